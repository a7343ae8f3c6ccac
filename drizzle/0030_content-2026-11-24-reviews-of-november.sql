-- content: 选型编码到确切变型，选型工具、服务页与资料核对；一次接线、案例年份、文章与图片更新
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 8, 'weight', '重量', '24 kg（35 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 9, 'noise', '噪声', '≤70 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 16, 'depth', 220, 220, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 18, 'depth', 1000, 1000, '', '');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1013, '端子', '["端子","功能"]', '[["L1、L2、L3","母线侧主回路"],["PE","安装板保护接地"],["K+、K-","投切控制DC 12 V"],["T1、T2","电抗器温度开关（常闭）"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1021, '端子', '["端子","功能"]', '[["L、N","工作电源AC/DC 85~265 V"],["RS485-1、RS485-2","下行设备"],["LAN","以太网上行"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1038, '端子', '["端子","功能"]', '[["L1、L2、L3","三相端子"],["PE","壳体接地"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1069, '端子', '["端子","功能"]', '[["V+、V-","工作电源DC 9~36 V"],["RS485-1~4","下行仪表"],["LAN","以太网上行"],["ANT","4G天线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1070, '端子', '["端子","功能"]', '[["V+、V-","工作电源DC 12~24 V"],["LAN","以太网上行，可PoE供电"],["ANT1","LoRa天线"],["ANT2","4G天线"]]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 2, '2026-11-24', '[{"fact":"端子 I+、I-","before":"","after":"取样电流（0~5 A，仅主机接）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"壁挂四点安装，孔距540 mm×820 mm；面板无需开孔","after":"壁挂四孔φ12，孔距540 mm×820 mm；面板无需开孔"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1006, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"柜体落地安装，底框四孔φ14；面板自带，无需现场开孔","after":"柜体落地安装，底框四孔φ14，孔距700 mm×700 mm；面板自带，无需现场开孔"},{"fact":"端子 X1:1~6","before":"电流取样与电压","after":"电流取样IA*、IA、IB*、IB、IC*、IC"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"柱上安装抱箍间距600 mm；落地型底座孔距650 mm×350 mm","after":"柱上型抱箍间距600 mm；落地型底座四孔φ14，孔距650 mm×350 mm"},{"fact":"端子 IA*、IA、IB*、IB、IC*、IC","before":"","after":"CT二次取样"},{"fact":"端子 CT二次","before":"取样","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 2, '2026-11-24', '[{"fact":"端子 TV二次","before":"","after":"母线电压100 V"},{"fact":"端子 TV二次100 V","before":"母线电压","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 L1、L2、L3","before":"","after":"母线侧主回路"},{"fact":"端子 PE","before":"","after":"安装板保护接地"},{"fact":"端子 K+、K-","before":"","after":"投切控制DC 12 V"},{"fact":"端子 T1、T2","before":"","after":"电抗器温度开关（常闭）"},{"fact":"接线说明","before":"","after":"整板三相三线接入：母线排L1、L2、L3接至柜内母线，支路熔断器、投切开关、电抗器与电容器在板上已接好，现场只接母线、控制线与保护接地"},{"fact":"接线要点","before":"","after":"支路熔断器为NH系列，更换时用同规格、同分断能力的熔断体；控制端K+、K-接控制器的一路输出，DC 12 V，注意极性；温度开关T1、T2为常闭触点，串入该路控制回路或接控制器DI，超温退出；检修前断开上级开关，等电容器放电3 min并验电…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 2, '2026-11-24', '[{"fact":"端子 母排A、B、C","before":"","after":"主回路"},{"fact":"端子 IA*、IA、IB*、IB、IC*、IC","before":"","after":"总进线取样电流"},{"fact":"端子 母排","before":"主回路","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 2, '2026-11-24', '[{"fact":"端子 5~10","before":"IA、IB、IC及回零","after":"IA*、IA、IB*、IB、IC*、IC"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1019, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无开孔，四孔安装220 mm×150 mm","after":"无面板开孔；四孔φ6，孔距220 mm×150 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无开孔，四孔安装260 mm×160 mm","after":"无面板开孔；四孔φ6，孔距260 mm×160 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1021, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 L、N","before":"","after":"工作电源AC/DC 85~265 V"},{"fact":"端子 RS485-1、RS485-2","before":"","after":"下行设备"},{"fact":"端子 LAN","before":"","after":"以太网上行"},{"fact":"接线说明","before":"","after":"电源、两路RS485与以太网各自接入；触摸屏只做监视与参数下发，掉线不影响设备自身运行"},{"fact":"接线要点","before":"","after":"RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路不超过32台；同一总线上设备的地址不得重复，波特率与校验位一致；以太网与电力电缆分槽敷设"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"背板挂钩安装，孔距360 mm×680 mm；无需面板开孔","after":"背板挂装四孔φ10，孔距360 mm×680 mm；无需面板开孔"},{"fact":"端子 485A、485B","before":"","after":"通信"},{"fact":"端子 485","before":"通信","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 2, '2026-11-24', '[{"fact":"端子 CTA、CTB、CTC","before":"","after":"户外开口互感器S1、S2，随机附带线长5 m，S2单点接地"},{"fact":"端子 开口CT","before":"随机附带线长5 m","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 2, '2026-11-24', '[{"fact":"端子 CTA±、CTB±、CTC±","before":"","after":"取样电流"},{"fact":"端子 485A、485B","before":"","after":"通信"},{"fact":"端子 CTA±~CTC±","before":"取样电流","after":""},{"fact":"端子 485","before":"通信","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"背板挂装，孔距320 mm×560 mm；无需面板开孔","after":"背板挂装四孔φ10，孔距320 mm×560 mm；无需面板开孔"},{"fact":"接线","before":"","after":"三相四线"},{"fact":"端子 CT航插1~6","before":"","after":"三相取样"},{"fact":"接线要点","before":"单相为主的负荷必须选四线机型，中性线单独敷设","after":"本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面按中性线电流选"},{"fact":"端子 CT航插","before":"取样","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"柜体落地，底框孔4×φ14；无现场开孔","after":"柜体落地，底框四孔φ14，孔距700 mm×900 mm；无现场开孔"},{"fact":"接线","before":"","after":"三相四线"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 2, '2026-11-24', '[{"fact":"端子 CTA、CTB、CTC","before":"","after":"户外开口互感器S1、S2，网侧取样，S2单点接地"},{"fact":"端子 开口CT×3","before":"网侧取样","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1030, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无面板开孔；换相单元四孔安装190 mm×120 mm","after":"无面板开孔；换相单元四孔φ5.5，孔距190 mm×120 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1031, 2, '2026-11-24', '[{"fact":"端子 UA~UN","before":"","after":"电压"},{"fact":"端子 IA*、IA、IB*、IB、IC*、IC","before":"","after":"电流或卡钳"},{"fact":"端子 Ua~Un","before":"电压","after":""},{"fact":"端子 Ia~Ic","before":"电流/卡钳","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1033, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"壁挂四孔孔距740 mm×940 mm；面板自带，无需开孔","after":"壁挂四孔φ12，孔距740 mm×940 mm；面板自带，无需开孔"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"落地四孔φ18；面板自带，无需开孔","after":"落地四孔φ18，孔距1100 mm×500 mm；面板自带，无需开孔"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1036, 2, '2026-11-24', '[{"fact":"接线说明","before":"三相端子L1、L2、L3，接地经底部M12螺栓","after":"三相端子L1、L2、L3，接地经底部M12螺栓；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 2, '2026-11-24', '[{"fact":"接线说明","before":"滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器","after":"滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1038, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 L1、L2、L3","before":"","after":"三相端子"},{"fact":"端子 PE","before":"","after":"壳体接地"},{"fact":"接线说明","before":"","after":"三相端子L1、L2、L3经支路熔断器与投切开关接至母线；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"},{"fact":"接线要点","before":"","after":"每次重新投入前须放电并验电，短接放电后方可接触端子；端子用铜鼻子压接，导线不得承受拉力；壳体经安装脚与接地螺栓可靠接地"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1039, 2, '2026-11-24', '[{"fact":"接线说明","before":"四线接入，N线须单独接至中性排","after":"四线接入，N线须单独接至中性排；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 2, '2026-11-24', '[{"fact":"订货代码 7%","before":"电抗率","after":"电抗率；14%只配0.525 kV"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1042, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"35 mm导轨或二孔安装，孔距68 mm×105 mm","after":"35 mm导轨或二孔φ5.5，孔距68 mm×105 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"二孔安装，孔距84 mm×165 mm","after":"二孔φ6.5，孔距84 mm×165 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1044, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"二孔安装，孔距80 mm×145 mm","after":"二孔φ6.5，孔距80 mm×145 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"四孔安装，孔距140 mm×240 mm","after":"四孔φ7，孔距140 mm×240 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 2, '2026-11-24', '[{"fact":"可选功能","before":"4DI/2DO、1路4~20 mA、第二路RS485、脉冲输出","after":"4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485、脉冲输出另行说明"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1052, 2, '2026-11-24', '[{"fact":"端子 1、2","before":"","after":"工作电源"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1058, 2, '2026-11-24', '[{"fact":"端子 485A、485B","before":"","after":"抄表"},{"fact":"端子 485A、B","before":"抄表","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1060, 2, '2026-11-24', '[{"fact":"订货代码 100","before":"","after":"电压57.7/100 V；不写为220/380 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1061, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无面板开孔；挂钩加两孔安装","after":"无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm"},{"fact":"端子 1、3","before":"","after":"IA进、出"},{"fact":"端子 4、6","before":"","after":"IB进、出"},{"fact":"端子 7、9","before":"","after":"IC进、出"},{"fact":"端子 2、5、8","before":"","after":"UA、UB、UC"},{"fact":"接线说明","before":"互感型接1~10端子，直通型进出线标A、B、C","after":"互感型接1~10端子（1、3，4、6，7、9为三相电流进、出，2、5、8、10为UA、UB、UC、UN），直通型进出线标A、B、C"},{"fact":"端子 1、3、5、7、9","before":"三相电流与电压（互感型）","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1062, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无面板开孔；三点壁挂","after":"无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm"},{"fact":"端子 辅助1、辅助2","before":"","after":"工作电源"},{"fact":"端子 辅助1、2","before":"工作电源","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1065, 2, '2026-11-24', '[{"fact":"端子 485A、485B","before":"","after":"本地"},{"fact":"端子 485A/B","before":"本地","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1066, 2, '2026-11-24', '[{"fact":"端子 UA~UN","before":"","after":"公共电压"},{"fact":"端子 CT1~CT3","before":"","after":"设备1电流"},{"fact":"端子 2~4路CT","before":"","after":"其余设备电流"},{"fact":"端子 485A、485B","before":"","after":"扩展"},{"fact":"端子 U公共","before":"电压","after":""},{"fact":"端子 1~4路CT","before":"电流","after":""},{"fact":"端子 485","before":"扩展","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1069, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 V+、V-","before":"","after":"工作电源DC 9~36 V"},{"fact":"端子 RS485-1~4","before":"","after":"下行仪表"},{"fact":"端子 LAN","before":"","after":"以太网上行"},{"fact":"端子 ANT","before":"","after":"4G天线"},{"fact":"接线说明","before":"","after":"4路RS485接下行仪表，以太网与4G上行互为备份"},{"fact":"接线要点","before":"","after":"RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路最多32台；同一路设备的波特率与校验位须一致，不同规约分路接入；金属柜内须把4G天线引出柜外，断电后再插拔SIM卡"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1070, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"壁挂四孔180 mm×150 mm；天线N型孔","after":"壁挂四孔φ6，孔距180 mm×150 mm；天线N型孔φ16"},{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 V+、V-","before":"","after":"工作电源DC 12~24 V"},{"fact":"端子 LAN","before":"","after":"以太网上行，可PoE供电"},{"fact":"端子 ANT1","before":"","after":"LoRa天线"},{"fact":"端子 ANT2","before":"","after":"4G天线"},{"fact":"接线说明","before":"","after":"LoRa节点无线接入，以太网或4G上行；供电用PoE或DC 12~24 V，二者取一"},{"fact":"接线要点","before":"","after":"室外型的天线竖直安装，两根天线间距不小于300 mm；室外安装须加天馈避雷器，抱杆与机壳可靠接地；PoE供电时网线不超过100 m"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1071, 2, '2026-11-24', '[{"fact":"订货型号","before":"LH-SB63-3N-30-LR","after":"LH-SB63-1N-C32-30-LR"},{"fact":"额定电流","before":"16、20、32、40、63 A","after":"16、20、32、40、63 A，C型脱扣"},{"fact":"订货代码 1N","before":"","after":"1P+N；3P；3N为3P+N"},{"fact":"订货代码 C32","before":"","after":"C型脱扣，额定电流，A"},{"fact":"选型与订货代码","before":"订货示例：LH-SB63-3N-30-LR","after":"订货示例：LH-SB63-1N-C32-30-LR"},{"fact":"订货代码 3N","before":"3P+N","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1072, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"固定式，安装孔35 mm×126 mm；面板可开105 mm×60 mm观察窗","after":"固定式，安装孔4×φ4.5，孔距35 mm×126 mm；面板可开105 mm×60 mm观察窗"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"窗口：φ16、φ24、φ36、80×50、120×60、160×80（mm）","after":"窗口：φ24、φ36、80×50、120×60、160×80（mm）"},{"fact":"可选功能","before":"防水型、超宽窗口、2 m引线、0.2级（大电流规格）","after":"防水型、超宽窗口、2 m引线、0.2级（大电流规格，一次1000 A起）；φ16窗口另行说明"},{"fact":"窗口","before":"φ16~φ36，80×50~160×80","after":"φ24、φ36，80×50、120×60、160×80"},{"fact":"订货代码 80","before":"窗口系列","after":"窗口系列：24、36、80、120、160"},{"fact":"订货代码 800/5","before":"变比","after":"变比；/1为1 A输出，/333mV为毫伏输出"},{"fact":"订货代码 0.5","before":"准确级","after":"准确级：0.5、1、0.2"},{"fact":"功能特点","before":"尺寸系列覆盖16~160 mm窗口","after":"五种窗口覆盖24~160 mm"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zcs-1-206d7883.webp' WHERE `id` = 33;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zcs-g-1-1ec140ef.webp' WHERE `id` = 201;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zcf-1-74daa168.webp' WHERE `id` = 203;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gbj-1-f78d019b.webp' WHERE `id` = 205;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gbj-1-f78d019b.webp' WHERE `id` = 206;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gyz-1-85b5ab67.webp' WHERE `id` = 47;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gyz-1-85b5ab67.webp' WHERE `id` = 208;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcs-7-1-fff2b8bd.webp' WHERE `id` = 35;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcs-14-1-85b8e4f0.webp' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcb-1-6ad27f15.webp' WHERE `id` = 211;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcf-1-2bdb7ead.webp' WHERE `id` = 212;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gxl-1-f710fe35.webp' WHERE `id` = 37;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gxz-1-d053f28d.webp' WHERE `id` = 213;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gxt-1-2bfcfa9f.webp' WHERE `id` = 214;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ck200-1-97596929.webp' WHERE `id` = 39;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ck200-1-97596929.webp' WHERE `id` = 216;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-svg-w-1-83a696fd.webp' WHERE `id` = 222;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-apf-w-1-3f100fcd.webp' WHERE `id` = 224;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-apf-g-1-53db524d.webp' WHERE `id` = 225;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-spc-1-07096129.webp' WHERE `id` = 45;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-spc-1-07096129.webp' WHERE `id` = 226;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-hxk-1-c21b1091.webp' WHERE `id` = 227;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pqm-a-1-730a6e1e.webp' WHERE `id` = 228;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pqm-s-1-556350f3.webp' WHERE `id` = 229;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-kjt-1-100f01ee.webp' WHERE `id` = 231;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-by-1-e62be1ad.webp' WHERE `id` = 43;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-byl-1-fc5fdad3.webp' WHERE `id` = 232;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-by-1-e62be1ad.webp' WHERE `id` = 233;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-bf-1-6c222113.webp' WHERE `id` = 234;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dks-1-a057fabd.webp' WHERE `id` = 235;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dks-1-a057fabd.webp' WHERE `id` = 236;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dkl-1-40004f0c.webp' WHERE `id` = 237;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-rc12-1-7ca0e868.webp' WHERE `id` = 242;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-rc12-1-7ca0e868.webp' WHERE `id` = 243;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-rc18-1-657fc20a.webp' WHERE `id` = 244;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm96e-1-fab0deee.webp' WHERE `id` = 49;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm96s-1-d9e7c2aa.webp' WHERE `id` = 139;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm96h-1-11d3bc7d.webp' WHERE `id` = 245;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm72e-1-04d6b941.webp' WHERE `id` = 246;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm120e-1-e7c5e5ec.webp' WHERE `id` = 247;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dm1-1-10cbab87.webp' WHERE `id` = 248;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dm2p-1-c9cacc2d.webp' WHERE `id` = 249;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-tm30-1-62caed24.webp' WHERE `id` = 251;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-tm33-1-10814dc1.webp' WHERE `id` = 252;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-da72-1-300de3b1.webp' WHERE `id` = 253;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dv96-1-c5caf990.webp' WHERE `id` = 254;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-wm41-1-cbbb6c1a.webp' WHERE `id` = 256;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw100-1-504e71c1.webp' WHERE `id` = 122;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw200-1-ade61026.webp' WHERE `id` = 260;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw100-1-504e71c1.webp' WHERE `id` = 261;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw200-1-ade61026.webp' WHERE `id` = 262;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-sb63-1-e959ae84.webp' WHERE `id` = 263;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-sb63-1-e959ae84.webp' WHERE `id` = 264;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-sb250m-1-46395672.webp' WHERE `id` = 265;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcs-1-206d7883.webp,/media/products/lh-zcs-2-7d954a9a.webp,/media/products/lh-zcs-3-81a4e6b6.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcs-g-1-1ec140ef.webp,/media/products/lh-zcs-g-2-a7b1b420.webp,/media/products/lh-zcs-g-3-bab9727c.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcm-1-02596c53.webp,/media/products/lh-zcm-2-224c2e7e.webp,/media/products/lh-zcm-3-2cf8eabd.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcf-1-74daa168.webp,/media/products/lh-zcf-2-8e2af555.webp,/media/products/lh-zcf-3-5b5f04eb.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '壁挂四孔φ12，孔距540 mm×820 mm；面板无需开孔', `images` = '/media/products/lh-zch-1-1ad18657.webp,/media/products/lh-zch-2-8478379a.webp,/media/products/lh-zch-3-b38aa5e2.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '柜体落地安装，底框四孔φ14，孔距700 mm×700 mm；面板自带，无需现场开孔', `images` = '/media/products/lh-gbj-1-f78d019b.webp,/media/products/lh-gbj-2-fb7938c2.webp,/media/products/lh-gbj-3-c0981f80.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '柱上型抱箍间距600 mm；落地型底座四孔φ14，孔距650 mm×350 mm', `images` = '/media/products/lh-jpb-1-2c95ff19.webp,/media/products/lh-jpb-2-be94a82c.webp,/media/products/lh-jpb-3-1ec34eb4.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyz-1-85b5ab67.webp,/media/products/lh-gyz-2-b981e81f.webp,/media/products/lh-gyz-3-47ecd10f.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyj-1-0cbdeff0.webp,/media/products/lh-gyj-2-21b87c73.webp,/media/products/lh-gyj-3-12c312c3.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcs-7-1-fff2b8bd.webp,/media/products/lh-xcs-7-2-e971406d.webp,/media/products/lh-xcs-7-3-6f7c8d51.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcs-14-1-85b8e4f0.webp,/media/products/lh-xcs-14-2-72484463.webp,/media/products/lh-xcs-14-3-1c09e786.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcb-1-6ad27f15.webp,/media/products/lh-xcb-2-3ee31c03.webp,/media/products/lh-xcb-3-931ece4b.webp', `wirecontent` = '<h3>接线说明</h3>
<p>整板三相三线接入：母线排L1、L2、L3接至柜内母线，支路熔断器、投切开关、电抗器与电容器在板上已接好，现场只接母线、控制线与保护接地。</p>
<h3>接线要点</h3>
<ol><li>支路熔断器为NH系列，更换时用同规格、同分断能力的熔断体。</li><li>控制端K+、K-接控制器的一路输出，DC 12 V，注意极性。</li><li>温度开关T1、T2为常闭触点，串入该路控制回路或接控制器DI，超温退出。</li><li>检修前断开上级开关，等电容器放电3 min并验电、短接放电。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcf-1-2bdb7ead.webp,/media/products/lh-xcf-2-48017b4e.webp,/media/products/lh-xcf-3-6d074fc3.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gxl-1-f710fe35.webp,/media/products/lh-gxl-2-bc5eda95.webp,/media/products/lh-gxl-3-01a4ccbc.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gxz-1-d053f28d.webp,/media/products/lh-gxz-2-2e7f0d8a.webp,/media/products/lh-gxz-3-0650892c.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gxt-1-2bfcfa9f.webp,/media/products/lh-gxt-2-a18c33b2.webp,/media/products/lh-gxt-3-b338674e.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ck200-1-97596929.webp,/media/products/lh-ck200-2-aed772f0.webp,/media/products/lh-ck200-3-fd8ac537.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '无面板开孔；四孔φ6，孔距220 mm×150 mm', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '无面板开孔；四孔φ6，孔距260 mm×160 mm', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>电源、两路RS485与以太网各自接入；触摸屏只做监视与参数下发，掉线不影响设备自身运行。</p>
<h3>接线要点</h3>
<ol><li>RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路不超过32台。</li><li>同一总线上设备的地址不得重复，波特率与校验位一致。</li><li>以太网与电力电缆分槽敷设。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-m-1-206a191d.webp,/media/products/lh-svg-m-2-afdb86b6.webp,/media/products/lh-svg-m-3-268222de.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '背板挂装四孔φ10，孔距360 mm×680 mm；无需面板开孔', `images` = '/media/products/lh-svg-w-1-83a696fd.webp,/media/products/lh-svg-w-2-d9335d31.webp,/media/products/lh-svg-w-3-f2279606.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-p-1-90741e49.webp,/media/products/lh-svg-p-2-98e7a232.webp,/media/products/lh-svg-p-3-1d05fcd0.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-apf-m-1-095b645e.webp,/media/products/lh-apf-m-2-ea686c9c.webp,/media/products/lh-apf-m-3-276aaec6.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '背板挂装四孔φ10，孔距320 mm×560 mm；无需面板开孔', `images` = '/media/products/lh-apf-w-1-3f100fcd.webp,/media/products/lh-apf-w-2-35725107.webp,/media/products/lh-apf-w-3-d42248bc.webp', `wirecontent` = '<h3>接线说明</h3>
<p>与被治理设备同一配电箱取电，互感器装在该设备进线。</p>
<h3>接线要点</h3>
<ol><li>就地治理时互感器只套设备支路，不得包含APF自身支路。</li><li>本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面按中性线电流选。</li><li>安装面与发热设备保持500 mm以上距离。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '柜体落地，底框四孔φ14，孔距700 mm×900 mm；无现场开孔', `images` = '/media/products/lh-apf-g-1-53db524d.webp,/media/products/lh-apf-g-2-3b4d20d0.webp,/media/products/lh-apf-g-3-139675e1.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-spc-1-07096129.webp,/media/products/lh-spc-2-adeec48f.webp,/media/products/lh-spc-3-ef435990.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '无面板开孔；换相单元四孔φ5.5，孔距190 mm×120 mm', `images` = '/media/products/lh-hxk-1-c21b1091.webp,/media/products/lh-hxk-2-ef0a36b5.webp,/media/products/lh-hxk-3-d2e203df.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pqm-a-1-730a6e1e.webp,/media/products/lh-pqm-a-2-48be103f.webp,/media/products/lh-pqm-a-3-4ae7a76c.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pqm-s-1-556350f3.webp,/media/products/lh-pqm-s-2-076a9e72.webp,/media/products/lh-pqm-s-3-140e83f8.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '壁挂四孔φ12，孔距740 mm×940 mm；面板自带，无需开孔', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '落地四孔φ18，孔距1100 mm×500 mm；面板自带，无需开孔', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-kjt-1-100f01ee.webp,/media/products/lh-kjt-2-58f84191.webp,/media/products/lh-kjt-3-f7df0403.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-by-1-e62be1ad.webp,/media/products/lh-by-2-2b6fc730.webp,/media/products/lh-by-3-c6c74520.webp', `wirecontent` = '<h3>接线说明</h3>
<p>三相端子L1、L2、L3，接地经底部M12螺栓；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>电容器之间间距不小于30 mm，顶部距上层不小于100 mm。</li><li>紧固力矩：M12底座10~12 N·m，端子4 N·m。</li><li>重新投入前须经放电并验电，短接放电后方可接触。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-byl-1-fc5fdad3.webp,/media/products/lh-byl-2-cbfda597.webp,/media/products/lh-byl-3-8e63b622.webp', `wirecontent` = '<h3>接线说明</h3>
<p>滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>同一支路电容必须使用同一配对码。</li><li>更换单只后须重测支路谐振频率。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-bf-1-6c222113.webp,/media/products/lh-bf-2-e45251f6.webp,/media/products/lh-bf-3-6242545b.webp', `wirecontent` = '<h3>接线说明</h3>
<p>三相端子L1、L2、L3经支路熔断器与投切开关接至母线；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>每次重新投入前须放电并验电，短接放电后方可接触端子。</li><li>端子用铜鼻子压接，导线不得承受拉力。</li><li>壳体经安装脚与接地螺栓可靠接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>四线接入，N线须单独接至中性排；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>三相投切开关各自独立，中性线不经开关。</li><li>N线截面与相线相同。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dks-1-a057fabd.webp,/media/products/lh-dks-2-77b8cb3e.webp,/media/products/lh-dks-3-faf6d4af.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dkl-1-40004f0c.webp,/media/products/lh-dkl-2-01b17b63.webp,/media/products/lh-dkl-3-fb59464a.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '35 mm导轨或二孔φ5.5，孔距68 mm×105 mm', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '二孔φ6.5，孔距84 mm×165 mm', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '二孔φ6.5，孔距80 mm×145 mm', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '四孔φ7，孔距140 mm×240 mm', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-rc12-1-7ca0e868.webp,/media/products/lh-rc12-2-805e1e79.webp,/media/products/lh-rc12-3-ba5f3cf1.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-rc18-1-657fc20a.webp,/media/products/lh-rc18-2-a41d39a6.webp,/media/products/lh-rc18-3-dc15b13f.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485、脉冲输出另行说明', `images` = '/media/products/lh-pm96e-1-fab0deee.webp,/media/products/lh-pm96e-2-4822709e.webp,/media/products/lh-pm96e-3-374e9cf1.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96s-1-d9e7c2aa.webp,/media/products/lh-pm96s-2-58606852.webp,/media/products/lh-pm96s-3-e69cdfcd.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96h-1-11d3bc7d.webp,/media/products/lh-pm96h-2-baf997ca.webp,/media/products/lh-pm96h-3-bc2c9570.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96f-1-f76501f5.webp,/media/products/lh-pm96f-2-10bc2aac.webp,/media/products/lh-pm96f-3-4fa1d6c9.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96k-1-09fe4061.webp,/media/products/lh-pm96k-2-797cf26e.webp,/media/products/lh-pm96k-3-0fb29a94.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96w-1-271593e8.webp,/media/products/lh-pm96w-2-cdb0ad14.webp,/media/products/lh-pm96w-3-eb685285.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm72e-1-04d6b941.webp,/media/products/lh-pm72e-2-86b855d5.webp,/media/products/lh-pm72e-3-196d9026.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm72d-1-454f9389.webp,/media/products/lh-pm72d-2-388fa9b1.webp,/media/products/lh-pm72d-3-8a8f60cb.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm120e-1-e7c5e5ec.webp,/media/products/lh-pm120e-2-c5784ac0.webp,/media/products/lh-pm120e-3-d65f2d99.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dm1-1-10cbab87.webp,/media/products/lh-dm1-2-64cc9e39.webp,/media/products/lh-dm1-3-b786ecff.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dm2p-1-c9cacc2d.webp,/media/products/lh-dm2p-2-9b2add5e.webp,/media/products/lh-dm2p-3-d071b6b4.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm', `images` = '/media/products/lh-tm30-1-62caed24.webp,/media/products/lh-tm30-2-5f7dc6a4.webp,/media/products/lh-tm30-3-5ea4f205.webp', `wirecontent` = '<h3>接线说明</h3>
<p>互感型接1~10端子（1、3，4、6，7、9为三相电流进、出，2、5、8、10为UA、UB、UC、UN），直通型进出线标A、B、C。</p>
<h3>接线要点</h3>
<ol><li>互感型须装联合接线盒，便于带电换表与校验。</li><li>三相四线严禁零线虚接，否则会按线电压错误计量。</li><li>投运后按“三步核对”：看相序、看功率方向、看与钳表误差。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm', `images` = '/media/products/lh-tm33-1-10814dc1.webp,/media/products/lh-tm33-2-a7ab1e15.webp,/media/products/lh-tm33-3-00699954.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-da72-1-300de3b1.webp,/media/products/lh-da72-2-e7b346ef.webp,/media/products/lh-da72-3-8672328a.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dv96-1-c5caf990.webp,/media/products/lh-dv96-2-f47db1bb.webp,/media/products/lh-dv96-3-e40668f2.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-wm41-1-cbbb6c1a.webp,/media/products/lh-wm41-2-02c31207.webp,/media/products/lh-wm41-3-5e38ee2b.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gw100-1-504e71c1.webp,/media/products/lh-gw100-2-b707bed1.webp,/media/products/lh-gw100-3-93c1428f.webp', `wirecontent` = '<h3>接线说明</h3>
<p>4路RS485接下行仪表，以太网与4G上行互为备份。</p>
<h3>接线要点</h3>
<ol><li>RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路最多32台。</li><li>同一路设备的波特率与校验位须一致，不同规约分路接入。</li><li>金属柜内须把4G天线引出柜外，断电后再插拔SIM卡。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '壁挂四孔φ6，孔距180 mm×150 mm；天线N型孔φ16', `images` = '/media/products/lh-gw200-1-ade61026.webp,/media/products/lh-gw200-2-c3db0b6a.webp,/media/products/lh-gw200-3-7d0484c5.webp', `wirecontent` = '<h3>接线说明</h3>
<p>LoRa节点无线接入，以太网或4G上行；供电用PoE或DC 12~24 V，二者取一。</p>
<h3>接线要点</h3>
<ol><li>室外型的天线竖直安装，两根天线间距不小于300 mm。</li><li>室外安装须加天馈避雷器，抱杆与机壳可靠接地。</li><li>PoE供电时网线不超过100 m。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `ordercode` = 'LH-SB63-1N-C32-30-LR', `images` = '/media/products/lh-sb63-1-e959ae84.webp,/media/products/lh-sb63-2-91d2d913.webp,/media/products/lh-sb63-3-af64f1c6.webp', `maincontent` = '<h3>产品概述</h3>
<p>LH-SB63在微型断路器上集成测量、剩余电流保护与电动操作，保护功能由机械与电子共同完成，通信中断不影响跳闸。</p>
<p>可按时间表自动合分，用于路灯与养殖设备；费控型支持余额控制。</p>
<h3>功能特点</h3>
<ul><li>过欠压、过温、缺相、漏电、短路、过载六类保护</li><li>每次跳闸记录原因与当时电流</li><li>远程合闸须下发授权，避免误送电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB63-1N-C32-30-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 10963.1《电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器》</li><li>GB/T 16917.1《家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则》</li></ul>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '固定式，安装孔4×φ4.5，孔距35 mm×126 mm；面板可开105 mm×60 mm观察窗', `images` = '/media/products/lh-sb250m-1-46395672.webp,/media/products/lh-sb250m-2-59251fe4.webp,/media/products/lh-sb250m-3-6e04a477.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '防水型、超宽窗口、2 m引线、0.2级（大电流规格，一次1000 A起）；φ16窗口另行说明', `openingsize` = '窗口：φ24、φ36、80×50、120×60、160×80（mm）', `maincontent` = '<h3>产品概述</h3>
<p>LH-KCT铁心分为两半，锁扣合口，改造时不断线、不停母排即可安装。铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核。</p>
<h3>功能特点</h3>
<ul><li>双锁扣与防错向设计，合口力均匀</li><li>二次内置双向保护，开路不产生高压（毫伏输出型）</li><li>五种窗口覆盖24~160 mm</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KCT-80-800/5-0.5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线' WHERE `product` = 1027 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-orders', `label` = '补偿次数', `text` = '2~50次' WHERE `product` = 1027 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '全响应时间', `text` = '≤10 ms' WHERE `product` = 1027 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（静音型，1 m）' WHERE `product` = 1027 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-loss', `label` = '有功损耗', `text` = '≤3%' WHERE `product` = 1027 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20（IP42可选）' WHERE `product` = 1027 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线' WHERE `product` = 1028 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'filter-rate', `label` = '滤除率', `text` = '≥95%' WHERE `product` = 1028 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '全响应时间', `text` = '≤10 ms' WHERE `product` = 1028 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'short-time-current', `label` = '额定短时耐受电流', `text` = '35 kA，1 s' WHERE `product` = 1028 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '进线方式', `text` = '上进/下进/母排并柜' WHERE `product` = 1028 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP31' WHERE `product` = 1028 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485、以太网' WHERE `product` = 1028 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '16、20、32、40、63 A，C型脱扣' WHERE `product` = 1071 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'φ24、φ36，80×50、120×60、160×80' WHERE `product` = 1075 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相四线' WHERE `product` = 1027 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-orders', `min` = 2, `max` = 50 WHERE `product` = 1027 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = 10, `max` = 10, `condition` = '' WHERE `product` = 1027 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = 50, `max` = 50, `condition` = '静音型，1 m' WHERE `product` = 1027 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-loss', `min` = 3, `max` = 3, `choice` = '' WHERE `product` = 1027 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'IP20', `condition` = '' WHERE `product` = 1027 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP42', `condition` = '可选' WHERE `product` = 1027 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 24, `max` = 24, `choice` = '', `condition` = '35 A' WHERE `product` = 1027 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '蓝牙', `condition` = '选配' WHERE `product` = 1027 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '彩色屏' WHERE `product` = 1027 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1027 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相四线' WHERE `product` = 1028 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'filter-rate', `min` = 95, `max` = 95 WHERE `product` = 1028 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = 10, `max` = 10, `condition` = '' WHERE `product` = 1028 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'short-time-current', `min` = 35, `max` = 35, `choice` = '', `condition` = '1 s' WHERE `product` = 1028 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP31' WHERE `product` = 1028 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485' WHERE `product` = 1028 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '以太网', `condition` = '' WHERE `product` = 1028 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = 70, `max` = 70, `choice` = '', `condition` = '1 m' WHERE `product` = 1028 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '触摸屏' WHERE `product` = 1028 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1028 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '' WHERE `product` = 1075 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C","主回路"],["PE","接地"],["I+、I-","取样电流（0~5 A，仅主机接）"],["TS+、TS-","温度4~20 mA输出（选配）"],["网络1/2","级联RJ45"]]' WHERE `product` = 1002 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C、N、PE","主回路"],["X1:1~6","电流取样IA*、IA、IB*、IB、IC*、IC"],["X2","RS485上行"],["X3","告警与风机"]]' WHERE `product` = 1006 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3、N、PE","进线"],["IA*、IA、IB*、IB、IC*、IC","CT二次取样"],["4G天线","外置"]]' WHERE `product` = 1007 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C","10 kV主回路"],["1TA二次","组电流与保护"],["TV二次","母线电压100 V"],["端子排X5","远方遥控与信号"]]' WHERE `product` = 1008 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C","主回路"],["IA*、IA、IB*、IB、IC*、IC","总进线取样电流"],["RS485","与中频电源通信"],["急停","硬接线联锁"]]' WHERE `product` = 1016 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1~4","UA、UB、UC、UN"],["5~10","IA*、IA、IB*、IB、IC*、IC"],["A1、B1","电容总线"],["A2、B2","上行通信"],["21、22","工作电源"]]' WHERE `product` = 1018 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["485A、485B","通信"]]' WHERE `product` = 1024 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路电缆"],["CTA、CTB、CTC","户外开口互感器S1、S2，随机附带线长5 m，S2单点接地"],["PE","接地"]]' WHERE `product` = 1025 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["CTA±、CTB±、CTC±","取样电流"],["PE","接地"],["485A、485B","通信"],["EPO","急停"]]' WHERE `product` = 1026 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["蓝牙","调试"]]' WHERE `product` = 1027 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["CTA、CTB、CTC","户外开口互感器S1、S2，网侧取样，S2单点接地"],["4G天线","外置"],["PE","接地"]]' WHERE `product` = 1029 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","电压"],["IA*、IA、IB*、IB、IC*、IC","电流或卡钳"],["LAN1/2","双以太网"],["IRIG-B","对时"]]' WHERE `product` = 1031 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DKS","三相调谐电抗"],["0.48","匹配电容额定电压，kV"],["30","匹配电容容量，kvar"],["7%","电抗率；14%只配0.525 kV"],["Cu","铜绕组；Al铝绕组"]]' WHERE `product` = 1040 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["70~78","DI1~DI8与公共端"],["20~27","DO1~DO4"],["15~18","AO1、AO2"],["58~61","双路RS485"]]' WHERE `product` = 1052 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L进/L出","相线（经继电器）"],["N进/N出","零线"],["485A、485B","抄表"],["ANT","LoRa"]]' WHERE `product` = 1058 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DM3C","三相互感器导轨表"],["6A","电流规格"],["100","电压57.7/100 V；不写为220/380 V"],["KCT200/5","套装：开口互感器200/5"]]' WHERE `product` = 1060 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、3","IA进、出"],["4、6","IB进、出"],["7、9","IC进、出"],["2、5、8","UA、UB、UC"],["10","UN"],["11、12","RS485"],["红外窗","抄表"]]' WHERE `product` = 1061 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、3","IA进、出"],["7、9","IC进、出"],["2、4、6","UA、UB、UC"],["辅助1、辅助2","工作电源"],["485-1/2","通信"]]' WHERE `product` = 1062 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","电压（熔断器）"],["CT1~CT3","开口互感器"],["T1~T4","测温"],["485A、485B","本地"],["ANT","4G"]]' WHERE `product` = 1065 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","公共电压"],["CT1~CT3","设备1电流"],["2~4路CT","其余设备电流"],["485A、485B","扩展"]]' WHERE `product` = 1066 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-SB63","物联网微断"],["1N","1P+N；3P；3N为3P+N"],["C32","C型脱扣，额定电流，A"],["30","剩余电流，mA"],["LR","LoRa；4G；R RS485"]]' WHERE `product` = 1071 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-KCT","开口互感器"],["80","窗口系列：24、36、80、120、160"],["800/5","变比；/1为1 A输出，/333mV为毫伏输出"],["0.5","准确级：0.5、1、0.2"]]' WHERE `product` = 1075 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{}},{"kind":"choice","name":"高温型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃","sets":{"工作环境":"-25~+60 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS-G","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","unit":"kvar","sums":["10+10","15+15","20+20","25+25"],"with":{"400 V实际输出":["20 kvar×0.694＝13.9 kvar","30 kvar×0.694＝20.8 kvar","40 kvar×0.694＝27.8 kvar","50 kvar×0.694＝34.7 kvar"]}}],"rules":[],"variants":[]}' WHERE `product` = 1002;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCM","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"额定电压","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","text":"{}（单路）","numbers":[20,30,40],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1003;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[250],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[5,10,15,20,30],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1004;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCH","parts":[{"kind":"number","name":"总容量","before":"/","line":"总容量","after":"","unit":"kvar","numbers":[60,90,120,150],"with":{}},{"kind":"choice","name":"共补占比","before":"-","line":"组合","options":[{"code":"0.1","meaning":"共补10%，分补90%","text":"共补450 V占10% + 分补250 V占90%","sets":{}},{"code":"0.2","meaning":"共补20%，分补80%","text":"共补450 V占20% + 分补250 V占80%","sets":{}},{"code":"0.3","meaning":"共补30%，分补70%","text":"共补450 V占30% + 分补250 V占70%","sets":{}},{"code":"0.4","meaning":"共补40%，分补60%","text":"共补450 V占40% + 分补250 V占60%","sets":{}},{"code":"0.5","meaning":"共补50%，分补50%","text":"共补450 V占50% + 分补250 V占50%","sets":{}},{"code":"0.6","meaning":"共补60%，分补40%","text":"共补450 V占60% + 分补250 V占40%","sets":{}},{"code":"0.7","meaning":"共补70%，分补30%","text":"共补450 V占70% + 分补250 V占30%","sets":{}},{"code":"0.8","meaning":"共补80%，分补20%","text":"共补450 V占80% + 分补250 V占20%","sets":{}},{"code":"0.9","meaning":"共补90%，分补10%","text":"共补450 V占90% + 分补250 V占10%","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1005;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GBJ","parts":[{"kind":"number","name":"总容量","before":"/","line":"单柜容量","after":"","unit":"kvar","numbers":[90,120,150,180,240,300,400],"with":{}},{"kind":"number","name":"补偿级数","before":"-","line":"补偿级数","after":"","unit":"级","range":{"min":6,"max":12,"step":1},"with":{}},{"kind":"choice","name":"补偿方式","before":"-","options":[{"code":"S","meaning":"共补","sets":{}},{"code":"F","meaning":"分补","sets":{}},{"code":"H","meaning":"混补","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1006;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-JPB","parts":[{"kind":"number","name":"总容量","before":"/","line":"容量","after":"","unit":"kvar","numbers":[60,90,120,150,180],"with":{}},{"kind":"choice","name":"补偿方式","before":"-","line":"组合","options":[{"code":"S","meaning":"共补","sets":{}},{"code":"F","meaning":"分补","sets":{}},{"code":"H","meaning":"混补","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"本地RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1，本地RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1007;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GYZ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[6,10],"with":{}},{"kind":"number","name":"组数","before":"-","line":"组数","after":"","unit":"组","range":{"min":1,"max":8,"step":1},"with":{}},{"kind":"number","name":"单组容量","before":"×","line":"单组容量","after":"","unit":"kvar","numbers":[300,600,900,1200,1500],"with":{}},{"kind":"number","name":"串联电抗率","before":"-","line":"串联电抗率","after":"%","unit":"%","numbers":[1,5,6,12],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1008;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GYX","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[10],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","numbers":[150,300,450,600],"with":{}},{"kind":"choice","name":"投切方式","before":"-","line":"投切","options":[{"code":"A","meaning":"自动型","text":"自动型：按电压上下限与时间表投退","sets":{}},{"code":"G","meaning":"固定型","text":"固定型：长期投入","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1009;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GYJ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[6,10],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","range":{"min":100,"max":600,"step":1},"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1010;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","numbers":[10,20,30,40,50],"with":{"400 V实际输出":["7.5 kvar","14.9 kvar","22.4 kvar","29.9 kvar","37.3 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[7],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1011;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","numbers":[15,30,45,60],"with":{"400 V实际输出":["10.1 kvar","20.2 kvar","30.4 kvar","40.5 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1012;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCB","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"标称容量","after":"","unit":"V","numbers":[480,525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","numbers":[40,60],"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"标称容量","after":"%","unit":"%","text":"电抗率{}","numbers":[7,14],"with":{}},{"kind":"choice","name":"投切元件","before":"-","line":"投切元件","options":[{"code":"T","meaning":"晶闸管","sets":{}},{"code":"F","meaning":"复合开关","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电容器额定电压":["480"]},"only":{"电抗率":["7"]},"says":"480 V电容器只配7%电抗率，14%电抗率须选525 V"},{"when":{"电容器额定电压":["525"]},"only":{"电抗率":["14"]},"says":"525 V电容器只配14%电抗率，7%电抗率须选480 V"}],"variants":[]}' WHERE `product` = 1013;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[300],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[15,24,30],"with":{"230 V实际输出":["10.3 kvar","16.4 kvar","20.5 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1014;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXL","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"V","text":"AC {}","numbers":[400,690],"with":{}},{"kind":"choice","name":"支路次数","before":"-","line":"支路","options":[{"code":"5.7.11","meaning":"5、7、11次","text":"3条（5、7、11次）","sets":{}},{"code":"5.7.13","meaning":"5、7、13次","text":"3条（5、7、13次）","sets":{}},{"code":"5.11.13","meaning":"5、11、13次","text":"3条（5、11、13次）","sets":{}},{"code":"7.11.13","meaning":"7、11、13次","text":"3条（7、11、13次）","sets":{}},{"code":"5.7.11.13","meaning":"5、7、11、13次","text":"4条（5、7、11、13次）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"总容量","before":"-","line":"单柜容量","after":"","unit":"kvar","range":{"min":150,"max":800,"step":1},"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1015;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXZ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"V","text":"AC {}","numbers":[400,575,690],"with":{}},{"kind":"number","name":"匹配炉功率","before":"-","line":"匹配炉功率","after":"","unit":"kW","range":{"min":250,"max":2000,"step":1},"with":{}},{"kind":"choice","name":"整流脉波","before":"-","line":"支路","options":[{"code":"6P","meaning":"六脉波","text":"5、7、11、13次（六脉波）","sets":{}},{"code":"12P","meaning":"十二脉波","text":"11、13次（十二脉波）","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1016;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXT","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","numbers":[150,300,450,600],"with":{}},{"kind":"choice","name":"支路次数","before":"-","options":[{"code":"5.7","meaning":"5、7次","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1017;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-CK200","parts":[{"kind":"choice","name":"电流规格","before":"/","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A（CT二次）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"上行通信","before":"-","absent":{"meaning":"RS485上行","sets":{"上行":"RS485/Modbus-RTU，2400~38400 bps"}},"options":[{"code":"4G","meaning":"带4G上行","sets":{"上行":"4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1018;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-CK300","parts":[{"kind":"choice","name":"电流规格","before":"/","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"2路RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1，2路RS485"}}],"elsewhere":[]},{"kind":"choice","name":"测温","before":"-","absent":{"meaning":"不带测温","sets":{}},"options":[{"code":"T4","meaning":"4路测温","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1019;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-CK310","parts":[{"kind":"choice","name":"电流规格","before":"/","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"LoRa","before":"-","absent":{"meaning":"不带LoRa，上行4G+以太网","sets":{"下行":"4×RS485"}},"options":[{"code":"LoRa","meaning":"带LoRa，上行4G+以太网","sets":{"下行":"4×RS485 + LoRa（470~510 MHz）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1020;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-HMI7","parts":[{"kind":"choice","name":"RS485","before":"/","line":"下行","options":[{"code":"2R","meaning":"2路RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"以太网","before":"","line":"上行","options":[{"code":"1E","meaning":"1路以太网","text":"1路以太网，Modbus-TCP","sets":{}},{"code":"2E","meaning":"2路以太网","text":"2路以太网，Modbus-TCP","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1021;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-M","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[30,50,75,100],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{}},{"code":"3L","meaning":"三相三线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1022;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-MH","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[150],"with":{}},{"kind":"number","name":"电容投切路数","before":"-","line":"电容投切输出","after":"","unit":"路","numbers":[12],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1023;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[30,50,75],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1024;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-P","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[30,50,70],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"蓝牙维护、RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1、蓝牙维护、RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1025;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-M","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","after":"","unit":"A","numbers":[50,75,100,150],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{"中性线滤波能力":"3倍相电流"}},{"code":"3L","meaning":"三相三线","sets":{"中性线滤波能力":"不滤中性线电流（三相三线）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1026;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","after":"","unit":"A","numbers":[25,35,50],"with":{}},{"kind":"choice","name":"静音型","before":"-","absent":{"meaning":"标准型","sets":{"噪声":"以铭牌为准；静音型≤50 dB（1 m）"}},"options":[{"code":"S","meaning":"静音型","sets":{"噪声":"≤50 dB（1 m）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1027;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-G","parts":[{"kind":"choice","name":"系统电压","before":"/","line":"系统电压","options":[{"code":"400","meaning":"AC 400 V","sets":{}},{"code":"690","meaning":"AC 690 V（定制）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","after":"","unit":"A","numbers":[100,150,200,300,400,600],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1028;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SPC","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[35,50,70,100],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{}},"options":[{"code":"4G","meaning":"带4G通信","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1029;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-HXK","parts":[{"kind":"number","name":"换相单元","before":"/1+","line":"单台主控管理","after":"","unit":"台","text":"1台主控配{}换相单元（最多24台）","range":{"min":1,"max":24,"step":1},"with":{}},{"kind":"number","name":"单元额定电流","before":"-","line":"额定电流","after":"","unit":"A","text":"换相单元{}","numbers":[60,100],"with":{}},{"kind":"choice","name":"通信方式","before":"-","line":"通信","options":[{"code":"LoRa","meaning":"LoRa","text":"LoRa 470~510 MHz","sets":{}},{"code":"HPLC","meaning":"HPLC","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1030;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PQM-A","parts":[{"kind":"choice","name":"电压规格","before":"/","options":[{"code":"220","meaning":"220/380 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电流规格","before":"-","line":"电流测量","options":[{"code":"5A","meaning":"3×5 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"PT接入","before":"-","absent":{"meaning":"直接接入220/380 V","sets":{"电压测量":"3×220/380 V，误差±0.1%"}},"options":[{"code":"100","meaning":"PT二次100 V","sets":{"电压测量":"3×57.7/100 V，误差±0.1%"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1031;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PQM-S","parts":[{"kind":"choice","name":"电压规格","before":"/","line":"电压输入","options":[{"code":"220","meaning":"3×220/380 V","sets":{}},{"code":"100","meaning":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电流规格","before":"-","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A","sets":{}},{"code":"1A","meaning":"3×1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"以太网","before":"-","absent":{"meaning":"不带以太网","sets":{"通信":"RS485（Modbus-RTU）"}},"options":[{"code":"E","meaning":"带以太网","sets":{"通信":"RS485（Modbus-RTU），以太网"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1032;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KJX","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[250,400,630],"with":{}},{"kind":"choice","name":"快接芯数","before":"-","line":"连接器","options":[{"code":"5P","meaning":"五芯快接","text":"单芯面板插座5只（A/B/C/N/PE）","sets":{}},{"code":"4P","meaning":"四芯加接地排","text":"单芯面板插座4只（A/B/C/N），PE接接地排","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1033;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KJX-D","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[800,1000,1250,1600],"with":{}},{"kind":"number","name":"每相插座数","before":"-","line":"连接器","after":"","unit":"只","text":"每相{}单芯插座，单只400 A","numbers":[2,3],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1034;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KJT","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[160,250,400,630],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1035;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BY","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.4,0.45,0.48,0.525],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[5,7.5,10,12.5,15,20,25,30],"with":{}},{"kind":"choice","name":"相数","before":"-","options":[{"code":"3","meaning":"三相","sets":{}},{"code":"1","meaning":"单相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[{"when":{"额定电压":["0.45"],"额定容量":["10"]},"sets":{"外形尺寸":"φ86 mm×200 mm（直径×高）"}},{"when":{"额定电压":["0.45"],"额定容量":["20"]},"sets":{"外形尺寸":"φ96 mm×245 mm（直径×高）"}},{"when":{"额定电压":["0.48"],"额定容量":["30"]},"sets":{"外形尺寸":"φ116 mm×280 mm（直径×高）"}}]}' WHERE `product` = 1036;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BYL","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.525,0.69,0.8],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[10,20,25,33.3],"with":{}},{"kind":"choice","name":"相数","before":"-","line":"接线","options":[{"code":"3","meaning":"三相","text":"三相△","sets":{}},{"code":"1","meaning":"单相","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"配对","before":"-","absent":{"meaning":"不配对","sets":{"容量允差":"0~+5%"}},"options":[{"code":"P","meaning":"按支路配对","sets":{"容量允差":"按支路配对±1%"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1037;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BF","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.4,0.415,0.45,0.48],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[5,10,15,20,25,30],"with":{}},{"kind":"choice","name":"相数","before":"-","options":[{"code":"3","meaning":"三相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1038;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BFF","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[0.25],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[15,20,30],"with":{}},{"kind":"choice","name":"组成","before":"-","options":[{"code":"1×3","meaning":"三只单相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1039;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DKS","parts":[{"kind":"number","name":"匹配电容电压","before":"/","line":"匹配电容","after":"","unit":"kV","numbers":[0.45,0.48,0.525],"with":{}},{"kind":"number","name":"匹配电容容量","before":"-","line":"匹配电容","after":"","unit":"kvar","range":{"min":10,"max":60,"step":0.5},"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[7,14],"with":{}},{"kind":"choice","name":"绕组","before":"-","options":[{"code":"Cu","meaning":"铜绕组","sets":{}},{"code":"Al","meaning":"铝绕组","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电抗率":["14"]},"only":{"匹配电容电压":["0.525"]},"says":"14%电抗率使电容器承受465 V（400 V系统），须配0.525 kV电容器；0.45、0.48 kV只配7%"}],"variants":[{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["30"],"电抗率":["7"]},"sets":{"外形尺寸":"230 mm×170 mm×210 mm（长×宽×高）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["30"],"电抗率":["14"]},"sets":{"外形尺寸":"260 mm×190 mm×230 mm（长×宽×高）"}}]}' WHERE `product` = 1040;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DKL","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","text":"AC {}","numbers":[400,690],"with":{}},{"kind":"choice","name":"目标谐波","before":"-","options":[{"code":"5","meaning":"5次","sets":{}},{"code":"7","meaning":"7次","sets":{}},{"code":"11","meaning":"11次","sets":{}},{"code":"13","meaning":"13次","sets":{}}],"elsewhere":[]},{"kind":"number","name":"支路电流","before":"-","line":"额定电流","after":"","unit":"A","text":"{}（含谐波）","range":{"min":20,"max":400,"step":1},"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1041;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-QJ","parts":[{"kind":"number","name":"可控容量","before":"-","line":"可控容量（400 V）","after":"","unit":"kvar","numbers":[12,16,20,30,43,63],"with":{}},{"kind":"number","name":"线圈电压","before":"/","line":"线圈电压","after":"","unit":"V","text":"AC {}，50 Hz","numbers":[110,220,380],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1042;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-FK","parts":[{"kind":"choice","name":"型式","before":"/","line":"额定工作电压","options":[{"code":"3","meaning":"共补三相","text":"AC 400 V（共补）","sets":{}},{"code":"1","meaning":"分补三单相","text":"AC 230 V（分补）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"控制容量","before":"-","line":"控制容量","after":"","unit":"kvar","numbers":[20,30,40],"with":{"额定电流":["45 A","63 A","80 A"]}},{"kind":"number","name":"控制电压","before":"-","line":"控制信号","after":"","unit":"V","numbers":[12],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1043;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TB","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[40,63,80],"with":{}},{"kind":"choice","name":"控制方式","before":"-","line":"控制","options":[{"code":"RS","meaning":"RS485型","text":"RS485","sets":{}},{"code":"D","meaning":"DC 12 V型","text":"DC 12 V","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1044;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-JK","parts":[{"kind":"choice","name":"型式","before":"/","options":[{"code":"3","meaning":"三相共补","sets":{}},{"code":"1","meaning":"分补","sets":{}}],"elsewhere":[]},{"kind":"number","name":"控制容量","before":"-","line":"控制容量","after":"","unit":"kvar","numbers":[20,40,60],"with":{"额定电流":["60 A","90 A","120 A"]}}],"rules":[],"variants":[]}' WHERE `product` = 1045;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-RC12","parts":[{"kind":"choice","name":"输出型式","before":"/","line":"输出型式","options":[{"code":"J","meaning":"继电器输出","text":"继电器AC 220 V/5 A","sets":{}},{"code":"D","meaning":"DC 12 V输出","text":"DC 12 V/50 mA","sets":{}}],"elsewhere":[]},{"kind":"number","name":"输出路数","before":"-","line":"输出路数","after":"","unit":"路","numbers":[4,6,8,10,12],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1046;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-RC18","parts":[{"kind":"number","name":"共补路数","before":"/C","line":"输出路数","after":"","unit":"路","text":"共补{}","range":{"min":0,"max":18,"step":1},"with":{}},{"kind":"choice","name":"分补路数","before":"F","line":"输出路数","options":[{"code":"0","meaning":"不带分补","text":"不带分补","sets":{}},{"code":"3","meaning":"3路（1组）","text":"分补3路（1组）","sets":{}},{"code":"6","meaning":"6路（2组）","text":"分补6路（2组）","sets":{}},{"code":"9","meaning":"9路（3组）","text":"分补9路（3组）","sets":{}},{"code":"12","meaning":"12路（4组）","text":"分补12路（4组）","sets":{}},{"code":"15","meaning":"15路（5组）","text":"分补15路（5组）","sets":{}},{"code":"18","meaning":"18路（6组）","text":"分补18路（6组）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485/Modbus-RTU、DL/T 645-2007"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485/Modbus-RTU、DL/T 645-2007，4G"}}],"elsewhere":[]}],"rules":[{"sum":["共补路数","分补路数"],"min":1,"max":18,"says":"共补与分补合计最多18路，至少1路"}],"variants":[]}' WHERE `product` = 1047;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"AC 5 A","text":"AC 5 A，持续1.2倍，瞬时10倍/5 s","sets":{}},{"code":"1A","meaning":"AC 1 A","text":"AC 1 A，持续1.2倍，瞬时10倍/5 s","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"接线","options":[{"code":"220","meaning":"220/380 V","text":"三相四线/三相三线，电压220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"三相四线/三相三线，电压57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信与扩展","before":"-","options":[{"code":"C","meaning":"1路RS485","sets":{}},{"code":"CK","meaning":"1路RS485，4DI/2DO","sets":{}},{"code":"CM","meaning":"1路RS485，1路4~20 mA","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1048;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96S","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电压电流","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压电流","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信与报警","before":"-","absent":{"meaning":"不带通信与报警","sets":{"通信":"不带","报警输出":"不带"}},"options":[{"code":"CJ","meaning":"RS485，1路报警继电器","sets":{"通信":"RS485/Modbus-RTU","报警输出":"AC 250 V/3 A常开"}},{"code":"C","meaning":"RS485","sets":{"通信":"RS485/Modbus-RTU","报警输出":"不带"}},{"code":"J","meaning":"1路报警继电器","sets":{"通信":"不带","报警输出":"AC 250 V/3 A常开"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1049;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96H","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"CE","meaning":"RS485，以太网","text":"RS485；以太网Modbus-TCP","sets":{}},{"code":"C","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1050;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96F","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信规约","before":"-","absent":{"meaning":"Modbus-RTU","sets":{"通信":"RS485：出厂Modbus-RTU，可切换为DL/T 645-2007"}},"options":[{"code":"D","meaning":"DL/T 645-2007","sets":{"通信":"RS485：出厂DL/T 645-2007，可切换为Modbus-RTU"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1051;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96K","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"扩展","before":"-","options":[{"code":"8D4R2A","meaning":"8DI/4DO/2AO","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1052;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96W","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"无线通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{"LoRa":"不带（4G型）"}},{"code":"LR","meaning":"LoRa","sets":{"4G":"不带（LoRa型）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1053;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM72E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","absent":{"meaning":"不带通信","sets":{"通信":"不带"}},"options":[{"code":"C","meaning":"RS485","sets":{"通信":"RS485/Modbus-RTU"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1054;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM72D","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"3×5 A（互感器接入）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信与输出","before":"-","options":[{"code":"C2R","meaning":"RS485，2路继电器","sets":{"通信":"RS485"}},{"code":"2R","meaning":"2路继电器，不带RS485","sets":{"通信":"不带"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1055;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM120E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电压电流","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压电流","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"CE","meaning":"RS485+以太网","text":"RS485，以太网","sets":{}},{"code":"C","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1056;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DM1","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电流","after":"","unit":"A","numbers":[60],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"485","meaning":"RS485","text":"RS485（DL/T 645-2007）","sets":{}},{"code":"IR","meaning":"红外","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1057;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DM2P","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电压/电流","after":"","unit":"A","numbers":[80],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"LR","meaning":"LoRa","text":"RS485 + LoRa（470~510 MHz）","sets":{}},{"code":"485","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1058;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DM3","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电流","after":"","unit":"A","numbers":[80],"with":{}},{"kind":"choice","name":"费率与通信","before":"-","options":[{"code":"F485","meaning":"复费率，RS485","sets":{"费率":"4费率12时段"}},{"code":"485","meaning":"单费率，RS485","sets":{"费率":"单费率"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1059;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DM3C","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"0.015-0.075(6)A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","absent":{"meaning":"220/380 V","sets":{"电压":"3×220/380 V"}},"options":[{"code":"100","meaning":"57.7/100 V","sets":{"电压":"3×57.7/100 V"}}],"elsewhere":[]},{"kind":"number","name":"开口互感器","before":"-KCT","absent":{"meaning":"不带互感器，另配","sets":{}},"after":"/5","unit":"/5 A","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1060;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TM30","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"互感型0.015-0.075(6)A","sets":{"有功电能":"C级（0.5S级）"}},{"code":"60A","meaning":"直通型0.2-0.5(60)A","sets":{"有功电能":"B级（1级）"}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485 DL/T 645-2007，红外"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485 DL/T 645-2007，红外，4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1061;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TM33","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"0.015-0.075(6)A","text":"3×0.015-0.075(6)A（旧标称1.5(6)A）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"辅助电源","before":"-","absent":{"meaning":"不带辅助电源","sets":{"辅助电源":"不带"}},"options":[{"code":"AUX","meaning":"带辅助电源","sets":{"辅助电源":"AC/DC 100~240 V"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1062;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DA72","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"输入","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"变送与报警","before":"-","absent":{"meaning":"不带变送与报警","sets":{"变送":"不带"}},"options":[{"code":"CJ","meaning":"4~20 mA变送，报警继电器","sets":{"变送":"4~20 mA，负载≤500 Ω"}},{"code":"C","meaning":"4~20 mA变送","sets":{"变送":"4~20 mA，负载≤500 Ω"}},{"code":"J","meaning":"报警继电器","sets":{"变送":"不带"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1063;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DV96","parts":[{"kind":"choice","name":"电压规格","before":"-","line":"输入","options":[{"code":"100","meaning":"PT二次100 V","text":"3×100 V","sets":{}},{"code":"380","meaning":"380 V直接接入","text":"3×380 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"频率","before":"-","absent":{"meaning":"不带频率显示","sets":{"准确度":"0.5级"}},"options":[{"code":"F","meaning":"附加频率显示","sets":{"准确度":"0.5级，频率±0.1 Hz"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1064;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-WM40","parts":[{"kind":"number","name":"互感器一次电流","before":"-","line":"电流","after":"","unit":"A","text":"开口互感器{}","numbers":[100,200,400,600],"with":{}},{"kind":"choice","name":"测温","before":"-","absent":{"meaning":"不带测温","sets":{}},"options":[{"code":"T4","meaning":"4路测温","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{}}],"elsewhere":[{"code":"LR","says":"LH-WM40只有4G型，LoRa型请选LH-WM42"}]}],"rules":[],"variants":[]}' WHERE `product` = 1065;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-WM41","parts":[{"kind":"number","name":"监测路数","before":"-","line":"输入","after":"","unit":"路","text":"{}三相（开口互感器）","range":{"min":1,"max":4,"step":1},"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"4G","meaning":"4G","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1066;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-WM42","parts":[{"kind":"number","name":"互感器一次电流","before":"-","line":"电流","after":"","unit":"A","text":"开口互感器{}","range":{"min":100,"max":600,"step":50},"with":{}},{"kind":"choice","name":"通信","before":"-","line":"LoRa","options":[{"code":"LR","meaning":"LoRa","sets":{}}],"elsewhere":[{"code":"4G","says":"LH-WM42只有LoRa型，4G型请选LH-WM40"}]}],"rules":[],"variants":[]}' WHERE `product` = 1067;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-MC12","parts":[{"kind":"number","name":"互感器额定电流","before":"-","line":"互感器","after":"","unit":"A","text":"插接式，{}，0.5级","range":{"min":50,"max":400,"step":50},"with":{}},{"kind":"choice","name":"以太网","before":"-","absent":{"meaning":"不带以太网","sets":{"通信":"RS485"}},"options":[{"code":"E","meaning":"带以太网","sets":{"通信":"RS485 + 2×以太网"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1068;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GW100","parts":[{"kind":"choice","name":"RS485","before":"-","line":"下行","options":[{"code":"4R","meaning":"4路RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"上行通信","before":"-","line":"上行","options":[{"code":"4G","meaning":"4G与以太网","text":"4G Cat.1 + 10/100 M以太网","sets":{}},{"code":"E","meaning":"仅以太网","text":"10/100 M以太网","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1069;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GW200","parts":[{"kind":"choice","name":"回程","before":"-","line":"上行","options":[{"code":"4G","meaning":"4G回程","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"安装场所","before":"-","line":"防护","options":[{"code":"OD","meaning":"室外型","text":"IP65（室外型）","sets":{}},{"code":"ID","meaning":"室内型","text":"IP30（室内型）","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1070;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SB63","parts":[{"kind":"choice","name":"极数","before":"-","line":"极数","options":[{"code":"1N","meaning":"1P+N","sets":{"外形尺寸":"36 mm×90 mm×70 mm（1P+N，宽×高×深）"}},{"code":"3P","meaning":"3P","sets":{}},{"code":"3N","meaning":"3P+N","sets":{"外形尺寸":"90 mm×90 mm×70 mm（3P+N，宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"额定电流","before":"-C","line":"额定电流","after":"","unit":"A","text":"{}，C型脱扣","numbers":[16,20,32,40,63],"with":{}},{"kind":"number","name":"剩余电流","before":"-","line":"剩余电流","after":"","unit":"mA","text":"{}（可关）","numbers":[30,100,300],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"LR","meaning":"LoRa","sets":{}},{"code":"4G","meaning":"4G","sets":{}},{"code":"R","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1071;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SB250M","parts":[{"kind":"choice","name":"极数","before":"-","line":"极数","options":[{"code":"3P","meaning":"3P","sets":{"外形尺寸":"105 mm×165 mm×110 mm（3P，宽×高×深）"}},{"code":"4P","meaning":"4P","sets":{"外形尺寸":"140 mm×165 mm×110 mm（4P，宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"额定电流","before":"-","line":"壳架电流","after":"","unit":"A","text":"250 A，额定电流{}","numbers":[100,125,160,200,250],"with":{}},{"kind":"choice","name":"脱扣与保护","before":"-","options":[{"code":"EL","meaning":"电子脱扣加剩余电流","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1072;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TS10","parts":[{"kind":"number","name":"绑带长度","before":"-","after":"","unit":"mm","numbers":[450],"with":{}},{"kind":"choice","name":"防护","before":"-","absent":{"meaning":"IP65","sets":{"防护":"IP65"}},"options":[{"code":"P","meaning":"IP67","sets":{"防护":"IP67"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1073;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TS20","parts":[{"kind":"choice","name":"螺栓规格","before":"-","options":[{"code":"M8","meaning":"M8螺栓","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"温湿度","before":"-","absent":{"meaning":"只测温度","sets":{}},"options":[{"code":"TH","meaning":"温湿度型","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1074;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KCT","parts":[{"kind":"choice","name":"窗口系列","before":"-","line":"窗口","options":[{"code":"24","meaning":"φ24 mm","sets":{"外形尺寸":"61 mm×78 mm×36 mm（宽×高×厚）"}},{"code":"36","meaning":"φ36 mm","sets":{"外形尺寸":"75 mm×92 mm×40 mm（宽×高×厚）"}},{"code":"80","meaning":"80 mm×50 mm","sets":{"外形尺寸":"125 mm×150 mm×50 mm（宽×高×厚）"}},{"code":"120","meaning":"120 mm×60 mm","sets":{"外形尺寸":"172 mm×174 mm×55 mm（宽×高×厚）"}},{"code":"160","meaning":"160 mm×80 mm","sets":{"外形尺寸":"220 mm×210 mm×60 mm（宽×高×厚）"}}],"elsewhere":[]},{"kind":"number","name":"一次电流","before":"-","line":"变比","after":"","unit":"A","text":"一次{}","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{}},{"kind":"choice","name":"二次输出","before":"/","line":"输出","options":[{"code":"5","meaning":"5 A","sets":{}},{"code":"1","meaning":"1 A","sets":{}},{"code":"333mV","meaning":"333 mV","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"准确级","before":"-","line":"准确级","options":[{"code":"0.5","meaning":"0.5级","sets":{}},{"code":"1","meaning":"1级","sets":{}},{"code":"0.2","meaning":"0.2级","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"窗口系列":["24"]},"only":{"一次电流":["100","150","200","300"]},"says":"φ24窗口的一次电流只有100~300 A"},{"when":{"窗口系列":["36"]},"only":{"一次电流":["200","300","400","600"]},"says":"φ36窗口的一次电流只有200~600 A"},{"when":{"窗口系列":["80"]},"only":{"一次电流":["400","600","800","1000","1500"]},"says":"80×50窗口的一次电流只有400~1500 A"},{"when":{"窗口系列":["120"]},"only":{"一次电流":["1000","1500","2000","3000"]},"says":"120×60窗口的一次电流只有1000~3000 A"},{"when":{"窗口系列":["160"]},"only":{"一次电流":["2000","3000","5000"]},"says":"160×80窗口的一次电流只有2000~5000 A"},{"when":{"准确级":["0.5"]},"only":{"一次电流":["200","300","400","600","800","1000","1500","2000","3000","5000"]},"says":"0.5级从一次200 A起，100 A、150 A只有1级"},{"when":{"准确级":["0.2"]},"only":{"一次电流":["1000","1500","2000","3000","5000"]},"says":"0.2级只有大电流规格，一次1000 A起"}],"variants":[]}' WHERE `product` = 1075;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-RCD300","parts":[{"kind":"number","name":"互感器窗口","before":"-","line":"互感器窗口","after":"","unit":"mm","text":"φ{}","numbers":[45,65,100],"with":{}},{"kind":"choice","name":"无线通信","before":"-","absent":{"meaning":"RS485","sets":{"通信":"RS485/Modbus-RTU"}},"options":[{"code":"LR","meaning":"LoRa","sets":{"通信":"RS485/Modbus-RTU，LoRa"}},{"code":"4G","meaning":"4G","sets":{"通信":"RS485/Modbus-RTU，4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1076;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"tariff","title":"费率与时段","registers":[{"address":544,"name":"当前费率","symbol":"TARIFF","type":"UINT16","scale":1,"access":"R","values":{"1":"尖","2":"峰","3":"平","4":"谷"}},{"address":546,"name":"正向有功分费率电能","symbol":"EPIT","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"},"note":"费率 1~4 为尖、峰、平、谷"},{"address":554,"name":"反向有功分费率电能","symbol":"EPET","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"}},{"address":562,"name":"时段起始时刻","symbol":"SLOT","type":"UINT16","scale":1,"access":"R/W","min":0,"max":2359,"series":{"from":1,"count":12,"word":"时段"},"note":"时×100+分，2230 即 22:30"},{"address":574,"name":"时段费率","symbol":"SLOTT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":4,"series":{"from":1,"count":12,"word":"时段"}},{"address":586,"name":"使用中的时区表","symbol":"ZONE","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":592,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":593,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":594,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":595,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":596,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":597,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"demand","title":"需量","note":"二次值，一次值再乘 PT × CT","registers":[{"address":600,"name":"当前有功需量","symbol":"DP","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":602,"name":"本月最大有功需量","symbol":"DPMAX","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":604,"name":"最大需量发生日","symbol":"DPDAY","type":"UINT16","scale":1,"access":"R","min":1,"max":31},{"address":605,"name":"最大需量发生时刻","symbol":"DPTIME","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"时×100+分"},{"address":606,"name":"需量区间","symbol":"DWIN","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60},{"address":607,"name":"滑差时间","symbol":"DSLIDE","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60,"note":"要能整除需量区间"}]},{"id":"freeze","title":"冻结电能","note":"一次读不完的分几次读，每次起始地址取偶数偏移","registers":[{"address":640,"name":"月冻结正向有功电能","symbol":"EPIM","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":12,"word":"月前"}},{"address":664,"name":"月冻结最大需量","symbol":"DPM","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5,"series":{"from":1,"count":12,"word":"月前"}},{"address":688,"name":"日冻结正向有功电能","symbol":"EPID","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":62,"word":"天前"}}]}]}' WHERE `product` = 1051;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current-direct","title":"电流（直接接入）","note":"直接接入，寄存器就是一次值，没有变比；分辨力与互感器接入型不同","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":360,"note":"三相电流的矢量和"}]},{"id":"power-direct","title":"功率与功率因数（直接接入）","note":"直接接入表的 PT、CT 为 1，寄存器就是一次值；有功为负表示反向，无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-270,"max":270},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-270,"max":270},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":270},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"tariff","title":"费率与时段","registers":[{"address":544,"name":"当前费率","symbol":"TARIFF","type":"UINT16","scale":1,"access":"R","values":{"1":"尖","2":"峰","3":"平","4":"谷"}},{"address":546,"name":"正向有功分费率电能","symbol":"EPIT","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"},"note":"费率 1~4 为尖、峰、平、谷"},{"address":554,"name":"反向有功分费率电能","symbol":"EPET","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"}},{"address":562,"name":"时段起始时刻","symbol":"SLOT","type":"UINT16","scale":1,"access":"R/W","min":0,"max":2359,"series":{"from":1,"count":12,"word":"时段"},"note":"时×100+分，2230 即 22:30"},{"address":574,"name":"时段费率","symbol":"SLOTT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":4,"series":{"from":1,"count":12,"word":"时段"}},{"address":586,"name":"使用中的时区表","symbol":"ZONE","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":592,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":593,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":594,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":595,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":596,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":597,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]}]}' WHERE `product` = 1059;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"电能质量监测装置寄存器表","revision":"1.4","note":"电压、电流、功率为一次侧 FLOAT32，10 周波窗口刷新；百分数为整数寄存器。3 s、10 min 统计值取最近一个完整区间。","mostRegisters":125,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[17244,19661,17243,45875]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"basic","title":"电压、电流与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":258,"name":"B相电压","symbol":"UB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":260,"name":"C相电压","symbol":"UC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":262,"name":"AB线电压","symbol":"UAB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":264,"name":"BC线电压","symbol":"UBC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":266,"name":"CA线电压","symbol":"UCA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":268,"name":"A相电流","symbol":"IA","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":270,"name":"B相电流","symbol":"IB","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":272,"name":"C相电流","symbol":"IC","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":274,"name":"中性线电流","symbol":"IN","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":276,"name":"频率","symbol":"F","type":"FLOAT32","unit":"Hz","scale":1,"access":"R"}]},{"id":"power","title":"功率","registers":[{"address":288,"name":"A相有功功率","symbol":"PA","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":290,"name":"B相有功功率","symbol":"PB","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":292,"name":"C相有功功率","symbol":"PC","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":294,"name":"总有功功率","symbol":"P","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":296,"name":"A相无功功率","symbol":"QA","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":298,"name":"B相无功功率","symbol":"QB","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":300,"name":"C相无功功率","symbol":"QC","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":302,"name":"总无功功率","symbol":"Q","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":304,"name":"总视在功率","symbol":"S","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"},{"address":306,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"deviation","title":"偏差与不平衡度","registers":[{"address":384,"name":"A相电压偏差","symbol":"DUA","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":385,"name":"B相电压偏差","symbol":"DUB","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":386,"name":"C相电压偏差","symbol":"DUC","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":387,"name":"频率偏差","symbol":"DF","type":"INT16","unit":"Hz","scale":0.001,"access":"R","min":-10,"max":10},{"address":388,"name":"负序电压不平衡度","symbol":"UNBU2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":389,"name":"零序电压不平衡度","symbol":"UNBU0","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":390,"name":"负序电流不平衡度","symbol":"UNBI2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100}]},{"id":"flicker","title":"闪变","registers":[{"address":400,"name":"A相短时间闪变值","symbol":"PSTA","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"10 min"},{"address":401,"name":"B相短时间闪变值","symbol":"PSTB","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"10 min"},{"address":402,"name":"C相短时间闪变值","symbol":"PSTC","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"10 min"},{"address":403,"name":"A相长时间闪变值","symbol":"PLTA","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"2 h"},{"address":404,"name":"B相长时间闪变值","symbol":"PLTB","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"2 h"},{"address":405,"name":"C相长时间闪变值","symbol":"PLTC","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"2 h"}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":49,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":49,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":49,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":49,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":49,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":49,"word":"次"}}]},{"id":"interharmonics","title":"间谐波子组含有率","note":"第 n 组介于第 n 与第 n+1 次谐波之间，在首地址 +（n−1）","registers":[{"address":1536,"name":"A相电压间谐波子组含有率","symbol":"IGUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1600,"name":"B相电压间谐波子组含有率","symbol":"IGUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1664,"name":"C相电压间谐波子组含有率","symbol":"IGUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1728,"name":"A相电流间谐波子组含有率","symbol":"IGIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1792,"name":"B相电流间谐波子组含有率","symbol":"IGIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1856,"name":"C相电流间谐波子组含有率","symbol":"IGIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}}]},{"id":"events","title":"电压事件","registers":[{"address":2304,"name":"事件总数","symbol":"EVN","type":"UINT32","unit":"次","scale":1,"access":"R"},{"address":2306,"name":"暂降次数","symbol":"SAGN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2307,"name":"暂升次数","symbol":"SWELLN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2308,"name":"中断次数","symbol":"INTN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2310,"name":"查询序号","symbol":"EVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":500,"note":"1 为最近一次；写入后读下列各项"},{"address":2311,"name":"事件类型","symbol":"EVTYPE","type":"UINT16","scale":1,"access":"R","values":{"1":"暂降","2":"暂升","3":"短时中断"}},{"address":2312,"name":"事件相别","symbol":"EVPHASE","type":"UINT16","scale":1,"access":"R","bits":["A相","B相","C相"]},{"address":2313,"name":"残压或最大电压","symbol":"EVU","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":200,"note":"占标称电压的百分数"},{"address":2314,"name":"持续时间","symbol":"EVT","type":"UINT32","unit":"ms","scale":1,"access":"R"},{"address":2316,"name":"发生年","symbol":"EVYEAR","type":"UINT16","scale":1,"access":"R","min":2000,"max":2099,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2317,"name":"发生月日","symbol":"EVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2318,"name":"发生时分","symbol":"EVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2319,"name":"发生毫秒","symbol":"EVMS","type":"UINT16","scale":1,"access":"R","min":0,"max":59999,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"}]},{"id":"limits","title":"越限与事件门槛","registers":[{"address":2336,"name":"暂降门槛","symbol":"SAGSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":50,"max":95},{"address":2337,"name":"暂升门槛","symbol":"SWELLSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":105,"max":150},{"address":2338,"name":"中断门槛","symbol":"INTSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":20},{"address":2339,"name":"THDu 越限值","symbol":"THDUSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":50},{"address":2340,"name":"THDi 越限值","symbol":"THDISET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":100}]}]}' WHERE `product` = 1031;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"电能质量监测装置寄存器表","revision":"1.4","note":"电压、电流、功率为一次侧 FLOAT32，10 周波窗口刷新；百分数为整数寄存器。3 s、10 min 统计值取最近一个完整区间。","mostRegisters":125,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[17244,19661,17243,45875]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400,57600,115200],"baudRate":19200,"formats":["8N1","8E1","8O1"]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"basic","title":"电压、电流与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":258,"name":"B相电压","symbol":"UB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":260,"name":"C相电压","symbol":"UC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":262,"name":"AB线电压","symbol":"UAB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":264,"name":"BC线电压","symbol":"UBC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":266,"name":"CA线电压","symbol":"UCA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":268,"name":"A相电流","symbol":"IA","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":270,"name":"B相电流","symbol":"IB","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":272,"name":"C相电流","symbol":"IC","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":274,"name":"中性线电流","symbol":"IN","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":276,"name":"频率","symbol":"F","type":"FLOAT32","unit":"Hz","scale":1,"access":"R"}]},{"id":"power","title":"功率","registers":[{"address":288,"name":"A相有功功率","symbol":"PA","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":290,"name":"B相有功功率","symbol":"PB","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":292,"name":"C相有功功率","symbol":"PC","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":294,"name":"总有功功率","symbol":"P","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":296,"name":"A相无功功率","symbol":"QA","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":298,"name":"B相无功功率","symbol":"QB","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":300,"name":"C相无功功率","symbol":"QC","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":302,"name":"总无功功率","symbol":"Q","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":304,"name":"总视在功率","symbol":"S","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"},{"address":306,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"deviation","title":"偏差与不平衡度","registers":[{"address":384,"name":"A相电压偏差","symbol":"DUA","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":385,"name":"B相电压偏差","symbol":"DUB","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":386,"name":"C相电压偏差","symbol":"DUC","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":387,"name":"频率偏差","symbol":"DF","type":"INT16","unit":"Hz","scale":0.001,"access":"R","min":-10,"max":10},{"address":388,"name":"负序电压不平衡度","symbol":"UNBU2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":389,"name":"零序电压不平衡度","symbol":"UNBU0","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":390,"name":"负序电流不平衡度","symbol":"UNBI2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}}]},{"id":"interharmonics","title":"间谐波子组含有率","note":"第 n 组介于第 n 与第 n+1 次谐波之间，在首地址 +（n−1）","registers":[{"address":1536,"name":"A相电压间谐波子组含有率","symbol":"IGUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1600,"name":"B相电压间谐波子组含有率","symbol":"IGUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1664,"name":"C相电压间谐波子组含有率","symbol":"IGUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1728,"name":"A相电流间谐波子组含有率","symbol":"IGIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1792,"name":"B相电流间谐波子组含有率","symbol":"IGIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1856,"name":"C相电流间谐波子组含有率","symbol":"IGIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}}]},{"id":"events","title":"电压事件","registers":[{"address":2304,"name":"事件总数","symbol":"EVN","type":"UINT32","unit":"次","scale":1,"access":"R"},{"address":2306,"name":"暂降次数","symbol":"SAGN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2307,"name":"暂升次数","symbol":"SWELLN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2308,"name":"中断次数","symbol":"INTN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2310,"name":"查询序号","symbol":"EVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":500,"note":"1 为最近一次；写入后读下列各项"},{"address":2311,"name":"事件类型","symbol":"EVTYPE","type":"UINT16","scale":1,"access":"R","values":{"1":"暂降","2":"暂升","3":"短时中断"}},{"address":2312,"name":"事件相别","symbol":"EVPHASE","type":"UINT16","scale":1,"access":"R","bits":["A相","B相","C相"]},{"address":2313,"name":"残压或最大电压","symbol":"EVU","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":200,"note":"占标称电压的百分数"},{"address":2314,"name":"持续时间","symbol":"EVT","type":"UINT32","unit":"ms","scale":1,"access":"R"},{"address":2316,"name":"发生年","symbol":"EVYEAR","type":"UINT16","scale":1,"access":"R","min":2000,"max":2099,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2317,"name":"发生月日","symbol":"EVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2318,"name":"发生时分","symbol":"EVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2319,"name":"发生毫秒","symbol":"EVMS","type":"UINT16","scale":1,"access":"R","min":0,"max":59999,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"}]},{"id":"limits","title":"越限与事件门槛","registers":[{"address":2336,"name":"暂降门槛","symbol":"SAGSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":50,"max":95},{"address":2337,"name":"暂升门槛","symbol":"SWELLSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":105,"max":150},{"address":2338,"name":"中断门槛","symbol":"INTSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":20},{"address":2339,"name":"THDu 越限值","symbol":"THDUSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":50},{"address":2340,"name":"THDi 越限值","symbol":"THDISET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":100}]},{"id":"outputs","title":"告警输出（选配）","registers":[{"address":2352,"name":"越限状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["电压偏差","频率偏差","THDu","THDi","不平衡度","暂降","暂升","中断"]},{"address":2353,"name":"开关量输出","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2","DO3","DO4"],"note":"1 为闭合"}]}]}' WHERE `product` = 1032;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"}},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100},{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"]}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]}]}' WHERE `product` = 1019;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"}},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100},{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"]}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]},{"id":"downlink","title":"下行设备","registers":[{"address":2560,"name":"下行设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":2624,"name":"缓存待上送条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"}]}]}' WHERE `product` = 1020;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"网关与集中显示寄存器表","revision":"1.2","note":"单元标识 255 读本机寄存器；单元标识 1~247 转发给下行同地址的设备，寄存器按该设备自己的表。","mostRegisters":125,"exceptions":[1,2,3,6,11],"example":{"symbol":"BAUD","words":[96,96]},"tcp":{"port":502,"unit":255},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"state","title":"运行状态","registers":[{"address":64,"name":"连续运行时间","symbol":"UPTIME","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":66,"name":"处理器占用率","symbol":"CPU","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":67,"name":"内存占用率","symbol":"MEM","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":68,"name":"以太网状态","symbol":"LAN","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"10M","2":"100M"}}]},{"id":"screen","title":"画面与权限","registers":[{"address":80,"name":"当前画面","symbol":"PAGE","type":"UINT16","scale":1,"access":"R","values":{"1":"一次图","2":"曲线","3":"告警","4":"参数"}},{"address":81,"name":"登录级别","symbol":"LEVEL","type":"UINT16","scale":1,"access":"R","values":{"0":"巡视","1":"操作","2":"厂家"}},{"address":82,"name":"未确认告警条数","symbol":"ALMN","type":"UINT16","unit":"条","scale":1,"access":"R","max":1000},{"address":83,"name":"背光时间","symbol":"LIGHT","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60}]},{"id":"ports","title":"RS485口","registers":[{"address":128,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"series":{"from":1,"count":2,"word":"口"}},{"address":132,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","series":{"from":1,"count":2,"word":"口"},"values":{"0":"8N1","1":"8E1","2":"8O1"}},{"address":136,"name":"应答超时","symbol":"TIMEOUT","type":"UINT16","unit":"ms","scale":1,"access":"R/W","min":50,"max":5000,"series":{"from":1,"count":2,"word":"口"}},{"address":140,"name":"采集周期","symbol":"POLL","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":3600,"series":{"from":1,"count":2,"word":"口"}},{"address":144,"name":"在线设备数","symbol":"ONLINE","type":"UINT16","unit":"台","scale":1,"access":"R","max":32,"series":{"from":1,"count":2,"word":"口"}},{"address":148,"name":"通信成功率","symbol":"OKRATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100,"series":{"from":1,"count":2,"word":"口"},"note":"最近 1 h"}]},{"id":"devices","title":"下行设备","note":"按点表中的次序","registers":[{"address":256,"name":"设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":384,"name":"累计通信失败次数","symbol":"FAILN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"}}]}]}' WHERE `product` = 1021;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"网关与集中显示寄存器表","revision":"1.2","note":"单元标识 255 读本机寄存器；单元标识 1~247 转发给下行同地址的设备，寄存器按该设备自己的表。","mostRegisters":125,"exceptions":[1,2,3,6,11],"example":{"symbol":"BAUD","words":[96,96]},"tcp":{"port":502,"unit":255},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"state","title":"运行状态","registers":[{"address":64,"name":"连续运行时间","symbol":"UPTIME","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":66,"name":"处理器占用率","symbol":"CPU","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":67,"name":"内存占用率","symbol":"MEM","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":68,"name":"以太网状态","symbol":"LAN","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"10M","2":"100M"}}]},{"id":"uplink","title":"上行","registers":[{"address":72,"name":"使用中的上行","symbol":"UP","type":"UINT16","scale":1,"access":"R","values":{"0":"无","1":"以太网","2":"4G"}},{"address":73,"name":"4G信号强度","symbol":"RSSI","type":"INT16","unit":"dBm","scale":1,"access":"R","min":-120,"max":0},{"address":74,"name":"平台连接","symbol":"CLOUD","type":"UINT16","scale":1,"access":"R","values":{"0":"未连接","1":"已连接"}},{"address":75,"name":"缓存待补传条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"},{"address":77,"name":"上行切换次数","symbol":"SWITCHN","type":"UINT16","unit":"次","scale":1,"access":"R"}]},{"id":"ports","title":"RS485口","registers":[{"address":128,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"series":{"from":1,"count":4,"word":"口"}},{"address":132,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","series":{"from":1,"count":4,"word":"口"},"values":{"0":"8N1","1":"8E1","2":"8O1"}},{"address":136,"name":"应答超时","symbol":"TIMEOUT","type":"UINT16","unit":"ms","scale":1,"access":"R/W","min":50,"max":5000,"series":{"from":1,"count":4,"word":"口"}},{"address":140,"name":"采集周期","symbol":"POLL","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":3600,"series":{"from":1,"count":4,"word":"口"}},{"address":144,"name":"在线设备数","symbol":"ONLINE","type":"UINT16","unit":"台","scale":1,"access":"R","max":32,"series":{"from":1,"count":4,"word":"口"}},{"address":148,"name":"通信成功率","symbol":"OKRATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100,"series":{"from":1,"count":4,"word":"口"},"note":"最近 1 h"}]},{"id":"devices","title":"下行设备","note":"按点表中的次序","registers":[{"address":256,"name":"设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":128,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":384,"name":"累计通信失败次数","symbol":"FAILN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":128,"word":"台"}}]}]}' WHERE `product` = 1069;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-civic-drawers-3a2434b2.webp', `images` = '/media/sites/site-civic-drawers-3a2434b2.webp,/media/products/lh-pm96h-1-11d3bc7d.webp,/media/products/lh-svg-m-1-206a191d.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-tunnel-fan-0718cf28.webp', `images` = '/media/sites/site-tunnel-fan-0718cf28.webp,/media/products/lh-apf-g-1-53db524d.webp,/media/products/lh-xcs-7-1-fff2b8bd.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-lamp-substation-503fc88d.webp', `images` = '/media/sites/site-lamp-substation-503fc88d.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-rcd300-1-09364bb1.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-phase-switches-a020185e.webp', `images` = '/media/sites/site-phase-switches-a020185e.webp,/media/products/lh-ck300-1-a010863d.webp,/media/products/lh-hxk-1-c21b1091.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2004;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-charger-meters-99d551a4.webp', `images` = '/media/sites/site-charger-meters-99d551a4.webp,/media/products/lh-mc12-1-61c2bfce.webp,/media/products/lh-svg-m-1-206a191d.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-magnetic-resonance-1000479d.webp', `images` = '/media/sites/site-magnetic-resonance-1000479d.webp,/media/products/lh-svg-m-1-206a191d.webp,/media/products/lh-xcs-7-1-fff2b8bd.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-classroom-4815c68c.webp', `images` = '/media/sites/site-classroom-4815c68c.webp,/media/products/lh-pm96e-1-fab0deee.webp,/media/products/lh-zch-1-1ad18657.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-pump-drives-e662e60c.webp', `images` = '/media/sites/site-pump-drives-e662e60c.webp,/media/products/lh-tm33-1-10814dc1.webp,/media/products/lh-gyj-1-0cbdeff0.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-pig-control-4b7186fd.webp', `images` = '/media/sites/site-pig-control-4b7186fd.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-kjt-1-100f01ee.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-hen-house-c8ed1d9c.webp', `images` = '/media/sites/site-hen-house-c8ed1d9c.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-rcd300-1-09364bb1.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2010;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-dairy-25b617e9.webp', `images` = '/media/sites/site-dairy-25b617e9.webp,/media/products/lh-pqm-s-1-556350f3.webp,/media/products/lh-xcb-1-6ad27f15.webp', `maincontent` = '<p>挤奶厅的真空泵与制冷压缩机同时启动时电流冲击明显，电压波动会影响脉动器节律；夏季高温时段的用电连续性直接影响产奶与牛奶冷藏。</p>
<h2>电压波动算一算</h2>
<p>变压器315 kVA、短路阻抗4%，短路容量约7.9 MVA。55 kW压缩机星三角起动约150 kVA，电压变动150÷7900≈1.9%；30 kW真空泵直接起动约234 kVA，变动3.0%；两台碰在一起为4.9%。GB/T 12326规定35 kV及以下、每小时变动1次以下时限值4%，1~10次时3%。所以首先要做的不是加设备，而是让两类电机错开10 s以上起动，真空泵改软起动后变动还能再降一半。</p>
<h2>补偿与测量</h2>
<p>压缩机与真空泵合计150 kW、功率因数0.78，提到0.95需要150×（0.802-0.329）≈71 kvar。选两组<a href="/newdetail/1013">LH-XCB</a>，480 V电容、7%电抗率：真空泵组40 kvar，400 V下实际输出40×（400÷480）²÷（1-0.07）≈30 kvar；压缩机组60 kvar，实际约45 kvar，合计75 kvar。只开一台泵时无功约26.5×0.802≈21 kvar，投30 kvar就会过补，所以每组在两台都运行时才投入，停一台即退出。投切元件选晶闸管，动作不产生涌流，频繁起停也不磨损。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>暂降、电压变动、功率因数</td></tr><tr><td>真空泵组</td><td>LH-XCB 40 kvar</td><td>两台都运行才投</td></tr><tr><td>制冷压缩机</td><td>LH-XCB 60 kvar、<a href="/newdetail/1067">LH-WM42</a></td><td>启停次数与电流</td></tr><tr><td>青贮、饲料</td><td>LH-WM42</td><td>季节性用电</td></tr></tbody></table>
<p>LH-PQM-S的暂降时刻与脉动器停机记录放在一张时间轴上：同时出现，查电网与起动顺序；不同时，查脉动器电源与真空度。每日挤奶两到三次，一周可得二十次以上样本，足以判断。</p>
<h2>从电流看制冷</h2>
<p>压缩机拉到4 ℃所需时间变长而电流偏低，多为制冷剂不足；电流偏高且排气温度上升，多为冷凝器脏堵。清洗前后各留一周曲线，同样环境温度下比较，就是维护效果的依据。冷藏罐温度高于设定2 ℃持续15 min告警，并附当时的压缩机电流。</p>
<h2>布置与验收</h2>
<p>挤奶厅每天冲洗，仪表与补偿组件放在隔壁电气间，厅内只留防护合格的按钮盒；<a href="/newdetail/1070">LH-GW200</a>一台可覆盖挤奶厅、饲料区与泵房。两班挤奶之间有4 h空档，一次接一组，两天完成。验收取三班挤奶的记录：功率因数不低于0.95，电压变动不大于3%，脉动器无停机。青贮装填季的临时用电设移动配电箱并单独计量，作业结束及时拆除。力调电费的变化按<a href="/detail/3107">这篇文章</a>的方法用电费清单核对。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-blower-room-b853ef1a.webp', `images` = '/media/sites/site-blower-room-b853ef1a.webp,/media/products/lh-kjt-1-100f01ee.webp,/media/products/lh-wm40-1-b44683eb.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-ponds-649ee44e.webp', `images` = '/media/sites/site-ponds-649ee44e.webp,/media/products/lh-ck300-1-a010863d.webp,/media/products/lh-svg-p-1-90741e49.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-feed-mill-a9844f12.webp', `images` = '/media/sites/site-feed-mill-a9844f12.webp,/media/products/lh-tm30-1-62caed24.webp,/media/products/lh-ck200-1-97596929.webp', `maincontent` = '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
<h2>测出来的波动</h2>
<p>1600 kVA变压器带2台132 kW粉碎机、2台160 kW制粒机与若干提升机。以1 s间隔记录一个班：有功在300~900 kW之间，最大时功率因数0.72；粉碎机堵料前后5 s内无功变化可达180 kvar，一小时二十余次。接触器电容的投切延时以秒计，放电后3 min内不得再投，平均功率因数只有0.81。</p>
<h2>容量与响应</h2>
<p>900 kW由0.72提到0.95，需要900×（0.964-0.329）≈572 kvar，选600 kvar的<a href="/newdetail/1017">LH-GXT</a>，晶闸管过零投切，响应不大于20 ms。分级按1:2:2:…设8级，最小级40 kvar，小于单次波动的四分之一。最低负荷300 kW、功率因数0.55时无功约456 kvar，仍能跟随，不会过补。</p>
<p>变压器短路容量1600÷0.06≈26.7 MVA，600 kvar纯电容的谐振次数n=√（26.7÷0.6）≈6.7，离7次太近，所以每级都串7%电抗器。变频喂料器多的厂先测3次与5次，选法见<a href="/detail/3113">7%还是14%</a>。</p>
<h2>电动机一侧</h2>
<ul><li>粉碎机、制粒机各装<a href="/newdetail/1055">LH-PM72D</a>：过载、堵转、缺相、不平衡告警，统计起动次数与运行小时</li><li>远离变压器的200 kW以上主机可在电机侧就地补偿，由<a href="/newdetail/1018">LH-CK200</a>统一整定，避免与动态柜争抢</li><li>粉碎机锤片磨损的表现是同样产量下电流上升8%以上，用一个月曲线判断</li></ul>
<table><thead><tr><th>设备</th><th>功率</th><th>监测</th></tr></thead><tbody><tr><td>粉碎机</td><td>132 kW×2</td><td>LH-PM72D</td></tr><tr><td>制粒机</td><td>160 kW×2</td><td>LH-PM72D</td></tr><tr><td>提升机、混合机</td><td>15~55 kW</td><td><a href="/newdetail/1054">LH-PM72E</a></td></tr><tr><td>总进线</td><td>—</td><td><a href="/newdetail/1061">LH-TM30</a>、LH-CK200</td></tr></tbody></table>
<h2>吨料电耗</h2>
<p>LH-TM30的15 min负荷曲线与生产批次号对应，得到每批的吨料电耗；空转和堵料在曲线上是“有电流、没产量”的平台段。功率因数奖惩直接体现在电费清单，月有功30万kWh时由0.81提到0.95，少吸收约11.9万kvarh，算法见<a href="/detail/3107">力调电费</a>。</p>
<h2>施工与验收</h2>
<p>动态柜放在非粉尘危险区的配电室，柜前留1.5 m；粉尘场所内的电气设备须按爆炸危险区域划分选型。利用周日检修停电8 h完成接入，旧接触器柜退出备用一个月再拆。验收取一个完整生产班：1 s记录的功率因数95%时间不低于0.95，堵料冲击后40 ms内无功恢复，谐波电流按GB/T 14549复核。数据由<a href="/newdetail/1069">LH-GW100</a>送工厂平台。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-cold-racks-6107f98d.webp', `images` = '/media/sites/site-cold-racks-6107f98d.webp,/media/products/lh-pqm-a-1-730a6e1e.webp,/media/products/lh-ts20-1-a0347329.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-biogas-a467e939.webp', `images` = '/media/sites/site-biogas-a467e939.webp,/media/products/lh-pqm-a-1-730a6e1e.webp,/media/products/lh-tm33-1-10814dc1.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-automobile-6248f35f.webp,/media/products/lh-pqm-a-1-730a6e1e.webp,/media/products/lh-gxt-1-2bfcfa9f.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-furnace-door-6084098d.webp', `images` = '/media/sites/site-furnace-door-6084098d.webp,/media/products/lh-pm96h-1-11d3bc7d.webp,/media/products/lh-ck200-1-97596929.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2018;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-moulding-meters-2336ee8e.webp', `images` = '/media/sites/site-moulding-meters-2336ee8e.webp,/media/products/lh-xcs-7-1-fff2b8bd.webp,/media/products/lh-svg-m-1-206a191d.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2019;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-looms-4277664f.webp', `images` = '/media/sites/site-looms-4277664f.webp,/media/products/lh-xcs-7-1-fff2b8bd.webp,/media/products/lh-svg-m-1-206a191d.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-crusher-c2681ab9.webp', `images` = '/media/sites/site-crusher-c2681ab9.webp,/media/products/lh-ts10-1-41282fb9.webp,/media/products/lh-gyz-1-85b5ab67.webp', `maincontent` = '<p>原料磨、破碎机等高压大电机多，长距离供电电压损失大，6/10 kV侧与0.4 kV侧需要统筹。</p>
<h2>先分清该补在哪里</h2>
<p>10 kV母线最大9.6 MW、功率因数0.88，到0.95需要9600×（0.540-0.329）≈2026 kvar。如果全部放在总降，矿山3 km线路上的无功电流一点不少；如果全部放在末端，停机时又无处可调。顺序是：低压就地、大电机随机、母线补差。</p>
<table><thead><tr><th>层</th><th>设备</th><th>容量</th><th>控制</th></tr></thead><tbody><tr><td>大电机</td><td><a href="/newdetail/1010">LH-GYJ</a></td><td>2×450 kvar</td><td>同投同退</td></tr><tr><td>10 kV母线</td><td><a href="/newdetail/1008">LH-GYZ</a></td><td>2×600 kvar</td><td>九区图</td></tr><tr><td>0.4 kV风机、水泵</td><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>每台变压器6×50 kvar</td><td>功率因数与无功</td></tr><tr><td>0.4 kV变频</td><td><a href="/newdetail/1015">LH-GXL</a></td><td>300 kvar</td><td>按支路</td></tr></tbody></table>
<h2>高压侧核算</h2>
<ul><li>随机补偿的上限：电机空载电流30 A时0.9×√3×10×30≈468 kvar，450 kvar可用；绕线电机带进相机的不再装</li><li>电抗率：母线5次为主，选6%，调谐次数1÷√0.06≈4.08，低于5次；若不串电抗，短路容量180 MVA、1200 kvar时n=√（180÷1.2）≈12.2，只投一组时17.3，投切会扫过13、17次</li><li>电压变化：单组600 kvar，ΔU≈0.6÷180≈0.33%，两组0.67%，九区图的电压死区取1%以上，避免反复投切</li><li>电容器额定电压：6%电抗率时端电压升高到1/（1-0.06）≈1.064倍，选11/√3 kV</li></ul>
<h2>低压侧</h2>
<p>破碎机皮带、风机水泵以工频电机为主，7%电抗率的LH-XCS-7即可；选粉机、回转窑变频馈线谐波大，用调谐滤波柜LH-GXL，5、7次各一支路，主要次数电流下降50%~80%，以现场复测为准。选矿、破碎车间粉尘大，也可用敞开维护的<a href="/newdetail/1013">LH-XCB</a>，装在正压配电室内。</p>
<h2>防止重复补偿</h2>
<p>低压先补足，高压母线按剩余无功投切。夜间只剩窑系统3 MW、功率因数0.97，无功约3000×0.251≈753 kvar，若此时随机补偿的900 kvar仍投着就会倒送147 kvar，因此必须与电机同退；母线两组在夜间全部闭锁，由运行方式表规定。</p>
<h2>实施与验收</h2>
<p>总降停电与窑大修同期，5天内完成一次设备；高压电容器投运前做相间与对地耐压，投运后测合闸涌流与过电压。柜内母排与电抗器接头装<a href="/newdetail/1073">LH-TS10</a>，滤网每月清理，三相温差10 ℃即停检。<a href="/newdetail/1050">LH-PM96H</a>装在各变压器低压侧，<a href="/newdetail/1069">LH-GW100</a>汇总。验收以10 kV关口一个月的平均功率因数为准，谐波电流按GB/T 14549核算；反向无功电量应为零，力调电费的口径见<a href="/detail/3107">这篇文章</a>。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/factory/factory-smt-2704139f.webp,/media/products/lh-pqm-a-1-730a6e1e.webp,/media/products/lh-apf-g-1-53db524d.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-datacenter-642a6b20.webp,/media/products/lh-ts10-1-41282fb9.webp,/media/products/lh-pm96h-1-11d3bc7d.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2023;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/scenes/sol-solar-roof-4d39cf02.webp', `images` = '/media/scenes/sol-solar-roof-4d39cf02.webp,/media/products/lh-tm33-1-10814dc1.webp,/media/products/lh-kct-1-5ea63895.webp', `maincontent` = '<p>企业装设屋顶光伏后，有功由光伏提供、无功仍从电网吸收，公共连接点功率因数明显下降，部分企业力调电费不降反升。</p>
<h2>原因</h2>
<p>负荷800 kW、功率因数0.92，无功341 kvar。光伏发500 kW时关口只取300 kW，功率因数300÷√（300²+341²）≈0.66，而光伏投运前是0.92。电费按月有功、无功电量计算，白天有功少了一大块，无功没少，月平均就被拉低，口径见<a href="/detail/3107">力调电费</a>。</p>
<p>旧控制器还会帮倒忙：按功率因数投切，倒送时有功过零，判据失去意义而停止补偿；有的取样点在光伏并网点之后，测到的方向与实际不符。</p>
<h2>先查三件事</h2>
<ol><li>取样位置：从电网看进去，取样互感器必须在光伏并网点之前。</li><li>旧电容柜：实测每级电流，衰减超过10%的换掉；本例300 kvar电容实际剩260 kvar。</li><li>逆变器：能否设恒功率因数。500 kW逆变器设0.98滞后，可发500×0.203≈102 kvar，夜间不发。</li></ol>
<h2>容量</h2>
<p>关口300 kW达到0.95，允许取300×0.329≈99 kvar，需补341-99≈242 kvar。旧电容260 kvar按级投切可以够数，但云影掠过时光伏几秒内变化300 kW，电容跟不上，且每级50 kvar会在轻载时造成容性。增设一台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>，双向100 kvar，大于最大一级电容，波动与零头由它承担。</p>
<table><thead><tr><th>时段</th><th>关口有功</th><th>改造前</th><th>改造后目标</th></tr></thead><tbody><tr><td>白天晴</td><td>300 kW</td><td>0.66（算例）</td><td>≥0.95</td></tr><tr><td>云影</td><td>300~600 kW快变</td><td>0.66~0.87（算例）</td><td>≥0.95</td></tr><tr><td>夜间</td><td>400 kW</td><td>0.92</td><td>≥0.97</td></tr></tbody></table>
<h2>改造内容</h2>
<ul><li>控制改为<a href="/newdetail/1019">LH-CK300</a>，取样在总进线，按无功功率投切，四象限判断；SVG先响应，稳定后由电容接替</li><li><a href="/newdetail/1062">LH-TM33</a>装在10 kV关口侧，<a href="/newdetail/1061">LH-TM30</a>装在光伏柜，发电、用电、上网分开，月底与电费清单核对</li><li>电容更换为<a href="/newdetail/1011">LH-XCS-7</a>；老柜无电抗时必须一起换</li><li>取样用<a href="/newdetail/1075">LH-KCT</a>，不停产安装，注意极性</li></ul>
<h2>并网要求与验收</h2>
<p>光伏接入电能质量按GB/T 29319，谐波按GB/T 14549，电压偏差按GB/T 12325；可观可测的数据由<a href="/newdetail/1069">LH-GW100</a>提供，见<a href="/detail/3111">“四可”要求</a>。分两步投运：先改取样和控制，观察一周；再投SVG。验收选晴天、阴天各24 h，15 min功率因数不低于0.95，关口反向无功电量接近零，再用下一个整月的电费清单复核。防孤岛由并网柜承担，本方案设备不参与。力调电费执行口径以当地供电企业为准。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 2024;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-stage-power-36f30613.webp', `caption` = '舞台调光柜旁墙上的两台LH-APF-W，右侧是大屏背面的箱体。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4003;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-fire-detectors-d8e6b93e.webp', `caption` = '楼层配电箱内的LH-RCD300逐路监测剩余电流，互感器套着馈线。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4004;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-stadium-connect-12a9f797.webp', `caption` = '体育场外的两台LH-KJX-D：应急发电车到场后按色标插接。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-metro-fans-ec17d4d1.webp', `caption` = '环控电控室的两台LH-APF-G与变频柜并列，右侧是隧道风机。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4007;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-mall-meters-cf6da3cf.webp', `caption` = '配电间墙上的LH-ZCH与按商铺排列的LH-DM3。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-pole-balancer-9280233d.webp', `caption` = '小区路边电杆上的三相不平衡自动调节装置。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-charging-d628f109.webp', `caption` = '充电站敞开的配电柜：LH-SVG-MH在上，LH-MC12逐桩计量12台充电桩。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-car-park-b2e9bfaa.webp', `caption` = '停车楼照明配电箱：LH-WM42逐路计量，箱旁是LoRa集中网关。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-aeration-92f272c7.webp', `caption` = '鼓风机房的LH-GXL与变频柜，右侧是曝气风机与总风管。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4015;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-imaging-power-7776fac0.webp', `caption` = '磁共振设备间墙上的LH-APF-W，柜门装LH-PQM-S，观察窗后是磁共振机。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4101;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-classroom-meters-b7bc4e9b.webp', `caption` = '教学楼楼层配电箱：LH-DM3逐路计量，LH-GW100汇总上传。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-library-filter-a644488d.webp', `caption` = '配电间敞开的补偿柜内是LH-XCF，观察窗后是阅览区书架。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-school-svg-9cbd05b2.webp', `caption` = '配电间墙上的LH-SVG-W，旁边是光伏并网箱与两台逆变器。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4112;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-quick-connect-41b22f14.webp', `caption` = '外墙两只应急电源快接箱，色标电缆接到应急发电车。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4114;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-weld-shop-eaaf3b2e.webp', `caption` = '焊装线旁的两套LH-GXT，一套开门可见晶闸管与滤波支路，身后机器人在焊接驾驶室骨架。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-foundry-988e02ef.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-cleanroom-86208e13.webp', `caption` = '技术走廊上的两台LH-APF-G，观察窗内的洁净室吊顶布满FFU。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4203;
--> statement-breakpoint
UPDATE `cases` SET `createtime` = '2026-04-25 14:20:00', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-cement-hv-af1fb5f2.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-feed-motors-1fb35313.webp', `caption` = '制粒工段：控制柜门上逐台装LH-PM72D，旁边是LH-GXT，身后是制粒机。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-pig-barn-7d5e072b.webp', `caption` = '育肥舍过道旁的配电箱：LH-SB250M作进线，LH-WM40测量并上报停电。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-logistics-roof-4426a505.webp', `caption` = '物流园屋顶：光伏组件前的LH-SVG-P补偿箱与并网箱内的LH-CK300。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-chemical-feeders-17a49600.webp', `caption` = '变配电所的抽屉柜逐路装LH-PM96H，窗外是化工园区的管廊与塔器。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-timber-works-9ef2ee87.webp', `caption` = '木业车间的监测箱：两台LH-WM41分别接产污与治污设备，身后是布袋除尘器与推台锯。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4213;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-row-head-994dd155.webp', `caption` = '列头柜：LH-MC12逐路计量，铜排接头装LH-TS20；按计量结果封闭冷通道、提高送风温度，PUE由此下降。', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4002;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4003;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4004;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2025 WHERE `case` = 4005;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4007;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4008;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2025 WHERE `case` = 4012;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4014;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2018 WHERE `case` = 4015;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4102;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4103;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4105;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4106;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4107;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2018 WHERE `case` = 4108;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4109;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4110;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4111;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4112;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4114;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4201;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2018 WHERE `case` = 4202;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4203;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4204;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2026 WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4207;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4208;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4210;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4211;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4212;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4213;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-MC12 48台、LH-TS20 288只（每面6只）；按柜功率封闭冷通道，送风20→24 ℃' WHERE `case` = 4214;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"3000/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"},{"kind":"residual","product":1076,"text":"总剩余电流"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路1，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路2，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路3~5"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路6，36盏"}]]}],"network":{"link":"4G Cat.1，每台直连","to":"路灯平台"}}' WHERE `solution` = 2003;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV普通段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"影像中心"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"门诊、病房"}]],"tie":"母联"},{"name":"0.4 kV应急段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"250 A","second":{"kind":"grid","text":"普通段（Ⅰ路）"}},{"kind":"load","text":"手术部、ICU（另配UPS）"}],[{"kind":"breaker"},{"kind":"load","text":"信息机房"}]]}],"network":{"link":"RS485","gateway":1069,"to":"后勤平台"}}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"breaker","text":"随机投退"},{"kind":"detuned","product":1010,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"load","text":"变频泵260 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV总母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"meter","product":1065,"text":"断电上报"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组500 kVA"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"饲料间、办公"}],[{"kind":"breaker"},{"kind":"load","text":"第2~12栋舍（配置同第1栋）"}],[{"kind":"breaker","product":1072,"text":"100 A，第1栋进线"},{"kind":"residual","product":1076}]]},{"name":"第1栋舍配电箱","incoming":[],"feeders":[[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机4台，1路"}],[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机其余各路"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"料线"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"照明、加热垫"}]]}],"network":{"link":"RS485","gateway":1069,"to":"养殖平台与电话外呼"}}' WHERE `solution` = 2009;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"315 kVA，4%"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"暂降与电压变动"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor"},{"kind":"motor","text":"真空泵2×30 kW"}],[{"kind":"thyristor","text":"两台泵都运行才投"},{"kind":"detuned","product":1013,"text":"40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"contactor","text":"星三角"},{"kind":"motor","text":"压缩机2×55 kW"}],[{"kind":"thyristor","text":"两台都运行才投"},{"kind":"detuned","product":1013,"text":"60 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"load","text":"青贮、饲料间"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"牧场平台"}}' WHERE `solution` = 2011;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"车间总母线","incoming":[[{"kind":"grid","text":"市电Ⅰ路"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"grid","text":"市电Ⅱ路"}},{"kind":"meter","product":1065,"text":"断电上报"}],[{"kind":"generator","text":"自备机组250 kVA"},{"kind":"breaker","text":"与市电联锁"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker","text":"一级，即投"},{"kind":"meter","product":1068},{"kind":"motor","text":"曝气风机2×37 kW"}],[{"kind":"breaker","text":"二级，延时10 s"},{"kind":"meter","product":1068},{"kind":"motor","text":"循环水泵3×30 kW"}],[{"kind":"breaker","text":"三级，人工"},{"kind":"meter","product":1068},{"kind":"load","text":"加热、紫外"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"潮湿区照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"养殖平台"}}' WHERE `solution` = 2012;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线","branch":true},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"能源平台"}}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/visits/visit-annual-meeting-6df820ce.webp', `maincontent` = '<p>1月18日，澜衡电气在公司一楼多功能厅召开2023年度总结暨2024年工作会议，研发、制造、质量、营销与服务各部门负责人及一线班组代表参加。</p>
<p>会议回顾了过去一年在智能集成电容器、面板仪表与物联网关三条产品线上的交付情况，通报了出厂一次检验合格率、客户现场响应时间与备件满足率三项指标的完成情况，并对七个先进班组进行了表彰。</p>
<h3>2024年重点工作</h3>
<ul><li>完成抽屉式智能电容模块的批量导入与工装更新</li><li>仪表产线引入自动校验台，减少人工调表</li><li>电能质量产品建立“先测后治”的标准服务包</li><li>售后热线实行首问负责与24小时内回访</li></ul>
<h3>三项指标的口径</h3>
<p>会议用同一口径公布了全年数据，并要求各部门按月更新，数据与出厂编号对应，任何人都能查到原始记录。</p>
<table><thead><tr><th>指标</th><th>统计方法</th><th>2023年</th><th>2024年目标</th></tr></thead><tbody><tr><td>出厂一次检验合格率</td><td>首检合格台数÷送检台数</td><td>98.1%</td><td>98.6%</td></tr><tr><td>热线响应时间</td><td>登记到给出明确意见，中位数</td><td>2.6 h</td><td>2 h以内</td></tr><tr><td>备件满足率</td><td>48 h内发出的备件单÷全部备件单</td><td>94%</td><td>97%</td></tr></tbody></table>
<p>研发部汇报了两个在研项目的进度：抽屉式智能电容模块已完成结构定型，计划一季度进入型式试验；台区测控终端增加规约转换功能，年内形成样机。服务部提出，全年热线登记的问题里约六成与取样互感器的位置、极性有关，建议在说明书首页增加接线自查表，并在控制器中用中文提示接线错误，该建议当场立项。</p>
<p>分组讨论围绕三个题目展开：怎样让备件在两天内发出，怎样把现场数据带回研发，怎样减少手工抄录。讨论形成21条措施，由质量管理部逐条登记责任人和完成日期，每季度公布一次关闭情况，到期没有关闭的说明原因。措施清单与关闭情况张贴在各车间看板上。</p>
<p>会议强调，2024年公司将把“让每一份现场数据可追溯”作为质量工作的主线，从来料、装配到出厂检验全部留存编号记录。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3001;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>4月22日，公司电磁兼容与环境试验室二期扩建通过内部验收并投入使用，新增静电放电、电快速瞬变脉冲群、浪涌与电压暂降四个工位，以及一台步入式高低温湿热箱。</p>
<p>试验室主要承担仪表、网关与测控装置的研发摸底试验和批次抽检。过去需要外送的脉冲群与浪涌摸底项目，如今可以在方案阶段随时进行，样机整改周期由平均三周缩短到一周以内。</p>
<p>质量管理部同步发布了《研发样机电磁兼容摸底管理办法》，要求所有带通信接口的新产品在硬件第二版之前必须完成一轮摸底，试验原始波形归档保存。</p>
<h3>四个工位能做什么</h3>
<table><thead><tr><th>工位</th><th>模拟的现场现象</th><th>主要对象</th></tr></thead><tbody><tr><td>静电放电</td><td>人体接触面板、按键与接口</td><td>面板仪表、触摸屏</td></tr><tr><td>电快速瞬变脉冲群</td><td>接触器、断路器动作时的干扰</td><td>带通信接口的全部产品</td></tr><tr><td>浪涌</td><td>雷击与大设备投切的冲击</td><td>户外终端、网关</td></tr><tr><td>电压暂降</td><td>短路与电动机起动造成的瞬时低电压</td><td>控制器、电源板</td></tr></tbody></table>
<p>步进式高低温湿热箱的容积可以放下一面户外补偿箱，用来验证-25 ℃冷启动、高温满载和凝露三种情况。过去这类试验只能做模块级，整箱的凝露位置要到现场才能发现。扩建之后，整箱在通电状态下做湿热循环，箱内八个测点同时记录温度和湿度。</p>
<p>一个例子：某款网关的RS485口在脉冲群试验中通信中断。试验员在屏蔽层接地、共模电感和软件重发三处分别改动，半天内完成九轮对比，确认主要路径来自屏蔽层悬空，最终只调整接地方式就通过，没有增加元件。这样的对比在外送试验中需要预约两到三次。</p>
<p>给用户的参考：仪表或网关在现场死机、通信时断时续，先查三处再怀疑设备。一是RS485屏蔽层是否单端接地、有没有断开；二是通信线与接触器线圈、变频器输出是否同槽敷设，间距不宜小于200 mm；三是接触器线圈有没有并联阻容吸收。去年热线登记的通信类问题，约七成在这三处找到原因，没有更换元件。</p>
<p>需要说明的是，公司试验室用于研发与过程控制，产品对外提供的检验报告仍由具备资质的第三方机构出具。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3003;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/discharge-cover-033f3df9.webp', `maincontent` = '<p>6月是全国“安全生产月”。6月13日下午，制造中心组织了触电急救与初期火灾处置两项综合演练，装配、测试、仓储三个车间共86名员工参加。</p>
<p>演练设置了“成品测试工位电容器残余电荷放电不彻底”情景，重点检验“断电、放电、验电、挂牌”四步程序的执行情况。电容器断电后仍会保留残余电压，现场必须等待放电完成并验电确认，这是公司反复强调的红线。</p>
<ul><li>测试工位全部加装放电指示灯与短接接地棒</li><li>急救箱与AED位置图张贴到每个班组看板</li><li>新员工上岗前必须通过放电与验电实操考核</li></ul>
<figure><img src="/media/news/discharge-837b9f5f.webp" alt="曲线图：电容器断电瞬间566 V，放电3分钟降至50 V以下"><figcaption>电容器断电后按指数规律放电：400 V系统断电瞬间最高约566 V，1分钟后仍有约252 V，约3分钟降至50 V以下。</figcaption></figure>
<h3>为什么要等、等多久</h3>
<p>电容器断开电源时，残压取决于断开的瞬间，最不利时等于电压峰值：400×√2≈566 V。内置放电电阻使电压按指数规律下降。以<a href="/newdetail/1001">LH-ZCS</a>为例，断电后3 min内端电压降至50 V以下；只等1分钟，残压仍可能超过250 V，足以造成触电。放电电阻断线时，残压可以保持数小时，所以“等够时间”不能代替“验电”。</p>
<ol><li>断电：断开主开关并确认各支路电流为零</li><li>放电：等待不少于3分钟</li><li>验电：逐相、相间、对地都要验</li><li>短接接地：用接地棒短接后再触碰端子，作业中保持短接</li></ol>
<p>演练中，一个小组在等待放电时直接去取接地棒，漏掉了验电，被裁判中止并重新开始。讲评时把整个过程回放，参演人员自己指出漏项。初期火灾部分设置了控制柜冒烟情景，考核先断电、再用二氧化碳或干粉灭火器扑救，不得用水。疏散集合用时4分10秒，比去年缩短近1分钟。</p>
<p>演练后安全部门对灭火器取用路线、疏散集合点清点方式提出三项改进，均已列入整改计划。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3004;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>7月下旬，公司第二条SMT贴片线完成试产并转入量产，主要承担LH-PM系列面板仪表、LH-DM系列导轨表与LH-GW网关的主板贴装。</p>
<p>新线配置锡膏印刷检测、贴片机、回流炉与炉后自动光学检测，检测数据按主板序列号入库，并与后道的校表数据关联。任意一只仪表出现问题，都可以追溯到贴装当天的炉温曲线与锡膏批次。</p>
<p>投产首月，炉后检测直通率稳定在目标值以上，贴装瓶颈由原来的单线排队变为两线按产品族分工：一线以面板仪表为主，二线以无线与网关类产品为主。</p>
<h3>两条线怎样分工</h3>
<table><thead><tr><th>项目</th><th>一线</th><th>二线</th></tr></thead><tbody><tr><td>产品</td><td>LH-PM系列面板仪表、LH-DM系列导轨表</td><td>无线仪表、LH-GW网关</td></tr><tr><td>特点</td><td>品种少、批量大</td><td>品种多、带射频器件</td></tr><tr><td>关键检测</td><td>炉后光学检测</td><td>光学检测与射频抽测</td></tr><tr><td>换线时间</td><td>约25 min</td><td>约40 min</td></tr></tbody></table>
<p>带射频器件的主板对焊盘共面度和屏蔽罩焊接更敏感，单独成线后不再与面板仪表混排，换线次数减少约三分之一。网关主板增加一道射频抽测：每批抽取10片，测发射功率和接收灵敏度，任何一片不合格则整批复测。</p>
<h3>数据怎样追溯</h3>
<p>每块主板在首道工序激光打码，锡膏批次、贴片程序版本、炉温曲线、光学检测图像都记在这个编号下。校表时再把编号与仪表出厂编号绑定。试产期间曾有三块主板校表误差偏大，按编号查回，都出自同一卷取样电阻，物料随即隔离，同卷的其余主板在入库前全部复测，没有一块流出。</p>
<p>车间同时改进了静电防护：两条线的地面、工作台、手环接入同一监测点，阻值超限时产线自动停止进板。新线满负荷时可日产主板约2400片，与后道校表能力匹配，不再需要中间库存。</p>
<p>对用户来说，编号也是售后的入口：报修时提供表壳上的出厂编号，服务人员即可查到主板批次、校表数据和固件版本，同批次有无类似问题当场就能答复。</p>
<p>制造部表示，下一步将把自动校表台与贴片线数据打通，减少纸质流转卡。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3005;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/products/lh-pm96e-1-fab0deee.webp', `maincontent` = '<p>10月起，LH-PM96系列多功能电力仪表全面切换至新硬件平台，基本型、谐波型、复费率型、三遥型与无线型共用一块核心板，寄存器地址表保持一致。</p>
<p>平台统一后，成套厂和系统集成商最直接的感受是“点表只做一次”：从<a href="/newdetail/1048">LH-PM96E</a>升级到<a href="/newdetail/1050">LH-PM96H</a>时，原有寄存器不变，谐波数据追加在后面的地址段。</p>
<table><thead><tr><th>型号</th><th>主要差异</th></tr></thead><tbody><tr><td>LH-PM96E</td><td>全电参量与双向电能</td></tr><tr><td>LH-PM96H</td><td>2~63次谐波、相量图</td></tr><tr><td><a href="/newdetail/1051">LH-PM96F</a></td><td>分时、需量与冻结</td></tr><tr><td><a href="/newdetail/1052">LH-PM96K</a></td><td>8DI/4DO/2AO</td></tr><tr><td><a href="/newdetail/1053">LH-PM96W</a></td><td>4G或LoRa</td></tr></tbody></table>
<h3>升级时要看三处</h3>
<ul><li>地址：原有寄存器的地址、数据类型、倍率不变，新增数据从后面的地址段开始</li><li>接线：电压、电流、电源、通信四组端子排列相同，原端子排可直接插接</li><li>尺寸：面框96 mm×96 mm，开孔92 mm×92 mm，与旧平台相同</li></ul>
<p>统一平台之前，各型号由不同小组开发，同一个“正向有功电能”在三种仪表里有三个地址，集成商每接一种都要重做点表。平台化时以使用最多的基本型为准，其他型号向它靠拢，并在固件中保留旧地址的映射，旧系统读取不受影响。需要新地址的系统在通信设置里把“兼容映射”关掉即可。</p>
<h3>性能没有因此降低</h3>
<p>新平台使用16位采样，电压、电流准确度0.2级，有功电能C级（0.5S级）；工作电源AC/DC 85~265 V。首批切换抽取五种型号各20台做了高温、低温和脉冲群对比，误差变化均在限值的三分之一以内；另取10台连续通信72 h，没有丢帧。</p>
<p>给在用项目的建议：增补仪表前先读一次通信设置里的固件版本，新旧平台混装在同一条RS485总线上时，波特率与校验位保持一致，并打开兼容映射；全部换成新平台之后再统一关闭，点表只改一次。</p>
<p>旧平台产品的备件将至少再供应五年，端子排列兼容，可直接替换。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3007;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>12月12日，公司召开年度质量月成果发布会，六个QC小组汇报了全年课题，三项成果被纳入作业标准。</p>
<p>获得第一名的课题是“降低开口式互感器合口面返修率”。小组用三个月时间对合口面研磨、清洁与锁扣力矩做了分层分析，最终把清洁工序从抽查改为逐只检查，并在锁扣上增加到位标记，使返修率明显下降。</p>
<ul><li>“减少智能电容通信口虚接”——更换带锁紧的级联插座</li><li>“缩短APF模块老化时间”——改用回馈式老化，节约电能</li><li>“提高包装一次合格率”——改进内衬与条码复核</li></ul>
<h3>第一名的课题怎样做成</h3>
<p>开口式互感器<a href="/newdetail/1075">LH-KCT</a>装在已经通电的电缆上，合口面只要夹进一点灰尘，磁路就多出一段气隙，比差随之变大。小组先按工位、班次、批次分层，发现返修集中在“清洁后等待超过30分钟”的批次；再用胶带取样在显微镜下观察，确认是落尘而不是研磨不良。</p>
<table><thead><tr><th>措施</th><th>改前</th><th>改后</th></tr></thead><tbody><tr><td>合口面清洁</td><td>每批抽查10%</td><td>合口前逐只清洁并复检</td></tr><tr><td>清洁到合口的时间</td><td>不限制</td><td>不超过5 min</td></tr><tr><td>锁扣</td><td>凭手感</td><td>到位标记对齐</td></tr><tr><td>返修率</td><td>2.4%</td><td>0.5%</td></tr></tbody></table>
<p>其余两项同样用数据说话：级联插座改为带锁紧结构后，振动试验中通信口虚接由每千台7起降为0；APF老化由电阻负载改为两台模块背靠背的回馈方式，单台8小时老化耗电由约400 kWh降到约25 kWh，只消耗模块自身损耗。</p>
<p>评审组对每个课题追问同一个问题：如果人员更换，改进还能不能保持。因此获奖课题都把做法写进工装或检测程序，而不是只写进培训材料。另外三个课题分别涉及薄膜卷绕张力、电抗器浸漆固化和校表夹具寿命，将在下一年度继续跟踪，数据每季度公布一次。</p>
<p>质量管理部将在下一年度继续推行“一件一码”，把QC小组的改进点固化到电子作业指导书。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3008;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>2月10日，澜衡电气全面复工。开工第一课是安全教育与设备点检，各车间对老化台、耐压台、行车和压缩空气系统逐项确认后恢复生产。</p>
<h3>首周的生产安排</h3>
<table><thead><tr><th>日期</th><th>车间</th><th>主要工作</th></tr></thead><tbody><tr><td>2月10日</td><td>全部</td><td>安全教育、设备点检、空载试运行</td></tr><tr><td>2月11日</td><td>电容器、仪表</td><td>小批首件确认，校表台比对</td></tr><tr><td>2月12日</td><td>成套、变流</td><td>恢复老化与耐压试验</td></tr><tr><td>2月14日</td><td>物流</td><td>计划发完节前积压订单</td></tr></tbody></table>
<p>停机十多天后，设备最容易出问题的是气路与温控。点检时更换了两处老化的气管，校准了一台浸漆烘箱的温控仪表，并对耐压试验台做了接地和联锁复查。所有校表台用标准表比对合格后才投入使用，首件须由检验员和工艺员共同签字。</p>
<h3>为什么节后投切异常多</h3>
<p>热线记录显示，节后问题多半不是设备损坏：假期轻载时控制器因过补闭锁退出，复产后没有回到自动；检修时把取样互感器二次短接，送电前忘记拆除，控制器看到的电流为零；还有断路器在潮湿环境停用后绝缘下降。按下面的顺序检查，多数可以在半小时内恢复。</p>
<p>物流中心优先安排节前积压订单与在建项目急需的备件，首日发出智能电容器、仪表与电抗器四十余单。售后热线400-000-0000假期期间保持值守，共处理现场咨询六十余起，主要集中在节后复产时的电容器投切异常与断路器跳闸。</p>
<h3>给用户的节后送电提示</h3>
<ol><li>停用较久的补偿柜先检查电容器外观、接线与受潮情况</li><li>送电后先手动逐路投切，确认电流正常再转自动</li><li>检查取样互感器二次是否在检修中被短接而未恢复</li><li>仪表时钟与费率时段逐台核对</li></ol>
<p>复产后的第一个月还应看一眼电费单：假期里变压器空载、电容退出，整月功率因数容易被拉低。以一台1000 kVA变压器为例，空载无功约10 kvar，停产十天就积下约2400 kvarh，而有功电量很少。控制器能分别统计白天和夜间的，可据此判断要不要留一组小电容在假期投入。</p>
<p>公司祝愿各位客户与合作伙伴新年设备平安、用电顺畅。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3009;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>3月27日，澜衡云能源物联网平台3.0版本发布。新版本围绕“接得快、看得懂、管得住”重构了设备接入、数据展示与工单三条主线。</p>
<ul><li>统一点表：同类设备的测点编码、单位与告警级别一次定义，多处复用</li><li>离线补传：网关断网期间的数据按原始时间戳补齐，报表不留空洞</li><li>移动端运维：告警、派单、到场打卡与照片留存在手机端闭环</li><li>权限分级：集团、园区、配电室、回路四级授权</li></ul>
<p>3.0版本对存量项目提供平滑升级，原有网关远程升级固件后即可接入，历史数据自动迁移。首批升级的项目以园区与养殖场为主，升级期间本地采集与告警不中断。</p>
<h3>离线补传怎样工作</h3>
<p>网关本地按采集时间写入缓存，断网时继续采集；网络恢复后先传最新数据，再按时间顺序补传空缺部分，平台按原始时间戳入库。<a href="/newdetail/1069">LH-GW100</a>在15 min采集周期下可缓存不少于30天，足以覆盖施工停网、欠费停卡一类的长时间中断。报表先标记“数据不完整”，补齐后自动重算。</p>
<table><thead><tr><th>功能</th><th>2.x版本</th><th>3.0版本</th></tr></thead><tbody><tr><td>断网数据</td><td>缺失，人工补录</td><td>自动补传，保留时标</td></tr><tr><td>新设备接入</td><td>逐点配置，约2 h</td><td>选模板，约10 min</td></tr><tr><td>告警到派单</td><td>人工转发</td><td>自动派单，可设升级时间</td></tr><tr><td>授权</td><td>两级</td><td>四级</td></tr></tbody></table>
<p>统一点表的好处在多站点项目中最明显：同一型号仪表的电压、电流、电能在所有站点使用同一编码，集团报表不再需要逐站对照。平台内置了公司在售全部通信产品的模板，第三方设备可以自建模板并在站点之间复制。</p>
<p>移动端支持弱网：现场照片和处理记录先存在手机，有信号后上传。首批升级的九个项目共接入设备1100余台，升级窗口安排在凌晨，单个项目平均用时35分钟，期间采集不中断，升级后逐点核对一遍数值。</p>
<p>平台团队表示，后续版本将继续完善电能质量事件分析与功率因数考核报表。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3010;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>5月15日，公司2025年第一期技术培训班开班，来自成套厂、系统集成商与设计单位的52名学员参加，培训为期两天。</p>
<p>课程一改以往逐个产品讲参数的方式，以三个真实问题为主线：补偿柜投上电容后熔断器频繁熔断、光伏并网后功率因数下降、总表与分表之和对不上。学员分组根据给出的波形与数据判断原因、选择设备并画出接线图。</p>
<h3>课程安排</h3>
<table><thead><tr><th>时间</th><th>内容</th></tr></thead><tbody><tr><td>第一天上午</td><td>谐波与谐振、电抗率选择</td></tr><tr><td>第一天下午</td><td>SVG/APF容量计算与取样接线实操</td></tr><tr><td>第二天上午</td><td>仪表接线检查与相量图判读</td></tr><tr><td>第二天下午</td><td>网关配置与平台接入实操</td></tr></tbody></table>
<h3>一道考题</h3>
<p>某企业变压器1000 kVA，短路阻抗6%，投入300 kvar电容后熔断器频繁熔断。学员先算短路容量：1000÷6%≈16.7 MVA；再算谐振次数：√(16700÷300)≈7.5次，靠近7次谐波。结论是改用7%电抗率的支路，谐振点移到3次与4次之间。许多学员第一次意识到，投入容量不同，谐振点也不同，所以故障时有时无。</p>
<p>实操环节在六套接线屏上进行，每套预设一个故障：A相互感器反接、电压与电流不同相、二次短接未拆、变比设错等。学员只允许看仪表的相量图和功率值，判断之后再断电检查。用时最短的一组12分钟找出两个故障，用时最长的一组也在45分钟内完成。</p>
<p>授课老师建议学员回去做两件事：把在用项目的互感器变比、方向列成台账；把近三个月电费单上的功率因数与控制器显示值对一遍，差别超过0.02的要查取样点。讲义和练习题会发给每位学员，课后问题由技术服务人员在两个工作日内答复，并汇编成下一期的例题。</p>
<p>培训结束后进行了接线实操考核，全部学员完成了一次“互感器极性接反”故障的排查。下一期培训计划于下半年举办。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3011;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月20日，公司与地方职业院校共建的电气技术实习实训基地揭牌，首批24名学生将在装配、测试与现场服务三个岗位轮岗学习。</p>
<p>基地配置了一套低压配电综合实训屏，包含进线、补偿、谐波治理、计量与通信五个单元，全部采用公司在售产品，学生可以完成从识图、接线、通电到故障排查的完整过程。</p>
<p>公司为每名学生安排一名技师作为师傅，实行“先看、再辅、后独立”的三段式带教。带电测试工位不向学生开放，所有实操均在断电或安全电压条件下进行。</p>
<h3>轮岗安排</h3>
<table><thead><tr><th>阶段</th><th>时间</th><th>内容</th><th>考核</th></tr></thead><tbody><tr><td>认知</td><td>2周</td><td>安全、识图、元件识别</td><td>笔试与口试</td></tr><tr><td>装配与测试</td><td>6周</td><td>接线、校表、功能测试</td><td>独立完成一面补偿柜的接线检查</td></tr><tr><td>现场服务</td><td>4周</td><td>跟随技师到用户现场</td><td>写出三份现场记录</td></tr></tbody></table>
<p>实训屏可以由教师预设二十种故障，例如互感器反接、通信地址重复、电抗器温度开关断线等。学生先用仪表数据判断，再断电查找。屏内一次回路经隔离变压器供电，并设急停按钮，带教人员离开时自动断电。</p>
<p>学校教师每学期也到企业实践两周，与技师共同编写实训任务书。首批任务书共十二份，内容来自真实的现场问题，例如“总表与分表之和对不上”“光伏投入后功率因数下降”，已去掉用户信息。</p>
<p>学生实习期间按规定购买保险、发放补贴，不安排夜班和登高作业。实习结束后双方自愿签约，不设强制服务期。轮岗期间每周由学校教师与技师共同讲评一次现场记录。第一批学生将在9月中旬完成轮岗，并以小组为单位做一次公开汇报。</p>
<p>以“互感器反接”一题为例：三相有功读数应接近相等，学生看到的却是一相为负、总有功只有实际的三分之一。多数小组先去查变比，用了二十多分钟；会看相量图的小组发现该相电流与电压相差约180°，三分钟就能定位。这道题说明，读数不对时先看角度，再看大小。</p>
<p>人力资源部介绍，基地将同时用于新员工入职培训与内部技能等级评定。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3012;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>进入8月以来多地持续高温，用电负荷攀升，补偿柜内温度普遍偏高。公司服务团队启动为期三周的专项巡检，为老客户免费检查补偿与治理设备运行状态。</p>
<h3>巡检重点</h3>
<ul><li>电容器外观有无鼓胀、渗漏，实测电流与额定值之比</li><li>柜内风机、滤网与温控是否正常</li><li>电抗器温度开关是否接入、有无发热变色</li><li>取样互感器与控制器功率因数显示是否一致</li></ul>
<p>巡检发现的共性问题是滤网堵塞与风机停转，约占问题总数的一半；其次是电容器容量衰减后未及时更换，剩余电容长期过载。</p>
<h3>首批巡检的数据</h3>
<table><thead><tr><th>发现的问题</th><th>占比</th><th>处理</th></tr></thead><tbody><tr><td>滤网堵塞、风机停转</td><td>49%</td><td>清洗、更换风机</td></tr><tr><td>电容器容量衰减</td><td>18%</td><td>更换，复核电抗率匹配</td></tr><tr><td>取样互感器或参数错误</td><td>14%</td><td>改正接线、变比</td></tr><tr><td>端子发热、电抗器温度开关未接</td><td>12%</td><td>紧固、接入报警</td></tr><tr><td>其他</td><td>7%</td><td>记录，列入下次检修</td></tr></tbody></table>
<h3>温度为什么重要</h3>
<p>薄膜电容器的寿命随温度升高而缩短，常用的估算是环境温度每升高约8~10 ℃，寿命减半，具体以制造厂数据为准。柜内带电抗器时发热更集中：按每千乏约5 W估算，200 kvar的抗谐波柜仅电抗器就有约1 kW，风机停转后半小时内柜顶温度可以升高15 ℃以上。</p>
<p>巡检人员用钳形表测每路电流，与额定值比较：低于额定值85%的支路，多半是电容量衰减；高于额定值且波形不正弦的，要测谐波。<a href="/newdetail/1001">LH-ZCS</a>等智能电容可以直接在屏上读出每路电流和内部温度，不必开柜测量。首批共检查补偿柜40余面，现场处理了九成问题，其余等待停电窗口。换下的电容器逐台测量，容量衰减超过10%的，多数来自风机已停转、滤网堵塞的柜子。</p>
<p>服务团队建议：环境温度超过40 ℃时，应适当降低补偿柜投入容量或加强通风；对运行超过五年的电容器做一次电容量测量。需要预约巡检的客户可致电400-000-0000或发邮件至service@example.com。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3013;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>9月19日，公司举办客户开放日，来自不同行业的四十余位用户代表走进贴片车间、电容器装配线、变流模块老化区与电磁兼容试验室。</p>
<p>在变流模块老化区，工程师演示了回馈式老化：两台SVG模块背靠背运行，一台发出无功、一台吸收无功，只消耗模块损耗对应的电能，即可完成额定容量下的长时间老化。</p>
<p>座谈环节，用户最关心的是治理效果如何验收。技术中心建议在合同中明确三点：测量点位置、测量时段与工况、评价用的统计值（通常为95%概率大值），避免以某一瞬间的面板读数作为结论。</p>
<h3>开放日看了什么</h3>
<table><thead><tr><th>区域</th><th>现场演示</th><th>观众最常问的问题</th></tr></thead><tbody><tr><td>贴片车间</td><td>主板编号追溯</td><td>坏了一块表能查到什么</td></tr><tr><td>电容器装配线</td><td>薄膜卷绕、容量分选</td><td>为什么容量会衰减</td></tr><tr><td>变流老化区</td><td>SVG背靠背运行</td><td>满载老化多久</td></tr><tr><td>试验室</td><td>脉冲群、浪涌</td><td>仪表为什么会死机</td></tr></tbody></table>
<p>回馈式老化的能耗可以这样估算：两台100 kvar模块满载，有功损耗按额定容量的2.5%计，两台共约5 kW；若用电阻或电抗负载单独老化，除损耗外还要另备同容量的负载设备。运行8小时只用约40 kWh，电流却是满载，散热和焊点都得到充分考核。</p>
<p>在“治理效果怎样验收”的座谈中，工程师用同一组实测数据演示了三种读法：取瞬时值，THDi在6%到19%之间跳动；取平均值是11%；取95%概率大值是16%。三个数都没有错，合同里不写清楚就会有争议。参观者建议公司给出合同附件的参考写法，技术中心已答应在年底前提供。</p>
<p>活动还安排了半小时的接线体验：在断电的演示屏上安装开口互感器，辨认极性。四十多人中有九人第一次装反，这也说明接线自检功能很有必要。</p>
<p>参观者带走的一张卡片写着验收记录要有的五项：测点、时间、工况、仪器、统计值。缺一项，半年后就很难说清当时的数据能不能比较。</p>
<p>公司将把开放日固定为每年一次，并开放线上预约。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3014;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/scenes/sol-solar-roof-4d39cf02.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3015;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/visits/visit-suppliers-8b8cb55a.webp', `maincontent` = '<p>12月18日，公司召开2025年供应商质量大会，薄膜、铝壳、硅钢、IGBT、芯片与结构件等类别的供应商代表参加。</p>
<p>会议通报了全年来料质量数据与典型问题分析。金属化薄膜方阻一致性、电抗器硅钢片毛刺与连接器镀层厚度是重点关注项，公司与相关供应商签署了专项改进计划。</p>
<p>采购部介绍了2026年的三项要求：关键物料批次数据电子化交付、变更提前90天通知、包装可循环使用。</p>
<h3>三类问题与改进</h3>
<table><thead><tr><th>物料</th><th>问题</th><th>约定的措施</th></tr></thead><tbody><tr><td>金属化薄膜</td><td>同卷方阻波动</td><td>每卷提供首、中、尾三点数据</td></tr><tr><td>硅钢片</td><td>剪切毛刺偏大</td><td>刀具寿命管理，每批附毛刺记录</td></tr><tr><td>连接器</td><td>镀层厚度不均</td><td>每批测三点，低于下限退货</td></tr><tr><td>风机</td><td>转速反馈不一致</td><td>统一信号型式，老化2 h</td></tr></tbody></table>
<p>方阻为什么重要：金属化薄膜靠极薄的金属层实现自愈，方阻偏低时击穿点不易清除，偏高时损耗和温升变大。同一卷首尾差别过大，会使同一批电容器的寿命分散。公司将方阻与电容器出厂容量、损耗角数据关联分析，共同确定控制范围，而不是单方面收紧指标。</p>
<p>变更管理是会上讨论最久的议题。供应商代表提出，90天对紧急替代太长；最终约定分三级：影响安全和性能的变更提前90天，影响外观的提前30天，紧急替代可先书面申请、单独标识并附对比试验。所有变更件在追溯系统中都有标记。</p>
<p>包装循环使用从铝壳和电抗器铁心开始试行，周转箱带编号，预计一年减少一次性木箱约六千只。电子化交付则统一了数据格式，供应商可以直接上传，不需要另装软件。</p>
<p>会上还公开了一次退货的全过程：一批电抗器噪声偏大，来料抽检合格，装柜后才被发现。双方共同解剖后确认是铁心气隙垫片受潮膨胀，供应商改用环氧垫片，公司在来料检验中增加通电听音与电感量复测，此后八批没有再发生。</p>
<p>会上还对年度交付稳定的供应商进行了表彰。公司表示将继续坚持“同等条件质量优先”的原则，与供应商共同承担质量责任。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3016;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>1月23日，公司举行2025年度总结表彰大会，五个团队和三十名个人获得表彰。年度团队奖授予台区不平衡治理项目组，该团队全年走访一百二十多个台区，形成了从测量、选型到验收的标准流程。</p>
<p>会议把“把现场问题解决在出厂之前”确定为2026年的质量主题，要求服务部每月把现场问题分类反馈给研发与制造，研发部在两周内给出措施并公示关闭状态。</p>
<ul><li>研发：推进碳化硅器件在SVG模块中的应用验证</li><li>制造：扩大自动校表与自动老化覆盖率</li><li>服务：现场问题当月关闭率作为考核指标</li></ul>
<h3>年度团队做了什么</h3>
<p>台区不平衡治理项目组走访的一百二十多个台区，变压器容量多在200~400 kVA。他们发现，约一半台区的不平衡是结构性的，一年四季同一相偏重，重新分配用户接线就能改善；另一半随时段变化，才需要换相开关<a href="/newdetail/1030">LH-HXK</a>或调节装置<a href="/newdetail/1029">LH-SPC</a>。流程因此规定：先测满七天，再决定用什么。</p>
<table><thead><tr><th>步骤</th><th>内容</th><th>产出</th></tr></thead><tbody><tr><td>测量</td><td>出口与末端各测7天</td><td>电流、电压、零线曲线</td></tr><tr><td>判断</td><td>区分结构性与时间性</td><td>治理方式建议</td></tr><tr><td>安装</td><td>按图施工，核对相序</td><td>接线照片与参数表</td></tr><tr><td>验收</td><td>再测7天，比较三个量</td><td>不平衡度、零线电流、末端电压</td></tr></tbody></table>
<p>个人奖中，有一位装配技师提出把电容器放电电阻的检测移到封盖之前，避免封装后才发现虚焊；一位客服人员把热线里重复出现的问题整理成可以搜索的问答，使同类来电减少约两成。</p>
<p>会议也公布了没有完成的目标：现场问题当月关闭率全年平均86%，低于90%的计划，主要卡在需要跨部门复现的通信类问题。2026年将设专门的复现工位，接收现场寄回的设备与抓包数据，两周内给出结论。</p>
<p>一个台区的结果可供参考：零线电流由186 A降到31 A，末端最低电压由201 V升到214 V，而投入的只有两套换相开关，没有增加变压器容量。</p>
<p>会后，公司慰问了春节期间值守的生产与服务人员。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3017;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>经过半年挂网验证，<a href="/newdetail/1023">LH-SVG-MH</a>高密度SVG混合补偿模块进入批量供货阶段。单模块容量150 kvar，并自带12路电容投切输出，一台模块即可组成“电容粗调、SVG细调”的混合系统。</p>
<p>挂网验证选择了三种典型负荷：写字楼、注塑车间与充电场站。运行数据表明，混合控制可以在保持功率因数稳定的同时显著减少电容器投切次数，延长开关与电容器寿命。</p>
<h3>适用建议</h3>
<ul><li>基础无功稳定、波动部分占总无功30%以下：电容为主，SVG按波动量选取</li><li>夜间存在容性倒送：SVG容量不小于最大容性无功</li><li>谐波较重：电容支路必须串7%或14%电抗</li></ul>
<h3>三处挂网点的数据</h3>
<table><thead><tr><th>负荷</th><th>补偿前功率因数</th><th>混合补偿后</th><th>电容日均投切次数</th></tr></thead><tbody><tr><td>写字楼</td><td>0.88，夜间呈容性</td><td>0.97</td><td>由46次降到9次</td></tr><tr><td>注塑车间</td><td>0.74，快速波动</td><td>0.96</td><td>由210次降到31次</td></tr><tr><td>充电场站</td><td>0.91，夜间呈容性</td><td>0.98</td><td>由38次降到7次</td></tr></tbody></table>
<h3>一台模块怎样指挥电容</h3>
<p>LH-SVG-MH额定容量150 kvar、额定电流217 A，带12路DC 12 V投切输出。负荷变化时SVG在10 ms以内先补上；变化持续超过设定时间后，模块投入一级电容，自己同步退回相同的量，母线上的无功不会出现台阶。电容只承担稳定的部分，SVG始终留有上下调节的余地。</p>
<p>举例：注塑车间稳定无功约240 kvar，波动±90 kvar。配六级40 kvar抗谐波电容承担稳定部分，一台150 kvar模块承担波动，余量60 kvar，日后增加四五台注塑机也不必扩容；若全用SVG，需要三台模块。按有功损耗不超过2.2%计，一台模块满载损耗约3.3 kW，少开两台就少6 kW以上的发热。容量分配方法见<a href="/detail/3115">混合补偿的容量该怎么分</a>。</p>
<p>该模块与<a href="/newdetail/1022">LH-SVG-M</a>共用机架与触摸屏，原有机柜可直接扩容。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3018;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>针对GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》自2026年5月1日起实施，公司组织完成了<a href="/newdetail/1068">LH-MC12</a>多回路电能表的对标评审。</p>
<p>评审从标识、各回路准确度声明、互感器与主机的配套关系、回路间串扰以及电磁兼容五个方面逐条比对，明确了需要在铭牌与说明书中补充的内容，并对回路间影响量试验增加了边界工况。</p>
<table><thead><tr><th>评审项</th><th>结论</th></tr></thead><tbody><tr><td>各回路准确度声明</td><td>说明书按回路与互感器规格分列</td></tr><tr><td>互感器配套</td><td>主机与互感器成套编号</td></tr><tr><td>回路间影响</td><td>增加相邻回路满载工况</td></tr><tr><td>标识</td><td>铭牌补充回路数与接线方式</td></tr></tbody></table>
<h3>对标怎样做</h3>
<p>评审组把标准条文拆成可以核对的条目，每条对应一份证据：设计文件、试验记录或铭牌照片。没有证据的一律记为“待补”，不以经验代替。评审共列出条目六十余项，其中十一项需要补充资料，两项需要增加试验，没有需要改动硬件的项目。具体要求以标准原文为准。</p>
<p>增加的试验是“相邻回路满载”：被测回路通小电流，左右两个回路通最大电流，看误差变化。试验用50 A规格互感器，被测回路取5 A，相邻回路取额定值，三个位置各测一轮，误差变化均小于该点误差限的四分之一。原因在于插接式互感器带有屏蔽，二次引线采用双绞。</p>
<p>说明书的主要改动是准确度的写法：主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明，避免把主机等级误当作整套等级。互感器与主机改为成套编号，现场更换互感器时在屏上登记新编号，避免主机与互感器错配，误差无从追查。标准内容与用户关心的问题，可以看<a href="/detail/3117">解读</a>和<a href="/detail/3120">存量设备自查</a>两篇文章。</p>
<p>已售产品的说明书更新版可在网站下载或联系sales@example.com索取，硬件无需更换。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3019;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、验电、放电、接地、挂牌、检修、恢复。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻应在3分钟内把端电压降到50 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>把比武的要求用到自己的配电室，只需三件工具和一张表：与电压等级相符的验电器、带绝缘柄的短接接地线、“禁止合闸”标示牌，以及逐相打勾的检修记录。验电前后都在有电处试一次验电器，五秒钟的动作可以排除“验电器坏了却以为没电”的情形。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>7月下旬至8月，公司联合各地服务网点开展养殖场用电安全服务月，为合作养殖场的二百余栋圈舍提供免费用电体检。</p>
<p>体检内容包括进线与支路接头红外测温、剩余电流测量、接地电阻复测、发电机自启动试验与停电告警链路演练。</p>
<h3>发现的主要问题</h3>
<ul><li>配电箱内粉尘与氨气腐蚀导致端子氧化发热</li><li>剩余电流保护器失效或被短接</li><li>发电机可以启动但切换后相序未核对</li><li>停电告警依赖同一路电源，断电后无法发出</li></ul>
<h3>体检数据</h3>
<table><thead><tr><th>项目</th><th>检查数</th><th>不合格</th><th>常见原因</th></tr></thead><tbody><tr><td>接头红外测温</td><td>1860处</td><td>7.1%</td><td>氧化、松动</td></tr><tr><td>剩余电流</td><td>640路</td><td>9.5%</td><td>保护器失效、线路受潮</td></tr><tr><td>接地电阻</td><td>215处</td><td>5.6%</td><td>接地体腐蚀</td></tr><tr><td>发电机自启动</td><td>96台</td><td>12.5%</td><td>电瓶亏电、相序未核对</td></tr><tr><td>停电告警</td><td>208套</td><td>31%</td><td>告警装置与风机同一路电源</td></tr></tbody></table>
<p>停电告警的不合格比例最高。密闭圈舍停风后温度和氨气上升很快，高温天气几十分钟就可能造成损失，因此告警必须在停电后仍能发出。<a href="/newdetail/1065">LH-WM40</a>取电于电压回路，选配断电上报功能后，停电瞬间仍能发出告警；没有4G信号的场区，用<a href="/newdetail/1067">LH-WM42</a>经网关上传，网关单独接不间断电源。</p>
<h3>可以马上做的三件事</h3>
<ol><li>每月按一次剩余电流保护器的试验按钮，不动作就更换</li><li>每周空载启动发电机10分钟，每季度带负荷切换一次并核对相序</li><li>把告警电话至少设为三个人，夜间轮流接听</li></ol>
<p>服务人员提醒，圈舍冲洗前应切断湿区以外不必要的回路，配电箱门关闭并检查密封条。需要系统改造的场区，可以参考<a href="/cm_detail/2010">通风断电告警方案</a>。</p>
<p>告警装置改接一路独立电源，改造费用每栋约三百元，半天完成；改完后应实际拉开一次总开关，确认值班电话在1 min内响起，再合闸恢复，并把日期写在箱门内。</p>
<p>针对停电告警问题，服务人员为部分用户加装了带超级电容的无线仪表，断电后仍可完成上报。相关做法已整理成《养殖场用电自查清单》，可在网站咨询页留言索取。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3021;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>10月15日，公司对内公布第三季度质量与服务数据，并在经营例会上逐项分析。</p>
<p>三季度现场问题中，安装与接线类占比最高，主要是取样互感器位置与极性错误；产品类问题主要集中在风机与连接器。公司决定从四季度起，所有SVG与APF产品默认开启“接线自检”，上电后自动判断相序与互感器方向并给出中文提示。</p>
<table><thead><tr><th>类别</th><th>主要表现</th><th>措施</th></tr></thead><tbody><tr><td>接线</td><td>互感器极性、位置</td><td>默认开启接线自检</td></tr><tr><td>风机</td><td>堵转、积尘</td><td>出厂增加转速反馈检测</td></tr><tr><td>连接器</td><td>级联口虚接</td><td>更换带锁紧插座</td></tr></tbody></table>
<h3>口径与数据</h3>
<table><thead><tr><th>指标</th><th>二季度</th><th>三季度</th></tr></thead><tbody><tr><td>现场问题（每千台）</td><td>6.8</td><td>5.9</td></tr><tr><td>其中安装与接线类</td><td>57%</td><td>52%</td></tr><tr><td>响应时间中位数</td><td>1.9 h</td><td>1.6 h</td></tr><tr><td>解决时间中位数</td><td>31 h</td><td>27 h</td></tr></tbody></table>
<p>中位数比平均数更能说明多数用户的感受：个别问题要等备件或停电窗口，会把平均值拉得很高。公司同时公布最长的十条记录及原因，其中七条是等待用户安排停电。</p>
<h3>接线自检检查什么</h3>
<ul><li>相序：电压相序是否为A、B、C</li><li>对应：每相电流与电压的夹角是否落在合理范围</li><li>方向：有功是否为正，互感器有没有装反</li><li>位置：本机投入前后，取样电流是否随之变化；不变说明取样装在了补偿装置的负荷侧</li></ul>
<p>第四条能发现最隐蔽的错误：取样点位置不对时，各相角度都正常，装置却永远看不到自己补偿的结果。自检在上电时进行一次，之后每天在负荷稳定时复核，发现异常用中文写明哪一相、怎样改。已售产品可以通过升级固件获得这项功能，升级包由售后提供。</p>
<p>用户可以照样检查自己的设备：记下投入前后的取样电流，投入后电流减小、功率因数升高为正确；电流不变，多半是取样点装在了补偿装置的负荷侧；电流反而增大，先查互感器方向，再查相别。三种情况都不必停电就能看出。</p>
<p>公司同时公布了服务响应时间的统计口径：从热线登记到给出明确处理意见为响应时间，从登记到用户确认关闭为解决时间，两项均按月公示。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3022;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<p>对用电企业而言，变化主要体现在三个阶段：新建与改扩建项目在方案阶段就要考虑干扰性负荷的影响；投运时治理设施应与主体工程同步；运行中需要对自身电能质量状况心中有数。</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="/media/news/drive-spectrum-24e18fa2.webp" alt="柱状图：六脉波变频器5至19次谐波，治理前THDi约29%，治理后约1.5%"><figcaption>理想六脉波整流的谐波电流与次数成反比；滤除95%后，THDi由约29%降到约1.5%。</figcaption></figure>
<p>不带电抗器的变频器，实际谐波往往比理想值更大，尤其是5次和7次。估算时先取理想值I<sub>n</sub>＝I<sub>1</sub>/n：若整流负荷基波电流为200 A，5次约40 A，7次约29 A，11次约18 A，各次平方和开方约58 A，这就是有源滤波容量的起点，再按实测修正。例如选100 A的<a href="/newdetail/1026">LH-APF-M</a>，留有裕度。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/ui/site-map-0b62c79f.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3102;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/payback-cover-68619e26.webp', `maincontent` = '<p>国务院印发《推动大规模设备更新和消费品以旧换新行动方案》（国发〔2024〕7号），提出实施设备更新、消费品以旧换新、回收循环利用、标准提升四大行动。工业企业的老旧配电与用能设备，是设备更新中容易见效的部分。</p>
<p>补偿与计量设备的更新往往投资不大，却能直接反映在电费单上。判断是否值得更新，可以从三方面入手。</p>
<table><thead><tr><th>对象</th><th>可更新信号</th><th>更新方向</th></tr></thead><tbody><tr><td>电容柜</td><td>力调电费长期被罚、熔断器频繁熔断</td><td>抗谐波集成电容或混合补偿</td></tr><tr><td>指针表与旧表</td><td>无通信、误差大</td><td>多功能或无线仪表</td></tr><tr><td>低压柜</td><td>无测温、无漏电监测</td><td>加装测温与剩余电流监测</td></tr></tbody></table>
<h3>算一笔账</h3>
<figure><img src="/media/news/payback-23618997.webp" alt="折线图：投入6万元，每月节省2500元，24个月收回"><figcaption>例：投入6万元，每月少付电费2500元，累计收益在第24个月由负转正。</figcaption></figure>
<p>改造是否划算，看静态回收期：投入÷每月节省。某企业一面旧电容柜长期只能投入一半，每月因功率因数不达标多付约2500元；更换为六台40 kvar智能电容并修复控制回路，投入约6万元，回收期60000÷2500＝24个月，而电容器的参考寿命远长于此。若只是控制器取样接错，改线不花钱就能解决，所以一定先查原因再报方案。</p>
<p>节省额要用连续十二个月的电费单计算，不能用最差的一个月乘以十二；同时扣除新装置自身的损耗。带电抗器的补偿支路每千乏损耗约5 W，200 kvar全年投入约多用8760 kWh，不应忽略。</p>
<p>更新不等于整柜更换。对柜体完好的老配电室，采用抽插式电容、开口互感器与无线仪表做局部改造，停电时间与投资都可以控制在较低水平。</p>
<p>局部改造的常见组合是：<a href="/newdetail/1003">LH-ZCM</a>替换老柜内的电容与接触器，柜体空间只容得下方形电容的用<a href="/newdetail/1038">LH-BF</a>原位替换，<a href="/newdetail/1075">LH-KCT</a>在不断线的情况下加装互感器，<a href="/newdetail/1065">LH-WM40</a>解决旧柜没有通信线的问题，<a href="/newdetail/1074">LH-TS20</a>监测电缆接头温度。施工前核对柜内空间、母线载流量和短路耐受能力，旧柜体的防护和接地不合格的，应整柜更换。政策支持的范围、比例与申报办法各地不同，以当地主管部门公布的文件为准。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3103;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/pv-power-factor-cover-cafa33e6.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3104;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/current-ranges-cover-8d185e54.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3105;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/night-reactive-cover-30ffaaf7.webp', `maincontent` = '<p>新版《供电营业规则》自2024年6月1日起施行。规则延续了用户应当就地平衡无功、按规定配置无功补偿装置并防止向电网倒送无功的基本原则，并对电能质量干扰的治理责任作了规定。</p>
<p>“倒送无功”是近年容易被忽视的问题：夜间轻载时电缆充电功率、轻载UPS与照明电子镇流器都可能使总进线呈容性，如果电容柜仍处于投入状态，就会出现过补。</p>
<table><thead><tr><th>时段</th><th>常见状态</th><th>应当怎样</th></tr></thead><tbody><tr><td>白天满载</td><td>感性，电容全部投入</td><td>保持目标功率因数</td></tr><tr><td>午休、换班</td><td>无功骤减</td><td>按延时逐级切除</td></tr><tr><td>夜间轻载</td><td>呈容性，电容仍在投</td><td>过补闭锁，全部切除</td></tr><tr><td>夜间本身容性</td><td>电容已全切，仍倒送</td><td>SVG吸收感性无功</td></tr></tbody></table>
<figure><img src="/media/news/night-reactive-5dc9c35e.webp" alt="曲线图：白天吸收无功，夜间电容未退出，向电网倒送"><figcaption>夜间若有60 kvar电容没有退出，无功由吸收变为倒送。</figcaption></figure>
<ul><li>检查控制器是否具备过补闭锁</li><li>查看夜间功率因数符号与无功方向</li><li>容性无功持续存在时，用SVG或电抗器吸收</li></ul>
<h3>倒送多少才算多</h3>
<p>先估算企业自身的容性无功。10 kV电缆的充电功率可按每千米数千乏到十几千乏估计，由电缆截面决定，以制造厂电容值计算为准；0.4 kV的UPS、服务器电源、LED驱动等，轻载时每台也有几百乏到几千乏。某写字楼夜间有功60 kW，总进线容性无功45 kvar，功率因数只有60÷√(60²＋45²)＝0.80，而且方向是倒送。</p>
<p>按多地执行的功率因数调整办法，倒送的无功电量以绝对值与吸收的相加。上例每晚8小时倒送45×8＝360 kvarh，一个月约10800 kvarh；若当月有功电量10万kWh、吸收无功3万kvarh，不计倒送时功率因数约0.96，计入后变成约0.93。可见夜间问题会拉低全月的结果，具体计算以当地规定为准。</p>
<h3>怎样整改</h3>
<p>先看控制器：<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>都可以设置过补闭锁与小电流闭锁，确认目标值没有设得过高；再看手动投入的固定电容，夜间应能自动退出；电容全部退出后仍为容性，才需要<a href="/newdetail/1022">LH-SVG-M</a>连续吸收。上例选50 kvar即可把夜间功率因数恢复到接近1。</p>
<p>功率因数考核标准与结算方式请以供用电合同和当地供电企业执行口径为准。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3106;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/power-triangle-cover-8ba35653.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3107;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/parallel-resonance-cover-99d3d467.webp', `maincontent` = '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="/media/news/parallel-resonance-dac79437.webp" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。不计电阻时，n次谐波流入变压器的电流是谐波源电流的1/|1－(n/n<sub>r</sub>)²|倍。300 kvar时n<sub>r</sub>≈7.5：5次为1/|1－0.45|≈1.8倍，7次为1/|1－0.88|≈8倍，11次约0.85倍。负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流。流入电容器的电流等于谐波源电流加上流入变压器的部分，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<p>解决办法是在电容回路中串入电抗器，使回路在5次及以上频率呈感性，谐振点移到3次与4次之间。主要谐波为5次及以上时选7%，存在明显3次谐波时选14%。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3108;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/cabinet-losses-cover-8a0e42c6.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3109;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/transformer-reactive-cover-b4378b2e.webp', `maincontent` = '<p>GB 20052-2024《电力变压器能效限定值及能效等级》将于2025年2月1日起实施。新版标准适用范围除10 kV配电变压器外，还包括新能源发电侧的相关变压器。</p>
<p>更换高能效变压器后，空载损耗与空载电流下降，变压器自身消耗的无功也随之减小；如果沿用旧的固定补偿电容，轻载时更容易过补。</p>
<table><thead><tr><th>项目</th><th>旧变压器</th><th>新变压器</th></tr></thead><tbody><tr><td>容量、短路阻抗</td><td>1000 kVA、6%</td><td>1000 kVA、6%</td></tr><tr><td>空载电流（例）</td><td>1.0%</td><td>0.2%</td></tr><tr><td>空载无功</td><td>10 kvar</td><td>2 kvar</td></tr><tr><td>20 kvar固定电容不过补的负载率</td><td>41%以上</td><td>55%以上</td></tr></tbody></table>
<figure><img src="/media/news/transformer-reactive-5f0d287d.webp" alt="曲线图：新变压器空载无功由10 kvar降为2 kvar，20 kvar固定电容过补的范围变宽"><figcaption>变压器消耗的无功随负载率上升；与20 kvar固定电容的交点由41%移到55%，左侧为过补。</figcaption></figure>
<ol><li>核算新变压器的空载电流与短路阻抗</li><li>重新计算固定补偿部分，宜小不宜大</li><li>短路阻抗变化会改变谐振次数，须复核电抗率</li></ol>
<h3>公式与例子</h3>
<p>变压器消耗的无功可写成Q＝S<sub>N</sub>×(I<sub>0</sub>%＋u<sub>k</sub>%×β²)/100，β为负载率。1000 kVA、u<sub>k</sub>为6%的变压器，半载时漏抗消耗1000×6×0.25÷100＝15 kvar，满载时60 kvar；空载部分由空载电流决定。更换后空载部分由10 kvar减到2 kvar，原来20 kvar的固定电容在负载率55%以下就会向电网倒送，夜间尤其明显。表中空载电流为示例，以铭牌和试验报告为准。</p>
<p>短路阻抗变化也要复核谐振。例如阻抗由4%改为6%，短路容量由25 MVA降到16.7 MVA，投入300 kvar时谐振次数由√(25000÷300)≈9.1次移到7.5次，更靠近7次谐波。没有串电抗的旧电容柜，换变压器之前也许没有问题，换了之后却可能出现放大。</p>
<p>建议把固定部分改为可自动投切的最小一级，例如一台10（5+5）kvar的<a href="/newdetail/1001">LH-ZCS</a>；谐波场所用<a href="/newdetail/1011">LH-XCS-7</a>。新柜可按<a href="/newdetail/1006">LH-GBJ</a>重新选型，用近一年负荷曲线核对最小和最大无功。能效等级与损耗限值以标准原文为准。</p>
<p>变压器更新是重新梳理补偿方案的好时机：与其原样搬迁旧柜，不如根据近一年的负荷曲线重新选型。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3110;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/four-quadrant-cover-13086fd4.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3111;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/adjustable-load-cover-4a31fec2.webp', `maincontent` = '<p>国家发展改革委、国家能源局发布关于加快推进虚拟电厂发展的指导意见，提出到2027年全国虚拟电厂调节能力达到2000万千瓦以上，到2030年达到5000万千瓦以上。</p>
<p>虚拟电厂把分布式电源、可调节负荷、储能等资源聚合起来参与系统运行与市场交易。对工商业用户来说，参与的前提是知道自己“有多少负荷可以调、能调多久”。</p>
<table><thead><tr><th>负荷</th><th>能调多少</th><th>能调多久</th><th>注意</th></tr></thead><tbody><tr><td>空调、冷冻机</td><td>20%~40%</td><td>1~2 h</td><td>室温与湿度限值</td></tr><tr><td>充电桩</td><td>50%以上</td><td>1~4 h</td><td>车主取车时间</td></tr><tr><td>空压机、储气</td><td>10%~20%</td><td>0.5~1 h</td><td>最低气压</td></tr><tr><td>连续生产线</td><td>很少</td><td>—</td><td>不应纳入</td></tr></tbody></table>
<figure><img src="/media/news/adjustable-load-fa9a6aa8.webp" alt="曲线图：日负荷中14时至16时可减少200 kW"><figcaption>日负荷中只有一部分能调：本例14时至16时减少200 kW，其余为不可中断负荷。</figcaption></figure>
<ul><li>分回路计量：把空调、充电、压缩空气等可调负荷单独计量</li><li>分钟级数据：响应效果评估依赖高频、连续、带时标的数据</li><li>断路器与控制接口：远程控制必须有本地确认与安全联锁</li></ul>
<h3>响应量怎样计算</h3>
<p>响应量等于基线减去实际负荷。基线一般取近几个同类工作日同一时段的平均值，具体算法由市场规则规定。设14时至16时基线平均880 kW，实际680 kW，响应功率200 kW，响应电量400 kWh。若计量点数据缺了15分钟，这一段可能按未响应处理，因此断点续传和准确时标与设备本身同样重要。</p>
<p>分回路计量可用<a href="/newdetail/1068">LH-MC12</a>，一台测12个三相回路，把空调、充电、空压分开；需要开关量配合的回路用<a href="/newdetail/1052">LH-PM96K</a>，8路输入可以接运行信号，4路继电器输出可以给出启停请求；支路远程分合用<a href="/newdetail/1072">LH-SB250M</a>，必须在现场设置就地、远方切换，并由工艺人员确认。数据由<a href="/newdetail/1069">LH-GW100</a>汇总，以1到15分钟为周期上送。</p>
<p>评估收益时要扣除三项：因调整生产造成的损失，新增计量与控制的投入，以及未达到承诺量时的考核。建议先用三个月的分回路数据做一次“纸上响应”，看看在不影响生产的前提下有多少千瓦可调，再决定是否签约。规则以当地市场文件为准。</p>
<p>计量与通信是进入虚拟电厂的“入场券”，但并不意味着所有用户都适合参与，应结合生产工艺与收益测算决定。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3112;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/tuning-cover-2e847466.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3113;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/metering-gap-cover-224f313e.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3114;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/mixed-duty-cover-b38e2471.webp', `maincontent` = '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~60%</td><td>40%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0~30%</td><td>70%~100%</td></tr></tbody></table>
<figure><img src="/media/news/mixed-duty-1e113e69.webp" alt="示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足"><figcaption>电容器按50 kvar一级跟随缓慢变化，SVG补足台阶与快速波动之间的差额。</figcaption></figure>
<h3>算一个例子</h3>
<p>某车间一周实测：无功长期不低于150 kvar，快速波动±60 kvar，夜间最大容性40 kvar。电容取150 kvar，分三级、每级50 kvar；SVG容量取三个数中最大的一个：波动60 kvar、最大一级电容50 kvar、夜间容性40 kvar，得60 kvar，选75 kvar一台，留25%裕度。若全部用SVG，需要150＋60＝210 kvar，即三台75 kvar，投资和损耗都明显增加。</p>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>
<p>谐波较重时，电容支路用<a href="/newdetail/1011">LH-XCS-7</a>，并按400 V实际输出计算级差。机架式SVG选<a href="/newdetail/1022">LH-SVG-M</a>；小配电间没有位置立柜时，用壁挂的<a href="/newdetail/1024">LH-SVG-W</a>；电容支路的开关按投切频率选：每天几次用接触器<a href="/newdetail/1042">LH-QJ</a>，几十次用复合开关<a href="/newdetail/1043">LH-FK</a>或同步开关<a href="/newdetail/1044">LH-TB</a>，频繁冲击用晶闸管<a href="/newdetail/1045">LH-JK</a>。需要由SVG直接投切电容的，用<a href="/newdetail/1023">LH-SVG-MH</a>，自带12路投切输出，不必再装控制器。已有电容柜完好的，保留电容，只加SVG并改接控制线，停电时间最短。验收时看两点：功率因数曲线没有台阶，电容日投切次数比改造前明显减少。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3115;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/unbalance-phasors-cover-71f521ed.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3116;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/multi-circuit-cover-7500e01e.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3117;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/charging-load-cover-ee01012e.webp', `maincontent` = '<p>据国家能源局2025年12月底召开的充电基础设施座谈会信息，截至2025年11月底全国累计建成充电设施1932.2万个，公共场站平均充电功率继续提升。同月，首批国家级零碳园区建设名单公布，共52个园区。</p>
<p>两条消息指向同一个问题：配电侧的承载力。大功率充电使单点负荷陡增，零碳园区则要求更高比例的就地新能源，二者叠加，对变压器、线路与电能质量都提出新要求。</p>
<table><thead><tr><th>指标</th><th>看多久</th><th>到什么程度再治理</th></tr></thead><tbody><tr><td>变压器负载率</td><td>一年</td><td>持续超过80%，先做有序充电</td></tr><tr><td>功率因数</td><td>一个月</td><td>月平均低于考核值，或夜间倒送</td></tr><tr><td>谐波电流</td><td>一周</td><td>公共连接点超出允许值</td></tr><tr><td>三相不平衡</td><td>一周</td><td>零线电流接近相电流</td></tr></tbody></table>
<figure><img src="/media/news/charging-load-34ff51c2.webp" alt="曲线图：同时充电超过1000 kVA变压器容量，有序充电不超过"><figcaption>同时充电使负荷在19时超过1000 kVA变压器容量；同样的电量错开到夜间，峰值不超限。</figcaption></figure>
<ol><li>先测：变压器负载率、功率因数、谐波与不平衡的年度曲线</li><li>再调：错峰、有序充电、光伏与储能协调</li><li>后治：对确有超标的指标配置治理设备</li></ol>
<h3>有序充电能省多少容量</h3>
<p>设变压器1000 kVA，其他负荷晚间约450 kW，二十台快充桩同时使用时再加650 kW，总需求约1100 kW，已经超限。若把充电功率限制在350 kW以内，时间由三小时延长到六小时左右，电量相同，变压器不必增容。限制功率的依据是总进线的实时负荷，所以总表的数据周期应在一分钟以内。</p>
<p>充电桩满载时功率因数通常较高，待机和小功率时却呈容性，并有一定谐波。因此场站补偿不应按满载配电容，而要看夜间空闲时的容性无功：实测30 kvar容性，用50 kvar的<a href="/newdetail/1022">LH-SVG-M</a>即可双向调节；传统电容柜投不上去。谐波较大的场站用<a href="/newdetail/1028">LH-APF-G</a>集中治理。</p>
<p>每台桩的用电可用<a href="/newdetail/1068">LH-MC12</a>集中计量，12路三相，省去逐桩装表；重要场站在低压侧预留<a href="/newdetail/1034">LH-KJX-D</a>快速接入，变压器检修时接移动电源。数据与有序充电系统共用一个网关，由<a href="/newdetail/1069">LH-GW100</a>上传。</p>
<p>“先测、再调、后治”的顺序可以避免过度投资，也能让治理设备的容量更有依据。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3118;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/self-healing-cover-45a4f3da.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3119;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/ct-accuracy-cover-e35dd569.webp', `maincontent` = '<p>5月1日起，GB/T 17215.305-2025正式实施。不少用户关心：已经安装的多回路电能表是否需要更换？</p>
<p>一般而言，推荐性国家标准的实施主要影响新设计、新订货的产品，存量设备按原合同与计量管理要求继续使用；用于贸易结算的表计，其检定与更换按计量法律法规执行。</p>
<table><thead><tr><th>60 A负荷</th><th>600/5互感器</th><th>100/5互感器</th></tr></thead><tbody><tr><td>占额定电流</td><td>10%</td><td>60%</td></tr><tr><td>0.5级比差限值（插值）</td><td>约±1.25%</td><td>约±0.63%</td></tr><tr><td>二次电流</td><td>0.5 A</td><td>3 A</td></tr></tbody></table>
<h3>存量设备自查</h3>
<ol><li>核对每个回路的互感器规格、方向与槽位是否与台账一致</li><li>抽测三个回路，与标准表或钳形功率表比对</li><li>查看说明书是否给出各回路准确度与回路间影响</li></ol>
<h3>变比选大了，误差从哪里来</h3>
<figure><img src="/media/news/ct-accuracy-4c9364af.webp" alt="曲线图：0.5级互感器误差限，60 A负荷用600/5时为±1.25%，用100/5时为±0.63%"><figcaption>0.5级测量用互感器在5%、20%、100%额定电流处的比差限值为±1.5%、±0.75%、±0.5%，小电流时误差限放宽。</figcaption></figure>
<p>存量多回路表最常见的问题不是表，而是互感器变比过大：设计时按断路器额定电流选600/5，实际负荷只有60 A，长期工作在10%。按0.5级互感器的误差限插值，允许误差约±1.25%；换成100/5，负荷在60%，约±0.63%，减小一半。选变比的经验是：正常负荷落在额定电流的30%~100%，最大负荷不超过120%。</p>
<p>变比设错则是成倍的错误：互感器100/5，表内设成200/5，电量正好多一倍。核对方法是用钳形表量一次电流，与仪表显示比较，相差超过互感器与钳表误差之和就要查。互感器二次侧严禁开路，更换前先短接。</p>
<p>这两条对所有经互感器接入的仪表都适用：<a href="/newdetail/1068">LH-MC12</a>、<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1062">LH-TM33</a>、<a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1054">LH-PM72E</a>、<a href="/newdetail/1056">LH-PM120E</a>、<a href="/newdetail/1051">LH-PM96F</a>，以及配开口互感器的<a href="/newdetail/1065">LH-WM40</a>、<a href="/newdetail/1067">LH-WM42</a>。需要更换变比又不能停电时，可用开口式<a href="/newdetail/1075">LH-KCT</a>，注意100/5、150/5为1级，200/5及以上为0.5级。</p>
<p>新项目招标时，建议直接引用新标准编号，并要求提供逐回路准确度声明。</p>', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3120;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/lora-4g-cover-bc9c08f1.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3121;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/residual-current-cover-7e657a2d.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 3122;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/scenes/sol-solar-roof-4d39cf02.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 6014;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/scenes/sol-solar-roof-4d39cf02.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 6110;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/hero-products-50060aab.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 7002;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/breeding-fde962c3.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 7005;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/industry-b10e7b67.webp', `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 7006;
--> statement-breakpoint
UPDATE `banner_texts` SET `side` = 'left' WHERE `banner` = 7006;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"/media/banners/cloud-platform-46482935.webp","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"/media/ui/platform-dashboard-93ae0fae.webp","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"/media/ui/one-line-diagram-3b3247aa.webp","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"/media/ui/power-factor-4f80b368.webp","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"/media/ui/harmonics-0e61a521.webp","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"/media/ui/barns-f146a3cb.webp","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"/media/ui/street-lights-ddc41a8b.webp","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"/media/ui/monthly-report-de4a1dcb.webp","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"/media/ui/mobile-app-20eddc6e.webp","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 1076;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4002;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4008;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4102;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4105;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4109;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4110;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4204;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4211;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 10:06:59' WHERE `id` = 4215;
--> statement-breakpoint
DELETE FROM `solution_cases` WHERE `solution` = 2010 AND `place` = 0;
