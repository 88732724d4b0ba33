"""Clothes of the shop, laid flat and seen from above; prints are pictures on shared models."""
import math

from studio.cloth import bez, layer, mirror, pad, printed, strip
from studio.core import camera, fabric, floor, light, plastic, steel
from studio.labels import DISPLAY, HEART, LINE, NAME, SHORT, TEXT, glyph, mark, raster
from studio.palette import APRICOT, CREAM, DEEP, FLARE, INK, MINT, SAND, WHITE
from studio.people import darker
from studio.shapes import ball, disc, group, label, slab, tube


def neck(depth):
    return bez((0, depth), (.55, depth), (.95, depth + .35 if depth < 3.2 else 3.5), (1.0, 3.62))


def short(depth):
    return (neck(depth) + bez((1.0, 3.62), (1.5, 3.5), (2.1, 3.35), (2.5, 3.1)) + bez((2.5, 3.1), (2.95, 2.8), (3.6, 2.3), (4.05, 1.75)) + bez((4.05, 1.75), (3.8, 1.4), (3.55, 1.1), (3.25, .85))
            + bez((3.25, .85), (3.0, 1.05), (2.8, 1.25), (2.6, 1.5)) + bez((2.6, 1.5), (2.55, 0), (2.6, -2), (2.65, -3.6)) + bez((2.65, -3.6), (1.8, -3.66), (.8, -3.66), (0, -3.66)) + [(0, -3.66)])


ARMHOLES = [[(s * x, y) for x, y in bez((2.5, 3.1), (2.36, 2.6), (2.40, 2.0), (2.6, 1.5)) + [(2.6, 1.5)]] for s in (-1, 1)]

PULLS = [(s * x, y, a if s > 0 else 180 - a, l, .07) for s in (-1, 1) for x, y, a, l in ((2.5, 1.4, 205, 1.5), (2.5, 1.1, 236, 2.0), (2.45, .4, 248, 1.6), (2.1, 3.0, 262, 1.3))]


def stitches(color):
    """Seams drawn on the print: hem and cuffs."""
    st = f'fill="none" stroke="{color}" stroke-width=".018" stroke-dasharray=".045 .03" opacity=".75"'
    out = ''.join(f'<path d="M-2.8 {3.60 - d}H2.8" {st}/>' for d in (.24, .32))
    for s in (-1, 1):
        for d in (.20, .27):
            out += f'<path d="M{s * (4.05 - d)} {-1.75 - d * .55}L{s * (3.25 - d * .8)} {-.85 - d * .75}" {st}/>'
    return out


def rib(depth, color, wide=.30, z=.19):
    """The neckband."""
    m = fabric(color)
    pts = [(x, y) for x, y in bez((0, depth), (.55, depth), (.95, depth + .35), (1.0, 3.62)) + [(1.0, 3.60)]]
    whole = [(-x, y) for x, y in pts[:0:-1]] + pts
    inner = [(x * (.78 + .10 * min(1, max(0, y - depth) / .9)), y + .30 - .34 * min(1, max(0, y - depth) / .9)) for x, y in whole]
    mid = [((a + c) / 2, (b + d) / 2, z + .03) for (a, b), (c, d) in zip(whole, inner)]
    tube(mid, .1, m, flat=(wide, .10, .05))


def garment(color, art, back, collar=None, stitch=None, polo=False):
    """A T-shirt, or a polo shirt, laid flat."""
    def build():
        floor(back)
        light()
        with group((0, 0, 0), -5):
            layer(mirror(short(3.60 if polo else 3.38)), fabric(darker(color, .82)), .05, 0, folds=.2, seed=2)
            h = layer(mirror(short(2.72)), printed(color, stitches(stitch or darker(color, .6)) + art), .20, .05, ARMHOLES, 1., seed=3, pulls=PULLS)
            if polo:
                layer([(-.19, 2.75), (.19, 2.75), (.19, 1.35), (-.19, 1.35)], fabric(color, key='placket'), .03, h(0, 1.6) + .01, folds=0, seed=3)
                for y in (2.30, 1.92, 1.54):
                    disc(.085, .025, (0, y, h(0, 1.6) + .06), plastic(WHITE), .008, 24, (90, 0, 0))
                # One band from point to point round the neck: its inner line is the roll, its outer line the edge.
                roll = curve((.07, 2.56, .34), (.42, 2.80, .38), (.86, 3.14, .40), (.93, 3.40, .38), (.95, 3.56, .37), (.5, 3.60, .36), (0, 3.60, .36))
                edge = curve((.98, 1.98, .30), (1.22, 2.66, .30), (1.50, 3.10, .28), (1.40, 3.50, .24), (1.30, 3.84, .18), (.6, 3.93, .20), (0, 3.93, .20))
                strip(*(line + [(-x, y, z) for x, y, z in line[-2::-1]] for line in (roll, edge)), fabric(collar), .09)
                strip([(x, y, .18) for x, y in bez((-.97, 3.38), (-.5, 3.30), (.5, 3.30), (.97, 3.38))], [(x, y, .22) for x, y in bez((-.97, 3.62), (-.5, 3.64), (.5, 3.64), (.97, 3.62))], fabric(darker(collar, .82)), .03)
            else:
                rib(2.72, collar or darker(color, .86), z=.21)
                tube([(-.98, 3.58, .10), (-.55, 3.44, .09), (0, 3.40, .09), (.55, 3.44, .09), (.98, 3.58, .10)], .1, fabric(darker(collar or color, .8)), flat=(.28, .06, .03))
        camera((0, -5.5, 30), (0, -.02, 0), 88)
    return build


def curve(*points, n=40):
    """A fine line through Bezier pieces, each of which starts where the last one ends."""
    out = []
    for i in range(0, len(points) - 1, 3):
        out += bez(*points[i:i + 4], n=n)
    return out + [points[-1]]


def armed(half, top, bottom, wide=0., deep=0.):
    """Outline of a garment laid flat, half its width, its arms beside it down to the cuffs; with a neck so wide and deep."""
    edge = curve((0, deep), (.56 * wide, deep), (wide, deep + .34 * (top - deep)), (wide, top)) if wide else [(0, top), (.9, top)]
    arm = [(half + x, top + y) for x, y in curve((-.20, -.52), (.34, -.86), (.80, -1.65), (1.12, -2.85), (1.46, -4.15), (1.84, -5.30), (2.06, -5.98))]
    inner = [(half + x, top + y) for x, y in curve((1.18, -6.22), (.98, -5.3), (.58, -4.0), (.30, -3.20), (.18, -2.9), (.06, -2.66), (-.06, -2.36))]
    side = curve((half - .07, top - 2.5), (half - .02, -.6), (half - .04, -2.2), (half - .04, bottom))
    return mirror(edge + curve((wide or .9, top), (half * .5, top - .10), (half - .7, top - .28), (half - .20, top - .52)) + arm + inner + side + [(1.2, bottom - .03), (0, bottom - .04)])


def cuffs(half, top, color, high):
    """A ribbed cuff at the end of each arm, which comes out of it."""
    for s in (-1, 1):
        line = lambda *points: [(s * (half + x), top + y, z) for x, y, z in points]
        strip(line((1.22, -5.98, .05), (1.98, -5.78, .05)), line((1.42, -6.78, .02), (2.14, -6.58, .02)), ribbed(color), high, .062)


def armholes(half, top):
    return sides(curve((half - .20, top - .52), (half - .42, top - 1.1), (half - .40, top - 1.8), (half - .06, top - 2.36)))


def creases(half, top):
    """Folds of cloth that lies with its arms down: from the armpits, at the elbows and above the cuffs."""
    return both(*((half + x, top + y, a, l, h, w, b) for x, y, a, l, h, w, b in (
        (-.10, -2.3, 206, 1.7, .09, .15, .10), (-.12, -2.5, 234, 2.4, .10, .17, .08), (-.15, -3.1, 250, 2.2, .08, .17, .05), (-.4, -.8, 246, 1.8, .07, .17, -.05),
        (.10, -1.5, 300, 1.9, .07, .13, .06), (1.12, -3.3, 206, .9, .08, .10, .15), (1.22, -3.8, 190, .85, .07, .10, .1), (.48, -3.5, -28, .8, .07, .10, -.1), (.62, -4.1, 4, .8, .08, .10, -.1),
        (1.85, -5.55, 200, .8, .07, .09, .1), (1.0, -5.2, -12, .75, .07, .09, .1), (1.92, -5.9, 176, .7, .06, .08, .1))))


def both(*pulls):
    """Folds of the right half, and their like on the left, which are never quite the same."""
    return [*pulls] + [(-x + .10, y - .16, 180 - a + 5, l * 1.08, h * .85, w, -b) for x, y, a, l, h, w, b in pulls]


def seam(line, color):
    """Stitches drawn along a line (y up)."""
    d = 'M' + 'L'.join(f'{x:.3f} {-y:.3f}' for x, y in line)
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width=".020" stroke-dasharray=".06 .035" opacity=".7"/>'


def sides(line):
    """The line on the left, and on the right."""
    return [[(s * x, y) for x, y in line] for s in (-1, 1)]


def neckband(color, wide=1.06, deep=2.60, band=(.24, .30), top=3.70):
    """The neckband of a pad: its free edge goes on from the front, over the shoulders, to the back. With a size label in the neck.

    band is how much narrower and shallower its inner edge is.
    """
    front = [curve((.02 - a, top + .14), (-.06 - a, top), (-.04 - a, top - .2), (-a, top - .4), (.10 - a, b + .12), (-.6 * a, b), (0, b)) for a, b in ((wide, deep), (wide - band[0], deep + band[1]))]
    one, other = [l + [(-x, y) for x, y in l[-2::-1]] for l in front]
    over = lambda line, z: [(x, y, z - .5 * max(0, y - top + .25) ** 1.4) for x, y in line]
    strip(over(one, .28), over(other, .26), ribbed(color), .07, .062)
    k = wide / 1.06
    nape = curve((-k, top + .10), (-.6 * k, top + .02), (-.3 * k, top - .01), (0, top - .01), (.3 * k, top - .01), (.6 * k, top + .02), (k, top + .10))
    strip([(x, y - .30, .12) for x, y in nape], [(x, y, .20) for x, y in nape], ribbed(darker(color, .80)), .05, .062)
    slab(.46, .30, .02, .03, (0, top - .43, .19), fabric(CREAM), .006, rot=(-90, 0, 0))
    label(raster(f'<text x="60" y="74" text-anchor="middle" {TEXT} font-size="58" fill="{INK}">M</text>', 120, 100), .36, .30, (0, top - .43, .215), (-90, 0, 0))


def fitted(color, art, back, stitch):
    """A T-shirt with a women's cut, laid flat: a wide neck, a waist, and short sleeves that are rolled up."""
    def build():
        floor(back)
        light()
        top = 3.42
        cuff = [(3.36, 2.18), (2.62, 1.46)]
        edge = curve((0, 2.02), (.72, 2.02), (1.24, 2.46), (1.28, top))
        shoulder = curve((1.28, top), (1.6, top - .08), (1.9, top - .18), (2.16, top - .32), (2.62, 2.96), (3.02, 2.60), cuff[0])
        side = curve(cuff[1], (2.5, 1.48), (2.36, 1.54), (2.24, 1.62), (2.12, .7), (1.92, .2), (1.94, -.5), (1.96, -1.4), (2.28, -2.4), (2.36, -3.42))
        hole = curve((2.16, top - .32), (2.0, 2.6), (1.98, 2.1), (2.24, 1.62))
        hem = [[(x, y + d) for x, y in curve((-2.4, -3.44), (-1.2, -3.66), (1.2, -3.66), (2.4, -3.44))] for d in (.24, .32)]
        print_ = art + ''.join(seam(l, stitch) for l in (*sides(hole), *hem))
        folds = both((2.15, 1.5, 214, 1.7, .10, .15, .10), (2.05, .9, 236, 1.5, .09, .15, .06), (1.98, -.35, 196, 1.5, .10, .14, .08), (1.96, -.75, 168, 1.3, .08, .14, -.06), (2.0, 2.5, 246, 1.2, .07, .16, -.05),
                     (2.30, -3.3, 112, 1.9, .09, .20, -.04), (1.1, -3.5, 94, 1.7, .07, .20, .03), (2.6, 2.2, 30, .6, .06, .10, .1))
        with group((0, 0, 0), 5):
            pad(mirror([(0, top - .04), (1.55, top - .06), (1.6, 1.7), (0, 1.5)]), fabric(darker(color, .70)), .06, .10, .08, .0, sag=.02, seed=14)
            body = mirror(edge + shoulder + [cuff[1]] + side + curve((2.36, -3.42), (1.6, -3.58), (.8, -3.66), (0, -3.66)) + [(0, -3.66)])
            pad(body, printed(color, print_), 0, .25, .15, .09, folds, [(l, -.05, .05) for l in sides(hole)], sag=.11, seed=9, wobble=.04)
            for s in (-1, 1):                                              # each sleeve is rolled twice
                (x1, y1), (x2, y2) = cuff
                for d, w, z, high in ((-.02, .46, .02, .30), (.10, .24, .20, .16)):
                    line = lambda k: [(s * (x + k * .69), y - k * .72, z) for x, y in curve((x1 + .04, y1 + .05), (x1 * .66 + x2 * .34, y1 * .66 + y2 * .34 - .04), (x1 * .34 + x2 * .66, y1 * .34 + y2 * .66 - .04), (x2 - .04, y2 - .05))]
                    strip(line(d - w), line(d), fabric(darker(color, .93)), high)
            neckband(color, 1.30, 1.96, (.17, .20), top)
        camera((0, -5.5, 30), (0, -.06, 0), 90)
    return build


def folded(color, art, back, stitch):
    """A T-shirt as it lies on a shelf: its sleeves and sides folded in, its lower half folded under."""
    def build():
        floor(back)
        light()
        half, top, low = 2.42, 3.42, -3.10
        corner = curve((half - .34, top - .34), (half - .12, top - .46), (half, top - .66), (half, top - 1.0))
        outline = curve((0, 2.42), (.60, 2.42), (1.06, 2.76), (1.06, top)) + curve((1.06, top), (1.4, top - .06), (1.75, top - .18), (half - .34, top - .34)) + corner + [(half + .03, 0), (half, low + .1), (half - .1, low), (0, low - .02)]
        hole = curve((half - .42, top - .32), (half - .62, top - .95), (half - .50, top - 1.6), (half - .02, top - 2.05))
        folds = both((2.3, 1.6, 214, 1.5, .07, .15, .08), (2.3, .4, 196, 1.3, .06, .15, .06), (2.2, -1.9, 170, 1.6, .06, .18, -.05), (1.2, -2.9, 96, 1.6, .06, .2, .03))
        with group((0, 0, 0), -7):
            cloth = fabric(darker(color, .93))
            for i, (x, y) in enumerate(((.09, -.26), (.03, -.13))):        # the half below, and the sides that are folded in
                pad([(x - half - .02 * i, top - .9), (x + half + .02 * i, top - .9), (x + half, low + y), (x - half, low + y)], cloth, .22 * i, .22, .11, .02, sag=.05, seed=31 + i)
            with group((0, 0, .42)):
                pad(mirror([(0, top - .04), (1.4, top - .06), (1.5, 1.9), (0, 1.7)]), fabric(darker(color, .70)), .04, .10, .08, .0, sag=.02, seed=14)
                pad(mirror(outline), printed(color, art + ''.join(seam(l, stitch) for l in sides(hole))), 0, .23, .11, .05, folds, [(l, -.045, .05) for l in sides(hole)], sag=.08, seed=5)
                neckband(color, 1.06, 2.36, (.17, .20), top)
        camera((0, -9, 29.2), (.05, .10, .3), 90)
    return build


def long_sleeve(color, art, back, stitch):
    """A shirt laid flat with its arms down."""
    def build():
        floor(back)
        light()
        half, top, hem = 2.55, 3.70, -3.76
        holes = armholes(half, top)
        print_ = art + ''.join(seam(l, stitch) for l in holes) + seam([(-half, hem + .26), (half, hem + .26)], stitch)
        with group((0, 0, 0), -4):
            pad(mirror([(0, 3.66), (1.4, 3.66), (1.5, 1.8), (0, 1.6)]), fabric(darker(color, .70)), .06, .10, .08, .0, sag=.02, seed=14)
            pad(armed(half, top, hem, 1.06, 2.66), printed(color, print_), 0, .26, .16, .09, creases(half, top), [(l, -.05, .05) for l in holes], sag=.09, seed=3)
            cuffs(half, top, color, .18)
            neckband(color)
        camera((0, -5.5, 30), (0, .02, 0), 86)
    return build


def hoodie(color, ink, fine, back):
    """A hooded sweatshirt laid flat with its arms down; its hood lies open at the top."""
    art = words([NAME or 'Hands on'], ink, .72, .30) + small('Know what to do with your hands', fine, .21, .74)

    def build():
        floor(back)
        light()
        cloth, dim, thread = fabric(color), fabric(darker(color, .66)), darker(color, .6)
        half, top, hem = 2.70, 2.85, -3.22
        holes = armholes(half, top)
        with group((0, 0, 0), -4):
            h = pad(armed(half, top, hem), printed(color, art + ''.join(seam(l, thread) for l in holes)), 0, .34, .2, .12, creases(half, top), [(l, -.06, .055) for l in holes], sag=.10, seed=3)
            cuffs(half, top, color, .26)
            band = curve((-half + .12, hem + .24), (-1, hem + .20), (1, hem + .20), (half - .12, hem + .24))
            strip([(x, y, .05) for x, y in band], [(x * .98, y - .80, .02) for x, y in band], ribbed(color), .28, .062)
            # The pocket, with a ribbed edge along each slanted opening.
            slant = curve((1.20, -1.50), (1.38, -1.85), (1.70, -2.4), (1.98, -3.14))
            pocket = mirror([(0, -1.47), (.9, -1.47)] + slant + [(0, -3.14)])
            lines = [[(-1.18, -1.57), (1.18, -1.57)], [(-1.18, -1.64), (1.18, -1.64)], *sides([(x - .24, y - .02) for x, y in slant])]
            pocket_top = pad(pocket, printed(color, ''.join(seam(l, thread) for l in lines)), 0, .11, .05, .05, [(-.6, -1.5, 275, 1.6, .06, .25, 0), (.9, -1.5, 262, 1.5, .05, .22, .05)], sag=.07, seed=7, under=h, wobble=.02)
            for l in sides(slant):
                t = [(x - math.copysign(.20, x), y - .04) for x, y in l]
                strip([(x, y, z) for (x, y), z in zip(l, h(l) + .06)], [(x, y, z) for (x, y), z in zip(t, pocket_top(t) - .01)], ribbed(color), .035, .06)
            # The hood: its back, the lining, and two halves that meet in a seam at the top and cross below the chin.
            outer = [(0, 4.2)] + curve((.3, 4.2), (.95, 4.18), (1.4, 3.9), (1.72, 3.38), (2.1, 2.75), (2.3, 2.5), (2.05, 2.2), (1.5, 1.75), (.8, 1.5), (0, 1.42))
            pad(mirror(outer), cloth, .02, .36, .2, .0, seed=21)
            hole = mirror([(0, 4.0)] + curve((.2, 4.0), (.8, 4.0), (1.4, 3.5), (1.3, 2.8), (1.1, 2.3), (.4, 1.6), (0, 1.50)))
            pad(hole, dim, .40, .16, .08, 0, both((.9, 3.3, 235, 1.5, .06, .10, .1)), [([(0, 4), (.05, 2.9), (0, 1.4)], .05, .04)], sag=.06, seed=22)
            mouth = curve((-.26, 1.66), (.34, 1.94), (.88, 2.44), (.96, 2.92), (1.02, 3.34), (.62, 3.72), (-.06, 3.76))
            heights = []
            for s in (-1, 1):
                half = curve((-.06, 4.28), (.85, 4.28), (1.38, 4.04), (1.74, 3.40), (2.0, 2.95), (2.42, 2.62), (2.24, 2.32), (1.95, 1.95), (.9, 1.30), (-.20, 1.30)) + mouth
                # The stitched casing of the cord runs along the mouth.
                n = [(mouth[min(i + 1, len(mouth) - 1)], mouth[max(i - 1, 0)]) for i in range(len(mouth))]
                hem = [(x + .30 * (a[1] - b[1]) / math.dist(a, b), y - .30 * (a[0] - b[0]) / math.dist(a, b)) for (x, y), (a, b) in zip(mouth, n)]
                turned = lambda line: [(s * x, y) for x, y in line]
                folds = [(s * x, y, a if s > 0 else 180 - a, l, hh, w, b * s) for x, y, a, l, hh, w, b in ((2.1, 2.35, 118, 1.7, .10, .13, .12), (1.6, 1.75, 62, 1.3, .07, .11, .2), (1.75, 3.2, 150, 1.2, .07, .12, -.1), (2.2, 2.6, 190, 1.0, .06, .10, .15))]
                heights.append(pad(turned(half), printed(color, seam(turned(hem), thread)), .46 + .05 * s, .30, .13, .06, folds, [(turned(hem), -.035, .035)], step=.03, sag=.08, seed=23 + s))
            for s, over in zip((-1, 1), heights):
                x, y = s * .50, 1.88
                z = over((x, y))[0]
                tube([(x + .085 * math.cos(t), y + .085 * math.sin(t), z) for t in (i * math.pi / 6 for i in range(12))], .028, steel(), closed=True)
                line = curve((x, y), (s * .47, 1.6), (s * .52, 1.42), (s * .55, 1.2), (s * .57, 1.0), (s * (.45 + .08 * s), .88), (s * .52, .58 - .12 * s), n=6)
                # Over the edge of the hood, then down on the chest.
                zs = [max(h((px, py))[0] + .05, z + .03 - 1.1 * max(0, 1.55 - py) ** 1.3) for px, py in line]
                tube([(px, py, pz) for (px, py), pz in zip(line, zs)], .055, fabric(CREAM))
                ball((.075, .15, .07), (line[-1][0], line[-1][1] - .08, zs[-1]), plastic(FLARE))
        camera((0, -5.5, 30), (0, .18, 0), 84)
    return build


def ribbed(color):
    """Ribbing, its lines across a band."""
    s = 'stroke-width=".035" opacity=".22"'
    return printed(color, ''.join(f'<path d="M{x / 10} -7V7" stroke="#000" {s}/>' for x in range(-68, 69)), 1600)


def words(lines, ink, size, y, gap=1.):
    return ''.join(f'<text text-anchor="middle" y="{y + i * size * gap}" {DISPLAY} font-size="{size}" letter-spacing="{-.03 * size}" fill="{ink}">{l}</text>' for i, l in enumerate(lines))


def small(text, ink, size, y):
    return f'<text text-anchor="middle" y="{y}" {TEXT} font-size="{size}" fill="{ink}">{text}</text>'


BEAT = '<path d="M-1.9 {y}h1.0l.14-.18.14.18h.16l.12.10.22-.82.24 1.14.16-.42h.2l.2-.26.2.26h1.14" fill="none" stroke="{c}" stroke-width=".09" stroke-linejoin="round" stroke-linecap="round"/>'

def hands_on(color, ink, accent, fine, back, stitch=None):
    return garment(color, words(['Hands on'], ink, 1.05, -.95) + BEAT.format(y=.32, c=accent) + small(LINE, fine, .25, 1.15), back, stitch=stitch)


def thirty_to_two(color, ink, fine, back, stitch=None):
    return folded(color, words(['30:2'], ink, 1.75, -.15) + small('Thirty pushes, two breaths', fine, .28, .42), back, stitch or darker(color, .6))


def keep_the_beat(color, ink, bars, back, stitch=None):
    return fitted(color, words(['Keep', 'the beat'], ink, .86, -.72, .92)
                  + ''.join(f'<rect x="{-1.42 + i * .26:.2f}" y="{1.05 - h / 2:.2f}" width=".13" height="{h}" rx=".065" fill="{bars}"/>' for i, h in enumerate((.3, .6, 1.0, .6, .3, .6, 1.0, .6, .3, .6, 1.0))), back, stitch or darker(color, .6))


def polo(color, ink, collar, back, stitch):
    return garment(color, glyph(HEART, 1.02, -1.75, .5, '#FF6A3D') + f'<text x="1.27" y="-.95" text-anchor="middle" {DISPLAY} font-size=".30" fill="{ink}">Instructor</text>', back, collar=collar, stitch=stitch, polo=True)


SHIRT_GREEN, SHIRT_CREAM, SHIRT_APRICOT, CREAM_SEAM = '#0A6B50', '#F6EFE2', '#FFB27A', '#B8AD97'

# The id without a color is the first color of the article (content/shop/merchandise.ts).
PICTURES = {
    'merch-tee-hands-on': hands_on(SHIRT_GREEN, '#FFEBDA', '#FF8A5C', '#CFE8DA', APRICOT),
    'merch-tee-hands-on-cream': hands_on(SHIRT_CREAM, SHIRT_GREEN, '#FF6A3D', '#0C4636', APRICOT, CREAM_SEAM),
    'merch-tee-thirty-to-two': thirty_to_two(SHIRT_CREAM, SHIRT_GREEN, '#FF6A3D', MINT, CREAM_SEAM),
    'merch-tee-thirty-to-two-green': thirty_to_two(SHIRT_GREEN, '#FFEBDA', '#FFB27A', MINT),
    'merch-tee-keep-the-beat': keep_the_beat(SHIRT_APRICOT, '#0C4636', '#0C4636', SAND),
    'merch-tee-keep-the-beat-cream': keep_the_beat(SHIRT_CREAM, '#0C4636', '#FF6A3D', SAND, CREAM_SEAM),
    'merch-long-sleeve-steady': long_sleeve(DEEP, words([SHORT or 'Keep calm'], '#CFE8DA', 1.05, -.75) + (mark(-.75, .05, 1.5, "#FF6A3D", "#0C4636") or glyph(HEART, -.35, .05, .7, '#FF6A3D')), APRICOT, '#7FCBAE'),
    'merch-hoodie-hands': hoodie(SHIRT_GREEN, '#FFEBDA', '#CFE8DA', MINT),
    'merch-hoodie-hands-apricot': hoodie(SHIRT_APRICOT, '#0C4636', '#0C4636', APRICOT),
    'merch-polo-instructor': polo(SHIRT_CREAM, SHIRT_GREEN, SHIRT_GREEN, MINT, CREAM_SEAM),
    'merch-polo-instructor-deep-green': polo(DEEP, '#CFE8DA', SHIRT_CREAM, MINT, '#7FCBAE'),
}
