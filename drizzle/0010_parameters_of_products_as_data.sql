-- parameters of products as data: 产品参数和表格写成数据
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('system-voltage', '系统额定电压', '电气参数', 'list', 0, 'V', '', 1, 60, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('capacitor-voltage', '电容器额定电压', '电气参数', 'list', 1, 'V', '', 1, 20, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('voltage-tolerance', '电压允许偏差', '电气参数', 'range', 2, '%', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('rated-current', '额定电流', '电气参数', 'list', 3, 'A', '', 1, 15, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('poles', '极数', '电气参数', 'choice', 4, '', '1P+N,3P,3P+N,4P', 1, 30, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('wiring', '接线方式', '电气参数', 'choice', 5, '', '单相,三相三线,三相四线,三相△接,三相Y接', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('withstand-voltage', '绝缘耐压', '电气参数', 'list', 6, 'kV', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('short-time-current', '额定短时耐受电流', '电气参数', 'number', 7, 'kA', '', 1, 50, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('breaking-capacity', '短路分断能力', '电气参数', 'number', 8, 'kA', '', 1, 35, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('max-current', '最大允许电流', '电气参数', 'number', 9, 'In', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('losses', '单位损耗', '电气参数', 'range', 10, 'W/kvar', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('active-loss', '有功损耗', '电气参数', 'number', 11, '%', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('consumption', '自身功耗', '电气参数', 'text', 12, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('supply-voltage', '工作电源', '电气参数', 'range', 13, 'V', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('capacitance-tolerance', '容量允差', '电气参数', 'range', 14, '%', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('temperature-rise', '温升', '电气参数', 'number', 15, 'K', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('insulation-class', '绝缘等级', '电气参数', 'choice', 16, '', 'F级,H级', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('electrical', '其他电气特性', '电气参数', 'text', 17, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('compensation-mode', '补偿方式', '补偿与投切', 'choice', 18, '', '共补,分补,混补', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('rated-capacity', '额定容量', '补偿与投切', 'list', 19, 'kvar', '', 1, 10, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('output-capacity', '实际输出容量', '补偿与投切', 'list', 20, 'kvar', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('step-combination', '分组容量', '补偿与投切', 'choice', 21, 'kvar', '5+5,10+5,10+10,15+15,20+10,20+20,25+25', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('step-count', '补偿级数', '补偿与投切', 'range', 22, '级', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('controlled-capacity', '控制容量', '补偿与投切', 'list', 23, 'kvar', '', 1, 10, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('reactance-rate', '电抗率', '补偿与投切', 'list', 24, '%', '', 1, 25, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('compensation-current', '额定补偿电流', '补偿与投切', 'list', 25, 'A', '', 1, 10, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('compensation-orders', '补偿谐波次数', '补偿与投切', 'range', 26, '次', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('filter-rate', '谐波滤除率', '补偿与投切', 'number', 27, '%', '', 1, 30, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('power-factor', '功率因数', '补偿与投切', 'range', 28, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('response-time', '响应时间', '补偿与投切', 'list', 29, 'ms', '', 1, 40, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('effect', '滤波与治理', '补偿与投切', 'text', 30, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('switching-element', '投切元件', '补偿与投切', 'choice', 31, '', '接触器,同步开关,复合开关,晶闸管,真空接触器,永磁断路器', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('switching-control', '投切控制', '补偿与投切', 'text', 32, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('switching-delay', '投切延时', '补偿与投切', 'range', 33, 's', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('inrush', '合闸涌流', '补偿与投切', 'number', 34, 'In', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('switching-life', '投切寿命', '补偿与投切', 'list', 35, '次', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('outputs', '输出路数', '补偿与投切', 'list', 36, '路', '', 1, 28, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('control-signal', '控制信号', '补偿与投切', 'text', 37, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('parallel-units', '并联台数', '补偿与投切', 'number', 38, '台', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('measured', '测量内容', '测量与精度', 'text', 39, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('quality-class', '电能质量测量等级', '测量与精度', 'choice', 40, '', 'A级,S级', 1, 10, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('voltage-input', '电压输入', '测量与精度', 'choice', 41, '', 'AC 220 V,AC 380 V,3×220 V,3×57.7/100 V,3×100 V,3×220/380 V,3×380 V', 1, 38, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('current-input', '电流输入', '测量与精度', 'choice', 42, '', '1 A,5 A,0.015-0.075(6) A,0.2-0.5(60) A,0.2-0.5(80) A,开口互感器,插接式互感器', 1, 42, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('circuits', '监测回路数', '测量与精度', 'list', 43, '路', '', 1, 12, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('accuracy', '准确度等级', '测量与精度', 'choice', 44, '', '0.2级,0.5级,1.0级', 1, 20, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('active-energy', '有功电能准确度', '测量与精度', 'choice', 45, '', 'C级（0.5S级）,B级（1级）', 1, 16, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('reactive-energy', '无功电能准确度', '测量与精度', 'choice', 46, '', '2级', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('errors', '测量误差', '测量与精度', 'text', 47, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('sampling', '采样率', '测量与精度', 'number', 48, '点/周波', '', 0, 30, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('harmonics', '谐波测量次数', '测量与精度', 'range', 49, '次', '', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('tariffs', '费率数', '测量与精度', 'number', 50, '费率', '', 1, 34, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('metering', '计量特性', '测量与精度', 'text', 51, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('storage', '数据保存', '测量与精度', 'number', 52, '天', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('temperature-points', '测温路数', '测量与精度', 'number', 53, '路', '', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('measured-temperature', '测温范围', '测量与精度', 'range', 54, '℃', '', 0, 44, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('ct-primary', '互感器一次电流', '测量与精度', 'list', 55, 'A', '', 1, 10, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('ct-output', '互感器二次输出', '测量与精度', 'choice', 56, '', '5 A,1 A,333 mV', 1, 22, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('communication', '通信方式', '通信与接口', 'choice', 57, '', 'RS485,以太网,4G,LoRa,HPLC,蓝牙,红外', 1, 45, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('protocol', '通信规约', '通信与接口', 'choice', 58, '', 'Modbus-RTU,Modbus-TCP,MQTT,DL/T 645-2007,DL/T 698.45,DL/T 860,PQDIF', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('radio-frequency', '无线频段', '通信与接口', 'range', 59, 'MHz', '', 0, 46, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('report-interval', '数据间隔', '通信与接口', 'list', 60, 'min', '', 0, 56, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('connected-devices', '接入设备数', '通信与接口', 'number', 61, '台', '', 1, 39, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('digital-inputs', '开关量输入', '通信与接口', 'number', 62, '路', '', 1, 37, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('relay-outputs', '继电器输出', '通信与接口', 'number', 63, '路', '', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('analog-outputs', '模拟量输出', '通信与接口', 'number', 64, '路', '', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('interface', '其他接口', '通信与接口', 'text', 65, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('display', '显示方式', '通信与接口', 'choice', 66, '', '触摸屏,彩色屏,点阵LCD,段码LCD,LED数码管,指示灯,无显示', 1, 0, 'displaymode');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('protection', '保护与告警', '保护', 'text', 67, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('residual-current', '剩余电流', '保护', 'list', 68, 'mA', '', 1, 36, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('temperature', '工作温度', '环境与安装', 'range', 69, '℃', '', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('humidity', '相对湿度', '环境与安装', 'number', 70, '%', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('altitude', '海拔', '环境与安装', 'number', 71, 'm', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('protection-class', '防护等级', '环境与安装', 'choice', 72, '', 'IP20,IP30,IP31,IP3X,IP4X,IP42,IP44,IP51,IP52,IP54,IP55,IP65', 1, 55, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('cooling', '冷却方式', '环境与安装', 'choice', 73, '', '自冷,风冷,水冷', 1, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('noise', '噪声', '环境与安装', 'number', 74, 'dB', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('mounting', '安装方式', '环境与安装', 'choice', 75, '', '导轨,面板嵌入,壁挂,落地,柱上,机架,柜内固定,抽屉,母排或电缆上', 1, 0, 'Installationmethod');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('application', '适用范围', '环境与安装', 'text', 76, '', '', 0, 0, 'applicationscope');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('dimensions', '外形尺寸', '结构', 'text', 77, '', '', 0, 0, 'shapesize');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('cutout', '开孔尺寸', '结构', 'choice', 78, '', '68 mm×68 mm,92 mm×92 mm,112 mm×112 mm,138 mm×138 mm,152 mm×92 mm,192 mm×138 mm,238 mm×168 mm', 1, 0, 'openingsize');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('depth', '安装深度', '结构', 'number', 79, 'mm', '', 0, 0, 'deepin');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('weight', '重量', '结构', 'number', 80, 'kg', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('construction', '结构与寿命', '结构', 'text', 81, '', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('functions', '基本功能', '功能与订货', 'text', 82, '', '', 0, 0, 'basicfunction');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('options', '可选功能', '功能与订货', 'text', 83, '', '', 0, 0, 'optionalfunction');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('order-code', '订货型号', '功能与订货', 'text', 84, '', '', 0, 0, 'ordercode');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('standards', '执行标准', '功能与订货', 'text', 85, '', '', 0, 0, 'standards');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 0, 'system-voltage', '系统额定电压', 'AC 400 V，50 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 1, 'capacitor-voltage', '电容器额定电压', '450 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 2, 'rated-capacity', '额定容量', '10（5+5）、15（10+5）、20（10+10）、30（15+15、20+10）、40（20+20）kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 3, 'wiring', '接线方式', '电容器△接，三相同投同切');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 4, 'switching-control', '投切门限', '功率因数与无功双判据，COSφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 5, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 6, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，功率因数±0.01，温度±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 7, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 8, 'switching-life', '允许投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 9, 'electrical', '放电', '断电后3 min内端电压降至50 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 10, 'consumption', '静态功耗', '≤3 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 11, 'temperature', '工作环境', '-25~+55 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 0, 'system-voltage', '系统额定电压', 'AC 400 V，50 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 1, 'capacitor-voltage', '电容器额定电压', '480 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 2, 'rated-capacity', '额定容量', '20（10+10）、30（15+15）、40（20+20）、50（25+25）kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 3, 'output-capacity', '400 V实际输出', '标称容量×0.694');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 4, 'max-current', '最大允许电流', '1.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 5, 'electrical', '最大允许电压', '1.1 Un，每24 h累计8 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 6, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 7, 'switching-life', '机械寿命', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 8, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，温度±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 9, 'temperature', '工作环境', '-25~+65 ℃（高温型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 0, 'system-voltage', '额定电压', 'AC 400 V系统，电容器450 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 1, 'rated-capacity', '额定容量', '20、30、40 kvar（单路）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 2, 'construction', '主回路接插', '镀银母线夹，插拔寿命≥500次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 3, 'communication', '通信', 'RS485，插拔时自动断开并告警');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 4, 'construction', '抽出操作', '可在退出投切状态下带电抽出');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 5, 'protection-class', '防护等级', '抽屉面板IP30，柜内IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 6, 'temperature', '工作环境', '-25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 0, 'system-voltage', '系统额定电压', 'AC 230 V（相电压）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 1, 'capacitor-voltage', '电容器额定电压', '250 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 2, 'rated-capacity', '额定容量', '5、10、15、20、30 kvar（三相合计）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 3, 'wiring', '接线方式', '三相Y接，引出N');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 4, 'switching-control', '投切方式', 'A、B、C独立，同步过零');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 5, 'switching-control', '相间投切间隔', '≥60 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 6, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，功率因数±0.01');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 7, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 8, 'temperature', '工作环境', '-25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 0, 'system-voltage', '系统额定电压', 'AC 400 V，三相四线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 1, 'rated-capacity', '总容量', '60、90、120、150 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 2, 'compensation-mode', '组合', '共补450 V + 分补250 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 3, 'step-count', '级数', '6~10级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 4, 'construction', '进线', '塑壳断路器或隔离开关，额定电流250/400 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 5, 'protection-class', '防护等级', 'IP30（IP44可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 6, 'communication', '通信', 'RS485，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 7, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 0, 'system-voltage', '额定工作电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 1, 'rated-capacity', '单柜容量', '90、120、150、180、240、300、400 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 2, 'step-count', '补偿级数', '6~12级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 3, 'short-time-current', '额定短时耐受电流', '30 kA，1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 4, 'protection-class', '防护等级', 'IP31（IP4X可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 5, 'electrical', '额定绝缘电压', 'AC 690 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 6, 'withstand-voltage', '工频耐压', '主回路1890 V，5 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 7, 'temperature-rise', '温升', '母线不大于60 K');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 8, 'communication', '通信', 'RS485/Modbus-RTU，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 9, 'temperature', '环境', '户内，-5~+40 ℃，24 h平均≤35 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 0, 'system-voltage', '额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 1, 'rated-capacity', '容量', '60、90、120、150、180 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 2, 'compensation-mode', '组合', '共补、分补或混补');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 3, 'protection-class', '防护等级', 'IP44');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 4, 'construction', '箱体', '304不锈钢，厚2.0 mm');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 5, 'communication', '通信', '4G Cat.1（选配），本地RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 6, 'temperature', '工作环境', '-25~+45 ℃，海拔≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 7, 'mounting', '安装方式', '柱上台架/落地');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 0, 'system-voltage', '额定电压', '6、10 kV');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 1, 'rated-capacity', '单组容量', '300、600、900、1200、1500 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 2, 'step-count', '组数', '1~8组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 3, 'reactance-rate', '串联电抗率', '1%、5%、6%、12%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 4, 'capacitor-voltage', '电容器额定电压', '按电抗率取11/√3、12/√3 kV等');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 5, 'withstand-voltage', '工频耐压', '42 kV（10 kV级，1 min）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 6, 'switching-element', '投切方式', '真空接触器或永磁断路器');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 7, 'protection', '保护', '过流、过压、欠压、零序电压、电容器外熔丝');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 8, 'protection-class', '防护等级', 'IP3X（户内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 0, 'system-voltage', '额定电压', '10 kV');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 1, 'rated-capacity', '容量', '150、300、450、600 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 2, 'switching-control', '投切', '手动、定时、电压控制');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 3, 'reactance-rate', '串联电抗率', '1%（限涌流）或6%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 4, 'withstand-voltage', '绝缘水平', '工频42 kV/1 min，雷电冲击75 kV');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 5, 'supply-voltage', '辅助电源', '电压互感器取电或太阳能');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 6, 'temperature', '环境', '-40~+45 ℃，覆冰10 mm');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 0, 'system-voltage', '额定电压', '6、10 kV');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 1, 'rated-capacity', '容量', '100~600 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 2, 'reactance-rate', '电抗率', '0.5%~1%（限流）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 3, 'protection', '联锁', '与电动机断路器同投同退');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 4, 'protection-class', '防护等级', 'IP3X');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 5, 'withstand-voltage', '绝缘水平', '6 kV：30 kV/1 min；10 kV：42 kV/1 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 0, 'system-voltage', '系统额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 1, 'capacitor-voltage', '电容器额定电压', '480 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 2, 'rated-capacity', '标称容量', '10、20、30、40、50 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 3, 'output-capacity', '400 V实际输出', '7.5、14.9、22.4、29.9、37.3 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 4, 'reactance-rate', '电抗率', '7%（谐振频率189 Hz）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 5, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 6, 'temperature-rise', '电抗温升', '≤80 K（H级绝缘）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 7, 'switching-life', '投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 8, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 9, 'temperature', '环境', '-25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 0, 'system-voltage', '系统额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 1, 'capacitor-voltage', '电容器额定电压', '525 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 2, 'rated-capacity', '标称容量', '15、30、45、60 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 3, 'output-capacity', '400 V实际输出', '10.1、20.2、30.4、40.5 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 4, 'reactance-rate', '电抗率', '14%（谐振频率134 Hz）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 5, 'insulation-class', '电抗绝缘等级', 'H级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 6, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 7, 'temperature', '环境', '-25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 0, 'system-voltage', '额定电压', 'AC 400 V系统');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 1, 'rated-capacity', '标称容量', '40、60 kvar（480 V/7%或525 V/14%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 2, 'switching-element', '投切元件', '晶闸管或复合开关，可选');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 3, 'protection', '支路熔断器', 'NH系列，带熔断指示');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 4, 'withstand-voltage', '工频耐压', '1890 V，5 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 5, 'weight', '重量', '约45 kg（60 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 0, 'system-voltage', '系统额定电压', 'AC 230 V（相电压）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 1, 'capacitor-voltage', '电容器额定电压', '300 V（14%电抗）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 2, 'rated-capacity', '标称容量', '15、24、30 kvar（三相合计）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 3, 'output-capacity', '230 V实际输出', '10.3、16.4、20.5 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 4, 'reactance-rate', '电抗率', '14%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 5, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 6, 'temperature', '环境', '-25~+50 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 0, 'system-voltage', '额定电压', 'AC 400、690 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 1, 'step-count', '支路', '3~6条（5、7、11、13次或高通）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 2, 'rated-capacity', '单柜容量', '150~800 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 3, 'effect', '调谐偏差', '≤±1%（出厂）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 4, 'effect', '滤波效果', '主要谐波次数电流下降50%~80%，以现场复测为准');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 5, 'protection-class', '防护等级', 'IP3X');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 6, 'noise', '噪声', '≤70 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 0, 'system-voltage', '额定电压', 'AC 400、575、690 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 1, 'effect', '匹配炉功率', '250~2000 kW');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 2, 'effect', '支路', '六脉波：5、7、11、13次；十二脉波：11、13次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 3, 'response-time', '响应', '≤20 ms（晶闸管型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 4, 'power-factor', '补偿后功率因数', '0.92~0.97（依工况）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 5, 'protection-class', '防护等级', 'IP3X');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 6, 'cooling', '冷却', '强迫风冷或水冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 0, 'system-voltage', '额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 1, 'rated-capacity', '容量', '150、300、450、600 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 2, 'response-time', '响应时间', '≤20 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 3, 'switching-life', '动作次数', '不限（无触点）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 4, 'effect', '闪变改善', '典型30%~60%，以现场为准');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 5, 'cooling', '冷却', '强迫风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 6, 'protection-class', '防护等级', 'IP31');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 0, 'measured', '测量', '三相电压、电流、有功、无功、功率因数、频率、2~31次谐波');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 1, 'accuracy', '准确度', '电压/电流0.2级，功率0.5级，功率因数±0.005');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 2, 'voltage-input', '电压输入', '3×220/380 V，最大450 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 3, 'current-input', '电流输入', '3×5 A（CT二次）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 4, 'communication', '组网', 'RS485，最多40台');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 5, 'communication', '上行', 'RS485/Modbus-RTU，2400~38400 bps');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 6, 'switching-control', '整定', 'COSφ 0.90~0.99，延时1~999 s，谐波闭锁1%~30%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 7, 'supply-voltage', '工作电源', 'AC/DC 85~265 V，功耗≤5 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 8, 'temperature', '环境', '-25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 0, 'accuracy', '测量准确度', '电压、电流0.2级，有功C级（0.5S级），无功2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 1, 'voltage-input', '电压输入', '3×220/380 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 2, 'current-input', '电流输入', '3×5 A（1.5(6) A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 3, 'communication', '通信', '4G Cat.1（选配），2路RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 4, 'protocol', '规约', 'Modbus-RTU、DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 5, 'storage', '存储', '负荷曲线≥30天，事件200条');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 6, 'supply-voltage', '备用电源', '超级电容，失电上报');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 7, 'temperature', '环境', '-25~+60 ℃，防护等级IP51（箱内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 0, 'accuracy', '测量准确度', '有功C级（0.5S级），电压电流0.2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 1, 'current-input', '电流输入', '3×5 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 2, 'communication', '下行', '4×RS485 + LoRa（470~510 MHz）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 3, 'communication', '上行', '4G Cat.1 + 以太网，MQTT、Modbus-TCP');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 4, 'protocol', '规约', 'DL/T 645-2007、Modbus-RTU、DL/T 698.45');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 5, 'storage', '存储', '32 MB，数据≥30天');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 6, 'supply-voltage', '电源', 'AC 220 V，备用超级电容');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 7, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1021, 0, 'display', '屏幕', '7英寸TFT，电阻/电容触摸可选');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1021, 1, 'protection-class', '面板防护', 'IP65（前面板）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1021, 2, 'communication', '下行', '2路RS485，最多64台设备');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1021, 3, 'communication', '上行', '以太网，Modbus-TCP');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1021, 4, 'storage', '存储', '曲线≥30天，事件1000条');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1021, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤8 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1021, 6, 'temperature', '工作环境', '-10~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 0, 'system-voltage', '系统电压', 'AC 400 V（-20%~+20%），50/60 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 1, 'wiring', '接线', '三相三线/三相四线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 2, 'rated-capacity', '额定容量', '30、50、75、100 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 3, 'effect', '输出范围', '额定感性~额定容性，连续可调');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 4, 'response-time', '瞬时响应时间', '＜100 µs');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 5, 'response-time', '全响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 6, 'active-loss', '有功损耗', '≤2.5%额定容量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 7, 'electrical', '等效开关频率', '20 kHz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 8, 'parallel-units', '并联数量', '单柜最多8台，总台数不大于16');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 9, 'cooling', '冷却', '智能调速强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 10, 'noise', '噪声', '≤65 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 11, 'protection-class', '防护等级', 'IP20（模块）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 12, 'communication', '通信', 'RS485/Modbus-RTU');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 13, 'temperature', '环境', '-10~+45 ℃，45 ℃以上降额');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 0, 'system-voltage', '系统电压', 'AC 400 V（-20%~+15%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 1, 'rated-capacity', '额定容量', '150 kvar（额定电流217 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 2, 'outputs', '电容投切输出', '12路，DC 12 V/20 mA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 3, 'response-time', '全响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 4, 'active-loss', '有功损耗', '≤2.2%额定容量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 5, 'electrical', '短时过载', '110%，1 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 6, 'parallel-units', '并联数量', '最多8台');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 7, 'communication', '通信', 'RS485、以太网（Modbus-TCP）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 8, 'noise', '噪声', '≤68 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 9, 'temperature', '环境', '-10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 0, 'system-voltage', '系统电压', 'AC 400 V（±20%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 1, 'rated-capacity', '额定容量', '30、50、75 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 2, 'wiring', '接线', '三相四线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 3, 'response-time', '全响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 4, 'power-factor', '目标功率因数', '-1~+1可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 5, 'active-loss', '有功损耗', '≤2.5%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 6, 'noise', '噪声', '≤60 dB（50 kvar，1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 7, 'protection-class', '防护等级', 'IP20（IP42可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 8, 'weight', '重量', '36 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 9, 'communication', '通信', 'RS485，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 0, 'system-voltage', '系统电压', 'AC 400 V（-25%~+25%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 1, 'rated-capacity', '额定容量', '30、50、70 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 2, 'switching-control', '工作模式', '定电压/定功率因数/不平衡优先');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 3, 'protection-class', '防护等级', 'IP55');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 4, 'protection', '浪涌保护', '20 kA（8/20 µs）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 5, 'communication', '通信', '4G Cat.1、蓝牙维护、RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 6, 'temperature', '工作环境', '-40~+55 ℃，海拔≤4000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 7, 'weight', '重量', '62 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 0, 'system-voltage', '系统电压', 'AC 400 V（-20%~+20%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 1, 'compensation-current', '额定补偿电流', '50、75、100、150 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 2, 'wiring', '接线', '三相三线/三相四线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 3, 'compensation-orders', '补偿次数', '2~50次，可逐次设置');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 4, 'filter-rate', '滤除率', '≥95%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 5, 'effect', '中性线滤波能力', '3倍相电流（四线机型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 6, 'response-time', '瞬时响应', '＜100 µs');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 7, 'response-time', '全响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 8, 'active-loss', '有功损耗', '≤3%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 9, 'electrical', '等效开关频率', '20 kHz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 10, 'noise', '噪声', '≤65 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 11, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 12, 'communication', '通信', 'RS485/Modbus-RTU');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 0, 'system-voltage', '系统电压', 'AC 400 V（±15%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 1, 'compensation-current', '额定补偿电流', '25、35、50 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 2, 'compensation-orders', '补偿次数', '2~50次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 3, 'response-time', '全响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 4, 'noise', '噪声', '≤50 dB（静音型，1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 5, 'active-loss', '有功损耗', '≤3%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 6, 'protection-class', '防护等级', 'IP20（IP42可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 7, 'weight', '重量', '24 kg（35 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 0, 'system-voltage', '系统电压', 'AC 400 V（690 V可定制）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 1, 'compensation-current', '额定补偿电流', '100、150、200、300、400、600 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 2, 'filter-rate', '滤除率', '≥95%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 3, 'response-time', '全响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 4, 'short-time-current', '额定短时耐受电流', '35 kA，1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 5, 'construction', '进线方式', '上进/下进/母排并柜');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 6, 'protection-class', '防护等级', 'IP31');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 7, 'communication', '通信', 'RS485、以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 8, 'noise', '噪声', '≤70 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 0, 'system-voltage', '系统电压', 'AC 400 V（-25%~+20%），三相四线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 1, 'rated-capacity', '额定容量', '35、50、70、100 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 2, 'electrical', '单相可转移电流', '50 kvar机型：72 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 3, 'electrical', '中性线能力', '216 A（50 kvar机型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 4, 'response-time', '响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 5, 'active-loss', '有功损耗', '≤3%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 6, 'protection-class', '防护等级', 'IP54');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 7, 'noise', '噪声', '≤60 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 8, 'temperature', '环境', '-40~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 0, 'system-voltage', '额定电压', 'AC 230 V（单相输出，三相输入）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 1, 'rated-current', '额定电流', '换相单元60、100 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 2, 'response-time', '换相中断时间', '≤20 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 3, 'connected-devices', '单台主控管理', '最多24台换相单元');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 4, 'switching-life', '机械寿命', '≥10万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 5, 'communication', '通信', 'LoRa 470~510 MHz或HPLC');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 6, 'short-time-current', '短路耐受', '3 kA，0.1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 7, 'protection-class', '防护等级', 'IP54');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 8, 'temperature', '环境', '-40~+70 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 0, 'quality-class', '测量等级', 'GB/T 19862 A级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 1, 'sampling', '采样率', '512点/周波（50 Hz）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 2, 'voltage-input', '电压测量', '3×57.7/100 V、3×220/380 V，误差±0.1%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 3, 'current-input', '电流测量', '3×5 A，误差±0.1%；可配卡钳');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 4, 'errors', '频率误差', '±0.01 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 5, 'metering', '暂降检测', '残压与持续时间，半周波刷新');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 6, 'storage', '存储', '32 GB，事件与统计≥1年');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 7, 'communication', '接口', '2×RJ45、RS485、USB');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 8, 'protocol', '规约', 'Modbus-TCP、DL/T 860、PQDIF');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 9, 'supply-voltage', '电源', 'AC/DC 85~265 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 10, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 0, 'quality-class', '测量等级', 'S级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 1, 'sampling', '采样', '128点/周波');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 2, 'voltage-input', '电压输入', '3×220/380 V或3×57.7/100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 3, 'current-input', '电流输入', '3×5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 4, 'accuracy', '电压电流准确度', '0.2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 5, 'errors', '谐波误差', 'THD≥1%时±5%（相对）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 6, 'storage', '事件', '暂降、暂升、中断，500条');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 7, 'communication', '通信', 'RS485（Modbus-RTU），可选以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 8, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤5 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 0, 'system-voltage', '额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 1, 'rated-current', '额定电流', '250、400、630 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 2, 'construction', '连接器', '单芯面板插座5只（A/B/C/N/PE）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 3, 'protection', '联锁', '与市电进线机械联锁');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 4, 'short-time-current', '额定短时耐受电流', '20 kA，1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 5, 'protection-class', '防护等级', 'IP54');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 6, 'protection', '相序指示', '有，错相闭锁');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 7, 'communication', '通信', 'RS485（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 8, 'temperature', '环境', '-25~+50 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 0, 'system-voltage', '额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 1, 'rated-current', '额定电流', '800、1000、1250、1600 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 2, 'construction', '连接器', '每相2~3只单芯插座，单只400 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 3, 'breaking-capacity', '断路器', '框架断路器，额定极限短路分断50 kA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 4, 'short-time-current', '额定短时耐受电流', '50 kA，1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 5, 'protection-class', '防护等级', 'IP54');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 6, 'protection', '联锁', '市电三锁两钥匙或电气联锁');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 7, 'communication', '通信', 'RS485、硬接点');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 8, 'temperature', '环境', '-25~+50 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 0, 'system-voltage', '额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 1, 'rated-current', '额定电流', '160、250、400、630 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 2, 'construction', '转换开关', 'PC级，三位置');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 3, 'response-time', '切换动作时间', '≤2 s（不含延时）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 4, 'short-time-current', '额定短时耐受电流', '25 kA，1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 5, 'protection-class', '防护等级', 'IP31');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 6, 'communication', '通信', 'RS485，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 7, 'temperature', '环境', '-10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 0, 'capacitor-voltage', '额定电压', 'AC 400、450、480、525 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 1, 'rated-capacity', '额定容量', '5、7.5、10、12.5、15、20、25、30 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 2, 'capacitance-tolerance', '容量允差', '-5%~+5%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 3, 'losses', '损耗', '介质≤0.2 W/kvar，总损耗≤0.4 W/kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 4, 'electrical', '最大允许电压', '1.1 Un（每24 h中8 h）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 5, 'max-current', '最大允许电流', '1.3 In持续');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 6, 'electrical', '绝缘试验', '端子间2.15 Un/2 s；端子对壳3 kV/10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 7, 'electrical', '放电', '3 min内降至75 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 8, 'electrical', '温度类别', '-25/D（最高环境55 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 9, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 0, 'capacitor-voltage', '额定电压', 'AC 525、690、800 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 1, 'rated-capacity', '额定容量', '10、20、25、33.3 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 2, 'wiring', '接线', '三相△或单相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 3, 'max-current', '最大允许电流', '2.0 In持续');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 4, 'electrical', '峰值电流', '200 In（涌流）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 5, 'capacitance-tolerance', '容量允差', '0~+5%，可按支路配对±1%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 6, 'losses', '损耗', '总损耗≤0.45 W/kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 7, 'electrical', '温度类别', '-25/C（最高环境50 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 0, 'capacitor-voltage', '额定电压', 'AC 400、415、450、480 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 1, 'rated-capacity', '额定容量', '5、10、15、20、25、30 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 2, 'capacitance-tolerance', '容量允差', '-5%~+10%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 3, 'max-current', '最大允许电流', '1.3 In持续');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 4, 'losses', '损耗', '≤0.5 W/kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 5, 'withstand-voltage', '绝缘试验', '端子对壳3 kV/10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 6, 'temperature', '环境', '-25~+45 ℃（-25/B）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 0, 'capacitor-voltage', '额定电压', 'AC 250 V（相）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 1, 'rated-capacity', '额定容量', '15、20、30 kvar（三相合计）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 2, 'capacitance-tolerance', '容量允差', '-5%~+10%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 3, 'max-current', '最大允许电流', '1.3 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 4, 'electrical', '放电', '3 min内至75 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 5, 'temperature', '环境', '-25~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 0, 'system-voltage', '系统电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 1, 'reactance-rate', '电抗率', '7%、14%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 2, 'rated-capacity', '匹配电容', '450、480、525 V，10~60 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 3, 'electrical', '电感偏差', '±3%，三相不平衡≤3%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 4, 'electrical', '线性度', '1.8 In时电感不低于95%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 5, 'insulation-class', '绝缘等级', 'F级（H级可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 6, 'withstand-voltage', '耐压', '3 kV，1 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 7, 'temperature-rise', '温升', '≤85 K');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 8, 'losses', '损耗', '约4~6 W/kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 0, 'system-voltage', '系统电压', 'AC 400、690 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 1, 'rated-current', '额定电流', '20~400 A（含谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 2, 'electrical', '电感值', '按支路定制，偏差±2%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 3, 'electrical', '抽头', '±5%，三档');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 4, 'electrical', '品质因数', '30~60');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 5, 'insulation-class', '绝缘等级', 'H级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 6, 'withstand-voltage', '耐压', '4 kV，1 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 7, 'cooling', '冷却', '自冷或水冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 0, 'system-voltage', '额定工作电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 1, 'electrical', '使用类别', 'AC-6b');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 2, 'controlled-capacity', '可控容量（400 V）', '12、16、20、30、43、63 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 3, 'inrush', '合闸涌流', '≤20 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 4, 'switching-life', '机械寿命', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 5, 'switching-life', '电气寿命', '≥10万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 6, 'control-signal', '线圈电压', 'AC 110、220、380 V，50 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 7, 'switching-control', '操作频率', '≤120次/h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 8, 'temperature', '环境', '-5~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 0, 'system-voltage', '额定工作电压', 'AC 400 V（共补）/230 V（分补）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 1, 'controlled-capacity', '控制容量', '20、30、40 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 2, 'rated-current', '额定电流', '45、63、80 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 3, 'inrush', '合闸涌流', '≤3 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 4, 'control-signal', '控制信号', 'DC 12 V，5~10 mA/相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 5, 'response-time', '动作时间', '约100 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 6, 'consumption', '自身功耗', '≤1.5 W（保持）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 7, 'switching-life', '机械寿命', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 8, 'temperature', '环境', '-25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 0, 'system-voltage', '额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 1, 'rated-current', '额定电流', '40、63、80 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 2, 'errors', '零点误差', '≤±1 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 3, 'inrush', '合闸涌流', '≤3 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 4, 'switching-life', '电气寿命', '≥30万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 5, 'control-signal', '控制', 'DC 12 V或RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 6, 'consumption', '功耗', '动作瞬间≤10 W，保持0 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 7, 'temperature', '环境', '-40~+65 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 0, 'system-voltage', '额定电压', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 1, 'controlled-capacity', '控制容量', '20、40、60 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 2, 'rated-current', '额定电流', '60、90、120 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 3, 'response-time', '响应时间', '≤20 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 4, 'withstand-voltage', '耐压', '晶闸管1800 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 5, 'control-signal', '控制信号', 'DC 12 V，10 mA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 6, 'electrical', '导通压降', '≤1.2 V/相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 7, 'cooling', '冷却', '强制风冷，60 kvar风量≥150 m³/h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 8, 'temperature', '环境', '-25~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 0, 'voltage-input', '输入电压', 'AC 380 V（线电压）或220 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 1, 'current-input', '输入电流', '0.1~5 A，灵敏度50 mA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 2, 'outputs', '输出路数', '4、6、8、10、12路');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 3, 'control-signal', '输出型式', '继电器AC 220 V/5 A或DC 12 V/50 mA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 4, 'power-factor', '目标功率因数', '0.80~1.00');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 5, 'switching-delay', '投切延时', '5~200 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 6, 'switching-control', '过压定值', '400~460 V可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 7, 'errors', '测量误差', '电压±0.5%，功率因数±0.01');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 8, 'consumption', '功耗', '≤10 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 0, 'voltage-input', '电压输入', '3×220 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 1, 'current-input', '电流输入', '3×5 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 2, 'outputs', '输出路数', '最多18路（共补/分补任意组合）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 3, 'accuracy', '准确度', '电压、电流0.5级，功率1.0级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 4, 'harmonics', '谐波', '2~31次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 5, 'communication', '通信', 'RS485/Modbus-RTU、DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 6, 'control-signal', '控制', 'DC 12 V输出');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 7, 'storage', '存储', '负荷曲线60天');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 8, 'consumption', '功耗', '≤5 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 0, 'wiring', '接线', '三相四线/三相三线，电压57.7/100 V或220/380 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 1, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 2, 'current-input', '电流', 'AC 1 A或5 A，持续1.2倍，瞬时10倍/5 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 3, 'consumption', '输入功耗', '电压≤0.2 VA/相，电流≤0.2 VA/相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 4, 'accuracy', '电压、电流准确度', '0.2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 5, 'accuracy', '功率准确度', '0.5级；频率±0.01 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 6, 'active-energy', '电能准确度', '有功C级（0.5S级），无功2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 7, 'communication', '通信', 'RS485，Modbus-RTU，1200~38400 bps');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 8, 'supply-voltage', '工作电源', 'AC/DC 85~265 V，功耗≤4 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 9, 'withstand-voltage', '隔离耐压', 'AC 2 kV，1 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 10, 'temperature', '工作环境', '-20~+60 ℃，相对湿度≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 0, 'wiring', '接线', '三相四线/三相三线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 1, 'voltage-input', '电压电流', '3×220/380 V；5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 2, 'accuracy', '电压电流准确度', '0.5级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 3, 'accuracy', '功率、频率', '1.0级；±0.05 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 4, 'active-energy', '有功电能', 'B级（1级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 5, 'communication', '通信', '选配RS485/Modbus-RTU');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 6, 'relay-outputs', '报警输出', 'AC 250 V/3 A常开（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 7, 'supply-voltage', '工作电源', 'AC 220 V±20%或AC/DC 85~265 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 8, 'temperature', '环境', '-10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 0, 'sampling', '采样', '128点/周波，16位ADC');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 1, 'harmonics', '谐波', '2~63次，THD、奇次/偶次、K系数');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 2, 'errors', '谐波测量误差', '按GB/T 14549 B级仪器要求');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 3, 'accuracy', '电压电流', '0.2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 4, 'active-energy', '有功电能', 'C级（0.5S级），可分基波与总电能');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 5, 'storage', '存储', '越限记录100条，最值带时标');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 6, 'communication', '通信', 'RS485；选配以太网Modbus-TCP');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 7, 'supply-voltage', '工作电源', 'AC/DC 85~265 V，≤5 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 8, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 0, 'tariffs', '费率', '4费率、12时段、2套时区表');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 1, 'metering', '时钟', '日误差≤0.5 s/d（23 ℃），电池寿命≥10年');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 2, 'active-energy', '有功电能', 'C级（0.5S级），双向分时');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 3, 'reactive-energy', '无功电能', '2级，四象限');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 4, 'metering', '需量', '滑差式，1~60 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 5, 'storage', '冻结', '日冻结62天，月冻结12个月');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 6, 'communication', '通信', 'RS485：Modbus-RTU与DL/T 645-2007可切换');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 7, 'supply-voltage', '电源', 'AC/DC 85~265 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 8, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 0, 'measured', '测量', '全电参量，电压电流0.2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 1, 'digital-inputs', '开关量输入', '8路，光隔离，SOE分辨率1 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 2, 'relay-outputs', '继电器输出', '4路，AC 250 V/5 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 3, 'analog-outputs', '模拟量', '2路4~20 mA，负载≤500 Ω，0.5级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 4, 'active-energy', '有功电能', 'C级（0.5S级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 5, 'communication', '通信', '2路RS485，独立地址');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 6, 'storage', '事件', 'SOE 256条');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 7, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤6 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 8, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 0, 'measured', '测量', '全电参量，电压电流0.2级，有功C级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 1, 'communication', '4G', 'Cat.1，LTE-FDD/TDD，MQTT/TCP');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 2, 'communication', 'LoRa', '470~510 MHz，发射功率≤50 mW');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 3, 'report-interval', '上送间隔', '1~60 min可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 4, 'interface', '天线', 'SMA，吸盘1.5 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 5, 'storage', '缓存', '7天（15 min间隔）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 6, 'supply-voltage', '电源', 'AC/DC 85~265 V，峰值8 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 7, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 0, 'wiring', '接线', '三相四线/三相三线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 1, 'voltage-input', '电压', '3×220/380 V或57.7/100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 2, 'current-input', '电流', '5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 3, 'accuracy', '准确度', '电压电流0.5级（0.2级可订），功率0.5级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 4, 'active-energy', '有功电能', 'C级（0.5S级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 5, 'communication', '通信', 'RS485/Modbus-RTU（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 6, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤3 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 7, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 0, 'current-input', '电流', '3×5 A（互感器接入），测量范围0.02~6 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 1, 'accuracy', '准确度', '电流0.5级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 2, 'protection', '告警', '过载、欠载、堵转、缺相、不平衡');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 3, 'relay-outputs', '输出', '2路继电器AC 250 V/3 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 4, 'storage', '统计', '运行小时、起动次数、最大电流');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 5, 'communication', '通信', 'RS485（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 6, 'supply-voltage', '电源', 'AC 220 V±20%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 7, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 0, 'wiring', '接线', '三相四线/三相三线');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 1, 'voltage-input', '电压电流', '3×220/380 V或57.7/100 V；5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 2, 'accuracy', '准确度', '0.2级，有功C级（0.5S级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 3, 'harmonics', '谐波', '2~31次（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 4, 'communication', '通信', 'RS485，选配以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤5 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 6, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 7, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 0, 'voltage-input', '电压', 'AC 220 V（±20%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 1, 'current-input', '电流', '0.2-0.5(60)A，50 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 2, 'active-energy', '有功电能', 'B级（1级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 3, 'metering', '起动电流', '20 mA（0.04倍转折电流）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 4, 'display', '显示', '5+1位，LCD');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 5, 'communication', '通信', 'RS485（DL/T 645-2007），红外');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 6, 'metering', '脉冲', '6400 imp/kWh（按铭牌）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 7, 'consumption', '自身功耗', '电压回路≤1 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1057, 8, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 0, 'voltage-input', '电压/电流', 'AC 220 V，0.2-0.5(80)A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 1, 'active-energy', '有功电能', 'B级（1级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 2, 'construction', '继电器', '80 A磁保持，机械寿命≥10万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 3, 'tariffs', '费率', '4费率、8时段（可设单费率）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 4, 'communication', '通信', 'RS485 + 可选LoRa（470~510 MHz）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 5, 'display', '显示', '6+2位LCD，背光');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 6, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 0, 'voltage-input', '电压', '3×220/380 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 1, 'current-input', '电流', '0.2-0.5(80)A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 2, 'active-energy', '有功电能', 'B级（1级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 3, 'reactive-energy', '无功电能', '2级（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 4, 'tariffs', '费率', '4费率12时段（F型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 5, 'communication', '通信', 'RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 6, 'display', '显示', '6+2位，循环显示可定制');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 7, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 0, 'voltage-input', '电压', '3×220/380 V或57.7/100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 1, 'current-input', '电流', '3×0.015-0.075(6)A（旧标称1.5(6)A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 2, 'active-energy', '有功电能', 'C级（0.5S级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 3, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 4, 'harmonics', '谐波', '2~31次（H型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 5, 'communication', '通信', 'RS485，DL/T 645-2007/Modbus-RTU');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 6, 'metering', '脉冲', '400 imp/kWh（按变比换算）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 7, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 0, 'wiring', '接线', '三相四线，3×220/380 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 1, 'current-input', '电流', '直通型0.2-0.5(60)A；互感型0.015-0.075(6)A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 2, 'active-energy', '有功电能', 'C级（0.5S级）互感型，B级（1级）直通型');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 3, 'reactive-energy', '无功电能', '四象限2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 4, 'tariffs', '费率', '4费率、12时段、2套时区');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 5, 'metering', '需量', '滑差式，15 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 6, 'storage', '负荷曲线', '≥60天');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 7, 'communication', '通信', 'RS485 DL/T 645-2007，红外，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 8, 'temperature', '环境', '-25~+60 ℃，IP54（箱内IP51）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 0, 'wiring', '接线', '三相三线，3×100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 1, 'current-input', '电流', '3×0.015-0.075(6)A（旧标称1.5(6)A），1 A规格可订');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 2, 'active-energy', '有功电能', 'C级（0.5S级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 3, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 4, 'supply-voltage', '辅助电源', 'AC/DC 100~240 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 5, 'communication', '通信', '2路RS485，DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 6, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1063, 0, 'current-input', '输入', 'AC 5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1063, 1, 'accuracy', '准确度', '0.5级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1063, 2, 'metering', '显示范围', '0~9999（变比1~9999）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1063, 3, 'electrical', '过载', '1.2倍持续，10倍/5 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1063, 4, 'analog-outputs', '变送', '4~20 mA，负载≤500 Ω（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1063, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤3 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1063, 6, 'temperature', '环境', '-10~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1064, 0, 'voltage-input', '输入', '3×100 V或3×380 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1064, 1, 'accuracy', '准确度', '0.5级，频率±0.1 Hz（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1064, 2, 'display', '显示', '三排四位');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1064, 3, 'metering', '变比', '1~1000（PT）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1064, 4, 'electrical', '过载', '1.2倍持续，2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1064, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤4 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1064, 6, 'temperature', '环境', '-10~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 0, 'voltage-input', '电压', '3×220/380 V（接线）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 1, 'current-input', '电流', '开口互感器100/200/400/600 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 2, 'active-energy', '有功电能', '主机C级（0.5S级）；含0.5级开口互感器时整套按1级考核');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 3, 'harmonics', '谐波', '2~31次（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 4, 'communication', '4G', 'Cat.1，MQTT/TCP，专网卡');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 5, 'temperature-points', '测温', '4路NTC，-40~+125 ℃，±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 6, 'report-interval', '上送间隔', '1、5、15、30 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 7, 'supply-voltage', '电源', '取自电压回路，≤3 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 8, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 0, 'circuits', '输入', '1~4路三相（开口互感器）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 1, 'accuracy', '功率准确度', '1.0级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 2, 'report-interval', '数据间隔', '1 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 3, 'storage', '存储', '60天本地');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 4, 'communication', '通信', '4G Cat.1，MQTT');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 5, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 0, 'voltage-input', '电压', '3×220/380 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 1, 'current-input', '电流', '开口互感器100~600 A或互感器1(6)A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 2, 'active-energy', '有功电能', 'C级（0.5S级）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 3, 'communication', 'LoRa', '470~510 MHz，发射≤50 mW，单跳可视≥800 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 4, 'report-interval', '上报间隔', '1~60 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 5, 'connected-devices', '组网容量', '每网关120节点');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 6, 'supply-voltage', '电源', '取自电压，≤2 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 7, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 0, 'circuits', '回路', '12路三相或36路单相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 1, 'current-input', '互感器', '插接式，50~400 A，0.5级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 2, 'active-energy', '有功电能', '主机各回路C级（0.5S级）；含0.5级互感器时整套按1级声明');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 3, 'voltage-input', '电压', '3×220/380 V公共');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 4, 'harmonics', '谐波', '各回路THD（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 5, 'communication', '通信', 'RS485 + 2×以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 6, 'temperature-points', '测温', '母线8点（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1068, 7, 'temperature', '环境', '-20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 0, 'communication', '下行', '4×RS485，1200~115200 bps');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 1, 'communication', '上行', '4G Cat.1 + 10/100 M以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 2, 'protocol', '协议', 'MQTT、Modbus-TCP/RTU、DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 3, 'connected-devices', '接入能力', '最多128台设备、4000个测点');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 4, 'storage', '缓存', '≥30天（15 min周期）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 5, 'supply-voltage', '供电', 'DC 9~36 V（附AC 220 V电源）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 6, 'consumption', '功耗', '≤4 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 7, 'temperature', '环境', '-30~+70 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 0, 'communication', 'LoRa', '470~510 MHz，8通道，SF7~SF12');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 1, 'connected-devices', '节点数', '120（每节点15 min）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 2, 'communication', '上行', '4G Cat.1 + 以太网，MQTT');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 3, 'storage', '缓存', '30天');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 4, 'protection-class', '防护', 'IP30室内/IP65室外');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 5, 'supply-voltage', '供电', 'PoE或DC 12~24 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 6, 'interface', '天线', 'LoRa与4G独立');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 7, 'temperature', '环境', '-40~+70 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 0, 'rated-current', '额定电流', '16、20、32、40、63 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 1, 'poles', '极数', '1P+N、3P、3P+N');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 2, 'breaking-capacity', '短路分断', '6 kA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 3, 'residual-current', '剩余电流', '30、100、300 mA（可关）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 4, 'measured', '测量', '电压、电流、功率、电能1级（监测）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 5, 'communication', '通信', '4G/LoRa/RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 6, 'switching-life', '动作寿命', '电气1万次，机械2万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 7, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 0, 'rated-current', '壳架电流', '250 A，额定电流100、125、160、200、250 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 1, 'poles', '极数', '3P、4P');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 2, 'breaking-capacity', '极限短路分断', 'Icu 50 kA（AC 400 V）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 3, 'temperature-points', '测温', '6路端子温度，±2 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 4, 'residual-current', '剩余电流', '30 mA~3 A可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 5, 'communication', '通信', 'RS485，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 6, 'switching-control', '操作', '电动+手动');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 7, 'temperature', '环境', '-25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1073, 0, 'measured-temperature', '测温', '-40~+125 ℃，±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1073, 1, 'supply-voltage', '取电', '母线电流≥5 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1073, 2, 'report-interval', '发送周期', '电流大时15~30 s，小电流时自动延长');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1073, 3, 'radio-frequency', '频率', '470~510 MHz，≤10 mW');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1073, 4, 'electrical', '绝缘', '满足12 kV柜内使用要求');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1073, 5, 'construction', '寿命', '≥10年');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1073, 6, 'protection-class', '防护', 'IP65');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1074, 0, 'measured-temperature', '测温', '-40~+125 ℃，±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1074, 1, 'supply-voltage', '电池', 'ER14250，约5年（15 min）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1074, 2, 'report-interval', '发送', '15 min，突变立即发送');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1074, 3, 'radio-frequency', '频率', '470~510 MHz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1074, 4, 'electrical', '绝缘', '适用AC 690 V及以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1074, 5, 'protection-class', '防护', 'IP65');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 0, 'ct-primary', '变比', '100/5、150/5、200/5、300/5、400/5、600/5、800/5、1000/5、1500/5、2000/5、3000/5、5000/5 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 1, 'ct-output', '输出', '5 A、1 A或333 mV');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 2, 'accuracy', '准确级', '0.5级（≥200 A）、1级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 3, 'metering', '额定负荷', '1~5 VA（随变比）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 4, 'withstand-voltage', '绝缘', '3 kV/1 min（二次对地）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 5, 'construction', '窗口', 'φ16~φ36，80×50~160×80');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 6, 'temperature', '环境', '-25~+70 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 0, 'residual-current', '剩余电流', '报警设定20~1000 mA，测量误差±5%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 1, 'temperature-points', '温度', '4路，45~140 ℃设定，±2 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 2, 'protection', '报警延时', '0.1~60 s可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 3, 'relay-outputs', '输出', '1路继电器AC 250 V/5 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 4, 'communication', '通信', 'RS485/Modbus-RTU，选配LoRa或4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 5, 'construction', '互感器窗口', 'φ45、φ65、φ100 mm');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 6, 'supply-voltage', '工作电源', 'AC 220 V，≤3 W');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 7, 'temperature', '环境', '-10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 1, 'capacitor-voltage', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 2, 'rated-capacity', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 3, 'rated-capacity', 15, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 4, 'rated-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 5, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 6, 'rated-capacity', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 7, 'step-combination', 10, 10, '5+5', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 8, 'step-combination', 15, 15, '10+5', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 9, 'step-combination', 20, 20, '10+10', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 10, 'step-combination', 30, 30, '15+15', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 11, 'step-combination', 30, 30, '20+10', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 12, 'step-combination', 40, 40, '20+20', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 13, 'wiring', NULL, NULL, '三相△接', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 14, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 15, 'power-factor', 0.9, 0.99, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 16, 'switching-delay', 1, 180, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 17, 'inrush', 2.5, 2.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 18, 'switching-life', 1000000, 1000000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 19, 'temperature', -25, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 20, 'humidity', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 21, 'altitude', 2000, 2000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 22, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 23, 'display', NULL, NULL, '点阵LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 24, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1001, 25, 'depth', 395, 395, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 1, 'capacitor-voltage', 480, 480, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 2, 'rated-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 3, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 4, 'rated-capacity', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 5, 'rated-capacity', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 6, 'step-combination', 20, 20, '10+10', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 7, 'step-combination', 30, 30, '15+15', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 8, 'step-combination', 40, 40, '20+20', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 9, 'step-combination', 50, 50, '25+25', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 10, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 11, 'max-current', 1.5, 1.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 12, 'inrush', 2.5, 2.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 13, 'switching-life', 1000000, 1000000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 14, 'temperature', -25, 65, '', '高温型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 15, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 16, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1002, 17, 'depth', 420, 420, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 1, 'capacitor-voltage', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 2, 'rated-capacity', 20, 20, '', '单路');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 3, 'rated-capacity', 30, 30, '', '单路');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 4, 'rated-capacity', 40, 40, '', '单路');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 5, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 7, 'protection-class', NULL, NULL, 'IP30', '抽屉面板');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 8, 'protection-class', NULL, NULL, 'IP20', '柜内');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 9, 'temperature', -25, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 10, 'display', NULL, NULL, 'LED数码管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 11, 'mounting', NULL, NULL, '抽屉', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1003, 12, 'depth', 430, 430, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 0, 'system-voltage', 230, 230, '', '相电压');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 1, 'capacitor-voltage', 250, 250, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 2, 'rated-capacity', 5, 5, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 3, 'rated-capacity', 10, 10, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 4, 'rated-capacity', 15, 15, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 5, 'rated-capacity', 20, 20, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 6, 'rated-capacity', 30, 30, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 7, 'wiring', NULL, NULL, '三相Y接', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 8, 'compensation-mode', NULL, NULL, '分补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 9, 'inrush', 2.5, 2.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 10, 'temperature', -25, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 11, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 12, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1004, 13, 'depth', 395, 395, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 1, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 2, 'rated-capacity', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 3, 'rated-capacity', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 4, 'rated-capacity', 120, 120, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 5, 'rated-capacity', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 6, 'compensation-mode', NULL, NULL, '混补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 7, 'capacitor-voltage', 450, 450, '', '共补');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 8, 'capacitor-voltage', 250, 250, '', '分补');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 9, 'step-count', 6, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 10, 'protection-class', NULL, NULL, 'IP30', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 11, 'protection-class', NULL, NULL, 'IP44', '可选');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 12, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 13, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 14, 'noise', 50, 50, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 15, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 16, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 17, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1005, 18, 'depth', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 1, 'rated-capacity', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 2, 'rated-capacity', 120, 120, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 3, 'rated-capacity', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 4, 'rated-capacity', 180, 180, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 5, 'rated-capacity', 240, 240, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 6, 'rated-capacity', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 7, 'rated-capacity', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 8, 'step-count', 6, 12, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 9, 'short-time-current', 30, 30, '', '1 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 10, 'protection-class', NULL, NULL, 'IP31', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 11, 'protection-class', NULL, NULL, 'IP4X', '可选');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 12, 'withstand-voltage', 1.89, 1.89, '', '主回路，5 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 13, 'temperature-rise', 60, 60, '', '母线');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 14, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 15, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 16, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 17, 'temperature', -5, 40, '', '户内');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 18, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 19, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1006, 20, 'depth', 800, 800, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 1, 'rated-capacity', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 2, 'rated-capacity', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 3, 'rated-capacity', 120, 120, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 4, 'rated-capacity', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 5, 'rated-capacity', 180, 180, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 6, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 7, 'compensation-mode', NULL, NULL, '分补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 8, 'compensation-mode', NULL, NULL, '混补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 9, 'protection-class', NULL, NULL, 'IP44', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 10, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 11, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 12, 'temperature', -25, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 13, 'altitude', 2000, 2000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 14, 'mounting', NULL, NULL, '柱上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 15, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 16, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 17, 'mounting', NULL, NULL, '柱上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 18, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1007, 19, 'depth', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 0, 'system-voltage', 6000, 6000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 1, 'system-voltage', 10000, 10000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 2, 'rated-capacity', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 3, 'rated-capacity', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 4, 'rated-capacity', 900, 900, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 5, 'rated-capacity', 1200, 1200, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 6, 'rated-capacity', 1500, 1500, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 7, 'step-count', 1, 8, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 8, 'reactance-rate', 1, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 9, 'reactance-rate', 5, 5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 10, 'reactance-rate', 6, 6, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 11, 'reactance-rate', 12, 12, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 12, 'withstand-voltage', 42, 42, '', '10 kV级，1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 13, 'switching-element', NULL, NULL, '真空接触器', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 14, 'switching-element', NULL, NULL, '永磁断路器', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 15, 'protection-class', NULL, NULL, 'IP3X', '户内');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 16, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 17, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1008, 18, 'depth', 1200, 1200, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 0, 'system-voltage', 10000, 10000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 1, 'rated-capacity', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 2, 'rated-capacity', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 3, 'rated-capacity', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 4, 'rated-capacity', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 5, 'reactance-rate', 1, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 6, 'reactance-rate', 6, 6, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 7, 'withstand-voltage', 42, 42, '', '工频，1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 8, 'withstand-voltage', 75, 75, '', '雷电冲击');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 9, 'temperature', -40, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 10, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 11, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 12, 'mounting', NULL, NULL, '柱上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1009, 13, 'depth', 900, 900, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 0, 'system-voltage', 6000, 6000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 1, 'system-voltage', 10000, 10000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 2, 'rated-capacity', 100, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 3, 'reactance-rate', 0.5, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 4, 'protection-class', NULL, NULL, 'IP3X', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 5, 'withstand-voltage', 30, 30, '', '6 kV，1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 6, 'withstand-voltage', 42, 42, '', '10 kV，1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 7, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 8, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1010, 9, 'depth', 1100, 1100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 1, 'capacitor-voltage', 480, 480, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 2, 'rated-capacity', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 3, 'rated-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 4, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 5, 'rated-capacity', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 6, 'rated-capacity', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 7, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 8, 'output-capacity', 7.5, 7.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 9, 'output-capacity', 14.9, 14.9, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 10, 'output-capacity', 22.4, 22.4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 11, 'output-capacity', 29.9, 29.9, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 12, 'output-capacity', 37.3, 37.3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 13, 'reactance-rate', 7, 7, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 14, 'inrush', 2.5, 2.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 15, 'temperature-rise', 80, 80, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 16, 'insulation-class', NULL, NULL, 'H级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 17, 'switching-life', 1000000, 1000000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 18, 'noise', 50, 50, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 19, 'temperature', -25, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 20, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 21, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1011, 22, 'depth', 525, 525, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 1, 'capacitor-voltage', 525, 525, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 2, 'rated-capacity', 15, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 3, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 4, 'rated-capacity', 45, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 5, 'rated-capacity', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 6, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 7, 'output-capacity', 10.1, 10.1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 8, 'output-capacity', 20.2, 20.2, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 9, 'output-capacity', 30.4, 30.4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 10, 'output-capacity', 40.5, 40.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 11, 'reactance-rate', 14, 14, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 12, 'insulation-class', NULL, NULL, 'H级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 13, 'noise', 50, 50, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 14, 'temperature', -25, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 15, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 16, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1012, 17, 'depth', 545, 545, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 1, 'rated-capacity', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 2, 'rated-capacity', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 3, 'capacitor-voltage', 480, 480, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 4, 'capacitor-voltage', 525, 525, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 5, 'reactance-rate', 7, 7, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 6, 'reactance-rate', 14, 14, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 7, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 8, 'switching-element', NULL, NULL, '晶闸管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 9, 'switching-element', NULL, NULL, '复合开关', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 10, 'withstand-voltage', 1.89, 1.89, '', '5 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 11, 'weight', 45, 45, '', '60 kvar');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 12, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 13, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1013, 14, 'depth', 320, 320, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 0, 'system-voltage', 230, 230, '', '相电压');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 1, 'capacitor-voltage', 300, 300, '', '14%电抗');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 2, 'rated-capacity', 15, 15, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 3, 'rated-capacity', 24, 24, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 4, 'rated-capacity', 30, 30, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 5, 'compensation-mode', NULL, NULL, '分补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 6, 'output-capacity', 10.3, 10.3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 7, 'output-capacity', 16.4, 16.4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 8, 'output-capacity', 20.5, 20.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 9, 'reactance-rate', 14, 14, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 10, 'inrush', 2.5, 2.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 11, 'temperature', -25, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 12, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 13, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1014, 14, 'depth', 545, 545, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 1, 'system-voltage', 690, 690, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 2, 'step-count', 3, 6, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 3, 'rated-capacity', 150, 800, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 4, 'protection-class', NULL, NULL, 'IP3X', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 5, 'noise', 70, 70, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 6, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 7, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1015, 8, 'depth', 1000, 1000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 1, 'system-voltage', 575, 575, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 2, 'system-voltage', 690, 690, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 3, 'response-time', 20, 20, '', '晶闸管型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 4, 'switching-element', NULL, NULL, '晶闸管', '按型式');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 5, 'power-factor', 0.92, 0.97, '', '依工况');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 6, 'protection-class', NULL, NULL, 'IP3X', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 7, 'cooling', NULL, NULL, '风冷', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 8, 'cooling', NULL, NULL, '水冷', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 9, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 10, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1016, 11, 'depth', 1000, 1000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 1, 'rated-capacity', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 2, 'rated-capacity', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 3, 'rated-capacity', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 4, 'rated-capacity', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 5, 'response-time', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 6, 'switching-element', NULL, NULL, '晶闸管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 7, 'cooling', NULL, NULL, '风冷', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 8, 'protection-class', NULL, NULL, 'IP31', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 9, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 10, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1017, 11, 'depth', 1000, 1000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 0, 'harmonics', 2, 31, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 1, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 2, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 3, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 4, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 5, 'connected-devices', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 7, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 8, 'power-factor', 0.9, 0.99, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 9, 'switching-delay', 1, 999, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 10, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 11, 'temperature', -25, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 12, 'display', NULL, NULL, '点阵LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 13, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 14, 'cutout', NULL, NULL, '112 mm×112 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1018, 15, 'depth', 85, 85, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 0, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 2, 'reactive-energy', NULL, NULL, '2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 3, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 4, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 5, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 6, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 7, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 8, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 9, 'storage', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 10, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 11, 'protection-class', NULL, NULL, 'IP51', '箱内');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 12, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 13, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1019, 14, 'depth', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 0, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 2, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 3, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 4, 'communication', NULL, NULL, 'LoRa', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 5, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 6, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 7, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 8, 'protocol', NULL, NULL, 'MQTT', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 9, 'protocol', NULL, NULL, 'Modbus-TCP', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 10, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 11, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 12, 'protocol', NULL, NULL, 'DL/T 698.45', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 13, 'storage', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 14, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 15, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 16, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1020, 17, 'depth', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 0, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 1, 'protection-class', NULL, NULL, 'IP65', '前面板');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 2, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 3, 'connected-devices', 64, 64, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 4, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 5, 'protocol', NULL, NULL, 'Modbus-TCP', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 6, 'storage', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 7, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 8, 'temperature', -10, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 9, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 10, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 11, 'cutout', NULL, NULL, '192 mm×138 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1021, 12, 'depth', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 1, 'voltage-tolerance', -20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 2, 'wiring', NULL, NULL, '三相三线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 3, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 4, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 5, 'rated-capacity', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 6, 'rated-capacity', 75, 75, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 7, 'rated-capacity', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 8, 'response-time', 0.1, 0.1, '', '瞬时');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 9, 'response-time', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 10, 'active-loss', 2.5, 2.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 11, 'parallel-units', 8, 8, '', '单柜');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 12, 'cooling', NULL, NULL, '风冷', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 13, 'noise', 65, 65, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 14, 'protection-class', NULL, NULL, 'IP20', '模块');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 15, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 16, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 17, 'temperature', -10, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 18, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 19, 'mounting', NULL, NULL, '机架', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1022, 20, 'depth', 560, 560, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 1, 'voltage-tolerance', -20, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 2, 'rated-capacity', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 3, 'rated-current', 217, 217, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 4, 'outputs', 12, 12, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 5, 'response-time', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 6, 'active-loss', 2.2, 2.2, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 7, 'parallel-units', 8, 8, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 8, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 9, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 10, 'protocol', NULL, NULL, 'Modbus-TCP', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 11, 'noise', 68, 68, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 12, 'temperature', -10, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 13, 'display', NULL, NULL, '彩色屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 14, 'mounting', NULL, NULL, '机架', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1023, 15, 'depth', 640, 640, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 1, 'voltage-tolerance', -20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 2, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 3, 'rated-capacity', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 4, 'rated-capacity', 75, 75, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 5, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 6, 'response-time', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 7, 'power-factor', -1, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 8, 'active-loss', 2.5, 2.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 9, 'noise', 60, 60, '', '50 kvar，1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 10, 'protection-class', NULL, NULL, 'IP20', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 11, 'protection-class', NULL, NULL, 'IP42', '可选');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 12, 'weight', 36, 36, '', '50 kvar');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 13, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 14, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 15, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 16, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1024, 17, 'depth', 250, 250, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 1, 'voltage-tolerance', -25, 25, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 2, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 3, 'rated-capacity', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 4, 'rated-capacity', 70, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 5, 'protection-class', NULL, NULL, 'IP55', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 7, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 8, 'communication', NULL, NULL, '蓝牙', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 9, 'temperature', -40, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 10, 'altitude', 4000, 4000, '', '1000 m以上降额');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 11, 'weight', 62, 62, '', '50 kvar');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 12, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 13, 'mounting', NULL, NULL, '柱上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1025, 14, 'depth', 420, 420, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 1, 'voltage-tolerance', -20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 2, 'compensation-current', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 3, 'compensation-current', 75, 75, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 4, 'compensation-current', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 5, 'compensation-current', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 6, 'wiring', NULL, NULL, '三相三线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 7, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 8, 'compensation-orders', 2, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 9, 'filter-rate', 95, 95, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 10, 'response-time', 0.1, 0.1, '', '瞬时');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 11, 'response-time', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 12, 'active-loss', 3, 3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 13, 'noise', 65, 65, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 14, 'protection-class', NULL, NULL, 'IP20', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 15, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 16, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 17, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 18, 'mounting', NULL, NULL, '机架', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1026, 19, 'depth', 560, 560, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 1, 'voltage-tolerance', -15, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 2, 'compensation-current', 25, 25, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 3, 'compensation-current', 35, 35, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 4, 'compensation-current', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 5, 'compensation-orders', 2, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 6, 'response-time', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 7, 'noise', 50, 50, '', '静音型，1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 8, 'active-loss', 3, 3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 9, 'protection-class', NULL, NULL, 'IP20', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 10, 'protection-class', NULL, NULL, 'IP42', '可选');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 11, 'weight', 24, 24, '', '35 A');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 12, 'communication', NULL, NULL, '蓝牙', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 13, 'display', NULL, NULL, '彩色屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 14, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1027, 15, 'depth', 220, 220, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 1, 'system-voltage', 690, 690, '', '可定制');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 2, 'compensation-current', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 3, 'compensation-current', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 4, 'compensation-current', 200, 200, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 5, 'compensation-current', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 6, 'compensation-current', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 7, 'compensation-current', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 8, 'filter-rate', 95, 95, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 9, 'response-time', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 10, 'short-time-current', 35, 35, '', '1 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 11, 'protection-class', NULL, NULL, 'IP31', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 12, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 13, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 14, 'noise', 70, 70, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 15, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 16, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1028, 17, 'depth', 1000, 1000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 1, 'voltage-tolerance', -25, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 2, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 3, 'rated-capacity', 35, 35, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 4, 'rated-capacity', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 5, 'rated-capacity', 70, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 6, 'rated-capacity', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 7, 'response-time', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 8, 'active-loss', 3, 3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 9, 'protection-class', NULL, NULL, 'IP54', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 10, 'noise', 60, 60, '', '1 m');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 11, 'temperature', -40, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 12, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 13, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 14, 'mounting', NULL, NULL, '柱上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 15, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1029, 16, 'depth', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 0, 'system-voltage', 230, 230, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 1, 'rated-current', 60, 60, '', '换相单元');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 2, 'rated-current', 100, 100, '', '换相单元');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 3, 'response-time', 20, 20, '', '换相中断');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 4, 'connected-devices', 24, 24, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 5, 'switching-life', 100000, 100000, '', '机械');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 6, 'communication', NULL, NULL, 'LoRa', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 7, 'communication', NULL, NULL, 'HPLC', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 8, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 9, 'short-time-current', 3, 3, '', '0.1 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 10, 'protection-class', NULL, NULL, 'IP54', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 11, 'temperature', -40, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 12, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1030, 13, 'depth', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 0, 'quality-class', NULL, NULL, 'A级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 1, 'sampling', 512, 512, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 3, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 4, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 5, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 7, 'protocol', NULL, NULL, 'Modbus-TCP', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 8, 'protocol', NULL, NULL, 'DL/T 860', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 9, 'protocol', NULL, NULL, 'PQDIF', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 10, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 11, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 12, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 13, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 14, 'mounting', NULL, NULL, '机架', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 15, 'cutout', NULL, NULL, '238 mm×168 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1031, 16, 'depth', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 0, 'quality-class', NULL, NULL, 'S级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 1, 'sampling', 128, 128, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 3, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 4, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 5, 'current-input', NULL, NULL, '1 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 6, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 7, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 8, 'communication', NULL, NULL, '以太网', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 9, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 10, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 11, 'display', NULL, NULL, '彩色屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 12, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 13, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1032, 14, 'depth', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 1, 'rated-current', 250, 250, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 2, 'rated-current', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 3, 'rated-current', 630, 630, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 4, 'short-time-current', 20, 20, '', '1 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 5, 'protection-class', NULL, NULL, 'IP54', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 6, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 7, 'temperature', -25, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 8, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 9, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1033, 10, 'depth', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 1, 'rated-current', 800, 800, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 2, 'rated-current', 1000, 1000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 3, 'rated-current', 1250, 1250, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 4, 'rated-current', 1600, 1600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 5, 'breaking-capacity', 50, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 6, 'short-time-current', 50, 50, '', '1 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 7, 'protection-class', NULL, NULL, 'IP54', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 8, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 9, 'temperature', -25, 50, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 10, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 11, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1034, 12, 'depth', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 1, 'rated-current', 160, 160, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 2, 'rated-current', 250, 250, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 3, 'rated-current', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 4, 'rated-current', 630, 630, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 5, 'response-time', 2000, 2000, '', '不含延时');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 6, 'short-time-current', 25, 25, '', '1 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 7, 'protection-class', NULL, NULL, 'IP31', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 8, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 9, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 10, 'temperature', -10, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 11, 'display', NULL, NULL, '触摸屏', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 12, 'mounting', NULL, NULL, '落地', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1035, 13, 'depth', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 0, 'capacitor-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 1, 'capacitor-voltage', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 2, 'capacitor-voltage', 480, 480, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 3, 'capacitor-voltage', 525, 525, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 4, 'rated-capacity', 5, 5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 5, 'rated-capacity', 7.5, 7.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 6, 'rated-capacity', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 7, 'rated-capacity', 12.5, 12.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 8, 'rated-capacity', 15, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 9, 'rated-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 10, 'rated-capacity', 25, 25, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 11, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 12, 'capacitance-tolerance', -5, 5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 13, 'losses', NULL, 0.4, '', '总损耗');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 14, 'max-current', 1.3, 1.3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 15, 'withstand-voltage', 3, 3, '', '端子对壳，10 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 16, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 17, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1036, 18, 'depth', 280, 280, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 0, 'capacitor-voltage', 525, 525, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 1, 'capacitor-voltage', 690, 690, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 2, 'capacitor-voltage', 800, 800, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 3, 'rated-capacity', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 4, 'rated-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 5, 'rated-capacity', 25, 25, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 6, 'rated-capacity', 33.3, 33.3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 7, 'wiring', NULL, NULL, '三相△接', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 8, 'wiring', NULL, NULL, '单相', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 9, 'max-current', 2, 2, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 10, 'capacitance-tolerance', 0, 5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 11, 'capacitance-tolerance', -1, 1, '', '按支路配对');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 12, 'losses', NULL, 0.45, '', '总损耗');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 13, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 14, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1037, 15, 'depth', 345, 345, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 0, 'capacitor-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 1, 'capacitor-voltage', 415, 415, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 2, 'capacitor-voltage', 450, 450, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 3, 'capacitor-voltage', 480, 480, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 4, 'rated-capacity', 5, 5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 5, 'rated-capacity', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 6, 'rated-capacity', 15, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 7, 'rated-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 8, 'rated-capacity', 25, 25, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 9, 'rated-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 10, 'capacitance-tolerance', -5, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 11, 'max-current', 1.3, 1.3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 12, 'losses', NULL, 0.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 13, 'withstand-voltage', 3, 3, '', '端子对壳，10 s');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 14, 'temperature', -25, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 15, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 16, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1038, 17, 'depth', 70, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 0, 'capacitor-voltage', 250, 250, '', '相电压');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 1, 'rated-capacity', 15, 15, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 2, 'rated-capacity', 20, 20, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 3, 'rated-capacity', 30, 30, '', '三相合计');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 4, 'compensation-mode', NULL, NULL, '分补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 5, 'capacitance-tolerance', -5, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 6, 'max-current', 1.3, 1.3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 7, 'temperature', -25, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 8, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 9, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1039, 10, 'depth', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 1, 'reactance-rate', 7, 7, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 2, 'reactance-rate', 14, 14, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 3, 'rated-capacity', 10, 60, '', '匹配电容');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 4, 'capacitor-voltage', 450, 450, '', '匹配电容');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 5, 'capacitor-voltage', 480, 480, '', '匹配电容');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 6, 'capacitor-voltage', 525, 525, '', '匹配电容');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 7, 'insulation-class', NULL, NULL, 'F级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 8, 'insulation-class', NULL, NULL, 'H级', '可选');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 9, 'withstand-voltage', 3, 3, '', '1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 10, 'temperature-rise', 85, 85, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 11, 'losses', 4, 6, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 12, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 13, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1040, 14, 'depth', 210, 210, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 1, 'system-voltage', 690, 690, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 2, 'rated-current', 20, 400, '', '含谐波');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 3, 'insulation-class', NULL, NULL, 'H级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 4, 'withstand-voltage', 4, 4, '', '1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 5, 'cooling', NULL, NULL, '自冷', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 6, 'cooling', NULL, NULL, '水冷', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 7, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 8, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1041, 9, 'depth', 320, 320, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 1, 'switching-element', NULL, NULL, '接触器', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 2, 'controlled-capacity', 12, 12, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 3, 'controlled-capacity', 16, 16, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 4, 'controlled-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 5, 'controlled-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 6, 'controlled-capacity', 43, 43, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 7, 'controlled-capacity', 63, 63, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 8, 'inrush', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 9, 'switching-life', 1000000, 1000000, '', '机械');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 10, 'switching-life', 100000, 100000, '', '电气');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 11, 'temperature', -5, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 12, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 13, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 14, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1042, 15, 'depth', 115, 115, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 0, 'system-voltage', 400, 400, '', '共补');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 1, 'system-voltage', 230, 230, '', '分补');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 2, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 3, 'compensation-mode', NULL, NULL, '分补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 4, 'controlled-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 5, 'controlled-capacity', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 6, 'controlled-capacity', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 7, 'rated-current', 45, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 8, 'rated-current', 63, 63, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 9, 'rated-current', 80, 80, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 10, 'inrush', 3, 3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 11, 'switching-element', NULL, NULL, '复合开关', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 12, 'response-time', 100, 100, '', '动作');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 13, 'switching-life', 1000000, 1000000, '', '机械');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 14, 'temperature', -25, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 15, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 16, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 17, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1043, 18, 'depth', 110, 110, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 1, 'rated-current', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 2, 'rated-current', 63, 63, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 3, 'rated-current', 80, 80, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 4, 'switching-element', NULL, NULL, '同步开关', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 5, 'inrush', 3, 3, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 6, 'switching-life', 300000, 300000, '', '电气');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 7, 'communication', NULL, NULL, 'RS485', '可选');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 8, 'temperature', -40, 65, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 9, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 10, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1044, 11, 'depth', 95, 95, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 0, 'system-voltage', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 1, 'controlled-capacity', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 2, 'controlled-capacity', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 3, 'controlled-capacity', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 4, 'rated-current', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 5, 'rated-current', 90, 90, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 6, 'rated-current', 120, 120, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 7, 'response-time', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 8, 'switching-element', NULL, NULL, '晶闸管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 9, 'withstand-voltage', 1.8, 1.8, '', '晶闸管');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 10, 'cooling', NULL, NULL, '风冷', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 11, 'temperature', -25, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 12, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 13, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 14, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1045, 15, 'depth', 185, 185, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 0, 'voltage-input', NULL, NULL, 'AC 380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 1, 'voltage-input', NULL, NULL, 'AC 220 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 2, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 3, 'outputs', 4, 4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 4, 'outputs', 6, 6, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 5, 'outputs', 8, 8, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 6, 'outputs', 10, 10, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 7, 'outputs', 12, 12, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 8, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 9, 'power-factor', 0.8, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 10, 'switching-delay', 5, 200, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 11, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 12, 'display', NULL, NULL, 'LED数码管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 13, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 14, 'cutout', NULL, NULL, '138 mm×138 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1046, 15, 'depth', 80, 80, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 0, 'voltage-input', NULL, NULL, '3×220 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 1, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 2, 'outputs', 18, 18, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 3, 'compensation-mode', NULL, NULL, '共补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 4, 'compensation-mode', NULL, NULL, '分补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 5, 'compensation-mode', NULL, NULL, '混补', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 6, 'accuracy', NULL, NULL, '0.5级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 7, 'harmonics', 2, 31, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 8, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 9, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 10, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 11, 'storage', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 12, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 13, 'display', NULL, NULL, '点阵LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 14, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 15, 'cutout', NULL, NULL, '152 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1047, 16, 'depth', 110, 110, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 0, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 1, 'wiring', NULL, NULL, '三相三线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 3, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 4, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 5, 'current-input', NULL, NULL, '1 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 6, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 7, 'accuracy', NULL, NULL, '0.5级', '功率');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 8, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 9, 'reactive-energy', NULL, NULL, '2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 10, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 11, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 12, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 13, 'withstand-voltage', 2, 2, '', '1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 14, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 15, 'humidity', 93, 93, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 16, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 17, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 18, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1048, 19, 'depth', 72, 72, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 0, 'wiring', NULL, NULL, '三相三线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 1, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 2, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 3, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 4, 'current-input', NULL, NULL, '1 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 5, 'accuracy', NULL, NULL, '0.5级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 6, 'accuracy', NULL, NULL, '1.0级', '功率');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 7, 'active-energy', NULL, NULL, 'B级（1级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 8, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 9, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 10, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 11, 'temperature', -10, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 12, 'display', NULL, NULL, 'LED数码管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 13, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 14, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1049, 15, 'depth', 69, 69, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 0, 'sampling', 128, 128, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 1, 'harmonics', 2, 63, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 2, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 4, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 5, 'communication', NULL, NULL, '以太网', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 6, 'protocol', NULL, NULL, 'Modbus-TCP', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 7, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 8, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 9, 'display', NULL, NULL, '点阵LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 10, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 11, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1050, 12, 'depth', 82, 82, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 0, 'tariffs', 4, 4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 2, 'reactive-energy', NULL, NULL, '2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 3, 'storage', 62, 62, '', '日冻结');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 4, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 5, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 6, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 7, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 8, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 9, 'communication', NULL, NULL, '红外', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 10, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 11, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 12, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1051, 13, 'depth', 74, 74, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 0, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 1, 'digital-inputs', 8, 8, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 2, 'relay-outputs', 4, 4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 3, 'analog-outputs', 2, 2, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 4, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 5, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 6, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 7, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 8, 'communication', NULL, NULL, '以太网', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 9, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 10, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 11, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1052, 12, 'depth', 94, 94, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 0, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 2, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 3, 'protocol', NULL, NULL, 'MQTT', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 4, 'communication', NULL, NULL, 'LoRa', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 5, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 6, 'report-interval', 1, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 7, 'storage', 7, 7, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 8, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 9, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 10, 'communication', NULL, NULL, '蓝牙', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 11, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 12, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 13, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1053, 14, 'depth', 80, 80, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 0, 'wiring', NULL, NULL, '三相三线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 1, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 3, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 4, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 5, 'current-input', NULL, NULL, '1 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 6, 'accuracy', NULL, NULL, '0.5级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 7, 'accuracy', NULL, NULL, '0.2级', '可订');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 8, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 9, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 10, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 11, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 12, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 13, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 14, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 15, 'cutout', NULL, NULL, '68 mm×68 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1054, 16, 'depth', 74, 74, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 0, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 1, 'accuracy', NULL, NULL, '0.5级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 2, 'relay-outputs', 2, 2, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 3, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 4, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 5, 'display', NULL, NULL, 'LED数码管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 6, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 7, 'cutout', NULL, NULL, '68 mm×68 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1055, 8, 'depth', 76, 76, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 0, 'wiring', NULL, NULL, '三相三线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 1, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 2, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 3, 'voltage-input', NULL, NULL, '3×57.7/100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 4, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 5, 'current-input', NULL, NULL, '1 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 6, 'accuracy', NULL, NULL, '0.2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 7, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 8, 'harmonics', 2, 31, '', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 9, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 10, 'communication', NULL, NULL, '以太网', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 11, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 12, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 13, 'protection-class', NULL, NULL, 'IP52', '前面');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 14, 'display', NULL, NULL, '点阵LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 15, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 16, 'cutout', NULL, NULL, '112 mm×112 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1056, 17, 'depth', 76, 76, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 0, 'voltage-input', NULL, NULL, 'AC 220 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 1, 'voltage-tolerance', -20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 2, 'wiring', NULL, NULL, '单相', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 3, 'current-input', NULL, NULL, '0.2-0.5(60) A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 4, 'active-energy', NULL, NULL, 'B级（1级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 5, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 7, 'communication', NULL, NULL, '红外', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 8, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 9, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 10, 'communication', NULL, NULL, '蓝牙', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 11, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 12, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1057, 13, 'depth', 66, 66, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 0, 'voltage-input', NULL, NULL, 'AC 220 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 1, 'current-input', NULL, NULL, '0.2-0.5(80) A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 2, 'wiring', NULL, NULL, '单相', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 3, 'active-energy', NULL, NULL, 'B级（1级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 4, 'tariffs', 4, 4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 5, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 6, 'communication', NULL, NULL, 'LoRa', '可选');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 7, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 8, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 9, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 10, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 11, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 12, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1058, 13, 'depth', 68, 68, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 0, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 1, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 2, 'current-input', NULL, NULL, '0.2-0.5(80) A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 3, 'active-energy', NULL, NULL, 'B级（1级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 4, 'reactive-energy', NULL, NULL, '2级', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 5, 'tariffs', 4, 4, '', 'F型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 7, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 8, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 9, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1059, 10, 'depth', 65, 65, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 0, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 1, 'voltage-input', NULL, NULL, '3×57.7/100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 2, 'current-input', NULL, NULL, '0.015-0.075(6) A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 4, 'reactive-energy', NULL, NULL, '2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 5, 'harmonics', 2, 31, '', 'H型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 7, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 8, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 9, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 10, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 11, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1060, 12, 'depth', 65, 65, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 0, 'wiring', NULL, NULL, '三相四线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 1, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 2, 'current-input', NULL, NULL, '0.2-0.5(60) A', '直通型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 3, 'current-input', NULL, NULL, '0.015-0.075(6) A', '互感型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 4, 'active-energy', NULL, NULL, 'C级（0.5S级）', '互感型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 5, 'active-energy', NULL, NULL, 'B级（1级）', '直通型');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 6, 'reactive-energy', NULL, NULL, '2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 7, 'tariffs', 4, 4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 8, 'storage', 60, 60, '', '负荷曲线');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 9, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 10, 'communication', NULL, NULL, '红外', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 11, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 12, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 13, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 14, 'protection-class', NULL, NULL, 'IP54', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 15, 'protection-class', NULL, NULL, 'IP51', '箱内');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 16, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 17, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1061, 18, 'depth', 75, 75, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 0, 'wiring', NULL, NULL, '三相三线', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 1, 'voltage-input', NULL, NULL, '3×100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 2, 'current-input', NULL, NULL, '0.015-0.075(6) A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 4, 'reactive-energy', NULL, NULL, '2级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 5, 'supply-voltage', 100, 240, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 7, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 8, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 9, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 10, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 11, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1062, 12, 'depth', 75, 75, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 0, 'current-input', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 1, 'current-input', NULL, NULL, '1 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 2, 'accuracy', NULL, NULL, '0.5级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 3, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 4, 'temperature', -10, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 5, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 6, 'display', NULL, NULL, 'LED数码管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 7, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 8, 'cutout', NULL, NULL, '68 mm×68 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1063, 9, 'depth', 68, 68, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 0, 'voltage-input', NULL, NULL, '3×100 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 1, 'voltage-input', NULL, NULL, '3×380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 2, 'accuracy', NULL, NULL, '0.5级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 3, 'supply-voltage', 85, 265, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 4, 'temperature', -10, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 5, 'communication', NULL, NULL, 'RS485', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 6, 'display', NULL, NULL, 'LED数码管', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 7, 'mounting', NULL, NULL, '面板嵌入', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 8, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1064, 9, 'depth', 64, 64, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 0, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 1, 'current-input', NULL, NULL, '开口互感器', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 2, 'ct-primary', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 3, 'ct-primary', 200, 200, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 4, 'ct-primary', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 5, 'ct-primary', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 6, 'active-energy', NULL, NULL, 'C级（0.5S级）', '主机');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 7, 'harmonics', 2, 31, '', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 8, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 9, 'protocol', NULL, NULL, 'MQTT', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 10, 'temperature-points', 4, 4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 11, 'measured-temperature', -40, 125, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 12, 'report-interval', 1, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 13, 'report-interval', 5, 5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 14, 'report-interval', 15, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 15, 'report-interval', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 16, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 17, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 18, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1065, 19, 'depth', 70, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 0, 'circuits', 1, 4, '', '三相');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 1, 'current-input', NULL, NULL, '开口互感器', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 2, 'accuracy', NULL, NULL, '1.0级', '功率');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 3, 'report-interval', 1, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 4, 'storage', 60, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 5, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 6, 'protocol', NULL, NULL, 'MQTT', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 7, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 8, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 9, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1066, 10, 'depth', 75, 75, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 0, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 1, 'current-input', NULL, NULL, '开口互感器', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 2, 'ct-primary', 100, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 4, 'communication', NULL, NULL, 'LoRa', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 5, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 6, 'report-interval', 1, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 7, 'connected-devices', 120, 120, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 8, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 9, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 10, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1067, 11, 'depth', 65, 65, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 0, 'circuits', 12, 12, '', '三相');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 1, 'circuits', 36, 36, '', '单相');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 2, 'current-input', NULL, NULL, '插接式互感器', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 3, 'ct-primary', 50, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 4, 'active-energy', NULL, NULL, 'C级（0.5S级）', '主机');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 5, 'voltage-input', NULL, NULL, '3×220/380 V', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 6, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 7, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 8, 'temperature', -20, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 9, 'display', NULL, NULL, '点阵LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 10, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 11, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1068, 12, 'depth', 65, 65, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 0, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 1, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 2, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 3, 'protocol', NULL, NULL, 'MQTT', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 4, 'protocol', NULL, NULL, 'Modbus-TCP', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 5, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 6, 'protocol', NULL, NULL, 'DL/T 645-2007', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 7, 'connected-devices', 128, 128, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 8, 'storage', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 9, 'supply-voltage', 9, 36, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 10, 'temperature', -30, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 11, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 12, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1069, 13, 'depth', 45, 45, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 0, 'communication', NULL, NULL, 'LoRa', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 1, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 2, 'connected-devices', 120, 120, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 3, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 4, 'communication', NULL, NULL, '以太网', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 5, 'protocol', NULL, NULL, 'MQTT', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 6, 'storage', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 7, 'protection-class', NULL, NULL, 'IP30', '室内');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 8, 'protection-class', NULL, NULL, 'IP65', '室外');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 9, 'supply-voltage', 12, 24, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 10, 'temperature', -40, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 11, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 12, 'mounting', NULL, NULL, '柱上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 13, 'mounting', NULL, NULL, '壁挂', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1070, 14, 'depth', 70, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 0, 'rated-current', 16, 16, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 1, 'rated-current', 20, 20, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 2, 'rated-current', 32, 32, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 3, 'rated-current', 40, 40, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 4, 'rated-current', 63, 63, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 5, 'poles', NULL, NULL, '1P+N', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 6, 'poles', NULL, NULL, '3P', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 7, 'poles', NULL, NULL, '3P+N', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 8, 'breaking-capacity', 6, 6, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 9, 'residual-current', 30, 30, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 10, 'residual-current', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 11, 'residual-current', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 12, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 13, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 14, 'communication', NULL, NULL, 'LoRa', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 15, 'switching-life', 10000, 10000, '', '电气');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 16, 'switching-life', 20000, 20000, '', '机械');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 17, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 18, 'display', NULL, NULL, '点阵LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 19, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1071, 20, 'depth', 70, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 0, 'rated-current', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 1, 'rated-current', 125, 125, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 2, 'rated-current', 160, 160, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 3, 'rated-current', 200, 200, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 4, 'rated-current', 250, 250, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 5, 'poles', NULL, NULL, '3P', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 6, 'poles', NULL, NULL, '4P', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 7, 'breaking-capacity', 50, 50, '', 'AC 400 V');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 8, 'temperature-points', 6, 6, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 9, 'residual-current', 30, 3000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 10, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 11, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 12, 'temperature', -25, 60, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 13, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 14, 'mounting', NULL, NULL, '柜内固定', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1072, 15, 'depth', 110, 110, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1073, 0, 'measured-temperature', -40, 125, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1073, 1, 'report-interval', 0.25, 0.5, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1073, 2, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1073, 3, 'protection-class', NULL, NULL, 'IP65', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1073, 4, 'display', NULL, NULL, '指示灯', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1073, 5, 'mounting', NULL, NULL, '母排或电缆上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1073, 6, 'depth', 18, 18, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1074, 0, 'measured-temperature', -40, 125, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1074, 1, 'report-interval', 15, 15, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1074, 2, 'radio-frequency', 470, 510, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1074, 3, 'protection-class', NULL, NULL, 'IP65', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1074, 4, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1074, 5, 'mounting', NULL, NULL, '母排或电缆上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1074, 6, 'depth', 16, 16, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 0, 'ct-primary', 100, 100, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 1, 'ct-primary', 150, 150, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 2, 'ct-primary', 200, 200, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 3, 'ct-primary', 300, 300, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 4, 'ct-primary', 400, 400, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 5, 'ct-primary', 600, 600, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 6, 'ct-primary', 800, 800, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 7, 'ct-primary', 1000, 1000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 8, 'ct-primary', 1500, 1500, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 9, 'ct-primary', 2000, 2000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 10, 'ct-primary', 3000, 3000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 11, 'ct-primary', 5000, 5000, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 12, 'ct-output', NULL, NULL, '5 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 13, 'ct-output', NULL, NULL, '1 A', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 14, 'ct-output', NULL, NULL, '333 mV', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 15, 'accuracy', NULL, NULL, '0.5级', '≥200 A');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 16, 'accuracy', NULL, NULL, '1.0级', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 17, 'withstand-voltage', 3, 3, '', '二次对地，1 min');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 18, 'temperature', -25, 70, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 19, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1075, 20, 'mounting', NULL, NULL, '母排或电缆上', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 0, 'residual-current', 20, 1000, '', '报警设定');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 1, 'temperature-points', 4, 4, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 2, 'measured-temperature', 45, 140, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 3, 'relay-outputs', 1, 1, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 4, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 5, 'communication', NULL, NULL, '4G', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 6, 'communication', NULL, NULL, 'LoRa', '选配');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 7, 'protocol', NULL, NULL, 'Modbus-RTU', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 8, 'temperature', -10, 55, '', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 9, 'display', NULL, NULL, '段码LCD', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 10, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`) VALUES (1076, 11, 'depth', 66, 66, '', '');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1001, '订货代码', '["代码段","含义"]', '[["LH-ZCS","智能电容器，三相共补"],["450","电容器额定电压，V"],["20+10","第一路20 kvar、第二路10 kvar"],["后缀G","高温型（可选）"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1001, '端子', '["端子","功能"]', '[["A、B、C","电容器主回路（三相）"],["PE","机壳保护接地"],["I+、I-","取样电流（0~5 A，仅主机接）"],["网络1/网络2","级联RJ45"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1002, '订货代码', '["代码段","含义"]', '[["LH-ZCS-G","重载型共补"],["480","电容器额定电压，V"],["25+25","两路各25 kvar"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1002, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["PE","接地"],["TS+、TS-","温度4~20 mA输出（选配）"],["网络1/2","级联RJ45"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1003, '订货代码', '["代码段","含义"]', '[["LH-ZCM","抽屉式智能电容模块"],["450","电容器额定电压，V"],["30","额定容量，kvar"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1003, '端子', '["端子","功能"]', '[["母线夹A、B、C","主回路自动对接"],["二次插座1~8","通信、取样、接地"],["PE","抽屉接地簧片先接后断"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1004, '订货代码', '["代码段","含义"]', '[["LH-ZCF","智能电容器，三相分补"],["250","电容器额定电压，V"],["20","三相合计容量，kvar"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1004, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["IA、IB、IC、I*","三相取样电流"],["网络1/2","级联"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1005, '订货代码', '["代码段","含义"]', '[["LH-ZCH","混补整机"],["120","总容量，kvar"],["0.6","共补占比60%"],["后缀4G","带4G通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1005, '端子', '["端子","功能"]', '[["L1、L2、L3、N、PE","进线"],["IA~IC、I*","电流取样"],["RS485 A、B","上行通信"],["DO1、DO2","风机与告警输出"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1006, '订货代码', '["代码段","含义"]', '[["LH-GBJ","低压智能补偿柜"],["240","总容量，kvar"],["6","级数"],["S","共补；F分补；H混补"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1006, '端子', '["端子","功能"]', '[["母排A、B、C、N、PE","主回路"],["X1:1~6","电流取样与电压"],["X2","RS485上行"],["X3","告警与风机"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1007, '订货代码', '["代码段","含义"]', '[["LH-JPB","户外补偿箱"],["120","总容量，kvar"],["H","混补"],["4G","带4G通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1007, '端子', '["端子","功能"]', '[["L1、L2、L3、N、PE","进线"],["CT二次","取样"],["4G天线","外置"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1008, '订货代码', '["代码段","含义"]', '[["LH-GYZ","高压自动补偿装置"],["10","额定电压，kV"],["3×600","3组，每组600 kvar"],["6%","串联电抗率"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1008, '端子', '["端子","功能"]', '[["母排A、B、C","10 kV主回路"],["1TA二次","组电流与保护"],["TV二次100 V","母线电压"],["端子排X5","远方遥控与信号"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1009, '订货代码', '["代码段","含义"]', '[["LH-GYX","线路柱上补偿"],["10","额定电压，kV"],["300","容量，kvar"],["A","自动；G固定"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1009, '端子', '["端子","功能"]', '[["A、B、C","10 kV线路"],["跌落式熔断器","短路保护"],["避雷器","雷电过电压"],["控制箱","定值与通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1010, '订货代码', '["代码段","含义"]', '[["LH-GYJ","电动机就地补偿"],["10","额定电压，kV"],["300","容量，kvar"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1010, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["联锁1、2","断路器辅助触点"],["TA二次","监视电流"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1011, '订货代码', '["代码段","含义"]', '[["LH-XCS","抗谐波集成电容，共补"],["480","电容器额定电压，V"],["30","标称容量，kvar"],["7%","电抗率"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1011, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["PE","接地"],["网络1/2","级联RJ45"],["T1、T2","电容/电抗温度输出（选配）"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1012, '订货代码', '["代码段","含义"]', '[["LH-XCS","抗谐波集成电容，共补"],["525","电容器额定电压，V"],["30","标称容量，kvar"],["14%","电抗率"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1012, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["PE","接地"],["网络1/2","级联RJ45"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1013, '订货代码', '["代码段","含义"]', '[["LH-XCB","板式组件"],["480","电容器额定电压，V"],["40","标称容量，kvar"],["7%","电抗率"],["T","晶闸管投切；F复合开关"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1014, '订货代码', '["代码段","含义"]', '[["LH-XCF","抗谐波分补"],["300","电容器额定电压，V"],["24","三相合计标称容量，kvar"],["14%","电抗率"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1014, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["IA~IC、I*","取样"],["网络1/2","级联"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1015, '订货代码', '["代码段","含义"]', '[["LH-GXL","工业滤波柜"],["400","额定电压，V"],["5.7.11","支路次数"],["500","总容量，kvar"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1015, '端子', '["端子","功能"]', '[["母排A、B、C、PE","主回路"],["PLC联锁干接点","生产线联锁"],["RS485/网口","通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1016, '订货代码', '["代码段","含义"]', '[["LH-GXZ","中频炉专用"],["575","额定电压，V"],["1000","匹配炉功率，kW"],["6P","六脉波；12P十二脉波"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1016, '端子', '["端子","功能"]', '[["母排","主回路"],["RS485","与中频电源通信"],["急停","硬接线联锁"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1017, '订货代码', '["代码段","含义"]', '[["LH-GXT","晶闸管动态滤波"],["400","额定电压，V"],["300","容量，kvar"],["5.7","支路次数"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1017, '端子', '["端子","功能"]', '[["母排A、B、C","主回路"],["IA~IC","取样"],["24 V","触发电源"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1018, '订货代码', '["代码段","含义"]', '[["LH-CK200","集成电容测控"],["5A","电流规格"],["4G","带4G上行；缺省为RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1018, '端子', '["端子","功能"]', '[["1~4","UA、UB、UC、UN"],["5~10","IA、IB、IC及回零"],["A1、B1","电容总线"],["A2、B2","上行通信"],["21、22","工作电源"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1019, '订货代码', '["代码段","含义"]', '[["LH-CK300","配变测控终端"],["5A","电流规格"],["4G","带4G"],["T4","4路测温"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1019, '端子', '["端子","功能"]', '[["UA~UN","电压"],["IA~IC","电流"],["T1~T4","温度"],["RS485-1/2","下行/上行"],["GPS","北斗/定位"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1020, '订货代码', '["代码段","含义"]', '[["LH-CK310","台区测控网关"],["5A","电流规格"],["LoRa","带LoRa；缺省4G+以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1020, '端子', '["端子","功能"]', '[["UA~UN、IA~IC","电压电流"],["RS485-1~4","下行"],["LAN","上行网口"],["ANT1/2","4G/LoRa天线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1021, '订货代码', '["代码段","含义"]', '[["LH-HMI7","7英寸集中显示"],["2R","2路RS485"],["1E","1路以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1022, '订货代码', '["代码段","含义"]', '[["LH-SVG-M","模块式SVG"],["400","系统电压，V"],["100","额定容量，kvar"],["4L","三相四线；3L三相三线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1022, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["PE","保护接地，不小于16 mm²"],["CTA±、CTB±、CTC±","取样电流"],["485A、485B","通信"],["EPO","急停干接点"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1023, '订货代码', '["代码段","含义"]', '[["LH-SVG-MH","高密度混合SVG模块"],["400","系统电压，V"],["150","额定容量，kvar"],["12","电容投切路数"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1023, '端子', '["端子","功能"]', '[["L1、L2、L3、N","主回路"],["DO1~DO12、COM","电容投切输出"],["CT1~CT3","取样"],["LAN","以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1024, '订货代码', '["代码段","含义"]', '[["LH-SVG-W","壁挂式SVG"],["400","系统电压，V"],["50","额定容量，kvar"],["后缀4G","带4G"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1024, '端子', '["端子","功能"]', '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["485","通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1025, '订货代码', '["代码段","含义"]', '[["LH-SVG-P","户外台区SVG"],["400","系统电压，V"],["50","额定容量，kvar"],["4G","带4G回传"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1025, '端子', '["端子","功能"]', '[["A、B、C、N","主回路电缆"],["开口CT","随机附带线长5 m"],["PE","接地"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1026, '订货代码', '["代码段","含义"]', '[["LH-APF-M","模块式APF"],["400","系统电压，V"],["100","补偿电流，A"],["4L","三相四线；3L三相三线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1026, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["CTA±~CTC±","取样电流"],["PE","接地"],["485","通信"],["EPO","急停"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1027, '订货代码', '["代码段","含义"]', '[["LH-APF-W","壁挂式APF"],["400","系统电压，V"],["35","补偿电流，A"],["S","静音型"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1027, '端子', '["端子","功能"]', '[["A、B、C、N、PE","主回路"],["CT航插","取样"],["蓝牙","调试"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1028, '订货代码', '["代码段","含义"]', '[["LH-APF-G","APF成套柜"],["400","系统电压，V"],["300","补偿电流，A"],["4L","三相四线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1028, '端子', '["端子","功能"]', '[["母排A、B、C、N、PE","主回路"],["X1:1~6","互感器取样"],["X2","通信与急停"],["X3","告警干接点"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1029, '订货代码', '["代码段","含义"]', '[["LH-SPC","三相不平衡调节"],["400","系统电压，V"],["50","额定容量，kvar"],["4G","带4G"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1029, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["开口CT×3","网侧取样"],["4G天线","外置"],["PE","接地"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1030, '订货代码', '["代码段","含义"]', '[["LH-HXK","智能换相开关组"],["1+12","1主控12单元"],["100","单元额定电流，A"],["LoRa","通信方式"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1030, '端子', '["端子","功能"]', '[["A、B、C、N（入）","三相进线"],["L、N（出）","单相用户"],["PE","接地"],["ANT","LoRa天线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1031, '订货代码', '["代码段","含义"]', '[["LH-PQM-A","A级监测装置"],["220","电压规格，V（相）"],["5A","电流规格"],["后缀100","100 V PT二次"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1031, '端子', '["端子","功能"]', '[["Ua~Un","电压"],["Ia~Ic","电流/卡钳"],["LAN1/2","双以太网"],["IRIG-B","对时"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1032, '订货代码', '["代码段","含义"]', '[["LH-PQM-S","面板式电能质量表"],["220","电压规格"],["5A","电流规格"],["E","以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1032, '端子', '["端子","功能"]', '[["2~5","UA、UB、UC、UN"],["6~11","IA*、IA、IB*、IB、IC*、IC"],["21、22","通信"],["58、59","电源"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1033, '订货代码', '["代码段","含义"]', '[["LH-KJX","壁挂快接箱"],["400","额定电流，A"],["5P","五芯快接；4P四芯加接地排"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1033, '端子', '["端子","功能"]', '[["连接器A/B/C/N/PE","发电车侧"],["出线排","应急母线"],["联锁锁孔","与市电联锁"],["RS485","选配"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1034, '订货代码', '["代码段","含义"]', '[["LH-KJX-D","落地大电流快接箱"],["1600","额定电流，A"],["3","每相插座数"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1034, '端子', '["端子","功能"]', '[["连接器组","电源侧"],["出线母排","负荷侧"],["QF端子","断路器遥控遥信"],["EPO","急停"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1035, '订货代码', '["代码段","含义"]', '[["LH-KJT","自动切换接入柜"],["400","额定电流，A"],["4G","带4G"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1035, '端子', '["端子","功能"]', '[["常用A/B/C/N","市电进线"],["应急A/B/C/N","应急接入"],["出线排","应急母线"],["DO1","机组起动"],["DI1~DI4","外部信号"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1036, '规格与外形', '["额定电压/容量","直径×高"]', '[["450 V/10 kvar","φ86×200 mm"],["450 V/20 kvar","φ96×245 mm"],["480 V/30 kvar","φ116×280 mm"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1036, '订货代码', '["代码段","含义"]', '[["LH-BY","圆柱形电容器"],["0.45","额定电压，kV"],["20","额定容量，kvar"],["3","三相；1单相"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1036, '端子', '["端子","功能"]', '[["L1、L2、L3","三相端子"],["M12","固定与接地"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1037, '订货代码', '["代码段","含义"]', '[["LH-BYL","滤波电容器"],["0.69","额定电压，kV"],["25","额定容量，kvar"],["P","按支路配对"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1037, '端子', '["端子","功能"]', '[["L1、L2、L3","端子"],["M16","固定与接地"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1038, '订货代码', '["代码段","含义"]', '[["LH-BF","方形电容器"],["0.45","额定电压，kV"],["20","额定容量，kvar"],["3","三相"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1039, '订货代码', '["代码段","含义"]', '[["LH-BFF","分补方形电容器"],["0.25","额定电压，kV"],["30","三相合计容量，kvar"],["1×3","三只单相"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1039, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1040, '规格与外形', '["规格","外形（长×宽×高）","重量"]', '[["480 V/30 kvar/7%","230×170×210 mm","15 kg"],["525 V/30 kvar/14%","260×190×230 mm","22 kg"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1040, '订货代码', '["代码段","含义"]', '[["LH-DKS","三相调谐电抗"],["0.48","匹配电容额定电压，kV"],["30","匹配电容容量，kvar"],["7%","电抗率"],["Cu","铜绕组；Al铝绕组"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1040, '端子', '["端子","功能"]', '[["A1/A2、B1/B2、C1/C2","主回路"],["T1、T2","温度开关"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1041, '订货代码', '["代码段","含义"]', '[["LH-DKL","滤波电抗"],["400","系统电压，V"],["5","目标谐波次数"],["100","支路电流，A"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1041, '端子', '["端子","功能"]', '[["1、2","主回路进出"],["抽头1~3","电感微调"],["T1、T2","温度开关"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1042, '订货代码', '["代码段","含义"]', '[["LH-QJ","切换电容接触器"],["30","可控容量，kvar"],["220","线圈电压，V"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1042, '端子', '["端子","功能"]', '[["L1~L3","电源侧"],["T1~T3","电容侧"],["A1、A2","线圈"],["13、14","辅助常开"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1043, '订货代码', '["代码段","含义"]', '[["LH-FK","复合开关"],["3","共补三相；1分补三单相"],["30","控制容量，kvar"],["12","控制电压，V"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1043, '端子', '["端子","功能"]', '[["L1~L3/T1~T3","主回路"],["K+、K-","控制信号"],["FT","故障干接点（选配）"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1044, '订货代码', '["代码段","含义"]', '[["LH-TB","同步开关"],["63","额定电流，A"],["RS","RS485型；D为DC 12 V型"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1044, '端子', '["端子","功能"]', '[["1~3/4~6","主回路进出"],["A、B","RS485"],["V+、V-","工作电源DC 12 V"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1045, '订货代码', '["代码段","含义"]', '[["LH-JK","晶闸管模块"],["3","三相共补；1为分补"],["40","控制容量，kvar"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1045, '端子', '["端子","功能"]', '[["A、B、C","进线"],["a、b、c","出线"],["G+、G-","触发"],["~220 V","风机电源"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1046, '订货代码', '["代码段","含义"]', '[["LH-RC12","共补控制器"],["J","继电器输出；D为DC 12 V输出"],["12","输出路数"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1046, '端子', '["端子","功能"]', '[["Us1、Us2","取样电压（BC）"],["Is1、Is2","取样电流（A相）"],["P、1~12","输出"],["L、N","工作电源"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1047, '订货代码', '["代码段","含义"]', '[["LH-RC18","混合控制器"],["C12","共补12路"],["F6","分补6路（2组）"],["4G","带4G"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1047, '端子', '["端子","功能"]', '[["UA、UB、UC、UN","电压"],["IA~IC、I*","电流"],["+12 V、1~18","输出"],["A、B","RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1048, '订货代码', '["代码段","含义"]', '[["LH-PM96E","96方形多功能，LCD"],["5A","电流规格，5A或1A"],["220","电压规格：220为220/380 V，100为57.7/100 V"],["C","1路RS485；CK加4DI/2DO；CM加4~20 mA"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1048, '端子', '["端子","功能"]', '[["1、2","工作电源L、N"],["11、12、13、14","UA、UB、UC、UN"],["4*、5","IA进、出"],["6*、7","IB进、出"],["8*、9","IC进、出"],["58、59、60","RS485 A、B、屏蔽"],["47、48","有功脉冲+、-"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1049, '订货代码', '["代码段","含义"]', '[["LH-PM96S","96方形，LED"],["5A","电流规格"],["220","电压规格"],["C","RS485"],["J","1路报警继电器"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1049, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","UA、UB、UC、UN"],["4*~9","三相电流"],["25、26","报警继电器"],["58、59","RS485（选配）"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1050, '订货代码', '["代码段","含义"]', '[["LH-PM96H","96方形，谐波型"],["5A","电流规格"],["220","电压规格"],["C","RS485"],["E","以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1050, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["RJ45","以太网（选配）"],["31~34","2路开关输出"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1051, '订货代码', '["代码段","含义"]', '[["LH-PM96F","96方形，复费率"],["5A","电流规格"],["220","电压规格"],["D","DL/T 645-2007；缺省Modbus"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1051, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["47、48","脉冲/秒信号"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1052, '订货代码', '["代码段","含义"]', '[["LH-PM96K","96方形，三遥型"],["5A","电流规格"],["100","PT二次100 V"],["8D4R2A","8DI/4DO/2AO"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1052, '端子', '["端子","功能"]', '[["11~14","电压"],["4*~9","电流"],["70~78","DI1~DI8与公共端"],["20~27","DO1~DO4"],["15~18","AO1、AO2"],["58~61","双路RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1053, '订货代码', '["代码段","含义"]', '[["LH-PM96W","96方形，无线"],["5A","电流规格"],["220","电压规格"],["4G","通信：4G或LR（LoRa）"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1053, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["SMA","天线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1054, '订货代码', '["代码段","含义"]', '[["LH-PM72E","72方形多功能，LCD"],["5A","电流规格"],["220","电压规格"],["C","RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1054, '端子', '["端子","功能"]', '[["1、2","工作电源"],["3~6","UA、UB、UC、UN"],["7*~12","三相电流"],["13、14","RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1055, '订货代码', '["代码段","含义"]', '[["LH-PM72D","电动机监测"],["5A","电流规格"],["C","RS485"],["2R","2路继电器"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1055, '端子', '["端子","功能"]', '[["1、2","工作电源"],["3*~8","三相电流"],["9~11","继电器1、2"],["13、14","RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1056, '订货代码', '["代码段","含义"]', '[["LH-PM120E","120方形多功能"],["5A","电流规格"],["100","PT二次100 V"],["CE","RS485+以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1056, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["LAN","以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1057, '订货代码', '["代码段","含义"]', '[["LH-DM1","单相导轨表，1P"],["60","最大电流，A"],["485","RS485；IR红外"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1057, '端子', '["端子","功能"]', '[["1、3","相线进、出"],["4、6","零线进、出"],["7、8","RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1058, '订货代码', '["代码段","含义"]', '[["LH-DM2P","单相费控导轨表"],["80","最大电流，A"],["LR","LoRa；485为RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1058, '端子', '["端子","功能"]', '[["L进/L出","相线（经继电器）"],["N进/N出","零线"],["485A、B","抄表"],["ANT","LoRa"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1059, '订货代码', '["代码段","含义"]', '[["LH-DM3","三相直通导轨表"],["80","最大电流，A"],["F","复费率"],["485","RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1059, '端子', '["端子","功能"]', '[["1~3","A、B、C进线"],["4~6","A、B、C出线"],["7","N"],["8、9","RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1060, '订货代码', '["代码段","含义"]', '[["LH-DM3C","三相互感器导轨表"],["6A","电流规格"],["KCT200/5","套装：开口互感器200/5"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1060, '端子', '["端子","功能"]', '[["1~4","UA、UB、UC、UN"],["5*~10","三相电流"],["11、12","RS485"],["13、14","脉冲"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1061, '订货代码', '["代码段","含义"]', '[["LH-TM30","三相智能电能表"],["6A","互感型；60A为直通型"],["4G","带4G；缺省RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1061, '端子', '["端子","功能"]', '[["1、3、5、7、9","三相电流与电压（互感型）"],["10","UN"],["11、12","RS485"],["红外窗","抄表"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1062, '订货代码', '["代码段","含义"]', '[["LH-TM33","三相三线表"],["6A","电流规格"],["AUX","带辅助电源"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1062, '端子', '["端子","功能"]', '[["1、3","IA进、出"],["7、9","IC进、出"],["2、4、6","UA、UB、UC"],["辅助1、2","工作电源"],["485-1/2","通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1063, '订货代码', '["代码段","含义"]', '[["LH-DA72","数显电流表"],["5A","电流规格"],["C","4~20 mA变送"],["J","报警继电器"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1063, '端子', '["端子","功能"]', '[["1、2","工作电源"],["3、4","电流输入"],["5、6","报警/变送"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1064, '订货代码', '["代码段","含义"]', '[["LH-DV96","三相电压表"],["100","PT二次100 V；380直接接入"],["F","附加频率"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1064, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["25、26","报警（选配）"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1065, '订货代码', '["代码段","含义"]', '[["LH-WM40","4G无线三相表"],["400","互感器一次额定，A"],["T4","4路测温"],["4G","4G；LR为LoRa型另见LH-WM42"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1065, '端子', '["端子","功能"]', '[["UA~UN","电压（熔断器）"],["CT1~CT3","开口互感器"],["T1~T4","测温"],["485A/B","本地"],["ANT","4G"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1066, '订货代码', '["代码段","含义"]', '[["LH-WM41","环保用电监测"],["4","监测路数"],["4G","4G"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1066, '端子', '["端子","功能"]', '[["U公共","电压"],["1~4路CT","电流"],["485","扩展"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1067, '订货代码', '["代码段","含义"]', '[["LH-WM42","LoRa三相表"],["200","互感器一次额定，A"],["LR","LoRa"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1067, '端子', '["端子","功能"]', '[["UA~UN","电压"],["CT1~CT3","电流"],["ANT","天线"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1068, '订货代码', '["代码段","含义"]', '[["LH-MC12","12路三相多回路表"],["100","单路互感器额定，A"],["E","带以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1068, '端子', '["端子","功能"]', '[["UA~UN","公共电压"],["槽1~12","互感器"],["LAN1/2、485","通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1069, '订货代码', '["代码段","含义"]', '[["LH-GW100","4G网关"],["4R","4路RS485"],["4G","4G；E仅以太网"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1070, '订货代码', '["代码段","含义"]', '[["LH-GW200","LoRa网关"],["4G","4G回程"],["OD","室外型；ID室内"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1071, '订货代码', '["代码段","含义"]', '[["LH-SB63","物联网微断"],["3N","3P+N"],["30","剩余电流，mA"],["LR","LoRa；4G；R RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1071, '端子', '["端子","功能"]', '[["1、3、5、N","进线"],["2、4、6、N","出线"],["485","通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1072, '订货代码', '["代码段","含义"]', '[["LH-SB250M","物联网塑壳"],["3P","极数"],["200","额定电流，A"],["EL","电子+剩余电流"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1072, '端子', '["端子","功能"]', '[["1、3、5","进线"],["2、4、6","出线"],["A1、A2","电动操作"],["485","通信"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1073, '订货代码', '["代码段","含义"]', '[["LH-TS10","取电测温"],["450","绑带长度，mm"],["后缀P","IP67"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1074, '订货代码', '["代码段","含义"]', '[["LH-TS20","电池测温"],["M8","螺栓规格"],["后缀TH","温湿度型"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1075, '规格与外形', '["规格","窗口","外形（宽×高×厚）","变比范围"]', '[["KCT-24","φ24 mm","61×78×36 mm","100~300/5 A"],["KCT-36","φ36 mm","75×92×40 mm","200~600/5 A"],["KCT-80","80×50 mm","125×150×50 mm","400~1500/5 A"],["KCT-120","120×60 mm","172×174×55 mm","1000~3000/5 A"],["KCT-160","160×80 mm","220×210×60 mm","2000~5000/5 A"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1075, '订货代码', '["代码段","含义"]', '[["LH-KCT","开口互感器"],["80","窗口系列"],["800/5","变比"],["0.5","准确级"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1075, '端子', '["端子","功能"]', '[["P1、P2","一次（母排穿过方向）"],["S1、S2","二次"],["接地","S2侧单点接地"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1076, '订货代码', '["代码段","含义"]', '[["LH-RCD300","组合式探测器"],["65","互感器窗口直径，mm"],["LR","LoRa；4G；缺省RS485"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1076, '端子', '["端子","功能"]', '[["L、N","工作电源"],["Z1、Z2","剩余电流互感器"],["T1~T4","测温探头"],["J1、J2","报警继电器"],["A、B","RS485"]]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路可设同容量或2:1容量，单台即可形成三级补偿</li><li>自带微型断路器，可带电隔离单台更换，不影响同柜其他单元</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>本品为三相三线接入，A、B、C经自带微断接至电容柜母线；级联口用直通网线依次连接。</p>
<h3>接线要点</h3>
<ol><li>在断电并验电后，将A、B、C三相导线接入顶部微断端子，导线截面按1.5倍额定电流选取（40 kvar建议不小于25 mm²）。</li><li>取样互感器装在总进线A相、电容柜电源侧，二次接至集中测控装置或第一台的取样端子，电压取B、C相线电压。</li><li>用直通网线把各台的“网络1/网络2”口首尾级联，最后一台不需终端电阻。</li><li>上电后等待约30 s，面板显示主从机身份，核对台数与容量。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS-G针对系统电压长期处于上偏差、夜间轻载电压超过430 V的现场，电容器额定电压提高到480 V，薄膜厚度与喷金工艺加强，允许1.5倍额定电流持续运行。</p>
<p>因额定电压高于系统电压，400 V下实际输出约为标称容量的69%，选型时须按输出容量折算。</p>
<h3>功能特点</h3>
<ul><li>电容器芯组采用方阻渐变金属化膜，边缘加厚提高喷金接触可靠性</li><li>投切开关采用大电流磁保持继电器，导通压降小，长期运行温升低</li><li>每日自动计算等效容量，衰减超过10%提示更换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS-G/480-25+25</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>接线方式与LH-ZCS相同，但主回路导线与断路器应按1.5倍额定电流校核。</p>
<h3>接线要点</h3>
<ol><li>50 kvar单元单路额定电流约30 A，进线导线建议不小于35 mm²。</li><li>夜间电压偏高的系统，应把过压保护定值设为440 V、回差8 V，避免反复投退。</li><li>若与普通450 V单元混装，须在参数中分别登记容量与电压等级。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，更换一台模块只需约2 min。</p>
<p>面板LED光带以颜色和亮度指示该模块容量利用率，巡检人员在柜门外即可判断哪一路老化最快。</p>
<h3>功能特点</h3>
<ul><li>主触头先合后分的防误操作机械联锁</li><li>母线夹额定电流160 A，温升不超过50 K</li><li>模块自带身份码，插入任意槽位自动识别容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCM/450-30</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>柜体侧已预制母线与二次插座，现场只做柜间总线级联。</p>
<h3>接线要点</h3>
<ol><li>确认柜体母线夹插座与模块电压、容量等级一致。</li><li>模块未锁紧前不得投切，锁紧指示灯变绿后方可投运。</li><li>抽出前在面板按“退出”键，待放电指示熄灭再拔出。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCF内部为三只250 V单相电容器，Y接并引出中性线，每相独立投切，避免了共补方案在不平衡系统中“一相欠补、一相过补”的问题。</p>
<p>建议分补容量占总补偿容量的30%~40%，与LH-ZCS组成混合系统。</p>
<h3>功能特点</h3>
<ul><li>每相单独测量电流与功率因数，投切互不影响</li><li>中性线电流实时监测，异常时告警</li><li>单相电容器故障只退出该相，其余两相继续运行</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCF/250-20</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，中性线必须可靠连接，不允许与保护线合用。</p>
<h3>接线要点</h3>
<ol><li>A、B、C、N经4P微断接入，N线截面与相线相同。</li><li>三相电流互感器变比须一致，二次分别接入IA、IB、IC，公共端接地。</li><li>接线后核对：负荷为感性时三相功率因数均应为滞后，若某一相显示超前，说明该相电流极性接反。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCH把分补与共补单元、测控装置、进线隔离开关与浪涌保护装配在一个箱体里，接上三相五线与互感器二次即可运行，适合没有补偿柜的老旧配电间。</p>
<p>测控装置先用分补把三相功率因数拉到同一水平，再用共补补足总量，投切次序由容量与累计运行时间共同决定。</p>
<h3>功能特点</h3>
<ul><li>出厂按60%共补加40%分补配置，可按实测调整比例</li><li>预留SVG联动接点，后期可加装30~50 kvar SVG</li><li>进线带隔离开关与C级浪涌保护器</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCH/120-0.6</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相五线进线；电流互感器装于总进线，二次经试验端子接入。</p>
<h3>接线要点</h3>
<ol><li>进线电缆从下部进入，PE与箱体接地端子截面不小于16 mm²。</li><li>三只互感器同相、同极性，二次导线不小于2.5 mm²（铜），单点接地。</li><li>首次投运先设为手动，逐路投切并核对电流方向，再转自动。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GBJ以智能集成电容器为基本单元，柜内设进线隔离、测控触摸屏与强制风冷风道，电容单元抽装，单台退出不影响其余各路。</p>
<p>标准方案给出250、315、400、500、630、800、1000、1250 kVA变压器对应的容量表，特殊负荷按实测定制。</p>
<h3>功能特点</h3>
<ul><li>立式风道，进风在下、出风在顶，风机按柜内温度分级启停</li><li>母排镀锡并加热缩套，接头预留测温点</li><li>柜内布线采用端子编号加二维码，现场扫码看图</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GBJ/240-6-S</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li><li>GB/T 12325《电能质量 供电电压偏差》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>进线自母排，出线无；电流取样来自总进线互感器。</p>
<h3>接线要点</h3>
<ol><li>并柜后核对母排相序与颜色（A黄、B绿、C红），螺栓力矩按母排图执行。</li><li>取样互感器装在电容柜电源侧的总进线上，严禁装在电容柜与母线之间。</li><li>并柜接地排与低压柜接地排连通，接地电阻按设计要求复测。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-JPB采用304不锈钢箱体，双层百叶加防虫网，内部电容单元自成模块，适配台区常见的60~180 kvar容量段。</p>
<p>带4G回传的型号每15 min上送一次电压、电流、功率因数与投切记录，供台区经理远程判断运行状况。</p>
<h3>功能特点</h3>
<ul><li>自动闭锁：电压越上限或谐波越限时闭锁投入并告警</li><li>箱内温湿度联动排风与加热除湿</li><li>二次锁与门磁，异常开箱推送</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-JPB/120-H-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线架空或电缆进线，箱内已做相序标识。</p>
<h3>接线要点</h3>
<ol><li>箱体底部进线孔加防水接头，电缆弯曲半径不小于6倍外径。</li><li>避雷器与接地引下线按台架设计，接地电阻不大于4 Ω（与变压器共用时）。</li><li>4G型须检查信号强度，低于-105 dBm时加装外置天线。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GYZ由进线隔离、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切。</p>
<p>电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前做谐振校核计算书。</p>
<h3>功能特点</h3>
<ul><li>每组独立过流、过压、欠压、开口三角（零序）与外熔丝保护</li><li>电压优先、无功其次，投切间隔可设，避免振荡</li><li>放电线圈与电容器直接并联，断电后残压迅速下降</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYZ/10-3×600-6%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li><li>DL/T 604《高压并联电容器装置使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>10 kV三相三线接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>长线路末端电压偏低、线损偏高时，在负荷重心处装设LH-GYX可就地提供无功，减小线路无功电流。</p>
<p>自动型按电压上下限与时间表投退，固定型长期投入，一条线路常采用固定加自动的组合。</p>
<h3>功能特点</h3>
<ul><li>真空开关与永磁操作机构，操作功耗低，适合杆上小容量电源</li><li>过压、欠压、缺相与涌流保护齐全</li><li>带放电线圈，退出后5 min内可靠放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYX/10-300-A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>跌落式熔断器与避雷器在电源侧，装置通过绝缘导线接入线路。</p>
<h3>接线要点</h3>
<ol><li>安装点宜选在距线路首端2/3处或负荷重心，按线路无功负荷的1/3配置。</li><li>台架对地距离按设计规程，操作机构朝向巡视道路。</li><li>投运后观察24 h，若夜间电压超上限须改为定时退出。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>就地补偿电容与电动机并联、由同一断路器控制，可减少供电电缆与变压器的无功电流，特别适合容量大、运行时间长、距离变电所远的电动机。</p>
<p>为防止自励磁，补偿容量一般不超过电动机空载励磁无功的90%，交付前提供容量校核表。</p>
<h3>功能特点</h3>
<ul><li>避免独立投切，无谐振与过补风险</li><li>柜内真空接触器与熔断器组合保护</li><li>可与变频器配合（变频运行时闭锁投入）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYJ/10-300</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与电动机并联，接于启动柜负荷侧。</p>
<h3>接线要点</h3>
<ol><li>变频启动的电动机须在工频旁路投入后再投电容。</li><li>核对相序与同期，接线端子按力矩紧固并贴封条。</li><li>联锁接点接入电动机断路器辅助触点，断路器分闸同时退出电容。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCS-7在480 V电容回路中串入7%电抗器，调谐频率189 Hz，系统主要谐波频率下回路呈感性，既补无功又不放大5次及以上谐波。</p>
<p>电容与电抗分仓布置并各设温度测点，电抗温度过高时先告警、再退出，避免铁心过热损坏。</p>
<h3>功能特点</h3>
<ul><li>按电压谐波畸变率闭锁投入，THDu超过6%自动退出</li><li>铁心电抗线性度1.8倍额定电流，合闸不饱和</li><li>实际输出按电压与电抗率折算，面板可显示等效容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/480-30-7%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入，电抗器已在内部串联，外部不得再加电抗。</p>
<h3>接线要点</h3>
<ol><li>上级断路器按1.5倍额定电流选择，脱扣曲线选C型或更高。</li><li>同柜内多台之间保持20 mm间距，柜顶强制排风。</li><li>与不同电抗率的回路并联时须先做谐振校核。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>退出原因中文记录，可区分过压、谐波、过温</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入；三次谐波系统须复核中性线截面。</p>
<h3>接线要点</h3>
<ol><li>中性线截面不小于相线，必要时加倍，防止零线过热。</li><li>与7%回路混装时须核对并联谐振，避免在3~5次之间出现峰值。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>三相照明与单相开关电源同时存在时，三次谐波在中性线叠加、三相又不平衡，LH-XCF每相配14%单相电抗与300 V电容，逐相独立补偿。</p>
<p>每台可只投某一相，因此在轻载时不会把轻载相补成容性。</p>
<h3>功能特点</h3>
<ul><li>三相独立电抗器，磁路互不耦合，补偿更精确</li><li>中性线谐波电流实测显示</li><li>单相故障隔离，其余两相不停</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCF/300-24-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，中性线必须单独敷设。</p>
<h3>接线要点</h3>
<ol><li>中性线截面不小于相线，单独从总中性排引出。</li><li>各相互感器变比一致，公共端接地。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GXL每条支路由滤波电容与空心或铁心滤波电抗组成串联谐振回路，调谐点略低于目标谐波频率，既吸收谐波又避免精确谐振带来的过流。</p>
<p>方案附支路谐振曲线、各运行方式的校核结论以及投运前后谐波含量的预估值。</p>
<h3>功能特点</h3>
<ul><li>支路电抗、电容按实测值配对，调谐偏差不大于1%</li><li>每条支路独立熔断器与不平衡监测</li><li>与生产线联锁，先滤波后补偿，防止单支路过流</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXL/400-5.7.11-500</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>主回路由母排或电缆接至电源母线，二次与生产线PLC联锁。</p>
<h3>接线要点</h3>
<ol><li>投运顺序：5次→7次→11次，退出顺序相反，由控制器自动执行。</li><li>并联其他电容补偿回路前须重新校核谐振。</li><li>定期（建议每季度）复测支路电流，偏差超过10%时检查电容容量。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>六脉波中频炉特征谐波为5、7、11、13次，十二脉波为11、13次；熔炼过程中功率在数十秒内从20%升到100%，固定投入的滤波支路在低功率段会造成过补与电压抬升。</p>
<p>LH-GXZ按熔炼功率档位分级投切支路，并与炉体电源通信，功率升降时提前动作。</p>
<h3>功能特点</h3>
<ul><li>与中频电源通信，按功率档位提前投切</li><li>支路电抗留有20%电流裕度，适应炉料变化</li><li>退出时自动检测过补并限速投退</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXZ/575-1000-6P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与中频电源共用进线断路器或独立断路器，互感器装在总进线。</p>
<h3>接线要点</h3>
<ol><li>滤波装置应在中频炉启动前投入5次支路，停炉前最后退出。</li><li>电抗器与炉体通风系统分开，避免金属粉尘堆积。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>冲击负荷的无功在数个周波内大幅变化，接触器投切来不及响应。LH-GXT每支路用两组晶闸管反并联，按瞬时无功计算给出触发，全响应时间不大于20 ms。</p>
<p>与普通TSC不同，其支路为LC滤波回路，投切过程中始终不放大谐波，可同时改善电压波动与闪变。</p>
<h3>功能特点</h3>
<ul><li>相控预充电使投入涌流接近零</li><li>每支路温度、熔断器与缺相保护</li><li>可与APF组成“动态滤波加有源”混合方案</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXT/400-300-5.7</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li><li>GB/T 12326《电能质量 电压波动和闪变》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线主回路，三相电流取样来自负荷侧。</p>
<h3>接线要点</h3>
<ol><li>触发板电源与主回路同相，禁止倒相。</li><li>风冷进风口与墙面距离不小于300 mm，定期清灰。</li><li>现场须做一次投切响应时间实测并留存波形。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1017;
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
<ul><li>DL/T 597《低压无功补偿控制器使用技术条件》</li><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>取样电流必须取自总进线，且位于电容柜电源侧。</p>
<h3>接线要点</h3>
<ol><li>电压UA、UB、UC、UN与电流IA、IB、IC须同相、极性一致，方向由进线指向负荷。</li><li>下行总线用屏蔽双绞线，屏蔽层单端接地，长度不超过600 m。</li><li>投运后看功率因数：轻载应接近1、重载滞后，若显示超前且投切后更超前，检查极性。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，互感器二次与电压引自变压器低压侧。</p>
<h3>接线要点</h3>
<ol><li>电压回路经熔断器，电流回路设试验端子以便校验。</li><li>SIM卡槽朝下安装，天线引出箱体。</li><li>温度探头贴于变压器油箱或绕组引线处，固定牢靠并绝缘。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-CK310在测量与补偿控制之外，汇聚现场RS485仪表、LoRa传感器与断路器数据，按MQTT上送云平台，一台终端代替测控加网关。</p>
<p>边缘侧可运行越限判断、投切策略与告警压缩，断网时本地策略不受影响。</p>
<h3>功能特点</h3>
<ul><li>下行4路RS485、1路LoRa，最多接入64只设备</li><li>断点续传，最少缓存30天</li><li>远程升级与参数下发，支持分组授权</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK310/5A-LoRa</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 698.45《电能信息采集与管理系统 第4-5部分：通信协议—面向对象的数据交换协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与LH-CK300相同，另接LoRa天线与多路下行总线。</p>
<h3>接线要点</h3>
<ol><li>LoRa天线尽量靠上、远离金属板300 mm以上。</li><li>每路485挂接不超过32台，同一路统一规约。</li><li>下行设备地址按安装顺序由低到高，便于排查。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-HMI7用一次图、棒图与曲线三种视图显示整柜运行：左边一次图可点开任意一路，右边为功率因数与谐波趋势，底部为告警与操作记录。</p>
<p>它只做监视与参数下发，不参与投切逻辑，掉电或更换不影响设备自身运行。</p>
<h3>功能特点</h3>
<ul><li>一次图与设备参数由工程文件导入，现场无需编程</li><li>历史曲线30天，支持U盘导出</li><li>操作权限三级：巡视、操作、厂家</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-HMI7/2R1E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-M以三电平IGBT变流器输出幅值与相位连续可调的补偿电流，既可发容性无功也可发感性无功，补偿后功率因数可稳定在0.99附近，没有电容器分级投切的台阶与涌流。</p>
<p>模块之间采用主从对等方式并联，任一模块故障自动退出，其余模块重新分配容量。</p>
<h3>功能特点</h3>
<ul><li>瞬时响应小于100 µs，全响应不大于10 ms</li><li>电网电压在320~480 V范围内可持续输出</li><li>剩余容量可用于三相不平衡电流转移，三相四线机型中性线能力为相线的1.0倍</li><li>与智能电容器共用总线，基础无功由电容承担、波动部分由SVG承担</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-M/400-100-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>主回路经断路器与熔断器接入母线；电流互感器可装在电网侧或负荷侧，须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²。</li><li>三只互感器同规格（二次5 A），P1朝电源、P2朝负荷，二次S1、S2分别接入，不得开路。</li><li>多台并联时电流信号串联接入或由主机分发，二次负荷须小于互感器额定负荷。</li><li>合闸顺序：先合控制电源自检，再合主回路，预充电完成后启动。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机。</p>
<p>控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容，SVG始终保留不少于20%的调节裕度。</p>
<h3>功能特点</h3>
<ul><li>每级电容容量可单独登记，投切前预判避免过补</li><li>N+1冗余：一台退出时其余模块短时过载110%承接</li><li>散热器温度、风机转速在线监测，风机堵转预警</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-MH/400-150-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>SVG主回路与电容回路共母线，取样互感器装在两者共同的电源侧。</p>
<h3>接线要点</h3>
<ol><li>主回路建议铜排30 mm×4 mm或95 mm²铜导线。</li><li>投切输出公共端为+12 V，单路负载不超过20 mA，不得并联使用。</li><li>首台投运时须执行“电容容量自学习”，逐路投切并校核登记容量。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-W把变流模块、断路器、显示与滤波组合在一台壁挂机箱内，无需配柜，挂墙接线即可运行，适合在某一条功率因数差的支路上就地解决问题。</p>
<p>触摸屏可在现场直接查看电网侧、负荷侧与补偿侧三组波形，便于核对互感器极性。</p>
<h3>功能特点</h3>
<ul><li>接线错误自检：上电后自动判断相序与互感器方向并提示</li><li>支持定功率因数、定无功、定电压三种模式</li><li>光伏场景下按发用电方向自动识别无功符号</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-W/400-50</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>底部四芯加地线进线，互感器二次经航空插头接入。</p>
<h3>接线要点</h3>
<ol><li>墙体承重不小于整机重量的4倍，顶部留300 mm、两侧各留100 mm散热空间。</li><li>进线断路器按1.3倍额定电流选择，50 kvar额定电流72 A，选100 A。</li><li>光伏用户的取样互感器须装在并网点与总进线之间的公共部位。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>户用光伏大量接入后，台区白天电压偏高、夜间偏低，固定电容无法兼顾。LH-SVG-P白天吸收无功压低电压、夜间发出无功抬高电压，并同时补偿三相不平衡。</p>
<p>箱体采用隔离风道，功率器件与控制板不与外界空气直接接触，防尘防潮。</p>
<h3>功能特点</h3>
<ul><li>定电压模式：按电压上下限自动调节无功方向</li><li>隔离式散热风道，IP55防护</li><li>雷击浪涌保护与过电压穿越，恢复后自动并网</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-P/400-50-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 12325《电能质量 供电电压偏差》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>从变压器低压出线或末端线路T接，互感器为户外开口式。</p>
<h3>接线要点</h3>
<ol><li>接线须在停电并验电后进行，T接点使用绝缘穿刺线夹或接线端子。</li><li>开口互感器箭头指向负荷方向，合口面清洁并锁紧。</li><li>接地引下线不小于25 mm²，接地电阻不大于10 Ω。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-APF-M实时检测负荷电流，以FFT与瞬时无功两种算法并行提取谐波，稳态用FFT保证精度、突变时用瞬时算法保证速度。</p>
<p>各次谐波可单独设置补偿率与上限，遇到系统谐振点时可关闭该次补偿，防止放大。</p>
<h3>功能特点</h3>
<ul><li>总谐波滤除率≥95%（额定负载、THDi≥20%工况）</li><li>输出自动限流，过载时不跳闸、持续满额补偿</li><li>母线电压畸变率THDu≤15%时可正常工作</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-M/400-100-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>并联接入，取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>四线机型中性线导线截面按3倍相电流或手册要求选取。</li><li>电容补偿柜须串不低于7%的电抗器，否则APF可能与电容形成振荡。</li><li>互感器一次额定电流取负荷最大电流的1.2~2倍，准确级0.5级。</li><li>投运步骤：核相→核极性→单次谐波试补→全次补偿。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>谐波越靠近源头治理，流过干线的谐波电流越小。LH-APF-W按单台设备容量设计，安装在设备配电箱旁，避免谐波电流流经整条干线。</p>
<p>静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB，可装在人员停留区域。</p>
<h3>功能特点</h3>
<ul><li>治理前后波形与THDi在屏上并列显示</li><li>夜间自动降频降噪，轻载休眠</li><li>可与同母线的APF自动分配补偿份额</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-W/400-35-S</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与被治理设备同一配电箱取电，互感器装在该设备进线。</p>
<h3>接线要点</h3>
<ol><li>就地治理时互感器只套设备支路，不得包含APF自身支路。</li><li>单相为主的负荷必须选四线机型，中性线单独敷设。</li><li>安装面与发热设备保持500 mm以上距离。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-APF-G以LH-APF-M模块为核心，柜内设总断路器、模块隔离、浪涌保护和集中风道，模块支持在线更换，整柜不停机。</p>
<p>触摸屏自动生成治理日报：THDi的最大值、95%概率值、平均值与投运率，可直接用于验收。</p>
<h3>功能特点</h3>
<ul><li>模块冗余：任一模块故障，其余模块继续补偿</li><li>APF与SVG可同柜混装，触摸屏统一分配</li><li>验收报表一键导出</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-G/400-300-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>上级断路器额定电流不小于1.3倍补偿电流，互感器二次引至柜内试验端子。</p>
<h3>接线要点</h3>
<ol><li>互感器二次电缆用屏蔽双绞线，长度不超过30 m时截面2.5 mm²，更长时4 mm²。</li><li>中性线铜排按补偿电流的1.5~3倍校核。</li><li>验收时在额定负荷的70%以上连续记录24 h。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SPC检测变压器低压侧三相电流，计算各相与平均值的差额，由三相四线变流器从轻载相吸收、向重载相输出等量电流，使变压器侧三相电流趋于平衡、零线电流趋近于零。</p>
<p>在补偿不平衡的同时可用剩余容量补偿无功，治理后变压器铜耗与零线损耗同步下降。</p>
<h3>功能特点</h3>
<ul><li>不平衡优先、无功其次的容量分配策略，可改</li><li>治理后变压器侧不平衡度≤5%（容量足够时）</li><li>过载自动限幅，电网恢复后自动投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SPC/400-50-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>并联在变压器低压母线，互感器装在变压器出口与装置接入点之间的干线上（网侧取样）。</p>
<h3>接线要点</h3>
<ol><li>中性线电缆截面按3倍相电流校核，严禁小于相线。</li><li>三相互感器变比按变压器额定电流选取，方向指向负荷。</li><li>投运后读取变压器侧三相电流，差值若增大说明互感器相别错误。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-HXK由主控终端按一段时间内的三相电流优化求解“谁换到哪一相”，再通过无线下发给换相单元。换相过程采用过零快速切换，中断时间不大于20 ms，不影响一般家用电器。</p>
<p>与电力电子调节装置相比，换相开关没有持续损耗，从源头改善线路全长的平衡度。</p>
<h3>功能特点</h3>
<ul><li>每日动作次数上限可设，避免频繁换相</li><li>换相前核对单元电流与电压，异常时闭锁</li><li>三相换相开关内部互锁，不会造成相间短路</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-HXK/1+12-100-LoRa</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14048.1《低压开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>换相单元输入接A、B、C、N三相四线，输出接单相用户L、N。</p>
<h3>接线要点</h3>
<ol><li>输入三相须与主控登记相别一致，接线后用主控“相位核对”功能逐台校验。</li><li>带三相设备的用户不得接入换相单元。</li><li>雷雨季前检查单元浪涌保护与密封。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PQM-A按GB/T 19862的A级要求测量电压偏差、频率、谐波、间谐波、闪变、不平衡度和暂态事件，10个周波为一个基本测量窗。</p>
<p>事件触发后自动录波（触发前5、后10个周波），并生成持续时间、残压、相别的统计表，便于判责与治理前后对比。</p>
<h3>功能特点</h3>
<ul><li>2~50次谐波与间谐波、闪变Pst/Plt一次测全</li><li>暂降/暂升/中断按残压与持续时间二维统计</li><li>标准PQDIF文件与CSV导出，报表按日、周、月</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-A/220-5A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 39853.1《供电系统中的电能质量测量 第1部分：电能质量监测设备（PQI）》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 24337《电能质量 公用电网间谐波》</li><li>GB/T 12326《电能质量 电压波动和闪变》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线或三相三线PT接入，对时天线可选。</p>
<h3>接线要点</h3>
<ol><li>PT二次回路经独立空开，二次负荷小于PT额定负荷的25%。</li><li>卡钳接入时须核对方向箭头，可在面板做相量图自检。</li><li>北斗天线置于窗外或屋面，避免遮挡。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PQM-S把谐波、不平衡、暂降记录集成进96方形面板，在普通多功能表的位置上即可获得电能质量数据，适合逐回路排查谐波来源。</p>
<p>事件按越限幅度与持续时间分级，可直接驱动继电器告警。</p>
<h3>功能特点</h3>
<ul><li>2~63次谐波、间谐波组与THD</li><li>暂降、暂升、短时中断记录500条，带时标</li><li>THD越限可闭锁补偿装置投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-S/220-5A-E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>接线与多功能表相同，三相四线或三相三线在菜单中选择。</p>
<h3>接线要点</h3>
<ol><li>谐波测量对互感器带宽有要求，测量20次以上谐波时选专用互感器。</li><li>电流端子用线鼻子压接，防止接触电阻引起误差。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KJX在建筑外侧预留发电车插接口，箱内断路器与市电进线机械联锁，二者不能同时合闸。连接器按A黄、B绿、C红、N蓝、PE黄绿五色布置并带防误插键，两人约10 min即可完成接入。</p>
<p>箱门加锁、面板带相序指示灯，相序错误时禁止合闸。</p>
<h3>功能特点</h3>
<ul><li>五色单芯连接器防误插，额定电流随型号</li><li>机械联锁加电气相序闭锁双重防护</li><li>防护等级IP54，门内加热防凝露</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX/400-5P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>出线接至低压应急母线段，严禁与市电母线并列。</p>
<h3>接线要点</h3>
<ol><li>出线电缆接应急馈线开关，标识“应急电源进线”。</li><li>连接器插接前必须断开本箱断路器并确认无电。</li><li>每次使用后盖好连接器防护帽，每季度做一次空载合闸与相序检查。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，配合两台兆瓦级发电车或移动储能车同时接入，满足大型负荷整体供电。</p>
<p>内部铜排按额定电流校核，连接器侧设独立断路器，支持逐路插接。</p>
<h3>功能特点</h3>
<ul><li>每相2~3只单芯插座并联，均流设计</li><li>框架断路器带本地/远方操作与电动储能</li><li>移动储能接入口预留通信与急停接点</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX-D/1600-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>出线接应急母线，电缆按敷设方式核载流量。</p>
<h3>接线要点</h3>
<ol><li>每相并联插座须同长度电缆，防止不均流。</li><li>移动储能接入时先通信联锁、再合断路器。</li><li>接地排与建筑接地网两点连接。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KJT把应急接入口、双电源自动转换开关和馈线开关组合在一起，市电正常时由常用电源供电，失电后按设定延时切换到应急电源侧；应急电源可以是固定机组、移动发电车或储能。</p>
<p>演练模式允许在不停重要负荷的情况下验证应急电源带载能力，并记录切换时间。</p>
<h3>功能特点</h3>
<ul><li>PC级转换开关，电气与机械双重联锁</li><li>切换延时、返回延时可分别设定</li><li>与机组通信自动起动，切换前核对电压频率</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJT/400-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.11《低压开关设备和控制设备 第6-1部分：多功能电器 转换开关电器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>常用电源与应急电源分别接入，出线接应急母线段。</p>
<h3>接线要点</h3>
<ol><li>两路电源相序必须一致，投运前核相。</li><li>消防负荷的切换时间须满足设计要求并留实测记录。</li><li>机组起动干接点与柜内DO1连接，复归由市电恢复触发。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-BY采用金属化聚丙烯膜卷绕、真空浸渍，内部三芯△接，自带放电电阻与过压力隔离装置，芯子击穿后内压升高使顶盖鼓起并断开引线。</p>
<p>圆柱形外壳散热面积大，适合密集排列。</p>
<h3>功能特点</h3>
<ul><li>三相内部△接，出线端子带护罩</li><li>介质损耗低，不含油、不渗漏</li><li>过压力隔离：内部故障时机械断开</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BY/0.45-20-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相端子L1、L2、L3，接地经底部M12螺栓。</p>
<h3>接线要点</h3>
<ol><li>电容器之间间距不小于30 mm，顶部距上层不小于100 mm。</li><li>紧固力矩：M12底座10~12 N·m，端子4 N·m。</li><li>重新投入前须经放电并验电，短接放电后方可接触。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>滤波支路中电容器同时承受基波与谐波电压叠加，LH-BYL以较低的工作场强换取长寿命，额定电流裕度2倍。</p>
<p>每只出厂标注实测电容值，按支路配对供货，装配后调谐偏差容易控制在1%以内。</p>
<h3>功能特点</h3>
<ul><li>耐2.0 In持续过流</li><li>实测容量标签与配对码</li><li>端子镀锡，允许多根铜排直接搭接</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BYL/0.69-25-3-P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器。</p>
<h3>接线要点</h3>
<ol><li>同一支路电容必须使用同一配对码。</li><li>更换单只后须重测支路谐振频率。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-BF沿用常见方形电容器的安装尺寸，可直接替换旧柜内的同规格产品；内部由多只独立芯子并联，单芯失效后容量小幅下降而不会整只停运。</p>
<h3>功能特点</h3>
<ul><li>每只芯子独立保险，失效后自动脱离</li><li>壳体喷塑，安装脚一体冲压</li><li>端子罩可翻开，带电部分防触及</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BF/0.45-20-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-BFF在一个壳体内布置三只250 V单相电容器，公共端引出为N，可配晶闸管或复合开关做分相投切，节省柜内空间。</p>
<h3>功能特点</h3>
<ul><li>A、B、C、N四端子，内部已Y接</li><li>每相独立放电电阻</li><li>故障指示片弹出便于巡视</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BFF/0.25-30-1×3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>四线接入，N线须单独接至中性排。</p>
<h3>接线要点</h3>
<ol><li>三相投切开关各自独立，中性线不经开关。</li><li>N线截面与相线相同。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍额定电流。</p>
<p>绕组内置130 ℃温度开关（常闭），接入控制回路后超温自动退出该支路。</p>
<h3>功能特点</h3>
<ul><li>三相电抗偏差≤3%，避免三相不平衡谐振</li><li>电抗率偏差±3%，调谐频率189 Hz（7%）/134 Hz（14%）</li><li>噪声≤50 dB，适合配电间</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKS/0.48-30-7%-Cu</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>串接于开关与电容器之间，温度开关接入控制回路。</p>
<h3>接线要点</h3>
<ol><li>A1、B1、C1进线，A2、B2、C2出线至电容器，注意不要接反进出侧。</li><li>温度开关常闭触点串入投切线圈或输入控制器DI。</li><li>与电容器距离不小于50 mm，气流由下至上。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DKL按滤波支路的电容实测值反算电感，并设±5%抽头，现场可用短接片微调，使支路调谐点准确落在目标频率略低处。</p>
<p>空心型无饱和问题，铁心型体积小，按电流与空间选择。</p>
<h3>功能特点</h3>
<ul><li>每台附实测电感值与抽头表</li><li>品质因数Q按支路要求设计，典型30~60</li><li>温升按谐波电流与基波电流合成校核</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKL/400-5-100</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与滤波电容串联，抽头短接片调整后须贴标签。</p>
<h3>接线要点</h3>
<ol><li>调谐前测支路实际电容，换算后选抽头。</li><li>相邻支路电抗轴线垂直布置，减小互感影响。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-QJ在主触头闭合前先经限流电阻线接通电容器，把合闸涌流限制在额定电流的20倍以内，主触头闭合后电阻线自动脱离，适合传统接触器投切方案。</p>
<h3>功能特点</h3>
<ul><li>先接通限流触头、后闭合主触头</li><li>银合金主触头，抗熔焊</li><li>辅助触头1常开1常闭，可加装辅助触头块</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-QJ-30/220</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.4《低压开关设备和控制设备 第4-1部分：接触器和电动机起动器 机电式接触器和电动机起动器（含电动机保护器）》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>主触头L1~L3接电容器，限流电阻线两端不得剪断或短接。</p>
<h3>接线要点</h3>
<ol><li>电阻线应自然下垂，与其他导线保持20 mm以上距离。</li><li>线圈由控制器输出驱动，控制器须有投切间隔不小于180 s的放电延时。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-FK投入时先由晶闸管在电压过零点导通，随后磁保持继电器吸合旁路晶闸管，长期通流损耗仅为晶闸管方式的约1%，无需风扇。</p>
<p>退出时顺序相反，电流过零断开，几乎无涌流与弧光。</p>
<h3>功能特点</h3>
<ul><li>三相独立检测过零，适用共补与分补</li><li>缺相、过温、触点粘连三类故障闪码</li><li>控制信号DC 12 V，可直接由补偿控制器驱动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-FK/3-30-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>主回路L1~L3进线，T1~T3接电容器，控制端接控制器输出。</p>
<h3>接线要点</h3>
<ol><li>共补型三相同触发，只接一路控制；分补型每相单独控制。</li><li>与电容器之间不得再串接触器。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开，既无涌流又无半导体击穿风险。</p>
<h3>功能特点</h3>
<ul><li>动作时间自学习，环境温度变化自动修正</li><li>断电保持，掉电不影响已投入状态（可设断电退出）</li><li>三相互锁，缺相禁止投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TB/63-RS</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与复合开关可互换安装，控制方式须在订货时注明。</p>
<h3>接线要点</h3>
<ol><li>RS485型地址由拨码设置，1~32。</li><li>上电后须完成一次空载自学习再带电容器。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，投入涌流近似为零，可连续快速投切而无机械寿命限制。</p>
<h3>功能特点</h3>
<ul><li>等电位触发算法，残压任意值均可零涌流投入</li><li>内置快速熔断器与阻容吸收</li><li>散热器85 ℃过温闭锁，风机75 ℃启动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-JK/3-40</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>进线侧必须有快速熔断器，出线接电抗器与电容器。</p>
<h3>接线要点</h3>
<ol><li>散热器与柜内其他发热件间距不小于100 mm。</li><li>触发线与主回路分槽敷设，避免误触发。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、2:1、1:2:4等编码方式。</p>
<h3>功能特点</h3>
<ul><li>自动识别取样电流极性，无需调换接线</li><li>过压、欠流、谐波越限闭锁并指示</li><li>每路投切次数与总运行时间可查</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC12/J-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>电压取B、C相线电压，电流取A相，取样互感器在总进线。</p>
<h3>接线要点</h3>
<ol><li>取样互感器套在总进线A相、电容柜电源侧，二次接Is1、Is2。</li><li>电压引自B、C相，经熔断器；相别错误会使功率因数显示异常。</li><li>输出公共端接零线或+12 V，视输出型式而定。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-RC18逐相计算无功缺额，先用分补回路把三相功率因数拉到同一水平，再用共补补足总量；谐波越限时优先退出可能引起谐振的回路。</p>
<h3>功能特点</h3>
<ul><li>分补与共补路数可自由分配</li><li>SVG联动：预留基础无功与波动无功分界</li><li>事件记录200条，含越限、闭锁与故障</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC18/C12F6-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>DL/T 597《低压无功补偿控制器使用技术条件》</li><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线电压与三相电流全部接入，相别必须一一对应。</p>
<h3>接线要点</h3>
<ol><li>投切回路编号与控制器登记保持一致，分补每三路为一组A、B、C。</li><li>核对方法：手动投入A相一组，A相功率因数应上升。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96E是多功能电力仪表的基本型，一只仪表同时显示三相电压、电流、功率、功率因数、频率和双向电能，替代开关柜上的多只指针表与转换开关。</p>
<p>仪表采用真有效值测量，PT、CT变比面板可设，显示值即为一次侧实际值；参数设置有密码保护，通信参数可批量下发。</p>
<h3>功能特点</h3>
<ul><li>电压、电流0.2级，有功电能C级（0.5S级）</li><li>接线方式菜单可选：三相四线、三相三线两元件、单相</li><li>错线诊断：缺相、逆相序、电流反向自动提示</li><li>数据保持不少于10年，停电不丢失</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96E-5A-220-C</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>低压系统可直接接入电压、经互感器接入电流；10 kV系统电压、电流均经互感器。</p>
<h3>接线要点</h3>
<ol><li>三相四线：UA、UB、UC、UN分别接11~14端子，三只电流互感器同名端（S1）接4*、6*、8*带星端，S2接5、7、9端。</li><li>三相三线：UB接14端（UN位置），12端空置，B相电流不接，菜单选“3P3W”。</li><li>电流互感器二次不得开路，拆表前先短接试验端子；二次单点接地。</li><li>电压回路串1 A熔断器；上电后检查功率因数符号与相序提示。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96S以三排红色LED数码管显示三相数据，3 m外可清楚读数，适合照度低或需要远看的场合；保留常用电参量与正向有功电能，去掉了分时与谐波功能，价格更经济。</p>
<h3>功能特点</h3>
<ul><li>亮度4级可调，长期运行自动降亮延寿</li><li>电流、电压同屏三相显示，无需翻页</li><li>报警继电器可设过压、过流、缺相、逆相序</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96S-5A-220-CJ</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与LH-PM96E端子顺序相同，可直接替换；不带通信时58、59、60空置。</p>
<h3>接线要点</h3>
<ol><li>更换旧表前记录变比与表底。</li><li>报警继电器触点接入跳闸回路时，必须在菜单中关闭自检动作并做传动试验。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96H在全电参量之外计算2~63次电压、电流谐波含有率、总畸变率、奇偶次畸变率、K系数与波峰系数，并保存最大值与发生时间。</p>
<p>面板相量图可直观判断电流极性与相别，是接线检查的实用工具。</p>
<h3>功能特点</h3>
<ul><li>每周波128点同步采样，逐次谐波有功方向可查</li><li>THDu、THDi各设三段阈值，可联动闭锁电容投入</li><li>不平衡度按正序、负序、零序分量显示</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96H-5A-220-CE</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线推荐接法；三相三线时零序谐波不可测。</p>
<h3>接线要点</h3>
<ol><li>测量高次谐波应选用0.2S或0.5S级互感器，并尽量缩短二次线。</li><li>仪表电流方向须与负荷潮流一致，否则谐波有功方向判断会相反。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96F内置温补时钟与2套时区表，支持尖、峰、平、谷四费率、每日12时段，按月冻结各费率电量与最大需量，便于核对峰谷电费。</p>
<p>本表用于内部考核，用于对外结算时须另选经强制检定的电能表。</p>
<h3>功能特点</h3>
<ul><li>滑差式需量计算，区间与滑差时间可设</li><li>节假日、周休日可独立设定时段</li><li>12个月历史电量、日冻结62天</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96F-5A-220-D</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>接线与LH-PM96E一致，电流端子带铅封盖。</p>
<h3>接线要点</h3>
<ol><li>投运前校准时钟并核对时段表。</li><li>峰谷考核回路的互感器准确级应不低于0.5级。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96K在测量功能上增加遥信、遥控与模拟量变送，一只仪表即可完成一个馈线间隔的“三遥”，适合小型变配电站综合自动化。</p>
<p>遥控采用“选择-返校-执行”三步，防止误操作。</p>
<h3>功能特点</h3>
<ul><li>8路无源干接点DI，内部DC 24 V湿电源</li><li>4路继电器DO，脉冲或电平方式可选</li><li>变送量程与对应电量任意设定，0.5级</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96K-5A-100-8D4R2A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>10 kV系统常用两只PT（V/V接线）、两只CT，菜单选三相三线。</p>
<h3>接线要点</h3>
<ol><li>V/V接线时PT二次B相接地，接UN端子；电流接IA、IC，IB空。</li><li>遥控出口须串接“远方/就地”转换开关。</li><li>DI公共端为内部24 V正，禁止外加电压。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96W面板尺寸与常规96方形表相同，更换旧表时不需再拉通信线；4G型每台独立上网，LoRa型经LH-GW200网关汇聚。</p>
<p>断电瞬间由超级电容供电上报停电事件，便于掌握停电范围。</p>
<h3>功能特点</h3>
<ul><li>Modbus寄存器表与LH-PM96E兼容，后台无需改点表</li><li>本地RS485保留，可同时接入现场系统</li><li>数据本地缓存7天，恢复后补传</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96W-5A-220-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>测量接线与LH-PM96E一致，另接天线。</p>
<h3>接线要点</h3>
<ol><li>金属柜内须将天线引出柜外，馈线不得与主回路电缆同槽。</li><li>插卡、拔卡必须断电操作。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>抽屉单元面板空间有限，LH-PM72E在72 mm见方内完成三相全电参量测量与双向电能，通信与变比设置方式与96方形产品一致，同一系统内可混用。</p>
<h3>功能特点</h3>
<ul><li>三按键菜单，中文符号直观</li><li>可显示负载率百分比，便于判断电动机负荷</li><li>尾部端子斜出线，适合浅柜体</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM72E-5A-220-C</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>端子分上下两排，上排电源与通信，下排电压电流。</p>
<h3>接线要点</h3>
<ol><li>抽屉单元的二次插接件须保证电流回路先接后断（带短接片）。</li><li>MCC柜通信线穿越抽屉时采用同一方向的手拉手接法。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1054;
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
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相电流经互感器接入，不接电压也可运行（功率量不显示）。</p>
<h3>接线要点</h3>
<ol><li>互感器一次额定电流按电动机额定电流的1~1.2倍选取。</li><li>跳闸输出与主接触器线圈串联前须核对触点容量。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM120E以大尺寸点阵屏显示主画面：电流、电压、功率因数三组大字数值与功率棒图，值班人员在2 m外即可读出；翻页可看一次接线与谐波。</p>
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
<ol><li>设置顺序：接线方式→PT变比→CT变比→电能倍率。</li><li>10 kV系统电压端子按100 V接入，切勿误接380 V。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM1在单模数宽度内完成60 A直接接入计量，上进下出，箱内零改线即可加装分户计量。</p>
<p>电流规格按现行标准表示为0.2-0.5(60)A（旧标称5(60)A），显示精度0.01 kWh。</p>
<h3>功能特点</h3>
<ul><li>内置合金互感器，抗直流与偶次谐波</li><li>面板可锁定，防止误设</li><li>光电脉冲与RS485可同时使用</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM1-60-485</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>上进下出，L进→电流端→L出，N并接电压端。</p>
<h3>接线要点</h3>
<ol><li>相线必须从1进、3出，反接会导致反向走字。</li><li>零线进出端子连通，不得在表内另接负荷零线。</li><li>60 A回路导线不小于16 mm²（铜），螺钉力矩2.5 N·m。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM2P内置磁保持继电器，欠费或越限时分断，充值后现场按键或远程合闸；恶性负载识别可区分阻性加热器与普通电器，超限自动断开并记录。</p>
<h3>功能特点</h3>
<ul><li>预付费余额三段告警：提示、告警、断电</li><li>恶性负载：单相阻性突增识别，功率阈值可设</li><li>停电记录与最近20次开合记录</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM2P-80-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>出线经内部继电器，断电后后级可能仍有反送电，检修时须拉开总开关。</p>
<h3>接线要点</h3>
<ol><li>上级须有短路保护断路器，本表继电器不承担短路分断。</li><li>LoRa型现场信号小于-110 dBm时加装室外网关。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM3直接接入最大80 A，省去三只互感器与二次接线，适合配电箱内改造加装；三相四线与三相三线可在菜单设置。</p>
<h3>功能特点</h3>
<ul><li>三相电流方向独立判断，反向自动提示</li><li>通信双协议，Modbus与DL/T 645-2007按键切换</li><li>支持电压缺相后继续计量剩余两相</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3-80-F485</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线1-2-3进、4-5-6出，N接电压公共端。</p>
<h3>接线要点</h3>
<ol><li>进出线不得接反，同一相进出在同一列端子。</li><li>80 A回路导线不小于25 mm²，力矩2.5~3 N·m。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DM3C经互感器接入，变比面板可设，显示值为一次侧电量。套装型附三只开口式互感器，改造回路不停电即可装表。</p>
<h3>功能特点</h3>
<ul><li>有功C级（0.5S级），双向计量</li><li>互感器接线错误诊断</li><li>可作为能耗分项计量采集点，直接接入LH-GW100网关</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3C-6A-KCT200/5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线，UA、UB、UC、UN与互感器二次分别接入。</p>
<h3>接线要点</h3>
<ol><li>互感器S1接电流进端（带星号），S2接出端并接地。</li><li>变比设置后核对一次电流与钳形表读数。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TM30具有双向分时计量、最大需量、事件记录与负荷曲线，按GB/T 17215.321的C级（0.5S级）设计，适合园区转供电、充电站与自备变用户的内部结算。</p>
<p>负荷曲线按15 min记录不少于60天，支持抄读历史与事件。</p>
<h3>功能特点</h3>
<ul><li>失压、断相、逆相序、电流不平衡等30类事件记录</li><li>停电后可按键唤醒显示，抄读不断</li><li>时钟温补，日误差≤0.5 s</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM30-6A-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>互感型接1~10端子，直通型进出线标A、B、C。</p>
<h3>接线要点</h3>
<ol><li>互感型须装联合接线盒，便于带电换表与校验。</li><li>三相四线严禁零线虚接，否则会按线电压错误计量。</li><li>投运后按“三步核对”：看相序、看功率方向、看与钳表误差。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TM33用于中性点不接地的三相三线系统，两元件接法，电压3×100 V，可同时测量正反向有功，适合光伏并网点的双向考核。</p>
<p>带独立辅助电源端子，一次停电时仍可由直流屏供电保持通信。</p>
<h3>功能特点</h3>
<ul><li>两元件法计量，相角与功率方向在屏显示</li><li>正反向有功、四象限无功分别冻结</li><li>失压、失流、相序异常记录</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM33-6A-AUX</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>PT二次V/V接线，B相接地，电流取A、C相。</p>
<h3>接线要点</h3>
<ol><li>第一元件接UAB、IA，第二元件接UCB、IC。</li><li>计量柜二次回路须用联合接线盒，电流先短接再拆表。</li><li>上电后向量图应为UAB、UCB相差60°附近（感性负荷按功率因数偏移）。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DA72替代指针式电流表，真有效值测量，变比面板可设，显示值为一次电流；三相型采用切换显示A、B、C。</p>
<h3>功能特点</h3>
<ul><li>真有效值，正弦、方波、变频波形均可测量</li><li>上下限报警回差可设</li><li>断线显示“----”，避免误读</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DA72-5A-CJ</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>串接在电流互感器二次回路中。</p>
<h3>接线要点</h3>
<ol><li>互感器二次串联多表时总阻抗不超过额定负荷。</li><li>拆表前先短接互感器二次。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DV96同屏显示三相电压，适合母线柜与发电机并机柜；相电压、线电压一键切换，PT变比面板可设，直接显示一次电压值。</p>
<h3>功能特点</h3>
<ul><li>高亮数码管，缺相与越限闪烁提示</li><li>可附加频率显示，用于发电机屏</li><li>不平衡度越限输出（选配）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DV96-100-F</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接UA~UN，三相三线B相接UN位。</p>
<h3>接线要点</h3>
<ol><li>电压回路串0.5 A熔断器。</li><li>并机柜中须区分母线与发电机侧电压引线。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-WM40把三相计量、4G通信与三只开口互感器打包，一名电工约30 min可完成一个回路的安装，全程无需停电、无需敷设通信线。</p>
<p>数据通过MQTT直接上送澜衡云或用户平台，点表与RS485仪表一致。</p>
<h3>功能特点</h3>
<ul><li>自动识别互感器方向与相别，错误时提示并校正</li><li>每分钟可上送一次，流量约每月80 MB（1 min间隔）</li><li>断电后超级电容维持30 s用于上报</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM40-400-T4-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>电压取自同一断路器负荷侧，互感器箭头指向负荷。</p>
<h3>接线要点</h3>
<ol><li>先合上测量熔断器并确认电压显示，再合开口互感器。</li><li>互感器合口面清洁无毛刺，听到锁扣声；合口不严会引入0.5%以上误差。</li><li>同一相的电压线与互感器必须对应，否则功率错误。</li><li>天线竖直放置，与金属件距离≥100 mm。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-WM41为每台产污、治污设备记录启停与功率曲线，按“产污开、治污必须开”的逻辑比对，异常时在云端与手机推送，数据可导出作为自证材料。</p>
<p>终端带本地缓存与断点续传，网络中断期间的记录不丢失。</p>
<h3>功能特点</h3>
<ul><li>产污/治污逻辑关联可配置，支持一对多</li><li>功率阈值与最小运行时长双判据，避免待机误判</li><li>记录不可本地清除，具备校验码</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM41-4-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>每路采用三只开口互感器，公共电压一组。</p>
<h3>接线要点</h3>
<ol><li>每台设备独立标识，端子号与平台绑定。</li><li>调试时逐台启停，核对平台显示。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-WM42采用470~510 MHz频段LoRa通信，单跳即可到达LH-GW200网关，同一配电室上百个点位只需一张物联网卡，通信费用与供电布线大幅下降。</p>
<h3>功能特点</h3>
<ul><li>时隙化上报，120节点错峰不碰撞</li><li>本地RS485作为调试口，不影响无线</li><li>单相与三相同一网关混挂</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM42-200-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>与LH-WM40相同，LoRa天线由板载弹簧天线引出。</p>
<h3>接线要点</h3>
<ol><li>金属柜门内节点RSSI低于-95 dBm时加装外置天线。</li><li>节点号由网关自动分配，端子标签须同步记录。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-MC12用一台主机加小型插接互感器完成12个三相回路或36个单相回路计量，电压共享，互感器以端子排集中接入，省去大量分散表计。</p>
<p>各回路分别给出功率、电能与谐波，主机汇总后经RS485或网口上送。</p>
<h3>功能特点</h3>
<ul><li>互感器类型自识别，接错位置立即提示</li><li>每回路独立告警与负载率</li><li>说明书按回路与互感器规格分别声明准确度，便于验收</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-MC12-100-E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.305《电测量设备（交流） 特殊要求 第5部分：多回路电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>公共电压取自列头柜进线熔断器，各回路互感器按槽位卡接。</p>
<h3>接线要点</h3>
<ol><li>互感器箭头统一指向负荷，槽位号与回路编号一致。</li><li>互感器线束走线槽，远离网线。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GW100接入4路RS485，每路最多32台仪表，支持Modbus、DL/T 645-2007等规约混接，4G与以太网可互为备份。</p>
<p>断网时按时间戳缓存，恢复后自动补传；云端可远程修改点表与采集周期。</p>
<h3>功能特点</h3>
<ul><li>协议与点表图形化配置，不需写代码</li><li>双上行自动切换，切换中断不大于10 s</li><li>边缘规则：越限、变化率、延时三类条件</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW100-4R-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>DL/T 645《多功能电能表通信协议》</li></ul>' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-TS系列、LH-SB系列节点，经4G或以太网上送。</p>
<p>室外型防水外壳，可抱杆装在园区中心位置，单跳覆盖半径约800 m（视距）。</p>
<h3>功能特点</h3>
<ul><li>信道自动分配与跳频，邻近网关不干扰</li><li>节点异常掉线5 min内告警</li><li>可作为固定电话线断线后的备份通道</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW200-4G-OD</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SB63在微型断路器上集成测量、剩余电流保护与电动操作，保护功能由机械与电子共同完成，通信中断不影响跳闸。</p>
<p>可按时间表自动合分，用于路灯与养殖设备；费控型支持余额控制。</p>
<h3>功能特点</h3>
<ul><li>过欠压、过温、缺相、漏电、短路、过载六类保护</li><li>每次跳闸记录原因与当时电流</li><li>远程合闸须下发授权，避免误送电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB63-3N-30-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 10963.1《电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器》</li><li>GB/T 16917.1《家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>上进下出，N线必须经过N极，禁止借用其他回路N线。</p>
<h3>接线要点</h3>
<ol><li>每回路N线独立，混接会引起剩余电流误动作。</li><li>投运后按试验按钮验证剩余电流功能。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SB250M在电子脱扣基础上增加接线端子测温与剩余电流监测，支路负荷、端子温升与漏电在平台可见，端子松动在冒烟之前即可发现。</p>
<p>区域联锁型在发生短路时下级先动作、上级延时，缩小停电范围。</p>
<h3>功能特点</h3>
<ul><li>热记忆功能，断电后继续累计热量</li><li>端子测温越限只告警不跳闸，避免误停</li><li>四段保护定值现场或远程整定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB250M-3P-200-EL</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>进出线铜排或铜鼻子，防电弧隔板必须装。</p>
<h3>接线要点</h3>
<ol><li>剩余电流型N线必须穿过（4P或外接N线互感器）。</li><li>电动操作机构与机械联锁不得同时用于同一断路器。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，永久供电、免维护，适合不便更换电池的高处与柜内。</p>
<p>传感器与被测点同电位，完全绝缘隔离，可用于10 kV触头测温。</p>
<h3>功能特点</h3>
<ul><li>测温范围-40~+125 ℃，±1 ℃</li><li>启动电流5 A，停电后超级电容支持上报一次</li><li>无线470 MHz，柜间穿透能力强</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS10-450</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TS20通过与电缆头螺栓共压的铜片测温，适合电流较小、取电式无法启动的回路；电池按15 min一次发送设计使用5年以上。</p>
<p>温升过快（1 min内上升超过5 ℃）时立即加发告警帧。</p>
<h3>功能特点</h3>
<ul><li>变化率告警，早期发现接触不良</li><li>电池电压上报，提前3个月提示更换</li><li>同一网关可区分200个点名</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS20-M8</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KCT铁心分为两半，锁扣合口，改造时不断线、不停母排即可安装。铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核。</p>
<h3>功能特点</h3>
<ul><li>双锁扣与防错向设计，合口力均匀</li><li>二次内置双向保护，开路不产生高压（毫伏输出型）</li><li>尺寸系列覆盖16~160 mm窗口</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KCT-80-800/5-0.5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>P1朝电源侧、P2朝负荷侧，S1、S2接仪表电流端。</p>
<h3>接线要点</h3>
<ol><li>套装前检查合口面无锈无尘，合口后摇动无松动。</li><li>5 A输出型二次严禁开路；带电安装时先把S1、S2短接或接好仪表再合口。</li><li>同组三只互感器方向一致，二次单点接地。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-RCD300连续监测配电回路的剩余电流与导线、接头温度，越限时本地声光报警并上送，帮助在起火之前发现绝缘劣化与接触不良。</p>
<p>监测本身不改变原有保护配置；需要跳闸时由继电器输出配合断路器分励脱扣。</p>
<h3>功能特点</h3>
<ul><li>报警值20~1000 mA连续可设，自动扣除固有泄漏电流</li><li>4路测温独立报警，阈值45~140 ℃</li><li>自检功能：互感器断线、短路即时报故障</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RCD300-65-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB 14287.2《电气火灾监控系统 第2部分：剩余电流式电气火灾监控探测器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>A、B、C、N四根导线必须同方向一起穿过互感器，PE线不得穿过。</p>
<h3>接线要点</h3>
<ol><li>TN-C系统不能直接使用，须先改造为TN-S或局部TN-C-S。</li><li>互感器下游的N线不得再次接地，也不得与其他回路N线混用。</li><li>投运时记录正常泄漏电流，报警值取其2倍左右且不大于设计要求。</li></ol>
<h3>端子定义</h3>
{{端子}}' WHERE `id` = 1076;
