-- content: 路灯回路改3P+N、市政方案补电梯实测、板式组件显示与选配
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 30, 'depth', 320, 320, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 9, '2026-11-29', '[{"fact":"功能特点","before":"两路可设同容量或2:1容量，单台即可形成三级补偿","after":"两路同容量时单台可投两级（如20+20：20、40 kvar），2:1容量时可投三级（如20+10：10、20、30 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 4, '2026-11-29', '[{"fact":"显示方式","before":"测控面板显示；板上设投切与温度LED","after":"板上投切、故障、过温LED；选配测控面板（图中所示）时LCD显示功率因数与支路电流"},{"fact":"可选功能","before":"母线排、支路熔断器指示、端子改为铜排","after":"板上测控面板、母线排、端子改为铜排"},{"fact":"测量误差","before":"不带测量","after":"标准型不带测量；选配测控面板的读数仅供监视"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1071, 4, '2026-11-29', '[{"fact":"接线要点","before":"","after":"3P型只用于不带N线的三相负荷；接有相线对N线负荷（照明、插座）的三相回路用3P+N型，否则N线电流不在剩余电流之和里，会误跳"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路同容量时单台可投两级（如20+20：20、40 kvar），2:1容量时可投三级（如20+10：10、20、30 kvar）</li><li>自带微型断路器，单台可独立退出，不影响同柜其他单元；拆装前先断开上级，验电、放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 05:45:06' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `displaymode` = '板上投切、故障、过温LED；选配测控面板（图中所示）时LCD显示功率因数与支路电流', `optionalfunction` = '板上测控面板、母线排、端子改为铜排', `updatetime` = '2026-11-29 05:45:06' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>上进下出，N线必须经过N极，禁止借用其他回路N线。</p>
<h3>接线要点</h3>
<ol><li>3P型只用于不带N线的三相负荷；接有相线对N线负荷（照明、插座）的三相回路用3P+N型，否则N线电流不在剩余电流之和里，会误跳。</li><li>每回路N线独立，混接会引起剩余电流误动作。</li><li>投运后按试验按钮验证剩余电流功能。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-29 05:45:06' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '标准型不带测量；选配测控面板的读数仅供监视' WHERE `product` = 1013 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD', `condition` = '选配', `optional` = 1 WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1013 AND `place` = 29;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏显示并存，白天谐波与三相不平衡突出，夜间轻载又容易出现容性倒送。仅按变压器容量的固定比例配置电容器，往往治不了谐波、也躲不开夜间过补。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一台1250 kVA变压器（短路阻抗6%）的市民中心为例：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间−35 kvar</td><td>容量与夜间过补</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A</td><td>就地滤波</td></tr><tr><td>电梯馈线</td><td>5次30 A、7次16 A、11次9 A</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<p>由0.82提到0.95，需要无功720×（0.698−0.329）≈266 kvar。长期存在的约150 kvar由4台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>承担（400 V下每台实际输出37.3 kvar，合计149 kvar）；余下117 kvar的波动与夜间35 kvar容性由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担。若不串电抗器，149 kvar与变压器的谐振次数n=√(20.8 MVA÷0.149 Mvar)≈11.8，以后增到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏馈线谐波有效值√(28²+21²+12²)≈37 A，乘1.2得44 A；电梯馈线√(30²+16²+9²)≈35 A，乘1.2得42 A。两条馈线各选1台50 A的<a href="/newdetail/1027">LH-APF-W</a>。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 4×50 kvar</td><td>混合补偿</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 2×50 A，各1台</td><td>就地滤波</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1068">LH-MC12</a></td><td>四大分项计量</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，总进线互感器按1804 A÷0.8取2500/5，馈线用开口式<a href="/newdetail/1075">LH-KCT</a>；第二个周末投运。验收取同工况前后各7天的记录：月平均功率因数不低于0.95、夜间无容性倒送、公共连接点谐波电流满足GB/T 14549按短路容量换算后的限值，以第三方仪器数据为准。</p>', `updatetime` = '2026-11-29 05:45:06' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>猪舍环控（风机、水帘、料线、照明、加热垫）对供电连续性极为敏感，夏季风机停转10 min就可能造成不可逆损失。本方案把用电安全、设备运行与应急供电统一在一张图上。</p>
<h2>电源容量</h2>
<p>12栋舍每栋45 kW，需要系数0.6，合计324 kW、功率因数0.85，总电流324÷（1.732×0.38×0.85）≈579 A，切换柜选630 A的<a href="/newdetail/1035">LH-KJT</a>，转换动作≤2 s；柴油机组起动另计约10~15 s。自备机组按324÷0.85≈381 kVA加两成起动裕度，选500 kVA。恢复送电时12栋不能同时起动：断路器按栋延时5 s依次合闸，1 min内全部恢复。</p>
<h2>每栋舍的配电</h2>
<p>单栋45 kW约80 A，进线装100 A的<a href="/newdetail/1072">LH-SB250M</a>；支路按风机、料线、照明分开，用<a href="/newdetail/1071">LH-SB63</a>。风机支路怎么分，决定了能不能发现单台停转：一台1.1 kW风机约2.4 A，18台接一路时停一台只少5.6%，淹没在电压波动里；4台一路时停一台少25%，越过20%的告警线。所以风机支路每路不多于4台。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>整定</th></tr></thead><tbody><tr><td>进线</td><td>LH-SB250M 100 A</td><td>端子超温90 ℃告警</td></tr><tr><td>风机支路</td><td>LH-SB63 16 A、300 mA</td><td>低于基线20%持续1 min推送</td></tr><tr><td>料线、照明</td><td>LH-SB63 16 A、30 mA（料线3P，照明1P+N）</td><td>漏电本地跳闸</td></tr><tr><td>每栋</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>剩余电流与线缆温度</td></tr><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>断电上报</td></tr></tbody></table>
<p>风机支路用300 mA并只防火灾，是因为30 mA在潮湿环境误跳会停掉通风；触电防护靠等电位联结与断电检修，两者不能互相代替，见<a href="/detail/3122">剩余电流监测的误区</a>。</p>
<h2>告警分级</h2>
<table><thead><tr><th>级别</th><th>事件</th><th>推送</th></tr></thead><tbody><tr><td>一级</td><td>停电、双路失电、舍温越限</td><td>电话、短信、平台</td></tr><tr><td>二级</td><td>风机、料线停转</td><td>短信、平台</td></tr><tr><td>三级</td><td>电压偏低、漏电接近限值</td><td>平台</td></tr></tbody></table>
<p>停电告警由LH-WM40的超级电容供电上报，避免“停电的同时设备也停了、没人知道”。舍内设备经<a href="/newdetail/1069">LH-GW100</a>上送，网关另配UPS。</p>
<h2>施工与验收</h2>
<p>按栋割接，选在转群空栏期，单栋停电不超过2 h。氨气环境用密封防腐箱并除湿，端子每年复紧一次。验收做三项试验：拉开市电，记录电话外呼时间、机组起动与转换动作用时；停一台风机，2 min内应有告警；按下剩余电流试验按钮，逐路核对动作。以后每月做一次断电演练。</p>', `updatetime` = '2026-11-29 05:45:06' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-SB63 3P+N 40 A 42台、LH-WM40 6台（互感器200 A）' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_sheets` SET `calculation` = '{"tool":"meter","values":{"sys":"3p4w","by":"a","x":"130","use":"internal","cls":"B","mount":"rail","len":"5"},"count":1,"says":"楼层配电箱最大负荷约130 A，内部考核，整套按B级，配0.5级互感器，导轨安装，互感器到电表的导线不超过5 m。"}' WHERE `case` = 4002;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，42路照明回路靠夜间巡视发现灭灯，平均26 h才知道；定时器跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><p>每路照明装1台3P+N 40 A的LH-SB63，远程分合并按经纬度开关灯；灯接在相线与N线之间，N线须同进断路器，不平衡电流才不会当成剩余电流。每台箱变装1台LH-WM40测总电量，开口互感器200 A。方案里的100 mA本地跳闸适合新敷线路；这里线路老、雨天泄漏大，改为300 mA剩余电流告警，先查后断，不让整条路失去照明。</p><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%，月用电量由3.1万kWh降到2.7万kWh。</p>', `equipment` = '[{"product":1071,"code":"LH-SB63-3N-C40-300-4G","quantity":42,"unit":"台","use":"照明回路"},{"product":1065,"code":"LH-WM40-200-4G","quantity":6,"unit":"台","use":"箱变总进线，开口互感器200 A"}]', `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"200 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"3P+N 40 A"},{"kind":"load","text":"照明回路1"}],[{"kind":"breaker","product":1071,"text":"5台，3P+N 40 A"},{"kind":"load","text":"照明回路2~6"}],[{"kind":"breaker","product":1071,"text":"3P+N 40 A"},{"kind":"load","text":"照明回路7"}]]}]}', `calculation` = '{"tool":"meter","values":{"sys":"3p4w","by":"a","x":"144","use":"monitor","len":"2"},"count":1,"says":"100 kVA箱变额定电流约144 A，监测用，三相四线。"}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2500/5"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 05:45:06' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 05:45:06' WHERE `id` = 4002;
