"""Pig houses and the feed mill: boards and cabinets before the animals and the machines."""
from scene_kit import *
from scene_plants import plant_hall, steel
from scene_farms import bars
from scene_boards import *
import scene_sites

I = dict(exposure=.0)

# ---- pigs --------------------------------------------------------------------------------
_PIG = {}
def pig(x, y, rz, s=1.):
    """a fattening pig that looks to -y when rz = 0, as one mesh"""
    me = _PIG.get('pig')
    try: me and me.name
    except ReferenceError: me = None
    if me is None:
        from mathutils import Matrix
        bm = bmesh.new(); mats = [M.pbr('#dea896', .7), M.pbr('#c98874', .7), M.pbr('#2a1d18', .4)]
        def blob(loc, size, k=0, turn=0, side=0):
            got = bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=1, matrix=Matrix.Translation(loc) @ Matrix.Rotation(math.radians(side), 4, 'Y') @ Matrix.Rotation(math.radians(turn), 4, 'X') @ Matrix.Diagonal((*size, 1)))
            for v in got['verts']:
                for f in v.link_faces: f.material_index = k; f.smooth = True
        blob((0, .05, .46), (.19, .5, .2)); blob((0, .34, .47), (.18, .24, .2)); blob((0, -.28, .47), (.175, .24, .19)); blob((0, -.52, .5), (.13, .2, .14), 0, 14); blob((0, -.66, .45), (.085, .14, .085), 0, 20); blob((0, -.78, .41), (.058, .025, .05), 1, 10)
        for q in (-1, 1):
            blob((q*.1, -.47, .62), (.075, .022, .1), 1, -38, q*24); blob((q*.09, -.64, .54), (.014, .014, .014), 2); blob((q*.02, -.803, .415), (.01, .006, .012), 2)
            for yy in (-.3, .36): blob((q*.11, yy, .28), (.07, .09, .18)); blob((q*.11, yy-.01, .12), (.042, .048, .13)); blob((q*.11, yy-.02, .025), (.045, .055, .03), 2)
        blob((0, .56, .52), (.02, .05, .02), 1, 30)
        me = bpy.data.meshes.new('pig'); bm.to_mesh(me); bm.free(); [me.materials.append(m) for m in mats]; _PIG['pig'] = me
    ob = place(me, (x, y, 0)); ob.rotation_euler[2] += R(rz); ob.scale = (s, s, s)

def pen_row(x0, x1, y0, n, deep=2.9, seed=1, pigs=7, first=0):
    """pens along y between x0 (the passage) and x1 (the wall): slatted floor, panels, feeder, animals"""
    r = random.Random(seed); pvc, zinc = M.pbr('#e4e8ea', .45), M.ZINC(); w = abs(x1-x0); c = (x0+x1)/2
    box((w, n*deep, .02), (c, y0+n*deep/2, .012), M.pbr('#8d9291', .8), 0)
    for k in range(int(n*deep/.16)): box((w, .03, .004), (c, y0+.08+k*.16, .024), M.pbr('#3f4444', .9), 0)
    for j in range(first, n+1): box((w, .04, .32), (c, y0+j*deep, .2), pvc, .004); bars(w, .46, int(w/.13), 3, .016, (c, y0+j*deep, .36), zinc); box((w, .06, .05), (c, y0+j*deep, .82), zinc, 0)
    for j in range(n):
        ya = y0+j*deep; bars(deep, .8, int(deep/.13), 3, .016, (x0, ya+deep/2, .06), zinc, 90); box((.05, .05, 1.0), (x0, ya, .5), zinc, 0)
        lathe([(0, .1), (.2, .12), (.24, .2), (.14, .35), (.2, .75), (.22, 1.0), (0, 1.02)], (c, ya+.14, 0), M.pbr('#c9402f', .4), seg=28); tube([(c, ya+.14, 1.0), (c, ya+.14, 2.35)], .035, M.pbr('#eef1f2', .4))
        for k in range(pigs): pig(min(x0, x1)+.35+r.random()*(w-.7), ya+.75+(k+.5)*(deep-1.5)/pigs+r.uniform(-.1, .1), r.choice((90, -90, 0, 180, 60, -60, 120))+r.uniform(-25, 25), r.uniform(.84, 1.0))
    tube([(c, y0+(.1 if first else -1), 2.38), (c, y0+n*deep, 2.38)], .05, M.pbr('#eef1f2', .4))

def pig_house(y0, n, w=9.2, h=3.0, passage=.62):
    """a modern fattening house: pens on both sides of a passage, fans in the end wall"""
    d = y0+n*2.9+.5; ground('concrete', 80, 0, (0, d/2)); wall = M.pbr('#e6eaea', .6)
    for s in (-1, 1):
        box((.2, d+4, h), (s*(w/2+.1), d/2-2, h/2), wall, 0); pen_row(s*passage, s*w/2, y0-(2.9 if s > 0 else 0), n+(s > 0), seed=3+s)
        for k in range(n): box((.06, 1.3, .34), (s*(w/2-.01), y0+1.4+k*2.9, 2.5), M.pbr('#b9c4ca', .4), .01); box((.08, 1.2, .26), (s*(w/2-.02), y0+1.4+k*2.9, 2.5), M.pbr('#7f9099', .4), 0)
    box((w, d+4, .2), (0, d/2-2, h+.1), M.pbr('#edf0f0', .7), 0); box((w, .2, h), (0, d+.1, h/2), wall, 0)
    for i in range(5): fan(.6, ((i-2)*1.5, d-.02, 1.75), M.STEEL(), M.pbr('#aab3b9', .4, .5), 6, 6)
    for j in range(int(d/2)): box((1.2, .1, .05), (0, 1+j*2, h-.04), M.pbr('#fff6e6', .5, emit=4), 0)
    lights.area((0, d*.5, h-.08), (0, d*.5, 0), w*.85, d*.95, 4.2*w*d, (1, .98, .94), glossy=False); lights.area((0, -2.4, h*.8), (0, d*.5, 1), w*.7, 2, 1.4*w*d, glossy=False); lights.area((0, d*.5, .9), (0, d*.5, h), w*.8, d*.9, .9*w*d, glossy=False); lights.world((.85, .92, 1), .25)

@scene('site-pig-barn', '育肥猪舍：过道旁的配电箱敞开，内装物联网塑壳断路器与4G无线三相电力仪表，围栏里是猪群，尽头是排风机', exposure=.0)
def pig_barn(RD):
    pig_house(2.0, 4)
    with at((-.42, 1.12, 1.46), (0, 0, 20)):
        box((.08, .08, 1.5), (-.12, .1, -.72), M.ZINC(), 0); box((.64, .04, .86), (0, .02, 0), grey('#8f979e'), .01)
        with enclosure(.52, .74, .2, (0, 0, 0)):
            install(1072, (-.11, -.055, .06)); clamps(1065, -.11, -.13, 3, .07)
            bare_rail(.03, .24, .16); meter_4g(.135, .16)
            for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')):
                x = -.1434+k*.0334; tube([(x, -.04, .21), (x, -.04, .35)], .008, M.pbr(c, .5)); tube([(x, -.04, .08), (x, -.045, .0), (-.176+k*.066, -.03, -.06)], .008, M.pbr(c, .5), bez=True)
            duct(.03, .24, -.01, .03, .04); rail(.03, .24, 0, -.08, [3, 3, 3]); duct(-.24, .24, -.01, -.26, .05)
    RD.camera((.2, -.12, 1.58), (.0, 3.2, 1.25), 26)

@scene('site-pig-control', '猪舍操作间：环境控制器与配电箱装在墙上，箱内物联网塑壳断路器、4G仪表、剩余电流探测器与成排物联网微型断路器，窗内是猪舍的围栏、猪群与风机', exposure=.0)
def pig_control(RD):
    d = 2.5; windowed_room(6.4, d, 3.0, (.3, 2.75, .7, 2.3), '#e8ebe8', 'epoxygrey', .9, (2, 1)); lights.world((.85, .92, 1), .3)
    with at((1.3, d+.2, 0)):
        n, w, h = 4, 7, 3.0; L_ = n*2.9+1; box((w, L_, .02), (0, L_/2, .0), M.pbr('#a5a8a6', .8), 0); box((w, .2, h), (0, L_, h/2), M.pbr('#e2e6e6', .6), 0); box((w, L_, .1), (0, L_/2, h+.05), M.pbr('#edf0f0', .7), 0)
        for s in (-1, 1): box((.1, L_, h), (s*w/2, L_/2, h/2), M.pbr('#e2e6e6', .6), 0); pen_row(s*.55, s*w/2, .15, n, seed=6+s, pigs=6, first=1)
        for i in range(4): fan(.62, ((i-1.5)*1.55, L_-.12, 1.65), M.STEEL(), M.pbr('#aab3b9', .4, .5), 6, 6)
        lights.area((0, L_/2, h-.1), (0, L_/2, 0), w*.85, L_*.9, 520, (1, .98, .94), glossy=False); lights.area((0, L_/2, 1.2), (0, L_/2, 3), w*.8, L_*.9, 130, glossy=False)
    with enclosure(.98, 1.16, .2, (-.72, d-.01, 1.5), door=112):
        install(1072, (-.33, -.055, .28)); clamps(1065, -.33, .12, 3, .07)
        bare_rail(-.2, .44, .4); meter_4g(-.13, .4)
        [head(scene_sites.models_breakers.detector_head, 1076, x, .4) for x in (.0, .12)]; rail(.19, .44, 0, .4, [3, 3]); duct(-.22, .44, -.01, .24, .05)
        rail(-.2, .44, 0, .1, [(1071,)]*14, pitch=.008); duct(-.44, .44, -.01, -.04, .05)
        rail(-.44, .44, 0, -.18, [(1071,)]*19, pitch=.009); duct(-.44, .44, -.01, -.32, .05); rail(-.44, .44, 0, -.44, [3]*14)
    conduit(*[[(-1.1+i*.09, d-.06, 2.08), (-1.1+i*.09, d-.06, 3)] for i in range(9)])
    with at((-.02, d-.01, 1.5)):
        box((.34, .12, .46), (.0, -.06, 0), M.pbr('#e9edef', .4), .02); box((.3, .01, .2), (0, -.122, .1), M.BLACKG(), .005); screen(environment(), .28, .18, (0, -.128, .1), 1.05)
        for k in range(4): cyl(.018, .012, (-.105+k*.07, -.126, -.06), M.pbr(('#0B4DA2', '#0B4DA2', '#22a04a', '#c9302c')[k], .4), 'Y', seg=20)
        small('环境控制器', .2, (0, -.1215, -.15), bg='#e9edef')
        for k in range(5): gland((-.12+k*.06, -.06, -.23), .012)
    plate('1号育肥舍', '环控与配电', .2, (1.15, d-.02, 2.43)); RD.camera((.36, .2, 1.72), (.34, 2.5, 1.5), 25)

def environment():
    """texture of the climate controller's screen"""
    b = Rc(0, 0, 560, 360, '#0e2038')+T(24, 52, 34, '1号育肥舍', '#ffffff', '700')+T(536, 52, 30, '自动', '#27e07a', '700', 'end')
    for i, (t, v) in enumerate((('舍温', '23.4 ℃'), ('湿度', '62 %'), ('NH₃', '9 ppm'), ('通风', '4 档'))):
        x, y = 24+(i % 2)*262, 90+(i//2)*96; b += Rc(x, y, 250, 84, '#17345c', 10)+T(x+16, y+52, 28, t, '#9db8e6')+T(x+236, y+54, 38, v, '#ffd25e' if i == 0 else '#ffffff', '700', 'end')
    for k in range(12): b += Rc(28+k*43, 300, 34, 34, '#27a35a' if k < 8 else '#3a4a63', 6)
    labels.write('site_environment', 560, 360, b); return 'site_environment'

# ---- feed mill -----------------------------------------------------------------------------------
def pellet_mill(x, y, rz=0):
    """pellet mill: main motor, die housing with its round door, conditioner above, hopper"""
    g, b = M.pbr('#e2a01e', .38, coat=.2), M.pbr('#0B4DA2', .35, coat=.2)
    with at((x, y, 0), (0, 0, rz)):
        box((2.3, 1.3, .25), (0, .3, .13), steel('#39424c'), .02); box((1.2, 1.1, 1.0), (0, .3, .75), g, .08); cyl(.52, .34, (0, -.36, .95), g, 'Y', .05, seg=56); cyl(.44, .1, (0, -.56, .95), M.pbr('#c9ced2', .3, .7), 'Y', .02, seg=56)
        for k in range(12): cyl(.025, .04, (.46*math.cos(k*.5236), -.545, .95+.46*math.sin(k*.5236)), M.STEEL(), 'Y', seg=6)
        cyl(.36, 1.1, (0, 1.45, .75), b, 'Y', .04); [box((.02, 1.0, .05), (.37*math.cos(a*.349), 1.45, .75+.37*math.sin(a*.349)), b, 0, rot=(0, -a*20, 0)) for a in range(18)]
        cyl(.26, 2.0, (.1, .1, 1.9), M.pbr('#c9ced2', .32, .6), 'X', .03); box((.3, .3, .5), (-.55, -.05, 1.5), M.pbr('#c9ced2', .32, .6), .02); cyl(.2, .5, (1.3, .1, 1.9), b, 'X', .03)
        frustum(((.5, -.2), (.9, -.2), (.9, .4), (.5, .4)), ((.25, -.5), (1.15, -.5), (1.15, .7), (.25, .7)), 2.15, 2.8, M.pbr('#c9ced2', .32, .6)); tube([(.7, .1, 2.8), (.7, .1, 5)], .17, M.pbr('#c9ced2', .35, .5))
        frustum(((-.2, -.9), (.2, -.9), (.2, -.5), (-.2, -.5)), ((-.34, -1.0), (.34, -1.0), (.34, -.4), (-.34, -.4)), .28, .52, M.pbr('#c9ced2', .32, .6))

@scene('site-feed-motors', '饲料厂制粒工段：电动机控制柜门上逐台装电动机保护监测仪表，旁边是晶闸管动态投切滤波装置，身后是制粒机与溜管', **I)
def feed_motors(RD):
    plant_hall(12, 12, 5.4, '#e5e0d2', 'concrete')
    for i in range(2): pellet_mill(1.95+i*.25, 5.0+i*3.6, -14)
    names = ('粉碎机1', '粉碎机2', '制粒机1', '制粒机2', '混合机', '提升机', '冷却风机', '刮板机', '除尘风机')
    with at((-.5, 1.68, 0), (0, 0, 20)):
        meter_door(0, 0, [(-.14+(k % 3)*.2, 1.76-(k//3)*.19, 1055) for k in range(9)], w=.9, title='澜州饲料厂电动机控制柜')
        for k, n in enumerate(names):
            x, z = -.14+(k % 3)*.2, 1.76-(k//3)*.19; small(n, .03*len(n), (x, -.0115, z-.06))
            for q, c in enumerate(('#22c55e', '#ef4444')): cyl(.011, .014, (x-.062, -.018, z+.02-q*.04), M.pbr(c, .3, emit=.5), 'Y', seg=16)
    with at((.42, 3.5, 0), (0, 0, 14), .1): device(1017)()
    plate('澜州饲料厂', '制粒工段', .5, (.9, 11.97, 3.7)); box((.1, 12, .006), (.95, 6, .004), M.pbr('#f2c21c', .6), 0); RD.camera((-.2, .66, 1.58), (.02, 2.4, 1.55), 25)
