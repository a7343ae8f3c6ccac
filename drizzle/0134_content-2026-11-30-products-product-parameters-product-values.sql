-- content: 1008: where the current for switching comes from
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1008, 16, 'weight', '重量', '约850 kg（单组柜，600 kvar）');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1008, 23, 'depth', 1200, 1200, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 7, '2026-11-30', '[{"fact":"取样电流","before":"","after":"10 kV总进线电流互感器二次，5 A"},{"fact":"接线要点","before":"","after":"投切判据的电流取10 kV总进线电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>10 kV三相三线接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>投切判据的电流取10 kV总进线电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 06:22:45' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'current-input', `label` = '取样电流', `text` = '10 kV总进线电流互感器二次，5 A' WHERE `product` = 1008 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485' WHERE `product` = 1008 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过流、过压、欠压、零序电压、电容器外熔丝' WHERE `product` = 1008 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−10~+40 ℃' WHERE `product` = 1008 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1008 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP3X（户内）' WHERE `product` = 1008 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '5 A' WHERE `product` = 1008 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485' WHERE `product` = 1008 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 40 WHERE `product` = 1008 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '', `condition` = '' WHERE `product` = 1008 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP3X', `condition` = '户内' WHERE `product` = 1008 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 850, `max` = 850, `choice` = '', `condition` = '单组柜，600 kvar' WHERE `product` = 1008 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '触摸屏' WHERE `product` = 1008 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '落地' WHERE `product` = 1008 AND `place` = 22;
