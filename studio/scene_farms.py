"""Farms: hen house, dairy, ponds, biogas, feed mill, with the products that are installed there."""
from scene_kit import *
from scene_plants import plant_hall, steel
from scene_city import pole

I = dict(exposure=.0)

def bars(w, h, nx, nz, t, loc, mat, rz=0):
    """wire front of `nx` upright and `nz` level wires as one mesh; faces -y when rz = 0"""
    vs, fs = [], []
    def wire(x0, z0, x1, z1):
        n = len(vs); vs.extend([(x, y, z) for x in (x0, x1) for y in (-t/2, t/2) for z in (z0, z1)])
        fs.extend([tuple(n+i for i in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))])
    for i in range(nx): x = -w/2+w*i/(nx-1); wire(x-t/2, 0, x+t/2, h)
    for k in range(nz): z = h*k/(nz-1); wire(-w/2, z-t/2, w/2, z+t/2)
    me = bpy.data.meshes.new('bars'); me.from_pydata(vs, [], fs); me.materials.append(mat)
    with at(loc, (0, 0, rz)): place(me)

def ball(r, loc, mat, squash=(1, 1, 1), rot=(0, 0, 0)):
    with at(loc, rot): ob = lathe([(r*math.sin(math.pi*i/10), -r*math.cos(math.pi*i/10)) for i in range(11)], (0, 0, 0), mat, seg=16)
    return ob

_HEN = {}
def hen(x, y, z, rz, colour='#f4f1ea'):
    """a laying hen that looks to -y when rz = 0, as one mesh"""
    me = _HEN.get(colour)
    try: me and me.name
    except ReferenceError: me = None
    if me is None:
        bm = bmesh.new(); mats = [M.pbr(colour, .8), M.pbr('#c8281e', .6), M.pbr('#e0a92c', .5), M.pbr('#15110e', .3)]
        from mathutils import Matrix
        def blob(loc, size, k, turn=0):
            got = bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=9, radius=1, matrix=Matrix.Translation(loc) @ Matrix.Rotation(math.radians(turn), 4, 'X') @ Matrix.Diagonal((*size, 1)))
            for v in got['verts']:
                for f in v.link_faces: f.material_index = k; f.smooth = True
        blob((0, .02, .15), (.085, .15, .1), 0, -14); blob((0, .17, .22), (.04, .07, .06), 0, 30); blob((0, -.11, .25), (.042, .05, .09), 0, -22); blob((0, -.14, .335), (.032, .04, .034), 0)
        blob((0, -.14, .375), (.008, .034, .022), 1); blob((0, -.168, .3), (.012, .01, .022), 1); blob((0, -.188, .33), (.009, .022, .009), 2)
        for s in (-1, 1): blob((s*.028, -.15, .345), (.006, .007, .007), 3)
        me = bpy.data.meshes.new('hen'); bm.to_mesh(me); bm.free(); [me.materials.append(m) for m in mats]; _HEN[colour] = me
    ob = place(me, (x, y, z)); ob.rotation_euler[2] += R(rz)

def cage_row(x, s, y0, y1, r, tiers=4):
    """cages in tiers along y whose fronts look to the side s: trough, egg belt with eggs, manure belt, hens"""
    zinc, L_ = M.ZINC(), y1-y0; c = (y0+y1)/2; egg = M.pbr('#c98f62', .5); pale = M.pbr('#eee0cf', .5)
    for k in range(tiers):
        z = .42+k*.66; f = x+s*.5
        box((1.0, L_, .015), (x, c, z-.14), M.pbr('#6f7f74', .7), 0); box((1.04, L_, .02), (x, c, z), zinc, 0)
        box((.13, L_, .012), (f+s*.09, c, z-.03), M.pbr('#e6e2d4', .7), 0); box((.01, L_, .05), (f+s*.16, c, z-.015), zinc, 0)
        box((.12, L_, .01), (f+s*.06, c, z+.09), zinc, 0); box((.01, L_, .1), (f+s*.12, c, z+.135), zinc, 0); box((.1, L_, .02), (f+s*.065, c, z+.13), M.pbr('#b98f4e', .9), 0)
        bars(L_, .44, int(L_/.075), 4, .006, (f, c, z+.06), zinc, 90)
        for j in range(int(L_/1.2)+1): box((1.0, .012, .46), (x, y0+j*1.2, z+.25), zinc, 0); box((.05, .05, .66), (f, y0+j*1.2, z+.2), zinc, 0)
        for j in range(int(L_/.21)):
            y = y0+.1+j*.21+r.uniform(-.03, .03)
            if r.random() < .85: hen(f-s*(.12-r.uniform(0, .13)), y, z+.02, 90*s+r.uniform(-25, 25))
            if r.random() < .55: ball(.022, (f+s*r.uniform(.06, .14), y, z-.002), egg if r.random() < .6 else pale, rot=(90, 0, r.uniform(0, 180)))
    for j in range(int(L_/2.4)+1): box((.06, .06, .3+tiers*.66), (x+s*.52, y0+j*2.4, (.3+tiers*.66)/2), zinc, 0)
    box((1.1, L_, .03), (x, c, .38+tiers*.66), zinc, 0)

@scene('site-hen-house', '蛋鸡舍：四层层叠笼成排，蛋鸡在采食，笼前集蛋带上有鸡蛋，端墙装排风机，近处配电箱内是4G无线电力仪表与物联网断路器', **I)
def hen_house(RD):
    r = random.Random(4); C.room(8, 22, 4.2, 'concrete', '#dfe4e2', '#e9edec', (3, 7), .8, panel=(.16, 1.3))
    cage_row(1.85, -1, 2.2, 20, r); cage_row(-1.55, 1, 5.4, 20, r)
    for i in range(5): fan(.62, ((i-2)*1.5, 21.85, 1.1), M.STEEL(), M.pbr('#aab3b9', .4, .5), 6, 6); fan(.62, ((i-2)*1.5, 21.85, 2.6), M.STEEL(), M.pbr('#aab3b9', .4, .5), 6, 6)
    with at((-1.02, 2.5, 1.42), (0, 0, 24)):
        box((.1, .08, 1.5), (0, .1, -.75), M.ZINC(), 0); box((.86, .04, 1.02), (0, .02, 0), grey('#8f979e'), .01)
        with enclosure(.72, .84, .16, (0, 0, 0)):
            rail(-.33, .33, 0, .25, [4, (1065,), (1065,), (1076,), (1076,), 3]); duct(-.33, .33, -.01, .1, .05)
            rail(-.33, .33, 0, -.03, [(1071,)]*12, pitch=.006); duct(-.33, .33, -.01, -.16, .05); rail(-.33, .33, 0, -.28, [(1071,)]*12, pitch=.006)
    RD.camera((-.3, .55, 1.55), (.05, 6, 1.45), 24)

@scene('site-dairy', '牧场制冷间：不锈钢卧式奶罐与真空泵，近处敞开的动态补偿柜内是板式抗谐波组件，旁边柜门装电能质量分析仪表', **I)
def dairy(RD):
    plant_hall(10, 9, 4.2, '#e4ebea', 'epoxyblue'); ss = M.pbr('#c3c9ce', .34, .85)
    for j in range(2):
        with at((2.0, 4.1+j*3.0, 1.45)):
            lathe([(0, -1.9), (.55, -1.86), (.95, -1.6), (1.0, -1.4), (1.0, 1.4), (.95, 1.6), (.55, 1.86), (0, 1.9)], (0, 0, 0), ss, rot=(0, 90, 0), seg=64)
            for q in (-1.2, 0, 1.2): ring(1.0, 1.012, .05, (q, 0, 0), M.STEEL(), 'X')
            for q in (-1.3, 1.3): [box((.12, .12, .7), (q, p, -1.1), M.STEEL(), .01) for p in (-.6, .6)]
            cyl(.28, .18, (-.5, 0, 1.05), M.STEEL(), bevel=.02); cyl(.1, .4, (.7, 0, 1.2), M.pbr('#0B4DA2', .35)); box((.42, .05, .3), (-1.2, -1.0, .0), M.BLACK(), .01); screen('lcd_milk', .3, .18, (-1.2, -1.03, .03), .9)
            small('生鲜乳 4 ℃', .9, (.3, -1.006, .1), bg='#0B4DA2', fg='#ffffff')
        pipe([(3.4, 4.1+j*3.0, 2.4), (3.4, 4.1+j*3.0, 3.3), (3.4, 9, 3.3)], .05, '#d5dadd')
    with at((-1.75, 4.2, 0), (0, 0, 18)): open_cab(0, 0, [(1.06, [1013]), (.16, [1013])], title='动态补偿柜'); meter_door(-.82, -.42, [(0, 1.6, 1032), (-.16, 1.36, 1048), (.16, 1.36, 1048)], title='进线', lamps_z=1.12)
    plate('挤奶厅 制冷间', '', .42, (-1.0, 8.97, 3.05)); RD.camera((-.75, .7, 1.6), (-.35, 5, 1.3), 25)

def aerator(x, y, rz=0):
    """paddle-wheel aerator afloat: two floats, a motor, four wheels and their spray"""
    with at((x, y, 0), (0, 0, rz)):
        for s in (-1, 1): lathe([(0, -.8), (.1, -.76), (.14, -.6), (.14, .6), (.1, .76), (0, .8)], (0, s*.45, .06), M.pbr('#1f5fb4', .4), rot=(0, 90, 0), seg=20)
        box((.1, 1.5, .05), (0, 0, .22), M.STEEL(), 0); cyl(.13, .42, (-.25, 0, .36), M.pbr('#0B4DA2', .35), 'X', .02); cyl(.025, 2.4, (0, 0, .28), M.STEEL(), 'Y')
        for q in (-1.05, -.8, .8, 1.05):
            for k in range(8):
                with at((0, q, .28), (0, k*45, 0)): box((.1, .16, .34), (0, 0, .2), M.pbr('#f0b41c', .5), .01)
        r = random.Random(int(x*9+y))
        for k in range(130): a = r.uniform(.2, 2.9); d = r.uniform(.35, .95); ball(r.uniform(.008, .028), (-d*math.cos(a)*.9, r.choice((-.92, .92))+r.uniform(-.28, .28), .12+.5*math.sin(a)*r.random()), M.pbr('#f4fafc', .2))

@scene('site-ponds', '养殖池塘：塘埂电杆上装户外SVG补偿箱，其下配电箱敞开露出物联网微型断路器，水面上叶轮增氧机成排', exposure=.05)
def ponds(RD):
    ground('grass', 900, -.35); day(34, 200, 3.6, .8, .6, 4.)
    for x0, x1, y0 in ((-40, 60, 5.2), (-40, 60, 27)): box((x1-x0, 18, .02), ((x0+x1)/2, y0+9, -.12), M.pbr('#2f5f66', .06, spec=.6), 0)
    slab(-60, -6, 80, 4.4, -.3, M.ground('soil'), .3); slab(-60, 23.4, 80, 26.6, -.3, M.ground('soil'), .3)
    for i in range(3): aerator(1.6+i*4.6, 8.2+(i % 2)*1.6, 12); aerator(-6+i*7.5, 15.5, -8); aerator(-8+i*8, 33, 5)
    with at((-.95, 2.5, 0), (0, 0, 16)):
        pole(1025, 1.72)
        with at((0, .22, .95)):
            with enclosure(.66, .56, .16, (0, 0, 0), col='#d9dcda'): rail(-.3, .3, 0, .12, [3]+[(1067,)]*3+[3]*4); duct(-.3, .3, -.01, 0, .04); rail(-.3, .3, 0, -.13, [(1071,)]*11, pitch=.006)
        conduit([(-.2, .4, .68), (-.2, .4, 0)], [(.1, .4, .68), (.1, .4, 0)], r=.02)
    for i in range(5): cyl(.12, 8, (7+i*9, 25, 4), M.pbr('#a9aaa6', .8), r2=.1); box((1.5, .08, .08), (7+i*9, 25, 7.6), M.ZINC(), 0)
    r = random.Random(3)
    for i in range(46): tree(-60+i*3.4+r.uniform(-1, 1), 58+r.uniform(-4, 14), r.uniform(5, 9), i)
    with at((16, 52, 0)): box((9, 5, 3), (0, 0, 1.5), M.pbr('#dfe2df', .6), .03); prism(((-5, 3), (5, 3), (0, 4.6)), 6, (0, 0, 0), M.pbr('#2f5f9e', .5))
    RD.camera((.12, -.35, 1.62), (.12, 4, 1.55), 27)

@scene('site-biogas', '养殖场并网点：敞开的补偿柜内三台SVG模块，旁边柜门装A级电能质量监测装置与双向电能表，身后是沼气罐与屋面光伏', exposure=.05)
def biogas(RD):
    ground('grass', 900); day(36, 205, 3.6, .8, .6, 8.); slab(-12, -6, 16, 12, -.04, M.ground('concrete'), .05)
    for x, y, q in ((3.5, 17, 4.4), (14, 20, 4.4)):
        cyl(q, 4.2, (x, y, 2.1), M.pbr('#cfd6d2', .6), bevel=.02, seg=96); ring(q, q+.08, .35, (x, y, 4.1), M.pbr('#0B4DA2', .4)); ball(q, (x, y, 4.2), M.pbr('#3f7a4a', .5), (1, 1, .6))
        for k in range(8): box((.08, .1, 4.1), (x+(q+.02)*math.cos(k*.785), y+(q+.02)*math.sin(k*.785), 2.05), M.ZINC(), 0)
    pipe([(3.5, 12.6, 1), (3.5, 11.2, 1), (9, 11.2, 1)], .12, '#f0b41c'); pipe([(-.5, 14, 1.6), (-3, 14, 1.6), (-3, 14, 0)], .12, '#f0b41c')
    with at((-13, 20, 0)):
        box((16, 12, 3), (0, 0, 1.5), M.powder('#DDE1E3', .5), 0); pan = M.pbr('#0d1f4a', .08, .3, coat=1)
        with at((0, -3.2, 4.1), (20, 0, 0)):
            box((16.6, 7.4, .1), (0, 0, 0), M.pbr('#8e99a3', .5), 0)
            for i in range(8):
                for j in range(3): box((1.9, 2.1, .07), (-7+i*2.0, -2.3+j*2.25, .09), M.ALU(), 0); box((1.84, 2.04, .08), (-7+i*2.0, -2.3+j*2.25, .1), pan, 0)
    box((5.4, 2.6, .12), (-1.2, 3.6, 2.95), M.pbr('#5f6f7f', .5), .01)
    for x in (-3.8, 1.4): [box((.1, .1, 2.9), (x, y, 1.45), M.ZINC(), 0) for y in (2.5, 4.8)]
    with at((-1.0, 3.6, 0), (0, 0, 10)): open_cab(0, 0, [(1.42, [1022]), (1.1, [1022]), (.78, [1022])], title='并网补偿柜'); meter_door(-.82, -.42, [(0, 1.62, 1031), (0, 1.2, 1062)], title='并网点'); switch_cab(.82, 0, kind='acb')
    r = random.Random(2)
    for i in range(30): tree(-60+i*5+r.uniform(-1, 1), 46+r.uniform(-4, 10), r.uniform(6, 10), i)
    RD.camera((-.25, -.55, 1.6), (-.15, 4, 1.5), 25)

def mill(x, y, rz=0, s=1.):
    """hammer mill with its motor, hopper and spout"""
    with at((x, y, 0), (0, 0, rz), s):
        g = M.pbr('#2f7a52', .4, coat=.2); box((2.6, 1.1, .3), (0, 0, .15), steel('#39424c'), .02); cyl(.62, .8, (-.5, 0, .98), g, 'Y', .04); box((1.0, .78, .7), (-.5, 0, .7), g, .04); box((.3, .03, .5), (-.5, -.42, 1.0), M.pbr('#e9edef', .4), .02)
        frustum(((-.95, -.3), (-.05, -.3), (-.05, .3), (-.95, .3)), ((-1.15, -.5), (.15, -.5), (.15, .5), (-1.15, .5)), 1.5, 2.1, g); box((1.3, 1.0, .1), (-.5, 0, 2.14), steel(), .01)
        cyl(.34, .9, (.75, 0, .82), M.pbr('#0B4DA2', .35, coat=.2), 'X', .04); cyl(.35, .1, (1.2, 0, .82), M.pbr('#0B4DA2', .35), 'X', .03); box((.26, .3, .2), (.75, 0, 1.2), M.pbr('#0B4DA2', .35), .02); cyl(.1, .4, (.2, 0, .9), M.pbr('#f0b41c', .5), 'X')
        small('粉碎机', .5, (-1.2, 0, 1.8), -90, bg='#0B4DA2', fg='#ffffff')

@scene('site-feed-mill', '饲料厂粉碎间：绿色粉碎机与溜管，墙边立着晶闸管动态投切滤波装置', **I)
def feed_mill(RD):
    plant_hall(10, 10, 5.2, '#e3e0d6', 'epoxygrey')
    for i in range(3): mill(1.7, 2.9+i*2.4); pipe([(1.2, 2.9+i*2.4, 2.2), (1.2, 2.9+i*2.4, 3.4), (2.6, 2.9+i*2.4, 5)], .16, '#c9cfd3')
    for i in range(2): lathe([(.12, 0), (.75, 1.0), (.75, 2.6), (0, 2.7)], (-.8-i*1.8, 8.6, 1.5), M.brushed('#ccd2d6', .35, 'z'), seg=48)
    for i in range(3): install(1017, (-2.9+i*.12, 3.7+i*1.0, 0), 48)
    plate('饲料车间', '粉碎工段', .46, (-.6, 9.97, 3.9)); RD.camera((-.9, .0, 1.6), (-.5, 5, 1.3), 26)

@scene('site-motor-centre', '饲料厂电动机控制中心近景：抽屉逐台装72方形电动机保护监测仪表，左侧是敞开门的晶闸管动态投切滤波装置', **I)
def motor_centre(RD):
    electrical_room(7, 4.6, 3.3, '#eae6da', back='#e0dbcb')
    names = ('粉碎机1', '粉碎机2', '制粒机1', '制粒机2', '提升机', '混合机')
    for c in range(3):
        x = -.62+c*.81; box((.8, .8, 2.1), (x, 2.62, 1.15), grey(), .006); box((.8, .78, .1), (x, 2.62, .05), grey('#3C434B'), .004); box((.78, .02, .18), (x, 2.21, 2.09), M.BLUEP(), .004); small('电动机控制中心', .5, (x, 2.198, 2.09), bg='#0B4DA2', fg='#ffffff')
        for k in range(6):
            z = 1.83-k*.31; box((.78, .02, .3), (x, 2.215, z), grey(), .008); install(1055, (x-.05, 2.203, z-.036))
            box((.1, .03, .1), (x+.22, 2.19, z), M.pbr('#2a3038', .4), .01); box((.03, .04, .12), (x+.22, 2.17, z), M.pbr('#c9302c', .4), .008)
            for q, col in enumerate(('#ef4444', '#22c55e')): cyl(.014, .014, (x-.3+q*.06, 2.2, z+.05), M.pbr(col, .3, emit=.5), 'Y', seg=16)
            small(names[(k+c*2) % 6], .15, (x-.27, 2.204, z-.06))
    install(1017, (-1.62, 2.75, 0), 8); tray(-3.4, 3.4, 2.6, 2.75); mat(-2, 2, 1.1, 1.8); plate('澜州饲料厂', '配电室', .3, (.3, 4.57, 2.72))
    RD.camera((.45, .55, 1.5), (-.42, 2.3, 1.45), 25)
