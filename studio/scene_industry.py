"""Cases of industry and farming: the installed product close, before the machines that it serves."""
from scene_kit import *
from scene_plants import plant_hall, steel
from scene_farms import ball
from scene_boards import *
import cabinet_inside

I = dict(exposure=.0)

# ---- timber works --------------------------------------------------------------------------
def dust_collector(x, y, n=3):
    """bag dust collector: a fan, filter bags above a ring duct, collecting bags below"""
    cloth, sack, s = M.pbr('#efeade', .9), M.pbr('#c9a469', .8), steel('#2f6fb0')
    with at((x, y, 0)):
        for i in range(n):
            q = (i-(n-1)/2)*.78
            cyl(.31, .34, (q, 0, 1.42), s, seg=48); lathe([(.3, 1.58), (.34, 1.75), (.345, 2.5), (.31, 3.0), (.12, 3.16), (0, 3.18)], (q, 0, 0), cloth, seg=40)
            lathe([(0, .16), (.24, .2), (.31, .5), (.3, 1.26), (.31, 1.28)], (q, 0, 0), sack, seg=40); torus(.312, .012, (q, 0, 1.27), M.STEEL(), seg=40); torus(.312, .012, (q, 0, 1.58), M.STEEL(), seg=40)
            for a in (-.3, .3): box((.04, .04, 1.5), (q+a, .3, .75), s, 0)
        cyl(.36, .3, (n*.39+.42, -.1, .62), s, 'Y', .03, seg=48); box((.3, .28, .9), (n*.39+.2, -.1, 1.2), s, .01); cyl(.2, .42, (n*.39+.42, -.46, .62), M.pbr('#0B4DA2', .35, coat=.2), 'Y', .03); box((.9, .6, .1), (n*.39+.42, -.2, .1), s, .01)
        for k in range(18): box((.01, .36, .05), (n*.39+.42+.205*math.cos(k*.349), -.46, .62+.205*math.sin(k*.349)), M.pbr('#0B4DA2', .35), 0, rot=(0, -k*20, 0))

def panel_saw(x, y, rz=0):
    """sliding table saw with a board on it and its suction hood"""
    wood = M.pbr('#c79a5c', .7)
    with at((x, y, 0), (0, 0, rz)):
        box((1.3, .9, .74), (0, 0, .38), M.pbr('#dfe3e2', .4), .03); box((1.32, .02, .2), (0, -.45, .5), M.pbr('#2f7a52', .4), 0); box((1.6, 1.1, .06), (0, 0, .82), M.brushed('#aab0b5', .35), .004); box((.5, 2.6, .05), (-1.1, 0, .82), M.ALU(), .004)
        box((1.7, 1.9, .02), (-.3, .1, .862), wood, .002); box((.06, .5, .16), (.32, 0, .95), M.pbr('#d9a11c', .4), .02); tube([(.32, .2, 1.0), (.32, .4, 1.9), (.32, .8, 3.4)], .06, M.pbr('#cfd4d8', .4), bez=True)
        box((.06, .06, 1.1), (.9, .4, 1.2), steel(), 0); box((.3, .12, .36), (.9, .32, 1.55), M.BLACK(), .02); screen('inst_machine', .24, .15, (.9, .255, 1.6), 1)

def boards(x, y, n=22, w=2.44, d=1.22, z=.14, t=.03, seed=1):
    """stack of boards on bearers"""
    r = random.Random(seed)
    for q in (-.9, 0, .9): box((.1, d, z), (x+q, y, z/2), M.pbr('#8a6238', .8), .004)
    for k in range(n): box((w, d, t*.93), (x+r.uniform(-.015, .015), y+r.uniform(-.015, .015), z+t*(k+.5)), M.pbr(('#d3a96c', '#c79a5c', '#dcb782', '#bd8f52')[r.randrange(4)], .75), .002)

@scene('site-timber-works', '木业车间：敞开的监测箱内两台环保用电监测终端分别接产污与治污设备，身后是布袋除尘器、推台锯与板垛', **I)
def timber(RD):
    plant_hall(12, 13, 5, '#dedacd', 'concrete')
    dust_collector(.9, 8.4); dust_collector(4.1, 8.8); panel_saw(1.75, 4.6, 8); boards(-2.6, 9.2, 34); boards(3.9, 5.9, 18, seed=2); boards(-4.6, 6.4, 26, seed=3)
    for x in (2.5, -.6): pipe([(x, .5, 3.5), (x, 12.5, 3.5)], .17, '#c3c9cd', flanges=False); [torus(.172, .012, (x, 1+j*.7, 3.5), M.ZINC(), 'Y', 28) for j in range(16)]
    pipe([(2.5, 8.3, 3.5), (2.5, 8.3, 1.6)], .15, '#c3c9cd')
    with at((-.24, 1.12, 1.5), (0, 0, 16)):
        box((.08, .08, 1.6), (-.05, .1, -.8), M.ZINC(), 0); box((.58, .04, .74), (0, .02, 0), grey('#8f979e'), .01)
        with enclosure(.47, .62, .17, (0, 0, 0)):
            bare_rail(-.21, .21, .18); monitor_4g(-.1, .18); monitor_4g(.1, .18); duct(-.22, .22, -.01, .075, .045)
            small('产污设备 1~4路', .16, (-.105, -.043, .075)); small('治污设备 1~4路', .16, (.105, -.043, .075), bg='#2f8f6a', fg='#ffffff')
            rail(-.21, .21, 0, -.03, [3]*6, pitch=.012); duct(-.22, .22, -.01, -.135, .04)
            for k in (-.105, .105): clamps(1066, k, -.22, 3, .056, (46, 60, 30), 18, '100 A')
    plate('松澜木业产业园', '产污治污用电监测', .46, (.85, 8.86, 4.56)); RD.camera((.14, .28, 1.56), (-.18, 3.2, 1.5), 25)

# ---- clean room ---------------------------------------------------------------------------------
def clean_hall():
    """technical corridor with a window on a clean room under its filter units"""
    d, z0, z1 = 3.4, .55, 2.95; windowed_room(9, d, 3.3, (-.2, 3.6, z0, z1), '#e3e9ed', 'epoxyblue'); lights.world((.85, .9, 1), .35)
    H, W, D = 2.85, 12, 17; white, fr = M.pbr('#dfe6ea', .4), M.pbr('#8e99a3', .4, .3)
    box((W, D, .02), (2, d+.2+D/2, .01), M.pbr('#e3e8ea', .25), 0); box((W, D, .2), (2, d+.2+D/2, H+.12), white, 0); box((W, .1, H), (2, d+D, H/2), M.pbr('#e6edf2', .4), 0)
    for s in (-1, 1): box((.1, D, H), (2+s*W/2, d+.2+D/2, H/2), white, 0)
    for i in range(10):
        for j in range(14):
            x, y = -3.4+i*1.22, d+.9+j*1.22
            box((1.22, 1.22, .05), (x, y, H), fr, 0)
            if (i+j*2) % 5 == 0: box((1.1, .22, .03), (x, y, H-.02), M.pbr('#ffffff', .5, emit=4), 0); continue
            box((1.08, 1.08, .04), (x, y, H-.012), M.pbr('#f4f8fa', .6, emit=.12), .004)
            for k in range(5): box((1.06, .012, .012), (x, y-.44+k*.22, H-.036), fr, 0); box((.012, 1.06, .012), (x-.44+k*.22, y, H-.036), fr, 0)
    for i in range(20): box((.008, D, .004), (-4+i*.6, d+D/2, .022), M.pbr('#b9c2c8', .5), 0); box((W, .008, .004), (2, d+.4+i*.6, .022), M.pbr('#b9c2c8', .5), 0)
    for j in range(5):
        for x in (.55, 4.3):
            with at((x, d+2.2+j*2.9, 0)):
                box((1.7, 1.5, 1.9), (0, 0, .98), M.pbr('#ccd5db', .3), .05); box((1.0, .03, .5), (-.2, -.76, 1.35), M.pbr('#d9a520' if j % 2 else '#173a58', .1, .2), .02); box((1.72, .03, .08), (0, -.755, .85), M.BLUEP(), 0); box((.42, .05, .34), (.55, -.78, 1.3), M.BLACK(), .01); screen('inst_machine', .36, .24, (.55, -.81, 1.32), 1)
                cyl(.025, .4, (.6, 0, 2.1), M.STEEL(), seg=8); [cyl(.04, .07, (.6, 0, 2.3+q*.075), M.pbr(c, .4, emit=1), seg=14) for q, c in enumerate(('#22c55e', '#f2c81e', '#ef4444'))]
    lights.area((2, d+D/2, H-.1), (2, d+D/2, 0), W*.9, D*.9, 300, glossy=False); lights.area((2, d+D/2, .6), (2, d+D/2, 3), W*.8, D*.8, 300, glossy=False)

@scene('site-cleanroom', '电子厂技术走廊：两台有源滤波成套柜靠墙并列，右侧观察窗内是洁净室，吊顶满布FFU风机过滤单元', **I)
def cleanroom(RD):
    clean_hall()
    for i in range(2): install(1028, (-1.6+i*.84, 2.72, 0))
    for k in (1.3, 2.7): box((.05, .1, z1-z0), (k, d+.06, (z0+z1)/2), M.ALU(), .004)
    plate('云屿电子产业园', '洁净室FFU配电', .26, (-1.2, 3.37, 2.85)); mat(-2.3, -.3, 1.35, 2.05); RD.camera((.1, -.55, 1.3), (-.05, 3.4, 1.68), 25)

# ---- chemical park -------------------------------------------------------------------------------
def feeder_cab(x, y, rz, names, id, w=.8, h=2.2, title=None, meters=True):
    """withdrawable drawers, each with its meter, handle, lamps and name"""
    n = len(names); q = (h-.36)/n
    with at((x, y, 0), (0, 0, rz)):
        box((w-.004, .8, h-.1), (0, .42, .1+(h-.1)/2), grey(), .006); box((w, .78, .1), (0, .42, .05), grey('#3C434B'), .004); box((w-.02, .02, .18), (0, 0, h-.11), M.BLUEP(), .004)
        if title: small(title, min(w*.8, .085*len(title)), (0, -.0115, h-.11), bg='#0B4DA2', fg='#ffffff')
        p = catalogue.PRODUCTS[id]
        for k, name in enumerate(names):
            z = h-.23-q*(k+.5); box((w-.02, .02, q-.012), (0, 0, z), grey(), .008)
            if meters: install(id, (-.06, -.011, z-p.h*.05))
            box((.1, .03, .1), (.22, -.022, z), M.pbr('#2a3038', .4), .01); box((.028, .04, .12), (.22, -.045, z), M.pbr('#c9302c', .4), .008, rot=(0, 0 if k % 4 else 35, 0))
            for j, c in enumerate(('#ef4444', '#22c55e')): cyl(.013, .014, (-.32+j*.055, -.014, z+.05), M.pbr(c, .3, emit=.5), 'Y', seg=16)
            small(name, min(.17, .05*len(name)), (-.235, -.0115, z-.06))
            for s in (-1, 1): box((.02, .03, .09), (s*(w/2-.03), -.022, z), M.STEEL(), .004)

def chemical_works():
    """columns, a pipe rack and tanks, as seen from a window"""
    sv, w = M.pbr('#c2c8cd', .3, .7), M.pbr('#e9ecee', .4)
    for x, y, h, r in ((-5.5, 24, 17, 1.0), (-2.2, 27, 22, 1.25), (1.2, 25, 14, .85), (5, 30, 19, 1.2)):
        lathe([(0, 0), (r*1.3, 0), (r*1.3, 1), (r, 2), (r, h-1), (r*.6, h-.3), (0, h)], (x, y, 0), sv, seg=36)
        for k in range(5): ring(r, r+.75, .1, (x, y, 3+k*3), M.pbr('#e0b020', .4)); torus(r+.72, .035, (x, y, 4+k*3), M.pbr('#e0b020', .4)); [box((.04, .04, 1), (x+(r+.7)*math.cos(a*.785), y+(r+.7)*math.sin(a*.785), 3.5+k*3), M.pbr('#e0b020', .4), 0) for a in range(8)]
        tube([(x+r, y, h-1), (x+r+.5, y-.4, h-2), (x+r+.5, y-.4, 3.6)], .14, w)
    for i in range(3): lathe([(0, 0), (2.6, 0), (2.6, 4.4), (2.3, 4.9), (0, 5.3)], (-13+i*-6.2, 24, 0), w, seg=48)
    for x in range(-5, 6): [box((.25, .25, 4.6), (x*4, y, 2.3), steel('#8794a1'), 0) for y in (13, 15.4)]; box((.25, 2.6, .25), (x*4, 14.2, 3.1), steel('#8794a1'), 0); box((.25, 2.6, .25), (x*4, 14.2, 4.5), steel('#8794a1'), 0)
    for k, c in enumerate(('#c9ced2', '#2f8f5f', '#d9a520', '#c33c28', '#c9ced2', '#2f6fb0', '#8f5fb0', '#c9ced2')): tube([(-24, 13.1+(k % 4)*.65, (3.4, 4.8)[k//4]), (24, 13.1+(k % 4)*.65, (3.4, 4.8)[k//4])], (.14, .09, .11, .1)[k % 4], M.pbr(c, .4, .1))

@scene('site-chemical-feeders', '化工园区变配电所：抽屉柜逐路装谐波型多功能电力仪表，窗外是管廊与塔器', **I)
def chemical(RD):
    windowed_room(6, 2.95, 3.2, (-2.5, -.42, .95, 2.45), '#e9ebe6', power=1.0); lights.bluesky(.75, .5, seed=4.); lights.sun(38, 120, 3.6, 1.2, (1, .95, .86)); chemical_works(); box((90, 60, .02), (0, 33.2, .01), M.pbr('#8f938f', .9), 0)
    rows = (('整流变1', '聚合釜', '循环水泵', '空压机', '引风机'), ('压缩机1', '压缩机2', '冷冻机', '真空泵', '备用'), ('电解槽', '离心机', '干燥机', '污水站', '照明'))
    for k, names in enumerate(rows): feeder_cab(.08+k*.81, 2.1, 0, names, 1050, title=f'{k+1}号馈线柜')
    tray(-3, 3, 2.5, 2.75); mat(-.4, 2.4, .9, 1.7); plate('衡川化工园区', '2号变配电所', .27, (-1.02, 2.93, .68), wmax=2); box((.06, .1, 1.5), (-1.45, 2.97, 1.7), M.ALU(), .004)
    RD.camera((-.5, .3, 1.56), (-.2, 2.2, 1.55), 25)

# ---- weld shop -----------------------------------------------------------------------------------
def robot(x, y, rz, lean, reach, hot=False):
    """six-axis robot with a spot-welding gun; lean and reach turn its arms towards +x"""
    o, k, c = M.pbr('#e8731c', .35, coat=.4), M.pbr('#2b333c', .4), M.COPPERP()
    with at((x, y, 0), (0, 0, rz)):
        box((.9, .9, .1), (0, 0, .05), k, .02); cyl(.36, .34, (0, 0, .27), k); cyl(.34, .3, (0, 0, .58), o); box((.5, .6, .4), (.04, 0, .78), o, .08)
        with at((.16, 0, .95), (0, lean, 0)):
            cyl(.25, .56, (0, 0, 0), k, 'Y', .03); box((.3, .26, 1.05), (0, 0, .52), o, .08); cyl(.21, .48, (0, 0, 1.08), k, 'Y', .03)
            tube([(-.2, .2, -.1), (-.3, .22, .5), (-.2, .22, 1.0), (-.1, .2, 1.3)], .045, M.RUBBER(), bez=True)
            with at((0, 0, 1.08), (0, reach, 0)):
                box((.36, .38, .5), (-.06, 0, .05), o, .08); cyl(.15, .95, (0, 0, .72), o, r2=.1); cyl(.11, .26, (0, 0, 1.22), k, 'Y'); cyl(.08, .14, (0, 0, 1.34), k)
                box((.16, .14, .3), (0, 0, 1.52), k, .02)
                for s in (-1, 1): box((.1, .1, .12), (s*.15, 0, 1.66), k, .01); box((.06, .06, .5), (s*.2, 0, 1.9), c, .015); box((.16, .05, .05), (s*.14, 0, 2.13), c, .01); cyl(.022, .08, (s*.06, 0, 2.13), c, 'X')
                if hot:
                    ball(.035, (0, 0, 2.13), M.pbr('#fff6d8', .5, emit=30)); r = random.Random(4)
                    for q in range(70): u = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, .7))).normalized(); a, b = r.uniform(.05, .3), r.uniform(.04, .16); tube([tuple(Vector((0, 0, 2.13))+u*a), tuple(Vector((0, 0, 2.13))+u*(a+b))], .0035, M.pbr('#ffc25a', .5, emit=14))
                    lights.area((0, 0, 2.0), (0, 0, 0), .1, .1, 14, (1, .8, .5), glossy=False)

def cab_frame(x, y, z):
    """welded frame of a machine's cab on its jig"""
    m, j = M.pbr('#9aa3ab', .4, .6), M.pbr('#2f6fb0', .4)
    with at((x, y, z)):
        for a in (-.6, .6):
            for b in (-.75, .75): box((.09, .09, 1.6), (a, b, .8), m, .02)
            for q in (0, .7, 1.6): box((.08, 1.5, .08), (a, 0, q), m, .02)
            box((.02, 1.4, .62), (a*1.02, 0, .36), M.pbr('#b3bac0', .4, .5), 0)
        for b in (-.75, .75):
            for q in (0, 1.6): box((1.2, .08, .08), (0, b, q), m, .02)
        box((1.1, 1.4, .02), (0, 0, .03), m, 0); box((1.2, 1.5, .02), (0, 0, 1.62), M.pbr('#b3bac0', .4, .5), 0)
        for a in (-.75, .75):
            for b in (-.5, .5): box((.16, .16, .5), (a, b, -.15), j, .02); box((.2, .06, .06), (a*.86, b, .12), M.pbr('#e0a51c', .4), .01)
    box((2.0, 2.2, z-.1), (x, y, (z-.1)/2), j, .02); box((2.2, 2.4, .06), (x, y, z-.07), steel('#4b5660'), .01)

def weld_line(*sign):
    """hall with robots that weld the frames of cabs behind a fence"""
    plant_hall(15, 20, 6, '#dde2e5', 'epoxygrey')
    for j in range(3):
        y = 5.2+j*4.6; cab_frame(2.6, y, .55); robot(.75, y, 0, 8, 96, j == 0); robot(4.55, y+.1, 180, 14, 92)
    for y in (3.4,): [box((.05, .05, 1.3), (.6+i*1.1, y, .65), M.pbr('#f0c21c', .5), 0) for i in range(6)]; [box((5.6, .03, .04), (3.3, y, z), M.pbr('#f0c21c', .5), 0) for z in (.3, .8, 1.25)]
    box((.1, 20, .006), (.05, 10, .004), M.pbr('#f2c21c', .6), 0); plate(*sign, .6, (.9, 19.9, 3.5))

@scene('site-weld-shop', '机械厂焊装线：近处两套晶闸管动态投切滤波装置，一套开门露出晶闸管与滤波支路，身后机器人正在焊接驾驶室骨架', **I)
def weld_shop(RD):
    weld_line('衡川机械厂', '焊装线')
    with at((-1.62, 3.3, 0), (0, 0, 20), .1): catalogue.MODELS['lh-gxt']['inside'](catalogue.PRODUCTS[1017])
    with at((-.72, 3.62, 0), (0, 0, 20), .1): device(1017)()
    RD.camera((-.05, -.1, 1.62), (.05, 5, 1.3), 25)

# ---- data centre ------------------------------------------------------------------------------------
@scene('site-row-head', '数据中心机柜列：列头柜开门，多回路电能表在上，下面两排单相馈线断路器，铜排接头装无线测温传感器，旁边是服务器机柜', **I)
def row_head(RD):
    C.case_dc(Still)
    with at((-1.82, .02, 0), (0, 0, 62)):
        open_cab(0, 0, [], w=.8, d=.6, doors=False, col='#2b3138', title='列头柜 A路')
        with at((0, -.15, 0)):
            box((.74, .01, 1.9), (0, .05, 1.06), grey('#dcdfe0'), 0)
            for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')):
                z = 1.88-k*.085; box((.68, .008, .05), (0, .0, z), M.COPPERP(), .001); box((.1, .009, .051), (-.28, -.0005, z), M.pbr(c, .5), 0); box((.02, .05, .03), (.33, .025, z), M.pbr('#8a2f22', .4), 0)
                for x in (-.06, .2): install(1074, (x, -.012, z-.02))
            with at((0, .03, 0), sc=.1): cabinet_inside.moulded_breaker(-2.2, 0, 14.6, label='QF1')
            bare_rail(-.1, .34, 1.46); multi_circuit(.12, 1.46); duct(-.1, .35, 0, 1.575, .045); small('24路单相 逐路计量', .22, (.12, -.045, 1.575))
            duct(-.35, .35, .0, 1.3, .05)
            for z in (1.14, .82): rail(-.34, .34, 0, z, [1]*12, pitch=.036, wires=True); duct(-.35, .35, 0, z-.16, .05); [small(f'{(0 if z > 1 else 12)+i+1:02d}', .022, (-.321+i*.054, -.03, z-.062)) for i in range(12)]
            for i in range(12): tube([(-.321+i*.054, .0, .72), (-.321+i*.054, .0, .5), (-.3+i*.05, .02, .12)], .006, M.pbr(('#e0b416', '#1c8f43', '#c33028')[i % 3], .5))
    lights.area((-.8, -.6, 1.9), (-1.82, .02, 1.3), .8, .8, 9, glossy=False); RD.camera((-.38, -1.1, 1.56), (-1.5, .3, 1.6), 24)
