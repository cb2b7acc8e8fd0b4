"""Campaigns: forces and odds, and the steps from declaring to the spoils."""
