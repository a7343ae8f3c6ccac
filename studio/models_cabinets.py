"""Floor-standing low-voltage cabinets: compensation, filters, active filter, automatic transfer."""
import materials as M
from catalogue import product
from labels import rating_plate
from cabinet_parts import *
from cabinet_inside import *
from labels import write
from cabinet_screens import page, steps, bars, curve, grid, waves, PHASES, CYAN, AMBER, GREEN, RED, DIM
from labels import T, Rc, C, L, P
from products import reactor_core

LINING = '#D3D6D8'
PILOTS = (('#f2f2ee', '电源', True), ('#22c55e', '运行', True), ('#ef4444', '告警', False))

def cabinet(p, gear, inner=None, w=None, d=None, h=None, doors=1, hood=1., head=None, title=None, body=None, fans=2, panels=True, windows=(), behind=None):
    """one cabinet from plinth to roof; `gear(k, dw, dh)` fits out door k; with `inner` the doors stand open; `behind` is seen through the `windows` of a closed one"""
    w, d, h = w or p.w, d or p.d, h or p.h; body = body or M.RAL7035(); top = h-hood; hh = 1.3
    plinth(w, d); shell(w, d, top, body, 1., M.powder(LINING) if inner or behind else None)
    if panels: side_panels(w, d, 1.3, top-.3, body, 5)
    head_strip(p, w, d, top, hh, title or p.title, head or M.BLUEP())
    if hood: roof_hood(w, d, top, hood, body, fans)
    lifting_eyes(w, d, h)
    dh = top-hh-1.08; dw = (w-.06)/doors
    for k in range(doors):
        x = (k-(doors-1)/2)*dw; side = -1 if k == 0 else 1
        with hinged(dw, (x, -d/2, 1.05), side, (112 if doors == 1 else 125) if inner else 0):
            leaf(dw, dh, body, side, handle=k == doors-1, hinges=3, back=bool(inner), windows=windows); gear(k, dw, dh)
            if k == 0 and not inner: words(p, 'model', p.model, .72, (-dw/2+.5, -.006, dh-.8), align='start')
    if inner or behind:
        with at((0, -.1*d if inner else 0, 0)): (inner or behind)(w, d, top)
    if behind: inside_lamp(w, d, top-hh)

def whole(w, h, x=0., d=8): return (x, -d/2, h*.5, h*1.13)

# ---- 1006 compensation cabinet ---------------------------------------------------
def compensation_gear(p):
    shown = page('hmi_gbj', '低压智能无功补偿柜', [('功率因数', '0.98', ''), ('电压', '398.6', 'V'), ('电流', '426.8', 'A'), ('无功', '58.6', 'kvar')], steps([f'40' for _ in range(6)], 5), ('一次图', '曲线', '参数', '记录', '设置'))
    label = rating_plate(p, ['订货代码 LH-GBJ/240-6-S', '额定容量 240 kvar  6级', '额定电压 AC 400 V  50 Hz', '防护等级 IP31  30 kA/1 s'])
    def gear(k, w, h):
        touch_screen(shown, 7, -1.2, 15.2); pilots(PILOTS, 1.8, 15.3, .75)
        one_line(p, 0, 11.9, 6., 3., [(('FU', 'KM', 'C'), f'C{i}') for i in range(1, 7)])
        pilots([('#22c55e', f'C{i}', i < 6) for i in range(1, 7)], 0, 9.8, .9)
        rotary_handle(-2., 7.9, .44); tag('进线隔离', (-2., -.006, 8.7), .22); selector(2., 8., '手动  停  自动', .17); tag('运行方式', (2., -.006, 8.6), .22)
        plate(label, 2.1, (0, -.006, 7.9)); quad(.62, .62, (-2., -.006, 5.9), M.image('qr', alpha=False)); danger(.9, 5.9, 1.7)
        louvre_field(0, 2.9, 5.8, 15, M.RAL7035())
    return gear

def compensation_inside(w, d, top):
    mounting_plate(w-1., 7.4, 0, 1.2, 12.9)
    busbars(6., 0, .7, 18.9, .62)
    for i in range(3): drop(-1.75+(i-1)*.72, .35, 16.9, 18.9-i*.62, PHASE[i], .28); current_transformer(-1.75+(i-1)*.9, .2, 17.15)
    fuse_switch(-1.75, 1.15, 15.1, 2.7, 2.7)
    rail(1.6, 1.15, 16.4, 3.4, (('mcb', 3, 'QF1'), ('spd', 4, 'SPD'), ('psu', .7, '24 V'))); duct(3.4, 1.6, 1.1, 15.4, .35)
    rail(1.6, 1.15, 14.3, 3.4, (('tb', 6, 'X1'), ('tb', 8, 'X2'), ('tb', 8, 'X3'), ('relay', 3, 'KA')))
    for s in (-3.1, 0, 3.1): box((.16, .2, 8.), (s, -1.7, 8.6), M.ZINC(), .02)
    for row in range(3):
        z = 11.4-row*2.55; box((6.4, 4.3, .07), (0, .4, z-1.0), M.ZINC(), .01)
        for col in (-1.55, 1.55): drawer_module(col, -1.8, z, on=not (row == 2 and col > 0), text='40')
        for s in (-2.8, -.3, .3, 2.8): box((.08, 4., 1.7), (s, .5, z), M.powder('#B4BABF'), .01)
    for x in (-1.6, 1.6): fan(.95, (x, -1., 3.4))
    box((6.6, .06, 2.3), (0, -.85, 3.4), M.powder('#AEB4B9'), .02); earth_bar(5.6, 0, -1.2, 1.75)

@product(1006, focus=whole(8, 22, -.8), inside=lambda p: cabinet(p, compensation_gear(p), compensation_inside), d34=(-.55, -1, .26),
         sees=('正面三分之四视图：单门落地柜，门上触摸屏、一次模拟图、隔离开关手柄与下部进风百叶，柜顶排风罩', '正面：7英寸触摸屏、六路电容一次模拟图与C1~C6投入灯，下方为隔离手柄、转换开关、铭牌和进风百叶', '开门内部：上部黄绿红母排与熔断器式隔离开关，中部六台抽屉式电容单元，下部风机与接地排'))
def compensation_cabinet(p): cabinet(p, compensation_gear(p))

# ---- 1028 active filter ------------------------------------------------------------
def active_filter_gear(p):
    spectrum = [(5, 31, 1.2), (7, 18, .9), (11, 9, .6), (13, 7, .5), (17, 4, .4), (19, 3, .3), (23, 2, .3), (25, 2, .2)]
    shown = page('hmi_apfg', '有源滤波成套柜', [('THDi 前', '38.2', '%'), ('THDi 后', '2.4', '%'), ('补偿电流', '243', 'A'), ('模块', '3/3', '')], bars(spectrum, ('#ff6b6b', '#12B5A6'), ('治理前', '治理后')), ('频谱', '波形', '模块', '日报', '设置'))
    label = rating_plate(p, ['订货代码 LH-APF-G/400-300-4L', '补偿电流 300 A（3×100 A）', '系统电压 AC 400 V  50 Hz', '防护等级 IP31  35 kA/1 s'])
    mat = M.powder('#D6D9DB', .4)
    def gear(k, w, h):
        touch_screen(shown, 10, 0, 15.1); pilots(PILOTS, -1.1, 12.9, .85); emergency_stop(1.9, 12.9)
        rotary_handle(-2., 10.6, .44, red=True); tag('总断路器 QF', (-2., -.006, 11.4), .22); one_line(p, 1.2, 10.4, 3.6, 2.5, [(('QS', 'APF'), f'模块{i}') for i in (1, 2, 3)], feed='QF')
        plate(label, 1.7, (-2., -.006, 8.85)); danger(1.2, 8.6, 1.3)
        rrect(6., 6.9, .06, (0, -.03, 4.6), mat, .2, .03); perforation(5.6, 6.5, (0, -.064, 4.6), pitch=.2)
        for s in (-1, 1):
            for z in (1.45, 4.6, 7.75): screw((s*2.9, -.06, z), .08)
    return gear

def active_filter_inside(w, d, top):
    mounting_plate(w-1., 6.8, 0, 2., 13.2)
    busbars(6., 0, 1.5, 19.1, .58, 4, 'ABCN')
    for i in range(3): drop(-1.6+(i-1)*.62, 1., 16.6, 19.1-i*.58, PHASE[i], .3)
    moulded_breaker(-1.6, 1.95, 15., 2.0, 2.7); rail(1.7, 1.95, 16.3, 3.2, (('spd', 4, 'SPD'), ('mcb', 4, 'QF1'), ('mcb', 2, 'QF2')))
    duct(3.2, 1.7, 1.9, 15.2, .35); rail(1.7, 1.95, 14.2, 3.2, (('psu', .7, '24 V'), ('tb', 6, 'X1'), ('tb', 6, 'X2'), ('tb', 6, 'X3')))
    for s in (-1, 1): box((.2, .3, 9.2), (s*3.1, -2.4, 7.4), M.ZINC(), .02)
    for i in range(3):
        z = 10.7-i*3.05; apf_module(0, -2.6, z); box((6., .3, .5), (0, -2.5, z-1.5), M.powder('#BFC4C8'), .02); tag(f'模块 {i+1}', (0, -2.66, z-1.5), .24)
        box((6., 5.2, .08), (0, 0, z-1.28), M.ZINC(), .01)
    box((6.4, .06, 1.6), (0, -2.3, 2.2), M.powder('#AEB4B9'), .02); earth_bar(5.4, 0, -2.5, 1.9)

@product(1028, focus=whole(8, 22, -.8, 10), inside=lambda p: cabinet(p, active_filter_gear(p), active_filter_inside, head=M.NAVYP(), body=M.powder('#D6D9DB', .4)), d34=(-.55, -1, .26),
         sees=('正面三分之四视图：单门落地柜，10英寸触摸屏、指示灯、急停按钮，门下部整面网孔进风', '正面：触摸屏显示治理前后各次谐波柱状图，下方为总断路器手柄、三模块一次模拟图与铭牌', '开门内部：上部母排、总断路器和浪涌保护器，下部三台100 A滤波模块'))
def active_filter_cabinet(p): cabinet(p, active_filter_gear(p), head=M.NAVYP(), body=M.powder('#D6D9DB', .4))

# ---- 1035 automatic transfer ---------------------------------------------------------
SOCKETS = (('#e9bd1c', 'A'), ('#1f9d4a', 'B'), ('#cf3329', 'C'), ('#2456c6', 'N'), ('#7fb53a', 'PE'))

def transfer_picture():
    """one-line diagram: mains closed, emergency source ready, changeover switch, load busbar"""
    b = ''
    for x, t, c, u in ((180, '常用电源', GREEN, '399 V  50.0 Hz'), (560, '应急电源', '#5d739b', '400 V  50.0 Hz')):
        b += C(x, 206, 20, 'none', c, 4)+T(x, 214, 22, '~', c, '700', 'middle')+T(x+34, 200, 22, t, '#d8e6ff', '600')+T(x+34, 226, 18, u, DIM)+L(x, 226, x, 262, c, 4)
    b += L(180, 262, 300, 262, GREEN, 4)+C(300, 262, 6, GREEN)+L(300, 262, 370, 296, GREEN, 6)+L(560, 262, 440, 262, '#5d739b', 4)+C(440, 262, 6, '#5d739b')+C(370, 296, 6, GREEN)
    b += L(370, 296, 370, 334, GREEN, 4)+L(150, 336, 590, 336, GREEN, 6)+T(610, 344, 20, '应急母线', '#d8e6ff', '600')+T(470, 300, 20, '常用合闸', GREEN, '600')
    return b

def changeover_mimic(p, x, z, w, h):
    """mimic diagram on the door: two incoming breakers, the changeover switch, the emergency busbar"""
    W, H = w*100, h*100; c, name = LOW, f'mimic_{p.name}'; k = H*.28
    b = Rc(2, 2, W-4, H-4, '#f4f6f8', 10, '#8b97a8', 3)
    for side, t in ((-1, '常用电源'), (1, '应急电源')):
        u = W*.5+side*W*.22; b += symbol('QF', u, 12, H*.36, c)+L(u, 12+H*.36, u, H*.6, c, 5)+L(u, H*.6, W*.5+side*W*.07, H*.6, c, 5)+C(W*.5+side*W*.07, H*.6, 8, c)+T(u+side*36, 46, 24, t, '#16233a', '600', 'start' if side > 0 else 'end')
    b += L(W*.5, H*.74, W*.43, H*.6, c, 6)+C(W*.5, H*.74, 8, c)+L(W*.5, H*.74, W*.5, H*.86, c, 5)+L(W*.12, H*.86, W*.88, H*.86, c, 11)
    b += T(W*.5, H*.5, 24, 'ATS', '#16233a', '600', 'middle')+T(W*.88, H*.8, 25, '应急母线', '#16233a', '600', 'end')
    write(name, W, H, b, 1.5); quad(w, h, (x, -.006, z), M.image(name, rough=.45))

def transfer_gear(p):
    shown = page('hmi_kjt', '自动切换应急接入柜', [('常用电压', '399', 'V'), ('应急电压', '400', 'V'), ('切换时间', '1.6', 's'), ('负载', '186', 'A')], transfer_picture(), ('一次图', '记录', '演练', '自检', '设置'))
    label = rating_plate(p, ['订货代码 LH-KJT/400-4G', '额定电流 400 A  PC级 三位置', '额定电压 AC 400 V  50 Hz', '防护等级 IP31  25 kA/1 s'])
    def gear(k, w, h):
        touch_screen(shown, 7, 0, 13.4); changeover_mimic(p, 0, 11.2, 6., 2.2)
        pilots((('#22c55e', '常用有电', True), ('#22c55e', '常用合闸', True), ('#f2f2ee', '应急有电', True), ('#ef4444', '应急合闸', False)), 0, 9.5, 1.3)
        selector(-1.6, 8., '手动 自动', .16); selector(0, 8., '试验 演练', .16); push_button(1.6, 8., '#f2c81e', '复归', .15)
        plate(label, 2., (-1.3, -.006, 6.4)); danger(1.4, 6.4, 1.7)
        rrect(6.6, 2.5, .08, (0, -.03, 4.1), M.powder('#3C434B'), .12, .03); tag('应急接入口  AC 400 V  400 A', (0, -.08, 5.05), .26, '#3C434B', '#ffffff')
        for i, (c, t) in enumerate(SOCKETS): socket((i-2)*1.24, -.07, 4.2, c); tag(t, ((i-2)*1.24, -.08, 3.3), .26, '#3C434B', '#ffffff')
        louvre_field(0, 1.5, 4.6, 7, M.RAL7035())
    return gear

def socket(x, y, z, colour, r=.36, cap=False):
    """single-pole panel socket with its flange, collar and contact; or its protective cap on a cord"""
    m = M.pbr(colour, .35, coat=.2); rrect(r*2.5, r*2.5, .08, (x, y-.02, z), M.PLASTICD(), .1, .02)
    for sx in (-1, 1):
        for sz in (-1, 1): screw((x+sx*r*1.03, y-.06, z+sz*r*1.03), r*.14)
    if cap:
        lathe([(0, 0), (r, 0), (r, .4), (r*1.1, .42), (r*1.1, .62), (r*.95, .7), (0, .72)], (x, y-.04, z), m, rot=(90, 0, 0), seg=40); box((r*.9, .12, .1), (x, y-.78, z), m, .03); return
    lathe([(0, .1), (r*.74, .1), (r*.78, .5), (r*.95, .52), (r*.95, .4), (r*.92, .12), (r, .1), (r, 0), (r*1.02, 0), (r*1.02, .46), (r*.96, .54), (r*.78, .54)], (x, y-.04, z), m, rot=(90, 0, 0), seg=40)
    cyl(r*.74, .06, (x, y-.1, z), M.DARK(), 'Y'); cyl(r*.34, .34, (x, y-.28, z), M.COPPERP(), 'Y', .03)

def transfer_inside(w, d, top):
    mounting_plate(w-1., 12.2, 0, .9, 3.2)
    moulded_breaker(-2.1, .85, 13.3, 1.5, 2.5, label='常用 QF1'); moulded_breaker(2.1, .85, 13.3, 1.5, 2.5, label='应急 QF2')
    for s, x in ((-1, -2.1), (1, 2.1)):
        for i in range(3): drop(x+(i-1)*.5, .35, 11.2, 11.9, PHASE[i], .26); wire([(x+(i-1)*.5, .2, 14.7), (x+(i-1)*.5, .1, 15.3), (x+(i-1)*.5, .3, 15.6)], PHASE[i], .13)
    transfer_switch(0, .85, 10.2)
    busbars(6., 0, .6, 7.7, .55)
    for k in range(4): moulded_breaker(-2.4+k*1.6, .85, 4.6, 1.05, 1.9, label=f'QF{k+3}')
    rail(0, .85, 15.0, 2.2, (('mcb', 4, 'QF'), ('psu', .7, '24 V'))); duct(6.6, 0, .8, 2.95, .4)
    rail(0, .85, 2.1, 6., (('tb', 10, 'DI1~DI4'), ('tb', 6, 'DO1'), ('tb', 6, 'RS485'), ('relay', 4, 'KA'))); earth_bar(5.6, 0, -1., 1.5)

def transfer_switch(x, y, z):
    """three-position changeover switch, class PC, between its two sets of terminals"""
    box((4.6, 1.2, 1.9), (x, y-.6, z), M.pbr('#C9CDCF', .42), .06, 3); box((2., .4, 1.5), (x, y-1.35, z), M.pbr('#343b43', .4), .06, 3)
    for s in (-1, 1):
        for i in range(4): box((.34, .8, .9), (x+s*1.65+(i-1.5)*.38, y-1.1, z+.35), M.pbr('#343b43', .45), .03); bolt((x+s*1.65+(i-1.5)*.38, y-1.2, z-.45), .08, .2, axis='Y')
    tag('I 常用', (x-.55, y-1.556, z+.5), .2); tag('0', (x, y-1.556, z+.5), .2); tag('II 应急', (x+.58, y-1.556, z+.5), .2)
    cyl(.3, .2, (x, y-1.6, z-.1), M.BLACK(), 'Y'); box((.18, .2, .9), (x-.14, y-1.75, z-.02), M.pbr('#cf3329', .4), .05, rot=(0, -35, 0)); tag('PC级  400 A', (x, y-1.556, z-.6), .16)

@product(1035, focus=whole(8, 18, -.8, 6), inside=lambda p: transfer_cabinet(p, transfer_inside), d34=(-.55, -1, .26),
         sees=('正面三分之四视图：单门落地柜，门下部五只色标快速插座，柜顶4G天线', '正面：触摸屏、常用与应急两路电源切换的一次模拟图、四只状态灯，下部A、B、C、N、PE插座', '开门内部：两路进线断路器、三位置转换开关、出线母排与四路馈线断路器'))
def transfer_cabinet(p, inner=None):
    cabinet(p, transfer_gear(p), inner, hood=0); antenna((-3, 1.5, p.h), 1.5)
