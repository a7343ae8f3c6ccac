-- content: options can be ordered by the code; what is drawn, listed and told agrees
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 21, '2026-11-29', '[{"fact":"可选功能","before":"外接集中显示单元、备用RS485口、+60 ℃高温型","after":"备用RS485口、+60 ℃高温型；集中显示另订LH-CK200"},{"fact":"订货代码 后缀G","before":"高温型（可选），写在末尾；重载型LH-ZCS-G是另一个型号","after":"高温型（可选）；重载型LH-ZCS-G是另一个型号"},{"fact":"订货代码 后缀RS","before":"","after":"带备用RS485口，写在最后"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 12, '2026-11-29', '[{"fact":"订货代码 后缀H","before":"","after":"高温型"},{"fact":"订货代码 后缀M","before":"","after":"带4~20 mA温度输出"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 6, '2026-11-29', '[{"fact":"订货代码 后缀IP44","before":"","after":"防护等级IP44；不写为IP30"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1006, 6, '2026-11-29', '[{"fact":"订货代码 后缀4G","before":"","after":"带4G通信"},{"fact":"订货代码 后缀IP4X","before":"","after":"防护等级IP4X；不写为IP31"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1009, 5, '2026-11-29', '[{"fact":"订货代码 后缀4G","before":"","after":"带4G通信"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 12, '2026-11-29', '[{"fact":"可选功能","before":"铝绕组电抗、外置集中显示、谐波数据上传","after":"铝绕组电抗、温度输出；集中显示与数据上传另订LH-CK200"},{"fact":"订货代码 后缀T","before":"","after":"带温度输出（T1、T2）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 15, '2026-11-29', '[{"fact":"订货代码 后缀H","before":"","after":"电抗H级绝缘；不写为F级"},{"fact":"订货代码 后缀P","before":"","after":"带板上测控面板"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 7, '2026-11-29', '[{"fact":"可选功能","before":"闪变治理、电压暂降记录、风冷/水冷可选","after":"闪变治理、电压暂降记录、水冷"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1021, 3, '2026-11-29', '[{"fact":"可选功能","before":"10英寸、网口双口、权限分级与日志","after":"电容触摸、双网口（代码2E）；10英寸、权限分级与日志另行说明"},{"fact":"屏幕","before":"7英寸TFT，电阻/电容触摸可选","after":"7英寸TFT，电阻触摸；电容触摸选配"},{"fact":"订货代码 后缀C","before":"","after":"电容触摸；不写为电阻触摸"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 6, '2026-11-29', '[{"fact":"订货代码 后缀IP42","before":"","after":"防护等级IP42；不写为IP20"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 6, '2026-11-29', '[{"fact":"订货代码 后缀IP42","before":"","after":"防护等级IP42；不写为IP20"},{"fact":"订货代码 后缀BT","before":"","after":"带蓝牙调试"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1031, 4, '2026-11-29', '[{"fact":"接线说明","before":"三相四线或三相三线PT接入，对时天线可选","after":"三相四线或三相三线PT接入，对时天线另订"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1033, 5, '2026-11-29', '[{"fact":"订货代码 后缀RS","before":"","after":"带RS485"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 6, '2026-11-29', '[{"fact":"订货代码 后缀H","before":"","after":"H级绝缘；不写为F级"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 5, '2026-11-29', '[{"fact":"订货代码 后缀RS","before":"","after":"带RS485"},{"fact":"订货代码 后缀FT","before":"","after":"带故障干接点"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 5, '2026-11-29', '[{"fact":"订货代码 后缀RS","before":"","after":"带RS485"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 4, '2026-11-29', '[{"fact":"订货代码 后缀RS","before":"","after":"带RS485"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1051, 3, '2026-11-29', '[{"fact":"订货代码 后缀IR","before":"","after":"带红外抄表"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1052, 4, '2026-11-29', '[{"fact":"订货代码 后缀E","before":"","after":"带以太网"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1053, 3, '2026-11-29', '[{"fact":"订货代码 后缀BT","before":"","after":"带蓝牙配置"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1054, 3, '2026-11-29', '[{"fact":"订货代码 后缀0.2","before":"","after":"电压、电流0.2级；不写为0.5级"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1056, 3, '2026-11-29', '[{"fact":"订货代码 后缀H","before":"","after":"带2~31次谐波"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1057, 2, '2026-11-29', '[{"fact":"订货代码 后缀BT","before":"","after":"带蓝牙抄表"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1058, 4, '2026-11-29', '[{"fact":"可选功能","before":"LoRa、4G外置模块、透支额度、恶性负载识别","after":"LoRa、透支额度、恶性负载识别；4G外置模块另订"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1059, 3, '2026-11-29', '[{"fact":"订货代码 后缀Q","before":"","after":"带无功电能"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1062, 5, '2026-11-29', '[{"fact":"订货代码 6A","before":"电流规格","after":"电流规格；1A为1 A规格"},{"fact":"订货代码 后缀4G","before":"","after":"带4G通信"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1063, 2, '2026-11-29', '[{"fact":"订货代码 后缀RS","before":"","after":"带RS485"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1064, 2, '2026-11-29', '[{"fact":"订货代码 后缀RS","before":"","after":"带RS485"},{"fact":"订货代码 后缀J","before":"","after":"带不平衡报警输出（25、26）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1065, 4, '2026-11-29', '[{"fact":"订货代码 后缀H","before":"","after":"带2~31次谐波"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1068, 2, '2026-11-29', '[{"fact":"订货代码 后缀H","before":"","after":"带各回路THD"},{"fact":"订货代码 后缀T8","before":"","after":"带母线8点测温"},{"fact":"产品概述","before":"各回路分别给出功率、电能与谐波，主机汇总后经RS485或网口上送","after":"各回路分别给出功率与电能，选配谐波，主机汇总后经RS485或网口上送"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1072, 4, '2026-11-29', '[{"fact":"安装方式","before":"背板垂直安装，旋转手柄可选","after":"背板垂直安装，旋转手柄另订"},{"fact":"订货代码 后缀4G","before":"","after":"带4G通信"}]');
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '备用RS485口、+60 ℃高温型；集中显示另订LH-CK200', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '铝绕组电抗、温度输出；集中显示与数据上传另订LH-CK200', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '闪变治理、电压暂降记录、水冷', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '电容触摸、双网口（代码2E）；10英寸、权限分级与日志另行说明', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相四线或三相三线PT接入，对时天线另订。</p>
<h3>接线要点</h3>
<ol><li>PT二次回路经独立空开，二次负荷小于PT额定负荷的25%。</li><li>卡钳接入时须核对方向箭头，可在面板做相量图自检。</li><li>北斗天线置于窗外或屋面，避免遮挡。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = 'LoRa、透支额度、恶性负载识别；4G外置模块另订', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-MC12用一台主机加小型插接互感器完成12个三相回路或36个单相回路计量，电压共享，互感器以端子排集中接入，省去大量分散表计。</p>
<p>各回路分别给出功率与电能，选配谐波，主机汇总后经RS485或网口上送。</p>
<h3>功能特点</h3>
<ul><li>互感器类型自识别，接错位置立即提示</li><li>每回路独立告警与负载率</li><li>说明书按回路与互感器规格分别声明准确度，便于验收</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-MC12-100-E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.305《电测量设备（交流） 特殊要求 第5部分：多回路电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `Installationmethod` = '背板垂直安装，旋转手柄另订', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '7英寸TFT，电阻触摸；电容触摸选配' WHERE `product` = 1021 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-ZCS","智能电容器，三相共补"],["450","电容器额定电压，V"],["20+10","第一路20 kvar、第二路10 kvar"],["后缀G","高温型（可选）；重载型LH-ZCS-G是另一个型号"],["后缀RS","带备用RS485口，写在最后"]]' WHERE `product` = 1001 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-ZCS-G","重载型共补；型号里的G是重载型，不是LH-ZCS末尾的高温型"],["480","电容器额定电压，V"],["25+25","两路各25 kvar"],["后缀H","高温型"],["后缀M","带4~20 mA温度输出"]]' WHERE `product` = 1002 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-ZCH","混补整机"],["120","总容量，kvar"],["0.6","共补占比60%"],["后缀4G","带4G通信"],["后缀IP44","防护等级IP44；不写为IP30"]]' WHERE `product` = 1005 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-GBJ","低压智能补偿柜"],["240","总容量，kvar"],["6","级数"],["S","共补；F分补；H混补"],["后缀4G","带4G通信"],["后缀IP4X","防护等级IP4X；不写为IP31"]]' WHERE `product` = 1006 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-GYX","线路柱上补偿"],["10","额定电压，kV"],["300","容量，kvar"],["A","自动；G固定"],["后缀4G","带4G通信"]]' WHERE `product` = 1009 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-XCS","抗谐波集成电容，共补"],["480","电容器额定电压，V"],["30","标称容量，kvar"],["7%","电抗率"],["后缀T","带温度输出（T1、T2）"]]' WHERE `product` = 1011 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-XCB","板式组件"],["480","电容器额定电压，V"],["40","标称容量，kvar"],["7%","电抗率"],["T","晶闸管投切；F复合开关"],["后缀H","电抗H级绝缘；不写为F级"],["后缀P","带板上测控面板"]]' WHERE `product` = 1013 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-HMI7","7英寸集中显示"],["2R","2路RS485"],["1E","1路以太网"],["后缀C","电容触摸；不写为电阻触摸"]]' WHERE `product` = 1021 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-SVG-W","壁挂式SVG"],["400","系统电压，V"],["50","额定容量，kvar"],["后缀4G","带4G"],["后缀IP42","防护等级IP42；不写为IP20"]]' WHERE `product` = 1024 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-APF-W","壁挂式APF"],["400","系统电压，V"],["35","补偿电流，A"],["S","静音型"],["后缀IP42","防护等级IP42；不写为IP20"],["后缀BT","带蓝牙调试"]]' WHERE `product` = 1027 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-KJX","壁挂快接箱"],["400","额定电流，A"],["5P","五芯快接；4P四芯加接地排"],["后缀RS","带RS485"]]' WHERE `product` = 1033 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DKS","三相调谐电抗"],["0.48","匹配电容额定电压，kV"],["30","匹配电容容量，kvar"],["7%","电抗率；14%只配0.525 kV"],["Cu","铜绕组；Al铝绕组"],["后缀H","H级绝缘；不写为F级"]]' WHERE `product` = 1040 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-FK","复合开关"],["3","共补三相；1分补三单相"],["30","控制容量，kvar"],["12","控制电压，V"],["后缀RS","带RS485"],["后缀FT","带故障干接点"]]' WHERE `product` = 1043 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-JK","晶闸管模块"],["3","三相共补；1为分补"],["40","控制容量，kvar"],["后缀RS","带RS485"]]' WHERE `product` = 1045 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-RC12","共补控制器"],["J","继电器输出；D为DC 12 V输出"],["12","输出路数"],["后缀RS","带RS485"]]' WHERE `product` = 1046 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-PM96F","96方形，复费率"],["5A","电流规格"],["220","电压规格"],["D","DL/T 645-2007；缺省Modbus"],["后缀IR","带红外抄表"]]' WHERE `product` = 1051 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-PM96K","96方形，三遥型"],["5A","电流规格"],["100","PT二次100 V"],["8D4R2A","8DI/4DO/2AO"],["后缀E","带以太网"]]' WHERE `product` = 1052 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-PM96W","96方形，无线"],["5A","电流规格"],["220","电压规格"],["4G","通信：4G或LR（LoRa）"],["后缀BT","带蓝牙配置"]]' WHERE `product` = 1053 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-PM72E","72方形多功能，LCD"],["5A","电流规格"],["220","电压规格"],["C","RS485"],["后缀0.2","电压、电流0.2级；不写为0.5级"]]' WHERE `product` = 1054 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-PM120E","120方形多功能"],["5A","电流规格"],["100","PT二次100 V"],["CE","RS485+以太网"],["后缀H","带2~31次谐波"]]' WHERE `product` = 1056 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DM1","单相导轨表，1P"],["60","最大电流，A"],["485","RS485；IR红外"],["后缀BT","带蓝牙抄表"]]' WHERE `product` = 1057 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DM3","三相直通导轨表"],["80","最大电流，A"],["F","复费率"],["485","RS485"],["后缀Q","带无功电能"]]' WHERE `product` = 1059 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-TM33","三相三线表"],["6A","电流规格；1A为1 A规格"],["AUX","带辅助电源"],["后缀4G","带4G通信"]]' WHERE `product` = 1062 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DA72","数显电流表"],["5A","电流规格"],["C","4~20 mA变送"],["J","报警继电器"],["后缀RS","带RS485"]]' WHERE `product` = 1063 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DV96","三相电压表"],["100","PT二次100 V；380直接接入"],["F","附加频率"],["后缀RS","带RS485"],["后缀J","带不平衡报警输出（25、26）"]]' WHERE `product` = 1064 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-WM40","4G无线三相表"],["400","互感器一次额定，A"],["T4","4路测温"],["4G","4G；LR为LoRa型另见LH-WM42"],["后缀H","带2~31次谐波"]]' WHERE `product` = 1065 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-MC12","12路三相多回路表"],["100","单路互感器额定，A"],["E","带以太网"],["后缀H","带各回路THD"],["后缀T8","带母线8点测温"]]' WHERE `product` = 1068 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-SB250M","物联网塑壳"],["3P","极数"],["200","额定电流，A"],["EL","电子+剩余电流"],["后缀4G","带4G通信"]]' WHERE `product` = 1072 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{"400 V实际输出":["10 kvar×0.790＝7.9 kvar","15 kvar×0.790＝11.9 kvar","20 kvar×0.790＝15.8 kvar","30 kvar×0.790＝23.7 kvar","30 kvar×0.790＝23.7 kvar","40 kvar×0.790＝31.6 kvar"]}},{"kind":"choice","name":"温度型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃；写在容量之后，与重载型LH-ZCS-G不同","sets":{"工作环境":"−25~+60 ℃（柜内空气）"}}],"elsewhere":[]},{"kind":"choice","name":"备用通信口","before":"-","absent":{"meaning":"不带","sets":{"通信":"级联RJ45"}},"options":[{"code":"RS","meaning":"带备用RS485口","sets":{"通信":"级联RJ45、备用RS485口"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS-G","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["10+10","15+15","20+20","25+25"],"with":{"400 V实际输出":["20 kvar×0.694＝13.9 kvar","30 kvar×0.694＝20.8 kvar","40 kvar×0.694＝27.8 kvar","50 kvar×0.694＝34.7 kvar"]}},{"kind":"choice","name":"温度型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{"工作环境":"−25~+55 ℃（柜内空气）"}},"options":[{"code":"H","meaning":"高温型，环境温度上限+65 ℃","sets":{"工作环境":"−25~+65 ℃（柜内空气）"}}],"elsewhere":[]},{"kind":"choice","name":"温度输出","before":"-","absent":{"meaning":"不带温度输出","sets":{}},"options":[{"code":"M","meaning":"带4~20 mA温度输出","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1002;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCH","parts":[{"kind":"number","name":"总容量","before":"/","line":"总容量","figure":"size","after":"","unit":"kvar","numbers":[60,90,120,150],"with":{}},{"kind":"choice","name":"共补占比","before":"-","line":"组合","options":[{"code":"0.1","meaning":"共补10%，分补90%","text":"共补450 V占10% + 分补250 V占90%","sets":{}},{"code":"0.2","meaning":"共补20%，分补80%","text":"共补450 V占20% + 分补250 V占80%","sets":{}},{"code":"0.3","meaning":"共补30%，分补70%","text":"共补450 V占30% + 分补250 V占70%","sets":{}},{"code":"0.4","meaning":"共补40%，分补60%","text":"共补450 V占40% + 分补250 V占60%","sets":{}},{"code":"0.5","meaning":"共补50%，分补50%","text":"共补450 V占50% + 分补250 V占50%","sets":{}},{"code":"0.6","meaning":"共补60%，分补40%","text":"共补450 V占60% + 分补250 V占40%","sets":{}},{"code":"0.7","meaning":"共补70%，分补30%","text":"共补450 V占70% + 分补250 V占30%","sets":{}},{"code":"0.8","meaning":"共补80%，分补20%","text":"共补450 V占80% + 分补250 V占20%","sets":{}},{"code":"0.9","meaning":"共补90%，分补10%","text":"共补450 V占90% + 分补250 V占10%","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]},{"kind":"choice","name":"防护等级","before":"-","absent":{"meaning":"IP30","sets":{"防护等级":"IP30"}},"options":[{"code":"IP44","meaning":"IP44","sets":{"防护等级":"IP44"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1005;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GBJ","parts":[{"kind":"number","name":"总容量","before":"/","line":"单柜容量","figure":"size","after":"","unit":"kvar","numbers":[90,120,150,180,240,300,400],"with":{}},{"kind":"number","name":"补偿级数","before":"-","line":"补偿级数","figure":"steps","after":"","unit":"级","range":{"min":6,"max":12,"step":1},"with":{}},{"kind":"choice","name":"补偿方式","before":"-","figure":"mode","options":[{"code":"S","meaning":"共补","sets":{}},{"code":"F","meaning":"分补","sets":{}},{"code":"H","meaning":"混补","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485/Modbus-RTU"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485/Modbus-RTU、4G"}}],"elsewhere":[]},{"kind":"choice","name":"防护等级","before":"-","absent":{"meaning":"IP31","sets":{"防护等级":"IP31"}},"options":[{"code":"IP4X","meaning":"IP4X","sets":{"防护等级":"IP4X"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1006;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GYX","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[10],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","numbers":[150,300,450,600],"with":{}},{"kind":"choice","name":"投切方式","before":"-","line":"投切","options":[{"code":"A","meaning":"自动型","text":"自动型：按电压上下限与时间表投退","sets":{}},{"code":"G","meaning":"固定型","text":"固定型：长期投入","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{}},"options":[{"code":"4G","meaning":"带4G通信","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1009;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[10,20,30,40,50],"with":{"400 V实际输出":["7.5 kvar","14.9 kvar","22.4 kvar","29.9 kvar","37.3 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","figure":"percent","after":"%","unit":"%","numbers":[7],"with":{}},{"kind":"choice","name":"温度输出","before":"-","absent":{"meaning":"不带温度输出","sets":{}},"options":[{"code":"T","meaning":"带电容、电抗温度输出","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1011;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCB","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"标称容量","figure":"volts","after":"","unit":"V","numbers":[480,525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[40,60],"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"标称容量","figure":"percent","after":"%","unit":"%","text":"电抗率{}","numbers":[7,14],"with":{}},{"kind":"choice","name":"投切元件","before":"-","line":"投切元件","options":[{"code":"T","meaning":"晶闸管","sets":{}},{"code":"F","meaning":"复合开关","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电抗绝缘等级","before":"-","absent":{"meaning":"F级","sets":{"电抗绝缘等级":"F级"}},"options":[{"code":"H","meaning":"H级","sets":{"电抗绝缘等级":"H级"}}],"elsewhere":[]},{"kind":"choice","name":"测控面板","before":"-","absent":{"meaning":"不带测控面板","sets":{}},"options":[{"code":"P","meaning":"带板上测控面板","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电容器额定电压":["480"]},"only":{"电抗率":["7"]},"says":"480 V电容器只配7%电抗率，14%电抗率须选525 V"},{"when":{"电容器额定电压":["525"]},"only":{"电抗率":["14"]},"says":"525 V电容器只配14%电抗率，7%电抗率须选480 V"}],"variants":[{"when":{"电容器额定电压":["480"],"标称容量":["40"]},"sets":{"400 V实际输出":"29.9 kvar"}},{"when":{"电容器额定电压":["480"],"标称容量":["60"]},"sets":{"400 V实际输出":"44.8 kvar"}},{"when":{"电容器额定电压":["525"],"标称容量":["40"]},"sets":{"400 V实际输出":"27.0 kvar"}},{"when":{"电容器额定电压":["525"],"标称容量":["60"]},"sets":{"400 V实际输出":"40.5 kvar"}}]}' WHERE `product` = 1013;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-HMI7","parts":[{"kind":"choice","name":"RS485","before":"/","line":"下行","options":[{"code":"2R","meaning":"2路RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"以太网","before":"","line":"上行","options":[{"code":"1E","meaning":"1路以太网","text":"1路以太网，Modbus-TCP","sets":{}},{"code":"2E","meaning":"2路以太网","text":"2路以太网，Modbus-TCP","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"触摸方式","before":"-","absent":{"meaning":"电阻触摸","sets":{"屏幕":"7英寸TFT，电阻触摸"}},"options":[{"code":"C","meaning":"电容触摸","sets":{"屏幕":"7英寸TFT，电容触摸"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1021;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[30,50,75],"with":{"额定电流":["43 A","72 A","108 A"]}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]},{"kind":"choice","name":"防护等级","before":"-","absent":{"meaning":"IP20","sets":{"防护等级":"IP20"}},"options":[{"code":"IP42","meaning":"IP42","sets":{"防护等级":"IP42"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1024;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","figure":"size","after":"","unit":"A","numbers":[25,35,50],"with":{}},{"kind":"choice","name":"噪声型","before":"-","absent":{"meaning":"标准型","sets":{"噪声":"以铭牌为准；静音型≤50 dB（1 m）"}},"options":[{"code":"S","meaning":"静音型","sets":{"噪声":"≤50 dB（1 m）"}}],"elsewhere":[]},{"kind":"choice","name":"防护等级","before":"-","absent":{"meaning":"IP20","sets":{"防护等级":"IP20"}},"options":[{"code":"IP42","meaning":"IP42","sets":{"防护等级":"IP42"}}],"elsewhere":[]},{"kind":"choice","name":"蓝牙","before":"-","absent":{"meaning":"不带蓝牙","sets":{}},"options":[{"code":"BT","meaning":"带蓝牙调试","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1027;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KJX","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[250,400,630],"with":{}},{"kind":"choice","name":"快接芯数","before":"-","line":"连接器","options":[{"code":"5P","meaning":"五芯快接","text":"单芯面板插座5只（A/B/C/N/PE）","sets":{}},{"code":"4P","meaning":"四芯加接地排","text":"单芯面板插座4只（A/B/C/N），PE接接地排","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"RS485","before":"-","absent":{"meaning":"不带RS485","sets":{"通信":"不带"}},"options":[{"code":"RS","meaning":"带RS485","sets":{"通信":"RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1033;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DKS","parts":[{"kind":"number","name":"匹配电容电压","before":"/","line":"匹配电容","after":"","unit":"kV","numbers":[0.45,0.48,0.525],"with":{}},{"kind":"number","name":"匹配电容容量","before":"-","line":"匹配电容","after":"","unit":"kvar","range":{"min":10,"max":60,"step":0.5},"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[7,14],"with":{}},{"kind":"choice","name":"绕组","before":"-","options":[{"code":"Cu","meaning":"铜绕组","sets":{}},{"code":"Al","meaning":"铝绕组","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"绝缘等级","before":"-","absent":{"meaning":"F级","sets":{"绝缘等级":"F级"}},"options":[{"code":"H","meaning":"H级","sets":{"绝缘等级":"H级"}}],"elsewhere":[]}],"rules":[{"when":{"电抗率":["14"]},"only":{"匹配电容电压":["0.525"]},"says":"14%电抗率使电容器承受465 V（400 V系统），须配0.525 kV电容器；0.45、0.48 kV只配7%"}],"variants":[{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["30"],"电抗率":["7"]},"sets":{"外形尺寸":"230 mm×210 mm×170 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["30"],"电抗率":["14"]},"sets":{"外形尺寸":"260 mm×230 mm×190 mm（宽×高×深）"}}]}' WHERE `product` = 1040;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-FK","parts":[{"kind":"choice","name":"型式","before":"/","line":"额定工作电压","options":[{"code":"3","meaning":"共补三相","text":"AC 400 V（共补）","sets":{}},{"code":"1","meaning":"分补三单相","text":"AC 230 V（分补）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"控制容量","before":"-","line":"控制容量","after":"","unit":"kvar","numbers":[20,30,40],"with":{"额定电流":["45 A","63 A","80 A"]}},{"kind":"number","name":"控制电压","before":"-","line":"控制信号","after":"","unit":"V","numbers":[12],"with":{}},{"kind":"choice","name":"RS485","before":"-","absent":{"meaning":"不带RS485","sets":{}},"options":[{"code":"RS","meaning":"带RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"故障干接点","before":"-","absent":{"meaning":"不带故障干接点","sets":{}},"options":[{"code":"FT","meaning":"带故障干接点","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1043;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-JK","parts":[{"kind":"choice","name":"型式","before":"/","options":[{"code":"3","meaning":"三相共补","sets":{}},{"code":"1","meaning":"分补","sets":{}}],"elsewhere":[]},{"kind":"number","name":"控制容量","before":"-","line":"控制容量","after":"","unit":"kvar","numbers":[20,40,60],"with":{"额定电流":["60 A","90 A","120 A"]}},{"kind":"choice","name":"RS485","before":"-","absent":{"meaning":"不带RS485","sets":{}},"options":[{"code":"RS","meaning":"带RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1045;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-RC12","parts":[{"kind":"choice","name":"输出型式","before":"/","line":"输出型式","options":[{"code":"J","meaning":"继电器输出","text":"继电器AC 220 V/5 A","sets":{}},{"code":"D","meaning":"DC 12 V输出","text":"DC 12 V/50 mA","sets":{}}],"elsewhere":[]},{"kind":"number","name":"输出路数","before":"-","line":"输出路数","after":"","unit":"路","numbers":[4,6,8,10,12],"with":{}},{"kind":"choice","name":"RS485","before":"-","absent":{"meaning":"不带RS485","sets":{}},"options":[{"code":"RS","meaning":"带RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1046;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96F","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信规约","before":"-","absent":{"meaning":"Modbus-RTU","sets":{"通信":"RS485：出厂Modbus-RTU，可切换为DL/T 645-2007"}},"options":[{"code":"D","meaning":"DL/T 645-2007","sets":{"通信":"RS485：出厂DL/T 645-2007，可切换为Modbus-RTU"}}],"elsewhere":[]},{"kind":"choice","name":"红外","before":"-","absent":{"meaning":"不带红外","sets":{}},"options":[{"code":"IR","meaning":"带红外抄表","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1051;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96K","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"扩展","before":"-","options":[{"code":"8D4R2A","meaning":"8DI/4DO/2AO","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"以太网","before":"-","absent":{"meaning":"不带以太网","sets":{}},"options":[{"code":"E","meaning":"带以太网","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1052;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96W","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"无线通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{"LoRa":"不带（4G型）"}},{"code":"LR","meaning":"LoRa","sets":{"4G":"不带（LoRa型）"}}],"elsewhere":[]},{"kind":"choice","name":"蓝牙","before":"-","absent":{"meaning":"不带蓝牙","sets":{}},"options":[{"code":"BT","meaning":"带蓝牙配置","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1053;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM72E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","absent":{"meaning":"不带通信","sets":{"通信":"不带"}},"options":[{"code":"C","meaning":"RS485","sets":{"通信":"RS485/Modbus-RTU"}}],"elsewhere":[]},{"kind":"choice","name":"准确度","before":"-","absent":{"meaning":"电压、电流0.5级","sets":{"准确度":"电压电流0.5级，功率0.5级"}},"options":[{"code":"0.2","meaning":"电压、电流0.2级","sets":{"准确度":"电压电流0.2级，功率0.5级"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1054;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM120E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电压电流","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压电流","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"CE","meaning":"RS485+以太网","text":"RS485，以太网","sets":{}},{"code":"C","meaning":"RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"谐波","before":"-","absent":{"meaning":"不带谐波","sets":{"谐波":"不带"}},"options":[{"code":"H","meaning":"带2~31次谐波","sets":{"谐波":"2~31次"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1056;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DM1","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电流","after":"","unit":"A","numbers":[60],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"485","meaning":"RS485","text":"RS485（DL/T 645-2007）","sets":{}},{"code":"IR","meaning":"红外","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"蓝牙","before":"-","absent":{"meaning":"不带蓝牙","sets":{}},"options":[{"code":"BT","meaning":"带蓝牙抄表","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1057;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DM3","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电流","after":"","unit":"A","numbers":[80],"with":{}},{"kind":"choice","name":"费率与通信","before":"-","options":[{"code":"F485","meaning":"复费率，RS485","sets":{"费率":"4费率12时段"}},{"code":"485","meaning":"单费率，RS485","sets":{"费率":"单费率"}}],"elsewhere":[]},{"kind":"choice","name":"无功电能","before":"-","absent":{"meaning":"不带无功电能","sets":{"无功电能":"不带"}},"options":[{"code":"Q","meaning":"带无功电能，2级","sets":{"无功电能":"2级"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1059;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TM33","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"0.015-0.075(6)A","text":"3×0.015-0.075(6)A（旧标称1.5(6)A）","sets":{}},{"code":"1A","meaning":"1 A规格，0.003-0.015(1.2)A","text":"3×0.003-0.015(1.2)A（旧标称0.3(1.2)A）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"辅助电源","before":"-","absent":{"meaning":"不带辅助电源","sets":{"辅助电源":"不带"}},"options":[{"code":"AUX","meaning":"带辅助电源","sets":{"辅助电源":"AC/DC 100~240 V"}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{}},"options":[{"code":"4G","meaning":"带4G通信","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1062;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DA72","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"输入","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"变送与报警","before":"-","absent":{"meaning":"不带变送与报警","sets":{"变送":"不带"}},"options":[{"code":"CJ","meaning":"4~20 mA变送，报警继电器","sets":{"变送":"4~20 mA，负载≤500 Ω"}},{"code":"C","meaning":"4~20 mA变送","sets":{"变送":"4~20 mA，负载≤500 Ω"}},{"code":"J","meaning":"报警继电器","sets":{"变送":"不带"}}],"elsewhere":[]},{"kind":"choice","name":"RS485","before":"-","absent":{"meaning":"不带RS485","sets":{}},"options":[{"code":"RS","meaning":"带RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1063;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DV96","parts":[{"kind":"choice","name":"电压规格","before":"-","line":"输入","options":[{"code":"100","meaning":"PT二次100 V","text":"3×100 V","sets":{}},{"code":"380","meaning":"380 V直接接入","text":"3×380 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"频率","before":"-","absent":{"meaning":"不带频率显示","sets":{"准确度":"0.5级"}},"options":[{"code":"F","meaning":"附加频率显示","sets":{"准确度":"0.5级，频率±0.1 Hz"}}],"elsewhere":[]},{"kind":"choice","name":"RS485","before":"-","absent":{"meaning":"不带RS485","sets":{}},"options":[{"code":"RS","meaning":"带RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"不平衡报警","before":"-","absent":{"meaning":"不带报警","sets":{}},"options":[{"code":"J","meaning":"带不平衡报警输出","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1064;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-WM40","parts":[{"kind":"number","name":"互感器一次电流","before":"-","line":"电流","after":"","unit":"A","text":"开口互感器{}","numbers":[100,200,400,600],"with":{}},{"kind":"choice","name":"测温","before":"-","absent":{"meaning":"不带测温","sets":{}},"options":[{"code":"T4","meaning":"4路测温","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{}}],"elsewhere":[{"code":"LR","says":"LH-WM40只有4G型，LoRa型请选LH-WM42"}]},{"kind":"choice","name":"谐波","before":"-","absent":{"meaning":"不带谐波","sets":{"谐波":"不带"}},"options":[{"code":"H","meaning":"带2~31次谐波","sets":{"谐波":"2~31次"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1065;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-MC12","parts":[{"kind":"number","name":"互感器额定电流","before":"-","line":"互感器","after":"","unit":"A","text":"插接式，{}，0.5级","range":{"min":50,"max":400,"step":50},"with":{}},{"kind":"choice","name":"以太网","before":"-","absent":{"meaning":"不带以太网","sets":{"通信":"RS485"}},"options":[{"code":"E","meaning":"带以太网","sets":{"通信":"RS485 + 2×以太网"}}],"elsewhere":[]},{"kind":"choice","name":"谐波","before":"-","absent":{"meaning":"不带谐波","sets":{"谐波":"不带"}},"options":[{"code":"H","meaning":"带各回路THD","sets":{"谐波":"各回路THD"}}],"elsewhere":[]},{"kind":"choice","name":"测温","before":"-","absent":{"meaning":"不带测温","sets":{"测温":"不带"}},"options":[{"code":"T8","meaning":"带母线8点测温","sets":{"测温":"母线8点"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1068;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SB250M","parts":[{"kind":"choice","name":"极数","before":"-","line":"极数","options":[{"code":"3P","meaning":"3P","sets":{"外形尺寸":"105 mm×165 mm×110 mm（3P，宽×高×深）"}},{"code":"4P","meaning":"4P","sets":{"外形尺寸":"140 mm×165 mm×110 mm（4P，宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"额定电流","before":"-","line":"壳架电流","after":"","unit":"A","text":"250 A，额定电流{}","numbers":[100,125,160,200,250],"with":{}},{"kind":"choice","name":"脱扣与保护","before":"-","options":[{"code":"EL","meaning":"电子脱扣加剩余电流","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1072;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏并存，白天谐波与三相不平衡突出，夜间轻载又容易容性倒送。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一座政务中心为例，变压器1250 kVA、短路阻抗6%：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间−35 kvar</td><td>容量与夜间过补</td></tr><tr><td>总进线三相电流</td><td>1370、1265、1165 A</td><td>不平衡度（最大−最小）÷最大＝15%</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A，THDi 31%</td><td>就地滤波，N线3次84 A</td></tr><tr><td>电梯馈线</td><td>5次30 A、7次16 A、11次9 A，THDi 29%</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<table><thead><tr><th>项目</th><th>算式</th><th>结果</th></tr></thead><tbody><tr><td>缺的无功</td><td>720×（0.698−0.329）</td><td>266 kvar</td></tr><tr><td>电容承担</td><td>6台40 kvar×0.747</td><td>179 kvar</td></tr><tr><td>SVG承担的无功</td><td>266−179</td><td>87 kvar，每相126 A</td></tr><tr><td>重载相多出的电流</td><td>1370−（1370+1265+1165）÷3</td><td>103 A</td></tr><tr><td>其中的有功</td><td>103×0.82</td><td>85 A</td></tr><tr><td>SVG每相电流</td><td>√(126²+85²)</td><td>152 A，取2×75 kvar（216 A）</td></tr><tr><td>大屏滤波</td><td>1.2×√(28²+21²+12²)</td><td>44 A，取50 A</td></tr><tr><td>电梯滤波</td><td>1.2×√(30²+16²+9²)</td><td>42 A，取50 A</td></tr></tbody></table>
<p>长期存在的无功由<a href="/newdetail/1011">LH-XCS-7</a>承担，波动、夜间35 kvar容性与三相不平衡由三相四线的<a href="/newdetail/1022">LH-SVG-M</a>承担：它把重载相多出的85 A有功移到轻载相，无功三相平均补；各相余下的无功不同，三相电流仍差约3%，在10%以内。电容若不串电抗器，与变压器的谐振次数n=√(20.8 MVA÷0.179 Mvar)≈10.8，以后增到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏是单相负荷，三相的3次谐波在N线上相加，28×3=84 A；三相四线的<a href="/newdetail/1027">LH-APF-W</a>中性线滤波能力为3倍相电流，50 A的为150 A，够用。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a> 1台</td><td>谐波与功率因数</td></tr><tr><td>总进线互感器</td><td>2500/5，6只，随进线柜</td><td>仪表、取样各3只</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 6×40 kvar</td><td>混合补偿、三相平衡</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 2×50 A，各1台</td><td>就地滤波，三相四线</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a> 2只（大屏、电梯）、<a href="/newdetail/1068">LH-MC12</a> 1台（空调、照明插座各6路）</td><td>四大分项计量</td></tr><tr><td>馈线互感器</td><td><a href="/newdetail/1075">LH-KCT</a> 200/5，12只</td><td>计量、滤波取样</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线。总进线互感器按1804 A÷0.8取2500/5，仪表、取样各一组；LH-XCS-7与LH-SVG-M同一总线，由SVG按这一组取样统一投切，不另装控制器。大屏、电梯馈线各约125 A，计量、取样各用一组开口式200/5，LH-MC12用插接式250 A。第二个周末投运，验收五项：</p>
<ul><li>功率因数：投运后第一个完整结算月的月平均值不低于0.95，夜间无容性倒送</li><li>馈线THDi：大屏、电梯馈线同工况前后各7天的95%概率大值，不高于8%</li><li>三相电流不平衡度：同样7天，由15%降到10%以内</li><li>补偿响应：投切一台空调机组，录波读全响应时间，不大于10 ms</li><li>公共连接点谐波电流：不超过GB/T 14549按短路容量换算的限值，以第三方仪器为准</li></ul>', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>循环水养殖车间曝气与水泵24 h运行，供电中断30 min即可能造成鱼类缺氧，电源的“多路、自动、可见”是首要要求。</p>
<h2>缺氧要多久</h2>
<p>养殖密度40 kg/m³、每千克鱼每小时耗氧250 mg时，水体每小时消耗10 mg/L，即0.17 mg/L每分钟。溶氧由8 mg/L降到4 mg/L约24 min，密度加倍只剩12 min。切换与起机必须在5 min内完成，剩下的时间留给人工处置与纯氧瓶。</p>
<h2>供电层级</h2>
<ol><li>两路市电由<a href="/newdetail/1035">LH-KJT</a>自动切换，动作不大于2 s。</li><li>两路都失电时起自备机组；机组故障时，移动发电车接到630 A的<a href="/newdetail/1033">LH-KJX</a>，与市电进线机械联锁，错相闭锁。</li><li>曝气、水泵、加热分三组，断路器按组延时合闸。</li></ol>
<p>机组容量：曝气2×37 kW、水泵3×30 kW，共164 kW，功率因数0.8，需205 kVA，选250 kVA。第一步只投曝气74 kW，约占机组的37%，转速与电压跌落小；10 s后投水泵，电压稳定后再投加热。车间总电流在满负荷280 kW时约500 A，LH-KJT与接入箱都选630 A。</p>
<table><thead><tr><th>负荷</th><th>级别</th><th>投入时刻</th></tr></thead><tbody><tr><td>曝气风机</td><td>一级</td><td>电源恢复即投</td></tr><tr><td>循环水泵</td><td>二级</td><td>延时10 s</td></tr><tr><td>加热、紫外</td><td>三级</td><td>由人确认</td></tr></tbody></table>
<h2>看得见：分回路计量</h2>
<p><a href="/newdetail/1068">LH-MC12</a>一台可接12个三相回路，这里接8路：曝气2路、水泵3路逐台一路，加热与紫外3路按池组分开，插接式互感器100 A。每日电量除以当日增重得到单位产量电耗；同一池组曝气电流低而溶氧不升，查曝气盘堵塞，电流高而溶氧不升，查风机叶轮与阀门。多回路表验收时抽查首回路、末回路和相邻满载三种情况，见<a href="/detail/3117">多回路表的国标解读</a>。变频曝气机多时，三项谐波电流按GB/T 14549核一次，低压侧未超出就不加滤波柜。</p>
<h2>监测与告警</h2>
<p>总进线装<a href="/newdetail/1065">LH-WM40</a>，失电由自身超级电容上报；溶氧与水位信号由车间控制器给出，平台只做显示与推送，不参与切换逻辑。<a href="/newdetail/1076">LH-RCD300</a>监测潮湿区回路，盐雾使泄漏电流逐年增加，每季度重录一次固有值。</p>
<h2>设备选型与验收</h2>
<p>配电箱用不锈钢或SMC箱体，导线端子镀锡并做三防处理，LH-KJT为IP31，放在干燥的配电间内。验收在放苗前进行，三项都要实做：拉一路市电，测切换时间；拉两路市电，测起机到曝气恢复的时间，不超过1 min；停机组，从发电车到场到送电计时。以后每季度带载演练一次，<a href="/newdetail/1069">LH-GW100</a>保存每次的时标记录。</p>', `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明、大屏"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明、大屏"}]]}]}' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14.4 kW；线路老，雨天泄漏大，方案里的100 mA跳闸会误动。灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><ul><li><strong>断路器</strong>：每路1台LH-SB63，3P+N 20 A，按启动冲击与末端短路选取。</li><li><strong>总电量</strong>：每台箱变1台LH-WM40，实测21~22 A，用最小的100 A开口互感器。</li><li><strong>剩余电流</strong>：N线同进断路器，不平衡电流不误报；300 mA告警，先查后断。</li></ul><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：按经纬度开关灯后，每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>', `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"3P+N 20 A，300 mA告警"},{"kind":"load","text":"照明回路1，约2 kW"}],[{"kind":"breaker","product":1071,"text":"3P+N 20 A，300 mA告警"},{"kind":"load","text":"照明回路2，约2 kW"}],[{"kind":"breaker","product":1071,"text":"5台，20 A，300 mA告警"},{"kind":"load","text":"照明回路3~7，每路约2 kW"}]]}]}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"保安母线","incoming":[[{"kind":"grid","text":"市电，500 kVA"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"发电机"}}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"1台，1~6路"},{"kind":"motor","text":"水泵"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"接LH-MC12，7~12路"},{"kind":"load","text":"增氧机"}]]}]}' WHERE `case` = 4209;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"列头柜母线（48面相同）","incoming":[[{"kind":"grid","text":"UPS输出"},{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"6只，铜排接头"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"1台，1~12路，单相"},{"kind":"load","text":"机架1~12"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"接LH-MC12，13~24路，单相"},{"kind":"load","text":"机架13~24"}]]}]}' WHERE `case` = 4214;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2500/5"},{"kind":"currentTransformer","text":"2500/5，SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"200/5"},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","product":1075,"text":"200/5，负荷侧取样"},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"200/5"},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","product":1075,"text":"200/5，负荷侧取样"},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker","text":"12路"},{"kind":"meter","product":1068,"text":"12路，250 A"},{"kind":"load","text":"空调、照明插座各6路"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV普通段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG与电容取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"影像中心"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"门诊、病房"}]],"tie":"母联断路器"},{"name":"0.4 kV应急段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"250 A","second":{"kind":"grid","text":"普通段（Ⅰ路）"}},{"kind":"load","text":"手术部、ICU（另配UPS）"}],[{"kind":"breaker"},{"kind":"load","text":"信息机房"}]]}],"network":{"link":"RS485","gateway":1069,"to":"后勤平台"}}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"车间总母线","incoming":[[{"kind":"grid","text":"市电Ⅰ路"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"grid","text":"市电Ⅱ路"}},{"kind":"meter","product":1065,"text":"断电上报"}],[{"kind":"generator","text":"自备机组250 kVA"},{"kind":"breaker","text":"与市电联锁"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker","text":"一级，即投"},{"kind":"meter","product":1068,"text":"1台，1~2路"},{"kind":"motor","text":"曝气风机2×37 kW"}],[{"kind":"breaker","text":"二级，延时10 s"},{"kind":"currentTransformer","text":"接LH-MC12，3~5路"},{"kind":"motor","text":"循环水泵3×30 kW"}],[{"kind":"breaker","text":"三级，人工"},{"kind":"currentTransformer","text":"接LH-MC12，6~8路"},{"kind":"load","text":"加热、紫外"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"潮湿区照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"养殖平台"}}' WHERE `solution` = 2012;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"电缆头"},{"kind":"transformer","text":"2500 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"THDi"},{"kind":"currentTransformer","text":"SVG、APF取样"}],[{"kind":"generator","text":"柴油机"},{"kind":"breaker","text":"与市电联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar，感性"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明"}],[{"kind":"breaker"},{"kind":"load","text":"UPS-B（B路列头柜同A路）"}],[{"kind":"breaker","text":"UPS-A"}]]},{"name":"列头柜A路","incoming":[],"feeders":[[{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"breaker"},{"kind":"meter","product":1068,"text":"1台，1~12路"},{"kind":"load","text":"机柜1~12"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"接LH-MC12，13~24路，含零线"},{"kind":"load","text":"机柜13~24"}],[{"kind":"breaker"},{"kind":"load","text":"备用"}]]}],"network":{"link":"RS485：列头柜表计","gateway":1069,"to":"动环系统"}}' WHERE `solution` = 2023;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品型号","value":"76款"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"factory/factory-gate","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>"},"rd":{"title":"研发实力","image":"factory/factory-lab","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>电能质量实验室、电磁兼容与环境试验室具备谐波源、电气安全、电磁兼容与环境等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"certificates/sample-qms-0001","html":"<p>公司按照质量、环境、职业健康安全、测量、能源与信息安全六个管理体系运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>"},"philosophy":{"title":"经营理念","image":"factory/factory-showroom","html":"<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，1个工作日内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 4209;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 21:28:40' WHERE `id` = 2023;
