"""Clothes of the shop, laid flat and seen from above; prints are pictures on shared models."""
from studio.cloth import bez, layer, mirror, printed
from studio.core import camera, fabric, floor, light, plastic
from studio.labels import DISPLAY, HEART, TEXT, glyph, mark
from studio.palette import APRICOT, CREAM, DEEP, FLARE, MINT, SAND, WHITE
from studio.people import darker
from studio.shapes import ball, disc, group, tube


def neck(depth):
    return bez((0, depth), (.55, depth), (.95, depth + .35 if depth < 3.2 else 3.5), (1.0, 3.62))


def body(depth, hem=-3.62):
    """Right half of the trunk without sleeves."""
    return (neck(depth) + bez((1.0, 3.62), (1.5, 3.5), (2.1, 3.35), (2.5, 3.1)) + bez((2.5, 3.1), (2.42, 2.6), (2.45, 2.0), (2.6, 1.5))
            + bez((2.6, 1.5), (2.55, 0), (2.6, -2), (2.65, hem)) + bez((2.65, hem), (1.8, hem - .06), (.8, hem - .06), (0, hem - .06)) + [(0, hem - .06)])


def short(depth):
    return (neck(depth) + bez((1.0, 3.62), (1.5, 3.5), (2.1, 3.35), (2.5, 3.1)) + bez((2.5, 3.1), (2.95, 2.8), (3.6, 2.3), (4.05, 1.75)) + bez((4.05, 1.75), (3.8, 1.4), (3.55, 1.1), (3.25, .85))
            + bez((3.25, .85), (3.0, 1.05), (2.8, 1.25), (2.6, 1.5)) + bez((2.6, 1.5), (2.55, 0), (2.6, -2), (2.65, -3.6)) + bez((2.65, -3.6), (1.8, -3.66), (.8, -3.66), (0, -3.66)) + [(0, -3.66)])


def long(depth):
    return (neck(depth) + bez((1.0, 3.62), (1.5, 3.5), (2.1, 3.35), (2.5, 3.1)) + bez((2.5, 3.1), (3.2, 2.5), (3.85, .6), (4.5, -2.5)) + bez((4.5, -2.5), (4.3, -2.62), (4.05, -2.7), (3.8, -2.72))
            + bez((3.8, -2.72), (3.5, -1.2), (3.1, .5), (2.6, 1.5)) + bez((2.6, 1.5), (2.55, 0), (2.6, -2), (2.65, -3.6)) + bez((2.65, -3.6), (1.8, -3.66), (.8, -3.66), (0, -3.66)) + [(0, -3.66)])


ARMHOLES = [[(s * x, y) for x, y in bez((2.5, 3.1), (2.36, 2.6), (2.40, 2.0), (2.6, 1.5)) + [(2.6, 1.5)]] for s in (-1, 1)]


def stitches(colour, sleeve):
    """Seams drawn on the print: hem and cuffs."""
    st = f'fill="none" stroke="{colour}" stroke-width=".018" stroke-dasharray=".045 .03" opacity=".75"'
    out = ''.join(f'<path d="M-2.8 {3.60 - d}H2.8" {st}/>' for d in (.24, .32))
    for s in (-1, 1):
        for d in (.20, .27):
            out += (f'<path d="M{s * (4.05 - d)} {-1.75 - d * .55}L{s * (3.25 - d * .8)} {-.85 - d * .75}" {st}/>' if sleeve == 'short' else '')
    return out


def rib(depth, colour, wide=.30, z=.19):
    """The neckband."""
    m = fabric(colour)
    pts = [(x, y) for x, y in bez((0, depth), (.55, depth), (.95, depth + .35), (1.0, 3.62)) + [(1.0, 3.60)]]
    whole = [(-x, y) for x, y in pts[:0:-1]] + pts
    inner = [(x * (.78 + .10 * min(1, max(0, y - depth) / .9)), y + .30 - .34 * min(1, max(0, y - depth) / .9)) for x, y in whole]
    mid = [((a + c) / 2, (b + d) / 2, z + .03) for (a, b), (c, d) in zip(whole, inner)]
    tube(mid, .1, m, flat=(wide, .10, .05))


def garment(kind, colour, art, back, inner=None, collar=None, stitch=None, hood=False, polo=False, turn=-5):
    def build():
        floor(back)
        light()
        shape = short if kind == 'short' else long
        inside_ = darker(inner or colour, .82)
        with group((0, 0, 0), turn):
            if hood:
                hd = mirror([(0, 5.0)] + bez((0, 5.0), (.9, 5.0), (1.45, 4.6), (1.45, 3.9)) + bez((1.45, 3.9), (1.45, 3.5), (1.3, 3.2), (.9, 2.9)) + [(0, 2.75)])
                layer(hd, fabric(colour), .14, .02, folds=.3, seed=4)
                hole = mirror(bez((0, 4.55), (.62, 4.5), (.92, 4.15), (.86, 3.6)) + bez((.86, 3.6), (.76, 3.2), (.4, 2.9), (0, 2.70)) + [(0, 2.70)])
                layer(hole, fabric(darker(colour, .62)), .05, .20, folds=.15, seed=5)
                rim = [(.06, 2.72), (.62, 3.02), (1.02, 3.55), (1.08, 4.1), (.82, 4.58), (0, 4.80)]
                tube([(x, y, .30) for x, y in rim] + [(-x, y, .30) for x, y in rim[-2::-1]], .27, fabric(colour), taper=[.62, .9, 1.1, 1.15, 1.1, 1.0, 1.1, 1.15, 1.1, .9, .62])
            else:
                layer(mirror(shape(3.38)), fabric(inside_), .05, 0, folds=.2, seed=2)
            z = .05
            h = layer(mirror(shape(2.72)), printed(colour, stitches(stitch or darker(colour, .6), kind) + art), .17, z, ARMHOLES, 1., seed=3)
            if hood:
                pocket = mirror([(0, -1.25), (1.05, -1.25), (1.75, -2.35), (1.75, -3.05), (0, -3.08)])
                layer(pocket, fabric(colour), .12, .27, folds=.35, seed=7)
                for s in (-1, 1):
                    tube([(s * .42, 2.98, .42), (s * .46, 2.4, .40), (s * (.40 + .05 * s), 1.7, .36), (s * .50, 1.15 - .12 * s, .34)], .055, fabric(CREAM))
                    ball((.075, .13, .06), (s * .50, 1.08 - .12 * s, .35), plastic(FLARE))
                cuff = [(4.52, -2.30), (4.60, -2.95), (3.84, -3.15), (3.72, -2.55)]
                for s in (-1, 1):
                    layer([(s * x, y) for x, y in cuff], ribbed(colour), .16, .08, folds=.2, seed=8)
                layer([(-2.62, -3.30), (2.62, -3.30), (2.52, -3.98), (-2.52, -3.98)], ribbed(colour), .16, .10, folds=.3, seed=9)
            elif polo:
                m = fabric(collar)
                layer([(-.17, 2.95), (.17, 2.95), (.17, 1.35), (-.17, 1.35)], fabric(colour, key='placket'), .03, h(0, 1.6) + .01, folds=0, seed=3)
                for y in (2.45, 1.95, 1.55):
                    disc(.075, .03, (0, y, h(0, 1.6) + .075), plastic(WHITE), .01, 24, (90, 0, 0))
                for s in (-1, 1):
                    leaf = [(0, 2.92), (.42, 2.30), (.80, 2.45), (1.22, 3.62), (1.02, 3.84), (.62, 3.30)]
                    layer([(s * x, y) for x, y in leaf], m, .10, .26, folds=.25, seed=6)
                tube([(-1.08, 3.66, .26), (-.6, 3.62, .25), (0, 3.58, .24), (.6, 3.62, .25), (1.08, 3.66, .26)], .1, m, flat=(.34, .12, .05))
            else:
                rib(2.72, collar or darker(colour, .86))
                tube([(-.98, 3.58, .10), (-.55, 3.44, .09), (0, 3.40, .09), (.55, 3.44, .09), (.98, 3.58, .10)], .1, fabric(darker(collar or colour, .8)), flat=(.28, .06, .03))
        camera((0, -5.5, 30), (0, .50 if hood else -.02, 0), 78 if hood else 88)
    return build


def ribbed(colour):
    s = 'stroke-width=".035" opacity=".22"'
    return printed(colour, ''.join(f'<path d="M{x / 10} -4.8V4.8" stroke="#000" {s}/>' for x in range(-48, 49)), 1600)


def words(lines, ink, size, y, gap=1.):
    return ''.join(f'<text text-anchor="middle" y="{y + i * size * gap}" {DISPLAY} font-size="{size}" letter-spacing="{-.03 * size}" fill="{ink}">{l}</text>' for i, l in enumerate(lines))


def small(text, ink, size, y):
    return f'<text text-anchor="middle" y="{y}" {TEXT} font-size="{size}" fill="{ink}">{text}</text>'


BEAT = '<path d="M-1.9 {y}h1.0l.14-.18.14.18h.16l.12.10.22-.82.24 1.14.16-.42h.2l.2-.26.2.26h1.14" fill="none" stroke="{c}" stroke-width=".09" stroke-linejoin="round" stroke-linecap="round"/>'

PICTURES = {
    'merch-tee-hands-on': garment('short', '#0A6B50', words(['Hands on'], '#FFEBDA', 1.05, -.95) + BEAT.format(y=.32, c='#FF8A5C') + small('Steadyhand CPR &amp; Safety', '#CFE8DA', .25, 1.15), APRICOT),
    'merch-tee-thirty-to-two': garment('short', '#F6EFE2', words(['30:2'], '#0A6B50', 1.75, -.35) + small('Thirty pushes, two breaths', '#FF6A3D', .28, .22), MINT, stitch='#B8AD97'),
    'merch-tee-keep-the-beat': garment('short', '#FFB27A', words(['Keep', 'the beat'], '#0C4636', 1.0, -1.3, .92)
                                       + ''.join(f'<rect x="{-1.42 + i * .26:.2f}" y="{.75 - h / 2:.2f}" width=".13" height="{h}" rx=".065" fill="#0C4636"/>' for i, h in enumerate((.3, .6, 1.0, .6, .3, .6, 1.0, .6, .3, .6, 1.0))), SAND),
    'merch-long-sleeve-steady': garment('long', DEEP, words(['Steady'], '#CFE8DA', 1.05, -.75) + f'{mark(-.75, .05, 1.5, "#FF6A3D", "#0C4636")}', APRICOT, stitch='#7FCBAE'),
    'merch-hoodie-hands': garment('long', '#0A6B50', words(['Steadyhand'], '#FFEBDA', .72, .10) + small('Know what to do with your hands', '#CFE8DA', .2, .52), MINT, hood=True),
    'merch-polo-instructor': garment('short', '#F6EFE2', glyph(HEART, 1.02, -1.75, .5, '#FF6A3D') + f'<text x="1.27" y="-.95" text-anchor="middle" {DISPLAY} font-size=".30" fill="#0A6B50">Instructor</text>', MINT, collar='#0A6B50', stitch='#B8AD97', polo=True),
}
