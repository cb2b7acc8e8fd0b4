"""The rules in motion: what cards, powers and events do, step by step."""
