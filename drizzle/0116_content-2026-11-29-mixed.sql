-- content: LH-DKS: its capacity is the matched capacitor's; 14 % and reserve in solution 2001; LH-SVG-MH leads smart capacitors by its bus
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('matched-capacity', '匹配电容容量', '补偿与投切', 'list', 25, 'kvar', '..20,20..40,40..', 1, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 7, '2026-11-29', '[{"fact":"端子 485A、485B","before":"","after":"通信、智能电容器总线"},{"fact":"产品概述","before":"LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机","after":"LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机；智能电容器（LH-ZCF、LH-XCF等）经RS485总线统一投切"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 7, '2026-11-29', '[{"fact":"重量","before":"约18 kg（480 V/30 kvar/7%）","after":"约15 kg（480 V/30 kvar/7%）"},{"fact":"规格与外形 表头","before":"规格、外形（宽×高×深）、重量","after":"规格（匹配电容）、每相电感、400 V基波电流、外形（宽×高×深）、重量"},{"fact":"规格与外形 480 V/30 kvar/7%","before":"230×210×170 mm，15 kg","after":"1.71 mH，32.3 A，230×210×170 mm，15 kg"},{"fact":"规格与外形 525 V/30 kvar/14%","before":"260×230×190 mm，22 kg","after":"4.09 mH，29.2 A，260×230×190 mm，22 kg"},{"fact":"产品概述","before":"","after":"规格里的电压、容量是匹配电容器的额定值，不是电抗器自己的容量"}]');
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 26 WHERE `key` = 'reactance-rate';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 27 WHERE `key` = 'compensation-current';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 28 WHERE `key` = 'compensation-orders';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 29 WHERE `key` = 'filter-rate';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 30 WHERE `key` = 'power-factor';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 31 WHERE `key` = 'response-time';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 32 WHERE `key` = 'effect';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 33 WHERE `key` = 'switching-element';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 34 WHERE `key` = 'switching-control';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 35 WHERE `key` = 'switching-delay';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 36 WHERE `key` = 'reclose-interval';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 37 WHERE `key` = 'inrush';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 38 WHERE `key` = 'switching-life';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 39 WHERE `key` = 'outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 40 WHERE `key` = 'control-signal';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 41 WHERE `key` = 'parallel-units';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 42 WHERE `key` = 'measured';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 43 WHERE `key` = 'quality-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 44 WHERE `key` = 'voltage-input';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 45 WHERE `key` = 'current-input';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 46 WHERE `key` = 'circuits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 47 WHERE `key` = 'accuracy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 48 WHERE `key` = 'active-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 49 WHERE `key` = 'reactive-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 50 WHERE `key` = 'errors';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 51 WHERE `key` = 'sampling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 52 WHERE `key` = 'harmonics';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 53 WHERE `key` = 'tariffs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 54 WHERE `key` = 'metering';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 55 WHERE `key` = 'storage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 56 WHERE `key` = 'temperature-points';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 57 WHERE `key` = 'measured-temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 58 WHERE `key` = 'ct-primary';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 59 WHERE `key` = 'ct-output';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 60 WHERE `key` = 'rated-burden';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 61 WHERE `key` = 'communication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 62 WHERE `key` = 'protocol';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 63 WHERE `key` = 'radio-frequency';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 64 WHERE `key` = 'report-interval';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 65 WHERE `key` = 'connected-devices';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 66 WHERE `key` = 'digital-inputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 67 WHERE `key` = 'relay-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 68 WHERE `key` = 'analog-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 69 WHERE `key` = 'interface';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 70 WHERE `key` = 'display';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 71 WHERE `key` = 'protection';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 72 WHERE `key` = 'phase-indication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 73 WHERE `key` = 'residual-current';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 74 WHERE `key` = 'temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 75 WHERE `key` = 'humidity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 76 WHERE `key` = 'altitude';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 77 WHERE `key` = 'protection-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 78 WHERE `key` = 'live-withdrawal';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 79 WHERE `key` = 'cooling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 80 WHERE `key` = 'noise';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 81 WHERE `key` = 'mounting';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 82 WHERE `key` = 'application';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 83 WHERE `key` = 'dimensions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 84 WHERE `key` = 'cutout';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 85 WHERE `key` = 'depth';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 86 WHERE `key` = 'weight';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 87 WHERE `key` = 'construction';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 88 WHERE `key` = 'functions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 89 WHERE `key` = 'options';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 90 WHERE `key` = 'order-code';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 91 WHERE `key` = 'power-quality-limits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 92 WHERE `key` = 'standards';
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机；智能电容器（LH-ZCF、LH-XCF等）经RS485总线统一投切。</p>
<p>控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容（接复合开关时，同一路切除后180 s内不再投入），SVG始终保留不少于20%的调节裕度。</p>
<h3>功能特点</h3>
<ul><li>每级电容容量可单独登记，投切前预判避免过补</li><li>N+1冗余：一台退出时其余模块短时过载110%承接</li><li>散热器温度、风机转速在线监测，风机堵转预警</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-MH/400-150-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-29 23:56:48' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍额定电流。</p>
<p>规格里的电压、容量是匹配电容器的额定值，不是电抗器自己的容量。</p>
<p>绕组内置130 ℃温度开关（常闭），接入控制回路后超温自动退出该支路。</p>
<h3>功能特点</h3>
<ul><li>三相电抗偏差≤3%，避免三相不平衡谐振</li><li>电抗率偏差±3%，调谐频率189 Hz（7%）/134 Hz（14%）</li><li>噪声≤50 dB，适合配电间</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKS/0.48-30-7%-Cu</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-29 23:56:48' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `category_lists` SET `columns` = '[{"name":"规格","keys":["rated-capacity","controlled-capacity","matched-capacity","outputs","rated-current"],"words":["额定","控制","匹配电容","输出","额定"]},{"name":"电压","keys":["capacitor-voltage","system-voltage","voltage-input"],"words":["电容器","系统","测量"]},{"keys":["mounting"]},{"keys":["temperature"]}]' WHERE `category` = 43;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'matched-capacity' WHERE `product` = 1040 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '约15 kg（480 V/30 kvar/7%）' WHERE `product` = 1040 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'matched-capacity', `condition` = '' WHERE `product` = 1040 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1040 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3、N","主回路"],["DO1~DO12、COM","电容投切输出"],["CT1~CT3","取样"],["485A、485B","通信、智能电容器总线"],["LAN","以太网"]]' WHERE `product` = 1023 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `header` = '["规格（匹配电容）","每相电感","400 V基波电流","外形（宽×高×深）","重量"]', `rows` = '[["480 V/30 kvar/7%","1.71 mH","32.3 A","230×210×170 mm","15 kg"],["525 V/30 kvar/14%","4.09 mH","29.2 A","260×230×190 mm","22 kg"]]' WHERE `product` = 1040 AND `name` = '规格与外形';
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏并存，白天谐波与三相不平衡突出，夜间轻载又容易容性倒送。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一座政务中心为例，变压器1250 kVA、短路阻抗6%：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间−35 kvar</td><td>容量与夜间过补</td></tr><tr><td>总进线三相电流</td><td>1370、1265、1165 A</td><td>不平衡度（最大−最小）÷最大＝15%</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A，THDi 31%</td><td>就地滤波，N线3次84 A</td></tr><tr><td>电梯馈线</td><td>5次30 A、7次16 A、11次9 A，THDi 29%</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>3次低于1.5%、5次为主，用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<table><thead><tr><th>项目</th><th>算式</th><th>结果</th></tr></thead><tbody><tr><td>缺的无功</td><td>720×（0.698−0.329）</td><td>266 kvar</td></tr><tr><td>电容承担</td><td>6台40 kvar×0.747</td><td>179 kvar</td></tr><tr><td>SVG承担的无功</td><td>266−179</td><td>87 kvar，每相126 A</td></tr><tr><td>重载相多出的电流</td><td>1370−（1370+1265+1165）÷3</td><td>103 A</td></tr><tr><td>其中的有功</td><td>103×0.82</td><td>85 A</td></tr><tr><td>SVG每相电流</td><td>√(126²+85²)</td><td>152 A，取2×75 kvar（216 A）</td></tr><tr><td>余量</td><td>（179+150）÷266；216−152</td><td>无功1.24倍；SVG每相64 A</td></tr><tr><td>大屏滤波</td><td>1.2×√(28²+21²+12²)</td><td>44 A，取50 A</td></tr><tr><td>电梯滤波</td><td>1.2×√(30²+16²+9²)</td><td>42 A，取50 A</td></tr></tbody></table>
<p>长期存在的无功由<a href="/newdetail/1011">LH-XCS-7</a>承担，波动、夜间35 kvar容性与三相不平衡由三相四线的<a href="/newdetail/1022">LH-SVG-M</a>承担：它把重载相多出的85 A有功移到轻载相，无功三相平均补；各相余下的无功不同，三相电流仍差约3%，在10%以内。电容若不串电抗器，与变压器的谐振次数n=√(20.8 MVA÷0.179 Mvar)≈10.8，以后增到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz；它对3次仍呈容性，约放大到1.24倍，0.7%变0.9%，可用。3次超过1.5%或高过5次时，改用14%配525 V。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏是单相负荷，三相的3次谐波在N线上相加，28×3=84 A；三相四线的<a href="/newdetail/1027">LH-APF-W</a>中性线滤波能力为3倍相电流，50 A的为150 A，够用。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a> 1台</td><td>谐波与功率因数</td></tr><tr><td>总进线互感器</td><td>2500/5，6只，随进线柜</td><td>仪表、取样各3只</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 6×40 kvar</td><td>混合补偿、三相平衡</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 2×50 A，各1台</td><td>就地滤波，三相四线</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a> 2只（大屏、电梯）、<a href="/newdetail/1068">LH-MC12</a> 1台（空调、照明插座各6路）</td><td>四大分项计量</td></tr><tr><td>馈线互感器</td><td><a href="/newdetail/1075">LH-KCT</a> 200/5，12只</td><td>计量、滤波取样</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线。总进线互感器按1804 A÷0.8取2500/5，仪表、取样各一组；LH-XCS-7与LH-SVG-M同一总线，由SVG按这一组取样统一投切，不另装控制器。大屏、电梯馈线各约125 A，计量、取样各用一组开口式200/5，LH-MC12用插接式250 A。第二个周末投运，验收五项：</p>
<ul><li>功率因数：投运后第一个完整结算月的月平均值不低于0.95，夜间无容性倒送</li><li>馈线THDi：大屏、电梯馈线同工况前后各7天的95%概率大值，不高于8%</li><li>三相电流不平衡度：同样7天，由15%降到10%以内</li><li>补偿响应：投切一台空调机组，录波读全响应时间，不大于10 ms</li><li>公共连接点谐波电流：不超过GB/T 14549按短路容量换算的限值，以第三方仪器为准</li></ul>', `updatetime` = '2026-11-29 23:56:48' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>64台注塑机加热与伺服并存，最大有功约900 kW，功率因数0.78，电热圈接单相使三相不平衡24%，变压器负载率72%，扩产没有余量。</p><h2>做法</h2><p>用2台150 kvar的LH-SVG-MH与10台30 kvar的LH-XCF组成混合补偿：伺服驱动有谐波，分补电容每路串14%电抗，先填各相的基本无功，SVG补级差、快速变化与不平衡，并经RS485总线统一投切电容。</p><h2>投运与复测</h2><p>功率因数由0.78提到0.97，变压器负载率由72%降到58%，不平衡度由24%降到8%，力调电费由每月加收18900元变为减收2400元。</p>' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 23:56:48' WHERE `id` = 4205;
