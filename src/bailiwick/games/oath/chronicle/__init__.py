"""The chronicle: the world between two games, its history, and how it is written."""
