-- content: 型号代码写明由计算决定的段；中频炉滤波装置有自己的用途；LH-KCT 的0.2级写进参数
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1075, 21, 'mounting', NULL, NULL, '母排或电缆上', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 22, 'accuracy', NULL, '0.2级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 22, 'ct-primary', 1000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 23, 'accuracy', NULL, '0.2级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 23, 'ct-primary', 1500, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 24, 'accuracy', NULL, '0.2级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 24, 'ct-primary', 2000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 25, 'accuracy', NULL, '0.2级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 25, 'ct-primary', 3000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 26, 'accuracy', NULL, '0.2级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 26, 'ct-primary', 5000, '');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 3, '2026-11-25', '[{"fact":"准确级","before":"0.5级（≥200 A）、1级","after":"0.5级（≥200 A）、1级；0.2级（≥1000 A）选配"},{"fact":"产品概述","before":"铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核","after":"铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核；一次1000 A起可选配0.2级"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KCT铁心分为两半，锁扣合口，改造时不断线、不停母排即可安装。铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核；一次1000 A起可选配0.2级。</p>
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
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `product_traits` SET `role` = 'furnace-filter' WHERE `product` = 1016;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '0.5级（≥200 A）、1级；0.2级（≥1000 A）选配' WHERE `product` = 1075 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `min` = NULL, `max` = NULL, `choice` = '0.2级', `condition` = '选配', `optional` = 1 WHERE `product` = 1075 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 3, `max` = 3, `condition` = '二次对地，1 min' WHERE `product` = 1075 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 70, `choice` = '' WHERE `product` = 1075 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '无显示' WHERE `product` = 1075 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{}},{"kind":"choice","name":"高温型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃","sets":{"工作环境":"-25~+60 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS-G","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["10+10","15+15","20+20","25+25"],"with":{"400 V实际输出":["20 kvar×0.694＝13.9 kvar","30 kvar×0.694＝20.8 kvar","40 kvar×0.694＝27.8 kvar","50 kvar×0.694＝34.7 kvar"]}}],"rules":[],"variants":[]}' WHERE `product` = 1002;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCM","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","text":"{}（单路）","numbers":[20,30,40],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1003;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[250],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[5,10,15,20,30],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1004;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCH","parts":[{"kind":"number","name":"总容量","before":"/","line":"总容量","figure":"size","after":"","unit":"kvar","numbers":[60,90,120,150],"with":{}},{"kind":"choice","name":"共补占比","before":"-","line":"组合","options":[{"code":"0.1","meaning":"共补10%，分补90%","text":"共补450 V占10% + 分补250 V占90%","sets":{}},{"code":"0.2","meaning":"共补20%，分补80%","text":"共补450 V占20% + 分补250 V占80%","sets":{}},{"code":"0.3","meaning":"共补30%，分补70%","text":"共补450 V占30% + 分补250 V占70%","sets":{}},{"code":"0.4","meaning":"共补40%，分补60%","text":"共补450 V占40% + 分补250 V占60%","sets":{}},{"code":"0.5","meaning":"共补50%，分补50%","text":"共补450 V占50% + 分补250 V占50%","sets":{}},{"code":"0.6","meaning":"共补60%，分补40%","text":"共补450 V占60% + 分补250 V占40%","sets":{}},{"code":"0.7","meaning":"共补70%，分补30%","text":"共补450 V占70% + 分补250 V占30%","sets":{}},{"code":"0.8","meaning":"共补80%，分补20%","text":"共补450 V占80% + 分补250 V占20%","sets":{}},{"code":"0.9","meaning":"共补90%，分补10%","text":"共补450 V占90% + 分补250 V占10%","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1005;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GBJ","parts":[{"kind":"number","name":"总容量","before":"/","line":"单柜容量","figure":"size","after":"","unit":"kvar","numbers":[90,120,150,180,240,300,400],"with":{}},{"kind":"number","name":"补偿级数","before":"-","line":"补偿级数","figure":"steps","after":"","unit":"级","range":{"min":6,"max":12,"step":1},"with":{}},{"kind":"choice","name":"补偿方式","before":"-","figure":"mode","options":[{"code":"S","meaning":"共补","sets":{}},{"code":"F","meaning":"分补","sets":{}},{"code":"H","meaning":"混补","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1006;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-JPB","parts":[{"kind":"number","name":"总容量","before":"/","line":"容量","figure":"size","after":"","unit":"kvar","numbers":[60,90,120,150,180],"with":{}},{"kind":"choice","name":"补偿方式","before":"-","line":"组合","figure":"mode","options":[{"code":"S","meaning":"共补","sets":{}},{"code":"F","meaning":"分补","sets":{}},{"code":"H","meaning":"混补","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"本地RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1，本地RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1007;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GYZ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"kV","numbers":[6,10],"with":{}},{"kind":"number","name":"组数","before":"-","line":"组数","figure":"groups","after":"","unit":"组","range":{"min":1,"max":8,"step":1},"with":{}},{"kind":"number","name":"单组容量","before":"×","line":"单组容量","figure":"size","after":"","unit":"kvar","numbers":[300,600,900,1200,1500],"with":{}},{"kind":"number","name":"串联电抗率","before":"-","line":"串联电抗率","figure":"percent","after":"%","unit":"%","numbers":[1,5,6,12],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1008;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[10,20,30,40,50],"with":{"400 V实际输出":["7.5 kvar","14.9 kvar","22.4 kvar","29.9 kvar","37.3 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","figure":"percent","after":"%","unit":"%","numbers":[7],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1011;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[15,30,45,60],"with":{"400 V实际输出":["10.1 kvar","20.2 kvar","30.4 kvar","40.5 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","figure":"percent","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1012;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCB","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"标称容量","figure":"volts","after":"","unit":"V","numbers":[480,525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[40,60],"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"标称容量","figure":"percent","after":"%","unit":"%","text":"电抗率{}","numbers":[7,14],"with":{}},{"kind":"choice","name":"投切元件","before":"-","line":"投切元件","options":[{"code":"T","meaning":"晶闸管","sets":{}},{"code":"F","meaning":"复合开关","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电容器额定电压":["480"]},"only":{"电抗率":["7"]},"says":"480 V电容器只配7%电抗率，14%电抗率须选525 V"},{"when":{"电容器额定电压":["525"]},"only":{"电抗率":["14"]},"says":"525 V电容器只配14%电抗率，7%电抗率须选480 V"}],"variants":[]}' WHERE `product` = 1013;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[300],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[15,24,30],"with":{"230 V实际输出":["10.3 kvar","16.4 kvar","20.5 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","figure":"percent","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1014;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXL","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"V","text":"AC {}","numbers":[400,690],"with":{}},{"kind":"choice","name":"支路次数","before":"-","line":"支路","options":[{"code":"5.7.11","meaning":"5、7、11次","text":"3条（5、7、11次）","sets":{}},{"code":"5.7.13","meaning":"5、7、13次","text":"3条（5、7、13次）","sets":{}},{"code":"5.11.13","meaning":"5、11、13次","text":"3条（5、11、13次）","sets":{}},{"code":"7.11.13","meaning":"7、11、13次","text":"3条（7、11、13次）","sets":{}},{"code":"5.7.11.13","meaning":"5、7、11、13次","text":"4条（5、7、11、13次）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"总容量","before":"-","line":"单柜容量","figure":"size","after":"","unit":"kvar","range":{"min":150,"max":800,"step":1},"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1015;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXT","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","figure":"size","after":"","unit":"kvar","numbers":[150,300,450,600],"with":{}},{"kind":"choice","name":"支路次数","before":"-","options":[{"code":"5.7","meaning":"5、7次","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1017;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-M","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[30,50,75,100],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{}},{"code":"3L","meaning":"三相三线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1022;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-MH","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[150],"with":{}},{"kind":"number","name":"电容投切路数","before":"-","line":"电容投切输出","after":"","unit":"路","numbers":[12],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1023;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[30,50,75],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1024;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-P","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[30,50,70],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"蓝牙维护、RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1、蓝牙维护、RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1025;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-M","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","figure":"size","after":"","unit":"A","numbers":[50,75,100,150],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{"中性线滤波能力":"3倍相电流"}},{"code":"3L","meaning":"三相三线","sets":{"中性线滤波能力":"不滤中性线电流（三相三线）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1026;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","figure":"size","after":"","unit":"A","numbers":[25,35,50],"with":{}},{"kind":"choice","name":"静音型","before":"-","absent":{"meaning":"标准型","sets":{"噪声":"以铭牌为准；静音型≤50 dB（1 m）"}},"options":[{"code":"S","meaning":"静音型","sets":{"噪声":"≤50 dB（1 m）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1027;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-G","parts":[{"kind":"choice","name":"系统电压","before":"/","line":"系统电压","options":[{"code":"400","meaning":"AC 400 V","sets":{}},{"code":"690","meaning":"AC 690 V（定制）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","figure":"size","after":"","unit":"A","numbers":[100,150,200,300,400,600],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1028;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SPC","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[35,50,70,100],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{}},"options":[{"code":"4G","meaning":"带4G通信","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1029;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 05:41:55' WHERE `id` = 1029;
