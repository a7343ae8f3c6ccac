-- content: 电流与发热、电流与导线写进正文
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 11, '2026-11-29', '[{"fact":"电流与导线","before":"","after":"单台容量；额定电流（450 V）；400 V电流；主回路铜导线；10 kvar；12.8 A；11.4 A；4 mm²；15 kvar；19.2 A；17.1 A；6 mm²；20 kvar；25.7 A；22.8 A；10 mm²；30 …"},{"fact":"电流与导线 表头","before":"单台容量、额定电流（450 V）、400 V电流、主回路铜导线","after":""},{"fact":"电流与导线 10 kvar","before":"12.8 A，11.4 A，4 mm²","after":""},{"fact":"电流与导线 15 kvar","before":"19.2 A，17.1 A，6 mm²","after":""},{"fact":"电流与导线 20 kvar","before":"25.7 A，22.8 A，10 mm²","after":""},{"fact":"电流与导线 30 kvar","before":"38.5 A，34.2 A，16 mm²","after":""},{"fact":"电流与导线 40 kvar","before":"51.3 A，45.6 A，25 mm²","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 7, '2026-11-29', '[{"fact":"静态功耗","before":"复合开关保持≤1.5 W；晶闸管导通140~233 W，见“电流与发热”","after":"复合开关保持≤1.5 W；晶闸管导通140~233 W"},{"fact":"电流与发热","before":"","after":"规格；电容器额定电流；400 V电流；支路熔断器；晶闸管；电抗器；电容器；合计（晶闸管型）；480 V/40 kvar/7%；48.1 A；43.1 A；80 A；155 W；160~240 W；≤20 W；约335~415 W；480 V…"},{"fact":"电流与发热 表头","before":"规格、电容器额定电流、400 V电流、支路熔断器、晶闸管、电抗器、电容器、合计（晶闸管型）","after":""},{"fact":"电流与发热 480 V/40 kvar/7%","before":"48.1 A，43.1 A，80 A，155 W，160~240 W，≤20 W，约335~415 W","after":""},{"fact":"电流与发热 480 V/60 kvar/7%","before":"72.2 A，64.7 A，125 A，233 W，240~360 W，≤30 W，约505~625 W","after":""},{"fact":"电流与发热 525 V/40 kvar/14%","before":"44.0 A，39.0 A，80 A，140 W，160~240 W，≤20 W，约320~400 W","after":""},{"fact":"电流与发热 525 V/60 kvar/14%","before":"66.0 A，58.5 A，100 A，211 W，240~360 W，≤30 W，约480~600 W","after":""}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路同容量时单台可投两级（如20+20：20、40 kvar），2:1容量时可投三级（如20+10：10、20、30 kvar）</li><li>机壳内带微型断路器（图中看不到），一台短路或过流时自行断开，不影响同柜其他单元；拆装前先断开上级，验电、放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与导线</h3>
<table><thead><tr><th>单台容量</th><th>额定电流（450 V）</th><th>400 V电流</th><th>主回路铜导线</th></tr></thead><tbody><tr><td>10 kvar</td><td>12.8 A</td><td>11.4 A</td><td>4 mm²</td></tr><tr><td>15 kvar</td><td>19.2 A</td><td>17.1 A</td><td>6 mm²</td></tr><tr><td>20 kvar</td><td>25.7 A</td><td>22.8 A</td><td>10 mm²</td></tr><tr><td>30 kvar</td><td>38.5 A</td><td>34.2 A</td><td>16 mm²</td></tr><tr><td>40 kvar</td><td>51.3 A</td><td>45.6 A</td><td>25 mm²</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 09:00:45' WHERE `id` = 1001;
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
<table><thead><tr><th>规格</th><th>电容器额定电流</th><th>400 V电流</th><th>支路熔断器</th><th>晶闸管</th><th>电抗器</th><th>电容器</th><th>合计（晶闸管型）</th></tr></thead><tbody><tr><td>480 V/40 kvar/7%</td><td>48.1 A</td><td>43.1 A</td><td>80 A</td><td>155 W</td><td>160~240 W</td><td>≤20 W</td><td>约335~415 W</td></tr><tr><td>480 V/60 kvar/7%</td><td>72.2 A</td><td>64.7 A</td><td>125 A</td><td>233 W</td><td>240~360 W</td><td>≤30 W</td><td>约505~625 W</td></tr><tr><td>525 V/40 kvar/14%</td><td>44.0 A</td><td>39.0 A</td><td>80 A</td><td>140 W</td><td>160~240 W</td><td>≤20 W</td><td>约320~400 W</td></tr><tr><td>525 V/60 kvar/14%</td><td>66.0 A</td><td>58.5 A</td><td>100 A</td><td>211 W</td><td>240~360 W</td><td>≤30 W</td><td>约480~600 W</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 09:00:45' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '复合开关保持≤1.5 W；晶闸管导通140~233 W' WHERE `product` = 1013 AND `place` = 7;
--> statement-breakpoint
DELETE FROM `product_tables` WHERE `product` = 1001 AND `name` = '电流与导线';
--> statement-breakpoint
DELETE FROM `product_tables` WHERE `product` = 1013 AND `name` = '电流与发热';
