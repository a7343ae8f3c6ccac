-- content: alarm values by steps, polarity
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1046, 5, '2026-11-30', '[{"fact":"功能特点","before":"自动识别取样电流极性，无需调换接线","after":"自动识别取样电流极性，有功反送时不适用"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1076, 4, '2026-11-30', '[{"fact":"接线要点","before":"投运时记录正常泄漏电流，报警值大于它的2倍左右，一般取300~500 mA，不大于设计要求","after":"投运时记录正常泄漏电流，报警值取不小于它2倍的标准档，一般300~500 mA，不大于设计要求"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、2:1、1:2:4等编码方式。</p>
<h3>功能特点</h3>
<ul><li>自动识别取样电流极性，有功反送时不适用</li><li>过压、欠流、谐波越限闭锁并指示</li><li>每路投切次数与总运行时间可查</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC12/J-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', `updatetime` = '2026-11-30 07:35:46' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>A、B、C、N四根导线必须同方向一起穿过互感器，PE线不得穿过。</p>
<h3>接线要点</h3>
<ol><li>TN-C系统不能直接使用，须先改造为TN-S或局部TN-C-S。</li><li>互感器下游的N线不得再次接地，也不得与其他回路N线混用。</li><li>投运时记录正常泄漏电流，报警值取不小于它2倍的标准档，一般300~500 mA，不大于设计要求。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 07:35:46' WHERE `id` = 1076;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>医院影像设备（CT、DSA、MRI）冲击电流大、对电压暂降敏感，同时手术部、ICU对供电连续性要求很高，谐波治理与应急电源接入需要一并考虑。</p>
<h2>把负荷分成三区</h2>
<table><thead><tr><th>分区</th><th>主要问题</th><th>措施</th></tr></thead><tbody><tr><td>影像中心</td><td>冲击、5、7、11次谐波、暂降停机</td><td>就地滤波与事件记录</td></tr><tr><td>手术部、ICU、信息机房</td><td>不能停电</td><td>双电源、UPS、应急接入</td></tr><tr><td>变电所</td><td>无功与总谐波</td><td>混合补偿</td></tr></tbody></table>
<h2>影像中心</h2>
<p>馈线实测5次24 A、7次16 A、11次11 A，合成√(24²+16²+11²)≈31 A，乘1.2为37 A，选50 A的<a href="/newdetail/1027">LH-APF-W</a>挂在设备进线旁，同处装<a href="/newdetail/1032">LH-PQM-S</a>记录暂降的残压与持续时间，与设备停机日志对时，分清电网侧与设备侧原因。</p>
<h2>变电所</h2>
<p>1600 kVA变压器，最大980 kW、0.86，提到0.96需要980×（0.593−0.292）≈295 kvar：4台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>出149 kvar，两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>出150 kvar并承担夜间容性。容量分工见<a href="/detail/3115">混合补偿一文</a>。</p>
<h2>应急电源</h2>
<ol><li>应急负荷420 kW、功率因数0.9，电流约709 A，外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，发电车与移动储能车用同一组五色单芯连接器，错相闭锁；与Ⅱ段市电进线机械联锁，母联断开后才能合闸。</li><li>手术部由250 A的<a href="/newdetail/1035">LH-KJT</a>在两路之间切换，动作不大于2 s。生命支持设备不允许2 s中断，须另配UPS，切换柜不能代替它。</li><li>每季度带载演练一次，从发电车到场到带满负荷逐项计时。</li></ol>
<h2>接地与漏电</h2>
<ul><li>医疗IT系统不得装剩余电流跳闸保护，使用绝缘监测与故障定位</li><li>门诊、病房普通回路装<a href="/newdetail/1076">LH-RCD300</a>，报警值取不小于固有泄漏电流2倍的标准档，误区见<a href="/detail/3122">剩余电流监测</a></li></ul>
<h2>实施与验收</h2>
<p>与临床科室错峰，停电放在夜间并备移动UPS。验收三项：同工况24 h的功率因数与谐波记录，公共连接点谐波电流按GB/T 14549评价；切换时间实测五次取最大值；应急接入从插接到送电的实际用时与相序检查记录。数据由<a href="/newdetail/1069">LH-GW100</a>送后勤平台，切换与跳闸事件保留原始时标。</p>', `updatetime` = '2026-11-30 07:35:46' WHERE `id` = 2006;
