"""People practicing CPR: the picture of the home page, wide and tall, and a class from another side."""
import numpy as np

from studio.core import camera, fabric, floor, light
from studio.medical import aed_semi, leads, manikin_at
from studio.palette import FLARE, GREEN, MINT, SAND
from studio.poses import PUSH, instructor, local, rescuer
from studio.shapes import plate

SIZE = (1920, 1440)
SIZES = {'home-hero': (2560, 1600), 'home-hero-tall': (1920, 2400)}
SAMPLES = 14
UP = .32                                                       # the manikin lies on a mat
# The sun stands more in front than elsewhere: from the side, the learner's shadow would lie on the instructor's hand,
# which would look like another skin.
SUN = (.26, .84, -.80)


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
