"""The book shop: four books that stand upright."""
import math

from studio.core import mat, plastic, stage
from studio.labels import DISPLAY, HEART, TEXT, glyph, raster
from studio.palette import APRICOT, CORAL, DEEP, FLARE, GREEN, INK, LEAF, MINT, PEACH, SAND
from studio.shapes import group, label, mesh, slab

W, H = 1240, 1754                                              # cover in pixels


def bars(ink, accent):
    """Thirty pushes and two breaths."""
    out = ''.join(f'<rect x="{90 + i * 28.2:.1f}" y="{1540 - (520 if i % 2 == 0 else 390)}" width="15" height="{520 if i % 2 == 0 else 390}" rx="7.5" fill="{accent}"/>' for i in range(30))
    return out + ''.join(f'<rect x="{945 + j * 112}" y="1020" width="93" height="520" rx="46" fill="{ink}"/>' for j in range(2))


def rings(ink, accent):
    """Five minutes: circles round the first moment."""
    return ''.join(f'<circle cx="620" cy="1130" r="{r * 82}" fill="none" stroke="{accent}" stroke-width="{44 - r * 6}"/>' for r in range(5, 0, -1)) + f'<circle cx="620" cy="1130" r="40" fill="{ink}"/>'


def rhythm(ink, accent):
    beat = 'h70l22-34 24 34h22l18 24 42-330 50 450 34-144h30l36-60 36 60h52'
    return ''.join(f'<path d="M90 {y}{beat}{beat}h{1060 - 2 * 436}" fill="none" stroke="{c}" stroke-width="{w}" stroke-linejoin="round" stroke-linecap="round"/>' for y, c, w in ((1300, accent, 24),)) + ''.join(
        f'<circle cx="{110 + i * 60}" cy="1530" r="13" fill="{ink if i % 5 else accent}"/>' for i in range(18))


def balls(ink, accent):
    """Small, smaller, smallest: child, toddler, infant."""
    return (f'<circle cx="380" cy="1250" r="280" fill="{accent}"/><circle cx="800" cy="1345" r="185" fill="{ink}"/><circle cx="1056" cy="1430" r="100" fill="#FFB27A"/>'
            + glyph(HEART, 255, 1130, 250, '#FFF4E8'))


def cover(paper, ink, accent, title, sub, art, foot):
    t = ''.join(f'<text x="84" y="{282 + i * 186}" {DISPLAY} font-size="{206 if max(map(len, title)) < 11 else 180}" letter-spacing="-7">{l}</text>' for i, l in enumerate(title))
    return raster(f'<g fill="{ink}"><rect width="{W}" height="{H}" fill="{paper}"/>{art(ink, accent)}{t}<text x="92" y="{282 + len(title) * 186 - 66}" {TEXT} font-size="66">{sub}</text>'
                  f'<text x="92" y="1668" {TEXT} font-size="44">{foot}</text>{glyph(HEART, 1080, 1610, 74, accent)}</g>', W, H)


def book(paper, image, w=1.48, h=2.10, t=.24):
    """Upright, cover to -Y, spine on the left."""
    c = .024
    m = plastic(paper, rough=.42, bump=0)
    for s in (-1, 1):
        slab(w, h, c, .03, (0, s * t / 2, h / 2), m, .006, 3)
    n = 14
    out = [(-w / 2 + .014 - .06 * math.sin(math.pi * i / n), -t / 2 - c / 2 + (t + c) * i / n) for i in range(n + 1)]
    ring_ = out + [(x + .024, y * .9) for x, y in out[::-1]]
    k = len(ring_)
    mesh([(x, y, z) for z in (.004, h - .004) for x, y in ring_],
         [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)] + [tuple(range(k))[::-1], tuple(range(k, 2 * k))], m, 50)
    slab(w - .07, h - .07, t - c, .012, (-.02, 0, h / 2), mat('#F4EDDD', rough=.9), .004, 2)
    edge = raster('<rect width="60" height="800" fill="#F4EDDD"/>' + ''.join(f'<rect x="{i * 3}" width="1" height="800" fill="#D9CFBA"/>' for i in range(20)), 60, 800)
    label(edge, t - c - .02, h - .09, (w / 2 - .0545, 0, h / 2), (0, 0, 90), rough=.9)
    label(image, w - .02, h - .012, (.008, -t / 2 - c / 2 - .0015, h / 2), rough=.42, coat=.15)


def scene(back, paper, image, turn, size=1., t=.24):
    def build():
        stage(back, (0, -12, 3.35), (.14, 0, 1.03 * size), 114)
        with group((0, 0, 0), turn, scale=size):
            book(paper, image(), t=t)
    return build


PICTURES = {
    'book-bls-provider-handbook': scene(SAND, GREEN, lambda: cover(GREEN, '#FFF4E8', CORAL, ['Basic', 'Life Support'], 'Provider handbook', bars, '3rd edition'), 24, t=.30),
    'book-first-aid-at-work': scene(MINT, PEACH, lambda: cover(PEACH, '#3A1C08', '#D9481C', ['First Aid', 'at Work'], 'A pocket reference', rings, 'For the first five minutes'), -22, .94, t=.18),
    'book-advanced-life-support': scene(APRICOT, DEEP, lambda: cover(DEEP, '#E8F3EC', FLARE, ['Advanced', 'Life Support'], 'Rhythm and response', rhythm, '2nd edition'), 24, t=.36),
    'book-pediatric-emergencies': scene(SAND, LEAF, lambda: cover(LEAF, INK, FLARE, ['Pediatric', 'Emergencies'], 'A field guide', balls, 'Infant, toddler, child'), -22, t=.26),
}
