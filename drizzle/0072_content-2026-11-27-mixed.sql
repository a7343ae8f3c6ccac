-- content: 更正：外形尺寸的次序与机架宽度、LH-ZCM放电时间、后缀G与重载型的区别、案例与方案的算式
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 7, 'temperature', '工作环境', '-25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 18, 'depth', 420, 420, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 4, '2026-11-27', '[{"fact":"外形尺寸","before":"395 mm×80 mm×(310~350) mm（深×宽×高，视容量）","after":"80 mm×395 mm×(310~350) mm（宽×深×高，视容量）"},{"fact":"订货代码 后缀G","before":"高温型（可选）","after":"高温型（可选），写在末尾；重载型LH-ZCS-G是另一个型号"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"420 mm×90 mm×370 mm（深×宽×高）","after":"90 mm×420 mm×370 mm（宽×深×高）"},{"fact":"工作环境","before":"-25~+65 ℃（高温型）","after":"-25~+55 ℃；高温型-25~+65 ℃（选配）"},{"fact":"订货代码 LH-ZCS-G","before":"重载型共补","after":"重载型共补；型号里的G是重载型，不是LH-ZCS末尾的高温型"},{"fact":"产品概述","before":"","after":"型号里的G表示重载型，与LH-ZCS代码末尾的后缀G（高温型）不是一回事，订货时不要混用"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"430 mm×200 mm×178 mm（深×宽×高，约4U）","after":"200 mm×430 mm×178 mm（宽×深×高，约4U）"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至75 V以下"},{"fact":"产品概述","before":"LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，更换一台模块只需约2 min","after":"LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，抽出、插入约2 min，同柜其他模块不停；抽出的模块断电后等待3 min以上，验电、短接放电，再碰触头"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"395 mm×80 mm×(330~390) mm（深×宽×高）","after":"80 mm×395 mm×(330~390) mm（宽×深×高）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"525 mm×190 mm×370 mm（深×宽×高）","after":"190 mm×525 mm×370 mm（宽×深×高）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"545 mm×210 mm×390 mm（深×宽×高）","after":"210 mm×545 mm×390 mm（宽×深×高）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"545 mm×230 mm×390 mm（深×宽×高）","after":"230 mm×545 mm×390 mm（宽×深×高）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"柜组（3面）3000 mm×1000 mm×2300 mm","after":"柜组（3面）3000 mm×1000 mm×2300 mm（宽×深×高）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"单柜800 mm×1000 mm×2200 mm","after":"单柜800 mm×1000 mm×2200 mm（宽×深×高）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1019, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"280 mm×200 mm×90 mm（壁挂）","after":"280 mm×200 mm×90 mm（宽×高×深，壁挂）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"320 mm×220 mm×100 mm（壁挂）","after":"320 mm×220 mm×100 mm（宽×高×深，壁挂）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"500 mm×560 mm×230 mm（宽×深×高，100 kvar）","after":"482.6 mm×560 mm×230 mm（宽×深×高，100 kvar）"},{"fact":"开孔尺寸","before":"19英寸机架抽屉安装，面板宽482.6 mm；无需现场开孔","after":"19英寸机架抽屉安装，面板宽482.6 mm，机身宽440 mm；无需现场开孔"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 2, '2026-11-27', '[{"fact":"外形尺寸","before":"500 mm×640 mm×270 mm（宽×深×高）","after":"482.6 mm×640 mm×266 mm（宽×深×高）"},{"fact":"开孔尺寸","before":"19英寸机架安装，6U；无需现场开孔","after":"19英寸机架安装，6U，面板宽482.6 mm，机身宽440 mm；无需现场开孔"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"500 mm×560 mm×230 mm（宽×深×高，100 A）","after":"482.6 mm×560 mm×230 mm（宽×深×高，100 A）"},{"fact":"开孔尺寸","before":"19英寸机架安装；无需现场开孔","after":"19英寸机架抽屉安装，面板宽482.6 mm，机身宽440 mm；无需现场开孔"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"φ116~φ136 mm×(245~345) mm","after":"φ116~φ136 mm×(245~345) mm（直径×高）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1061, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"265 mm×170 mm×75 mm（高×宽×深）","after":"170 mm×265 mm×75 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1062, 3, '2026-11-27', '[{"fact":"外形尺寸","before":"265 mm×170 mm×75 mm（高×宽×深）","after":"170 mm×265 mm×75 mm（宽×高×深）"}]');
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '80 mm×395 mm×(310~350) mm（宽×深×高，视容量）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '90 mm×420 mm×370 mm（宽×深×高）', `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS-G针对系统电压长期处于上偏差、夜间轻载电压超过430 V的现场，电容器额定电压提高到480 V，薄膜厚度与喷金工艺加强，允许1.5倍额定电流持续运行。</p>
<p>因额定电压高于系统电压，400 V下实际输出约为标称容量的69%，选型时须按输出容量折算。</p>
<p>型号里的G表示重载型，与LH-ZCS代码末尾的后缀G（高温型）不是一回事，订货时不要混用。</p>
<h3>功能特点</h3>
<ul><li>电容器芯组采用方阻渐变金属化膜，边缘加厚提高喷金接触可靠性</li><li>投切开关采用大电流磁保持继电器，导通压降小，长期运行温升低</li><li>每日自动计算等效容量，衰减超过10%提示更换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS-G/480-25+25</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '200 mm×430 mm×178 mm（宽×深×高，约4U）', `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，抽出、插入约2 min，同柜其他模块不停。抽出的模块断电后等待3 min以上，验电、短接放电，再碰触头。</p>
<p>面板LED光带以颜色和亮度指示该模块容量利用率，巡检人员在柜门外即可判断哪一路老化最快。</p>
<h3>功能特点</h3>
<ul><li>主触头先合后分的防误操作机械联锁</li><li>母线夹额定电流160 A，温升不超过50 K</li><li>模块自带身份码，插入任意槽位自动识别容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCM/450-30</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '80 mm×395 mm×(330~390) mm（宽×深×高）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '190 mm×525 mm×370 mm（宽×深×高）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '210 mm×545 mm×390 mm（宽×深×高）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '230 mm×545 mm×390 mm（宽×深×高）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '柜组（3面）3000 mm×1000 mm×2300 mm（宽×深×高）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '单柜800 mm×1000 mm×2200 mm（宽×深×高）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '280 mm×200 mm×90 mm（宽×高×深，壁挂）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '320 mm×220 mm×100 mm（宽×高×深，壁挂）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '482.6 mm×560 mm×230 mm（宽×深×高，100 kvar）', `openingsize` = '19英寸机架抽屉安装，面板宽482.6 mm，机身宽440 mm；无需现场开孔', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '482.6 mm×640 mm×266 mm（宽×深×高）', `openingsize` = '19英寸机架安装，6U，面板宽482.6 mm，机身宽440 mm；无需现场开孔', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '482.6 mm×560 mm×230 mm（宽×深×高，100 A）', `openingsize` = '19英寸机架抽屉安装，面板宽482.6 mm，机身宽440 mm；无需现场开孔', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = 'φ116~φ136 mm×(245~345) mm（直径×高）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '170 mm×265 mm×75 mm（宽×高×深）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '170 mm×265 mm×75 mm（宽×高×深）', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '-25~+55 ℃；高温型-25~+65 ℃（选配）' WHERE `product` = 1002 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至75 V以下' WHERE `product` = 1003 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485，插拔时自动断开并告警' WHERE `product` = 1003 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '抽出操作', `text` = '可在退出投切状态下带电抽出' WHERE `product` = 1003 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = '抽屉面板IP30，柜内IP20' WHERE `product` = 1003 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `max` = 55, `condition` = '' WHERE `product` = 1002 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 65, `choice` = '', `condition` = '选配', `optional` = 1 WHERE `product` = 1002 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1002 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1002 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-ZCS","智能电容器，三相共补"],["450","电容器额定电压，V"],["20+10","第一路20 kvar、第二路10 kvar"],["后缀G","高温型（可选），写在末尾；重载型LH-ZCS-G是另一个型号"]]' WHERE `product` = 1001 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-ZCS-G","重载型共补；型号里的G是重载型，不是LH-ZCS末尾的高温型"],["480","电容器额定电压，V"],["25+25","两路各25 kvar"]]' WHERE `product` = 1002 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{}},{"kind":"choice","name":"高温型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃；写在代码末尾，与重载型LH-ZCS-G不同","sets":{"工作环境":"-25~+60 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_sizes` SET `width_min` = 482.6, `width_max` = 482.6 WHERE `product` = 1022 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `width_min` = 482.6, `width_max` = 482.6, `height_min` = 266, `height_max` = 266 WHERE `product` = 1023 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `width_min` = 482.6, `width_max` = 482.6 WHERE `product` = 1026 AND `place` = 0;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏显示并存，白天谐波与三相不平衡突出，夜间轻载又容易出现容性倒送。仅按变压器容量的固定比例配置电容器，往往治不了谐波、也躲不开夜间过补。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一台1250 kVA变压器（短路阻抗6%）的市民中心为例：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间−35 kvar</td><td>容量与夜间过补</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<p>由0.82提到0.95，需要无功720×（0.698−0.329）≈266 kvar。长期存在的约150 kvar由4台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>承担（400 V下每台实际输出37.3 kvar，合计149 kvar）；余下117 kvar的波动与夜间35 kvar容性由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担。若不串电抗器，149 kvar与变压器的谐振次数n=√（20.8 MVA÷0.149 Mvar）≈11.8，以后增到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏馈线谐波有效值√（28²+21²+12²）≈37 A，乘1.2后选50 A的<a href="/newdetail/1027">LH-APF-W</a>。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 4×50 kvar</td><td>混合补偿</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 50 A</td><td>就地滤波</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1068">LH-MC12</a></td><td>四大分项计量</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，总进线互感器按1804 A÷0.8取2500/5，馈线用开口式<a href="/newdetail/1075">LH-KCT</a>；第二个周末投运。验收取同工况前后各7天的记录：月平均功率因数不低于0.95、夜间无容性倒送、公共连接点谐波电流满足GB/T 14549按短路容量换算后的限值，以第三方仪器数据为准。</p>', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>连片池塘的增氧机分散在几百亩水面，线路长、电压低、漏电风险大，常规做法是靠人巡塘开关机。</p>
<h2>末端电压为什么低</h2>
<p>一条600 m的35 mm²铝线，电阻0.52 Ω、电抗0.21 Ω，末端6台3 kW增氧机共21.2 kW、17 kvar。压降ΔU=（P·R+Q·X）÷U=（21200×0.52+17000×0.21）÷380≈38 V，即10%，超过GB/T 12325三相供电−7%的允许值，电机电流偏大、温升高，增氧效果反而差。</p>
<h2>三种办法比一比</h2>
<table><thead><tr><th>办法</th><th>末端压降</th><th>说明</th></tr></thead><tbody><tr><td>只补到功率因数1</td><td>约29 V，7.6%</td><td>仍略超</td></tr><tr><td>30 kvar的<a href="/newdetail/1025">LH-SVG-P</a>，定电压方式</td><td>约22 V，5.8%</td><td>多发13 kvar抬电压</td></tr><tr><td>换70 mm²线</td><td>约24 V，6.3%</td><td>停电、立杆，费用高</td></tr></tbody></table>
<p>LH-SVG-P按电压调节，夜间停机时自动退回零，不会像固定电容那样把轻载电压抬过+7%；装在末端电杆或岸边，IP55，浪涌保护20 kA。若偏差主要发生在变压器首端，先调分接头。线上还有单相负荷时，同一台装置选不平衡优先方式。</p>
<h2>岸边配电箱</h2>
<ul><li>每塘一箱，<a href="/newdetail/1071">LH-SB63</a>按台分路，额定剩余动作电流30 mA，本地跳闸不依赖通信</li><li><a href="/newdetail/1067">LH-WM42</a>计量并统计增氧机运行小时，电流低于铭牌六成判为叶轮缠草或脱轴</li><li>水下电缆每年测绝缘，接地电阻按设计值复测，雷雨季前检查浪涌保护器</li></ul>
<h2>增氧控制</h2>
<table><thead><tr><th>策略</th><th>触发</th><th>动作</th></tr></thead><tbody><tr><td>定时</td><td>03:00</td><td>轮换开机</td></tr><tr><td>溶氧</td><td>低于设定</td><td>追加机组</td></tr><tr><td>限流</td><td>干线电流超过60 A</td><td>错峰轮停</td></tr></tbody></table>
<p>闷热无风的后半夜提前开机，阴雨天延长运行。策略由平台下发到断路器本地执行，现场可人工接管，接管状态在平台可见；通信中断时按最近一次时间表运行。</p>
<h2>通信与实施</h2>
<p>水面开阔，<a href="/newdetail/1070">LH-GW200</a>装在管理房屋顶可视800 m以上，一台带120个节点，按每箱两个节点可覆盖60口塘，取舍见<a href="/detail/3121">LoRa与4G怎么选</a>。总变压器处装<a href="/newdetail/1019">LH-CK300</a>，记录首端电压作对照。先改线路最长的一条，投运一周后比较：末端电压、增氧机电流、夜间溶氧最低值，三项都有改善再推广到其余线路。每口塘割接停电不超过30 min，避开凌晨增氧时段。</p>', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `cases` SET `caption` = '磁共振设备间一角：LH-APF-W装在墙上，共4台，分在CT、MRI、DSA各设备配电箱旁；柜门装LH-PQM-S，观察窗后是磁共振机。', `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 4101;
--> statement-breakpoint
UPDATE `case_sheets` SET `calculation` = '{"tool":"kvar","values":{"p":"1050","pf1":"0.86","pf2":"0.98","sn":"1600","h":"20","order":"5","react":"7","std":"0.85"},"count":2,"says":"每台最大1050 kW，由0.86补到0.98；非线性负荷约两成，取7%电抗率。8台LH-XCS-7输出299 kvar，SVG 100 kvar，合计399 kvar，比算出的409.8少3%，cosφ 0.978，取两位即0.98。"}' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '母线THDu', `before` = '4.6', `after` = '2.1' WHERE `case` = 4101 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'DSA配电箱THDi', `before` = '38', `after` = '5.2' WHERE `case` = 4101 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '' WHERE `case` = 4109 AND `place` = 0;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2500/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品型号","value":"70余款"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"factory/factory-gate","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>"},"rd":{"title":"研发实力","image":"factory/factory-lab","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>试验室配备电磁兼容、环境、电气安全与谐波源等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"certificates/sample-qms-0001","html":"<p>公司按照质量、环境、职业健康安全与测量管理体系要求运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>"},"philosophy":{"title":"经营理念","image":"factory/factory-showroom","html":"<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，24小时内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，厂区屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"banners/cloud-platform","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"ui/platform-dashboard","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。画面是示例，页眉的平台名称由用户自己定。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"ui/one-line-diagram","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"ui/power-factor","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"ui/harmonics","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"ui/barns","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"ui/street-lights","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"ui/monthly-report","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"ui/mobile-app","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-27 21:32:41' WHERE `id` = 4109;
