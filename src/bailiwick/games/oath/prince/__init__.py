"""The Clockwork Prince: his board, his Mind, what he answers, and the steps of his turn."""
