"""One still life a course; each tells its course at a glance."""
import math

import numpy as np

from studio.clay import Clay, box, ell, half, limb
from studio.core import clear, fabric, mat, plastic, rubber, stage, steel
from studio.labels import DISPLAY, HEART, TEXT, glyph, raster
from studio.medical import aed_semi, bag_mask, glove, infant, leads, manikin, manikin_at, raised_heart, white_cross
from studio.palette import APRICOT, CREAM, DEEP, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.props import bottle, carton, collar_brace, monitor, patch, roll, soft_bag
from studio.shapes import ball, bevel, cut, disc, group, label, lathe, plate, prism, rod, rounded, slab, tube


def put(g, loc, turn_=0., scale=1.):
    g.location, g.rotation_euler, g.scale = loc, (0, 0, math.radians(turn_)), (scale,) * 3


def heartsaver_cpr():
    """The head to the right, so that both pads and their leads show."""
    stage(MINT, (-1.0, -27, 12.4), (.0, 0, 1.05), 81)
    at = manikin_at((.9, .2, 0), 170)
    put(aed_semi(), (-3.8, -2.5, 0), 16, 1.1)
    plug = (-2.5, -2.25, .7)
    leads(at, ((2.1, -3.1), (-1.4, -3.5), (-1.9, -2.6), plug), ((.2, -2.5), (-1.3, -2.9), (-1.8, -2.3), plug))


def bls_provider():
    stage(SAND, (.6, -27, 11.2), (.15, -.4, .95), 88)
    manikin(turn_=14, loc=(-.1, 1.4, 0), accent=FLARE)
    bag_mask((-.3, -2.9, 0), -12, GREEN, 1.05)
    with group((3.75, .1, 0), -20):
        carton('Nitrile|gloves', 'Medium', LEAF, INK, WHITE, 1.7, 1.0, .95)


def acls():
    stage(MINT, (0, -20, 6.2), (.15, -.1, 1.62), 82)
    monitor((-.55, .5, 0), -12)
    for i, (x, y, c) in enumerate(((1.05, -1.9, FLARE), (2.05, -1.7, WHITE), (2.85, -1.15, GREEN))):
        with group((x, y, 0), 20 * i - 20):
            disc(.36, .04, (0, 0, .03), plastic(PAPER), .012, rot=(90, 0, 0))
            disc(.16, .08, (0, 0, .08), plastic(c), .03, rot=(90, 0, 0))
        tube([(x, y, .14), (x + .1, y + .45, .06), (x - .1 - .25 * i, y + 1.0, .05), (.45 + .3 * i, -.45 + .1 * i, .06), (.02 + .33 * i, -.25, .42)], .04, plastic(c))
    syringe((-1.75, -2.1, 0), 16)


def syringe(loc, turn_, tint=PEACH):
    with group(loc, turn_):
        rod(.19, 1.5, (0, 0, .19), clear('#E4F3EB'), .03, 'X')
        rod(.192, .62, (.36, 0, .19), plastic(tint), .02, 'X')
        rod(.06, .75, (-1.05, 0, .19), plastic(WHITE), 0, 'X')
        disc(.20, .07, (-1.42, 0, .20), plastic(WHITE), .02, rot=(0, 0, 90))
        slab(.07, .38, .62, .1, (-.76, 0, .19), plastic(WHITE), .02)
        rod(.07, .22, (.84, 0, .19), plastic(GREEN), .02, 'X')


def pals():
    stage(APRICOT, (.4, -22, 11.2), (.15, -.25, .45), 88)
    plate(6.9, 3.5, .14, .4, (-.45, .75, 0), fabric(MINT), .05, -8)
    infant(suit=GREEN, band=MINT, loc=(-.45, .75, .14), turn_=-8, scale=1.15)
    bag_mask((.35, -2.3, 0), -8, FLARE, .78)
    syringe((3.55, -.9, 0), 62, LEAF)


def first_aid():
    stage(MINT, (0, -19, 6.4), (.1, -.2, 1.05), 90)
    soft_bag(3.3, 2.35, 1.35, GREEN, CREAM, (-.70, .6, 0), -14, .95)
    roll((1.45, -.75, .34), .34, .66, axis='X')
    roll((1.52, -.75, .34 + .60), .27, .5, PEACH, axis='X')
    roll((2.35, -.25, .30), .30, .6, axis='Z')
    with group((-2.15, -1.5, 0), 18):                                      # adhesive bandages
        for i in range(3):
            with group((.55 * i, -.12 * i, .015 + .05 * i), 30 - 22 * i):
                plate(1.5, .46, .04, .22, (0, 0, 0), plastic(('#E9B48E', PEACH, '#F3CDB2')[i], rough=.7, coat=0), .012)
                plate(.46, .40, .03, .04, (0, 0, .035), fabric(CREAM), .01)
    with group((1.15, -1.7, .10), rot=(-58, 0, -14)):                      # the cold pack leans back on the rolls; built upright, its print to -Y
        c = Clay().add(box((0, 0, .30), (1.05, .24, .62), .22))
        c.swell(lambda x, y, z: .03 * np.sin(3.2 * x + 2 * z) * np.sin(3.4 * z)).model(plastic('#BFDDEA', rough=.35, coat=.3), .03)
        patch(c, raster(f'<text x="400" y="170" text-anchor="middle" {DISPLAY} font-size="190" letter-spacing="-6" fill="{GREEN}">Cold pack</text><text x="400" y="270" text-anchor="middle" {TEXT} font-size="72" fill="{INK}">Squeeze to start</text>', 800, 320), 1.65, .66, 0, .30, rough=.4)
    bottle((2.75, .55, 0), FLARE, 1.35, .36, WHITE)


def adult_pediatric():
    stage(APRICOT, (.6, -27, 13.5), (-.55, -.2, .75), 90)
    manikin(turn_=-10, loc=(-.15, 2.2, 0), accent=GREEN)
    infant(suit=LEAF, band=FLARE, loc=(.5, -2.6, 0), turn_=-10, scale=1.0)


def arc_bls():
    stage(SAND, (0, -19, 8.4), (.15, -.25, .55), 86)
    bag_mask((-.15, .7, 0), -12, FLARE, 1.06)
    glove((-1.25, -1.75, 0), 22, LEAF, 1, .95)
    glove((.45, -1.85, .0), -16, LEAF, -1, .95)
    with group((2.65, -1.15, 0), -18):
        carton('Gloves', 'Nitrile, 100', GREEN, WHITE, PEACH, 1.5, .85, .9)


def arc_als():
    """The airway bag, and in front of it a tray: laryngoscope, oral airways in sizes, tracheal tube."""
    stage(MINT, (0, -18, 12.6), (.0, .1, .55), 86)
    with group((-.1, 2.35, 0), -8):
        soft_bag(3.9, 2.2, 1.2, DEEP, PEACH, cross=.7)
    tray = slab(6.9, 2.9, .34, .34, (0, -1.0, .17), steel('#DDE5E1'), rot=(-90, 0, 0))
    bevel(cut(tray, slab(6.54, 2.54, .4, .24, (0, -1.0, .28), rot=(-90, 0, 0))), .04, 3)
    with group((-2.75, -1.75, .08), 6, scale=1.1):                                     # the handle along the tray, the blade away from it
        rod(.20, 1.5, (.42, 0, .22), steel('#AEB9B4'), .06, 'X')
        for i in range(7):
            rod(.212, .06, (.02 + .15 * i, 0, .22), steel('#7F8C86'), .015, 'X')
        slab(.30, .34, .40, .05, (-.42, .02, .22), steel(), .03)
        tube([(-.44, .1, .22), (-.42, .5, .22), (-.30, .98, .22), (-.04, 1.42, .22), (.34, 1.72, .22)], .1, steel(), flat=(.20, .16, .04))
        ball(.09, (-.14, 1.06, .26), plastic('#FFE7B0', emit=.3), sub=3)
    for i, (c, s) in enumerate(((FLARE, 1.05), (PEACH, .92), (LEAF, .78), ('#F2C94C', .66))):   # lying on their sides
        with group((-.90 + .70 * i, -1.75, .08), 4, scale=1.12 * s):
            tube([(0, -.10, .16), (0, .30, .16), (.06, .78, .16), (.30, 1.16, .16), (.62, 1.28, .16)], .1, plastic(c), flat=(.24, .20, .07))
            slab(.66, .34, .09, .12, (0, -.12, .19), plastic(c), .03)
    with group((2.42, -1.0, .08), -6, scale=1.1):
        pts = [(-.55, -.86, .13), (-.62, -.2, .13), (-.40, .44, .13), (.15, .78, .13), (.80, .66, .13)]
        tube(pts, .10, clear('#DDF0E7'))
        Clay().add(limb(((-.02, .72, .16), .17), ((.30, .78, .16), .17))).model(clear('#9FD8BE'), .02)
        rod(.15, .34, (-.54, -.98, .15), plastic(FLARE), .03, 'Y')
        tube([(-.60, -.1, .20), (-.2, -.2, .06), (.15, -.5, .06), (.48, -.55, .10)], .035, plastic(LEAF))
        Clay().add(limb(((.50, -.55, .14), .12), ((.74, -.55, .14), .10))).model(plastic(LEAF), .02)


def block(loc, letter, color, ink, turn_, s=1.0):
    with group(loc, turn_, scale=s):
        slab(1, 1, 1, .12, (0, 0, .5), plastic(color, rough=.5), .07)
        art = lambda ch: raster(f'<rect x="26" y="26" width="448" height="448" rx="60" fill="none" stroke="{ink}" stroke-width="26"/>' + (glyph(HEART, 130, 130, 240, ink) if ch == '*' else f'<text x="250" y="362" text-anchor="middle" {DISPLAY} font-size="340" fill="{ink}">{ch}</text>'), 500, 500)
        label(art(letter[0]), .84, .84, (0, -.503, .5))
        label(art(letter[1]), .84, .84, (-.503, 0, .5), (0, 0, -90))
        label(art(letter[1]), .84, .84, (.503, 0, .5), (0, 0, 90))
        label(art(letter[2]), .84, .84, (0, 0, 1.003), (-90, 0, 0))


def babysitter():
    stage(APRICOT, (0, -17, 6.2), (.12, 0, 1.18), 90)
    block((-2.05, .15, 0), 'AB*', GREEN, CREAM, 12)
    block((-.92, .30, 0), 'B*C', CREAM, FLARE, -9)
    block((-1.52, .25, 1.0), '*CA', FLARE, CREAM, 20)
    block((-1.35, -1.45, 0), 'CAB', LEAF, INK, -24)
    with group((1.25, .1, 0), -14):                                        # teddy with a plaster
        m, belly = fabric('#C98F5E', bump=.3, scale=60), fabric('#F1DCC0', bump=.3, scale=60)
        fur = lambda x, y, z: .012 * np.sin(23 * x) * np.sin(23 * y) * np.sin(23 * z)
        c = Clay().add(ell((0, 0, .95), (.80, .70, .90))).add(ell((0, -.06, 2.15), (.76, .68, .66)), .12)
        for s in (-1, 1):
            c.add(ell((s * .58, .05, 2.68), (.25, .17, .25)), .08).cut(ell((s * .58, -.14, 2.68), (.14, .10, .14)), .05)
            c.add(limb(((s * .66, -.05, 1.40), .27), ((s * 1.02, -.35, .80), .25)), .1)
            c.add(limb(((s * .46, -.25, .34), .36), ((s * .66, -1.05, .34), .34)), .12)
        c.cut(half((0, 0, .02), (0, 0, 1)), .03).swell(fur).model(m, .035)
        Clay().add(ell((0, -.30, .98), (.52, .48, .58))).swell(fur).model(belly, .035)
        Clay().add(ell((0, -.62, 1.99), (.34, .24, .26))).swell(fur).model(belly, .03)
        for s in (-1, 1):
            ball((.075, .05, .09), (s * .28, -.69, 2.30), mat('#17110F', rough=.15, coat=1))
            disc(.21, .04, (s * .66, -1.385, .36), belly, .02)
        ball((.12, .08, .085), (0, -.86, 2.09), mat('#17110F', rough=.3, coat=.6))
        tube([(-.12, -.86, 1.90), (0, -.87, 1.85), (.12, -.86, 1.90)], .018, mat('#17110F', rough=.5))
        slab(.62, .20, .03, .10, (.34, -.655, 2.60), plastic(FLARE, rough=.7), .01, rot=(-32, 28, 10))
        raised_heart(.34, (0, -.785, 1.02), FLARE, .04)
    with group((2.75, -1.15, 0), 20):                                      # baby bottle
        lathe(rounded([(0, 0), (.36, 0), (.38, .05), (.38, 1.0), (.33, 1.15)], .08), clear('#EAF5EF'), 64)
        lathe([(.382, .06), (.382, .70)], plastic('#FFF8EA', rough=.5), 64)
        rod(.37, .26, (0, 0, 1.24), plastic(GREEN), .05)
        lathe(rounded([(.30, 1.37), (.26, 1.45), (.11, 1.60), (.11, 1.75), (0, 1.80)], .1), plastic('#F1C48F'), 48)


def pine(loc, h, color):
    with group(loc):
        rod(.13 * h / 3, h * .3, (0, 0, h * .15), plastic('#8A5A3A', rough=.8, coat=0))
        for i in range(3):
            z, r = h * (.22 + .22 * i), h * (.30 - .07 * i)
            lathe(rounded([(0, z), (r * .9, z), (r, z + .06), (r * .12, z + h * .36), (0, z + h * .38)], .08), mat(color, rough=.8, spec=.2), 48)


def wilderness():
    stage(MINT, (0, -25, 8.6), (.25, .6, 1.75), 74)
    for x, y, h, c in ((-5.0, 4.6, 4.3, GREEN), (-3.7, 5.6, 5.0, '#0C5C46'), (4.5, 5.6, 4.8, GREEN), (3.3, 6.4, 4.0, LEAF), (5.7, 4.6, 3.5, '#0C5C46')):
        pine((x, y, 0), h, c)
    with group((.15, 2.9, 0), -16, scale=1.0):                             # tent
        m = fabric(FLARE)
        prism([(-2.0, 0), (2.0, 0), (.06, 2.6), (-.06, 2.6)], 3.2, (0, 0, 0), m, .04)
        prism([(-.78, 0), (.78, 0), (.03, 1.9), (-.03, 1.9)], .02, (0, -1.615, .02), fabric('#5A2A18'))
        prism([(-.95, 0), (-.30, 0), (-.03, 1.86)], .10, (-.14, -1.66, .02), fabric(CREAM), .03)
        for s in (-1, 1):
            tube([(s * .04, -1.6, 2.55), (s * .5, -2.6, .03)], .018, fabric(CREAM))
    with group((-1.9, -.6, 0), 14):                                        # backpack
        m, mt = fabric(GREEN), fabric(PEACH)
        c = Clay().add(box((0, 0, 1.35), (1.05, .62, 1.32), .42))
        c.swell(lambda x, y, z: .05 * np.cos(1.5 * x) + .012 * np.sin(5 * x + 3 * z)).model(m, .045)
        Clay().add(box((0, -.06, 2.50), (1.02, .68, .36), .30)).model(fabric('#0C5C46'), .045)
        Clay().add(box((0, -.66, .95), (.76, .30, .58), .22)).model(fabric('#0C5C46'), .04)
        for s in (-1, 1):
            Clay().add(box((s * 1.10, 0, .75), (.26, .42, .52), .2)).model(fabric('#0C5C46'), .045)
            slab(.16, 1.0, .05, .03, (s * .48, -.72, 1.9), mt, .02)
        tube([(-.25, .2, 2.80), (-.2, .2, 3.05), (0, .2, 3.12), (.2, .2, 3.05), (.25, .2, 2.80)], .07, mt)
        white_cross(.52, (0, -.97, .98), .05)
        rod(.34, 2.3, (0, .0, 3.04), fabric(CREAM), .08, 'X')
    with group((1.55, -1.5, 0), -16):                                      # rolled and flat splint
        roll((-.7, .2, .42), .42, .8, PEACH, 'X')
        plate(2.6, .62, .08, .12, (1.0, -.55, 0), fabric(PEACH), .03, 8)
        plate(2.5, .50, .09, .10, (1.0, -.55, .0), fabric('#5B7FA6'), .03, 8)
    roll((.55, -2.15, .26), .26, .5, axis='X')


def emr():
    stage(SAND, (0, -25, 12.5), (.1, .1, .95), 86)
    with group((0, 1.7, 0), -8):                                           # stretcher
        m = plastic(FLARE, rough=.45)
        board = plate(8.0, 2.5, .22, .7, (0, 0, .62), m, .08)
        for s in (-1, 1):
            for i in range(6):
                cut(board, plate(.62, .22, 1, .1, (-3.0 + 1.2 * i, s * .98, .3)))
        plate(6.6, 1.7, .20, .4, (.2, 0, .84), fabric(CREAM), .08)
        Clay().add(box((-2.6, 0, 1.22), (.60, .72, .22), .2)).model(fabric(MINT), .05)
        for x in (-.9, .9, 2.4):
            tube([(x, -1.27, .66), (x, -1.18, .95), (x, -.75, 1.10), (x, .75, 1.10), (x, 1.18, .95), (x, 1.27, .66)], .1, fabric(GREEN), flat=(.34, .05, .02))
            slab(.42, .10, .34, .03, (x, -.4, 1.16), rubber(), .02)
        for x in (-3.0, 3.0):
            for s in (-1, 1):
                rod(.09, .62, (x, s * .8, .31), steel(), .02)
            rod(.09, 1.9, (x, 0, .10), rubber(), .03, 'Y')
    soft_bag(2.8, 1.9, 1.2, GREEN, PEACH, (-2.3, -2.2, 0), 12, .7)
    collar_brace((1.7, -1.9, 0), -38, .95)


PICTURES = {'course-aha-heartsaver-cpr-aed': heartsaver_cpr, 'course-aha-bls-provider': bls_provider, 'course-aha-acls': acls, 'course-aha-pals': pals,
            'course-aha-heartsaver-first-aid': first_aid, 'course-arc-adult-pediatric': adult_pediatric, 'course-arc-bls-provider': arc_bls,
            'course-arc-als-provider': arc_als, 'course-arc-babysitter': babysitter, 'course-arc-wilderness-first-aid': wilderness, 'course-arc-emr': emr}
