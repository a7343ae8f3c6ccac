-- content: equipment counted in one-line diagrams, radio and switching data, displays; laboratory, chamber and cockpit as they are seen
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 10, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 11, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 10, 'communication', '通信', 'RS485，选配4G');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 18, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 19, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1029, 17, 'depth', 450, 450, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1073, 7, 'depth', 18, 18, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1074, 7, 'depth', 16, 16, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1012, 2, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 6, '2026-11-28', '[{"fact":"执行标准","before":"","after":"GB/T 29312；GB/T 29312《低压无功功率补偿投切器》"},{"fact":"合闸涌流","before":"","after":"≤2.5 In"},{"fact":"投切次数","before":"","after":"≥100万次"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 6, '2026-11-28', '[{"fact":"通信","before":"","after":"RS485，选配4G"},{"fact":"端子 485A、485B","before":"","after":"通信"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1073, 3, '2026-11-28', '[{"fact":"LoRa","before":"","after":"470~510 MHz，≤10 mW"},{"fact":"频率","before":"470~510 MHz，≤10 mW","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1074, 3, '2026-11-28', '[{"fact":"LoRa","before":"","after":"470~510 MHz"},{"fact":"频率","before":"470~510 MHz","after":""}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '单台为机身LCD或LED数码管，混补整机为5英寸触摸屏；指示投入/退出、故障代码、主从机身份' WHERE `id` = 201;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '5英寸彩色触摸屏，一次图显示各路投切、容量与功率因数' WHERE `id` = 204;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = 'LoRa（470~510 MHz）、RS485，或模拟量输出' WHERE `id` = 266;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = 'LoRa，470~510 MHz' WHERE `id` = 267;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>退出原因中文记录，可区分过压、谐波、过温</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `standards` = 'GB/T 15576,GB/T 12747.1,GB/T 29312', `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1012 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'insulation-class', `label` = '电抗绝缘等级', `text` = 'H级' WHERE `product` = 1012 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '≥100万次' WHERE `product` = 1012 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1012 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃' WHERE `product` = 1012 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = 'LoRa' WHERE `product` = 1073 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = 'LoRa' WHERE `product` = 1074 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 2.5, `choice` = '' WHERE `product` = 1012 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'insulation-class', `max` = NULL, `choice` = 'H级', `condition` = '' WHERE `product` = 1012 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1012 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `max` = 50, `choice` = '', `condition` = '1 m' WHERE `product` = 1012 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '' WHERE `product` = 1012 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '段码LCD' WHERE `product` = 1012 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485', `condition` = '', `optional` = 0 WHERE `product` = 1029 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1029 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1029 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '柱上' WHERE `product` = 1029 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1029 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'LoRa' WHERE `product` = 1073 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'radio-frequency', `min` = 470, `max` = 510, `choice` = '' WHERE `product` = 1073 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP65' WHERE `product` = 1073 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1073 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '母排或电缆上' WHERE `product` = 1073 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'LoRa' WHERE `product` = 1074 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'radio-frequency', `min` = 470, `max` = 510, `choice` = '' WHERE `product` = 1074 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP65' WHERE `product` = 1074 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '无显示' WHERE `product` = 1074 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '母排或电缆上' WHERE `product` = 1074 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["CTA、CTB、CTC","户外开口互感器S1、S2，网侧取样，S2单点接地"],["485A、485B","通信"],["4G天线","外置"],["PE","接地"]]' WHERE `product` = 1029 AND `name` = '端子';
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>直流充电桩是典型的整流负荷，功率因数较高但谐波与负荷冲击不可忽视；多桩同时启动时，变压器瞬时负载率波动大，对上级电网电压产生影响。</p>
<h2>一座站的负荷</h2>
<p>以1000 kVA变压器带10台120 kW直流桩为例。同时系数取0.6，最大720 kW，桩效率0.95、功率因数0.98，母线电流约1116 A，负载率77%。单桩满载电流120÷（1.732×0.38×0.98×0.95）≈196 A，桩前选250 A壳架的断路器。</p>
<h2>谐波与无功</h2>
<p>桩群95%概率值：5次72 A、7次45 A、11次38 A、13次26 A，合成√(72²+45²+38²+26²)≈97 A。功率模块半载时畸变率升高，再按总电流的10%~15%（112~167 A）校核，取200 A的<a href="/newdetail/1028">LH-APF-G</a>。满载功率因数0.98，不需要容性补偿；夜间全站待机时输入滤波电容与电缆呈容性，实测−40 kvar，加上站顶光伏与空调，变化范围−40~+110 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>双向调节，不装电容柜。</p>
<h2>不同容量的起步配置</h2>
<table><thead><tr><th>变压器</th><th>120 kW桩</th><th>补偿与滤波</th><th>桩前断路器与电能表</th></tr></thead><tbody><tr><td>630 kVA</td><td>6台</td><td>SVG 100 kvar、APF 100 A</td><td>各6只</td></tr><tr><td>1000 kVA</td><td>10台</td><td>SVG 150 kvar、APF 200 A</td><td>各10只</td></tr><tr><td>1600 kVA</td><td>16台</td><td>SVG 300 kvar、APF 300 A</td><td>各16只</td></tr></tbody></table>
<p>表中为初步估算，正式设计以桩型、模块数量和同时系数核算；投运一个月后用实测值修正滤波容量。</p>
<h2>桩前与站级</h2>
<ul><li>每台桩一路，桩前各装一台250 A的<a href="/newdetail/1072">LH-SB250M</a>，过载、端子超温与剩余电流本地跳闸</li><li>每路装一只<a href="/newdetail/1060">LH-DM3C</a>，互感器300/5，充电量与站内损耗分开统计；站用电、照明由一台<a href="/newdetail/1068">LH-MC12</a>分路计量</li><li>进线装<a href="/newdetail/1050">LH-PM96H</a>，互感器按1443 A÷0.8取2000/5；<a href="/newdetail/1069">LH-GW100</a>由它读取负载率，超过85%时通知充电运营平台，由平台按优先级降功率</li></ul>
<p>本方案只提供测量与断路器接口，充电功率调节由桩侧平台执行。承载力的“先测、再调、后治”见<a href="/detail/3118">充电与零碳园区</a>。</p>
<h2>安装与验收</h2>
<p>滤波柜与SVG放在箱变低压室，噪声70 dB以下，靠近居民一侧时夜间复测。核对户外箱的防护等级、排水与进风滤网。验收做三种工况：空闲、半数桩、全部桩同时充电，各记录30 min，看功率因数、THDi与母线电压；公共连接点谐波按GB/T 14549、电压变动按GB/T 12326评价；再抽三台桩试验过载联动与分桩计量的一致性。</p>', `images` = 'sites/site-charger-meters,products/lh-apf-g-1,products/lh-svg-m-1', `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>图书馆只有进线和空调两处总表，照明、空调、动力的用电分不开，月度抄表要跑遍各层，一次4小时。管理方要把用电分到楼层和用途，作为节能考核依据。</p><h2>做法</h2><p>配电室28路馈线用3台12路的LH-MC12逐路计量；36台楼层配电箱空间紧，用导轨安装的LH-DM3C，配开口互感器200/5，装表不断导线。数据经RS485汇到能耗平台，按分项自动出报表。</p><h2>投运与复测</h2><p>独立计量回路由2路增到64路：馈线28路、楼层36路，抄表由240 min减到1 min。按分项数据调整了夜间空调与展厅照明时段，月用电量由7.2万kWh降到6.6万kWh。</p>', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"馈线，每路一测"},{"kind":"load","text":"空调、动力"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"馈线，每路一测"},{"kind":"meter","product":1060,"text":"每箱一只，200/5"},{"kind":"load","text":"楼层照明插座"}]]}]}' WHERE `case` = 4002;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"楼层配电箱母线（54台相同）","incoming":[[{"kind":"grid","text":"竖井干线"},{"kind":"breaker"},{"kind":"residual","product":1076,"text":"φ65，测温四路"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"照明"}],[{"kind":"breaker"},{"kind":"load","text":"插座"}],[{"kind":"breaker"},{"kind":"load","text":"空调末端"}]]}]}' WHERE `case` = 4004;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 800 kVA"},{"kind":"breaker"},{"kind":"meter","product":1056,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"剧场、展厅"}],[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"空调、照明"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 800 kVA"},{"kind":"breaker"},{"kind":"meter","product":1056,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"剧场、展厅"}],[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"空调、照明"}]]}]}' WHERE `case` = 4008;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1005,"text":"2×120 kvar，混补"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"每户一只"},{"kind":"load","text":"商铺，68户"}],[{"kind":"breaker"},{"kind":"load","text":"公共照明、电梯"}]]}]}' WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"200 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"3P 40 A"},{"kind":"load","text":"照明回路1"}],[{"kind":"breaker","product":1071,"text":"5台，3P 40 A"},{"kind":"load","text":"照明回路2~6"}],[{"kind":"breaker","product":1071,"text":"3P 40 A"},{"kind":"load","text":"照明回路7"}]]}]}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"送水泵4×450 kW"}],[{"kind":"breaker","text":"随泵同投同切"},{"kind":"capacitor","product":1010,"text":"4×120 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"3×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"加药、反冲洗"}]]}]}' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"台区0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"1套，12×100 A"},{"kind":"load","text":"居民312户"}]]}]}' WHERE `case` = 4012;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"照明配电箱母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"每路一只，100 A"},{"kind":"load","text":"一至二层照明"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"每路一只，100 A"},{"kind":"load","text":"三至四层照明"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"澜衡云"}}' WHERE `case` = 4014;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"低压柜母线","incoming":[[{"kind":"grid","text":"变压器低压侧"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"病区一"}],[{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"病区二"}]]}]}' WHERE `case` = 4103;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"楼层计量箱母线","incoming":[[{"kind":"grid","text":"楼层干线"},{"kind":"breaker"}]],"feeders":[[{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍1"}],[{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍2"}],[{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍60"}]]}]}' WHERE `case` = 4105;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"每箱一只"},{"kind":"load","text":"教学楼1"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"每箱一只"},{"kind":"load","text":"教学楼2"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"每箱一只"},{"kind":"load","text":"教学楼3"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"每箱一只"},{"kind":"load","text":"教学楼4"}]]}],"network":{"link":"RS485","gateway":1069,"to":"能耗平台"}}' WHERE `case` = 4106;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"总配电箱母线（10台相同）","incoming":[[{"kind":"grid","text":"园区进线"},{"kind":"breaker"},{"kind":"residual","product":1076,"text":"总进线"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"每路一台，20 A"},{"kind":"load","text":"教室插座"}],[{"kind":"breaker","product":1071,"text":"每路一台，20 A"},{"kind":"load","text":"厨房"}]]}]}' WHERE `case` = 4110;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"馈线，每路一台"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"护理楼"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"馈线，每路一台"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"餐厅、康复"}]]}],"network":{"link":"LoRa、4G","gateway":1070,"to":"澜衡云"}}' WHERE `case` = 4111;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1048,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"每接头一只"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"体检设备"}],[{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"每接头一只"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"空调、照明"}]]}]}' WHERE `case` = 4113;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"空压站0.4 kV母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"4台，400 A"},{"kind":"motor","text":"空压机4×110 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"2台，200 A"},{"kind":"motor","text":"空压机2×75 kW"}]]}]}' WHERE `case` = 4204;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1008,"text":"1套，2×1200 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨2800 kW"}],[{"kind":"breaker","text":"与原料磨同退"},{"kind":"capacitor","product":1010,"text":"600 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"窑系统、水泥磨"}]]}]}' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"450 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"每机一台"},{"kind":"contactor"},{"kind":"motor","text":"粉碎机160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"每机一台"},{"kind":"contactor"},{"kind":"motor","text":"制粒、输送"}]]}]}' WHERE `case` = 4207;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"箱变0.4 kV母线（2台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker","product":1072,"text":"4P 200 A"},{"kind":"meter","product":1065,"text":"200 A，带测温"},{"kind":"load","text":"圈舍1：风机、水帘"}],[{"kind":"breaker","product":1072,"text":"8台，4P 200 A"},{"kind":"meter","product":1065,"text":"8台，200 A，带测温"},{"kind":"load","text":"圈舍2~9：风机、水帘"}]]}]}' WHERE `case` = 4208;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>循环水养殖车间停电15 min鱼就会缺氧，保安负荷280 kW。原来靠人工拉闸换发电机，45 min才恢复增氧。</p><h2>做法</h2><p>保安母线设1台630 A的LH-KJT，市电失电自动起动发电机并切换，回电自动切回；12路水泵与增氧机（各6路）用1台LH-MC12逐路计量，哪一路停了马上知道。</p><h2>投运与复测</h2><p>停电试验：恢复增氧由45 min缩到8 min（含发电机起动与分批加载），切换动作1.8 s；每千克鱼用电由6.2 kWh降到5.6 kWh。</p>', `diagram` = '{"sections":[{"name":"保安母线","incoming":[[{"kind":"grid","text":"市电，500 kVA"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"发电机"}}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"1~6路"},{"kind":"motor","text":"水泵"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"7~12路"},{"kind":"load","text":"增氧机"}]]}]}' WHERE `case` = 4209;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"箱变0.4 kV母线（3台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"controller","product":1019,"text":"配变测控"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"2×70 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏300 kWp"}],[{"kind":"breaker"},{"kind":"load","text":"仓储、分拣"}]]}]}' WHERE `case` = 4210;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"变压器低压侧"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1050,"text":"每路一台"},{"kind":"load","text":"工艺变频"}],[{"kind":"breaker"},{"kind":"meter","product":1050,"text":"每路一台"},{"kind":"load","text":"压缩、制冷"}],[{"kind":"breaker"},{"kind":"meter","product":1050,"text":"每路一台"},{"kind":"load","text":"公用工程"}]]}]}' WHERE `case` = 4212;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"车间0.4 kV母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1066,"text":"14路"},{"kind":"load","text":"产污设备14台"}],[{"kind":"breaker"},{"kind":"meter","product":1066,"text":"6路"},{"kind":"load","text":"治污设备6套"}]]}]}' WHERE `case` = 4213;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"列头柜母线（48面相同）","incoming":[[{"kind":"grid","text":"UPS输出"},{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"6只，铜排接头"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"1~12路，单相"},{"kind":"load","text":"机架1~12"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"13~24路，单相"},{"kind":"load","text":"机架13~24"}]]}]}' WHERE `case` = 4214;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"环控风机、水泵变频器"}]],"tie":"母联断路器"},{"name":"0.4 kV Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"电扶梯"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"屏蔽门电源"}]]}],"network":{"link":"RS485","gateway":1069,"to":"综合监控"}}' WHERE `solution` = 2002;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"},{"kind":"residual","product":1076,"text":"总剩余电流"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路1，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路2，36盏"}],[{"kind":"breaker","product":1071,"text":"3台，32 A，100 mA"},{"kind":"load","text":"路灯回路3~5"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路6，36盏"}]]}],"network":{"link":"4G Cat.1，每台直连","to":"路灯平台"}}' WHERE `solution` = 2003;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2000/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060,"text":"300/5"},{"kind":"load","text":"直流桩1，120 kW"}],[{"kind":"breaker","product":1072,"text":"9×250 A"},{"kind":"meter","product":1060,"text":"9只，300/5"},{"kind":"load","text":"直流桩2~10，每桩一路"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"站用电、照明"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"充电运营平台"}}' WHERE `solution` = 2005;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV总母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"meter","product":1065,"text":"断电上报"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组500 kVA"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"饲料间、办公"}],[{"kind":"breaker","product":1072,"text":"11台，100 A"},{"kind":"load","text":"第2~12栋舍（配置同第1栋）"}],[{"kind":"breaker","product":1072,"text":"100 A，第1栋进线"},{"kind":"residual","product":1076}]]},{"name":"第1栋舍配电箱","incoming":[],"feeders":[[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机4台，1路"}],[{"kind":"breaker","product":1071,"text":"每路16 A，300 mA"},{"kind":"load","text":"风机其余各路"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"料线"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"照明、加热垫"}]]}],"network":{"link":"RS485","gateway":1069,"to":"养殖平台与电话外呼"}}' WHERE `solution` = 2009;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"鸡舍配电箱","incoming":[[{"kind":"grid","text":"0.4 kV场区进线"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"断电上报、两路舍温"},{"kind":"residual","product":1076,"text":"φ65 mm"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"风机1路"},{"kind":"load","text":"风机4台"}],[{"kind":"breaker","product":1071,"text":"风机2路"},{"kind":"load","text":"风机4台"}],[{"kind":"breaker","product":1071,"text":"其余风机，每路一台"},{"kind":"load","text":"风机、水帘泵"}],[{"kind":"breaker","product":1071,"text":"限时"},{"kind":"load","text":"料线、刮粪电机"}],[{"kind":"breaker","product":1071},{"kind":"load","text":"照明"}]]}],"network":{"link":"LoRa：分路与剩余电流","gateway":1070,"to":"养殖平台"}}' WHERE `solution` = 2010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"315 kVA，4%"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"暂降与电压变动"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor"},{"kind":"motor","text":"真空泵2×30 kW"}],[{"kind":"thyristor","text":"两台泵都运行才投"},{"kind":"detuned","product":1013,"text":"40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"每台一只"},{"kind":"contactor","text":"星三角"},{"kind":"motor","text":"压缩机2×55 kW"}],[{"kind":"thyristor","text":"两台都运行才投"},{"kind":"detuned","product":1013,"text":"60 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"load","text":"青贮、饲料间"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"牧场平台"}}' WHERE `solution` = 2011;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"车间总母线","incoming":[[{"kind":"grid","text":"市电Ⅰ路"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"grid","text":"市电Ⅱ路"}},{"kind":"meter","product":1065,"text":"断电上报"}],[{"kind":"generator","text":"自备机组250 kVA"},{"kind":"breaker","text":"与市电联锁"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker","text":"一级，即投"},{"kind":"meter","product":1068,"text":"每台一路"},{"kind":"motor","text":"曝气风机2×37 kW"}],[{"kind":"breaker","text":"二级，延时10 s"},{"kind":"meter","product":1068,"text":"每台一路"},{"kind":"motor","text":"循环水泵3×30 kW"}],[{"kind":"breaker","text":"三级，人工"},{"kind":"meter","product":1068,"text":"每组一路"},{"kind":"load","text":"加热、紫外"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"潮湿区照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"养殖平台"}}' WHERE `solution` = 2012;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"台区0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"200 kVA"},{"kind":"breaker"},{"kind":"meter","product":1019,"text":"首端电压"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"其余支线"}],[{"kind":"breaker","text":"600 m，35 mm²铝线"}]]},{"name":"支线末端","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"30 kvar，定电压"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"1号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"2号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"4台，30 mA"},{"kind":"meter","product":1067,"text":"4只"},{"kind":"motor","text":"3~6号塘增氧机"}]]}],"network":{"link":"LoRa：岸边配电箱","gateway":1070,"to":"养殖平台"}}' WHERE `solution` = 2013;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1061,"text":"总计量"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"600 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"2只"},{"kind":"motor","text":"粉碎机132 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"2只"},{"kind":"motor","text":"制粒机160 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1054,"text":"每台一只"},{"kind":"motor","text":"提升机、混合机"}],[{"kind":"breaker"},{"kind":"load","text":"喂料、照明"}]]}],"network":{"link":"RS485","gateway":1069,"to":"工厂平台"}}' WHERE `solution` = 2014;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线","branch":true},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"能源平台"}}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第1组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第2组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"喷气织机"}],[{"kind":"breaker"},{"kind":"load","text":"空调变频"}],[{"kind":"breaker","text":"200 m电缆"}]]},{"name":"空压站母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"2台"},{"kind":"motor","text":"空压机1、2，160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"2台"},{"kind":"motor","text":"空压机3、4，160 kW"}]]}],"network":{"link":"4G；多回路表走以太网","to":"能效平台"}}' WHERE `solution` = 2020;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"电缆头"},{"kind":"transformer","text":"2500 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"THDi"}],[{"kind":"generator","text":"柴油机"},{"kind":"breaker","text":"与市电联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar，感性"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明"}],[{"kind":"breaker"},{"kind":"load","text":"UPS-B（B路列头柜同A路）"}],[{"kind":"breaker","text":"UPS-A"}]]},{"name":"列头柜A路","incoming":[],"feeders":[[{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路"},{"kind":"load","text":"机柜1~12"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路，含零线"},{"kind":"load","text":"机柜13~24"}],[{"kind":"breaker"},{"kind":"load","text":"备用"}]]}],"network":{"link":"RS485：列头柜表计","gateway":1069,"to":"动环系统"}}' WHERE `solution` = 2023;
--> statement-breakpoint
UPDATE `factory` SET `title` = '电能质量实验室', `work` = '台架上用标准源逐只校验仪表，也试电容器与变流模块；误差按出厂编号存档，报编号可查校表数据。', `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 6005;
--> statement-breakpoint
UPDATE `factory` SET `work` = '吸波墙面之间，天线测转台上装置的辐射；带通信接口的新产品在硬件第二版之前，连同静电、脉冲群、浪涌、电压暂降先过一轮。', `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 6009;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"banners/cloud-platform","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>\n<p>平台的开放接口（MQTT、HTTP）读写用户自己现场的数据，随平台开通；产品参数、资料与新闻等公开内容走网站的<a href=\"/developers\">开放接口与产品数据</a>，两套接口各自独立。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"ui/platform-dashboard","html":"<p>卡片给出接入企业、在线设备、今日用电、平均功率因数与今日告警，中间是站点分布，点一个站点进入它的一次图。画面与数字、日期都是示例，页眉的平台名称由用户自己定。</p>\n<ul><li>负荷曲线：今日与昨日对照</li><li>电能质量指标：电压、功率因数、THDu与不平衡的达标率</li><li>实时告警：按严重程度与时间排列</li></ul>","id":"overview"},{"title":"一次接线图","image":"ui/one-line-diagram","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"ui/power-factor","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"ui/harmonics","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"ui/barns","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"ui/street-lights","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"ui/monthly-report","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"ui/mobile-app","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4002;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4004;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4008;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4105;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4110;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4113;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4204;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4209;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4213;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2010;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 15:41:30' WHERE `id` = 2023;
