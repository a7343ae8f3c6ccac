-- content: 电抗部分敞开；2016取样位置；4011电容器额定电压；LH-PM96E端子逐行
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 18, '2026-11-30', '[{"fact":"防护等级","before":"IP20","after":"IP20（电抗部分敞开，装在柜内）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 17, '2026-11-30', '[{"fact":"防护等级","before":"IP20","after":"IP20（电抗部分敞开，装在柜内）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 15, '2026-11-30', '[{"fact":"防护等级","before":"IP20","after":"IP20（电抗部分敞开，装在柜内）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 12, '2026-11-30', '[{"fact":"端子 70~74","before":"","after":"DI1~DI4、公共端（选配，代码CK）"},{"fact":"端子 20~23","before":"","after":"DO1、DO2，各两端（选配，代码CK）"},{"fact":"功能特点","before":"电压、电流0.2级，有功电能C级（0.5S级）","after":""},{"fact":"端子 70~74、20~23","before":"DI1~DI4与公共端、DO1、DO2（选配，代码CK）","after":""}]');
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-PM96E是多功能电力仪表的基本型，一只仪表同时显示三相电压、电流、功率、功率因数、频率和双向电能，替代开关柜上的多只指针表与转换开关。</p>
<p>仪表采用真有效值测量，PT、CT变比面板可设，显示值即为一次侧实际值；参数设置有密码保护，通信参数可批量下发。</p>
<h3>功能特点</h3>
<ul><li>接线方式菜单可选：三相四线、三相三线两元件、单相</li><li>错线诊断：缺相、逆相序、电流反向自动提示</li><li>数据保持不少于10年，停电不丢失</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96E-5A-220-C</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', `updatetime` = '2026-11-30 23:09:27' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'IP20（电抗部分敞开，装在柜内）' WHERE `product` = 1011 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'IP20（电抗部分敞开，装在柜内）' WHERE `product` = 1012 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'IP20（电抗部分敞开，装在柜内）' WHERE `product` = 1014 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源L、N"],["11、12、13、14","UA、UB、UC、UN"],["4*~9","三相电流：IA、IB、IC依次进、出"],["58、59、60","RS485 A、B、屏蔽"],["47、48","有功脉冲+、-"],["70~74","DI1~DI4、公共端（选配，代码CK）"],["20~23","DO1、DO2，各两端（选配，代码CK）"],["15、16","4~20 mA+、-（选配，代码CM）"]]' WHERE `product` = 1048 AND `name` = '端子';
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>为什么会“变差”</h2>
<p>场区负荷300 kW、功率因数0.80，无功225 kvar。光伏发250 kW时，从电网只取50 kW，而225 kvar无功仍全部来自电网，并网点功率因数50÷√(50²+225²)≈0.22。负荷没变，变的是分子。再加上沼气机组夜间100 kW，一天里并网点有功在−200~+200 kW之间。</p>
<table><thead><tr><th>时段</th><th>并网点有功</th><th>治理前无功</th><th>SVG动作</th></tr></thead><tbody><tr><td>夜间</td><td>+80~+120 kW</td><td>90 kvar</td><td>发出约60</td></tr><tr><td>清晨、傍晚</td><td>变化快</td><td>150~225 kvar</td><td>10 ms内跟随</td></tr><tr><td>午间</td><td>−120~+50 kW</td><td>225 kvar</td><td>发出约209</td></tr><tr><td>午间休产</td><td>−200 kW</td><td>−20 kvar</td><td>吸收20，抑制过电压</td></tr></tbody></table>
<h2>容量</h2>
<p>有功50 kW要达到0.95，允许从电网取50×0.329≈16 kvar，SVG需发225−16≈209 kvar，选3台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>并列，共225 kvar。倒送时按无功接近零控制，而不是按功率因数：有功过零点附近功率因数没有意义，控制器会来回跳。旧电容柜退出；若电容尚新，可留长期无功的90 kvar作基础，SVG减为两台，分法见<a href="/detail/3115">混合补偿</a>。</p>
<p>电压也要核一下：10 kV支线短路容量40 MVA，200 kW倒送、线路R/X约为1时，电压升高约0.2/40÷√2≈0.4%，不是主要矛盾；400 V侧变压器至光伏柜的电缆压升约2%，逆变器过压停机多由此引起，先查电缆与分接头。</p>
<h2>取样放在哪里</h2>
<p>取样互感器<a href="/newdetail/1075">LH-KCT</a>放在变压器0.4 kV总开关之后、母线之前，极性指向负荷；放到光伏并网点之后，测到的就是另一回事。<a href="/newdetail/1031">LH-PQM-A</a>装在10 kV侧，记录双向潮流、功率因数与谐波；<a href="/newdetail/1062">LH-TM33</a>作10 kV侧双向计量，发电与用电分开。沼气机组单独装<a href="/newdetail/1060">LH-DM3C</a>。</p>
<h2>边界</h2>
<ul><li>防孤岛由逆变器与并网柜承担，本方案设备不作为判据</li><li>沼气区域按防爆等级选型，补偿与监测设备放在非危险区</li><li>光伏接入按GB/T 29319执行，要点见<a href="/detail/3104">标准解读</a>；谐波按GB/T 14549，电压偏差按GB/T 12325，以供电企业答复为准</li></ul>
<h2>投运</h2>
<p>先装监测记录两周，再投SVG，避免用设计值代替实际。验收选一个晴天、一个阴天各记录24 h，覆盖两种出力曲线，并网点功率因数按15 min统计不低于0.95，有功不足50 kW的时段改看无功不超过16 kvar，数据由<a href="/newdetail/1069">LH-GW100</a>上送平台，曲线留存不少于一年。</p>', `updatetime` = '2026-11-30 23:09:27' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `cases` SET `caption` = '泵房：三台高压电动机就地补偿柜立在墙边（第四台在画面外），前方是成排的水泵与蓝色出水管。用于泵站高压电动机的就地无功补偿。', `updatetime` = '2026-11-30 23:09:27' WHERE `id` = 4011;
--> statement-breakpoint
UPDATE `case_sheets` SET `calculation` = '{"tool":"kvar","values":{"p":"405","pf1":"0.86","pf2":"0.96","u":"10000","sn":"","react":"0","std":"0.90"},"count":4,"says":"单台送水泵输入约405 kW，由0.86补到0.96；LH-GYJ串的1%电抗只限涌流，按不串、电容器额定11 kV算，不小于147.8 kvar，四台各装150 kvar。"}' WHERE `case` = 4011;
--> statement-breakpoint
UPDATE `solution_sheets` SET `diagram` = '{"sections":[{"name":"10 kV公共连接点","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"双向"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只1000/5，SVG取样"}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"3×75 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏250 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"generator","text":"沼气机组100 kW"}],[{"kind":"breaker"},{"kind":"load","text":"猪舍、水泵300 kW"}],[{"kind":"breaker"},{"kind":"load","text":"沼气站（非危险区）"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"能源平台"}}' WHERE `solution` = 2016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 23:09:27' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 23:09:27' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 23:09:27' WHERE `id` = 1014;
