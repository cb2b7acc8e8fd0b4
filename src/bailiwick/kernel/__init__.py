"""The kernel: states, steps, decisions, actions, events, views, records and chance. It knows no game."""
