"""Rail devices without the transformers of their models, clamps on wires, rooms with a window."""
from scene_kit import *
import models_iot

def head(build, id, x, z, wires=4, y=0):
    """the housing alone of a rail device, without the transformers that its model lays beside it; z is the middle of its height"""
    p = catalogue.PRODUCTS[id]; colours = ('#e0b416', '#1c8f43', '#c33028', '#2456c6')
    with at((x, y-p.d*.02, z-p.h*.05), sc=.001): build(p, p.w*100, p.h*100, p.d*100)
    for k in range(wires):
        q = x+(k-(wires-1)/2)*.0116
        tube([(q, y-.004, z+p.h*.05-.006), (q, y-.006, z+p.h*.05+.02), (q, y+.02, z+p.h*.05+.05)], .0022, M.pbr(colours[k % 4], .5), bez=True)
        tube([(q, y-.01, z-p.h*.05+.004), (q, y-.012, z-p.h*.05-.02), (q, y+.02, z-p.h*.05-.05)], .0016, M.RUBBER(), bez=True)

def meter_4g(x, z): head(lambda p, w, h, d: models_iot.wireless_head(p, w, h, d, ['UA', 'UB', 'UC', 'UN', '485A', '485B'], '4G', (56, 17), ('信号 ▂▄▆', '在线', '上送 1286'), '003147.92', 4, 70), 1065, x, z)
def monitor_4g(x, z): head(models_iot.plant_monitor, 1066, x, z)
def multi_circuit(x, z): head(models_iot.multi_circuit_host, 1068, x, z)

def bare_rail(x0, x1, z): box((x1-x0, .008, .035), ((x0+x1)/2, .03, z), M.ZINC(), 0)

def clamps(id, x, z, n=3, pitch=.066, size=(61, 78, 36), hole=24, text='200 A', r=.008):
    """n split-core transformers on the plate, a phase wire through each"""
    p = catalogue.PRODUCTS[id]
    for i in range(n):
        q = x+(i-(n-1)/2)*pitch
        with at((q, .012, z), (90, 0, 0), .001): models_iot.split_ct(p, f'c{i}', *size, (hole, hole), text)
        tube([(q, -.03, z+.09), (q, -.03, z-.0), (q, -.03, z-.09)], r, M.pbr(('#e0b416', '#1c8f43', '#c33028')[i % 3], .5))

def windowed_room(w, d, h, opening, wall='#e6eaec', floor='epoxygrey', power=.9, lights_n=(3, 3)):
    """a lit room whose back wall has an opening (x0, x1, z0, z1); the world outside is the scene's"""
    ground(floor, 90, 0, (0, d/2)); m = M.pbr(wall, .7); x0, x1, z0, z1 = opening
    for a, b, c, e in ((-w/2, x0, 0, h), (x1, w/2, 0, h), (x0, x1, 0, z0), (x0, x1, z1, h)): box((b-a, .2, e-c), ((a+b)/2, d+.1, (c+e)/2), m, 0)
    for s in (-1, 1): box((.2, d+4.2, h), (s*(w/2+.1), d/2-1.9, h/2), m, 0)
    box((w, d+4.2, .2), (0, d/2-1.9, h+.1), M.pbr('#eef1f3', .8), 0); fr = M.ALU()
    for x in (x0, x1): box((.06, .26, z1-z0), (x, d+.1, (z0+z1)/2), fr, .004)
    for z in (z0, z1): box((x1-x0, .3, .06), ((x0+x1)/2, d+.1, z), fr, .004)
    nx, ny = lights_n
    for i in range(nx):
        for j in range(ny): box((1.2, .3, .03), ((i-(nx-1)/2)*w/nx, (j+.5)*d/ny, h-.01), M.pbr('#ffffff', .5, emit=3.2), 0)
    lights.area((0, d*.5, h-.06), (0, d*.5, 0), w*.85, d*.9, 3.9*w*d*power, glossy=False); lights.area((0, -2.0, h*.8), (0, d*.6, h*.3), w*.8, h*.6, 1.9*w*d*power, glossy=False)
    lights.area((0, d*.5, h-.7), (0, d*.5, h+1), w*.8, d*.85, 1.2*w*d*power, glossy=False)
