-- content: 路灯屏本地跳闸、医院双电源与UPS、抗谐波系列的显示与通信
UPDATE `typeinfos` SET `display` = '集成单元为机身LCD，两级温度与谐波告警；板式组件为板上LED', `communicatetype` = '集成单元为RS485/Modbus-RTU、RJ45级联；板式组件由控制器投切', `maincontent` = '<p>电抗率与电容器额定电压必须成对选择：7%配480 V，14%配525 V；分补接在相线与N线之间，14%配300 V。由于串联电抗抬高了电容器端电压，同时电容器额定电压高于系统电压，单元实际输出容量小于标称容量，应按输出容量配置总补偿量。</p>
<ul><li>电抗器线性度不低于1.8倍额定电流，浪涌时不饱和。</li><li>电抗器内置温度开关，超温后单元退出并上报。</li></ul>' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14.4 kW；灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><p>每路照明装1台3P+N 20 A的LH-SB63：每路约2 kW，每相约3 A，20 A按灯具启动冲击与线路末端短路能瞬动选取；远程分合并按经纬度开关灯；灯接在相线与N线之间，N线须同进断路器，不平衡电流才不会当成剩余电流。每台箱变装1台LH-WM40测总电量，现在的照明约23 A，选最小的100 A开口互感器，负荷占两成多。方案里的100 mA本地跳闸适合新敷线路；这里线路老、雨天泄漏大，改为300 mA剩余电流告警，先查后断，不让整条路失去照明。</p><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>', `calculation` = '{"tool":"meter","values":{"sys":"3p4w","by":"kw","x":"14.4","pf":"0.95","use":"monitor","len":"2"},"count":1,"says":"每台箱变照明约14.4 kW、功率因数0.95，监测用，三相四线：按电流直接接入的电能表也够；选LH-WM40，是因为开口互感器扣在电缆上，不停电、不断线就能装。"}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"影像设备冲击与谐波，手术部须双电源加UPS","load":"1600 kVA变压器，980 kW，影像中心与手术部","target":"功率因数≥0.96，影像馈线THDi≤8%，双电源切换≤2 s","devices":["壁挂式有源电力滤波器 LH-APF-W","抗谐波集成电容器 LH-XCS-7","模块式静止无功发生器 LH-SVG-M","自动切换应急接入柜 LH-KJT"]}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 09:32:12' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 09:32:12' WHERE `id` = 2006;
