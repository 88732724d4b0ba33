"""People practicing CPR: the picture of the home page, wide and tall, and a class from another side."""
import numpy as np

from studio.core import camera, fabric, floor, light, rubber
from studio.medical import aed_semi, manikin
from studio.palette import FLARE, GREEN, LEAF, MINT, SAND
from studio.people import person
from studio.shapes import plate, tube

SIZE = (1920, 1440)
SIZES = {'home-hero': (2560, 1600), 'home-hero-tall': (1920, 2400)}
SAMPLES = 14
UP = .32                                                       # the manikin lies on a mat
# The sun stands more in front than elsewhere: from the side, the learner's shadow would lie on the instructor's hand,
# which would look like another skin.
SUN = (.26, .84, -.80)


def local(loc, ang):
    """Points of a person at loc who faces the angle ang: (left, forward, up)."""
    f = np.array([np.cos(ang), np.sin(ang), 0])
    l = np.cross((0, 0, 1), f)
    return lambda x, y, z: np.asarray(loc, float) + l * x + f * y + np.array([0, 0, z])


def rescuer(f, skin_color, top, trousers, face, lean=0., gloves=LEAF, **k):
    """Kneels beside the manikin, arms straight, both hands on the middle of the chest.

    f(left, forward, up) has its origin on the sternum.
    """
    j = dict(hipL=f(.75, -3.75, 4.05), hipR=f(-.75, -3.75, 4.05), kneeL=f(1.15, -2.15, .95), kneeR=f(-1.15, -2.15, .95), ankL=f(1.05, -5.4, .72), ankR=f(-1.05, -5.4, .72),
             toeL=f(1.05, -6.1, .45), toeR=f(-1.05, -6.1, .45), shL=f(1.52, -.62, 7.55), shR=f(-1.52, -.62, 7.55), elL=f(.82, -.58, 5.2), elR=f(-.82, -.58, 5.2),
             wrL=f(.12, -.52, 2.98), wrR=f(-.12, -.52, 2.72), neck=f(0, -.40, 8.42), head=f(0, .28, 9.75))
    fw, dn = f(0, 1, 0) - f(0, 0, 0), np.array([0, 0, -1.])
    left = f(1, 0, 0) - f(0, 0, 0)
    hands = {'R': dict(fwd=fw + left * .18, palm=dn, side=-1, curl=(0, 4), spread=9, thumb=40),
             'L': dict(fwd=fw - left * .18, palm=dn, side=1, curl=(18, 38), spread=6, thumb=28)}
    person(j, skin_color, top, trousers, look=fw * 1. + np.array([0, 0, -.42]) + left * lean, gloves=gloves, hands=hands, face=face, **k)


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
    plate(*((14.0, 12.6) if narrow else (16.6, 10.0)), .32, .7, (1.3, .6, 0) if narrow else (1.5, 1.5, 0), fabric(GREEN, bump=.2, scale=30), .1)
    manikin(loc=(0, 0, UP), pads=True)
    rescuer(local((.35, -.05, UP), -np.pi / 2), '#8D5A3C', FLARE, '#1B4A3D', dict(hair='#1A1211', style='bun', lashes=True, jaw=.62), lean=-.10)
    f = local((6.3, 4.4, UP), np.radians(236)) if narrow else local((7.9, 3.9, UP), np.radians(207))
    instructor(f, '#F0C3A2', '#0C5C46', '#EADBC6', dict(hair='#4A2A18', style='side', jaw=.68), np.array([-.82, -.50, -.28]), (1.0, -.3, 2.8), collar_kind='shirt', collar_color='#CFE8DA')
    g = aed_semi()
    g.scale, g.location, g.rotation_euler = (1.12,) * 3, (5.0, -3.2, UP) if narrow else (-5.3, 3.7, UP), (0, 0, np.radians(-10))
    if narrow:
        tube([(-1.0, -.8, 2.30), (-1.02, -1.50, 2.0), (-1.02, -1.95, 1.2), (-.8, -2.5, UP + .08), (.6, -3.1, UP + .06), (2.2, -2.6, UP + .06), (3.2, -2.9, UP + .06), (3.9, -3.1, .8)], .05, rubber())
    else:
        tube([(-1.15, -.72, 2.36), (-1.75, -.15, 2.26), (-2.05, .85, 1.75), (-2.35, 1.9, UP + .07), (-3.4, 3.0, UP + .06), (-4.3, 3.5, 1.0)], .05, rubber())


def wide():
    floor(MINT)
    light(direction=SUN)
    practice()
    camera((3.2, -42, 15.5), (-4.6, 1.2, 4.95), 51.5)


def tall():
    floor(MINT)
    light(direction=SUN)
    practice(True)
    camera((2.6, -42, 19), (1.3, 1.2, 4.6), 80)


def class_():
    floor(SAND)
    light(direction=SUN)
    plate(18, 9.5, .32, .7, (0, 1.2, 0), fabric(GREEN, bump=.2, scale=30), .1, turn=-24)
    f = local((.3, 0, UP), np.radians(-114))
    manikin(loc=(0, 0, UP), turn_=-24, pads=True, accent=FLARE)
    rescuer(f, '#E9B48E', '#FFB27A', '#24463C', dict(hair='#2A1B14', style='pony', lashes=True, jaw=.62), lean=.1)
    k = local((-7.5, 6.0, UP), np.radians(-30))
    instructor(k, '#6B4229', '#0A6B50', '#EADBC6', dict(hair='#17110F', style='fade', beard='full', jaw=.70), np.array([.72, -.62, -.32]), (.2, .1, 2.9), -1, collar_kind='shirt', collar_color='#CFE8DA')
    g = aed_semi()
    g.scale, g.location, g.rotation_euler = (1.12,) * 3, (6.4, 3.2, UP), (0, 0, np.radians(-22))
    camera((2, -42, 16), (.1, 1.6, 4.75), 68)


PICTURES = {'home-hero': wide, 'home-hero-tall': tall, 'training-hands-on': class_}
