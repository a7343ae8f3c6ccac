-- content: 更正：通信、准确度、型号数与切换用时的写法
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 12, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 10, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 9, 'interface', '级联接口', '网络1、网络2');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 11, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 9, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 8, 'interface', '级联接口', '网络1、网络2');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 5, '2026-11-28', '[{"fact":"级联接口","before":"","after":"2×RJ45（网络1、网络2）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 4, '2026-11-28', '[{"fact":"级联接口","before":"","after":"2×RJ45（网络1、网络2）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 3, '2026-11-28', '[{"fact":"级联接口","before":"","after":"网络1、网络2"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 3, '2026-11-28', '[{"fact":"基本功能","before":"台区与箱变用的户外无功补偿箱，IP44、共分补组合、4G回传。","after":"台区与箱变用的户外无功补偿箱，IP44、共分补组合、可选4G回传。"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 4, '2026-11-28', '[{"fact":"级联接口","before":"","after":"2×RJ45（网络1、网络2）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 4, '2026-11-28', '[{"fact":"级联接口","before":"","after":"2×RJ45（网络1、网络2）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 4, '2026-11-28', '[{"fact":"级联接口","before":"","after":"网络1、网络2"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 4, '2026-11-28', '[{"fact":"测量准确度","before":"有功C级（0.5S级），电压电流0.2级","after":"有功C级（0.5S级），电压、电流0.2级"}]');
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '台区与箱变用的户外无功补偿箱，IP44、共分补组合、可选4G回传。', `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '有功C级（0.5S级），电压、电流0.2级' WHERE `product` = 1020 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '电压、电流' WHERE `product` = 1019 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '电压、电流' WHERE `product` = 1020 AND `place` = 0;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>猪舍环控（风机、水帘、料线、照明、加热垫）对供电连续性极为敏感，夏季风机停转10 min就可能造成不可逆损失。本方案把用电安全、设备运行与应急供电统一在一张图上。</p>
<h2>电源容量</h2>
<p>12栋舍每栋45 kW，需要系数0.6，合计324 kW、功率因数0.85，总电流324÷（1.732×0.38×0.85）≈579 A，切换柜选630 A的<a href="/newdetail/1035">LH-KJT</a>，转换动作≤2 s；柴油机组起动另计约10~15 s。自备机组按324÷0.85≈381 kVA加两成起动裕度，选500 kVA。恢复送电时12栋不能同时起动：断路器按栋延时5 s依次合闸，1 min内全部恢复。</p>
<h2>每栋舍的配电</h2>
<p>单栋45 kW约80 A，进线装100 A的<a href="/newdetail/1072">LH-SB250M</a>；支路按风机、料线、照明分开，用<a href="/newdetail/1071">LH-SB63</a>。风机支路怎么分，决定了能不能发现单台停转：一台1.1 kW风机约2.4 A，18台接一路时停一台只少5.6%，淹没在电压波动里；4台一路时停一台少25%，越过20%的告警线。所以风机支路每路不多于4台。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>整定</th></tr></thead><tbody><tr><td>进线</td><td>LH-SB250M 100 A</td><td>端子超温90 ℃告警</td></tr><tr><td>风机支路</td><td>LH-SB63 16 A、300 mA</td><td>低于基线20%持续1 min推送</td></tr><tr><td>料线、照明</td><td>LH-SB63 16 A、30 mA</td><td>漏电本地跳闸</td></tr><tr><td>每栋</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>剩余电流与线缆温度</td></tr><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>断电上报</td></tr></tbody></table>
<p>风机支路用300 mA并只防火灾，是因为30 mA在潮湿环境误跳会停掉通风；触电防护靠等电位联结与断电检修，两者不能互相代替，见<a href="/detail/3122">剩余电流监测的误区</a>。</p>
<h2>告警分级</h2>
<table><thead><tr><th>级别</th><th>事件</th><th>推送</th></tr></thead><tbody><tr><td>一级</td><td>停电、双路失电、舍温越限</td><td>电话、短信、平台</td></tr><tr><td>二级</td><td>风机、料线停转</td><td>短信、平台</td></tr><tr><td>三级</td><td>电压偏低、漏电接近限值</td><td>平台</td></tr></tbody></table>
<p>停电告警由LH-WM40的超级电容供电上报，避免“停电的同时设备也停了、没人知道”。舍内设备经<a href="/newdetail/1069">LH-GW100</a>上送，网关另配UPS。</p>
<h2>施工与验收</h2>
<p>按栋割接，选在转群空栏期，单栋停电不超过2 h。氨气环境用密封防腐箱并除湿，端子每年复紧一次。验收做三项试验：拉开市电，记录电话外呼时间、机组起动与转换动作用时；停一台风机，2 min内应有告警；按下剩余电流试验按钮，逐路核对动作。以后每月做一次断电演练。</p>', `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"环控风机、水泵变频器"}]],"tie":"母联断路器"},{"name":"0.4 kV Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"电扶梯、屏蔽门电源"}]]}],"network":{"link":"RS485","gateway":1069,"to":"综合监控"}}' WHERE `solution` = 2002;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV普通段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"影像中心"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"门诊、病房"}]],"tie":"母联断路器"},{"name":"0.4 kV应急段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"250 A","second":{"kind":"grid","text":"普通段（Ⅰ路）"}},{"kind":"load","text":"手术部、ICU（另配UPS）"}],[{"kind":"breaker"},{"kind":"load","text":"信息机房"}]]}],"network":{"link":"RS485","gateway":1069,"to":"后勤平台"}}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"夏季风机停转10 min就可能造成损失","load":"12栋舍，合计324 kW，风机、料线、照明","target":"断电1 min内告警，转换动作≤2 s（机组起动另计）","devices":["LH-KJT","LH-SB63","LH-WM40","LH-RCD300"]}', `figures` = '[{"label":"断电告警","value":"1 min内"},{"label":"转换动作（机组起动另计）","value":"≤2 s"},{"label":"风机支路","value":"每路不多于4台"},{"label":"剩余电流","value":"每栋监测"}]' WHERE `solution` = 2009;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"不停电装"},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联断路器"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品型号","value":"76款"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"factory/factory-gate","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>"},"rd":{"title":"研发实力","image":"factory/factory-lab","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>试验室配备电磁兼容、环境、电气安全与谐波源等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"certificates/sample-qms-0001","html":"<p>公司按照质量、环境、职业健康安全与测量管理体系要求运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>"},"philosophy":{"title":"经营理念","image":"factory/factory-showroom","html":"<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，24小时内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，厂区屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-28 06:34:41' WHERE `id` = 2022;
