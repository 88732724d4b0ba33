"""Soft things: a small modeller on signed distances, so that parts melt into each other like clay.

A Clay collects parts (balls, limbs, boxes, half spaces) and ways to join them (add, cut, keep), samples
the distance on a grid and wraps it in a mesh by surface nets. Points are numpy arrays of shape (n, 3).
"""
import numpy as np

from .shapes import mesh, shade

BIG = 9.


def frame(forward, up=(0, 0, 1)):
    """Rotation whose columns are right (x), back (y) and up (z) for something that looks forward (-y)."""
    f = np.asarray(forward, float)
    f = f / np.linalg.norm(f)
    r = np.cross(up, f)
    r = r / np.linalg.norm(r)
    return np.stack([r, -f, np.cross(f, r)], 1)


def turn(x=0., y=0., z=0.):
    """Rotation by degrees about x, then y, then z."""
    cx, sx, cy, sy, cz, sz = (g(np.radians(a)) for a in (x, y, z) for g in (np.cos, np.sin))
    return (np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]]) @ np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
            @ np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]]))


# Each part is (distance function, lower corner, upper corner) or has None as corners where it has no end.
def ell(c, r, rot=None):
    """Ellipsoid."""
    c, r = np.asarray(c, float), np.asarray(r if hasattr(r, '__len__') else (r,) * 3, float)
    rot = np.eye(3) if rot is None else rot

    def d(p):
        q = (p - c) @ rot
        k0 = np.linalg.norm(q / r, axis=1)
        k1 = np.linalg.norm(q / (r * r), axis=1)
        return k0 * (k0 - 1) / np.maximum(k1, 1e-6)
    e = np.sqrt(((rot * r) ** 2).sum(1))
    return d, c - e, c + e


def limb(*stations):
    """Round-ended limb through stations ((x, y, z), radius)."""
    st = [(np.asarray(p, float), float(r)) for p, r in stations]

    def d(p):
        out = None
        for (a, ra), (b, rb) in zip(st, st[1:]):
            ab = b - a
            t = np.clip((p - a) @ ab / max(ab @ ab, 1e-9), 0, 1)
            q = np.linalg.norm(p - a - t[:, None] * ab, axis=1) - (ra + t * (rb - ra))
            out = q if out is None else np.minimum(out, q)
        return out
    lo = np.min([p - r for p, r in st], 0)
    return d, lo, np.max([p + r for p, r in st], 0)


def box(c, half, r=.05, rot=None):
    """Rounded box."""
    c, half = np.asarray(c, float), np.asarray(half, float)
    rot = np.eye(3) if rot is None else rot

    def d(p):
        q = np.abs((p - c) @ rot) - half + r
        return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - r
    e = (np.abs(rot) * half).sum(1)
    return d, c - e, c + e


def ring(c, big, small, axis=(0, 0, 1), squash=1.):
    """Torus; squash > 1 makes its section taller along the axis."""
    c, n = np.asarray(c, float), np.asarray(axis, float) / np.linalg.norm(axis)

    def d(p):
        q = p - c
        h = q @ n
        return np.hypot(np.linalg.norm(q - h[:, None] * n, axis=1) - big, h / squash) - small
    return d, c - big - small * squash, c + big + small * squash


def half(p0, n):
    """Everything behind the plane through p0 with outward normal n."""
    p0, n = np.asarray(p0, float), np.asarray(n, float) / np.linalg.norm(n)
    return lambda p: (p - p0) @ n, None, None


def region(f):
    """Free field: inside where f(x, y, z) < 0."""
    return lambda p: f(p[:, 0], p[:, 1], p[:, 2]), None, None


def smin(a, b, k):
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * .25


class Clay:
    """A lump of clay. add, cut and keep take parts or other lumps; k is how softly they blend."""

    def __init__(self):
        self.ops, self.lo, self.hi = [], np.full(3, 1e9), np.full(3, -1e9)

    def _part(self, part):
        return (part.at, part.lo, part.hi) if isinstance(part, Clay) else part

    def add(self, part, k=.1):
        f, lo, hi = self._part(part)
        self.ops.append(('add', f, lo - k, hi + k, k))
        self.lo, self.hi = np.minimum(self.lo, lo), np.maximum(self.hi, hi)
        return self

    def cut(self, part, k=.03):
        f, lo, hi = self._part(part)
        self.ops.append(('cut', f, None if lo is None else lo - k, None if lo is None else hi + k, k))
        return self

    def keep(self, part, k=.03):
        self.ops.append(('keep', self._part(part)[0], None, None, k))
        return self

    def swell(self, f):
        """Add f(x, y, z) to the thickness (folds, ribs, curls)."""
        self.ops.append(('swell', f, None, None, 0))
        return self

    def shell(self, off, lo=None, hi=None):
        """A new lump: this one grown by off."""
        c = Clay()
        c.ops = [('add', lambda p: self.at(p, off + .3) - off, self.lo - off - .02, self.hi + off + .02, 0)]
        c.lo, c.hi = self.lo - off, self.hi + off
        if lo is not None:
            c.lo = np.maximum(c.lo, lo)
        if hi is not None:
            c.hi = np.minimum(c.hi, hi)
        return c

    def at(self, p, reach=.3):
        """Signed distance at points; right near the surface, only a lower bound further off."""
        d = np.full(len(p), BIG)
        for op, f, lo, hi, k in self.ops:
            if lo is None:
                i = slice(None)
                q = p
            else:
                i = ((p > lo - reach) & (p < hi + reach)).all(1)
                if not i.any():
                    continue
                q = p[i]
            if op == 'swell':
                near = np.abs(d) < 1
                d[near] -= f(p[near, 0], p[near, 1], p[near, 2])
                continue
            v = f(q)
            if op == 'add':
                d[i] = smin(d[i], v, k)
            elif op == 'cut':
                d[i] = -smin(-d[i], v, k)
            else:
                d[i] = -smin(-d[i], -v, k)
        return d

    def hit(self, origin, direction, far=6.):
        """First surface point from origin along direction."""
        o, u = np.asarray(origin, float), np.asarray(direction, float)
        u = u / np.linalg.norm(u)
        t = np.linspace(0, far, 1200)
        v = self.at(o + t[:, None] * u)
        i = int(np.argmax(v < 0))
        a, b = v[max(i - 1, 0)], v[i]
        s = t[max(i - 1, 0)] + (t[i] - t[max(i - 1, 0)]) * (a / (a - b) if a != b else 0)
        return o + s * u

    def model(self, m, h=.05):
        """Mesh the lump with grid step h."""
        lo, hi = self.lo - 2.5 * h, self.hi + 2.5 * h
        n = np.ceil((hi - lo) / h).astype(int) + 1
        ax = [lo[i] + h * np.arange(n[i]) for i in range(3)]
        # coarse pass first: only blocks near the surface are sampled finely
        v = np.full(n, BIG, np.float32)
        step = 6
        gx, gy, gz = (np.arange(0, m_, step) for m_ in n)
        corner = np.stack(np.meshgrid(gx, gy, gz, indexing='ij'), -1).reshape(-1, 3)
        mid = lo + h * (corner + step / 2)
        near = self.at(mid, .3 + h * step)
        for c, dist in zip(corner, near):
            sl = tuple(slice(c[i], min(c[i] + step, n[i])) for i in range(3))
            if dist < -h * step * 1.3:
                v[sl] = -BIG
            elif dist > h * step * 1.8 + .05:
                continue
            else:
                v[sl] = np.nan
        todo = np.argwhere(np.isnan(v))
        for s in range(0, len(todo), 400000):
            t = todo[s:s + 400000]
            v[tuple(t.T)] = self.at(lo + h * t)
        return _nets(v, lo, h, m)


CORNERS = np.array([(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)])
EDGES = [(a, b) for a in range(8) for b in range(a + 1, 8) if abs(CORNERS[a] - CORNERS[b]).sum() == 1]


def _nets(v, lo, h, m):
    """Surface nets of the grid v."""
    s = v < 0
    cells = [s[i:s.shape[0]-1+i, j:s.shape[1]-1+j, k:s.shape[2]-1+k] for i, j, k in CORNERS]
    total = sum(c.astype(np.int8) for c in cells)
    idx = np.argwhere((total > 0) & (total < 8))
    num = np.full(total.shape, -1, np.int64)
    num[tuple(idx.T)] = np.arange(len(idx))
    val = np.stack([v[tuple((idx + c).T)] for c in CORNERS], 1)
    pos, cnt = np.zeros((len(idx), 3)), np.zeros(len(idx))
    for a, b in EDGES:
        va, vb = val[:, a], val[:, b]
        x = (va < 0) != (vb < 0)
        t = np.where(x, va / np.where(x, va - vb, 1), 0)
        pos[x] += CORNERS[a] + t[x, None] * (CORNERS[b] - CORNERS[a])
        cnt += x
    pos = lo + h * (idx + pos / cnt[:, None])
    faces = []
    for axis in range(3):
        o1, o2 = [np.eye(3, dtype=int)[a] for a in range(3) if a != axis]
        e = np.eye(3, dtype=int)[axis]
        a = s[tuple(slice(1, -1) if d != axis else slice(0, -1) for d in range(3))]
        b = s[tuple(slice(1, -1) if d != axis else slice(1, None) for d in range(3))]
        g = np.argwhere(a != b)
        base = g + (1 - e)
        flip = a[tuple(g.T)] ^ (axis == 1)
        q = np.stack([num[tuple((base - x).T)] for x in (o1 + o2, o2, o1 * 0, o1)], 1)
        q[~flip] = q[~flip][:, ::-1]
        faces.append(q[(q >= 0).all(1)])
    o = mesh(pos.tolist(), np.concatenate(faces).tolist(), m, 180)
    k = o.modifiers.new('calm', 'SMOOTH')
    k.factor, k.iterations = .5, 3
    return shade(o, 180)
