"""Small things of the shop: mugs, bottles, caps, bags, pins, paper."""
import math

import numpy as np

from studio.clay import Clay, box, ell, half, limb, region
from studio.cloth import layer, printed
from studio.core import camera, clear, fabric, film, floor, light, mat, plastic, rubber, stage, steel
from studio.labels import DISPLAY, HEART, NAME, SHORT, TEXT, glyph, mark, raster
from studio.medical import face_mask, white_cross
from studio.palette import APRICOT, CREAM, DEEP, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.people import darker, skull
from studio.props import patch, pencil, roll
from studio.shapes import ball, bevel, bolt, cut, disc, group, heart, label, lathe, mesh, plate, prism, rod, rounded, slab, tube


V = lambda *p: np.array(p, float)


# ---------------------------------------------------------------- drinking
def mug(back, color, inner, art, turn_=-3):
    """art: SVG round the middle of a 2640 x 1000 wrap."""
    def build():
        stage(back, (0, -6.6, 2.15), (.13, 0, .50), 100)
        r, h, t = .46, 1.0, .045
        with group((0, 0, 0), turn_):
            glaze = dict(rough=.16, coat=.9)
            lathe(rounded([(0, 0), (r - .03, 0), (r, .04), (r, h), (r - t / 2, h + .012)], .06), mat(color, image=raster(f'<g transform="translate(1320,0)">{art}</g>', 2640, 1000), **glaze), 128)
            lathe(rounded([(r - t / 2, h + .012), (r - t, h - .01), (r - t, .10), (r - t - .06, .05), (0, .05)], .06), mat(inner, **glaze), 96)
            tube([(r - .03, 0, .80), (r + .20, 0, .82), (r + .33, 0, .62), (r + .27, 0, .34), (r - .02, 0, .22)], .05, mat(inner, **glaze), flat=(.08, .15, .036))
    return build


def big(lines, size, y, fill):
    return ''.join(f'<text text-anchor="middle" y="{y + i * size * .96}" {DISPLAY} font-size="{size}" letter-spacing="{-.035 * size}" fill="{fill if isinstance(fill, str) else fill[i]}">{l}</text>' for i, l in enumerate(lines))


def tumbler(color, lid, ink, accent):
    def build():
        stage(SAND, (0, -13, 4.3), (.25, 0, 1.36), 86)
        art = f'<g transform="translate(1400,0)">{big(["Calm"], 250, 560, ink)}{big(["is a skill"], 170, 740, ink)}{glyph(HEART, -65, 840, 130, accent)}</g>'
        lathe(rounded([(0, 0), (.50, 0), (.54, .05), (.70, 1.72), (.70, 2.05), (.69, 2.07)], .06), mat(color, rough=.38, coat=.15, image=raster(art, 2800, 1480)), 128)
        lathe(rounded([(0, -.01), (.50, -.01), (.553, .05), (.572, .22), (.55, .23)], .03), steel(), 96)
        lathe([(.708, 1.93), (.712, 1.95), (.712, 2.05), (.70, 2.07)], steel(), 96)
        lathe(rounded([(.69, 2.05), (.73, 2.05), (.73, 2.18), (.66, 2.24), (0, 2.24)], .05), plastic(lid), 96)
        slab(.52, .03, .20, .08, (-.16, -.22, 2.25), plastic(darker(lid, .8)), .01)
        slab(.20, .07, .15, .06, (-.26, -.22, 2.28), plastic(accent), .02)
        disc(.11, .05, (.26, .12, 2.25), plastic(darker(lid, .8)), .015, rot=(90, 0, 0))
        tube([(.26, .12, 2.2), (.31, .12, 2.92)], .055, plastic(FLARE), straight=True)
    return build


def bottle():
    stage(MINT, (0, -15, 4.9), (.25, 0, 1.56), 92)
    art = f'<g transform="translate(1200,0)">{mark(-150, 560, 300, FLARE, CREAM) or glyph(HEART, -90, 540, 180, FLARE)}{big([SHORT or "Sip"], 250, 960, GREEN)}<text text-anchor="middle" y="1070" {TEXT} font-size="70" fill="{INK}">Drink. Breathe. Push.</text></g>'
    lathe(rounded([(0, 0), (.58, 0), (.62, .05), (.62, 1.95), (.50, 2.32), (.34, 2.44), (.34, 2.52)], .12, 10), mat(CREAM, rough=.4, coat=.2, image=raster(art, 2400, 1530)), 128)
    lathe([(.622, .06), (.622, .22)], plastic(GREEN), 96)
    lathe(rounded([(.36, 2.48), (.40, 2.48), (.40, 2.86), (.34, 2.92), (0, 2.92)], .05), plastic(GREEN), 64)
    tube([(-.36, 0, 2.74), (-.40, 0, 3.05), (-.22, 0, 3.26), (0, 0, 3.30), (.22, 0, 3.26), (.40, 0, 3.05), (.36, 0, 2.74)], .05, plastic(FLARE), flat=(.10, .18, .045))


# ---------------------------------------------------------------- heads
def cap(color, brim, button, ink):
    def build():
        stage(APRICOT, (0, -13, 4.2), (.12, -.2, .66), 104)
        with group((.1, .15, 0), -22):
            m = fabric(color)
            c = Clay().add(ell((0, .1, .10), (1.12, 1.22, 1.30))).cut(half((0, 0, .06), (0, 0, 1)), .02)
            c.swell(lambda x, y, z: -.02 * np.exp(-(np.minimum(np.abs(np.sin(3 * np.arctan2(x, -(y - .1)))), 1) / .07) ** 2))
            c.model(m, .03)
            ball((.10, .10, .055), (0, .1, 1.41), fabric(button))
            b = Clay().add(ell((0, -1.05, .16), (1.06, 1.15, .30)))
            b.cut(ell((0, -1.05, .02), (1.08, 1.20, .30)), .02).cut(ell((0, .1, .1), (1.02, 1.12, 1.2)), .02)
            b.model(fabric(brim), .022)
            patch(c, raster(f'{mark(40, 90, 180, FLARE, ink) or glyph(HEART, 70, 60, 120, FLARE)}<text x="250" y="170" {DISPLAY} font-size="140" letter-spacing="-5" fill="{ink}">{SHORT or "Calm"}</text>', 740, 240), 1.35, .438, 0, .74)
    return build


def beanie(color, brim, bobble):
    def build():
        stage(SAND, (0, -13, 3.9), (0, 0, .92), 92)
        with group((0, 0, 0), -12):
            c = Clay().add(ell((0, 0, .55), (1.06, 1.0, 1.28))).add(ell((0, 0, .4), (1.06, 1.0, .8)), .1).cut(half((0, 0, .3), (0, 0, 1)), .02)
            ribs = lambda x, y, z: .028 * np.abs(np.sin(24 * np.arctan2(x, -y))) * np.clip((1.95 - z) * 1.4, .15, 1)
            c.swell(ribs).model(fabric(color), .026)
            b = Clay().add(ell((0, 0, .36), (1.20, 1.14, 1.6))).cut(half((0, 0, .06), (0, 0, 1)), .08).cut(half((0, 0, .72), (0, 0, -1)), .10)
            b.swell(lambda x, y, z: .026 * np.abs(np.sin(26 * np.arctan2(x, -y)))).model(fabric(brim), .026)
            p = Clay().add(ell((0, 0, 1.98), .40))
            p.swell(lambda x, y, z: .03 * np.sin(26 * x + 3 * z) * np.sin(26 * y + 2 * x) * np.sin(26 * z)).model(fabric(bobble, bump=.4, scale=40), .022)
            flat = Clay().add(ell((0, 0, .36), (1.245, 1.185, 1.6)))
            patch(flat, raster(f'<rect width="640" height="260" rx="36" fill="{CREAM}"/><path d="M60 138h150l22-26 22 26h26l18 20 38-104 42 138 28-68h30l26-34 26 34h92" fill="none" stroke="{FLARE}" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"/>', 640, 260), 1.05, .427, 0, .41, off=.03)
    return build


def print_round(o, center, toward, reach=1.75):
    """Lays a square print round the thing o, its middle where `toward` points; it ends `reach` radians from there."""
    t = np.array(toward, float) / np.linalg.norm(toward)
    right = np.cross((0, 0, 1), -t)
    right /= np.linalg.norm(right)
    up = np.cross(right, -t)
    d = np.array([v.co for v in o.data.vertices]) - center
    d /= np.linalg.norm(d, axis=1)[:, None]
    far = np.arccos(np.clip(d @ t, -1, 1))
    flat = np.stack([d @ right, d @ up], 1)
    flat *= (far / np.maximum(np.linalg.norm(flat, axis=1), 1e-6) / (2 * reach))[:, None]
    uv = o.data.uv_layers.new()
    for l in o.data.loops:
        uv.data[l.index].uv = flat[l.vertex_index] + .5


def scrub_cap():
    """The cap on a plain head form, turned so that the ties at the nape show."""
    stage(MINT, (0, -17, 5.9), (.20, 0, 1.50), 106)
    form = plastic('#F3E9DA', rough=.55, coat=.05)
    lathe(rounded([(0, 0), (.86, 0), (.92, .05), (.92, .14), (.80, .20), (0, .20)], .06), plastic('#D9A876', rough=.6, coat=.1), 96)
    with group((0, 0, 1.92), -50):
        skull(.68, .8, .9).add(limb(((0, .16, -.60), .44), ((0, .14, -1.2), .40), ((0, .12, -1.62), .52)), .28).keep(half((0, 0, -1.74), (0, 0, -1)), .02).model(form, .035)
        def line(x, y):
            """The lower edge: over the brow, the top of the ear, the nape."""
            c = -(y - .05) / np.maximum(np.hypot(x, y - .05), 1e-6)
            return -.04 + .48 * c - .04 * (2 * c * c - 1)
        turn_ = lambda x, y: np.arctan2(x, -(y - .1))
        body = skull(ears=False).shell(.10).add(ell((0, .36, .62), (1.02, 1.02, .74)), .25).add(ell((0, .62, .28), (.86, .74, .68)), .3)
        body.swell(lambda x, y, z: (.024 * np.sin(15 * turn_(x, y) + 1.5 * np.sin(3 * z)) + .012 * np.sin(26 * turn_(x, y))) * np.exp(-np.clip(z - line(x, y) - .25, 0, 9) / .34)
                   * np.clip(z - line(x, y) - .12, 0, 1) * 3.2 * np.clip(np.degrees(np.abs(turn_(x, y))) / 90, .25, 1) + .02 * np.sin(3.1 * x + 4 * y) * np.sin(3 * z + 1))
        cloth = body.shell(0).keep(region(lambda x, y, z: line(x, y) - z), .03)
        motif = lambda x, y: (f'<g transform="translate({x},{y}) scale(1.02)"><path d="M0 0h54l10-12 10 12h12l8 10 18-66 22 92 14-40h14l14-18 14 18h60" fill="none" stroke="{GREEN}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>{glyph(HEART, 276, -34, 62, FLARE)}</g>')
        art = f'<rect width="2000" height="2000" fill="#A5DCC4"/>' + ''.join(motif(-200 + 430 * i + 215 * (j % 2), 70 + 186 * j) for i in range(6) for j in range(11))
        o = cloth.model(mat('#A5DCC4', rough=.88, spec=.15, sheen=.25, bump=.10, scale=120, image=raster(art, 2000, 2000)), .026)
        print_round(o, np.array((0, .2, .45)), (.77, -.64, .15))
        band = body.shell(.03).keep(region(lambda x, y, z: np.maximum(line(x, y) - .02 - z, z - line(x, y) - .24)), .02)
        band.model(fabric(GREEN), .024)
        knot, cloth_ = V(0, 1.30, -.40), fabric(GREEN, key='tie')
        Clay().add(ell(knot, (.13, .12, .15))).model(cloth_, .02)
        for s in (-1, 1):                                                  # a bow: loops and tails
            tube([knot, knot + V(s * .22, .16, .16), knot + V(s * .52, .18, .20), knot + V(s * .62, .14, .02), knot + V(s * .40, .14, -.12), knot], .1, cloth_, flat=(.20, .035, .015))
            tube([knot, knot + V(s * .08, .14, -.22), knot + V(s * .20, .16, -.60), knot + V(s * .16, .24, -.98 - .10 * s)], .1, cloth_, flat=(.20, .035, .015))


# ---------------------------------------------------------------- carry
def tote():

    floor(MINT)
    light()
    with group((0, 0, 0), -6):
        for z, dx in ((.06, .16), (.34, 0)):
            tube([(-1.15 + dx, 2.2, z), (-1.12 + dx, 3.2, z + .06), (-.62 + dx, 4.15, z + .04), (0 + dx, 4.4, z + .05), (.62 + dx, 4.15, z + .04), (1.12 + dx, 3.2, z + .06), (1.15 + dx, 2.2, z)], .1, fabric(GREEN if z > .1 else darker(GREEN, .85)), flat=(.42, .07, .03))
        out = [(-2.6, 2.5), (2.6, 2.5), (2.72, -3.3), (2.5, -3.5), (-2.5, -3.5), (-2.72, -3.3)]
        art = (f'<g transform="translate(0,-.55)">{big(["First five", "minutes"], .86, 0, GREEN)}</g><g transform="translate(0,1.75)">' + ''.join(f'<circle cx="{-1.44 + i * .72}" r=".25" fill="{FLARE if i == 0 else "none"}" stroke="{FLARE}" stroke-width=".07"/>' for i in range(5))
               + f'</g><path d="M-2.55 -2.18H2.55" stroke="#C9BCA3" stroke-width=".02" stroke-dasharray=".05 .03"/>')
        h = layer(out, printed('#F3EADB', art), .22, .06, (), .9, seed=6)
        for s in (-1, 1):
            plate(.44, .70, .05, .05, (s * 1.15, 2.05, h(s * 1.1, 2.0) + .0), fabric(GREEN), .015)
    camera((0, -5.5, 30), (0, .38, 0), 88)


def ribbon(line, wide, m, thick=.035, n=400):
    """A band that runs over the floor through (x, y, tilt, z of its lower edge): it lies at a tilt of 0 and stands on its edge at 90."""
    q = np.array(line, float)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(q[:, :2], axis=0).T))])
    # A cardinal spline through all four values.
    slope = np.gradient(q, run, axis=0)
    at = np.linspace(0, run[-1], n)
    i = np.clip(np.searchsorted(run, at, 'right') - 1, 0, len(q) - 2)
    h = (run[i + 1] - run[i])[:, None]
    t = ((at - run[i])[:, None]) / h
    c = (2*t**3 - 3*t*t + 1) * q[i] + (t**3 - 2*t*t + t) * h * slope[i] + (-2*t**3 + 3*t*t) * q[i + 1] + (t**3 - t*t) * h * slope[i + 1]
    d = np.gradient(c[:, :2], axis=0)
    side = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(*d.T)[:, None]
    lean = np.radians(c[:, 2])
    across = np.column_stack([side * np.cos(lean)[:, None], np.sin(lean)])
    mid = np.column_stack([c[:, :2], c[:, 3] + wide / 2 * np.abs(np.sin(lean)) + thick])
    cols = 7
    v = np.vstack([mid + across * wide * (k / (cols - 1) - .5) for k in range(cols)])
    f = [(k * n + j, k * n + j + 1, (k + 1) * n + j + 1, (k + 1) * n + j) for k in range(cols - 1) for j in range(n - 1)]
    o = mesh(v.tolist(), f, m, 180)
    uv = o.data.uv_layers.new()
    for l in o.data.loops:
        uv.data[l.index].uv = ((l.vertex_index % n) / (n - 1), (l.vertex_index // n) / (cols - 1))
    s = o.modifiers.new('thick', 'SOLIDIFY')
    s.thickness, s.offset = thick, 0
    return run[-1]


def lanyard():
    """The ribbon stands on its edge in a loose loop; clasp, reel and badge lie before it."""
    stage(APRICOT, (.2, -13, 12.4), (.22, -.58, .1), 76)
    wide = .34
    line = [(-.10, -.62, 4, .10), (-.28, -.10, 14, .06), (-.80, .55, 42, .02), (-1.75, 1.15, 66, .02), (-2.45, 1.95, 74, .02), (-1.85, 2.75, 76, .02), (-.55, 2.72, 76, .02),
            (.55, 2.25, 74, .02), (1.55, 2.42, 76, .02), (2.40, 2.25, 76, .02), (2.55, 1.45, 74, .02), (1.75, .85, 62, .02), (.85, .40, 40, .02), (.28, -.10, 14, .02), (.10, -.62, 4, .03)]
    px = 60 * 180
    art = f'<rect width="{px}" height="270" fill="{GREEN}"/><path d="M0 26H{px}M0 244H{px}" stroke="#7FCBAE" stroke-width="9" stroke-dasharray="34 20"/>' + ''.join(glyph(HEART, 120 + 520 * i, 85, 100, PEACH if i % 2 else '#CFE8DA') for i in range(21))
    ribbon(line, wide, mat(GREEN, rough=.8, spec=.2, sheen=.2, bump=.10, scale=200, image=raster(art, px, 270)))
    plate(.52, .40, .17, .05, (0, -.72, .02), rubber(), .03)                # the crimp that holds both ends
    tube([(.0 + .15 * math.sin(a), -1.02 + .17 * math.cos(a), .12) for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)], .04, steel(), closed=True)
    rod(.10, .20, (0, -1.26, .12), steel(), .03, 'Y')                        # the swivel
    with group((0, -1.86, .02), 0):                                         # the reel
        disc(.50, .20, (0, 0, .12), plastic(FLARE), .06, rot=(90, 0, 0))
        disc(.375, .04, (0, 0, .225), plastic(CREAM), .015, rot=(90, 0, 0))
        o = prism(heart(.42), .05, (0, 0, .26), plastic(GREEN), .015)
        o.rotation_euler = (-math.pi / 2, 0, 0)
        slab(.22, .14, .16, .04, (0, .52, .12), plastic(FLARE), .03)
        rod(.05, .16, (.54, -.06, .10), plastic(DEEP), .02, 'X')
        tube([(.60, -.06, .10), (.90, .12, .05), (1.30, .38, .04), (1.75, .50, .05), (2.05, .40, .09), (2.09, .24, .15)], .024, rubber())
    with group((1.95, -3.0, 0), -7):
        plate(2.06, 1.42, .05, .12, (0, 0, .03), plastic(PAPER), .015)
        label(raster(f'<rect width="800" height="540" fill="{PAPER}"/><rect width="800" height="150" fill="{GREEN}"/><text x="46" y="106" {DISPLAY} font-size="84" letter-spacing="-3" fill="#fff">Instructor</text><rect x="46" y="196" width="210" height="300" rx="26" fill="{MINT}"/><circle cx="151" cy="310" r="52" fill="{GREEN}"/><path d="M72 496c4-86 44-116 79-116s75 30 79 116Z" fill="{GREEN}"/>'
                     f'<text x="310" y="280" {DISPLAY} font-size="76" letter-spacing="-2" fill="{INK}">{NAME}</text><rect x="310" y="330" width="400" height="30" rx="15" fill="{MINT}"/><rect x="310" y="386" width="270" height="30" rx="15" fill="{MINT}"/>{glyph(HEART, 660, 420, 80, FLARE)}', 800, 540), 1.96, 1.323, (0, -.03, .1445), (-90, 0, 0))           # over the film, which would blur it
        holder = plate(2.30, 1.80, .05, .16, (0, .10, .09), film('#E4F3EB', .22, .7), .02)
        cut(holder, plate(.52, .13, .5, .06, (0, .86, -.1)))
        plate(.36, .56, .05, .07, (-.03, 1.08, .13), film('#E4F3EB', .6, .9), .015)      # the strap of the reel's cord
        disc(.09, .05, (-.03, 1.04, .19), steel(), .015, rot=(90, 0, 0))


def sheet(w, l, m, folds=(), loc=(0, 0, 0), turn_=0., curl=.1, n=72):
    """A thin sheet on the floor that was folded: creases across x and y stand up a little, and a corner curls."""
    v = []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = w * (i / n - .5), l * (j / n - .5)
            z = .05 + sum(h * math.exp(-abs((x if axis == 'x' else y) - at) / .16) for axis, at, h in folds)
            z += curl * max(0, (x / w + y / l) - .45) ** 1.6 * 6 + .012 * math.sin(3 * x + 1) * math.sin(2.4 * y)
            v.append((x, y, z))
    k = n + 1
    f = [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i) for j in range(n) for i in range(n)]
    with group(loc, turn_):
        o = mesh(v, f, m, 30)
        uv = o.data.uv_layers.new()
        for l_ in o.data.loops:
            uv.data[l_.index].uv = ((l_.vertex_index % k) / n, (l_.vertex_index // k) / n)


def house_key(loc, turn_, scale=1.):
    """A door key lying flat, its bow at the origin and its blade along +X."""
    bow = [(.30 * math.cos(a) * 1.05, .34 * math.sin(a)) for a in np.linspace(.38, 2 * math.pi - .38, 40)]
    blade = [(.30, -.115), (.40, -.115), (.46, -.07), (1.42, -.07), (1.52, 0), (1.42, .075), (1.34, .02), (1.26, .10), (1.16, .03), (1.06, .11), (.98, .05), (.90, .12), (.80, .04), (.72, .12), (.46, .12), (.40, .125), (.30, .125)]
    with group(loc, turn_, scale=scale):
        o = prism(bow + blade, .07, (0, 0, .05), steel('#D9B36A', rough=.3))
        o.rotation_euler = (-math.pi / 2, 0, 0)
        cut(o, rod(.095, 1, (-.14, 0, .05)))
        bevel(o, .014, 2)
        plate(.86, .028, .01, .01, (.90, .0, .083), steel('#B08B45'))


def key_ring(color, edge, ink):
    """The pouch on its ring of keys; beside it the shield, unfolded, with its valve."""
    def build():
        stage(SAND, (.0, -13, 10.4), (-.12, .16, .12), 82)
        with group((-.30, -.70, 0), 12):
            c = Clay().add(box((0, 0, .34), (1.18, .96, .34), .27))
            c.swell(lambda x, y, z: .05 * np.cos(1.3 * x) * np.cos(1.5 * y) * (z > .3) + .012 * np.sin(4 * x + 2 * y) * np.sin(3 * y)).model(fabric(color), .026)
            zip_ = [(-1.02, .98), (.92, .98), (1.20, .72), (1.20, -.72), (.92, -.98), (-1.02, -.98)]
            tube([(x, y, .34) for x, y in rounded(zip_, .3, 6)], .1, fabric(darker(edge, .9)), flat=(.05, .17, .02), straight=True)
            tube([(x * 1.012, y * 1.012, .34) for x, y in rounded(zip_, .3, 6)], .028, plastic(edge), straight=True)
            with group((1.26, -.62, .28), rot=(0, 0, -14)):                    # the zip's slider and its pull
                slab(.14, .16, .22, .04, (0, 0, .05), steel(), .02)
                plate(.15, .56, .06, .06, (.07, -.30, -.12), plastic(edge), .02)
            patch(c, raster(glyph(HEART, 290, 0, 220, ink) + f'<text x="400" y="400" text-anchor="middle" {DISPLAY} font-size="128" letter-spacing="-5" fill="{ink}">Face shield</text>', 800, 460), 1.75, 1.006, .02, -.02, top=True)
            tube([(-1.02, .55, .40), (-1.35, .72, .36), (-1.56, .86, .22), (-1.35, .78, .12), (-1.02, .60, .22)], .1, fabric(edge), flat=(.05, .26, .02))
        ring_ = V(-1.78, .34, 0)
        for k in range(2):                                                     # the split ring, on edge over the loop
            tube([tuple(ring_ + (.40 * math.cos(t), .40 * math.sin(t), .20 + .062 * k + .10 * math.cos(t))) for t in np.linspace(0, 2 * math.pi, 24, endpoint=False)], .036, steel(), closed=True)
        house_key(tuple(ring_ + (-.26, .02, .10)), 236, 1.12)
        house_key(tuple(ring_ + (-.05, -.30, .02)), 262, 1.12)
        art = (f'<rect x="14" y="14" width="972" height="972" rx="60" fill="none" stroke="{GREEN}" stroke-width="7" stroke-dasharray="26 18"/>'
               f'<path d="M500 150c170 0 262 120 262 300 0 210-130 400-262 400S238 660 238 450c0-180 92-300 262-300Z" fill="none" stroke="{GREEN}" stroke-width="11"/>'
               f'<path d="M330 380q52-36 104 0M566 380q52-36 104 0" fill="none" stroke="{GREEN}" stroke-width="13" stroke-linecap="round"/><path d="M500 390v70q-34 6-40 26" fill="none" stroke="{GREEN}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>')
        with group((1.30, 1.12, 0), -13):
            folds = (('x', -.46, .05), ('x', .46, -.015), ('y', .44, .05), ('y', -.46, -.015))
            sheet(2.7, 2.7, clear('#DCEFE6', image=raster(art, 1000, 1000)), folds)
            disc(.38, .05, (0, -.42, .08), plastic(LEAF), .015, rot=(90, 0, 0))
            lathe(rounded([(.23, .08), (.23, .20), (.20, .24), (.17, .22), (.17, .12), (0, .12)], .03), plastic(WHITE), 64, (0, -.42, 0))
    return build


def pins():
    stage(APRICOT, (0, -13, 6.2), (0, 0, 1.08), 86)
    with group((0, .2, 0), rot=(-14, 0, 8)):
        slab(3.1, 2.5, .06, .16, (0, 0, 1.27), plastic(PAPER, rough=.8, coat=0), .015)
        label(raster(f'<text x="500" y="80" text-anchor="middle" {DISPLAY} font-size="96" letter-spacing="-4" fill="{GREEN}">Pins for steady hands</text>', 1000, 110), 2.5, .275, (0, -.032, 2.26))
        y, e, x, top, low = -.07, dict(rough=.22, coat=.8), .72, 1.62, .64
        rim = steel('#E6C77A')
        prism(heart(.94), .06, (-x, y, top), rim, .012)
        prism(heart(.82), .10, (-x, y - .01, top), mat(FLARE, **e), .012)
        slab(1.24, .68, .06, .34, (x, y, top), rim, .02)
        slab(1.13, .57, .10, .285, (x, y - .01, top), mat(GREEN, **e), .02)
        for s in (-.20, .20):
            slab(.04, .56, .02, .01, (x + s, y - .06, top), mat(CREAM, **e))
        disc(.115, .02, (x, y - .06, top), mat(CREAM, **e))
        disc(.48, .06, (-x, y, low), rim, .02)
        disc(.43, .10, (-x, y - .01, low), mat(CREAM, **e), .02)
        label(raster(f'<text x="150" y="132" text-anchor="middle" {DISPLAY} font-size="132" letter-spacing="-5" fill="{GREEN}">30:2</text>', 300, 170), .70, .397, (-x, y - .063, low))
        slab(1.10, .92, .06, .24, (x, y, low), rim, .02)
        slab(.99, .81, .10, .19, (x, y - .01, low), mat(PEACH, **e), .02)
        prism(bolt(.66), .02, (x, y - .063, low), mat(INK, **e))
    plate(3.4, .9, .12, .12, (.06, .18, 0), plastic('#E3D2BB', rough=.7, coat=0), .03, 8)


def notebook():
    stage(MINT, (0, -14, 8.4), (.1, 0, .12), 92)
    with group((-.25, .1, 0), 14):
        plate(2.9, 3.9, .05, .16, (0, 0, .0), plastic(GREEN), .015)
        plate(2.78, 3.76, .30, .10, (.0, 0, .05), mat('#F4EDDD', rough=.9), .01)
        plate(2.9, 3.9, .06, .16, (0, 0, .35), plastic(GREEN), .02)
        rod(.205, 3.86, (-1.36, 0, .205), plastic(GREEN), .03, 'Y')
        label(raster(f'<text x="70" y="190" {DISPLAY} font-size="150" letter-spacing="-5" fill="#FFF4E8">Class</text><text x="70" y="340" {DISPLAY} font-size="150" letter-spacing="-5" fill="#FFF4E8">notes</text>' + ''.join(f'<rect x="74" y="{640 + i * 90}" width="{560 - 120 * (i == 3)}" height="12" rx="6" fill="#4E9A82"/>' for i in range(4)) + glyph(HEART, 74, 440, 110, PEACH), 800, 1080), 2.5, 3.375, (.05, .05, .4125), (-90, 0, 0))
        tube([(1.06, -1.97, .02), (1.06, -1.985, .30), (1.06, -1.9, .43), (1.06, 1.9, .43), (1.06, 1.985, .30), (1.06, 1.97, .02)], .1, fabric(FLARE), flat=(.05, .20, .02))
        tube([(.2, -1.9, .2), (.25, -2.25, .10), (.2, -2.6, .03)], .1, fabric(PEACH), flat=(.03, .16, .012))
    pencil((2.05, -.55, .02), 70, FLARE, 2.3)


def pocket_mask():
    """The mask leans on the front of its open case, nose up, so that its outline is that of a face."""
    stage(SAND, (.4, -14, 7.4), (.02, .1, .98), 78)
    with group((-.55, .95, 0), -14):                                       # open case
        for tilt, part in ((0, 'base'), (1, 'lid')):
            with group((0, 1.12 * tilt, .02 + .42 * tilt), rot=(76 * tilt, 0, 0)):
                o = plate(3.3, 2.3, .52, .72, (0, 1.14 * tilt, 0), plastic(GREEN), 0, n=16)
                cut(o, plate(3.02, 2.02, .52, .60, (0, 1.14 * tilt, .10), n=16))
                bevel(o, .035, 4)
                if part == 'lid':
                    label(raster(f'<circle cx="400" cy="190" r="120" fill="none" stroke="#7FCBAE" stroke-width="14"/><circle cx="400" cy="190" r="42" fill="#7FCBAE"/><text x="400" y="440" text-anchor="middle" {DISPLAY} font-size="96" letter-spacing="-3" fill="#CFE8DA">CPR mask</text>', 800, 500), 2.0, 1.25, (-.42, 1.22, .103), (-90, 0, 0))
                else:
                    for s in (-.9, .9):                                    # hinges
                        rod(.09, .5, (s, 1.16, .46), plastic(DEEP), .02, 'X')
                    slab(.7, .26, .09, .06, (0, -1.19, .34), plastic(PEACH), .03)   # latch
    with group((.95, -1.2, 0), rot=(50, 0, 16), scale=1.12):
        face_mask((0, 1.02, .20))
        with group((0, 1.08, 1.22)):                                       # the one-way valve: filter housing and mouthpiece
            rod(.36, .10, (0, 0, -.06), plastic(FLARE, coat=.4, rough=.3), .04)
            rod(.30, .08, (0, 0, .03), plastic(FLARE, coat=.4, rough=.3), .03)
            lathe(rounded([(.20, .02), (.20, .34), (.165, .36), (.15, .34), (.15, .06), (0, .06)], .03), plastic(WHITE), 64)
            disc(.148, .02, (0, 0, .16), plastic('#BFD3CA'), .005, rot=(90, 0, 0))


def compact_kit():
    stage(MINT, (0, -13, 5.4), (.05, -.1, .78), 92)
    with group((-.35, .35, 0), -14):
        c = Clay().add(box((0, 0, .92), (1.45, .50, .92), .34))
        c.swell(lambda x, y, z: .05 * np.cos(1.0 * x) * np.cos(1.6 * (z - .92)) + .01 * np.sin(5 * x + 4 * z)).model(fabric(GREEN), .035)
        c.shell(.025).keep(region(lambda x, y, z: np.abs(y) - .06), .02).model(fabric(PEACH), .025)
        slab(.12, .36, .06, .04, (1.0, -.0, 1.98), fabric(FLARE), .02)
        white_cross(.62, (0, -.575, 1.14), .05)
        patch(c, raster(f'<text x="400" y="118" text-anchor="middle" {DISPLAY} font-size="130" letter-spacing="-5" fill="#fff">First aid</text>', 800, 150), 1.8, .3375, 0, .58)
        tube([(-1.42, 0, 1.3), (-1.75, 0, 1.25), (-1.85, -.05, .95), (-1.75, 0, .66), (-1.42, 0, .6)], .1, fabric(PEACH), flat=(.06, .24, .02))
    roll((1.55, -.55, .27), .27, .5, axis='Z')
    for i in range(2):
        with group((.55 + .5 * i, -1.35 - .15 * i, .012 + .03 * i), 24 - 40 * i):
            plate(1.3, .40, .04, .19, (0, 0, 0), plastic(('#E9B48E', '#C68E66')[i], rough=.7, coat=0), .012)
            plate(.40, .36, .03, .04, (0, 0, .035), fabric(CREAM), .01)
    with group((-1.35, -1.1, 0), 20):
        plate(.95, .95, .10, .06, (0, 0, 0), plastic(PAPER, rough=.7, coat=0), .03)
        label(raster(f'<rect x="10" y="10" width="380" height="70" rx="14" fill="{LEAF}"/><text x="200" y="220" text-anchor="middle" {DISPLAY} font-size="84" fill="{GREEN}">Gauze</text><text x="200" y="300" text-anchor="middle" {TEXT} font-size="50" fill="{GREEN}">sterile</text>', 400, 400), .88, .88, (0, 0, .1035), (-90, 0, 0))


PICTURES = {
    'merch-mug-push-hard': mug(MINT, '#F8F3E8', GREEN, big(['Push hard', 'Push fast', 'Then coffee'], 150, 370, (GREEN, GREEN, '#E8552A'))),
    'merch-mug-110': mug(APRICOT, GREEN, PEACH, f'<text text-anchor="middle" y="600" {DISPLAY} font-size="480" letter-spacing="-20" fill="#FFB27A">110</text><text text-anchor="middle" y="750" {TEXT} font-size="100" fill="#FFF4E8">beats per minute</text>'),
    'merch-tumbler-calm': tumbler(GREEN, CREAM, '#FFF4E8', '#FFB27A'), 'merch-tumbler-calm-sand': tumbler('#E3D2BB', GREEN, '#0C4636', FLARE), 'merch-bottle-steady': bottle,
    'merch-cap-steady': cap(GREEN, DEEP, PEACH, '#FFF4E8'), 'merch-cap-steady-cream': cap(CREAM, GREEN, FLARE, '#0C4636'),
    'merch-beanie-heartbeat': beanie(DEEP, '#0A6B50', PEACH), 'merch-beanie-heartbeat-apricot': beanie(PEACH, '#F29A5C', CREAM), 'merch-scrub-cap-pulse': scrub_cap,
    'merch-tote-first-five-minutes': tote, 'merch-lanyard-badge-reel': lanyard, 'merch-key-ring-face-shield': key_ring(GREEN, PEACH, '#FFF4E8'), 'merch-key-ring-face-shield-apricot': key_ring(PEACH, GREEN, '#0C4636'),
    'merch-pin-set': pins,
    'merch-notebook-class-notes': notebook, 'merch-pocket-mask': pocket_mask, 'merch-compact-first-aid-kit': compact_kit,
}
