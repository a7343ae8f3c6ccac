"""The floor-standing quick connection box and the mixed compensation unit on the wall."""
import materials as M
from catalogue import product
from labels import led7, rating_plate
from cabinet_parts import *
from cabinet_inside import PHASE
from cabinet_screens import page, steps
from models_boxes import BELOW, UPWARDS
from models_cabinets import socket

# ---- 1034 quick connection, 1600 A ---------------------------------------------------
COLUMNS = (('#e9bd1c', 'A'), ('#1f9d4a', 'B'), ('#cf3329', 'C'), ('#2456c6', 'N'))

def air_breaker(x, z, w=2.6, h=2.7):
    """front of the air circuit breaker in its door frame: state windows, O and I, charging handle, rating"""
    frame(w+.4, h+.4, .24, .14, (x, -.05, z), M.DGREY(), .1, .03); rrect(w, h, .2, (x, -.08, z), M.pbr('#C9CDCF', .45), .08, .03)
    box((.5, .2, 1.5), (x-w*.36, -.28, z-.1), M.pbr('#343b43', .4), .06); tag('储能', (x-w*.36, -.19, z-1.08), .2)
    for s, c, t in ((-1, '#cf3329', 'O'), (1, '#1f9d4a', 'I')): rrect(.5, .5, .14, (x+.3+s*.36, -.22, z+.1), M.pbr(c, .4), .08, .03); tag(t, (x+.3+s*.36, -.296, z+.1), .26, c, '#ffffff')
    tag('分闸', (x+.3, -.19, z-.5), .3, '#1f9d4a', '#ffffff'); tag('已储能', (x+.3, -.19, z-.95), .26, '#f2c81e'); tag('ACB  1600 A  50 kA', (x, -.19, z+.95), .25)

def floor_gear(p, side):
    led7('led_kjxd', ['400.2', '50.00'], 400, 250)
    label = rating_plate(p, ['订货代码 LH-KJX-D/1600-3', '额定电流 1600 A  每极3×630 A', 'AC 400 V 50 Hz 50 kA/1 s', '防护等级 IP54'], title='大电流快速接入箱（落地）')
    def left(w, h):
        brand((-.9, -.006, h-.75), 3.); rrect(2.1, 1.4, .08, (-1.4, -.03, h-2.2), M.BLACKG(), .08, .02); screen('led_kjxd', 1.8, 1.12, (-1.4, -.075, h-2.2), 1)
        tag('电压 V  频率 Hz', (-1.4, -.006, h-3.1), .24); ammeter(p, 'a', .9, h-2.1, 'A', 2000, 0, '进线电流', 1.05)
        pilots((('#e9bd1c', 'A相', True), ('#22c55e', 'B相', True), ('#ef4444', 'C相', True), ('#22c55e', '相序正', True)), -.6, h-4., .95); emergency_stop(-1.9, h-5.6); tag('EPO', (-1.9, -.006, h-5.), .22)
        selector(-.4, h-5.6, '就地  远方'); pilots((('#ef4444', '合闸', False), ('#22c55e', '分闸', True)), 1.2, h-5.5, .85)
    def right(w, h):
        words(p, 'model', p.model, .6, (.2, -.006, h-.75)); air_breaker(.6, h-3., 2.8, 2.7)
        plate(label, 2.4, (-.2, -.006, h-5.55)); danger(1.95, h-5.6, 1.3)
    return left if side < 0 else right

@product(1034, focus=(0, -3, 4.8, 9.6), sees=('正面三分之四视图：1200 mm宽双门落地箱，斜檐顶，下部A、B、C、N每相三只并联插座', '正面：左门电压、频率、相序指示与急停，右门框架断路器面板，下部三排色标单芯插座', '下部近看：每相三只630 A插座，PE插座与储能通信口'))
def floor_connection(p):
    w, d, h = p.w, p.d, p.h; body = PALE(); y = -d/2; bay = 7.6
    plinth(w, d, .8); shell(w, d, h-.25, body, .8); side_panels(w, d, 1.2, h-1.2, body, 4)
    with at((0, 0, h-.25), (-2, 0, 0)): box((w+.5, d+.7, .12), (0, -.05, .12), body, .03); box((w+.5, .06, .36), (0, y-.39, -.03), body, .02)
    for s, face in ((-1, 'left'), (1, 'right')): louvres(9, d*.5, .24, (s*(w/2+.04), .2, h*.78), body, face, .1)
    dw, dh = (w-.1)/2, h-bay-1.35
    for s in (-1, 1):
        with hinged(dw, (s*dw/2, y, bay+.85), s, 0): leaf(dw, dh, body, s, handle=s > 0, back=False); floor_gear(p, s)(dw, dh)
    rrect(w-.2, bay-.3, .3, (0, y+.1, .9+bay/2), M.powder('#3C434B'), .14, .03); tag('应急电源接入  AC 400 V  1600 A  每极3×630 A', (0, y-.06, bay+.25), .4, '#3C434B', '#ffffff')
    for i, (c, t) in enumerate(COLUMNS):
        for row in range(3): socket((i-2)*2.3, y-.05, 6.2-row*2.05, c, .62); tag(f'{t}{row+1}', ((i-2)*2.3+1.03, y-.056, 6.2-row*2.05), .3, c, '#ffffff')
    socket(4.6, y-.05, 2.1, '#7fb53a', .62); tag('PE', (4.6, y-.056, 3.1), .3, '#7fb53a', '#ffffff')
    rrect(1.3, 1.3, .1, (4.6, y-.08, 5.9), M.PLASTICD(), .12, .02); cyl(.42, .3, (4.6, y-.24, 5.9), M.STEEL(), 'Y'); cyl(.3, .1, (4.6, y-.37, 5.9), M.BLACK(), 'Y'); tag('储能通信', (4.6, y-.056, 4.95), .3)
    for sx in (-1, 1):
        for sy in (-1, 1): box((.7, .7, .12), (sx*(w/2+.15), sy*(d/2-.6), .06), M.ZINC(), .02); bolt((sx*(w/2+.28), sy*(d/2-.6), .12), .09, .22)

PALE = lambda: M.powder('#D6D9DB', .4)

# ---- 1005 mixed compensation on the wall ----------------------------------------------
@product(1005, focus=(0, -.4, BELOW+.3, 6.2), detail_from=UPWARDS, inside=lambda p: mixed_unit(p, BELOW), sees=('正面三分之四视图：600 mm宽壁挂箱，门上5英寸彩色触摸屏、隔离开关手柄，箱底电缆接头，背部四只挂耳', '正面：触摸屏一次图显示共补与分补各路容量，铭牌标120 kvar', '自下方看箱底：进线大接头，IA、IB、IC互感器，RS485与DO接头'))
def mixed_unit(p, z0=.6):
    w, d, h = p.w, p.d, p.h; body = M.RAL7035(); y = -d/2
    shown = page('hmi_zch', '混补型智能电容补偿', [('A', '0.98', ''), ('B', '0.97', ''), ('C', '0.98', ''), ('投入', '104', 'kvar')], steps(['共24', '共24', '共24', '分16', '分16', '分16'], 5), ('一次图', '曲线', '参数', '记录', '设置'))
    label = rating_plate(p, ['订货代码 LH-ZCH/120-0.6', '总容量 120 kvar 共补60%', 'AC 400 V 50 Hz 三相四线', '防护等级 IP30'], title='混补型智能电容补偿单元')
    with at((0, 0, z0)):
        shell(w, d, h, body); side_panels(w, d, .3, h-.3, body, 3)
        for s, face in ((-1, 'left'), (1, 'right')): louvres(8, d*.5, .22, (s*(w/2+.035), .3, h*.78), body, face, .1); louvres(8, d*.5, .22, (s*(w/2+.035), .3, h*.24), body, face, .1)
        with hinged(w-.06, (0, y, .06), -1, 0):
            leaf(w-.06, h-.12, body, handle=True, back=False); box((w-.2, .03, .8), (0, -.005, h-.7), M.BLUEP(), .02); brand((-1.7, -.024, h-.7), 1.7, dark=False)
            words(p, 'title', '混补型智能电容补偿单元', .27, (1.0, -.024, h-.7), '#ffffff'); words(p, 'model', p.model, .36, (-1.95, -.006, h-1.6))
            touch_screen(shown, 5, -.1, h-2.4); pilots((('#f2f2ee', '电源', True), ('#22c55e', '运行', True), ('#ef4444', '告警', False)), -.1, h-3.5, .7)
            rotary_handle(-1.4, h-5.1, .4); tag('进线隔离开关', (-1.4, -.006, h-4.4), .19); plate(label, 2., (.6, -.006, h-5.1)); decal('warn', .5, .45, (-1.4, -.006, h-6.3)); danger(.6, h-6.35, 1.2)
            louvre_field(0, 1.2, 4., 7, M.RAL7035())
        gland_plate(w, d, [(-1.7, .32), (-.7, .18), (0, .18), (.7, .18), (1.35, .14), (1.95, .14)], names=('进线', 'IA', 'IB', 'IC', '485', 'DO'))
        for sx in (-1, 1):
            for sz in (.4, h-.4): box((.5, .1, .5), (sx*(w/2-.3), d/2+.02, h/2+(1 if sz > 1 else -1)*(h/2+.1)), M.ZINC(), .02)
