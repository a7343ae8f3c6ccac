-- content: 单线图旁接与双路、案例年份、文章
UPDATE `solutions` SET `maincontent` = '<p>挤奶厅的真空泵与制冷压缩机同时启动时电流冲击明显，电压波动会影响脉动器节律；夏季高温时段的用电连续性直接影响产奶与牛奶冷藏。</p>
<h2>电压波动算一算</h2>
<p>变压器315 kVA、短路阻抗4%，短路容量约7.9 MVA。55 kW压缩机星三角起动约150 kVA，电压变动150÷7900≈1.9%；30 kW真空泵直接起动约234 kVA，变动3.0%；两台碰在一起为4.9%。GB/T 12326规定35 kV及以下、每小时变动1次以下时限值4%，1~10次时3%。所以首先要做的不是加设备，而是让两类电机错开10 s以上起动，真空泵改软起动后变动还能再降一半。</p>
<h2>补偿与测量</h2>
<p>压缩机与真空泵合计150 kW、功率因数0.78，提到0.95需要150×（0.802-0.329）≈71 kvar。选两组<a href="/newdetail/1013">LH-XCB</a>，480 V电容、7%电抗率：真空泵组40 kvar，400 V下实际输出40×（400÷480）²÷（1-0.07）≈30 kvar；压缩机组60 kvar，实际约45 kvar，合计75 kvar。只开一台泵时无功约26.5×0.802≈21 kvar，投30 kvar就会过补，所以每组在两台都运行时才投入，停一台即退出。投切元件选晶闸管，动作不产生涌流，频繁起停也不磨损。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>暂降、电压变动、功率因数</td></tr><tr><td>真空泵组</td><td>LH-XCB 40 kvar</td><td>两台都运行才投</td></tr><tr><td>制冷压缩机</td><td>LH-XCB 60 kvar、<a href="/newdetail/1067">LH-WM42</a></td><td>启停次数与电流</td></tr><tr><td>青贮、饲料</td><td>LH-WM42</td><td>季节性用电</td></tr></tbody></table>
<p>LH-PQM-S的暂降时刻与脉动器停机记录放在一张时间轴上：同时出现，查电网与起动顺序；不同时，查脉动器电源与真空度。每日挤奶两到三次，一周可得二十次以上样本，足以判断。</p>
<h2>从电流看制冷</h2>
<p>压缩机拉到4 ℃所需时间变长而电流偏低，多为制冷剂不足；电流偏高且排气温度上升，多为冷凝器脏堵。清洗前后各留一周曲线，同样环境温度下比较，就是维护效果的依据。冷藏罐温度高于设定2 ℃持续15 min告警，并附当时的压缩机电流。</p>
<h2>布置与验收</h2>
<p>挤奶厅每天冲洗，仪表与补偿组件放在隔壁电气间，厅内只留防护合格的按钮盒；<a href="/newdetail/1070">LH-GW200</a>一台可覆盖挤奶厅、饲料区与泵房。两班挤奶之间有4 h空档，一次接一组，两天完成。验收取三班挤奶的记录：功率因数不低于0.95，电压变动不大于3%，脉动器无停机。青贮装填季的临时用电设移动配电箱并单独计量，作业结束及时拆除。力调电费的变化按<a href="/detail/3107">这篇文章</a>的方法用电费清单核对。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
<h2>测出来的波动</h2>
<p>1600 kVA变压器带2台132 kW粉碎机、2台160 kW制粒机与若干提升机。以1 s间隔记录一个班：有功在300~900 kW之间，最大时功率因数0.72；粉碎机堵料前后5 s内无功变化可达180 kvar，一小时二十余次。接触器电容的投切延时以秒计，放电后3 min内不得再投，平均功率因数只有0.81。</p>
<h2>容量与响应</h2>
<p>900 kW由0.72提到0.95，需要900×（0.964-0.329）≈572 kvar，选600 kvar的<a href="/newdetail/1017">LH-GXT</a>，晶闸管过零投切，响应不大于20 ms。分级按1:2:2:…设8级，最小级40 kvar，小于单次波动的四分之一。最低负荷300 kW、功率因数0.55时无功约456 kvar，仍能跟随，不会过补。</p>
<p>变压器短路容量1600÷0.06≈26.7 MVA，600 kvar纯电容的谐振次数n=√（26.7÷0.6）≈6.7，离7次太近，所以每级都串7%电抗器。变频喂料器多的厂先测3次与5次，选法见<a href="/detail/3113">7%还是14%</a>。</p>
<h2>电动机一侧</h2>
<ul><li>粉碎机、制粒机各装<a href="/newdetail/1055">LH-PM72D</a>：过载、堵转、缺相、不平衡告警，统计起动次数与运行小时</li><li>远离变压器的200 kW以上主机可在电机侧就地补偿，由<a href="/newdetail/1018">LH-CK200</a>统一整定，避免与动态柜争抢</li><li>粉碎机锤片磨损的表现是同样产量下电流上升8%以上，用一个月曲线判断</li></ul>
<table><thead><tr><th>设备</th><th>功率</th><th>监测</th></tr></thead><tbody><tr><td>粉碎机</td><td>132 kW×2</td><td>LH-PM72D</td></tr><tr><td>制粒机</td><td>160 kW×2</td><td>LH-PM72D</td></tr><tr><td>提升机、混合机</td><td>15~55 kW</td><td><a href="/newdetail/1054">LH-PM72E</a></td></tr><tr><td>总进线</td><td>—</td><td><a href="/newdetail/1061">LH-TM30</a>、LH-CK200</td></tr></tbody></table>
<h2>吨料电耗</h2>
<p>LH-TM30的15 min负荷曲线与生产批次号对应，得到每批的吨料电耗；空转和堵料在曲线上是“有电流、没产量”的平台段。功率因数奖惩直接体现在电费清单，月有功30万kWh时由0.81提到0.95，少吸收约11.9万kvarh，算法见<a href="/detail/3107">力调电费</a>。</p>
<h2>施工与验收</h2>
<p>动态柜放在非粉尘危险区的配电室，柜前留1.5 m；粉尘场所内的电气设备须按爆炸危险区域划分选型。利用周日检修停电8 h完成接入，旧接触器柜退出备用一个月再拆。验收取一个完整生产班：1 s记录的功率因数95%时间不低于0.95，堵料冲击后40 ms内无功恢复，谐波电流按GB/T 14549复核。数据由<a href="/newdetail/1069">LH-GW100</a>送工厂平台。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>原料磨、破碎机等高压大电机多，长距离供电电压损失大，6/10 kV侧与0.4 kV侧需要统筹。</p>
<h2>先分清该补在哪里</h2>
<p>10 kV母线最大9.6 MW、功率因数0.88，到0.95需要9600×（0.540-0.329）≈2026 kvar。如果全部放在总降，矿山3 km线路上的无功电流一点不少；如果全部放在末端，停机时又无处可调。顺序是：低压就地、大电机随机、母线补差。</p>
<table><thead><tr><th>层</th><th>设备</th><th>容量</th><th>控制</th></tr></thead><tbody><tr><td>大电机</td><td><a href="/newdetail/1010">LH-GYJ</a></td><td>2×450 kvar</td><td>同投同退</td></tr><tr><td>10 kV母线</td><td><a href="/newdetail/1008">LH-GYZ</a></td><td>2×600 kvar</td><td>九区图</td></tr><tr><td>0.4 kV风机、水泵</td><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>每台变压器6×50 kvar</td><td>功率因数与无功</td></tr><tr><td>0.4 kV变频</td><td><a href="/newdetail/1015">LH-GXL</a></td><td>300 kvar</td><td>按支路</td></tr></tbody></table>
<h2>高压侧核算</h2>
<ul><li>随机补偿的上限：电机空载电流30 A时0.9×√3×10×30≈468 kvar，450 kvar可用；绕线电机带进相机的不再装</li><li>电抗率：母线5次为主，选6%，调谐次数1÷√0.06≈4.08，低于5次；若不串电抗，短路容量180 MVA、1200 kvar时n=√（180÷1.2）≈12.2，只投一组时17.3，投切会扫过13、17次</li><li>电压变化：单组600 kvar，ΔU≈0.6÷180≈0.33%，两组0.67%，九区图的电压死区取1%以上，避免反复投切</li><li>电容器额定电压：6%电抗率时端电压升高到1/（1-0.06）≈1.064倍，选11/√3 kV</li></ul>
<h2>低压侧</h2>
<p>破碎机皮带、风机水泵以工频电机为主，7%电抗率的LH-XCS-7即可；选粉机、回转窑变频馈线谐波大，用调谐滤波柜LH-GXL，5、7次各一支路，主要次数电流下降50%~80%，以现场复测为准。选矿、破碎车间粉尘大，也可用敞开维护的<a href="/newdetail/1013">LH-XCB</a>，装在正压配电室内。</p>
<h2>防止重复补偿</h2>
<p>低压先补足，高压母线按剩余无功投切。夜间只剩窑系统3 MW、功率因数0.97，无功约3000×0.251≈753 kvar，若此时随机补偿的900 kvar仍投着就会倒送147 kvar，因此必须与电机同退；母线两组在夜间全部闭锁，由运行方式表规定。</p>
<h2>实施与验收</h2>
<p>总降停电与窑大修同期，5天内完成一次设备；高压电容器投运前做相间与对地耐压，投运后测合闸涌流与过电压。柜内母排与电抗器接头装<a href="/newdetail/1073">LH-TS10</a>，滤网每月清理，三相温差10 ℃即停检。<a href="/newdetail/1050">LH-PM96H</a>装在各变压器低压侧，<a href="/newdetail/1069">LH-GW100</a>汇总。验收以10 kV关口一个月的平均功率因数为准，谐波电流按GB/T 14549核算；反向无功电量应为零，力调电费的口径见<a href="/detail/3107">这篇文章</a>。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>企业装设屋顶光伏后，有功由光伏提供、无功仍从电网吸收，公共连接点功率因数明显下降，部分企业力调电费不降反升。</p>
<h2>原因</h2>
<p>负荷800 kW、功率因数0.92，无功341 kvar。光伏发500 kW时关口只取300 kW，功率因数300÷√（300²+341²）≈0.66，而光伏投运前是0.92。电费按月有功、无功电量计算，白天有功少了一大块，无功没少，月平均就被拉低，口径见<a href="/detail/3107">力调电费</a>。</p>
<p>旧控制器还会帮倒忙：按功率因数投切，倒送时有功过零，判据失去意义而停止补偿；有的取样点在光伏并网点之后，测到的方向与实际不符。</p>
<h2>先查三件事</h2>
<ol><li>取样位置：从电网看进去，取样互感器必须在光伏并网点之前。</li><li>旧电容柜：实测每级电流，衰减超过10%的换掉；本例300 kvar电容实际剩260 kvar。</li><li>逆变器：能否设恒功率因数。500 kW逆变器设0.98滞后，可发500×0.203≈102 kvar，夜间不发。</li></ol>
<h2>容量</h2>
<p>关口300 kW达到0.95，允许取300×0.329≈99 kvar，需补341-99≈242 kvar。旧电容260 kvar按级投切可以够数，但云影掠过时光伏几秒内变化300 kW，电容跟不上，且每级50 kvar会在轻载时造成容性。增设一台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>，双向100 kvar，大于最大一级电容，波动与零头由它承担。</p>
<table><thead><tr><th>时段</th><th>关口有功</th><th>改造前</th><th>改造后目标</th></tr></thead><tbody><tr><td>白天晴</td><td>300 kW</td><td>0.66（算例）</td><td>≥0.95</td></tr><tr><td>云影</td><td>300~600 kW快变</td><td>0.66~0.87（算例）</td><td>≥0.95</td></tr><tr><td>夜间</td><td>400 kW</td><td>0.92</td><td>≥0.97</td></tr></tbody></table>
<h2>改造内容</h2>
<ul><li>控制改为<a href="/newdetail/1019">LH-CK300</a>，取样在总进线，按无功功率投切，四象限判断；SVG先响应，稳定后由电容接替</li><li><a href="/newdetail/1062">LH-TM33</a>装在10 kV关口侧，<a href="/newdetail/1061">LH-TM30</a>装在光伏柜，发电、用电、上网分开，月底与电费清单核对</li><li>电容更换为<a href="/newdetail/1011">LH-XCS-7</a>；老柜无电抗时必须一起换</li><li>取样用<a href="/newdetail/1075">LH-KCT</a>，不停产安装，注意极性</li></ul>
<h2>并网要求与验收</h2>
<p>光伏接入电能质量按GB/T 29319，谐波按GB/T 14549，电压偏差按GB/T 12325；可观可测的数据由<a href="/newdetail/1069">LH-GW100</a>提供，见<a href="/detail/3111">“四可”要求</a>。分两步投运：先改取样和控制，观察一周；再投SVG。验收选晴天、阴天各24 h，15 min功率因数不低于0.95，关口反向无功电量接近零，再用下一个整月的电费清单复核。防孤岛由并网柜承担，本方案设备不参与。力调电费执行口径以当地供电企业为准。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2024;
--> statement-breakpoint
UPDATE `cases` SET `createtime` = '2026-04-25 14:20:00', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `caption` = '数据中心两侧的服务器机柜：列头柜多回路计量与无线测温；按计量结果封闭冷通道、提高送风温度，PUE由此下降。', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4002;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4003;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4004;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2025 WHERE `case` = 4005;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4007;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4008;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4009;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2025 WHERE `case` = 4012;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4014;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2018 WHERE `case` = 4015;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4102;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4103;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4105;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4106;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4107;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2018 WHERE `case` = 4108;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4109;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4110;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4111;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4112;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4114;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4201;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2018 WHERE `case` = 4202;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4203;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4204;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2026 WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2020 WHERE `case` = 4207;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2024 WHERE `case` = 4208;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2023 WHERE `case` = 4210;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4211;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2021 WHERE `case` = 4212;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2022 WHERE `case` = 4213;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-MC12 48台、LH-TS20 288只（每面6只）；按柜功率封闭冷通道，送风20→24 ℃' WHERE `case` = 4214;
--> statement-breakpoint
UPDATE `case_facts` SET `year` = 2019 WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"3000/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"},{"kind":"residual","product":1076,"text":"总剩余电流"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路1，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路2，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路3~5"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路6，36盏"}]]}],"network":{"link":"4G Cat.1，每台直连","to":"路灯平台"}}' WHERE `solution` = 2003;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV普通段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"影像中心"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"门诊、病房"}]],"tie":"母联"},{"name":"0.4 kV应急段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"250 A","second":{"kind":"grid","text":"普通段（Ⅰ路）"}},{"kind":"load","text":"手术部、ICU（另配UPS）"}],[{"kind":"breaker"},{"kind":"load","text":"信息机房"}]]}],"network":{"link":"RS485","gateway":1069,"to":"后勤平台"}}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"breaker","text":"随机投退"},{"kind":"detuned","product":1010,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"load","text":"变频泵260 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV总母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"meter","product":1065,"text":"断电上报"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组500 kVA"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"饲料间、办公"}],[{"kind":"breaker"},{"kind":"load","text":"第2~12栋舍（配置同第1栋）"}],[{"kind":"breaker","product":1072,"text":"100 A，第1栋进线"},{"kind":"residual","product":1076}]]},{"name":"第1栋舍配电箱","incoming":[],"feeders":[[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机4台，1路"}],[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机其余各路"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"料线"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"照明、加热垫"}]]}],"network":{"link":"RS485","gateway":1069,"to":"养殖平台与电话外呼"}}' WHERE `solution` = 2009;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"315 kVA，4%"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"暂降与电压变动"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor"},{"kind":"motor","text":"真空泵2×30 kW"}],[{"kind":"thyristor","text":"两台泵都运行才投"},{"kind":"detuned","product":1013,"text":"40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"contactor","text":"星三角"},{"kind":"motor","text":"压缩机2×55 kW"}],[{"kind":"thyristor","text":"两台都运行才投"},{"kind":"detuned","product":1013,"text":"60 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"load","text":"青贮、饲料间"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"牧场平台"}}' WHERE `solution` = 2011;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"车间总母线","incoming":[[{"kind":"grid","text":"市电Ⅰ路"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"grid","text":"市电Ⅱ路"}},{"kind":"meter","product":1065,"text":"断电上报"}],[{"kind":"generator","text":"自备机组250 kVA"},{"kind":"breaker","text":"与市电联锁"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker","text":"一级，即投"},{"kind":"meter","product":1068},{"kind":"motor","text":"曝气风机2×37 kW"}],[{"kind":"breaker","text":"二级，延时10 s"},{"kind":"meter","product":1068},{"kind":"motor","text":"循环水泵3×30 kW"}],[{"kind":"breaker","text":"三级，人工"},{"kind":"meter","product":1068},{"kind":"load","text":"加热、紫外"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"潮湿区照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"养殖平台"}}' WHERE `solution` = 2012;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线","branch":true},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"能源平台"}}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>1月18日，澜衡电气在公司一楼多功能厅召开2023年度总结暨2024年工作会议，研发、制造、质量、营销与服务各部门负责人及一线班组代表参加。</p>
<p>会议回顾了过去一年在智能集成电容器、面板仪表与物联网关三条产品线上的交付情况，通报了出厂一次检验合格率、客户现场响应时间与备件满足率三项指标的完成情况，并对七个先进班组进行了表彰。</p>
<h3>2024年重点工作</h3>
<ul><li>完成抽屉式智能电容模块的批量导入与工装更新</li><li>仪表产线引入自动校验台，减少人工调表</li><li>电能质量产品建立“先测后治”的标准服务包</li><li>售后热线实行首问负责与24小时内回访</li></ul>
<h3>三项指标的口径</h3>
<p>会议用同一口径公布了全年数据，并要求各部门按月更新，数据与出厂编号对应，任何人都能查到原始记录。</p>
<table><thead><tr><th>指标</th><th>统计方法</th><th>2023年</th><th>2024年目标</th></tr></thead><tbody><tr><td>出厂一次检验合格率</td><td>首检合格台数÷送检台数</td><td>98.1%</td><td>98.6%</td></tr><tr><td>热线响应时间</td><td>登记到给出明确意见，中位数</td><td>2.6 h</td><td>2 h以内</td></tr><tr><td>备件满足率</td><td>48 h内发出的备件单÷全部备件单</td><td>94%</td><td>97%</td></tr></tbody></table>
<p>研发部汇报了两个在研项目的进度：抽屉式智能电容模块已完成结构定型，计划一季度进入型式试验；台区测控终端增加规约转换功能，年内形成样机。服务部提出，全年热线登记的问题里约六成与取样互感器的位置、极性有关，建议在说明书首页增加接线自查表，并在控制器中用中文提示接线错误，该建议当场立项。</p>
<p>分组讨论围绕三个题目展开：怎样让备件在两天内发出，怎样把现场数据带回研发，怎样减少手工抄录。讨论形成21条措施，由质量管理部逐条登记责任人和完成日期，每季度公布一次关闭情况，到期没有关闭的说明原因。措施清单与关闭情况张贴在各车间看板上。</p>
<p>会议强调，2024年公司将把“让每一份现场数据可追溯”作为质量工作的主线，从来料、装配到出厂检验全部留存编号记录。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3001;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>4月22日，公司电磁兼容与环境试验室二期扩建通过内部验收并投入使用，新增静电放电、电快速瞬变脉冲群、浪涌与电压暂降四个工位，以及一台步入式高低温湿热箱。</p>
<p>试验室主要承担仪表、网关与测控装置的研发摸底试验和批次抽检。过去需要外送的脉冲群与浪涌摸底项目，如今可以在方案阶段随时进行，样机整改周期由平均三周缩短到一周以内。</p>
<p>质量管理部同步发布了《研发样机电磁兼容摸底管理办法》，要求所有带通信接口的新产品在硬件第二版之前必须完成一轮摸底，试验原始波形归档保存。</p>
<h3>四个工位能做什么</h3>
<table><thead><tr><th>工位</th><th>模拟的现场现象</th><th>主要对象</th></tr></thead><tbody><tr><td>静电放电</td><td>人体接触面板、按键与接口</td><td>面板仪表、触摸屏</td></tr><tr><td>电快速瞬变脉冲群</td><td>接触器、断路器动作时的干扰</td><td>带通信接口的全部产品</td></tr><tr><td>浪涌</td><td>雷击与大设备投切的冲击</td><td>户外终端、网关</td></tr><tr><td>电压暂降</td><td>短路与电动机起动造成的瞬时低电压</td><td>控制器、电源板</td></tr></tbody></table>
<p>步进式高低温湿热箱的容积可以放下一面户外补偿箱，用来验证-25 ℃冷启动、高温满载和凝露三种情况。过去这类试验只能做模块级，整箱的凝露位置要到现场才能发现。扩建之后，整箱在通电状态下做湿热循环，箱内八个测点同时记录温度和湿度。</p>
<p>一个例子：某款网关的RS485口在脉冲群试验中通信中断。试验员在屏蔽层接地、共模电感和软件重发三处分别改动，半天内完成九轮对比，确认主要路径来自屏蔽层悬空，最终只调整接地方式就通过，没有增加元件。这样的对比在外送试验中需要预约两到三次。</p>
<p>给用户的参考：仪表或网关在现场死机、通信时断时续，先查三处再怀疑设备。一是RS485屏蔽层是否单端接地、有没有断开；二是通信线与接触器线圈、变频器输出是否同槽敷设，间距不宜小于200 mm；三是接触器线圈有没有并联阻容吸收。去年热线登记的通信类问题，约七成在这三处找到原因，没有更换元件。</p>
<p>需要说明的是，公司试验室用于研发与过程控制，产品对外提供的检验报告仍由具备资质的第三方机构出具。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3003;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>7月下旬，公司第二条SMT贴片线完成试产并转入量产，主要承担LH-PM系列面板仪表、LH-DM系列导轨表与LH-GW网关的主板贴装。</p>
<p>新线配置锡膏印刷检测、贴片机、回流炉与炉后自动光学检测，检测数据按主板序列号入库，并与后道的校表数据关联。任意一只仪表出现问题，都可以追溯到贴装当天的炉温曲线与锡膏批次。</p>
<p>投产首月，炉后检测直通率稳定在目标值以上，贴装瓶颈由原来的单线排队变为两线按产品族分工：一线以面板仪表为主，二线以无线与网关类产品为主。</p>
<h3>两条线怎样分工</h3>
<table><thead><tr><th>项目</th><th>一线</th><th>二线</th></tr></thead><tbody><tr><td>产品</td><td>LH-PM系列面板仪表、LH-DM系列导轨表</td><td>无线仪表、LH-GW网关</td></tr><tr><td>特点</td><td>品种少、批量大</td><td>品种多、带射频器件</td></tr><tr><td>关键检测</td><td>炉后光学检测</td><td>光学检测与射频抽测</td></tr><tr><td>换线时间</td><td>约25 min</td><td>约40 min</td></tr></tbody></table>
<p>带射频器件的主板对焊盘共面度和屏蔽罩焊接更敏感，单独成线后不再与面板仪表混排，换线次数减少约三分之一。网关主板增加一道射频抽测：每批抽取10片，测发射功率和接收灵敏度，任何一片不合格则整批复测。</p>
<h3>数据怎样追溯</h3>
<p>每块主板在首道工序激光打码，锡膏批次、贴片程序版本、炉温曲线、光学检测图像都记在这个编号下。校表时再把编号与仪表出厂编号绑定。试产期间曾有三块主板校表误差偏大，按编号查回，都出自同一卷取样电阻，物料随即隔离，同卷的其余主板在入库前全部复测，没有一块流出。</p>
<p>车间同时改进了静电防护：两条线的地面、工作台、手环接入同一监测点，阻值超限时产线自动停止进板。新线满负荷时可日产主板约2400片，与后道校表能力匹配，不再需要中间库存。</p>
<p>对用户来说，编号也是售后的入口：报修时提供表壳上的出厂编号，服务人员即可查到主板批次、校表数据和固件版本，同批次有无类似问题当场就能答复。</p>
<p>制造部表示，下一步将把自动校表台与贴片线数据打通，减少纸质流转卡。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3005;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>10月起，LH-PM96系列多功能电力仪表全面切换至新硬件平台，基本型、谐波型、复费率型、三遥型与无线型共用一块核心板，寄存器地址表保持一致。</p>
<p>平台统一后，成套厂和系统集成商最直接的感受是“点表只做一次”：从<a href="/newdetail/1048">LH-PM96E</a>升级到<a href="/newdetail/1050">LH-PM96H</a>时，原有寄存器不变，谐波数据追加在后面的地址段。</p>
<table><thead><tr><th>型号</th><th>主要差异</th></tr></thead><tbody><tr><td>LH-PM96E</td><td>全电参量与双向电能</td></tr><tr><td>LH-PM96H</td><td>2~63次谐波、相量图</td></tr><tr><td><a href="/newdetail/1051">LH-PM96F</a></td><td>分时、需量与冻结</td></tr><tr><td><a href="/newdetail/1052">LH-PM96K</a></td><td>8DI/4DO/2AO</td></tr><tr><td><a href="/newdetail/1053">LH-PM96W</a></td><td>4G或LoRa</td></tr></tbody></table>
<h3>升级时要看三处</h3>
<ul><li>地址：原有寄存器的地址、数据类型、倍率不变，新增数据从后面的地址段开始</li><li>接线：电压、电流、电源、通信四组端子排列相同，原端子排可直接插接</li><li>尺寸：面框96 mm×96 mm，开孔92 mm×92 mm，与旧平台相同</li></ul>
<p>统一平台之前，各型号由不同小组开发，同一个“正向有功电能”在三种仪表里有三个地址，集成商每接一种都要重做点表。平台化时以使用最多的基本型为准，其他型号向它靠拢，并在固件中保留旧地址的映射，旧系统读取不受影响。需要新地址的系统在通信设置里把“兼容映射”关掉即可。</p>
<h3>性能没有因此降低</h3>
<p>新平台使用16位采样，电压、电流准确度0.2级，有功电能C级（0.5S级）；工作电源AC/DC 85~265 V。首批切换抽取五种型号各20台做了高温、低温和脉冲群对比，误差变化均在限值的三分之一以内；另取10台连续通信72 h，没有丢帧。</p>
<p>给在用项目的建议：增补仪表前先读一次通信设置里的固件版本，新旧平台混装在同一条RS485总线上时，波特率与校验位保持一致，并打开兼容映射；全部换成新平台之后再统一关闭，点表只改一次。</p>
<p>旧平台产品的备件将至少再供应五年，端子排列兼容，可直接替换。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3007;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>12月12日，公司召开年度质量月成果发布会，六个QC小组汇报了全年课题，三项成果被纳入作业标准。</p>
<p>获得第一名的课题是“降低开口式互感器合口面返修率”。小组用三个月时间对合口面研磨、清洁与锁扣力矩做了分层分析，最终把清洁工序从抽查改为逐只检查，并在锁扣上增加到位标记，使返修率明显下降。</p>
<ul><li>“减少智能电容通信口虚接”——更换带锁紧的级联插座</li><li>“缩短APF模块老化时间”——改用回馈式老化，节约电能</li><li>“提高包装一次合格率”——改进内衬与条码复核</li></ul>
<h3>第一名的课题怎样做成</h3>
<p>开口式互感器<a href="/newdetail/1075">LH-KCT</a>装在已经通电的电缆上，合口面只要夹进一点灰尘，磁路就多出一段气隙，比差随之变大。小组先按工位、班次、批次分层，发现返修集中在“清洁后等待超过30分钟”的批次；再用胶带取样在显微镜下观察，确认是落尘而不是研磨不良。</p>
<table><thead><tr><th>措施</th><th>改前</th><th>改后</th></tr></thead><tbody><tr><td>合口面清洁</td><td>每批抽查10%</td><td>合口前逐只清洁并复检</td></tr><tr><td>清洁到合口的时间</td><td>不限制</td><td>不超过5 min</td></tr><tr><td>锁扣</td><td>凭手感</td><td>到位标记对齐</td></tr><tr><td>返修率</td><td>2.4%</td><td>0.5%</td></tr></tbody></table>
<p>其余两项同样用数据说话：级联插座改为带锁紧结构后，振动试验中通信口虚接由每千台7起降为0；APF老化由电阻负载改为两台模块背靠背的回馈方式，单台8小时老化耗电由约400 kWh降到约25 kWh，只消耗模块自身损耗。</p>
<p>评审组对每个课题追问同一个问题：如果人员更换，改进还能不能保持。因此获奖课题都把做法写进工装或检测程序，而不是只写进培训材料。另外三个课题分别涉及薄膜卷绕张力、电抗器浸漆固化和校表夹具寿命，将在下一年度继续跟踪，数据每季度公布一次。</p>
<p>质量管理部将在下一年度继续推行“一件一码”，把QC小组的改进点固化到电子作业指导书。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3008;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>2月10日，澜衡电气全面复工。开工第一课是安全教育与设备点检，各车间对老化台、耐压台、行车和压缩空气系统逐项确认后恢复生产。</p>
<h3>首周的生产安排</h3>
<table><thead><tr><th>日期</th><th>车间</th><th>主要工作</th></tr></thead><tbody><tr><td>2月10日</td><td>全部</td><td>安全教育、设备点检、空载试运行</td></tr><tr><td>2月11日</td><td>电容器、仪表</td><td>小批首件确认，校表台比对</td></tr><tr><td>2月12日</td><td>成套、变流</td><td>恢复老化与耐压试验</td></tr><tr><td>2月14日</td><td>物流</td><td>计划发完节前积压订单</td></tr></tbody></table>
<p>停机十多天后，设备最容易出问题的是气路与温控。点检时更换了两处老化的气管，校准了一台浸漆烘箱的温控仪表，并对耐压试验台做了接地和联锁复查。所有校表台用标准表比对合格后才投入使用，首件须由检验员和工艺员共同签字。</p>
<h3>为什么节后投切异常多</h3>
<p>热线记录显示，节后问题多半不是设备损坏：假期轻载时控制器因过补闭锁退出，复产后没有回到自动；检修时把取样互感器二次短接，送电前忘记拆除，控制器看到的电流为零；还有断路器在潮湿环境停用后绝缘下降。按下面的顺序检查，多数可以在半小时内恢复。</p>
<p>物流中心优先安排节前积压订单与在建项目急需的备件，首日发出智能电容器、仪表与电抗器四十余单。售后热线400-000-0000假期期间保持值守，共处理现场咨询六十余起，主要集中在节后复产时的电容器投切异常与断路器跳闸。</p>
<h3>给用户的节后送电提示</h3>
<ol><li>停用较久的补偿柜先检查电容器外观、接线与受潮情况</li><li>送电后先手动逐路投切，确认电流正常再转自动</li><li>检查取样互感器二次是否在检修中被短接而未恢复</li><li>仪表时钟与费率时段逐台核对</li></ol>
<p>复产后的第一个月还应看一眼电费单：假期里变压器空载、电容退出，整月功率因数容易被拉低。以一台1000 kVA变压器为例，空载无功约10 kvar，停产十天就积下约2400 kvarh，而有功电量很少。控制器能分别统计白天和夜间的，可据此判断要不要留一组小电容在假期投入。</p>
<p>公司祝愿各位客户与合作伙伴新年设备平安、用电顺畅。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3009;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>3月27日，澜衡云能源物联网平台3.0版本发布。新版本围绕“接得快、看得懂、管得住”重构了设备接入、数据展示与工单三条主线。</p>
<ul><li>统一点表：同类设备的测点编码、单位与告警级别一次定义，多处复用</li><li>离线补传：网关断网期间的数据按原始时间戳补齐，报表不留空洞</li><li>移动端运维：告警、派单、到场打卡与照片留存在手机端闭环</li><li>权限分级：集团、园区、配电室、回路四级授权</li></ul>
<p>3.0版本对存量项目提供平滑升级，原有网关远程升级固件后即可接入，历史数据自动迁移。首批升级的项目以园区与养殖场为主，升级期间本地采集与告警不中断。</p>
<h3>离线补传怎样工作</h3>
<p>网关本地按采集时间写入缓存，断网时继续采集；网络恢复后先传最新数据，再按时间顺序补传空缺部分，平台按原始时间戳入库。<a href="/newdetail/1069">LH-GW100</a>在15 min采集周期下可缓存不少于30天，足以覆盖施工停网、欠费停卡一类的长时间中断。报表先标记“数据不完整”，补齐后自动重算。</p>
<table><thead><tr><th>功能</th><th>2.x版本</th><th>3.0版本</th></tr></thead><tbody><tr><td>断网数据</td><td>缺失，人工补录</td><td>自动补传，保留时标</td></tr><tr><td>新设备接入</td><td>逐点配置，约2 h</td><td>选模板，约10 min</td></tr><tr><td>告警到派单</td><td>人工转发</td><td>自动派单，可设升级时间</td></tr><tr><td>授权</td><td>两级</td><td>四级</td></tr></tbody></table>
<p>统一点表的好处在多站点项目中最明显：同一型号仪表的电压、电流、电能在所有站点使用同一编码，集团报表不再需要逐站对照。平台内置了公司在售全部通信产品的模板，第三方设备可以自建模板并在站点之间复制。</p>
<p>移动端支持弱网：现场照片和处理记录先存在手机，有信号后上传。首批升级的九个项目共接入设备1100余台，升级窗口安排在凌晨，单个项目平均用时35分钟，期间采集不中断，升级后逐点核对一遍数值。</p>
<p>平台团队表示，后续版本将继续完善电能质量事件分析与功率因数考核报表。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3010;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>5月15日，公司2025年第一期技术培训班开班，来自成套厂、系统集成商与设计单位的52名学员参加，培训为期两天。</p>
<p>课程一改以往逐个产品讲参数的方式，以三个真实问题为主线：补偿柜投上电容后熔断器频繁熔断、光伏并网后功率因数下降、总表与分表之和对不上。学员分组根据给出的波形与数据判断原因、选择设备并画出接线图。</p>
<h3>课程安排</h3>
<table><thead><tr><th>时间</th><th>内容</th></tr></thead><tbody><tr><td>第一天上午</td><td>谐波与谐振、电抗率选择</td></tr><tr><td>第一天下午</td><td>SVG/APF容量计算与取样接线实操</td></tr><tr><td>第二天上午</td><td>仪表接线检查与相量图判读</td></tr><tr><td>第二天下午</td><td>网关配置与平台接入实操</td></tr></tbody></table>
<h3>一道考题</h3>
<p>某企业变压器1000 kVA，短路阻抗6%，投入300 kvar电容后熔断器频繁熔断。学员先算短路容量：1000÷6%≈16.7 MVA；再算谐振次数：√(16700÷300)≈7.5次，靠近7次谐波。结论是改用7%电抗率的支路，谐振点移到3次与4次之间。许多学员第一次意识到，投入容量不同，谐振点也不同，所以故障时有时无。</p>
<p>实操环节在六套接线屏上进行，每套预设一个故障：A相互感器反接、电压与电流不同相、二次短接未拆、变比设错等。学员只允许看仪表的相量图和功率值，判断之后再断电检查。用时最短的一组12分钟找出两个故障，用时最长的一组也在45分钟内完成。</p>
<p>授课老师建议学员回去做两件事：把在用项目的互感器变比、方向列成台账；把近三个月电费单上的功率因数与控制器显示值对一遍，差别超过0.02的要查取样点。讲义和练习题会发给每位学员，课后问题由技术服务人员在两个工作日内答复，并汇编成下一期的例题。</p>
<p>培训结束后进行了接线实操考核，全部学员完成了一次“互感器极性接反”故障的排查。下一期培训计划于下半年举办。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3011;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月20日，公司与地方职业院校共建的电气技术实习实训基地揭牌，首批24名学生将在装配、测试与现场服务三个岗位轮岗学习。</p>
<p>基地配置了一套低压配电综合实训屏，包含进线、补偿、谐波治理、计量与通信五个单元，全部采用公司在售产品，学生可以完成从识图、接线、通电到故障排查的完整过程。</p>
<p>公司为每名学生安排一名技师作为师傅，实行“先看、再辅、后独立”的三段式带教。带电测试工位不向学生开放，所有实操均在断电或安全电压条件下进行。</p>
<h3>轮岗安排</h3>
<table><thead><tr><th>阶段</th><th>时间</th><th>内容</th><th>考核</th></tr></thead><tbody><tr><td>认知</td><td>2周</td><td>安全、识图、元件识别</td><td>笔试与口试</td></tr><tr><td>装配与测试</td><td>6周</td><td>接线、校表、功能测试</td><td>独立完成一面补偿柜的接线检查</td></tr><tr><td>现场服务</td><td>4周</td><td>跟随技师到用户现场</td><td>写出三份现场记录</td></tr></tbody></table>
<p>实训屏可以由教师预设二十种故障，例如互感器反接、通信地址重复、电抗器温度开关断线等。学生先用仪表数据判断，再断电查找。屏内一次回路经隔离变压器供电，并设急停按钮，带教人员离开时自动断电。</p>
<p>学校教师每学期也到企业实践两周，与技师共同编写实训任务书。首批任务书共十二份，内容来自真实的现场问题，例如“总表与分表之和对不上”“光伏投入后功率因数下降”，已去掉用户信息。</p>
<p>学生实习期间按规定购买保险、发放补贴，不安排夜班和登高作业。实习结束后双方自愿签约，不设强制服务期。轮岗期间每周由学校教师与技师共同讲评一次现场记录。第一批学生将在9月中旬完成轮岗，并以小组为单位做一次公开汇报。</p>
<p>以“互感器反接”一题为例：三相有功读数应接近相等，学生看到的却是一相为负、总有功只有实际的三分之一。多数小组先去查变比，用了二十多分钟；会看相量图的小组发现该相电流与电压相差约180°，三分钟就能定位。这道题说明，读数不对时先看角度，再看大小。</p>
<p>人力资源部介绍，基地将同时用于新员工入职培训与内部技能等级评定。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3012;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>进入8月以来多地持续高温，用电负荷攀升，补偿柜内温度普遍偏高。公司服务团队启动为期三周的专项巡检，为老客户免费检查补偿与治理设备运行状态。</p>
<h3>巡检重点</h3>
<ul><li>电容器外观有无鼓胀、渗漏，实测电流与额定值之比</li><li>柜内风机、滤网与温控是否正常</li><li>电抗器温度开关是否接入、有无发热变色</li><li>取样互感器与控制器功率因数显示是否一致</li></ul>
<p>巡检发现的共性问题是滤网堵塞与风机停转，约占问题总数的一半；其次是电容器容量衰减后未及时更换，剩余电容长期过载。</p>
<h3>首批巡检的数据</h3>
<table><thead><tr><th>发现的问题</th><th>占比</th><th>处理</th></tr></thead><tbody><tr><td>滤网堵塞、风机停转</td><td>49%</td><td>清洗、更换风机</td></tr><tr><td>电容器容量衰减</td><td>18%</td><td>更换，复核电抗率匹配</td></tr><tr><td>取样互感器或参数错误</td><td>14%</td><td>改正接线、变比</td></tr><tr><td>端子发热、电抗器温度开关未接</td><td>12%</td><td>紧固、接入报警</td></tr><tr><td>其他</td><td>7%</td><td>记录，列入下次检修</td></tr></tbody></table>
<h3>温度为什么重要</h3>
<p>薄膜电容器的寿命随温度升高而缩短，常用的估算是环境温度每升高约8~10 ℃，寿命减半，具体以制造厂数据为准。柜内带电抗器时发热更集中：按每千乏约5 W估算，200 kvar的抗谐波柜仅电抗器就有约1 kW，风机停转后半小时内柜顶温度可以升高15 ℃以上。</p>
<p>巡检人员用钳形表测每路电流，与额定值比较：低于额定值85%的支路，多半是电容量衰减；高于额定值且波形不正弦的，要测谐波。<a href="/newdetail/1001">LH-ZCS</a>等智能电容可以直接在屏上读出每路电流和内部温度，不必开柜测量。首批共检查补偿柜40余面，现场处理了九成问题，其余等待停电窗口。换下的电容器逐台测量，容量衰减超过10%的，多数来自风机已停转、滤网堵塞的柜子。</p>
<p>服务团队建议：环境温度超过40 ℃时，应适当降低补偿柜投入容量或加强通风；对运行超过五年的电容器做一次电容量测量。需要预约巡检的客户可致电400-000-0000或发邮件至service@example.com。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3013;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>9月19日，公司举办客户开放日，来自不同行业的四十余位用户代表走进贴片车间、电容器装配线、变流模块老化区与电磁兼容试验室。</p>
<p>在变流模块老化区，工程师演示了回馈式老化：两台SVG模块背靠背运行，一台发出无功、一台吸收无功，只消耗模块损耗对应的电能，即可完成额定容量下的长时间老化。</p>
<p>座谈环节，用户最关心的是治理效果如何验收。技术中心建议在合同中明确三点：测量点位置、测量时段与工况、评价用的统计值（通常为95%概率大值），避免以某一瞬间的面板读数作为结论。</p>
<h3>开放日看了什么</h3>
<table><thead><tr><th>区域</th><th>现场演示</th><th>观众最常问的问题</th></tr></thead><tbody><tr><td>贴片车间</td><td>主板编号追溯</td><td>坏了一块表能查到什么</td></tr><tr><td>电容器装配线</td><td>薄膜卷绕、容量分选</td><td>为什么容量会衰减</td></tr><tr><td>变流老化区</td><td>SVG背靠背运行</td><td>满载老化多久</td></tr><tr><td>试验室</td><td>脉冲群、浪涌</td><td>仪表为什么会死机</td></tr></tbody></table>
<p>回馈式老化的能耗可以这样估算：两台100 kvar模块满载，有功损耗按额定容量的2.5%计，两台共约5 kW；若用电阻或电抗负载单独老化，除损耗外还要另备同容量的负载设备。运行8小时只用约40 kWh，电流却是满载，散热和焊点都得到充分考核。</p>
<p>在“治理效果怎样验收”的座谈中，工程师用同一组实测数据演示了三种读法：取瞬时值，THDi在6%到19%之间跳动；取平均值是11%；取95%概率大值是16%。三个数都没有错，合同里不写清楚就会有争议。参观者建议公司给出合同附件的参考写法，技术中心已答应在年底前提供。</p>
<p>活动还安排了半小时的接线体验：在断电的演示屏上安装开口互感器，辨认极性。四十多人中有九人第一次装反，这也说明接线自检功能很有必要。</p>
<p>参观者带走的一张卡片写着验收记录要有的五项：测点、时间、工况、仪器、统计值。缺一项，半年后就很难说清当时的数据能不能比较。</p>
<p>公司将把开放日固定为每年一次，并开放线上预约。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3014;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>12月18日，公司召开2025年供应商质量大会，薄膜、铝壳、硅钢、IGBT、芯片与结构件等类别的供应商代表参加。</p>
<p>会议通报了全年来料质量数据与典型问题分析。金属化薄膜方阻一致性、电抗器硅钢片毛刺与连接器镀层厚度是重点关注项，公司与相关供应商签署了专项改进计划。</p>
<p>采购部介绍了2026年的三项要求：关键物料批次数据电子化交付、变更提前90天通知、包装可循环使用。</p>
<h3>三类问题与改进</h3>
<table><thead><tr><th>物料</th><th>问题</th><th>约定的措施</th></tr></thead><tbody><tr><td>金属化薄膜</td><td>同卷方阻波动</td><td>每卷提供首、中、尾三点数据</td></tr><tr><td>硅钢片</td><td>剪切毛刺偏大</td><td>刀具寿命管理，每批附毛刺记录</td></tr><tr><td>连接器</td><td>镀层厚度不均</td><td>每批测三点，低于下限退货</td></tr><tr><td>风机</td><td>转速反馈不一致</td><td>统一信号型式，老化2 h</td></tr></tbody></table>
<p>方阻为什么重要：金属化薄膜靠极薄的金属层实现自愈，方阻偏低时击穿点不易清除，偏高时损耗和温升变大。同一卷首尾差别过大，会使同一批电容器的寿命分散。公司将方阻与电容器出厂容量、损耗角数据关联分析，共同确定控制范围，而不是单方面收紧指标。</p>
<p>变更管理是会上讨论最久的议题。供应商代表提出，90天对紧急替代太长；最终约定分三级：影响安全和性能的变更提前90天，影响外观的提前30天，紧急替代可先书面申请、单独标识并附对比试验。所有变更件在追溯系统中都有标记。</p>
<p>包装循环使用从铝壳和电抗器铁心开始试行，周转箱带编号，预计一年减少一次性木箱约六千只。电子化交付则统一了数据格式，供应商可以直接上传，不需要另装软件。</p>
<p>会上还公开了一次退货的全过程：一批电抗器噪声偏大，来料抽检合格，装柜后才被发现。双方共同解剖后确认是铁心气隙垫片受潮膨胀，供应商改用环氧垫片，公司在来料检验中增加通电听音与电感量复测，此后八批没有再发生。</p>
<p>会上还对年度交付稳定的供应商进行了表彰。公司表示将继续坚持“同等条件质量优先”的原则，与供应商共同承担质量责任。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3016;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>1月23日，公司举行2025年度总结表彰大会，五个团队和三十名个人获得表彰。年度团队奖授予台区不平衡治理项目组，该团队全年走访一百二十多个台区，形成了从测量、选型到验收的标准流程。</p>
<p>会议把“把现场问题解决在出厂之前”确定为2026年的质量主题，要求服务部每月把现场问题分类反馈给研发与制造，研发部在两周内给出措施并公示关闭状态。</p>
<ul><li>研发：推进碳化硅器件在SVG模块中的应用验证</li><li>制造：扩大自动校表与自动老化覆盖率</li><li>服务：现场问题当月关闭率作为考核指标</li></ul>
<h3>年度团队做了什么</h3>
<p>台区不平衡治理项目组走访的一百二十多个台区，变压器容量多在200~400 kVA。他们发现，约一半台区的不平衡是结构性的，一年四季同一相偏重，重新分配用户接线就能改善；另一半随时段变化，才需要换相开关<a href="/newdetail/1030">LH-HXK</a>或调节装置<a href="/newdetail/1029">LH-SPC</a>。流程因此规定：先测满七天，再决定用什么。</p>
<table><thead><tr><th>步骤</th><th>内容</th><th>产出</th></tr></thead><tbody><tr><td>测量</td><td>出口与末端各测7天</td><td>电流、电压、零线曲线</td></tr><tr><td>判断</td><td>区分结构性与时间性</td><td>治理方式建议</td></tr><tr><td>安装</td><td>按图施工，核对相序</td><td>接线照片与参数表</td></tr><tr><td>验收</td><td>再测7天，比较三个量</td><td>不平衡度、零线电流、末端电压</td></tr></tbody></table>
<p>个人奖中，有一位装配技师提出把电容器放电电阻的检测移到封盖之前，避免封装后才发现虚焊；一位客服人员把热线里重复出现的问题整理成可以搜索的问答，使同类来电减少约两成。</p>
<p>会议也公布了没有完成的目标：现场问题当月关闭率全年平均86%，低于90%的计划，主要卡在需要跨部门复现的通信类问题。2026年将设专门的复现工位，接收现场寄回的设备与抓包数据，两周内给出结论。</p>
<p>一个台区的结果可供参考：零线电流由186 A降到31 A，末端最低电压由201 V升到214 V，而投入的只有两套换相开关，没有增加变压器容量。</p>
<p>会后，公司慰问了春节期间值守的生产与服务人员。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3017;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>经过半年挂网验证，<a href="/newdetail/1023">LH-SVG-MH</a>高密度SVG混合补偿模块进入批量供货阶段。单模块容量150 kvar，并自带12路电容投切输出，一台模块即可组成“电容粗调、SVG细调”的混合系统。</p>
<p>挂网验证选择了三种典型负荷：写字楼、注塑车间与充电场站。运行数据表明，混合控制可以在保持功率因数稳定的同时显著减少电容器投切次数，延长开关与电容器寿命。</p>
<h3>适用建议</h3>
<ul><li>基础无功稳定、波动部分占总无功30%以下：电容为主，SVG按波动量选取</li><li>夜间存在容性倒送：SVG容量不小于最大容性无功</li><li>谐波较重：电容支路必须串7%或14%电抗</li></ul>
<h3>三处挂网点的数据</h3>
<table><thead><tr><th>负荷</th><th>补偿前功率因数</th><th>混合补偿后</th><th>电容日均投切次数</th></tr></thead><tbody><tr><td>写字楼</td><td>0.88，夜间呈容性</td><td>0.97</td><td>由46次降到9次</td></tr><tr><td>注塑车间</td><td>0.74，快速波动</td><td>0.96</td><td>由210次降到31次</td></tr><tr><td>充电场站</td><td>0.91，夜间呈容性</td><td>0.98</td><td>由38次降到7次</td></tr></tbody></table>
<h3>一台模块怎样指挥电容</h3>
<p>LH-SVG-MH额定容量150 kvar、额定电流217 A，带12路DC 12 V投切输出。负荷变化时SVG在10 ms以内先补上；变化持续超过设定时间后，模块投入一级电容，自己同步退回相同的量，母线上的无功不会出现台阶。电容只承担稳定的部分，SVG始终留有上下调节的余地。</p>
<p>举例：注塑车间稳定无功约240 kvar，波动±90 kvar。配六级40 kvar抗谐波电容承担稳定部分，一台150 kvar模块承担波动，余量60 kvar，日后增加四五台注塑机也不必扩容；若全用SVG，需要三台模块。按有功损耗不超过2.2%计，一台模块满载损耗约3.3 kW，少开两台就少6 kW以上的发热。容量分配方法见<a href="/detail/3115">混合补偿的容量该怎么分</a>。</p>
<p>该模块与<a href="/newdetail/1022">LH-SVG-M</a>共用机架与触摸屏，原有机柜可直接扩容。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3018;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>针对GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》自2026年5月1日起实施，公司组织完成了<a href="/newdetail/1068">LH-MC12</a>多回路电能表的对标评审。</p>
<p>评审从标识、各回路准确度声明、互感器与主机的配套关系、回路间串扰以及电磁兼容五个方面逐条比对，明确了需要在铭牌与说明书中补充的内容，并对回路间影响量试验增加了边界工况。</p>
<table><thead><tr><th>评审项</th><th>结论</th></tr></thead><tbody><tr><td>各回路准确度声明</td><td>说明书按回路与互感器规格分列</td></tr><tr><td>互感器配套</td><td>主机与互感器成套编号</td></tr><tr><td>回路间影响</td><td>增加相邻回路满载工况</td></tr><tr><td>标识</td><td>铭牌补充回路数与接线方式</td></tr></tbody></table>
<h3>对标怎样做</h3>
<p>评审组把标准条文拆成可以核对的条目，每条对应一份证据：设计文件、试验记录或铭牌照片。没有证据的一律记为“待补”，不以经验代替。评审共列出条目六十余项，其中十一项需要补充资料，两项需要增加试验，没有需要改动硬件的项目。具体要求以标准原文为准。</p>
<p>增加的试验是“相邻回路满载”：被测回路通小电流，左右两个回路通最大电流，看误差变化。试验用50 A规格互感器，被测回路取5 A，相邻回路取额定值，三个位置各测一轮，误差变化均小于该点误差限的四分之一。原因在于插接式互感器带有屏蔽，二次引线采用双绞。</p>
<p>说明书的主要改动是准确度的写法：主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明，避免把主机等级误当作整套等级。互感器与主机改为成套编号，现场更换互感器时在屏上登记新编号，避免主机与互感器错配，误差无从追查。标准内容与用户关心的问题，可以看<a href="/detail/3117">解读</a>和<a href="/detail/3120">存量设备自查</a>两篇文章。</p>
<p>已售产品的说明书更新版可在网站下载或联系sales@example.com索取，硬件无需更换。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3019;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、验电、放电、接地、挂牌、检修、恢复。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻应在3分钟内把端电压降到50 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>把比武的要求用到自己的配电室，只需三件工具和一张表：与电压等级相符的验电器、带绝缘柄的短接接地线、“禁止合闸”标示牌，以及逐相打勾的检修记录。验电前后都在有电处试一次验电器，五秒钟的动作可以排除“验电器坏了却以为没电”的情形。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>7月下旬至8月，公司联合各地服务网点开展养殖场用电安全服务月，为合作养殖场的二百余栋圈舍提供免费用电体检。</p>
<p>体检内容包括进线与支路接头红外测温、剩余电流测量、接地电阻复测、发电机自启动试验与停电告警链路演练。</p>
<h3>发现的主要问题</h3>
<ul><li>配电箱内粉尘与氨气腐蚀导致端子氧化发热</li><li>剩余电流保护器失效或被短接</li><li>发电机可以启动但切换后相序未核对</li><li>停电告警依赖同一路电源，断电后无法发出</li></ul>
<h3>体检数据</h3>
<table><thead><tr><th>项目</th><th>检查数</th><th>不合格</th><th>常见原因</th></tr></thead><tbody><tr><td>接头红外测温</td><td>1860处</td><td>7.1%</td><td>氧化、松动</td></tr><tr><td>剩余电流</td><td>640路</td><td>9.5%</td><td>保护器失效、线路受潮</td></tr><tr><td>接地电阻</td><td>215处</td><td>5.6%</td><td>接地体腐蚀</td></tr><tr><td>发电机自启动</td><td>96台</td><td>12.5%</td><td>电瓶亏电、相序未核对</td></tr><tr><td>停电告警</td><td>208套</td><td>31%</td><td>告警装置与风机同一路电源</td></tr></tbody></table>
<p>停电告警的不合格比例最高。密闭圈舍停风后温度和氨气上升很快，高温天气几十分钟就可能造成损失，因此告警必须在停电后仍能发出。<a href="/newdetail/1065">LH-WM40</a>取电于电压回路，选配断电上报功能后，停电瞬间仍能发出告警；没有4G信号的场区，用<a href="/newdetail/1067">LH-WM42</a>经网关上传，网关单独接不间断电源。</p>
<h3>可以马上做的三件事</h3>
<ol><li>每月按一次剩余电流保护器的试验按钮，不动作就更换</li><li>每周空载启动发电机10分钟，每季度带负荷切换一次并核对相序</li><li>把告警电话至少设为三个人，夜间轮流接听</li></ol>
<p>服务人员提醒，圈舍冲洗前应切断湿区以外不必要的回路，配电箱门关闭并检查密封条。需要系统改造的场区，可以参考<a href="/cm_detail/2010">通风断电告警方案</a>。</p>
<p>告警装置改接一路独立电源，改造费用每栋约三百元，半天完成；改完后应实际拉开一次总开关，确认值班电话在1 min内响起，再合闸恢复，并把日期写在箱门内。</p>
<p>针对停电告警问题，服务人员为部分用户加装了带超级电容的无线仪表，断电后仍可完成上报。相关做法已整理成《养殖场用电自查清单》，可在网站咨询页留言索取。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3021;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>10月15日，公司对内公布第三季度质量与服务数据，并在经营例会上逐项分析。</p>
<p>三季度现场问题中，安装与接线类占比最高，主要是取样互感器位置与极性错误；产品类问题主要集中在风机与连接器。公司决定从四季度起，所有SVG与APF产品默认开启“接线自检”，上电后自动判断相序与互感器方向并给出中文提示。</p>
<table><thead><tr><th>类别</th><th>主要表现</th><th>措施</th></tr></thead><tbody><tr><td>接线</td><td>互感器极性、位置</td><td>默认开启接线自检</td></tr><tr><td>风机</td><td>堵转、积尘</td><td>出厂增加转速反馈检测</td></tr><tr><td>连接器</td><td>级联口虚接</td><td>更换带锁紧插座</td></tr></tbody></table>
<h3>口径与数据</h3>
<table><thead><tr><th>指标</th><th>二季度</th><th>三季度</th></tr></thead><tbody><tr><td>现场问题（每千台）</td><td>6.8</td><td>5.9</td></tr><tr><td>其中安装与接线类</td><td>57%</td><td>52%</td></tr><tr><td>响应时间中位数</td><td>1.9 h</td><td>1.6 h</td></tr><tr><td>解决时间中位数</td><td>31 h</td><td>27 h</td></tr></tbody></table>
<p>中位数比平均数更能说明多数用户的感受：个别问题要等备件或停电窗口，会把平均值拉得很高。公司同时公布最长的十条记录及原因，其中七条是等待用户安排停电。</p>
<h3>接线自检检查什么</h3>
<ul><li>相序：电压相序是否为A、B、C</li><li>对应：每相电流与电压的夹角是否落在合理范围</li><li>方向：有功是否为正，互感器有没有装反</li><li>位置：本机投入前后，取样电流是否随之变化；不变说明取样装在了补偿装置的负荷侧</li></ul>
<p>第四条能发现最隐蔽的错误：取样点位置不对时，各相角度都正常，装置却永远看不到自己补偿的结果。自检在上电时进行一次，之后每天在负荷稳定时复核，发现异常用中文写明哪一相、怎样改。已售产品可以通过升级固件获得这项功能，升级包由售后提供。</p>
<p>用户可以照样检查自己的设备：记下投入前后的取样电流，投入后电流减小、功率因数升高为正确；电流不变，多半是取样点装在了补偿装置的负荷侧；电流反而增大，先查互感器方向，再查相别。三种情况都不必停电就能看出。</p>
<p>公司同时公布了服务响应时间的统计口径：从热线登记到给出明确处理意见为响应时间，从登记到用户确认关闭为解决时间，两项均按月公示。</p>', `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 3022;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"/media/banners/cloud-platform-46482935.webp","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"/media/ui/platform-dashboard-93ae0fae.webp","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"/media/ui/one-line-diagram-3b3247aa.webp","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"/media/ui/power-factor-4f80b368.webp","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"/media/ui/harmonics-0e61a521.webp","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"/media/ui/barns-f146a3cb.webp","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"/media/ui/street-lights-ddc41a8b.webp","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"/media/ui/monthly-report-de4a1dcb.webp","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"/media/ui/mobile-app-20eddc6e.webp","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4002;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4003;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4004;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4007;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4008;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4015;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4102;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4105;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4109;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4110;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4112;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4114;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4203;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4204;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4211;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4213;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-24 07:35:15' WHERE `id` = 2015;
