"""Banners, solution scenes, case buildings, factory and reception settings. 1 unit = 1 m."""
import bpy, bmesh, math, random
from mathutils import Vector
import catalogue, materials as M, lights, products
from parts import *

REG = {}
ALT = {}
def scene(name, alt, size=(1200, 800), use='scene', **kw):
    def d(f): REG[name] = (f, size, kw, use); ALT[name] = alt; return f
    return d

def render(name, RD):
    f, size, kw, use = REG[name]
    reset(); cam = f(RD)
    k = dict(samples=10, view='Filmic', look='Medium High Contrast', exposure=.08); k.update(kw)
    RD.setup(*size, **k); RD.shot(f'{RD.RAW}/{name}.png')

rnd = random.Random(7)

# ---- generic ------------------------------------------------------------------------
def ground(kind, size=600, z=0, loc=(0, 0)):
    me = bpy.data.meshes.new('g'); s = size/2
    me.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)]); me.materials.append(M.ground(kind))
    return place(me, (loc[0], loc[1], z))

def slab(x0, y0, x1, y1, z, mat, h=.12):
    return box((abs(x1-x0), abs(y1-y0), h), ((x0+x1)/2, (y0+y1)/2, z+h/2), mat, .02)

_FM = {}
def facade_mat(style, night=0.):
    k = (style, night)
    if k in _FM:
        try: _FM[k].name; return _FM[k]
        except ReferenceError: pass
    m, nt, b = M._new('fac')
    def tex(sfx, cs='sRGB'):
        t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(f'{M.TEX}/fac_{style}{sfx}.png', check_existing=True)
        if cs != 'sRGB': t.image.colorspace_settings.name = 'Non-Color'
        return t
    c, k2 = tex(''), tex('_m', 'raw')
    nt.links.new(c.outputs[0], b.inputs['Base Color'])
    r = nt.nodes.new('ShaderNodeMapRange'); r.inputs['To Min'].default_value = .65; r.inputs['To Max'].default_value = .06
    nt.links.new(k2.outputs[0], r.inputs['Value']); nt.links.new(r.outputs[0], b.inputs['Roughness'])
    r2 = nt.nodes.new('ShaderNodeMapRange'); r2.inputs['To Min'].default_value = .0; r2.inputs['To Max'].default_value = .45
    nt.links.new(k2.outputs[0], r2.inputs['Value']); nt.links.new(r2.outputs[0], b.inputs['Metallic'])
    if night:
        n = tex('_n'); nt.links.new(n.outputs[0], b.inputs['Emission']); M._glow(nt, b, night)
    _FM[k] = m; return m

BAY = {'glass': 1.9, 'fins': 2.0, 'ribbon': 3.0}

def bldg(w, d, h, loc, style, bay=None, fl=3.9, rot=0, night=0., parapet=.8, roof=True, seed=0):
    """box building with façade texture on the four sides"""
    me = bpy.data.meshes.new('b'); x, y = w/2, d/2; bay = bay or BAY.get(style, 3.4)
    P = [(-x, -y), (x, -y), (x, y), (-x, y)]; vs, fs, uv = [], [], []
    nf = max(1, round(h/fl)); u0 = (seed*3 % 8)/8
    for i in range(4):
        a, c = P[i], P[(i+1) % 4]; n = len(vs); ln = (w, d)[i % 2]; nb = max(1, round(ln/bay))/8
        vs += [(*a, 0), (*c, 0), (*c, h), (*a, h)]; fs.append((n, n+1, n+2, n+3)); uv += [(u0, 0), (u0+nb, 0), (u0+nb, nf/8), (u0, nf/8)]
    me.from_pydata(vs, [], fs); l = me.uv_layers.new()
    for k, c in enumerate(uv): l.data[k].uv = c
    me.materials.append(facade_mat(style, night)); 
    with at(loc, (0, 0, rot)):
        place(me)
        if roof:
            rm = M.pbr('#9da3a8' if not night else '#1a2230', .8)
            box((w+.3, d+.3, .3), (0, 0, h+.1), rm, .03)
            if parapet:
                for sx in (-1, 1): box((.3, d+.3, parapet), (sx*(x), 0, h+parapet/2+.2), rm, .02); box((w+.3, .3, parapet), (0, sx*y, h+parapet/2+.2), rm, .02)
            r = random.Random(seed+int(w*7+d))
            for _ in range(3): box((r.uniform(1.5, w*.18), r.uniform(1.5, d*.2), r.uniform(1, 2.4)), (r.uniform(-x*.6, x*.6), r.uniform(-y*.5, y*.5), h+1.2), M.pbr('#b4bac0' if not night else '#222b3a', .6), .05)

_TREES = {}
def leaf_mesh(seed, col):
    r = random.Random(seed); bm = bmesh.new()
    blobs = [(r.uniform(-.45, .45), r.uniform(-.45, .45), r.uniform(.1, .95), r.uniform(.36, .55)) for _ in range(9)]
    for bx, by, bz, br in blobs:
        for _ in range(250):
            a, t = r.uniform(0, 6.283), math.acos(r.uniform(-1, 1)); q = br*r.uniform(.75, 1.06)
            c = Vector((bx+q*math.sin(t)*math.cos(a), by+q*math.sin(t)*math.sin(a), bz+q*math.cos(t)*.8)); s = r.uniform(.04, .085)
            u = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-.6, .6))).normalized(); v = u.orthogonal().normalized()
            bm.faces.new([bm.verts.new(c+u*s), bm.verts.new(c+v*s*.6), bm.verts.new(c-u*s), bm.verts.new(c-v*s*.6)])
    me = bpy.data.meshes.new('leaf'); bm.to_mesh(me); bm.free()
    me.materials.append(M.pbr(col, .6, spec=.25)); return me

def tree(x, y, h=7, seed=0, col=None, z=0):
    cols = ('#3f6a30', '#4b7536', '#587f3e', '#365c2c'); k = seed % 4; h *= 1+.16*math.sin(seed*12.9+x)
    key = ('leaf', k, col)
    me = _MESH_leaf(key, k, col or cols[k])
    cyl(.028*h, h*.45, (x, y, z+h*.22), M.pbr('#5b4836', .9), seg=10, r2=.018*h)
    ob = place(me, (x, y, z+h*.32)); ob.scale = (h*.42, h*.42, h*.55); ob.rotation_euler[2] = seed*1.7

def _MESH_leaf(key, k, col):
    import parts
    me = parts._MESH.get(key)
    if me is None: me = parts._MESH[key] = leaf_mesh(k, col)
    return me

def hedge(x0, y0, x1, y1, h=.8, t=.8):
    n = int(math.hypot(x1-x0, y1-y0)/(t*.6))+1
    for i in range(n+1):
        f = i/max(n, 1); me = _MESH_leaf(('leaf', 9, 'h'), 9, '#416b2e'); ob = place(me, (x0+(x1-x0)*f, y0+(y1-y0)*f, .1)); ob.scale = (t*.75, t*.75, h*.7); ob.rotation_euler[2] = i*2.1

def lamp_post(x, y, h=8, rot=0, on=False):
    with at((x, y, 0), (0, 0, rot)):
        cyl(.09, h, (0, 0, h/2), M.pbr('#5a626b', .4, .6), seg=12, r2=.06)
        tube([(0, 0, h-.1), (0, -.6, h+.3), (0, -1.7, h+.4)], .05, M.pbr('#5a626b', .4, .6), bez=True)
        box((.3, .8, .1), (0, -1.9, h+.4), M.pbr('#39424c', .4), .03)
        box((.24, .7, .02), (0, -1.9, h+.34), M.pbr('#fff2d0', .3, emit=18 if on else .3), 0)

def car(x, y, rot=0, col='#dfe3e6', night=False):
    with at((x, y, 0), (0, 0, rot)):
        body = M.pbr(col, .2, .3, coat=1)
        with at((0, 0, 0), (0, 0, 90)):
            prism(((-2.2, .3), (2.2, .3), (2.3, .45), (2.26, .7), (1.95, .84), (.95, .95), (-1.7, .98), (-2.24, .92), (-2.3, .6)), 1.74, (0, 0, 0), body, .16, seg=4)
            frustum(((-1.95, .8), (1.1, .8), (1.1, -.8), (-1.95, -.8)), ((-1.15, .58), (.25, .58), (.25, -.58), (-1.15, -.58)), .93, 1.42, M.BLACKG())
            box((1.5, 1.2, .07), (-.45, 0, 1.42), body, .03)
            for q in (-1, 1):
                for x0, x1 in ((1.06, .24), (-.42, -.42), (-1.9, -1.15)): tube([(x0, q*.79, .95), (x1, q*.58, 1.42)], .035, body)
            for q in (-.6, .6): box((.06, .42, .13), (2.24, q, .66), M.pbr('#f4f8ff', .1, coat=1), .03); box((.06, .4, .12), (-2.26, q, .78), M.pbr('#b8141c', .2, coat=1), .03)
        for sx in (-.78, .78):
            for sy in (-1.4, 1.42): cyl(.33, .22, (sx, sy, .33), M.RUBBER(), 'X', seg=24); cyl(.2, .23, (sx, sy, .33), M.STEEL(), 'X', seg=16)

def frustum(bot, top, z0, z1, mat):
    me = bpy.data.meshes.new('fr'); vs = [(x, y, z0) for x, y in bot]+[(x, y, z1) for x, y in top]
    me.from_pydata(vs, [], [(0, 3, 2, 1), (4, 5, 6, 7)]+[(i, (i+1) % 4, 4+(i+1) % 4, 4+i) for i in range(4)]); me.materials.append(mat); return place(me)

def road(x0, y0, x1, y1, w=8, z=.02, dash=True, night=False):
    L_ = math.hypot(x1-x0, y1-y0); a = math.degrees(math.atan2(y1-y0, x1-x0))
    with at(((x0+x1)/2, (y0+y1)/2, z), (0, 0, a)):
        box((L_, w, .04), (0, 0, 0), M.ground('asphalt'), 0)
        wm = M.pbr('#e8e8e4', .7)
        for sy in (-1, 1): box((L_, .15, .01), (0, sy*(w/2-.4), .026), wm, 0); box((L_, .25, .16), (0, sy*(w/2+.12), .06), M.pbr('#b9bcbd', .8), .03)
        if dash:
            n = int(L_/6)
            for i in range(n): box((2.4, .15, .01), (-L_/2+i*6+3, 0, .026), wm, 0)

def sign(name, h, loc, rot=0, emit=0, depth=.15, backing=None):
    """raised lettering board: decal on an optional backing plate"""
    im = bpy.data.images.load(f'{M.TEX}/{name}.png', check_existing=True); w = h*im.size[0]/im.size[1]
    with at(loc, (0, 0, rot)):
        if backing: box((w*1.06, depth, h*1.12), (0, depth/2, 0), M.pbr(backing, .4), .03)
        m, nt, b = M._new('sign'); t = nt.nodes.new('ShaderNodeTexImage'); t.image = im; nt.links.new(t.outputs['Color'], b.inputs['Base Color']); nt.links.new(t.outputs['Alpha'], b.inputs['Alpha'])
        if emit: nt.links.new(t.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = emit
        quad(w, h, (0, -.03, 0), m)

def day(elev=38, az=215, s=3.6, strength=.85, clouds=.6, seed=0.):
    """blue sky + sun; azimuth clockwise from +y (as seen from above)"""
    lights.bluesky(strength*.8, clouds, seed=seed); lights.sun(elev-4, az+22, s*1.3, 1.2, (1, .93, .82))

def skyline(n, x0, x1, y0, y1, hmin, hmax, seed=1, night=0., styles=('glass', 'ribbon', 'fins', 'white', 'punch'), gap=0):
    r = random.Random(seed)
    for i in range(n):
        w, d, h = r.uniform(14, 28), r.uniform(14, 26), r.uniform(hmin, hmax)*(1 if r.random() < .75 else 1.5)
        bldg(w, d, h, (r.uniform(x0, x1), r.uniform(y0, y1), 0), r.choice(styles), rot=r.choice((0, 0, 90, 8, -6)), night=night, seed=i)

# ---- banners -------------------------------------------------------------------------
B = (2560, 1067)

def cab_run(n, x, y0, pitch, face, kinds=3):
    """row of cabinets along y; face=+1 looks to +x"""
    for i in range(n):
        with at((x, y0+i*pitch, 0), (0, 0, 90 if face > 0 else -90), .1):
            k = i % kinds
            products.cabinet(pitch*10-.1, 8, 22, None, ('hmi_a', 'hmi_c', 'hmi_d')[k], logo='brand_white', head=M.BLUEP() if k != 1 else M.NAVYP(), vents='low', col=M.powder('#C9CED2', .38))

@scene('hero-electrical-room', '配电室 成排电能质量治理柜', B, 'banner', exposure=.12)
def hero_electrical(RD):
    ground('darkfloor', 60)
    cab_run(13, 3.1, -1.6, .82, -1)
    box((16, .2, 4.4), (0, 12.4, 2.2), M.pbr('#16284a', .6), 0); box((.2, 20, 4.4), (4.3, 4, 2.2), M.pbr('#22324e', .6), 0); box((.2, 24, 4.4), (-5.2, 4, 2.2), M.pbr('#11203c', .5), 0)
    box((16, 24, .2), (0, 4, 4.2), M.pbr('#0f1a2e', .8), 0)
    em = M.pbr('#cfe2ff', .4, emit=5); eb = M.pbr('#2d7dff', .4, emit=5); et = M.pbr('#12d5c6', .4, emit=4)
    for x in (-1.2, 1.2): box((.10, 15, .04), (x, 5, 4.06), em, 0)
    box((.05, 15, .05), (3.3, 4.6, 2.62), eb, 0)
    box((.03, 15, .02), (2.35, 4.6, .012), et, 0); box((.03, 16, .02), (-4.4, 4.6, .012), eb, 0)
    for i in range(8):
        box((9.5, .12, .14), (-.6, -1+i*2.0, 3.95), M.pbr('#1c2942', .6), 0); box((.12, .5, 4.2), (-5.05, -3+i*2.2, 2.1), M.pbr('#1b3158', .5), .02)
    for i in range(3): box((.04, .06, 3.4), (-5.0, 1.2+i*4.4, 2.0), eb, 0)
    for i in range(6):
        with at((-2.3+i*.82, 10.2, 0), (0, 0, 0), .1): products.cabinet(8.1, 8, 22, None, ('hmi_a', 'hmi_c', 'hmi_d')[i % 3], logo='brand_white', head=M.BLUEP() if i % 3 != 1 else M.NAVYP(), vents='low', col=M.powder('#C9CED2', .38))
    box((5, .05, .05), (-.3, 9.8, 2.62), eb, 0); box((5, .02, .02), (-.3, 9.6, .012), et, 0)
    box((.7, 16, .1), (2.6, 4.6, 3.5), M.pbr('#76808c', .4, .7), 0)
    lights.world((.05, .09, .18), 1.0)
    lights.area((-.6, 3.5, 4.0), (1.6, 3.5, 0), 3.2, 13, 950, (.84, .92, 1), glossy=False); lights.area((-3.8, -1.5, 2.8), (3, 3.5, 1.1), 2.5, 3, 700, (.78, .88, 1), glossy=False); lights.area((-1, 10.8, 3.2), (-3, 9.4, 1.2), 6, 2, 160, (.45, .65, 1), glossy=False)
    RD.camera((-1.75, -4.2, 1.62), (-.12, 4.5, 1.40), 27)

@scene('hero-city', '城市夜景与光轨', B, 'banner', exposure=.3)
def hero_city(RD):
    g = ground('water', 3000); 
    slab(-60, 30, 900, 900, -.1, M.pbr('#0d1420', .6), .3)
    r = random.Random(12)
    for k, (y, hm, n) in enumerate(((60, 36, 16), (110, 56, 16), (180, 84, 14), (270, 112, 12))):
        for i in range(n):
            x = -45+i*(30+k*6)+r.uniform(-6, 6); w = r.uniform(15, 24); h = hm*r.uniform(.45, 1.05)
            if x < 30+k*25: h *= .38
            bldg(w, r.uniform(15, 22), h, (x, y+r.uniform(-10, 10), 0), r.choice(('city', 'city2')), bay=2.6, fl=3., night=.75, seed=i+k*20)
    for x, y, h in ((120, 150, 118), (196, 190, 150), (272, 150, 112)):
        bldg(26, 26, h, (x, y, 0), 'city2', bay=2.6, fl=3., night=.9, seed=3); box((2, 2, 34), (x, y, h+16), M.pbr('#9fc4ff', .4, emit=1.5), 0); box((27, 27, 1.4), (x, y, h+1), M.pbr('#2d8dff', .4, emit=6), 0); box((26.6, 26.6, .9), (x, y, h*.7), M.pbr('#12d5c6', .4, emit=4), 0)
    # light trails along an elevated road
    def TR(t, off, z):
        if t >= 0: return (30+t*330, -62+off+60*(t**1.6)+14*math.sin(t*5), z+8*math.sin(t*3.1)*.35)
        return (30+t*150, -62+off+t*260, z+t*6)
    def curve(off, z, c, e, rr):
        pts = [TR(t, off, z) for t in [i/30 for i in range(-12, 31)]]
        tube(pts, rr, M.pbr(c, .4, emit=e), bez=True)
    deck = [TR(t, 0, 5) for t in [i/30 for i in range(-12, 31)]]
    for off in (-5, -3, 0, 3, 5): tube([(x, y+off, z-1.6) for x, y, z in deck], 1.5, M.pbr('#2a3038', .7), bez=True)
    rr = random.Random(3)
    for i in range(9): curve(rr.uniform(-4.5, -.6), 6.0+rr.uniform(-.1, .8), rr.choice(('#ff3a24', '#ff5a2a', '#ff2b3f')), rr.uniform(2, 5), rr.uniform(.06, .16))
    for i in range(9): curve(rr.uniform(.6, 4.5), 6.0+rr.uniform(-.1, .8), rr.choice(('#ffffff', '#cfe6ff', '#ffe9c0')), rr.uniform(2.5, 6), rr.uniform(.06, .16))
    for i in range(10): curve(rr.uniform(-3, 3), 9+rr.uniform(-2, 7)+i*.4, rr.choice(('#1f7bff', '#12b5d6', '#12d5c6')), rr.uniform(1.5, 4), rr.uniform(.05, .1))
    lights.world(M.srgb('#6f9be6'), .7, M.srgb('#071130'), .34); lights.sun(25, 240, .25, 8, (.55, .7, 1))
    RD.camera((28, -172, 40), (112, 60, 40), 25)

@scene('hero-products', '电能质量治理产品家族', B, 'banner', view='Standard', look='None', exposure=-1.1)
def hero_products(RD):
    sw = lights.studio((1.5, 0, 1.2), 3.2); sw.data.materials[0] = M.pbr('#16346c', .5)
    wh = M.pbr('#f2f5f9', .35); bl = M.pbr('#0B4DA2', .3, coat=.5)
    for (x, y, r, h) in ((1.6, .9, 1.15, .7), (3.7, .6, 1.1, .38), (-.3, .2, .9, .38), (2.3, -.8, 1.5, .16), (.5, -1.2, .8, .1)):
        cyl(r, h, (x, y, h/2), wh, seg=96, bevel=.04); torus(r*1.0, .018, (x, y, h-.06), M.pbr('#12B5A6', .3, emit=.6), seg=96)
    def put(id, x, y, z, rz, height):
        """product `id` on its pedestal, `height` high: a family portrait, not to one scale"""
        p = catalogue.PRODUCTS[id]
        with at((x, y, z), (0, 0, rz), height/p.h): catalogue.MODELS[p.name]['build']()
    put(1028, 5.6, 2.6, 0, 20, 3.6)
    put(1024, 1.6, 1.0, .70, -8, 1.9)
    put(1001, -.35, .2, .38, -22, 1.5)
    put(1026, 3.75, .7, .38, 14, .62)
    put(1022, 3.75, .72, 1.02, 14, .62)
    put(1007, 7.6, .3, 0, 22, 1.9)
    put(1046, 1.45, -.9, .16, -14, .75)
    put(1072, 2.75, -1.0, .16, 10, .8)
    put(1061, 5.3, -.6, 0, 4, 1.15)
    put(1069, .5, -1.25, .1, -16, .5)
    lights.world(M.srgb('#c3d6ee'), .55, (1, 1, 1))
    RD.camera((.9, -17.4, 3.6), (1.4, 0, 1.72), 46)

def cyl_band(r, z0, z1, mat): lathe([(r, z0), (r+.012, z0), (r+.012, z1), (r, z1)], (0, 0, 0), mat, seg=48)

def sawtooth(x, y, n, pitch, depth, h, rise, wall='clad', rot=0):
    """factory hall: n sawtooth bays along x"""
    w = n*pitch
    with at((x, y, 0), (0, 0, rot)):
        bldg(w, depth, h, (0, 0, 0), wall, bay=3, fl=h/2 if h < 10 else 4, roof=False)
        for i in range(n):
            xx = -w/2+i*pitch
            prism(((xx, h), (xx+pitch, h), (xx, h+rise)), depth, (0, 0, 0), M.pbr('#b9c1c8', .45))
            L_ = math.hypot(pitch, rise); a = math.degrees(math.atan2(rise, pitch))
            with at((xx+pitch/2, 0, h+rise/2+.12), (0, a, 0)): box((L_+.3, depth+.8, .15), (0, 0, 0), M.pbr('#3f6ea8', .4), 0)
            with at((xx-.03, 0, h+rise/2), (0, 0, -90)): quad(depth, rise*.85, (0, 0, 0), M.pbr('#9fc6e6', .05, .4))
        for s in (-1, 1): box((w+.2, .14, .8), (0, s*(depth/2+.05), h-.4), M.BLUEP(), 0)

@scene('contact-building', '澜衡电气总部大楼', B, 'banner', exposure=.08)
def contact_building(RD):
    ground('grass', 1500); day(36, 205, 3.8, .8, .6, 3.)
    slab(-8, -12, 80, 60, 0, M.ground('paving'), .06)
    hq(34, 24)
    road(-300, -19, 400, -19, 11)
    r = random.Random(2)
    for i in range(16): tree(-14-i*8+r.uniform(-2, 2), 34+r.uniform(-6, 20), r.uniform(8, 12), i)
    for i in range(9): tree(-4+i*9, -9.5, 5.2, i)
    for i in range(30): tree(-160+i*12, 110+r.uniform(-5, 20), r.uniform(9, 14), i)
    skyline(14, -80, 220, 160, 260, 25, 60, 4)
    for i in range(3): car(8+i*24, -17 if i % 2 else -21, 90 if i % 2 else -90, ('#e6e9ec', '#26303c', '#0B4DA2')[i])
    for x in (-6, 22, 50, 78): lamp_post(x, -12.5, 8, 0)
    RD.camera((-14, -82, 7.5), (17, 12, 21.5), 27)

def hq(x, y, night=0.):
    with at((x, y, 0)):
        bldg(30, 20, 42, (4, 4, 0), 'glass', bay=2, fl=3.9, night=night)
        bldg(14, 22, 34, (-14, 4, 0), 'fins', bay=2, fl=3.9, night=night)
        bldg(62, 26, 9, (6, 4, 0), 'glass', bay=2, fl=4.5, night=night)
        box((1.2, 21, 46), (-6.6, 4, 23), M.pbr('#eef1f4', .4), .1); box((62.6, 26.6, .9), (6, 4, 9.2), M.pbr('#eef1f4', .4), .1); box((62.4, 26.4, .25), (6, 4, 9.8), M.TEALP(), .02)
        box((16, 7, .6), (0, -12, 5.4), M.pbr('#eef1f4', .4), .1)
        for sx in (-7, 7): cyl(.35, 5.2, (sx, -14.6, 2.6), M.pbr('#eef1f4', .4))
        box((10, .1, 4.6), (0, -9.1, 2.4), M.pbr('#2f4a62', .05, .5), 0)
        for k in range(6): box((.12, .16, 4.6), (-5+k*2, -9.14, 2.4), M.STEEL(), 0)
        sign('brand_white', 3.4, (4, -6.12, 38.2), backing='#0B4DA2', emit=.25); sign('brand_white', 1.3, (0, -15.55, 5.4), emit=.2, backing='#0B4DA2')
        for i in range(4): box((18-i*1.0, .8, .18*(4-i)), (0, -13.2-i*.8, .09*(4-i)), M.pbr('#c9c9c4', .7), .02)
        for i in range(3): cyl(.07, 11, (14+i*3, -16, 5.5), M.STEEL(), seg=10); box((2.2, .03, 1.4), (15.15+i*3, -16, 10.1), (M.BLUEP(), M.pbr('#f4f6f8', .6), M.TEALP())[i], 0)
        for i in range(2): hedge(-24+i*36, -16, -12+i*36, -16, .9)

@scene('cloud-platform', '澜衡云监控中心：屏墙与值班席上是云平台的监控大屏、一次接线图、站点地图、用能分析与月报', B, 'banner', exposure=.7)
def cloud_platform(RD):
    ground('darkfloor', 60); lights.world((.02, .04, .09), .7)
    ui = ['ui_dashboard', *(f'ui_{name}_night' for name in ('oneline', 'map', 'trend', 'report', 'alarm', 'device'))]
    # curved video wall
    n = 6
    for i in range(n):
        a = (i-(n-1)/2)*13; x = 2.9+11*math.sin(R(a)); y = -1+11*math.cos(R(a))
        with at((x, y, 0), (0, 0, -a)):
            for j in range(2):
                box((2.44, .12, 1.54), (0, .07, 1.75+j*1.56), M.BLACK(), .01); screen(ui[(i*2+j*3) % len(ui)], 2.4, 1.5, (0, -.0, 1.75+j*1.56), 1.1)
            box((2.5, .4, .95), (0, .2, .48), M.pbr('#18243a', .4), .02); box((2.5, .03, .03), (0, -.02, .97), M.pbr('#12d5c6', .4, emit=4), 0)
            box((2.5, .3, .5), (0, .2, 4.45), M.pbr('#101a2c', .6), .02); box((2.5, .04, .04), (0, .0, 4.2), M.pbr('#2d7dff', .4, emit=5), 0)
    for row, (yy, m) in enumerate(((4.2, 4), (1.6, 5))):
        for i in range(m):
            x = 2.6+(i-(m-1)/2)*2.3+row*.2
            with at((x, yy, 0)):
                box((2.1, .85, .05), (0, 0, .76), M.pbr('#dfe5ec', .35), .02); box((2.1, .05, .7), (0, .4, .4), M.pbr('#1c2a44', .4), .01); box((2.1, .02, .02), (0, .43, .7), M.pbr('#2d7dff', .4, emit=3), 0)
                for sx in (-.45, .45):
                    with at((sx, .15, 1.12), (0, 0, -sx*14)): box((.82, .05, .5), (0, 0, 0), M.BLACK(), .015); screen(ui[(i+row) % len(ui)], .78, .46, (0, -.028, 0), 1.1); box((.06, .06, .35), (0, .05, -.28), M.BLACK(), 0); box((.3, .2, .02), (0, .03, -.33), M.BLACK(), 0)
                chair(0, -.75, 180)
    for i in range(4): box((14, .07, .04), (2, -2+i*3.2, 4.95), M.pbr('#a9ccff', .4, emit=6), 0)
    box((40, 30, .1), (0, 4, 5.1), M.pbr('#0c1424', .8), 0); box((.1, 30, 6), (-13, 4, 2.5), M.pbr('#0f1b33', .7), 0); box((40, .1, 6), (0, 14, 2.5), M.pbr('#0f1b33', .7), 0)
    lights.area((1, 1, 4.9), (1, 3, 0), 10, 6, 900, (.7, .84, 1), glossy=False); lights.area((3, 7.5, 3), (2, 2, .6), 10, 2.4, 420, (.5, .72, 1), glossy=False); lights.area((-9, 4, 4.6), (-12, 5, 1), 4, 4, 420, (.3, .42, 1), glossy=False)
    RD.camera((-.7, -5.0, 2.45), (.55, 5, 2.25), 24)

def chair(x, y, rot=0, col='#1e2a3d', s=1.):
    m = M.pbr(col, .7)
    with at((x, y, 0), (0, 0, rot), s):
        rrect_h(.5, .5, .09, (0, 0, .47), m); 
        with at((0, .24, .82), (-8, 0, 0)): rrect(.48, .6, .07, (0, 0, 0), m, .1, .03)
        cyl(.03, .4, (0, 0, .25), M.STEEL(), seg=12)
        for a in range(5):
            with at((0, 0, .06), (0, 0, a*72)): box((.32, .05, .03), (.16, 0, 0), M.STEEL(), .01)
        for sx in (-.28, .28): box((.05, .3, .03), (sx, 0, .66), m, .01); box((.03, .03, .2), (sx, .08, .57), m, 0)

def rrect_h(w, d, h, loc, mat, r=.06):
    with at(loc, (90, 0, 0)): rrect(w, d, h, (0, 0, 0), mat, r, min(.03, h*.4))
