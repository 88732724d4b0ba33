"""The equipment shop."""
import math

import numpy as np

from studio.clay import Clay, ell, half
from studio.core import clear, fabric, mat, plastic, rubber, stage, steel
from studio.labels import CROSS, DISPLAY, TEXT, glyph, raster
from studio.medical import aed_auto, aed_semi, glove, loose_pads, manikin, white_cross
from studio.palette import APRICOT, BLACK, CREAM, DEEP, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.props import bottle, carton, roll, soft_bag
from studio.shapes import ball, bevel, cut, disc, group, label, lathe, prism, rod, rounded, slab, tube


def semi():
    stage(APRICOT, (0, -15.2, 5.4), (.28, 0, 1.10), 88)
    g = aed_semi()
    g.location, g.rotation_euler = (-.75, .2, 0), (0, 0, math.radians(-18))
    loose_pads((.30, .55, .40), (1.25, -1.35, 0), -14)


def auto():
    stage(MINT, (0, -15.2, 5.2), (.15, 0, 1.02), 86)
    g = aed_auto()
    g.location, g.rotation_euler = (-.35, .3, 0), (0, 0, math.radians(16))
    with group((1.95, -1.55, 0), 14):
        slab(1.5, .26, 1.15, .10, (0, 0, .15), plastic(CREAM), .04)
        label(raster(f'<rect width="600" height="460" rx="40" fill="{GREEN}"/><text x="50" y="120" {DISPLAY} font-size="92" fill="#fff">Adult pads</text><text x="52" y="190" {TEXT} font-size="46" fill="#CFE8DA">Peel. Press on bare skin.</text>'
                     f'<rect x="52" y="250" width="180" height="150" rx="36" fill="#FBF8F2"/><rect x="262" y="250" width="180" height="150" rx="36" fill="#FBF8F2"/><rect x="104" y="296" width="76" height="58" rx="14" fill="{FLARE}"/><rect x="314" y="296" width="76" height="58" rx="14" fill="{FLARE}"/>', 600, 460), 1.40, 1.07, (0, 0, .283), (-90, 0, 0))


def cabinet():
    stage(APRICOT, (0, -21, 6.1), (-.05, 0, 1.86), 88)
    w, h, d, t = 3.0, 3.9, 1.05, .07
    with group((.98, 0, 0), -12):
        white, inside = plastic(PAPER), plastic('#EFEAE0', rough=.6)
        shell = slab(w, h, d, .16, (0, 0, h / 2), white, n=8)
        cut(shell, slab(w - 2 * t, h - 2 * t, d, .10, (0, -t, h / 2), n=8))
        bevel(shell, .02, 3)
        for z in (1.02, 1.98, 2.94):
            slab(w - 2 * t, .045, d - .14, .01, (0, .03, z), inside, .008, 2)
            slab(w - 2 * t, .075, .03, .01, (0, -d / 2 + .12, z + .015), white, .008, 2)
        y = -.12
        carton('Adhesive|bandages', '40 pieces', WHITE, GREEN, GREEN, .98, .66, .5, (-.86, y, 2.965), 2)
        carton('Sterile|gauze', '10 x 10 cm', MINT, INK, GREEN, .82, .62, .5, (.08, y, 2.965), -2)
        carton('Burn|gel', '6 sachets', PEACH, INK, WHITE, .72, .56, .45, (.93, y, 2.965), -3)
        carton('Antiseptic|wipes', '30 pieces', GREEN, WHITE, PEACH, 1.02, .68, .5, (-.82, y, 2.005))
        carton('CPR face|shield', '1 piece', WHITE, INK, LEAF, .88, .62, .5, (.20, y, 2.005), 2)
        for x, z in ((.82, 0), (1.14, 0), (.98, .28)):
            roll((x, y - .02, 2.005 + .165 + z), .16, .44, axis='Y')
        for i in range(5):
            bottle((-1.18 + i * .27, y - .02, 1.045), (CREAM, LEAF, PEACH)[i % 3], .50 + .06 * (i % 2))
        carton('Cold|pack', 'Instant', DEEP, MINT, LEAF, 1.02, .66, .5, (.74, y, 1.045), -2)
        carton('Nitrile|gloves', 'Large', FLARE, INK, WHITE, 1.05, .68, .55, (-.80, y, .075), 2)
        carton('Triangular|bandage', '2 pieces', CREAM, INK, GREEN, .98, .64, .5, (.32, y, .075), -2)
        roll((1.12, y, .075 + .18), .18, .36, axis='Z')
        roll((1.12, y, .435 + .15), .15, .30, MINT, axis='Z')
        with group((-w / 2 - .02, -d / 2 + .02, 0), 20):
            slab(w, h, .10, .16, (-w / 2, 0, h / 2), plastic(GREEN), .03, 4, n=8)
            slab(w - .34, h - .34, .05, .08, (-w / 2, -.05, h / 2), plastic('#0C7759'), .02, 3)
            white_cross(1.15, (-w / 2, -.10, h * .61), .07)
            label(raster(f'<text x="400" y="112" text-anchor="middle" {DISPLAY} font-size="132" letter-spacing="-4" fill="#fff">First aid</text><text x="400" y="190" text-anchor="middle" {TEXT} font-size="58" fill="#CFE8DA">150 pieces</text>', 800, 220), 1.9, .5225, (-w / 2, -.0775, h * .29))
            slab(.10, .5, .12, .05, (-w + .12, -.09, h / 2), rubber(), .03)


def manikin_adult():
    stage(MINT, (1.2, -27, 11.5), (-.55, 0, .86), 96)
    manikin(turn_=-14)
    with group((1.9, -4.0, .28), rot=(34, 0, 12), scale=1.12):            # the meter stands at a slant so that it can be read
        slab(1.9, .24, 1.24, .12, (0, 0, .12), plastic(CREAM), .06)
        label(raster(f'<rect width="600" height="400" rx="36" fill="#0C2A22"/><text x="40" y="112" {TEXT} font-size="84" fill="#A8F3CF">Depth 2.2 in</text><rect x="40" y="160" width="520" height="56" rx="28" fill="#1C4539"/><rect x="40" y="160" width="400" height="56" rx="28" fill="#7DF0B6"/><text x="40" y="324" {TEXT} font-size="84" fill="#FFB27A">Rate 110</text>', 600, 400), 1.42, .947, (-.13, 0, .243), (-90, 0, 0), emit=.2)
        disc(.13, .08, (.76, .0, .25), plastic(FLARE), .03, rot=(90, 0, 0))
        slab(1.2, .5, .2, .06, (0, .40, -.12), plastic(CREAM), .04)
    tube([(2.3, -3.5, .4), (2.6, -2.9, .06), (3.0, -2.0, .05), (2.8, -1.2, .3)], .05, rubber())


def oxygen():
    stage(SAND, (0, -20, 6.8), (.25, 0, 1.95), 80)
    with group((-1.35, .3, 0)):
        art = (f'<rect x="0" y="300" width="2000" height="60" fill="{FLARE}"/><g transform="translate(1000,560)" text-anchor="middle"><text {DISPLAY} font-size="168" letter-spacing="-5" fill="#fff">Oxygen</text>'
               f'<text y="140" {DISPLAY} font-size="124" letter-spacing="-3" fill="#CFE8DA">2.7 L</text></g>' + glyph(CROSS, 900, 790, 200, '#FFFFFF'))
        lathe(rounded([(0, 0), (.74, 0), (.78, .06), (.78, 2.75), (.60, 3.15), (.26, 3.36), (.20, 3.40)], .3, 10), mat(GREEN, rough=.3, coat=.5, image=raster(art, 2000, 1380)), 96)
        lathe(rounded([(.18, 3.36), (.24, 3.40), (.24, 3.62), (.16, 3.64)], .02), steel(), 48)
        slab(.62, .62, .5, .10, (0, 0, 3.86), plastic(CREAM), .06)
        disc(.36, .22, (-.02, -.34, 3.92), steel(), .03)
        label(raster(f'<circle cx="200" cy="200" r="196" fill="#FDFBF6"/><path d="M72 268A148 148 0 0 1 128 70" fill="none" stroke="{FLARE}" stroke-width="30"/><path d="M150 60A148 148 0 0 1 330 268" fill="none" stroke="{GREEN}" stroke-width="30"/><path d="M200 200L286 132" stroke="{INK}" stroke-width="16" stroke-linecap="round"/><circle cx="200" cy="200" r="22" fill="{INK}"/>', 400, 400), .62, .62, (-.02, -.452, 3.92), rough=.3, coat=.5)
        rod(.20, .34, (.46, 0, 3.90), plastic(GREEN), .05, 'X')
        tube([(-.42, 0, 4.12), (-.40, 0, 4.50), (-.2, 0, 4.64), (.2, 0, 4.64), (.40, 0, 4.50), (.42, 0, 4.12)], .09, rubber())
        rod(.10, .36, (0, 0, 4.28), steel(), .02)
    with group((2.0, -1.35, .70), rot=(-24, 0, -12), scale=1.12):          # the mask leans on the case: nose up, chin down
        c = Clay().add(ell((0, 0, 0), (.70, .62, .64))).add(ell((0, .02, .66), (.36, .44, .52)), .35).cut(half((0, .06, 0), (0, -1, 0)), .03)
        c.model(clear('#CFEDE0'), .03)
        rim = c.shell(.07).keep(half((0, -.06, 0), (0, -1, 0)), .03).keep(half((0, .14, 0), (0, 1, 0)), .03)
        rim.model(mat(LEAF, rough=.4), .03)
        for s in (-1, 1):                                                  # vents and strap
            p = c.hit((s * .40, -3, -.02), (0, 1, 0))
            disc(.17, .05, p, plastic(WHITE), .015, 32, (0, 0, s * 36))
            for t in np.linspace(0, 2 * math.pi, 6, endpoint=False):
                q = c.hit((s * .40 + .09 * math.cos(t), -3, -.02 + .09 * math.sin(t)), (0, 1, 0))
                ball((.026, .02, .026), q - np.array((s * -.012, .034, 0)), rubber(), sub=2)
            tube([(s * .70, .05, .06), (s * 1.02, .25, .18), (s * .86, .62, .40), (0, .72, .46)], .1, fabric(GREEN), flat=(.05, .14, .02))
        slab(.34, .09, .05, .03, c.hit((0, -3, .86), (0, 1, 0)), steel(), .012, rot=(24, 0, 0))
        tube([(0, -.55, -.10), (0, -.80, -.12), (0, -.92, -.34), (0, -.90, -.62)], .12, plastic(WHITE))
    tube([(-.72, .3, 3.90), (-.1, .2, 3.72), (.12, -.2, 2.2), (.05, -.9, .5), (.4, -1.7, .07), (1.2, -2.55, .06), (1.62, -2.75, .10), (1.75, -2.62, .30), (1.75, -2.53, .48)], .06, plastic('#BFE6D3', rough=.25, coat=.4))
    with group((1.55, 1.6, 0), -10):
        soft_bag(2.9, 2.0, 1.3, GREEN, PEACH, cross=.62)


def trauma():
    stage(APRICOT, (0, -19, 6.6), (.1, -.2, 1.02), 90)
    soft_bag(3.5, 2.3, 1.35, DEEP, FLARE, (-.55, .7, 0), -12, .85)
    with group((-1.95, -1.35, 0), 24):                                     # tourniquet
        tube([(.62 * math.cos(t), .50 * math.sin(t), .19) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)], .1, fabric(FLARE), closed=True, flat=(.07, .34, .02))
        slab(.62, .30, .36, .08, (0, -.52, .19), rubber(), .03)
        rod(.065, 1.3, (0, -.74, .22), rubber(), .03, 'X')
    with group((-.25, -1.95, 0), -78):                                      # shears
        m, b = plastic(FLARE), steel()
        for s in (-1, 1):
            tube([(s * .34 + .24 * math.cos(t), -.55 + .34 * math.sin(t), .11) for t in np.linspace(0, 2 * math.pi, 14, endpoint=False)], .085, m, closed=True)
            tube([(s * .22, -.22, .11), (s * .04, .20, .11)], .10, m)
            o = prism([(-.13, 0), (.10, 0), (.05, 1.25), (-.02, 1.34)], .04, (s * -.02, .18, .10 + .03 * s), b, .01)
            o.rotation_euler = (-math.pi / 2, 0, math.radians(s * 4))
        rod(.09, .16, (0, .22, .12), b, .02)
    roll((1.75, -1.05, .30), .30, .62, axis='X')
    roll((2.35, -.35, .24), .24, .48, MINT, axis='Z')
    carton('Chest|seal', 'Vented, 2', CREAM, INK, GREEN, 1.02, 1.1, .28, (1.72, .55, 0), -16)
    carton('Gauze', 'Z-fold', LEAF, INK, WHITE, .86, .60, .36, (2.55, .75, 0), -6)
    glove((2.25, -1.75, 0), 60, LEAF, 1, .72)


PICTURES = {'equipment-aed-semi-automatic': semi, 'equipment-aed-fully-automatic': auto, 'equipment-first-aid-kit-150': cabinet,
            'equipment-manikin-adult': manikin_adult, 'equipment-oxygen-kit': oxygen, 'equipment-trauma-kit': trauma}
