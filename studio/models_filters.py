"""Floor-standing filter cabinets: tuned branches, furnace filters, thyristor-switched filters."""
import materials as M
from catalogue import product
from labels import rating_plate
from cabinet_parts import *
from cabinet_inside import *
from cabinet_screens import page, steps, bars, curve, grid, AMBER, CYAN
from models_cabinets import cabinet, whole, PILOTS
from products import reactor_core

def branch_lamps(branches, x, z): pilots([('#22c55e', t, True) for t in branches], x, z, 1.05)

def branch(x, z, label, d=.3, core=2.1):
    """one filter branch: fuses, contactor, two capacitors, reactor below, one above the other"""
    fuses(x, d+1., z+11.5, label=label); contactor(x, d+1., z+8.9, 1.1, 1.2)
    for i in range(3): wire([(x+(i-1)*.33, d+.2, z+8.2), (x+(i-1)*.33, d, z+7.7), (x+(i-1)*.5, d, z+7.4), (x+(i-1)*.5, d, z+7.)], PHASE[i], .06)
    filter_can(x, d, z+4., core, 1.5, 2.7)
    with at((x, d-.2, z)): reactor_core(core, 1.2, 2.4)

def branches_inside(labels, z0=2.4):
    def inner(w, d, top):
        pitch = (w-1.2)/len(labels); mounting_plate(w-1., 7., 0, 1.35, z0+7.6); busbars(w-2., 0, .8, top-2.4, .6)
        for s in (0, 3.7): box((w-.8, 3.4, .12), (0, .2, z0+s-.02), M.ZINC(), .02)
        for i, t in enumerate(labels): branch((i-(len(labels)-1)/2)*pitch, z0+.1, t, core=min(2.3, pitch*.8))
        earth_bar(w-2., 0, -1.4, 1.7)
    return inner

# ---- 1015 tuned filter ---------------------------------------------------------------
def tuned_gear(p):
    shown = page('hmi_gxl', '工业调谐滤波成套柜', [('5次支路', '312', 'A'), ('7次支路', '228', 'A'), ('11次支路', '221', 'A'), ('功率因数', '0.97', '')], bars([(5, 24, 6.1), (7, 15, 4.4), (11, 8, 2.6), (13, 5, 3.1), (17, 3, 2.2), (19, 2, 1.6)], ('#ff6b6b', '#12B5A6'), ('滤波前', '滤波后')), ('频谱', '一次图', '参数', '记录', '设置'))
    label = rating_plate(p, ['订货代码 LH-GXL/400-5.7.11-500', '容量 500 kvar  支路 5、7、11次', '额定电压 AC 400 V  50 Hz', '调谐偏差 ≤±1%  防护等级 IP3X'])
    def gear(k, w, h):
        if k == 0:
            touch_screen(shown, 10, -.1, 14.2); pilots(PILOTS, -.1, 12.1, .9); rotary_handle(-.1, 9.9, red=True); tag('总隔离', (-.1, -.006, 10.6), .22); plate(label, 2.4, (-.1, -.006, 7.6)); danger(-.1, 5.8, 1.7)
        else:
            for i, t in enumerate(('5次', '7次', '11次')): ammeter(p, t[:-1], (i-1)*1.15-.2, 14.4, 'A', 500, (312, 228, 221)[i], t+'支路')
            branch_lamps(('5次投', '7次投', '11次投'), -.2, 12.1); selector(-.2, 10.4, '手动  停  自动', .16); one_line(p, .15, 6.75, 4., 3.6, [(('FU', 'KM', 'C', 'L'), t) for t in ('5次', '7次', '11次')])
        louvre_field(0, 3., 3.3, 13, M.RAL7035())
    return gear

@product(1015, focus=whole(10, 22, 0, 10), inside=lambda p: cabinet(p, tuned_gear(p), branches_inside(('5次', '7次', '11次')), doors=2), d34=(-.5, -1, .26), detail_from=(0, -1, .14),
         sees=('正面三分之四视图：双门落地柜，左门10英寸触摸屏，右门三只支路电流表，柜顶强制排风罩', '正面：频谱柱状图、5次7次11次支路电流表、投入指示灯与支路一次模拟图', '开门内部：三条支路自上而下为熔断器、接触器、滤波电容器与滤波电抗器'))
def tuned_filter(p): cabinet(p, tuned_gear(p), doors=2)

# ---- 1017 thyristor-switched filter ----------------------------------------------------
def thyristor_gear(p):
    pst = [.62, .7, .66, .81, .74, .9, .85, .3, .24, .28, .22, .27, .2, .24, .21, .25]
    shown = page('hmi_gxt', '晶闸管动态投切滤波装置', [('响应时间', '16', 'ms'), ('闪变 Pst', '0.42', ''), ('无功', '24', 'kvar'), ('投入', '2/2', '')], grid()+curve(pst, CYAN)+curve([.35, .5, .42, .6, .48, .7, .5, .55, .46, .6, .5, .66, .45, .58, .5, .6], AMBER), ('闪变', '响应', '参数', '记录', '设置'))
    label = rating_plate(p, ['订货代码 LH-GXT/400-300-5.7', '容量 300 kvar  支路 5、7次', '额定电压 AC 400 V  50 Hz', '响应时间 ≤20 ms  IP31'], title='晶闸管动态投切滤波装置')
    def gear(k, w, h):
        touch_screen(shown, 7, -1.1, 15.3); pilots(PILOTS, 1.9, 15.4, .75)
        one_line(p, -1.1, 11.6, 3.7, 4.2, [(('FU', 'VT', 'C', 'L'), '5次'), (('FU', 'VT', 'C', 'L'), '7次')]); pilots((('#22c55e', '5次触发', True), ('#22c55e', '7次触发', True)), 2.1, 12.9, 1.1)
        selector(1.6, 11.1, '手动  停  自动', .16); emergency_stop(2.8, 11.1, .17); plate(label, 2.4, (-1.5, -.006, 8.)); danger(1.7, 8., 1.7)
        for x in (-1.6, 1.6):
            for z in (2.3, 5.2): fan_filter(x, z, 2.4)
    return gear

def thyristor_inside(w, d, top):
    mounting_plate(w-1., 9., 0, 1.35, 9.9); busbars(6., 0, .8, top-2.3, .58)
    for i, x in enumerate((-1.8, 1.8)):
        fuses(x, 1.3, 15.4, label=f'{(5, 7)[i]}次'); thyristor_set(x, 1.3, 12.5, f'VT{i+1}', 2.6)
        filter_can(x, .3, 5.9, 2.2, 1.5, 2.8)
        with at((x, .1, 2.3)): reactor_core(2.5, 1.4, 2.4)
    for z in (2.25, 5.85): box((7., 3.6, .12), (0, .2, z), M.ZINC(), .02)
    earth_bar(6., 0, -1.4, 1.6)

def sized(p, w, h, d): p.w, p.h, p.d = w, h, d; return p

@product(1017, focus=whole(8, 22, -.8, 10), inside=lambda p: cabinet(sized(p, 8, 22, 10), thyristor_gear(p), thyristor_inside, head=M.NAVYP()), d34=(-.55, -1, .26),
         sees=('正面三分之四视图：单门落地柜，门上触摸屏，下部四只过滤风口', '正面：触摸屏显示响应时间与闪变曲线，晶闸管支路一次模拟图，5次、7次触发灯，急停按钮', '开门内部：两条支路的熔断器、带散热器和风机的晶闸管组、滤波电容器与电抗器'))
def thyristor_filter(p): cabinet(sized(p, 8, 22, 10), thyristor_gear(p), head=M.NAVYP())

# ---- 1016 furnace filter: three cabinets ------------------------------------------------
FURNACE_BRANCHES = (('5次', '7次'), ('11次', '13次'))

def furnace_gear(p, n):
    shown = page('hmi_gxz', '中频炉专用滤波补偿装置', [('炉功率', '780', 'kW'), ('功率因数', '0.95', ''), ('投切档位', '4/5', ''), ('电压', '572', 'V')], bars([(5, 22, 5), (7, 13, 4), (11, 8, 3), (13, 6, 2.6), (17, 3, 2), (19, 2, 1.5)], ('#ff6b6b', '#12B5A6'), ('滤波前', '滤波后')), ('频谱', '炉况', '档位', '记录', '设置'))
    label = rating_plate(p, ['订货代码 LH-GXZ/575-1000-6P', '匹配炉功率 1000 kW  六脉波', '额定电压 AC 575 V  50 Hz', '支路 5、7、11、13次  IP3X'], title='中频炉滤波补偿装置')
    def gear(k, w, h):
        if n == 0:
            touch_screen(shown, 10, 0, 14.8); pilots(PILOTS, -1.2, 12.5, .95); emergency_stop(2., 12.6)
            for i, t in enumerate('ABC'): ammeter(p, t, (i-1)*1.3, 10.6, 'A', 1500, 980+i*12, t+'相')
            rotary_handle(0, 8., red=True); plate(label, 2.6, (0, -.006, 5.7)); decal('warn', .7, .63, (-3., -.006, 5.7))
        else:
            a, b = FURNACE_BRANCHES[n-1]
            for (x, *size), t in zip(FURNACE_WINDOWS, (a, b)): viewing_window(x, *size); tag(t+'支路', (x, -.006, 15.3), .6)
            branch_lamps((a+'投', b+'投'), 0, 8.4); danger(0, 6.4, 1.6)
        louvre_field(0, 3., 6.4, 13, M.RAL7035())
    return gear

FURNACE_WINDOWS = ((-2.2, 11.9, 3., 5.2), (2.2, 11.9, 3., 5.2))

def furnace_row(p, inner=None):
    for n, title in enumerate(('进线控制柜', '5、7次滤波柜', '11、13次滤波柜')):
        with at(((n-1)*10., 0, 0)): cabinet(p, furnace_gear(p, n), inner if n == 1 else None, 10, 10, 23, title=title, windows=FURNACE_WINDOWS if n else (), behind=branches_inside(FURNACE_BRANCHES[n-1]) if n and not (inner and n == 1) else None)

@product(1016, focus=(0, -5, 11.5, 27), inside=lambda p: furnace_row(p, branches_inside(('5次', '7次'))), d34=(-.42, -1, .22),
         sees=('正面三分之四视图：三面柜并列，左为进线控制柜，右侧两面为滤波柜，柜顶排风', '正面：控制柜触摸屏、三相电流表与急停按钮，透过滤波柜观察窗可见5次、7次、11次、13次支路的熔断器与接触器', '中间滤波柜开门：5次与7次支路的熔断器、接触器、滤波电容器与电抗器'))
def furnace_filter(p): furnace_row(p)
