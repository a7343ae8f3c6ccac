-- content: facts agree with drawings; interlocks, gateways and standards as they are
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (242, '要换控制器，还是给新柜配？', '写明投切元件、共补与分补路数、取样互感器变比和通信要求；换旧的再拍下铭牌和接线端子。');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 12, 'weight', '重量', '约210 kg（630 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 13, 'construction', '连接器', '单芯面板插座5只（A/B/C/N/PE）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 10, 'storage', '负荷曲线', '≥60天');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 11, 'communication', '通信', 'RS485 DL/T 645-2007，红外，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 12, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 13, 'protection-class', '防护等级', 'IP54（箱内IP51）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 11, 'communication', '通信', '2路RS485、红外，DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 12, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 13, 'protection-class', '防护等级', 'IP54（箱内IP51）');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1035, 16, 'depth', 600, 600, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1035, 3, 'GB/T 11918.1', NULL, '工业用插头插座和耦合器 第1部分：通用要求');
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4010, 1069);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 9, '2026-11-30', '[{"fact":"可选功能","before":"4G与北斗对时、SPC不平衡单元","after":"4G与北斗对时、SPC不平衡单元；柱上或落地安装订货时注明"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 8, '2026-11-30', '[{"fact":"测量准确度","before":"电压/电流0.2级，功率0.5级，功率因数±0.005","after":"0.2级（功率0.5级），功率因数±0.005"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1021, 6, '2026-11-30', '[{"fact":"执行标准","before":"GB/T 7251.8；GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》","after":"GB/T 4208；GB/T 4208《外壳防护等级（IP代码）》"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1035, 6, '2026-11-30', '[{"fact":"适用范围","before":"应急负荷配电、消防负荷、医院手术部","after":"应急负荷配电、消防负荷、医院手术部（另配UPS）"},{"fact":"外形尺寸","before":"800 mm×1800 mm×600 mm（宽×高×深，630 A）","after":"800 mm×1800 mm×600 mm（宽×高×深，四种电流同一柜体）"},{"fact":"执行标准","before":"","after":"GB/T 14048.2；GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》"},{"fact":"转换开关","before":"PC级，三位置","after":"PC级，三位置，AC-33B"},{"fact":"转换开关极数","before":"","after":"4P：应急电源的中性点自行接地，两路的N都须切换"},{"fact":"断路器","before":"","after":"进线2路（QF1、QF2），馈线4路（QF3~QF6）"},{"fact":"额定短时耐受电流","before":"25 kA，1 s","after":"25 kA，1 s（柜内母排）"},{"fact":"端子 常用A/B/C/N","before":"市电进线","after":"市电进线，经QF1"},{"fact":"端子 应急A/B/C/N/PE","before":"应急接入","after":"应急接入，经QF2"},{"fact":"端子 QF3~QF6","before":"","after":"馈线出线"},{"fact":"端子 RS485","before":"","after":"通信"},{"fact":"产品概述","before":"LH-KJT把应急接入口、双电源自动转换开关和馈线开关组合在一起，市电正常时由常用电源供电，失电后按设定延时切换到应急电源侧；应急电源可以是固定机组、移动发电车或储能","after":"LH-KJT把应急接入口、两路进线断路器、双电源自动转换开关和四路馈线断路器组合在一起，市电正常时由常用电源供电，失电后按设定延时切换到应急电源侧；应急电源可以是固定机组、移动发电车或储能"},{"fact":"功能特点","before":"PC级转换开关，电气与机械双重联锁；与机组通信自动起动，切换前核对电压频率","after":"PC级转换开关，电气与机械双重联锁；短路由进线断路器QF1、QF2分断；经DO1干接点起动机组，切换前核对电压频率"},{"fact":"接线说明","before":"常用电源与应急电源分别接入，出线接应急母线段","after":"常用电源经QF1、应急电源经QF2接转换开关，再到出线排（应急母线），由QF3~QF6馈出"},{"fact":"接线要点","before":"机组起动干接点与柜内DO1连接，复归由市电恢复触发","after":"机组起动回路与柜内DO1干接点连接，复归由市电恢复触发"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 9, '2026-11-30', '[{"fact":"端子 G+、G-","before":"触发","after":"触发（三相共补）"},{"fact":"端子 Ga、Gb、Gc、G-","before":"","after":"触发（分补，每相一路）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 8, '2026-11-30', '[{"fact":"端子 P、1~12","before":"输出","after":"输出（P为公共端，J接A相、D为+12 V）"},{"fact":"端子 L、N","before":"工作电源","after":"工作电源AC 220 V"},{"fact":"功能特点","before":"过压、欠流、谐波越限闭锁并指示","after":"过压、谐波（THDu）超过定值时闭锁，取样电流低于50 mA报欠流，均有指示"},{"fact":"接线要点","before":"输出公共端接零线或+12 V，视输出型式而定","after":"继电器输出（J）：工作电源L、N接A相与N，公共端P经熔断器接A相，1~12各接接触器线圈，线圈另一端接N；DC 12 V输出（D）：P为+12 V，接各投切开关控制正极，1~12接负极"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 7, '2026-11-30', '[{"fact":"端子 70~74","before":"","after":"DI1~DI4与公共端（代码CK）"},{"fact":"端子 20~23","before":"","after":"DO1、DO2（代码CK）"},{"fact":"端子 15、16","before":"","after":"4~20 mA输出+、-（代码CM）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1050, 6, '2026-11-30', '[{"fact":"电压","before":"3×220/380 V或57.7/100 V","after":"3×220/380 V或3×57.7/100 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1051, 6, '2026-11-30', '[{"fact":"电压","before":"3×220/380 V或57.7/100 V","after":"3×220/380 V或3×57.7/100 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1052, 6, '2026-11-30', '[{"fact":"电压","before":"3×220/380 V或57.7/100 V","after":"3×220/380 V或3×57.7/100 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1053, 5, '2026-11-30', '[{"fact":"电压","before":"3×220/380 V或57.7/100 V","after":"3×220/380 V或3×57.7/100 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1054, 4, '2026-11-30', '[{"fact":"电压","before":"3×220/380 V或57.7/100 V","after":"3×220/380 V或3×57.7/100 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1056, 5, '2026-11-30', '[{"fact":"电压电流","before":"3×220/380 V或57.7/100 V；5 A或1 A","after":"3×220/380 V或3×57.7/100 V；5 A或1 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1060, 7, '2026-11-30', '[{"fact":"基本功能","before":"4模数72 mm三相导轨多功能电能表，经互感器接入，0.5S级。","after":"4模数72 mm三相导轨电能表，经互感器接入，0.5S级，双向有功与无功。"},{"fact":"接线","before":"三相四线；三相三线（57.7/100 V规格）","after":"三相四线；三相三线（3×57.7/100 V规格）"},{"fact":"自身功耗","before":"电压回路≤1 W/相","after":"电压回路≤1 W/相，电流回路≤1 VA/相"},{"fact":"电压","before":"3×220/380 V或57.7/100 V","after":"3×220/380 V或3×57.7/100 V"},{"fact":"脉冲","before":"6400 imp/kWh（57.7/100 V规格20000 imp/kWh），二次侧，一次电量乘变比","after":"6400 imp/kWh（3×57.7/100 V规格20000 imp/kWh），二次侧，一次电量乘变比"},{"fact":"订货代码 100","before":"电压57.7/100 V；不写为220/380 V","after":"电压3×57.7/100 V；不写为3×220/380 V"},{"fact":"产品概述","before":"套装型附三只开口式互感器，改造时不拆一次导线；互感器为0.5级（100/5、150/5为1级），C级是表本身的，配0.5级互感器时整套按1级考核","after":"套装型附三只开口式互感器，改造时不拆一次导线；互感器为0.5级（100/5、150/5为1级），C级是表本身的，配0.5级互感器时整套按1级考核，配1级的按2级考核"},{"fact":"接线说明","before":"三相四线，UA、UB、UC、UN与互感器二次分别接入；57.7/100 V规格也可接三相三线","after":"三相四线，UA、UB、UC、UN与互感器二次分别接入；3×57.7/100 V规格也可接三相三线"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1061, 7, '2026-11-30', '[{"fact":"脉冲","before":"","after":"互感型6400 imp/kWh（二次侧，一次电量乘变比），直通型400 imp/kWh"},{"fact":"起动电流","before":"","after":"互感型1.5 mA（0.02倍转折电流），直通型20 mA（0.04倍转折电流）"},{"fact":"自身功耗","before":"","after":"电压回路≤2 W/相（不含4G），电流回路≤1 VA/相"},{"fact":"环境","before":"−25~+60 ℃，IP54（箱内IP51）","after":"−25~+60 ℃"},{"fact":"防护等级","before":"","after":"IP54（箱内IP51）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1062, 8, '2026-11-30', '[{"fact":"无功电能","before":"2级","after":"四象限2级"},{"fact":"脉冲","before":"","after":"20000 imp/kWh（1 A规格100000 imp/kWh），二次侧，一次电量乘变比"},{"fact":"起动电流","before":"","after":"1.5 mA（1 A规格0.3 mA，均为0.02倍转折电流）"},{"fact":"自身功耗","before":"","after":"电压回路≤2 W/相（不含4G），电流回路≤1 VA/相"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '监测装置不用于计费；计量选智能电表' WHERE `id` = 41;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '不用于计费；电压、电流准确度见各型号' WHERE `id` = 228;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '固定安装的A级、S级电能质量在线监测装置。', `metering` = '不用于计费；电压、电流准确度见各型号', `maincontent` = '<p>固定安装的A级、S级电能质量在线监测装置。</p>' WHERE `id` = 229;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = 'RS485、温度输入、温控输出、4G（按型号）' WHERE `id` = 242;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = 'RS485、温度输入' WHERE `id` = 243;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '4G、温控输出' WHERE `id` = 244;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G与北斗对时、SPC不平衡单元；柱上或落地安装订货时注明', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-HMI7用一次图、棒图与曲线三种视图显示整柜运行：左边一次图可点开任意一路，右边为功率因数与谐波趋势，底部为告警与操作记录。</p>
<p>它只做监视与参数下发，不参与投切逻辑，掉电或更换不影响设备自身运行。</p>
<h3>功能特点</h3>
<ul><li>一次图与设备参数由工程文件导入，现场无需编程</li><li>历史曲线30天，支持U盘导出</li><li>操作权限三级：巡视、操作、厂家</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-HMI7/2R1E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `standards` = 'GB/T 4208', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '800 mm×1800 mm×600 mm（宽×高×深，四种电流同一柜体）', `applicationscope` = '应急负荷配电、消防负荷、医院手术部（另配UPS）', `maincontent` = '<h3>产品概述</h3>
<p>LH-KJT把应急接入口、两路进线断路器、双电源自动转换开关和四路馈线断路器组合在一起，市电正常时由常用电源供电，失电后按设定延时切换到应急电源侧；应急电源可以是固定机组、移动发电车或储能。</p>
<p>选配演练模式：不断市电，按设定的时间把负荷切到应急电源，验证带载能力后切回，并记录切换时间；来回切换各有不大于2 s的短时停电，不能停的负荷另配UPS。</p>
<h3>功能特点</h3>
<ul><li>PC级转换开关，电气与机械双重联锁；短路由进线断路器QF1、QF2分断</li><li>切换延时、返回延时可分别设定</li><li>经DO1干接点起动机组，切换前核对电压频率</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJT/400-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.11《低压开关设备和控制设备 第6-1部分：多功能电器 转换开关电器》</li><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>常用电源经QF1、应急电源经QF2接转换开关，再到出线排（应急母线），由QF3~QF6馈出。</p>
<h3>接线要点</h3>
<ol><li>两路电源相序必须一致，投运前核相。</li><li>消防负荷的切换时间须满足设计要求并留实测记录。</li><li>机组起动回路与柜内DO1干接点连接，复归由市电恢复触发。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB/T 14048.11,GB/T 14048.2,GB/T 7251.1,GB/T 11918.1', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、2:1、1:2:4等编码方式。</p>
<h3>功能特点</h3>
<ul><li>自动识别取样电流极性，有功反送时不适用</li><li>过压、谐波（THDu）超过定值时闭锁，取样电流低于50 mA报欠流，均有指示</li><li>每路投切次数与总运行时间可查</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC12/J-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>电压取B、C相线电压，电流取A相，取样互感器在总进线。</p>
<h3>接线要点</h3>
<ol><li>取样互感器套在总进线A相、电容柜电源侧，二次接Is1、Is2。</li><li>电压引自B、C相，经熔断器；相别错误会使功率因数显示异常。</li><li>继电器输出（J）：工作电源L、N接A相与N，公共端P经熔断器接A相，1~12各接接触器线圈，线圈另一端接N。</li><li>DC 12 V输出（D）：P为+12 V，接各投切开关控制正极，1~12接负极。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '4模数72 mm三相导轨电能表，经互感器接入，0.5S级，双向有功与无功。', `maincontent` = '<h3>产品概述</h3>
<p>LH-DM3C经互感器接入，变比面板可设，显示值为一次侧电量。套装型附三只开口式互感器，改造时不拆一次导线；互感器为0.5级（100/5、150/5为1级），C级是表本身的，配0.5级互感器时整套按1级考核，配1级的按2级考核。</p>
<h3>功能特点</h3>
<ul><li>有功C级（0.5S级），双向计量</li><li>互感器接线错误诊断</li><li>可作为能耗分项计量采集点，直接接入LH-GW100网关</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3C-6A-KCT200/5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线，UA、UB、UC、UN与互感器二次分别接入；3×57.7/100 V规格也可接三相三线。</p>
<h3>接线要点</h3>
<ol><li>互感器S1接电流进端（带星号），S2接出端并接地。</li><li>三相三线（线电压100 V）：UB接4端（UN位置），2端空置，B相电流不接，面板选三相三线。</li><li>变比设置后核对一次电流与钳形表读数。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'dinMeterSmallTerminals' WHERE `product` = 1060;
--> statement-breakpoint
UPDATE `category_closings` SET `text` = '写明要测量的量、接线方式、互感器变比、通信规约和安装方式，面板安装的写开孔尺寸。' WHERE `category` = 49;
--> statement-breakpoint
UPDATE `category_lists` SET `columns` = '[{"keys":["rated-capacity"]},{"name":"额定电压","keys":["capacitor-voltage","system-voltage"],"words":["电容器","系统"]},{"keys":["protection-class"]},{"keys":["communication"]}]' WHERE `category` = 33;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '0.2级（功率0.5级），功率因数±0.005' WHERE `product` = 1018 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'PC级，三位置，AC-33B' WHERE `product` = 1035 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'poles', `label` = '转换开关极数', `text` = '4P：应急电源的中性点自行接地，两路的N都须切换' WHERE `product` = 1035 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '断路器', `text` = '进线2路（QF1、QF2），馈线4路（QF3~QF6）' WHERE `product` = 1035 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'transfer-time', `label` = '切换动作时间', `text` = '≤2 s（不含延时）' WHERE `product` = 1035 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'short-time-current', `label` = '额定短时耐受电流', `text` = '25 kA，1 s（柜内母排）' WHERE `product` = 1035 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP31' WHERE `product` = 1035 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485，选配4G' WHERE `product` = 1035 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '联锁', `text` = '三位置转换，机械与电气联锁' WHERE `product` = 1035 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '相序指示', `text` = '有，错相闭锁' WHERE `product` = 1035 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−10~+40 ℃' WHERE `product` = 1035 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×220/380 V或3×57.7/100 V' WHERE `product` = 1050 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×220/380 V或3×57.7/100 V' WHERE `product` = 1051 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×220/380 V或3×57.7/100 V' WHERE `product` = 1052 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×220/380 V或3×57.7/100 V' WHERE `product` = 1053 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×220/380 V或3×57.7/100 V' WHERE `product` = 1054 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×220/380 V或3×57.7/100 V；5 A或1 A' WHERE `product` = 1056 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '三相四线；三相三线（3×57.7/100 V规格）' WHERE `product` = 1060 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电压回路≤1 W/相，电流回路≤1 VA/相' WHERE `product` = 1060 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×220/380 V或3×57.7/100 V' WHERE `product` = 1060 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '6400 imp/kWh（3×57.7/100 V规格20000 imp/kWh），二次侧，一次电量乘变比' WHERE `product` = 1060 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '脉冲', `text` = '互感型6400 imp/kWh（二次侧，一次电量乘变比），直通型400 imp/kWh' WHERE `product` = 1061 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '起动电流', `text` = '互感型1.5 mA（0.02倍转折电流），直通型20 mA（0.04倍转折电流）' WHERE `product` = 1061 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '自身功耗', `text` = '电压回路≤2 W/相（不含4G），电流回路≤1 VA/相' WHERE `product` = 1061 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'tariffs', `label` = '费率', `text` = '4费率、12时段、2套时区' WHERE `product` = 1061 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '需量', `text` = '滑差式，15 min' WHERE `product` = 1061 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '四象限2级' WHERE `product` = 1062 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '脉冲', `text` = '20000 imp/kWh（1 A规格100000 imp/kWh），二次侧，一次电量乘变比' WHERE `product` = 1062 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '起动电流', `text` = '1.5 mA（1 A规格0.3 mA，均为0.02倍转折电流）' WHERE `product` = 1062 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '自身功耗', `text` = '电压回路≤2 W/相（不含4G），电流回路≤1 VA/相' WHERE `product` = 1062 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '辅助电源', `text` = 'AC/DC 100~240 V（选配，代码AUX）' WHERE `product` = 1062 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'tariffs', `label` = '费率', `text` = '4费率、12时段、2套时区' WHERE `product` = 1062 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '需量', `text` = '滑差式，15 min' WHERE `product` = 1062 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '负荷曲线', `text` = '≥60天' WHERE `product` = 1062 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'poles', `max` = NULL, `choice` = '4P', `condition` = '' WHERE `product` = 1035 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'transfer-time', `min` = NULL, `max` = 2000, `condition` = '不含延时' WHERE `product` = 1035 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'short-time-current', `min` = 25, `max` = 25, `choice` = '', `condition` = '1 s' WHERE `product` = 1035 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP31' WHERE `product` = 1035 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485', `condition` = '', `optional` = 0 WHERE `product` = 1035 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1035 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'phase-indication', `min` = NULL, `max` = NULL, `choice` = '是' WHERE `product` = 1035 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 40, `condition` = '' WHERE `product` = 1035 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 210, `max` = 210, `choice` = '', `condition` = '630 A' WHERE `product` = 1035 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '触摸屏' WHERE `product` = 1035 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1035 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["常用A/B/C/N","市电进线，经QF1"],["应急A/B/C/N/PE","应急接入，经QF2"],["出线排","应急母线"],["QF3~QF6","馈线出线"],["DO1","机组起动"],["DI1~DI4","外部信号"],["RS485","通信"]]' WHERE `product` = 1035 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C","进线"],["a、b、c","出线"],["G+、G-","触发（三相共补）"],["Ga、Gb、Gc、G-","触发（分补，每相一路）"],["485A、485B","RS485（选配）"],["~220 V","风机电源"]]' WHERE `product` = 1045 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["Us1、Us2","取样电压（BC）"],["Is1、Is2","取样电流（A相）"],["P、1~12","输出（P为公共端，J接A相、D为+12 V）"],["L、N","工作电源AC 220 V"],["A、B","RS485（选配）"]]' WHERE `product` = 1046 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源L、N"],["11、12、13、14","UA、UB、UC、UN"],["4*、5","IA进、出"],["6*、7","IB进、出"],["8*、9","IC进、出"],["58、59、60","RS485 A、B、屏蔽"],["47、48","有功脉冲+、-"],["70~74","DI1~DI4与公共端（代码CK）"],["20~23","DO1、DO2（代码CK）"],["15、16","4~20 mA输出+、-（代码CM）"]]' WHERE `product` = 1048 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DM3C","三相互感器导轨表"],["6A","电流规格"],["100","电压3×57.7/100 V；不写为3×220/380 V"],["KCT200/5","套装：开口互感器200/5"]]' WHERE `product` = 1060 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DM3C","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"0.015-0.075(6)A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","absent":{"meaning":"3×220/380 V","sets":{"电压":"3×220/380 V"}},"options":[{"code":"100","meaning":"3×57.7/100 V","sets":{"电压":"3×57.7/100 V"}}],"elsewhere":[]},{"kind":"number","name":"开口互感器","before":"-KCT","absent":{"meaning":"不带互感器，另配","sets":{}},"after":"/5","unit":"/5 A","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1060;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TM30","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"互感型0.015-0.075(6)A","sets":{"有功电能":"C级（0.5S级）","脉冲":"6400 imp/kWh，二次侧，一次电量乘变比","起动电流":"1.5 mA（0.02倍转折电流）"}},{"code":"60A","meaning":"直通型0.2-0.5(60)A","sets":{"有功电能":"B级（1级）","脉冲":"400 imp/kWh","起动电流":"20 mA（0.04倍转折电流）"}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485 DL/T 645-2007，红外"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485 DL/T 645-2007，红外，4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1061;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TM33","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"0.015-0.075(6)A","text":"3×0.015-0.075(6)A（旧标称1.5(6)A）","sets":{"脉冲":"20000 imp/kWh，二次侧，一次电量乘变比","起动电流":"1.5 mA（0.02倍转折电流）"}},{"code":"1A","meaning":"1 A规格，0.003-0.015(1.2)A","text":"3×0.003-0.015(1.2)A（旧标称0.3(1.2)A）","sets":{"脉冲":"100000 imp/kWh，二次侧，一次电量乘变比","起动电流":"0.3 mA（0.02倍转折电流）"}}],"elsewhere":[]},{"kind":"choice","name":"辅助电源","before":"-","absent":{"meaning":"不带辅助电源","sets":{"辅助电源":"不带"}},"options":[{"code":"AUX","meaning":"带辅助电源","sets":{"辅助电源":"AC/DC 100~240 V"}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{}},"options":[{"code":"4G","meaning":"带4G通信","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1062;
--> statement-breakpoint
UPDATE `product_sizes` SET `version` = '' WHERE `product` = 1035 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 4208', `title` = '外壳防护等级（IP代码）' WHERE `product` = 1021 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 14048.2', `title` = '低压开关设备和控制设备 第2部分：断路器' WHERE `product` = 1035 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 7251.1', `title` = '低压成套开关设备和控制设备 第1部分：总则' WHERE `product` = 1035 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入（选配）","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"distortion","title":"畸变率（选配）","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率（选配）","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}' WHERE `product` = 1060;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>路灯箱变点多、面广、无人值守，传统做法依靠定时开关与人工巡线，亮灯率低、偷接线难发现、回路老化后漏电风险大。</p>
<h2>一台箱变里有什么</h2>
<p>以100 kVA箱变、6条路灯回路为例。接地形式TN-S，PE线随电缆到每根灯杆。每条回路带36盏120 W的LED灯，三相均分，功率因数0.95。每相功率1.44 kW，电流1440÷（220×0.95）≈6.9 A；6条回路合计25.9 kW，进线约41 A。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>选型</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>开口互感器100 A，不拆线安装</td></tr><tr><td>每条回路</td><td><a href="/newdetail/1071">LH-SB63</a></td><td>3P+N、32 A、剩余电流100 mA</td></tr><tr><td>照明母线</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>总剩余电流与电缆头温度</td></tr><tr><td>通信</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>断路器（代码R）与探测器经RS485接入，一箱一台</td></tr><tr><td>箱门</td><td>门磁</td><td>接网关的DI（选配）</td></tr></tbody></table>
<h2>判据怎么定</h2>
<p>一盏灯120 W，占回路每相功率的8.3%。LED电源大多是恒功率的，电压降时电流反而升，所以看功率不看电流：把“某相功率比同一时段的30天基线低6%并持续10 min”定为单灯故障，高6%定为可能偷接（只认到回路，灯位由巡视确认），连续一周缓慢上升而漏电同时增大定为线路老化。6%低于一盏灯的份额，又高于1级的测量误差。</p>
<p>漏电定值先测后定：雨后实测各回路固有泄漏18~22 mA，取不小于其2倍的标准档，即100 mA；30 mA档雨天会误跳；300 mA是防火灾的上限，只用在泄漏大、暂时换不了线的老线路。三个常见误区见<a href="/detail/3122">剩余电流监测</a>。</p>
<h2>控制策略</h2>
<p>按经纬度日出日落加偏移量开关灯，阴雨天由照度修正；相邻灯杆分接1、3、5与2、4、6两组回路，后半夜关一组，就是隔杆亮灯。策略下发到断路器本地执行，通信中断时仍按最近一次时间表工作。后半夜5 h关3条回路，一年少用25.9×0.5×5×365≈2.4万kWh。</p>
<h2>告警与处置</h2>
<table><thead><tr><th>告警</th><th>判据</th><th>处置</th></tr></thead><tbody><tr><td>漏电</td><td>越过定值</td><td>本地跳闸并推送，不自动重合</td></tr><tr><td>缺相</td><td>某相电流为零</td><td>派单</td></tr><tr><td>箱门打开</td><td>无工单而门磁动作</td><td>现场复核</td></tr><tr><td>通信中断</td><td>30 min无数据</td><td>查信号，补巡</td></tr></tbody></table>
<p>一箱6台断路器、1台探测器若各自直连要7张卡，经一台网关只要1张；进线表自带4G，网关失联时总量不断。比较见<a href="/detail/3121">LoRa与4G怎么选</a>；开工前在箱内与箱外各测一次信号。探测器的工作温度下限是−10 ℃，更冷的地方箱内加热或改装在室内。</p>
<h2>割接与验收</h2>
<p>以箱变为单位白天割接，单台停电不超过1 h，送电后逐回路核对相序、灯数与基线，连续观察三个夜晚再进入下一批。验收抽10%的回路各拔一盏灯、各做一次漏电试验，30 min内平台应有对应告警。</p>', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-SB63 3P+N 20 A 42台、LH-GW100 6台、LH-WM40 6台（互感器100 A）' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>赛事保供电每次都要拆开低压柜接发电车电缆，8人用150 min，接线点裸露、相序靠人核对。业主要求在墙外设固定的接入点，发电车到场即插即用。</p><h2>做法</h2><p>两段保供电母线各设1台1000 A的LH-KJX-D，每相3只单芯插座，按色标插接；与本段市电进线断路器机械联锁（两锁一钥匙），同段两台不能同时合闸。母联与两路市电进线三锁两钥匙；母联另有一把锁，两台发电进线都锁在分闸位置，才换得出它的钥匙。所以市电正常时两段各带各的，母联合闸时全部电源只能合一路。箱内断路器合闸前先判相序。</p><h2>投运与复测</h2><p>演练实测：发电车到场后15 min送电，接入人员由8人减到3人，每个接入点1000 A，功率因数0.8时可接约550 kW，按各接一台500 kW发电车，两点合计1000 kW。</p>' WHERE `case` = 4005;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14.4 kW；接地形式TN-S，PE线随电缆到灯杆；线路老，雨后实测各路泄漏80~130 mA。灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><ul><li><strong>断路器</strong>：每路1台LH-SB63，3P+N 20 A，按启动冲击与末端短路选取。</li><li><strong>总电量</strong>：每台箱变1台LH-WM40，14.4 kW、0.95约23 A，用最小的100 A开口互感器。</li><li><strong>通信</strong>：7台断路器经RS485接1台LH-GW100，一箱一张卡。</li><li><strong>剩余电流</strong>：N线同进断路器，不平衡电流不误动；按方案取不小于实测2倍的标准档，新线路是100 mA，这里是300 mA，本地跳闸，不自动重合。</li></ul><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：按经纬度开关灯后，每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>', `equipment` = '[{"product":1071,"code":"LH-SB63-3N-C20-300-R","quantity":42,"unit":"台","use":"照明回路"},{"product":1065,"code":"LH-WM40-100-4G","quantity":6,"unit":"台","use":"箱变总进线，开口互感器100 A"},{"product":1069,"code":"LH-GW100-4R-4G","quantity":6,"unit":"台","use":"每台箱变1台，汇集7台断路器"}]', `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线，TN-S（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"3P+N 20 A，300 mA跳闸"},{"kind":"load","text":"照明回路1，约2 kW"}],[{"kind":"breaker","product":1071,"text":"3P+N 20 A，300 mA跳闸"},{"kind":"load","text":"照明回路2，约2 kW"}],[{"kind":"breaker","product":1071,"text":"5台，20 A，300 mA跳闸"},{"kind":"load","text":"照明回路3~7，每路约2 kW"}]]}],"network":{"link":"RS485","gateway":1069,"to":"路灯平台"}}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>一台630 kVA台区变压器带312户，单相用电集中在一相，最大电流不平衡度46%（最大−最小，除以最大），中性线电流209 A，末端晚间电压只有198 V，居民多次投诉。</p><h2>做法</h2><p>先由1套LH-HXK把12个接户点按负荷自动换相，做粗调；剩下的不平衡由变压器出口1台100 kvar的LH-SPC连续调节。换相时断电不超过家用电器能承受的时间，用户无感。</p><h2>投运与复测</h2><p>复测不平衡度由46%降到4.5%，中性线电流由209 A降到17 A，末端最低电压由198 V升到213 V，台区线损率由7.8%降到5.1%。</p>' WHERE `case` = 4012;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>64台注塑机加热与伺服并存，最大有功约900 kW，功率因数0.78，电热圈接单相使三相电流不平衡24%（最大−最小，除以最大），变压器负载率72%，扩产没有余量。</p><h2>做法</h2><p>用2台150 kvar的LH-SVG-MH与10台30 kvar的LH-XCF组成混合补偿：伺服驱动有谐波，分补电容每路串14%电抗，先填各相的基本无功，SVG补级差、快速变化与不平衡，并经RS485总线统一投切电容。</p><h2>投运与复测</h2><p>功率因数由0.78提到0.97，变压器负载率由72%降到58%，不平衡度由24%降到8%，力调电费由每月加收18900元变为减收2400元。</p>' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '可接入功率（额定）' WHERE `case` = 4005 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '电流不平衡度' WHERE `case` = 4012 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '电流不平衡度' WHERE `case` = 4205 AND `place` = 2;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"谐波与三相不平衡并存，夜间轻载过补","load":"1250 kVA变压器，720 kW，照明、电梯、空调变频、大屏","target":"功率因数≥0.95，夜间不倒送，THDi≤8%，不平衡≤10%","devices":["抗谐波集成电容器 LH-XCS-7","模块式静止无功发生器 LH-SVG-M","壁挂式有源电力滤波器 LH-APF-W"]}', `figures` = '[{"label":"目标功率因数","value":"≥0.95"},{"label":"馈线THDi","value":"≤8%"},{"label":"SVG响应","value":"≤10 ms"},{"label":"电流不平衡度","value":"15%→≤10%"}]' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"无人值守，偷接难发现，漏电风险大","load":"100 kVA箱变，6条路灯回路，25.9 kW LED","target":"回路上能识别单灯熄灭，漏电100 mA本地跳闸","devices":["物联网微型断路器 LH-SB63","4G工业物联网网关 LH-GW100","4G无线三相电力仪表 LH-WM40","剩余电流式电气火灾监控探测器 LH-RCD300"]}', `figures` = '[{"label":"回路识别单灯熄灭","value":"功率变化≥6%"},{"label":"漏电动作值","value":"100 mA"},{"label":"单台停电","value":"≤1 h"},{"label":"离线运行","value":"按本地时间表"}]', `diagram` = '{"sections":[{"name":"0.4 kV照明母线，TN-S","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"},{"kind":"residual","product":1076,"text":"总剩余电流"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路1，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路2，36盏"}],[{"kind":"breaker","product":1071,"text":"3台，32 A，100 mA"},{"kind":"load","text":"路灯回路3~5，各36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路6，36盏"}]]}],"network":{"link":"RS485","gateway":1069,"to":"路灯平台"}}' WHERE `solution` = 2003;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"三相电流不平衡57%，末端电压低于198 V","load":"400 kVA台区，晚高峰420、260、180 A","target":"电流不平衡度≤15%，末端198~235 V","devices":["三相不平衡自动调节装置 LH-SPC","智能换相开关组 LH-HXK","户外台区SVG补偿箱 LH-SVG-P"]}' WHERE `solution` = 2004;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"桩群谐波，夜间待机呈容性","load":"1000 kVA变压器，10台120 kW直流桩，同时系数0.6","target":"功率因数≥0.95，谐波符合GB/T 14549","devices":["有源滤波成套柜 LH-APF-G","模块式静止无功发生器 LH-SVG-M","物联网塑壳断路器 LH-SB250M"]}' WHERE `solution` = 2005;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"宿舍恶性负载，费用分不清","load":"一栋320间宿舍，食堂与水泵房180 kW","target":"食堂功率因数≥0.95，每间宿舍一表，恶性负载自动断电","devices":["单相导轨费控电能表 LH-DM2P","LoRa集中网关 LH-GW200","多回路电能表 LH-MC12","混补型智能电容补偿单元 LH-ZCH"]}' WHERE `solution` = 2007;
--> statement-breakpoint
UPDATE `factory` SET `work` = '出厂前逐台测电容量，做工频耐压、投切试验和通信联调，数据按序列号留存，一机一档。', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 6002;
--> statement-breakpoint
UPDATE `factory` SET `work` = '来料膜每卷核对首、中、尾三点方阻；芯子喷金、热定型后按容量分选，灌注后逐台测电容量与损耗角正切。', `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 6003;
--> statement-breakpoint
UPDATE `leaders` SET `article` = 3018, `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 6108;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 2004;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 16:32:15' WHERE `id` = 2007;
