-- content: 10 kV装置的端子，谐振放大的算式
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 11, '2026-11-30', '[{"fact":"投切方式","before":"真空接触器或永磁断路器","after":"真空接触器；永磁断路器定制，询价时注明"},{"fact":"端子 0TA二次","before":"","after":"10 kV总进线电流，投切判据"},{"fact":"端子 放电线圈二次","before":"","after":"开口三角，零序电压保护"},{"fact":"端子 端子排X1","before":"","after":"辅助电源，AC 220 V或DC 220 V"}]');
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '真空接触器；永磁断路器定制，询价时注明' WHERE `product` = 1008 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '定制' WHERE `product` = 1008 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["母排A、B、C","6/10 kV主回路"],["0TA二次","10 kV总进线电流，投切判据"],["1TA二次","组电流与保护"],["TV二次","母线电压100 V"],["放电线圈二次","开口三角，零序电压保护"],["端子排X1","辅助电源，AC 220 V或DC 220 V"],["端子排X5","远方遥控与信号"]]' WHERE `product` = 1008 AND `name` = '端子';
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<h3>谐振点在哪里</h3><p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="news/parallel-resonance" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。以x＝(n/n<sub>r</sub>)²表示n次谐波离谐振点的远近，不计电阻时，流入变压器的是谐波源电流的1/|1－x|倍，流入电容器的是x/|1－x|倍。投入300 kvar时n<sub>r</sub>≈7.5：</p><table><thead><tr><th>谐波次数</th><th>x</th><th>流入变压器（倍）</th><th>流入电容器（倍）</th></tr></thead><tbody><tr><td>5</td><td>0.45</td><td>1.8</td><td>0.8</td></tr><tr><td>7</td><td>0.88</td><td>8.5</td><td>7.5</td></tr><tr><td>11</td><td>2.2</td><td>0.85</td><td>1.9</td></tr></tbody></table><p>负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流；7次与11次流入电容器的都比谐波源大，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<h3>怎样避开</h3><p>解决办法是在电容回路中串入电抗器，使回路在主要谐波频率呈感性。主要谐波为5次及以上时选7%，谐振点移到3次与4次之间；存在明显3次谐波时选14%，谐振点移到3次以下。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-30 08:41:56' WHERE `id` = 3108;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 08:41:56' WHERE `id` = 1008;
