-- content: 订货代码：LH-SB63额定电流，不能组合的规格，按规格的外形尺寸
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 2, '2026-11-24', '[{"fact":"订货代码 7%","before":"电抗率","after":"电抗率；14%只配0.525 kV"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 2, '2026-11-24', '[{"fact":"可选功能","before":"4DI/2DO、1路4~20 mA、第二路RS485、脉冲输出","after":"4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485、脉冲输出另行说明"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1060, 2, '2026-11-24', '[{"fact":"订货代码 100","before":"","after":"电压57.7/100 V；不写为220/380 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1071, 2, '2026-11-24', '[{"fact":"订货型号","before":"LH-SB63-3N-30-LR","after":"LH-SB63-1N-C32-30-LR"},{"fact":"额定电流","before":"16、20、32、40、63 A","after":"16、20、32、40、63 A，C型脱扣"},{"fact":"订货代码 1N","before":"","after":"1P+N；3P；3N为3P+N"},{"fact":"订货代码 C32","before":"","after":"C型脱扣，额定电流，A"},{"fact":"选型与订货代码","before":"订货示例：LH-SB63-3N-30-LR","after":"订货示例：LH-SB63-1N-C32-30-LR"},{"fact":"订货代码 3N","before":"3P+N","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"窗口：φ16、φ24、φ36、80×50、120×60、160×80（mm）","after":"窗口：φ24、φ36、80×50、120×60、160×80（mm）"},{"fact":"可选功能","before":"防水型、超宽窗口、2 m引线、0.2级（大电流规格）","after":"防水型、超宽窗口、2 m引线、0.2级（大电流规格，一次1000 A起）；φ16窗口另行说明"},{"fact":"窗口","before":"φ16~φ36，80×50~160×80","after":"φ24、φ36，80×50、120×60、160×80"},{"fact":"订货代码 80","before":"窗口系列","after":"窗口系列：24、36、80、120、160"},{"fact":"订货代码 800/5","before":"变比","after":"变比；/1为1 A输出，/333mV为毫伏输出"},{"fact":"订货代码 0.5","before":"准确级","after":"准确级：0.5、1、0.2"},{"fact":"功能特点","before":"尺寸系列覆盖16~160 mm窗口","after":"五种窗口覆盖24~160 mm"}]');
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485、脉冲输出另行说明', `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `ordercode` = 'LH-SB63-1N-C32-30-LR', `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 10963.1《电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器》</li><li>GB/T 16917.1《家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则》</li></ul>', `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1071;
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
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '16、20、32、40、63 A，C型脱扣' WHERE `product` = 1071 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'φ24、φ36，80×50、120×60、160×80' WHERE `product` = 1075 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DKS","三相调谐电抗"],["0.48","匹配电容额定电压，kV"],["30","匹配电容容量，kvar"],["7%","电抗率；14%只配0.525 kV"],["Cu","铜绕组；Al铝绕组"]]' WHERE `product` = 1040 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-DM3C","三相互感器导轨表"],["6A","电流规格"],["100","电压57.7/100 V；不写为220/380 V"],["KCT200/5","套装：开口互感器200/5"]]' WHERE `product` = 1060 AND `name` = '订货代码';
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
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-G","parts":[{"kind":"choice","name":"系统电压","before":"/","line":"系统电压","options":[{"code":"400","meaning":"AC 400 V","sets":{}},{"code":"690","meaning":"AC 690 V（定制）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","after":"","unit":"A","numbers":[100,150,200,300,400,600],"with":{}},{"kind":"choice","name":"接线","before":"-","options":[{"code":"4L","meaning":"三相四线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1028;
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
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 07:16:25' WHERE `id` = 1076;
