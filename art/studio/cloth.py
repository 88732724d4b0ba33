"""Clothes laid flat: an outline becomes a soft, slightly wrinkled layer with a printed face.

Garments lie in the xy plane, neck to +Y. The print is a square picture over x, y in [-SPAN/2, SPAN/2].
"""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

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


def layer(outline, m, lift=.16, z=0., creases=(), folds=1., step=.062, seed=1, thick=.03):
    """One laid-down layer of cloth. creases: polylines that press a valley (seams, armholes)."""
    lo, hi = np.min(outline, 0) - step, np.max(outline, 0) + step
    nx, ny = (np.ceil((hi - lo) / step).astype(int) + 1)
    gx, gy = np.meshgrid(lo[0] + step * np.arange(nx), lo[1] + step * np.arange(ny))
    v = np.stack([gx.ravel(), gy.ravel()], 1)
    d, near = to_segments(v, outline)
    keep = inside(v, outline) | (d < .5 * step)
    snap = keep & (d < .55 * step)                             # the rim of the grid is pulled on to the outline
    v[snap], d[snap] = near[snap], 0
    num = np.full(len(v), -1)
    num[keep] = np.arange(keep.sum())
    i = np.arange(nx * ny).reshape(ny, nx)
    quads = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    quads = num[quads[keep[quads].all(1)]]
    used = np.unique(quads)
    back = np.full(keep.sum(), -1)
    back[used] = np.arange(len(used))
    v, d, faces = v[keep][used], d[keep][used], back[quads].tolist()
    h = lift * (1 - np.exp(-d / .16))
    soft = np.minimum(1, d / .5)
    for k, (sx, sy, amp) in enumerate(((.34, .11, .11), (.75, .26, .055), (1.5, .7, .02))):
        for i, (px, py) in enumerate(v):
            a = .55 * math.tanh(px * .5)
            qx, qy = px * math.cos(a) - py * math.sin(a), px * math.sin(a) + py * math.cos(a)
            w = noise.noise(Vector((qx * sx * 2 + 3.1 * seed, qy * sy * 2, 1.7 * k + seed)))
            h[i] += folds * amp * (1 - 2.1 * abs(w)) * (.25 + .75 * soft[i])
    for c in creases:
        q = to_segments(v, list(c), False)[0]
        h -= .075 * np.exp(-(q / .075) ** 2)
        h += .03 * np.exp(-((q - .22) / .12) ** 2)
    h = np.maximum(h, .012) + z
    me = bpy.data.meshes.new('cloth')
    me.from_pydata([(x, y, zz) for (x, y), zz in zip(v.tolist(), h.tolist())], [], faces)
    uv = me.uv_layers.new()
    for l in me.loops:
        x, y = v[l.vertex_index]
        uv.data[l.index].uv = (x / SPAN + .5, y / SPAN + .5)
    o = link(bpy.data.objects.new('cloth', me))
    paint(o, m)
    k = o.modifiers.new('calm', 'SMOOTH')
    k.factor, k.iterations = .5, 9
    s = o.modifiers.new('thick', 'SOLIDIFY')
    s.thickness, s.offset = thick, 0
    u = o.modifiers.new('fine', 'SUBSURF')
    u.levels = u.render_levels = 1
    shade(o, 180)

    def height(x, y):
        i = np.argmin((v[:, 0] - x) ** 2 + (v[:, 1] - y) ** 2)
        return h[i] + thick / 2
    return height


def printed(colour, art, px=2400):
    """Cloth with a print: art is SVG in units of the room, origin in the middle, y down."""
    k = px / SPAN
    body = f'<rect width="{px}" height="{px}" fill="{colour}"/><g transform="translate({px / 2},{px / 2}) scale({k})">{art}</g>'
    return mat(colour, rough=.88, spec=.15, sheen=.25, bump=.10, scale=90, image=raster(body, px, px))
