-- content: smart capacitor: its page says the same in fewer words
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 22, '2026-11-29', '[{"fact":"产品概述","before":"LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量；多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度；与接触器加控制器的传统方案相比，一面800 m…","after":"LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，两路独立投切；多台用网线级联，自动推举主机，按“循环投切、容量匹配”统一调度；与接触器加控制器的传统方案相比，一面800 mm宽的柜体容量提…"},{"fact":"功能特点","before":"电压过零合闸、电流过零分闸；同一路切除后锁定180 s，放电后再投","after":"过零投切；同一路切除后锁定180 s"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，两路独立投切。多台用网线级联，自动推举主机，按“循环投切、容量匹配”统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体容量提高约40%，二次线只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>过零投切；同一路切除后锁定180 s</li><li>六类保护，故障路单独退出</li><li>两路同容量可投两级（20+20），2:1可投三级（20+10：10、20、30 kvar）</li><li>机内三极微型断路器，手柄在正面下部翻盖里，断开只隔离这一台</li><li>脱扣后查明原因，等待3 min再复位：手柄先扳到“O”，再推到“I”</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>各规格的电流、损耗与重量</h3>
<p>400 V输出＝额定容量×(400÷450)²，损耗为400 V满载，含断路器、触点与测控；断路器C型，不低于1.5倍450 V电流。</p>
{{规格}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 21:48:37' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{"400 V实际输出":["10 kvar×0.790＝7.9 kvar","15 kvar×0.790＝11.9 kvar","20 kvar×0.790＝15.8 kvar","30 kvar×0.790＝23.7 kvar","30 kvar×0.790＝23.7 kvar","40 kvar×0.790＝31.6 kvar"]}},{"kind":"choice","name":"环境温度","before":"-","absent":{"meaning":"标准型，最高+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，最高+60 ℃","sets":{"工作环境":"−25~+60 ℃（柜内空气）"}}],"elsewhere":[]},{"kind":"choice","name":"备用通信口","before":"-","absent":{"meaning":"不带","sets":{"通信":"级联RJ45"}},"options":[{"code":"RS","meaning":"带备用RS485口","sets":{"通信":"级联RJ45、备用RS485口"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
