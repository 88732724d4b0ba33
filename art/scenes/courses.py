"""One still life a course; each tells its course at a glance."""
import math

import numpy as np

from studio.clay import Clay, box, ell, half, limb
from studio.core import clear, fabric, film, mat, plastic, rubber, stage, steel
from studio.labels import DISPLAY, HEART, TEXT, glyph, raster
from studio.medical import aed_semi, bag_mask, glove, infant, leads, manikin, manikin_at, raised_heart, white_cross
from studio.palette import APRICOT, CREAM, DEEP, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.people import darker
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
    """The infant lies with its head in the neutral position; the bag-mask for its size lies ready beside it."""
    stage(APRICOT, (.4, -20, 18.5), (.10, -.45, .5), 92)
    plate(7.2, 3.7, .16, .5, (-.30, .95, 0), fabric(LEAF, bump=.2, scale=40), .06, -8)
    infant(suit=GREEN, band=MINT, loc=(-.30, .95, .16), turn_=-8, scale=1.18)
    bag_mask((.05, -2.25, 0), -9, FLARE, .86)


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


def laryngoscope(loc, turn_, scale=1.):
    """Lying on its side: the ribbed handle along X, the curved blade away from it."""
    with group(loc, turn_, scale=scale):
        metal = steel('#C9D2CE')
        rod(.235, 1.66, (.62, 0, .24), steel('#9AA6A1'), .07, 'X')
        for i in range(9):
            rod(.25, .075, (.14 + .125 * i, 0, .24), steel('#77847E'), .025, 'X')
        rod(.252, .20, (1.42, 0, .24), metal, .06, 'X')
        slab(.52, .50, .42, .10, (-.36, .06, .24), metal, .05)
        rod(.10, .5, (-.40, -.02, .24), steel('#77847E'), .03, 'Z')
        path = [(-.40, .22, .24), (-.43, .62, .24), (-.37, 1.08, .24), (-.16, 1.56, .24), (.22, 1.96, .24), (.62, 2.16, .24)]
        tube(path, .1, metal, flat=(.10, .40, .04), taper=(1.0, 1.0, .96, .86, .74, .62))
        tube([(x - .09, y + .05, z) for x, y, z in path[:5]], .1, steel('#AEB9B4'), flat=(.20, .10, .04), taper=(1, 1, .9, .7, .3))
        ball(.10, (-.27, 1.30, .36), plastic('#FFE9B8', emit=.5), sub=3)
        ball((.09, .07, .13), path[-1], metal, sub=3)


def oral_airway(loc, turn_, color, scale=1.):
    """Lying on its side: the flange at the origin, the bite block along Y, then the curve to X; a groove runs along it."""
    with group(loc, turn_, scale=scale):
        m, dim = plastic(color, coat=.35, rough=.3), plastic(darker(color, .72))
        arc = [(.74 - .74 * math.cos(t), .62 + .74 * math.sin(t), .26) for t in np.linspace(0, 1.62, 8)]
        path = [(0, .02, .26), (0, .30, .26)] + arc
        tube(path, .1, m, flat=(.25, .40, .09), taper=[1.12, 1.10] + list(np.linspace(1.06, .78, 8)))
        tube([(x, y, .455 - .06 * i / 9) for i, (x, y, _) in enumerate(path)], .045, dim)
        slab(.70, .56, .11, .22, (0, 0, .27), m, .045)
        slab(.16, .20, .13, .05, (0, -.004, .27), dim, .02)


def tracheal_tube(loc, turn_, scale=1.):
    """A cuffed tube: connector, bow, inflated cuff, and the pilot balloon on its thin line."""
    with group(loc, turn_, scale=scale):
        bow = [(-.30, -1.30, .16), (-.42, -.75, .16), (-.42, -.1, .16), (-.20, .55, .16), (.28, .98, .16), (.92, 1.12, .16)]
        tube(bow, .125, film('#CFEDE0', .5, .95))
        tube([(x, y, .285) for x, y, _ in bow[:-1]], .018, plastic(GREEN))
        for t in (1, 2, 3):
            x, y, _ = bow[t]
            tube([(x - .10, y - .01, .26), (x, y, .30), (x + .10, y + .01, .26)], .016, plastic(INK))
        cuff = ball((.40, .225, .225), (.42, 1.035, .20), film('#8FD6B8', .6, .95), (0, 0, 12))
        rod(.19, .16, (-.27, -1.46, .19), plastic(FLARE, coat=.4), .03, 'Y')
        rod(.145, .34, (-.26, -1.66, .19), plastic(FLARE, coat=.4), .03, 'Y')
        tube([(-.36, -.2, .24), (.0, -.28, .06), (.34, -.10, .05), (.72, -.22, .05), (.98, -.52, .10)], .032, plastic(LEAF))
        ball((.13, .24, .12), (1.06, -.74, .14), film('#8FD6B8', .6, .95), (0, 0, 18))
        rod(.085, .22, (1.13, -1.02, .13), plastic(WHITE), .03, 'Y')


def arc_als():
    """The airway bag, and in front of it a lined tray: laryngoscope, oral airways in sizes, tracheal tube."""
    stage(MINT, (0, -18, 12.6), (.0, -.05, .86), 84)
    with group((-.1, 2.55, 0), -8):
        soft_bag(3.9, 2.2, 1.2, DEEP, PEACH, cross=.7)
    tray = slab(7.3, 3.3, .34, .38, (0, -1.05, .17), steel('#D5DEDA'), rot=(-90, 0, 0))
    bevel(cut(tray, slab(6.96, 2.96, .4, .28, (0, -1.05, .28), rot=(-90, 0, 0))), .04, 3)
    plate(6.90, 2.90, .03, .26, (0, -1.05, .08), fabric('#9ED3BC'), .01)     # the liner
    laryngoscope((-2.68, -1.98, .11), 7, 1.0)
    for i, (c, k) in enumerate(((FLARE, .98), (PEACH, .86), ('#F2C94C', .74), (PAPER, .62))):
        oral_airway((-.82 + .80 * i - .03 * i * i, -1.95, .11), 5, c, k)
    tracheal_tube((2.28, -.66, .11), -4, .90)


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
