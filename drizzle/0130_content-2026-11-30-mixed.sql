-- content: shorter words of solution 2021, labels of diagrams, sags
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 8, '2026-11-30', '[{"fact":"端子 EPO1、2","before":"","after":"急停干接点"},{"fact":"端子 EPO1、EPO2","before":"急停干接点","after":""}]');
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["连接器组","电源侧"],["出线母排","负荷侧"],["QF端子","断路器遥控遥信"],["EPO1、2","急停干接点"]]' WHERE `product` = 1034 AND `name` = '端子';
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波经电容放大，常使电容柜熔断器熔断；中性线发热另由照明、通信电源的3次谐波与单相不平衡引起。</p>
<h2>问题从哪里来</h2>
<p>降压所两台1000 kVA变压器分列运行，短路阻抗6%，0.4 kV短路容量16.7 MVA。参照GB/T 14549的0.4 kV限值，基准短路容量10 MVA时5次62 A、7次44 A、11次28 A、13次24 A的允许值，按16.7÷10换算后与Ⅰ段实测对照：</p>
<table><thead><tr><th>次数</th><th>实测</th><th>换算值</th><th>判断</th></tr></thead><tbody><tr><td>5</td><td>120 A</td><td>103 A</td><td>超标</td></tr><tr><td>7</td><td>78 A</td><td>73 A</td><td>超标</td></tr><tr><td>11</td><td>42 A</td><td>47 A</td><td>合格</td></tr><tr><td>13</td><td>30 A</td><td>40 A</td><td>合格</td></tr></tbody></table>
<p>原电容柜224 kvar未串电抗器，与变压器的谐振次数n=√(16.7÷0.224)≈8.6，切除一半支路时升到12.2，投切过程中多次经过11次附近，这是熔断器熔断的原因，机理见<a href="/detail/3108">并联谐振一文</a>。</p>
<h2>治理配置</h2>
<ol><li>滤波：四个主要次数合成√(120²+78²+42²+30²)≈152 A，乘1.2为183 A，每段设200 A的<a href="/newdetail/1028">LH-APF-G</a>一面；Ⅱ段负荷较轻，为母联合闸时等量分担取同容量。</li><li>补偿：旧电容全部换成<a href="/newdetail/1011">LH-XCS-7</a>，每段6台50 kvar，实际输出224 kvar，调谐点189 Hz，低于5次，与滤波器不会互相放大；每段一台<a href="/newdetail/1018">LH-CK200</a>，按进线三相电流（2000/5，与滤波取样各用一组）投切。电抗率的选法见<a href="/detail/3113">7%还是14%</a>。</li><li>监测：环控、电扶梯、屏蔽门馈线各装一只<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi与谐波有功方向，<a href="/newdetail/1069">LH-GW100</a>汇聚后送综合监控。</li></ol>
<h2>母联切换下的运行</h2>
<p>两段母线互为备用，母联合闸后负荷集中到一台变压器。两段进线的滤波取样（2000/5）依次串过两柜（第二组取样选配），由装置按断路器位置取本段或两段之和，否则母联一合闸取样就失真。</p>
<table><thead><tr><th>方式</th><th>取样与投入</th></tr></thead><tbody><tr><td>分列</td><td>取本段进线；滤波、电容各管本段</td></tr><tr><td>合母联</td><td>取两段进线之和，两面滤波柜分担，共400 A；停电进线一段的LH-CK200闭锁，该段电容退出</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段两夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论。滤除率按同工况治理前后的谐波电流算：装置在额定补偿电流下不低于95%，现场含轻载与背景谐波，按85%验收；再做一次母联合闸试验，检查取样合成是否正确。</p>', `updatetime` = '2026-11-30 04:00:07' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>原料磨、破碎机等高压大电机多，供电距离长，高低压需要统筹。</p>
<h2>先分清该补在哪里</h2>
<p>10 kV母线最大9.6 MW、功率因数0.88，到0.95需要9600×（0.540−0.329）≈2026 kvar。全部放在总降，矿山3 km线路上的无功电流一点不少；全部放在末端，停机时又无处可调。顺序：低压就地、大电机随机、母线补差。</p>
<table><thead><tr><th>层</th><th>设备</th><th>容量</th><th>控制</th></tr></thead><tbody><tr><td>大电机</td><td><a href="/newdetail/1010">LH-GYJ</a></td><td>2×450 kvar，10 kV输出约751 kvar</td><td>同投同退</td></tr><tr><td>10 kV母线</td><td><a href="/newdetail/1008">LH-GYZ</a></td><td>2×600 kvar，10 kV输出约1055 kvar</td><td>九区图</td></tr><tr><td>0.4 kV风机、水泵</td><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>每台变压器6×50 kvar</td><td><a href="/newdetail/1018">LH-CK200</a>，功率因数与无功</td></tr><tr><td>0.4 kV变频</td><td><a href="/newdetail/1015">LH-GXL</a></td><td>300 kvar</td><td>按支路</td></tr></tbody></table>
<h2>高压侧核算</h2>
<ul><li>随机补偿的上限：电机空载电流30 A时0.9×√3×10×30≈468 kvar，450 kvar可用；带进相机的不再装</li><li>电抗率：母线5次为主，选6%，调谐次数1÷√0.06≈4.08，低于5次；不串电抗，短路容量180 MVA、1200 kvar时n=√(180÷1.2)≈12.2，一组时17.3，投切会扫过13、17次</li><li>电压变化：单组600 kvar，ΔU≈0.6÷180≈0.33%，两组0.67%，九区图的电压死区取1%以上</li><li>电容器额定电压：6%电抗率时端电压升高到1/（1−0.06）≈1.064倍，选11/√3 kV；2100 kvar（LH-GYJ串1%）输出约1806 kvar，其余220 kvar由低压补</li></ul>
<h2>低压侧</h2>
<p>破碎机皮带、风机水泵以工频电机为主，7%电抗率的LH-XCS-7即可；选粉机、回转窑变频馈线谐波大，用调谐滤波柜LH-GXL，5、7、11次各一支路，主要次数电流下降50%~80%，以复测为准。破碎车间粉尘大，6组40 kvar的<a href="/newdetail/1013">LH-XCB</a>装在正压配电室内，由<a href="/newdetail/1046">LH-RC12</a>投切。</p>
<h2>防止重复补偿</h2>
<p>低压先补足，高压母线按剩余无功投切。夜间只剩窑系统3 MW、0.97，无功约3000×0.251≈753 kvar；随机补偿仍投着，751 kvar几乎补满，母线再投一组就倒送525 kvar，因此与电机同退，母线两组夜间闭锁。</p>
<h2>实施与验收</h2>
<p>总降停电与窑大修同期；高压电容器投运前做相间与对地耐压，投运后测合闸涌流与过电压。母排与电抗器接头装<a href="/newdetail/1073">LH-TS10</a>，三相温差10 ℃即停检；低压柜进风滤网每月清理。<a href="/newdetail/1050">LH-PM96H</a>装在各变压器低压侧；仪表经RS485、测温经无线接入<a href="/newdetail/1069">LH-GW100</a>上送。验收以10 kV关口一个月的平均功率因数为准，谐波电流按GB/T 14549核算；反向无功电量应为零，力调电费见<a href="/detail/3107">这篇文章</a>。</p>', `updatetime` = '2026-11-30 04:00:07' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>半导体与显示面板设备对电压暂降极为敏感，一次几十毫秒的暂降就可能造成批次报废，仅靠UPS既昂贵又不一定覆盖关键设备。</p>
<h2>第一步：把暂降画成图</h2>
<p><a href="/newdetail/1031">LH-PQM-A</a>装在进线与关键设备入口各一台，监测至少一个月，把每次事件按残压与持续时间画成散点，再叠上设备的耐受曲线。例：</p>
<table><thead><tr><th>残压</th><th>持续</th><th>次数</th><th>停机</th></tr></thead><tbody><tr><td>80%~90%</td><td>40~100 ms</td><td>5</td><td>0</td></tr><tr><td>60%~80%</td><td>60~120 ms</td><td>3</td><td>曝光机1次</td></tr><tr><td>低于60%</td><td>100 ms</td><td>1</td><td>曝光机、泵</td></tr></tbody></table>
<p>来源按进线的电流与有功判断：暂降时进线电流不增、有功下降的来自电网，电流骤增、功率流向厂内的来自厂内。本例9次中8次来自电网，所以事件文件用PQDIF保存，便于与供电企业对照；时间同步误差要小于20 ms。</p>
<h2>第二步：划清单</h2>
<p>落在耐受曲线以下的设备才需要保护。曝光机由动态电压恢复或储能保护，控制电源由小型UPS保护，泵类改延时释放接触器。本司产品不做暂降补偿，负责监测、谐波与无功，这一点在方案阶段就要说清。</p>
<h2>第三步：谐波与无功</h2>
<p>4000台风机过滤单元（FFU）每台120 W，共480 kW，电流480÷（1.732×0.38×0.95）≈768 A，实测THDi 28%，谐波电流约215 A，以5、7次为主，三相模块无3次；若是单相电源型FFU，还要看中性线。扩产20%后258 A，在FFU配电的上级母线设300 A的<a href="/newdetail/1028">LH-APF-G</a>，满载留14%余量；单台机上装滤波既无空间也不经济。</p>
<p>空调冷站500 kW、0.86，提到0.96需要500×（0.593−0.292）≈151 kvar，由两台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担，余量约三成。冷机变频加减载频繁，不用接触器投切的电容：投切本身就是一次电压变动，离精密设备又近。SVG容量的考虑见<a href="/detail/3115">容量怎么分</a>。</p>
<h2>配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>Ⅱ段进线、曝光机入口</td><td>LH-PQM-A</td><td>暂降</td></tr><tr><td>泵、重要馈线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>谐波、事件500条</td></tr><tr><td>FFU母线</td><td>LH-APF-G 300 A</td><td>THDi</td></tr><tr><td>冷站</td><td>LH-SVG-M 2×100 kvar</td><td>功率因数</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>洁净区内不打孔、不放风冷柜，所有功率设备在支持区。接入窗口利用年度停机的两天：第一天并柜，第二天逐级加载；平时只允许不停电装<a href="/newdetail/1075">LH-KCT</a>与仪表。验收分两部分：FFU母线THDi不高于8%、冷站功率因数不低于0.96，公共连接点按GB/T 14549评价；暂降部分不设“消除”的指标，只验收记录是否完整、时标是否一致。仪表经<a href="/newdetail/1069">LH-GW100</a>或以太网进厂务监控。</p>', `updatetime` = '2026-11-30 04:00:07' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"currentTransformer","text":"800/5，LH-GYZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor","text":"3组，每组1台"},{"kind":"detuned","product":1008,"text":"1套，3×900 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨2800 kW"}],[{"kind":"breaker","text":"随原料磨投退"},{"kind":"detuned","product":1010,"text":"600 kvar，1%"}],[{"kind":"breaker"},{"kind":"load","text":"窑系统、水泥磨"}]]}]}' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV总降母线","incoming":[[{"kind":"grid","text":"35 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"16 MVA，35/10 kV"},{"kind":"breaker"},{"kind":"currentTransformer","text":"LH-GYZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"disconnector"},{"kind":"contactor","text":"2组，每组1台"},{"kind":"sensor","product":1073},{"kind":"detuned","product":1008,"text":"2×600 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨"}],[{"kind":"breaker","text":"随原料磨投退"},{"kind":"detuned","product":1010,"text":"450 kvar，1%"}],[{"kind":"breaker"},{"kind":"motor","text":"破碎机"}],[{"kind":"breaker","text":"随破碎机投退"},{"kind":"detuned","product":1010,"text":"450 kvar，1%"}],[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"currentTransformer","text":"3000/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"5、7、11次，300 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"选粉机、窑变频"}],[{"kind":"breaker"},{"kind":"load","text":"风机、水泵、皮带"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"A相取样"},{"kind":"controller","product":1046}]]},{"name":"破碎车间母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"6×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"破碎、皮带"}]]}],"network":{"link":"RS485、测温无线","gateway":1069,"to":"能源中心"}}' WHERE `solution` = 2021;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"取样至LH-APF-G"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"不停电装"},{"kind":"analyser","product":1032},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联断路器"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"},{"kind":"currentTransformer","text":"取样至LH-SVG-M"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 04:00:07' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 04:00:07' WHERE `id` = 4206;
