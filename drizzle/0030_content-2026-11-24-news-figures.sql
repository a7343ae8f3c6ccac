-- content: 行业资讯封面带数字与坐标
UPDATE `news` SET `image` = '/media/news/discharge-cover-033f3df9.webp', `maincontent` = '<p>6月是全国“安全生产月”。6月13日下午，制造中心组织了触电急救与初期火灾处置两项综合演练，装配、测试、仓储三个车间共86名员工参加。</p>
<p>演练设置了“成品测试工位电容器残余电荷放电不彻底”情景，重点检验“断电、放电、验电、挂牌”四步程序的执行情况。电容器断电后仍会保留残余电压，现场必须等待放电完成并验电确认，这是公司反复强调的红线。</p>
<ul><li>测试工位全部加装放电指示灯与短接接地棒</li><li>急救箱与AED位置图张贴到每个班组看板</li><li>新员工上岗前必须通过放电与验电实操考核</li></ul>
<figure><img src="/media/news/discharge-837b9f5f.webp" alt="曲线图：电容器断电瞬间566 V，放电3分钟降至50 V以下"><figcaption>电容器断电后按指数规律放电：400 V系统断电瞬间最高约566 V，1分钟后仍有约252 V，约3分钟降至50 V以下。</figcaption></figure>
<h3>为什么要等、等多久</h3>
<p>电容器断开电源时，残压取决于断开的瞬间，最不利时等于电压峰值：400×√2≈566 V。内置放电电阻使电压按指数规律下降。以<a href="/newdetail/1001">LH-ZCS</a>为例，断电后3 min内端电压降至50 V以下；只等1分钟，残压仍可能超过250 V，足以造成触电。放电电阻断线时，残压可以保持数小时，所以“等够时间”不能代替“验电”。</p>
<ol><li>断电：断开主开关并确认各支路电流为零</li><li>放电：等待不少于3分钟</li><li>验电：逐相、相间、对地都要验</li><li>短接接地：用接地棒短接后再触碰端子，作业中保持短接</li></ol>
<p>演练中，一个小组在等待放电时直接去取接地棒，漏掉了验电，被裁判中止并重新开始。讲评时把整个过程回放，参演人员自己指出漏项。初期火灾部分设置了控制柜冒烟情景，考核先断电、再用二氧化碳或干粉灭火器扑救，不得用水。疏散集合用时4分10秒，比去年缩短近1分钟。</p>
<p>演练后安全部门对灭火器取用路线、疏散集合点清点方式提出三项改进，均已列入整改计划。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3004;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<p>对用电企业而言，变化主要体现在三个阶段：新建与改扩建项目在方案阶段就要考虑干扰性负荷的影响；投运时治理设施应与主体工程同步；运行中需要对自身电能质量状况心中有数。</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="/media/news/drive-spectrum-24e18fa2.webp" alt="柱状图：六脉波变频器5至19次谐波，治理前THDi约29%，治理后约1.5%"><figcaption>理想六脉波整流的谐波电流与次数成反比；滤除95%后，THDi由约29%降到约1.5%。</figcaption></figure>
<p>不带电抗器的变频器，实际谐波往往比理想值更大，尤其是5次和7次。估算时先取理想值I<sub>n</sub>＝I<sub>1</sub>/n：若整流负荷基波电流为200 A，5次约40 A，7次约29 A，11次约18 A，各次平方和开方约58 A，这就是有源滤波容量的起点，再按实测修正。例如选100 A的<a href="/newdetail/1026">LH-APF-M</a>，留有裕度。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/ui/site-map-0b62c79f.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3102;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/payback-cover-68619e26.webp', `maincontent` = '<p>国务院印发《推动大规模设备更新和消费品以旧换新行动方案》（国发〔2024〕7号），提出实施设备更新、消费品以旧换新、回收循环利用、标准提升四大行动。工业企业的老旧配电与用能设备，是设备更新中容易见效的部分。</p>
<p>补偿与计量设备的更新往往投资不大，却能直接反映在电费单上。判断是否值得更新，可以从三方面入手。</p>
<table><thead><tr><th>对象</th><th>可更新信号</th><th>更新方向</th></tr></thead><tbody><tr><td>电容柜</td><td>力调电费长期被罚、熔断器频繁熔断</td><td>抗谐波集成电容或混合补偿</td></tr><tr><td>指针表与旧表</td><td>无通信、误差大</td><td>多功能或无线仪表</td></tr><tr><td>低压柜</td><td>无测温、无漏电监测</td><td>加装测温与剩余电流监测</td></tr></tbody></table>
<h3>算一笔账</h3>
<figure><img src="/media/news/payback-23618997.webp" alt="折线图：投入6万元，每月节省2500元，24个月收回"><figcaption>例：投入6万元，每月少付电费2500元，累计收益在第24个月由负转正。</figcaption></figure>
<p>改造是否划算，看静态回收期：投入÷每月节省。某企业一面旧电容柜长期只能投入一半，每月因功率因数不达标多付约2500元；更换为六台40 kvar智能电容并修复控制回路，投入约6万元，回收期60000÷2500＝24个月，而电容器的参考寿命远长于此。若只是控制器取样接错，改线不花钱就能解决，所以一定先查原因再报方案。</p>
<p>节省额要用连续十二个月的电费单计算，不能用最差的一个月乘以十二；同时扣除新装置自身的损耗。带电抗器的补偿支路每千乏损耗约5 W，200 kvar全年投入约多用8760 kWh，不应忽略。</p>
<p>更新不等于整柜更换。对柜体完好的老配电室，采用抽插式电容、开口互感器与无线仪表做局部改造，停电时间与投资都可以控制在较低水平。</p>
<p>局部改造的常见组合是：<a href="/newdetail/1003">LH-ZCM</a>替换老柜内的电容与接触器，柜体空间只容得下方形电容的用<a href="/newdetail/1038">LH-BF</a>原位替换，<a href="/newdetail/1075">LH-KCT</a>在不断线的情况下加装互感器，<a href="/newdetail/1065">LH-WM40</a>解决旧柜没有通信线的问题，<a href="/newdetail/1074">LH-TS20</a>监测电缆接头温度。施工前核对柜内空间、母线载流量和短路耐受能力，旧柜体的防护和接地不合格的，应整柜更换。政策支持的范围、比例与申报办法各地不同，以当地主管部门公布的文件为准。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3103;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/pv-power-factor-cover-cafa33e6.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3104;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/current-ranges-cover-8d185e54.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3105;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/night-reactive-cover-30ffaaf7.webp', `maincontent` = '<p>新版《供电营业规则》自2024年6月1日起施行。规则延续了用户应当就地平衡无功、按规定配置无功补偿装置并防止向电网倒送无功的基本原则，并对电能质量干扰的治理责任作了规定。</p>
<p>“倒送无功”是近年容易被忽视的问题：夜间轻载时电缆充电功率、轻载UPS与照明电子镇流器都可能使总进线呈容性，如果电容柜仍处于投入状态，就会出现过补。</p>
<table><thead><tr><th>时段</th><th>常见状态</th><th>应当怎样</th></tr></thead><tbody><tr><td>白天满载</td><td>感性，电容全部投入</td><td>保持目标功率因数</td></tr><tr><td>午休、换班</td><td>无功骤减</td><td>按延时逐级切除</td></tr><tr><td>夜间轻载</td><td>呈容性，电容仍在投</td><td>过补闭锁，全部切除</td></tr><tr><td>夜间本身容性</td><td>电容已全切，仍倒送</td><td>SVG吸收感性无功</td></tr></tbody></table>
<figure><img src="/media/news/night-reactive-5dc9c35e.webp" alt="曲线图：白天吸收无功，夜间电容未退出，向电网倒送"><figcaption>夜间若有60 kvar电容没有退出，无功由吸收变为倒送。</figcaption></figure>
<ul><li>检查控制器是否具备过补闭锁</li><li>查看夜间功率因数符号与无功方向</li><li>容性无功持续存在时，用SVG或电抗器吸收</li></ul>
<h3>倒送多少才算多</h3>
<p>先估算企业自身的容性无功。10 kV电缆的充电功率可按每千米数千乏到十几千乏估计，由电缆截面决定，以制造厂电容值计算为准；0.4 kV的UPS、服务器电源、LED驱动等，轻载时每台也有几百乏到几千乏。某写字楼夜间有功60 kW，总进线容性无功45 kvar，功率因数只有60÷√(60²＋45²)＝0.80，而且方向是倒送。</p>
<p>按多地执行的功率因数调整办法，倒送的无功电量以绝对值与吸收的相加。上例每晚8小时倒送45×8＝360 kvarh，一个月约10800 kvarh；若当月有功电量10万kWh、吸收无功3万kvarh，不计倒送时功率因数约0.96，计入后变成约0.93。可见夜间问题会拉低全月的结果，具体计算以当地规定为准。</p>
<h3>怎样整改</h3>
<p>先看控制器：<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>都可以设置过补闭锁与小电流闭锁，确认目标值没有设得过高；再看手动投入的固定电容，夜间应能自动退出；电容全部退出后仍为容性，才需要<a href="/newdetail/1022">LH-SVG-M</a>连续吸收。上例选50 kvar即可把夜间功率因数恢复到接近1。</p>
<p>功率因数考核标准与结算方式请以供用电合同和当地供电企业执行口径为准。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3106;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/power-triangle-cover-8ba35653.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3107;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/parallel-resonance-cover-99d3d467.webp', `maincontent` = '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="/media/news/parallel-resonance-dac79437.webp" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。不计电阻时，n次谐波流入变压器的电流是谐波源电流的1/|1－(n/n<sub>r</sub>)²|倍。300 kvar时n<sub>r</sub>≈7.5：5次为1/|1－0.45|≈1.8倍，7次为1/|1－0.88|≈8倍，11次约0.85倍。负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流。流入电容器的电流等于谐波源电流加上流入变压器的部分，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<p>解决办法是在电容回路中串入电抗器，使回路在5次及以上频率呈感性，谐振点移到3次与4次之间。主要谐波为5次及以上时选7%，存在明显3次谐波时选14%。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3108;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/cabinet-losses-cover-8a0e42c6.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3109;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/transformer-reactive-cover-b4378b2e.webp', `maincontent` = '<p>GB 20052-2024《电力变压器能效限定值及能效等级》将于2025年2月1日起实施。新版标准适用范围除10 kV配电变压器外，还包括新能源发电侧的相关变压器。</p>
<p>更换高能效变压器后，空载损耗与空载电流下降，变压器自身消耗的无功也随之减小；如果沿用旧的固定补偿电容，轻载时更容易过补。</p>
<table><thead><tr><th>项目</th><th>旧变压器</th><th>新变压器</th></tr></thead><tbody><tr><td>容量、短路阻抗</td><td>1000 kVA、6%</td><td>1000 kVA、6%</td></tr><tr><td>空载电流（例）</td><td>1.0%</td><td>0.2%</td></tr><tr><td>空载无功</td><td>10 kvar</td><td>2 kvar</td></tr><tr><td>20 kvar固定电容不过补的负载率</td><td>41%以上</td><td>55%以上</td></tr></tbody></table>
<figure><img src="/media/news/transformer-reactive-5f0d287d.webp" alt="曲线图：新变压器空载无功由10 kvar降为2 kvar，20 kvar固定电容过补的范围变宽"><figcaption>变压器消耗的无功随负载率上升；与20 kvar固定电容的交点由41%移到55%，左侧为过补。</figcaption></figure>
<ol><li>核算新变压器的空载电流与短路阻抗</li><li>重新计算固定补偿部分，宜小不宜大</li><li>短路阻抗变化会改变谐振次数，须复核电抗率</li></ol>
<h3>公式与例子</h3>
<p>变压器消耗的无功可写成Q＝S<sub>N</sub>×(I<sub>0</sub>%＋u<sub>k</sub>%×β²)/100，β为负载率。1000 kVA、u<sub>k</sub>为6%的变压器，半载时漏抗消耗1000×6×0.25÷100＝15 kvar，满载时60 kvar；空载部分由空载电流决定。更换后空载部分由10 kvar减到2 kvar，原来20 kvar的固定电容在负载率55%以下就会向电网倒送，夜间尤其明显。表中空载电流为示例，以铭牌和试验报告为准。</p>
<p>短路阻抗变化也要复核谐振。例如阻抗由4%改为6%，短路容量由25 MVA降到16.7 MVA，投入300 kvar时谐振次数由√(25000÷300)≈9.1次移到7.5次，更靠近7次谐波。没有串电抗的旧电容柜，换变压器之前也许没有问题，换了之后却可能出现放大。</p>
<p>建议把固定部分改为可自动投切的最小一级，例如一台10（5+5）kvar的<a href="/newdetail/1001">LH-ZCS</a>；谐波场所用<a href="/newdetail/1011">LH-XCS-7</a>。新柜可按<a href="/newdetail/1006">LH-GBJ</a>重新选型，用近一年负荷曲线核对最小和最大无功。能效等级与损耗限值以标准原文为准。</p>
<p>变压器更新是重新梳理补偿方案的好时机：与其原样搬迁旧柜，不如根据近一年的负荷曲线重新选型。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3110;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/four-quadrant-cover-13086fd4.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3111;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/adjustable-load-cover-4a31fec2.webp', `maincontent` = '<p>国家发展改革委、国家能源局发布关于加快推进虚拟电厂发展的指导意见，提出到2027年全国虚拟电厂调节能力达到2000万千瓦以上，到2030年达到5000万千瓦以上。</p>
<p>虚拟电厂把分布式电源、可调节负荷、储能等资源聚合起来参与系统运行与市场交易。对工商业用户来说，参与的前提是知道自己“有多少负荷可以调、能调多久”。</p>
<table><thead><tr><th>负荷</th><th>能调多少</th><th>能调多久</th><th>注意</th></tr></thead><tbody><tr><td>空调、冷冻机</td><td>20%~40%</td><td>1~2 h</td><td>室温与湿度限值</td></tr><tr><td>充电桩</td><td>50%以上</td><td>1~4 h</td><td>车主取车时间</td></tr><tr><td>空压机、储气</td><td>10%~20%</td><td>0.5~1 h</td><td>最低气压</td></tr><tr><td>连续生产线</td><td>很少</td><td>—</td><td>不应纳入</td></tr></tbody></table>
<figure><img src="/media/news/adjustable-load-fa9a6aa8.webp" alt="曲线图：日负荷中14时至16时可减少200 kW"><figcaption>日负荷中只有一部分能调：本例14时至16时减少200 kW，其余为不可中断负荷。</figcaption></figure>
<ul><li>分回路计量：把空调、充电、压缩空气等可调负荷单独计量</li><li>分钟级数据：响应效果评估依赖高频、连续、带时标的数据</li><li>断路器与控制接口：远程控制必须有本地确认与安全联锁</li></ul>
<h3>响应量怎样计算</h3>
<p>响应量等于基线减去实际负荷。基线一般取近几个同类工作日同一时段的平均值，具体算法由市场规则规定。设14时至16时基线平均880 kW，实际680 kW，响应功率200 kW，响应电量400 kWh。若计量点数据缺了15分钟，这一段可能按未响应处理，因此断点续传和准确时标与设备本身同样重要。</p>
<p>分回路计量可用<a href="/newdetail/1068">LH-MC12</a>，一台测12个三相回路，把空调、充电、空压分开；需要开关量配合的回路用<a href="/newdetail/1052">LH-PM96K</a>，8路输入可以接运行信号，4路继电器输出可以给出启停请求；支路远程分合用<a href="/newdetail/1072">LH-SB250M</a>，必须在现场设置就地、远方切换，并由工艺人员确认。数据由<a href="/newdetail/1069">LH-GW100</a>汇总，以1到15分钟为周期上送。</p>
<p>评估收益时要扣除三项：因调整生产造成的损失，新增计量与控制的投入，以及未达到承诺量时的考核。建议先用三个月的分回路数据做一次“纸上响应”，看看在不影响生产的前提下有多少千瓦可调，再决定是否签约。规则以当地市场文件为准。</p>
<p>计量与通信是进入虚拟电厂的“入场券”，但并不意味着所有用户都适合参与，应结合生产工艺与收益测算决定。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3112;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/tuning-cover-2e847466.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3113;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/metering-gap-cover-224f313e.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3114;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/mixed-duty-cover-b38e2471.webp', `maincontent` = '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~60%</td><td>40%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0~30%</td><td>70%~100%</td></tr></tbody></table>
<figure><img src="/media/news/mixed-duty-1e113e69.webp" alt="示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足"><figcaption>电容器按50 kvar一级跟随缓慢变化，SVG补足台阶与快速波动之间的差额。</figcaption></figure>
<h3>算一个例子</h3>
<p>某车间一周实测：无功长期不低于150 kvar，快速波动±60 kvar，夜间最大容性40 kvar。电容取150 kvar，分三级、每级50 kvar；SVG容量取三个数中最大的一个：波动60 kvar、最大一级电容50 kvar、夜间容性40 kvar，得60 kvar，选75 kvar一台，留25%裕度。若全部用SVG，需要150＋60＝210 kvar，即三台75 kvar，投资和损耗都明显增加。</p>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>
<p>谐波较重时，电容支路用<a href="/newdetail/1011">LH-XCS-7</a>，并按400 V实际输出计算级差。机架式SVG选<a href="/newdetail/1022">LH-SVG-M</a>；小配电间没有位置立柜时，用壁挂的<a href="/newdetail/1024">LH-SVG-W</a>；电容支路的开关按投切频率选：每天几次用接触器<a href="/newdetail/1042">LH-QJ</a>，几十次用复合开关<a href="/newdetail/1043">LH-FK</a>或同步开关<a href="/newdetail/1044">LH-TB</a>，频繁冲击用晶闸管<a href="/newdetail/1045">LH-JK</a>。需要由SVG直接投切电容的，用<a href="/newdetail/1023">LH-SVG-MH</a>，自带12路投切输出，不必再装控制器。已有电容柜完好的，保留电容，只加SVG并改接控制线，停电时间最短。验收时看两点：功率因数曲线没有台阶，电容日投切次数比改造前明显减少。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3115;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/unbalance-phasors-cover-71f521ed.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3116;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/multi-circuit-cover-7500e01e.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3117;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/charging-load-cover-ee01012e.webp', `maincontent` = '<p>据国家能源局2025年12月底召开的充电基础设施座谈会信息，截至2025年11月底全国累计建成充电设施1932.2万个，公共场站平均充电功率继续提升。同月，首批国家级零碳园区建设名单公布，共52个园区。</p>
<p>两条消息指向同一个问题：配电侧的承载力。大功率充电使单点负荷陡增，零碳园区则要求更高比例的就地新能源，二者叠加，对变压器、线路与电能质量都提出新要求。</p>
<table><thead><tr><th>指标</th><th>看多久</th><th>到什么程度再治理</th></tr></thead><tbody><tr><td>变压器负载率</td><td>一年</td><td>持续超过80%，先做有序充电</td></tr><tr><td>功率因数</td><td>一个月</td><td>月平均低于考核值，或夜间倒送</td></tr><tr><td>谐波电流</td><td>一周</td><td>公共连接点超出允许值</td></tr><tr><td>三相不平衡</td><td>一周</td><td>零线电流接近相电流</td></tr></tbody></table>
<figure><img src="/media/news/charging-load-34ff51c2.webp" alt="曲线图：同时充电超过1000 kVA变压器容量，有序充电不超过"><figcaption>同时充电使负荷在19时超过1000 kVA变压器容量；同样的电量错开到夜间，峰值不超限。</figcaption></figure>
<ol><li>先测：变压器负载率、功率因数、谐波与不平衡的年度曲线</li><li>再调：错峰、有序充电、光伏与储能协调</li><li>后治：对确有超标的指标配置治理设备</li></ol>
<h3>有序充电能省多少容量</h3>
<p>设变压器1000 kVA，其他负荷晚间约450 kW，二十台快充桩同时使用时再加650 kW，总需求约1100 kW，已经超限。若把充电功率限制在350 kW以内，时间由三小时延长到六小时左右，电量相同，变压器不必增容。限制功率的依据是总进线的实时负荷，所以总表的数据周期应在一分钟以内。</p>
<p>充电桩满载时功率因数通常较高，待机和小功率时却呈容性，并有一定谐波。因此场站补偿不应按满载配电容，而要看夜间空闲时的容性无功：实测30 kvar容性，用50 kvar的<a href="/newdetail/1022">LH-SVG-M</a>即可双向调节；传统电容柜投不上去。谐波较大的场站用<a href="/newdetail/1028">LH-APF-G</a>集中治理。</p>
<p>每台桩的用电可用<a href="/newdetail/1068">LH-MC12</a>集中计量，12路三相，省去逐桩装表；重要场站在低压侧预留<a href="/newdetail/1034">LH-KJX-D</a>快速接入，变压器检修时接移动电源。数据与有序充电系统共用一个网关，由<a href="/newdetail/1069">LH-GW100</a>上传。</p>
<p>“先测、再调、后治”的顺序可以避免过度投资，也能让治理设备的容量更有依据。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3118;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/self-healing-cover-45a4f3da.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3119;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/ct-accuracy-cover-e35dd569.webp', `maincontent` = '<p>5月1日起，GB/T 17215.305-2025正式实施。不少用户关心：已经安装的多回路电能表是否需要更换？</p>
<p>一般而言，推荐性国家标准的实施主要影响新设计、新订货的产品，存量设备按原合同与计量管理要求继续使用；用于贸易结算的表计，其检定与更换按计量法律法规执行。</p>
<table><thead><tr><th>60 A负荷</th><th>600/5互感器</th><th>100/5互感器</th></tr></thead><tbody><tr><td>占额定电流</td><td>10%</td><td>60%</td></tr><tr><td>0.5级比差限值（插值）</td><td>约±1.25%</td><td>约±0.63%</td></tr><tr><td>二次电流</td><td>0.5 A</td><td>3 A</td></tr></tbody></table>
<h3>存量设备自查</h3>
<ol><li>核对每个回路的互感器规格、方向与槽位是否与台账一致</li><li>抽测三个回路，与标准表或钳形功率表比对</li><li>查看说明书是否给出各回路准确度与回路间影响</li></ol>
<h3>变比选大了，误差从哪里来</h3>
<figure><img src="/media/news/ct-accuracy-4c9364af.webp" alt="曲线图：0.5级互感器误差限，60 A负荷用600/5时为±1.25%，用100/5时为±0.63%"><figcaption>0.5级测量用互感器在5%、20%、100%额定电流处的比差限值为±1.5%、±0.75%、±0.5%，小电流时误差限放宽。</figcaption></figure>
<p>存量多回路表最常见的问题不是表，而是互感器变比过大：设计时按断路器额定电流选600/5，实际负荷只有60 A，长期工作在10%。按0.5级互感器的误差限插值，允许误差约±1.25%；换成100/5，负荷在60%，约±0.63%，减小一半。选变比的经验是：正常负荷落在额定电流的30%~100%，最大负荷不超过120%。</p>
<p>变比设错则是成倍的错误：互感器100/5，表内设成200/5，电量正好多一倍。核对方法是用钳形表量一次电流，与仪表显示比较，相差超过互感器与钳表误差之和就要查。互感器二次侧严禁开路，更换前先短接。</p>
<p>这两条对所有经互感器接入的仪表都适用：<a href="/newdetail/1068">LH-MC12</a>、<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1062">LH-TM33</a>、<a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1054">LH-PM72E</a>、<a href="/newdetail/1056">LH-PM120E</a>、<a href="/newdetail/1051">LH-PM96F</a>，以及配开口互感器的<a href="/newdetail/1065">LH-WM40</a>、<a href="/newdetail/1067">LH-WM42</a>。需要更换变比又不能停电时，可用开口式<a href="/newdetail/1075">LH-KCT</a>，注意100/5、150/5为1级，200/5及以上为0.5级。</p>
<p>新项目招标时，建议直接引用新标准编号，并要求提供逐回路准确度声明。</p>', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3120;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/lora-4g-cover-bc9c08f1.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3121;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/news/residual-current-cover-7e657a2d.webp', `updatetime` = '2026-11-24 07:38:10' WHERE `id` = 3122;
