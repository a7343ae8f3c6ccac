-- content: temperature humidity altitude, sampling transformers in diagrams, case 4010
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 21, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 22, 'weight', '重量', '约13 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 14, 'weight', '重量', '约130 kg（120 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 21, 'power-quality-limits', '电能质量限值', 'GB/T 12325（供电电压偏差）、GB/T 15543（三相电压不平衡）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 13, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 8, '2026-11-29', '[{"fact":"工作环境","before":"−25~+55 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m","after":"−25~+55 ℃"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 6, '2026-11-29', '[{"fact":"工作环境","before":"−25~+45 ℃，海拔≤2000 m","after":"−25~+45 ℃"},{"fact":"海拔","before":"","after":"≤2000 m"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 6, '2026-11-29', '[{"fact":"工作环境","before":"−40~+55 ℃，海拔≤4000 m（1000 m以上降额）","after":"−40~+55 ℃"},{"fact":"海拔","before":"","after":"≤4000 m（1000 m以上降额）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 5, '2026-11-29', '[{"fact":"工作环境","before":"−20~+60 ℃，相对湿度≤93%","after":"−20~+60 ℃"},{"fact":"相对湿度","before":"","after":"≤93%"}]');
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃' WHERE `product` = 1001 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1001 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1001 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1001 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1001 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+45 ℃' WHERE `product` = 1007 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1007 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'mounting', `label` = '安装方式', `text` = '柱上台架/落地' WHERE `product` = 1007 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+55 ℃' WHERE `product` = 1025 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤4000 m（1000 m以上降额）' WHERE `product` = 1025 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '强制风冷' WHERE `product` = 1025 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤60 dB（50 kvar，1 m）' WHERE `product` = 1025 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '62 kg（50 kvar）' WHERE `product` = 1025 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1048 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤93%' WHERE `product` = 1048 AND `place` = 12;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明、大屏"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明、大屏"}]]}]}' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"变电所馈线"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"灯光柜1，125 A"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"灯光柜2，125 A"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"大屏箱1，90 A"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"大屏箱2，90 A"}]]}]}' WHERE `case` = 4003;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"环控Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 环控变压器"},{"kind":"breaker"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"变频风机、水泵280 kW"}]],"tie":"母联断路器"},{"name":"环控Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 环控变压器"},{"kind":"breaker"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"变频风机、水泵280 kW"}]]}]}' WHERE `case` = 4007;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，42路照明回路靠夜间巡视发现灭灯，平均26 h才知道；定时器跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><p>每路照明装1台3P 40 A的LH-SB63，远程分合并按经纬度开关灯；每台箱变装1台LH-WM40测总电量，开口互感器200 A。方案里的100 mA本地跳闸适合新敷线路；这里线路老、雨天泄漏大，改为300 mA剩余电流告警，先查后断，不让整条路失去照明。</p><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%，月用电量由3.1万kWh降到2.7万kWh。</p>', `calculation` = '{"tool":"meter","values":{"sys":"3p4w","by":"a","x":"144","use":"monitor","len":"2"},"count":1,"says":"100 kVA箱变额定电流约144 A，监测用，三相四线；LH-WM40自带200 A开口互感器，不另配0.5级互感器。"}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"台区0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"平衡装置取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"1套，12×100 A"},{"kind":"load","text":"居民312户"}]]}]}' WHERE `case` = 4012;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA箱变"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路，250 A"},{"kind":"load","text":"充电桩12×120 kW"}]]}]}' WHERE `case` = 4013;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"影像专用母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"进线"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"CT 1"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"CT 2"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"MRI"}],[{"kind":"breaker"},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"DSA"}]]}]}' WHERE `case` = 4101;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1001,"text":"5×40 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"病房、空调、电梯"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1001,"text":"5×40 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"病房、空调、电梯"}]]}]}' WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"400 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1024,"text":"75 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏180 kWp"}],[{"kind":"breaker"},{"kind":"load","text":"教学楼"}]]}]}' WHERE `case` = 4112;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"进线"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A，四线"}],[{"kind":"breaker"},{"kind":"load","text":"FFU 930台，480 A"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"进线"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A，四线"}],[{"kind":"breaker"},{"kind":"load","text":"FFU 930台，480 A"}]]}]}' WHERE `case` = 4203;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1023,"text":"2×150 kvar"}],[{"kind":"breaker"},{"kind":"capacitor","product":1004,"text":"8×30 kvar，分补"}],[{"kind":"breaker"},{"kind":"load","text":"注塑机64台"}]]}]}' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"箱变0.4 kV母线（3台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"controller","product":1019,"text":"配变测控"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"2×70 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏300 kWp"}],[{"kind":"breaker"},{"kind":"load","text":"仓储、分拣"}]]}]}' WHERE `case` = 4210;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]]}]}' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2500/5"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV台区母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"400 kVA"},{"kind":"breaker"},{"kind":"meter","product":1019,"text":"600/5"},{"kind":"currentTransformer","text":"平衡装置、SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"70 kvar"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"1、2单元"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"3、4单元"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"5、6单元"}],[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"50 kvar，支线末端"}]]}],"network":{"link":"LoRa、RS485至测控终端","to":"台区平台"}}' WHERE `solution` = 2004;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2000/5"},{"kind":"currentTransformer","text":"SVG、APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060,"text":"300/5"},{"kind":"load","text":"直流桩1，120 kW"}],[{"kind":"breaker","product":1072,"text":"9×250 A"},{"kind":"meter","product":1060,"text":"9只，300/5"},{"kind":"load","text":"直流桩2~10，每桩一路"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"站用电、照明"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"充电运营平台"}}' WHERE `solution` = 2005;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV普通段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"影像中心"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"门诊、病房"}]],"tie":"母联断路器"},{"name":"0.4 kV应急段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"250 A","second":{"kind":"grid","text":"普通段（Ⅰ路）"}},{"kind":"load","text":"手术部、ICU（另配UPS）"}],[{"kind":"breaker"},{"kind":"load","text":"信息机房"}]]}],"network":{"link":"RS485","gateway":1069,"to":"后勤平台"}}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"breaker","text":"随机投退"},{"kind":"detuned","product":1010,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"变频泵260 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"台区0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"200 kVA"},{"kind":"breaker"},{"kind":"meter","product":1019,"text":"首端电压"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"其余支线"}],[{"kind":"breaker","text":"600 m，35 mm²铝线"},{"kind":"currentTransformer","text":"SVG取样"}]]},{"name":"支线末端","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"30 kvar，定电压"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"1号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"2号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"4台，30 mA"},{"kind":"meter","product":1067,"text":"4只"},{"kind":"motor","text":"3~6号塘增氧机"}]]}],"network":{"link":"LoRa：岸边配电箱","gateway":1070,"to":"养殖平台"}}' WHERE `solution` = 2013;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067,"text":"2只"},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"能源平台"}}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV焊装母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"闪变、不平衡"},{"kind":"currentTransformer","text":"APF、平衡装置取样"}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"450 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"AB相焊机14台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"BC相焊机13台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"CA相焊机13台"}]]}],"network":{"link":"RS485","gateway":1069,"to":"车间系统"}}' WHERE `solution` = 2017;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第1组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第2组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"喷气织机"}],[{"kind":"breaker"},{"kind":"load","text":"空调变频"}],[{"kind":"breaker","text":"200 m电缆"},{"kind":"currentTransformer","text":"APF取样"}]]},{"name":"空压站母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"2台"},{"kind":"motor","text":"空压机1、2，160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1065,"text":"2台"},{"kind":"motor","text":"空压机3、4，160 kW"}]]}],"network":{"link":"4G；多回路表走以太网","to":"能效平台"}}' WHERE `solution` = 2020;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"不停电装"},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联断路器"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"电缆头"},{"kind":"transformer","text":"2500 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"THDi"},{"kind":"currentTransformer","text":"SVG、APF取样"}],[{"kind":"generator","text":"柴油机"},{"kind":"breaker","text":"与市电联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar，感性"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明"}],[{"kind":"breaker"},{"kind":"load","text":"UPS-B（B路列头柜同A路）"}],[{"kind":"breaker","text":"UPS-A"}]]},{"name":"列头柜A路","incoming":[],"feeders":[[{"kind":"sensor","product":1074,"text":"每接头一只"},{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路"},{"kind":"load","text":"机柜1~12"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"12路，含零线"},{"kind":"load","text":"机柜13~24"}],[{"kind":"breaker"},{"kind":"load","text":"备用"}]]}],"network":{"link":"RS485：列头柜表计","gateway":1069,"to":"动环系统"}}' WHERE `solution` = 2023;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4003;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4007;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4101;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4112;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4203;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2004;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 00:48:37' WHERE `id` = 2023;
