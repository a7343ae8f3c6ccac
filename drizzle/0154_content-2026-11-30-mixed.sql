-- content: texts as fresh eyes read them
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 15, '2026-11-30', '[{"fact":"基本功能","before":"6/10 kV母线集中补偿，1~8组自动投切、电压、无功九区图控制的高压成套装置。","after":"6/10 kV母线集中补偿，1~8组自动投切，按电压、无功九区图控制的高压成套装置。"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1045, 11, '2026-11-30', '[{"fact":"功能特点","before":"等电位触发算法，残压为任意值都可投入，不必等放电","after":"等电位触发算法，在两端电压差最小时触发，电容有残压也可投入，不必等放电"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '补偿系统的“眼睛与大脑”：在一台面板设备上同时完成三相电参量测量、无功补偿控制、谐波监测、电容单元状态显示与远程通信，取代功率因数表、电压电流表与单功能控制器的组合。' WHERE `id` = 39;
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '6/10 kV母线集中补偿，1~8组自动投切，按电压、无功九区图控制的高压成套装置。', `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，没有电压突变，投入涌流不超过2.5倍额定电流，可连续快速投切而无机械寿命限制。</p>
<h3>功能特点</h3>
<ul><li>等电位触发算法，在两端电压差最小时触发，电容有残压也可投入，不必等放电</li><li>内置快速熔断器与阻容吸收</li><li>散热器85 ℃过温闭锁，风机75 ℃启动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-JK/3-40</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>为什么会“变差”</h2>
<p>场区负荷300 kW、功率因数0.80，无功225 kvar。光伏发250 kW时，从电网只取50 kW，而225 kvar无功仍全部来自电网，并网点功率因数50÷√(50²+225²)≈0.22。负荷没变，变的是分子。再加上沼气机组夜间100 kW，一天里并网点有功在−200~+200 kW之间。</p>
<table><thead><tr><th>时段</th><th>并网点有功</th><th>治理前无功</th><th>SVG动作</th></tr></thead><tbody><tr><td>夜间</td><td>+80~+120 kW</td><td>90 kvar</td><td>发出约60</td></tr><tr><td>清晨、傍晚</td><td>变化快</td><td>150~225 kvar</td><td>10 ms内跟随</td></tr><tr><td>午间</td><td>−120~+50 kW</td><td>225 kvar</td><td>发出约209</td></tr><tr><td>午间休产</td><td>−200 kW</td><td>−20 kvar</td><td>吸收20，抑制过电压</td></tr></tbody></table>
<h2>容量</h2>
<p>有功50 kW要达到0.95，允许从电网取50×0.329≈16 kvar，SVG需发225−16≈209 kvar，选3台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>并列，共225 kvar。倒送时按无功接近零控制，而不是按功率因数：有功过零点附近功率因数没有意义，控制器会来回跳。旧电容柜退出；若电容尚新，可留长期无功的90 kvar作基础，SVG减为两台，分法见<a href="/detail/3115">混合补偿</a>。</p>
<p>电压也要核一下：10 kV支线短路容量40 MVA，200 kW倒送、线路R/X约为1时，电压升高约0.2/40÷√2≈0.4%，不是主要矛盾；400 V侧变压器至光伏柜的电缆压升约2%，逆变器过压停机多由此引起，先查电缆与分接头。</p>
<h2>取样放在哪里</h2>
<p>取样互感器<a href="/newdetail/1075">LH-KCT</a>放在公共连接点与场区总进线之间，极性指向负荷；放到光伏并网点之后，测到的就是另一回事。<a href="/newdetail/1031">LH-PQM-A</a>装在10 kV侧，记录双向潮流、功率因数与谐波；<a href="/newdetail/1062">LH-TM33</a>作10 kV侧双向计量，发电与用电分开。沼气机组单独装<a href="/newdetail/1060">LH-DM3C</a>。</p>
<h2>边界</h2>
<ul><li>防孤岛由逆变器与并网柜承担，本方案设备不作为判据</li><li>沼气区域按防爆等级选型，补偿与监测设备放在非危险区</li><li>光伏接入按GB/T 29319执行，要点见<a href="/detail/3104">标准解读</a>；谐波按GB/T 14549，电压偏差按GB/T 12325，以供电企业答复为准</li></ul>
<h2>投运</h2>
<p>先装监测记录两周，再投SVG，避免用设计值代替实际。验收选一个晴天、一个阴天各记录24 h，覆盖两种出力曲线，并网点功率因数按15 min统计不低于0.95，有功不足50 kW的时段改看无功不超过16 kvar，数据由<a href="/newdetail/1069">LH-GW100</a>上送平台，曲线留存不少于一年。</p>', `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `case_sheets` SET `equipment` = '[{"product":1010,"code":"LH-GYJ/10-150","quantity":4,"unit":"台","use":"每台送水泵1台，同投同切"},{"product":1013,"code":"LH-XCB/480-40-7%-T","quantity":3,"unit":"组","use":"800 kVA变压器0.4 kV母线"},{"product":1046,"code":"LH-RC12/D-4","quantity":1,"unit":"台","use":"DC 12 V投切3组LH-XCB"},{"product":1075,"code":"LH-KCT-120-1500/5-0.5","quantity":1,"unit":"只","use":"0.4 kV进线A相，补偿取样"}]' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~70%</td><td>30%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0%~50%</td><td>50%~100%</td></tr></tbody></table>
<figure><img src="news/mixed-duty" alt="示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足"><figcaption>电容器按50 kvar一级跟随缓慢变化，SVG补足台阶与快速波动之间的差额。</figcaption></figure>
<h3>算一个例子</h3>
<p>某车间一周实测：生产时段无功在150~210 kvar之间快速波动，夜间最大容性40 kvar。电容取150 kvar，分三级、每级50 kvar；SVG容量取三个数中最大的一个：波动60 kvar、最大一级电容50 kvar、夜间容性40 kvar，得60 kvar，选75 kvar一台，留25%裕度。若全部用SVG，需要150＋60＝210 kvar，即三台75 kvar，投资和损耗都明显增加。</p>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<h3>谁先动作，谁来接替</h3><p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>
<p>谐波较重时，电容支路用<a href="/newdetail/1011">LH-XCS-7</a>，并按400 V实际输出计算级差。机架式SVG选<a href="/newdetail/1022">LH-SVG-M</a>；小配电间没有位置立柜时，用壁挂的<a href="/newdetail/1024">LH-SVG-W</a>；电容支路的开关按投切频率选：每天几十次以内用接触器<a href="/newdetail/1042">LH-QJ</a>，上百次用复合开关<a href="/newdetail/1043">LH-FK</a>或同步开关<a href="/newdetail/1044">LH-TB</a>，频繁冲击用晶闸管<a href="/newdetail/1045">LH-JK</a>。需要由SVG直接投切电容的，用<a href="/newdetail/1023">LH-SVG-MH</a>（2026年3月补充），自带12路投切输出，不必再装控制器。已有电容柜完好的，保留电容，只加SVG并改接控制线，停电时间最短。验收时看两点：功率因数曲线没有台阶，电容日投切次数比改造前明显减少。</p><p>把自己的负荷与功率因数代进去，可以用<a href="/tools/kvar">无功补偿容量计算</a>，得到容量、分级与电抗率。</p>', `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 3115;
--> statement-breakpoint
UPDATE `factory` SET `work` = '用谐波源与标准源试仪表、电容器与变流模块，也做电气安全试验；校表数据按出厂编号存档，报编号可查。', `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 6005;
--> statement-breakpoint
UPDATE `factory` SET `work` = '吸波墙面之间用天线测装置的辐射；带通信接口的新产品在第二版硬件之前，先做一轮静电、脉冲群、浪涌与电压暂降。', `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 6009;
--> statement-breakpoint
UPDATE `factory` SET `work` = '仪表与终端做−25 ℃冷启动、高温满载和凝露试验，户外终端通电做湿热循环。', `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 6010;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品型号","value":"76款"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"factory/factory-gate","html":"<p>澜衡电气创立于2008年，制造无功补偿、电能质量治理设备与智能电力仪表。“衡”取三相平衡、称量准确、发展与责任相衡之意。</p>\n<p>产品分七条线：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，现场设备经网关接入<a href=\"/yunplat\">澜衡云平台</a>，用在公共建筑、医疗教育、工业制造与养殖。</p>\n<p>薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配都在厂内。电容器逐台测电容量、做工频耐压，仪表逐只校验，SVG、APF模块满载老化8 h；数据按序列号留存，报修时报编号就能查到。</p>"},"rd":{"title":"研发实力","image":"factory/factory-lab","html":"<p>技术中心设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约120人，占员工的26%。</p>\n<p>新品先挂网、再批量：LH-ZCM插拔500次以后才做满载温升，再<a href=\"/detail/3002\">挂网三个月</a>；LH-SVG-MH在写字楼、注塑车间与充电场站<a href=\"/detail/3018\">挂网半年</a>后才批量供货。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平<a href=\"/newdetail/1022\">SVG</a>、<a href=\"/newdetail/1026\">APF</a>与<a href=\"/newdetail/1029\">不平衡调节装置</a></td></tr><tr><td>测控仪表</td><td>96方形<a href=\"/detail/3007\">平台化仪表</a>、<a href=\"/newdetail/1068\">多回路电能表</a></td></tr><tr><td>电容与磁性元件</td><td><a href=\"/newdetail/1036\">圆柱形电容器</a>、<a href=\"/newdetail/1040\">调谐</a>与<a href=\"/newdetail/1041\">滤波</a>电抗器</td></tr><tr><td>物联网平台</td><td><a href=\"/newdetail/1069\">边缘网关</a>、<a href=\"/detail/3010\">断点续传与移动运维</a></td></tr></tbody></table>\n<p>电能质量实验室做谐波与电气安全试验；电磁兼容与环境试验室有静电、脉冲群、浪涌、电压暂降<a href=\"/detail/3003\">四个工位</a>、辐射试验间和高低温湿热试验箱。两处用于研发摸底与过程控制，对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"certificates/sample-qms-0001","html":"<p>公司按质量、环境、职业健康安全、测量、能源与信息安全六个管理体系运行。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：电容器组网、SVG均流、互感器极性识别等</li><li>实用新型：母线夹、分仓散热、互感器锁扣等</li><li>软件著作权：云平台、谐波分析、仪表批量校验等</li></ul>"},"philosophy":{"title":"经营理念","image":"factory/factory-showroom","html":"<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——列出400 V实际输出：480 V标称30 kvar、串7%电抗的是22.4 kvar</li><li>可维护——LH-ZCM不停柜更换，操作约2 min，抽出后另等放电；旧柜改造不拉通信线</li><li>守安全——停电、隔离、等待、验电、放电、接地，<a href=\"/safety\">一步都不能少</a></li></ol>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，1个工作日内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 19:55:19' WHERE `id` = 4011;
