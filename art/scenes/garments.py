"""Clothes of the shop, laid flat or folded and seen from above; prints are pictures on shared models."""
import math
import random

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
            layer(mirror(short(3.38)), fabric(darker(color, .82)), .05, 0, folds=.2, seed=2)
            h = layer(mirror(short(2.72)), printed(color, stitches(stitch or darker(color, .6)) + art), .20, .05, ARMHOLES, 1., seed=3, pulls=PULLS)
            if polo:
                m = fabric(collar)
                layer([(-.17, 2.95), (.17, 2.95), (.17, 1.35), (-.17, 1.35)], fabric(color, key='placket'), .03, h(0, 1.6) + .01, folds=0, seed=3)
                for y in (2.45, 1.95, 1.55):
                    disc(.075, .03, (0, y, h(0, 1.6) + .075), plastic(WHITE), .01, 24, (90, 0, 0))
                for s in (-1, 1):
                    leaf = [(0, 2.92), (.42, 2.30), (.80, 2.45), (1.22, 3.62), (1.02, 3.84), (.62, 3.30)]
                    layer([(s * x, y) for x, y in leaf], m, .10, .28, folds=.25, seed=6)
                tube([(-1.08, 3.66, .28), (-.6, 3.62, .27), (0, 3.58, .26), (.6, 3.62, .27), (1.08, 3.66, .28)], .1, m, flat=(.34, .12, .05))
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


def sheet(half, top, bottom, drop, wide=0., deep=None):
    """Outline of a folded trunk: half its width, shoulders that drop so far to the fold; with a neck so wide and deep."""
    edge = curve((0, deep), (.56 * wide, deep), (wide, deep + .34 * (top - deep)), (wide, top)) if wide else [(0, top), (.6, top)]
    return mirror(edge + curve((wide or .6, top), (half * .55, top - .05), (half - .6, top - drop * .8), (half - .3, top - drop),
                               (half - .05, top - drop - .08), (half, top - drop - .25), (half, top - drop - .75),
                               (half - .02, 1), (half - .06, -1.4), (half - .06, bottom + .5), (half - .06, bottom + .12), (half - .16, bottom), (half - .56, bottom))
                  + [(1.2, bottom - .02), (0, bottom - .03)])


def both(*pulls):
    """Folds of the right half, and their like on the left, which are never quite the same."""
    return [*pulls] + [(-x + .10, y - .16, 180 - a + 5, l * 1.08, h * .85, w, -b) for x, y, a, l, h, w, b in pulls]


def puckers(half, top, bottom, high, seed):
    """Short folds that run inward from the folded sides."""
    rnd = random.Random(seed)
    out = []
    for s in (-1, 1):
        y = top - .5
        while y > bottom + .3:
            a = rnd.uniform(-34, 14)
            out.append((s * (half + .1), y, a if s < 0 else 180 - a, rnd.uniform(.6, 1.7), high * rnd.uniform(.4, 1), rnd.uniform(.09, .17), rnd.uniform(-.12, .12)))
            y -= rnd.uniform(.35, .85)
    return out


def seam(line, color):
    """Stitches drawn along a line (y up)."""
    d = 'M' + 'L'.join(f'{x:.3f} {-y:.3f}' for x, y in line)
    return f'<path d="{d}" fill="none" stroke="{color}" stroke-width=".020" stroke-dasharray=".06 .035" opacity=".7"/>'


def sides(line):
    """The line on the left, and on the right."""
    return [[(s * x, y) for x, y in line] for s in (-1, 1)]


def arms(color, top, wrist):
    """Sleeves that run down between the layers: their outer edges and cuffs look out, one more than the other."""
    cloth = fabric(color)
    for s, x in ((1, 3.12), (-1, 2.96)):
        arm = curve((2.2, top), (2.9, top - .05), (3.02, top - .5), (3.1, top - 1), (x + .18, top - 2), (x + .46, wrist + 1.6), (x + .46, wrist - .02)) + [(x - .46, wrist - .06), (2.3, top - 2)]
        pulls = [(s * (x - .02), wrist + 1.2, 90 - s * 70, .9, .07, .12, .2), (s * (x + .05), wrist + .5, 90 - s * 110, .8, .06, .1, -.2), (s * (x - .1), wrist, 90 - s * 20, 1.0, .06, .1, .1)]
        pad([(s * px, y) for px, y in arm], cloth, .12, .26, .14, .04, pulls, seed=31 + s)
        cuff = [(x - .38, wrist + .08), (x + .39, wrist + .08), (x + .35, wrist - .64), (x - .36, wrist - .64)]
        ribs = [([(s * (x + b / 100), wrist + .05), (s * (x + b / 108), wrist - .62)], .025, .018) for b in range(-35, 36, 7)]
        pad([(s * px, y) for px, y in cuff], cloth, .14, .22, .09, .03, seams=ribs, sag=.02, step=.018, seed=33 + s, wobble=.01)


def long_sleeve(color, art, back, stitch):
    """A shirt folded as shops fold it: sides and sleeves behind, the lower half under the upper."""
    def build():
        floor(back)
        light()
        cloth, dim = fabric(color), fabric(darker(color, .70))
        shoulder = sides(curve((1.0, 3.40), (1.7, 3.20), (2.4, 2.94), (3.15, 2.62)))
        print_ = art + ''.join(seam([(x, y - .09) for x, y in l], stitch) for l in shoulder)
        with group((0, 0, 0), -4):
            pad(sheet(3.10, 3.40, -3.98, .34), cloth, 0, .24, seed=11, wobble=.05)
            pad(sheet(3.12, 3.54, -3.89, .36), cloth, .17, .24, seed=12, wobble=.06)
            pad(sheet(3.05, 3.66, -3.80, .38, 1.00, 3.56), cloth, .34, .20, seed=13, wobble=.04)
            arms(color, 2.9, -2.2)
            pad(sheet(1.4, 3.68, 1.6, .1), dim, .46, .10, .08, .0, sag=.02, seed=14)
            pulls = both((2.85, 2.45, 236, 4.0, .12, .20, .10), (2.1, 2.95, 248, 4.6, .10, .22, -.06), (2.95, 1.0, 244, 3.4, .11, .19, .05), (1.35, 3.0, 258, 3.0, .07, .18, .05),
                         (2.7, -3.7, 122, 2.6, .08, .2, .05), (1.3, -3.8, 100, 2.2, .07, .22, -.08)) + puckers(3.05, 2.4, -3.5, .075, 6)
            pad(sheet(3.05, 3.70, -3.76, .38, 1.06, 2.66), printed(color, print_), .50, .24, .17, .10, pulls, [(l, .03, .035) for l in shoulder], sag=.10, seed=3)
            # The neckband: its free edge goes on from the front, over the shoulders, to the back.
            front = [curve((.02 - a, 3.84), (-.06 - a, 3.70), (-.04 - a, 3.5), (-a, 3.30), (.10 - a, b + .12), (-.6 * a, b), (0, b)) for a, b in ((1.06, 2.60), (.82, 2.90))]
            one, other = [l + [(-x, y) for x, y in l[-2::-1]] for l in front]
            over = lambda line, z: [(x, y, z - 1.1 * max(0, y - 3.45) ** 1.4) for x, y in line]
            strip(over(one, .74), over(other, .72), ribbed(color), .07, .062)
            nape = curve((-1.0, 3.80), (-.6, 3.72), (-.3, 3.69), (0, 3.69), (.3, 3.69), (.6, 3.72), (1.0, 3.80))
            strip([(x, y - .30, .54) for x, y in nape], [(x, y, .62) for x, y in nape], ribbed(darker(color, .80)), .05, .062)
            slab(.46, .30, .02, .03, (0, 3.27, .60), fabric(CREAM), .006, rot=(-90, 0, 0))
            label(raster(f'<text x="60" y="74" text-anchor="middle" {TEXT} font-size="58" fill="{INK}">M</text>', 120, 100), .36, .30, (0, 3.27, .625), (-90, 0, 0))
        camera((0, -7.5, 29.6), (0, -.10, 0), 88)
    return build


def hoodie(color, ink, fine, back):
    """A hooded sweatshirt folded the same way; its hood lies open at the top, its pocket runs over the lower fold."""
    art = words([NAME or 'Hands on'], ink, .82, .42) + small('Know what to do with your hands', fine, .23, .88)

    def build():
        floor(back)
        light()
        cloth, dim, thread = fabric(color), fabric(darker(color, .66)), darker(color, .6)
        shoulder = sides(curve((1.4, 2.66), (2.0, 2.48), (2.6, 2.22), (3.2, 1.92)))
        print_ = art + ''.join(seam([(x, y - .1) for x, y in l], thread) for l in shoulder)
        with group((0, 0, 0), -4):
            pad(sheet(3.14, 2.72, -3.92, .34), cloth, 0, .30, .2, seed=11, wobble=.05)
            pad(sheet(3.17, 2.84, -3.81, .36), cloth, .20, .30, .2, seed=12, wobble=.06)
            pulls = both((2.85, 1.8, 234, 3.8, .12, .22, .10), (2.1, 2.3, 250, 4.0, .10, .24, -.06), (2.95, .4, 244, 3.0, .11, .20, .05), (2.7, -3.7, 122, 2.4, .08, .2, .05)) + puckers(3.08, 1.7, -3.5, .08, 8)
            arms(color, 2.15, -2.35)
            h = pad(sheet(3.08, 2.95, -3.70, .38, 1.2, 1.75), printed(color, print_), .42, .32, .2, .12, pulls, [(l, .035, .04) for l in shoulder], sag=.11, seed=3)
            # The pocket, with a ribbed edge along each slanted opening.
            slant = curve((1.36, -1.95), (1.55, -2.3), (1.95, -2.9), (2.28, -3.66))
            pocket = mirror([(0, -1.92), (1.0, -1.92)] + slant + [(0, -3.66)])
            lines = [[(-1.34, -2.02), (1.34, -2.02)], [(-1.34, -2.09), (1.34, -2.09)], *sides([(x - .24, y - .02) for x, y in slant])]
            pocket_top = pad(pocket, printed(color, ''.join(seam(l, thread) for l in lines)), 0, .11, .05, .05, [(-.6, -1.9, 275, 1.7, .06, .25, 0), (.9, -1.95, 262, 1.6, .05, .22, .05)], sag=.07, seed=7, under=h, wobble=.02)
            for l in sides(slant):
                t = [(x - math.copysign(.20, x), y - .04) for x, y in l]
                strip([(x, y, z) for (x, y), z in zip(l, h(l) + .06)], [(x, y, z) for (x, y), z in zip(t, pocket_top(t) - .01)], ribbed(color), .035, .06)
            # The hood: its back, the lining, and two halves that meet in a seam at the top and cross below the chin.
            outer = [(0, 4.2)] + curve((.3, 4.2), (.95, 4.18), (1.4, 3.9), (1.72, 3.38), (2.1, 2.75), (2.3, 2.5), (2.05, 2.2), (1.5, 1.75), (.8, 1.5), (0, 1.42))
            pad(mirror(outer), cloth, .38, .36, .2, .0, seed=21)
            hole = mirror([(0, 4.0)] + curve((.2, 4.0), (.8, 4.0), (1.4, 3.5), (1.3, 2.8), (1.1, 2.3), (.4, 1.6), (0, 1.50)))
            pad(hole, dim, .70, .10, .08, 0, both((.9, 3.3, 235, 1.5, .06, .10, .1)), [([(0, 4), (.05, 2.9), (0, 1.4)], .05, .04)], sag=.06, seed=22)
            mouth = curve((-.26, 1.66), (.34, 1.94), (.88, 2.44), (.96, 2.92), (1.02, 3.34), (.62, 3.72), (-.06, 3.76))
            heights = []
            for s in (-1, 1):
                half = curve((-.06, 4.28), (.85, 4.28), (1.38, 4.04), (1.74, 3.40), (2.0, 2.95), (2.42, 2.62), (2.24, 2.32), (1.95, 1.95), (.9, 1.30), (-.20, 1.30)) + mouth
                # The stitched casing of the cord runs along the mouth.
                n = [(mouth[min(i + 1, len(mouth) - 1)], mouth[max(i - 1, 0)]) for i in range(len(mouth))]
                hem = [(x + .30 * (a[1] - b[1]) / math.dist(a, b), y - .30 * (a[0] - b[0]) / math.dist(a, b)) for (x, y), (a, b) in zip(mouth, n)]
                turned = lambda line: [(s * x, y) for x, y in line]
                folds = [(s * x, y, a if s > 0 else 180 - a, l, hh, w, b * s) for x, y, a, l, hh, w, b in ((2.1, 2.35, 118, 1.7, .10, .13, .12), (1.6, 1.75, 62, 1.3, .07, .11, .2), (1.75, 3.2, 150, 1.2, .07, .12, -.1), (2.2, 2.6, 190, 1.0, .06, .10, .15))]
                heights.append(pad(turned(half), printed(color, seam(turned(hem), thread)), .76 + .05 * s, .30, .13, .06, folds, [(turned(hem), -.035, .035)], step=.03, sag=.08, seed=23 + s))
            for s, over in zip((-1, 1), heights):
                x, y = s * .50, 1.88
                z = over((x, y))[0]
                tube([(x + .085 * math.cos(t), y + .085 * math.sin(t), z) for t in (i * math.pi / 6 for i in range(12))], .028, steel(), closed=True)
                line = curve((x, y), (s * .47, 1.6), (s * .52, 1.42), (s * .55, 1.2), (s * .57, 1.0), (s * (.45 + .08 * s), .88), (s * .52, .58 - .12 * s), n=6)
                # Over the edge of the hood, then down on the chest.
                zs = [max(h((px, py))[0] + .05, z + .03 - 1.1 * max(0, 1.55 - py) ** 1.3) for px, py in line]
                tube([(px, py, pz) for (px, py), pz in zip(line, zs)], .055, fabric(CREAM))
                ball((.075, .15, .07), (line[-1][0], line[-1][1] - .08, zs[-1]), plastic(FLARE))
        camera((0, -7.5, 29.6), (0, .16, 0), 86)
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
    return garment(color, words(['30:2'], ink, 1.75, -.35) + small('Thirty pushes, two breaths', fine, .28, .22), back, stitch=stitch)


def keep_the_beat(color, ink, bars, back, stitch=None):
    return garment(color, words(['Keep', 'the beat'], ink, 1.0, -1.3, .92)
                   + ''.join(f'<rect x="{-1.42 + i * .26:.2f}" y="{.75 - h / 2:.2f}" width=".13" height="{h}" rx=".065" fill="{bars}"/>' for i, h in enumerate((.3, .6, 1.0, .6, .3, .6, 1.0, .6, .3, .6, 1.0))), back, stitch=stitch)


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
