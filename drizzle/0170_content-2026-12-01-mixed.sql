-- content: capacitor units: current at full load, short-circuit protection and losses
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 25, 'protection', '保护', '过压、欠压、过流、缺相、过温、容量衰减');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 26, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1001, 27, 'weight', '重量', '约13 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 25, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 26, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1002, 27, 'weight', '重量', '约16 kg（50 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 26, 'humidity', '相对湿度', '≤90%（25 ℃）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 27, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1003, 28, 'weight', '重量', '约15 kg（40 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 27, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 28, 'protection-class', '防护等级', 'IP20');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1004, 29, 'weight', '重量', '约13 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 26, 'altitude', '海拔', '≤2000 m');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 27, 'noise', '噪声', '≤50 dB(A)（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1005, 28, 'weight', '重量', '约110 kg（150 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 30, 'protection-class', '防护等级', 'IP20（电抗部分敞开，装在柜内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 31, 'weight', '重量', '约28 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 32, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 31, 'protection-class', '防护等级', 'IP20（电抗部分敞开，装在柜内）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 32, 'weight', '重量', '约34 kg（30 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 33, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 31, 'weight', '重量', '约45 kg（480 V/60 kvar/7%），约57 kg（525 V/60 kvar/14%）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 32, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 33, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 31, 'noise', '噪声', '≤50 dB(A)（1 m）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 32, 'weight', '重量', '约38 kg（24 kvar）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 33, 'construction', '电抗绕组', '铜绕组');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1003, '规格', '["额定容量","450 V电流","400 V输出","400 V电流","支路熔断器","满载损耗"]', '[["20 kvar","25.7 A","15.8 kvar","22.8 A","40 A","≤15 W"],["30 kvar","38.5 A","23.7 kvar","34.2 A","63 A","≤22 W"],["40 kvar","51.3 A","31.6 kvar","45.6 A","80 A","≤32 W"]]');
--> statement-breakpoint
INSERT INTO `product_tables` (`product`, `name`, `header`, `rows`) VALUES (1004, '规格', '["额定容量（三相合计）","250 V每相电流","230 V输出","230 V每相电流","4P微断","满载损耗"]', '[["5 kvar","6.7 A","4.2 kvar","6.1 A","10 A","≤7 W"],["10 kvar","13.3 A","8.5 kvar","12.3 A","20 A","≤10 W"],["15 kvar","20.0 A","12.7 kvar","18.4 A","32 A","≤13 W"],["20 kvar","26.7 A","16.9 kvar","24.5 A","40 A","≤17 W"],["30 kvar","40.0 A","25.4 kvar","36.8 A","63 A","≤25 W"]]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 31, '2026-12-01', '[{"fact":"满载电流","before":"","after":"400 V：11.4、17.1、22.8、34.2、45.6 A"},{"fact":"短路保护","before":"","after":"机内微型断路器20、32、40、63、80 A，C型"},{"fact":"满载损耗","before":"","after":"≤11、14、17、25、33 W（含断路器）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 19, '2026-12-01', '[{"fact":"满载电流","before":"","after":"400 V：20.0、30.1、40.1、50.1 A"},{"fact":"短路保护","before":"","after":"机内微型断路器40、63、80、100 A，C型"},{"fact":"满载损耗","before":"","after":"≤17、24、31、38 W（含断路器）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 11, '2026-12-01', '[{"fact":"满载电流","before":"","after":"400 V：22.8、34.2、45.6 A"},{"fact":"短路保护","before":"","after":"柜内支路熔断器40、63、80 A（不低于1.5倍450 V电流）"},{"fact":"满载损耗","before":"","after":"≤15、22、32 W（不含熔断器）"},{"fact":"规格 表头","before":"","after":"额定容量、450 V电流、400 V输出、400 V电流、支路熔断器、满载损耗"},{"fact":"规格 20 kvar","before":"","after":"25.7 A，15.8 kvar，22.8 A，40 A，≤15 W"},{"fact":"规格 30 kvar","before":"","after":"38.5 A，23.7 kvar，34.2 A，63 A，≤22 W"},{"fact":"规格 40 kvar","before":"","after":"51.3 A，31.6 kvar，45.6 A，80 A，≤32 W"},{"fact":"各规格的电流、保护与损耗","before":"","after":"400 V输出＝额定容量×(400÷450)²；损耗为400 V满载，含电容器、投切触点、母线夹与测控，不含柜内的支路熔断器；熔断器不低于1.5倍450 V电流"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 14, '2026-12-01', '[{"fact":"满载电流","before":"","after":"230 V每相：6.1、12.3、18.4、24.5、36.8 A"},{"fact":"短路保护","before":"","after":"外装4P微断10、20、32、40、63 A，C型"},{"fact":"满载损耗","before":"","after":"≤7、10、13、17、25 W（不含微断）"},{"fact":"规格 表头","before":"","after":"额定容量（三相合计）、250 V每相电流、230 V输出、230 V每相电流、4P微断、满载损耗"},{"fact":"规格 5 kvar","before":"","after":"6.7 A，4.2 kvar，6.1 A，10 A，≤7 W"},{"fact":"规格 10 kvar","before":"","after":"13.3 A，8.5 kvar，12.3 A，20 A，≤10 W"},{"fact":"规格 15 kvar","before":"","after":"20.0 A，12.7 kvar，18.4 A，32 A，≤13 W"},{"fact":"规格 20 kvar","before":"","after":"26.7 A，16.9 kvar，24.5 A，40 A，≤17 W"},{"fact":"规格 30 kvar","before":"","after":"40.0 A，25.4 kvar，36.8 A，63 A，≤25 W"},{"fact":"各规格的电流、保护与损耗","before":"","after":"230 V输出＝额定容量×(230÷250)²，电流为每相值；损耗为230 V三相满载，含电容器、投切触点与测控，不含外装的微断；微断为4P、C型，不低于1.5倍250 V每相电流"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 12, '2026-12-01', '[{"fact":"满载电流","before":"","after":"400 V每kvar：共补1.14 A，分补每相1.23 A"},{"fact":"短路保护","before":"","after":"电源侧塑壳断路器125、200、250、315 A"},{"fact":"满载损耗","before":"","after":"内装单元约0.8~1.1 W/kvar，另加自身≤30 W"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 20, '2026-12-01', '[{"fact":"满载电流","before":"","after":"400 V：10.8、21.6、32.3、43.1、53.9 A"},{"fact":"短路保护","before":"","after":"外装断路器20、40、63、80、100 A，C型或更高"},{"fact":"满载损耗","before":"","after":"电抗器约4~5 W/kvar，电容器≤0.5 W/kvar"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 20, '2026-12-01', '[{"fact":"满载电流","before":"","after":"400 V：14.6、29.2、43.8、58.5 A"},{"fact":"短路保护","before":"","after":"外装断路器25、50、80、100 A，C型或更高"},{"fact":"满载损耗","before":"","after":"电抗器约5~6 W/kvar，电容器≤0.5 W/kvar"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 22, '2026-12-01', '[{"fact":"满载电流","before":"","after":"480 V/7%：43.1、64.7 A；525 V/14%：39.0、58.5 A"},{"fact":"短路保护","before":"","after":"板上支路熔断器：480 V/7%为80、125 A，525 V/14%为80、100 A"},{"fact":"满载损耗","before":"","after":"晶闸管型：480 V/7%约335~375、505~565 W；525 V/14%约360~400、540~600 W"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 16, '2026-12-01', '[{"fact":"满载电流","before":"","after":"230 V每相：14.9、23.8、29.7 A"},{"fact":"短路保护","before":"","after":"外装4P断路器25、40、50 A，C型"},{"fact":"满载损耗","before":"","after":"电抗器约5~6 W/kvar，电容器≤0.5 W/kvar"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，抽出、插入约2 min，同柜其他模块不停。抽出的模块断电后等待3 min以上，验电、短接放电，再碰触头。</p>
<p>面板LED光带以颜色和亮度指示该模块容量利用率，巡检人员在柜门外即可判断哪一路老化最快。</p>
<h3>功能特点</h3>
<ul><li>主触头后合先分，机械联锁：没有退出投切时不能抽出</li><li>母线夹额定电流160 A，温升不超过50 K</li><li>切除后本机锁定180 s，放电以后才再投入，其间由别的模块顶上</li><li>模块自带身份码，插入任意槽位自动识别容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、保护与损耗</h3>
<p>400 V输出＝额定容量×(400÷450)²；损耗为400 V满载，含电容器、投切触点、母线夹与测控，不含柜内的支路熔断器。熔断器不低于1.5倍450 V电流。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCM/450-30</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCF内部为三只250 V单相电容器，Y接并引出中性线，每相独立投切，避免了共补方案在不平衡系统中“一相欠补、一相过补”的问题。</p>
<p>建议分补容量占总补偿容量的30%~40%，与LH-ZCS组成混合系统。</p>
<h3>功能特点</h3>
<ul><li>每相单独测量电流与功率因数，投切互不影响</li><li>同一相切除后本机锁定180 s，放电以后才再投入</li><li>选配中性线电流监测，异常时告警</li><li>单相电容器故障只退出该相，其余两相继续运行</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、保护与损耗</h3>
<p>230 V输出＝额定容量×(230÷250)²，电流为每相值；损耗为230 V三相满载，含电容器、投切触点与测控，不含外装的微断。微断为4P、C型，不低于1.5倍250 V每相电流。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCF/250-20</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '400 V：11.4、17.1、22.8、34.2、45.6 A' WHERE `product` = 1001 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短路保护', `text` = '机内微型断路器20、32、40、63、80 A，C型' WHERE `product` = 1001 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载损耗', `text` = '≤11、14、17、25、33 W（含断路器）' WHERE `product` = 1001 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1001 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1001 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1001 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01，温度±1 ℃' WHERE `product` = 1001 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1001 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1001 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1001 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1001 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1001 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '7.9、11.9、15.8、23.7、31.6 kvar（标称×0.790）' WHERE `product` = 1001 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1001 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）；高温型−25~+60 ℃（选配）' WHERE `product` = 1001 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1001 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1001 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；备用RS485口（选配）' WHERE `product` = 1001 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1001 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '400 V：20.0、30.1、40.1、50.1 A' WHERE `product` = 1002 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '短路保护', `text` = '机内微型断路器40、63、80、100 A，C型' WHERE `product` = 1002 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '满载损耗', `text` = '≤17、24、31、38 W（含断路器）' WHERE `product` = 1002 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1002 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1002 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1002 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1002 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1002 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1002 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1002 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1002 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1002 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1002 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）；高温型−25~+65 ℃（选配）' WHERE `product` = 1002 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1002 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1002 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1002 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1002 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '400 V：22.8、34.2、45.6 A' WHERE `product` = 1003 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短路保护', `text` = '柜内支路熔断器40、63、80 A（不低于1.5倍450 V电流）' WHERE `product` = 1003 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载损耗', `text` = '≤15、22、32 W（不含熔断器）' WHERE `product` = 1003 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1003 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '额定容量', `text` = '20、30、40 kvar（单路）' WHERE `product` = 1003 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '主回路接插', `text` = '镀银母线夹，插拔寿命≥500次' WHERE `product` = 1003 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1003 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1003 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '15.8、23.7、31.6 kvar' WHERE `product` = 1003 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1003 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1003 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1003 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1003 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1003 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1003 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01' WHERE `product` = 1003 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485，插拔时自动断开并告警' WHERE `product` = 1003 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '不带（二次插座接RS485）' WHERE `product` = 1003 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1003 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '抽出操作', `text` = '可带电抽出：先退出投切，抽出后等3 min、验电再接触' WHERE `product` = 1003 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = '抽屉面板IP30，柜内IP20' WHERE `product` = 1003 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1003 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '230 V每相：6.1、12.3、18.4、24.5、36.8 A' WHERE `product` = 1004 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '短路保护', `text` = '外装4P微断10、20、32、40、63 A，C型' WHERE `product` = 1004 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '满载损耗', `text` = '≤7、10、13、17、25 W（不含微断）' WHERE `product` = 1004 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤4 W' WHERE `product` = 1004 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1004 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1004 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '230 V实际输出', `text` = '4.2、8.5、12.7、16.9、25.4 kvar' WHERE `product` = 1004 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1004 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切方式', `text` = 'A、B、C独立，同步过零' WHERE `product` = 1004 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '相间投切间隔', `text` = '≥60 ms' WHERE `product` = 1004 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1004 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1004 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1004 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01' WHERE `product` = 1004 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1004 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1004 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1004 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1004 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1004 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1004 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1004 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '400 V每kvar：共补1.14 A，分补每相1.23 A' WHERE `product` = 1005 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '短路保护', `text` = '电源侧塑壳断路器125、200、250、315 A' WHERE `product` = 1005 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '满载损耗', `text` = '内装单元约0.8~1.1 W/kvar，另加自身≤30 W' WHERE `product` = 1005 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤30 W（含触摸屏）' WHERE `product` = 1005 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1005 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1005 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '总容量', `text` = '60、90、120、150 kvar' WHERE `product` = 1005 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'compensation-mode', `label` = '组合', `text` = '共补450 V + 分补250 V' WHERE `product` = 1005 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '共补容量×0.790，分补容量×0.846' WHERE `product` = 1005 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'step-count', `label` = '级数', `text` = '6~10级' WHERE `product` = 1005 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1005 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1005 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1005 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，各单元自动锁定，不能改短' WHERE `product` = 1005 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1005 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1005 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，功率因数±0.01' WHERE `product` = 1005 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '进线', `text` = '隔离开关，额定电流250 A（60~120 kvar）、400 A（150 kvar）' WHERE `product` = 1005 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP30（IP44可选）' WHERE `product` = 1005 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = 'RS485，选配4G' WHERE `product` = 1005 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、过温、容量衰减' WHERE `product` = 1005 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '工作环境', `text` = '−10~+45 ℃' WHERE `product` = 1005 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1005 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '400 V：10.8、21.6、32.3、43.1、53.9 A' WHERE `product` = 1011 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短路保护', `text` = '外装断路器20、40、63、80、100 A，C型或更高' WHERE `product` = 1011 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载损耗', `text` = '电抗器约4~5 W/kvar，电容器≤0.5 W/kvar' WHERE `product` = 1011 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1011 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '标称容量', `text` = '10、20、30、40、50 kvar' WHERE `product` = 1011 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '7.5、14.9、22.4、29.9、37.3 kvar' WHERE `product` = 1011 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '电抗率', `text` = '7%（谐振频率189 Hz）' WHERE `product` = 1011 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1011 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '电抗温升', `text` = '≤80 K（H级绝缘）' WHERE `product` = 1011 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1011 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1011 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1011 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '由主站设定：接LH-CK200时cosφ 0.90~0.99，功率因数与无功双判据' WHERE `product` = 1011 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '由主站设定：接LH-CK200时1~999 s，出厂10 s（不同台之间）' WHERE `product` = 1011 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1011 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1011 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1011 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1011 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1011 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-quality-limits', `label` = '电能质量限值', `text` = 'GB/T 14549（公用电网谐波）' WHERE `product` = 1011 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1011 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1011 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、谐波、两级过温、容量衰减' WHERE `product` = 1011 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1011 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1011 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '400 V：14.6、29.2、43.8、58.5 A' WHERE `product` = 1012 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短路保护', `text` = '外装断路器25、50、80、100 A，C型或更高' WHERE `product` = 1012 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载损耗', `text` = '电抗器约5~6 W/kvar，电容器≤0.5 W/kvar' WHERE `product` = 1012 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1012 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '电抗温升', `text` = '≤80 K' WHERE `product` = 1012 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '标称容量', `text` = '15、30、45、60 kvar' WHERE `product` = 1012 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '10.1、20.2、30.4、40.5 kvar' WHERE `product` = 1012 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '电抗率', `text` = '14%（谐振频率134 Hz）' WHERE `product` = 1012 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1012 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'insulation-class', `label` = '电抗绝缘等级', `text` = 'H级' WHERE `product` = 1012 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1012 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1012 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1012 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '由主站设定：接LH-CK200时cosφ 0.90~0.99，功率因数与无功双判据' WHERE `product` = 1012 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '由主站设定：接LH-CK200时1~999 s，出厂10 s（不同台之间）' WHERE `product` = 1012 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1012 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1012 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1012 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1012 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+55 ℃（柜内空气）' WHERE `product` = 1012 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-quality-limits', `label` = '电能质量限值', `text` = 'GB/T 14549（公用电网谐波）' WHERE `product` = 1012 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1012 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1012 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、缺相、谐波、两级过温、容量衰减' WHERE `product` = 1012 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1012 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1012 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '480 V/7%：43.1、64.7 A；525 V/14%：39.0、58.5 A' WHERE `product` = 1013 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短路保护', `text` = '板上支路熔断器：480 V/7%为80、125 A，525 V/14%为80、100 A' WHERE `product` = 1013 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载损耗', `text` = '晶闸管型：480 V/7%约335~375、505~565 W；525 V/14%约360~400、540~600 W' WHERE `product` = 1013 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤1.5 W' WHERE `product` = 1013 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '电抗温升', `text` = '≤85 K' WHERE `product` = 1013 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'insulation-class', `label` = '电抗绝缘等级', `text` = 'F级（H级可选）' WHERE `product` = 1013 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'thyristor-loss', `label` = '晶闸管导通损耗', `text` = '140~233 W（晶闸管型满载，视规格）' WHERE `product` = 1013 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1013 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至75 V以下（电容器内电阻，GB/T 12747.1）' WHERE `product` = 1013 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '480 V/7%：29.9、44.8 kvar；525 V/14%：27.0、40.5 kvar' WHERE `product` = 1013 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '由控制器设定' WHERE `product` = 1013 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '由控制器设定' WHERE `product` = 1013 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '复合开关≥180 s，由控制器保证；晶闸管不需等待' WHERE `product` = 1013 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '晶闸管≤2.5 In，复合开关≤3 In' WHERE `product` = 1013 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '复合开关机械≥100万次；晶闸管不限' WHERE `product` = 1013 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '标准型不带测量；选配测控面板的读数仅供监视' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '无对外通信；由控制器DC 12 V投切' WHERE `product` = 1013 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '不带' WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃（柜内空气）' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'cooling', `label` = '柜内通风', `text` = '每柜1块自冷；2~4块风冷，每块≥200 m³/h' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP00（敞开式，由柜体防护）' WHERE `product` = 1013 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB(A)（1 m）' WHERE `product` = 1013 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载电流', `text` = '230 V每相：14.9、23.8、29.7 A' WHERE `product` = 1014 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '短路保护', `text` = '外装4P断路器25、40、50 A，C型' WHERE `product` = 1014 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '满载损耗', `text` = '电抗器约5~6 W/kvar，电容器≤0.5 W/kvar' WHERE `product` = 1014 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'consumption', `label` = '静态功耗', `text` = '≤3 W' WHERE `product` = 1014 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature-rise', `label` = '电抗温升', `text` = '≤80 K' WHERE `product` = 1014 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'insulation-class', `label` = '电抗绝缘等级', `text` = 'H级' WHERE `product` = 1014 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1014 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至50 V以下' WHERE `product` = 1014 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'rated-capacity', `label` = '标称容量', `text` = '15、24、30 kvar（三相合计）' WHERE `product` = 1014 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '230 V实际输出', `text` = '10.3、16.4、20.5 kvar' WHERE `product` = 1014 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reactance-rate', `label` = '电抗率', `text` = '14%（谐振频率134 Hz）' WHERE `product` = 1014 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-element', `label` = '投切元件', `text` = '同步开关（磁保持触点，过零动作）' WHERE `product` = 1014 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限', `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1014 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '1~180 s可设，出厂10 s（不同路、不同台之间）' WHERE `product` = 1014 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'reclose-interval', `label` = '同路再投间隔', `text` = '≥180 s，本机自动锁定，不能改短' WHERE `product` = 1014 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤2.5 In' WHERE `product` = 1014 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '电气≥30万次，机械≥100万次' WHERE `product` = 1014 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '电压≤0.5%，电流≤1.0%，温度±1 ℃' WHERE `product` = 1014 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+50 ℃（柜内空气）' WHERE `product` = 1014 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'power-quality-limits', `label` = '电能质量限值', `text` = 'GB/T 14549（公用电网谐波）' WHERE `product` = 1014 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'communication', `label` = '通信', `text` = '级联RJ45；上传经LH-CK200' WHERE `product` = 1014 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '2×RJ45（网络1、网络2）' WHERE `product` = 1014 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection', `label` = '保护', `text` = '过压、欠压、过流、谐波、过温、容量衰减，按相退出' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1014 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1014 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP20（电抗部分敞开，装在柜内）' WHERE `product` = 1014 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{"400 V实际输出":["10 kvar×0.790＝7.9 kvar","15 kvar×0.790＝11.9 kvar","20 kvar×0.790＝15.8 kvar","30 kvar×0.790＝23.7 kvar","30 kvar×0.790＝23.7 kvar","40 kvar×0.790＝31.6 kvar"],"满载电流":["400 V：11.4 A","400 V：17.1 A","400 V：22.8 A","400 V：34.2 A","400 V：34.2 A","400 V：45.6 A"],"短路保护":["机内微型断路器20 A，C型","机内微型断路器32 A，C型","机内微型断路器40 A，C型","机内微型断路器63 A，C型","机内微型断路器63 A，C型","机内微型断路器80 A，C型"],"满载损耗":["≤11 W（含断路器）","≤14 W（含断路器）","≤17 W（含断路器）","≤25 W（含断路器）","≤25 W（含断路器）","≤33 W（含断路器）"],"外形尺寸":["80 mm×310 mm×395 mm（宽×高×深）","80 mm×320 mm×395 mm（宽×高×深）","80 mm×330 mm×395 mm（宽×高×深）","80 mm×340 mm×395 mm（宽×高×深）","80 mm×340 mm×395 mm（宽×高×深）","90 mm×350 mm×395 mm（宽×高×深）"]}},{"kind":"choice","name":"环境温度","before":"-","absent":{"meaning":"标准型，最高+55 ℃","sets":{"工作环境":"−25~+55 ℃（柜内空气）"}},"options":[{"code":"H","meaning":"高温型，最高+60 ℃","sets":{"工作环境":"−25~+60 ℃（柜内空气）"}}],"elsewhere":[{"code":"G","says":"LH-ZCS的高温型写H，此前的后缀G按H供货；重载型是另一个型号LH-ZCS-G"}]},{"kind":"choice","name":"备用通信口","before":"-","absent":{"meaning":"不带","sets":{"通信":"级联RJ45"}},"options":[{"code":"RS","meaning":"带备用RS485口","sets":{"通信":"级联RJ45、备用RS485口"}}],"elsewhere":[{"code":"G","says":"LH-ZCS的高温型写H，此前的后缀G按H供货；重载型是另一个型号LH-ZCS-G"}]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS-G","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["10+10","15+15","20+20","25+25"],"with":{"400 V实际输出":["20 kvar×0.694＝13.9 kvar","30 kvar×0.694＝20.8 kvar","40 kvar×0.694＝27.8 kvar","50 kvar×0.694＝34.7 kvar"],"满载电流":["400 V：20.0 A","400 V：30.1 A","400 V：40.1 A","400 V：50.1 A"],"短路保护":["机内微型断路器40 A，C型","机内微型断路器63 A，C型","机内微型断路器80 A，C型","机内微型断路器100 A，C型"],"满载损耗":["≤17 W（含断路器）","≤24 W（含断路器）","≤31 W（含断路器）","≤38 W（含断路器）"],"外形尺寸":["90 mm×340 mm×420 mm（宽×高×深）","90 mm×350 mm×420 mm（宽×高×深）","90 mm×360 mm×420 mm（宽×高×深）","90 mm×370 mm×420 mm（宽×高×深）"]}},{"kind":"choice","name":"温度型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{"工作环境":"−25~+55 ℃（柜内空气）"}},"options":[{"code":"H","meaning":"高温型，环境温度上限+65 ℃","sets":{"工作环境":"−25~+65 ℃（柜内空气）"}}],"elsewhere":[]},{"kind":"choice","name":"温度输出","before":"-","absent":{"meaning":"不带温度输出","sets":{}},"options":[{"code":"M","meaning":"带4~20 mA温度输出","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1002;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCM","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","text":"{}（单路）","numbers":[20,30,40],"with":{"400 V实际输出":["15.8 kvar","23.7 kvar","31.6 kvar"],"满载电流":["400 V：22.8 A","400 V：34.2 A","400 V：45.6 A"],"短路保护":["柜内支路熔断器40 A（不低于1.5倍450 V电流）","柜内支路熔断器63 A（不低于1.5倍450 V电流）","柜内支路熔断器80 A（不低于1.5倍450 V电流）"],"满载损耗":["≤15 W（不含熔断器）","≤22 W（不含熔断器）","≤32 W（不含熔断器）"]}}],"rules":[],"variants":[]}' WHERE `product` = 1003;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[250],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","figure":"size","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[5,10,15,20,30],"with":{"230 V实际输出":["4.2 kvar","8.5 kvar","12.7 kvar","16.9 kvar","25.4 kvar"],"满载电流":["230 V每相：6.1 A","230 V每相：12.3 A","230 V每相：18.4 A","230 V每相：24.5 A","230 V每相：36.8 A"],"短路保护":["外装4P微断10 A，C型","外装4P微断20 A，C型","外装4P微断32 A，C型","外装4P微断40 A，C型","外装4P微断63 A，C型"],"满载损耗":["≤7 W（不含微断）","≤10 W（不含微断）","≤13 W（不含微断）","≤17 W（不含微断）","≤25 W（不含微断）"]}}],"rules":[],"variants":[]}' WHERE `product` = 1004;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[10,20,30,40,50],"with":{"400 V实际输出":["7.5 kvar","14.9 kvar","22.4 kvar","29.9 kvar","37.3 kvar"],"满载电流":["400 V：10.8 A","400 V：21.6 A","400 V：32.3 A","400 V：43.1 A","400 V：53.9 A"],"短路保护":["外装断路器20 A，C型或更高","外装断路器40 A，C型或更高","外装断路器63 A，C型或更高","外装断路器80 A，C型或更高","外装断路器100 A，C型或更高"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","figure":"percent","after":"%","unit":"%","numbers":[7],"with":{}},{"kind":"choice","name":"温度输出","before":"-","absent":{"meaning":"不带温度输出","sets":{}},"options":[{"code":"T","meaning":"带电容、电抗温度输出","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1011;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","numbers":[15,30,45,60],"with":{"400 V实际输出":["10.1 kvar","20.2 kvar","30.4 kvar","40.5 kvar"],"满载电流":["400 V：14.6 A","400 V：29.2 A","400 V：43.8 A","400 V：58.5 A"],"短路保护":["外装断路器25 A，C型或更高","外装断路器50 A，C型或更高","外装断路器80 A，C型或更高","外装断路器100 A，C型或更高"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","figure":"percent","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1012;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-XCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[300],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","figure":"size","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[15,24,30],"with":{"230 V实际输出":["10.3 kvar","16.4 kvar","20.5 kvar"],"满载电流":["230 V每相：14.9 A","230 V每相：23.8 A","230 V每相：29.7 A"],"短路保护":["外装4P断路器25 A，C型","外装4P断路器40 A，C型","外装4P断路器50 A，C型"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","figure":"percent","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}' WHERE `product` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-12-01 10:48:46' WHERE `id` = 1014;
