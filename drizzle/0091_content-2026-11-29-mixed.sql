-- content: 产品规格与发热、案例与方案数值、电容补偿简介
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 23, 'weight', '重量', '约13 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 29, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 29, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1001, '电流与导线', '["单台容量","额定电流（450 V）","400 V电流","主回路铜导线"]', '[["10 kvar","12.8 A","11.4 A","4 mm²"],["15 kvar","19.2 A","17.1 A","6 mm²"],["20 kvar","25.7 A","22.8 A","10 mm²"],["30 kvar","38.5 A","34.2 A","16 mm²"],["40 kvar","51.3 A","45.6 A","25 mm²"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1013, '电流与发热', '["规格","电容器额定电流","400 V电流","支路熔断器","晶闸管","电抗器","电容器","合计（晶闸管型）"]', '[["480 V/40 kvar/7%","48.1 A","43.1 A","80 A","155 W","160~240 W","≤20 W","约335~415 W"],["480 V/60 kvar/7%","72.2 A","64.7 A","125 A","233 W","240~360 W","≤30 W","约505~625 W"],["525 V/40 kvar/14%","44.0 A","39.0 A","80 A","140 W","160~240 W","≤20 W","约320~400 W"],["525 V/60 kvar/14%","66.0 A","58.5 A","100 A","211 W","240~360 W","≤30 W","约480~600 W"]]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 10, '2026-11-29', '[{"fact":"安装方式","before":"导轨支架或安装梁立式安装，相邻单元间距不小于20 mm","after":"导轨支架或安装梁立式安装，相邻单元间距不小于20 mm，顶部留母线接线空间100 mm"},{"fact":"安装深度","before":"395 mm（另留母线接线空间100 mm）","after":"395 mm"},{"fact":"通信","before":"","after":"备用RS485口（选配）"},{"fact":"电流与导线 表头","before":"","after":"单台容量、额定电流（450 V）、400 V电流、主回路铜导线"},{"fact":"电流与导线 10 kvar","before":"","after":"12.8 A，11.4 A，4 mm²"},{"fact":"电流与导线 15 kvar","before":"","after":"19.2 A，17.1 A，6 mm²"},{"fact":"电流与导线 20 kvar","before":"","after":"25.7 A，22.8 A，10 mm²"},{"fact":"电流与导线 30 kvar","before":"","after":"38.5 A，34.2 A，16 mm²"},{"fact":"电流与导线 40 kvar","before":"","after":"51.3 A，45.6 A，25 mm²"},{"fact":"功能特点","before":"自带微型断路器，单台可独立退出，不影响同柜其他单元；拆装前先断开上级，验电、放电","after":"机壳内带微型断路器（图中看不到），一台短路或过流时自行断开，不影响同柜其他单元；拆装前先断开上级，验电、放电"},{"fact":"接线说明","before":"本品为三相三线接入，A、B、C经自带微断接至电容柜母线；级联口用直通网线依次连接","after":"本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器；级联口用直通网线依次连接"},{"fact":"接线要点","before":"在断电并验电后，将A、B、C三相导线接入顶部微断端子，导线截面按1.5倍额定电流选取（40 kvar建议不小于25 mm²）","after":"在断电并验电后，将A、B、C三相导线接到顶部A、B、C接线柱，导线截面按1.5倍额定电流选取（40 kvar建议不小于25 mm²）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 6, '2026-11-29', '[{"fact":"系统额定电压","before":"AC 230 V（相电压）","after":"AC 400 V，三相四线；电容器接相电压230 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 7, '2026-11-29', '[{"fact":"静态功耗","before":"≤3 W","after":"≤3 W；满载时电抗器与电容器发热约4.5~6.5 W/kvar"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 8, '2026-11-29', '[{"fact":"静态功耗","before":"≤3 W","after":"≤3 W；满载时电抗器与电容器发热约4.5~6.5 W/kvar"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 5, '2026-11-29', '[{"fact":"静态功耗","before":"≤1.5 W（复合开关保持）","after":"复合开关保持≤1.5 W；晶闸管导通140~233 W，见“电流与发热”"},{"fact":"电流与发热 表头","before":"","after":"规格、电容器额定电流、400 V电流、支路熔断器、晶闸管、电抗器、电容器、合计（晶闸管型）"},{"fact":"电流与发热 480 V/40 kvar/7%","before":"","after":"48.1 A，43.1 A，80 A，155 W，160~240 W，≤20 W，约335~415 W"},{"fact":"电流与发热 480 V/60 kvar/7%","before":"","after":"72.2 A，64.7 A，125 A，233 W，240~360 W，≤30 W，约505~625 W"},{"fact":"电流与发热 525 V/40 kvar/14%","before":"","after":"44.0 A，39.0 A，80 A，140 W，160~240 W，≤20 W，约320~400 W"},{"fact":"电流与发热 525 V/60 kvar/14%","before":"","after":"66.0 A，58.5 A，100 A，211 W，240~360 W，≤30 W，约480~600 W"},{"fact":"电流与发热","before":"","after":"按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的4~6 W/kvar，电容器不超过0.5 W/kvar；复合开关型没有晶闸管一项，保持功耗不超过1.5 W；熔断器按1.5~1.6倍电容器额定…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 7, '2026-11-29', '[{"fact":"系统额定电压","before":"AC 230 V（相电压）","after":"AC 400 V，三相四线；电容器接相电压230 V"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '用电力电容器提供无功的补偿产品族：0.4 kV用自愈式电容器、过零投切，覆盖配电房、台区与成套柜；6~10 kV用高压电容器、由真空接触器或真空开关投切，用于变电站、线路与电动机就地补偿，提高功率因数、降低线损、释放变压器容量。' WHERE `id` = 33;
--> statement-breakpoint
UPDATE `products` SET `Installationmethod` = '导轨支架或安装梁立式安装，相邻单元间距不小于20 mm，顶部留母线接线空间100 mm', `deepin` = '395 mm', `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路同容量时单台可投两级（如20+20：20、40 kvar），2:1容量时可投三级（如20+10：10、20、30 kvar）</li><li>机壳内带微型断路器（图中看不到），一台短路或过流时自行断开，不影响同柜其他单元；拆装前先断开上级，验电、放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与导线</h3>
{{电流与导线}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器；级联口用直通网线依次连接。</p>
<h3>接线要点</h3>
<ol><li>在断电并验电后，将A、B、C三相导线接到顶部A、B、C接线柱，导线截面按1.5倍额定电流选取（40 kvar建议不小于25 mm²）。</li><li>取样互感器装在总进线A相、电容柜电源侧，二次接至集中测控装置或第一台的取样端子，电压取B、C相线电压。</li><li>用直通网线把各台的“网络1/网络2”口首尾级联，最后一台不需终端电阻。</li><li>上电后等待约30 s，面板显示主从机身份，核对台数与容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与发热</h3>
<p>按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的4~6 W/kvar，电容器不超过0.5 W/kvar。复合开关型没有晶闸管一项，保持功耗不超过1.5 W。熔断器按1.5~1.6倍电容器额定电流取标准档。</p>
{{电流与发热}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '备用RS485口（选配）' WHERE `product` = 1001 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1001 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1001 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1001 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V，三相四线；电容器接相电压230 V' WHERE `product` = 1004 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3 W；满载时电抗器与电容器发热约4.5~6.5 W/kvar' WHERE `product` = 1011 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3 W；满载时电抗器与电容器发热约4.5~6.5 W/kvar' WHERE `product` = 1012 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '复合开关保持≤1.5 W；晶闸管导通140~233 W，见“电流与发热”' WHERE `product` = 1013 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V，三相四线；电容器接相电压230 V' WHERE `product` = 1014 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 400, `max` = 400, `condition` = '' WHERE `product` = 1004 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'system-voltage', `min` = 230, `max` = 230, `condition` = '相电压' WHERE `product` = 1004 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitor-voltage', `min` = 250, `max` = 250, `condition` = '' WHERE `product` = 1004 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 5, `max` = 5 WHERE `product` = 1004 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 10, `max` = 10 WHERE `product` = 1004 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1004 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1004 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `choice` = '', `condition` = '三相合计' WHERE `product` = 1004 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相Y接', `condition` = '' WHERE `product` = 1004 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1004 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1004 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 4.2, `max` = 4.2 WHERE `product` = 1004 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 8.5, `max` = 8.5 WHERE `product` = 1004 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 12.7, `max` = 12.7 WHERE `product` = 1004 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 16.9, `max` = 16.9 WHERE `product` = 1004 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 25.4, `max` = 25.4, `choice` = '' WHERE `product` = 1004 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '同步开关' WHERE `product` = 1004 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '分补' WHERE `product` = 1004 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1004 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 180 WHERE `product` = 1004 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1004 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1004 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55 WHERE `product` = 1004 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1004 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1004 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1004 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1004 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1004 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1004 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 400, `max` = 400, `condition` = '' WHERE `product` = 1014 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'system-voltage', `min` = 230, `max` = 230, `condition` = '相电压' WHERE `product` = 1014 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitor-voltage', `min` = 300, `max` = 300, `choice` = '', `condition` = '14%电抗' WHERE `product` = 1014 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相Y接', `condition` = '' WHERE `product` = 1014 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1014 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1014 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-rise', `max` = 80, `choice` = '' WHERE `product` = 1014 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'insulation-class', `min` = NULL, `max` = NULL, `choice` = 'H级', `condition` = '' WHERE `product` = 1014 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1014 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 24, `max` = 24 WHERE `product` = 1014 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `choice` = '', `condition` = '三相合计' WHERE `product` = 1014 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '分补' WHERE `product` = 1014 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 10.3, `max` = 10.3 WHERE `product` = 1014 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 16.4, `max` = 16.4 WHERE `product` = 1014 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 20.5, `max` = 20.5 WHERE `product` = 1014 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactance-rate', `min` = 14, `max` = 14, `choice` = '' WHERE `product` = 1014 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '同步开关' WHERE `product` = 1014 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1014 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 180 WHERE `product` = 1014 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1014 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1014 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 50 WHERE `product` = 1014 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1014 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1014 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1014 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1014 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 38, `max` = 38, `choice` = '', `condition` = '24 kvar' WHERE `product` = 1014 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏并存，白天谐波与三相不平衡突出，夜间轻载又容易容性倒送。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一台1250 kVA变压器（短路阻抗6%）的市民中心为例：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间−35 kvar</td><td>容量与夜间过补</td></tr><tr><td>总进线三相电流</td><td>1370、1265、1165 A</td><td>不平衡度15%</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A，THDi 31%</td><td>就地滤波，N线3次84 A</td></tr><tr><td>电梯馈线</td><td>5次30 A、7次16 A、11次9 A，THDi 29%</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<table><thead><tr><th>项目</th><th>算式</th><th>结果</th></tr></thead><tbody><tr><td>缺的无功</td><td>720×（0.698−0.329）</td><td>266 kvar</td></tr><tr><td>电容承担</td><td>4台50 kvar×0.747</td><td>149 kvar</td></tr><tr><td>SVG承担</td><td>266−149</td><td>117 kvar，取2×75 kvar</td></tr><tr><td>移相电流</td><td>1370−（1370+1265+1165）÷3</td><td>103 A</td></tr><tr><td>SVG每相电流</td><td>√(169²+103²)</td><td>198 A＜2×108 A</td></tr><tr><td>大屏滤波</td><td>1.2×√(28²+21²+12²)</td><td>44 A，取50 A</td></tr><tr><td>电梯滤波</td><td>1.2×√(30²+16²+9²)</td><td>42 A，取50 A</td></tr></tbody></table>
<p>长期存在的无功由<a href="/newdetail/1011">LH-XCS-7</a>承担，波动、夜间35 kvar容性与三相不平衡由三相四线的<a href="/newdetail/1022">LH-SVG-M</a>承担：无功117 kvar合169 A，再把重载相的103 A移到轻载相。电容若不串电抗器，与变压器的谐振次数n=√(20.8 MVA÷0.149 Mvar)≈11.8，以后增到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏是单相负荷，三相的3次谐波在N线上相加，28×3=84 A；三相四线的<a href="/newdetail/1027">LH-APF-W</a>中性线滤波能力为3倍相电流，50 A的为150 A，够用。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 4×50 kvar</td><td>混合补偿、三相平衡</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 2×50 A，各1台</td><td>就地滤波，三相四线</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1068">LH-MC12</a></td><td>四大分项计量</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，总进线互感器按1804 A÷0.8取2500/5，馈线用开口式<a href="/newdetail/1075">LH-KCT</a>；第二个周末投运，验收五项：</p>
<ul><li>功率因数：投运后第一个完整结算月的月平均值不低于0.95，夜间无容性倒送</li><li>馈线THDi：大屏、电梯馈线同工况前后各7天的95%概率大值，不高于8%</li><li>三相电流不平衡度：同样7天，由15%降到10%以内</li><li>补偿响应：投切一台空调机组，录波读全响应时间，不大于10 ms</li><li>公共连接点谐波电流：不超过GB/T 14549按短路容量换算的限值，以第三方仪器为准</li></ul>', `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波叠加后常导致电容柜熔断器熔断、中性线发热。</p>
<h2>问题从哪里来</h2>
<p>降压所两台1000 kVA变压器分列运行，短路阻抗6%，0.4 kV短路容量16.7 MVA。GB/T 14549给出0.38 kV、基准短路容量10 MVA时5次62 A、7次44 A、11次28 A、13次24 A的允许值，按16.7÷10换算后与Ⅰ段实测对照：</p>
<table><thead><tr><th>次数</th><th>实测</th><th>换算值</th></tr></thead><tbody><tr><td>5</td><td>120 A</td><td>103 A</td></tr><tr><td>7</td><td>78 A</td><td>73 A</td></tr><tr><td>11</td><td>42 A</td><td>47 A</td></tr><tr><td>13</td><td>30 A</td><td>40 A</td></tr></tbody></table>
<p>5、7次超出。原电容柜224 kvar未串电抗器，与变压器的谐振次数n=√(16.7÷0.224)≈8.6，切除一半支路时升到12.2，投切过程中多次经过11次附近，这是熔断器熔断的原因，机理见<a href="/detail/3108">并联谐振一文</a>。</p>
<h2>治理配置</h2>
<ol><li>滤波：四个主要次数合成√(120²+78²+42²+30²)≈152 A，乘1.2为183 A，每段设200 A的<a href="/newdetail/1028">LH-APF-G</a>一面。</li><li>补偿：旧电容全部换成<a href="/newdetail/1011">LH-XCS-7</a>，每段6台50 kvar，实际输出224 kvar，调谐点189 Hz，低于5次，与滤波器不会互相放大；电抗率的选法见<a href="/detail/3113">7%还是14%</a>。</li><li>监测：环控、电扶梯、屏蔽门馈线各装一只<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi与谐波有功方向，<a href="/newdetail/1069">LH-GW100</a>汇聚后送综合监控。</li></ol>
<h2>母联切换下的运行</h2>
<p>两段母线互为备用，母联合闸后负荷集中到一台变压器。滤波柜的取样须同时采进线与母联电流，由装置按断路器位置合成总电流，否则母联一合闸取样就失真。</p>
<table><thead><tr><th>运行方式</th><th>取样</th><th>滤波柜</th></tr></thead><tbody><tr><td>分列</td><td>本段进线</td><td>各治各段</td></tr><tr><td>母联合闸</td><td>进线与母联合成</td><td>两柜按容量比例分担，共400 A</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段一夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论。滤除率按同工况治理前后的谐波电流算：装置在额定补偿电流下不低于95%，现场含轻载与背景谐波，按85%验收；再做一次母联合闸试验，检查取样合成是否正确。</p>', `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>路灯箱变点多、面广、无人值守，传统做法依靠定时开关与人工巡线，亮灯率低、偷接线难发现、回路老化后漏电风险大。</p>
<h2>一台箱变里有什么</h2>
<p>以100 kVA箱变、6条路灯回路为例。每条回路带36盏120 W的LED灯，三相均分，功率因数0.95。每相功率1.44 kW，电流1440÷（220×0.95）≈6.9 A；6条回路合计25.9 kW，进线约41 A。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>选型</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>开口互感器100 A，不停电安装</td></tr><tr><td>每条回路</td><td><a href="/newdetail/1071">LH-SB63</a></td><td>3P+N、32 A、剩余电流100 mA</td></tr><tr><td>照明母线</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>总剩余电流与电缆头温度</td></tr><tr><td>箱变</td><td>门磁</td><td>接断路器辅助输入</td></tr></tbody></table>
<h2>判据怎么定</h2>
<p>一盏灯约0.57 A，占回路相电流的8.3%。把“电流比同一时段的30天基线低6%并持续10 min”定为单灯故障，高6%定为可能偷接（只认到回路，灯位由巡视确认），连续一周缓慢上升而漏电同时增大定为线路老化。6%低于一盏灯的份额，又高于1级测量误差与电压波动的影响。</p>
<p>漏电定值先测后定：雨后实测各回路固有泄漏18~22 mA，取不小于其2倍的标准档，即100 mA；30 mA档雨天会误跳，300 mA档对人身与火灾都偏迟。三个常见误区见<a href="/detail/3122">剩余电流监测</a>。</p>
<h2>控制策略</h2>
<p>按经纬度日出日落加偏移量开关灯，阴雨天由照度修正；后半夜隔盏亮灯。策略下发到断路器本地执行，通信中断时仍按最近一次时间表工作。6条回路后半夜5 h减半，一年少用25.9×0.5×5×365≈2.4万kWh。</p>
<h2>告警与处置</h2>
<table><thead><tr><th>告警</th><th>判据</th><th>处置</th></tr></thead><tbody><tr><td>漏电</td><td>越过定值</td><td>本地跳闸并推送，不自动重合</td></tr><tr><td>缺相</td><td>某相电流为零</td><td>派单</td></tr><tr><td>箱门打开</td><td>无工单而门磁动作</td><td>现场复核</td></tr><tr><td>通信中断</td><td>30 min无数据</td><td>查信号，补巡</td></tr></tbody></table>
<p>箱变分散、每处只有一两台设备，用4G直连比网关经济，比较见<a href="/detail/3121">LoRa与4G怎么选</a>；开工前在箱内与箱外各测一次信号。</p>
<h2>割接与验收</h2>
<p>以箱变为单位白天割接，单台停电不超过1 h，送电后逐回路核对相序、灯数与基线，连续观察三个夜晚再进入下一批。验收抽10%的回路各拔一盏灯、各做一次漏电试验，30 min内平台应有对应告警。</p>', `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2003;
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
<p>滤波柜与SVG放在箱变低压室，噪声70 dB以下，靠近居民一侧时夜间复测。核对户外箱的防护等级、排水与进风滤网。验收做三种工况：空闲、半数桩、全部桩同时充电（平台把负载率限在85%以内），各记录30 min，看功率因数、THDi与母线电压；公共连接点谐波按GB/T 14549、电压变动按GB/T 12326评价；再抽三台桩试验过载联动与分桩计量的一致性。</p>', `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-SB63 3P+N 20 A 42台、LH-WM40 6台（互感器100 A）' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-GYJ 120 kvar 4台、LH-XCB 40 kvar 3组（0.4 kV侧）' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14 kW；灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><p>每路照明装1台3P+N 20 A的LH-SB63：每路约2 kW，每相约3 A，20 A按灯具启动冲击与线路末端短路能瞬动选取；远程分合并按经纬度开关灯；灯接在相线与N线之间，N线须同进断路器，不平衡电流才不会当成剩余电流。每台箱变装1台LH-WM40测总电量，现在的照明约23 A，选最小的100 A开口互感器，负荷占两成多。方案里的100 mA本地跳闸适合新敷线路；这里线路老、雨天泄漏大，改为300 mA剩余电流告警，先查后断，不让整条路失去照明。</p><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>', `equipment` = '[{"product":1071,"code":"LH-SB63-3N-C20-300-4G","quantity":42,"unit":"台","use":"照明回路"},{"product":1065,"code":"LH-WM40-100-4G","quantity":6,"unit":"台","use":"箱变总进线，开口互感器100 A"}]', `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"3P+N 20 A"},{"kind":"load","text":"照明回路1"}],[{"kind":"breaker","product":1071,"text":"5台，3P+N 20 A"},{"kind":"load","text":"照明回路2~6"}],[{"kind":"breaker","product":1071,"text":"3P+N 20 A"},{"kind":"load","text":"照明回路7"}]]}]}', `calculation` = '{"tool":"meter","values":{"sys":"3p4w","by":"kw","x":"14.4","pf":"0.95","use":"monitor","len":"2"},"count":1,"says":"每台箱变照明约14.4 kW、功率因数0.95，监测用，三相四线；箱变满载144 A，以后接入其他负荷时换大一级的互感器。"}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>水厂4台450 kW高压送水泵三用一备，10 kV侧功率因数0.86，单泵馈线电流27.2 A。电动机长期连续运行，无功稳定，适合就地补偿。低压1台800 kVA变压器带加药与反冲洗设备。</p><h2>做法</h2><p>每台高压电动机旁设1面120 kvar的LH-GYJ，与电动机同投同切，补偿量不超过电动机空载无功，避免自励；低压母线另用3组40 kvar、7%电抗率的LH-XCB，补这台变压器所带的负荷。</p><h2>投运与复测</h2><p>10 kV功率因数由0.86提到0.96，单泵馈线电流由27.2 A降到24.4 A，力调电费由每月加收11300元变为减收4200元。</p>', `equipment` = '[{"product":1010,"code":"LH-GYJ/10-120","quantity":4,"unit":"台","use":"每台送水泵1台，同投同切"},{"product":1013,"code":"LH-XCB/480-40-7%-T","quantity":3,"unit":"组","use":"800 kVA变压器0.4 kV母线"}]' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>3栋病区楼的低压柜电缆接头曾过热到96 ℃，楼层插座回路泄漏大，最大620 mA。病区不能长时间停电检查，需要在线监测。</p><h2>做法</h2><p>38台楼层配电箱各装1台LH-RCD300，每台测1路剩余电流、4路温度，共190处；12面低压柜的96处电缆接头各装1只LH-TS20，用接头螺栓压紧，电池供电、无线上传，安装随柜逐面停电30 min。两项合计286处。</p><h2>投运与复测</h2><p>按告警紧固了过热接头，最高温度由96 ℃降到61 ℃；查改混接零线后最大剩余电流由620 mA降到110 mA。</p>' WHERE `case` = 4103;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>实训中心机床与焊机共约360 kW，功率因数只有0.72，进线电流722 A接近变压器额定。学校还要求学员能看到补偿投切的全过程。</p><h2>做法</h2><p>按360×（0.964−0.292）≈242 kvar，配1面LH-GBJ，8级共补；240 kvar按400 V母线上的输出订，不是450 V电容器的标称容量；柜门装LH-CK200集中显示每级的投切、电流与温度，作为实训内容的一部分。</p><h2>投运与复测</h2><p>功率因数由0.72提到0.96，进线电流由722 A降到541 A，力调电费由每月加收2270元变为减收190元。</p>', `calculation` = '{"tool":"kvar","values":{"p":"360","pf1":"0.72","pf2":"0.96","sn":"630","std":"0.90"},"count":1,"says":"实训负荷约360 kW，由0.72补到0.96；LH-GBJ的240 kvar按400 V输出订。"}' WHERE `case` = 4107;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '每次抄表', `before` = '240', `after` = '1', `unit` = 'min' WHERE `case` = 4002 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '月用电量', `before` = '7.2', `after` = '6.6', `unit` = '万kWh' WHERE `case` = 4002 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '独立计量回路', `before` = '2', `after` = '64', `unit` = '路' WHERE `case` = 4002 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '每月抄表', `before` = '300', `after` = '5', `unit` = 'min' WHERE `case` = 4008 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '总分电量差', `before` = '4.8', `after` = '0.9', `unit` = '%' WHERE `case` = 4008 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '在线测量回路', `before` = '0', `after` = '36', `unit` = '路' WHERE `case` = 4008 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '5月用电量' WHERE `case` = 4010 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '每次抄表', `before` = '180', `after` = '1', `unit` = 'min' WHERE `case` = 4106 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '夜间待机功率', `before` = '23', `after` = '9', `unit` = 'kW' WHERE `case` = 4106 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '独立计量回路', `before` = '1', `after` = '52', `unit` = '路' WHERE `case` = 4106 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '最大剩余电流', `before` = '410', `after` = '25', `unit` = 'mA' WHERE `case` = 4110 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '停电查找', `before` = '90', `after` = '6', `unit` = 'min' WHERE `case` = 4110 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '有漏电保护的回路', `before` = '41', `after` = '96', `unit` = '路' WHERE `case` = 4110 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '5次谐波超限馈线', `before` = '4', `after` = '0' WHERE `case` = 4212 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '查找谐波源', `before` = '5', `after` = '0.5', `unit` = '天' WHERE `case` = 4212 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '谐波监测馈线', `before` = '2', `after` = '26', `unit` = '路' WHERE `case` = 4212 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'PUE', `before` = '1.46', `after` = '1.38', `unit` = '' WHERE `case` = 4214 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '接头最高温度', `before` = '84', `after` = '58', `unit` = '℃' WHERE `case` = 4214 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '计量回路', `before` = '48', `after` = '1152', `unit` = '路' WHERE `case` = 4214 AND `place` = 2;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"谐波与三相不平衡并存，夜间轻载过补","load":"1250 kVA变压器，720 kW，照明、电梯、空调变频、大屏","target":"功率因数≥0.95，馈线THDi≤8%，不平衡度≤10%","devices":["抗谐波集成电容器 LH-XCS-7","模块式静止无功发生器 LH-SVG-M","壁挂式有源电力滤波器 LH-APF-W"]}', `figures` = '[{"label":"目标功率因数","value":"≥0.95"},{"label":"馈线THDi","value":"≤8%"},{"label":"补偿响应","value":"≤10 ms"},{"label":"三相不平衡度","value":"15%→≤10%"}]' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"5、7次谐波超出，电容柜熔断器熔断","load":"每段1000 kVA变压器，环控风机、水泵变频、电扶梯","target":"现场谐波滤除率≥85%，公共连接点按GB/T 14549","devices":["有源滤波成套柜 LH-APF-G","抗谐波集成电容器 LH-XCS-7","谐波型多功能电力仪表 LH-PM96H"]}', `figures` = '[{"label":"滤波容量","value":"每段200 A"},{"label":"现场谐波滤除率","value":"≥85%"},{"label":"电抗率","value":"7%"},{"label":"复测工况","value":"收车与早高峰"}]' WHERE `solution` = 2002;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"无人值守，偷接难发现，漏电风险大","load":"100 kVA箱变，6条路灯回路，25.9 kW LED","target":"回路上能识别单灯熄灭，漏电100 mA本地跳闸","devices":["4G无线三相电力仪表 LH-WM40","物联网微型断路器 LH-SB63","剩余电流式电气火灾监控探测器 LH-RCD300"]}', `figures` = '[{"label":"回路识别单灯熄灭","value":"电流变化≥6%"},{"label":"漏电动作值","value":"100 mA"},{"label":"单台停电","value":"≤1 h"},{"label":"离线运行","value":"按本地时间表"}]' WHERE `solution` = 2003;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"三相电流不平衡57%，末端电压低于198 V","load":"400 kVA台区，晚高峰420、260、180 A","target":"不平衡度≤15%，末端198~235 V","devices":["三相不平衡自动调节装置 LH-SPC","智能换相开关组 LH-HXK","户外台区SVG补偿箱 LH-SVG-P"]}' WHERE `solution` = 2004;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"桩群谐波，夜间待机呈容性","load":"1000 kVA变压器，10台120 kW直流桩，同时系数0.6","target":"功率因数≥0.95，负载率85%起限功率","devices":["有源滤波成套柜 LH-APF-G","模块式静止无功发生器 LH-SVG-M","物联网塑壳断路器 LH-SB250M"]}' WHERE `solution` = 2005;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"影像设备冲击与谐波，手术部不能断电","load":"1600 kVA变压器，980 kW，影像中心与手术部","target":"功率因数≥0.96，影像馈线THDi≤8%，切换≤2 s","devices":["壁挂式有源电力滤波器 LH-APF-W","抗谐波集成电容器 LH-XCS-7","模块式静止无功发生器 LH-SVG-M","自动切换应急接入柜 LH-KJT"]}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"宿舍恶性负载，费用分不清","load":"一栋320间宿舍，食堂与水泵房180 kW","target":"食堂功率因数≥0.95，每间宿舍一表","devices":["单相导轨费控电能表 LH-DM2P","多回路电能表 LH-MC12","混补型智能电容补偿单元 LH-ZCH"]}' WHERE `solution` = 2007;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"功率因数低，汛期又不允许停电","load":"10 kV、560 kW定速泵，380 V变频泵260 kW","target":"功率因数≥0.95，发电车10 min内插接","devices":["高压电动机就地补偿柜 LH-GYJ","壁挂式有源电力滤波器 LH-APF-W","大电流应急电源快速接入箱 LH-KJX-D"]}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"夏季风机停转10 min就可能造成损失","load":"12栋舍，合计324 kW，风机、料线、照明","target":"断电1 min内告警，转换动作≤2 s（机组起动另计）","devices":["自动切换应急接入柜 LH-KJT","物联网微型断路器 LH-SB63","4G无线三相电力仪表 LH-WM40","剩余电流式电气火灾监控探测器 LH-RCD300"]}' WHERE `solution` = 2009;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"停风后舍温每分钟升1.9 ℃","load":"一栋3万只，风机、料线、刮粪电机","target":"断电1 min内告警到人","devices":["4G无线三相电力仪表 LH-WM40","物联网微型断路器 LH-SB63","剩余电流式电气火灾监控探测器 LH-RCD300"]}' WHERE `solution` = 2010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"两台电机同时起动，电压变动4.9%","load":"315 kVA变压器，压缩机与真空泵150 kW","target":"功率因数≥0.95，电压变动≤3%","devices":["板式抗谐波补偿组件 LH-XCB","面板式电能质量分析仪表 LH-PQM-S","LoRa无线三相电力仪表 LH-WM42"]}' WHERE `solution` = 2011;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"断电约24 min溶氧就降到4 mg/L","load":"曝气2×37 kW、水泵3×30 kW，满负荷280 kW","target":"双电源切换≤2 s，起机恢复曝气≤1 min","devices":["自动切换应急接入柜 LH-KJT","低压应急电源快速接入箱 LH-KJX","多回路电能表 LH-MC12"]}' WHERE `solution` = 2012;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"600 m线路末端压降10%，漏电风险大","load":"末端6台3 kW增氧机，21.2 kW、17 kvar","target":"末端电压偏差−7%以内，剩余电流30 mA","devices":["户外台区SVG补偿箱 LH-SVG-P","物联网微型断路器 LH-SB63","LoRa无线三相电力仪表 LH-WM42"]}' WHERE `solution` = 2013;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"功率因数在0.55~0.85之间快速波动","load":"1600 kVA变压器，粉碎机2×132 kW、制粒机2×160 kW","target":"功率因数≥0.95，响应≤20 ms","devices":["晶闸管动态投切滤波装置 LH-GXT","电动机回路保护监测仪表 LH-PM72D","三相四线智能电能表 LH-TM30"]}' WHERE `solution` = 2014;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"电压暂降使机组跳停，变频馈线谐波高","load":"1250 kVA变压器，4台200 kW压缩机，清洗泵变频","target":"功率因数≥0.95，谐波电流按GB/T 14549","devices":["抗谐波集成电容器 LH-XCS-7","有源滤波成套柜 LH-APF-G","A级电能质量在线监测装置 LH-PQM-A"]}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"午间并网点功率因数降到0.22","load":"场区300 kW、光伏250 kW、沼气机组100 kW","target":"并网点功率因数≥0.95，响应≤10 ms","devices":["模块式静止无功发生器 LH-SVG-M","A级电能质量在线监测装置 LH-PQM-A","三相三线智能电能表 LH-TM33"]}' WHERE `solution` = 2016;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"点焊冲击，长时间闪变Plt达1.5","load":"2000 kVA变压器，40台180 kVA单相焊机，平均620 kW","target":"功率因数0.95，Plt≤1.0，负序不平衡度≤2%","devices":["晶闸管动态投切滤波装置 LH-GXT","有源滤波成套柜 LH-APF-G","三相不平衡自动调节装置 LH-SPC"]}' WHERE `solution` = 2017;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"5、7、11次谐波，直接投电容易谐振","load":"1800 kVA专用变压器，1500 kW六脉波中频炉","target":"功率因数0.92~0.97，5、7、11次滤波","devices":["中频炉专用滤波补偿装置 LH-GXZ","滤波专用圆柱形电容器 LH-BYL","集成电容测控显示装置 LH-CK200"]}' WHERE `solution` = 2018;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"功率因数0.70，加热圈三相分配不均","load":"1250 kVA变压器，30台注塑机，640 kW","target":"功率因数≥0.95，中性线电流≤25%","devices":["抗谐波集成电容器 LH-XCS-7","模块式静止无功发生器 LH-SVG-M","三相不平衡自动调节装置 LH-SPC"]}' WHERE `solution` = 2019;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"空压站5、7次谐波，夜间轻载过补","load":"1600 kVA变压器，织机、4台160 kW变频空压机","target":"功率因数≥0.96，空压馈线THDi≤8%","devices":["抗谐波集成电容器 LH-XCS-7","模块式静止无功发生器 LH-SVG-M","有源滤波成套柜 LH-APF-G"]}' WHERE `solution` = 2020;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"高低压各自补偿，线损大又会倒送","load":"10 kV母线9.6 MW，原料磨、破碎机、变频风机","target":"10 kV关口功率因数≥0.95，反向无功为零","devices":["高压电动机就地补偿柜 LH-GYJ","高压自动无功补偿成套装置 LH-GYZ","抗谐波集成电容器 LH-XCS-7","工业调谐滤波成套柜 LH-GXL"]}' WHERE `solution` = 2021;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"暂降使曝光机停机，FFU THDi 28%","load":"4000台FFU共480 kW，空调冷站500 kW","target":"FFU母线THDi≤8%，冷站功率因数≥0.96","devices":["A级电能质量在线监测装置 LH-PQM-A","有源滤波成套柜 LH-APF-G","模块式静止无功发生器 LH-SVG-M"]}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"轻载呈容性180 kvar，THDi 18%","load":"2500 kVA变压器与UPS组，600~2000 kW","target":"轻载无容性，谐波按GB/T 14549","devices":["模块式静止无功发生器 LH-SVG-M","有源滤波成套柜 LH-APF-G","多回路电能表 LH-MC12"]}' WHERE `solution` = 2023;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"光伏投运后功率因数由0.92降到0.66","load":"负荷800 kW，屋顶光伏500 kW","target":"关口功率因数≥0.95","devices":["模块式静止无功发生器 LH-SVG-M","配变综合测控终端 LH-CK300","抗谐波集成电容器 LH-XCS-7"]}' WHERE `solution` = 2024;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '察看电能表校验台与校验记录，听取4月多回路电能表对标评审的情况，指导后续校验。', `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 6104;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4002;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4008;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4110;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2004;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2010;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2018;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2019;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2023;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 08:33:52' WHERE `id` = 2024;
