-- content: Reactor losses by rate; load switches and fuses before box substations
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 9, '2026-11-29', '[{"fact":"功能特点","before":"满载发热：电抗器约4~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算","after":"满载发热：电抗器约4~5 W/kvar，电容器不超过0.5 W/kvar，排风按合计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 10, '2026-11-29', '[{"fact":"功能特点","before":"满载发热：电抗器约4~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算","after":"满载发热：电抗器约5~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 10, '2026-11-29', '[{"fact":"电流与发热","before":"按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的4~6 W/kvar，电容器不超过0.5 W/kvar；160~240 W；约335~415 W；240~360 W；约505~625 W；1…","after":"按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的7%为4~5 W/kvar、14%为5~6 W/kvar，电容器不超过0.5 W/kvar；160~200 W；约335~375 W；240~…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 5, '2026-11-29', '[{"fact":"损耗","before":"约4~6 W/kvar","after":"约4~6 W/kvar（7%：4~5，14%：5~6）"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCS-7在480 V电容回路中串入7%电抗器，调谐频率189 Hz，系统主要谐波频率下回路呈感性，既补无功又不放大5次及以上谐波。</p>
<p>电容与电抗分仓布置并各设温度测点，电抗温度过高时先告警、再退出，避免铁心过热损坏。</p>
<h3>功能特点</h3>
<ul><li>按电压谐波畸变率闭锁投入，THDu超过6%自动退出</li><li>铁心电抗线性度1.8倍额定电流，合闸不饱和</li><li>实际输出按电压与电抗率折算，面板可显示等效容量</li><li>满载发热：电抗器约4~5 W/kvar，电容器不超过0.5 W/kvar，排风按合计算</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/480-30-7%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>退出原因中文记录，可区分过压、谐波、过温</li><li>满载发热：电抗器约5~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与发热</h3>
<p>按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的7%为4~5 W/kvar、14%为5~6 W/kvar，电容器不超过0.5 W/kvar。复合开关型没有晶闸管一项，保持功耗不超过1.5 W。熔断器按1.5~1.6倍电容器额定电流取标准档。</p>
<table><thead><tr><th>规格</th><th>电容器额定电流</th><th>400 V电流</th><th>支路熔断器</th><th>晶闸管</th><th>电抗器</th><th>电容器</th><th>合计（晶闸管型）</th></tr></thead><tbody><tr><td>480 V/40 kvar/7%</td><td>48.1 A</td><td>43.1 A</td><td>80 A</td><td>155 W</td><td>160~200 W</td><td>≤20 W</td><td>约335~375 W</td></tr><tr><td>480 V/60 kvar/7%</td><td>72.2 A</td><td>64.7 A</td><td>125 A</td><td>233 W</td><td>240~300 W</td><td>≤30 W</td><td>约505~565 W</td></tr><tr><td>525 V/40 kvar/14%</td><td>44.0 A</td><td>39.0 A</td><td>80 A</td><td>140 W</td><td>200~240 W</td><td>≤20 W</td><td>约360~400 W</td></tr><tr><td>525 V/60 kvar/14%</td><td>66.0 A</td><td>58.5 A</td><td>100 A</td><td>211 W</td><td>300~360 W</td><td>≤30 W</td><td>约540~600 W</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '约4~6 W/kvar（7%：4~5，14%：5~6）' WHERE `product` = 1040 AND `place` = 8;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"7台，3P+N 20 A，300 mA告警"},{"kind":"load","text":"照明回路1~7，每路约2 kW"}]]}]}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"1250 kVA箱变"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路，250 A"},{"kind":"load","text":"充电桩12×120 kW"}]]}]}' WHERE `case` = 4013;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"箱变0.4 kV母线（2台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"500 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker","product":1072,"text":"4P 200 A"},{"kind":"meter","product":1065,"text":"200 A，带测温"},{"kind":"load","text":"圈舍1：风机、水帘"}],[{"kind":"breaker","product":1072,"text":"8台，4P 200 A"},{"kind":"meter","product":1065,"text":"8台，200 A，带测温"},{"kind":"load","text":"圈舍2~9：风机、水帘"}]]}]}' WHERE `case` = 4208;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"箱变0.4 kV母线（3台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"controller","product":1019,"text":"配变测控"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"2×70 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏300 kWp"}],[{"kind":"breaker"},{"kind":"load","text":"仓储、分拣"}]]}]}' WHERE `case` = 4210;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 14:05:26' WHERE `id` = 4210;
