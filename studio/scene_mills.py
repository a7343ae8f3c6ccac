"""Weaving, moulding and crushing: the machines of solutions, with products of their one-lines."""
from scene_kit import *
from scene_plants import plant_hall, steel

I = dict(exposure=.0)

def loom(x, y, rz=0, cloth='#dfe6ee'):
    """air-jet loom: warp beam behind, reed and weft box, cloth roll in front"""
    g, w = M.pbr('#2f6f8f', .4, coat=.1), M.pbr('#e4e8ea', .4)
    with at((x, y, 0), (0, 0, rz)):
        for s in (-1, 1): box((.26, 1.5, 1.0), (s*1.35, 0, .5), g, .04); box((.34, .5, .34), (s*1.38, -.3, 1.14), w, .05)
        box((2.6, .12, .12), (0, -.62, .98), M.STEEL(), .01); cyl(.26, 2.5, (0, -.46, .42), M.pbr(cloth, .9), 'X', .01, seg=48); cyl(.4, 2.4, (0, .66, .62), M.pbr('#f1efe8', .9), 'X', .01, seg=56); [cyl(.5, .04, (s*1.2, .66, .62), M.pbr('#8d979e', .4, .4), 'X', seg=56) for s in (-1, 1)]
        with at((0, -.34, .92), (12, 0, 0)): box((2.4, .62, .006), (0, 0, 0), M.pbr(cloth, .9), 0)
        with at((0, .26, 1.02), (-16, 0, 0)): box((2.4, .7, .006), (0, 0, 0), M.pbr('#f1efe8', .9), 0)
        box((2.5, .06, .26), (0, -.02, 1.08), M.pbr('#aab2b8', .35, .7), .005); box((2.7, .2, .14), (0, .12, 1.62), g, .02); [box((.1, .16, .6), (s*1.3, .12, 1.35), g, .01) for s in (-1, 1)]
        for k in range(5): box((2.3, .02, .34), (0, .02+k*.05, 1.28), M.pbr('#c4cace', .4, .6), 0)
        box((.3, .05, .24), (1.38, -.58, 1.22), M.BLACK(), .01); screen('inst_machine', .25, .17, (1.38, -.607, 1.22), 1)
        for k in range(2): lathe([(0, 0), (.1, 0), (.05, .24), (0, .24)], (-1.85, -.1+k*.34, 1.02), M.pbr('#f4f2ea', .9), seg=24); cyl(.02, 1.0, (-1.85, -.1+k*.34, .5), M.STEEL(), seg=8)

@scene('site-looms', '织造车间：喷气织机成排，近处动态补偿柜敞开，露出SVG模块与抗谐波集成电容器，旁边柜门是多功能仪表', **I)
def looms(RD):
    C.room(14, 26, 4.6, 'epoxygrey', '#e3e7e9', '#edf0f2', (4, 8), .8, panel=(.2, 1.5))
    for j in range(6):
        for k, x in enumerate((2.3, 6.2)): loom(x, 3.7+j*2.9, 0, ('#c9d6e6', '#e6d3c4', '#d5e2d3')[(j+k) % 3])
        loom(-4.6, 7.6+j*2.9, 0, '#d9dbe8')
    for x in (.1, 4.2, -2.4): pipe([(x, .5, 4.1), (x, 25, 4.1)], .22, '#cfd6da', flanges=False)
    with at((-1.35, 3.1, 0), (0, 0, 20)): open_cab(0, 0, [(1.42, [1022]), (1.1, [1022]), (.56, [1011]*3), (.13, [1011]*3)], title='动态补偿柜'); meter_door(.82, -.42, [(-.1, 1.62, 1048), (.1, 1.62, 1048), (0, 1.4, 1018)], title='织造1号柜', lamps_z=1.16)
    plate('织造车间', '', .5, (1.2, 25.95, 3.3)); RD.camera((-.1, -.1, 1.62), (.15, 5, 1.3), 25)

def moulding_machine(x, y, rz=0):
    """injection moulding machine: clamping unit with window, barrel, hopper, operator's screen; it looks to -y"""
    w, g = M.pbr('#e9ecee', .35), M.pbr('#2f4d6f', .4)
    with at((x, y, 0), (0, 0, rz)):
        box((4.6, 1.3, .8), (0, 0, .4), g, .03); box((2.3, 1.3, 1.1), (-1.1, 0, 1.35), w, .05); box((1.1, .04, .7), (-.95, -.64, 1.36), M.pbr('#20394f', .06, .3), .02); box((.04, .06, .5), (-.3, -.68, 1.36), M.STEEL(), .01)
        box((1.0, .34, .34), (-.95, -.5, 1.3), M.pbr('#aab2b8', .3, .8), .02); box((.5, .9, .7), (.4, 0, 1.2), w, .04); cyl(.15, 1.5, (1.35, 0, 1.25), M.STEEL(), 'X')
        for k in range(5): ring(.15, .19, .2, (.85+k*.25, 0, 1.25), M.pbr('#c9a06a', .4, .6), 'X')
        frustum(((1.5, -.12), (1.74, -.12), (1.74, .12), (1.5, .12)), ((1.3, -.34), (1.94, -.34), (1.94, .34), (1.3, .34)), 1.4, 1.95, M.STEEL()); cyl(.34, .5, (1.62, 0, 2.2), M.STEEL(), seg=40); box((.46, .06, .56), (.42, -.56, 1.5), M.BLACK(), .02); screen('inst_machine', .38, .25, (.42, -.6, 1.6), 1)
        box((.8, .6, .4), (-.95, -1.1, .2), M.pbr('#2f6fb5', .5), .02); r = random.Random(3)
        for k in range(14): box((.12, .12, .08), (-.95+r.uniform(-.3, .3), -1.1+r.uniform(-.2, .2), .42), M.pbr('#f0b41c', .4), .02, rot=(r.uniform(0, 60), r.uniform(0, 60), 0))

@scene('site-moulding-meters', '注塑车间：柱上配电箱敞开，每台注塑机一只三相多功能电能表，身后是注塑机的合模单元、料斗与制品筐', **I)
def moulding_meters(RD):
    plant_hall(13, 17, 5, '#e6eaec', 'epoxygrey')
    for j in range(4): moulding_machine(2.05, 5.0+j*3.3, -8)
    with at((-.62, 1.62, 1.5), (0, 0, 18)):
        box((.5, .5, 5), (-.1, .3, .9), M.pbr('#8fa4bd', .45), .01); box((.96, .05, 1.1), (0, .03, 0), grey('#8f979e'), .01)
        with enclosure(.84, .96, .18, (0, 0, 0)):
            for k, z in enumerate((.3, -.02)): rail(-.39, .39, 0, z, [(1060,)]*8, pitch=.022); [small(f'{k*8+i+1}号机', .06, (-.344+i*.0945, -.03, z-.075)) for i in range(8)]; duct(-.4, .4, -.01, z-.15, .05)
            rail(-.39, .39, 0, -.34, [3]*13, pitch=.005)
    plate('松澜注塑工业区', '2号车间', .55, (.4, 16.95, 3.5)); box((.1, 17, .006), (.15, 8, .004), M.pbr('#f2c21c', .6), 0); RD.camera((-.02, .12, 1.58), (.06, 4, 1.42), 25)

def rock(r, loc, k, rnd):
    """a broken stone: one of six angular shapes, turned and stretched"""
    import parts
    colour = M.pbr(('#8b857a', '#79736a', '#9a9488')[k % 3], .92, spec=.2); key = ('rock', k % 6, colour.name); me = parts._MESH.get(key)
    if me is None:
        q = random.Random(k % 6+40); bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
        for v in bm.verts: v.co *= q.uniform(.72, 1.18)
        me = bpy.data.meshes.new('rock'); bm.to_mesh(me); bm.free(); me.materials.append(colour); parts._MESH[key] = me
    ob = place(me, loc, [rnd.uniform(0, 360) for _ in range(3)]); ob.scale = (r*rnd.uniform(.9, 1.3), r, r*rnd.uniform(.7, 1))

@scene('site-crusher', '破碎车间：破碎机与满载矿石的皮带机，旁边两台高压电动机就地补偿柜紧靠电动机', **I)
def crusher(RD):
    plant_hall(13, 13, 7, '#d3cfc4', 'concrete'); r = random.Random(9); y_, k_ = M.pbr('#d9a01e', .45), steel('#4b545c')
    with at((2.2, 8.0, 0)):
        box((4.4, 3.0, 1.0), (0, 0, .5), M.pbr('#9a9890', .9), .03)
        for s in (-1, 1): box((.3, 2.4, 2.4), (s*1.0, 0, 2.2), y_, .04); cyl(1.05, .28, (s*1.45, .3, 2.4), k_, 'X', .04, seg=56); [box((.2, .12, 1.7), (s*1.45, .3, 2.4), y_, .01, rot=(a*60, 0, 0)) for a in range(3)]
        box((1.9, .2, 2.2), (0, -1.1, 2.1), y_, .03); [box((.1, .14, 2.2), (q, -1.26, 2.1), y_, .01) for q in (-.7, -.2, .3, .8)]; frustum(((-1, -1.1), (1, -1.1), (1, 1.1), (-1, 1.1)), ((-1.7, -1.7), (1.7, -1.7), (1.7, 1.7), (-1.7, 1.7)), 3.4, 4.4, k_)
        for q in range(60): rock(r.uniform(.12, .3), (r.uniform(-1.3, 1.3), r.uniform(-1.3, 1.3), 4.25+r.uniform(0, .35)), q, r)
    with at((2.9, 4.6, .0), (0, 0, 0)):      # belt conveyor rising to the right
        with at((0, 0, 1.0), (0, -13, 0)):
            box((8.6, .9, .03), (0, 0, 0), M.RUBBER(), 0)
            for s in (-1, 1): box((8.6, .1, .22), (0, s*.56, -.08), y_, .01)
            for q in range(12): cyl(.07, .9, (-4.1+q*.75, 0, -.1), M.STEEL(), 'Y', seg=16)
            for q in range(420): rock(r.uniform(.045, .12), (r.uniform(-4.2, 4.2), r.gauss(0, .15), .06+r.random()*.1), q, r)
        for q in (-3, -1, 1, 3): [box((.1, .1, 1.0+q*.23-.1), (q, s*.5, (1.0+q*.23-.1)/2), y_, 0) for s in (-1, 1)]
    for i in range(2): install(1010, (-2.75+i*1.1, 6.4, 0), 10)
    with at((-.35, 6.9, 0)): box((1.3, 1.0, .3), (0, 0, .15), M.ground('concrete'), .01); cyl(.46, 1.1, (0, 0, .8), M.pbr('#0B4DA2', .35, coat=.2), 'X', .05, seg=48); [box((.95, .014, .06), (0, .475*math.cos(k*.2618), .8+.475*math.sin(k*.2618)), M.pbr('#0B4DA2', .35), 0, rot=(math.degrees(k*.2618)-90, 0, 0)) for k in range(24)]; box((.4, .4, .3), (-.1, -.3, 1.3), M.pbr('#0B4DA2', .35), .02)
    plate('矿山破碎车间', '', .55, (-2.2, 12.97, 4.2)); RD.camera((-1.35, 2.35, 1.65), (-.72, 6.4, 1.38), 25)
