-- content: facts, codes and drawings agree; one name for one meaning; company news have subjects; safety begins with what is urgent
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 17, 'switching-control', '投切', '电压、无功九区图自动，可手动');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 18, 'current-input', '取样电流', '总进线电流互感器二次，5 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 19, 'communication', '通信', 'RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 20, 'protection', '保护', '过流、过压、欠压、零序电压、电容器外熔丝');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 21, 'temperature', '环境', '−10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 22, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 23, 'protection-class', '防护等级', 'IP3X（户内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 24, 'weight', '重量', '约850 kg（单组柜，600 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 16, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 11, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 39, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 25, 'communication', NULL, NULL, 'RS485', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 26, 'temperature', -10, 40, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 27, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 28, 'protection-class', NULL, NULL, 'IP3X', '户内', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 29, 'weight', 850, 850, '', '单组柜，600 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 30, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 31, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 32, 'depth', 1200, 1200, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 18, 'weight', 2400, 2400, '', '3面柜组', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 19, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 20, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 21, 'depth', 1000, 1000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1008, '规格与外形', '["单组容量","每相电容器","额定电流（10 kV/6 kV）","电抗器（6%）","单组柜（宽×高×深）","重量（约，6%）"]', '[["300 kvar","1×100 kvar","15.7/26.2 A","18 kvar","1200×2300×1200 mm","700 kg"],["600 kvar","1×200 kvar","31.5/52.5 A","36 kvar","1200×2300×1200 mm","850 kg"],["900 kvar","1×300 kvar","47.2/78.7 A","54 kvar","1600×2300×1200 mm","1150 kg"],["1200 kvar","2×200 kvar","63.0/105 A","72 kvar","1600×2300×1200 mm","1300 kg"],["1500 kvar","2×250 kvar","78.7/131 A","90 kvar","2000×2300×1200 mm","1600 kg"]]');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 2, 'system-voltage', 10000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 2, 'withstand-voltage', 42, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 3, 'system-voltage', 10000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 3, 'withstand-voltage', 75, '');
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1001, 2, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1008, 2, 'body', '1500 kvar单组柜', '', 0, 2000, 2000, 2300, 2300, 1200, 1200);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1008, 3, 'body', '进线控制柜', '', 0, 1200, 1200, 2300, 2300, 1200, 1200);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1008, 4, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1075, 2, 'body', '80×50型', '', 0, 125, 125, 150, 150, 50, 50);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1075, 3, 'body', '120×60型', '', 0, 172, 172, 174, 174, 55, 55);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1075, 4, 'body', '160×80型', '', 0, 220, 220, 210, 210, 60, 60);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 27, '2026-11-30', '[{"fact":"外形尺寸","before":"80 mm×(310~350) mm×395 mm（宽×高×深，视容量）","after":"80 mm×(310~340) mm×395 mm（10~30 kvar，宽×高×深，视容量）；90 mm×350 mm×395 mm（40 kvar）"},{"fact":"开孔尺寸","before":"无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm","after":"无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm（10~30 kvar）、375 mm×60 mm（40 kvar）"},{"fact":"可选功能","before":"备用RS485口、+60 ℃高温型；集中显示另订LH-CK200","after":"备用RS485口（代码RS）、+60 ℃高温型（代码H）；集中显示另订LH-CK200；480 V重载型是另一个型号LH-ZCS-G"},{"fact":"投切次数","before":"","after":"电气≥30万次，机械≥100万次"},{"fact":"工作环境","before":"−25~+55 ℃（柜内空气）","after":"−25~+55 ℃（柜内空气）；高温型−25~+60 ℃（选配）"},{"fact":"规格 表头","before":"额定容量、450 V电流、400 V输出、400 V电流、机内断路器、满载损耗、高度、重量（约）","after":"额定容量、450 V电流、400 V输出、400 V电流、机内断路器、满载损耗、宽×高、重量（约）"},{"fact":"规格 10 kvar（5+5）","before":"12.8 A，7.9 kvar，11.4 A，20 A，≤11 W，310 mm，8 kg","after":"12.8 A，7.9 kvar，11.4 A，20 A，≤11 W，80×310 mm，8 kg"},{"fact":"规格 15 kvar（10+5）","before":"19.2 A，11.9 kvar，17.1 A，32 A，≤14 W，320 mm，9 kg","after":"19.2 A，11.9 kvar，17.1 A，32 A，≤14 W，80×320 mm，9 kg"},{"fact":"规格 20 kvar（10+10）","before":"25.7 A，15.8 kvar，22.8 A，40 A，≤17 W，330 mm，10 kg","after":"25.7 A，15.8 kvar，22.8 A，40 A，≤17 W，80×330 mm，10 kg"},{"fact":"规格 30 kvar（15+15、20+10）","before":"38.5 A，23.7 kvar，34.2 A，63 A，≤25 W，340 mm，11.5 kg","after":"38.5 A，23.7 kvar，34.2 A，63 A，≤25 W，80×340 mm，11.5 kg"},{"fact":"规格 40 kvar（20+20）","before":"51.3 A，31.6 kvar，45.6 A，80 A，≤33 W，350 mm，13 kg","after":"51.3 A，31.6 kvar，45.6 A，80 A，≤33 W，90×350 mm，13 kg"},{"fact":"订货代码 后缀H","before":"","after":"高温型，最高+60 ℃；不写为标准型，最高+55 ℃"},{"fact":"产品概述","before":"LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，两路独立投切","after":"LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽（40 kvar为90 mm）的机壳内，两路独立投切"},{"fact":"各规格的电流、损耗与重量","before":"400 V输出＝额定容量×(400÷450)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍450 V电流","after":"400 V输出＝额定容量×(400÷450)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍450 V电流；63 A及以下每极18 mm，80 A每极27 mm、三极81 mm，40 kvar的机壳因此宽90 mm"},{"fact":"允许投切次数","before":"电气≥30万次，机械≥100万次","after":""},{"fact":"订货代码 后缀G","before":"高温型（可选）；重载型LH-ZCS-G是另一个型号","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 16, '2026-11-30', '[{"fact":"订货代码 LH-ZCS-G","before":"重载型共补；型号里的G是重载型，不是LH-ZCS末尾的高温型","after":"重载型共补，G是型号的一部分"},{"fact":"订货代码 后缀H","before":"高温型","after":"高温型，最高+65 ℃；不写为标准型，最高+55 ℃"},{"fact":"产品概述","before":"型号里的G表示重载型，与LH-ZCS代码末尾的后缀G（高温型）不是一回事，订货时不要混用","after":"型号里的G表示重载型；高温型在LH-ZCS与本型号都写后缀H"},{"fact":"各规格的电流、损耗与重量","before":"400 V输出＝额定容量×(400÷480)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍480 V电流","after":"400 V输出＝额定容量×(400÷480)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍480 V电流，80 A与100 A每极27 mm、三极81 mm，装在90 mm宽的机壳内"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 12, '2026-11-30', '[{"fact":"显示方式","before":"LCD分三列显示A、B、C相投切状态与每相功率因数","after":"LCD分三行显示A、B、C相投切状态与每相功率因数"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 10, '2026-11-30', '[{"fact":"功能特点","before":"进线带隔离开关与C级浪涌保护器","after":"进线带隔离开关与T2级浪涌保护器"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1006, 7, '2026-11-30', '[{"fact":"外壳","before":"","after":"冷轧钢板喷塑，厚2.0 mm"},{"fact":"柜体","before":"冷轧钢板喷塑，厚2.0 mm","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 8, '2026-11-30', '[{"fact":"外壳","before":"","after":"304不锈钢，厚2.0 mm"},{"fact":"环境","before":"","after":"−25~+45 ℃"},{"fact":"箱体","before":"304不锈钢，厚2.0 mm","after":""},{"fact":"工作环境","before":"−25~+45 ℃","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 13, '2026-11-30', '[{"fact":"显示方式","before":"控制柜10英寸触摸屏，母线一次图、各组电流与事件SOE","after":"进线控制柜10英寸触摸屏，母线一次图、各组电流与事件SOE"},{"fact":"外形尺寸","before":"单组柜1200 mm×2300 mm×1200 mm（宽×高×深）","after":"300、600 kvar单组柜1200 mm×2300 mm×1200 mm（宽×高×深）；900、1200 kvar单组柜1600 mm×2300 mm×1200 mm；1500 kvar单组柜2000 mm×2300 mm×1200 m…"},{"fact":"雷电冲击耐压","before":"","after":"6 kV级60 kV，10 kV级75 kV（峰值）"},{"fact":"额定短时耐受电流","before":"","after":"20 kA，4 s（主母线与隔离、接地开关）"},{"fact":"额定峰值耐受电流","before":"","after":"50 kA（主母线与隔离、接地开关）"},{"fact":"真空接触器","before":"","after":"额定电流400 A，短时耐受4 kA、4 s"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计12 h"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"合闸涌流","before":"","after":"峰值≤11 In（1%）、≤5.5 In（5%）、≤5.1 In（6%）、≤3.9 In（12%），In为额定电流峰值"},{"fact":"系统额定电压下输出","before":"","after":"单组容量×0.835（1%）、0.870（5%）、0.879（6%）、0.789（12%）"},{"fact":"投切元件","before":"","after":"真空接触器；永磁断路器定制，询价时注明"},{"fact":"规格与外形 表头","before":"","after":"单组容量、每相电容器、额定电流（10 kV/6 kV）、电抗器（6%）、单组柜（宽×高×深）、重量（约，6%）"},{"fact":"规格与外形 300 kvar","before":"","after":"1×100 kvar，15.7/26.2 A，18 kvar，1200×2300×1200 mm，700 kg"},{"fact":"规格与外形 600 kvar","before":"","after":"1×200 kvar，31.5/52.5 A，36 kvar，1200×2300×1200 mm，850 kg"},{"fact":"规格与外形 900 kvar","before":"","after":"1×300 kvar，47.2/78.7 A，54 kvar，1600×2300×1200 mm，1150 kg"},{"fact":"规格与外形 1200 kvar","before":"","after":"2×200 kvar，63.0/105 A，72 kvar，1600×2300×1200 mm，1300 kg"},{"fact":"规格与外形 1500 kvar","before":"","after":"2×250 kvar，78.7/131 A，90 kvar，2000×2300×1200 mm，1600 kg"},{"fact":"产品概述","before":"","after":"电抗器同时限制合闸涌流：按GB 50227的算式，涌流峰值不超过额定电流峰值的1/√p＋1倍，p为电抗率；一套装置由一面进线控制柜和每组一面单组柜并列，总宽为1200 mm加各单组柜的宽度：LH-GYZ/10-3×600-6%为4800 m…"},{"fact":"规格与外形","before":"","after":"额定电流按电容器额定电压11/√3 kV、6.6/√3 kV计"},{"fact":"接线要点","before":"真空接触器不切除短路电流：馈电的上级断路器须设速断与过流保护，整定躲过合闸涌流","after":"真空接触器不切除短路电流：馈电的上级断路器须设速断与过流保护，整定躲过合闸涌流；安装处的短路电流超过接触器耐受能力时，改用永磁断路器"},{"fact":"投切方式","before":"真空接触器；永磁断路器定制，询价时注明","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1009, 7, '2026-11-30', '[{"fact":"串联电抗率","before":"1%（限涌流）或6%","after":"1%（限涌流）或6%，询价时注明"},{"fact":"放电","before":"放电线圈，退出后5 min内降到50 V以下","after":"放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下"},{"fact":"功能特点","before":"带放电线圈，退出后5 min内降到50 V以下","after":"带放电线圈，退出后5 s内降到50 V以下"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1010, 6, '2026-11-30', '[{"fact":"放电","before":"断电后10 min内降至75 V以下","after":"放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下"},{"fact":"功能特点","before":"柜内真空接触器与熔断器组合保护","after":"柜内真空接触器与熔断器组合保护，放电线圈与电容器直接并联"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 9, '2026-11-30', '[{"fact":"支路数","before":"","after":"3~6条（5、7、11、13次或高通）"},{"fact":"响应时间","before":"","after":"≤30 s（投切另一支路）"},{"fact":"支路","before":"3~6条（5、7、11、13次或高通）","after":""},{"fact":"响应","before":"≤30 s（投切另一支路）","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 11, '2026-11-30', '[{"fact":"可选功能","before":"熔炼周期联动、水冷电抗、炉体数据接入","after":"熔炼周期联动、水冷电抗、炉体数据接入，均在询价时注明"},{"fact":"支路次数","before":"","after":"六脉波：5、7、11、13次；十二脉波：11、13次"},{"fact":"响应时间","before":"","after":"接触器≤30 s（投切另一支路），晶闸管≤20 ms"},{"fact":"投切元件","before":"","after":"接触器；晶闸管（可选，代码T）"},{"fact":"同路再投间隔","before":"不需等待（晶闸管型）","after":"接触器≥180 s（放电），晶闸管不需等待"},{"fact":"动作次数","before":"不限（晶闸管型）","after":"接触器≥10万次，晶闸管不限（无触点）"},{"fact":"冷却","before":"强迫风冷或水冷","after":"强迫风冷；水冷电抗（选配）"},{"fact":"订货代码 后缀T","before":"","after":"晶闸管投切；不写为接触器"},{"fact":"产品概述","before":"","after":"标准用接触器，同一支路切除后放电180 s再投入；升温、保温频繁交替的选晶闸管（代码T），不需等待"},{"fact":"接线说明","before":"与中频电源共用进线断路器或独立断路器，互感器装在总进线","after":"与中频电源共用进线断路器或独立断路器，互感器装在总进线；柜内每条支路各有熔断器与投切元件：接触器，或晶闸管（代码T）与快速熔断器"},{"fact":"支路","before":"六脉波：5、7、11、13次；十二脉波：11、13次","after":""},{"fact":"响应","before":"≤20 ms（晶闸管型）","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 7, '2026-11-30', '[{"fact":"测量准确度","before":"","after":"电压/电流0.2级，功率0.5级，功率因数±0.005"},{"fact":"准确度","before":"电压/电流0.2级，功率0.5级，功率因数±0.005","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1019, 6, '2026-11-30', '[{"fact":"工作电源","before":"","after":"取自电压输入，超级电容备用，失电上报"},{"fact":"端子 T1~T4","before":"温度","after":"温度（选配，代码T4）"},{"fact":"接线说明","before":"三相四线接入，互感器二次与电压引自变压器低压侧","after":"三相四线接入，互感器二次与电压引自变压器低压侧，工作电源取自电压端子，不另接"},{"fact":"备用电源","before":"超级电容，失电上报","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 7, '2026-11-30', '[{"fact":"下行","before":"4×RS485 + LoRa（470~510 MHz）","after":"4×RS485，LoRa（选配，470~510 MHz）"},{"fact":"电源","before":"AC 220 V，备用超级电容","after":"取自电压输入AC 220 V，超级电容备用"},{"fact":"端子 ANT1/2","before":"4G/LoRa天线","after":"4G/LoRa天线（LoRa选配）"},{"fact":"功能特点","before":"下行4路RS485、1路LoRa，最多接入64只设备","after":"下行4路RS485、选配1路LoRa，最多接入64只设备"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1021, 5, '2026-11-30', '[{"fact":"环境","before":"","after":"−10~+60 ℃"},{"fact":"端子 LAN","before":"以太网上行","after":"以太网上行（代码2E为两个网口）"},{"fact":"工作环境","before":"−10~+60 ℃","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 9, '2026-11-30', '[{"fact":"基本功能","before":"IP55户外整机SVG，柱上或落地安装，解决台区无功与末端低电压。","after":"IP55户外整机SVG，柱上抱箍或台架安装，解决台区无功与末端低电压。"},{"fact":"通信","before":"4G Cat.1、蓝牙维护、RS485","after":"RS485、蓝牙维护，4G Cat.1（选配）"},{"fact":"环境","before":"","after":"−40~+55 ℃"},{"fact":"工作环境","before":"−40~+55 ℃","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 11, '2026-11-30', '[{"fact":"瞬时响应时间","before":"","after":"＜100 µs"},{"fact":"瞬时响应","before":"＜100 µs","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 8, '2026-11-30', '[{"fact":"瞬时响应时间","before":"","after":"＜100 µs"},{"fact":"瞬时响应","before":"＜100 µs","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 10, '2026-11-30', '[{"fact":"瞬时响应时间","before":"","after":"＜100 µs"},{"fact":"瞬时响应","before":"＜100 µs","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1031, 7, '2026-11-30', '[{"fact":"可选功能","before":"北斗对时、触发录波DI","after":"北斗对时与天线、触发录波DI、电流卡钳，均另行说明"},{"fact":"订货代码 220","before":"电压规格，V（相）","after":"220/380 V，直接接入；100为57.7/100 V，接PT二次"},{"fact":"接线说明","before":"三相四线或三相三线PT接入，对时天线另订","after":"220/380 V规格直接接三相四线；57.7/100 V规格接三相四线或三相三线的PT二次；对时天线另行说明"},{"fact":"订货代码 后缀100","before":"100 V PT二次","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1032, 4, '2026-11-30', '[{"fact":"采样率","before":"","after":"128点/周波"},{"fact":"采样","before":"128点/周波","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 8, '2026-11-30', '[{"fact":"接线方式","before":"","after":"三相△或单相"},{"fact":"接线","before":"三相△或单相","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1041, 5, '2026-11-30', '[{"fact":"电感偏差","before":"","after":"±2%，电感值按支路定制"},{"fact":"冷却","before":"自冷或水冷","after":"自冷；水冷（选配）"},{"fact":"电感值","before":"按支路定制，偏差±2%","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1042, 6, '2026-11-30', '[{"fact":"控制信号","before":"","after":"线圈AC 110、220、380 V，50 Hz"},{"fact":"端子 21、22","before":"","after":"辅助常闭"},{"fact":"功能特点","before":"辅助触头1常开，可加装辅助触头块","after":"辅助触头1常开、1常闭，可加装辅助触头块"},{"fact":"线圈电压","before":"AC 110、220、380 V，50 Hz","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1044, 7, '2026-11-30', '[{"fact":"控制信号","before":"","after":"DC 12 V或RS485"},{"fact":"控制","before":"DC 12 V或RS485","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 7, '2026-11-30', '[{"fact":"输入电压","before":"AC 380 V（线电压）或220 V","after":"AC 380 V（BC线电压）"},{"fact":"工作电源","before":"","after":"AC 220 V"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1047, 6, '2026-11-30', '[{"fact":"输出型式","before":"","after":"DC 12 V"},{"fact":"控制","before":"DC 12 V输出","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 6, '2026-11-30', '[{"fact":"电压电流准确度","before":"","after":"0.2级"},{"fact":"电源","before":"","after":"AC/DC 85~265 V，功耗≤4 VA"},{"fact":"环境","before":"","after":"−20~+60 ℃"},{"fact":"电压、电流准确度","before":"0.2级","after":""},{"fact":"工作电源","before":"AC/DC 85~265 V，功耗≤4 VA","after":""},{"fact":"工作环境","before":"−20~+60 ℃","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1049, 4, '2026-11-30', '[{"fact":"功率准确度","before":"","after":"1.0级；频率±0.05 Hz"},{"fact":"电源","before":"","after":"AC/DC 85~265 V"},{"fact":"功率、频率","before":"1.0级；±0.05 Hz","after":""},{"fact":"工作电源","before":"AC/DC 85~265 V","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1050, 5, '2026-11-30', '[{"fact":"电压电流准确度","before":"","after":"0.2级"},{"fact":"电源","before":"","after":"AC/DC 85~265 V，≤5 VA"},{"fact":"电压电流","before":"0.2级","after":""},{"fact":"工作电源","before":"AC/DC 85~265 V，≤5 VA","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1051, 5, '2026-11-30', '[{"fact":"电压电流准确度","before":"","after":"0.2级"},{"fact":"电压、电流准确度","before":"0.2级","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1052, 5, '2026-11-30', '[{"fact":"端子 RJ45","before":"","after":"以太网（选配，代码E）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1055, 4, '2026-11-30', '[{"fact":"端子 13、14","before":"RS485","after":"RS485（选配）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1056, 4, '2026-11-30', '[{"fact":"端子 LAN","before":"以太网","after":"以太网（选配）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1057, 3, '2026-11-30', '[{"fact":"通信","before":"RS485（DL/T 645-2007），红外","after":"RS485（DL/T 645-2007）或红外"},{"fact":"端子 7、8","before":"RS485","after":"RS485（代码485）"},{"fact":"功能特点","before":"光电脉冲与RS485可同时使用","after":"RS485型的光电脉冲与RS485可同时使用"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1059, 5, '2026-11-30', '[{"fact":"基本功能","before":"7模数三相四线直接接入导轨表，最大80 A，分时与通信可选。","after":"7模数三相四线直接接入导轨表，最大80 A，标配RS485，分时可选。"},{"fact":"产品概述","before":"LH-DM3直接接入最大80 A，省去三只互感器与二次接线，适合配电箱内改造加装；三相四线与三相三线可在菜单设置","after":"LH-DM3直接接入最大80 A，省去三只互感器与二次接线，适合配电箱内改造加装；三相四线接入，N线接电压公共端"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1060, 6, '2026-11-30', '[{"fact":"脉冲","before":"400 imp/kWh（二次侧，一次电量乘变比）","after":"6400 imp/kWh（57.7/100 V规格20000 imp/kWh），二次侧，一次电量乘变比"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1061, 6, '2026-11-30', '[{"fact":"基本功能","before":"壁挂式三相四线多功能电能表，C级、4费率、12个月冻结。","after":"壁挂式三相四线多功能电能表，互感型C级、直通型B级，4费率、12个月冻结。"},{"fact":"电源","before":"","after":"取自电压回路"},{"fact":"产品概述","before":"LH-TM30具有双向分时计量、最大需量、事件记录与负荷曲线，按GB/T 17215.321的C级（0.5S级）设计，适合园区转供电、充电站与自备变用户的内部结算","after":"LH-TM30具有双向分时计量、最大需量、事件记录与负荷曲线，互感型按GB/T 17215.321的C级（0.5S级）、直通型按B级（1级）设计，适合园区转供电、充电站与自备变用户的内部结算"},{"fact":"工作电源","before":"取自电压回路","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1063, 4, '2026-11-30', '[{"fact":"电流过载","before":"","after":"持续1.2倍，瞬时10倍/5 s"},{"fact":"端子 5、6","before":"报警/变送","after":"报警继电器（代码J、CJ）"},{"fact":"端子 7、8","before":"","after":"4~20 mA变送（代码C、CJ）"},{"fact":"端子 9、10","before":"","after":"RS485（选配，代码RS）"},{"fact":"过载","before":"1.2倍持续，10倍/5 s","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1064, 3, '2026-11-30', '[{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"端子 25、26","before":"报警（选配）","after":"报警（选配，代码J）"},{"fact":"端子 58、59","before":"","after":"RS485（选配，代码RS）"},{"fact":"过载","before":"1.2倍持续，2倍/1 s","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1065, 7, '2026-11-30', '[{"fact":"可选功能","before":"4路NTC测温、2DI、断电上报、剩余电流1路","after":"4路NTC测温（代码T4）、2~31次谐波（代码H）；2DI、断电上报、剩余电流1路另行说明"},{"fact":"测温","before":"4路NTC，−40~+125 ℃，±1 ℃","after":"4路NTC，−40~+125 ℃，±1 ℃（选配，代码T4）"},{"fact":"订货代码 T4","before":"4路测温","after":"4路测温；不写为不带"},{"fact":"端子 T1~T4","before":"测温","after":"测温（选配，代码T4）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1068, 4, '2026-11-30', '[{"fact":"通信","before":"RS485 + 2×以太网","after":"RS485；2×以太网（选配）"},{"fact":"端子 LAN1/2、485","before":"通信","after":"通信（LAN选配，代码E）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 8, '2026-11-30', '[{"fact":"外形尺寸","before":"外形随窗口（宽×高×深）：φ24型61 mm×78 mm×36 mm；80×50型125 mm×150 mm×50 mm","after":"外形随窗口（宽×高×深）：φ24型61 mm×78 mm×36 mm；φ36型75 mm×92 mm×40 mm；80×50型125 mm×150 mm×50 mm；120×60型172 mm×174 mm×55 mm；160×80型220…"},{"fact":"互感器窗口","before":"","after":"φ24、φ36，80×50、120×60、160×80 mm"},{"fact":"窗口","before":"φ24、φ36，80×50、120×60、160×80","after":""}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = '调节装置：RS485，选配4G；换相开关：LoRa或HPLC' WHERE `id` = 45;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '304不锈钢箱体，防护等级IP44，用于柱上变台、箱变外置与小区台区。', `display` = '箱门内LCD，箱外告警指示灯', `optional` = '4G与北斗对时、三相不平衡调节单元', `suit` = '10/0.4 kV柱上变台、箱变外置、小区台区' WHERE `id` = 207;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '进线控制柜10英寸触摸屏，母线一次图、九区图动作与事件记录可查询', `optional` = '串联电抗率1%、5%、6%、12%可选，IEC 60870-5-104、远方投退与定值召唤', `suit` = '35 kV变电站的6/10 kV母线、厂矿高压配电室' WHERE `id` = 208;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '线路电压；电动机就地柜的电压、电流、功率与功率因数', `display` = '柱上装置为指示灯；就地柜为柜面仪表与指示灯', `communicatetype` = '柱上装置选配4G；就地柜为仪表的RS485', `optional` = '柱上装置：4G遥信、对时、太阳能辅助电源；就地柜：照明与加热、温度监测', `suit` = '负荷分散的10 kV架空线路、长期运行的6/10 kV电动机' WHERE `id` = 209;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '铝绕组电抗、温度输出、低噪声型；板式组件可选测控面板' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '铝绕组电抗、温度输出、低噪声型' WHERE `id` = 211;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '中性线谐波监测、每相容量不等配置' WHERE `id` = 212;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '支路电流不平衡监测、与APF协调控制、中频炉型水冷电抗' WHERE `id` = 213;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '支路熔断器监测、与APF协调控制' WHERE `id` = 214;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '128×64点阵LCD' WHERE `id` = 216;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '段码LCD，运行指示灯' WHERE `id` = 217;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '模块LED或2.8英寸彩屏，柜面触摸屏集中显示', `communicatetype` = 'RS485/Modbus-RTU；混合补偿型另有以太网' WHERE `id` = 221;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '壁挂式4.3英寸彩色触摸屏；户外箱为箱内LCD与双色灯', `communicatetype` = 'RS485，选配4G；户外箱带蓝牙维护' WHERE `id` = 222;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = 'RS485，选配4G', `optional` = '与电容混合、末端电压辅助控制、4G' WHERE `id` = 226;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '主控LCD，换相单元三色相位灯', `communicatetype` = 'LoRa或HPLC', `optional` = '手动换相钥匙、动作次数寿命预告' WHERE `id` = 227;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '电压、相序指示灯；落地型另有电流、频率显示', `communicatetype` = 'RS485（壁挂型选配）；落地型另有硬接点', `optional` = '门磁、计量、移动储能接口' WHERE `id` = 230;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '7英寸触摸屏，电源一次图与切换记录', `communicatetype` = 'RS485，选配4G', `optional` = '4G告警、演练模式' WHERE `id` = 231;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '温度检测端子、按支路配对（滤波型）' WHERE `id` = 232;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '温度检测端子、底部螺栓加长、按支路配对（滤波型）' WHERE `id` = 233;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '防爆阀、吊装孔、端子铜排' WHERE `id` = 234;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '有功B级（1级）；费控型4费率', `display` = '段码LCD，费控型带背光', `communicatetype` = 'RS485（DL/T 645-2007）、红外或LoRa', `optional` = '蓝牙抄表、LoRa' WHERE `id` = 249;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '直接接入有功B级（1级），经互感器C级（0.5S级）；复费率型4费率', `communicatetype` = 'RS485，DL/T 645-2007、Modbus-RTU', `optional` = '无功电能、复费率、开口互感器套装' WHERE `id` = 250;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '有功C级（0.5S级），环保终端B级（1级）；无功2级' WHERE `id` = 255;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '有功C级（0.5S级），环保终端B级（1级）；无功2级', `display` = '段码LCD；环保终端为指示灯', `optional` = '4路测温、2DI、断电上报' WHERE `id` = 256;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '有功C级（0.5S级）、无功2级', `optional` = '外置天线、测温' WHERE `id` = 257;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '指示灯；LoRa网关另有节点数数码管', `communicatetype` = '下行4路RS485或LoRa，上行4G/以太网；MQTT、Modbus-TCP' WHERE `id` = 260;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '指示灯', `communicatetype` = '下行4路RS485，上行4G/以太网；MQTT、Modbus-TCP' WHERE `id` = 261;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '指示灯，节点数数码管', `communicatetype` = '下行LoRa 470~510 MHz，上行4G/以太网；MQTT' WHERE `id` = 262;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = '4G、LoRa、RS485三选一' WHERE `id` = 264;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = 'RS485，选配4G' WHERE `id` = 265;
--> statement-breakpoint
UPDATE `parameters` SET `choices` = 'AC 220 V,AC 380 V,3×57.7/100 V,3×100 V,3×220 V,3×220/380 V,3×380 V' WHERE `key` = 'voltage-input';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '1 A,5 A,333 mV' WHERE `key` = 'ct-output';
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '备用RS485口（代码RS）、+60 ℃高温型（代码H）；集中显示另订LH-CK200；480 V重载型是另一个型号LH-ZCS-G', `shapesize` = '80 mm×(310~340) mm×395 mm（10~30 kvar，宽×高×深，视容量）；90 mm×350 mm×395 mm（40 kvar）', `openingsize` = '无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm（10~30 kvar）、375 mm×60 mm（40 kvar）', `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽（40 kvar为90 mm）的机壳内，两路独立投切。多台网线级联，接互感器的才作主机，按“循环投切、容量匹配”调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体容量提高约40%，二次线只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>过零投切；同一路切除后锁定180 s；六类保护，故障路单独退出</li><li>两路同容量可投两级（20+20），2:1可投三级（20+10：10、20、30 kvar）</li><li>机内三极微型断路器，手柄在正面下部翻盖里，断开只隔离这一台</li><li>脱扣后查明原因，等待3 min再复位：手柄先扳到“O”，再推到“I”</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、损耗与重量</h3>
<p>400 V输出＝额定容量×(400÷450)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍450 V电流；63 A及以下每极18 mm，80 A每极27 mm、三极81 mm，40 kvar的机壳因此宽90 mm。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS-G针对系统电压长期处于上偏差、夜间轻载电压超过430 V的现场，电容器额定电压提高到480 V，薄膜厚度与喷金工艺加强，允许1.5倍额定电流持续运行。</p>
<p>因额定电压高于系统电压，400 V下实际输出约为标称容量的69%，选型时须按输出容量折算。</p>
<p>型号里的G表示重载型；高温型在LH-ZCS与本型号都写后缀H。</p>
<h3>功能特点</h3>
<ul><li>电容器芯组采用方阻渐变金属化膜，边缘加厚提高喷金接触可靠性</li><li>投切开关采用大电流磁保持继电器，导通压降小，长期运行温升低</li><li>同一路切除后本机锁定180 s，放电以后才再投入，其间由别的路顶上</li><li>机内带三极微型断路器，手柄在正面下部的翻盖里，断开它只隔离这一台；复位同LH-ZCS</li><li>每日自动计算等效容量，衰减超过10%提示更换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、损耗与重量</h3>
<p>400 V输出＝额定容量×(400÷480)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍480 V电流，80 A与100 A每极27 mm、三极81 mm，装在90 mm宽的机壳内。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS-G/480-25+25</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `displaymode` = 'LCD分三行显示A、B、C相投切状态与每相功率因数', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCH把分补与共补单元、测控装置、进线隔离开关与浪涌保护装配在一个箱体里，接上三相五线与互感器二次即可运行，适合没有补偿柜的老旧配电间。</p>
<p>测控装置先用分补把三相功率因数拉到同一水平，再用共补补足总量，投切次序由容量与累计运行时间共同决定。</p>
<h3>功能特点</h3>
<ul><li>出厂按60%共补加40%分补配置，可按实测调整比例</li><li>同一路切除后由单元锁定180 s，放电以后才再投入</li><li>选配SVG联动口，后期可加装30~50 kvar SVG</li><li>进线带隔离开关与T2级浪涌保护器</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCH/120-0.6</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `displaymode` = '进线控制柜10英寸触摸屏，母线一次图、各组电流与事件SOE', `shapesize` = '300、600 kvar单组柜1200 mm×2300 mm×1200 mm（宽×高×深）；900、1200 kvar单组柜1600 mm×2300 mm×1200 mm；1500 kvar单组柜2000 mm×2300 mm×1200 mm；进线控制柜1200 mm×2300 mm×1200 mm', `maincontent` = '<h3>产品概述</h3>
<p>LH-GYZ由进线隔离与接地开关、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切。</p>
<p>电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前提供谐振校核计算书。电抗器同时限制合闸涌流：按GB 50227的算式，涌流峰值不超过额定电流峰值的1/√p＋1倍，p为电抗率。</p>
<p>一套装置由一面进线控制柜和每组一面单组柜并列，总宽为1200 mm加各单组柜的宽度：LH-GYZ/10-3×600-6%为4800 mm。</p>
<h3>功能特点</h3>
<ul><li>每组独立过流、过压、欠压、开口三角（零序）与外熔丝保护</li><li>电压优先、无功其次，投切间隔可设，避免振荡</li><li>放电线圈与电容器直接并联，5 s内降到50 V以下；柜门与隔离、接地开关机械闭锁</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
<p>额定电流按电容器额定电压11/√3 kV、6.6/√3 kV计。</p>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYZ/10-3×600-6%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li><li>DL/T 604《高压并联电容器装置使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>6/10 kV三相三线经隔离开关（带接地开关）接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>投切判据的电流取同一段母线总进线的电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li><li>真空接触器不切除短路电流：馈电的上级断路器须设速断与过流保护，整定躲过合闸涌流；安装处的短路电流超过接触器耐受能力时，改用永磁断路器。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>长线路末端电压偏低、线损偏高时，在负荷重心处装设LH-GYX可就地提供无功，减小线路无功电流。</p>
<p>自动型按电压上下限与时间表投退，固定型长期投入，一条线路常采用固定加自动的组合。</p>
<h3>功能特点</h3>
<ul><li>真空开关与永磁操作机构，操作功耗低，适合杆上小容量电源</li><li>过压、欠压、缺相与涌流保护齐全</li><li>带放电线圈，退出后5 s内降到50 V以下</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYX/10-300-A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>就地补偿电容与电动机并联、由同一断路器控制，可减少供电电缆与变压器的无功电流，特别适合容量大、运行时间长、距离变电所远的电动机。</p>
<p>为防止自励磁，补偿容量一般不超过电动机空载励磁无功的90%，交付前提供容量校核表。</p>
<h3>功能特点</h3>
<ul><li>随电动机投退，停机后不会过补；母线有谐波的先校核谐振</li><li>柜内真空接触器与熔断器组合保护，放电线圈与电容器直接并联</li><li>可与变频器配合（变频运行时闭锁投入）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYJ/10-300</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '熔炼周期联动、水冷电抗、炉体数据接入，均在询价时注明', `maincontent` = '<h3>产品概述</h3>
<p>六脉波中频炉特征谐波为5、7、11、13次，十二脉波为11、13次；熔炼过程中功率在数十秒内从20%升到100%，固定投入的滤波支路在低功率段会造成过补与电压抬升。</p>
<p>LH-GXZ按熔炼功率档位分级投切支路，并与炉体电源通信，功率升降时提前动作。标准用接触器，同一支路切除后放电180 s再投入；升温、保温频繁交替的选晶闸管（代码T），不需等待。</p>
<h3>功能特点</h3>
<ul><li>与中频电源通信，按功率档位提前投切</li><li>支路电抗留有20%电流裕度，适应炉料变化</li><li>退出时自动检测过补并限速投退</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXZ/575-1000-6P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与中频电源共用进线断路器或独立断路器，互感器装在总进线；柜内每条支路各有熔断器与投切元件：接触器，或晶闸管（代码T）与快速熔断器。</p>
<h3>接线要点</h3>
<ol><li>中频炉启动前先投入最低次的支路（六脉波5次，十二脉波11次），停炉时它最后退出。</li><li>电抗器与炉体通风系统分开，避免金属粉尘堆积。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，互感器二次与电压引自变压器低压侧，工作电源取自电压端子，不另接。</p>
<h3>接线要点</h3>
<ol><li>电压回路经熔断器，电流回路设试验端子以便校验。</li><li>SIM卡槽朝下安装，天线引出箱体。</li><li>温度探头贴于变压器油箱或绕组引线处，固定牢靠并绝缘。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-CK310在测量与补偿控制之外，汇聚现场RS485仪表、LoRa传感器与断路器数据，按MQTT上送云平台，一台终端代替测控加网关。</p>
<p>边缘侧可运行越限判断、投切策略与告警压缩，断网时本地策略不受影响。</p>
<h3>功能特点</h3>
<ul><li>下行4路RS485、选配1路LoRa，最多接入64只设备</li><li>断点续传，最少缓存30天</li><li>远程升级与参数下发，支持分组授权</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK310/5A-LoRa</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 698.45《电能信息采集与管理系统 第4-5部分：通信协议—面向对象的数据交换协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = 'IP55户外整机SVG，柱上抱箍或台架安装，解决台区无功与末端低电压。', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '北斗对时与天线、触发录波DI、电流卡钳，均另行说明', `wirecontent` = '<h3>接线说明</h3>
<p>220/380 V规格直接接三相四线；57.7/100 V规格接三相四线或三相三线的PT二次。对时天线另行说明。</p>
<h3>接线要点</h3>
<ol><li>PT二次回路经独立空开；接入后PT二次总负荷应在额定负荷的25%~100%之间，才保证准确级。</li><li>卡钳接入时须核对方向箭头，可在面板做相量图自检。</li><li>北斗天线置于窗外或屋面，避免遮挡。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-QJ在主触头闭合前先经限流电阻线接通电容器，把合闸涌流限制在额定电流的20倍以内，主触头闭合后电阻线自动脱离，适合传统接触器投切方案。</p>
<h3>功能特点</h3>
<ul><li>先接通限流触头、后闭合主触头</li><li>银合金主触头，抗熔焊</li><li>辅助触头1常开、1常闭，可加装辅助触头块</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-QJ-30/220</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.4《低压开关设备和控制设备 第4-1部分：接触器和电动机起动器 机电式接触器和电动机起动器（含电动机保护器）》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM1在单模数宽度内完成60 A直接接入计量，上进下出，箱内零改线即可加装分户计量。</p>
<p>电流规格按现行标准表示为0.2-0.5(60)A（旧标称5(60)A），显示精度0.01 kWh。</p>
<h3>功能特点</h3>
<ul><li>内置合金互感器，抗直流与偶次谐波</li><li>面板可锁定，防止误设</li><li>RS485型的光电脉冲与RS485可同时使用</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM1-60-485</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '7模数三相四线直接接入导轨表，最大80 A，标配RS485，分时可选。', `maincontent` = '<h3>产品概述</h3>
<p>LH-DM3直接接入最大80 A，省去三只互感器与二次接线，适合配电箱内改造加装；三相四线接入，N线接电压公共端。</p>
<h3>功能特点</h3>
<ul><li>三相电流方向独立判断，反向自动提示</li><li>通信双协议，Modbus与DL/T 645-2007按键切换</li><li>支持电压缺相后继续计量剩余两相</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3-80-F485</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '壁挂式三相四线多功能电能表，互感型C级、直通型B级，4费率、12个月冻结。', `maincontent` = '<h3>产品概述</h3>
<p>LH-TM30具有双向分时计量、最大需量、事件记录与负荷曲线，互感型按GB/T 17215.321的C级（0.5S级）、直通型按B级（1级）设计，适合园区转供电、充电站与自备变用户的内部结算。</p>
<p>负荷曲线按15 min记录不少于60天，支持抄读历史与事件。</p>
<h3>功能特点</h3>
<ul><li>失压、断相、逆相序、电流不平衡等30类事件记录</li><li>停电后可按键唤醒显示，抄读不断</li><li>时钟温补，日误差≤0.5 s</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM30-6A-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4路NTC测温（代码T4）、2~31次谐波（代码H）；2DI、断电上报、剩余电流1路另行说明', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '外形随窗口（宽×高×深）：φ24型61 mm×78 mm×36 mm；φ36型75 mm×92 mm×40 mm；80×50型125 mm×150 mm×50 mm；120×60型172 mm×174 mm×55 mm；160×80型220 mm×210 mm×60 mm', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `product_traits` SET `wiring` = 'connected:grid filterBranch:fuse filterBranch:thyristor' WHERE `product` = 1016;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '投切次数' WHERE `product` = 1001 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃（柜内空气）；高温型−25~+60 ℃（选配）' WHERE `product` = 1001 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '外壳' WHERE `product` = 1006 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '外壳' WHERE `product` = 1007 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '环境' WHERE `product` = 1007 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '雷电冲击耐压', `text` = '6 kV级60 kV，10 kV级75 kV（峰值）' WHERE `product` = 1008 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'short-time-current', `label` = '额定短时耐受电流', `text` = '20 kA，4 s（主母线与隔离、接地开关）' WHERE `product` = 1008 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '额定峰值耐受电流', `text` = '50 kA（主母线与隔离、接地开关）' WHERE `product` = 1008 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '真空接触器', `text` = '额定电流400 A，短时耐受4 kA、4 s' WHERE `product` = 1008 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计12 h' WHERE `product` = 1008 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1008 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '峰值≤11 In（1%）、≤5.5 In（5%）、≤5.1 In（6%）、≤3.9 In（12%），In为额定电流峰值' WHERE `product` = 1008 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '系统额定电压下输出', `text` = '单组容量×0.835（1%）、0.870（5%）、0.879（6%）、0.789（12%）' WHERE `product` = 1008 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '辅助电源', `text` = 'AC 220 V或DC 220 V' WHERE `product` = 1008 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下' WHERE `product` = 1008 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '真空接触器；永磁断路器定制，询价时注明' WHERE `product` = 1008 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1%（限涌流）或6%，询价时注明' WHERE `product` = 1009 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下' WHERE `product` = 1009 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下' WHERE `product` = 1010 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '支路数' WHERE `product` = 1015 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '响应时间' WHERE `product` = 1015 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '支路次数' WHERE `product` = 1016 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '响应时间', `text` = '接触器≤30 s（投切另一支路），晶闸管≤20 ms' WHERE `product` = 1016 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '接触器；晶闸管（可选，代码T）' WHERE `product` = 1016 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '补偿后功率因数', `text` = '0.92~0.97（依工况）' WHERE `product` = 1016 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '接触器≥180 s（放电），晶闸管不需等待' WHERE `product` = 1016 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '接触器≥10万次，晶闸管不限（无触点）' WHERE `product` = 1016 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485、以太网' WHERE `product` = 1016 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−5~+40 ℃' WHERE `product` = 1016 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP3X' WHERE `product` = 1016 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '强迫风冷；水冷电抗（选配）' WHERE `product` = 1016 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤70 dB(A)（1 m）' WHERE `product` = 1016 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约2400 kg（3面柜组）' WHERE `product` = 1016 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '测量准确度' WHERE `product` = 1018 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '工作电源', `text` = '取自电压输入，超级电容备用，失电上报' WHERE `product` = 1019 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '4×RS485，LoRa（选配，470~510 MHz）' WHERE `product` = 1020 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '取自电压输入AC 220 V，超级电容备用' WHERE `product` = 1020 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '环境' WHERE `product` = 1021 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'RS485、蓝牙维护，4G Cat.1（选配）' WHERE `product` = 1025 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '环境' WHERE `product` = 1025 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '瞬时响应时间' WHERE `product` = 1026 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '瞬时响应时间' WHERE `product` = 1027 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '瞬时响应时间' WHERE `product` = 1028 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '采样率' WHERE `product` = 1032 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage' WHERE `product` = 1036 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '接线方式' WHERE `product` = 1037 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电感偏差', `text` = '±2%，电感值按支路定制' WHERE `product` = 1041 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '自冷；水冷（选配）' WHERE `product` = 1041 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '控制信号', `text` = '线圈AC 110、220、380 V，50 Hz' WHERE `product` = 1042 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '控制信号' WHERE `product` = 1044 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 380 V（BC线电压）' WHERE `product` = 1046 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '工作电源', `text` = 'AC 220 V' WHERE `product` = 1046 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '功耗', `text` = '≤10 VA' WHERE `product` = 1046 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '输出型式', `text` = 'DC 12 V' WHERE `product` = 1047 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电压电流准确度' WHERE `product` = 1048 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电源' WHERE `product` = 1048 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '环境' WHERE `product` = 1048 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '功率准确度', `text` = '1.0级；频率±0.05 Hz' WHERE `product` = 1049 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电源' WHERE `product` = 1049 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电压电流准确度' WHERE `product` = 1050 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电源' WHERE `product` = 1050 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电压电流准确度' WHERE `product` = 1051 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'RS485（DL/T 645-2007）或红外' WHERE `product` = 1057 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '6400 imp/kWh（57.7/100 V规格20000 imp/kWh），二次侧，一次电量乘变比' WHERE `product` = 1060 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电源' WHERE `product` = 1061 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电流过载', `text` = '持续1.2倍，瞬时10倍/5 s' WHERE `product` = 1063 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '电压过载', `text` = '持续1.2倍，瞬时2倍/1 s' WHERE `product` = 1064 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '4路NTC，−40~+125 ℃，±1 ℃（选配，代码T4）' WHERE `product` = 1065 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'RS485；2×以太网（选配）' WHERE `product` = 1068 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '互感器窗口', `text` = 'φ24、φ36，80×50、120×60、160×80 mm' WHERE `product` = 1075 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `condition` = '选配', `optional` = 1 WHERE `product` = 1001 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1001 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1001 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '级联RJ45', `condition` = '', `optional` = 0 WHERE `product` = 1001 AND `place` = 33;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1001 AND `place` = 34;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1001 AND `place` = 35;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '40 kvar' WHERE `product` = 1001 AND `place` = 36;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1001 AND `place` = 37;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1001 AND `place` = 38;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 60, `max` = 60, `choice` = '', `condition` = '6 kV级，峰值' WHERE `product` = 1008 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 75, `max` = 75, `choice` = '', `condition` = '10 kV级，峰值' WHERE `product` = 1008 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'short-time-current', `min` = 20, `max` = 20, `choice` = '', `condition` = '主母线与隔离、接地开关，4 s' WHERE `product` = 1008 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `choice` = '' WHERE `product` = 1008 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 11, `condition` = '1%' WHERE `product` = 1008 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 5.5, `condition` = '5%' WHERE `product` = 1008 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 5.1, `choice` = '', `condition` = '6%' WHERE `product` = 1008 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 3.9, `condition` = '12%' WHERE `product` = 1008 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '真空接触器' WHERE `product` = 1008 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '永磁断路器', `condition` = '定制' WHERE `product` = 1008 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `min` = NULL, `max` = NULL, `choice` = '5 A' WHERE `product` = 1008 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `max` = 30000, `condition` = '接触器，投切另一支路' WHERE `product` = 1016 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 20, `choice` = '', `condition` = '晶闸管' WHERE `product` = 1016 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '接触器', `condition` = '' WHERE `product` = 1016 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '晶闸管', `condition` = '可选', `optional` = 1 WHERE `product` = 1016 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.92, `max` = 0.97, `choice` = '', `condition` = '依工况' WHERE `product` = 1016 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL, `condition` = '接触器' WHERE `product` = 1016 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 100000, `choice` = '', `condition` = '接触器' WHERE `product` = 1016 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1016 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '以太网' WHERE `product` = 1016 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `condition` = '' WHERE `product` = 1016 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP3X', `condition` = '' WHERE `product` = 1016 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '风冷' WHERE `product` = 1016 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '水冷', `condition` = '选配', `optional` = 1 WHERE `product` = 1016 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 70, `condition` = '1 m' WHERE `product` = 1016 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1020 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1020 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '蓝牙' WHERE `product` = 1025 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1025 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1041 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '5 A' WHERE `product` = 1046 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'outputs', `min` = 4, `max` = 4, `choice` = '' WHERE `product` = 1046 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 6, `max` = 6 WHERE `product` = 1046 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 8, `max` = 8 WHERE `product` = 1046 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 10, `max` = 10 WHERE `product` = 1046 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 12, `max` = 12 WHERE `product` = 1046 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '共补' WHERE `product` = 1046 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.8, `max` = 1, `choice` = '' WHERE `product` = 1046 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 5, `max` = 200 WHERE `product` = 1046 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1046 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55 WHERE `product` = 1046 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1046 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管', `condition` = '', `optional` = 0 WHERE `product` = 1046 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1046 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `choice` = '138 mm×138 mm' WHERE `product` = 1046 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'depth', `max` = 80, `choice` = '' WHERE `product` = 1046 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1065 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1065 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1068 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_tables` SET `header` = '["额定容量","450 V电流","400 V输出","400 V电流","机内断路器","满载损耗","宽×高","重量（约）"]', `rows` = '[["10 kvar（5+5）","12.8 A","7.9 kvar","11.4 A","20 A","≤11 W","80×310 mm","8 kg"],["15 kvar（10+5）","19.2 A","11.9 kvar","17.1 A","32 A","≤14 W","80×320 mm","9 kg"],["20 kvar（10+10）","25.7 A","15.8 kvar","22.8 A","40 A","≤17 W","80×330 mm","10 kg"],["30 kvar（15+15、20+10）","38.5 A","23.7 kvar","34.2 A","63 A","≤25 W","80×340 mm","11.5 kg"],["40 kvar（20+20）","51.3 A","31.6 kvar","45.6 A","80 A","≤33 W","90×350 mm","13 kg"]]' WHERE `product` = 1001 AND `name` = '规格';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-ZCS","智能电容器，三相共补"],["450","电容器额定电压，V"],["20+10","第一路20 kvar、第二路10 kvar"],["后缀H","高温型，最高+60 ℃；不写为标准型，最高+55 ℃"],["后缀RS","带备用RS485口，写在最后"]]' WHERE `product` = 1001 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-ZCS-G","重载型共补，G是型号的一部分"],["480","电容器额定电压，V"],["25+25","两路各25 kvar"],["后缀H","高温型，最高+65 ℃；不写为标准型，最高+55 ℃"],["后缀M","带4~20 mA温度输出"]]' WHERE `product` = 1002 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-GXZ","中频炉专用"],["575","额定电压，V"],["1000","匹配炉功率，kW"],["6P","六脉波；12P十二脉波"],["后缀T","晶闸管投切；不写为接触器"]]' WHERE `product` = 1016 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","电压"],["IA~IC","电流"],["T1~T4","温度（选配，代码T4）"],["RS485-1/2","下行/上行"],["GPS","北斗/定位"]]' WHERE `product` = 1019 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN、IA~IC","电压电流"],["RS485-1~4","下行"],["LAN","上行网口"],["ANT1/2","4G/LoRa天线（LoRa选配）"]]' WHERE `product` = 1020 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L、N","工作电源AC/DC 85~265 V"],["RS485-1、RS485-2","下行设备"],["LAN","以太网上行（代码2E为两个网口）"]]' WHERE `product` = 1021 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-PQM-A","A级监测装置"],["220","220/380 V，直接接入；100为57.7/100 V，接PT二次"],["5A","电流规格"]]' WHERE `product` = 1031 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1~L3","电源侧"],["T1~T3","电容侧"],["A1、A2","线圈"],["13、14","辅助常开"],["21、22","辅助常闭"]]' WHERE `product` = 1042 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["70~78","DI1~DI8与公共端"],["20~27","DO1~DO4"],["15~18","AO1、AO2"],["58~61","双路RS485"],["RJ45","以太网（选配，代码E）"]]' WHERE `product` = 1052 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["3*~8","三相电流"],["9~11","继电器1、2"],["13、14","RS485（选配）"]]' WHERE `product` = 1055 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["LAN","以太网（选配）"]]' WHERE `product` = 1056 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、3","相线进、出"],["4、6","零线进、出"],["7、8","RS485（代码485）"]]' WHERE `product` = 1057 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["3、4","电流输入"],["5、6","报警继电器（代码J、CJ）"],["7、8","4~20 mA变送（代码C、CJ）"],["9、10","RS485（选配，代码RS）"]]' WHERE `product` = 1063 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["11~14","电压"],["25、26","报警（选配，代码J）"],["58、59","RS485（选配，代码RS）"]]' WHERE `product` = 1064 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-WM40","4G无线三相表"],["400","互感器一次额定，A"],["T4","4路测温；不写为不带"],["4G","4G；LR为LoRa型另见LH-WM42"],["后缀H","带2~31次谐波"]]' WHERE `product` = 1065 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","电压（熔断器）"],["CT1~CT3","开口互感器"],["T1~T4","测温（选配，代码T4）"],["485A、485B","本地"],["ANT","4G"]]' WHERE `product` = 1065 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","公共电压"],["槽1~12","互感器"],["LAN1/2、485","通信（LAN选配，代码E）"],["T1~T8","母线测温（选配，代码T8）"]]' WHERE `product` = 1068 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{"400 V实际输出":["10 kvar×0.790＝7.9 kvar","15 kvar×0.790＝11.9 kvar","20 kvar×0.790＝15.8 kvar","30 kvar×0.790＝23.7 kvar","30 kvar×0.790＝23.7 kvar","40 kvar×0.790＝31.6 kvar"],"外形尺寸":["80 mm×310 mm×395 mm（宽×高×深）","80 mm×320 mm×395 mm（宽×高×深）","80 mm×330 mm×395 mm（宽×高×深）","80 mm×340 mm×395 mm（宽×高×深）","80 mm×340 mm×395 mm（宽×高×深）","90 mm×350 mm×395 mm（宽×高×深）"]}},{"kind":"choice","name":"环境温度","before":"-","absent":{"meaning":"标准型，最高+55 ℃","sets":{"工作环境":"−25~+55 ℃（柜内空气）"}},"options":[{"code":"H","meaning":"高温型，最高+60 ℃","sets":{"工作环境":"−25~+60 ℃（柜内空气）"}}],"elsewhere":[{"code":"G","says":"LH-ZCS的高温型写H；重载型是另一个型号LH-ZCS-G"}]},{"kind":"choice","name":"备用通信口","before":"-","absent":{"meaning":"不带","sets":{"通信":"级联RJ45"}},"options":[{"code":"RS","meaning":"带备用RS485口","sets":{"通信":"级联RJ45、备用RS485口"}}],"elsewhere":[{"code":"G","says":"LH-ZCS的高温型写H；重载型是另一个型号LH-ZCS-G"}]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS-G","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["10+10","15+15","20+20","25+25"],"with":{"400 V实际输出":["20 kvar×0.694＝13.9 kvar","30 kvar×0.694＝20.8 kvar","40 kvar×0.694＝27.8 kvar","50 kvar×0.694＝34.7 kvar"],"外形尺寸":["90 mm×340 mm×420 mm（宽×高×深）","90 mm×350 mm×420 mm（宽×高×深）","90 mm×360 mm×420 mm（宽×高×深）","90 mm×370 mm×420 mm（宽×高×深）"]}},{"kind":"choice","name":"温度型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{"工作环境":"−25~+55 ℃（柜内空气）"}},"options":[{"code":"H","meaning":"高温型，环境温度上限+65 ℃","sets":{"工作环境":"−25~+65 ℃（柜内空气）"}}],"elsewhere":[]},{"kind":"choice","name":"温度输出","before":"-","absent":{"meaning":"不带温度输出","sets":{}},"options":[{"code":"M","meaning":"带4~20 mA温度输出","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1002;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GYZ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"kV","numbers":[6,10],"with":{}},{"kind":"number","name":"组数","before":"-","line":"组数","figure":"groups","after":"","unit":"组","range":{"min":1,"max":8,"step":1},"with":{}},{"kind":"number","name":"单组容量","before":"×","line":"单组容量","figure":"size","after":"","unit":"kvar","numbers":[300,600,900,1200,1500],"with":{"外形尺寸":["1200 mm×2300 mm×1200 mm（宽×高×深）","1200 mm×2300 mm×1200 mm（宽×高×深）","1600 mm×2300 mm×1200 mm（宽×高×深）","1600 mm×2300 mm×1200 mm（宽×高×深）","2000 mm×2300 mm×1200 mm（宽×高×深）"]}},{"kind":"number","name":"串联电抗率","before":"-","line":"串联电抗率","figure":"percent","after":"%","unit":"%","numbers":[1,5,6,12],"with":{"合闸涌流":["峰值≤11 In，In为额定电流峰值","峰值≤5.5 In，In为额定电流峰值","峰值≤5.1 In，In为额定电流峰值","峰值≤3.9 In，In为额定电流峰值"],"系统额定电压下输出":["单组容量×0.835","单组容量×0.870","单组容量×0.879","单组容量×0.789"]}}],"rules":[],"variants":[{"when":{"额定电压":["6"],"串联电抗率":["1","5","6"]},"sets":{"电容器额定电压":"6.6/√3 kV"}},{"when":{"额定电压":["6"],"串联电抗率":["12"]},"sets":{"电容器额定电压":"7.2/√3 kV"}},{"when":{"额定电压":["10"],"串联电抗率":["1","5","6"]},"sets":{"电容器额定电压":"11/√3 kV"}},{"when":{"额定电压":["10"],"串联电抗率":["12"]},"sets":{"电容器额定电压":"12/√3 kV"}}]}' WHERE `product` = 1008;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXL","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"V","text":"AC {}","numbers":[400,690],"with":{}},{"kind":"choice","name":"支路次数","before":"-","line":"支路数","options":[{"code":"5.7.11","meaning":"5、7、11次","text":"3条（5、7、11次）","sets":{}},{"code":"5.7.13","meaning":"5、7、13次","text":"3条（5、7、13次）","sets":{}},{"code":"5.11.13","meaning":"5、11、13次","text":"3条（5、11、13次）","sets":{}},{"code":"7.11.13","meaning":"7、11、13次","text":"3条（7、11、13次）","sets":{}},{"code":"5.7.11.13","meaning":"5、7、11、13次","text":"4条（5、7、11、13次）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"总容量","before":"-","line":"单柜容量","figure":"size","after":"","unit":"kvar","range":{"min":150,"max":800,"step":1},"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1015;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXZ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"V","text":"AC {}","numbers":[400,575,690],"with":{}},{"kind":"number","name":"匹配炉功率","before":"-","line":"匹配炉功率","after":"","unit":"kW","range":{"min":250,"max":2000,"step":1},"with":{}},{"kind":"choice","name":"整流脉波","before":"-","line":"支路次数","options":[{"code":"6P","meaning":"六脉波","text":"5、7、11、13次（六脉波）","sets":{}},{"code":"12P","meaning":"十二脉波","text":"11、13次（十二脉波）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"投切元件","before":"-","line":"投切元件","absent":{"meaning":"接触器","sets":{"投切元件":"接触器","响应时间":"≤30 s（投切另一支路）","同路再投间隔":"≥180 s（放电）","动作次数":"≥10万次"}},"options":[{"code":"T","meaning":"晶闸管","sets":{"响应时间":"≤20 ms","同路再投间隔":"不需等待","动作次数":"不限（无触点）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1016;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PQM-A","parts":[{"kind":"choice","name":"电压规格","before":"/","line":"电压测量","options":[{"code":"220","meaning":"220/380 V，直接接入","text":"3×220/380 V，误差±0.1%","sets":{}},{"code":"100","meaning":"57.7/100 V，接PT二次","text":"3×57.7/100 V，误差±0.1%","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电流规格","before":"-","line":"电流测量","options":[{"code":"5A","meaning":"3×5 A","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1031;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-BYL","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.525,0.69,0.8],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[10,20,25,33.3],"with":{}},{"kind":"choice","name":"相数","before":"-","line":"接线方式","options":[{"code":"3","meaning":"三相","text":"三相△","sets":{}},{"code":"1","meaning":"单相","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"配对","before":"-","absent":{"meaning":"不配对","sets":{"容量允差":"0~+5%"}},"options":[{"code":"P","meaning":"按支路配对","sets":{"容量允差":"按支路配对±1%"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1037;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-QJ","parts":[{"kind":"number","name":"可控容量","before":"-","line":"可控容量（400 V）","after":"","unit":"kvar","numbers":[12,16,20,30,43,63],"with":{"额定电流":["17 A","23 A","29 A","43 A","62 A","91 A"]}},{"kind":"number","name":"线圈电压","before":"/","line":"控制信号","after":"","unit":"V","text":"线圈AC {}，50 Hz","numbers":[110,220,380],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1042;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TB","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[40,63,80],"with":{"控制容量":["20 kvar","30 kvar","40 kvar"]}},{"kind":"choice","name":"控制方式","before":"-","line":"控制信号","options":[{"code":"RS","meaning":"RS485型","text":"RS485","sets":{}},{"code":"D","meaning":"DC 12 V型","text":"DC 12 V","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1044;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-WM40","parts":[{"kind":"number","name":"互感器一次电流","before":"-","line":"电流","after":"","unit":"A","text":"开口互感器{}","numbers":[100,200,400,600],"with":{}},{"kind":"choice","name":"测温","before":"-","absent":{"meaning":"不带测温","sets":{"测温":"不带"}},"options":[{"code":"T4","meaning":"4路测温","sets":{"测温":"4路NTC，−40~+125 ℃，±1 ℃"}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{}}],"elsewhere":[{"code":"LR","says":"LH-WM40只有4G型，LoRa型请选LH-WM42"}]},{"kind":"choice","name":"谐波","before":"-","absent":{"meaning":"不带谐波","sets":{"谐波":"不带"}},"options":[{"code":"H","meaning":"带2~31次谐波","sets":{"谐波":"2~31次"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1065;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KCT","parts":[{"kind":"choice","name":"窗口系列","before":"-","line":"互感器窗口","options":[{"code":"24","meaning":"φ24 mm","sets":{"外形尺寸":"61 mm×78 mm×36 mm（宽×高×深）"}},{"code":"36","meaning":"φ36 mm","sets":{"外形尺寸":"75 mm×92 mm×40 mm（宽×高×深）"}},{"code":"80","meaning":"80 mm×50 mm","sets":{"外形尺寸":"125 mm×150 mm×50 mm（宽×高×深）"}},{"code":"120","meaning":"120 mm×60 mm","sets":{"外形尺寸":"172 mm×174 mm×55 mm（宽×高×深）"}},{"code":"160","meaning":"160 mm×80 mm","sets":{"外形尺寸":"220 mm×210 mm×60 mm（宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"一次电流","before":"-","line":"变比","after":"","unit":"A","text":"一次{}","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{"额定负荷":["1 VA","1 VA","1.5 VA","1.5 VA","2.5 VA","2.5 VA","3.75 VA","3.75 VA","3.75 VA","5 VA","5 VA","5 VA"]}},{"kind":"choice","name":"二次输出","before":"/","line":"输出","options":[{"code":"5","meaning":"5 A","sets":{}},{"code":"1","meaning":"1 A","sets":{}},{"code":"333mV","meaning":"333 mV","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"准确级","before":"-","line":"准确级","options":[{"code":"0.5","meaning":"0.5级","sets":{}},{"code":"1","meaning":"1级","sets":{}},{"code":"0.2","meaning":"0.2级","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"窗口系列":["24"]},"only":{"一次电流":["100","150","200","300"]},"says":"φ24窗口的一次电流只有100~300 A"},{"when":{"窗口系列":["36"]},"only":{"一次电流":["200","300","400","600"]},"says":"φ36窗口的一次电流只有200~600 A"},{"when":{"窗口系列":["80"]},"only":{"一次电流":["400","600","800","1000","1500"]},"says":"80×50窗口的一次电流只有400~1500 A"},{"when":{"窗口系列":["120"]},"only":{"一次电流":["1000","1500","2000","3000"]},"says":"120×60窗口的一次电流只有1000~3000 A"},{"when":{"窗口系列":["160"]},"only":{"一次电流":["2000","3000","5000"]},"says":"160×80窗口的一次电流只有2000~5000 A"},{"when":{"准确级":["0.5"]},"only":{"一次电流":["200","300","400","600","800","1000","1500","2000","3000","5000"]},"says":"0.5级从一次200 A起，100 A、150 A只有1级"},{"when":{"准确级":["0.2"]},"only":{"一次电流":["1000","1500","2000","3000","5000"]},"says":"0.2级只有大电流规格，一次1000 A起"}],"variants":[]}' WHERE `product` = 1075;
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 6000 WHERE `product` = 1008 AND `place` = 1 AND `key` = 'system-voltage';
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 60 WHERE `product` = 1008 AND `place` = 1 AND `key` = 'withstand-voltage';
--> statement-breakpoint
UPDATE `product_sizes` SET `version` = '10~30 kvar', `height_max` = 340 WHERE `product` = 1001 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `kind` = 'body', `version` = '40 kvar', `width_min` = 90, `width_max` = 90, `height_min` = 350, `height_max` = 350, `depth_min` = 395, `depth_max` = 395 WHERE `product` = 1001 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_sizes` SET `version` = '300、600 kvar单组柜' WHERE `product` = 1008 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `kind` = 'body', `version` = '900、1200 kvar单组柜', `width_min` = 1600, `width_max` = 1600, `height_min` = 2300, `height_max` = 2300, `depth_min` = 1200, `depth_max` = 1200 WHERE `product` = 1008 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_sizes` SET `version` = 'φ36型', `width_min` = 75, `width_max` = 75, `height_min` = 92, `height_max` = 92, `depth_min` = 40, `depth_max` = 40 WHERE `product` = 1075 AND `place` = 1;
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
<p>690 V侧装<a href="/newdetail/1050">LH-PM96H</a>与<a href="/newdetail/1018">LH-CK200</a>，电压经互感器接入，功率曲线与投切记录经<a href="/newdetail/1069">LH-GW100</a>送熔炼班组，按每吨铁水电耗优化送电。安装需停炉两天，正好与筑炉衬同期。验收测四个工况：升温、满功率、保温、停炉，每个工况10 min；各次电流与治理前比较，功率因数在0.92~0.97之间，电容与电抗温升稳定。并联谐振的原理见<a href="/detail/3108">这篇文章</a>。</p>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 2018;
--> statement-breakpoint
UPDATE `case_sheets` SET `equipment` = '[{"product":1016,"code":"LH-GXZ/575-1500-6P-T","quantity":2,"unit":"套","use":"每台中频炉1套，575 V母线"}]' WHERE `case` = 4202;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'reactive-power', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3002;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'works', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3003;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月是全国“安全生产月”。6月13日下午，制造中心组织了触电急救与初期火灾处置两项综合演练，装配、测试、仓储三个车间共86名员工参加。</p>
<p>演练设置了“成品测试工位电容器残余电荷放电不彻底”情景，重点检验“断电、等待、验电、放电接地”四步程序的执行情况。电容器断电后仍会保留残余电压，现场必须等待放电完成并验电确认，这是公司反复强调的红线。</p>
<ul><li>测试工位全部加装放电指示灯与短接接地棒</li><li>急救箱与AED位置图张贴到每个班组看板</li><li>新员工上岗前必须通过放电与验电实操考核</li></ul>
<figure><img src="news/discharge" alt="曲线图：电容器断电瞬间566 V，放电3分钟降至50 V以下"><figcaption>电容器断电后按指数规律放电：400 V系统断电瞬间最高约566 V，1分钟后仍有约252 V，约3分钟降至50 V以下。</figcaption></figure>
<h3>为什么要等、等多久</h3>
<p>电容器断开电源时，残压取决于断开的瞬间，最不利时等于电压峰值：400×√2≈566 V。内置放电电阻使电压按指数规律下降。以<a href="/newdetail/1001">LH-ZCS</a>为例，断电后3 min内端电压降至50 V以下；只等1分钟，残压仍可能超过250 V，足以造成触电。放电电阻断线时，残压可以保持数小时，所以“等够时间”不能代替“验电”。</p>
<ol><li>断电：断开主开关并确认各支路电流为零</li><li>等待：自放电不少于3分钟</li><li>验电：逐相、相间、对地都要验</li><li>放电接地：逐相放电后再验一次，用接地棒短接接地，作业中保持短接</li></ol>
<p>演练中，一个小组在等待放电时直接去取接地棒，漏掉了验电，被裁判中止并重新开始。讲评时把整个过程回放，参演人员自己指出漏项。初期火灾部分设置了控制柜冒烟情景，考核先断电、再用二氧化碳或干粉灭火器扑救，不得用水。疏散集合用时4分10秒，比去年缩短近1分钟。</p>
<p>演练后安全部门对灭火器取用路线、疏散集合点清点方式提出三项改进，均已列入整改计划。各类设备要等多久，见<a href="/safety">停电、验电、放电与接地</a>。</p>', `subject` = 'safety', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3004;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'works', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3005;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'metering', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3007;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'quality', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3008;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'metering', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3010;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'training', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3011;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'training', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3012;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'reactive-power', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3013;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'works', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3014;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'distribution', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3015;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'quality', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3016;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'quality', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3017;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'reactive-power', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3018;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'metering', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3019;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、隔离并挂牌、等待、验电、放电、接地、检修、恢复送电。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、隔离、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>等待、验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻应在3分钟内把端电压降到75 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>把比武的要求用到自己的配电室，只需四件工具和一张表：与电压等级相符的验电器、带放电电阻的放电棒、带绝缘柄的短接接地线、“禁止合闸”标示牌，以及逐相打勾的检修记录。验电前后都在有电处试一次验电器，五秒钟的动作可以排除“验电器坏了却以为没电”的情形。步骤和可以打印张贴的操作卡见<a href="/safety">停电、验电、放电与接地</a>。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', `subject` = 'safety', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'safety', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3021;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'quality', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3022;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 17215.301-2024《电测量设备（交流） 特殊要求 第1部分：多功能电能表》于2024年4月25日发布，自2024年11月1日起实施。同年换版的还有静止式谐波有功电能表（GB/T 17215.302-2024）等标准。</p>
<h3>准确度与电流的新写法</h3><p>近几年GB/T 17215系列集中换版，准确度等级的表示由数字向字母过渡：有功A级、B级、C级、D级、E级，工程上常以B级对应旧的1级、C级对应旧的0.5S级来理解，具体误差限以标准原文为准。</p>
<table><thead><tr><th>写法</th><th>最小电流</th><th>转折电流</th><th>最大电流</th><th>旧标称</th></tr></thead><tbody><tr><td>0.2-0.5(60) A</td><td>0.2 A</td><td>0.5 A</td><td>60 A</td><td>5(60) A</td></tr><tr><td>0.015-0.075(6) A</td><td>0.015 A</td><td>0.075 A</td><td>6 A</td><td>1.5(6) A</td></tr></tbody></table>
<figure><img src="news/current-ranges" alt="刻度图：0.2-0.5(60) A电能表的最小、转折与最大电流"><figcaption>0.2-0.5(60) A的含义：转折电流到最大电流之间，是准确度等级规定误差限的主要区间。</figcaption></figure>
<h3>选型时注意</h3>
<ol><li>招标文件中同时写明字母等级与对应旧等级，避免歧义</li><li>电流规格改用最小电流、转折电流、最大电流表示，如0.2-0.5(60)A</li><li>面板类多功能仪表属于安装式数字显示仪表，与结算用电能表不是一类产品</li></ol>
<h3>直接接入还是经互感器</h3>
<p>负荷电流不超过电能表的最大电流，可以直接接入；超过时经互感器接入，读数乘以变比。例如负荷150 A，配200/5的互感器，变比40，表计二次电流最大3.75 A，落在0.075 A到6 A之间。若误选800/5，同样负荷二次只有0.94 A，夜间5 A负荷时二次仅0.03 A，低于转折电流，误差限放宽，计量就不可靠了。</p>
<p>按这个思路，分户、设备计量可用直接接入的<a href="/newdetail/1057">LH-DM1</a>、<a href="/newdetail/1059">LH-DM3</a>，需要费控的用<a href="/newdetail/1058">LH-DM2P</a>；总进线和馈线用经互感器的<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1061">LH-TM30</a>。<a href="/newdetail/1049">LH-PM96S</a>、<a href="/newdetail/1063">LH-DA72</a>、<a href="/newdetail/1064">LH-DV96</a>属于面板显示仪表，用来看运行状态，不用于结算。</p>
<h3>验收核对三件事</h3><p>验收时逐台核对三件事：铭牌上的电流写法与图纸一致；互感器变比与表内设置一致；标称脉冲常数与实际一致。最后一项可以现场验证：脉冲常数6400 imp/kWh的表，若负荷稳定在二次0.9 kW，每分钟应有6400×0.9÷60＝96个脉冲。</p>
<p>存量表计不因标准换版而自动失效，检定与更换周期按计量管理要求执行。</p><p>按自己的电流与接线系统选变比，可以用<a href="/tools/meter">电能表与互感器</a>计算。</p>', `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 3105;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 12:57:59' WHERE `id` = 4202;
--> statement-breakpoint
DELETE FROM `product_values` WHERE `product` = 1046 AND `place` = 17;
