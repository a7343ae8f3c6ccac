"""Banners of pages: a lit room beside the dark navy wall that carries the page's title. Those of the home page and of /factory have no wall: the
page lets them fade into its own navy, which an edge in the picture would cut."""
from scene_kit import *
import scene_farms, scene_industry, scene_livestock, scene_shown, scene_sites, scene_works

WIDE = dict(size=(2560, 820), use='banner', samples=3, exposure=-.05)

def beside_wall(RD, build, loc, target, lens=24, end=3.3, gap=.5):
    """the room of `build`, seen past a navy wall on the left that ends `end` m in front of the camera"""
    build(Still); x, y, z = loc; navy = M.pbr('#0A1F44', .6, spec=.2)
    box((.12, end+1.2, 8), (x-gap-.06, y+(end-1.2)/2, 3.4), navy, 0)
    box((.016, .016, 8), (x-gap+.008, y+end, 3.4), M.pbr('#12d5c6', .4, emit=2), 0)
    RD.camera(loc, target, lens)

@scene('banner-cases', '变电所内敞开的补偿柜与成排低压柜', **WIDE)
def banner_cases(RD): beside_wall(RD, scene_sites.civic, (-1.35, .35, 1.5), (-1.35, 3.9, 1.33))

@scene('banner-buildings', '站房变电所内成排的补偿柜与模拟屏', **WIDE)
def banner_buildings(RD): beside_wall(RD, scene_sites.station, (-.75, -1.1, 1.55), (-.75, 3.3, 1.5))

@scene('banner-medical', '医院双电源配电室内的自动切换柜与低压柜', **WIDE)
def banner_medical(RD): beside_wall(RD, scene_sites.transfer, (-1.0, .15, 1.5), (-1.0, 3.2, 1.22))

@scene('banner-manufacturing', '焊装车间里成排的机器人与车身', **WIDE)
def banner_manufacturing(RD): beside_wall(RD, C.case_auto, (-3.4, -1.5, 2.3), (-3.0, 12, 1.35))

@scene('banner-honours', '试验间内成排的高低温湿热试验箱', **WIDE)
def banner_honours(RD): beside_wall(RD, scene_works.climate, (-1.5, -.2, 1.5), (-1.5, 3.3, 1.3))

@scene('banner-factory', '智能电容器装配线：单元在线体上逐台到位，前方是在线检测工位', **{**WIDE, 'samples': 8})
def banner_factory(RD): scene_shown.assembly(Still); RD.camera((-2.1, .95, 1.62), (-.1, 2.75, 1.22), 27)

@scene('breeding', '育肥猪舍：过道旁敞开的配电箱、围栏里的猪群与尽头的排风机', **{**WIDE, 'size': (2560, 1067)})
def breeding(RD): scene_livestock.pig_barn(Still); RD.camera((-.12, -1.3, 1.72), (-1.5, 8, 1.3), 24)

@scene('industry', '焊装线旁的两套滤波装置，机器人正在焊接驾驶室骨架', **{**WIDE, 'size': (2560, 1067)})
def industry(RD): scene_industry.weld_shop(Still); RD.camera((-1.5, -2.2, 1.72), (-2.75, 7.8, 1.45), 24)
