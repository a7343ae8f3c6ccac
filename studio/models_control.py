"""Panel-mounted controllers, power-quality monitors and the touch panel, and the wall terminals of transformer districts."""
import labels
from catalogue import product
from models_panel import KEYS, meter96
from panel_displays import led_rows
from panel_parts import *
import control_screens as screens

VIEWS = ('34', 'front', 'rear')
RED1, GREEN1, AMBER = '#ff3b30', '#22dd66', '#ffb020'

def panel(p, w, h, bezel, brand, model, col='#2b3139', rim=5, margin=12):
    """bezel with the brand at the left and the model at the right of its head"""
    f = Front(p, w, h, bezel, col, rim=rim)
    f.brand(margin, margin+2, brand); f.text(w-margin, margin+2+model*.36, model, p.model, w='700', anchor='end')
    return f

def socket(key, words_, x, z, part, gap=.115):
    """a socket on the rear with its name above it"""
    part((x, -.01, z)); quad(.14, .045, (x, -.004, z+gap), M.image(words(key, words_)))

def lan(loc): rj45(loc, .16, .14)

@product(1046, VIEWS, sees=('正面三分之四视图，144 mm方形面板，一组四位红色数码管，下方十二路输出指示灯与四个按键', '正面，数码管显示功率因数，右侧四个轮显量指示灯，十二路输出中七路点亮', '背面，上排Us1、Us2、Is1、Is2与L、N端子，下排P与1~12输出端子'))
def rc12(p):
    f = panel(p, 144, 144, 9, 7, 5.6)
    f.window(14, 25, 74, 31, led_rows('led_rc12', 74, 31, [' 0.98'], .74), 2)
    for i, (n, on) in enumerate((('功率因数', True), ('电压  V', False), ('电流  A', False), ('THDu  %', False))): f.lamp(97, 28.5+i*8, RED1, on, 1.2, n, 4.2, False)
    for i, (n, c, on) in enumerate((('自动', GREEN1, True), ('手动', GREEN1, False), ('滞后', RED1, True), ('超前', RED1, False), ('过压', RED1, False), ('欠流', RED1, False), ('谐波', RED1, False))): f.lamp(20+i*17.3, 67, c, on, 1.2, n, 3.7)
    f.print(labels.Rc(120, 785, 1200, 165, 'none', 20, '#5d6b7a', 3)); f.text(72, 83.6, 3.2, '输出回路')
    for i in range(12): f.lamp(17.5+i*9.9, 87, GREEN1, i in (0, 1, 2, 3, 4, 6, 7), 1.2, str(i+1), 3.7)
    f.keys(['设置', '上', '下', '手/自'], 27, 110, 21, 11, 30); f.text(72, 130, 4, '无功补偿控制器（共补）', fill='#b4c2d2'); f.done()
    housing(f, 136, 136, 70)
    with rear(f, 70):
        terminal_row(p, 'top', [['Us1', 'Us2'], ['Is1', 'Is2'], ['L', 'N']], 50, 10, 14, 9, gap=10, size=3.6)
        terminal_row(p, 'out', [['P']+[str(i) for i in range(1, 13)]], -50, 9, 14, 9, [GREEN()], size=3.8)
        plate(p, ['输入电压 AC 380 V', '输入电流 0.1~5 A', '继电器输出 12路 AC 220 V/5 A', '功耗 ≤10 VA'], 76, (0, -.004, 0), title='无功补偿控制器（共补）')

@product(1047, VIEWS, sees=('正面三分之四视图，162 mm×102 mm横向面板，左侧方形点阵液晶屏，右侧指示灯与方向键', '正面，三相电压、电流、功率因数与无功棒图同屏，下方为十二路共补、六路分补状态', '背面，三相电压、电流端子与RS485端子，下排+12 V和1~18输出端子，右侧4G天线'))
def rc18(p):
    f = panel(p, 162, 102, 9, 6, 4.8, margin=10.5)
    f.window(12, 20, 62, 62, screens.rc18('lcd_rc18'), 2)
    for i, (n, c, on) in enumerate((('运行', GREEN1, True), ('自动', GREEN1, True), ('4G', GREEN1, True), ('通信', GREEN1, True), ('闭锁', AMBER, False), ('告警', RED1, False))): f.lamp(91+(i % 3)*22, 26+(i//3)*10, c, on, 1.2, n, 4, False)
    for cap, x, y in (('上', 104, 51), ('下', 104, 75), ('左', 91, 63), ('右', 117, 63)): f.key(x, y, 11.5, 9.5, cap)
    f.key(139, 55, 20, 10, '菜单'); f.key(139, 71, 20, 10, '确认')
    f.text(81, 93.4, 3.5, '混合无功补偿控制器  共补12路 / 分补6路', fill='#b4c2d2'); f.done()
    housing(f, 150, 90, 100, 'metal')
    with rear(f, 100):
        terminal_row(p, 'u', [['UA', 'UB', 'UC', 'UN'], ['IA', 'IB', 'IC', 'I*'], ['A', 'B']], 30, 9, 13, 9, [BLACKB(), BLACKB(), GREEN()], gap=7, x=-12, size=3.4)
        terminal_row(p, 'out', [['+12V']+[str(i) for i in range(1, 19)]], -31, 7.4, 13, 9, [GREEN()], size=3.1)
        plate(p, ['电压 3×220 V  电流 3×5 A', 'DC 12 V输出 18路', '谐波 2~31次', '功耗 ≤5 W'], 54, (-.22, -.004, -.005))
        quad(.14, .045, (.46, -.004, -.12), M.image(words('ant4g', '4G'))); rod_antenna((.46, 0, -.04), .62)

@product(1018, VIEWS, sees=('正面三分之四视图，120 mm方形面板，点阵液晶屏，屏下两排状态指示灯与四个按键', '正面，液晶屏显示功率因数、电压、电流、功率与投入台数，两排共十二个指示灯', '背面，电压1~4、电流5~10端子，电容总线A1、B1与上行A2、B2端子，右侧4G天线'))
def ck200(p):
    f = panel(p, 120, 120, 6, 6, 4.6, rim=4.5, margin=10)
    f.window(18, 21, 84, 42, screens.ck200('lcd_ck200'), 2)
    rows = ((('运行', GREEN1, True), ('自动', GREEN1, True), ('投入', GREEN1, False), ('切除', AMBER, False), ('滞后', AMBER, True), ('超前', AMBER, False)),
            (('总线', GREEN1, True), ('上行', GREEN1, True), ('4G', GREEN1, True), ('过压', RED1, False), ('谐波', RED1, False), ('告警', RED1, False)))
    for j, row in enumerate(rows):
        for i, (n, c, on) in enumerate(row): f.lamp(18.5+i*16.6, 72.5+j*11, c, on, 1.15, n, 3.5)
    f.keys(KEYS, 24, 100.5, 18, 9, 24); f.text(60, 112.2, 3, '集成电容测控显示装置', fill='#b4c2d2'); f.done()
    housing(f, 110, 110, 74)
    with rear(f, 74):
        terminal_row(p, 'top', [['21', '22'], ['A1', 'B1'], ['A2', 'B2']], 38, 9, 13, 9, [BLACKB(), GREEN(), GREEN()], gap=7, x=-12, size=3.4)
        terminal_row(p, 'low', [['1', '2', '3', '4'], ['5', '6', '7', '8', '9', '10']], -39, 8.8, 13, 9, size=3.4)
        quad(1, .06, (0, -.004, -.5), M.image(rear_words(p)))
        plate(p, ['电压 3×220/380 V', '电流 3×5 A', '电容总线 RS485 最多40台', '电源 AC/DC 85~265 V'], 60, (-.1, -.004, 0), title='集成电容测控显示装置')
        quad(.14, .045, (.4, -.004, -.06), M.image(words('ant4g', '4G'))); rod_antenna((.4, 0, .02), .5)

def rear_words(p):
    """what the lower terminals carry, in a 100 x 6 mm print"""
    name = f'rear_{p.name}'; labels.write(name, 1000, 60, text(26, 4.2, 3.6, 'UA UB UC UN', '#f2f5f8', '600')+text(70, 4.2, 3.6, 'IA IB IC', '#f2f5f8', '600'), 1.5); return name

@product(1032, VIEWS, sees=('正面三分之四视图，96 mm方形面板，3.5英寸彩屏，屏下四个按键', '正面，彩屏同时显示谐波棒图、波形与事件列表', '背面，上排58、59电源与21、22通信端子和以太网口，下排2~5电压、6~11电流端子'))
def pqm_s(p):
    f = meter96(p, 91, (12.5, 17, 71, 53.3), screens.pqm_s('tft_pqms'), '#24282d', title='电能质量分析仪表  S级'); f.done()
    with rear(f, 80):
        terminal_row(p, 'top', [['58', '59'], ['21', '22']], 32, 7.6, 12, 9, [BLACKB(), GREEN()], x=-14, size=3)
        socket('lan', 'LAN', .31, .29, lan)
        terminal_row(p, 'low', [['2', '3', '4', '5'], ['6', '7', '8', '9', '10', '11']], -32, 7.4, size=3)
        plate(p, ['S级  128点/周波', '电压 3×220/380 V', '电流 3×5 A', '电源 AC/DC 85~265 V'], 54, (0, -.004, -.01))

@product(1021, VIEWS, sees=('正面三分之四视图，200 mm×150 mm薄型面板，7英寸彩色触摸屏', '正面，左侧一次图，右侧功率因数与谐波趋势，底部为告警与操作记录', '背面，电源与两路RS485端子、一个以太网口和一个U盘口，四只压紧螺钉'))
def hmi7(p):
    f = panel(p, 200, 150, 6, 7.4, 6, '#3a4048', 5, 13)
    f.window(23, 29, 154, 92.4, screens.hmi7('tft_hmi7'), 3, emit=.9)
    f.lamp(100, 133, GREEN1, True, 1.3); f.text(104, 134.6, 4, '电源', anchor='start'); f.text(23, 134.6, 4, '7英寸集中显示触摸屏', anchor='start', fill='#b4c2d2'); f.text(177, 134.6, 4, '面板 IP65', anchor='end', fill='#b4c2d2'); f.done()
    housing(f, 190, 136, 29, 'four', vents=False)
    with rear(f, 29):
        rrect(1.66, 1.12, .03, (0, -.01, .02), M.pbr('#50575f', .5), .05, .012)
        with at((0, -.025, 0)):
            slots(7, .5, .022, .06, (-.45, 0, .33)); slots(7, .5, .022, .06, (.45, 0, .33))
            terminal_row(p, 'low', [['L', 'N', 'PE'], ['A1', 'B1'], ['A2', 'B2']], -40, 8, 13, 7, [BLACKB(), GREEN(), GREEN()], gap=7, x=-34, size=3.6)
            socket('lan', 'LAN', .33, -.4, lan); socket('usb', 'USB', .6, -.4, usb)
            plate(p, ['800×480  电阻触摸', '电源 AC/DC 85~265 V ≤8 W', '2路RS485  1路以太网', '最多64台设备'], 52, (-.42, -.004, -.09), title='集中显示触摸屏')

@product(1031, VIEWS, sees=('正面三分之四视图，250 mm×180 mm面板，7英寸彩色触摸屏，右侧指示灯与USB口，壳体较深', '正面，频谱、矢量图、电压趋势与事件列表四分屏', '背面，电压、电流端子、两个以太网口、RS485与IRIG-B对时端子'))
def pqm_a(p):
    f = panel(p, 250, 180, 9, 9, 7, '#c4cacf', 6, 15)
    f.window(18, 38, 168, 100.8, screens.pqm_a('tft_pqma'), 3, emit=.9)
    for i, (n, c, on) in enumerate((('电源', GREEN1, True), ('运行', GREEN1, True), ('对时', GREEN1, True), ('录波', AMBER, False), ('通信', GREEN1, True), ('事件', RED1, False))): f.lamp(203, 42+i*9, c, on, 1.5, n, 5, False)
    f.keys(['返回'], 216, 103, 28, 11, 1); f.keys(['截屏'], 216, 118, 28, 11, 1)
    x, y, z = f.at(216, 134, SKIN); rrect(.24, .13, .01, (x, y, z), M.RUBBER(), .02, .003); usb((x, y-.005, z)); f.text(216, 147, 4.2, 'USB')
    f.text(18, 158, 5, 'A级电能质量在线监测装置', anchor='start', fill='#b4c2d2'); f.text(186, 158, 4.4, 'GB/T 19862  A级  512点/周波', anchor='end', fill='#b4c2d2')
    f.done(); housing(f, 236, 166, 140, 'four')
    with rear(f, 140):
        terminal_row(p, 'v', [['Ua', 'Ub', 'Uc', 'Un']], -54, 13, 18, 10, x=-62, size=5.2)
        terminal_row(p, 'i', [['Ia*', 'Ia', 'Ib*', 'Ib', 'Ic*', 'Ic']], -54, 13, 18, 10, x=46, size=5.2)
        terminal_row(p, 'pw', [['L', 'N', 'PE']], 50, 10, 15, 9, x=-88, size=4.4)
        terminal_row(p, 'com', [['A', 'B'], ['+', '-']], 50, 9, 15, 9, [GREEN(), GREEN()], gap=12, x=-34, size=4.2)
        for i, (key, n) in enumerate((('rs485', 'RS485'), ('irig', 'IRIG-B'))): quad(.24, .077, (-.48+i*.3, -.004, .33), M.image(words(key, n)))
        socket('lan1', 'LAN1', .28, .48, lan); socket('lan2', 'LAN2', .56, .48, lan)
        plate(p, ['电压 3×57.7/100 V、3×220/380 V', '电流 3×5 A  误差 ±0.1%', 'A级  512点/周波  32 GB', '电源 AC/DC 85~265 V'], 92, (-.5, -.004, -.04), title='电能质量监测装置')
        hexvents(.9, .42, .045, (.6, 0, -.02))
