"""Clay people: a head with hair, a bust in many clothes, a whole figure from its joints.

One unit is 10 cm. A head is modeled round its own center, face to -Y, and placed as a group.
"""
import math
import random

import numpy as np

from .clay import Clay, box, ell, frame, half, limb, region, ring, turn
from .core import fabric, mat, plastic, steel
from .palette import linear
from .shapes import ball, disc, group, slab, tube

V = lambda *p: np.array(p, float)
unit = lambda v: np.asarray(v, float) / np.linalg.norm(v)


def skin(color, blush=True):
    """Skin: soft, with a little warmth on the cheeks and the nose."""
    m = mat(color, rough=.5, spec=.32, key='skin%d' % blush)
    nt = m.node_tree
    if blush and 'Mix' not in nt.nodes:
        b = nt.nodes['Principled BSDF']
        tc = nt.nodes.new('ShaderNodeTexCoord')
        last = None
        c = linear(color)
        warm = (min(1, c[0] * 1.04), c[1] * .66, c[2] * .60, 1)
        for i, (p, r) in enumerate((((.52, -.84, -.26), .40), ((-.52, -.84, -.26), .40), ((0, -1.2, -.12), .26))):
            d, q = nt.nodes.new('ShaderNodeVectorMath'), nt.nodes.new('ShaderNodeMapRange')
            d.operation, d.inputs[1].default_value = 'DISTANCE', p
            q.interpolation_type = 'SMOOTHSTEP'
            q.inputs['From Max'].default_value = r
            q.inputs['To Min'].default_value, q.inputs['To Max'].default_value = .55, 0
            x = nt.nodes.new('ShaderNodeMixRGB')
            x.name = 'Mix' if i == 0 else 'Mix%d' % i
            x.inputs[1].default_value, x.inputs[2].default_value = c, warm
            nt.links.new(tc.outputs['Object'], d.inputs[0])
            nt.links.new(d.outputs['Value'], q.inputs['Value'])
            nt.links.new(q.outputs[0], x.inputs[0])
            if last:
                nt.links.new(last.outputs[0], x.inputs[1])
            last = x
        nt.links.new(last.outputs[0], b.inputs['Base Color'])
    return m


def darker(color, f=.6):
    return '#' + ''.join('%02X' % int(int(color[i:i + 2], 16) * f) for i in (1, 3, 5))


# ---------------------------------------------------------------- head
def skull(jaw=.66, nose=1., cheeks=1., ears=True):
    c = Clay()
    c.add(ell((0, .08, .16), (.90, .98, .98)))
    c.add(ell((0, -.10, -.44), (jaw, .68, .66)), .40)
    for s in (-1, 1):
        c.add(ell((s * .40, -.44, -.30), (.38 * cheeks, .36, .36)), .25)
    for s in (-1, 1):
        c.cut(ell((s * .34, -1.16, .12), (.22, .24, .22)), .16)
    c.add(limb(((0, -.84, .16), .07), ((0, -.95, -.10), .12 * nose)), .16)
    c.add(ell((0, -.98, -.13), (.16 * nose, .15, .125 * nose)), .07)
    if ears:
        for s in (-1, 1):
            c.add(ell((s * .90, .08, -.08), (.12, .20, .27), turn(z=s * 18)), .06)
            c.cut(ell((s * 1.01, .00, -.06), (.07, .10, .16)), .06)
    return c


# hairlines: height of the edge of the hair by angle from the front (degrees)
LINES = {'short': ((0, .62), (35, .56), (58, .28), (76, -.12), (90, -.12), (103, .16), (125, -.50), (180, -.66)),
         'high': ((0, .70), (30, .70), (50, .52), (66, .10), (78, -.16), (92, -.14), (104, .12), (130, -.48), (180, -.62)),
         'back': ((0, .68), (30, .66), (50, .52), (66, .22), (78, .02), (92, .06), (104, .14), (130, -.42), (180, -.58)),
         'full': ((0, .56), (40, .46), (60, .10), (75, -.40), (90, -.70), (120, -.85), (180, -.90))}


def cap_of_hair(thick, line, soft=.05):
    a, z = zip(*LINES[line])

    def edge(x, y, zz):
        return np.interp(np.degrees(np.arctan2(np.abs(x), -(y - .05))), a, z) - zz
    return skull(ears=False).shell(thick).keep(region(edge), soft)


def combed(amount=.012, freq=26., lean=.6):
    """Fine grooves that run back over the head."""
    return lambda x, y, z: amount * np.sin(freq * (x + lean * .25 * z)) * np.clip(z + .4, 0, 1)


def lumps(seed, n, place, r, h):
    rnd = random.Random(seed)
    return [ell(place(rnd, i), rnd.uniform(.8, 1.15) * r) for i in range(n)]


def hair_clay(style):
    """The lump of a hairstyle."""
    window = ell((0, -1.12, -.16), (.76, .86, .86))
    if style == 'short':
        return cap_of_hair(.11, 'short').add(ell((.12, -.52, .98), (.66, .40, .26), turn(x=18, z=6)), .22).swell(combed())
    if style == 'fade':
        return cap_of_hair(.055, 'high', .03).swell(lambda x, y, z: .008 * np.sin(26 * x) * np.sin(26 * y) * np.sin(26 * z))
    if style == 'side':
        c = cap_of_hair(.10, 'short')
        c.add(ell((-.16, -.50, .98), (.74, .44, .26), turn(y=-14, x=14)), .18)
        c.add(ell((-.62, -.40, .80), (.34, .44, .26), turn(y=-40)), .2)
        return c.swell(combed(.014, 22, -1.2))
    if style == 'wavy':
        c = cap_of_hair(.15, 'short')
        for i in range(6):
            c.add(ell((-.55 + .22 * i, -.62 + .06 * abs(i - 2.5), .92 - .02 * abs(i - 2)), (.19, .30, .20), turn(x=30, z=-20)), .10)
        return c.swell(lambda x, y, z: .028 * np.sin(7 * y + 5 * z + 3 * np.sin(4 * x)))
    if style == 'bun':
        c = cap_of_hair(.085, 'back')
        return c.add(ell((0, .50, 1.28), (.50, .48, .44)), .06).swell(combed(.010, 30, 0))
    if style == 'lowbun':
        c = cap_of_hair(.10, 'back').add(ell((-.30, -.50, .90), (.62, .36, .20), turn(y=-24, x=20)), .2)
        return c.add(ell((.0, 1.02, -.42), (.46, .42, .44)), .08).swell(combed(.012, 26, -1))
    if style == 'pony':
        c = cap_of_hair(.09, 'back').swell(combed(.012, 28, 0))
        return c.add(limb(((.30, .95, .75), .26), ((.95, 1.10, .45), .33), ((1.20, .95, -.30), .32), ((1.10, .80, -1.05), .20), ((1.02, .70, -1.35), .06)), .12)
    if style == 'pixie':
        c = cap_of_hair(.12, 'short')
        for i, x in enumerate((-.62, -.40, -.16, .10, .34)):
            c.add(limb(((x + .34, -.35, 1.02), .20), ((x, -.86, .72 - .05 * (i == 0)), .10), ((x - .10, -.93, .52), .03)), .07)
        return c.swell(combed(.012, 20, -1))
    if style == 'bob':
        c = cap_of_hair(.16, 'full')
        for s in (-1, 1):
            c.add(limb(((s * .86, -.02, .30), .26), ((s * .98, .02, -.40), .30), ((s * .86, -.14, -.98), .22)), .2)
        c.add(limb(((-.8, .45, -.2), .4), ((0, .85, -.3), .45), ((.8, .45, -.2), .4)), .2)
        c.add(limb(((-.7, .4, -.8), .34), ((0, .7, -.85), .36), ((.7, .4, -.8), .34)), .2)
        c.cut(window, .10)
        c.add(limb(((.30, -.40, 1.06), .20), ((-.30, -.80, .84), .20), ((-.74, -.60, .46), .16), ((-.90, -.30, .10), .12)), .12)
        return c.swell(lambda x, y, z: .012 * np.sin(24 * np.arctan2(x, -y)))
    if style == 'long':
        c = cap_of_hair(.15, 'full')
        for s in (-1, 1):
            c.add(limb(((s * .84, .02, .30), .26), ((s * 1.00, .10, -.60), .30), ((s * 1.08, .06, -1.40), .30), ((s * 1.04, -.08, -2.10), .22), ((s * 1.0, -.14, -2.45), .08)), .2)
        c.add(limb(((-.7, .6, -.2), .5), ((0, .8, -.2), .5), ((.7, .6, -.2), .5)), .2)
        c.add(limb(((-.7, .7, -1.2), .5), ((0, .8, -1.2), .5), ((.7, .7, -1.2), .5)), .3)
        c.cut(window, .10)
        for x in (-.48, -.24, 0, .24, .48):
            c.add(limb(((x * .8, -.50, 1.02), .17), ((x, -.90, .78), .14), ((x * 1.06, -.97, .52), .09)), .08)
        return c.swell(lambda x, y, z: .014 * np.sin(24 * np.arctan2(x, -y)))
    if style in ('afro', 'curls'):
        big = style == 'afro'
        c = Clay()
        c.add(ell((0, .22, .52), (1.30, 1.16, 1.14) if big else (1.02, 1.04, .98)))
        rnd = random.Random(5)
        n, r = (210, .17) if big else (120, .20)
        for i in range(n):
            t, u = math.pi * (3 - 5 ** .5) * i, 1 - 2 * (i + .5) / n
            k = (1 - u * u) ** .5
            e = V(1.28, 1.14, 1.12) if big else V(.99, 1.0, .96)
            p = V(0, .22, .52 if big else .50) + e * V(k * math.cos(t), k * math.sin(t), u)
            if p[2] > -.45:
                c.add(ell(p + V(*(rnd.uniform(-.03, .03) for _ in range(3))), r * rnd.uniform(.85, 1.2)), .05)
        c.cut(ell((0, -1.12, -.10), (.80, .95, .74)), .08)
        return c.cut(half((0, 0, -.45 if big else -.5), (0, 0, 1)), .12)
    if style == 'locs':
        c = cap_of_hair(.12, 'back')
        for i in range(16):
            a = math.radians(-90 + 56 + (360 - 112) * i / 15)
            x, y = .90 * math.cos(a), .08 + .95 * math.sin(a)
            c.add(limb(((x * .4, y * .4, 1.08), .12), ((x, y, .62), .135), ((x * 1.12, y * 1.10, -.3), .14), ((x * (1.06 + .06 * (i % 2)), y * 1.05, -1.15 + .14 * (i % 3)), .12)), 0)
        return c
    raise ValueError(style)


def beard_clay(kind):
    def edge(x, y, z):
        top = z - np.interp(np.abs(x), (0, .25, .45, .7, .9), (-.34, -.34, -.34, -.18, .10))
        mouth = .16 - np.hypot(x / 1.9, z + .50)
        return np.maximum(np.maximum(np.maximum(top, mouth), y - .02), -1.5 - z)
    c = skull(ears=False).shell(.10 if kind == 'full' else .03).keep(region(edge), .06)
    if kind == 'full':
        c.add(ell((0, -.58, -1.02), (.40, .30, .24)), .2)
        c.swell(lambda x, y, z: .014 * np.sin(26 * x) * np.sin(18 * z + 6 * x))
    return c


def head(skin_color, hair=None, style=None, brow=None, smile='closed', glasses=None, beard=None, moustache=False,
         jaw=.66, nose=1., cheeks=1., lashes=False, earrings=None, hijab=None, old=False, blush=True, h=.035, eye='#1B1512'):
    """A head round its own center."""
    ms, brow = skin(skin_color, blush), brow or hair or '#2A1B14'
    c = skull(jaw, nose, cheeks, not hijab)
    c.model(ms, h)
    at = lambda x, z: c.hit((x, -3, z), (0, 1, 0))
    me, mh = mat(eye, rough=.12, coat=1, spec=.5), mat(brow, rough=.7)
    for s in (-1, 1):
        p = at(s * .34, .06)
        ball((.098, .055, .132), p + V(0, .012, 0), me, sub=4)
        ball(.030, p + V(-.034, -.046, .055), mat('#FFFFFF', rough=.3, emit=.5), sub=3)
        if lashes:
            tube([at(s * x, z) + V(0, -.018, 0) for x, z in ((.22, .13), (.30, .205), (.40, .195), (.50, .13))], .022, mat('#17110F', rough=.6))
        tube([at(s * x, z) + V(0, -.01, 0) for x, z in ((.16, .395), (.32, .44), (.50, .365))], .048, mh, taper=(.75, 1.1, .6))
        if old:
            tube([at(s * x, z) + V(0, .012, 0) for x, z in ((.56, -.06), (.62, -.02), (.66, .03))], .014, mat(darker(skin_color, .8), rough=.6))
    lip = mat(darker(skin_color, .52) if int(skin_color[1:3], 16) > 120 else '#4A2018', rough=.5)
    if smile == 'open':
        def moon(x, y, z):
            low = -.66 + 1.9 * x * x
            top = -.44 + .45 * x * x
            return np.maximum(np.maximum(low - z, z - top), np.maximum(np.abs(x) - .36, y))
        c.shell(.012).keep(region(moon), .02).model(mat('#6E2A24', rough=.5), h * .6)

        def teeth(x, y, z):
            return np.maximum(moon(x, y, z) + .030, -.535 + .5 * x * x - z)
        c.shell(.022).keep(region(teeth), .02).model(mat('#FFFDF8', rough=.3), h * .5)
    else:
        tube([at(x, z) + V(0, -.002, 0) for x, z in ((-.27, -.445), (-.15, -.51), (0, -.535), (.15, -.51), (.27, -.445))], .032, lip, taper=(.6, 1, 1.1, 1, .6))
    if moustache:
        mo = Clay()
        for s in (-1, 1):
            mo.add(limb((at(0, -.33) + V(s * .05, 0, 0), .09), (at(s * .20, -.36), .095), (at(s * .38, -.46), .04)), .06)
        mo.swell(lambda x, y, z: .008 * np.sin(40 * x)).model(mat(hair, rough=.75), h * .7)
    if beard:
        beard_clay(beard).model(mat(hair, rough=.8), h)
    if style:
        hair_clay(style).model(mat(hair, rough=.62, spec=.3), h)
    if glasses:
        mg = mat(glasses, rough=.25, coat=.5)
        for s in (-1, 1):
            p = at(s * .36, .04)
            y = at(0, .12)[1] - .06
            tube([(s * .36 + .27 * math.cos(t), y + .05 * abs(math.cos(t)) + .05, .04 + .25 * math.sin(t)) for t in (k * math.pi / 8 for k in range(16))], .034, mg, closed=True)
            tube([(s * .63, y + .12, .08), (s * .86, y + .45, .10), (s * .97, .05, .06), (s * .98, .2, -.04)], .032, mg)
        tube([(-.10, at(0, .12)[1] + .0, .08), (0, at(0, .12)[1] - .055, .12), (.10, at(0, .12)[1] + .0, .08)], .032, mg)
    if earrings:
        for s in (-1, 1):
            ball(.085, (s * .99, .04, -.40), mat(earrings, rough=.2, coat=1, spec=.6), sub=3)
    if hijab:
        w = c.shell(.15).add(ell((0, .2, -.1), (1.02, 1.02, 1.2)), .2).add(limb(((0, .12, -.8), .66), ((0, .05, -1.6), .86)), .3)
        w.cut(ell((0, -1.35, -.06), (.74, 1.10, .86)), .10)
        w.add(ring((0, -.28, -1.22), .60, .16, unit((0, -.25, 1))), .14).add(ring((0, -.20, -1.62), .82, .20, unit((.1, -.3, 1))), .14)
        w.swell(lambda x, y, z: .022 * np.sin(9 * z + 4 * x + 2 * np.sin(3 * x)) * np.clip(-.2 - z, 0, 1))
        w.model(fabric(hijab), h * 1.2)
        def cap(x, y, z):
            return np.maximum(np.maximum(.52 - z, -y - 2), y - .3)
        c.shell(.08).keep(region(cap), .03).model(fabric(darker(hijab, .8)), h)
    return c


# ---------------------------------------------------------------- body
class Torso:
    """The trunk between hips and neck as clay, with its axes; the start of every garment."""

    def __init__(self, hip, shl, shr, neck, slim=1.):
        self.hip, self.shl, self.shr, self.neck = (np.asarray(p, float) for p in (hip, shl, shr, neck))
        up = unit(self.neck - self.hip)
        self.left = unit((self.shl - self.shr) - up * ((self.shl - self.shr) @ up))
        self.up, self.front = up, np.cross(self.left, up)
        self.rot = np.stack([self.left, -self.front, self.up], 1)
        self.slim = slim

    def p(self, x, y, z):
        """A point from left / front / up of the neck's base."""
        return self.neck + self.left * x + self.front * y + self.up * z

    def lump(self, grow=0.):
        c, s = Clay(), self.slim
        along = lambda t: self.hip + (self.neck - self.hip) * t
        c.add(ell(along(.02), (1.22 * s + grow, .94 * s + grow, .85), self.rot))
        c.add(ell(along(.32), (1.06 * s + grow, .84 * s + grow, 1.30), self.rot), .4)
        c.add(ell(along(.66) + self.front * .06, (1.28 * s + grow, .96 * s + grow, 1.35), self.rot), .4)
        c.add(limb((self.shl, .50 + grow), (self.shr, .50 + grow)), .5)
        for sh in (self.shl, self.shr):
            c.add(limb((self.neck - self.up * .1, .44 + grow), (sh * .7 + self.neck * .3 - self.up * .12, .44 + grow)), .35)
        return c


def sleeve(c, sh, el, wr, length, r0=.55, r1=.47, grow=0.):
    """Add a sleeve to c: length 0..1 is the upper arm, 1..2 goes on down the forearm."""
    sh, el, wr = (np.asarray(p, float) for p in (sh, el, wr))
    end = sh + (el - sh) * length if length <= 1 else el + (wr - el) * (length - 1)
    d = unit(el - sh) if length <= 1 else unit(wr - el)
    arm = Clay()
    if length <= 1:
        arm.add(limb((sh, r0 + grow), (end + d * .4, r1 + grow)))
    else:
        arm.add(limb((sh, r0 + grow), (el, r1 + grow), (end + d * .4, .38 + grow)), 0)
    arm.cut(half(end, -d), .05)
    arm.hi, arm.lo = np.maximum(np.maximum(sh, el), end) + .7, np.minimum(np.minimum(sh, el), end) - .7
    return c.add(arm, .22)


def neckline(t, kind):
    """The part of a top that is cut away for the neck."""
    def f(x, y, z):
        q = np.stack([x, y, z], -1) - t.neck
        a, b, c = q @ t.left, q @ t.front, q @ t.up
        hole = np.maximum(np.hypot(a, b + .06) - .60, -(c + .07 + .28 * b))
        if kind == 'crew':
            return hole
        depth, w = {'v': (1.25, .55), 'deep': (3.0, .80), 'open': (6.0, .62), 'polo': (.95, .16)}[kind]
        v = np.maximum(np.abs(a) - w * np.clip((c + depth) / depth, 0, 1.2), np.maximum(-b, -(c + depth)))
        return np.minimum(hole, v * .8)
    return region(f)


def collar(t, color, kind='crew', h=.04, lift=0.):
    """Collars round the neck's base."""
    m = fabric(color)
    tilt = unit(t.up + t.front * (.32 - lift))
    base = t.neck - t.up * (.10 - lift)
    if kind == 'crew':
        c = Clay().add(ring(base, .605, .105, tilt, 1.25 + 4 * lift))
        c.model(m, h)
    elif kind == 'turtle':
        c = Clay().add(ring(base - t.up * .08, .60, .17, unit(t.up + t.front * .28), 1.2)).add(ring(base + t.up * .10, .56, .16, unit(t.up + t.front * .2), 2.0), .05).add(ring(base + t.up * .42, .535, .15, unit(t.up + t.front * .14), 1.7), .05)
        c.swell(lambda x, y, z: .012 * np.sin(34 * np.arctan2(*((np.stack([x, y, z], -1) - t.neck) @ np.stack([t.left, t.front], 1)).T)))
        c.model(m, h)
    elif kind == 'stand':
        c = Clay().add(ring(base + t.up * .16, .62, .10, unit(t.up + t.front * .22), 3.0))
        c.cut(box(t.p(0, .7, .1), (.10, .6, .9), .02, t.rot), .05).model(m, h)
    elif kind == 'shirt':
        c = Clay().add(ring(base + t.up * .10, .60, .075, unit(t.up + t.front * .26), 2.9))
        c.cut(box(t.p(0, .9, .1), (.10, .7, .9), .02, t.rot), .05)
        for s in (-1, 1):
            p0, p1, p2 = t.p(s * .16, .66, -.04), t.p(s * .52, .50, .02), t.p(s * .44, .86, -.50)
            c.add(limb((p1, .075), (p0, .075), (p2, .06), (p1, .075)), .10)
            c.add(limb(((p0 + p1) / 2, .08), (p2, .06)), .10)
        c.model(m, h)
    elif kind == 'hood':
        c = Clay().add(ring(base + t.up * .02 - t.front * .10, .80, .26, unit(t.up + t.front * .42)))
        c.add(ell(t.p(0, -.95, .05), (.95, .45, .62), t.rot), .35)
        c.cut(box(t.p(0, .9, -.3), (.07, .8, .9), .02, t.rot), .12).model(m, h)


def surface(c, t, a, z):
    """The point of the lump c in front of the chest at a (left) and z (up from the neck)."""
    return c.hit(t.p(a, 3, z), -t.front)


def bust(look, neck_skin):
    """Neck, shoulders and clothes of a portrait; returns the torso for accessories.

    look: kind, color, second (what shows below), collar, accent.
    """
    kind, color = look['kind'], look['color']
    second, accent = look.get('second', '#F6EFE2'), look.get('accent', '#FFB27A')
    t = Torso((0, .1, -6.4), (1.62, .12, -2.45), (-1.62, .12, -2.45), (0, .12, -1.50), look.get('slim', 1.08))
    joints = [((s * 1.62, .12, -2.45), (s * 1.70, .16, -5.0), (s * 1.8, -.4, -7)) for s in (1, -1)]
    ms = skin(neck_skin)
    n = t.lump(-.07).add(limb(((0, .16, -.55), .47), ((0, .14, -1.2), .45), ((0, .14, -1.9), .52)), .28)
    n.keep(half((0, 0, -4.2), (0, 0, -1)), 0).model(ms, .05)
    sleeves = look.get('sleeves', .62)

    def armhole(x, y, z, s):
        """How far a point lies inside the edge of a vest: over the shoulder, in front of the arm, below the armpit."""
        q = np.stack([x, y, z], -1) - t.neck
        ups, wide = zip((-9, 6), (-3.3, 2.3), (-2.75, 1.74), (-2.2, 1.46), (-1.6, 1.31), (-.9, 1.25), (-.3, 1.27), (1, 1.35))
        return np.interp(q @ t.up, ups, wide) - (q @ t.left) * s

    def garment(col, neck, grow=0., length=sleeves, vest=False):
        c = t.lump(grow)
        if length:
            for j in joints:
                sleeve(c, *j, length, grow=grow)
        c.swell(lambda x, y, z: .018 * np.sin(4.2 * x + 2.2 * z) * np.clip((-3.2 - z) * .8, 0, 1)
                + .03 * np.sin(9 * (z * .8 + np.abs(x))) * np.clip(np.abs(x) - 1.15, 0, .5) * np.clip(-2.9 - z, 0, 1))
        if neck:
            c.cut(neckline(t, neck), .05)
        c.cut(half((0, 0, -6.2), (0, 0, 1)), 0)
        if vest:                                                           # a rib along each armhole
            for s in (-1, 1):
                c.shell(.022).keep(region(lambda x, y, z, s=s: np.abs(armhole(x, y, z, s) - .05) - .065), .03).model(fabric(darker(col, .8)), .032)
                c.cut(region(lambda x, y, z, s=s: armhole(x, y, z, s)), .02)
        c.model(fabric(col), .035 if vest else .05)
        return c
    if sleeves < 1:
        for s, j in zip((1, -1), joints):
            Clay().add(limb((j[0], .42), (j[1], .37))).model(ms, .06)
    if kind in ('tee', 'sweater', 'turtle'):
        c = garment(color, None if kind == 'turtle' else 'crew')
        collar(t, look.get('collar', color), 'turtle' if kind == 'turtle' else 'crew')
    elif kind == 'scrubs':
        c = garment(color, 'v')
        pts = [surface(c, t, x, z) for x, z in ((-.56, -.05), (-.30, -.66), (0, -1.27), (.30, -.66), (.56, -.05))]
        tube([p + t.front * .0 for p in pts[:3]], .06, fabric(accent), straight=True)
        tube([p + t.front * .0 for p in pts[2:]], .06, fabric(accent), straight=True)
    elif kind in ('polo', 'shirt'):
        c = garment(color, 'polo')
        collar(t, look.get('collar', color), 'shirt')
        for i in range(2 if kind == 'polo' else 5):
            z = -.95 - .32 * i if kind == 'polo' else -.95 - .62 * i
            p = surface(c, t, 0, z - .15)
            disc(.062, .03, p, plastic(accent), .012, 24, (-8, 0, 0))
        if kind == 'shirt':
            p0 = [surface(c, t, .17, z) - V(0, .0, 0) for z in (-1.0, -1.8, -2.6, -3.4, -4.2)]
            tube(p0, .012, fabric(darker(color, .82)))
    elif kind in ('blazer', 'cardigan', 'vest'):
        tie, under = look.get('tie'), look.get('inner', 'crew')
        inner = garment(second, {'shirt': 'crew' if tie else 'polo', 'turtle': None}.get(under, 'crew'), 0, 0 if kind != 'vest' else look.get('sleeves', 1.6))
        collar(t, second, under)
        if tie:
            def blade(x, y, z):
                q = np.stack([x, y, z], -1) - t.neck
                return np.maximum(np.abs(q @ t.left) - np.interp(-(q @ t.up), (.3, 1., 3.2), (.10, .15, .30)), np.maximum(q @ t.up + .35, -(q @ t.front)))
            inner.shell(.07).keep(region(blade), .04).model(fabric(tie), .03)
            Clay().add(ell(surface(inner, t, 0, -.36) + t.front * .06, (.20, .13, .17), t.rot)).model(fabric(tie), .025)
        c = garment(color, 'deep' if kind != 'vest' else 'open', .09 if kind != 'vest' else .13, 1.8 if kind != 'vest' else 0, kind == 'vest')
        if kind == 'blazer':
            ml = fabric(darker(color, .86))
            for s in (-1, 1):
                lp = Clay()
                rim = [(s * .70, -.18), (s * .62, -.9), (s * .40, -1.7), (s * .10, -2.7)]
                out = [(s * .80, -.10), (s * 1.12, -.95), (s * .86, -1.7), (s * .16, -2.75)]
                for (a0, z0), (a1, z1) in zip(rim, out):
                    p, q = surface(c, t, a0 + s * .10, z0), surface(c, t, a1, z1)
                    lp.add(limb((p + t.front * .03, .055), (q + t.front * .03, .055)), 0)
                def sheet(x, y, z, s=s, rim=rim, out=out):
                    q = np.stack([x, y, z], -1) - t.neck
                    a, zz = (q @ t.left) * s, q @ t.up
                    zs = [r[1] for r in rim][::-1]
                    lo = np.interp(zz, zs, [abs(r[0]) for r in rim][::-1]) - .02
                    hi = np.interp(zz, [o[1] for o in out][::-1], [abs(o[0]) for o in out][::-1])
                    return np.maximum(np.maximum(lo - a, a - hi), np.maximum(np.maximum(-2.75 - zz, zz + .05), -(q @ t.front)))
                c.shell(.075).keep(region(sheet), .04).model(ml, .04)
            p = surface(c, t, 0, -3.15)
            disc(.085, .04, p, plastic(accent), .015, 24)
        elif kind == 'cardigan':
            for i in range(3):
                disc(.09, .04, surface(c, t, .10, -3.1 - .6 * i), plastic(accent), .015, 24)
    elif kind == 'hoodie':
        c = garment(color, 'crew', .04, 1.8)
        collar(t, color, 'hood')
        for s in (-1, 1):
            pts = [surface(c, t, s * .34, z) + t.front * .05 for z in (-.86, -1.2, -1.6, -2.0 - .12 * s)]
            tube([t.p(s * .26, 1.0, -.62)] + pts, .04, fabric(accent))
            ball((.05, .05, .09), pts[-1] + V(0, 0, -.06), plastic(accent), sub=3)
    if look.get('lanyard'):
        lanyard(c, t, look['lanyard'])
    if look.get('steth'):
        on = lambda a, z: surface(c, t, a, z) + t.front * .06
        half_loop = [t.p(.62, -.15, .0), t.p(.70, .50, -.26), on(.60, -.75), on(.34, -1.20), on(0, -1.42)]
        tube([V(-2 * (q @ t.left) * t.left[0] + q[0], *q[1:]) for q in half_loop] + half_loop[-2::-1], .07, plastic('#16221E'))
        tail = on(.06, -2.05)
        tube([on(0, -1.42), on(.03, -1.75), tail], .07, plastic('#16221E'))
        disc(.24, .12, tail + t.front * .06 - t.up * .1, steel(), .03)
    return t, c


def lanyard(c, t, color):
    """A ribbon round the neck with a badge."""
    m = fabric(color, key='ribbon')
    for s in (-1, 1):
        pts = [t.p(s * .36, -.66, .10), t.p(s * .70, -.22, .04), t.p(s * .72, .28, -.10)] + [surface(c, t, s * a, z) + t.front * .035 for a, z in ((.66, -.44), (.54, -.8), (.32, -1.2), (.05, -1.56))]
        tube(pts, .05, m, taper=(1.2,) * 7)
    p = surface(c, t, 0, -1.72) + t.front * .07
    slab(.10, .26, .05, .03, p + t.up * .12, steel(), .01)
    p = p - t.up * .36
    slab(.96, .66, .05, .08, p, plastic('#FBF8F2'), .015, rot=(-4, 0, 0))
    disc(.17, .02, p + t.front * .03 - t.left * .24, plastic('#CFE8DA'), 0, 32, (-4, 0, 0))
    for i, w in enumerate((.38, .38, .24)):
        slab(w, .055, .02, .02, p + t.front * .03 + t.left * (.04 + w / 2) + t.up * (.12 - .13 * i), plastic('#0A6B50'), rot=(-4, 0, 0))


# ---------------------------------------------------------------- hands and whole figures
def hand(c, wrist, fwd, palm, side=1, curl=(20, 30), spread=6, thumb=35):
    """Add a hand to the lump c. palm is the direction the palm looks, side +1 puts the thumb to palm x fwd."""
    w, f, n = np.asarray(wrist, float), unit(fwd), np.asarray(palm, float)
    n = unit(n - f * (n @ f))
    s = np.cross(n, f) * side
    rot = np.stack([s, f, n], 1)
    c.add(limb((w, .25), (w + f * .30, .27)), .1)
    c.add(box(w + f * .58, (.40, .42, .17), .16, rot), .14)
    for i in range(4):
        b = w + f * (.92 + (.06, .10, .07, -.02)[i]) + s * (.30 - .20 * i)
        a0, a1 = math.radians(curl[0]), math.radians(curl[0] + curl[1])
        g = unit(f + s * math.tan(math.radians(spread * (1.5 - i))))
        l = (.40, .45, .42, .34)[i]
        k = b + (g * math.cos(a0) + n * math.sin(a0)) * l
        e = k + (g * math.cos(a1) + n * math.sin(a1)) * l * .85
        c.add(limb((b - g * .2, .115), (k, .108), (e, .095)), .05)
    tb = w + f * .30 + s * .32
    td = unit(f * math.cos(math.radians(thumb)) + s * math.sin(math.radians(thumb)) + n * .25)
    c.add(limb((tb, .15), (tb + td * .38, .125), (tb + td * .38 + unit(td + f * .5) * .30, .10)), .10)


def person(j, skin_color, top, trousers, shoes='#FBF8F2', look=(0, -1, -.3), sleeves=.62, collar_kind='crew', collar_color=None,
           gloves=None, hands=None, face=None):
    """A whole figure from its joints j: hipL/R kneeL/R ankL/R toeL/R shL/R elL/R wrL/R neck head (all points).

    hands: {'L': dict(fwd, palm, curl ...)}; face: keywords of head().
    """
    j = {k: np.asarray(v, float) for k, v in j.items()}
    ms, mt, mp = skin(skin_color, False), fabric(top), fabric(trousers)
    hip = (j['hipL'] + j['hipR']) / 2
    t = Torso(hip + unit(j['neck'] - hip) * .5, j['shL'], j['shR'], j['neck'])
    # trousers
    c = Clay().add(ell(hip, (1.24, 1.02, .95), t.rot)).add(limb((j['hipL'], .95), (j['hipR'], .95)), .3)
    for s in 'LR':
        c.add(limb((j['hip' + s], .98), (j['hip' + s] * .4 + j['knee' + s] * .6, .74), (j['knee' + s], .66)), .3)
        c.add(limb((j['knee' + s], .65), (j['knee' + s] * .5 + j['ank' + s] * .5, .56), (j['ank' + s], .42)), .16)
    c.swell(lambda x, y, z: .016 * np.sin(5 * z + 3 * x + 2 * y))
    c.model(mp, .075)
    # top
    c = t.lump(.02)
    for s in 'LR':
        sleeve(c, j['sh' + s], j['el' + s], j['wr' + s], sleeves, .58, .52)
    c.swell(lambda x, y, z: .028 * np.sin(3.5 * z + 2.2 * x + 1.5 * np.sin(2 * x)))
    c.cut(neckline(t, 'polo' if collar_kind == 'shirt' else 'crew'), .05)
    c.cut(half(hip + t.up * -.05, t.up), .08)
    c.model(mt, .065)
    collar(t, collar_color or top, collar_kind, .05, .10 if collar_kind == 'crew' else 0)
    # skin
    for s in 'LR':
        Clay().add(limb((j['sh' + s] * .5 + j['el' + s] * .5, .42), (j['el' + s], .37), (j['el' + s] * .6 + j['wr' + s] * .4, .36), (j['wr' + s], .25)), 0).model(ms, .05)
    ax = unit(j['head'] - j['neck'])
    Clay().add(limb((j['neck'] - ax * .35, .50), (j['neck'] + ax * .3, .44), (j['head'] - ax * .3, .44)), 0).add(t.lump(-.08).keep(half(t.p(0, 0, -1.4), -t.up)), .2).model(ms, .05)
    # hands
    mg = mat(gloves, rough=.42, spec=.35) if gloves else ms
    for s in 'LR':
        hc = Clay()
        hand(hc, j['wr' + s], **hands[s])
        if gloves:
            d = unit(j['wr' + s] - j['el' + s])
            end = j['wr' + s] - d * .66
            cuff = Clay().add(limb((end - d * .3, .37), (j['wr' + s] - d * .25, .325), (j['wr' + s], .285)), 0)
            cuff.cut(half(end, d), .02).add(ring(end + d * .03, .335, .042, d), .03)
            hc.add(cuff, .05)
        hc.model(mg, .034)
    for s in 'LR':
        a, o = j['ank' + s], j['toe' + s]
        Clay().add(limb((a, .44), (o, .36)), 0).add(ell(a * .7 + o * .3, .46), .2).model(mat(shoes, rough=.6), .06)
    with group() as g:
        head(skin_color, **(face or {}))
    place(g, j['head'], look)
    return t


def place(g, at, look, scale=1.):
    """Put a head group at a point, looking along look."""
    from mathutils import Matrix
    r = frame(look)
    m = Matrix([[*r[i], 0] for i in range(3)] + [[0, 0, 0, 1]])
    g.rotation_euler = m.to_euler()
    g.location, g.scale = tuple(at), (scale,) * 3
