-- content: LH-XCB losses, civic scheme shifts active current only, drive harmonics with and without choke, platform figures
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1013, 27, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 11, '2026-11-29', '[{"fact":"静态功耗","before":"0 W（不投入）；投入后复合开关≤1.5 W，晶闸管满载导通140~233 W","after":"≤1.5 W"},{"fact":"晶闸管导通损耗","before":"","after":"140~233 W（晶闸管型满载，视规格）"},{"fact":"电流与发热","before":"熔断器按1.5~1.6倍电容器额定电流取标准档","after":"熔断器不低于1.5倍电容器额定电流，向上取标准档"}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>电流与发热</h3>
<p>按400 V满容量长期投入计：晶闸管3×1.2 V×I（压降同LH-JK），电抗器按LH-DKS的7%为4~5 W/kvar、14%为5~6 W/kvar，电容器不超过0.5 W/kvar。复合开关型没有晶闸管一项，保持功耗不超过1.5 W。熔断器不低于1.5倍电容器额定电流，向上取标准档。</p>
<table><thead><tr><th>规格</th><th>电容器额定电流</th><th>400 V电流</th><th>支路熔断器</th><th>晶闸管</th><th>电抗器</th><th>电容器</th><th>合计（晶闸管型）</th></tr></thead><tbody><tr><td>480 V/40 kvar/7%</td><td>48.1 A</td><td>43.1 A</td><td>80 A</td><td>155 W</td><td>160~200 W</td><td>≤20 W</td><td>约335~375 W</td></tr><tr><td>480 V/60 kvar/7%</td><td>72.2 A</td><td>64.7 A</td><td>125 A</td><td>233 W</td><td>240~300 W</td><td>≤30 W</td><td>约505~565 W</td></tr><tr><td>525 V/40 kvar/14%</td><td>44.0 A</td><td>39.0 A</td><td>80 A</td><td>140 W</td><td>200~240 W</td><td>≤20 W</td><td>约360~400 W</td></tr><tr><td>525 V/60 kvar/14%</td><td>66.0 A</td><td>58.5 A</td><td>100 A</td><td>211 W</td><td>300~360 W</td><td>≤30 W</td><td>约540~600 W</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `updatetime` = '2026-11-29 14:24:30' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '≤1.5 W' WHERE `product` = 1013 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '晶闸管导通损耗', `text` = '140~233 W（晶闸管型满载，视规格）' WHERE `product` = 1013 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `label` = '最大允许电压', `text` = '1.1 Un，每24 h累计8 h' WHERE `product` = 1013 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '放电', `text` = '断电后3 min内端电压降至75 V以下' WHERE `product` = 1013 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'output-capacity', `label` = '400 V实际输出', `text` = '480 V/7%：29.9、44.8 kvar；525 V/14%：27.0、40.5 kvar' WHERE `product` = 1013 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-control', `label` = '投切门限' WHERE `product` = 1013 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-delay', `label` = '投切延时', `text` = '由控制器设定' WHERE `product` = 1013 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'inrush', `label` = '合闸涌流', `text` = '≤3 In' WHERE `product` = 1013 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'switching-life', `label` = '投切次数', `text` = '复合开关≥100万次；晶闸管不限' WHERE `product` = 1013 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'errors', `label` = '测量误差', `text` = '标准型不带测量；选配测控面板的读数仅供监视' WHERE `product` = 1013 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'interface', `label` = '级联接口', `text` = '不带；由控制器DC 12 V投切' WHERE `product` = 1013 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'temperature', `label` = '环境', `text` = '−25~+45 ℃' WHERE `product` = 1013 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'humidity', `label` = '相对湿度', `text` = '≤90%（25 ℃）' WHERE `product` = 1013 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'altitude', `label` = '海拔', `text` = '≤2000 m' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'protection-class', `label` = '防护等级', `text` = 'IP00（敞开式，由柜体防护）' WHERE `product` = 1013 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'noise', `label` = '噪声', `text` = '≤50 dB（1 m）' WHERE `product` = 1013 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'weight', `label` = '重量', `text` = '约45 kg（60 kvar）' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '电抗绕组', `text` = '铜绕组' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
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
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 6×40 kvar</td><td>混合补偿、三相平衡</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 2×50 A，各1台</td><td>就地滤波，三相四线</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1068">LH-MC12</a></td><td>四大分项计量</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，总进线互感器按1804 A÷0.8取2500/5，馈线用开口式<a href="/newdetail/1075">LH-KCT</a>；第二个周末投运，验收五项：</p>
<ul><li>功率因数：投运后第一个完整结算月的月平均值不低于0.95，夜间无容性倒送</li><li>馈线THDi：大屏、电梯馈线同工况前后各7天的95%概率大值，不高于8%</li><li>三相电流不平衡度：同样7天，由15%降到10%以内</li><li>补偿响应：投切一台空调机组，录波读全响应时间，不大于10 ms</li><li>公共连接点谐波电流：不超过GB/T 14549按短路容量换算的限值，以第三方仪器为准</li></ul>', `updatetime` = '2026-11-29 14:24:30' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>为什么会“变差”</h2>
<p>场区负荷300 kW、功率因数0.80，无功225 kvar。光伏发250 kW时，从电网只取50 kW，而225 kvar无功仍全部来自电网，并网点功率因数50÷√(50²+225²)≈0.22。负荷没变，变的是分子。再加上沼气机组夜间100 kW，一天里并网点有功在−120~+200 kW之间。</p>
<table><thead><tr><th>时段</th><th>并网点有功</th><th>治理前无功</th><th>SVG动作</th></tr></thead><tbody><tr><td>夜间</td><td>+80~+120 kW</td><td>90 kvar</td><td>发出约60</td></tr><tr><td>清晨、傍晚</td><td>变化快</td><td>150~225 kvar</td><td>10 ms内跟随</td></tr><tr><td>午间</td><td>−120~+50 kW</td><td>225 kvar</td><td>发出约209</td></tr><tr><td>午间休产</td><td>−200 kW</td><td>−20 kvar</td><td>吸收20，抑制过电压</td></tr></tbody></table>
<h2>容量</h2>
<p>有功50 kW要达到0.95，允许从电网取50×0.329≈16 kvar，SVG需发225−16≈209 kvar，选3台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>并列，共225 kvar。倒送时按无功接近零控制，而不是按功率因数：有功过零点附近功率因数没有意义，控制器会来回跳。旧电容柜退出；若电容尚新，可留长期无功的90 kvar作基础，SVG减为两台，分法见<a href="/detail/3115">混合补偿</a>。</p>
<p>电压也要核一下：10 kV支线短路容量40 MVA，200 kW倒送、线路R/X约为1时，电压升高约0.2/40÷√2≈0.4%，不是主要矛盾；400 V侧变压器至光伏柜的电缆压升约2%，逆变器过压停机多由此引起，先查电缆与分接头。</p>
<h2>取样放在哪里</h2>
<p>取样互感器<a href="/newdetail/1075">LH-KCT</a>放在公共连接点与场区总进线之间，极性指向负荷；放到光伏并网点之后，测到的就是另一回事。<a href="/newdetail/1031">LH-PQM-A</a>装在同一点，记录双向潮流、功率因数与谐波；<a href="/newdetail/1062">LH-TM33</a>作10 kV侧双向计量，发电与用电分开。沼气机组单独装<a href="/newdetail/1060">LH-DM3C</a>。</p>
<h2>边界</h2>
<ul><li>防孤岛由逆变器与并网柜承担，本方案设备不作为判据</li><li>沼气区域按防爆等级选型，补偿与监测设备放在非危险区</li><li>光伏接入按GB/T 29319执行，要点见<a href="/detail/3104">标准解读</a>；谐波按GB/T 14549，电压偏差按GB/T 12325，以供电企业答复为准</li></ul>
<h2>投运</h2>
<p>先装监测记录两周，再投SVG，避免用设计值代替实际。验收选一个晴天、一个阴天各记录24 h，覆盖两种出力曲线，并网点功率因数按15 min统计不低于0.95，数据由<a href="/newdetail/1069">LH-GW100</a>上送平台，曲线留存不少于一年。</p>', `updatetime` = '2026-11-29 14:24:30' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>市民中心有2台1600 kVA变压器，办公、空调与大屏负荷并存，每台最大有功约1050 kW，功率因数只有0.86，刚过考核的0.85，每月只减收400元。原补偿柜按固定级数投切，傍晚负荷变化快时跟不上，夜间又容易过补。</p><h2>做法</h2><p>长期存在的无功由每台变压器8台50 kvar的LH-XCS-7承担，7%电抗率避开5次谐波；变化的部分和夜间的容性由1台100 kvar的LH-SVG-M连续补齐。两段母线配置相同，母联合上时由先投的一段统一控制。</p><h2>投运与复测</h2><p>投运后取同季各一个月比较：月平均功率因数0.98，变压器负载率由76%降到67%，力调电费（考核0.85）由每月减收400元变为减收4300元。</p>' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>6台路灯箱变沿路分布，每台带7路照明、约14.4 kW；灭灯靠夜间巡视发现，平均26 h才知道；定时器常年18:00开、6:00关，跟不上日落变化，早开晚关浪费电。</p><h2>做法</h2><p>每路照明装1台3P+N 20 A的LH-SB63：每路约2 kW，每相约3 A，20 A按灯具启动冲击与线路末端短路能瞬动选取；远程分合并按经纬度开关灯；灯接在相线与N线之间，N线须同进断路器，不平衡电流才不会当成剩余电流。每台箱变装1台LH-WM40测总电量，照明按380 V计约23 A，平台上实测每台21~22 A（夜间电压高于380 V），选最小的100 A开口互感器，负荷占两成多。方案里的100 mA本地跳闸适合新敷线路；这里线路老、雨天泄漏大，改为300 mA剩余电流告警，先查后断，不让整条路失去照明。</p><h2>投运与复测</h2><p>故障发现时间由26 h缩到0.2 h，亮灯率由96.2%升到99.4%。5月用电量由改造前的3.1万kWh降到改造后的2.7万kWh：每天亮灯由12 h缩短到约10.1 h，虽然亮的灯多了3%。</p>' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"2500/5"},{"kind":"currentTransformer","text":"SVG取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"1台，50 A","branch":true},{"kind":"currentTransformer","text":"负荷侧取样"},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<h3>三个阶段，各做什么</h3><p>对用电企业而言，变化主要体现在三个阶段：</p>
<table><thead><tr><th>阶段</th><th>做什么</th><th>建议留下的资料</th></tr></thead><tbody><tr><td>方案（新建、改扩建）</td><td>考虑干扰性负荷的影响</td><td>负荷清单、谐波估算</td></tr><tr><td>投运</td><td>治理设施与主体工程同步</td><td>投运前后的测量报告</td></tr><tr><td>运行</td><td>对自身电能质量心中有数</td><td>监测记录、治理台账</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<p>盘点时按干扰源看：</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="news/drive-spectrum" alt="柱状图：六脉波变频器5至19次谐波，治理前THDi约29%，治理后约4.4%"><figcaption>理想六脉波整流的谐波电流与次数成反比，图中画到19次；现场按滤除85%计，THDi（计至25次）由约29%降到约4.4%。</figcaption></figure>
<p>理想值I<sub>n</sub>＝I<sub>1</sub>/n用来对照：整流负荷基波电流200 A时，5次约40 A，7次约29 A，11次约18 A，各次平方和开方约58 A。变频器的直流侧是电容，5次、7次比理想值大，有没有电抗器差一倍多：</p>
<table><thead><tr><th>200 A变频器</th><th>THDi</th><th>谐波电流</th><th>乘裕度1.2</th></tr></thead><tbody><tr><td>带电抗器</td><td>约35%</td><td>70 A</td><td>84 A，选100 A</td></tr><tr><td>不带电抗器</td><td>约84%</td><td>169 A</td><td>203 A</td></tr></tbody></table>
<p>所以先给变频器加3%~4%的进线电抗器，再选一台100 A的<a href="/newdetail/1026">LH-APF-M</a>，比直接配200 A以上的有源滤波省；最后按实测修正。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p><p>按自己的负荷清单估算，可以用<a href="/tools/harmonics">谐波治理选型</a>，结果与GB/T 14549的限值并列。</p>', `updatetime` = '2026-11-29 14:24:30' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"banners/cloud-platform","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>作用</th><th>向上的接口</th></tr></thead><tbody><tr><td>应用层</td><td>监视、运维、分析、报表</td><td>给使用的人：网页、手机、大屏</td></tr><tr><td>平台层</td><td>存储、计算、告警、授权</td><td>HTTP、MQTT开放接口</td></tr><tr><td>边缘层</td><td>协议转换、缓存、本地规则</td><td>4G或以太网，MQTT</td></tr><tr><td>感知层</td><td>采集与执行</td><td>RS485（Modbus-RTU）、LoRa</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>\n<p>平台的开放接口（MQTT、HTTP）读写用户自己现场的数据，随平台开通；产品参数、资料与新闻等公开内容走网站的<a href=\"/developers\">开放接口与产品数据</a>，两套接口各自独立。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗、电费与报表","icon":"chart","text":"分区域、分项、分时统计，力调电费模拟；日、周、月报表定时发到邮箱。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"ui/platform-dashboard","html":"<p>图中是驾驶舱的一部分，点开看整屏。画面与数字、日期都是示例，页眉的平台名称由用户自己定。整屏上有：</p>\n<ul><li>总数：接入企业、在线设备、今日用电、平均功率因数、今日告警</li><li>负荷曲线：今日与昨日对照</li><li>电能质量指标：电压、功率因数、THDu与不平衡的达标率</li><li>站点分布：点一个站点进入它的一次图</li><li>实时告警：按严重程度与时间排列</li></ul>","id":"overview","part":"ui/platform-dashboard-part","excerpt":"ui/platform-dashboard-excerpt"},{"title":"一次接线图","image":"ui/one-line-diagram","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram","part":"ui/one-line-diagram-part","excerpt":"ui/one-line-diagram-excerpt"},{"title":"功率因数与补偿","image":"ui/power-factor","html":"<p>展示每段母线的功率因数曲线与考核值、电容投入路数和SVG输出。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf","part":"ui/power-factor-part","excerpt":"ui/power-factor-excerpt"},{"title":"谐波与事件","image":"ui/harmonics","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic","part":"ui/harmonics-part","excerpt":"ui/harmonics-excerpt"},{"title":"智慧养殖专题","image":"ui/barns","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm","part":"ui/barns-part","excerpt":"ui/barns-excerpt"},{"title":"智慧路灯专题","image":"ui/street-lights","html":"<p>各回路亮灯、电流与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city","part":"ui/street-lights-part","excerpt":"ui/street-lights-excerpt"},{"title":"报表中心","image":"ui/monthly-report","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report","part":"ui/monthly-report-part","excerpt":"ui/monthly-report-excerpt"},{"title":"手机端","image":"ui/mobile-app","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile","part":"ui/mobile-app-part","excerpt":"ui/mobile-app-excerpt"}]},"deploy":{"title":"部署与安全","html":"<table><thead><tr><th>方式</th><th>开通</th><th>数据</th><th>适合</th></tr></thead><tbody><tr><td>公有云</td><td>按站点租用，开通即用</td><td>存在平台，按用户隔离</td><td>站点分散，没有自己的服务器</td></tr><tr><td>本地部署</td><td>装在用户的服务器上</td><td>不出园区</td><td>有专网或保密要求</td></tr></tbody></table>\n<p>两种方式的现场设备与点表一致，可以互相切换。</p>\n<table><thead><tr><th>项目</th><th>数值</th></tr></thead><tbody><tr><td>上报间隔</td><td>默认15 min，1~60 min可设；告警与变位即时上报</td></tr><tr><td>断网缓存</td><td>网关不少于30天（15 min一次），恢复后补传</td></tr><tr><td>数据保存</td><td>公有云：曲线3年，电量、告警与操作记录5年；本地部署按硬盘</td></tr><tr><td>本地服务器</td><td>500台设备、2万测点以内：8核、32 GB内存、1 TB固态硬盘，1台</td></tr><tr><td>验收</td><td>连续7天在线率不低于99%；停电、漏电各试一次，1 min内告警到手机；断网1 h后数据补齐；平台读数与现场仪表逐点一致</td></tr></tbody></table>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 14:24:30' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 14:24:30' WHERE `id` = 4010;
