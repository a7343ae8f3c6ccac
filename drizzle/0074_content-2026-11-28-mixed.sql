-- content: 真实的筛选、图片与说明
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1075, 7, 'temperature', '环境', '−25~+70 ℃');
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1036, 2, 'body', '480 V/30 kvar', '', 1, 116, 116, 280, 280, 116, 116);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1036, 3, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"482.6 mm×560 mm×230 mm（宽×深×高，100 kvar）","after":"482.6 mm×560 mm×221.5 mm（宽×深×高，100 kvar）"},{"fact":"开孔尺寸","before":"19英寸机架抽屉安装，面板宽482.6 mm，机身宽440 mm；无需现场开孔","after":"19英寸机架抽屉安装，占5U（222.25 mm），面板宽482.6 mm，机身宽440 mm；无需现场开孔"},{"fact":"基本功能","before":"三电平机架式SVG模块，±30~±100 kvar连续可调，毫秒级响应。","after":"三电平机架式SVG模块，30、50、75、100 kvar四种，每台从感性满额到容性满额连续可调，毫秒级响应。"},{"fact":"端子 EPO1、EPO2","before":"","after":"急停干接点"},{"fact":"端子 EPO","before":"急停干接点","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"482.6 mm×560 mm×230 mm（宽×深×高，100 A）","after":"482.6 mm×560 mm×221.5 mm（宽×深×高，100 A）"},{"fact":"开孔尺寸","before":"19英寸机架抽屉安装，面板宽482.6 mm，机身宽440 mm；无需现场开孔","after":"19英寸机架抽屉安装，占5U（222.25 mm），面板宽482.6 mm，机身宽440 mm；无需现场开孔"},{"fact":"端子 EPO1、EPO2","before":"","after":"急停干接点"},{"fact":"接线要点","before":"四线机型中性线导线截面按3倍相电流或手册要求选取","after":"四线机型装置支路的中性线导线按中性线滤波能力（3倍相电流）或手册要求选取；系统的中性线按实测或计算"},{"fact":"端子 EPO","before":"急停","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 4, '2026-11-28', '[{"fact":"接线要点","before":"中性线电缆截面按3倍相电流校核，严禁小于相线","after":"装置支路的中性线电缆按中性线能力（3倍相电流）校核，严禁小于相线；台区干线的中性线按实测或计算"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 3, '2026-11-28', '[{"fact":"端子 EPO1、EPO2","before":"","after":"急停干接点"},{"fact":"端子 EPO","before":"急停","after":""}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1036, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"φ76~φ116 mm×(150~280) mm（直径×高）","after":"φ86 mm×200 mm（450 V/10 kvar，直径D×高H）；φ96 mm×245 mm（450 V/20 kvar）；φ116 mm×280 mm（480 V/30 kvar）；其余规格D为76~116 mm、H为150~280…"},{"fact":"规格与外形 表头","before":"额定电压/容量、直径×高","after":"额定电压/容量、直径D×高H"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1042, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"78 mm×135 mm×115 mm（宽×高×深，43型）","after":"78 mm×135 mm×115 mm（宽×高×深，30、43型）；其余规格以供货图纸为准"},{"fact":"功能特点","before":"辅助触头1常开1常闭，可加装辅助触头块","after":"辅助触头1常开，可加装辅助触头块"},{"fact":"接线说明","before":"主触头L1~L3接电容器，限流电阻线两端不得剪断或短接","after":"主触头L1~L3接电源，T1~T3接电容器；限流电阻线两端不得剪断或短接"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 3, '2026-11-28', '[{"fact":"可选功能","before":"4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485、脉冲输出另行说明","after":"4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485另行说明"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 4, '2026-11-28', '[{"fact":"设备最高电压","before":"","after":"0.72 kV"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>APF容量按需要治理的谐波电流有效值选取，而不是按变压器容量选取。没有实测数据时可按负荷性质估算谐波电流占负荷电流的比例：写字楼10%~15%、商场15%~20%、含大量变频的水泵房25%~35%，再乘1.2倍裕度。</p>
<h3>机型怎样选</h3><table><thead><tr><th>机型</th><th>容量</th><th>适用</th></tr></thead><tbody><tr><td>模块式</td><td>50~150 A</td><td>装入机柜，可并联扩容</td></tr><tr><td>壁挂式</td><td>25~50 A</td><td>配电间狭小、单台负荷就地治理</td></tr><tr><td>成套柜</td><td>100~600 A</td><td>变压器低压侧集中治理</td></tr></tbody></table><h3>与电容器配合</h3><ul><li>同一母线上的电容器至少串7%电抗率的电抗器，避免与APF互相激励</li><li>三相四线机型的中性线补偿能力为相电流的3倍，装置支路的中性线导线按此选</li><li>系统的中性线按实测或计算：各相的3次谐波在中性线相加，为每相的3倍；整流负荷多时中性线电流可达相电流的1.7倍</li><li>治理前后在同一工况复测，以第三方仪器数据为准</li></ul>' WHERE `id` = 223;
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '5,7.5,10,12.5,15,20,24,25,30,33.3,35,40,45,50,60,70,75,90,100,120,150,180,200,240,300,400,450,600,900,1200,1500' WHERE `key` = 'rated-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '1,5,6,7,12,14' WHERE `key` = 'reactance-rate';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '-40,-30,-25,-20,-10,-5,40,45,50,55,60,65,70' WHERE `key` = 'temperature';
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '三电平机架式SVG模块，30、50、75、100 kvar四种，每台从感性满额到容性满额连续可调，毫秒级响应。', `shapesize` = '482.6 mm×560 mm×221.5 mm（宽×深×高，100 kvar）', `openingsize` = '19英寸机架抽屉安装，占5U（222.25 mm），面板宽482.6 mm，机身宽440 mm；无需现场开孔', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '482.6 mm×560 mm×221.5 mm（宽×深×高，100 A）', `openingsize` = '19英寸机架抽屉安装，占5U（222.25 mm），面板宽482.6 mm，机身宽440 mm；无需现场开孔', `wirecontent` = '<h3>接线说明</h3>
<p>并联接入，取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>四线机型装置支路的中性线导线按中性线滤波能力（3倍相电流）或手册要求选取；系统的中性线按实测或计算。</li><li>电容补偿柜须串不低于7%的电抗器，否则APF可能与电容形成振荡。</li><li>互感器一次额定电流取负荷最大电流的1.2~2倍，准确级0.5级。</li><li>投运步骤：核相→核极性→单次谐波试补→全次补偿。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>并联在变压器低压母线，互感器装在变压器出口与装置接入点之间的干线上（网侧取样）。</p>
<h3>接线要点</h3>
<ol><li>装置支路的中性线电缆按中性线能力（3倍相电流）校核，严禁小于相线；台区干线的中性线按实测或计算。</li><li>三相互感器变比按变压器额定电流选取，方向指向负荷。</li><li>投运后读取变压器侧三相电流，差值若增大说明互感器相别错误。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = 'φ86 mm×200 mm（450 V/10 kvar，直径D×高H）；φ96 mm×245 mm（450 V/20 kvar）；φ116 mm×280 mm（480 V/30 kvar）；其余规格D为76~116 mm、H为150~280 mm，以供货图纸为准', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '78 mm×135 mm×115 mm（宽×高×深，30、43型）；其余规格以供货图纸为准', `maincontent` = '<h3>产品概述</h3>
<p>LH-QJ在主触头闭合前先经限流电阻线接通电容器，把合闸涌流限制在额定电流的20倍以内，主触头闭合后电阻线自动脱离，适合传统接触器投切方案。</p>
<h3>功能特点</h3>
<ul><li>先接通限流触头、后闭合主触头</li><li>银合金主触头，抗熔焊</li><li>辅助触头1常开，可加装辅助触头块</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-QJ-30/220</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.4《低压开关设备和控制设备 第4-1部分：接触器和电动机起动器 机电式接触器和电动机起动器（含电动机保护器）》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `wirecontent` = '<h3>接线说明</h3>
<p>主触头L1~L3接电源，T1~T3接电容器；限流电阻线两端不得剪断或短接。</p>
<h3>接线要点</h3>
<ol><li>电阻线应自然下垂，与其他导线保持20 mm以上距离。</li><li>线圈由控制器输出驱动，控制器须有投切间隔不小于180 s的放电延时。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `optionalfunction` = '4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485另行说明', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'rackFourFans' WHERE `product` = 1023;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'rackGrille' WHERE `product` = 1026;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'graphMeter' WHERE `product` = 1032;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'lcdMeter' WHERE `product` = 1048;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'graphMeter' WHERE `product` = 1050;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'lcdMeter' WHERE `product` = 1053;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'lcdMeter' WHERE `product` = 1054;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'twoLineMeter' WHERE `product` = 1055;
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'oneLineMeter' WHERE `product` = 1063;
--> statement-breakpoint
UPDATE `category_lists` SET `columns` = '[{"name":"规格","keys":["rated-capacity","controlled-capacity","outputs","rated-current"]},{"name":"电压","keys":["capacitor-voltage","system-voltage","voltage-input"],"words":["电容器","系统","测量"]},{"keys":["mounting"]},{"keys":["temperature"]}]' WHERE `category` = 43;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'electrical', `label` = '设备最高电压', `text` = '0.72 kV' WHERE `product` = 1075 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'withstand-voltage', `label` = '绝缘', `text` = '3 kV/1 min（二次对地）' WHERE `product` = 1075 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'construction', `label` = '窗口', `text` = 'φ24、φ36，80×50、120×60、160×80' WHERE `product` = 1075 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["PE","保护接地，不小于16 mm²"],["CTA±、CTB±、CTC±","取样电流"],["485A、485B","通信"],["EPO1、EPO2","急停干接点"]]' WHERE `product` = 1022 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["A、B、C、N","主回路"],["CTA±、CTB±、CTC±","取样电流"],["PE","接地"],["485A、485B","通信"],["EPO1、EPO2","急停干接点"]]' WHERE `product` = 1026 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["连接器组","电源侧"],["出线母排","负荷侧"],["QF端子","断路器遥控遥信"],["EPO1、EPO2","急停干接点"]]' WHERE `product` = 1034 AND `name` = '端子';
--> statement-breakpoint
UPDATE `product_tables` SET `header` = '["额定电压/容量","直径D×高H"]' WHERE `product` = 1036 AND `name` = '规格与外形';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{}},{"kind":"choice","name":"温度型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃；写在代码末尾，与重载型LH-ZCS-G不同","sets":{"工作环境":"−25~+60 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-APF-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","figure":"volts","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","figure":"size","after":"","unit":"A","numbers":[25,35,50],"with":{}},{"kind":"choice","name":"噪声型","before":"-","absent":{"meaning":"标准型","sets":{"噪声":"以铭牌为准；静音型≤50 dB（1 m）"}},"options":[{"code":"S","meaning":"静音型","sets":{"噪声":"≤50 dB（1 m）"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1027;
--> statement-breakpoint
UPDATE `product_sizes` SET `height_min` = 221.5, `height_max` = 221.5 WHERE `product` = 1022 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `height_min` = 221.5, `height_max` = 221.5 WHERE `product` = 1026 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `version` = '450 V/10 kvar', `width_min` = 86, `width_max` = 86, `height_min` = 200, `height_max` = 200, `depth_min` = 86, `depth_max` = 86 WHERE `product` = 1036 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_sizes` SET `kind` = 'body', `version` = '450 V/20 kvar', `round` = 1, `width_min` = 96, `width_max` = 96, `height_min` = 245, `height_max` = 245, `depth_min` = 96, `depth_max` = 96 WHERE `product` = 1036 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_sizes` SET `version` = '30、43型' WHERE `product` = 1042 AND `place` = 0;
--> statement-breakpoint
UPDATE `cases` SET `caption` = '示意：注塑车间的混合补偿柜敞开，上面是SVG模块，下面是集成电容器。画面中的台数与型号不同于本例，本例见设备清单。', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 4205;
--> statement-breakpoint
UPDATE `news` SET `image` = 'sites/site-emc', `maincontent` = '<p>4月22日，公司电磁兼容与环境试验室二期扩建通过内部验收并投入使用，新增静电放电、电快速瞬变脉冲群、浪涌与电压暂降四个工位，以及一台步入式高低温湿热箱。</p>
<p>试验室主要承担仪表、网关与测控装置的研发摸底试验和批次抽检。过去需要外送的脉冲群与浪涌摸底项目，如今可以在方案阶段随时进行，样机整改周期由平均三周缩短到一周以内。</p>
<p>质量管理部同步发布了《研发样机电磁兼容摸底管理办法》，要求所有带通信接口的新产品在硬件第二版之前必须完成一轮摸底，试验原始波形归档保存。</p>
<h3>四个工位能做什么</h3>
<table><thead><tr><th>工位</th><th>模拟的现场现象</th><th>主要对象</th></tr></thead><tbody><tr><td>静电放电</td><td>人体接触面板、按键与接口</td><td>面板仪表、触摸屏</td></tr><tr><td>电快速瞬变脉冲群</td><td>接触器、断路器动作时的干扰</td><td>带通信接口的全部产品</td></tr><tr><td>浪涌</td><td>雷击与大设备投切的冲击</td><td>户外终端、网关</td></tr><tr><td>电压暂降</td><td>短路与电动机起动造成的瞬时低电压</td><td>控制器、电源板</td></tr></tbody></table>
<p>步入式高低温湿热箱的容积可以放下一面户外补偿箱，用来验证−25 ℃冷启动、高温满载和凝露三种情况。过去这类试验只能做模块级，整箱的凝露位置要到现场才能发现。扩建之后，整箱在通电状态下做湿热循环，箱内八个测点同时记录温度和湿度。</p>
<p>一个例子：某款网关的RS485口在脉冲群试验中通信中断。试验员在屏蔽层接地、共模电感和软件重发三处分别改动，半天内完成九轮对比，确认主要路径来自屏蔽层悬空，最终只调整接地方式就通过，没有增加元件。这样的对比在外送试验中需要预约两到三次。</p>
<p>给用户的参考：仪表或网关在现场死机、通信时断时续，先查三处再怀疑设备。一是RS485屏蔽层是否单端接地、有没有断开；二是通信线与接触器线圈、变频器输出是否同槽敷设，间距不宜小于200 mm；三是接触器线圈有没有并联阻容吸收。去年热线登记的通信类问题，约七成在这三处找到原因，没有更换元件。</p>
<p>需要说明的是，公司试验室用于研发与过程控制，产品对外提供的检验报告仍由具备资质的第三方机构出具。</p>', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 3003;
--> statement-breakpoint
UPDATE `factory` SET `title` = '电能质量实验室：仪表校验台', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 6005;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'products/lh-zcs-1', `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 6101;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 02:57:21' WHERE `id` = 1027;
