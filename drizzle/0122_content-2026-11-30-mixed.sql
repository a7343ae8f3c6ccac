-- content: LH-DKS's sizes, the metro scheme's sampling, LH-ZCS's master
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 24, '2026-11-30', '[{"fact":"产品概述","before":"多台用网线级联，自动推举主机，按“循环投切、容量匹配”统一调度","after":"多台网线级联，接互感器的才作主机，按“循环投切、容量匹配”调度"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 9, '2026-11-30', '[{"fact":"安装方式","before":"卧放固定于柜底或电抗器支架，周边留50 mm","after":"立放（铁心柱竖直），固定于柜底或电抗器支架，周边留50 mm"},{"fact":"开孔尺寸","before":"底座四孔φ11，孔距180 mm×130 mm","after":"底座四孔φ11，孔距180 mm×130 mm（480 V/30 kvar/7%），其余规格以供货图纸为准"},{"fact":"可选功能","before":"铝绕组（代码Al）、低损耗型、卧式结构","after":"铝绕组（代码Al）、低损耗型、卧式结构（标准为立式）"},{"fact":"线性度","before":"1.8 In时电感不低于95%","after":"1.8 In时电感不低于95%（In为400 V基波电流）"},{"fact":"损耗","before":"约4~6 W/kvar（7%：4~5，14%：5~6）","after":"约4~6 W/kvar（7%：4~5，14%：5~6；按匹配电容的标称kvar）"},{"fact":"规格与外形 480 V/15 kvar/7%","before":"","after":"3.42 mH，16.2 A，195×180×145 mm，9 kg"},{"fact":"规格与外形 480 V/40 kvar/7%","before":"","after":"1.28 mH，43.1 A，245×225×185 mm，19 kg"},{"fact":"规格与外形 480 V/50 kvar/7%","before":"","after":"1.03 mH，53.9 A，260×240×195 mm，22 kg"},{"fact":"规格与外形 480 V/60 kvar/7%","before":"","after":"0.86 mH，64.7 A，275×250×200 mm，25 kg"},{"fact":"规格与外形 525 V/15 kvar/14%","before":"","after":"8.19 mH，14.6 A，220×195×160 mm，13 kg"},{"fact":"规格与外形 525 V/40 kvar/14%","before":"","after":"3.07 mH，39.0 A，280×245×205 mm，27 kg"},{"fact":"规格与外形 525 V/50 kvar/14%","before":"","after":"2.46 mH，48.7 A，295×260×215 mm，32 kg"},{"fact":"规格与外形 525 V/60 kvar/14%","before":"","after":"2.05 mH，58.5 A，310×275×225 mm，37 kg"},{"fact":"产品概述","before":"LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍额定电流","after":"LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍400 V基波电流；7%使电容器承受430 V，一般配480 V；450 V只用在母线电压长期不高于410 V、谐波不大的场合"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>智能集成电容器取消了传统补偿回路里的熔断器、接触器、热继电器与独立控制器之间的大量二次线。多台并联时由接有取样互感器的单元作主机；接了互感器的不止一台时，主机退出后数秒内由另一台接替，其他单元照常投切。</p>
<ul><li>投切过程在电压过零点合闸、电流过零点分闸，合闸涌流不大于额定电流的2.5倍；同一路切除后单元自己锁定180 s，放电以后才再投入。</li><li>每路电容器都有体内温度传感器，超温先告警、再退出，不靠环境温度间接判断。</li><li>容量、投切次数和运行小时数均可通过RS485读出，便于判断电容器寿命。</li></ul>' WHERE `id` = 201;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，两路独立投切。多台网线级联，接互感器的才作主机，按“循环投切、容量匹配”调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体容量提高约40%，二次线只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>过零投切；同一路切除后锁定180 s；六类保护，故障路单独退出</li><li>两路同容量可投两级（20+20），2:1可投三级（20+10：10、20、30 kvar）</li><li>机内三极微型断路器，手柄在正面下部翻盖里，断开只隔离这一台</li><li>脱扣后查明原因，等待3 min再复位：手柄先扳到“O”，再推到“I”</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、损耗与重量</h3>
<p>400 V输出＝额定容量×(400÷450)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍450 V电流。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-30 01:03:00' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '铝绕组（代码Al）、低损耗型、卧式结构（标准为立式）', `openingsize` = '底座四孔φ11，孔距180 mm×130 mm（480 V/30 kvar/7%），其余规格以供货图纸为准', `Installationmethod` = '立放（铁心柱竖直），固定于柜底或电抗器支架，周边留50 mm', `usage` = '用在成套厂自配的抗谐波支路：与LH-BY成对订货（30 kvar以上用两只LH-BY并联），按电容电压与容量匹配电感。', `maincontent` = '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍400 V基波电流。</p>
<p>规格里的电压、容量是匹配电容器的额定值，不是电抗器自己的容量。7%使电容器承受430 V，一般配480 V；450 V只用在母线电压长期不高于410 V、谐波不大的场合。</p>
<p>绕组内置140 ℃温度开关（常闭，45 ℃环境加85 K温升是130 ℃，F级限值155 ℃），接入控制回路后超温自动退出该支路。</p>
<h3>功能特点</h3>
<ul><li>三相电抗偏差≤3%，避免三相不平衡谐振</li><li>电抗率偏差±3%，调谐频率189 Hz（7%）/134 Hz（14%）</li><li>噪声≤50 dB，适合配电间</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKS/0.48-30-7%-Cu</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-30 01:03:00' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1.8 In时电感不低于95%（In为400 V基波电流）' WHERE `product` = 1040 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '约4~6 W/kvar（7%：4~5，14%：5~6；按匹配电容的标称kvar）' WHERE `product` = 1040 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["480 V/15 kvar/7%","3.42 mH","16.2 A","195×180×145 mm","9 kg"],["480 V/30 kvar/7%","1.71 mH","32.3 A","230×210×170 mm","15 kg"],["480 V/40 kvar/7%","1.28 mH","43.1 A","245×225×185 mm","19 kg"],["480 V/50 kvar/7%","1.03 mH","53.9 A","260×240×195 mm","22 kg"],["480 V/60 kvar/7%","0.86 mH","64.7 A","275×250×200 mm","25 kg"],["525 V/15 kvar/14%","8.19 mH","14.6 A","220×195×160 mm","13 kg"],["525 V/30 kvar/14%","4.09 mH","29.2 A","260×230×190 mm","22 kg"],["525 V/40 kvar/14%","3.07 mH","39.0 A","280×245×205 mm","27 kg"],["525 V/50 kvar/14%","2.46 mH","48.7 A","295×260×215 mm","32 kg"],["525 V/60 kvar/14%","2.05 mH","58.5 A","310×275×225 mm","37 kg"]]' WHERE `product` = 1040 AND `name` = '规格与外形';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DKS","parts":[{"kind":"number","name":"匹配电容电压","before":"/","line":"匹配电容","after":"","unit":"kV","numbers":[0.45,0.48,0.525],"with":{}},{"kind":"number","name":"匹配电容容量","before":"-","line":"匹配电容","after":"","unit":"kvar","range":{"min":10,"max":60,"step":0.5},"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[7,14],"with":{}},{"kind":"choice","name":"绕组","before":"-","options":[{"code":"Cu","meaning":"铜绕组","sets":{}},{"code":"Al","meaning":"铝绕组","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"绝缘等级","before":"-","absent":{"meaning":"F级","sets":{"绝缘等级":"F级"}},"options":[{"code":"H","meaning":"H级","sets":{"绝缘等级":"H级"}}],"elsewhere":[]}],"rules":[{"when":{"电抗率":["14"]},"only":{"匹配电容电压":["0.525"]},"says":"14%电抗率使电容器承受465 V（400 V系统），须配0.525 kV电容器；0.45、0.48 kV只配7%"}],"variants":[{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["15"],"电抗率":["7"]},"sets":{"外形尺寸":"195 mm×180 mm×145 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["30"],"电抗率":["7"]},"sets":{"外形尺寸":"230 mm×210 mm×170 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["40"],"电抗率":["7"]},"sets":{"外形尺寸":"245 mm×225 mm×185 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["50"],"电抗率":["7"]},"sets":{"外形尺寸":"260 mm×240 mm×195 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["60"],"电抗率":["7"]},"sets":{"外形尺寸":"275 mm×250 mm×200 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["15"],"电抗率":["14"]},"sets":{"外形尺寸":"220 mm×195 mm×160 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["30"],"电抗率":["14"]},"sets":{"外形尺寸":"260 mm×230 mm×190 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["40"],"电抗率":["14"]},"sets":{"外形尺寸":"280 mm×245 mm×205 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["50"],"电抗率":["14"]},"sets":{"外形尺寸":"295 mm×260 mm×215 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["60"],"电抗率":["14"]},"sets":{"外形尺寸":"310 mm×275 mm×225 mm（宽×高×深）"}}]}' WHERE `product` = 1040;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波经电容放大，常使电容柜熔断器熔断；中性线发热另由照明、通信电源的3次谐波与单相不平衡引起。</p>
<h2>问题从哪里来</h2>
<p>降压所两台1000 kVA变压器分列运行，短路阻抗6%，0.4 kV短路容量16.7 MVA。参照GB/T 14549的0.4 kV限值，基准短路容量10 MVA时5次62 A、7次44 A、11次28 A、13次24 A的允许值，按16.7÷10换算后与Ⅰ段实测对照：</p>
<table><thead><tr><th>次数</th><th>实测</th><th>换算值</th><th>判断</th></tr></thead><tbody><tr><td>5</td><td>120 A</td><td>103 A</td><td>超标</td></tr><tr><td>7</td><td>78 A</td><td>73 A</td><td>超标</td></tr><tr><td>11</td><td>42 A</td><td>47 A</td><td>合格</td></tr><tr><td>13</td><td>30 A</td><td>40 A</td><td>合格</td></tr></tbody></table>
<p>原电容柜224 kvar未串电抗器，与变压器的谐振次数n=√(16.7÷0.224)≈8.6，切除一半支路时升到12.2，投切过程中多次经过11次附近，这是熔断器熔断的原因，机理见<a href="/detail/3108">并联谐振一文</a>。</p>
<h2>治理配置</h2>
<ol><li>滤波：四个主要次数合成√(120²+78²+42²+30²)≈152 A，乘1.2为183 A，每段设200 A的<a href="/newdetail/1028">LH-APF-G</a>一面；Ⅱ段负荷较轻，为母联合闸时等量分担取同容量。</li><li>补偿：旧电容全部换成<a href="/newdetail/1011">LH-XCS-7</a>，每段6台50 kvar，实际输出224 kvar，调谐点189 Hz，低于5次，与滤波器不会互相放大；每段一台<a href="/newdetail/1018">LH-CK200</a>，按进线三相电流（2000/5，与滤波取样各用一组）投切。电抗率的选法见<a href="/detail/3113">7%还是14%</a>。</li><li>监测：环控、电扶梯、屏蔽门馈线各装一只<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi与谐波有功方向，<a href="/newdetail/1069">LH-GW100</a>汇聚后送综合监控。</li></ol>
<h2>母联切换下的运行</h2>
<p>两段母线互为备用，母联合闸后负荷集中到一台变压器。两段进线的滤波取样（2000/5）都送到两柜，由装置按断路器位置取本段或两段之和，否则母联一合闸取样就失真。</p>
<table><thead><tr><th>运行方式</th><th>取样</th><th>滤波柜</th><th>电容柜</th></tr></thead><tbody><tr><td>分列</td><td>本段进线</td><td>各治各段</td><td>各补各段</td></tr><tr><td>母联合闸</td><td>两段进线之和</td><td>两柜按容量比例分担，共400 A</td><td>停电进线一段的LH-CK200闭锁，该段电容退出</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段一夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论。滤除率按同工况治理前后的谐波电流算：装置在额定补偿电流下不低于95%，现场含轻载与背景谐波，按85%验收；再做一次母联合闸试验，检查取样合成是否正确。</p>', `updatetime` = '2026-11-30 01:03:00' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"5、7次谐波超出，电容柜熔断器熔断","load":"每段1000 kVA变压器，环控风机、水泵变频、电扶梯","target":"现场谐波滤除率≥85%，0.4 kV母线参照GB/T 14549","devices":["有源滤波成套柜 LH-APF-G","抗谐波集成电容器 LH-XCS-7","谐波型多功能电力仪表 LH-PM96H"]}', `diagram` = '{"sections":[{"name":"0.4 kV Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，2000/5，滤波取样"},{"kind":"currentTransformer","product":1075,"text":"3只，2000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"环控风机、水泵变频器"}]],"tie":"母联断路器"},{"name":"0.4 kV Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，2000/5，滤波取样"},{"kind":"currentTransformer","product":1075,"text":"3只，2000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"电扶梯"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"屏蔽门电源"}]]}],"network":{"link":"RS485","gateway":1069,"to":"综合监控"}}' WHERE `solution` = 2002;
