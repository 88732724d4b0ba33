"""The scenes of the emergency simulation: what you find when you arrive, so simple that it reads at the size of a stamp."""
import math

import bpy
import numpy as np

from studio.clay import Clay, box, ell, half, limb, region
from studio.core import camera, clear, fabric, floor, light, mat, plastic, rubber, steel
from studio.medical import aed_semi
from studio.palette import APRICOT, CREAM, DEEP, FLARE, GREEN, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.people import head, person, skull
from studio.props import bottle, roll, soft_bag
from studio.shapes import ball, bevel, cut, disc, group, lathe, plate, prism, rod, rounded, slab, tube

SIZE = (1920, 1440)
SAMPLES = 14
V = lambda *p: np.array(p, float)
WOOD, APPLE, ORANGE, YELLOW, STOP = '#D9A972', '#E4472C', '#F59A3C', '#F7C948', '#D8362A'
# The sun stands higher than elsewhere: the shadow of a standing figure must end inside the frame.
SUN = (.42, .42, -.95)


def shot(color, loc, target, lens, shift, sun=SUN):
    floor(color)
    light(direction=sun)
    camera(loc, target, lens, shift)


# ---------------------------------------------------------------- faces
def mood(g, brow, mouth, jaw=.66, nose=1., cheeks=1., shut=False):
    """Another face for the head in the group g, because head() can only smile: brows up on the inside, an oval mouth
    with the half axes `mouth`, and with shut=True closed eyes."""
    c = skull(jaw, nose, cheeks, False)
    at = lambda x, z, out=.01: c.hit((x, -3, z), (0, 1, 0)) + V(0, -out, 0)
    for o in list(g.children):
        smile_or_brow = o.type == 'CURVE' and round(o.data.bevel_depth, 3) in (.032, .048)
        if smile_or_brow or shut and o.name.startswith('ball'):
            bpy.data.objects.remove(o)
    parts = [ball((mouth[0], .06, mouth[1]), at(0, -.53, -.015), mat('#5A201C', rough=.5))]
    for s in (-1, 1):
        up = 0 if shut else .06
        parts.append(tube([at(s * x, z) for x, z in ((.15, .40 + up), (.32, .41 + up / 2), (.51, .36 - up))], .055, mat(brow, rough=.7), taper=(.9, 1.1, .7)))
        if shut:
            parts.append(tube([at(s * x, z) for x, z in ((.19, .07), (.34, -.02), (.49, .07))], .036, mat('#2A1712', rough=.6)))
    for o in parts:
        o.parent = g


def figure(j, skin_color, top, trousers, brow, mouth, face, shut=False, **k):
    """person() with a mood."""
    before = set(o.name for o in bpy.data.objects)
    t = person(j, skin_color, top, trousers, face=face, **k)
    g = next(o for o in bpy.data.objects if o.name not in before and o.type == 'EMPTY')
    mood(g, brow, mouth, shut=shut, **{a: face[a] for a in ('jaw', 'nose', 'cheeks') if a in face})
    return t


# ---------------------------------------------------------------- grocery store
def basket(loc, turn_):
    """A shopping basket that has tipped over, its opening to the front."""
    w, h, d = 4.2, 2.3, 2.9
    with group(loc, rot=(90, 0, turn_)):
        m = plastic(GREEN)
        b = slab(w, d, h, .5, (0, 0, h / 2), m, rot=(90, 0, 0))
        cut(b, slab(w - .36, d - .36, h, .4, (0, 0, h / 2 + .2), rot=(90, 0, 0)))
        for x in (-1.2, -.4, .4, 1.2):
            cut(b, slab(.34, 1.1, 6, .16, (x, 0, 1.0)))
        for y in (-.62, .0, .62):
            cut(b, slab(.34, 1.1, 8, .16, (0, y, 1.0), rot=(0, 0, 90)))
        bevel(b, .04, 3)
        tube([(s * (w / 2 - .5 + c), t * (d / 2 + .02), h) for s, t, c in ((-1, -1, 0), (0, -1, 0), (1, -1, 0), (1, -1, .5), (1, 0, .5), (1, 1, .5), (1, 1, 0), (0, 1, 0), (-1, 1, 0), (-1, 1, .5), (-1, 0, .5), (-1, -1, .5))], .17, m, closed=True)
        tube([(-1.7, -d / 2 - .12, h - .1), (-1.6, -d / 2 - .35, h - 1.3), (-.9, -d / 2 - .4, h - 1.75), (.9, -d / 2 - .4, h - 1.75), (1.6, -d / 2 - .35, h - 1.3), (1.7, -d / 2 - .12, h - .1)], .13, plastic(FLARE))


def apple(loc, color=APPLE, r=.62):
    prof = [(0, -.80), (.30, -.90), (.72, -.62), (.98, .0), (.94, .48), (.62, .82), (.26, .80), (0, .56)]
    lathe([(a * r, b * r) for a, b in rounded(prof, .5, 6)], plastic(color, rough=.28, coat=.5), 64, loc, 180)
    x, y, z = loc
    tube([(x, y, z + .5 * r), (x + .05, y, z + .85 * r), (x + .16, y, z + 1.15 * r)], .07, plastic('#6B4A2A'))


def milk(loc, turn_, scale=1.):
    with group(loc, turn_, scale=scale):
        slab(1.1, 1.75, 1.1, .05, (0, 0, .875), plastic(PAPER, rough=.6, coat=0), .03)
        slab(1.12, .62, 1.12, .05, (0, 0, .60), plastic('#5B9BD0', rough=.6, coat=0), .03)
        prism([(-.55, 0), (.55, 0), (.06, .60), (-.06, .60)], 1.1, (0, 0, 1.74), plastic(PAPER, rough=.6, coat=0), .03, rot=(0, 0, 90))
        slab(1.1, .26, .10, .03, (0, 0, 2.40), plastic('#5B9BD0', rough=.6, coat=0), .02)


def grocery_store():
    shot(APRICOT, (0, -40, 27), (0, 0, 0), 83.9, (.038, -.020), (.50, .46, -.90))
    # The man is built standing and then laid on his back: y is his depth, the floor is at y = 1.
    j = dict(hipL=(.72, .05, 0), hipR=(-.72, .05, 0), kneeL=(1.25, -2.1, -2.75), ankL=(1.35, .45, -4.9), toeL=(1.5, .62, -5.75),
             kneeR=(-1.05, .2, -3.5), ankR=(-1.45, .5, -6.9), toeR=(-1.95, -.35, -7.1), shL=(1.55, .15, 4.5), shR=(-1.55, .25, 4.5),
             elL=(2.75, .25, 2.6), wrL=(.95, -1.22, 2.75), elR=(-3.3, .60, 3.35), wrR=(-5.0, .70, 1.75), neck=(0, .2, 5.4), head=(0, -.02, 6.95))
    hands = {'L': dict(fwd=(-1, .05, .22), palm=(0, 1, 0), side=1, curl=(6, 14), spread=6, thumb=38),
             'R': dict(fwd=(-.72, 0, -.70), palm=(0, -1, 0), side=-1, curl=(14, 26), spread=7, thumb=40)}
    with group((-.2, 1.6, 1.0), rot=(-90, 0, 80)):
        figure(j, '#EDBE9B', '#4F93B8', '#E3D2BA', '#B9B4AC', (.17, .075), dict(hair='#C4C0B8', style='side', moustache=True, old=True, jaw=.70), True,
               look=(-.55, -1, 0), hands=hands, collar_kind='shirt', collar_color='#CFE3EC', shoes='#5A3A28')
    basket((4.3, -4.5, 1.45), 24)
    apple((1.05, -6.1, .56))
    ball(.66, (2.45, -7.1, .66), plastic(ORANGE, rough=.45, bump=.2, scale=90))
    milk((-.6, -4.6, 0), 24, 1.12)
    with group((5.6, -7.5, .46), rot=(90, 0, 62)):
        bottle((0, 0, -.9), LEAF, 1.75, .46, FLARE)


# ---------------------------------------------------------------- restaurant
def restaurant():
    shot(MINT, (0, -58, 26), (0, 0, 6), 96.0, (.064, .035))
    # Both hands clutch the throat, one across the other: the universal sign of choking; n is the height of her neck.
    n = 10.6
    j = dict(hipL=(.72, -.1, 5.3), hipR=(-.72, -.1, 5.3), kneeL=(.8, -.1, 3.0), kneeR=(-.8, -.1, 3.0), ankL=(.85, .1, .75), ankR=(-.85, .1, .75),
             toeL=(1.0, -.85, .42), toeR=(-1.0, -.85, .42), shL=(1.52, .1, n - .87), shR=(-1.52, .1, n - .87), elL=(2.50, -.95, n - 1.80), elR=(-2.50, -.85, n - 1.75),
             wrL=(.84, -1.08, n + .06), wrR=(-.84, -.86, n + .12), neck=(0, .1, n), head=(0, -.05, n + 2.10))
    hands = {'L': dict(fwd=(-1, .30, .42), palm=(-.2, 1, .1), side=1, curl=(16, 30), spread=5, thumb=62),
             'R': dict(fwd=(1, .26, .42), palm=(.2, 1, .1), side=-1, curl=(16, 30), spread=5, thumb=62)}
    with group((-2.6, 0, 0), 18):
        figure(j, '#A06A48', CREAM, '#A06A48', '#1A1211', (.17, .20), dict(hair='#1F1512', style='bun', lashes=True, jaw=.62), look=(-.10, -1, .08),
               hands=hands, shoes=DEEP)
        c = Clay().add(ell((0, -.02, 8.6), (1.36, 1.06, 1.3))).add(ell((0, -1.20, 6.95), (1.32, 1.34, 1.42)), .5)
        c.add(limb(((0, 0, 6.9), 1.36), ((0, -.20, 5.0), 1.66), ((0, -.15, 1.5), 2.05)), .5)
        c.add(ell((0, .05, 5.3), (1.80, 1.36, 1.5)), .4).cut(half((0, 0, 1.9), (0, 0, 1)), .10).cut(half((0, 0, 9.15), (0, 0, -1)), .08)
        c.swell(lambda x, y, z: .07 * np.sin(9 * np.arctan2(x, -y)) * np.clip((5.6 - z) * .35, 0, 1)).model(fabric(FLARE), .07)
        for s in (-1, 1):                                                  # the straps of the dress
            tube([(s * .80, -1.02, n - 1.7), (s * .86, -.86, n - .8), (s * .88, -.30, n - .28), (s * .86, .5, n - .5), (s * .80, 1.0, n - 1.5)], .1, fabric(FLARE), flat=(.14, .42, .06))
    with group((2.9, -1.0, 0)):
        m = plastic(WOOD, rough=.6, coat=0)
        disc(3.2, .42, (0, 0, 5.4), m, .10, n=96, rot=(90, 0, 0))
        lathe(rounded([(0, 0), (1.7, 0), (1.7, .18), (.42, .62), (.36, 5.3), (0, 5.3)], .3), plastic(DEEP), 64)
        with group((-.75, -.7, 5.61)):
            lathe(rounded([(0, .06), (.9, .06), (1.62, .26), (1.66, .34), (1.55, .36), (.95, .20), (0, .20)], .12), plastic(PAPER, rough=.25, coat=.5), 96)
            Clay().add(ell((-.15, .1, .40), (.78, .56, .30))).add(ell((.32, -.08, .38), (.55, .42, .26)), .2).model(plastic('#8A4A2C', rough=.5), .04)
            for a in (0, 1, 2):
                ball(.24, (.62 + .26 * math.cos(2.1 * a), .42 + .26 * math.sin(2.1 * a), .38), plastic(LEAF, rough=.5), sub=3)
        with group((1.5, .2, 5.61), scale=1.2):
            lathe(rounded([(0, 0), (.62, 0), (.80, 1.95), (.70, 1.95), (.56, .2), (0, .2)], .06), clear('#D9F0F4'), 64)
            lathe([(.64, .10), (.765, 1.35), (0, 1.36)], clear('#8CC9DC'), 64)


# ---------------------------------------------------------------- baby's lunch
def baby_lunch():
    shot(SAND, (0, -40, 15), (0, 0, 4.4), 121.4, (.051, -.073))
    with group((0, 0, -1.0), -16):
        wood, pad = plastic(WOOD, rough=.6, coat=0), fabric(GREEN)
        for x in (-1, 1):
            for y in (-1, 1):
                tube([(x * 1.15, y * .85, 3.5), (x * 1.78, y * 1.42, 1.18)], .23, wood, straight=True)
        plate(2.9, .9, .2, .2, (0, -1.45, 1.78), wood, .06)                # foot rest
        plate(3.2, 2.6, .4, .5, (0, 0, 3.35), wood, .10)
        Clay().add(box((0, .1, 3.85), (1.45, 1.15, .30), .28)).model(pad, .05)
        Clay().add(box((0, 1.15, 5.7), (1.50, .34, 2.1), .33)).swell(lambda x, y, z: .05 * np.cos(5.2 * x)).model(pad, .05)
        for s in (-1, 1):
            tube([(s * 1.55, 1.1, 5.0), (s * 1.75, .2, 4.9), (s * 1.75, -1.0, 4.75)], .17, wood)
        tray = plate(4.6, 2.3, .36, .8, (0, -1.75, 4.55), plastic(PAPER))
        cut(tray, plate(4.2, 1.9, .4, .62, (0, -1.75, 4.75)))
        bevel(tray, .06, 4)
        skin_color = '#B97F57'
        ms = mat(skin_color, rough=.5, spec=.32)
        c = Clay().add(ell((0, .15, 4.9), (1.08, .86, 1.05))).add(ell((0, .15, 5.6), (.88, .66, .55)), .4)
        for s in (-1, 1):
            c.add(limb(((s * .78, .1, 5.72), .42), ((s * 1.42, -.35, 5.30), .36)), .2)
            Clay().add(limb(((s * 1.36, -.30, 5.33), .29), ((s * 1.38, -1.05, 5.12), .26))).add(ell((s * 1.32, -1.32, 5.08), (.30, .34, .25)), .1).model(ms, .035)
            tube([(s * .55, -.9, 3.9), (s * .62, -1.15, 3.0)], .36, fabric(LEAF))
            Clay().add(limb(((s * .62, -1.15, 3.0), .30), ((s * .64, -1.20, 2.3), .26))).add(ell((s * .66, -1.42, 2.14), (.27, .44, .24)), .1).model(ms, .04)
        c.model(fabric(LEAF), .045)
        bib = c.shell(.07).keep(region(lambda x, y, z: np.maximum(np.hypot(x / .82, (z - 5.42) / .98) - .92, y + .1)), .06)
        bib.model(fabric(FLARE), .04)
        with group((0, -.05, 7.12), scale=1.12) as g:
            head(skin_color, hair='#2A1B14', jaw=.66, nose=.66, cheeks=1.3, h=.04)
            tube([(-.10, -.30, 1.06), (-.16, -.55, 1.22), (.02, -.72, 1.24), (.16, -.66, 1.12), (.10, -.58, 1.06)], .10, mat('#2A1B14', rough=.62), taper=(1.3, 1.2, 1, .8, .4))
            for s in (-1, 1):
                tube([(s * .22 - .05, -.2, 1.10), (s * .34, -.46, 1.10), (s * .40, -.66, .98)], .09, mat('#2A1B14', rough=.62), taper=(1.2, 1, .4))
        mood(g, '#2A1B14', (.17, .20), .66, .66, 1.3)
        with group((-.25, -1.85, 4.72)):                                   # fruit
            lathe(rounded([(0, 0), (.5, 0), (.86, .55), (.76, .57), (.45, .14), (0, .14)], .12), plastic(PEACH, rough=.3, coat=.4), 72)
            for i, (x, y, z) in enumerate(((-.38, -.1, .50), (.02, -.36, .52), (.40, -.05, .50), (.1, .34, .50), (-.3, .32, .48), (.03, .0, .74))):
                ball(.27, (x, y, z), plastic((APPLE, '#8F4468', YELLOW)[i % 3], rough=.3, coat=.4), sub=3)
        with group((1.32, -2.05, 4.80), 30, scale=1.35):
            tube([(0, .75, .05), (0, 0, .10), (0, -.35, .06)], .09, plastic('#4A93D1'))
            ball((.22, .32, .09), (0, -.52, .08), plastic('#4A93D1'))


# ---------------------------------------------------------------- gym
def dumbbell(loc, turn_, scale=1.):
    with group(loc, turn_, scale=scale):
        rod(.20, 2.2, (0, 0, .72), steel(), .02, 'X')
        for s in (-1, 1):
            for x, r, w in ((.98, .80, .52), (1.42, .60, .40)):
                o = rod(r, w, (s * x, 0, .72), rubber('#24352F'), .09, 'X')
            rod(.24, .2, (s * 1.66, 0, .72), steel(), .04, 'X')


def kettlebell(loc, turn_, color, scale=1.):
    with group(loc, turn_, scale=scale):
        m = plastic(color, rough=.35, coat=.3)
        c = Clay().add(ell((0, 0, .92), (1.02, 1.02, .98))).add(limb(*(((x, 0, z), .22) for x, z in rounded([(-.50, 1.3), (-.86, 2.68), (.86, 2.68), (.50, 1.3)], .8, 6))), .22)
        c.cut(half((0, 0, .06), (0, 0, 1)), .06).model(m, .04)
        disc(.50, .08, (0, -.98, .95), plastic(CREAM), .03)


def gym():
    shot(SAND, (0, -19, 7.4), (0, 0, 1.2), 86.3, (.015, -.004), (.60, .60, -.85))
    g = aed_semi()
    g.location, g.rotation_euler, g.scale = (-1.75, .1, 0), (0, 0, math.radians(-12)), (1.22,) * 3
    with group((.9, 1.55, 0), -24):
        roll((0, 0, .78), .78, 4.6, LEAF, 'X')
        for x in (-1.4, 1.4):
            rod(.80, .26, (x, 0, .79), fabric(DEEP), .04, 'X')
    kettlebell((1.45, -.35, 0), 10, FLARE, .92)
    dumbbell((1.0, -2.6, 0), 14, .84)


# ---------------------------------------------------------------- workshop
def grinder(loc, turn_, scale=1.):
    """A bench grinder: motor, two wheels in their guards, a stop button."""
    with group(loc, turn_, scale=scale):
        m = plastic(GREEN)
        slab(2.6, .5, 1.9, .2, (0, 0, .25), m, .08)
        slab(1.0, 1.0, 1.0, .2, (0, 0, .8), m, .06)
        rod(.80, 1.7, (0, 0, 1.75), m, .2, 'X')
        for s in (-1, 1):
            rod(.90, .42, (s * 1.35, 0, 1.75), plastic('#B9B4AA', rough=.9, coat=0, bump=.3), .05, 'X')
            o = rod(1.08, .66, (s * 1.35, .06, 1.75), plastic(YELLOW), .06, 'X')
            cut(o, slab(1.2, 1.5, 1.4, .3, (s * 1.35, -1.0, 1.50)))
            rod(.3, .2, (s * 1.72, .06, 1.75), steel(), .05, 'X')
        slab(1.15, .95, .3, .14, (0, -.90, .56), plastic(YELLOW), .05)
        disc(.40, .34, (0, -1.16, .58), plastic(STOP, rough=.25, coat=.6), .12)


def wrap(a, b, r, m, ridges=0., h=.04):
    """A band round a limb from a to b with straight edges."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    d = (b - a) / np.linalg.norm(b - a)
    c = Clay().add(limb((a - d * r, r), (b + d * r, r))).cut(half(a, d), .06).cut(half(b, -d), .06)
    if ridges:
        c.swell(lambda x, y, z: ridges * np.sin(15 * (np.stack([x, y, z], -1) @ d)))
    c.model(m, h)


def workshop():
    shot(APRICOT, (0, -48, 17), (0, 0, 5), 103.5, (.047, .010))
    # He stands behind the bench, which hides that his legs are short; the injured arm is up so that its bandage shows.
    n, up = 7.6, 2.5
    j = dict(hipL=(.72, 0, 2.3), hipR=(-.72, 0, 2.3), kneeL=(.9, 0, 1.5), kneeR=(-.9, 0, 1.5), ankL=(.9, .2, .8), ankR=(-.9, .2, .8), toeL=(.9, -.5, .4), toeR=(-.9, -.5, .4),
             shL=(1.55, .1, n - .87), shR=(-1.55, .1, n - .87), elL=(3.05, -1.00, n - 2.55), wrL=(3.75, -1.65, n - .30), elR=(-2.35, -1.05, n - 2.90), wrR=(-.55, -2.10, n - 4.30),
             neck=(0, .1, n), head=(0, -.15, n + 1.6))
    hands = {'L': dict(fwd=(.18, -.25, 1), palm=(-.35, -1, -.1), side=1, curl=(18, 30), spread=6, thumb=38),
             'R': dict(fwd=(.7, -1, -.12), palm=(0, 0, -1), side=-1, curl=(8, 14), spread=7, thumb=40)}
    with group((.35, 2.2, 0), 0):
        figure(j, '#7A4A30', LEAF, '#24463C', '#17110F', (.20, .085), dict(hair='#17110F', style='fade', beard='stubble', jaw=.70), look=(.35, -1, -.10),
               hands=hands, collar_kind='shirt', collar_color='#BFE6D3', sleeves=.34)
        # The dressing is on the forearm, the tourniquet 2 to 3 inches above it, below the elbow.
        el, wr = V(*j['elL']), V(*j['wrL'])
        on = lambda t: el + (wr - el) * t
        wrap(on(.69), on(.97), .43, fabric(WHITE), .03)
        wrap(on(.32), on(.46), .46, fabric(FLARE))
        windlass = on(.39) + V(0, -.50, -.06)
        tube([windlass + V(-.42, 0, .15), windlass + V(.42, 0, -.15)], .10, rubber())
    wood = plastic(WOOD, rough=.6, coat=0)
    plate(10.6, 4.4, .6, .25, (0, 0, up - .6), wood, .10)
    slab(9.8, up - .6, 3.6, .2, (0, 0, (up - .6) / 2), plastic(DEEP, rough=.6), .06)
    grinder((-3.15, .1, up), 42, 1.2)
    soft_bag(2.9, 2.0, 1.3, GREEN, PEACH, (3.2, -.8, up), -10, .95)


PICTURES = {'scene-grocery-store': grocery_store, 'scene-restaurant': restaurant, 'scene-baby-lunch': baby_lunch, 'scene-gym': gym, 'scene-workshop': workshop}
