"""6 and 10 kV compensation: on poles, beside a motor, in a substation."""
import materials as M
from catalogue import product
from labels import rating_plate
from cabinet_parts import *
from cabinet_inside import PHASE, wire, earth_bar
from cabinet_screens import page, steps
from panel_displays import segment_lcd
from highvoltage_parts import *

POLE, SPAN, BASE = 1.1, 12.5, 9.2
"""pole radius, half the distance between the poles (2.5 m), height of the platform in the picture"""

def angle(size, loc): box(size, loc, steel(), .03)

def poles():
    """two concrete poles, the platform channels clamped to them, the fuse arm and the line arm"""
    for s in (-1, 1): lathe([(0, 0), (POLE, 0), (POLE*.93, 29.7), (0, 29.7)], (s*SPAN, 0, 0), M.ground('concrete'), seg=56)
    for y in (-POLE-.4, POLE+.4):
        for z in (BASE-.5, BASE+16.2, BASE+19.4): angle((SPAN*2+3.4, .6, .8), (0, y, z))
    for s in (-1, 1):
        for z in (BASE-.5, BASE+16.2, BASE+19.4):
            for y in (-POLE-.75, POLE+.75): cyl(.2, .1, (s*(SPAN-1.3), y, z), M.ZINC(), 'Y', seg=6); cyl(.2, .1, (s*(SPAN+1.3), y, z), M.ZINC(), 'Y', seg=6)
            for dx in (-1.3, 1.3): cyl(.09, 3.9, (s*SPAN+dx, 0, z), M.ZINC(), 'Y')
    for x in (-6, 6): angle((.6, 9., .5), (x, 0, BASE-.1))

def rack(p):
    """the frame: corner posts, rails at foot, middle and top, a shelf for the switch"""
    w, d, h = p.w, p.d, p.h
    for sx in (-1, 1):
        for sy in (-1, 1): angle((.5, .5, h), (sx*(w/2-.25), sy*(d/2-.25), h/2))
        for z in (.25, 9.1, h-.25): angle((.4, d-.5, .5), (sx*(w/2-.25), 0, z))
    for sy in (-1, 1):
        for z in (.25, 9.1, h-.25): angle((w-.5, .4, .5), (0, sy*(d/2-.25), z))
    for y in (-1.6, .2, 2.): angle((w-.6, .5, .3), (0, y, .45)); angle((w-.6, .4, .3), (0, y, 9.2))

def control_box(p, x, z, w=5., d=2.6, h=6.):
    """box on the pole that is read from the ground: two large lamps, rating plate, warning, lock, cable entries"""
    body = M.powder('#C9CED2', .4); y = -POLE-.5-d/2
    with at((x, y, z)):
        shell(w, d, h-.15, body); side_panels(w, d, .4, h-.6, body, 3)
        with at((0, 0, h-.15), (-3, 0, 0)): box((w+.5, d+.6, .1), (0, -.05, .1), body, .03); box((w+.5, .06, .32), (0, -d/2-.34, -.03), body, .02)
        with hinged(w-.1, (0, -d/2, .08), -1, 0):
            leaf(w-.1, h-.4, body, back=False); brand((-.1, -.006, 5.1), 2.3)
            for i, (c, t) in enumerate((('#22c55e', '运行'), ('#ef4444', '故障'))): lamp((-1.+i*1.6, -.02, 4.2), c, .3, i == 0); tag(t, (-1.+i*1.6, -.006, 3.55), .3)
            plate(rating_plate(p, ['订货代码 LH-GYX/10-300-A', '额定电压 10 kV  50 Hz', '额定容量 300 kvar', '工频42 kV/1 min  雷电75 kV'], title='10 kV柱上无功补偿装置'), 2.8, (-.2, -.006, 2.3)); danger(-.2, .75, 1.6)
        gland_plate(w, d, [(-1.2, .24), (-.2, .24), (.8, .24)])
        for gx in (-1.2, -.2): tube([(gx, .1, -.5), (gx, .2, -1.3), (gx*.5, 1., -1.5), (3.6, 2.2, -.4), (3.8, 2.4, h)], .12, M.RUBBER(), bez=True)
        for zz in (1., h-1.): box((w*.7, .4, .5), (0, d/2+.2, zz), M.ZINC(), .03); ring(POLE*1.0, POLE*1.07, .5, (0, -y, zz), M.ZINC())

@product(1009, focus=(-.5, -4, 14.1, 13.), d34=(-.5, -1, .2), sees=('正面三分之四视图：双杆之间的角钢台架，三台电容器、真空开关与互感器，上方横担装跌落式熔断器和避雷器，左杆挂控制箱', '正面：A、B、C三台电容器各带两只瓷套管，上层为永磁真空开关和限流电抗器，控制箱上有运行、故障灯', '台架近看：电容器套管与引线、真空开关分合指针、放电线圈'))
def pole_compensation(p):
    poles(); control_box(p, -SPAN, 2.5)
    with at((0, 0, BASE)):
        rack(p); unit = (-5.5, -1.6, 2.3)
        for i, (x, c) in enumerate(zip(unit, 'ABC')):
            capacitor_unit(x, -.6, .6, c); lead([(x-.9, -.6, 8.9), (x-.8, -1.3, 9.6), (.4+i*1.98, -2.2, 12.6), (.42+i*1.98, -2.0, 13.3)], .09)
            wire([(x-1.2, -.6, 8.75), (x-.7, -.6, 8.9)], PHASE[i], .12)
        busbar((8.9, .1, .4), (-.7, -.6, 8.86), M.ALU())
        resin_transformer(6., -.7, .6, '放电线圈', 2.1, 1.9, 3.2); resin_transformer(6., 2.4, .6, '电压互感器', 2.1, 1.9, 3.2)
        vacuum_switch(2.4, .3, 9.35); resin_transformer(-1.9, -.4, 9.35, 'TA', 1.5, 1.5, 2.2)
        for i in range(2): air_reactor(-6.3+i*2.5, .4, 9.35, 1.05, 1.7)
        angle((4.8, .12, 1.5), (-4.6, -4.57, 9.1)); quad(4.6, 1.36, (-4.6, -4.64, 9.1), M.pbr('#eef1f3', .5)); brand((-4.6-.9, -4.65, 9.1), 2.3); words(p, 'model', p.model, .5, (-3.2, -4.65, 9.1))
        for i, x in enumerate((-5.5, 0, 5.5)):
            dropout_fuse(x, -POLE-1.6, 16.4, 'ABC'[i]); arrester(x+2.1, -POLE-.4, 16.6); pin_insulator(x, 0, 19.4); angle((1.2, 3.2, .2), (x, 0, 19.6))
            lead([(x, -3.9, 18.4), (x, -3.2, 19.6), (x, -2.2, 20.6), (x, -1.4, 20.92)], .09); lead([(x+2.1, -1.5, 19.5), (x+1.4, -2.6, 19.9), (x, -3.6, 19.0)], .08)
            lead([(x, -2.9, 14.9), (x*.9, -2.6, 14.4), (.6+i*1.98, 2.4, 14.6), (.42+i*1.98, 2.35, 13.5)], .09)

# ---- 1010 beside a motor ------------------------------------------------------------
HV_PILOTS = (('#f2f2ee', '电源', True), ('#ef4444', '合闸', True), ('#22c55e', '分闸', False), ('#f2c81e', '故障', False))
PALE = lambda: M.powder('#D6D9DB', .4)

def section(p, w, d, h, name, gear, first=True, inner=None, windows=(), behind=None):
    """one high-voltage section: plinth, shell, fascia with the section's name, one door fitted out by `gear(w, h)`; open with `inner`, `behind` is seen through `windows`"""
    hh = 1.4; dh = h-hh-1.08; body = PALE()
    plinth(w, d); shell(w, d, h, body, 1., M.powder('#D3D6D8') if inner or behind else None); side_panels(w, d, 1.3, h-.3, body, 5); lifting_eyes(w, d, h)
    box((w-.06, DOOR, hh-.07), (0, -d/2+DOOR/2, h-hh/2), M.BLUEP(), .05, 3)
    if first: brand_white(-w*.27, -d/2-.006, h-hh/2)
    words(p, 'name_'+name.encode().hex(), name, .62, (w/2-.35, -d/2-.006, h-hh/2), '#ffffff', align='end')
    with hinged(w-.06, (0, -d/2, 1.05), -1, 110 if inner else 0): leaf(w-.06, dh, body, handle=True, hinges=3, back=bool(inner), windows=windows); gear(w-.06, dh)
    if inner or behind: (inner or behind)(w, d, h)
    if behind: inside_lamp(w, d, h-hh)

def brand_white(x, y, z): brand((x, y, z), 3.4, dark=False)

def motor_gear(p):
    segment_lcd('lcd_gyj', 76, 56, [('Ia', '16.6', 'A'), ('Ib', '16.5', 'A'), ('Ic', '16.7', 'A')], head=((.03, '电流'), (.3, '三相三线'), (.62, 'RS485')), foot=('无功', '288.4', 'kvar'))
    label = rating_plate(p, ['订货代码 LH-GYJ/10-300', '额定电压 10 kV  50 Hz', '额定容量 300 kvar', '工频42 kV/1 min  IP3X'])
    def gear(w, h):
        words(p, 'model', p.model, .72, (-w/2+.5, -.006, h-.8), align='start')
        for i, v in enumerate((16.6, 16.5, 16.7)): ammeter(p, f'a{i}', (i-1)*1.5-1.2, h-2.3, 'A', 30, v, f'{"ABC"[i]}相电流', .96)
        meter96('lcd_gyj', 2.6, h-2.25); tag('LH-PM96E', (2.6, -.006, h-2.95), .22)
        pilots(HV_PILOTS, -.6, h-4.2, 1.1); selector(3., h-4.25, '就地  远方')
        voltage_indicator(-2.4, h-6.1); plate(label, 2.4, (.4, -.006, h-6.2)); danger(3., h-6.3, 1.5)
        viewing_window(*MOTOR_WINDOW); tag('真空接触器观察窗', (-.4, -.006, 6.9), .28); one_line(p, -.4, 5.1, 4.8, 2.6, [(('FU', 'KM', 'C'), '300 kvar'), (('M',), '电动机')], HIGH, 'QF', '10 kV')
        cyl(.24, .2, (3.6, -.08, 7.4), M.STEEL(), 'Y'); tag('电磁锁', (3.6, -.006, 6.9), .24)
        louvre_field(0, 2.2, 6.4, 10, PALE())
    return gear

MOTOR_WINDOW = (-.4, 8.75, 5., 2.9)

def motor_inside(w, d, h):
    box((w-1., .08, h-4.), (0, 1.4, h/2+.4), M.powder('#C4C9CC', .4), .02)
    for i in range(3):
        x = (i-1)*1.9
        busbar((.5, .12, 2.), (x, .2, h-2.6), M.pbr(PHASE[i], .5)); tag('ABC'[i], (x, .13, h-2.2), .34)
        wire([(x, -.1, h-6.9), (x, -.4, h-7.4), (x*.88, -.3, h-7.8)], PHASE[i], .14); wire([(x*.88, -.2, 8.2), (x*1.05, -.6, 7.8), (x*1.5-.4, -1.4, 7.6)], PHASE[i], .14)
    fuse_tubes(0, 1.3, h-5.2); tag('熔断器 FU', (0, -.9, h-7.1), .3)
    vacuum_contactor(0, 1.2, h-9.6)
    box((w-1., 6.5, .2), (0, -.6, 1.7), M.ZINC(), .03)
    for i, c in enumerate('ABC'): capacitor_unit((i-1)*2.9, -1.6, 1.8, c, 2.3, 2.4, 4.2, 1.5)
    earth_bar(7., 0, -4.4, 1.5)

@product(1010, focus=(0, -5.5, 10., 22.6), inside=lambda p: section(p, p.w, p.d, p.h, '电动机就地补偿柜', motor_gear(p), True, motor_inside, (MOTOR_WINDOW,)), d34=(-.6, -1, .26),
         sees=('正面三分之四视图：单门落地柜，门上三只电流表、LH-PM96E仪表、合分闸指示灯与观察窗', '正面：三相电流表与多功能仪表，带电显示器、铭牌，观察窗内为真空接触器，下方一次模拟图与百叶', '开门内部：上部三只高压熔断器，中部三极真空接触器，下部A、B、C三台电容器'))
def motor_compensation(p): section(p, p.w, p.d, p.h, '电动机就地补偿柜', motor_gear(p), windows=(MOTOR_WINDOW,), behind=motor_inside)

# ---- 1008 in a substation -------------------------------------------------------------
def control_gear(p):
    shown = page('hmi_gyz', '高压自动无功补偿', [('功率因数', '0.97', ''), ('母线电压', '10.26', 'kV'), ('无功', '412', 'kvar'), ('投入组数', '2/3', '')], steps(['1# 600', '2# 600', '3# 600'], 2), ('一次图', '电流', '九区图', 'SOE', '定值'))
    label = rating_plate(p, ['订货代码 LH-GYZ/10-3×600-6%', '额定电压 10 kV  50 Hz', '3组×600 kvar  电抗率6%', '工频42 kV/1 min  IP3X'])
    def gear(w, h):
        words(p, 'model', p.model, .8, (-w/2+.5, -.006, h-.9), align='start')
        touch_screen(shown, 10, -.3, h-3.4); pilots(HV_PILOTS, -.3, h-5.2, 1.2); selector(-2.6, h-7., '手动 停 自动'); selector(-.3, h-7., '就地  远方'); emergency_stop(2., h-6.9)
        for i, v in enumerate((10.3, 10.2, 10.3)): ammeter(p, f'v{i}', (i-1)*1.5-.3, h-8.9, 'kV', 20, v, ('AB', 'BC', 'CA')[i]+'线电压', .96)
        plate(label, 3., (-1.6, -.006, h-12)); danger(2., h-12, 1.8); voltage_indicator(-.2, h-14.2); louvre_field(0, 2.8, 7., 9, PALE())
    return gear

def group_gear(p, key, current):
    def gear(w, h):
        ammeter(p, key, -2., h-2.6, 'A', 60, current, '组电流', 1.1); on = current > 0; pilots((('#ef4444', '合闸', on), ('#22c55e', '分闸', not on), ('#f2c81e', '故障', False)), 1.4, h-2.5, 1.1)
        viewing_window(*GROUP_WINDOW); voltage_indicator(-2.6, h-12.3); danger(.6, h-12.3, 1.9)
        cyl(.24, .2, (3.4, -.08, h-12.2), M.STEEL(), 'Y'); tag('电磁锁', (3.4, -.006, h-12.7), .26); louvre_field(0, 3.6, 8., 15, PALE())
    return gear

GROUP_WINDOW = (0, 12.5, 8., 5.4)

def group_inside(w, d, h):
    """one switched group from the busbar down: fuses, vacuum contactor, three capacitors, three series reactors"""
    box((w-1., .08, h-4.), (0, 2.4, h/2+.4), M.powder('#C4C9CC', .4), .02)
    for i, c in enumerate('ABC'):
        x, u = (i-1)*2.6, (i-1)*3.4
        busbar((.5, .12, 2.4), (x, 1.2, h-3.), M.pbr(PHASE[i], .5)); tag(c, (x, 1.13, h-2.6), .4)
        wire([(x, .9, 15.7), (x, .6, 15.2), (x*.9, .7, 14.9)], PHASE[i], .16); wire([(x*.9, .8, 11.2), (x, .2, 10.9), (u-.6, -1., 11.2), (u-.6, -1.4, 10.9)], PHASE[i], .14)
        capacitor_unit(u, -1.4, 6.3, c, 2.7, 2.6, 3.5, 1.2, 200); air_reactor(u, -1., 1.5, 1.45, 2.1)
        wire([(u+.7, -1.4, 11.), (u+1.5, -1.6, 10.6), (u+1.6, -1.4, 6.4), (u+1.2, -1., 4.2)], PHASE[i], .12)
    fuse_tubes(0, 2.3, 17.4, 2.6); tag('外熔丝 FU', (4.3, 2.3, 17.4), .36)
    vacuum_contactor(0, 2.2, 13.1, 7.2, 3.4)
    for z in (1.4, 6.2): box((w-1., 6., .16), (0, -.9, z), M.ZINC(), .03)
    tag('串联电抗器 6%', (0, -3.91, 1.4), .34); tag('并联电容器', (0, -3.91, 6.2), .34); earth_bar(9., 0, -4.6, 1.2)

def substation_row(p, inner=None):
    row = [('进线控制柜', control_gear(p))]+[(f'{i}#电容器组柜', group_gear(p, f'g{i}', a)) for i, a in ((1, 34), (2, 34), (3, 0))]
    for i, (name, gear) in enumerate(row):
        with at(((i-1.5)*(p.w+.03), 0, 0)): section(p, p.w, p.d, p.h, name, gear, i == 0, inner if i == 1 else None, (GROUP_WINDOW,) if i else (), group_inside if i and not (inner and i == 1) else None)

@product(1008, focus=(-7.6, -6, 11.9, 25.5), inside=lambda p: substation_row(p, group_inside), d34=(-.5, -1, .26), detail_from=(.1, -1, .16),
         sees=('正面三分之四视图：四台1200 mm宽柜体并列，左为进线控制柜，右为三台带观察窗的电容器组柜', '正面：控制柜10英寸触摸屏显示三组投切一次图，透过1#至3#电容器组柜的观察窗可见真空接触器与熔断器', '1#电容器组柜开门：自上而下为外熔丝、真空接触器、A、B、C三相电容器与串联电抗器'))
def substation_compensation(p): substation_row(p)
