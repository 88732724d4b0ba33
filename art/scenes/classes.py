"""Three moments of classes in one room: practice around a manikin, a team with the AED, and a group at work."""
import numpy as np

from studio.classroom import UP, board, cabinet, chair, gym_mat, plant, room
from studio.core import camera
from studio.medical import aed_semi, manikin_at
from studio.palette import CREAM, FLARE, LEAF, PEACH
from studio.poses import PUSH, bearer, gaze, instructor, kneeling, local, rescuer, seated, standing

SIZE = (1920, 1440)
SAMPLES = 14
CHEST = np.array([0, 0, 1.9])                                  # what everyone looks at


def teacher(x, y, degrees, near, raised=False):
    """The instructor of all three classes; counting aloud, he raises a hand."""
    f = local((x, y, UP), np.radians(degrees))
    face = dict(hair='#17110F', style='fade', beard='full', jaw=.70, smile='open' if raised else 'closed')
    instructor(f, '#6B4229', '#0A6B50', '#EADBC6', face, gaze(f(0, 1.1, 10.55), CHEST, 36), CHEST, near, raised, collar_kind='shirt', collar_color='#CFE8DA')


def around():
    """A learner presses, the instructor shows how, another learner watches."""
    face = room(-12, 12, -5.2, 9.2, 14.2)
    board(5.0, 9.6, face)
    cabinet(-3.4, 9.9, face)
    chair((-9.4, 6.9, 0), -8)
    gym_mat(18.4, 9.4, (.4, 1.3, 0))
    manikin_at((0, 0, UP), 180, pads=False, press=PUSH, accent=FLARE)
    rescuer(local((0, 0, UP), np.radians(-90)), '#E9B48E', PEACH, '#24463C', dict(hair='#2A1B14', style='pony', lashes=True, jaw=.62), lean=.05, down=.80)
    teacher(-7.6, 4.4, -30, -1)
    kneeling(local((6.9, 2.0, UP), np.radians(208)), CHEST, '#C68E66', CREAM, '#1B4A3D', dict(hair='#B9B4AE', style='bob', brow='#6E655E', lashes=True, old=True, jaw=.60), sleeves=1.8)
    camera((2, -46, 17), (0, 1.6, 5.9), 59)


def team():
    """One presses, the instructor counts, another brings the AED from the wall."""
    face = room(-12, 12, -5.2, 9.2, 14.2)
    board(5.0, 9.6, face)
    cabinet(-3.4, 9.9, face, False)
    chair((-9.4, 6.9, 0), -8)
    gym_mat(18.4, 9.4, (.2, 1.3, 0))
    manikin_at((.4, -.6, UP), 205, pads=False, press=PUSH, accent=FLARE)
    rescuer(local((.4, -.6, UP), np.radians(-65)), '#F0C3A2', FLARE, '#24463C', dict(hair='#4A2A18', style='side', jaw=.68), lean=-.05, down=.80)
    teacher(7.3, 4.4, 207, -1, True)
    f = local((-7.6, 3.4, UP), np.radians(-30))
    bearer(f, CHEST, '#7A4A30', CREAM, '#1B4A3D', dict(hair='#20140F', style='locs', lashes=True, earrings=FLARE, jaw=.62))
    g = aed_semi()
    g.location, g.rotation_euler = tuple(f(0, 2.45, 4.1)), (0, 0, np.radians(60))
    camera((6, -45.6, 17), (0, 1.6, 5.9), 59)


def group_():
    """The same room with a whole group in it."""
    face = room(-15, 15, -5.8, 10.4, 17)
    board(-1.2, 12.0, face, 9.6, 5.4)
    cabinet(7.4, 12.2, face)
    plant((-5.9, 8.3, 0), 1.2)
    gym_mat(17, 9.4, (.6, .9, 0))
    manikin_at((0, -.6, UP), 176, pads=False, press=PUSH, accent=FLARE)
    rescuer(local((0, -.6, UP), np.radians(-94)), '#8D5A3C', PEACH, '#1B4A3D', dict(hair='#1A1211', style='bun', lashes=True, jaw=.62), lean=.05, down=.80)
    teacher(7.2, 3.4, 207, 1)
    for x, y, a, c, who in ((-12.1, .6, 4, PEACH, ('#F4CBAE', LEAF, '#24463C', dict(hair='#C4622D', style='curls', lashes=True, nose=.95, jaw=.62))),
                            (-10.6, 5.8, -22, CREAM, ('#E8B48F', '#4F93B8', '#3A4A46', dict(hair='#F1EEE8', style='side', brow='#DAD5CC', moustache=True, old=True, jaw=.68)))):
        chair((x, y, 0), a + 90, c)
        seated(local((x, y, 0), np.radians(a)), CHEST, *who, sleeves=1.8)
    standing(local((11.8, 4.2, 0), np.radians(205)), CHEST, '#B97A50', CREAM, '#24463C', dict(hair='#1C1412', style='wavy', jaw=.70), collar_kind='shirt', sleeves=1.8)
    camera((2, -60, 23), (0, 1.8, 6.9), 63)


PICTURES = {'class-practice': around, 'class-team': team, 'class-group': group_}
