-- content: weights of smart capacitors, air of boards in warm rooms
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 15, '2026-11-29', '[{"fact":"规格 表头","before":"额定容量、450 V电流、400 V输出、400 V电流、机内断路器、满载损耗、高度、重量","after":"额定容量、450 V电流、400 V输出、400 V电流、机内断路器、满载损耗、高度、重量（约）"},{"fact":"规格 10 kvar（5+5）","before":"12.8 A，7.9 kvar，11.4 A，20 A，≤11 W，310 mm，约8 kg","after":"12.8 A，7.9 kvar，11.4 A，20 A，≤11 W，310 mm，8 kg"},{"fact":"规格 15 kvar（10+5）","before":"19.2 A，11.9 kvar，17.1 A，32 A，≤14 W，320 mm，约9 kg","after":"19.2 A，11.9 kvar，17.1 A，32 A，≤14 W，320 mm，9 kg"},{"fact":"规格 20 kvar（10+10）","before":"25.7 A，15.8 kvar，22.8 A，40 A，≤17 W，330 mm，约10 kg","after":"25.7 A，15.8 kvar，22.8 A，40 A，≤17 W，330 mm，10 kg"},{"fact":"规格 30 kvar（15+15、20+10）","before":"38.5 A，23.7 kvar，34.2 A，63 A，≤25 W，340 mm，约11.5 kg","after":"38.5 A，23.7 kvar，34.2 A，63 A，≤25 W，340 mm，11.5 kg"},{"fact":"规格 40 kvar（20+20）","before":"51.3 A，31.6 kvar，45.6 A，80 A，≤33 W，350 mm，约13 kg","after":"51.3 A，31.6 kvar，45.6 A，80 A，≤33 W，350 mm，13 kg"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 9, '2026-11-29', '[{"fact":"规格 表头","before":"额定容量、480 V电流、400 V输出、400 V电流、机内断路器、满载损耗、高度、重量","after":"额定容量、480 V电流、400 V输出、400 V电流、机内断路器、满载损耗、高度、重量（约）"},{"fact":"规格 20 kvar（10+10）","before":"24.1 A，13.9 kvar，20.0 A，40 A，≤17 W，340 mm，约11 kg","after":"24.1 A，13.9 kvar，20.0 A，40 A，≤17 W，340 mm，11 kg"},{"fact":"规格 30 kvar（15+15）","before":"36.1 A，20.8 kvar，30.1 A，63 A，≤24 W，350 mm，约12.5 kg","after":"36.1 A，20.8 kvar，30.1 A，63 A，≤24 W，350 mm，12.5 kg"},{"fact":"规格 40 kvar（20+20）","before":"48.1 A，27.8 kvar，40.1 A，80 A，≤31 W，360 mm，约14.5 kg","after":"48.1 A，27.8 kvar，40.1 A，80 A，≤31 W，360 mm，14.5 kg"},{"fact":"规格 50 kvar（25+25）","before":"60.1 A，34.7 kvar，50.1 A，100 A，≤38 W，370 mm，约16 kg","after":"60.1 A，34.7 kvar，50.1 A，100 A，≤38 W，370 mm，16 kg"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 14, '2026-11-29', '[{"fact":"装柜与通风","before":"室温到40 ℃：温升只剩5 K，装风机也最多2块","after":"室温到40 ℃：温升只剩5 K，装风机也最多2块，每块实际风量不小于400 m³/h"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与发热</h3>
<p>按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的7%为4~5 W/kvar、14%为5~6 W/kvar，电容器不超过0.5 W/kvar。复合开关型没有晶闸管一项，保持功耗不超过1.5 W。熔断器不低于1.5倍电容器额定电流，向上取标准档。</p>
<table><thead><tr><th>规格</th><th>电容器额定电流</th><th>400 V电流</th><th>支路熔断器</th><th>晶闸管</th><th>电抗器</th><th>电容器</th><th>合计（晶闸管型）</th></tr></thead><tbody><tr><td>480 V/40 kvar/7%</td><td>48.1 A</td><td>43.1 A</td><td>80 A</td><td>155 W</td><td>160~200 W</td><td>≤20 W</td><td>约335~375 W</td></tr><tr><td>480 V/60 kvar/7%</td><td>72.2 A</td><td>64.7 A</td><td>125 A</td><td>233 W</td><td>240~300 W</td><td>≤30 W</td><td>约505~565 W</td></tr><tr><td>525 V/40 kvar/14%</td><td>44.0 A</td><td>39.0 A</td><td>80 A</td><td>140 W</td><td>200~240 W</td><td>≤20 W</td><td>约360~400 W</td></tr><tr><td>525 V/60 kvar/14%</td><td>66.0 A</td><td>58.5 A</td><td>100 A</td><td>211 W</td><td>300~360 W</td><td>≤30 W</td><td>约540~600 W</td></tr></tbody></table>
<h3>装柜与通风</h3>
<p>环境温度指柜内空气，任何一处不超过+45 ℃。下面按一面宽800 mm、深800 mm、高2200 mm的柜、室温不超过35 ℃（柜内温升10 K）；风量V≈3.1×P/ΔT，最大的一种600 W为186 m³/h，取200 m³/h。</p>
<ul><li>不装风机：前后门上下都开通风口，最多1块</li><li>装风机：2~4块（前后各2块），每块实际风量不小于200 m³/h，下进上出；4块约2.4 kW，滤网积灰时风量约减半，风机标称不小于1600 m³/h</li><li>室温到40 ℃：温升只剩5 K，装风机也最多2块，每块实际风量不小于400 m³/h</li><li>上下两块间距不小于100 mm；7块分装两面柜</li></ul>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 18:45:30' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `product_tables` SET `header` = '["额定容量","450 V电流","400 V输出","400 V电流","机内断路器","满载损耗","高度","重量（约）"]', `rows` = '[["10 kvar（5+5）","12.8 A","7.9 kvar","11.4 A","20 A","≤11 W","310 mm","8 kg"],["15 kvar（10+5）","19.2 A","11.9 kvar","17.1 A","32 A","≤14 W","320 mm","9 kg"],["20 kvar（10+10）","25.7 A","15.8 kvar","22.8 A","40 A","≤17 W","330 mm","10 kg"],["30 kvar（15+15、20+10）","38.5 A","23.7 kvar","34.2 A","63 A","≤25 W","340 mm","11.5 kg"],["40 kvar（20+20）","51.3 A","31.6 kvar","45.6 A","80 A","≤33 W","350 mm","13 kg"]]' WHERE `product` = 1001 AND `name` = '规格';
--> statement-breakpoint
UPDATE `product_tables` SET `header` = '["额定容量","480 V电流","400 V输出","400 V电流","机内断路器","满载损耗","高度","重量（约）"]', `rows` = '[["20 kvar（10+10）","24.1 A","13.9 kvar","20.0 A","40 A","≤17 W","340 mm","11 kg"],["30 kvar（15+15）","36.1 A","20.8 kvar","30.1 A","63 A","≤24 W","350 mm","12.5 kg"],["40 kvar（20+20）","48.1 A","27.8 kvar","40.1 A","80 A","≤31 W","360 mm","14.5 kg"],["50 kvar（25+25）","60.1 A","34.7 kvar","50.1 A","100 A","≤38 W","370 mm","16 kg"]]' WHERE `product` = 1002 AND `name` = '规格';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:45:30' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:45:30' WHERE `id` = 1002;
