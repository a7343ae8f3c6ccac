-- content: quick-connect sockets, filter steps and sampling agree with the products
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 8, '2026-11-30', '[{"fact":"接线说明","before":"三相三线主回路，三相电流取样来自负荷侧","after":"三相三线主回路，三相电流取自负荷侧，或取总进线，参数中对应设置"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 6, '2026-11-30', '[{"fact":"连接器","before":"每相2~3只单芯插座，单只400 A","after":"每相2~3只单芯插座，单只630 A；1600 A用3只"},{"fact":"产品概述","before":"LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，配合两台兆瓦级发电车或移动储能车同时接入，满足大型负荷整体供电","after":"LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，配合一台兆瓦级或两台500 kW级发电车、移动储能车接入；1600 A在功率因数0.8时约890 kW"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相三线主回路，三相电流取自负荷侧，或取总进线，参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>触发板电源与主回路同相，禁止倒相。</li><li>风冷进风口与墙面距离不小于300 mm，定期清灰。</li><li>现场须做一次投切响应时间实测并留存波形。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 03:23:11' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，配合一台兆瓦级或两台500 kW级发电车、移动储能车接入；1600 A在功率因数0.8时约890 kW。</p>
<p>内部铜排按额定电流校核，连接器侧设独立断路器，支持逐路插接。</p>
<h3>功能特点</h3>
<ul><li>每相2~3只单芯插座并联，均流设计</li><li>框架断路器带本地/远方操作与电动储能</li><li>移动储能接入口预留通信与急停接点</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX-D/1600-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `updatetime` = '2026-11-30 03:23:11' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '每相2~3只单芯插座，单只630 A；1600 A用3只' WHERE `product` = 1034 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KJX-D","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[800,1000,1250,1600],"with":{}},{"kind":"number","name":"每相插座数","before":"-","line":"连接器","after":"","unit":"只","text":"每相{}单芯插座，单只630 A","numbers":[2,3],"with":{}}],"rules":[{"when":{"额定电流":["1600"]},"only":{"每相插座数":["3"]},"says":"每相2只630 A插座共1260 A，1600 A须选3只"}],"variants":[]}' WHERE `product` = 1034;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
<h2>测出来的波动</h2>
<p>1600 kVA变压器带2台132 kW粉碎机、2台160 kW制粒机与若干提升机。以1 s间隔记录一个班：有功在300~900 kW之间，最大时功率因数0.72；粉碎机堵料前后5 s内无功变化可达180 kvar，一小时二十余次。接触器电容的投切延时以秒计，放电后3 min内不得再投，平均功率因数只有0.81。</p>
<h2>容量与响应</h2>
<p>900 kW由0.72提到0.95，需要900×（0.964−0.329）≈572 kvar，选600 kvar的<a href="/newdetail/1017">LH-GXT</a>，晶闸管过零投切，响应不大于20 ms。分级按1:2:4:8设4级，最小级40 kvar，小于单次波动的四分之一。最低负荷300 kW、功率因数0.55时无功约456 kvar，仍能跟随，不会过补。</p>
<p>变压器短路容量1600÷0.06≈26.7 MVA，600 kvar纯电容的谐振次数n=√(26.7÷0.6)≈6.7，离7次太近，所以每级都串7%电抗器。变频喂料器多的厂先测3次与5次，选法见<a href="/detail/3113">7%还是14%</a>。</p>
<h2>电动机一侧</h2>
<ul><li>粉碎机、制粒机各装<a href="/newdetail/1055">LH-PM72D</a>：过载、堵转、缺相、不平衡告警，统计起动次数与运行小时</li><li>远离变压器的200 kW以上主机可在电机侧就地补偿，由<a href="/newdetail/1018">LH-CK200</a>统一整定，避免与动态柜争抢</li><li>粉碎机锤片磨损的表现是同样产量下电流上升8%以上，用一个月曲线判断</li></ul>
<table><thead><tr><th>设备</th><th>功率</th><th>监测</th></tr></thead><tbody><tr><td>粉碎机</td><td>132 kW×2</td><td>LH-PM72D</td></tr><tr><td>制粒机</td><td>160 kW×2</td><td>LH-PM72D</td></tr><tr><td>提升机、混合机</td><td>15~55 kW</td><td><a href="/newdetail/1054">LH-PM72E</a></td></tr><tr><td>总进线</td><td>—</td><td><a href="/newdetail/1061">LH-TM30</a>、LH-CK200</td></tr></tbody></table>
<h2>吨料电耗</h2>
<p>LH-TM30的15 min负荷曲线与生产批次号对应，得到每批的吨料电耗；空转和堵料在曲线上是“有电流、没产量”的平台段。功率因数奖惩直接体现在电费清单，月有功30万kWh时由0.81提到0.95，少吸收约11.9万kvarh，算法见<a href="/detail/3107">力调电费</a>。</p>
<h2>施工与验收</h2>
<p>动态柜放在非粉尘危险区的配电室，柜前留1.5 m；粉尘场所内的电气设备须按爆炸危险区域划分选型。利用周日检修停电8 h完成接入，旧接触器柜退出备用一个月再拆。验收取一个完整生产班：1 s记录的功率因数95%时间不低于0.95，堵料冲击后40 ms内无功恢复，谐波电流按GB/T 14549复核。数据由<a href="/newdetail/1069">LH-GW100</a>送工厂平台。</p>', `updatetime` = '2026-11-30 03:23:11' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"保供电Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"1000 A"},{"kind":"breaker","text":"三锁两钥匙"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"赛事照明"}]],"tie":"母联断路器"},{"name":"保供电Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"1000 A"},{"kind":"breaker","text":"三锁两钥匙"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"转播、计时"}]]}]}' WHERE `case` = 4005;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"应急Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 800 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"与市电机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"负压病区一"}]]},{"name":"应急Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 800 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"与市电机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"负压病区二"}]]}]}' WHERE `case` = 4114;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:23:11' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:23:11' WHERE `id` = 4114;
