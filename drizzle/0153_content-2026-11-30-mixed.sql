-- content: products, solutions, cases and articles as engineers corrected them
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 15, 'power-quality-limits', '电能质量限值', 'GB/T 12325（供电电压偏差）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 15, 'weight', '重量', '约130 kg（120 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 14, 'weight', '重量', '约480 kg（300 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 16, 'weight', '重量', '约600 kg（300 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 15, 'power-quality-limits', '电能质量限值', 'GB/T 12326（电压波动和闪变）、GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 17, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1045, 18, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1045, 19, 'depth', 185, 185, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 23, 'depth', NULL, 82, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 25, 'cutout', NULL, NULL, '92 mm×92 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 26, 'depth', NULL, 80, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 0, 'compensation-mode', NULL, '共补');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 0, 'system-voltage', 400, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 1, 'compensation-mode', NULL, '分补');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 1, 'system-voltage', 230, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 3, 'controlled-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 3, 'rated-current', 90, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 4, 'controlled-capacity', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 4, 'rated-current', 120, '');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1019, 4, 'DL/T 597', NULL, '低压无功补偿控制器使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1020, 4, 'DL/T 597', NULL, '低压无功补偿控制器使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1049, 2, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1075, 1, 'GB/T 20840.10', NULL, '互感器 第10部分：低功率无源电流互感器的补充技术要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1076, 1, 'GB 14287.3', NULL, '电气火灾监控系统 第3部分：测温式电气火灾监控探测器');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 17, '2026-11-30', '[{"fact":"接线要点","before":"50 kvar单元单路额定电流约30 A，进线导线建议不小于35 mm²","after":"导线按1.5倍额定电流选取：20、30、40、50 kvar依次不小于10、16、25、35 mm²铜线"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 9, '2026-11-30', '[{"fact":"端子 二次插座1~8","before":"1、2通信RS485，3、4取样电流，5、6第二通信口（选配），7、8接地","after":"1、2通信RS485，3、4取样电流（抽出时插座自动短接），5、6第二通信口（选配），7、8接地"},{"fact":"接线要点","before":"确认柜体母线夹插座与模块电压、容量等级一致","after":"确认柜体母线夹插座与模块电压、容量等级一致；插座电源侧每路装支路熔断器，不低于1.5倍450 V额定电流：20、30、40 kvar依次40、63、80 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 13, '2026-11-30', '[{"fact":"接线要点","before":"A、B、C、N经4P微断接入，C型，不低于1.5倍每相电流：5、10、15、20、30 kvar依次10、20、32、40、63 A；微断装在单元电源侧，断开它只隔离这一台；N线截面与相线相同","after":"A、B、C、N经4P微断接入，C型，不低于1.5倍每相电流：5、10、15、20、30 kvar依次10、20、32、40、63 A；微断装在单元电源侧，断开它只隔离这一台；导线依次不小于2.5、4、6、10、16 mm²铜线，N线与相线相…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 11, '2026-11-30', '[{"fact":"进线","before":"塑壳断路器或隔离开关，额定电流250 A（60~120 kvar）、400 A（150 kvar）","after":"隔离开关，额定电流250 A（60~120 kvar）、400 A（150 kvar）"},{"fact":"接线要点","before":"","after":"电源侧装塑壳断路器，不低于1.5倍额定电流：60、90、120、150 kvar依次125、200、250、315 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1006, 8, '2026-11-30', '[{"fact":"400 V实际输出","before":"","after":"共补450 V容量×0.790，分补250 V容量×0.846；串电抗或按输出订的，询价时注明"},{"fact":"接线要点","before":"","after":"柜内进线为隔离开关，上级断路器不低于1.5倍额定电流：90、120、150、180、240、300、400 kvar依次200、250、315、400、500、630、800 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 10, '2026-11-30', '[{"fact":"400 V实际输出","before":"","after":"共补450 V容量×0.790，分补250 V容量×0.846"},{"fact":"端子 RS485 A、B","before":"","after":"本地通信"},{"fact":"接线要点","before":"","after":"电源侧断路器不低于1.5倍额定电流：60、90、120、150、180 kvar依次125、200、250、315、400 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 14, '2026-11-30', '[{"fact":"海拔","before":"≤2000 m","after":"≤2000 m（1000 m以上修正绝缘）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1009, 8, '2026-11-30', '[{"fact":"执行标准","before":"GB 50227；GB 50227《并联电容器装置设计规范》","after":"JB/T 10558；JB/T 10558《柱上式高压无功补偿装置》"},{"fact":"电容器额定电压","before":"11/√3 kV等，按电抗率取","after":"11/√3 kV"},{"fact":"10 kV下输出","before":"","after":"标称×0.835（1%）、0.879（6%）"},{"fact":"保护","before":"过压、欠压、缺相、涌流","after":"过压、欠压、缺相；短路由跌落式熔断器"},{"fact":"海拔","before":"≤2000 m","after":"≤2000 m（1000 m以上修正绝缘）"},{"fact":"功能特点","before":"过压、欠压、缺相与涌流保护齐全","after":"过压、欠压、缺相时退出；短路由跌落式熔断器断开，涌流由串联电抗器限制"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1010, 7, '2026-11-30', '[{"fact":"执行标准","before":"GB 50227；GB 50227《并联电容器装置设计规范》","after":"JB/T 10557；JB/T 10557《高压无功就地补偿装置》"},{"fact":"电容器额定电压","before":"6.6/√3、11/√3 kV等，按系统电压取","after":"6 kV取6.6/√3 kV，10 kV取11/√3 kV"},{"fact":"系统额定电压下输出","before":"","after":"标称×0.831（0.5%）~0.835（1%）"},{"fact":"海拔","before":"≤2000 m","after":"≤2000 m（1000 m以上修正绝缘）"},{"fact":"接线要点","before":"","after":"电动机过流保护按电动机与电容的合成电流整定"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 14, '2026-11-30', '[{"fact":"电抗率","before":"14%","after":"14%（谐振频率134 Hz）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 10, '2026-11-30', '[{"fact":"支路数","before":"3~6条（5、7、11、13次或高通）","after":"3~6条（5、7、11、13次或高通；高通与5、6条询价时注明）"},{"fact":"接线要点","before":"投运顺序：5次→7次→11次，退出顺序相反，由控制器自动执行","after":"投运从低次到高次（5次→7次→11次→13次），退出相反，由控制器自动执行；缺5次或7次支路的组合，先核算并联谐振不放大所缺的那一次"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 10, '2026-11-30', '[{"fact":"显示方式","before":"柜面触摸屏，响应时间与闪变值曲线","after":"柜面触摸屏，投切响应曲线；闪变值曲线选配"},{"fact":"可选功能","before":"闪变治理、电压暂降记录、水冷","after":"闪变测量、电压暂降记录、水冷"},{"fact":"支路","before":"","after":"5、7次滤波，每级各一条支路；或7%电抗率，避开谐振、不作滤波"},{"fact":"订货代码 5.7","before":"支路次数","after":"5、7次滤波；7%为7%电抗率，不作滤波"},{"fact":"端子 PE","before":"","after":"保护接地"},{"fact":"端子 24 V","before":"触发电源","after":"DC 24 V触发电源"},{"fact":"端子 RS485、网口","before":"","after":"通信"},{"fact":"产品概述","before":"LH-GXT每支路用两组晶闸管反并联，按瞬时无功计算给出触发，全响应时间不大于20 ms；与普通TSC不同，其支路为LC滤波回路，投切过程中始终不放大谐波，可同时改善电压波动与闪变","after":"LH-GXT每支路各相由一对反并联晶闸管投切，按瞬时无功计算给出触发，全响应时间不大于20 ms；与普通TSC不同，其支路串电抗器，调谐到5、7次滤波或取7%电抗率，投切过程中不放大5、7次谐波，可同时改善电压波动与闪变"},{"fact":"功能特点","before":"相控预充电使投入涌流接近零","after":"晶闸管在电容电压与电网电压相等时触发，投入没有电压突变，不必等放电"},{"fact":"接线要点","before":"触发板电源与主回路同相，禁止倒相","after":"触发板的同步电压与主回路逐相对应，相序不得接反"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 9, '2026-11-30', '[{"fact":"执行标准","before":"GB/T 15576；GB/T 15576《低压成套无功功率补偿装置》","after":""},{"fact":"接线要点","before":"投运后看功率因数：轻载应接近1、重载滞后，若显示超前且投切后更超前，检查极性","after":"投运后手动投入一组看功率因数：显示滞后、投入后升高为正常；显示超前而投入后向1靠近，或没有反送电而有功为负，检查极性"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1019, 7, '2026-11-30', '[{"fact":"可选功能","before":"4G、开门告警、4路温度、剩余电流、北斗对时","after":"4G（代码4G）、4路测温（代码T4）；开门告警、剩余电流、北斗对时另行说明"},{"fact":"执行标准","before":"","after":"GB/T 17215.323；GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》"},{"fact":"订货代码 4G","before":"带4G","after":"带4G；不写只有2路RS485"},{"fact":"订货代码 T4","before":"4路测温","after":"4路测温；不写不带"},{"fact":"端子 DI1~DI4","before":"","after":"开关量输入（选配，DI1接箱门）"},{"fact":"端子 GPS、4G","before":"","after":"北斗对时、4G天线（均为选配）"},{"fact":"接线说明","before":"三相四线接入，互感器二次与电压引自变压器低压侧，工作电源取自电压端子，不另接","after":"三相四线接入，互感器二次与电压引自变压器低压侧，工作电源取自电压端子，不另接；智能电容器与SVG接下行RS485，由本机统一投切"},{"fact":"接线要点","before":"温度探头贴于变压器油箱或绕组引线处，固定牢靠并绝缘","after":"温度探头贴于油箱上部（顶层油位处）或插入干式变压器的测温孔，不得碰带电部分"},{"fact":"端子 GPS","before":"北斗/定位","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 8, '2026-11-30', '[{"fact":"显示方式","before":"LCD+运行指示灯，手机扫码进入本地维护页面","after":"LCD+运行指示灯；选配Wi-Fi维护口时，手机扫码进入本地维护页面"},{"fact":"可选功能","before":"北斗、Wi-Fi维护口、U盘导出、加密芯片","after":"LoRa（代码LoRa）；北斗、Wi-Fi维护口、U盘导出、加密芯片另行说明"},{"fact":"执行标准","before":"","after":"GB/T 17215.323；GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》"},{"fact":"订货代码 LoRa","before":"带LoRa；缺省4G+以太网","after":"带LoRa；不写不带，上行都是4G+以太网"},{"fact":"端子 RS485-1~4","before":"下行","after":"下行（仪表、智能电容器、SVG）"},{"fact":"接线说明","before":"与LH-CK300相同，另接LoRa天线与多路下行总线","after":"三相四线接入，互感器二次与电压引自变压器低压侧，工作电源取自电压端子；下行4路RS485接仪表、智能电容器与SVG"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1021, 7, '2026-11-30', '[{"fact":"可选功能","before":"电容触摸、双网口（代码2E）；10英寸、权限分级与日志另行说明","after":"电容触摸、双网口（代码2E）；10英寸另行说明"},{"fact":"接线要点","before":"同一总线上设备的地址不得重复，波特率与校验位一致","after":"两路总线上设备的地址都不得重复（以太网按地址转发），同一路的波特率与校验位一致"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 9, '2026-11-30', '[{"fact":"可选功能","before":"三相不平衡补偿、3/5/7次谐波补偿、与电容器混合控制","after":"3/5/7次谐波补偿、与电容器混合控制"},{"fact":"环境","before":"−10~+45 ℃，45 ℃以上降额","after":"−10~+45 ℃"},{"fact":"端子 485A、485B","before":"通信","after":"通信（选混合控制时接智能电容器总线）"},{"fact":"产品概述","before":"模块之间采用主从对等方式并联，任一模块故障自动退出，其余模块重新分配容量","after":"模块之间以主从方式并联，任一模块（包括主机）故障自动退出，其余模块重新分配容量"},{"fact":"接线说明","before":"主回路经断路器与熔断器接入母线；电流互感器可装在电网侧或负荷侧，须在参数中对应设置","after":"主回路经断路器接入母线，快速熔断器在模块内；电流互感器可装在电网侧或负荷侧，须在参数中对应设置"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 11, '2026-11-30', '[{"fact":"端子 485A、485B","before":"通信、智能电容器总线","after":"通信或智能电容器总线（接电容器后，上位监控走网口）"},{"fact":"功能特点","before":"N+1冗余：一台退出时其余模块短时过载110%承接","after":"N+1冗余：按多配一台选台数，一台退出时其余模块承担全部容量，不靠过载"},{"fact":"接线要点","before":"主回路建议铜排30 mm×4 mm或95 mm²铜导线","after":"主回路建议铜排30 mm×4 mm或120 mm²铜导线；断路器按1.3倍额定电流选315 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 9, '2026-11-30', '[{"fact":"有功损耗","before":"≤2.5%","after":"≤2.5%额定容量"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 10, '2026-11-30', '[{"fact":"有功损耗","before":"≤2.5%","after":"≤2.5%额定容量"},{"fact":"接线说明","before":"","after":"上级断路器按1.3倍额定电流，30、50、70 kvar依次63、100、160 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 12, '2026-11-30', '[{"fact":"有功损耗","before":"≤3%","after":"≤3%额定容量"},{"fact":"接线说明","before":"并联接入，取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置","after":"并联接入，断路器按1.3倍补偿电流，50、75、100、150 A依次80、100、160、200 A；取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置"},{"fact":"接线要点","before":"四线机型装置支路的中性线导线按中性线滤波能力（3倍相电流）或手册要求选取；系统的中性线按实测或计算","after":"四线机型装置支路的中性线导线按中性线滤波能力（3倍相电流）选取，断路器N极同样核对；系统的中性线按实测或计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 9, '2026-11-30', '[{"fact":"有功损耗","before":"≤3%","after":"≤3%额定容量"},{"fact":"端子 485A、485B","before":"","after":"通信"},{"fact":"功能特点","before":"夜间自动降频降噪，轻载休眠","after":"夜间风机自动降速降噪，轻载休眠"},{"fact":"接线说明","before":"与被治理设备同一配电箱取电，互感器装在该设备进线","after":"与被治理设备同一配电箱取电，断路器按1.3倍补偿电流，25、35、50 A依次40、50、80 A；互感器装在该设备进线"},{"fact":"接线要点","before":"本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面按中性线电流选","after":"本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面与断路器N极按中性线电流选"},{"fact":"端子 蓝牙","before":"调试","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 11, '2026-11-30', '[{"fact":"有功损耗","before":"≤3%","after":"≤3%额定容量"},{"fact":"接线要点","before":"装置支路的中性线铜排按中性线滤波能力（3倍补偿电流）校核；按实测中性线电流取小的，不小于1.5倍补偿电流","after":"装置支路的中性线铜排与断路器N极按中性线滤波能力（3倍补偿电流）校核；按实测中性线电流取小的，不小于1.5倍补偿电流"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 10, '2026-11-30', '[{"fact":"安装方式","before":"变压器台架侧装或落地安装","after":"柱上或变压器台架抱箍安装，也可落地"},{"fact":"有功损耗","before":"≤3%","after":"≤3%额定容量"},{"fact":"端子 4G天线","before":"外置","after":"外置（选配，代码4G）"},{"fact":"接线说明","before":"","after":"断路器按1.3倍单相可转移电流，35、50、70、100 kvar依次80、100、160、200 A"},{"fact":"接线要点","before":"装置支路的中性线电缆按中性线能力（3倍相电流）校核，严禁小于相线；台区干线的中性线按实测或计算","after":"装置支路的中性线电缆按中性线能力（3倍相电流）校核，断路器N极同样核对，严禁小于相线；台区干线的中性线按实测或计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1030, 4, '2026-11-30', '[{"fact":"端子 ANT","before":"LoRa天线","after":"LoRa天线（HPLC不用）"},{"fact":"产品概述","before":"LH-HXK由主控终端按一段时间内的三相电流优化求解“谁换到哪一相”，再通过无线下发给换相单元","after":"LH-HXK由主控终端按一段时间内的三相电流优化求解“谁换到哪一相”，再经LoRa或HPLC下发给换相单元"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1031, 8, '2026-11-30', '[{"fact":"基本功能","before":"A级测量、512点/周采样的在线监测装置，支持暂降录波与PQDIF。","after":"A级测量、512点/周波采样的在线监测装置，支持暂降录波与PQDIF。"},{"fact":"电能质量限值","before":"GB/T 14549（公用电网谐波）、GB/T 24337（公用电网间谐波）、GB/T 12326（电压波动和闪变）、GB/T 15543（三相电压不平衡）","after":"GB/T 12325（供电电压偏差）、GB/T 15945（电力系统频率偏差）、GB/T 14549（公用电网谐波）、GB/T 24337（公用电网间谐波）、GB/T 12326（电压波动和闪变）、GB/T 15543（三相电压不平衡）"},{"fact":"产品概述","before":"LH-PQM-A按GB/T 19862的A级要求测量电压偏差、频率、谐波、间谐波、闪变、不平衡度和暂态事件，10个周波为一个基本测量窗","after":"LH-PQM-A按GB/T 19862的A级要求、GB/T 17626.30的A级方法测量电压偏差、频率、谐波、间谐波、闪变、不平衡度和暂态事件，10个周波为一个基本测量窗"},{"fact":"接线说明","before":"220/380 V规格直接接三相四线；57.7/100 V规格接三相四线或三相三线的PT二次","after":"220/380 V规格经熔断器直接接三相四线；57.7/100 V规格接三相四线或三相三线的PT二次"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1032, 5, '2026-11-30', '[{"fact":"端子 21、22","before":"通信","after":"RS485"},{"fact":"端子 LAN","before":"","after":"以太网（选配，代码E）"},{"fact":"产品概述","before":"事件按越限幅度与持续时间分级，可直接驱动继电器告警","after":"事件按越限幅度与持续时间分级，选配4DO可直接驱动继电器告警"},{"fact":"功能特点","before":"2~63次谐波、间谐波组与THD；THD越限可闭锁补偿装置投入","after":"2~63次谐波、间谐波子组与THD；选配4DO时，THD越限可闭锁补偿装置投入"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1033, 8, '2026-11-30', '[{"fact":"显示方式","before":"面板相序表与电压指示灯，合闸状态红绿灯","after":"面板相序指示灯与电压指示灯，合闸状态红绿灯"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1036, 7, '2026-11-30', '[{"fact":"开孔尺寸","before":"安装孔M12，无需开孔","after":"安装孔M12（安装板开φ13.5），面板无需开孔"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 9, '2026-11-30', '[{"fact":"开孔尺寸","before":"安装孔M16，无需开孔","after":"安装孔M16（安装板开φ17.5），面板无需开孔"},{"fact":"产品概述","before":"每只出厂标注实测电容值，按支路配对供货，装配后调谐偏差容易控制在1%以内","after":"每只出厂标注实测电容值，P型按支路配对供货；LH-DKL按实测电容反算电感，偏差±2%，调谐频率偏差在±1%以内"},{"fact":"接线要点","before":"同一支路电容必须使用同一配对码","after":"P型同一支路的电容须用同一配对码"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1038, 6, '2026-11-30', '[{"fact":"基本功能","before":"钢壳方形三相电容器，多芯并联、侧面出线，适合传统柜体替换。","after":"钢壳方形三相电容器，多芯并联、顶部出线，适合传统柜体替换。"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1039, 7, '2026-11-30', '[{"fact":"基本功能","before":"三只单相电容集成一壳、引出四端子的分补电容器。","after":"三只250 V单相电容集成一壳、引出四端子的分补电容器。"},{"fact":"额定容量","before":"15、20、30 kvar（三相合计）","after":"15、20、30 kvar（三相合计）；接230 V时12.7、16.9、25.4 kvar"},{"fact":"最大允许电流","before":"1.3 In","after":"1.3 In持续"},{"fact":"放电","before":"3 min内至75 V以下","after":"3 min内降至75 V以下"},{"fact":"环境","before":"−25~+45 ℃","after":"−25~+45 ℃（-25/B）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 12, '2026-11-30', '[{"fact":"执行标准","before":"GB/T 15576；GB/T 15576《低压成套无功功率补偿装置》","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1041, 6, '2026-11-30', '[{"fact":"安装方式","before":"水平安装，距铁磁体不小于300 mm","after":"水平安装；空心型距铁磁体不小于300 mm"},{"fact":"线性度","before":"1.8 In时电感不低于95%","after":"1.8 In时电感不低于95%（铁心型，In为额定电流）"},{"fact":"接线要点","before":"相邻支路电抗轴线垂直布置，减小互感影响","after":"空心型相邻支路轴线垂直布置，减小互感影响"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1042, 7, '2026-11-30', '[{"fact":"开孔尺寸","before":"35 mm导轨或二孔φ5.5，孔距68 mm×105 mm","after":"35 mm导轨或二孔φ5.5，孔距68 mm×105 mm（30、43型）"},{"fact":"额定电流","before":"17、23、29、43、62、91 A","after":"17、23、29、43、62、91 A（AC-6b）"},{"fact":"操作频率","before":"≤120次/h","after":"接触器≤120次/h；接电容按再投间隔≤20次/h"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 9, '2026-11-30', '[{"fact":"适用范围","before":"一般频度投切的共补与分补回路","after":"投切较频繁的共补与分补回路"},{"fact":"执行标准","before":"GB/T 15576；GB/T 15576《低压成套无功功率补偿装置》","after":""},{"fact":"控制容量","before":"20、30、40 kvar","after":"20、30、40 kvar（分补为三相合计）"},{"fact":"产品概述","before":"LH-FK投入时先由晶闸管在电压过零点导通，随后磁保持继电器吸合旁路晶闸管，长期通流损耗仅为晶闸管方式的约1%，无需风扇","after":"LH-FK投入时先由晶闸管在电压过零点导通，随后磁保持继电器吸合旁路晶闸管，保持时自身功耗不超过1.5 W（40 kvar的晶闸管模块约210 W），无需风扇"},{"fact":"功能特点","before":"缺相、过温、触点粘连三类故障闪码","after":"缺相、过温、拒动（触点粘连）三类故障闪码"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1044, 8, '2026-11-30', '[{"fact":"可选功能","before":"网络型（RS485组网）、防护涂覆","after":"防护涂覆"},{"fact":"合闸涌流","before":"≤3 In","after":"≤3 In（支路串7%或14%电抗器）"},{"fact":"功耗","before":"动作瞬间≤10 W，保持0 W","after":"动作瞬间≤10 W，触点保持不耗电"},{"fact":"产品概述","before":"LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开，涌流不超过3倍额定电流，又没有半导体击穿的风险","after":"LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开；支路串7%或14%电抗器时涌流不超过3倍额定电流，又没有半导体击穿的风险"},{"fact":"功能特点","before":"断电保持，掉电不影响已投入状态（可设断电退出）","after":"工作电源掉电时触点保持原状态；主回路会同时停电的，须设为断电退出，来电后隔180 s以上再投"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 10, '2026-11-30', '[{"fact":"可选功能","before":"水冷散热、RS485、分补型","after":"RS485（代码RS）、分补型（代码1）；水冷散热另行说明"},{"fact":"执行标准","before":"JB/T 10695；GB/T 15576；JB/T 10695《低压无功功率动态补偿装置》；GB/T 15576《低压成套无功功率补偿装置》","after":""},{"fact":"额定电压","before":"AC 400 V","after":"AC 400 V（共补）/230 V（分补）"},{"fact":"控制容量","before":"20、40、60 kvar","after":"20、40、60 kvar（分补为三相合计）"},{"fact":"晶闸管耐压","before":"","after":"断态重复峰值电压1800 V"},{"fact":"自身功耗","before":"约310 W（60 kvar满载）","after":"约105、210、310 W（20、40、60 kvar满载）"},{"fact":"控制信号","before":"DC 12 V，10 mA","after":"DC 12 V，每路10 mA"},{"fact":"端子 G+、Ga、Gb、Gc","before":"","after":"触发（分补，每相一路）"},{"fact":"接线要点","before":"","after":"G+接控制器公共端+12 V；共补型G-接一路输出，分补型Ga、Gb、Gc各接该相一路输出"},{"fact":"耐压","before":"晶闸管1800 V","after":""},{"fact":"端子 Ga、Gb、Gc、G-","before":"触发（分补，每相一路）","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 9, '2026-11-30', '[{"fact":"产品概述","before":"LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、2:1、1:2:4等编码方式","after":"LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、1:2:2、1:2:4等编码方式"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1049, 5, '2026-11-30', '[{"fact":"显示方式","before":"三排四位LED数码管，电压/电流/功率按键切换，可自动循环显示","after":"三排四位LED数码管，电压/电流/功率/电能按键切换，可自动循环显示"},{"fact":"执行标准","before":"","after":"GB/T 17215.321；GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》"},{"fact":"接线说明","before":"与LH-PM96E端子顺序相同，可直接替换；不带通信时58、59、60空置","after":"与LH-PM96E端子顺序相同，220/380 V系统可直接替换；不带通信时58、59空置"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1050, 7, '2026-11-30', '[{"fact":"基本功能","before":"2~63次谐波与波形峰值系数分析的96方形多功能表。","after":"2~63次谐波与波峰系数分析的96方形多功能表。"},{"fact":"通信","before":"RS485；选配以太网Modbus-TCP","after":"RS485/Modbus-RTU；选配以太网Modbus-TCP"},{"fact":"产品概述","before":"LH-PM96H在全电参量之外计算2~63次电压、电流谐波含有率、总畸变率、奇偶次畸变率、K系数与波峰系数，并保存最大值与发生时间","after":"LH-PM96H在全电参量之外计算2~63次电压、电流谐波含有率、总畸变率、电压奇偶次畸变率、K系数与波峰系数，并保存最大值与发生时间"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1051, 7, '2026-11-30', '[{"fact":"可选功能","before":"红外抄表、DL/T 645-2007","after":"红外抄表"},{"fact":"订货代码 D","before":"DL/T 645-2007；缺省Modbus","after":"出厂DL/T 645-2007；不写为出厂Modbus-RTU"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1053, 6, '2026-11-30', '[{"fact":"本地通信","before":"","after":"RS485/Modbus-RTU"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1055, 5, '2026-11-30', '[{"fact":"执行标准","before":"GB/T 22264.7；GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》","after":"GB/T 22264.2；GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》"},{"fact":"电流","before":"3×5 A（互感器接入），测量范围0.02~6 A","after":"3×5 A（互感器接入），准确测量0.02~6 A，超出的只判起动、堵转"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1056, 6, '2026-11-30', '[{"fact":"可选功能","before":"谐波31次、以太网、4DI/4DO","after":"2~31次谐波、以太网、4DI/4DO"},{"fact":"准确度","before":"0.2级，有功C级（0.5S级）","after":"电压电流0.2级，有功C级（0.5S级）"},{"fact":"产品概述","before":"LH-PM120E以大尺寸点阵屏显示主画面：电流、电压、功率因数三组大字数值与功率棒图，值班人员在2 m外即可读出；翻页可看一次接线与谐波","after":"LH-PM120E以大尺寸点阵屏显示主画面：电流、电压、功率因数三组大字数值与功率棒图，值班人员在2 m外即可读出；翻页可看一次接线与谐波（选配）"},{"fact":"接线要点","before":"设置顺序：接线方式→PT变比→CT变比→电能倍率","after":"设置顺序：接线方式→PT变比→CT变比；电能显示一次值，后台倍率取1"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1057, 4, '2026-11-30', '[{"fact":"产品概述","before":"电流规格按现行标准表示为0.2-0.5(60)A（旧标称5(60)A），显示精度0.01 kWh","after":"电流规格按现行标准表示为0.2-0.5(60)A（旧标称5(60)A），显示到0.1 kWh"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1058, 6, '2026-11-30', '[{"fact":"端子 ANT","before":"LoRa","after":"LoRa天线（代码LR）"},{"fact":"产品概述","before":"LH-DM2P内置磁保持继电器，欠费或越限时分断，充值后现场按键或远程合闸；恶性负载识别可区分阻性加热器与普通电器，超限自动断开并记录","after":"LH-DM2P内置磁保持继电器，欠费或越限时分断，充值后现场按键或远程合闸；恶性负载识别可区分阻性加热器与普通电器，超限自动断开并记录，可延时自动恢复"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1064, 4, '2026-11-30', '[{"fact":"接线说明","before":"三相四线接UA~UN，三相三线B相接UN位","after":"三相四线接UA~UN，三相三线A、C相接UA、UC，B相接UN，UB空"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1066, 5, '2026-11-30', '[{"fact":"功率准确度","before":"1.0级","after":"1.0级（主机）"},{"fact":"有功电能","before":"B级（1级）","after":"主机B级（1级）；配开口互感器时整套按2级考核"},{"fact":"互感器一次电流","before":"100~600 A","after":"100~600 A，各路在订货备注中写明"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1067, 5, '2026-11-30', '[{"fact":"组网容量","before":"每网关120节点","after":"每网关120节点（15 min上报）"},{"fact":"产品概述","before":"LH-WM42采用470~510 MHz频段LoRa通信，单跳即可到达LH-GW200网关，同一配电室上百个点位只需一张物联网卡，通信费用与供电布线大幅下降","after":"LH-WM42采用470~510 MHz频段LoRa通信，单跳即可到达LH-GW200网关，同一配电室上百个点位只需一张物联网卡，不敷设通信线"},{"fact":"功能特点","before":"时隙化上报，120节点错峰不碰撞","after":"时隙化上报，按15 min上报时120节点错峰"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1069, 4, '2026-11-30', '[{"fact":"端子 ANT","before":"4G天线","after":"4G天线（代码4G）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1070, 7, '2026-11-30', '[{"fact":"LoRa","before":"470~510 MHz，8通道，SF7~SF12","after":"470~510 MHz，8通道，SF7~SF12，发射≤50 mW"},{"fact":"功能特点","before":"节点异常掉线5 min内告警","after":"节点连续两个上报周期无数据即告警，15 min上报的为30 min"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1071, 6, '2026-11-30', '[{"fact":"基本功能","before":"C63单相/三相物联网微断，测量、漏电、远程分合与费控一体。","after":"16~63 A单相/三相物联网微断，测量、漏电、远程分合与费控一体。"},{"fact":"短路分断","before":"6 kA","after":"Icn 6 kA（1P+N AC 230 V，3P、3P+N AC 400 V）"},{"fact":"功能特点","before":"过欠压、过温、缺相、漏电、短路、过载六类保护","after":"过欠压、过温、缺相（三相）、漏电、短路、过载六类保护"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1073, 5, '2026-11-30', '[{"fact":"基本功能","before":"绑带式CT取电测温，母线带电流即工作，无需电池。","after":"绑带式CT取电测温，母线电流5 A起工作，无需电池。"},{"fact":"绝缘","before":"满足12 kV柜内使用要求","after":"与母排同电位；12 kV柜内装后相间、对地空气净距≥125 mm"},{"fact":"产品概述","before":"LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，永久供电、免维护，适合不便更换电池的高处与柜内；传感器与被测点同电位，完全绝缘隔离，可用于10 kV触头测温","after":"LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，不装电池、不需更换，适合不便更换电池的高处与柜内；传感器与被测点同电位，靠无线传输、与地没有电气连接，可用于10 kV触头测温"},{"fact":"功能特点","before":"无线470 MHz，柜间穿透能力强","after":"470~510 MHz，金属柜内的接收以装后实测为准"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1074, 6, '2026-11-30', '[{"fact":"电池","before":"ER14250，约5年（15 min）","after":"ER14250，约5年（15 min），本体装在≤85 ℃处"},{"fact":"产品概述","before":"LH-TS20通过与电缆头螺栓共压的铜片测温，适合电流较小、取电式无法启动的回路；电池按15 min一次发送设计使用5年以上","after":"LH-TS20通过与电缆头螺栓共压的铜片测温，适合电流较小、取电式无法启动的回路；电池按15 min一次发送设计使用约5年"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 9, '2026-11-30', '[{"fact":"执行标准","before":"","after":"GB/T 20840.10；GB/T 20840.10《互感器 第10部分：低功率无源电流互感器的补充技术要求》（333 mV型）"},{"fact":"接线要点","before":"停电、验电后安装；5 A输出型二次严禁开路，先把S1、S2短接或接好仪表再合口","after":"停电、验电后安装；5 A、1 A输出型二次严禁开路，先把S1、S2短接或接好仪表再合口"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1076, 5, '2026-11-30', '[{"fact":"执行标准","before":"","after":"GB 14287.3；GB 14287.3《电气火灾监控系统 第3部分：测温式电气火灾监控探测器》"},{"fact":"端子 ANT","before":"","after":"无线天线（代码LR、4G）"},{"fact":"功能特点","before":"报警值20~1000 mA连续可设，自动扣除固有泄漏电流","after":"报警值20~1000 mA连续可设；写入固有泄漏电流后自动扣除"},{"fact":"接线要点","before":"投运时记录正常泄漏电流，报警值取不小于它2倍的标准档，一般300~500 mA，不大于设计要求","after":"投运时记录正常泄漏电流，报警值取不小于它2倍的标准档，一般300~500 mA，不大于设计要求；已写入固有泄漏电流扣除的，不再按2倍取"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '指示灯与面板显示；自动型为7英寸触摸屏', `optional` = '计量、门磁、移动储能接口、4G告警（按型号）' WHERE `id` = 51;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '段码LCD、点阵LCD或LED数码管', `communicatetype` = 'RS485/Modbus-RTU，DL/T 645-2007（F型）' WHERE `id` = 139;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '三相电压/电流/功率/功率因数、频率、2~31次谐波' WHERE `id` = 216;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '三相电压/电流/功率/功率因数、频率、不平衡度、变压器负载率', `metering` = '双向有功C级、无功2级，15 min负荷曲线' WHERE `id` = 217;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '电容触摸、双网口' WHERE `id` = 219;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '3/5/7次谐波补偿、与电容混合控制' WHERE `id` = 220;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '3/5/7次谐波补偿、与电容混合控制' WHERE `id` = 221;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '3/5/7次谐波补偿、与电容混合控制' WHERE `id` = 222;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '模块LED+柜面触摸屏；壁挂式自带4.3英寸彩屏', `communicatetype` = 'RS485/Modbus-RTU；壁挂式选配蓝牙' WHERE `id` = 224;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '电压/电流、2~50次谐波（S级2~63次）、间谐波、闪变（A级）、不平衡度、频率、暂降/暂升/短时中断', `optional` = '北斗对时、录波触发DI（A级）；以太网、4DO（S级）' WHERE `id` = 228;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '电压/电流、2~50次谐波（S级2~63次）、间谐波、闪变（A级）、不平衡度、频率、暂降/暂升/短时中断', `optional` = '北斗对时、录波触发DI（A级）；以太网、4DO（S级）' WHERE `id` = 229;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '内置双电源自动转换开关，市电失电自动起动机组并切换，可远程监视。', `maincontent` = '<p>内置双电源自动转换开关，市电失电自动起动机组并切换，可远程监视。</p>' WHERE `id` = 231;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>电容器按GB/T 12747.1设计：允许1.1倍额定电压每24 h中运行8 h、1.3倍额定电流持续运行；断电后放电电阻在3 min内将端电压降至75 V以下，重新投入前必须等待放电完成。</p>
<h3>额定电压怎样定</h3><table><thead><tr><th>用法</th><th>电容器额定电压（400 V系统）</th></tr></thead><tbody><tr><td>不串电抗器</td><td>450 V或480 V</td></tr><tr><td>串7%电抗器</td><td>480 V</td></tr><tr><td>串14%电抗器</td><td>525 V</td></tr><tr><td>单相分补</td><td>250 V，串14%电抗器时300 V</td></tr></tbody></table><h3>更换与维护</h3><ul><li>断电、验电，等待放电不少于3 min，短接并接地后再接触端子</li><li>电容器额定电压高于系统电压时，实际输出按电压比的平方折算</li><li>鼓肚、渗漏或容量明显衰减的电容器应整组检查谐波后再更换</li></ul>' WHERE `id` = 232;
--> statement-breakpoint
UPDATE `typeinfos` SET `suit` = '低压补偿柜' WHERE `id` = 234;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '三相干式铁心电抗器（滤波型可选空心），与电容器串联用于限制涌流、抑制谐波或构成滤波支路。', `optional` = '铝绕组、H级绝缘（调谐型）；空心、水冷（滤波型）' WHERE `id` = 235;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '铝绕组、H级绝缘、低损耗型、卧式结构', `suit` = '抗谐波补偿支路' WHERE `id` = 236;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '空心结构、水冷、抽头出厂整定', `suit` = '单调谐滤波支路' WHERE `id` = 237;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '指示灯；接触器为机械指示片', `optional` = 'RS485、故障干接点、辅助触头组（按型号）', `maincontent` = '<table><thead><tr><th>类型</th><th>响应</th><th>涌流</th><th>适用</th></tr></thead><tbody><tr><td>切换电容接触器</td><td>≤35 ms（吸合）</td><td>≤20倍（限流后）</td><td>投切不频繁</td></tr><tr><td>复合/同步开关</td><td>约100 ms</td><td>≤3倍（同步开关须串电抗器）</td><td>投切较频繁</td></tr><tr><td>晶闸管模块</td><td>≤20 ms</td><td>≤2.5倍</td><td>频繁、冲击负荷</td></tr></tbody></table>
<p>投切器的通用要求见GB/T 29312。</p>' WHERE `id` = 238;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '机械位置指示片', `optional` = '线圈电压多档、辅助触头组' WHERE `id` = 239;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = 'RS485、故障干接点（复合开关）；防护涂覆（同步开关）' WHERE `id` = 240;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '触发、故障、过温指示灯', `optional` = 'RS485、分补型、水冷散热' WHERE `id` = 241;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '电压、电流、功率因数、无功功率、电压谐波畸变率', `display` = 'LED数码管' WHERE `id` = 243;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '电压、电流、功率因数、无功功率、2~31次谐波', `display` = '160×160点阵LCD', `communicatetype` = 'RS485/Modbus-RTU、DL/T 645-2007，选配4G' WHERE `id` = 244;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '段码LCD，点阵LCD（H型），LED数码管（S型）', `communicatetype` = 'RS485/Modbus-RTU，DL/T 645-2007（F型）', `optional` = '4DI/2DO、4~20 mA、第二路RS485、以太网' WHERE `id` = 245;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '三相全电参量；电动机型只测三相电流', `metering` = '双向有功C级（0.5S级）、无功2级；电动机型不计量', `display` = '段码LCD，LED数码管（电动机型）', `communicatetype` = 'RS485/Modbus-RTU（选配）', `optional` = 'RS485、2DI/2DO；电动机型热敏电阻、模拟量', `suit` = 'MCC抽屉单元、动力配电箱、设备控制箱' WHERE `id` = 246;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '三相全电参量，2~31次谐波（选配）', `metering` = '有功C级（0.5S级）、无功2级，需量', `display` = '128×128点阵中文LCD', `communicatetype` = 'RS485/Modbus-RTU，选配以太网', `optional` = '2~31次谐波、以太网、4DI/4DO', `suit` = '变压器进线柜、母联柜、能源站总表' WHERE `id` = 247;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '壁挂安装的三相四线/三相三线电能表，带分时、需量、事件记录与负荷曲线，面向园区、商业综合体与自备变用户内部结算。', `metering` = '双向有功C级（0.5S级）、直通型B级（1级），四象限无功2级，4费率12时段，最大需量', `optional` = '4G、第二路RS485、安全芯片、辅助电源' WHERE `id` = 251;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '双向有功C级（0.5S级）、直通型B级（1级），四象限无功2级，4费率12时段，最大需量', `optional` = '4G、第二路RS485、安全芯片、辅助电源' WHERE `id` = 252;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = 'GPS/北斗、DI/DO、备用卡、太阳能供电' WHERE `id` = 260;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = 'GPS/北斗、DI/DO、备用卡' WHERE `id` = 261;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '太阳能供电、室外IP65' WHERE `id` = 262;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = 'OLED或LCD', `optional` = '4G、电弧告警、区域联锁', `maincontent` = '<p>远程分闸是便利也是风险，重要回路应设置“远程合闸须现场确认”。断路器保护功能不依赖通信，通信中断时仍按本地定值动作。</p>
<h3>微型还是塑壳</h3><table><thead><tr><th>类型</th><th>额定电流</th><th>位置</th></tr></thead><tbody><tr><td>微型物联网断路器</td><td>至63 A</td><td>末端与分支</td></tr><tr><td>塑壳物联网断路器</td><td>100~250 A</td><td>支路进线与馈线</td></tr></tbody></table><h3>远程控制的边界</h3><ul><li>检修时现场挂牌上锁，远程操作一律闭锁</li><li>重要回路执行“选择—返校—执行”三步确认</li><li>剩余电流告警只作预警；人身触电的附加防护用30 mA跳闸</li></ul>' WHERE `id` = 263;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = 'OLED', `optional` = '电弧告警' WHERE `id` = 264;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '面板LCD', `optional` = '4G、区域联锁', `suit` = '低压柜馈线支路、变压器出线、路灯控制箱' WHERE `id` = 265;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '防水型、超宽窗口、温湿度型、LoRa或4G' WHERE `id` = 266;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = 'IP67、温湿度型' WHERE `id` = 267;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '防水型、超宽窗口、0.2级' WHERE `id` = 268;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = 'LoRa、4G、手机推送', `suit` = '民用建筑配电箱、养殖场、商场、出租公寓' WHERE `id` = 269;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>接线方式与LH-ZCS相同，机内也经微型断路器QF接两路电容器（K1接C1，K2接C2）；主回路导线与上级断路器按1.5倍额定电流校核。</p>
<h3>接线要点</h3>
<ol><li>导线按1.5倍额定电流选取：20、30、40、50 kvar依次不小于10、16、25、35 mm²铜线。</li><li>夜间电压偏高的系统，应把过压保护定值设为440 V、回差8 V，避免反复投退。</li><li>若与普通450 V单元混装，须在参数中分别登记容量与电压等级。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在柜体完好的老电容柜：整抽屉替换电容与接触器，柜子、母线与支路熔断器不动。', `wirecontent` = '<h3>接线说明</h3>
<p>柜体侧已预制母线与二次插座，现场只做柜间总线级联。</p>
<h3>接线要点</h3>
<ol><li>确认柜体母线夹插座与模块电压、容量等级一致；插座电源侧每路装支路熔断器，不低于1.5倍450 V额定电流：20、30、40 kvar依次40、63、80 A。</li><li>模块未锁紧前不得投切，锁紧指示灯变绿后方可投运。</li><li>抽出前在面板按“退出”键，待放电指示熄灭再拔出。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，中性线必须可靠连接，不允许与保护线合用。</p>
<h3>接线要点</h3>
<ol><li>A、B、C、N经4P微断接入，C型，不低于1.5倍每相电流：5、10、15、20、30 kvar依次10、20、32、40、63 A；微断装在单元电源侧，断开它只隔离这一台；导线依次不小于2.5、4、6、10、16 mm²铜线，N线与相线相同。</li><li>三相电流互感器变比须一致，二次分别接入IA、IB、IC，公共端接地。</li><li>接线后核对：负荷为感性时三相功率因数均应为滞后，若某一相显示超前，说明该相电流极性接反。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相五线进线；电流互感器装于总进线，二次经试验端子接入。</p>
<h3>接线要点</h3>
<ol><li>电源侧装塑壳断路器，不低于1.5倍额定电流：60、90、120、150 kvar依次125、200、250、315 A。进线电缆从下部进入，PE线截面：相线不大于35 mm²时不小于16 mm²，更大时不小于相线的一半。</li><li>三只互感器各对应本相电压、极性一致，二次导线不小于2.5 mm²（铜），单点接地。</li><li>首次投运先设为手动，逐路投切并核对电流方向，再转自动。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>进线自母排，出线无；电流取样来自总进线互感器。</p>
<h3>接线要点</h3>
<ol><li>并柜后核对母排相序与颜色（A黄、B绿、C红），螺栓力矩按母排图执行。</li><li>柜内进线为隔离开关，上级断路器不低于1.5倍额定电流：90、120、150、180、240、300、400 kvar依次200、250、315、400、500、630、800 A。</li><li>取样互感器装在电容柜电源侧的总进线上，严禁装在电容柜与母线之间。</li><li>并柜接地排与低压柜接地排连通，接地电阻按设计要求复测。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相四线架空或电缆进线，箱内已做相序标识。</p>
<h3>接线要点</h3>
<ol><li>电源侧断路器不低于1.5倍额定电流：60、90、120、150、180 kvar依次125、200、250、315、400 A。箱体底部进线孔加防水接头，多芯塑料绝缘电力电缆弯曲半径不小于15倍外径（有铠装的12倍）。</li><li>避雷器与接地引下线按台架设计，接地电阻不大于4 Ω（与变压器共用时）。</li><li>4G型须检查信号强度，低于−105 dBm时加装外置天线。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>长线路末端电压偏低、线损偏高时，在负荷重心处装设LH-GYX可就地提供无功，减小线路无功电流。</p>
<p>自动型按电压上下限与时间表投退，固定型长期投入，一条线路常采用固定加自动的组合。</p>
<h3>功能特点</h3>
<ul><li>真空开关与永磁操作机构，操作功耗低，适合杆上小容量电源</li><li>过压、欠压、缺相时退出；短路由跌落式熔断器断开，涌流由串联电抗器限制</li><li>带放电线圈，退出后5 s内降到50 V以下</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYX/10-300-A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>JB/T 10558《柱上式高压无功补偿装置》</li></ul>', `standards` = 'GB/T 30841,GB/T 11024.1,JB/T 10558', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1009;
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
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>JB/T 10557《高压无功就地补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与电动机并联，接于启动柜负荷侧。</p>
<h3>接线要点</h3>
<ol><li>变频启动的电动机须在工频旁路投入后再投电容。</li><li>核对相序与三相电容值，接线端子按力矩紧固并贴封条。</li><li>联锁接点接入电动机断路器辅助触点，断路器分闸同时退出电容。电动机过流保护按电动机与电容的合成电流整定。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB/T 30841,GB/T 11024.1,JB/T 10557', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>主回路经断路器，由母排或电缆接至电源母线；取样互感器装在总进线、滤波柜的电源侧，供频谱显示与投切；二次与生产线PLC联锁。</p>
<h3>接线要点</h3>
<ol><li>投运从低次到高次（5次→7次→11次→13次），退出相反，由控制器自动执行；缺5次或7次支路的组合，先核算并联谐振不放大所缺的那一次。</li><li>并联其他电容补偿回路前须重新校核谐振。</li><li>定期（建议每季度）复测支路电流，偏差超过10%时检查电容容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `displaymode` = '柜面触摸屏，投切响应曲线；闪变值曲线选配', `optionalfunction` = '闪变测量、电压暂降记录、水冷', `maincontent` = '<h3>产品概述</h3>
<p>冲击负荷的无功在数个周波内大幅变化，接触器投切来不及响应。LH-GXT每支路各相由一对反并联晶闸管投切，按瞬时无功计算给出触发，全响应时间不大于20 ms。</p>
<p>与普通TSC不同，其支路串电抗器，调谐到5、7次滤波或取7%电抗率，投切过程中不放大5、7次谐波，可同时改善电压波动与闪变。</p>
<h3>功能特点</h3>
<ul><li>晶闸管在电容电压与电网电压相等时触发，投入没有电压突变，不必等放电</li><li>每支路温度、熔断器与缺相保护</li><li>可与APF组成“动态滤波加有源”混合方案</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXT/400-300-5.7</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线主回路，三相电流取自负荷侧，或取总进线，参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>触发板的同步电压与主回路逐相对应，相序不得接反。</li><li>风冷进风口与墙面距离不小于300 mm，定期清灰。</li><li>现场须做一次投切响应时间实测并留存波形。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-CK200作为智能电容器组的主站，集中整定参数、显示母线电参量并统一下发投切策略，每台电容单元的容量、温度、投切次数都能在面板上逐路查看。</p>
<p>与单只功率因数表相比，它既负责显示又负责控制，柜面只需一个开孔。</p>
<h3>功能特点</h3>
<ul><li>自动识别总线上的电容单元与容量，最多40台</li><li>循环投切，各路累计运行时间差不大于5%</li><li>谐波越限闭锁与过压退出可独立整定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK200/5A-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>DL/T 597《低压无功补偿控制器使用技术条件》</li><li>JB/T 9663《低压无功功率自动补偿控制器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>取样电流必须取自总进线，且位于电容柜电源侧。</p>
<h3>接线要点</h3>
<ol><li>电压UA、UB、UC、UN与电流IA、IB、IC须同相、极性一致，方向由进线指向负荷。</li><li>A1、B1接第一台单元：级联RJ45的（LH-ZCS、LH-ZCF、LH-XCS等）用随机附带的转接线，两芯一端接A1、B1，RJ45水晶头一端插“网络1”，其余各台用直通网线级联；LH-ZCM接二次插座的1、2。单元自己的取样端子都不接。</li><li>A1、B1到第一台用屏蔽双绞线，屏蔽层单端接地，连同级联网线总长不超过600 m。</li><li>投运后手动投入一组看功率因数：显示滞后、投入后升高为正常；显示超前而投入后向1靠近，或没有反送电而有功为负，检查极性。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'DL/T 597,JB/T 9663', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G（代码4G）、4路测温（代码T4）；开门告警、剩余电流、北斗对时另行说明', `maincontent` = '<h3>产品概述</h3>
<p>LH-CK300在台区终端上实现电能计量、负荷曲线、变压器测温与无功补偿四合一，替代传统的计量表加控制器组合。</p>
<p>负荷曲线默认15 min一点、存储不少于30天，支持抄表与历史补召。</p>
<h3>功能特点</h3>
<ul><li>变压器负载率、三相不平衡度、功率因数逐日统计</li><li>补偿控制支持电容组与SVG混合</li><li>断电后保持最后一次冻结数据与上报</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK300/5A-4G-T4</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，互感器二次与电压引自变压器低压侧，工作电源取自电压端子，不另接；智能电容器与SVG接下行RS485，由本机统一投切。</p>
<h3>接线要点</h3>
<ol><li>电压回路经熔断器，电流回路设试验端子以便校验。</li><li>SIM卡槽朝下安装，天线引出箱体。</li><li>温度探头贴于油箱上部（顶层油位处）或插入干式变压器的测温孔，不得碰带电部分。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB/T 17215.321,GB/T 17215.323,GB/T 17215.301,DL/T 645,DL/T 597', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `displaymode` = 'LCD+运行指示灯；选配Wi-Fi维护口时，手机扫码进入本地维护页面', `optionalfunction` = 'LoRa（代码LoRa）；北斗、Wi-Fi维护口、U盘导出、加密芯片另行说明', `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 698.45《电能信息采集与管理系统 第4-5部分：通信协议—面向对象的数据交换协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，互感器二次与电压引自变压器低压侧，工作电源取自电压端子；下行4路RS485接仪表、智能电容器与SVG。</p>
<h3>接线要点</h3>
<ol><li>LoRa天线尽量靠上、远离金属板300 mm以上。</li><li>每路485挂接不超过32台，同一路统一规约。</li><li>下行设备地址按安装顺序由低到高，便于排查。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB/T 17215.321,GB/T 17215.323,DL/T 645,DL/T 698.45,DL/T 597', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '电容触摸、双网口（代码2E）；10英寸另行说明', `wirecontent` = '<h3>接线说明</h3>
<p>电源、两路RS485与以太网各自接入；触摸屏只做监视与参数下发，掉线不影响设备自身运行。</p>
<h3>接线要点</h3>
<ol><li>RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路不超过32台。</li><li>两路总线上设备的地址都不得重复（以太网按地址转发），同一路的波特率与校验位一致。</li><li>以太网与电力电缆分槽敷设。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '3/5/7次谐波补偿、与电容器混合控制', `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-M以三电平IGBT变流器输出幅值与相位连续可调的补偿电流，既可发容性无功也可发感性无功，补偿后功率因数可稳定在0.99附近，没有电容器分级投切的台阶与涌流。</p>
<p>模块之间以主从方式并联，任一模块（包括主机）故障自动退出，其余模块重新分配容量。</p>
<h3>功能特点</h3>
<ul><li>瞬时响应小于100 µs，全响应不大于10 ms</li><li>电网电压在320~480 V范围内可持续输出</li><li>剩余容量可用于三相不平衡电流转移，三相四线机型中性线能力为相线的1.0倍</li><li>与智能电容器共用总线，基础无功由电容承担、波动部分由SVG承担</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-M/400-100-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>主回路经断路器接入母线，快速熔断器在模块内；电流互感器可装在电网侧或负荷侧，须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²；断路器按1.3倍额定电流，30、50、75、100 kvar依次63、100、160、200 A。</li><li>三只互感器同规格（二次5 A），P1朝电源、P2朝负荷，二次S1、S2分别接入，不得开路。</li><li>多台并联时电流信号串联接入或由主机分发，二次负荷须小于互感器额定负荷。</li><li>合闸顺序：先合控制电源自检，再合主回路，预充电完成后启动。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-MH每U机架高度25 kvar，是LH-SVG-M（100 kvar占5U）的1.25倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机；智能电容器（LH-ZCF、LH-XCF等）经RS485总线统一投切。</p>
<p>控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容（接复合开关时，同一路切除后180 s内不再投入），SVG始终保留不少于20%的调节裕度。</p>
<h3>功能特点</h3>
<ul><li>每级电容容量可单独登记，投切前预判避免过补</li><li>N+1冗余：按多配一台选台数，一台退出时其余模块承担全部容量，不靠过载</li><li>散热器温度、风机转速在线监测，风机堵转预警</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-MH/400-150-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>SVG主回路与电容回路共母线，取样互感器装在两者共同的电源侧。</p>
<h3>接线要点</h3>
<ol><li>主回路建议铜排30 mm×4 mm或120 mm²铜导线；断路器按1.3倍额定电流选315 A。</li><li>投切输出公共端为+12 V，单路负载不超过20 mA，不得并联使用。</li><li>智能电容器用RJ45转两芯的转接线接入：两芯接485A、485B，RJ45插第一台的“网络1”，其余各台用直通网线级联。</li><li>首台投运时须执行“电容容量自学习”，逐路投切并校核登记容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>从变压器低压出线或末端线路T接，互感器为户外开口式。上级断路器按1.3倍额定电流，30、50、70 kvar依次63、100、160 A。</p>
<h3>接线要点</h3>
<ol><li>接线须在停电并验电后进行，T接点使用绝缘穿刺线夹或接线端子。</li><li>开口互感器箭头指向负荷方向，合口面清洁并锁紧。</li><li>接地引下线不小于25 mm²，接地电阻不大于10 Ω。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>并联接入，断路器按1.3倍补偿电流，50、75、100、150 A依次80、100、160、200 A；取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>四线机型装置支路的中性线导线按中性线滤波能力（3倍相电流）选取，断路器N极同样核对；系统的中性线按实测或计算。</li><li>电容补偿柜须串不低于7%的电抗器，否则APF可能与电容形成振荡。</li><li>互感器一次额定电流取负荷最大电流的1.2~2倍，准确级0.5级。</li><li>投运步骤：核相→核极性→单次谐波试补→全次补偿。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>谐波越靠近源头治理，流过干线的谐波电流越小。LH-APF-W按单台设备容量设计，安装在设备配电箱旁，避免谐波电流流经整条干线。</p>
<p>静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB(A)，可装在人员停留区域。</p>
<h3>功能特点</h3>
<ul><li>治理前后波形与THDi在屏上并列显示</li><li>夜间风机自动降速降噪，轻载休眠</li><li>可与同母线的APF自动分配补偿份额</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-W/400-35-S</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与被治理设备同一配电箱取电，断路器按1.3倍补偿电流，25、35、50 A依次40、50、80 A；互感器装在该设备进线。</p>
<h3>接线要点</h3>
<ol><li>就地治理时互感器只套设备支路，不得包含APF自身支路。</li><li>本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面与断路器N极按中性线电流选。</li><li>安装面与发热设备保持500 mm以上距离。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>上级断路器额定电流不小于1.3倍补偿电流，互感器二次引至柜内试验端子。</p>
<h3>接线要点</h3>
<ol><li>互感器可装在电网侧或负荷侧，须在触摸屏中对应设置。</li><li>互感器二次电缆用屏蔽双绞线，长度不超过30 m时截面2.5 mm²，更长时4 mm²。</li><li>装置支路的中性线铜排与断路器N极按中性线滤波能力（3倍补偿电流）校核；按实测中性线电流取小的，不小于1.5倍补偿电流。</li><li>验收时在额定负荷的70%以上连续记录24 h。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `Installationmethod` = '柱上或变压器台架抱箍安装，也可落地', `wirecontent` = '<h3>接线说明</h3>
<p>并联在变压器低压母线，互感器装在变压器出口与装置接入点之间的干线上（网侧取样）。断路器按1.3倍单相可转移电流，35、50、70、100 kvar依次80、100、160、200 A。</p>
<h3>接线要点</h3>
<ol><li>装置支路的中性线电缆按中性线能力（3倍相电流）校核，断路器N极同样核对，严禁小于相线；台区干线的中性线按实测或计算。</li><li>三相互感器变比按变压器额定电流选取，方向指向负荷。</li><li>投运后读取变压器侧三相电流，差值若增大说明互感器相别错误。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-HXK由主控终端按一段时间内的三相电流优化求解“谁换到哪一相”，再经LoRa或HPLC下发给换相单元。换相过程采用过零快速切换，中断时间不大于20 ms，不影响一般家用电器。</p>
<p>与电力电子调节装置相比，换相开关没有持续损耗，从源头改善线路全长的平衡度。</p>
<h3>功能特点</h3>
<ul><li>每日动作次数上限可设，避免频繁换相</li><li>换相前核对单元电流与电压，异常时闭锁</li><li>三相换相开关内部互锁，不会造成相间短路</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-HXK/1+12-100-LoRa</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.1《低压开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = 'A级测量、512点/周波采样的在线监测装置，支持暂降录波与PQDIF。', `maincontent` = '<h3>产品概述</h3>
<p>LH-PQM-A按GB/T 19862的A级要求、GB/T 17626.30的A级方法测量电压偏差、频率、谐波、间谐波、闪变、不平衡度和暂态事件，10个周波为一个基本测量窗。</p>
<p>事件触发后自动录波（触发前5、后10个周波），并生成持续时间、残压、相别的统计表，便于判责与治理前后对比。</p>
<h3>功能特点</h3>
<ul><li>2~50次谐波与间谐波、闪变Pst/Plt一次测全</li><li>暂降/暂升/中断按残压与持续时间二维统计</li><li>标准PQDIF文件与CSV导出，报表按日、周、月</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-A/220-5A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 39853.1《供电系统中的电能质量测量 第1部分：电能质量监测设备（PQI）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>220/380 V规格经熔断器直接接三相四线；57.7/100 V规格接三相四线或三相三线的PT二次。对时天线另行说明。</p>
<h3>接线要点</h3>
<ol><li>PT二次回路经独立空开；接入后PT二次总负荷应在额定负荷的25%~100%之间，才保证准确级。</li><li>卡钳接入时须核对方向箭头，可在面板做相量图自检。</li><li>北斗天线置于窗外或屋面，避免遮挡。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PQM-S把谐波、不平衡、暂降记录集成进96方形面板，在普通多功能表的位置上即可获得电能质量数据，适合逐回路排查谐波来源。</p>
<p>事件按越限幅度与持续时间分级，选配4DO可直接驱动继电器告警。</p>
<h3>功能特点</h3>
<ul><li>2~63次谐波、间谐波子组与THD</li><li>暂降、暂升、短时中断记录500条，带时标</li><li>选配4DO时，THD越限可闭锁补偿装置投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-S/220-5A-E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `displaymode` = '面板相序指示灯与电压指示灯，合闸状态红绿灯', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '安装孔M12（安装板开φ13.5），面板无需开孔', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '安装孔M16（安装板开φ17.5），面板无需开孔', `maincontent` = '<h3>产品概述</h3>
<p>滤波支路中电容器同时承受基波与谐波电压叠加，LH-BYL以较低的工作场强换取长寿命，额定电流裕度2倍。</p>
<p>每只出厂标注实测电容值，P型按支路配对供货；LH-DKL按实测电容反算电感，偏差±2%，调谐频率偏差在±1%以内。</p>
<h3>功能特点</h3>
<ul><li>耐2.0 In持续过流</li><li>实测容量标签，P型另有配对码</li><li>端子镀锡，允许多根铜排直接搭接</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BYL/0.69-25-3-P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器；支路熔断器额定电流不低于1.5 In，向上取标准档（In为支路的合成电流，即基波与各次谐波的方均根值）。</p>
<h3>接线要点</h3>
<ol><li>P型同一支路的电容须用同一配对码。</li><li>更换单只后须重测支路谐振频率。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '钢壳方形三相电容器，多芯并联、顶部出线，适合传统柜体替换。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '三只250 V单相电容集成一壳、引出四端子的分补电容器。', `usage` = '用在成套厂自配的分补支路：一只里三组单相电容，配分补型的LH-FK复合开关或LH-JK晶闸管模块。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍400 V基波电流。</p>
<p>规格里的电压、容量是匹配电容器的额定值，不是电抗器自己的容量。7%使电容器承受430 V，一般配480 V；450 V只用在母线电压长期不高于410 V、谐波不大的场合。</p>
<p>绕组内置140 ℃温度开关（常闭，45 ℃环境加85 K温升是130 ℃，F级限值155 ℃），接入控制回路后超温自动退出该支路。</p>
<h3>功能特点</h3>
<ul><li>三相电抗偏差≤3%，避免三相不平衡谐振</li><li>电抗率偏差±3%，调谐频率189 Hz（7%）/134 Hz（14%）</li><li>噪声≤50 dB(A)，适合配电间</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKS/0.48-30-7%-Cu</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li></ul>', `standards` = 'GB/T 1094.6', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `Installationmethod` = '水平安装；空心型距铁磁体不小于300 mm', `wirecontent` = '<h3>接线说明</h3>
<p>与滤波电容串联，抽头短接片调整后须贴标签。</p>
<h3>接线要点</h3>
<ol><li>调谐前测支路实际电容，换算后选抽头。</li><li>空心型相邻支路轴线垂直布置，减小互感影响。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '35 mm导轨或二孔φ5.5，孔距68 mm×105 mm（30、43型）', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `applicationscope` = '投切较频繁的共补与分补回路', `maincontent` = '<h3>产品概述</h3>
<p>LH-FK投入时先由晶闸管在电压过零点导通，随后磁保持继电器吸合旁路晶闸管，保持时自身功耗不超过1.5 W（40 kvar的晶闸管模块约210 W），无需风扇。</p>
<p>退出时顺序相反，电流过零断开，几乎没有弧光。</p>
<h3>功能特点</h3>
<ul><li>三相独立检测过零，适用共补与分补</li><li>缺相、过温、拒动（触点粘连）三类故障闪码</li><li>控制信号DC 12 V，可直接由补偿控制器驱动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-FK/3-30-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `standards` = 'GB/T 29312', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '防护涂覆', `maincontent` = '<h3>产品概述</h3>
<p>LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开；支路串7%或14%电抗器时涌流不超过3倍额定电流，又没有半导体击穿的风险。</p>
<h3>功能特点</h3>
<ul><li>动作时间自学习，环境温度变化自动修正</li><li>工作电源掉电时触点保持原状态；主回路会同时停电的，须设为断电退出，来电后隔180 s以上再投</li><li>三相互锁，缺相禁止投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TB/63-RS</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = 'RS485（代码RS）、分补型（代码1）；水冷散热另行说明', `maincontent` = '<h3>产品概述</h3>
<p>LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，没有电压突变，投入涌流不超过2.5倍额定电流，可连续快速投切而无机械寿命限制。</p>
<h3>功能特点</h3>
<ul><li>等电位触发算法，残压为任意值都可投入，不必等放电</li><li>内置快速熔断器与阻容吸收</li><li>散热器85 ℃过温闭锁，风机75 ℃启动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-JK/3-40</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>快速熔断器在模块内；进线侧另装支路熔断器或断路器，作隔离与后备保护，出线接电抗器与电容器。</p>
<h3>接线要点</h3>
<ol><li>散热器与柜内其他发热件间距不小于100 mm。</li><li>G+接控制器公共端+12 V；共补型G-接一路输出，分补型Ga、Gb、Gc各接该相一路输出。</li><li>触发线与主回路分槽敷设，避免误触发。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB/T 29312', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、1:2:2、1:2:4等编码方式。</p>
<h3>功能特点</h3>
<ul><li>自动识别取样电流极性，有功反送时不适用</li><li>过压、谐波（THDu）超过定值时闭锁，取样电流低于50 mA报欠流，均有指示</li><li>每路投切次数与总运行时间可查</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC12/J-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `displaymode` = '三排四位LED数码管，电压/电流/功率/电能按键切换，可自动循环显示', `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96S以三排红色LED数码管显示三相数据，3 m外可清楚读数，适合照度低或需要远看的场合；保留常用电参量与正向有功电能，去掉了分时与谐波功能，价格更经济。</p>
<h3>功能特点</h3>
<ul><li>亮度4级可调，长期运行自动降亮延寿</li><li>每排一相、三相同屏，电压、电流、功率按键切换或自动循环</li><li>报警继电器可设过压、过流、缺相、逆相序</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96S-5A-220-CJ</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与LH-PM96E端子顺序相同，220/380 V系统可直接替换；不带通信时58、59空置。</p>
<h3>接线要点</h3>
<ol><li>更换旧表前记录变比与表底。</li><li>报警继电器触点接入跳闸回路时，必须在菜单中关闭自检动作并做传动试验。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB/T 22264.1,GB/T 22264.7,GB/T 17215.321', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '2~63次谐波与波峰系数分析的96方形多功能表。', `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96H在全电参量之外计算2~63次电压、电流谐波含有率、总畸变率、电压奇偶次畸变率、K系数与波峰系数，并保存最大值与发生时间。</p>
<p>面板相量图可直观判断电流极性与相别，是接线检查的实用工具。</p>
<h3>功能特点</h3>
<ul><li>每周波128点同步采样，逐次谐波有功方向可查</li><li>THDu、THDi各设三段阈值，可联动闭锁电容投入</li><li>不平衡度按正序、负序、零序分量显示</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96H-5A-220-CE</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '红外抄表', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM72D以三相电流为核心，计算负载率、热容量与起动时间，给出过载、欠载、堵转、缺相与不平衡告警，作为热继电器之外的监测补充。</p>
<p>用于保护跳闸时须与主回路元件的分断能力和整定配合校核。</p>
<h3>功能特点</h3>
<ul><li>起动、运行两段整定，避免起动误报</li><li>累计运行小时与起动次数，便于检修计划</li><li>缺相与不平衡定值可分别设定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM72D-5A-C2R</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', `standards` = 'GB/T 22264.1,GB/T 22264.2', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '2~31次谐波、以太网、4DI/4DO', `maincontent` = '<h3>产品概述</h3>
<p>LH-PM120E以大尺寸点阵屏显示主画面：电流、电压、功率因数三组大字数值与功率棒图，值班人员在2 m外即可读出；翻页可看一次接线与谐波（选配）。</p>
<h3>功能特点</h3>
<ul><li>主画面内容可自定义，保留4种布局</li><li>电能、需量、最值分页显示</li><li>仪表自检与通信状态常显</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM120E-5A-100-CE</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>10 kV进线经PT、CT接入，变比在面板设置。</p>
<h3>接线要点</h3>
<ol><li>设置顺序：接线方式→PT变比→CT变比；电能显示一次值，后台倍率取1。</li><li>10 kV系统电压端子按100 V接入，切勿误接380 V。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM1在单模数宽度内完成60 A直接接入计量，上进下出，箱内零改线即可加装分户计量。</p>
<p>电流规格按现行标准表示为0.2-0.5(60)A（旧标称5(60)A），显示到0.1 kWh。</p>
<h3>功能特点</h3>
<ul><li>内置合金互感器，抗直流与偶次谐波</li><li>面板可锁定，防止误设</li><li>RS485型的光电脉冲与RS485可同时使用</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM1-60-485</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM2P内置磁保持继电器，欠费或越限时分断，充值后现场按键或远程合闸；恶性负载识别可区分阻性加热器与普通电器，超限自动断开并记录，可延时自动恢复。</p>
<h3>功能特点</h3>
<ul><li>预付费余额三段告警：提示、告警、断电</li><li>恶性负载：单相阻性突增识别，功率阈值可设</li><li>停电记录与最近20次开合记录</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM2P-80-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接UA~UN，三相三线A、C相接UA、UC，B相接UN，UB空。</p>
<h3>接线要点</h3>
<ol><li>电压回路串0.5 A熔断器。</li><li>并机柜中须区分母线与发电机侧电压引线。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-WM42采用470~510 MHz频段LoRa通信，单跳即可到达LH-GW200网关，同一配电室上百个点位只需一张物联网卡，不敷设通信线。</p>
<h3>功能特点</h3>
<ul><li>时隙化上报，按15 min上报时120节点错峰</li><li>本地RS485作为调试口，不影响无线</li><li>单相与三相同一网关混挂</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM42-200-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-RCD300、LH-TS系列、LH-SB63（LoRa型）节点，经4G或以太网上送。</p>
<p>室外型防水外壳，可抱杆装在园区中心位置，单跳覆盖半径约800 m（视距）。</p>
<h3>功能特点</h3>
<ul><li>信道自动分配与跳频，邻近网关不干扰</li><li>节点连续两个上报周期无数据即告警，15 min上报的为30 min</li><li>以太网中断时可改由4G上送</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW200-4G-OD</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '16~63 A单相/三相物联网微断，测量、漏电、远程分合与费控一体。', `maincontent` = '<h3>产品概述</h3>
<p>LH-SB63在微型断路器上集成测量、剩余电流保护与电动操作，保护功能由机械与电子共同完成，通信中断不影响跳闸。</p>
<p>可按时间表自动合分，用于路灯与养殖设备；余额不足时可由平台下发分闸（费控）。</p>
<h3>功能特点</h3>
<ul><li>过欠压、过温、缺相（三相）、漏电、短路、过载六类保护</li><li>每次跳闸记录原因与当时电流</li><li>远程合闸须下发授权，避免误送电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB63-1N-C32-30-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 10963.1《电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器》</li><li>GB/T 16917.1《家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '绑带式CT取电测温，母线电流5 A起工作，无需电池。', `maincontent` = '<h3>产品概述</h3>
<p>LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，不装电池、不需更换，适合不便更换电池的高处与柜内。</p>
<p>传感器与被测点同电位，靠无线传输、与地没有电气连接，可用于10 kV触头测温。</p>
<h3>功能特点</h3>
<ul><li>测温范围−40~+125 ℃，±1 ℃</li><li>启动电流5 A，停电后超级电容支持上报一次</li><li>470~510 MHz，金属柜内的接收以装后实测为准</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS10-450</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TS20通过与电缆头螺栓共压的铜片测温，适合电流较小、取电式无法启动的回路；电池按15 min一次发送设计使用约5年。</p>
<p>温升过快（1 min内上升超过5 ℃）时立即加发告警帧。</p>
<h3>功能特点</h3>
<ul><li>变化率告警，早期发现接触不良</li><li>电池电压上报，提前3个月提示更换</li><li>同一网关最多120个节点，点名逐个可设</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS20-M8</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KCT铁心分为两半，锁扣合口，改造时不断线、不拆母排即可安装；安装时仍要停电、验电。铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核；一次1000 A起可选配0.2级。</p>
<h3>功能特点</h3>
<ul><li>双锁扣与防错向设计，合口力均匀</li><li>二次内置双向保护，开路不产生高压（毫伏输出型）</li><li>五种窗口覆盖24~160 mm</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>变比与负荷</h3>
<p>额定负荷包括两根二次导线、端子与仪表。5 A输出导线消耗大：10 m的4 mm²铜线来回约2.2 VA，加端子与仪表约4 VA；超过额定负荷时缩短导线，或者改用1 A输出，同样长度只要约0.6 VA。333 mV型接仪表的高阻输入，没有额定负荷。</p>
{{变比与负荷}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KCT-80-800/5-0.5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li><li>GB/T 20840.10《互感器 第10部分：低功率无源电流互感器的补充技术要求》（333 mV型）</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>P1朝电源侧、P2朝负荷侧，S1、S2接仪表电流端。</p>
<h3>接线要点</h3>
<ol><li>套装前检查合口面无锈无尘，合口后摇动无松动。</li><li>停电、验电后安装；5 A、1 A输出型二次严禁开路，先把S1、S2短接或接好仪表再合口。</li><li>同组三只互感器方向一致，二次单点接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB/T 20840.2,GB/T 20840.10', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-RCD300连续监测配电回路的剩余电流与导线、接头温度，越限时本地声光报警并上送，帮助在起火之前发现绝缘劣化与接触不良。</p>
<p>监测本身不改变原有保护配置；需要跳闸时由继电器输出配合断路器分励脱扣。</p>
<h3>功能特点</h3>
<ul><li>报警值20~1000 mA连续可设；写入固有泄漏电流后自动扣除</li><li>4路测温独立报警，阈值45~140 ℃</li><li>自检功能：互感器断线、短路即时报故障</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RCD300-65-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB 14287.2《电气火灾监控系统 第2部分：剩余电流式电气火灾监控探测器》</li><li>GB 14287.3《电气火灾监控系统 第3部分：测温式电气火灾监控探测器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>A、B、C、N四根导线必须同方向一起穿过互感器，PE线不得穿过。</p>
<h3>接线要点</h3>
<ol><li>TN-C系统不能直接使用，须先改造为TN-S或局部TN-C-S。</li><li>互感器下游的N线不得再次接地，也不得与其他回路N线混用。</li><li>投运时记录正常泄漏电流，报警值取不小于它2倍的标准档，一般300~500 mA，不大于设计要求；已写入固有泄漏电流扣除的，不再按2倍取。</li></ol>
<h3>端子定义</h3>
{{端子}}', `standards` = 'GB 14287.2,GB 14287.3', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1076;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '隔离开关，额定电流250 A（60~120 kvar）、400 A（150 kvar）' WHERE `product` = 1005 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '共补450 V容量×0.790，分补250 V容量×0.846；串电抗或按输出订的，询价时注明' WHERE `product` = 1006 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'step-count', `label` = '补偿级数', `text` = '6~12级' WHERE `product` = 1006 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'short-time-current', `label` = '额定短时耐受电流', `text` = '30 kA，1 s' WHERE `product` = 1006 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP31（IP4X可选）' WHERE `product` = 1006 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '额定绝缘电压', `text` = 'AC 690 V' WHERE `product` = 1006 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '主回路1890 V，5 s' WHERE `product` = 1006 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '温升', `text` = '母线不大于60 K' WHERE `product` = 1006 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-mode', `label` = '组合', `text` = '共补、分补或混补' WHERE `product` = 1006 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485/Modbus-RTU，选配4G' WHERE `product` = 1006 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '户内，−5~+40 ℃，24 h平均≤35 ℃' WHERE `product` = 1006 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1006 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约450 kg（300 kvar）' WHERE `product` = 1006 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '外壳', `text` = '冷轧钢板喷塑，厚2.0 mm' WHERE `product` = 1006 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '共补450 V容量×0.790，分补250 V容量×0.846' WHERE `product` = 1007 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-mode', `label` = '组合', `text` = '共补、分补或混补' WHERE `product` = 1007 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'step-count', `label` = '补偿级数', `text` = '4~10级' WHERE `product` = 1007 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP44' WHERE `product` = 1007 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '外壳', `text` = '304不锈钢，厚2.0 mm' WHERE `product` = 1007 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '4G Cat.1（选配），本地RS485' WHERE `product` = 1007 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃' WHERE `product` = 1007 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1007 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'mounting', `label` = '安装方式', `text` = '柱上台架/落地' WHERE `product` = 1007 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤2000 m（1000 m以上修正绝缘）' WHERE `product` = 1008 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '11/√3 kV' WHERE `product` = 1009 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '10 kV下输出', `text` = '标称×0.835（1%）、0.879（6%）' WHERE `product` = 1009 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切', `text` = '手动、定时、电压控制' WHERE `product` = 1009 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '串联电抗率', `text` = '1%（限涌流）或6%，询价时注明' WHERE `product` = 1009 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘水平', `text` = '工频42 kV/1 min，雷电冲击75 kV' WHERE `product` = 1009 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '辅助电源', `text` = '电压互感器取电或太阳能' WHERE `product` = 1009 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下' WHERE `product` = 1009 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '真空开关，永磁操作机构' WHERE `product` = 1009 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、缺相；短路由跌落式熔断器' WHERE `product` = 1009 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−40~+45 ℃，覆冰10 mm' WHERE `product` = 1009 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m（1000 m以上修正绝缘）' WHERE `product` = 1009 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP54（控制箱）' WHERE `product` = 1009 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '6 kV取6.6/√3 kV，10 kV取11/√3 kV' WHERE `product` = 1010 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '系统额定电压下输出', `text` = '标称×0.831（0.5%）~0.835（1%）' WHERE `product` = 1010 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '电抗率', `text` = '0.5%~1%（限流）' WHERE `product` = 1010 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '联锁', `text` = '与电动机断路器同投同退' WHERE `product` = 1010 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP3X' WHERE `product` = 1010 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘水平', `text` = '6 kV：30 kV/1 min；10 kV：42 kV/1 min' WHERE `product` = 1010 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '辅助电源', `text` = 'AC 220 V或DC 220 V' WHERE `product` = 1010 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下' WHERE `product` = 1010 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '真空接触器，与熔断器组合' WHERE `product` = 1010 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切', `text` = '与电动机同投同退' WHERE `product` = 1010 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485（柜面仪表）' WHERE `product` = 1010 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过流、短路、缺相' WHERE `product` = 1010 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−10~+40 ℃' WHERE `product` = 1010 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m（1000 m以上修正绝缘）' WHERE `product` = 1010 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '14%（谐振频率134 Hz）' WHERE `product` = 1014 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3~6条（5、7、11、13次或高通；高通与5、6条询价时注明）' WHERE `product` = 1015 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '支路', `text` = '5、7次滤波，每级各一条支路；或7%电抗率，避开谐振、不作滤波' WHERE `product` = 1017 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '补偿后功率因数', `text` = '0.95~0.98（依工况）' WHERE `product` = 1017 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '响应时间', `text` = '≤20 ms' WHERE `product` = 1017 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '不需等待（晶闸管）' WHERE `product` = 1017 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '不限（无触点）' WHERE `product` = 1017 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '闪变改善', `text` = '典型30%~60%，以现场为准' WHERE `product` = 1017 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485、以太网' WHERE `product` = 1017 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−5~+40 ℃' WHERE `product` = 1017 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '强迫风冷' WHERE `product` = 1017 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP31' WHERE `product` = 1017 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤70 dB(A)（1 m）' WHERE `product` = 1017 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约650 kg（300 kvar）' WHERE `product` = 1017 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+45 ℃' WHERE `product` = 1022 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤2.5%额定容量' WHERE `product` = 1024 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤2.5%额定容量' WHERE `product` = 1025 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3%额定容量' WHERE `product` = 1026 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3%额定容量' WHERE `product` = 1027 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3%额定容量' WHERE `product` = 1028 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3%额定容量' WHERE `product` = 1029 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'GB/T 12325（供电电压偏差）、GB/T 15945（电力系统频率偏差）、GB/T 14549（公用电网谐波）、GB/T 24337（公用电网间谐波）、GB/T 12326（电压波动和闪变）、GB/T 15543（三相电压不平衡）' WHERE `product` = 1031 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '15、20、30 kvar（三相合计）；接230 V时12.7、16.9、25.4 kvar' WHERE `product` = 1039 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1.3 In持续' WHERE `product` = 1039 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3 min内降至75 V以下' WHERE `product` = 1039 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+45 ℃（-25/B）' WHERE `product` = 1039 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1.8 In时电感不低于95%（铁心型，In为额定电流）' WHERE `product` = 1041 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '17、23、29、43、62、91 A（AC-6b）' WHERE `product` = 1042 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '接触器≤120次/h；接电容按再投间隔≤20次/h' WHERE `product` = 1042 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '20、30、40 kvar（分补为三相合计）' WHERE `product` = 1043 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤3 In（支路串7%或14%电抗器）' WHERE `product` = 1044 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '动作瞬间≤10 W，触点保持不耗电' WHERE `product` = 1044 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V（共补）/230 V（分补）' WHERE `product` = 1045 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '20、40、60 kvar（分补为三相合计）' WHERE `product` = 1045 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '晶闸管耐压', `text` = '断态重复峰值电压1800 V' WHERE `product` = 1045 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '约105、210、310 W（20、40、60 kvar满载）' WHERE `product` = 1045 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'DC 12 V，每路10 mA' WHERE `product` = 1045 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'RS485/Modbus-RTU；选配以太网Modbus-TCP' WHERE `product` = 1050 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '本地通信', `text` = 'RS485/Modbus-RTU' WHERE `product` = 1053 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'report-interval', `label` = '上送间隔', `text` = '1~60 min可设' WHERE `product` = 1053 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '天线', `text` = 'SMA，吸盘1.5 m' WHERE `product` = 1053 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '缓存', `text` = '7天（15 min间隔）' WHERE `product` = 1053 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '电源', `text` = 'AC/DC 85~265 V，峰值8 VA' WHERE `product` = 1053 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '电压过载', `text` = '持续1.2倍，瞬时2倍/1 s' WHERE `product` = 1053 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压', `text` = '3×220/380 V或3×57.7/100 V' WHERE `product` = 1053 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'current-input', `label` = '电流', `text` = '5 A或1 A' WHERE `product` = 1053 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级' WHERE `product` = 1053 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−20~+60 ℃' WHERE `product` = 1053 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤93%' WHERE `product` = 1053 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3×5 A（互感器接入），准确测量0.02~6 A，超出的只判起动、堵转' WHERE `product` = 1055 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电压电流0.2级，有功C级（0.5S级）' WHERE `product` = 1056 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1.0级（主机）' WHERE `product` = 1066 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '主机B级（1级）；配开口互感器时整套按2级考核' WHERE `product` = 1066 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '100~600 A，各路在订货备注中写明' WHERE `product` = 1066 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '每网关120节点（15 min上报）' WHERE `product` = 1067 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '470~510 MHz，8通道，SF7~SF12，发射≤50 mW' WHERE `product` = 1070 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'Icn 6 kA（1P+N AC 230 V，3P、3P+N AC 400 V）' WHERE `product` = 1071 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '与母排同电位；12 kV柜内装后相间、对地空气净距≥125 mm' WHERE `product` = 1073 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'ER14250，约5年（15 min），本体装在≤85 ℃处' WHERE `product` = 1074 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '1000 m以上修正绝缘' WHERE `product` = 1008 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '1000 m以上修正绝缘' WHERE `product` = 1009 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '1000 m以上修正绝缘' WHERE `product` = 1010 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '' WHERE `product` = 1025 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '共补' WHERE `product` = 1045 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'system-voltage', `min` = 230, `max` = 230, `condition` = '分补' WHERE `product` = 1045 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '共补' WHERE `product` = 1045 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '分补' WHERE `product` = 1045 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 20, `max` = 20 WHERE `product` = 1045 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 40, `max` = 40 WHERE `product` = 1045 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 60, `max` = 60 WHERE `product` = 1045 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 60, `max` = 60 WHERE `product` = 1045 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 90, `max` = 90, `choice` = '' WHERE `product` = 1045 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 120, `max` = 120, `condition` = '' WHERE `product` = 1045 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 20 WHERE `product` = 1045 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '晶闸管' WHERE `product` = 1045 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1045 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '风冷', `condition` = '' WHERE `product` = 1045 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1045 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 4.5, `max` = 4.5, `choice` = '', `condition` = '60 kvar' WHERE `product` = 1045 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1045 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '指示灯' WHERE `product` = 1045 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'Modbus-RTU' WHERE `product` = 1050 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-TCP', `condition` = '选配', `optional` = 1 WHERE `product` = 1050 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `choice` = '' WHERE `product` = 1050 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '3×220/380 V' WHERE `product` = 1050 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×57.7/100 V' WHERE `product` = 1050 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '5 A' WHERE `product` = 1050 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '1 A' WHERE `product` = 1050 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `min` = NULL, `max` = NULL, `choice` = '2级' WHERE `product` = 1050 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -20, `max` = 60 WHERE `product` = 1050 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 93, `choice` = '', `condition` = '' WHERE `product` = 1050 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1050 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1050 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1050 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '92 mm×92 mm' WHERE `product` = 1050 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1053 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-RTU' WHERE `product` = 1053 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'report-interval', `min` = 1, `max` = 60 WHERE `product` = 1053 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 7, `max` = 7, `choice` = '' WHERE `product` = 1053 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `choice` = '' WHERE `product` = 1053 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1053 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×57.7/100 V' WHERE `product` = 1053 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '5 A' WHERE `product` = 1053 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `min` = NULL, `max` = NULL, `choice` = '1 A' WHERE `product` = 1053 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `max` = NULL, `choice` = '2级' WHERE `product` = 1053 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -20, `max` = 60, `choice` = '', `condition` = '' WHERE `product` = 1053 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 93, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1053 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1053 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '蓝牙', `condition` = '选配', `optional` = 1 WHERE `product` = 1053 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1053 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `max` = NULL, `choice` = '面板嵌入' WHERE `product` = 1053 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '主机' WHERE `product` = 1066 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母线夹A、B、C","主回路自动对接"],["二次插座1~8","1、2通信RS485，3、4取样电流（抽出时插座自动短接），5、6第二通信口（选配），7、8接地"],["PE","抽屉接地簧片先接后断"]]' WHERE `product` = 1003 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3、N、PE","进线"],["IA*、IA、IB*、IB、IC*、IC","CT二次取样"],["RS485 A、B","本地通信"],["4G天线","外置"]]' WHERE `product` = 1007 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-GXT","晶闸管动态滤波"],["400","额定电压，V"],["300","容量，kvar"],["5.7","5、7次滤波；7%为7%电抗率，不作滤波"]]' WHERE `product` = 1017 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C","主回路"],["PE","保护接地"],["IA~IC","取样"],["24 V","DC 24 V触发电源"],["RS485、网口","通信"]]' WHERE `product` = 1017 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-CK300","配变测控终端"],["5A","电流规格"],["4G","带4G；不写只有2路RS485"],["T4","4路测温；不写不带"]]' WHERE `product` = 1019 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN","电压"],["IA~IC","电流"],["T1~T4","温度（选配，代码T4）"],["RS485-1/2","下行/上行"],["DI1~DI4","开关量输入（选配，DI1接箱门）"],["GPS、4G","北斗对时、4G天线（均为选配）"]]' WHERE `product` = 1019 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-CK310","台区测控网关"],["5A","电流规格"],["LoRa","带LoRa；不写不带，上行都是4G+以太网"]]' WHERE `product` = 1020 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["UA~UN、IA~IC","电压电流"],["RS485-1~4","下行（仪表、智能电容器、SVG）"],["LAN","上行网口"],["ANT1/2","4G/LoRa天线（LoRa选配）"]]' WHERE `product` = 1020 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["PE","保护接地；相线70 mm²时不小于35 mm²"],["CTA±、CTB±、CTC±","取样电流"],["485A、485B","通信（选混合控制时接智能电容器总线）"],["EPO1、EPO2","急停干接点"]]' WHERE `product` = 1022 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L1、L2、L3、N","主回路"],["PE","保护接地"],["DO1~DO12、COM","电容投切输出"],["CT1~CT3","取样"],["485A、485B","通信或智能电容器总线（接电容器后，上位监控走网口）"],["LAN","以太网"]]' WHERE `product` = 1023 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["485A、485B","通信"]]' WHERE `product` = 1027 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["CTA、CTB、CTC","户外开口互感器S1、S2，网侧取样，S2单点接地"],["485A、485B","通信"],["4G天线","外置（选配，代码4G）"],["PE","接地"]]' WHERE `product` = 1029 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N（入）","三相进线"],["L、N（出）","单相用户"],["PE","接地"],["ANT","LoRa天线（HPLC不用）"]]' WHERE `product` = 1030 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["2~5","UA、UB、UC、UN"],["6~11","IA*、IA、IB*、IB、IC*、IC"],["21、22","RS485"],["LAN","以太网（选配，代码E）"],["58、59","电源"]]' WHERE `product` = 1032 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C","进线"],["a、b、c","出线"],["G+、G-","触发（三相共补）"],["G+、Ga、Gb、Gc","触发（分补，每相一路）"],["485A、485B","RS485（选配）"],["~220 V","风机电源"]]' WHERE `product` = 1045 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-PM96F","96方形，复费率"],["5A","电流规格"],["220","电压规格"],["D","出厂DL/T 645-2007；不写为出厂Modbus-RTU"],["后缀IR","带红外抄表"]]' WHERE `product` = 1051 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L进/L出","相线（经继电器）"],["N进/N出","零线"],["485A、485B","抄表"],["ANT","LoRa天线（代码LR）"]]' WHERE `product` = 1058 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["V+、V-","工作电源DC 9~36 V"],["RS485-1~4","下行仪表"],["LAN","以太网上行"],["ANT","4G天线（代码4G）"]]' WHERE `product` = 1069 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["L、N","工作电源"],["Z1、Z2","剩余电流互感器"],["T1~T4","测温探头"],["J1、J2","报警继电器"],["A、B","RS485"],["ANT","无线天线（代码LR、4G）"]]' WHERE `product` = 1076 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GXT","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","figure":"size","after":"","unit":"kvar","numbers":[150,300,450,600],"with":{}},{"kind":"choice","name":"支路","before":"-","line":"支路","options":[{"code":"5.7","meaning":"5、7次滤波","text":"5、7次滤波，每级各一条支路","sets":{}},{"code":"7%","meaning":"7%电抗率","text":"7%电抗率，避开谐振、不作滤波","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1017;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SPC","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[35,50,70,100],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1029;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KJX-D","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[800,1000,1250,1600],"with":{}},{"kind":"number","name":"每相插座数","before":"-","line":"连接器","after":"","unit":"只","text":"A、B、C、N每极{}单芯插座，另有1只PE插座，单只630 A","numbers":[2,3],"with":{}}],"rules":[{"when":{"额定电流":["1250","1600"]},"only":{"每相插座数":["3"]},"says":"每相2只630 A插座共1260 A，没有均流余量，1250、1600 A须选3只"}],"variants":[]}' WHERE `product` = 1034;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-JK","parts":[{"kind":"choice","name":"型式","before":"/","line":"额定电压","options":[{"code":"3","meaning":"三相共补","text":"AC 400 V（共补）","sets":{}},{"code":"1","meaning":"分补","text":"AC 230 V（分补）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"控制容量","before":"-","line":"控制容量","after":"","unit":"kvar","numbers":[20,40,60],"with":{"额定电流":["60 A","90 A","120 A"],"自身功耗":["约105 W（满载）","约210 W（满载）","约310 W（满载）"]}},{"kind":"choice","name":"RS485","before":"-","absent":{"meaning":"不带RS485","sets":{}},"options":[{"code":"RS","meaning":"带RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1045;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96H","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"CE","meaning":"RS485，以太网","text":"RS485/Modbus-RTU；以太网Modbus-TCP","sets":{}},{"code":"C","meaning":"RS485","text":"RS485/Modbus-RTU","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1050;
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 20 WHERE `product` = 1045 AND `place` = 2 AND `key` = 'controlled-capacity';
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 60 WHERE `product` = 1045 AND `place` = 2 AND `key` = 'rated-current';
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'JB/T 10558', `title` = '柱上式高压无功补偿装置' WHERE `product` = 1009 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'JB/T 10557', `title` = '高压无功就地补偿装置' WHERE `product` = 1010 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 17215.323', `title` = '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）' WHERE `product` = 1019 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 17215.301', `title` = '电测量设备（交流） 特殊要求 第1部分：多功能电能表' WHERE `product` = 1019 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'DL/T 645', `title` = '多功能电能表通信协议' WHERE `product` = 1019 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 17215.323', `title` = '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）' WHERE `product` = 1020 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'DL/T 645', `title` = '多功能电能表通信协议' WHERE `product` = 1020 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'DL/T 698.45', `title` = '电能信息采集与管理系统 第4-5部分：通信协议—面向对象的数据交换协议' WHERE `product` = 1020 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 22264.2', `title` = '安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求' WHERE `product` = 1055 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零；本机没有的项应答 03H"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}' WHERE `product` = 1048;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"alarm-relay","title":"报警继电器（选配）","registers":[{"address":772,"name":"继电器状态","symbol":"RELAY","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"闭合"}},{"address":773,"name":"报警条件","symbol":"ALMSEL","type":"UINT16","scale":1,"access":"R/W","bits":["过压","过流","缺相","逆相序"]},{"address":774,"name":"过压定值","symbol":"USET","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":10,"max":600},{"address":775,"name":"过流定值","symbol":"ISET","type":"UINT16","unit":"A","scale":0.001,"access":"R/W","min":0.1,"max":10}]}]}' WHERE `product` = 1049;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零；本机没有的项应答 03H"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"sequence","title":"不平衡与序分量","registers":[{"address":304,"name":"负序电压不平衡度","symbol":"UNBU","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":305,"name":"负序电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":306,"name":"正序电压","symbol":"U1","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":307,"name":"负序电压","symbol":"U2","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":308,"name":"零序电压","symbol":"U0","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":309,"name":"正序电流","symbol":"I1","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":310,"name":"负序电流","symbol":"I2","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":311,"name":"零序电流","symbol":"I0","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-quality","title":"奇偶次畸变率与系数","registers":[{"address":1030,"name":"A相电压奇次谐波畸变率","symbol":"THDOA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1031,"name":"B相电压奇次谐波畸变率","symbol":"THDOB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1032,"name":"C相电压奇次谐波畸变率","symbol":"THDOC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1033,"name":"A相电压偶次谐波畸变率","symbol":"THDEA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1034,"name":"B相电压偶次谐波畸变率","symbol":"THDEB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1035,"name":"C相电压偶次谐波畸变率","symbol":"THDEC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1036,"name":"A相电流K系数","symbol":"KFA","type":"UINT16","scale":0.01,"access":"R"},{"address":1037,"name":"B相电流K系数","symbol":"KFB","type":"UINT16","scale":0.01,"access":"R"},{"address":1038,"name":"C相电流K系数","symbol":"KFC","type":"UINT16","scale":0.01,"access":"R"},{"address":1039,"name":"A相电流波峰系数","symbol":"CFA","type":"UINT16","scale":0.01,"access":"R"},{"address":1040,"name":"B相电流波峰系数","symbol":"CFB","type":"UINT16","scale":0.01,"access":"R"},{"address":1041,"name":"C相电流波峰系数","symbol":"CFC","type":"UINT16","scale":0.01,"access":"R"}]},{"id":"harmonic-limits","title":"谐波越限设置","registers":[{"address":1048,"name":"THDu 阈值","symbol":"THDUSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":50,"series":{"from":1,"count":3,"word":"段"}},{"address":1051,"name":"THDi 阈值","symbol":"THDISET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":100,"series":{"from":1,"count":3,"word":"段"}},{"address":1054,"name":"越限状态","symbol":"THDALM","type":"UINT16","scale":1,"access":"R","bits":["THDu 1段","THDu 2段","THDu 3段","THDi 1段","THDi 2段","THDi 3段"]}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}' WHERE `product` = 1050;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零；本机没有的项应答 03H"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"tariff","title":"费率与时段","registers":[{"address":544,"name":"当前费率","symbol":"TARIFF","type":"UINT16","scale":1,"access":"R","values":{"1":"尖","2":"峰","3":"平","4":"谷"}},{"address":546,"name":"正向有功分费率电能","symbol":"EPIT","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"},"note":"费率 1~4 为尖、峰、平、谷"},{"address":554,"name":"反向有功分费率电能","symbol":"EPET","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"}},{"address":562,"name":"时段起始时刻","symbol":"SLOT","type":"UINT16","scale":1,"access":"R/W","min":0,"max":2359,"series":{"from":1,"count":12,"word":"时段"},"note":"时×100+分，2230 即 22:30"},{"address":574,"name":"时段费率","symbol":"SLOTT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":4,"series":{"from":1,"count":12,"word":"时段"}},{"address":586,"name":"使用中的时区表","symbol":"ZONE","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":592,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":593,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":594,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":595,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":596,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":597,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"demand","title":"需量","note":"二次值，一次值再乘 PT × CT","registers":[{"address":600,"name":"当前有功需量","symbol":"DP","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":602,"name":"本月最大有功需量","symbol":"DPMAX","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":604,"name":"最大需量发生日","symbol":"DPDAY","type":"UINT16","scale":1,"access":"R","min":1,"max":31},{"address":605,"name":"最大需量发生时刻","symbol":"DPTIME","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"时×100+分"},{"address":606,"name":"需量区间","symbol":"DWIN","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60},{"address":607,"name":"滑差时间","symbol":"DSLIDE","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60,"note":"要能整除需量区间"}]},{"id":"freeze","title":"冻结电能","note":"一次读不完的分几次读，每次起始地址取偶数偏移；各费率的月冻结电量按DL/T 645-2007抄读","registers":[{"address":640,"name":"月冻结正向有功电能","symbol":"EPIM","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":12,"word":"月前"}},{"address":664,"name":"月冻结最大需量","symbol":"DPM","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5,"series":{"from":1,"count":12,"word":"月前"}},{"address":688,"name":"日冻结正向有功电能","symbol":"EPID","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":62,"word":"天前"}}]}]}' WHERE `product` = 1051;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零；本机没有的项应答 03H"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"wireless","title":"无线上送","registers":[{"address":800,"name":"信号强度","symbol":"RSSI","type":"INT16","unit":"dBm","scale":1,"access":"R","min":-120,"max":0},{"address":801,"name":"联网状态","symbol":"NET","type":"UINT16","scale":1,"access":"R","values":{"0":"未入网","1":"已入网","2":"已连平台"}},{"address":802,"name":"上送间隔","symbol":"REPORT","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60},{"address":804,"name":"累计上送次数","symbol":"SENT","type":"UINT32","unit":"次","scale":1,"access":"R"}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}' WHERE `product` = 1053;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零；本机没有的项应答 03H"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"load","title":"负载率","registers":[{"address":808,"name":"回路额定电流","symbol":"IRATED","type":"UINT16","unit":"A","scale":1,"access":"R/W","min":1,"max":9999,"note":"一次值"},{"address":809,"name":"A相负载率","symbol":"LOADA","type":"UINT16","unit":"%","scale":0.1,"access":"R"},{"address":810,"name":"B相负载率","symbol":"LOADB","type":"UINT16","unit":"%","scale":0.1,"access":"R"},{"address":811,"name":"C相负载率","symbol":"LOADC","type":"UINT16","unit":"%","scale":0.1,"access":"R"}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}' WHERE `product` = 1054;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current-direct","title":"电流（直接接入）","note":"直接接入，寄存器就是一次值，没有变比；分辨力与互感器接入型不同","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":360,"note":"三相电流的矢量和"}]},{"id":"power-direct","title":"功率与功率因数（直接接入）","note":"直接接入表的 PT、CT 为 1，寄存器就是一次值；有功为负表示反向，无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-270,"max":270},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-270,"max":270},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":270},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"tariff","title":"费率与时段（选配）","registers":[{"address":544,"name":"当前费率","symbol":"TARIFF","type":"UINT16","scale":1,"access":"R","values":{"1":"尖","2":"峰","3":"平","4":"谷"}},{"address":546,"name":"正向有功分费率电能","symbol":"EPIT","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"},"note":"费率 1~4 为尖、峰、平、谷"},{"address":554,"name":"反向有功分费率电能","symbol":"EPET","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"}},{"address":562,"name":"时段起始时刻","symbol":"SLOT","type":"UINT16","scale":1,"access":"R/W","min":0,"max":2359,"series":{"from":1,"count":12,"word":"时段"},"note":"时×100+分，2230 即 22:30"},{"address":574,"name":"时段费率","symbol":"SLOTT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":4,"series":{"from":1,"count":12,"word":"时段"}},{"address":586,"name":"使用中的时区表","symbol":"ZONE","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2}]},{"id":"clock","title":"时钟（选配）","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":592,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":593,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":594,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":595,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":596,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":597,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]}]}' WHERE `product` = 1059;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入（选配）","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"distortion","title":"畸变率（选配）","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率（选配）","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}' WHERE `product` = 1060;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.2","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"cabinet","title":"柜体","registers":[{"address":2656,"name":"柜内温度","symbol":"TCAB","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120},{"address":2657,"name":"风机启动温度","symbol":"TFAN","type":"UINT16","unit":"℃","scale":1,"access":"R/W","min":30,"max":60},{"address":2658,"name":"柜体状态","symbol":"CAB","type":"UINT16","scale":1,"access":"R","bits":["风机运行","烟感报警","柜门打开","进线隔离开关断开"],"note":"烟感、门禁为选配"}]}]}' WHERE `product` = 1006;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.2","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"units","title":"电容单元","note":"台号为总线自动编址的次序，没有接入的单元读 FFFFH","registers":[{"address":2048,"name":"单元状态","symbol":"UST","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"},"bits":["C1投入","C2投入","过压","欠压","过流","缺相","过温","容量衰减","通信中断"]},{"address":2112,"name":"单元 C1 容量","symbol":"UQ1","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2176,"name":"单元 C2 容量","symbol":"UQ2","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2240,"name":"单元温度","symbol":"UTMP","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120,"series":{"from":1,"count":40,"word":"台"}},{"address":2304,"name":"单元累计投切次数","symbol":"UN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"}}]}]}' WHERE `product` = 1018;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.2","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100}]},{"id":"sensors","title":"剩余电流、温度与开关量","registers":[{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"],"note":"选配，没有接入的位为 0"}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]}]}' WHERE `product` = 1019;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.2","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]},{"id":"downlink","title":"下行设备","registers":[{"address":2560,"name":"下行设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":2624,"name":"缓存待上送条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"}]}]}' WHERE `product` = 1020;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.2","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000；电压寄存器为二次值，一次值再乘 PT"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","note":"写入值以本机规格参数的范围为准，超出的应答 03H","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1,"note":"只接受本机整定范围内的值"},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":18,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":18,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]}]}' WHERE `product` = 1047;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"网关与集中显示寄存器表","revision":"1.2","note":"单元标识 255 读本机寄存器；单元标识 1~247 转发给下行同地址的设备，各口之间地址不得重复，寄存器按该设备自己的表。","mostRegisters":125,"exceptions":[1,2,3,6,11],"example":{"symbol":"BAUD","words":[96,96]},"tcp":{"port":502,"unit":255},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"state","title":"运行状态","registers":[{"address":64,"name":"连续运行时间","symbol":"UPTIME","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":66,"name":"处理器占用率","symbol":"CPU","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":67,"name":"内存占用率","symbol":"MEM","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":68,"name":"以太网状态","symbol":"LAN","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"10M","2":"100M"}}]},{"id":"screen","title":"画面与权限","registers":[{"address":80,"name":"当前画面","symbol":"PAGE","type":"UINT16","scale":1,"access":"R","values":{"1":"一次图","2":"曲线","3":"告警","4":"参数"}},{"address":81,"name":"登录级别","symbol":"LEVEL","type":"UINT16","scale":1,"access":"R","values":{"0":"巡视","1":"操作","2":"厂家"}},{"address":82,"name":"未确认告警条数","symbol":"ALMN","type":"UINT16","unit":"条","scale":1,"access":"R","max":1000},{"address":83,"name":"背光时间","symbol":"LIGHT","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60}]},{"id":"ports","title":"RS485口","registers":[{"address":128,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"series":{"from":1,"count":2,"word":"口"}},{"address":132,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","series":{"from":1,"count":2,"word":"口"},"values":{"0":"8N1","1":"8E1","2":"8O1"}},{"address":136,"name":"应答超时","symbol":"TIMEOUT","type":"UINT16","unit":"ms","scale":1,"access":"R/W","min":50,"max":5000,"series":{"from":1,"count":2,"word":"口"}},{"address":140,"name":"采集周期","symbol":"POLL","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":3600,"series":{"from":1,"count":2,"word":"口"}},{"address":144,"name":"在线设备数","symbol":"ONLINE","type":"UINT16","unit":"台","scale":1,"access":"R","max":32,"series":{"from":1,"count":2,"word":"口"}},{"address":148,"name":"通信成功率","symbol":"OKRATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100,"series":{"from":1,"count":2,"word":"口"},"note":"最近 1 h"}]},{"id":"devices","title":"下行设备","note":"按点表中的次序","registers":[{"address":256,"name":"设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":384,"name":"累计通信失败次数","symbol":"FAILN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"}}]}]}' WHERE `product` = 1021;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"网关与集中显示寄存器表","revision":"1.2","note":"单元标识 255 读本机寄存器；单元标识 1~247 转发给下行同地址的设备，各口之间地址不得重复，寄存器按该设备自己的表。","mostRegisters":125,"exceptions":[1,2,3,6,11],"example":{"symbol":"BAUD","words":[96,96]},"tcp":{"port":502,"unit":255},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"state","title":"运行状态","registers":[{"address":64,"name":"连续运行时间","symbol":"UPTIME","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":66,"name":"处理器占用率","symbol":"CPU","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":67,"name":"内存占用率","symbol":"MEM","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":68,"name":"以太网状态","symbol":"LAN","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"10M","2":"100M"}}]},{"id":"uplink","title":"上行","registers":[{"address":72,"name":"使用中的上行","symbol":"UP","type":"UINT16","scale":1,"access":"R","values":{"0":"无","1":"以太网","2":"4G"}},{"address":73,"name":"4G信号强度","symbol":"RSSI","type":"INT16","unit":"dBm","scale":1,"access":"R","min":-120,"max":0},{"address":74,"name":"平台连接","symbol":"CLOUD","type":"UINT16","scale":1,"access":"R","values":{"0":"未连接","1":"已连接"}},{"address":75,"name":"缓存待补传条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"},{"address":77,"name":"上行切换次数","symbol":"SWITCHN","type":"UINT16","unit":"次","scale":1,"access":"R"}]},{"id":"ports","title":"RS485口","registers":[{"address":128,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"series":{"from":1,"count":4,"word":"口"}},{"address":132,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","series":{"from":1,"count":4,"word":"口"},"values":{"0":"8N1","1":"8E1","2":"8O1"}},{"address":136,"name":"应答超时","symbol":"TIMEOUT","type":"UINT16","unit":"ms","scale":1,"access":"R/W","min":50,"max":5000,"series":{"from":1,"count":4,"word":"口"}},{"address":140,"name":"采集周期","symbol":"POLL","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":3600,"series":{"from":1,"count":4,"word":"口"}},{"address":144,"name":"在线设备数","symbol":"ONLINE","type":"UINT16","unit":"台","scale":1,"access":"R","max":32,"series":{"from":1,"count":4,"word":"口"}},{"address":148,"name":"通信成功率","symbol":"OKRATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100,"series":{"from":1,"count":4,"word":"口"},"note":"最近 1 h"}]},{"id":"devices","title":"下行设备","note":"按点表中的次序","registers":[{"address":256,"name":"设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":128,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":384,"name":"累计通信失败次数","symbol":"FAILN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":128,"word":"台"}}]}]}' WHERE `product` = 1069;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>直流充电桩是整流负荷，功率因数较高但有谐波；多桩同时启动时，变压器负载率波动大。</p>
<h2>一座站的负荷</h2>
<p>以1000 kVA变压器带10台120 kW直流桩为例。同时系数取0.6，最大720 kW，桩效率0.95、功率因数0.98，母线电流约1116 A，负载率77%；10台同时满充要1289 kVA，超过变压器，必须由平台按负载率限功率。单桩满载电流120÷（1.732×0.38×0.98×0.95）≈196 A，桩前选250 A壳架的断路器。</p>
<h2>谐波与无功</h2>
<p>桩群95%概率值：5次72 A、7次45 A、11次38 A、13次26 A，合成√(72²+45²+38²+26²)≈97 A。功率模块半载时畸变率升高，再按总电流的10%~15%（112~167 A）校核，取200 A的<a href="/newdetail/1028">LH-APF-G</a>。满载功率因数0.98，不需要容性补偿；夜间全站待机时输入滤波电容与电缆呈容性，实测−40 kvar，加上站顶光伏与空调，变化范围−40~+110 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>双向调节，不装电容柜。</p>
<h2>不同容量的起步配置</h2>
<table><thead><tr><th>变压器</th><th>120 kW桩</th><th>补偿与滤波</th><th>桩前断路器与电能表</th></tr></thead><tbody><tr><td>630 kVA</td><td>6台</td><td>SVG 100 kvar、APF 100 A</td><td>各6只</td></tr><tr><td>1000 kVA</td><td>10台</td><td>SVG 150 kvar、APF 200 A</td><td>各10只</td></tr><tr><td>1600 kVA</td><td>16台</td><td>SVG 300 kvar、APF 300 A</td><td>各16只</td></tr></tbody></table>
<p>表中为初步估算，正式设计以桩型、模块数量和同时系数核算；投运一个月后用实测值修正滤波容量。</p>
<h2>桩前与站级</h2>
<ul><li>每台桩一路，桩前各装一台250 A的<a href="/newdetail/1072">LH-SB250M</a>，过载与漏电本地跳闸，端子超温告警</li><li>每路装一只<a href="/newdetail/1060">LH-DM3C</a>，互感器300/5，充电量与站内损耗分开统计；站用电、照明由一台<a href="/newdetail/1068">LH-MC12</a>分路计量</li><li>进线装<a href="/newdetail/1050">LH-PM96H</a>，互感器按1443 A÷0.8取2000/5；<a href="/newdetail/1069">LH-GW100</a>由它读取负载率，超过85%时通知充电运营平台，由平台按优先级降功率</li></ul>
<p>本方案只提供测量与断路器接口，充电功率调节由桩侧平台执行。承载力的“先测、再调、后治”见<a href="/detail/3118">充电与零碳园区</a>。</p>
<h2>安装与验收</h2>
<p>滤波柜与SVG放在箱变低压室，噪声70 dB(A)以下，靠近居民一侧时夜间复测。核对户外箱的防护等级、排水与进风滤网。验收做三种工况：空闲、半数桩、全部桩同时充电（平台把负载率限在85%以内），各记录30 min，看功率因数、THDi与母线电压；公共连接点谐波按GB/T 14549、电压变动按GB/T 12326评价；再抽三台桩试验过载联动与分桩计量的一致性。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>校园用电的难点是宿舍恶性负载、实验室大功率设备与公共建筑的分项统计，既要管得住安全，又要分得清费用。</p>
<h2>宿舍：一间一表</h2>
<p>每间装<a href="/newdetail/1058">LH-DM2P</a>，80 A磁保持继电器，欠费、超功率与恶性负载三种跳闸分别记录原因。阈值不能一刀切：装空调的楼栋启动电流大，按“功率突增超过800 W且近似纯阻性（功率因数0.98以上）”判断电热器具，空调压缩机功率因数低于0.95，不会误跳；公寓楼允许吹风机，阈值放到1500 W。同一间一小时内第三次跳闸转为人工恢复。</p>
<p>一栋320间，LoRa上送，每台<a href="/newdetail/1070">LH-GW200</a>按120个节点（每15 min一次）配置，320÷120≈2.7，需要三台，楼梯间上中下各一台；与4G直连的比较见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>公共建筑：四大分项</h2>
<p>教学楼、图书馆在楼层箱装<a href="/newdetail/1068">LH-MC12</a>，一台12路三相或36路单相，照明插座、空调、动力、特殊用电分开；租赁商铺另装<a href="/newdetail/1060">LH-DM3C</a>。存量多回路表是否要换见<a href="/detail/3120">新国标实施后的做法</a>。</p>
<h2>食堂与水泵房：补偿</h2>
<p>最大180 kW、功率因数0.75，提到0.95需180×（0.882−0.329）≈100 kvar。<a href="/newdetail/1005">LH-ZCH</a>选150 kvar：共补120 kvar用450 V电容，400 V下输出120×（400÷450）²≈95 kvar；分补30 kvar用250 V电容，230 V下约25 kvar，合计120 kvar。若只选120 kvar，实际约96 kvar，就不够了。它接在这条馈线上，馈线装600/5取样。</p>
<h2>实验室：安全优先</h2>
<p>总进线装<a href="/newdetail/1076">LH-RCD300</a>，监测剩余电流与电缆头温度，先告警后由值班人员处置；冰箱、培养箱等回路禁止远程断电。</p>
<table><thead><tr><th>区域</th><th>设备</th><th>通信</th></tr></thead><tbody><tr><td>宿舍</td><td>LH-DM2P、LH-GW200</td><td>LoRa</td></tr><tr><td>教学楼、图书馆</td><td>LH-MC12</td><td>以太网</td></tr><tr><td>商铺、食堂</td><td>LH-DM3C、LH-ZCH</td><td>RS485</td></tr><tr><td>配电房</td><td><a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1069">LH-GW100</a></td><td>RS485、4G</td></tr></tbody></table>
<h2>进度与验收</h2>
<p>暑期集中改造，单栋宿舍两天：第一天换表接线，第二天逐间核对房号、相别与表号。开学前抽5%房间做三种跳闸试验，并用标准表比对首末两间；分项电量之和与总表一周电量相差不超过3%。学生在校园平台缴费与查询，跳闸与恢复都有日志。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>连片池塘的增氧机分散在几百亩水面，线路长、电压低、漏电风险大，常规做法是靠人巡塘开关机。</p>
<h2>末端电压为什么低</h2>
<p>一条600 m的35 mm²铝线，电阻0.52 Ω、电抗0.21 Ω，末端6台3 kW增氧机共21.2 kW、17 kvar。压降ΔU=（P·R+Q·X）÷U=（21200×0.52+17000×0.21）÷380≈38 V，即10%，超过GB/T 12325三相供电−7%的允许值，电机电流偏大、温升高，增氧效果反而差。</p>
<h2>三种办法比一比</h2>
<table><thead><tr><th>办法</th><th>末端压降</th><th>说明</th></tr></thead><tbody><tr><td>只补到功率因数1</td><td>约29 V，7.6%</td><td>仍略超</td></tr><tr><td>30 kvar的<a href="/newdetail/1025">LH-SVG-P</a>，定电压方式</td><td>约22 V，5.8%</td><td>多发13 kvar抬电压</td></tr><tr><td>换70 mm²线</td><td>约24 V，6.3%</td><td>停电、立杆，费用高</td></tr></tbody></table>
<p>LH-SVG-P按电压调节，夜间停机时自动退回零，不会像固定电容那样把轻载电压抬过+7%；装在末端电杆或岸边，IP55，浪涌保护20 kA。若偏差主要发生在变压器首端，先调分接头。线上还有单相负荷时，同一台装置选不平衡优先方式。</p>
<h2>岸边配电箱</h2>
<ul><li>每塘一箱，<a href="/newdetail/1071">LH-SB63</a>按台分路，额定剩余动作电流30 mA，本地跳闸不依赖通信</li><li><a href="/newdetail/1067">LH-WM42</a>计量并统计增氧机运行小时（3 kW约6 A，导线在100 A互感器里穿4匝，读数除以4），电流低于铭牌六成判为叶轮缠草或脱轴</li><li>水下电缆每年测绝缘，接地电阻按设计值复测，雷雨季前检查浪涌保护器</li></ul>
<h2>增氧控制</h2>
<table><thead><tr><th>策略</th><th>触发</th><th>动作</th></tr></thead><tbody><tr><td>定时</td><td>03:00</td><td>轮换开机</td></tr><tr><td>溶氧</td><td>低于设定</td><td>追加机组</td></tr><tr><td>限流</td><td>干线电流超过60 A</td><td>错峰轮停</td></tr></tbody></table>
<p>闷热无风的后半夜提前开机，阴雨天延长运行。策略由平台下发到断路器本地执行，现场可人工接管，接管状态在平台可见；通信中断时按最近一次时间表运行。</p>
<h2>通信与实施</h2>
<p>水面开阔，<a href="/newdetail/1070">LH-GW200</a>装在管理房屋顶可视800 m以上，一台带120个节点，按每箱三个节点（计量一、断路器二）可覆盖40口塘，取舍见<a href="/detail/3121">LoRa与4G怎么选</a>。总变压器处装<a href="/newdetail/1019">LH-CK300</a>，记录首端电压作对照。先改线路最长的一条，投运一周后比较：末端电压、增氧机电流、夜间溶氧最低值，三项都有改善再推广到其余线路。每口塘割接停电不超过30 min，避开凌晨增氧时段。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
<h2>测出来的波动</h2>
<p>1600 kVA变压器带2台132 kW粉碎机、2台160 kW制粒机与若干提升机。以1 s间隔记录一个班：有功在300~900 kW之间，最大时功率因数0.72；粉碎机堵料前后5 s内无功变化可达180 kvar，一小时二十余次。接触器电容的投切延时以秒计，放电后3 min内不得再投，平均功率因数只有0.81。</p>
<h2>容量与响应</h2>
<p>900 kW由0.72提到0.95，需要900×（0.964−0.329）≈572 kvar，选600 kvar的<a href="/newdetail/1017">LH-GXT</a>，晶闸管过零投切，响应不大于20 ms；取7%电抗率的型式，分级按1:2:4:8设4级，最小级40 kvar，小于单次波动的四分之一。最低负荷300 kW、功率因数0.55时无功约456 kvar，仍能跟随，不会过补。</p>
<p>变压器短路容量1600÷0.06≈26.7 MVA，600 kvar纯电容的谐振次数n=√(26.7÷0.6)≈6.7，离7次太近，这是每级都串7%电抗器的原因。变频喂料器多的厂先测3次与5次，选法见<a href="/detail/3113">7%还是14%</a>。</p>
<h2>电动机一侧</h2>
<ul><li>粉碎机、制粒机各装<a href="/newdetail/1055">LH-PM72D</a>：过载、堵转、缺相、不平衡告警，统计起动次数与运行小时</li><li>远离变压器的200 kW以上主机可在电机侧就地补偿，由<a href="/newdetail/1018">LH-CK200</a>统一整定，避免与动态柜争抢</li><li>粉碎机锤片磨损的表现是同样产量下电流上升8%以上，用一个月曲线判断</li></ul>
<table><thead><tr><th>设备</th><th>功率</th><th>监测</th></tr></thead><tbody><tr><td>粉碎机</td><td>132 kW×2</td><td>LH-PM72D</td></tr><tr><td>制粒机</td><td>160 kW×2</td><td>LH-PM72D</td></tr><tr><td>提升机、混合机</td><td>15~55 kW</td><td><a href="/newdetail/1054">LH-PM72E</a></td></tr><tr><td>总进线</td><td>—</td><td><a href="/newdetail/1061">LH-TM30</a>、LH-CK200</td></tr></tbody></table>
<h2>吨料电耗</h2>
<p>LH-TM30的15 min负荷曲线与生产批次号对应，得到每批的吨料电耗；空转和堵料在曲线上是“有电流、没产量”的平台段。功率因数奖惩直接体现在电费清单，月有功30万kWh时由0.81提到0.95，少吸收约11.9万kvarh，算法见<a href="/detail/3107">力调电费</a>。</p>
<h2>施工与验收</h2>
<p>动态柜放在非粉尘危险区的配电室，柜前留1.5 m；粉尘场所内的电气设备须按爆炸危险区域划分选型。利用周日检修停电8 h完成接入，旧接触器柜退出备用一个月再拆。验收取一个完整生产班：1 s记录的功率因数95%时间不低于0.95，堵料冲击后40 ms内无功恢复，谐波电流按GB/T 14549复核。数据由<a href="/newdetail/1069">LH-GW100</a>送工厂平台。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>为什么会“变差”</h2>
<p>场区负荷300 kW、功率因数0.80，无功225 kvar。光伏发250 kW时，从电网只取50 kW，而225 kvar无功仍全部来自电网，并网点功率因数50÷√(50²+225²)≈0.22。负荷没变，变的是分子。再加上沼气机组夜间100 kW，一天里并网点有功在−120~+200 kW之间。</p>
<table><thead><tr><th>时段</th><th>并网点有功</th><th>治理前无功</th><th>SVG动作</th></tr></thead><tbody><tr><td>夜间</td><td>+80~+120 kW</td><td>90 kvar</td><td>发出约60</td></tr><tr><td>清晨、傍晚</td><td>变化快</td><td>150~225 kvar</td><td>10 ms内跟随</td></tr><tr><td>午间</td><td>−120~+50 kW</td><td>225 kvar</td><td>发出约209</td></tr><tr><td>午间休产</td><td>−200 kW</td><td>−20 kvar</td><td>吸收20，抑制过电压</td></tr></tbody></table>
<h2>容量</h2>
<p>有功50 kW要达到0.95，允许从电网取50×0.329≈16 kvar，SVG需发225−16≈209 kvar，选3台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>并列，共225 kvar。倒送时按无功接近零控制，而不是按功率因数：有功过零点附近功率因数没有意义，控制器会来回跳。旧电容柜退出；若电容尚新，可留长期无功的90 kvar作基础，SVG减为两台，分法见<a href="/detail/3115">混合补偿</a>。</p>
<p>电压也要核一下：10 kV支线短路容量40 MVA，200 kW倒送、线路R/X约为1时，电压升高约0.2/40÷√2≈0.4%，不是主要矛盾；400 V侧变压器至光伏柜的电缆压升约2%，逆变器过压停机多由此引起，先查电缆与分接头。</p>
<h2>取样放在哪里</h2>
<p>取样互感器<a href="/newdetail/1075">LH-KCT</a>放在公共连接点与场区总进线之间，极性指向负荷；放到光伏并网点之后，测到的就是另一回事。<a href="/newdetail/1031">LH-PQM-A</a>装在10 kV侧，记录双向潮流、功率因数与谐波；<a href="/newdetail/1062">LH-TM33</a>作10 kV侧双向计量，发电与用电分开。沼气机组单独装<a href="/newdetail/1060">LH-DM3C</a>。</p>
<h2>边界</h2>
<ul><li>防孤岛由逆变器与并网柜承担，本方案设备不作为判据</li><li>沼气区域按防爆等级选型，补偿与监测设备放在非危险区</li><li>光伏接入按GB/T 29319执行，要点见<a href="/detail/3104">标准解读</a>；谐波按GB/T 14549，电压偏差按GB/T 12325，以供电企业答复为准</li></ul>
<h2>投运</h2>
<p>先装监测记录两周，再投SVG，避免用设计值代替实际。验收选一个晴天、一个阴天各记录24 h，覆盖两种出力曲线，并网点功率因数按15 min统计不低于0.95，数据由<a href="/newdetail/1069">LH-GW100</a>上送平台，曲线留存不少于一年。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2016;
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
<table><thead><tr><th>位置</th><th>设备</th><th>改善对象</th></tr></thead><tbody><tr><td>低压母线</td><td>LH-GXT 450 kvar</td><td>无功冲击、闪变</td></tr><tr><td>低压母线</td><td>LH-APF-G 300 A</td><td>5、7、11次</td></tr><tr><td>焊装馈线</td><td>LH-SPC 100 kvar</td><td>不平衡</td></tr><tr><td>照明</td><td>改由另一台变压器供电</td><td>灯光闪烁</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>利用两个周日停线：第一个周日分相与改时序，运行一周复测，容量不够再下单，避免按未优化的数据选大；第二个周日并柜。验收取同车型、同节拍的一周Plt与不平衡度记录，焊点质量由工艺部门另行评价。数据经<a href="/newdetail/1069">LH-GW100</a>进车间系统，7%电抗率的依据见<a href="/detail/3113">电抗率三步法</a>。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>注塑机定量泵、伺服泵与加热圈并存，白天功率因数约0.70，加热圈为单相阻性、三相分配不均。</p>
<h2>第一步：分相</h2>
<p>30台注塑机加热圈每台12 kW，约55 A，出厂多接A相。实测三相电流1580、1290、1020 A，中性线约485 A。停机换料时把5台由A相改接C相，三相变为约1305、1290、1295 A，中性线的基波部分降到20 A以内，只用了电工两个夜班。剩余随开机台数变化的部分由50 kvar的<a href="/newdetail/1029">LH-SPC</a>转移，一般企业到这一步可以不装。</p>
<h2>第二步：补偿</h2>
<p>1250 kVA变压器最大640 kW、0.70，视在功率914 kVA，负载率73%；提到0.95后为674 kVA，负载率54%，腾出的240 kVA可再带约10台机。需要无功640×（1.020−0.329）≈442 kvar：</p>
<table><thead><tr><th>成分</th><th>容量</th><th>设备</th></tr></thead><tbody><tr><td>长期无功</td><td>298 kvar</td><td><a href="/newdetail/1011">LH-XCS-7</a> 8×50 kvar（每台37.3）</td></tr><tr><td>开合模波动</td><td>150 kvar</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar</td></tr></tbody></table>
<p>注塑机一个循环几十秒，油泵无功两三秒内变化100 kvar以上，电容只管台阶、SVG管波动，全响应不大于10 ms。SVG容量大于最大一级电容，投切时没有缺口，见<a href="/detail/3115">容量怎么分</a>。</p>
<p>能不能用不带电抗的<a href="/newdetail/1001">LH-ZCS</a>？变压器短路容量20.8 MVA，300 kvar纯电容谐振次数√(20.8÷0.3)≈8.3，分级投切时会扫过11次；伺服驱动的5、7次很丰富，所以本方案用7%电抗率。只有定量泵、没有伺服的老车间，实测THDi低于10%时才用LH-ZCS。</p>
<h2>第三步：计量</h2>
<ul><li>每台注塑机装<a href="/newdetail/1060">LH-DM3C</a>，电量除以合格件数得到单件电耗，同模具不同机台一比就能找出保温棉脱落的料筒</li><li>冷水机、空压机另装<a href="/newdetail/1048">LH-PM96E</a>，错开整点起动</li><li>数据经<a href="/newdetail/1069">LH-GW100</a>与生产系统的模次对应</li></ul>
<h2>收益从哪里来</h2>
<p>力调电费由罚转奖、变压器腾出容量、中性线发热下降，三项分别核算，以近12个月电费清单与监测数据为准；第一项的算法见<a href="/detail/3107">力调电费</a>。单位产量电耗的下降来自管理，不应算成补偿的功劳。</p>
<h2>施工与验收</h2>
<p>先分相、再补偿、后计量，避免设备容量按未优化的数据选大。补偿柜并接需停电4 h，放在换模日；电容与SVG共用总进线取样，由SVG统一投切。验收记录三个班：功率因数不低于0.95，THDu较治理前不升高，谐波电流按GB/T 14549复核，中性线电流不大于相电流的25%。SVG进风避开粉料区，滤网每月清理。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2019;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>喷气织机、空压机与空调变频集中，谐波以5、7次为主，夜间轻载时固定电容容易过补。</p>
<h2>三类负荷，三种脾气</h2>
<table><thead><tr><th>区域</th><th>特点</th><th>措施</th></tr></thead><tbody><tr><td>织造</td><td>24 h平稳，电机群感性无功</td><td><a href="/newdetail/1011">LH-XCS-7</a>，基础补偿</td></tr><tr><td>空压</td><td>变频为主，谐波集中</td><td><a href="/newdetail/1028">LH-APF-G</a>，就地滤波</td></tr><tr><td>空调</td><td>随季节与昼夜变化</td><td><a href="/newdetail/1022">LH-SVG-M</a>，连续调节</td></tr></tbody></table>
<h2>测量结果与容量</h2>
<p>1600 kVA变压器，白班950 kW、0.84，夜班换品种时低到380 kW、0.92。</p>
<ul><li>白班到0.96需要950×（0.646−0.292）≈336 kvar；夜班380 kW自身无功只有162 kvar，到0.96只需51 kvar</li><li>基础无功：LH-XCS-7 6×50 kvar，实际224 kvar，分两组，夜班只留一组112 kvar</li><li>波动部分：LH-SVG-M 2×75 kvar，夜班可反向吸收，避免容性，并统一投切电容</li><li>合计374 kvar，比336多一成，作为增加织机的余量</li></ul>
<p>空压站四台160 kW变频机馈线实测5次130 A、7次70 A、11次38 A，合成√(130²+70²+38²)≈152 A，乘1.2为183 A，选200 A。滤波放在空压站而不放在总母线，是因为谐波电流不再流经200 m电缆：按152 A、每相0.005 Ω（四根240 mm²并联）计，三相少损耗3×152²×0.005≈0.35 kW，一年约3000 kWh，电缆末端的电压畸变也随之下降。</p>
<h2>飞花环境</h2>
<p>飞花会在一周内堵住IP20模块的滤网，模块超温降额，看上去像“容量不够”。设备放在车间外的独立电气间，正压送风，进风两道滤网，每周清理；确需放在车间内时整柜做到IP54并加热交换器，按柜内温度重新核算容量，45 ℃以上要降额。</p>
<h2>能效管理</h2>
<p><a href="/newdetail/1065">LH-WM40</a>用开口互感器装在每台空压机上，不拆电缆，15 min上送；用气量来自流量计，比功率升高5%即查漏气与加卸载。织机按台班统计万米布电耗，<a href="/newdetail/1068">LH-MC12</a>分机台组计量，异常自动标红。表的通信方式见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>施工与验收</h2>
<p>织机不停台是硬约束：两台变压器之间有联络，逐台转供，在换品种的8 h窗口内完成一台。空调供电回路不与频繁启停的负荷共用变压器。验收取白班、夜班各三天：功率因数15 min值不低于0.96且无容性，空压馈线THDi不高于8%，公共连接点按GB/T 14549评价，电气间温度不高于40 ℃。夜班轻载的那一段最容易不合格，要单独列出。电容与SVG的分工见<a href="/detail/3115">混合补偿</a>。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>原料磨、破碎机等高压大电机多，供电距离长，高低压需要统筹。</p>
<h2>先分清该补在哪里</h2>
<p>10 kV母线最大9.6 MW、功率因数0.88，到0.95需要9600×（0.540−0.329）≈2026 kvar。全部放在总降，矿山3 km线路上的无功电流一点不少；全部放在末端，停机时又无处可调。顺序：低压就地、大电机随机、母线补差。</p>
<table><thead><tr><th>层</th><th>设备</th><th>容量</th><th>控制</th></tr></thead><tbody><tr><td>大电机</td><td><a href="/newdetail/1010">LH-GYJ</a></td><td>2×450 kvar，10 kV输出约751 kvar</td><td>同投同退</td></tr><tr><td>10 kV母线</td><td><a href="/newdetail/1008">LH-GYZ</a></td><td>2×600 kvar，10 kV输出约1055 kvar</td><td>九区图</td></tr><tr><td>0.4 kV风机、水泵</td><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>每台变压器6×50 kvar</td><td><a href="/newdetail/1018">LH-CK200</a>，功率因数与无功</td></tr><tr><td>0.4 kV变频</td><td><a href="/newdetail/1015">LH-GXL</a></td><td>300 kvar</td><td>按支路</td></tr></tbody></table>
<h2>高压侧核算</h2>
<ul><li>随机补偿的上限：电机空载电流30 A时0.9×√3×10×30≈468 kvar，450 kvar可用；带进相机的不再装</li><li>电抗率：母线5次为主，选6%，调谐次数1÷√0.06≈4.08，低于5次；不串电抗，短路容量180 MVA、1200 kvar时n=√(180÷1.2)≈12.2，一组时17.3，投切会扫过13、17次</li><li>电压变化：单组600 kvar，ΔU≈0.6÷180≈0.33%，两组0.67%，九区图的电压死区取1%以上</li><li>电容器额定电压：6%电抗率时端电压升高到1/（1−0.06）≈1.064倍，选11/√3 kV；2100 kvar（LH-GYJ串1%）输出约1806 kvar，其余220 kvar由低压补</li></ul>
<h2>低压侧</h2>
<p>破碎机皮带、风机水泵以工频电机为主，7%电抗率的LH-XCS-7即可；选粉机、回转窑变频馈线谐波大，用调谐滤波柜LH-GXL，5、7、11次各一支路，主要次数电流下降50%~80%，以复测为准。破碎车间粉尘大，6组40 kvar的<a href="/newdetail/1013">LH-XCB</a>装在正压配电室内，由<a href="/newdetail/1046">LH-RC12</a>投切。</p>
<h2>防止重复补偿</h2>
<p>低压先补足，高压母线按剩余无功投切。夜间只剩窑系统3 MW、0.97，无功约3000×0.251≈753 kvar；随机补偿仍投着，751 kvar几乎补满，母线再投一组就倒送525 kvar，因此与电机同退，母线两组夜间闭锁。</p>
<h2>实施与验收</h2>
<p>总降停电与窑大修同期；高压电容器投运前做相间与对地耐压，投运后测合闸涌流与过电压。母排与电抗器接头装<a href="/newdetail/1073">LH-TS10</a>，三相温差10 ℃即停检；低压柜进风滤网每月清理。<a href="/newdetail/1050">LH-PM96H</a>装在各变压器低压侧；仪表经RS485接<a href="/newdetail/1069">LH-GW100</a>，测温经LoRa接<a href="/newdetail/1070">LH-GW200</a>。验收以10 kV关口一个月的平均功率因数为准，谐波电流按GB/T 14549核算；反向无功电量应为零，力调电费见<a href="/detail/3107">这篇文章</a>。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>企业装设屋顶光伏后，有功由光伏提供、无功仍从电网吸收，公共连接点功率因数明显下降，部分企业力调电费不降反升。</p>
<h2>原因</h2>
<p>负荷800 kW、功率因数0.92，无功341 kvar。光伏发500 kW时关口只取300 kW，功率因数300÷√(300²+341²)≈0.66，而光伏投运前是0.92。电费按月有功、无功电量计算，白天有功少了一大块，无功没少，月平均就被拉低，口径见<a href="/detail/3107">力调电费</a>。</p>
<p>旧控制器还会帮倒忙：按功率因数投切，倒送时有功过零，判据失去意义而停止补偿；有的取样点在光伏并网点之后，测到的方向与实际不符。</p>
<h2>先查三件事</h2>
<ol><li>取样位置：从电网看进去，取样互感器必须在光伏并网点之前。</li><li>旧电容柜：实测每级电流，衰减超过10%的换掉；本例300 kvar电容实际剩260 kvar。</li><li>逆变器：能否设恒功率因数。500 kW逆变器设0.98滞后，可发500×0.203≈102 kvar，夜间不发。</li></ol>
<h2>容量</h2>
<p>关口300 kW达到0.95，允许取300×0.329≈99 kvar，需补341−99≈242 kvar。旧电容260 kvar按级投切可以够数，但云影掠过时光伏几秒内变化300 kW，电容跟不上，且每级50 kvar会在轻载时造成容性。增设一台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>，双向100 kvar，大于最大一级电容，波动与零头由它承担。</p>
<table><thead><tr><th>时段</th><th>关口有功</th><th>改造前</th><th>改造后目标</th></tr></thead><tbody><tr><td>白天晴</td><td>300 kW</td><td>0.66（算例）</td><td>≥0.95</td></tr><tr><td>云影</td><td>300~600 kW快变</td><td>0.66~0.87（算例）</td><td>≥0.95</td></tr><tr><td>夜间</td><td>400 kW</td><td>0.92</td><td>≥0.97</td></tr></tbody></table>
<h2>改造内容</h2>
<ul><li>控制改为<a href="/newdetail/1019">LH-CK300</a>，取样在总进线，按无功功率投切，四象限判断；SVG先响应，稳定后由电容接替</li><li><a href="/newdetail/1062">LH-TM33</a>装在10 kV关口侧，<a href="/newdetail/1061">LH-TM30</a>装在光伏柜，发电、用电、上网分开，月底与电费清单核对</li><li>电容更换为<a href="/newdetail/1011">LH-XCS-7</a>；老柜无电抗时必须一起换</li><li>取样用<a href="/newdetail/1075">LH-KCT</a>，停电后套装，不拆电缆，注意极性</li></ul>
<h2>并网要求与验收</h2>
<p>光伏接入电能质量按GB/T 29319，谐波按GB/T 14549，电压偏差按GB/T 12325；可观可测的数据由<a href="/newdetail/1069">LH-GW100</a>提供，见<a href="/detail/3111">“四可”要求</a>。分两步投运：先改取样和控制，观察一周；再投SVG。验收选晴天、阴天各24 h，15 min功率因数不低于0.95，关口反向无功电量接近零，再用下一个整月的电费清单复核。防孤岛由并网柜承担，本方案设备不参与。力调电费执行口径以当地供电企业为准。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2024;
--> statement-breakpoint
UPDATE `case_facts` SET `site` = '1×1250 kVA变压器，照明母线最大620 A，LED与金卤灯，旧电容已停用' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-ZCH 150 kvar 2台、LH-DM3 68只' WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2025 WHERE `case` = 4101;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-RCD300 38台、LH-TS20 96只（低压柜电缆接头）、LH-GW200 4台' WHERE `case` = 4103;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-DM2P 1920只、LH-GW200 16台' WHERE `case` = 4105;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-TS10 42只（母排、电缆接头）、LH-PM96E 23台、LH-GW200 1台' WHERE `case` = 4113;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-SVG-MH 150 kvar 2台、LH-XCF 30 kvar 16台' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-MC12 48台、LH-TS20 288只（每面6只）、LH-GW200 3台；按柜功率封闭冷通道，送风20→24 ℃' WHERE `case` = 4214;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>展会期间舞台灯光柜与大屏配电箱的电流畸变率超过三成，灯光柜中性线电流98 A，接近相电流，线缆发热，大屏偶发闪断。两处谐波源集中，离变电所又远。</p><h2>做法</h2><p>谐波就地治理：每台灯光柜旁壁挂1台50 A的LH-APF-W，每台大屏配电箱旁壁挂1台35 A的LH-APF-W，采样互感器装在各自进线。谐波在源头抵消，不再流过干线和变压器。</p><h2>投运与复测</h2><p>满场彩排时复测：灯光柜THDi由34%降到4.8%，大屏箱由33%降到5.3%，灯光柜中性线电流由98 A降到14 A。</p>' WHERE `case` = 4003;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>站房LED与电感镇流器的金卤灯混用，母线最大电流620 A，3、5、7次谐波都明显。原补偿柜约115 kvar，未串电抗器，与变压器在13次附近谐振，11次被放大到约3倍，电容器过流、鼓肚；停用后功率因数只有0.84。</p><h2>做法</h2><p>3次是主要谐波，补偿全部换成14%电抗率：三相部分用3台45 kvar的LH-XCS-14，单相照明不平衡的部分用2台24 kvar的LH-XCF分相投切，400 V下共输出124 kvar。调谐点在134 Hz，低于3次，对3次及以上都呈感性，投入后不再放大，但也不滤除3次。5台用一根网线级联，由1台LH-CK200按母线进线的三相电流（1000/5）统一投切。</p><h2>投运与复测</h2><p>功率因数由0.84（旧电容停用时）提到0.96；与旧电容投入时相比，11次谐波电压由3.3%降到1.1%，不再放大，母线THDu由6.1%降到3.6%，在5%的限值以内。灯具产生的3次谐波与中性线电流基本不变。</p>', `diagram` = '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，1000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1012,"text":"3×45 kvar，14%"}],[{"kind":"breaker"},{"kind":"detuned","product":1014,"text":"2×24 kvar，分补14%"}],[{"kind":"breaker"},{"kind":"load","text":"站房LED、金卤灯"}]]}]}' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>商业广场一台1000 kVA变压器带68户商铺，最大有功620 kW，功率因数0.85；单相负荷多，三相不平衡，只做三相共补时总有一相过补或欠补。商铺电费靠人工抄表分摊。</p><h2>做法</h2><p>配电间壁装2台150 kvar的LH-ZCH，共补60%、分补40%，按相投切，总进线取样互感器（1500/5）的二次依次接两台，投切延时错开；每户装1只LH-DM3，RS485集中抄表，物业按月出账。</p><h2>投运与复测</h2><p>功率因数由0.85提到0.97，力调电费（考核0.85）由不增不减变为每月减收1600元；抄表由每月16 h减到0.5 h。</p>', `equipment` = '[{"product":1005,"code":"LH-ZCH/150-0.6","quantity":2,"unit":"台","use":"低压母线，共补60%分补40%"},{"product":1059,"code":"LH-DM3-80-485","quantity":68,"unit":"只","use":"商铺分户"}]', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"1500/5，补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1005,"text":"2×150 kvar，混补"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"每户一只"},{"kind":"load","text":"商铺，68户"}],[{"kind":"breaker"},{"kind":"load","text":"公共照明、电梯"}]]}]}', `calculation` = '{"tool":"kvar","values":{"p":"620","pf1":"0.85","pf2":"0.97","sn":"1000","duty":"unbalanced","std":"0.85"},"count":1,"says":"最大有功620 kW，由0.85补到0.97，三相明显不平衡，用混补。两台150 kvar的LH-ZCH在400 V下输出约244 kvar。"}' WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14.4 kW；接地形式TN-S，PE线随电缆到灯杆；线路老，雨后实测各路泄漏80~130 mA。灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><ul><li><strong>断路器</strong>：每路1台LH-SB63，3P+N 20 A，按启动冲击与末端短路选取。</li><li><strong>总电量</strong>：每台箱变1台LH-WM40，14.4 kW、0.95约23 A，用最小的100 A开口互感器。</li><li><strong>通信</strong>：7台断路器经RS485接1台LH-GW100，合用一张卡，LH-WM40自带一张。</li><li><strong>剩余电流</strong>：N线同进断路器，不平衡电流不误动；按方案取不小于实测2倍的标准档，新线路是100 mA，这里是300 mA，本地跳闸，不自动重合。</li></ul><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：按经纬度开关灯后，每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>水厂4台450 kW高压送水泵三用一备，10 kV侧功率因数0.86，单泵馈线电流27.2 A。电动机长期连续运行，无功稳定，适合就地补偿。低压1台800 kVA变压器带加药与反冲洗设备。</p><h2>做法</h2><p>每台高压电动机旁设1面150 kvar的LH-GYJ，接在电动机断路器负荷侧，同投同切，补偿量不超过电动机空载无功，避免自励；低压母线另用3组40 kvar、7%电抗率的LH-XCB，补这台变压器所带的负荷，由1台4路的LH-RC12按0.4 kV进线A相电流（1500/5）投切。</p><h2>投运与复测</h2><p>10 kV功率因数由0.86提到0.96，单泵馈线电流由27.2 A降到24.4 A，力调电费由每月加收11300元变为减收4200元。</p>', `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"}]],"feeders":[[{"kind":"load","text":"至800 kVA变压器"}],[{"kind":"breaker","text":"4路，每泵一路"}]]},{"name":"送水泵机端（4台相同）","incoming":[],"feeders":[[{"kind":"motor","text":"送水泵450 kW"}],[{"kind":"contactor","text":"随泵同投同切"},{"kind":"detuned","product":1010,"text":"150 kvar，1%"}]]},{"name":"0.4 kV母线","incoming":[[{"kind":"breaker","text":"引自10 kV母线"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"1只，1500/5，补偿取样"},{"kind":"controller","product":1046}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"3×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"加药、反冲洗"}]]}]}' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>1250 kVA箱变带12台120 kW直流充电桩和洗车、空调（另有分表）。夜里充电少时桩与电缆呈容性，白天洗车、空调一开又是感性，电容器没法跟，月均功率因数0.84；桩的电量与总表对不上，差3.6%。</p><h2>做法</h2><p>箱变低压侧装1台150 kvar的LH-SVG-MH，感性、容性都能连续补；12台桩用1台LH-MC12逐桩计量，插接式互感器250 A，与桩内电表比对。</p><h2>投运与复测</h2><p>月均功率因数由0.84提到0.98，力调电费（考核0.85）由每月加收770元变为减收1690元，总分电量差由3.6%降到0.8%。</p>', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"loadSwitch"},{"kind":"fuse"},{"kind":"transformer","text":"1250 kVA箱变"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路，250 A"},{"kind":"load","text":"充电桩12×120 kW"}],[{"kind":"breaker"},{"kind":"meter","text":"分表"},{"kind":"load","text":"洗车、空调"}]]}]}', `calculation` = '{"tool":"kvar","values":{"p":"330","pf1":"0.84","pf2":"0.98","sn":"1250","duty":"leading","react":"0","std":"0.85"},"count":1,"says":"按箱变月均有功约330 kW，由0.84补到0.98；轻载时呈容性，只用SVG。"}' WHERE `case` = 4013;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>停车楼4层46路照明共约300 kW全天常亮，只有4块总表，不知道哪一层在夜里浪费。重新敷设通信线要封车位，业主要求不布线。</p><h2>做法</h2><p>46路照明各装1只LH-WM42，开口互感器100 A卡在出线上，LoRa上传；箱旁1台LH-GW200汇集后经4G送到平台，再按车流把夜间10 h的照明分区减半。</p><h2>投运与复测</h2><p>单独计量回路由4路增到46路，每15 min一组数据；照明月用电量由21.6万kWh降到17.1万kWh。</p>' WHERE `case` = 4014;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>5台160 kW曝气风机全部变频，同母线有回流泵、搅拌机，合计约800 kW，5次谐波电流360 A，THDi 33%，功率因数0.85。鼓风机房连续运行，负荷稳定，适合用无源滤波同时补无功。</p><h2>做法</h2><p>低压母线装1套300 kvar的LH-GXL，分5次150 kvar、7次90 kvar、11次60 kvar三条滤波支路，由鼓风机PLC按运行台数投切：依次投5、7、11次，切除次序相反，防止在低次上放大。</p><h2>投运与复测</h2><p>五台风机同时运行时复测：THDi由33%降到9.5%，5次谐波电流由360 A降到75 A，功率因数由0.85提到0.97。</p>', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"LH-GXL取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"曝气风机变频5×160 kW"}],[{"kind":"breaker"},{"kind":"load","text":"回流泵、搅拌机"}],[{"kind":"breaker","product":1015,"text":"总开关，1套"}]]},{"name":"LH-GXL内母线","incoming":[],"feeders":[[{"kind":"fuse"},{"kind":"contactor","text":"先投后切"},{"kind":"filter","text":"5次，150 kvar"}],[{"kind":"fuse"},{"kind":"contactor","text":"第二投切"},{"kind":"filter","text":"7次，90 kvar"}],[{"kind":"fuse"},{"kind":"contactor","text":"后投先切"},{"kind":"filter","text":"11次，60 kvar"}]]}]}', `calculation` = '{"tool":"kvar","values":{"p":"800","pf1":"0.85","pf2":"0.97","sn":"2000","by2":"thdi","h":"33","order":"5","std":"0.90"},"count":1,"says":"母线约800 kW，由0.85补到0.97，未计畸变，偏安全。计算只管无功；现场THDi 33%且负荷稳定，改由LH-GXL 300 kvar同时滤波和补无功。"}' WHERE `case` = 4015;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"一级负荷Ⅰ段","incoming":[[{"kind":"grid","text":"T1 630 kVA"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"400 A","second":{"kind":"grid","text":"T2备用"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"产房、手术室（另配UPS），2路"}],[{"kind":"breaker"},{"kind":"load","text":"新生儿室"}]]},{"name":"一级负荷Ⅱ段","incoming":[[{"kind":"grid","text":"T2 630 kVA"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"400 A","second":{"kind":"grid","text":"T1备用"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"检验、药房等3路"}]]}]}' WHERE `case` = 4102;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>3栋病区楼的低压柜电缆接头曾过热到96 ℃，楼层插座回路泄漏大，最大620 mA。病区不能长时间停电检查，需要在线监测。</p><h2>做法</h2><p>38台楼层配电箱各装1台LH-RCD300，每台测1路剩余电流、4路温度，共190处；12面低压柜的96处电缆接头各装1只LH-TS20，用接头螺栓压紧，电池供电、无线上传（配电室与每栋各1台LH-GW200），安装随柜逐面停电30 min。两项合计286处。</p><h2>投运与复测</h2><p>按告警紧固了过热接头，最高温度由96 ℃降到61 ℃；查改混接零线后最大剩余电流由620 mA降到110 mA。</p>', `equipment` = '[{"product":1076,"code":"LH-RCD300-65-LR","quantity":38,"unit":"台","use":"楼层配电箱"},{"product":1074,"code":"LH-TS20-M8","quantity":96,"unit":"只","use":"低压柜电缆接头"},{"product":1070,"code":"LH-GW200-4G-ID","quantity":4,"unit":"台","use":"配电室1台、每栋1台"}]', `diagram` = '{"sections":[{"name":"低压柜母线","incoming":[[{"kind":"grid","text":"变压器低压侧"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"病区一"}],[{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"病区二"}],[{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"病区三"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"监测平台"}}' WHERE `case` = 4103;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>8栋宿舍楼1920间，电费按床位均摊，争议多；大功率电器每月引起35次楼层跳闸，每月抄表收费要320 h。</p><h2>做法</h2><p>每间装1只LH-DM2P，先付后用，按作息分时供电，识别到纯阻性大功率负载即断该间并在10 min后自动恢复。电表集中在楼道计量箱，经每栋2台LH-GW200以LoRa上传，箱内不另布通信线。</p><h2>投运与复测</h2><p>大功率电器引起的跳闸由每月35次降到4次，抄表收费由320 h减到4 h，月用电量由19.2万kWh降到16.8万kWh。</p>', `equipment` = '[{"product":1058,"code":"LH-DM2P-80-LR","quantity":1920,"unit":"只","use":"每间1只，楼道计量箱"},{"product":1070,"code":"LH-GW200-4G-ID","quantity":16,"unit":"台","use":"每栋2台，各带120只表"}]', `diagram` = '{"sections":[{"name":"楼层计量箱母线","incoming":[[{"kind":"grid","text":"楼层干线"},{"kind":"breaker"}]],"feeders":[[{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍1"}],[{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍2"}],[{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍60"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"宿舍费控平台"}}' WHERE `case` = 4105;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>图书馆12路照明干线约210 kW，大量电感镇流器荧光灯与LED，3次谐波大，不串电抗器的普通电容器又与变压器在11次附近谐振，每年更换9台。</p><h2>做法</h2><p>原电容全部拆除，换4台30 kvar的LH-XCF，14%电抗率、分相补偿，第一台作主机，按母线进线三相电流（600/5）统一投切，三相各自投切，既不放大3次谐波，也不会一相过补一相欠补。</p><h2>投运与复测</h2><p>功率因数由0.86提到0.98，THDu由4.8%降到3.1%，投运后电容器再没有更换。</p>' WHERE `case` = 4108;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"馈线，每路一台"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"护理楼"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"馈线，每路一台"},{"kind":"residual","product":1076,"text":"每箱一台"},{"kind":"load","text":"餐厅、康复"}]]}],"network":{"link":"LoRa：探测器","gateway":1070,"to":"澜衡云"}}' WHERE `case` = 4111;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>体检中心7面低压柜出线接头温度高达88 ℃，22路馈线没有测量，只有进线一块表，值班员每周要开柜巡检5 h。</p><h2>做法</h2><p>母排与电缆接头装42只LH-TS10，从母线电流取电、不用电池，无线传到1台LH-GW200；进线与22路馈线各装1台LH-PM96E，数据进后台，温升与负荷一起看。</p><h2>投运与复测</h2><p>紧固并更换两处接头后，最高温度由88 ℃降到54 ℃；在线测量回路由1路增到23路，每周巡检由5 h减到1 h。</p>', `equipment` = '[{"product":1073,"code":"LH-TS10-450","quantity":42,"unit":"只","use":"母排、电缆接头"},{"product":1048,"code":"LH-PM96E-5A-220-C","quantity":23,"unit":"台","use":"进线与馈线"},{"product":1070,"code":"LH-GW200-4G-ID","quantity":1,"unit":"台","use":"汇集测温"}]', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1048,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"每接头一只"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"体检设备"}],[{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"每接头一只"},{"kind":"meter","product":1048,"text":"馈线，每路一台"},{"kind":"load","text":"空调、照明"}]]}],"network":{"link":"LoRa：测温","gateway":1070,"to":"配电后台"}}' WHERE `case` = 4113;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>焊装线52台机器人焊机轮流通电，平均有功约720 kW，功率因数0.68；焊接瞬间电压跌落4.2%，长时间闪变1.6，隔壁检测线的屏幕跟着闪。</p><h2>做法</h2><p>母线装2套300 kvar的LH-GXT，晶闸管在过零点投切，20 ms内跟上焊接冲击；5、7次支路同时滤除焊机谐波。两套分级交替动作，避免同时投切。</p><h2>投运与复测</h2><p>功率因数由0.68提到0.97，焊接时电压跌落由4.2%减到2.0%，长时间闪变Plt由1.6降到0.8。</p>' WHERE `case` = 4201;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>2台1500 kW六脉波中频炉各由1台2000 kVA、575 V变压器供电，功率因数0.83，10 kV侧5次谐波电流36 A，同母线的检测设备受干扰。</p><h2>做法</h2><p>每台炉的575 V母线配1套匹配1500 kW的LH-GXZ，设5、7、11、13次支路，随炉功率由晶闸管投切，升温、保温两个阶段都不过补。</p><h2>投运与复测</h2><p>两炉同时熔炼时复测：功率因数由0.83提到0.95，10 kV侧5次谐波电流由36 A降到9 A，THDu由5.8%降到2.6%，铁水电耗由625 kWh/t降到615 kWh/t。</p>' WHERE `case` = 4202;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>64台注塑机定量泵、伺服泵与加热并存，最大有功约900 kW，功率因数0.78，电热圈接单相使三相电流不平衡24%（最大−最小，除以最大），变压器负载率72%，扩产余量不大。</p><h2>做法</h2><p>用2台150 kvar的LH-SVG-MH与16台30 kvar的LH-XCF组成混合补偿：伺服驱动有谐波，分补电容每路串14%电抗，先填各相的基本无功，SVG补级差、快速变化与不平衡，并经RS485总线统一投切电容。</p><h2>投运与复测</h2><p>功率因数由0.78提到0.97，变压器负载率由72%降到58%，不平衡度由24%降到8%，力调电费由每月加收18900元变为减收2400元。</p>', `equipment` = '[{"product":1023,"code":"LH-SVG-MH/400-150-12","quantity":2,"unit":"台","use":"低压母线，兼控电容投切"},{"product":1014,"code":"LH-XCF/300-30-14%","quantity":16,"unit":"台","use":"分相补偿"}]', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"2×150 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1014,"text":"16×30 kvar，分补，14%"}],[{"kind":"breaker"},{"kind":"load","text":"注塑机64台"}]]}]}', `calculation` = '{"tool":"kvar","values":{"p":"900","pf1":"0.78","pf2":"0.97","sn":"1600","duty":"unbalanced","react":"14","std":"0.90"},"count":1,"says":"最大有功约900 kW，由0.78补到0.97；三相不平衡，SVG与分补电容混合。现场16台30 kvar、串14%电抗的分补电容输出约328 kvar，其余约170 kvar由两台150 kvar的SVG连续补，留出的容量转移不平衡电流。"}' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>18栋圈舍夜间断电25 min才被发现，夏季密闭舍停风十几分钟就会热应激；进线端子温度到过92 ℃，也没人知道。</p><h2>做法</h2><p>每栋进线装1台200 A的LH-SB250M，过载、漏电先报警后跳闸，端子超温只告警；旁边1台LH-WM40测用电并在失电时用自身储能把断电报出去，不依赖现场电源。</p><h2>投运与复测</h2><p>断电发现由25 min缩到1 min，端子最高温度由92 ℃降到63 ℃，每头每月用电由5.4 kWh降到4.8 kWh。</p>', `calculation` = '{"tool":"meter","values":{"sys":"3p4w","by":"a","x":"110","use":"monitor","len":"2"},"count":1,"says":"每栋圈舍最大负荷约110 A，监测用，三相四线。"}' WHERE `case` = 4208;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>循环水养殖车间停电15 min鱼就会缺氧，保安负荷280 kW。原来靠人工拉闸换发电机，45 min才恢复增氧。</p><h2>做法</h2><p>保安母线设1台630 A的LH-KJT，市电失电自动起动发电机并切换，回电自动切回；12路水泵与增氧机（各6路）用1台LH-MC12逐路计量，哪一路停了马上知道。</p><h2>投运与复测</h2><p>停电试验：恢复增氧由45 min缩到1 min（含发电机起动与分批加载），切换动作1.8 s；每千克鱼用电由6.2 kWh降到5.6 kWh。</p>' WHERE `case` = 4209;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>物流园3台630 kVA箱变接入900 kWp屋顶光伏，月均功率因数掉到0.76，中午电压偏高，合格率97.1%。光伏逆变器已满发，没有余量调无功。</p><h2>做法</h2><p>每台箱变旁装2台70 kvar的LH-SVG-P户外箱，采样取箱变低压总进线，在光伏并网点之前；并网箱内装LH-CK300采集电压与光伏出力，电压高时SVG转为吸收无功压低电压。</p><h2>投运与复测</h2><p>月均功率因数由0.76提到0.98，力调电费由每月加收10500元变为减收1100元，电压合格率由97.1%升到99.8%。</p>', `calculation` = '{"tool":"kvar","values":{"p":"214","pf1":"0.76","pf2":"0.98","sn":"630","duty":"leading","react":"0","std":"0.90"},"count":3,"says":"每台箱变取用电网的时段有功平均约214 kW，由0.76补到0.98；光伏倒送，用SVG。"}' WHERE `case` = 4210;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>环保部门要求14台产污设备开机时6套治污设备必须同步运行，每周手写台账6 h，同步率说不清。</p><h2>做法</h2><p>5台LH-WM41各接4路，产污与治污设备一一对应，开口互感器逐台停机安装，不拆电缆；终端按分钟判断运行状态，产污开、治污停超过5 min即告警并记入台账。</p><h2>投运与复测</h2><p>监测20路，治污同步运行率由88%升到99.6%，台账自动生成，每周由6 h减到0.5 h。</p>' WHERE `case` = 4213;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>48面列头柜每面24路单相，原来只测到柜，不知道哪个机架满了；接头曾到84 ℃，PUE 1.46。</p><h2>做法</h2><p>每面列头柜装1台LH-MC12按单相接入测24路，关键接头装6只LH-TS20，经3台LH-GW200上传。按柜功率分布封闭冷通道，把送风温度由20 ℃提到24 ℃。</p><h2>投运与复测</h2><p>计量回路由48路增到1152路，接头最高温度由84 ℃降到58 ℃，PUE由1.46降到1.38。</p>', `equipment` = '[{"product":1068,"code":"LH-MC12-50-E","quantity":48,"unit":"台","use":"列头柜，每面1台"},{"product":1074,"code":"LH-TS20-M8","quantity":288,"unit":"只","use":"列头柜铜排接头，每面6只"},{"product":1070,"code":"LH-GW200-4G-ID","quantity":3,"unit":"台","use":"汇集测温，各96只"}]', `diagram` = '{"sections":[{"name":"列头柜母线（48面相同）","incoming":[[{"kind":"grid","text":"UPS输出"},{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"6只，铜排接头"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"1台，1~12路，单相"},{"kind":"load","text":"机架1~12"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"接LH-MC12，13~24路，单相"},{"kind":"load","text":"机架13~24"}]]}],"network":{"link":"LoRa：测温","gateway":1070,"to":"动环系统"}}' WHERE `case` = 4214;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '33' WHERE `case` = 4003 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '21.6', `after` = '17.1' WHERE `case` = 4014 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '4.2', `after` = '2.0' WHERE `case` = 4201 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `after` = '615' WHERE `case` = 4202 AND `place` = 3;
--> statement-breakpoint
UPDATE `case_figures` SET `after` = '1' WHERE `case` = 4209 AND `place` = 0;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"load","text":"至630 kVA变压器"}],[{"kind":"breaker","text":"定速泵"}]]},{"name":"定速泵机端","incoming":[],"feeders":[[{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"contactor","text":"随机投退"},{"kind":"detuned","product":1010,"text":"180 kvar，1%"}]]},{"name":"0.4 kV母线","incoming":[[{"kind":"breaker","text":"引自10 kV母线"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061},{"kind":"currentTransformer","text":"1000/5，补偿取样"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"变频泵2×55 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV并网点","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"双向"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"SVG取样"}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"3×75 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏250 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"generator","text":"沼气机组100 kW"}],[{"kind":"breaker"},{"kind":"load","text":"猪舍、水泵300 kW"}],[{"kind":"breaker"},{"kind":"load","text":"沼气站（非危险区）"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"能源平台"}}' WHERE `solution` = 2016;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV总降母线","incoming":[[{"kind":"grid","text":"35 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"16 MVA，35/10 kV"},{"kind":"breaker"},{"kind":"currentTransformer","text":"LH-GYZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"disconnector"},{"kind":"contactor","text":"2组，每组1台"},{"kind":"sensor","product":1073},{"kind":"detuned","product":1008,"text":"2×600 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨"}],[{"kind":"breaker","text":"随原料磨投退"},{"kind":"detuned","product":1010,"text":"450 kvar，1%"}],[{"kind":"breaker"},{"kind":"motor","text":"破碎机"}],[{"kind":"breaker","text":"随破碎机投退"},{"kind":"detuned","product":1010,"text":"450 kvar，1%"}],[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"currentTransformer","text":"3000/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"5、7、11次，300 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"选粉机、窑变频"}],[{"kind":"breaker"},{"kind":"load","text":"风机、水泵、皮带"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"A相取样"},{"kind":"controller","product":1046}]]},{"name":"破碎车间母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"6×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"破碎、皮带"}]]}],"network":{"link":"RS485：仪表","gateway":1069,"to":"能源中心"}}' WHERE `solution` = 2021;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>1月18日，澜衡电气在公司一楼多功能厅召开2023年度总结暨2024年工作会议，研发、制造、质量、营销与服务各部门负责人及一线班组代表参加。</p>
<p>会议回顾了过去一年在智能集成电容器、面板仪表与物联网关三条产品线上的交付情况，通报了出厂一次检验合格率、热线响应时间与备件满足率三项指标的完成情况，并对七个先进班组进行了表彰。</p>
<h3>2024年重点工作</h3>
<ul><li>完成抽屉式智能电容模块的批量导入与工装更新</li><li>仪表产线引入自动校验台，减少人工调表</li><li>电能质量产品建立“先测后治”的标准服务包</li><li>售后热线实行首问负责与1个工作日内回访</li></ul>
<h3>三项指标的口径</h3>
<p>会议用同一口径公布了全年数据，并要求各部门按月更新，数据与出厂编号对应，任何人都能查到原始记录。</p>
<table><thead><tr><th>指标</th><th>统计方法</th><th>2023年</th><th>2024年目标</th></tr></thead><tbody><tr><td>出厂一次检验合格率</td><td>首检合格台数÷送检台数</td><td>98.1%</td><td>98.6%</td></tr><tr><td>热线响应时间</td><td>登记到给出明确意见，中位数</td><td>2.6 h</td><td>2 h以内</td></tr><tr><td>备件满足率</td><td>48 h内发出的备件单÷全部备件单</td><td>94%</td><td>97%</td></tr></tbody></table>
<p>研发部汇报了两个在研项目的进度：抽屉式智能电容模块已完成结构定型，计划一季度进入型式试验；台区测控终端增加规约转换功能，年内形成样机。服务部提出，全年热线登记的问题里约六成与取样互感器的位置、极性有关，建议在说明书首页增加接线自查表，并在控制器中用中文提示接线错误，该建议当场立项。</p>
<p>分组讨论围绕三个题目展开：怎样让备件在两天内发出，怎样把现场数据带回研发，怎样减少手工抄录。讨论形成21条措施，由质量管理部逐条登记责任人和完成日期，每季度公布一次关闭情况，到期没有关闭的说明原因。措施清单与关闭情况张贴在各车间看板上。</p>
<p>会议强调，2024年公司将把“让每一份现场数据可追溯”作为质量工作的主线，从来料、装配到出厂检验全部留存编号记录；用户报修时报出厂编号，就能查到。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3001;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>经过为期六周的验证，<a href="/newdetail/1003">LH-ZCM</a>抽屉式智能电容模块完成厂内全部型式试验项目，进入小批试制阶段。</p>
<p>试验围绕抽屉结构最关键的三个问题展开：母线夹反复插拔后的接触电阻、满载温升以及带电抽出过程中的联锁可靠性。其中插拔试验累计500次，接触电阻变化控制在设计允许范围内；40 kvar满载温升试验持续至热稳定，母线夹温升低于50 K。</p>
<table><thead><tr><th>试验项目</th><th>考核重点</th><th>结论</th></tr></thead><tbody><tr><td>机械插拔</td><td>500次，接触电阻</td><td>通过</td></tr><tr><td>温升</td><td>额定电流至热稳定</td><td>通过</td></tr><tr><td>联锁</td><td>未退出禁止抽出</td><td>通过</td></tr><tr><td>通信</td><td>热插拔后自动入网</td><td>通过</td></tr></tbody></table>
<h3>为什么把“插拔”放在第一位</h3>
<p>普通补偿柜更换一台电容要停柜、拆线、再接线。LH-ZCM用镀银母线夹自动对接，电流从弹性触点流过，接触电阻决定发热：40 kvar、450 V的模块额定电流约51 A，接触电阻每增加0.1 mΩ，每个触点就多出约0.26 W热量，三相六个触点约1.6 W，集中在很小的面积上。因此试验每插拔50次测一次接触电阻，500次后仍须在允许范围内，并在此之后再做满载温升，而不是用新触点做温升。</p>
<h3>联锁怎样考核</h3>
<p>模块在投入状态时，面板把手被机械锁住；收到退出指令、电流为零并经延时后才能抽出。试验用强制信号模拟“指令已退出而触点未断开”的情形，模块应保持锁定并报警。通信口则反复热插拔，考核模块重新上电后能否自动取得地址、上报容量，不需要人工设置。</p>
<p>挂网期间将记录每路投切次数、触点温度和三相电流，每两周抽出检查一次触点外观；三个月后再做一次接触电阻复测，与出厂数据对比，结果合格后转入批量。挂网点选在公司配电房的两面补偿柜，白天带注塑与空压设备，夜间只有照明，能够覆盖频繁投切和长时间保持两种工况。</p>
<p>研发部介绍，该模块单台更换时间约2分钟（抽出后等待3 min以上、验电、短接放电，再碰触头），适合医院、数据中心等不便停柜检修的补偿系统。试制样机将先在公司配电房挂网运行三个月。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3002;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>9月10日至12日，公司参加了在区域会展中心举办的电力装备与能源数字化展览会，集中展示了SVG/APF模块、台区不平衡调节装置、抽屉式智能电容与无线仪表等产品。</p>
<p>展台设置了一套可操作的演示系统：用整流负载与单相负载制造谐波和不平衡，再依次投入电容器、抗谐波电容、SVG与APF，观众可以在触摸屏上看到功率因数、THDi与中性线电流的实时变化。</p>
<ul><li>演示一：不加电抗的电容投入后，5次谐波电流被放大</li><li>演示二：7%抗谐波单元投入，无功得到补偿且谐波不放大</li><li>演示三：APF投入，THDi明显下降</li></ul>
<h3>三组演示的数据</h3>
<p>演示系统用一台六脉波整流负载作谐波源，基波电流约30 A。数据每隔一秒刷新，观众可以自己按下投入按钮。</p>
<table><thead><tr><th>步骤</th><th>功率因数</th><th>THDi</th><th>现象</th></tr></thead><tbody><tr><td>未补偿</td><td>0.78</td><td>28%</td><td>电流波形有明显双峰</td></tr><tr><td>投入普通电容</td><td>0.90</td><td>41%</td><td>5次谐波被放大</td></tr><tr><td>改投7%抗谐波单元</td><td>0.94</td><td>25%</td><td>谐波不再放大</td></tr><tr><td>再投入APF</td><td>0.97</td><td>4%</td><td>波形接近正弦</td></tr></tbody></table>
<p>第二步最引人注意：功率因数变好，谐波电流却变大。这正是现场“补偿上去了、熔断器却频繁熔断”的原因，原理见<a href="/detail/3108">变频器为什么让电容器“鼓肚子”</a>。第三步换上<a href="/newdetail/1011">LH-XCS-7</a>，同样得到补偿，谐波不再放大；第四步投入<a href="/newdetail/1026">LH-APF-M</a>，才真正把谐波滤除。</p>
<p>另一个展台模拟老配电室改造：<a href="/newdetail/1065">LH-WM40</a>配开口互感器，停电后不拆导线，八分钟装好一个回路，送电后在手机上看到曲线。许多观众关心地下室信号，技术人员现场测量了展厅不同位置的信号强度，并说明超过8个点位时改用LoRa更合适。</p>
<p>三天展期内，技术人员接待现场咨询四百余人次，问题集中在“7%还是14%”“光伏接入后功率因数下降怎么办”“旧柜如何免布线加装仪表”三类。公司将把答疑整理成系列文章在网站陆续发布。</p>', `createtime` = '2024-09-13 11:10:00', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3006;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>12月12日，公司召开年度质量月成果发布会，六个QC小组汇报了全年课题，三项成果被纳入作业标准。</p>
<p>获得第一名的课题是“降低开口式互感器合口面返修率”。小组用三个月时间对合口面研磨、清洁与锁扣力矩做了分层分析，最终把清洁工序从抽查改为逐只检查，并在锁扣上增加到位标记，使返修率明显下降。</p>
<ul><li>“减少智能电容通信口虚接”——更换带锁紧的级联插座</li><li>“缩短APF模块老化时间”——改用回馈式老化，节约电能</li><li>“提高包装一次合格率”——改进内衬与条码复核</li></ul>
<h3>第一名的课题怎样做成</h3>
<p>开口式互感器<a href="/newdetail/1075">LH-KCT</a>装在已经敷设好的电缆上，合口面只要夹进一点灰尘，磁路就多出一段气隙，比差随之变大。小组先按工位、班次、批次分层，发现返修集中在“清洁后等待超过30分钟”的批次；再用胶带取样在显微镜下观察，确认是落尘而不是研磨不良。</p>
<table><thead><tr><th>措施</th><th>改前</th><th>改后</th></tr></thead><tbody><tr><td>合口面清洁</td><td>每批抽查10%</td><td>合口前逐只清洁并复检</td></tr><tr><td>清洁到合口的时间</td><td>不限制</td><td>不超过5 min</td></tr><tr><td>锁扣</td><td>凭手感</td><td>到位标记对齐</td></tr><tr><td>返修率</td><td>2.4%</td><td>0.5%</td></tr></tbody></table>
<p>其余两项同样用数据说话：级联插座改为带锁紧结构后，振动试验中通信口虚接由每千台7起降为0；APF老化由电阻负载改为两台模块背靠背的回馈方式，单台8小时老化耗电由约400 kWh降到约25 kWh，只消耗模块自身损耗。</p>
<p>评审组对每个课题追问同一个问题：如果人员更换，改进还能不能保持。因此获奖课题都把做法写进工装或检测程序，而不是只写进培训材料。另外三个课题分别涉及薄膜卷绕张力、电抗器浸漆固化和校表夹具寿命，将在下一年度继续跟踪，数据每季度公布一次。</p>
<p>用户安装时照同样的三条做：停电、验电后擦净合口面，5 min内合口，看到位标记是否对齐。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3008;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>2月10日，澜衡电气全面复工。开工第一课是安全教育与设备点检，各车间对老化台、耐压台、行车和压缩空气系统逐项确认后恢复生产。</p>
<h3>首周的生产安排</h3>
<table><thead><tr><th>日期</th><th>车间</th><th>主要工作</th></tr></thead><tbody><tr><td>2月10日</td><td>全部</td><td>安全教育、设备点检、空载试运行</td></tr><tr><td>2月11日</td><td>电容器、仪表</td><td>小批首件确认，校表台比对</td></tr><tr><td>2月12日</td><td>成套、变流</td><td>恢复老化与耐压试验</td></tr><tr><td>2月14日</td><td>物流</td><td>计划发完节前积压订单</td></tr></tbody></table>
<p>停机十多天后，设备最容易出问题的是气路与温控。点检时更换了两处老化的气管，校准了一台浸漆烘箱的温控仪表，并对耐压试验台做了接地和联锁复查。所有校表台用标准表比对合格后才投入使用，首件须由检验员和工艺员共同签字。</p>
<h3>为什么节后投切异常多</h3>
<p>热线记录显示，节后问题多半不是设备损坏：假期轻载时控制器因过补闭锁退出，复产后没有回到自动；检修时把取样互感器二次短接，送电前忘记拆除，控制器看到的电流为零；还有断路器在潮湿环境停用后绝缘下降。按下面的顺序检查，多数可以在半小时内恢复。</p>
<p>物流中心优先安排节前积压订单与在建项目急需的备件，首日发出智能电容器、仪表与电抗器四十余单。售后热线假期期间保持值守，共处理现场咨询六十余起，主要集中在节后复产时的电容器投切异常与断路器跳闸。</p>
<h3>给用户的节后送电提示</h3>
<ol><li>停用较久的补偿柜先检查电容器外观、接线与受潮情况</li><li>送电后先手动逐路投切，确认电流正常再转自动</li><li>检查取样互感器二次是否在检修中被短接而未恢复</li><li>仪表时钟与费率时段逐台核对</li></ol>
<p>复产后的第一个月还应看一眼电费单：假期里变压器空载、电容退出，整月功率因数容易被拉低。以一台1000 kVA变压器为例，空载无功约10 kvar，停产十天就积下约2400 kvarh，而有功电量很少。能记负荷曲线的控制器可以把白天和夜间分开看，据此判断要不要留一组小电容在假期投入。</p>
<p>公司祝愿各位客户与合作伙伴新年设备平安、用电顺畅。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3009;
--> statement-breakpoint
UPDATE `news` SET `title` = '2025年第一期渠道与成套厂技术培训班举行', `maincontent` = '<p>5月15日至16日，公司举办2025年第一期技术培训班，来自成套厂、系统集成商与设计单位的52名学员参加。</p>
<p>课程一改以往逐个产品讲参数的方式，以三个真实问题为主线：补偿柜投上电容后熔断器频繁熔断、光伏并网后功率因数下降、总表与分表之和对不上。学员分组根据给出的波形与数据判断原因、选择设备并画出接线图。</p>
<h3>课程安排</h3>
<table><thead><tr><th>时间</th><th>内容</th></tr></thead><tbody><tr><td>第一天上午</td><td>谐波与谐振、电抗率选择</td></tr><tr><td>第一天下午</td><td>SVG/APF容量计算与取样接线实操</td></tr><tr><td>第二天上午</td><td>仪表接线检查与相量图判读</td></tr><tr><td>第二天下午</td><td>网关配置与平台接入实操</td></tr></tbody></table>
<h3>一道考题</h3>
<p>某企业变压器1000 kVA，短路阻抗6%，投入300 kvar电容后熔断器频繁熔断。学员先算短路容量：1000÷6%≈16.7 MVA；再算谐振次数：√(16700÷300)≈7.5次，靠近7次谐波。结论是改用7%电抗率的支路，谐振点移到3次与4次之间。许多学员第一次意识到，投入容量不同，谐振点也不同，所以故障时有时无。</p>
<p>实操环节在六套接线屏上进行，每套预设一个故障：A相互感器反接、电压与电流不同相、二次短接未拆、变比设错等。学员只允许看仪表的相量图和功率值，判断之后再断电检查。用时最短的一组12分钟找出两个故障，用时最长的一组也在45分钟内完成。</p>
<p>授课老师建议学员回去做两件事：把在用项目的互感器变比、方向列成台账；把近三个月电费单上的功率因数与控制器显示值对一遍，差别超过0.02的要查取样点。讲义和练习题会发给每位学员，课后问题由技术服务人员在两个工作日内答复，并汇编成下一期的例题。</p>
<p>培训结束后进行了接线实操考核，全部学员完成了一次“互感器极性接反”故障的排查。下一期培训计划于下半年举办。</p>', `createtime` = '2025-05-19 09:30:00', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3011;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月20日，公司与地方职业院校共建的电气技术实习实训基地揭牌，首批24名学生将在装配、测试与现场服务三个岗位轮岗学习。</p>
<p>基地配置了一套低压配电综合实训屏，包含进线、补偿、谐波治理、计量与通信五个单元，全部采用公司在售产品，学生可以完成从识图、接线、通电到故障排查的完整过程。</p>
<p>公司为每名学生安排一名技师作为师傅，实行“先看、再辅、后独立”的三段式带教。带电测试工位不向学生开放，所有实操均在断电或安全电压条件下进行。</p>
<h3>轮岗安排</h3>
<table><thead><tr><th>阶段</th><th>时间</th><th>内容</th><th>考核</th></tr></thead><tbody><tr><td>认知</td><td>2周</td><td>安全、识图、元件识别</td><td>笔试与口试</td></tr><tr><td>装配与测试</td><td>6周</td><td>接线、校表、功能测试</td><td>独立完成一面补偿柜的接线检查</td></tr><tr><td>现场服务</td><td>4周</td><td>跟随技师到用户现场</td><td>写出三份现场记录</td></tr></tbody></table>
<p>实训屏可以由教师预设二十种故障，例如互感器反接、通信地址重复、电抗器温度开关断线等。学生先用仪表数据判断，再断电查找。屏内一次回路经隔离变压器供电，并设急停按钮，带教人员离开时自动断电。</p>
<p>学校教师每学期也到企业实践两周，与技师共同编写实训任务书。首批任务书共十二份，内容来自真实的现场问题，例如“总表与分表之和对不上”“光伏投入后功率因数下降”，已去掉用户信息。</p>
<p>学生实习期间按规定购买保险、发放补贴，不安排夜班和登高作业。实习结束后双方自愿签约，不设强制服务期。轮岗期间每周由学校教师与技师共同讲评一次现场记录。第一批学生将在9月中旬完成轮岗，并以小组为单位做一次公开汇报。</p>
<p>揭牌当天学生试做“互感器反接”一题：三相有功读数应接近相等，学生看到的却是一相为负、总有功只有实际的三分之一。多数小组先去查变比，用了二十多分钟；会看相量图的小组发现该相电流与电压的夹角比另两相差约180°，三分钟就能定位。这道题说明，读数不对时先看角度，再看大小。</p>
<p>人力资源部介绍，基地将同时用于新员工入职培训与内部技能等级评定。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3012;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>进入8月以来多地持续高温，用电负荷攀升，补偿柜内温度普遍偏高。公司服务团队启动为期三周的专项巡检，为老客户免费检查补偿与治理设备运行状态。</p>
<h3>巡检重点</h3>
<ul><li>电容器外观有无鼓胀、渗漏，实测电流与额定值之比</li><li>柜内风机、滤网与温控是否正常</li><li>电抗器温度开关是否接入、有无发热变色</li><li>取样互感器与控制器功率因数显示是否一致</li></ul>
<p>巡检发现的共性问题是滤网堵塞与风机停转，约占问题总数的一半；其次是电容器容量衰减后未及时更换，电容全部投入仍补不足。</p>
<h3>首批巡检的数据</h3>
<table><thead><tr><th>发现的问题</th><th>占比</th><th>处理</th></tr></thead><tbody><tr><td>滤网堵塞、风机停转</td><td>49%</td><td>清洗、更换风机</td></tr><tr><td>电容器容量衰减</td><td>18%</td><td>更换，复核电抗率匹配</td></tr><tr><td>取样互感器或参数错误</td><td>14%</td><td>改正接线、变比</td></tr><tr><td>端子发热、电抗器温度开关未接</td><td>12%</td><td>紧固、接入报警</td></tr><tr><td>其他</td><td>7%</td><td>记录，列入下次检修</td></tr></tbody></table>
<h3>温度为什么重要</h3>
<p>薄膜电容器的寿命随温度升高而缩短，常用的估算是环境温度每升高约8~10 ℃，寿命减半，具体以制造厂数据为准。柜内带电抗器时发热更集中：按每千乏约5 W估算，200 kvar的抗谐波柜仅电抗器就有约1 kW，风机停转后半小时内柜顶温度可以升高15 ℃以上。</p>
<p>巡检人员用钳形表测每路电流，与按实测电压折算的应有电流比较，例如450 V、40 kvar的在400 V时为45.6 A，不是51.3 A：低于85%的支路，多半是电容量衰减；偏高且波形不正弦的，要测谐波。<a href="/newdetail/1001">LH-ZCS</a>等智能电容可以直接在屏上读出每路电流和内部温度，不必开柜测量。首批共检查补偿柜40余面，现场处理了九成问题，其余等待停电窗口。换下的电容器逐台测量，容量衰减超过10%的，多数来自风机已停转、滤网堵塞的柜子。</p>
<p>服务团队建议：环境温度超过40 ℃时，应适当降低补偿柜投入容量或加强通风；对运行超过五年的电容器做一次电容量测量。需要预约巡检的客户可致电<a href="/contact">售后热线</a>或发邮件至service@example.com。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3013;
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
<p>公司将把开放日固定为每年一次；想来的在<a href="/contact">联系我们</a>写明时间、人数和想看的工序。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3014;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>11月7日，公司二号厂房屋顶光伏系统并网，配套的<a href="/newdetail/1022">LH-SVG-M</a>补偿装置、<a href="/newdetail/1062">LH-TM33</a>双向计量与<a href="/newdetail/1031">LH-PQM-A</a>监测装置同步投运，厂区成为公司产品的“活样板”。</p>
<p>并网前，技术人员用两周时间记录了厂区负荷与功率因数，预计中午光伏出力较大时公共连接点功率因数会明显下降。并网后，SVG按公共连接点无功调节，试运行期间白天与夜间的功率因数均保持在考核值以上。</p>
<table><thead><tr><th>测点</th><th>装置</th><th>用途</th></tr></thead><tbody><tr><td>公共连接点</td><td>LH-PQM-A</td><td>谐波、闪变与双向潮流</td></tr><tr><td>10 kV进线</td><td>LH-TM33</td><td>购电与上网电量（内部核对）</td></tr><tr><td>低压母线</td><td>LH-SVG-M</td><td>功率因数</td></tr><tr><td>各车间</td><td><a href="/newdetail/1068">LH-MC12</a></td><td>分项能耗</td></tr></tbody></table>
<h3>并网前算了一笔账</h3>
<p>二号厂房正午负荷约400 kW、无功约150 kvar，功率因数约0.94。光伏出力300 kW时，从电网吸收的有功只剩100 kW，无功不变，功率因数降到0.55左右。要在此时保持0.95，公共连接点的无功不能超过100×0.329≈33 kvar，还需补偿约117 kvar，因此选用两台75 kvar的LH-SVG-M，共150 kvar，并留有余量。计算方法见<a href="/detail/3104">光伏接入配电网的电能质量要点</a>。</p>
<p>控制上有一个容易忽略的地方：SVG的取样互感器必须装在低压总进线、光伏接入点的电源侧，而不是光伏支路或低压母线的一段；否则SVG看不到光伏把有功“顶”回去的那部分。调试时先断开光伏，确认SVG补偿方向正确，再逐步投入逆变器，观察公共连接点功率因数。</p>
<p>计量按双向设置：LH-TM33记录正、反两个方向的有功和四个象限的无功，每日零点冻结。LH-PQM-A按A级方法记录谐波、闪变和暂降，并网前后各三天的记录没有明显变化，将继续观察一个完整的月份。各车间的LH-MC12把用电分到工序，光伏自用比例可以按小时计算。</p>
<p>系统数据在展厅大屏实时展示，欢迎有光伏接入需求的用户到厂参观交流。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3015;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>12月18日，公司召开2025年供应商质量大会，薄膜、铝壳、硅钢、IGBT、芯片与结构件等类别的供应商代表参加。</p>
<p>会议通报了全年来料质量数据与典型问题分析。金属化薄膜方阻一致性、电抗器硅钢片毛刺与连接器镀层厚度是重点关注项，公司与相关供应商签署了专项改进计划。</p>
<p>采购部介绍了2026年的三项要求：关键物料批次数据电子化交付、变更提前90天通知、包装可循环使用。</p>
<h3>四类物料的问题与改进</h3>
<table><thead><tr><th>物料</th><th>问题</th><th>约定的措施</th></tr></thead><tbody><tr><td>金属化薄膜</td><td>同卷方阻波动</td><td>每卷提供首、中、尾三点数据</td></tr><tr><td>硅钢片</td><td>剪切毛刺偏大</td><td>刀具寿命管理，每批附毛刺记录</td></tr><tr><td>连接器</td><td>镀层厚度不均</td><td>每批测三点，低于下限退货</td></tr><tr><td>风机</td><td>转速反馈不一致</td><td>统一信号型式，老化2 h</td></tr></tbody></table>
<p>方阻为什么重要：金属化薄膜靠极薄的金属层实现自愈，方阻偏低时击穿点不易清除，偏高时损耗和温升变大。同一卷首尾差别过大，会使同一批电容器的寿命分散。公司将方阻与电容器出厂容量、损耗角数据关联分析，共同确定控制范围，而不是单方面收紧指标。</p>
<p>变更管理是会上讨论最久的议题。供应商代表提出，90天对紧急替代太长；最终约定分三级：影响安全和性能的变更提前90天，影响外观的提前30天，紧急替代可先书面申请、单独标识并附对比试验。所有变更件在追溯系统中都有标记。</p>
<p>包装循环使用从铝壳和电抗器铁心开始试行，周转箱带编号，预计一年减少一次性木箱约六千只。电子化交付则统一了数据格式，供应商可以直接上传，不需要另装软件。</p>
<p>会上还公开了一次退货的全过程：一批电抗器噪声偏大，来料抽检合格，装柜后才被发现。双方共同解剖后确认是铁心气隙垫片受潮膨胀，供应商改用环氧垫片，公司在来料检验中增加通电听音与电感量复测，此后八批没有再发生。</p>
<p>会上还对年度交付稳定的供应商进行了表彰。物料批次记到成品的序列号，用户报修时报编号，就能查到所用的批次与变更。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3016;
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
<p>自己的台区属于哪一种，怎样测、怎样选，见<a href="/detail/3116">换相开关与电力电子装置怎么选</a>。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3017;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>经过半年挂网验证，<a href="/newdetail/1023">LH-SVG-MH</a>高密度SVG混合补偿模块进入批量供货阶段。单模块容量150 kvar，并自带12路电容投切输出，一台模块即可组成“电容粗调、SVG细调”的混合系统。</p>
<p>挂网验证选择了三种典型负荷：写字楼、注塑车间与充电场站。运行数据表明，混合控制可以在保持功率因数稳定的同时显著减少电容器投切次数，延长开关与电容器寿命。</p>
<h3>适用建议</h3>
<ul><li>基础无功稳定、波动部分占总无功30%以下：电容为主，SVG按波动量选取</li><li>夜间存在容性倒送：SVG容量不小于最大容性无功</li><li>谐波较重：电容支路必须串7%或14%电抗</li></ul>
<h3>三处挂网点的数据</h3>
<table><thead><tr><th>负荷</th><th>补偿前功率因数</th><th>混合补偿后</th><th>电容日均投切次数</th></tr></thead><tbody><tr><td>写字楼</td><td>0.88，夜间呈容性</td><td>0.97</td><td>由46次降到9次</td></tr><tr><td>注塑车间</td><td>0.74，快速波动</td><td>0.96</td><td>由210次降到31次</td></tr><tr><td>充电场站</td><td>0.91，夜间呈容性</td><td>0.98</td><td>由38次降到7次</td></tr></tbody></table>
<h3>一台模块怎样指挥电容</h3>
<p>LH-SVG-MH额定容量150 kvar、额定电流217 A，带12路DC 12 V投切输出。负荷变化时SVG在10 ms以内先补上；变化持续超过设定时间后，模块投入一级电容，自己同步退回相同的量，母线上的无功不会出现台阶。电容只承担稳定的部分，SVG始终留有上下调节的余地。</p>
<p>举例：注塑车间稳定无功约240 kvar，波动±90 kvar。配六级抗谐波电容（每级400 V实际输出约40 kvar）承担稳定部分，一台150 kvar模块承担波动，余量60 kvar，日后增加四五台注塑机也不必扩容；若全用SVG，需要三台模块。按有功损耗不超过2.2%计，一台模块满载损耗约3.3 kW，少用两台少6.6 kW，扣去六级电抗器约1.2 kW，仍少5 kW以上的发热。容量分配方法见<a href="/detail/3115">混合补偿的容量该怎么分</a>。</p>
<p>模块占6U、深640 mm，比<a href="/newdetail/1022">LH-SVG-M</a>（5U、560 mm）大；原有机柜要扩容的，先核对机架空间、主回路与断路器。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3018;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>针对GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》自2026年5月1日起实施，公司组织完成了<a href="/newdetail/1068">LH-MC12</a>多回路电能表的对标评审。</p>
<p>评审从标识、各回路准确度声明、互感器与主机的配套关系、回路间串扰以及电磁兼容五个方面逐条比对，明确了需要在铭牌与说明书中补充的内容，并对回路间影响量试验增加了边界工况。</p>
<table><thead><tr><th>评审项</th><th>结论</th></tr></thead><tbody><tr><td>各回路准确度声明</td><td>说明书按回路与互感器规格分列</td></tr><tr><td>互感器配套</td><td>主机与互感器成套编号</td></tr><tr><td>回路间影响</td><td>增加相邻回路满载工况</td></tr><tr><td>标识</td><td>铭牌补充回路数与接线方式</td></tr></tbody></table>
<h3>对标怎样做</h3>
<p>评审组把标准条文拆成可以核对的条目，每条对应一份证据：设计文件、试验记录或铭牌照片。没有证据的一律记为“待补”，不以经验代替。评审共列出条目六十余项，其中十一项需要补充资料，两项需要增加试验，没有需要改动硬件的项目。具体要求以标准原文为准。</p>
<p>增加的试验是“相邻回路满载”：被测回路通小电流，左右两个回路通最大电流，看误差变化。试验用50 A规格互感器，被测回路取5 A，相邻回路取额定值，三个位置各测一轮，误差变化均小于该点误差限的四分之一。原因在于插接式互感器带有屏蔽，二次引线采用双绞。</p>
<p>说明书的主要改动是准确度的写法：主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明，避免把主机等级误当作整套等级。互感器与主机改为成套编号，现场更换互感器时在屏上登记新编号，避免主机与互感器错配，误差无从追查。标准内容与用户关心的问题，可以看<a href="/detail/3117">解读</a>和<a href="/detail/3120">存量设备自查</a>两篇文章。</p>
<p>已售产品硬件无需更换；说明书更新版请报型号与出厂编号，联系sales@example.com索取。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3019;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、隔离并挂牌、等待、验电、放电、接地、检修、恢复送电。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、隔离、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>等待、验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻按GB/T 12747.1应在3分钟内把端电压降到75 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>把比武的要求用到自己的配电室，除绝缘手套等护具外，还要四件工具和一张表：与电压等级相符的验电器、带放电电阻的放电棒、带绝缘柄的短接接地线、“禁止合闸”标示牌，以及逐相打勾的检修记录。验电前后都在有电处试一次验电器，五秒钟的动作可以排除“验电器坏了却以为没电”的情形。步骤和可以打印张贴的操作卡见<a href="/safety">停电、验电、放电与接地</a>。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3020;
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
<p>服务人员提醒，圈舍冲洗前，除必须运行的风机外，应切断冲洗区内的回路，关好配电箱门并检查密封条。需要系统改造的场区，可以参考<a href="/cm_detail/2010">通风断电告警方案</a>。</p>
<p>告警装置改接一路独立电源，改造费用每栋约三百元，半天完成；改完后选凉爽的时候实际拉开一次总开关，确认值班电话在1 min内响起，再合闸恢复，并把日期写在箱门内。</p>
<p>针对停电告警问题，服务人员为部分用户加装了带超级电容的无线仪表，断电后仍可完成上报。相关做法已整理成《养殖场用电自查清单》，可在网站咨询页留言索取。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3021;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<h3>三个阶段，各做什么</h3><p>对用电企业而言，变化主要体现在三个阶段：</p>
<table><thead><tr><th>阶段</th><th>做什么</th><th>建议留下的资料</th></tr></thead><tbody><tr><td>方案（新建、改扩建）</td><td>考虑干扰性负荷的影响</td><td>负荷清单、谐波估算</td></tr><tr><td>投运</td><td>治理设施与主体工程同步</td><td>投运前后的测量报告</td></tr><tr><td>运行</td><td>对自身电能质量心中有数</td><td>监测记录、治理台账</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<p>盘点时按干扰源看：</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>长时间闪变值P<sub>lt</sub></td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="news/drive-spectrum" alt="柱状图：5至19次谐波电流含有率，不带电抗器的变频器5次63%、7次54%，带电抗器的30%、12%，理想六脉波20%、14%"><figcaption>各次谐波电流占基波的比例，典型值，图中画到19次；THDi计至25次。</figcaption></figure>
<p>理想值I<sub>n</sub>＝I<sub>1</sub>/n用来对照：整流负荷基波电流200 A时，5次约40 A，7次约29 A，11次约18 A，13次约15 A，平方和开方约55 A，为基波的27%；计到25次约58 A，29%。变频器的直流侧是电容，5次、7次比理想值大，有没有电抗器差一倍多：</p>
<table><thead><tr><th>200 A变频器</th><th>THDi</th><th>谐波电流</th><th>乘裕度1.2</th></tr></thead><tbody><tr><td>带电抗器</td><td>34.8%</td><td>70 A</td><td>84 A，选100 A</td></tr><tr><td>不带电抗器</td><td>84.4%</td><td>169 A</td><td>203 A</td></tr></tbody></table>
<p>所以先给变频器加3%~5%的进线电抗器，再选一台100 A的<a href="/newdetail/1026">LH-APF-M</a>，比直接配200 A以上的有源滤波省；按滤除85%计，THDi由34.8%降到约5.2%，最后按实测修正。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p><p>按自己的负荷清单估算，可以用<a href="/tools/harmonics">谐波治理选型</a>，结果与GB/T 14549的限值并列。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委、国家能源局印发《关于新形势下配电网高质量发展的指导意见》，围绕补短板、提承载、强支撑、促转型提出任务。文件提出，到2025年配电网具备5亿千瓦左右分布式新能源、1200万台左右充电桩接入能力。</p>
<h3>末端带来的两类挑战</h3><p>分布式光伏和充电桩都接在配电网末端，对低压台区提出两类挑战：一是潮流由单向变双向，电压偏高与功率因数下降；二是单相负荷集中，三相不平衡加剧。</p>
<table><thead><tr><th>现象</th><th>低压侧的表现</th><th>可以用的手段</th></tr></thead><tbody><tr><td>潮流双向</td><td>中午末端电压偏高</td><td>逆变器无功、户外SVG</td></tr><tr><td>单相负荷集中</td><td>零线电流大、末端电压低</td><td>换相开关、调节装置</td></tr><tr><td>功率因数下降</td><td>有功减少、无功不变</td><td>按公共连接点补偿</td></tr><tr><td>数据缺失</td><td>事后查不到原因</td><td>测控终端、曲线存储</td></tr></tbody></table>
<h3>三件可以先做的事</h3><ul><li>监测先行：台区出口与末端具备三相电压、电流、功率因数曲线</li><li>治理分层：不平衡、无功、谐波按“源头—支路—出口”分层处理</li><li>设备联动：补偿装置能接受终端指令，而不是各自为战</li></ul>
<h3>光伏为什么会抬高电压</h3>
<p>线路末端的电压变化可以近似写成ΔU≈(P·R＋Q·X)/U。用电时P、Q都从电源流向用户，末端电压降低；光伏反送时P为负，末端电压升高。以一条三相低压线路为例：R＝0.1 Ω，X＝0.04 Ω，U＝400 V，反送60 kW时，ΔU≈60000×0.1/400＝15 V，约为额定值的3.75%；若同时吸收30 kvar感性无功，可以抵消30000×0.04/400＝3 V。可见低压线路电阻较大，单靠无功调压作用有限，往往要与限发、换相、增大导线配合。</p>
<h3>先装什么</h3>
<p>数据先行，并不意味着一次装齐。可以先在台区出口装<a href="/newdetail/1019">LH-CK300</a>，末端选两三个用户装带电压曲线的电能表，运行一个月再决定治理手段；需要与多种设备联动、就地转换规约的，用<a href="/newdetail/1020">LH-CK310</a>。无功波动大、末端电压低的台区用<a href="/newdetail/1025">LH-SVG-P</a>，负荷平稳的用<a href="/newdetail/1007">LH-JPB</a>。所有装置的投退、电压和电流都应带时标上传，才能说明治理前后的变化。</p>
<p>写招标文件时，除“投切准确”以外，把数据可读、策略可调、远程可维护一并列为要求，验收时逐项试一遍。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3102;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国务院印发《推动大规模设备更新和消费品以旧换新行动方案》（国发〔2024〕7号），提出实施设备更新、消费品以旧换新、回收循环利用、标准提升四大行动。工业企业的老旧配电与用能设备，是设备更新中容易见效的部分。</p>
<h3>哪些信号说明该换</h3><p>补偿与计量设备的更新往往投资不大，却能直接反映在电费单上。判断是否值得更新，可以从三方面入手。</p>
<table><thead><tr><th>对象</th><th>可更新信号</th><th>更新方向</th></tr></thead><tbody><tr><td>电容柜</td><td>力调电费长期被罚、熔断器频繁熔断</td><td>抗谐波集成电容或混合补偿</td></tr><tr><td>指针表与旧表</td><td>无通信、误差大</td><td>多功能或无线仪表</td></tr><tr><td>低压柜</td><td>无测温、无漏电监测</td><td>加装测温与剩余电流监测</td></tr></tbody></table>
<h3>算一笔账</h3>
<figure><img src="news/payback" alt="折线图：投入6万元，每月节省2500元，24个月收回"><figcaption>例：投入6万元，每月少付电费2500元，累计收益在第24个月由负转正。</figcaption></figure>
<p>改造是否划算，看静态回收期：投入÷每月节省。某企业一面旧电容柜长期只能投入一半，每月因功率因数不达标多付约2500元；更换为六台40 kvar智能电容并修复控制回路，投入约6万元，回收期60000÷2500＝24个月，而电容器的参考寿命远长于此。若只是控制器取样接错，改线不花钱就能解决，所以一定先查原因再报方案。</p>
<p>节省额要用连续十二个月的电费单计算，不能用最差的一个月乘以十二；同时扣除新装置自身的损耗。带电抗器的补偿支路每千乏损耗约5 W，200 kvar全年投入约多用8760 kWh，不应忽略。</p>
<h3>不必整柜更换</h3><p>更新不等于整柜更换。对柜体完好的老配电室，采用智能电容、开口互感器与无线仪表做局部改造，停电时间与投资都可以控制在较低水平。</p>
<p>局部改造的常见组合是：<a href="/newdetail/1001">LH-ZCS</a>替换老柜内的电容与接触器，柜体空间只容得下方形电容的用<a href="/newdetail/1038">LH-BF</a>原位替换，<a href="/newdetail/1075">LH-KCT</a>在不断线的情况下加装互感器，<a href="/newdetail/1065">LH-WM40</a>解决旧柜没有通信线的问题，<a href="/newdetail/1074">LH-TS20</a>监测电缆接头温度。施工前核对柜内空间、母线载流量和短路耐受能力，旧柜体的防护和接地不合格的，应整柜更换。政策支持的范围、比例与申报办法各地不同，以当地主管部门公布的文件为准。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3103;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 29319-2024《光伏发电系统接入配电网技术规定》于2024年3月15日发布并实施，代替2012版。标准从电能质量、有功与无功控制、故障穿越、保护与通信等方面对接入配电网的光伏系统提出要求。</p>
<h3>并网后功率因数为什么变低</h3><p>对工商业屋顶光伏业主来说，最容易被忽视的是并网后企业自身的功率因数。光伏主要提供有功，原有无功需求仍从电网获取，公共连接点的有功减少而无功不变，功率因数自然下降。</p>
<table><thead><tr><th>项目</th><th>并网前</th><th>光伏300 kW</th><th>补偿后</th></tr></thead><tbody><tr><td>电网有功</td><td>400 kW</td><td>100 kW</td><td>100 kW</td></tr><tr><td>电网无功</td><td>150 kvar</td><td>150 kvar</td><td>33 kvar</td></tr><tr><td>功率因数</td><td>0.94</td><td>0.55</td><td>0.95</td></tr></tbody></table>
<figure><img src="news/pv-power-factor" alt="两个功率三角形：光伏发300 kW后电网有功降为100 kW，功率因数由0.94降为0.55"><figcaption>电网有功由400 kW减为100 kW，无功150 kvar不变，功率因数由0.94降到0.55。</figcaption></figure>
<h3>三步检查</h3><ul><li>先看逆变器：能否按设定功率因数或无功指令运行</li><li>再看补偿：控制器取样点是否仍在总进线、是否能识别倒送</li><li>最后看SVG：容量按公共连接点无功缺额与容性倒送的较大值确定</li></ul>
<h3>补偿容量怎么算</h3>
<p>保持功率因数0.95，允许的无功为有功的0.329倍（tanφ）。电网有功100 kW时，允许100×0.329≈33 kvar，因此需补偿150－33＝117 kvar。有功继续减小到接近零时，允许的无功也趋近于零，补偿容量应按“无功全部补足”考虑，即150 kvar。选两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>可以满足两种情况。</p>
<h3>电容柜还能不能用</h3><p>电容柜能不能用？可以，但要过两关：一是控制器在小电流、反方向有功时仍能正确判断，按无功功率投切的可以，例如逐相计算无功缺额的<a href="/newdetail/1047">LH-RC18</a>，只按功率因数判断的老式控制器往往误认为容性而全部切除；二是光伏出力随云层变化，电容投切频繁。因此常用做法是电容承担稳定部分，SVG承担变化部分。</p>
<p>逆变器能提供无功时，先用逆变器，最省投资。注意它的无功调节以并网点为准，与厂区补偿装置应有一个统一的目标点，避免两套装置互相抵消。标准的适用范围、限值与测试方法以GB/T 29319-2024原文和当地供电企业要求为准。</p>
<p>接入前后的电能质量测试点应选在公共连接点，并同时记录光伏出力，以便区分光伏与负荷的影响。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3104;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>新版《供电营业规则》自2024年6月1日起施行。规则延续了用户应当就地平衡无功、按规定配置无功补偿装置并防止向电网倒送无功的基本原则，并对电能质量干扰的治理责任作了规定。</p>
<h3>倒送无功出现在什么时候</h3><p>“倒送无功”是近年容易被忽视的问题：夜间轻载时电缆充电功率、轻载UPS与照明电子镇流器都可能使总进线呈容性，如果电容柜仍处于投入状态，就会出现过补。</p>
<table><thead><tr><th>时段</th><th>常见状态</th><th>应当怎样</th></tr></thead><tbody><tr><td>白天满载</td><td>感性，电容全部投入</td><td>保持目标功率因数</td></tr><tr><td>午休、换班</td><td>无功骤减</td><td>按延时逐级切除</td></tr><tr><td>夜间轻载</td><td>呈容性，电容仍在投</td><td>过补闭锁，全部切除</td></tr><tr><td>夜间本身容性</td><td>电容已全切，仍倒送</td><td>SVG吸收感性无功</td></tr></tbody></table>
<figure><img src="news/night-reactive" alt="曲线图：白天吸收无功，夜间电容未退出，向电网倒送"><figcaption>夜间若有60 kvar电容没有退出，无功由吸收变为倒送。</figcaption></figure>
<h3>三项自查</h3><ul><li>检查控制器是否具备过补闭锁</li><li>查看夜间功率因数符号与无功方向</li><li>容性无功持续存在时，用SVG或电抗器吸收</li></ul>
<h3>倒送多少才算多</h3>
<p>先估算企业自身的容性无功。10 kV电缆的充电功率可按每千米数千乏到十几千乏估计，由电缆截面决定，以制造厂电容值计算为准；0.4 kV侧的UPS轻载时每台有几百乏到几千乏，服务器电源、LED驱动每只只有几乏到几十乏，数量却成百上千。某写字楼夜间有功60 kW，总进线容性无功45 kvar，功率因数只有60÷√(60²＋45²)＝0.80，而且方向是倒送。</p>
<p>按多地执行的功率因数调整办法，倒送的无功电量以绝对值与吸收的相加。上例每晚8小时倒送45×8＝360 kvarh，一个月约10800 kvarh；若当月有功电量10万kWh、吸收无功3万kvarh，不计倒送时功率因数约0.96，计入后变成约0.93。可见夜间问题会拉低全月的结果，具体计算以当地规定为准。</p>
<h3>怎样整改</h3>
<p>先看控制器：<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>按无功功率投切，容性时逐级切除，电流太小时欠流闭锁，确认目标值没有设得过高；再看手动投入的固定电容，夜间应能自动退出；电容全部退出后仍为容性，才需要<a href="/newdetail/1022">LH-SVG-M</a>连续吸收。上例选50 kvar即可把夜间功率因数恢复到接近1。</p>
<p>功率因数考核标准与结算方式请以供用电合同和当地供电企业执行口径为准。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3106;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 7251.1-2023《低压成套开关设备和控制设备 第1部分：总则》自2024年3月1日起实施，等同采用IEC 61439-1:2020。补偿柜作为成套设备，除满足GB/T 15576外，总则的要求同样适用。</p>
<h3>热量从哪里来</h3><p>补偿柜的特殊性在于热：电容器与电抗器持续发热，且投切元件集中，温升往往决定柜内最大容量。</p>
<table><thead><tr><th>发热部件</th><th>估算</th><th>300 kvar柜</th></tr></thead><tbody><tr><td>7%串联电抗器</td><td>约5 W/kvar</td><td>1500 W</td></tr><tr><td>开关、熔断器</td><td>每组约25 W，10组</td><td>250 W</td></tr><tr><td>电容器</td><td>约0.4 W/kvar</td><td>120 W</td></tr><tr><td>合计</td><td></td><td>约1.9 kW</td></tr></tbody></table>
<figure><img src="news/cabinet-losses" alt="条形图：300 kvar补偿柜发热，电抗器1500 W，开关与熔断器250 W，电容器120 W"><figcaption>300 kvar抗谐波补偿柜的发热分布：电抗器占八成。</figcaption></figure>
<h3>设计核对项</h3><ul><li>温升：按满容量投入校核，风机故障时应能降容或退出</li><li>短路：支路熔断器与柜体短时耐受能力配合</li><li>放电：断电后电容器残压与再投入间隔</li><li>防护：通风口防护等级与滤网维护</li></ul>
<h3>风量怎么估</h3>
<p>强制通风的风量可用V≈3.1×P/ΔT估算，V单位m³/h，P为发热功率（W），ΔT为允许的柜内温升（K）。上例P＝1870 W，允许温升15 K，V≈3.1×1870÷15≈386 m³/h；滤网积灰后风量可能只剩一半，因此选用标称约800 m³/h的风机，并监测柜内温度。高海拔地区空气稀薄，还要修正。</p>
<h3>布置与风机故障</h3><p>布置上，电抗器放在柜体上部或单独隔开，热气直接排出，不要从电容器旁边经过；进风口在下，出风口在上，两者面积相当。<a href="/newdetail/1013">LH-XCB</a>板式组件把电容、电抗、开关放在一块板上，电抗器在最下面，热气会经过电容器，所以每面柜装两块以上就要用风机，每块不小于200 m³/h。</p>
<p>风机停转时应有明确的动作：先报警，温度继续上升则逐级切除。<a href="/newdetail/1006">LH-GBJ</a>选配谐波抑制回路时，电抗器内装温度开关，<a href="/newdetail/1021">LH-HMI7</a>集中显示各路温度与报警。出厂前按满容量投入做温升试验，或与已验证的同系列方案比较；更换了电抗率、风机或防护等级，都要重新说明。条款的准确要求以标准原文为准。</p>
<p>设计验证可用试验、比较或评估的方法；订柜时请厂家写明用的是哪一种，派生规格与已验证方案差在哪里。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3109;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~60%</td><td>40%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0~30%</td><td>70%~100%</td></tr></tbody></table>
<figure><img src="news/mixed-duty" alt="示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足"><figcaption>电容器按50 kvar一级跟随缓慢变化，SVG补足台阶与快速波动之间的差额。</figcaption></figure>
<h3>算一个例子</h3>
<p>某车间一周实测：生产时段平均无功150 kvar，快速波动±60 kvar，夜间最大容性40 kvar。电容取150 kvar，分三级、每级50 kvar；SVG容量取三个数中最大的一个：波动60 kvar、最大一级电容50 kvar、夜间容性40 kvar，得60 kvar，选75 kvar一台，留25%裕度。若全部用SVG，需要150＋60＝210 kvar，即三台75 kvar，投资和损耗都明显增加。</p>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<h3>谁先动作，谁来接替</h3><p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>
<p>谐波较重时，电容支路用<a href="/newdetail/1011">LH-XCS-7</a>，并按400 V实际输出计算级差。机架式SVG选<a href="/newdetail/1022">LH-SVG-M</a>；小配电间没有位置立柜时，用壁挂的<a href="/newdetail/1024">LH-SVG-W</a>；电容支路的开关按投切频率选：每天几十次以内用接触器<a href="/newdetail/1042">LH-QJ</a>，上百次用复合开关<a href="/newdetail/1043">LH-FK</a>或同步开关<a href="/newdetail/1044">LH-TB</a>，频繁冲击用晶闸管<a href="/newdetail/1045">LH-JK</a>。需要由SVG直接投切电容的，用<a href="/newdetail/1023">LH-SVG-MH</a>（2026年3月起批量供货），自带12路投切输出，不必再装控制器。已有电容柜完好的，保留电容，只加SVG并改接控制线，停电时间最短。验收时看两点：功率因数曲线没有台阶，电容日投切次数比改造前明显减少。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3115;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》于2025年10月31日发布，自2026年5月1日起实施。标准对一台设备测量多个独立回路的电能表单独提出特殊要求。</p>
<h3>验收抽查什么</h3><p>多回路电能表在列头柜、充电桩群、商业分户计量中应用广泛，过去多参照单回路电能表标准设计，回路之间的影响、互感器与主机的配套关系缺少统一描述。</p>
<table><thead><tr><th>抽查</th><th>怎样做</th><th>看什么</th></tr></thead><tbody><tr><td>首回路、末回路</td><td>通额定电流10%与100%</td><td>误差是否在声明范围内</td></tr><tr><td>相邻满载</td><td>被测小电流，两侧通最大电流</td><td>误差变化是否超出允许</td></tr><tr><td>编号</td><td>逐路断开负荷</td><td>显示的回路与图纸一致</td></tr><tr><td>方向</td><td>看每路有功符号</td><td>用电回路应为正</td></tr></tbody></table>
<figure><img src="news/multi-circuit" alt="接线示意：一台主机共用电压，测量12个三相回路"><figcaption>多回路电能表共用电压，逐路测电流；验收至少抽查首路、末路和相邻满载三处。</figcaption></figure>
<h3>标准关注的几点</h3><ul><li>准确度：关注是否逐回路声明以及是否包含互感器</li><li>回路间影响：相邻回路大电流时误差是否变化</li><li>标识与接线：回路编号、互感器规格、公共电压接线应清晰</li></ul>
<h3>为什么会互相影响</h3>
<p>多回路表把十几只互感器集中在一起，二次线并排走线。相邻回路大电流的漏磁会在小电流回路中感应出误差，二次公共线上的压降也会串到别的回路。减小影响的办法是互感器屏蔽、二次双绞、各路单独返回。对用户来说，不必了解内部设计，只要求供应商给出“相邻回路满载时误差变化多少”。</p>
<p>电压共用也要注意：所有回路的功率都用同一组电压计算，若某些回路实际接在另一段母线上，两段电压不同，结果就会有偏差；母联断开后偏差更大。一台多回路表只接同一段母线的回路。</p>
<h3>准确度要看整套</h3><p>准确度的声明要看清是主机还是整套。以<a href="/newdetail/1068">LH-MC12</a>为例，主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明，它只用自带的插接式互感器；配<a href="/newdetail/1075">LH-KCT</a>等外置互感器的仪表，整套按互感器等级另算。小电流回路互感器变比不要过大，道理与算例见<a href="/detail/3120">存量多回路表</a>一文。条款的准确内容以标准原文为准。</p>
<p>用户选型时，可以要求供应商提供回路间影响的试验数据，并在验收时抽查首回路、末回路与满载相邻回路三种情况。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3117;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 47158-2026于2026年2月27日发布，自2026年6月1日起实施，适用于标称电压1000 V以上交流系统用自愈式并联电力电容器，修改采用IEC 63210:2021。</p>
<h3>与全膜油浸比较</h3><p>长期以来，自愈式技术主要用于1000 V及以下的低压电容器，高压侧以全膜油浸结构为主。高压自愈式电容器具有干式、无油的特点，标准的发布为设计、试验与选用提供了统一依据。</p>
<table><thead><tr><th>比较</th><th>自愈式（金属化膜）</th><th>全膜油浸</th></tr></thead><tbody><tr><td>击穿后</td><td>击穿点自行隔离，容量略减</td><td>元件短路，靠熔丝隔离</td></tr><tr><td>介质</td><td>干式或少油</td><td>浸渍油</td></tr><tr><td>维护</td><td>定期测容量</td><td>测容量并检查渗漏</td></tr><tr><td>标准</td><td>GB/T 47158-2026</td><td>GB/T 11024系列</td></tr></tbody></table>
<figure><img src="news/self-healing" alt="剖面示意：金属化薄膜击穿点周围金属层蒸发后绝缘恢复"><figcaption>自愈的过程：击穿点周围的金属层瞬间蒸发，绝缘恢复，其余部分继续工作。</figcaption></figure>
<h3>选用时关注</h3><ul><li>关注自愈特性与过压力保护的试验要求</li><li>关注与现有串联电抗器、放电线圈、熔断器的配合</li><li>不宜在既有装置中直接混装两类电容器</li></ul>
<h3>自愈不等于不会坏</h3>
<p>每次自愈都消耗一点金属层，容量随之减小。因此自愈式电容器的健康程度可以用容量判断：定期测量，与出厂值比较。电流法最简便，I＝ωCU，电压相同时电流减小5%，就是容量减小5%。下降到制造厂规定的限值，或三相差别明显增大，就应更换。过压力隔离是最后一道保护，动作后不能复用。</p>
<h3>电压怎么配</h3>
<p>串联电抗后电容器端电压升高。10.5 kV母线、星形接线、电抗率6%时，电容器电压为10.5÷√3÷(1－0.06)≈6.45 kV；电抗率12%时约6.89 kV。常用额定值有11/√3≈6.35 kV和12/√3≈6.93 kV，6%时用前者，端电压比额定值高约1.5%，母线长期在10.5 kV时应取高一档（10 kV时为6.14 kV，没有超过）；12%用后者。具体以产品允许的长期过电压为准。</p>
<p>目前在运的高压装置，例如<a href="/newdetail/1008">LH-GYZ</a>、<a href="/newdetail/1009">LH-GYX</a>、<a href="/newdetail/1010">LH-GYJ</a>，更换电容器时应保持与原保护整定一致：熔丝、不平衡保护的定值都按原电容器特性计算，换成另一类后要重新整定，并由制造厂给出书面意见。新建装置可以从小容量、便于观察的位置开始应用，运行一年后再扩大。</p>
<p>标准适用范围与试验细节以正式文本为准，工程选用应结合运行经验逐步推进。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3119;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>5月1日起，GB/T 17215.305-2025正式实施。不少用户关心：已经安装的多回路电能表是否需要更换？</p>
<h3>存量表要不要换</h3><p>一般而言，推荐性国家标准的实施主要影响新设计、新订货的产品，存量设备按原合同与计量管理要求继续使用；用于贸易结算的表计，其检定与更换按计量法律法规执行。</p>
<table><thead><tr><th>60 A负荷</th><th>600/5互感器</th><th>100/5互感器</th></tr></thead><tbody><tr><td>占额定电流</td><td>10%</td><td>60%</td></tr><tr><td>0.5级比差限值（插值）</td><td>约±1.25%</td><td>约±0.63%</td></tr><tr><td>二次电流</td><td>0.5 A</td><td>3 A</td></tr></tbody></table>
<h3>存量设备自查</h3>
<ol><li>核对每个回路的互感器规格、方向与槽位是否与台账一致</li><li>抽测三个回路，与标准表或钳形功率表比对</li><li>查看说明书是否给出各回路准确度与回路间影响</li></ol>
<h3>变比选大了，误差从哪里来</h3>
<figure><img src="news/ct-accuracy" alt="曲线图：0.5级互感器误差限，60 A负荷用600/5时为±1.25%，用100/5时为±0.63%"><figcaption>0.5级测量用互感器在5%、20%、100%额定电流处的比差限值为±1.5%、±0.75%、±0.5%，小电流时误差限放宽。</figcaption></figure>
<p>存量多回路表最常见的问题不是表，而是互感器变比过大：设计时按断路器额定电流选600/5，实际负荷只有60 A，长期工作在10%。按0.5级互感器的误差限插值，允许误差约±1.25%；换成100/5，负荷在60%，约±0.63%，减小一半。选变比的经验是：正常负荷落在额定电流的60%~80%，至少不低于30%，最大负荷不超过120%。</p>
<p>变比设错则是成倍的错误：互感器100/5，表内设成200/5，电量正好多一倍。核对方法是用钳形表量一次电流，与仪表显示比较，相差超过互感器与钳表误差之和就要查。互感器二次侧严禁开路，更换前先短接。</p>
<h3>还有哪些表适用</h3><p>这两条对所有经互感器接入的仪表都适用：<a href="/newdetail/1068">LH-MC12</a>、<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1062">LH-TM33</a>、<a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1054">LH-PM72E</a>、<a href="/newdetail/1056">LH-PM120E</a>、<a href="/newdetail/1051">LH-PM96F</a>，以及配开口互感器的<a href="/newdetail/1065">LH-WM40</a>、<a href="/newdetail/1067">LH-WM42</a>。需要更换变比又不便拆导线时，可用开口式<a href="/newdetail/1075">LH-KCT</a>（安装仍要停电、验电；LH-MC12换它自己的插接式互感器），注意100/5、150/5为1级，200/5及以上为0.5级。</p>
<p>新项目招标时，建议直接引用新标准编号，并要求提供逐回路准确度声明。</p><p>按自己的电流与接线系统选变比，可以用<a href="/tools/meter">电能表与互感器</a>计算。</p>', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 3120;
--> statement-breakpoint
UPDATE `questions` SET `answer` = '这是投切振荡，最小一级比缺口大：投入一级从滞后直接越到超前，控制器只好再切。

- 把其中一路改成 15 kvar，用它补差，各路按 15、30、30……（1:2:2）登记
- 投切延时加长。LH-RC12 可设 5~200 s，平稳负荷设 30 s 以上
- 目标功率因数不要设得太满，例如 0.95 而不是 1.00，留出一级的余地
- 负荷几秒一变的（点焊、行车、注塑），靠加延时解决不了，用 SVG 补差，全响应时间不超过 10 ms

改容量前用计算器按最小与最大负荷各算一次。' WHERE `id` = 9003;
--> statement-breakpoint
UPDATE `questions` SET `answer` = '没有负荷资料时，先按变压器容量的 30% 估算，就是 300 kvar；有数据以后按公式核对：

Qc = P ×（tanφ1 − tanφ2）

例：平均有功 600 kW，从 0.80 补到 0.95，tanφ 由 0.750 降到 0.329，Qc ≈ 253 kvar。

- LH-GBJ 单柜有 90、120、150、180、240、300、400 kvar，6~12 级；标称按 450 V，400 V 输出为 0.79 倍，要 253 kvar 订 400 kvar（输出 316 kvar）
- 有变频器、整流设备的，先定电抗率再定容量，两者一起影响柜数
- 预留扩展位比一次装满更稳妥' WHERE `id` = 9007;
--> statement-breakpoint
UPDATE `questions` SET `answer` = '可以一起用，分工要清楚：电容承担基本量，SVG 补差。

1. 取样互感器都装在总进线、电容柜的电源侧，两套装置看到同一个关口
2. 电容的投切延时放长，SVG 全响应时间不超过 10 ms，先由 SVG 顶上，缺口稳定之后再投电容
3. SVG 的容量不小于最大一级电容，投切那一级时才填得平
4. 有谐波的，电容支路仍要配电抗器，SVG 不代替电抗器

LH-SVG-M 有 30、50、75、100 kvar，从额定感性到额定容性连续可调，轻载过补时可以吸收无功。' WHERE `id` = 9011;
--> statement-breakpoint
UPDATE `questions` SET `links` = '[{"href":"/tools/kvar","label":"算补偿容量"},{"href":"/newdetail/1022","label":"LH-SVG-M"},{"href":"/detail/3104","label":"光伏接入配电网的电能质量要点"}]' WHERE `id` = 9012;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观逐台检测工位：测电容量、电流与损耗，按序列号存档；就质量追溯交流。', `article` = 3005, `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6101;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观展厅的站点地图与用能看板，看断网补传；就园区节能改造座谈。', `article` = 3010, `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6102;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观A级监测装置接标准源校验（512点/周波）与高低温试验，就A级方法交流。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6103;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '察看校验台与记录，听取4月对标评审：六十余条目，十一项补资料、两项加试验。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6104;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观LH-SPC（50 kvar单相可转移72 A）与台区SVG，谈末端低电压。', `article` = 3017, `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6105;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观SVG与抗谐波电容器，谈电抗率：标称30 kvar输出22.4 kvar。', `article` = 3011, `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6106;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观实训工位与可预设的二十种故障，就12周轮岗与十二份任务书交流。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6107;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '察看LH-SVG-MH样机试验与写字楼、注塑、充电三处挂网数据，就成果转化交流。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6108;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '观看停电告警演示：断电后1 min内告警到手机；就圈舍供电与值班通知交流。', `article` = 3021, `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6109;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观屋顶光伏与两台75 kvar的SVG，看光伏300 kW时怎样补功率因数。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6110;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观展厅，听取产能情况：第二条贴片线可日产主板约2400片；谈设备更新资金。', `article` = 3005, `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6111;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观SVG模块装配，看两台背靠背满载老化8 h；就出厂试验与验收方法交流。', `article` = 3014, `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6112;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '检查停电、验电、放电、接地，抽查断电3 min后的残压（不超过50 V）。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6113;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '察看澜衡云平台的统一点表与车间数据采集，就设备联网与数据口径提出建议。', `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 6114;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品型号","value":"76款"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"factory/factory-gate","html":"<p>澜衡电气创立于2008年，制造无功补偿、电能质量治理设备与智能电力仪表。“衡”取三相相衡、有功无功相衡、发展与责任相衡之意。</p>\n<p>产品分七条线：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，现场设备经网关接入<a href=\"/yunplat\">澜衡云平台</a>，用在公共建筑、医疗教育、工业制造与养殖。</p>\n<p>薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配都在厂内。电容器逐台测电容量、做工频耐压，仪表逐只校验，SVG、APF模块满载老化8 h；数据按序列号留存，报修时报编号就能查到。</p>"},"rd":{"title":"研发实力","image":"factory/factory-lab","html":"<p>技术中心设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约120人，占员工的26%。</p>\n<p>新品先挂网、再批量：LH-ZCM插拔500次以后才做满载温升，再<a href=\"/detail/3002\">挂网三个月</a>；LH-SVG-MH在写字楼、注塑车间与充电场站<a href=\"/detail/3018\">挂网半年</a>后才批量供货。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平<a href=\"/newdetail/1022\">SVG</a>、<a href=\"/newdetail/1026\">APF</a>与<a href=\"/newdetail/1029\">不平衡调节装置</a></td></tr><tr><td>测控仪表</td><td>96方形<a href=\"/detail/3007\">平台化仪表</a>、<a href=\"/newdetail/1068\">多回路电能表</a></td></tr><tr><td>电容与磁性元件</td><td><a href=\"/newdetail/1036\">圆柱形电容器</a>、<a href=\"/newdetail/1040\">调谐</a>与<a href=\"/newdetail/1041\">滤波</a>电抗器</td></tr><tr><td>物联网平台</td><td><a href=\"/newdetail/1069\">边缘网关</a>、<a href=\"/detail/3010\">断点续传与移动运维</a></td></tr></tbody></table>\n<p>电能质量实验室做谐波与电气安全试验；电磁兼容与环境试验室有静电、脉冲群、浪涌、电压暂降<a href=\"/detail/3003\">四个工位</a>和步入式高低温湿热箱。两处用于研发摸底与过程控制，对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"certificates/sample-qms-0001","html":"<p>公司按质量、环境、职业健康安全、测量、能源与信息安全六个管理体系运行。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：电容器组网、SVG均流、互感器极性识别等</li><li>实用新型：母线夹、分仓散热、互感器锁扣等</li><li>软件著作权：云平台、谐波分析、仪表批量校验等</li></ul>"},"philosophy":{"title":"经营理念","image":"factory/factory-showroom","html":"<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——列出400 V实际输出：标称30 kvar、串7%的是22.4 kvar</li><li>可维护——LH-ZCM不停柜更换，一台约2 min；旧柜改造不拉通信线</li><li>守安全——停电、隔离、等待、验电、放电、接地，<a href=\"/safety\">一步都不能少</a></li></ol>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，1个工作日内给出处理意见（2026年三季度中位数1.6 h）"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4101;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4105;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4113;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4003;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4015;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4102;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4209;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 4213;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 19:05:06' WHERE `id` = 2008;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1018 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1040 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1043 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1045 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1045 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1045 AND `place` = 0 AND `key` = 'controlled-capacity';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1045 AND `place` = 0 AND `key` = 'rated-current';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1045 AND `place` = 1 AND `key` = 'controlled-capacity';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1045 AND `place` = 1 AND `key` = 'rated-current';
