-- content: LH-ZCF: currents, protection and losses stand in its parameters
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 15, '2026-12-01', '[{"fact":"短路保护","before":"外装4P微断10、20、32、40、63 A，C型","after":"外装4P微断10、20、32、40、63 A，C型（不低于1.5倍250 V每相电流）"},{"fact":"满载损耗","before":"≤7、10、13、17、25 W（不含微断）","after":"≤7、10、13、17、25 W（三相满载，不含微断）"},{"fact":"规格 表头","before":"额定容量（三相合计）、250 V每相电流、230 V输出、230 V每相电流、4P微断、满载损耗","after":""},{"fact":"规格 5 kvar","before":"6.7 A，4.2 kvar，6.1 A，10 A，≤7 W","after":""},{"fact":"规格 10 kvar","before":"13.3 A，8.5 kvar，12.3 A，20 A，≤10 W","after":""},{"fact":"规格 15 kvar","before":"20.0 A，12.7 kvar，18.4 A，32 A，≤13 W","after":""},{"fact":"规格 20 kvar","before":"26.7 A，16.9 kvar，24.5 A，40 A，≤17 W","after":""},{"fact":"规格 30 kvar","before":"40.0 A，25.4 kvar，36.8 A，63 A，≤25 W","after":""},{"fact":"各规格的电流、保护与损耗","before":"230 V输出＝额定容量×(230÷250)²，电流为每相值；损耗为230 V三相满载，含电容器、投切触点与测控，不含外装的微断；微断为4P、C型，不低于1.5倍250 V每相电流","after":""}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCF内部为三只250 V单相电容器，Y接并引出中性线，每相独立投切，避免了共补方案在不平衡系统中“一相欠补、一相过补”的问题。</p>
<p>建议分补容量占总补偿容量的30%~40%，与LH-ZCS组成混合系统。</p>
<h3>功能特点</h3>
<ul><li>每相单独测量电流与功率因数，投切互不影响</li><li>同一相切除后本机锁定180 s，放电以后才再投入</li><li>选配中性线电流监测，异常时告警</li><li>单相电容器故障只退出该相，其余两相继续运行</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCF/250-20</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-12-01 11:46:17' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '外装4P微断10、20、32、40、63 A，C型（不低于1.5倍250 V每相电流）' WHERE `product` = 1004 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤7、10、13、17、25 W（三相满载，不含微断）' WHERE `product` = 1004 AND `place` = 8;
--> statement-breakpoint
DELETE FROM `product_tables` WHERE `product` = 1004 AND `name` = '规格';
