"""Pictures of solutions: the process that is served, with products of the solution's one-line, other than those of its cases."""
import contextlib
from scene_kit import *
from scene_plants import plant_hall, steel
from scene_farms import ball
from scene_boards import *
import models_breakers, scene_plants

I = dict(exposure=.0)

@scene('site-logistics-roof', '物流园屋顶：钢架上的户外SVG补偿箱与敞开的并网箱，箱内是配变综合测控终端，身后是成排光伏组件与库房', exposure=.05)
def logistics_roof(RD):
    ground('grass', 1500, -11); day(40, 195, 3.7, .8, .6, 9.); box((90, 56, .5), (6, 24, -.25), M.pbr('#8d9499', .85), 0)
    pan, line, wall = M.pbr('#0d1f4a', .08, .3, coat=1), M.pbr('#8fa3c4', .4), M.pbr('#d5d9da', .6)
    box((90, .3, .8), (6, 51, .4), wall, .02)
    for j in range(7):
        for i in range(19):
            with at((-16+i*2.36, 5.6+j*3.7, .8), (14, 0, 0)):
                box((2.3, 2.2, .05), (0, 0, 0), M.ALU(), 0); box((2.24, 2.14, .06), (0, 0, .005), pan, 0)
                for k in range(1, 6): box((.012, 2.14, .064), (-1.12+k*.373, 0, .005), line, 0)
                for k in range(1, 4): box((2.24, .012, .064), (0, -1.07+k*.535, .005), line, 0)
            for y, z in ((-.9, .56), (.9, 1.0)): box((.05, .05, z), (-16+i*2.36+1.18, 5.6+j*3.7+y, z/2), M.ZINC(), 0)
    for x, w, h in ((-38, 60, 15.5), (38, 74, 14.5)):
        box((w, 30, h), (x, 92, h/2-11), M.pbr('#e2e6e8', .5), 0); box((w+.2, .2, 1.0), (x, 76.9, h-11.9), M.BLUEP(), 0); [box((4.2, .2, 1.1), (x-w/2+5+k*7, 76.9, h-14), M.pbr('#8fb2d0', .15, .3), 0) for k in range(int(w/7))]
    plate('云屿物流园', '', 1.7, (6.4, 50.84, 1.7), wmax=9)
    r = random.Random(6)
    for i in range(40): tree(-100+i*5.4, 130+r.uniform(-4, 10), r.uniform(9, 13), i, z=-6)
    z = M.ZINC()
    with at((-1.0, 2.75, 0), (0, 0, 14)):
        for x in (-.38, .36, 1.08): box((.06, .06, 1.86), (x, .24, .93), z, 0); box((.3, .4, .06), (x, .24, .03), M.ground('concrete'), .01)
        for q in (.8, 1.25, 1.7): box((1.6, .04, .05), (.35, .2, q), z, 0)
        install(1025, (0, 0, .5)); [tube([(-.15+k*.1, .0, .72), (-.15+k*.1, .02, .5), (-.15+k*.1, .2, .1), (-.15+k*.1, .6, .05)], .016, M.RUBBER(), bez=True) for k in range(4)]
        with enclosure(.58, .66, .2, (.76, .2, 1.36), side=1, door=150): install(1019, (0, -.05, .03)); duct(-.26, .26, -.01, -.06, .04); rail(-.26, .26, 0, -.19, [4, 3, 3, 1, 1, 2])
        conduit([(.6, .12, 1.03), (.6, .12, .1)], [(.85, .12, 1.03), (.85, .12, .1)], r=.02)
    box((.3, .1, .1), (0, 4, .06), z, 0); box((.3, 40, .1), (-1.9, 22, .06), z, 0); RD.camera((.35, .05, 1.82), (.2, 4, 1.3), 25)

# ---- city lighting -----------------------------------------------------------------------------
def street_at_dusk():
    ground('grass', 900); lights.world(M.srgb('#a8a3b4'), .5, M.srgb('#23457f'), .3); lights.sun(12, 290, .5, 6, (1, .74, .55))
    slab(-14, -6, 1.9, 140, 0, M.ground('paving'), .05); road(6.2, -30, 6.2, 200, 8.4); slab(10.5, -30, 14, 160, 0, M.ground('paving'), .05)
    for i in range(9): lamp_post(1.45, 6.2+i*11, 8, 90, True)
    for i in range(4): lights.area((3.6, 6.2+i*11, 8.2), (4.4, 6.2+i*11, 0), 3, 3, 900, (1, .84, .6), glossy=False)
    for k in range(4): tube([(4.3+k*.16, -20, .6), (4.3+k*.16, 60, .6), (4.3+k*.16, 190, .6)], .013, M.pbr('#ff3a24', .5, emit=3)); tube([(7.7+k*.16, -20, .6), (7.7+k*.16, 60, .6), (7.7+k*.16, 190, .6)], .013, M.pbr('#ffe6bd', .5, emit=3))
    for i in range(18): tree(16+(i % 3), 8+i*7, 6.5, i); tree(-4.5-(i % 2)*2, 9+i*7, 6, i+2)

@contextlib.contextmanager
def lamp_kiosk(name, x=-.98, y=1.95, turn=14):
    """a substation of street lamps, its low-voltage room open; -> context for the plate inside"""
    g = M.powder('#cfd6d6', .45)
    with at((x, y, .05), (0, 0, turn)):
        box((2.9, 1.7, .2), (0, .55, .1), M.pbr('#8d8f8f', .9), .01); box((2.7, 1.3, 2.0), (0, .82, 1.2), g, .01); box((3.0, 1.9, .14), (0, .55, 2.27), M.pbr('#2c6e5a', .5), .02)
        for x in (-1.33, -.13, 1.33): box((.06, .3, 2.0), (x, .05, 1.2), g, 0)
        box((1.46, .3, .1), (.6, .05, 2.15), g, 0); box((1.46, .3, .1), (.6, .05, .25), g, 0)
        box((1.14, .04, 1.94), (-.74, -.08, 1.2), g, .01); decal('danger', .6, .22, (-.74, -.102, 1.75)); small(name, .7, (.6, -.105, 2.09), bg='#2c6e5a', fg='#ffffff')
        box((1.4, .01, 1.86), (.6, .16, 1.2), M.pbr('#dfe2df', .5), 0)
        with at((-.12, -.1, 1.2), (0, 0, -128)): box((.74, .03, 1.94), (.37, 0, 0), g, .01)
        with at((.6, .12, 1.45)): yield

@scene('site-lamp-substation', '傍晚路边的照明箱变敞开低压室：4G无线电力仪表、剩余电流探测器与六路物联网微型断路器，身后路灯成排亮起', exposure=.35)
def lamp_substation(RD):
    street_at_dusk()
    with lamp_kiosk('照明箱变 06号'):
        moulded(-.5, .24)
        bare_rail(-.36, .58, .24); meter_4g(-.28, .24); [head(models_breakers.detector_head, 1076, x, .24) for x in (-.14, -.02)]; rail(.06, .58, 0, .24, [3, 3, 3, 3, 2]); clamps(1065, -.48, .03, 3, .07, text='100 A'); duct(-.36, .6, 0, .06, .05)
        rail(-.3, .6, 0, -.12, [x for _ in range(6) for x in ((1071,), 3)], pitch=.034); duct(-.6, .6, 0, -.26, .05)
        for i in range(6): x = -.24+i*.15; small(f'路灯回路{i+1}', .11, (x, -.045, -.26)); [tube([(x+q*.02, 0, -.3), (x+q*.02, 0, -1.1)], .007, M.pbr(('#e0b416', '#1c8f43', '#c33028')[q], .5)) for q in range(3)]
        lights.area((0, -.42, .75), (0, .1, -.1), 1.2, .25, 42, (.95, .98, 1), glossy=False); lights.area((.6, -1.6, 1.0), (0, .1, .0), 1.6, 1.2, 60, (1, .93, .84), glossy=False); box((1.0, .04, .03), (0, -.1, .56), M.pbr('#ffffff', .5, emit=5), 0)
    RD.camera((.32, .1, 1.6), (.36, 3.4, 1.62), 25)

@scene('site-lamp-board', '路灯箱变敞开低压室近景：七台四极物联网微型断路器按回路排列，上方是4G无线电力仪表与三只开口互感器，柜外是傍晚的道路', exposure=.35)
def lamp_board(RD):
    street_at_dusk(); p = catalogue.PRODUCTS[1071]; poles = (-33.5, -11, 11, 33.5)
    with lamp_kiosk('青柏路 5# 箱变', -.72, 1.75, 16):
        moulded(-.48, .24); bare_rail(-.36, .58, .24); meter_4g(-.2, .24); small('LH-WM40', .1, (-.2, -.03, .33)); clamps(1065, .12, .23, 3, .1, text='100 A'); small('总进线', .12, (.42, .02, .24)); duct(-.36, .6, 0, .07, .05)
        bare_rail(-.5, .6, -.12)
        for i in range(7):
            q = -.32+i*.1; small(f'{i+1}回路', .085, (q, -.045, -.26))
            with at((q, -p.d*.02, -.12-p.h*.05), sc=.001): models_breakers.miniature_breaker(p, 90, p.h*100, p.d*100, poles, '135N', '246N', ('Ia  4.8 A', 'Ib  4.9 A', 'Ic  4.7 A'), '400 V  6000 A  IΔn 300 mA', '4P')
            for x, c in zip(poles, ('#e0b416', '#1c8f43', '#c33028', '#2456c6')): u = q+x*.001; tube([(u, -.01, -.12+p.h*.05-.006), (u, -.014, -.045), (u, .02, .01)], .004, M.pbr(c, .5), bez=True); tube([(u, -.01, -.12-p.h*.05+.006), (u, -.014, -.19), (u, .01, -.25), (u, .01, -1.1)], .004, M.pbr(c, .5))
        duct(-.5, .6, 0, -.26, .05)
        lights.area((0, -.42, .75), (0, .1, -.1), 1.2, .25, 42, (.95, .98, 1), glossy=False); lights.area((.6, -1.6, 1.0), (0, .1, .0), 1.6, 1.2, 60, (1, .93, .84), glossy=False); box((1.0, .04, .03), (0, -.1, .56), M.pbr('#ffffff', .5, emit=5), 0)
    RD.camera((.18, .7, 1.56), (.05, 2.2, 1.5), 27)

def moulded(x, z):
    """a plain moulded-case breaker on the plate"""
    import cabinet_inside
    with at((x, .03, z), sc=.1): cabinet_inside.moulded_breaker(0, 0, 0, label='QF')

# ---- water, fish, cold ----------------------------------------------------------------------------
@scene('site-pump-drives', '泵房：立式水泵与出水管成排，墙上并列两台壁挂有源滤波装置，旁边是自动切换应急接入柜', **I)
def pump_drives(RD):
    plant_hall(10, 9, 4.6, '#e2e9ec', 'epoxyblue'); b = M.pbr('#0f6f8f', .35, coat=.2)
    for i in range(4):
        x, y = 1.35, 2.7+i*1.55
        with at((x, y, 0)):
            box((.9, .9, .2), (0, 0, .1), M.ground('concrete'), .01); cyl(.34, .3, (0, 0, .42), b, bevel=.05, seg=48); cyl(.16, .5, (0, 0, .8), b); cyl(.3, .06, (0, 0, 1.05), b); cyl(.27, .75, (0, 0, 1.46), b, bevel=.04, seg=48); cyl(.29, .12, (0, 0, 1.9), b, bevel=.05, seg=48); box((.12, .26, .24), (-.3, 0, 1.5), b, .02)
            for k in range(22): box((.018, .05, .62), (.285*math.cos(k*.2856), .285*math.sin(k*.2856), 1.46), b, 0, rot=(0, 0, math.degrees(k*.2856)+90))
        pipe([(x-.34, y, .42), (x-1.05, y, .42), (x-1.05, y, 0)], .13, '#2f7fbf'); pipe([(x+.34, y, .42), (x+1.2, y, .42), (x+1.2, y, 1.5), (x+2.2, y, 1.5)], .13, '#2f8f5f')
        torus(.16, .016, (x+1.2, y-.26, 1.0), M.pbr('#c9302c', .4), 'Y')
    pipe([(3.55, 1, 1.5), (3.55, 8.8, 1.5)], .22, '#2f8f5f')
    with at((-1.3, 3.5, 0), (0, 0, 20)):
        box((2.9, .12, 2.75), (.0, .5, 1.37), M.pbr('#d3dde2', .6), .01); install(1035, (-.72, 0, 0)); plate('澜州水务', '送水泵站', .2, (.52, .43, 2.35), wmax=1.2)
        for i in range(2): install(1027, (.2+i*.66, .32, .95))
        for i in range(2): conduit([(.2+i*.66, .4, .95), (.2+i*.66, .4, 0)], r=.03)
    RD.camera((-.35, .2, 1.6), (-.15, 4, 1.3), 25)

@scene('site-blower-room', '循环水养殖的曝气机房：罗茨风机与消声器成排，近处配电箱敞开，曝气、循环水泵、加热三组各由一台多回路电能表计量', **I)
def blower_room(RD):
    plant_hall(9, 8.4, 4, '#e6ece9', 'epoxygrey'); g, b = M.pbr('#2f7f6f', .38, coat=.2), M.pbr('#0B4DA2', .35, coat=.2)
    for i in range(3):
        with at((1.5, 3.0+i*1.95, 0), (0, 0, -12)):
            box((2.3, 1.0, .16), (0, 0, .1), steel('#39424c'), .01); box((.78, .44, .3), (-.55, 0, .3), g, .02); box((.5, .4, .24), (.6, 0, .28), b, .02); cyl(.26, .7, (-.55, 0, .62), g, 'X', .03, seg=40); cyl(.26, .7, (-.55, 0, .92), g, 'X', .03, seg=40); box((.62, .5, .3), (-.55, 0, .77), g, .02); [box((.03, .56, .62), (-.8+k*.1, 0, .77), g, .01) for k in range(6)]
            cyl(.23, .6, (.6, 0, .56), b, 'X', .04); [box((.5, .012, .04), (.6, .235*math.cos(k*.349), .56+.235*math.sin(k*.349)), b, 0, rot=(math.degrees(k*.349)-90, 0, 0)) for k in range(18)]
            box((.16, .34, 1.05), (.1, 0, .69), M.pbr('#f0b41c', .5), .04); cyl(.24, 1.0, (-.55, 0, 1.75), M.pbr('#c9ced2', .4, .4), bevel=.06); cyl(.12, .2, (-.55, 0, 1.2), g)
            pipe([(-.55, 0, 2.2), (-.55, 0, 2.95), (.2, 1.0, 2.95)], .1, '#dfe5e8')
    pipe([(1.0, 1, 2.95), (1.0, 8.3, 2.95)], .16, '#dfe5e8')
    with at((-.82, 1.95, 1.5), (0, 0, 20)):
        box((1.2, .06, 1.4), (0, .05, 0), grey('#8f979e'), .01); box((.1, .08, 1.2), (0, .12, -1.0), M.ZINC(), 0)
        with enclosure(.86, 1.06, .18, (0, .02, 0)):
            for k, (n, z) in enumerate((('曝气', .33), ('循环水泵', .0), ('加热、紫外', -.33))):
                bare_rail(-.39, .39, z); multi_circuit(.29, z); small(n, .042*len(n), (.29, -.01, z+.095), bg='#0B4DA2', fg='#ffffff'); rail(-.39, .19, 0, z, [3]*9, pitch=.007); duct(-.4, .4, -.01, z-.16, .05)
    plate('临澜循环水养殖', '曝气机房', .3, (.36, 8.37, 2.5)); RD.camera((-.28, .2, 1.56), (-.16, 4, 1.42), 25)

@scene('site-cold-racks', '低温冷库：货架上码放纸箱，顶部是冷风机，门口外侧立着有源滤波成套柜与装有A级电能质量监测装置的进线柜', **I)
def cold_racks(RD):
    d = 3.3; windowed_room(8.4, d, 3.5, (.0, 2.6, 0, 2.9), '#e4eaee', 'epoxyblue', .9, (2, 1)); lights.world((.85, .92, 1), .3)
    with at((1.4, d+.2, 0)):
        w, L_, h = 7, 14, 4.2; ice = M.pbr('#e9f1f6', .4); box((w, L_, .02), (0, L_/2, .005), M.pbr('#aeb8bd', .4), 0); box((w, .2, h), (0, L_, h/2), ice, 0); box((w, L_, .1), (0, L_/2, h), ice, 0)
        for s in (-1, 1):
            box((.1, L_, h), (s*w/2, L_/2, h/2), ice, 0); r = random.Random(3+s)
            for j in range(6):
                y = 1.0+j*2.1
                for a in (-.5, .5): box((.09, .09, 3.6), (s*1.95+a, y-1.02, 1.8), M.pbr('#1f5fb4', .4), 0)
                for k in range(3):
                    z = .16+k*1.18; [box((.08, 2.1, .1), (s*1.95+a, y, z), M.pbr('#e8731c', .4), 0) for a in (-.5, .5)]
                    for u in range(3):
                        for v in range(2):
                            for q in range(2 if r.random() < .8 else 1): box((.5, .6, .38), (s*1.95-.26+v*.52, y-.66+u*.66, z+.26+q*.4), M.pbr(r.choice(('#c79a66', '#bf905a', '#d2a874')), .8), .006); box((.502, .08, .002), (s*1.95-.26+v*.52, y-.66+u*.66, z+.452+q*.4), M.pbr('#e8dfc8', .4), 0)
        for i in range(2):
            with at((-1.1+i*2.2, L_-.6, 3.5)): box((1.9, .6, .7), (0, 0, 0), M.pbr('#dfe5e9', .4), .02); [fan(.28, (-.5+k*1.0, -.31, 0), M.STEEL(), M.pbr('#8f9aa2', .4), 5, 6) for k in range(2)]
        for j in range(5): box((.2, 1.3, .06), (0, 1.5+j*2.6, h-.06), M.pbr('#ffffff', .5, emit=4), 0)
        lights.area((0, L_/2, h-.1), (0, L_/2, 0), 3, L_*.9, 420, (.9, .96, 1), glossy=False); lights.area((0, .6, 2), (0, 8, 1.4), 2, 2, 120, (.9, .96, 1), glossy=False)
    box((1.35, .14, 3.0), (3.25, d-.1, 1.5), M.pbr('#eef3f6', .35), .03); box((.05, .1, .8), (2.75, d-.2, 1.2), M.STEEL(), .01); box((4.3, .12, .16), (1.9, d-.1, 3.05), M.ALU(), .01)
    with at((-1.62, 2.5, 0), (0, 0, 12)): meter_door(0, -.42, [(0, 1.6, 1031)], title='进线柜', lamps_z=1.3); install(1028, (.83, .06, 0))
    plate('青柏冷链', '3号低温库', .3, (1.3, d-.06, 3.3), wmax=2); RD.camera((.1, -.5, 1.6), (.08, 3, 1.42), 25)

# ---- works ---------------------------------------------------------------------------------------
@scene('site-furnace-door', '中频炉前：控制柜门上装谐波型仪表与无功补偿控制器，右侧两台中频炉炉口通红，铁水发亮', **I)
def furnace_door(RD):
    scene_plants.foundry(Still)
    with at((-1.3, 2.85, 0), (0, 0, 22)):
        meter_door(0, 0, [(-.16, 1.66, 1050), (.04, 1.66, 1050), (-.06, 1.4, 1018)], title='中频炉滤波补偿', lamps_z=1.16, w=.86)
    hot = M.pbr('#ffb04a', .5, emit=9); r = random.Random(2)
    for x in (.3, 3.4):
        cyl(.5, .02, (x, 6.2, 1.38), M.pbr('#ffae3c', .5, emit=9), bevel=0)
        for k in range(60): a = r.uniform(0, 6.28); q = r.uniform(.05, .55); ball(r.uniform(.006, .014), (x+q*math.cos(a), 6.2+q*math.sin(a), 1.45+r.random()**2*.9), hot)
    RD.camera((-.75, .7, 2.25), (-.2, 5.0, 1.4), 26)
