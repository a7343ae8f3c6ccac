"""Screens of controllers, power-quality monitors and the touch panel, drawn as SVG; -> the name of the texture."""
import math
from labels import BLUE, TEAL, T, Rc, L, C, P, mark
from panel_displays import bars, digits, page, phasors, spectrum, trace

INK = '#13241b'
PHASES = ('#ffd25e', '#3ef08a', '#ff6b6b')

def ck200(name):
    """128 x 64 dots: measured values of the busbar and the capacitors on the bus"""
    paper = '#cfe4ca'
    b = Rc(0, 0, 128, 14, INK)+T(3, 11, 10.5, '电容总线 24台', paper, '700')+T(125, 11, 10.5, '自动', paper, '700', 'end')
    for y, left, right in ((26, 'cosφ 0.985', '滞后'), (38.5, 'U 398.6 V', 'I 426.0 A'), (51, 'P 289.7 kW', 'Q 50.8 kvar')):
        b += T(3, y, 10.5, left, INK, '600')+T(125, y, 10.5, right, INK, '600', 'end')
    b += T(3, 62.4, 9.5, '投入 16/24', INK, '600')+Rc(58, 55, 66, 7, 'none', 0, INK, .8)+Rc(59.5, 56.5, 42, 4, INK)
    return page(name, 128, 64, b, '#b9d4b0', 8)

def rc18(name):
    """160 x 160 dots: the three phases, bars of their reactive power, the state of 18 outputs"""
    b = Rc(0, 0, 160, 17, INK)+T(4, 13, 12, '自动 混合补偿', '#d7ead2', '700')+T(156, 13, 12, '10:36', '#d7ead2', '700', 'end')
    for x, t in ((62, 'A'), (106, 'B'), (150, 'C')): b += T(x, 30, 12, t, INK, '700', 'end')
    for i, (n, row) in enumerate((('U/V', ('228.6', '229.1', '227.8')), ('I/A', ('312.0', '286.0', '341.0')), ('cosφ', ('0.960', '0.970', '0.950')))):
        y = 44+i*13.5; b += T(4, y, 11, n, INK, '600')+''.join(T(x, y, 12, v, INK, '600', 'end') for x, v in zip((68, 112, 156), row))
    b += L(3, 75.5, 157, 75.5, INK, 1)
    for i, (n, q) in enumerate((('A', 20.0), ('B', 15.9), ('C', 24.3))):
        y = 79+i*12; b += T(4, y+9.5, 11, 'Q'+n, INK, '600')+Rc(24, y+1, 74, 8.5, 'none', 0, INK, .8)+Rc(25.5, y+2.5, q*2.4, 5.5, INK)+T(156, y+9.5, 10.5, f'{q:.1f} kvar', INK, '600', 'end')
    b += L(3, 116.5, 157, 116.5, INK, 1)
    for y, n, first, last, on in ((119, '共补', 1, 12, (1, 2, 3, 4, 5, 8, 9)), (139, '分补', 13, 18, (13, 15, 16))):
        b += T(3, y+13, 11, n, INK, '600')
        for k in range(first, last+1):
            x = 29+(k-first)*(10.8 if last == 12 else 21.4); w = 9.2 if last == 12 else 19; lit = k in on
            words = str(k) if last == 12 else f'{k}{"ABC"[(k-13) % 3]}'
            b += Rc(x, y+1.5, w, 14, INK if lit else 'none', 0, INK, .8)+T(x+w/2, y+12, 7.2 if last == 12 else 9, words, '#d7ead2' if lit else INK, '700', 'middle')
    return page(name, 160, 160, b, '#c3dabb', 6)

def rnd(i, amount): return amount*math.sin(i*1.7)*math.cos(i*.61+1)
def card(x, y, w, h, title): return Rc(x, y, w, h, '#10264a', 5)+T(x+10, y+22, 17, title, '#a9c2ec', '600')

def topbar(w, title):
    return Rc(0, 0, w, 44, BLUE)+mark(26, 22, 28, '#fff', '#7fe6dc')+T(50, 30, 22, title, '#fff', '700')+T(w-14, 29, 18, '10:36:20', '#cfe0ff', '500', 'end')

def tabs(w, h, names, active=0):
    s = w/len(names)
    return ''.join(Rc(i*s+4, h-42, s-8, 36, TEAL if i == active else '#1b3668', 5)+T((i+.5)*s, h-17, 19, n, '#fff', '600', 'middle') for i, n in enumerate(names))

def hmi7(name):
    """800 x 480: one-line diagram on the left, power factor and harmonics on the right, alarms below"""
    b = topbar(800, '1号补偿柜  运行监视')
    b += card(8, 52, 404, 272, '一次图')+T(402, 74, 16, '进线 0.4 kV', '#a9c2ec', '500', 'end')
    g, off = '#2fe08a', '#5b7096'
    b += L(210, 62, 210, 92, g, 3)+Rc(200, 92, 20, 24, 'none', 2, g, 3)+L(210, 116, 210, 138, g, 3)+C(210, 127, 8, 'none', g, 2)+L(28, 140, 392, 140, g, 5)
    b += T(230, 110, 16, '398.6 V', '#fff', '600')+T(230, 131, 16, '426.0 A', '#fff', '600')
    for i, (n, q, on) in enumerate((('C1', 40, 1), ('C2', 40, 1), ('C3', 30, 1), ('C4', 30, 0), ('C5', 20, 0), ('SVG', 50, 1))):
        x = 48+i*65; c = g if on else off
        b += L(x, 140, x, 168, c, 3)+Rc(x-9, 168, 18, 22, c if on else 'none', 2, c, 2.5)+L(x, 190, x, 220, c, 3)
        b += (L(x-14, 221, x+14, 221, c, 4)+L(x-14, 231, x+14, 231, c, 4)+L(x, 231, x, 250, c, 3)) if n != 'SVG' else Rc(x-17, 219, 34, 30, 'none', 3, c, 2.5)+T(x, 241, 19, '~', c, '700', 'middle')
        b += T(x, 276, 19, n, '#fff', '700', 'middle')+T(x, 296, 15, f'{q} kvar', '#a9c2ec', '500', 'middle')+T(x, 315, 15, '投入' if on else '退出', c, '600', 'middle')
    b += card(420, 52, 372, 132, '功率因数')+T(782, 78, 26, '0.985', '#3ef0d8', '700', 'end')+''.join(L(430, y, 782, y, '#1e3b70', 1) for y in (106, 132, 158))
    b += trace(430, 92, 352, 80, [.93+.055*(1-math.exp(-i/9))+rnd(i, .006) for i in range(60)], '#3ef0d8', .9, 1, 2.5)
    b += card(420, 192, 372, 132, 'THDi')+T(782, 218, 26, '6.8 %', '#ffd25e', '700', 'end')+''.join(L(430, y, 782, y, '#1e3b70', 1) for y in (246, 272, 298))
    b += trace(430, 232, 352, 80, [7.4-.6*(i/60)+rnd(i, .9) for i in range(60)], '#ffd25e', 4, 12, 2.5)
    b += card(8, 332, 784, 98, '告警与操作记录')
    for i, (t, what, by, c) in enumerate((('10:31:05', '3号电容器投入', '自动', g), ('10:12:47', '目标功率因数改为 0.98', '操作员', '#6fb2ff'), ('09:58:20', 'C4 温度偏高，已复归', '告警', '#ffb020'))):
        y = 372+i*23; b += C(24, y-6, 6, c)+T(42, y, 17, t, '#a9c2ec')+T(140, y, 17, what, '#fff')+T(776, y, 17, by, c, '600', 'end')
    return page(name, 800, 480, b+tabs(800, 480, ('一次图', '棒图', '曲线', '记录', '参数')), '#0b1a33', 1.6)

def pqm_a(name):
    """800 x 480: spectrum, trend, event list and vector diagram"""
    b = topbar(800, '10 kV I段母线  电能质量')
    b += card(8, 52, 390, 186, 'Ua 频谱  2~50次')+T(388, 74, 18, 'THD 2.45 %', '#3ef0d8', '700', 'end')
    v = spectrum(50, {3: .5, 5: 1.7, 7: 1.1, 11: .8, 13: .6, 17: .35, 19: .3}); v = [min(x, .1) if k+2 not in (3, 5, 7, 11, 13, 17, 19) else x for k, x in enumerate(v)]
    b += bars(18, 214, 370, 126, v, '#3b9cff', 1.9, .3)+L(16, 214, 390, 214, '#3f67ab', 1.5)+''.join(T(18+(k-1.5)*7.55, 232, 14, str(k), '#a9c2ec', '500', 'middle') for k in (5, 11, 17, 25, 35, 50))
    b += card(406, 52, 386, 186, '矢量图')+phasors(500, 154, 72, PHASES, 14, '#5b7bb5', 3.4)
    for i, (n, u, a) in enumerate((('Ua', '57.82', '0.0°'), ('Ub', '57.76', '-120.1°'), ('Uc', '57.91', '119.9°'))): b += T(600, 110+i*34, 19, n, PHASES[i], '700')+T(700, 110+i*34, 19, u+' V', '#fff', '600', 'end')+T(784, 110+i*34, 17, a, '#a9c2ec', '500', 'end')
    b += T(600, 212, 17, '不平衡度', '#a9c2ec')+T(784, 212, 19, '0.13 %', '#fff', '600', 'end')
    b += card(8, 246, 390, 184, '电压趋势  24 h')+''.join(L(18, y, 388, y, '#1e3b70', 1) for y in (300, 340, 380))
    for k, c in enumerate(PHASES): b += trace(18, 276, 370, 128, [57.8+rnd(i+k*7, .35)+.25*math.sin(i/11)+(k-1)*.22 for i in range(72)], c, 56.8, 58.8, 2)
    b += ''.join(T(18+370*i/4, 424, 14, f'{(11+6*i) % 24:02d}:00', '#a9c2ec', '500', ('start', 'middle', 'middle', 'middle', 'end')[i]) for i in range(5))
    b += card(406, 246, 386, 184, '事件列表')
    for i, (t, what, u, ms, c) in enumerate((('09:14:27', '暂降 B相', '72.4 %', '80 ms', '#ffb020'), ('06:51:03', '暂升 A相', '112.6 %', '60 ms', '#6fb2ff'), ('02:38:40', '暂降 三相', '64.1 %', '140 ms', '#ffb020'), ('00:07:12', '短时中断', '3.2 %', '420 ms', '#ff6b6b'))):
        y = 298+i*34; b += C(424, y-6, 6, c)+T(440, y, 17, t, '#a9c2ec')+T(528, y, 17, what, '#fff')+T(702, y, 17, u, '#fff', '600', 'end')+T(784, y, 17, ms, '#a9c2ec', '500', 'end')
    return page(name, 800, 480, b+tabs(800, 480, ('总览', '谐波', '波形', '事件', '报表', '设置')), '#0b1a33', 1.6)

def pqm_s(name):
    """320 x 240: harmonic bars, wave form and event list"""
    b = Rc(0, 0, 320, 26, BLUE)+T(8, 19, 16, 'Ia 谐波棒图', '#fff', '700')+T(312, 19, 16, 'THDi 12.0%', '#9ff5e8', '700', 'end')
    v = spectrum(63, {5: 9.2, 7: 5.8, 11: 3.6, 13: 2.2, 17: 1.5, 19: 1.2, 23: 1.0, 25: .8})
    b += Rc(4, 30, 312, 96, '#10264a', 3)+bars(10, 112, 300, 76, v, '#3b9cff', 9.6, .28)+L(8, 112, 312, 112, '#5b7bb5', 1)
    b += ''.join(T(10+(k-1.5)*300/62, 123.5, 10, str(k), '#b9cdf0', '500', 'middle') for k in (5, 11, 19, 25, 40, 63))
    b += Rc(4, 130, 130, 82, '#10264a', 3)+T(9, 144, 12, '波形', '#a9c2ec', '600')
    for k, c in enumerate(PHASES): b += trace(8, 146, 122, 60, [math.sin(a)+.16*math.sin(5*a)-.1*math.sin(7*a) for a in (i/80*4*math.pi-k*2.094 for i in range(81))], c, -1.25, 1.25, 1.6)
    b += Rc(138, 130, 178, 82, '#10264a', 3)+T(144, 144, 12, '事件', '#a9c2ec', '600')+T(311, 144, 12, '126/500', '#a9c2ec', '500', 'end')
    for i, (t, w, u, c) in enumerate((('09:14', '暂降 B', '72.4%', '#ffb020'), ('06:51', '暂升 A', '112.6%', '#6fb2ff'), ('00:07', '中断 C', '3.2%', '#ff6b6b'))): b += C(149, 158+i*19, 4, c)+T(158, 163+i*19, 13, t, '#a9c2ec')+T(200, 163+i*19, 13, w, '#fff')+T(311, 163+i*19, 13, u, '#fff', '600', 'end')
    b += ''.join(Rc(4+i*79, 216, 75, 21, TEAL if i == 0 else '#1b3668', 3)+T(41.5+i*79, 231.5, 13, n, '#fff', '600', 'middle') for i, n in enumerate(('谐波', '波形', '事件', '设置')))
    return page(name, 320, 240, b, '#0b1a33', 4)

def ck300(name):
    """segment LCD of the transformer terminal: load ratio, power factor, alarm"""
    fg, ghost = '#142018', '#bccdb6'
    b = T(26, 66, 54, '负荷率', fg, '700')+digits(900, 84, 210, '62.4', fg, ghost)+T(930, 292, 84, '%', fg, '700')
    b += ''.join(T(26+i*190, 380, 46, t, fg if on else ghost, '700') for i, (t, on) in enumerate((('轮显 01', 1), ('4G在线', 1), ('越限', 0), ('过温', 0), ('失压', 0))))
    b += L(20, 400, 1030, 400, fg, 3)+T(26, 470, 52, 'cosφ', fg, '700')+digits(470, 420, 100, '0.962', fg, ghost)+T(560, 505, 52, '油温', fg, '700')+digits(930, 420, 100, '48.6', fg, ghost)+T(950, 518, 52, '℃', fg, '700')
    b += T(26, 160, 44, '400 kVA', fg, '600')+T(26, 230, 44, '三相四线', fg, '600')
    return page(name, 1050, 560, b, '#c6d6c0', 1)

def ck310(name):
    """segment LCD of the gateway terminal: active power, devices on line"""
    fg, ghost = '#10202c', '#b4c9d3'
    b = ''.join(T(26+i*200, 66, 46, t, fg if on else ghost, '700') for i, (t, on) in enumerate((('4G在线', 1), ('LAN', 1), ('LoRa', 1), ('MQTT', 1), ('告警', 0))))
    b += L(20, 88, 1030, 88, fg, 3)+T(26, 190, 56, '总有功', fg, '700')+digits(860, 118, 170, '186.4', fg, ghost)+T(885, 286, 66, 'kW', fg, '700')
    b += L(20, 330, 1030, 330, fg, 3)+T(26, 416, 52, '下行设备', fg, '700')+digits(460, 366, 96, '38', fg, ghost)+T(480, 460, 52, '台', fg, '700')+T(570, 416, 52, '缓存', fg, '700')+digits(900, 366, 96, '30', fg, ghost)+T(930, 460, 52, '天', fg, '700')
    return page(name, 1050, 490, b, '#bfd3dc', 1)
