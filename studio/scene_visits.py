"""Visits and meetings: rooms of the company with the words of the day on their screens."""
import hashlib
import labels
from scene_kit import *
import scene_works

I = dict(exposure=.0)

def board(title, sub):
    """texture of a screen that shows `title`"""
    name = 'board_'+hashlib.md5(f'{title}{sub}'.encode()).hexdigest()[:10]; labels.backdrop(name, title, sub); return name

def welcome(loc, sub, rz=0):
    """standing screen that welcomes the visitors named in `sub`"""
    with at(loc, (0, 0, rz)):
        C.led_wall(board('欢迎莅临指导', sub), 1.75, .766, (0, 0, 1.42), 1.)
        for s in (-.5, .5): box((.06, .05, 1.1), (s, .08, .55), M.BLACK(), .01); box((.1, .6, .03), (s, .08, .015), M.BLACK(), .005)

@scene('visit-unveiling', '揭牌仪式现场，大屏显示实习实训基地揭牌仪式', **I)
def unveiling(RD): C.v_sign(RD, board('实习实训基地揭牌仪式', '校企共建 · 协同育人'))

@scene('visit-suppliers', '会议室大屏显示2025年供应商质量大会', **I)
def suppliers(RD): C.v_conf(RD, board('2025年供应商质量大会', '质量共建 · 过程可追溯'))

@scene('visit-workshop', '装配车间过道上的欢迎屏，两侧是智能电容器装配线', **I)
def workshop(RD): C.f_assembly(Still); welcome((-.55, 3.6, 0), '智能制造车间调研', 14); RD.camera((.9, .2, 1.7), (-.1, 6, 1.35), 25)

@scene('visit-chambers', '试验间的欢迎屏与高低温湿热试验箱', **I)
def chambers(RD): scene_works.climate(Still); welcome((1.5, 1.9, 0), '试验室参观交流', -16); RD.camera((-.55, -.6, 1.6), (.35, 3.3, 1.28), 25)

@scene('visit-metrology', '校验试验室的欢迎屏与成排试验台', **I)
def metrology(RD): C.f_lab(Still); welcome((.1, 3.2, 0), '计量管理工作指导', 10); RD.camera((.95, -.4, 1.7), (.1, 5, 1.25), 25)

@scene('visit-district', '产品展厅的欢迎屏，展台上是台区治理产品', **I)
def district(RD): C.f_showroom(Still); welcome((-1.1, 3.5, 0), '台区治理技术交流', 12); RD.camera((.7, .0, 1.65), (-.15, 6, 1.4), 25)

@scene('visit-college', '实训教室的欢迎屏与实训台', **I)
def college(RD): scene_works.training(Still); welcome((0, 3.4, 0), '校企合作交流', 0); RD.camera((.55, -.3, 1.75), (0, 5, 1.3), 26)

@scene('visit-research', '电磁兼容试验室的欢迎屏', **I)
def research(RD): scene_works.emc(Still); welcome((-1.1, 2.6, 0), '研发项目进展调研', 16); RD.camera((.7, -.4, 1.65), (-.1, 4, 1.35), 25)

@scene('visit-overseas', '变流模块老化测试区的欢迎屏，两侧老化架上模块在运行', **I)
def overseas(RD): scene_works.ageing(Still); welcome((.0, 4.2, 0), 'SVG生产线参观', 0); RD.camera((.35, -.2, 1.6), (0, 5, 1.35), 26)

@scene('visit-safety', '立体仓库过道上的欢迎屏与货架', **I)
def safety(RD): C.f_warehouse(Still); welcome((-.7, 4.2, 0), '安全生产检查', 12); RD.camera((.9, .4, 1.75), (-.1, 8, 1.9), 24)

@scene('visit-green-factory', '厂区屋顶光伏组件前的欢迎屏与逆变器', exposure=.05)
def green_factory(RD): C.sol_solar(Still); welcome((.75, 1.2, 0), '绿色工厂参观', -10); RD.camera((-1.5, -2.2, 1.75), (.1, 4, 1.35), 27)
