"""The steps that effects and turns are made of."""
