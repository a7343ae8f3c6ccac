-- content: 高压补偿与应急接入的结束语，仪表与电抗率
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (47, '高压补偿装置怎样配？', '准备好6 kV或10 kV母线的短路容量、一次单线图、目前的功率因数，以及谐波测试数据。');
--> statement-breakpoint
INSERT INTO `category_closings` (`category`, `title`, `text`) VALUES (51, '应急电源从哪里接入？', '准备好低压单线图、要保的负荷，以及发电车或储能的容量与接头形式。');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 12, '2026-11-30', '[{"fact":"取样电流","before":"10 kV总进线电流互感器二次，5 A","after":"总进线电流互感器二次，5 A"},{"fact":"端子 0TA二次","before":"10 kV总进线电流，投切判据","after":"总进线电流，投切判据"},{"fact":"接线要点","before":"投切判据的电流取10 kV总进线电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器","after":"投切判据的电流取同一段母线总进线的电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器；真空接触器不切除短路电流：馈电的上级断路器须设速断与过流保护，整定躲过合闸涌流"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1049, 3, '2026-11-30', '[{"fact":"工作电源","before":"AC 220 V±20%或AC/DC 85~265 V","after":"AC/DC 85~265 V"},{"fact":"测量","before":"全电参量","after":"三相电压、电流、功率、功率因数、频率与正向有功电能"},{"fact":"无功电能","before":"2级","after":"不计量"},{"fact":"功能特点","before":"电流、电压同屏三相显示，无需翻页","after":"每排一相、三相同屏，电压、电流、功率按键切换或自动循环"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>6/10 kV三相三线经隔离开关（带接地开关）接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>投切判据的电流取同一段母线总进线的电流互感器二次，要测到负荷与各组电容；电压取同一段母线的电压互感器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li><li>真空接触器不切除短路电流：馈电的上级断路器须设速断与过流保护，整定躲过合闸涌流。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 09:54:21' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96S以三排红色LED数码管显示三相数据，3 m外可清楚读数，适合照度低或需要远看的场合；保留常用电参量与正向有功电能，去掉了分时与谐波功能，价格更经济。</p>
<h3>功能特点</h3>
<ul><li>亮度4级可调，长期运行自动降亮延寿</li><li>每排一相、三相同屏，电压、电流、功率按键切换或自动循环</li><li>报警继电器可设过压、过流、缺相、逆相序</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96S-5A-220-CJ</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', `updatetime` = '2026-11-30 09:54:21' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '总进线电流互感器二次，5 A' WHERE `product` = 1008 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC/DC 85~265 V' WHERE `product` = 1049 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '三相电压、电流、功率、功率因数、频率与正向有功电能' WHERE `product` = 1049 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '不计量' WHERE `product` = 1049 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '单组' WHERE `product` = 1008 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '单组' WHERE `product` = 1008 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '单组' WHERE `product` = 1008 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '单组' WHERE `product` = 1008 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '单组' WHERE `product` = 1008 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -10, `max` = 55, `choice` = '' WHERE `product` = 1049 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `min` = NULL, `max` = 93 WHERE `product` = 1049 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP52', `condition` = '前面' WHERE `product` = 1049 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管', `condition` = '' WHERE `product` = 1049 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1049 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `choice` = '92 mm×92 mm' WHERE `product` = 1049 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'depth', `max` = 69, `choice` = '' WHERE `product` = 1049 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C","6/10 kV主回路"],["0TA二次","总进线电流，投切判据"],["1TA二次","组电流与保护"],["TV二次","母线电压100 V"],["放电线圈二次","开口三角，零序电压保护"],["端子排X1","辅助电源，AC 220 V或DC 220 V"],["端子排X5","远方遥控与信号"]]' WHERE `product` = 1008 AND `name` = '端子';
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<h3>谐振点在哪里</h3><p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="news/parallel-resonance" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。以x＝(n/n<sub>r</sub>)²表示n次谐波离谐振点的远近，不计电阻时，流入变压器的是谐波源电流的1/|1－x|倍，流入电容器的是x/|1－x|倍。投入300 kvar时n<sub>r</sub>≈7.5：</p><table><thead><tr><th>谐波次数</th><th>x</th><th>流入变压器（倍）</th><th>流入电容器（倍）</th></tr></thead><tbody><tr><td>5</td><td>0.45</td><td>1.8</td><td>0.8</td></tr><tr><td>7</td><td>0.88</td><td>8.5</td><td>7.5</td></tr><tr><td>11</td><td>2.2</td><td>0.85</td><td>1.9</td></tr></tbody></table><p>负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流；7次与11次流入电容器的都比谐波源大，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<h3>怎样避开</h3><p>解决办法是在电容回路中串入电抗器，使回路在主要谐波频率呈感性。主要谐波为5次及以上时选7%，这台变压器投入300 kvar时谐振点移到约3.4次，投入600 kvar时约3.1次，已靠近3次，要先确认3次谐波很小；存在明显3次谐波时选14%，谐振点移到3次以下。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，按<a href="/safety">停电、验电、放电</a>的顺序处理，鼓肚的不敲、不拆；不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-30 09:54:21' WHERE `id` = 3108;
--> statement-breakpoint
UPDATE `factory` SET `work` = '线圈在绕线机上用铜线绕成，套上铁心浸漆固化；逐台复测电感量、通电测噪声，合格才装柜。', `updatetime` = '2026-11-30 09:54:21' WHERE `id` = 6008;
--> statement-breakpoint
DELETE FROM `product_values` WHERE `product` = 1049 AND `place` = 19;
