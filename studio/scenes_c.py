"""Solutions, case buildings, factory and reception settings (1200x800)."""
import scenes as S
from scenes import *

# ---- interior kit --------------------------------------------------------------------
def room(w, d, h, floor='epoxygrey', wall='#e4e8ec', ceil='#f2f4f6', lights_n=(3, 3), power=1., back=None, panel=(1.2, .6), open_front=True, tint=(1, .98, .95)):
    """w x d floor centred on x, from y=0 (viewer) to y=d; ceiling light grid + matching soft area lamps"""
    ground(floor, max(w, d)*2.2, 0, (0, d/2))
    wm = M.pbr(wall, .7); box((w, .2, h), (0, d+.1, h/2), M.pbr(back, .6) if back else wm, 0)
    for s in (-1, 1): box((.2, d+4, h), (s*(w/2+.1), d/2-1, h/2), wm, 0)
    box((w, d+4, .2), (0, d/2-1, h+.1), M.pbr(ceil, .8), 0)
    nx, ny = lights_n; em = M.pbr('#ffffff', .5, emit=3.2)
    for i in range(nx):
        for j in range(ny): box((*panel, .03), ((i-(nx-1)/2)*w/nx, (j+.5)*d/ny, h-.01), em, 0)
    lights.area((0, d*.5, h-.06), (0, d*.5, 0), w*.85, d*.9, 3.9*w*d*power, tint, glossy=False)
    lights.area((0, -2.5, h*.8), (0, d*.6, h*.3), w*.8, h*.6, 1.7*w*d*power, (1, 1, 1), glossy=False)
    lights.area((0, d*.5, h*.58), (0, d*.5, h+1), w*.8, d*.85, 1.5*w*d*power, tint, glossy=False)      # fills the ceiling
    lights.world((.8, .86, .95), .22)
    for s in (-1, 1): box((.04, d, .12), (s*(w/2-.01), d/2, .06), M.pbr('#9aa3ad', .5), 0)

def plant(x, y, h=1.4, seed=0):
    lathe([(0, 0), (.17, 0), (.22, .4), (.2, .4), (.19, .36), (0, .36)], (x, y, 0), M.pbr('#e8eaec', .3), seg=32)
    me = S._MESH_leaf(('leaf', 11, 'p'), 11, '#3d7a3a'); ob = place(me, (x, y, h*.42)); ob.scale = (h*.36, h*.36, h*.5); ob.rotation_euler[2] = seed

def table(w, d, h, loc, top='#7a5233', rot=0, legs=True, edge=None):
    with at(loc, (0, 0, rot)):
        box((w, d, .06), (0, 0, h-.03), M.pbr(top, .25, coat=.3) if not top.startswith('@') else M.ground(top[1:]), .015)
        if legs:
            for sx in (-1, 1): box((.08, d*.8, h-.06), (sx*(w/2-.3), 0, (h-.06)/2), M.pbr('#39424d', .4), .01)
            box((w-.6, .04, h*.6), (0, 0, h*.55), M.pbr('#39424d', .4), 0)

def cup(x, y, z):
    lathe([(0, 0), (.035, 0), (.045, .1), (.04, .1), (.03, .01), (0, .01)], (x, y, z), M.pbr('#f6f6f4', .15, coat=.5), seg=24); cyl(.07, .008, (x, y, z+.004), M.pbr('#f0f0ee', .2), seg=24); cyl(.045, .012, (x, y, z+.105), M.pbr('#f6f6f4', .15), seg=24)

def led_wall(name, w, h, loc, emit=1.15, rot=0, fr=True):
    with at(loc, (0, 0, rot)):
        if fr: box((w+.12, .1, h+.12), (0, .06, 0), M.BLACK(), .02)
        screen(name, w, h, (0, -.002, 0), emit)

def put(f, loc, rz=0, s=.1):
    with at(loc, (0, 0, rz), s): f()

def monitor(x, y, z, rot, name, w=.6):
    with at((x, y, z), (0, 0, rot)):
        box((w, .04, w*.6), (0, 0, w*.45+.08), M.BLACK(), .01); screen(name, w*.95, w*.55, (0, -.024, w*.45+.08), 1.0); box((.05, .04, .2), (0, .03, .12), M.BLACK(), 0); box((.26, .18, .015), (0, .03, .01), M.BLACK(), .004)

def street_base(seed=1, road_y=-14, far=True, trees=True, pave=(-60, -8, 120, 80), kind=1.):
    ground('grass', 1500); day(36, 205 if seed % 2 else 150, 3.8, .8, .6, seed*1.7)
    slab(pave[0], pave[1], pave[2], pave[3], 0, M.ground('paving'), .06); road(-300, road_y, 400, road_y, 10)
    r = random.Random(seed)
    if far: skyline(12, -120, 160, 130, 240, 22, 60, seed)
    if trees:
        for i in range(30): tree(-170+i*12+r.uniform(-4, 4), 100+r.uniform(-6, 16), r.uniform(8, 12), i)
    for i in range(3): car(-20+i*21+r.uniform(-4, 4), road_y+(2.4 if i % 2 else -2.4), 90 if i % 2 else -90, ('#e6e9ec', '#26303c', '#7d868f', '#0B4DA2')[(i+seed) % 4])
    return r

# ---- solutions --------------------------------------------------------------------------
@scene('sol-breeding-ventilation', '养殖舍内通风系统', exposure=.55)
def sol_breed_in(RD):
    L_, w, h = 46, 13, 3.4; ground('concrete', 120, 0, (0, 20)); wl = M.pbr('#e6eaec', .6)
    for s in (-1, 1):
        box((.2, L_, 1.1), (s*w/2, L_/2-3, .55), wl, 0); box((.2, L_, .7), (s*w/2, L_/2-3, h-.35), wl, 0)
        box((.08, L_, 1.8), (s*(w/2+.1), L_/2-3, 1.9), M.pbr('#dceaf5', .5, emit=.9), 0)
        with at((s*w/4, L_/2-3, h+1.05), (0, s*18, 0)): box((w/2/math.cos(R(18))+.2, L_, .1), (0, 0, 0), M.pbr('#dfe4e8', .6), 0)
    for j in range(11):
        y = j*4
        for s in (-1, 1):
            with at((s*w/4, y, h+.95), (0, s*18, 0)): box((w/2/math.cos(R(18)), .14, .2), (0, 0, 0), M.pbr('#9aa6b2', .5, .4), 0)
        box((w, .1, .12), (0, y, h-.02), M.pbr('#9aa6b2', .5, .4), 0)
        for s in (-1, 1): cyl(.07, h, (s*3.2, y, h/2), M.ZINC(), seg=12)
        box((.16, 1.1, .06), (0, y+2, h-.2), M.pbr('#fff7e8', .5, emit=4), 0)
    for s in (-1, 1):          # pens
        for j in range(15):
            y = j*2.6
            for z in (.25, .5, .75, .98): box((4.6, .04, .04), (s*4, y, z), M.ZINC(), 0)
        for k in range(16):
            for z in (.25, .5, .75, .98): box((.04, 2.5, .04), (s*1.7, k*2.6-1.3, z), M.ZINC(), 0)
            box((.05, .05, 1.05), (s*1.7, k*2.6, .52), M.ZINC(), 0)
        tube([(s*2.4, -2, 2.5), (s*2.4, 20, 2.5), (s*2.4, 42, 2.5)], .05, M.pbr('#f4f6f7', .4))
        for k in range(15): tube([(s*2.4, k*2.6+1, 2.5), (s*2.4, k*2.6+1, .95)], .035, M.pbr('#f4f6f7', .4)); lathe([(0, 0), (.16, 0), (.22, .4), (0, .4)], (s*2.4, k*2.6+1, .4), M.pbr('#c7402f', .4), seg=20)
    lights.area((0, 18, 4.2), (0, 25, 2), 5, 1.5, 260, glossy=False)
    with at((0, 25, 0)):
        box((w, .2, h+2.4), (0, .2, (h+2.4)/2), wl, 0)
        for i in range(5):
            for r_ in range(2 if 0 < i < 4 else 1): fan(.88, ((i-2)*2.3, 0, 1.5+r_*2.05), M.STEEL(), M.pbr('#b8c0c6', .4, .5), 6, 6)
    lights.area((0, 18, 4.6), (0, 18, 0), 6, 34, 900, (1, .99, .96), glossy=False); lights.area((0, -3, 2.5), (0, 12, 1), 8, 3, 350, glossy=False); lights.world((.85, .92, 1), .5)
    with at((w/2-.16, 7.5, .0), (0, 0, -90), .1):
        with at((0, 0, 11)): products.svg_wall()
    RD.camera((0.3, -2.2, 1.75), (0, 14, 1.9), 24)

@scene('sol-workshop', '车间生产线用电', exposure=.02)
def sol_workshop(RD):
    hall(16, 42, 8); y = M.pbr('#e8a21c', .4)
    for s in (-1, 1):
        for k in range(7):
            with at((s*4.6, 3+k*5.2, 0)): cnc(s)
    for k in range(6): put(products.industrial_harmonic, (-7.3, 4+k*.85, 0), 90, .1)
    with at((0, 18, 6.6)): box((15, .5, .6), (0, 0, 0), y, .02); box((1.6, .9, .7), (2, 0, -.1), M.pbr('#2b333c', .4), .03); cyl(.03, 2.2, (2, 0, -1.4), M.STEEL(), seg=8); box((.25, .25, .4), (2, 0, -2.6), y, .03)
    for s in (-1.7, 1.7): box((.12, 60, .012), (s, 16, .008), M.pbr('#f2c21c', .6), 0)
    RD.camera((-.6, -3.6, 2.5), (.6, 14, 2.1), 25)

def hall(w, d, h, floor='epoxygrey'):
    room(w, d, h, floor, '#dfe4e8', '#d4dae0', (3, 8), 1.0, panel=(.5, 1.6))
    st = M.pbr('#8fa4bd', .45)
    for j in range(int(d/6)+1):
        for s in (-1, 1): box((.3, .35, h), (s*(w/2-.15), j*6+1, h/2), st, .01)
        box((w, .25, .5), (0, j*6+1, h-.5), st, 0)
        for i in range(8): box((.08, .08, .9), ((i-3.5)*w/8, j*6+1, h-.9), st, 0, rot=(0, 40 if i % 2 else -40, 0))
        box((w, .12, .12), (0, j*6+1, h-1.25), st, 0)
    for s in (-1, 1): box((.05, d, 1.2), (s*(w/2-.02), d/2, 3.9), M.pbr('#cfe4f6', .3, emit=1.1), 0); box((.06, d, .3), (s*(w/2-.03), d/2, 1.2), M.BLUEP(), 0)

def cnc(s=1):
    with at((0, 0, 0), (0, 0, 90*s*-1)):
        box((3, 1.9, 2.1), (0, .3, 1.05), M.pbr('#e3e7ea', .35), .08); box((1.5, .06, 1.1), (-.4, -.66, 1.35), M.BLACKG(), .03); box((3.02, .04, .22), (0, -.66, .55), M.BLUEP(), .01)
        box((.55, .12, .8), (1.05, -.7, 1.4), M.DGREY(), .03); screen('hmi_b', .42, .27, (1.05, -.765, 1.58), 1); box((2.6, 1.2, .3), (0, .4, 2.25), M.pbr('#c3c9ce', .4), .04); cyl(.05, .5, (1.3, 0, 2.35), M.STEEL(), seg=12); cyl(.06, .2, (1.3, 0, 2.65), M.pbr('#22c55e', .3, emit=1.2), seg=16)

# ---- cases ---------------------------------------------------------------------------------
@scene('case-hospital', '综合医院项目')
def case_hospital(RD):
    r = street_base(1)
    bldg(46, 18, 30, (6, 26, 0), 'white', fl=3.8, seed=1); bldg(70, 24, 9, (6, 14, 0), 'ribbon', fl=4.5); bldg(14, 20, 36, (-20, 26, 0), 'glass')
    box((18, 6, .5), (2, -1, 4.6), M.pbr('#f2f4f5', .4), .1); [cyl(.3, 4.4, (2+s*8, -3.4, 2.2), M.pbr('#eef0f2', .4)) for s in (-1, 1)]
    sign('s_hosp', 2.4, (8, 1.7, 8.0), backing='#f6f8f9'); 
    for a, b, x in ((1.2, 4, 0), (1.4, 1.2, -1.3), (1.4, 1.2, 1.3)): box((a, .2, b), (-20+x, 15.8, 31.5), M.TEALP(), 0)
    for i in range(8): tree(-34+i*11, -5.5, 5.5, i)
    RD.camera((-24, -46, 6), (3, 14, 12.5), 27)


def case_school(RD):
    r = street_base(2, far=False, pave=(-60, -8, 90, 30)); bldg(56, 14, 18, (4, 24, 0), 'brick', fl=4.2); bldg(14, 30, 22, (-22, 20, 0), 'brick', fl=4.2)
    box((6, 6, 26), (-22, 5, 13), M.pbr('#e9e4da', .6), .1); prism(((-3.6, 0), (3.6, 0), (0, 5)), 7.2, (-22, 5, 26), M.pbr('#7d3a2c', .6)); cyl(1.7, .2, (-22, 1.9, 21), M.pbr('#f7f7f4', .4), 'Y'); box((.15, .1, 1.4), (-22, 1.75, 21.5), M.BLACK(), 0); box((.9, .1, .15), (-21.6, 1.75, 21), M.BLACK(), 0)
    sign('s_school', 2.0, (4, 16.7, 16.2), backing='#f1ede4'); 
    # running track
    lathe([(0, .07), (10, .07), (10.01, .08), (17, .08), (17, 0)], (44, 4, 0), M.pbr('#b8452f', .8), seg=64); lathe([(0, .1), (10, .1), (10, 0)], (44, 4, 0), M.pbr('#4f8a35', .9), seg=64)
    for i in range(9): tree(-36+i*10, -4.5, 5.5, i)
    RD.camera((-30, -46, 7), (2, 14, 12.5), 26)


def case_library(RD):
    street_base(3); 
    for i, (w, d, h, z) in enumerate(((52, 30, 6, 0), (46, 26, 5, 6.6), (56, 32, 6, 12.2))):
        with at((4, 22, z)): bldg(w, d, h, (0, 0, 0), ('glass', 'punch', 'fins')[i], fl=(6, 5, 6)[i], bay=(2, 3.4, 2)[i], parapet=.2)
    box((57, 33, .8), (4, 22, 18.8), M.pbr('#e8e2d6', .5), .1)
    for i in range(14): box((.5, .5, 12.4), (-21+i*3.9, 5.2, 6.2), M.pbr('#e8e2d6', .5), .04)
    for k in range(8): box((30, .7, .16*(8-k)), (4, 2.6-k*.7, .08*(8-k)), M.pbr('#cfc9bd', .7), .01)
    sign('s_lib', 2.4, (4, 5.6, 15.4), backing='#f2ede2')
    for i in range(8): tree(-36+i*12, -5, 5.5, i) if abs(-36+i*12-4) > 10 else None
    RD.camera((-20, -40, 5), (4, 14, 9), 27)

@scene('case-stadium', '体育场馆项目')
def case_stadium(RD):
    street_base(4, pave=(-80, -8, 110, 110)); 
    with at((8, 46, 0)):
        n = 56; wm = M.pbr('#eef1f4', .35)
        for i in range(n):
            a = 2*math.pi*i/n; x, y = 46*math.cos(a), 34*math.sin(a); hh = 17+4.5*math.cos(2*a)
            tube([(x*.98, y*.98, 0), (x*1.1, y*1.1, hh*.55), (x*1.0, y*1.0, hh*.95), (x*.66, y*.66, hh+3)], .38, wm, bez=True)
            b_ = 2*math.pi*(i+.5)/n
            with at((46*1.0*math.cos(b_), 34*1.0*math.sin(b_), 6), (0, 0, math.degrees(math.atan2(math.sin(b_)*46, math.cos(b_)*34))-90)): box((5.2, .3, 12), (0, 0, 0), M.pbr('#4f7aa3', .08, .4), 0)
        for k in range(4): lathe([(44.5-k*3, 12+k*1.9), (44.8-k*3, 12.4+k*1.9), (41.5-k*3, 14.2+k*1.9)], (0, 0, 0), M.pbr('#f6f8fa' if k % 2 else '#cdd8e4', .4), seg=96).scale = (1, .74, 1)
        for s in (-1, 1):
            for q in (-1, 1): box((.8, .8, 36), (s*40, q*36, 18), M.pbr('#c6ccd2', .4), 0); box((7, .6, 4), (s*40, q*36, 37), M.pbr('#f2f6ff', .4, emit=.8), 0)
    for i in range(10): tree(-50+i*12, -4.5, 5.5, i)
    RD.camera((-34, -62, 13), (6, 30, 11), 27)


def case_airport(RD):
    ground('grass', 2000); day(34, 205, 3.8, .8, .6, 12.); slab(-200, -60, 260, 140, 0, M.ground('asphalt'), .04)
    # waved roof terminal
    pts = [(-75+i*5, 17+5.5*math.sin(i*.42)) for i in range(31)]; 
    with at((10, 46, 0)):
        bldg(140, 36, 13, (0, 0, 0), 'glass', fl=6.5, bay=4, roof=False)
        prism(pts+[(x, z-1.3) for x, z in pts[::-1]], 52, (0, -2, 0), M.pbr('#eef2f5', .3), .05)
        for i in range(15): tube([(-70+i*10, -20, 0), (-70+i*10, -24, 9), (-70+i*10, -26, 15.5)], .45, M.pbr('#eef2f5', .3), bez=True)
        sign('s_term', 3, (-8, -18.2, 11.4), backing='#0B4DA2')
    with at((70, 60, 0)): lathe([(0, 0), (3.2, 0), (2.4, 32), (2.6, 34), (5.4, 37), (5, 42), (5.6, 42.4), (5.6, 43), (0, 44)], (0, 0, 0), M.pbr('#e4e8ec', .4), seg=40); cyl(5.15, 4, (70-70, 0, 39.6), M.pbr('#203a55', .06, .4), r2=5.4)
    def plane(x, y, rot, s=1.):
        w = M.pbr('#f4f6f8', .25, coat=.5)
        with at((x, y, 0), (0, 0, rot), s):
            with at((0, 0, 4), (90, 0, 0)): lathe([(0, -19), (.9, -18.4), (1.7, -16), (2, -13), (2, 10), (1.5, 15), (.4, 19.6), (0, 19.8)], (0, 0, 0), w, seg=36)
            for sx in (-1, 1):
                with at((0, 0, 3.3)): me = prism(((sx*1.5, 0), (sx*17, .9), (sx*17, 1.05), (sx*1.5, .55)), 3.6, (0, 2.5, 0), w, .05)
                with at((sx*6, .2, 2.2), (90, 0, 0)): lathe([(0, -1.9), (.9, -1.9), (1.15, 0), (1, 1.9), (.85, 1.9), (.8, 1.2), (0, 1.2)], (0, 0, 0), M.BLUEP(), seg=28)
                prism(((sx*.4, 5), (sx*6, 5.5), (sx*6, 5.65), (sx*.4, 5.3)), 2.2, (0, 17, 0), w, .03)
            with at((0, 16, 5.6), (0, 0, 90)): prism(((-2.6, 0), (2.2, 0), (3.2, 6.2), (1.2, 6.2)), .4, (0, 0, 0), M.BLUEP(), .05)
            for sy in (-8, 4):
                for sx in ((0,) if sy < 0 else (-2.2, 2.2)): cyl(.6, .5, (sx, sy-4+2, .6), M.RUBBER(), 'X', seg=20); box((.2, .2, 2.4), (sx, sy-2, 1.6), M.STEEL(), 0)
            for k in range(22): 
                for sx in (-1, 1): box((.06, .35, .45), (sx*1.99, -12.5+k*1.02, 4.4), M.BLACKG(), .02)
            box((2.4, .4, .6), (0, -17, 4.8), M.BLACKG(), .1)
    plane(-8, -4, -62, .95); plane(46, 2, -75, .95)
    for i in range(3): box((3, 6, 3), (14+i*5, 14, 1.6), M.pbr('#e8eaec', .4), .3)
    RD.camera((-36, -48, 7.5), (9, 26, 10.5), 28)


def case_office(RD):
    street_base(5); bldg(22, 22, 76, (6, 26, 0), 'glass'); bldg(50, 30, 12, (6, 24, 0), 'fins', fl=6); bldg(18, 18, 60, (34, 34, 0), 'fins'); bldg(20, 16, 44, (-24, 36, 0), 'ribbon')
    box((1, 22.4, 80), (-5.2, 26, 40), M.pbr('#eef1f4', .4), .05); box((1, 22.4, 80), (17.2, 26, 40), M.pbr('#eef1f4', .4), .05); box((16, 5, .5), (6, 6.6, 5), M.pbr('#eef1f4', .4), .05)
    for i in range(9): tree(-34+i*10, -5, 5.5, i)
    RD.camera((-26, -64, 5), (6, 22, 33), 23)


def case_mall(RD):
    street_base(6); bldg(72, 34, 20, (6, 26, 0), 'punch', fl=5, bay=4, parapet=1.2); bldg(26, 10, 17, (6, 8, 0), 'glass', fl=5.6)
    bldg(16, 16, 23, (-26, 30, 0), 'fins', fl=4.6)
    for i, c in enumerate(('#c2402f', '#0B4DA2', '#12B5A6', '#e8a21c')): box((6.6, .3, 9), (24+(i % 2)*7.4 - 0, 8.8, 6+(i//2)*9.4 - 1), M.pbr(c, .4), .05)
    sign('s_mall', 2.8, (6, 2.7, 15.2), backing='#8c1f24', emit=.2); box((28, 5, .5), (6, .8, 5.4), M.pbr('#f2f4f5', .4), .05)
    for i in range(9): tree(-34+i*10, -5, 5, i) if i not in (3, 4) else None
    RD.camera((-26, -44, 6), (5, 14, 9.5), 26)

@scene('case-metro', '地铁站项目')
def case_metro(RD):
    street_base(7, road_y=-19, pave=(-60, -13, 100, 60)); sm = M.pbr('#d7dde2', .3, .5)
    with at((4, 6, 0)):
        n = 15
        for i in range(n):
            y = -9+i*1.5; pts = [(7*math.cos(math.pi*k/14), y+.0, 5.2*math.sin(math.pi*k/14)) for k in range(15)]; tube(pts, .16, M.pbr('#eef1f4', .35))
        for k in range(14):
            a0, a1 = math.pi*k/14, math.pi*(k+1)/14; x, z = 7*math.cos((a0+a1)/2), 5.2*math.sin((a0+a1)/2); ang = math.degrees(math.atan2(5.2*(math.sin(a1)-math.sin(a0)), 7*(math.cos(a1)-math.cos(a0))))
            with at((x, 1.5, z), (0, -ang, 0)): box((1.75, 21, .05), (0, 0, 0), M.pbr('#6f9cc0', .06, .4) if k % 2 else M.pbr('#83abca', .06, .4), 0)
        for k in range(10): box((9, .45, .12), (0, -8+k*.45, .0-k*.02), M.pbr('#b9b9b5', .7), 0)
        box((10, 12, .1), (0, 3, .06), M.pbr('#2a2f35', .6), 0); box((9.4, 1, 3.6), (0, 8, 1.8), M.pbr('#16324f', .2), 0)
        for i in range(3): box((.05, 14, .05), (-2.5+i*2.5, 0, 1.1), M.STEEL(), 0)
        sign('s_metro', 1.1, (0, -9.6, 4.1), backing='#0B4DA2', emit=.3)
    with at((-9, -6, 0)): box((.4, .4, 6.2), (0, 0, 3.1), M.pbr('#eef1f4', .4), .05); box((2, .3, 2), (0, 0, 6.2), M.BLUEP(), .2); ring(.55, .8, .36, (0, -.02, 6.2), M.pbr('#fff', .4), 'Y')
    bldg(30, 20, 46, (-26, 49, 0), 'glass'); bldg(26, 20, 56, (34, 52, 0), 'fins'); bldg(60, 16, 14, (4, 44, 0), 'ribbon')
    for i in range(7): tree(-34+i*13, -11, 5, i) if i not in (2, 3) else None
    RD.camera((-10, -28, 3.2), (3, 8, 5.6), 26)

def pipe_rack(x0, x1, y, h=6):
    for i in range(int((x1-x0)/6)+1):
        x = x0+i*6
        for s in (-1, 1): box((.25, .25, h), (x, y+s*1.5, h/2), M.pbr('#6d7f94', .5), 0)
        for z in (h*.6, h*.95): box((.2, 3.4, .2), (x, y, z), M.pbr('#6d7f94', .5), 0)
    for z in (h*.63, h*.98):
        for k, c in enumerate(('#c9ced3', '#2f7d4f', '#c9ced3', '#d0a020', '#3a6fb0')): tube([(x0-2, y-1.2+k*.6, z+.2), (x1+2, y-1.2+k*.6, z+.2)], .18, M.pbr(c, .35, .3))

@scene('case-steel', '钢铁企业项目', exposure=.08)
def case_steel(RD):
    ground('concrete', 1500); day(30, 210, 3.6, .75, .75, 14.); road(-300, -12, 400, -12, 10); slab(-200, -6, 200, -5, 0, M.pbr('#5f8a3a', .9), .1)
    sawtooth(34, 34, 5, 13, 40, 14, 4, 'cladblue'); rust = M.pbr('#8a5a45', .7, .3); g = M.pbr('#7c8791', .5, .4)
    with at((-18, 34, 0)):   # blast furnace
        lathe([(0, 0), (6, 0), (6.4, 10), (7.2, 14), (5.2, 26), (3.4, 30), (3.4, 36), (0, 37)], (0, 0, 0), rust, seg=40)
        for z in (10, 18, 26, 33): ring(5.5, 8.4, .3, (0, 0, z), g); torus(8.3, .08, (0, 0, z+1.1), M.pbr('#e0b020', .4))
        for a in range(8): box((.35, .35, 34), (7.9*math.cos(R(a*45)), 7.9*math.sin(R(a*45)), 17), g, 0)
        tube([(0, 0, 36), (0, 0, 43), (8, 2, 42), (16, 4, 26), (17, 4, 18)], 1.3, rust, bez=True)
        for k in range(3): lathe([(0, 0), (3.4, 0), (3.4, 20), (2.4, 23), (0, 24)], (17+k*8.2, 4, 0), M.pbr('#9aa3aa', .45, .4), seg=36); [cyl_band(3.42, 5+z*6, 5.4+z*6, g) for z in range(3)]
        with at((-9, -4, 15), (0, -55, 0)): box((36, 2.6, 2.2), (0, 0, 0), g, .05)
    for x, h in ((52, 46), (60, 52)): lathe([(0, 0), (2.4, 0), (1.5, h), (0, h)], (x, 66, 0), M.pbr('#d5d8da', .6), seg=32); [cyl_sc(x, 66, 1.75, h-3-k*7, '#c2402f') for k in range(2)]
    pipe_rack(-50, 70, 4); 
    for i in range(8): tree(-40+i*14, -3.8, 4.5, i)
    RD.camera((-30, -42, 6.5), (3, 24, 15.5), 26)
def cyl_sc(x, y, r, z, c):
    with at((x, y, 0)): cyl_band(r, z, z+3, M.pbr(c, .5))

@scene('case-automobile', '汽车工厂项目', exposure=.0)
def case_auto(RD):
    hall(20, 46, 8, 'epoxygrey')
    def robot(x, y, rot, a=0):
        o = M.pbr('#e8731c', .35, coat=.4); k = M.pbr('#2b333c', .4)
        with at((x, y, 0), (0, 0, rot)):
            cyl(.5, .4, (0, 0, .2), k); cyl(.42, .5, (0, 0, .62), o); 
            with at((0, 0, .95), (0, 18+a, 0)):
                cyl(.32, .6, (0, 0, 0), o, 'Y'); box((.34, .3, 1.5), (0, 0, .75), o, .08); cyl(.28, .5, (0, 0, 1.5), k, 'Y')
                with at((0, 0, 1.5), (0, 74, 0)): box((.28, .26, 1.3), (0, 0, .6), o, .06); cyl(.16, .34, (0, 0, 1.25), k, 'Y'); box((.12, .12, .4), (0, 0, 1.45), k, .02); box((.3, .08, .08), (0, 0, 1.66), M.STEEL(), 0)
    for j in range(7):
        y = 4+j*5.6; box((2.2, 5.4, .4), (0, y, .2), M.pbr('#f0c21c' if j % 2 else '#3c444d', .5), .02)
        with at((0, y, .45)): car(0, 0, 0, ('#c9ced3', '#b8bec4', '#dfe3e6')[j % 3])
        for s in (-1, 1): robot(s*2.6, y+.6, 180 if s > 0 else 0, j*3 % 11)
    for s in (-5.4, 5.4):
        for j in range(18): box((.06, .06, 1.3), (s, 1+j*2.4, .65), M.pbr('#f0c21c', .5), 0)
        for z in (.3, .8, 1.25): box((.04, 44, .05), (s, 22, z), M.pbr('#f0c21c', .5), 0)
    for k in range(8): put(products.apf_cabinet, (9.3, 5+k*.85, 0), -90, .1)
    sign('s_auto', .8, (0, 45.8, 5.4), backing='#0B4DA2', emit=.2)
    RD.camera((-3.6, -2.6, 3.2), (.9, 14, 1.7), 24)

@scene('case-datacenter', '数据中心项目', exposure=.02)
def case_dc(RD):
    room(7.4, 22, 3.4, 'marble', '#c9d2dc', '#dfe6ee', (2, 6), .95, panel=(.3, 1.6), tint=(.88, .94, 1))
    k = M.pbr('#1a1f26', .4); led_c = ['#22dd66', '#35b7ff', '#12d5c6']; rr = random.Random(5)
    for s in (-1, 1):
        for j in range(17):
            with at((s*2.35, 1.0+j*1.06, 0), (0, 0, -90*s)):
                box((1.04, 1.2, 2.3), (0, .1, 1.15), k, .015); box((.96, .03, 2.1), (0, -.51, 1.15), M.pbr('#0d1116', .25, coat=.3), .01)
                for q in range(15):
                    z = .25+q*.13; box((.86, .02, .10), (0, -.525, z), M.pbr('#252c35', .4), .004)
                    for e in range(3): box((.018, .01, .018), (-.36+e*.05+rr.choice((0, .3, .55)), -.537, z), M.pbr(rr.choice(led_c), .4, emit=5), 0)
                box((.02, .03, 2.0), (.47, -.53, 1.15), M.pbr('#2d8dff', .4, emit=3), 0)
        box((.3, 19, .08), (s*2.35, 10, 2.75), M.pbr('#e0b020', .5), 0)
    box((7.4, .05, .06), (0, 21.95, 2.9), M.pbr('#2d8dff', .4, emit=4), 0); sign('s_data', .4, (0, 21.9, 2.4), backing='#0B4DA2', emit=.4)
    RD.camera((-.35, -1.6, 1.65), (.15, 9, 1.45), 24)

# ---- factory -----------------------------------------------------------------------------------
@scene('factory-assembly', '装配生产线', exposure=.02)
def f_assembly(RD):
    hall(15, 38, 6.2, 'epoxy')
    for s in (-1, 1):
        x = s*3.1; box((1.0, 34, .1), (x, 17, .82), M.pbr('#2c333b', .6), .01); [box((.06, 34, .16), (x+q*.52, 17, .82), M.ALU(), 0) for q in (-1, 1)]
        for j in range(18):
            y = .8+j*1.9
            for q in (-1, 1): box((.08, .08, .8), (x+q*.45, y, .4), M.ALU(), 0)
            f = (products.smart_capacitor, products.harmonic_integrated, products.capacitor_box)[j % 3]
            if j < 10: put(f, (x, y+.5, .88), 90*-s, .13 if f is not products.harmonic_integrated else .1)
            else: box((.3, .4, .5), (x, y+.5, 1.12), M.LIGHT(), .02)
        for j in range(9):
            y = 1.5+j*3.8; xb = s*4.5
            box((.9, 3.2, .05), (xb, y, .85), M.pbr('#3f7f6f', .4), .01); box((.05, 3.2, 1.2), (xb+s*.42, y, 1.5), M.pbr('#d6dce1', .5), 0); [box((.3, .42, .2), (xb+s*.2, y-1.2+q*.6, 1.0+.0), M.pbr(('#0B4DA2', '#e0b020', '#c2402f')[q % 3], .5), .02) for q in range(5)]
            for q in (-1, 1): box((.06, .06, 2.2), (xb+s*.42, y+q*1.55, 1.1), M.ALU(), 0)
            box((.2, 3.0, .05), (xb, y, 2.2), M.pbr('#fff', .5, emit=2.4), 0); chair_stool(s*5.4, y)
    led_wall('bd_demo', 4.4, 1.93, (0, 37.7, 3.5))
    for s in (-1.6, 1.6): box((.1, 40, .012), (s, 16, .008), M.pbr('#f2c21c', .6), 0)
    sign('s_qual', .55, (0, 18, 4.4), backing='#0B4DA2')
    RD.camera((-.8, -2.6, 2.2), (.5, 12, 1.55), 25)
def chair_stool(x, y): cyl(.18, .06, (x, y, .6), M.BLACK()); cyl(.03, .6, (x, y, .3), M.STEEL(), seg=12); cyl(.22, .03, (x, y, .02), M.BLACK())

@scene('factory-warehouse', '立体仓库货架', exposure=.02)
def f_warehouse(RD):
    hall(17, 40, 9, 'epoxygrey'); r = random.Random(3); cb = [M.pbr(c, .8) for c in ('#b98a56', '#c4976a', '#ad7f4c')]; wb = M.pbr('#e8ecef', .5)
    for s in (-1, 1):
        for row in range(2):
            x = s*(3.1+row*3.6)
            for j in range(12):
                y = 1+j*3
                for q in (-.55, .55): box((.1, .1, 7.4), (x+q, y, 3.7), M.BLUEP(), 0)
                if j < 11:
                    for l in range(5):
                        z = .12+l*1.5
                        for q in (-.55, .55): box((.06, 2.9, .12), (x+q, y+1.5, z), M.pbr('#e8731c', .5), 0)
                        if row == 0 or l > 1:
                            for k in range(2): 
                                box((1.05, 1.15, .12), (x, y+.85+k*1.35, z+.12), M.pbr('#8a6a45', .9), 0); h = r.uniform(.6, 1.05)
                                box((.98, 1.08, h), (x, y+.85+k*1.35, z+.2+h/2), r.choice(cb+[wb]), .01); box((.99, .1, h*1.0), (x, y+.85+k*1.35, z+.2+h/2), M.pbr('#0B4DA2', .6), 0) if r.random() < .35 else None
    with at((-.5, 9, 0), (0, 0, 8)):   # forklift
        o = M.pbr('#e8a21c', .35, coat=.3); box((1.2, 1.9, .8), (0, .3, .7), o, .12); box((1.1, .5, .7), (0, 1.1, 1.1), M.pbr('#2b333c', .4), .1)
        for sx in (-.5, .5): [box((.07, .07, 1.4), (sx, yy, 1.7), M.BLACK(), 0) for yy in (-.5, .8)]; box((.1, .1, 2.5), (sx*.7, -.85, 1.3), M.BLACK(), 0); box((.14, 1.2, .05), (sx*.55, -1.5, .16), M.STEEL(), 0); [cyl(.32 if yy < 0 else .26, .25, (sx*1.15, yy, .3), M.RUBBER(), 'X') for yy in (-.4, 1.0)]
        box((1.2, 1.5, .06), (0, .2, 2.42), M.BLACK(), .02); box((1.1, 1.1, .12), (0, -1.6, .25), M.pbr('#8a6a45', .9), 0); box((1.0, 1.0, .8), (0, -1.6, .72), cb[0], .01)
    for s in (-1.7, 1.7): box((.12, 42, .012), (s, 18, .008), M.pbr('#f2c21c', .6), 0)
    RD.camera((.7, -2.4, 2.3), (-.4, 12, 3.0), 24)

@scene('factory-lab', '电能质量实验室：台架上是标准源、功率分析仪、示波器与被试的电容器、模块，墙上是云平台的月报', exposure=.02)
def f_lab(RD):
    room(11, 12, 3.4, 'epoxyblue', '#e8edf1', '#f4f6f7', (3, 4), 1.05)
    for j in range(3):
        for s in (-1, 1):
            with at((s*2.7, 2.6+j*3.1, 0), (0, 0, 0)):
                box((3.6, 1.1, .06), (0, 0, .88), M.pbr('#dfe5ea', .3), .01); [box((.06, 1.0, .86), (q*1.7, 0, .43), M.ALU(), 0) for q in (-1, 1)]; box((3.5, .3, .04), (0, .4, 1.42), M.pbr('#c9d2da', .4), 0); [box((.04, .04, .55), (q*1.6, .4, 1.15), M.ALU(), 0) for q in (-1, 1)]
                box((3.5, .06, .3), (0, .5, 1.1), M.pbr('#38424d', .5), 0); [rj45((q*.4-1.2, .46, 1.1), .1, .1) for q in range(7)]
                for q in range(3):
                    with at((-1.1+q*1.1, .35, 1.44)): box((.5, .34, .24), (0, 0, .12), M.pbr('#e4e7ea', .4), .02); screen(('inst_source', 'inst_power', 'inst_scope', 'inst_harmonics', 'inst_reference', 'inst_capacitor')[(j*2+(s > 0)+q) % 6], .24, .15, (-.1, -.172, .13), 1); [cyl(.02, .03, (.1+e*.06, -.18, .08+e*.04), M.BLACK(), 'Y', seg=16) for e in range(3)]
                put((products.svg_module, products.smart_capacitor, products.controller_panel, products.apf_module, products.smart_breaker, products.three_phase_meter)[j*2+(s > 0)], (-.7, -.1, .91), -10, .13)
                monitor(.75, .05, .91, -8, ('ui_device', 'ui_trend')[j % 2] if UI() else 'hmi_a'); chair_stool(.5, -1.0)
                tube([(-.5, -.3, .92), (0, -.4, .95), (.3, -.1, .93)], .012, M.pbr('#d7352b', .5), bez=True); tube([(-.45, -.2, .92), (.1, -.28, .95), (.4, .1, .93)], .012, M.pbr('#16181b', .5), bez=True)
    for k in range(7): put(products.industrial_harmonic, (-5.0, 3+k*.9, 0), 90, .1)
    sign('s_lab', .5, (0, 11.95, 2.6)); led_wall('ui_report' if UI() else 'hmi_b', 2.4, 1.5, (0, 11.9, 1.5))
    RD.camera((-1.3, -1.6, 2.0), (.5, 6, 1.15), 24)

def UI():
    import os; return os.path.exists(f'{M.TEX}/ui_device.png')

@scene('factory-smt', 'SMT 贴片生产线', exposure=.02)
def f_smt(RD):
    room(11, 26, 3.8, 'epoxygrey', '#e6ecf0', '#f4f6f7', (3, 7), 1.05)
    for s in (-1, 1):
        x = s*2.9
        for j in range(8):
            y = 1.6+j*2.9; w = M.pbr('#eef1f3', .3)
            with at((x, y, 0), (0, 0, -90*s)):
                kind = j % 4
                box((2.5, 1.5, .95), (0, .2, .48), w, .05); 
                if kind == 3: prism(((-1.25, .95), (1.25, .95), (1.1, 1.45), (-1.1, 1.45)), 1.4, (0, .2, 0), M.pbr('#0B4DA2', .35), .03)
                else: box((2.3, 1.4, .6), (0, .25, 1.25), w, .06); box((1.3, .04, .36), (-.2, -.46, 1.27), M.pbr('#16324f', .05, .3), .02)
                box((2.5, .03, .12), (0, -.56, .82), M.BLUEP() if kind != 1 else M.TEALP(), 0); box((.36, .06, .3), (.85, -.52, 1.35), M.BLACK(), .02); screen('hmi_c', .3, .19, (.85, -.556, 1.37), 1)
                cyl(.03, .4, (1.0, .3, 1.7), M.STEEL(), seg=10); [cyl(.045, .08, (1.0, .3, 1.95+q*.09), M.pbr(c, .4, emit=.8), seg=16) for q, c in enumerate(('#22c55e', '#f2c81e', '#ef4444'))]
                if kind in (1, 2): [cyl(.17, .04, (-.9+q*.2, -.62, .5), M.pbr('#2a3038', .5), 'X', seg=24) for q in range(9)]
            box((.4, .5, .06), (x, y+1.45, .95), M.pbr('#2f7d4f', .4), .0)
    for s in (-1.0, 1.0): box((.08, 28, .012), (s, 11, .008), M.pbr('#f2c21c', .6), 0)
    RD.camera((-.4, -1.8, 1.9), (.4, 9, 1.05), 24)

@scene('factory-showroom', '企业产品展厅', exposure=.02)
def f_showroom(RD):
    room(12, 13, 3.8, 'marble', '#16305e', '#dfe6ee', (3, 4), .95, back='#0B2a5c', panel=(.25, 2.0))
    led_wall('bd_show', 5.6, 2.45, (0, 12.9, 1.95), 1.0); wh = M.pbr('#eef2f6', .3)
    items = (products.smart_capacitor, products.harmonic_integrated, products.svg_wall, products.controller_panel, products.iot_gateway, products.reactor, products.capacitor_cylinder, products.three_phase_meter)
    for i in range(4):
        for s in (-1, 1):
            x, y = s*4.6, 2.2+i*2.7; box((1.5, 1.5, .9), (x, y, .45), wh, .03); box((1.52, 1.52, .03), (x, y, .06), M.pbr('#12d5c6', .4, emit=2), 0)
            f = items[i*2+(s > 0)]; sc = {products.controller_panel: .4, products.iot_gateway: .3, products.three_phase_meter: .28, products.reactor: .22, products.svg_wall: .15, products.smart_capacitor: .25, products.capacitor_cylinder: .26, products.harmonic_integrated: .18}[f]; put(f, (x, y, .9), -55*s+0, sc)
            screen(('hmi_a', 'hmi_b', 'ui_trend' if UI() else 'hmi_c', 'hmi_d')[i], 1.5, .94, (s*5.96, y, 2.1), .9, rot=(0, 0, -90*s))
    px, py = 1.75, 5.6; cyl(1.6, .35, (px, py, .18), wh, seg=96); torus(1.6, .03, (px, py, .3), M.pbr('#12d5c6', .4, emit=3), seg=96); put(products.apf_cabinet, (px+.45, py+.2, .35), -16, .095); put(products.svg_module, (px-.75, py-.1, .35), -16, .14); put(products.apf_module, (px-.75, py-.1, .68), -16, .14)
    RD.camera((-.9, -1.6, 1.75), (.15, 7, 1.45), 24)

@scene('factory-gate', '产业园区大门')
def f_gate(RD):
    ground('grass', 1500); day(36, 205, 3.8, .8, .6, 21.); slab(-60, -4, 90, 120, 0, M.ground('paving'), .05); road(-300, -14, 400, -14, 11); box((14, 80, .05), (6, 30, .06), M.ground('asphalt'), 0); box((14, 12, .06), (6, -6, .05), M.ground('asphalt'), 0)
    st = M.pbr('#e9ebec', .5)
    box((5, 3.4, 7), (-5.5, 2, 3.5), st, .05); box((4, 2.6, 3.2), (18, 2, 1.6), M.pbr('#35506b', .06, .4), .05); box((4.6, 3.2, .4), (18, 2, 3.4), st, .05)
    prism(((-9, 6.3), (21.5, 6.3), (21.5, 7.4), (-9, 8.2)), 4.4, (0, 2, 0), st, .06); box((.9, 3.2, 6.3), (20.8, 2, 3.15), st, .05)
    box((4.2, .1, 1.3), (-5.5, .26, 5.0), M.BLUEP(), .02); decal('brand_white', 3.6, .84, (-5.5, .19, 5.0)); sign('s_gate', .85, (7.5, -.26, 6.98), backing='#0B4DA2', emit=.15)
    for k in range(26): box((.07, .3, 1.2), (-2.6+k*.45, 1.6, .75), M.STEEL(), .02)
    for z in (.35, 1.2): box((11.6, .1, .06), (3, 1.6, z), M.STEEL(), 0)
    hq(6, 62); sawtooth(58, 66, 4, 11, 40, 9, 4); sawtooth(-52, 66, 4, 11, 40, 9, 4)
    for s in (-1, 1):
        for i in range(6): tree(6+s*11, 10+i*8, 5.5, i)
    for i in range(8): tree(-50+i*6, -3, 4.8, i) if i < 7 else None
    for i in range(8): tree(26+i*6, -3, 4.8, i)
    hedge(-40, -1, -9, -1, .9); hedge(23, -1, 60, -1, .9)
    RD.camera((-5, -25, 3.2), (6.6, 14, 7.8), 25)

# ---- reception settings (no people) -----------------------------------------------------------------
@scene('visit-conference', '会议室接待环境', exposure=.02)
def v_conf(RD, shown='bd_conf'):
    room(9, 11, 3.3, 'carpet', '#e9e4da', '#f6f5f2', (2, 4), 1.0, back='#7a5a40', panel=(.25, 1.8)); 
    for k in range(18): box((.04, .05, 3.3), (-4.4+k*.52, 10.97, 1.65), M.pbr('#5f432e', .4), 0)
    led_wall(shown, 4.6, 2.01, (0, 10.85, 1.75), 1.0)
    with at((0, 5.2, 0)):
        prism(rrect_pts(2.0, 6.4, .9, 10), .08, (0, 0, .74), M.pbr('#6b4327', .22, coat=.5), .02, rot=(90, 0, 0)); prism(rrect_pts(1.2, 5.4, .5, 10), .7, (0, 0, .36), M.pbr('#4a2f1c', .4), .02, rot=(90, 0, 0))
        for s in (-1, 1):
            for k in range(7):
                y = -2.6+k*.87; chair(s*1.5, y, -90*s, '#20262e'); cup(s*.72, y+.2, .785); box((.3, .22, .012), (s*.66, y-.12, .79), M.pbr('#f8f8f6', .6), 0, rot=(0, 0, 90)); box((.06, .18, .09), (s*.45, y, .83), M.pbr('#f4f4f2', .4), 0)
        for k in range(3): lathe([(0, 0), (.12, 0), (.16, .1), (0, .1)], (0, -1.8+k*1.8, .78), M.pbr('#f2f2f0', .3), seg=24); ob = place(S._MESH_leaf(('leaf', 12, 'f'), 12, '#5d8f4a'), (0, -1.8+k*1.8, .88)); ob.scale = (.2, .2, .2)
    for x, y in ((-4, 10.2), (4, 10.2), (-4, 1.5)): plant(x, y, 1.7, x)
    for i in range(3):
        box((.05, 2.0, 1.9), (-4.48, 2.2+i*3, 1.7), M.pbr('#dfefff', .4, emit=1.4), 0); box((.08, .25, 2.6), (-4.42, 1.1+i*3, 1.6), M.pbr('#cfc6b6', .8), .02); box((.08, .25, 2.6), (-4.42, 3.3+i*3, 1.6), M.pbr('#cfc6b6', .8), .02)
    for i in range(2): box((.04, 1.8, 1.1), (4.47, 3+i*3.6, 1.8), M.pbr('#5f432e', .4), .01); quad(1.6, .9, (4.44, 3+i*3.6, 1.8), M.image('bd_show', alpha=False), rot=(0, 0, -90))
    RD.camera((-1.7, -1.5, 1.9), (.2, 6, 1.15), 24)

@scene('visit-exhibition', '展厅参观环境', exposure=.02)
def v_exh(RD):
    room(14, 14, 4.2, 'wood', '#f0f3f6', '#e6ebf0', (3, 4), .95, panel=(.3, 2.0))
    wh = M.pbr('#f4f6f8', .3); pts = [(-6+i*.5, .0) for i in range(3)]
    for i in range(5):
        with at((-6.4+i*3.2, 12.6-abs(i-2)*-.0-((i-2)**2)*.35, 0), (0, 0, -(i-2)*-9)):
            box((2.9, .2, 3.4), (0, 0, 1.7), M.pbr(('#0B4DA2', '#f4f6f8')[i % 2], .4), .03); screen(('ui_dashboard', 'bd_demo', 'bd_show', 'ui_map', 'ui_trend')[i] if UI() else 'hmi_a', 2.5, 1.55 if i not in (1, 2) else 1.1, (0, -.11, 1.95), .95)
            box((2.9, .04, .06), (0, -.1, 3.3), M.pbr('#12d5c6', .4, emit=2.5), 0)
    for i, (f, s_) in enumerate(((products.svg_wall, .14), (products.smart_capacitor, .22), (products.apf_module, .16), (products.reactor, .2))):
        x = -4.2+i*2.8; cyl(.62, .95, (x, 8.4-(1.2 if i in (0, 3) else 0), .48), wh, seg=64); torus(.62, .015, (x, 8.4-(1.2 if i in (0, 3) else 0), .9), M.pbr('#12d5c6', .4, emit=3), seg=64); put(f, (x, 8.4-(1.2 if i in (0, 3) else 0), .95), (i-1.5)*16, s_)
    for s in (-1, 1):
        put(products.industrial_harmonic if s < 0 else products.apf_cabinet, (s*5.6, 6.2, 0), s*-30, .1); put(products.apf_cabinet if s < 0 else products.industrial_harmonic, (s*5.9, 4.9, 0), s*-38, .1)
    for x in (-2.2, 0, 2.2): lathe([(0, 0), (.2, 0), (.2, .03), (.03, .06), (.03, .95), (.05, 1.0), (0, 1.0)], (x, 5.0, 0), M.STEEL(), seg=24)
    for x in (-1.1, 1.1): tube([(x-1.1, 5, .93), (x-.5, 5, .74), (x+.5, 5, .74), (x+1.1, 5, .93)], .025, M.pbr('#0B4DA2', .7), bez=True)
    RD.camera((-1.4, -2.2, 1.85), (0, 8, 1.5), 24)

@scene('visit-signing', '签约台环境', exposure=.02)
def v_sign(RD, shown='bd_sign'):
    room(11, 8, 4, 'carpetred', '#ece6da', '#f6f4ef', (3, 3), 1.0, panel=(.3, 1.6)); led_wall(shown, 7.6, 3.32, (0, 7.75, 2.05), 1.0)
    box((9, 2.6, .22), (0, 6.4, .11), M.pbr('#7d2b2b', .9), .02)
    with at((0, 5.9, .22)):
        box((4.2, .95, .78), (0, 0, .39), M.pbr('#0a2c66', .8), .04); box((4.3, 1.0, .03), (0, 0, .795), M.pbr('#0B4DA2', .75), .01)
        for s in (-1, 1):
            chair(s*.95, .85, 0, '#5a2a22', 1.1); box((.32, .24, .03), (s*.95, -.1, .83), M.pbr('#8c1f24', .4), .006); box((.3, .22, .012), (s*.95, -.1, .85), M.pbr('#fbfaf7', .6), 0); cyl(.006, .16, (s*.95+.22, -.1, .83), M.BRASS(), 'Y', seg=8); box((.3, .06, .12), (s*.95, -.38, .87), M.pbr('#f6f6f4', .4), .01); cup(s*1.45, -.1, .81)
        lathe([(0, 0), (.16, 0), (.2, .08), (0, .08)], (0, -.1, .81), M.pbr('#f2f2f0', .3), seg=24)
        ob = place(S._MESH_leaf(('leaf', 13, 'g'), 13, '#4d8a3f'), (0, -.1, .9)); ob.scale = (.34, .24, .2); r = random.Random(1)
        for i in range(22): cyl(.035, .03, (r.uniform(-.2, .2), r.uniform(-.3, .1), r.uniform(1.0, 1.12)), M.pbr(r.choice(('#d8465a', '#f2d0d6', '#f0c14a')), .6), seg=10)
    for s in (-1, 1): plant(s*4.6, 6.9, 1.9, s); plant(s*5.0, 5.6, 1.4, s)
    for j in range(2):
        for i in range(7): chair((i-3)*1.05, .6+j*1.15, 180, '#2b3648')
    RD.camera((-1.2, -2.6, 2.05), (0, 6, 1.55), 25)

@scene('visit-auditorium', '报告厅', exposure=.02)
def v_aud(RD, shown='bd_forum'):
    room(16, 17, 5.6, 'carpet', '#a98a68', '#e9e4dc', (4, 4), .95, panel=(.25, 2.0), back='#3b2a20'); led_wall(shown, 9.6, 4.2, (0, 16.7, 3.1), 1.0); box((14, 4, .7), (0, 15.2, .35), M.ground('wood'), .03)
    for s in (-1, 1):
        for k in range(9): box((.12, .5, 5.2), (s*7.9, 1+k*1.9, 2.6), M.pbr('#8a6a4c', .5), .02); box((.04, .06, 4.6), (s*7.84, 1.6+k*1.9, 2.6), M.pbr('#ffe2b0', .4, emit=1.2), 0)
    with at((-4.4, 14.6, .7)): box((.8, .5, 1.1), (0, 0, .55), M.pbr('#6b4327', .3, coat=.3), .03); quad(.5, .5, (0, -.26, .65), M.image('mark')); tube([(.1, -.05, 1.1), (.12, -.1, 1.35), (.1, -.18, 1.45)], .012, M.BLACK(), bez=True)
    with at((1.6, 14.6, .7)):
        box((5.4, .7, .76), (0, 0, .38), M.pbr('#6b4327', .3, coat=.3), .02)
        for k in range(5): chair(-2.1+k*1.05, .75, 0, '#5a2a22'); box((.26, .05, .1), (-2.1+k*1.05, -.2, .82), M.pbr('#f4f4f2', .4), 0); cup(-1.85+k*1.05, -.1, .765)
    sm = M.pbr('#24406e', .8)
    for j in range(9):
        for i in range(16):
            if i in (7, 8): continue
            x = (i-7.5)*.82; y = .6+j*1.25; z = 0
            with at((x, y, z)): rrect_h(.56, .5, .12, (0, .1, .46), sm, .08); rrect(.58, .7, .12, (0, -.2, .78), sm, .12, .04); box((.06, .5, .62), (-.37, 0, .31), M.pbr('#3a2a1e', .5), .01)
    for s in (-1, 1): plant(s*6.4, 13.6, 1.2, s)
    RD.camera((-2.6, -2.8, 3.1), (.2, 11, 2.0), 25)

@scene('visit-demo', '产品演示区', exposure=.02)
def v_demo(RD):
    room(11, 10, 3.6, 'epoxygrey', '#e9eef3', '#f4f6f8', (3, 3), 1.0, back='#0c2a5a', panel=(.3, 1.8)); led_wall('bd_demo', 4.2, 1.84, (-1.7, 9.85, 2.1), 1.0); led_wall('ui_dashboard' if UI() else 'hmi_a', 3.0, 1.84, (2.4, 9.85, 2.1), 1.0)
    for k, f in enumerate((products.industrial_harmonic, products.apf_cabinet, products.industrial_harmonic)): put(f, (-4.4+k*.0, 4.4+k*1.3, 0), 62, .1)
    with at((.6, 5.4, 0)):
        box((4.6, 1.2, .9), (0, 0, .45), M.pbr('#f2f5f8', .3), .04); box((4.62, .02, .05), (0, -.6, .75), M.pbr('#12d5c6', .4, emit=2.5), 0); box((4.7, 1.3, .04), (0, 0, .92), M.pbr('#20304a', .2, coat=.4), .01)
        put(products.smart_capacitor, (-1.8, 0, .94), -12, .15); put(products.svg_module, (-.7, .1, .94), -6, .13); put(products.controller_panel, (.35, -.1, .94), 4, .2); put(products.smart_breaker, (.95, -.1, .94), 6, .2); put(products.iot_gateway, (1.75, -.1, .94), 12, .17)
    put(products.capacitor_cylinder, (2.2, 5.6, .94), 0, .11)
    for i in range(2): 
        with at((4.4, 3.6+i*2.6, 0), (0, 0, -68)): box((.9, .5, 1.05), (0, 0, .52), M.pbr('#f2f5f8', .3), .03); 
        with at((4.35, 3.6+i*2.6, 1.1), (-28, 0, -68)): box((.9, .06, .56), (0, 0, .2), M.BLACK(), .02); screen(('ui_oneline', 'ui_device')[i] if UI() else 'hmi_c', .84, .5, (0, -.035, .2), 1)
    for x in (-5, 5): plant(x, 9, 1.7, x)
    RD.camera((-1.5, -1.2, 1.8), (.3, 6, 1.35), 25)
