"""Clothes of the shop, laid flat and seen from above; prints are pictures on shared models."""
import math

from studio.cloth import bez, layer, mirror, printed
from studio.core import camera, fabric, floor, light, plastic
from studio.labels import DISPLAY, HEART, LINE, NAME, SHORT, TEXT, glyph, mark
from studio.palette import APRICOT, CREAM, DEEP, FLARE, MINT, SAND, WHITE
from studio.people import darker
from studio.shapes import ball, disc, group, tube


def neck(depth):
    return bez((0, depth), (.55, depth), (.95, depth + .35 if depth < 3.2 else 3.5), (1.0, 3.62))


def body(depth, hem=-3.62):
    """Right half of the trunk without sleeves."""
    return (neck(depth) + bez((1.0, 3.62), (1.5, 3.5), (2.1, 3.35), (2.5, 3.1)) + bez((2.5, 3.1), (2.42, 2.6), (2.45, 2.0), (2.6, 1.5))
            + bez((2.6, 1.5), (2.55, 0), (2.6, -2), (2.65, hem)) + bez((2.65, hem), (1.8, hem - .06), (.8, hem - .06), (0, hem - .06)) + [(0, hem - .06)])


def gathered(depth):
    """A trunk that a ribbed hem draws in."""
    return [(x, y) for x, y in body(depth) if y > -3.1] + bez((2.63, -3.1), (2.66, -3.5), (2.58, -3.62), (2.2, -3.64)) + bez((2.2, -3.64), (1.6, -3.66), (.8, -3.66), (0, -3.66)) + [(0, -3.66)]


def short(depth):
    return (neck(depth) + bez((1.0, 3.62), (1.5, 3.5), (2.1, 3.35), (2.5, 3.1)) + bez((2.5, 3.1), (2.95, 2.8), (3.6, 2.3), (4.05, 1.75)) + bez((4.05, 1.75), (3.8, 1.4), (3.55, 1.1), (3.25, .85))
            + bez((3.25, .85), (3.0, 1.05), (2.8, 1.25), (2.6, 1.5)) + bez((2.6, 1.5), (2.55, 0), (2.6, -2), (2.65, -3.6)) + bez((2.65, -3.6), (1.8, -3.66), (.8, -3.66), (0, -3.66)) + [(0, -3.66)])


def sleeve(side, drop=0., reach=0.):
    """A long sleeve that lies along the body and is folded over it at the elbow; side is 1 or -1, reach moves its cuff."""
    x, y = 1.35 - reach, -1.95 - drop
    right = (bez((2.5, 3.12), (3.0, 2.75), (3.55, 1.6), (3.86, .1)) + bez((3.86, .1), (3.94, -.22), (3.92, -.52), (3.66, -.72))
             + bez((3.66, -.72), (3.0, -1.12), (2.0, y + .10), (x + .16, y - .42)) + [(x + .16, y - .42), (x - .16, y + .42)]
             + bez((x - .16, y + .42), (1.9, -1.05), (2.5, -.62), (2.84, -.30)) + bez((2.84, -.30), (2.80, .4), (2.70, 1.0), (2.52, 1.56))
             + bez((2.52, 1.56), (2.40, 2.0), (2.36, 2.6), (2.5, 3.12)))
    clean = [p for p, q in zip(right, right[1:] + right[:1]) if math.hypot(p[0] - q[0], p[1] - q[1]) > 1e-3]
    return [(side * px, py) for px, py in clean]


def cuff(side, drop=0., reach=0.):
    """The ribbed end of that sleeve."""
    x, y = 1.35 - reach, -1.95 - drop
    return [(side * px, py) for px, py in ((x + .22, y - .44), (x - .12, y + .48), (x - .62, y + .24), (x - .30, y - .66))]


ARMHOLES = [[(s * x, y) for x, y in bez((2.5, 3.1), (2.36, 2.6), (2.40, 2.0), (2.6, 1.5)) + [(2.6, 1.5)]] for s in (-1, 1)]

PULLS = [(s * x, y, a if s > 0 else 180 - a, l, .07) for s in (-1, 1) for x, y, a, l in ((2.5, 1.4, 205, 1.5), (2.5, 1.1, 236, 2.0), (2.45, .4, 248, 1.6), (2.1, 3.0, 262, 1.3))]


def stitches(color, sleeve):
    """Seams drawn on the print: hem and cuffs."""
    st = f'fill="none" stroke="{color}" stroke-width=".018" stroke-dasharray=".045 .03" opacity=".75"'
    out = ''.join(f'<path d="M-2.8 {3.60 - d}H2.8" {st}/>' for d in (.24, .32))
    for s in (-1, 1):
        for d in (.20, .27):
            out += (f'<path d="M{s * (4.05 - d)} {-1.75 - d * .55}L{s * (3.25 - d * .8)} {-.85 - d * .75}" {st}/>' if sleeve == 'short' else '')
    return out


def rib(depth, color, wide=.30, z=.19):
    """The neckband."""
    m = fabric(color)
    pts = [(x, y) for x, y in bez((0, depth), (.55, depth), (.95, depth + .35), (1.0, 3.62)) + [(1.0, 3.60)]]
    whole = [(-x, y) for x, y in pts[:0:-1]] + pts
    inner = [(x * (.78 + .10 * min(1, max(0, y - depth) / .9)), y + .30 - .34 * min(1, max(0, y - depth) / .9)) for x, y in whole]
    mid = [((a + c) / 2, (b + d) / 2, z + .03) for (a, b), (c, d) in zip(whole, inner)]
    tube(mid, .1, m, flat=(wide, .10, .05))


def garment(kind, color, art, back, inner=None, collar=None, stitch=None, hood=False, polo=False, turn=-5):
    """kind: 'short' sleeves, or 'long' ones, which are folded over the front."""
    def build():
        floor(back)
        light()
        shape = short if kind == 'short' else body
        inside_ = darker(inner or color, .82)
        with group((0, 0, 0), turn):
            if hood:
                hd = mirror([(0, 5.0)] + bez((0, 5.0), (.9, 5.0), (1.45, 4.6), (1.45, 3.9)) + bez((1.45, 3.9), (1.45, 3.5), (1.3, 3.2), (.9, 2.9)) + [(0, 2.75)])
                layer(hd, fabric(color), .20, .02, folds=.3, seed=4)
                hole = mirror(bez((0, 4.55), (.62, 4.5), (.92, 4.15), (.86, 3.6)) + bez((.86, 3.6), (.76, 3.2), (.4, 2.9), (0, 2.70)) + [(0, 2.70)])
                layer(hole, fabric(darker(color, .62)), .05, .24, folds=.15, seed=5)
                rim = [(-.22, 2.56), (.06, 2.70), (.62, 3.02), (1.02, 3.55), (1.08, 4.1), (.82, 4.58), (0, 4.80)]
                tube([(x, y, .32) for x, y in rim] + [(-x, y, .36 if y < 2.71 else .32) for x, y in rim[-2::-1]], .27, fabric(color), taper=[.55, .75, .95, 1.1, 1.15, 1.1, 1.0, 1.1, 1.15, 1.1, .95, .75, .55])
            else:
                layer(mirror(shape(3.38)), fabric(inside_), .05, 0, folds=.2, seed=2)
            z = .05
            h = layer(mirror(shape(2.72)), printed(color, stitches(stitch or darker(color, .6), kind if not hood else '') + art), .26 if hood else .20, z, ARMHOLES, 1., seed=3, pulls=PULLS)
            if kind == 'long':
                for s, drop, reach in ((1, 0., 0.), (-1, .22, -.12)):
                    layer(sleeve(s, drop, reach), fabric(color), .20, folds=.8, seed=12 + s, under=h, creases=[[(s * 2.72, -.30), (s * 3.95, -.30)]],
                                pulls=[(s * 3.3, -.35, 90 + s * 8, 1.4, .06), (s * 3.0, -.5, 215 if s > 0 else -35, 1.2, .05)])
                    if not hood:
                        layer(cuff(s, drop, reach), ribbed(color, 62 * s), .15, folds=.15, seed=8, under=h)
            if hood:
                layer([(-2.46, -3.22), (2.46, -3.22), (2.40, -3.98), (-2.40, -3.98)], ribbed(color), .20, .08, folds=.2, seed=9)
                # The sleeves end in the pocket.
                pocket = mirror([(0, -1.15), (1.20, -1.15), (1.30, -1.18), (1.98, -2.38), (2.02, -2.48), (2.02, -3.10), (1.96, -3.16), (0, -3.16)])
                layer(pocket, fabric(color), .12, folds=.25, seed=7, under=lambda x, y: h(x, y) + .10, step=.034)
                for s in (-1, 1):
                    tube([(s * .42, 2.98, .48), (s * .46, 2.4, .46), (s * (.40 + .05 * s), 1.7, .42), (s * .50, 1.15 - .12 * s, .40)], .055, fabric(CREAM))
                    ball((.075, .13, .06), (s * .50, 1.08 - .12 * s, .41), plastic(FLARE))
            if polo:
                m = fabric(collar)
                layer([(-.17, 2.95), (.17, 2.95), (.17, 1.35), (-.17, 1.35)], fabric(color, key='placket'), .03, h(0, 1.6) + .01, folds=0, seed=3)
                for y in (2.45, 1.95, 1.55):
                    disc(.075, .03, (0, y, h(0, 1.6) + .075), plastic(WHITE), .01, 24, (90, 0, 0))
                for s in (-1, 1):
                    leaf = [(0, 2.92), (.42, 2.30), (.80, 2.45), (1.22, 3.62), (1.02, 3.84), (.62, 3.30)]
                    layer([(s * x, y) for x, y in leaf], m, .10, .28, folds=.25, seed=6)
                tube([(-1.08, 3.66, .28), (-.6, 3.62, .27), (0, 3.58, .26), (.6, 3.62, .27), (1.08, 3.66, .28)], .1, m, flat=(.34, .12, .05))
            elif not hood:
                rib(2.72, collar or darker(color, .86), z=.21)
                tube([(-.98, 3.58, .10), (-.55, 3.44, .09), (0, 3.40, .09), (.55, 3.44, .09), (.98, 3.58, .10)], .1, fabric(darker(collar or color, .8)), flat=(.28, .06, .03))
        camera((0, -5.5, 30), (0, .50 if hood else -.02, 0), 84 if hood else 88)
    return build


def ribbed(color, turn=0):
    """Ribbing; its lines stand turned by so many degrees."""
    s = 'stroke-width=".035" opacity=".22"'
    return printed(color, f'<g transform="rotate({turn})">' + ''.join(f'<path d="M{x / 10} -7V7" stroke="#000" {s}/>' for x in range(-68, 69)) + '</g>', 1600)


def words(lines, ink, size, y, gap=1.):
    return ''.join(f'<text text-anchor="middle" y="{y + i * size * gap}" {DISPLAY} font-size="{size}" letter-spacing="{-.03 * size}" fill="{ink}">{l}</text>' for i, l in enumerate(lines))


def small(text, ink, size, y):
    return f'<text text-anchor="middle" y="{y}" {TEXT} font-size="{size}" fill="{ink}">{text}</text>'


BEAT = '<path d="M-1.9 {y}h1.0l.14-.18.14.18h.16l.12.10.22-.82.24 1.14.16-.42h.2l.2-.26.2.26h1.14" fill="none" stroke="{c}" stroke-width=".09" stroke-linejoin="round" stroke-linecap="round"/>'

def hands_on(color, ink, accent, fine, back, stitch=None):
    return garment('short', color, words(['Hands on'], ink, 1.05, -.95) + BEAT.format(y=.32, c=accent) + small(LINE, fine, .25, 1.15), back, stitch=stitch)


def thirty_to_two(color, ink, fine, back, stitch=None):
    return garment('short', color, words(['30:2'], ink, 1.75, -.35) + small('Thirty pushes, two breaths', fine, .28, .22), back, stitch=stitch)


def keep_the_beat(color, ink, bars, back, stitch=None):
    return garment('short', color, words(['Keep', 'the beat'], ink, 1.0, -1.3, .92)
                   + ''.join(f'<rect x="{-1.42 + i * .26:.2f}" y="{.75 - h / 2:.2f}" width=".13" height="{h}" rx=".065" fill="{bars}"/>' for i, h in enumerate((.3, .6, 1.0, .6, .3, .6, 1.0, .6, .3, .6, 1.0))), back, stitch=stitch)


def hoodie(color, ink, fine, back):
    return garment('long', color, words([NAME or 'Hands on'], ink, .72, .10) + small('Know what to do with your hands', fine, .2, .52), back, hood=True)


def polo(color, ink, collar, back, stitch):
    return garment('short', color, glyph(HEART, 1.02, -1.75, .5, '#FF6A3D') + f'<text x="1.27" y="-.95" text-anchor="middle" {DISPLAY} font-size=".30" fill="{ink}">Instructor</text>', back, collar=collar, stitch=stitch, polo=True)


SHIRT_GREEN, SHIRT_CREAM, SHIRT_APRICOT, CREAM_SEAM = '#0A6B50', '#F6EFE2', '#FFB27A', '#B8AD97'

# The id without a color is the first color of the article (content/shop/merchandise.ts).
PICTURES = {
    'merch-tee-hands-on': hands_on(SHIRT_GREEN, '#FFEBDA', '#FF8A5C', '#CFE8DA', APRICOT),
    'merch-tee-hands-on-cream': hands_on(SHIRT_CREAM, SHIRT_GREEN, '#FF6A3D', '#0C4636', APRICOT, CREAM_SEAM),
    'merch-tee-thirty-to-two': thirty_to_two(SHIRT_CREAM, SHIRT_GREEN, '#FF6A3D', MINT, CREAM_SEAM),
    'merch-tee-thirty-to-two-green': thirty_to_two(SHIRT_GREEN, '#FFEBDA', '#FFB27A', MINT),
    'merch-tee-keep-the-beat': keep_the_beat(SHIRT_APRICOT, '#0C4636', '#0C4636', SAND),
    'merch-tee-keep-the-beat-cream': keep_the_beat(SHIRT_CREAM, '#0C4636', '#FF6A3D', SAND, CREAM_SEAM),
    'merch-long-sleeve-steady': garment('long', DEEP, words([SHORT or 'Keep calm'], '#CFE8DA', 1.05, -.75) + (mark(-.75, .05, 1.5, "#FF6A3D", "#0C4636") or glyph(HEART, -.35, .05, .7, '#FF6A3D')), APRICOT, stitch='#7FCBAE'),
    'merch-hoodie-hands': hoodie(SHIRT_GREEN, '#FFEBDA', '#CFE8DA', MINT),
    'merch-hoodie-hands-apricot': hoodie(SHIRT_APRICOT, '#0C4636', '#0C4636', APRICOT),
    'merch-polo-instructor': polo(SHIRT_CREAM, SHIRT_GREEN, SHIRT_GREEN, MINT, CREAM_SEAM),
    'merch-polo-instructor-deep-green': polo(DEEP, '#CFE8DA', SHIRT_CREAM, MINT, '#7FCBAE'),
}
