"""Pictures of solutions: the product of the solution in use, near enough to be recognised, and the process behind it."""
from scene_kit import *
from scene_boards import *
import scene_industry, scene_sites, scene_venues

I = dict(exposure=.0)

@scene('site-imaging-filter', '医院影像设备间墙上并列两台壁挂式有源电力滤波器，观察窗后是磁共振机', **I)
def imaging_filter(RD):
    d = scene_venues.imaging_room((.15, 2.1, .95, 2.25)); scene_venues.magnetic_resonance(3.05, 5.9, -28); p = catalogue.PRODUCTS[1027]
    for x in (-.92, -.26): install(1027, (x, d-p.d*.05-.01, 1.15)); conduit([(x, d-.06, 1.15), (x, d-.06, .1)], r=.02)
    RD.camera((-.75, 1.42, 1.5), (-.1, 3, 1.47), 24)

@scene('site-dormitory-rooms', '学生宿舍走廊墙上敞开的计量箱：单相导轨费控电能表一间一只，逐只标着房间号，旁边墙上是LoRa集中网关', **I)
def dormitory_rooms(RD):
    scene_sites.corridor()
    with at((1.69, 1.75, 1.5), (0, 0, -90)):
        with enclosure(.64, .62, .16, (0, 0, 0), side=1, door=160):
            for r_, z in enumerate((.17, -.12)):
                rail(-.28, .28, 0, z, [x for _ in range(7) for x in ((1058,), 2)], pitch=.003); duct(-.29, .29, -.01, z-.135, .045)
                for k in range(7): small(f'{3+r_}{k+1:02d}', .036, (-.251+k*.078, -.045, z-.135))
        install(1070, (-.56, -.04, -.02)); conduit([(-.56, -.02, -.03), (-.56, -.02, -1.4)], r=.01)
    RD.camera((.86, 1.5, 1.54), (1.6, 1.93, 1.5), 25)

@scene('site-welding-filter', '焊装车间：近处的晶闸管动态投切滤波装置柜门敞开，旁边是有源滤波成套柜，身后机器人正在点焊', **I)
def welding_filter(RD):
    scene_industry.weld_line('焊装车间', '')
    with at((-1.12, 2.75, 0), (0, 0, 20), .1): catalogue.MODELS['lh-gxt']['inside'](catalogue.PRODUCTS[1017])
    with at((-.2, 3.1, 0), (0, 0, 20), .1): device(1028)()
    RD.camera((.2, -.1, 1.5), (.2, 5, 1.28), 25)

@scene('site-cleanroom-monitor', '电子洁净厂房：进线柜门上的A级电能质量在线监测装置，旁边是有源滤波成套柜，观察窗内是洁净室', **I)
def cleanroom_monitor(RD):
    scene_industry.clean_hall()
    with at((-.56, 1.4, 0), (0, 0, 16)): meter_door(0, 0, [(0, 1.58, 1031), (-.2, 1.34, 1048), (0, 1.34, 1048), (.2, 1.34, 1048)], title='FFU进线', lamps_z=1.2)
    install(1028, (.2, 2.7, 0), 8)
    RD.camera((-.18, .2, 1.56), (.0, 2.2, 1.55), 25)

# ---- visits: what was shown -----------------------------------------------------------------------
@scene('visit-training-cabinet', '实训室的补偿柜实操工位：柜门敞开，上层是SVG模块，下层是两排智能集成电容器，旁边是仪表接线台', **I)
def training_cabinet(RD):
    electrical_room(6.4, 3.6, 3.1, '#e6ebee', 'epoxyblue', back='#dfe7ec')
    with at((-.95, 2.9, 0), (0, 0, 10)): open_cab(0, 0, [(1.42, [1022]), (.9, [1001]*5), (.38, [1001]*5)], title='实操工位 3')
    with at((.62, 3.3, 0), (0, 0, -6)):
        box((1.5, .1, 1.5), (0, .06, 1.35), grey(), .01); box((1.5, .7, .06), (0, -.3, .83), M.pbr('#dfe4e7', .4), .01); box((1.4, .6, .78), (0, -.24, .4), grey('#aeb6bd'), .01)
        for k, id in enumerate((1048, 1018, 1048, 1032)): install(id, (-.5+k*.2, -.0, 1.72))
        rail(-.6, .6, -.03, 1.45, [3]*4+[(1060,)]*4+[1]*10); duct(-.62, .62, -.03, 1.3, .05); rail(-.6, .6, -.03, 1.12, [(1068,)]+[3]*3+[1]*9)
        for k in range(6): lamp((.32+(k % 3)*.09, -.005, 1.83-(k//3)*.1), ('#f2c81e', '#22c55e', '#ef4444')[k % 3], .018)
        small('仪表接线', .3, (-.5, .005, 1.98), bg='#0B4DA2', fg='#ffffff')
        with at((-.2, -.45, .87)): box((.3, .22, .006), (0, 0, 0), M.pbr('#fbfbf8', .7), 0); tube([(-.1, .05, .012), (.1, .07, .012)], .005, M.pbr('#c33028', .5))
        for k in range(3): tube([(.25+k*.03, -.42, .87), (.32+k*.03, -.3, .9), (.42, -.36+k*.04, .87), (.5, -.4, .87)], .006, M.pbr(('#e0b416', '#1c8f43', '#c33028')[k], .5), bez=True)
    plate('实习实训基地', '', .2, (.75, 3.58, 2.42))
    RD.camera((-.35, .6, 1.58), (-.14, 3.0, 1.42), 25)

def showroom():
    """the stand with products before a navy wall with three screens"""
    C.room(9, 5, 3.4, 'marble', '#dfe6ee', '#eef1f4', (3, 2), .95, back='#0B2a5c', panel=(.25, 1.6)); white, glow = M.pbr('#f2f5f8', .3), M.pbr('#12d5c6', .4, emit=.9)
    box((3.4, .75, .95), (.7, 2.75, .475), white, .03); box((3.42, .02, .03), (.7, 2.37, .82), glow, 0); box((3.46, .8, .03), (.7, 2.75, .965), M.pbr('#20304a', .2, coat=.4), .008)
    for id, x, rz in ((1011, -.5, -16), (1001, -.16, -14), (1001, -.04, -14), (1001, .08, -14), (1022, .58, -6), (1031, 1.12, 6), (1032, 1.38, 10)): install(id, (x, 2.75, .98), rz)
    for k in range(3): box((.9, .04, .55), (-.7+k*1.15, 4.96, 1.75), M.BLACK(), .01); screen(('ui_oneline', 'ui_map', 'ui_report')[k], .84, .5, (-.7+k*1.15, 4.93, 1.75), .9)

@scene('visit-showroom-products', '产品展厅的展台：抗谐波集成电容器、智能集成电容器、SVG模块与电能质量监测装置依次摆放，身后是显示屏', **I)
def showroom_products(RD):
    showroom(); plate('产品展厅', '', .3, (.45, 4.97, 2.5))
    RD.camera((.33, .95, 1.5), (.32, 2.9, 1.3), 25)
