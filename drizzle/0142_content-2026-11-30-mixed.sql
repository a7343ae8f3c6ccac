-- content: 产品端子、投切次数与耐压
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 11, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 10, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 11, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 33, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 30, 'depth', 420, 420, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 29, 'depth', 430, 430, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 32, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 31, 'depth', 400, 400, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 35, 'depth', 525, 525, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 33, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 32, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1018, 20, 'depth', NULL, 85, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1036, 21, 'depth', 280, 280, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 19, 'depth', 95, 95, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1062, 18, 'depth', 75, 75, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1065, 22, 'depth', 70, 70, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 14, 'circuits', 1, 1, '', '三相', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 15, 'storage', 7, 7, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 16, 'temperature', -25, 60, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 17, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 18, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 19, 'depth', 65, 65, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 25, '2026-11-30', '[{"fact":"允许投切次数","before":"≥100万次","after":"电气≥30万次，机械≥100万次"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 14, '2026-11-30', '[{"fact":"投切次数","before":"","after":"电气≥30万次，机械≥100万次"},{"fact":"机械寿命","before":"≥100万次","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 7, '2026-11-30', '[{"fact":"放电","before":"断电后3 min内端电压降至75 V以下","after":"断电后3 min内端电压降至50 V以下"},{"fact":"投切次数","before":"≥100万次","after":"电气≥30万次，机械≥100万次"},{"fact":"端子 二次插座1~8","before":"通信、取样、接地","after":"1、2通信RS485，3、4取样电流，5、6第二通信口（选配），7、8接地"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 11, '2026-11-30', '[{"fact":"投切次数","before":"≥100万次","after":"电气≥30万次，机械≥100万次"},{"fact":"端子 PE","before":"","after":"机壳保护接地"},{"fact":"端子 网络1/2","before":"级联","after":"级联RJ45"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 8, '2026-11-30', '[{"fact":"投切次数","before":"≥100万次","after":"电气≥30万次，机械≥100万次"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 16, '2026-11-30', '[{"fact":"投切次数","before":"≥100万次","after":"电气≥30万次，机械≥100万次"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 15, '2026-11-30', '[{"fact":"投切次数","before":"≥100万次","after":"电气≥30万次，机械≥100万次"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 19, '2026-11-30', '[{"fact":"放电","before":"断电后3 min内端电压降至75 V以下","after":"断电后3 min内端电压降至75 V以下（电容器内电阻，GB/T 12747.1）"},{"fact":"投切次数","before":"复合开关≥100万次；晶闸管不限","after":"复合开关机械≥100万次；晶闸管不限"},{"fact":"端子 FL、FN","before":"","after":"风机电源AC 220 V，由模块控制启停（T型）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 12, '2026-11-30', '[{"fact":"投切次数","before":"≥100万次","after":"电气≥30万次，机械≥100万次"},{"fact":"端子 PE","before":"","after":"机壳保护接地"},{"fact":"端子 IA~IC、I*","before":"取样","after":"三相取样电流"},{"fact":"端子 网络1/2","before":"级联","after":"级联RJ45"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 7, '2026-11-30', '[{"fact":"端子 IA*、IA、IB*、IB、IC*、IC","before":"","after":"总进线取样电流"},{"fact":"接线说明","before":"主回路由母排或电缆接至电源母线，二次与生产线PLC联锁","after":"主回路经断路器，由母排或电缆接至电源母线；取样互感器装在总进线、滤波柜的电源侧，供频谱显示与投切；二次与生产线PLC联锁"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 9, '2026-11-30', '[{"fact":"端子 PE","before":"","after":"保护接地"},{"fact":"端子 网口","before":"","after":"以太网通信"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 6, '2026-11-30', '[{"fact":"可选功能","before":"4DI/2DO、温湿度、第二路RS485","after":"4G上行（代码4G）；4DI/2DO、温湿度、第二路上行RS485另行说明"},{"fact":"组网","before":"RS485，最多40台","after":"RS485，经转接线接各单元的级联口，最多40台"},{"fact":"上行","before":"RS485/Modbus-RTU，2400~38400 bps","after":"RS485/Modbus-RTU，2400~38400 bps；4G（选配）"},{"fact":"订货代码 4G","before":"带4G上行；缺省为RS485","after":"带4G上行；不写只有RS485"},{"fact":"端子 A1、B1","before":"电容总线","after":"电容总线（RS485，转接线接“网络1”）"},{"fact":"端子 4G","before":"","after":"上行天线（选配）"},{"fact":"接线要点","before":"下行总线用屏蔽双绞线，屏蔽层单端接地，长度不超过600 m","after":"A1、B1接第一台单元：级联RJ45的（LH-ZCS、LH-ZCF、LH-XCS等）用随机附带的转接线，两芯一端接A1、B1，RJ45水晶头一端插“网络1”，其余各台用直通网线级联；LH-ZCM接二次插座的1、2；单元自己的取样端子都不接；…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 9, '2026-11-30', '[{"fact":"端子 PE","before":"","after":"保护接地"},{"fact":"接线要点","before":"","after":"智能电容器用RJ45转两芯的转接线接入：两芯接485A、485B，RJ45插第一台的“网络1”，其余各台用直通网线级联"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 7, '2026-11-30', '[{"fact":"端子 485A、485B","before":"","after":"RS485通信"},{"fact":"端子 ANT","before":"","after":"4G天线（选配，代码4G）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1031, 6, '2026-11-30', '[{"fact":"端子 A、B","before":"","after":"RS485"},{"fact":"端子 USB","before":"","after":"数据导出"},{"fact":"端子 DI+、DI-","before":"","after":"触发录波（选配）"},{"fact":"端子 ANT","before":"","after":"北斗天线（选配）"},{"fact":"端子 L、N","before":"","after":"工作电源AC/DC 85~265 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1036, 6, '2026-11-30', '[{"fact":"接线方式","before":"三相△接","after":"三相△接或单相"},{"fact":"绝缘试验","before":"端子间2.15 Un/2 s；端子对壳3 kV/10 s","after":"端子间2.15 Un/2 s；端子对壳3.1 kV/10 s"},{"fact":"端子 L1、L2、L3","before":"三相端子","after":"三相端子（单相型L1、L2）"},{"fact":"产品概述","before":"LH-BY采用金属化聚丙烯膜卷绕、真空浸渍，内部三芯△接，自带放电电阻与过压力隔离装置，芯子击穿后内压升高使顶盖鼓起并断开引线","after":"LH-BY采用金属化聚丙烯膜卷绕、真空灌封干式树脂，三相型内部三芯△接，自带放电电阻与过压力隔离装置，芯子击穿后内压升高使顶盖鼓起并断开引线"},{"fact":"功能特点","before":"三相内部△接，出线端子带护罩","after":"三相型内部△接，出线端子带护罩"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 7, '2026-11-30', '[{"fact":"绝缘试验","before":"端子对壳3 kV/10 s","after":"端子对壳6 kV/10 s"},{"fact":"端子 L1、L2、L3","before":"端子","after":"端子（单相型L1、L2）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1039, 6, '2026-11-30', '[{"fact":"端子 A~C、N","before":"","after":"主回路"},{"fact":"端子 PE","before":"","after":"壳体接地"},{"fact":"接线要点","before":"N线截面与相线相同","after":"N线截面与相线相同；壳体经接地螺栓可靠接地，N不作接地用"},{"fact":"端子 A、B、C、N","before":"主回路","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 8, '2026-11-30', '[{"fact":"可选功能","before":"RS485型、分相型、+60 ℃型","after":"RS485（代码RS）、故障干接点（代码FT）；+60 ℃型另行说明"},{"fact":"端子 KA、KB、KC","before":"","after":"分相控制（分补型）"},{"fact":"端子 485A、485B","before":"","after":"RS485（选配）"},{"fact":"接线要点","before":"共补型三相同触发，只接一路控制；分补型每相单独控制","after":"共补型三相同触发，只接一路控制（K+、K-）；分补型每相单独控制，公共端接K+，三相接KA、KB、KC"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1044, 6, '2026-11-30', '[{"fact":"投切次数","before":"","after":"电气≥30万次，机械≥100万次"},{"fact":"端子 K+、K-","before":"","after":"控制（D型）"},{"fact":"接线说明","before":"与复合开关可互换安装，控制方式须在订货时注明","after":"主回路接法与复合开关LH-FK相同，可以替换，但安装孔距不同（LH-TB 80 mm×145 mm，LH-FK 84 mm×165 mm），另接DC 12 V工作电源；控制方式须在订货时注明"},{"fact":"接线要点","before":"","after":"RS485型的投切命令走A、B；D型的控制信号接K+、K-，工作电源两种都接V+、V-"},{"fact":"电气寿命","before":"≥30万次","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 8, '2026-11-30', '[{"fact":"端子 485A、485B","before":"","after":"RS485（选配）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 6, '2026-11-30', '[{"fact":"基本功能","before":"12路静态输出的共补控制器，144方形，无功与功率因数双判据。","after":"最多12路输出的共补控制器，144方形，无功与功率因数双判据。"},{"fact":"可选功能","before":"RS485、温度输入、AC 220 V接触器输出","after":"RS485（代码RS）；温度输入另行说明"},{"fact":"端子 A、B","before":"","after":"RS485（选配）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1047, 5, '2026-11-30', '[{"fact":"端子 ANT","before":"","after":"4G天线（选配，代码4G）"},{"fact":"接线说明","before":"三相四线电压与三相电流全部接入，相别必须一一对应","after":"三相四线电压与三相电流全部接入，相别必须一一对应；工作电源取自UA、UN，不另接"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1060, 5, '2026-11-30', '[{"fact":"可选功能","before":"谐波、4DI、开口互感器套装","after":"开口互感器套装（代码KCT）；谐波、4DI另行说明"},{"fact":"接线","before":"三相四线/三相三线","after":"三相四线；三相三线（57.7/100 V规格）"},{"fact":"脉冲","before":"400 imp/kWh（按变比换算）","after":"400 imp/kWh（二次侧，一次电量乘变比）"},{"fact":"接线说明","before":"三相四线，UA、UB、UC、UN与互感器二次分别接入","after":"三相四线，UA、UB、UC、UN与互感器二次分别接入；57.7/100 V规格也可接三相三线"},{"fact":"接线要点","before":"","after":"三相三线（线电压100 V）：UB接4端（UN位置），2端空置，B相电流不接，面板选三相三线"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1062, 7, '2026-11-30', '[{"fact":"辅助电源","before":"AC/DC 100~240 V","after":"AC/DC 100~240 V（选配，代码AUX）"},{"fact":"通信","before":"2路RS485，DL/T 645-2007","after":"2路RS485、红外，DL/T 645-2007"},{"fact":"端子 辅助1、辅助2","before":"工作电源","after":"辅助工作电源AC/DC 100~240 V（选配，代码AUX）"},{"fact":"端子 红外窗","before":"","after":"抄表"},{"fact":"产品概述","before":"AUX型带独立的辅助电源端子，一次停电时仍可由直流屏供电保持通信","after":"工作电源取自PT二次电压；AUX型另带辅助电源端子，一次停电时仍可由直流屏供电保持通信"},{"fact":"接线要点","before":"第一元件接UAB、IA，第二元件接UCB、IC；上电后向量图应为UAB、UCB相差60°附近（感性负荷按功率因数偏移）","after":"第一元件接UAB、IA，第二元件接UCB、IC；主端子只有1、2、3、4、6、7、9，B相电流不接；三相四线表的电压在2、5、8，换表时按本表端子改接；上电后向量图上UAB与UCB应相差60°左右；功率因数为1时IA滞后UAB 30°、IC…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1065, 6, '2026-11-30', '[{"fact":"有功电能","before":"主机C级（0.5S级）；含0.5级开口互感器时整套按1级考核","after":"主机C级（0.5S级）；配0.5级互感器（200~600 A）时整套按1级考核，配1级互感器（100 A）时按2级"},{"fact":"无功电能","before":"","after":"2级（主机）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1066, 4, '2026-11-30', '[{"fact":"电源","before":"AC 220 V，≤5 W","after":"AC 220 V，取自公共电压UA、UN，≤5 W"},{"fact":"无功电能","before":"","after":"不计量"},{"fact":"端子 ANT","before":"","after":"4G天线"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1067, 4, '2026-11-30', '[{"fact":"可选功能","before":"测温、单相版、外置天线","after":"外置天线；测温、单相版另行说明"},{"fact":"电流","before":"开口互感器100~600 A或互感器1(6)A","after":"开口互感器100/150/200/300/400/600 A"},{"fact":"有功电能","before":"主机C级（0.5S级）；含0.5级开口互感器时整套按1级考核","after":"主机C级（0.5S级）；配0.5级互感器（200~600 A）时整套按1级考核，配1级互感器（100、150 A）时按2级"},{"fact":"无功电能","before":"","after":"2级（主机）"},{"fact":"端子 ANT","before":"天线","after":"LoRa天线"},{"fact":"端子 485A、485B","before":"","after":"本地调试"},{"fact":"接线说明","before":"与LH-WM40相同，LoRa天线由板载弹簧天线引出","after":"与LH-WM40相同，互感器为LH-KCT开口式，LoRa天线接ANT座"},{"fact":"接线要点","before":"金属柜门内节点RSSI低于−95 dBm时加装外置天线","after":"金属柜门内节点RSSI低于−95 dBm时改接外置天线，引出柜外"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1068, 3, '2026-11-30', '[{"fact":"端子 T1~T8","before":"","after":"母线测温（选配，代码T8）"},{"fact":"接线说明","before":"公共电压取自列头柜进线熔断器，各回路互感器按槽位卡接","after":"公共电压取自列头柜进线熔断器，主机工作电源也取自公共电压，各回路互感器按槽位卡接"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1070, 6, '2026-11-30', '[{"fact":"产品概述","before":"LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-RCD300、LH-TS系列、LH-SB系列节点，经4G或以太网上送","after":"LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-RCD300、LH-TS系列、LH-SB63（LoRa型）节点，经4G或以太网上送"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1071, 5, '2026-11-30', '[{"fact":"外形尺寸","before":"36 mm×90 mm×70 mm（1P+N，宽×高×深）；三相4P 90 mm宽","after":"36 mm×90 mm×70 mm（1P+N，宽×高×深）；3P、3P+N 90 mm宽"},{"fact":"可选功能","before":"4G、LoRa、RS485，剩余电流30 mA、电弧告警","after":"通信4G、LoRa、RS485三选一，剩余电流30、100、300 mA三选一；电弧告警另行说明"},{"fact":"剩余电流","before":"30、100、300 mA（可关）","after":"30、100、300 mA"},{"fact":"端子 1、3、5、N","before":"进线","after":"进线（1P+N只有1、N，3P没有N）"},{"fact":"端子 485","before":"通信","after":"通信（RS485，代码R）"},{"fact":"端子 ANT","before":"","after":"无线天线（代码LR、4G）"},{"fact":"产品概述","before":"可按时间表自动合分，用于路灯与养殖设备；费控型支持余额控制","after":"可按时间表自动合分，用于路灯与养殖设备；余额不足时可由平台下发分闸（费控）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1072, 6, '2026-11-30', '[{"fact":"可选功能","before":"4G、预留风门温控、区域联锁","after":"4G（代码4G）；区域联锁另行说明"},{"fact":"端子 1、3、5","before":"进线","after":"进线（4P另有N）"},{"fact":"端子 2、4、6","before":"出线","after":"出线（4P另有N）"},{"fact":"端子 485","before":"通信","after":"RS485通信"},{"fact":"端子 Z1、Z2","before":"","after":"外接N线互感器（3P接四线回路）"},{"fact":"端子 ANT","before":"","after":"4G天线（选配，代码4G）"},{"fact":"产品概述","before":"区域联锁型在发生短路时下级先动作、上级延时，缩小停电范围","after":"选配区域联锁时，短路由下级先动作、上级延时，缩小停电范围"},{"fact":"接线要点","before":"剩余电流型N线必须穿过（4P或外接N线互感器）","after":"接有N线的回路，N线电流必须计入剩余电流：用4P，或3P另装N线互感器、接Z1、Z2，否则误跳"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>主回路经断路器，由母排或电缆接至电源母线；取样互感器装在总进线、滤波柜的电源侧，供频谱显示与投切；二次与生产线PLC联锁。</p>
<h3>接线要点</h3>
<ol><li>投运顺序：5次→7次→11次，退出顺序相反，由控制器自动执行。</li><li>并联其他电容补偿回路前须重新校核谐振。</li><li>定期（建议每季度）复测支路电流，偏差超过10%时检查电容容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G上行（代码4G）；4DI/2DO、温湿度、第二路上行RS485另行说明', `wirecontent` = '<h3>接线说明</h3>
<p>取样电流必须取自总进线，且位于电容柜电源侧。</p>
<h3>接线要点</h3>
<ol><li>电压UA、UB、UC、UN与电流IA、IB、IC须同相、极性一致，方向由进线指向负荷。</li><li>A1、B1接第一台单元：级联RJ45的（LH-ZCS、LH-ZCF、LH-XCS等）用随机附带的转接线，两芯一端接A1、B1，RJ45水晶头一端插“网络1”，其余各台用直通网线级联；LH-ZCM接二次插座的1、2。单元自己的取样端子都不接。</li><li>A1、B1到第一台用屏蔽双绞线，屏蔽层单端接地，连同级联网线总长不超过600 m。</li><li>投运后看功率因数：轻载应接近1、重载滞后，若显示超前且投切后更超前，检查极性。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>SVG主回路与电容回路共母线，取样互感器装在两者共同的电源侧。</p>
<h3>接线要点</h3>
<ol><li>主回路建议铜排30 mm×4 mm或95 mm²铜导线。</li><li>投切输出公共端为+12 V，单路负载不超过20 mA，不得并联使用。</li><li>智能电容器用RJ45转两芯的转接线接入：两芯接485A、485B，RJ45插第一台的“网络1”，其余各台用直通网线级联。</li><li>首台投运时须执行“电容容量自学习”，逐路投切并校核登记容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-BY采用金属化聚丙烯膜卷绕、真空灌封干式树脂，三相型内部三芯△接，自带放电电阻与过压力隔离装置，芯子击穿后内压升高使顶盖鼓起并断开引线。</p>
<p>圆柱形外壳散热面积大，适合密集排列。</p>
<h3>功能特点</h3>
<ul><li>三相型内部△接，出线端子带护罩</li><li>介质损耗低，不含油、不渗漏</li><li>过压力隔离：内部故障时机械断开</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BY/0.45-20-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>四线接入，N线须单独接至中性排；支路熔断器额定电流不低于1.5 In，向上取标准档（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>三相投切开关各自独立，中性线不经开关。</li><li>N线截面与相线相同；壳体经接地螺栓可靠接地，N不作接地用。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = 'RS485（代码RS）、故障干接点（代码FT）；+60 ℃型另行说明', `wirecontent` = '<h3>接线说明</h3>
<p>主回路L1~L3进线，T1~T3接电容器，控制端接控制器输出。</p>
<h3>接线要点</h3>
<ol><li>共补型三相同触发，只接一路控制（K+、K-）；分补型每相单独控制，公共端接K+，三相接KA、KB、KC。</li><li>与电容器之间不得再串接触器。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>主回路接法与复合开关LH-FK相同，可以替换，但安装孔距不同（LH-TB 80 mm×145 mm，LH-FK 84 mm×165 mm），另接DC 12 V工作电源；控制方式须在订货时注明。</p>
<h3>接线要点</h3>
<ol><li>RS485型地址由拨码设置，1~32。</li><li>上电后须完成一次空载自学习再带电容器。</li><li>RS485型的投切命令走A、B；D型的控制信号接K+、K-，工作电源两种都接V+、V-。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '最多12路输出的共补控制器，144方形，无功与功率因数双判据。', `optionalfunction` = 'RS485（代码RS）；温度输入另行说明', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相四线电压与三相电流全部接入，相别必须一一对应；工作电源取自UA、UN，不另接。</p>
<h3>接线要点</h3>
<ol><li>投切回路编号与控制器登记保持一致，分补每三路为一组A、B、C。</li><li>核对方法：手动投入A相一组，A相功率因数应上升。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '开口互感器套装（代码KCT）；谐波、4DI另行说明', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线，UA、UB、UC、UN与互感器二次分别接入；57.7/100 V规格也可接三相三线。</p>
<h3>接线要点</h3>
<ol><li>互感器S1接电流进端（带星号），S2接出端并接地。</li><li>三相三线（线电压100 V）：UB接4端（UN位置），2端空置，B相电流不接，面板选三相三线。</li><li>变比设置后核对一次电流与钳形表读数。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TM33用于中性点不接地的三相三线系统，两元件接法，电压3×100 V，可同时测量正反向有功，适合光伏并网点的双向考核。</p>
<p>工作电源取自PT二次电压；AUX型另带辅助电源端子，一次停电时仍可由直流屏供电保持通信。</p>
<h3>功能特点</h3>
<ul><li>两元件法计量，相角与功率方向在屏显示</li><li>正反向有功、四象限无功分别冻结</li><li>失压、失流、相序异常记录</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM33-6A-AUX</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>PT二次V/V接线，B相接地，电流取A、C相。</p>
<h3>接线要点</h3>
<ol><li>第一元件接UAB、IA，第二元件接UCB、IC；主端子只有1、2、3、4、6、7、9，B相电流不接。三相四线表的电压在2、5、8，换表时按本表端子改接。</li><li>计量柜二次回路须用联合接线盒，电流先短接再拆表。</li><li>上电后向量图上UAB与UCB应相差60°左右；功率因数为1时IA滞后UAB 30°、IC超前UCB 30°，感性负荷两个电流再各滞后一个功率因数角。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '外置天线；测温、单相版另行说明', `wirecontent` = '<h3>接线说明</h3>
<p>与LH-WM40相同，互感器为LH-KCT开口式，LoRa天线接ANT座。</p>
<h3>接线要点</h3>
<ol><li>金属柜门内节点RSSI低于−95 dBm时改接外置天线，引出柜外。</li><li>节点号由网关自动分配，端子标签须同步记录。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>公共电压取自列头柜进线熔断器，主机工作电源也取自公共电压，各回路互感器按槽位卡接。</p>
<h3>接线要点</h3>
<ol><li>互感器箭头统一指向负荷，槽位号与回路编号一致。</li><li>互感器线束走线槽，远离网线。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-RCD300、LH-TS系列、LH-SB63（LoRa型）节点，经4G或以太网上送。</p>
<p>室外型防水外壳，可抱杆装在园区中心位置，单跳覆盖半径约800 m（视距）。</p>
<h3>功能特点</h3>
<ul><li>信道自动分配与跳频，邻近网关不干扰</li><li>节点异常掉线5 min内告警</li><li>以太网中断时可改由4G上送</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW200-4G-OD</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '通信4G、LoRa、RS485三选一，剩余电流30、100、300 mA三选一；电弧告警另行说明', `shapesize` = '36 mm×90 mm×70 mm（1P+N，宽×高×深）；3P、3P+N 90 mm宽', `maincontent` = '<h3>产品概述</h3>
<p>LH-SB63在微型断路器上集成测量、剩余电流保护与电动操作，保护功能由机械与电子共同完成，通信中断不影响跳闸。</p>
<p>可按时间表自动合分，用于路灯与养殖设备；余额不足时可由平台下发分闸（费控）。</p>
<h3>功能特点</h3>
<ul><li>过欠压、过温、缺相、漏电、短路、过载六类保护</li><li>每次跳闸记录原因与当时电流</li><li>远程合闸须下发授权，避免误送电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB63-1N-C32-30-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 10963.1《电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器》</li><li>GB/T 16917.1《家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则》</li></ul>', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G（代码4G）；区域联锁另行说明', `maincontent` = '<h3>产品概述</h3>
<p>LH-SB250M在电子脱扣基础上增加接线端子测温与剩余电流监测，支路负荷、端子温升与漏电在平台可见，端子松动在冒烟之前即可发现。</p>
<p>选配区域联锁时，短路由下级先动作、上级延时，缩小停电范围。</p>
<h3>功能特点</h3>
<ul><li>热记忆功能：脱扣或断电后保留已积累的热量，按散热逐渐减小</li><li>端子测温越限只告警不跳闸，避免误停</li><li>四段保护定值现场或远程整定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB250M-3P-200-EL</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>进出线铜排或铜鼻子，防电弧隔板必须装。</p>
<h3>接线要点</h3>
<ol><li>接有N线的回路，N线电流必须计入剩余电流：用4P，或3P另装N线互感器、接Z1、Z2，否则误跳。</li><li>电动操作机构与机械联锁不得同时用于同一断路器。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `product_traits` SET `wiring` = 'connected:grid filterBranch:fuse' WHERE `product` = 1015;
--> statement-breakpoint
UPDATE `product_traits` SET `wiring` = 'fourWire threeWire' WHERE `product` = 1060;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1001 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1002 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1003 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1003 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1004 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1005 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1011 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1012 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '断电后3 min内端电压降至75 V以下（电容器内电阻，GB/T 12747.1）' WHERE `product` = 1013 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '复合开关机械≥100万次；晶闸管不限' WHERE `product` = 1013 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1014 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'RS485，经转接线接各单元的级联口，最多40台' WHERE `product` = 1018 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'RS485/Modbus-RTU，2400~38400 bps；4G（选配）' WHERE `product` = 1018 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '三相△接或单相' WHERE `product` = 1036 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '端子间2.15 Un/2 s；端子对壳3.1 kV/10 s' WHERE `product` = 1036 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '端子对壳6 kV/10 s' WHERE `product` = 1037 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1044 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '三相四线；三相三线（57.7/100 V规格）' WHERE `product` = 1060 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '400 imp/kWh（二次侧，一次电量乘变比）' WHERE `product` = 1060 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC/DC 100~240 V（选配，代码AUX）' WHERE `product` = 1062 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '2路RS485、红外，DL/T 645-2007' WHERE `product` = 1062 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '主机C级（0.5S级）；配0.5级互感器（200~600 A）时整套按1级考核，配1级互感器（100 A）时按2级' WHERE `product` = 1065 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级（主机）' WHERE `product` = 1065 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'harmonics', `label` = '谐波', `text` = '2~31次（选配）' WHERE `product` = 1065 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '4G', `text` = 'Cat.1，MQTT/TCP，专网卡' WHERE `product` = 1065 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-points', `label` = '测温', `text` = '4路NTC，−40~+125 ℃，±1 ℃' WHERE `product` = 1065 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'report-interval', `label` = '上送间隔', `text` = '1、5、15、30 min' WHERE `product` = 1065 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '电源', `text` = '取自电压回路，≤3 W' WHERE `product` = 1065 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'circuits', `label` = '输入', `text` = '1路三相' WHERE `product` = 1065 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '存储', `text` = '30天本地' WHERE `product` = 1065 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 220 V，取自公共电压UA、UN，≤5 W' WHERE `product` = 1066 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '不计量' WHERE `product` = 1066 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'report-interval', `label` = '数据间隔', `text` = '1 min' WHERE `product` = 1066 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '存储', `text` = '60天本地' WHERE `product` = 1066 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'ct-primary', `label` = '互感器一次电流', `text` = '100~600 A' WHERE `product` = 1066 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '4G Cat.1，MQTT' WHERE `product` = 1066 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '开口互感器100/150/200/300/400/600 A' WHERE `product` = 1067 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '主机C级（0.5S级）；配0.5级互感器（200~600 A）时整套按1级考核，配1级互感器（100、150 A）时按2级' WHERE `product` = 1067 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级（主机）' WHERE `product` = 1067 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = 'LoRa', `text` = '470~510 MHz，发射≤50 mW，单跳可视≥800 m' WHERE `product` = 1067 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'report-interval', `label` = '上报间隔', `text` = '1~60 min' WHERE `product` = 1067 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'connected-devices', `label` = '组网容量', `text` = '每网关120节点' WHERE `product` = 1067 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '电源', `text` = '取自电压，≤2 W' WHERE `product` = 1067 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'circuits', `label` = '输入', `text` = '1路三相' WHERE `product` = 1067 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '存储', `text` = '7天本地' WHERE `product` = 1067 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protocol', `label` = '规约', `text` = 'LoRa组网，经网关上送' WHERE `product` = 1067 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '30、100、300 mA' WHERE `product` = 1071 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1001 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '', `condition` = '机械' WHERE `product` = 1001 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '同步开关', `condition` = '' WHERE `product` = 1001 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `condition` = '柜内空气' WHERE `product` = 1001 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1001 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1001 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '级联RJ45', `condition` = '', `optional` = 0 WHERE `product` = 1001 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1001 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1001 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '40 kvar' WHERE `product` = 1001 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1001 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1001 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1002 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1002 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `max` = 55, `condition` = '柜内空气', `optional` = 0 WHERE `product` = 1002 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 65, `choice` = '', `condition` = '选配', `optional` = 1 WHERE `product` = 1002 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1002 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1002 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1002 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1002 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 16, `max` = 16, `choice` = '', `condition` = '50 kvar' WHERE `product` = 1002 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1002 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1002 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1003 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '', `condition` = '机械' WHERE `product` = 1003 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '' WHERE `product` = 1003 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'live-withdrawal', `choice` = '是', `condition` = '退出投切状态' WHERE `product` = 1003 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'IP30', `condition` = '抽屉面板' WHERE `product` = 1003 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '柜内' WHERE `product` = 1003 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `condition` = '柜内空气' WHERE `product` = 1003 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1003 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `min` = NULL, `max` = 2000, `condition` = '' WHERE `product` = 1003 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 15, `max` = 15, `choice` = '', `condition` = '40 kvar' WHERE `product` = 1003 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管' WHERE `product` = 1003 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '抽屉' WHERE `product` = 1003 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1004 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1004 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1004 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1004 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1004 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1004 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1004 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1004 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1004 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1004 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1005 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '', `condition` = '机械' WHERE `product` = 1005 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'IP30', `condition` = '', `optional` = 0 WHERE `product` = 1005 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP44', `condition` = '可选', `optional` = 1 WHERE `product` = 1005 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485', `condition` = '', `optional` = 0 WHERE `product` = 1005 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1005 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 45 WHERE `product` = 1005 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1005 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `condition` = '' WHERE `product` = 1005 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1005 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 110, `max` = 110, `choice` = '', `condition` = '150 kvar' WHERE `product` = 1005 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '触摸屏' WHERE `product` = 1005 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '壁挂' WHERE `product` = 1005 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1005 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1011 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1011 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1011 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1011 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1011 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1011 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1011 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1011 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 28, `max` = 28, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1011 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1011 AND `place` = 33;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1011 AND `place` = 34;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1012 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1012 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1012 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1012 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1012 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1012 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1012 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1012 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 34, `max` = 34, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1012 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1012 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1012 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '复合开关，机械' WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300000, `condition` = '电气' WHERE `product` = 1014 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1014 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 50, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1014 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1014 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1014 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1014 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 38, `max` = 38, `choice` = '', `condition` = '24 kvar' WHERE `product` = 1014 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1014 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1014 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1018 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-RTU' WHERE `product` = 1018 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1018 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 999 WHERE `product` = 1018 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1018 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `condition` = '' WHERE `product` = 1018 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 7, `max` = NULL, `condition` = '负荷曲线' WHERE `product` = 1018 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '' WHERE `product` = 1018 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1018 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1018 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1018 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '112 mm×112 mm' WHERE `product` = 1018 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '单相' WHERE `product` = 1036 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 5, `max` = 5 WHERE `product` = 1036 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 7.5, `max` = 7.5 WHERE `product` = 1036 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 10, `max` = 10 WHERE `product` = 1036 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 12.5, `max` = 12.5 WHERE `product` = 1036 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1036 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1036 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 25, `max` = 25 WHERE `product` = 1036 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30 WHERE `product` = 1036 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitance-tolerance', `min` = -5, `max` = 5, `condition` = '' WHERE `product` = 1036 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'losses', `min` = NULL, `max` = 0.4, `condition` = '总损耗' WHERE `product` = 1036 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `condition` = '' WHERE `product` = 1036 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 3.1, `max` = 3.1, `condition` = '端子对壳，10 s' WHERE `product` = 1036 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 2, `max` = 2, `choice` = '', `condition` = '450 V/20 kvar' WHERE `product` = 1036 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '无显示' WHERE `product` = 1036 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1036 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 6, `max` = 6 WHERE `product` = 1037 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '', `condition` = '机械', `optional` = 0 WHERE `product` = 1044 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '可选', `optional` = 1 WHERE `product` = 1044 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1044 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 30, `max` = 30 WHERE `product` = 1044 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 40, `max` = 40 WHERE `product` = 1044 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = 100, `max` = 100 WHERE `product` = 1044 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -40, `max` = 65, `choice` = '' WHERE `product` = 1044 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '自冷' WHERE `product` = 1044 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 1.1, `max` = 1.1, `choice` = '' WHERE `product` = 1044 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1044 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1044 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1062 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '红外' WHERE `product` = 1062 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'DL/T 645-2007' WHERE `product` = 1062 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1062 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'IP54', `condition` = '' WHERE `product` = 1062 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP51', `condition` = '箱内', `optional` = 0 WHERE `product` = 1062 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1062 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1062 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1062 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `min` = NULL, `max` = NULL, `choice` = '2级', `condition` = '主机', `optional` = 0 WHERE `product` = 1065 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'harmonics', `min` = 2, `max` = 31, `choice` = '', `condition` = '选配', `optional` = 1 WHERE `product` = 1065 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G' WHERE `product` = 1065 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'MQTT' WHERE `product` = 1065 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-points', `min` = 4, `max` = 4 WHERE `product` = 1065 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'measured-temperature', `min` = -40, `max` = 125 WHERE `product` = 1065 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 1, `max` = 1 WHERE `product` = 1065 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 5, `max` = 5 WHERE `product` = 1065 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1065 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'report-interval', `min` = 30, `max` = 30, `condition` = '' WHERE `product` = 1065 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'circuits', `min` = 1, `max` = 1, `condition` = '三相' WHERE `product` = 1065 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 30, `max` = 30 WHERE `product` = 1065 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1065 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1065 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '导轨' WHERE `product` = 1065 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `max` = 100 WHERE `product` = 1067 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'ct-primary', `min` = 150, `max` = 150, `choice` = '', `condition` = '' WHERE `product` = 1067 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'ct-primary', `min` = 200, `max` = 200, `choice` = '' WHERE `product` = 1067 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'ct-primary', `min` = 300, `max` = 300 WHERE `product` = 1067 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'ct-primary', `min` = 400, `max` = 400 WHERE `product` = 1067 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'ct-primary', `min` = 600, `max` = 600 WHERE `product` = 1067 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `min` = NULL, `max` = NULL, `choice` = 'C级（0.5S级）', `condition` = '主机' WHERE `product` = 1067 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `min` = NULL, `max` = NULL, `choice` = '2级', `condition` = '主机' WHERE `product` = 1067 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'LoRa' WHERE `product` = 1067 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'radio-frequency', `min` = 470, `max` = 510, `choice` = '' WHERE `product` = 1067 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'report-interval', `min` = 1, `max` = 60, `choice` = '' WHERE `product` = 1067 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'connected-devices', `min` = 120, `max` = 120 WHERE `product` = 1067 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母线夹A、B、C","主回路自动对接"],["二次插座1~8","1、2通信RS485，3、4取样电流，5、6第二通信口（选配），7、8接地"],["PE","抽屉接地簧片先接后断"]]' WHERE `product` = 1003 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["PE","机壳保护接地"],["IA、IB、IC、I*","三相取样电流"],["网络1/2","级联RJ45"]]' WHERE `product` = 1004 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3","母线侧主回路"],["PE","安装板保护接地"],["K+、K-","投切控制DC 12 V"],["FL、FN","风机电源AC 220 V，由模块控制启停（T型）"],["T1、T2","电抗器温度开关（常闭）"]]' WHERE `product` = 1013 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["PE","机壳保护接地"],["IA~IC、I*","三相取样电流"],["网络1/2","级联RJ45"]]' WHERE `product` = 1014 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C、PE","主回路"],["IA*、IA、IB*、IB、IC*、IC","总进线取样电流"],["PLC联锁干接点","生产线联锁"],["RS485/网口","通信"]]' WHERE `product` = 1015 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C","主回路"],["PE","保护接地"],["IA*、IA、IB*、IB、IC*、IC","总进线取样电流"],["RS485","与中频电源通信"],["网口","以太网通信"],["急停","硬接线联锁"]]' WHERE `product` = 1016 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-CK200","集成电容测控"],["5A","电流规格"],["4G","带4G上行；不写只有RS485"]]' WHERE `product` = 1018 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1~4","UA、UB、UC、UN"],["5~10","IA*、IA、IB*、IB、IC*、IC"],["A1、B1","电容总线（RS485，转接线接“网络1”）"],["A2、B2","上行通信"],["4G","上行天线（选配）"],["21、22","工作电源"]]' WHERE `product` = 1018 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3、N","主回路"],["PE","保护接地"],["DO1~DO12、COM","电容投切输出"],["CT1~CT3","取样"],["485A、485B","通信、智能电容器总线"],["LAN","以太网"]]' WHERE `product` = 1023 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路电缆"],["CTA、CTB、CTC","户外开口互感器S1、S2，随机附带线长5 m，S2单点接地"],["PE","接地"],["485A、485B","RS485通信"],["ANT","4G天线（选配，代码4G）"]]' WHERE `product` = 1025 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","电压"],["IA*、IA、IB*、IB、IC*、IC","电流或卡钳"],["LAN1/2","双以太网"],["IRIG-B","对时"],["A、B","RS485"],["USB","数据导出"],["DI+、DI-","触发录波（选配）"],["ANT","北斗天线（选配）"],["L、N","工作电源AC/DC 85~265 V"]]' WHERE `product` = 1031 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3","三相端子（单相型L1、L2）"],["M12","固定与接地"]]' WHERE `product` = 1036 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3","端子（单相型L1、L2）"],["M16","固定与接地"]]' WHERE `product` = 1037 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A~C、N","主回路"],["PE","壳体接地"]]' WHERE `product` = 1039 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1~L3/T1~T3","主回路"],["K+、K-","控制信号"],["KA、KB、KC","分相控制（分补型）"],["485A、485B","RS485（选配）"],["FT","故障干接点（选配）"]]' WHERE `product` = 1043 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1~3/4~6","主回路进出"],["A、B","RS485"],["K+、K-","控制（D型）"],["V+、V-","工作电源DC 12 V"]]' WHERE `product` = 1044 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C","进线"],["a、b、c","出线"],["G+、G-","触发"],["485A、485B","RS485（选配）"],["~220 V","风机电源"]]' WHERE `product` = 1045 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["Us1、Us2","取样电压（BC）"],["Is1、Is2","取样电流（A相）"],["P、1~12","输出"],["L、N","工作电源"],["A、B","RS485（选配）"]]' WHERE `product` = 1046 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA、UB、UC、UN","电压"],["IA~IC、I*","电流"],["+12 V、1~18","输出"],["A、B","RS485"],["ANT","4G天线（选配，代码4G）"]]' WHERE `product` = 1047 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、3","IA进、出"],["7、9","IC进、出"],["2、4、6","UA、UB、UC"],["辅助1、辅助2","辅助工作电源AC/DC 100~240 V（选配，代码AUX）"],["485-1/2","通信"],["红外窗","抄表"]]' WHERE `product` = 1062 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","公共电压"],["CT1~CT3","设备1电流"],["2~4路CT","其余设备电流"],["485A、485B","扩展"],["ANT","4G天线"]]' WHERE `product` = 1066 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","电压"],["CT1~CT3","电流"],["ANT","LoRa天线"],["485A、485B","本地调试"]]' WHERE `product` = 1067 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","公共电压"],["槽1~12","互感器"],["LAN1/2、485","通信"],["T1~T8","母线测温（选配，代码T8）"]]' WHERE `product` = 1068 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、3、5、N","进线（1P+N只有1、N，3P没有N）"],["2、4、6、N","出线"],["485","通信（RS485，代码R）"],["ANT","无线天线（代码LR、4G）"]]' WHERE `product` = 1071 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、3、5","进线（4P另有N）"],["2、4、6","出线（4P另有N）"],["A1、A2","电动操作"],["485","RS485通信"],["Z1、Z2","外接N线互感器（3P接四线回路）"],["ANT","4G天线（选配，代码4G）"]]' WHERE `product` = 1072 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-CK200","parts":[{"kind":"choice","name":"电流规格","before":"/","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A（CT二次）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"上行通信","before":"-","absent":{"meaning":"RS485上行","sets":{"上行":"RS485/Modbus-RTU，2400~38400 bps"}},"options":[{"code":"4G","meaning":"带4G上行","sets":{"上行":"RS485/Modbus-RTU，2400~38400 bps，4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1018;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BY","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.4,0.45,0.48,0.525],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[5,7.5,10,12.5,15,20,25,30],"with":{}},{"kind":"choice","name":"相数","before":"-","line":"接线方式","options":[{"code":"3","meaning":"三相","text":"三相△接","sets":{}},{"code":"1","meaning":"单相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[{"when":{"额定电压":["0.45"],"额定容量":["10"]},"sets":{"外形尺寸":"φ86 mm×200 mm（直径×高）"}},{"when":{"额定电压":["0.45"],"额定容量":["20"]},"sets":{"外形尺寸":"φ96 mm×245 mm（直径×高）"}},{"when":{"额定电压":["0.48"],"额定容量":["30"]},"sets":{"外形尺寸":"φ116 mm×280 mm（直径×高）"}}]}' WHERE `product` = 1036;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-WM42","parts":[{"kind":"number","name":"互感器一次电流","before":"-","line":"电流","after":"","unit":"A","text":"开口互感器{}","numbers":[100,150,200,300,400,600],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"LoRa","options":[{"code":"LR","meaning":"LoRa","sets":{}}],"elsewhere":[{"code":"4G","says":"LH-WM42只有LoRa型，4G型请选LH-WM40"}]}],"rules":[],"variants":[]}' WHERE `product` = 1067;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SB63","parts":[{"kind":"choice","name":"极数","before":"-","line":"极数","options":[{"code":"1N","meaning":"1P+N","sets":{"外形尺寸":"36 mm×90 mm×70 mm（1P+N，宽×高×深）"}},{"code":"3P","meaning":"3P","sets":{"外形尺寸":"90 mm×90 mm×70 mm（3P，宽×高×深）"}},{"code":"3N","meaning":"3P+N","sets":{"外形尺寸":"90 mm×90 mm×70 mm（3P+N，宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"额定电流","before":"-C","line":"额定电流","after":"","unit":"A","text":"{}，C型脱扣","numbers":[16,20,32,40,63],"with":{}},{"kind":"number","name":"剩余电流","before":"-","line":"剩余电流","after":"","unit":"mA","text":"{}","numbers":[30,100,300],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"LR","meaning":"LoRa","sets":{}},{"code":"4G","meaning":"4G","sets":{}},{"code":"R","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1071;
--> statement-breakpoint
UPDATE `product_sizes` SET `version` = '3P、3P+N' WHERE `product` = 1071 AND `place` = 1;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、隔离并挂牌、等待、验电、放电、接地、检修、恢复送电。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、隔离、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>等待、验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻应在3分钟内把端电压降到75 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>把比武的要求用到自己的配电室，只需四件工具和一张表：与电压等级相符的验电器、带放电电阻的放电棒、带绝缘柄的短接接地线、“禁止合闸”标示牌，以及逐相打勾的检修记录。验电前后都在有电处试一次验电器，五秒钟的动作可以排除“验电器坏了却以为没电”的情形。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:58:48' WHERE `id` = 1045;
