-- content: spectra of drives, transformers of a civic centre, certificates by group, rooms in the order of making
UPDATE `solutions` SET `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏并存，白天谐波与三相不平衡突出，夜间轻载又容易容性倒送。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一座政务中心为例，变压器1250 kVA、短路阻抗6%：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间−35 kvar</td><td>容量与夜间过补</td></tr><tr><td>总进线三相电流</td><td>1370、1265、1165 A</td><td>不平衡度（最大−最小）÷最大＝15%</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A，THDi 31%</td><td>就地滤波，N线3次84 A</td></tr><tr><td>电梯馈线</td><td>5次30 A、7次16 A、11次9 A，THDi 29%</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<table><thead><tr><th>项目</th><th>算式</th><th>结果</th></tr></thead><tbody><tr><td>缺的无功</td><td>720×（0.698−0.329）</td><td>266 kvar</td></tr><tr><td>电容承担</td><td>6台40 kvar×0.747</td><td>179 kvar</td></tr><tr><td>SVG承担的无功</td><td>266−179</td><td>87 kvar，每相126 A</td></tr><tr><td>重载相多出的电流</td><td>1370−（1370+1265+1165）÷3</td><td>103 A</td></tr><tr><td>其中的有功</td><td>103×0.82</td><td>85 A</td></tr><tr><td>SVG每相电流</td><td>√(126²+85²)</td><td>152 A，取2×75 kvar（216 A）</td></tr><tr><td>大屏滤波</td><td>1.2×√(28²+21²+12²)</td><td>44 A，取50 A</td></tr><tr><td>电梯滤波</td><td>1.2×√(30²+16²+9²)</td><td>42 A，取50 A</td></tr></tbody></table>
<p>长期存在的无功由<a href="/newdetail/1011">LH-XCS-7</a>承担，波动、夜间35 kvar容性与三相不平衡由三相四线的<a href="/newdetail/1022">LH-SVG-M</a>承担：它把重载相多出的85 A有功移到轻载相，无功三相平均补；各相余下的无功不同，三相电流仍差约3%，在10%以内。电容若不串电抗器，与变压器的谐振次数n=√(20.8 MVA÷0.179 Mvar)≈10.8，以后增到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏是单相负荷，三相的3次谐波在N线上相加，28×3=84 A；三相四线的<a href="/newdetail/1027">LH-APF-W</a>中性线滤波能力为3倍相电流，50 A的为150 A，够用。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 6×40 kvar</td><td>混合补偿、三相平衡</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 2×50 A，各1台</td><td>就地滤波，三相四线</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a> 2只（大屏、电梯）、<a href="/newdetail/1068">LH-MC12</a> 1台（空调、照明插座各6路）</td><td>四大分项计量</td></tr><tr><td>馈线互感器</td><td><a href="/newdetail/1075">LH-KCT</a> 200/5，12只</td><td>计量、滤波取样</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，总进线互感器按1804 A÷0.8取2500/5，大屏、电梯馈线各约125 A，计量、取样各用一组开口式200/5，LH-MC12用插接式250 A；第二个周末投运，验收五项：</p>
<ul><li>功率因数：投运后第一个完整结算月的月平均值不低于0.95，夜间无容性倒送</li><li>馈线THDi：大屏、电梯馈线同工况前后各7天的95%概率大值，不高于8%</li><li>三相电流不平衡度：同样7天，由15%降到10%以内</li><li>补偿响应：投切一台空调机组，录波读全响应时间，不大于10 ms</li><li>公共连接点谐波电流：不超过GB/T 14549按短路容量换算的限值，以第三方仪器为准</li></ul>', `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14.4 kW；灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><ul><li><strong>断路器</strong>：每路1台3P+N 20 A的LH-SB63，按经纬度开关灯；每相约3 A，20 A按灯具启动冲击与线路末端短路能瞬动选取。</li><li><strong>总电量</strong>：每台箱变1台LH-WM40；平台上实测每台21~22 A，选最小的100 A开口互感器，负荷占两成多。</li><li><strong>剩余电流</strong>：N线与相线同进断路器，不平衡电流才不会当成剩余电流。方案里的100 mA跳闸适合新敷线路；这里线路老、雨天泄漏大，改为300 mA告警，先查后断。</li></ul><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2500/5"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"200/5"},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","product":1075,"text":"200/5，负荷侧取样"},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"200/5"},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","product":1075,"text":"200/5，负荷侧取样"},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker","text":"12路"},{"kind":"meter","product":1068,"text":"12路，250 A"},{"kind":"load","text":"空调、照明插座各6路"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<h3>三个阶段，各做什么</h3><p>对用电企业而言，变化主要体现在三个阶段：</p>
<table><thead><tr><th>阶段</th><th>做什么</th><th>建议留下的资料</th></tr></thead><tbody><tr><td>方案（新建、改扩建）</td><td>考虑干扰性负荷的影响</td><td>负荷清单、谐波估算</td></tr><tr><td>投运</td><td>治理设施与主体工程同步</td><td>投运前后的测量报告</td></tr><tr><td>运行</td><td>对自身电能质量心中有数</td><td>监测记录、治理台账</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<p>盘点时按干扰源看：</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="news/drive-spectrum" alt="柱状图：5至19次谐波电流含有率，不带电抗器的变频器5次63%、7次54%，带电抗器的30%、12%，理想六脉波20%、14%"><figcaption>各次谐波电流占基波的比例，典型值，图中画到19次；THDi计至25次。</figcaption></figure>
<p>理想值I<sub>n</sub>＝I<sub>1</sub>/n用来对照：整流负荷基波电流200 A时，5次约40 A，7次约29 A，11次约18 A，13次约15 A，平方和开方约55 A，为基波的27%；计到25次约58 A，29%。变频器的直流侧是电容，5次、7次比理想值大，有没有电抗器差一倍多：</p>
<table><thead><tr><th>200 A变频器</th><th>THDi</th><th>谐波电流</th><th>乘裕度1.2</th></tr></thead><tbody><tr><td>带电抗器</td><td>34.8%</td><td>70 A</td><td>84 A，选100 A</td></tr><tr><td>不带电抗器</td><td>84.4%</td><td>169 A</td><td>203 A</td></tr></tbody></table>
<p>所以先给变频器加3%~4%的进线电抗器，再选一台100 A的<a href="/newdetail/1026">LH-APF-M</a>，比直接配200 A以上的有源滤波省；按滤除85%计，THDi由34.8%降到约5.2%，最后按实测修正。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p><p>按自己的负荷清单估算，可以用<a href="/tools/harmonics">谐波治理选型</a>，结果与GB/T 14549的限值并列。</p>', `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 445, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 5008;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 444, `tilte` = '智能集成电容器检验报告（封面）（示例编号 SAMPLE-RPT-0009）', `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 5009;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 443, `tilte` = '静止无功发生器检验报告（封面）（示例编号 SAMPLE-RPT-0010）', `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 5010;
--> statement-breakpoint
UPDATE `honours` SET `sort` = 442, `tilte` = '多功能电力仪表计量检测报告（封面）（示例编号 SAMPLE-RPT-0011）', `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 5011;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 110, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6002;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 140, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6003;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 120, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6004;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 80, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6005;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 90, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6006;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 100, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6007;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 130, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6008;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 70, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6009;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 60, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6010;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 150, `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 6011;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品型号","value":"76款"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"factory/factory-gate","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>"},"rd":{"title":"研发实力","image":"factory/factory-lab","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>试验室配备电磁兼容、环境、电气安全与谐波源等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"certificates/sample-qms-0001","html":"<p>公司按照质量、环境、职业健康安全与测量管理体系要求运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>"},"philosophy":{"title":"经营理念","image":"factory/factory-showroom","html":"<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，1个工作日内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 18:50:08' WHERE `id` = 4010;
