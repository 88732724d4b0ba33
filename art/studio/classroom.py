"""The classroom: a floor, a wall with the board, chairs and a mat, always in the same light.

The room is cut open in front; like everything, it lies on the color of the page.
"""
from .clay import Clay, box
from .core import fabric, floor, light, mat, plastic, steel
from .labels import DISPLAY, HEART, glyph, raster
from .medical import aed_semi
from .palette import CREAM, DEEP, FLARE, GREEN, INK, LEAF, PEACH, SAND, WHITE
from .shapes import ball, group, label, lathe, plate, rod, rounded, slab, tube

UP = .32                                                       # how high one kneels, on the mat
THICK = .5                                                     # of floor and wall
WALL, GROUND = '#93C6AD', '#F0E0CC'
# The sun stands more in front than elsewhere: the shadows of the people lie behind them, on the floor and the wall.
SUN = (.30, .80, -.85)


def room(left, right, front, back, high, color=SAND):
    """Floor and back wall; its other sides are open."""
    floor(color, -THICK)
    light(direction=SUN)
    wide, deep = right - left, back - front
    x, y = (left + right) / 2, (front + back) / 2
    plate(wide, deep, THICK, .8, (x, y, -THICK), mat(GROUND, rough=.7, spec=.25), .08)
    slab(wide - .5, high + .6, THICK, .8, (x, back - .55, high / 2 - .1), mat(WALL, rough=.9, spec=.15), .10)
    slab(wide - .5, .62, .22, .06, (x, back - .9, .31), plastic(CREAM), .04)
    return back - .55 - THICK / 2                              # the wall's face


def gym_mat(wide, deep, loc):
    plate(wide, deep, UP, .7, loc, fabric(GREEN, bump=.2, scale=30), .1)


RHYTHM = 'M60 300H250l26-34 26 34h38l20 26 40-190 50 264 34-106h38l42-56 42 56H660l26-34 26 34h38l20 26 40-190 50 264 34-106h38l42-56 42 56H1140'


def board(x, z, face, w=8.4, h=4.7):
    """A whiteboard with a heart rhythm."""
    slab(w, h, .22, .22, (x, face - .11, z), plastic(CREAM), .06)
    line = f'<path d="{RHYTHM}" fill="none" stroke="{FLARE}" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/>'
    words = f'<text x="66" y="590" {DISPLAY} font-size="150" letter-spacing="-4" fill="{INK}">30 : 2</text>'
    label(raster(f'<rect width="1200" height="660" rx="20" fill="#FFFFFF"/>{line}{words}', 1200, 660), w - .5, h - .44, (x, face - .235, z), rough=.3)
    slab(w * .5, .14, .5, .05, (x, face - .40, z - h / 2 - .02), plastic(CREAM), .03)
    for i, c in enumerate((FLARE, GREEN, INK)):
        rod(.09, .8, (x - 1.1 + 1.05 * i, face - .45, z - h / 2 + .13), plastic(c), .02, 'X')


def cabinet(x, z, face, full=True):
    """The cabinet on the wall, with its defibrillator while nobody has it."""
    with group((x, face - .32, z), scale=1.15):
        slab(1.9, 2.2, .62, .14, (0, 0, 0), plastic(GREEN), .05)
        slab(1.62, 1.92, .06, .10, (0, -.30, 0), plastic('#E8F3EC'), .02)
        if full:
            with group((0, -.42, -.62), 0, scale=.44):
                aed_semi()
    slab(2.2, .74, .08, .08, (x, face - .04, z + 1.95), plastic(GREEN), .02)
    label(raster(glyph(HEART, 40, 40, 120, WHITE) + f'<text x="190" y="142" {DISPLAY} font-size="130" letter-spacing="-4" fill="#fff">AED</text>', 480, 200), 1.6, .667, (x + .04, face - .085, z + 1.95))


def chair(loc, turn=0., color=PEACH):
    """A stacking chair whose seat is 4.2 high; one sits on it facing -Y."""
    with group(loc, turn):
        m, legs = plastic(color, rough=.5), steel('#DCE3DF')
        Clay().add(box((0, 0, 4.02), (1.65, 1.6, .16), .15)).model(m, .06)
        c = Clay().add(box((0, 1.66, 6.5), (1.55, .15, 1.15), .14))
        c.swell(lambda x, y, z: .10 * (x / 1.5) ** 2).model(m, .06)
        for s in (-1, 1):
            tube([(s * 1.5, -1.4, .08), (s * 1.38, -1.3, 3.86), (s * 1.38, 1.2, 3.86), (s * 1.5, 1.6, .08)], .11, legs, straight=True)
            tube([(s * 1.30, 1.1, 3.88), (s * 1.30, 1.62, 4.4), (s * 1.30, 1.72, 6.6)], .11, legs)


def plant(loc, scale=1.):
    with group(loc, scale=scale):
        lathe(rounded([(0, 0), (.95, 0), (1.2, 1.9), (1.06, 1.92), (1.0, 1.6), (0, 1.6)], .08), plastic(FLARE, rough=.6), 64)
        for i, (a, lean, l) in enumerate(((0, 8, 2.4), (70, 26, 2.0), (140, 22, 2.2), (205, 30, 1.9), (275, 24, 2.1), (330, 34, 1.7))):
            with group((0, 0, 1.6), rot=(lean, 0, a)):
                ball((.44, .13, l / 2), (0, 0, l / 2 + .1), plastic((GREEN, LEAF, DEEP)[i % 3], rough=.6), sub=4)
