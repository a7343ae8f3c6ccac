"""Screens of the cloud platform for /yunshow: each shows what its heading says.  /usr/bin/python3 screens.py FOLDER"""
import json, math, os, random, subprocess, sys
import supply
from flat import H, W, area_chart, card, dashboard, grid, mobile, oneline, poly, report, shell, site_map
from labels import BLUE, C, L, NAVY, Rc, T, TEAL

RED, AMBER, GREEN, GREY = '#d6453d', '#e08a1e', '#16a05d', '#5b6b80'
MONO = 'DejaVu Sans, Noto Sans CJK SC'

def figures(items, y=84):
    """a row of key figures: (name, value, unit, colour)"""
    w = (1336-16*(len(items)-1))/len(items); b = ''
    for i, (name, value, unit, colour) in enumerate(items):
        x = 240+i*(w+16)
        b += card(x, y, w, 112)+T(x+18, y+34, 17, name, GREY, '400')+T(x+18, y+86, 36, value, colour, '700', font=MONO)+T(x+w-18, y+86, 17, unit, '#8593a8', '400', 'end')
    return b

# Four cards of what a heading speaks of; a page shows them alone, 608 pixels wide, so no letter in them is lower than 19, and with the sign
# that they open over their last corner, which holds nothing.
LEFT, RIGHT, UPPER, LOWER, CARD_WIDTH, CARD_HEIGHT = 240, 806, 212, 602, 550, 374
FOUR = (LEFT-10, UPPER-10, 1136, 784)
SMALL = 19
DAY_HOURS = ('0', '4', '8', '12', '16', '20', '24')

def chart(x, y, title, labels, xl=DAY_HOURS):
    """a card with an empty chart, and where its plot lies"""
    plot = (x+74, y+66, CARD_WIDTH-106, 244)
    return card(x, y, CARD_WIDTH, CARD_HEIGHT, title, 22)+grid(*plot, len(labels)-1, '#e6ecf4', labels, '#6b7c94', xl=xl, size=SMALL), plot

def side(title):
    return card(1372, UPPER, 204, 764, title)

def power_factor():
    r = random.Random(3)
    day = supply.compensated()
    capacitive = sum(left < 0 for left in (supply.feeders_reactive(kw)-steps*supply.unit_kvar-svg for kw, (steps, svg, _) in zip(supply.yesterday, day)))/4
    b = shell('电能质量', '功率因数与补偿', '科创产业园 / 0.4 kV I 段母线')+figures((('月平均功率因数', f'{supply.MONTHLY_POWER_FACTOR:.3f}', '', GREEN), ('昨日容性时段', f'{capacitive:.1f}', 'h', GREEN), ('补偿利用率', f'{supply.use_rate:.0f}', '%', BLUE), ('SVG输出', f'-{supply.SVG}', 'kvar', TEAL)))
    # A reading of fifteen minutes moves a little about what the SVG is set to.
    pf = [v+r.uniform(-.005, .005) for _, _, v in day]
    drawn, (x, y, w, h) = chart(LEFT, UPPER, '功率因数曲线（昨日）', ('0.80', '0.85', '0.90', '0.95', '1.00')); b += drawn
    b += area_chart(x, y, w, h, [(v-.8)/.2 for v in pf], BLUE, 1)
    b += L(x, y+h*.25, x+w, y+h*.25, RED, 2, '8 6')+T(x+w, y+h*.25+26, SMALL, '考核值 0.95', RED, '600', 'end')
    drawn, (x, y, w, h) = chart(RIGHT, UPPER, '电容投入路数（昨日）', ('0', '2', '4', '6', '8')); b += drawn
    for i, (n, _, _) in enumerate(day[:96:4]): b += Rc(x+3+i*w/24, y+h-n*h/8, w/24-6, n*h/8, TEAL, 2)
    svg = [-kvar+r.uniform(-3, 3) for _, kvar, _ in day]
    drawn, (x, y, w, h) = chart(LEFT, LOWER, 'SVG输出（昨日，kvar）', ('-100', '-75', '-50', '-25', '0', '25')); b += drawn
    b += poly([(x+i*w/96, y+h*(25-v)/125) for i, v in enumerate(svg)], BLUE)+L(x, y+h*.2, x+w, y+h*.2, GREY, 1.5)
    b += T(x+w, y+h*.2-14, SMALL, '感性为正，容性为负', GREY, '400', 'end')
    b += card(RIGHT, LOWER, CARD_WIDTH, CARD_HEIGHT, '各路电容（现在）', 22)
    for i in range(supply.UNITS):
        on = i < supply.UNITS_ON; y = LOWER+54+i*42; b += Rc(824, y, 514, 37, '#f4f7fb', 6)+C(846, y+19, 8, GREEN if on else '#b6c0cc')+T(866, y+26, SMALL, f'C{i+1}  {supply.CAPACITOR_MODEL}  {supply.CAPACITOR} kvar（{supply.CAPACITOR_VOLTAGE} V）', NAVY, '500')+T(1322, y+26, SMALL, f'投入  {supply.unit_amperes:.1f} A' if on else '退出', GREEN if on else GREY, '600', 'end')
    b += side('母线（现在）')
    for i, (k, v) in enumerate((('线电压', f'{supply.LINE_VOLTAGE} V'), ('有功功率', f'{supply.active:.1f} kW'), ('无功功率', f'{supply.reactive:.1f} kvar'), ('功率因数', f'{supply.power_factor:.3f}'), ('电容投入', f'{supply.capacitors_kvar:.0f} kvar'))): b += T(1392, 290+i*86, 17, k, GREY, '400')+T(1392, 322+i*86, 22, v, NAVY, '700', font=MONO)
    return b

def harmonics():
    r = random.Random(5)
    b = shell('电能质量', '谐波与事件', '科创产业园 / 1# 变压器低压侧')+figures((('THDu', f'{supply.VOLTAGE_HARMONICS}', '%', GREEN), ('THDi', f'{supply.thd_i:.1f}', '%', BLUE), ('5次谐波电流', f'{supply.incoming*supply.HARMONICS[5]/100:.1f}', 'A', BLUE), ('本月电压暂降', '3', '次', AMBER)))
    drawn, (x, y, w, h) = chart(LEFT, UPPER, '各次谐波电流含有率（%）', ('0', '2', '4', '6'), None); b += drawn
    for i, (n, v) in enumerate(supply.HARMONICS.items()): step = w/12; b += Rc(x+6+i*step, y+h-v*h/6, step-12, v*h/6, BLUE, 2)+T(x+step*(i+.5), y+h+29, SMALL, str(n), '#6b7c94', '400', 'middle')
    drawn, (x, y, w, h) = chart(RIGHT, UPPER, 'THDi趋势（今日，%）', ('0', '2', '4', '6', '8', '10')); b += drawn
    b += area_chart(x, y, w*supply.NOW/24, h, supply.so_far([supply.thd_i-.5+math.sin((i-38)/8)+r.uniform(-.2, .2) for i in range(97)]), TEAL, 10)+L(x, y+h*.2, x+w, y+h*.2, RED, 2, '8 6')+T(x+w, y+h*.2-10, SMALL, f'进线限值 {supply.INCOMING_HARMONICS_LIMIT}', RED, '600', 'end')
    sags = (('06-18 09:12', 'A相', 62, 80, RED), ('06-14 16:40', 'C相', 78, 40, AMBER), ('06-09 02:05', 'B相', 85, 60, AMBER))
    drawn, (x, y, w, h) = chart(LEFT, LOWER, '电压暂降：残余电压与持续时间', ('0%', '25%', '50%', '75%', '100%'), ('10 ms', '100 ms', '1 s', '10 s')); b += drawn
    for _, _, left, ms, c in sags: b += C(x+w*math.log10(ms/10)/3, y+h*(1-left/100), 10, c, '#fff', 2)
    b += card(RIGHT, LOWER, CARD_WIDTH, CARD_HEIGHT, '事件', 22)
    for i, (t, what, c) in enumerate((*((t, f'{phase}暂降  残压 {left}%  {ms} ms', c) for t, phase, left, ms, c in sags), ('06-03 11:31', 'THDi 越限  8.6%  12 min', BLUE))):
        y = LOWER+62+i*60; b += Rc(824, y, 514, 52, '#f4f7fb', 6)+Rc(824, y, 4, 52, c)+T(846, y+33, SMALL, what, NAVY, '500')+T(1322, y+33, SMALL, t, GREY, '400', 'end')
    b += side('各相（现在）')
    for i, (phase, u, a) in enumerate((('A', .1, -.2), ('B', -.1, .3), ('C', 0, -.1))): b += T(1392, 290+i*150, 20, f'{phase}相', NAVY, '700')+T(1392, 324+i*150, 17, 'THDu', GREY, '400')+T(1556, 324+i*150, 18, f'{supply.VOLTAGE_HARMONICS+u:.1f}%', NAVY, '700', 'end', font=MONO)+T(1392, 358+i*150, 17, 'THDi', GREY, '400')+T(1556, 358+i*150, 18, f'{supply.thd_i+a:.1f}%', NAVY, '700', 'end', font=MONO)
    return b

FANS = 6                    # in each barn, about 1.36 A each
def barns():
    b = shell('监控总览', '智慧养殖', '禾澜生猪养殖基地 / 8 栋圈舍')
    temperatures = [24.4+.2*math.sin(i/7)+max(0, i-86)*.18 for i in range(97)]
    # ℃, fans that run, A, mA of residual current
    rows = ((24.6, 6, 8.2, 18), (25.1, 6, 8.0, 23), (24.8, 6, 8.4, 16), (temperatures[-1], 5, 6.8, 27), (24.2, 6, 7.9, 21), (25.4, 6, 8.1, 19), (24.9, 6, 8.3, 34), (23.8, 0, 0, 7))
    b += figures((('圈舍在线', '8 / 8', '栋', GREEN), ('风机运行', f'{sum(row[1] for row in rows)} / {FANS*len(rows)}', '台', BLUE), ('未处理告警', '1', '条', RED), ('今日用电', '964', 'kWh', BLUE)))
    for i, (t, fans, a, ma) in enumerate(rows):
        x = 240+(i % 4)*254; y = 212+(i//4)*262; state = '空栏' if not fans else '正常' if fans == FANS else '2# 风机停转'; stopped = 0 < fans < FANS; c = '#9aa6b4' if not fans else RED if stopped else GREEN
        b += card(x, y, 238, 246)+Rc(x, y, 238, 6, c, 3)+T(x+18, y+44, 22, f'{i+1} 号圈舍', NAVY, '700')+T(x+222, y+44, 17, state, c, '700', 'end')
        for k, (name, v) in enumerate((('舍温', f'{t:.1f} ℃'), ('风机电流', f'{a:.1f} A'), ('供电', '双路正常'), ('剩余电流', f'{ma} mA'))):
            b += T(x+18, y+84+k*35, 17, name, GREY, '400')+T(x+220, y+84+k*35, 18, v, RED if stopped and k < 2 else NAVY, '700', 'end', font=MONO)
    b += card(1256, 212, 320, 508, '告警推送')
    for i, (t, what, c) in enumerate((('10:09', '4 号圈舍 2# 风机停转', RED), ('10:09', '电话外呼 值班员 已接听', BLUE), ('10:11', '短信 场长 已送达', BLUE), ('10:24', '处理中：现场复位', AMBER), ('08:02', '7 号圈舍 漏电预警 已恢复', GREEN))):
        y = 268+i*88; b += C(1286, y+16, 7, c)+(L(1286, y+26, 1286, y+92, '#dbe3ee', 2) if i < 4 else '')+T(1304, y+22, 16, what, NAVY, '600')+T(1304, y+48, 14, t, GREY, '400')
    b += card(240, 736, 1336, 240, '4 号圈舍舍温（℃）')+grid(310, 786, 1230, 130, 3, '#e6ecf4', ('22', '24', '26', '28'), '#8593a8', xl=('06:00', '07:00', '08:00', '09:00', '10:00', '11:00'))
    return b+area_chart(310, 786, 1132, 130, [t-22 for t in temperatures], RED, 6)+T(1240, 830, 16, '2# 停转 10:08', RED, '700')

PER_STATION = 7             # circuits of each substation, about 2 kW and 3.1 A a phase each, as in case 4010
CIRCUITS = 6*PER_STATION
def lights():
    b = shell('监控总览', '智慧路灯', '青柏路沿线 / 6 台箱变', '2026-06-18 21:36:24')
    last_night = f'{6*14.4*9:.0f}'       # nine hours of a night in June
    b += figures((('回路亮灯率', '100', '%', GREEN), ('昨夜用电', last_night, 'kWh', BLUE), ('漏电预警', '1', '条', AMBER), ('策略', '日落开灯', '', TEAL)))
    b += card(240, 212, 700, 764, '道路与箱变（每点一回路）', 22)+T(922, 251, SMALL, f'{CIRCUITS} / {CIRCUITS} 回路亮灯', GREY, '600', 'end')+Rc(258, 274, 664, 684, '#eef3f0', 8)
    roads = (420, 640, 850)
    for y in roads: b += Rc(258, y, 664, 54, '#d5dbe2')+L(258, y+27, 922, y+27, '#fff', 2, '22 16')
    for x in (420, 720): b += Rc(x, 274, 46, 684, '#d5dbe2')
    for y, name in zip(roads, ('青柏路', '青松街', '青云巷')): b += T(908, y+82, SMALL, name, GREY, '500', 'end')
    # One dot a circuit: along each road those of two substations.
    for y in roads:
        for i in range(2*PER_STATION): b += C(284+i*46.5, y-10, 8, AMBER if y == roads[2] and i == 1 else '#ffc93c', '#fff', 1.5)
    for x, y, n, c in ((360, 376, 1, GREEN), (680, 376, 2, GREEN), (360, 596, 3, GREEN), (680, 596, 4, GREEN), (360, 806, 5, AMBER), (680, 806, 6, GREEN)): b += Rc(x-26, y-24, 52, 42, c, 6)+T(x, y+5, 22, str(n), '#fff', '700', 'middle')
    b += card(956, 212, 400, 370, '5# 箱变', 22)
    amperes = (3.1, 3.0, 3.2, 3.1, 2.9, 3.1, 3.0)
    for i, a in enumerate(amperes): y = 262+i*43; leak = i == 1; b += Rc(972, y, 368, 38, '#f4f7fb', 6)+T(988, y+27, SMALL, f'{i+1}回路', GREY, '400')+T(1326, y+27, SMALL, f'{a} A  漏电 112 mA 预警' if leak else f'亮灯  {a} A', '#b45309' if leak else GREEN, '600', 'end')
    b += card(956, 598, 400, 378, '开关策略（箱变本地执行）', 22)
    for i, (k, v) in enumerate((('开灯', '日落 +10 min'), ('关灯', '日出 -15 min'), ('漏电', '100 mA预警，300 mA跳闸'), ('通信中断', '照常执行'))): y = 684+i*64; b += T(978, y, SMALL, k, GREY, '400')+T(1334, y, 22, v, NAVY, '700', 'end')
    b += side('各箱变')
    for i in range(6): y = 270+i*70; c = AMBER if i == 4 else GREEN; b += C(1402, y+22, 8, c)+T(1424, y+28, 18, f'{i+1}#  '+('漏电预警' if i == 4 else '正常'), NAVY, '500')
    return b

CARE_FEEDERS = (('护理楼一层', 6420), ('护理楼二层', 6180), ('护理楼三层', 6350), ('护理楼四层', 5940), ('护理楼电梯', 3260), ('护理楼热水', 14870), ('护理楼空调', 19640), ('餐厅厨房', 11730), ('餐厅照明', 3480),
                ('康复楼一层', 4960), ('康复楼二层', 4520), ('康复楼空调', 10790), ('水泵房', 5640), ('室外照明', 3220))      # kWh of a month
CARE_BOXES = 46
def care():
    r = random.Random(12); total = sum(kwh for _, kwh in CARE_FEEDERS)
    residual = [r.randint(14, 88) for _ in range(CARE_BOXES)]; residual[17], residual[33] = 136, 112        # mA
    b = shell('监控总览', '能耗与漏电', f'衡川康养中心 / {len(CARE_FEEDERS)} 路馈线 / {CARE_BOXES} 台末端配电箱')
    b += figures((('上月用电', f'{total/10000:.1f}', '万kWh', BLUE), ('馈线在线', f'{len(CARE_FEEDERS)} / {len(CARE_FEEDERS)}', '路', GREEN), ('配电箱在线', f'{CARE_BOXES} / {CARE_BOXES}', '台', GREEN), ('泄漏超300 mA', f'{sum(ma > 300 for ma in residual)}', '路', GREEN)))
    b += card(240, 212, 560, 764, '馈线上月用电（kWh）', 22)
    longest = max(kwh for _, kwh in CARE_FEEDERS)
    for i, (name, kwh) in enumerate(CARE_FEEDERS): y = 276+i*49; b += T(264, y+23, SMALL, name, NAVY, '500')+Rc(376, y+6, 300*kwh/longest, 22, BLUE, 3)+T(780, y+24, SMALL, f'{kwh:,}', NAVY, '600', 'end', font=MONO)
    b += card(816, 212, 760, 764, '末端配电箱剩余电流（mA，告警值300）', 22)
    for i, ma in enumerate(residual):
        x, y = 838+i % 7*104, 276+i//7*98; b += Rc(x, y, 92, 84, '#eef7f1', 6)+Rc(x, y, 92, 5, GREEN, 2)+T(x+10, y+28, 16, f'{i+1:02d}#', GREY, '400')+T(x+46, y+66, 26, str(ma), NAVY, '700', 'middle', font=MONO)
    return b+T(1554, 922, SMALL, '2台网关在线', GREY, '500', 'end')

SCREENS = {
    'platform-dashboard': ('澜衡云监控大屏的示例画面，页眉写“智慧能源云平台”', dashboard),
    'one-line-diagram': ('云平台一次接线图：变压器、母线与九条出线的开关位置和电流，右侧为进线参数', oneline),
    'mobile-app': ('云平台手机端：站点实时功率与今日负荷、告警消息列表、工单的进度', mobile),
    'power-factor': ('云平台功率因数与补偿：昨日的功率因数曲线、电容投入路数与SVG输出', power_factor),
    'monthly-report': ('云平台电能质量月报：功率因数日统计与考核值，进线与各出线的最大负荷、平均负荷、电量、限值与评价', report),
    'harmonics': ('云平台谐波与事件：各次谐波含有率柱状图、THDi趋势与电压暂降散点图', harmonics),
    'barns': ('云平台智慧养殖：八栋圈舍的舍温、风机电流与供电状态，4号圈舍一台风机停转告警', barns),
    'street-lights': ('云平台智慧路灯：道路上的箱变与亮灯回路，5号箱变七个回路的电流，2回路漏电预警', lights),
    'site-map': ('云平台站点地图：站点状态图钉，科创产业园的实时功率、功率因数与今日用电，各状态的站点数', site_map),
    'care-centre': ('云平台能耗与漏电：14路馈线的上月用电量，46台末端配电箱的剩余电流', care),
}

# What a phone shows instead of a whole screen, whose letters would be four pixels high there: the part that the heading speaks of.
# Strips of the screen (left, top, width, height), one below another, cut between its cards or rows.
PARTS = {
    'platform-dashboard': ((14, 204, 490, 390), (1096, 592, 490, 249)),
    'one-line-diagram': ((581, 276, 530, 626),),
    'power-factor': ((230, 202, 570, 390), (796, 202, 570, 390), (230, 592, 570, 400)),
    'harmonics': ((230, 202, 570, 390), (796, 202, 570, 390), (230, 592, 570, 400)),
    'barns': ((738, 202, 512, 528),),
    'street-lights': ((946, 202, 420, 390), (946, 592, 420, 390)),
    'monthly-report': ((230, 420, 630, 560),),
    'mobile-app': ((571, 39, 473, 620),),
}
PART_WIDTH = 960
# What a wide page shows beside the words, where a whole screen's letters would be seven pixels high; the whole opens at a press.
# Rows of strips that stand side by side, each row made as wide as the picture.
EXCERPTS = {
    'platform-dashboard': (((14, 90, 1046, 116),), ((14, 204, 490, 390), (1096, 204, 490, 390))),
    'one-line-diagram': (((230, 270, 1020, 606),),),
    'power-factor': ((FOUR,),),
    'harmonics': ((FOUR,),),
    'barns': (((484, 202, 766, 528),),),
    'street-lights': ((FOUR,),),
    'monthly-report': (((230, 64, 1356, 936),),),
    'mobile-app': (((56, 34, 990, 674),),),
}
EXCERPT_WIDTH = 1600
# What a part shows, where that is less than the whole.
PART_ALTS = {'mobile-app-part': '云平台手机端：告警消息列表，按严重程度排列', 'mobile-app-excerpt': '云平台手机端：站点实时功率、功率因数，告警消息列表'}

def part(drawn, rows, shown):
    y, b = 0, ''
    for row in rows:
        scale = shown/sum(w for _, _, w, _ in row); x = 0
        for left, top, w, h in row:
            b += f'<svg x="{x}" y="{y}" width="{w*scale}" height="{round(h*scale)}" viewBox="{left} {top} {w} {h}">{drawn}</svg>'; x += w*scale
        y += round(row[0][3]*scale)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {shown} {y}" width="{shown}" height="{y}">{b}</svg>'

if __name__ == '__main__':
    out = sys.argv[1]; os.makedirs(f'{out}/ui', exist_ok=True); manifest = []
    def write(name, svg, alt):
        subprocess.run(['rsvg-convert', '-o', f'{out}/ui/{name}.png'], input=svg.encode(), check=True)
        manifest.append(dict(file=f'ui/{name}.png', alt=PART_ALTS.get(name, alt), subject=name))
    for name, (alt, draw) in SCREENS.items():
        drawn = draw()
        write(name, f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">{drawn}</svg>', alt)
        if name in PARTS: write(f'{name}-part', part(drawn, [(strip,) for strip in PARTS[name]], PART_WIDTH), alt)
        if name in EXCERPTS: write(f'{name}-excerpt', part(drawn, EXCERPTS[name], EXCERPT_WIDTH), alt)
    json.dump(manifest, open(f'{out}/manifest.json', 'w'), ensure_ascii=False, indent=1)
