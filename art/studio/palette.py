"""The brand palette (the tokens of the site) and the few studio colors that go with it."""

MINT, APRICOT, SAND, DEEP = '#CFE8DA', '#FFD2B0', '#F1E4D6', '#0C4636'
PAPER, WHITE, INK, GREEN, FLARE = '#FBF8F2', '#FFFFFF', '#0B2B23', '#0A6B50', '#FF6A3D'
CREAM, PEACH, CORAL = '#F6EFE2', '#FFB27A', '#FF8A5C'
LEAF, BLACK = '#7FCBAE', '#16221E'


def linear(hex_color, alpha=1.0):
    """'#RRGGBB' to linear RGBA."""
    h = hex_color.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, alpha)
