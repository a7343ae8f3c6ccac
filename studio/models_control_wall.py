"""Wall terminals of transformer districts: light cover with the display, terminals in the open below it, four fixing holes."""
import control_screens as screens
from catalogue import product
from labels import NAVY
from models_control import AMBER, GREEN1, RED1, lan, socket
from panel_parts import *

def terminal(p, w, h, d, holes, lcd, lamps, rows, title, antennas):
    """`w`, `h`, `d` and the distances of the fixing holes in mm; `antennas` are (x in mm, rod in mm); -> its front"""
    p.w, p.h, p.d = w/100, h/100, d/100
    low = 74; face = -d/200+.3; back = d/200
    rrect(w/100, h/100, back-face, (0, (back+face)/2, h/200), M.pbr('#3c444d', .5), .08, .014)
    with at((0, face, low/100)):
        f = Front(p, w, h-low, 30, '#b3b9be', '#c6cbcf', 4, 8, NAVY)
        x0 = w/2-holes[0]/2
        f.brand(x0+14, 19, 9, white=False); f.text(w-x0-14, 21.6, 7.4, p.model, w='700', anchor='end', fill='#0B4DA2')
        f.window(22, 40, 98, 52.3, lcd, 3, emit=.7)
        for i, (n, c, on) in enumerate(lamps): f.lamp(134, 42+i*9.6, c, on, 1.5, n, 4.6, False)
        f.keys(['上', '下', '确认', '返回'], 36, h-low-15, 17, 9, 23.4)
        f.text(w-24, h-low-13, 5, title, anchor='end')
        x, y, z = f.at(w-24-38, 67, SKIN+.1); plate(p, rows, 76, (x, y, z))
        f.done()
        for x in (x0, w-x0): fixing(f.at(x, (h-holes[1])/2, SKIN))
    for x in (-1, 1): fixing((x*holes[0]/200, face, (h-holes[1])/200))
    for x, rod in antennas:
        with at((x/100, face+.3, h/100), sc=.75): antenna((0, 0, 0), rod/75)
    return face

def fixing(loc):
    """well of a fixing hole with its screw"""
    x, y, z = loc
    ring(.05, .068, .02, (x, y-.004, z), M.PLASTICG(), 'Y'); cyl(.05, .012, (x, y-.001, z), M.DARK(), 'Y', 0); screw((x, y-.006, z), .036)

def names(face, items, z):
    """names of terminal groups: (x in mm, words)"""
    for x, n in items: quad(.28, .09, (x/100, face-.004, z), M.image(words('wall_'+n.lower(), n)))

ORANGE = lambda: M.pbr('#d9862c', .45)
LAMPS = [('运行', GREEN1, True), ('4G', GREEN1, True)]

@product(1019, focus=(0, -.3, .46, 1.85), sees=('正面三分之四视图，280 mm×200 mm壁挂外壳，大屏段码液晶，顶部4G天线，四个安装孔', '正面，液晶屏显示负荷率与功率因数，下方为外露接线端子', '端子近景，上排T1~T4测温、两路RS485与GPS座，下排电压、电流端子'))
def ck300(p):
    lamps = LAMPS+[('下行', GREEN1, True), ('上行', GREEN1, True), ('越限', AMBER, False), ('告警', RED1, False)]
    y = terminal(p, 280, 200, 90, (220, 150), screens.ck300('lcd_ck300'), lamps, ['电压 3×220/380 V', '电流 3×1.5(6) A', '有功 C级（0.5S级）  无功 2级', '4G Cat.1  2路RS485', 'IP51（箱内）'], '配变综合测控终端', [(96, 60)])
    with at((0, y, 0)):
        terminal_row(p, 'aux', [[f'T{i}+', f'T{i}-'] for i in (1, 2, 3, 4)]+[['A1', 'B1'], ['A2', 'B2']], 54, 9.4, 13, 10, [ORANGE()]*4+[GREEN()]*2, gap=5, x=-24, size=4, above=False)
        terminal_row(p, 'main', [['UA', 'UB', 'UC', 'UN'], ['IA*', 'IA', 'IB*', 'IB', 'IC*', 'IC']], 17, 15, 20, 12, gap=10, size=5.4)
        sma((.98, 0, .56)); names(0, [(98, 'GPS')], .43)

@product(1020, focus=(0, -.3, .48, 2.1), sees=('正面三分之四视图，320 mm×220 mm壁挂外壳，液晶屏与指示灯，顶部4G、LoRa两根天线', '正面，液晶屏显示总有功与下行设备数，面板带维护二维码', '端子近景，上排四路RS485与网口，下排电压、电流端子'))
def ck310(p):
    lamps = LAMPS+[('LAN', GREEN1, True), ('LoRa', GREEN1, True), ('下行', GREEN1, True), ('告警', RED1, False)]
    y = terminal(p, 320, 220, 100, (260, 160), screens.ck310('lcd_ck310'), lamps, ['AC 220 V  电流 3×5 A', '有功 C级（0.5S级）', '下行 4×RS485 + LoRa', '上行 4G Cat.1 + 以太网', '470~510 MHz  32 MB'], '台区融合综合测控终端', [(-110, 60), (110, 85)])
    quad(.34, .34, (.22, y-.31, 1.36), M.image('qr'))
    with at((0, y, 0)):
        terminal_row(p, 'aux', [['L', 'N']]+[[f'A{i}', f'B{i}'] for i in (1, 2, 3, 4)], 54, 10, 13, 10, [BLACKB()]+[GREEN()]*4, gap=8, x=-36, size=4, above=False)
        terminal_row(p, 'main', [['UA', 'UB', 'UC', 'UN'], ['IA*', 'IA', 'IB*', 'IB', 'IC*', 'IC']], 17, 17, 20, 12, gap=12, size=5.4)
        socket('lan', 'LAN', .98, .56, lan, -.13)
