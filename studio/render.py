"""blender -b -P render.py -- NAME[:view,view] ...   NAME is a product id (1057) or a scene; PNGs go to $STUDIO_RAW"""
import sys, os, time, math, tempfile, glob, importlib
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Vector, Matrix
import materials as M, parts, lights, products, denoise, catalogue
for file in sorted(glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'models_*.py'))): importlib.import_module(os.path.basename(file)[:-3])
RAW = os.environ.get('STUDIO_RAW', 'out/raw'); SC = float(os.environ.get('STUDIO_SCALE', 1)); SMP = os.environ.get('STUDIO_SAMPLES')

def setup(w, h, samples=48, view='Standard', look='None', exposure=0., bounces=4, fast_gi=False):
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles
    c.device = 'CPU'; c.samples = int(SMP or samples); c.use_adaptive_sampling = False
    c.use_denoising = False; c.max_bounces = bounces; c.diffuse_bounces = min(3, bounces); c.glossy_bounces = min(3, bounces); c.transmission_bounces = 2; c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False; c.sample_clamp_indirect = 3; c.sample_clamp_direct = 12; c.blur_glossy = 1.0
    if fast_gi: c.use_fast_gi = True; c.fast_gi_method = 'REPLACE'; c.ao_bounces_render = 1; bpy.context.scene.world.light_settings.distance = 15
    s.render.use_persistent_data = True; s.render.resolution_x = int(w*SC); s.render.resolution_y = int(h*SC); s.render.resolution_percentage = 100
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_depth = '8'; s.render.threads_mode = 'AUTO'
    s.view_settings.view_transform = view; s.view_settings.look = look; s.view_settings.exposure = exposure
    s.render.film_transparent = False

SOCKETS = dict(DiffDir='diffuse_direct', DiffInd='diffuse_indirect', DiffCol='diffuse_color', GlossDir='glossy_direct', GlossInd='glossy_indirect', GlossCol='glossy_color',
               TransDir='transmission_direct', TransInd='transmission_indirect', TransCol='transmission_color', Emit='emit', Env='environment', Normal='normal', Depth='z')

def passes_to(folder):
    """each pass that denoise.py reads becomes an EXR in `folder`"""
    s = bpy.context.scene; layer = s.view_layers[0]; s.use_nodes = True; nt = s.node_tree; nt.nodes.clear()
    source = nt.nodes.new('CompositorNodeRLayers'); out = nt.nodes.new('CompositorNodeOutputFile'); out.base_path = folder
    out.format.file_format = 'OPEN_EXR'; out.format.color_depth = '32'; out.file_slots.clear()
    for name, prop in SOCKETS.items():
        setattr(layer, 'use_pass_'+prop, True); out.file_slots.new(name)
        nt.links.new(source.outputs[name], out.inputs[name])

def shot(path):
    """render, denoise, save as PNG with the scene's view transform"""
    s = bpy.context.scene; t = time.time()
    with tempfile.TemporaryDirectory() as folder:
        passes_to(folder); bpy.ops.render.render(); t1 = time.time(); rgb = denoise.combine(folder)
    h, w, _ = rgb.shape; flat = np.ones((h, w, 4), np.float32); flat[..., :3] = rgb[::-1]
    im = bpy.data.images.new('shot', w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(flat.ravel()); im.save_render(path); bpy.data.images.remove(im)
    print(f'SHOT {os.path.basename(path)} {t1-t:.1f}s + {time.time()-t1:.1f}s', flush=True)

def bbox():
    dg = bpy.context.evaluated_depsgraph_get(); lo, hi, pts = Vector((1e9,)*3), Vector((-1e9,)*3), []
    for o in bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE') or o.name.startswith('sweep'): continue
        for b in o.evaluated_get(dg).bound_box:
            p = o.matrix_world @ Vector(b)
            if p.z < -3: continue
            pts.append(p)
            for i in range(3): lo[i] = min(lo[i], p[i]); hi[i] = max(hi[i], p[i])
    return lo, hi, pts

def camera(loc, target, lens=50, shift=(0, 0), dof=None, ortho=None):
    s = bpy.context.scene; cd = bpy.data.cameras.new('c'); o = bpy.data.objects.new('c', cd); s.collection.objects.link(o)
    o.location = loc; o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    cd.lens = lens; cd.shift_x, cd.shift_y = shift; cd.clip_end = 5000; s.camera = o
    if dof: cd.dof.use_dof = True; cd.dof.focus_distance = (Vector(target)-Vector(loc)).length if dof[0] is None else dof[0]; cd.dof.aperture_fstop = dof[1]
    return o

def autoframe(pts, direction, lens, aspect, fill=.72, slender=None):
    """camera along `direction` such that the projected points fill `fill` of the frame, centred; `slender` of it where they are much higher than wide or wider than high"""
    d = Vector(direction).normalized(); q = (-d).to_track_quat('-Z', 'Y'); mi = q.to_matrix().transposed()
    L = [mi @ p for p in pts]; tx = 36/lens/2; ty = tx/aspect
    cx = cy = 0.; dist = 10.
    mx = sum(p.x for p in L)/len(L); my = sum(p.y for p in L)/len(L); mz = max(p.z for p in L)
    cx, cy, cz = mx, my, mz+1
    for _ in range(60):
        u = [((p.x-cx)/(cz-p.z), (p.y-cy)/(cz-p.z)) for p in L]
        x0, x1 = min(a for a, b in u), max(a for a, b in u); y0, y1 = min(b for a, b in u), max(b for a, b in u)
        across, up = (x1-x0)/(2*tx), (y1-y0)/(2*ty); ext = max(across, up); k = ext/(slender if slender and not .62 < across/up < 1.6 else fill)
        dz = cz-sum(p.z for p in L)/len(L)
        cx += (x0+x1)/2*dz; cy += (y0+y1)/2*dz; cz += dz*(k-1)*.8
        cz = max(cz, mz+.05)
    loc = q.to_matrix() @ Vector((cx, cy, cz)); return loc, loc-d*10

DIRS = {'34': (-.62, -1, .42), 'front': (0.0, -1, .10), 'rear': (.62, 1, .40), 'detail': (.55, -1, .32), '34r': (.62, -1, .42)}

def render_product(name, views=None):
    spec = catalogue.MODELS[name]; views = list(views or spec['views']); inside = spec.get('inside')
    if inside and 'detail' in views and len(views) > 1: render_product(name, [v for v in views if v != 'detail']); views = ['detail']
    parts.reset(); inside(spec['product']) if inside and views == ['detail'] else spec['build']()
    bpy.context.view_layer.update(); lo, hi, pts = bbox(); c = (lo+hi)/2; r = (hi-lo).length/2
    lights.studio(c, r)
    rig = [o for o in bpy.context.scene.objects if o.type == 'LIGHT']
    for v in views:
        setup(960, 720, spec.get('samples', 8), bounces=3)
        d = {'34': spec.get('d34'), 'detail': spec.get('detail_from') or ((.3, -1, .2) if inside else None)}.get(v) or DIRS[v]; lens = 70 if v != 'detail' else 65
        a = 180 if v == 'rear' else 0
        for o in rig: o.matrix_world = Matrix.Translation(c) @ Matrix.Rotation(math.radians(a), 4, 'Z') @ Matrix.Translation(-c) @ o.matrix_world
        sw = bpy.data.objects['sweep']; m0 = sw.matrix_world.copy()
        if a: sw.matrix_world = Matrix.Translation((c.x, c.y, 0)) @ Matrix.Rotation(math.pi, 4, 'Z') @ Matrix.Translation((-c.x, -c.y, 0)) @ m0
        if v == 'detail':
            f = spec['focus']; fc = Vector(f[:3]); rr = f[3]
            P = [fc+Vector((sx*rr*.62, 0, sz*rr*.5)) for sx in (-1, 1) for sz in (-1, 1)]
            loc, tg = autoframe(P, d, lens, 4/3, 1.0); camera(loc, tg, lens, dof=((fc-loc).length, 5.6/ (r*.9)))
        else:
            loc, tg = autoframe(pts, d, lens, 4/3, .8, slender=.9); camera(loc, tg, lens)
        shot(f'{RAW}/{name}-{v}.png')
        if a:
            for o in rig: o.matrix_world = Matrix.Translation(c) @ Matrix.Rotation(math.radians(-a), 4, 'Z') @ Matrix.Translation(-c) @ o.matrix_world
            sw.matrix_world = m0

if __name__ == '__main__':
    os.makedirs(RAW, exist_ok=True); catalogue.save(RAW)
    for a in sys.argv[sys.argv.index('--')+1:]:
        n, _, v = a.partition(':'); vs = v.split(',') if v else None
        try:
            if n.isdigit(): render_product(catalogue.PRODUCTS[int(n)].name, vs)
            else:
                import scenes, scenes_c, scene_sites, scene_banners, scene_visits, scene_industry, scene_livestock, scene_solutions, scene_mills, scene_venues, scene_uses, scene_shown, scene_in_use
                scenes.render(n, sys.modules[__name__])
        except Exception as e:
            import traceback; traceback.print_exc(); print('FAIL', n, e, flush=True)
