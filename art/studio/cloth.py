"""Clothes laid flat: an outline becomes a soft, slightly wrinkled layer with a printed face.

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


def filled(outline, step, seed=1):
    """Triangles that fill an outline: points (the rim first), triangles, number of points on the rim."""
    rim = resampled(outline, step)
    lo, hi = np.min(rim, 0), np.max(rim, 0)
    rows = np.arange(lo[1], hi[1], step * .866)
    grid = np.array([(x + (.5 * step if i % 2 else 0), y) for i, y in enumerate(rows) for x in np.arange(lo[0], hi[0] + step, step)])
    grid += np.random.default_rng(seed).uniform(-.18, .18, grid.shape) * step
    d, _ = to_segments(grid, rim)
    grid = grid[inside(grid, rim) & (d > .6 * step)]
    pts = [Vector(p) for p in rim] + [Vector(p) for p in grid.tolist()]
    n = len(rim)
    v, _, f, *_ = delaunay_2d_cdt(pts, [(i, (i + 1) % n) for i in range(n)], [], 1, 1e-6)
    return np.array([tuple(p) for p in v]), [list(t) for t in f], n


def layer(outline, m, lift=.16, z=0., creases=(), folds=1., step=.036, seed=1, thick=.03, under=None, pulls=()):
    """One laid-down layer of cloth. creases: polylines that press a valley (seams, armholes).

    under: height(x, y) of what the layer lies on, instead of z. pulls: folds that run from a point, as
    (x, y, angle in degrees, length, height), as cloth has them below an armpit.
    """
    v, faces, _ = filled(outline, step, seed)
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
    h = np.maximum(h, .012) + (z if under is None else np.array([under(x, y) for x, y in v]))
    me = bpy.data.meshes.new('cloth')
    me.from_pydata([(x, y, zz) for (x, y), zz in zip(v.tolist(), h.tolist())], [], faces)
    uv = me.uv_layers.new()
    for l in me.loops:
        x, y = v[l.vertex_index]
        uv.data[l.index].uv = (x / SPAN + .5, y / SPAN + .5)
    o = link(bpy.data.objects.new('cloth', me))
    paint(o, m)
    s = o.modifiers.new('thick', 'SOLIDIFY')
    s.thickness, s.offset = thick, 0
    # Fine enough as it is: Blender's own subdivision takes 3 GB for a layer of irregular triangles.
    shade(o, 180)

    def height(x, y):
        i = np.argmin((v[:, 0] - x) ** 2 + (v[:, 1] - y) ** 2)
        return h[i] + thick / 2
    return height


def printed(color, art, px=2400):
    """Cloth with a print: art is SVG in units of the room, origin in the middle, y down."""
    k = px / SPAN
    body = f'<rect width="{px}" height="{px}" fill="{color}"/><g transform="translate({px / 2},{px / 2}) scale({k})">{art}</g>'
    return mat(color, rough=.88, spec=.15, sheen=.25, bump=.10, scale=90, image=raster(body, px, px))
