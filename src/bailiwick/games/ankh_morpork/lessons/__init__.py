"""Guided first games: what stands in each is told in docs/lessons.md."""
