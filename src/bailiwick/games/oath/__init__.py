"""Oath: Chronicles of Empire and Exile, first edition."""
