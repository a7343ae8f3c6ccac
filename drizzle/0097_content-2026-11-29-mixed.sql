-- content: bills by their standard, standards of high voltage, cloud
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1008, 3, 'DL/T 604', NULL, '高压并联电容器装置使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1009, 2, 'GB 50227', NULL, '并联电容器装置设计规范');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1010, 2, 'GB 50227', NULL, '并联电容器装置设计规范');
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4205, 1014);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 5, '2026-11-29', '[{"fact":"执行标准","before":"","after":"GB/T 30841；GB/T 30841《高压并联电容器装置的通用技术要求》"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1009, 4, '2026-11-29', '[{"fact":"执行标准","before":"","after":"GB/T 30841；GB/T 30841《高压并联电容器装置的通用技术要求》"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1010, 4, '2026-11-29', '[{"fact":"执行标准","before":"","after":"GB/T 30841；GB/T 30841《高压并联电容器装置的通用技术要求》"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 9, '2026-11-29', '[{"fact":"静态功耗","before":"不投入0 W；投入后复合开关≤1.5 W，晶闸管140~233 W","after":"0 W（不投入）；投入后复合开关≤1.5 W，晶闸管满载导通140~233 W"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>电抗率与电容器额定电压必须成对选择：7%配480 V，14%配525 V；分补接在相线与N线之间，14%配300 V。串联电抗抬高电容器端电压，所以电容器按480 V或525 V选，实际输出容量小于标称容量，应按输出容量配置总补偿量。</p>
<ul><li>7%还是14%：5次、7次为主，用7%（调谐189 Hz）；有明显的3次谐波，用14%（134 Hz）。没有测过的先测七天。</li><li>电抗器线性度不低于1.8倍额定电流，浪涌时不饱和。</li><li>电抗器都有温度开关：集成单元超温后退出并上报；板式组件的触点接到控制器或告警回路。</li></ul>' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GYZ由进线隔离、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切。</p>
<p>电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前做谐振校核计算书。</p>
<h3>功能特点</h3>
<ul><li>每组独立过流、过压、欠压、开口三角（零序）与外熔丝保护</li><li>电压优先、无功其次，投切间隔可设，避免振荡</li><li>放电线圈与电容器直接并联，断电后残压迅速下降</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYZ/10-3×600-6%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li><li>DL/T 604《高压并联电容器装置使用技术条件》</li></ul>', `standards` = 'GB/T 30841,GB/T 11024.1,GB 50227,DL/T 604', `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>长线路末端电压偏低、线损偏高时，在负荷重心处装设LH-GYX可就地提供无功，减小线路无功电流。</p>
<p>自动型按电压上下限与时间表投退，固定型长期投入，一条线路常采用固定加自动的组合。</p>
<h3>功能特点</h3>
<ul><li>真空开关与永磁操作机构，操作功耗低，适合杆上小容量电源</li><li>过压、欠压、缺相与涌流保护齐全</li><li>带放电线圈，退出后5 min内可靠放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYX/10-300-A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `standards` = 'GB/T 30841,GB/T 11024.1,GB 50227', `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>就地补偿电容与电动机并联、由同一断路器控制，可减少供电电缆与变压器的无功电流，特别适合容量大、运行时间长、距离变电所远的电动机。</p>
<p>为防止自励磁，补偿容量一般不超过电动机空载励磁无功的90%，交付前提供容量校核表。</p>
<h3>功能特点</h3>
<ul><li>避免独立投切，无谐振与过补风险</li><li>柜内真空接触器与熔断器组合保护</li><li>可与变频器配合（变频运行时闭锁投入）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYJ/10-300</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `standards` = 'GB/T 30841,GB/T 11024.1,GB 50227', `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '0 W（不投入）；投入后复合开关≤1.5 W，晶闸管满载导通140~233 W' WHERE `product` = 1013 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 30841', `title` = '高压并联电容器装置的通用技术要求' WHERE `product` = 1008 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 11024.1', `title` = '标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则' WHERE `product` = 1008 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB 50227', `title` = '并联电容器装置设计规范' WHERE `product` = 1008 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 30841', `title` = '高压并联电容器装置的通用技术要求' WHERE `product` = 1009 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 11024.1', `title` = '标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则' WHERE `product` = 1009 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 30841', `title` = '高压并联电容器装置的通用技术要求' WHERE `product` = 1010 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 11024.1', `title` = '标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则' WHERE `product` = 1010 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-SVG-MH 150 kvar 2台、LH-XCF 30 kvar 10台' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>市民中心有2台1600 kVA变压器，办公、空调与大屏负荷并存，每台最大有功约1050 kW，功率因数只有0.86，每月被加收力调电费。原补偿柜按固定级数投切，傍晚负荷变化快时跟不上，夜间又容易过补。</p><h2>做法</h2><p>长期存在的无功由每台变压器8台50 kvar的LH-XCS-7承担，7%电抗率避开5次谐波；变化的部分和夜间的容性由1台100 kvar的LH-SVG-M连续补齐。两段母线配置相同，母联合上时由先投的一段统一控制。</p><h2>投运与复测</h2><p>投运后取同季各一个月比较：月平均功率因数0.98，变压器负载率由76%降到67%，力调电费（考核0.85）由每月减收400元变为减收4300元。</p>' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>商业广场一台1000 kVA变压器带68户商铺，最大有功620 kW，功率因数0.85；单相负荷多，三相不平衡，只做三相共补时总有一相过补或欠补。商铺电费靠人工抄表分摊。</p><h2>做法</h2><p>配电间壁装2台120 kvar的LH-ZCH，共补60%、分补40%，按相投切；每户装1只LH-DM3，RS485集中抄表，物业按月出账。</p><h2>投运与复测</h2><p>功率因数由0.85提到0.97，力调电费（考核0.85）由不增不减变为每月减收1600元；抄表由每月16 h减到0.5 h。</p>' WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>1250 kVA箱变带12台120 kW直流充电桩。夜里充电少时桩与电缆呈容性，白天满充时又是感性，电容器没法跟，月均功率因数0.84；桩的电量与总表对不上，差3.6%。</p><h2>做法</h2><p>箱变低压侧装1台150 kvar的LH-SVG-MH，感性、容性都能连续补；12台桩用1台LH-MC12逐桩计量，插接式互感器250 A，与桩内电表比对。</p><h2>投运与复测</h2><p>月均功率因数由0.84提到0.98，力调电费（考核0.85）由每月加收770元变为减收1690元，总分电量差由3.6%降到0.8%。</p>' WHERE `case` = 4013;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>变电所2台1000 kVA变压器，每台最大有功约650 kW，功率因数0.84，电梯与空调启停频繁，原接触器投切的电容柜动作慢、常年坏级。</p><h2>做法</h2><p>每台变压器配1台100 kvar的LH-SVG-M和5台40 kvar的LH-ZCS：电容承担基本量，SVG补级差与快速变化。谐波小，电容不串电抗器，额定电压450 V留有裕度。</p><h2>投运与复测</h2><p>功率因数由0.84提到0.97，变压器负载率由77%降到67%，力调电费（考核0.85）由每月加收1300元变为减收2900元。</p>' WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>实训中心机床与焊机共约360 kW，功率因数只有0.72，进线电流722 A接近变压器额定。学校还要求学员能看到补偿投切的全过程。</p><h2>做法</h2><p>按360×（0.964−0.292）≈242 kvar，配1面LH-GBJ，8级共补；240 kvar按400 V母线上的输出订，不是450 V电容器的标称容量；柜门装LH-CK200集中显示每级的投切、电流与温度，作为实训内容的一部分。</p><h2>投运与复测</h2><p>功率因数由0.72提到0.96，进线电流由722 A降到541 A，力调电费（考核0.85）由每月加收1640元变为减收280元。</p>', `calculation` = '{"tool":"kvar","values":{"p":"360","pf1":"0.72","pf2":"0.96","sn":"630","std":"0.85"},"count":1,"says":"实训负荷约360 kW，由0.72补到0.96；LH-GBJ的240 kvar按400 V输出订。"}' WHERE `case` = 4107;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>屋顶180 kWp光伏并网后，白天从电网取的有功很少，无功照旧，月均功率因数掉到0.71，虽然用电没变，却开始被加收力调电费。</p><h2>做法</h2><p>并网点旁壁挂1台75 kvar的LH-SVG-W，采样取关口，按关口功率因数连续补偿；光伏出力超过负荷、有功反送时，SVG仍按感性、容性两个方向调节。</p><h2>投运与复测</h2><p>月均功率因数由0.71提到0.97，力调电费（考核0.85）由每月加收880元变为减收140元，光伏月发电约1.6万kWh。</p>' WHERE `case` = 4112;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>64台注塑机加热与伺服并存，最大有功约900 kW，功率因数0.78，电热圈接单相使三相不平衡24%，变压器负载率72%，扩产没有余量。</p><h2>做法</h2><p>用2台150 kvar的LH-SVG-MH与10台30 kvar的LH-XCF组成混合补偿：伺服驱动有谐波，分补电容每路串14%电抗，先填各相的基本无功，SVG补级差、快速变化与不平衡，并直接控制电容投切。</p><h2>投运与复测</h2><p>功率因数由0.78提到0.97，变压器负载率由72%降到58%，不平衡度由24%降到8%，力调电费由每月加收18900元变为减收2400元。</p>', `equipment` = '[{"product":1023,"code":"LH-SVG-MH/400-150-12","quantity":2,"unit":"台","use":"低压母线，兼控电容投切"},{"product":1014,"code":"LH-XCF/300-30-14%","quantity":10,"unit":"台","use":"分相补偿"}]', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"2×150 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1014,"text":"10×30 kvar，分补，14%"}],[{"kind":"breaker"},{"kind":"load","text":"注塑机64台"}]]}]}', `calculation` = '{"tool":"kvar","values":{"p":"900","pf1":"0.78","pf2":"0.97","sn":"1600","duty":"unbalanced","react":"14","std":"0.90"},"count":1,"says":"最大有功约900 kW，由0.78补到0.97；三相不平衡，SVG与分补电容混合。现场10台30 kvar、串14%电抗的分补电容输出约205 kvar，其余由两台150 kvar的SVG连续补，合计约505 kvar。"}' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '-400', `after` = '-4300' WHERE `case` = 4001 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '0', `after` = '-1600' WHERE `case` = 4009 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '770', `after` = '-1690' WHERE `case` = 4013 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '1300', `after` = '-2900' WHERE `case` = 4104 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '1640', `after` = '-280' WHERE `case` = 4107 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '880', `after` = '-140' WHERE `case` = 4112 AND `place` = 1;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>7月下旬至8月，公司联合各地服务网点开展养殖场用电安全服务月，为合作养殖场的二百余栋圈舍提供免费用电体检。</p>
<p>体检内容包括进线与支路接头红外测温、剩余电流测量、接地电阻复测、发电机自启动试验与停电告警链路演练。</p>
<h3>发现的主要问题</h3>
<ul><li>配电箱内粉尘与氨气腐蚀导致端子氧化发热</li><li>剩余电流保护器失效或被短接</li><li>发电机可以启动但切换后相序未核对</li><li>停电告警依赖同一路电源，断电后无法发出</li></ul>
<h3>体检数据</h3>
<table><thead><tr><th>项目</th><th>检查数</th><th>不合格</th><th>常见原因</th></tr></thead><tbody><tr><td>接头红外测温</td><td>1860处</td><td>7.1%</td><td>氧化、松动</td></tr><tr><td>剩余电流</td><td>640路</td><td>9.5%</td><td>保护器失效、线路受潮</td></tr><tr><td>接地电阻</td><td>215处</td><td>5.6%</td><td>接地体腐蚀</td></tr><tr><td>发电机自启动</td><td>96台</td><td>12.5%</td><td>电瓶亏电、相序未核对</td></tr><tr><td>停电告警</td><td>208套</td><td>31%</td><td>告警装置与风机同一路电源</td></tr></tbody></table>
<p>五项里停电告警的不合格率最高。密闭圈舍停风后温度和氨气上升很快，高温天气几十分钟就可能造成损失，因此告警必须在停电后仍能发出。<a href="/newdetail/1065">LH-WM40</a>取电于电压回路，选配断电上报功能后，停电瞬间仍能发出告警；没有4G信号的场区，用<a href="/newdetail/1067">LH-WM42</a>经网关上传，网关单独接不间断电源。</p>
<h3>可以马上做的三件事</h3>
<ol><li>每月按一次剩余电流保护器的试验按钮，不动作就更换</li><li>每周空载启动发电机10分钟，每季度带负荷切换一次并核对相序</li><li>把告警电话至少设为三个人，夜间轮流接听</li></ol>
<p>服务人员提醒，圈舍冲洗前应切断湿区以外不必要的回路，配电箱门关闭并检查密封条。需要系统改造的场区，可以参考<a href="/cm_detail/2010">通风断电告警方案</a>。</p>
<p>告警装置改接一路独立电源，改造费用每栋约三百元，半天完成；改完后应实际拉开一次总开关，确认值班电话在1 min内响起，再合闸恢复，并把日期写在箱门内。</p>
<p>针对停电告警问题，服务人员为部分用户加装了带超级电容的无线仪表，断电后仍可完成上报。相关做法已整理成《养殖场用电自查清单》，可在网站咨询页留言索取。</p>', `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 3021;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>10月15日，公司公布第三季度质量与服务数据，并在经营例会上逐项分析。</p>
<p>三季度现场问题中，安装与接线类占比最高，主要是取样互感器位置与极性错误；产品类问题主要集中在风机与连接器。公司决定从四季度起，所有SVG与APF产品默认开启“接线自检”，上电后自动判断相序与互感器方向并给出中文提示。</p>
<table><thead><tr><th>类别</th><th>主要表现</th><th>措施</th></tr></thead><tbody><tr><td>接线</td><td>互感器极性、位置</td><td>默认开启接线自检</td></tr><tr><td>风机</td><td>堵转、积尘</td><td>出厂增加转速反馈检测</td></tr><tr><td>连接器</td><td>级联口虚接</td><td>更换带锁紧插座</td></tr></tbody></table>
<h3>口径与数据</h3>
<table><thead><tr><th>指标</th><th>二季度</th><th>三季度</th></tr></thead><tbody><tr><td>现场问题（每千台）</td><td>6.8</td><td>5.9</td></tr><tr><td>其中安装与接线类</td><td>57%</td><td>52%</td></tr><tr><td>响应时间中位数</td><td>1.9 h</td><td>1.6 h</td></tr><tr><td>解决时间中位数</td><td>31 h</td><td>27 h</td></tr></tbody></table>
<p>中位数比平均数更能说明多数用户的感受：个别问题要等备件或停电窗口，会把平均值拉得很高。公司同时公布最长的十条记录及原因，其中七条是等待用户安排停电。</p>
<h3>接线自检检查什么</h3>
<ul><li>相序：电压相序是否为A、B、C</li><li>对应：每相电流与电压的夹角是否落在合理范围</li><li>方向：有功是否为正，互感器有没有装反</li><li>位置：本机投入前后，取样电流是否随之变化；不变说明取样装在了补偿装置的负荷侧</li></ul>
<p>第四条能发现最隐蔽的错误：取样点位置不对时，各相角度都正常，装置却永远看不到自己补偿的结果。自检在上电时进行一次，之后每天在负荷稳定时复核，发现异常用中文写明哪一相、怎样改。已售产品可以通过升级固件获得这项功能，升级包由售后提供。</p>
<p>用户可以照样检查自己的设备：记下投入前后的取样电流，投入后电流减小、功率因数升高为正确；电流不变，多半是取样点装在了补偿装置的负荷侧；电流反而增大，先查互感器方向，再查相别。三种情况都不必停电就能看出。</p>
<p>公司同时公布了服务响应时间的统计口径：从热线登记到给出明确处理意见为响应时间，从登记到用户确认关闭为解决时间，两项均按月公示。</p>', `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 3022;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>据国家能源局2025年12月底召开的充电基础设施座谈会信息，截至2025年11月底全国累计建成充电设施1932.2万个，公共场站平均充电功率继续提升。同月，首批国家级零碳园区建设名单公布，共52个园区。</p>
<h3>到什么程度再治理</h3><p>两条消息指向同一个问题：配电侧的承载力。大功率充电使单点负荷陡增，零碳园区则要求更高比例的就地新能源，二者叠加，对变压器、线路与电能质量都提出新要求。</p>
<table><thead><tr><th>指标</th><th>看多久</th><th>到什么程度再治理</th></tr></thead><tbody><tr><td>变压器负载率</td><td>一年</td><td>持续超过80%，先做有序充电</td></tr><tr><td>功率因数</td><td>一个月</td><td>月平均低于考核值，或夜间倒送</td></tr><tr><td>谐波电流</td><td>一周</td><td>公共连接点超出允许值</td></tr><tr><td>三相不平衡</td><td>一周</td><td>零线电流接近相电流</td></tr></tbody></table>
<figure><img src="news/charging-load" alt="曲线图：同时充电超过1000 kVA变压器容量，有序充电不超过"><figcaption>同时充电使负荷在19时超过1000 kVA变压器容量；同样的电量错开到夜间，峰值不超限。</figcaption></figure>
<h3>先测、再调、后治</h3><ol><li>先测：变压器负载率、功率因数、谐波与不平衡的年度曲线</li><li>再调：错峰、有序充电、光伏与储能协调</li><li>后治：对确有超标的指标配置治理设备</li></ol>
<h3>有序充电能省多少容量</h3>
<p>设变压器1000 kVA，其他负荷晚间约450 kW，二十台快充桩同时使用时再加650 kW，总需求约1100 kW；1000 kVA按功率因数0.95只能供950 kW，已经超限。若把充电功率限制在350 kW以内，时间由三小时延长到六小时左右，电量相同，变压器不必增容。限制功率的依据是总进线的实时负荷，所以总表的数据周期应在一分钟以内。</p>
<h3>补偿按什么配</h3><p>充电桩满载时功率因数通常较高，待机和小功率时却呈容性，并有一定谐波。因此场站补偿不应按满载配电容，而要看夜间空闲时的容性无功：实测30 kvar容性，用50 kvar的<a href="/newdetail/1022">LH-SVG-M</a>即可双向调节；传统电容柜投不上去。谐波较大的场站用<a href="/newdetail/1028">LH-APF-G</a>集中治理。</p>
<p>每台桩的用电可用<a href="/newdetail/1068">LH-MC12</a>集中计量，12路三相，省去逐桩装表；重要场站在低压侧预留<a href="/newdetail/1034">LH-KJX-D</a>快速接入，变压器检修时接移动电源。数据与有序充电系统共用一个网关，由<a href="/newdetail/1069">LH-GW100</a>上传。</p>
<p>“先测、再调、后治”的顺序可以避免过度投资，也能让治理设备的容量更有依据。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 3118;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"banners/cloud-platform","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>作用</th><th>与上一层之间</th></tr></thead><tbody><tr><td>应用层</td><td>监视、运维、分析</td><td>按角色、站点、回路授权</td></tr><tr><td>平台层</td><td>存储、计算、告警</td><td>网页、手机；HTTP、MQTT开放接口</td></tr><tr><td>边缘层</td><td>协议转换、缓存、本地规则</td><td>4G或以太网，MQTT</td></tr><tr><td>感知层</td><td>采集与执行</td><td>RS485（Modbus-RTU）、LoRa</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>\n<p>平台的开放接口（MQTT、HTTP）读写用户自己现场的数据，随平台开通；产品参数、资料与新闻等公开内容走网站的<a href=\"/developers\">开放接口与产品数据</a>，两套接口各自独立。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"ui/platform-dashboard","html":"<p>这里是驾驶舱的一部分，点开是整屏：接入企业、在线设备、今日用电、平均功率因数与今日告警，站点分布在中间，点一个站点进入它的一次图。画面与数字、日期都是示例，页眉的平台名称由用户自己定。</p>\n<ul><li>负荷曲线：今日与昨日对照</li><li>电能质量指标：电压、功率因数、THDu与不平衡的达标率</li><li>实时告警：按严重程度与时间排列</li></ul>","id":"overview","part":"ui/platform-dashboard-part","excerpt":"ui/platform-dashboard-excerpt"},{"title":"一次接线图","image":"ui/one-line-diagram","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram","part":"ui/one-line-diagram-part","excerpt":"ui/one-line-diagram-excerpt"},{"title":"功率因数与补偿","image":"ui/power-factor","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，出现容性时，那一段在曲线上标出。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf","part":"ui/power-factor-part","excerpt":"ui/power-factor-excerpt"},{"title":"谐波与事件","image":"ui/harmonics","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic","part":"ui/harmonics-part","excerpt":"ui/harmonics-excerpt"},{"title":"智慧养殖专题","image":"ui/barns","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm","part":"ui/barns-part","excerpt":"ui/barns-excerpt"},{"title":"智慧路灯专题","image":"ui/street-lights","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city","part":"ui/street-lights-part","excerpt":"ui/street-lights-excerpt"},{"title":"报表中心","image":"ui/monthly-report","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report","part":"ui/monthly-report-part","excerpt":"ui/monthly-report-excerpt"},{"title":"手机端","image":"ui/mobile-app","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile","part":"ui/mobile-app-part","excerpt":"ui/mobile-app-excerpt"}]},"deploy":{"title":"部署与安全","html":"<table><thead><tr><th>方式</th><th>开通</th><th>数据</th><th>适合</th></tr></thead><tbody><tr><td>公有云</td><td>按站点租用，开通即用</td><td>存在平台，按用户隔离</td><td>站点分散，没有自己的服务器</td></tr><tr><td>本地部署</td><td>装在用户的服务器上</td><td>不出园区</td><td>有专网或保密要求</td></tr></tbody></table>\n<p>两种方式的现场设备与点表一致，可以互相切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 12:30:31' WHERE `id` = 4112;
--> statement-breakpoint
DELETE FROM `case_products` WHERE `case` = 4205 AND `product` = 1004;
