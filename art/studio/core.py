"""Scene set-up: renderer, light, backdrop, camera, materials and the render passes.

Products face -Y, Z is up. One sun from the upper left gives the graphic shadow, a bright world with one
softbox fills and makes the highlights. The floor has no end and no horizon is ever in the frame. The camera
does not see it: a picture is cut out, and the page's own color is its ground. What the floor tells is its
shadow, which is rendered by itself, and the color that it throws back on the things.
"""
import math
import os
import time

import bpy
from mathutils import Vector

from .palette import linear

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CACHE = os.environ.get('ART_CACHE', os.path.join(ART, '.cache'))
os.makedirs(CACHE, exist_ok=True)

SUN = (.66, .70, -.80)
# Light that reaches an empty floor and an empty wall (measured, per channel); the backdrop is divided by it.
FLOOR_LIGHT = (1.03, .98, .932)
WALL_LIGHT = (.944, .892, .837)
KNEE = .82                                     # the tone curve of finish.py is straight up to here


def reset():
    """An empty scene with the studio's render settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    c.use_adaptive_sampling = c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 2, 2, 4
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect = .6, 4
    s.view_settings.view_transform = 'Standard'
    s.world = bpy.data.worlds.new('world')
    s.world.use_nodes = True


# ---------------------------------------------------------------- materials
_materials = {}


def mat(color, rough=.5, metal=0., coat=0., sheen=0., spec=.4, bump=0., scale=120, image=None, emit=0.,
        alpha=False, trans=0., key=''):
    """A material of the shared library; the same arguments give the same material.

    image: a label (path of a PNG) over the color; alpha=True lets the label's clear parts be clear.
    """
    name = repr((color, rough, metal, coat, sheen, spec, bump, scale, image, emit, alpha, trans, key))
    if name in _materials:
        return _materials[name]
    m = bpy.data.materials.new('m')
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    col = linear(color)
    for k, v in (('Base Color', col), ('Roughness', rough), ('Metallic', metal), ('Clearcoat', coat),
                 ('Clearcoat Roughness', .12), ('Specular', spec), ('Sheen', sheen), ('Transmission', trans)):
        b.inputs[k].default_value = v
    if emit:
        b.inputs['Emission'].default_value, b.inputs['Emission Strength'].default_value = col, emit
    if image:
        t = nt.nodes.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(image, check_existing=True)
        t.extension, t.interpolation = 'CLIP', 'Cubic'
        mx = nt.nodes.new('ShaderNodeMixRGB')
        mx.inputs['Color1'].default_value = col
        nt.links.new(t.outputs['Alpha'], mx.inputs['Fac'])
        nt.links.new(t.outputs['Color'], mx.inputs['Color2'])
        if alpha:
            nt.links.new(t.outputs['Alpha'], b.inputs['Alpha'])
            nt.links.new(t.outputs['Color'], b.inputs['Base Color'])
        else:
            nt.links.new(mx.outputs['Color'], b.inputs['Base Color'])
        if emit:
            nt.links.new(t.outputs['Color'], b.inputs['Emission'])
    if bump:
        tc = nt.nodes.new('ShaderNodeTexCoord')
        n = nt.nodes.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = scale, 1
        bp = nt.nodes.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value, bp.inputs['Distance'].default_value = bump, .02
        nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
        nt.links.new(n.outputs['Fac'], bp.inputs['Height'])
        nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    _materials[name] = m
    return m


def plastic(color, **k):
    """Satin moulded plastic."""
    return mat(color, **{**dict(rough=.38, coat=.15, bump=.03, scale=240), **k})


def rubber(color='#16221E', **k):
    return mat(color, **{**dict(rough=.6, spec=.3), **k})


def fabric(color, **k):
    """Matt woven cloth."""
    return mat(color, **{**dict(rough=.88, spec=.15, sheen=.25, bump=.12, scale=160), **k})


def steel(color='#C3CCC8', **k):
    """Bright metal, drawn as a glossy gray: real reflections would show an empty room."""
    return mat(color, **{**dict(rough=.24, spec=.7, coat=.5), **k})


def clear(tint='#CFEDE0', **k):
    """Clear silicone, drawn as a pale glossy solid."""
    return mat(tint, **{**dict(rough=.2, coat=.6), **k})


def film(tint='#CFEDE0', face=.28, edge=.9, rough=.14, **k):
    """Clear plastic that one sees through: `face` of it covers where it faces the camera, `edge` of it where it turns away."""
    m = mat(tint, rough=rough, coat=.6, spec=.6, key=f'film {face} {edge}', **k)
    nt = m.node_tree
    if 'Facing' not in nt.nodes:
        w, q = nt.nodes.new('ShaderNodeLayerWeight'), nt.nodes.new('ShaderNodeMapRange')
        w.name, w.inputs['Blend'].default_value = 'Facing', .42
        q.inputs['To Min'].default_value, q.inputs['To Max'].default_value = face, edge
        nt.links.new(w.outputs['Facing'], q.inputs['Value'])
        nt.links.new(q.outputs[0], nt.nodes['Principled BSDF'].inputs['Alpha'])
        m.pass_index = 1                                       # tells finish.py where color and cover are noisy
    return m


# ---------------------------------------------------------------- stage
def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def _before_tone(color, light):
    """The color to paint so that it comes out of light and tone curve as `color`."""
    c = [min(v, .955) for v in linear(color)[:3]]
    m = max(c)
    k = 1.0
    if m > KNEE:
        k = (KNEE - (1 - KNEE) * math.log(1 - (m - KNEE) / (1 - KNEE))) / m
    return [v * k / l for v, l in zip(c, light)]


def _backdrop(corners, color, light):
    me = bpy.data.meshes.new('backdrop')
    me.from_pydata(corners, [], [(0, 1, 2, 3)])
    o = link(bpy.data.objects.new('backdrop', me))
    m = bpy.data.materials.new('backdrop')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out, d, mx, lp = (nt.nodes.new('ShaderNode' + n) for n in ('OutputMaterial', 'BsdfDiffuse', 'MixRGB', 'LightPath'))
    base = linear(color)
    # what bounces on to the objects is paler than what the camera sees: whites stay white on apricot
    mx.inputs[1].default_value = [.55 * min(v, .85) + .45 * .55 for v in base[:3]] + [1]
    mx.inputs[2].default_value = [*_before_tone(color, light), 1]
    nt.links.new(lp.outputs['Is Camera Ray'], mx.inputs[0])
    nt.links.new(mx.outputs[0], d.inputs['Color'])
    nt.links.new(d.outputs[0], out.inputs[0])
    me.materials.append(m)
    return o


def floor(color, z=0.):
    s = 4000
    return _backdrop([(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)], color, FLOOR_LIGHT)


def wall(color, y=30.):
    s = 400
    return _backdrop([(-s, y, -s), (s, y, -s), (s, y, s), (-s, y, s)], color, WALL_LIGHT)


def light(sun=3.05, fill=.40, angle=5., direction=SUN):
    """The studio light: one sun, one bright world with a softbox in it for the highlights."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.angle, l.color = sun, math.radians(angle), linear('#FFF4E8')[:3]
    o = link(bpy.data.objects.new('sun', l))
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    nt = bpy.context.scene.world.node_tree
    bg = nt.nodes['Background']
    new = lambda n: nt.nodes.new('ShaderNode' + n)
    tc, sep, ramp, mx = new('TexCoord'), new('SeparateXYZ'), new('MapRange'), new('MixRGB')
    ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = -.2, .9
    mx.inputs[1].default_value, mx.inputs[2].default_value = linear('#EDEBE8'), linear('#F6FAFF')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], ramp.inputs['Value'])
    nt.links.new(ramp.outputs[0], mx.inputs[0])
    dot, box, add = new('VectorMath'), new('MapRange'), new('MixRGB')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = Vector((-.74, -.50, .45)).normalized()
    box.interpolation_type = 'SMOOTHSTEP'
    box.inputs['From Min'].default_value, box.inputs['From Max'].default_value = .93, .965
    add.blend_type, add.inputs[2].default_value = 'ADD', (2.6, 2.6, 2.6, 1)
    nt.links.new(tc.outputs['Generated'], dot.inputs[0])
    nt.links.new(dot.outputs['Value'], box.inputs['Value'])
    nt.links.new(box.outputs[0], add.inputs[0])
    nt.links.new(mx.outputs[0], add.inputs[1])
    nt.links.new(add.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = fill
    bpy.context.scene.world.cycles.sampling_method = 'MANUAL'
    bpy.context.scene.world.cycles.sample_map_resolution = 256


def camera(loc, target, lens=85, shift=(0, 0)):
    c = bpy.data.cameras.new('camera')
    c.lens = lens
    c.clip_end = 5000
    c.shift_x, c.shift_y = shift
    o = link(bpy.data.objects.new('camera', c))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = o
    return o


def stage(color, loc, target, lens=85, shift=(0, 0), **k):
    """Floor, light and camera in one go."""
    floor(color)
    light(**k)
    return camera(loc, target, lens, shift)


# ---------------------------------------------------------------- render
# What finish.py makes the cut-out from: the things without the floor, and the light on the floor without the things.
THINGS = (('Image', 'rgb', 'RGBA'), ('DiffCol', 'col', 'RGB'), ('DiffDir', 'dir', 'RGB'), ('DiffInd', 'ind', 'RGB'),
          ('Normal', 'nrm', 'RGB'), ('Depth', 'dep', 'RGB'))
FILM = ('IndexMA', 'film', 'RGB')                              # only where something is seen through
GROUND = (('DiffDir', 'sdir', 'RGB'), ('DiffInd', 'sind', 'RGB'))


def _outputs(name, passes, half):
    """Writes the passes of the next render into the cache."""
    s = bpy.context.scene
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl, out = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = CACHE
    f = out.format
    f.file_format, f.color_depth, f.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    out.file_slots.clear()
    for src, tag, mode in passes:
        out.file_slots.new(f'{name}.{tag}{half}.')
        slot = out.file_slots[-1]
        slot.use_node_format = False
        slot.format.file_format, slot.format.color_depth, slot.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
        slot.format.color_mode = mode
        nt.links.new(rl.outputs[src], out.inputs[-1])


def render(name, w, h, samples):
    """Two half renders with different seeds, each of the things alone and of their shadow; the material of finish.py."""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = w, h
    s.render.film_transparent = True
    s.cycles.pixel_filter_type, s.cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    v = s.view_layers[0]
    v.use_pass_diffuse_color = v.use_pass_diffuse_direct = v.use_pass_diffuse_indirect = True
    v.use_pass_normal = v.use_pass_z = True
    v.use_pass_material_index, v.pass_alpha_threshold = True, 0
    seen_through = any(m.pass_index for m in bpy.data.materials)
    things = [o for o in s.objects if o.type in ('MESH', 'CURVE', 'FONT', 'SURFACE', 'META')]
    t = time.time()
    # Shadows are soft: half the size is enough for them.
    for passes, sees_ground, part, n in ((THINGS + ((FILM,) if seen_through else ()), False, 100, samples), (GROUND, True, 50, 2 * samples)):
        for o in things:
            o.visible_camera = o.name.startswith('backdrop') == sees_ground
        s.render.resolution_percentage = part
        s.cycles.samples = max(2, n // 2)
        for half in (0, 1):
            s.cycles.seed = 11 + 97 * half
            _outputs(name, passes, half)
            bpy.ops.render.render(write_still=False)
    print(f'RENDER {name} {w}x{h} {samples} samples {time.time() - t:.0f} s', flush=True)
