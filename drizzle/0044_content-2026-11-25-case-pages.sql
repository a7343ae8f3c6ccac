-- content: 案例有了自己的页面：现场、单线图、设备与计算；行业文章有题目类别、作者与小标题；产品写明用在哪里
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4001, '<h2>现场与任务</h2><p>市民中心有2台1600 kVA变压器，办公、空调与大屏负荷并存，每台最大有功约1050 kW，功率因数只有0.86，每月被加收力调电费。原补偿柜按固定级数投切，傍晚负荷变化快时跟不上，夜间又容易过补。</p><h2>做法</h2><p>长期存在的无功由每台变压器8台50 kvar的LH-XCS-7承担，7%电抗率避开5次谐波；变化的部分和夜间的容性由1台100 kvar的LH-SVG-M连续补齐。两段母线配置相同，母联合上时由先投的一段统一控制。</p><h2>投运与复测</h2><p>投运后取同季各一个月比较：月平均功率因数0.98，变压器负载率由76%降到67%，力调电费由加收变为减收。</p>', '[{"product":1022,"code":"LH-SVG-M/400-100-4L","quantity":2,"unit":"台","use":"两段母线各1台，补变化部分"},{"product":1011,"code":"LH-XCS/480-50-7%","quantity":16,"unit":"台","use":"两段母线各8台，补长期部分"}]', '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明、大屏"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明、大屏"}]]}]}', '{"tool":"kvar","values":{"p":"1050","pf1":"0.86","pf2":"0.98","sn":"1600","h":"20","order":"5","react":"7","std":"0.85"},"count":2,"says":"每台变压器最大有功1050 kW，由0.86补到0.98；非线性负荷约占变压器两成，取7%电抗率。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4002, '<h2>现场与任务</h2><p>图书馆只有进线和空调两处总表，照明、空调、动力的用电分不开，月度抄表要跑遍各层，一次4小时。管理方要把用电分到楼层和用途，作为节能考核依据。</p><h2>做法</h2><p>配电室28路馈线用3台LH-MC12逐路计量；36台楼层配电箱空间紧，用导轨安装的LH-DM3C，配开口互感器200/5，装表不断导线。数据经RS485汇到能耗平台，按分项自动出报表。</p><h2>投运与复测</h2><p>独立计量回路由2路增到64路，抄表由240 min减到1 min。按分项数据调整了夜间空调与展厅照明时段，月用电量由7.2万kWh降到6.6万kWh。</p>', '[{"product":1068,"code":"LH-MC12-200","quantity":3,"unit":"台","use":"28路馈线逐路计量"},{"product":1060,"code":"LH-DM3C-6A-KCT200/5","quantity":36,"unit":"只","use":"楼层配电箱，开口互感器200/5"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"馈线计量"},{"kind":"load","text":"空调、动力"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"馈线计量"},{"kind":"meter","product":1060,"text":"楼层配电箱，200/5"},{"kind":"load","text":"楼层照明插座"}]]}]}', '{"tool":"meter","values":{"sys":"3p4w","by":"a","x":"130","use":"internal","mount":"rail","len":"5"},"count":1,"says":"楼层配电箱最大负荷约130 A，内部考核，导轨安装，互感器到电表的导线不超过5 m。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4003, '<h2>现场与任务</h2><p>展会期间舞台灯光柜与大屏配电箱的电流畸变率超过三成，灯光柜中性线电流98 A，接近相电流，线缆发热，大屏偶发闪断。两处谐波源集中，离变电所又远。</p><h2>做法</h2><p>谐波就地治理：每台灯光柜旁壁挂1台50 A的LH-APF-W，每台大屏配电箱旁壁挂1台35 A的LH-APF-W，采样互感器装在各自进线。谐波在源头抵消，不再流过干线和变压器。</p><h2>投运与复测</h2><p>满场彩排时复测：灯光柜THDi由34%降到4.8%，大屏箱由36%降到5.3%，灯光柜中性线电流由98 A降到14 A。</p>', '[{"product":1027,"code":"LH-APF-W/400-50","quantity":2,"unit":"台","use":"舞台灯光柜，每柜1台"},{"product":1027,"code":"LH-APF-W/400-35","quantity":2,"unit":"台","use":"大屏配电箱，每箱1台"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"灯光柜1，125 A"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"灯光柜2，125 A"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"35 A","branch":true},{"kind":"load","text":"大屏箱1，90 A"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"35 A","branch":true},{"kind":"load","text":"大屏箱2，90 A"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4004, '<h2>现场与任务</h2><p>大楼18层共54台楼层配电箱，线路已用十余年，消防检查要求设电气火灾监控。首次普测有5路剩余电流超过300 mA，最大780 mA，都是插座回路绝缘老化与零线混接。</p><h2>做法</h2><p>每台楼层配电箱装1台LH-RCD300，φ65互感器套住出线总线测剩余电流，4路温度探头测母排与出线端子。报警值按固有泄漏电流的2倍整定，经RS485接入消防控制室的监控主机。</p><h2>投运与复测</h2><p>按报警逐路查出零线混接并改正后，最大剩余电流降到140 mA，超过300 mA的回路清零；监测点共270处（54台各1路剩余电流、4路温度）。</p>', '[{"product":1076,"code":"LH-RCD300-65","quantity":54,"unit":"台","use":"楼层配电箱，每箱1台"}]', '{"sections":[{"name":"楼层配电箱母线","incoming":[[{"kind":"grid","text":"竖井干线"},{"kind":"breaker"},{"kind":"residual","product":1076,"text":"φ65，温度4路"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"照明"}],[{"kind":"breaker"},{"kind":"load","text":"插座"}],[{"kind":"breaker"},{"kind":"load","text":"空调末端"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4005, '<h2>现场与任务</h2><p>赛事保供电每次都要拆开低压柜接发电车电缆，8人用150 min，接线点裸露、相序靠人核对。业主要求在墙外设固定的接入点，发电车到场即插即用。</p><h2>做法</h2><p>两段保供电母线各设1台1000 A的LH-KJX-D，每相3只单芯插座，按色标插接；与市电进线断路器三锁两钥匙联锁，防止倒送。箱内断路器合闸前先判相序。</p><h2>投运与复测</h2><p>演练实测：发电车到场后15 min送电，接入人员由8人减到3人，每个接入点可带到1000 kW机组的持续功率以内。</p>', '[{"product":1034,"code":"LH-KJX-D/1000-3","quantity":2,"unit":"台","use":"两段保供电母线各1台，室外"}]', '{"sections":[{"name":"保供电Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"1000 A"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"赛事照明"}]],"tie":"母联断路器"},{"name":"保供电Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"1000 A"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"转播、计时"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4006, '<h2>现场与任务</h2><p>站房LED照明多，母线最大电流620 A，3次谐波明显。原补偿柜未串电抗器，投入后3次谐波被放大到1.8倍，电容器鼓肚。</p><h2>做法</h2><p>补偿全部换成14%电抗率：三相部分用3台45 kvar的LH-XCS-14，单相照明不平衡的部分用2台24 kvar的LH-XCF分相投切。14%的调谐点在134 Hz，低于3次谐波，投入后不再放大。</p><h2>投运与复测</h2><p>复测功率因数由0.84提到0.96，3次谐波由放大1.8倍变为0.9倍，母线THDu由6.1%降到3.6%。</p>', '[{"product":1012,"code":"LH-XCS/525-45-14%","quantity":3,"unit":"台","use":"三相共补"},{"product":1014,"code":"LH-XCF/300-24-14%","quantity":2,"unit":"台","use":"分相补偿"}]', '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1012,"text":"3×45 kvar，14%"}],[{"kind":"breaker"},{"kind":"detuned","product":1014,"text":"2×24 kvar，分补14%"}],[{"kind":"breaker"},{"kind":"load","text":"站房LED照明"}]]}]}', '{"tool":"kvar","values":{"p":"360","pf1":"0.84","pf2":"0.96","sn":"1250","h":"40","order":"3","react":"14","std":"0.85"},"count":1,"says":"照明母线620 A、0.84时有功约360 kW，补到0.96；主要谐波是3次，取14%电抗率。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4007, '<h2>现场与任务</h2><p>换乘站环控系统的风机、水泵全部变频，每段母线约280 kW，5次谐波电流118 A，THDi达32%，监控系统的通信时有误码。</p><h2>做法</h2><p>两段环控母线各装1套200 A的LH-APF-G，与变频柜并列，采样取母线进线。容量按每段估算谐波约145 A再留裕度确定，不改动原有变频柜。</p><h2>投运与复测</h2><p>早高峰满负荷复测：THDi由32%降到4.6%，5次谐波电流由118 A降到9 A，母线THDu由5.6%降到2.4%。</p>', '[{"product":1028,"code":"LH-APF-G/400-200-4L","quantity":2,"unit":"套","use":"两段环控母线各1套"}]', '{"sections":[{"name":"环控Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 环控变压器"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"变频风机、水泵280 kW"}]],"tie":"母联断路器"},{"name":"环控Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 环控变压器"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"变频风机、水泵280 kW"}]]}]}', '{"tool":"harmonics","values":{"vfdl":"280","led":"","lin":"","sn":"1000","uk":"6","margin":"1.2"},"count":2,"says":"每段带进线电抗器的变频负荷280 kW，变压器按1000 kVA估算，APF裕度1.2。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4008, '<h2>现场与任务</h2><p>2台800 kVA变压器的低压柜用指针表，数据靠人抄，总表与分表之和相差4.8%。柜门开孔和一次接线要尽量不动。</p><h2>做法</h2><p>进线换成120方形的LH-PM120E，34路馈线换成96方形的LH-PM96E，电流仍取原5 A互感器二次，装前逐路核对变比与相序。仪表经RS485接入后台。</p><h2>投运与复测</h2><p>在线测量回路由0增到36路，每月抄表由300 min减到5 min；更正两路接反的互感器后，总分电量差由4.8%降到0.9%。</p>', '[{"product":1056,"code":"LH-PM120E-5A-220-CE","quantity":2,"unit":"台","use":"两路进线"},{"product":1048,"code":"LH-PM96E-5A-220-C","quantity":34,"unit":"台","use":"馈线"}]', '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 800 kVA"},{"kind":"breaker"},{"kind":"meter","product":1056,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线"},{"kind":"load","text":"剧场、展厅"}],[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线"},{"kind":"load","text":"空调、照明"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 800 kVA"},{"kind":"breaker"},{"kind":"meter","product":1056,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线"},{"kind":"load","text":"剧场、展厅"}],[{"kind":"breaker"},{"kind":"meter","product":1048,"text":"馈线"},{"kind":"load","text":"空调、照明"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4009, '<h2>现场与任务</h2><p>商业广场一台1000 kVA变压器带68户商铺，最大有功620 kW，功率因数0.85；单相负荷多，三相不平衡，只做三相共补时总有一相过补或欠补。商铺电费靠人工抄表分摊。</p><h2>做法</h2><p>配电间壁装2台120 kvar的LH-ZCH，共补60%、分补40%，按相投切；每户装1只LH-DM3，RS485集中抄表，物业按月出账。</p><h2>投运与复测</h2><p>功率因数由0.85提到0.97，力调电费由每月加收3700元变为减收1100元；抄表由每月16 h减到0.5 h。</p>', '[{"product":1005,"code":"LH-ZCH/120-0.6","quantity":2,"unit":"台","use":"低压母线，共补60%分补40%"},{"product":1059,"code":"LH-DM3-80-485","quantity":68,"unit":"只","use":"商铺分户"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1005,"text":"2×120 kvar，混补"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"分户"},{"kind":"load","text":"商铺，68户"}],[{"kind":"breaker"},{"kind":"load","text":"公共照明、电梯"}]]}]}', '{"tool":"kvar","values":{"p":"620","pf1":"0.85","pf2":"0.97","sn":"1000","duty":"unbalanced","std":"0.85"},"count":1,"says":"最大有功620 kW，由0.85补到0.97，三相明显不平衡，用混补。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4010, '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，42路照明回路靠夜间巡视发现灭灯，平均26 h才知道；定时器跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><p>每路照明装1台3P 40 A的LH-SB63，远程分合并按经纬度开关灯；每台箱变装1台LH-WM40测总电量，开口互感器200 A。雨天泄漏大的回路按300 mA剩余电流告警，先查后断，不让整条路失去照明。</p><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%，月用电量由3.1万kWh降到2.7万kWh。</p>', '[{"product":1071,"code":"LH-SB63-3P-C40-300-4G","quantity":42,"unit":"台","use":"照明回路"},{"product":1065,"code":"LH-WM40-200-4G","quantity":6,"unit":"台","use":"箱变总进线，开口互感器200 A"}]', '{"sections":[{"name":"路灯箱变0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"200 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"3P 40 A"},{"kind":"load","text":"照明回路1"}],[{"kind":"breaker","product":1071,"text":"3P 40 A"},{"kind":"load","text":"照明回路2"}],[{"kind":"breaker","product":1071,"text":"3P 40 A"},{"kind":"load","text":"照明回路7"}]]}]}', '{"tool":"meter","values":{"sys":"3p4w","by":"a","x":"144","use":"monitor","len":"2"},"count":1,"says":"100 kVA箱变额定电流约144 A，监测用，三相四线。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4011, '<h2>现场与任务</h2><p>水厂4台450 kW高压送水泵三用一备，10 kV侧功率因数0.86，单泵馈线电流27.2 A。电动机长期连续运行，无功稳定，适合就地补偿。低压1台800 kVA变压器带加药与反冲洗设备。</p><h2>做法</h2><p>每台高压电动机旁设1面120 kvar的LH-GYJ，与电动机同投同切，补偿量不超过电动机空载无功，避免自励；低压母线用3组40 kvar、7%电抗率的LH-XCB。</p><h2>投运与复测</h2><p>10 kV功率因数由0.86提到0.96，单泵馈线电流由27.2 A降到24.4 A，力调电费由每月加收11300元变为减收4200元。</p>', '[{"product":1010,"code":"LH-GYJ/10-120","quantity":4,"unit":"台","use":"每台送水泵1台，同投同切"},{"product":1013,"code":"LH-XCB/480-40-7%-T","quantity":3,"unit":"组","use":"0.4 kV母线"}]', '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1010,"text":"120 kvar，就地"},{"kind":"motor","text":"送水泵450 kW"}],[{"kind":"breaker"},{"kind":"capacitor","product":1010,"text":"120 kvar，就地"},{"kind":"motor","text":"送水泵450 kW"}],[{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"3×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"加药、反冲洗"}]]}]}', '{"tool":"kvar","values":{"p":"405","pf1":"0.86","pf2":"0.96","u":"10000","sn":"","react":"0","std":"0.90"},"count":4,"says":"单台送水泵输入约405 kW，由0.86补到0.96；四台各自就地补偿。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4012, '<h2>现场与任务</h2><p>一台630 kVA台区变压器带312户，单相用电集中在一相，最大不平衡度46%，中性线电流209 A，末端晚间电压只有198 V，居民多次投诉。</p><h2>做法</h2><p>先由1套LH-HXK把12个接户点按负荷自动换相，做粗调；剩下的不平衡由变压器出口1台100 kvar的LH-SPC连续调节。换相时断电不超过家用电器能承受的时间，用户无感。</p><h2>投运与复测</h2><p>复测不平衡度由46%降到4.5%，中性线电流由209 A降到17 A，末端最低电压由198 V升到213 V，台区线损率由7.8%降到5.1%。</p>', '[{"product":1029,"code":"LH-SPC/400-100-4G","quantity":1,"unit":"台","use":"变压器低压出口，电杆安装"},{"product":1030,"code":"LH-HXK/1+12-100-LoRa","quantity":1,"unit":"套","use":"1台主控，12台换相单元"}]', '{"sections":[{"name":"台区0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"12台×100 A"},{"kind":"load","text":"居民312户"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4013, '<h2>现场与任务</h2><p>1250 kVA箱变带12台120 kW直流充电桩。夜里充电少时桩与电缆呈容性，白天满充时又是感性，电容器没法跟，月均功率因数0.84；桩的电量与总表对不上，差3.6%。</p><h2>做法</h2><p>箱变低压侧装1台150 kvar的LH-SVG-MH，感性、容性都能连续补；12台桩用1台LH-MC12逐桩计量，插接式互感器250 A，与桩内电表比对。</p><h2>投运与复测</h2><p>月均功率因数由0.84提到0.98，力调电费由每月加收4600元变为减收1100元，总分电量差由3.6%降到0.8%。</p>', '[{"product":1023,"code":"LH-SVG-MH/400-150-12","quantity":1,"unit":"台","use":"箱变低压母线"},{"product":1068,"code":"LH-MC12-250","quantity":1,"unit":"台","use":"12台充电桩逐桩"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA箱变"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路，250 A"},{"kind":"load","text":"充电桩12×120 kW"}]]}]}', '{"tool":"kvar","values":{"p":"330","pf1":"0.84","pf2":"0.98","sn":"1250","duty":"leading","react":"0","std":"0.85"},"count":1,"says":"按月均充电功率约330 kW，由0.84补到0.98；轻载时呈容性，只用SVG。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4014, '<h2>现场与任务</h2><p>停车楼4层46路照明全天常亮，只有4块总表，不知道哪一层在夜里浪费。重新敷设通信线要封车位，业主要求不布线。</p><h2>做法</h2><p>46路照明各装1只LH-WM42，开口互感器100 A卡在出线上，LoRa上传；楼顶1台LH-GW200汇集后经4G送到平台，再按车流把夜间照明分区减半。</p><h2>投运与复测</h2><p>单独计量回路由4路增到46路，每15 min一组数据；照明月用电量由5.4万kWh降到3.6万kWh。</p>', '[{"product":1067,"code":"LH-WM42-100-LR","quantity":46,"unit":"只","use":"照明回路，开口互感器100 A"},{"product":1070,"code":"LH-GW200-4G-ID","quantity":1,"unit":"台","use":"汇集46只仪表"}]', '{"sections":[{"name":"照明配电箱母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"100 A"},{"kind":"load","text":"一至二层照明"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"100 A"},{"kind":"load","text":"三至四层照明"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"澜衡云"}}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4015, '<h2>现场与任务</h2><p>5台160 kW曝气风机全部变频，5次谐波电流241 A，THDi 33%，功率因数0.85。鼓风机房连续运行，负荷稳定，适合用无源滤波同时补无功。</p><h2>做法</h2><p>低压母线装1套300 kvar的LH-GXL，设5、7、11次三条滤波支路，先投5次、后投7次与11次，切除次序相反，防止在低次上放大。</p><h2>投运与复测</h2><p>五台风机同时运行时复测：THDi由33%降到9.5%，5次谐波电流由241 A降到52 A，功率因数由0.85提到0.97。</p>', '[{"product":1015,"code":"LH-GXL/400-5.7.11-300","quantity":1,"unit":"套","use":"鼓风机房低压母线"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"300 kvar，5、7、11次"}],[{"kind":"breaker"},{"kind":"load","text":"曝气风机变频5×160 kW"}]]}]}', '{"tool":"kvar","values":{"p":"800","pf1":"0.85","pf2":"0.97","sn":"2000","std":"0.90"},"count":1,"says":"5台160 kW曝气风机合计约800 kW，由0.85补到0.97，无功由滤波支路给出。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4101, '<h2>现场与任务</h2><p>影像专用800 kVA变压器带2台CT、1台MRI和1台DSA，曝光瞬间电流冲击大，DSA配电箱THDi 38%，每季有7次设备电源告警，影像科要求不停诊改造。</p><h2>做法</h2><p>四台设备的配电箱旁各壁挂1台50 A的LH-APF-W，就地抵消谐波；进线装1台LH-PQM-S连续记录谐波与暂降，分清告警来自电网还是设备。每台接入只停该设备2 h，排在夜间。</p><h2>投运与复测</h2><p>DSA配电箱THDi由38%降到5.2%，母线THDu由4.6%降到2.1%，此后一季设备电源告警为0。</p>', '[{"product":1027,"code":"LH-APF-W/400-50-S","quantity":4,"unit":"台","use":"CT、MRI、DSA配电箱，静音型"},{"product":1032,"code":"LH-PQM-S/220-5A-E","quantity":1,"unit":"台","use":"变压器进线"}]', '{"sections":[{"name":"影像专用母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"CT 1"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"CT 2"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"MRI"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"DSA"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4102, '<h2>现场与任务</h2><p>保健院6路一级负荷靠人工倒换备用电源，市电失电后要15 min才恢复供电，产房与新生儿室风险大；发电车没有固定接口，接入要90 min。</p><h2>做法</h2><p>两段一级负荷母线各设1台400 A的LH-KJT：常用电源失电经延时确认后自动切到备用，两路都失电时从柜内快接插座接发电车。转换开关三位置，保证先断后合。</p><h2>投运与复测</h2><p>带载试验：失电到恢复供电14 s（含延时），其中切换动作1.8 s；发电车接入由90 min减到12 min。</p>', '[{"product":1035,"code":"LH-KJT/400-4G","quantity":2,"unit":"台","use":"两段一级负荷母线"}]', '{"sections":[{"name":"一级负荷Ⅰ段","incoming":[[{"kind":"grid","text":"T1 630 kVA"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"400 A","second":{"kind":"grid","text":"T2备用"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"产房、手术室"}],[{"kind":"breaker"},{"kind":"load","text":"新生儿室"}]]},{"name":"一级负荷Ⅱ段","incoming":[[{"kind":"grid","text":"T2 630 kVA"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"400 A","second":{"kind":"grid","text":"T1备用"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"检验、药房"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4103, '<h2>现场与任务</h2><p>3栋病区楼的低压柜电缆接头曾过热到96 ℃，楼层插座回路泄漏大，最大620 mA。病区不能长时间停电检查，需要在线监测。</p><h2>做法</h2><p>38台楼层配电箱各装1台LH-RCD300测剩余电流与温度；12面低压柜的96处电缆接头各装1只LH-TS20，用接头螺栓压紧，电池供电、无线上传，安装随柜逐面停电30 min。</p><h2>投运与复测</h2><p>按告警紧固了过热接头，最高温度由96 ℃降到61 ℃；查改混接零线后最大剩余电流由620 mA降到110 mA。</p>', '[{"product":1076,"code":"LH-RCD300-65-LR","quantity":38,"unit":"台","use":"楼层配电箱"},{"product":1074,"code":"LH-TS20-M8","quantity":96,"unit":"只","use":"低压柜电缆接头"}]', '{"sections":[{"name":"低压柜母线","incoming":[[{"kind":"grid","text":"变压器低压侧"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"电缆接头"},{"kind":"residual","product":1076,"text":"楼层配电箱"},{"kind":"load","text":"病区一"}],[{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"电缆接头"},{"kind":"residual","product":1076,"text":"楼层配电箱"},{"kind":"load","text":"病区二"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4104, '<h2>现场与任务</h2><p>变电所2台1000 kVA变压器，每台最大有功约650 kW，功率因数0.84，电梯与空调启停频繁，原接触器投切的电容柜动作慢、常年坏级。</p><h2>做法</h2><p>每台变压器配1台100 kvar的LH-SVG-M和5台40 kvar的LH-ZCS：电容承担基本量，SVG补级差与快速变化。谐波小，电容不串电抗器，额定电压450 V留有裕度。</p><h2>投运与复测</h2><p>功率因数由0.84提到0.97，变压器负载率由77%降到67%，力调电费由每月加收7900元变为减收2000元。</p>', '[{"product":1022,"code":"LH-SVG-M/400-100-4L","quantity":2,"unit":"台","use":"每台变压器1台"},{"product":1001,"code":"LH-ZCS/450-20+20","quantity":10,"unit":"台","use":"每台变压器5台"}]', '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1001,"text":"5×40 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"病房、空调、电梯"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1001,"text":"5×40 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"病房、空调、电梯"}]]}]}', '{"tool":"kvar","values":{"p":"650","pf1":"0.84","pf2":"0.97","sn":"1000","react":"0","std":"0.85"},"count":2,"says":"每台变压器最大有功650 kW，由0.84补到0.97，电容不串电抗器。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4105, '<h2>现场与任务</h2><p>8栋宿舍楼1920间，电费按床位均摊，争议多；大功率电器每月引起35次楼层跳闸，每月抄表收费要320 h。</p><h2>做法</h2><p>每间装1只LH-DM2P，先付后用，按作息分时供电，识别到纯阻性大功率负载即断该间并在10 min后自动恢复。电表集中在楼道计量箱，LoRa上传，箱内不另布通信线。</p><h2>投运与复测</h2><p>大功率电器引起的跳闸由每月35次降到4次，抄表收费由320 h减到4 h，月用电量由19.2万kWh降到16.8万kWh。</p>', '[{"product":1058,"code":"LH-DM2P-80-LR","quantity":1920,"unit":"只","use":"每间1只，楼道计量箱"}]', '{"sections":[{"name":"楼层计量箱母线","incoming":[[{"kind":"grid","text":"楼层干线"},{"kind":"breaker"}]],"feeders":[[{"kind":"meter","product":1058,"text":"单相费控"},{"kind":"load","text":"宿舍1"}],[{"kind":"meter","product":1058,"text":"单相费控"},{"kind":"load","text":"宿舍2"}],[{"kind":"meter","product":1058,"text":"单相费控"},{"kind":"load","text":"宿舍60"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4106, '<h2>现场与任务</h2><p>4栋教学楼只有1块总表，放学后的用电说不清来自哪里。学校想按楼层和用途考核，又不能在教学期停电施工。</p><h2>做法</h2><p>52台楼层配电箱各装1只LH-DM3，直接接入、导轨安装；每栋1台LH-GW100把RS485数据汇总上传。施工排在暑假，按栋停电，每栋半天。</p><h2>投运与复测</h2><p>独立计量回路由1路增到52路；查出饮水机与机房空调夜间常开，调整后夜间待机功率由23 kW降到9 kW。</p>', '[{"product":1059,"code":"LH-DM3-80-485","quantity":52,"unit":"只","use":"楼层配电箱"},{"product":1069,"code":"LH-GW100-4R-4G","quantity":4,"unit":"台","use":"每栋1台"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"楼层"},{"kind":"load","text":"教学楼1"}],[{"kind":"breaker"},{"kind":"meter","product":1059,"text":"楼层"},{"kind":"load","text":"教学楼4"}]]}],"network":{"link":"RS485","gateway":1069,"to":"能耗平台"}}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4107, '<h2>现场与任务</h2><p>实训中心机床与焊机共约360 kW，功率因数只有0.72，进线电流722 A接近变压器额定。学校还要求学员能看到补偿投切的全过程。</p><h2>做法</h2><p>配1面240 kvar的LH-GBJ，8级共补；柜门装LH-CK200集中显示每级的投切、电流与温度，作为实训内容的一部分。</p><h2>投运与复测</h2><p>功率因数由0.72提到0.96，进线电流由722 A降到541 A，力调电费由每月加收2270元变为减收190元。</p>', '[{"product":1006,"code":"LH-GBJ/240-8-S","quantity":1,"unit":"面","use":"低压母线，8级共补"},{"product":1018,"code":"LH-CK200/5A","quantity":1,"unit":"台","use":"补偿柜门，集中显示"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"controller","product":1018,"text":"测控显示"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1006,"text":"240 kvar，8级"}],[{"kind":"breaker"},{"kind":"load","text":"机床、焊机"}]]}]}', '{"tool":"kvar","values":{"p":"360","pf1":"0.72","pf2":"0.96","sn":"630","std":"0.90"},"count":1,"says":"实训负荷约360 kW，由0.72补到0.96。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4108, '<h2>现场与任务</h2><p>图书馆12路照明干线约210 kW，大量电子镇流器与LED，3次谐波使普通电容器每年更换9台。</p><h2>做法</h2><p>原电容全部拆除，换4台30 kvar的LH-XCF，14%电抗率、分相补偿，三相各自投切，既不放大3次谐波，也不会一相过补一相欠补。</p><h2>投运与复测</h2><p>功率因数由0.86提到0.98，THDu由4.8%降到3.1%，投运后电容器再没有更换。</p>', '[{"product":1014,"code":"LH-XCF/300-30-14%","quantity":4,"unit":"台","use":"照明母线，分相补偿"}]', '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1014,"text":"4×30 kvar，分补14%"}],[{"kind":"breaker"},{"kind":"load","text":"照明干线12路"}]]}]}', '{"tool":"kvar","values":{"p":"210","pf1":"0.86","pf2":"0.98","sn":"630","h":"30","order":"3","react":"14","duty":"unbalanced","std":"0.85"},"count":1,"says":"照明干线约210 kW，由0.86补到0.98；主要谐波是3次，取14%电抗率。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4109, '<h2>现场与任务</h2><p>实验楼精密设备每年无故停机十余次，原因只查清两成。院方与供电部门各执一词，需要有A级仪器的连续记录。</p><h2>做法</h2><p>2路0.4 kV进线各装1台LH-PQM-A，512点/周波采样，按GB/T 17626.30的A级方法统计；暂降、短时中断触发录波，与设备日志按时间对照。</p><h2>投运与复测</h2><p>首年记录37次电压暂降，最低残压52%，停机原因查明率由20%提到95%；据此只给三台敏感设备加了在线UPS，没有给整栋楼加装。</p>', '[{"product":1031,"code":"LH-PQM-A/220-5A","quantity":2,"unit":"台","use":"两路进线"}]', '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"精密设备"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1250 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"精密设备"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4110, '<h2>现场与任务</h2><p>5所幼儿园的末端回路多数没有漏电保护，96路里只有41路有；停电后要逐箱翻找，平均90 min。</p><h2>做法</h2><p>96路末端回路换成1P+N 20 A的LH-SB63，剩余电流30 mA动作，跳闸原因直接上报；10台总配电箱各装1台LH-RCD300，看整箱的泄漏变化。</p><h2>投运与复测</h2><p>有漏电保护的回路由41路增到96路，最大剩余电流由410 mA降到25 mA，停电查找由90 min缩到6 min。</p>', '[{"product":1071,"code":"LH-SB63-1N-C20-30-4G","quantity":96,"unit":"台","use":"末端回路"},{"product":1076,"code":"LH-RCD300-45-4G","quantity":10,"unit":"台","use":"总配电箱"}]', '{"sections":[{"name":"总配电箱母线","incoming":[[{"kind":"grid","text":"园区进线"},{"kind":"breaker"},{"kind":"residual","product":1076,"text":"总进线"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"1P+N 20 A"},{"kind":"load","text":"教室插座"}],[{"kind":"breaker","product":1071,"text":"1P+N 20 A"},{"kind":"load","text":"厨房"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4111, '<h2>现场与任务</h2><p>康养中心14路馈线没有分路计量，46台末端配电箱虽要求查漏电，却靠电工每周巡检6 h。</p><h2>做法</h2><p>14路馈线各装1台LH-WM40，4G直接上传；46台末端配电箱装LH-RCD300，经2台LH-GW200接入平台，能耗与剩余电流在一屏看。</p><h2>投运与复测</h2><p>月用电量由11.8万kWh降到10.7万kWh，泄漏超过300 mA的回路由4路清零，每周巡检由6 h减到1.5 h。</p>', '[{"product":1065,"code":"LH-WM40-200-4G","quantity":14,"unit":"台","use":"馈线"},{"product":1070,"code":"LH-GW200-4G-ID","quantity":2,"unit":"台","use":"汇集末端探测器"},{"product":1076,"code":"LH-RCD300-45-LR","quantity":46,"unit":"台","use":"末端配电箱"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"馈线"},{"kind":"residual","product":1076,"text":"末端配电箱"},{"kind":"load","text":"护理楼"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"馈线"},{"kind":"residual","product":1076,"text":"末端配电箱"},{"kind":"load","text":"餐厅、康复"}]]}],"network":{"link":"LoRa、4G","gateway":1070,"to":"澜衡云"}}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4112, '<h2>现场与任务</h2><p>屋顶180 kWp光伏并网后，白天从电网取的有功很少，无功照旧，月均功率因数掉到0.71，虽然用电没变，却开始被加收力调电费。</p><h2>做法</h2><p>并网点旁壁挂1台75 kvar的LH-SVG-W，采样取关口，按关口功率因数连续补偿；光伏出力超过负荷、有功反送时，SVG仍按感性、容性两个方向调节。</p><h2>投运与复测</h2><p>月均功率因数由0.71提到0.97，力调电费由每月加收1200元变为减收90元，光伏月发电约1.6万kWh。</p>', '[{"product":1024,"code":"LH-SVG-W/400-75","quantity":1,"unit":"台","use":"并网点，采样取关口"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"400 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1024,"text":"75 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏180 kWp"}],[{"kind":"breaker"},{"kind":"load","text":"教学楼"}]]}]}', '{"tool":"kvar","values":{"p":"100","pf1":"0.71","pf2":"0.97","sn":"400","duty":"leading","react":"0","std":"0.85"},"count":1,"says":"白天从电网取用的有功平均约100 kW，由0.71补到0.97；光伏倒送，用SVG。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4113, '<h2>现场与任务</h2><p>体检中心7面低压柜出线接头温度高达88 ℃，22路馈线没有测量，只有进线一块表，值班员每周要开柜巡检5 h。</p><h2>做法</h2><p>母排与电缆接头装42只LH-TS10，从母线电流取电、不用电池；进线与22路馈线各装1台LH-PM96E，数据进后台，温升与负荷一起看。</p><h2>投运与复测</h2><p>紧固并更换两处接头后，最高温度由88 ℃降到54 ℃；在线测量回路由1路增到23路，每周巡检由5 h减到1 h。</p>', '[{"product":1073,"code":"LH-TS10-450","quantity":42,"unit":"只","use":"母排、电缆接头"},{"product":1048,"code":"LH-PM96E-5A-220-C","quantity":23,"unit":"台","use":"进线与馈线"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1048,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"接头"},{"kind":"meter","product":1048,"text":"馈线"},{"kind":"load","text":"体检设备"}],[{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"接头"},{"kind":"meter","product":1048,"text":"馈线"},{"kind":"load","text":"空调、照明"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4114, '<h2>现场与任务</h2><p>负压病区两段应急母线要求市电全停时由发电车供电。原来从柜内接线，6人用100 min，病区人员还要绕行清洁通道。</p><h2>做法</h2><p>外墙设2只630 A的LH-KJX壁挂快接箱，一段母线一只，电缆从外墙穿入，发电车人员不进病区；与市电进线机械联锁，错相闭锁。</p><h2>投运与复测</h2><p>演练实测：接入由100 min减到10 min，人员由6人减到2人；两箱合计可接入600 kW。</p>', '[{"product":1033,"code":"LH-KJX/630-5P","quantity":2,"unit":"台","use":"外墙，每段应急母线1台"}]', '{"sections":[{"name":"应急Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 800 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"负压病区一"}]]},{"name":"应急Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 800 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"负压病区二"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4201, '<h2>现场与任务</h2><p>焊装线52台机器人焊机轮流通电，平均有功约720 kW，功率因数0.68；焊接瞬间电压跌落6.8%，长时间闪变1.6，隔壁检测线的屏幕跟着闪。</p><h2>做法</h2><p>母线装2套300 kvar的LH-GXT，晶闸管在过零点投切，20 ms内跟上焊接冲击；5、7次支路同时滤除焊机谐波。两套分级交替动作，避免同时投切。</p><h2>投运与复测</h2><p>功率因数由0.68提到0.97，焊接时电压跌落由6.8%减到3.0%，长时间闪变Plt由1.6降到0.8。</p>', '[{"product":1017,"code":"LH-GXT/400-300-5.7","quantity":2,"unit":"套","use":"焊装线母线"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"300 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"300 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"load","text":"机器人焊机52台"}]]}]}', '{"tool":"kvar","values":{"p":"720","pf1":"0.68","pf2":"0.97","sn":"1600","duty":"fast","std":"0.90"},"count":1,"says":"焊装线平均有功720 kW，由0.68补到0.97；秒级以下快速波动，用晶闸管投切。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4202, '<h2>现场与任务</h2><p>2台1500 kW六脉波中频炉各由1台2000 kVA、575 V变压器供电，功率因数0.83，10 kV侧5次谐波电流36 A，同母线的检测设备受干扰。</p><h2>做法</h2><p>每台炉的575 V母线配1套匹配1500 kW的LH-GXZ，设5、7、11、13次支路，随炉功率由晶闸管投切，升温、保温两个阶段都不过补。</p><h2>投运与复测</h2><p>两炉同时熔炼时复测：功率因数由0.83提到0.95，10 kV侧5次谐波电流由36 A降到9 A，THDu由5.8%降到2.6%，铁水电耗由625 kWh/t降到598 kWh/t。</p>', '[{"product":1016,"code":"LH-GXZ/575-1500-6P","quantity":2,"unit":"套","use":"每台中频炉1套，575 V母线"}]', '{"sections":[{"name":"1号炉575 V母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1016,"text":"匹配1500 kW"}],[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW"}]]},{"name":"2号炉575 V母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1016,"text":"匹配1500 kW"}],[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4203, '<h2>现场与任务</h2><p>洁净室1860台FFU全是单相电子换向风机，每段母线约480 A，THDi 45%，3次谐波在中性线叠加到512 A，超过相电流。</p><h2>做法</h2><p>两段FFU母线各装1套300 A的LH-APF-G，四线制，滤相线谐波的同时抵消中性线的3次；每段进线装1台LH-PQM-S，超限自动告警。</p><h2>投运与复测</h2><p>满载复测：THDi由45%降到4.9%，中性线电流由512 A降到46 A，母线THDu由5.9%降到2.3%。</p>', '[{"product":1028,"code":"LH-APF-G/400-300-4L","quantity":2,"unit":"套","use":"两段FFU母线，四线制"},{"product":1032,"code":"LH-PQM-S/220-5A-E","quantity":2,"unit":"台","use":"两段进线"}]', '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A，四线"}],[{"kind":"breaker"},{"kind":"load","text":"FFU 930台，480 A"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A，四线"}],[{"kind":"breaker"},{"kind":"load","text":"FFU 930台，480 A"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4204, '<h2>现场与任务</h2><p>空压站6台机各自加载卸载，空载占31%，比功率7.6 kW/(m³/min)，但只有一块总表，不知道该停哪一台。</p><h2>做法</h2><p>每台空压机的馈线装1台LH-WM40，110 kW机用400 A互感器、75 kW机用200 A互感器，按分钟上传功率，与流量计数据合算每台的比功率，再由联控排出启停次序。</p><h2>投运与复测</h2><p>空载运行占比由31%降到12%，比功率降到6.9 kW/(m³/min)，月用电量由28.6万kWh降到25.1万kWh。</p>', '[{"product":1065,"code":"LH-WM40-400-4G","quantity":4,"unit":"台","use":"110 kW空压机"},{"product":1065,"code":"LH-WM40-200-4G","quantity":2,"unit":"台","use":"75 kW空压机"}]', '{"sections":[{"name":"空压站0.4 kV母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"400 A"},{"kind":"motor","text":"空压机4×110 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"200 A"},{"kind":"motor","text":"空压机2×75 kW"}]]}]}', '{"tool":"meter","values":{"sys":"3p4w","by":"kw","x":"120","pf":"0.87","use":"monitor","len":"2"},"count":1,"says":"110 kW空压机满载输入约120 kW、功率因数0.87，监测用。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4205, '<h2>现场与任务</h2><p>64台注塑机加热与伺服并存，最大有功约900 kW，功率因数0.78，电热圈接单相使三相不平衡24%，变压器负载率72%，扩产没有余量。</p><h2>做法</h2><p>用2台150 kvar的LH-SVG-MH与8台30 kvar的LH-ZCF组成混合补偿：分补电容先填各相的基本无功，SVG补级差、快速变化与不平衡，并直接控制电容投切。</p><h2>投运与复测</h2><p>功率因数由0.78提到0.97，变压器负载率由72%降到58%，不平衡度由24%降到8%，力调电费由每月加收18900元变为减收2400元。</p>', '[{"product":1023,"code":"LH-SVG-MH/400-150-12","quantity":2,"unit":"台","use":"低压母线，兼控电容投切"},{"product":1004,"code":"LH-ZCF/250-30","quantity":8,"unit":"台","use":"分相补偿"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"2×150 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1004,"text":"8×30 kvar，分补"}],[{"kind":"breaker"},{"kind":"load","text":"注塑机64台"}]]}]}', '{"tool":"kvar","values":{"p":"900","pf1":"0.78","pf2":"0.97","sn":"1600","duty":"unbalanced","react":"0","std":"0.90"},"count":1,"says":"最大有功约900 kW，由0.78补到0.97；三相不平衡，SVG与分补电容混合。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4206, '<h2>现场与任务</h2><p>10 kV母线最大负荷9.6 MW，功率因数0.87，进线电流637 A。2800 kW原料磨电动机占负荷近三成，其余随窑系统变化。</p><h2>做法</h2><p>原料磨电动机旁用1台600 kvar的LH-GYJ就地补偿，母线集中装1套2×1200 kvar的LH-GYZ，串6%电抗率，按功率因数与电压自动投切两组。</p><h2>投运与复测</h2><p>10 kV功率因数由0.87提到0.97，进线电流由637 A降到571 A，力调电费由每月加收4.8万元变为减收2.4万元。</p>', '[{"product":1008,"code":"LH-GYZ/10-2×1200-6%","quantity":1,"unit":"套","use":"10 kV母线集中补偿"},{"product":1010,"code":"LH-GYJ/10-600","quantity":1,"unit":"台","use":"原料磨电动机就地"}]', '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1008,"text":"2×1200 kvar，6%"}],[{"kind":"breaker"},{"kind":"capacitor","product":1010,"text":"600 kvar，就地"},{"kind":"motor","text":"原料磨2800 kW"}],[{"kind":"breaker"},{"kind":"load","text":"窑系统、水泥磨"}]]}]}', '{"tool":"kvar","values":{"p":"9600","pf1":"0.87","pf2":"0.97","u":"10000","sn":"","h":"","react":"6","std":"0.90"},"count":1,"says":"10 kV母线最大负荷9.6 MW，由0.87补到0.97，6%电抗率抑制5次谐波。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4207, '<h2>现场与任务</h2><p>饲料厂46台电动机轮换启停，粉碎机启动电流大，功率因数0.76；每年烧毁5台电动机，多是堵转与断相没有及时停机。</p><h2>做法</h2><p>母线装1套450 kvar的LH-GXT，20 ms内跟上粉碎机启停；46台电动机的控制柜各装1台LH-PM72D，堵转、断相、过载按整定跳接触器并上报原因。</p><h2>投运与复测</h2><p>功率因数由0.76提到0.98，力调电费由每月加收12800元变为减收1400元；此后一年没有电动机烧毁。</p>', '[{"product":1017,"code":"LH-GXT/400-450-5.7","quantity":1,"unit":"套","use":"低压母线"},{"product":1055,"code":"LH-PM72D-5A-C2R","quantity":46,"unit":"台","use":"电动机控制柜"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"filter","product":1017,"text":"450 kvar，5、7次"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"电动机保护"},{"kind":"contactor"},{"kind":"motor","text":"粉碎机160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1055,"text":"电动机保护"},{"kind":"contactor"},{"kind":"motor","text":"制粒、输送"}]]}]}', '{"tool":"kvar","values":{"p":"690","pf1":"0.76","pf2":"0.98","sn":"1250","duty":"fast","std":"0.90"},"count":1,"says":"生产时平均有功约690 kW，由0.76补到0.98；粉碎机启停快，用晶闸管投切。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4208, '<h2>现场与任务</h2><p>18栋圈舍夜间断电25 min才被发现，夏季密闭舍停风十几分钟就会热应激；进线端子温度到过92 ℃，也没人知道。</p><h2>做法</h2><p>每栋进线装1台200 A的LH-SB250M，过载、漏电、端子超温先报警后跳闸；旁边1台LH-WM40测用电并在失电时用自身储能把断电报出去，不依赖现场电源。</p><h2>投运与复测</h2><p>断电发现由25 min缩到1 min，端子最高温度由92 ℃降到63 ℃，每头每月用电由5.4 kWh降到4.8 kWh。</p>', '[{"product":1072,"code":"LH-SB250M-4P-200-EL","quantity":18,"unit":"台","use":"每栋圈舍进线"},{"product":1065,"code":"LH-WM40-200-T4-4G","quantity":18,"unit":"台","use":"每栋圈舍，带测温"}]', '{"sections":[{"name":"箱变0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker","product":1072,"text":"4P 200 A"},{"kind":"meter","product":1065,"text":"200 A，带测温"},{"kind":"load","text":"圈舍1：风机、水帘"}],[{"kind":"breaker","product":1072,"text":"4P 200 A"},{"kind":"meter","product":1065,"text":"200 A，带测温"},{"kind":"load","text":"圈舍9：风机、水帘"}]]}]}', '{"tool":"meter","values":{"sys":"3p4w","by":"a","x":"150","use":"monitor","len":"2"},"count":1,"says":"每栋圈舍最大负荷约150 A，监测用，三相四线。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4209, '<h2>现场与任务</h2><p>循环水养殖车间停电15 min鱼就会缺氧，保安负荷280 kW。原来靠人工拉闸换发电机，45 min才恢复增氧。</p><h2>做法</h2><p>保安母线设1台630 A的LH-KJT，市电失电自动起动发电机并切换，回电自动切回；12路水泵与增氧机用1台LH-MC12逐路计量，哪一路停了马上知道。</p><h2>投运与复测</h2><p>停电试验：恢复增氧由45 min缩到8 min（含发电机起动与分批加载），切换动作1.8 s；每千克鱼用电由6.2 kWh降到5.6 kWh。</p>', '[{"product":1035,"code":"LH-KJT/630-4G","quantity":1,"unit":"台","use":"保安母线"},{"product":1068,"code":"LH-MC12-100","quantity":1,"unit":"台","use":"12路水泵与增氧机"}]', '{"sections":[{"name":"保安母线","incoming":[[{"kind":"grid","text":"市电，500 kVA"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"发电机"}}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路"},{"kind":"motor","text":"水泵"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路"},{"kind":"load","text":"增氧机"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4210, '<h2>现场与任务</h2><p>物流园3台630 kVA箱变接入900 kWp屋顶光伏，月均功率因数掉到0.76，中午电压偏高，合格率97.1%。光伏逆变器已满发，没有余量调无功。</p><h2>做法</h2><p>每台箱变旁装2台70 kvar的LH-SVG-P户外箱，采样取箱变高压侧关口；并网箱内装LH-CK300采集电压与光伏出力，电压高时SVG转为吸收无功压低电压。</p><h2>投运与复测</h2><p>月均功率因数由0.76提到0.98，力调电费由每月加收10500元变为减收1100元，电压合格率由97.1%升到99.8%。</p>', '[{"product":1025,"code":"LH-SVG-P/400-70-4G","quantity":6,"unit":"台","use":"每台箱变2台，户外"},{"product":1019,"code":"LH-CK300/5A-4G","quantity":3,"unit":"台","use":"每台箱变1台"}]', '{"sections":[{"name":"1号箱变0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"controller","product":1019,"text":"配变测控"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"2×70 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏300 kWp"}],[{"kind":"breaker"},{"kind":"load","text":"仓储、分拣"}]]}]}', '{"tool":"kvar","values":{"p":"214","pf1":"0.76","pf2":"0.98","sn":"630","duty":"leading","react":"0","std":"0.90"},"count":3,"says":"每台箱变从电网取用的有功月均约214 kW，由0.76补到0.98；光伏倒送，用SVG。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4211, '<h2>现场与任务</h2><p>冷链中心5台132 kW螺杆压缩机，其中2台变频，5次谐波使普通电容器一年坏11台，功率因数只有0.80。</p><h2>做法</h2><p>换成7台50 kvar的LH-XCS-7，7%电抗率调谐在189 Hz，低于5次谐波；控制器按压缩机启停逐台投切，先投先切，各台动作次数均衡。</p><h2>投运与复测</h2><p>功率因数由0.80提到0.96，THDu由5.3%降到3.4%，电容器再没有损坏，力调电费由每月加收9800元变为减收1500元。</p>', '[{"product":1011,"code":"LH-XCS/480-50-7%","quantity":7,"unit":"台","use":"低压母线"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"motor","text":"压缩机3×132 kW"}],[{"kind":"breaker"},{"kind":"load","text":"变频压缩机2×132 kW"}]]}]}', '{"tool":"kvar","values":{"p":"560","pf1":"0.8","pf2":"0.96","sn":"1250","h":"21","order":"5","react":"7","std":"0.90"},"count":1,"says":"压缩机平均有功约560 kW，由0.80补到0.96；变频负荷约占变压器两成，取7%电抗率。"}');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4212, '<h2>现场与任务</h2><p>园区3座变配电所26路重要馈线，供电部门通报公共连接点5次谐波超标，但不知道来自哪一路，查一次谐波源要5天。</p><h2>做法</h2><p>26路馈线的指针表换成LH-PM96H，原5 A互感器不动，连续记录2~63次谐波与功率因数；超限馈线按次数排序，先治前四名。</p><h2>投运与复测</h2><p>谐波监测馈线由2路增到26路，查找谐波源由5天缩到半天；四路超限馈线治理后，超限数由4路降到0。</p>', '[{"product":1050,"code":"LH-PM96H-5A-220-C","quantity":26,"unit":"台","use":"重要馈线"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"变压器低压侧"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1050,"text":"谐波"},{"kind":"load","text":"工艺变频"}],[{"kind":"breaker"},{"kind":"meter","product":1050,"text":"谐波"},{"kind":"load","text":"压缩、制冷"}],[{"kind":"breaker"},{"kind":"meter","product":1050,"text":"谐波"},{"kind":"load","text":"公用工程"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4213, '<h2>现场与任务</h2><p>环保部门要求14台产污设备开机时6套治污设备必须同步运行，每周手写台账6 h，同步率说不清。</p><h2>做法</h2><p>5台LH-WM41各接4路，产污与治污设备一一对应，开口互感器不停机安装；终端按分钟判断运行状态，产污开、治污停超过5 min即告警并记入台账。</p><h2>投运与复测</h2><p>监测20路，治污同步运行率由88%升到99.6%，台账自动生成，每周由6 h减到0.5 h。</p>', '[{"product":1066,"code":"LH-WM41-4-4G","quantity":5,"unit":"台","use":"每台4路，产污与治污设备"}]', '{"sections":[{"name":"车间0.4 kV母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1066,"text":"4路"},{"kind":"load","text":"产污设备"}],[{"kind":"breaker"},{"kind":"meter","product":1066,"text":"4路"},{"kind":"load","text":"治污设备"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4214, '<h2>现场与任务</h2><p>48面列头柜每面24路单相，原来只测到柜，不知道哪个机架满了；接头曾到84 ℃，PUE 1.46。</p><h2>做法</h2><p>每面列头柜装1台LH-MC12按单相接入测24路，关键接头装6只LH-TS20。按柜功率分布封闭冷通道，把送风温度由20 ℃提到24 ℃。</p><h2>投运与复测</h2><p>计量回路由48路增到1152路，接头最高温度由84 ℃降到58 ℃，PUE由1.46降到1.38。</p>', '[{"product":1068,"code":"LH-MC12-50-E","quantity":48,"unit":"台","use":"列头柜，每面1台"},{"product":1074,"code":"LH-TS20-M8","quantity":288,"unit":"只","use":"列头柜铜排接头，每面6只"}]', '{"sections":[{"name":"列头柜母线","incoming":[[{"kind":"grid","text":"UPS输出"},{"kind":"breaker"},{"kind":"sensor","product":1074,"text":"铜排接头"}]],"feeders":[[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"24路单相"},{"kind":"load","text":"机架1~12"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"24路单相"},{"kind":"load","text":"机架13~24"}]]}]}', '');
--> statement-breakpoint
INSERT INTO `case_sheets` (`case`, `maincontent`, `equipment`, `diagram`, `calculation`) VALUES (4215, '<h2>现场与任务</h2><p>选矿厂2台2000 kVA变压器，球磨机、浮选机负荷约2300 kW，功率因数0.81，变频浮选机使THDi 17%，原电容器频繁熔断。</p><h2>做法</h2><p>每段母线装12组60 kvar、7%电抗率的LH-XCB补无功，2台150 A的LH-APF-M并联滤谐波。先投抗谐波电容，再开APF，避免APF去补电容支路吸收的那部分谐波。</p><h2>投运与复测</h2><p>功率因数由0.81提到0.97，THDi由17%降到4.2%，THDu由6.2%降到2.9%，力调电费由每月加收3.1万元变为减收0.5万元。</p>', '[{"product":1013,"code":"LH-XCB/480-60-7%-T","quantity":24,"unit":"组","use":"两段母线各12组"},{"product":1026,"code":"LH-APF-M/400-150-4L","quantity":4,"unit":"台","use":"两段母线各2台并联"}]', '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]]}]}', '{"tool":"kvar","values":{"p":"1150","pf1":"0.81","pf2":"0.97","sn":"2000","by2":"thdi","h":"17","order":"5","react":"7","std":"0.90"},"count":2,"says":"每段母线约1150 kW，由0.81补到0.97，谐波以5次为主，取7%电抗率。"}');
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2001, 4008, 3);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2001, 4009, 4);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2003, 4014, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2006, 4114, 3);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2006, 4103, 4);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2006, 4111, 5);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2006, 4113, 6);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2007, 4110, 3);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2007, 4108, 4);
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在电压偏高、谐波略大而还不必串电抗器的母线：480 V电容留出更多电压裕度，代替450 V的LH-ZCS。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在柜体完好的老电容柜：整抽屉替换电容、接触器与熔断器，柜子与母线不动。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在单相负荷多、三相不平衡的低压母线：分相投切，与共补电容或SVG组成混补，注塑与商业项目常用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在没有补偿柜或整面更新的配电室：一面柜集中补偿一台变压器，机床、焊机类负荷常用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在户外变压器台与箱变旁：柱上或落地安装，补偿乡镇与工厂台区的无功。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在10 kV架空线路中段与末端：补偿线路与配变的无功，抬高末端电压。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在3次谐波突出的母线：车站、写字楼、图书馆等照明与单相电源集中的场合。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在照明、办公等单相负荷母线：有3次谐波又三相不平衡，按相投切而不放大谐波。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在需要一台终端管到表箱、开关和光伏的台区：汇聚电表、断路器与逆变器的数据并上送主站。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在多面补偿柜或多台装置并列的配电室：一块屏集中看各台的投切、温度与告警。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在电容已有、要加快响应的补偿柜：SVG补级差与波动，同时直接控制12路电容投切，充电站与注塑车间常用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在没有地方立柜的小配电间：壁挂在光伏并网箱或进线箱旁，学校、商铺与小工厂常用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在抽屉柜与补偿柜内：几台模块并联成需要的容量，选矿、数据中心和成套厂自配有源滤波柜时选用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在成套厂自配的补偿柜：与LH-DKS电抗器或切换接触器成组，也用于更换老柜里的圆柱电容。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在柜体空间按方形电容布置的老柜：一比一更换，安装孔距不变。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在成套厂自配的分补支路：一只里三组单相电容，配单相复合开关或单相晶闸管。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在成套厂自配的抗谐波支路：与LH-BY成对订货，按电容电压与容量匹配电感。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在负荷平稳、每天动作不多的电容支路：接通时先串入限流电阻，压住涌流。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在投切较频繁的电容支路：晶闸管过零接通、继电器保持，比接触器涌流小、比晶闸管发热少。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在要求涌流小又不装散热风机的电容支路：按电压过零点机械合闸。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在秒级以下波动的负荷：焊机、起重、轧机等母线的电容支路，动作次数不限。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在只做三相共补的电容柜：按功率因数与无功投切，最多12路，新柜与老控制器更换都用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在共补、分补都有的混补柜：18路任意分配，三相分别取样，光伏反送时也能正确判断。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在光线强或要远看读数的柜面：数码管显示，测量三相电压、电流与功率，老指针表更新常用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在要按峰谷平分时考核的馈线：柜面安装，按时段记电能。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在要把开关状态与变送量一并送到PLC或楼宇系统的馈线：8路开入、4路开出、2路4~20 mA。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在柜面要换表又不便布通信线的老配电室：96方形，4G或LoRa上传。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在单相分户、充电位与小商铺：一个模数宽，导轨安装，直接接入。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在三相分户与楼层配电箱：80 A以内直接接入，导轨安装，商铺与教学楼分项计量常用。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在只看一路电流的柜面：72方形，可带4~20 mA与报警，代替指针电流表。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在进线柜与母线压变柜：一块表看三相电压，代替三块指针表与切换开关。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `usage` = '用在环保要求用电监控的企业：产污与治污设备成对监测，判断治污是否同步运行。', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4002;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '400' WHERE `case` = 4003;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '松澜', `voltage` = '400' WHERE `case` = 4004;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4005;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '临澜', `voltage` = '400' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4007;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '望岭', `voltage` = '400' WHERE `case` = 4008;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '400' WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '青柏', `voltage` = '400' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '10000' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '禾澜', `voltage` = '400' WHERE `case` = 4012;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '松澜', `voltage` = '400' WHERE `case` = 4013;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4014;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4015;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4101;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '400' WHERE `case` = 4102;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4103;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '松澜', `voltage` = '400' WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4105;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '400' WHERE `case` = 4106;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4107;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '望岭', `voltage` = '400' WHERE `case` = 4108;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4109;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '临澜', `voltage` = '400' WHERE `case` = 4110;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '400' WHERE `case` = 4111;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4112;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '松澜', `voltage` = '400' WHERE `case` = 4113;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4114;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '400' WHERE `case` = 4201;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '575' WHERE `case` = 4202;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4203;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '望岭', `voltage` = '400' WHERE `case` = 4204;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '松澜', `voltage` = '400' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '10000' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4207;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '禾澜', `voltage` = '400' WHERE `case` = 4208;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '临澜', `voltage` = '400' WHERE `case` = 4209;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '云屿', `voltage` = '400' WHERE `case` = 4210;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '青柏', `voltage` = '400' WHERE `case` = 4211;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '衡川', `voltage` = '400' WHERE `case` = 4212;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '松澜', `voltage` = '400' WHERE `case` = 4213;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '澜州', `voltage` = '400' WHERE `case` = 4214;
--> statement-breakpoint
UPDATE `case_facts` SET `town` = '望岭', `voltage` = '400' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<h3>三个阶段，各做什么</h3><p>对用电企业而言，变化主要体现在三个阶段：新建与改扩建项目在方案阶段就要考虑干扰性负荷的影响；投运时治理设施应与主体工程同步；运行中需要对自身电能质量状况心中有数。</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="news/drive-spectrum" alt="柱状图：六脉波变频器5至19次谐波，治理前THDi约29%，治理后约1.5%"><figcaption>理想六脉波整流的谐波电流与次数成反比；滤除95%后，THDi由约29%降到约1.5%。</figcaption></figure>
<p>不带电抗器的变频器，实际谐波往往比理想值更大，尤其是5次和7次。估算时先取理想值I<sub>n</sub>＝I<sub>1</sub>/n：若整流负荷基波电流为200 A，5次约40 A，7次约29 A，11次约18 A，各次平方和开方约58 A，这就是有源滤波容量的起点，再按实测修正。例如选100 A的<a href="/newdetail/1026">LH-APF-M</a>，留有裕度。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p><p>按自己的负荷清单估算，可以用<a href="/tools/harmonics">谐波治理选型</a>，结果与GB/T 14549的限值并列。</p>', `subject` = 'policy', `author` = '标准与试验工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委、国家能源局印发《关于新形势下配电网高质量发展的指导意见》，围绕补短板、提承载、强支撑、促转型提出任务。文件提出，到2025年配电网具备5亿千瓦左右分布式新能源、1200万台左右充电桩接入能力。</p>
<h3>末端带来的两类挑战</h3><p>分布式光伏和充电桩都接在配电网末端，对低压台区提出两类挑战：一是潮流由单向变双向，电压偏高与功率因数下降；二是单相负荷集中，三相不平衡加剧。</p>
<table><thead><tr><th>现象</th><th>低压侧的表现</th><th>可以用的手段</th></tr></thead><tbody><tr><td>潮流双向</td><td>中午末端电压偏高</td><td>逆变器无功、户外SVG</td></tr><tr><td>单相负荷集中</td><td>零线电流大、末端电压低</td><td>换相开关、调节装置</td></tr><tr><td>功率因数下降</td><td>有功减少、无功不变</td><td>按公共连接点补偿</td></tr><tr><td>数据缺失</td><td>事后查不到原因</td><td>测控终端、曲线存储</td></tr></tbody></table>
<h3>四件可以先做的事</h3><ul><li>监测先行：台区出口与末端具备三相电压、电流、功率因数曲线</li><li>治理分层：不平衡、无功、谐波按“源头—支路—出口”分层处理</li><li>设备联动：补偿装置能接受终端指令，而不是各自为战</li></ul>
<h3>光伏为什么会抬高电压</h3>
<p>线路末端的电压变化可以近似写成ΔU≈(P·R＋Q·X)/U。用电时P、Q都从电源流向用户，末端电压降低；光伏反送时P为负，末端电压升高。以一条三相低压线路为例：R＝0.1 Ω，X＝0.04 Ω，U＝400 V，反送60 kW时，ΔU≈60000×0.1/400＝15 V，约为额定值的3.75%；若同时吸收30 kvar感性无功，可以抵消30000×0.04/400＝3 V。可见低压线路电阻较大，单靠无功调压作用有限，往往要与限发、换相、增大导线配合。</p>
<h3>先装什么</h3>
<p>数据先行，并不意味着一次装齐。可以先在台区出口装<a href="/newdetail/1019">LH-CK300</a>，末端选两三个用户装带电压曲线的电能表，运行一个月再决定治理手段；需要与多种设备联动、就地转换规约的，用<a href="/newdetail/1020">LH-CK310</a>。无功波动大、末端电压低的台区用<a href="/newdetail/1025">LH-SVG-P</a>，负荷平稳的用<a href="/newdetail/1007">LH-JPB</a>。所有装置的投退、电压和电流都应带时标上传，才能说明治理前后的变化。</p>
<p>对设备厂商来说，单纯的“投切准确”已经不够，数据可读、策略可调、远程可维护成为基本要求。</p>', `subject` = 'distribution', `author` = '配网与新能源应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3102;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国务院印发《推动大规模设备更新和消费品以旧换新行动方案》（国发〔2024〕7号），提出实施设备更新、消费品以旧换新、回收循环利用、标准提升四大行动。工业企业的老旧配电与用能设备，是设备更新中容易见效的部分。</p>
<h3>哪些信号说明该换</h3><p>补偿与计量设备的更新往往投资不大，却能直接反映在电费单上。判断是否值得更新，可以从三方面入手。</p>
<table><thead><tr><th>对象</th><th>可更新信号</th><th>更新方向</th></tr></thead><tbody><tr><td>电容柜</td><td>力调电费长期被罚、熔断器频繁熔断</td><td>抗谐波集成电容或混合补偿</td></tr><tr><td>指针表与旧表</td><td>无通信、误差大</td><td>多功能或无线仪表</td></tr><tr><td>低压柜</td><td>无测温、无漏电监测</td><td>加装测温与剩余电流监测</td></tr></tbody></table>
<h3>算一笔账</h3>
<figure><img src="news/payback" alt="折线图：投入6万元，每月节省2500元，24个月收回"><figcaption>例：投入6万元，每月少付电费2500元，累计收益在第24个月由负转正。</figcaption></figure>
<p>改造是否划算，看静态回收期：投入÷每月节省。某企业一面旧电容柜长期只能投入一半，每月因功率因数不达标多付约2500元；更换为六台40 kvar智能电容并修复控制回路，投入约6万元，回收期60000÷2500＝24个月，而电容器的参考寿命远长于此。若只是控制器取样接错，改线不花钱就能解决，所以一定先查原因再报方案。</p>
<p>节省额要用连续十二个月的电费单计算，不能用最差的一个月乘以十二；同时扣除新装置自身的损耗。带电抗器的补偿支路每千乏损耗约5 W，200 kvar全年投入约多用8760 kWh，不应忽略。</p>
<h3>不必整柜更换</h3><p>更新不等于整柜更换。对柜体完好的老配电室，采用抽插式电容、开口互感器与无线仪表做局部改造，停电时间与投资都可以控制在较低水平。</p>
<p>局部改造的常见组合是：<a href="/newdetail/1003">LH-ZCM</a>替换老柜内的电容与接触器，柜体空间只容得下方形电容的用<a href="/newdetail/1038">LH-BF</a>原位替换，<a href="/newdetail/1075">LH-KCT</a>在不断线的情况下加装互感器，<a href="/newdetail/1065">LH-WM40</a>解决旧柜没有通信线的问题，<a href="/newdetail/1074">LH-TS20</a>监测电缆接头温度。施工前核对柜内空间、母线载流量和短路耐受能力，旧柜体的防护和接地不合格的，应整柜更换。政策支持的范围、比例与申报办法各地不同，以当地主管部门公布的文件为准。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'policy', `author` = '无功补偿应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3103;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 29319-2024《光伏发电系统接入配电网技术规定》于2024年3月15日发布并实施，代替2012版。标准从电能质量、有功与无功控制、故障穿越、保护与通信等方面对接入配电网的光伏系统提出要求。</p>
<h3>并网后功率因数为什么变低</h3><p>对工商业屋顶光伏业主来说，最容易被忽视的是并网后企业自身的功率因数。光伏主要提供有功，原有无功需求仍从电网获取，公共连接点的有功减少而无功不变，功率因数自然下降。</p>
<table><thead><tr><th>项目</th><th>并网前</th><th>光伏300 kW</th><th>补偿后</th></tr></thead><tbody><tr><td>电网有功</td><td>400 kW</td><td>100 kW</td><td>100 kW</td></tr><tr><td>电网无功</td><td>150 kvar</td><td>150 kvar</td><td>33 kvar</td></tr><tr><td>功率因数</td><td>0.94</td><td>0.55</td><td>0.95</td></tr></tbody></table>
<figure><img src="news/pv-power-factor" alt="两个功率三角形：光伏发300 kW后电网有功降为100 kW，功率因数由0.94降为0.55"><figcaption>电网有功由400 kW减为100 kW，无功150 kvar不变，功率因数由0.94降到0.55。</figcaption></figure>
<h3>两步检查</h3><ul><li>先看逆变器：能否按设定功率因数或无功指令运行</li><li>再看补偿：控制器取样点是否仍在总进线、是否能识别倒送</li><li>最后看SVG：容量按公共连接点无功缺额与容性倒送的较大值确定</li></ul>
<h3>补偿容量怎么算</h3>
<p>保持功率因数0.95，允许的无功为有功的0.329倍（tanφ）。电网有功100 kW时，允许100×0.329≈33 kvar，因此需补偿150－33＝117 kvar。有功继续减小甚至反送时，允许的无功趋近于零，补偿容量应按“无功全部补足”考虑，即150 kvar。选两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>可以满足两种情况。</p>
<h3>电容柜还能不能用</h3><p>电容柜能不能用？可以，但要过两关：一是控制器在小电流、反方向有功时仍能正确判断，<a href="/newdetail/1047">LH-RC18</a>等带四象限判断的控制器可以，老式控制器往往误认为容性而全部切除；二是光伏出力随云层变化，电容投切频繁。因此常用做法是电容承担稳定部分，SVG承担变化部分。</p>
<p>逆变器能提供无功时，先用逆变器，最省投资。注意它的无功调节以并网点为准，与厂区补偿装置应有一个统一的目标点，避免两套装置互相抵消。标准的适用范围、限值与测试方法以GB/T 29319-2024原文和当地供电企业要求为准。</p>
<p>接入前后的电能质量测试点应选在公共连接点，并同时记录光伏出力，以便区分光伏与负荷的影响。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'distribution', `author` = '配网与新能源应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3104;
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
<h3>验收核对三件事</h3><p>验收时逐台核对三件事：铭牌上的电流写法与图纸一致；互感器变比与表内设置一致；标称脉冲常数与实际一致。最后一项可以现场验证：脉冲常数400 imp/kWh的表，若负荷稳定在二次0.9 kW，每分钟应有400×0.9÷60＝6个脉冲。</p>
<p>存量表计不因标准换版而自动失效，检定与更换周期按计量管理要求执行。</p><p>按自己的电流与接线系统选变比，可以用<a href="/tools/meter">电能表与互感器</a>计算。</p>', `subject` = 'metering', `author` = '计量与物联应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3105;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>新版《供电营业规则》自2024年6月1日起施行。规则延续了用户应当就地平衡无功、按规定配置无功补偿装置并防止向电网倒送无功的基本原则，并对电能质量干扰的治理责任作了规定。</p>
<h3>倒送无功出现在什么时候</h3><p>“倒送无功”是近年容易被忽视的问题：夜间轻载时电缆充电功率、轻载UPS与照明电子镇流器都可能使总进线呈容性，如果电容柜仍处于投入状态，就会出现过补。</p>
<table><thead><tr><th>时段</th><th>常见状态</th><th>应当怎样</th></tr></thead><tbody><tr><td>白天满载</td><td>感性，电容全部投入</td><td>保持目标功率因数</td></tr><tr><td>午休、换班</td><td>无功骤减</td><td>按延时逐级切除</td></tr><tr><td>夜间轻载</td><td>呈容性，电容仍在投</td><td>过补闭锁，全部切除</td></tr><tr><td>夜间本身容性</td><td>电容已全切，仍倒送</td><td>SVG吸收感性无功</td></tr></tbody></table>
<figure><img src="news/night-reactive" alt="曲线图：白天吸收无功，夜间电容未退出，向电网倒送"><figcaption>夜间若有60 kvar电容没有退出，无功由吸收变为倒送。</figcaption></figure>
<h3>三项自查</h3><ul><li>检查控制器是否具备过补闭锁</li><li>查看夜间功率因数符号与无功方向</li><li>容性无功持续存在时，用SVG或电抗器吸收</li></ul>
<h3>倒送多少才算多</h3>
<p>先估算企业自身的容性无功。10 kV电缆的充电功率可按每千米数千乏到十几千乏估计，由电缆截面决定，以制造厂电容值计算为准；0.4 kV的UPS、服务器电源、LED驱动等，轻载时每台也有几百乏到几千乏。某写字楼夜间有功60 kW，总进线容性无功45 kvar，功率因数只有60÷√(60²＋45²)＝0.80，而且方向是倒送。</p>
<p>按多地执行的功率因数调整办法，倒送的无功电量以绝对值与吸收的相加。上例每晚8小时倒送45×8＝360 kvarh，一个月约10800 kvarh；若当月有功电量10万kWh、吸收无功3万kvarh，不计倒送时功率因数约0.96，计入后变成约0.93。可见夜间问题会拉低全月的结果，具体计算以当地规定为准。</p>
<h3>怎样整改</h3>
<p>先看控制器：<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>都可以设置过补闭锁与小电流闭锁，确认目标值没有设得过高；再看手动投入的固定电容，夜间应能自动退出；电容全部退出后仍为容性，才需要<a href="/newdetail/1022">LH-SVG-M</a>连续吸收。上例选50 kvar即可把夜间功率因数恢复到接近1。</p>
<p>功率因数考核标准与结算方式请以供用电合同和当地供电企业执行口径为准。</p>', `subject` = 'policy', `author` = '无功补偿应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3106;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>力调电费全称为功率因数调整电费，依据用户当月平均功率因数与考核标准的差距，对电费进行增减。常见的考核标准有0.90、0.85与0.80三档，适用于不同容量与性质的用户。</p>
<h3>月平均怎样算出来</h3><p>月平均功率因数由有功电量与无功电量计算，因此“瞬时功率因数达标”不等于“月平均达标”。夜间轻载时虽然电流小，但若长时间容性，反向无功电量同样会计入。</p>
<table><thead><tr><th>功率因数</th><th>0.90标准时电费调整</th></tr></thead><tbody><tr><td>0.80</td><td>增收5.0%</td></tr><tr><td>0.85</td><td>增收2.5%</td></tr><tr><td>0.90</td><td>不增不减</td></tr><tr><td>0.95及以上</td><td>减收0.75%</td></tr></tbody></table>
<h3>算一个例子</h3>
<p>某用户月有功电量300000 kWh，平均功率因数0.85，对应无功电量约186000 kvarh；提高到0.95后，无功电量约98600 kvarh，即每月少从电网吸收约87000 kvarh无功。补偿容量可按平均有功功率估算：300000 kWh除以720 h约417 kW，所需补偿约417×（0.620-0.329）≈121 kvar，再考虑峰值系数选取。</p>
<figure><img src="news/power-triangle" alt="功率三角形：417 kW由0.85提高到0.95，需补偿121 kvar"><figcaption>有功417 kW不变，功率因数由0.85提高到0.95，无功由258 kvar降到137 kvar，需补偿121 kvar。</figcaption></figure>
<p>再算电费。按现行办法常见的0.90标准，0.85增收2.5%，0.95减收0.75%。若该用户每月参与调整的电费为20万元，改造前多付5000元，改造后少付1500元，每月相差6500元。121 kvar考虑峰值后取160 kvar，可用四台40 kvar的<a href="/newdetail/1001">LH-ZCS</a>组柜；有谐波的场所改用<a href="/newdetail/1011">LH-XCS-7</a>，注意它在400 V下的实际输出小于标称值。</p>
<h3>为什么装了电容还被罚</h3>
<p>常见原因有四个：控制器取样点没有包含全部负荷；三相不平衡，共补按一相取样，另两相欠补，可换成<a href="/newdetail/1004">LH-ZCF</a>或<a href="/newdetail/1005">LH-ZCH</a>；电容衰减、熔断器烧断而无人发现；夜间倒送。先把<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>显示的功率因数与电费单上的月平均值对一遍，相差较大就从取样点查起。</p>
<h3>除了电费还省什么</h3><ul><li>提高功率因数可减少线路与变压器电流，降低损耗</li><li>变压器释放的视在容量可用于新增负荷</li><li>补偿投资回收期应以实际电费清单计算</li></ul>
<p>示例仅用于说明计算方法，实际电价与奖惩系数以当地执行标准为准。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'reactive-power', `author` = '无功补偿应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3107;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<h3>谐振点在哪里</h3><p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="news/parallel-resonance" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。不计电阻时，n次谐波流入变压器的电流是谐波源电流的1/|1－(n/n<sub>r</sub>)²|倍。300 kvar时n<sub>r</sub>≈7.5：5次为1/|1－0.45|≈1.8倍，7次为1/|1－0.88|≈8倍，11次约0.85倍。负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流。流入电容器的电流等于谐波源电流加上流入变压器的部分，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<h3>怎样避开</h3><p>解决办法是在电容回路中串入电抗器，使回路在5次及以上频率呈感性，谐振点移到3次与4次之间。主要谐波为5次及以上时选7%，存在明显3次谐波时选14%。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'harmonics', `author` = '电能质量应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3108;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 7251.1-2023《低压成套开关设备和控制设备 第1部分：总则》自2024年3月1日起实施，等同采用IEC 61439-1:2020。补偿柜作为成套设备，除满足GB/T 15576外，总则的要求同样适用。</p>
<h3>热量从哪里来</h3><p>补偿柜的特殊性在于热：电容器与电抗器持续发热，且投切元件集中，温升往往决定柜内最大容量。</p>
<table><thead><tr><th>发热部件</th><th>估算</th><th>300 kvar柜</th></tr></thead><tbody><tr><td>7%串联电抗器</td><td>约5 W/kvar</td><td>1500 W</td></tr><tr><td>开关、熔断器</td><td>每组约25 W，10组</td><td>250 W</td></tr><tr><td>电容器</td><td>约0.4 W/kvar</td><td>120 W</td></tr><tr><td>合计</td><td></td><td>约1.9 kW</td></tr></tbody></table>
<figure><img src="news/cabinet-losses" alt="条形图：300 kvar补偿柜发热，电抗器1500 W，开关与熔断器250 W，电容器120 W"><figcaption>300 kvar抗谐波补偿柜的发热分布：电抗器占八成。</figcaption></figure>
<h3>设计核对项</h3><ul><li>温升：按满容量投入校核，风机故障时应能降容或退出</li><li>短路：支路熔断器与柜体短时耐受能力配合</li><li>放电：断电后电容器残压与再投入间隔</li><li>防护：通风口防护等级与滤网维护</li></ul>
<h3>风量怎么估</h3>
<p>强制通风的风量可用V≈3.1×P/ΔT估算，V单位m³/h，P为发热功率（W），ΔT为允许的柜内温升（K）。上例P＝1870 W，允许温升15 K，V≈3.1×1870÷15≈386 m³/h；滤网积灰后风量可能只剩一半，因此选用标称约800 m³/h的风机，并监测柜内温度。高海拔地区空气稀薄，还要修正。</p>
<h3>布置与风机故障</h3><p>布置上，电抗器放在柜体上部或单独隔开，热气直接排出，不要从电容器旁边经过；进风口在下，出风口在上，两者面积相当。<a href="/newdetail/1013">LH-XCB</a>板式组件把电容、电抗、开关放在一块板上，电抗器位于上侧，就是为此。</p>
<p>风机停转时应有明确的动作：先报警，温度继续上升则逐级切除。<a href="/newdetail/1006">LH-GBJ</a>在电抗器内装温度开关，<a href="/newdetail/1021">LH-HMI7</a>集中显示各路温度与报警。出厂前按满容量投入做温升试验，或与已验证的同系列方案比较；更换了电抗率、风机或防护等级，都要重新说明。条款的准确要求以标准原文为准。</p>
<p>设计验证可采用试验、比较或评估的方法，派生规格应说明与已验证方案的差异。</p>', `subject` = 'policy', `author` = '标准与试验工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3109;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB 20052-2024《电力变压器能效限定值及能效等级》将于2025年2月1日起实施。新版标准适用范围除10 kV配电变压器外，还包括新能源发电侧的相关变压器。</p>
<h3>旧的固定补偿为什么会过补</h3><p>更换高能效变压器后，空载损耗与空载电流下降，变压器自身消耗的无功也随之减小；如果沿用旧的固定补偿电容，轻载时更容易过补。</p>
<table><thead><tr><th>项目</th><th>旧变压器</th><th>新变压器</th></tr></thead><tbody><tr><td>容量、短路阻抗</td><td>1000 kVA、6%</td><td>1000 kVA、6%</td></tr><tr><td>空载电流（例）</td><td>1.0%</td><td>0.2%</td></tr><tr><td>空载无功</td><td>10 kvar</td><td>2 kvar</td></tr><tr><td>20 kvar固定电容不过补的负载率</td><td>41%以上</td><td>55%以上</td></tr></tbody></table>
<figure><img src="news/transformer-reactive" alt="曲线图：新变压器空载无功由10 kvar降为2 kvar，20 kvar固定电容过补的范围变宽"><figcaption>变压器消耗的无功随负载率上升；与20 kvar固定电容的交点由41%移到55%，左侧为过补。</figcaption></figure>
<h3>四步核算</h3><ol><li>核算新变压器的空载电流与短路阻抗</li><li>重新计算固定补偿部分，宜小不宜大</li><li>短路阻抗变化会改变谐振次数，须复核电抗率</li></ol>
<h3>公式与例子</h3>
<p>变压器消耗的无功可写成Q＝S<sub>N</sub>×(I<sub>0</sub>%＋u<sub>k</sub>%×β²)/100，β为负载率。1000 kVA、u<sub>k</sub>为6%的变压器，半载时漏抗消耗1000×6×0.25÷100＝15 kvar，满载时60 kvar；空载部分由空载电流决定。更换后空载部分由10 kvar减到2 kvar，原来20 kvar的固定电容在负载率55%以下就会向电网倒送，夜间尤其明显。表中空载电流为示例，以铭牌和试验报告为准。</p>
<p>短路阻抗变化也要复核谐振。例如阻抗由4%改为6%，短路容量由25 MVA降到16.7 MVA，投入300 kvar时谐振次数由√(25000÷300)≈9.1次移到7.5次，更靠近7次谐波。没有串电抗的旧电容柜，换变压器之前也许没有问题，换了之后却可能出现放大。</p>
<h3>固定部分怎样改</h3><p>建议把固定部分改为可自动投切的最小一级，例如一台10（5+5）kvar的<a href="/newdetail/1001">LH-ZCS</a>；谐波场所用<a href="/newdetail/1011">LH-XCS-7</a>。新柜可按<a href="/newdetail/1006">LH-GBJ</a>重新选型，用近一年负荷曲线核对最小和最大无功。能效等级与损耗限值以标准原文为准。</p>
<p>变压器更新是重新梳理补偿方案的好时机：与其原样搬迁旧柜，不如根据近一年的负荷曲线重新选型。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'reactive-power', `author` = '无功补偿应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3110;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家能源局印发的《分布式光伏发电开发建设管理办法》按自然人户用、非自然人户用、一般工商业、大型工商业四类进行管理，并对上网模式作出区分。行业普遍关注的是对新建项目“可观、可测、可调、可控”的要求。</p>
<h3>要求落到哪些设备</h3><p>落到设备层面，“可观可测”要求并网点有可靠的计量与数据通道，“可调可控”要求逆变器能接收指令并执行。</p>
<table><thead><tr><th>要求</th><th>涉及设备</th><th>常见短板</th></tr></thead><tbody><tr><td>可观</td><td>并网点采集</td><td>无通信或数据中断</td></tr><tr><td>可测</td><td>双向计量、功率因数</td><td>互感器方向错误</td></tr><tr><td>可调</td><td>逆变器、SVG</td><td>各自控制、互相冲突</td></tr><tr><td>可控</td><td>断路器、网关</td><td>控制权限与安全</td></tr></tbody></table>
<h3>四个象限怎样看</h3>
<figure><img src="news/four-quadrant" alt="四象限图：光伏企业从清晨到正午由第一象限移到第二象限"><figcaption>光伏企业一天之内由第一象限移到第二象限：有功变为上网，无功仍从电网吸收。</figcaption></figure>
<p>以“从电网流入”为正：第一象限有功、无功都流入，是普通用户；光伏大于负荷时有功变为流出，无功仍流入，进入第二象限。单向电能表在此时会停走或误记，普通控制器也会把方向判反。因此并网点和总进线都应使用能分别记录四个象限无功的电能表。</p>
<p>举例：清晨用电300 kW、吸收150 kvar；上午光伏220 kW，净用电80 kW；正午光伏420 kW，净上网120 kW，无功始终是150 kvar。三个时刻的功率因数分别为0.89、0.47、0.62，而负荷本身没有任何变化。只看功率因数会误以为设备坏了，要与方向一起看。</p>
<h3>设备怎样选</h3><p>10 kV侧可用<a href="/newdetail/1062">LH-TM33</a>，0.4 kV侧可用<a href="/newdetail/1061">LH-TM30</a>或<a href="/newdetail/1048">LH-PM96E</a>；数据经<a href="/newdetail/1069">LH-GW100</a>上送，断网时本地缓存，恢复后补传。互感器方向用一个简单办法核对：夜间光伏不发电，总进线有功应为正，并网点有功应接近零；正午相反。若符号不对，先查互感器P1、P2朝向，再查二次端子。</p>
<p>对已经投运的项目，先把并网点与总进线的双向计量做准，是成本最低、见效最快的一步。项目适用要求以各地实施细则为准。</p>', `subject` = 'distribution', `author` = '配网与新能源应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3111;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委、国家能源局发布关于加快推进虚拟电厂发展的指导意见，提出到2027年全国虚拟电厂调节能力达到2000万千瓦以上，到2030年达到5000万千瓦以上。</p>
<h3>哪些负荷能调</h3><p>虚拟电厂把分布式电源、可调节负荷、储能等资源聚合起来参与系统运行与市场交易。对工商业用户来说，参与的前提是知道自己“有多少负荷可以调、能调多久”。</p>
<table><thead><tr><th>负荷</th><th>能调多少</th><th>能调多久</th><th>注意</th></tr></thead><tbody><tr><td>空调、冷冻机</td><td>20%~40%</td><td>1~2 h</td><td>室温与湿度限值</td></tr><tr><td>充电桩</td><td>50%以上</td><td>1~4 h</td><td>车主取车时间</td></tr><tr><td>空压机、储气</td><td>10%~20%</td><td>0.5~1 h</td><td>最低气压</td></tr><tr><td>连续生产线</td><td>很少</td><td>—</td><td>不应纳入</td></tr></tbody></table>
<figure><img src="news/adjustable-load" alt="曲线图：日负荷中14时至16时可减少200 kW"><figcaption>日负荷中只有一部分能调：本例14时至16时减少200 kW，其余为不可中断负荷。</figcaption></figure>
<h3>计量要做到的三点</h3><ul><li>分回路计量：把空调、充电、压缩空气等可调负荷单独计量</li><li>分钟级数据：响应效果评估依赖高频、连续、带时标的数据</li><li>断路器与控制接口：远程控制必须有本地确认与安全联锁</li></ul>
<h3>响应量怎样计算</h3>
<p>响应量等于基线减去实际负荷。基线一般取近几个同类工作日同一时段的平均值，具体算法由市场规则规定。设14时至16时基线平均880 kW，实际680 kW，响应功率200 kW，响应电量400 kWh。若计量点数据缺了15分钟，这一段可能按未响应处理，因此断点续传和准确时标与设备本身同样重要。</p>
<h3>用什么表</h3><p>分回路计量可用<a href="/newdetail/1068">LH-MC12</a>，一台测12个三相回路，把空调、充电、空压分开；需要开关量配合的回路用<a href="/newdetail/1052">LH-PM96K</a>，8路输入可以接运行信号，4路继电器输出可以给出启停请求；支路远程分合用<a href="/newdetail/1072">LH-SB250M</a>，必须在现场设置就地、远方切换，并由工艺人员确认。数据由<a href="/newdetail/1069">LH-GW100</a>汇总，以1到15分钟为周期上送。</p>
<p>评估收益时要扣除三项：因调整生产造成的损失，新增计量与控制的投入，以及未达到承诺量时的考核。建议先用三个月的分回路数据做一次“纸上响应”，看看在不影响生产的前提下有多少千瓦可调，再决定是否签约。规则以当地市场文件为准。</p>
<p>计量与通信是进入虚拟电厂的“入场券”，但并不意味着所有用户都适合参与，应结合生产工艺与收益测算决定。</p>', `subject` = 'metering', `author` = '计量与物联应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3112;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>串联电抗率的选择看似简单，现场却经常选错：写字楼里装了7%，3次谐波被放大；工厂里装了14%，容量浪费且电压偏高。下面给出一个三步法。</p>
<h3>第一步：看最低次主要谐波</h3>
<p>以实测数据为准。三相整流类负荷（变频器、直流驱动）以5、7次为主；单相整流类负荷（照明、开关电源、UPS）以3次为主。</p>
<h3>第二步：让调谐频率低于它</h3>
<table><thead><tr><th>电抗率</th><th>调谐频率</th><th>适用</th></tr></thead><tbody><tr><td>5.67%</td><td>210 Hz</td><td>5次及以上，谐波较轻</td></tr><tr><td>7%</td><td>189 Hz</td><td>5次及以上</td></tr><tr><td>14%</td><td>134 Hz</td><td>3次及以上</td></tr></tbody></table>
<figure><img src="news/tuning" alt="曲线图：7%电抗率的支路在189 Hz由容性变为感性，14%在134 Hz"><figcaption>支路电抗的零点就是调谐频率：7%在189 Hz，14%在134 Hz；零点以上呈感性，不会与电网再发生并联谐振。</figcaption></figure>
<p>调谐频率f＝50/√p：p＝0.07时为189 Hz，p＝0.14时为134 Hz。若3次谐波（150 Hz）明显，7%的支路在150 Hz仍呈容性，会把3次放大；14%的支路在150 Hz已呈感性，因此安全。反过来，只有5次以上谐波时用14%，同样的无功要更高的电容电压和更大的电抗器，投资与损耗都增加。</p>
<h3>第三步：成对选电容电压</h3>
<p>串联电抗后电容器端电压升高为系统电压除以（1-p）。400 V系统中，7%时约430 V，14%时约465 V，再叠加谐波与电网上偏差，通常分别选480 V与525 V电容器。</p>
<table><thead><tr><th>型号</th><th>标称容量</th><th>电容电压</th><th>400 V实际输出</th></tr></thead><tbody><tr><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>30 kvar</td><td>480 V</td><td>22.4 kvar</td></tr><tr><td><a href="/newdetail/1012">LH-XCS-14</a></td><td>30 kvar</td><td>525 V</td><td>20.2 kvar</td></tr></tbody></table>
<p>实际输出Q＝Q<sub>N</sub>×(U/U<sub>N</sub>)²/(1－p)。30 kvar、480 V、7%：30×(400/480)²÷0.93＝22.4 kvar；30 kvar、525 V、14%：30×(400/525)²÷0.86＝20.2 kvar。按标称值直接相加，会少算四分之一以上，这是选型时最常见的错误。</p>
<h3>混用与组柜</h3><p>同一母线上不宜混用不同电抗率的支路，确需混用时应校核各种组合下的谐振。</p>
<p>分立元件组柜时，<a href="/newdetail/1040">LH-DKS</a>应与<a href="/newdetail/1036">LH-BY</a>成对订货，电抗器的电感按电容器的电压和容量匹配；3次谐波与不平衡同时存在的场所用<a href="/newdetail/1014">LH-XCF</a>逐相补偿；成套厂装柜可用<a href="/newdetail/1013">LH-XCB</a>。需要真正滤除某次谐波时，用调谐更准的滤波支路，那时电容器用<a href="/newdetail/1037">LH-BYL</a>、电抗器用<a href="/newdetail/1041">LH-DKL</a>，不属于本文讨论的范围。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'harmonics', `author` = '电能质量应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3113;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委、工业和信息化部、国家能源局印发《关于开展零碳园区建设的通知》（发改环资〔2025〕910号），支持有条件的地区率先建成一批零碳园区，核心指标是单位能耗碳排放。</p>
<h3>三级计量怎样分</h3><p>碳排放核算离不开能源计量。许多园区的现状是：变电站有表、企业有表，中间环节没有表；电量有数，绿电、蒸汽、冷热没有分项。</p>
<table><thead><tr><th>层级</th><th>计量对象</th><th>核对方法</th></tr></thead><tbody><tr><td>一级</td><td>园区总进线、光伏、储能</td><td>与供电企业表计比对</td></tr><tr><td>二级</td><td>各企业关口、公共设施</td><td>分表之和与总表之差不超过3%</td></tr><tr><td>三级</td><td>车间、空调、空压、照明</td><td>与产量、面积对应</td></tr></tbody></table>
<h3>数据要满足什么</h3><ul><li>园区总进线、各企业关口、公共设施三级计量</li><li>光伏、储能、充电分别计量并区分方向</li><li>能耗数据带时标、可追溯、可审计</li></ul>
<h3>用差额发现问题</h3>
<p>某园区一天总进线12600 kWh，二级分表合计12150 kWh，差450 kWh，为3.6%。差额里包括变压器和线路损耗、未装表的公共照明，也可能有互感器变比设错。把差额按小时画出来：若整天均匀，多半是固定损耗或漏装；若随某个车间的班次变化，多半是那一路的变比或相序有误。这种核对只需要带时标的小时数据，不需要新增设备。</p>
<p>碳排放核算用电量乘以相应的排放因子，因子由主管部门公布并会更新，计量系统应保存电量原值，不要只保存换算结果；绿电、自发自用与外购电量要分开。储能要分别记录充电与放电，两者之差是损耗，应计入用电。</p>
<h3>点位怎样落地</h3>
<p>总进线用<a href="/newdetail/1062">LH-TM33</a>或<a href="/newdetail/1061">LH-TM30</a>，重要母线加<a href="/newdetail/1031">LH-PQM-A</a>记录电能质量；企业关口用经互感器的<a href="/newdetail/1060">LH-DM3C</a>；列头柜、配电箱回路多的地方用<a href="/newdetail/1068">LH-MC12</a>，一台测12路三相。既有建筑不便布线的用<a href="/newdetail/1067">LH-WM42</a>，经<a href="/newdetail/1070">LH-GW200</a>上传；新建配电室预留通信线，用<a href="/newdetail/1069">LH-GW100</a>汇总。每个计量点建立台账：编号、变比、位置、上级编号、安装日期，五项缺一不可。系统建成后连续运行三个月，差额稳定在约定范围内，再用于核算。指标口径以主管部门文件为准。</p>
<p>计量点规划应与供电、暖通、给排水专业同步进行，避免后期开挖与重复布线。电能质量监测可与计量点共用互感器与通信通道。</p>', `subject` = 'metering', `author` = '计量与物联应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3114;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~60%</td><td>40%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0~30%</td><td>70%~100%</td></tr></tbody></table>
<figure><img src="news/mixed-duty" alt="示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足"><figcaption>电容器按50 kvar一级跟随缓慢变化，SVG补足台阶与快速波动之间的差额。</figcaption></figure>
<h3>算一个例子</h3>
<p>某车间一周实测：无功长期不低于150 kvar，快速波动±60 kvar，夜间最大容性40 kvar。电容取150 kvar，分三级、每级50 kvar；SVG容量取三个数中最大的一个：波动60 kvar、最大一级电容50 kvar、夜间容性40 kvar，得60 kvar，选75 kvar一台，留25%裕度。若全部用SVG，需要150＋60＝210 kvar，即三台75 kvar，投资和损耗都明显增加。</p>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<h3>谁先动作，谁来接替</h3><p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>
<p>谐波较重时，电容支路用<a href="/newdetail/1011">LH-XCS-7</a>，并按400 V实际输出计算级差。机架式SVG选<a href="/newdetail/1022">LH-SVG-M</a>；小配电间没有位置立柜时，用壁挂的<a href="/newdetail/1024">LH-SVG-W</a>；电容支路的开关按投切频率选：每天几次用接触器<a href="/newdetail/1042">LH-QJ</a>，几十次用复合开关<a href="/newdetail/1043">LH-FK</a>或同步开关<a href="/newdetail/1044">LH-TB</a>，频繁冲击用晶闸管<a href="/newdetail/1045">LH-JK</a>。需要由SVG直接投切电容的，用<a href="/newdetail/1023">LH-SVG-MH</a>，自带12路投切输出，不必再装控制器。已有电容柜完好的，保留电容，只加SVG并改接控制线，停电时间最短。验收时看两点：功率因数曲线没有台阶，电容日投切次数比改造前明显减少。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'reactive-power', `author` = '无功补偿应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3115;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>低压台区三相不平衡带来的影响包括变压器出力受限、线损增加、零线电位升高和重载相末端低电压。目前常见的治理手段有人工调相、换相开关与电力电子调节装置。</p>
<h3>三种手段比较</h3><table><thead><tr><th>手段</th><th>作用位置</th><th>响应</th><th>特点</th></tr></thead><tbody><tr><td>人工调相</td><td>表箱</td><td>月度</td><td>成本低，跟不上季节变化</td></tr><tr><td>换相开关</td><td>分支/表箱前</td><td>分钟级</td><td>改善全线，无持续损耗</td></tr><tr><td>电力电子装置</td><td>变压器出口</td><td>毫秒级</td><td>效果快，不改善线路末端</td></tr></tbody></table>
<figure><img src="news/unbalance-phasors" alt="相量图：三相平衡时零线电流为0，三相120、80、60 A时零线为53 A"><figcaption>三相各87 A时零线为0；三相120、80、60 A时零线约53 A。</figcaption></figure>
<h3>不平衡带来多少损耗</h3>
<p>设三相电流120、80、60 A，功率因数相同，零线电流为√(120²＋80²＋60²－120×80－80×60－60×120)＝√2800≈53 A。若零线与相线截面相同，损耗与120²＋80²＋60²＋53²≈27200成正比；平衡后三相各87 A，为3×87²≈22500，前者多出约两成。不平衡度的定义各规程不同，本例按（最大－最小）/最大计算为50%，考核时以当地规程为准。</p>
<h3>先判断是哪一种不平衡</h3><p>判断依据是不平衡的性质：如果一年四季都是同一相重，属于结构性不平衡，应从用户分布入手；如果一天之内重载相来回变化，属于时间性不平衡，适合用快速调节装置。</p>
<h3>装在哪里、装多大</h3>
<p>换相开关<a href="/newdetail/1030">LH-HXK</a>装在分支或表箱前，一台主控带最多24台换相单元，把重载相的单相用户换到轻载相；换相中断不超过20 ms，多数电器不受影响。<a href="/newdetail/1029">LH-SPC</a>装在变压器出口，在三相之间转移电流：上例A相多出约33 A，50 kvar机型单相可转移72 A，足够使用。出口平衡了，线路上的零线电流却没有变化，所以线路长、末端电压低的台区，优先考虑换相开关。</p>
<p>判断前先用<a href="/newdetail/1019">LH-CK300</a>记录七天的三相电流曲线：若A相始终最重，属于结构性；若上午A相重、晚上C相重，属于时间性。两种并存时，先调整用户分布，剩下的再用装置解决，容量可以小一半以上。</p>
<p>治理效果评价建议同时看三个量：变压器出口不平衡度、中性线电流、末端电压合格率，只看第一个容易高估效果。</p>', `subject` = 'distribution', `author` = '配网与新能源应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3116;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》于2025年10月31日发布，自2026年5月1日起实施。标准对一台设备测量多个独立回路的电能表单独提出特殊要求。</p>
<h3>验收抽查什么</h3><p>多回路电能表在列头柜、充电桩群、商业分户计量中应用广泛，过去多参照单回路电能表标准设计，回路之间的影响、互感器与主机的配套关系缺少统一描述。</p>
<table><thead><tr><th>抽查</th><th>怎样做</th><th>看什么</th></tr></thead><tbody><tr><td>首回路、末回路</td><td>通额定电流10%与100%</td><td>误差是否在声明范围内</td></tr><tr><td>相邻满载</td><td>被测小电流，两侧通最大电流</td><td>误差变化是否超出允许</td></tr><tr><td>编号</td><td>逐路断开负荷</td><td>显示的回路与图纸一致</td></tr><tr><td>方向</td><td>看每路有功符号</td><td>用电回路应为正</td></tr></tbody></table>
<figure><img src="news/multi-circuit" alt="接线示意：一台主机共用电压，测量12个三相回路"><figcaption>多回路电能表共用电压，逐路测电流；验收至少抽查首路、末路和相邻满载三处。</figcaption></figure>
<h3>标准关注的几点</h3><ul><li>准确度：关注是否逐回路声明以及是否包含互感器</li><li>回路间影响：相邻回路大电流时误差是否变化</li><li>标识与接线：回路编号、互感器规格、公共电压接线应清晰</li></ul>
<h3>为什么会互相影响</h3>
<p>多回路表把十几只互感器集中在一起，二次线并排走线。相邻回路大电流的漏磁会在小电流回路中感应出误差，二次公共线上的压降也会串到别的回路。减小影响的办法是互感器屏蔽、二次双绞、各路单独返回。对用户来说，不必了解内部设计，只要求供应商给出“相邻回路满载时误差变化多少”。</p>
<p>电压共用也要注意：所有回路的功率都用同一组电压计算，若某些回路实际接在另一段母线上，两段电压不同，结果就会有偏差；母联断开后偏差更大。一台多回路表只接同一段母线的回路。</p>
<h3>准确度要看整套</h3><p>准确度的声明要看清是主机还是整套。以<a href="/newdetail/1068">LH-MC12</a>为例，主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明；选<a href="/newdetail/1075">LH-KCT</a>等其他互感器时，应按互感器等级重新核算。小电流回路互感器变比不要过大，道理与算例见<a href="/detail/3120">存量多回路表</a>一文。条款的准确内容以标准原文为准。</p>
<p>用户选型时，可以要求供应商提供回路间影响的试验数据，并在验收时抽查首回路、末回路与满载相邻回路三种情况。</p>', `subject` = 'metering', `author` = '计量与物联应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3117;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>据国家能源局2025年12月底召开的充电基础设施座谈会信息，截至2025年11月底全国累计建成充电设施1932.2万个，公共场站平均充电功率继续提升。同月，首批国家级零碳园区建设名单公布，共52个园区。</p>
<h3>到什么程度再治理</h3><p>两条消息指向同一个问题：配电侧的承载力。大功率充电使单点负荷陡增，零碳园区则要求更高比例的就地新能源，二者叠加，对变压器、线路与电能质量都提出新要求。</p>
<table><thead><tr><th>指标</th><th>看多久</th><th>到什么程度再治理</th></tr></thead><tbody><tr><td>变压器负载率</td><td>一年</td><td>持续超过80%，先做有序充电</td></tr><tr><td>功率因数</td><td>一个月</td><td>月平均低于考核值，或夜间倒送</td></tr><tr><td>谐波电流</td><td>一周</td><td>公共连接点超出允许值</td></tr><tr><td>三相不平衡</td><td>一周</td><td>零线电流接近相电流</td></tr></tbody></table>
<figure><img src="news/charging-load" alt="曲线图：同时充电超过1000 kVA变压器容量，有序充电不超过"><figcaption>同时充电使负荷在19时超过1000 kVA变压器容量；同样的电量错开到夜间，峰值不超限。</figcaption></figure>
<h3>先测、再调、后治</h3><ol><li>先测：变压器负载率、功率因数、谐波与不平衡的年度曲线</li><li>再调：错峰、有序充电、光伏与储能协调</li><li>后治：对确有超标的指标配置治理设备</li></ol>
<h3>有序充电能省多少容量</h3>
<p>设变压器1000 kVA，其他负荷晚间约450 kW，二十台快充桩同时使用时再加650 kW，总需求约1100 kW，已经超限。若把充电功率限制在350 kW以内，时间由三小时延长到六小时左右，电量相同，变压器不必增容。限制功率的依据是总进线的实时负荷，所以总表的数据周期应在一分钟以内。</p>
<h3>补偿按什么配</h3><p>充电桩满载时功率因数通常较高，待机和小功率时却呈容性，并有一定谐波。因此场站补偿不应按满载配电容，而要看夜间空闲时的容性无功：实测30 kvar容性，用50 kvar的<a href="/newdetail/1022">LH-SVG-M</a>即可双向调节；传统电容柜投不上去。谐波较大的场站用<a href="/newdetail/1028">LH-APF-G</a>集中治理。</p>
<p>每台桩的用电可用<a href="/newdetail/1068">LH-MC12</a>集中计量，12路三相，省去逐桩装表；重要场站在低压侧预留<a href="/newdetail/1034">LH-KJX-D</a>快速接入，变压器检修时接移动电源。数据与有序充电系统共用一个网关，由<a href="/newdetail/1069">LH-GW100</a>上传。</p>
<p>“先测、再调、后治”的顺序可以避免过度投资，也能让治理设备的容量更有依据。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `subject` = 'distribution', `author` = '配网与新能源应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3118;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 47158-2026于2026年2月27日发布，自2026年6月1日起实施，适用于标称电压1000 V以上交流系统用自愈式并联电力电容器，修改采用IEC 63210:2021。</p>
<h3>与全膜油浸比较</h3><p>长期以来，自愈式技术主要用于1000 V及以下的低压电容器，高压侧以全膜油浸结构为主。高压自愈式电容器具有干式、无油的特点，标准的发布为设计、试验与选用提供了统一依据。</p>
<table><thead><tr><th>比较</th><th>自愈式（金属化膜）</th><th>全膜油浸</th></tr></thead><tbody><tr><td>击穿后</td><td>击穿点自行隔离，容量略减</td><td>元件短路，靠熔丝隔离</td></tr><tr><td>介质</td><td>干式或少油</td><td>浸渍油</td></tr><tr><td>维护</td><td>定期测容量</td><td>测容量并检查渗漏</td></tr><tr><td>标准</td><td>GB/T 47158-2026</td><td>按原有标准</td></tr></tbody></table>
<figure><img src="news/self-healing" alt="剖面示意：金属化薄膜击穿点周围金属层蒸发后绝缘恢复"><figcaption>自愈的过程：击穿点周围的金属层瞬间蒸发，绝缘恢复，其余部分继续工作。</figcaption></figure>
<h3>选用时关注</h3><ul><li>关注自愈特性与过压力保护的试验要求</li><li>关注与现有串联电抗器、放电线圈、熔断器的配合</li><li>不宜在既有装置中直接混装两类电容器</li></ul>
<h3>自愈不等于不会坏</h3>
<p>每次自愈都消耗一点金属层，容量随之减小。因此自愈式电容器的健康程度可以用容量判断：定期测量，与出厂值比较。电流法最简便，I＝ωCU，电压相同时电流减小5%，就是容量减小5%。下降到制造厂规定的限值，或三相差别明显增大，就应更换。过压力隔离是最后一道保护，动作后不能复用。</p>
<h3>电压怎么配</h3>
<p>串联电抗后电容器端电压升高。10.5 kV母线、星形接线、电抗率6%时，电容器电压为10.5÷√3÷(1－0.06)≈6.45 kV；电抗率12%时约6.89 kV。常用额定值有11/√3≈6.35 kV和12/√3≈6.93 kV，前者在6%时略高于额定电压1.6%，处于允许的长期过电压范围内，后者适合12%。具体以产品允许的长期过电压为准。</p>
<p>目前在运的高压装置，例如<a href="/newdetail/1008">LH-GYZ</a>、<a href="/newdetail/1009">LH-GYX</a>、<a href="/newdetail/1010">LH-GYJ</a>，更换电容器时应保持与原保护整定一致：熔丝、不平衡保护的定值都按原电容器特性计算，换成另一类后要重新整定，并由制造厂给出书面意见。新建装置可以从小容量、便于观察的位置开始应用，运行一年后再扩大。</p>
<p>标准适用范围与试验细节以正式文本为准，工程选用应结合运行经验逐步推进。</p>', `subject` = 'policy', `author` = '标准与试验工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3119;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>5月1日起，GB/T 17215.305-2025正式实施。不少用户关心：已经安装的多回路电能表是否需要更换？</p>
<h3>存量表要不要换</h3><p>一般而言，推荐性国家标准的实施主要影响新设计、新订货的产品，存量设备按原合同与计量管理要求继续使用；用于贸易结算的表计，其检定与更换按计量法律法规执行。</p>
<table><thead><tr><th>60 A负荷</th><th>600/5互感器</th><th>100/5互感器</th></tr></thead><tbody><tr><td>占额定电流</td><td>10%</td><td>60%</td></tr><tr><td>0.5级比差限值（插值）</td><td>约±1.25%</td><td>约±0.63%</td></tr><tr><td>二次电流</td><td>0.5 A</td><td>3 A</td></tr></tbody></table>
<h3>存量设备自查</h3>
<ol><li>核对每个回路的互感器规格、方向与槽位是否与台账一致</li><li>抽测三个回路，与标准表或钳形功率表比对</li><li>查看说明书是否给出各回路准确度与回路间影响</li></ol>
<h3>变比选大了，误差从哪里来</h3>
<figure><img src="news/ct-accuracy" alt="曲线图：0.5级互感器误差限，60 A负荷用600/5时为±1.25%，用100/5时为±0.63%"><figcaption>0.5级测量用互感器在5%、20%、100%额定电流处的比差限值为±1.5%、±0.75%、±0.5%，小电流时误差限放宽。</figcaption></figure>
<p>存量多回路表最常见的问题不是表，而是互感器变比过大：设计时按断路器额定电流选600/5，实际负荷只有60 A，长期工作在10%。按0.5级互感器的误差限插值，允许误差约±1.25%；换成100/5，负荷在60%，约±0.63%，减小一半。选变比的经验是：正常负荷落在额定电流的30%~100%，最大负荷不超过120%。</p>
<p>变比设错则是成倍的错误：互感器100/5，表内设成200/5，电量正好多一倍。核对方法是用钳形表量一次电流，与仪表显示比较，相差超过互感器与钳表误差之和就要查。互感器二次侧严禁开路，更换前先短接。</p>
<h3>还有哪些表适用</h3><p>这两条对所有经互感器接入的仪表都适用：<a href="/newdetail/1068">LH-MC12</a>、<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1062">LH-TM33</a>、<a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1054">LH-PM72E</a>、<a href="/newdetail/1056">LH-PM120E</a>、<a href="/newdetail/1051">LH-PM96F</a>，以及配开口互感器的<a href="/newdetail/1065">LH-WM40</a>、<a href="/newdetail/1067">LH-WM42</a>。需要更换变比又不能停电时，可用开口式<a href="/newdetail/1075">LH-KCT</a>，注意100/5、150/5为1级，200/5及以上为0.5级。</p>
<p>新项目招标时，建议直接引用新标准编号，并要求提供逐回路准确度声明。</p><p>按自己的电流与接线系统选变比，可以用<a href="/tools/meter">电能表与互感器</a>计算。</p>', `subject` = 'metering', `author` = '计量与物联应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3120;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>既有建筑加装电表，最头疼的不是装表，而是拉通信线。无线仪表解决了布线问题，但选4G还是LoRa，需要结合现场情况。</p>
<h3>两种方式比较</h3><table><thead><tr><th>比较项</th><th>4G直连</th><th>LoRa加网关</th></tr></thead><tbody><tr><td>点位密度</td><td>分散、每处1~3点</td><td>同一配电室数十点以上</td></tr><tr><td>通信费用</td><td>每点一张卡</td><td>每网关一张卡</td></tr><tr><td>信号</td><td>依赖运营商覆盖，地下室较弱</td><td>近距离可靠，网关放在有4G处</td></tr><tr><td>维护</td><td>单点故障不影响其他</td><td>网关故障影响一片</td></tr></tbody></table>
<figure><img src="news/lora-4g" alt="拓扑图：4G每块仪表一张卡，LoRa多块仪表经一台网关上传"><figcaption>4G每块仪表各用一张卡、直接上传；LoRa由一台网关汇集多块仪表，只用一张卡。</figcaption></figure>
<h3>用数字比较</h3>
<p>设同一配电室24个点位，每张卡每年60元。4G方式24张卡，五年7200元；LoRa方式一张卡，五年300元，另加一台网关。若24个点位分散在12处，彼此相距一两千米，每处两点，LoRa要12台网关，反而不如4G。所以先看“同一空间有几个点”，8个左右是常见的分界，具体按当时的资费和设备价格计算。</p>
<p>经验做法是：先在配电室门口与室内各测一次4G信号强度，低于-105 dBm就不建议每点直连；同一空间点位超过8个时，LoRa通常更经济。</p>
<h3>信号与数据量</h3>
<p><a href="/newdetail/1067">LH-WM42</a>与<a href="/newdetail/1053">LH-PM96W</a>的LoRa发射功率不超过50 mW，工作在470~510 MHz，单跳可视距离不小于800 m；穿过一道钢筋混凝土墙，衰减常有十几到二十几分贝，地下室隔两层楼板就可能不通，应现场实测。<a href="/newdetail/1070">LH-GW200</a>在每节点15分钟上报一次时，可接入120个节点；把周期改为1分钟，能接入的节点数相应减少，上报越频繁，碰撞越多。</p>
<h3>各自适合的仪表</h3><p><a href="/newdetail/1065">LH-WM40</a>的4G方式可以做到1分钟上报，适合需要快速响应的回路；环保用电监测<a href="/newdetail/1066">LH-WM41</a>也用4G，直接送到平台。屏幕显示的信号强度以dBm为单位，数值越接近零越好：-85 dBm很好，-95 dBm可用，低于-105 dBm不稳定。天线引到柜外通常可以改善10 dB以上，这是最便宜的办法。两种方式可以混用，由平台统一点表。</p>
<p>无论采用哪种方式，仪表都应支持断点续传与断电上报，否则报表会因为通信抖动留下空洞。</p>', `subject` = 'metering', `author` = '计量与物联应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3121;
--> statement-breakpoint
UPDATE `news` SET `subject` = 'safety', `author` = '用电安全应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3122;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>随着算力需求增长，数据中心的配电容量不断扩大，电能质量问题也从“有没有超标”转向“轻载时怎么办”。</p>
<h3>三个问题与对策</h3><table><thead><tr><th>问题</th><th>轻载时的表现</th><th>对策</th></tr></thead><tbody><tr><td>容性</td><td>总进线功率因数超前</td><td>SVG连续吸收，不投电容</td></tr><tr><td>谐波</td><td>THDi升高，电流绝对值不大</td><td>按实际负载率核算APF</td></tr><tr><td>零线</td><td>3次叠加，零线发热</td><td>列头柜逐路监测、零线测温</td></tr></tbody></table>
<ul><li>容性：服务器电源与UPS滤波电容使轻载时总体呈容性，传统电容柜完全不能投</li><li>谐波：UPS并机负载率低时，输入THDi高于满载标称值</li><li>零线：单相服务器电源的3次谐波在零线叠加，列头柜零线温升明显</li></ul>
<p>应对思路是用SVG代替电容、按实际负载率核算APF、在列头柜做到回路级监测，并对零线单独测温测流。</p>
<h3>零线为什么会比相线热</h3>
<figure><img src="news/neutral-harmonics" alt="波形图：三相电流各含30%的3次谐波，在零线中叠加为90%"><figcaption>每相含30%的3次谐波，三相的3次同相位，在零线中相加为90%。</figcaption></figure>
<p>三相的基波互差120°，在零线中抵消；3次谐波三相同相位，在零线中直接相加。每相基波100 A、3次30 A时，零线有3×30＝90 A的150 Hz电流；三相再不平衡，还要叠加基波部分。若零线按相线的一半截面选用，就会过热。四线制的<a href="/newdetail/1026">LH-APF-M</a>具有3倍相电流的中性线滤波能力，可以装在列头柜前端；楼层配电箱可用<a href="/newdetail/1027">LH-APF-W</a>。</p>
<h3>谐波与容性都看绝对值</h3><p>THDi升高不一定超标：100 A负荷时THDi为30%，谐波约29 A；满载400 A时THDi为10%，谐波约40 A。评价要看各次谐波电流的绝对值，选APF也按电流值，不按百分数。</p>
<p>容性问题同样用绝对值判断。某机房夜间有功200 kW、容性无功120 kvar，功率因数约0.86且为超前，选两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>，随负载增长逐步由吸收转为发出。列头柜用<a href="/newdetail/1068">LH-MC12</a>测到每个回路，接头用<a href="/newdetail/1074">LH-TS20</a>测温，母线用<a href="/newdetail/1073">LH-TS10</a>取电测温。整体做法见<a href="/cm_detail/2023">列头柜监测与补偿方案</a>。</p>
<h3>按负载率分期</h3><p>建设初期负载率往往只有20%~30%，如果按满载配置固定补偿，投运头两年几乎无法使用。分期投入模块化设备，按负载增长扩容，更符合数据中心的建设节奏。</p><p>按自己的负荷清单估算，可以用<a href="/tools/harmonics">谐波治理选型</a>，结果与GB/T 14549的限值并列。</p>', `subject` = 'harmonics', `author` = '电能质量应用工程师', `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 3123;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4002;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4003;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4004;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4007;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4008;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4015;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4101;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4102;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4105;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4109;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4110;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4112;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4113;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4114;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4203;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4204;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4209;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4211;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4213;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 10:34:52' WHERE `id` = 2007;
