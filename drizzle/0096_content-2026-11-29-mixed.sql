-- content: second level, covers, references by year
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1013, 31, 'depth', 320, 320, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 8, '2026-11-29', '[{"fact":"静态功耗","before":"复合开关保持≤1.5 W；晶闸管导通140~233 W","after":"不投入0 W；投入后复合开关≤1.5 W，晶闸管140~233 W"},{"fact":"防护等级","before":"敞开式，由柜体防护","after":"IP00（敞开式，由柜体防护）"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `description` = '电容器与调谐电抗器配成一路，有两种做法：集成单元连同过零开关与测控装进一个抽装箱体，电抗器与电容器分仓、独立测温，直接替代普通智能电容器；板式组件敞开装在一块安装板上，由控制器投切，供成套厂装柜。', `measure` = '集成单元测电压、电流、谐波畸变率、电容与电抗温度、投切状态；板式组件标准型不带测量', `metering` = '不计量电能；集成单元记录投切次数、运行小时', `maincontent` = '<p>电抗率与电容器额定电压必须成对选择：7%配480 V，14%配525 V；分补接在相线与N线之间，14%配300 V。串联电抗抬高电容器端电压，所以电容器按480 V或525 V选，实际输出容量小于标称容量，应按输出容量配置总补偿量。</p>
<ul><li>电抗器线性度不低于1.8倍额定电流，浪涌时不饱和。</li><li>电抗器都有温度开关：集成单元超温后退出并上报；板式组件的触点接到控制器或告警回路。</li></ul>' WHERE `id` = 210;
--> statement-breakpoint
UPDATE `parameters` SET `choices` = 'IP00,IP20,IP30,IP31,IP3X,IP4X,IP42,IP44,IP51,IP52,IP54,IP55,IP65' WHERE `key` = 'protection-class';
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '不投入0 W；投入后复合开关≤1.5 W，晶闸管140~233 W' WHERE `product` = 1013 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'IP00（敞开式，由柜体防护）' WHERE `product` = 1013 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `max` = NULL, `choice` = 'IP00', `condition` = '' WHERE `product` = 1013 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'noise', `min` = NULL, `max` = 50, `condition` = '1 m' WHERE `product` = 1013 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'weight', `min` = 45, `max` = 45, `choice` = '', `condition` = '60 kvar' WHERE `product` = 1013 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = '指示灯', `condition` = '', `optional` = 0 WHERE `product` = 1013 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD', `condition` = '选配', `optional` = 1 WHERE `product` = 1013 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '柜内固定' WHERE `product` = 1013 AND `place` = 30;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏并存，白天谐波与三相不平衡突出，夜间轻载又容易容性倒送。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一台1250 kVA变压器（短路阻抗6%）的市民中心为例：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间−35 kvar</td><td>容量与夜间过补</td></tr><tr><td>总进线三相电流</td><td>1370、1265、1165 A</td><td>不平衡度（最大−最小）÷最大＝15%</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A，THDi 31%</td><td>就地滤波，N线3次84 A</td></tr><tr><td>电梯馈线</td><td>5次30 A、7次16 A、11次9 A，THDi 29%</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<table><thead><tr><th>项目</th><th>算式</th><th>结果</th></tr></thead><tbody><tr><td>缺的无功</td><td>720×（0.698−0.329）</td><td>266 kvar</td></tr><tr><td>电容承担</td><td>4台50 kvar×0.747</td><td>149 kvar</td></tr><tr><td>SVG承担</td><td>266−149</td><td>117 kvar，取2×75 kvar</td></tr><tr><td>移相电流</td><td>1370−（1370+1265+1165）÷3</td><td>103 A</td></tr><tr><td>SVG每相电流</td><td>√(169²+103²)</td><td>198 A＜2×108 A</td></tr><tr><td>大屏滤波</td><td>1.2×√(28²+21²+12²)</td><td>44 A，取50 A</td></tr><tr><td>电梯滤波</td><td>1.2×√(30²+16²+9²)</td><td>42 A，取50 A</td></tr></tbody></table>
<p>长期存在的无功由<a href="/newdetail/1011">LH-XCS-7</a>承担，波动、夜间35 kvar容性与三相不平衡由三相四线的<a href="/newdetail/1022">LH-SVG-M</a>承担：无功117 kvar合169 A，再把重载相的103 A移到轻载相。电容若不串电抗器，与变压器的谐振次数n=√(20.8 MVA÷0.149 Mvar)≈11.8，以后增到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏是单相负荷，三相的3次谐波在N线上相加，28×3=84 A；三相四线的<a href="/newdetail/1027">LH-APF-W</a>中性线滤波能力为3倍相电流，50 A的为150 A，够用。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar、<a href="/newdetail/1011">LH-XCS-7</a> 4×50 kvar</td><td>混合补偿、三相平衡</td></tr><tr><td>大屏、电梯机房</td><td><a href="/newdetail/1027">LH-APF-W</a> 2×50 A，各1台</td><td>就地滤波，三相四线</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1068">LH-MC12</a></td><td>四大分项计量</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，总进线互感器按1804 A÷0.8取2500/5，馈线用开口式<a href="/newdetail/1075">LH-KCT</a>；第二个周末投运，验收五项：</p>
<ul><li>功率因数：投运后第一个完整结算月的月平均值不低于0.95，夜间无容性倒送</li><li>馈线THDi：大屏、电梯馈线同工况前后各7天的95%概率大值，不高于8%</li><li>三相电流不平衡度：同样7天，由15%降到10%以内</li><li>补偿响应：投切一台空调机组，录波读全响应时间，不大于10 ms</li><li>公共连接点谐波电流：不超过GB/T 14549按短路容量换算的限值，以第三方仪器为准</li></ul>', `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 380, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4002;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 400, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4003;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 360, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4004;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 420, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 340, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 370, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4007;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 330, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4008;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 310, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 390, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 320, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 410, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4012;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 430, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4013;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 350, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 270, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4102;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 250, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4103;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 200, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 180, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4105;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 220, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 170, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4107;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 160, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 260, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4109;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 240, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4110;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 210, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 230, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4112;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 280, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4113;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 190, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4114;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 60, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 10, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4202;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 140, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4203;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 100, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4204;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 150, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 30, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 40, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 130, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 120, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4209;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 90, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 80, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4211;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 50, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 70, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4213;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 110, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `cases` SET `sort` = 20, `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `case_sheets` SET `diagram` = '{"sections":[{"name":"路灯箱变0.4 kV母线（6台相同）","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"7台，3P+N 20 A，300 mA告警"},{"kind":"load","text":"照明回路1~7，每路约2 kW"}]]}]}' WHERE `case` = 4010;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、隔离并挂牌、等待、验电、放电、接地、检修、恢复送电。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、隔离、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>等待、验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻应在3分钟内把端电压降到50 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>把比武的要求用到自己的配电室，只需四件工具和一张表：与电压等级相符的验电器、带放电电阻的放电棒、带绝缘柄的短接接地线、“禁止合闸”标示牌，以及逐相打勾的检修记录。验电前后都在有电处试一次验电器，五秒钟的动作可以排除“验电器坏了却以为没电”的情形。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `news` SET `maincontent` = '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<h3>三个阶段，各做什么</h3><p>对用电企业而言，变化主要体现在三个阶段：新建与改扩建项目在方案阶段就要考虑干扰性负荷的影响；投运时治理设施应与主体工程同步；运行中需要对自身电能质量状况心中有数。</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="news/drive-spectrum" alt="柱状图：六脉波变频器5至19次谐波，治理前THDi约29%，治理后约1.5%"><figcaption>理想六脉波整流的谐波电流与次数成反比；现场按滤除85%计，THDi（计至25次）由约29%降到约4.4%。</figcaption></figure>
<p>不带电抗器的变频器，实际谐波往往比理想值更大，尤其是5次和7次。估算时先取理想值I<sub>n</sub>＝I<sub>1</sub>/n：若整流负荷基波电流为200 A，5次约40 A，7次约29 A，11次约18 A，各次平方和开方约58 A，这就是有源滤波容量的起点，再按实测修正。例如选100 A的<a href="/newdetail/1026">LH-APF-M</a>，留有裕度。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p><p>按自己的负荷清单估算，可以用<a href="/tools/harmonics">谐波治理选型</a>，结果与GB/T 14549的限值并列。</p>', `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '察看高密度SVG混合补偿模块量产前的试验与挂网数据，就项目进度与成果转化交流。', `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 6108;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"banners/cloud-platform","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>\n<p>平台的开放接口（MQTT、HTTP）读写用户自己现场的数据，随平台开通；产品参数、资料与新闻等公开内容走网站的<a href=\"/developers\">开放接口与产品数据</a>，两套接口各自独立。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"ui/platform-dashboard","html":"<p>图上是接入企业、在线设备、今日用电与平均功率因数，负荷曲线，电能质量指标。点开是整屏，还有今日告警、站点分布与实时告警，点一个站点进入它的一次图。画面与数字、日期都是示例，页眉的平台名称由用户自己定。</p>\n<ul><li>负荷曲线：今日与昨日对照</li><li>电能质量指标：电压、功率因数、THDu与不平衡的达标率</li><li>实时告警：按严重程度与时间排列</li></ul>","id":"overview","part":"ui/platform-dashboard-part","excerpt":"ui/platform-dashboard-excerpt"},{"title":"一次接线图","image":"ui/one-line-diagram","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram","part":"ui/one-line-diagram-part","excerpt":"ui/one-line-diagram-excerpt"},{"title":"功率因数与补偿","image":"ui/power-factor","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，出现容性的时段在曲线上标出。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf","part":"ui/power-factor-part","excerpt":"ui/power-factor-excerpt"},{"title":"谐波与事件","image":"ui/harmonics","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic","part":"ui/harmonics-part","excerpt":"ui/harmonics-excerpt"},{"title":"智慧养殖专题","image":"ui/barns","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm","part":"ui/barns-part","excerpt":"ui/barns-excerpt"},{"title":"智慧路灯专题","image":"ui/street-lights","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city","part":"ui/street-lights-part","excerpt":"ui/street-lights-excerpt"},{"title":"报表中心","image":"ui/monthly-report","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report","part":"ui/monthly-report-part","excerpt":"ui/monthly-report-excerpt"},{"title":"手机端","image":"ui/mobile-app","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile","part":"ui/mobile-app-part","excerpt":"ui/mobile-app-excerpt"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-29 12:01:44' WHERE `id` = 1013;
