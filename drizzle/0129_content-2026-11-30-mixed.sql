-- content: interlocks of quick connections, filter branches of case 4015, sampling, sources of sags, SVG margin, 180 kvar at pumps
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 7, '2026-11-30', '[{"fact":"接线要点","before":"","after":"互感器可装在电网侧或负荷侧，须在触摸屏中对应设置"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1033, 6, '2026-11-30', '[{"fact":"开孔尺寸","before":"壁挂四孔φ12，孔距740 mm×940 mm；面板自带，无需开孔","after":"壁挂四孔φ12，孔距740 mm×940 mm；插座面板自带，箱体不另开孔"},{"fact":"联锁","before":"与市电进线机械联锁","after":"与市电进线机械联锁（两锁一钥匙）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 7, '2026-11-30', '[{"fact":"开孔尺寸","before":"落地四孔φ18，孔距1100 mm×500 mm；面板自带，无需开孔","after":"落地四孔φ18，孔距1100 mm×500 mm；插座面板自带，箱体不另开孔"},{"fact":"联锁","before":"市电三锁两钥匙或电气联锁","after":"与市电进线机械联锁（两锁一钥匙）或电气联锁"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>上级断路器额定电流不小于1.3倍补偿电流，互感器二次引至柜内试验端子。</p>
<h3>接线要点</h3>
<ol><li>互感器可装在电网侧或负荷侧，须在触摸屏中对应设置。</li><li>互感器二次电缆用屏蔽双绞线，长度不超过30 m时截面2.5 mm²，更长时4 mm²。</li><li>中性线铜排按补偿电流的1.5~3倍校核。</li><li>验收时在额定负荷的70%以上连续记录24 h。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '壁挂四孔φ12，孔距740 mm×940 mm；插座面板自带，箱体不另开孔', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `openingsize` = '落地四孔φ18，孔距1100 mm×500 mm；插座面板自带，箱体不另开孔', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '与市电进线机械联锁（两锁一钥匙）' WHERE `product` = 1033 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '与市电进线机械联锁（两锁一钥匙）或电气联锁' WHERE `product` = 1034 AND `place` = 6;
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
<table><thead><tr><th>方式</th><th>取样与投入</th></tr></thead><tbody><tr><td>分列</td><td>取本段进线；滤波、电容各管本段</td></tr><tr><td>母联合闸</td><td>取两段进线之和，两面滤波柜分担，共400 A；停电进线一段的LH-CK200闭锁，该段电容退出</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段两夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论。滤除率按同工况治理前后的谐波电流算：装置在额定补偿电流下不低于95%，现场含轻载与背景谐波，按85%验收；再做一次母联合闸试验，检查取样合成是否正确。</p>', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 2002;
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
<ul><li>医疗IT系统不得装剩余电流跳闸保护，使用绝缘监测与故障定位</li><li>门诊、病房普通回路装<a href="/newdetail/1076">LH-RCD300</a>，报警值按固有泄漏电流的2倍设定，误区见<a href="/detail/3122">剩余电流监测</a></li></ul>
<h2>实施与验收</h2>
<p>与临床科室错峰，停电放在夜间并备移动UPS。验收三项：同工况24 h的功率因数与谐波记录，公共连接点谐波电流按GB/T 14549评价；切换时间实测五次取最大值；应急接入从插接到送电的实际用时与相序检查记录。数据由<a href="/newdetail/1069">LH-GW100</a>送后勤平台，切换与跳闸事件保留原始时标。</p>', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>泵房运行时间长，功率因数低，力调电费与线损可观；汛期又不允许停电。</p>
<h2>定速机组：随机补偿</h2>
<p>10 kV、560 kW定速泵实际功率500 kW，功率因数0.85，提到0.95需要500×（0.620−0.329）≈145 kvar，选180 kvar的<a href="/newdetail/1010">LH-GYJ</a>（11/√3 kV、1%电抗，10 kV输出约150 kvar），与电动机同投同退，空载时闭锁。</p>
<p>随机补偿必须校核自励磁：空载电流I0为12 A时，上限0.9×√3×10×12≈187 kvar，180 kvar可用；I0只有9 A时上限140 kvar，差额由母线集中补。断路器分闸时联锁让电容同时退出，再投须等放电10 min。互感器在电容之前时，过载定值按补偿后电流重算。</p>
<h2>变频机组：先滤波再补偿</h2>
<p>380 V变频泵2×55 kW，变频器输入功率因数已在0.93以上，无功不大；630 kVA变压器低压侧实测5次40 A、7次22 A、11次10 A，合成√(40²+22²+10²)≈47 A，市电下各次不超GB/T 14549限值；但发电车供电时短路容量只有约3.3 MVA，THDu近6%，所以按47 A乘1.2为56 A，在两台变频柜旁各挂一台35 A的<a href="/newdetail/1027">LH-APF-W</a>，合计70 A；变频容量大而稳定的鼓风机房可用<a href="/newdetail/1015">LH-GXL</a>滤波并补无功。阀门、加药与照明的无功用两台30 kvar的<a href="/newdetail/1011">LH-XCS-7</a>。母线没有变频器的小站可用<a href="/newdetail/1001">LH-ZCS</a>，有变频器时不要用。</p>
<h2>计量：每立方米水多少电</h2>
<p>10 kV进线<a href="/newdetail/1062">LH-TM33</a>看总量，低压进线<a href="/newdetail/1061">LH-TM30</a>分清峰谷，<a href="/newdetail/1056">LH-PM120E</a>看变频机组的功率，与水务系统的流量相除得单位水量电耗；电耗上升5%提示叶轮磨损或阀门未全开。力调电费的算法见<a href="/detail/3107">一文读懂力调电费</a>。</p>
<h2>汛期应急</h2>
<p>低压必保负荷300 kW、功率因数0.85，电流约536 A。外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，移动发电车到场10 min内插接；站内另有自备机组时配630 A的<a href="/newdetail/1035">LH-KJT</a>，失电后自动起机并切换。排涝能力按低压机组核算。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>要点</th></tr></thead><tbody><tr><td>定速10 kV</td><td>LH-GYJ 180 kvar</td><td>自励磁、保护定值</td></tr><tr><td>变频380 V</td><td>LH-APF-W 2×35 A</td><td>就地</td></tr><tr><td>低压母线</td><td>LH-XCS-7 2×30 kvar、<a href="/newdetail/1018">LH-CK200</a> 1台</td><td>7%电抗率；进线1000/5取样</td></tr><tr><td>外墙</td><td>LH-KJX-D 800 A</td><td>高于内涝水位</td></tr></tbody></table>
<p>设备基础抬到历史最高内涝水位以上，户外箱体IP54并配加热防凝露。汛前带载演练；验收以连续7天的功率因数、谐波（GB/T 14549）与单位电耗对比为准，数据由<a href="/newdetail/1069">LH-GW100</a>上送。</p>', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>循环水养殖车间曝气与水泵24 h运行，断电约24 min鱼类就可能缺氧，电源要多路、自动、可见。</p>
<h2>缺氧要多久</h2>
<p>养殖密度40 kg/m³、每千克鱼每小时耗氧250 mg时，水体每小时消耗10 mg/L，即0.17 mg/L每分钟。溶氧由8 mg/L降到4 mg/L约24 min，密度加倍只剩12 min。切换与起机必须在5 min内完成，余下留给人工与纯氧瓶。</p>
<h2>供电层级</h2>
<ol><li>两路市电由<a href="/newdetail/1035">LH-KJT</a>自动切换，动作不大于2 s。</li><li>两路都失电时起自备机组；机组故障时，移动发电车接到630 A的<a href="/newdetail/1033">LH-KJX</a>，与市电、自备机组机械联锁，只合一路，错相闭锁。</li><li>曝气、水泵、加热分三组，断路器按组延时合闸。</li></ol>
<p>机组容量：曝气2×37 kW、水泵3×30 kW，共164 kW，功率因数0.8，需205 kVA，选250 kVA。曝气风机变频起动，第一步74 kW约占机组的37%，转速与电压跌落小；10 s后水泵逐台软起，最后按余量投加热，不超过36 kW。车间总电流在满负荷280 kW时约500 A，LH-KJT与接入箱都选630 A。</p>
<table><thead><tr><th>负荷</th><th>级别</th><th>投入时刻</th></tr></thead><tbody><tr><td>曝气风机</td><td>一级</td><td>电源恢复即投</td></tr><tr><td>循环水泵</td><td>二级</td><td>延时10 s</td></tr><tr><td>加热、紫外</td><td>三级</td><td>由人确认</td></tr></tbody></table>
<h2>看得见：分回路计量</h2>
<p><a href="/newdetail/1068">LH-MC12</a>一台可接12个三相回路，这里接8路：曝气2路、水泵3路逐台一路，加热与紫外3路按池组分开，插接式互感器100 A。每日电量除以当日增重得到单位产量电耗；同一池组曝气电流低而溶氧不升，查曝气盘堵塞，电流高而溶氧不升，查风机叶轮与阀门。多回路表验收时抽查首回路、末回路和相邻满载三种情况，见<a href="/detail/3117">多回路表的国标解读</a>。变频曝气机多时，三项谐波电流按GB/T 14549核一次，低压侧未超出就不加滤波柜。</p>
<h2>监测与告警</h2>
<p>总进线装<a href="/newdetail/1065">LH-WM40</a>，失电由自身超级电容上报；溶氧与水位信号由车间控制器给出，平台只做显示与推送，不参与切换逻辑。<a href="/newdetail/1076">LH-RCD300</a>监测潮湿区回路，盐雾使泄漏电流逐年增加，每季度重录一次固有值。</p>
<h2>设备选型与验收</h2>
<p>配电箱用不锈钢或SMC箱体，导线端子镀锡并做三防处理，LH-KJT为IP31，放在干燥的配电间内。验收在放苗前进行，三项都要实做：拉一路市电，测切换时间；拉两路市电，测起机到曝气恢复的时间，不超过1 min；停机组，从发电车到场到送电计时。以后每季度带载演练一次，<a href="/newdetail/1069">LH-GW100</a>保存每次的时标记录。</p>', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>半导体与显示面板设备对电压暂降极为敏感，一次几十毫秒的暂降就可能造成批次报废，仅靠UPS既昂贵又不一定覆盖关键设备。</p>
<h2>第一步：把暂降画成图</h2>
<p><a href="/newdetail/1031">LH-PQM-A</a>装在进线与关键设备入口各一台，监测至少一个月，把每次事件按残压与持续时间画成散点，再叠上设备的耐受曲线。例：</p>
<table><thead><tr><th>残压</th><th>持续</th><th>次数</th><th>停机</th></tr></thead><tbody><tr><td>80%~90%</td><td>40~100 ms</td><td>5</td><td>0</td></tr><tr><td>60%~80%</td><td>60~120 ms</td><td>3</td><td>曝光机1次</td></tr><tr><td>低于60%</td><td>100 ms</td><td>1</td><td>曝光机、泵</td></tr></tbody></table>
<p>来源按进线的电流与有功方向判断：暂降开始时进线电流不增、有功下降的来自电网，电流骤增、功率仍流向厂内的来自厂内；两台都记录到不能单独作依据。本例9次中8次来自电网，所以事件文件用PQDIF保存，便于与供电企业对照；时间同步误差要小于20 ms。</p>
<h2>第二步：划清单</h2>
<p>落在耐受曲线以下的设备才需要保护。曝光机由动态电压恢复或储能保护，控制电源由小型UPS保护，泵类改延时释放接触器。本司产品不做暂降补偿，负责监测、谐波与无功，这一点在方案阶段就要说清。</p>
<h2>第三步：谐波与无功</h2>
<p>4000台风机过滤单元（FFU）每台120 W，共480 kW，电流480÷（1.732×0.38×0.95）≈768 A，实测THDi 28%，谐波电流约215 A，以5、7次为主，三相模块无3次；若是单相电源型FFU，还要看中性线。扩产20%后258 A，在FFU配电的上级母线设300 A的<a href="/newdetail/1028">LH-APF-G</a>，满载留14%余量；单台机上装滤波既无空间也不经济。</p>
<p>空调冷站500 kW、0.86，提到0.96需要500×（0.593−0.292）≈151 kvar，由两台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担，余量约三成。冷机变频加减载频繁，不用接触器投切的电容：投切本身就是一次电压变动，离精密设备又近。SVG容量的考虑见<a href="/detail/3115">容量怎么分</a>。</p>
<h2>配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>Ⅱ段进线、曝光机入口</td><td>LH-PQM-A</td><td>暂降</td></tr><tr><td>泵、重要馈线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>谐波、事件500条</td></tr><tr><td>FFU母线</td><td>LH-APF-G 300 A</td><td>THDi</td></tr><tr><td>冷站</td><td>LH-SVG-M 2×100 kvar</td><td>功率因数</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>洁净区内不打孔、不放风冷柜，所有功率设备在支持区。接入窗口利用年度停机的两天：第一天并柜，第二天逐级加载；平时只允许不停电装<a href="/newdetail/1075">LH-KCT</a>与仪表。验收分两部分：FFU母线THDi不高于8%、冷站功率因数不低于0.96，公共连接点按GB/T 14549评价；暂降部分不设“消除”的指标，只验收记录是否完整、时标是否一致。仪表经<a href="/newdetail/1069">LH-GW100</a>或以太网进厂务监控。</p>', `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>赛事保供电每次都要拆开低压柜接发电车电缆，8人用150 min，接线点裸露、相序靠人核对。业主要求在墙外设固定的接入点，发电车到场即插即用。</p><h2>做法</h2><p>两段保供电母线各设1台1000 A的LH-KJX-D，每相3只单芯插座，按色标插接；与本段市电进线断路器机械联锁（两锁一钥匙），同段两台不能同时合闸。母联与两路市电进线三锁两钥匙，母联合闸时发电进线一律闭锁，全部电源只能合一路。箱内断路器合闸前先判相序。</p><h2>投运与复测</h2><p>演练实测：发电车到场后15 min送电，接入人员由8人减到3人，每个接入点1000 A，功率因数0.8时可接约550 kW，按各接一台500 kW发电车，两点合计1000 kW。</p>', `diagram` = '{"sections":[{"name":"保供电Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"1000 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"赛事照明"}]],"tie":"母联断路器"},{"name":"保供电Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"1000 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"转播、计时"}]]}]}' WHERE `case` = 4005;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>5台160 kW曝气风机全部变频，5次谐波电流360 A，THDi 33%，功率因数0.85。鼓风机房连续运行，负荷稳定，适合用无源滤波同时补无功。</p><h2>做法</h2><p>低压母线装1套300 kvar的LH-GXL，分5次150 kvar、7次90 kvar、11次60 kvar三条滤波支路，由鼓风机PLC按运行台数投切：依次投5、7、11次，切除次序相反，防止在低次上放大。</p><h2>投运与复测</h2><p>五台风机同时运行时复测：THDi由33%降到9.5%，5次谐波电流由360 A降到75 A，功率因数由0.85提到0.97。</p>', `equipment` = '[{"product":1015,"code":"LH-GXL/400-5.7.11-300","quantity":1,"unit":"套","use":"鼓风机房低压母线：5次150、7次90、11次60 kvar三条支路"}]', `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"曝气风机变频5×160 kW"}],[{"kind":"breaker","product":1015,"text":"总开关，1套"}]]},{"name":"LH-GXL内母线","incoming":[],"feeders":[[{"kind":"fuse"},{"kind":"contactor","text":"先投后切"},{"kind":"filter","text":"5次，150 kvar"}],[{"kind":"fuse"},{"kind":"contactor","text":"第二投切"},{"kind":"filter","text":"7次，90 kvar"}],[{"kind":"fuse"},{"kind":"contactor","text":"后投先切"},{"kind":"filter","text":"11次，60 kvar"}]]}]}', `calculation` = '{"tool":"kvar","values":{"p":"800","pf1":"0.85","pf2":"0.97","sn":"2000","by2":"thdi","h":"33","order":"5","std":"0.90"},"count":1,"says":"曝气风机约800 kW，由0.85补到0.97，未计畸变，偏安全。计算只管无功；现场THDi 33%且负荷稳定，改由LH-GXL 300 kvar同时滤波和补无功。"}' WHERE `case` = 4015;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>负压病区两段应急母线要求市电全停时由发电车供电。原来从柜内接线，6人用100 min，病区人员还要绕行清洁通道。</p><h2>做法</h2><p>外墙设2只630 A的LH-KJX壁挂快接箱，一段母线一只，电缆从外墙穿入，发电车人员不进病区；与本段市电进线机械联锁（两锁一钥匙），同段两台不能同时合闸，错相闭锁。</p><h2>投运与复测</h2><p>演练实测：接入由100 min减到10 min，人员由6人减到2人；630 A、功率因数0.8时每箱可接约349 kW，按各接一台300 kW发电车，两箱合计600 kW。</p>', `diagram` = '{"sections":[{"name":"应急Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 800 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"负压病区一"}]]},{"name":"应急Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 800 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"负压病区二"}]]}]}' WHERE `case` = 4114;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"currentTransformer","text":"800/5，LH-GYZ取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor","text":"3组，每组1台"},{"kind":"detuned","product":1008,"text":"1套，3×900 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨2800 kW"}],[{"kind":"breaker","text":"与原料磨同投同退"},{"kind":"detuned","product":1010,"text":"600 kvar，1%"}],[{"kind":"breaker"},{"kind":"load","text":"窑系统、水泥磨"}]]}]}' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"breaker","text":"随机投退"},{"kind":"detuned","product":1010,"text":"180 kvar，1%"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061},{"kind":"currentTransformer","text":"1000/5，补偿取样"},{"kind":"controller","product":1018}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"变频泵2×55 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"引至LH-APF-G取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"不停电装"},{"kind":"analyser","product":1032},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联断路器"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"},{"kind":"currentTransformer","text":"引至LH-SVG-M取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 4015;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 4114;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 03:54:12' WHERE `id` = 4206;
--> statement-breakpoint
DELETE FROM `product_sizes` WHERE `product` = 1033 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_sizes` WHERE `product` = 1034 AND `place` = 1;
