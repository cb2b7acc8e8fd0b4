"""How bots learn to judge positions: games against themselves, a network fitted to how they went, and again. NumPy is needed
here, and nowhere where bots play."""
