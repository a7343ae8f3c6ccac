-- content: 噪声按A计权
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 9, '2026-11-30', '[{"fact":"噪声","before":"≤50 dB（1 m）","after":"≤50 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 17, '2026-11-30', '[{"fact":"噪声","before":"≤50 dB（1 m）","after":"≤50 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 16, '2026-11-30', '[{"fact":"可选功能","before":"低噪声型（≤45 dB）；集中显示与数据上传另订LH-CK200","after":"低噪声型（≤45 dB(A)）；集中显示与数据上传另订LH-CK200"},{"fact":"噪声","before":"≤50 dB（1 m）","after":"≤50 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 20, '2026-11-30', '[{"fact":"噪声","before":"≤50 dB（1 m）","after":"≤50 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 13, '2026-11-30', '[{"fact":"噪声","before":"≤50 dB（1 m）","after":"≤50 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 8, '2026-11-30', '[{"fact":"噪声","before":"≤70 dB（1 m）","after":"≤70 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 10, '2026-11-30', '[{"fact":"噪声","before":"≤70 dB（1 m）","after":"≤70 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 9, '2026-11-30', '[{"fact":"噪声","before":"≤70 dB（1 m）","after":"≤70 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 8, '2026-11-30', '[{"fact":"噪声","before":"≤65 dB（1 m）","after":"≤65 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 10, '2026-11-30', '[{"fact":"噪声","before":"≤68 dB（1 m）","after":"≤68 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 8, '2026-11-30', '[{"fact":"噪声","before":"≤60 dB（50 kvar，1 m）","after":"≤60 dB(A)（50 kvar，1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 8, '2026-11-30', '[{"fact":"噪声","before":"≤60 dB（50 kvar，1 m）","after":"≤60 dB(A)（50 kvar，1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 10, '2026-11-30', '[{"fact":"噪声","before":"≤65 dB（1 m）","after":"≤65 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 7, '2026-11-30', '[{"fact":"噪声","before":"≤50 dB（静音型，1 m）","after":"≤50 dB(A)（静音型，1 m）"},{"fact":"产品概述","before":"静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB，可装在人员停留区域","after":"静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB(A)，可装在人员停留区域"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 9, '2026-11-30', '[{"fact":"噪声","before":"≤70 dB（1 m）","after":"≤70 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 9, '2026-11-30', '[{"fact":"噪声","before":"≤60 dB（1 m）","after":"≤60 dB(A)（1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 11, '2026-11-30', '[{"fact":"功能特点","before":"噪声≤50 dB，适合配电间","after":"噪声≤50 dB(A)，适合配电间"}]');
--> statement-breakpoint
UPDATE `parameters` SET `unit` = 'dB(A)' WHERE `key` = 'noise';
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '低噪声型（≤45 dB(A)）；集中显示与数据上传另订LH-CK200', `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>谐波越靠近源头治理，流过干线的谐波电流越小。LH-APF-W按单台设备容量设计，安装在设备配电箱旁，避免谐波电流流经整条干线。</p>
<p>静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB(A)，可装在人员停留区域。</p>
<h3>功能特点</h3>
<ul><li>治理前后波形与THDi在屏上并列显示</li><li>夜间自动降频降噪，轻载休眠</li><li>可与同母线的APF自动分配补偿份额</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-W/400-35-S</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li></ul>', `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍400 V基波电流。</p>
<p>规格里的电压、容量是匹配电容器的额定值，不是电抗器自己的容量。7%使电容器承受430 V，一般配480 V；450 V只用在母线电压长期不高于410 V、谐波不大的场合。</p>
<p>绕组内置140 ℃温度开关（常闭，45 ℃环境加85 K温升是130 ℃，F级限值155 ℃），接入控制回路后超温自动退出该支路。</p>
<h3>功能特点</h3>
<ul><li>三相电抗偏差≤3%，避免三相不平衡谐振</li><li>电抗率偏差±3%，调谐频率189 Hz（7%）/134 Hz（14%）</li><li>噪声≤50 dB(A)，适合配电间</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKS/0.48-30-7%-Cu</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1005 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1011 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1012 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤70 dB(A)（1 m）' WHERE `product` = 1015 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤70 dB(A)（1 m）' WHERE `product` = 1016 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤70 dB(A)（1 m）' WHERE `product` = 1017 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤65 dB(A)（1 m）' WHERE `product` = 1022 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤68 dB(A)（1 m）' WHERE `product` = 1023 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤60 dB(A)（50 kvar，1 m）' WHERE `product` = 1024 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤60 dB(A)（50 kvar，1 m）' WHERE `product` = 1025 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤65 dB(A)（1 m）' WHERE `product` = 1026 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤50 dB(A)（静音型，1 m）' WHERE `product` = 1027 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤70 dB(A)（1 m）' WHERE `product` = 1028 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤60 dB(A)（1 m）' WHERE `product` = 1029 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","figure":"size","after":"","unit":"A","numbers":[25,35,50],"with":{}},{"kind":"choice","name":"噪声型","before":"-","absent":{"meaning":"标准型","sets":{"噪声":"以铭牌为准；静音型≤50 dB(A)（1 m）"}},"options":[{"code":"S","meaning":"静音型","sets":{"噪声":"≤50 dB(A)（1 m）"}}],"elsewhere":[]},{"kind":"choice","name":"防护等级","before":"-","absent":{"meaning":"IP20","sets":{"防护等级":"IP20"}},"options":[{"code":"IP42","meaning":"IP42","sets":{"防护等级":"IP42"}}],"elsewhere":[]},{"kind":"choice","name":"蓝牙","before":"-","absent":{"meaning":"不带蓝牙","sets":{}},"options":[{"code":"BT","meaning":"带蓝牙调试","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1027;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>直流充电桩是整流负荷，功率因数较高但有谐波；多桩同时启动时，变压器负载率波动大。</p>
<h2>一座站的负荷</h2>
<p>以1000 kVA变压器带10台120 kW直流桩为例。同时系数取0.6，最大720 kW，桩效率0.95、功率因数0.98，母线电流约1116 A，负载率77%；10台同时满充要1289 kVA，超过变压器，必须由平台按负载率限功率。单桩满载电流120÷（1.732×0.38×0.98×0.95）≈196 A，桩前选250 A壳架的断路器。</p>
<h2>谐波与无功</h2>
<p>桩群95%概率值：5次72 A、7次45 A、11次38 A、13次26 A，合成√(72²+45²+38²+26²)≈97 A。功率模块半载时畸变率升高，再按总电流的10%~15%（112~167 A）校核，取200 A的<a href="/newdetail/1028">LH-APF-G</a>。满载功率因数0.98，不需要容性补偿；夜间全站待机时输入滤波电容与电缆呈容性，实测−40 kvar，加上站顶光伏与空调，变化范围−40~+110 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>双向调节，不装电容柜。</p>
<h2>不同容量的起步配置</h2>
<table><thead><tr><th>变压器</th><th>120 kW桩</th><th>补偿与滤波</th><th>桩前断路器与电能表</th></tr></thead><tbody><tr><td>630 kVA</td><td>6台</td><td>SVG 100 kvar、APF 100 A</td><td>各6只</td></tr><tr><td>1000 kVA</td><td>10台</td><td>SVG 150 kvar、APF 200 A</td><td>各10只</td></tr><tr><td>1600 kVA</td><td>16台</td><td>SVG 300 kvar、APF 300 A</td><td>各16只</td></tr></tbody></table>
<p>表中为初步估算，正式设计以桩型、模块数量和同时系数核算；投运一个月后用实测值修正滤波容量。</p>
<h2>桩前与站级</h2>
<ul><li>每台桩一路，桩前各装一台250 A的<a href="/newdetail/1072">LH-SB250M</a>，过载、端子超温与剩余电流本地跳闸</li><li>每路装一只<a href="/newdetail/1060">LH-DM3C</a>，互感器300/5，充电量与站内损耗分开统计；站用电、照明由一台<a href="/newdetail/1068">LH-MC12</a>分路计量</li><li>进线装<a href="/newdetail/1050">LH-PM96H</a>，互感器按1443 A÷0.8取2000/5；<a href="/newdetail/1069">LH-GW100</a>由它读取负载率，超过85%时通知充电运营平台，由平台按优先级降功率</li></ul>
<p>本方案只提供测量与断路器接口，充电功率调节由桩侧平台执行。承载力的“先测、再调、后治”见<a href="/detail/3118">充电与零碳园区</a>。</p>
<h2>安装与验收</h2>
<p>滤波柜与SVG放在箱变低压室，噪声70 dB(A)以下，靠近居民一侧时夜间复测。核对户外箱的防护等级、排水与进风滤网。验收做三种工况：空闲、半数桩、全部桩同时充电（平台把负载率限在85%以内），各记录30 min，看功率因数、THDi与母线电压；公共连接点谐波按GB/T 14549、电压变动按GB/T 12326评价；再抽三台桩试验过载联动与分桩计量的一致性。</p>', `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 09:13:44' WHERE `id` = 1029;
