"""How people kneel, sit and stand in a class; joints of person() in units of 10 cm."""
import numpy as np

from .palette import LEAF
from .people import person

PUSH, PRESSED = .34, 1.52                                      # how far the chest is pressed in, and how high it is then
UP, DOWN = np.array([0, 0, 1.]), np.array([0, 0, -1.])


def local(loc, ang):
    """Points of a person at loc who faces the angle ang: (left, forward, up)."""
    f = np.array([np.cos(ang), np.sin(ang), 0])
    l = np.cross((0, 0, 1), f)
    return lambda x, y, z: np.asarray(loc, float) + l * x + f * y + np.array([0, 0, z])


def rescuer(f, skin_color, top, trousers, face, lean=0., down=.64, gloves=LEAF, **k):
    """Kneels beside the manikin, shoulders above the hands and elbows straight; f(left, forward, up) has its origin under the breastbone.

    The heel of the right hand lies on the breastbone, the left hand on it; the fingers interlock and stay off the ribs.
    """
    j = dict(hipL=f(.75, -3.45, 3.55), hipR=f(-.75, -3.45, 3.55), kneeL=f(1.15, -2.05, .95), kneeR=f(-1.15, -2.05, .95), ankL=f(1.05, -5.3, .72), ankR=f(-1.05, -5.3, .72),
             toeL=f(1.05, -6.0, .45), toeR=f(-1.05, -6.0, .45), shL=f(1.52, -.42, 6.78), shR=f(-1.52, -.42, 6.78), elL=f(.82, -.32, 4.53), elR=f(-.85, -.36, 4.41),
             wrL=f(.13, -.22, PRESSED + .62), wrR=f(-.16, -.30, PRESSED + .25), neck=f(0, -.24, 7.65), head=f(0, .36, 9.0))
    fw, dn = f(0, 1, 0) - f(0, 0, 0), DOWN
    left = f(1, 0, 0) - f(0, 0, 0)
    hands = {'R': dict(fwd=fw + left * .12 - dn * .10, palm=dn, side=-1, curl=(-4, 6), spread=8, thumb=52),
             'L': dict(fwd=fw - left * .16 + dn * .04, palm=dn, side=1, curl=(20, 34), spread=8, thumb=52)}
    person(j, skin_color, top, trousers, look=fw * 1. + DOWN * down + left * lean, gloves=gloves, hands=hands, face=face, **k)


def instructor(f, skin_color, top, trousers, face, look, aim, near=1, raised=False, **k):
    """Half kneeling; the near hand (1 left, -1 right) rests on the knee, the open other hand shows the way to aim, or is
    raised to count."""
    n, o = 'LR' if near > 0 else 'RL'
    q = lambda x, y, z: f(near * x, y, z)
    j = {'hip' + n: q(.75, 0, 4.3), 'hip' + o: q(-.75, 0, 4.3), 'knee' + n: q(1.15, 3.5, 4.4), 'knee' + o: q(-1.0, 1.2, .85),
         'ank' + n: q(1.15, 3.4, .85), 'toe' + n: q(1.15, 4.3, .42), 'ank' + o: q(-1.0, -2.4, .75), 'toe' + o: q(-1.0, -3.1, .45),
         'sh' + n: q(1.52, .70, 8.35), 'sh' + o: q(-1.52, .70, 8.35), 'el' + n: q(2.05, 2.2, 6.55), 'wr' + n: q(1.45, 3.5, 5.35),
         'el' + o: q(-1.95, 1.6, 6.95), 'wr' + o: q(-1.45, 3.1, 6.3), 'neck': q(0, .78, 9.15), 'head': q(0, 1.1, 10.55)}
    if raised:
        j.update({'el' + o: q(-2.30, 2.05, 6.75), 'wr' + o: q(-2.15, 3.55, 8.15)})
    fw, side = q(0, 1, 0) - q(0, 0, 0), q(1, 0, 0) - q(0, 0, 0)
    hands = {n: dict(fwd=fw * .8 - side * .4 + np.array([0, 0, -.35]), palm=np.array([0, 0, -1.]), side=near, curl=(28, 30), spread=6, thumb=35),
             o: dict(fwd=UP + fw * .25 if raised else np.asarray(aim) - j['wr' + o], palm=side * .9 + np.array([0, 0, .25]), side=-near, curl=(8, 12), spread=5, thumb=34)}
    person(j, skin_color, top, trousers, look=look, hands=hands, face=face, **k)


def gaze(head, target, most=44):
    """The way from a head to what it looks at; a neck bends down no further than `most` degrees."""
    d = np.asarray(target, float) - head
    flat = np.hypot(d[0], d[1])
    return np.array([d[0], d[1], max(d[2], -flat * np.tan(np.radians(most)))])


def both(f, **joints):
    """Joints of the left side, and their like on the right."""
    return {k + s: f(x if s == 'L' else -x, y, z) for k, (x, y, z) in joints.items() for s in 'LR'}


def resting(f, down=.42):
    """Both hands lie flat in front, palms down."""
    fw = f(0, 1, 0) - f(0, 0, 0)
    side = f(1, 0, 0) - f(0, 0, 0)
    return {s: dict(fwd=fw - side * k * .25 + DOWN * down, palm=DOWN, side=k, curl=(10, 16), spread=5, thumb=32) for s, k in (('L', 1), ('R', -1))}


def kneeling(f, target, skin_color, top, trousers, face, **k):
    """Sits on the heels, hands on the thighs, and watches."""
    j = both(f, hip=(.75, -2.6, 1.95), knee=(1.0, .65, .74), ank=(.85, -2.95, .52), toe=(.80, -3.75, .40), sh=(1.52, -1.72, 5.95), el=(2.0, -1.45, 3.68), wr=(1.16, -.35, 2.36))
    j.update(neck=f(0, -1.62, 6.78), head=f(0, -1.14, 8.12))
    person(j, skin_color, top, trousers, look=gaze(j['head'], target), hands=resting(f), face=face, **k)


def bearer(f, target, skin_color, top, trousers, face, **k):
    """Kneels upright and holds something 2.5 wide between both hands, its middle at f(0, 2.45, 5.5)."""
    j = both(f, hip=(.75, -.15, 4.15), knee=(1.0, .25, .74), ank=(.90, -3.1, .52), toe=(.90, -3.9, .40), sh=(1.52, .18, 8.15), el=(2.16, -.05, 5.85), wr=(1.56, 1.55, 5.10))
    j.update(neck=f(0, .20, 8.98), head=f(0, .62, 10.34))
    fw, side = f(0, 1, 0) - f(0, 0, 0), f(1, 0, 0) - f(0, 0, 0)
    hands = {s: dict(fwd=fw - side * n * .06 + UP * .12, palm=-side * n, side=n, curl=(2, 8), spread=6, thumb=46) for s, n in (('L', 1), ('R', -1))}
    person(j, skin_color, top, trousers, look=gaze(j['head'], target), hands=hands, face=face, **k)


def seated(f, target, skin_color, top, trousers, face, **k):
    """On a chair 4.2 high whose middle is f(0, 0, 0), leaning forward, hands on the knees."""
    j = both(f, hip=(.75, -.35, 5.05), knee=(1.15, 3.1, 4.95), ank=(1.1, 2.85, .58), toe=(1.2, 3.75, .38), sh=(1.52, .65, 9.0), el=(2.1, 1.35, 6.75), wr=(1.28, 2.4, 5.95))
    j.update(neck=f(0, .72, 9.82), head=f(0, 1.22, 11.16))
    person(j, skin_color, top, trousers, look=gaze(j['head'], target), hands=resting(f, .22), face=face, **k)


def standing(f, target, skin_color, top, trousers, face, **k):
    """Stands with one hand in the other."""
    j = both(f, hip=(.72, 0, 7.7), knee=(.86, .12, 4.2), ank=(.90, 0, .58), toe=(1.06, .95, .38), sh=(1.52, .10, 11.75), el=(2.12, -.05, 9.45))
    j.update(neck=f(0, .12, 12.58), head=f(0, .48, 13.95), wrL=f(.62, 1.18, 8.55), wrR=f(-.66, 1.30, 8.30))
    fw, side = f(0, 1, 0) - f(0, 0, 0), f(1, 0, 0) - f(0, 0, 0)
    hands = {'L': dict(fwd=-side + fw * .35 + DOWN * .15, palm=-fw * .8 + DOWN * .3, side=1, curl=(14, 24), spread=3, thumb=30),
             'R': dict(fwd=side + fw * .25 + DOWN * .25, palm=-fw, side=-1, curl=(10, 20), spread=3, thumb=30)}
    person(j, skin_color, top, trousers, look=gaze(j['head'], target), hands=hands, face=face, **k)
