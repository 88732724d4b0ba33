"""Small things of the shop: mugs, bottles, caps, bags, pins, paper."""
import math

import numpy as np

from studio.clay import Clay, box, ell, half, region
from studio.cloth import layer, printed
from studio.core import camera, clear, fabric, floor, light, mat, plastic, rubber, stage, steel
from studio.labels import DISPLAY, HEART, NAME, SHORT, TEXT, glyph, mark, raster
from studio.medical import white_cross
from studio.palette import APRICOT, CREAM, DEEP, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.people import darker
from studio.props import patch, pencil, roll
from studio.shapes import ball, bevel, bolt, cut, disc, group, heart, label, lathe, mesh, plate, prism, rod, rounded, slab, tube


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


def scrub_cap():
    stage(MINT, (0, -13, 4.0), (.05, 0, .84), 92)
    with group((.05, 0, 0), -16):
        c = Clay().add(ell((0, .12, .42), (1.12, 1.26, 1.16))).add(ell((0, .35, .80), (1.10, 1.12, .86)), .2).cut(half((0, 0, .08), (0, 0, 1)), .03)
        c.swell(lambda x, y, z: .022 * np.sin(7 * np.arctan2(x, -(y - .2)) + 2 * z) * np.clip(z - .5, 0, 1) + .02 * np.sin(6 * x + 5 * z + 2 * np.sin(5 * y)) * np.clip(z - .6, 0, 1))
        c.model(fabric(LEAF), .03)
        band = c.shell(.03).keep(region(lambda x, y, z: np.abs(z - .28) - .20), .03)
        band.model(fabric(GREEN), .028)
        patch(c, raster(''.join(f'<g transform="translate({x},{y})"><path d="M0 0h54l10-12 10 12h12l8 10 18-66 22 92 14-40h14l14-18 14 18h60" fill="none" stroke="{GREEN}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>{glyph(HEART, 270, -36, 62, FLARE)}</g>' for x, y in ((60, 110), (430, 110), (240, 260), (60, 400), (430, 400))), 800, 470), 1.62, .95, 0, 1.02, n=(34, 20))
        for s in (-1, 1):
            tube([(s * .25, 1.30, .30), (s * .9, 1.35, .12), (s * 1.45, .7, .05), (s * 1.55, .05 - .2 * s, .04)], .07, fabric(GREEN), flat=(.16, .04, .015))


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


def lanyard():
    stage(APRICOT, (0, -15, 9.5), (.1, -.5, .1), 84)
    m = fabric(GREEN, key='ribbon')
    tube([(-.18, -.55, .08), (-.9, .3, .05), (-1.75, 1.1, .05), (-2.1, 2.0, .05), (-1.1, 2.65, .05), (.5, 2.45, .05), (1.9, 2.3, .05), (2.35, 1.4, .05), (1.4, .55, .05), (.18, -.55, .10)], .1, m, flat=(.30, .05, .02))
    slab(.52, .42, .16, .06, (0, -.72, .10), rubber(), .03, rot=(90, 0, 0))
    disc(.52, .24, (0, -1.28, .14), plastic(FLARE), .06, rot=(90, 0, 0))
    disc(.40, .05, (0, -1.28, .27), plastic(CREAM), .015, rot=(90, 0, 0))
    o = prism(heart(.44), .04, (0, -1.28, .31), plastic(GREEN), .01)
    o.rotation_euler = (-math.pi / 2, 0, 0)
    tube([(0, -1.75, .10), (.02, -2.0, .09), (.05, -2.15, .08)], .03, rubber())
    with group((.25, -2.95, 0), 8):
        plate(2.0, 1.5, .07, .14, (0, 0, .02), plastic(PAPER), .02)
        plate(.5, .14, .10, .06, (0, .66, .02), steel(), .02)
        label(raster(f'<rect width="800" height="170" rx="40" fill="{GREEN}"/><text x="46" y="116" {DISPLAY} font-size="88" letter-spacing="-3" fill="#fff">Instructor</text><circle cx="150" cy="370" r="110" fill="{MINT}"/><circle cx="150" cy="340" r="40" fill="{GREEN}"/><path d="M78 440c6-60 40-72 72-72s66 12 72 72Z" fill="{GREEN}"/>'
                     f'<text x="310" y="340" {TEXT} font-size="72" fill="{INK}">{NAME}</text><rect x="310" y="384" width="400" height="34" rx="17" fill="{MINT}"/><rect x="310" y="440" width="270" height="34" rx="17" fill="{MINT}"/>', 800, 560), 1.84, 1.288, (0, -.06, .0925), (-90, 0, 0))


def key_ring(color, edge, ink):
    def build():
        stage(SAND, (0, -13, 8.2), (.22, .05, .2), 88)
        with group((.25, -.35, 0), -14):
            c = Clay().add(box((0, 0, .30), (1.15, .95, .30), .26))
            c.swell(lambda x, y, z: .03 * np.cos(1.4 * x) * np.cos(1.6 * y)).model(fabric(color), .03)
            tube([(-1.16, -.6, .30), (-1.17, .5, .30), (-.9, .95, .30), (.9, .95, .30), (1.17, .5, .30), (1.16, -.6, .30)], .035, fabric(edge))
            slab(.12, .34, .06, .04, (1.19, -.72, .30), fabric(edge), .02)
            patch(c, raster(glyph(HEART, 275, 0, 250, ink) + f'<text x="400" y="420" text-anchor="middle" {DISPLAY} font-size="138" letter-spacing="-5" fill="{ink}">Face shield</text>', 800, 480), 1.8, 1.08, 0, -.02, top=True)
            tube([(-.95, .75, .32), (-1.2, 1.05, .20), (-1.35, 1.25, .12)], .1, fabric(edge), flat=(.22, .05, .02))
        tube([(-1.02 + .62 * math.cos(t), 1.42 + .62 * math.sin(t), .09) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)], .065, steel(), closed=True)
        tube([(-1.06 + .56 * math.cos(t), 1.47 + .56 * math.sin(t), .18) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)], .06, steel(), closed=True)
        with group((-1.45, .98, .02), 258):                                   # key
            key = disc(.36, .10, (.62, 0, .14), steel(), .02, rot=(90, 0, 0))
            cut(key, rod(.13, 1, (.70, 0, .14)))
            plate(1.0, .18, .09, .03, (1.35, 0, .09), steel(), .015)
            for i in range(3):
                plate(.10, .14 + .05 * (i % 2), .09, .02, (1.45 + .16 * i, -.14, .09), steel(), .01)
        with group((2.15, .95, 0), 18):                                        # the shield itself
            plate(1.3, 1.3, .03, .12, (0, 0, .02), clear('#DFF1E8'), .008)
            label(raster(f'<circle cx="250" cy="250" r="84" fill="none" stroke="{GREEN}" stroke-width="16"/><path d="M60 60h80M360 60h80M60 440h80M360 440h80" stroke="{GREEN}" stroke-width="14" stroke-linecap="round"/>', 500, 500), 1.15, 1.15, (0, 0, .054), (-90, 0, 0))
            disc(.17, .10, (0, 0, .08), plastic(WHITE), .03, rot=(90, 0, 0))
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
    stage(SAND, (0, -14, 6.2), (.15, .15, 1.0), 74)
    with group((-.75, .75, 0), -12):                                       # open case
        for tilt, part in ((0, 'base'), (1, 'lid')):
            with group((0, 1.05 * tilt, .02 + .36 * tilt), rot=(72 * tilt, 0, 0)):
                o = plate(2.9, 2.1, .46, .62, (0, 1.05 * tilt, 0), plastic(GREEN), 0)
                cut(o, plate(2.62, 1.82, .46, .5, (0, 1.05 * tilt, .10)))
                bevel(o, .03, 3)
                if part == 'lid':
                    plate(2.5, 1.7, .02, .46, (0, 1.05, .10), plastic('#0C7759'))
    with group((.95, -1.0, 0), -18):
        prof = rounded([(.20, .98), (.30, .90), (.62, .74), (.84, .42), (.92, .10)], .2, 8)
        lathe(prof, clear('#D3EEE1'), 96, wobble=lambda a, z: 1 + .16 * math.cos(a) * (1 - z) + .05 * math.cos(3 * a) * (1 - z))
        rim = [((.90 * (1 + .14 * math.cos(a) + .045 * math.cos(3 * a))) * math.sin(a), -(.90 * (1 + .14 * math.cos(a) + .045 * math.cos(3 * a))) * math.cos(a), .13) for a in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
        tube(rim, .135, mat(PEACH, rough=.35, coat=.3), closed=True)
        rod(.19, .30, (0, 0, 1.06), plastic(WHITE), .03)
        rod(.26, .16, (0, 0, 1.22), plastic(FLARE), .04)
        rod(.17, .30, (0, 0, 1.40), plastic(WHITE), .04)


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
