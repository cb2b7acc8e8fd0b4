"""The rules in motion: set-up, the four phases of a round, and every action."""
