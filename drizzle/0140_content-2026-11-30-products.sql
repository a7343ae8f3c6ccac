-- content: 1008: by which switch it is joined to the busbar
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 10, '2026-11-30', '[{"fact":"接线说明","before":"6/10 kV三相三线接入母线，二次接至变电站控制室","after":"6/10 kV三相三线经隔离开关（带接地开关）接入母线，二次接至变电站控制室"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>6/10 kV三相三线经隔离开关（带接地开关）接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>投切判据的电流取10 kV总进线电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 08:06:40' WHERE `id` = 1008;
