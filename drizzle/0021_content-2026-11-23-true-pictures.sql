-- content: 每个产品自己的图片，案例与方案的数据、单线图，新闻正文，证书，首页横幅
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4001, 2026, 'public', '2×1600 kVA变压器，每台最大有功约1050 kW', 'LH-SVG-M 100 kvar 2台、LH-XCS-7 50 kvar 16台', 'reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4002, 2026, 'public', '1×1000 kVA变压器，28路馈线，36台楼层配电箱', 'LH-MC12 3台（馈线）、LH-DM3C 36只（楼层，互感器200/5）', 'metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4003, 2026, 'public', '舞台灯光柜2台（各125 A）、大屏配电箱2台（各90 A）', 'LH-APF-W 50 A 2台（灯光柜）、LH-APF-W 35 A 2台（大屏箱）', 'harmonics');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4004, 2026, 'public', '地上18层，楼层配电箱54台', 'LH-RCD300 54台（每台剩余电流1路、温度4路，互感器φ65）', 'safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4005, 2026, 'public', '2×2000 kVA变压器，2段保供电母线', 'LH-KJX-D 1000 A 2台（每相3只插座）', 'emergency');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4006, 2026, 'transport', '1×1250 kVA变压器，照明母线最大620 A，LED照明', 'LH-XCS-14 45 kvar 3台、LH-XCF 24 kvar 2台', 'harmonics,reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4007, 2026, 'transport', '2段环控母线，每段变频风机、水泵约280 kW', 'LH-APF-G 200 A 2套', 'harmonics');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4008, 2026, 'public', '2×800 kVA变压器，2路进线、34路馈线', 'LH-PM120E 2台（进线）、LH-PM96E 34台（馈线）', 'metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4009, 2026, 'commerce', '1×1000 kVA变压器，最大有功620 kW，68户商铺', 'LH-ZCH 120 kvar 2台、LH-DM3 68只', 'reactive-power,metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4010, 2026, 'municipal', '6台100 kVA路灯箱变，42路照明回路', 'LH-SB63 3P 40 A 42台、LH-WM40 6台（互感器200 A）', 'metering,safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4011, 2026, 'municipal', '10 kV送水泵4×450 kW（三用一备），1×800 kVA变压器', 'LH-GYJ 120 kvar 4台、LH-XCB 40 kvar 3组', 'reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4012, 2026, 'municipal', '1×630 kVA台区变压器，312户', 'LH-SPC 100 kvar 1台、LH-HXK 1套（12台100 A换相单元）', 'unbalance');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4013, 2026, 'transport', '1×1250 kVA箱变，12台120 kW直流充电桩', 'LH-SVG-MH 150 kvar 1台、LH-MC12 1台（12路，互感器250 A）', 'reactive-power,metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4014, 2026, 'transport', '4层停车楼，46路照明回路', 'LH-WM42 46只（互感器100 A）、LH-GW200 1台', 'metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4015, 2026, 'municipal', '1×2000 kVA变压器，5台160 kW曝气风机变频器', 'LH-GXL 300 kvar 1套（5、7、11次）', 'harmonics,reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4101, 2026, 'medical', '1×800 kVA影像专用变压器，CT 2台、MRI 1台、DSA 1台', 'LH-APF-W 50 A 4台（逐台设备）、LH-PQM-S 1台（进线）', 'harmonics,monitoring');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4102, 2025, 'medical', '2×630 kVA变压器，6路一级负荷馈线', 'LH-KJT 400 A 2台', 'emergency');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4103, 2025, 'medical', '3栋病区楼，38台楼层配电箱，12面低压柜', 'LH-RCD300 38台、LH-TS20 96只（低压柜电缆接头）', 'safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4104, 2025, 'medical', '2×1000 kVA变压器，每台最大有功约650 kW', 'LH-SVG-M 100 kvar 2台、LH-ZCS 40 kvar 10台', 'reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4105, 2025, 'education', '8栋宿舍楼，1920间', 'LH-DM2P 1920只', 'metering,safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4106, 2025, 'education', '4栋教学楼，1×500 kVA变压器，52台楼层配电箱', 'LH-DM3 52只、LH-GW100 4台', 'metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4107, 2025, 'education', '1×630 kVA变压器，机床与焊机实训负荷约360 kW', 'LH-GBJ 240 kvar 1面、LH-CK200 1台', 'reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4108, 2025, 'education', '1×630 kVA变压器，12路照明干线约210 kW', 'LH-XCF 30 kvar 4台', 'harmonics,reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4109, 2025, 'education', '2×1250 kVA变压器，2路0.4 kV进线', 'LH-PQM-A 2台（A级，512点/周波）', 'monitoring');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4110, 2025, 'education', '5所幼儿园，10台总配电箱，96路末端回路', 'LH-SB63 1P+N 20 A 96台、LH-RCD300 10台', 'safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4111, 2025, 'medical', '1×800 kVA变压器，14路馈线，46台末端配电箱', 'LH-WM40 14台、LH-GW200 2台（接入LH-RCD300 46台）', 'metering,safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4112, 2025, 'education', '1×400 kVA变压器，屋顶光伏180 kWp', 'LH-SVG-W 75 kvar 1台', 'reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4113, 2025, 'medical', '1×630 kVA变压器，7面低压柜，22路馈线', 'LH-TS10 42只（母排、电缆接头）、LH-PM96E 23台', 'safety,metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4114, 2025, 'medical', '2×800 kVA变压器，负压病区2段应急母线', 'LH-KJX 630 A 2台（外墙）', 'emergency');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4201, 2025, 'machinery', '1×1600 kVA变压器，52台机器人焊机，平均有功约720 kW', 'LH-GXT 300 kvar 2套（5、7次）', 'reactive-power,harmonics');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4202, 2025, 'metals', '2×1500 kW六脉波中频炉，2×2000 kVA变压器（575 V）', 'LH-GXZ 2套（5、7、11、13次，匹配1500 kW）', 'harmonics,reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4203, 2025, 'electronics', '2×1600 kVA变压器，1860台FFU，每段约480 A', 'LH-APF-G 300 A 2套（四线）、LH-PQM-S 2台', 'harmonics,monitoring');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4204, 2025, 'light', '空压机4×110 kW、2×75 kW', 'LH-WM40 6台（互感器400 A、200 A）', 'metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4205, 2025, 'light', '1×1600 kVA变压器，64台注塑机，最大有功约900 kW', 'LH-SVG-MH 150 kvar 2台、LH-ZCF 30 kvar 8台', 'reactive-power,unbalance');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4206, 2025, 'metals', '10 kV母线最大负荷9.6 MW，原料磨电动机2800 kW', 'LH-GYZ 2×1200 kvar 1套（6%电抗）、LH-GYJ 600 kvar 1台', 'reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4207, 2025, 'farming', '1×1250 kVA变压器，46台电动机，其中粉碎机2×160 kW', 'LH-GXT 450 kvar 1套、LH-PM72D 46台', 'reactive-power,safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4208, 2025, 'farming', '2×500 kVA箱变，18栋圈舍', 'LH-SB250M 200 A 18台、LH-WM40 18台（互感器200 A）', 'safety,metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4209, 2024, 'farming', '1×500 kVA变压器，保安负荷280 kW，12路水泵与增氧机', 'LH-KJT 630 A 1台、LH-MC12 1台（12路）', 'emergency,metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4210, 2024, 'commerce', '3×630 kVA箱变，屋顶光伏900 kWp', 'LH-SVG-P 70 kvar 6台、LH-CK300 3台', 'reactive-power');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4211, 2024, 'commerce', '1×1250 kVA变压器，5台132 kW螺杆压缩机（2台变频）', 'LH-XCS-7 50 kvar 7台', 'reactive-power,harmonics');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4212, 2024, 'chemicals', '3座变配电所，26路重要馈线', 'LH-PM96H 26台', 'monitoring,harmonics');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4213, 2024, 'light', '14台产污设备、6套治污设备', 'LH-WM41 5台（每台4路）', 'metering');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4214, 2024, 'electronics', '48面列头柜，每面24路单相', 'LH-MC12 48台、LH-TS20 288只（每面6只）', 'metering,safety');
--> statement-breakpoint
INSERT INTO `case_facts` (`case`, `year`, `industry`, `site`, `installed`, `problems`) VALUES (4215, 2024, 'metals', '2×2000 kVA变压器，球磨机、浮选机负荷约2300 kW', 'LH-XCB 60 kvar 24组（7%）、LH-APF-M 150 A 4台', 'harmonics,reactive-power');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4001, 0, '功率因数', '0.86', '0.98', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4001, 1, '变压器负载率', '76', '67', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4001, 2, '月力调电费', '7900', '-2900', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4002, 0, '独立计量回路', '2', '64', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4002, 1, '每次抄表', '240', '1', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4002, 2, '月用电量', '7.2', '6.6', '万kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4003, 0, '灯光柜THDi', '34', '4.8', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4003, 1, '大屏箱THDi', '36', '5.3', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4003, 2, '灯光柜中性线电流', '98', '14', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4004, 0, '监测点', '', '270', '处');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4004, 1, '最大剩余电流', '780', '140', 'mA');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4004, 2, '泄漏超300 mA的回路', '5', '0', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4005, 0, '发电车接入', '150', '15', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4005, 1, '每次接入人员', '8', '3', '人');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4005, 2, '可接入功率', '', '1000', 'kW');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4006, 0, '功率因数', '0.84', '0.96', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4006, 1, 'THDu', '6.1', '3.6', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4006, 2, '三次谐波放大', '1.8', '0.9', '倍');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4007, 0, 'THDi', '32', '4.6', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4007, 1, '5次谐波电流', '118', '9', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4007, 2, 'THDu', '5.6', '2.4', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4008, 0, '在线测量回路', '0', '36', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4008, 1, '每月抄表', '300', '5', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4008, 2, '总分电量差', '4.8', '0.9', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4009, 0, '功率因数', '0.85', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4009, 1, '月力调电费', '3700', '-1100', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4009, 2, '每月抄表', '16', '0.5', 'h');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4010, 0, '亮灯率', '96.2', '99.4', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4010, 1, '故障发现', '26', '0.2', 'h');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4010, 2, '月用电量', '3.1', '2.7', '万kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4011, 0, '10 kV功率因数', '0.86', '0.96', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4011, 1, '单泵馈线电流', '27.2', '24.4', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4011, 2, '月力调电费', '11300', '-4200', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4012, 0, '三相不平衡度', '46', '4.5', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4012, 1, '中性线电流', '209', '17', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4012, 2, '台区线损率', '7.8', '5.1', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4012, 3, '末端最低电压', '198', '213', 'V');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4013, 0, '月均功率因数', '0.84', '0.98', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4013, 1, '月力调电费', '4600', '-1100', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4013, 2, '总分电量差', '3.6', '0.8', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4014, 0, '单独计量回路', '4', '46', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4014, 1, '照明月用电量', '5.4', '3.6', '万kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4014, 2, '数据间隔', '', '15', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4015, 0, 'THDi', '33', '9.5', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4015, 1, '5次谐波电流', '241', '52', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4015, 2, '功率因数', '0.85', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4101, 0, 'DSA配电箱THDi', '38', '5.2', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4101, 1, 'THDu', '4.6', '2.1', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4101, 2, '设备电源告警', '7', '0', '次/季');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4102, 0, '失电到恢复供电', '900', '14', 's');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4102, 1, '切换动作', '', '1.8', 's');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4102, 2, '发电车接入', '90', '12', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4103, 0, '监测点', '', '286', '处');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4103, 1, '最大剩余电流', '620', '110', 'mA');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4103, 2, '接头最高温度', '96', '61', '℃');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4104, 0, '功率因数', '0.84', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4104, 1, '变压器负载率', '77', '67', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4104, 2, '月力调电费', '7900', '-2000', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4105, 0, '每月抄表收费', '320', '4', 'h');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4105, 1, '大功率电器跳闸', '35', '4', '次/月');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4105, 2, '月用电量', '19.2', '16.8', '万kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4106, 0, '独立计量回路', '1', '52', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4106, 1, '每次抄表', '180', '1', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4106, 2, '夜间待机功率', '23', '9', 'kW');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4107, 0, '功率因数', '0.72', '0.96', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4107, 1, '进线电流', '722', '541', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4107, 2, '月力调电费', '2270', '-190', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4108, 0, '功率因数', '0.86', '0.98', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4108, 1, 'THDu', '4.8', '3.1', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4108, 2, '电容器年更换', '9', '0', '台');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4109, 0, '电压暂降记录', '0', '37', '次/年');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4109, 1, '最低残压', '', '52', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4109, 2, '停机原因查明率', '20', '95', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4110, 0, '有漏电保护的回路', '41', '96', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4110, 1, '最大剩余电流', '410', '25', 'mA');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4110, 2, '停电查找', '90', '6', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4111, 0, '月用电量', '11.8', '10.7', '万kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4111, 1, '泄漏超300 mA的回路', '4', '0', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4111, 2, '每周巡检', '6', '1.5', 'h');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4112, 0, '月均功率因数', '0.71', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4112, 1, '月力调电费', '1200', '-90', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4112, 2, '光伏月发电量', '', '1.6', '万kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4113, 0, '接头最高温度', '88', '54', '℃');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4113, 1, '在线测量回路', '1', '23', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4113, 2, '每周巡检', '5', '1', 'h');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4114, 0, '发电车接入', '100', '10', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4114, 1, '每次接入人员', '6', '2', '人');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4114, 2, '可接入功率', '', '600', 'kW');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4201, 0, '功率因数', '0.68', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4201, 1, '长时间闪变Plt', '1.6', '0.8', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4201, 2, '焊接时电压跌落', '6.8', '3.0', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4202, 0, '功率因数', '0.83', '0.95', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4202, 1, '10 kV侧5次谐波电流', '36', '9', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4202, 2, '10 kV侧THDu', '5.8', '2.6', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4202, 3, '铁水电耗', '625', '598', 'kWh/t');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4203, 0, 'THDi', '45', '4.9', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4203, 1, '中性线电流', '512', '46', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4203, 2, 'THDu', '5.9', '2.3', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4204, 0, '比功率', '7.6', '6.9', 'kW/(m³/min)');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4204, 1, '空载运行占比', '31', '12', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4204, 2, '月用电量', '28.6', '25.1', '万kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4205, 0, '功率因数', '0.78', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4205, 1, '变压器负载率', '72', '58', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4205, 2, '三相不平衡度', '24', '8', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4205, 3, '月力调电费', '18900', '-2400', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4206, 0, '10 kV功率因数', '0.87', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4206, 1, '10 kV进线电流', '637', '571', 'A');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4206, 2, '月力调电费', '4.8', '-2.4', '万元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4207, 0, '功率因数', '0.76', '0.98', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4207, 1, '月力调电费', '12800', '-1400', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4207, 2, '电动机烧毁', '5', '0', '台/年');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4208, 0, '断电发现', '25', '1', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4208, 1, '端子最高温度', '92', '63', '℃');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4208, 2, '每头每月用电', '5.4', '4.8', 'kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4209, 0, '停电到恢复增氧', '45', '8', 'min');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4209, 1, '切换动作', '', '1.8', 's');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4209, 2, '每千克鱼用电', '6.2', '5.6', 'kWh');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4210, 0, '月均功率因数', '0.76', '0.98', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4210, 1, '月力调电费', '10500', '-1100', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4210, 2, '电压合格率', '97.1', '99.8', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4211, 0, '功率因数', '0.80', '0.96', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4211, 1, 'THDu', '5.3', '3.4', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4211, 2, '电容器年损坏', '11', '0', '台');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4211, 3, '月力调电费', '9800', '-1500', '元');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4212, 0, '谐波监测馈线', '2', '26', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4212, 1, '5次谐波超限馈线', '4', '0', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4212, 2, '查找谐波源', '5', '0.5', '天');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4213, 0, '监测回路', '', '20', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4213, 1, '治污同步运行率', '88', '99.6', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4213, 2, '每周台账', '6', '0.5', 'h');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4214, 0, '计量回路', '48', '1152', '路');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4214, 1, 'PUE', '1.46', '1.38', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4214, 2, '接头最高温度', '84', '58', '℃');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4215, 0, '功率因数', '0.81', '0.97', '');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4215, 1, 'THDi', '17', '4.2', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4215, 2, 'THDu', '6.2', '2.9', '%');
--> statement-breakpoint
INSERT INTO `case_figures` (`case`, `place`, `name`, `before`, `after`, `unit`) VALUES (4215, 3, '月力调电费', '3.1', '-0.5', '万元');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2001, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"馈线THDi","value":"≤8%"},{"label":"补偿响应","value":"≤10 ms"},{"label":"停电窗口","value":"两个周末"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"3000/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A"},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A"},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2002, '[{"label":"滤波容量","value":"每段200 A"},{"label":"谐波滤除率","value":"≥95%"},{"label":"电抗率","value":"7%"},{"label":"复测工况","value":"收车与早高峰"}]', '{"sections":[{"name":"0.4 kV Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"环控风机、水泵变频器"}]],"tie":"母联"},{"name":"0.4 kV Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"电扶梯、屏蔽门电源"}]]}],"network":{"link":"RS485","gateway":1069,"to":"综合监控"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2003, '[{"label":"单灯故障识别","value":"电流变化≥6%"},{"label":"漏电动作值","value":"100 mA"},{"label":"单台停电","value":"≤1 h"},{"label":"离线运行","value":"按本地时间表"}]', '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"}]],"feeders":[[{"kind":"residual","product":1076,"text":"总剩余电流"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路1，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路2，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路3~5"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路6，36盏"}]]}],"network":{"link":"4G Cat.1，每台直连","to":"路灯平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2004, '[{"label":"出口电流不平衡度","value":"≤15%"},{"label":"末端电压","value":"198~235 V"},{"label":"调节响应","value":"≤10 ms"},{"label":"居民停电","value":"≤2 h"}]', '{"sections":[{"name":"0.4 kV台区母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"400 kVA"},{"kind":"breaker"},{"kind":"meter","product":1019,"text":"600/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"70 kvar"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"1、2单元"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"3、4单元"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"5、6单元"}],[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"50 kvar，支线末端"}]]}],"network":{"link":"LoRa、RS485至测控终端","to":"台区平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2005, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"滤波容量","value":"200 A"},{"label":"补偿响应","value":"≤10 ms"},{"label":"计量","value":"每桩一表"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1068,"text":"进线回路"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060},{"kind":"load","text":"直流桩1，120 kW"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060},{"kind":"load","text":"直流桩2~9"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060},{"kind":"load","text":"直流桩10，120 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"站用电、照明"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"充电运营平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2006, '[{"label":"目标功率因数","value":"≥0.96"},{"label":"双电源切换动作","value":"≤2 s"},{"label":"影像馈线THDi","value":"≤8%"},{"label":"带载演练","value":"每季度一次"}]', '{"sections":[{"name":"0.4 kV普通段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"apf","product":1027,"text":"50 A"},{"kind":"load","text":"影像中心"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"门诊、病房"}]],"tie":"母联"},{"name":"0.4 kV应急段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"250 A"},{"kind":"load","text":"手术部、ICU（另配UPS）"}],[{"kind":"breaker"},{"kind":"load","text":"信息机房"}]]}],"network":{"link":"RS485","gateway":1069,"to":"后勤平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2007, '[{"label":"宿舍表","value":"每间一只"},{"label":"食堂功率因数","value":"≥0.95"},{"label":"单栋割接","value":"2天"},{"label":"网关","value":"每120只表一台"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"meter","product":1048,"text":"1500/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1005,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍320间"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"教学楼、图书馆"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"load","text":"食堂、水泵房"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"load","text":"商铺"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"实验楼"}]]}],"network":{"link":"LoRa：宿舍表","gateway":1070,"to":"校园能耗平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2008, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"自励磁校核","value":"Qc≤0.9√3·U·I0"},{"label":"发电车插接","value":"10 min内"},{"label":"户外箱防护","value":"IP54"}]', '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"560 kW定速泵"}],[{"kind":"breaker","text":"与电动机同投同退"},{"kind":"detuned","product":1010,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A"},{"kind":"load","text":"变频泵260 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A，另一侧自备机组"},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2009, '[{"label":"断电告警","value":"1 min内"},{"label":"双电源切换动作","value":"≤2 s"},{"label":"风机支路","value":"每路不多于4台"},{"label":"剩余电流","value":"每栋监测"}]', '{"sections":[{"name":"0.4 kV总母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"meter","product":1065,"text":"断电上报"},{"kind":"changeover","product":1035,"text":"630 A，另一侧自备机组"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"饲料间、办公"}],[{"kind":"breaker"},{"kind":"load","text":"第2~12栋舍（配置同第1栋）"}],[{"kind":"breaker","product":1072,"text":"100 A，第1栋进线"},{"kind":"residual","product":1076}]]},{"name":"第1栋舍配电箱","incoming":[],"feeders":[[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机4台，1路"}],[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机其余各路"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"料线"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"照明、加热垫"}]]}],"network":{"link":"RS485","gateway":1069,"to":"养殖平台与电话外呼"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2010, '[{"label":"断电告警","value":"1 min内"},{"label":"舍温上升","value":"约1.9 ℃/min（算例）"},{"label":"判据","value":"四个条件任一"},{"label":"断电演练","value":"每月一次"}]', '{"sections":[{"name":"鸡舍配电箱","incoming":[[{"kind":"grid","text":"0.4 kV场区进线"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"断电上报、两路舍温"},{"kind":"residual","product":1076,"text":"φ65 mm"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"风机1路"},{"kind":"load","text":"风机4台"}],[{"kind":"breaker","product":1071,"text":"风机2路"},{"kind":"load","text":"风机4台"}],[{"kind":"breaker","product":1071,"text":"风机其余各路"},{"kind":"load","text":"风机、水帘泵"}],[{"kind":"breaker","product":1071,"text":"限时"},{"kind":"load","text":"料线、刮粪电机"}],[{"kind":"breaker","product":1071},{"kind":"load","text":"照明"}]]}],"network":{"link":"LoRa：分路与剩余电流","gateway":1070,"to":"养殖平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2011, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"电压变动","value":"≤3%"},{"label":"起动间隔","value":"≥10 s"},{"label":"投切响应","value":"≤20 ms"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"315 kVA，4%"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"暂降与电压变动"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor"},{"kind":"motor","text":"真空泵2×30 kW"}],[{"kind":"thyristor","text":"与真空泵同投"},{"kind":"detuned","product":1013,"text":"60 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"contactor","text":"星三角"},{"kind":"motor","text":"压缩机2×55 kW"}],[{"kind":"thyristor","text":"与压缩机同投"},{"kind":"detuned","product":1013,"text":"60 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"load","text":"青贮、饲料间"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"牧场平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2012, '[{"label":"双电源切换动作","value":"≤2 s"},{"label":"溶氧余量","value":"约24 min（算例）"},{"label":"恢复顺序","value":"曝气—水泵—加热"},{"label":"应急电源","value":"两种可接入"}]', '{"sections":[{"name":"车间总母线","incoming":[[{"kind":"grid","text":"市电Ⅰ路"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A，另一侧市电Ⅱ路"},{"kind":"meter","product":1065,"text":"断电上报"}],[{"kind":"generator","text":"自备机组250 kVA"},{"kind":"breaker","text":"与市电联锁"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker","text":"一级，即投"},{"kind":"meter","product":1068},{"kind":"motor","text":"曝气风机2×37 kW"}],[{"kind":"breaker","text":"二级，延时10 s"},{"kind":"meter","product":1068},{"kind":"motor","text":"循环水泵3×30 kW"}],[{"kind":"breaker","text":"三级，人工"},{"kind":"meter","product":1068},{"kind":"load","text":"加热、紫外"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"潮湿区照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"养殖平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2013, '[{"label":"末端电压偏差","value":"-7%以内"},{"label":"剩余电流","value":"30 mA"},{"label":"补偿箱","value":"IP55户外"},{"label":"网关","value":"每台120点"}]', '{"sections":[{"name":"台区0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"200 kVA"},{"kind":"breaker"},{"kind":"meter","product":1019,"text":"首端电压"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"其余支线"}],[{"kind":"breaker","text":"600 m，35 mm²铝线"}]]},{"name":"支线末端","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"30 kvar，定电压"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"1号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"2号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"3~6号塘增氧机"}]]}],"network":{"link":"LoRa：岸边配电箱","gateway":1070,"to":"养殖平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2014, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"动态补偿","value":"600 kvar"},{"label":"响应时间","value":"≤20 ms"},{"label":"考核口径","value":"吨料电耗"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1061,"text":"总计量"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"600 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1055},{"kind":"motor","text":"粉碎机132 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1055},{"kind":"motor","text":"制粒机160 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1054},{"kind":"motor","text":"提升机、混合机"}],[{"kind":"breaker"},{"kind":"load","text":"喂料、照明"}]]}],"network":{"link":"RS485","gateway":1069,"to":"工厂平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2015, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"滤波容量","value":"150 A"},{"label":"监测等级","value":"A级"},{"label":"库温停机","value":"检修期4 h内"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线"},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"能源平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2016, '[{"label":"并网点功率因数","value":"≥0.95"},{"label":"SVG容量","value":"3×75 kvar"},{"label":"调节响应","value":"≤10 ms"},{"label":"验收记录","value":"晴、阴各24 h"}]', '{"sections":[{"name":"10 kV并网点","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"双向"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"SVG取样"}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"3×75 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏400 kWp"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"generator","text":"沼气机组200 kW"}],[{"kind":"breaker"},{"kind":"load","text":"猪舍、水泵300 kW"}],[{"kind":"breaker"},{"kind":"load","text":"沼气站（非危险区）"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"能源平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2017, '[{"label":"长时间闪变Plt","value":"≤1.0"},{"label":"动态补偿","value":"450 kvar"},{"label":"响应时间","value":"≤20 ms"},{"label":"负序不平衡度","value":"≤2%"}]', '{"sections":[{"name":"0.4 kV焊装母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"闪变、不平衡"}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"450 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"AB相焊机14台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"BC相焊机13台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"CA相焊机13台"}]]}],"network":{"link":"RS485","gateway":1069,"to":"车间系统"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2018, '[{"label":"补偿后功率因数","value":"0.92~0.97"},{"label":"滤波支路","value":"5、7、11次"},{"label":"投切响应","value":"≤20 ms"},{"label":"投入顺序","value":"先5次"}]', '{"sections":[{"name":"690 V炉用母线","incoming":[[{"kind":"grid","text":"10 kV专线"},{"kind":"breaker"},{"kind":"transformer","text":"1800 kVA，10/0.69 kV"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"谐波"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW，六脉波"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第1档，110 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第2档，110 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"7次，120 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"11次，100 kvar"}]]}],"network":{"link":"RS485","gateway":1069,"to":"熔炼班组"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2019, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"中性线电流","value":"≤相电流的25%"},{"label":"变压器负载率","value":"降约19个百分点（算例）"},{"label":"实施顺序","value":"分相—补偿—计量"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"50 kvar，按需"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"每台一只"},{"kind":"load","text":"注塑机1~15"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"每台一只"},{"kind":"load","text":"注塑机16~30"}],[{"kind":"breaker"},{"kind":"meter","product":1048},{"kind":"load","text":"冷水机、空压机"}]]}],"network":{"link":"RS485","gateway":1069,"to":"生产系统"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2020, '[{"label":"目标功率因数","value":"≥0.96"},{"label":"滤波容量","value":"200 A"},{"label":"电气间防护","value":"IP54或独立通风"},{"label":"夜间轻载","value":"不过补"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第1组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第2组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"喷气织机"}],[{"kind":"breaker"},{"kind":"load","text":"空调变频"}],[{"kind":"breaker","text":"200 m电缆"}]]},{"name":"空压站母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"meter","product":1065},{"kind":"motor","text":"空压机1、2，160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1065},{"kind":"motor","text":"空压机3、4，160 kW"}]]}],"network":{"link":"4G；多回路表走以太网","to":"能效平台"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2021, '[{"label":"10 kV功率因数","value":"≥0.95"},{"label":"高压补偿","value":"2100 kvar"},{"label":"串联电抗率","value":"6%"},{"label":"单组投切电压变化","value":"约0.3%"}]', '{"sections":[{"name":"10 kV总降母线","incoming":[[{"kind":"grid","text":"35 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"16 MVA，35/10 kV"},{"kind":"breaker"}]],"feeders":[[{"kind":"disconnector"},{"kind":"contactor"},{"kind":"sensor","product":1073},{"kind":"detuned","product":1008,"text":"2×600 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨"}],[{"kind":"breaker","text":"与原料磨同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"motor","text":"破碎机"}],[{"kind":"breaker","text":"与破碎机同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"meter","product":1050}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"5、7次，300 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"选粉机、窑变频"}],[{"kind":"breaker"},{"kind":"load","text":"风机、水泵、皮带"}],[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"破碎车间"}]]}],"network":{"link":"RS485；测温无线","gateway":1069,"to":"能源中心"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2022, '[{"label":"监测等级","value":"A级"},{"label":"滤波容量","value":"300 A"},{"label":"冷站功率因数","value":"≥0.96"},{"label":"监测周期","value":"至少一个月"}]', '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"不停电装"},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2023, '[{"label":"回路计量","value":"每路一测"},{"label":"负载预警","value":"80%"},{"label":"滤波容量","value":"200 A"},{"label":"轻载容性","value":"SVG吸收200 kvar"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"电缆头"},{"kind":"transformer","text":"2500 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"THDi"}],[{"kind":"generator","text":"柴油机"},{"kind":"breaker","text":"与市电联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar，感性"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明"}],[{"kind":"breaker"},{"kind":"load","text":"UPS-B（B路列头柜同A路）"}],[{"kind":"breaker","text":"UPS-A"}]]},{"name":"列头柜A路","incoming":[],"feeders":[[{"kind":"sensor","product":1074},{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"机柜1~12"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"含零线"},{"kind":"load","text":"机柜13~24"}],[{"kind":"breaker"},{"kind":"load","text":"备用"}]]}],"network":{"link":"RS485：列头柜表计","gateway":1069,"to":"动环系统"}}');
--> statement-breakpoint
INSERT INTO `solution_sheets` (`solution`, `figures`, `diagram`) VALUES (2024, '[{"label":"关口功率因数","value":"≥0.95"},{"label":"新增SVG","value":"100 kvar"},{"label":"控制量","value":"无功功率"},{"label":"记录","value":"晴、阴各24 h"}]', '{"sections":[{"name":"10 kV关口","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"总进线取样"},{"kind":"controller","product":1019}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1061,"text":"发电量"},{"kind":"pv","text":"屋顶光伏500 kW"}],[{"kind":"breaker"},{"kind":"load","text":"车间动力"}],[{"kind":"breaker"},{"kind":"load","text":"空调、办公"}]]}],"network":{"link":"RS485","gateway":1069,"to":"能源平台"}}');
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2001, 4001, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2001, 4002, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2001, 4003, 2);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2002, 4007, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2002, 4006, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2003, 4010, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2004, 4012, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2005, 4013, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2006, 4101, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2006, 4102, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2006, 4104, 2);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2007, 4105, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2007, 4106, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2007, 4107, 2);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2008, 4011, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2008, 4015, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2009, 4208, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2010, 4208, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2011, 4211, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2012, 4209, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2013, 4209, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2014, 4207, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2015, 4211, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2016, 4210, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2016, 4112, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2017, 4201, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2018, 4202, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2019, 4205, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2020, 4204, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2021, 4206, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2021, 4215, 1);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2022, 4203, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2023, 4214, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2024, 4210, 0);
--> statement-breakpoint
INSERT INTO `solution_cases` (`solution`, `case`, `place`) VALUES (2024, 4112, 1);
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5001, 'SAMPLE-QMS-0001', '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务', '示例认证机构', '', '2026-08-21', '2029-08-20', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5002, 'SAMPLE-EMS-0002', '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的环境管理', '示例认证机构', '', '2026-08-04', '2029-08-03', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5003, 'SAMPLE-OHS-0003', '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的职业健康安全管理', '示例认证机构', '', '2026-07-17', '2029-07-16', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5004, 'SAMPLE-MMS-0004', '电容量、电流、电压、谐波与计量误差的出厂检测和试验室测量过程', '示例认证机构', '', '2026-06-29', '2029-06-28', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5005, 'SAMPLE-ENMS-0005', '电容器卷绕、浸渍、装配与老化试验过程的用能管理', '示例认证机构', '', '2026-06-11', '2029-06-10', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5006, 'SAMPLE-ISMS-0006', '能源物联网平台的开发、部署与运行维护，以及客户用能数据的管理', '示例认证机构', '', '2026-06-08', '2029-06-07', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5007, 'SAMPLE-ASS-0007', '无功补偿、谐波治理与电力仪表产品的安装指导、维修、备件与巡检服务', '示例评价中心', '', '2026-05-21', '2029-05-20', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5008, 'SAMPLE-VCC-0008', '低压无功功率补偿成套装置，额定电压400 V，额定容量不大于600 kvar', '示例认证机构', '', '2026-04-29', '2031-04-28', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5009, 'SAMPLE-RPT-0009', '智能集成电力电容器：外观、绝缘、温升、投切性能与保护功能共12项，全部合格', '示例检测中心', '', '2026-04-15', '', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5010, 'SAMPLE-RPT-0010', '静止无功发生器：响应时间、输出电流谐波、效率与电磁兼容共15项，全部合格', '示例检测中心', '', '2026-03-27', '', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5011, 'SAMPLE-RPT-0011', '多功能电力仪表：电压、电流、功率与电能的基本误差和影响量，有功电能准确度0.5S级', '示例检测中心', '', '2026-03-25', '', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5012, 'SAMPLE-SEC-0012', '能源管理、电能质量分析与设备嵌入式软件的开发能力', '示例评价中心', '', '2026-03-06', '2027-03-05', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5013, 'SAMPLE-CRD-0013', '上一年度购销合同、工程合同与服务合同的履约情况', '示例评价中心', '', '2026-02-11', '2028-02-10', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5101, 'SAMPLE-ZL-INV-0101', '多台智能电容器经通信总线自动组网，主机离线后按剩余容量与地址竞选新主机', '示例专利登记机构', '2023-03-13', '2026-02-06', '2043-03-12', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5102, 'SAMPLE-ZL-INV-0102', '用投切瞬间的电压和电流估算电容器剩余容量，低于设定值时报警并退出', '示例专利登记机构', '2023-01-20', '2026-01-23', '2043-01-19', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5103, 'SAMPLE-ZL-INV-0103', '三电平模块并联运行时，以下垂与修正电流共同控制，抑制模块间环流', '示例专利登记机构', '2022-11-28', '2026-01-06', '2042-11-27', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5104, 'SAMPLE-ZL-INV-0104', '在半个工频周期内提取各次谐波电流，按次数与限值依次分配补偿容量', '示例专利登记机构', '2022-10-11', '2025-12-26', '2042-10-10', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5105, 'SAMPLE-ZL-INV-0105', '按三相负荷电流与中性线电流，把调节容量分配到台区各相', '示例专利登记机构', '2023-06-14', '2025-12-09', '2043-06-13', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5106, 'SAMPLE-ZL-INV-0106', '求解换相开关的最优组合，并限制单台开关每日动作次数', '示例专利登记机构', '2023-04-20', '2025-11-21', '2043-04-19', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5107, 'SAMPLE-ZL-INV-0107', '记录每次吸合与释放时间，自动修正过零投切的提前量', '示例专利登记机构', '2023-02-28', '2025-11-07', '2043-02-27', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5108, 'SAMPLE-ZL-INV-0108', '电容器承担基础无功，SVG承担快速变化的部分，两者按同一目标功率因数协调', '示例专利登记机构', '2023-01-12', '2025-10-28', '2043-01-11', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5109, 'SAMPLE-ZL-INV-0109', '由三相功率与相角关系判断互感器极性和相序错误，并给出改正的接法', '示例专利登记机构', '2022-11-18', '2025-10-10', '2042-11-17', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5110, 'SAMPLE-ZL-INV-0110', '由各回路注入的识别信号确定互感器所在槽位，免去逐路手工设置', '示例专利登记机构', '2022-09-23', '2025-09-23', '2042-09-22', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5111, 'SAMPLE-ZL-INV-0111', '断网期间的数据带序号存储，恢复后按时间排序补传并去除重复', '示例专利登记机构', '2022-08-01', '2025-09-05', '2042-07-31', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5112, 'SAMPLE-ZL-INV-0112', '由市电、母线与舍内设备三处状态共同判定停电，任一通道失效仍能告警', '示例专利登记机构', '2022-06-17', '2025-08-29', '2042-06-16', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5201, 'SAMPLE-ZL-UM-0201', '抽屉推入时与母线自动夹紧的弹性触头，用于抽屉式智能电容模块', '示例专利登记机构', '2024-12-30', '2025-08-12', '2034-12-29', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5202, 'SAMPLE-ZL-UM-0202', '电容器与电抗器分置两仓、各走风道，用于串联电抗的电容补偿模块', '示例专利登记机构', '2024-11-13', '2025-07-25', '2034-11-12', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5203, 'SAMPLE-ZL-UM-0203', '闭合后露出标记的锁扣，用于开口式电流互感器', '示例专利登记机构', '2024-09-27', '2025-07-08', '2034-09-26', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5204, 'SAMPLE-ZL-UM-0204', '免工具的侧面卡块，用于开孔安装的面板式电力仪表', '示例专利登记机构', '2024-08-23', '2025-07-01', '2034-08-22', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5205, 'SAMPLE-ZL-UM-0205', '可先挂后锁的挂装支架，用于壁挂式静止无功发生器', '示例专利登记机构', '2024-11-04', '2025-06-13', '2034-11-03', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5206, 'SAMPLE-ZL-UM-0206', '与电气室隔开的迷宫式风道，用于户外补偿箱', '示例专利登记机构', '2024-09-19', '2025-05-27', '2034-09-18', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5207, 'SAMPLE-ZL-UM-0207', '带异形键位的单芯连接器组件，用于低压应急电源快速接入箱', '示例专利登记机构', '2024-08-02', '2025-05-09', '2034-08-01', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5208, 'SAMPLE-ZL-UM-0208', '叠片与热管组合的散热器，用于晶闸管投切模块', '示例专利登记机构', '2024-06-28', '2025-04-29', '2034-06-27', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5209, 'SAMPLE-ZL-UM-0209', '可重复收紧的绝缘绑带和测温头卡座，用于母线与电缆接头的无线测温', '示例专利登记机构', '2024-05-13', '2025-04-15', '2034-05-12', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5210, 'SAMPLE-ZL-UM-0210', '压线后自锁的出线端子，用于导轨式电能表', '示例专利登记机构', '2024-07-25', '2025-03-28', '2034-07-24', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5211, 'SAMPLE-ZL-UM-0211', '不停机即可抽出的滤网框，用于补偿柜进风口', '示例专利登记机构', '2024-06-07', '2025-03-11', '2034-06-06', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5212, 'SAMPLE-ZL-UM-0212', '带放电电阻和指示灯的接线座，用于低压并联电容器', '示例专利登记机构', '2024-04-30', '2025-02-28', '2034-04-29', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5213, 'SAMPLE-ZL-UM-0213', '使三相不能同时吸合的机械连杆，用于换相开关', '示例专利登记机构', '2024-03-18', '2025-02-14', '2034-03-17', '');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5301, 'SAMPLE-SR-0301', '设备接入、实时监测、报警、能耗统计与报表的云端平台', '示例软件登记机构', '', '2025-01-24', '', 'V3.0');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5302, 'SAMPLE-SR-0302', '智能电容器的自动组网、循环投切、保护与参数设置', '示例软件登记机构', '', '2025-01-06', '', 'V2.4');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5303, 'SAMPLE-SR-0303', '多台SVG并联时的容量分配、主从切换与故障退出', '示例软件登记机构', '', '2024-12-31', '', 'V1.6');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5304, 'SAMPLE-SR-0304', '有源滤波装置的谐波采集、频谱显示与补偿效果对比', '示例软件登记机构', '', '2024-12-13', '', 'V2.1');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5305, 'SAMPLE-SR-0305', '按日、周、月统计电压偏差、谐波与不平衡度，并导出报表', '示例软件登记机构', '', '2024-11-25', '', 'V1.3');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5306, 'SAMPLE-SR-0306', '汇总台区三相负荷，给出换相方案并下发执行', '示例软件登记机构', '', '2024-11-07', '', 'V1.2');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5307, 'SAMPLE-SR-0307', '电力仪表的批量误差校验、结果判定与出厂数据追溯', '示例软件登记机构', '', '2024-11-01', '', 'V3.2');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5308, 'SAMPLE-SR-0308', '通信协议模板编辑、点表导入、在线调试与配置下发', '示例软件登记机构', '', '2024-10-14', '', 'V2.0');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5309, 'SAMPLE-SR-0309', '预付费控制、负荷特征识别与限电提示', '示例软件登记机构', '', '2024-09-26', '', 'V1.8');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5310, 'SAMPLE-SR-0310', '生产设备与环保设备用电的关联分析和异常提示', '示例软件登记机构', '', '2024-09-06', '', 'V1.1');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5311, 'SAMPLE-SR-0311', '巡检、抢修与缺陷工单的派发、到场签到和现场记录', '示例软件登记机构', '', '2024-09-02', '', 'V1.5');
--> statement-breakpoint
INSERT INTO `certificates` (`honour`, `number`, `scope`, `issuer`, `applied`, `issued`, `expires`, `version`) VALUES (5312, 'SAMPLE-SR-0312', '按负荷与电容、电抗参数计算补偿容量，生成选型清单', '示例软件登记机构', '', '2024-08-15', '', 'V1.0');
--> statement-breakpoint
INSERT INTO `banner_texts` (`banner`, `sentence`, `label`, `href`, `side`) VALUES (7001, '无功补偿、谐波治理、智能仪表与云平台，从元件到成套。', '查看全部产品', '/product_centers', 'left');
--> statement-breakpoint
INSERT INTO `banner_texts` (`banner`, `sentence`, `label`, `href`, `side`) VALUES (7002, '从一只电容器到整面补偿柜，型号、参数与图纸都能查到。', '看电容补偿产品', '/product_type_list/33?view=list', 'left');
--> statement-breakpoint
INSERT INTO `banner_texts` (`banner`, `sentence`, `label`, `href`, `side`) VALUES (7003, '电量、谐波、温度与告警汇到一个平台，电脑和手机都能看。', '看澜衡云平台', '/yunplat', 'left');
--> statement-breakpoint
INSERT INTO `banner_texts` (`banner`, `sentence`, `label`, `href`, `side`) VALUES (7004, '楼宇、轨道交通、路灯与老旧小区的补偿、治理与分项计量。', '看智慧城市方案', '/cm_city', 'left');
--> statement-breakpoint
INSERT INTO `banner_texts` (`banner`, `sentence`, `label`, `href`, `side`) VALUES (7005, '通风与供氧停电即告警，供电可靠，电费算得清。', '看智慧养殖方案', '/cm_agriculture', 'left');
--> statement-breakpoint
INSERT INTO `banner_texts` (`banner`, `sentence`, `label`, `href`, `side`) VALUES (7006, '按现场波形选型，把谐波、无功与不平衡治到标准以内。', '看智慧工业方案', '/cm_industry', 'right');
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zcs-1-824e93b5.webp' WHERE `id` = 33;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zcs-g-1-7eb4e543.webp' WHERE `id` = 201;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zcm-1-02596c53.webp' WHERE `id` = 202;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zcf-1-85911e62.webp' WHERE `id` = 203;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-zch-1-1ad18657.webp' WHERE `id` = 204;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gbj-1-9d235098.webp' WHERE `id` = 205;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gbj-1-9d235098.webp' WHERE `id` = 206;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-jpb-1-2c95ff19.webp' WHERE `id` = 207;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gyz-1-49defc94.webp' WHERE `id` = 47;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gyz-1-49defc94.webp' WHERE `id` = 208;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gyx-1-3d546f1d.webp' WHERE `id` = 209;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcs-7-1-0c0ffbec.webp' WHERE `id` = 35;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcs-14-1-6d787dab.webp' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcb-1-1c4c9b3f.webp' WHERE `id` = 211;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-xcf-1-49ec0572.webp' WHERE `id` = 212;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gxl-1-9d2b0b82.webp' WHERE `id` = 37;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gxz-1-4970a43d.webp' WHERE `id` = 213;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gxt-1-0a7c657a.webp' WHERE `id` = 214;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ck200-1-758bf0ca.webp' WHERE `id` = 39;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ck300-1-a010863d.webp' WHERE `id` = 215;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ck200-1-758bf0ca.webp' WHERE `id` = 216;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ck310-1-e2b95ef2.webp' WHERE `id` = 217;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-hmi7-1-9e3e4487.webp' WHERE `id` = 218;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-hmi7-1-9e3e4487.webp' WHERE `id` = 219;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-svg-m-1-206a191d.webp' WHERE `id` = 41;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-svg-mh-1-28660bfb.webp' WHERE `id` = 220;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-svg-m-1-206a191d.webp' WHERE `id` = 221;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-svg-w-1-9a800881.webp' WHERE `id` = 222;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-apf-m-1-095b645e.webp' WHERE `id` = 223;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-apf-w-1-07e4c47b.webp' WHERE `id` = 224;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-apf-g-1-0eddbeff.webp' WHERE `id` = 225;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-spc-1-c72ac3a2.webp' WHERE `id` = 45;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-spc-1-c72ac3a2.webp' WHERE `id` = 226;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-hxk-1-faf6c21b.webp' WHERE `id` = 227;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pqm-a-1-109ac738.webp' WHERE `id` = 228;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pqm-s-1-850d6d2f.webp' WHERE `id` = 229;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-kjx-1-9eae9fa6.webp' WHERE `id` = 51;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-kjx-d-1-adb46df8.webp' WHERE `id` = 230;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-kjt-1-bb1eba7a.webp' WHERE `id` = 231;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-by-1-a8388c09.webp' WHERE `id` = 43;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-byl-1-e5318f7a.webp' WHERE `id` = 232;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-by-1-a8388c09.webp' WHERE `id` = 233;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-bf-1-2007a8d1.webp' WHERE `id` = 234;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dks-1-94845b98.webp' WHERE `id` = 235;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dks-1-94845b98.webp' WHERE `id` = 236;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dkl-1-48840076.webp' WHERE `id` = 237;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-qj-1-bd82a0c0.webp' WHERE `id` = 238;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-qj-1-bd82a0c0.webp' WHERE `id` = 239;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-fk-1-0a905b25.webp' WHERE `id` = 240;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-jk-1-965777a8.webp' WHERE `id` = 241;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-rc12-1-68bfa068.webp' WHERE `id` = 242;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-rc12-1-68bfa068.webp' WHERE `id` = 243;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-rc18-1-0e0e7ad1.webp' WHERE `id` = 244;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm96e-1-45cc14cf.webp' WHERE `id` = 49;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm96s-1-2e2a6e2b.webp' WHERE `id` = 139;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm96h-1-2478d834.webp' WHERE `id` = 245;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm72e-1-683abe95.webp' WHERE `id` = 246;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-pm120e-1-a147c177.webp' WHERE `id` = 247;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dm1-1-b2d13a67.webp' WHERE `id` = 248;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dm2p-1-d8093ae6.webp' WHERE `id` = 249;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dm3-1-9139ad5f.webp' WHERE `id` = 250;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-tm30-1-c270972c.webp' WHERE `id` = 251;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-tm33-1-776b6b2a.webp' WHERE `id` = 252;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-da72-1-1bc34509.webp' WHERE `id` = 253;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-dv96-1-43e2a2ec.webp' WHERE `id` = 254;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-wm40-1-b44683eb.webp' WHERE `id` = 255;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-wm41-1-4751ab96.webp' WHERE `id` = 256;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-wm42-1-04f98e39.webp' WHERE `id` = 257;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-mc12-1-61c2bfce.webp' WHERE `id` = 258;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-mc12-1-61c2bfce.webp' WHERE `id` = 259;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw100-1-1ff59082.webp' WHERE `id` = 122;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw200-1-af491f91.webp' WHERE `id` = 260;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw100-1-1ff59082.webp' WHERE `id` = 261;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-gw200-1-af491f91.webp' WHERE `id` = 262;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-sb63-1-44318c12.webp' WHERE `id` = 263;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-sb63-1-44318c12.webp' WHERE `id` = 264;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-sb250m-1-e3f9462b.webp' WHERE `id` = 265;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ts10-1-41282fb9.webp' WHERE `id` = 266;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-ts20-1-a0347329.webp' WHERE `id` = 267;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-kct-1-5ea63895.webp' WHERE `id` = 268;
--> statement-breakpoint
UPDATE `typeinfos` SET `image` = '/media/products/lh-rcd300-1-09364bb1.webp' WHERE `id` = 269;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcs-1-824e93b5.webp,/media/products/lh-zcs-2-1de248d1.webp,/media/products/lh-zcs-3-ff4455e5.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcs-g-1-7eb4e543.webp,/media/products/lh-zcs-g-2-b2aab992.webp,/media/products/lh-zcs-g-3-b3c1d6a2.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcm-1-02596c53.webp,/media/products/lh-zcm-2-224c2e7e.webp,/media/products/lh-zcm-3-67bb3a36.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zcf-1-85911e62.webp,/media/products/lh-zcf-2-bb8038ef.webp,/media/products/lh-zcf-3-5992dd97.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-zch-1-1ad18657.webp,/media/products/lh-zch-2-8478379a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gbj-1-9d235098.webp,/media/products/lh-gbj-2-f388b4a6.webp,/media/products/lh-gbj-3-c0981f80.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-jpb-1-2c95ff19.webp,/media/products/lh-jpb-2-be94a82c.webp,/media/products/lh-jpb-3-f84f7bf5.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyz-1-49defc94.webp,/media/products/lh-gyz-2-45adaf14.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyx-1-3d546f1d.webp,/media/products/lh-gyx-2-eabaf2bb.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyj-1-bc018014.webp,/media/products/lh-gyj-2-e99f54c2.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcs-7-1-0c0ffbec.webp,/media/products/lh-xcs-7-2-f2b8acea.webp,/media/products/lh-xcs-7-3-9a187224.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcs-14-1-6d787dab.webp,/media/products/lh-xcs-14-2-a9749f8e.webp,/media/products/lh-xcs-14-3-039edbba.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcb-1-1c4c9b3f.webp,/media/products/lh-xcb-2-349a4825.webp,/media/products/lh-xcb-3-ddb233a1.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-xcf-1-49ec0572.webp,/media/products/lh-xcf-2-48017b4e.webp,/media/products/lh-xcf-3-450720ce.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gxl-1-9d2b0b82.webp,/media/products/lh-gxl-2-fccc729d.webp,/media/products/lh-gxl-3-01a4ccbc.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gxz-1-4970a43d.webp,/media/products/lh-gxz-2-7640b0b6.webp,/media/products/lh-gxz-3-73d9c3d4.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gxt-1-0a7c657a.webp,/media/products/lh-gxt-2-8942e3b3.webp,/media/products/lh-gxt-3-b338674e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ck200-1-758bf0ca.webp,/media/products/lh-ck200-2-d6539bdb.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ck300-1-a010863d.webp,/media/products/lh-ck300-2-c891c74e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ck310-1-e2b95ef2.webp,/media/products/lh-ck310-2-09a8ae7b.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-hmi7-1-9e3e4487.webp,/media/products/lh-hmi7-2-6e462771.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-m-1-206a191d.webp,/media/products/lh-svg-m-2-afdb86b6.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-mh-1-28660bfb.webp,/media/products/lh-svg-mh-2-b2ab327e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-w-1-9a800881.webp,/media/products/lh-svg-w-2-ad263cfe.webp,/media/products/lh-svg-w-3-a5dee270.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-p-1-8e673616.webp,/media/products/lh-svg-p-2-6e3c31b9.webp,/media/products/lh-svg-p-3-0cf01792.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-apf-m-1-095b645e.webp,/media/products/lh-apf-m-2-ea686c9c.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-apf-w-1-07e4c47b.webp,/media/products/lh-apf-w-2-77240461.webp,/media/products/lh-apf-w-3-6b1e021c.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-apf-g-1-0eddbeff.webp,/media/products/lh-apf-g-2-4141ea23.webp,/media/products/lh-apf-g-3-139675e1.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-spc-1-c72ac3a2.webp,/media/products/lh-spc-2-0485cbf3.webp,/media/products/lh-spc-3-715aff96.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-hxk-1-faf6c21b.webp,/media/products/lh-hxk-2-1d2fcb45.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-pqm-a-2-ecf39285.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pqm-s-1-850d6d2f.webp,/media/products/lh-pqm-s-2-b32c1ac3.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-kjx-1-9eae9fa6.webp,/media/products/lh-kjx-2-c1765569.webp,/media/products/lh-kjx-3-84a6515a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-kjx-d-1-adb46df8.webp,/media/products/lh-kjx-d-2-6258524e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-kjt-1-bb1eba7a.webp,/media/products/lh-kjt-2-df5214eb.webp,/media/products/lh-kjt-3-f7df0403.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-by-1-a8388c09.webp,/media/products/lh-by-2-b939dc4c.webp,/media/products/lh-by-3-369f484f.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-byl-1-e5318f7a.webp,/media/products/lh-byl-2-08d44b80.webp,/media/products/lh-byl-3-71b023f9.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-bf-1-2007a8d1.webp,/media/products/lh-bf-2-06443c4b.webp,/media/products/lh-bf-3-f172637f.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-bff-1-72d10521.webp,/media/products/lh-bff-2-07d91937.webp,/media/products/lh-bff-3-0c5f236e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dks-1-94845b98.webp,/media/products/lh-dks-2-fa3fd138.webp,/media/products/lh-dks-3-c842513f.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dkl-1-48840076.webp,/media/products/lh-dkl-2-42ae49f7.webp,/media/products/lh-dkl-3-71a7f579.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-qj-1-bd82a0c0.webp,/media/products/lh-qj-2-14779c38.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-fk-1-0a905b25.webp,/media/products/lh-fk-2-8dadbebf.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-tb-1-1cb6c1af.webp,/media/products/lh-tb-2-6a5adf02.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-jk-1-965777a8.webp,/media/products/lh-jk-2-edcea1e0.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-rc12-1-68bfa068.webp,/media/products/lh-rc12-2-4509a91b.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-rc18-1-0e0e7ad1.webp,/media/products/lh-rc18-2-cbaa8fe0.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96e-1-45cc14cf.webp,/media/products/lh-pm96e-2-6b0ea427.webp,/media/products/lh-pm96e-3-82c40cb2.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96s-1-2e2a6e2b.webp,/media/products/lh-pm96s-2-d521dbba.webp,/media/products/lh-pm96s-3-c815c1cf.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96h-1-2478d834.webp,/media/products/lh-pm96h-2-29a302ab.webp,/media/products/lh-pm96h-3-0c577e81.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96f-1-c80b645a.webp,/media/products/lh-pm96f-2-c1a2052e.webp,/media/products/lh-pm96f-3-742c3d99.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96k-1-4b6dbfd6.webp,/media/products/lh-pm96k-2-7c61a726.webp,/media/products/lh-pm96k-3-0fb29a94.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm96w-1-57c29481.webp,/media/products/lh-pm96w-2-7d5274ef.webp,/media/products/lh-pm96w-3-d92bc5c7.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm72e-1-683abe95.webp,/media/products/lh-pm72e-2-4960527f.webp,/media/products/lh-pm72e-3-281dda72.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm72d-1-72a2555d.webp,/media/products/lh-pm72d-2-932acaea.webp,/media/products/lh-pm72d-3-1dafcb3e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pm120e-1-a147c177.webp,/media/products/lh-pm120e-2-945d26cd.webp,/media/products/lh-pm120e-3-2291630a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dm1-1-b2d13a67.webp,/media/products/lh-dm1-2-9c18deca.webp,/media/products/lh-dm1-3-f7ebf27b.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dm2p-1-d8093ae6.webp,/media/products/lh-dm2p-2-ec0e40f8.webp,/media/products/lh-dm2p-3-3ed4370e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dm3-1-9139ad5f.webp,/media/products/lh-dm3-2-3021d898.webp,/media/products/lh-dm3-3-0619e70d.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dm3c-1-2a901c94.webp,/media/products/lh-dm3c-2-d95357ea.webp,/media/products/lh-dm3c-3-dceac3a8.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-tm30-1-c270972c.webp,/media/products/lh-tm30-2-cfa6687e.webp,/media/products/lh-tm30-3-570b379c.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-tm33-1-776b6b2a.webp,/media/products/lh-tm33-2-2421dd14.webp,/media/products/lh-tm33-3-e8c46e41.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-da72-1-1bc34509.webp,/media/products/lh-da72-2-7d7d77ab.webp,/media/products/lh-da72-3-fa111be3.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-dv96-1-43e2a2ec.webp,/media/products/lh-dv96-2-643d23b0.webp,/media/products/lh-dv96-3-ee6a9a8c.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-wm40-2-c35c99a4.webp,/media/products/lh-wm40-3-01620302.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-wm41-1-4751ab96.webp,/media/products/lh-wm41-2-41a087ab.webp,/media/products/lh-wm41-3-c66d81ab.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-wm42-1-04f98e39.webp,/media/products/lh-wm42-2-183b7ecd.webp,/media/products/lh-wm42-3-b25e07d9.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-mc12-1-61c2bfce.webp,/media/products/lh-mc12-2-f84a1b2f.webp,/media/products/lh-mc12-3-93357dc4.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gw100-1-1ff59082.webp,/media/products/lh-gw100-2-f579388d.webp,/media/products/lh-gw100-3-fd795d2c.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gw200-1-af491f91.webp,/media/products/lh-gw200-2-8a4c0792.webp,/media/products/lh-gw200-3-f850ffbe.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-sb63-1-44318c12.webp,/media/products/lh-sb63-2-6b89eb53.webp,/media/products/lh-sb63-3-d3bcafbd.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-sb250m-1-e3f9462b.webp,/media/products/lh-sb250m-2-fbee7e18.webp,/media/products/lh-sb250m-3-b7106abc.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ts10-1-41282fb9.webp,/media/products/lh-ts10-2-0111e663.webp,/media/products/lh-ts10-3-5d92732e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ts20-1-a0347329.webp,/media/products/lh-ts20-2-9f92b00a.webp,/media/products/lh-ts20-3-51044bb9.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-kct-1-5ea63895.webp,/media/products/lh-kct-2-e7f1137a.webp,/media/products/lh-kct-3-0aa89ce1.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-rcd300-1-09364bb1.webp,/media/products/lh-rcd300-2-9623d33d.webp,/media/products/lh-rcd300-3-2baf90eb.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 1076;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-office-e5ae4c2d.webp,/media/products/lh-pm96h-1-2478d834.webp,/media/products/lh-svg-m-1-206a191d.webp', `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏显示并存，白天谐波与三相不平衡突出，夜间轻载又容易出现容性倒送。仅按变压器容量的固定比例配置电容器，往往治不了谐波、也躲不开夜间过补。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一台1250 kVA变压器（短路阻抗6%）的市民中心为例：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间-35 kvar</td><td>容量与夜间过补</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<p>由0.82提到0.95，需要无功720×（0.698-0.329）≈266 kvar。长期存在的约150 kvar由4台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>承担（400 V下每台实际输出37.3 kvar，合计149 kvar）；余下117 kvar的波动与夜间35 kvar容性由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担。若不串电抗器，149 kvar与变压器的谐振次数n=√（20.8 MVA÷0.149 MVA）≈11.8，投到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏馈线谐波有效值√（28²+21²+12²）≈37 A，乘1.2后选50 A的<a href="/newdetail/1027">LH-APF-W</a>。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td>LH-SVG-M 2×75 kvar、LH-XCS-7 4×50 kvar</td><td>混合补偿</td></tr><tr><td>大屏、电梯机房</td><td>LH-APF-W 50 A</td><td>就地滤波</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1068">LH-MC12</a></td><td>四大分项计量</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，互感器用开口式<a href="/newdetail/1075">LH-KCT</a>；第二个周末投运。验收取同工况前后各7天的记录：月平均功率因数不低于0.95、夜间无容性倒送、公共连接点谐波电流满足GB/T 14549按短路容量换算后的限值，以第三方仪器数据为准。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-metro-d94a0145.webp,/media/products/lh-apf-g-1-0eddbeff.webp,/media/products/lh-xcs-7-1-0c0ffbec.webp', `maincontent` = '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波叠加后常导致电容柜熔断器熔断、中性线发热。</p>
<h2>问题从哪里来</h2>
<p>降压所两台1000 kVA变压器分列运行，短路阻抗6%，0.4 kV短路容量16.7 MVA。GB/T 14549给出0.38 kV、基准短路容量10 MVA时5次62 A、7次44 A、11次28 A、13次24 A的允许值，按16.7÷10换算后与Ⅰ段实测对照：</p>
<table><thead><tr><th>次数</th><th>实测</th><th>换算值</th></tr></thead><tbody><tr><td>5</td><td>120 A</td><td>103 A</td></tr><tr><td>7</td><td>78 A</td><td>73 A</td></tr><tr><td>11</td><td>42 A</td><td>47 A</td></tr><tr><td>13</td><td>30 A</td><td>40 A</td></tr></tbody></table>
<p>5、7次超出。原电容柜224 kvar未串电抗器，与变压器的谐振次数n=√（16.7÷0.224）≈8.6，切除一半支路时升到12.2，投切过程中多次经过11次附近，这是熔断器熔断的原因，机理见<a href="/detail/3108">并联谐振一文</a>。</p>
<h2>治理配置</h2>
<ol><li>滤波：四个主要次数合成√（120²+78²+42²+30²）≈152 A，乘1.2为183 A，每段设200 A的<a href="/newdetail/1028">LH-APF-G</a>一面。</li><li>补偿：旧电容全部换成<a href="/newdetail/1011">LH-XCS-7</a>，每段6台50 kvar，实际输出224 kvar，调谐点189 Hz，低于5次，与滤波器不会互相放大；电抗率的选法见<a href="/detail/3113">7%还是14%</a>。</li><li>监测：环控、电扶梯、屏蔽门馈线各装一只<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi与谐波有功方向，<a href="/newdetail/1069">LH-GW100</a>汇聚后送综合监控。</li></ol>
<h2>母联切换下的运行</h2>
<p>两段母线互为备用，母联合闸后负荷集中到一台变压器。滤波柜的取样须同时采进线与母联电流，由装置按断路器位置合成总电流，否则母联一合闸取样就失真。</p>
<table><thead><tr><th>运行方式</th><th>取样</th><th>滤波柜</th></tr></thead><tbody><tr><td>分列</td><td>本段进线</td><td>各治各段</td></tr><tr><td>母联合闸</td><td>进线与母联合成</td><td>两柜按容量比例分担，共400 A</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段一夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论；再做一次母联合闸试验，检查取样合成是否正确。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/scenes/sol-city-lighting-badbb33c.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-rcd300-1-09364bb1.webp', `maincontent` = '<p>路灯箱变点多、面广、无人值守，传统做法依靠定时开关与人工巡线，亮灯率低、偷接线难发现、回路老化后漏电风险大。</p>
<h2>一台箱变里有什么</h2>
<p>以100 kVA箱变、6条路灯回路为例。每条回路带36盏120 W的LED灯，三相均分，功率因数0.95。每相功率1.44 kW，电流1440÷（220×0.95）≈6.9 A；6条回路合计25.9 kW，进线约41 A。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>选型</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>开口互感器100 A，不停电安装</td></tr><tr><td>每条回路</td><td><a href="/newdetail/1071">LH-SB63</a></td><td>3P+N、32 A、剩余电流100 mA</td></tr><tr><td>照明母线</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>总剩余电流与电缆头温度</td></tr><tr><td>箱变</td><td>门磁</td><td>接断路器辅助输入</td></tr></tbody></table>
<h2>判据怎么定</h2>
<p>一盏灯约0.57 A，占回路相电流的8.3%。把“电流比同一时段的30天基线低6%并持续10 min”定为单灯故障，高6%定为可能偷接，连续一周缓慢上升而漏电同时增大定为线路老化。6%低于一盏灯的份额，又高于1级测量误差与电压波动的影响。</p>
<p>漏电定值先测后定：雨后实测各回路固有泄漏18~22 mA，取不小于其2倍的标准档，即100 mA；30 mA档雨天会误跳，300 mA档对人身与火灾都偏迟。三个常见误区见<a href="/detail/3122">剩余电流监测</a>。</p>
<h2>控制策略</h2>
<p>按经纬度日出日落加偏移量开关灯，阴雨天由照度修正；后半夜隔盏亮灯。策略下发到断路器本地执行，通信中断时仍按最近一次时间表工作。6条回路后半夜5 h减半，一年少用25.9×0.5×5×365≈2.4万kWh。</p>
<h2>告警与处置</h2>
<table><thead><tr><th>告警</th><th>判据</th><th>处置</th></tr></thead><tbody><tr><td>漏电</td><td>越过定值</td><td>本地跳闸并推送，不自动重合</td></tr><tr><td>缺相</td><td>某相电流为零</td><td>派单</td></tr><tr><td>箱门打开</td><td>无工单而门磁动作</td><td>现场复核</td></tr><tr><td>通信中断</td><td>30 min无数据</td><td>查信号，补巡</td></tr></tbody></table>
<p>箱变分散、每处只有一两台设备，用4G直连比网关经济，比较见<a href="/detail/3121">LoRa与4G怎么选</a>；开工前在箱内与箱外各测一次信号。</p>
<h2>割接与验收</h2>
<p>以箱变为单位白天割接，单台停电不超过1 h，送电后逐回路核对相序、灯数与基线，连续观察三个夜晚再进入下一批。验收抽10%的回路各拔一盏灯、各做一次漏电试验，30 min内平台应有对应告警。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/products/lh-spc-1-c72ac3a2.webp', `images` = '/media/products/lh-spc-1-c72ac3a2.webp,/media/products/lh-ck300-1-a010863d.webp,/media/products/lh-hxk-1-faf6c21b.webp', `maincontent` = '<p>老旧小区单相负荷分布随机，夏季空调集中开启时，台区三相电流差可超过一倍，重载相末端电压跌到200 V以下，而轻载相电压偏高。</p>
<h2>先查后治</h2>
<p>在变压器出口装<a href="/newdetail/1019">LH-CK300</a>，记录一周三相电流与电压，分清两种不平衡：某一相全天都重，是用户接线造成的结构性不平衡；重载相随时段变化，是时间性波动。例：400 kVA台区晚高峰A、B、C相为420、260、180 A，不平衡度（420-180）÷420≈57%，其中A相有60 A的固定差额来自两个单元全部接在A相。</p>
<h2>先换相，再定装置</h2>
<ol><li>结构性部分用<a href="/newdetail/1030">LH-HXK</a>：把60 A由A相换到C相，三相变为360、260、240 A，平均287 A。</li><li>剩余的时间性部分由<a href="/newdetail/1029">LH-SPC</a>在出口快速转移。A相偏离平均值73 A，50 kvar机型单相可转移72 A，略有不足，按比例选70 kvar机型（约100 A）。若不先换相，偏差133 A，就要选100 kvar。</li><li>末端仍低再考虑<a href="/newdetail/1025">LH-SVG-P</a>，并先查导线截面与接头。</li></ol>
<p>两种手段的取舍见<a href="/detail/3116">换相开关与电力电子装置</a>。</p>
<h2>末端电压核算</h2>
<p>重载相末段400 m为70 mm²铝线，电阻约0.46 Ω/km，合0.184 Ω。治理前相线90 A、中性线80 A，压降（90+80）×0.184≈31 V，首端225 V时末端194 V，低于198 V；治理后中性线降到20 A，压降约20 V，末端205 V。这一步说明该台区不需要再加补偿箱；若支线更长，则选50 kvar的LH-SVG-P，运行在定电压方式。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>数量</th></tr></thead><tbody><tr><td>变压器出口</td><td>LH-CK300</td><td>1</td></tr><tr><td>变压器台架</td><td>LH-SPC 70 kvar</td><td>1</td></tr><tr><td>分支箱</td><td>LH-HXK换相单元60 A</td><td>12</td></tr><tr><td>长支线末端</td><td>LH-SVG-P 50 kvar</td><td>按核算</td></tr></tbody></table>
<h2>目标与依据</h2>
<ul><li>出口电流不平衡度不大于15%，中性线电流不大于相电流的25%，两项是工程设定值</li><li>用户端电压为220 V的-10%~+7%，按GB/T 12325</li><li>公共连接点负序电压不平衡度正常运行时不超过2%，按GB/T 15543评估</li></ul>
<p>施工不动户内线路：LH-SPC装在台架，换相单元装在分支箱，逐箱停电不超过2 h并提前公告。投运后再记录一周，与治理前同为工作日与休息日对比，三个量一起看，只看不平衡度容易高估效果。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2004;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/products/lh-svg-mh-1-28660bfb.webp', `images` = '/media/products/lh-svg-mh-1-28660bfb.webp,/media/products/lh-mc12-1-61c2bfce.webp,/media/products/lh-svg-m-1-206a191d.webp', `maincontent` = '<p>直流充电桩是典型的整流负荷，功率因数较高但谐波与负荷冲击不可忽视；多桩同时启动时，变压器瞬时负载率波动大，对上级电网电压产生影响。</p>
<h2>一座站的负荷</h2>
<p>以1000 kVA变压器带10台120 kW直流桩为例。同时系数取0.6，最大720 kW，效率与功率因数0.98时母线电流约1116 A，负载率73%。单桩满载电流120÷（1.732×0.38×0.98×0.95）≈196 A，桩前选250 A壳架的断路器。</p>
<h2>谐波与无功</h2>
<p>桩群95%概率值：5次72 A、7次45 A、11次38 A、13次26 A，合成√（72²+45²+38²+26²）≈97 A。功率模块半载时畸变率升高，再按总电流的10%~15%（112~167 A）校核，取200 A的<a href="/newdetail/1028">LH-APF-G</a>。满载功率因数0.98，不需要容性补偿；夜间全站待机时输入滤波电容与电缆呈容性，实测-40 kvar，加上站顶光伏与空调，变化范围-40~+110 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>双向调节，不装电容柜。</p>
<h2>不同容量的起步配置</h2>
<table><thead><tr><th>变压器</th><th>补偿与滤波</th><th>计量</th></tr></thead><tbody><tr><td>630 kVA</td><td>SVG 100 kvar、APF 100 A</td><td><a href="/newdetail/1068">LH-MC12</a>一台</td></tr><tr><td>1000 kVA</td><td>SVG 150 kvar、APF 200 A</td><td>LH-MC12两台</td></tr><tr><td>1600 kVA</td><td>SVG 300 kvar、APF 300 A</td><td>按桩数</td></tr></tbody></table>
<p>表中为初步估算，正式设计以桩型、模块数量和同时系数核算；投运一个月后用实测值修正滤波容量。</p>
<h2>桩前与站级</h2>
<ul><li>每台桩前装<a href="/newdetail/1072">LH-SB250M</a>，过载、端子超温与剩余电流本地跳闸</li><li>每台桩装<a href="/newdetail/1060">LH-DM3C</a>，充电量与站内损耗分开统计</li><li><a href="/newdetail/1069">LH-GW100</a>读取变压器负载率，超过85%时通知充电运营平台，由平台按优先级降功率</li></ul>
<p>本方案只提供测量与断路器接口，充电功率调节由桩侧平台执行。承载力的“先测、再调、后治”见<a href="/detail/3118">充电与零碳园区</a>。</p>
<h2>安装与验收</h2>
<p>滤波柜与SVG放在箱变低压室，噪声70 dB以下，靠近居民一侧时夜间复测。核对户外箱的防护等级、排水与进风滤网。验收做三种工况：空闲、半数桩、全部桩同时充电，各记录30 min，看功率因数、THDi与母线电压；公共连接点谐波按GB/T 14549、电压变动按GB/T 12326评价；再抽三台桩试验过载联动与分桩计量的一致性。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-hospital-fc8f7478.webp,/media/products/lh-svg-m-1-206a191d.webp,/media/products/lh-xcs-7-1-0c0ffbec.webp', `maincontent` = '<p>医院影像设备（CT、DSA、MRI）冲击电流大、对电压暂降敏感，同时手术部、ICU对供电连续性要求很高，谐波治理与应急电源接入需要一并考虑。</p>
<h2>把负荷分成三区</h2>
<table><thead><tr><th>分区</th><th>主要问题</th><th>措施</th></tr></thead><tbody><tr><td>影像中心</td><td>冲击、5、7、11次谐波、暂降停机</td><td>就地滤波与事件记录</td></tr><tr><td>手术部、ICU、信息机房</td><td>不能停电</td><td>双电源、UPS、应急接入</td></tr><tr><td>变电所</td><td>无功与总谐波</td><td>混合补偿</td></tr></tbody></table>
<h2>影像中心</h2>
<p>馈线实测5次24 A、7次16 A、11次11 A，合成√（24²+16²+11²）≈31 A，乘1.2为37 A，选50 A的<a href="/newdetail/1027">LH-APF-W</a>挂在设备进线旁，同处装<a href="/newdetail/1032">LH-PQM-S</a>记录暂降的残压与持续时间，与设备停机日志对时，分清电网侧与设备侧原因。</p>
<h2>变电所</h2>
<p>1600 kVA变压器，最大980 kW、0.86，提到0.96需要980×（0.593-0.292）≈295 kvar：4台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>出149 kvar，两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>出150 kvar并承担夜间容性。容量分工见<a href="/detail/3115">混合补偿一文</a>。</p>
<h2>应急电源</h2>
<ol><li>应急负荷420 kW、功率因数0.9，电流约709 A，外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，发电车与移动储能车用同一组五色单芯连接器，错相闭锁。</li><li>手术部由250 A的<a href="/newdetail/1035">LH-KJT</a>在两路之间切换，动作不大于2 s。生命支持设备不允许2 s中断，须另配UPS，切换柜不能代替它。</li><li>每季度带载演练一次，从发电车到场到带满负荷逐项计时。</li></ol>
<h2>接地与漏电</h2>
<ul><li>医疗IT系统不得装剩余电流跳闸保护，使用绝缘监测与故障定位</li><li>门诊、病房普通回路装<a href="/newdetail/1076">LH-RCD300</a>，报警值按固有泄漏电流的2倍设定，误区见<a href="/detail/3122">剩余电流监测</a></li></ul>
<h2>实施与验收</h2>
<p>与临床科室错峰，停电放在夜间并备移动UPS。验收三项：同工况24 h的功率因数与谐波记录，公共连接点谐波电流按GB/T 14549评价；切换时间实测五次取最大值；应急接入从插接到送电的实际用时与相序检查记录。数据由<a href="/newdetail/1069">LH-GW100</a>送后勤平台，切换与跳闸事件保留原始时标。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-school-11748095.webp,/media/products/lh-pm96e-1-45cc14cf.webp,/media/products/lh-zch-1-1ad18657.webp', `maincontent` = '<p>校园用电的难点是宿舍恶性负载、实验室大功率设备与公共建筑的分项统计，既要管得住安全，又要分得清费用。</p>
<h2>宿舍：一间一表</h2>
<p>每间装<a href="/newdetail/1058">LH-DM2P</a>，80 A磁保持继电器，欠费、超功率与恶性负载三种跳闸分别记录原因。阈值不能一刀切：装空调的楼栋启动电流大，按“功率突增超过800 W且近似纯阻性（功率因数0.98以上）”判断电热器具，空调压缩机功率因数低于0.95，不会误跳；公寓楼允许吹风机，阈值放到1500 W。同一间一小时内第三次跳闸转为人工恢复。</p>
<p>一栋320间，LoRa上送，每台<a href="/newdetail/1070">LH-GW200</a>按120个节点（每15 min一次）配置，320÷120≈2.7，需要三台，楼梯间上中下各一台；与4G直连的比较见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>公共建筑：四大分项</h2>
<p>教学楼、图书馆在楼层箱装<a href="/newdetail/1068">LH-MC12</a>，一台12路三相或36路单相，照明插座、空调、动力、特殊用电分开；租赁商铺另装<a href="/newdetail/1060">LH-DM3C</a>。存量多回路表是否要换见<a href="/detail/3120">新国标实施后的做法</a>。</p>
<h2>食堂与水泵房：补偿</h2>
<p>最大180 kW、功率因数0.75，提到0.95需180×（0.882-0.329）≈100 kvar。<a href="/newdetail/1005">LH-ZCH</a>选150 kvar：共补120 kvar用450 V电容，400 V下输出120×（400÷450）²≈95 kvar；分补30 kvar用250 V电容，230 V下约25 kvar，合计120 kvar。若只选120 kvar，实际约97 kvar，就不够了。</p>
<h2>实验室：安全优先</h2>
<p>总进线装<a href="/newdetail/1076">LH-RCD300</a>，监测剩余电流与电缆头温度，先告警后由值班人员处置；冰箱、培养箱等回路禁止远程断电。</p>
<table><thead><tr><th>区域</th><th>设备</th><th>通信</th></tr></thead><tbody><tr><td>宿舍</td><td>LH-DM2P、LH-GW200</td><td>LoRa</td></tr><tr><td>教学楼、图书馆</td><td>LH-MC12</td><td>以太网</td></tr><tr><td>商铺、食堂</td><td>LH-DM3C、LH-ZCH</td><td>RS485</td></tr><tr><td>配电房</td><td><a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1069">LH-GW100</a></td><td>RS485、4G</td></tr></tbody></table>
<h2>进度与验收</h2>
<p>暑期集中改造，单栋宿舍两天：第一天换表接线，第二天逐间核对房号、相别与表号。开学前抽5%房间做三种跳闸试验，并用标准表比对首末两间；分项电量之和与总表一周电量相差不超过3%。学生在校园平台缴费与查询，跳闸与恢复都有日志。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-pump-hall-4bdcef7f.webp', `images` = '/media/sites/site-pump-hall-4bdcef7f.webp,/media/products/lh-tm33-1-776b6b2a.webp,/media/products/lh-gyj-1-bc018014.webp', `maincontent` = '<p>取水与送水泵房负荷集中、运行时间长，功率因数低带来的力调电费与线损损失可观；汛期又不允许停电。</p>
<h2>定速机组：随机补偿</h2>
<p>10 kV、560 kW定速泵实际功率500 kW，功率因数0.85，提到0.95需要500×（0.620-0.329）≈145 kvar，选150 kvar的<a href="/newdetail/1010">LH-GYJ</a>，与电动机同投同退，空载时闭锁。</p>
<p>随机补偿必须校核自励磁：空载电流I0为12 A时，上限0.9×√3×10×12≈187 kvar，150 kvar可用；若I0只有9 A，上限140 kvar，就要减到100 kvar，差额放到母线集中补。电动机断开后电容仍接在端子上，再次起动须等端电压衰减，并核对保护定值：互感器在电容之前时，测到的电流比电动机小，过载定值要按补偿后电流重算。</p>
<h2>变频机组：先滤波再补偿</h2>
<p>380 V变频泵260 kW，变频器输入功率因数已在0.93以上，无功不是主要矛盾。630 kVA变压器低压侧实测5次40 A、7次22 A、11次10 A，合成√（40²+22²+10²）≈47 A，乘1.2为56 A，在两台变频柜旁各挂一台35 A的<a href="/newdetail/1027">LH-APF-W</a>，合计70 A；阀门、加药与照明的无功用两台30 kvar的<a href="/newdetail/1011">LH-XCS-7</a>，7%电抗率避开5次。母线没有变频器的小站可用<a href="/newdetail/1001">LH-ZCS</a>，有变频器时不要用。</p>
<h2>计量：每立方米水多少电</h2>
<p>10 kV进线<a href="/newdetail/1062">LH-TM33</a>看总量，低压进线<a href="/newdetail/1061">LH-TM30</a>分清峰谷，<a href="/newdetail/1056">LH-PM120E</a>看变频机组的功率，流量信号来自水务系统，两者相除得到单位水量电耗；同样流量下电耗上升5%，提示叶轮磨损或阀门未全开。力调电费的算法见<a href="/detail/3107">一文读懂力调电费</a>。</p>
<h2>汛期应急</h2>
<p>低压必保负荷300 kW、功率因数0.85，电流约536 A。外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，移动发电车到场10 min内插接；站内另有自备机组时配630 A的<a href="/newdetail/1035">LH-KJT</a>，失电后自动起机并切换。10 kV机组不在应急范围内，排涝能力按低压机组核算。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>要点</th></tr></thead><tbody><tr><td>定速10 kV</td><td>LH-GYJ 150 kvar</td><td>自励磁、保护定值</td></tr><tr><td>变频380 V</td><td>LH-APF-W 2×35 A</td><td>就地</td></tr><tr><td>低压母线</td><td>LH-XCS-7 2×30 kvar</td><td>7%电抗率</td></tr><tr><td>外墙</td><td>LH-KJX-D 800 A</td><td>高于内涝水位</td></tr></tbody></table>
<p>设备基础抬到历史最高内涝水位以上，户外箱体IP54并配加热防凝露。汛前带载演练一次；验收以连续7天的功率因数、谐波（GB/T 14549）与单位电耗对比为准，数据由<a href="/newdetail/1069">LH-GW100</a>上送。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/banners/breeding-aae27f21.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-kjt-1-bb1eba7a.webp', `maincontent` = '<p>猪舍环控（风机、水帘、料线、照明、加热垫）对供电连续性极为敏感，夏季风机停转10 min就可能造成不可逆损失。本方案把用电安全、设备运行与应急供电统一在一张图上。</p>
<h2>电源容量</h2>
<p>12栋舍每栋45 kW，需要系数0.6，合计324 kW、功率因数0.85，总电流324÷（1.732×0.38×0.85）≈579 A，切换柜选630 A的<a href="/newdetail/1035">LH-KJT</a>。自备机组按324÷0.85≈381 kVA加两成起动裕度，选500 kVA。恢复送电时12栋不能同时起动：断路器按栋延时5 s依次合闸，1 min内全部恢复。</p>
<h2>每栋舍的配电</h2>
<p>单栋45 kW约80 A，进线装100 A的<a href="/newdetail/1072">LH-SB250M</a>；支路按风机、料线、照明分开，用<a href="/newdetail/1071">LH-SB63</a>。风机支路怎么分，决定了能不能发现单台停转：一台1.1 kW风机约2.4 A，18台接一路时停一台只少5.6%，淹没在电压波动里；4台一路时停一台少25%，越过20%的告警线。所以风机支路每路不多于4台。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>整定</th></tr></thead><tbody><tr><td>进线</td><td>LH-SB250M 100 A</td><td>端子超温90 ℃告警</td></tr><tr><td>风机支路</td><td>LH-SB63 16 A、300 mA</td><td>低于基线20%推送</td></tr><tr><td>料线、照明</td><td>LH-SB63 16 A、30 mA</td><td>漏电本地跳闸</td></tr><tr><td>每栋</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>剩余电流与线缆温度</td></tr><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>断电上报</td></tr></tbody></table>
<p>风机支路用300 mA并只防火灾，是因为30 mA在潮湿环境误跳会停掉通风；触电防护靠等电位联结与断电检修，两者不能互相代替，见<a href="/detail/3122">剩余电流监测的误区</a>。</p>
<h2>告警分级</h2>
<table><thead><tr><th>级别</th><th>事件</th><th>推送</th></tr></thead><tbody><tr><td>一级</td><td>停电、双路失电、舍温越限</td><td>电话、短信、平台</td></tr><tr><td>二级</td><td>风机、料线停转</td><td>短信、平台</td></tr><tr><td>三级</td><td>电压偏低、漏电接近限值</td><td>平台</td></tr></tbody></table>
<p>停电告警由LH-WM40的超级电容供电上报，避免“停电的同时设备也停了、没人知道”。舍内设备经<a href="/newdetail/1069">LH-GW100</a>上送，网关另配UPS。</p>
<h2>施工与验收</h2>
<p>按栋割接，选在转群空栏期，单栋停电不超过2 h。氨气环境用密封防腐箱并除湿，端子每年复紧一次。验收做三项试验：拉开市电，记录电话外呼与切换用时；拔掉一台风机，10 min内应有告警；按下剩余电流试验按钮，逐路核对动作。以后每月做一次断电演练。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/scenes/sol-breeding-ventilation-bae70aa7.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-rcd300-1-09364bb1.webp', `maincontent` = '<p>笼养蛋鸡密度大，通风一旦中断，舍内温度数分钟内即可升到危险值。方案的重点是：停电一定有告警、风机停转一定有告警、告警一定有人接。</p>
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
<p>装表不停电，换断路器在空舍期进行，一栋一天。验收在有鸡之前做：断总电源，秒表记录外呼到达时间，连做三次，每次不超过1 min；逐路停一台风机，核对告警内容写明栋号与路号。投用后每月演练一次，演练结果留档，值班电话换人当天更新。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2010;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/products/lh-xcs-7-1-0c0ffbec.webp', `images` = '/media/products/lh-xcs-7-1-0c0ffbec.webp,/media/products/lh-pqm-s-1-850d6d2f.webp,/media/products/lh-xcb-1-1c4c9b3f.webp', `maincontent` = '<p>挤奶厅的真空泵与制冷压缩机同时启动时电流冲击明显，电压波动会影响脉动器节律；夏季高温时段的用电连续性直接影响产奶与牛奶冷藏。</p>
<h2>电压波动算一算</h2>
<p>变压器315 kVA、短路阻抗4%，短路容量约7.9 MVA。55 kW压缩机星三角起动约150 kVA，电压变动150÷7900≈1.9%；30 kW真空泵直接起动约234 kVA，变动3.0%；两台碰在一起为4.9%。GB/T 12326规定35 kV及以下、每小时变动1次以下时限值4%，1~10次时3%。所以首先要做的不是加设备，而是让两类电机错开10 s以上起动，真空泵改软起动后变动还能再降一半。</p>
<h2>补偿与测量</h2>
<p>压缩机与真空泵合计150 kW、功率因数0.78，提到0.95需要150×（0.802-0.329）≈71 kvar。选两组60 kvar的<a href="/newdetail/1013">LH-XCB</a>，480 V电容、7%电抗率，400 V下每组实际输出60×（400÷480）²÷（1-0.07）≈45 kvar，合计90 kvar，分别随压缩机与真空泵组投切。投切元件选晶闸管，动作不产生涌流，一天上百次起停也不磨损。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>暂降、电压变动、功率因数</td></tr><tr><td>真空泵组</td><td>LH-XCB 60 kvar</td><td>与泵同投同退</td></tr><tr><td>制冷压缩机</td><td>LH-XCB 60 kvar、<a href="/newdetail/1067">LH-WM42</a></td><td>启停次数与电流</td></tr><tr><td>青贮、饲料</td><td>LH-WM42</td><td>季节性用电</td></tr></tbody></table>
<p>LH-PQM-S的暂降时刻与脉动器停机记录放在一张时间轴上：同时出现，查电网与起动顺序；不同时，查脉动器电源与真空度。每日挤奶两到三次，一周可得二十次以上样本，足以判断。</p>
<h2>从电流看制冷</h2>
<p>压缩机拉到4 ℃所需时间变长而电流偏低，多为制冷剂不足；电流偏高且排气温度上升，多为冷凝器脏堵。清洗前后各留一周曲线，同样环境温度下比较，就是维护效果的依据。冷藏罐温度高于设定2 ℃持续15 min告警，并附当时的压缩机电流。</p>
<h2>布置与验收</h2>
<p>挤奶厅每天冲洗，仪表与补偿组件放在隔壁电气间，厅内只留防护合格的按钮盒；<a href="/newdetail/1070">LH-GW200</a>一台可覆盖挤奶厅、饲料区与泵房。两班挤奶之间有4 h空档，一次接一组，两天完成。验收取三班挤奶的记录：功率因数不低于0.95，电压变动不大于3%，脉动器无停机。青贮装填季的临时用电设移动配电箱并单独计量，作业结束及时拆除。力调电费的变化按<a href="/detail/3107">这篇文章</a>的方法用电费清单核对。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-fish-tanks-a5a3d056.webp', `images` = '/media/sites/site-fish-tanks-a5a3d056.webp,/media/products/lh-kjt-1-bb1eba7a.webp,/media/products/lh-wm40-1-b44683eb.webp', `maincontent` = '<p>循环水养殖车间曝气与水泵24 h运行，供电中断30 min即可能造成鱼类缺氧，电源的“多路、自动、可见”是首要要求。</p>
<h2>缺氧要多久</h2>
<p>养殖密度40 kg/m³、每千克鱼每小时耗氧250 mg时，水体每小时消耗10 mg/L，即0.17 mg/L每分钟。溶氧由8 mg/L降到4 mg/L约24 min，密度加倍只剩12 min。切换与起机必须在5 min内完成，剩下的时间留给人工处置与纯氧瓶。</p>
<h2>供电层级</h2>
<ol><li>两路市电由<a href="/newdetail/1035">LH-KJT</a>自动切换，动作不大于2 s。</li><li>两路都失电时起自备机组；机组故障时，移动发电车接到630 A的<a href="/newdetail/1033">LH-KJX</a>，与市电进线机械联锁，错相闭锁。</li><li>曝气、水泵、加热分三组，断路器按组延时合闸。</li></ol>
<p>机组容量：曝气2×37 kW、水泵3×30 kW，共164 kW，功率因数0.8，需205 kVA，选250 kVA。第一步只投曝气74 kW，约占机组的37%，转速与电压跌落小；10 s后投水泵，电压稳定后再投加热。车间总电流在满负荷280 kW时约500 A，LH-KJT与接入箱都选630 A。</p>
<table><thead><tr><th>负荷</th><th>级别</th><th>投入时刻</th></tr></thead><tbody><tr><td>曝气风机</td><td>一级</td><td>电源恢复即投</td></tr><tr><td>循环水泵</td><td>二级</td><td>延时10 s</td></tr><tr><td>加热、紫外</td><td>三级</td><td>由人确认</td></tr></tbody></table>
<h2>看得见：分回路计量</h2>
<p><a href="/newdetail/1068">LH-MC12</a>接12个三相回路，曝气、水泵按池组分开。每日电量除以当日增重得到单位产量电耗；同一池组曝气电流低而溶氧不升，查曝气盘堵塞，电流高而溶氧不升，查风机叶轮与阀门。多回路表验收时抽查首回路、末回路和相邻满载三种情况，见<a href="/detail/3117">多回路表的国标解读</a>。变频曝气机多时，三项谐波电流按GB/T 14549核一次，低压侧未超出就不加滤波柜。</p>
<h2>监测与告警</h2>
<p>总进线装<a href="/newdetail/1065">LH-WM40</a>，失电由自身超级电容上报；溶氧与水位信号由车间控制器给出，平台只做显示与推送，不参与切换逻辑。<a href="/newdetail/1076">LH-RCD300</a>监测潮湿区回路，盐雾使泄漏电流逐年增加，每季度重录一次固有值。</p>
<h2>设备选型与验收</h2>
<p>配电箱用不锈钢或SMC箱体，导线端子镀锡并做三防处理，LH-KJT为IP31，放在干燥的配电间内。验收在放苗前进行，三项都要实做：拉一路市电，测切换时间；拉两路市电，测起机到曝气恢复的时间，不超过1 min；停机组，从发电车到场到送电计时。以后每季度带载演练一次，<a href="/newdetail/1069">LH-GW100</a>保存每次的时标记录。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/products/lh-sb63-1-44318c12.webp', `images` = '/media/products/lh-sb63-1-44318c12.webp,/media/products/lh-ck300-1-a010863d.webp,/media/products/lh-svg-p-1-8e673616.webp', `maincontent` = '<p>连片池塘的增氧机分散在几百亩水面，线路长、电压低、漏电风险大，常规做法是靠人巡塘开关机。</p>
<h2>末端电压为什么低</h2>
<p>一条600 m的35 mm²铝线，电阻0.52 Ω、电抗0.21 Ω，末端6台3 kW增氧机共21.2 kW、17 kvar。压降ΔU=（P·R+Q·X）÷U=（21200×0.52+17000×0.21）÷380≈38 V，即10%，超过GB/T 12325三相供电-7%的允许值，电机电流偏大、温升高，增氧效果反而差。</p>
<h2>三种办法比一比</h2>
<table><thead><tr><th>办法</th><th>末端压降</th><th>说明</th></tr></thead><tbody><tr><td>只补到功率因数1</td><td>约29 V，7.6%</td><td>仍略超</td></tr><tr><td>30 kvar的<a href="/newdetail/1025">LH-SVG-P</a>，定电压方式</td><td>约22 V，5.8%</td><td>多发13 kvar抬电压</td></tr><tr><td>换70 mm²线</td><td>约22 V，5.8%</td><td>停电、立杆，费用高</td></tr></tbody></table>
<p>LH-SVG-P按电压调节，夜间停机时自动退回零，不会像固定电容那样把轻载电压抬过+7%；装在末端电杆或岸边，IP55，浪涌保护20 kA。若偏差主要发生在变压器首端，先调分接头。线上还有单相负荷时，同一台装置选不平衡优先方式。</p>
<h2>岸边配电箱</h2>
<ul><li>每塘一箱，<a href="/newdetail/1071">LH-SB63</a>按台分路，额定剩余动作电流30 mA，本地跳闸不依赖通信</li><li><a href="/newdetail/1067">LH-WM42</a>计量并统计增氧机运行小时，电流低于铭牌六成判为叶轮缠草或脱轴</li><li>水下电缆每年测绝缘，接地电阻按设计值复测，雷雨季前检查浪涌保护器</li></ul>
<h2>增氧控制</h2>
<table><thead><tr><th>策略</th><th>触发</th><th>动作</th></tr></thead><tbody><tr><td>定时</td><td>03:00</td><td>轮换开机</td></tr><tr><td>溶氧</td><td>低于设定</td><td>追加机组</td></tr><tr><td>限流</td><td>干线电流超过60 A</td><td>错峰轮停</td></tr></tbody></table>
<p>闷热无风的后半夜提前开机，阴雨天延长运行。策略由平台下发到断路器本地执行，现场可人工接管，接管状态在平台可见；通信中断时按最近一次时间表运行。</p>
<h2>通信与实施</h2>
<p>水面开阔，<a href="/newdetail/1070">LH-GW200</a>装在管理房屋顶可视800 m以上，一台带120个节点，按每箱两个节点可覆盖60口塘，取舍见<a href="/detail/3121">LoRa与4G怎么选</a>。总变压器处装<a href="/newdetail/1019">LH-CK300</a>，记录首端电压作对照。先改线路最长的一条，投运一周后比较：末端电压、增氧机电流、夜间溶氧最低值，三项都有改善再推广到其余线路。每口塘割接停电不超过30 min，避开凌晨增氧时段。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/scenes/sol-feed-silo-084fca54.webp,/media/products/lh-tm30-1-c270972c.webp,/media/products/lh-ck200-1-758bf0ca.webp', `maincontent` = '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
<h2>测出来的波动</h2>
<p>1600 kVA变压器带2台132 kW粉碎机、2台160 kW制粒机与若干提升机。以1 s间隔记录一个班：有功在300~900 kW之间，最大时功率因数0.72；粉碎机堵料前后5 s内无功变化可达180 kvar，一小时二十余次。接触器电容的投切延时以秒计，放电后3 min内不得再投，平均功率因数只有0.81。</p>
<h2>容量与响应</h2>
<p>900 kW由0.72提到0.95，需要900×（0.964-0.329）≈572 kvar，选600 kvar的<a href="/newdetail/1017">LH-GXT</a>，晶闸管过零投切，响应不大于20 ms，动作次数不限。分级按1:2:2:…设8级，最小级40 kvar，小于单次波动的四分之一。最低负荷300 kW、功率因数0.55时无功约456 kvar，仍能跟随，不会过补。</p>
<p>变压器短路容量1600÷0.06≈26.7 MVA，600 kvar纯电容的谐振次数n=√（26.7÷0.6）≈6.7，离7次太近，所以每级都串7%电抗器。变频喂料器多的厂先测3次与5次，选法见<a href="/detail/3113">7%还是14%</a>。</p>
<h2>电动机一侧</h2>
<ul><li>粉碎机、制粒机各装<a href="/newdetail/1055">LH-PM72D</a>：过载、堵转、缺相、不平衡告警，统计起动次数与运行小时</li><li>远离变压器的200 kW以上主机可在电机侧就地补偿，由<a href="/newdetail/1018">LH-CK200</a>统一整定，避免与动态柜争抢</li><li>粉碎机锤片磨损的表现是同样产量下电流上升8%以上，用一个月曲线判断</li></ul>
<table><thead><tr><th>设备</th><th>功率</th><th>监测</th></tr></thead><tbody><tr><td>粉碎机</td><td>132 kW×2</td><td>LH-PM72D</td></tr><tr><td>制粒机</td><td>160 kW×2</td><td>LH-PM72D</td></tr><tr><td>提升机、混合机</td><td>15~55 kW</td><td><a href="/newdetail/1054">LH-PM72E</a></td></tr><tr><td>总进线</td><td>—</td><td><a href="/newdetail/1061">LH-TM30</a>、LH-CK200</td></tr></tbody></table>
<h2>吨料电耗</h2>
<p>LH-TM30的15 min负荷曲线与生产批次号对应，得到每批的吨料电耗；空转和堵料在曲线上是“有电流、没产量”的平台段。功率因数奖惩直接体现在电费清单，月有功30万kWh时由0.81提到0.95，少吸收约11.9万kvarh，算法见<a href="/detail/3107">力调电费</a>。</p>
<h2>施工与验收</h2>
<p>动态柜放在非粉尘危险区的配电室，进风口装滤网，柜前留1.5 m；粉尘场所内的电气设备须按爆炸危险区域划分选型。利用周日检修停电8 h完成接入，旧接触器柜退出备用一个月再拆。验收取一个完整生产班：1 s记录的功率因数95%时间不低于0.95，堵料冲击后40 ms内无功恢复，谐波电流按GB/T 14549复核。数据由<a href="/newdetail/1069">LH-GW100</a>送工厂平台。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-cold-store-8d96e079.webp', `images` = '/media/sites/site-cold-store-8d96e079.webp,/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-ts20-1-a0347329.webp', `maincontent` = '<p>冷库压缩机启动冲击大，屠宰线变频输送与清洗泵谐波含量高，电压暂降会造成制冷机组跳停、库温波动。</p>
<h2>先弄清跳停的原因</h2>
<p>进线装<a href="/newdetail/1031">LH-PQM-A</a>，半周波刷新，记录残压与持续时间；制冷机组的跳停由PLC打时标，两者对时误差小于1 s。连续两个月后分三类：</p>
<table><thead><tr><th>现象</th><th>原因在</th><th>做法</th></tr></thead><tbody><tr><td>跳停都在暂降时刻，残压低于70%</td><td>电网或邻近故障</td><td>控制回路加暂降保护，接触器改延时释放</td></tr><tr><td>跳停与大机起动同时</td><td>厂内</td><td>错峰起动、软起动</td></tr><tr><td>两者无关</td><td>制冷系统</td><td>查高低压与油路</td></tr></tbody></table>
<p>例：8次跳停中6次伴随残压60%~70%、80~120 ms的暂降，主机本身能承受，是接触器线圈释放所致，改控制回路比给主机配UPS便宜两个数量级。</p>
<h2>压缩机：补偿</h2>
<p>1250 kVA变压器带4台200 kW压缩机，实际720 kW、功率因数0.83，提到0.95需要720×（0.672-0.329）≈247 kvar。7台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>在400 V下输出7×37.3≈261 kvar，按机组启停逐级投切，每级约补一台机的六成，避免轻载过补。螺杆机部分负荷时功率因数更低，要按全年加权，而不是按铭牌点选容量。</p>
<h2>屠宰线：滤波</h2>
<p>输送与清洗泵变频馈线实测5次88 A、7次52 A、11次24 A，合成√（88²+52²+24²）≈105 A，乘1.2为126 A，选150 A的<a href="/newdetail/1028">LH-APF-G</a>。滤波柜取样在变频馈线，不取总进线，避免把补偿支路的电流算进去。变频器与电容放在同一母线的风险见<a href="/detail/3108">并联谐振</a>，7%电抗率正是为此。</p>
<h2>库温与电流联锁告警</h2>
<ul><li><a href="/newdetail/1067">LH-WM42</a>测每台压缩机电流，库温上升而电流为零，为停机；库温上升而电流正常，为化霜或门未关</li><li><a href="/newdetail/1074">LH-TS20</a>贴在补偿柜与压缩机柜电缆头，温度比同相高15 ℃即复紧</li><li><a href="/newdetail/1070">LH-GW200</a>在冷库外，库内节点天线引到门口，-25 ℃以下不放电池节点</li></ul>
<h2>实施与验收</h2>
<p>停电窗口以库温为限：冻结间升温1 ℃约需1 h，允许升4 ℃，所以单次停电不超过4 h，分两次完成，第一次装补偿，第二次装滤波。氨制冷机房的电气设备按规范选型并设事故排风联锁，监测装置不参与该联锁。验收同比两周记录：功率因数不低于0.95，公共连接点谐波电流符合GB/T 14549，暂降中的跳停次数由记录逐条说明。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/products/lh-svg-w-1-9a800881.webp', `images` = '/media/products/lh-svg-w-1-9a800881.webp,/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-tm33-1-776b6b2a.webp', `maincontent` = '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>为什么会“变差”</h2>
<p>场区负荷300 kW、功率因数0.80，无功225 kvar。光伏发250 kW时，从电网只取50 kW，而225 kvar无功仍全部来自电网，并网点功率因数50÷√（50²+225²）≈0.22。负荷没变，变的是分子。再加上沼气机组夜间100 kW，一天里并网点有功在-120~+200 kW之间。</p>
<table><thead><tr><th>时段</th><th>并网点有功</th><th>治理前无功</th><th>SVG动作</th></tr></thead><tbody><tr><td>夜间</td><td>+80~+120 kW</td><td>90 kvar</td><td>发出约60</td></tr><tr><td>清晨、傍晚</td><td>变化快</td><td>150~225 kvar</td><td>10 ms内跟随</td></tr><tr><td>午间</td><td>-120~+50 kW</td><td>225 kvar</td><td>发出约209</td></tr><tr><td>午间休产</td><td>-200 kW</td><td>-20 kvar</td><td>吸收20，抑制过电压</td></tr></tbody></table>
<h2>容量</h2>
<p>有功50 kW要达到0.95，允许从电网取50×0.329≈16 kvar，SVG需发225-16≈209 kvar，选3台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>并列，共225 kvar。倒送时按无功接近零控制，而不是按功率因数：有功过零点附近功率因数没有意义，控制器会来回跳。旧电容柜退出；若电容尚新，可留长期无功的90 kvar作基础，SVG减为两台，分法见<a href="/detail/3115">混合补偿</a>。</p>
<p>电压也要核一下：10 kV支线短路容量40 MVA，200 kW倒送、线路R/X约为1时，电压升高约0.2/40÷√2≈0.4%，不是主要矛盾；400 V侧变压器至光伏柜的电缆压升约2%，逆变器过压停机多由此引起，先查电缆与分接头。</p>
<h2>取样放在哪里</h2>
<p>取样互感器<a href="/newdetail/1075">LH-KCT</a>放在公共连接点与场区总进线之间，极性指向负荷；放到光伏并网点之后，测到的就是另一回事。<a href="/newdetail/1031">LH-PQM-A</a>装在同一点，记录双向潮流、功率因数与谐波；<a href="/newdetail/1062">LH-TM33</a>作10 kV侧双向计量，发电与用电分开。沼气机组单独装<a href="/newdetail/1060">LH-DM3C</a>。</p>
<h2>边界</h2>
<ul><li>防孤岛由逆变器与并网柜承担，本方案设备不作为判据</li><li>沼气区域按防爆等级选型，补偿与监测设备放在非危险区</li><li>光伏接入按GB/T 29319执行，要点见<a href="/detail/3104">标准解读</a>；谐波按GB/T 14549，电压偏差按GB/T 12325，以供电企业答复为准</li></ul>
<h2>投运</h2>
<p>先装监测记录两周，再投SVG，避免用设计值代替实际。验收选一个晴天、一个阴天各记录24 h，覆盖两种出力曲线，并网点功率因数按15 min统计不低于0.95，数据由<a href="/newdetail/1069">LH-GW100</a>上送并留存一年。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-automobile-1b9f61ac.webp,/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-gxt-1-0a7c657a.webp', `maincontent` = '<p>点焊机群以数周波为单位反复启停，瞬时无功冲击大，电压波动造成焊点质量不一致，灯光闪烁影响车间环境。</p>
<h2>测量：三件事分开看</h2>
<p>进线装<a href="/newdetail/1031">LH-PQM-A</a>记录电压变动与闪变，逐条馈线用<a href="/newdetail/1050">LH-PM96H</a>轮测，一周后得到：</p>
<table><thead><tr><th>量</th><th>实测</th><th>限值与依据</th></tr></thead><tbody><tr><td>长时间闪变Plt</td><td>1.5</td><td>1.0，GB/T 12326</td></tr><tr><td>负序电压不平衡度</td><td>2.4%</td><td>2%，GB/T 15543</td></tr><tr><td>5次、7次电流</td><td>190 A、105 A</td><td>按GB/T 14549换算</td></tr><tr><td>平均功率因数</td><td>0.70</td><td>考核值</td></tr></tbody></table>
<p>40台180 kVA单相焊机接在三个线电压上，负载持续率8%。记录显示最多4台同时触发，无功冲击约4×180×0.8=576 kvar；2000 kVA变压器短路容量33.3 MVA，电压变动576÷33300≈1.7%，每分钟几十次，闪变由此而来。</p>
<h2>治理按代价从低到高</h2>
<ol><li>时序：由焊装线控制器把触发错开2个周波，同时触发不超过2台，冲击减半，几乎不花钱。</li><li>分相：单相焊机按实测电流在AB、BC、CA间重新分配，不平衡度降到1.6%；余下部分由100 kvar的<a href="/newdetail/1029">LH-SPC</a>转移。</li><li>动态补偿：平均有功620 kW，由0.70提到0.95需620×（1.020-0.329）≈428 kvar，选450 kvar的<a href="/newdetail/1017">LH-GXT</a>，7%电抗率。</li><li>滤波：5、7次合成√（190²+105²）≈217 A，动态柜的调谐支路不吸收5次以上的全部电流，按1.2倍取260 A，选300 A的<a href="/newdetail/1028">LH-APF-G</a>。</li></ol>
<p>晶闸管从检测到投入约一个周波，焊接脉冲本身只有几个周波，所以动态柜不能抹平每一次冲击。该类装置对闪变的改善典型为30%~60%，取40%估算，1.5×（1-0.4）=0.9，达到1.0以内；若还要更低，应改用10 ms全响应的SVG。</p>
<h2>设备与位置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>改善对象</th></tr></thead><tbody><tr><td>低压母线</td><td>LH-GXT 450 kvar</td><td>无功冲击、闪变</td></tr><tr><td>低压母线</td><td>LH-APF-G 300 A</td><td>5、7、11次</td></tr><tr><td>焊装馈线</td><td>LH-SPC 100 kvar</td><td>不平衡</td></tr><tr><td>照明</td><td>改由另一台变压器供电</td><td>灯光闪烁</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>利用两个周日停线：第一个周日分相与改时序，运行一周复测，容量不够再下单，避免按未优化的数据选大；第二个周日并柜。验收取同车型、同节拍的一周Plt与不平衡度记录，焊点质量由工艺部门另行评价。数据经<a href="/newdetail/1069">LH-GW100</a>进车间系统，7%电抗率的依据见<a href="/detail/3113">电抗率三步法</a>。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-foundry-9071cec7.webp', `images` = '/media/sites/site-foundry-9071cec7.webp,/media/products/lh-pm96h-1-2478d834.webp,/media/products/lh-ck200-1-758bf0ca.webp', `maincontent` = '<p>中频炉六脉波整流产生显著的5、7、11、13次谐波，自然功率因数随触发角变化，直接投电容器极易发生谐振。</p>
<h2>谐波有多大</h2>
<p>1500 kW炉由1800 kVA专用变压器供690 V，满功率功率因数0.85，基波电流1500÷（1.732×0.69×0.85）≈1477 A。六脉波整流h次谐波约为基波的1/h：5次295 A、7次211 A、11次134 A、13次114 A。折到10 kV乘0.069，5次约20 A。GB/T 14549在10 kV、基准短路容量100 MVA时5次允许20 A，公共连接点150 MVA换算为30 A；两台炉同相位相加41 A，已经超出，分给本用户的份额还要更小。</p>
<h2>容量与支路</h2>
<p>满功率由0.85提到0.95需要1500×（0.620-0.329）≈437 kvar。<a href="/newdetail/1016">LH-GXZ</a>按440 kvar配三条支路：</p>
<table><thead><tr><th>支路</th><th>基波容量</th><th>说明</th></tr></thead><tbody><tr><td>5次</td><td>110+110 kvar</td><td>分两档，供保温段用</td></tr><tr><td>7次</td><td>120 kvar</td><td>—</td></tr><tr><td>11次</td><td>100 kvar</td><td>兼顾13次</td></tr></tbody></table>
<p>滤波电容选<a href="/newdetail/1037">LH-BYL</a>，允许2.0 In持续；电抗器选<a href="/newdetail/1041">LH-DKL</a>，±5%三档抽头用于现场调谐，调谐点略低于特征频率，以免电容老化后偏到感性的另一侧。</p>
<h2>保温段会不会过补</h2>
<p>保温300 kW、功率因数0.80，需要无功225 kvar。若440 kvar全投，过补215 kvar，母线抬高约0.7%，功率因数反而到0.81容性。拆档后只投一档5次110 kvar，余115 kvar，功率因数300÷√（300²+115²）≈0.93，谐波也有去处。这就是5次必须拆成两档的原因。</p>
<h2>运行规则</h2>
<ul><li>先投5次，后投7次与11次，退出顺序相反：单投7次时，它在5次附近与系统并联谐振</li><li>5次支路故障时，联锁退出7、11次并限制炉功率</li><li>变压器不带照明与办公，专变专用</li><li>水冷温度异常先退炉，再退滤波</li></ul>
<p>十二脉波炉以11、13次为主，滤波改为11、13次支路，容量另算。多台炉不要共用一套调谐支路。</p>
<h2>监视与验收</h2>
<p>690 V侧装<a href="/newdetail/1050">LH-PM96H</a>与<a href="/newdetail/1018">LH-CK200</a>，电压经互感器接入，功率曲线与投切记录经<a href="/newdetail/1069">LH-GW100</a>送熔炼班组，按每吨铁水电耗优化送电。安装需停炉两天，正好与筑炉衬同期。验收测四个工况：升温、满功率、保温、停炉，每个工况10 min；各次电流与治理前比较，功率因数在0.92~0.97之间，电容与电抗温升稳定。并联谐振的原理见<a href="/detail/3108">这篇文章</a>。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2018;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-moulding-d2ce7cb3.webp', `images` = '/media/sites/site-moulding-d2ce7cb3.webp,/media/products/lh-xcs-7-1-0c0ffbec.webp,/media/products/lh-svg-m-1-206a191d.webp', `maincontent` = '<p>注塑机伺服泵与加热圈组合，功率因数白天在0.70左右，加热圈为单相阻性、三相分配不均。</p>
<h2>第一步：分相</h2>
<p>30台注塑机加热圈每台12 kW，约55 A，出厂多接A相。实测三相电流1580、1290、1020 A，中性线约485 A。停机换料时把5台由A相改接C相，三相变为约1305、1290、1295 A，中性线的基波部分降到20 A以内，只用了电工两个夜班。剩余随开机台数变化的部分由50 kvar的<a href="/newdetail/1029">LH-SPC</a>转移，一般企业到这一步可以不装。</p>
<h2>第二步：补偿</h2>
<p>1250 kVA变压器最大640 kW、0.70，视在功率914 kVA，负载率73%；提到0.95后为674 kVA，负载率54%，腾出的240 kVA可再带约10台机。需要无功640×（1.020-0.329）≈442 kvar：</p>
<table><thead><tr><th>成分</th><th>容量</th><th>设备</th></tr></thead><tbody><tr><td>长期无功</td><td>298 kvar</td><td><a href="/newdetail/1011">LH-XCS-7</a> 8×50 kvar（每台37.3）</td></tr><tr><td>开合模波动</td><td>150 kvar</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar</td></tr></tbody></table>
<p>注塑机一个循环几十秒，伺服泵无功在两三秒内变化100 kvar以上，电容只管台阶、SVG管波动，全响应不大于10 ms。SVG容量大于最大一级电容，投切时没有缺口，见<a href="/detail/3115">容量怎么分</a>。</p>
<p>能不能用不带电抗的<a href="/newdetail/1001">LH-ZCS</a>？变压器短路容量20.8 MVA，300 kvar纯电容谐振次数√（20.8÷0.3）≈8.3，分级投切时会扫过11次；伺服驱动的5、7次很丰富，所以本方案用7%电抗率。只有定量泵、没有伺服的老车间，实测THDi低于10%时才用LH-ZCS。</p>
<h2>第三步：计量</h2>
<ul><li>每台注塑机装<a href="/newdetail/1060">LH-DM3C</a>，电量除以合格件数得到单件电耗，同模具不同机台一比就能找出保温棉脱落的料筒</li><li>冷水机、空压机另装<a href="/newdetail/1048">LH-PM96E</a>，错开整点起动</li><li>数据经<a href="/newdetail/1069">LH-GW100</a>与生产系统的模次对应</li></ul>
<h2>收益从哪里来</h2>
<p>力调电费由罚转奖、变压器腾出容量、中性线发热下降，三项分别核算，以近12个月电费清单与监测数据为准；第一项的算法见<a href="/detail/3107">力调电费</a>。单位产量电耗的下降来自管理，不应算成补偿的功劳。</p>
<h2>施工与验收</h2>
<p>先分相、再补偿、后计量，避免设备容量按未优化的数据选大。补偿柜并接需停电4 h，放在换模日；电容与SVG共用总进线取样，由SVG统一投切。验收记录三个班：功率因数不低于0.95，THDu较治理前不升高，谐波电流按GB/T 14549复核，中性线电流不大于相电流的25%。SVG进风避开粉料区，滤网每月清理。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2019;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-compressors-51ae804f.webp', `images` = '/media/sites/site-compressors-51ae804f.webp,/media/products/lh-xcs-7-1-0c0ffbec.webp,/media/products/lh-svg-m-1-206a191d.webp', `maincontent` = '<p>喷气织机、空压机与空调变频集中，谐波以5、7次为主，夜间轻载时固定电容容易过补。</p>
<h2>三类负荷，三种脾气</h2>
<table><thead><tr><th>区域</th><th>特点</th><th>措施</th></tr></thead><tbody><tr><td>织造</td><td>24 h平稳，电机群感性无功</td><td><a href="/newdetail/1011">LH-XCS-7</a>，基础补偿</td></tr><tr><td>空压</td><td>变频为主，谐波集中</td><td><a href="/newdetail/1028">LH-APF-G</a>，就地滤波</td></tr><tr><td>空调</td><td>随季节与昼夜变化</td><td><a href="/newdetail/1022">LH-SVG-M</a>，连续调节</td></tr></tbody></table>
<h2>测量结果与容量</h2>
<p>1600 kVA变压器，白班950 kW、0.84，夜班换品种时低到380 kW、0.92。</p>
<ul><li>白班到0.96需要950×（0.646-0.292）≈336 kvar；夜班380 kW自身无功只有162 kvar，到0.96只需51 kvar</li><li>基础无功：LH-XCS-7 6×50 kvar，实际224 kvar，分两组，夜班只留一组112 kvar</li><li>波动部分：LH-SVG-M 2×75 kvar，夜班可反向吸收，避免容性</li><li>合计374 kvar，比336多一成，作为增加织机的余量</li></ul>
<p>空压站四台160 kW变频机馈线实测5次130 A、7次70 A、11次38 A，合成√（130²+70²+38²）≈152 A，乘1.2为183 A，选200 A。滤波放在空压站而不放在总母线，是因为谐波电流不再流经200 m电缆：按152 A、每相0.03 Ω计，三相少损耗3×152²×0.03≈2.1 kW，一年约1.8万kWh。</p>
<h2>飞花环境</h2>
<p>飞花会在一周内堵住IP20模块的滤网，模块超温降额，看上去像“容量不够”。设备放在车间外的独立电气间，正压送风，进风两道滤网，每周清理；确需放在车间内时整柜做到IP54并加热交换器，按柜内温度重新核算容量，45 ℃以上要降额。</p>
<h2>能效管理</h2>
<p><a href="/newdetail/1065">LH-WM40</a>用开口互感器装在每台空压机上，不停机，15 min上送；用气量来自流量计，比功率升高5%即查漏气与加卸载。织机按台班统计万米布电耗，<a href="/newdetail/1068">LH-MC12</a>分机台组计量，异常自动标红。表的通信方式见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>施工与验收</h2>
<p>织机不停台是硬约束：两台变压器之间有联络，逐台转供，在换品种的8 h窗口内完成一台。空调供电回路不与频繁启停的负荷共用变压器。验收取白班、夜班各三天：功率因数15 min值不低于0.96且无容性，空压馈线THDi不高于8%，公共连接点按GB/T 14549评价，电气间温度不高于40 ℃。夜班轻载的那一段最容易不合格，要单独列出。电容与SVG的分工见<a href="/detail/3115">混合补偿</a>。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/sites/site-ball-mill-37ea24bd.webp', `images` = '/media/sites/site-ball-mill-37ea24bd.webp,/media/products/lh-ts10-1-41282fb9.webp,/media/products/lh-gyz-1-49defc94.webp', `maincontent` = '<p>原料磨、破碎机等高压大电机多，长距离供电电压损失大，6/10 kV侧与0.4 kV侧需要统筹。</p>
<h2>先分清该补在哪里</h2>
<p>10 kV母线最大9.6 MW、功率因数0.88，到0.95需要9600×（0.540-0.329）≈2026 kvar。如果全部放在总降，矿山3 km线路上的无功电流一点不少；如果全部放在末端，停机时又无处可调。顺序是：低压就地、大电机随机、母线补差。</p>
<table><thead><tr><th>层</th><th>设备</th><th>容量</th><th>控制</th></tr></thead><tbody><tr><td>大电机</td><td><a href="/newdetail/1010">LH-GYJ</a></td><td>2×450 kvar</td><td>同投同退</td></tr><tr><td>10 kV母线</td><td><a href="/newdetail/1008">LH-GYZ</a></td><td>2×600 kvar</td><td>九区图</td></tr><tr><td>0.4 kV风机、水泵</td><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>每台变压器6×50 kvar</td><td>功率因数与无功</td></tr><tr><td>0.4 kV变频</td><td><a href="/newdetail/1015">LH-GXL</a></td><td>300 kvar</td><td>按支路</td></tr></tbody></table>
<h2>高压侧核算</h2>
<ul><li>随机补偿的上限：电机空载电流30 A时0.9×√3×10×30≈468 kvar，450 kvar可用；绕线电机带进相机的不再装</li><li>电抗率：母线5次为主，选6%，调谐次数1÷√0.06≈4.08，低于5次；若不串电抗，短路容量180 MVA、1200 kvar时n=√（180÷1.2）≈12.2，只投一组时17.3，投切会扫过13、17次</li><li>电压变化：单组600 kvar，ΔU≈0.6÷180≈0.33%，两组0.67%，九区图的电压死区取1%以上，避免反复投切</li><li>电容器额定电压：6%电抗率时端电压升高到1/（1-0.06）≈1.064倍，选11/√3 kV</li></ul>
<h2>低压侧</h2>
<p>破碎机皮带、风机水泵以工频电机为主，7%电抗率的LH-XCS-7即可；选粉机、回转窑变频馈线谐波大，用调谐滤波柜LH-GXL，5、7次各一支路，主要次数电流下降50%~80%，以现场复测为准。选矿、破碎车间粉尘大，也可用敞开维护的<a href="/newdetail/1013">LH-XCB</a>，装在正压配电室内。</p>
<h2>防止重复补偿</h2>
<p>低压先补足，高压母线按剩余无功投切。夜间只剩窑系统3 MW、功率因数0.97，无功约3000×0.251≈753 kvar，若此时随机补偿的900 kvar仍投着就会倒送147 kvar，因此必须与电机同退；母线两组在夜间全部闭锁，由运行方式表规定，而不是靠延时。</p>
<h2>实施与验收</h2>
<p>总降停电与窑大修同期，5天内完成一次设备；高压电容器投运前做相间与对地耐压，投运后测合闸涌流与过电压。柜内母排与电抗器接头装<a href="/newdetail/1073">LH-TS10</a>，环境粉尘大，滤网每月清理，三相温差10 ℃即停检。<a href="/newdetail/1050">LH-PM96H</a>装在各变压器低压侧，<a href="/newdetail/1069">LH-GW100</a>汇总。验收以10 kV关口一个月的平均功率因数为准，谐波电流按GB/T 14549核算；反向无功电量应为零，力调电费的口径见<a href="/detail/3107">这篇文章</a>。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/factory/factory-smt-43411219.webp,/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-apf-g-1-0eddbeff.webp', `maincontent` = '<p>半导体与显示面板设备对电压暂降极为敏感，一次几十毫秒的暂降就可能造成批次报废，仅靠UPS既昂贵又不一定覆盖关键设备。</p>
<h2>第一步：把暂降画成图</h2>
<p><a href="/newdetail/1031">LH-PQM-A</a>装在进线与关键设备入口各一台，监测至少一个月，把每次事件按残压与持续时间画成散点，再叠上设备的耐受曲线。例：</p>
<table><thead><tr><th>残压</th><th>持续</th><th>次数</th><th>停机</th></tr></thead><tbody><tr><td>80%~90%</td><td>40~100 ms</td><td>5</td><td>0</td></tr><tr><td>60%~80%</td><td>60~120 ms</td><td>3</td><td>曝光机1次</td></tr><tr><td>低于50%</td><td>100 ms</td><td>1</td><td>曝光机、泵</td></tr></tbody></table>
<p>两台装置同时记录到的来自电网，只有末端记录到的来自厂内。本例8次来自电网，所以事件文件用PQDIF保存，便于与供电企业对照；时间同步误差要小于20 ms。</p>
<h2>第二步：划清单</h2>
<p>落在耐受曲线以下的设备才需要保护。曝光机由动态电压恢复或储能保护，控制电源由小型UPS保护，泵类改延时释放接触器。本司产品不做暂降补偿，负责监测、谐波与无功，这一点在方案阶段就要说清。</p>
<h2>第三步：谐波与无功</h2>
<p>4000台风机过滤单元（FFU）每台120 W，共480 kW，电流480÷（1.732×0.38×0.95）≈768 A，实测THDi 28%，谐波电流约215 A，以5、7次为主，三相模块无3次；若是单相电源型FFU，还要看中性线。扩产20%后258 A，在FFU配电的上级母线设300 A的<a href="/newdetail/1028">LH-APF-G</a>，满载留15%余量；单台机上装滤波既无空间也不经济。</p>
<p>空调冷站500 kW、0.86，提到0.96需要500×（0.593-0.292）≈150 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担。冷机变频加减载频繁，不用接触器投切的电容：投切本身就是一次电压变动，离精密设备又近。SVG容量的考虑见<a href="/detail/3115">容量怎么分</a>。</p>
<h2>配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>进线、曝光机入口</td><td>LH-PQM-A</td><td>暂降</td></tr><tr><td>泵、重要馈线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>谐波、事件500条</td></tr><tr><td>FFU母线</td><td>LH-APF-G 300 A</td><td>THDi</td></tr><tr><td>冷站</td><td>LH-SVG-M 2×75 kvar</td><td>功率因数</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>洁净区内不打孔、不放风冷柜，所有功率设备在支持区。接入窗口利用年度停机的两天：第一天并柜，第二天逐级加载；平时只允许不停电装<a href="/newdetail/1075">LH-KCT</a>与仪表。验收分两部分：FFU母线THDi不高于8%、冷站功率因数不低于0.96，公共连接点按GB/T 14549评价；暂降部分不设“消除”的指标，只验收记录是否完整、时标是否一致。仪表经<a href="/newdetail/1069">LH-GW100</a>或以太网进厂务监控。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/cases/case-datacenter-747ca683.webp,/media/products/lh-ts10-1-41282fb9.webp,/media/products/lh-pm96h-1-2478d834.webp', `maincontent` = '<p>IT负荷的开关电源在轻载时可能呈容性，UPS并机后功率因数接近1但谐波受模块工况影响，列头柜需要到回路的计量。</p>
<h2>为什么按轻载设计</h2>
<p>机房投运头两年负载率常只有20%~30%。一台2500 kVA变压器带的UPS组，两种负载率下的实测：</p>
<table><thead><tr><th>项目</th><th>30%负载</th><th>满载</th></tr></thead><tbody><tr><td>有功</td><td>600 kW</td><td>2000 kW</td></tr><tr><td>基波电流</td><td>约912 A</td><td>约3040 A</td></tr><tr><td>输入THDi</td><td>18%</td><td>5%</td></tr><tr><td>谐波电流</td><td>164 A</td><td>152 A</td></tr><tr><td>无功</td><td>-180 kvar（容性）</td><td>约0</td></tr></tbody></table>
<p>畸变率差三倍多，谐波安培数却几乎一样，轻载反而略大，所以<a href="/newdetail/1028">LH-APF-G</a>按164×1.2≈197 A选200 A，只看满载百分数会得出相反的结论。无功同理：-180 kvar要由两台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>以感性吸收，备用柴油机尤其怕容性，进相过多会失去电压控制。任何电容柜都不得投入。背景见<a href="/detail/3123">数据中心的三个现实问题</a>。</p>
<h2>列头柜</h2>
<ul><li><a href="/newdetail/1068">LH-MC12</a>一台测12路三相或36路单相，双路供电的机柜A、B路各占一路；单路电流超过断路器额定的80%预警，两路之和超过80%也预警，因为一路失电后全部转到另一路</li><li>零线单独测：每相3次电流22 A时，零线叠加为66 A，可能接近相电流</li><li><a href="/newdetail/1074">LH-TS20</a>贴在母线搭接与断路器出线端，15 min发送，温度突变立即发送，<a href="/newdetail/1070">LH-GW200</a>每个机房模块一台</li></ul>
<h2>准确度与口径</h2>
<p>LH-MC12主机各回路为C级，与0.5级插接式互感器合在一起按1级声明；用于机柜计费或PUE计算时写明这一点。PUE=总用电÷IT用电，IT用电取列头柜输出侧之和，与UPS输出表一周电量核对，差值应等于线损，超过2%就查漏接与互感器方向。多回路表的要求见<a href="/detail/3117">国标解读</a>。</p>
<h2>变电所与监测</h2>
<p>UPS输入母线装<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi随负载率的变化，到60%以上负载时滤波仍有余量；<a href="/newdetail/1073">LH-TS10</a>用于10 kV柜电缆头。测点经<a href="/newdetail/1069">LH-GW100</a>进动环系统，Modbus-TCP直接读取，不经公网。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>输出</th></tr></thead><tbody><tr><td>低压母线</td><td>LH-SVG-M 2×100 kvar</td><td>功率因数</td></tr><tr><td>UPS输入</td><td>LH-APF-G 200 A</td><td>THDi</td></tr><tr><td>列头柜</td><td>LH-MC12、LH-TS20</td><td>回路电量、温度</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>列头柜改造逐列进行，先确认A、B路都能独立带载，再停一路装互感器，任何时候不停双路。SVG、滤波柜模块化扩容，预留一倍位置。验收用假负载做30%、60%、100%三档，各记录1 h，看功率因数、THDi与柴油机带载时的电压；谐波按GB/T 14549在公共连接点评价。抽10%回路用钳表核对相序与方向。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2023;
--> statement-breakpoint
UPDATE `solutions` SET `images` = '/media/scenes/sol-solar-roof-420b8752.webp,/media/products/lh-tm33-1-776b6b2a.webp,/media/products/lh-kct-1-5ea63895.webp', `maincontent` = '<p>企业装设屋顶光伏后，有功由光伏提供、无功仍从电网吸收，公共连接点功率因数明显下降，部分企业力调电费不降反升。</p>
<h2>原因</h2>
<p>负荷800 kW、功率因数0.92，无功341 kvar。光伏发500 kW时关口只取300 kW，功率因数300÷√（300²+341²）≈0.66，而光伏投运前是0.92。电费按月有功、无功电量计算，白天有功少了一大块，无功没少，月平均就被拉低，口径见<a href="/detail/3107">力调电费</a>。</p>
<p>旧控制器还会帮倒忙：按功率因数投切，倒送时有功过零，判据失去意义而停止补偿；有的取样点在光伏并网点之后，测到的方向与实际不符。</p>
<h2>先查三件事</h2>
<ol><li>取样位置：从电网看进去，取样互感器必须在光伏并网点之前。</li><li>旧电容柜：实测每级电流，衰减超过10%的换掉；本例300 kvar电容实际剩260 kvar。</li><li>逆变器：能否设恒功率因数。500 kW逆变器设0.98滞后，可发500×0.203≈102 kvar，夜间不发。</li></ol>
<h2>容量</h2>
<p>关口300 kW达到0.95，允许取300×0.329≈99 kvar，需补341-99≈242 kvar。旧电容260 kvar按级投切可以够数，但云影掠过时光伏几秒内变化300 kW，电容跟不上，且每级50 kvar会在轻载时造成容性。增设一台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>，双向100 kvar，大于最大一级电容，波动与零头由它承担。若逆变器愿意出102 kvar，电容可少投两级，SVG仍按100 kvar选，因为夜间光伏不出力。</p>
<table><thead><tr><th>时段</th><th>关口有功</th><th>改造前</th><th>改造后目标</th></tr></thead><tbody><tr><td>白天晴</td><td>300 kW</td><td>0.66（算例）</td><td>≥0.95</td></tr><tr><td>云影</td><td>300~600 kW快变</td><td>0.66~0.87（算例）</td><td>≥0.95</td></tr><tr><td>夜间</td><td>400 kW</td><td>0.92</td><td>≥0.97</td></tr></tbody></table>
<h2>改造内容</h2>
<ul><li>控制改为<a href="/newdetail/1019">LH-CK300</a>，取样在总进线，按无功功率投切，四象限判断；SVG先响应，稳定后由电容接替</li><li><a href="/newdetail/1062">LH-TM33</a>装在10 kV关口侧，<a href="/newdetail/1061">LH-TM30</a>装在光伏柜，发电、用电、上网分开，月底与电费清单核对</li><li>电容更换为<a href="/newdetail/1011">LH-XCS-7</a>，与逆变器谐波、开关频率避开；老柜无电抗时必须一起换</li><li>取样用<a href="/newdetail/1075">LH-KCT</a>，不停产安装，注意极性</li></ul>
<h2>并网要求与验收</h2>
<p>光伏接入电能质量按GB/T 29319，谐波按GB/T 14549，电压偏差按GB/T 12325；可观可测的数据由<a href="/newdetail/1069">LH-GW100</a>提供，见<a href="/detail/3111">“四可”要求</a>。分两步投运：先改取样和控制，观察一周；再投SVG。验收选晴天、阴天各24 h，15 min功率因数不低于0.95，关口反向无功电量接近零，再用下一个整月的电费清单复核。防孤岛由并网柜承担，本方案设备不参与。力调电费执行口径以当地供电企业为准。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2024;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-civic-substation-ff111e65.webp', `caption` = '变电所内敞开的补偿柜：上层为SVG模块，下层为抗谐波集成电容器，两侧是低压抽屉柜。变电所以SVG与抗谐波电容混合补偿无功。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-library-board-6d8c3131.webp', `caption` = '配电箱内部：导轨上并排安装互感器接入电能表与多回路电能表，下方为分路断路器。照明、空调与动力分项计量，数据汇入能耗平台。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4002;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/products/lh-apf-w-1-07e4c47b.webp', `caption` = 'LH-APF-W：大屏与舞台灯光的谐波由壁挂式APF就地治理。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4003;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-station-room-c6b149db.webp', `caption` = '火车站变电所内成排的抗谐波电容补偿柜，一台柜门敞开露出电容器，墙上为模拟屏。站房照明母线采用抗谐波补偿。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-arts-meters-5a562b62.webp', `caption` = '低压柜门近景：进线为120方形大屏仪表，馈线为96方形多功能仪表，逐路排列。进线与馈线仪表更换为多功能面板表。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4008;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-pump-hall-4bdcef7f.webp', `caption` = '泵房：两台高压电动机就地补偿柜立在墙边，前方是成排的蓝色水泵与出水管。用于泵站高压电动机的就地无功补偿。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/products/lh-spc-1-c72ac3a2.webp', `caption` = 'LH-SPC：安装在小区箱变低压侧。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/products/lh-svg-mh-1-28660bfb.webp', `caption` = 'LH-SVG-MH：为充电站供电并配置SVG与多回路计量。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/products/lh-gxl-1-9d2b0b82.webp', `caption` = 'LH-GXL：曝气风机变频回路配置调谐滤波柜。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4015;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-transfer-room-232363c3.webp', `caption` = '医院配电室：双电源自动切换柜居中，左右为常用与备用进线柜，地面铺绝缘垫。双电源自动切换并预留应急电源接入。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4102;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-rehab-joints-66d736eb.webp', `caption` = '低压柜母线室近景：三相铜排接头处各有一只螺栓式无线测温传感器。病区配电监测剩余电流与接点温度。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-tcm-cabinet-ac3b13da.webp', `caption` = '补偿柜内部近景：SVG模块下面并列安装智能集成电容器，母线在柜顶。SVG与智能电容混合补偿。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-dormitory-meters-e56a5df5.webp', `caption` = '宿舍楼走廊：墙上的集中计量箱敞开门，单相费控电能表按房间排成三行。学生宿舍按房间费控计量。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4105;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-training-room-c69dcb8a.webp', `caption` = '实训教室：成排的实训台与凳子，前方是低压无功补偿柜、抽屉柜和电路图屏幕。补偿柜与集中测控显示同步投运。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-lab-monitor-5f8c66a0.webp', `caption` = '实验楼进线柜柜门近景：A级电能质量在线监测装置装在柜门中部，下方为电压电流仪表。实验楼进线配置A级电能质量监测装置。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4109;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-kindergarten-board-ce519ac6.webp', `caption` = '幼儿园走廊墙上的配电箱敞开门：物联网微型断路器成排，旁边是剩余电流式电气火灾监控探测器。幼儿园配电箱改造后可远程查看用电状态。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4110;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/products/lh-svg-w-1-9a800881.webp', `caption` = 'LH-SVG-W：并网后由壁挂式SVG补偿无功。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4112;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-checkup-joints-d815c892.webp', `caption` = '出线柜电缆室近景：电缆接头上方的铜排绑着电流取电无线测温传感器，侧面柜门装多功能仪表。安装在配电柜母排与电缆接头处。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4113;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/products/lh-kjx-1-9eae9fa6.webp', `caption` = 'LH-KJX：外墙应急电源快接箱供发电车快速接入。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4114;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-foundry-9071cec7.webp', `caption` = '铸造车间：中频炉炉口发光，墙边立着中频炉专用滤波补偿装置。中频炉母线配置专用滤波补偿装置。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-compressors-51ae804f.webp', `caption` = '空压站：三台螺杆空压机与储气罐，墙上配电箱内为4G无线三相电力仪表。空压站用电按机台监测。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4204;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-moulding-d2ce7cb3.webp', `caption` = '注塑车间：成排的注塑机，近处补偿柜敞开，露出SVG模块与分补电容。与分补电容组成注塑车间混合补偿。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-cement-hv-e0341116.webp', `caption` = '10 kV配电室中的一排高压无功补偿柜与电动机就地补偿柜。10 kV母线集中补偿。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/scenes/sol-breeding-ventilation-bae70aa7.webp', `caption` = '养殖舍内的料线与尽头的风机。各栋圈舍用电集中监测与告警。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-fish-tanks-a5a3d056.webp', `caption` = '循环水养殖车间：圆形蓝色养殖池与水管成排，墙边立着自动切换应急接入柜。循环水养殖车间停电时接入发电机。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4209;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-cold-store-8d96e079.webp', `caption` = '冷链中心机房：螺杆制冷压缩机与保温管道，补偿柜敞开，露出抗谐波集成电容器。冷链压缩机回路采用抗谐波补偿。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4211;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/products/lh-wm41-1-4751ab96.webp', `caption` = 'LH-WM41：产污与治污设备分别监测用电。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4213;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/sites/site-ball-mill-37ea24bd.webp', `caption` = '选矿厂磨矿车间：大型球磨机与大齿圈，前方立着低压补偿柜，柜内为板式抗谐波组件与有源滤波模块。选矿车间低压母线采用板式抗谐波组件。', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>1月18日，澜衡电气在公司一楼多功能厅召开2023年度总结暨2024年工作会议，研发、制造、质量、营销与服务各部门负责人及一线班组代表参加。</p>
<p>会议回顾了过去一年在智能集成电容器、面板仪表与物联网关三条产品线上的交付情况，通报了出厂一次检验合格率、客户现场响应时间与备件满足率三项指标的完成情况，并对七个先进班组进行了表彰。</p>
<h3>2024年重点工作</h3>
<ul><li>完成抽屉式智能电容模块的批量导入与工装更新</li><li>仪表产线引入自动校验台，减少人工调表</li><li>电能质量产品建立“先测后治”的标准服务包</li><li>售后热线实行首问负责与24小时内回访</li></ul>
<h3>三项指标的口径</h3>
<p>会议用同一口径公布了全年数据，并要求各部门按月更新，数据与出厂编号对应，任何人都能查到原始记录。</p>
<table><thead><tr><th>指标</th><th>统计方法</th><th>2023年</th><th>2024年目标</th></tr></thead><tbody><tr><td>出厂一次检验合格率</td><td>首检合格台数÷送检台数</td><td>98.1%</td><td>98.6%</td></tr><tr><td>热线响应时间</td><td>登记到给出明确意见，中位数</td><td>2.6 h</td><td>2 h以内</td></tr><tr><td>备件满足率</td><td>48 h内发出的备件单÷全部备件单</td><td>94%</td><td>97%</td></tr></tbody></table>
<p>研发部汇报了两个在研项目的进度：抽屉式智能电容模块已完成结构定型，计划一季度进入型式试验；台区测控终端增加规约转换功能，年内形成样机。服务部提出，全年热线登记的问题里约六成与取样互感器的位置、极性有关，建议在说明书首页增加接线自查表，并在控制器中用中文提示接线错误，该建议当场立项。</p>
<p>分组讨论围绕三个题目展开：怎样让备件在两天内发出，怎样把现场数据带回研发，怎样减少手工抄录。讨论形成21条措施，由质量管理部逐条登记责任人和完成日期，每季度公布一次关闭情况，到期没有关闭的说明原因。</p>
<p>会议强调，2024年公司将把“让每一份现场数据可追溯”作为质量工作的主线，从来料、装配到出厂检验全部留存编号记录。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3001;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/products/lh-zcm-1-02596c53.webp', `maincontent` = '<p>经过为期九周的验证，<a href="/newdetail/1003">LH-ZCM</a>抽屉式智能电容模块完成厂内全部型式试验项目，进入小批试制阶段。</p>
<p>试验围绕抽屉结构最关键的三个问题展开：母线夹反复插拔后的接触电阻、满载温升以及带电抽出过程中的联锁可靠性。其中插拔试验累计500次，接触电阻变化控制在设计允许范围内；40 kvar满载温升试验持续至热稳定，母线夹温升低于50 K。</p>
<table><thead><tr><th>试验项目</th><th>考核重点</th><th>结论</th></tr></thead><tbody><tr><td>机械插拔</td><td>500次，接触电阻</td><td>通过</td></tr><tr><td>温升</td><td>额定电流至热稳定</td><td>通过</td></tr><tr><td>联锁</td><td>未退出禁止抽出</td><td>通过</td></tr><tr><td>通信</td><td>热插拔后自动入网</td><td>通过</td></tr></tbody></table>
<h3>为什么把“插拔”放在第一位</h3>
<p>普通补偿柜更换一台电容要停柜、拆线、再接线。LH-ZCM用镀银母线夹自动对接，电流从弹性触点流过，接触电阻决定发热：40 kvar、450 V的模块额定电流约51 A，接触电阻每增加0.1 mΩ，每个触点就多出约0.26 W热量，三相六个触点约1.6 W，集中在很小的面积上。因此试验每插拔50次测一次接触电阻，500次后仍须在允许范围内，并在此之后再做满载温升，而不是用新触点做温升。</p>
<h3>联锁怎样考核</h3>
<p>模块在投入状态时，面板把手被机械锁住；收到退出指令、电流为零并经延时后才能抽出。试验用强制信号模拟“指令已退出而触点未断开”的情形，模块应保持锁定并报警。通信口则反复热插拔，考核模块重新上电后能否自动取得地址、上报容量，不需要人工设置。</p>
<p>挂网期间将记录每路投切次数、触点温度和三相电流，每两周抽出检查一次触点外观；三个月后再做一次接触电阻复测，与出厂数据对比，结果合格后转入批量。挂网点选在公司配电房的两面补偿柜，白天带注塑与空压设备，夜间只有照明，能够覆盖频繁投切和长时间保持两种工况。</p>
<p>研发部介绍，该模块单台更换时间约2分钟，适合医院、数据中心等不便停柜检修的补偿系统。试制样机将先在公司配电房挂网运行三个月。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3002;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>4月22日，公司电磁兼容与环境试验室二期扩建通过内部验收并投入使用，新增静电放电、电快速瞬变脉冲群、浪涌与电压暂降四个工位，以及一台步入式高低温湿热箱。</p>
<p>试验室主要承担仪表、网关与测控装置的研发摸底试验和批次抽检。过去需要外送的脉冲群与浪涌摸底项目，如今可以在方案阶段随时进行，样机整改周期由平均三周缩短到一周以内。</p>
<p>质量管理部同步发布了《研发样机电磁兼容摸底管理办法》，要求所有带通信接口的新产品在硬件第二版之前必须完成一轮摸底，试验原始波形归档保存。</p>
<h3>四个工位能做什么</h3>
<table><thead><tr><th>工位</th><th>模拟的现场现象</th><th>主要对象</th></tr></thead><tbody><tr><td>静电放电</td><td>人体接触面板、按键与接口</td><td>面板仪表、触摸屏</td></tr><tr><td>电快速瞬变脉冲群</td><td>接触器、断路器动作时的干扰</td><td>带通信接口的全部产品</td></tr><tr><td>浪涌</td><td>雷击与大设备投切的冲击</td><td>户外终端、网关</td></tr><tr><td>电压暂降</td><td>短路与电动机起动造成的瞬时低电压</td><td>控制器、电源板</td></tr></tbody></table>
<p>步进式高低温湿热箱的容积可以放下一面户外补偿箱，用来验证-25 ℃冷启动、高温满载和凝露三种情况。过去这类试验只能做模块级，整箱的凝露位置要到现场才能发现。扩建之后，整箱在通电状态下做湿热循环，箱内八个测点同时记录温度和湿度。</p>
<p>一个例子：某款网关的RS485口在脉冲群试验中通信中断。试验员在屏蔽层接地、共模电感和软件重发三处分别改动，半天内完成九轮对比，确认主要路径来自屏蔽层悬空，最终只调整接地方式就通过，没有增加元件。这样的对比在外送试验中需要预约两到三次。</p>
<p>需要说明的是，公司试验室用于研发与过程控制，产品对外提供的检验报告仍由具备资质的第三方机构出具。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3003;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/discharge-cover-4f066e60.webp', `maincontent` = '<p>6月是全国“安全生产月”。6月13日下午，制造中心组织了触电急救与初期火灾处置两项综合演练，装配、测试、仓储三个车间共86名员工参加。</p>
<p>演练设置了“成品测试工位电容器残余电荷放电不彻底”情景，重点检验“断电、放电、验电、挂牌”四步程序的执行情况。电容器断电后仍会保留残余电压，现场必须等待放电完成并验电确认，这是公司反复强调的红线。</p>
<ul><li>测试工位全部加装放电指示灯与短接接地棒</li><li>急救箱与AED位置图张贴到每个班组看板</li><li>新员工上岗前必须通过放电与验电实操考核</li></ul>
<figure><img src="/media/news/discharge-2b1323a3.webp" alt="曲线图：电容器断电瞬间566 V，放电3分钟降至50 V以下"><figcaption>电容器断电后按指数规律放电：400 V系统断电瞬间最高约566 V，1分钟后仍有约252 V，约3分钟降至50 V以下。</figcaption></figure>
<h3>为什么要等、等多久</h3>
<p>电容器断开电源时，残压取决于断开的瞬间，最不利时等于电压峰值：400×√2≈566 V。内置放电电阻使电压按指数规律下降。以<a href="/newdetail/1001">LH-ZCS</a>为例，断电后3 min内端电压降至50 V以下；只等1分钟，残压仍可能超过250 V，足以造成触电。放电电阻断线时，残压可以保持数小时，所以“等够时间”不能代替“验电”。</p>
<ol><li>断电：断开主开关并确认各支路电流为零</li><li>放电：等待不少于3分钟</li><li>验电：逐相、相间、对地都要验</li><li>短接接地：用接地棒短接后再触碰端子，作业中保持短接</li></ol>
<p>演练中，一个小组在等待放电时直接去取接地棒，漏掉了验电，被裁判中止并重新开始。讲评时把整个过程回放，参演人员自己指出漏项。初期火灾部分设置了控制柜冒烟情景，考核先断电、再用二氧化碳或干粉灭火器扑救，不得用水。疏散集合用时4分10秒，比去年缩短近1分钟。</p>
<p>演练后安全部门对灭火器取用路线、疏散集合点清点方式提出三项改进，均已列入整改计划。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3004;
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
<p>制造部表示，下一步将把自动校表台与贴片线数据打通，减少纸质流转卡。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3005;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>9月10日至12日，公司参加了在区域会展中心举办的电力装备与能源数字化展览会，集中展示了SVG/APF模块、台区不平衡调节装置、抽屉式智能电容与无线仪表等产品。</p>
<p>展台设置了一套可操作的演示系统：用整流负载与单相负载制造谐波和不平衡，再依次投入电容器、抗谐波电容、SVG与APF，观众可以在触摸屏上看到功率因数、THDi与中性线电流的实时变化。</p>
<ul><li>演示一：不加电抗的电容投入后，5次谐波电流被放大</li><li>演示二：7%抗谐波单元投入，无功得到补偿且谐波不放大</li><li>演示三：APF投入，THDi明显下降</li></ul>
<h3>三组演示的数据</h3>
<p>演示系统用一台六脉波整流负载作谐波源，基波电流约30 A。数据每隔一秒刷新，观众可以自己按下投入按钮。</p>
<table><thead><tr><th>步骤</th><th>功率因数</th><th>THDi</th><th>现象</th></tr></thead><tbody><tr><td>未补偿</td><td>0.78</td><td>28%</td><td>电流波形有明显双峰</td></tr><tr><td>投入普通电容</td><td>0.93</td><td>41%</td><td>5次谐波被放大</td></tr><tr><td>改投7%抗谐波单元</td><td>0.94</td><td>25%</td><td>谐波不再放大</td></tr><tr><td>再投入APF</td><td>0.98</td><td>4%</td><td>波形接近正弦</td></tr></tbody></table>
<p>第二步最引人注意：功率因数变好，谐波电流却变大。这正是现场“补偿上去了、熔断器却频繁熔断”的原因，原理见<a href="/detail/3108">变频器为什么让电容器“鼓肚子”</a>。第三步换上<a href="/newdetail/1011">LH-XCS-7</a>，同样得到补偿，谐波不再放大；第四步投入<a href="/newdetail/1026">LH-APF-M</a>，才真正把谐波滤除。</p>
<p>另一个展台模拟老配电室改造：<a href="/newdetail/1065">LH-WM40</a>配开口互感器，在不断线的情况下八分钟装好一个回路并在手机上看到曲线。许多观众关心地下室信号，技术人员现场测量了展厅不同位置的信号强度，并说明超过8个点位时改用LoRa更合适。</p>
<p>三天展期内，技术人员接待现场咨询四百余人次，问题集中在“7%还是14%”“光伏接入后功率因数下降怎么办”“旧柜如何免布线加装仪表”三类。公司将把答疑整理成系列文章在网站陆续发布。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3006;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/products/lh-pm96e-1-45cc14cf.webp', `maincontent` = '<p>10月起，LH-PM96系列多功能电力仪表全面切换至新硬件平台，基本型、谐波型、复费率型、三遥型与无线型共用一块核心板，寄存器地址表保持一致。</p>
<p>平台统一后，成套厂和系统集成商最直接的感受是“点表只做一次”：从<a href="/newdetail/1048">LH-PM96E</a>升级到<a href="/newdetail/1050">LH-PM96H</a>时，原有寄存器不变，谐波数据追加在后面的地址段。</p>
<table><thead><tr><th>型号</th><th>主要差异</th></tr></thead><tbody><tr><td>LH-PM96E</td><td>全电参量与双向电能</td></tr><tr><td>LH-PM96H</td><td>2~63次谐波、相量图</td></tr><tr><td><a href="/newdetail/1051">LH-PM96F</a></td><td>分时、需量与冻结</td></tr><tr><td><a href="/newdetail/1052">LH-PM96K</a></td><td>8DI/4DO/2AO</td></tr><tr><td><a href="/newdetail/1053">LH-PM96W</a></td><td>4G或LoRa</td></tr></tbody></table>
<h3>升级时要看三处</h3>
<ul><li>地址：原有寄存器的地址、数据类型、倍率不变，新增数据从后面的地址段开始</li><li>接线：电压、电流、电源、通信四组端子排列相同，原端子排可直接插接</li><li>尺寸：面框96 mm×96 mm，开孔92 mm×92 mm，与旧平台相同</li></ul>
<p>统一平台之前，各型号由不同小组开发，同一个“正向有功电能”在三种仪表里有三个地址，集成商每接一种都要重做点表。平台化时以使用最多的基本型为准，其他型号向它靠拢，并在固件中保留旧地址的映射，旧系统读取不受影响。需要新地址的系统在通信设置里把“兼容映射”关掉即可。</p>
<h3>性能没有因此降低</h3>
<p>新平台使用16位采样，电压、电流准确度0.2级，有功电能C级（0.5S级）；工作电源AC/DC 85~265 V。首批切换抽取五种型号各20台做了高温、低温和脉冲群对比，误差变化均在限值的三分之一以内；另取10台连续通信72 h，没有丢帧。</p>
<p>旧平台产品的备件将至少再供应五年，端子排列兼容，可直接替换。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3007;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/products/lh-kct-1-5ea63895.webp', `maincontent` = '<p>12月12日，公司召开年度质量月成果发布会，六个QC小组汇报了全年课题，三项成果被纳入作业标准。</p>
<p>获得第一名的课题是“降低开口式互感器合口面返修率”。小组用三个月时间对合口面研磨、清洁与锁扣力矩做了分层分析，最终把清洁工序从抽查改为逐只检查，并在锁扣上增加到位标记，使返修率明显下降。</p>
<ul><li>“减少智能电容通信口虚接”——更换带锁紧的级联插座</li><li>“缩短APF模块老化时间”——改用回馈式老化，节约电能</li><li>“提高包装一次合格率”——改进内衬与条码复核</li></ul>
<h3>第一名的课题怎样做成</h3>
<p>开口式互感器<a href="/newdetail/1075">LH-KCT</a>装在已经通电的电缆上，合口面只要夹进一点灰尘，磁路就多出一段气隙，比差随之变大。小组先按工位、班次、批次分层，发现返修集中在“清洁后等待超过30分钟”的批次；再用胶带取样在显微镜下观察，确认是落尘而不是研磨不良。</p>
<table><thead><tr><th>措施</th><th>改前</th><th>改后</th></tr></thead><tbody><tr><td>合口面清洁</td><td>每批抽查10%</td><td>合口前逐只清洁并复检</td></tr><tr><td>清洁到合口的时间</td><td>不限制</td><td>不超过5 min</td></tr><tr><td>锁扣</td><td>凭手感</td><td>到位标记对齐</td></tr><tr><td>返修率</td><td>2.4%</td><td>0.5%</td></tr></tbody></table>
<p>其余两项同样用数据说话：级联插座改为带锁紧结构后，振动试验中通信口虚接由每千台7起降为0；APF老化由电阻负载改为两台模块背靠背的回馈方式，单台8小时老化耗电由约400 kWh降到约25 kWh，只消耗模块自身损耗。</p>
<p>评审组对每个课题追问同一个问题：如果人员更换，改进还能不能保持。因此获奖课题都把做法写进工装或检测程序，而不是只写进培训材料。另外三个课题分别涉及薄膜卷绕张力、电抗器浸漆固化和校表夹具寿命，将在下一年度继续跟踪。</p>
<p>质量管理部将在下一年度继续推行“一件一码”，把QC小组的改进点固化到电子作业指导书。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3008;
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
<p>公司祝愿各位客户与合作伙伴新年设备平安、用电顺畅。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3009;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>3月27日，澜衡云能源物联网平台3.0版本发布。新版本围绕“接得快、看得懂、管得住”重构了设备接入、数据展示与工单三条主线。</p>
<ul><li>统一点表：同类设备的测点编码、单位与告警级别一次定义，多处复用</li><li>离线补传：网关断网期间的数据按原始时间戳补齐，报表不留空洞</li><li>移动端运维：告警、派单、到场打卡与照片留存在手机端闭环</li><li>权限分级：集团、园区、配电室、回路四级授权</li></ul>
<p>3.0版本对存量项目提供平滑升级，原有网关远程升级固件后即可接入，历史数据自动迁移。首批升级的项目以园区与养殖场为主，升级期间本地采集与告警不中断。</p>
<h3>离线补传怎样工作</h3>
<p>网关本地按采集时间写入缓存，断网时继续采集；网络恢复后先传最新数据，再按时间顺序补传空缺部分，平台按原始时间戳入库。<a href="/newdetail/1069">LH-GW100</a>在15 min采集周期下可缓存不少于30天，足以覆盖施工停网、欠费停卡一类的长时间中断。报表先标记“数据不完整”，补齐后自动重算。</p>
<table><thead><tr><th>功能</th><th>2.x版本</th><th>3.0版本</th></tr></thead><tbody><tr><td>断网数据</td><td>缺失，人工补录</td><td>自动补传，保留时标</td></tr><tr><td>新设备接入</td><td>逐点配置，约2 h</td><td>选模板，约10 min</td></tr><tr><td>告警到派单</td><td>人工转发</td><td>自动派单，可设升级时间</td></tr><tr><td>授权</td><td>两级</td><td>四级</td></tr></tbody></table>
<p>统一点表的好处在多站点项目中最明显：同一型号仪表的电压、电流、电能在所有站点使用同一编码，集团报表不再需要逐站对照。平台内置了公司在售全部通信产品的模板，第三方设备可以自建模板并在站点之间复制。</p>
<p>移动端支持弱网：现场照片和处理记录先存在手机，有信号后上传。首批升级的九个项目共接入设备1100余台，升级窗口安排在凌晨，单个项目平均用时35分钟，期间采集不中断。</p>
<p>平台团队表示，后续版本将继续完善电能质量事件分析与功率因数考核报表。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3010;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/visits/visit-demo-7345e1fb.webp', `maincontent` = '<p>5月15日，公司2025年第一期技术培训班开班，来自成套厂、系统集成商与设计单位的52名学员参加，培训为期两天。</p>
<p>课程一改以往逐个产品讲参数的方式，以三个真实问题为主线：补偿柜投上电容后熔断器频繁熔断、光伏并网后功率因数下降、总表与分表之和对不上。学员分组根据给出的波形与数据判断原因、选择设备并画出接线图。</p>
<h3>课程安排</h3>
<table><thead><tr><th>时间</th><th>内容</th></tr></thead><tbody><tr><td>第一天上午</td><td>谐波与谐振、电抗率选择</td></tr><tr><td>第一天下午</td><td>SVG/APF容量计算与取样接线实操</td></tr><tr><td>第二天上午</td><td>仪表接线检查与相量图判读</td></tr><tr><td>第二天下午</td><td>网关配置与平台接入实操</td></tr></tbody></table>
<h3>一道考题</h3>
<p>某企业变压器1000 kVA，短路阻抗6%，投入300 kvar电容后熔断器频繁熔断。学员先算短路容量：1000÷6%≈16.7 MVA；再算谐振次数：√(16700÷300)≈7.5次，靠近7次谐波。结论是改用7%电抗率的支路，谐振点移到3次与4次之间。许多学员第一次意识到，投入容量不同，谐振点也不同，所以故障时有时无。</p>
<p>实操环节在六套接线屏上进行，每套预设一个故障：A相互感器反接、电压与电流不同相、二次短接未拆、变比设错等。学员只允许看仪表的相量图和功率值，判断之后再断电检查。用时最短的一组12分钟找出两个故障，用时最长的一组也在45分钟内完成。</p>
<p>授课老师建议学员回去做两件事：把在用项目的互感器变比、方向列成台账；把近三个月电费单上的功率因数与控制器显示值对一遍，差别超过0.02的要查取样点。讲义和练习题会发给每位学员，课后问题由技术服务人员在两个工作日内答复。</p>
<p>培训结束后进行了接线实操考核，全部学员完成了一次“互感器极性接反”故障的排查。下一期培训计划于下半年举办。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3011;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月20日，公司与地方职业院校共建的电气技术实习实训基地揭牌，首批24名学生将在装配、测试与现场服务三个岗位轮岗学习。</p>
<p>基地配置了一套低压配电综合实训屏，包含进线、补偿、谐波治理、计量与通信五个单元，全部采用公司在售产品，学生可以完成从识图、接线、通电到故障排查的完整过程。</p>
<p>公司为每名学生安排一名技师作为师傅，实行“先看、再辅、后独立”的三段式带教。带电测试工位不向学生开放，所有实操均在断电或安全电压条件下进行。</p>
<h3>轮岗安排</h3>
<table><thead><tr><th>阶段</th><th>时间</th><th>内容</th><th>考核</th></tr></thead><tbody><tr><td>认知</td><td>2周</td><td>安全、识图、元件识别</td><td>笔试与口试</td></tr><tr><td>装配与测试</td><td>6周</td><td>接线、校表、功能测试</td><td>独立完成一面补偿柜的接线检查</td></tr><tr><td>现场服务</td><td>4周</td><td>跟随技师到用户现场</td><td>写出三份现场记录</td></tr></tbody></table>
<p>实训屏可以由教师预设二十种故障，例如互感器反接、通信地址重复、电抗器温度开关断线等。学生先用仪表数据判断，再断电查找。屏内一次回路经隔离变压器供电，并设急停按钮，带教人员离开时自动断电。</p>
<p>学校教师每学期也到企业实践两周，与技师共同编写实训任务书。首批任务书共十二份，内容来自真实的现场问题，例如“总表与分表之和对不上”“光伏投入后功率因数下降”，已去掉用户信息。</p>
<p>学生实习期间按规定购买保险、发放补贴，不安排夜班和登高作业。实习结束后双方自愿签约，不设强制服务期。轮岗期间每周由学校教师与技师共同讲评一次现场记录。第一批学生将在9月中旬完成轮岗，并以小组为单位做一次公开汇报。</p>
<p>人力资源部介绍，基地将同时用于新员工入职培训与内部技能等级评定。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3012;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>进入8月以来多地持续高温，用电负荷攀升，补偿柜内温度普遍偏高。公司服务团队启动为期三周的专项巡检，为老客户免费检查补偿与治理设备运行状态。</p>
<h3>巡检重点</h3>
<ul><li>电容器外观有无鼓胀、渗漏，实测电流与额定值之比</li><li>柜内风机、滤网与温控是否正常</li><li>电抗器温度开关是否接入、有无发热变色</li><li>取样互感器与控制器功率因数显示是否一致</li></ul>
<p>巡检发现的共性问题是滤网堵塞与风机停转，约占问题总数的一半；其次是电容器容量衰减后未及时更换，剩余电容长期过载。</p>
<h3>首批巡检的数据</h3>
<table><thead><tr><th>发现的问题</th><th>占比</th><th>处理</th></tr></thead><tbody><tr><td>滤网堵塞、风机停转</td><td>49%</td><td>清洗、更换风机</td></tr><tr><td>电容器容量衰减</td><td>18%</td><td>更换，复核电抗率匹配</td></tr><tr><td>取样互感器或参数错误</td><td>14%</td><td>改正接线、变比</td></tr><tr><td>端子发热、电抗器温度开关未接</td><td>12%</td><td>紧固、接入报警</td></tr><tr><td>其他</td><td>7%</td><td>记录，列入下次检修</td></tr></tbody></table>
<h3>温度为什么重要</h3>
<p>薄膜电容器的寿命随温度升高而缩短，常用的估算是环境温度每升高约8~10 ℃，寿命减半，具体以制造厂数据为准。柜内带电抗器时发热更集中：按每千乏约5 W估算，200 kvar的抗谐波柜仅电抗器就有约1 kW，风机停转后半小时内柜顶温度可以升高15 ℃以上。</p>
<p>巡检人员用钳形表测每路电流，与额定值比较：低于额定值85%的支路，多半是电容量衰减；高于额定值且波形不正弦的，要测谐波。<a href="/newdetail/1001">LH-ZCS</a>等智能电容可以直接在屏上读出每路电流和内部温度，不必开柜测量。首批共检查补偿柜40余面，现场处理了九成问题，其余等待停电窗口。</p>
<p>服务团队建议：环境温度超过40 ℃时，应适当降低补偿柜投入容量或加强通风；对运行超过五年的电容器做一次电容量测量。需要预约巡检的客户可致电400-000-0000或发邮件至service@example.com。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3013;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>9月19日，公司举办客户开放日，来自不同行业的四十余位用户代表走进贴片车间、电容器装配线、变流模块老化区与电磁兼容试验室。</p>
<p>在变流模块老化区，工程师演示了回馈式老化：两台SVG模块背靠背运行，一台发出无功、一台吸收无功，只消耗模块损耗对应的电能，即可完成额定容量下的长时间老化。</p>
<p>座谈环节，用户最关心的是治理效果如何验收。技术中心建议在合同中明确三点：测量点位置、测量时段与工况、评价用的统计值（通常为95%概率大值），避免以某一瞬间的面板读数作为结论。</p>
<h3>开放日看了什么</h3>
<table><thead><tr><th>区域</th><th>现场演示</th><th>观众最常问的问题</th></tr></thead><tbody><tr><td>贴片车间</td><td>主板编号追溯</td><td>坏了一块表能查到什么</td></tr><tr><td>电容器装配线</td><td>薄膜卷绕、容量分选</td><td>为什么容量会衰减</td></tr><tr><td>变流老化区</td><td>SVG背靠背运行</td><td>满载老化多久</td></tr><tr><td>试验室</td><td>脉冲群、浪涌</td><td>仪表为什么会死机</td></tr></tbody></table>
<p>回馈式老化的能耗可以这样估算：两台100 kvar模块满载，有功损耗按额定容量的2.5%计，两台共约5 kW；若用电阻或电抗负载单独老化，除损耗外还要另备同容量的负载设备。运行8小时只用约40 kWh，电流却是满载，散热和焊点都得到充分考核。</p>
<p>在“治理效果怎样验收”的座谈中，工程师用同一组实测数据演示了三种读法：取瞬时值，THDi在6%到19%之间跳动；取平均值是11%；取95%概率大值是16%。三个数都没有错，合同里不写清楚就会有争议。参观者建议公司给出合同附件的参考写法，技术中心已答应在年底前提供。</p>
<p>活动还安排了半小时的接线体验：在断电的演示屏上安装开口互感器，辨认极性。四十多人中有九人第一次装反，这也说明接线自检功能很有必要。</p>
<p>公司将把开放日固定为每年一次，并开放线上预约。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3014;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>11月7日，公司二号厂房屋顶光伏系统并网，配套的<a href="/newdetail/1022">LH-SVG-M</a>补偿装置、<a href="/newdetail/1062">LH-TM33</a>双向计量与<a href="/newdetail/1031">LH-PQM-A</a>监测装置同步投运，厂区成为公司产品的“活样板”。</p>
<p>并网前，技术人员用两周时间记录了厂区负荷与功率因数，预计中午光伏出力较大时公共连接点功率因数会明显下降。并网后，SVG按公共连接点无功调节，试运行期间白天与夜间的功率因数均保持在考核值以上。</p>
<table><thead><tr><th>测点</th><th>装置</th><th>用途</th></tr></thead><tbody><tr><td>公共连接点</td><td>LH-PQM-A</td><td>谐波、闪变与双向潮流</td></tr><tr><td>并网点</td><td>LH-TM33</td><td>发电量</td></tr><tr><td>低压母线</td><td>LH-SVG-M</td><td>功率因数</td></tr><tr><td>各车间</td><td><a href="/newdetail/1068">LH-MC12</a></td><td>分项能耗</td></tr></tbody></table>
<h3>并网前算了一笔账</h3>
<p>二号厂房正午负荷约400 kW、无功约150 kvar，功率因数约0.94。光伏出力300 kW时，从电网吸收的有功只剩100 kW，无功不变，功率因数降到0.55左右。要在此时保持0.95，公共连接点的无功不能超过100×0.329≈33 kvar，还需补偿约117 kvar，因此选用两台75 kvar的LH-SVG-M，共150 kvar，并留有余量。计算方法见<a href="/detail/3104">光伏接入配电网的电能质量要点</a>。</p>
<p>控制上有一个容易忽略的地方：SVG的取样互感器必须装在公共连接点，而不是光伏并网点或低压母线的一段；否则SVG看不到光伏把有功“顶”回去的那部分。调试时先断开光伏，确认SVG补偿方向正确，再逐步投入逆变器，观察公共连接点功率因数。</p>
<p>计量按双向设置：LH-TM33记录正、反两个方向的有功和四个象限的无功，每日零点冻结。LH-PQM-A按A级方法记录谐波、闪变和暂降，并网前后各三天的记录没有明显变化，将继续观察一个完整的月份。各车间的LH-MC12把用电分到工序，光伏自用比例可以按小时计算。</p>
<p>系统数据在展厅大屏实时展示，欢迎有光伏接入需求的用户到厂参观交流。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3015;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>12月18日，公司召开2025年供应商质量大会，薄膜、铝壳、硅钢、IGBT、芯片与结构件等类别的供应商代表参加。</p>
<p>会议通报了全年来料质量数据与典型问题分析。金属化薄膜方阻一致性、电抗器硅钢片毛刺与连接器镀层厚度是重点关注项，公司与相关供应商签署了专项改进计划。</p>
<p>采购部介绍了2026年的三项要求：关键物料批次数据电子化交付、变更提前90天通知、包装可循环使用。</p>
<h3>三类问题与改进</h3>
<table><thead><tr><th>物料</th><th>问题</th><th>约定的措施</th></tr></thead><tbody><tr><td>金属化薄膜</td><td>同卷方阻波动</td><td>每卷提供首、中、尾三点数据</td></tr><tr><td>硅钢片</td><td>剪切毛刺偏大</td><td>刀具寿命管理，每批附毛刺记录</td></tr><tr><td>连接器</td><td>镀层厚度不均</td><td>每批测三点，低于下限退货</td></tr><tr><td>风机</td><td>转速反馈不一致</td><td>统一信号型式，老化2 h</td></tr></tbody></table>
<p>方阻为什么重要：金属化薄膜靠极薄的金属层实现自愈，方阻偏低时击穿点不易清除，偏高时损耗和温升变大。同一卷首尾差别过大，会使同一批电容器的寿命分散。公司将方阻与电容器出厂容量、损耗角数据关联分析，共同确定控制范围，而不是单方面收紧指标。</p>
<p>变更管理是会上讨论最久的议题。供应商代表提出，90天对紧急替代太长；最终约定分三级：影响安全和性能的变更提前90天，影响外观的提前30天，紧急替代可先书面申请、单独标识并附对比试验。所有变更件在追溯系统中都有标记。</p>
<p>包装循环使用从铝壳和电抗器铁心开始试行，周转箱带编号，预计一年减少一次性木箱约六千只。电子化交付则统一了数据格式，供应商可以直接上传，不需要另装软件。</p>
<p>会上还对年度交付稳定的供应商进行了表彰。公司表示将继续坚持“同等条件质量优先”的原则，与供应商共同承担质量责任。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3016;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/banners/contact-building-e815b269.webp', `maincontent` = '<p>1月23日，公司举行2025年度总结表彰大会，五个团队和三十名个人获得表彰。年度团队奖授予台区不平衡治理项目组，该团队全年走访一百二十多个台区，形成了从测量、选型到验收的标准流程。</p>
<p>会议把“把现场问题解决在出厂之前”确定为2026年的质量主题，要求服务部每月把现场问题分类反馈给研发与制造，研发部在两周内给出措施并公示关闭状态。</p>
<ul><li>研发：推进碳化硅器件在SVG模块中的应用验证</li><li>制造：扩大自动校表与自动老化覆盖率</li><li>服务：现场问题当月关闭率作为考核指标</li></ul>
<h3>年度团队做了什么</h3>
<p>台区不平衡治理项目组走访的一百二十多个台区，变压器容量多在200~400 kVA。他们发现，约一半台区的不平衡是结构性的，一年四季同一相偏重，重新分配用户接线就能改善；另一半随时段变化，才需要换相开关<a href="/newdetail/1030">LH-HXK</a>或调节装置<a href="/newdetail/1029">LH-SPC</a>。流程因此规定：先测满七天，再决定用什么。</p>
<table><thead><tr><th>步骤</th><th>内容</th><th>产出</th></tr></thead><tbody><tr><td>测量</td><td>出口与末端各测7天</td><td>电流、电压、零线曲线</td></tr><tr><td>判断</td><td>区分结构性与时间性</td><td>治理方式建议</td></tr><tr><td>安装</td><td>按图施工，核对相序</td><td>接线照片与参数表</td></tr><tr><td>验收</td><td>再测7天，比较三个量</td><td>不平衡度、零线电流、末端电压</td></tr></tbody></table>
<p>个人奖中，有一位装配技师提出把电容器放电电阻的检测移到封盖之前，避免封装后才发现虚焊；一位客服人员把热线里重复出现的问题整理成可以搜索的问答，使同类来电减少约两成。</p>
<p>会议也公布了没有完成的目标：现场问题当月关闭率全年平均86%，低于90%的计划，主要卡在需要跨部门复现的通信类问题。2026年将设专门的复现工位，接收现场寄回的设备与抓包数据，两周内给出结论。</p>
<p>会后，公司慰问了春节期间值守的生产与服务人员。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3017;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/products/lh-svg-mh-1-28660bfb.webp', `maincontent` = '<p>经过半年挂网验证，<a href="/newdetail/1023">LH-SVG-MH</a>高密度SVG混合补偿模块进入批量供货阶段。单模块容量150 kvar，并自带12路电容投切输出，一台模块即可组成“电容粗调、SVG细调”的混合系统。</p>
<p>挂网验证选择了三种典型负荷：写字楼、注塑车间与充电场站。运行数据表明，混合控制可以在保持功率因数稳定的同时显著减少电容器投切次数，延长开关与电容器寿命。</p>
<h3>适用建议</h3>
<ul><li>基础无功稳定、波动部分占总无功30%以下：电容为主，SVG按波动量选取</li><li>夜间存在容性倒送：SVG容量不小于最大容性无功</li><li>谐波较重：电容支路必须串7%或14%电抗</li></ul>
<h3>三处挂网点的数据</h3>
<table><thead><tr><th>负荷</th><th>补偿前功率因数</th><th>混合补偿后</th><th>电容日均投切次数</th></tr></thead><tbody><tr><td>写字楼</td><td>0.88，夜间呈容性</td><td>0.97</td><td>由46次降到9次</td></tr><tr><td>注塑车间</td><td>0.74，快速波动</td><td>0.96</td><td>由210次降到31次</td></tr><tr><td>充电场站</td><td>0.91，夜间呈容性</td><td>0.98</td><td>由38次降到7次</td></tr></tbody></table>
<h3>一台模块怎样指挥电容</h3>
<p>LH-SVG-MH额定容量150 kvar、额定电流217 A，带12路DC 12 V投切输出。负荷变化时SVG在10 ms以内先补上；变化持续超过设定时间后，模块投入一级电容，自己同步退回相同的量，母线上的无功不会出现台阶。电容只承担稳定的部分，SVG始终留有上下调节的余地。</p>
<p>举例：注塑车间稳定无功约240 kvar，波动±90 kvar。配六级40 kvar抗谐波电容承担稳定部分，一台150 kvar模块承担波动，余量60 kvar；若全用SVG，需要三台模块。按有功损耗不超过2.2%计，一台模块满载损耗约3.3 kW，少开两台就少6 kW以上的发热。容量分配方法见<a href="/detail/3115">混合补偿的容量该怎么分</a>。</p>
<p>该模块与<a href="/newdetail/1022">LH-SVG-M</a>共用机架与触摸屏，原有机柜可直接扩容。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3018;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/products/lh-mc12-1-61c2bfce.webp', `maincontent` = '<p>针对GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》自2026年5月1日起实施，公司组织完成了<a href="/newdetail/1068">LH-MC12</a>多回路电能表的对标评审。</p>
<p>评审从标识、各回路准确度声明、互感器与主机的配套关系、回路间串扰以及电磁兼容五个方面逐条比对，明确了需要在铭牌与说明书中补充的内容，并对回路间影响量试验增加了边界工况。</p>
<table><thead><tr><th>评审项</th><th>结论</th></tr></thead><tbody><tr><td>各回路准确度声明</td><td>说明书按回路与互感器规格分列</td></tr><tr><td>互感器配套</td><td>主机与互感器成套编号</td></tr><tr><td>回路间影响</td><td>增加相邻回路满载工况</td></tr><tr><td>标识</td><td>铭牌补充回路数与接线方式</td></tr></tbody></table>
<h3>对标怎样做</h3>
<p>评审组把标准条文拆成可以核对的条目，每条对应一份证据：设计文件、试验记录或铭牌照片。没有证据的一律记为“待补”，不以经验代替。评审共列出条目六十余项，其中十一项需要补充资料，两项需要增加试验，没有需要改动硬件的项目。具体要求以标准原文为准。</p>
<p>增加的试验是“相邻回路满载”：被测回路通小电流，左右两个回路通最大电流，看误差变化。试验用50 A规格互感器，被测回路取5 A，相邻回路取额定值，三个位置各测一轮，误差变化均小于该点误差限的四分之一。原因在于插接式互感器带有屏蔽，二次引线采用双绞。</p>
<p>说明书的主要改动是准确度的写法：主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明，避免把主机等级误当作整套等级。互感器与主机改为成套编号，现场更换互感器时在屏上登记新编号。标准内容与用户关心的问题，可以看<a href="/detail/3117">解读</a>和<a href="/detail/3120">存量设备自查</a>两篇文章。</p>
<p>已售产品的说明书更新版可在网站下载或联系sales@example.com索取，硬件无需更换。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3019;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、验电、放电、接地、挂牌、检修、恢复。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻应在3分钟内把端电压降到50 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/scenes/sol-breeding-ventilation-bae70aa7.webp', `maincontent` = '<p>7月下旬至8月，公司联合各地服务网点开展养殖场用电安全服务月，为合作养殖场的二百余栋圈舍提供免费用电体检。</p>
<p>体检内容包括进线与支路接头红外测温、剩余电流测量、接地电阻复测、发电机自启动试验与停电告警链路演练。</p>
<h3>发现的主要问题</h3>
<ul><li>配电箱内粉尘与氨气腐蚀导致端子氧化发热</li><li>剩余电流保护器失效或被短接</li><li>发电机可以启动但切换后相序未核对</li><li>停电告警依赖同一路电源，断电后无法发出</li></ul>
<h3>体检数据</h3>
<table><thead><tr><th>项目</th><th>检查数</th><th>不合格</th><th>常见原因</th></tr></thead><tbody><tr><td>接头红外测温</td><td>1860处</td><td>7.1%</td><td>氧化、松动</td></tr><tr><td>剩余电流</td><td>640路</td><td>9.5%</td><td>保护器失效、线路受潮</td></tr><tr><td>接地电阻</td><td>215处</td><td>5.6%</td><td>接地体腐蚀</td></tr><tr><td>发电机自启动</td><td>96台</td><td>12.5%</td><td>电瓶亏电、相序未核对</td></tr><tr><td>停电告警</td><td>208套</td><td>31%</td><td>告警装置与风机同一路电源</td></tr></tbody></table>
<p>停电告警的不合格比例最高。密闭圈舍停风后温度和氨气上升很快，高温天气几十分钟就可能造成损失，因此告警必须在停电后仍能发出。<a href="/newdetail/1065">LH-WM40</a>取电于电压回路，选配断电上报功能后，停电瞬间仍能发出告警；没有4G信号的场区，用<a href="/newdetail/1067">LH-WM42</a>经网关上传，网关单独接不间断电源。</p>
<h3>可以马上做的三件事</h3>
<ol><li>每月按一次剩余电流保护器的试验按钮，不动作就更换</li><li>每周空载启动发电机10分钟，每季度带负荷切换一次并核对相序</li><li>把告警电话至少设为三个人，夜间轮流接听</li></ol>
<p>服务人员提醒，圈舍冲洗前应切断湿区以外不必要的回路，配电箱门关闭并检查密封条。需要系统改造的场区，可以参考<a href="/cm_detail/2010">通风断电告警方案</a>。</p>
<p>针对停电告警问题，服务人员为部分用户加装了带超级电容的无线仪表，断电后仍可完成上报。相关做法已整理成《养殖场用电自查清单》，可在网站咨询页留言索取。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3021;
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
<p>公司同时公布了服务响应时间的统计口径：从热线登记到给出明确处理意见为响应时间，从登记到用户确认关闭为解决时间，两项均按月公示。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3022;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<p>对用电企业而言，变化主要体现在三个阶段：新建与改扩建项目在方案阶段就要考虑干扰性负荷的影响；投运时治理设施应与主体工程同步；运行中需要对自身电能质量状况心中有数。</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="/media/news/drive-spectrum-85313fba.webp" alt="柱状图：六脉波变频器5至19次谐波，治理前THDi约29%，治理后约1.5%"><figcaption>理想六脉波整流的谐波电流与次数成反比；滤除95%后，THDi由约29%降到约1.5%。</figcaption></figure>
<p>不带电抗器的变频器，实际谐波往往比理想值更大，尤其是5次和7次。估算时先取理想值I<sub>n</sub>＝I<sub>1</sub>/n：若整流负荷基波电流为200 A，5次约40 A，7次约29 A，11次约18 A，各次平方和开方约58 A，这就是有源滤波容量的起点，再按实测修正。例如选100 A的<a href="/newdetail/1026">LH-APF-M</a>，留有裕度。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委、国家能源局印发《关于新形势下配电网高质量发展的指导意见》，围绕补短板、提承载、强支撑、促转型提出任务。文件提出，到2025年配电网具备5亿千瓦左右分布式新能源、1200万台左右充电桩接入能力。</p>
<p>分布式光伏和充电桩都接在配电网末端，对低压台区提出两类挑战：一是潮流由单向变双向，电压偏高与功率因数下降；二是单相负荷集中，三相不平衡加剧。</p>
<table><thead><tr><th>现象</th><th>低压侧的表现</th><th>可以用的手段</th></tr></thead><tbody><tr><td>潮流双向</td><td>中午末端电压偏高</td><td>逆变器无功、户外SVG</td></tr><tr><td>单相负荷集中</td><td>零线电流大、末端电压低</td><td>换相开关、调节装置</td></tr><tr><td>功率因数下降</td><td>有功减少、无功不变</td><td>按公共连接点补偿</td></tr><tr><td>数据缺失</td><td>事后查不到原因</td><td>测控终端、曲线存储</td></tr></tbody></table>
<ul><li>监测先行：台区出口与末端具备三相电压、电流、功率因数曲线</li><li>治理分层：不平衡、无功、谐波按“源头—支路—出口”分层处理</li><li>设备联动：补偿装置能接受终端指令，而不是各自为战</li></ul>
<h3>光伏为什么会抬高电压</h3>
<p>线路末端的电压变化可以近似写成ΔU≈(P·R＋Q·X)/U。用电时P、Q都从电源流向用户，末端电压降低；光伏反送时P为负，末端电压升高。以一条三相低压线路为例：R＝0.1 Ω，X＝0.04 Ω，U＝400 V，反送60 kW时，ΔU≈60000×0.1/400＝15 V，约为额定值的3.75%；若同时吸收30 kvar感性无功，可以抵消30000×0.04/400＝3 V。可见低压线路电阻较大，单靠无功调压作用有限，往往要与限发、换相、增大导线配合。</p>
<h3>先装什么</h3>
<p>数据先行，并不意味着一次装齐。可以先在台区出口装<a href="/newdetail/1019">LH-CK300</a>，末端选两三个用户装带电压曲线的电能表，运行一个月再决定治理手段；需要与多种设备联动、就地转换规约的，用<a href="/newdetail/1020">LH-CK310</a>。无功波动大、末端电压低的台区用<a href="/newdetail/1025">LH-SVG-P</a>，负荷平稳的用<a href="/newdetail/1007">LH-JPB</a>。所有装置的投退、电压和电流都应带时标上传，才能说明治理前后的变化。</p>
<p>对设备厂商来说，单纯的“投切准确”已经不够，数据可读、策略可调、远程可维护成为基本要求。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3102;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/payback-cover-dbf77e35.webp', `maincontent` = '<p>国务院印发《推动大规模设备更新和消费品以旧换新行动方案》（国发〔2024〕7号），提出实施设备更新、消费品以旧换新、回收循环利用、标准提升四大行动。工业企业的老旧配电与用能设备，是设备更新中容易见效的部分。</p>
<p>补偿与计量设备的更新往往投资不大，却能直接反映在电费单上。判断是否值得更新，可以从三方面入手。</p>
<table><thead><tr><th>对象</th><th>可更新信号</th><th>更新方向</th></tr></thead><tbody><tr><td>电容柜</td><td>力调电费长期被罚、熔断器频繁熔断</td><td>抗谐波集成电容或混合补偿</td></tr><tr><td>指针表与旧表</td><td>无通信、误差大</td><td>多功能或无线仪表</td></tr><tr><td>低压柜</td><td>无测温、无漏电监测</td><td>加装测温与剩余电流监测</td></tr></tbody></table>
<h3>算一笔账</h3>
<figure><img src="/media/news/payback-d9f1e587.webp" alt="折线图：投入6万元，每月节省2500元，24个月收回"><figcaption>例：投入6万元，每月少付电费2500元，累计收益在第24个月由负转正。</figcaption></figure>
<p>改造是否划算，看静态回收期：投入÷每月节省。某企业一面旧电容柜长期只能投入一半，每月因功率因数不达标多付约2500元；更换为六台40 kvar智能电容并修复控制回路，投入约6万元，回收期60000÷2500＝24个月，而电容器的参考寿命远长于此。若只是控制器取样接错，改线不花钱就能解决，所以一定先查原因再报方案。</p>
<p>节省额要用连续十二个月的电费单计算，不能用最差的一个月乘以十二；同时扣除新装置自身的损耗。带电抗器的补偿支路每千乏损耗约5 W，200 kvar全年投入约多用8760 kWh，不应忽略。</p>
<p>更新不等于整柜更换。对柜体完好的老配电室，采用抽插式电容、开口互感器与无线仪表做局部改造，停电时间与投资都可以控制在较低水平。</p>
<p>局部改造的常见组合是：<a href="/newdetail/1003">LH-ZCM</a>替换老柜内的电容与接触器，柜体空间只容得下方形电容的用<a href="/newdetail/1038">LH-BF</a>原位替换，<a href="/newdetail/1075">LH-KCT</a>在不断线的情况下加装互感器，<a href="/newdetail/1065">LH-WM40</a>解决旧柜没有通信线的问题，<a href="/newdetail/1074">LH-TS20</a>监测电缆接头温度。施工前核对柜内空间、母线载流量和短路耐受能力，旧柜体的防护和接地不合格的，应整柜更换。政策支持的范围、比例与申报办法各地不同，以当地主管部门公布的文件为准。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3103;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/pv-power-factor-cover-1ec9faf6.webp', `maincontent` = '<p>GB/T 29319-2024《光伏发电系统接入配电网技术规定》于2024年3月15日发布并实施，代替2012版。标准从电能质量、有功与无功控制、故障穿越、保护与通信等方面对接入配电网的光伏系统提出要求。</p>
<p>对工商业屋顶光伏业主来说，最容易被忽视的是并网后企业自身的功率因数。光伏主要提供有功，原有无功需求仍从电网获取，公共连接点的有功减少而无功不变，功率因数自然下降。</p>
<table><thead><tr><th>项目</th><th>并网前</th><th>光伏300 kW</th><th>补偿后</th></tr></thead><tbody><tr><td>电网有功</td><td>400 kW</td><td>100 kW</td><td>100 kW</td></tr><tr><td>电网无功</td><td>150 kvar</td><td>150 kvar</td><td>33 kvar</td></tr><tr><td>功率因数</td><td>0.94</td><td>0.55</td><td>0.95</td></tr></tbody></table>
<figure><img src="/media/news/pv-power-factor-54d074c5.webp" alt="两个功率三角形：光伏发300 kW后电网有功降为100 kW，功率因数由0.94降为0.55"><figcaption>电网有功由400 kW减为100 kW，无功150 kvar不变，功率因数由0.94降到0.55。</figcaption></figure>
<ul><li>先看逆变器：能否按设定功率因数或无功指令运行</li><li>再看补偿：控制器取样点是否仍在总进线、是否能识别倒送</li><li>最后看SVG：容量按公共连接点无功缺额与容性倒送的较大值确定</li></ul>
<h3>补偿容量怎么算</h3>
<p>保持功率因数0.95，允许的无功为有功的0.329倍（tanφ）。电网有功100 kW时，允许100×0.329≈33 kvar，因此需补偿150－33＝117 kvar。有功继续减小甚至反送时，允许的无功趋近于零，补偿容量应按“无功全部补足”考虑，即150 kvar。选两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>可以满足两种情况。</p>
<p>电容柜能不能用？可以，但要过两关：一是控制器在小电流、反方向有功时仍能正确判断，<a href="/newdetail/1047">LH-RC18</a>等带四象限判断的控制器可以，老式控制器往往误认为容性而全部切除；二是光伏出力随云层变化，电容投切频繁。因此常用做法是电容承担稳定部分，SVG承担变化部分。</p>
<p>逆变器能提供无功时，先用逆变器，最省投资。注意它的无功调节以并网点为准，与厂区补偿装置应有一个统一的目标点，避免两套装置互相抵消。标准的适用范围、限值与测试方法以GB/T 29319-2024原文和当地供电企业要求为准。</p>
<p>接入前后的电能质量测试点应选在公共连接点，并同时记录光伏出力，以便区分光伏与负荷的影响。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3104;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/current-ranges-cover-f6a690b2.webp', `maincontent` = '<p>GB/T 17215.301-2024《电测量设备（交流） 特殊要求 第1部分：多功能电能表》于2024年4月25日发布，自2024年11月1日起实施。同年换版的还有静止式谐波有功电能表（GB/T 17215.302-2024）等标准。</p>
<p>近几年GB/T 17215系列集中换版，准确度等级的表示由数字向字母过渡：有功A级、B级、C级、D级、E级，工程上常以B级对应旧的1级、C级对应旧的0.5S级来理解，具体误差限以标准原文为准。</p>
<table><thead><tr><th>写法</th><th>最小电流</th><th>转折电流</th><th>最大电流</th><th>旧标称</th></tr></thead><tbody><tr><td>0.2-0.5(60) A</td><td>0.2 A</td><td>0.5 A</td><td>60 A</td><td>5(60) A</td></tr><tr><td>0.015-0.075(6) A</td><td>0.015 A</td><td>0.075 A</td><td>6 A</td><td>1.5(6) A</td></tr></tbody></table>
<figure><img src="/media/news/current-ranges-0901684e.webp" alt="刻度图：0.2-0.5(60) A电能表的最小、转折与最大电流"><figcaption>0.2-0.5(60) A的含义：转折电流到最大电流之间，是准确度等级规定误差限的主要区间。</figcaption></figure>
<h3>选型时注意</h3>
<ol><li>招标文件中同时写明字母等级与对应旧等级，避免歧义</li><li>电流规格改用最小电流、转折电流、最大电流表示，如0.2-0.5(60)A</li><li>面板类多功能仪表属于安装式数字显示仪表，与结算用电能表不是一类产品</li></ol>
<h3>直接接入还是经互感器</h3>
<p>负荷电流不超过电能表的最大电流，可以直接接入；超过时经互感器接入，读数乘以变比。例如负荷150 A，配200/5的互感器，变比40，表计二次电流最大3.75 A，落在0.075 A到6 A之间。若误选800/5，同样负荷二次只有0.94 A，夜间5 A负荷时二次仅0.03 A，低于转折电流，误差限放宽，计量就不可靠了。</p>
<p>按这个思路，分户、设备计量可用直接接入的<a href="/newdetail/1057">LH-DM1</a>、<a href="/newdetail/1059">LH-DM3</a>，需要费控的用<a href="/newdetail/1058">LH-DM2P</a>；总进线和馈线用经互感器的<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1061">LH-TM30</a>。<a href="/newdetail/1049">LH-PM96S</a>、<a href="/newdetail/1063">LH-DA72</a>、<a href="/newdetail/1064">LH-DV96</a>属于面板显示仪表，用来看运行状态，不用于结算。</p>
<p>验收时逐台核对三件事：铭牌上的电流写法与图纸一致；互感器变比与表内设置一致；标称脉冲常数与实际一致。最后一项可以现场验证：脉冲常数400 imp/kWh的表，若负荷稳定在二次0.9 kW，每分钟应有400×0.9÷60＝6个脉冲。</p>
<p>存量表计不因标准换版而自动失效，检定与更换周期按计量管理要求执行。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3105;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/night-reactive-cover-2ce6dc16.webp', `maincontent` = '<p>新版《供电营业规则》自2024年6月1日起施行。规则延续了用户应当就地平衡无功、按规定配置无功补偿装置并防止向电网倒送无功的基本原则，并对电能质量干扰的治理责任作了规定。</p>
<p>“倒送无功”是近年容易被忽视的问题：夜间轻载时电缆充电功率、轻载UPS与照明电子镇流器都可能使总进线呈容性，如果电容柜仍处于投入状态，就会出现过补。</p>
<table><thead><tr><th>时段</th><th>常见状态</th><th>应当怎样</th></tr></thead><tbody><tr><td>白天满载</td><td>感性，电容全部投入</td><td>保持目标功率因数</td></tr><tr><td>午休、换班</td><td>无功骤减</td><td>按延时逐级切除</td></tr><tr><td>夜间轻载</td><td>呈容性，电容仍在投</td><td>过补闭锁，全部切除</td></tr><tr><td>夜间本身容性</td><td>电容已全切，仍倒送</td><td>SVG吸收感性无功</td></tr></tbody></table>
<figure><img src="/media/news/night-reactive-55b2f0f1.webp" alt="曲线图：白天吸收无功，夜间电容未退出，向电网倒送"><figcaption>夜间若有60 kvar电容没有退出，无功由吸收变为倒送。</figcaption></figure>
<ul><li>检查控制器是否具备过补闭锁</li><li>查看夜间功率因数符号与无功方向</li><li>容性无功持续存在时，用SVG或电抗器吸收</li></ul>
<h3>倒送多少才算多</h3>
<p>先估算企业自身的容性无功。10 kV电缆的充电功率可按每千米数千乏到十几千乏估计，由电缆截面决定，以制造厂电容值计算为准；0.4 kV的UPS、服务器电源、LED驱动等，轻载时每台也有几百乏到几千乏。某写字楼夜间有功60 kW，总进线容性无功45 kvar，功率因数只有60÷√(60²＋45²)＝0.80，而且方向是倒送。</p>
<p>按多地执行的功率因数调整办法，倒送的无功电量以绝对值与吸收的相加。上例每晚8小时倒送45×8＝360 kvarh，一个月约10800 kvarh；若当月有功电量10万kWh、吸收无功3万kvarh，不计倒送时功率因数约0.96，计入后变成约0.93。可见夜间问题会拉低全月的结果，具体计算以当地规定为准。</p>
<h3>怎样整改</h3>
<p>先看控制器：<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>都可以设置过补闭锁与小电流闭锁，确认目标值没有设得过高；再看手动投入的固定电容，夜间应能自动退出；电容全部退出后仍为容性，才需要<a href="/newdetail/1022">LH-SVG-M</a>连续吸收。上例选50 kvar即可把夜间功率因数恢复到接近1。</p>
<p>功率因数考核标准与结算方式请以供用电合同和当地供电企业执行口径为准。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3106;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/power-triangle-cover-66f66b50.webp', `maincontent` = '<p>力调电费全称为功率因数调整电费，依据用户当月平均功率因数与考核标准的差距，对电费进行增减。常见的考核标准有0.90、0.85与0.80三档，适用于不同容量与性质的用户。</p>
<p>月平均功率因数由有功电量与无功电量计算，因此“瞬时功率因数达标”不等于“月平均达标”。夜间轻载时虽然电流小，但若长时间容性，反向无功电量同样会计入。</p>
<table><thead><tr><th>功率因数</th><th>0.90标准时电费调整</th></tr></thead><tbody><tr><td>0.80</td><td>增收5.0%</td></tr><tr><td>0.85</td><td>增收2.5%</td></tr><tr><td>0.90</td><td>不增不减</td></tr><tr><td>0.95及以上</td><td>减收0.75%</td></tr></tbody></table>
<h3>算一个例子</h3>
<p>某用户月有功电量300000 kWh，平均功率因数0.85，对应无功电量约186000 kvarh；提高到0.95后，无功电量约98600 kvarh，即每月少从电网吸收约87000 kvarh无功。补偿容量可按平均有功功率估算：300000 kWh除以720 h约417 kW，所需补偿约417×（0.620-0.329）≈121 kvar，再考虑峰值系数选取。</p>
<figure><img src="/media/news/power-triangle-31fdcf15.webp" alt="功率三角形：417 kW由0.85提高到0.95，需补偿121 kvar"><figcaption>有功417 kW不变，功率因数由0.85提高到0.95，无功由258 kvar降到137 kvar，需补偿121 kvar。</figcaption></figure>
<p>再算电费。按现行办法常见的0.90标准，0.85增收2.5%，0.95减收0.75%。若该用户每月参与调整的电费为20万元，改造前多付5000元，改造后少付1500元，每月相差6500元。121 kvar考虑峰值后取160 kvar，可用四台40 kvar的<a href="/newdetail/1001">LH-ZCS</a>组柜；有谐波的场所改用<a href="/newdetail/1011">LH-XCS-7</a>，注意它在400 V下的实际输出小于标称值。</p>
<h3>为什么装了电容还被罚</h3>
<p>常见原因有四个：控制器取样点没有包含全部负荷；三相不平衡，共补按一相取样，另两相欠补，可换成<a href="/newdetail/1004">LH-ZCF</a>或<a href="/newdetail/1005">LH-ZCH</a>；电容衰减、熔断器烧断而无人发现；夜间倒送。先把<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>显示的功率因数与电费单上的月平均值对一遍，相差较大就从取样点查起。</p>
<ul><li>提高功率因数可减少线路与变压器电流，降低损耗</li><li>变压器释放的视在容量可用于新增负荷</li><li>补偿投资回收期应以实际电费清单计算</li></ul>
<p>示例仅用于说明计算方法，实际电价与奖惩系数以当地执行标准为准。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3107;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/parallel-resonance-cover-020bcc5c.webp', `maincontent` = '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="/media/news/parallel-resonance-4059e22b.webp" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。不计电阻时，n次谐波流入变压器的电流是谐波源电流的1/|1－(n/n<sub>r</sub>)²|倍。300 kvar时n<sub>r</sub>≈7.5：5次为1/|1－0.45|≈1.8倍，7次为1/|1－0.88|≈8倍，11次约0.85倍。负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流。流入电容器的电流等于谐波源电流加上流入变压器的部分，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<p>解决办法是在电容回路中串入电抗器，使回路在5次及以上频率呈感性，谐振点移到3次与4次之间。主要谐波为5次及以上时选7%，存在明显3次谐波时选14%。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3108;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/cabinet-losses-cover-8d1ab77f.webp', `maincontent` = '<p>GB/T 7251.1-2023《低压成套开关设备和控制设备 第1部分：总则》自2024年3月1日起实施，等同采用IEC 61439-1:2020。补偿柜作为成套设备，除满足GB/T 15576外，总则的要求同样适用。</p>
<p>补偿柜的特殊性在于热：电容器与电抗器持续发热，且投切元件集中，温升往往决定柜内最大容量。</p>
<table><thead><tr><th>发热部件</th><th>估算</th><th>300 kvar柜</th></tr></thead><tbody><tr><td>7%串联电抗器</td><td>约5 W/kvar</td><td>1500 W</td></tr><tr><td>开关、熔断器</td><td>每组约25 W，10组</td><td>250 W</td></tr><tr><td>电容器</td><td>约0.4 W/kvar</td><td>120 W</td></tr><tr><td>合计</td><td></td><td>约1.9 kW</td></tr></tbody></table>
<figure><img src="/media/news/cabinet-losses-1edd7cdf.webp" alt="条形图：300 kvar补偿柜发热，电抗器1500 W，开关与熔断器250 W，电容器120 W"><figcaption>300 kvar抗谐波补偿柜的发热分布：电抗器占八成。</figcaption></figure>
<ul><li>温升：按满容量投入校核，风机故障时应能降容或退出</li><li>短路：支路熔断器与柜体短时耐受能力配合</li><li>放电：断电后电容器残压与再投入间隔</li><li>防护：通风口防护等级与滤网维护</li></ul>
<h3>风量怎么估</h3>
<p>强制通风的风量可用V≈3.1×P/ΔT估算，V单位m³/h，P为发热功率（W），ΔT为允许的柜内温升（K）。上例P＝1870 W，允许温升15 K，V≈3.1×1870÷15≈386 m³/h；滤网积灰后风量可能只剩一半，因此选用标称约800 m³/h的风机，并监测柜内温度。高海拔地区空气稀薄，还要修正。</p>
<p>布置上，电抗器放在柜体上部或单独隔开，热气直接排出，不要从电容器旁边经过；进风口在下，出风口在上，两者面积相当。<a href="/newdetail/1013">LH-XCB</a>板式组件把电容、电抗、开关放在一块板上，电抗器位于上侧，就是为此。</p>
<p>风机停转时应有明确的动作：先报警，温度继续上升则逐级切除。<a href="/newdetail/1006">LH-GBJ</a>在电抗器内装温度开关，<a href="/newdetail/1021">LH-HMI7</a>集中显示各路温度与报警。出厂前按满容量投入做温升试验，或与已验证的同系列方案比较；更换了电抗率、风机或防护等级，都要重新说明。条款的准确要求以标准原文为准。</p>
<p>设计验证可采用试验、比较或评估的方法，派生规格应说明与已验证方案的差异。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3109;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/transformer-reactive-cover-039a5985.webp', `maincontent` = '<p>GB 20052-2024《电力变压器能效限定值及能效等级》将于2025年2月1日起实施。新版标准适用范围除10 kV配电变压器外，还包括新能源发电侧的相关变压器。</p>
<p>更换高能效变压器后，空载损耗与空载电流下降，变压器自身消耗的无功也随之减小；如果沿用旧的固定补偿电容，轻载时更容易过补。</p>
<table><thead><tr><th>项目</th><th>旧变压器</th><th>新变压器</th></tr></thead><tbody><tr><td>容量、短路阻抗</td><td>1000 kVA、6%</td><td>1000 kVA、6%</td></tr><tr><td>空载电流（例）</td><td>1.0%</td><td>0.2%</td></tr><tr><td>空载无功</td><td>10 kvar</td><td>2 kvar</td></tr><tr><td>20 kvar固定电容不过补的负载率</td><td>41%以上</td><td>55%以上</td></tr></tbody></table>
<figure><img src="/media/news/transformer-reactive-aa9a7263.webp" alt="曲线图：新变压器空载无功由10 kvar降为2 kvar，20 kvar固定电容过补的范围变宽"><figcaption>变压器消耗的无功随负载率上升；与20 kvar固定电容的交点由41%移到55%，左侧为过补。</figcaption></figure>
<ol><li>核算新变压器的空载电流与短路阻抗</li><li>重新计算固定补偿部分，宜小不宜大</li><li>短路阻抗变化会改变谐振次数，须复核电抗率</li></ol>
<h3>公式与例子</h3>
<p>变压器消耗的无功可写成Q＝S<sub>N</sub>×(I<sub>0</sub>%＋u<sub>k</sub>%×β²)/100，β为负载率。1000 kVA、u<sub>k</sub>为6%的变压器，半载时漏抗消耗1000×6×0.25÷100＝15 kvar，满载时60 kvar；空载部分由空载电流决定。更换后空载部分由10 kvar减到2 kvar，原来20 kvar的固定电容在负载率55%以下就会向电网倒送，夜间尤其明显。表中空载电流为示例，以铭牌和试验报告为准。</p>
<p>短路阻抗变化也要复核谐振。例如阻抗由4%改为6%，短路容量由25 MVA降到16.7 MVA，投入300 kvar时谐振次数由√(25000÷300)≈9.1次移到7.5次，更靠近7次谐波。没有串电抗的旧电容柜，换变压器之前也许没有问题，换了之后却可能出现放大。</p>
<p>建议把固定部分改为可自动投切的最小一级，例如一台10（5+5）kvar的<a href="/newdetail/1001">LH-ZCS</a>；谐波场所用<a href="/newdetail/1011">LH-XCS-7</a>。新柜可按<a href="/newdetail/1006">LH-GBJ</a>重新选型，用近一年负荷曲线核对最小和最大无功。能效等级与损耗限值以标准原文为准。</p>
<p>变压器更新是重新梳理补偿方案的好时机：与其原样搬迁旧柜，不如根据近一年的负荷曲线重新选型。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3110;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/four-quadrant-cover-35b7bdb6.webp', `maincontent` = '<p>国家能源局印发的《分布式光伏发电开发建设管理办法》按自然人户用、非自然人户用、一般工商业、大型工商业四类进行管理，并对上网模式作出区分。行业普遍关注的是对新建项目“可观、可测、可调、可控”的要求。</p>
<p>落到设备层面，“可观可测”要求并网点有可靠的计量与数据通道，“可调可控”要求逆变器能接收指令并执行。</p>
<table><thead><tr><th>要求</th><th>涉及设备</th><th>常见短板</th></tr></thead><tbody><tr><td>可观</td><td>并网点采集</td><td>无通信或数据中断</td></tr><tr><td>可测</td><td>双向计量、功率因数</td><td>互感器方向错误</td></tr><tr><td>可调</td><td>逆变器、SVG</td><td>各自控制、互相冲突</td></tr><tr><td>可控</td><td>断路器、网关</td><td>控制权限与安全</td></tr></tbody></table>
<h3>四个象限怎样看</h3>
<figure><img src="/media/news/four-quadrant-d8f26519.webp" alt="四象限图：光伏企业从清晨到正午由第一象限移到第二象限"><figcaption>光伏企业一天之内由第一象限移到第二象限：有功变为上网，无功仍从电网吸收。</figcaption></figure>
<p>以“从电网流入”为正：第一象限有功、无功都流入，是普通用户；光伏大于负荷时有功变为流出，无功仍流入，进入第二象限。单向电能表在此时会停走或误记，普通控制器也会把方向判反。因此并网点和总进线都应使用能分别记录四个象限无功的电能表。</p>
<p>举例：清晨用电300 kW、吸收150 kvar；上午光伏220 kW，净用电80 kW；正午光伏420 kW，净上网120 kW，无功始终是150 kvar。三个时刻的功率因数分别为0.89、0.47、0.62，而负荷本身没有任何变化。只看功率因数会误以为设备坏了，要与方向一起看。</p>
<p>10 kV侧可用<a href="/newdetail/1062">LH-TM33</a>，0.4 kV侧可用<a href="/newdetail/1061">LH-TM30</a>或<a href="/newdetail/1048">LH-PM96E</a>；数据经<a href="/newdetail/1069">LH-GW100</a>上送，断网时本地缓存，恢复后补传。互感器方向用一个简单办法核对：夜间光伏不发电，总进线有功应为正，并网点有功应接近零；正午相反。若符号不对，先查互感器P1、P2朝向，再查二次端子。</p>
<p>对已经投运的项目，先把并网点与总进线的双向计量做准，是成本最低、见效最快的一步。项目适用要求以各地实施细则为准。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3111;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/adjustable-load-cover-57d41e90.webp', `maincontent` = '<p>国家发展改革委、国家能源局发布关于加快推进虚拟电厂发展的指导意见，提出到2027年全国虚拟电厂调节能力达到2000万千瓦以上，到2030年达到5000万千瓦以上。</p>
<p>虚拟电厂把分布式电源、可调节负荷、储能等资源聚合起来参与系统运行与市场交易。对工商业用户来说，参与的前提是知道自己“有多少负荷可以调、能调多久”。</p>
<table><thead><tr><th>负荷</th><th>能调多少</th><th>能调多久</th><th>注意</th></tr></thead><tbody><tr><td>空调、冷冻机</td><td>20%~40%</td><td>1~2 h</td><td>室温与湿度限值</td></tr><tr><td>充电桩</td><td>50%以上</td><td>1~4 h</td><td>车主取车时间</td></tr><tr><td>空压机、储气</td><td>10%~20%</td><td>0.5~1 h</td><td>最低气压</td></tr><tr><td>连续生产线</td><td>很少</td><td>—</td><td>不应纳入</td></tr></tbody></table>
<figure><img src="/media/news/adjustable-load-6486782f.webp" alt="曲线图：日负荷中14时至16时可减少200 kW"><figcaption>日负荷中只有一部分能调：本例14时至16时减少200 kW，其余为不可中断负荷。</figcaption></figure>
<ul><li>分回路计量：把空调、充电、压缩空气等可调负荷单独计量</li><li>分钟级数据：响应效果评估依赖高频、连续、带时标的数据</li><li>断路器与控制接口：远程控制必须有本地确认与安全联锁</li></ul>
<h3>响应量怎样计算</h3>
<p>响应量等于基线减去实际负荷。基线一般取近几个同类工作日同一时段的平均值，具体算法由市场规则规定。设14时至16时基线平均880 kW，实际680 kW，响应功率200 kW，响应电量400 kWh。若计量点数据缺了15分钟，这一段可能按未响应处理，因此断点续传和准确时标与设备本身同样重要。</p>
<p>分回路计量可用<a href="/newdetail/1068">LH-MC12</a>，一台测12个三相回路，把空调、充电、空压分开；需要开关量配合的回路用<a href="/newdetail/1052">LH-PM96K</a>，8路输入可以接运行信号，4路继电器输出可以给出启停请求；支路远程分合用<a href="/newdetail/1072">LH-SB250M</a>，必须在现场设置就地、远方切换，并由工艺人员确认。数据由<a href="/newdetail/1069">LH-GW100</a>汇总，以1到15分钟为周期上送。</p>
<p>评估收益时要扣除三项：因调整生产造成的损失，新增计量与控制的投入，以及未达到承诺量时的考核。建议先用三个月的分回路数据做一次“纸上响应”，看看在不影响生产的前提下有多少千瓦可调，再决定是否签约。规则以当地市场文件为准。</p>
<p>计量与通信是进入虚拟电厂的“入场券”，但并不意味着所有用户都适合参与，应结合生产工艺与收益测算决定。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3112;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/tuning-cover-9b67a590.webp', `maincontent` = '<p>串联电抗率的选择看似简单，现场却经常选错：写字楼里装了7%，3次谐波被放大；工厂里装了14%，容量浪费且电压偏高。下面给出一个三步法。</p>
<h3>第一步：看最低次主要谐波</h3>
<p>以实测数据为准。三相整流类负荷（变频器、直流驱动）以5、7次为主；单相整流类负荷（照明、开关电源、UPS）以3次为主。</p>
<h3>第二步：让调谐频率低于它</h3>
<table><thead><tr><th>电抗率</th><th>调谐频率</th><th>适用</th></tr></thead><tbody><tr><td>5.67%</td><td>210 Hz</td><td>5次及以上，谐波较轻</td></tr><tr><td>7%</td><td>189 Hz</td><td>5次及以上</td></tr><tr><td>14%</td><td>134 Hz</td><td>3次及以上</td></tr></tbody></table>
<figure><img src="/media/news/tuning-40500cf0.webp" alt="曲线图：7%电抗率的支路在189 Hz由容性变为感性，14%在134 Hz"><figcaption>支路电抗的零点就是调谐频率：7%在189 Hz，14%在134 Hz；零点以上呈感性，不会与电网再发生并联谐振。</figcaption></figure>
<p>调谐频率f＝50/√p：p＝0.07时为189 Hz，p＝0.14时为134 Hz。若3次谐波（150 Hz）明显，7%的支路在150 Hz仍呈容性，会把3次放大；14%的支路在150 Hz已呈感性，因此安全。反过来，只有5次以上谐波时用14%，同样的无功要更高的电容电压和更大的电抗器，投资与损耗都增加。</p>
<h3>第三步：成对选电容电压</h3>
<p>串联电抗后电容器端电压升高为系统电压除以（1-p）。400 V系统中，7%时约430 V，14%时约465 V，再叠加谐波与电网上偏差，通常分别选480 V与525 V电容器。</p>
<table><thead><tr><th>型号</th><th>标称容量</th><th>电容电压</th><th>400 V实际输出</th></tr></thead><tbody><tr><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>30 kvar</td><td>480 V</td><td>22.4 kvar</td></tr><tr><td><a href="/newdetail/1012">LH-XCS-14</a></td><td>30 kvar</td><td>525 V</td><td>20.2 kvar</td></tr></tbody></table>
<p>实际输出Q＝Q<sub>N</sub>×(U/U<sub>N</sub>)²/(1－p)。30 kvar、480 V、7%：30×(400/480)²÷0.93＝22.4 kvar；30 kvar、525 V、14%：30×(400/525)²÷0.86＝20.2 kvar。按标称值直接相加，会少算四分之一以上，这是选型时最常见的错误。</p>
<p>同一母线上不宜混用不同电抗率的支路，确需混用时应校核各种组合下的谐振。</p>
<p>分立元件组柜时，<a href="/newdetail/1040">LH-DKS</a>应与<a href="/newdetail/1036">LH-BY</a>成对订货，电抗器的电感按电容器的电压和容量匹配；3次谐波与不平衡同时存在的场所用<a href="/newdetail/1014">LH-XCF</a>逐相补偿；成套厂装柜可用<a href="/newdetail/1013">LH-XCB</a>。需要真正滤除某次谐波时，用调谐更准的滤波支路，那时电容器用<a href="/newdetail/1037">LH-BYL</a>、电抗器用<a href="/newdetail/1041">LH-DKL</a>，不属于本文讨论的范围。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3113;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/ui/site-map-0b62c79f.webp', `maincontent` = '<p>国家发展改革委、工业和信息化部、国家能源局印发《关于开展零碳园区建设的通知》（发改环资〔2025〕910号），支持有条件的地区率先建成一批零碳园区，核心指标是单位能耗碳排放。</p>
<p>碳排放核算离不开能源计量。许多园区的现状是：变电站有表、企业有表，中间环节没有表；电量有数，绿电、蒸汽、冷热没有分项。</p>
<table><thead><tr><th>层级</th><th>计量对象</th><th>核对方法</th></tr></thead><tbody><tr><td>一级</td><td>园区总进线、光伏、储能</td><td>与供电企业表计比对</td></tr><tr><td>二级</td><td>各企业关口、公共设施</td><td>分表之和与总表之差不超过3%</td></tr><tr><td>三级</td><td>车间、空调、空压、照明</td><td>与产量、面积对应</td></tr></tbody></table>
<ul><li>园区总进线、各企业关口、公共设施三级计量</li><li>光伏、储能、充电分别计量并区分方向</li><li>能耗数据带时标、可追溯、可审计</li></ul>
<h3>用差额发现问题</h3>
<p>某园区一天总进线12600 kWh，二级分表合计12150 kWh，差450 kWh，为3.6%。差额里包括变压器和线路损耗、未装表的公共照明，也可能有互感器变比设错。把差额按小时画出来：若整天均匀，多半是固定损耗或漏装；若随某个车间的班次变化，多半是那一路的变比或相序有误。这种核对只需要带时标的小时数据，不需要新增设备。</p>
<p>碳排放核算用电量乘以相应的排放因子，因子由主管部门公布并会更新，计量系统应保存电量原值，不要只保存换算结果；绿电、自发自用与外购电量要分开。储能要分别记录充电与放电，两者之差是损耗，应计入用电。</p>
<h3>点位怎样落地</h3>
<p>总进线用<a href="/newdetail/1062">LH-TM33</a>或<a href="/newdetail/1061">LH-TM30</a>，重要母线加<a href="/newdetail/1031">LH-PQM-A</a>记录电能质量；企业关口用经互感器的<a href="/newdetail/1060">LH-DM3C</a>；列头柜、配电箱回路多的地方用<a href="/newdetail/1068">LH-MC12</a>，一台测12路三相。既有建筑不便布线的用<a href="/newdetail/1067">LH-WM42</a>，经<a href="/newdetail/1070">LH-GW200</a>上传；新建配电室预留通信线，用<a href="/newdetail/1069">LH-GW100</a>汇总。每个计量点建立台账：编号、变比、位置、上级编号、安装日期，五项缺一不可。系统建成后连续运行三个月，差额稳定在约定范围内，再用于核算。指标口径以主管部门文件为准。</p>
<p>计量点规划应与供电、暖通、给排水专业同步进行，避免后期开挖与重复布线。电能质量监测可与计量点共用互感器与通信通道。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3114;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/mixed-duty-cover-26788498.webp', `maincontent` = '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~60%</td><td>40%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0~30%</td><td>70%~100%</td></tr></tbody></table>
<figure><img src="/media/news/mixed-duty-88c5b845.webp" alt="示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足"><figcaption>电容器按50 kvar一级跟随缓慢变化，SVG补足台阶与快速波动之间的差额。</figcaption></figure>
<h3>算一个例子</h3>
<p>某车间一周实测：无功长期不低于150 kvar，快速波动±60 kvar，夜间最大容性40 kvar。电容取150 kvar，分三级、每级50 kvar；SVG容量取三个数中最大的一个：波动60 kvar、最大一级电容50 kvar、夜间容性40 kvar，得60 kvar，选75 kvar一台，留25%裕度。若全部用SVG，需要150＋60＝210 kvar，即三台75 kvar，投资和损耗都明显增加。</p>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>
<p>谐波较重时，电容支路用<a href="/newdetail/1011">LH-XCS-7</a>，并按400 V实际输出计算级差。机架式SVG选<a href="/newdetail/1022">LH-SVG-M</a>；小配电间没有位置立柜时，用壁挂的<a href="/newdetail/1024">LH-SVG-W</a>；电容支路的开关按投切频率选：每天几次用接触器<a href="/newdetail/1042">LH-QJ</a>，几十次用复合开关<a href="/newdetail/1043">LH-FK</a>或同步开关<a href="/newdetail/1044">LH-TB</a>，频繁冲击用晶闸管<a href="/newdetail/1045">LH-JK</a>。需要由SVG直接投切电容的，用<a href="/newdetail/1023">LH-SVG-MH</a>，自带12路投切输出，不必再装控制器。已有电容柜完好的，保留电容，只加SVG并改接控制线，停电时间最短。验收时看两点：功率因数曲线没有台阶，电容日投切次数比改造前明显减少。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3115;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/unbalance-phasors-cover-dabfa47f.webp', `maincontent` = '<p>低压台区三相不平衡带来的影响包括变压器出力受限、线损增加、零线电位升高和重载相末端低电压。目前常见的治理手段有人工调相、换相开关与电力电子调节装置。</p>
<table><thead><tr><th>手段</th><th>作用位置</th><th>响应</th><th>特点</th></tr></thead><tbody><tr><td>人工调相</td><td>表箱</td><td>月度</td><td>成本低，跟不上季节变化</td></tr><tr><td>换相开关</td><td>分支/表箱前</td><td>分钟级</td><td>改善全线，无持续损耗</td></tr><tr><td>电力电子装置</td><td>变压器出口</td><td>毫秒级</td><td>效果快，不改善线路末端</td></tr></tbody></table>
<figure><img src="/media/news/unbalance-phasors-aba98ec3.webp" alt="相量图：三相平衡时零线电流为0，三相120、80、60 A时零线为53 A"><figcaption>三相各87 A时零线为0；三相120、80、60 A时零线约53 A。</figcaption></figure>
<h3>不平衡带来多少损耗</h3>
<p>设三相电流120、80、60 A，功率因数相同，零线电流为√(120²＋80²＋60²－120×80－80×60－60×120)＝√2800≈53 A。若零线与相线截面相同，损耗与120²＋80²＋60²＋53²≈27200成正比；平衡后三相各87 A，为3×87²≈22500，前者多出约两成。不平衡度的定义各规程不同，本例按（最大－最小）/最大计算为50%，考核时以当地规程为准。</p>
<p>判断依据是不平衡的性质：如果一年四季都是同一相重，属于结构性不平衡，应从用户分布入手；如果一天之内重载相来回变化，属于时间性不平衡，适合用快速调节装置。</p>
<h3>装在哪里、装多大</h3>
<p>换相开关<a href="/newdetail/1030">LH-HXK</a>装在分支或表箱前，一台主控带最多24台换相单元，把重载相的单相用户换到轻载相；换相中断不超过20 ms，多数电器不受影响。<a href="/newdetail/1029">LH-SPC</a>装在变压器出口，在三相之间转移电流：上例A相多出约33 A，50 kvar机型单相可转移72 A，足够使用。出口平衡了，线路上的零线电流却没有变化，所以线路长、末端电压低的台区，优先考虑换相开关。</p>
<p>判断前先用<a href="/newdetail/1019">LH-CK300</a>记录七天的三相电流曲线：若A相始终最重，属于结构性；若上午A相重、晚上C相重，属于时间性。两种并存时，先调整用户分布，剩下的再用装置解决，容量可以小一半以上。</p>
<p>治理效果评价建议同时看三个量：变压器出口不平衡度、中性线电流、末端电压合格率，只看第一个容易高估效果。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3116;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/multi-circuit-cover-216aa475.webp', `maincontent` = '<p>GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》于2025年10月31日发布，自2026年5月1日起实施。标准对一台设备测量多个独立回路的电能表单独提出特殊要求。</p>
<p>多回路电能表在列头柜、充电桩群、商业分户计量中应用广泛，过去多参照单回路电能表标准设计，回路之间的影响、互感器与主机的配套关系缺少统一描述。</p>
<table><thead><tr><th>抽查</th><th>怎样做</th><th>看什么</th></tr></thead><tbody><tr><td>首回路、末回路</td><td>通额定电流10%与100%</td><td>误差是否在声明范围内</td></tr><tr><td>相邻满载</td><td>被测小电流，两侧通最大电流</td><td>误差变化是否超出允许</td></tr><tr><td>编号</td><td>逐路断开负荷</td><td>显示的回路与图纸一致</td></tr><tr><td>方向</td><td>看每路有功符号</td><td>用电回路应为正</td></tr></tbody></table>
<figure><img src="/media/news/multi-circuit-10055e33.webp" alt="接线示意：一台主机共用电压，测量12个三相回路"><figcaption>多回路电能表共用电压，逐路测电流；验收至少抽查首路、末路和相邻满载三处。</figcaption></figure>
<ul><li>准确度：关注是否逐回路声明以及是否包含互感器</li><li>回路间影响：相邻回路大电流时误差是否变化</li><li>标识与接线：回路编号、互感器规格、公共电压接线应清晰</li></ul>
<h3>为什么会互相影响</h3>
<p>多回路表把十几只互感器集中在一起，二次线并排走线。相邻回路大电流的漏磁会在小电流回路中感应出误差，二次公共线上的压降也会串到别的回路。减小影响的办法是互感器屏蔽、二次双绞、各路单独返回。对用户来说，不必了解内部设计，只要求供应商给出“相邻回路满载时误差变化多少”。</p>
<p>电压共用也要注意：所有回路的功率都用同一组电压计算，若某些回路实际接在另一段母线上，两段电压不同，结果就会有偏差；母联断开后偏差更大。一台多回路表只接同一段母线的回路。</p>
<p>准确度的声明要看清是主机还是整套。以<a href="/newdetail/1068">LH-MC12</a>为例，主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明；选<a href="/newdetail/1075">LH-KCT</a>等其他互感器时，应按互感器等级重新核算。小电流回路互感器变比不要过大，道理与算例见<a href="/detail/3120">存量多回路表</a>一文。条款的准确内容以标准原文为准。</p>
<p>用户选型时，可以要求供应商提供回路间影响的试验数据，并在验收时抽查首回路、末回路与满载相邻回路三种情况。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3117;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/charging-load-cover-d101908a.webp', `maincontent` = '<p>据国家能源局2025年12月底召开的充电基础设施座谈会信息，截至2025年11月底全国累计建成充电设施1932.2万个，公共场站平均充电功率继续提升。同月，首批国家级零碳园区建设名单公布，共52个园区。</p>
<p>两条消息指向同一个问题：配电侧的承载力。大功率充电使单点负荷陡增，零碳园区则要求更高比例的就地新能源，二者叠加，对变压器、线路与电能质量都提出新要求。</p>
<table><thead><tr><th>指标</th><th>看多久</th><th>到什么程度再治理</th></tr></thead><tbody><tr><td>变压器负载率</td><td>一年</td><td>持续超过80%，先做有序充电</td></tr><tr><td>功率因数</td><td>一个月</td><td>月平均低于考核值，或夜间倒送</td></tr><tr><td>谐波电流</td><td>一周</td><td>公共连接点超出允许值</td></tr><tr><td>三相不平衡</td><td>一周</td><td>零线电流接近相电流</td></tr></tbody></table>
<figure><img src="/media/news/charging-load-a12fb4ed.webp" alt="曲线图：同时充电超过1000 kVA变压器容量，有序充电不超过"><figcaption>同时充电使负荷在19时超过1000 kVA变压器容量；同样的电量错开到夜间，峰值不超限。</figcaption></figure>
<ol><li>先测：变压器负载率、功率因数、谐波与不平衡的年度曲线</li><li>再调：错峰、有序充电、光伏与储能协调</li><li>后治：对确有超标的指标配置治理设备</li></ol>
<h3>有序充电能省多少容量</h3>
<p>设变压器1000 kVA，其他负荷晚间约450 kW，二十台快充桩同时使用时再加650 kW，总需求约1100 kW，已经超限。若把充电功率限制在350 kW以内，时间由三小时延长到六小时左右，电量相同，变压器不必增容。限制功率的依据是总进线的实时负荷，所以总表的数据周期应在一分钟以内。</p>
<p>充电桩满载时功率因数通常较高，待机和小功率时却呈容性，并有一定谐波。因此场站补偿不应按满载配电容，而要看夜间空闲时的容性无功：实测30 kvar容性，用50 kvar的<a href="/newdetail/1022">LH-SVG-M</a>即可双向调节；传统电容柜投不上去。谐波较大的场站用<a href="/newdetail/1028">LH-APF-G</a>集中治理。</p>
<p>每台桩的用电可用<a href="/newdetail/1068">LH-MC12</a>集中计量，12路三相，省去逐桩装表；重要场站在低压侧预留<a href="/newdetail/1034">LH-KJX-D</a>快速接入，变压器检修时接移动电源。数据与有序充电系统共用一个网关，由<a href="/newdetail/1069">LH-GW100</a>上传。</p>
<p>“先测、再调、后治”的顺序可以避免过度投资，也能让治理设备的容量更有依据。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3118;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/self-healing-cover-a94b1683.webp', `maincontent` = '<p>GB/T 47158-2026于2026年2月27日发布，自2026年6月1日起实施，适用于标称电压1000 V以上交流系统用自愈式并联电力电容器，修改采用IEC 63210:2021。</p>
<p>长期以来，自愈式技术主要用于1000 V及以下的低压电容器，高压侧以全膜油浸结构为主。高压自愈式电容器具有干式、无油的特点，标准的发布为设计、试验与选用提供了统一依据。</p>
<table><thead><tr><th>比较</th><th>自愈式（金属化膜）</th><th>全膜油浸</th></tr></thead><tbody><tr><td>击穿后</td><td>击穿点自行隔离，容量略减</td><td>元件短路，靠熔丝隔离</td></tr><tr><td>介质</td><td>干式或少油</td><td>浸渍油</td></tr><tr><td>维护</td><td>定期测容量</td><td>测容量并检查渗漏</td></tr><tr><td>标准</td><td>GB/T 47158-2026</td><td>按原有标准</td></tr></tbody></table>
<figure><img src="/media/news/self-healing-8f48d82d.webp" alt="剖面示意：金属化薄膜击穿点周围金属层蒸发后绝缘恢复"><figcaption>自愈的过程：击穿点周围的金属层瞬间蒸发，绝缘恢复，其余部分继续工作。</figcaption></figure>
<ul><li>关注自愈特性与过压力保护的试验要求</li><li>关注与现有串联电抗器、放电线圈、熔断器的配合</li><li>不宜在既有装置中直接混装两类电容器</li></ul>
<h3>自愈不等于不会坏</h3>
<p>每次自愈都消耗一点金属层，容量随之减小。因此自愈式电容器的健康程度可以用容量判断：定期测量，与出厂值比较。电流法最简便，I＝ωCU，电压相同时电流减小5%，就是容量减小5%。下降到制造厂规定的限值，或三相差别明显增大，就应更换。过压力隔离是最后一道保护，动作后不能复用。</p>
<h3>电压怎么配</h3>
<p>串联电抗后电容器端电压升高。10.5 kV母线、星形接线、电抗率6%时，电容器电压为10.5÷√3÷(1－0.06)≈6.45 kV；电抗率12%时约6.89 kV。常用额定值有11/√3≈6.35 kV和12/√3≈6.93 kV，前者在6%时略高于额定电压1.6%，处于允许的长期过电压范围内，后者适合12%。具体以产品允许的长期过电压为准。</p>
<p>目前在运的高压装置，例如<a href="/newdetail/1008">LH-GYZ</a>、<a href="/newdetail/1009">LH-GYX</a>、<a href="/newdetail/1010">LH-GYJ</a>，更换电容器时应保持与原保护整定一致：熔丝、不平衡保护的定值都按原电容器特性计算，换成另一类后要重新整定，并由制造厂给出书面意见。新建装置可以从小容量、便于观察的位置开始应用，运行一年后再扩大。</p>
<p>标准适用范围与试验细节以正式文本为准，工程选用应结合运行经验逐步推进。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3119;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/ct-accuracy-cover-c6dfc091.webp', `maincontent` = '<p>5月1日起，GB/T 17215.305-2025正式实施。不少用户关心：已经安装的多回路电能表是否需要更换？</p>
<p>一般而言，推荐性国家标准的实施主要影响新设计、新订货的产品，存量设备按原合同与计量管理要求继续使用；用于贸易结算的表计，其检定与更换按计量法律法规执行。</p>
<table><thead><tr><th>60 A负荷</th><th>600/5互感器</th><th>100/5互感器</th></tr></thead><tbody><tr><td>占额定电流</td><td>10%</td><td>60%</td></tr><tr><td>0.5级比差限值（插值）</td><td>约±1.25%</td><td>约±0.63%</td></tr><tr><td>二次电流</td><td>0.5 A</td><td>3 A</td></tr></tbody></table>
<h3>存量设备自查</h3>
<ol><li>核对每个回路的互感器规格、方向与槽位是否与台账一致</li><li>抽测三个回路，与标准表或钳形功率表比对</li><li>查看说明书是否给出各回路准确度与回路间影响</li></ol>
<h3>变比选大了，误差从哪里来</h3>
<figure><img src="/media/news/ct-accuracy-4a28b1aa.webp" alt="曲线图：0.5级互感器误差限，60 A负荷用600/5时为±1.25%，用100/5时为±0.63%"><figcaption>0.5级测量用互感器在5%、20%、100%额定电流处的比差限值为±1.5%、±0.75%、±0.5%，小电流时误差限放宽。</figcaption></figure>
<p>存量多回路表最常见的问题不是表，而是互感器变比过大：设计时按断路器额定电流选600/5，实际负荷只有60 A，长期工作在10%。按0.5级互感器的误差限插值，允许误差约±1.25%；换成100/5，负荷在60%，约±0.63%，减小一半。选变比的经验是：正常负荷落在额定电流的30%~100%，最大负荷不超过120%。</p>
<p>变比设错则是成倍的错误：互感器100/5，表内设成200/5，电量正好多一倍。核对方法是用钳形表量一次电流，与仪表显示比较，相差超过互感器与钳表误差之和就要查。互感器二次侧严禁开路，更换前先短接。</p>
<p>这两条对所有经互感器接入的仪表都适用：<a href="/newdetail/1068">LH-MC12</a>、<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1062">LH-TM33</a>、<a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1054">LH-PM72E</a>、<a href="/newdetail/1056">LH-PM120E</a>、<a href="/newdetail/1051">LH-PM96F</a>，以及配开口互感器的<a href="/newdetail/1065">LH-WM40</a>、<a href="/newdetail/1067">LH-WM42</a>。需要更换变比又不能停电时，可用开口式<a href="/newdetail/1075">LH-KCT</a>，注意100/5、150/5为1级，200/5及以上为0.5级。</p>
<p>新项目招标时，建议直接引用新标准编号，并要求提供逐回路准确度声明。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3120;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/lora-4g-cover-cc7af410.webp', `maincontent` = '<p>既有建筑加装电表，最头疼的不是装表，而是拉通信线。无线仪表解决了布线问题，但选4G还是LoRa，需要结合现场情况。</p>
<table><thead><tr><th>比较项</th><th>4G直连</th><th>LoRa加网关</th></tr></thead><tbody><tr><td>点位密度</td><td>分散、每处1~3点</td><td>同一配电室数十点以上</td></tr><tr><td>通信费用</td><td>每点一张卡</td><td>每网关一张卡</td></tr><tr><td>信号</td><td>依赖运营商覆盖，地下室较弱</td><td>近距离可靠，网关放在有4G处</td></tr><tr><td>维护</td><td>单点故障不影响其他</td><td>网关故障影响一片</td></tr></tbody></table>
<figure><img src="/media/news/lora-4g-adb32864.webp" alt="拓扑图：4G每块仪表一张卡，LoRa多块仪表经一台网关上传"><figcaption>4G每块仪表各用一张卡、直接上传；LoRa由一台网关汇集多块仪表，只用一张卡。</figcaption></figure>
<h3>用数字比较</h3>
<p>设同一配电室24个点位，每张卡每年60元。4G方式24张卡，五年7200元；LoRa方式一张卡，五年300元，另加一台网关。若24个点位分散在12处，彼此相距一两千米，每处两点，LoRa要12台网关，反而不如4G。所以先看“同一空间有几个点”，8个左右是常见的分界，具体按当时的资费和设备价格计算。</p>
<p>经验做法是：先在配电室门口与室内各测一次4G信号强度，低于-105 dBm就不建议每点直连；同一空间点位超过8个时，LoRa通常更经济。</p>
<h3>信号与数据量</h3>
<p><a href="/newdetail/1067">LH-WM42</a>与<a href="/newdetail/1053">LH-PM96W</a>的LoRa发射功率不超过50 mW，工作在470~510 MHz，单跳可视距离不小于800 m；穿过一道钢筋混凝土墙，衰减常有十几到二十几分贝，地下室隔两层楼板就可能不通，应现场实测。<a href="/newdetail/1070">LH-GW200</a>在每节点15分钟上报一次时，可接入120个节点；把周期改为1分钟，能接入的节点数相应减少，上报越频繁，碰撞越多。</p>
<p><a href="/newdetail/1065">LH-WM40</a>的4G方式可以做到1分钟上报，适合需要快速响应的回路；环保用电监测<a href="/newdetail/1066">LH-WM41</a>也用4G，直接送到平台。屏幕显示的信号强度以dBm为单位，数值越接近零越好：-85 dBm很好，-95 dBm可用，低于-105 dBm不稳定。天线引到柜外通常可以改善10 dB以上，这是最便宜的办法。两种方式可以混用，由平台统一点表。</p>
<p>无论采用哪种方式，仪表都应支持断点续传与断电上报，否则报表会因为通信抖动留下空洞。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3121;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/residual-current-cover-671efc7a.webp', `maincontent` = '<p>GB 14287.2规定了剩余电流式电气火灾监控探测器的要求，2026年版已列入公开标准目录，发布、实施日期与过渡要求以主管部门公告为准。与此同时，现场安装中的问题依旧反复出现。</p>
<table><thead><tr><th>误区</th><th>后果</th><th>正确做法</th></tr></thead><tbody><tr><td>PE线穿过互感器</td><td>漏电流被抵消，不报警</td><td>只穿同一回路的L1、L2、L3、N</td></tr><tr><td>中性线混用</td><td>两只探测器同时误报</td><td>逐回路核查N线归属</td></tr><tr><td>定值一刀切</td><td>误报或漏报</td><td>先记录正常值，再整定</td></tr></tbody></table>
<h3>误区一：PE线一起穿过互感器</h3>
<p>剩余电流互感器应让同一回路的相线与中性线一起穿过，PE线不得穿过，否则真实的漏电流被抵消，探测器永远不报警。</p>
<figure><img src="/media/news/residual-current-b76a9065.webp" alt="原理图：相线与中性线穿过互感器，PE线不穿过，漏电流经PE线返回"><figcaption>相线与中性线一起穿过互感器，漏电流经PE线返回，不在互感器内，因而被测出。</figcaption></figure>
<h3>误区二：中性线混用</h3>
<p>不同回路借用中性线，会使两只探测器同时误报。改造前应逐回路核查N线归属。</p>
<h3>误区三：报警值一刀切</h3>
<p>固有泄漏电流与线路长度、设备数量有关，应先记录正常运行时的数值，再设定报警值；一味调高定值等于放弃监测。</p>
<p>例如一条照明干线正常时剩余电流85 mA，若设60 mA会一直报警，设1000 mA则形同虚设。可在正常值的基础上留出裕度，设为300 mA，延时0.5 s；工程中常见的报警值在300~500 mA之间，以设计文件和标准为准。<a href="/newdetail/1076">LH-RCD300</a>的报警值在20~1000 mA内可调，延时0.1~60 s。</p>
<p>固有泄漏主要来自线路对地电容和设备的滤波电容：每台计算机、变频器都有几百微安到几毫安，几十台并在一起就是几十毫安。它随设备投入而变化，因此应在白天满负荷和夜间各记录一次。</p>
<h3>报警以后怎样查</h3>
<p>先看是突然升高还是慢慢升高：突然升高，多半是某台设备绝缘损坏，逐路断开即可找到；慢慢升高，多半是线路受潮或老化。若两个相邻回路同时报警而且数值接近，先怀疑中性线混接：断开其中一路，另一路恢复正常，就可以确认。查找时用剩余电流钳表逐段测量，比反复断电更快。末端支路可用带漏电监测的<a href="/newdetail/1071">LH-SB63</a>、<a href="/newdetail/1072">LH-SB250M</a>，把范围缩小到一个开关。</p>
<p>剩余电流监测用于预警，不能代替剩余电流保护电器的防触电作用，两者不可互相替代。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3122;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>随着算力需求增长，数据中心的配电容量不断扩大，电能质量问题也从“有没有超标”转向“轻载时怎么办”。</p>
<table><thead><tr><th>问题</th><th>轻载时的表现</th><th>对策</th></tr></thead><tbody><tr><td>容性</td><td>总进线功率因数超前</td><td>SVG连续吸收，不投电容</td></tr><tr><td>谐波</td><td>THDi升高，电流绝对值不大</td><td>按实际负载率核算APF</td></tr><tr><td>零线</td><td>3次叠加，零线发热</td><td>列头柜逐路监测、零线测温</td></tr></tbody></table>
<ul><li>容性：服务器电源与UPS滤波电容使轻载时总体呈容性，传统电容柜完全不能投</li><li>谐波：UPS并机负载率低时，输入THDi高于满载标称值</li><li>零线：单相服务器电源的3次谐波在零线叠加，列头柜零线温升明显</li></ul>
<p>应对思路是用SVG代替电容、按实际负载率核算APF、在列头柜做到回路级监测，并对零线单独测温测流。</p>
<h3>零线为什么会比相线热</h3>
<figure><img src="/media/news/neutral-harmonics-e3609f51.webp" alt="波形图：三相电流各含30%的3次谐波，在零线中叠加为90%"><figcaption>每相含30%的3次谐波，三相的3次同相位，在零线中相加为90%。</figcaption></figure>
<p>三相的基波互差120°，在零线中抵消；3次谐波三相同相位，在零线中直接相加。每相基波100 A、3次30 A时，零线有3×30＝90 A的150 Hz电流；三相再不平衡，还要叠加基波部分。若零线按相线的一半截面选用，就会过热。四线制的<a href="/newdetail/1026">LH-APF-M</a>具有3倍相电流的中性线滤波能力，可以装在列头柜前端；楼层配电箱可用<a href="/newdetail/1027">LH-APF-W</a>。</p>
<p>THDi升高不一定超标：100 A负荷时THDi为30%，谐波约29 A；满载400 A时THDi为10%，谐波约40 A。评价要看各次谐波电流的绝对值，选APF也按电流值，不按百分数。</p>
<p>容性问题同样用绝对值判断。某机房夜间有功200 kW、容性无功120 kvar，功率因数约0.86且为超前，选两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>，随负载增长逐步由吸收转为发出。列头柜用<a href="/newdetail/1068">LH-MC12</a>测到每个回路，接头用<a href="/newdetail/1074">LH-TS20</a>测温，母线用<a href="/newdetail/1073">LH-TS10</a>取电测温。整体做法见<a href="/cm_detail/2023">列头柜监测与补偿方案</a>。</p>
<p>建设初期负载率往往只有20%~30%，如果按满载配置固定补偿，投运头两年几乎无法使用。分期投入模块化设备，按负载增长扩容，更符合数据中心的建设节奏。</p>', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3123;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-qms-0001-d41eca0b.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5001;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-ems-0002-07da82e5.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5002;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-ohs-0003-c73e98f5.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5003;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-mms-0004-d2b2c956.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5004;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-enms-0005-5e5fdeef.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5005;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-isms-0006-b92d5888.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5006;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-ass-0007-5189f6fd.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5007;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-vcc-0008-4f36141a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5008;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-rpt-0009-f1d707f6.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5009;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-rpt-0010-ed0a6fef.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5010;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-rpt-0011-35786a1b.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5011;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sec-0012-bc508744.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5012;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-crd-0013-7546a6e3.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5013;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0101-b325fe7e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5101;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0102-f6b42831.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5102;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0103-53d1f82c.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5103;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0104-d28c1221.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5104;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0105-d80d276a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5105;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0106-8e4df14e.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5106;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0107-e7536ed7.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5107;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0108-4f08941c.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5108;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0109-6108b1a9.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5109;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0110-5e8acd9f.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5110;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0111-2172dcfd.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5111;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-inv-0112-43a3de18.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5112;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0201-c96ed0d9.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5201;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0202-7fec76e8.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5202;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0203-db22720b.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5203;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0204-3912194d.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5204;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0205-65e6c115.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5205;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0206-ebed78da.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5206;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0207-d57b8d9d.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5207;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0208-08cee62f.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5208;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0209-fe880642.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5209;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0210-fa95d75b.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5210;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0211-7c79f3e0.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5211;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0212-d6915aeb.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5212;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-zl-um-0213-9e938e88.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5213;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0301-49db2066.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5301;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0302-8e9d5b59.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5302;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0303-19484190.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5303;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0304-72f5e915.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5304;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0305-55bc1119.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5305;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0306-c08fdbb3.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5306;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0307-9a084eda.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5307;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0308-1f179854.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5308;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0309-f5074407.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5309;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0310-a4c4e03a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5310;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0311-1cb3e454.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5311;
--> statement-breakpoint
UPDATE `honours` SET `image` = '/media/certificates/sample-sr-0312-c9e0a183.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 5312;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-winding-34f5e261.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6003;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-ageing-b52d39eb.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6006;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-cabinet-assembly-4e25277a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6007;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-reactor-winding-d0c34992.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6008;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-emc-5add68f7.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6009;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-climate-chambers-0e1fb360.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6010;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-shipping-c3f1f813.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6012;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-canteen-793fac42.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6015;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/sites/site-training-room-c69dcb8a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6016;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/sites/site-climate-chambers-0e1fb360.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6103;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/factory/factory-lab-da999341.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6104;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/sites/site-training-room-c69dcb8a.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6107;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/sites/site-emc-5add68f7.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6108;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/sites/site-ageing-b52d39eb.webp', `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 6112;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品系列","value":"70余个"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"/media/factory/factory-gate-504a18f6.webp","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>\n<ul><li>七大产品类、七十余个系列</li><li>从元件到成套、从现场到云端</li><li>测量—设计—制造—验收的一体化服务</li></ul>"},"rd":{"title":"研发实力","image":"/media/factory/factory-lab-da999341.webp","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>试验室配备电磁兼容、环境、电气安全与谐波源等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"/media/certificates/sample-qms-0001-d41eca0b.webp","html":"<p>公司按照质量、环境、职业健康安全与测量管理体系要求运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>\n<p>我们把荣誉看作阶段性的记录，更看重用户现场长期稳定运行的口碑。</p>"},"philosophy":{"title":"经营理念","image":"/media/factory/factory-showroom-9afcdd4f.webp","html":"<p>使命：让每一度电更平衡。愿景：成为用户信赖的电能质量与能源数据伙伴。</p>\n<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>\n<p>对员工，我们提供安全的工作环境与成长通道；对客户，我们提供清晰的选型依据与及时的现场服务；对社会，我们用更少的损耗回应能源转型的要求。</p>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，24小时内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，厂区屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"/media/banners/cloud-platform-ef8dda5f.webp","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"/media/ui/platform-dashboard-93ae0fae.webp","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"/media/ui/one-line-diagram-0a392f99.webp","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"/media/ui/power-factor-4343bf77.webp","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"/media/ui/harmonics-0e61a521.webp","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"/media/ui/barns-f146a3cb.webp","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"/media/ui/street-lights-ddc41a8b.webp","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"/media/ui/monthly-report-de4a1dcb.webp","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"/media/ui/mobile-app-3fbf7993.webp","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4004;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4007;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4101;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4203;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 4214;
