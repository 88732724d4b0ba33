"""Everyday props that several scenes share: bags, boxes, rolls, bottles, monitor, clipboard, fruit of the stockroom."""
import math

import numpy as np

from .clay import Clay, box, region
from .core import fabric, mat, plastic, rubber, steel
from .labels import DISPLAY, HEART, TEXT, glyph, raster
from .medical import white_cross
from .palette import BLACK, CREAM, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, WHITE
from .shapes import bake, cut, disc, group, label, lathe, mesh, plate, rod, rounded, slab, tube


def carton(title, sub, color, ink, accent, w, h, d, loc=(0, 0, 0), turn_=0.):
    """A printed carton standing on its base."""
    with group(loc, turn_):
        slab(w, h, d, .03, (0, 0, h / 2), plastic(color, rough=.6, coat=0), .015, 3)
        px = int(h / w * 600)
        words = title.split('|')
        size = min(84, int(600 / max(map(len, words)) * 1.45))
        t = ''.join(f'<text x="38" y="{80 + size * .55 + i * size * 1.0}" {DISPLAY} font-size="{size}" letter-spacing="-2" fill="{ink}">{x}</text>' for i, x in enumerate(words))
        art = f'<rect width="600" height="26" fill="{accent}"/>{t}<text x="40" y="{px - 38}" {TEXT} font-size="42" fill="{ink}">{sub}</text>' + glyph(HEART, 510, px - 84, 56, accent)
        label(raster(art, 600, px), w * .95, h * .95, (0, -d / 2 - .003, h / 2))


def roll(loc, r=.17, w=.3, color=CREAM, axis='X'):
    """A rolled bandage."""
    m = fabric(color)
    rod(r, w, loc, m, r * .16, axis)
    e = {'X': (1, 0, 0), 'Y': (0, 1, 0), 'Z': (0, 0, 1)}[axis]
    for s in (-1, 1):
        c = np.array(loc) + np.array(e) * s * (w / 2 + .002)
        u = np.array({'X': (0, 1, 0), 'Y': (1, 0, 0), 'Z': (1, 0, 0)}[axis])
        v = np.cross(e, u)
        tube([tuple(c + (u * math.cos(t) + v * math.sin(t)) * r * (.18 + .68 * t / 18.8)) for t in np.linspace(0, 18.8, 36)], r * .025, fabric('#CFC6B2'))


def bottle(loc, color, h=.5, r=.115, cap=BLACK):
    x, y, z = loc
    lathe(rounded([(0, 0), (r, 0), (r, h * .8), (r * .55, h), (r * .5, h * 1.04)], r * .4), plastic(color, coat=.3, rough=.3), 48, loc)
    rod(r * .62, h * .2, (x, y, z + h * 1.12), plastic(cap), .015)


def patch(c, image, w, h, x0, z0, rough=.85, n=(26, 14), off=.012, top=False):
    """A print that follows the front of the lump c, or its top."""
    v = []
    for j in range(n[1] + 1):
        for i in range(n[0] + 1):
            u, t = x0 + w * (i / n[0] - .5), z0 + h * (j / n[1] - .5)
            p = c.hit((u, t, 4) if top else (u, -4, t), (0, 0, -1) if top else (0, 1, 0))
            v.append(p + np.array((0, 0, off) if top else (0, -off, 0)))
    k = n[0] + 1
    f = [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i) for j in range(n[1]) for i in range(n[0])]
    o = mesh(v, f, mat('#FFFFFF', rough=rough, spec=.2, image=image, alpha=True), 180)
    uv = o.data.uv_layers.new()
    for l in o.data.loops:
        i = l.vertex_index
        uv.data[l.index].uv = ((i % k) / n[0], (i // k) / n[1])
    return o


def soft_bag(w, h, d, color, trim, loc=(0, 0, 0), turn_=0., cross=1., pocket=True, handle=True, strap=False):
    """A padded bag with a front pocket, a zip and a handle, standing on the floor."""
    with group(loc, turn_) as g:
        m, mt = fabric(color), fabric(trim)
        c = Clay().add(box((0, 0, h / 2), (w / 2, d / 2, h / 2), .36 * min(1, d)))
        c.swell(lambda x, y, z: .05 * np.cos(x / w * 3.1) * np.cos((z - h / 2) / h * 3.1) + .012 * np.sin(5 * x + 3 * z))
        c.model(m, .05)
        y = -d / 2
        if pocket:
            p = Clay().add(box((0, y - .02, h * .36), (w * .39, .26, h * .27), .18))
            p.swell(lambda x, yy, z: .02 * np.cos(x / w * 4)).model(m, .04)
            tube([(-w * .36, y - .29, h * .575), (0, y - .31, h * .575), (w * .36, y - .29, h * .575)], .035, mt)
            slab(.10, .22, .05, .03, (w * .26, y - .34, h * .52), mt, .01)
        for s in (-1, 1):
            c.shell(.035).keep(region(lambda x, yy, z, s=s: np.abs(x - s * w * .31) - .11), .03).model(mt, .04)
        c.shell(.02).keep(region(lambda x, yy, z: np.abs(yy + d * .12) - .05), .02).model(mt, .03)
        if handle:
            tube([(-w * .20, 0, h * .98), (-w * .18, 0, h + .38), (0, 0, h + .50), (w * .18, 0, h + .38), (w * .20, 0, h * .98)], .10, mt, flat=(.12, .34, .05))
        if cross:
            white_cross(cross, (0, y - (.28 if pocket else .06), h * (.34 if pocket else .55)), .05)
        if strap:
            tube([(-w * .5, .1, h * .7), (-w * .62, -.3, .3), (-w * .55, -d * .9, .08), (0, -d * 1.25, .07), (w * .52, -d, .08), (w * .6, -.3, .4), (w * .5, .1, h * .7)], .1, mt, flat=(.08, .30, .03))
    return g


def monitor(loc=(0, 0, 0), turn_=0., scale=1.):
    """A patient monitor with a heart rhythm. 4.2 wide, 3.4 high."""
    with group(loc, turn_, scale=scale) as g:
        w, h, d = 4.2, 3.2, 1.3
        slab(w, h, d, .42, (0, 0, h / 2 + .12), plastic(CREAM), .12, 6, n=14)
        y = -d / 2
        slab(2.86, 2.28, .08, .18, (-.48, y - .01, 1.86), rubber(BLACK), .03)
        beat = 'h36l9-12 10 12h11l8 10 17-104 21 150 15-56h14l17-24 17 24h41'
        scr = '<rect width="1040" height="820" fill="#0C2A22"/>' + ''.join(f'<path d="M{x} 0V820" stroke="#16392F" stroke-width="2"/>' for x in range(0, 1040, 52)) + ''.join(f'<path d="M0 {y_}H1040" stroke="#16392F" stroke-width="2"/>' for y_ in range(0, 820, 52))
        s = 'fill="none" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"'
        scr += f'<path d="M30 250{beat}{beat}{beat}h20" stroke="#7DF0B6" {s}/><path d="M30 505' + 'c40 0 50-86 92-86s40 58 72 58 34 28 64 28' * 3 + f'" stroke="#FFB27A" {s}/><path d="M30 710' + 'c60 0 80-70 130-70s70 70 130 70' * 2 + f'h110" stroke="#9FD8F0" {s}/>'
        for yy, t, v, c in ((120, 'HR', '82', '#7DF0B6'), (390, 'SpO2', '98', '#FFB27A'), (640, 'RR', '14', '#9FD8F0')):
            scr += f'<text x="790" y="{yy}" {TEXT} font-size="46" fill="{c}">{t}</text><text x="786" y="{yy + 128}" {DISPLAY} font-size="150" letter-spacing="-6" fill="{c}">{v}</text>'
        scr += '<path d="M760 0V820" stroke="#16392F" stroke-width="6"/>'
        label(raster(scr, 1040, 820), 2.70, 2.13, (-.48, y - .056, 1.86), rough=.2, coat=.6, emit=.28)
        disc(.34, .16, (1.56, y - .04, 2.50), plastic(GREEN), .05)
        slab(.07, .24, .03, .03, (1.56, y - .13, 2.62), plastic(WHITE))
        disc(.26, .14, (1.56, y - .03, 1.66), plastic(FLARE, coat=.5, rough=.25), .05)
        for i in range(3):
            slab(.56, .19, .08, .09, (1.56, y - .01, 1.10 - .27 * i), plastic((LEAF, MINT, MINT)[i]), .03)
        slab(1.5, .16, .06, .08, (-1.0, y - .0, .42), plastic(LEAF), .02)
        for i in range(3):
            disc(.10, .08, (.12 + .34 * i, y - .01, .42), rubber(), .02)
        tube([(-1.2, 0, h), (-1.15, 0, h + .42), (-.85, 0, h + .62), (0, 0, h + .66), (.85, 0, h + .62), (1.15, 0, h + .42), (1.2, 0, h)], .15, rubber())
        for s in (-1, 1):
            slab(.8, .2, 1.1, .08, (s * 1.3, 0, .08), rubber(), .03)
    return g


def collar_brace(loc=(0, 0, 0), turn_=0., scale=1.):
    """A neck brace standing on the floor."""
    with group(loc, turn_, scale=scale) as g:
        n, v, f = 72, [], []
        for i in range(n + 1):
            a = math.radians(-160 + 320 * i / n)
            front = .5 + .5 * math.cos(a)
            z0, z1 = .20 - .20 * front ** 2, 1.0 + .62 * front ** 1.4 - .42 * math.exp(-(a / .42) ** 2)
            for r, z in ((1.04, z0), (1.02 + .06 * front, (z0 + z1) / 2), (1.06 + .22 * front ** 2, z1)):
                v.append((r * math.sin(a), -r * math.cos(a), z))
        for i in range(n):
            for k in range(2):
                f.append((i * 3 + k, i * 3 + 3 + k, i * 3 + 4 + k, i * 3 + 1 + k))
        o = mesh(v, f, plastic(PAPER, rough=.6))
        for kind, kw in (('SUBSURF', dict(levels=2, render_levels=2)), ('SOLIDIFY', dict(thickness=.13, offset=0))):
            mo = o.modifiers.new(kind, kind)
            for k, val in kw.items():
                setattr(mo, k, val)
        cut(bake(o), rod(.25, 1, (0, -1.1, .56), None, 0, 'Y'))
        for s in (-1, 1):
            tube([(s * 1.15 * math.sin(a), -1.15 * math.cos(a), .66) for a in np.linspace(1.0, 2.75, 9)], .05, fabric(GREEN), flat=(.06, .42, .02))
            slab(.36, .52, .05, .08, (s * 1.12 * math.sin(.98), -1.12 * math.cos(.98), .66), fabric(FLARE), .02, rot=(0, 0, s * 57))
    return g


def clipboard(art, loc=(0, 0, 0), turn_=0., lean=None, board=GREEN, scale=1.):
    """A clipboard with a printed sheet (an SVG body of 800 x 1060), lying on the floor or leaning (degrees from lying)."""
    with group(loc, rot=(lean or 0, 0, turn_), scale=scale) as g:
        plate(2.3, 3.1, .09, .14, (0, 0, 0), plastic(board), .03)
        plate(2.0, 2.66, .02, .03, (0, -.10, .09), plastic(PAPER, rough=.8, coat=0))
        label(raster(art, 800, 1060), 1.96, 2.60, (0, -.10, .1125), (-90, 0, 0), rough=.8)
        plate(1.0, .30, .12, .06, (0, 1.34, .09), steel(), .03)
        plate(.56, .30, .20, .10, (0, 1.48, .09), steel(), .04)
    return g


def sheet(title, lines, checked=99):
    """A printed checklist for the clipboard."""
    t = f'<rect width="800" height="1060" fill="#FDFBF6"/><text x="70" y="140" {DISPLAY} font-size="86" letter-spacing="-3" fill="{INK}">{title}</text><rect x="70" y="180" width="660" height="8" rx="4" fill="{FLARE}"/>'
    for i, l in enumerate(lines):
        y = 270 + i * 118
        t += f'<rect x="70" y="{y}" width="66" height="66" rx="16" fill="{GREEN if i < checked else "none"}" stroke="{GREEN}" stroke-width="7"/>'
        if i < checked:
            t += f'<path d="M{86} {y + 34}l14 15 28-30" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>'
        t += f'<text x="170" y="{y + 50}" {TEXT} font-size="50" fill="{INK}">{l}</text>'
    return t


def pencil(loc, turn_=0., color=FLARE, l=2.2):
    with group(loc, turn_):
        rod(.085, l, (0, 0, .085), plastic(color), .01, 'X', 6)
        tip = lathe([(.085, 0), (.02, .26), (0, .28)], plastic('#E9CFA6'), 24, (l / 2, 0, .085))
        tip.rotation_euler = (0, math.pi / 2, 0)
        rod(.086, .22, (-l / 2 - .08, 0, .085), plastic(PEACH), .03, 'X')
