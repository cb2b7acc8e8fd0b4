"""Immortals, by its rules (rules.md) and rulings (rulings.md)."""
