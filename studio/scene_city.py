"""Streets, stations, halls of the public: the product on its pole or wall and the load that it serves."""
from scene_kit import *
from scene_plants import plant_hall, steel

I = dict(exposure=.0)

def pole(id, z=1.5, h=8, wires=True):
    """concrete pole with the outdoor box `id` clamped to it, the box's foot at height z"""
    y = catalogue.PRODUCTS[id].d*.05+.128; cyl(.112, h, (0, y, h/2), M.pbr('#a9aaa6', .8), r2=.09); install(id, (0, 0, z-.22))
    if wires:
        box((1.6, .07, .07), (0, y-.1, h-.4), M.ZINC(), 0)
        for k in range(4):
            x = -.66+k*.44; insulator((x, y-.1, h-.37), .05, .16, 3); tube([(x-14, y+3, h+.1), (x, y-.1, h-.2), (x+16, y+2, h)], .012, M.pbr('#2a2f35', .6))
        for k in range(3): tube([(-.04+k*.04, y-.12, z+.1), (-.05+k*.05, y-.14, z-.4), (-.05+k*.05, y-.13, .1)], .014, M.RUBBER())

def block(x, y, w, floors, seed, rz=0):
    """end of an old block of flats: bands of windows, balconies, air conditioners"""
    wall = M.pbr(('#cdb9a0', '#d7cfc0', '#c5b3a2')[seed % 3], .8); r = random.Random(seed)
    with at((x, y, 0), (0, 0, rz)):
        box((w, 10, floors*2.9+.6), (0, 5, (floors*2.9+.6)/2), wall, 0); box((w+.4, 10.4, .3), (0, 5, floors*2.9+.7), M.pbr('#9a9389', .8), 0)
        for f in range(floors):
            box((w, .1, .12), (0, -.05, f*2.9+.1), M.pbr('#b3a48f', .8), 0)
            for i in range(int(w/3)):
                q = -w/2+1.6+i*3; z = f*2.9+1.6
                box((1.5, .1, 1.4), (q, -.03, z), M.pbr('#e6e8e8', .5), .01); box((1.36, .1, 1.26), (q, -.05, z), M.pbr(r.choice(('#6f8aa0', '#5a7388', '#7f97a8')), .08, .3), 0); box((.05, .12, 1.3), (q, -.07, z), M.pbr('#e6e8e8', .5), 0)
                if r.random() < .6: box((.8, .3, .5), (q+1.15, -.2, z-.75), M.pbr('#dfe1df', .5), .02); cyl(.19, .02, (q+1.05, -.36, z-.75), M.pbr('#4a5056', .5), 'Y')
        for i in range(int(w/9)): box((1.7, .3, 2.3), (-w/2+5+i*9, -.05, 1.15), M.pbr('#5f7a8c', .4), .02); box((2.3, 1.1, .14), (-w/2+5+i*9, -.5, 2.6), M.pbr('#a79a88', .8), .01)

@scene('site-pole-balancer', '老旧小区路边的电杆上抱箍安装三相不平衡自动调节装置，身后是住宅楼与行道树', exposure=.05)
def pole_balancer(RD):
    ground('grass', 900); day(40, 200, 3.7, .8, .6, 3.); slab(-40, -8, 40, 4.2, 0, M.ground('paving'), .05); road(-60, 6.8, 60, 6.8, 5, dash=False)
    block(-11, 15, 21, 6, 1); block(13, 17, 24, 6, 2, -4); block(2, 40, 30, 7, 4)
    with at((-.55, 2.3, 0), (0, 0, 14)): pole(1029, 1.75)
    for x, y, s in ((3.2, 3.6, 1), (8.5, 3.8, 2), (-6.4, 3.6, 3), (14, 11, 4), (-16, 11, 5), (5, 11.5, 6)): tree(x, y, 5.6, s)
    hedge(-9, 10.2, 11, 10.2, .7); car(5.5, 6.2, 90, '#26303c'); car(-7, 6.4, 90, '#8c1f24')
    RD.camera((.35, -.5, 1.75), (.15, 4, 2.35), 27)

@scene('site-phase-switches', '住宅单元门旁敞开的电缆分支箱：四台智能换相开关并列，下方为塑壳断路器与出线', exposure=.05)
def phase_switches(RD):
    ground('paving', 300); lights.bluesky(.7, .5); lights.sun(42, 225, 3.6, 2, (1, .95, .88)); wall = M.pbr('#cdb9a0', .85)
    box((12, .3, 8), (0, 2.75, 4), wall, 0); box((12, .34, .6), (0, 2.75, .3), M.pbr('#8d8478', .85), 0)
    for k in range(13): box((12, .31, .012), (0, 2.745, .9+k*.3), M.pbr('#b7a48c', .9), 0)
    box((1.25, .1, 2.2), (1.75, 2.6, 1.1), M.pbr('#39566b', .4), .02); box((.9, .04, 1.2), (1.75, 2.54, 1.4), M.pbr('#8fa9bb', .1, .3), .01); box((.04, .08, .3), (1.3, 2.5, 1.05), M.STEEL(), .01); plate('3单元', '', .2, (1.75, 2.57, 2.42)); box((2.0, 1.0, .12), (1.75, 2.2, 2.75), M.pbr('#a79a88', .8), .01)
    with enclosure(1.12, 1.06, .22, (-.15, 2.6, 1.5), col='#c9cecb'):
        for i in range(4): install(1030, (-.33+i*.225, -.01, .06)); 
        for i in range(4):
            x = -.33+i*.225; box((.1, .09, .17), (x, -.02, -.2), M.pbr('#2a3038', .4), .006); box((.04, .03, .05), (x, -.08, -.19), M.pbr('#e9ecef', .4), .004)
            for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')): tube([(x-.03+k*.03, -.03, -.28), (x-.03+k*.03, -.02, -.4), (x-.03+k*.03, 0, -.52)], .007, M.pbr(c, .5)); tube([(x-.03+k*.03, -.03, -.12), (x-.03+k*.03, -.03, -.02), (x-.03+k*.03, -.03, .06)], .006, M.pbr(c, .5))
        for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')): box((.86, .008, .03), (0, 0, .42-k*.05), M.COPPERP(), .002); box((.06, .01, .032), (-.4, -.001, .42-k*.05), M.pbr(c, .5), 0)
    for i in range(4): cyl(.03, 1.0, (-.48+i*.22, 2.5, .48), M.pbr('#3c434a', .6))
    for i in range(2): box((.42, .16, .5), (-1.9+i*.5, 2.5, 1.6), M.pbr('#d9dcda', .5), .01); quad(.2, .16, (-1.9+i*.5, 2.415, 1.66), M.pbr('#8fa9bb', .1, .3))
    tree(-4.6, 1.6, 5, 2); hedge(-3.4, 2.2, -1.2, 2.2, .6, .5)
    RD.camera((.42, .45, 1.55), (.08, 2.5, 1.53), 29)

def charger(x, y, rz=0):
    with at((x, y, 0), (0, 0, rz)):
        box((.8, .6, .14), (0, 0, .07), M.ground('concrete'), .02); rrect_h(.66, .5, 1.75, (0, 0, 1.02), M.powder('#e4e8ea', .4), .06); box((.6, .02, .9), (0, -.255, 1.35), M.NAVYP(), .01); screen('inst_charge', .3, .19, (0, -.27, 1.5), 1); small('直流 120 kW', .42, (0, -.27, 1.2), bg='#0A1F44', fg='#8fe9df')
        box((.6, .012, .03), (0, -.262, .86), M.pbr('#12d5c6', .4, emit=3), 0)
        for s in (-1, 1): tube([(s*.34, -.1, 1.2), (s*.5, -.32, .7), (s*.42, -.36, .25), (s*.36, -.2, .9)], .025, M.RUBBER(), bez=True); box((.06, .14, .2), (s*.36, -.2, 1.05), M.BLACK(), .02)

def charging_canopy(parked):
    ground('asphalt', 500); day(40, 205, 3.5, .8, .6, 6.); st = M.pbr('#eef1f3', .4)
    box((40, 9, .35), (12, 10, 4.2), st, .03); box((40, .1, .3), (12, 5.45, 4.15), M.BLUEP(), 0); box((40, 3, .02), (12, 12.6, .03), M.ground('concrete'), 0)
    for i in range(6):
        x = -2+i*3.1; charger(x, 12.2); box((.12, 5.2, .012), (x-1.5, 9, .012), M.pbr('#e9ecec', .6), 0)
        for s in (-.9, .9): box((.5, .16, .12), (x+s*.6, 11.3, .06), M.pbr('#f0c020', .6), .02)
        box((1.2, .12, .04), (x, 9, 4.0), M.pbr('#fff', .5, emit=4), 0)
    for i in range(5): cyl(.14, 4.2, (-3.5+i*6.2, 13.2, 2.1), st)
    for i, c in parked: car(-2+i*3.1, 9.0, 0, c)
    for i in range(14): tree(-20+i*4, 24+(i % 3), 6, i)
    box((60, .3, 1.4), (10, 20, .7), M.pbr('#c9ccc8', .8), 0); lights.area((3, 5, 3.9), (3, 9, 1), 10, 3, 500, glossy=False)

@scene('site-charging', '公共充电站：雨棚下直流充电桩与停放的电动汽车，近处敞开的柜内为SVG混合补偿模块与多回路电能表，下面是各充电桩的馈线断路器', exposure=.05)
def charging(RD):
    charging_canopy(((2, '#0B4DA2'), (4, '#26303c')))
    with at((-1.35, 4.1, 0), (0, 0, 20)):
        box((2.1, 1.0, .12), (-.4, 0, .06), M.ground('concrete'), .02)
        with at((0, 0, .1)):
            open_cab(0, 0, [(1.34, [1023])], doors=False, title='松澜充电站')
            with at((0, .1, 1.0)):
                box((.74, .01, 1.5), (0, .06, -.1), grey('#dcdfe0'), 0)
                rail(-.34, .34, 0, .14, [3, (1068,), 3]); duct(-.35, .35, -.01, -.02, .06); small('12台充电桩 逐路计量', .3, (0, -.045, -.02))
                for z in (-.22, -.52): rail(-.34, .34, 0, z, [3]*6, pitch=.06); duct(-.35, .35, -.01, z-.15, .06)
                for i in range(6):
                    for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')): tube([(-.305+i*.114+k*.018, 0, -.6), (-.305+i*.114+k*.018, 0, -.85)], .007, M.pbr(c, .5))
            switch_cab(-.82, 0, kind='acb')
    lights.area((-1.0, 2.9, 2.0), (-1.35, 4.2, .95), .9, .9, 40, glossy=False); RD.camera((-.9, 2.2, 1.42), (-.68, 5, 1.34), 24)

@scene('site-charger-meters', '充电场站：敞开的柜内上层是SVG模块，下面是逐桩的物联网塑壳断路器，左边是有源滤波成套柜，身后是成排直流充电桩', exposure=.05)
def charger_meters(RD):
    charging_canopy(((3, '#0B4DA2'), (4, '#26303c')))
    with at((-1.0, 4.2, 0), (0, 0, 18)):
        box((2.1, 1.0, .12), (-.42, 0, .06), M.ground('concrete'), .02); install(1028, (-.84, 0, .12))
        with at((0, 0, .1)):
            open_cab(0, 0, [(1.36, [1022])], doors=False, title='充电场站')
            with at((0, .1, .9)):
                box((.74, .01, 1.5), (0, .06, -.1), grey('#dcdfe0'), 0); duct(-.35, .35, -.01, .3, .05)
                for i in range(4):
                    x = -.26+i*.173; install(1072, (x, .0, .0)); small(f'{i+1}#桩', .09, (x, -.05, -.1))
                    for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')): u = x+(k-1)*.035; tube([(u, -.02, .16), (u, -.02, .22), (u, .02, .3)], .008, M.pbr(c, .5)); tube([(u, -.02, .01), (u, -.02, -.16), (u, .02, -.24), (u, .02, -.7)], .008, M.pbr(c, .5))
                duct(-.35, .35, -.01, -.26, .06)
    lights.area((-.8, 2.9, 2.0), (-1.0, 4.2, .95), .9, .9, 40, glossy=False); RD.camera((-.72, 1.4, 1.42), (-.55, 5, 1.27), 24)

@scene('site-quick-connect', '医院外墙上的两只低压应急电源快速接入箱，五根色标电缆接到一旁的应急发电车', exposure=.05)
def quick_connect(RD):
    ground('paving', 400); lights.bluesky(.75, .5, seed=2.); lights.sun(40, 215, 3.6, 2, (1, .95, .88)); w = M.pbr('#e9ecec', .7)
    box((16, .3, 9), (0, 3.55, 4.5), w, 0); box((16, .36, .7), (0, 3.55, .35), M.pbr('#7d8790', .7), 0); box((16, .33, .3), (0, 3.54, 3.5), M.TEALP(), 0)
    for k in range(6): box((.02, .31, 9), (-7.5+k*2.9, 3.54, 4.5), M.pbr('#b9c0c2', .7), 0)
    for i in range(3): box((1.8, .1, 1.3), (-4.6+i*2.9, 3.4, 4.5), M.pbr('#5a7388', .08, .3), .01)
    for i in range(2): install(1033, (-.95+i*1.15, 3.24, .95)); small(('I段应急母线', 'II段应急母线')[i], .6, (-.95+i*1.15, 3.38, 2.17), bg='#0B4DA2', fg='#ffffff')
    plate('澜州传染病医院', '应急电源接入点', .34, (-.38, 3.39, 2.62), bg='#b3261e')
    with at((2.55, 1.75, 0), (0, 0, 0)):     # generator truck, its tail to the wall
        b = M.pbr('#eef1f3', .4); box((2.1, 4.4, 2.2), (0, -1.2, 1.85), b, .05); box((2.12, 4.42, .3), (0, -1.2, 1.15), M.BLUEP(), 0); box((2.0, .04, .5), (0, 1.02, .85), steel(), .01)
        small('应急发电车', 1.5, (-1.06, -.6, 2.0), -90, bg='#eef1f3', fg='#0B4DA2'); louvres(10, 1.3, .1, (0, 1.01, 2.2), b, depth=.04)
        for k in range(9): box((.03, 1.1, .03), (-1.06, -.1, 2.35+k*.06), steel('#8a949c'), 0)
        for yy in (-.1, -2.4): cyl(.45, .3, (-.85, yy, .45), M.RUBBER(), 'X'); cyl(.25, .32, (-.86, yy, .45), M.STEEL(), 'X')
        box((.04, .8, .5), (-1.06, .35, 1.0), M.pbr('#2a3038', .5), .01)
    for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028', '#2456c6', '#d3d61c')):
        x = .2-.29+k*.145; tube([(x, 3.06, 1.17), (x+.02, 2.9, .75), (x+.15, 2.7, .06), (.9+k*.06, 2.3-k*.07, .05), (1.42, 2.35-k*.13, .12), (1.5, 2.35-k*.13, .95)], .022, M.pbr(c, .55), bez=True)
    RD.camera((-1.35, .35, 1.5), (.12, 3.2, 1.48), 25)

@scene('site-school-svg', '小学配电间墙上装壁挂式静止无功发生器，旁边是光伏并网箱与逆变器，窗外是屋顶光伏板', **I)
def school_svg(RD):
    electrical_room(5, 3.2, 3, '#f3ecd9', 'epoxyblue', back='#f6f0df', power=.85)
    box((5, .02, 1.0), (0, 3.17, .5), M.pbr('#8cc7e0', .6), 0); box((5, .03, .05), (0, 3.165, 1.02), M.pbr('#f4b942', .6), 0)
    install(1024, (-.42, 3.04, 1.12)); conduit([(-.5, 3.1, 1.14), (-.5, 3.1, .1)], [(-.42, 3.1, 1.14), (-.42, 3.1, .1)], [(-.34, 3.1, 1.14), (-.34, 3.1, .1)], r=.016)
    for i in range(2):
        with at((.55, 3.0, 1.95-i*.72)): rrect(.56, .5, .2, (0, 0, 0), M.powder('#e2e6e8', .4), .04, .02); box((.18, .01, .07), (0, -.108, .08), M.BLACKG(), 0); small('光伏逆变器', .24, (0, -.104, -.1)); cyl(.012, .006, (.12, -.106, .08), M.pbr('#22c55e', .3, emit=1.5), 'Y')
    conduit([(.45, 3.1, .98), (.45, 3.1, .1)], [(.65, 3.1, .98), (.65, 3.1, .1)], r=.016)
    with enclosure(.62, .8, .16, (-1.3, 3.18, 1.6), col='#eceae2', door=120): rail(-.27, .27, 0, .22, [4, (1060,), (1060,), 2]); duct(-.28, .28, -.01, .08, .05); rail(-.27, .27, 0, -.05, [3]*8); duct(-.28, .28, -.01, -.18, .05); rail(-.27, .27, 0, -.28, [3]*8)
    plate('云屿实验小学', '光伏并网配电间', .24, (-.42, 3.17, 2.42))
    box((1.15, .06, 1.15), (1.6, 3.17, 1.75), M.pbr('#f4f5f4', .5), .01); box((1.05, .06, 1.05), (1.6, 3.15, 1.75), M.pbr('#9fd0f2', .4, emit=.9), 0)
    for i in range(3):
        for j in range(2): box((.32, .012, .2), (1.26+i*.34, 3.115, 1.36+j*.22), M.pbr('#0d1f4a', .1, .3, coat=1), 0); box((.004, .014, .2), (1.26+i*.34, 3.112, 1.36+j*.22), M.pbr('#8fa3c4', .4), 0)
    box((.03, .08, 1.1), (1.6, 3.1, 1.75), M.pbr('#f4f5f4', .5), 0)
    RD.camera((.28, .55, 1.6), (-.12, 3.1, 1.62), 28)

@scene('site-car-park', '停车楼：灯带下的车位、立柱与车辆，近处照明配电箱内LoRa无线电力仪表成排，旁边是LoRa集中网关', **I)
def car_park(RD):
    C.room(18, 30, 3.1, 'epoxygrey', '#d5d8d8', '#c9cdcf', (1, 1), .32, panel=(.01, .01))
    lights.area((0, 14, 2.9), (0, 14, 0), 14, 26, 1500, (.95, .98, 1), glossy=False)
    for j in range(8):
        for x in (-1.0, 4.5): box((.09, 1.7, .06), (x, 2.4+j*3.4, 2.96), M.pbr('#ffffff', .5, emit=6), 0)
        box((18, .35, .35), (0, 4+j*4, 2.95), M.pbr('#bfc4c6', .8), 0)
    for j in range(6):
        for x in (-3.6, 2.5):
            box((.6, .6, 3.1), (x, 5+j*4.4, 1.55), M.pbr('#dcdfdf', .7), .02)
            for k in range(4): box((.62, .62, .13), (x, 5+j*4.4, .2+k*.26), M.pbr(('#f0c020', '#1b1e22')[k % 2], .6), .01)
            small(f'B{j+1}', .4, (x, 4.69+j*4.4, 1.9), bg='#0B4DA2', fg='#ffffff')
    for s in range(9):
        box((5, .12, .006), (6.2, 3+s*2.5, .004), M.pbr('#eceeee', .6), 0); box((4, .12, .006), (-6.4, 3+s*2.5, .004), M.pbr('#eceeee', .6), 0)
    for y, c in ((4.3, '#dfe3e6'), (9.3, '#26303c'), (11.8, '#8c1f24'), (16.8, '#b7bec6'), (19.3, '#0B4DA2')): car(5.9, y, -90, c)
    for y, c in ((11.8, '#c9ced3'), (16.8, '#0B4DA2')): car(-6.2, y, 90, c)
    for y in (5, 13, 21): prism(((-.12, -.9), (.12, -.9), (.12, .2), (.34, .2), (0, .8), (-.34, .2), (-.12, .2)), .006, (.2, y, .006), M.pbr('#eceeee', .6), rot=(-90, 0, 0))
    with at((-1.35, 3.0, 1.5), (0, 0, 22)):
        box((1.5, .2, 3.0), (-.15, .14, 0), M.pbr('#dcdfdf', .7), .02)
        with enclosure(.78, .84, .16, (-.08, .03, .0)):
            for z in (.26, -.02): rail(-.35, .35, 0, z, [(1067,)]*11, pitch=.006); duct(-.35, .35, -.01, z-.13, .05)
            rail(-.35, .35, 0, -.3, [3]*3+[1]*18)
        install(1070, (.46, -.02, .1)); plate('澜州机场停车楼', '照明配电箱', .15, (-.1, .03, .58), wmax=.8)
    RD.camera((-.88, 2.05, 1.58), (-.98, 6, 1.5), 25)
