"""Medical things used in many pictures: defibrillators, manikins, bag and mask, gloves, tubes."""
import math

import numpy as np
from mathutils import Matrix, Vector

from .clay import Clay, ell, half, limb, region, turn
from .core import clear, fabric, film, mat, plastic, rubber
from .labels import DISPLAY, TEXT, raster
from .palette import BLACK, CREAM, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, WHITE
from .people import hand, skull
from .shapes import ball, bevel, bolt, cut, disc, group, heart, label, lathe, mesh, plate, prism, rod, rounded, slab, tube

V = lambda *p: np.array(p, float)
WHITE_CROSS = [(x / 100 - .5, .5 - z / 100) for x, z in ((36, 4), (64, 4), (64, 36), (96, 36), (96, 64), (64, 64), (64, 96), (36, 96), (36, 64), (4, 64), (4, 36), (36, 36))]


def white_cross(s, loc, depth=.05, rot=(0, 0, 0), m=None):
    """The raised white cross; only ever put on green."""
    return prism([(x * s, z * s) for x, z in WHITE_CROSS], depth, loc, m or plastic(WHITE), min(.04 * s, depth * .4), 3, rot)


def raised_heart(s, loc, color=FLARE, depth=.05, rot=(0, 0, 0)):
    return prism(heart(s), depth, loc, plastic(color), depth * .35, 3, rot)


# ---------------------------------------------------------------- defibrillators
def patient(x, y, s, body, pad, back):
    """Pictogram of the chest with the pads: the patient's right is on the left of the picture."""
    return (f'<g transform="translate({x},{y}) scale({s})"><rect width="288" height="448" rx="30" fill="{back}"/><circle cx="144" cy="104" r="52" fill="{body}"/>'
            f'<path d="M26 448V300c0-64 40-112 96-116h44c56 4 96 52 96 116v148Z" fill="{body}"/>'
            f'<rect x="62" y="232" width="62" height="90" rx="16" fill="{pad}"/><rect x="172" y="328" width="90" height="62" rx="16" fill="{pad}" transform="rotate(-22 217 359)"/></g>')


def steps(x, y, gap, size, lines, fill, dot, num):
    out = ''
    for i, t in enumerate(lines):
        out += (f'<g transform="translate({x},{y + i * gap})"><circle cx="{size * .8}" cy="{size * .8}" r="{size * .8}" fill="{dot}"/>'
                f'<text x="{size * .8}" y="{size * 1.13}" {TEXT} font-size="{size * .95}" text-anchor="middle" fill="{num}">{i + 1}</text>'
                f'<text x="{size * 2.2}" y="{size * 1.15}" {TEXT} font-size="{size}" fill="{fill}">{t}</text></g>')
    return out


def aed_semi():
    """Upright defibrillator with a handle and an orange shock button. 2.5 wide, 2.85 high."""
    w, h, d = 2.5, 2.85, .86
    body, dark = plastic(CREAM), rubber()
    with group() as g:
        b = slab(w, h, d, .46, (0, 0, h / 2), body, n=16)
        cut(b, slab(1.36, .36, 3, .18, (0, 0, h - .42), n=14), slab(w - .34, 1.78, .12, .28, (0, -d / 2, 1.10), n=14))
        bevel(b, .085, 6)
        slab(1.02, .245, d + .02, .10, (0, 0, h - .115), dark, .05, n=8)
        for s in (-1, 1):
            slab(.12, 1.25, d * .62, .06, (s * (w / 2 + .012), 0, 1.12), dark, .045)
        y = -d / 2
        slab(w - .40, 1.72, .06, .25, (0, y + .045, 1.10), plastic(GREEN), .02, n=14)
        panel = (f'<text x="42" y="118" {DISPLAY} font-size="124" letter-spacing="-4" fill="#fff">AED</text>'
                 f'<text x="46" y="168" {TEXT} font-size="26" fill="#E2F2EA">Press the orange button</text>'
                 + steps(44, 214, 84, 34, ('Bare the chest', 'Stick on the pads', 'Follow the voice'), '#fff', '#fff', GREEN)
                 + patient(486, 36, 1, '#fff', FLARE, '#08543F'))
        label(raster(panel, 800, 520), 1.94, 1.261, (0, y + .0115, 1.27))
        slab(1.98, .40, .05, .20, (0, y + .02, .45), dark, .02, n=14)
        disc(.255, .08, (.72, y - .02, .47), plastic(WHITE), .02)
        disc(.215, .14, (.72, y - .04, .47), plastic(FLARE, coat=.6, rough=.25), .05)
        prism(bolt(.21), .02, (.72, y - .118, .47), plastic(WHITE), .006)
        disc(.145, .10, (.27, y - .02, .45), plastic('#2FB07E', coat=.5, rough=.28), .035)
        tube([(.27 + .068 * math.sin(a), y - .077, .45 + .068 * math.cos(a)) for a in np.linspace(.6, 2 * math.pi - .6, 9)], .013, plastic(WHITE))
        rod(.013, .07, (.27, y - .077, .50), plastic(WHITE))
        for i in range(11):
            for k in range(4):
                disc(.0155, .02, (-.84 + i * .066, y - .0115, .352 + k * .066), mat('#050807', rough=.9), n=12)
        slab(.36, .19, .05, .095, (w / 2 - .42, y - .005, 2.20), dark, .015)
        disc(.048, .03, (w / 2 - .50, y - .035, 2.20), mat('#39F09B', rough=.3, emit=1.2))
        raised_heart(.32, (-w / 2 + .44, y - .012, 2.20))
        prism(bolt(.15), .03, (-w / 2 + .44, y - .035, 2.20), plastic(WHITE), .005)
    return g


def aed_auto():
    """Low, wide defibrillator with a lid, a screen and no shock button. 3.5 wide, 2.3 high."""
    w, h, d = 3.5, 2.2, 1.0
    body, dark = plastic(GREEN), rubber()
    with group() as g:
        b = slab(w, h, d, .62, (0, 0, h / 2), body, n=18)
        cut(b, slab(w - .5, h - .52, .14, .42, (0, -d / 2, h / 2 - .05), n=14))
        bevel(b, .11, 6)
        slab(w - .56, h - .58, .08, .40, (0, -d / 2 + .05, h / 2 - .05), plastic(CREAM), .02, n=14)
        tube([(-.75, 0, h - .10), (-.72, 0, h + .26), (-.5, 0, h + .40), (0, 0, h + .42), (.5, 0, h + .40), (.72, 0, h + .26), (.75, 0, h - .10)], .12, dark)
        y = -d / 2
        for s in (-1, 1):
            rod(.17, .5, (s * 1.15, 0, .03), dark, .03, 'X')
        # screen
        slab(1.62, .98, .06, .10, (-.50, y + .01, 1.24), rubber(BLACK), .02)
        scr = (f'<rect width="640" height="370" rx="14" fill="#0E2A22"/><text x="36" y="78" {TEXT} font-size="50" fill="#A8F3CF">Do not touch</text>'
               f'<text x="36" y="134" {TEXT} font-size="50" fill="#A8F3CF">the patient</text>'
               '<path d="M36 262h90l16-20 18 20h24l12 14 26-108 28 160 20-80h22l24-28 26 28h262" fill="none" stroke="#FF8A5C" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>')
        label(raster(scr, 640, 370), 1.48, .856, (-.50, y - .026, 1.24), rough=.15, coat=.8, emit=.25)
        pic = patient(0, 0, 1, GREEN, FLARE, '#E3EFE6')
        label(raster(pic, 288, 448), .66, 1.026, (.98, y + .007, 1.25))
        label(raster(f'<text x="0" y="74" {DISPLAY} font-size="92" letter-spacing="-3" fill="{GREEN}">AED</text><text x="190" y="70" {TEXT} font-size="40" fill="{INK}">Fully automatic: stand clear</text>', 760, 100), 1.62, .213, (-.48, y + .007, .53))
        disc(.16, .08, (.98, y - .0, .50), plastic('#2FB07E', coat=.5, rough=.28), .03)
        tube([(.98 + .075 * math.sin(a), y - .047, .50 + .075 * math.cos(a)) for a in np.linspace(.6, 2 * math.pi - .6, 9)], .014, plastic(WHITE))
        rod(.014, .08, (.98, y - .047, .555), plastic(WHITE))
        disc(.048, .03, (1.30, y - .0, .50), mat('#39F09B', rough=.3, emit=1.2))
    return g


def pad_print():
    s = f'fill="none" stroke="{GREEN}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'
    return lambda first: raster(f'<g {s}><circle cx="150" cy="92" r="40"/><path d="M52 330V268c0-60 34-98 78-102h40c44 4 78 42 78 102v62"/></g>'
                                + (f'<rect x="84" y="216" width="50" height="72" rx="12" fill="{FLARE}"/>' if first else f'<rect x="168" y="262" width="72" height="50" rx="12" fill="{FLARE}" transform="rotate(-20 204 287)"/>'), 300, 400)


def loose_pads(lead_to, loc=(0, 0, 0), turn_=0., spread=1.05):
    """Two pads on the floor, their leads running to the point lead_to of the room."""
    back = Matrix.Rotation(math.radians(-turn_), 3, 'Z')
    lead_to = back @ (Vector(lead_to) - Vector(loc))
    with group(loc, turn_) as g:
        for i, (x, y, a) in enumerate(((0, 0, 10), (spread, .22, -12))):
            with group((x, y, 0), a):
                plate(.78, 1.02, .035, .16, (0, 0, .01), plastic(PAPER), .01)
                o = label(pad_print()(i == 0), .60, .80, (0, -.03, .0475), (-90, 0, 0))
                rod(.075, .06, (0, .40, .07), rubber(), .02)
        for i, (x, y) in enumerate(((0 - .07, .40), (spread + .08, .62))):
            e = V(*lead_to)
            p = V(x, y, .09)
            m1, m2 = p + V(.10, .35, -.05), (p + e) / 2 + V(.25 - .2 * i, .2 + .25 * i, 0)
            m2[2], m1[2] = .035, .04
            tube([p, m1, m2, e * .85 + p * .15 + V(0, 0, -(e[2] - .04) * .75), e], .03, rubber())
    return g


# ---------------------------------------------------------------- manikins
def lying_head(loc, skin='#F0B58E', tilt=12, scale=1., baby=False):
    """A manikin's head on its back, crown to -X, airway open."""
    shape = (.76, .62, 1.22) if baby else (.64, .9)
    with group() as g:
        c = skull(*shape)
        c.cut(ell((0, -.98, -.50), (.20, .18, .075)), .05)
        c.model(plastic(skin, rough=.45), .04)
        c2 = skull(*shape).cut(ell((0, -.98, -.50), (.20, .18, .075)), .05)
        for s in (-1, 1):
            pts = [c2.hit((s * x, -3, z), (0, 1, 0)) + V(0, -.004, 0) for x, z in ((.20, .05), (.33, -.02), (.47, .05))]
            tube(pts, .026, mat('#5A3423', rough=.6))
            if not baby:
                tube([c2.hit((s * x, -3, z), (0, 1, 0)) for x, z in ((.16, .36), (.33, .42), (.50, .36))], .04, mat('#B97A55', rough=.6))
        ball((.17, .05, .05), (0, -.80, -.50), mat('#8E4A36', rough=.6))
    g.matrix_world = Matrix.Translation(loc) @ Matrix.Rotation(math.radians(-tilt), 4, 'Y') @ Matrix(((0, 0, -1, 0), (1, 0, 0, 0), (0, -1, 0, 0), (0, 0, 0, 1))) @ Matrix.Scale(scale, 4)
    return g


def adult_torso(press=0.):
    """press is how far the lower half of the breastbone is pushed in."""
    c = Clay()
    c.add(ell((-.70, 0, 1.02), (1.45, 1.72, .90))).add(ell((1.2, 0, .94), (1.5, 1.42, .80)), .5).add(ell((2.5, 0, .92), (.9, 1.46, .78)), .4)
    for s in (-1, 1):
        c.add(ell((-.62, s * .74, 1.50), (.86, .76, .46)), .35).add(ell((-1.35, s * 1.42, 1.05), (.60, .52, .66)), .3)
    c.add(limb(((-1.6, 0, 1.08), .78), ((-2.3, 0, 1.14), .60)), .35)
    c.cut(ell((.75, 0, 2.0), (.9, .05, .36)), .25)
    if press:
        c.swell(lambda x, y, z: -press * np.exp(-((x - BREASTBONE) / .75) ** 2 - (y / .62) ** 2) * (z > .9))
    c.cut(half((0, 0, .24), (0, 0, 1)), .06).cut(half((3.0, 0, 0), (-1, 0, 0)), .05).cut(half((-2.26, 0, 0), (1, 0, 0)), .03)
    return c


BREASTBONE = -.05                                              # where the heel of the hand lies, along X


def pads_on(c):
    """AED pads that follow the skin, each with its lead's stud: below the right collarbone, and on the left side below the armpit."""
    for at, out, up, (w, h) in ((V(-1.16, -.38, 1.7), V(-.10, .18, 1), V(1, .10, 0), (.38, .50)), (V(.45, 1.50, 1.15), V(0, 1, .50), V(1, 0, 0), (.40, .56))):
        p = c.hit(at + out * 1.5, -out)
        n, u = out / np.linalg.norm(out), np.cross(out, up)
        u = u / np.linalg.norm(u)
        axes = np.stack([u, np.cross(u, n)], 1)
        for grow, k, col in ((.03, 1., PAPER), (.045, .52, FLARE)):
            r = .16 * k

            def f(x, y, z, k=k, r=r):
                d = np.stack([x, y, z], -1) - p
                q = np.abs(d @ axes) - V(w * k, h * k) + r
                return np.maximum(np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - r, np.abs(d @ n) - .5)
            c.shell(grow, p - .8, p + .8).keep(region(f), .015).model(plastic(col), .022)
        ball((.085, .085, .06), p + n * .05, rubber(), sub=3)


def manikin(skin='#F0B58E', shell=CREAM, accent=GREEN, pads=False, turn_=0., loc=(0, 0, 0), press=0.):
    """Adult CPR manikin on its back along X, head to -X; its left side looks to +Y."""
    with group(loc, turn_) as g:
        c = adult_torso(press)
        c.model(plastic(shell, rough=.42), .045)
        if pads:
            pads_on(c)
        rod(.60, .18, (-2.32, 0, 1.15), rubber(), .04, 'X')
        Clay().add(limb(((-2.3, 0, 1.15), .52), ((-3.1, 0, 1.12), .50))).model(plastic(skin, rough=.45), .05)
        e = adult_torso()
        end = Clay().add(ell((2.86, 0, .92), (.40, 1.36, .70)))
        end.cut(half((0, 0, .26), (0, 0, 1)), .05).model(plastic(accent), .05)
        plate(5.0, 3.2, .32, .9, (.45, 0, 0), rubber(), .08)
        lying_head((-3.72, 0, 1.22), skin)
        for i, col in enumerate(('#39C98B', '#39C98B', '#39C98B', '#FFB02E')):
            p = e.hit((1.9 + i * .22, .95 if pads else -.95, 4), (0, 0, -1))   # on the side that shows
            ball((.065, .065, .03), p, mat(col, rough=.3, emit=.5), sub=3)
    return g


def manikin_at(loc, turn_, pads=True, **k):
    """The manikin with its breastbone over loc; turns a point of it into one of the room."""
    r = turn(z=turn_)
    manikin(loc=tuple(np.array(loc, float) - r @ V(BREASTBONE, 0, 0)), pads=pads, turn_=turn_, **k)
    return lambda p: np.array(loc, float) + r @ (V(*p) - (BREASTBONE, 0, 0))


# The leads on the skin: from the right pad over the left shoulder, and from the left pad down.
ON_SKIN = (((-1.16, -.38, 1.90), (-1.5, -.1, 2.0), (-1.75, .55, 1.95), (-1.80, 1.45, 1.55), (-1.72, 2.06, .9)), ((.45, 1.62, 1.28), (.62, 1.95, .9)))


def leads(at, *ends):
    """Both leads of manikin_at(), from the skin over points of its ground to the defibrillator."""
    ground = at((0, 0, 0))[2] + .05
    for skin, way in zip(ON_SKIN, ends):
        tube(rounded([tuple(at(p)) for p in skin] + [(x, y, ground) for x, y in way[:-1]] + [way[-1]], 1.2, 10), .05, rubber(), straight=True)


def infant(skin='#E9AE86', suit=GREEN, band=MINT, loc=(0, 0, 0), turn_=0., scale=1.):
    """Infant manikin on its back along X, head to -X; about 5 long."""
    with group(loc, turn_, scale=scale) as g:
        ms, mt = plastic(skin, rough=.45), fabric(suit)
        c = Clay().add(ell((-.15, 0, .62), (.95, .78, .60))).add(ell((.75, 0, .60), (.80, .80, .58)), .4)
        for s in (-1, 1):
            c.add(limb(((-.60, s * .56, .66), .34), ((-.30, s * .98, .50), .29)), .2)
            c.add(limb(((1.10, s * .40, .52), .40), ((1.75, s * .58, .60), .33)), .2)
        c.cut(half((0, 0, .03), (0, 0, 1)), .05).model(mt, .04)
        for s in (-1, 1):
            Clay().add(limb(((-.34, s * .94, .50), .235), ((-.12, s * 1.16, .36), .22), ((.40, s * 1.22, .30), .18))).add(ell((.60, s * 1.20, .28), (.26, .22, .18)), .12).model(ms, .035)
            Clay().add(limb(((1.70, s * .58, .60), .27), ((1.95, s * .62, .58), .26), ((2.60, s * .54, .34), .21))).add(ell((2.72, s * .56, .48), (.19, .19, .36)), .14).model(ms, .035)
        Clay().add(limb(((-.8, 0, .66), .34), ((-1.3, 0, .70), .32))).model(ms, .04)
        lying_head((-1.85, 0, .86), skin, 2, .90, True)
        o = raised_heart(.42, (-.18, 0, 1.245), band, .05)
        o.rotation_euler = (-math.pi / 2, math.radians(0), -math.pi / 2)
    return g


# ---------------------------------------------------------------- airway
def face_mask(loc=(0, 0, 0), rot=(0, 0, 0), scale=1., cushion=PEACH, dome=None):
    """The mask that covers mouth and nose: nose to +Y, its port up; 1.7 wide, 2.2 long, the port 1 above the rim."""
    def edge(a, grow=1.):
        """Round at the chin, narrow at the nose, and hollow where the cheeks are; a from the nose."""
        r = 1 - .10 * math.cos(a) + .05 * math.cos(2 * a) - .03 * math.cos(3 * a)
        return V(.86 * r * math.sin(a) * (1 - .24 * math.cos(a)) * grow, 1.10 * r * math.cos(a) * grow, .10 + .07 * math.cos(2 * a))
    port, n, rows = V(0, .06, .80), 96, 26
    v, f = [], []
    for j in range(rows + 1):
        t = j / rows
        # Steep at the rim, then a shoulder, then the neck of the port.
        out = .94 * (math.cos(t * 1.32) ** .75)
        z = .74 * math.sin(t * 1.40) ** .9
        for i in range(n):
            a = 2 * math.pi * i / n
            e, c = edge(a), V(.23 * math.sin(a), .23 * math.cos(a), 0)
            k = t ** 2.2
            q = (e * out) * (1 - k) + (c + port) * k
            q[2] = e[2] * (1 - t) + z
            v.append(tuple(q))
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows) for i in range(n)]
    with group(loc, rot=rot, scale=scale) as g:
        o = mesh(v, f, dome or film('#BFE6D3', .30), 180)
        s = o.modifiers.new('thick', 'SOLIDIFY')
        s.thickness, s.offset = .03, 0
        m = cushion if hasattr(cushion, 'node_tree') else mat(cushion, rough=.3, coat=.4)
        tube([tuple(edge(a, .99) - V(0, 0, .02)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)], .19, m, closed=True)
        tube([tuple(edge(a, .955) + V(0, 0, .11)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)], .045, film('#A9DCC4', .55), closed=True)
        rod(.27, .16, (0, .06, .84), plastic('#EAF5EF'), .04)
        rod(.22, .24, (0, .06, .92), plastic(WHITE), .03)
    return g


def bag_mask(loc=(0, 0, 0), turn_=0., bag=GREEN, scale=1.):
    """Self-inflating bag with mask and reservoir, lying along X: mask at -X. About 5.6 long, on the floor."""
    with group(loc, turn_, scale=scale) as g:
        z = .82
        prof = rounded([(.20, 0), (.34, .10), (.62, .42), (.80, 1.0), (.80, 1.5), (.62, 2.05), (.34, 2.36), (.20, 2.46)], .3, 8)
        b = lathe(prof, mat(bag, rough=.4, coat=.25), 96, wobble=lambda a, zz: 1 + .018 * math.cos(zz * 18) * (1 if .4 < zz < 2.1 else 0))
        b.rotation_euler, b.location = (0, math.pi / 2, 0), (-1.1, 0, z)
        m = plastic(PAPER)
        rod(.24, .30, (-1.20, 0, z), m, .04, 'X')
        rod(.20, .55, (-1.52, 0, z), clear('#CFEDE0'), .03, 'X')
        rod(.20, .50, (-1.62, 0, z - .18), m, .04)
        rod(.17, .34, (-1.74, 0, z - .10), clear('#DCEFE6'), .04)                # the elbow down to the mask
        face_mask((-1.74, 0, .19), (0, 0, 90), .62)
        rod(.24, .26, (1.46, 0, z), m, .04, 'X')
        # The reservoir: a clear bag, gathered at its neck.
        r = lathe(rounded([(.18, 0), (.20, .12), (.56, .55), (.66, 1.1), (.64, 1.7), (.44, 2.1), (0, 2.2)], .3, 8), film('#D7EFE3', .45, .95), 96, wobble=lambda a, zz: 1 + .045 * math.cos(9 * a + 1.5 * zz) * math.exp(-zz / .8) + .03 * math.sin(3 * a + 2 * zz))
        r.rotation_euler, r.location, r.scale = (0, math.radians(96), 0), (1.58, 0, z - .02), (.84, 1, 1)
        tube([(1.50, .10, z - .1), (1.75, .9, .12), (1.3, 1.5, .08), (.2, 1.55, .08)], .055, clear('#BFE6D3'))
    return g


def glove(loc=(0, 0, 0), turn_=0., color=LEAF, side=1, scale=1., curl=(2, 6)):
    """An empty glove lying flat, fingers to -Y."""
    with group(loc, turn_, scale=scale) as g:
        c = Clay()
        hand(c, (0, .55, .20), (0, -1, 0), (0, 0, -1), side, curl, 9, 42)
        c.add(limb(((0, 1.25, .20), .36), ((0, .6, .20), .27)), .1)
        c.cut(half((0, 1.25, 0), (0, -1, 0)), .02).cut(half((0, 0, .04), (0, 0, 1)), .03)
        c.swell(lambda x, y, z: .012 * np.sin(16 * y + 5 * x) * np.clip(y, 0, 1))
        c.model(mat(color, rough=.42, spec=.35), .03)
        tube([(.33 * math.cos(t), 1.24, .20 + max(-.15, .34 * math.sin(t))) for t in np.linspace(0, 2 * math.pi, 16, endpoint=False)], .035, mat(color, rough=.42, spec=.35), closed=True)
    return g
