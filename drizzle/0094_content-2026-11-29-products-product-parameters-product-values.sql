-- content: LH-ZCS导线截面写进接线要点，分相产品的系统电压
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 12, '2026-11-29', '[{"fact":"接线要点","before":"在断电并验电后，将A、B、C三相导线接到顶部A、B、C接线柱，导线截面按1.5倍额定电流选取（40 kvar建议不小于25 mm²）","after":"在断电并验电后，将A、B、C三相导线接到顶部A、B、C接线柱，导线按1.5倍额定电流选取：10、15、20、30、40 kvar依次不小于4、6、10、16、25 mm²铜线"},{"fact":"电流与导线","before":"单台容量；额定电流（450 V）；400 V电流；主回路铜导线；10 kvar；12.8 A；11.4 A；4 mm²；15 kvar；19.2 A；17.1 A；6 mm²；20 kvar；25.7 A；22.8 A；10 mm²；30 …","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 7, '2026-11-29', '[{"fact":"系统额定电压","before":"AC 400 V，三相四线；电容器接相电压230 V","after":"AC 400/230 V，三相四线"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 8, '2026-11-29', '[{"fact":"静态功耗","before":"≤3 W；满载时电抗器与电容器发热约4.5~6.5 W/kvar","after":"≤3 W"},{"fact":"功能特点","before":"","after":"满载发热：电抗器约4~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 9, '2026-11-29', '[{"fact":"静态功耗","before":"≤3 W；满载时电抗器与电容器发热约4.5~6.5 W/kvar","after":"≤3 W"},{"fact":"功能特点","before":"","after":"满载发热：电抗器约4~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 8, '2026-11-29', '[{"fact":"系统额定电压","before":"AC 400 V，三相四线；电容器接相电压230 V","after":"AC 400/230 V，三相四线"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路同容量时单台可投两级（如20+20：20、40 kvar），2:1容量时可投三级（如20+10：10、20、30 kvar）</li><li>机壳内带微型断路器（图中看不到），一台短路或过流时自行断开，不影响同柜其他单元；拆装前先断开上级，验电、放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器；级联口用直通网线依次连接。</p>
<h3>接线要点</h3>
<ol><li>在断电并验电后，将A、B、C三相导线接到顶部A、B、C接线柱，导线按1.5倍额定电流选取：10、15、20、30、40 kvar依次不小于4、6、10、16、25 mm²铜线。</li><li>取样互感器装在总进线A相、电容柜电源侧，二次接至集中测控装置或第一台的取样端子，电压取B、C相线电压。</li><li>用直通网线把各台的“网络1/网络2”口首尾级联，最后一台不需终端电阻。</li><li>上电后等待约30 s，面板显示主从机身份，核对台数与容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 09:23:08' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCS-7在480 V电容回路中串入7%电抗器，调谐频率189 Hz，系统主要谐波频率下回路呈感性，既补无功又不放大5次及以上谐波。</p>
<p>电容与电抗分仓布置并各设温度测点，电抗温度过高时先告警、再退出，避免铁心过热损坏。</p>
<h3>功能特点</h3>
<ul><li>按电压谐波畸变率闭锁投入，THDu超过6%自动退出</li><li>铁心电抗线性度1.8倍额定电流，合闸不饱和</li><li>实际输出按电压与电抗率折算，面板可显示等效容量</li><li>满载发热：电抗器约4~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/480-30-7%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 09:23:08' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>退出原因中文记录，可区分过压、谐波、过温</li><li>满载发热：电抗器约4~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 09:23:08' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400/230 V，三相四线' WHERE `product` = 1004 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3 W' WHERE `product` = 1011 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3 W' WHERE `product` = 1012 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400/230 V，三相四线' WHERE `product` = 1014 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '' WHERE `product` = 1004 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '' WHERE `product` = 1014 AND `place` = 1;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 09:23:08' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 09:23:08' WHERE `id` = 1014;
