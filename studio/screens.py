"""Screens of the cloud platform for /yunshow: each shows what its heading says.  /usr/bin/python3 screens.py FOLDER"""
import json, math, os, random, subprocess, sys
import supply
from flat import H, W, area_chart, card, dashboard, grid, mobile, oneline, poly, report, shell
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

def power_factor():
    r = random.Random(3); hours = tuple(f'{i*2:02d}:00' for i in range(13))
    b = shell('电能质量', '功率因数与补偿', '科创产业园 / 0.4 kV I 段母线')+figures((('月平均功率因数', f'{supply.MONTHLY_POWER_FACTOR:.3f}', '', GREEN), ('昨日容性时段', f'{supply.NIGHT}', 'h', AMBER), ('补偿利用率', f'{supply.use_rate:.0f}', '%', BLUE), ('SVG输出', f'-{supply.SVG}', 'kvar', TEAL)))
    pf = [.968+.014*math.sin(i/9)+r.uniform(-.006, .006)-(.03 if i <= supply.NIGHT*4 else 0) for i in range(97)]
    limit = 262+264*.25
    b += card(240, 212, 1336, 380, '功率因数曲线（昨日）')+grid(310, 262, 1230, 264, 4, '#e6ecf4', ('0.80', '0.85', '0.90', '0.95', '1.00'), '#8593a8', xl=hours)
    b += Rc(310, 262, 1230*supply.NIGHT/24, 264, '#fff3dc', op=.7)+T(324, 288, 16, '夜间容性时段', AMBER, '600')
    b += area_chart(310, 262, 1230, 264, [max(0, min(1, (v-.8)/.2)) for v in pf], BLUE, 1)
    b += L(310, limit, 1540, limit, RED, 2, '8 6')+Rc(1436, limit+10, 100, 26, '#fff', 4)+T(1530, limit+29, 15, '考核值 0.95', RED, '600', 'end')
    b += card(240, 608, 800, 368, '电容投入路数（昨日）')+grid(310, 660, 700, 250, 4, '#e6ecf4', ('0', '2', '4', '6', '8'), '#8593a8', xl=hours[::2])
    steps = [0, 0, 0, 0, 2, 2, 3, 4, 5, 5, 4, 4, 3, 4, 5, 6, 5, 5, 4, 3, 3, 2, 1, 0]
    for i, n in enumerate(steps): b += Rc(316+i*29, 910-n*31.25, 21, n*31.25, TEAL if n else BLUE, 2)
    b += card(1056, 608, 520, 368, '各路电容（现在）')
    for i in range(supply.UNITS):
        on = i < supply.UNITS_ON; y = 660+i*50; b += Rc(1074, y, 484, 42, '#f4f7fb', 6)+C(1098, y+21, 8, GREEN if on else '#b6c0cc')+T(1118, y+27, 17, f'C{i+1}  LH-ZCS  {supply.CAPACITOR} kvar（{supply.CAPACITOR_VOLTAGE} V）', NAVY, '500')+T(1540, y+27, 17, f'投入  {supply.unit_amperes:.1f} A' if on else '退出', GREEN if on else GREY, '600', 'end')
    return b

def harmonics():
    r = random.Random(5)
    b = shell('电能质量', '谐波与事件', '科创产业园 / 1# 变压器低压侧')+figures((('THDu', '2.1', '%', GREEN), ('THDi', f'{supply.thd_i:.1f}', '%', BLUE), ('5次谐波电流', f'{supply.incoming*supply.HARMONICS[5]/100:.1f}', 'A', BLUE), ('本月电压暂降', '3', '次', AMBER)))
    b += card(240, 212, 800, 400, '电流谐波含有率（%）')+grid(310, 262, 700, 290, 5, '#e6ecf4', ('0', '2', '4', '6', '8', '10'), '#8593a8')
    for i, (n, v) in enumerate(supply.HARMONICS.items()): x = 326+i*57; b += Rc(x, 552-v*29, 32, v*29, BLUE if v < 4 else AMBER, 2)+T(x+16, 576, 15, str(n), GREY, '500', 'middle')
    b += T(1010, 600, 15, '谐波次数', GREY, '400', 'end')
    b += card(1056, 212, 520, 400, 'THDi 趋势（%）')+grid(1110, 262, 440, 290, 4, '#e6ecf4', ('0', '5', '10', '15', '20'), '#8593a8', xl=('00', '06', '12', '18', '24'))
    b += area_chart(1110, 262, 440*supply.NOW/24, 290, supply.so_far([supply.thd_i-.5+math.sin((i-38)/8)+r.uniform(-.2, .2) for i in range(97)]), TEAL, 20)+L(1110, 436, 1550, 436, RED, 2, '8 6')+T(1546, 428, 14, '治理目标 8', RED, '600', 'end')
    b += card(240, 628, 800, 348, '电压暂降：残余电压与持续时间')+grid(310, 680, 700, 232, 4, '#e6ecf4', ('0%', '25%', '50%', '75%', '100%'), '#8593a8', xl=('10 ms', '100 ms', '1 s', '10 s'))
    for x, y, c in ((520, 768, RED), (450, 731, AMBER), (491, 715, AMBER)): b += C(x, y, 9, c, '#fff', 2)
    b += card(1056, 628, 520, 348, '事件')
    for i, (t, what, c) in enumerate((('06-18 09:12', 'A相暂降  残压 62%  80 ms', RED), ('06-14 16:40', 'C相暂降  残压 78%  40 ms', AMBER), ('06-09 02:05', 'B相暂降  残压 85%  60 ms', AMBER), ('06-03 11:31', 'THDi 越限  8.6%  12 min', BLUE))):
        y = 682+i*66; b += Rc(1074, y, 484, 56, '#f4f7fb', 6)+Rc(1074, y, 4, 56, c)+T(1094, y+35, 17, what, NAVY, '500')+T(1540, y+35, 15, t, GREY, '400', 'end')
    return b

def barns():
    b = shell('监控总览', '智慧养殖', '禾澜生猪养殖基地 / 8 栋圈舍')+figures((('圈舍在线', '8 / 8', '栋', GREEN), ('风机运行', '46 / 48', '台', BLUE), ('未处理告警', '1', '条', RED), ('今日用电', '2,864', 'kWh', BLUE)))
    rows = ((24.6, 8.2, 1), (25.1, 8.0, 1), (24.8, 8.4, 1), (28.9, 3.1, 2), (24.2, 7.9, 1), (25.4, 8.1, 1), (24.9, 8.3, 1), (23.8, 0, 0))
    for i, (t, a, state) in enumerate(rows):
        x = 240+(i % 4)*254; y = 212+(i//4)*262; c = {0: '#9aa6b4', 1: GREEN, 2: RED}[state]
        b += card(x, y, 238, 246)+Rc(x, y, 238, 6, c, 3)+T(x+18, y+44, 22, f'{i+1} 号圈舍', NAVY, '700')+T(x+220, y+44, 16, {0: '空栏', 1: '正常', 2: '风机停转'}[state], c, '700', 'end')
        for k, (name, v) in enumerate((('舍温', f'{t} ℃'), ('风机电流', f'{a:.1f} A'), ('供电', '双路正常'), ('剩余电流', f'{18+i*3} mA'))):
            b += T(x+18, y+88+k*40, 17, name, GREY, '400')+T(x+220, y+88+k*40, 18, v, RED if state == 2 and k < 2 else NAVY, '700', 'end', font=MONO)
    b += card(1256, 212, 320, 508, '告警推送')
    for i, (t, what, c) in enumerate((('10:09', '4 号圈舍 2# 风机停转', RED), ('10:09', '电话外呼 值班员 已接听', BLUE), ('10:11', '短信 场长 已送达', BLUE), ('10:24', '处理中：现场复位', AMBER), ('08:02', '7 号圈舍 漏电预警 已恢复', GREEN))):
        y = 268+i*88; b += C(1286, y+16, 7, c)+(L(1286, y+26, 1286, y+92, '#dbe3ee', 2) if i < 4 else '')+T(1304, y+22, 16, what, NAVY, '600')+T(1304, y+48, 14, t, GREY, '400')
    b += card(240, 736, 1336, 240, '4 号圈舍舍温（℃）')+grid(310, 786, 1230, 130, 3, '#e6ecf4', ('20', '25', '30', '35'), '#8593a8', xl=('06:00', '07:00', '08:00', '09:00', '10:00', '11:00'))
    temps = [4.4+.2*math.sin(i/7)+(max(0, i-86)*.45) for i in range(97)]
    return b+area_chart(310, 786, 1132, 130, temps, RED, 15)+T(1300, 830, 16, '停转 10:08', RED, '700')

def lights():
    r = random.Random(9)
    b = shell('监控总览', '智慧路灯', '青柏路沿线 / 6 台箱变')+figures((('回路亮灯率', '99.2', '%', GREEN), ('昨夜用电', '1,246', 'kWh', BLUE), ('漏电告警', '1', '条', RED), ('策略', '日落开灯', '', TEAL)))
    b += card(240, 212, 1000, 764, '道路与箱变')+Rc(258, 262, 964, 696, '#eef3f0', 8)
    for y in (420, 640, 850): b += Rc(258, y, 964, 54, '#d5dbe2')+L(258, y+27, 1222, y+27, '#fff', 2, '22 16')
    for x in (470, 900): b += Rc(x, 262, 46, 696, '#d5dbe2')
    for y, name in ((412, '青柏路'), (632, '青松街'), (842, '青云巷')): b += T(1206, y+84, 16, name, GREY, '500', 'end')
    for y in (420, 640, 850):
        for i in range(22):
            off = (y == 640 and i in (13, 14, 15)); b += C(280+i*44, y-10, 7, '#b6c0cc' if off else '#ffc93c', '#fff', 1.5)
    for x, y, n, c in ((420, 380, 1, GREEN), (860, 380, 2, GREEN), (1120, 380, 3, GREEN), (420, 600, 4, GREEN), (860, 600, 5, RED), (860, 810, 6, GREEN)): b += Rc(x-24, y-24, 48, 40, c, 6)+T(x, y+4, 20, str(n), '#fff', '700', 'middle')
    b += card(1256, 212, 320, 370, '5# 箱变')
    for i, (k, v, c) in enumerate((('1 回路', '亮灯  18.2 A', GREEN), ('2 回路', '漏电 312 mA', RED), ('3 回路', '亮灯  17.6 A', GREEN), ('断路器', 'LH-SB63 分闸', AMBER), ('柜门', '关闭', GREEN))): y = 270+i*60; b += Rc(1272, y, 288, 50, '#f4f7fb', 6)+T(1288, y+32, 17, k, GREY, '400')+T(1548, y+32, 17, v, c, '600', 'end')
    b += card(1256, 598, 320, 378, '开关策略')
    for i, (k, v) in enumerate((('开灯', '日落 +10 min'), ('半夜灯', '23:30 隔盏'), ('关灯', '日出 -15 min'), ('通信中断', '箱变本地执行'))): y = 672+i*74; b += T(1278, y, 16, k, GREY, '400')+T(1278, y+28, 20, v, NAVY, '700')
    return b

SCREENS = {
    'platform-dashboard': ('澜衡云监控大屏的示例画面，页眉写“智慧能源云平台”', dashboard),
    'one-line-diagram': ('云平台一次接线图：变压器、母线与八条出线的开关位置和电流，右侧为进线参数', oneline),
    'mobile-app': ('云平台移动端：站点实时功率与今日负荷，告警消息列表', mobile),
    'power-factor': ('云平台功率因数与补偿：功率因数曲线、夜间容性时段与电容投入路数', power_factor),
    'monthly-report': ('云平台电能质量月报界面', report),
    'harmonics': ('云平台谐波与事件：各次谐波含有率柱状图、THDi趋势与电压暂降散点图', harmonics),
    'barns': ('云平台智慧养殖：八栋圈舍的舍温、风机电流与供电状态，4号圈舍告警', barns),
    'street-lights': ('云平台智慧路灯：道路上的箱变与亮灯回路，5号箱变漏电告警', lights),
}

# What a phone shows instead of a whole screen, whose letters would be four pixels high there: the part that the heading speaks of.
# Strips of the screen (left, top, width, height), one below another, cut between its cards or rows.
PARTS = {
    'platform-dashboard': ((14, 204, 490, 390), (1096, 592, 490, 249)),
    'one-line-diagram': ((625, 276, 475, 610),),
    'power-factor': ((230, 202, 540, 400), (1046, 598, 540, 258)),
    'harmonics': ((230, 202, 540, 420), (1046, 618, 540, 325)),
    'barns': ((738, 202, 512, 528),),
    'street-lights': ((690, 520, 340, 190), (1246, 202, 340, 303)),
    'monthly-report': ((230, 392, 475, 584),),
    'mobile-app': ((1228, 125, 370, 485),),
}
PART_WIDTH = 960
# What a wide page shows beside the words, where a whole screen's letters would be seven pixels high; the whole opens at a press.
EXCERPTS = {
    'platform-dashboard': ((0, 0, 1100, 604),),
    'one-line-diagram': ((240, 270, 970, 606),),
    'power-factor': ((230, 74, 826, 528),),
    'harmonics': ((238, 72, 806, 556),),
    'barns': ((484, 202, 766, 528),),
    'street-lights': ((752, 202, 834, 575),),
    'monthly-report': ((230, 392, 860, 593),),
    'mobile-app': ((836, 60, 764, 520),),
}
EXCERPT_WIDTH = 1600

def part(drawn, strips, shown):
    width, height, b = strips[0][2], 0, ''
    for x, y, w, h in strips:
        b += f'<svg y="{height}" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">{drawn}</svg>'; height += h
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{shown}" height="{round(shown*height/width)}">{b}</svg>'

if __name__ == '__main__':
    out = sys.argv[1]; os.makedirs(f'{out}/ui', exist_ok=True); manifest = []
    def write(name, svg, alt):
        subprocess.run(['rsvg-convert', '-o', f'{out}/ui/{name}.png'], input=svg.encode(), check=True)
        manifest.append(dict(file=f'ui/{name}.png', alt=alt, subject=name))
    for name, (alt, draw) in SCREENS.items():
        drawn = draw()
        write(name, f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">{drawn}</svg>', alt)
        write(f'{name}-part', part(drawn, PARTS[name], PART_WIDTH), alt)
        write(f'{name}-excerpt', part(drawn, EXCERPTS[name], EXCERPT_WIDTH), alt)
    json.dump(manifest, open(f'{out}/manifest.json', 'w'), ensure_ascii=False, indent=1)
