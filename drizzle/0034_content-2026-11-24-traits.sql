-- content: How products are drawn and chosen, and closing words of families, stand in the content
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1001, 'slimUnit', 'smart', 'kvar', 'h=10', 'chained:byFirst');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1002, 'slimUnit', 'smart', 'kvar', 'h=20&react=0&sn=', 'chained:byFirst');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1003, 'drawer', 'smart', 'kvar', 'h=10', 'drawer');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1004, 'slimUnit', 'smart', 'kvar', 'duty=unbalanced&h=10', 'chained:perPhase');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1005, 'wallBox', 'mixed', 'kvar', 'duty=unbalanced&h=10', 'capacitorCabinet:breaker');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1006, 'cabinet', 'cabinet', 'kvar', '', 'capacitorCabinet');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1007, 'outdoorBox', 'cabinet', 'kvar', '', 'capacitorCabinet:transformer');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1008, 'hvCabinet', 'high-voltage', 'kvar', 'u=10000', 'highVoltage:station');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1009, 'hvFrame', '', 'kvar', 'u=10000', 'highVoltage:line');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1010, 'hvCabinet', '', 'kvar', 'u=10000', 'highVoltage:motor');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1011, 'deepUnit', 'detuned', 'kvar', 'react=7', 'chained:byController');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1012, 'deepUnit', 'detuned', 'kvar', 'order=3&react=14', 'chained:byController');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1013, 'board', 'detuned', 'kvar', 'react=7', 'assembledBranch');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1014, 'deepUnit', 'detuned', 'kvar', 'duty=unbalanced&order=3&react=14', 'chained:perPhase');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1015, 'cabinet', 'filter', 'harmonics', '', 'connected filterBranch:fuse');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1016, 'cabinet', 'filter', 'harmonics', '', 'connected:grid filterBranch:breaker');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1017, 'cabinet', 'filter', 'harmonics', '', 'connected:load thyristorBranch');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1018, 'controller', '', '', '', 'busMaster');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1019, 'terminal', '', '', '', 'areaTerminal');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1020, 'terminal', '', '', '', 'areaTerminal');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1021, 'screen', '', '', '', 'touchScreen');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1022, 'rackModule', 'svg', 'kvar', 'duty=fast', 'parallel:grid parallel:load');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1023, 'rackModule', 'svg', 'kvar', 'duty=fast', 'parallel:grid');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1024, 'wallPower', 'svg', 'kvar', 'duty=fast', 'parallel:grid');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1025, 'outdoorBox', 'svg', 'kvar', 'duty=fast', 'parallel:transformer');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1026, 'rackModule', 'apf', 'harmonics', '', 'parallel:load parallel:grid');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1027, 'wallPower', 'apf', 'harmonics', '', 'parallel:load');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1028, 'cabinet', 'apf', 'harmonics', '', 'parallel:load');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1029, 'outdoorBox', 'balancer', 'kvar', 'duty=unbalanced', 'parallel:transformer');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1030, 'terminal', '', 'kvar', 'duty=unbalanced', 'phaseSwap');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1031, 'screen', '', 'harmonics', '', 'fourWire threeWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1032, 'panelMeter', '', 'harmonics', '', 'fourWire threeWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1033, 'quickConnect', '', '', '', 'changeover:interlock');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1034, 'quickConnect', '', '', '', 'changeover:interlock');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1035, 'cabinet', '', '', '', 'changeover:transfer');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1036, 'cylinder', '', 'kvar', '', 'capacitor');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1037, 'cylinder', '', 'kvar', '', 'filterCapacitor');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1038, 'boxCapacitor', '', 'kvar', '', 'capacitor');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1039, 'boxCapacitor', '', 'kvar', '', 'perPhaseCapacitor');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1040, 'reactor', '', 'kvar', '', 'tuningReactor');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1041, 'reactor', '', 'kvar', '', 'filterReactor');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1042, 'contactor', '', 'kvar', '', 'contactorSwitch');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1043, 'switchUnit', '', 'kvar', '', 'hybridSwitch');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1044, 'switchUnit', '', 'kvar', '', 'synchronousSwitch');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1045, 'thyristor', '', 'kvar', '', 'thyristorSwitch');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1046, 'controller', '', 'kvar', '', 'controller:oneCurrent');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1047, 'controller', '', 'kvar', '', 'controller:threeCurrents');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1048, 'panelMeter', 'meter', 'meter', 'mount=p96', 'fourWire threeWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1049, 'panelMeter', 'meter', 'meter', 'mount=p96', 'fourWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1050, 'panelMeter', 'meter', 'meter', 'mount=p96', 'fourWire threeWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1051, 'panelMeter', 'meter', 'meter', 'mount=p96', 'fourWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1052, 'panelMeter', 'meter', 'meter', 'mount=p96', 'threeWire fourWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1053, 'panelMeter', 'meter', 'meter', 'mount=p96', 'fourWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1054, 'panelMeter', 'meter', 'meter', 'mount=p72', 'fourWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1055, 'panelMeter', 'meter', 'meter', 'mount=p72', 'motorMeter');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1056, 'panelMeter', 'meter', 'meter', 'mount=p120', 'threeWire fourWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1057, 'dinMeter', 'energy-meter', 'meter', 'mount=rail', 'singlePhase');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1058, 'dinMeter', 'energy-meter', 'meter', 'mount=rail', 'singlePhase:relay');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1059, 'dinMeter', 'energy-meter', 'meter', 'mount=rail', 'directThreePhase');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1060, 'dinMeter', 'energy-meter', 'meter', 'mount=rail', 'fourWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1061, 'wallMeter', 'energy-meter', 'meter', 'mount=wall', 'energyMeter');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1062, 'wallMeter', 'energy-meter', 'meter', 'mount=wall', 'threeWire');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1063, 'panelMeter', '', 'meter', 'use=monitor', 'ammeter');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1064, 'panelMeter', '', 'meter', 'use=monitor', 'voltmeter');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1065, 'dinMeter', 'meter', 'meter', '', 'splitCores');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1066, 'dinMeter', 'meter', 'meter', '', 'splitCores:severalDevices');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1067, 'dinMeter', 'meter', 'meter', '', 'splitCores');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1068, 'dinMeter', 'meter', 'meter', '', 'splitCores:slots');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1069, 'gateway', '', '', '', 'gateway');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1070, 'terminal', '', '', '', 'gateway:radio');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1071, 'mcb', '', '', '', 'breaker:neutral');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1072, 'mccb', '', '', '', 'breaker');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1073, 'sensor', '', '', '', 'wirelessTemperature');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1074, 'sensor', '', '', '', 'wirelessTemperature');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1075, 'splitCore', 'transformer', 'meter', '', 'splitCoreTransformer');
--> statement-breakpoint
INSERT INTO `product_traits` (`product`, `outline`, `role`, `tool`, `preset`, `wiring`) VALUES (1076, 'dinMeter', '', '', '', 'residualCurrent');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (33, '补偿容量要配多少？', '准备好变压器容量、目前与目标功率因数，近三个月的电费单最好也带上。');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (35, '电抗率选 7% 还是 14%？', '准备好变压器容量、主要谐波源和谐波测试数据；没有测过，写明负荷类型也可以。');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (39, '测控与显示怎样接进现有柜子？', '准备好柜型、开孔尺寸、要测量的量和通信规约。');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (41, 'SVG、APF 的容量怎样定？', '准备好单线图、变压器容量，以及谐波、无功或不平衡的测试数据。');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (43, '要替换现场的旧元件？', '拍下旧件铭牌，写明系统电压、单台容量和电抗率，我们给出对应型号。');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (49, '该选哪一款仪表？', '写明要测量的量、接线方式、互感器变比、通信规约和开孔尺寸。');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (122, '现场设备怎样接上平台？', '准备好测点清单、现有仪表的通信规约，以及现场有没有 4G 信号。');
