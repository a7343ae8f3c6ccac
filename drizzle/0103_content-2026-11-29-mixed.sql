-- content: smart capacitors keep discharged before they close again, their breakers, sizes and heat; boards and air; burdens of transformers
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('thyristor-loss', '晶闸管导通损耗', '电气参数', 'range', 12, 'W', '', 0, 0, '', '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('reclose-interval', '同路再投间隔', '补偿与投切', 'number', 35, 's', '', 0, 0, '', '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('rated-burden', '额定负荷', '测量与精度', 'list', 59, 'VA', '', 0, 0, '', '');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 24, 'weight', '重量', '约13 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 24, 'weight', '重量', '约16 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 24, 'weight', '重量', '约15 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 26, 'weight', '重量', '约13 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 25, 'weight', '重量', '约110 kg（150 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 29, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 30, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 29, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 30, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 30, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 16, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 15, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 14, 'power-quality-limits', '电能质量限值', 'GB/T 12326（电压波动和闪变）、GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1018, 13, 'protection-class', '面板防护', 'IP52（前面）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1019, 10, 'temperature', '环境', '−25~+60 ℃，防护等级IP51（箱内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1020, 13, 'protection-class', '防护等级', 'IP51（箱内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1042, 14, 'weight', '重量', '约0.6 kg（30、43型）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1043, 11, 'weight', '重量', '约1.2 kg');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1044, 12, 'weight', '重量', '约1.1 kg');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1045, 13, 'weight', '重量', '约4.5 kg（60 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1046, 10, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1047, 14, 'temperature', '环境', '−10~+55 ℃');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 32, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 29, 'depth', 420, 420, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 28, 'depth', 430, 430, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 31, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1005, 30, 'depth', 400, 400, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 34, 'depth', 525, 525, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 32, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 33, 'display', NULL, NULL, '指示灯', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 34, 'display', NULL, NULL, '段码LCD', '选配', 0, 1);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 35, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 36, 'depth', 320, 320, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 31, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1015, 18, 'depth', 1000, 1000, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1018, 19, 'depth', NULL, 85, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1019, 17, 'depth', 90, 90, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1020, 23, 'depth', 100, 100, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1042, 25, 'depth', 115, 115, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1043, 21, 'depth', 110, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1044, 18, 'depth', 95, 95, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1046, 17, 'depth', NULL, 80, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1047, 21, 'depth', NULL, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1075, 22, 'rated-burden', 5, 5, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1075, 23, 'withstand-voltage', 3, 3, '', '二次对地，1 min', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1075, 24, 'temperature', -25, 70, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1075, 25, 'display', NULL, NULL, '无显示', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1075, 26, 'mounting', NULL, NULL, '母排或电缆上', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1001, '规格', '["额定容量","450 V电流","400 V输出","400 V电流","机内断路器","满载损耗","高度","重量"]', '[["10 kvar（5+5）","12.8 A","7.9 kvar","11.4 A","20 A","≤11 W","310 mm","约8 kg"],["15 kvar（10+5）","19.2 A","11.9 kvar","17.1 A","32 A","≤14 W","320 mm","约9 kg"],["20 kvar（10+10）","25.7 A","15.8 kvar","22.8 A","40 A","≤17 W","330 mm","约10 kg"],["30 kvar（15+15、20+10）","38.5 A","23.7 kvar","34.2 A","63 A","≤25 W","340 mm","约11.5 kg"],["40 kvar（20+20）","51.3 A","31.6 kvar","45.6 A","80 A","≤33 W","350 mm","约13 kg"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1002, '规格', '["额定容量","480 V电流","400 V输出","400 V电流","机内断路器","满载损耗","高度","重量"]', '[["20 kvar（10+10）","24.1 A","13.9 kvar","20.0 A","40 A","≤17 W","340 mm","约11 kg"],["30 kvar（15+15）","36.1 A","20.8 kvar","30.1 A","63 A","≤24 W","350 mm","约12.5 kg"],["40 kvar（20+20）","48.1 A","27.8 kvar","40.1 A","80 A","≤31 W","360 mm","约14.5 kg"],["50 kvar（25+25）","60.1 A","34.7 kvar","50.1 A","100 A","≤38 W","370 mm","约16 kg"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1075, '变比与负荷', '["一次电流","准确级","额定负荷（5 A、1 A输出）"]', '[["100、150 A","1级","1 VA"],["200、300 A","0.5级、1级","1.5 VA"],["400、600 A","0.5级、1级","2.5 VA"],["800 A","0.5级、1级","3.75 VA"],["1000、1500 A","0.5级、1级，可选0.2级","3.75 VA"],["2000、3000、5000 A","0.5级、1级，可选0.2级","5 VA"]]');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 27, 'ct-primary', 100, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 27, 'rated-burden', 1, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 28, 'ct-primary', 150, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 28, 'rated-burden', 1, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 29, 'ct-primary', 200, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 29, 'rated-burden', 1.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 30, 'ct-primary', 300, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 30, 'rated-burden', 1.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 31, 'ct-primary', 400, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 31, 'rated-burden', 2.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 32, 'ct-primary', 600, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 32, 'rated-burden', 2.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 33, 'ct-primary', 800, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 33, 'rated-burden', 3.75, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 34, 'ct-primary', 1000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 34, 'rated-burden', 3.75, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 35, 'ct-primary', 1500, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 35, 'rated-burden', 3.75, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 36, 'ct-primary', 2000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 36, 'rated-burden', 5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 37, 'ct-primary', 3000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 37, 'rated-burden', 5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 38, 'ct-primary', 5000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 38, 'rated-burden', 5, '');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 14, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，本机自动锁定，不能改短"},{"fact":"工作环境","before":"−25~+55 ℃","after":"−25~+55 ℃（柜内空气）"},{"fact":"规格 表头","before":"","after":"额定容量、450 V电流、400 V输出、400 V电流、机内断路器、满载损耗、高度、重量"},{"fact":"规格 10 kvar（5+5）","before":"","after":"12.8 A，7.9 kvar，11.4 A，20 A，≤11 W，310 mm，约8 kg"},{"fact":"规格 15 kvar（10+5）","before":"","after":"19.2 A，11.9 kvar，17.1 A，32 A，≤14 W，320 mm，约9 kg"},{"fact":"规格 20 kvar（10+10）","before":"","after":"25.7 A，15.8 kvar，22.8 A，40 A，≤17 W，330 mm，约10 kg"},{"fact":"规格 30 kvar（15+15、20+10）","before":"","after":"38.5 A，23.7 kvar，34.2 A，63 A，≤25 W，340 mm，约11.5 kg"},{"fact":"规格 40 kvar（20+20）","before":"","after":"51.3 A，31.6 kvar，45.6 A，80 A，≤33 W，350 mm，约13 kg"},{"fact":"功能特点","before":"合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流；机壳内带微型断路器（图中看不到），一台短路或过流时自行断开，不影响同柜其他单元；拆装前先断开上级，验电、放电","after":"合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流；同一路切除后本机锁定180 s，放电以后才再投入，其间由别的路顶上；机内带三极微型断路器，手柄在正面下部的翻盖里（图中盖着）：一台短路或过流时自行脱扣，手动断开也只隔离这一…"},{"fact":"各规格的电流、损耗与重量","before":"","after":"400 V输出＝额定容量×(400÷450)²，电流＝输出÷(√3×400 V)；满载损耗按400 V计：电容器不超过0.5 W/kvar，加断路器、触点与测控单元；断路器为C型，不低于1.5倍450 V电流"},{"fact":"接线说明","before":"本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器；级联口用直通网线依次连接","after":"本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器接两路电容器；级联口用直通网线依次连接"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 8, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，本机自动锁定，不能改短"},{"fact":"工作环境","before":"−25~+55 ℃；高温型−25~+65 ℃（选配）","after":"−25~+55 ℃（柜内空气）；高温型−25~+65 ℃（选配）"},{"fact":"规格 表头","before":"","after":"额定容量、480 V电流、400 V输出、400 V电流、机内断路器、满载损耗、高度、重量"},{"fact":"规格 20 kvar（10+10）","before":"","after":"24.1 A，13.9 kvar，20.0 A，40 A，≤17 W，340 mm，约11 kg"},{"fact":"规格 30 kvar（15+15）","before":"","after":"36.1 A，20.8 kvar，30.1 A，63 A，≤24 W，350 mm，约12.5 kg"},{"fact":"规格 40 kvar（20+20）","before":"","after":"48.1 A，27.8 kvar，40.1 A，80 A，≤31 W，360 mm，约14.5 kg"},{"fact":"规格 50 kvar（25+25）","before":"","after":"60.1 A，34.7 kvar，50.1 A，100 A，≤38 W，370 mm，约16 kg"},{"fact":"功能特点","before":"","after":"同一路切除后本机锁定180 s，放电以后才再投入，其间由别的路顶上；机内带三极微型断路器，手柄在正面下部的翻盖里（图中盖着），断开它只隔离这一台，同柜其他单元照常投切；复位与拆线同LH-ZCS"},{"fact":"各规格的电流、损耗与重量","before":"","after":"400 V输出＝额定容量×(400÷480)²，电流＝输出÷(√3×400 V)；满载损耗按400 V计：电容器不超过0.5 W/kvar，加断路器、触点与测控单元；断路器为C型，不低于1.5倍480 V电流"},{"fact":"接线说明","before":"接线方式与LH-ZCS相同，但主回路导线与断路器应按1.5倍额定电流校核","after":"接线方式与LH-ZCS相同，机内也经微型断路器；主回路导线与上级断路器按1.5倍额定电流校核"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 5, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，本机自动锁定，不能改短"},{"fact":"工作环境","before":"−25~+55 ℃","after":"−25~+55 ℃（柜内空气）"},{"fact":"功能特点","before":"","after":"切除后本机锁定180 s，放电以后才再投入，其间由别的模块顶上"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 9, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，本机自动锁定，不能改短"},{"fact":"工作环境","before":"−25~+55 ℃","after":"−25~+55 ℃（柜内空气）"},{"fact":"功能特点","before":"","after":"同一相切除后本机锁定180 s，放电以后才再投入"},{"fact":"接线要点","before":"A、B、C、N经4P微断接入，N线截面与相线相同","after":"A、B、C、N经4P微断接入，微断装在单元电源侧，断开它只隔离这一台；N线截面与相线相同"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 5, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，各单元自动锁定，不能改短"},{"fact":"功能特点","before":"","after":"同一路切除后由单元锁定180 s，放电以后才再投入"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 11, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，本机自动锁定，不能改短"},{"fact":"环境","before":"−25~+55 ℃","after":"−25~+55 ℃（柜内空气）"},{"fact":"功能特点","before":"","after":"切除后本机锁定180 s，放电以后才再投入，其间由别的单元顶上"},{"fact":"接线要点","before":"上级断路器按1.5倍额定电流选择，脱扣曲线选C型或更高","after":"每台电源侧装断路器，按1.5倍额定电流选择，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 12, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，本机自动锁定，不能改短"},{"fact":"环境","before":"−25~+55 ℃","after":"−25~+55 ℃（柜内空气）"},{"fact":"功能特点","before":"","after":"切除后本机锁定180 s，放电以后才再投入，其间由别的单元顶上"},{"fact":"接线要点","before":"","after":"每台电源侧装断路器，按1.5倍额定电流选择；断开它只隔离这一台，同柜其他单元照常运行"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 13, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"复合开关≥180 s，由控制器保证；晶闸管不需等待"},{"fact":"环境","before":"−25~+45 ℃","after":"−25~+45 ℃（柜内空气）"},{"fact":"柜内通风","before":"","after":"每柜1块自冷；2~4块风冷，每块≥200 m³/h"},{"fact":"装柜与通风","before":"","after":"环境温度指柜内空气，任何一处不超过+45 ℃；下面按一面宽800 mm、深800 mm、高2200 mm的柜、室温不超过35 ℃（柜内温升10 K）；风量V≈3.1×P/ΔT，最大的一种600 W为186 m³/h，取200 m³/h；不装…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 10, '2026-11-29', '[{"fact":"投切延时","before":"1~180 s可设，出厂10 s","after":"1~180 s可设，出厂10 s（不同路、不同台之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s，本机自动锁定，不能改短"},{"fact":"环境","before":"−25~+50 ℃","after":"−25~+50 ℃（柜内空气）"},{"fact":"功能特点","before":"","after":"同一相切除后本机锁定180 s，放电以后才再投入"},{"fact":"接线要点","before":"","after":"每台电源侧装4P断路器，按1.5倍额定电流选择；断开它只隔离这一台，同柜其他单元照常运行"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 5, '2026-11-29', '[{"fact":"响应","before":"≤30 s（含放电延时）","after":"≤30 s（投切另一支路）"},{"fact":"同路再投间隔","before":"","after":"≥180 s（放电）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 7, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"不需等待（晶闸管型）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 6, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"不需等待（晶闸管）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 5, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"≥180 s，由电容单元自动锁定"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1019, 5, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"≥180 s（放电锁定）；接晶闸管时可设为0"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1020, 6, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"≥180 s（放电锁定）；接晶闸管时可设为0"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 6, '2026-11-29', '[{"fact":"产品概述","before":"控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容，SVG始终保留不少于20%的调节裕度","after":"控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容（接复合开关时，同一路切除后180 s内不再投入），SVG始终保留不少于20%的调节裕度"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1042, 5, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"≥180 s（放电），由控制器保证"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1043, 4, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"≥180 s（放电），由控制器保证"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1044, 4, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"≥180 s（放电），由控制器保证"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 4, '2026-11-29', '[{"fact":"同路再投间隔","before":"","after":"不需等待（等电位触发）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 3, '2026-11-29', '[{"fact":"投切延时","before":"5~200 s","after":"5~200 s（不同路之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s（放电锁定）；接晶闸管时可设为0"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1047, 3, '2026-11-29', '[{"fact":"投切延时","before":"5~200 s","after":"5~200 s（不同路之间）"},{"fact":"同路再投间隔","before":"","after":"≥180 s（放电锁定）；接晶闸管时可设为0"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 6, '2026-11-29', '[{"fact":"额定负荷","before":"1~5 VA（随变比）","after":"1、1.5、2.5、3.75、5 VA（随一次电流，见变比与负荷表）"},{"fact":"变比与负荷 表头","before":"","after":"一次电流、准确级、额定负荷（5 A、1 A输出）"},{"fact":"变比与负荷 100、150 A","before":"","after":"1级，1 VA"},{"fact":"变比与负荷 200、300 A","before":"","after":"0.5级、1级，1.5 VA"},{"fact":"变比与负荷 400、600 A","before":"","after":"0.5级、1级，2.5 VA"},{"fact":"变比与负荷 800 A","before":"","after":"0.5级、1级，3.75 VA"},{"fact":"变比与负荷 1000、1500 A","before":"","after":"0.5级、1级，可选0.2级，3.75 VA"},{"fact":"变比与负荷 2000、3000、5000 A","before":"","after":"0.5级、1级，可选0.2级，5 VA"},{"fact":"变比与负荷","before":"","after":"额定负荷包括两根二次导线、端子与仪表；5 A输出导线消耗大：10 m的4 mm²铜线来回约2.2 VA，加端子与仪表约4 VA；超过额定负荷时缩短导线，或者改用1 A输出，同样长度只要约0.6 VA；333 mV型接仪表的高阻输入，没有额定…"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '把自愈式电容器、过零投切开关、测控单元和温度传感器集成在一个机壳内，三相共补单元还带微型断路器，直接上母线即可组网工作，无需另配接触器、热继电器和补偿控制器。', `maincontent` = '<p>智能集成电容器取消了传统补偿回路里的熔断器、接触器、热继电器与独立控制器之间的大量二次线。多台并联时由地址最小的一台自动作为主机，主机退出后其余单元在数秒内重新竞选主机，任一台故障不影响其他单元投切。</p>
<ul><li>投切过程在电压过零点合闸、电流过零点分闸，合闸涌流不大于额定电流的2.5倍；同一路切除后单元自己锁定180 s，放电以后才再投入。</li><li>每路电容器都有体内温度传感器，超温先告警、再退出，不靠环境温度间接判断。</li><li>容量、投切次数和运行小时数均可通过RS485读出，便于判断电容器寿命。</li></ul>' WHERE `id` = 201;
--> statement-breakpoint
UPDATE `parameters` SET `better` = '' WHERE `key` = 'withstand-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 13 WHERE `key` = 'consumption';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 14 WHERE `key` = 'supply-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 15 WHERE `key` = 'capacitance-tolerance';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 16, `better` = '' WHERE `key` = 'temperature-rise';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 17 WHERE `key` = 'insulation-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 18 WHERE `key` = 'electrical';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 19 WHERE `key` = 'compensation-mode';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 20 WHERE `key` = 'rated-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 21 WHERE `key` = 'output-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 22 WHERE `key` = 'step-combination';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 23 WHERE `key` = 'step-count';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 24 WHERE `key` = 'controlled-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 25 WHERE `key` = 'reactance-rate';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 26 WHERE `key` = 'compensation-current';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 27 WHERE `key` = 'compensation-orders';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 28 WHERE `key` = 'filter-rate';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 29 WHERE `key` = 'power-factor';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 30 WHERE `key` = 'response-time';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 31 WHERE `key` = 'effect';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 32 WHERE `key` = 'switching-element';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 33 WHERE `key` = 'switching-control';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 34 WHERE `key` = 'switching-delay';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 36, `better` = '' WHERE `key` = 'inrush';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 37 WHERE `key` = 'switching-life';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 38 WHERE `key` = 'outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 39 WHERE `key` = 'control-signal';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 40 WHERE `key` = 'parallel-units';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 41 WHERE `key` = 'measured';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 42 WHERE `key` = 'quality-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 43 WHERE `key` = 'voltage-input';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 44 WHERE `key` = 'current-input';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 45 WHERE `key` = 'circuits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 46 WHERE `key` = 'accuracy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 47 WHERE `key` = 'active-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 48 WHERE `key` = 'reactive-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 49 WHERE `key` = 'errors';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 50 WHERE `key` = 'sampling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 51 WHERE `key` = 'harmonics';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 52 WHERE `key` = 'tariffs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 53 WHERE `key` = 'metering';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 54 WHERE `key` = 'storage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 55 WHERE `key` = 'temperature-points';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 56 WHERE `key` = 'measured-temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 57 WHERE `key` = 'ct-primary';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 58 WHERE `key` = 'ct-output';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 60 WHERE `key` = 'communication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 61 WHERE `key` = 'protocol';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 62 WHERE `key` = 'radio-frequency';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 63 WHERE `key` = 'report-interval';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 64 WHERE `key` = 'connected-devices';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 65 WHERE `key` = 'digital-inputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 66 WHERE `key` = 'relay-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 67 WHERE `key` = 'analog-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 68 WHERE `key` = 'interface';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 69 WHERE `key` = 'display';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 70 WHERE `key` = 'protection';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 71 WHERE `key` = 'phase-indication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 72 WHERE `key` = 'residual-current';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 73 WHERE `key` = 'temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 74 WHERE `key` = 'humidity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 75 WHERE `key` = 'altitude';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 76 WHERE `key` = 'protection-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 77 WHERE `key` = 'live-withdrawal';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 78 WHERE `key` = 'cooling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 79 WHERE `key` = 'noise';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 80 WHERE `key` = 'mounting';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 81 WHERE `key` = 'application';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 82 WHERE `key` = 'dimensions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 83 WHERE `key` = 'cutout';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 84 WHERE `key` = 'depth';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 85 WHERE `key` = 'weight';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 86 WHERE `key` = 'construction';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 87 WHERE `key` = 'functions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 88 WHERE `key` = 'options';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 89 WHERE `key` = 'order-code';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 90 WHERE `key` = 'power-quality-limits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 91 WHERE `key` = 'standards';
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流；同一路切除后本机锁定180 s，放电以后才再投入，其间由别的路顶上</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路同容量时单台可投两级（如20+20：20、40 kvar），2:1容量时可投三级（如20+10：10、20、30 kvar）</li><li>机内带三极微型断路器，手柄在正面下部的翻盖里（图中盖着）：一台短路或过流时自行脱扣，手动断开也只隔离这一台，同柜其他单元照常投切</li><li>脱扣后先看故障代码、查明原因，等待3 min以上再复位：手柄先扳到“O”，再推到“I”；又脱扣的不再合，整台更换</li><li>顶部接线柱在断路器前面、仍接母线：拆接进线或在母线上工作才断开上级，等待3 min以上，验电、短接放电后再动手</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、损耗与重量</h3>
<p>400 V输出＝额定容量×(400÷450)²，电流＝输出÷(√3×400 V)。满载损耗按400 V计：电容器不超过0.5 W/kvar，加断路器、触点与测控单元。断路器为C型，不低于1.5倍450 V电流。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器接两路电容器；级联口用直通网线依次连接。</p>
<h3>接线要点</h3>
<ol><li>在断电并验电后，将A、B、C三相导线接到顶部A、B、C接线柱，导线按1.5倍额定电流选取：10、15、20、30、40 kvar依次不小于4、6、10、16、25 mm²铜线。</li><li>取样互感器装在总进线A相、电容柜电源侧，二次接至集中测控装置或第一台的取样端子，电压取B、C相线电压。</li><li>用直通网线把各台的“网络1/网络2”口首尾级联，最后一台不需终端电阻。</li><li>上电后等待约30 s，面板显示主从机身份，核对台数与容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS-G针对系统电压长期处于上偏差、夜间轻载电压超过430 V的现场，电容器额定电压提高到480 V，薄膜厚度与喷金工艺加强，允许1.5倍额定电流持续运行。</p>
<p>因额定电压高于系统电压，400 V下实际输出约为标称容量的69%，选型时须按输出容量折算。</p>
<p>型号里的G表示重载型，与LH-ZCS代码末尾的后缀G（高温型）不是一回事，订货时不要混用。</p>
<h3>功能特点</h3>
<ul><li>电容器芯组采用方阻渐变金属化膜，边缘加厚提高喷金接触可靠性</li><li>投切开关采用大电流磁保持继电器，导通压降小，长期运行温升低</li><li>同一路切除后本机锁定180 s，放电以后才再投入，其间由别的路顶上</li><li>机内带三极微型断路器，手柄在正面下部的翻盖里（图中盖着），断开它只隔离这一台，同柜其他单元照常投切；复位与拆线同LH-ZCS</li><li>每日自动计算等效容量，衰减超过10%提示更换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、损耗与重量</h3>
<p>400 V输出＝额定容量×(400÷480)²，电流＝输出÷(√3×400 V)。满载损耗按400 V计：电容器不超过0.5 W/kvar，加断路器、触点与测控单元。断路器为C型，不低于1.5倍480 V电流。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS-G/480-25+25</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>接线方式与LH-ZCS相同，机内也经微型断路器；主回路导线与上级断路器按1.5倍额定电流校核。</p>
<h3>接线要点</h3>
<ol><li>50 kvar单元单路额定电流约30 A，进线导线建议不小于35 mm²。</li><li>夜间电压偏高的系统，应把过压保护定值设为440 V、回差8 V，避免反复投退。</li><li>若与普通450 V单元混装，须在参数中分别登记容量与电压等级。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，抽出、插入约2 min，同柜其他模块不停。抽出的模块断电后等待3 min以上，验电、短接放电，再碰触头。</p>
<p>面板LED光带以颜色和亮度指示该模块容量利用率，巡检人员在柜门外即可判断哪一路老化最快。</p>
<h3>功能特点</h3>
<ul><li>主触头先合后分的防误操作机械联锁</li><li>母线夹额定电流160 A，温升不超过50 K</li><li>切除后本机锁定180 s，放电以后才再投入，其间由别的模块顶上</li><li>模块自带身份码，插入任意槽位自动识别容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCM/450-30</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCF内部为三只250 V单相电容器，Y接并引出中性线，每相独立投切，避免了共补方案在不平衡系统中“一相欠补、一相过补”的问题。</p>
<p>建议分补容量占总补偿容量的30%~40%，与LH-ZCS组成混合系统。</p>
<h3>功能特点</h3>
<ul><li>每相单独测量电流与功率因数，投切互不影响</li><li>同一相切除后本机锁定180 s，放电以后才再投入</li><li>中性线电流实时监测，异常时告警</li><li>单相电容器故障只退出该相，其余两相继续运行</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCF/250-20</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，中性线必须可靠连接，不允许与保护线合用。</p>
<h3>接线要点</h3>
<ol><li>A、B、C、N经4P微断接入，微断装在单元电源侧，断开它只隔离这一台；N线截面与相线相同。</li><li>三相电流互感器变比须一致，二次分别接入IA、IB、IC，公共端接地。</li><li>接线后核对：负荷为感性时三相功率因数均应为滞后，若某一相显示超前，说明该相电流极性接反。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCH把分补与共补单元、测控装置、进线隔离开关与浪涌保护装配在一个箱体里，接上三相五线与互感器二次即可运行，适合没有补偿柜的老旧配电间。</p>
<p>测控装置先用分补把三相功率因数拉到同一水平，再用共补补足总量，投切次序由容量与累计运行时间共同决定。</p>
<h3>功能特点</h3>
<ul><li>出厂按60%共补加40%分补配置，可按实测调整比例</li><li>同一路切除后由单元锁定180 s，放电以后才再投入</li><li>预留SVG联动接点，后期可加装30~50 kvar SVG</li><li>进线带隔离开关与C级浪涌保护器</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCH/120-0.6</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCS-7在480 V电容回路中串入7%电抗器，调谐频率189 Hz，系统主要谐波频率下回路呈感性，既补无功又不放大5次及以上谐波。</p>
<p>电容与电抗分仓布置并各设温度测点，电抗温度过高时先告警、再退出，避免铁心过热损坏。</p>
<h3>功能特点</h3>
<ul><li>按电压谐波畸变率闭锁投入，THDu超过6%自动退出</li><li>铁心电抗线性度1.8倍额定电流，合闸不饱和</li><li>切除后本机锁定180 s，放电以后才再投入，其间由别的单元顶上</li><li>实际输出按电压与电抗率折算，面板可显示等效容量</li><li>满载发热：电抗器约4~5 W/kvar，电容器不超过0.5 W/kvar，排风按合计算</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/480-30-7%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入，电抗器已在内部串联，外部不得再加电抗。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装断路器，按1.5倍额定电流选择，脱扣曲线选C型或更高；断开它只隔离这一台，同柜其他单元照常运行。</li><li>同柜内多台之间保持20 mm间距，柜顶强制排风。</li><li>与不同电抗率的回路并联时须先做谐振校核。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>切除后本机锁定180 s，放电以后才再投入，其间由别的单元顶上</li><li>退出原因中文记录，可区分过压、谐波、过温</li><li>满载发热：电抗器约5~6 W/kvar，电容器不超过0.5 W/kvar，排风按合计算</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相三线接入；三次谐波系统须复核中性线截面。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装断路器，按1.5倍额定电流选择；断开它只隔离这一台，同柜其他单元照常运行。</li><li>中性线截面不小于相线，必要时加倍，防止零线过热。</li><li>与7%回路混装时须核对并联谐振，避免在3~5次之间出现峰值。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与发热</h3>
<p>按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的7%为4~5 W/kvar、14%为5~6 W/kvar，电容器不超过0.5 W/kvar。复合开关型没有晶闸管一项，保持功耗不超过1.5 W。熔断器不低于1.5倍电容器额定电流，向上取标准档。</p>
<table><thead><tr><th>规格</th><th>电容器额定电流</th><th>400 V电流</th><th>支路熔断器</th><th>晶闸管</th><th>电抗器</th><th>电容器</th><th>合计（晶闸管型）</th></tr></thead><tbody><tr><td>480 V/40 kvar/7%</td><td>48.1 A</td><td>43.1 A</td><td>80 A</td><td>155 W</td><td>160~200 W</td><td>≤20 W</td><td>约335~375 W</td></tr><tr><td>480 V/60 kvar/7%</td><td>72.2 A</td><td>64.7 A</td><td>125 A</td><td>233 W</td><td>240~300 W</td><td>≤30 W</td><td>约505~565 W</td></tr><tr><td>525 V/40 kvar/14%</td><td>44.0 A</td><td>39.0 A</td><td>80 A</td><td>140 W</td><td>200~240 W</td><td>≤20 W</td><td>约360~400 W</td></tr><tr><td>525 V/60 kvar/14%</td><td>66.0 A</td><td>58.5 A</td><td>100 A</td><td>211 W</td><td>300~360 W</td><td>≤30 W</td><td>约540~600 W</td></tr></tbody></table>
<h3>装柜与通风</h3>
<p>环境温度指柜内空气，任何一处不超过+45 ℃。下面按一面宽800 mm、深800 mm、高2200 mm的柜、室温不超过35 ℃（柜内温升10 K）；风量V≈3.1×P/ΔT，最大的一种600 W为186 m³/h，取200 m³/h。</p>
<ul><li>不装风机：前后门上下都开通风口，最多1块</li><li>装风机：2~4块（前后各2块），每块实际风量不小于200 m³/h，下进上出；4块约2.4 kW，滤网积灰时风量约减半，风机标称不小于1600 m³/h</li><li>室温到40 ℃：温升只剩5 K，装风机也最多2块</li><li>上下两块间距不小于100 mm；7块分装两面柜</li></ul>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>三相照明与单相开关电源同时存在时，三次谐波在中性线叠加、三相又不平衡，LH-XCF每相配14%单相电抗与300 V电容，逐相独立补偿。</p>
<p>每台可只投某一相，因此在轻载时不会把轻载相补成容性。</p>
<h3>功能特点</h3>
<ul><li>三相独立电抗器，磁路互不耦合，补偿更精确</li><li>中性线谐波电流实测显示</li><li>同一相切除后本机锁定180 s，放电以后才再投入</li><li>单相故障隔离，其余两相不停</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCF/300-24-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>三相四线接入，中性线必须单独敷设。</p>
<h3>接线要点</h3>
<ol><li>每台电源侧装4P断路器，按1.5倍额定电流选择；断开它只隔离这一台，同柜其他单元照常运行。</li><li>中性线截面不小于相线，单独从总中性排引出。</li><li>各相互感器变比一致，公共端接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机。</p>
<p>控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容（接复合开关时，同一路切除后180 s内不再投入），SVG始终保留不少于20%的调节裕度。</p>
<h3>功能特点</h3>
<ul><li>每级电容容量可单独登记，投切前预判避免过补</li><li>N+1冗余：一台退出时其余模块短时过载110%承接</li><li>散热器温度、风机转速在线监测，风机堵转预警</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-MH/400-150-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KCT铁心分为两半，锁扣合口，改造时不断线、不停母排即可安装。铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核；一次1000 A起可选配0.2级。</p>
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
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1001 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1001 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01，温度±1 ℃' WHERE `product` = 1001 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1001 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '允许投切次数', `text` = '≥100万次' WHERE `product` = 1001 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1001 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1001 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1001 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '标称容量×0.790' WHERE `product` = 1001 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1001 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1001 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1001 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1001 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；备用RS485口（选配）' WHERE `product` = 1001 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1001 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1001 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1001 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1002 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1002 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1002 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '机械寿命', `text` = '≥100万次' WHERE `product` = 1002 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1002 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）；高温型−25~+65 ℃（选配）' WHERE `product` = 1002 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1002 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1002 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1002 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1002 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1002 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1002 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1003 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1003 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1003 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '≥100万次' WHERE `product` = 1003 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01' WHERE `product` = 1003 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485，插拔时自动断开并告警' WHERE `product` = 1003 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1003 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '抽出操作', `text` = '可在退出投切状态下带电抽出' WHERE `product` = 1003 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = '抽屉面板IP30，柜内IP20' WHERE `product` = 1003 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1003 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1003 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1003 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1004 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1004 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01' WHERE `product` = 1004 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1004 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '≥100万次' WHERE `product` = 1004 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1004 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1004 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1004 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1004 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1004 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1004 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1004 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1005 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，各单元自动锁定，不能改短' WHERE `product` = 1005 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1005 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '≥100万次' WHERE `product` = 1005 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01' WHERE `product` = 1005 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '进线', `text` = '塑壳断路器或隔离开关，额定电流250/400 A' WHERE `product` = 1005 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP30（IP44可选）' WHERE `product` = 1005 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485，选配4G' WHERE `product` = 1005 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1005 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−10~+45 ℃' WHERE `product` = 1005 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1005 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1005 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1005 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1011 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1011 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '≥100万次' WHERE `product` = 1011 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1011 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1011 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1011 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-quality-limits', `label` = '电能质量限值', `text` = 'GB/T 14549（公用电网谐波）' WHERE `product` = 1011 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1011 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1011 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、谐波、两级过温、容量衰减' WHERE `product` = 1011 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1011 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1011 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1011 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约28 kg（30 kvar）' WHERE `product` = 1011 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1012 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1012 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '≥100万次' WHERE `product` = 1012 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1012 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1012 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1012 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-quality-limits', `label` = '电能质量限值', `text` = 'GB/T 14549（公用电网谐波）' WHERE `product` = 1012 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1012 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1012 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、谐波、两级过温、容量衰减' WHERE `product` = 1012 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1012 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1012 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1012 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约34 kg（30 kvar）' WHERE `product` = 1012 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'thyristor-loss' WHERE `product` = 1013 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '复合开关≥180 s，由控制器保证；晶闸管不需等待' WHERE `product` = 1013 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤3 In' WHERE `product` = 1013 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '复合开关≥100万次；晶闸管不限' WHERE `product` = 1013 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '标准型不带测量；选配测控面板的读数仅供监视' WHERE `product` = 1013 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '无对外通信；由控制器DC 12 V投切' WHERE `product` = 1013 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '不带' WHERE `product` = 1013 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃（柜内空气）' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '柜内通风', `text` = '每柜1块自冷；2~4块风冷，每块≥200 m³/h' WHERE `product` = 1013 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP00（敞开式，由柜体防护）' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约45 kg（60 kvar）' WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1014 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1014 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1014 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '≥100万次' WHERE `product` = 1014 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1014 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+50 ℃（柜内空气）' WHERE `product` = 1014 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-quality-limits', `label` = '电能质量限值', `text` = 'GB/T 14549（公用电网谐波）' WHERE `product` = 1014 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1014 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1014 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、谐波、过温、容量衰减，按相退出' WHERE `product` = 1014 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1014 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1014 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约38 kg（24 kvar）' WHERE `product` = 1014 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤30 s（投切另一支路）' WHERE `product` = 1015 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电）' WHERE `product` = 1015 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '调谐偏差', `text` = '≤±1%（出厂）' WHERE `product` = 1015 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '滤波效果', `text` = '主要谐波次数电流下降50%~80%，以现场复测为准' WHERE `product` = 1015 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '接触器' WHERE `product` = 1015 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '≥10万次' WHERE `product` = 1015 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485、以太网' WHERE `product` = 1015 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−5~+40 ℃' WHERE `product` = 1015 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP3X' WHERE `product` = 1015 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '强迫风冷' WHERE `product` = 1015 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤70 dB（1 m）' WHERE `product` = 1015 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约700 kg（300 kvar）' WHERE `product` = 1015 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '不需等待（晶闸管型）' WHERE `product` = 1016 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '不限（晶闸管型）' WHERE `product` = 1016 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485、以太网' WHERE `product` = 1016 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−5~+40 ℃' WHERE `product` = 1016 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP3X' WHERE `product` = 1016 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '强迫风冷或水冷' WHERE `product` = 1016 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤70 dB（1 m）' WHERE `product` = 1016 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约2400 kg（3面柜组）' WHERE `product` = 1016 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '不需等待（晶闸管）' WHERE `product` = 1017 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '不限（无触点）' WHERE `product` = 1017 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'effect', `label` = '闪变改善', `text` = '典型30%~60%，以现场为准' WHERE `product` = 1017 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485、以太网' WHERE `product` = 1017 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−5~+40 ℃' WHERE `product` = 1017 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '强迫风冷' WHERE `product` = 1017 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP31' WHERE `product` = 1017 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤70 dB（1 m）' WHERE `product` = 1017 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约650 kg（300 kvar）' WHERE `product` = 1017 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，由电容单元自动锁定' WHERE `product` = 1018 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'supply-voltage', `label` = '工作电源', `text` = 'AC/DC 85~265 V，功耗≤5 W' WHERE `product` = 1018 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'active-energy', `label` = '有功电能' WHERE `product` = 1018 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '不计量' WHERE `product` = 1018 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'storage', `label` = '存储', `text` = '负荷曲线≥7天，事件100条' WHERE `product` = 1018 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃' WHERE `product` = 1018 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电锁定）；接晶闸管时可设为0' WHERE `product` = 1019 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '三相电压、电流、有功、无功、功率因数、频率' WHERE `product` = 1019 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电锁定）；接晶闸管时可设为0' WHERE `product` = 1020 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'measured', `label` = '测量', `text` = '三相电压、电流、有功、无功、功率因数、频率' WHERE `product` = 1020 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'voltage-input', `label` = '电压输入', `text` = '3×220/380 V' WHERE `product` = 1020 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactive-energy', `label` = '无功电能', `text` = '2级' WHERE `product` = 1020 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+60 ℃' WHERE `product` = 1020 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电），由控制器保证' WHERE `product` = 1042 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '机械寿命', `text` = '≥100万次' WHERE `product` = 1042 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '电气寿命', `text` = '≥10万次' WHERE `product` = 1042 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'control-signal', `label` = '线圈电压', `text` = 'AC 110、220、380 V，50 Hz' WHERE `product` = 1042 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '操作频率', `text` = '≤120次/h' WHERE `product` = 1042 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−5~+40 ℃' WHERE `product` = 1042 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '自冷' WHERE `product` = 1042 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电），由控制器保证' WHERE `product` = 1043 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '机械寿命', `text` = '≥100万次' WHERE `product` = 1043 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃' WHERE `product` = 1043 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '自冷' WHERE `product` = 1043 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电），由控制器保证' WHERE `product` = 1044 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '电气寿命', `text` = '≥30万次' WHERE `product` = 1044 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'control-signal', `label` = '控制', `text` = 'DC 12 V或RS485' WHERE `product` = 1044 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '功耗', `text` = '动作瞬间≤10 W，保持0 W' WHERE `product` = 1044 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'controlled-capacity', `label` = '控制容量', `text` = '20、30、40 kvar' WHERE `product` = 1044 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'response-time', `label` = '动作时间', `text` = '约100 ms' WHERE `product` = 1044 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−40~+65 ℃' WHERE `product` = 1044 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '自冷' WHERE `product` = 1044 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '不需等待（等电位触发）' WHERE `product` = 1045 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '动作次数', `text` = '不限（无触点）' WHERE `product` = 1045 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '冷却', `text` = '强制风冷，60 kvar风量≥150 m³/h' WHERE `product` = 1045 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃' WHERE `product` = 1045 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '5~200 s（不同路之间）' WHERE `product` = 1046 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电锁定）；接晶闸管时可设为0' WHERE `product` = 1046 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '过压定值', `text` = '400~460 V可设' WHERE `product` = 1046 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压±0.5%，功率因数±0.01' WHERE `product` = 1046 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '功耗', `text` = '≤10 VA' WHERE `product` = 1046 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '5~200 s（不同路之间）' WHERE `product` = 1047 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s（放电锁定）；接晶闸管时可设为0' WHERE `product` = 1047 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压±0.5%，功率因数±0.01' WHERE `product` = 1047 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-burden', `text` = '1、1.5、2.5、3.75、5 VA（随一次电流，见变比与负荷表）' WHERE `product` = 1075 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1001 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1001 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '' WHERE `product` = 1001 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `max` = NULL, `choice` = '同步开关' WHERE `product` = 1001 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `condition` = '柜内空气' WHERE `product` = 1001 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1001 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1001 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '级联RJ45', `condition` = '', `optional` = 0 WHERE `product` = 1001 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1001 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1001 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '40 kvar' WHERE `product` = 1001 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1001 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1001 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1002 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1002 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1002 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `max` = 55, `condition` = '柜内空气', `optional` = 0 WHERE `product` = 1002 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 65, `choice` = '', `condition` = '选配', `optional` = 1 WHERE `product` = 1002 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1002 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1002 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1002 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1002 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 16, `max` = 16, `choice` = '', `condition` = '50 kvar' WHERE `product` = 1002 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1002 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1002 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1003 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1003 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '' WHERE `product` = 1003 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '' WHERE `product` = 1003 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'live-withdrawal', `choice` = '是', `condition` = '退出投切状态' WHERE `product` = 1003 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'IP30', `condition` = '抽屉面板' WHERE `product` = 1003 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '柜内' WHERE `product` = 1003 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `condition` = '柜内空气' WHERE `product` = 1003 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1003 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `min` = NULL, `max` = 2000, `condition` = '' WHERE `product` = 1003 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 15, `max` = 15, `choice` = '', `condition` = '40 kvar' WHERE `product` = 1003 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管' WHERE `product` = 1003 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '抽屉' WHERE `product` = 1003 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1004 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1004 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1004 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1004 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1004 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1004 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1004 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1004 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1004 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1004 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1004 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1005 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1005 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `choice` = '' WHERE `product` = 1005 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'IP30', `condition` = '', `optional` = 0 WHERE `product` = 1005 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP44', `condition` = '可选', `optional` = 1 WHERE `product` = 1005 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485', `condition` = '', `optional` = 0 WHERE `product` = 1005 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1005 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 45 WHERE `product` = 1005 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1005 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `condition` = '' WHERE `product` = 1005 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1005 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 110, `max` = 110, `choice` = '', `condition` = '150 kvar' WHERE `product` = 1005 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '触摸屏' WHERE `product` = 1005 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '壁挂' WHERE `product` = 1005 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1005 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180 WHERE `product` = 1011 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '' WHERE `product` = 1011 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1011 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1011 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1011 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1011 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1011 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1011 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 28, `max` = 28, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1011 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1011 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1011 AND `place` = 33;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180 WHERE `product` = 1012 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '' WHERE `product` = 1012 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1012 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1012 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1012 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1012 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1012 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1012 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 34, `max` = 34, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1012 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1012 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1012 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'thyristor-loss', `min` = 140, `max` = 233, `condition` = '晶闸管型满载' WHERE `product` = 1013 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 29.9, `max` = 29.9 WHERE `product` = 1013 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 44.8, `max` = 44.8 WHERE `product` = 1013 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 27, `max` = 27 WHERE `product` = 1013 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 40.5, `max` = 40.5 WHERE `product` = 1013 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180 WHERE `product` = 1013 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `max` = 3, `choice` = '' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '复合开关' WHERE `product` = 1013 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '无对外通信' WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45, `condition` = '柜内空气' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `choice` = '自冷' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `max` = NULL, `choice` = '风冷', `condition` = '' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `min` = NULL, `max` = 90, `condition` = '' WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1013 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP00', `condition` = '', `optional` = 0 WHERE `product` = 1013 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `max` = 50, `choice` = '', `condition` = '1 m' WHERE `product` = 1013 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 45, `max` = 45, `condition` = '60 kvar' WHERE `product` = 1013 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1014 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5 WHERE `product` = 1014 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL WHERE `product` = 1014 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 50, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1014 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1014 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1014 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1014 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1014 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 38, `max` = 38, `choice` = '', `condition` = '24 kvar' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1014 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1014 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '投切另一支路' WHERE `product` = 1015 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `choice` = '' WHERE `product` = 1015 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `min` = NULL, `choice` = '接触器' WHERE `product` = 1015 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 100000, `choice` = '' WHERE `product` = 1015 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'RS485' WHERE `product` = 1015 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '以太网' WHERE `product` = 1015 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `choice` = '' WHERE `product` = 1015 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP3X' WHERE `product` = 1015 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `max` = NULL, `choice` = '风冷', `condition` = '' WHERE `product` = 1015 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 70, `condition` = '1 m' WHERE `product` = 1015 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 700, `max` = 700, `choice` = '', `condition` = '300 kvar' WHERE `product` = 1015 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '触摸屏' WHERE `product` = 1015 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1015 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1018 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265, `condition` = '' WHERE `product` = 1018 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 7, `max` = NULL, `condition` = '负荷曲线' WHERE `product` = 1018 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '' WHERE `product` = 1018 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1018 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1018 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1018 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '112 mm×112 mm' WHERE `product` = 1018 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1019 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '', `condition` = '' WHERE `product` = 1019 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP51', `condition` = '箱内' WHERE `product` = 1019 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1019 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1019 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `choice` = '' WHERE `product` = 1020 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1020 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `min` = NULL, `max` = NULL, `choice` = '2级' WHERE `product` = 1020 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '', `condition` = '' WHERE `product` = 1020 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `choice` = 'IP51', `condition` = '箱内' WHERE `product` = 1020 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1020 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1020 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `condition` = '' WHERE `product` = 1042 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 1000000, `condition` = '机械' WHERE `product` = 1042 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 100000, `max` = NULL, `condition` = '电气' WHERE `product` = 1042 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -5, `max` = 40, `choice` = '' WHERE `product` = 1042 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '自冷', `condition` = '' WHERE `product` = 1042 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 0.6, `max` = 0.6, `choice` = '', `condition` = '30、43型' WHERE `product` = 1042 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '无显示' WHERE `product` = 1042 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '导轨' WHERE `product` = 1042 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1042 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `condition` = '' WHERE `product` = 1043 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1043 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '' WHERE `product` = 1043 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '自冷' WHERE `product` = 1043 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 1.2, `max` = 1.2, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1043 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1043 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1043 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1043 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `condition` = '' WHERE `product` = 1044 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 300000, `choice` = '', `condition` = '电气', `optional` = 0 WHERE `product` = 1044 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '可选', `optional` = 1 WHERE `product` = 1044 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 20, `max` = 20 WHERE `product` = 1044 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 30, `max` = 30 WHERE `product` = 1044 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'controlled-capacity', `min` = 40, `max` = 40 WHERE `product` = 1044 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'response-time', `min` = 100, `max` = 100 WHERE `product` = 1044 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -40, `max` = 65, `choice` = '' WHERE `product` = 1044 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cooling', `min` = NULL, `max` = NULL, `choice` = '自冷' WHERE `product` = 1044 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 1.1, `max` = 1.1, `choice` = '' WHERE `product` = 1044 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1044 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1044 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1046 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1046 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1046 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管' WHERE `product` = 1046 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1046 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '138 mm×138 mm' WHERE `product` = 1046 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL WHERE `product` = 1047 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1047 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1047 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1047 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1047 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '152 mm×92 mm' WHERE `product` = 1047 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-burden', `min` = 1, `max` = 1, `condition` = '' WHERE `product` = 1075 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-burden', `min` = 1.5, `max` = 1.5 WHERE `product` = 1075 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-burden', `min` = 2.5, `max` = 2.5, `choice` = '' WHERE `product` = 1075 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'rated-burden', `min` = 3.75, `max` = 3.75, `choice` = '' WHERE `product` = 1075 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{"400 V实际输出":["10 kvar×0.790＝7.9 kvar","15 kvar×0.790＝11.9 kvar","20 kvar×0.790＝15.8 kvar","30 kvar×0.790＝23.7 kvar","30 kvar×0.790＝23.7 kvar","40 kvar×0.790＝31.6 kvar"]}},{"kind":"choice","name":"温度型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃；写在代码末尾，与重载型LH-ZCS-G不同","sets":{"工作环境":"−25~+60 ℃（柜内空气）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KCT","parts":[{"kind":"choice","name":"窗口系列","before":"-","line":"窗口","options":[{"code":"24","meaning":"φ24 mm","sets":{"外形尺寸":"61 mm×78 mm×36 mm（宽×高×深）"}},{"code":"36","meaning":"φ36 mm","sets":{"外形尺寸":"75 mm×92 mm×40 mm（宽×高×深）"}},{"code":"80","meaning":"80 mm×50 mm","sets":{"外形尺寸":"125 mm×150 mm×50 mm（宽×高×深）"}},{"code":"120","meaning":"120 mm×60 mm","sets":{"外形尺寸":"172 mm×174 mm×55 mm（宽×高×深）"}},{"code":"160","meaning":"160 mm×80 mm","sets":{"外形尺寸":"220 mm×210 mm×60 mm（宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"一次电流","before":"-","line":"变比","after":"","unit":"A","text":"一次{}","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{"额定负荷":["1 VA","1 VA","1.5 VA","1.5 VA","2.5 VA","2.5 VA","3.75 VA","3.75 VA","3.75 VA","5 VA","5 VA","5 VA"]}},{"kind":"choice","name":"二次输出","before":"/","line":"输出","options":[{"code":"5","meaning":"5 A","sets":{}},{"code":"1","meaning":"1 A","sets":{}},{"code":"333mV","meaning":"333 mV","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"准确级","before":"-","line":"准确级","options":[{"code":"0.5","meaning":"0.5级","sets":{}},{"code":"1","meaning":"1级","sets":{}},{"code":"0.2","meaning":"0.2级","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"窗口系列":["24"]},"only":{"一次电流":["100","150","200","300"]},"says":"φ24窗口的一次电流只有100~300 A"},{"when":{"窗口系列":["36"]},"only":{"一次电流":["200","300","400","600"]},"says":"φ36窗口的一次电流只有200~600 A"},{"when":{"窗口系列":["80"]},"only":{"一次电流":["400","600","800","1000","1500"]},"says":"80×50窗口的一次电流只有400~1500 A"},{"when":{"窗口系列":["120"]},"only":{"一次电流":["1000","1500","2000","3000"]},"says":"120×60窗口的一次电流只有1000~3000 A"},{"when":{"窗口系列":["160"]},"only":{"一次电流":["2000","3000","5000"]},"says":"160×80窗口的一次电流只有2000~5000 A"},{"when":{"准确级":["0.5"]},"only":{"一次电流":["200","300","400","600","800","1000","1500","2000","3000","5000"]},"says":"0.5级从一次200 A起，100 A、150 A只有1级"},{"when":{"准确级":["0.2"]},"only":{"一次电流":["1000","1500","2000","3000","5000"]},"says":"0.2级只有大电流规格，一次1000 A起"}],"variants":[]}' WHERE `product` = 1075;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"cabinet","title":"柜体","registers":[{"address":2656,"name":"柜内温度","symbol":"TCAB","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120},{"address":2657,"name":"风机启动温度","symbol":"TFAN","type":"UINT16","unit":"℃","scale":1,"access":"R/W","min":30,"max":60},{"address":2658,"name":"柜体状态","symbol":"CAB","type":"UINT16","scale":1,"access":"R","bits":["风机运行","烟感报警","柜门打开","进线隔离开关断开"],"note":"烟感、门禁为选配"}]}]}' WHERE `product` = 1006;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"units","title":"电容单元","note":"台号为总线自动编址的次序，没有接入的单元读 FFFFH","registers":[{"address":2048,"name":"单元状态","symbol":"UST","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"},"bits":["C1投入","C2投入","过压","欠压","过流","缺相","过温","容量衰减","通信中断"]},{"address":2112,"name":"单元 C1 容量","symbol":"UQ1","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2176,"name":"单元 C2 容量","symbol":"UQ2","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2240,"name":"单元温度","symbol":"UTMP","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120,"series":{"from":1,"count":40,"word":"台"}},{"address":2304,"name":"单元累计投切次数","symbol":"UN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"}}]}]}' WHERE `product` = 1018;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100},{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"]}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]}]}' WHERE `product` = 1019;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100},{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"]}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]},{"id":"downlink","title":"下行设备","registers":[{"address":2560,"name":"下行设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":2624,"name":"缓存待上送条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"}]}]}' WHERE `product` = 1020;
--> statement-breakpoint
UPDATE `product_registers` SET `map` = '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999,"note":"不同路之间；同一路切除后另有 180 s 放电锁定，晶闸管投切除外"},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"},"note":"放电锁定期间为闭锁"},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":18,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":18,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效，放电锁定期间不执行"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]}]}' WHERE `product` = 1047;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>选矿厂2台2000 kVA变压器，球磨机、浮选机负荷约2300 kW，功率因数0.81，变频浮选机使THDi 17%，原电容器频繁熔断。</p><h2>做法</h2><p>每段母线装12组60 kvar、7%电抗率的LH-XCB补无功，分装三面带风机的柜，每面4组；2台150 A的LH-APF-M并联滤谐波。先投抗谐波电容，再开APF，避免APF去补电容支路吸收的那部分谐波。</p><h2>投运与复测</h2><p>功率因数由0.81提到0.97，THDi由17%降到4.2%，THDu由6.2%降到2.9%，力调电费由每月加收3.1万元变为减收0.5万元。</p>' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>GB/T 7251.1-2023《低压成套开关设备和控制设备 第1部分：总则》自2024年3月1日起实施，等同采用IEC 61439-1:2020。补偿柜作为成套设备，除满足GB/T 15576外，总则的要求同样适用。</p>
<h3>热量从哪里来</h3><p>补偿柜的特殊性在于热：电容器与电抗器持续发热，且投切元件集中，温升往往决定柜内最大容量。</p>
<table><thead><tr><th>发热部件</th><th>估算</th><th>300 kvar柜</th></tr></thead><tbody><tr><td>7%串联电抗器</td><td>约5 W/kvar</td><td>1500 W</td></tr><tr><td>开关、熔断器</td><td>每组约25 W，10组</td><td>250 W</td></tr><tr><td>电容器</td><td>约0.4 W/kvar</td><td>120 W</td></tr><tr><td>合计</td><td></td><td>约1.9 kW</td></tr></tbody></table>
<figure><img src="news/cabinet-losses" alt="条形图：300 kvar补偿柜发热，电抗器1500 W，开关与熔断器250 W，电容器120 W"><figcaption>300 kvar抗谐波补偿柜的发热分布：电抗器占八成。</figcaption></figure>
<h3>设计核对项</h3><ul><li>温升：按满容量投入校核，风机故障时应能降容或退出</li><li>短路：支路熔断器与柜体短时耐受能力配合</li><li>放电：断电后电容器残压与再投入间隔</li><li>防护：通风口防护等级与滤网维护</li></ul>
<h3>风量怎么估</h3>
<p>强制通风的风量可用V≈3.1×P/ΔT估算，V单位m³/h，P为发热功率（W），ΔT为允许的柜内温升（K）。上例P＝1870 W，允许温升15 K，V≈3.1×1870÷15≈386 m³/h；滤网积灰后风量可能只剩一半，因此选用标称约800 m³/h的风机，并监测柜内温度。高海拔地区空气稀薄，还要修正。</p>
<h3>布置与风机故障</h3><p>布置上，电抗器放在柜体上部或单独隔开，热气直接排出，不要从电容器旁边经过；进风口在下，出风口在上，两者面积相当。<a href="/newdetail/1013">LH-XCB</a>板式组件把电容、电抗、开关放在一块板上，电抗器在最下面，热气会经过电容器，所以每面柜装两块以上就要用风机，每块不小于200 m³/h。</p>
<p>风机停转时应有明确的动作：先报警，温度继续上升则逐级切除。<a href="/newdetail/1006">LH-GBJ</a>在电抗器内装温度开关，<a href="/newdetail/1021">LH-HMI7</a>集中显示各路温度与报警。出厂前按满容量投入做温升试验，或与已验证的同系列方案比较；更换了电抗率、风机或防护等级，都要重新说明。条款的准确要求以标准原文为准。</p>
<p>设计验证可采用试验、比较或评估的方法，派生规格应说明与已验证方案的差异。</p>', `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 3109;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 18:21:44' WHERE `id` = 4215;
