-- content: terminals and cables of SVG and APF, voltage transformers, 14 percent and the neutral, lists of controllers, output at 400 V
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('furnace-power', '匹配炉功率', '补偿与投切', 'range', 20, 'kW', '', 0, 10, '', '');
--> statement-breakpoint
INSERT INTO `category_lists` (`category`, `columns`, `elsewhere`, `target`) VALUES (39, '[{"name":"控制或接入","keys":["outputs","connected-devices"],"words":["投切","接入"]},{"keys":["current-input"]},{"name":"开孔或安装","keys":["cutout","mounting"],"words":["开孔","安装"]},{"keys":["communication"]}]', '', NULL);
--> statement-breakpoint
INSERT INTO `category_lists` (`category`, `columns`, `elsewhere`, `target`) VALUES (242, '[{"keys":["outputs"]},{"keys":["voltage-input"]},{"keys":["current-input"]},{"keys":["cutout"]}]', '', NULL);
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 11, 'temperature', '环境', '−25~+60 ℃，防护等级IP51（箱内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 14, 'protection-class', '防护等级', 'IP51（箱内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 12, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 14, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 12, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 12, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1019, 18, 'depth', 90, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 24, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 25, 'mounting', NULL, NULL, '壁挂', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 26, 'depth', 100, 100, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1039, 15, 'display', NULL, NULL, '无显示', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1039, 16, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1039, 17, 'depth', 90, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 26, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 27, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 28, 'depth', 115, 115, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1043, 22, 'depth', 110, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 20, 'depth', 95, 95, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1045, 20, 'depth', 185, 185, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1046, 17, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1046, 18, 'cutout', NULL, NULL, '138 mm×138 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1046, 19, 'depth', NULL, 80, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1047, 22, 'depth', NULL, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1055, 12, 'depth', NULL, 76, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1066, 14, 'depth', 75, 75, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1069, 15, 'depth', 45, 45, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1076, 13, 'depth', 66, 66, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1039, 0, 'output-capacity', 12.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1039, 0, 'rated-capacity', 15, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1039, 1, 'output-capacity', 16.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1039, 1, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1039, 2, 'output-capacity', 25.4, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1039, 2, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 18, '2026-12-01', '[{"fact":"适用范围","before":"单相开关电源、LED照明、UPS等三次谐波突出的系统","after":"相间3次谐波突出的系统：接线电压的单相设备、电焊机、三相不等的照明与单相电源"},{"fact":"基本功能","before":"14%电抗率、525 V电容，抑制3次及以上谐波的抗谐波单元。","after":"14%电抗率、525 V电容，不放大相间3次及以上谐波的抗谐波单元。"},{"fact":"产品概述","before":"当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器","after":"相间3次谐波为主时，7%电抗率避不开3次谐振，应选14%（调谐频率134 Hz）配525 V电容器；本机△接、不接N线，三相相等的3次谐波是零序，不流过它，也不由它滤除：N线上的3次用分补的LH-XCF（不放大）或四线制APF（滤除）"},{"fact":"接线说明","before":"三相三线接入；三次谐波系统须复核中性线截面","after":"三相三线接入，不接中性线"},{"fact":"接线要点","before":"中性线截面不小于相线，必要时加倍，防止零线过热","after":"系统的中性线按实测电流选，截面不小于相线；本机不改变中性线上的3次谐波"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 21, '2026-12-01', '[{"fact":"基本功能","before":"电容、电抗、开关装于一块安装板，成套厂快速装柜；7%电抗用于5次谐波为主的场合，14%用于3次谐波。","after":"电容、电抗、开关装于一块安装板，成套厂快速装柜；7%电抗用于5次谐波为主的场合，14%用于相间3次谐波。"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1019, 8, '2026-12-01', '[{"fact":"投切路数","before":"","after":"最多12路，经下行RS485"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 9, '2026-12-01', '[{"fact":"下行","before":"4×RS485，LoRa（选配，470~510 MHz）","after":"4×RS485，LoRa（选配，470~510 MHz），最多64台设备"},{"fact":"投切路数","before":"","after":"最多12路，经下行RS485"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 10, '2026-12-01', '[{"fact":"端子 PE","before":"保护接地；相线70 mm²时不小于35 mm²","after":"保护接地"},{"fact":"端子 485A、485B","before":"通信（选混合控制时接智能电容器总线）","after":"通信，从站：接柜面触摸屏或上位机"},{"fact":"端子 485A2、485B2","before":"","after":"智能电容器总线，主站（选配，混合控制）"},{"fact":"端子 CANH、CANL","before":"","after":"模块并联总线"},{"fact":"功能特点","before":"与智能电容器共用总线，基础无功由电容承担、波动部分由SVG承担","after":"选混合控制时另有一路总线投切智能电容器，基础无功由电容承担、波动部分由SVG承担"},{"fact":"接线要点","before":"主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²；断路器按1.3倍额定电流，30、50、75、100 kvar依次63、100、160、200 A；多台并联时电流信号串联接入或由主机分发，二次负荷须小于互感…","after":"断路器按1.3倍额定电流，铜导线载流量不小于断路器（PVC明敷，30 ℃）：30、50、75、100 kvar依次63、100、160、200 A和16、35、70、95 mm²；四线机型N线与相线相同，PE线依次16、16、35、50 m…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 12, '2026-12-01', '[{"fact":"端子 485A、485B","before":"通信或智能电容器总线（接电容器后，上位监控走网口）","after":"智能电容器总线（主站）；不接电容器时可作通信（从站），上位监控走网口"},{"fact":"端子 CANH、CANL","before":"","after":"模块并联总线"},{"fact":"接线要点","before":"主回路建议铜排30 mm×4 mm或120 mm²铜导线；断路器按1.3倍额定电流选315 A","after":"主回路断路器按1.3倍额定电流选315 A；铜排30 mm×4 mm，或185 mm²铜导线，PE线95 mm²"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 10, '2026-12-01', '[{"fact":"端子 485A、485B","before":"通信","after":"通信；选并联功能时作并联总线"},{"fact":"接线要点","before":"进线断路器按1.3倍额定电流选择：30、50、75 kvar依次63、100、160 A","after":"进线断路器按1.3倍额定电流：30、50、75 kvar依次63、100、160 A，铜导线（PVC明敷）16、35、70 mm²，N线相同"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 11, '2026-12-01', '[{"fact":"接线说明","before":"上级断路器按1.3倍额定电流，30、50、70 kvar依次63、100、160 A","after":"上级断路器按1.3倍额定电流，30、50、70 kvar依次63、100、160 A，铜导线（PVC明敷）16、35、70 mm²"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 13, '2026-12-01', '[{"fact":"端子 PE","before":"接地","after":"保护接地"},{"fact":"端子 CANH、CANL","before":"","after":"模块并联总线"},{"fact":"接线说明","before":"并联接入，断路器按1.3倍补偿电流，50、75、100、150 A依次80、100、160、200 A；取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置","after":"并联接入，断路器按1.3倍补偿电流，铜导线载流量不小于断路器（PVC明敷，30 ℃）：50、75、100、150 A依次80、100、160、200 A和25、35、70、95 mm²；取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须…"},{"fact":"接线要点","before":"四线机型装置支路的中性线导线按中性线滤波能力（3倍相电流）选取，断路器N极同样核对；系统的中性线按实测或计算","after":"四线机型装置支路的中性线按中性线滤波能力（3倍相电流）选：150、225、300、450 A依次70、120、185 mm²和2×120 mm²，断路器N极同样核对；系统的中性线按实测或计算；PE线依次16、16、35、50 mm²"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 10, '2026-12-01', '[{"fact":"端子 485A、485B","before":"通信","after":"通信，或与同母线的APF分配份额"},{"fact":"功能特点","before":"可与同母线的APF自动分配补偿份额","after":"可经RS485与同母线的APF分配补偿份额（此时不接上位机）"},{"fact":"接线说明","before":"与被治理设备同一配电箱取电，断路器按1.3倍补偿电流，25、35、50 A依次40、50、80 A；互感器装在该设备进线","after":"与被治理设备同一配电箱取电，断路器按1.3倍补偿电流，25、35、50 A依次40、50、80 A，相线铜导线（PVC明敷）6、10、25 mm²；互感器装在该设备进线"},{"fact":"接线要点","before":"本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面与断路器N极按中性线电流选","after":"本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，按3倍相电流为16、35、70 mm²，断路器N极同样核对"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 12, '2026-12-01', '[{"fact":"接线说明","before":"上级断路器额定电流不小于1.3倍补偿电流，互感器二次引至柜内试验端子","after":"上级断路器按1.3倍补偿电流，100、150、200、300、400、600 A依次160、200、315、400、630、800 A；互感器二次引至柜内试验端子"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 11, '2026-12-01', '[{"fact":"接线说明","before":"断路器按1.3倍单相可转移电流，35、50、70、100 kvar依次80、100、160、200 A","after":"断路器按1.3倍单相可转移电流，35、50、70、100 kvar依次80、100、160、200 A，相线铜导线（PVC明敷）25、35、70、95 mm²"},{"fact":"接线要点","before":"装置支路的中性线电缆按中性线能力（3倍相电流）校核，断路器N极同样核对，严禁小于相线；台区干线的中性线按实测或计算","after":"装置支路的中性线电缆按中性线能力（3倍相电流）为70、95、185 mm²和2×95 mm²，断路器N极同样核对，严禁小于相线；台区干线的中性线按实测或计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1032, 6, '2026-12-01', '[{"fact":"接线说明","before":"接线与多功能表相同，三相四线或三相三线在菜单中选择","after":"接线方式与多功能表相同，端子编号不同（58、59是电源，不是通信）；三相四线或三相三线在菜单中选择"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1036, 9, '2026-12-01', '[{"fact":"400 V实际输出","before":"","after":"额定容量×0.790（450 V）、0.694（480 V）、0.580（525 V）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 11, '2026-12-01', '[{"fact":"系统电压下输出","before":"","after":"额定容量×(U/Un)²×n²/(n²−1)，U为系统电压，n为支路调谐次数"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1038, 7, '2026-12-01', '[{"fact":"400 V实际输出","before":"","after":"额定容量×0.929（415 V）、0.790（450 V）、0.694（480 V）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1039, 8, '2026-12-01', '[{"fact":"额定容量","before":"15、20、30 kvar（三相合计）；接230 V时12.7、16.9、25.4 kvar","after":"15、20、30 kvar（三相合计）"},{"fact":"230 V实际输出","before":"","after":"12.7、16.9、25.4 kvar"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 13, '2026-12-01', '[{"fact":"端子 11、12、13、14","before":"UA、UB、UC、UN","after":"UA、UB、UC、UN（V/V接UB）"},{"fact":"接线要点","before":"三相三线：UB接14端（UN位置），12端空置，B相电流不接，菜单选“3P3W”","after":"三相三线：UB接14端，12端空置，B相电流不接，菜单选“3P3W”"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1052, 7, '2026-12-01', '[{"fact":"端子 11~14","before":"电压","after":"电压UA、UB、UC、UN（V/V接UB）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1056, 7, '2026-12-01', '[{"fact":"端子 11~14","before":"电压","after":"电压UA、UB、UC、UN（V/V接UB）"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>单纯的电容器会与变压器漏抗形成并联谐振，把原本不大的谐波电流放大数倍，造成电容器鼓肚、熔断器熔断。抗谐波产品用电抗率p决定失谐频率：调谐频率等于50 Hz除以p的平方根，7%对应189 Hz，14%对应134 Hz。</p>
<table><thead><tr><th>主要谐波</th><th>推荐电抗率</th><th>电容器额定电压（400 V系统）</th></tr></thead><tbody><tr><td>5次及以上（变频器、六脉波整流）</td><td>7%</td><td>480 V</td></tr><tr><td>3次及以上（照明、单相开关电源；N线上的用分补或四线制APF）</td><td>14%</td><td>525 V</td></tr><tr><td>需要吸收谐波而不只是不放大</td><td>单调谐或高通支路</td><td>按支路计算</td></tr></tbody></table>' WHERE `id` = 35;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>电抗率与电容器额定电压必须成对选择：7%配480 V，14%配525 V；分补接在相线与N线之间，14%配300 V。串联电抗抬高电容器端电压，所以电容器按480 V或525 V选，实际输出容量小于标称容量，应按输出容量配置总补偿量。</p>
<ul><li>7%还是14%：5次、7次为主，用7%（调谐189 Hz）；相间有明显的3次谐波，用14%（134 Hz）。没有测过的先测七天。</li><li>电抗器线性度不低于1.8倍额定电流，浪涌时不饱和。</li><li>电抗器都有温度开关：集成单元超温后退出并上报；板式组件的触点接到控制器或告警回路。</li></ul>' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `parameters` SET `card` = 52 WHERE `key` = 'system-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 14 WHERE `key` = 'capacitance-tolerance';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 15 WHERE `key` = 'temperature-rise';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 16 WHERE `key` = 'insulation-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 17 WHERE `key` = 'electrical';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 18 WHERE `key` = 'compensation-mode';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 19 WHERE `key` = 'rated-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `kind` = 'choice', `choices` = 'AC 110 V,AC 220 V,AC 380 V,DC 12 V', `filter` = 1 WHERE `key` = 'control-signal';
--> statement-breakpoint
UPDATE `parameters` SET `kind` = 'list', `sort` = 48, `choices` = '24,110,220', `filter` = 1, `better` = '' WHERE `key` = 'supply-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 49 WHERE `key` = 'current-input';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 50 WHERE `key` = 'circuits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 51 WHERE `key` = 'accuracy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 52 WHERE `key` = 'active-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 53 WHERE `key` = 'reactive-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 54 WHERE `key` = 'errors';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 55 WHERE `key` = 'sampling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 56 WHERE `key` = 'harmonics';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 57 WHERE `key` = 'tariffs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 58 WHERE `key` = 'metering';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 59 WHERE `key` = 'storage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 60 WHERE `key` = 'temperature-points';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 61 WHERE `key` = 'measured-temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 62 WHERE `key` = 'ct-primary';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 63 WHERE `key` = 'ct-output';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 64 WHERE `key` = 'rated-burden';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 65 WHERE `key` = 'communication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 66 WHERE `key` = 'protocol';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 67 WHERE `key` = 'radio-frequency';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 68 WHERE `key` = 'report-interval';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 69 WHERE `key` = 'connected-devices';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 70 WHERE `key` = 'digital-inputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 71 WHERE `key` = 'relay-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 72 WHERE `key` = 'analog-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 73 WHERE `key` = 'interface';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 74 WHERE `key` = 'display';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 75 WHERE `key` = 'protection';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 76 WHERE `key` = 'phase-indication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 77 WHERE `key` = 'residual-current';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 78 WHERE `key` = 'temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 79 WHERE `key` = 'humidity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 80 WHERE `key` = 'altitude';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 81 WHERE `key` = 'protection-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 82 WHERE `key` = 'live-withdrawal';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 83 WHERE `key` = 'cooling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 84, `choices` = '..50,..60,..70', `filter` = 1 WHERE `key` = 'noise';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 85 WHERE `key` = 'mounting';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 86 WHERE `key` = 'application';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 87 WHERE `key` = 'dimensions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 88 WHERE `key` = 'cutout';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 89 WHERE `key` = 'depth';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 90 WHERE `key` = 'weight';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 91 WHERE `key` = 'construction';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 92 WHERE `key` = 'functions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 93 WHERE `key` = 'options';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 94 WHERE `key` = 'order-code';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 95 WHERE `key` = 'power-quality-limits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 96 WHERE `key` = 'standards';
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '14%电抗率、525 V电容，不放大相间3次及以上谐波的抗谐波单元。', `applicationscope` = '相间3次谐波突出的系统：接线电压的单相设备、电焊机、三相不等的照明与单相电源', `usage` = '用在相间3次谐波突出、又要大容量共补的母线：车站、写字楼等；单相负荷按相补的用LH-XCF。', `maincontent` = '<h3>产品概述</h3>
<p>相间3次谐波为主时，7%电抗率避不开3次谐振，应选14%（调谐频率134 Hz）配525 V电容器。本机△接、不接N线，三相相等的3次谐波是零序，不流过它，也不由它滤除：N线上的3次用分补的LH-XCF（不放大）或四线制APF（滤除）。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>切除后本机锁定180 s，放电以后才再投入，其间由别的单元顶上</li><li>退出原因中文记录，可区分过压、谐波、过温</li><li>满载发热：电抗器约5~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入，不接中性线。本机没有取样端子，由LH-CK200（总进线三相取样）或同一总线的SVG统一投切。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装断路器，不低于1.5倍525 V额定电流：15、30、45、60 kvar依次25、50、80、100 A，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行。</li><li>系统的中性线按实测电流选，截面不小于相线；本机不改变中性线上的3次谐波。</li><li>与7%回路混装须先校核并联谐振：134~189 Hz之间14%回路呈感性、7%回路呈容性，容易在3次附近谐振。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '电容、电抗、开关装于一块安装板，成套厂快速装柜；7%电抗用于5次谐波为主的场合，14%用于相间3次谐波。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-M以三电平IGBT变流器输出幅值与相位连续可调的补偿电流，既可发容性无功也可发感性无功，补偿后功率因数可稳定在0.99附近，没有电容器分级投切的台阶与涌流。</p>
<p>模块之间以主从方式并联，任一模块（包括主机）故障自动退出，其余模块重新分配容量。</p>
<h3>功能特点</h3>
<ul><li>瞬时响应小于100 µs，全响应不大于10 ms</li><li>电网电压在320~480 V范围内可持续输出</li><li>剩余容量可用于三相不平衡电流转移，三相四线机型中性线能力为相线的1.0倍</li><li>选混合控制时另有一路总线投切智能电容器，基础无功由电容承担、波动部分由SVG承担</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-M/400-100-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>主回路经断路器接入母线，快速熔断器在模块内；电流互感器可装在电网侧或负荷侧，须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>断路器按1.3倍额定电流，铜导线载流量不小于断路器（PVC明敷，30 ℃）：30、50、75、100 kvar依次63、100、160、200 A和16、35、70、95 mm²；四线机型N线与相线相同，PE线依次16、16、35、50 mm²。</li><li>三只互感器同规格（二次5 A），P1朝电源、P2朝负荷，二次S1、S2分别接入，不得开路。</li><li>多台并联：并联总线手拉手，首尾两台接终端电阻；电流信号串联接入或由主机经总线分发，二次负荷须小于互感器额定负荷。</li><li>控制电源取自主回路：合闸后自检，预充电完成再启动。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>SVG主回路与电容回路共母线，取样互感器装在两者共同的电源侧。</p>
<h3>接线要点</h3>
<ol><li>主回路断路器按1.3倍额定电流选315 A；铜排30 mm×4 mm，或185 mm²铜导线，PE线95 mm²。</li><li>投切输出公共端为+12 V，单路负载不超过20 mA，不得并联使用。</li><li>智能电容器用RJ45转两芯的转接线接入：两芯接485A、485B，RJ45插第一台的“网络1”，其余各台用直通网线级联。</li><li>首台投运时须执行“电容容量自学习”，逐路投切并校核登记容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>底部四芯加地线进线，互感器二次经航空插头接入。</p>
<h3>接线要点</h3>
<ol><li>墙体承重不小于整机重量的4倍，顶部留300 mm、两侧各留100 mm散热空间。</li><li>进线断路器按1.3倍额定电流：30、50、75 kvar依次63、100、160 A，铜导线（PVC明敷）16、35、70 mm²，N线相同。</li><li>光伏用户的取样互感器须装在并网点与总进线之间的公共部位。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>从变压器低压出线或末端线路T接，互感器为户外开口式。上级断路器按1.3倍额定电流，30、50、70 kvar依次63、100、160 A，铜导线（PVC明敷）16、35、70 mm²。</p>
<h3>接线要点</h3>
<ol><li>接线须在停电并验电后进行，T接点使用绝缘穿刺线夹或接线端子。</li><li>开口互感器箭头指向负荷方向，合口面清洁并锁紧。</li><li>接地引下线不小于25 mm²，接地电阻不大于10 Ω。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>并联接入，断路器按1.3倍补偿电流，铜导线载流量不小于断路器（PVC明敷，30 ℃）：50、75、100、150 A依次80、100、160、200 A和25、35、70、95 mm²；取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>四线机型装置支路的中性线按中性线滤波能力（3倍相电流）选：150、225、300、450 A依次70、120、185 mm²和2×120 mm²，断路器N极同样核对；系统的中性线按实测或计算。PE线依次16、16、35、50 mm²。</li><li>电容补偿柜须串不低于7%的电抗器，否则APF可能与电容形成振荡。</li><li>互感器一次额定电流取负荷最大电流的1.2~2倍，准确级0.5级。</li><li>投运步骤：核相→核极性→单次谐波试补→全次补偿。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>谐波越靠近源头治理，流过干线的谐波电流越小。LH-APF-W按单台设备容量设计，安装在设备配电箱旁，避免谐波电流流经整条干线。</p>
<p>静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB(A)，可装在人员停留区域。</p>
<h3>功能特点</h3>
<ul><li>治理前后波形与THDi在屏上并列显示</li><li>夜间风机自动降速降噪，轻载休眠</li><li>可经RS485与同母线的APF分配补偿份额（此时不接上位机）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-W/400-35-S</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与被治理设备同一配电箱取电，断路器按1.3倍补偿电流，25、35、50 A依次40、50、80 A，相线铜导线（PVC明敷）6、10、25 mm²；互感器装在该设备进线。</p>
<h3>接线要点</h3>
<ol><li>就地治理时互感器只套设备支路，不得包含APF自身支路。</li><li>本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，按3倍相电流为16、35、70 mm²，断路器N极同样核对。</li><li>安装面与发热设备保持500 mm以上距离。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>上级断路器按1.3倍补偿电流，100、150、200、300、400、600 A依次160、200、315、400、630、800 A；互感器二次引至柜内试验端子。</p>
<h3>接线要点</h3>
<ol><li>互感器可装在电网侧或负荷侧，须在触摸屏中对应设置。</li><li>互感器二次电缆用屏蔽双绞线，长度不超过30 m时截面2.5 mm²，更长时4 mm²。</li><li>装置支路的中性线铜排与断路器N极按中性线滤波能力（3倍补偿电流）校核；按实测中性线电流取小的，不小于1.5倍补偿电流。</li><li>验收时在额定负荷的70%以上连续记录24 h。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>并联在变压器低压母线，互感器装在变压器出口与装置接入点之间的干线上（网侧取样）。断路器按1.3倍单相可转移电流，35、50、70、100 kvar依次80、100、160、200 A，相线铜导线（PVC明敷）25、35、70、95 mm²。</p>
<h3>接线要点</h3>
<ol><li>装置支路的中性线电缆按中性线能力（3倍相电流）为70、95、185 mm²和2×95 mm²，断路器N极同样核对，严禁小于相线；台区干线的中性线按实测或计算。</li><li>三相互感器变比按变压器额定电流选取，方向指向负荷。</li><li>投运后读取变压器侧三相电流，差值若增大说明互感器相别错误。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>接线方式与多功能表相同，端子编号不同（58、59是电源，不是通信）；三相四线或三相三线在菜单中选择。</p>
<h3>接线要点</h3>
<ol><li>谐波测量对互感器带宽有要求，测量20次以上谐波时选专用互感器。</li><li>电流端子用线鼻子压接，防止接触电阻引起误差。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>低压系统可直接接入电压、经互感器接入电流；10 kV系统电压、电流均经互感器。</p>
<h3>接线要点</h3>
<ol><li>三相四线：UA、UB、UC、UN接11~14，三只互感器S1接4*、6*、8*，S2接5、7、9。</li><li>三相三线：UB接14端，12端空置，B相电流不接，菜单选“3P3W”。</li><li>互感器二次不得开路，拆表前先短接；二次单点接地。</li><li>电压回路串1 A熔断器；上电后检查功率因数符号与相序提示。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'lcdMeter' WHERE `product` = 1051;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'lcdMeterEightLamps' WHERE `product` = 1052;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'lcdMeter' WHERE `product` = 1056;
--> statement-breakpoint
UPDATE `category_lists` SET `columns` = '[{"keys":["rated-capacity"]},{"name":"额定电压","keys":["capacitor-voltage","system-voltage"],"words":["电容器","系统"]},{"keys":["protection-class"]},{"keys":["communication"]}]' WHERE `category` = 35;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'furnace-power' WHERE `product` = 1016 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'outputs', `label` = '投切路数', `text` = '最多12路，经下行RS485' WHERE `product` = 1019 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电锁定）；接晶闸管时可设为0' WHERE `product` = 1019 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '三相电压、电流、有功、无功、功率因数、频率' WHERE `product` = 1019 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '4×RS485，LoRa（选配，470~510 MHz），最多64台设备' WHERE `product` = 1020 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'outputs', `label` = '投切路数', `text` = '最多12路，经下行RS485' WHERE `product` = 1020 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电锁定）；接晶闸管时可设为0' WHERE `product` = 1020 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '三相电压、电流、有功、无功、功率因数、频率' WHERE `product` = 1020 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压输入', `text` = '3×220/380 V' WHERE `product` = 1020 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级' WHERE `product` = 1020 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+60 ℃' WHERE `product` = 1020 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '额定容量×0.790（450 V）、0.694（480 V）、0.580（525 V）' WHERE `product` = 1036 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '−5%~+5%' WHERE `product` = 1036 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'losses', `label` = '损耗', `text` = '介质≤0.2 W/kvar，总损耗≤0.4 W/kvar' WHERE `product` = 1036 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un（每24 h中8 h）' WHERE `product` = 1036 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In持续' WHERE `product` = 1036 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘试验', `text` = '端子间2.15 Un/2 s；端子对壳3.1 kV/10 s' WHERE `product` = 1036 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '3 min内降至75 V以下' WHERE `product` = 1036 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃（-25/D）' WHERE `product` = 1036 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约2 kg（450 V/20 kvar）' WHERE `product` = 1036 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '系统电压下输出', `text` = '额定容量×(U/Un)²×n²/(n²−1)，U为系统电压，n为支路调谐次数' WHERE `product` = 1037 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '三相△或单相' WHERE `product` = 1037 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘试验', `text` = '端子对壳6 kV/10 s' WHERE `product` = 1037 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '2.0 In持续' WHERE `product` = 1037 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '峰值电流', `text` = '200 In（涌流）' WHERE `product` = 1037 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '0~+5%，可按支路配对±1%' WHERE `product` = 1037 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'losses', `label` = '损耗', `text` = '总损耗≤0.45 W/kvar' WHERE `product` = 1037 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+50 ℃（-25/C）' WHERE `product` = 1037 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '最大允许电压', `text` = '1.1 Un（每24 h中8 h）' WHERE `product` = 1037 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '3 min内降至75 V以下' WHERE `product` = 1037 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约5.5 kg（800 V/33.3 kvar）' WHERE `product` = 1037 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '参考寿命', `text` = '100000 h' WHERE `product` = 1037 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '额定容量×0.929（415 V）、0.790（450 V）、0.694（480 V）' WHERE `product` = 1038 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '−5%~+10%' WHERE `product` = 1038 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In持续' WHERE `product` = 1038 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'losses', `label` = '损耗', `text` = '≤0.5 W/kvar' WHERE `product` = 1038 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘试验', `text` = '端子对壳3 kV/10 s' WHERE `product` = 1038 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '最大允许电压', `text` = '1.1 Un（每24 h中8 h）' WHERE `product` = 1038 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '3 min内降至75 V以下' WHERE `product` = 1038 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃（-25/B）' WHERE `product` = 1038 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约4.5 kg（30 kvar）' WHERE `product` = 1038 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '15、20、30 kvar（三相合计）' WHERE `product` = 1039 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '230 V实际输出', `text` = '12.7、16.9、25.4 kvar' WHERE `product` = 1039 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '−5%~+10%' WHERE `product` = 1039 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In持续' WHERE `product` = 1039 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'losses', `label` = '损耗', `text` = '≤0.5 W/kvar' WHERE `product` = 1039 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '放电', `text` = '3 min内降至75 V以下' WHERE `product` = 1039 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un（每24 h中8 h）' WHERE `product` = 1039 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃（-25/B）' WHERE `product` = 1039 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约7 kg（30 kvar）' WHERE `product` = 1039 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL, `condition` = '' WHERE `product` = 1015 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `choice` = '接触器' WHERE `product` = 1015 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 100000, `choice` = '' WHERE `product` = 1015 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `choice` = 'RS485' WHERE `product` = 1015 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '以太网' WHERE `product` = 1015 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `choice` = '' WHERE `product` = 1015 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP3X' WHERE `product` = 1015 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '风冷' WHERE `product` = 1015 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `max` = 70, `choice` = '', `condition` = '1 m' WHERE `product` = 1015 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 700, `max` = 700, `condition` = '300 kvar' WHERE `product` = 1015 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '触摸屏', `condition` = '' WHERE `product` = 1015 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '落地' WHERE `product` = 1015 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'depth', `min` = 1000, `max` = 1000, `choice` = '' WHERE `product` = 1015 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'furnace-power', `min` = 250, `max` = 2000, `condition` = '' WHERE `product` = 1016 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `max` = NULL, `choice` = '接触器', `condition` = '' WHERE `product` = 1016 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '晶闸管', `condition` = '可选', `optional` = 1 WHERE `product` = 1016 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.92, `max` = 0.97, `choice` = '', `condition` = '依工况', `optional` = 0 WHERE `product` = 1016 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL, `condition` = '接触器' WHERE `product` = 1016 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 100000 WHERE `product` = 1016 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `choice` = 'RS485', `condition` = '' WHERE `product` = 1016 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '以太网' WHERE `product` = 1016 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `choice` = '' WHERE `product` = 1016 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP3X' WHERE `product` = 1016 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '风冷' WHERE `product` = 1016 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '水冷', `condition` = '选配', `optional` = 1 WHERE `product` = 1016 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `max` = 70, `choice` = '', `condition` = '1 m', `optional` = 0 WHERE `product` = 1016 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 2400, `max` = 2400, `condition` = '3面柜组' WHERE `product` = 1016 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '触摸屏', `condition` = '' WHERE `product` = 1016 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '落地' WHERE `product` = 1016 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'depth', `min` = 1000, `max` = 1000, `choice` = '' WHERE `product` = 1016 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'outputs', `min` = NULL, `max` = 12 WHERE `product` = 1019 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1019 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '', `condition` = '' WHERE `product` = 1019 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP51', `condition` = '箱内' WHERE `product` = 1019 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1019 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1019 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'connected-devices', `max` = 64, `choice` = '' WHERE `product` = 1020 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '4G' WHERE `product` = 1020 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '以太网' WHERE `product` = 1020 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'MQTT' WHERE `product` = 1020 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'Modbus-TCP' WHERE `product` = 1020 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'Modbus-RTU' WHERE `product` = 1020 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'DL/T 645-2007' WHERE `product` = 1020 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `choice` = 'DL/T 698.45' WHERE `product` = 1020 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 30, `max` = NULL WHERE `product` = 1020 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 220, `max` = 220 WHERE `product` = 1020 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1020 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 999, `choice` = '' WHERE `product` = 1020 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'outputs', `max` = 12, `choice` = '' WHERE `product` = 1020 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1020 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V', `condition` = '' WHERE `product` = 1020 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `choice` = '2级' WHERE `product` = 1020 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1020 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP51', `condition` = '箱内' WHERE `product` = 1020 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 12.7, `max` = 12.7 WHERE `product` = 1039 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 16.9, `max` = 16.9 WHERE `product` = 1039 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 25.4, `max` = 25.4 WHERE `product` = 1039 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitance-tolerance', `min` = -5, `max` = 10 WHERE `product` = 1039 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `condition` = '' WHERE `product` = 1039 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'losses', `max` = 0.5, `choice` = '' WHERE `product` = 1039 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '' WHERE `product` = 1039 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 7, `max` = 7, `condition` = '30 kvar' WHERE `product` = 1039 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `min` = NULL, `max` = NULL, `choice` = 'AC 110 V' WHERE `product` = 1042 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `choice` = 'AC 220 V' WHERE `product` = 1042 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `min` = NULL, `max` = NULL, `choice` = 'AC 380 V', `condition` = '' WHERE `product` = 1042 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `choice` = '' WHERE `product` = 1042 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '自冷' WHERE `product` = 1042 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 0.6, `max` = 0.6, `choice` = '', `condition` = '30、43型' WHERE `product` = 1042 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '无显示' WHERE `product` = 1042 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `choice` = 'DC 12 V' WHERE `product` = 1043 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '复合开关', `condition` = '' WHERE `product` = 1043 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = 100, `max` = 100, `condition` = '动作' WHERE `product` = 1043 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `condition` = '' WHERE `product` = 1043 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1043 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '' WHERE `product` = 1043 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '自冷' WHERE `product` = 1043 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 1.2, `max` = 1.2, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1043 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1043 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1043 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1043 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `choice` = 'DC 12 V', `condition` = '', `optional` = 0 WHERE `product` = 1044 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '可选', `optional` = 1 WHERE `product` = 1044 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1044 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 30, `max` = 30 WHERE `product` = 1044 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 40, `max` = 40 WHERE `product` = 1044 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = 100, `max` = 100 WHERE `product` = 1044 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -40, `max` = 65, `choice` = '' WHERE `product` = 1044 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '自冷' WHERE `product` = 1044 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 1.1, `max` = 1.1, `choice` = '' WHERE `product` = 1044 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1044 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1044 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `max` = NULL, `choice` = 'DC 12 V' WHERE `product` = 1045 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 2.5, `choice` = '' WHERE `product` = 1045 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '风冷' WHERE `product` = 1045 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `condition` = '' WHERE `product` = 1045 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 4.5, `max` = 4.5, `choice` = '', `condition` = '60 kvar', `optional` = 0 WHERE `product` = 1045 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1045 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1045 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1045 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `min` = NULL, `max` = NULL, `choice` = 'AC 220 V' WHERE `product` = 1046 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `min` = NULL, `max` = NULL, `choice` = 'DC 12 V' WHERE `product` = 1046 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.8, `max` = 1 WHERE `product` = 1046 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 5, `max` = 200 WHERE `product` = 1046 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1046 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 220, `max` = 220, `choice` = '' WHERE `product` = 1046 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '' WHERE `product` = 1046 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1046 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `max` = NULL, `choice` = 'LED数码管' WHERE `product` = 1046 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'control-signal', `min` = NULL, `max` = NULL, `choice` = 'DC 12 V' WHERE `product` = 1047 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 60, `max` = 60 WHERE `product` = 1047 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.8, `max` = 1 WHERE `product` = 1047 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 5, `max` = 200 WHERE `product` = 1047 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1047 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1047 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1047 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1047 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1047 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '152 mm×92 mm' WHERE `product` = 1047 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 220, `max` = 220 WHERE `product` = 1055 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -20, `max` = 60 WHERE `product` = 1055 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 93, `choice` = '', `condition` = '' WHERE `product` = 1055 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1055 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管' WHERE `product` = 1055 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1055 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '68 mm×68 mm' WHERE `product` = 1055 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 220, `max` = 220, `choice` = '' WHERE `product` = 1066 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `min` = NULL, `max` = NULL, `choice` = '3×220/380 V', `condition` = '' WHERE `product` = 1066 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'circuits', `min` = 1, `max` = 4, `choice` = '', `condition` = '三相' WHERE `product` = 1066 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '开口互感器', `condition` = '' WHERE `product` = 1066 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `choice` = '1.0级', `condition` = '功率' WHERE `product` = 1066 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `min` = NULL, `max` = NULL, `choice` = 'B级（1级）', `condition` = '主机' WHERE `product` = 1066 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'report-interval', `min` = 1, `max` = 1 WHERE `product` = 1066 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 60, `max` = 60 WHERE `product` = 1066 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'ct-primary', `min` = 100, `max` = 600, `choice` = '' WHERE `product` = 1066 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G' WHERE `product` = 1066 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'MQTT' WHERE `product` = 1066 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1066 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1066 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '导轨' WHERE `product` = 1066 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 220, `max` = 220, `condition` = '附AC 220 V电源' WHERE `product` = 1069 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -30, `max` = 70, `choice` = '' WHERE `product` = 1069 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP30' WHERE `product` = 1069 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1069 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '导轨' WHERE `product` = 1069 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 220, `max` = 220, `condition` = '' WHERE `product` = 1076 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'radio-frequency', `min` = 470, `max` = 510, `condition` = '选配LoRa' WHERE `product` = 1076 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '' WHERE `product` = 1076 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1076 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '导轨' WHERE `product` = 1076 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["PE","保护接地"],["CTA±、CTB±、CTC±","取样电流"],["485A、485B","通信，从站：接柜面触摸屏或上位机"],["485A2、485B2","智能电容器总线，主站（选配，混合控制）"],["CANH、CANL","模块并联总线"],["EPO1、EPO2","急停干接点"]]' WHERE `product` = 1022 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3、N","主回路"],["PE","保护接地"],["DO1~DO12、COM","电容投切输出"],["CT1~CT3","取样"],["485A、485B","智能电容器总线（主站）；不接电容器时可作通信（从站），上位监控走网口"],["CANH、CANL","模块并联总线"],["LAN","以太网"]]' WHERE `product` = 1023 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["485A、485B","通信；选并联功能时作并联总线"]]' WHERE `product` = 1024 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["CTA±、CTB±、CTC±","取样电流"],["PE","保护接地"],["485A、485B","通信"],["CANH、CANL","模块并联总线"],["EPO1、EPO2","急停干接点"]]' WHERE `product` = 1026 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["485A、485B","通信，或与同母线的APF分配份额"]]' WHERE `product` = 1027 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源L、N"],["11、12、13、14","UA、UB、UC、UN（V/V接UB）"],["4*~9","三相电流：IA、IB、IC依次进、出"],["58、59、60","RS485 A、B、屏蔽"],["47、48","有功脉冲+、-"],["70~74","DI1~DI4、公共端（选配，代码CK）"],["20~23","DO1、DO2，各两端（选配，代码CK）"],["15、16","4~20 mA+、-（选配，代码CM）"]]' WHERE `product` = 1048 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["11~14","电压UA、UB、UC、UN（V/V接UB）"],["4*~9","电流"],["70~78","DI1~DI8与公共端"],["20~27","DO1~DO4"],["15~18","AO1、AO2"],["58~61","双路RS485"],["RJ45","以太网（选配，代码E）"]]' WHERE `product` = 1052 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["11~14","电压UA、UB、UC、UN（V/V接UB）"],["4*~9","电流"],["58、59","RS485"],["LAN","以太网（选配）"]]' WHERE `product` = 1056 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BY","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.4,0.45,0.48,0.525],"with":{"400 V实际输出":["额定容量","额定容量×0.790","额定容量×0.694","额定容量×0.580"]}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[5,7.5,10,12.5,15,20,25,30],"with":{}},{"kind":"choice","name":"相数","before":"-","line":"接线方式","options":[{"code":"3","meaning":"三相","text":"三相△接","sets":{}},{"code":"1","meaning":"单相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[{"when":{"额定电压":["0.45"],"额定容量":["10"]},"sets":{"外形尺寸":"φ86 mm×200 mm（直径×高）"}},{"when":{"额定电压":["0.45"],"额定容量":["20"]},"sets":{"外形尺寸":"φ96 mm×245 mm（直径×高）"}},{"when":{"额定电压":["0.48"],"额定容量":["30"]},"sets":{"外形尺寸":"φ116 mm×280 mm（直径×高）"}}]}' WHERE `product` = 1036;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BF","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.4,0.415,0.45,0.48],"with":{"400 V实际输出":["额定容量","额定容量×0.929","额定容量×0.790","额定容量×0.694"]}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[5,10,15,20,25,30],"with":{}},{"kind":"choice","name":"相数","before":"-","options":[{"code":"3","meaning":"三相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1038;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BFF","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[0.25],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[15,20,30],"with":{"230 V实际输出":["12.7 kvar","16.9 kvar","25.4 kvar"]}},{"kind":"choice","name":"组成","before":"-","options":[{"code":"1×3","meaning":"三只单相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1039;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.4","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性，功率因数正负同无功：正为滞后，负为超前","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"cabinet","title":"柜体","registers":[{"address":2656,"name":"柜内温度","symbol":"TCAB","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120},{"address":2657,"name":"风机启动温度","symbol":"TFAN","type":"UINT16","unit":"℃","scale":1,"access":"R/W","min":30,"max":60},{"address":2658,"name":"柜体状态","symbol":"CAB","type":"UINT16","scale":1,"access":"R","bits":["风机运行","烟感报警","柜门打开","进线隔离开关断开"],"note":"烟感、门禁为选配"}]}]}' WHERE `product` = 1006;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.4","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性，功率因数正负同无功：正为滞后，负为超前","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"units","title":"电容单元","note":"台号为总线自动编址的次序，没有接入的单元读 FFFFH，温度读 7FFFH，次数读 FFFFFFFFH","registers":[{"address":2048,"name":"单元状态","symbol":"UST","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"},"bits":["C1投入","C2投入","过压","欠压","过流","缺相","过温","容量衰减","通信中断","C3投入"],"note":"分补单元的 C1、C2、C3 为A、B、C相"},{"address":2112,"name":"单元 C1 容量","symbol":"UQ1","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2176,"name":"单元 C2 容量","symbol":"UQ2","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2240,"name":"单元温度","symbol":"UTMP","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120,"series":{"from":1,"count":40,"word":"台"}},{"address":2304,"name":"单元累计投切次数","symbol":"UN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2384,"name":"单元 C3 容量","symbol":"UQ3","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"},"note":"没有 C2、C3 的单元该项读 0"}]}]}' WHERE `product` = 1018;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.4","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性，功率因数正负同无功：正为滞后，负为超前","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100}]},{"id":"sensors","title":"剩余电流、温度与开关量","registers":[{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"],"note":"选配，没有接入的位为 0"}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]}]}' WHERE `product` = 1019;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.4","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性，功率因数正负同无功：正为滞后，负为超前","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]},{"id":"downlink","title":"下行设备","registers":[{"address":2560,"name":"下行设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":2624,"name":"缓存待上送条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"}]}]}' WHERE `product` = 1020;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.4","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性，功率因数正负同无功：正为滞后，负为超前","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":18,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":18,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]}]}' WHERE `product` = 1047;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
<h2>测出来的波动</h2>
<p>1600 kVA变压器带2台132 kW粉碎机、2台160 kW制粒机与若干提升机。以1 s间隔记录一个班：有功在300~900 kW之间，最大时功率因数0.72；粉碎机堵料前后5 s内无功变化可达180 kvar，一小时二十余次。接触器电容的投切延时以秒计，放电后3 min内不得再投，平均功率因数只有0.81。</p>
<h2>容量与响应</h2>
<p>900 kW由0.72提到0.95，需要900×（0.964−0.329）≈572 kvar，选600 kvar的<a href="/newdetail/1017">LH-GXT</a>，晶闸管过零投切，响应不大于20 ms；取7%电抗率的型式，分级按1:2:4:8设4级，最小级40 kvar，小于单次波动的四分之一。最低负荷300 kW、功率因数0.55时无功约456 kvar，仍能跟随，不会过补。</p>
<p>变压器短路容量1600÷0.06≈26.7 MVA，600 kvar纯电容的谐振次数n=√(26.7÷0.6)≈6.7，离7次太近，这是每级都串7%电抗器的原因。变频喂料器多的厂先测3次与5次，选法见<a href="/detail/3113">7%还是14%</a>。</p>
<h2>电动机一侧</h2>
<ul><li>粉碎机、制粒机各装<a href="/newdetail/1055">LH-PM72D</a>：过载、堵转、缺相、不平衡告警，统计起动次数与运行小时</li><li>远离变压器的200 kW以上主机可在电机侧就地补偿，不超过空载无功的90%，与电机同投同退</li><li>粉碎机锤片磨损的表现是同样产量下电流上升8%以上，用一个月曲线判断</li></ul>
<table><thead><tr><th>设备</th><th>功率</th><th>监测</th></tr></thead><tbody><tr><td>粉碎机</td><td>132 kW×2</td><td>LH-PM72D</td></tr><tr><td>制粒机</td><td>160 kW×2</td><td>LH-PM72D</td></tr><tr><td>提升机、混合机</td><td>15~55 kW</td><td><a href="/newdetail/1054">LH-PM72E</a></td></tr><tr><td>总进线</td><td>—</td><td><a href="/newdetail/1061">LH-TM30</a>；LH-GXT取样3000/5</td></tr></tbody></table>
<h2>吨料电耗</h2>
<p>LH-TM30的15 min负荷曲线与生产批次号对应，得到每批的吨料电耗；空转和堵料在曲线上是“有电流、没产量”的平台段。功率因数奖惩直接体现在电费清单，月有功30万kWh时由0.81提到0.95，少吸收约11.9万kvarh，算法见<a href="/detail/3107">力调电费</a>。</p>
<h2>施工与验收</h2>
<p>动态柜放在非粉尘危险区的配电室，柜前留1.5 m；粉尘场所内的电气设备须按爆炸危险区域划分选型。利用周日检修停电8 h完成接入，旧接触器柜退出备用一个月再拆。验收取一个完整生产班：1 s记录的功率因数95%时间不低于0.95，堵料冲击后40 ms内无功恢复，谐波电流按GB/T 14549复核。数据由<a href="/newdetail/1069">LH-GW100</a>送工厂平台。</p>', `images` = 'sites/site-feed-mill,products/lh-tm30-1,products/lh-pm72d-1', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>为什么会“变差”</h2>
<p>场区负荷300 kW、功率因数0.80，无功225 kvar。光伏发250 kW时，从电网只取50 kW，而225 kvar无功仍全部来自电网，并网点功率因数50÷√(50²+225²)≈0.22。再加上沼气机组夜间100 kW，一天里并网点有功在−200~+200 kW之间。</p>
<table><thead><tr><th>时段</th><th>并网点有功</th><th>治理前无功</th><th>SVG动作</th></tr></thead><tbody><tr><td>夜间</td><td>+80~+120 kW</td><td>90 kvar</td><td>发出约60</td></tr><tr><td>清晨、傍晚</td><td>变化快</td><td>150~225 kvar</td><td>10 ms内跟随</td></tr><tr><td>午间</td><td>−120~+50 kW</td><td>225 kvar</td><td>发出约209</td></tr><tr><td>午间休产</td><td>−200 kW</td><td>−20 kvar</td><td>吸收20，抑制过电压</td></tr></tbody></table>
<h2>容量</h2>
<p>有功50 kW要达到0.95，允许从电网取50×0.329≈16 kvar，SVG需发225−16≈209 kvar，选3台<a href="/newdetail/1022">LH-SVG-M/400-75-4L</a>，共225 kvar。倒送时按无功接近零控制，而不是按功率因数：有功过零时它没有意义，控制器会来回跳。旧电容柜退出；若电容尚新，可留长期无功的90 kvar作基础，SVG减为两台，分法见<a href="/detail/3115">混合补偿</a>。</p>
<p>再核电压：10 kV支线短路容量40 MVA，200 kW倒送、线路R/X约为1时，电压升高约0.2/40÷√2≈0.4%，不是主要矛盾；400 V侧变压器至光伏柜的电缆压升约2%，逆变器过压停机多由此引起，先查电缆与分接头。</p>
<h2>取样放在哪里</h2>
<p>取样用3只<a href="/newdetail/1075">LH-KCT-120-1000/5-0.5</a>，放在变压器0.4 kV总开关之后、母线之前，极性指向负荷。10 kV侧设2只V/V接线的电压互感器（10/0.1 kV）和A、C相50/5电流互感器，<a href="/newdetail/1031">LH-PQM-A/100-5A</a>记录双向潮流、功率因数与谐波，<a href="/newdetail/1062">LH-TM33-6A-AUX</a>双向计量，购电与上网分开。沼气机组装<a href="/newdetail/1060">LH-DM3C-6A-KCT200/5</a>。</p>
<h2>边界</h2>
<ul><li>防孤岛由逆变器与并网柜承担，本方案设备不作为判据</li><li>沼气区域按防爆等级选型，补偿与监测设备放在非危险区</li><li>光伏接入按GB/T 29319执行，要点见<a href="/detail/3104">标准解读</a>；谐波按GB/T 14549，电压偏差按GB/T 12325，以供电企业答复为准</li></ul>
<h2>投运</h2>
<p>先装监测记录两周，再投SVG。验收选一个晴天、一个阴天各记录24 h，覆盖两种出力曲线，并网点功率因数按15 min统计不低于0.95，有功不足50 kW的时段改看无功不超过16 kvar，数据由<a href="/newdetail/1069">LH-GW100-4R-4G</a>与以太网上送平台，留存不少于一年。</p>', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>点焊机群以数周波为单位反复启停，瞬时无功冲击大，电压波动造成焊点质量不一致，灯光闪烁影响车间环境。</p>
<h2>测量：三件事分开看</h2>
<p>进线装<a href="/newdetail/1031">LH-PQM-A</a>记录电压变动与闪变，逐条馈线用<a href="/newdetail/1050">LH-PM96H</a>轮测，一周后得到：</p>
<table><thead><tr><th>量</th><th>实测</th><th>限值与依据</th></tr></thead><tbody><tr><td>长时间闪变Plt</td><td>1.5</td><td>1.0，GB/T 12326</td></tr><tr><td>负序电压不平衡度</td><td>2.4%</td><td>2%，GB/T 15543</td></tr><tr><td>5次、7次电流</td><td>190 A、105 A</td><td>按GB/T 14549换算</td></tr><tr><td>平均功率因数</td><td>0.70</td><td>考核值</td></tr></tbody></table>
<p>40台180 kVA单相焊机接在三个线电压上，负载持续率8%。记录显示最多4台同时触发，无功冲击约4×180×0.8=576 kvar；2000 kVA变压器短路容量33.3 MVA，电压变动576÷33300≈1.7%，每分钟几十次，闪变由此而来。</p>
<h2>治理按代价从低到高</h2>
<ol><li>时序：由焊装线控制器把触发错开2个周波，同时触发不超过2台，冲击减半，几乎不花钱。</li><li>分相：单相焊机按实测电流在AB、BC、CA间重新分配，不平衡度降到1.6%；余下部分由100 kvar的<a href="/newdetail/1029">LH-SPC</a>转移。</li><li>动态补偿：平均有功620 kW，由0.70提到0.95需620×（1.020−0.329）≈428 kvar，选450 kvar、7%电抗率的<a href="/newdetail/1017">LH-GXT</a>。</li><li>滤波：5、7次合成√(190²+105²)≈217 A，动态柜的7%支路只避开谐振、分流不多，按1.2倍取260 A，选300 A的<a href="/newdetail/1028">LH-APF-G</a>。</li></ol>
<p>晶闸管从检测到投入约一个周波，焊接脉冲本身只有几个周波，所以动态柜不能抹平每一次冲击。该类装置对闪变的改善典型为30%~60%，取40%估算，1.5×（1−0.4）=0.9，达到1.0以内；若还要更低，应改用10 ms全响应的SVG。</p>
<h2>设备与位置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>改善对象</th></tr></thead><tbody><tr><td>低压母线</td><td>LH-GXT 450 kvar</td><td>无功冲击、闪变</td></tr><tr><td>低压母线</td><td>LH-APF-G 300 A</td><td>5、7、11次</td></tr><tr><td>低压母线</td><td>LH-SPC 100 kvar</td><td>不平衡</td></tr><tr><td>照明</td><td>改由另一台变压器供电</td><td>灯光闪烁</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>利用两个周日停线：第一个周日分相与改时序，运行一周复测，容量不够再下单，避免按未优化的数据选大；第二个周日并柜。验收取同车型、同节拍的一周Plt与不平衡度记录，焊点质量由工艺部门另行评价。数据经<a href="/newdetail/1069">LH-GW100</a>进车间系统，7%电抗率的依据见<a href="/detail/3113">电抗率三步法</a>。</p>', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>中频炉六脉波整流产生显著的5、7、11、13次谐波，自然功率因数随触发角变化，直接投电容器极易发生谐振。</p>
<h2>谐波有多大</h2>
<p>1500 kW炉由1800 kVA专用变压器供690 V，满功率功率因数0.85，基波电流1500÷（1.732×0.69×0.85）≈1477 A。六脉波整流h次谐波约为基波的1/h：5次295 A、7次211 A、11次134 A、13次114 A。折到10 kV乘0.069，5次约20 A。GB/T 14549在10 kV、基准短路容量100 MVA时5次允许20 A，公共连接点150 MVA换算为30 A；两台炉同相位相加41 A，已经超出，分给本用户的份额还要更小。</p>
<h2>容量与支路</h2>
<p>满功率由0.85提到0.95需要1500×（0.620−0.329）≈437 kvar。<a href="/newdetail/1016">LH-GXZ</a>选晶闸管型，按440 kvar配三条支路：</p>
<table><thead><tr><th>支路</th><th>基波容量</th><th>说明</th></tr></thead><tbody><tr><td>5次</td><td>110+110 kvar</td><td>分两档，供保温段用</td></tr><tr><td>7次</td><td>120 kvar</td><td>—</td></tr><tr><td>11次</td><td>100 kvar</td><td>兼顾13次</td></tr></tbody></table>
<p>滤波电容选<a href="/newdetail/1037">LH-BYL</a>，允许2.0 In持续；电抗器选<a href="/newdetail/1041">LH-DKL</a>，±5%三档抽头用于现场调谐，调谐点略低于特征频率，以免电容老化后偏到感性的另一侧。</p>
<h2>保温段会不会过补</h2>
<p>保温300 kW、功率因数0.80，需要无功225 kvar。若440 kvar全投，过补215 kvar，母线抬高约0.7%，功率因数反而到0.81容性。拆档后只投一档5次110 kvar，余115 kvar，功率因数300÷√(300²+115²)≈0.93，谐波也有去处。这就是5次必须拆成两档的原因。</p>
<h2>运行规则</h2>
<ul><li>先投5次，后投7次与11次，退出顺序相反：单投7次时，它在5次附近与系统并联谐振</li><li>5次支路故障时，联锁退出7、11次并限制炉功率</li><li>变压器不带照明与办公，专变专用</li><li>水冷温度异常先退炉，再退滤波</li></ul>
<p>十二脉波炉以11、13次为主，滤波改为11、13次支路，容量另算。多台炉不要共用一套调谐支路。</p>
<h2>监视与验收</h2>
<p>690 V侧装<a href="/newdetail/1050">LH-PM96H</a>，电压经互感器接入，功率曲线与LH-GXZ的投切记录经<a href="/newdetail/1069">LH-GW100</a>送熔炼班组，按每吨铁水电耗优化送电。安装需停炉两天，正好与筑炉衬同期。验收测四个工况：升温、满功率、保温、停炉，每个工况10 min；各次电流与治理前比较，功率因数在0.92~0.97之间，电容与电抗温升稳定。并联谐振的原理见<a href="/detail/3108">这篇文章</a>。</p>', `images` = 'sites/site-furnace-door,products/lh-pm96h-1,products/lh-byl-1', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2018;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>站房LED与电感镇流器的金卤灯混用，母线最大电流620 A，3、5、7次谐波都明显。原补偿柜约115 kvar，未串电抗器，与变压器在13次附近谐振，11次被放大到约3倍，电容器过流、鼓肚；停用后功率因数只有0.84。</p><h2>做法</h2><p>3次是主要谐波，三相不等时相间也有，补偿全部换成14%电抗率：三相部分用3台45 kvar的LH-XCS-14，单相照明不平衡的部分用2台24 kvar的LH-XCF分相投切，400 V下共输出124 kvar。调谐点在134 Hz，低于3次，对3次及以上都呈感性，投入后不再放大，但也不滤除3次。5台用一根网线级联，由1台LH-CK200按母线进线的三相电流（1000/5）统一投切。</p><h2>投运与复测</h2><p>功率因数由0.84（旧电容停用时）提到0.96；与旧电容投入时相比，11次谐波电压由3.3%降到1.1%，不再放大，母线THDu由6.1%降到3.6%，在5%的限值以内。灯具产生的3次谐波与中性线电流基本不变。</p>' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>水厂4台450 kW高压送水泵三用一备，10 kV侧功率因数0.86，单泵馈线电流27.2 A。电动机长期连续运行，无功稳定，适合就地补偿。低压1台800 kVA变压器带加药与反冲洗设备。</p><h2>做法</h2><p>每台高压电动机旁设1面150 kvar的LH-GYJ，接在电动机断路器负荷侧，同投同切，补偿量不超过电动机空载无功，避免自励；低压母线另用3组40 kvar、7%电抗率的LH-XCB，补这台变压器所带的负荷，由1台4路的LH-RC12按0.4 kV进线A相电流（1500/5）投切：3路DC 12 V各触发一组板上的晶闸管，备用1路。</p><h2>投运与复测</h2><p>10 kV功率因数由0.86提到0.96，单泵馈线电流由27.2 A降到24.4 A，力调电费由每月加收11300元变为减收4200元。</p>', `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"}]],"feeders":[[{"kind":"load","text":"至800 kVA变压器"}],[{"kind":"breaker","text":"4路，每泵一路"}]]},{"name":"送水泵机端（4台相同）","incoming":[],"feeders":[[{"kind":"motor","text":"送水泵450 kW"}],[{"kind":"contactor","text":"随泵同投同切"},{"kind":"detuned","product":1010,"text":"150 kvar，1%"}]]},{"name":"0.4 kV母线","incoming":[[{"kind":"breaker","text":"引自10 kV母线"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"1只，1500/5，补偿取样"},{"kind":"controller","product":1046,"text":"3路DC 12 V输出"}]],"feeders":[[{"kind":"breaker"},{"kind":"thyristor","text":"3组随板，控制器触发"},{"kind":"detuned","product":1013,"text":"3×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"加药、反冲洗"}]]}]}' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>屋顶180 kWp光伏并网后，白天从电网取的有功很少，无功照旧，月均功率因数掉到0.71，虽然用电没变，却开始被加收力调电费。</p><h2>做法</h2><p>并网点旁壁挂1台75 kvar的LH-SVG-W，采样取低压总进线、光伏接入点的电源侧，按那里的功率因数连续补偿；光伏出力超过负荷、有功反送时，SVG仍按感性、容性两个方向调节。</p><h2>投运与复测</h2><p>月均功率因数由0.71提到0.97，力调电费（考核0.85）由每月加收880元变为减收140元，光伏月发电约1.6万kWh。</p>', `equipment` = '[{"product":1024,"code":"LH-SVG-W/400-75","quantity":1,"unit":"台","use":"并网点，采样取低压总进线"}]' WHERE `case` = 4112;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"3000/5，LH-GXT取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"300 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"300 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"机器人焊机52台"}]]}]}' WHERE `case` = 4201;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"voltageTransformer","text":"LH-GYZ取样"},{"kind":"currentTransformer","text":"800/5，LH-GYZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor","text":"3组，每组1台"},{"kind":"detuned","product":1008,"text":"1套，3×900 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨2800 kW"}],[{"kind":"breaker","text":"随原料磨投退"},{"kind":"detuned","product":1010,"text":"600 kvar，1%"}],[{"kind":"breaker"},{"kind":"load","text":"窑系统、水泥磨"}]]}]}' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"2000/5，LH-GXT取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"450 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"每机一台"},{"kind":"contactor"},{"kind":"motor","text":"粉碎机160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"每机一台"},{"kind":"contactor"},{"kind":"motor","text":"制粒、输送"}]]}]}' WHERE `case` = 4207;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，3000/5，APF取样"},{"kind":"currentTransformer","product":1075,"text":"1只，3000/5，补偿取样"},{"kind":"controller","product":1046,"text":"12路DC 12 V输出"}]],"feeders":[[{"kind":"breaker"},{"kind":"thyristor","text":"12组随板，控制器触发"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，3000/5，APF取样"},{"kind":"currentTransformer","product":1075,"text":"1只，3000/5，补偿取样"},{"kind":"controller","product":1046,"text":"12路DC 12 V输出"}]],"feeders":[[{"kind":"breaker"},{"kind":"thyristor","text":"12组随板，控制器触发"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]]}]}' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2500/5"},{"kind":"currentTransformer","text":"2500/5，SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"200/5"},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","product":1075,"text":"200/5，负荷侧取样"},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"200/5"},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","product":1075,"text":"200/5，负荷侧取样"},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker","text":"12路"},{"kind":"meter","product":1068,"text":"12路，250 A"},{"kind":"load","text":"空调、照明插座各6路"}]]}],"network":{"link":"RS485","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2000/5"},{"kind":"currentTransformer","text":"SVG、APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060,"text":"300/5"},{"kind":"load","text":"直流桩1，120 kW"}],[{"kind":"breaker","product":1072,"text":"9×250 A"},{"kind":"meter","product":1060,"text":"9只，300/5"},{"kind":"load","text":"直流桩2~10，每桩一路"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"站用电、照明"}]]}],"network":{"link":"RS485","gateway":1069,"to":"充电运营平台"}}' WHERE `solution` = 2005;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"voltageTransformer","text":"V/V，10/0.1 kV"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"load","text":"至630 kVA变压器"}],[{"kind":"breaker","text":"定速泵"}]]},{"name":"定速泵机端","incoming":[],"feeders":[[{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"contactor","text":"随机投退"},{"kind":"detuned","product":1010,"text":"180 kvar，1%"}]]},{"name":"0.4 kV母线","incoming":[[{"kind":"breaker","text":"引自10 kV母线"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061},{"kind":"currentTransformer","text":"1000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"变频泵2×55 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"315 kVA，4%"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"暂降与电压变动"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor"},{"kind":"motor","text":"真空泵2×30 kW"}],[{"kind":"breaker"},{"kind":"thyristor","text":"两台泵都运行才投"},{"kind":"detuned","product":1013,"text":"40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"每台一只"},{"kind":"contactor","text":"星三角"},{"kind":"motor","text":"压缩机2×55 kW"}],[{"kind":"breaker"},{"kind":"thyristor","text":"两台都运行才投"},{"kind":"detuned","product":1013,"text":"60 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"load","text":"青贮、饲料间"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"牧场平台"}}' WHERE `solution` = 2011;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"车间总母线","incoming":[[{"kind":"grid","text":"市电Ⅰ路"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"grid","text":"市电Ⅱ路"}},{"kind":"meter","product":1065,"text":"断电上报"}],[{"kind":"generator","text":"自备机组250 kVA"},{"kind":"breaker","text":"与市电联锁"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker","text":"一级，即投"},{"kind":"meter","product":1068,"text":"1台，1~2路"},{"kind":"motor","text":"曝气风机2×37 kW"}],[{"kind":"breaker","text":"二级，延时10 s"},{"kind":"currentTransformer","text":"接LH-MC12，3~5路"},{"kind":"motor","text":"循环水泵3×30 kW"}],[{"kind":"breaker","text":"三级，人工"},{"kind":"currentTransformer","text":"接LH-MC12，6~8路"},{"kind":"load","text":"加热、紫外"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"潮湿区照明插座"}]]}],"network":{"link":"RS485","gateway":1069,"to":"养殖平台"}}' WHERE `solution` = 2012;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1061,"text":"总计量"},{"kind":"currentTransformer","text":"3000/5，LH-GXT取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"600 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"2只"},{"kind":"motor","text":"粉碎机132 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"2只"},{"kind":"motor","text":"制粒机160 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1054,"text":"每台一只"},{"kind":"motor","text":"提升机、混合机"}],[{"kind":"breaker"},{"kind":"load","text":"喂料、照明"}]]}],"network":{"link":"RS485","gateway":1069,"to":"工厂平台"}}' WHERE `solution` = 2014;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"currentTransformer","text":"2500/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa；LH-PQM-A走以太网","gateway":1070,"to":"能源平台"}}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV公共连接点","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"voltageTransformer","text":"2只V/V，10/0.1 kV"},{"kind":"analyser","product":1031,"text":"双向"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只1000/5，SVG取样"}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"3×75 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏250 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"200/5"},{"kind":"generator","text":"沼气机组100 kW"}],[{"kind":"breaker"},{"kind":"load","text":"猪舍、水泵300 kW"}],[{"kind":"breaker"},{"kind":"load","text":"沼气站（非危险区）"}]]}],"network":{"link":"RS485；LH-PQM-A走以太网","gateway":1069,"to":"能源平台"}}' WHERE `solution` = 2016;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV焊装母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"闪变、不平衡"},{"kind":"currentTransformer","text":"动态柜、APF、平衡装置取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"450 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"AB相焊机14台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"BC相焊机13台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"CA相焊机13台"}]]}],"network":{"link":"RS485","gateway":1069,"to":"车间系统"}}' WHERE `solution` = 2017;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"5、7、11次谐波，直接投电容易谐振","load":"1800 kVA专用变压器，1500 kW六脉波中频炉","target":"功率因数0.92~0.97，5、7、11次滤波","devices":["中频炉专用滤波补偿装置 LH-GXZ","滤波专用圆柱形电容器 LH-BYL","滤波电抗器 LH-DKL"]}', `diagram` = '{"sections":[{"name":"690 V炉用母线","incoming":[[{"kind":"grid","text":"10 kV专线"},{"kind":"breaker"},{"kind":"transformer","text":"1800 kVA，10/0.69 kV"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"谐波"},{"kind":"currentTransformer","text":"2000/5，LH-GXZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW，六脉波"}],[{"kind":"fuse"},{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第1档，110 kvar"}],[{"kind":"fuse"},{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第2档，110 kvar"}],[{"kind":"fuse"},{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"7次，120 kvar"}],[{"kind":"fuse"},{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"11次，100 kvar"}]]}],"network":{"link":"RS485","gateway":1069,"to":"熔炼班组"}}' WHERE `solution` = 2018;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV总降母线","incoming":[[{"kind":"grid","text":"35 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"16 MVA，35/10 kV"},{"kind":"breaker"},{"kind":"voltageTransformer","text":"LH-GYZ取样"},{"kind":"currentTransformer","text":"LH-GYZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"disconnector"},{"kind":"contactor","text":"2组，每组1台"},{"kind":"sensor","product":1073},{"kind":"detuned","product":1008,"text":"2×600 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨"}],[{"kind":"breaker","text":"随原料磨投退"},{"kind":"detuned","product":1010,"text":"450 kvar，1%"}],[{"kind":"breaker"},{"kind":"motor","text":"破碎机"}],[{"kind":"breaker","text":"随破碎机投退"},{"kind":"detuned","product":1010,"text":"450 kvar，1%"}],[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"currentTransformer","text":"3000/5，LH-GXL取样"},{"kind":"currentTransformer","text":"3000/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"5、7、11次，300 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"选粉机、窑变频"}],[{"kind":"breaker"},{"kind":"load","text":"风机、水泵、皮带"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"A相取样"},{"kind":"controller","product":1046,"text":"6路DC 12 V输出"}]]},{"name":"破碎车间母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"thyristor","text":"6组随板，控制器触发"},{"kind":"detuned","product":1013,"text":"6×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"破碎、皮带"}]]}],"network":{"link":"RS485：仪表","gateway":1069,"to":"能源中心"}}' WHERE `solution` = 2021;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"取样至LH-APF-G"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"轮修时装"},{"kind":"analyser","product":1032},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联断路器"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"},{"kind":"currentTransformer","text":"取样至LH-SVG-M"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485；LH-PQM-A走以太网","gateway":1069,"to":"厂务监控"}}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV关口","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"voltageTransformer","text":"V/V，10/0.1 kV"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"总进线取样"},{"kind":"controller","product":1019}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1061,"text":"发电量"},{"kind":"pv","text":"屋顶光伏500 kW"}],[{"kind":"breaker"},{"kind":"load","text":"车间动力"}],[{"kind":"breaker"},{"kind":"load","text":"空调、办公"}]]}],"network":{"link":"RS485","gateway":1069,"to":"能源平台"}}' WHERE `solution` = 2024;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<h3>谐振点在哪里</h3><p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="news/parallel-resonance" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。以x＝(n/n<sub>r</sub>)²表示n次谐波离谐振点的远近，不计电阻时，流入变压器的是谐波源电流的1/|1－x|倍，流入电容器的是x/|1－x|倍。投入300 kvar时n<sub>r</sub>≈7.5：</p><table><thead><tr><th>谐波次数</th><th>x</th><th>流入变压器（倍）</th><th>流入电容器（倍）</th></tr></thead><tbody><tr><td>5</td><td>0.45</td><td>1.8</td><td>0.8</td></tr><tr><td>7</td><td>0.88</td><td>8.5</td><td>7.5</td></tr><tr><td>11</td><td>2.2</td><td>0.85</td><td>1.9</td></tr></tbody></table><p>负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流；7次与11次流入电容器的都比谐波源大，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<h3>怎样避开</h3><p>解决办法是在电容回路中串入电抗器，使回路在主要谐波频率呈感性。主要谐波为5次及以上时选7%，这台变压器投入300 kvar时谐振点移到约3.4次，投入600 kvar时约3.1次，已靠近3次，要先确认3次谐波很小；相间有明显3次谐波时选14%，谐振点移到3次以下。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，按<a href="/safety">停电、验电、放电</a>的顺序处理，鼓肚的不敲、不拆；不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 3108;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>串联电抗率的选择看似简单，现场却经常选错：写字楼的分补电容装了7%，3次谐波被放大；工厂里装了14%，容量浪费且电压偏高。三步可以定下来：先看最低次的主要谐波，再让调谐频率低于它，最后成对选电容电压。</p>
<h3>第一步：看最低次主要谐波</h3>
<p>以实测数据为准。三相整流类负荷（变频器、直流驱动）以5、7次为主；单相整流类负荷（照明、开关电源、UPS）以3次为主。</p>
<h3>第二步：让调谐频率低于它</h3>
<table><thead><tr><th>电抗率</th><th>调谐频率</th><th>适用</th></tr></thead><tbody><tr><td>5.67%</td><td>210 Hz</td><td>5次及以上，谐波较轻</td></tr><tr><td>7%</td><td>189 Hz</td><td>5次及以上</td></tr><tr><td>14%</td><td>134 Hz</td><td>3次及以上</td></tr></tbody></table>
<figure><img src="news/tuning" alt="曲线图：7%电抗率的支路在189 Hz由容性变为感性，14%在134 Hz"><figcaption>支路电抗的零点就是调谐频率：7%在189 Hz，14%在134 Hz；零点以上呈感性，不会与电网再发生并联谐振。</figcaption></figure>
<p>调谐频率f＝50/√p：p＝0.07时为189 Hz，p＝0.14时为134 Hz。若3次谐波（150 Hz）明显，7%的支路在150 Hz仍呈容性，会把3次放大；14%的支路在150 Hz已呈感性，因此安全。三相相等的3次是零序，不流过△接的支路，要防的是相间的3次和接N线的分补支路；N线上的3次靠四线制APF滤除。反过来，只有5次以上谐波时用14%，同样的无功要更高的电容电压和更大的电抗器，投资与损耗都增加。</p>
<h3>第三步：成对选电容电压</h3>
<p>串联电抗后电容器端电压升高为系统电压除以（1−p）。400 V系统中，7%时约430 V，14%时约465 V，再叠加谐波与电网上偏差，通常分别选480 V与525 V电容器。</p>
<table><thead><tr><th>型号</th><th>标称容量</th><th>电容电压</th><th>400 V实际输出</th></tr></thead><tbody><tr><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>30 kvar</td><td>480 V</td><td>22.4 kvar</td></tr><tr><td><a href="/newdetail/1012">LH-XCS-14</a></td><td>30 kvar</td><td>525 V</td><td>20.2 kvar</td></tr></tbody></table>
<p>实际输出Q＝Q<sub>N</sub>×(U/U<sub>N</sub>)²/(1－p)。30 kvar、480 V、7%：30×(400/480)²÷0.93＝22.4 kvar；30 kvar、525 V、14%：30×(400/525)²÷0.86＝20.2 kvar。按标称值直接相加，实际输出会少四分之一以上，这是选型时最常见的错误。</p>
<h3>混用与组柜</h3><p>同一母线上不宜混用不同电抗率的支路，确需混用时应校核各种组合下的谐振。</p>
<p>分立元件组柜时，<a href="/newdetail/1040">LH-DKS</a>应与<a href="/newdetail/1036">LH-BY</a>成对订货，电抗器的电感按电容器的电压和容量匹配；3次谐波与不平衡同时存在的场所用<a href="/newdetail/1014">LH-XCF</a>逐相补偿；成套厂装柜可用<a href="/newdetail/1013">LH-XCB</a>。需要真正滤除某次谐波时，用调谐更准的滤波支路，那时电容器用<a href="/newdetail/1037">LH-BYL</a>、电抗器用<a href="/newdetail/1041">LH-DKL</a>，不属于本文讨论的范围。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 3113;
--> statement-breakpoint
UPDATE `questions` SET `answer` = '不宜直接并在一起。7% 的支路调谐在 189 Hz，14% 的调谐在 134 Hz，在这两个频率之间一个呈感性、一个呈容性，3 次谐波是 150 Hz，正落在中间，可能在支路之间放大。

- 能分段就分段，两段母线各用一种电抗率
- 3 次谐波为主的，整段改为 14%，电容器额定电压用 525 V
- 必须混装时先做谐振校核，再按实测谐波电流核对每一支路
- 3 次谐波主要来自单相电源的在零线上，△接的支路不管它，用四线制有源滤波器

LH-DKS 有 7%、14% 两种：7% 配 480 V 的电容，14% 只配 525 V。' WHERE `id` = 9008;
--> statement-breakpoint
UPDATE `questions` SET `links` = '[{"href":"/newdetail/1048/registers","label":"LH-PM96E 的寄存器表"},{"href":"/service","label":"常见问题与服务"},{"href":"/developers","label":"数据文件的格式"}]' WHERE `id` = 9017;
--> statement-breakpoint
UPDATE `factory` SET `work` = '出厂前逐台测电容量，做耐压（1890 V，5 s）、投切试验和通信联调，数据按序列号留存，一机一档。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 6002;
--> statement-breakpoint
UPDATE `factory` SET `work` = '每卷膜核对首、中、尾方阻；芯子喷金、热定型后分选，灌注后逐台测损耗与容量（圆柱±5%，方形−5%~+10%）。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 6003;
--> statement-breakpoint
UPDATE `factory` SET `work` = '用谐波源与标准源试仪表、电容器与变流模块，误差在准确度等级以内；也做电气安全试验；校表数据按出厂编号存档，报编号可查。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 6005;
--> statement-breakpoint
UPDATE `factory` SET `work` = 'SVG、APF模块两台背靠背满载老化8 h，损耗不大于容量的2.5%、3%，散热与焊点的早期故障留在厂内。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 6006;
--> statement-breakpoint
UPDATE `factory` SET `work` = '柜内装配、接线与出厂试验（耐压1890 V、5 s）都在厂内完成，现场只接母线、互感器二次线与保护接地。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 6007;
--> statement-breakpoint
UPDATE `factory` SET `work` = '线圈用铜线绕成，套上铁心浸漆固化；逐台复测电感量（调谐±3%，滤波±2%）、通电测噪声，合格才装柜。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 6008;
--> statement-breakpoint
UPDATE `factory` SET `work` = '仪表与终端做−25 ℃冷启动、高温满载（参数表上限）和凝露试验，户外终端通电做湿热循环。', `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 6010;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1076;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 4112;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-12-01 00:54:41' WHERE `id` = 2024;
--> statement-breakpoint
DELETE FROM `product_values` WHERE `product` = 1015 AND `place` = 18;
--> statement-breakpoint
DELETE FROM `product_values` WHERE `product` = 1016 AND `place` = 21;
