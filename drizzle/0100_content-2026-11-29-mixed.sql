-- content: cascade networks as communication, reports before management certificates with their standards, safety order, 6/10 kV bank
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 23, 'weight', '重量', '约16 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 25, 'weight', '重量', '约13 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 28, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 29, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 28, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 29, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 31, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 28, 'depth', 420, 420, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1004, 30, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1011, 33, 'depth', 525, 525, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1012, 31, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 32, 'depth', 320, 320, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1014, 30, 'depth', 545, 545, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 13, '2026-11-29', '[{"fact":"通信","before":"备用RS485口（选配）","after":"级联RJ45；备用RS485口（选配）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 7, '2026-11-29', '[{"fact":"通信","before":"","after":"级联RJ45；上传经LH-CK200"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 8, '2026-11-29', '[{"fact":"通信","before":"","after":"级联RJ45；上传经LH-CK200"},{"fact":"级联接口","before":"网络1、网络2","after":"2×RJ45（网络1、网络2）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 6, '2026-11-29', '[{"fact":"适用范围","before":"35/10 kV变电站10 kV母线、厂矿高压配电室","after":"35 kV变电站的6/10 kV母线、厂矿高压配电室"},{"fact":"基本功能","before":"10 kV母线集中补偿，1~8组自动投切、九区图控制的高压成套装置。","after":"6/10 kV母线集中补偿，1~8组自动投切、九区图控制的高压成套装置。"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 10, '2026-11-29', '[{"fact":"通信","before":"","after":"级联RJ45；上传经LH-CK200"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 11, '2026-11-29', '[{"fact":"通信","before":"","after":"级联RJ45；上传经LH-CK200"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 12, '2026-11-29', '[{"fact":"通信","before":"","after":"无对外通信；由控制器DC 12 V投切"},{"fact":"级联接口","before":"不带；由控制器DC 12 V投切","after":"不带"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 9, '2026-11-29', '[{"fact":"通信","before":"","after":"级联RJ45；上传经LH-CK200"},{"fact":"级联接口","before":"网络1、网络2","after":"2×RJ45（网络1、网络2）"}]');
--> statement-breakpoint
UPDATE `parameters` SET `choices` = 'RS485,以太网,4G,LoRa,HPLC,蓝牙,红外,级联RJ45,无对外通信' WHERE `key` = 'communication';
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '6/10 kV母线集中补偿，1~8组自动投切、九区图控制的高压成套装置。', `applicationscope` = '35 kV变电站的6/10 kV母线、厂矿高压配电室', `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '级联RJ45；备用RS485口（选配）' WHERE `product` = 1001 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1002 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1002 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1002 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1002 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1002 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1002 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1004 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1004 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1004 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1004 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1004 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1004 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1011 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1011 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、谐波、两级过温、容量衰减' WHERE `product` = 1011 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1011 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1011 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1011 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约28 kg（30 kvar）' WHERE `product` = 1011 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1012 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1012 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、谐波、两级过温、容量衰减' WHERE `product` = 1012 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1012 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1012 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1012 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约34 kg（30 kvar）' WHERE `product` = 1012 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '无对外通信；由控制器DC 12 V投切' WHERE `product` = 1013 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '不带' WHERE `product` = 1013 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃' WHERE `product` = 1013 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1013 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP00（敞开式，由柜体防护）' WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约45 kg（60 kvar）' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '电抗绕组', `text` = '铜绕组' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1014 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1014 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、谐波、过温、容量衰减，按相退出' WHERE `product` = 1014 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1014 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1014 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20' WHERE `product` = 1014 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约38 kg（24 kvar）' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '级联RJ45', `condition` = '', `optional` = 0 WHERE `product` = 1001 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1001 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1001 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '40 kvar' WHERE `product` = 1001 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1001 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1001 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1002 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1002 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1002 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1002 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 16, `max` = 16, `choice` = '', `condition` = '50 kvar' WHERE `product` = 1002 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1002 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1002 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1004 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1004 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1004 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1004 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 13, `max` = 13, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1004 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1004 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1004 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1011 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1011 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1011 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1011 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 28, `max` = 28, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1011 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1011 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1011 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1012 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1012 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1012 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1012 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 34, `max` = 34, `choice` = '', `condition` = '30 kvar' WHERE `product` = 1012 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1012 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1012 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '无对外通信' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 45 WHERE `product` = 1013 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP00', `condition` = '' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 45, `max` = 45, `choice` = '', `condition` = '60 kvar' WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '指示灯', `condition` = '', `optional` = 0 WHERE `product` = 1013 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD', `condition` = '选配', `optional` = 1 WHERE `product` = 1013 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1013 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = '级联RJ45' WHERE `product` = 1014 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90 WHERE `product` = 1014 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1014 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP20', `condition` = '' WHERE `product` = 1014 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1014 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 38, `max` = 38, `choice` = '', `condition` = '24 kvar' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1014 AND `place` = 29;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '监测到的电压暂降' WHERE `case` = 4109 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '监测到的最低残压' WHERE `case` = 4109 AND `place` = 1;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"宿舍恶性负载，费用分不清","load":"一栋320间宿舍，食堂与水泵房180 kW","target":"食堂功率因数≥0.95，每间宿舍一表","devices":["单相导轨费控电能表 LH-DM2P","LoRa集中网关 LH-GW200","多回路电能表 LH-MC12","混补型智能电容补偿单元 LH-ZCH"]}' WHERE `solution` = 2007;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>串联电抗率的选择看似简单，现场却经常选错：写字楼里装了7%，3次谐波被放大；工厂里装了14%，容量浪费且电压偏高。三步可以定下来：先看最低次的主要谐波，再让调谐频率低于它，最后成对选电容电压。</p>
<h3>第一步：看最低次主要谐波</h3>
<p>以实测数据为准。三相整流类负荷（变频器、直流驱动）以5、7次为主；单相整流类负荷（照明、开关电源、UPS）以3次为主。</p>
<h3>第二步：让调谐频率低于它</h3>
<table><thead><tr><th>电抗率</th><th>调谐频率</th><th>适用</th></tr></thead><tbody><tr><td>5.67%</td><td>210 Hz</td><td>5次及以上，谐波较轻</td></tr><tr><td>7%</td><td>189 Hz</td><td>5次及以上</td></tr><tr><td>14%</td><td>134 Hz</td><td>3次及以上</td></tr></tbody></table>
<figure><img src="news/tuning" alt="曲线图：7%电抗率的支路在189 Hz由容性变为感性，14%在134 Hz"><figcaption>支路电抗的零点就是调谐频率：7%在189 Hz，14%在134 Hz；零点以上呈感性，不会与电网再发生并联谐振。</figcaption></figure>
<p>调谐频率f＝50/√p：p＝0.07时为189 Hz，p＝0.14时为134 Hz。若3次谐波（150 Hz）明显，7%的支路在150 Hz仍呈容性，会把3次放大；14%的支路在150 Hz已呈感性，因此安全。反过来，只有5次以上谐波时用14%，同样的无功要更高的电容电压和更大的电抗器，投资与损耗都增加。</p>
<h3>第三步：成对选电容电压</h3>
<p>串联电抗后电容器端电压升高为系统电压除以（1−p）。400 V系统中，7%时约430 V，14%时约465 V，再叠加谐波与电网上偏差，通常分别选480 V与525 V电容器。</p>
<table><thead><tr><th>型号</th><th>标称容量</th><th>电容电压</th><th>400 V实际输出</th></tr></thead><tbody><tr><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>30 kvar</td><td>480 V</td><td>22.4 kvar</td></tr><tr><td><a href="/newdetail/1012">LH-XCS-14</a></td><td>30 kvar</td><td>525 V</td><td>20.2 kvar</td></tr></tbody></table>
<p>实际输出Q＝Q<sub>N</sub>×(U/U<sub>N</sub>)²/(1－p)。30 kvar、480 V、7%：30×(400/480)²÷0.93＝22.4 kvar；30 kvar、525 V、14%：30×(400/525)²÷0.86＝20.2 kvar。按标称值直接相加，会少算四分之一以上，这是选型时最常见的错误。</p>
<h3>混用与组柜</h3><p>同一母线上不宜混用不同电抗率的支路，确需混用时应校核各种组合下的谐振。</p>
<p>分立元件组柜时，<a href="/newdetail/1040">LH-DKS</a>应与<a href="/newdetail/1036">LH-BY</a>成对订货，电抗器的电感按电容器的电压和容量匹配；3次谐波与不平衡同时存在的场所用<a href="/newdetail/1014">LH-XCF</a>逐相补偿；成套厂装柜可用<a href="/newdetail/1013">LH-XCB</a>。需要真正滤除某次谐波时，用调谐更准的滤波支路，那时电容器用<a href="/newdetail/1037">LH-BYL</a>、电抗器用<a href="/newdetail/1041">LH-DKL</a>，不属于本文讨论的范围。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 3113;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 492, `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 5008;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 495, `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 5009;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 494, `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 5010;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 493, `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 5011;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务（GB/T 19001）' WHERE `honour` = 5001;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的环境管理（GB/T 24001）' WHERE `honour` = 5002;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的职业健康安全管理（GB/T 45001）' WHERE `honour` = 5003;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '电容量、电流、电压、谐波与计量误差的出厂检测和试验室测量过程（GB/T 19022）' WHERE `honour` = 5004;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '电容器卷绕、浸渍、装配与老化试验过程的用能管理（GB/T 23331）' WHERE `honour` = 5005;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '能源物联网平台的开发、部署与运行维护，以及客户用能数据的管理（GB/T 22080）' WHERE `honour` = 5006;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '无功补偿、谐波治理与电力仪表产品的安装指导、维修、备件与巡检服务（GB/T 27922）' WHERE `honour` = 5007;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 4109;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 14:34:05' WHERE `id` = 2007;
