-- content: LH-ZCS and LH-ZCS-G: two switches behind the breaker, terminals of the second bus
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 23, '2026-11-29', '[{"fact":"端子 485A、485B","before":"","after":"备用RS485口（选配，后缀RS）"},{"fact":"接线说明","before":"本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器接两路电容器；级联口用直通网线依次连接","after":"本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器QF接两路电容器，每路一只投切开关：K1接C1，K2接C2；级联口用直通网线依次连接"},{"fact":"接线要点","before":"取样互感器装在总进线A相、电容柜电源侧，二次接至集中测控装置或第一台的取样端子，电压取B、C相线电压；用直通网线把各台的“网络1/网络2”口首尾级联，最后一台不需终端电阻","after":"取样互感器装在总进线A相、电容柜电源侧，二次接第一台的I+、I-，单点接地；电压由机内取B、C相线电压，不另接线；装LH-CK200时三相各一只互感器，接到LH-CK200；用直通网线把上一台的“网络2”接下一台的“网络1”，首尾级联，最后…"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 13, '2026-11-29', '[{"fact":"接线说明","before":"接线方式与LH-ZCS相同，机内也经微型断路器；主回路导线与上级断路器按1.5倍额定电流校核","after":"接线方式与LH-ZCS相同，机内也经微型断路器QF接两路电容器（K1接C1，K2接C2）；主回路导线与上级断路器按1.5倍额定电流校核"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>本品为三相三线接入，电容柜母线接到顶部A、B、C接线柱，机内经微型断路器QF接两路电容器，每路一只投切开关：K1接C1，K2接C2；级联口用直通网线依次连接。</p>
<h3>接线要点</h3>
<ol><li>在断电并验电后，将A、B、C三相导线接到顶部A、B、C接线柱，导线按1.5倍额定电流选取：10、15、20、30、40 kvar依次不小于4、6、10、16、25 mm²铜线。</li><li>取样互感器装在总进线A相、电容柜电源侧，二次接第一台的I+、I-，单点接地；电压由机内取B、C相线电压，不另接线。装LH-CK200时三相各一只互感器，接到LH-CK200。</li><li>用直通网线把上一台的“网络2”接下一台的“网络1”，首尾级联，最后一台不需终端电阻。</li><li>上电后等待约30 s，面板显示主从机身份，核对台数与容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 23:32:25' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>接线方式与LH-ZCS相同，机内也经微型断路器QF接两路电容器（K1接C1，K2接C2）；主回路导线与上级断路器按1.5倍额定电流校核。</p>
<h3>接线要点</h3>
<ol><li>50 kvar单元单路额定电流约30 A，进线导线建议不小于35 mm²。</li><li>夜间电压偏高的系统，应把过压保护定值设为440 V、回差8 V，避免反复投退。</li><li>若与普通450 V单元混装，须在参数中分别登记容量与电压等级。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 23:32:25' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C","电容器主回路（三相）"],["PE","机壳保护接地"],["I+、I-","取样电流（0~5 A，仅主机接）"],["网络1/网络2","级联RJ45"],["485A、485B","备用RS485口（选配，后缀RS）"]]' WHERE `product` = 1001 AND `name` = '端子';
