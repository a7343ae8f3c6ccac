-- content: parameters that siblings have, reactors' standard winding, cases' main figures, standards
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 13, 'electrical', '最大允许电压', '1.1 Un，每24 h累计8 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 14, 'output-capacity', '400 V实际输出', '标称容量×0.790');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 15, 'switching-element', '投切元件', '同步开关（磁保持触点，过零动作）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 16, 'temperature', '工作环境', '−25~+55 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 17, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 18, 'protection', '保护', '过压、欠压、过流、缺相、过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 19, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 20, 'weight', '重量', '约13 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 11, 'switching-control', '投切门限', '功率因数与无功双判据，cosφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 12, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 13, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 14, 'switching-life', '机械寿命', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 15, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，温度±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 16, 'temperature', '工作环境', '−25~+55 ℃；高温型−25~+65 ℃（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 17, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 18, 'protection', '保护', '过压、欠压、过流、缺相、过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 19, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 20, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 21, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 22, 'weight', '重量', '约16 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 8, 'electrical', '最大允许电压', '1.1 Un，每24 h累计8 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 9, 'output-capacity', '400 V实际输出', '15.8、23.7、31.6 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 10, 'switching-element', '投切元件', '同步开关（磁保持触点，过零动作）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 11, 'switching-control', '投切门限', '功率因数与无功双判据，cosφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 12, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 13, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 14, 'switching-life', '投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 15, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，功率因数±0.01');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 16, 'communication', '通信', 'RS485，插拔时自动断开并告警');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 17, 'protection', '保护', '过压、欠压、过流、缺相、过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 18, 'construction', '抽出操作', '可在退出投切状态下带电抽出');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 19, 'protection-class', '防护等级', '抽屉面板IP30，柜内IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 20, 'temperature', '工作环境', '−25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 21, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 22, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 23, 'weight', '重量', '约15 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 10, 'switching-element', '投切元件', '同步开关（磁保持触点，过零动作）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 11, 'switching-control', '投切方式', 'A、B、C独立，同步过零');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 12, 'switching-control', '相间投切间隔', '≥60 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 13, 'switching-control', '投切门限', '功率因数与无功双判据，cosφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 14, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 15, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，功率因数±0.01');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 16, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 17, 'switching-life', '投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 18, 'temperature', '工作环境', '−25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 19, 'interface', '级联接口', '网络1、网络2');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 20, 'protection', '保护', '过压、欠压、过流、缺相、过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 21, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 22, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 23, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 24, 'weight', '重量', '约13 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 8, 'output-capacity', '400 V实际输出', '共补容量×0.790，分补容量×0.846');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 9, 'step-count', '级数', '6~10级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 10, 'switching-element', '投切元件', '同步开关（磁保持触点，过零动作）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 11, 'switching-control', '投切门限', '功率因数与无功双判据，cosφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 12, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 13, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 14, 'switching-life', '投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 15, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，功率因数±0.01');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 16, 'construction', '进线', '塑壳断路器或隔离开关，额定电流250/400 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 17, 'protection-class', '防护等级', 'IP30（IP44可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 18, 'communication', '通信', 'RS485，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 19, 'protection', '保护', '过压、欠压、过流、缺相、过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 20, 'temperature', '工作环境', '−10~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 21, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 22, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 23, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 24, 'weight', '重量', '约110 kg（150 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 11, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 12, 'weight', '重量', '约450 kg（300 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 13, 'construction', '柜体', '冷轧钢板喷塑，厚2.0 mm');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 14, 'power-quality-limits', '电能质量限值', 'GB/T 12325（供电电压偏差）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 8, 'protection-class', '防护等级', 'IP44');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 9, 'construction', '箱体', '304不锈钢，厚2.0 mm');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 10, 'communication', '通信', '4G Cat.1（选配），本地RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 11, 'temperature', '工作环境', '−25~+45 ℃，海拔≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 12, 'mounting', '安装方式', '柱上台架/落地');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1007, 13, 'weight', '重量', '约130 kg（120 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 9, 'switching-control', '投切', '九区图自动，可手动');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 10, 'communication', '通信', 'RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 11, 'protection', '保护', '过流、过压、欠压、零序电压、电容器外熔丝');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 12, 'temperature', '环境', '−10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 13, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 14, 'protection-class', '防护等级', 'IP3X（户内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 15, 'weight', '重量', '约850 kg（单组柜，600 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 7, 'electrical', '放电', '放电线圈，退出后5 min内放电');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 8, 'switching-element', '投切元件', '真空开关，永磁操作机构');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 9, 'protection', '保护', '过压、欠压、缺相、涌流');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 10, 'temperature', '环境', '−40~+45 ℃，覆冰10 mm');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 11, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 12, 'protection-class', '防护等级', 'IP54（控制箱）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1009, 13, 'weight', '重量', '约480 kg（300 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 6, 'withstand-voltage', '绝缘水平', '6 kV：30 kV/1 min；10 kV：42 kV/1 min');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 7, 'supply-voltage', '辅助电源', 'AC 220 V或DC 220 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 8, 'electrical', '放电', '断电后10 min内降至75 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 9, 'switching-element', '投切元件', '真空接触器，与熔断器组合');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 10, 'switching-control', '投切', '与电动机同投同退');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 11, 'communication', '通信', 'RS485（柜面仪表）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 12, 'protection', '保护', '过流、短路、缺相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 13, 'temperature', '环境', '−10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 14, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1010, 15, 'weight', '重量', '约600 kg（300 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 12, 'electrical', '放电', '断电后3 min内端电压降至50 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 13, 'switching-element', '投切元件', '同步开关（磁保持触点，过零动作）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 14, 'switching-control', '投切门限', '功率因数与无功双判据，cosφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 15, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 16, 'switching-life', '投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 17, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，温度±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 18, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 19, 'temperature', '环境', '−25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 20, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 21, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 22, 'protection', '保护', '过压、欠压、过流、缺相、谐波、两级过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 23, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 24, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 25, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 26, 'weight', '重量', '约28 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 27, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 12, 'electrical', '最大允许电压', '1.1 Un，每24 h累计8 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 13, 'electrical', '放电', '断电后3 min内端电压降至50 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 14, 'switching-element', '投切元件', '同步开关（磁保持触点，过零动作）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 15, 'switching-control', '投切门限', '功率因数与无功双判据，cosφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 16, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 17, 'switching-life', '投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 18, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，温度±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 19, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 20, 'temperature', '环境', '−25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 21, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 22, 'interface', '级联接口', '2×RJ45（网络1、网络2）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 23, 'protection', '保护', '过压、欠压、过流、缺相、谐波、两级过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 24, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 25, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 26, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 27, 'weight', '重量', '约34 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 28, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 6, 'max-current', '最大允许电流', '1.3 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 7, 'consumption', '静态功耗', '≤1.5 W（复合开关保持）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 8, 'temperature-rise', '电抗温升', '≤85 K');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 9, 'insulation-class', '电抗绝缘等级', 'F级（H级可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 10, 'electrical', '最大允许电压', '1.1 Un，每24 h累计8 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 11, 'electrical', '放电', '断电后3 min内端电压降至75 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 12, 'output-capacity', '400 V实际输出', '480 V/7%：29.9、44.8 kvar；525 V/14%：27.0、40.5 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 13, 'switching-control', '投切门限', '由控制器设定');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 14, 'switching-delay', '投切延时', '由控制器设定');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 15, 'inrush', '合闸涌流', '≤3 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 16, 'switching-life', '投切次数', '复合开关≥100万次；晶闸管不限');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 17, 'errors', '测量误差', '不带测量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 18, 'interface', '级联接口', '不带；由控制器DC 12 V投切');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 19, 'temperature', '环境', '−25~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 20, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 21, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 22, 'protection-class', '防护等级', '敞开式，由柜体防护');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 23, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 24, 'weight', '重量', '约45 kg（60 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 25, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 26, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 9, 'electrical', '放电', '断电后3 min内端电压降至50 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 10, 'rated-capacity', '标称容量', '15、24、30 kvar（三相合计）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 11, 'output-capacity', '230 V实际输出', '10.3、16.4、20.5 kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 12, 'reactance-rate', '电抗率', '14%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 13, 'switching-element', '投切元件', '同步开关（磁保持触点，过零动作）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 14, 'switching-control', '投切门限', '功率因数与无功双判据，cosφ 0.90~0.99可设');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 15, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 16, 'inrush', '合闸涌流', '≤2.5 In');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 17, 'switching-life', '投切次数', '≥100万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 18, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，温度±1 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 19, 'temperature', '环境', '−25~+50 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 20, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 21, 'interface', '级联接口', '网络1、网络2');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 22, 'protection', '保护', '过压、欠压、过流、谐波、过温、容量衰减，按相退出');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 23, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 24, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 25, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 26, 'noise', '噪声', '≤50 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 27, 'weight', '重量', '约38 kg（24 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 28, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 8, 'switching-life', '动作次数', '≥10万次');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 9, 'communication', '通信', 'RS485、以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 10, 'temperature', '环境', '−5~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 11, 'protection-class', '防护等级', 'IP3X');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 12, 'cooling', '冷却', '强迫风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 13, 'noise', '噪声', '≤70 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 14, 'weight', '重量', '约700 kg（300 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 15, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 8, 'communication', '通信', 'RS485、以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 9, 'temperature', '环境', '−5~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 10, 'protection-class', '防护等级', 'IP3X');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 11, 'cooling', '冷却', '强迫风冷或水冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 12, 'noise', '噪声', '≤70 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 13, 'weight', '重量', '约2400 kg（3面柜组）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 14, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 8, 'temperature', '环境', '−5~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 9, 'cooling', '冷却', '强迫风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 10, 'protection-class', '防护等级', 'IP31');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 11, 'noise', '噪声', '≤70 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 12, 'weight', '重量', '约650 kg（300 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 13, 'power-quality-limits', '电能质量限值', 'GB/T 12326（电压波动和闪变）、GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 9, 'reactive-energy', '无功电能', '不计量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 10, 'storage', '存储', '负荷曲线≥7天，事件100条');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 11, 'temperature', '环境', '−25~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 12, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 8, 'measured', '测量', '三相电压、电流、有功、无功、功率因数、频率');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 9, 'temperature', '环境', '−25~+60 ℃，防护等级IP51（箱内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 8, 'measured', '测量', '三相电压、电流、有功、无功、功率因数、频率');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 9, 'voltage-input', '电压输入', '3×220/380 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 10, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 11, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 12, 'protection-class', '防护等级', 'IP51（箱内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 15, 'protection-class', '防护等级', 'IP20（模块）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 16, 'communication', '通信', 'RS485/Modbus-RTU');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 17, 'protection', '保护', '过压、欠压、过流、短路、过温、缺相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 18, 'temperature', '环境', '−10~+45 ℃，45 ℃以上降额');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 19, 'altitude', '海拔', '≤2000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 20, 'weight', '重量', '约45 kg（100 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 21, 'power-quality-limits', '电能质量限值', 'GB/T 15543（三相电压不平衡）、GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 11, 'switching-control', '工作模式', '定功率因数/定无功/定电压');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 12, 'parallel-units', '并联数量', '最多8台');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 13, 'communication', '通信', 'RS485、以太网（Modbus-TCP）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 14, 'protection', '保护', '过压、欠压、过流、短路、过温、缺相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 15, 'noise', '噪声', '≤68 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 16, 'temperature', '环境', '−10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 17, 'altitude', '海拔', '≤2000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 18, 'protection-class', '防护等级', 'IP20（模块）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 19, 'cooling', '冷却', '智能调速强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 20, 'weight', '重量', '约62 kg（150 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 21, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 11, 'switching-control', '工作模式', '定功率因数/定无功/定电压');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 12, 'noise', '噪声', '≤60 dB（50 kvar，1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 13, 'protection-class', '防护等级', 'IP20（IP42可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 14, 'weight', '重量', '36 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 15, 'communication', '通信', 'RS485，选配4G');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 16, 'protection', '保护', '过压、欠压、过流、短路、过温、缺相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 17, 'temperature', '环境', '−10~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 18, 'altitude', '海拔', '≤2000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 19, 'cooling', '冷却', '智能调速强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 20, 'power-quality-limits', '电能质量限值', 'GB/T 15543（三相电压不平衡）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 9, 'response-time', '全响应时间', '≤10 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 10, 'effect', '输出范围', '额定感性~额定容性，连续可调');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 11, 'switching-control', '工作模式', '定电压/定功率因数/不平衡优先');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 12, 'protection-class', '防护等级', 'IP55');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 13, 'protection', '浪涌保护', '20 kA（8/20 µs）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 14, 'communication', '通信', '4G Cat.1、蓝牙维护、RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 15, 'protection', '保护', '过压、欠压、过流、短路、过温、缺相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 16, 'temperature', '工作环境', '−40~+55 ℃，海拔≤4000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 17, 'cooling', '冷却', '强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 18, 'noise', '噪声', '≤60 dB（50 kvar，1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 19, 'weight', '重量', '62 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 20, 'power-quality-limits', '电能质量限值', 'GB/T 12325（供电电压偏差）、GB/T 15543（三相电压不平衡）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 14, 'temperature', '环境', '−10~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 15, 'altitude', '海拔', '≤2000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 16, 'cooling', '冷却', '智能调速强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 17, 'weight', '重量', '约42 kg（100 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 18, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 10, 'effect', '中性线滤波能力', '3倍相电流');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 11, 'communication', '通信', 'RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 12, 'protection', '保护', '过压、欠压、过流、短路、过温、缺相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 13, 'temperature', '环境', '−10~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 14, 'altitude', '海拔', '≤2000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 15, 'protection-class', '防护等级', 'IP20（IP42可选）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 16, 'cooling', '冷却', '智能调速强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 17, 'weight', '重量', '24 kg（35 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 18, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 11, 'effect', '中性线滤波能力', '3倍相电流');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 12, 'construction', '进线方式', '上进/下进/母排并柜');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 13, 'protection-class', '防护等级', 'IP31');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 14, 'communication', '通信', 'RS485、以太网');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 15, 'protection', '保护', '过压、欠压、过流、短路、过温、缺相');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 16, 'temperature', '环境', '−10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 17, 'altitude', '海拔', '≤2000 m（1000 m以上降额）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 18, 'cooling', '冷却', '智能调速强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 19, 'noise', '噪声', '≤70 dB（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 20, 'weight', '重量', '约480 kg（300 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 21, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 11, 'cooling', '冷却', '强制风冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 12, 'weight', '重量', '约85 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 10, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 11, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1033, 9, 'weight', '重量', '约75 kg（400 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 9, 'temperature', '环境', '−25~+50 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1034, 10, 'weight', '重量', '约260 kg（1600 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 8, 'protection', '相序指示', '有，错相闭锁');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 9, 'temperature', '环境', '−10~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 10, 'weight', '重量', '约210 kg（630 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1035, 11, 'construction', '连接器', '单芯面板插座5只（A/B/C/N/PE）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 10, 'weight', '重量', '约2 kg（450 V/20 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1036, 11, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 9, 'electrical', '最大允许电压', '1.1 Un（每24 h中8 h）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 10, 'electrical', '放电', '3 min内降至75 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 11, 'weight', '重量', '约5.5 kg（800 V/33.3 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 12, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 13, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 7, 'electrical', '最大允许电压', '1.1 Un（每24 h中8 h）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 8, 'electrical', '放电', '3 min内降至75 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 9, 'temperature', '环境', '−25~+45 ℃（-25/B）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 10, 'weight', '重量', '约4.5 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1038, 11, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 6, 'losses', '损耗', '≤0.5 W/kvar');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 7, 'electrical', '放电', '3 min内至75 V以下');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 8, 'electrical', '最大允许电压', '1.1 Un（每24 h中8 h）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 9, 'temperature', '环境', '−25~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 10, 'weight', '重量', '约7 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1039, 11, 'construction', '参考寿命', '100000 h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 9, 'temperature', '环境', '−25~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 10, 'cooling', '冷却', '自冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 11, 'weight', '重量', '约18 kg（480 V/30 kvar/7%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1040, 12, 'construction', '绕组', '铜绕组（代码Cu），铝绕组（代码Al）可订');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 9, 'temperature', '环境', '−25~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 10, 'cooling', '冷却', '自冷或水冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 11, 'weight', '重量', '约48 kg（5次/100 A）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 12, 'construction', '绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 13, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 9, 'control-signal', '线圈电压', 'AC 110、220、380 V，50 Hz');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 10, 'switching-control', '操作频率', '≤120次/h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 11, 'temperature', '环境', '−5~+40 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 12, 'cooling', '冷却', '自冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 13, 'weight', '重量', '约0.6 kg（30、43型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 9, 'cooling', '冷却', '自冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 10, 'weight', '重量', '约1.2 kg');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 8, 'response-time', '动作时间', '约100 ms');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 9, 'temperature', '环境', '−40~+65 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 10, 'cooling', '冷却', '自冷');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 11, 'weight', '重量', '约1.1 kg');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 9, 'switching-life', '动作次数', '不限（无触点）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 10, 'cooling', '冷却', '强制风冷，60 kvar风量≥150 m³/h');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 11, 'temperature', '环境', '−25~+45 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 12, 'weight', '重量', '约4.5 kg（60 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 9, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 9, 'power-factor', '目标功率因数', '0.80~1.00');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 10, 'switching-control', '过压定值', '230~265 V可设（相电压）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 11, 'switching-delay', '投切延时', '5~200 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 12, 'errors', '测量误差', '电压±0.5%，功率因数±0.01');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 13, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 11, 'temperature', '工作环境', '−20~+60 ℃，相对湿度≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1048, 12, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 9, 'supply-voltage', '工作电源', 'AC 220 V±20%或AC/DC 85~265 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 10, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 11, 'measured', '测量', '全电参量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 12, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 13, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 14, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1049, 15, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 10, 'supply-voltage', '工作电源', 'AC/DC 85~265 V，≤5 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 11, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 12, 'measured', '测量', '全电参量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 13, 'voltage-input', '电压', '3×220/380 V或57.7/100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 14, 'current-input', '电流', '5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 15, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 16, 'temperature', '环境', '−20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 17, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 18, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 19, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 9, 'communication', '通信', 'RS485：Modbus-RTU与DL/T 645-2007可切换');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 10, 'supply-voltage', '电源', 'AC/DC 85~265 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 11, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 12, 'measured', '测量', '全电参量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 13, 'voltage-input', '电压', '3×220/380 V或57.7/100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 14, 'current-input', '电流', '5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 15, 'accuracy', '电压、电流准确度', '0.2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 16, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 17, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1051, 18, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 9, 'storage', '事件', 'SOE 256条');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 10, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤6 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 11, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 12, 'voltage-input', '电压', '3×220/380 V或57.7/100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 13, 'current-input', '电流', '5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 14, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 15, 'temperature', '环境', '−20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 16, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1052, 17, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 8, 'storage', '缓存', '7天（15 min间隔）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 9, 'supply-voltage', '电源', 'AC/DC 85~265 V，峰值8 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 10, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 11, 'voltage-input', '电压', '3×220/380 V或57.7/100 V');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 12, 'current-input', '电流', '5 A或1 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 13, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 14, 'temperature', '环境', '−20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 15, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1053, 16, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 8, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤3 VA');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 9, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 10, 'measured', '测量', '全电参量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 11, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 12, 'temperature', '环境', '−20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 13, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1054, 14, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 8, 'communication', '通信', 'RS485（选配）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 9, 'supply-voltage', '电源', 'AC 220 V±20%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 10, 'measured', '测量', '三相电流、负载率、起动时间');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 11, 'voltage-input', '电压', '无电压输入');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 12, 'active-energy', '电能', '不计量（只测电流）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 13, 'reactive-energy', '无功电能', '不计量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 14, 'temperature', '环境', '−20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 15, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1055, 16, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 8, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 9, 'measured', '测量', '全电参量');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 10, 'reactive-energy', '无功电能', '2级');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 11, 'temperature', '环境', '−20~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 12, 'humidity', '相对湿度', '≤93%');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1056, 13, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 7, 'metering', '脉冲', '1600 imp/kWh（按铭牌）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 8, 'communication', '通信', 'RS485 + 可选LoRa（470~510 MHz）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 9, 'protocol', '规约', 'DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 10, 'display', '显示', '6+2位LCD，背光');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1058, 11, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 8, 'metering', '脉冲', '400 imp/kWh（按铭牌）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 9, 'communication', '通信', 'RS485');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 10, 'protocol', '规约', 'DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 11, 'display', '显示', '6+2位，循环显示可定制');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1059, 12, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 8, 'communication', '通信', 'RS485，DL/T 645-2007/Modbus-RTU');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 9, 'metering', '脉冲', '400 imp/kWh（按变比换算）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 10, 'metering', '起动电流', '1.5 mA（0.02倍转折电流）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1060, 11, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1061, 9, 'temperature', '环境', '−25~+60 ℃，IP54（箱内IP51）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 7, 'storage', '负荷曲线', '≥60天');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 8, 'communication', '通信', '2路RS485，DL/T 645-2007');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 9, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1062, 10, 'protection-class', '防护等级', 'IP54（箱内IP51）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 9, 'storage', '存储', '30天本地');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1065, 10, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 6, 'storage', '存储', '60天本地');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 7, 'ct-primary', '互感器一次电流', '100~600 A');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 8, 'communication', '通信', '4G Cat.1，MQTT');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1066, 9, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 8, 'storage', '存储', '7天本地');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 9, 'protocol', '规约', 'LoRa组网，经网关上送');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1067, 10, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 8, 'temperature', '环境', '−30~+70 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1069, 9, 'protection-class', '防护', 'IP30');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1070, 8, 'temperature', '环境', '−40~+70 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1071, 8, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 8, 'measured', '测量', '电压、电流、功率、电能1级（监测）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1072, 9, 'temperature', '环境', '−25~+60 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1076, 8, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 26, 'protection-class', NULL, NULL, 'IP20', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 27, 'weight', 13, 13, '', '40 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 28, 'display', NULL, NULL, '点阵LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 29, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 30, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 19, 'temperature', -25, 55, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 20, 'temperature', -25, 65, '', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 21, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 22, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 23, 'protection-class', NULL, NULL, 'IP20', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 24, 'weight', 16, 16, '', '50 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 25, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 26, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 27, 'depth', 420, 420, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 14, 'switching-delay', 1, 180, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 15, 'inrush', NULL, 2.5, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 16, 'switching-life', 1000000, NULL, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 17, 'communication', NULL, NULL, 'RS485', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 18, 'live-withdrawal', NULL, NULL, '是', '退出投切状态', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 19, 'protection-class', NULL, NULL, 'IP30', '抽屉面板', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 20, 'protection-class', NULL, NULL, 'IP20', '柜内', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 21, 'temperature', -25, 55, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 22, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 23, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 24, 'weight', 15, 15, '', '40 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 25, 'display', NULL, NULL, 'LED数码管', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 26, 'mounting', NULL, NULL, '抽屉', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 27, 'depth', 430, 430, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 14, 'output-capacity', 25.4, 25.4, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 15, 'switching-element', NULL, NULL, '同步开关', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 16, 'compensation-mode', NULL, NULL, '分补', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 17, 'power-factor', 0.9, 0.99, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 18, 'switching-delay', 1, 180, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 19, 'inrush', NULL, 2.5, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 20, 'switching-life', 1000000, NULL, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 21, 'temperature', -25, 55, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 22, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 23, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 24, 'protection-class', NULL, NULL, 'IP20', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 25, 'weight', 13, 13, '', '30 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 26, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 27, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 28, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 19, 'communication', NULL, NULL, 'RS485', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 20, 'communication', NULL, NULL, '4G', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 21, 'temperature', -10, 45, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 22, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 23, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 24, 'noise', NULL, 50, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 25, 'weight', 110, 110, '', '150 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 26, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 27, 'mounting', NULL, NULL, '壁挂', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 28, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 29, 'depth', 400, 400, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1006, 21, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1006, 22, 'weight', 450, 450, '', '300 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1006, 23, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1006, 24, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1006, 25, 'depth', 800, 800, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1007, 20, 'weight', 130, 130, '', '120 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1007, 21, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1007, 22, 'mounting', NULL, NULL, '柱上', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1007, 23, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1007, 24, 'depth', 450, 450, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 19, 'weight', 850, 850, '', '单组柜，600 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 20, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 21, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 22, 'depth', 1200, 1200, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1009, 14, 'communication', NULL, NULL, '4G', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1009, 15, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1009, 16, 'mounting', NULL, NULL, '柱上', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1009, 17, 'depth', 900, 900, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1010, 10, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1010, 11, 'weight', 600, 600, '', '300 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1010, 12, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1010, 13, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1010, 14, 'depth', 1100, 1100, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 23, 'switching-life', 1000000, NULL, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 24, 'noise', NULL, 50, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 25, 'temperature', -25, 55, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 26, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 27, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 28, 'protection-class', NULL, NULL, 'IP20', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 29, 'weight', 28, 28, '', '30 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 30, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 31, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 32, 'depth', 525, 525, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 20, 'switching-delay', 1, 180, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 21, 'switching-life', 1000000, NULL, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 22, 'noise', NULL, 50, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 23, 'temperature', -25, 55, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 24, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 25, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 26, 'protection-class', NULL, NULL, 'IP20', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 27, 'weight', 34, 34, '', '30 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 28, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 29, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 30, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 15, 'insulation-class', NULL, NULL, 'H级', '可选', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 16, 'output-capacity', 29.9, 29.9, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 17, 'output-capacity', 44.8, 44.8, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 18, 'output-capacity', 27, 27, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 19, 'output-capacity', 40.5, 40.5, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 20, 'inrush', NULL, 3, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 21, 'switching-life', 1000000, NULL, '', '复合开关', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 22, 'temperature', -25, 45, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 23, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 24, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 25, 'noise', NULL, 50, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 26, 'weight', 45, 45, '', '60 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 27, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 28, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 29, 'depth', 320, 320, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 15, 'switching-element', NULL, NULL, '同步开关', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 16, 'power-factor', 0.9, 0.99, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 17, 'switching-delay', 1, 180, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 18, 'inrush', NULL, 2.5, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 19, 'switching-life', 1000000, NULL, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 20, 'temperature', -25, 50, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 21, 'humidity', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 22, 'altitude', NULL, 2000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 23, 'protection-class', NULL, NULL, 'IP20', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 24, 'noise', NULL, 50, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 25, 'weight', 38, 38, '', '24 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 26, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 27, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 28, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 9, 'communication', NULL, NULL, '以太网', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 10, 'temperature', -5, 40, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 11, 'protection-class', NULL, NULL, 'IP3X', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 12, 'cooling', NULL, NULL, '风冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 13, 'noise', NULL, 70, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 14, 'weight', 700, 700, '', '300 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 15, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 16, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 17, 'depth', 1000, 1000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 12, 'cooling', NULL, NULL, '水冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 13, 'noise', NULL, 70, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 14, 'weight', 2400, 2400, '', '3面柜组', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 15, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 16, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1016, 17, 'depth', 1000, 1000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1017, 12, 'cooling', NULL, NULL, '风冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1017, 13, 'protection-class', NULL, NULL, 'IP31', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1017, 14, 'noise', NULL, 70, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1017, 15, 'weight', 650, 650, '', '300 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1017, 16, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1017, 17, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1017, 18, 'depth', 1000, 1000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1018, 17, 'cutout', NULL, NULL, '112 mm×112 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1018, 18, 'depth', NULL, 85, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1019, 15, 'mounting', NULL, NULL, '壁挂', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1019, 16, 'depth', 90, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 18, 'temperature', -25, 60, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 19, 'protection-class', NULL, NULL, 'IP51', '箱内', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 20, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 21, 'mounting', NULL, NULL, '壁挂', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 22, 'depth', 100, 100, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1022, 21, 'temperature', -10, 45, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1022, 22, 'altitude', NULL, 2000, '', '1000 m以上降额', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1022, 23, 'weight', 45, 45, '', '100 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1022, 24, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1022, 25, 'mounting', NULL, NULL, '机架', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1022, 26, 'depth', 560, 560, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1023, 16, 'altitude', NULL, 2000, '', '1000 m以上降额', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1023, 17, 'protection-class', NULL, NULL, 'IP20', '模块', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1023, 18, 'cooling', NULL, NULL, '风冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1023, 19, 'weight', 62, 62, '', '150 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1023, 20, 'display', NULL, NULL, '彩色屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1023, 21, 'mounting', NULL, NULL, '机架', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1023, 22, 'depth', 640, 640, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1024, 18, 'communication', NULL, NULL, '4G', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1024, 19, 'temperature', -10, 45, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1024, 20, 'altitude', NULL, 2000, '', '1000 m以上降额', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1024, 21, 'cooling', NULL, NULL, '风冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1024, 22, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1024, 23, 'mounting', NULL, NULL, '壁挂', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1024, 24, 'depth', 250, 250, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 15, 'communication', NULL, NULL, '4G', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 16, 'communication', NULL, NULL, '蓝牙', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 17, 'temperature', -40, 55, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 18, 'altitude', NULL, 4000, '', '1000 m以上降额', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 19, 'cooling', NULL, NULL, '风冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 20, 'noise', NULL, 60, '', '50 kvar，1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 21, 'weight', 62, 62, '', '50 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 22, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 23, 'mounting', NULL, NULL, '柱上', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1025, 24, 'depth', 420, 420, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1026, 20, 'weight', 42, 42, '', '100 A', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1026, 21, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1026, 22, 'mounting', NULL, NULL, '机架', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1026, 23, 'depth', 560, 560, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1027, 17, 'cooling', NULL, NULL, '风冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1027, 18, 'weight', 24, 24, '', '35 A', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1027, 19, 'communication', NULL, NULL, '蓝牙', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1027, 20, 'display', NULL, NULL, '彩色屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1027, 21, 'mounting', NULL, NULL, '壁挂', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1027, 22, 'depth', 220, 220, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 19, 'temperature', -10, 40, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 20, 'altitude', NULL, 2000, '', '1000 m以上降额', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 21, 'cooling', NULL, NULL, '风冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 22, 'noise', NULL, 70, '', '1 m', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 23, 'weight', 480, 480, '', '300 A', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 24, 'display', NULL, NULL, '触摸屏', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 25, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1028, 26, 'depth', 1000, 1000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1029, 18, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1029, 19, 'depth', 450, 450, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1032, 15, 'depth', NULL, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1033, 12, 'depth', 300, 300, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1034, 13, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1034, 14, 'depth', 600, 600, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1035, 14, 'mounting', NULL, NULL, '落地', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1035, 15, 'depth', 600, 600, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1036, 19, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1036, 20, 'depth', 280, 280, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1037, 16, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1037, 17, 'depth', 345, 345, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1038, 18, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1038, 19, 'depth', 70, 70, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1039, 11, 'weight', 7, 7, '', '30 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1039, 12, 'display', NULL, NULL, '无显示', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1039, 13, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1039, 14, 'depth', 90, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1040, 15, 'display', NULL, NULL, '无显示', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1040, 16, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1040, 17, 'depth', 170, 170, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1041, 10, 'display', NULL, NULL, '无显示', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1041, 11, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1041, 12, 'depth', 260, 260, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 16, 'switching-life', 1000000, NULL, '', '机械', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 17, 'switching-life', 100000, NULL, '', '电气', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 18, 'temperature', -5, 40, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 19, 'cooling', NULL, NULL, '自冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 20, 'weight', 0.6, 0.6, '', '30、43型', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 21, 'display', NULL, NULL, '无显示', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 22, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 23, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 24, 'depth', 115, 115, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1043, 19, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1043, 20, 'depth', 110, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 12, 'temperature', -40, 65, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 13, 'cooling', NULL, NULL, '自冷', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 14, 'weight', 1.1, 1.1, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 15, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 16, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 17, 'depth', 95, 95, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1045, 16, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1045, 17, 'depth', 185, 185, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1046, 16, 'depth', NULL, 80, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1047, 18, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1047, 19, 'cutout', NULL, NULL, '152 mm×92 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1047, 20, 'depth', NULL, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1048, 20, 'depth', NULL, 72, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1049, 16, 'display', NULL, NULL, 'LED数码管', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1049, 17, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1049, 18, 'cutout', NULL, NULL, '92 mm×92 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1049, 19, 'depth', NULL, 69, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 13, 'current-input', NULL, NULL, '5 A', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 14, 'current-input', NULL, NULL, '1 A', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 15, 'reactive-energy', NULL, NULL, '2级', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 16, 'temperature', -20, 60, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 17, 'humidity', NULL, 93, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 18, 'protection-class', NULL, NULL, 'IP52', '前面', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 19, 'display', NULL, NULL, '点阵LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 20, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 21, 'cutout', NULL, NULL, '92 mm×92 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1050, 22, 'depth', NULL, 82, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 14, 'current-input', NULL, NULL, '1 A', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 15, 'accuracy', NULL, NULL, '0.2级', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 16, 'temperature', -25, 60, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 17, 'humidity', NULL, 93, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 18, 'protection-class', NULL, NULL, 'IP52', '前面', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 19, 'communication', NULL, NULL, '红外', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 20, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 21, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 22, 'cutout', NULL, NULL, '92 mm×92 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1051, 23, 'depth', NULL, 74, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 13, 'current-input', NULL, NULL, '1 A', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 14, 'reactive-energy', NULL, NULL, '2级', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 15, 'temperature', -20, 60, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 16, 'humidity', NULL, 93, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 17, 'protection-class', NULL, NULL, 'IP52', '前面', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 18, 'communication', NULL, NULL, '以太网', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 19, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 20, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 21, 'cutout', NULL, NULL, '92 mm×92 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1052, 22, 'depth', NULL, 94, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 15, 'current-input', NULL, NULL, '1 A', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 16, 'reactive-energy', NULL, NULL, '2级', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 17, 'temperature', -20, 60, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 18, 'humidity', NULL, 93, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 19, 'protection-class', NULL, NULL, 'IP52', '前面', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 20, 'communication', NULL, NULL, '蓝牙', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 21, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 22, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 23, 'cutout', NULL, NULL, '92 mm×92 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1053, 24, 'depth', NULL, 80, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1054, 17, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1054, 18, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1054, 19, 'cutout', NULL, NULL, '68 mm×68 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1054, 20, 'depth', NULL, 74, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1055, 9, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1055, 10, 'cutout', NULL, NULL, '68 mm×68 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1055, 11, 'depth', NULL, 76, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1056, 18, 'mounting', NULL, NULL, '面板嵌入', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1056, 19, 'cutout', NULL, NULL, '112 mm×112 mm', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1056, 20, 'depth', NULL, 76, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1058, 14, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1058, 15, 'depth', 68, 68, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1059, 11, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1059, 12, 'depth', 65, 65, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1060, 13, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1060, 14, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1060, 15, 'depth', 65, 65, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1062, 14, 'communication', NULL, NULL, '4G', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1062, 15, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1062, 16, 'mounting', NULL, NULL, '壁挂', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1062, 17, 'depth', 75, 75, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1065, 20, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1065, 21, 'depth', 70, 70, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1066, 11, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1066, 12, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1066, 13, 'depth', 75, 75, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 12, 'mounting', NULL, NULL, '导轨', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1067, 13, 'depth', 65, 65, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1069, 14, 'depth', 45, 45, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1072, 16, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1072, 17, 'depth', 110, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1076, 12, 'depth', 66, 66, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1003, 0, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1003, 0, 'output-capacity', 15.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1003, 1, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1003, 1, 'output-capacity', 23.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1003, 2, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1003, 2, 'output-capacity', 31.6, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 0, 'rated-capacity', 5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 0, 'output-capacity', 4.2, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 1, 'rated-capacity', 10, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 1, 'output-capacity', 8.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 2, 'rated-capacity', 15, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 2, 'output-capacity', 12.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 3, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 3, 'output-capacity', 16.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 4, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1004, 4, 'output-capacity', 25.4, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 2, 'capacitor-voltage', 480, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 2, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 2, 'output-capacity', 29.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 3, 'capacitor-voltage', 480, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 3, 'rated-capacity', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 3, 'output-capacity', 44.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 4, 'capacitor-voltage', 525, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 4, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 4, 'output-capacity', 27, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 5, 'capacitor-voltage', 525, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 5, 'rated-capacity', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 5, 'output-capacity', 40.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 0, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 0, 'rated-current', 43, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 1, 'rated-capacity', 50, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 1, 'rated-current', 72, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 2, 'rated-capacity', 75, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 2, 'rated-current', 108, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 3, 'rated-capacity', 100, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1022, 3, 'rated-current', 144, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1024, 0, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1024, 0, 'rated-current', 43, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1024, 1, 'rated-capacity', 50, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1024, 1, 'rated-current', 72, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1024, 2, 'rated-capacity', 75, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1024, 2, 'rated-current', 108, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1025, 0, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1025, 0, 'rated-current', 43, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1025, 1, 'rated-capacity', 50, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1025, 1, 'rated-current', 72, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1025, 2, 'rated-capacity', 70, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1025, 2, 'rated-current', 101, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 0, 'controlled-capacity', 12, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 0, 'rated-current', 17, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 1, 'controlled-capacity', 16, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 1, 'rated-current', 23, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 2, 'controlled-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 2, 'rated-current', 29, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 3, 'controlled-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 3, 'rated-current', 43, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 4, 'controlled-capacity', 43, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 4, 'rated-current', 62, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 5, 'controlled-capacity', 63, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1042, 5, 'rated-current', 91, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1044, 0, 'rated-current', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1044, 0, 'controlled-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1044, 1, 'rated-current', 63, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1044, 1, 'controlled-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1044, 2, 'rated-current', 80, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1044, 2, 'controlled-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1029, 1, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1070, 1, 'GB/T 17626.2', NULL, '电磁兼容 试验和测量技术 静电放电抗扰度试验');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1073, 1, 'GB/T 17626.2', NULL, '电磁兼容 试验和测量技术 静电放电抗扰度试验');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1074, 1, 'GB/T 17626.2', NULL, '电磁兼容 试验和测量技术 静电放电抗扰度试验');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 7, '2026-11-28', '[{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"400 V实际输出","before":"","after":"标称容量×0.790"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"保护","before":"","after":"过压、欠压、过流、缺相、过温、容量衰减"},{"fact":"防护等级","before":"","after":"IP20"},{"fact":"重量","before":"","after":"约13 kg（40 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 6, '2026-11-28', '[{"fact":"外形尺寸","before":"90 mm×370 mm×420 mm（宽×高×深）","after":"90 mm×(340~370) mm×420 mm（宽×高×深，视容量）"},{"fact":"接线方式","before":"","after":"电容器△接，三相同投同切"},{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"静态功耗","before":"","after":"≤3 W"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至50 V以下"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"投切门限","before":"","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"},{"fact":"投切延时","before":"","after":"1~180 s可设，出厂10 s"},{"fact":"保护","before":"","after":"过压、欠压、过流、缺相、过温、容量衰减"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"防护等级","before":"","after":"IP20"},{"fact":"重量","before":"","after":"约16 kg（50 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 4, '2026-11-28', '[{"fact":"接线方式","before":"","after":"电容器△接，三相同投同切"},{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"静态功耗","before":"","after":"≤3 W"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"400 V实际输出","before":"","after":"15.8、23.7、31.6 kvar"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"投切门限","before":"","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"},{"fact":"投切延时","before":"","after":"1~180 s可设，出厂10 s"},{"fact":"合闸涌流","before":"","after":"≤2.5 In"},{"fact":"投切次数","before":"","after":"≥100万次"},{"fact":"测量误差","before":"","after":"电压≤0.5%，电流≤1.0%，功率因数±0.01"},{"fact":"保护","before":"","after":"过压、欠压、过流、缺相、过温、容量衰减"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"重量","before":"","after":"约15 kg（40 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 5, '2026-11-28', '[{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"静态功耗","before":"","after":"≤4 W"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至50 V以下"},{"fact":"230 V实际输出","before":"","after":"4.2、8.5、12.7、16.9、25.4 kvar"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"投切门限","before":"","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"},{"fact":"投切延时","before":"","after":"1~180 s可设，出厂10 s"},{"fact":"投切次数","before":"","after":"≥100万次"},{"fact":"保护","before":"","after":"过压、欠压、过流、缺相、过温、容量衰减"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"防护等级","before":"","after":"IP20"},{"fact":"重量","before":"","after":"约13 kg（30 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 4, '2026-11-28', '[{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"静态功耗","before":"","after":"≤30 W（含触摸屏）"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至50 V以下"},{"fact":"400 V实际输出","before":"","after":"共补容量×0.790，分补容量×0.846"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"投切门限","before":"","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"},{"fact":"投切延时","before":"","after":"1~180 s可设，出厂10 s"},{"fact":"合闸涌流","before":"","after":"≤2.5 In"},{"fact":"投切次数","before":"","after":"≥100万次"},{"fact":"测量误差","before":"","after":"电压≤0.5%，电流≤1.0%，功率因数±0.01"},{"fact":"保护","before":"","after":"过压、欠压、过流、缺相、过温、容量衰减"},{"fact":"工作环境","before":"","after":"−10~+45 ℃"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"重量","before":"","after":"约110 kg（150 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1006, 5, '2026-11-28', '[{"fact":"组合","before":"","after":"共补、分补或混补"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"重量","before":"","after":"约450 kg（300 kvar）"},{"fact":"柜体","before":"","after":"冷轧钢板喷塑，厚2.0 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 5, '2026-11-28', '[{"fact":"工频耐压","before":"","after":"主回路1890 V，5 s"},{"fact":"额定短时耐受电流","before":"","after":"30 kA，1 s"},{"fact":"温升","before":"","after":"母线不大于60 K"},{"fact":"额定绝缘电压","before":"","after":"AC 690 V"},{"fact":"补偿级数","before":"","after":"4~10级"},{"fact":"重量","before":"","after":"约130 kg（120 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 4, '2026-11-28', '[{"fact":"辅助电源","before":"","after":"AC 220 V或DC 220 V"},{"fact":"放电","before":"","after":"断电后10 min内降至75 V以下，另设放电线圈"},{"fact":"投切","before":"","after":"九区图自动，可手动"},{"fact":"通信","before":"","after":"RS485"},{"fact":"环境","before":"","after":"−10~+40 ℃"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"重量","before":"","after":"约850 kg（单组柜，600 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1009, 3, '2026-11-28', '[{"fact":"电容器额定电压","before":"","after":"11/√3 kV等，按电抗率取"},{"fact":"放电","before":"","after":"放电线圈，退出后5 min内放电"},{"fact":"投切元件","before":"","after":"真空开关，永磁操作机构"},{"fact":"保护","before":"","after":"过压、欠压、缺相、涌流"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"防护等级","before":"","after":"IP54（控制箱）"},{"fact":"重量","before":"","after":"约480 kg（300 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1010, 3, '2026-11-28', '[{"fact":"电容器额定电压","before":"","after":"6.6/√3、11/√3 kV等，按系统电压取"},{"fact":"辅助电源","before":"","after":"AC 220 V或DC 220 V"},{"fact":"放电","before":"","after":"断电后10 min内降至75 V以下"},{"fact":"投切元件","before":"","after":"真空接触器，与熔断器组合"},{"fact":"投切","before":"","after":"与电动机同投同退"},{"fact":"通信","before":"","after":"RS485（柜面仪表）"},{"fact":"保护","before":"","after":"过流、短路、缺相"},{"fact":"环境","before":"","after":"−10~+40 ℃"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"重量","before":"","after":"约600 kg（300 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 6, '2026-11-28', '[{"fact":"外形尺寸","before":"190 mm×370 mm×525 mm（宽×高×深）","after":"190 mm×(310~370) mm×525 mm（宽×高×深，视容量）"},{"fact":"可选功能","before":"铜电抗、外置集中显示、谐波数据上传","after":"铝绕组电抗、外置集中显示、谐波数据上传"},{"fact":"接线方式","before":"","after":"电容器△接，三相同投同切"},{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"静态功耗","before":"","after":"≤3 W"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至50 V以下"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"投切门限","before":"","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"},{"fact":"投切延时","before":"","after":"1~180 s可设，出厂10 s"},{"fact":"测量误差","before":"","after":"电压≤0.5%，电流≤1.0%，温度±1 ℃"},{"fact":"保护","before":"","after":"过压、欠压、过流、缺相、谐波、两级过温、容量衰减"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"防护等级","before":"","after":"IP20"},{"fact":"重量","before":"","after":"约28 kg（30 kvar）"},{"fact":"电抗绕组","before":"","after":"铜绕组"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 7, '2026-11-28', '[{"fact":"外形尺寸","before":"210 mm×390 mm×545 mm（宽×高×深）","after":"210 mm×(330~390) mm×545 mm（宽×高×深，视容量）"},{"fact":"接线方式","before":"","after":"电容器△接，三相同投同切"},{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"静态功耗","before":"","after":"≤3 W"},{"fact":"电抗温升","before":"","after":"≤80 K"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至50 V以下"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"投切门限","before":"","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"},{"fact":"投切延时","before":"","after":"1~180 s可设，出厂10 s"},{"fact":"测量误差","before":"","after":"电压≤0.5%，电流≤1.0%，温度±1 ℃"},{"fact":"保护","before":"","after":"过压、欠压、过流、缺相、谐波、两级过温、容量衰减"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"防护等级","before":"","after":"IP20"},{"fact":"重量","before":"","after":"约34 kg（30 kvar）"},{"fact":"电抗绕组","before":"","after":"铜绕组"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 3, '2026-11-28', '[{"fact":"接线方式","before":"","after":"电容器△接，三相同投同切"},{"fact":"保护","before":"","after":"支路NH系列熔断器，带熔断指示；电抗器温度开关"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"静态功耗","before":"","after":"≤1.5 W（复合开关保持）"},{"fact":"电抗温升","before":"","after":"≤85 K"},{"fact":"电抗绝缘等级","before":"","after":"F级（H级可选）"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至75 V以下"},{"fact":"400 V实际输出","before":"","after":"480 V/7%：29.9、44.8 kvar；525 V/14%：27.0、40.5 kvar"},{"fact":"投切门限","before":"","after":"由控制器设定"},{"fact":"投切延时","before":"","after":"由控制器设定"},{"fact":"合闸涌流","before":"","after":"≤3 In"},{"fact":"投切次数","before":"","after":"复合开关≥100万次；晶闸管不限"},{"fact":"测量误差","before":"","after":"不带测量"},{"fact":"级联接口","before":"","after":"不带；由控制器DC 12 V投切"},{"fact":"环境","before":"","after":"−25~+45 ℃"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"防护等级","before":"","after":"敞开式，由柜体防护"},{"fact":"噪声","before":"","after":"≤50 dB（1 m）"},{"fact":"电抗绕组","before":"","after":"铜绕组"},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"},{"fact":"支路熔断器","before":"NH系列，带熔断指示","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 6, '2026-11-28', '[{"fact":"外形尺寸","before":"230 mm×390 mm×545 mm（宽×高×深）","after":"230 mm×(350~390) mm×545 mm（宽×高×深，视容量）"},{"fact":"接线方式","before":"","after":"三相Y接，引出N"},{"fact":"工频耐压","before":"","after":"1890 V，5 s"},{"fact":"最大允许电流","before":"","after":"1.3 In"},{"fact":"静态功耗","before":"","after":"≤3 W"},{"fact":"电抗温升","before":"","after":"≤80 K"},{"fact":"电抗绝缘等级","before":"","after":"H级"},{"fact":"最大允许电压","before":"","after":"1.1 Un，每24 h累计8 h"},{"fact":"放电","before":"","after":"断电后3 min内端电压降至50 V以下"},{"fact":"投切元件","before":"","after":"同步开关（磁保持触点，过零动作）"},{"fact":"投切门限","before":"","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"},{"fact":"投切延时","before":"","after":"1~180 s可设，出厂10 s"},{"fact":"投切次数","before":"","after":"≥100万次"},{"fact":"测量误差","before":"","after":"电压≤0.5%，电流≤1.0%，温度±1 ℃"},{"fact":"保护","before":"","after":"过压、欠压、过流、谐波、过温、容量衰减，按相退出"},{"fact":"相对湿度","before":"","after":"≤90%（25 ℃）"},{"fact":"海拔","before":"","after":"≤2000 m"},{"fact":"防护等级","before":"","after":"IP20"},{"fact":"噪声","before":"","after":"≤50 dB（1 m）"},{"fact":"重量","before":"","after":"约38 kg（24 kvar）"},{"fact":"电抗绕组","before":"","after":"铜绕组"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 4, '2026-11-28', '[{"fact":"补偿后功率因数","before":"","after":"0.95~0.98（依工况）"},{"fact":"响应","before":"","after":"≤30 s（含放电延时）"},{"fact":"投切元件","before":"","after":"接触器"},{"fact":"动作次数","before":"","after":"≥10万次"},{"fact":"通信","before":"","after":"RS485、以太网"},{"fact":"环境","before":"","after":"−5~+40 ℃"},{"fact":"冷却","before":"","after":"强迫风冷"},{"fact":"重量","before":"","after":"约700 kg（300 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 6, '2026-11-28', '[{"fact":"总容量","before":"","after":"按炉功率设计"},{"fact":"支路数","before":"","after":"2~4条"},{"fact":"动作次数","before":"","after":"不限（晶闸管型）"},{"fact":"通信","before":"","after":"RS485、以太网"},{"fact":"环境","before":"","after":"−5~+40 ℃"},{"fact":"噪声","before":"","after":"≤70 dB（1 m）"},{"fact":"重量","before":"","after":"约2400 kg（3面柜组）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 5, '2026-11-28', '[{"fact":"级数","before":"","after":"1~4级"},{"fact":"补偿后功率因数","before":"","after":"0.95~0.98（依工况）"},{"fact":"通信","before":"","after":"RS485、以太网"},{"fact":"环境","before":"","after":"−5~+40 ℃"},{"fact":"噪声","before":"","after":"≤70 dB（1 m）"},{"fact":"重量","before":"","after":"约650 kg（300 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 4, '2026-11-28', '[{"fact":"有功电能","before":"","after":"不计量"},{"fact":"无功电能","before":"","after":"不计量"},{"fact":"存储","before":"","after":"负荷曲线≥7天，事件100条"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1019, 4, '2026-11-28', '[{"fact":"整定","before":"","after":"cosφ 0.90~0.99，延时1~999 s"},{"fact":"测量","before":"","after":"三相电压、电流、有功、无功、功率因数、频率"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 5, '2026-11-28', '[{"fact":"整定","before":"","after":"cosφ 0.90~0.99，延时1~999 s"},{"fact":"测量","before":"","after":"三相电压、电流、有功、无功、功率因数、频率"},{"fact":"电压输入","before":"","after":"3×220/380 V"},{"fact":"无功电能","before":"","after":"2级"},{"fact":"防护等级","before":"","after":"IP51（箱内）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 6, '2026-11-28', '[{"fact":"额定电流","before":"","after":"43、72、108、144 A"},{"fact":"短时过载","before":"","after":"110%，1 min"},{"fact":"目标功率因数","before":"","after":"−1~+1可设"},{"fact":"工作模式","before":"","after":"定功率因数/定无功/定电压"},{"fact":"保护","before":"","after":"过压、欠压、过流、短路、过温、缺相"},{"fact":"海拔","before":"","after":"≤2000 m（1000 m以上降额）"},{"fact":"重量","before":"","after":"约45 kg（100 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 5, '2026-11-28', '[{"fact":"接线","before":"","after":"三相三线/三相四线"},{"fact":"等效开关频率","before":"","after":"20 kHz"},{"fact":"目标功率因数","before":"","after":"−1~+1可设"},{"fact":"瞬时响应时间","before":"","after":"＜100 µs"},{"fact":"输出范围","before":"","after":"额定感性~额定容性，连续可调"},{"fact":"工作模式","before":"","after":"定功率因数/定无功/定电压"},{"fact":"保护","before":"","after":"过压、欠压、过流、短路、过温、缺相"},{"fact":"海拔","before":"","after":"≤2000 m（1000 m以上降额）"},{"fact":"防护等级","before":"","after":"IP20（模块）"},{"fact":"冷却","before":"","after":"智能调速强制风冷"},{"fact":"重量","before":"","after":"约62 kg（150 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 5, '2026-11-28', '[{"fact":"额定电流","before":"","after":"43、72、108 A"},{"fact":"等效开关频率","before":"","after":"20 kHz"},{"fact":"短时过载","before":"","after":"110%，1 min"},{"fact":"瞬时响应时间","before":"","after":"＜100 µs"},{"fact":"输出范围","before":"","after":"额定感性~额定容性，连续可调"},{"fact":"工作模式","before":"","after":"定功率因数/定无功/定电压"},{"fact":"保护","before":"","after":"过压、欠压、过流、短路、过温、缺相"},{"fact":"环境","before":"","after":"−10~+45 ℃"},{"fact":"海拔","before":"","after":"≤2000 m（1000 m以上降额）"},{"fact":"冷却","before":"","after":"智能调速强制风冷"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 5, '2026-11-28', '[{"fact":"额定电流","before":"","after":"43、72、101 A"},{"fact":"接线","before":"","after":"三相四线"},{"fact":"有功损耗","before":"","after":"≤2.5%"},{"fact":"等效开关频率","before":"","after":"20 kHz"},{"fact":"短时过载","before":"","after":"110%，1 min"},{"fact":"目标功率因数","before":"","after":"−1~+1可设"},{"fact":"瞬时响应时间","before":"","after":"＜100 µs"},{"fact":"全响应时间","before":"","after":"≤10 ms"},{"fact":"输出范围","before":"","after":"额定感性~额定容性，连续可调"},{"fact":"保护","before":"","after":"过压、欠压、过流、短路、过温、缺相"},{"fact":"冷却","before":"","after":"强制风冷"},{"fact":"噪声","before":"","after":"≤60 dB（50 kvar，1 m）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 7, '2026-11-28', '[{"fact":"保护","before":"","after":"过压、欠压、过流、短路、过温、缺相"},{"fact":"环境","before":"","after":"−10~+45 ℃"},{"fact":"海拔","before":"","after":"≤2000 m（1000 m以上降额）"},{"fact":"冷却","before":"","after":"智能调速强制风冷"},{"fact":"重量","before":"","after":"约42 kg（100 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 5, '2026-11-28', '[{"fact":"等效开关频率","before":"","after":"20 kHz"},{"fact":"滤除率","before":"","after":"≥95%"},{"fact":"瞬时响应","before":"","after":"＜100 µs"},{"fact":"中性线滤波能力","before":"","after":"3倍相电流"},{"fact":"通信","before":"","after":"RS485"},{"fact":"保护","before":"","after":"过压、欠压、过流、短路、过温、缺相"},{"fact":"环境","before":"","after":"−10~+45 ℃"},{"fact":"海拔","before":"","after":"≤2000 m（1000 m以上降额）"},{"fact":"冷却","before":"","after":"智能调速强制风冷"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 5, '2026-11-28', '[{"fact":"电压允许偏差","before":"","after":"±20%"},{"fact":"有功损耗","before":"","after":"≤3%"},{"fact":"等效开关频率","before":"","after":"20 kHz"},{"fact":"补偿次数","before":"","after":"2~50次，可逐次设置"},{"fact":"瞬时响应","before":"","after":"＜100 µs"},{"fact":"中性线滤波能力","before":"","after":"3倍相电流"},{"fact":"保护","before":"","after":"过压、欠压、过流、短路、过温、缺相"},{"fact":"环境","before":"","after":"−10~+40 ℃"},{"fact":"海拔","before":"","after":"≤2000 m（1000 m以上降额）"},{"fact":"冷却","before":"","after":"智能调速强制风冷"},{"fact":"重量","before":"","after":"约480 kg（300 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 7, '2026-11-28', '[{"fact":"执行标准","before":"","after":"GB/T 7251.1；GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》"},{"fact":"冷却","before":"","after":"强制风冷"},{"fact":"重量","before":"","after":"约85 kg（50 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1032, 3, '2026-11-28', '[{"fact":"暂降检测","before":"","after":"残压与持续时间，半周波刷新"},{"fact":"环境","before":"","after":"−10~+55 ℃"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1033, 4, '2026-11-28', '[{"fact":"重量","before":"","after":"约75 kg（400 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 5, '2026-11-28', '[{"fact":"相序指示","before":"","after":"有，错相闭锁"},{"fact":"重量","before":"","after":"约260 kg（1600 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1035, 3, '2026-11-28', '[{"fact":"联锁","before":"","after":"三位置转换，机械与电气联锁"},{"fact":"相序指示","before":"","after":"有，错相闭锁"},{"fact":"重量","before":"","after":"约210 kg（630 A）"},{"fact":"连接器","before":"","after":"单芯面板插座5只（A/B/C/N/PE）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1036, 4, '2026-11-28', '[{"fact":"接线方式","before":"","after":"三相△接"},{"fact":"重量","before":"","after":"约2 kg（450 V/20 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 5, '2026-11-28', '[{"fact":"绝缘试验","before":"","after":"端子对壳3 kV/10 s"},{"fact":"最大允许电压","before":"","after":"1.1 Un（每24 h中8 h）"},{"fact":"放电","before":"","after":"3 min内降至75 V以下"},{"fact":"重量","before":"","after":"约5.5 kg（800 V/33.3 kvar）"},{"fact":"参考寿命","before":"","after":"100000 h"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1038, 4, '2026-11-28', '[{"fact":"接线方式","before":"","after":"三相△接"},{"fact":"最大允许电压","before":"","after":"1.1 Un（每24 h中8 h）"},{"fact":"放电","before":"","after":"3 min内降至75 V以下"},{"fact":"重量","before":"","after":"约4.5 kg（30 kvar）"},{"fact":"参考寿命","before":"","after":"100000 h"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1039, 4, '2026-11-28', '[{"fact":"接线方式","before":"","after":"三相Y接，引出N"},{"fact":"绝缘试验","before":"","after":"端子对壳3 kV/10 s"},{"fact":"损耗","before":"","after":"≤0.5 W/kvar"},{"fact":"最大允许电压","before":"","after":"1.1 Un（每24 h中8 h）"},{"fact":"重量","before":"","after":"约7 kg（30 kvar）"},{"fact":"参考寿命","before":"","after":"100000 h"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 4, '2026-11-28', '[{"fact":"可选功能","before":"铜绕组、低损耗型、卧式结构","after":"铝绕组（代码Al）、低损耗型、卧式结构"},{"fact":"环境","before":"","after":"−25~+45 ℃"},{"fact":"冷却","before":"","after":"自冷"},{"fact":"重量","before":"","after":"约18 kg（480 V/30 kvar/7%）"},{"fact":"绕组","before":"","after":"铜绕组（代码Cu），铝绕组（代码Al）可订"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1041, 4, '2026-11-28', '[{"fact":"温升","before":"","after":"≤100 K"},{"fact":"线性度","before":"","after":"1.8 In时电感不低于95%"},{"fact":"环境","before":"","after":"−25~+45 ℃"},{"fact":"重量","before":"","after":"约48 kg（5次/100 A）"},{"fact":"绕组","before":"","after":"铜绕组"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1042, 4, '2026-11-28', '[{"fact":"额定电流","before":"","after":"17、23、29、43、62、91 A"},{"fact":"自身功耗","before":"","after":"线圈保持≤12 VA"},{"fact":"动作时间","before":"","after":"≤35 ms（吸合）"},{"fact":"冷却","before":"","after":"自冷"},{"fact":"重量","before":"","after":"约0.6 kg（30、43型）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 3, '2026-11-28', '[{"fact":"冷却","before":"","after":"自冷"},{"fact":"重量","before":"","after":"约1.2 kg"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1044, 3, '2026-11-28', '[{"fact":"控制容量","before":"","after":"20、30、40 kvar"},{"fact":"动作时间","before":"","after":"约100 ms"},{"fact":"冷却","before":"","after":"自冷"},{"fact":"重量","before":"","after":"约1.1 kg"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 3, '2026-11-28', '[{"fact":"自身功耗","before":"","after":"约310 W（60 kvar满载）"},{"fact":"合闸涌流","before":"","after":"≤2.5 In"},{"fact":"动作次数","before":"","after":"不限（无触点）"},{"fact":"重量","before":"","after":"约4.5 kg（60 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 2, '2026-11-28', '[{"fact":"环境","before":"","after":"−10~+55 ℃"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1047, 2, '2026-11-28', '[{"fact":"目标功率因数","before":"","after":"0.80~1.00"},{"fact":"过压定值","before":"","after":"230~265 V可设（相电压）"},{"fact":"投切延时","before":"","after":"5~200 s"},{"fact":"测量误差","before":"","after":"电压±0.5%，功率因数±0.01"},{"fact":"环境","before":"","after":"−10~+55 ℃"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 4, '2026-11-28', '[{"fact":"测量","before":"","after":"全电参量"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1049, 2, '2026-11-28', '[{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电压≤0.2 VA/相，电流≤0.2 VA/相"},{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"测量","before":"","after":"全电参量"},{"fact":"无功电能","before":"","after":"2级"},{"fact":"相对湿度","before":"","after":"≤93%"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1050, 3, '2026-11-28', '[{"fact":"接线","before":"","after":"三相四线/三相三线"},{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电压≤0.2 VA/相，电流≤0.2 VA/相"},{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"测量","before":"","after":"全电参量"},{"fact":"电压","before":"","after":"3×220/380 V或57.7/100 V"},{"fact":"电流","before":"","after":"5 A或1 A"},{"fact":"无功电能","before":"","after":"2级"},{"fact":"相对湿度","before":"","after":"≤93%"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1051, 2, '2026-11-28', '[{"fact":"接线","before":"","after":"三相四线/三相三线"},{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电压≤0.2 VA/相，电流≤0.2 VA/相"},{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"测量","before":"","after":"全电参量"},{"fact":"电压","before":"","after":"3×220/380 V或57.7/100 V"},{"fact":"电流","before":"","after":"5 A或1 A"},{"fact":"电压、电流准确度","before":"","after":"0.2级"},{"fact":"相对湿度","before":"","after":"≤93%"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1052, 3, '2026-11-28', '[{"fact":"接线","before":"","after":"三相四线/三相三线"},{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电压≤0.2 VA/相，电流≤0.2 VA/相"},{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"电压","before":"","after":"3×220/380 V或57.7/100 V"},{"fact":"电流","before":"","after":"5 A或1 A"},{"fact":"无功电能","before":"","after":"2级"},{"fact":"相对湿度","before":"","after":"≤93%"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1053, 2, '2026-11-28', '[{"fact":"接线","before":"","after":"三相四线/三相三线"},{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电压≤0.2 VA/相，电流≤0.2 VA/相"},{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"电压","before":"","after":"3×220/380 V或57.7/100 V"},{"fact":"电流","before":"","after":"5 A或1 A"},{"fact":"无功电能","before":"","after":"2级"},{"fact":"相对湿度","before":"","after":"≤93%"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1054, 2, '2026-11-28', '[{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电压≤0.2 VA/相，电流≤0.2 VA/相"},{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"测量","before":"","after":"全电参量"},{"fact":"无功电能","before":"","after":"2级"},{"fact":"相对湿度","before":"","after":"≤93%"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1055, 2, '2026-11-28', '[{"fact":"接线","before":"","after":"三相电流接入"},{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电流≤0.2 VA/相"},{"fact":"测量","before":"","after":"三相电流、负载率、起动时间"},{"fact":"电压","before":"","after":"无电压输入"},{"fact":"电能","before":"","after":"不计量（只测电流）"},{"fact":"无功电能","before":"","after":"不计量"},{"fact":"相对湿度","before":"","after":"≤93%"},{"fact":"面板防护","before":"","after":"IP52（前面）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1056, 2, '2026-11-28', '[{"fact":"隔离耐压","before":"","after":"AC 2 kV，1 min"},{"fact":"输入功耗","before":"","after":"电压≤0.2 VA/相，电流≤0.2 VA/相"},{"fact":"电压过载","before":"","after":"持续1.2倍，瞬时2倍/1 s"},{"fact":"测量","before":"","after":"全电参量"},{"fact":"无功电能","before":"","after":"2级"},{"fact":"相对湿度","before":"","after":"≤93%"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1058, 3, '2026-11-28', '[{"fact":"电压允许偏差","before":"","after":"±20%"},{"fact":"自身功耗","before":"","after":"电压回路≤1 W"},{"fact":"起动电流","before":"","after":"20 mA（0.04倍转折电流）"},{"fact":"脉冲","before":"","after":"1600 imp/kWh（按铭牌）"},{"fact":"规约","before":"","after":"DL/T 645-2007"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1059, 2, '2026-11-28', '[{"fact":"电压允许偏差","before":"","after":"±20%"},{"fact":"自身功耗","before":"","after":"电压回路≤1 W/相"},{"fact":"起动电流","before":"","after":"20 mA（0.04倍转折电流）"},{"fact":"脉冲","before":"","after":"400 imp/kWh（按铭牌）"},{"fact":"规约","before":"","after":"DL/T 645-2007"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1060, 3, '2026-11-28', '[{"fact":"电压允许偏差","before":"","after":"±20%"},{"fact":"接线","before":"","after":"三相四线/三相三线"},{"fact":"自身功耗","before":"","after":"电压回路≤1 W/相"},{"fact":"起动电流","before":"","after":"1.5 mA（0.02倍转折电流）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1061, 4, '2026-11-28', '[{"fact":"工作电源","before":"","after":"取自电压回路"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1062, 4, '2026-11-28', '[{"fact":"费率","before":"","after":"4费率、12时段、2套时区"},{"fact":"需量","before":"","after":"滑差式，15 min"},{"fact":"负荷曲线","before":"","after":"≥60天"},{"fact":"防护等级","before":"","after":"IP54（箱内IP51）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1065, 3, '2026-11-28', '[{"fact":"输入","before":"","after":"1路三相"},{"fact":"存储","before":"","after":"30天本地"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1066, 3, '2026-11-28', '[{"fact":"电源","before":"","after":"AC 220 V，≤5 W"},{"fact":"电压","before":"","after":"3×220/380 V"},{"fact":"有功电能","before":"","after":"B级（1级）"},{"fact":"互感器一次电流","before":"","after":"100~600 A"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1067, 2, '2026-11-28', '[{"fact":"输入","before":"","after":"1路三相"},{"fact":"存储","before":"","after":"7天本地"},{"fact":"规约","before":"","after":"LoRa组网，经网关上送"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1069, 3, '2026-11-28', '[{"fact":"天线","before":"","after":"4G一路"},{"fact":"防护","before":"","after":"IP30"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1070, 3, '2026-11-28', '[{"fact":"执行标准","before":"","after":"GB/T 17626.2；GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》"},{"fact":"功耗","before":"","after":"≤8 W"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1071, 3, '2026-11-28', '[{"fact":"操作","before":"","after":"电动+手动"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1072, 3, '2026-11-28', '[{"fact":"动作寿命","before":"","after":"电气0.8万次，机械2万次"},{"fact":"测量","before":"","after":"电压、电流、功率、电能1级（监测）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1073, 4, '2026-11-28', '[{"fact":"执行标准","before":"","after":"GB/T 17626.2；GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1074, 4, '2026-11-28', '[{"fact":"执行标准","before":"","after":"GB/T 17626.2；GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1076, 2, '2026-11-28', '[{"fact":"无线频段","before":"","after":"470~510 MHz（选配LoRa）"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '抗谐波配套、高温型、铝绕组' WHERE `id` = 43;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '铝绕组电抗、高温型（+60 ℃）' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '铝绕组电抗、高温型（+60 ℃）' WHERE `id` = 211;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '铝绕组电抗、高温型（+60 ℃）' WHERE `id` = 212;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '内置温度开关、铝绕组' WHERE `id` = 235;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '内置温度开关、铝绕组' WHERE `id` = 236;
--> statement-breakpoint
UPDATE `typeinfos` SET `optional` = '内置温度开关、铝绕组' WHERE `id` = 237;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '90 mm×(340~370) mm×420 mm（宽×高×深，视容量）', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '铝绕组电抗、外置集中显示、谐波数据上传', `shapesize` = '190 mm×(310~370) mm×525 mm（宽×高×深，视容量）', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '210 mm×(330~390) mm×545 mm（宽×高×深，视容量）', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '230 mm×(350~390) mm×545 mm（宽×高×深，视容量）', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1014;
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
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `standards` = 'GB/T 4208,GB/T 7251.1', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '铝绕组（代码Al）、低损耗型、卧式结构', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1040;
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
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `standards` = 'GB/T 4208,GB/T 17626.2', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，永久供电、免维护，适合不便更换电池的高处与柜内。</p>
<p>传感器与被测点同电位，完全绝缘隔离，可用于10 kV触头测温。</p>
<h3>功能特点</h3>
<ul><li>测温范围−40~+125 ℃，±1 ℃</li><li>启动电流5 A，停电后超级电容支持上报一次</li><li>无线470 MHz，柜间穿透能力强</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS10-450</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `standards` = 'GB/T 4208,GB/T 17626.2', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1073;
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
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `standards` = 'GB/T 4208,GB/T 17626.2', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1001 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1001 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1001 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '1~180 s可设，出厂10 s' WHERE `product` = 1001 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01，温度±1 ℃' WHERE `product` = 1001 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1001 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '允许投切次数', `text` = '≥100万次' WHERE `product` = 1001 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1001 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1001 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '电容器△接，三相同投同切' WHERE `product` = 1002 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1002 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '20（10+10）、30（15+15）、40（20+20）、50（25+25）kvar' WHERE `product` = 1002 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '标称容量×0.694' WHERE `product` = 1002 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.5 In' WHERE `product` = 1002 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1002 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1002 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1002 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1002 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '电容器△接，三相同投同切' WHERE `product` = 1003 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1003 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1003 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1003 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '20、30、40 kvar（单路）' WHERE `product` = 1003 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '主回路接插', `text` = '镀银母线夹，插拔寿命≥500次' WHERE `product` = 1003 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至75 V以下' WHERE `product` = 1003 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1004 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1004 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤4 W' WHERE `product` = 1004 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1004 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1004 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '230 V实际输出', `text` = '4.2、8.5、12.7、16.9、25.4 kvar' WHERE `product` = 1004 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1005 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1005 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤30 W（含触摸屏）' WHERE `product` = 1005 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1005 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1005 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '总容量', `text` = '60、90、120、150 kvar' WHERE `product` = 1005 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-mode', `label` = '组合', `text` = '共补450 V + 分补250 V' WHERE `product` = 1005 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-mode', `label` = '组合', `text` = '共补、分补或混补' WHERE `product` = 1006 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485/Modbus-RTU，选配4G' WHERE `product` = 1006 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '户内，−5~+40 ℃，24 h平均≤35 ℃' WHERE `product` = 1006 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '主回路1890 V，5 s' WHERE `product` = 1007 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'short-time-current', `label` = '额定短时耐受电流', `text` = '30 kA，1 s' WHERE `product` = 1007 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '温升', `text` = '母线不大于60 K' WHERE `product` = 1007 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '额定绝缘电压', `text` = 'AC 690 V' WHERE `product` = 1007 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '容量', `text` = '60、90、120、150、180 kvar' WHERE `product` = 1007 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-mode', `label` = '组合', `text` = '共补、分补或混补' WHERE `product` = 1007 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'step-count', `label` = '补偿级数', `text` = '4~10级' WHERE `product` = 1007 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '辅助电源', `text` = 'AC 220 V或DC 220 V' WHERE `product` = 1008 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后10 min内降至75 V以下，另设放电线圈' WHERE `product` = 1008 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切方式', `text` = '真空接触器或永磁断路器' WHERE `product` = 1008 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitor-voltage', `label` = '电容器额定电压', `text` = '11/√3 kV等，按电抗率取' WHERE `product` = 1009 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '容量', `text` = '150、300、450、600 kvar' WHERE `product` = 1009 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切', `text` = '手动、定时、电压控制' WHERE `product` = 1009 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '串联电抗率', `text` = '1%（限涌流）或6%' WHERE `product` = 1009 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘水平', `text` = '工频42 kV/1 min，雷电冲击75 kV' WHERE `product` = 1009 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '辅助电源', `text` = '电压互感器取电或太阳能' WHERE `product` = 1009 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitor-voltage', `label` = '电容器额定电压', `text` = '6.6/√3、11/√3 kV等，按系统电压取' WHERE `product` = 1010 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '容量', `text` = '100~600 kvar' WHERE `product` = 1010 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '电抗率', `text` = '0.5%~1%（限流）' WHERE `product` = 1010 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '联锁', `text` = '与电动机断路器同投同退' WHERE `product` = 1010 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP3X' WHERE `product` = 1010 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '电容器△接，三相同投同切' WHERE `product` = 1011 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1011 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1011 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1011 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '标称容量', `text` = '10、20、30、40、50 kvar' WHERE `product` = 1011 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '7.5、14.9、22.4、29.9、37.3 kvar' WHERE `product` = 1011 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '电抗率', `text` = '7%（谐振频率189 Hz）' WHERE `product` = 1011 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1011 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '电抗温升', `text` = '≤80 K（H级绝缘）' WHERE `product` = 1011 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1011 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '电容器△接，三相同投同切' WHERE `product` = 1012 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1012 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1012 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1012 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '电抗温升', `text` = '≤80 K' WHERE `product` = 1012 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '标称容量', `text` = '15、30、45、60 kvar' WHERE `product` = 1012 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '10.1、20.2、30.4、40.5 kvar' WHERE `product` = 1012 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '电抗率', `text` = '14%（谐振频率134 Hz）' WHERE `product` = 1012 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1012 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'insulation-class', `label` = '电抗绝缘等级', `text` = 'H级' WHERE `product` = 1012 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '电容器△接，三相同投同切' WHERE `product` = 1013 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '标称容量', `text` = '40、60 kvar（480 V/7%或525 V/14%）' WHERE `product` = 1013 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '晶闸管或复合开关，可选' WHERE `product` = 1013 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '支路NH系列熔断器，带熔断指示；电抗器温度开关' WHERE `product` = 1013 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1013 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '三相Y接，引出N' WHERE `product` = 1014 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '工频耐压', `text` = '1890 V，5 s' WHERE `product` = 1014 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1014 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1014 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '电抗温升', `text` = '≤80 K' WHERE `product` = 1014 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'insulation-class', `label` = '电抗绝缘等级', `text` = 'H级' WHERE `product` = 1014 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1014 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '补偿后功率因数', `text` = '0.95~0.98（依工况）' WHERE `product` = 1015 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '响应', `text` = '≤30 s（含放电延时）' WHERE `product` = 1015 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '调谐偏差', `text` = '≤±1%（出厂）' WHERE `product` = 1015 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '滤波效果', `text` = '主要谐波次数电流下降50%~80%，以现场复测为准' WHERE `product` = 1015 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '接触器' WHERE `product` = 1015 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '总容量', `text` = '按炉功率设计' WHERE `product` = 1016 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'step-count', `label` = '支路数', `text` = '2~4条' WHERE `product` = 1016 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '匹配炉功率', `text` = '250~2000 kW' WHERE `product` = 1016 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '支路', `text` = '六脉波：5、7、11、13次；十二脉波：11、13次' WHERE `product` = 1016 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '响应', `text` = '≤20 ms（晶闸管型）' WHERE `product` = 1016 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '补偿后功率因数', `text` = '0.92~0.97（依工况）' WHERE `product` = 1016 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '不限（晶闸管型）' WHERE `product` = 1016 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'step-count', `label` = '级数', `text` = '1~4级' WHERE `product` = 1017 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '补偿后功率因数', `text` = '0.95~0.98（依工况）' WHERE `product` = 1017 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '响应时间', `text` = '≤20 ms' WHERE `product` = 1017 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '不限（无触点）' WHERE `product` = 1017 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '闪变改善', `text` = '典型30%~60%，以现场为准' WHERE `product` = 1017 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485、以太网' WHERE `product` = 1017 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = '不计量' WHERE `product` = 1018 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '整定', `text` = 'cosφ 0.90~0.99，延时1~999 s' WHERE `product` = 1019 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '整定', `text` = 'cosφ 0.90~0.99，延时1~999 s' WHERE `product` = 1020 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-current', `label` = '额定电流', `text` = '43、72、108、144 A' WHERE `product` = 1022 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相三线/三相四线' WHERE `product` = 1022 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '30、50、75、100 kvar' WHERE `product` = 1022 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '输出范围', `text` = '额定感性~额定容性，连续可调' WHERE `product` = 1022 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '瞬时响应时间', `text` = '＜100 µs' WHERE `product` = 1022 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '全响应时间', `text` = '≤10 ms' WHERE `product` = 1022 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-loss', `label` = '有功损耗', `text` = '≤2.5%额定容量' WHERE `product` = 1022 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '等效开关频率', `text` = '20 kHz' WHERE `product` = 1022 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短时过载', `text` = '110%，1 min' WHERE `product` = 1022 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '目标功率因数', `text` = '−1~+1可设' WHERE `product` = 1022 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '工作模式', `text` = '定功率因数/定无功/定电压' WHERE `product` = 1022 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'parallel-units', `label` = '并联数量', `text` = '单柜最多8台，总台数不大于16' WHERE `product` = 1022 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '智能调速强制风冷' WHERE `product` = 1022 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤65 dB（1 m）' WHERE `product` = 1022 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相三线/三相四线' WHERE `product` = 1023 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '150 kvar（额定电流217 A）' WHERE `product` = 1023 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'outputs', `label` = '电容投切输出', `text` = '12路，DC 12 V/20 mA' WHERE `product` = 1023 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '全响应时间', `text` = '≤10 ms' WHERE `product` = 1023 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-loss', `label` = '有功损耗', `text` = '≤2.2%额定容量' WHERE `product` = 1023 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短时过载', `text` = '110%，1 min' WHERE `product` = 1023 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '等效开关频率', `text` = '20 kHz' WHERE `product` = 1023 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '目标功率因数', `text` = '−1~+1可设' WHERE `product` = 1023 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '瞬时响应时间', `text` = '＜100 µs' WHERE `product` = 1023 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '输出范围', `text` = '额定感性~额定容性，连续可调' WHERE `product` = 1023 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-current', `label` = '额定电流', `text` = '43、72、108 A' WHERE `product` = 1024 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '30、50、75 kvar' WHERE `product` = 1024 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线' WHERE `product` = 1024 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '全响应时间', `text` = '≤10 ms' WHERE `product` = 1024 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '目标功率因数', `text` = '−1~+1可设' WHERE `product` = 1024 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-loss', `label` = '有功损耗', `text` = '≤2.5%' WHERE `product` = 1024 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '等效开关频率', `text` = '20 kHz' WHERE `product` = 1024 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短时过载', `text` = '110%，1 min' WHERE `product` = 1024 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '瞬时响应时间', `text` = '＜100 µs' WHERE `product` = 1024 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '输出范围', `text` = '额定感性~额定容性，连续可调' WHERE `product` = 1024 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-current', `label` = '额定电流', `text` = '43、72、101 A' WHERE `product` = 1025 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线' WHERE `product` = 1025 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-loss', `label` = '有功损耗', `text` = '≤2.5%' WHERE `product` = 1025 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '等效开关频率', `text` = '20 kHz' WHERE `product` = 1025 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短时过载', `text` = '110%，1 min' WHERE `product` = 1025 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '30、50、70 kvar' WHERE `product` = 1025 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-factor', `label` = '目标功率因数', `text` = '−1~+1可设' WHERE `product` = 1025 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '瞬时响应时间', `text` = '＜100 µs' WHERE `product` = 1025 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、短路、过温、缺相' WHERE `product` = 1026 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '等效开关频率', `text` = '20 kHz' WHERE `product` = 1027 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'filter-rate', `label` = '滤除率', `text` = '≥95%' WHERE `product` = 1027 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '瞬时响应', `text` = '＜100 µs' WHERE `product` = 1027 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-tolerance', `label` = '电压允许偏差', `text` = '±20%' WHERE `product` = 1028 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-current', `label` = '额定补偿电流', `text` = '100、150、200、300、400、600 A' WHERE `product` = 1028 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线' WHERE `product` = 1028 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'filter-rate', `label` = '滤除率', `text` = '≥95%' WHERE `product` = 1028 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '全响应时间', `text` = '≤10 ms' WHERE `product` = 1028 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'short-time-current', `label` = '额定短时耐受电流', `text` = '35 kA，1 s' WHERE `product` = 1028 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-loss', `label` = '有功损耗', `text` = '≤3%' WHERE `product` = 1028 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '等效开关频率', `text` = '20 kHz' WHERE `product` = 1028 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-orders', `label` = '补偿次数', `text` = '2~50次，可逐次设置' WHERE `product` = 1028 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '瞬时响应', `text` = '＜100 µs' WHERE `product` = 1028 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '暂降检测', `text` = '残压与持续时间，半周波刷新' WHERE `product` = 1032 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '相序指示', `text` = '有，错相闭锁' WHERE `product` = 1034 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '联锁', `text` = '三位置转换，机械与电气联锁' WHERE `product` = 1035 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '三相△接' WHERE `product` = 1036 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '5、7.5、10、12.5、15、20、25、30 kvar' WHERE `product` = 1036 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '−5%~+5%' WHERE `product` = 1036 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'losses', `label` = '损耗', `text` = '介质≤0.2 W/kvar，总损耗≤0.4 W/kvar' WHERE `product` = 1036 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un（每24 h中8 h）' WHERE `product` = 1036 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In持续' WHERE `product` = 1036 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '绝缘试验', `text` = '端子间2.15 Un/2 s；端子对壳3 kV/10 s' WHERE `product` = 1036 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '放电', `text` = '3 min内降至75 V以下' WHERE `product` = 1036 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '温度类别', `text` = '-25/D（最高环境55 ℃）' WHERE `product` = 1036 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘试验', `text` = '端子对壳3 kV/10 s' WHERE `product` = 1037 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '2.0 In持续' WHERE `product` = 1037 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '峰值电流', `text` = '200 In（涌流）' WHERE `product` = 1037 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '0~+5%，可按支路配对±1%' WHERE `product` = 1037 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'losses', `label` = '损耗', `text` = '总损耗≤0.45 W/kvar' WHERE `product` = 1037 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '温度类别', `text` = '-25/C（最高环境50 ℃）' WHERE `product` = 1037 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '三相△接' WHERE `product` = 1038 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '5、10、15、20、25、30 kvar' WHERE `product` = 1038 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '−5%~+10%' WHERE `product` = 1038 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In持续' WHERE `product` = 1038 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'losses', `label` = '损耗', `text` = '≤0.5 W/kvar' WHERE `product` = 1038 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘试验', `text` = '端子对壳3 kV/10 s' WHERE `product` = 1038 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线方式', `text` = '三相Y接，引出N' WHERE `product` = 1039 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘试验', `text` = '端子对壳3 kV/10 s' WHERE `product` = 1039 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '15、20、30 kvar（三相合计）' WHERE `product` = 1039 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'capacitance-tolerance', `label` = '容量允差', `text` = '−5%~+10%' WHERE `product` = 1039 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'max-current', `label` = '最大允许电流', `text` = '1.3 In' WHERE `product` = 1039 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '温升', `text` = '≤100 K' WHERE `product` = 1041 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '线性度', `text` = '1.8 In时电感不低于95%' WHERE `product` = 1041 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-current', `label` = '额定电流', `text` = '17、23、29、43、62、91 A' WHERE `product` = 1042 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '自身功耗', `text` = '线圈保持≤12 VA' WHERE `product` = 1042 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '使用类别', `text` = 'AC-6b' WHERE `product` = 1042 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'controlled-capacity', `label` = '可控容量（400 V）', `text` = '12、16、20、30、43、63 kvar' WHERE `product` = 1042 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '动作时间', `text` = '≤35 ms（吸合）' WHERE `product` = 1042 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤20 In' WHERE `product` = 1042 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '机械寿命', `text` = '≥100万次' WHERE `product` = 1042 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '电气寿命', `text` = '≥10万次' WHERE `product` = 1042 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'controlled-capacity', `label` = '控制容量', `text` = '20、30、40 kvar' WHERE `product` = 1044 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '自身功耗', `text` = '约310 W（60 kvar满载）' WHERE `product` = 1045 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'control-signal', `label` = '控制信号', `text` = 'DC 12 V，10 mA' WHERE `product` = 1045 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '导通压降', `text` = '≤1.2 V/相' WHERE `product` = 1045 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1045 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '全电参量' WHERE `product` = 1048 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1049 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电压≤0.2 VA/相，电流≤0.2 VA/相' WHERE `product` = 1049 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压电流', `text` = '3×220/380 V；5 A或1 A' WHERE `product` = 1049 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'accuracy', `label` = '电压电流准确度', `text` = '0.5级' WHERE `product` = 1049 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'accuracy', `label` = '功率、频率', `text` = '1.0级；±0.05 Hz' WHERE `product` = 1049 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'B级（1级）' WHERE `product` = 1049 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '选配RS485/Modbus-RTU' WHERE `product` = 1049 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'relay-outputs', `label` = '报警输出', `text` = 'AC 250 V/3 A常开（选配）' WHERE `product` = 1049 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线/三相三线' WHERE `product` = 1050 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1050 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电压≤0.2 VA/相，电流≤0.2 VA/相' WHERE `product` = 1050 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'sampling', `label` = '采样', `text` = '128点/周波，16位ADC' WHERE `product` = 1050 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'harmonics', `label` = '谐波', `text` = '2~63次，THD、奇次/偶次、K系数' WHERE `product` = 1050 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '谐波测量误差', `text` = '按GB/T 14549 B级仪器要求' WHERE `product` = 1050 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'accuracy', `label` = '电压电流', `text` = '0.2级' WHERE `product` = 1050 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'C级（0.5S级），可分基波与总电能' WHERE `product` = 1050 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '存储', `text` = '越限记录100条，最值带时标' WHERE `product` = 1050 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485；选配以太网Modbus-TCP' WHERE `product` = 1050 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线/三相三线' WHERE `product` = 1051 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1051 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电压≤0.2 VA/相，电流≤0.2 VA/相' WHERE `product` = 1051 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'tariffs', `label` = '费率', `text` = '4费率、12时段、2套时区表' WHERE `product` = 1051 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '时钟', `text` = '日误差≤0.5 s/d（23 ℃），电池寿命≥10年' WHERE `product` = 1051 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'C级（0.5S级），双向分时' WHERE `product` = 1051 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级，四象限' WHERE `product` = 1051 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '需量', `text` = '滑差式，1~60 min' WHERE `product` = 1051 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '冻结', `text` = '日冻结62天，月冻结12个月' WHERE `product` = 1051 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线/三相三线' WHERE `product` = 1052 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1052 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电压≤0.2 VA/相，电流≤0.2 VA/相' WHERE `product` = 1052 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '全电参量，电压电流0.2级' WHERE `product` = 1052 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'digital-inputs', `label` = '开关量输入', `text` = '8路，光隔离，SOE分辨率1 ms' WHERE `product` = 1052 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'relay-outputs', `label` = '继电器输出', `text` = '4路，AC 250 V/5 A' WHERE `product` = 1052 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'analog-outputs', `label` = '模拟量', `text` = '2路4~20 mA，负载≤500 Ω，0.5级' WHERE `product` = 1052 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'C级（0.5S级）' WHERE `product` = 1052 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '2路RS485，独立地址' WHERE `product` = 1052 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线/三相三线' WHERE `product` = 1053 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1053 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电压≤0.2 VA/相，电流≤0.2 VA/相' WHERE `product` = 1053 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '全电参量，电压电流0.2级，有功C级' WHERE `product` = 1053 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '4G', `text` = 'Cat.1，LTE-FDD/TDD，MQTT/TCP' WHERE `product` = 1053 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = 'LoRa', `text` = '470~510 MHz，发射功率≤50 mW' WHERE `product` = 1053 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'report-interval', `label` = '上送间隔', `text` = '1~60 min可设' WHERE `product` = 1053 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '天线', `text` = 'SMA，吸盘1.5 m' WHERE `product` = 1053 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1054 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电压≤0.2 VA/相，电流≤0.2 VA/相' WHERE `product` = 1054 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压', `text` = '3×220/380 V或57.7/100 V' WHERE `product` = 1054 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'current-input', `label` = '电流', `text` = '5 A或1 A' WHERE `product` = 1054 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'accuracy', `label` = '准确度', `text` = '电压电流0.5级（0.2级可订），功率0.5级' WHERE `product` = 1054 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'C级（0.5S级）' WHERE `product` = 1054 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485/Modbus-RTU（选配）' WHERE `product` = 1054 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相电流接入' WHERE `product` = 1055 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1055 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电流≤0.2 VA/相' WHERE `product` = 1055 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'current-input', `label` = '电流', `text` = '3×5 A（互感器接入），测量范围0.02~6 A' WHERE `product` = 1055 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'accuracy', `label` = '准确度', `text` = '电流0.5级' WHERE `product` = 1055 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '告警', `text` = '过载、欠载、堵转、缺相、不平衡' WHERE `product` = 1055 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'relay-outputs', `label` = '输出', `text` = '2路继电器AC 250 V/3 A' WHERE `product` = 1055 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '统计', `text` = '运行小时、起动次数、最大电流' WHERE `product` = 1055 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '隔离耐压', `text` = 'AC 2 kV，1 min' WHERE `product` = 1056 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '输入功耗', `text` = '电压≤0.2 VA/相，电流≤0.2 VA/相' WHERE `product` = 1056 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压电流', `text` = '3×220/380 V或57.7/100 V；5 A或1 A' WHERE `product` = 1056 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'accuracy', `label` = '准确度', `text` = '0.2级，有功C级（0.5S级）' WHERE `product` = 1056 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'harmonics', `label` = '谐波', `text` = '2~31次（选配）' WHERE `product` = 1056 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485，选配以太网' WHERE `product` = 1056 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '电源', `text` = 'AC/DC 85~265 V，≤5 VA' WHERE `product` = 1056 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-tolerance', `label` = '电压允许偏差', `text` = '±20%' WHERE `product` = 1058 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '自身功耗', `text` = '电压回路≤1 W' WHERE `product` = 1058 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压/电流', `text` = 'AC 220 V，0.2-0.5(80)A' WHERE `product` = 1058 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'B级（1级）' WHERE `product` = 1058 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '继电器', `text` = '80 A磁保持，机械寿命≥10万次' WHERE `product` = 1058 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'tariffs', `label` = '费率', `text` = '4费率、8时段（可设单费率）' WHERE `product` = 1058 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '起动电流', `text` = '20 mA（0.04倍转折电流）' WHERE `product` = 1058 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-tolerance', `label` = '电压允许偏差', `text` = '±20%' WHERE `product` = 1059 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '自身功耗', `text` = '电压回路≤1 W/相' WHERE `product` = 1059 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压', `text` = '3×220/380 V' WHERE `product` = 1059 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'current-input', `label` = '电流', `text` = '0.2-0.5(80)A' WHERE `product` = 1059 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'B级（1级）' WHERE `product` = 1059 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级（选配）' WHERE `product` = 1059 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'tariffs', `label` = '费率', `text` = '4费率12时段（F型）' WHERE `product` = 1059 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '起动电流', `text` = '20 mA（0.04倍转折电流）' WHERE `product` = 1059 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-tolerance', `label` = '电压允许偏差', `text` = '±20%' WHERE `product` = 1060 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'wiring', `label` = '接线', `text` = '三相四线/三相三线' WHERE `product` = 1060 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '自身功耗', `text` = '电压回路≤1 W/相' WHERE `product` = 1060 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压', `text` = '3×220/380 V或57.7/100 V' WHERE `product` = 1060 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'current-input', `label` = '电流', `text` = '3×0.015-0.075(6)A（旧标称1.5(6)A）' WHERE `product` = 1060 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'C级（0.5S级）' WHERE `product` = 1060 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级' WHERE `product` = 1060 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'harmonics', `label` = '谐波', `text` = '2~31次（H型）' WHERE `product` = 1060 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '工作电源', `text` = '取自电压回路' WHERE `product` = 1061 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'current-input', `label` = '电流', `text` = '直通型0.2-0.5(60)A；互感型0.015-0.075(6)A' WHERE `product` = 1061 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'C级（0.5S级）互感型，B级（1级）直通型' WHERE `product` = 1061 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '四象限2级' WHERE `product` = 1061 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'tariffs', `label` = '费率', `text` = '4费率、12时段、2套时区' WHERE `product` = 1061 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '需量', `text` = '滑差式，15 min' WHERE `product` = 1061 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '负荷曲线', `text` = '≥60天' WHERE `product` = 1061 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485 DL/T 645-2007，红外，选配4G' WHERE `product` = 1061 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'tariffs', `label` = '费率', `text` = '4费率、12时段、2套时区' WHERE `product` = 1062 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'metering', `label` = '需量', `text` = '滑差式，15 min' WHERE `product` = 1062 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'circuits', `label` = '输入', `text` = '1路三相' WHERE `product` = 1065 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '电源', `text` = 'AC 220 V，≤5 W' WHERE `product` = 1066 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压', `text` = '3×220/380 V' WHERE `product` = 1066 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'circuits', `label` = '输入', `text` = '1~4路三相（开口互感器）' WHERE `product` = 1066 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'accuracy', `label` = '功率准确度', `text` = '1.0级' WHERE `product` = 1066 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能', `text` = 'B级（1级）' WHERE `product` = 1066 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'report-interval', `label` = '数据间隔', `text` = '1 min' WHERE `product` = 1066 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'circuits', `label` = '输入', `text` = '1路三相' WHERE `product` = 1067 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '天线', `text` = '4G一路' WHERE `product` = 1069 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '功耗', `text` = '≤8 W' WHERE `product` = 1070 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = 'LoRa', `text` = '470~510 MHz，8通道，SF7~SF12' WHERE `product` = 1070 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'connected-devices', `label` = '节点数', `text` = '120（每节点15 min）' WHERE `product` = 1070 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '上行', `text` = '4G Cat.1 + 以太网，MQTT' WHERE `product` = 1070 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '缓存', `text` = '30天' WHERE `product` = 1070 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护', `text` = 'IP30室内/IP65室外' WHERE `product` = 1070 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '供电', `text` = 'PoE或DC 12~24 V' WHERE `product` = 1070 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '天线', `text` = 'LoRa与4G独立' WHERE `product` = 1070 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '操作', `text` = '电动+手动' WHERE `product` = 1071 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'residual-current', `label` = '剩余电流', `text` = '30、100、300 mA（可关）' WHERE `product` = 1071 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '电压、电流、功率、电能1级（监测）' WHERE `product` = 1071 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '4G/LoRa/RS485' WHERE `product` = 1071 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作寿命', `text` = '电气1万次，机械2万次' WHERE `product` = 1071 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作寿命', `text` = '电气0.8万次，机械2万次' WHERE `product` = 1072 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'radio-frequency', `label` = '无线频段', `text` = '470~510 MHz（选配LoRa）' WHERE `product` = 1076 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1001 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1001 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1001 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 180 WHERE `product` = 1001 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1001 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1001 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `max` = NULL, `choice` = '同步开关' WHERE `product` = 1001 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1001 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90, `choice` = '' WHERE `product` = 1001 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1001 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1001 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相△接' WHERE `product` = 1002 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1002 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1002 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 30, `max` = 30 WHERE `product` = 1002 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 40, `max` = 40, `choice` = '' WHERE `product` = 1002 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 50, `max` = 50, `choice` = '' WHERE `product` = 1002 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20, `choice` = '10+10' WHERE `product` = 1002 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 30, `max` = 30, `choice` = '15+15' WHERE `product` = 1002 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'step-combination', `min` = 40, `max` = 40, `choice` = '20+20' WHERE `product` = 1002 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'step-combination', `min` = 50, `max` = 50, `choice` = '25+25' WHERE `product` = 1002 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `max` = NULL, `choice` = '共补' WHERE `product` = 1002 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.5, `max` = 1.5 WHERE `product` = 1002 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '同步开关' WHERE `product` = 1002 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99, `condition` = '', `optional` = 0 WHERE `product` = 1002 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 180, `choice` = '' WHERE `product` = 1002 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 2.5, `choice` = '' WHERE `product` = 1002 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1002 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相△接', `condition` = '' WHERE `product` = 1003 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1003 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `condition` = '' WHERE `product` = 1003 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 20, `max` = 20, `choice` = '', `condition` = '单路' WHERE `product` = 1003 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `choice` = '', `condition` = '单路' WHERE `product` = 1003 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 40, `max` = 40, `choice` = '', `condition` = '单路' WHERE `product` = 1003 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '共补', `condition` = '' WHERE `product` = 1003 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 15.8, `max` = 15.8, `choice` = '', `condition` = '' WHERE `product` = 1003 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 23.7, `max` = 23.7 WHERE `product` = 1003 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 31.6, `max` = 31.6, `choice` = '' WHERE `product` = 1003 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '同步开关' WHERE `product` = 1003 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1003 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `choice` = '', `condition` = '5 s' WHERE `product` = 1004 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1004 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 4.2, `max` = 4.2 WHERE `product` = 1004 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 8.5, `max` = 8.5, `choice` = '' WHERE `product` = 1004 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 12.7, `max` = 12.7, `choice` = '' WHERE `product` = 1004 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 16.9, `max` = 16.9 WHERE `product` = 1004 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1005 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1005 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 60, `max` = 60 WHERE `product` = 1005 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 90, `max` = 90 WHERE `product` = 1005 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 120, `max` = 120, `choice` = '' WHERE `product` = 1005 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 150, `max` = 150, `condition` = '' WHERE `product` = 1005 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '混补', `condition` = '' WHERE `product` = 1005 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitor-voltage', `min` = 450, `max` = 450, `condition` = '共补' WHERE `product` = 1005 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitor-voltage', `min` = 250, `max` = 250, `choice` = '', `condition` = '分补' WHERE `product` = 1005 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'step-count', `min` = 6, `max` = 10, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1005 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '同步开关' WHERE `product` = 1005 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1005 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 180, `condition` = '' WHERE `product` = 1005 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 2.5, `choice` = '' WHERE `product` = 1005 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '' WHERE `product` = 1005 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP30' WHERE `product` = 1005 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP44', `condition` = '可选', `optional` = 1 WHERE `product` = 1005 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '共补' WHERE `product` = 1006 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '分补', `condition` = '', `optional` = 0 WHERE `product` = 1006 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '混补' WHERE `product` = 1006 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '' WHERE `product` = 1006 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1006 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'Modbus-RTU' WHERE `product` = 1006 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `condition` = '户内' WHERE `product` = 1006 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '主回路，5 s' WHERE `product` = 1007 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'short-time-current', `min` = 30, `max` = 30, `condition` = '1 s' WHERE `product` = 1007 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-rise', `min` = NULL, `max` = 60, `condition` = '母线' WHERE `product` = 1007 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 60, `max` = 60 WHERE `product` = 1007 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 90, `max` = 90 WHERE `product` = 1007 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 120, `max` = 120, `choice` = '' WHERE `product` = 1007 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 150, `max` = 150, `choice` = '' WHERE `product` = 1007 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 180, `max` = 180, `choice` = '' WHERE `product` = 1007 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '共补' WHERE `product` = 1007 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '分补' WHERE `product` = 1007 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '混补', `condition` = '', `optional` = 0 WHERE `product` = 1007 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'step-count', `min` = 4, `max` = 10 WHERE `product` = 1007 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP44' WHERE `product` = 1007 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1007 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1007 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '' WHERE `product` = 1007 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1007 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '柱上' WHERE `product` = 1007 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1007 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '' WHERE `product` = 1008 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 40, `choice` = '' WHERE `product` = 1008 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1008 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP3X', `condition` = '户内' WHERE `product` = 1008 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '永磁断路器' WHERE `product` = 1009 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -40, `max` = 45, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1009 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1009 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP54', `condition` = '控制箱' WHERE `product` = 1009 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 480, `max` = 480, `condition` = '300 kvar' WHERE `product` = 1009 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '真空接触器' WHERE `product` = 1010 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '柜面仪表' WHERE `product` = 1010 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 40 WHERE `product` = 1010 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相△接' WHERE `product` = 1011 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1011 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1011 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 10, `max` = 10 WHERE `product` = 1011 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1011 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `choice` = '' WHERE `product` = 1011 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 40, `max` = 40 WHERE `product` = 1011 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 50, `max` = 50 WHERE `product` = 1011 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '共补' WHERE `product` = 1011 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 7.5, `max` = 7.5 WHERE `product` = 1011 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 14.9, `max` = 14.9 WHERE `product` = 1011 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 22.4, `max` = 22.4 WHERE `product` = 1011 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 29.9, `max` = 29.9 WHERE `product` = 1011 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 37.3, `max` = 37.3 WHERE `product` = 1011 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactance-rate', `min` = 7, `max` = 7, `choice` = '' WHERE `product` = 1011 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1011 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-rise', `max` = 80, `condition` = '' WHERE `product` = 1011 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'insulation-class', `min` = NULL, `max` = NULL, `choice` = 'H级' WHERE `product` = 1011 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '同步开关' WHERE `product` = 1011 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99, `choice` = '' WHERE `product` = 1011 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 180 WHERE `product` = 1011 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相△接' WHERE `product` = 1012 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1012 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1012 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-rise', `min` = NULL, `max` = 80 WHERE `product` = 1012 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 15, `max` = 15, `choice` = '' WHERE `product` = 1012 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30 WHERE `product` = 1012 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 45, `max` = 45 WHERE `product` = 1012 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 60, `max` = 60 WHERE `product` = 1012 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '共补' WHERE `product` = 1012 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 10.1, `max` = 10.1 WHERE `product` = 1012 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 20.2, `max` = 20.2 WHERE `product` = 1012 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 30.4, `max` = 30.4, `choice` = '' WHERE `product` = 1012 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 40.5, `max` = 40.5 WHERE `product` = 1012 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactance-rate', `min` = 14, `max` = 14, `condition` = '' WHERE `product` = 1012 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1012 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'insulation-class', `choice` = 'H级' WHERE `product` = 1012 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '同步开关' WHERE `product` = 1012 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1012 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相△接' WHERE `product` = 1013 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 40, `max` = 40 WHERE `product` = 1013 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 60, `max` = 60 WHERE `product` = 1013 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 480, `max` = 480 WHERE `product` = 1013 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitor-voltage', `min` = 525, `max` = 525 WHERE `product` = 1013 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 7, `max` = 7 WHERE `product` = 1013 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactance-rate', `min` = 14, `max` = 14, `choice` = '' WHERE `product` = 1013 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `choice` = '共补' WHERE `product` = 1013 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '晶闸管' WHERE `product` = 1013 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '复合开关', `condition` = '' WHERE `product` = 1013 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1013 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `choice` = '' WHERE `product` = 1013 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-rise', `max` = 85, `choice` = '' WHERE `product` = 1013 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'insulation-class', `min` = NULL, `max` = NULL, `choice` = 'F级' WHERE `product` = 1013 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相Y接', `condition` = '' WHERE `product` = 1014 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 1.89, `max` = 1.89, `condition` = '5 s' WHERE `product` = 1014 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `condition` = '' WHERE `product` = 1014 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-rise', `max` = 80, `choice` = '' WHERE `product` = 1014 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'insulation-class', `min` = NULL, `max` = NULL, `choice` = 'H级' WHERE `product` = 1014 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 15, `max` = 15, `condition` = '三相合计' WHERE `product` = 1014 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 24, `max` = 24, `condition` = '三相合计' WHERE `product` = 1014 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `condition` = '三相合计' WHERE `product` = 1014 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `max` = NULL, `choice` = '分补' WHERE `product` = 1014 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 10.3, `max` = 10.3 WHERE `product` = 1014 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 16.4, `max` = 16.4, `choice` = '' WHERE `product` = 1014 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 20.5, `max` = 20.5, `choice` = '' WHERE `product` = 1014 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactance-rate', `min` = 14, `max` = 14 WHERE `product` = 1014 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.95, `max` = 0.98, `choice` = '', `condition` = '依工况' WHERE `product` = 1015 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 30000, `condition` = '含放电延时' WHERE `product` = 1015 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '接触器' WHERE `product` = 1015 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 100000, `choice` = '' WHERE `product` = 1015 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1015 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'step-count', `min` = 2, `max` = 4, `condition` = '' WHERE `product` = 1016 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 20, `choice` = '', `condition` = '晶闸管型' WHERE `product` = 1016 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '晶闸管', `condition` = '按型式' WHERE `product` = 1016 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.92, `max` = 0.97, `choice` = '', `condition` = '依工况' WHERE `product` = 1016 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1016 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '以太网' WHERE `product` = 1016 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `choice` = '' WHERE `product` = 1016 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP3X' WHERE `product` = 1016 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '风冷' WHERE `product` = 1016 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'step-count', `min` = 1, `max` = 4 WHERE `product` = 1017 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.95, `max` = 0.98, `choice` = '', `condition` = '依工况' WHERE `product` = 1017 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 20, `choice` = '' WHERE `product` = 1017 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '晶闸管' WHERE `product` = 1017 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1017 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '以太网' WHERE `product` = 1017 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40 WHERE `product` = 1017 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 7, `max` = NULL, `condition` = '负荷曲线' WHERE `product` = 1018 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '' WHERE `product` = 1018 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1018 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1018 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `max` = NULL, `choice` = '面板嵌入' WHERE `product` = 1018 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1019 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 999, `choice` = '', `condition` = '' WHERE `product` = 1019 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1019 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP51', `condition` = '箱内' WHERE `product` = 1019 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '段码LCD' WHERE `product` = 1019 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1020 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 999, `choice` = '' WHERE `product` = 1020 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1020 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `min` = NULL, `max` = NULL, `choice` = '2级' WHERE `product` = 1020 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 43, `max` = 43, `choice` = '' WHERE `product` = 1022 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 72, `max` = 72, `choice` = '' WHERE `product` = 1022 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 108, `max` = 108 WHERE `product` = 1022 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 144, `max` = 144 WHERE `product` = 1022 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相三线' WHERE `product` = 1022 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相四线' WHERE `product` = 1022 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `condition` = '', `exclusive` = 0 WHERE `product` = 1022 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 50, `max` = 50 WHERE `product` = 1022 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 75, `max` = 75 WHERE `product` = 1022 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 100, `max` = 100, `condition` = '' WHERE `product` = 1022 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 0.1, `choice` = '', `condition` = '瞬时', `exclusive` = 1 WHERE `product` = 1022 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 10, `condition` = '' WHERE `product` = 1022 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-loss', `max` = 2.5, `choice` = '', `condition` = '' WHERE `product` = 1022 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'parallel-units', `max` = 8, `choice` = '', `condition` = '单柜' WHERE `product` = 1022 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '风冷' WHERE `product` = 1022 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 65, `condition` = '1 m' WHERE `product` = 1022 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP20', `condition` = '模块' WHERE `product` = 1022 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1022 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-RTU' WHERE `product` = 1022 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相三线' WHERE `product` = 1023 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相四线' WHERE `product` = 1023 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 150, `max` = 150 WHERE `product` = 1023 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 217, `max` = 217 WHERE `product` = 1023 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'outputs', `min` = 12, `max` = 12 WHERE `product` = 1023 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 10 WHERE `product` = 1023 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-loss', `max` = 2.2, `choice` = '' WHERE `product` = 1023 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 0.1, `choice` = '', `condition` = '瞬时', `exclusive` = 1 WHERE `product` = 1023 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'parallel-units', `max` = 8, `choice` = '' WHERE `product` = 1023 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = 'RS485', `condition` = '' WHERE `product` = 1023 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '以太网' WHERE `product` = 1023 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'Modbus-TCP' WHERE `product` = 1023 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `max` = 68, `choice` = '', `condition` = '1 m' WHERE `product` = 1023 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 40 WHERE `product` = 1023 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 43, `max` = 43 WHERE `product` = 1024 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 72, `max` = 72 WHERE `product` = 1024 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 108, `max` = 108 WHERE `product` = 1024 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `choice` = '' WHERE `product` = 1024 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 50, `max` = 50 WHERE `product` = 1024 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 75, `max` = 75 WHERE `product` = 1024 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `max` = NULL, `choice` = '三相四线' WHERE `product` = 1024 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 10, `condition` = '' WHERE `product` = 1024 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = -1, `max` = 1, `choice` = '' WHERE `product` = 1024 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-loss', `max` = 2.5, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1024 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = NULL, `max` = 0.1, `condition` = '瞬时', `exclusive` = 1 WHERE `product` = 1024 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `max` = 60, `choice` = '', `condition` = '50 kvar，1 m' WHERE `product` = 1024 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP20', `condition` = '', `optional` = 0 WHERE `product` = 1024 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP42', `condition` = '可选', `optional` = 1 WHERE `product` = 1024 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 36, `max` = 36, `choice` = '', `condition` = '50 kvar' WHERE `product` = 1024 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1024 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 43, `max` = 43 WHERE `product` = 1025 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 72, `max` = 72 WHERE `product` = 1025 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 101, `max` = 101 WHERE `product` = 1025 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相四线' WHERE `product` = 1025 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-loss', `max` = 2.5, `choice` = '' WHERE `product` = 1025 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `choice` = '' WHERE `product` = 1025 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 50, `max` = 50, `choice` = '' WHERE `product` = 1025 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 70, `max` = 70 WHERE `product` = 1025 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = -1, `max` = 1, `condition` = '' WHERE `product` = 1025 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = NULL, `max` = 0.1, `condition` = '瞬时', `exclusive` = 1 WHERE `product` = 1025 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 10, `choice` = '', `condition` = '全响应' WHERE `product` = 1025 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP55' WHERE `product` = 1025 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1025 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 45, `choice` = '' WHERE `product` = 1026 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '', `condition` = '1000 m以上降额' WHERE `product` = 1026 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '风冷' WHERE `product` = 1026 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'filter-rate', `min` = 95, `choice` = '' WHERE `product` = 1027 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 0.1, `choice` = '', `condition` = '瞬时', `exclusive` = 1, `optional` = 0 WHERE `product` = 1027 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '' WHERE `product` = 1027 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 45, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1027 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '', `condition` = '1000 m以上降额' WHERE `product` = 1027 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP20' WHERE `product` = 1027 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP42', `condition` = '可选', `optional` = 1 WHERE `product` = 1027 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-tolerance', `min` = -20, `max` = 20 WHERE `product` = 1028 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 100, `max` = 100 WHERE `product` = 1028 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 150, `max` = 150 WHERE `product` = 1028 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 200, `max` = 200 WHERE `product` = 1028 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 300, `max` = 300 WHERE `product` = 1028 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 400, `max` = 400 WHERE `product` = 1028 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-current', `min` = 600, `max` = 600, `choice` = '' WHERE `product` = 1028 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `choice` = '三相四线' WHERE `product` = 1028 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'filter-rate', `min` = 95, `max` = NULL WHERE `product` = 1028 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = NULL, `max` = 10, `condition` = '' WHERE `product` = 1028 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'short-time-current', `min` = 35, `max` = 35, `choice` = '', `condition` = '1 s' WHERE `product` = 1028 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-loss', `max` = 3, `choice` = '' WHERE `product` = 1028 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-orders', `min` = 2, `max` = 50, `choice` = '' WHERE `product` = 1028 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 0.1, `condition` = '瞬时', `exclusive` = 1 WHERE `product` = 1028 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP31' WHERE `product` = 1028 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1028 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '以太网' WHERE `product` = 1028 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '风冷' WHERE `product` = 1029 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 85, `max` = 85, `choice` = '', `condition` = '50 kvar' WHERE `product` = 1029 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1029 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柱上' WHERE `product` = 1029 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '' WHERE `product` = 1032 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '彩色屏' WHERE `product` = 1032 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1032 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '92 mm×92 mm' WHERE `product` = 1032 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 75, `max` = 75, `choice` = '', `condition` = '400 A' WHERE `product` = 1033 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1033 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1033 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'phase-indication', `min` = NULL, `max` = NULL, `choice` = '是' WHERE `product` = 1034 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 50, `choice` = '' WHERE `product` = 1034 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 260, `max` = 260, `choice` = '', `condition` = '1600 A' WHERE `product` = 1034 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '指示灯' WHERE `product` = 1034 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'phase-indication', `min` = NULL, `max` = NULL, `choice` = '是' WHERE `product` = 1035 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 40, `choice` = '' WHERE `product` = 1035 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 210, `max` = 210, `choice` = '', `condition` = '630 A' WHERE `product` = 1035 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '触摸屏' WHERE `product` = 1035 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相△接' WHERE `product` = 1036 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 5, `max` = 5 WHERE `product` = 1036 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 7.5, `max` = 7.5 WHERE `product` = 1036 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 10, `max` = 10 WHERE `product` = 1036 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 12.5, `max` = 12.5 WHERE `product` = 1036 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1036 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1036 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 25, `max` = 25 WHERE `product` = 1036 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30 WHERE `product` = 1036 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitance-tolerance', `min` = -5, `max` = 5, `condition` = '' WHERE `product` = 1036 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'losses', `min` = NULL, `max` = 0.4, `condition` = '总损耗' WHERE `product` = 1036 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `condition` = '' WHERE `product` = 1036 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 3, `max` = 3, `choice` = '', `condition` = '端子对壳，10 s' WHERE `product` = 1036 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 2, `max` = 2, `choice` = '', `condition` = '450 V/20 kvar' WHERE `product` = 1036 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '无显示' WHERE `product` = 1036 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 3, `max` = 3, `condition` = '端子对壳，10 s' WHERE `product` = 1037 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 2, `max` = 2 WHERE `product` = 1037 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 0, `max` = 5, `condition` = '' WHERE `product` = 1037 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitance-tolerance', `min` = -1, `max` = 1, `condition` = '按支路配对' WHERE `product` = 1037 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'losses', `max` = 0.45, `choice` = '', `condition` = '总损耗' WHERE `product` = 1037 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 5.5, `max` = 5.5, `choice` = '', `condition` = '800 V/33.3 kvar' WHERE `product` = 1037 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '无显示' WHERE `product` = 1037 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相△接' WHERE `product` = 1038 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 5, `max` = 5 WHERE `product` = 1038 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 10, `max` = 10 WHERE `product` = 1038 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1038 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1038 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 25, `max` = 25 WHERE `product` = 1038 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30 WHERE `product` = 1038 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitance-tolerance', `min` = -5, `max` = 10 WHERE `product` = 1038 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3 WHERE `product` = 1038 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'losses', `min` = NULL, `max` = 0.5, `condition` = '' WHERE `product` = 1038 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 3, `max` = 3, `condition` = '端子对壳，10 s' WHERE `product` = 1038 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '' WHERE `product` = 1038 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 4.5, `max` = 4.5, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1038 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '无显示' WHERE `product` = 1038 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相Y接', `condition` = '' WHERE `product` = 1039 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 3, `max` = 3, `condition` = '端子对壳，10 s' WHERE `product` = 1039 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 15, `max` = 15 WHERE `product` = 1039 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 20, `max` = 20, `choice` = '', `condition` = '三相合计' WHERE `product` = 1039 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-capacity', `min` = 30, `max` = 30, `condition` = '三相合计' WHERE `product` = 1039 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'compensation-mode', `min` = NULL, `max` = NULL, `choice` = '分补' WHERE `product` = 1039 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'capacitance-tolerance', `min` = -5, `max` = 10 WHERE `product` = 1039 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.3, `max` = 1.3, `choice` = '' WHERE `product` = 1039 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'losses', `max` = 0.5, `choice` = '' WHERE `product` = 1039 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45 WHERE `product` = 1039 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '' WHERE `product` = 1040 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '自冷' WHERE `product` = 1040 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 18, `max` = 18, `condition` = '480 V/30 kvar/7%' WHERE `product` = 1040 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature-rise', `max` = 100, `choice` = '' WHERE `product` = 1041 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '' WHERE `product` = 1041 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '自冷' WHERE `product` = 1041 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '水冷' WHERE `product` = 1041 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 48, `max` = 48, `condition` = '5次/100 A' WHERE `product` = 1041 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 17, `max` = 17, `choice` = '' WHERE `product` = 1042 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 23, `max` = 23 WHERE `product` = 1042 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 29, `max` = 29 WHERE `product` = 1042 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 43, `max` = 43 WHERE `product` = 1042 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 62, `max` = 62 WHERE `product` = 1042 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-current', `min` = 91, `max` = 91 WHERE `product` = 1042 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '接触器' WHERE `product` = 1042 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 12, `max` = 12 WHERE `product` = 1042 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 16, `max` = 16, `condition` = '' WHERE `product` = 1042 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 20, `max` = 20, `condition` = '' WHERE `product` = 1042 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 30, `max` = 30 WHERE `product` = 1042 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 43, `max` = 43, `choice` = '' WHERE `product` = 1042 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 63, `max` = 63, `choice` = '' WHERE `product` = 1042 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `max` = 35, `choice` = '', `condition` = '吸合' WHERE `product` = 1042 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 20 WHERE `product` = 1042 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '自冷', `condition` = '', `optional` = 0 WHERE `product` = 1043 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 1.2, `max` = 1.2, `choice` = '' WHERE `product` = 1043 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1043 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '指示灯' WHERE `product` = 1043 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 20, `max` = 20 WHERE `product` = 1044 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 30, `max` = 30, `choice` = '' WHERE `product` = 1044 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 40, `max` = 40, `choice` = '' WHERE `product` = 1044 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = 100, `max` = 100 WHERE `product` = 1044 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 2.5, `choice` = '' WHERE `product` = 1045 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '风冷' WHERE `product` = 1045 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1045 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 4.5, `max` = 4.5, `choice` = '', `condition` = '60 kvar' WHERE `product` = 1045 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1045 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '指示灯' WHERE `product` = 1045 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1046 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1046 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管' WHERE `product` = 1046 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1046 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '138 mm×138 mm' WHERE `product` = 1046 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.8, `max` = 1, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1047 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 5, `max` = 200, `choice` = '' WHERE `product` = 1047 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '' WHERE `product` = 1047 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1047 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `max` = NULL, `choice` = '点阵LCD' WHERE `product` = 1047 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1048 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1048 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1048 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '92 mm×92 mm' WHERE `product` = 1048 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `choice` = '', `condition` = '1 min' WHERE `product` = 1049 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1049 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '5 A' WHERE `product` = 1049 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '1 A' WHERE `product` = 1049 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '0.5级', `condition` = '' WHERE `product` = 1049 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `choice` = '1.0级', `condition` = '功率' WHERE `product` = 1049 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'B级（1级）', `condition` = '', `optional` = 0 WHERE `product` = 1049 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1049 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-RTU', `condition` = '选配', `optional` = 1 WHERE `product` = 1049 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265 WHERE `product` = 1049 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `choice` = '2级' WHERE `product` = 1049 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '' WHERE `product` = 1049 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 93, `choice` = '' WHERE `product` = 1049 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1049 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相四线' WHERE `product` = 1050 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相三线' WHERE `product` = 1050 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `choice` = '', `condition` = '1 min' WHERE `product` = 1050 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'sampling', `min` = 128, `max` = 128, `choice` = '' WHERE `product` = 1050 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'harmonics', `min` = 2, `max` = 63, `choice` = '' WHERE `product` = 1050 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `choice` = '0.2级', `condition` = '', `optional` = 0 WHERE `product` = 1050 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'C级（0.5S级）' WHERE `product` = 1050 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1050 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '以太网', `condition` = '选配', `optional` = 1 WHERE `product` = 1050 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'Modbus-TCP' WHERE `product` = 1050 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `choice` = '' WHERE `product` = 1050 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1050 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `max` = NULL, `choice` = '3×57.7/100 V' WHERE `product` = 1050 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相四线' WHERE `product` = 1051 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相三线' WHERE `product` = 1051 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `choice` = '', `condition` = '1 min' WHERE `product` = 1051 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'tariffs', `min` = 4, `max` = 4, `condition` = '' WHERE `product` = 1051 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'C级（0.5S级）' WHERE `product` = 1051 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `choice` = '2级' WHERE `product` = 1051 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 62, `max` = 62, `choice` = '', `condition` = '日冻结' WHERE `product` = 1051 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1051 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-RTU' WHERE `product` = 1051 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'DL/T 645-2007', `condition` = '', `optional` = 0 WHERE `product` = 1051 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `choice` = '' WHERE `product` = 1051 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1051 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×57.7/100 V' WHERE `product` = 1051 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `max` = NULL, `choice` = '5 A' WHERE `product` = 1051 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相四线' WHERE `product` = 1052 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `min` = NULL, `max` = NULL, `choice` = '三相三线' WHERE `product` = 1052 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `condition` = '1 min' WHERE `product` = 1052 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `min` = NULL, `max` = NULL, `choice` = '0.2级' WHERE `product` = 1052 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'digital-inputs', `min` = 8, `max` = 8, `choice` = '' WHERE `product` = 1052 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'relay-outputs', `min` = 4, `max` = 4, `choice` = '' WHERE `product` = 1052 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'analog-outputs', `min` = 2, `max` = 2 WHERE `product` = 1052 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `min` = NULL, `max` = NULL, `choice` = 'C级（0.5S级）' WHERE `product` = 1052 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485', `condition` = '', `optional` = 0 WHERE `product` = 1052 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `choice` = '' WHERE `product` = 1052 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1052 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×57.7/100 V' WHERE `product` = 1052 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `max` = NULL, `choice` = '5 A' WHERE `product` = 1052 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相四线' WHERE `product` = 1053 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相三线' WHERE `product` = 1053 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `choice` = '', `condition` = '1 min' WHERE `product` = 1053 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `choice` = '0.2级' WHERE `product` = 1053 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'C级（0.5S级）' WHERE `product` = 1053 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '4G' WHERE `product` = 1053 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'MQTT' WHERE `product` = 1053 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'LoRa' WHERE `product` = 1053 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'radio-frequency', `min` = 470, `max` = 510 WHERE `product` = 1053 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'report-interval', `min` = 1 WHERE `product` = 1053 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 7, `max` = 7, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1053 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `choice` = '' WHERE `product` = 1053 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1053 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×57.7/100 V' WHERE `product` = 1053 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `max` = NULL, `choice` = '5 A' WHERE `product` = 1053 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `choice` = '', `condition` = '1 min' WHERE `product` = 1054 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '3×57.7/100 V' WHERE `product` = 1054 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1054 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '5 A' WHERE `product` = 1054 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '1 A' WHERE `product` = 1054 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '0.5级', `condition` = '', `optional` = 0 WHERE `product` = 1054 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `choice` = '0.2级', `condition` = '可订', `optional` = 1 WHERE `product` = 1054 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'C级（0.5S级）', `condition` = '', `optional` = 0 WHERE `product` = 1054 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1054 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-RTU', `condition` = '选配', `optional` = 1 WHERE `product` = 1054 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265 WHERE `product` = 1054 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `choice` = '2级' WHERE `product` = 1054 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -20, `max` = 60, `choice` = '' WHERE `product` = 1054 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 93, `choice` = '' WHERE `product` = 1054 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1054 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `choice` = '', `condition` = '1 min' WHERE `product` = 1055 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '5 A' WHERE `product` = 1055 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `min` = NULL, `max` = NULL, `choice` = '0.5级' WHERE `product` = 1055 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'relay-outputs', `min` = 2, `max` = 2, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1055 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1055 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -20, `max` = 60, `choice` = '' WHERE `product` = 1055 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 93, `choice` = '' WHERE `product` = 1055 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1055 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `max` = NULL, `choice` = 'LED数码管' WHERE `product` = 1055 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'withstand-voltage', `min` = 2, `max` = 2, `choice` = '', `condition` = '1 min' WHERE `product` = 1056 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '3×220/380 V' WHERE `product` = 1056 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×57.7/100 V' WHERE `product` = 1056 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '5 A' WHERE `product` = 1056 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '1 A' WHERE `product` = 1056 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `choice` = '0.2级' WHERE `product` = 1056 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `min` = NULL, `max` = NULL, `choice` = 'C级（0.5S级）', `condition` = '', `optional` = 0 WHERE `product` = 1056 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'harmonics', `min` = 2, `max` = 31, `choice` = '', `condition` = '选配', `optional` = 1 WHERE `product` = 1056 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485', `condition` = '', `optional` = 0 WHERE `product` = 1056 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '以太网', `condition` = '选配', `optional` = 1 WHERE `product` = 1056 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265 WHERE `product` = 1056 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `choice` = '2级', `condition` = '' WHERE `product` = 1056 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -20, `max` = 60, `choice` = '' WHERE `product` = 1056 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 93, `choice` = '' WHERE `product` = 1056 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1056 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `max` = NULL, `choice` = '点阵LCD' WHERE `product` = 1056 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-tolerance', `min` = -20, `max` = 20, `choice` = '' WHERE `product` = 1058 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = 'AC 220 V' WHERE `product` = 1058 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '0.2-0.5(80) A' WHERE `product` = 1058 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '单相' WHERE `product` = 1058 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `min` = NULL, `max` = NULL, `choice` = 'B级（1级）' WHERE `product` = 1058 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'tariffs', `min` = 4, `max` = 4, `choice` = '' WHERE `product` = 1058 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485', `condition` = '', `optional` = 0 WHERE `product` = 1058 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'LoRa', `condition` = '可选', `optional` = 1 WHERE `product` = 1058 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'radio-frequency', `min` = 470, `max` = 510, `choice` = '' WHERE `product` = 1058 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'DL/T 645-2007' WHERE `product` = 1058 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD', `condition` = '', `optional` = 0 WHERE `product` = 1058 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1058 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1058 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '段码LCD' WHERE `product` = 1058 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-tolerance', `min` = -20, `max` = 20, `choice` = '' WHERE `product` = 1059 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1059 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相四线' WHERE `product` = 1059 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '0.2-0.5(80) A' WHERE `product` = 1059 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'B级（1级）', `condition` = '', `optional` = 0 WHERE `product` = 1059 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `min` = NULL, `max` = NULL, `choice` = '2级', `condition` = '选配', `optional` = 1 WHERE `product` = 1059 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'tariffs', `min` = 4, `max` = 4, `choice` = '', `condition` = 'F型' WHERE `product` = 1059 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1059 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'DL/T 645-2007' WHERE `product` = 1059 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1059 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '段码LCD' WHERE `product` = 1059 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-tolerance', `min` = -20, `max` = 20, `choice` = '' WHERE `product` = 1060 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相四线' WHERE `product` = 1060 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'wiring', `choice` = '三相三线' WHERE `product` = 1060 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1060 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×57.7/100 V' WHERE `product` = 1060 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `min` = NULL, `max` = NULL, `choice` = '0.015-0.075(6) A', `condition` = '' WHERE `product` = 1060 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'C级（0.5S级）' WHERE `product` = 1060 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `choice` = '2级' WHERE `product` = 1060 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'harmonics', `min` = 2, `max` = 31, `choice` = '', `condition` = 'H型' WHERE `product` = 1060 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1060 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'Modbus-RTU' WHERE `product` = 1060 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'DL/T 645-2007' WHERE `product` = 1060 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60 WHERE `product` = 1060 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'tariffs', `min` = 4, `max` = 4, `choice` = '' WHERE `product` = 1062 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 60, `choice` = '' WHERE `product` = 1062 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1062 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'DL/T 645-2007', `condition` = '', `optional` = 0 WHERE `product` = 1062 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1062 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP54' WHERE `product` = 1062 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP51', `condition` = '箱内' WHERE `product` = 1062 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'circuits', `min` = 1, `max` = 1, `condition` = '三相' WHERE `product` = 1065 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 30, `max` = 30, `choice` = '' WHERE `product` = 1065 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1065 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '段码LCD' WHERE `product` = 1065 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `min` = NULL, `max` = NULL, `choice` = '3×220/380 V', `condition` = '' WHERE `product` = 1066 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'circuits', `min` = 1, `max` = 4, `choice` = '', `condition` = '三相' WHERE `product` = 1066 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '开口互感器', `condition` = '' WHERE `product` = 1066 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `min` = NULL, `max` = NULL, `choice` = '1.0级', `condition` = '功率' WHERE `product` = 1066 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `min` = NULL, `max` = NULL, `choice` = 'B级（1级）' WHERE `product` = 1066 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'report-interval', `min` = 1, `max` = 1, `choice` = '' WHERE `product` = 1066 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 60, `max` = 60, `choice` = '' WHERE `product` = 1066 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'ct-primary', `min` = 100, `max` = 600 WHERE `product` = 1066 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G' WHERE `product` = 1066 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `choice` = 'MQTT' WHERE `product` = 1066 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60 WHERE `product` = 1066 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'circuits', `min` = 1, `max` = 1, `condition` = '三相' WHERE `product` = 1067 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 7, `max` = 7, `choice` = '' WHERE `product` = 1067 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1067 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '段码LCD' WHERE `product` = 1067 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP30' WHERE `product` = 1069 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1069 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '导轨' WHERE `product` = 1069 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 8000, `max` = 8000, `condition` = '电气' WHERE `product` = 1072 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 20000, `max` = 20000, `choice` = '', `condition` = '机械' WHERE `product` = 1072 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '' WHERE `product` = 1072 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `min` = NULL, `max` = NULL, `choice` = '段码LCD' WHERE `product` = 1072 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'radio-frequency', `min` = 470, `max` = 510, `condition` = '选配LoRa' WHERE `product` = 1076 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '' WHERE `product` = 1076 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1076 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '导轨' WHERE `product` = 1076 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{"400 V实际输出":["10 kvar×0.790＝7.9 kvar","15 kvar×0.790＝11.9 kvar","20 kvar×0.790＝15.8 kvar","30 kvar×0.790＝23.7 kvar","30 kvar×0.790＝23.7 kvar","40 kvar×0.790＝31.6 kvar"]}},{"kind":"choice","name":"温度型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃；写在代码末尾，与重载型LH-ZCS-G不同","sets":{"工作环境":"−25~+60 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCM","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","text":"{}（单路）","numbers":[20,30,40],"with":{"400 V实际输出":["15.8 kvar","23.7 kvar","31.6 kvar"]}}],"rules":[],"variants":[]}' WHERE `product` = 1003;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[250],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[5,10,15,20,30],"with":{"230 V实际输出":["4.2 kvar","8.5 kvar","12.7 kvar","16.9 kvar","25.4 kvar"]}}],"rules":[],"variants":[]}' WHERE `product` = 1004;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-GYJ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[6,10],"with":{"电容器额定电压":["6.6/√3 kV","11/√3 kV"]}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","range":{"min":100,"max":600,"step":1},"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1010;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCB","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"标称容量","figure":"volts","after":"","unit":"V","numbers":[480,525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[40,60],"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"标称容量","figure":"percent","after":"%","unit":"%","text":"电抗率{}","numbers":[7,14],"with":{}},{"kind":"choice","name":"投切元件","before":"-","line":"投切元件","options":[{"code":"T","meaning":"晶闸管","sets":{}},{"code":"F","meaning":"复合开关","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电容器额定电压":["480"]},"only":{"电抗率":["7"]},"says":"480 V电容器只配7%电抗率，14%电抗率须选525 V"},{"when":{"电容器额定电压":["525"]},"only":{"电抗率":["14"]},"says":"525 V电容器只配14%电抗率，7%电抗率须选480 V"}],"variants":[{"when":{"电容器额定电压":["480"],"标称容量":["40"]},"sets":{"400 V实际输出":"29.9 kvar"}},{"when":{"电容器额定电压":["480"],"标称容量":["60"]},"sets":{"400 V实际输出":"44.8 kvar"}},{"when":{"电容器额定电压":["525"],"标称容量":["40"]},"sets":{"400 V实际输出":"27.0 kvar"}},{"when":{"电容器额定电压":["525"],"标称容量":["60"]},"sets":{"400 V实际输出":"40.5 kvar"}}]}' WHERE `product` = 1013;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-M","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[30,50,75,100],"with":{"额定电流":["43 A","72 A","108 A","144 A"]}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{}},{"code":"3L","meaning":"三相三线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1022;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[30,50,75],"with":{"额定电流":["43 A","72 A","108 A"]}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1024;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-SVG-P","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","numbers":[30,50,70],"with":{"额定电流":["43 A","72 A","101 A"]}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"蓝牙维护、RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1、蓝牙维护、RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1025;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-QJ","parts":[{"kind":"number","name":"可控容量","before":"-","line":"可控容量（400 V）","after":"","unit":"kvar","numbers":[12,16,20,30,43,63],"with":{"额定电流":["17 A","23 A","29 A","43 A","62 A","91 A"]}},{"kind":"number","name":"线圈电压","before":"/","line":"线圈电压","after":"","unit":"V","text":"AC {}，50 Hz","numbers":[110,220,380],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1042;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-TB","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[40,63,80],"with":{"控制容量":["20 kvar","30 kvar","40 kvar"]}},{"kind":"choice","name":"控制方式","before":"-","line":"控制","options":[{"code":"RS","meaning":"RS485型","text":"RS485","sets":{}},{"code":"D","meaning":"DC 12 V型","text":"DC 12 V","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1044;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96H","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"CE","meaning":"RS485，以太网","text":"RS485；以太网Modbus-TCP","sets":{}},{"code":"C","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1050;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96F","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信规约","before":"-","absent":{"meaning":"Modbus-RTU","sets":{"通信":"RS485：出厂Modbus-RTU，可切换为DL/T 645-2007"}},"options":[{"code":"D","meaning":"DL/T 645-2007","sets":{"通信":"RS485：出厂DL/T 645-2007，可切换为Modbus-RTU"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1051;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96K","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"扩展","before":"-","options":[{"code":"8D4R2A","meaning":"8DI/4DO/2AO","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1052;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-PM96W","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"无线通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{"LoRa":"不带（4G型）"}},{"code":"LR","meaning":"LoRa","sets":{"4G":"不带（LoRa型）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1053;
--> statement-breakpoint
UPDATE `product_sizes` SET `height_min` = 340 WHERE `product` = 1002 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `height_min` = 310 WHERE `product` = 1011 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `height_min` = 330 WHERE `product` = 1012 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `height_min` = 350 WHERE `product` = 1014 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '三次谐波放大', `before` = '1.8', `after` = '0.9', `unit` = '倍' WHERE `case` = 4006 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '功率因数', `before` = '0.84', `after` = '0.96', `unit` = '' WHERE `case` = 4006 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'THDu', `before` = '6.1', `after` = '3.6', `unit` = '%' WHERE `case` = 4006 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '照明月用电量', `before` = '5.4', `after` = '3.6', `unit` = '万kWh' WHERE `case` = 4014 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '单独计量回路', `before` = '4', `after` = '46', `unit` = '路' WHERE `case` = 4014 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'THDu', `before` = '4.8', `after` = '3.1', `unit` = '%' WHERE `case` = 4108 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '功率因数', `before` = '0.86', `after` = '0.98', `unit` = '' WHERE `case` = 4108 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '10 kV侧5次谐波电流', `before` = '36', `after` = '9', `unit` = 'A' WHERE `case` = 4202 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '功率因数', `before` = '0.83', `after` = '0.95', `unit` = '' WHERE `case` = 4202 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'THDi', `before` = '17', `after` = '4.2', `unit` = '%' WHERE `case` = 4215 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '功率因数', `before` = '0.81', `after` = '0.97', `unit` = '' WHERE `case` = 4215 AND `place` = 1;
--> statement-breakpoint
UPDATE `factory` SET `work` = '线圈在绕线机上用铜线绕成，套上铁心浸漆固化；逐台复测电感量、通电听噪声，合格才装柜。', `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 6008;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 1076;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-28 19:32:44' WHERE `id` = 4215;
