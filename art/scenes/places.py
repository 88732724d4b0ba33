"""Pictures of the workplaces, the services and the stories: objects, no faces."""
import math

import numpy as np

from studio.clay import Clay, box, ell, half, ring
from studio.core import clear, fabric, mat, plastic, rubber, stage, steel
from studio.labels import DISPLAY, HEART, NAME, TEXT, glyph, mark, raster
from studio.medical import aed_semi, glove, raised_heart
from studio.palette import APRICOT, BLACK, CREAM, DEEP, FLARE, GREEN, INK, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.props import clipboard, pencil, sheet, soft_bag
from studio.shapes import ball, bevel, cut, disc, gear, group, heart, label, lathe, mesh, plate, prism, rod, rounded, slab, tube


def hard_hat(color, loc, turn_=0., scale=1.):
    with group(loc, turn_, scale=scale):
        m = plastic(color, rough=.3, coat=.4)
        c = Clay().add(ell((0, 0, .20), (1.12, 1.32, 1.18))).cut(half((0, 0, .18), (0, 0, 1)), .02)
        for x in (-.34, 0, .34):
            c.swell(lambda px, y, z, x=x: .07 * np.exp(-((px - x) / .10) ** 2) * np.clip((z - .35) * 1.5, 0, 1))
        c.model(m, .035)
        b = Clay().add(ell((0, -.12, .20), (1.38, 1.72, .16))).cut(ell((0, 0, .2), (1.0, 1.2, 1.0)), .02)
        b.model(m, .03)
        raised_heart(.44, (0, -1.23, .80), GREEN if color != GREEN else PEACH, .06, (-26, 0, 0))


def work_glove(loc, turn_, color, cuff, scale=1., side=1):
    glove(loc, turn_, color, side, scale, (6, 10))
    a = math.radians(turn_)
    x, y = loc[0] - math.sin(a) * 1.12 * scale, loc[1] + math.cos(a) * 1.12 * scale
    with group((x, y, loc[2]), turn_, scale=scale):
        Clay().add(box((0, 0, .22), (.44, .26, .22), .18)).model(fabric(cuff), .03)


def construction():
    stage(APRICOT, (0, -15, 5.6), (.32, -.1, .80), 72)
    with group((-.75, .7, 0), 0):                                          # two planks to stand on
        plate(4.6, 1.1, .22, .03, (.4, .5, 0), plastic('#D9A972', rough=.8, coat=0), .02, 3)
        plate(4.2, 1.1, .22, .03, (.1, .35, .22), plastic('#E2B783', rough=.8, coat=0), .02, -5)
    hard_hat(FLARE, (-.85, 1.0, .44), -22)
    work_glove((1.10, -1.25, 0), 38, '#F0D9B0', GREEN, 1.05)
    work_glove((2.35, -.75, 0), 12, '#F0D9B0', GREEN, 1.05, -1)
    with group((-2.05, -1.2, 0), 24):                                      # tape measure
        slab(1.0, .95, .48, .28, (0, 0, .48), plastic(GREEN), .06)
        disc(.28, .04, (0, -.25, .50), plastic(CREAM), .01)
        prism(heart(.26), .03, (0, -.275, .50), plastic(FLARE))
        slab(1.35, .02, .34, 0.005, (1.1, 0, .06), plastic('#F7C948'))
        label(raster('<rect width="800" height="200" fill="#F7C948"/>' + ''.join(f'<rect x="{20 + i * 40}" y="0" width="6" height="{90 if i % 5 == 0 else 50}" fill="#16221E"/>' for i in range(20)), 800, 200), 1.3, .32, (1.12, 0, .0725), (-90, 0, 0))


def manufacturing():
    stage(SAND, (0, -16, 5.4), (.28, 0, 1.10), 74)
    # Teeth of one size, a tooth of one in a gap of the other.
    for x, z, r, n, depth, c, a in ((-1.55, 1.22, 1.22, 14, .16, GREEN, 21.4), (.23, .82, .80, 9, .244, PEACH, 26.3)):
        o = prism(gear(r, n, depth), .5, (x, .6, z), plastic(c), .035)
        o.rotation_euler = (0, math.radians(a), 0)
        disc(r * .52, .56, (x, .6, z), plastic(CREAM), .04)
        disc(r * .20, .64, (x, .6, z), steel(), .03)
    o = prism(gear(.56, 8), .42, (0, 0, 0), steel(), .03)
    o.rotation_euler, o.location = (math.radians(-90), 0, .3), (-.35, -1.35, .22)
    cut(o, rod(.22, 2, (-.35, -1.35, .22)))
    with group((2.25, -.35, 0), -18):                                      # ear muffs
        tube([(-.80, 0, .72), (-.84, 0, 1.4), (-.55, 0, 2.05), (0, 0, 2.28), (.55, 0, 2.05), (.84, 0, 1.4), (.80, 0, .72)], .1, plastic(DEEP), flat=(.10, .30, .04))
        for s in (-1, 1):
            c = Clay().add(ell((s * .86, 0, .70), (.36, .55, .70)))
            c.cut(half((s * .68, 0, .7), (s, 0, 0)), .06).model(plastic(FLARE), .03)
            Clay().add(ring((s * .66, 0, .70), .42, .17, (1, 0, 0))).model(rubber(), .03)


def stethoscope(path, fork, ends, color=GREEN):
    """path: the tube from the chest piece to the fork; ends: the two ear tubes, each by its points."""
    m = plastic(color, coat=.3)
    tube(path + [fork], .105, m)
    ball((.15, .13, .12), fork, m, sub=3)
    for way in ends:
        tube([fork] + way[:2], .088, m)
        tube(way[1:], .058, steel())
        tube([way[1], tuple(np.array(way[1]) * .8 + np.array(way[2]) * .2)], .092, m)
        d = np.array(way[-1]) - np.array(way[-2])
        ball((.125, .125, .125), tuple(np.array(way[-1]) + d / np.linalg.norm(d) * .06), rubber(), sub=3)
    x, y, z = path[0]
    d = np.array(path[0]) - np.array(path[1])
    d = d / np.linalg.norm(d)
    rod(.10, .46, tuple(np.array(path[0]) + d * .10), steel(), .03, 'Y').rotation_euler[2] += math.atan2(d[1], d[0]) - math.pi / 2
    with group((x + d[0] * .62, y + d[1] * .62, z - .16)):                 # the head: bell below, membrane above
        lathe(rounded([(0, 0), (.30, 0), (.36, .06), (.22, .16), (.22, .22), (.50, .26), (.54, .30), (.54, .36), (.48, .40), (0, .40)], .03), steel(), 96)
        lathe(rounded([(.46, .395), (.50, .42), (.50, .36), (.555, .34), (.555, .28)], .02), rubber(), 96)
        disc(.455, .03, (0, 0, .405), plastic('#F3EADB'), .01, rot=(90, 0, 0))
        o = prism(heart(.34), .02, (0, 0, .425), plastic(GREEN), .006)
        o.rotation_euler = (-math.pi / 2, 0, 0)


def pressure_cuff(loc, turn_, scale=1.):
    """A rolled blood pressure cuff, its gauge and its bulb."""
    with group(loc, turn_, scale=scale):
        v, f, n = [], [], 260
        for i in range(n + 1):
            a = i / n * 15.2
            r = .24 + .036 * a
            for w in (-.66, -.64, .64, .66):
                k = 1 if abs(w) < .65 else .985
                v.append((w, -r * k * math.sin(a), r * k * math.cos(a) + .80))
        f = [(i * 4 + j, i * 4 + j + 1, i * 4 + 5 + j, i * 4 + 4 + j) for i in range(n) for j in range(3)]
        o = mesh(v, f, fabric(DEEP), 60)
        s = o.modifiers.new('thick', 'SOLIDIFY')
        s.thickness, s.offset = .17, 0
        bevel(o, .04, 3)
        slab(.62, .40, .04, .08, (0, -.885, .84), fabric('#CFE8DA'), .015, rot=(-4, 0, 0))
        label(raster(f'<text x="200" y="126" text-anchor="middle" {DISPLAY} font-size="110" fill="{GREEN}">Adult</text>', 400, 180), .50, .225, (0, -.912, .84), (-4, 0, 0))
        tube([(.55, -.5, .28), (.95, -.75, .06), (1.15, -1.25, .06), (.80, -1.66, .10), (.35, -1.66, .20)], .06, rubber())
        Clay().add(ell((-.10, -1.66, .29), (.46, .28, .27))).model(rubber('#1D2C27'), .025)
        rod(.10, .26, (.42, -1.66, .28), steel(), .03, 'X')
        tube([(.55, -.42, .30), (1.10, -.40, .08), (1.52, -.62, .08), (1.72, -.98, .10)], .06, rubber())
        with group((1.82, -1.42, .10), -12):
            lathe(rounded([(0, 0), (.42, 0), (.50, .06), (.50, .20), (.46, .24), (0, .24)], .04), rubber(), 96)
            marks = ''.join(f'<path d="M200 34v{34 if i % 3 == 0 else 20}" stroke="{INK}" stroke-width="{9 if i % 3 == 0 else 6}" transform="rotate({-135 + 270 * i / 15} 200 200)"/>' for i in range(16))
            label(raster(f'<circle cx="200" cy="200" r="190" fill="#FDFBF6"/>{marks}<path d="M200 214L120 110" stroke="{FLARE}" stroke-width="15" stroke-linecap="round"/><circle cx="200" cy="200" r="20" fill="{INK}"/><text x="200" y="306" text-anchor="middle" {TEXT} font-size="44" fill="{INK}">mmHg</text>', 400, 400), .86, .86, (0, 0, .2445), (-90, 0, 0))
            lathe([(.44, .23), (.48, .25), (.49, .22)], steel(), 96)


def healthcare():
    stage(MINT, (.1, -15, 11.2), (.54, -.26, .25), 72)
    clipboard(sheet('Skills check', ['Scene is safe', 'Push at 110', 'Full recoil', 'AED on', 'Hand over'], 4), (-1.75, .10, 0), 11, None, GREEN, 1.12)
    stethoscope([(-.98, -1.18, .30), (-.40, -.78, .20), (.20, -.95, .11), (.42, -1.65, .11), (1.05, -2.0, .11), (1.55, -1.4, .11), (.95, -.45, .11), (.25, .35, .11), (.10, 1.05, .11), (.55, 1.62, .11), (1.15, 1.62, .11)], (1.45, 1.50, .12),
                [[(1.80, 1.58, .13), (2.25, 1.88, .14), (2.75, 2.10, .15), (3.15, 2.02, .15), (3.32, 1.82, .15)], [(1.75, 1.30, .13), (2.15, 1.08, .14), (2.65, 1.02, .15), (3.08, 1.18, .15), (3.22, 1.36, .15)]], FLARE)
    pressure_cuff((2.75, -1.0, 0), -20, .88)


def office():
    stage(SAND, (0, -24, 8.6), (.2, 0, 2.55), 68)
    with group((0, 0, 0), -10):
        wood = plastic('#E2B783', rough=.6, coat=0)
        slab(9.2, 5.7, .25, .02, (0, 2.2, 2.85), plastic(PAPER, rough=.9, coat=0), .03)       # a piece of wall
        plate(6.0, 2.6, .18, .12, (-1.35, .2, 2.02), wood, .04)
        for x in (-4.0, 1.3):
            for y in (-.8, 1.2):
                rod(.10, 2.02, (x, y, 1.01), plastic(DEEP), .02)
        slab(2.3, 1.45, .10, .10, (-1.9, .75, 3.25), plastic(BLACK), .04)                     # screen
        label(raster(f'<rect width="800" height="490" fill="#CFE8DA"/>{glyph(HEART, 70, 60, 110, FLARE)}<text x="70" y="270" {DISPLAY} font-size="92" letter-spacing="-3" fill="{INK}">Class on Friday</text><rect x="70" y="330" width="260" height="84" rx="24" fill="{FLARE}"/>', 800, 490), 2.14, 1.31, (-1.9, .695, 3.25), emit=.1)
        rod(.08, .5, (-1.9, .80, 2.42), steel())
        plate(.9, .6, .06, .1, (-1.9, .75, 2.20), steel(), .02)
        plate(1.7, .55, .07, .08, (-1.9, -.35, 2.20), plastic(CREAM), .02)
        lathe(rounded([(0, 0), (.22, 0), (.24, .5), (.21, .51), (.20, .05), (0, .05)], .03), plastic(FLARE, rough=.25, coat=.5), 48, (-.25, -.2, 2.20))
        lathe(rounded([(0, 0), (.26, 0), (.34, .5), (.30, .5), (0, .42)], .03), plastic(CREAM), 48, (1.1, .6, 2.20))
        for i in range(7):
            a = i * .9
            ball((.13, .06, .42), (1.1 + .18 * math.cos(a), .6 + .18 * math.sin(a), 2.98 + .06 * (i % 3)), plastic((GREEN, LEAF)[i % 2], rough=.7), (22 * math.sin(a), 22 * math.cos(a), 0), 3)
        with group((-3.6, -.2, 2.2), 14):
            for i, c in enumerate((GREEN, PEACH, CREAM)):
                plate(1.2, .85, .14, .03, (0, 0, .14 * i), plastic(c), .015, (4, -5, 2)[i])
        with group((2.95, 1.72, 3.3)):                                     # wall cabinet with the defibrillator
            slab(1.9, 2.2, .62, .14, (0, 0, 0), plastic(GREEN), .05)
            slab(1.62, 1.92, .06, .10, (0, -.30, 0), plastic('#E8F3EC'), .02)
            with group((0, -.42, -.62), 0, scale=.44):
                aed_semi()
            slab(.06, .40, .08, .03, (.86, -.36, 0), steel(), .02)
        slab(1.9, .62, .06, .08, (2.95, 2.05, 5.0), plastic(GREEN), .02)
        label(raster(glyph(HEART, 40, 40, 120, '#FFFFFF') + f'<text x="190" y="142" {DISPLAY} font-size="130" letter-spacing="-4" fill="#fff">AED</text>', 480, 200), 1.35, .5625, (2.98, 2.015, 5.0))
        with group((-1.6, -1.9, 0), 190):                                  # chair
            m = fabric(LEAF)
            Clay().add(box((0, 0, 1.28), (.72, .68, .16), .14)).model(m, .035)
            Clay().add(box((0, .62, 2.15), (.64, .13, .58), .12)).model(m, .035)
            slab(.16, .8, .08, .04, (0, .72, 1.55), plastic(DEEP))
            rod(.09, .85, (0, 0, .75), steel())
            for i in range(5):
                a = i * 1.2566
                tube([(0, 0, .34), (.66 * math.cos(a), .66 * math.sin(a), .20)], .07, plastic(DEEP), straight=True)
                ball(.11, (.66 * math.cos(a), .66 * math.sin(a), .11), rubber(), sub=3)


def glasses(loc, turn_, scale=1.):
    with group(loc, turn_, scale=scale):
        m = plastic(FLARE)
        for s in (-1, 1):
            o = slab(1.02, .72, .09, .28, (s * .60, -.03, .44), clear('#CFEDE0'), .03, rot=(-6, 0, s * 9))
            tube([(s * 1.10, .06, .70), (s * 1.18, .8, .70), (s * 1.16, 1.6, .62), (s * 1.10, 2.05, .30)], .075, m)
        tube([(-1.14, .10, .76), (-.60, -.06, .82), (0, -.04, .78), (.60, -.06, .82), (1.14, .10, .76)], .085, m)
        tube([(-.14, -.05, .58), (0, -.09, .66), (.14, -.05, .58)], .06, m)


def compliance():
    stage(SAND, (0, -16, 8.0), (.12, .15, .52), 82)
    clipboard(sheet('Site checklist', ['AED checked', 'Kit is full', 'Cards in date', 'Plan posted', 'Drill booked'], 4), (-1.55, -.1, 0), 12)
    hard_hat(GREEN, (1.50, 1.05, 0), -18, .98)
    glasses((1.55, -1.75, 0), 20, .80)
    pencil((-.85, -2.1, 0), 8)


def continuing():
    stage(MINT, (0, -17, 6.4), (.10, .1, .98), 84)
    with group((-.85, .5, 0), 12):                                         # laptop
        plate(3.6, 2.4, .12, .16, (0, 0, .02), plastic('#DDE5E1'), .03)
        keys = raster('<rect width="900" height="360" rx="20" fill="#B9C6C0"/>' + ''.join(f'<rect x="{18 + c * 73}" y="{16 + r * 84}" width="62" height="72" rx="10" fill="#F4F7F5"/>' for r in range(4) for c in range(12)), 900, 360)
        label(keys, 3.0, 1.2, (0, .30, .1425), (-90, 0, 0))
        plate(1.1, .62, .01, .08, (0, -.78, .14), plastic('#C4D0CA'))
        with group((0, 1.18, .14), rot=(-12, 0, 0)):
            slab(3.6, 2.35, .10, .16, (0, 0, 1.18), plastic('#DDE5E1'), .03)
            scr = (f'<rect width="1000" height="640" rx="24" fill="#0C4636"/>{glyph(HEART, 80, 66, 116, FLARE)}<text x="80" y="290" {DISPLAY} font-size="118" letter-spacing="-4" fill="#FBF8F2">Renew your</text><text x="80" y="410" {DISPLAY} font-size="118" letter-spacing="-4" fill="#FBF8F2">skills</text>'
                   f'<rect x="80" y="490" width="840" height="34" rx="17" fill="#23604D"/><rect x="80" y="490" width="610" height="34" rx="17" fill="#FF8A5C"/>')
            label(raster(scr, 1000, 640), 3.36, 2.15, (0, -.052, 1.18), rough=.25, coat=.4, emit=.15)
    with group((2.05, -1.35, 0), -16):                                     # certificate
        plate(2.5, 1.8, .03, .04, (0, 0, .01), plastic(PAPER, rough=.8, coat=0))
        label(raster(f'<rect width="1000" height="720" fill="#FDFBF6"/><rect x="36" y="36" width="928" height="648" rx="28" fill="none" stroke="{GREEN}" stroke-width="14"/><text x="500" y="220" text-anchor="middle" {DISPLAY} font-size="118" letter-spacing="-4" fill="{INK}">Certificate</text>'
                     f'<rect x="220" y="290" width="560" height="22" rx="11" fill="{MINT}"/><rect x="280" y="350" width="440" height="22" rx="11" fill="{MINT}"/><path d="M130 560c60-60 90 30 140-20s60 10 110-14" fill="none" stroke="{INK}" stroke-width="9" stroke-linecap="round"/>', 1000, 720), 2.44, 1.757, (0, 0, .0425), (-90, 0, 0), rough=.8)
        disc(.34, .07, (.72, -.42, .07), plastic(FLARE), .02, n=64, rot=(90, 0, 0))
        o = prism(heart(.34), .03, (.72, -.42, .115), plastic(WHITE))
        o.rotation_euler = (-math.pi / 2, 0, 0)


def van(loc, turn_, scale=1.):
    with group(loc, turn_, scale=scale):
        body, dark = plastic(CREAM), plastic('#24463C', rough=.15, coat=.8)
        prism(rounded([(-2.0, .35), (-2.0, 2.05), (.75, 2.05), (1.45, 1.15), (2.05, 1.0), (2.05, .35)], .26, 8), 1.7, (0, 0, 0), body, .10, 5)
        prism(rounded([(.42, 1.16), (.42, 1.82), (.72, 1.82), (1.24, 1.16)], .08, 5), 1.74, (0, 0, 0), dark, .01)
        o = slab(.05, .62, 1.36, .12, (1.145, 0, 1.52), dark, .01, rot=(0, -38, 0))
        for s in (-1, 1):
            label(raster(f'{mark(0, 30, 190, FLARE, CREAM)}<text x="230" y="108" {DISPLAY} font-size="104" letter-spacing="-4" fill="{GREEN}">{NAME}</text>', 800, 160), 2.0, .40, (-.85, s * .853, 1.42), (0, 0, 0 if s < 0 else 180))
            slab(3.9, .16, .03, .06, (0, s * .845, .72), plastic(GREEN), .008)
            for x in (-1.15, 1.20):
                rod(.40, .34, (x, s * .74, .40), rubber(), .08, 'Y')
                rod(.19, .36, (x, s * .745, .40), plastic(PAPER), .03, 'Y')
            ball((.06, .15, .12), (2.06, s * .55, .78), plastic('#FFE7B0'), sub=3)
        slab(.16, .18, 1.6, .06, (2.08, 0, .45), plastic('#24463C'), .03)


def business():
    stage(APRICOT, (0, -17, 6.6), (.25, .1, .80), 80)
    with group((-1.75, -.35, 0), 16):                                      # folder
        plate(2.5, 3.2, .06, .12, (0, 0, 0), plastic(GREEN), .02)
        plate(.9, .4, .06, .1, (-.7, 1.68, 0), plastic(GREEN), .02)
        plate(2.3, 2.95, .10, .03, (.05, 0, .06), plastic(PAPER, rough=.8, coat=0), .01, -3)
        plate(2.5, 3.0, .05, .12, (0, -.08, .17), plastic('#0C7759'), .02, 2)
        label(raster(f'<rect width="600" height="300" rx="30" fill="#FBF8F2"/><text x="50" y="140" {DISPLAY} font-size="92" letter-spacing="-3" fill="{INK}">Your team</text><text x="52" y="220" {TEXT} font-size="54" fill="{GREEN}">24 people, one day</text>', 600, 300), 1.6, .80, (0, .2, .2225), (-90, 0, 2))
    van((1.45, 1.05, 0), -16, .98)
    with group((1.55, -1.75, 0), -8):                                      # keys
        tube([(.42 * math.cos(t), .42 * math.sin(t), .08) for t in np.linspace(0, 2 * math.pi, 16, endpoint=False)], .05, steel(), closed=True)
        for a, c in ((200, '#C3CCC8'), (245, '#E0B55A')):
            with group((.40 * math.cos(math.radians(a)), .40 * math.sin(math.radians(a)), .03), a):
                o = disc(.30, .09, (.28, 0, .10), steel(c), .02, rot=(90, 0, 0))
                cut(o, rod(.10, 1, (.18, 0, .1)))
                plate(.85, .16, .08, .03, (.92, 0, .06), steel(c), .012)
                for i in range(3):
                    plate(.09, .10 + .05 * (i % 2), .08, .02, (1.02 + .13 * i, -.12, .06), steel(c), .01)
        plate(.62, .95, .10, .22, (.95, .05, .02), plastic(FLARE), .03, -70)
        o = prism(heart(.34), .03, (1.0, .05, .135), plastic(CREAM))
        o.rotation_euler = (-math.pi / 2, 0, 0)


def story_instructor():
    """Whistle, stopwatch, lesson plan and kit bag of the person who leads the room."""
    stage(MINT, (0, -17, 6.6), (.05, .0, .95), 80)
    soft_bag(3.0, 2.1, 1.3, GREEN, PEACH, (-1.25, .75, 0), -12, .8)
    with group((1.55, .75, 0), -14):                                       # stopwatch on a crate
        plate(2.1, 1.5, .9, .12, (0, 0, 0), plastic('#E2B783', rough=.7, coat=0), .04)
    with group((1.55, .05, .95), -14):
        disc(.56, .22, (0, .35, .62), plastic(CREAM), .06)
        label(raster(f'<circle cx="250" cy="250" r="246" fill="#FDFBF6"/>' + ''.join(f'<rect x="244" y="22" width="12" height="{50 if i % 3 == 0 else 28}" rx="6" fill="{INK}" transform="rotate({i * 30} 250 250)"/>' for i in range(12))
                     + f'<path d="M250 250L250 96" stroke="{FLARE}" stroke-width="20" stroke-linecap="round"/><path d="M250 250L340 300" stroke="{GREEN}" stroke-width="20" stroke-linecap="round"/><circle cx="250" cy="250" r="24" fill="{INK}"/>', 500, 500), .96, .96, (0, .235, .62))
        rod(.10, .18, (0, .35, 1.26), steel(), .02)
        tube([(-.16, .35, 1.36), (0, .35, 1.46), (.16, .35, 1.36)], .05, steel())
        slab(.7, .08, .5, .04, (0, .35, .03), plastic(GREEN), .02)
    clipboard(sheet('Lesson plan', ['Warm up', 'Compressions', 'Breaths', 'AED', 'Practice'], 2), (.75, -1.75, 0), -10, None, FLARE, .62)
    with group((-1.6, -1.6, 0), 24):                                       # whistle on a cord
        rod(.32, .42, (0, 0, .32), plastic(FLARE), .06, 'Y')
        slab(.85, .26, .36, .06, (.45, 0, .50), plastic(FLARE), .04)
        tube([(-.32, 0, .45), (-.8, .2, .05), (-1.1, .8, .04), (-.4, 1.1, .04), (.3, .8, .04)], .04, fabric(GREEN))


def story_screening():
    stage(SAND, (0, -16, 6.2), (.1, .05, .92), 78)
    with group((-1.0, .3, 0), -10):                                        # sample cup
        lathe(rounded([(0, 0), (.70, 0), (.74, .05), (.86, 1.5)], .06), clear('#E4F2EA'), 96)
        lathe([(.745, .08), (.79, .70)], plastic('#F2CF7E', rough=.3, coat=.5), 96)
        rod(.93, .36, (0, 0, 1.66), plastic(GREEN), .06)
        for i in range(40):
            a = 2 * math.pi * i / 40
            slab(.05, .26, .05, .02, (.935 * math.cos(a), .935 * math.sin(a), 1.66), plastic('#0C7759'))
        art = f'<g transform="translate(1000,0)"><rect x="-190" y="80" width="380" height="300" rx="24" fill="#FBF8F2"/><text x="-160" y="160" {DISPLAY} font-size="62" fill="{INK}">Sample 0142</text>' + ''.join(f'<rect x="{-160 + i * 14}" y="200" width="{8 if i % 3 else 4}" height="100" fill="{INK}"/>' for i in range(23)) + f'<text x="-160" y="356" {TEXT} font-size="40" fill="{GREEN}">Sealed</text></g>'
        lathe([(.808, .52), (.862, 1.36)], mat('#E4F2EA', rough=.6, image=raster(art, 2000, 460)), 96)
    clipboard(sheet('Chain of custody', ['Photo ID seen', 'Seal intact', 'Temp. in range', 'Signed'], 3), (1.55, .15, 0), -14, None, DEEP, .98)
    with group((-2.3, -1.35, 0), 16):                                      # test strip
        plate(1.9, .5, .10, .12, (0, 0, .0), plastic(PAPER), .03)
        plate(.62, .20, .02, .06, (.1, 0, .10), plastic('#E9F2ED'))
        for x, c in ((.0, FLARE), (.22, FLARE)):
            plate(.05, .18, .02, .01, (x, 0, .115), plastic(c))
        disc(.12, .03, (-.62, 0, .11), plastic(LEAF), .01, rot=(90, 0, 0))
    glove((-.1, -1.75, 0), 62, LEAF, 1, .85)


def story_courier():
    stage(APRICOT, (0, -18, 6.4), (.25, .1, 1.05), 76)
    van((.9, 1.3, 0), -14, 1.18)
    with group((-2.1, -.75, 0), 16):                                       # parcel
        slab(1.7, 1.3, 1.4, .05, (0, 0, .65), plastic('#D9A972', rough=.85, coat=0), .03)
        slab(.28, 1.31, 1.41, .02, (0, 0, .65), plastic('#F0DDBF', rough=.7), .02)
        label(raster(f'<rect width="420" height="300" rx="20" fill="#FBF8F2"/><text x="34" y="90" {DISPLAY} font-size="64" fill="{INK}">Same day</text>' + ''.join(f'<rect x="{34 + i * 13}" y="130" width="{8 if i % 3 else 4}" height="80" fill="{INK}"/>' for i in range(26)) + f'<text x="34" y="262" {TEXT} font-size="40" fill="{GREEN}">Harbour St</text>', 420, 300), .62, .443, (.44, -.713, .85))
    with group((.1, -1.65, 0), -12):                                       # cool box
        slab(1.7, 1.0, 1.1, .14, (0, 0, .50), plastic(GREEN), .05)
        slab(1.78, .26, 1.18, .10, (0, 0, 1.10), plastic(CREAM), .05)
        tube([(-.55, 0, 1.2), (-.5, 0, 1.48), (0, 0, 1.54), (.5, 0, 1.48), (.55, 0, 1.2)], .07, rubber())
        raised_heart(.40, (0, -.57, .48), PEACH, .05)


PICTURES = {'industry-construction': construction, 'industry-manufacturing': manufacturing, 'industry-healthcare': healthcare, 'industry-office': office,
            'hero-compliance': compliance, 'hero-continuing-education': continuing, 'hero-business': business,
            'story-instructor': story_instructor, 'story-drug-screening': story_screening, 'story-courier': story_courier}
