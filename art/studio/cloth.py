"""Clothes laid flat or folded: an outline becomes a soft, slightly wrinkled layer, or a thick pad of folded cloth, with a printed face.

Garments lie in the xy plane, neck to +Y. The print is a square picture over x, y in [-SPAN/2, SPAN/2].
"""
import math

import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

from .core import link, mat
from .labels import raster
from .shapes import paint, shade

SPAN = 9.6


def bez(p0, p1, p2, p3, n=12):
    return [tuple((1-t)**3*a + 3*(1-t)**2*t*b + 3*(1-t)*t*t*c + t**3*d for a, b, c, d in zip(p0, p1, p2, p3)) for t in (i / n for i in range(n))]


def mirror(half):
    """A whole outline from its right half (first and last point on the axis)."""
    return half + [(-x, y) for x, y in half[-2:0:-1]]


def inside(p, poly):
    x, y = p[:, 0], p[:, 1]
    c = np.zeros(len(p), bool)
    for (x1, y1), (x2, y2) in zip(poly, poly[1:] + poly[:1]):
        if y1 != y2:
            c ^= ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return c


def to_segments(p, pts, closed=True):
    """Distance of points p to a polyline, and the nearest points on it."""
    d, near = np.full(len(p), 1e9), np.zeros((len(p), 2))
    q = np.array(pts + pts[:1] if closed else pts, float)
    for a, b in zip(q, q[1:]):
        ab = b - a
        c = a + np.clip(((p - a) @ ab) / max(ab @ ab, 1e-9), 0, 1)[:, None] * ab
        e = np.hypot(*(p - c).T)
        i = e < d
        d[i], near[i] = e[i], c[i]
    return d, near


def resampled(outline, step):
    """The outline with points about step apart; corners stay."""
    out = []
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1]):
        n = max(1, round(math.hypot(x2 - x1, y2 - y1) / step))
        out += [(x1 + (x2 - x1) * i / n, y1 + (y2 - y1) * i / n) for i in range(n)]
    kept = []
    for p in out:
        if not kept or math.hypot(p[0] - kept[-1][0], p[1] - kept[-1][1]) > .35 * step:
            kept.append(p)
    return kept


def filled(rim, step, seed=1):
    """Triangles that fill a rim: points (the rim first), triangles."""
    lo, hi = np.min(rim, 0), np.max(rim, 0)
    rows = np.arange(lo[1], hi[1], step * .866)
    grid = np.array([(x + (.5 * step if i % 2 else 0), y) for i, y in enumerate(rows) for x in np.arange(lo[0], hi[0] + step, step)])
    grid += np.random.default_rng(seed).uniform(-.18, .18, grid.shape) * step
    d, _ = to_segments(grid, rim)
    grid = grid[inside(grid, rim) & (d > .6 * step)]
    pts = [Vector(p) for p in rim] + [Vector(p) for p in grid.tolist()]
    n = len(rim)
    v, _, f, *_ = delaunay_2d_cdt(pts, [(i, (i + 1) % n) for i in range(n)], [], 1, 1e-6)
    return np.array([tuple(p) for p in v]), [list(t) for t in f]


def _sheet(v, faces, flat, m):
    """A smooth mesh whose print lies over the flat points."""
    me = bpy.data.meshes.new('cloth')
    me.from_pydata(v.tolist(), [], faces)
    uv = me.uv_layers.new()
    for l in me.loops:
        x, y = flat[l.vertex_index]
        uv.data[l.index].uv = (x / SPAN + .5, y / SPAN + .5)
    o = link(bpy.data.objects.new('cloth', me))
    paint(o, m)
    return shade(o, 180)


def layer(outline, m, lift=.16, z=0., creases=(), folds=1., step=.036, seed=1, thick=.03, pulls=()):
    """One laid-down layer of cloth. creases: polylines that press a valley (seams, armholes).

    pulls: folds that run from a point, as (x, y, angle in degrees, length, height), as cloth has them below an armpit.
    """
    v, faces = filled(resampled(outline, step), step, seed)
    d = to_segments(v, outline)[0]
    h = lift * (1 - np.exp(-d / .13))
    soft = np.minimum(1, d / .5)
    for k, (sx, sy, amp) in enumerate(((.34, .11, .11), (.75, .26, .055), (1.5, .7, .02))):
        for i, (px, py) in enumerate(v):
            a = .55 * math.tanh(px * .5)
            qx, qy = px * math.cos(a) - py * math.sin(a), px * math.sin(a) + py * math.cos(a)
            w = noise.noise(Vector((qx * sx * 2 + 3.1 * seed, qy * sy * 2, 1.7 * k + seed)))
            # A rounded ridge: cloth has no sharp valleys.
            h[i] += folds * amp * (1 - 2.1 * math.sqrt(w * w + .012)) * (.12 + .88 * soft[i])
    for x, y, turn, length, high in pulls:
        a = math.radians(turn)
        along = (v[:, 0] - x) * math.cos(a) + (v[:, 1] - y) * math.sin(a)
        across = (v[:, 1] - y) * math.cos(a) - (v[:, 0] - x) * math.sin(a)
        wide = .10 + .10 * np.clip(along / length, 0, 1)
        fade = np.clip(along / (.12 * length), 0, 1) * np.clip(1 - along / length, 0, 1)
        h += folds * high * fade * np.exp(-(across / wide) ** 2) * np.minimum(1, d / .2)
    for c in creases:
        q = to_segments(v, list(c), False)[0]
        h -= .075 * np.exp(-(q / .075) ** 2)
        h += .03 * np.exp(-((q - .22) / .12) ** 2)
    h = np.maximum(h, .012) + z
    # Fine enough as it is: Blender's own subdivision takes 3 GB for a layer of irregular triangles.
    o = _sheet(np.column_stack([v, h]), faces, v, m)
    s = o.modifiers.new('thick', 'SOLIDIFY')
    s.thickness, s.offset = thick, 0

    def height(x, y):
        i = np.argmin((v[:, 0] - x) ** 2 + (v[:, 1] - y) ** 2)
        return h[i] + thick / 2
    return height


def even(outline, step, soft):
    """The outline counterclockwise, with points just about step apart and its corners rounded; soft is how far."""
    q = np.array(outline, float)
    if (q[:, 0] * np.roll(q[:, 1], -1) - np.roll(q[:, 0], -1) * q[:, 1]).sum() < 0:
        q = q[::-1]
    q = np.vstack([q, q[:1]])
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(q, axis=0).T))])
    n = round(run[-1] / step)
    at = np.arange(n) * run[-1] / n
    q = np.stack([np.interp(at, run, q[:, i]) for i in (0, 1)], 1)
    reach = max(1, round(2.5 * soft / step))
    k = np.exp(-(np.arange(-reach, reach + 1) * step / soft) ** 2 / 2)
    return sum(w * np.roll(q, i, 0) for w, i in zip(k / k.sum(), range(-reach, reach + 1)))


def eased(u):
    u = np.clip(u, 0, 1)
    return u * u * (3 - 2 * u)


def drape(p, pulls, seed, sag=.06):
    """The relief of heavy cloth: a slow swell and soft folds.

    pulls: (x, y, angle in degrees, length, height, width, bend); a fold has a valley beside it, as if cloth had been pushed there.
    """
    h = np.array([sag * (noise.noise(Vector((.42 * x, .26 * y, seed))) + .45 * noise.noise(Vector((1.1 * x + 7, .55 * y, seed)))
                         + .10 * noise.noise(Vector((3.1 * x, 2.2 * y, seed)))) for x, y in p])
    for x, y, turn, length, high, wide, bend in pulls:
        a = math.radians(turn)
        t = ((p[:, 0] - x) * math.cos(a) + (p[:, 1] - y) * math.sin(a)) / length
        across = (p[:, 1] - y) * math.cos(a) - (p[:, 0] - x) * math.sin(a) - bend * length * t * t
        w = wide * (.6 + .9 * np.clip(t, 0, 1))
        h += high * eased(t / .3) * eased((1 - t) / .65) * (np.exp(-(across / w) ** 2) - .45 * np.exp(-((across - 1.7 * w) / (1.2 * w)) ** 2))
    return h


def pad(outline, m, z=0., thick=.3, bulge=.16, puff=.08, pulls=(), seams=(), sag=.06, step=.035, seed=1, wobble=.03, under=None):
    """Cloth folded over: a thick layer whose rim is the round back of a fold, bulge wide. Returns its height at points.

    seams: (polyline, height, width) raises a line, or presses it where the height is negative. under: heights of what
    it lies on, for points, instead of z.
    """
    rim = even(outline, step, bulge * 1.1)
    rim += wobble * np.array([noise.noise_vector(Vector((.55 * x, .55 * y, 3.7 * seed)))[:2] for x, y in rim])
    edge = rim.tolist()
    r = thick / 2

    def height(p):
        p = np.atleast_2d(np.asarray(p, float))
        d = to_segments(p, edge)[0]
        h = r + r * np.sqrt(1 - np.clip(1 - d / bulge, 0, 1) ** 2) + puff * (1 - np.exp(-np.maximum(d - bulge, 0) / .45))
        h += drape(p, pulls, seed, sag) * (.10 + .90 * np.minimum(1, d / .5))
        for line, high, wide in seams:
            h += high * np.exp(-(to_segments(p, list(line), False)[0] / wide) ** 2)
        return h + (z if under is None else under(p))

    # The rim turns over from the top to a bit below its widest line; nothing further down is seen.
    along = np.roll(rim, -2, 0) - np.roll(rim, 2, 0)
    inward = np.stack([-along[:, 1], along[:, 0]], 1) / np.hypot(*along.T)[:, None]
    top = height(rim + inward * bulge)
    rings = [np.column_stack([rim + inward * bulge * (1 - math.cos(a)), top - r + r * math.sin(a)]) for a in np.radians(np.arange(-75, 91, 15))]
    n = len(rim)
    flat, faces = filled([tuple(q) for q in rings[-1][:, :2].tolist()], step, seed)
    h = height(flat)
    h[:n] = top
    v = np.vstack(rings[:-1] + [np.column_stack([flat, h])])
    base = (len(rings) - 1) * n
    quads = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    _sheet(v, quads + [[base + i for i in f] for f in faces], v[:, :2], m)
    return height


def strip(one, other, m, high=.08, ribs=0.):
    """A band between two lines of points (x, y, z), arched across; ribs is how far apart its ribs are."""
    lines = []
    for line in (one, other):
        q = np.array(line, float)
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
        at = np.linspace(0, run[-1], 480)
        lines.append(np.stack([np.interp(at, run, q[:, i]) for i in range(3)], 1))
    a, b = lines
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff((a + b) / 2, axis=0), axis=1))])
    rows, flat, cols = [], [], 15
    for t in np.linspace(0, 1, cols):
        q = a + (b - a) * t
        arch = math.sqrt(max(0, 1 - abs(2 * t - 1) ** 2.6))
        q[:, 2] += high * arch + (.016 * np.cos(2 * math.pi * s / ribs) * arch if ribs else 0)
        rows.append(q)
        flat.append(np.column_stack([s - s[-1] / 2, np.full(len(s), t * .3)]))
    n = len(s)
    faces = [(k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i) for k in range(cols - 1) for i in range(n - 1)]
    _sheet(np.vstack(rows), faces, np.vstack(flat), m)


def printed(color, art, px=2400):
    """Cloth with a print: art is SVG in units of the room, origin in the middle, y down."""
    k = px / SPAN
    body = f'<rect width="{px}" height="{px}" fill="{color}"/><g transform="translate({px / 2},{px / 2}) scale({k})">{art}</g>'
    return mat(color, rough=.88, spec=.15, sheen=.25, bump=.10, scale=90, image=raster(body, px, px))
