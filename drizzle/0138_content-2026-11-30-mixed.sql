-- content: eye: what a quick connection carries, earthing and discharge of LH-GYZ, what case 4206 gives when all is on
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 9, '2026-11-30', '[{"fact":"基本功能","before":"6/10 kV母线集中补偿，1~8组自动投切、九区图控制的高压成套装置。","after":"6/10 kV母线集中补偿，1~8组自动投切、电压、无功九区图控制的高压成套装置。"},{"fact":"可选功能","before":"远方投退与定值召唤、IEC 60870-5-104、门禁闭锁","after":"远方投退与定值召唤、IEC 60870-5-104"},{"fact":"电容器额定电压","before":"按电抗率取11/√3、12/√3 kV等","after":"10 kV取11/√3（12%取12/√3）kV，6 kV取6.6/√3（12%取7.2/√3）kV"},{"fact":"放电","before":"断电后10 min内降至75 V以下，另设放电线圈","after":"放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下"},{"fact":"投切","before":"九区图自动，可手动","after":"电压、无功九区图自动，可手动"},{"fact":"端子 母排A、B、C","before":"10 kV主回路","after":"6/10 kV主回路"},{"fact":"产品概述","before":"LH-GYZ由进线隔离、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切；电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前做谐振校核计算书","after":"LH-GYZ由进线隔离与接地开关、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切；电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前提供谐振校核计算书"},{"fact":"功能特点","before":"放电线圈与电容器直接并联，断电后残压迅速下降","after":"放电线圈与电容器直接并联，5 s内降到50 V以下；柜门与隔离、接地开关机械闭锁"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 11, '2026-11-30', '[{"fact":"基本功能","before":"800~1600 A落地式快接箱，多组并联插座，适配兆瓦级移动电源。","after":"800~1600 A落地式快接箱，多组并联插座，适配800 kW级移动电源。"},{"fact":"连接器","before":"A、B、C、N每极2~3只单芯插座，另有1只PE插座，单只630 A；1600 A每极3只","after":"A、B、C、N每极2~3只单芯插座，另有1只PE插座，单只630 A；1250、1600 A每极3只"},{"fact":"断路器","before":"框架断路器，额定极限短路分断50 kA","after":"框架断路器，4P（N极同断），额定极限短路分断50 kA"},{"fact":"防护等级","before":"IP54","after":"IP54（插座盖合上）"},{"fact":"端子 RS485","before":"","after":"通信"},{"fact":"产品概述","before":"LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，配合一台兆瓦级或两台500 kW级发电车、移动储能车接入；1600 A在功率因数0.8时约890 kW；内部铜排按额定电流校核，连接器侧设独立断路器，支持逐路插接","after":"LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，接入发电车或移动储能车；1600 A在功率因数0.8时约890 kW，如一台800 kW，或先并机的两台400 kW；内部铜排按额定电流校核；各插座汇到一台框架断路器，分闸…"}]');
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '6/10 kV母线集中补偿，1~8组自动投切、电压、无功九区图控制的高压成套装置。', `optionalfunction` = '远方投退与定值召唤、IEC 60870-5-104', `maincontent` = '<h3>产品概述</h3>
<p>LH-GYZ由进线隔离与接地开关、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切。</p>
<p>电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前提供谐振校核计算书。</p>
<h3>功能特点</h3>
<ul><li>每组独立过流、过压、欠压、开口三角（零序）与外熔丝保护</li><li>电压优先、无功其次，投切间隔可设，避免振荡</li><li>放电线圈与电容器直接并联，5 s内降到50 V以下；柜门与隔离、接地开关机械闭锁</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYZ/10-3×600-6%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 30841《高压并联电容器装置的通用技术要求》</li><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li><li>DL/T 604《高压并联电容器装置使用技术条件》</li></ul>', `updatetime` = '2026-11-30 07:15:37' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '800~1600 A落地式快接箱，多组并联插座，适配800 kW级移动电源。', `maincontent` = '<h3>产品概述</h3>
<p>LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，接入发电车或移动储能车；1600 A在功率因数0.8时约890 kW，如一台800 kW，或先并机的两台400 kW。</p>
<p>内部铜排按额定电流校核；各插座汇到一台框架断路器，分闸并闭锁后才插拔。</p>
<h3>功能特点</h3>
<ul><li>每相2~3只单芯插座并联，均流设计</li><li>框架断路器带本地/远方操作与电动储能</li><li>移动储能接入口预留通信与急停接点</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX-D/1600-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `updatetime` = '2026-11-30 07:15:37' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '10 kV取11/√3（12%取12/√3）kV，6 kV取6.6/√3（12%取7.2/√3）kV' WHERE `product` = 1008 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '放电线圈5 s内降至50 V以下，内放电电阻10 min内降至75 V以下' WHERE `product` = 1008 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '电压、无功九区图自动，可手动' WHERE `product` = 1008 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'A、B、C、N每极2~3只单芯插座，另有1只PE插座，单只630 A；1250、1600 A每极3只' WHERE `product` = 1034 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '框架断路器，4P（N极同断），额定极限短路分断50 kA' WHERE `product` = 1034 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'IP54（插座盖合上）' WHERE `product` = 1034 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C","6/10 kV主回路"],["1TA二次","组电流与保护"],["TV二次","母线电压100 V"],["端子排X5","远方遥控与信号"]]' WHERE `product` = 1008 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["连接器组（每极2~3只并联）","电源侧"],["出线母排","负荷侧"],["QF端子","断路器遥控遥信"],["EPO1、2","急停干接点"],["RS485","通信"]]' WHERE `product` = 1034 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KJX-D","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[800,1000,1250,1600],"with":{}},{"kind":"number","name":"每相插座数","before":"-","line":"连接器","after":"","unit":"只","text":"每相{}单芯插座，单只630 A","numbers":[2,3],"with":{}}],"rules":[{"when":{"额定电流":["1250","1600"]},"only":{"每相插座数":["3"]},"says":"每相2只630 A插座共1260 A，没有均流余量，1250、1600 A须选3只"}],"variants":[]}' WHERE `product` = 1034;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>10 kV母线最大负荷9.6 MW，功率因数0.87，进线电流637 A。2800 kW原料磨电动机占负荷近三成，其余随窑系统变化。</p><h2>做法</h2><p>10 kV配电室装1套3×900 kvar的LH-GYZ，串6%电抗，与串1%电抗的LH-GYJ一起校核过谐振，按功率因数与电压自动投切三组；旁边1台600 kvar的LH-GYJ经断路器接母线，与原料磨断路器联锁，同投同退。</p><h2>投运与复测</h2><p>10 kV功率因数由0.87提到0.97，进线电流由637 A降到574 A，力调电费由每月加收4.8万元变为减收2.4万元。</p>', `calculation` = '{"tool":"kvar","values":{"p":"9600","pf1":"0.87","pf2":"0.96","u":"10000","sn":"","h":"","react":"6","std":"0.90"},"count":1,"says":"最大负荷9.6 MW，由0.87补到0.96，6%电抗率抑制5次谐波。现场3×900 kvar的LH-GYZ加600 kvar的LH-GYJ，全投输出约2875 kvar，到0.97。"}' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'THDu（旧电容投入时）' WHERE `case` = 4006 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '功率因数（旧电容停用时）' WHERE `case` = 4006 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '11次谐波电压（旧电容投入时）' WHERE `case` = 4006 AND `place` = 2;
--> statement-breakpoint
UPDATE `case_figures` SET `after` = '0.97' WHERE `case` = 4206 AND `place` = 0;
--> statement-breakpoint
UPDATE `case_figures` SET `after` = '574' WHERE `case` = 4206 AND `place` = 1;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 07:15:37' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 07:15:37' WHERE `id` = 4006;
