"""The steps of Oath, by phase and action."""
