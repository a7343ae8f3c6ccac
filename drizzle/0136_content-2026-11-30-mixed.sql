-- content: devices: breakers by size, insulation at 6 kV, options that are none, agreement with cases and safety
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 24, 'depth', 1200, 1200, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1059, 13, 'depth', 65, 65, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 0, 'system-voltage', 6000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 0, 'withstand-voltage', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 1, 'system-voltage', 10000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1008, 1, 'withstand-voltage', 42, '');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 6, '2026-11-30', '[{"fact":"功能特点","before":"主触头先合后分的防误操作机械联锁","after":"主触头后合先分，机械联锁：没有退出投切时不能抽出"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 10, '2026-11-30', '[{"fact":"功能特点","before":"中性线电流实时监测，异常时告警","after":"选配中性线电流监测，异常时告警"},{"fact":"接线要点","before":"A、B、C、N经4P微断接入，微断装在单元电源侧，断开它只隔离这一台；N线截面与相线相同","after":"A、B、C、N经4P微断接入，C型，不低于1.5倍每相电流：5、10、15、20、30 kvar依次10、20、32、40、63 A；微断装在单元电源侧，断开它只隔离这一台；N线截面与相线相同"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 7, '2026-11-30', '[{"fact":"进线","before":"塑壳断路器或隔离开关，额定电流250/400 A","after":"塑壳断路器或隔离开关，额定电流250 A（60~120 kvar）、400 A（150 kvar）"},{"fact":"功能特点","before":"预留SVG联动接点，后期可加装30~50 kvar SVG","after":"选配SVG联动口，后期可加装30~50 kvar SVG"},{"fact":"接线要点","before":"进线电缆从下部进入，PE与箱体接地端子截面不小于16 mm²；三只互感器同相、同极性，二次导线不小于2.5 mm²（铜），单点接地","after":"进线电缆从下部进入，PE线截面：相线不大于35 mm²时不小于16 mm²，更大时不小于相线的一半；三只互感器各对应本相电压、极性一致，二次导线不小于2.5 mm²（铜），单点接地"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 7, '2026-11-30', '[{"fact":"可选功能","before":"4G与北斗对时、双锁加二次锁、除湿装置、SPC不平衡单元","after":"4G与北斗对时、SPC不平衡单元"},{"fact":"订货代码 H","before":"混补","after":"混补；S共补；F分补"},{"fact":"接线要点","before":"箱体底部进线孔加防水接头，电缆弯曲半径不小于6倍外径","after":"箱体底部进线孔加防水接头，多芯塑料绝缘电力电缆弯曲半径不小于15倍外径（有铠装的12倍）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 8, '2026-11-30', '[{"fact":"工频耐压","before":"42 kV（10 kV级，1 min）","after":"6 kV级30 kV，10 kV级42 kV（1 min）"},{"fact":"接线说明","before":"10 kV三相三线接入母线，二次接至变电站控制室","after":"6/10 kV三相三线接入母线，二次接至变电站控制室"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1009, 6, '2026-11-30', '[{"fact":"放电","before":"放电线圈，退出后5 min内放电","after":"放电线圈，退出后5 min内降到50 V以下"},{"fact":"功能特点","before":"带放电线圈，退出后5 min内可靠放电","after":"带放电线圈，退出后5 min内降到50 V以下"},{"fact":"接线要点","before":"安装点宜选在距线路首端2/3处或负荷重心，按线路无功负荷的1/3配置","after":"负荷沿线均匀、只装一处时，装在距线路首端2/3处，容量约为线路无功负荷的2/3；负荷集中时装在负荷重心；固定型的容量不超过线路的最小无功负荷，避免倒送"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1010, 5, '2026-11-30', '[{"fact":"可选功能","before":"联锁接点、柜内照明与加热、温度监测","after":"柜内照明与加热、温度监测"},{"fact":"功能特点","before":"避免独立投切，无谐振与过补风险","after":"随电动机投退，停机后不会过补；母线有谐波的先校核谐振"},{"fact":"接线要点","before":"核对相序与同期，接线端子按力矩紧固并贴封条","after":"核对相序与三相电容值，接线端子按力矩紧固并贴封条"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 15, '2026-11-30', '[{"fact":"接线要点","before":"每台电源侧装断路器，按1.5倍额定电流选择，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行","after":"每台电源侧装断路器，不低于1.5倍480 V额定电流：10、20、30、40、50 kvar依次20、40、63、80、100 A，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 14, '2026-11-30', '[{"fact":"可选功能","before":"中性线电流显示、低噪声型（≤45 dB）","after":"低噪声型（≤45 dB）；集中显示与数据上传另订LH-CK200"},{"fact":"接线要点","before":"每台电源侧装断路器，按1.5倍额定电流选择；断开它只隔离这一台，同柜其他单元照常运行；与7%回路混装时须核对并联谐振，避免在3~5次之间出现峰值","after":"每台电源侧装断路器，不低于1.5倍525 V额定电流：15、30、45、60 kvar依次25、50、80、100 A，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行；与7%回路混装须先校核并联谐振：134~189 Hz之间…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 18, '2026-11-30', '[{"fact":"重量","before":"约45 kg（60 kvar）","after":"约45 kg（480 V/60 kvar/7%），约57 kg（525 V/60 kvar/14%）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 11, '2026-11-30', '[{"fact":"功能特点","before":"中性线谐波电流实测显示","after":"选配中性线谐波监测，实测值显示在面板上"},{"fact":"接线要点","before":"每台电源侧装4P断路器，按1.5倍额定电流选择；断开它只隔离这一台，同柜其他单元照常运行","after":"每台电源侧装4P断路器，C型，不低于1.5倍每相额定电流：15、24、30 kvar依次25、40、50 A；断开它只隔离这一台，同柜其他单元照常运行"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 6, '2026-11-30', '[{"fact":"功能特点","before":"每条支路独立熔断器与不平衡监测","after":"每条支路独立熔断器，选配电流不平衡监测"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 8, '2026-11-30', '[{"fact":"接线要点","before":"滤波装置应在中频炉启动前投入5次支路，停炉前最后退出","after":"中频炉启动前先投入最低次的支路（六脉波5次，十二脉波11次），停炉时它最后退出"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1021, 4, '2026-11-30', '[{"fact":"订货代码 1E","before":"1路以太网","after":"1路以太网；2E为2路"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 7, '2026-11-30', '[{"fact":"端子 PE","before":"保护接地，不小于16 mm²","after":"保护接地；相线70 mm²时不小于35 mm²"},{"fact":"接线要点","before":"主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²","after":"主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²；断路器按1.3倍额定电流，30、50、75、100 kvar依次63、100、160、200 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 8, '2026-11-30', '[{"fact":"可选功能","before":"12路电容投切输出、以太网口、N+1冗余","after":"N+1冗余（多台并联）；集中显示另订LH-HMI7"},{"fact":"产品概述","before":"LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机；智能电容器（LH-ZCF、LH-XCF等）经RS485总线统一投切","after":"LH-SVG-MH每U机架高度25 kvar，是LH-SVG-M（100 kvar占5U）的1.25倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机；智能电容器（LH-ZCF、LH-…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 7, '2026-11-30', '[{"fact":"接线要点","before":"进线断路器按1.3倍额定电流选择，50 kvar额定电流72 A，选100 A","after":"进线断路器按1.3倍额定电流选择：30、50、75 kvar依次63、100、160 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 9, '2026-11-30', '[{"fact":"可选功能","before":"无功与不平衡补偿、单次谐波选择、并联扩容","after":"无功与不平衡补偿、并联扩容"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 8, '2026-11-30', '[{"fact":"订货代码 400","before":"系统电压，V","after":"系统电压，V；690 V为定制"},{"fact":"接线要点","before":"中性线铜排按补偿电流的1.5~3倍校核","after":"装置支路的中性线铜排按中性线滤波能力（3倍补偿电流）校核；按实测中性线电流取小的，不小于1.5倍补偿电流"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 8, '2026-11-30', '[{"fact":"单相可转移电流","before":"50 kvar机型：72 A","after":"35、50、70、100 kvar机型依次51、72、101、144 A"},{"fact":"中性线能力","before":"216 A（50 kvar机型）","after":"3倍相电流（50 kvar机型216 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1031, 5, '2026-11-30', '[{"fact":"可选功能","before":"双以太网、DL/T 860、北斗对时、触发录波DI","after":"北斗对时、触发录波DI"},{"fact":"接线要点","before":"PT二次回路经独立空开，二次负荷小于PT额定负荷的25%","after":"PT二次回路经独立空开；接入后PT二次总负荷应在额定负荷的25%~100%之间，才保证准确级"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1033, 7, '2026-11-30', '[{"fact":"可选功能","before":"门磁、相序闭锁、计量、铅封","after":"门磁、计量、铅封"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 10, '2026-11-30', '[{"fact":"可选功能","before":"电动操作、远方遥信、移动储能接口","after":"移动储能接口、计量"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1035, 5, '2026-11-30', '[{"fact":"可选功能","before":"4G告警、柴油机组联动起动、演练模式","after":"4G告警、演练模式"},{"fact":"产品概述","before":"演练模式允许在不停重要负荷的情况下验证应急电源带载能力，并记录切换时间","after":"选配演练模式：不断市电，按设定的时间把负荷切到应急电源，验证带载能力后切回，并记录切换时间；来回切换各有不大于2 s的短时停电，不能停的负荷另配UPS"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1036, 5, '2026-11-30', '[{"fact":"接线说明","before":"三相端子L1、L2、L3，接地经底部M12螺栓；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）","after":"三相端子L1、L2、L3，接地经底部M12螺栓；支路熔断器额定电流不低于1.5 In，向上取标准档（In为电容器额定电流）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 6, '2026-11-30', '[{"fact":"基本功能","before":"690~800 V级高场强滤波电容器，耐2倍过流，用于LC滤波支路。","after":"525~800 V滤波电容器，工作场强低，耐2倍过流，用于LC滤波支路。"},{"fact":"可选功能","before":"容量配对分组、出厂实测值贴签","after":"按支路配对（代码P）、热敏电阻输出"},{"fact":"订货代码 3","before":"","after":"三相；1单相"},{"fact":"功能特点","before":"实测容量标签与配对码","after":"实测容量标签，P型另有配对码"},{"fact":"接线说明","before":"滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）","after":"滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器；支路熔断器额定电流不低于1.5 In，向上取标准档（In为支路的合成电流，即基波与各次谐波的方均根值）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1038, 5, '2026-11-30', '[{"fact":"接线说明","before":"三相端子L1、L2、L3经支路熔断器与投切开关接至母线；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）","after":"三相端子L1、L2、L3经支路熔断器与投切开关接至母线；支路熔断器额定电流不低于1.5 In，向上取标准档（In为电容器额定电流）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1039, 5, '2026-11-30', '[{"fact":"接线说明","before":"四线接入，N线须单独接至中性排；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）","after":"四线接入，N线须单独接至中性排；支路熔断器额定电流不低于1.5 In，向上取标准档（In为电容器额定电流）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 10, '2026-11-30', '[{"fact":"安装方式","before":"立放（铁心柱竖直），固定于柜底或电抗器支架，周边留50 mm","after":"立放（铁心柱竖直），固定于电抗器支架或单独仓位，不放在电容器正下方，周边留50 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 7, '2026-11-30', '[{"fact":"控制信号","before":"DC 12 V，5~10 mA/相","after":"DC 12 V，每路5~10 mA"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 7, '2026-11-30', '[{"fact":"接线说明","before":"进线侧必须有快速熔断器，出线接电抗器与电容器","after":"快速熔断器在模块内；进线侧另装支路熔断器或断路器，作隔离与后备保护，出线接电抗器与电容器"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1047, 4, '2026-11-30', '[{"fact":"可选功能","before":"4G、2~31次谐波、温控输出","after":"4G、温控输出"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1050, 4, '2026-11-30', '[{"fact":"端子 31~34","before":"2路开关输出","after":"2路开关输出（选配）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1051, 4, '2026-11-30', '[{"fact":"可选功能","before":"红外抄表、DL/T 645-2007、时钟电池可更换","after":"红外抄表、DL/T 645-2007"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1053, 4, '2026-11-30', '[{"fact":"产品概述","before":"断电瞬间由超级电容供电上报停电事件，便于掌握停电范围","after":"选配断电上报：断电瞬间由超级电容供电上报停电事件，便于掌握停电范围"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1055, 3, '2026-11-30', '[{"fact":"接线说明","before":"三相电流经互感器接入，不接电压也可运行（功率量不显示）","after":"三相电流经互感器接入；没有电压输入，不显示功率与电能"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1058, 5, '2026-11-30', '[{"fact":"可选功能","before":"LoRa、透支额度、恶性负载识别；4G外置模块另订","after":"LoRa、透支额度；4G外置模块另订"},{"fact":"接线要点","before":"","after":"80 A回路导线不小于25 mm²（铜）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1059, 4, '2026-11-30', '[{"fact":"可选功能","before":"4费率、RS485双协议、脉冲输出","after":"4费率、无功电能、脉冲输出"},{"fact":"规约","before":"DL/T 645-2007","after":"Modbus-RTU、DL/T 645-2007，按键切换"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1060, 4, '2026-11-30', '[{"fact":"谐波","before":"2~31次（H型）","after":"2~31次（选配）"},{"fact":"产品概述","before":"套装型附三只开口式互感器，改造回路不停电即可装表","after":"套装型附三只开口式互感器，改造时不拆一次导线；互感器为0.5级（100/5、150/5为1级），C级是表本身的，配0.5级互感器时整套按1级考核"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1061, 5, '2026-11-30', '[{"fact":"可选功能","before":"4G、RS485双路、红外、安全芯片","after":"4G、RS485双路、安全芯片"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1062, 6, '2026-11-30', '[{"fact":"可选功能","before":"双485、4G、辅助电源端子","after":"4G、辅助电源（代码AUX）"},{"fact":"产品概述","before":"带独立辅助电源端子，一次停电时仍可由直流屏供电保持通信","after":"AUX型带独立的辅助电源端子，一次停电时仍可由直流屏供电保持通信"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1063, 3, '2026-11-30', '[{"fact":"产品概述","before":"LH-DA72替代指针式电流表，真有效值测量，变比面板可设，显示值为一次电流；三相型采用切换显示A、B、C","after":"LH-DA72替代指针式电流表，真有效值测量，变比面板可设，显示值为一次电流"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1065, 5, '2026-11-30', '[{"fact":"开孔尺寸","before":"35 mm导轨，无需开孔；互感器开口窗φ24或80 mm×40 mm","after":"35 mm导轨，无需开孔；互感器开口窗φ24或80 mm×50 mm"},{"fact":"产品概述","before":"LH-WM40把三相计量、4G通信与三只开口互感器打包，一名电工约30 min可完成一个回路的安装，全程无需停电、无需敷设通信线","after":"LH-WM40把三相计量、4G通信与三只开口互感器打包，两名电工（一人操作、一人监护）停电后约30 min装好一个回路，不拆一次导线、不敷设通信线"},{"fact":"功能特点","before":"断电后超级电容维持30 s用于上报","after":"选配断电上报：超级电容维持30 s"},{"fact":"接线要点","before":"先合上测量熔断器并确认电压显示，再合开口互感器","after":"停电、验电后接电压线，套上开口互感器并接好二次；送电以后再合测量熔断器，核对电压与功率方向"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1067, 3, '2026-11-30', '[{"fact":"有功电能","before":"C级（0.5S级）","after":"主机C级（0.5S级）；含0.5级开口互感器时整套按1级考核"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1070, 5, '2026-11-30', '[{"fact":"可选功能","before":"太阳能供电、室外IP65、有线回程","after":"太阳能供电、室外IP65（代码OD）"},{"fact":"功能特点","before":"可作为固定电话线断线后的备份通道","after":"以太网中断时可改由4G上送"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1072, 5, '2026-11-30', '[{"fact":"功能特点","before":"热记忆功能，断电后继续累计热量","after":"热记忆功能：脱扣或断电后保留已积累的热量，按散热逐渐减小"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1074, 5, '2026-11-30', '[{"fact":"功能特点","before":"同一网关可区分200个点名","after":"同一网关最多120个节点，点名逐个可设"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 7, '2026-11-30', '[{"fact":"产品概述","before":"LH-KCT铁心分为两半，锁扣合口，改造时不断线、不停母排即可安装","after":"LH-KCT铁心分为两半，锁扣合口，改造时不断线、不拆母排即可安装；安装时仍要停电、验电"},{"fact":"接线要点","before":"5 A输出型二次严禁开路；带电安装时先把S1、S2短接或接好仪表再合口","after":"停电、验电后安装；5 A输出型二次严禁开路，先把S1、S2短接或接好仪表再合口"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1076, 3, '2026-11-30', '[{"fact":"可选功能","before":"LoRa、4G、继电器脱扣输出、手机推送","after":"LoRa、4G、手机推送"},{"fact":"接线要点","before":"投运时记录正常泄漏电流，报警值取其2倍左右且不大于设计要求","after":"投运时记录正常泄漏电流，报警值大于它的2倍左右，一般取300~500 mA，不大于设计要求"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>选表先定三件事：装在哪里（面板开孔、导轨还是壁挂）、测什么（显示还是计量）、怎么传（有线还是无线）。用于收费结算的表计须按GB/T 17215系列并完成强制检定，面板类多功能仪表用于监测与内部考核。</p>
<h3>按用途选</h3><table><thead><tr><th>用途</th><th>推荐形态</th></tr></thead><tbody><tr><td>开关柜面板显示与监测</td><td>多功能电力仪表</td></tr><tr><td>配电箱内分项、分户计量</td><td>导轨式电能表</td></tr><tr><td>专变与园区总表、分表</td><td>三相智能电能表</td></tr><tr><td>既有线路不拆线加装</td><td>无线计量仪表</td></tr><tr><td>馈线柜、列头柜集中计量</td><td>多回路监测仪表</td></tr></tbody></table>' WHERE `id` = 49;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '自动切换、视频接口' WHERE `id` = 51;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '4G Cat.1、温度、4DI/2DO' WHERE `id` = 215;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '4G Cat.1、温湿度、4DI/2DO' WHERE `id` = 216;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '4G Cat.1、4路温度、剩余电流' WHERE `id` = 217;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = '下行2路RS485，上行以太网', `maincontent` = '<p>集中显示单元只做监视与参数下发，不参与投切决策，断电或损坏不影响下级设备自主运行。</p>
<h3>一屏能看到什么</h3><ul><li>母线电压、电流、功率因数与谐波</li><li>每路电容、SVG、APF的状态与输出</li><li>告警、投切记录与历史曲线</li></ul><h3>接入要点</h3><ul><li>下行RS485手拉手连接，下级设备地址不重复</li><li>上行接以太网，经网关可同时送往云平台</li><li>屏前维护参数需要密码，参数下发后由下级设备保存</li></ul>' WHERE `id` = 218;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = '下行2路RS485，上行以太网' WHERE `id` = 219;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>SVG的额定容量是双向的：100 kvar的SVG可以从100 kvar感性调到100 kvar容性。与分级投切的电容器相比，它没有欠补与过补台阶，也不存在投切涌流。</p>
<ul><li>全响应时间不大于10 ms，瞬时响应小于100 µs。</li><li>电网电压在额定值80%~120%范围内可持续输出（LH-SVG-MH为80%~115%）。</li></ul>' WHERE `id` = 220;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '19英寸机架式模块，30~150 kvar，可热备、可并联扩容，装入补偿柜。', `maincontent` = '<p>19英寸机架式模块，30~150 kvar，可热备、可并联扩容，装入补偿柜。</p>' WHERE `id` = 221;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '无功补偿、不平衡补偿' WHERE `id` = 223;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '无功补偿、不平衡补偿' WHERE `id` = 224;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '无功补偿、不平衡补偿' WHERE `id` = 225;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '7英寸彩色触摸屏或3.5英寸彩屏' WHERE `id` = 228;
--> statement-breakpoint
UPDATE `typeinfos` SET `display` = '7英寸彩色触摸屏或3.5英寸彩屏' WHERE `id` = 229;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '自动切换、视频接口' WHERE `id` = 230;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '自动切换、视频接口' WHERE `id` = 231;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '单相电流取样、三相同投同切，4~12路输出。', `maincontent` = '<p>单相电流取样、三相同投同切，4~12路输出。</p>' WHERE `id` = 243;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '三相电流取样，共补与分补回路混合输出，最多18路。', `maincontent` = '<p>三相电流取样，共补与分补回路混合输出，最多18路。</p>' WHERE `id` = 244;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '双向有功C级（0.5S级）、四象限无功2级，4费率12时段，最大需量', `maincontent` = '<p>三相电能表的接线正确性比表计等级更影响结果。投运前应核对电压相序、电流极性与功率因数，避免“三相四线一相极性接反，总功率只剩三分之一”的情况。</p>
<h3>三相四线与三相三线</h3><table><thead><tr><th>系统</th><th>电压</th><th>测量</th></tr></thead><tbody><tr><td>低压三相四线</td><td>3×220/380 V</td><td>三元件，直接或经互感器</td></tr><tr><td>10 kV三相三线</td><td>3×100 V</td><td>两元件，两只PT接成V/V，A、C相装CT</td></tr></tbody></table><h3>投运前核对</h3><ol><li>电压相序与缺相</li><li>各相电流的极性</li><li>功率、功率因数与现场负荷是否相符</li></ol>' WHERE `id` = 251;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '双向有功C级（0.5S级）、四象限无功2级，4费率12时段，最大需量' WHERE `id` = 252;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>单功能表适合只需要就地读数的回路；当同一回路需要两个以上参量时，选多功能电力仪表更经济。</p>
<h3>怎样选</h3><table><thead><tr><th>要看的量</th><th>推荐</th></tr></thead><tbody><tr><td>一路电流</td><td>72方形数显电流表</td></tr><tr><td>三相线电压、相电压</td><td>96方形数显电压表</td></tr><tr><td>两个以上参量</td><td>多功能电力仪表</td></tr></tbody></table><h3>安装与设置</h3><ul><li>按外形开孔：72方形开68 mm×68 mm，96方形开92 mm×92 mm</li><li>输入CT或PT变比后显示一次侧数值</li><li>报警与变送输出按订货代码选配</li></ul>' WHERE `id` = 253;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '单路电流表与三相电压表，72、96方形外形。', `maincontent` = '<p>单路电流表与三相电压表，72、96方形外形。</p>' WHERE `id` = 254;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '自带4G或LoRa通信的电力仪表，配合开口式互感器实现不拆线、免布线安装，数据直接上送澜衡云或用户平台。', `maincontent` = '<p>无线计量的核心是信号与供电：4G型单点直连、无需网关，适合分散点位；LoRa型功耗低、同一网关可带上百只，适合同一配电室内的密集点位。</p>
<h3>4G还是LoRa</h3><table><thead><tr><th>比较</th><th>4G型</th><th>LoRa型</th></tr></thead><tbody><tr><td>网关</td><td>不需要</td><td>需要，可汇聚上百只</td></tr><tr><td>适合</td><td>点位分散、有公网信号</td><td>同一配电室或园区内点位密集</td></tr><tr><td>流量费用</td><td>每只一张物联网卡</td><td>每台网关一张</td></tr></tbody></table><h3>安装步骤</h3><ol><li>停电、验电后装好开口式互感器，箭头指向负荷</li><li>接好电压与工作电源，核对相别</li><li>确认信号强度与上送数据，再封好箱门</li></ol>' WHERE `id` = 255;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = 'RS485/Modbus-RTU，选配以太网' WHERE `id` = 258;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = 'RS485/Modbus-RTU，选配以太网' WHERE `id` = 259;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>远程分闸是便利也是风险，重要回路应设置“远程合闸须现场确认”。断路器保护功能不依赖通信，通信中断时仍按本地定值动作。</p>
<h3>微型还是塑壳</h3><table><thead><tr><th>类型</th><th>额定电流</th><th>位置</th></tr></thead><tbody><tr><td>微型物联网断路器</td><td>至63 A</td><td>末端与分支</td></tr><tr><td>塑壳物联网断路器</td><td>100~250 A</td><td>支路进线与馈线</td></tr></tbody></table><h3>远程控制的边界</h3><ul><li>检修时现场挂牌上锁，远程操作一律闭锁</li><li>重要回路执行“选择—返校—执行”三步确认</li><li>剩余电流监测用于预警，不代替人身触电保护</li></ul>' WHERE `id` = 263;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '1P+N、3P、3P+N，额定电流至63 A，末端配电用。', `maincontent` = '<p>1P+N、3P、3P+N，额定电流至63 A，末端配电用。</p>' WHERE `id` = 264;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '额定电流100~250 A，分支与进线用。', `maincontent` = '<p>额定电流100~250 A，分支与进线用。</p>' WHERE `id` = 265;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '配电物联网的感知层：无线测温、开口式电流互感器、剩余电流探测，改造不拆一次导线。' WHERE `id` = 266;
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '窗口可开启的电流互感器，改造项目不拆一次导线，停电、验电后套上即可。', `maincontent` = '<p>窗口可开启的电流互感器，改造项目不拆一次导线，停电、验电后套上即可。</p>' WHERE `id` = 268;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '剩余电流、温度', `display` = '段码LCD，报警红灯', `communicatetype` = 'RS485/Modbus-RTU，选配LoRa、4G' WHERE `id` = 269;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，抽出、插入约2 min，同柜其他模块不停。抽出的模块断电后等待3 min以上，验电、短接放电，再碰触头。</p>
<p>面板LED光带以颜色和亮度指示该模块容量利用率，巡检人员在柜门外即可判断哪一路老化最快。</p>
<h3>功能特点</h3>
<ul><li>主触头后合先分，机械联锁：没有退出投切时不能抽出</li><li>母线夹额定电流160 A，温升不超过50 K</li><li>切除后本机锁定180 s，放电以后才再投入，其间由别的模块顶上</li><li>模块自带身份码，插入任意槽位自动识别容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCM/450-30</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCF内部为三只250 V单相电容器，Y接并引出中性线，每相独立投切，避免了共补方案在不平衡系统中“一相欠补、一相过补”的问题。</p>
<p>建议分补容量占总补偿容量的30%~40%，与LH-ZCS组成混合系统。</p>
<h3>功能特点</h3>
<ul><li>每相单独测量电流与功率因数，投切互不影响</li><li>同一相切除后本机锁定180 s，放电以后才再投入</li><li>选配中性线电流监测，异常时告警</li><li>单相电容器故障只退出该相，其余两相继续运行</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCF/250-20</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，中性线必须可靠连接，不允许与保护线合用。</p>
<h3>接线要点</h3>
<ol><li>A、B、C、N经4P微断接入，C型，不低于1.5倍每相电流：5、10、15、20、30 kvar依次10、20、32、40、63 A；微断装在单元电源侧，断开它只隔离这一台；N线截面与相线相同。</li><li>三相电流互感器变比须一致，二次分别接入IA、IB、IC，公共端接地。</li><li>接线后核对：负荷为感性时三相功率因数均应为滞后，若某一相显示超前，说明该相电流极性接反。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCH把分补与共补单元、测控装置、进线隔离开关与浪涌保护装配在一个箱体里，接上三相五线与互感器二次即可运行，适合没有补偿柜的老旧配电间。</p>
<p>测控装置先用分补把三相功率因数拉到同一水平，再用共补补足总量，投切次序由容量与累计运行时间共同决定。</p>
<h3>功能特点</h3>
<ul><li>出厂按60%共补加40%分补配置，可按实测调整比例</li><li>同一路切除后由单元锁定180 s，放电以后才再投入</li><li>选配SVG联动口，后期可加装30~50 kvar SVG</li><li>进线带隔离开关与C级浪涌保护器</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCH/120-0.6</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相五线进线；电流互感器装于总进线，二次经试验端子接入。</p>
<h3>接线要点</h3>
<ol><li>进线电缆从下部进入，PE线截面：相线不大于35 mm²时不小于16 mm²，更大时不小于相线的一半。</li><li>三只互感器各对应本相电压、极性一致，二次导线不小于2.5 mm²（铜），单点接地。</li><li>首次投运先设为手动，逐路投切并核对电流方向，再转自动。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G与北斗对时、SPC不平衡单元', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线架空或电缆进线，箱内已做相序标识。</p>
<h3>接线要点</h3>
<ol><li>箱体底部进线孔加防水接头，多芯塑料绝缘电力电缆弯曲半径不小于15倍外径（有铠装的12倍）。</li><li>避雷器与接地引下线按台架设计，接地电阻不大于4 Ω（与变压器共用时）。</li><li>4G型须检查信号强度，低于−105 dBm时加装外置天线。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>6/10 kV三相三线接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>投切判据的电流取10 kV总进线电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>长线路末端电压偏低、线损偏高时，在负荷重心处装设LH-GYX可就地提供无功，减小线路无功电流。</p>
<p>自动型按电压上下限与时间表投退，固定型长期投入，一条线路常采用固定加自动的组合。</p>
<h3>功能特点</h3>
<ul><li>真空开关与永磁操作机构，操作功耗低，适合杆上小容量电源</li><li>过压、欠压、缺相与涌流保护齐全</li><li>带放电线圈，退出后5 min内降到50 V以下</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYX/10-300-A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>跌落式熔断器与避雷器在电源侧，装置通过绝缘导线接入线路。</p>
<h3>接线要点</h3>
<ol><li>负荷沿线均匀、只装一处时，装在距线路首端2/3处，容量约为线路无功负荷的2/3；负荷集中时装在负荷重心。固定型的容量不超过线路的最小无功负荷，避免倒送。</li><li>台架对地距离按设计规程，操作机构朝向巡视道路。</li><li>投运后观察24 h，若夜间电压超上限须改为定时退出。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '柜内照明与加热、温度监测', `maincontent` = '<h3>产品概述</h3>
<p>就地补偿电容与电动机并联、由同一断路器控制，可减少供电电缆与变压器的无功电流，特别适合容量大、运行时间长、距离变电所远的电动机。</p>
<p>为防止自励磁，补偿容量一般不超过电动机空载励磁无功的90%，交付前提供容量校核表。</p>
<h3>功能特点</h3>
<ul><li>随电动机投退，停机后不会过补；母线有谐波的先校核谐振</li><li>柜内真空接触器与熔断器组合保护</li><li>可与变频器配合（变频运行时闭锁投入）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYJ/10-300</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与电动机并联，接于启动柜负荷侧。</p>
<h3>接线要点</h3>
<ol><li>变频启动的电动机须在工频旁路投入后再投电容。</li><li>核对相序与三相电容值，接线端子按力矩紧固并贴封条。</li><li>联锁接点接入电动机断路器辅助触点，断路器分闸同时退出电容。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入，电抗器已在内部串联，外部不得再加电抗。本机没有取样端子，由LH-CK200（总进线三相取样）或同一总线的SVG统一投切。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装断路器，不低于1.5倍480 V额定电流：10、20、30、40、50 kvar依次20、40、63、80、100 A，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行。</li><li>同柜内多台之间保持20 mm间距，柜顶强制排风。</li><li>与不同电抗率的回路并联时须先做谐振校核。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '低噪声型（≤45 dB）；集中显示与数据上传另订LH-CK200', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入；三次谐波系统须复核中性线截面。本机没有取样端子，由LH-CK200（总进线三相取样）或同一总线的SVG统一投切。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装断路器，不低于1.5倍525 V额定电流：15、30、45、60 kvar依次25、50、80、100 A，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行。</li><li>中性线截面不小于相线，必要时加倍，防止零线过热。</li><li>与7%回路混装须先校核并联谐振：134~189 Hz之间14%回路呈感性、7%回路呈容性，容易在3次附近谐振。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>三相照明与单相开关电源同时存在时，三次谐波在中性线叠加、三相又不平衡，LH-XCF每相配14%单相电抗与300 V电容，逐相独立补偿。</p>
<p>每台可只投某一相，因此在轻载时不会把轻载相补成容性。</p>
<h3>功能特点</h3>
<ul><li>三相独立电抗器，磁路互不耦合，补偿更精确</li><li>选配中性线谐波监测，实测值显示在面板上</li><li>同一相切除后本机锁定180 s，放电以后才再投入</li><li>单相故障隔离，其余两相不停</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCF/300-24-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，中性线必须单独敷设。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装4P断路器，C型，不低于1.5倍每相额定电流：15、24、30 kvar依次25、40、50 A；断开它只隔离这一台，同柜其他单元照常运行。</li><li>中性线截面不小于相线，单独从总中性排引出。</li><li>各相互感器变比一致，公共端接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GXL每条支路由滤波电容与空心或铁心滤波电抗组成串联谐振回路，调谐点略低于目标谐波频率，既吸收谐波又避免精确谐振带来的过流。</p>
<p>方案附支路谐振曲线、各运行方式的校核结论以及投运前后谐波含量的预估值。</p>
<h3>功能特点</h3>
<ul><li>支路电抗、电容按实测值配对，调谐偏差不大于1%</li><li>每条支路独立熔断器，选配电流不平衡监测</li><li>与生产线联锁，先滤波后补偿，防止单支路过流</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXL/400-5.7.11-500</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>与中频电源共用进线断路器或独立断路器，互感器装在总进线。</p>
<h3>接线要点</h3>
<ol><li>中频炉启动前先投入最低次的支路（六脉波5次，十二脉波11次），停炉时它最后退出。</li><li>电抗器与炉体通风系统分开，避免金属粉尘堆积。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>主回路经断路器与熔断器接入母线；电流互感器可装在电网侧或负荷侧，须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²；断路器按1.3倍额定电流，30、50、75、100 kvar依次63、100、160、200 A。</li><li>三只互感器同规格（二次5 A），P1朝电源、P2朝负荷，二次S1、S2分别接入，不得开路。</li><li>多台并联时电流信号串联接入或由主机分发，二次负荷须小于互感器额定负荷。</li><li>合闸顺序：先合控制电源自检，再合主回路，预充电完成后启动。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = 'N+1冗余（多台并联）；集中显示另订LH-HMI7', `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-MH每U机架高度25 kvar，是LH-SVG-M（100 kvar占5U）的1.25倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机；智能电容器（LH-ZCF、LH-XCF等）经RS485总线统一投切。</p>
<p>控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容（接复合开关时，同一路切除后180 s内不再投入），SVG始终保留不少于20%的调节裕度。</p>
<h3>功能特点</h3>
<ul><li>每级电容容量可单独登记，投切前预判避免过补</li><li>N+1冗余：一台退出时其余模块短时过载110%承接</li><li>散热器温度、风机转速在线监测，风机堵转预警</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-MH/400-150-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>底部四芯加地线进线，互感器二次经航空插头接入。</p>
<h3>接线要点</h3>
<ol><li>墙体承重不小于整机重量的4倍，顶部留300 mm、两侧各留100 mm散热空间。</li><li>进线断路器按1.3倍额定电流选择：30、50、75 kvar依次63、100、160 A。</li><li>光伏用户的取样互感器须装在并网点与总进线之间的公共部位。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '无功与不平衡补偿、并联扩容', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>上级断路器额定电流不小于1.3倍补偿电流，互感器二次引至柜内试验端子。</p>
<h3>接线要点</h3>
<ol><li>互感器可装在电网侧或负荷侧，须在触摸屏中对应设置。</li><li>互感器二次电缆用屏蔽双绞线，长度不超过30 m时截面2.5 mm²，更长时4 mm²。</li><li>装置支路的中性线铜排按中性线滤波能力（3倍补偿电流）校核；按实测中性线电流取小的，不小于1.5倍补偿电流。</li><li>验收时在额定负荷的70%以上连续记录24 h。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '北斗对时、触发录波DI', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线或三相三线PT接入，对时天线另订。</p>
<h3>接线要点</h3>
<ol><li>PT二次回路经独立空开；接入后PT二次总负荷应在额定负荷的25%~100%之间，才保证准确级。</li><li>卡钳接入时须核对方向箭头，可在面板做相量图自检。</li><li>北斗天线置于窗外或屋面，避免遮挡。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '门磁、计量、铅封', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '移动储能接口、计量', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G告警、演练模式', `maincontent` = '<h3>产品概述</h3>
<p>LH-KJT把应急接入口、双电源自动转换开关和馈线开关组合在一起，市电正常时由常用电源供电，失电后按设定延时切换到应急电源侧；应急电源可以是固定机组、移动发电车或储能。</p>
<p>选配演练模式：不断市电，按设定的时间把负荷切到应急电源，验证带载能力后切回，并记录切换时间；来回切换各有不大于2 s的短时停电，不能停的负荷另配UPS。</p>
<h3>功能特点</h3>
<ul><li>PC级转换开关，电气与机械双重联锁</li><li>切换延时、返回延时可分别设定</li><li>与机组通信自动起动，切换前核对电压频率</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJT/400-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.11《低压开关设备和控制设备 第6-1部分：多功能电器 转换开关电器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相端子L1、L2、L3，接地经底部M12螺栓；支路熔断器额定电流不低于1.5 In，向上取标准档（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>电容器之间间距不小于30 mm，顶部距上层不小于100 mm。</li><li>紧固力矩：M12底座10~12 N·m，端子4 N·m。</li><li>重新投入前须经放电并验电，短接放电后方可接触。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '525~800 V滤波电容器，工作场强低，耐2倍过流，用于LC滤波支路。', `optionalfunction` = '按支路配对（代码P）、热敏电阻输出', `maincontent` = '<h3>产品概述</h3>
<p>滤波支路中电容器同时承受基波与谐波电压叠加，LH-BYL以较低的工作场强换取长寿命，额定电流裕度2倍。</p>
<p>每只出厂标注实测电容值，按支路配对供货，装配后调谐偏差容易控制在1%以内。</p>
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
<ol><li>同一支路电容必须使用同一配对码。</li><li>更换单只后须重测支路谐振频率。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相端子L1、L2、L3经支路熔断器与投切开关接至母线；支路熔断器额定电流不低于1.5 In，向上取标准档（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>每次重新投入前须放电并验电，短接放电后方可接触端子。</li><li>端子用铜鼻子压接，导线不得承受拉力。</li><li>壳体经安装脚与接地螺栓可靠接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>四线接入，N线须单独接至中性排；支路熔断器额定电流不低于1.5 In，向上取标准档（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>三相投切开关各自独立，中性线不经开关。</li><li>N线截面与相线相同。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `Installationmethod` = '立放（铁心柱竖直），固定于电抗器支架或单独仓位，不放在电容器正下方，周边留50 mm', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>快速熔断器在模块内；进线侧另装支路熔断器或断路器，作隔离与后备保护，出线接电抗器与电容器。</p>
<h3>接线要点</h3>
<ol><li>散热器与柜内其他发热件间距不小于100 mm。</li><li>触发线与主回路分槽敷设，避免误触发。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G、温控输出', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在光线暗或要远看读数的柜面：数码管显示，测量三相电压、电流与功率，老指针表更新常用。', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '红外抄表、DL/T 645-2007', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96W面板尺寸与常规96方形表相同，更换旧表时不需再拉通信线；4G型每台独立上网，LoRa型经LH-GW200网关汇聚。</p>
<p>选配断电上报：断电瞬间由超级电容供电上报停电事件，便于掌握停电范围。</p>
<h3>功能特点</h3>
<ul><li>Modbus寄存器表与LH-PM96E兼容，后台无需改点表</li><li>本地RS485保留，可同时接入现场系统</li><li>数据本地缓存7天，恢复后补传</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96W-5A-220-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相电流经互感器接入；没有电压输入，不显示功率与电能。</p>
<h3>接线要点</h3>
<ol><li>互感器一次额定电流按电动机额定电流的1~1.2倍选取。</li><li>跳闸输出与主接触器线圈串联前须核对触点容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = 'LoRa、透支额度；4G外置模块另订', `wirecontent` = '<h3>接线说明</h3>
<p>出线经内部继电器，断电后后级可能仍有反送电，检修时须拉开总开关。</p>
<h3>接线要点</h3>
<ol><li>上级须有短路保护断路器，本表继电器不承担短路分断。</li><li>80 A回路导线不小于25 mm²（铜）。</li><li>LoRa型现场信号小于−110 dBm时加装室外网关。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4费率、无功电能、脉冲输出', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM3C经互感器接入，变比面板可设，显示值为一次侧电量。套装型附三只开口式互感器，改造时不拆一次导线；互感器为0.5级（100/5、150/5为1级），C级是表本身的，配0.5级互感器时整套按1级考核。</p>
<h3>功能特点</h3>
<ul><li>有功C级（0.5S级），双向计量</li><li>互感器接线错误诊断</li><li>可作为能耗分项计量采集点，直接接入LH-GW100网关</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3C-6A-KCT200/5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G、RS485双路、安全芯片', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4G、辅助电源（代码AUX）', `maincontent` = '<h3>产品概述</h3>
<p>LH-TM33用于中性点不接地的三相三线系统，两元件接法，电压3×100 V，可同时测量正反向有功，适合光伏并网点的双向考核。</p>
<p>AUX型带独立的辅助电源端子，一次停电时仍可由直流屏供电保持通信。</p>
<h3>功能特点</h3>
<ul><li>两元件法计量，相角与功率方向在屏显示</li><li>正反向有功、四象限无功分别冻结</li><li>失压、失流、相序异常记录</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM33-6A-AUX</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DA72替代指针式电流表，真有效值测量，变比面板可设，显示值为一次电流。</p>
<h3>功能特点</h3>
<ul><li>真有效值，正弦、方波、变频波形均可测量</li><li>上下限报警回差可设</li><li>断线显示“----”，避免误读</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DA72-5A-CJ</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '35 mm导轨，无需开孔；互感器开口窗φ24或80 mm×50 mm', `maincontent` = '<h3>产品概述</h3>
<p>LH-WM40把三相计量、4G通信与三只开口互感器打包，两名电工（一人操作、一人监护）停电后约30 min装好一个回路，不拆一次导线、不敷设通信线。</p>
<p>数据通过MQTT直接上送澜衡云或用户平台，点表与RS485仪表一致。</p>
<h3>功能特点</h3>
<ul><li>自动识别互感器方向与相别，错误时提示并校正</li><li>每分钟可上送一次，流量约每月80 MB（1 min间隔）</li><li>选配断电上报：超级电容维持30 s</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM40-400-T4-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>电压取自同一断路器负荷侧，互感器箭头指向负荷。</p>
<h3>接线要点</h3>
<ol><li>停电、验电后接电压线，套上开口互感器并接好二次；送电以后再合测量熔断器，核对电压与功率方向。</li><li>互感器合口面清洁无毛刺，听到锁扣声；合口不严会引入0.5%以上误差。</li><li>同一相的电压线与互感器必须对应，否则功率错误。</li><li>天线竖直放置，与金属件距离≥100 mm。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '太阳能供电、室外IP65（代码OD）', `maincontent` = '<h3>产品概述</h3>
<p>LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-RCD300、LH-TS系列、LH-SB系列节点，经4G或以太网上送。</p>
<p>室外型防水外壳，可抱杆装在园区中心位置，单跳覆盖半径约800 m（视距）。</p>
<h3>功能特点</h3>
<ul><li>信道自动分配与跳频，邻近网关不干扰</li><li>节点异常掉线5 min内告警</li><li>以太网中断时可改由4G上送</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW200-4G-OD</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SB250M在电子脱扣基础上增加接线端子测温与剩余电流监测，支路负荷、端子温升与漏电在平台可见，端子松动在冒烟之前即可发现。</p>
<p>区域联锁型在发生短路时下级先动作、上级延时，缩小停电范围。</p>
<h3>功能特点</h3>
<ul><li>热记忆功能：脱扣或断电后保留已积累的热量，按散热逐渐减小</li><li>端子测温越限只告警不跳闸，避免误停</li><li>四段保护定值现场或远程整定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB250M-3P-200-EL</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TS20通过与电缆头螺栓共压的铜片测温，适合电流较小、取电式无法启动的回路；电池按15 min一次发送设计使用5年以上。</p>
<p>温升过快（1 min内上升超过5 ℃）时立即加发告警帧。</p>
<h3>功能特点</h3>
<ul><li>变化率告警，早期发现接触不良</li><li>电池电压上报，提前3个月提示更换</li><li>同一网关最多120个节点，点名逐个可设</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS20-M8</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1074;
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
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>P1朝电源侧、P2朝负荷侧，S1、S2接仪表电流端。</p>
<h3>接线要点</h3>
<ol><li>套装前检查合口面无锈无尘，合口后摇动无松动。</li><li>停电、验电后安装；5 A输出型二次严禁开路，先把S1、S2短接或接好仪表再合口。</li><li>同组三只互感器方向一致，二次单点接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = 'LoRa、4G、手机推送', `wirecontent` = '<h3>接线说明</h3>
<p>A、B、C、N四根导线必须同方向一起穿过互感器，PE线不得穿过。</p>
<h3>接线要点</h3>
<ol><li>TN-C系统不能直接使用，须先改造为TN-S或局部TN-C-S。</li><li>互感器下游的N线不得再次接地，也不得与其他回路N线混用。</li><li>投运时记录正常泄漏电流，报警值大于它的2倍左右，一般取300~500 mA，不大于设计要求。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1076;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '塑壳断路器或隔离开关，额定电流250 A（60~120 kvar）、400 A（150 kvar）' WHERE `product` = 1005 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '6 kV级30 kV，10 kV级42 kV（1 min）' WHERE `product` = 1008 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '放电线圈，退出后5 min内降到50 V以下' WHERE `product` = 1009 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '约45 kg（480 V/60 kvar/7%），约57 kg（525 V/60 kvar/14%）' WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '35、50、70、100 kvar机型依次51、72、101、144 A' WHERE `product` = 1029 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '3倍相电流（50 kvar机型216 A）' WHERE `product` = 1029 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'DC 12 V，每路5~10 mA' WHERE `product` = 1043 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'Modbus-RTU、DL/T 645-2007，按键切换' WHERE `product` = 1059 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '2~31次（选配）' WHERE `product` = 1060 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '主机C级（0.5S级）；含0.5级开口互感器时整套按1级考核' WHERE `product` = 1067 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 30, `max` = 30, `condition` = '6 kV级，1 min' WHERE `product` = 1008 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 42, `max` = 42, `choice` = '', `condition` = '10 kV级，1 min' WHERE `product` = 1008 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '真空接触器' WHERE `product` = 1008 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '永磁断路器' WHERE `product` = 1008 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '5 A' WHERE `product` = 1008 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1008 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 40 WHERE `product` = 1008 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '', `condition` = '' WHERE `product` = 1008 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP3X', `condition` = '户内' WHERE `product` = 1008 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 850, `max` = 850, `choice` = '', `condition` = '单组柜，600 kvar' WHERE `product` = 1008 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '触摸屏' WHERE `product` = 1008 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1008 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '480 V/60 kvar/7%' WHERE `product` = 1013 AND `place` = 33;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'Modbus-RTU' WHERE `product` = 1059 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'DL/T 645-2007' WHERE `product` = 1059 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1059 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1059 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '导轨' WHERE `product` = 1059 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1060 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '主机' WHERE `product` = 1067 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-JPB","户外补偿箱"],["120","总容量，kvar"],["H","混补；S共补；F分补"],["4G","带4G通信"]]' WHERE `product` = 1007 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-HMI7","7英寸集中显示"],["2R","2路RS485"],["1E","1路以太网；2E为2路"],["后缀C","电容触摸；不写为电阻触摸"]]' WHERE `product` = 1021 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["PE","保护接地；相线70 mm²时不小于35 mm²"],["CTA±、CTB±、CTC±","取样电流"],["485A、485B","通信"],["EPO1、EPO2","急停干接点"]]' WHERE `product` = 1022 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-APF-G","APF成套柜"],["400","系统电压，V；690 V为定制"],["300","补偿电流，A"],["4L","三相四线"]]' WHERE `product` = 1028 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["LH-BYL","滤波电容器"],["0.69","额定电压，kV"],["25","额定容量，kvar"],["3","三相；1单相"],["P","按支路配对"]]' WHERE `product` = 1037 AND `name` = '订货代码';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["RJ45","以太网（选配）"],["31~34","2路开关输出（选配）"]]' WHERE `product` = 1050 AND `name` = '端子';
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>路灯箱变点多、面广、无人值守，传统做法依靠定时开关与人工巡线，亮灯率低、偷接线难发现、回路老化后漏电风险大。</p>
<h2>一台箱变里有什么</h2>
<p>以100 kVA箱变、6条路灯回路为例。接地形式TN-S，PE线随电缆到每根灯杆。每条回路带36盏120 W的LED灯，三相均分，功率因数0.95。每相功率1.44 kW，电流1440÷（220×0.95）≈6.9 A；6条回路合计25.9 kW，进线约41 A。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>选型</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>开口互感器100 A，不拆线安装</td></tr><tr><td>每条回路</td><td><a href="/newdetail/1071">LH-SB63</a></td><td>3P+N、32 A、剩余电流100 mA</td></tr><tr><td>照明母线</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>总剩余电流与电缆头温度</td></tr><tr><td>箱变</td><td>门磁</td><td>接断路器辅助输入</td></tr></tbody></table>
<h2>判据怎么定</h2>
<p>一盏灯约0.57 A，占回路相电流的8.3%。把“电流比同一时段的30天基线低6%并持续10 min”定为单灯故障，高6%定为可能偷接（只认到回路，灯位由巡视确认），连续一周缓慢上升而漏电同时增大定为线路老化。6%低于一盏灯的份额，又高于1级测量误差与电压波动的影响。</p>
<p>漏电定值先测后定：雨后实测各回路固有泄漏18~22 mA，取不小于其2倍的标准档，即100 mA；30 mA档雨天会误跳；300 mA是防火灾的上限，只用在泄漏大、暂时换不了线的老线路。三个常见误区见<a href="/detail/3122">剩余电流监测</a>。</p>
<h2>控制策略</h2>
<p>按经纬度日出日落加偏移量开关灯，阴雨天由照度修正；后半夜隔盏亮灯。策略下发到断路器本地执行，通信中断时仍按最近一次时间表工作。6条回路后半夜5 h减半，一年少用25.9×0.5×5×365≈2.4万kWh。</p>
<h2>告警与处置</h2>
<table><thead><tr><th>告警</th><th>判据</th><th>处置</th></tr></thead><tbody><tr><td>漏电</td><td>越过定值</td><td>本地跳闸并推送，不自动重合</td></tr><tr><td>缺相</td><td>某相电流为零</td><td>派单</td></tr><tr><td>箱门打开</td><td>无工单而门磁动作</td><td>现场复核</td></tr><tr><td>通信中断</td><td>30 min无数据</td><td>查信号，补巡</td></tr></tbody></table>
<p>箱变分散、每处只有一两台设备，用4G直连比网关经济，比较见<a href="/detail/3121">LoRa与4G怎么选</a>；开工前在箱内与箱外各测一次信号。</p>
<h2>割接与验收</h2>
<p>以箱变为单位白天割接，单台停电不超过1 h，送电后逐回路核对相序、灯数与基线，连续观察三个夜晚再进入下一批。验收抽10%的回路各拔一盏灯、各做一次漏电试验，30 min内平台应有对应告警。</p>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>笼养蛋鸡密度大，通风一旦中断，舍内温度数分钟内即可升到危险值。方案的重点是：停电一定有告警、风机停转一定有告警、告警一定有人接。</p>
<h2>留给人的时间有多少</h2>
<p>一栋120 m×15 m×4 m的舍约7200 m³，养3万只，每只显热按9 W计，共270 kW。空气热容约1.2 kJ/（m³·℃），全舍8640 kJ/℃，不计围护结构时升温270÷8640≈0.031 ℃/s，即1.9 ℃/min。舍温28 ℃停风，5 min后就到37 ℃。由此倒推：告警要在1 min内送到人，值班员4 min内合上备用电源或打开应急侧窗。</p>
<h2>监测点</h2>
<ul><li>两路独立温度：接<a href="/newdetail/1065">LH-WM40</a>的两路NTC，探头放在鸡背高度，前后各一，避免装在进风口</li><li>一路风机电流：<a href="/newdetail/1071">LH-SB63</a>分路测量，每路不多于4台</li><li>一路总电源：LH-WM40失电后由超级电容供电上报，并驱动电话外呼</li></ul>
<p>四个条件任一异常即判定，不做“与”逻辑；两路温度相差5 ℃以上按探头故障告警。舍外声光由UPS供电，与平台无关，网络断了也响。</p>
<h2>通信怎么选</h2>
<p>断电上报走4G直连，不经过场内网关，少一个可能同时失电的环节；分路电流、剩余电流数量多，经LoRa到<a href="/newdetail/1070">LH-GW200</a>，全场一台，放在办公楼并带UPS。两种方式的比较见<a href="/detail/3121">LoRa与4G怎么选</a>。舍内钢结构屏蔽强，网关天线装在室外3 m以上，开工前逐栋测一次信号。</p>
<h2>用电安全</h2>
<p>鸡舍粉尘大、湿度高，配电箱用密封型。<a href="/newdetail/1076">LH-RCD300</a>监测剩余电流与四处电缆头温度，定值按冲洗鸡舍后实测泄漏的2倍选取，越限先告警；断路器端子温度与电流同时异常再脱扣，防止一只探头损坏就停掉通风。料线、刮粪电机单独成路，运行时间超过设定值自动停机。</p>
<table><thead><tr><th>设备</th><th>数量</th><th>用途</th></tr></thead><tbody><tr><td>LH-WM40</td><td>每栋1</td><td>断电、舍温</td></tr><tr><td>LH-SB63</td><td>按路</td><td>分路测量与控制</td></tr><tr><td>LH-RCD300（LoRa）</td><td>每栋1</td><td>火灾隐患</td></tr><tr><td>LH-GW200</td><td>每场1</td><td>汇聚</td></tr></tbody></table>
<h2>投用与演练</h2>
<p>装表不拆导线，与换断路器都在空舍期停电进行，一栋一天。验收在有鸡之前做：断总电源，秒表记录外呼到达时间，连做三次，每次不超过1 min；逐路停一台风机，核对告警内容写明栋号与路号。投用后每月演练一次，演练结果留档，值班电话换人当天更新。</p>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 2010;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>半导体与显示面板设备对电压暂降极为敏感，一次几十毫秒的暂降就可能造成批次报废，仅靠UPS既昂贵又不一定覆盖关键设备。</p>
<h2>第一步：把暂降画成图</h2>
<p><a href="/newdetail/1031">LH-PQM-A</a>装在进线与关键设备入口各一台，监测至少一个月，把每次事件按残压与持续时间画成散点，再叠上设备的耐受曲线。例：</p>
<table><thead><tr><th>残压</th><th>持续</th><th>次数</th><th>停机</th></tr></thead><tbody><tr><td>80%~90%</td><td>40~100 ms</td><td>5</td><td>0</td></tr><tr><td>60%~80%</td><td>60~120 ms</td><td>3</td><td>曝光机1次</td></tr><tr><td>低于60%</td><td>100 ms</td><td>1</td><td>曝光机、泵</td></tr></tbody></table>
<p>来源按进线的电流与有功判断：暂降时进线电流不增、有功下降的来自电网，电流骤增、功率流向厂内的来自厂内。本例9次中8次来自电网，所以事件文件用PQDIF保存，便于与供电企业对照；时间同步误差要小于20 ms。</p>
<h2>第二步：划清单</h2>
<p>落在耐受曲线以下的设备才需要保护。曝光机由动态电压恢复或储能保护，控制电源由小型UPS保护，泵类改延时释放接触器。本司产品不做暂降补偿，负责监测、谐波与无功，这一点在方案阶段就要说清。</p>
<h2>第三步：谐波与无功</h2>
<p>4000台风机过滤单元（FFU）每台120 W，共480 kW，电流480÷（1.732×0.38×0.95）≈768 A，实测THDi 28%，谐波电流约215 A，以5、7次为主，三相模块无3次；若是单相电源型FFU，还要看中性线。扩产20%后258 A，在FFU配电的上级母线设300 A的<a href="/newdetail/1028">LH-APF-G</a>，满载留14%余量；单台机上装滤波既无空间也不经济。</p>
<p>空调冷站500 kW、0.86，提到0.96需要500×（0.593−0.292）≈151 kvar，由两台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担，余量约三成。冷机变频加减载频繁，不用接触器投切的电容：投切本身就是一次电压变动，离精密设备又近。SVG容量的考虑见<a href="/detail/3115">容量怎么分</a>。</p>
<h2>配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>Ⅱ段进线、曝光机入口</td><td>LH-PQM-A</td><td>暂降</td></tr><tr><td>泵、重要馈线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>谐波、事件500条</td></tr><tr><td>FFU母线</td><td>LH-APF-G 300 A</td><td>THDi</td></tr><tr><td>冷站</td><td>LH-SVG-M 2×100 kvar</td><td>功率因数</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>洁净区内不打孔、不放风冷柜，所有功率设备在支持区。接入窗口利用年度停机的两天：第一天并柜，第二天逐级加载；<a href="/newdetail/1075">LH-KCT</a>与仪表不拆一次导线，随各回路轮修停电时装。验收分两部分：FFU母线THDi不高于8%、冷站功率因数不低于0.96，公共连接点按GB/T 14549评价；暂降部分不设“消除”的指标，只验收记录是否完整、时标是否一致。仪表经<a href="/newdetail/1069">LH-GW100</a>或以太网进厂务监控。</p>', `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `case_sheets` SET `calculation` = '{"tool":"meter","values":{"sys":"3p4w","by":"kw","x":"14.4","pf":"0.95","use":"monitor","len":"2"},"count":1,"says":"每台箱变照明约14.4 kW、功率因数0.95，监测用，三相四线：按电流直接接入的电能表也够；选LH-WM40，是因为开口互感器扣在电缆上，不拆一次导线，停电后很快装好。"}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"取样至LH-APF-G"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"轮修时装"},{"kind":"analyser","product":1032},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联断路器"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"},{"kind":"currentTransformer","text":"取样至LH-SVG-M"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 06:53:42' WHERE `id` = 4010;
