"""Cases of public buildings: the installed product close, beside what the building is known by."""
from scene_kit import *
from scene_plants import plant_hall, steel
from scene_boards import *
import scene_sites
from scene_sites import residual_detectors
from scene_banners import Still

I = dict(exposure=.02)

# ---- sewage works -----------------------------------------------------------------------
def roots_blower(x, y):
    """blower with its motor, belt guard and silencers on a base"""
    g, b = M.pbr('#3f7f6a', .4, coat=.2), M.pbr('#0B4DA2', .35, coat=.2)
    with at((x, y, 0)):
        box((2.3, 1.1, .16), (0, 0, .08), M.ground('concrete'), .02); box((2.2, .9, .16), (0, 0, .24), steel('#39424c'), .01)
        box((.8, .7, .62), (-.35, 0, .66), g, .12); [box((.9, .03, .5), (-.35, q, .66), g, .01) for q in (-.3, -.1, .1, .3)]
        cyl(.26, .8, (.6, 0, .62), b, 'X', .03); [box((.7, .012, .05), (.6, .265*math.cos(k*.35), .62+.265*math.sin(k*.35)), b, 0, rot=(math.degrees(k*.35)-90, 0, 0)) for k in range(18)]
        box((.16, .5, 1.0), (.1, -.1, .72), M.pbr('#f0b41c', .5), .06)
        cyl(.3, .9, (-.35, 0, 1.55), g, bevel=.05); cyl(.34, .06, (-.35, 0, 1.12), steel()); cyl(.34, .06, (-.35, 0, 2.0), steel())
        cyl(.16, .24, (-1.0, 0, .62), steel(), 'X'); cyl(.3, .5, (-1.35, 0, .62), M.pbr('#aab3ba', .4), 'X', .05)
        pipe([(-.35, 0, 2.0), (-.35, 0, 2.7), (-.35, 1.1, 2.7)], .13, '#2f8f5f')

@scene('site-aeration', '污水处理厂鼓风机房：曝气风机与消声器成排，绿色风管汇到总管，墙边立着工业调谐滤波成套柜', **I)
def aeration(RD):
    plant_hall(11, 10, 5, '#dfe5e4', 'epoxygrey')
    for i in range(4): roots_blower(2.0+.05*i, 2.7+i*1.9)
    pipe([(1.72, .5, 2.7), (1.72, 9.8, 2.7)], .24, '#2f8f5f', flanges=False); [torus(.245, .03, (1.72, 1.2+j*1.9, 2.7), M.STEEL(), 'Y', 36) for j in range(5)]
    install(1015, (-2.3, 6.0, 0), 6); switch_cab(-3.35, 6.05, kind='plain', name='曝气变频', rz=6); switch_cab(-4.15, 6.1, kind='plain', rz=6)
    plate('云屿污水处理厂', '鼓风机房', .5, (-.9, 9.97, 2.75)); mat(-3.0, -1.2, 4.3, 5.0); RD.camera((-1.05, 1.7, 1.6), (-.72, 6, 1.3), 25)

# ---- exhibition centre ------------------------------------------------------------------
def led_screen(x, y, nx, nz, rz=0):
    """back of a display wall: cabinets with handles, supply boxes and looped cables on a frame"""
    k, d = M.pbr('#20252b', .5), M.pbr('#3a424b', .45)
    with at((x, y, 0), (0, 0, rz)):
        for i in range(nx+1): box((.06, .06, nz*.52+1.0), (i*.52, .12, (nz*.52+1.0)/2), M.ALU(), 0)
        for i in range(nx):
            for j in range(nz):
                a, z = .26+i*.52, 1.0+.26+j*.52
                box((.5, .08, .5), (a, 0, z), k, .01); box((.2, .05, .3), (a, -.06, z), d, .01); box((.12, .004, .03), (a, -.087, z+.08), M.pbr('#22c55e', .3, emit=1.2), 0)
                tube([(a-.06, -.08, z-.12), (a-.1, -.14, z-.3), (a-.06, -.08, z-.4)], .012, M.pbr('#c33028', .5) if (i+j) % 2 else M.RUBBER(), bez=True)
                box((.14, .02, .02), (a, -.05, z+.2), M.STEEL(), .004)

def stage_truss(y, z, x0, x1):
    m = M.ALU(); r = (x1-x0)
    for q in (-.17, .17):
        for v in (-.17, .17): tube([(x0, y+q, z+v), (x1, y+q, z+v)], .025, m)
    for i in range(int(r/.45)): tube([(x0+i*.45, y-.17, z-.17), (x0+i*.45+.225, y-.17, z+.17), (x0+i*.45+.45, y-.17, z-.17)], .012, m)
    for i in range(int(r/.9)):
        with at((x0+.5+i*.9, y, z-.5), (25 if i % 2 else -20, 0, 0)): cyl(.13, .32, (0, 0, 0), M.BLACK(), bevel=.02); cyl(.115, .01, (0, 0, -.165), M.pbr(('#ffd9a0', '#9fd0ff', '#ff9fc4')[i % 3], .3, emit=4)); box((.04, .3, .24), (0, 0, .2), M.DARK(), .01)

@scene('site-stage-power', '会展中心后台：墙上两台壁挂式有源电力滤波器，旁边是舞台调光柜，右侧是大屏背面的箱体与桁架灯具', **I)
def stage_power(RD):
    C.room(11, 8, 5.2, 'wood', '#7b828b', '#454b53', (2, 2), .8, back='#868d95')
    for i in range(2): install(1027, (-1.75+i*.95, 4.7, 1.25)); conduit([(-1.75+i*.95, 4.85, 1.25), (-1.75+i*.95, 4.85, .1)], r=.02)
    box((2.6, .2, 5.2), (-1.3, 4.98, 2.6), M.pbr('#9aa1a9', .7), 0)
    with at((-.02, 4.7, 0)):
        box((.02, .4, 2.2), (.13, .1, 1.1), M.DARK(), 0)
        for s in range(2):
            with at((.5+s*.72, .1, 0)):
                box((.7, .7, 2.1), (0, 0, 1.05), M.pbr('#2a3036', .5), .01); small('调光柜', .3, (0, -.355, 1.98), bg='#2a3036', fg='#ffffff')
                for j in range(12):
                    box((.6, .02, .12), (0, -.355, .3+j*.135), M.pbr('#c2c8cd', .4), .004); [cyl(.006, .006, (-.24+q*.05, -.368, .32+j*.135), M.pbr('#22c55e', .3, emit=2), 'Y', 0, 10) for q in range(6)]; box((.1, .02, .05), (.2, -.37, .3+j*.135), M.BLACK(), .004)
    led_screen(1.95, 5.6, 6, 6, -38); stage_truss(3.6, 3.9, -5, 5); plate('衡川会展中心', '舞台灯光配电', .3, (-1.3, 4.86, 2.45))
    for k in range(5): tube([(.4+k*.08, 4.35, .02), (1.0+k*.1, 3.6, .02), (2.2+k*.1, 3.9, .02), (2.6+k*.06, 4.7, .02)], .02, M.RUBBER(), bez=True)
    lights.area((-.6, 1.5, 3.6), (-.6, 4.8, 1.4), 3, 1, 130, glossy=False); RD.camera((-.25, 1.35, 1.58), (.0, 5, 1.66), 24)

# ---- government building -------------------------------------------------------------------
@scene('site-fire-detectors', '政务大楼楼层配电间：敞开的配电箱内四只剩余电流式电气火灾监控探测器，互感器套着馈线，旁边是消火栓箱', **I)
def fire_detectors(RD):
    electrical_room(4.6, 3.0, 3, '#eef0ee', 'marble', back='#e4e7e3')
    with enclosure(.98, 1.0, .17, (-.15, 2.98, 1.5), col='#e6e9ea'):
        residual_detectors(4, -.3, .36, .16, .2); duct(-.46, .46, -.01, .0, .05)
        for z in (-.13, -.36): rail(-.44, .44, 0, z, [3]*5+[1]*20 if z > -.2 else [3]*14); 
        duct(-.46, .46, -.01, -.25, .05)
    conduit(*[[(-.5+i*.07, 2.9, 2.0), (-.5+i*.07, 2.9, 3)] for i in range(9)])
    box((.66, .2, 1.0), (1.02, 2.9, 1.15), M.pbr('#b3261e', .4), .02); box((.56, .02, .8), (1.02, 2.79, 1.2), M.pbr('#d9dee0', .15, .3), .01); small('消火栓', .42, (1.02, 2.775, 1.3), bg='#d9dee0', fg='#b3261e'); cyl(.11, .12, (1.02, 2.9, 2.32), M.pbr('#b3261e', .4), 'Y'); 
    plate('松澜区政务大楼', '电气火灾监控', .2, (.83, 2.97, 1.98)); RD.camera((.42, .62, 1.55), (.24, 2.9, 1.52), 30)

# ---- stadium ----------------------------------------------------------------------------------
@scene('site-stadium-connect', '体育场外：大电流应急电源快速接入箱立在路边，色标电缆接到应急发电车，身后是体育场', exposure=.05)
def stadium_connect(RD):
    C.case_stadium(Still)
    with at((-2.2, -58, 0), (0, 0, 12)):
        slab(-7, -3.5, 9, 8.5, -.1, M.ground('paving'), .11); box((3.2, 1.5, .16), (0, 0, .08), M.ground('concrete'), .02)
        for i in range(2): install(1034, (-.62+i*1.25, .2, .16))
    RD.camera((-3.3, -61.9, 1.55), (-1.25, -54, 1.62), 27)

# ---- underground ---------------------------------------------------------------------------------
def axial_fan(x, y, z, rz=0):
    """tunnel fan between two silencers"""
    s = M.pbr('#b7c0c7', .4, .5)
    with at((x, y, z), (0, 0, rz)):
        cyl(.78, 1.5, (0, 0, 0), M.pbr('#0B4DA2', .35, coat=.2), 'Y', .02, seg=64); [torus(.8, .05, (0, q, 0), s, 'Y', 48) for q in (-.75, .75)]
        for q in (-1.7, 1.7): cyl(.8, 1.7, (0, q, 0), s, 'Y', .02, seg=64)
        torus(.78, .06, (0, -2.55, 0), s, 'Y', 56); cyl(.74, .01, (0, -2.553, 0), M.pbr('#15191d', .8), 'Y', 0, 56); cyl(.2, .12, (0, -2.6, 0), M.pbr('#0B4DA2', .35, coat=.2), 'Y', .04)
        for k in range(10): box((.5, .02, .2), (.45*math.cos(k*.628), -2.58, .45*math.sin(k*.628)), M.pbr('#9aa4ac', .4, .6), .01, rot=(0, -math.degrees(k*.628)+20, 0))
        for q in (-1.9, 0, 1.9): box((1.2, .16, .12), (0, q, -.86), steel(), .01); [box((.1, .1, .9), (a, q, -1.3), steel(), 0) for a in (-.5, .5)]

@scene('site-metro-fans', '地铁车站环控电控室：两台有源滤波成套柜立在变频柜旁，右侧是隧道风机与消声器', **I)
def metro_fans(RD):
    plant_hall(10, 10, 4.6, '#d9dee1', 'epoxygrey', beams=False)
    axial_fan(2.35, 6.4, 1.75, -30)
    for i in range(2): install(1028, (-2.3+i*.84, 5.6, 0), 4)
    for i in range(3): switch_cab(-3.15-i*.82, 5.66+i*.06, kind='plain', rz=4, name=('环控变频' if i == 0 else None))
    for y in (3.2, 6.4): box((10, .7, .5), (0, y+3, 4.1), M.pbr('#c3c9cd', .35, .7), .02); [box((.03, .74, .54), (-4.6+k*1.2, y+3, 4.1), M.ZINC(), 0) for k in range(8)]
    box((10, .02, .5), (0, 9.96, 2.6), M.pbr('#0B4DA2', .5), 0); tray(-5, .6, 6.3, 2.9); mat(-3.2, -.6, 4.2, 4.9)
    plate('云屿地铁换乘站', '环控电控室', .42, (-1.7, 9.95, 3.2)); RD.camera((-1.0, 1.1, 1.6), (-.45, 6, 1.45), 24)

# ---- shopping centre ----------------------------------------------------------------------------
@scene('site-mall-meters', '商业广场配电间：墙上装混补型智能电容补偿装置，旁边敞开的计量箱内导轨式三相电能表按商铺排成三行', **I)
def mall_meters(RD):
    electrical_room(4.8, 3.0, 3.1, '#f0ebe2', 'marble', back='#eae3d6')
    p = catalogue.PRODUCTS[1005]; install(1005, (-.78, 2.98-p.d*.05, 1.02))
    with enclosure(.98, 1.02, .18, (.62, 2.98, 1.52), side=1):
        for r_ in range(3): rail(-.44, .44, 0, .32-r_*.32, [(1059,)]*6, pitch=.012); duct(-.46, .46, -.01, .17-r_*.32, .05)
    conduit(*[[(.3+i*.08, 2.9, 2.03), (.3+i*.08, 2.9, 3.1)] for i in range(9)], [(-.85, 2.9, 1.02), (-.85, 2.9, .1)], [(-.7, 2.9, 1.02), (-.7, 2.9, .1)])
    plate('衡川商业广场', 'B1层商铺计量', .26, (-.45, 2.97, 2.36)); RD.camera((-.3, .45, 1.6), (.0, 2.9, 1.55), 29)

# ---- hospital -------------------------------------------------------------------------------------
@scene('site-imaging-power', '医院DSA机房旁的设备间：敞开的DSA配电箱内断路器成排，旁边墙上是壁挂式有源电力滤波器，观察窗后是DSA的C形臂与手术床', **I)
def imaging_power(RD):
    d = imaging_room((.62, 2.2, .95, 2.2)); w = M.pbr('#f3f5f6', .3, coat=.4); k = M.pbr('#39434d', .4)
    with at((2.75, d+2.1, 0), (0, 0, -30)):                                          # the C-arm about its table
        pts = [(1.02*math.cos(math.radians(t)), 0, 1.25+1.02*math.sin(math.radians(t))) for t in range(84, 277, 8)]
        tube(pts, .1, w); box((.5, .42, .34), (.1, 0, 2.18), w, .06); cyl(.2, .3, (.1, 0, .4), w, bevel=.03); box((.42, .36, .06), (.1, 0, 2.0), k, .01)
        box((.36, .5, .5), (-1.1, .1, 1.25), w, .08); box((.34, .4, 3.0), (-1.2, .3, 1.6), w, .04)
        box((.56, 2.2, .08), (.1, -.5, 1.0), k, .03); box((.5, .5, .95), (.1, .9, .47), w, .05)
    with enclosure(.66, .86, .22, (-.95, d, 1.52), 118):
        rail(-.28, .28, 0, .22, [3]*6+[2]*3, wires=True); rail(-.28, .28, 0, -.06, [3]*4+[2]*6, wires=True); duct(-.3, .3, 0, .37, .05); duct(-.3, .3, 0, .08, .05); duct(-.3, .3, 0, -.22, .05)
        for q, c in enumerate(('#e0b416', '#1c8f43', '#c33028', '#2456c6', '#6f9a2a')): tube([(-.2+q*.1, .0, -.25), (-.2+q*.1, .0, -.43)], .009, M.pbr(c, .5))
    small('DSA配电箱', .3, (-.95, d-.012, 2.03), bg='#0B4DA2', fg='#ffffff')
    conduit([(-.95, d-.1, 1.09), (-.95, d-.1, .1)], r=.03)
    p = catalogue.PRODUCTS[1027]
    install(1027, (-.12, d-p.d*.05-.01, 1.2)); conduit([(-.12, d-.06, 1.2), (-.12, d-.06, .1)], r=.02); conduit([(-.62, d-.05, 1.3), (-.4, d-.05, 1.3)], r=.014)
    plate('澜州第一人民医院', 'DSA设备间', .22, (-.5, d-.03, 2.36)); RD.camera((-.1, .5, 1.6), (-.02, 3, 1.58), 26)

def imaging_room(opening):
    """a hospital's equipment room with a window to the examination room; -> y of the wall with the window"""
    d = 3.0; windowed_room(6.4, d, 3.1, opening, '#e7eef0', 'epoxyblue'); lights.world((.85, .9, 1), .3)
    w = M.pbr('#f3f5f6', .5); box((7, .1, 3), (1.2, d+5.2, 1.5), M.pbr('#dbe7ec', .6), 0); box((7, 5.2, .02), (1.2, d+2.7, .01), M.pbr('#c9d3d8', .4), 0); box((7, 5.2, .1), (1.2, d+2.7, 2.95), w, 0)
    for s in (-1, 1): box((.1, 5.2, 3), (1.2+s*3.4, d+2.7, 1.5), w, 0)
    lights.area((1.2, d+2.4, 2.85), (1.2, d+2.4, 0), 5, 4, 120, glossy=False); return d

def magnetic_resonance(x=1.35, y=6.3, turn=14):
    with at((x, y, 0), (0, 0, turn)):
        lathe([(.48, -.8), (.5, -.86), (.62, -.92), (1.0, -.86), (1.06, -.7), (1.06, .7), (1.0, .8), (.5, .8), (.48, .7)], (0, 0, 1.15), M.pbr('#f7f8f8', .25, coat=.4), rot=(90, 0, 0), seg=72)
        torus(.53, .02, (0, -.9, 1.15), M.pbr('#12b5c6', .3, emit=1.5), 'Y', 48); box((.5, 2.6, .1), (0, -1.5, .92), M.pbr('#f0f2f3', .3), .04); box((.4, 1.2, .85), (0, -2.0, .43), M.pbr('#dfe4e6', .4), .05); box((1.5, 1.4, .3), (0, 0, .15), M.pbr('#dfe4e6', .4), .04)

# ---- school ------------------------------------------------------------------------------------
@scene('site-classroom-meters', '中学教学楼走廊：敞开的楼层配电箱内导轨式三相电能表成排与工业物联网关，窗内是教室的黑板与课桌', **I)
def classroom_meters(RD):
    d = 2.8; windowed_room(7, d, 3.1, (.45, 2.6, .95, 2.4), '#f1efe6', 'marble'); lights.world((.9, .95, 1), .35)
    w = M.pbr('#f3f1ea', .6); box((9, .1, 3.1), (1.2, d+7, 1.55), w, 0); box((9, 7, .02), (1.2, d+3.6, .01), M.pbr('#cfc6b4', .5), 0); box((9, 7, .1), (1.2, d+3.6, 3.05), w, 0)
    for s in (-1, 1): box((.1, 7, 3.1), (1.2+s*4.4, d+3.6, 1.55), w, 0)
    box((3.6, .06, 1.2), (1.4, d+6.9, 1.6), M.pbr('#2c5a45', .7), .01); box((3.8, .05, 1.35), (1.4, d+6.93, 1.6), M.ALU(), .01)
    for i in range(4):
        for j in range(4):
            x, y = -.6+i*1.25, d+1.4+j*1.25
            box((.62, .42, .04), (x, y, .76), M.pbr('#d8b27a', .5), .01); box((.54, .34, .02), (x, y, .64), M.pbr('#8a949c', .5), 0); [box((.03, .03, .74), (x+a, y+q, .37), M.STEEL(), 0) for a in (-.26, .26) for q in (-.15, .15)]
            box((.4, .38, .03), (x, y-.42, .45), M.pbr('#2f6fb0', .5), .01); box((.4, .03, .26), (x, y-.6, .74), M.pbr('#2f6fb0', .5), .01); [box((.025, .025, z), (x+a, y+q, z/2), M.STEEL(), 0) for a in (-.18, .18) for q, z in ((-.26, .45), (-.6, .85))]
    for j in range(3): box((5, .16, .03), (1.2, d+1.4+j*2, 2.98), M.pbr('#fff', .5, emit=4), 0)
    lights.area((1.2, d+3.4, 2.9), (1.2, d+3.4, 0), 6, 5, 180, glossy=False); box((.05, .1, 1.45), (1.5, d+.04, 1.68), M.ALU(), .004)
    box((7, .02, .95), (0, d-.01, .47), M.pbr('#9cc6b0', .6), 0)
    with enclosure(.86, .94, .17, (-.72, d-.02, 1.52), col='#eceae2'):
        rail(-.4, .4, 0, .3, [(1059,)]*5+[2], pitch=.012); duct(-.41, .41, -.01, .15, .05); rail(-.4, .4, 0, .0, [(1059,)]*3+[(1069,), 3], pitch=.012); duct(-.41, .41, -.01, -.14, .05); rail(-.4, .4, 0, -.3, [3]*6+[1]*18)
    plate('衡川第三中学', '教学楼2层配电', .22, (-.72, d-.03, 2.3)); small('高二（3）班', .42, (.13, d-.03, 2.2), bg='#2f8f6a', fg='#ffffff'); RD.camera((.28, .1, 1.55), (.08, 2.9, 1.58), 30)

# ---- library -----------------------------------------------------------------------------------
def bookshelf(x, y, n=5, w=1.1, rz=0, seed=1):
    r = random.Random(seed); wood = M.pbr('#a8794c', .5); colours = [M.pbr(c, .7) for c in ('#8c2f2a', '#2f5f8c', '#3f7a52', '#c9a24a', '#5a4a7a', '#d8d2c4', '#30343a')]
    with at((x, y, 0), (0, 0, rz)):
        for k in range(n+1): box((w, .32, .03), (0, 0, .1+k*.38), wood, 0)
        for s in (-1, 1): box((.03, .32, n*.38+.1), (s*w/2, 0, n*.19+.1), wood, 0)
        for k in range(n):
            q = -w/2+.03
            while q < w/2-.06: t = r.uniform(.025, .055); h = r.uniform(.22, .32); box((t*.94, .22, h), (q+t/2, -.03, .115+k*.38+h/2), colours[r.randrange(7)], 0); q += t

@scene('site-library-filter', '大学图书馆配电间：敞开的补偿柜内是抗谐波分补集成电容器，观察窗后是成排书架', **I)
def library_filter(RD):
    d = 3.0; windowed_room(6.6, d, 3.1, (.2, 2.4, .9, 2.35), '#ece6da', 'epoxygrey'); lights.world((.9, .92, 1), .3)
    w = M.pbr('#efe9dd', .6); box((9, .1, 3), (1.4, d+8, 1.5), w, 0); box((9, 8, .02), (1.4, d+4.1, .01), M.pbr('#b98f60', .4), 0); box((9, 8, .1), (1.4, d+4.1, 3.0), w, 0)
    for s in (-1, 1): box((.1, 8, 3), (1.4+s*4.4, d+4.1, 1.5), w, 0)
    for j in range(4):
        for i in range(4): bookshelf(-.6+i*1.14, d+2.6+j*1.5, seed=j*4+i)
    for j in range(3): box((6, .16, .03), (1.4, d+1.8+j*2, 2.93), M.pbr('#fff3dc', .5, emit=4), 0)
    lights.area((1.4, d+3.6, 2.85), (1.4, d+3.6, 0), 7, 6, 230, glossy=False); box((.05, .1, 1.45), (1.3, d+.04, 1.62), M.ALU(), .004)
    with at((-.75, 2.45, 0), (0, 0, 8)): open_cab(0, 0, [(1.3, [1014, 1014]), (.75, [1014, 1014]), (.2, [1014, 1014])], title='望岭大学图书馆')
    switch_cab(-2.15, 2.6, kind='drawer', rz=8); mat(-1.7, .2, 1.2, 1.8); RD.camera((-.1, -.1, 1.55), (-.22, 3, 1.4), 25)

# ---- the same rooms from another place, for the solutions -----------------------------------------
@scene('site-civic-drawers', '市政综合体变电所：低压抽屉柜成排，中间敞开的补偿柜内是SVG模块与抗谐波集成电容器', **I)
def civic_drawers(RD):
    scene_sites.civic(Still, named=False); RD.camera((-2.5, .9, 1.5), (.35, 3.9, 1.2), 27)

@scene('site-tunnel-fan', '地铁车站环控机房：隧道风机的叶轮与消声器，身后是变频柜与有源滤波成套柜', **I)
def tunnel_fan(RD):
    metro_fans(Still); RD.camera((3.1, 1.2, 1.65), (.35, 6.2, 1.5), 25)
