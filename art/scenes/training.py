"""People practicing CPR: the picture of the home page, wide and tall, and a class from another side."""
import numpy as np

from studio.core import camera, fabric, floor, light
from studio.medical import aed_semi, leads, manikin_at
from studio.palette import FLARE, GREEN, LEAF, MINT, SAND
from studio.people import person
from studio.shapes import plate

SIZE = (1920, 1440)
SIZES = {'home-hero': (2560, 1600), 'home-hero-tall': (1920, 2400)}
SAMPLES = 14
UP = .32                                                       # the manikin lies on a mat
PUSH, PRESSED = .34, 1.52                                      # how far the chest is pressed in, and how high it is then
# The sun stands more in front than elsewhere: from the side, the learner's shadow would lie on the instructor's hand,
# which would look like another skin.
SUN = (.26, .84, -.80)


def local(loc, ang):
    """Points of a person at loc who faces the angle ang: (left, forward, up)."""
    f = np.array([np.cos(ang), np.sin(ang), 0])
    l = np.cross((0, 0, 1), f)
    return lambda x, y, z: np.asarray(loc, float) + l * x + f * y + np.array([0, 0, z])


def rescuer(f, skin_color, top, trousers, face, lean=0., gloves=LEAF, **k):
    """Kneels beside the manikin, shoulders above the hands and elbows straight; f(left, forward, up) has its origin under the breastbone.

    The heel of the right hand lies on the breastbone, the left hand on it; the fingers interlock and stay off the ribs.
    """
    j = dict(hipL=f(.75, -3.45, 3.55), hipR=f(-.75, -3.45, 3.55), kneeL=f(1.15, -2.05, .95), kneeR=f(-1.15, -2.05, .95), ankL=f(1.05, -5.3, .72), ankR=f(-1.05, -5.3, .72),
             toeL=f(1.05, -6.0, .45), toeR=f(-1.05, -6.0, .45), shL=f(1.52, -.42, 6.78), shR=f(-1.52, -.42, 6.78), elL=f(.82, -.32, 4.53), elR=f(-.85, -.36, 4.41),
             wrL=f(.13, -.22, PRESSED + .62), wrR=f(-.16, -.30, PRESSED + .25), neck=f(0, -.24, 7.65), head=f(0, .36, 9.0))
    fw, dn = f(0, 1, 0) - f(0, 0, 0), np.array([0, 0, -1.])
    left = f(1, 0, 0) - f(0, 0, 0)
    hands = {'R': dict(fwd=fw + left * .12 - dn * .10, palm=dn, side=-1, curl=(-4, 6), spread=8, thumb=52),
             'L': dict(fwd=fw - left * .16 + dn * .04, palm=dn, side=1, curl=(20, 34), spread=8, thumb=52)}
    person(j, skin_color, top, trousers, look=fw * 1. + np.array([0, 0, -.64]) + left * lean, gloves=gloves, hands=hands, face=face, **k)


def instructor(f, skin_color, top, trousers, face, look, aim, near=1, **k):
    """Half kneeling; the near hand (1 left, -1 right) rests on the knee, the open other hand shows the way to aim."""
    n, o = 'LR' if near > 0 else 'RL'
    q = lambda x, y, z: f(near * x, y, z)
    j = {'hip' + n: q(.75, 0, 4.3), 'hip' + o: q(-.75, 0, 4.3), 'knee' + n: q(1.15, 3.5, 4.4), 'knee' + o: q(-1.0, 1.2, .85),
         'ank' + n: q(1.15, 3.4, .85), 'toe' + n: q(1.15, 4.3, .42), 'ank' + o: q(-1.0, -2.4, .75), 'toe' + o: q(-1.0, -3.1, .45),
         'sh' + n: q(1.52, .70, 8.35), 'sh' + o: q(-1.52, .70, 8.35), 'el' + n: q(2.05, 2.2, 6.55), 'wr' + n: q(1.45, 3.5, 5.35),
         'el' + o: q(-1.95, 1.6, 6.95), 'wr' + o: q(-1.45, 3.1, 6.3), 'neck': q(0, .78, 9.15), 'head': q(0, 1.1, 10.55)}
    fw, side = q(0, 1, 0) - q(0, 0, 0), q(1, 0, 0) - q(0, 0, 0)
    hands = {n: dict(fwd=fw * .8 - side * .4 + np.array([0, 0, -.35]), palm=np.array([0, 0, -1.]), side=near, curl=(28, 30), spread=6, thumb=35),
             o: dict(fwd=np.asarray(aim) - j['wr' + o], palm=side * .9 + np.array([0, 0, .25]), side=-near, curl=(8, 12), spread=5, thumb=34)}
    person(j, skin_color, top, trousers, look=look, hands=hands, face=face, **k)


def practice(narrow=False):
    """Two people, manikin and defibrillator on a mat."""
    plate(*((14.0, 12.6) if narrow else (17.0, 10.0)), .32, .7, (1.3, .6, 0) if narrow else (1.75, 1.5, 0), fabric(GREEN, bump=.2, scale=30), .1)
    at = manikin_at((0, 0, UP), 180, press=PUSH)
    rescuer(local((0, 0, UP), -np.pi / 2), '#8D5A3C', FLARE, '#1B4A3D', dict(hair='#1A1211', style='bun', lashes=True, jaw=.62), lean=-.10)
    f = local((7.3, 4.4, UP), np.radians(236)) if narrow else local((9.0, 4.3, UP), np.radians(207))
    instructor(f, '#F0C3A2', '#0C5C46', '#EADBC6', dict(hair='#4A2A18', style='side', jaw=.68), np.array([-.80, -.50, -.56]), (1.0, -.3, 2.8), collar_kind='shirt', collar_color='#CFE8DA')
    g = aed_semi()
    x, y = (-3.6, -3.2) if narrow else (-5.0, -1.2)
    g.scale, g.location, g.rotation_euler = (1.12,) * 3, (x, y, UP), (0, 0, np.radians(14))
    plug = (x + 1.38, y + .1, UP + .7)
    leads(at, ((1.5, -3.2), (x + 2.6, y - 1.1), (x + 2.0, y - .2), plug), ((-.75, -2.3), (x + 2.6, y - .5), (x + 2.1, y), plug))


def wide():
    floor(MINT)
    light(direction=SUN)
    practice()
    camera((3.7, -42, 15.5), (-4.1, 1.2, 4.95), 51.5)


def tall():
    floor(MINT)
    light(direction=SUN)
    practice(True)
    camera((2.6, -42, 19), (1.3, 1.2, 4.6), 80)


def class_():
    floor(SAND)
    light(direction=SUN)
    plate(18, 9.5, .32, .7, (0, 1.2, 0), fabric(GREEN, bump=.2, scale=30), .1, turn=-24)
    at = manikin_at((0, 0, UP), 156, press=PUSH, accent=FLARE)
    rescuer(local((0, 0, UP), np.radians(-114)), '#E9B48E', '#FFB27A', '#24463C', dict(hair='#2A1B14', style='pony', lashes=True, jaw=.62), lean=.1)
    k = local((-7.5, 6.0, UP), np.radians(-30))
    instructor(k, '#6B4229', '#0A6B50', '#EADBC6', dict(hair='#17110F', style='fade', beard='full', jaw=.70), np.array([.70, -.62, -.58]), (.2, .1, 2.9), -1, collar_kind='shirt', collar_color='#CFE8DA')
    g = aed_semi()
    g.scale, g.location, g.rotation_euler = (1.12,) * 3, (6.4, 3.2, UP), (0, 0, np.radians(-22))
    plug = (7.75, 2.62, UP + .8)
    leads(at, ((1.7, -3.0), (5.4, -3.1), (8.0, .6), (8.3, 2.3), plug), ((.0, -2.6), (1.0, -4.0), (5.6, -4.0), (8.6, .2), (8.6, 2.2), plug))
    camera((2, -42, 16), (.1, 1.6, 4.75), 68)


PICTURES = {'home-hero': wide, 'home-hero-tall': tall, 'training-hands-on': class_}
