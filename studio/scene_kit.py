"""Parts of close installation scenes: rooms, signs, cabinets, boards, conduit and the installed products. 1 unit = 1 m."""
import hashlib, math
import catalogue, labels, products
import materials as M
import scenes as S
import scenes_c as C
from scenes import *
from labels import T, Rc, L as Ln, C as Ci

STAND_IN = {1001: 'smart_capacitor', 1004: 'smart_capacitor_split', 1005: 'harmonic_integrated', 1006: 'industrial_harmonic', 1008: 'apf_cabinet', 1010: 'apf_cabinet', 1011: 'harmonic_integrated', 1012: 'harmonic_integrated', 1014: 'harmonic_integrated', 1013: 'harmonic_integrated',
            1015: 'industrial_harmonic', 1016: 'industrial_harmonic', 1017: 'industrial_harmonic', 1022: 'svg_module', 1023: 'svg_module', 1026: 'apf_module', 1024: 'svg_wall', 1027: 'svg_wall', 1025: 'phase_balancer', 1029: 'phase_balancer', 1028: 'apf_cabinet', 1033: 'quick_connect', 1034: 'quick_connect', 1035: 'apf_cabinet',
            1048: 'panel_meter_96', 1050: 'panel_meter_96', 1032: 'panel_meter_96', 1056: 'panel_meter_96', 1055: 'panel_meter_72', 1018: 'controller_panel', 1031: 'integrated_meter', 1070: 'iot_gateway', 1069: 'iot_gateway', 1071: 'smart_breaker', 1072: 'smart_breaker', 1073: 'temperature_sensor', 1074: 'temperature_sensor', 1065: 'wireless_4g', 1066: 'wireless_4g', 1067: 'wireless_4g'}

class Still:
    """stands for the renderer while a scene is built whose own camera is not wanted"""
    camera = staticmethod(lambda *_, **__: None)

def device(id):
    """the function that builds product `id` in units of 100 mm: its own model, else a stand-in"""
    p = catalogue.PRODUCTS[id]; m = catalogue.MODELS.get(p.name)
    return m.get('alone') or m['build'] if m else getattr(products, STAND_IN.get(id, 'din_meter'))

def install(id, loc, rz=0, s=.1):
    with at(loc, (0, 0, rz), s): device(id)()

def grey(c='#c9ced2'): return M.powder(c, .42)
def steel(c='#5f6972'): return M.pbr(c, .45, .3)

# ---- lettering ---------------------------------------------------------------------
def lettering(text, sub='', bg='#0B4DA2', fg='#ffffff'):
    """texture of a sign; -> its name and its width for a height of 1"""
    name = 'site_'+hashlib.md5(f'{text}{sub}{bg}{fg}'.encode()).hexdigest()[:10]
    n = max(len(text), len(sub)*.62)*100; w = int(n+90); h = 170 if not sub else 250
    body = Rc(0, 0, w, h, bg)+Rc(6, 6, w-12, h-12, 'none', 8, fg, 3, .55)+T(w/2, 121 if not sub else 118, 96, text, fg, '700', 'middle')
    if sub: body += T(w/2, 208, 60, sub, fg, '500', 'middle')
    labels.write(name, w, h, body); return name, w/h

def plate(text, sub, h, loc, rot=0, bg='#0B4DA2', fg='#ffffff', wmax=9):
    """a sign of height h on a wall that faces -y when rot = 0"""
    name, ratio = lettering(text, sub, bg, fg); w = h*ratio
    if w > wmax: h *= wmax/w; w = wmax
    with at(loc, (0, 0, rot)):
        box((w+.02, .025, h+.02), (0, .014, 0), M.STEEL(), .004); quad(w, h, (0, -.001, 0), M.image(name, alpha=False, rough=.4))

def small(text, w, loc, rot=0, bg='#f4f6f8', fg='#0A1F44'):
    """a label of width w"""
    name, ratio = lettering(text, '', bg, fg)
    with at(loc, (0, 0, rot)): quad(w, w/ratio, (0, 0, 0), M.image(name, alpha=False, rough=.5))

def one_line():
    """texture of a mimic board: two transformers, two sections of busbar, feeders"""
    b = Rc(0, 0, 1200, 700, '#eef2f0')
    for k, x in enumerate((300, 900)):
        b += Ln(x, 40, x, 180, '#b3261e', 6)+Ci(x, 130, 30, 'none', '#b3261e', 6)+Ci(x, 175, 30, 'none', '#0B4DA2', 6)+Ln(x, 205, x, 320, '#0B4DA2', 6)+Rc(x-16, 240, 32, 44, '#eef2f0', 0, '#b3261e', 5)+Ln(x-230, 320, x+230, 320, '#0B4DA2', 12)
        for i in range(6):
            q = x-210+i*84; b += Ln(q, 320, q, 560, '#0B4DA2', 5)+Rc(q-13, 390, 26, 40, '#2fa24f' if i % 4 else '#b3261e', 0, '#222', 3)+f'<polygon points="{q-12},560 {q+12},560 {q},590" fill="#0B4DA2"/>'
    b += Ln(530, 320, 670, 320, '#0B4DA2', 6)+Rc(584, 300, 32, 40, '#2fa24f', 0, '#222', 3)
    labels.write('site_mimic', 1200, 700, b); return 'site_mimic'

# ---- electrical room -----------------------------------------------------------------
def tray(x0, x1, y, z, w=.4, cables=5):
    """ladder tray with cables, hung from the ceiling"""
    m = M.ZINC(); L_ = x1-x0
    for s in (-1, 1): box((L_, .02, .1), ((x0+x1)/2, y+s*w/2, z), m, 0)
    for i in range(int(L_/.3)): box((.03, w, .02), (x0+.15+i*.3, y, z-.03), m, 0)
    for k in range(cables): tube([(x0, y-w*.4+k*w*.2, z+.01), (x1, y-w*.4+k*w*.2, z+.01)], .022, M.pbr(('#16181b', '#202428', '#16181b', '#7a2a20', '#202428')[k % 5], .6))
    for i in range(int(L_/2)+1):
        for s in (-1, 1): box((.02, .02, 1.6), (x0+.2+i*2, y+s*w/2, z+.8), m, 0)

def trench(x0, x1, y, w=.5):
    """chequer-plate covers of a cable trench"""
    n = int((x1-x0)/.6)
    for i in range(n): box((.592, w, .008), (x0+.3+i*.6, y, .004), M.brushed('#8f979d', .4), .002)
    for s in (-1, 1): box((x1-x0, .04, .01), ((x0+x1)/2, y+s*(w/2+.02), .004), M.pbr('#f0c020', .6), 0)

def mat(x0, x1, y0, y1):
    """insulating rubber mat with a yellow border"""
    box((x1-x0, y1-y0, .008), ((x0+x1)/2, (y0+y1)/2, .004), M.pbr('#22483a', .8), 0)
    for y in (y0-.06, y1+.06): box((x1-x0+.2, .06, .004), ((x0+x1)/2, y, .002), M.pbr('#f0c020', .6), 0)

def extinguishers(x, y, n=2):
    for i in range(n):
        lathe([(0, 0), (.075, 0), (.08, .03), (.08, .4), (.05, .48), (.02, .5), (.02, .56), (0, .56)], (x+i*.22, y, .01), M.pbr('#c01f1f', .3, coat=.4), seg=28)
        box((.1, .03, .03), (x+i*.22, y-.03, .57), M.BLACK(), .005); tube([(x+i*.22, y, .54), (x+i*.22-.09, y-.02, .5), (x+i*.22-.1, y-.03, .25)], .01, M.RUBBER(), bez=True)

def switch_cab(x, y, w=.8, kind='drawer', rz=0, d=.8, h=2.2, name=None, col='#c9ced2'):
    """a low-voltage cabinet of the room: drawers, an incomer with a breaker, or a plain door with meters"""
    b = grey(col); dk = M.DARK()
    with at((x, y, 0), (0, 0, rz)):
        box((w-.004, d, h-.1), (0, 0, .1+(h-.1)/2), b, .006); box((w-.01, d-.04, .1), (0, .01, .05), grey('#3C434B'), .004)
        f = -d/2; box((w-.02, .02, .2), (0, f-.008, h-.12), grey('#0B4DA2'), .004)
        if name: small(name, w*.62, (0, f-.02, h-.12), bg='#0B4DA2', fg='#ffffff')
        z0, z1 = .12, h-.24
        def leaf(za, zb): box((w-.024, .02, zb-za-.012), (0, f-.008, (za+zb)/2), b, .006); return f-.0185
        def meter(mx, mz, s=.096): box((s, .012, s), (mx, f-.022, mz), M.BLACK(), .004); box((s*.78, .004, s*.56), (mx, f-.029, mz+.008), M.pbr('#9fd0ff', .2, emit=.5), 0)
        def knob_(kx, kz, r=.022): cyl(r, .03, (kx, f-.03, kz), M.pbr('#20252b', .4), 'Y', seg=20)
        def pilots(px, pz): [cyl(.013, .014, (px+i*.05, f-.024, pz), M.pbr(c, .3, emit=.5), 'Y', seg=16) for i, c in enumerate(('#ef4444', '#22c55e', '#f2c81e'))]
        if kind == 'drawer':
            n = 7; q = (z1-z0)/n
            for i in range(n):
                za = z0+i*q; leaf(za, za+q); zc = za+q/2
                box((.1, .03, .1), (w*.26, f-.03, zc), M.pbr('#2a3038', .4), .01); box((.03, .04, .12), (w*.26, f-.05, zc), M.pbr('#c9302c', .4), .008, rot=(0, 35 if i % 3 else 0, 0))
                meter(-w*.02, zc, .072); pilots(-w*.36, zc+.02); box((.14, .004, .03), (-w*.3, f-.02, zc-.05), M.pbr('#f4f6f8', .5), 0)
                for s in (-1, 1): box((.02, .03, .09), (s*(w/2-.05), f-.03, zc), M.STEEL(), .004)
        elif kind == 'acb':
            leaf(z0, .62); leaf(.62, 1.32); leaf(1.32, z1)
            box((.4, .03, .44), (0, f-.03, .97), M.pbr('#30363d', .4), .02); box((.3, .02, .12), (0, f-.05, 1.08), M.pbr('#11151a', .2), .01)
            for i, c in enumerate(('#22a04a', '#c9302c')): box((.07, .03, .05), (-.06+i*.12, f-.05, .9), M.pbr(c, .4), .008)
            for i in range(3): meter(-.18+i*.18, 1.72)
            pilots(-.05, 1.52)
        else:
            leaf(z0, z1)
            for i in range(2): meter(-.1+i*.2, 1.62)
            pilots(-.05, 1.44); 
            for k in range(9): box((w*.5, .012, .016), (0, f-.022, .3+k*.035), b, .003); box((w*.5, .004, .008), (0, f-.0195, .287+k*.035), dk, 0)
        if kind != 'drawer': rrect(.03, .15, .03, (w*.4, f-.03, 1.1), M.pbr('#20252b', .35), .012, .004)

def electrical_room(w=7, d=6, h=3.4, wall='#e6eaec', floor='epoxygrey', back=None, power=.95, lights_n=(3, 3)):
    C.room(w, d, h, floor, wall, '#eef1f3', lights_n, power, back=back)
    for o in bpy.context.scene.objects:      # the lamp that fills the ceiling hangs above the cabinets, else they show its edge
        if o.type == 'LIGHT' and abs(o.location.z-h*.58) < .01: o.location.z = h-.6

def wall_door(x, y, rot=0, col='#5b6f86', text=None):
    """double steel door in the wall"""
    with at((x, y, 0), (0, 0, rot)):
        box((1.7, .06, 2.3), (0, 0, 1.15), M.pbr('#8a949e', .5), .01)
        for s in (-1, 1): box((.77, .05, 2.16), (s*.39, -.03, 1.1), M.pbr(col, .45), .01); box((.03, .06, .2), (s*.07, -.07, 1.05), M.STEEL(), .008)
        if text: plate(text, '', .16, (0, -.08, 1.7), wmax=1.3)

# ---- boards, doors ---------------------------------------------------------------------
def mcb(x, y, z, poles=1, on=True):
    w = .018*poles
    with at((x, y, z)):
        box((w-.001, .045, .085), (0, .012, 0), M.pbr('#e2e5e6', .35), .002); box((w-.001, .03, .045), (0, -.022, 0), M.pbr('#e2e5e6', .35), .002)
        box((w*.8, .012, .011), (0, -.042, .005 if on else -.007), M.pbr('#1f5fb4' if poles < 3 else '#22272d', .4), .002); box((w-.002, .001, .006), (0, -.0375, .017), M.pbr('#0B4DA2', .5), 0)
        for k in range(poles):
            for s in (-1, 1): cyl(.0045, .002, ((k-(poles-1)/2)*.018, -.0105, s*.031), M.DARK(), 'Y', 0, 12)

def rail(x0, x1, y, z, items, wires=True, pitch=.004):
    """a DIN rail at height z filled from x0: a number is a breaker of so many poles, (id,) one product"""
    box((x1-x0, .008, .035), ((x0+x1)/2, y+.03, z), M.ZINC(), 0)
    x = x0+.01; wm = [M.pbr(c, .5) for c in ('#e0b416', '#1c8f43', '#c33028', '#2456c6')]; k = 0
    for it in items:
        if isinstance(it, tuple):
            p = catalogue.PRODUCTS[it[0]]; w = p.w*.1; install(it[0], (x+w/2, y-p.d*.02, z-p.h*.05)); n = max(1, round(w/.018))
        else: n = it; w = .018*n; mcb(x+w/2, y, z, n)
        if wires:
            for q in range(n if n < 5 else 4):
                wx = x+(q+.5)*w/(n if n < 5 else 4)
                for s in (-1, 1): tube([(wx, y-.002, z+s*.042), (wx, y-.004, z+s*.07), (wx, y+.02, z+s*.1)], .0028, wm[k % 4], bez=True); k += s > 0
        x += w+pitch

def duct(x0, x1, y, z, h=.06, vertical=False):
    """slotted wiring duct"""
    m = M.pbr('#b9c0c6', .6)
    if vertical: box((h, .06, x1-x0), (z, y, (x0+x1)/2), m, .002); [box((h*1.02, .002, .006), (z, y-.031, x0+.02+i*.02), M.pbr('#7d858c', .7), 0) for i in range(int((x1-x0)/.02)-1)]
    else: box((x1-x0, .06, h), ((x0+x1)/2, y, z), m, .002); [box((.006, .002, h*.7), (x0+.02+i*.02, y-.031, z), M.pbr('#7d858c', .7), 0) for i in range(int((x1-x0)/.02)-1)]

def enclosure(w, h, d, loc, door=105, col='#d3d7da', side=-1):
    """wall box, its front at loc.y - d; -> context for its inside: y = 0 is the mounting plate"""
    x, y, z = loc; m = grey(col); t = .012
    with at(loc):
        box((w, t, h), (0, -t/2, 0), m, 0); box((w-.06, .004, h-.06), (0, -t-.012, 0), M.pbr('#dfe2df', .5), 0)
        for s in (-1, 1): box((t, d, h), (s*(w/2-t/2), -d/2, 0), m, .002); box((w, d, t), (0, -d/2, s*(h/2-t/2)), m, .002)
        with at((side*w/2, -d, 0), (0, 0, side*door)):
            box((w, .018, h), (-side*w/2, 0, 0), m, .004); decal('warn', .07, .063, (-side*w/2, -.0105, h*.3))
            box((.016, .05, .09), (-side*(w-.04), -.02, 0), M.BLACK(), .004)
    return at((x, y-.03, z))

def conduit(*paths, r=.0125, mat=None):
    for p in paths: tube(p, r, mat or M.ZINC(), bez=False)

def pump(x, y, rz=0, s=1., col='#0B4DA2'):
    """horizontal end-suction pump with motor on a base"""
    m = M.pbr(col, .35, coat=.2); g = M.pbr('#7d878f', .4)
    with at((x, y, 0), (0, 0, rz), s):
        box((2.0, .8, .18), (0, 0, .09), M.ground('concrete'), .02); box((1.9, .6, .08), (0, 0, .22), steel('#39424c'), .01)
        cyl(.27, .75, (.45, 0, .62), m, 'X', .03)
        for k in range(24): box((.66, .012, .05), (.45, .285*math.cos(k*.2618), .62+.285*math.sin(k*.2618)), m, 0, rot=(math.degrees(k*.2618)-90, 0, 0))
        cyl(.28, .1, (.86, 0, .62), m, 'X', .03); box((.24, .26, .16), (.4, 0, .93), m, .02)
        for sx in (.2, .7): box((.1, .5, .3), (sx, 0, .38), m, .01)
        cyl(.1, .3, (-.05, 0, .62), steel(), 'X'); box((.36, .3, .3), (-.05, 0, .62), M.pbr('#f0b41c', .5), .05)
        cyl(.38, .26, (-.55, 0, .62), g, 'X', .06); box((.3, .4, .36), (-.5, 0, .4), g, .03); cyl(.17, .4, (-.85, 0, .62), g, 'X'); cyl(.24, .05, (-1.03, 0, .62), g, 'X')
        cyl(.15, .5, (-.55, .1, 1.1), g); cyl(.22, .05, (-.55, .1, 1.36), g)

def pipe(pts, r=.15, col='#2f7fbf', flanges=True):
    m = M.pbr(col, .35, coat=.15); tube(pts, r, m, res=4)
    for p, q in zip(pts, pts[1:]):
        d = Vector(q)-Vector(p); e = d.to_track_quat('Z', 'Y').to_euler(); c = (Vector(p)+Vector(q))/2
        lathe([(0, -.03), (r*1.45, -.03), (r*1.45, .03), (0, .03)], c, m, rot=[math.degrees(a) for a in e], seg=28)
    for p in pts[1:-1]: lathe([(r*math.sin(math.pi*i/8), -r*math.cos(math.pi*i/8)) for i in range(9)], p, m, seg=24)

def open_cab(x, y, shelves, w=.8, d=.8, h=2.2, doors=True, col='#c9ced2', title=None, drops=True):
    """a cabinet with its doors open: busbars above, products on `shelves` of (z, ids); without `drops` the scene connects its own units to the busbars"""
    b, i = grey(col), grey('#dcdfe0'); t = .02
    with at((x, y, 0)):
        box((w, d, .1), (0, 0, .05), grey('#3C434B'), .004); box((w, t, h-.1), (0, d/2-t/2, h/2+.05), i, 0)
        for s in (-1, 1): box((t, d, h-.1), (s*(w/2-t/2), 0, h/2+.05), i, .003); box((.04, .04, h-.3), (s*(w/2-.04), -d/2+.03, h/2), M.ZINC(), .003)
        box((w, d, t), (0, 0, h-t/2), b, .003); box((w, d, t), (0, 0, .11), i, 0); box((w-.01, .02, .2), (0, -d/2-.006, h-.12), M.BLUEP(), .004)
        if title: small(title, min(w*.7, .16*len(title)*.62), (0, -d/2-.018, h-.12), bg='#0B4DA2', fg='#ffffff')
        for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')):
            box((w-.08, .008, .06), (0, .1-k*.09, h-.36), M.COPPERP(), .002); box((.16, .01, .062), (-w*.3, .0995-k*.09, h-.36), M.pbr(c, .5), .002)
            if drops: tube([(-.1+k*.1, .1-k*.09, h-.39), (-.1+k*.1, .05-k*.08, h-.5), (-.1+k*.1, .05, h-.62)], .011, M.pbr(c, .5), bez=True)
        for z, ids in shelves:
            box((w-.08, d-.2, .012), (0, .05, z-.006), M.ZINC(), 0)
            wide = [catalogue.PRODUCTS[q].w*.1+.06 for q in ids]; u = -sum(wide)/2
            for q, v in zip(ids, wide):
                install(q, (u+v/2, -.05, z)); u += v
        if doors:
            for s in (-1, 1):
                with at((s*w/2, -d/2, 0), (0, 0, s*112)): box((w/2, .02, h-.34), (-s*w/4, 0, (h-.34)/2+.12), b, .005); box((w/2-.06, .01, h-.44), (-s*w/4, .012, (h-.34)/2+.12), i, .003); box((.02, .03, .14), (-s*(w/2-.04), -.02, 1.1), M.BLACK(), .006)

def meter_door(x, y, grid, w=.8, h=2.2, rz=0, title=None, lamps_z=None, col='#c9ced2'):
    """front of a switchgear cabinet with panel meters: grid = [(x, z, id)]"""
    with at((x, y, 0), (0, 0, rz)):
        box((w-.004, .8, h-.1), (0, .42, .1+(h-.1)/2), grey(col), .006); box((w-.02, .02, h-.36), (0, 0, (h-.36)/2+.12), grey(col), .006); box((w, .78, .1), (0, .42, .05), grey('#3C434B'), .004)
        box((w-.02, .02, .18), (0, 0, h-.11), M.BLUEP(), .004)
        if title: small(title, min(w*.7, .08*len(title)), (0, -.0115, h-.11), bg='#0B4DA2', fg='#ffffff')
        for mx, mz, id in grid:
            p = catalogue.PRODUCTS[id]; install(id, (mx, -.0047, mz-p.h*.05))      # the back of a 6 mm bezel is no longer in the plane of the door
        if lamps_z:
            for i, c in enumerate(('#f2c81e', '#22c55e', '#ef4444')): lamp((-.15+i*.1, -.014, lamps_z), c, .013)
            for i, c in enumerate(('#22a04a', '#c9302c')): cyl(.016, .014, (.17+i*.07, -.016, lamps_z), M.STEEL(), 'Y'); cyl(.012, .02, (.17+i*.07, -.02, lamps_z), M.pbr(c, .4), 'Y')
        rrect(.03, .16, .03, (w*.43, -.02, 1.0), M.pbr('#20252b', .35), .012, .004)
