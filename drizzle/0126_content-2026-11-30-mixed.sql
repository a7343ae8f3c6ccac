-- content: cases and solutions: loads, sampling and harmonics follow from each other
INSERT INTO `case_products` (`case`, `product`) VALUES (4111, 1076);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 6, '2026-11-30', '[{"fact":"可选功能","before":"SVG混装、双电源、无线测温、远程诊断","after":"第二组取样（母联用）、SVG混装、双电源、无线测温、远程诊断"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1070, 4, '2026-11-30', '[{"fact":"产品概述","before":"LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-TS系列、LH-SB系列节点，经4G或以太网上送","after":"LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-RCD300、LH-TS系列、LH-SB系列节点，经4G或以太网上送"}]');
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '第二组取样（母联用）、SVG混装、双电源、无线测温、远程诊断', `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-RCD300、LH-TS系列、LH-SB系列节点，经4G或以太网上送。</p>
<p>室外型防水外壳，可抱杆装在园区中心位置，单跳覆盖半径约800 m（视距）。</p>
<h3>功能特点</h3>
<ul><li>信道自动分配与跳频，邻近网关不干扰</li><li>节点异常掉线5 min内告警</li><li>可作为固定电话线断线后的备份通道</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW200-4G-OD</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 17626.2《电磁兼容 试验和测量技术 静电放电抗扰度试验》</li></ul>', `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波经电容放大，常使电容柜熔断器熔断；中性线发热另由照明、通信电源的3次谐波与单相不平衡引起。</p>
<h2>问题从哪里来</h2>
<p>降压所两台1000 kVA变压器分列运行，短路阻抗6%，0.4 kV短路容量16.7 MVA。参照GB/T 14549的0.4 kV限值，基准短路容量10 MVA时5次62 A、7次44 A、11次28 A、13次24 A的允许值，按16.7÷10换算后与Ⅰ段实测对照：</p>
<table><thead><tr><th>次数</th><th>实测</th><th>换算值</th><th>判断</th></tr></thead><tbody><tr><td>5</td><td>120 A</td><td>103 A</td><td>超标</td></tr><tr><td>7</td><td>78 A</td><td>73 A</td><td>超标</td></tr><tr><td>11</td><td>42 A</td><td>47 A</td><td>合格</td></tr><tr><td>13</td><td>30 A</td><td>40 A</td><td>合格</td></tr></tbody></table>
<p>原电容柜224 kvar未串电抗器，与变压器的谐振次数n=√(16.7÷0.224)≈8.6，切除一半支路时升到12.2，投切过程中多次经过11次附近，这是熔断器熔断的原因，机理见<a href="/detail/3108">并联谐振一文</a>。</p>
<h2>治理配置</h2>
<ol><li>滤波：四个主要次数合成√(120²+78²+42²+30²)≈152 A，乘1.2为183 A，每段设200 A的<a href="/newdetail/1028">LH-APF-G</a>一面；Ⅱ段负荷较轻，为母联合闸时等量分担取同容量。</li><li>补偿：旧电容全部换成<a href="/newdetail/1011">LH-XCS-7</a>，每段6台50 kvar，实际输出224 kvar，调谐点189 Hz，低于5次，与滤波器不会互相放大；每段一台<a href="/newdetail/1018">LH-CK200</a>，按进线三相电流（2000/5，与滤波取样各用一组）投切。电抗率的选法见<a href="/detail/3113">7%还是14%</a>。</li><li>监测：环控、电扶梯、屏蔽门馈线各装一只<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi与谐波有功方向，<a href="/newdetail/1069">LH-GW100</a>汇聚后送综合监控。</li></ol>
<h2>母联切换下的运行</h2>
<p>两段母线互为备用，母联合闸后负荷集中到一台变压器。两段进线的滤波取样（2000/5）依次串过两柜（第二组取样选配），由装置按断路器位置取本段或两段之和，否则母联一合闸取样就失真。</p>
<table><thead><tr><th>运行方式</th><th>取样</th><th>滤波柜</th><th>电容柜</th></tr></thead><tbody><tr><td>分列</td><td>本段进线</td><td>各治各段</td><td>各补各段</td></tr><tr><td>母联合闸</td><td>两段进线之和</td><td>两柜分担，共400 A</td><td>停电进线一段的LH-CK200闭锁，该段电容退出</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段两夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论。滤除率按同工况治理前后的谐波电流算：装置在额定补偿电流下不低于95%，现场含轻载与背景谐波，按85%验收；再做一次母联合闸试验，检查取样合成是否正确。</p>', `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>泵房运行时间长，功率因数低，力调电费与线损可观；汛期又不允许停电。</p>
<h2>定速机组：随机补偿</h2>
<p>10 kV、560 kW定速泵实际功率500 kW，功率因数0.85，提到0.95需要500×（0.620−0.329）≈145 kvar，选150 kvar的<a href="/newdetail/1010">LH-GYJ</a>，与电动机同投同退，空载时闭锁。</p>
<p>随机补偿必须校核自励磁：空载电流I0为12 A时，上限0.9×√3×10×12≈187 kvar，150 kvar可用；若I0只有9 A，上限140 kvar，就要减到100 kvar，差额放到母线集中补。断路器分闸时联锁让电容同时退出，再投须等放电10 min。互感器在电容之前时测到的电流比电动机小，过载定值要按补偿后电流重算。</p>
<h2>变频机组：先滤波再补偿</h2>
<p>380 V变频泵2×55 kW，变频器输入功率因数已在0.93以上，无功不大。630 kVA变压器低压侧实测5次40 A、7次22 A、11次10 A，合成√(40²+22²+10²)≈47 A，市电下各次不超GB/T 14549限值；但发电车供电时短路容量只有约3.3 MVA，THDu近6%，所以按47 A乘1.2为56 A，在两台变频柜旁各挂一台35 A的<a href="/newdetail/1027">LH-APF-W</a>，合计70 A；阀门、加药与照明的无功用两台30 kvar的<a href="/newdetail/1011">LH-XCS-7</a>。母线没有变频器的小站可用<a href="/newdetail/1001">LH-ZCS</a>，有变频器时不要用。</p>
<h2>计量：每立方米水多少电</h2>
<p>10 kV进线<a href="/newdetail/1062">LH-TM33</a>看总量，低压进线<a href="/newdetail/1061">LH-TM30</a>分清峰谷，<a href="/newdetail/1056">LH-PM120E</a>看变频机组的功率，流量信号来自水务系统，两者相除得到单位水量电耗；同样流量下电耗上升5%，提示叶轮磨损或阀门未全开。力调电费的算法见<a href="/detail/3107">一文读懂力调电费</a>。</p>
<h2>汛期应急</h2>
<p>低压必保负荷300 kW、功率因数0.85，电流约536 A。外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，移动发电车到场10 min内插接；站内另有自备机组时配630 A的<a href="/newdetail/1035">LH-KJT</a>，失电后自动起机并切换。10 kV机组不在应急范围内，排涝能力按低压机组核算。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>要点</th></tr></thead><tbody><tr><td>定速10 kV</td><td>LH-GYJ 150 kvar</td><td>自励磁、保护定值</td></tr><tr><td>变频380 V</td><td>LH-APF-W 2×35 A</td><td>就地</td></tr><tr><td>低压母线</td><td>LH-XCS-7 2×30 kvar、<a href="/newdetail/1018">LH-CK200</a> 1台</td><td>7%电抗率；进线1000/5取样</td></tr><tr><td>外墙</td><td>LH-KJX-D 800 A</td><td>高于内涝水位</td></tr></tbody></table>
<p>设备基础抬到历史最高内涝水位以上，户外箱体IP54并配加热防凝露。汛前带载演练一次；验收以连续7天的功率因数、谐波（GB/T 14549）与单位电耗对比为准，数据由<a href="/newdetail/1069">LH-GW100</a>上送。</p>', `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>循环水养殖车间曝气与水泵24 h运行，断电约24 min鱼类就可能缺氧，电源要多路、自动、可见。</p>
<h2>缺氧要多久</h2>
<p>养殖密度40 kg/m³、每千克鱼每小时耗氧250 mg时，水体每小时消耗10 mg/L，即0.17 mg/L每分钟。溶氧由8 mg/L降到4 mg/L约24 min，密度加倍只剩12 min。切换与起机必须在5 min内完成，剩下的时间留给人工处置与纯氧瓶。</p>
<h2>供电层级</h2>
<ol><li>两路市电由<a href="/newdetail/1035">LH-KJT</a>自动切换，动作不大于2 s。</li><li>两路都失电时起自备机组；机组故障时，移动发电车接到630 A的<a href="/newdetail/1033">LH-KJX</a>，与市电进线机械联锁，错相闭锁。</li><li>曝气、水泵、加热分三组，断路器按组延时合闸。</li></ol>
<p>机组容量：曝气2×37 kW、水泵3×30 kW，共164 kW，功率因数0.8，需205 kVA，选250 kVA。曝气风机变频起动，第一步74 kW约占机组的37%，转速与电压跌落小；10 s后水泵逐台软起，最后按余量投加热，不超过36 kW。车间总电流在满负荷280 kW时约500 A，LH-KJT与接入箱都选630 A。</p>
<table><thead><tr><th>负荷</th><th>级别</th><th>投入时刻</th></tr></thead><tbody><tr><td>曝气风机</td><td>一级</td><td>电源恢复即投</td></tr><tr><td>循环水泵</td><td>二级</td><td>延时10 s</td></tr><tr><td>加热、紫外</td><td>三级</td><td>由人确认</td></tr></tbody></table>
<h2>看得见：分回路计量</h2>
<p><a href="/newdetail/1068">LH-MC12</a>一台可接12个三相回路，这里接8路：曝气2路、水泵3路逐台一路，加热与紫外3路按池组分开，插接式互感器100 A。每日电量除以当日增重得到单位产量电耗；同一池组曝气电流低而溶氧不升，查曝气盘堵塞，电流高而溶氧不升，查风机叶轮与阀门。多回路表验收时抽查首回路、末回路和相邻满载三种情况，见<a href="/detail/3117">多回路表的国标解读</a>。变频曝气机多时，三项谐波电流按GB/T 14549核一次，低压侧未超出就不加滤波柜。</p>
<h2>监测与告警</h2>
<p>总进线装<a href="/newdetail/1065">LH-WM40</a>，失电由自身超级电容上报；溶氧与水位信号由车间控制器给出，平台只做显示与推送，不参与切换逻辑。<a href="/newdetail/1076">LH-RCD300</a>监测潮湿区回路，盐雾使泄漏电流逐年增加，每季度重录一次固有值。</p>
<h2>设备选型与验收</h2>
<p>配电箱用不锈钢或SMC箱体，导线端子镀锡并做三防处理，LH-KJT为IP31，放在干燥的配电间内。验收在放苗前进行，三项都要实做：拉一路市电，测切换时间；拉两路市电，测起机到曝气恢复的时间，不超过1 min；停机组，从发电车到场到送电计时。以后每季度带载演练一次，<a href="/newdetail/1069">LH-GW100</a>保存每次的时标记录。</p>', `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>半导体与显示面板设备对电压暂降极为敏感，一次几十毫秒的暂降就可能造成批次报废，仅靠UPS既昂贵又不一定覆盖关键设备。</p>
<h2>第一步：把暂降画成图</h2>
<p><a href="/newdetail/1031">LH-PQM-A</a>装在进线与关键设备入口各一台，监测至少一个月，把每次事件按残压与持续时间画成散点，再叠上设备的耐受曲线。例：</p>
<table><thead><tr><th>残压</th><th>持续</th><th>次数</th><th>停机</th></tr></thead><tbody><tr><td>80%~90%</td><td>40~100 ms</td><td>5</td><td>0</td></tr><tr><td>60%~80%</td><td>60~120 ms</td><td>3</td><td>曝光机1次</td></tr><tr><td>低于50%</td><td>100 ms</td><td>1</td><td>曝光机、泵</td></tr></tbody></table>
<p>两台装置同时记录到的来自电网，只有末端记录到的来自厂内。本例8次来自电网，所以事件文件用PQDIF保存，便于与供电企业对照；时间同步误差要小于20 ms。</p>
<h2>第二步：划清单</h2>
<p>落在耐受曲线以下的设备才需要保护。曝光机由动态电压恢复或储能保护，控制电源由小型UPS保护，泵类改延时释放接触器。本司产品不做暂降补偿，负责监测、谐波与无功，这一点在方案阶段就要说清。</p>
<h2>第三步：谐波与无功</h2>
<p>4000台风机过滤单元（FFU）每台120 W，共480 kW，电流480÷（1.732×0.38×0.95）≈768 A，实测THDi 28%，谐波电流约215 A，以5、7次为主，三相模块无3次；若是单相电源型FFU，还要看中性线。扩产20%后258 A，在FFU配电的上级母线设300 A的<a href="/newdetail/1028">LH-APF-G</a>，满载留14%余量；单台机上装滤波既无空间也不经济。</p>
<p>空调冷站500 kW、0.86，提到0.96需要500×（0.593−0.292）≈150 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担。冷机变频加减载频繁，不用接触器投切的电容：投切本身就是一次电压变动，离精密设备又近。SVG容量的考虑见<a href="/detail/3115">容量怎么分</a>。</p>
<h2>配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>Ⅱ段进线、曝光机入口</td><td>LH-PQM-A</td><td>暂降</td></tr><tr><td>泵、重要馈线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>谐波、事件500条</td></tr><tr><td>FFU母线</td><td>LH-APF-G 300 A</td><td>THDi</td></tr><tr><td>冷站</td><td>LH-SVG-M 2×75 kvar</td><td>功率因数</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>洁净区内不打孔、不放风冷柜，所有功率设备在支持区。接入窗口利用年度停机的两天：第一天并柜，第二天逐级加载；平时只允许不停电装<a href="/newdetail/1075">LH-KCT</a>与仪表。验收分两部分：FFU母线THDi不高于8%、冷站功率因数不低于0.96，公共连接点按GB/T 14549评价；暂降部分不设“消除”的指标，只验收记录是否完整、时标是否一致。仪表经<a href="/newdetail/1069">LH-GW100</a>或以太网进厂务监控。</p>', `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-WM40 14台、LH-RCD300 46台、LH-GW200 2台' WHERE `case` = 4111;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>市民中心有2台1600 kVA变压器，办公、空调与大屏负荷并存，每台最大有功约1050 kW，功率因数只有0.86，刚过考核的0.85，每月只减收400元。原补偿柜按固定级数投切，傍晚负荷变化快时跟不上，夜间又容易过补。</p><h2>做法</h2><p>长期存在的无功由每台变压器8台50 kvar的LH-XCS-7承担，7%电抗率避开5次谐波；变化的部分和夜间的容性由1台100 kvar的LH-SVG-M连续补齐。两段母线配置相同，母联合上时由带电进线一段的SVG统一控制。</p><h2>投运与复测</h2><p>投运后取同季各一个月比较：月平均功率因数0.98，变压器负载率由76%降到67%，力调电费（考核0.85）由每月减收400元变为减收4300元。</p>' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>赛事保供电每次都要拆开低压柜接发电车电缆，8人用150 min，接线点裸露、相序靠人核对。业主要求在墙外设固定的接入点，发电车到场即插即用。</p><h2>做法</h2><p>两段保供电母线各设1台1000 A的LH-KJX-D，每相3只单芯插座，按色标插接；与市电进线断路器三锁两钥匙联锁，母联断开后才能合闸，防止倒送。箱内断路器合闸前先判相序。</p><h2>投运与复测</h2><p>演练实测：发电车到场后15 min送电，接入人员由8人减到3人，每个接入点1000 A，功率因数0.8时约550 kW，两点合计可接入1000 kW。</p>' WHERE `case` = 4005;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>5台160 kW曝气风机全部变频，5次谐波电流360 A，THDi 33%，功率因数0.85。鼓风机房连续运行，负荷稳定，适合用无源滤波同时补无功。</p><h2>做法</h2><p>低压母线装1套300 kvar的LH-GXL，设5、7、11次三条滤波支路，由鼓风机PLC按运行台数投切：先投5次、后投7次与11次，切除次序相反，防止在低次上放大。</p><h2>投运与复测</h2><p>五台风机同时运行时复测：THDi由33%降到9.5%，5次谐波电流由360 A降到75 A，功率因数由0.85提到0.97。</p>', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker","text":"随鼓风机PLC投切"},{"kind":"filter","product":1015,"text":"300 kvar，5、7、11次"}],[{"kind":"breaker"},{"kind":"load","text":"曝气风机变频5×160 kW"}]]}]}' WHERE `case` = 4015;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>变电所2台1000 kVA变压器，每台最大有功约650 kW，功率因数0.84，电梯与空调启停频繁，原接触器投切的电容柜动作慢、常年坏级。</p><h2>做法</h2><p>每台变压器配1台100 kvar的LH-SVG-M和5台40 kvar的LH-ZCS：电容承担基本量，SVG补级差与快速变化。负荷THDi只有5%，逐级投到158 kvar时母线THDu最高2.6%，所以电容不串电抗器，用450 V。</p><h2>投运与复测</h2><p>投运后取同季各一个月比较：月平均功率因数由0.84提到0.97，最大负载率由77%降到67%，力调电费（考核0.85）由每月加收1300元变为减收2900元。</p>' WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>实训中心机床与焊机共约360 kW，功率因数只有0.72，进线电流722 A，占变压器额定909 A的79%。学校还要求学员能看到补偿投切的全过程。</p><h2>做法</h2><p>按360×（0.964−0.292）≈242 kvar，配1面LH-GBJ，8级共补；普通机床、焊机的谐波小，逐级投到240 kvar时母线THDu最高2.8%，不串电抗器；柜门装LH-CK200集中显示每级的投切、电流与温度，作为实训内容的一部分。</p><h2>投运与复测</h2><p>取同学期各一个月比较：功率因数由0.72提到0.96，满负荷进线电流由722 A降到541 A，力调电费（考核0.85）由每月加收1640元变为减收280元。</p>' WHERE `case` = 4107;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>康养中心14路馈线没有分路计量，46台末端配电箱虽要求查漏电，却靠电工每周巡检6 h。</p><h2>做法</h2><p>14路馈线各装1台LH-WM40，4G直接上传；46台末端配电箱装LH-RCD300，经2台LH-GW200接入平台，能耗与剩余电流在一屏看。</p><h2>投运与复测</h2><p>按分路电量把热水、新风改为分时运行，同季的月用电量由11.8万kWh降到10.7万kWh；泄漏超过300 mA的4路查明处理后清零；每周巡检由6 h减到1.5 h。</p>' WHERE `case` = 4111;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"currentTransformer","text":"800/5，LH-GYZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1008,"text":"1套，2×1200 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨2800 kW"}],[{"kind":"breaker","text":"与原料磨同退"},{"kind":"capacitor","product":1010,"text":"600 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"窑系统、水泥磨"}]]}]}' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `case_figures` SET `before` = '360', `after` = '75' WHERE `case` = 4015 AND `place` = 1;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"功率因数低，汛期又不允许停电","load":"10 kV、560 kW定速泵，380 V变频泵2×55 kW","target":"功率因数≥0.95，发电车10 min内插接","devices":["高压电动机就地补偿柜 LH-GYJ","壁挂式有源电力滤波器 LH-APF-W","大电流应急电源快速接入箱 LH-KJX-D"]}', `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"breaker","text":"随机投退"},{"kind":"detuned","product":1010,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061},{"kind":"currentTransformer","text":"1000/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"变频泵2×55 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV总降母线","incoming":[[{"kind":"grid","text":"35 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"16 MVA，35/10 kV"},{"kind":"breaker"},{"kind":"currentTransformer","text":"LH-GYZ取样"}]],"feeders":[[{"kind":"disconnector"},{"kind":"contactor"},{"kind":"sensor","product":1073},{"kind":"detuned","product":1008,"text":"2×600 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨"}],[{"kind":"breaker","text":"与原料磨同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"motor","text":"破碎机"}],[{"kind":"breaker","text":"与破碎机同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"currentTransformer","text":"3000/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"5、7次，300 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"选粉机、窑变频"}],[{"kind":"breaker"},{"kind":"load","text":"风机、水泵、皮带"}],[{"kind":"breaker"},{"kind":"currentTransformer","text":"A相取样"},{"kind":"controller","product":1046}]]},{"name":"破碎车间母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"7%"}],[{"kind":"breaker"},{"kind":"load","text":"破碎、皮带"}]]}],"network":{"link":"RS485；测温无线","gateway":1069,"to":"能源中心"}}' WHERE `solution` = 2021;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"APF取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"不停电装"},{"kind":"analyser","product":1032},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联断路器"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 4015;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 03:17:22' WHERE `id` = 2021;
