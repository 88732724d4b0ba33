"""What students said about their class: one or two big things each, so simple that they read at the size of a stamp."""
import math

import bmesh
import numpy as np

from scenes.places import hard_hat
from studio.clay import Clay, box, ell, half, limb, region
from studio.core import fabric, mat, plastic, rubber, stage, steel
from studio.labels import DISPLAY, HEART, glyph, raster
from studio.palette import APRICOT, CORAL, CREAM, FLARE, GREEN, LEAF, MINT, PAPER, PEACH, SAND, WHITE
from studio.shapes import ball, disc, group, label, lathe, mesh, plate, prism, rod, rounded, slab, tube

# These things are known by their colors: a grape, an apple, a hard hat, a flashing light, an easel.
PLUM, APPLE, YELLOW, BLUE, WOOD = '#8F4468', '#E4472C', '#F7C948', '#4A93D1', '#C98F5E'


# ---------------------------------------------------------------- parent
def grapes(loc, turn_, scale=1.):
    """A bunch that lies down, its tip to -Y; three layers, each row beside the gaps of the last."""
    skins = [plastic(c, rough=.22, coat=.7, bump=0) for c in (PLUM, '#9C4F74', '#83395D')]
    with group(loc, turn_, scale=scale):
        n = 0
        for z, y0, rows in ((.34, 1.15, (3, 4, 3, 2, 1)), (.80, .88, (2, 3, 2, 1)), (1.22, .70, (1, 2, 1))):
            for j, row in enumerate(rows):
                for i in range(row):
                    n += 1
                    ball((.37, .37, .35), (.62 * (i - (row - 1) / 2) + .04 * math.sin(7 * n), y0 - .56 * j + .04 * math.cos(5 * n), z), skins[n % 3], sub=4)
        twig = plastic('#7C8B3A', rough=.6)
        tube([(0, .75, 1.20), (.02, 1.15, 1.40), (-.06, 1.48, 1.60)], .13, twig)
        tube([(-.46, 1.46, 1.64), (-.06, 1.48, 1.60), (.38, 1.58, 1.54)], .13, twig)


def sippy_cup(loc, turn_, scale=1.):
    with group(loc, turn_, scale=scale):
        trim = plastic(FLARE, rough=.3, coat=.4)
        lathe(rounded([(0, 0), (.60, 0), (.64, .06), (.76, 1.30), (0, 1.30)], .10), plastic(YELLOW, rough=.3, coat=.4), 96)
        lathe(rounded([(.70, 1.24), (.84, 1.24), (.84, 1.50), (.60, 1.72), (0, 1.78)], .10), trim, 96)
        Clay().add(ell((0, -.22, 1.72), (.36, .26, .20))).add(box((0, -.30, 1.98), (.27, .15, .28), .13), .2).model(trim, .03)
        for s in (-1, 1):
            tube([(s * .66, 0, 1.08), (s * 1.04, 0, 1.12), (s * 1.24, 0, .80), (s * 1.08, 0, .42), (s * .62, 0, .34)], .13, trim)


def parent():
    stage(MINT, (.45, -12.82, 9.48), (.45, .18, .88), 90)
    sippy_cup((1.15, .75, 0), 16, 1.25)
    grapes((-1.15, -.1, 0), -18, 1.14)
    ball(.42, (.42, -1.50, .40), plastic(PLUM, rough=.22, coat=.7, bump=0))   # the one grape that the story is about


# ---------------------------------------------------------------- nurse
def nurse():
    """A folded scrub top with the stethoscope round its collar, as it is worn."""
    stage(SAND, (-.09, -11.88, 11.14), (-.09, .12, .54), 98.6)
    with group((0, 0, .03), -10):
        m = fabric(LEAF)
        crumple = lambda x, y, z: .03 * np.sin(2.3 * x + .8 * y) * np.sin(1.7 * y + 1)
        Clay().add(box((.03, -.02, .24), (1.92, 1.78, .25), .22)).swell(crumple).model(fabric('#6DB99B'), .04)
        c = Clay().add(box((0, 0, .66), (1.86, 1.72, .24), .21)).swell(crumple)
        c.cut(region(lambda x, y, z: np.maximum(np.abs(x) - .60 * (y - .15), .70 - z)), .04)
        c.model(m, .035)
        top = lambda x, y: c.hit((x, y, 3), (0, 0, -1))[2]
        for s in (-1, 1):                                                  # the collar: two bands that meet in the V
            tube([(s * 1.02, 1.70, .86), (s * .74, 1.20, .92), (s * .42, .66, .92), (-.03 * s, -.02, .93)], .1, fabric(GREEN), flat=(.30, .10, .04))
        slab(1.05, .95, .06, .12, (-.98, -.95, .92), m, .025, rot=(-90, 0, 0))
        z = 1.04
        t = plastic(FLARE, rough=.3, coat=.4)
        tube([(-1.02, -.45, z), (-1.22, .55, z), (-1.12, 1.45, z + .04), (-.62, 2.05, z + .10), (0, 2.22, z + .12), (.62, 2.05, z + .10), (1.12, 1.45, z + .04), (1.18, .70, z), (1.06, .15, z)], .145, t)
        disc(.56, .20, (-1.00, -.95, z + .04), steel(), .06, rot=(90, 0, 0))
        disc(.40, .06, (-1.00, -.95, z + .15), plastic(CREAM), .02, rot=(90, 0, 0))
        for s in (-1, 1):
            tube([(1.06, .22, z), (1.06 + .14 * s, -.08, z), (1.06 + .44 * s, -.45, z)], .12, t)
            tube([(1.06 + .42 * s, -.42, z), (1.06 + .52 * s, -.85, z), (1.06 + .24 * s, -1.36, z)], .075, steel())
            ball(.16, (1.06 + .20 * s, -1.42, z), rubber('#24463C'), sub=3)


# ---------------------------------------------------------------- site manager
def site_manager():
    stage(SAND, (.16, -15.01, 6.36), (.16, -.01, 1.16), 91.5)
    with group((-1.05, .75, 0), 14):
        r = lambda z: 1.02 - .29 * (z - .22)                               # the cone's slope
        plate(2.75, 2.75, .24, .40, (0, 0, 0), plastic('#2C5347'), .07)
        lathe(rounded([(0, .22), (1.20, .22), (1.20, .34), (r(.34), .36), (r(2.95), 2.95), (.12, 3.02), (0, 3.02)], .08), plastic(FLARE, rough=.3, coat=.3), 96)
        for a, b in ((.86, 1.42), (1.96, 2.42)):
            lathe([(r(a), a), (r(a) + .03, a + .02), (r(b) + .03, b - .02), (r(b), b)], plastic(WHITE, rough=.5), 96)
    hard_hat(YELLOW, (1.20, -.75, 0), -24, 1.02)


# ---------------------------------------------------------------- teacher
def school_book(w, l, t, cover, ink, title, loc, turn_):
    """A thick book lying down, its spine to -Y."""
    with group(loc, turn_):
        m = plastic(cover, rough=.5, coat=.1)
        plate(w, l, .11, .10, (0, 0, 0), m, .035)
        plate(w - .22, l - .16, t - .20, .06, (0, -.04, .10), mat('#F7F0E0', rough=.9), .02)
        plate(w, l, .11, .10, (0, 0, t - .11), m, .035)
        slab(w - .04, t - .03, .34, .06, (0, -l / 2 + .08, t / 2), m, .07)
        for s in (-1, 1):                                                  # raised bands across the spine
            slab(.13, t - .02, .37, .05, (s * w * .38, -l / 2 + .08, t / 2), plastic(CREAM, rough=.5), .07)
        label(raster(f'<text x="400" y="122" text-anchor="middle" {DISPLAY} font-size="130" letter-spacing="-4" fill="{ink}">{title}</text>', 800, 170), w * .56, w * .119, (0, -l / 2 - .093, t / 2), rough=.6)


def apple(loc, scale=1.):
    with group(loc, 20, scale=scale):
        prof = [(.80 * math.sin(t) * (1 - .10 * math.cos(t)), .66 - .64 * math.cos(t) * (1 - .42 * math.exp(-(math.sin(t) / .36) ** 2))) for t in np.linspace(0, math.pi, 60)]
        lathe([(max(r, 0), z - .10) for r, z in prof], plastic(APPLE, rough=.22, coat=.7, bump=0), 96, wobble=lambda a, z: 1 + .022 * math.cos(5 * a))
        tube([(0, 0, .86), (.02, 0, 1.12), (.14, 0, 1.42)], .065, plastic('#6B4630', rough=.7))
        Clay().add(ell((.42, 0, 1.34), (.36, .20, .055))).model(plastic('#2E8F5E', rough=.4), .02)


def teacher():
    stage(SAND, (.18, -14.97, 6.68), (.18, .03, 1.28), 106.3)
    school_book(3.5, 2.6, .74, GREEN, CREAM, 'Science', (0, .2, 0), -6)
    school_book(3.05, 2.4, .66, YELLOW, '#3A2A10', 'Reading', (.05, .2, .74), 9)
    apple((-.05, .25, 1.40), .96)


# ---------------------------------------------------------------- paramedic
def ambulance(loc, turn_, scale=1.):
    """A toy of an ambulance, its front to +X; without any emblem."""
    with group(loc, turn_, scale=scale):
        body, glass, band = plastic(PAPER, rough=.3, coat=.3), plastic('#2C5347', rough=.15, coat=.8), plastic(FLARE, rough=.35)
        slab(2.25, 2.05, 2.0, .26, (-.47, 0, 1.47), body, .14, 5)
        prism(rounded([(.3, .44), (.3, 2.05), (1.10, 2.05), (1.72, 1.36), (2.20, 1.22), (2.20, .44)], .24, 8), 1.84, (0, 0, 0), body, .10, 5)
        prism(rounded([(.82, 1.34), (.82, 1.86), (1.06, 1.86), (1.52, 1.34)], .08, 5), 1.88, (0, 0, 0), glass, .01)
        slab(.05, .72, 1.46, .12, (1.425, 0, 1.70), glass, .01, rot=(0, -42, 0))
        slab(2.28, .40, 2.04, .06, (-.47, 0, 1.02), band, .02)
        slab(1.60, .40, 1.88, .06, (1.42, 0, 1.02), band, .02)
        for s in (-1, 1):
            slab(.95, .60, .04, .14, (-.55, s * 1.0, 1.80), glass, .012)
            for x in (-.90, 1.28):
                rod(.52, .40, (x, s * .82, .52), rubber('#24352F'), .10, 'Y')
                rod(.26, .44, (x, s * .82, .52), plastic(CREAM), .04, 'Y')
            ball((.08, .20, .16), (2.20, s * .60, .84), plastic('#FFE7B0'), sub=3)
            lathe(rounded([(0, .46), (.28, .42), (.32, .0), (.32, -.02)], .16), plastic(BLUE, rough=.2, coat=.6), 48, (.22, s * .48, 2.57))
        slab(.74, .14, 1.74, .06, (.22, 0, 2.54), plastic(CREAM), .03)
        slab(.18, .24, 1.70, .08, (2.20, 0, .52), plastic('#2C5347'), .04)


def paramedic():
    stage(APRICOT, (.35, -16.99, 6.82), (.35, .01, 1.32), 100.1)
    ambulance((0, 0, 0), 202)                                              # its front in the sun


# ---------------------------------------------------------------- dental office
def dental_office():
    stage(APRICOT, (.64, -14.94, 6.18), (.64, .06, 1.68), 89.9)
    with group((-1.05, .65, 0), 0):
        glaze = dict(rough=.2, coat=.7)
        lathe(rounded([(0, 0), (.78, 0), (.82, .06), (.94, 1.75), (.86, 1.76), (.80, 1.2), (0, 1.2)], .05), mat(LEAF, **glaze), 96)
        lathe([(.865, .62), (.88, .64), (.905, 1.02), (.895, 1.04)], mat(CREAM, **glaze), 96)
        with group((-.42, 0, .1), rot=(0, 12, 0)):
            m = plastic('#128561', rough=.3, coat=.4)
            tube([(0, 0, .9), (0, 0, 1.5), (.02, 0, 2.0), (0, 0, 2.3)], .20, m, taper=[1.1, 1.25, .85, .85])
            slab(.34, 1.40, .56, .16, (0, 0, 2.86), m, .08)
            for i in range(4):
                slab(.52, .27, .46, .06, (.36, 0, 2.42 + .30 * i), plastic((WHITE, CORAL)[i % 2], rough=.6), .03)
    with group((.86, -.50, 0), -18, scale=1.22):
        c = Clay().add(box((0, 0, 1.42), (.92, .80, .62), .50))
        for x in (-1, 1):
            for y in (-1, 1):
                c.add(ell((x * .46, y * .36, 1.80), (.44, .42, .36)), .16)
                c.add(limb(((x * .42, y * .30, 1.10), .44), ((x * .52, y * .36, .12), .17)), .22)
        c.cut(half((0, 0, .05), (0, 0, 1)), .08)
        c.model(mat('#FFFDF8', rough=.16, coat=.8), .035)


# ---------------------------------------------------------------- coach
def soccer_ball(r, loc, rot=(0, 0, 0)):
    """Twelve dark and twenty white patches, each swollen a little between its seams."""
    g = (1 + 5 ** .5) / 2
    v = np.array([p for a in (-1, 1) for b in (-g, g) for p in ((0, a, b), (a, b, 0), (b, 0, a))])
    near = [[j for j in range(12) if 1.9 < np.linalg.norm(v[i] - v[j]) < 2.1] for i in range(12)]
    third = lambda i, j: (2 * v[i] + v[j]) / 3
    dark = [[third(i, j) for j in near[i]] for i in range(12)]
    light = [[third(*e) for e in ((i, j), (j, i), (j, k), (k, j), (k, i), (i, k))] for i in range(12) for j in near[i] for k in near[j] if i < j < k and k in near[i]]
    n = 18
    with group(loc, rot=rot):
        for patches, m in ((dark, plastic('#1E5A48', rough=.35)), (light, plastic(WHITE, rough=.35))):
            verts, faces = [], []
            for p in patches:
                p = np.array(p)
                mid = p.mean(0)
                u = p[0] - mid
                w = np.cross(mid / np.linalg.norm(mid), u)
                p = p[np.argsort(np.arctan2((p - mid) @ w, (p - mid) @ u))]
                for a, b in zip(p, np.roll(p, -1, 0)):
                    k = {}
                    for i in range(n + 1):
                        for j in range(n + 1 - i):
                            q = (mid * (n - i - j) + a * i + b * j) / n
                            k[i, j] = len(verts)
                            verts.append(tuple(q / np.linalg.norm(q) * r * (1 - .035 * math.exp(-((n - i - j) / n / .10) ** 2))))
                    faces += [(k[i, j], k[i + 1, j], k[i, j + 1]) for i in range(n) for j in range(n - i)]
                    faces += [(k[i + 1, j], k[i + 1, j + 1], k[i, j + 1]) for i in range(n) for j in range(n - i - 1)]
            o = mesh(verts, faces, m, 180)
            bm = bmesh.new()
            bm.from_mesh(o.data)
            bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
            bm.to_mesh(o.data)
            bm.free()


def coach():
    stage(MINT, (.86, -14.92, 7.2), (.86, .08, 1.2), 85.0)
    soccer_ball(1.5, (-.62, .55, 1.50), (24, 14, 10))
    with group((1.12, -1.25, 0), -16, scale=1.12):
        m = plastic(FLARE, rough=.28, coat=.5)
        arc = [(.66 * math.cos(a), .66 * math.sin(a)) for a in np.linspace(math.radians(90), math.radians(376), 44)]
        prism([(1.62, .62)] + arc + [(1.62, .18)], .80, (0, 0, .66), m, .09, 5)
        slab(.34, .10, .56, .02, (.52, 0, 1.278), rubber('#5A2416'), .01)
        disc(.40, .05, (0, -.41, .66), plastic(PEACH), .02)
        tube([(-.78 + .20 * math.cos(t), 0, .92 + .20 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 12, endpoint=False)], .06, steel(), closed=True)
        tube([(-1.00, .03, .84), (-1.22, -.02, .36), (-1.75, -.05, .13), (-2.25, -.12, .13), (-2.40, -.60, .13), (-1.95, -.90, .13), (-1.25, -.62, .13), (-.98, -.25, .40), (-.94, -.05, .86)], .11, fabric(GREEN))


# ---------------------------------------------------------------- instructor
def instructor():
    stage(APRICOT, (1.02, -16.04, 5.02), (1.02, -.04, 1.42), 94.0)
    wood = plastic(WOOD, rough=.6, coat=0)
    with group((0, 0, 0), -12):
        tube([(0, .30, 2.3), (.1, 1.30, .08)], .10, wood, straight=True)
        with group((0, -.25, 0), rot=(-10, 0, 0)):
            for s in (-1, 1):
                tube([(s * .70, .14, 3.20), (s * 1.35, .14, .08)], .14, wood, straight=True)
            slab(3.50, 2.36, .16, .16, (0, 0, 1.74), plastic(GREEN), .05)
            slab(3.26, 2.10, .08, .06, (0, -.09, 1.70), plastic(PAPER, rough=.8, coat=0), .02)
            slab(3.50, .32, .28, .11, (0, -.06, 2.82), plastic(FLARE), .06)
            slab(3.0, .16, .42, .06, (0, -.16, .56), wood, .04)
            art = glyph(HEART, 50, 100, 360, FLARE) + f'<path d="M460 280H800M685 150L805 280L685 410" fill="none" stroke="{GREEN}" stroke-width="70" stroke-linecap="round" stroke-linejoin="round"/>'
            label(raster(art, 900, 560), 3.20, 1.991, (0, -.133, 1.66), rough=.8)
    with group((2.45, -1.05, 0), 28):                                      # the marker fills the corner that the shadow leaves
        rod(.27, 1.5, (0, 0, .27), plastic(PAPER), .07, 'X')
        rod(.29, .85, (.80, 0, .29), plastic(GREEN), .08, 'X')
        rod(.29, .26, (-.72, 0, .29), plastic(GREEN), .08, 'X')


# ---------------------------------------------------------------- caregiver
def caregiver():
    stage(MINT, (.23, -14.96, 8.48), (.23, .04, .88), 99.4)
    with group((0, 0, .03), 12):
        m, stripe = fabric(CORAL, bump=.3, scale=60), fabric(CREAM, bump=.3, scale=60)
        c = Clay().add(box((0, 0, .33), (2.20, 1.72, .34), .32)).add(box((-.05, .02, .93), (2.08, 1.64, .34), .32), .06)
        c.add(box((-1.68, .01, .63), (.62, 1.68, .63), .56), .08)               # the fold that makes two layers one blanket
        c.swell(lambda x, y, z: .03 * np.sin(1.9 * x + z) * np.sin(1.6 * y + 2 * z)).model(m, .04)
        for s in (-1.42, 1.42):
            c.shell(.03).keep(region(lambda x, y, z, s=s: np.abs(x - s) - .17), .03).model(stripe, .035)
    china = mat('#FFFBF2', rough=.16, coat=.9)
    with group((-.05, -.05, 1.30), -24):
        lathe(rounded([(0, 0), (.72, 0), (1.42, .20), (1.46, .27), (1.38, .29), (.70, .09), (0, .09)], .05), china, 96)
        lathe(rounded([(0, .06), (.42, .06), (.46, .16), (.78, .42), (.96, 1.12), (.89, 1.13), (.70, .44), (0, .30)], .10), china, 96)
        lathe([(.875, .74), (.905, .76), (.948, .92), (.935, .94)], mat(GREEN, rough=.2, coat=.7), 96)
        rod(.865, .04, (0, 0, .97), mat('#B4622C', rough=.12, coat=.8))
        tube([(.78, 0, .92), (1.22, 0, 1.0), (1.42, 0, .74), (1.22, 0, .46), (.72, 0, .44)], .1, china, flat=(.12, .20, .05))


PICTURES = {'voice-parent': parent, 'voice-nurse': nurse, 'voice-site-manager': site_manager, 'voice-teacher': teacher, 'voice-paramedic': paramedic,
            'voice-dental-office': dental_office, 'voice-coach': coach, 'voice-instructor': instructor, 'voice-caregiver': caregiver}
