-- content: LH-XCB's inrush by kind of switch; controllers and sampling transformers of capacitor banks; street lighting on TN-S with 300 mA
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 37, 'depth', 320, 320, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 6, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 6, 'switching-element', NULL, '晶闸管');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 7, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 7, 'switching-element', NULL, '复合开关');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 8, 'rated-capacity', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 8, 'switching-element', NULL, '晶闸管');
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4006, 1018);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4011, 1046);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4211, 1018);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4215, 1046);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 13, '2026-11-29', '[{"fact":"接线说明","before":"","after":"本机没有取样端子，由LH-CK200（总进线三相取样）或同一总线的SVG统一投切"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 13, '2026-11-29', '[{"fact":"接线说明","before":"","after":"本机没有取样端子，由LH-CK200（总进线三相取样）或同一总线的SVG统一投切"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 16, '2026-11-29', '[{"fact":"投切元件","before":"晶闸管或复合开关，可选","after":"晶闸管或复合开关，可选；60 kvar只配晶闸管"},{"fact":"合闸涌流","before":"≤3 In","after":"晶闸管≤2.5 In，复合开关≤3 In"},{"fact":"订货代码 T","before":"晶闸管投切；F复合开关","after":"晶闸管投切；F复合开关，只有40 kvar"},{"fact":"电流与发热","before":"复合开关型没有晶闸管一项，保持功耗不超过1.5 W","after":"合闸涌流按峰值与额定电流峰值之比：无电压突变时投入，暂态与稳态电流叠加，不超过稳态的2倍；计入触发误差与谐波，晶闸管型不超过2.5倍，复合开关型不超过3倍，与LH-JK、LH-FK相同；复合开关型（只有40 kvar）没有晶闸管一项，保持功…"},{"fact":"装柜与通风","before":"下面按一面宽800 mm、深800 mm、高2200 mm的柜、室温不超过35 ℃（柜内温升10 K）；风量V≈3.1×P/ΔT，最大的一种600 W为186 m³/h，取200 m³/h","after":"下面按一面宽800 mm、深800 mm、高2200 mm的柜、室温不超过35 ℃（柜内温升10 K）；风量V≈3.1×P÷ΔT，V为m³/h，P为发热W，ΔT为温升K（系数按35 ℃的空气），最大的一种600 W为186 m³/h，取20…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 6, '2026-11-29', '[{"fact":"基本功能","before":"晶闸管过零导通、磁保持继电器长期保持的复合开关，低损耗无涌流。","after":"晶闸管过零导通、磁保持继电器长期保持的复合开关，低损耗、涌流小。"},{"fact":"产品概述","before":"退出时顺序相反，电流过零断开，几乎无涌流与弧光","after":"退出时顺序相反，电流过零断开，几乎没有弧光"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1044, 5, '2026-11-29', '[{"fact":"产品概述","before":"LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开，既无涌流又无半导体击穿风险","after":"LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开，涌流不超过3倍额定电流，又没有半导体击穿的风险"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 6, '2026-11-29', '[{"fact":"产品概述","before":"LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，投入涌流近似为零，可连续快速投切而无机械寿命限制","after":"LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，没有电压突变，投入涌流不超过2.5倍额定电流，可连续快速投切而无机械寿命限制"},{"fact":"功能特点","before":"等电位触发算法，残压任意值均可零涌流投入","after":"等电位触发算法，残压为任意值都可投入，不必等放电"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<table><thead><tr><th>类型</th><th>响应</th><th>涌流</th><th>适用</th></tr></thead><tbody><tr><td>切换电容接触器</td><td>秒级</td><td>≤20倍（限流后）</td><td>投切不频繁</td></tr><tr><td>复合/同步开关</td><td>约100 ms</td><td>≤3倍</td><td>一般频度</td></tr><tr><td>晶闸管模块</td><td>≤20 ms</td><td>≤2.5倍</td><td>频繁、冲击负荷</td></tr></tbody></table>
<p>投切器的通用要求见GB/T 29312。</p>' WHERE `id` = 238;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入，电抗器已在内部串联，外部不得再加电抗。本机没有取样端子，由LH-CK200（总进线三相取样）或同一总线的SVG统一投切。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装断路器，按1.5倍额定电流选择，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行。</li><li>同柜内多台之间保持20 mm间距，柜顶强制排风。</li><li>与不同电抗率的回路并联时须先做谐振校核。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入；三次谐波系统须复核中性线截面。本机没有取样端子，由LH-CK200（总进线三相取样）或同一总线的SVG统一投切。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装断路器，按1.5倍额定电流选择；断开它只隔离这一台，同柜其他单元照常运行。</li><li>中性线截面不小于相线，必要时加倍，防止零线过热。</li><li>与7%回路混装时须核对并联谐振，避免在3~5次之间出现峰值。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与发热</h3>
<p>合闸涌流按峰值与额定电流峰值之比：无电压突变时投入，暂态与稳态电流叠加，不超过稳态的2倍；计入触发误差与谐波，晶闸管型不超过2.5倍，复合开关型不超过3倍，与LH-JK、LH-FK相同。</p>
<p>按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的7%为4~5 W/kvar、14%为5~6 W/kvar，电容器不超过0.5 W/kvar。复合开关型（只有40 kvar）没有晶闸管一项，保持功耗不超过1.5 W。熔断器不低于1.5倍电容器额定电流，向上取标准档。</p>
<table><thead><tr><th>规格</th><th>电容器额定电流</th><th>400 V电流</th><th>支路熔断器</th><th>晶闸管</th><th>电抗器</th><th>电容器</th><th>合计（晶闸管型）</th></tr></thead><tbody><tr><td>480 V/40 kvar/7%</td><td>48.1 A</td><td>43.1 A</td><td>80 A</td><td>155 W</td><td>160~200 W</td><td>≤20 W</td><td>约335~375 W</td></tr><tr><td>480 V/60 kvar/7%</td><td>72.2 A</td><td>64.7 A</td><td>125 A</td><td>233 W</td><td>240~300 W</td><td>≤30 W</td><td>约505~565 W</td></tr><tr><td>525 V/40 kvar/14%</td><td>44.0 A</td><td>39.0 A</td><td>80 A</td><td>140 W</td><td>200~240 W</td><td>≤20 W</td><td>约360~400 W</td></tr><tr><td>525 V/60 kvar/14%</td><td>66.0 A</td><td>58.5 A</td><td>100 A</td><td>211 W</td><td>300~360 W</td><td>≤30 W</td><td>约540~600 W</td></tr></tbody></table>
<h3>装柜与通风</h3>
<p>环境温度指柜内空气，任何一处不超过+45 ℃。下面按一面宽800 mm、深800 mm、高2200 mm的柜、室温不超过35 ℃（柜内温升10 K）；风量V≈3.1×P÷ΔT，V为m³/h，P为发热W，ΔT为温升K（系数按35 ℃的空气），最大的一种600 W为186 m³/h，取200 m³/h。</p>
<ul><li>不装风机：前后门上下都开通风口，最多1块</li><li>装风机：2~4块（前后各2块），每块实际风量不小于200 m³/h，下进上出；4块约2.4 kW，滤网积灰时风量约减半，风机标称不小于1600 m³/h</li><li>室温到40 ℃：温升只剩5 K，装风机也最多2块，每块实际风量不小于400 m³/h</li><li>上下两块间距不小于100 mm；7块分装两面柜</li></ul>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '晶闸管过零导通、磁保持继电器长期保持的复合开关，低损耗、涌流小。', `maincontent` = '<h3>产品概述</h3>
<p>LH-FK投入时先由晶闸管在电压过零点导通，随后磁保持继电器吸合旁路晶闸管，长期通流损耗仅为晶闸管方式的约1%，无需风扇。</p>
<p>退出时顺序相反，电流过零断开，几乎没有弧光。</p>
<h3>功能特点</h3>
<ul><li>三相独立检测过零，适用共补与分补</li><li>缺相、过温、触点粘连三类故障闪码</li><li>控制信号DC 12 V，可直接由补偿控制器驱动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-FK/3-30-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开，涌流不超过3倍额定电流，又没有半导体击穿的风险。</p>
<h3>功能特点</h3>
<ul><li>动作时间自学习，环境温度变化自动修正</li><li>断电保持，掉电不影响已投入状态（可设断电退出）</li><li>三相互锁，缺相禁止投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TB/63-RS</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，没有电压突变，投入涌流不超过2.5倍额定电流，可连续快速投切而无机械寿命限制。</p>
<h3>功能特点</h3>
<ul><li>等电位触发算法，残压为任意值都可投入，不必等放电</li><li>内置快速熔断器与阻容吸收</li><li>散热器85 ℃过温闭锁，风机75 ℃启动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-JK/3-40</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '晶闸管或复合开关，可选；60 kvar只配晶闸管' WHERE `product` = 1013 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '晶闸管≤2.5 In，复合开关≤3 In' WHERE `product` = 1013 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `max` = 2.5, `condition` = '晶闸管' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 3 WHERE `product` = 1013 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '', `condition` = '复合开关' WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '无对外通信', `condition` = '' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '自冷' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `max` = NULL, `choice` = '风冷' WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1013 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1013 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP00', `condition` = '' WHERE `product` = 1013 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1013 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 45, `max` = 45, `choice` = '', `condition` = '60 kvar' WHERE `product` = 1013 AND `place` = 33;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '指示灯', `condition` = '', `optional` = 0 WHERE `product` = 1013 AND `place` = 34;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD', `condition` = '选配', `optional` = 1 WHERE `product` = 1013 AND `place` = 35;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1013 AND `place` = 36;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-XCB","板式组件"],["480","电容器额定电压，V"],["40","标称容量，kvar"],["7%","电抗率"],["T","晶闸管投切；F复合开关，只有40 kvar"],["后缀H","电抗H级绝缘；不写为F级"],["后缀P","带板上测控面板"]]' WHERE `product` = 1013 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCB","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"标称容量","figure":"volts","after":"","unit":"V","numbers":[480,525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[40,60],"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"标称容量","figure":"percent","after":"%","unit":"%","text":"电抗率{}","numbers":[7,14],"with":{}},{"kind":"choice","name":"投切元件","before":"-","line":"投切元件","options":[{"code":"T","meaning":"晶闸管","sets":{"合闸涌流":"≤2.5 In"}},{"code":"F","meaning":"复合开关","sets":{"合闸涌流":"≤3 In"}}],"elsewhere":[]},{"kind":"choice","name":"电抗绝缘等级","before":"-","absent":{"meaning":"F级","sets":{"电抗绝缘等级":"F级"}},"options":[{"code":"H","meaning":"H级","sets":{"电抗绝缘等级":"H级"}}],"elsewhere":[]},{"kind":"choice","name":"测控面板","before":"-","absent":{"meaning":"不带测控面板","sets":{}},"options":[{"code":"P","meaning":"带板上测控面板","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电容器额定电压":["480"]},"only":{"电抗率":["7"]},"says":"480 V电容器只配7%电抗率，14%电抗率须选525 V"},{"when":{"电容器额定电压":["525"]},"only":{"电抗率":["14"]},"says":"525 V电容器只配14%电抗率，7%电抗率须选480 V"},{"when":{"标称容量":["60"]},"only":{"投切元件":["T"]},"says":"60 kvar按1.3倍电流为86~94 A，超过LH-FK复合开关的80 A，只配晶闸管"}],"variants":[{"when":{"电容器额定电压":["480"],"标称容量":["40"]},"sets":{"400 V实际输出":"29.9 kvar"}},{"when":{"电容器额定电压":["480"],"标称容量":["60"]},"sets":{"400 V实际输出":"44.8 kvar"}},{"when":{"电容器额定电压":["525"],"标称容量":["40"]},"sets":{"400 V实际输出":"27.0 kvar"}},{"when":{"电容器额定电压":["525"],"标称容量":["60"]},"sets":{"400 V实际输出":"40.5 kvar"}}]}' WHERE `product` = 1013;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波叠加后常导致电容柜熔断器熔断、中性线发热。</p>
<h2>问题从哪里来</h2>
<p>降压所两台1000 kVA变压器分列运行，短路阻抗6%，0.4 kV短路容量16.7 MVA。GB/T 14549给出0.38 kV、基准短路容量10 MVA时5次62 A、7次44 A、11次28 A、13次24 A的允许值，按16.7÷10换算后与Ⅰ段实测对照：</p>
<table><thead><tr><th>次数</th><th>实测</th><th>换算值</th></tr></thead><tbody><tr><td>5</td><td>120 A</td><td>103 A</td></tr><tr><td>7</td><td>78 A</td><td>73 A</td></tr><tr><td>11</td><td>42 A</td><td>47 A</td></tr><tr><td>13</td><td>30 A</td><td>40 A</td></tr></tbody></table>
<p>5、7次超出。原电容柜224 kvar未串电抗器，与变压器的谐振次数n=√(16.7÷0.224)≈8.6，切除一半支路时升到12.2，投切过程中多次经过11次附近，这是熔断器熔断的原因，机理见<a href="/detail/3108">并联谐振一文</a>。</p>
<h2>治理配置</h2>
<ol><li>滤波：四个主要次数合成√(120²+78²+42²+30²)≈152 A，乘1.2为183 A，每段设200 A的<a href="/newdetail/1028">LH-APF-G</a>一面。</li><li>补偿：旧电容全部换成<a href="/newdetail/1011">LH-XCS-7</a>，每段6台50 kvar，实际输出224 kvar，调谐点189 Hz，低于5次，与滤波器不会互相放大；每段一台<a href="/newdetail/1018">LH-CK200</a>，按进线三相电流（2000/5，与滤波取样各用一组）投切。电抗率的选法见<a href="/detail/3113">7%还是14%</a>。</li><li>监测：环控、电扶梯、屏蔽门馈线各装一只<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi与谐波有功方向，<a href="/newdetail/1069">LH-GW100</a>汇聚后送综合监控。</li></ol>
<h2>母联切换下的运行</h2>
<p>两段母线互为备用，母联合闸后负荷集中到一台变压器。滤波柜的取样须同时采进线与母联电流，由装置按断路器位置合成总电流，否则母联一合闸取样就失真。</p>
<table><thead><tr><th>运行方式</th><th>取样</th><th>滤波柜</th><th>电容柜</th></tr></thead><tbody><tr><td>分列</td><td>本段进线</td><td>各治各段</td><td>各补各段</td></tr><tr><td>母联合闸</td><td>进线与母联合成</td><td>两柜按容量比例分担，共400 A</td><td>停电进线一段的LH-CK200闭锁，该段电容退出</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段一夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论。滤除率按同工况治理前后的谐波电流算：装置在额定补偿电流下不低于95%，现场含轻载与背景谐波，按85%验收；再做一次母联合闸试验，检查取样合成是否正确。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>路灯箱变点多、面广、无人值守，传统做法依靠定时开关与人工巡线，亮灯率低、偷接线难发现、回路老化后漏电风险大。</p>
<h2>一台箱变里有什么</h2>
<p>以100 kVA箱变、6条路灯回路为例。接地形式TN-S，PE线随电缆到每根灯杆。每条回路带36盏120 W的LED灯，三相均分，功率因数0.95。每相功率1.44 kW，电流1440÷（220×0.95）≈6.9 A；6条回路合计25.9 kW，进线约41 A。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>选型</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>开口互感器100 A，不停电安装</td></tr><tr><td>每条回路</td><td><a href="/newdetail/1071">LH-SB63</a></td><td>3P+N、32 A、剩余电流100 mA</td></tr><tr><td>照明母线</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>总剩余电流与电缆头温度</td></tr><tr><td>箱变</td><td>门磁</td><td>接断路器辅助输入</td></tr></tbody></table>
<h2>判据怎么定</h2>
<p>一盏灯约0.57 A，占回路相电流的8.3%。把“电流比同一时段的30天基线低6%并持续10 min”定为单灯故障，高6%定为可能偷接（只认到回路，灯位由巡视确认），连续一周缓慢上升而漏电同时增大定为线路老化。6%低于一盏灯的份额，又高于1级测量误差与电压波动的影响。</p>
<p>漏电定值先测后定：雨后实测各回路固有泄漏18~22 mA，取不小于其2倍的标准档，即100 mA；30 mA档雨天会误跳；300 mA是防火灾的上限，只用在泄漏大、暂时换不了线的老线路。三个常见误区见<a href="/detail/3122">剩余电流监测</a>。</p>
<h2>控制策略</h2>
<p>按经纬度日出日落加偏移量开关灯，阴雨天由照度修正；后半夜隔盏亮灯。策略下发到断路器本地执行，通信中断时仍按最近一次时间表工作。6条回路后半夜5 h减半，一年少用25.9×0.5×5×365≈2.4万kWh。</p>
<h2>告警与处置</h2>
<table><thead><tr><th>告警</th><th>判据</th><th>处置</th></tr></thead><tbody><tr><td>漏电</td><td>越过定值</td><td>本地跳闸并推送，不自动重合</td></tr><tr><td>缺相</td><td>某相电流为零</td><td>派单</td></tr><tr><td>箱门打开</td><td>无工单而门磁动作</td><td>现场复核</td></tr><tr><td>通信中断</td><td>30 min无数据</td><td>查信号，补巡</td></tr></tbody></table>
<p>箱变分散、每处只有一两台设备，用4G直连比网关经济，比较见<a href="/detail/3121">LoRa与4G怎么选</a>；开工前在箱内与箱外各测一次信号。</p>
<h2>割接与验收</h2>
<p>以箱变为单位白天割接，单台停电不超过1 h，送电后逐回路核对相序、灯数与基线，连续观察三个夜晚再进入下一批。验收抽10%的回路各拔一盏灯、各做一次漏电试验，30 min内平台应有对应告警。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>校园用电的难点是宿舍恶性负载、实验室大功率设备与公共建筑的分项统计，既要管得住安全，又要分得清费用。</p>
<h2>宿舍：一间一表</h2>
<p>每间装<a href="/newdetail/1058">LH-DM2P</a>，80 A磁保持继电器，欠费、超功率与恶性负载三种跳闸分别记录原因。阈值不能一刀切：装空调的楼栋启动电流大，按“功率突增超过800 W且近似纯阻性（功率因数0.98以上）”判断电热器具，空调压缩机功率因数低于0.95，不会误跳；公寓楼允许吹风机，阈值放到1500 W。同一间一小时内第三次跳闸转为人工恢复。</p>
<p>一栋320间，LoRa上送，每台<a href="/newdetail/1070">LH-GW200</a>按120个节点（每15 min一次）配置，320÷120≈2.7，需要三台，楼梯间上中下各一台；与4G直连的比较见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>公共建筑：四大分项</h2>
<p>教学楼、图书馆在楼层箱装<a href="/newdetail/1068">LH-MC12</a>，一台12路三相或36路单相，照明插座、空调、动力、特殊用电分开；租赁商铺另装<a href="/newdetail/1060">LH-DM3C</a>。存量多回路表是否要换见<a href="/detail/3120">新国标实施后的做法</a>。</p>
<h2>食堂与水泵房：补偿</h2>
<p>最大180 kW、功率因数0.75，提到0.95需180×（0.882−0.329）≈100 kvar。<a href="/newdetail/1005">LH-ZCH</a>选150 kvar：共补120 kvar用450 V电容，400 V下输出120×（400÷450）²≈95 kvar；分补30 kvar用250 V电容，230 V下约25 kvar，合计120 kvar。若只选120 kvar，实际约97 kvar，就不够了。它接在这条馈线上，馈线装600/5取样。</p>
<h2>实验室：安全优先</h2>
<p>总进线装<a href="/newdetail/1076">LH-RCD300</a>，监测剩余电流与电缆头温度，先告警后由值班人员处置；冰箱、培养箱等回路禁止远程断电。</p>
<table><thead><tr><th>区域</th><th>设备</th><th>通信</th></tr></thead><tbody><tr><td>宿舍</td><td>LH-DM2P、LH-GW200</td><td>LoRa</td></tr><tr><td>教学楼、图书馆</td><td>LH-MC12</td><td>以太网</td></tr><tr><td>商铺、食堂</td><td>LH-DM3C、LH-ZCH</td><td>RS485</td></tr><tr><td>配电房</td><td><a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1069">LH-GW100</a></td><td>RS485、4G</td></tr></tbody></table>
<h2>进度与验收</h2>
<p>暑期集中改造，单栋宿舍两天：第一天换表接线，第二天逐间核对房号、相别与表号。开学前抽5%房间做三种跳闸试验，并用标准表比对首末两间；分项电量之和与总表一周电量相差不超过3%。学生在校园平台缴费与查询，跳闸与恢复都有日志。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>取水与送水泵房负荷集中、运行时间长，功率因数低带来的力调电费与线损损失可观；汛期又不允许停电。</p>
<h2>定速机组：随机补偿</h2>
<p>10 kV、560 kW定速泵实际功率500 kW，功率因数0.85，提到0.95需要500×（0.620−0.329）≈145 kvar，选150 kvar的<a href="/newdetail/1010">LH-GYJ</a>，与电动机同投同退，空载时闭锁。</p>
<p>随机补偿必须校核自励磁：空载电流I0为12 A时，上限0.9×√3×10×12≈187 kvar，150 kvar可用；若I0只有9 A，上限140 kvar，就要减到100 kvar，差额放到母线集中补。电动机断开后电容仍接在端子上，再次起动须等端电压衰减，并核对保护定值：互感器在电容之前时，测到的电流比电动机小，过载定值要按补偿后电流重算。</p>
<h2>变频机组：先滤波再补偿</h2>
<p>380 V变频泵260 kW，变频器输入功率因数已在0.93以上，无功不是主要矛盾。630 kVA变压器低压侧实测5次40 A、7次22 A、11次10 A，合成√(40²+22²+10²)≈47 A，乘1.2为56 A，在两台变频柜旁各挂一台35 A的<a href="/newdetail/1027">LH-APF-W</a>，合计70 A；阀门、加药与照明的无功用两台30 kvar的<a href="/newdetail/1011">LH-XCS-7</a>，7%电抗率避开5次。母线没有变频器的小站可用<a href="/newdetail/1001">LH-ZCS</a>，有变频器时不要用。</p>
<h2>计量：每立方米水多少电</h2>
<p>10 kV进线<a href="/newdetail/1062">LH-TM33</a>看总量，低压进线<a href="/newdetail/1061">LH-TM30</a>分清峰谷，<a href="/newdetail/1056">LH-PM120E</a>看变频机组的功率，流量信号来自水务系统，两者相除得到单位水量电耗；同样流量下电耗上升5%，提示叶轮磨损或阀门未全开。力调电费的算法见<a href="/detail/3107">一文读懂力调电费</a>。</p>
<h2>汛期应急</h2>
<p>低压必保负荷300 kW、功率因数0.85，电流约536 A。外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，移动发电车到场10 min内插接；站内另有自备机组时配630 A的<a href="/newdetail/1035">LH-KJT</a>，失电后自动起机并切换。10 kV机组不在应急范围内，排涝能力按低压机组核算。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>要点</th></tr></thead><tbody><tr><td>定速10 kV</td><td>LH-GYJ 150 kvar</td><td>自励磁、保护定值</td></tr><tr><td>变频380 V</td><td>LH-APF-W 2×35 A</td><td>就地</td></tr><tr><td>低压母线</td><td>LH-XCS-7 2×30 kvar、<a href="/newdetail/1018">LH-CK200</a> 1台</td><td>7%电抗率；进线1500/5取样</td></tr><tr><td>外墙</td><td>LH-KJX-D 800 A</td><td>高于内涝水位</td></tr></tbody></table>
<p>设备基础抬到历史最高内涝水位以上，户外箱体IP54并配加热防凝露。汛前带载演练一次；验收以连续7天的功率因数、谐波（GB/T 14549）与单位电耗对比为准，数据由<a href="/newdetail/1069">LH-GW100</a>上送。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>挤奶厅的真空泵与制冷压缩机同时启动时电流冲击明显，电压波动会影响脉动器节律；夏季高温时段的用电连续性直接影响产奶与牛奶冷藏。</p>
<h2>电压波动算一算</h2>
<p>变压器315 kVA、短路阻抗4%，短路容量约7.9 MVA。55 kW压缩机星三角起动约150 kVA，电压变动150÷7900≈1.9%；30 kW真空泵直接起动约234 kVA，变动3.0%；两台碰在一起为4.9%。GB/T 12326规定35 kV及以下、每小时变动1次以下时限值4%，1~10次时3%。所以首先要做的不是加设备，而是让两类电机错开10 s以上起动，真空泵改软起动后变动还能再降一半。</p>
<h2>补偿与测量</h2>
<p>压缩机与真空泵合计150 kW、功率因数0.78，提到0.95需要150×（0.802−0.329）≈71 kvar。选两组<a href="/newdetail/1013">LH-XCB</a>，480 V电容、7%电抗率：真空泵组40 kvar，400 V下实际输出40×（400÷480）²÷（1−0.07）≈30 kvar；压缩机组60 kvar，实际约45 kvar，合计75 kvar。只开一台泵时无功约26.5×0.802≈21 kvar，投30 kvar就会过补，所以每组在两台都运行时才投入，停一台即退出。投切元件选晶闸管，涌流小，频繁起停也不磨损。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>暂降、电压变动、功率因数</td></tr><tr><td>真空泵组</td><td>LH-XCB 40 kvar</td><td>两台都运行才投：接触器辅助触点串联，送DC 12 V</td></tr><tr><td>制冷压缩机</td><td>LH-XCB 60 kvar、<a href="/newdetail/1067">LH-WM42</a></td><td>启停次数与电流</td></tr><tr><td>青贮、饲料</td><td>LH-WM42</td><td>季节性用电</td></tr></tbody></table>
<p>LH-PQM-S的暂降时刻与脉动器停机记录放在一张时间轴上：同时出现，查电网与起动顺序；不同时，查脉动器电源与真空度。每日挤奶两到三次，一周可得二十次以上样本，足以判断。</p>
<h2>从电流看制冷</h2>
<p>压缩机拉到4 ℃所需时间变长而电流偏低，多为制冷剂不足；电流偏高且排气温度上升，多为冷凝器脏堵。清洗前后各留一周曲线，同样环境温度下比较，就是维护效果的依据。冷藏罐温度高于设定2 ℃持续15 min告警，并附当时的压缩机电流。</p>
<h2>布置与验收</h2>
<p>挤奶厅每天冲洗，仪表与补偿组件放在隔壁电气间，厅内只留防护合格的按钮盒；<a href="/newdetail/1070">LH-GW200</a>一台可覆盖挤奶厅、饲料区与泵房。两班挤奶之间有4 h空档，一次接一组，两天完成。验收取三班挤奶的记录：功率因数不低于0.95，电压变动不大于3%，脉动器无停机。青贮装填季的临时用电设移动配电箱并单独计量，作业结束及时拆除。力调电费的变化按<a href="/detail/3107">这篇文章</a>的方法用电费清单核对。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>冷库压缩机启动冲击大，屠宰线变频输送与清洗泵谐波含量高，电压暂降会造成制冷机组跳停、库温波动。</p>
<h2>先弄清跳停的原因</h2>
<p>进线装<a href="/newdetail/1031">LH-PQM-A</a>，半周波刷新，记录残压与持续时间；制冷机组的跳停由PLC打时标，两者对时误差小于1 s。连续两个月后分三类：</p>
<table><thead><tr><th>现象</th><th>原因在</th><th>做法</th></tr></thead><tbody><tr><td>跳停都在暂降时刻，残压低于70%</td><td>电网或邻近故障</td><td>控制回路加暂降保护，接触器改延时释放</td></tr><tr><td>跳停与大机起动同时</td><td>厂内</td><td>错峰起动、软起动</td></tr><tr><td>两者无关</td><td>制冷系统</td><td>查高低压与油路</td></tr></tbody></table>
<p>例：8次跳停中6次伴随残压60%~70%、80~120 ms的暂降，主机本身能承受，是接触器线圈释放所致，改控制回路比给主机配UPS便宜两个数量级。</p>
<h2>压缩机：补偿</h2>
<p>1250 kVA变压器带4台200 kW压缩机，实际720 kW、功率因数0.83，提到0.95需要720×（0.672−0.329）≈247 kvar。7台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>在400 V下输出7×37.3≈261 kvar，由<a href="/newdetail/1018">LH-CK200</a>按总进线三相电流（2500/5）跟着机组启停逐级投切，每级约补一台机的六成，避免轻载过补。螺杆机部分负荷时功率因数更低，要按全年加权，而不是按铭牌点选容量。</p>
<h2>屠宰线：滤波</h2>
<p>输送与清洗泵变频馈线实测5次88 A、7次52 A、11次24 A，合成√(88²+52²+24²)≈105 A，乘1.2为126 A，选150 A的<a href="/newdetail/1028">LH-APF-G</a>。滤波柜取样在变频馈线，不取总进线，避免把补偿支路的电流算进去。变频器与电容放在同一母线的风险见<a href="/detail/3108">并联谐振</a>，7%电抗率正是为此。</p>
<h2>库温与电流联锁告警</h2>
<ul><li><a href="/newdetail/1067">LH-WM42</a>测每台压缩机电流，库温上升而电流为零，为停机；库温上升而电流正常，为化霜或门未关</li><li><a href="/newdetail/1074">LH-TS20</a>贴在补偿柜与压缩机柜电缆头，温度比同相高15 ℃即复紧</li><li><a href="/newdetail/1070">LH-GW200</a>在冷库外，库内节点天线引到门口，−25 ℃以下不放电池节点</li></ul>
<h2>实施与验收</h2>
<p>停电窗口以库温为限：冻结间升温1 ℃约需1 h，允许升4 ℃，所以单次停电不超过4 h，分两次完成，第一次装补偿，第二次装滤波。氨制冷机房的电气设备按规范选型并设事故排风联锁，监测装置不参与该联锁。验收同比两周记录：功率因数不低于0.95，公共连接点谐波电流符合GB/T 14549，暂降中的跳停次数由记录逐条说明。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>喷气织机、空压机与空调变频集中，谐波以5、7次为主，夜间轻载时固定电容容易过补。</p>
<h2>三类负荷，三种脾气</h2>
<table><thead><tr><th>区域</th><th>特点</th><th>措施</th></tr></thead><tbody><tr><td>织造</td><td>24 h平稳，电机群感性无功</td><td><a href="/newdetail/1011">LH-XCS-7</a>，基础补偿</td></tr><tr><td>空压</td><td>变频为主，谐波集中</td><td><a href="/newdetail/1028">LH-APF-G</a>，就地滤波</td></tr><tr><td>空调</td><td>随季节与昼夜变化</td><td><a href="/newdetail/1022">LH-SVG-M</a>，连续调节</td></tr></tbody></table>
<h2>测量结果与容量</h2>
<p>1600 kVA变压器，白班950 kW、0.84，夜班换品种时低到380 kW、0.92。</p>
<ul><li>白班到0.96需要950×（0.646−0.292）≈336 kvar；夜班380 kW自身无功只有162 kvar，到0.96只需51 kvar</li><li>基础无功：LH-XCS-7 6×50 kvar，实际224 kvar，分两组，夜班只留一组112 kvar</li><li>波动部分：LH-SVG-M 2×75 kvar，夜班可反向吸收，避免容性，并统一投切电容</li><li>合计374 kvar，比336多一成，作为增加织机的余量</li></ul>
<p>空压站四台160 kW变频机馈线实测5次130 A、7次70 A、11次38 A，合成√(130²+70²+38²)≈152 A，乘1.2为183 A，选200 A。滤波放在空压站而不放在总母线，是因为谐波电流不再流经200 m电缆：按152 A、每相0.03 Ω计，三相少损耗3×152²×0.03≈2.1 kW，一年约1.8万kWh。</p>
<h2>飞花环境</h2>
<p>飞花会在一周内堵住IP20模块的滤网，模块超温降额，看上去像“容量不够”。设备放在车间外的独立电气间，正压送风，进风两道滤网，每周清理；确需放在车间内时整柜做到IP54并加热交换器，按柜内温度重新核算容量，45 ℃以上要降额。</p>
<h2>能效管理</h2>
<p><a href="/newdetail/1065">LH-WM40</a>用开口互感器装在每台空压机上，不停机，15 min上送；用气量来自流量计，比功率升高5%即查漏气与加卸载。织机按台班统计万米布电耗，<a href="/newdetail/1068">LH-MC12</a>分机台组计量，异常自动标红。表的通信方式见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>施工与验收</h2>
<p>织机不停台是硬约束：两台变压器之间有联络，逐台转供，在换品种的8 h窗口内完成一台。空调供电回路不与频繁启停的负荷共用变压器。验收取白班、夜班各三天：功率因数15 min值不低于0.96且无容性，空压馈线THDi不高于8%，公共连接点按GB/T 14549评价，电气间温度不高于40 ℃。夜班轻载的那一段最容易不合格，要单独列出。电容与SVG的分工见<a href="/detail/3115">混合补偿</a>。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>原料磨、破碎机等高压大电机多，长距离供电电压损失大，6/10 kV侧与0.4 kV侧需要统筹。</p>
<h2>先分清该补在哪里</h2>
<p>10 kV母线最大9.6 MW、功率因数0.88，到0.95需要9600×（0.540−0.329）≈2026 kvar。如果全部放在总降，矿山3 km线路上的无功电流一点不少；如果全部放在末端，停机时又无处可调。顺序是：低压就地、大电机随机、母线补差。</p>
<table><thead><tr><th>层</th><th>设备</th><th>容量</th><th>控制</th></tr></thead><tbody><tr><td>大电机</td><td><a href="/newdetail/1010">LH-GYJ</a></td><td>2×450 kvar</td><td>同投同退</td></tr><tr><td>10 kV母线</td><td><a href="/newdetail/1008">LH-GYZ</a></td><td>2×600 kvar</td><td>九区图</td></tr><tr><td>0.4 kV风机、水泵</td><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>每台变压器6×50 kvar</td><td><a href="/newdetail/1018">LH-CK200</a>，功率因数与无功</td></tr><tr><td>0.4 kV变频</td><td><a href="/newdetail/1015">LH-GXL</a></td><td>300 kvar</td><td>按支路</td></tr></tbody></table>
<h2>高压侧核算</h2>
<ul><li>随机补偿的上限：电机空载电流30 A时0.9×√3×10×30≈468 kvar，450 kvar可用；绕线电机带进相机的不再装</li><li>电抗率：母线5次为主，选6%，调谐次数1÷√0.06≈4.08，低于5次；若不串电抗，短路容量180 MVA、1200 kvar时n=√(180÷1.2)≈12.2，只投一组时17.3，投切会扫过13、17次</li><li>电压变化：单组600 kvar，ΔU≈0.6÷180≈0.33%，两组0.67%，九区图的电压死区取1%以上，避免反复投切</li><li>电容器额定电压：6%电抗率时端电压升高到1/（1−0.06）≈1.064倍，选11/√3 kV</li></ul>
<h2>低压侧</h2>
<p>破碎机皮带、风机水泵以工频电机为主，7%电抗率的LH-XCS-7即可；选粉机、回转窑变频馈线谐波大，用调谐滤波柜LH-GXL，5、7次各一支路，主要次数电流下降50%~80%，以现场复测为准。破碎车间粉尘大，可用敞开维护的<a href="/newdetail/1013">LH-XCB</a>，装在正压配电室内，由<a href="/newdetail/1046">LH-RC12</a>投切。</p>
<h2>防止重复补偿</h2>
<p>低压先补足，高压母线按剩余无功投切。夜间只剩窑系统3 MW、功率因数0.97，无功约3000×0.251≈753 kvar，若此时随机补偿的900 kvar仍投着就会倒送147 kvar，因此必须与电机同退；母线两组在夜间全部闭锁，由运行方式表规定。</p>
<h2>实施与验收</h2>
<p>总降停电与窑大修同期，5天内完成一次设备；高压电容器投运前做相间与对地耐压，投运后测合闸涌流与过电压。母排与电抗器接头装<a href="/newdetail/1073">LH-TS10</a>，滤网每月清理，三相温差10 ℃即停检。<a href="/newdetail/1050">LH-PM96H</a>装在各变压器低压侧，<a href="/newdetail/1069">LH-GW100</a>汇总。验收以10 kV关口一个月的平均功率因数为准，谐波电流按GB/T 14549核算；反向无功电量应为零，力调电费的口径见<a href="/detail/3107">这篇文章</a>。</p>', `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-XCS-14 45 kvar 3台、LH-XCF 24 kvar 2台、LH-CK200 1台、LH-KCT 1000/5 3只' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-GYJ 120 kvar 4台、LH-XCB 40 kvar 3组（0.4 kV侧）、LH-RC12 1台、LH-KCT 1500/5 1只' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-XCF 30 kvar 4台、LH-KCT 600/5 3只' WHERE `case` = 4108;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-XCS-7 50 kvar 7台、LH-CK200 1台、LH-KCT 2000/5 3只' WHERE `case` = 4211;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-XCB 60 kvar 24组（7%）、LH-APF-M 150 A 4台、LH-RC12 2台、LH-KCT 3000/5 2只' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>站房LED照明多，母线最大电流620 A，3、5、7次谐波都明显。原补偿柜约115 kvar，未串电抗器，与变压器在13次附近谐振，11次被放大到约3倍，电容器过流、鼓肚。</p><h2>做法</h2><p>3次是主要谐波，补偿全部换成14%电抗率：三相部分用3台45 kvar的LH-XCS-14，单相照明不平衡的部分用2台24 kvar的LH-XCF分相投切，400 V下共输出124 kvar。调谐点在134 Hz，低于3次，对3次及以上都呈感性，投入后不再放大。5台用一根网线级联，由1台LH-CK200按母线进线的三相电流（1000/5）统一投切。</p><h2>投运与复测</h2><p>复测功率因数由0.84提到0.96；11次谐波由放大约3倍变为不放大，母线THDu由6.1%降到3.6%，在5%的限值以内。</p>', `equipment` = '[{"product":1012,"code":"LH-XCS/525-45-14%","quantity":3,"unit":"台","use":"三相共补"},{"product":1014,"code":"LH-XCF/300-24-14%","quantity":2,"unit":"台","use":"分相补偿"},{"product":1018,"code":"LH-CK200/5A","quantity":1,"unit":"台","use":"统一投切5台电容单元"},{"product":1075,"code":"LH-KCT-120-1000/5-0.5","quantity":3,"unit":"台","use":"照明母线进线，补偿取样"}]', `diagram` = '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，1000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1012,"text":"3×45 kvar，14%"}],[{"kind":"breaker"},{"kind":"detuned","product":1014,"text":"2×24 kvar，分补14%"}],[{"kind":"breaker"},{"kind":"load","text":"站房LED照明"}]]}]}' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>商业广场一台1000 kVA变压器带68户商铺，最大有功620 kW，功率因数0.85；单相负荷多，三相不平衡，只做三相共补时总有一相过补或欠补。商铺电费靠人工抄表分摊。</p><h2>做法</h2><p>配电间壁装2台120 kvar的LH-ZCH，共补60%、分补40%，按相投切，总进线取样互感器（1500/5）的二次依次接两台，投切延时错开；每户装1只LH-DM3，RS485集中抄表，物业按月出账。</p><h2>投运与复测</h2><p>功率因数由0.85提到0.97，力调电费（考核0.85）由不增不减变为每月减收1600元；抄表由每月16 h减到0.5 h。</p>', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"1500/5，补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1005,"text":"2×120 kvar，混补"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"每户一只"},{"kind":"load","text":"商铺，68户"}],[{"kind":"breaker"},{"kind":"load","text":"公共照明、电梯"}]]}]}' WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14.4 kW；接地形式TN-S，PE线随电缆到灯杆；线路老，雨后实测各路泄漏80~130 mA。灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><ul><li><strong>断路器</strong>：每路1台LH-SB63，3P+N 20 A，按启动冲击与末端短路选取。</li><li><strong>总电量</strong>：每台箱变1台LH-WM40，14.4 kW、0.95约23 A，用最小的100 A开口互感器。</li><li><strong>剩余电流</strong>：N线同进断路器，不平衡电流不误动；按方案取不小于实测2倍的标准档，新线路是100 mA，这里是300 mA，本地跳闸，不自动重合。</li></ul><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：按经纬度开关灯后，每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>', `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线，TN-S（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"3P+N 20 A，300 mA跳闸"},{"kind":"load","text":"照明回路1，约2 kW"}],[{"kind":"breaker","product":1071,"text":"3P+N 20 A，300 mA跳闸"},{"kind":"load","text":"照明回路2，约2 kW"}],[{"kind":"breaker","product":1071,"text":"5台，20 A，300 mA跳闸"},{"kind":"load","text":"照明回路3~7，每路约2 kW"}]]}]}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>水厂4台450 kW高压送水泵三用一备，10 kV侧功率因数0.86，单泵馈线电流27.2 A。电动机长期连续运行，无功稳定，适合就地补偿。低压1台800 kVA变压器带加药与反冲洗设备。</p><h2>做法</h2><p>每台高压电动机旁设1面120 kvar的LH-GYJ，与电动机同投同切，补偿量不超过电动机空载无功，避免自励；低压母线另用3组40 kvar、7%电抗率的LH-XCB，补这台变压器所带的负荷，由1台4路的LH-RC12按0.4 kV进线A相电流（1500/5）投切。</p><h2>投运与复测</h2><p>10 kV功率因数由0.86提到0.96，单泵馈线电流由27.2 A降到24.4 A，力调电费由每月加收11300元变为减收4200元。</p>', `equipment` = '[{"product":1010,"code":"LH-GYJ/10-120","quantity":4,"unit":"台","use":"每台送水泵1台，同投同切"},{"product":1013,"code":"LH-XCB/480-40-7%-T","quantity":3,"unit":"组","use":"800 kVA变压器0.4 kV母线"},{"product":1046,"code":"LH-RC12/D-4","quantity":1,"unit":"台","use":"DC 12 V投切3组LH-XCB"},{"product":1075,"code":"LH-KCT-120-1500/5-0.5","quantity":1,"unit":"台","use":"0.4 kV进线A相，补偿取样"}]', `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"送水泵4×450 kW"}],[{"kind":"breaker","text":"随泵同投同切"},{"kind":"capacitor","product":1010,"text":"4×120 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"1只，1500/5，补偿取样"},{"kind":"controller","product":1046}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"3×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"加药、反冲洗"}]]}]}' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1001,"text":"5×40 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"病房、空调、电梯"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1001,"text":"5×40 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"病房、空调、电梯"}]]}]}' WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"1000/5，补偿取样"},{"kind":"controller","product":1018,"text":"测控显示"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1006,"text":"240 kvar，8级"}],[{"kind":"breaker"},{"kind":"load","text":"机床、焊机"}]]}]}' WHERE `case` = 4107;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>图书馆12路照明干线约210 kW，大量电子镇流器与LED，3次谐波使普通电容器每年更换9台。</p><h2>做法</h2><p>原电容全部拆除，换4台30 kvar的LH-XCF，14%电抗率、分相补偿，第一台作主机，按母线进线三相电流（600/5）统一投切，三相各自投切，既不放大3次谐波，也不会一相过补一相欠补。</p><h2>投运与复测</h2><p>功率因数由0.86提到0.98，THDu由4.8%降到3.1%，投运后电容器再没有更换。</p>', `equipment` = '[{"product":1014,"code":"LH-XCF/300-30-14%","quantity":4,"unit":"台","use":"照明母线，分相补偿"},{"product":1075,"code":"LH-KCT-80-600/5-0.5","quantity":3,"unit":"台","use":"照明母线进线，接第一台LH-XCF"}]', `diagram` = '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，600/5，补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1014,"text":"4×30 kvar，分补14%"}],[{"kind":"breaker"},{"kind":"load","text":"照明干线12路"}]]}]}' WHERE `case` = 4108;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"300 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"300 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"机器人焊机52台"}]]}]}' WHERE `case` = 4201;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"1号炉575 V母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1016,"text":"匹配1500 kW"}],[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW"}]]},{"name":"2号炉575 V母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1016,"text":"匹配1500 kW"}],[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW"}]]}]}' WHERE `case` = 4202;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"2000/5，补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"450 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"每机一台"},{"kind":"contactor"},{"kind":"motor","text":"粉碎机160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"每机一台"},{"kind":"contactor"},{"kind":"motor","text":"制粒、输送"}]]}]}' WHERE `case` = 4207;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>冷链中心5台132 kW螺杆压缩机，其中2台变频，不串电抗器的电容与变压器在8次附近谐振，把5、7次谐波放大，电容器一年坏11台，功率因数只有0.80。</p><h2>做法</h2><p>换成7台50 kvar的LH-XCS-7，7%电抗率调谐在189 Hz，低于5次谐波；7台用网线级联，由1台LH-CK200按总进线三相电流（2000/5）跟着压缩机启停逐台投切，先投先切，同一台切除后180 s内不再投入，各台动作次数均衡。</p><h2>投运与复测</h2><p>功率因数由0.80提到0.96，THDu由5.3%降到3.4%，电容器再没有损坏，力调电费由每月加收9800元变为减收1500元。</p>', `equipment` = '[{"product":1011,"code":"LH-XCS/480-50-7%","quantity":7,"unit":"台","use":"低压母线"},{"product":1018,"code":"LH-CK200/5A","quantity":1,"unit":"台","use":"统一投切7台电容单元"},{"product":1075,"code":"LH-KCT-160-2000/5-0.5","quantity":3,"unit":"台","use":"总进线，补偿取样"}]', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，2000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"motor","text":"压缩机3×132 kW"}],[{"kind":"breaker"},{"kind":"load","text":"变频压缩机2×132 kW"}]]}]}' WHERE `case` = 4211;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>选矿厂2台2000 kVA变压器，球磨机、浮选机负荷约2300 kW，功率因数0.81，变频浮选机使THDi 17%，原电容器频繁熔断。</p><h2>做法</h2><p>每段母线装12组60 kvar、7%电抗率的LH-XCB补无功（输出538 kvar），分装三面带风机的柜，每面4组，由1台12路的LH-RC12按进线A相电流（3000/5）投切；2台150 A的LH-APF-M并联滤谐波。THDi主要靠APF降：7%电抗率只保证不放大，每段谐波约340 A，电容支路分走三成，余下约240 A由APF的300 A滤除。先投抗谐波电容，再开APF，避免APF去补电容支路吸收的那部分谐波。</p><h2>投运与复测</h2><p>功率因数由0.81提到0.97，THDi由17%降到4.2%，THDu由6.2%降到2.9%，力调电费由每月加收3.1万元变为减收0.5万元。</p>', `equipment` = '[{"product":1013,"code":"LH-XCB/480-60-7%-T","quantity":24,"unit":"组","use":"两段母线各12组"},{"product":1026,"code":"LH-APF-M/400-150-4L","quantity":4,"unit":"台","use":"两段母线各2台并联"},{"product":1046,"code":"LH-RC12/D-12","quantity":2,"unit":"台","use":"两段母线各1台，DC 12 V投切LH-XCB"},{"product":1075,"code":"LH-KCT-160-3000/5-0.5","quantity":2,"unit":"台","use":"两段进线A相各1只，补偿取样"}]', `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"APF取样"},{"kind":"currentTransformer","product":1075,"text":"1只，3000/5，补偿取样"},{"kind":"controller","product":1046}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"APF取样"},{"kind":"currentTransformer","product":1075,"text":"1只，3000/5，补偿取样"},{"kind":"controller","product":1046}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]]}]}' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'THDu', `before` = '6.1', `after` = '3.6', `unit` = '%' WHERE `case` = 4006 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '11次谐波放大', `before` = '3', `after` = '1', `unit` = '倍' WHERE `case` = 4006 AND `place` = 2;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"},{"kind":"currentTransformer","product":1075,"text":"3只，2000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"环控风机、水泵变频器"}]],"tie":"母联断路器"},{"name":"0.4 kV Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"},{"kind":"currentTransformer","product":1075,"text":"3只，2000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"电扶梯"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"屏蔽门电源"}]]}],"network":{"link":"RS485","gateway":1069,"to":"综合监控"}}' WHERE `solution` = 2002;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV照明母线，TN-S","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"},{"kind":"residual","product":1076,"text":"总剩余电流"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路1，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路2，36盏"}],[{"kind":"breaker","product":1071,"text":"3台，32 A，100 mA"},{"kind":"load","text":"路灯回路3~5"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路6，36盏"}]]}],"network":{"link":"4G Cat.1，每台直连","to":"路灯平台"}}' WHERE `solution` = 2003;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"meter","product":1048,"text":"1500/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍320间"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"教学楼、图书馆"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"load","text":"商铺"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"实验楼"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"currentTransformer","text":"600/5，补偿取样"}]]},{"name":"食堂、水泵房母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1005,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"食堂、水泵房"}]]}],"network":{"link":"LoRa：宿舍表","gateway":1070,"to":"校园能耗平台"}}' WHERE `solution` = 2007;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"breaker","text":"随机投退"},{"kind":"detuned","product":1010,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061},{"kind":"currentTransformer","text":"1500/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"变频泵260 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1061,"text":"总计量"},{"kind":"currentTransformer","text":"3000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"600 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"2只"},{"kind":"motor","text":"粉碎机132 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"2只"},{"kind":"motor","text":"制粒机160 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1054,"text":"每台一只"},{"kind":"motor","text":"提升机、混合机"}],[{"kind":"breaker"},{"kind":"load","text":"喂料、照明"}]]}],"network":{"link":"RS485","gateway":1069,"to":"工厂平台"}}' WHERE `solution` = 2014;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"currentTransformer","text":"2500/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"能源平台"}}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV焊装母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"闪变、不平衡"},{"kind":"currentTransformer","text":"动态柜、APF、平衡装置取样"}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"450 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"AB相焊机14台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"BC相焊机13台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"CA相焊机13台"}]]}],"network":{"link":"RS485","gateway":1069,"to":"车间系统"}}' WHERE `solution` = 2017;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"690 V炉用母线","incoming":[[{"kind":"grid","text":"10 kV专线"},{"kind":"breaker"},{"kind":"transformer","text":"1800 kVA，10/0.69 kV"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"谐波"},{"kind":"currentTransformer","text":"2000/5，滤波取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW，六脉波"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第1档，110 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第2档，110 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"7次，120 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"11次，100 kvar"}]]}],"network":{"link":"RS485","gateway":1069,"to":"熔炼班组"}}' WHERE `solution` = 2018;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第1组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第2组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"喷气织机"}],[{"kind":"breaker"},{"kind":"load","text":"空调变频"}],[{"kind":"breaker","text":"200 m电缆"},{"kind":"currentTransformer","text":"APF取样"}]]},{"name":"空压站母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"2台"},{"kind":"motor","text":"空压机1、2，160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"2台"},{"kind":"motor","text":"空压机3、4，160 kW"}]]}],"network":{"link":"4G；多回路表走以太网","to":"能效平台"}}' WHERE `solution` = 2020;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV总降母线","incoming":[[{"kind":"grid","text":"35 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"16 MVA，35/10 kV"},{"kind":"breaker"}]],"feeders":[[{"kind":"disconnector"},{"kind":"contactor"},{"kind":"sensor","product":1073},{"kind":"detuned","product":1008,"text":"2×600 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨"}],[{"kind":"breaker","text":"与原料磨同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"motor","text":"破碎机"}],[{"kind":"breaker","text":"与破碎机同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"currentTransformer","text":"3000/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"5、7次，300 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"选粉机、窑变频"}],[{"kind":"breaker"},{"kind":"load","text":"风机、水泵、皮带"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"A相取样"},{"kind":"controller","product":1046}]]},{"name":"破碎车间母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"7%"}],[{"kind":"breaker"},{"kind":"load","text":"破碎、皮带"}]]}],"network":{"link":"RS485；测温无线","gateway":1069,"to":"能源中心"}}' WHERE `solution` = 2021;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4211;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 23:49:17' WHERE `id` = 2018;
