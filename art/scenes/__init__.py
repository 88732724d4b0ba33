"""The scenes: every module has PICTURES, a dict of picture id to a function that builds the scene."""
