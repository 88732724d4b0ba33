"""The picture studio: one light, one set of backdrops, one palette for every picture of the site."""
