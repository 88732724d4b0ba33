"""Hard things: bevelled boxes, prisms, lathe work, tubes, labels on surfaces, groups."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Vector

from .core import link, mat

DEG = math.pi / 180


# ---------------------------------------------------------------- outlines (x, z)
def rrect(w, h, r, n=10):
    r = min(r, w / 2 - 1e-4, h / 2 - 1e-4)
    return [(cx + r * math.cos((a + 90 * i / n) * DEG), cz + r * math.sin((a + 90 * i / n) * DEG))
            for cx, cz, a in ((w/2-r, h/2-r, 0), (-w/2+r, h/2-r, 90), (-w/2+r, -h/2+r, 180), (w/2-r, -h/2+r, 270))
            for i in range(n + 1)]


def circle(r, n=64):
    return [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def heart(s, n=64):
    """A heart of width s."""
    k = s / 32
    return [(k * 16 * math.sin(t) ** 3, k * (13 * math.cos(t) - 5 * math.cos(2*t) - 2 * math.cos(3*t) - math.cos(4*t) + 2.5))
            for t in (-2 * math.pi * i / n for i in range(n))]


def cross(s, t=.34):
    a, b = s / 2, s * t / 2
    return [(b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b), (-b, -a), (b, -a), (b, -b), (a, -b), (a, b)]


def bolt(s):
    return [(x * s, z * s) for x, z in ((.10, .5), (-.34, -.08), (-.06, -.08), (-.12, -.5), (.34, .10), (.05, .10))]


def gear(r, teeth, depth=.16):
    pts = []
    for i in range(teeth):
        for f, q in ((.06, 1 - depth), (.20, 1), (.48, 1), (.62, 1 - depth)):
            a = 2 * math.pi * (i + f) / teeth
            pts.append((r * q * math.cos(a), r * q * math.sin(a)))
    return pts


# ---------------------------------------------------------------- meshes
def shade(o, angle=40):
    for p in o.data.polygons:
        p.use_smooth = True
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, angle * DEG
    return o


def paint(o, m):
    o.data.materials.clear()
    o.data.materials.append(m)
    return o


def bevel(o, w, seg=4, angle=35):
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit, b.harden_normals = w, seg, 'ANGLE', angle * DEG, True
    return o


def bake(o):
    """Apply the modifiers."""
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = me
    return o


def cut(o, *tools):
    """Take the tools away from o."""
    for t in tools:
        bpy.context.view_layer.update()
        b = o.modifiers.new('cut', 'BOOLEAN')
        b.operation, b.object, b.solver = 'DIFFERENCE', t, 'EXACT'
        bake(o)
        bpy.data.objects.remove(t)
    return o


def mesh(verts, faces, m=None, angle=40):
    me = bpy.data.meshes.new('mesh')
    me.from_pydata(verts, [], faces)
    o = link(bpy.data.objects.new('mesh', me))
    if m:
        paint(o, m)
    return shade(o, angle)


def prism(pts, depth, loc=(0, 0, 0), m=None, bev=0., seg=4, rot=(0, 0, 0)):
    """An outline pulled out along y; its front is at y = -depth / 2."""
    me = bpy.data.meshes.new('prism')
    bm = bmesh.new()
    f = [bm.verts.new((x, -depth / 2, z)) for x, z in pts]
    k = [bm.verts.new((x, depth / 2, z)) for x, z in pts]
    bm.faces.new(f)
    bm.faces.new(k[::-1])
    for i in range(len(pts)):
        j = (i + 1) % len(pts)
        bm.faces.new((f[i], k[i], k[j], f[j]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    o = link(bpy.data.objects.new('prism', me))
    o.location, o.rotation_euler = loc, [a * DEG for a in rot]
    if m:
        paint(o, m)
    shade(o)
    return bevel(o, bev, seg) if bev else o


def slab(w, h, d, r, loc=(0, 0, 0), m=None, bev=0., seg=4, rot=(0, 0, 0), n=10):
    """A box w wide (x), h high (z), d deep (y) with corner radius r in front view and bevelled rims."""
    return prism(rrect(w, h, r, n), d, loc, m, bev, seg, rot)


def plate(w, l, t, r, loc=(0, 0, 0), m=None, bev=0., turn=0., n=10):
    """A slab lying on the floor: w along x, l along y, t thick; loc is the center of its underside."""
    o = prism(rrect(w, l, r, n), t, (loc[0], loc[1], loc[2] + t / 2), m, bev)
    o.rotation_euler = (-90 * DEG, 0, turn * DEG)
    return o


def disc(r, d, loc=(0, 0, 0), m=None, bev=0., n=64, rot=(0, 0, 0)):
    return prism(circle(r, n), d, loc, m, bev, 4, rot)


def rod(r, l, loc=(0, 0, 0), m=None, bev=0., axis='Z', n=48):
    """A cylinder round its center along an axis."""
    return prism(circle(r, n), l, loc, m, bev, 4, {'Z': (90, 0, 0), 'X': (0, 0, 90), 'Y': (0, 0, 0)}[axis])


def ball(r, loc=(0, 0, 0), m=None, rot=(0, 0, 0), sub=4):
    """A ball, or an ellipsoid where r has three numbers."""
    r = (r, r, r) if not hasattr(r, '__len__') else r
    me = bpy.data.meshes.new('ball')
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    bm.to_mesh(me)
    bm.free()
    o = link(bpy.data.objects.new('ball', me))
    o.location, o.scale, o.rotation_euler = loc, r, [a * DEG for a in rot]
    if m:
        paint(o, m)
    return shade(o, 180)


def rounded(pts, r=.05, n=6):
    """An open outline with its inner corners rounded."""
    out = [tuple(pts[0])]
    for i in range(1, len(pts) - 1):
        p, a, b = Vector(pts[i]), Vector(pts[i - 1]), Vector(pts[i + 1])
        d = min(r, (a - p).length * .45, (b - p).length * .45)
        a, b = p + (a - p).normalized() * d, p + (b - p).normalized() * d
        out += [tuple(a * (1 - t) ** 2 + p * 2 * t * (1 - t) + b * t * t) for t in (k / n for k in range(n + 1))]
    return out + [tuple(pts[-1])]


def lathe(profile, m=None, n=96, loc=(0, 0, 0), angle=50, wobble=None):
    """A profile [(radius, z)] turned round z, with a label wrapped round it: the middle of the label faces -Y.

    wobble(angle, z) scales the radius.
    """
    k = len(profile)
    z0, z1 = min(p[1] for p in profile), max(p[1] for p in profile)
    v, f = [], []
    for i in range(n + 1):
        a = 2 * math.pi * (i / n - .5)
        for r, z in profile:
            q = r * (wobble(a, z) if wobble else 1)
            v.append((q * math.sin(a), -q * math.cos(a), z))
    for i in range(n):
        f += [(i*k + j, (i+1)*k + j, (i+1)*k + j + 1, i*k + j + 1) for j in range(k - 1)]
    me = bpy.data.meshes.new('lathe')
    me.from_pydata(v, [], f)
    uv = me.uv_layers.new()
    for l in me.loops:
        i = l.vertex_index
        uv.data[l.index].uv = ((i // k) / n, (profile[i % k][1] - z0) / max(z1 - z0, 1e-6))
    o = link(bpy.data.objects.new('lathe', me))
    o.location = loc
    if m:
        paint(o, m)
    return shade(o, angle)


def tube(pts, r, m=None, closed=False, straight=False, flat=None, taper=None):
    """A round tube through points; flat=(w, h, corner) gives it a rounded band as its section,
    taper a list of radius factors, one a point."""
    c = bpy.data.curves.new('tube', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.use_fill_caps = '3D', r, 8, True
    s = c.splines.new('POLY' if straight else 'BEZIER')
    if straight:
        s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts):
            p.co = (*q, 1)
    else:
        s.bezier_points.add(len(pts) - 1)
        for i, (p, q) in enumerate(zip(s.bezier_points, pts)):
            p.co, p.handle_left_type, p.handle_right_type = q, 'AUTO', 'AUTO'
            p.radius = taper[i] if taper else 1
    s.use_cyclic_u, s.resolution_u = closed, 16
    if flat:
        sec = bpy.data.curves.new('section', 'CURVE')
        sec.dimensions = '2D'
        t = sec.splines.new('POLY')
        out = rrect(*flat, 5)
        t.points.add(len(out) - 1)
        for p, q in zip(t.points, out):
            p.co = (*q, 0, 1)
        t.use_cyclic_u = True
        so = link(bpy.data.objects.new('section', sec))
        so.hide_render = True
        so['helper'] = True
        c.bevel_mode, c.bevel_object = 'OBJECT', so
    o = link(bpy.data.objects.new('tube', c))
    if m:
        c.materials.append(m)
    return o


def label(image, w, h, loc, rot=(0, 0, 0), rough=.5, coat=0., emit=0.):
    """A printed plane facing -Y; clear where the print is clear."""
    me = bpy.data.meshes.new('label')
    me.from_pydata([(-w/2, 0, -h/2), (w/2, 0, -h/2), (w/2, 0, h/2), (-w/2, 0, h/2)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[i].uv = c
    o = link(bpy.data.objects.new('label', me))
    o.location, o.rotation_euler = loc, [a * DEG for a in rot]
    return paint(o, mat('#FFFFFF', rough, coat=coat, image=image, alpha=True, emit=emit))


@contextmanager
def group(loc=(0, 0, 0), turn=0., rot=None, scale=1.):
    """Everything made inside becomes one group; yields its handle. turn is about z, in degrees."""
    before = set(o.name for o in bpy.data.objects)
    e = link(bpy.data.objects.new('group', None))
    yield e
    for o in bpy.data.objects:
        if o.name not in before and o is not e and o.parent is None and not o.get('helper'):
            o.parent = e
    e.location, e.scale = loc, (scale,) * 3
    e.rotation_euler = [a * DEG for a in rot] if rot else (0, 0, turn * DEG)
