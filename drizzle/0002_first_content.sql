-- first content
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (33, 0, '电容补偿', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (201, 33, '智能集成电容器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (202, 201, '共补型智能电容器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (203, 201, '分补型智能电容器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (204, 201, '混补型智能电容器', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (205, 33, '低压无功补偿成套', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (206, 205, '户内补偿柜', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (207, 205, '户外补偿箱', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (47, 33, '高压自动无功补偿', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (208, 47, '站用高压补偿柜', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (209, 47, '线路与就地高压补偿', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (35, 0, '谐波抑制', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (210, 35, '抗谐波集成电容器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (211, 210, '抗谐波共补型', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (212, 210, '抗谐波分补型', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (37, 35, '工业谐波抑制装置', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (213, 37, '调谐滤波成套柜', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (214, 37, '动态投切滤波装置', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (39, 0, '综合测控显示', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (215, 39, '集成测控显示装置', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (216, 215, '集成电容测控仪', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (217, 215, '配变综合测控终端', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (218, 39, '集中显示单元', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (219, 218, '触摸屏人机界面', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (41, 0, '电能质量', 960);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (220, 41, '静止无功发生器SVG', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (221, 220, '模块式SVG', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (222, 220, '壁挂与户外SVG', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (223, 41, '有源电力滤波器APF', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (224, 223, '模块式APF', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (225, 223, 'APF成套柜', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (45, 41, '三相不平衡调节', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (226, 45, '电力电子型调节装置', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (227, 45, '智能换相开关', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (228, 41, '电能质量监测', 960);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (229, 228, '在线监测装置', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (51, 41, '应急电源快速接入', 950);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (230, 51, '手动快速接入箱', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (231, 51, '自动切换接入柜', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (43, 0, '传统无功补偿散件', 950);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (232, 43, '电力电容器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (233, 232, '圆柱形电容器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (234, 232, '方形电容器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (235, 43, '串联电抗器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (236, 235, '调谐电抗器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (237, 235, '滤波电抗器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (238, 43, '投切开关', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (239, 238, '切换电容接触器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (240, 238, '复合开关与同步开关', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (241, 238, '晶闸管投切模块', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (242, 43, '无功补偿控制器', 960);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (243, 242, '共补控制器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (244, 242, '混补控制器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (49, 0, '智能电表', 940);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (139, 49, '多功能电力仪表', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (245, 139, '96方形多功能表', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (246, 139, '72方形多功能表', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (247, 139, '120方形多功能表', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (248, 49, '导轨式电能表', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (249, 248, '单相导轨表', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (250, 248, '三相导轨表', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (251, 49, '三相智能电能表', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (252, 251, '壁挂式三相电能表', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (253, 49, '数显单功能表', 960);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (254, 253, '数显电流电压表', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (255, 49, '无线计量仪表', 950);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (256, 255, '4G无线电表', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (257, 255, 'LoRa无线电表', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (258, 49, '多回路监测仪表', 940);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (259, 258, '多回路电能表', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (122, 0, '物联网产品', 930);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (260, 122, '物联网关', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (261, 260, '4G边缘网关', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (262, 260, 'LoRa集中网关', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (263, 122, '物联网断路器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (264, 263, '微型物联网断路器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (265, 263, '塑壳物联网断路器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (266, 122, '传感与互感器', 970);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (267, 266, '无线测温传感器', 990);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (268, 266, '开口式互感器', 980);
--> statement-breakpoint
INSERT INTO `categories` (`id`, `pid`, `name`, `sort`) VALUES (269, 266, '剩余电流探测器', 970);
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (33, '电容补偿', '以自愈式电力电容器为储能元件、以过零投切为开关方式的无功补偿产品族，覆盖0.4 kV配电房、台区、成套柜到6~10 kV站用补偿，用于提高功率因数、降低线损和释放变压器容量。', '三相电压、三相电流、有功功率、无功功率、功率因数、电容器组电流、电容器体内温度、电压谐波畸变率', '补偿侧不作贸易结算计量；可记录各路电容器累计投入时间与投切次数', '智能集成型自带LCD/LED状态显示；成套柜由柜面测控仪或触摸屏集中显示', 'RS485（Modbus-RTU），支路间RJ45级联；成套柜可选4G上云', '分相补偿、混合补偿、4G通信、柜内温湿度联动、备用容量扩展', '0.4 kV配电室、箱变、JP柜、6~10 kV变配电站及大型电动机就地补偿', '/media/products/smart-capacitor-1-81481da6.webp', '<p>电容补偿结构简单、成本较低，是低压配电中常用的无功补偿方式。澜衡电气的电容补偿产品分为三类：把电容器、投切开关、保护与测控做成一体的智能集成电容器；以智能电容器或散件组成的低压成套补偿柜、户外补偿箱；用于6 kV、10 kV系统的高压自动无功补偿装置。</p>
<h3>怎样选</h3>
<ul><li>谐波含量低（电压总畸变率3%以内、非线性负荷占比15%以内）的配电室：选共补型智能电容器。</li><li>照明、办公等单相负荷多、三相不平衡的场所：选分补或混补型，单相容量占总容量30%~40%。</li><li>非线性负荷占比超过15%时，应改选“谐波抑制”产品族，避免电容器与系统电感并联谐振。</li><li>6~10 kV母线集中补偿或高压电动机就地补偿：选高压自动无功补偿。</li></ul>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (201, '智能集成电容器', '把自愈式电容器、过零投切开关、测控单元、快速断路器和温度传感器集成在一个机壳内，直接上母线即可组网工作，无需另配接触器、热继电器和补偿控制器。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '/media/products/smart-capacitor-2-36b21735.webp', '<p>智能集成电容器取消了传统补偿回路里的熔断器、接触器、热继电器与独立控制器之间的大量二次线。多台并联时由地址最小的一台自动作为主机，主机退出后其余单元在数秒内重新竞选主机，任一台故障不影响其他单元投切。</p>
<ul><li>投切过程在电压过零点合闸、电流过零点分闸，合闸涌流不大于额定电流的2.5倍。</li><li>每路电容器都有体内温度传感器，超温先告警、再退出，不靠环境温度间接判断。</li><li>容量、投切次数和运行小时数均可通过RS485读出，便于判断电容器寿命。</li></ul>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (202, '共补型智能电容器', '三相△接线、三相同投同切，额定电压450 V或480 V，适合三相基本平衡的动力负荷。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '/media/products/smart-capacitor-1-81481da6.webp', '<p>三相△接线、三相同投同切，额定电压450 V或480 V，适合三相基本平衡的动力负荷。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (203, '分补型智能电容器', '三个单相电容器Y接线引出中性线，各相独立投切，额定电压250 V，适合照明与单相设备较多的场所。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '/media/products/smart-capacitor-split-1-9f11fdff.webp', '<p>三个单相电容器Y接线引出中性线，各相独立投切，额定电压250 V，适合照明与单相设备较多的场所。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (204, '混补型智能电容器', '共补与分补单元组合，由同一总线统一调度，先用分补拉平三相功率因数，再用共补补足总量。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '/media/products/smart-capacitor-split-2-3cb58549.webp', '<p>共补与分补单元组合，由同一总线统一调度，先用分补拉平三相功率因数，再用共补补足总量。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (205, '低压无功补偿成套', '在工厂内完成装配、接线和出厂试验的成套补偿设备，包括户内补偿柜与户外补偿箱，现场只需接母线、电流互感器二次线与保护接地。', '进线电压、电流、功率因数、无功缺额、柜内温度', '可选带C级（0.5S级）有功计量的测控单元', '柜面7英寸触摸屏或120方形测控仪', 'RS485/Modbus-RTU，选配4G', '谐波抑制回路、SVG混合补偿、风机温控、门禁与烟感', '变电所低压配电室、箱式变电站、台区综合配电箱', '/media/products/industrial-harmonic-cabinet-1-b6937fca.webp', '<p>成套补偿柜按GB/T 15576进行设计验证与例行检验，柜体可与常用的固定分隔柜、抽出式柜并柜安装。补偿容量通常取变压器容量的20%~40%，最终以负荷实测或计算为准。</p>
<ul><li>柜内电容回路、进线隔离开关、浪涌保护与测量回路按功能分区。</li><li>风道自下而上，顶部强制排风，温控启停。</li><li>出厂前逐台做工频耐压、投切试验和通信联调。</li></ul>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (206, '户内补偿柜', '外形与低压开关柜统一，防护等级IP30起，可与进线柜、馈线柜并柜。', '进线电压、电流、功率因数、无功缺额、柜内温度', '可选带C级（0.5S级）有功计量的测控单元', '柜面7英寸触摸屏或120方形测控仪', 'RS485/Modbus-RTU，选配4G', '谐波抑制回路、SVG混合补偿、风机温控、门禁与烟感', '变电所低压配电室、箱式变电站、台区综合配电箱', '/media/products/industrial-harmonic-cabinet-2-e15fd827.webp', '<p>外形与低压开关柜统一，防护等级IP30起，可与进线柜、馈线柜并柜。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (207, '户外补偿箱', '不锈钢或SMC箱体，防护等级IP44起，用于柱上变台、箱变外置与小区台区。', '进线电压、电流、功率因数、无功缺额、柜内温度', '可选带C级（0.5S级）有功计量的测控单元', '柜面7英寸触摸屏或120方形测控仪', 'RS485/Modbus-RTU，选配4G', '谐波抑制回路、SVG混合补偿、风机温控、门禁与烟感', '变电所低压配电室、箱式变电站、台区综合配电箱', '/media/products/industrial-harmonic-cabinet-1-b6937fca.webp', '<p>不锈钢或SMC箱体，防护等级IP44起，用于柱上变台、箱变外置与小区台区。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (47, '高压自动无功补偿', '用于6 kV、10 kV系统的并联电容器成套装置，由真空开关、串联电抗器、高压电容器、放电线圈、避雷器与综合控制保护装置组成，按电压无功九区图自动投切。', '母线电压、进线电流、有功/无功功率、功率因数、组电流、开口三角电压', '不作贸易结算计量', '控制柜面板中文液晶显示，九区图动作与事件记录可查询', 'RS485/Modbus-RTU；可选以太网，IEC 60870-5-104', '串联电抗率1%、5%、6%、12%可选，户外箱式结构，微机保护远方投退', '35/10 kV变电站10 kV母线、厂矿高压配电室、10 kV线路、6/10 kV电动机就地补偿', '/media/products/hv-compensation-1-046114db.webp', '<p>高压补偿装置在变压器高压侧或高压电动机端提供无功，减少主变与线路的无功穿越。装置按母线电压上下限与功率因数（或无功功率）两维判据构成九区图，电压优先、无功其次，避免在电压边界反复投切。</p>
<table><thead><tr><th>电抗率</th><th>典型用途</th></tr></thead><tbody><tr><td>0.1%~1%</td><td>仅限制合闸涌流，背景谐波很小</td></tr><tr><td>4.5%~6%</td><td>抑制5次及以上谐波</td></tr><tr><td>12%~13%</td><td>抑制3次及以上谐波</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (208, '站用高压补偿柜', '安装于变电站或厂矿高压配电室，1~8组自动投切，柜式或框架式结构。', '母线电压、进线电流、有功/无功功率、功率因数、组电流、开口三角电压', '不作贸易结算计量', '控制柜面板中文液晶显示，九区图动作与事件记录可查询', 'RS485/Modbus-RTU；可选以太网，IEC 60870-5-104', '串联电抗率1%、5%、6%、12%可选，户外箱式结构，微机保护远方投退', '35/10 kV变电站10 kV母线、厂矿高压配电室、10 kV线路、6/10 kV电动机就地补偿', '/media/products/hv-compensation-2-f9f0c969.webp', '<p>安装于变电站或厂矿高压配电室，1~8组自动投切，柜式或框架式结构。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (209, '线路与就地高压补偿', '10 kV架空线路柱上补偿与高压电动机随机补偿，单组或两组，结构紧凑。', '母线电压、进线电流、有功/无功功率、功率因数、组电流、开口三角电压', '不作贸易结算计量', '控制柜面板中文液晶显示，九区图动作与事件记录可查询', 'RS485/Modbus-RTU；可选以太网，IEC 60870-5-104', '串联电抗率1%、5%、6%、12%可选，户外箱式结构，微机保护远方投退', '35/10 kV变电站10 kV母线、厂矿高压配电室、10 kV线路、6/10 kV电动机就地补偿', '/media/products/hv-compensation-1-046114db.webp', '<p>10 kV架空线路柱上补偿与高压电动机随机补偿，单组或两组，结构紧凑。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (35, '谐波抑制', '在补偿无功的同时避免放大谐波、吸收部分特征谐波的产品族。通过在电容回路串入7%或14%电抗器使回路在主要谐波频率下呈感性，或采用单调谐滤波支路有针对性地吸收5、7、11次谐波。', '三相电压、电流、功率因数、2~31次电压/电流谐波、总谐波畸变率、电容与电抗温度', '不作贸易结算计量', '单元LCD显示；成套柜配触摸屏或测控仪', 'RS485/Modbus-RTU，选配4G', '晶闸管动态投切、与APF混合治理、电抗器温度联锁', '变频器、整流器、中频炉、UPS、充电桩等非线性负荷较多的配电系统', '/media/products/harmonic-integrated-capacitor-1-77798466.webp', '<p>单纯的电容器会与变压器漏抗形成并联谐振，把原本不大的谐波电流放大数倍，造成电容器鼓肚、熔断器熔断。抗谐波产品用电抗率p决定失谐频率：调谐频率等于50 Hz除以p的平方根，7%对应189 Hz，14%对应134 Hz。</p>
<table><thead><tr><th>主要谐波</th><th>推荐电抗率</th><th>电容器额定电压（400 V系统）</th></tr></thead><tbody><tr><td>5次及以上（变频器、六脉波整流）</td><td>7%</td><td>480 V</td></tr><tr><td>3次及以上（照明、单相开关电源、UPS）</td><td>14%</td><td>525 V</td></tr><tr><td>需要吸收谐波而不只是不放大</td><td>单调谐或高通支路</td><td>按支路计算</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (210, '抗谐波集成电容器', '把电容器、调谐电抗器、过零投切开关与测控集成为一个抽装单元，电抗器与电容器分仓布置、独立测温，适合存在中等谐波的配电室直接替代普通智能电容器。', '电压、电流、谐波畸变率、电容温度、电抗温度、投切状态', '不计量电能；记录投切次数、运行小时', '机身LCD，两级温度与谐波告警', 'RS485/Modbus-RTU，RJ45级联', '铜绕组电抗、高温型（+60 ℃）', '有变频器、UPS、LED照明的商业与工业配电室', '/media/products/harmonic-integrated-capacitor-2-79d3d368.webp', '<p>电抗率与电容器额定电压必须成对选择：7%配480 V，14%配525 V。由于串联电抗抬高了电容器端电压，同时电容器额定电压高于系统电压，单元实际输出容量小于标称容量，应按输出容量配置总补偿量。</p>
<ul><li>电抗器线性度不低于1.8倍额定电流，浪涌时不饱和。</li><li>电抗器内置温度开关，超温后单元退出并上报。</li></ul>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (211, '抗谐波共补型', '三相共补，7%或14%电抗率，用于以三相非线性负荷为主的系统。', '电压、电流、谐波畸变率、电容温度、电抗温度、投切状态', '不计量电能；记录投切次数、运行小时', '机身LCD，两级温度与谐波告警', 'RS485/Modbus-RTU，RJ45级联', '铜绕组电抗、高温型（+60 ℃）', '有变频器、UPS、LED照明的商业与工业配电室', '/media/products/harmonic-integrated-capacitor-1-77798466.webp', '<p>三相共补，7%或14%电抗率，用于以三相非线性负荷为主的系统。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (212, '抗谐波分补型', '单相电抗与单相电容逐相组合，用于三次谐波突出且三相不平衡的照明、办公负荷。', '电压、电流、谐波畸变率、电容温度、电抗温度、投切状态', '不计量电能；记录投切次数、运行小时', '机身LCD，两级温度与谐波告警', 'RS485/Modbus-RTU，RJ45级联', '铜绕组电抗、高温型（+60 ℃）', '有变频器、UPS、LED照明的商业与工业配电室', '/media/products/harmonic-integrated-capacitor-2-79d3d368.webp', '<p>单相电抗与单相电容逐相组合，用于三次谐波突出且三相不平衡的照明、办公负荷。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (37, '工业谐波抑制装置', '面向中频炉、轧机、电弧炉、焊接线、大功率整流等冲击性与强谐波负荷的滤波补偿成套设备，按现场实测频谱设计支路，提供单调谐、双调谐与动态投切方案。', '各支路电流、母线电压、2~50次谐波、功率因数、闪变（选配）', '不作贸易结算计量', '柜面10英寸触摸屏，支路一次图与谐波频谱柱状图', 'RS485/Modbus-RTU、以太网Modbus-TCP', '晶闸管无触点投切、支路熔断器监测、与APF协调控制', '冶金、铸造、化工、橡塑、轨道交通牵引降压所', '/media/products/industrial-harmonic-cabinet-2-e15fd827.webp', '<p>工业滤波装置不做“通用一号方案”，必须先测后设计：在典型工况下连续记录不少于一个生产周期的电压电流波形，取95%概率大值作为支路设计依据，并校核各种运行方式下的并联谐振点。</p>
<ol><li>现场测试与负荷调查</li><li>支路参数计算与谐振校核</li><li>出厂电感、电容配对与通电试验</li><li>投运后复测，与GB/T 14549限值比对</li></ol>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (213, '调谐滤波成套柜', '由若干LC单调谐支路组成，吸收5、7、11、13次等特征谐波，适合工况相对稳定的负荷。', '各支路电流、母线电压、2~50次谐波、功率因数、闪变（选配）', '不作贸易结算计量', '柜面10英寸触摸屏，支路一次图与谐波频谱柱状图', 'RS485/Modbus-RTU、以太网Modbus-TCP', '晶闸管无触点投切、支路熔断器监测、与APF协调控制', '冶金、铸造、化工、橡塑、轨道交通牵引降压所', '/media/products/industrial-harmonic-cabinet-1-b6937fca.webp', '<p>由若干LC单调谐支路组成，吸收5、7、11、13次等特征谐波，适合工况相对稳定的负荷。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (214, '动态投切滤波装置', '采用晶闸管过零触发，响应不大于20 ms，适合负荷以秒级变化的点焊、起重、轧制设备。', '各支路电流、母线电压、2~50次谐波、功率因数、闪变（选配）', '不作贸易结算计量', '柜面10英寸触摸屏，支路一次图与谐波频谱柱状图', 'RS485/Modbus-RTU、以太网Modbus-TCP', '晶闸管无触点投切、支路熔断器监测、与APF协调控制', '冶金、铸造、化工、橡塑、轨道交通牵引降压所', '/media/products/industrial-harmonic-cabinet-2-e15fd827.webp', '<p>采用晶闸管过零触发，响应不大于20 ms，适合负荷以秒级变化的点焊、起重、轧制设备。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (39, '综合测控显示', '补偿系统的“眼睛和指挥”：在一台面板设备上同时完成三相电参量测量、无功补偿控制、谐波监测、电容单元状态显示与远程通信，取代功率因数表、电压电流表与单功能控制器的组合。', '三相电压、电流、有功、无功、功率因数、频率、2~31次谐波、不平衡度、温度', '双向有功、四象限无功，C级（0.5S级）/2级', 'LCD点阵或4.3/7英寸彩色触摸屏', 'RS485/Modbus-RTU、DL/T 645-2007，选配4G、以太网', '开关量输入输出、温湿度采集、剩余电流、门禁', '补偿柜、综合配电箱、箱变、台区', '/media/products/integrated-meter-controller-1-b9c95fe9.webp', '<p>一台测控装置对应一段母线。取样电流互感器必须套在总进线、位于电容柜电源侧，互感器与电压相别要一致，否则会出现“越补功率因数越低”的典型误接线现象。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (215, '集成测控显示装置', '面板嵌入式测控仪与壁挂式配变终端两类，内置无功优化投切策略，可同时调度共补、分补电容与SVG。', '三相电压/电流/功率/功率因数、谐波、不平衡度、变压器负载率', '双向有功C级、无功2级，分时与需量', '128×64点阵LCD或段码LCD', '2路RS485（一路组网电容，一路上行），Modbus-RTU、DL/T 645-2007', '4G Cat.1、2路温度、4DI/2DO', '智能电容成套柜、JP柜、箱变', '/media/products/integrated-meter-controller-2-ef177faf.webp', '<p>测控装置按“循环投切、先投先切、容量匹配”三原则分配投切任务，使各路电容器的累计运行时间趋于一致，延长整体寿命。</p>
<ul><li>投切门限、延时、过压/欠压、谐波闭锁值均可整定。</li><li>面板可逐路查看电容器电流、温度与投切次数。</li></ul>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (216, '集成电容测控仪', '嵌入补偿柜门板，直接挂接智能电容总线，兼作柜面电参量显示。', '三相电压/电流/功率/功率因数、谐波、不平衡度、变压器负载率', '双向有功C级、无功2级，分时与需量', '128×64点阵LCD或段码LCD', '2路RS485（一路组网电容，一路上行），Modbus-RTU、DL/T 645-2007', '4G Cat.1、2路温度、4DI/2DO', '智能电容成套柜、JP柜、箱变', '/media/products/integrated-meter-controller-1-b9c95fe9.webp', '<p>嵌入补偿柜门板，直接挂接智能电容总线，兼作柜面电参量显示。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (217, '配变综合测控终端', '壁挂或挂箱安装，用于台区与箱变，带负荷曲线存储与远程上送。', '三相电压/电流/功率/功率因数、谐波、不平衡度、变压器负载率', '双向有功C级、无功2级，分时与需量', '128×64点阵LCD或段码LCD', '2路RS485（一路组网电容，一路上行），Modbus-RTU、DL/T 645-2007', '4G Cat.1、2路温度、4DI/2DO', '智能电容成套柜、JP柜、箱变', '/media/products/integrated-meter-controller-2-ef177faf.webp', '<p>壁挂或挂箱安装，用于台区与箱变，带负荷曲线存储与远程上送。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (218, '集中显示单元', '为多台智能电容器、SVG、APF混合系统提供统一人机界面的彩色触摸屏，一屏看清母线电参量、每路状态、告警与历史曲线。', '读取下级设备数据，自身不直接采样', '汇总下级计量数据', '7英寸或10英寸彩色触摸屏', '下行2路RS485，上行以太网/4G', '历史曲线U盘导出、二维码扫码看图纸', '补偿柜、电能质量综合治理柜', '/media/products/controller-panel-1-a86a86c2.webp', '<p>集中显示单元只做监视与参数下发，不参与投切决策，断电或损坏不影响下级设备自主运行。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (219, '触摸屏人机界面', '柜门嵌入安装的彩色触摸屏，面板防护等级IP65。', '读取下级设备数据，自身不直接采样', '汇总下级计量数据', '7英寸或10英寸彩色触摸屏', '下行2路RS485，上行以太网/4G', '历史曲线U盘导出、二维码扫码看图纸', '补偿柜、电能质量综合治理柜', '/media/products/controller-panel-2-c485cebe.webp', '<p>柜门嵌入安装的彩色触摸屏，面板防护等级IP65。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (41, '电能质量', '以电力电子变流技术为核心的治理与监测产品：连续、快速、双向地补偿无功、谐波与三相不平衡，并对电压偏差、谐波、闪变、暂降等指标进行在线监测；同时提供提高供电可靠性的应急电源快速接入装置。', '电压偏差、频率、2~50次谐波、间谐波、不平衡度、闪变、电压暂降/暂升/短时中断、功率因数', '监测装置可带0.2S级计量', '5~7英寸彩屏或面板LCD，柜机配10英寸触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP，监测装置支持DL/T 860', '4G上云、并机、远程升级、户外防护', '数据中心、医院、轨道交通、半导体、充电站、农村台区', '/media/products/svg-module-1-06ba56c0.webp', '<p>电容器是“台阶式”补偿，秒级响应；变流器是“连续式”补偿，毫秒级响应。两者配合既能控制投资又能满足指标：稳定的基础无功由电容承担，波动部分与容性无功由SVG承担，谐波由APF承担。</p>
<table><thead><tr><th>问题</th><th>推荐产品</th></tr></thead><tbody><tr><td>功率因数波动大、存在容性倒送</td><td>SVG</td></tr><tr><td>电流畸变、零线发热</td><td>APF</td></tr><tr><td>台区三相不平衡、末端低电压</td><td>三相不平衡调节装置或换相开关</td></tr><tr><td>需要数据判责与评估</td><td>电能质量在线监测</td></tr><tr><td>检修、故障时快速供电</td><td>应急电源快速接入装置</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (220, '静止无功发生器SVG', '采用三电平IGBT变流器，以电流源方式输出从容性到感性连续可调的无功电流，不受电网谐波谐振影响，可兼顾三相不平衡与低次谐波治理。', '三相电压、网侧/负荷侧/补偿电流、功率因数、不平衡度、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏；壁挂式自带4.3英寸彩屏', 'RS485/Modbus-RTU，选配以太网、4G', '三相不平衡补偿、3/5/7次谐波补偿、与电容混合控制', '变化快、三相不平衡、有容性倒送的低压系统，光伏接入后的功率因数治理', '/media/products/svg-module-2-e981e92b.webp', '<p>SVG的额定容量是双向的：100 kvar的SVG可以从100 kvar感性调到100 kvar容性。与分级投切的电容器相比，它没有欠补与过补台阶，也不存在投切涌流。</p>
<ul><li>全响应时间不大于10 ms，瞬时响应小于100 µs。</li><li>电网电压在额定值80%~120%范围内可持续输出。</li></ul>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (221, '模块式SVG', '19英寸机架式模块，30~100 kvar，可热备、可并联扩容，装入补偿柜。', '三相电压、网侧/负荷侧/补偿电流、功率因数、不平衡度、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏；壁挂式自带4.3英寸彩屏', 'RS485/Modbus-RTU，选配以太网、4G', '三相不平衡补偿、3/5/7次谐波补偿、与电容混合控制', '变化快、三相不平衡、有容性倒送的低压系统，光伏接入后的功率因数治理', '/media/products/svg-module-1-06ba56c0.webp', '<p>19英寸机架式模块，30~100 kvar，可热备、可并联扩容，装入补偿柜。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (222, '壁挂与户外SVG', '整机壁挂或柱上安装，适合空间狭小的配电间与农村台区。', '三相电压、网侧/负荷侧/补偿电流、功率因数、不平衡度、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏；壁挂式自带4.3英寸彩屏', 'RS485/Modbus-RTU，选配以太网、4G', '三相不平衡补偿、3/5/7次谐波补偿、与电容混合控制', '变化快、三相不平衡、有容性倒送的低压系统，光伏接入后的功率因数治理', '/media/products/svg-wall-1-ddca9fab.webp', '<p>整机壁挂或柱上安装，适合空间狭小的配电间与农村台区。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (223, '有源电力滤波器APF', '实时检测负荷电流中的谐波分量，由IGBT变流器注入等幅反相电流进行抵消，可滤除2~50次谐波，三相四线机型同时治理中性线三次谐波电流。', '三相及中性线电流、2~50次谐波、THDi、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP', '无功补偿、不平衡补偿、单次谐波选择', '变频器群、UPS、LED屏、充电站、医疗影像设备', '/media/products/apf-module-1-04f8fb5f.webp', '<p>APF容量按需要治理的谐波电流有效值选取，而不是按变压器容量选取。没有实测数据时可按负荷性质估算：写字楼10%~15%、商场15%~20%、含大量变频的水泵房25%~35%，再乘1.2倍裕度。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (224, '模块式APF', '机架式与壁挂式模块，25~150 A，支持并联。', '三相及中性线电流、2~50次谐波、THDi、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP', '无功补偿、不平衡补偿、单次谐波选择', '变频器群、UPS、LED屏、充电站、医疗影像设备', '/media/products/apf-module-2-f9b1f6ba.webp', '<p>机架式与壁挂式模块，25~150 A，支持并联。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (225, 'APF成套柜', '由多个模块、进线断路器与触摸屏组成的整柜，100~600 A。', '三相及中性线电流、2~50次谐波、THDi、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP', '无功补偿、不平衡补偿、单次谐波选择', '变频器群、UPS、LED屏、充电站、医疗影像设备', '/media/products/apf-cabinet-1-76b1a208.webp', '<p>由多个模块、进线断路器与触摸屏组成的整柜，100~600 A。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (45, '三相不平衡调节装置', '面向低压台区三相负荷不平衡问题，通过电力电子换流在相间转移电流，或通过换相开关把单相用户在A、B、C相间自动调整，使变压器出口三相电流不平衡度降到允许范围。', '三相电流、电压、不平衡度、中性线电流、功率因数、变压器负载率', '可记录各相负荷曲线', '箱内LCD+指示灯', 'RS485/Modbus-RTU、4G、LoRa（换相开关组网）', '与电容混合、末端低电压治理、箱内温湿度', '农村台区、老旧小区、单相充电桩集中区域', '/media/products/phase-balancer-1-524aaaf8.webp', '<p>长期不平衡会增加变压器与线路损耗、抬高零线电位，并使重载相末端出现低电压。电力电子型反应快、安装在变压器出口；换相型从源头调整用户分布，安装在分支箱或表箱前，两者可以配合使用。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (226, '电力电子型调节装置', '35~100 kvar三相四线换流装置，安装于配变低压出口。', '三相电流、电压、不平衡度、中性线电流、功率因数、变压器负载率', '可记录各相负荷曲线', '箱内LCD+指示灯', 'RS485/Modbus-RTU、4G、LoRa（换相开关组网）', '与电容混合、末端低电压治理、箱内温湿度', '农村台区、老旧小区、单相充电桩集中区域', '/media/products/phase-balancer-2-7b36836f.webp', '<p>35~100 kvar三相四线换流装置，安装于配变低压出口。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (227, '智能换相开关', '由主控终端与若干换相单元组成，把单相用户平滑切换到轻载相。', '三相电流、电压、不平衡度、中性线电流、功率因数、变压器负载率', '可记录各相负荷曲线', '箱内LCD+指示灯', 'RS485/Modbus-RTU、4G、LoRa（换相开关组网）', '与电容混合、末端低电压治理、箱内温湿度', '农村台区、老旧小区、单相充电桩集中区域', '/media/products/phase-balancer-1-524aaaf8.webp', '<p>由主控终端与若干换相单元组成，把单相用户平滑切换到轻载相。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (228, '电能质量监测', '按GB/T 19862分级要求对公共连接点与重要负荷进行连续监测，形成统计报表、事件录波与限值评估，为治理设计与责任界定提供数据。', '电压/电流、2~50次谐波与间谐波、闪变、不平衡度、频率、暂降/暂升/短时中断', '有功0.2S级，可作内部考核', '5英寸彩色液晶或128×64 LCD', '双以太网、RS485，Modbus-TCP/RTU、DL/T 860、PQDIF文件', 'GPS/北斗对时、录波触发DI', '变电站、新能源并网点、重要用户进线', '/media/products/controller-panel-1-a86a86c2.webp', '<p>监测不是治理，但没有监测就无法证明治理有效。建议在治理前后各留不少于7天的连续数据，用95%概率值进行对比。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (229, '在线监测装置', '固定安装的A级、S级电能质量监测设备。', '电压/电流、2~50次谐波与间谐波、闪变、不平衡度、频率、暂降/暂升/短时中断', '有功0.2S级，可作内部考核', '5英寸彩色液晶或128×64 LCD', '双以太网、RS485，Modbus-TCP/RTU、DL/T 860、PQDIF文件', 'GPS/北斗对时、录波触发DI', '变电站、新能源并网点、重要用户进线', '/media/products/controller-panel-2-c485cebe.webp', '<p>固定安装的A级、S级电能质量监测设备。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (51, '应急电源快速接入装置', '在建筑或台区预留的发电车、移动储能快速接入点，采用色标防误插单芯连接器与机械联锁，把应急供电接入时间从小时级压缩到数分钟。', '进线/应急电压、相序、频率、电流', '可选计量', '指示灯+LCD（自动型）', 'RS485/Modbus-RTU，可选4G', '自动切换、相序闭锁、视频接口', '医院、通信枢纽、保供电场馆、住宅小区、泵站', '/media/products/quick-connect-box-1-03692f3a.webp', '<p>传统做法是打开低压柜、用线鼻子临时搭接电缆，停电时间长且有误接风险。快速接入装置在平时完成电缆敷设与相序核对，保供电时只需插接连接器、合闸送电。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (230, '手动快速接入箱', '壁挂或落地箱体，手动合闸，机械联锁，250~1600 A。', '进线/应急电压、相序、频率、电流', '可选计量', '指示灯+LCD（自动型）', 'RS485/Modbus-RTU，可选4G', '自动切换、相序闭锁、视频接口', '医院、通信枢纽、保供电场馆、住宅小区、泵站', '/media/products/quick-connect-box-2-1e59af31.webp', '<p>壁挂或落地箱体，手动合闸，机械联锁，250~1600 A。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (231, '自动切换接入柜', '内置双电源自动转换开关，支持一键启动与远程监视。', '进线/应急电压、相序、频率、电流', '可选计量', '指示灯+LCD（自动型）', 'RS485/Modbus-RTU，可选4G', '自动切换、相序闭锁、视频接口', '医院、通信枢纽、保供电场馆、住宅小区、泵站', '/media/products/quick-connect-box-1-03692f3a.webp', '<p>内置双电源自动转换开关，支持一键启动与远程监视。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (43, '传统无功补偿散件', '面向成套厂与检修市场的补偿元件：电力电容器、串联电抗器、投切开关与无功补偿控制器，参数成系列，可按图配套。', '控制器测量电压、电流、功率因数、无功；其余为无源元件', '不计量', '控制器LED/LCD显示', '控制器RS485/Modbus-RTU（选配）', '抗谐波配套、高温型、铜绕组', '新建与改造的低压补偿柜、备品备件', '/media/products/capacitor-cylinder-1-ede9d3b6.webp', '<p>散件方案的关键是“成组匹配”：电容器额定电压、电抗率、开关额定电流和熔断器必须同时核算。常见错误是更换了高电压等级的电容器却没有同步更换电抗器，造成失谐频率漂移。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (232, '电力电容器', '金属化聚丙烯薄膜自愈式低压并联电容器，干式或微晶蜡浸渍，带过压力隔离与放电电阻，圆柱形与方形两种外形。', '无', '无', '无', '无', '带温度端子、1.3/1.5倍过流型', '低压补偿柜与滤波支路', '/media/products/capacitor-cylinder-2-a0992db4.webp', '<p>电容器按GB/T 12747.1设计：允许1.1倍额定电压长期运行（每24 h中8 h）、1.3倍额定电流持续运行；断电后放电电阻在3 min内将端电压降至安全值，重新投入前必须等待放电完成。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (233, '圆柱形电容器', '铝壳圆柱结构，体积小、散热好，适合抗谐波与模块化装配。', '无', '无', '无', '无', '带温度端子、1.3/1.5倍过流型', '低压补偿柜与滤波支路', '/media/products/capacitor-cylinder-1-ede9d3b6.webp', '<p>铝壳圆柱结构，体积小、散热好，适合抗谐波与模块化装配。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (234, '方形电容器', '钢壳方形结构，多单元并联，适合传统柜体替换。', '无', '无', '无', '无', '带温度端子、1.3/1.5倍过流型', '低压补偿柜与滤波支路', '/media/products/capacitor-box-1-5b211422.webp', '<p>钢壳方形结构，多单元并联，适合传统柜体替换。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (235, '串联电抗器', '三相或单相干式铁心电抗器，与电容器串联用于限制涌流、抑制谐波或构成滤波支路。', '无', '无', '无', '无', '内置温度开关、铜/铝绕组', '抗谐波补偿、滤波支路', '/media/products/reactor-1-87abd0e9.webp', '<p>电抗器的线性度比电抗率更重要：合闸和谐波叠加时峰值电流可达额定的1.8倍以上，一旦铁心饱和，电抗率下降，回路可能正好落在谐振点上。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (236, '调谐电抗器', '电抗率7%或14%，与并联电容器配套使回路失谐。', '无', '无', '无', '无', '内置温度开关、铜/铝绕组', '抗谐波补偿、滤波支路', '/media/products/reactor-2-9a5d8141.webp', '<p>电抗率7%或14%，与并联电容器配套使回路失谐。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (237, '滤波电抗器', '按支路谐振频率定制电感值，用于5、7、11次等单调谐支路。', '无', '无', '无', '无', '内置温度开关、铜/铝绕组', '抗谐波补偿、滤波支路', '/media/products/reactor-1-87abd0e9.webp', '<p>按支路谐振频率定制电感值，用于5、7、11次等单调谐支路。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (238, '投切开关', '电容器组的投入与切除执行元件，包括切换电容接触器、复合开关、同步开关与晶闸管模块，按动作频度与涌流要求选用。', '无', '无', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '/media/products/contactor-switch-1-1e423db4.webp', '<table><thead><tr><th>类型</th><th>响应</th><th>涌流</th><th>适用</th></tr></thead><tbody><tr><td>切换电容接触器</td><td>秒级</td><td>≤20倍（限流后）</td><td>投切不频繁</td></tr><tr><td>复合/同步开关</td><td>约100 ms</td><td>≤3倍</td><td>一般频度</td></tr><tr><td>晶闸管模块</td><td>≤20 ms</td><td>近似为零</td><td>频繁、冲击负荷</td></tr></tbody></table>
<p>投切器的通用要求见GB/T 29312。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (239, '切换电容接触器', '带限流电阻线的电容专用接触器，AC-6b使用类别。', '无', '无', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '/media/products/contactor-switch-2-8f815245.webp', '<p>带限流电阻线的电容专用接触器，AC-6b使用类别。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (240, '复合开关与同步开关', '晶闸管与磁保持继电器配合或精确同步控制，实现过零投切与低损耗保持。', '无', '无', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '/media/products/contactor-switch-1-1e423db4.webp', '<p>晶闸管与磁保持继电器配合或精确同步控制，实现过零投切与低损耗保持。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (241, '晶闸管投切模块', '全程无触点，20 ms内完成投切，需强制风冷。', '无', '无', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '/media/products/contactor-switch-2-8f815245.webp', '<p>全程无触点，20 ms内完成投切，需强制风冷。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (242, '无功补偿控制器', '根据母线电压、电流与无功缺额计算投切方案的控制器，支持静态、动态与混合输出。', '电压、电流、功率因数、无功功率、谐波畸变率（部分型号）', '不计量', 'LED数码管或点阵LCD', 'RS485/Modbus-RTU（选配）', '谐波闭锁、温度输入、4G', '低压补偿柜', '/media/products/controller-panel-1-a86a86c2.webp', '<p>控制器以无功功率为投切判据、以功率因数为校验判据，可以避免轻载时的投切振荡。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (243, '共补控制器', '单相电流取样、三相同投同切，6~12路输出。', '电压、电流、功率因数、无功功率、谐波畸变率（部分型号）', '不计量', 'LED数码管或点阵LCD', 'RS485/Modbus-RTU（选配）', '谐波闭锁、温度输入、4G', '低压补偿柜', '/media/products/controller-panel-2-c485cebe.webp', '<p>单相电流取样、三相同投同切，6~12路输出。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (244, '混补控制器', '三相电流取样，共补与分补回路混合输出，12~18路。', '电压、电流、功率因数、无功功率、谐波畸变率（部分型号）', '不计量', 'LED数码管或点阵LCD', 'RS485/Modbus-RTU（选配）', '谐波闭锁、温度输入、4G', '低压补偿柜', '/media/products/controller-panel-1-a86a86c2.webp', '<p>三相电流取样，共补与分补回路混合输出，12~18路。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (49, '智能电表', '覆盖面板、导轨、壁挂与无线四种形态的电力仪表与电能表，测量全电参量、分时电能与谐波，为配电自动化、能源管理与收费系统提供数据。', '三相电压、电流、有功/无功/视在功率、功率因数、频率、不平衡度、2~63次谐波（部分型号）', '有功B级/C级（1级/0.5S级）、无功2级，分时、需量', '段码LCD、LED数码管、点阵LCD', 'RS485（Modbus-RTU、DL/T 645-2007）、4G、LoRa、以太网', '开关量输入输出、模拟量变送、脉冲、费控、无线', '高低压开关柜、配电箱、能源站、出租公寓、园区', '/media/products/panel-meter-96-1-62603260.webp', '<p>选表先定三件事：装在哪里（面板开孔、导轨还是壁挂）、测什么（显示还是计量）、怎么传（有线还是无线）。用于收费结算的表计须按GB/T 17215系列并完成强制检定，面板类多功能仪表用于监测与内部考核。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (139, '多功能电力仪表', '面板开孔安装的三相多功能仪表，一台替代电压、电流、功率、电度等多只指针或数字表，按外形分为96、72、120方形三档。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '/media/products/panel-meter-96-2-8b229bb6.webp', '<p>多功能电力仪表以三相电压、电流的同步采样为基础计算全部电参量。接线方式可在菜单中选择三相四线、三相三线（两元件）与单相，并可设置PT、CT变比，使面板直接显示一次侧值。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (245, '96方形多功能表', '外形96 mm×96 mm，开孔92 mm×92 mm，开关柜面板的常用规格。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '/media/products/panel-meter-96-1-62603260.webp', '<p>外形96 mm×96 mm，开孔92 mm×92 mm，开关柜面板的常用规格。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (246, '72方形多功能表', '外形72 mm×72 mm，开孔68 mm×68 mm，适合抽屉单元与小型配电箱。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '/media/products/panel-meter-72-1-69cde5f0.webp', '<p>外形72 mm×72 mm，开孔68 mm×68 mm，适合抽屉单元与小型配电箱。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (247, '120方形多功能表', '外形120 mm×120 mm，开孔112 mm×112 mm，大字显示，适合进线柜。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '/media/products/panel-meter-96-2-8b229bb6.webp', '<p>外形120 mm×120 mm，开孔112 mm×112 mm，大字显示，适合进线柜。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (248, '导轨式电能表', '35 mm标准导轨安装的小型电能表，宽度1~7个模数，适合配电箱内分项计量、充电桩与出租公寓分户计量。', '电压、电流、功率、功率因数、频率', '有功B级（1级），部分C级（0.5S级）；分时4费率', '6+2位段码LCD，背光可选', 'RS485（DL/T 645-2007、Modbus-RTU），红外', '预付费通断、脉冲输出、四费率', '配电箱、充电桩、机房列头柜、公寓', '/media/products/din-meter-1-5d73db48.webp', '<p>直接接入式省去互感器与二次线，但进出线较粗，布置时要预留弯曲半径；大于80 A的回路应采用互感器接入式。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (249, '单相导轨表', '220 V单相计量，宽度1~2个模数，最大电流60~80 A。', '电压、电流、功率、功率因数、频率', '有功B级（1级），部分C级（0.5S级）；分时4费率', '6+2位段码LCD，背光可选', 'RS485（DL/T 645-2007、Modbus-RTU），红外', '预付费通断、脉冲输出、四费率', '配电箱、充电桩、机房列头柜、公寓', '/media/products/din-meter-2-18aec046.webp', '<p>220 V单相计量，宽度1~2个模数，最大电流60~80 A。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (250, '三相导轨表', '3×220/380 V计量，直接接入至80 A或经互感器接入。', '电压、电流、功率、功率因数、频率', '有功B级（1级），部分C级（0.5S级）；分时4费率', '6+2位段码LCD，背光可选', 'RS485（DL/T 645-2007、Modbus-RTU），红外', '预付费通断、脉冲输出、四费率', '配电箱、充电桩、机房列头柜、公寓', '/media/products/din-meter-1-5d73db48.webp', '<p>3×220/380 V计量，直接接入至80 A或经互感器接入。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (251, '三相智能电能表', '壁挂安装的三相四线/三相三线电能表，带分时、需量、事件记录与可选费控，面向园区、商业综合体与自备变用户内部结算。', '三相电压、电流、功率、功率因数、频率、不平衡', '双向有功C级（0.5S级）、四象限无功2级，4费率8时段，最大需量', '大屏段码LCD，停电可唤醒', 'RS485（DL/T 645-2007）、红外，选配4G', '远程费控、内置/外置断路器控制、负荷曲线', '专变用户、园区总表与分表', '/media/products/three-phase-meter-1-8a818c50.webp', '<p>三相电能表的接线正确性比表计等级更影响结果。投运前应核对电压相序、电流极性与功率因数，避免“一相极性接反，总功率减半”的情况。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (252, '壁挂式三相电能表', '挂壁或表箱安装，直接接入与互感器接入两种。', '三相电压、电流、功率、功率因数、频率、不平衡', '双向有功C级（0.5S级）、四象限无功2级，4费率8时段，最大需量', '大屏段码LCD，停电可唤醒', 'RS485（DL/T 645-2007）、红外，选配4G', '远程费控、内置/外置断路器控制、负荷曲线', '专变用户、园区总表与分表', '/media/products/three-phase-meter-2-f9f47bd4.webp', '<p>挂壁或表箱安装，直接接入与互感器接入两种。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (253, '数显单功能表', '测量单一电参量的数字面板表，用于替代指针表，显示醒目、接线简单，可带报警与变送输出。', '交流电流或电压、频率、功率因数中的一项', '无', 'LED数码管，单排或三排', 'RS485/Modbus-RTU（选配）', '4~20 mA变送、上下限报警', '开关柜、控制台、设备盘面', '/media/products/panel-meter-72-2-55b1f6e6.webp', '<p>单功能表适合只需要就地读数的回路；当同一回路需要两个以上参量时，选多功能电力仪表更经济。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (254, '数显电流电压表', '单相或三相电流表、电压表，72、96方形外形。', '交流电流或电压、频率、功率因数中的一项', '无', 'LED数码管，单排或三排', 'RS485/Modbus-RTU（选配）', '4~20 mA变送、上下限报警', '开关柜、控制台、设备盘面', '/media/products/panel-meter-72-1-69cde5f0.webp', '<p>单相或三相电流表、电压表，72、96方形外形。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (255, '无线计量仪表', '自带4G或LoRa通信的电力仪表，配合开口式互感器实现不停电、免布线安装，数据直接上送澜衡云或用户平台。', '三相电压、电流、功率、功率因数、频率、温度（选配）', '有功C级（0.5S级）、无功2级，分时', '段码LCD，通信状态图标', '4G Cat.1（MQTT）或LoRa 470~510 MHz，本地RS485', '4路测温、2DI/2DO、断电上报', '既有建筑节能改造、环保用电监控、设备能效', '/media/products/wireless-4g-meter-1-0982a56e.webp', '<p>无线计量的核心是信号与供电：4G型单点直连、无需网关，适合分散点位；LoRa型功耗低、同一网关可带上百只，适合同一配电室内的密集点位。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (256, '4G无线电表', '每台自带物联网卡，直连云平台，适合分散安装。', '三相电压、电流、功率、功率因数、频率、温度（选配）', '有功C级（0.5S级）、无功2级，分时', '段码LCD，通信状态图标', '4G Cat.1（MQTT）或LoRa 470~510 MHz，本地RS485', '4路测温、2DI/2DO、断电上报', '既有建筑节能改造、环保用电监控、设备能效', '/media/products/wireless-4g-meter-2-ba4e6000.webp', '<p>每台自带物联网卡，直连云平台，适合分散安装。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (257, 'LoRa无线电表', '经LoRa网关汇聚上送，同一配电室密集安装时成本更低。', '三相电压、电流、功率、功率因数、频率、温度（选配）', '有功C级（0.5S级）、无功2级，分时', '段码LCD，通信状态图标', '4G Cat.1（MQTT）或LoRa 470~510 MHz，本地RS485', '4路测温、2DI/2DO、断电上报', '既有建筑节能改造、环保用电监控、设备能效', '/media/products/wireless-4g-meter-1-0982a56e.webp', '<p>经LoRa网关汇聚上送，同一配电室密集安装时成本更低。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (258, '多回路监测仪表', '一台主机同时测量多个三相或单相出线回路，互感器小型化并采用端子排式接入，适合馈线柜、列头柜与充电桩群。', '公共电压、各回路电流/功率/功率因数/谐波', '各回路有功C级（0.5S级）', '128×64点阵LCD', 'RS485/Modbus-RTU，选配4G', '开关状态采集、母线测温', '馈线柜、数据中心列头柜、充电站', '/media/products/din-meter-2-18aec046.webp', '<p>多回路电能表的特殊要求已有国家标准GB/T 17215.305，选型时应注意回路数、互感器输出方式与各回路准确度是否分别声明。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (259, '多回路电能表', '12路三相或36路单相集中计量主机。', '公共电压、各回路电流/功率/功率因数/谐波', '各回路有功C级（0.5S级）', '128×64点阵LCD', 'RS485/Modbus-RTU，选配4G', '开关状态采集、母线测温', '馈线柜、数据中心列头柜、充电站', '/media/products/din-meter-1-5d73db48.webp', '<p>12路三相或36路单相集中计量主机。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (122, '物联网产品', '把配电现场的仪表、断路器与传感器接到云端的通信与感知设备：网关负责汇聚与协议转换，物联网断路器负责远程分合与保护，传感器负责测温、测流与漏电监测。', '依各产品：温度、电流、剩余电流、开关状态', '断路器与网关可转发计量数据', '指示灯、LCD（部分）', '4G Cat.1、以太网、LoRa、RS485、MQTT', '边缘计算、断点续传、远程升级', '能源管理、智慧消防、智慧养殖、路灯', '/media/products/iot-gateway-1-3bb8dd5a.webp', '<p>物联网产品与仪表、补偿设备使用统一的数据模型：测点编码、量程、告警级别在网关中一次配置，云端与本地触摸屏共用。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (260, '物联网关', '用于汇聚RS485、LoRa等现场总线并以MQTT、Modbus-TCP方式上送的边缘设备，具备断点续传与本地规则引擎。', '不直接采样，转发下级数据', '转发', '指示灯，部分带OLED', '下行4路RS485/LoRa，上行4G/以太网；MQTT、Modbus-TCP、IEC 60870-5-104', '边缘脚本、VPN、双卡', '配电室、能源站、分散台区', '/media/products/iot-gateway-2-55167863.webp', '<p>网关断网后按时间戳缓存数据，恢复后按先新后旧补传，默认缓存30天。规则引擎可在本地完成越限告警与联动，不依赖云端。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (261, '4G边缘网关', '4G/以太网双上行，多路RS485下行，带边缘计算。', '不直接采样，转发下级数据', '转发', '指示灯，部分带OLED', '下行4路RS485/LoRa，上行4G/以太网；MQTT、Modbus-TCP、IEC 60870-5-104', '边缘脚本、VPN、双卡', '配电室、能源站、分散台区', '/media/products/iot-gateway-1-3bb8dd5a.webp', '<p>4G/以太网双上行，多路RS485下行，带边缘计算。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (262, 'LoRa集中网关', '470~510 MHz LoRa接入，汇聚上百只无线仪表与传感器。', '不直接采样，转发下级数据', '转发', '指示灯，部分带OLED', '下行4路RS485/LoRa，上行4G/以太网；MQTT、Modbus-TCP、IEC 60870-5-104', '边缘脚本、VPN、双卡', '配电室、能源站、分散台区', '/media/products/iot-gateway-2-55167863.webp', '<p>470~510 MHz LoRa接入，汇聚上百只无线仪表与传感器。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (263, '物联网断路器', '在微型或塑壳断路器上集成测量、通信与电动操作机构，实现远程分合、定时控制、过欠压与过温保护。', '电压、电流、功率、电量、剩余电流、接线端温度', '有功1级（监测用）', '机身LED或LCD', '4G、LoRa、RS485，配合网关', '剩余电流、电弧故障、缺相保护', '配电箱末端、出租公寓、养殖圈舍、路灯', '/media/products/smart-breaker-1-80a1e495.webp', '<p>远程分闸是便利也是风险，重要回路应设置“远程合闸须现场确认”。断路器保护功能不依赖通信，通信中断时仍按本地定值动作。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (264, '微型物联网断路器', '1P~4P，额定电流至63 A，末端配电用。', '电压、电流、功率、电量、剩余电流、接线端温度', '有功1级（监测用）', '机身LED或LCD', '4G、LoRa、RS485，配合网关', '剩余电流、电弧故障、缺相保护', '配电箱末端、出租公寓、养殖圈舍、路灯', '/media/products/smart-breaker-2-ef4462eb.webp', '<p>1P~4P，额定电流至63 A，末端配电用。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (265, '塑壳物联网断路器', '额定电流63~630 A，分支与进线用。', '电压、电流、功率、电量、剩余电流、接线端温度', '有功1级（监测用）', '机身LED或LCD', '4G、LoRa、RS485，配合网关', '剩余电流、电弧故障、缺相保护', '配电箱末端、出租公寓、养殖圈舍、路灯', '/media/products/smart-breaker-1-80a1e495.webp', '<p>额定电流63~630 A，分支与进线用。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (266, '传感与互感器', '配电物联网的感知层：无线测温、开口式电流互感器、剩余电流探测，支持不停电安装。', '温度、交流电流、剩余电流', '无', '指示灯', '无线470 MHz、RS485，或模拟量输出', '防水型、超小窗口、报警继电器', '母排、电缆接头、变压器出线、配电箱', '/media/products/temperature-sensor-1-8b29b026.webp', '<p>传感器安装不改变一次接线。取电式测温依赖回路电流，轻载回路应选电池型；开口互感器合口面须清洁、锁扣到位，否则误差会明显增大。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (267, '无线测温传感器', '取电式与电池式，监测母排、触头、电缆头温度。', '温度、交流电流、剩余电流', '无', '指示灯', '无线470 MHz、RS485，或模拟量输出', '防水型、超小窗口、报警继电器', '母排、电缆接头、变压器出线、配电箱', '/media/products/temperature-sensor-2-397402a4.webp', '<p>取电式与电池式，监测母排、触头、电缆头温度。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (268, '开口式互感器', '窗口可开启的电流互感器，改造项目不停电安装。', '温度、交流电流、剩余电流', '无', '指示灯', '无线470 MHz、RS485，或模拟量输出', '防水型、超小窗口、报警继电器', '母排、电缆接头、变压器出线、配电箱', '/media/products/ct-open-1-06dc5e7b.webp', '<p>窗口可开启的电流互感器，改造项目不停电安装。</p>');
--> statement-breakpoint
INSERT INTO `typeinfos` (`id`, `title`, `description`, `measure`, `metering`, `display`, `communicatetype`, `optional`, `suit`, `image`, `maincontent`) VALUES (269, '剩余电流探测器', '剩余电流互感器与探测单元，用于电气火灾监控与漏电告警。', '温度、交流电流、剩余电流', '无', '指示灯', '无线470 MHz、RS485，或模拟量输出', '防水型、超小窗口、报警继电器', '母排、电缆接头、变压器出线、配电箱', '/media/products/ct-open-2-2162ab56.webp', '<p>剩余电流互感器与探测单元，用于电气火灾监控与漏电告警。</p>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1001, 202, 760, '共补型智能集成电容器', 'LH-ZCS', 'LH-ZCS/450-20+10', '机身128×64点阵LCD，显示两路投切状态、电流、体内温度、投切次数与故障代码', '三相共补、过零投切、40台自动组网的智能集成电容器，单台最大40 kvar。', '外接集中显示单元、备用RS485口、+60 ℃高温型', '395 mm×80 mm×(310~350) mm（深×宽×高，视容量）', '无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm', '导轨支架或安装梁立式安装，相邻单元间距不小于20 mm', '395 mm（另留母线接线空间100 mm）', '0.4 kV配电室、箱变低压室的三相动力负荷集中补偿', '2026-10-20 09:00:00', 'GB/T 15576,GB/T 12747.1,GB/T 29312', '/media/products/smart-capacitor-1-81481da6.webp,/media/products/smart-capacitor-2-36b21735.webp,/media/products/smart-capacitor-3-3d512a03.webp', '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路可设同容量或2:1容量，单台即可形成三级补偿</li><li>自带微型断路器，可带电隔离单台更换，不影响同柜其他单元</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统额定电压</th><td>AC 400 V，50 Hz</td></tr><tr><th>电容器额定电压</th><td>450 V</td></tr><tr><th>额定容量</th><td>10（5+5）、15（10+5）、20（10+10）、30（15+15、20+10）、40（20+20）kvar</td></tr><tr><th>接线方式</th><td>电容器△接，三相同投同切</td></tr><tr><th>投切门限</th><td>功率因数与无功双判据，COSφ 0.90~0.99可设</td></tr><tr><th>投切延时</th><td>1~180 s可设，出厂10 s</td></tr><tr><th>测量误差</th><td>电压≤0.5%，电流≤1.0%，功率因数±0.01，温度±1 ℃</td></tr><tr><th>合闸涌流</th><td>≤2.5 In</td></tr><tr><th>允许投切次数</th><td>≥100万次</td></tr><tr><th>放电</th><td>断电后3 min内端电压降至50 V以下</td></tr><tr><th>静态功耗</th><td>≤3 W</td></tr><tr><th>工作环境</th><td>-25~+55 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-ZCS</td><td>智能电容器，三相共补</td></tr><tr><td>450</td><td>电容器额定电压，V</td></tr><tr><td>20+10</td><td>第一路20 kvar、第二路10 kvar</td></tr><tr><td>后缀G</td><td>高温型（可选）</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>本品为三相三线接入，A、B、C经自带微断接至电容柜母线；级联口用直通网线依次连接。</p>
<h3>接线要点</h3>
<ol><li>在断电并验电后，将A、B、C三相导线接入顶部微断端子，导线截面按1.5倍额定电流选取（40 kvar建议不小于25 mm²）。</li><li>取样互感器装在总进线A相、电容柜电源侧，二次接至集中测控装置或第一台的取样端子，电压取B、C相线电压。</li><li>用直通网线把各台的“网络1/网络2”口首尾级联，最后一台不需终端电阻。</li><li>上电后等待约30 s，面板显示主从机身份，核对台数与容量。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C</td><td>电容器主回路（三相）</td></tr><tr><td>PE</td><td>机壳保护接地</td></tr><tr><td>I+、I-</td><td>取样电流（0~5 A，仅主机接）</td></tr><tr><td>网络1/网络2</td><td>级联RJ45</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1002, 202, 750, '重载型共补智能集成电容器', 'LH-ZCS-G', 'LH-ZCS-G/480-25+25', '机身段码LCD加三色状态灯，远处可辨投切与告警', '480 V加强绝缘、耐1.5倍过流的重载型共补单元，用于电压偏高或轻微谐波场所。', '防潮涂覆、+65 ℃高温型、独立温度输出4~20 mA', '420 mm×90 mm×370 mm（深×宽×高）', '无需面板开孔；安装孔4×φ7，孔距400 mm×60 mm', '安装梁立式安装，柜内须强制通风', '420 mm', '夜间电压偏高的工厂、矿山配电室及厂区末端变电所', '2026-10-11 14:15:00', 'GB/T 15576,GB/T 12747.1,GB/T 29312', '/media/products/smart-capacitor-2-36b21735.webp,/media/products/smart-capacitor-1-81481da6.webp,/media/products/smart-capacitor-3-3d512a03.webp', '<h3>产品概述</h3>
<p>LH-ZCS-G针对系统电压长期处于上偏差、夜间轻载电压超过430 V的现场，电容器额定电压提高到480 V，薄膜厚度与喷金工艺加强，允许1.5倍额定电流持续运行。</p>
<p>因额定电压高于系统电压，400 V下实际输出约为标称容量的69%，选型时须按输出容量折算。</p>
<h3>功能特点</h3>
<ul><li>电容器芯组采用方阻渐变金属化膜，边缘加厚提高喷金接触可靠性</li><li>投切开关采用大电流磁保持继电器，导通压降小，长期运行温升低</li><li>每日自动计算等效容量，衰减超过10%提示更换</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统额定电压</th><td>AC 400 V，50 Hz</td></tr><tr><th>电容器额定电压</th><td>480 V</td></tr><tr><th>额定容量</th><td>20（10+10）、30（15+15）、40（20+20）、50（25+25）kvar</td></tr><tr><th>400 V实际输出</th><td>标称容量×0.694</td></tr><tr><th>最大允许电流</th><td>1.5 In</td></tr><tr><th>最大允许电压</th><td>1.1 Un，每24 h累计8 h</td></tr><tr><th>合闸涌流</th><td>≤2.5 In</td></tr><tr><th>机械寿命</th><td>≥100万次</td></tr><tr><th>测量误差</th><td>电压≤0.5%，电流≤1.0%，温度±1 ℃</td></tr><tr><th>工作环境</th><td>-25~+65 ℃（高温型）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS-G/480-25+25</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-ZCS-G</td><td>重载型共补</td></tr><tr><td>480</td><td>电容器额定电压，V</td></tr><tr><td>25+25</td><td>两路各25 kvar</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>接线方式与LH-ZCS相同，但主回路导线与断路器应按1.5倍额定电流校核。</p>
<h3>接线要点</h3>
<ol><li>50 kvar单元单路额定电流约30 A，进线导线建议不小于35 mm²。</li><li>夜间电压偏高的系统，应把过压保护定值设为440 V、回差8 V，避免反复投退。</li><li>若与普通450 V单元混装，须在参数中分别登记容量与电压等级。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C</td><td>主回路</td></tr><tr><td>PE</td><td>接地</td></tr><tr><td>TS+、TS-</td><td>温度4~20 mA输出（选配）</td></tr><tr><td>网络1/2</td><td>级联RJ45</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1003, 202, 740, '抽屉式智能电容模块', 'LH-ZCM', 'LH-ZCM/450-30', '面板7段数码管加LED光带，光带亮度随容量利用率变化', '抽插结构、母线夹自动对接的模块化共补电容，带电抽出不停柜。', '机械编码防误插、第二通信口、独立计数清零钥匙', '430 mm×200 mm×178 mm（深×宽×高，约4U）', '柜体预制滑轨开档205 mm×185 mm', '滑轨抽插安装，前面板两只快拧螺钉锁紧', '430 mm（滑轨全行程600 mm）', '数据中心、医院等不允许整柜停电检修的补偿柜', '2026-10-03 11:30:00', 'GB/T 15576,GB/T 7251.1,GB/T 12747.1', '/media/products/smart-capacitor-1-81481da6.webp,/media/products/smart-capacitor-2-36b21735.webp,/media/products/smart-capacitor-3-3d512a03.webp', '<h3>产品概述</h3>
<p>LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，更换一台模块只需约2 min。</p>
<p>面板LED光带以颜色和亮度指示该模块容量利用率，巡检人员在柜门外即可判断哪一路老化最快。</p>
<h3>功能特点</h3>
<ul><li>主触头先合后分的防误操作机械联锁</li><li>母线夹额定电流160 A，温升不超过50 K</li><li>模块自带身份码，插入任意槽位自动识别容量</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V系统，电容器450 V</td></tr><tr><th>额定容量</th><td>20、30、40 kvar（单路）</td></tr><tr><th>主回路接插</th><td>镀银母线夹，插拔寿命≥500次</td></tr><tr><th>通信</th><td>RS485，插拔时自动断开并告警</td></tr><tr><th>抽出操作</th><td>可在退出投切状态下带电抽出</td></tr><tr><th>防护等级</th><td>抽屉面板IP30，柜内IP20</td></tr><tr><th>工作环境</th><td>-25~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCM/450-30</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-ZCM</td><td>抽屉式智能电容模块</td></tr><tr><td>450</td><td>电容器额定电压，V</td></tr><tr><td>30</td><td>额定容量，kvar</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>柜体侧已预制母线与二次插座，现场只做柜间总线级联。</p>
<h3>接线要点</h3>
<ol><li>确认柜体母线夹插座与模块电压、容量等级一致。</li><li>模块未锁紧前不得投切，锁紧指示灯变绿后方可投运。</li><li>抽出前在面板按“退出”键，待放电指示熄灭再拔出。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>母线夹A、B、C</td><td>主回路自动对接</td></tr><tr><td>二次插座1~8</td><td>通信、取样、接地</td></tr><tr><td>PE</td><td>抽屉接地簧片先接后断</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1004, 203, 730, '分补型智能集成电容器', 'LH-ZCF', 'LH-ZCF/250-20', 'LCD分三列显示A、B、C相投切状态与每相功率因数', '三相独立投切的分补智能电容，逐相补足无功，抑制不平衡带来的过补。', '每相容量可订不同值、中性线电流监测', '395 mm×80 mm×(330~390) mm（深×宽×高）', '无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm', '立式安装，中性线端子朝向操作侧', '395 mm', '以照明、办公、商业用电为主的三相不平衡配电系统', '2026-09-25 16:50:00', 'GB/T 15576,GB/T 12747.1,GB/T 29312', '/media/products/smart-capacitor-split-1-9f11fdff.webp,/media/products/smart-capacitor-split-2-3cb58549.webp,/media/products/smart-capacitor-split-3-301ccb2b.webp', '<h3>产品概述</h3>
<p>LH-ZCF内部为三只250 V单相电容器，Y接并引出中性线，每相独立投切，避免了共补方案在不平衡系统中“一相欠补、一相过补”的问题。</p>
<p>建议分补容量占总补偿容量的30%~40%，与LH-ZCS组成混合系统。</p>
<h3>功能特点</h3>
<ul><li>每相单独测量电流与功率因数，投切互不影响</li><li>中性线电流实时监测，异常时告警</li><li>单相电容器故障只退出该相，其余两相继续运行</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统额定电压</th><td>AC 230 V（相电压）</td></tr><tr><th>电容器额定电压</th><td>250 V</td></tr><tr><th>额定容量</th><td>5、10、15、20、30 kvar（三相合计）</td></tr><tr><th>接线方式</th><td>三相Y接，引出N</td></tr><tr><th>投切方式</th><td>A、B、C独立，同步过零</td></tr><tr><th>相间投切间隔</th><td>≥60 ms</td></tr><tr><th>测量误差</th><td>电压≤0.5%，电流≤1.0%，功率因数±0.01</td></tr><tr><th>合闸涌流</th><td>≤2.5 In</td></tr><tr><th>工作环境</th><td>-25~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCF/250-20</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-ZCF</td><td>智能电容器，三相分补</td></tr><tr><td>250</td><td>电容器额定电压，V</td></tr><tr><td>20</td><td>三相合计容量，kvar</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接入，中性线必须可靠连接，不允许与保护线合用。</p>
<h3>接线要点</h3>
<ol><li>A、B、C、N经4P微断接入，N线截面与相线相同。</li><li>三相电流互感器变比须一致，二次分别接入IA、IB、IC，公共端接地。</li><li>接线后核对：负荷为感性时三相功率因数均应为滞后，若某一相显示超前，说明该相电流极性接反。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N</td><td>主回路</td></tr><tr><td>IA、IB、IC、I*</td><td>三相取样电流</td></tr><tr><td>网络1/2</td><td>级联</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1005, 204, 720, '混补型智能电容补偿单元', 'LH-ZCH', 'LH-ZCH/120-0.6', '5英寸彩色触摸屏，一次图动态显示各路容量与功率因数', '共补加分补一体调度的整机，工厂按比例配好容量，到场即用。', '4G通信、柜内温湿度与风机控制、SVG联动口', '600 mm×400 mm×900 mm（宽×深×高，挂墙整机）', '壁挂四点安装，孔距540 mm×820 mm；面板无需开孔', '壁挂或落地支架安装', '400 mm', '中小型商业综合体、学校、物业配电间的整体补偿改造', '2026-09-17 13:05:00', 'GB/T 15576,GB/T 7251.1,GB/T 12747.1', '/media/products/smart-capacitor-split-2-3cb58549.webp,/media/products/smart-capacitor-split-1-9f11fdff.webp,/media/products/smart-capacitor-split-3-301ccb2b.webp', '<h3>产品概述</h3>
<p>LH-ZCH把分补与共补单元、测控装置、进线隔离开关与浪涌保护装配在一个箱体里，接上三相五线与互感器二次即可运行，适合没有补偿柜的老旧配电间。</p>
<p>测控装置先用分补把三相功率因数拉到同一水平，再用共补补足总量，投切次序由容量与累计运行时间共同决定。</p>
<h3>功能特点</h3>
<ul><li>出厂按60%共补加40%分补配置，可按实测调整比例</li><li>预留SVG联动接点，后期可加装30~50 kvar SVG</li><li>进线带隔离开关与C级浪涌保护器</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统额定电压</th><td>AC 400 V，三相四线</td></tr><tr><th>总容量</th><td>60、90、120、150 kvar</td></tr><tr><th>组合</th><td>共补450 V + 分补250 V</td></tr><tr><th>级数</th><td>6~10级</td></tr><tr><th>进线</th><td>塑壳断路器或隔离开关，额定电流250/400 A</td></tr><tr><th>防护等级</th><td>IP30（IP44可选）</td></tr><tr><th>通信</th><td>RS485，选配4G</td></tr><tr><th>噪声</th><td>≤50 dB（1 m）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCH/120-0.6</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-ZCH</td><td>混补整机</td></tr><tr><td>120</td><td>总容量，kvar</td></tr><tr><td>0.6</td><td>共补占比60%</td></tr><tr><td>后缀4G</td><td>带4G通信</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>三相五线进线；电流互感器装于总进线，二次经试验端子接入。</p>
<h3>接线要点</h3>
<ol><li>进线电缆从下部进入，PE与箱体接地端子截面不小于16 mm²。</li><li>三只互感器同相、同极性，二次导线不小于2.5 mm²（铜），单点接地。</li><li>首次投运先设为手动，逐路投切并核对电流方向，再转自动。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L1、L2、L3、N、PE</td><td>进线</td></tr><tr><td>IA~IC、I*</td><td>电流取样</td></tr><tr><td>RS485 A、B</td><td>上行通信</td></tr><tr><td>DO1、DO2</td><td>风机与告警输出</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1006, 206, 710, '低压智能无功补偿柜', 'LH-GBJ', 'LH-GBJ/240-6-S', '柜面7英寸彩色触摸屏，一次图、曲线与告警集中显示', '按变压器容量定制的户内低压智能补偿柜，单柜最大400 kvar。', '谐波抑制回路、SVG混合、烟感与门禁、电容温度无线监测', '800 mm×800 mm×2200 mm（宽×深×高，可按并柜尺寸定制）', '柜体落地安装，底框四孔φ14；面板自带，无需现场开孔', '落地并柜安装，与低压柜母排搭接', '800 mm', '新建与改造项目的低压配电室', '2026-09-09 10:25:00', 'GB/T 15576,GB/T 7251.1,GB/T 7251.8,GB/T 12325', '/media/products/industrial-harmonic-cabinet-1-b6937fca.webp,/media/products/industrial-harmonic-cabinet-2-e15fd827.webp,/media/products/industrial-harmonic-cabinet-3-dcd6f55e.webp', '<h3>产品概述</h3>
<p>LH-GBJ以智能集成电容器为基本单元，柜内设进线隔离、测控触摸屏与强制风冷风道，电容单元抽装，单台退出不影响其余各路。</p>
<p>标准方案给出250、315、400、500、630、800、1000、1250 kVA变压器对应的容量表，特殊负荷按实测定制。</p>
<h3>功能特点</h3>
<ul><li>立式风道，进风在下、出风在顶，风机按柜内温度分级启停</li><li>母排镀锡并加热缩套，接头预留测温点</li><li>柜内布线采用端子编号加二维码，现场扫码看图</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定工作电压</th><td>AC 400 V</td></tr><tr><th>单柜容量</th><td>90、120、150、180、240、300、400 kvar</td></tr><tr><th>补偿级数</th><td>6~12级</td></tr><tr><th>额定短时耐受电流</th><td>30 kA，1 s</td></tr><tr><th>防护等级</th><td>IP31（IP4X可选）</td></tr><tr><th>额定绝缘电压</th><td>AC 690 V</td></tr><tr><th>工频耐压</th><td>主回路1890 V，5 s</td></tr><tr><th>温升</th><td>母线不大于60 K</td></tr><tr><th>通信</th><td>RS485/Modbus-RTU，选配4G</td></tr><tr><th>环境</th><td>户内，-5~+40 ℃，24 h平均≤35 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GBJ/240-6-S</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GBJ</td><td>低压智能补偿柜</td></tr><tr><td>240</td><td>总容量，kvar</td></tr><tr><td>6</td><td>级数</td></tr><tr><td>S</td><td>共补；F分补；H混补</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li><li>GB/T 12325《电能质量 供电电压偏差》</li></ul>', '<h3>接线说明</h3>
<p>进线自母排，出线无；电流取样来自总进线互感器。</p>
<h3>接线要点</h3>
<ol><li>并柜后核对母排相序与颜色（A黄、B绿、C红），螺栓力矩按母排图执行。</li><li>取样互感器装在电容柜电源侧的总进线上，严禁装在电容柜与母线之间。</li><li>并柜接地排与低压柜接地排连通，接地电阻按设计要求复测。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>母排A、B、C、N、PE</td><td>主回路</td></tr><tr><td>X1:1~6</td><td>电流取样与电压</td></tr><tr><td>X2</td><td>RS485上行</td></tr><tr><td>X3</td><td>告警与风机</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1007, 207, 700, '户外低压无功补偿箱', 'LH-JPB', 'LH-JPB/120-H-4G', '箱门内LCD，开门可见各路状态，箱外设两只告警指示灯', '台区与箱变用的户外无功补偿箱，IP44、共分补组合、4G回传。', '4G与北斗对时、双锁加二次锁、除湿装置、SPC不平衡单元', '700 mm×450 mm×1000 mm（宽×深×高，柱上型）', '柱上安装抱箍间距600 mm；落地型底座孔距650 mm×350 mm', '柱上台架安装或落地基座安装', '450 mm', '10/0.4 kV柱上变台、箱式变电站外置补偿、小区台区', '2026-09-01 15:40:00', 'GB/T 15576,GB/T 4208,GB/T 7251.1', '/media/products/industrial-harmonic-cabinet-2-e15fd827.webp,/media/products/industrial-harmonic-cabinet-1-b6937fca.webp,/media/products/industrial-harmonic-cabinet-3-dcd6f55e.webp', '<h3>产品概述</h3>
<p>LH-JPB采用304不锈钢箱体，双层百叶加防虫网，内部电容单元自成模块，适配台区常见的60~180 kvar容量段。</p>
<p>带4G回传的型号每15 min上送一次电压、电流、功率因数与投切记录，供台区经理远程判断运行状况。</p>
<h3>功能特点</h3>
<ul><li>自动闭锁：电压越上限或谐波越限时闭锁投入并告警</li><li>箱内温湿度联动排风与加热除湿</li><li>二次锁与门磁，异常开箱推送</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V</td></tr><tr><th>容量</th><td>60、90、120、150、180 kvar</td></tr><tr><th>组合</th><td>共补、分补或混补</td></tr><tr><th>防护等级</th><td>IP44</td></tr><tr><th>箱体</th><td>304不锈钢，厚2.0 mm</td></tr><tr><th>通信</th><td>4G Cat.1（选配），本地RS485</td></tr><tr><th>工作环境</th><td>-25~+45 ℃，海拔≤2000 m</td></tr><tr><th>安装方式</th><td>柱上台架/落地</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-JPB/120-H-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-JPB</td><td>户外补偿箱</td></tr><tr><td>120</td><td>总容量，kvar</td></tr><tr><td>H</td><td>混补</td></tr><tr><td>4G</td><td>带4G通信</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>三相四线架空或电缆进线，箱内已做相序标识。</p>
<h3>接线要点</h3>
<ol><li>箱体底部进线孔加防水接头，电缆弯曲半径不小于6倍外径。</li><li>避雷器与接地引下线按台架设计，接地电阻不大于4 Ω（与变压器共用时）。</li><li>4G型须检查信号强度，低于-105 dBm时加装外置天线。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L1、L2、L3、N、PE</td><td>进线</td></tr><tr><td>CT二次</td><td>取样</td></tr><tr><td>4G天线</td><td>外置</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1008, 208, 690, '高压自动无功补偿成套装置', 'LH-GYZ', 'LH-GYZ/10-3×600-6%', '控制柜10英寸触摸屏，母线一次图、各组电流与事件SOE', '10 kV母线集中补偿，1~8组自动投切、九区图控制的高压成套装置。', '远方投退与定值召唤、IEC 60870-5-104、门禁闭锁', '单组柜1200 mm×1200 mm×2300 mm（宽×深×高）', '柜体落地，基础槽钢；无现场开孔', '户内高压室落地安装，可与高压开关柜并列', '1200 mm', '35/10 kV变电站10 kV母线、厂矿高压配电室', '2026-08-23 12:55:00', 'GB/T 11024.1,GB 50227,DL/T 604', '/media/products/hv-compensation-1-046114db.webp,/media/products/hv-compensation-2-f9f0c969.webp,/media/products/hv-compensation-3-7d4f8a95.webp', '<h3>产品概述</h3>
<p>LH-GYZ由进线隔离、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切。</p>
<p>电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前做谐振校核计算书。</p>
<h3>功能特点</h3>
<ul><li>每组独立过流、过压、欠压、开口三角（零序）与外熔丝保护</li><li>电压优先、无功其次，投切间隔可设，避免振荡</li><li>放电线圈与电容器直接并联，断电后残压迅速下降</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>6、10 kV</td></tr><tr><th>单组容量</th><td>300、600、900、1200、1500 kvar</td></tr><tr><th>组数</th><td>1~8组</td></tr><tr><th>串联电抗率</th><td>1%、5%、6%、12%</td></tr><tr><th>电容器额定电压</th><td>按电抗率取11/√3、12/√3 kV等</td></tr><tr><th>工频耐压</th><td>42 kV（10 kV级，1 min）</td></tr><tr><th>投切方式</th><td>真空接触器或永磁断路器</td></tr><tr><th>保护</th><td>过流、过压、欠压、零序电压、电容器外熔丝</td></tr><tr><th>防护等级</th><td>IP3X（户内）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYZ/10-3×600-6%</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GYZ</td><td>高压自动补偿装置</td></tr><tr><td>10</td><td>额定电压，kV</td></tr><tr><td>3×600</td><td>3组，每组600 kvar</td></tr><tr><td>6%</td><td>串联电抗率</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li><li>DL/T 604《高压并联电容器装置使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>10 kV三相三线接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>母排A、B、C</td><td>10 kV主回路</td></tr><tr><td>1TA二次</td><td>组电流与保护</td></tr><tr><td>TV二次100 V</td><td>母线电压</td></tr><tr><td>端子排X5</td><td>远方遥控与信号</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1009, 209, 680, '10 kV线路柱上无功补偿装置', 'LH-GYX', 'LH-GYX/10-300-A', '地面可视指示器，运行与故障灯，遥控器近距离查看', '安装在10 kV线路电杆上的固定加自动补偿装置，定时或电压控制投退。', '4G遥信、GPS/北斗对时、太阳能辅助电源', '框架1600 mm×900 mm×1400 mm（宽×深×高）', '杆上抱箍安装，双杆间距2.5 m；无开孔', '双杆台架或单杆支架安装', '900 mm', '负荷分散、线路较长的10 kV农网与郊区线路', '2026-08-15 09:15:00', 'GB/T 11024.1,GB 50227', '/media/products/hv-compensation-2-f9f0c969.webp,/media/products/hv-compensation-1-046114db.webp,/media/products/hv-compensation-3-7d4f8a95.webp', '<h3>产品概述</h3>
<p>长线路末端电压偏低、线损偏高时，在负荷重心处装设LH-GYX可就地提供无功，减小线路无功电流。</p>
<p>自动型按电压上下限与时间表投退，固定型长期投入，一条线路常采用固定加自动的组合。</p>
<h3>功能特点</h3>
<ul><li>真空开关与永磁操作机构，操作功耗低，适合杆上小容量电源</li><li>过压、欠压、缺相与涌流保护齐全</li><li>带放电线圈，退出后5 min内可靠放电</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>10 kV</td></tr><tr><th>容量</th><td>150、300、450、600 kvar</td></tr><tr><th>投切</th><td>手动、定时、电压控制</td></tr><tr><th>串联电抗率</th><td>1%（限涌流）或6%</td></tr><tr><th>绝缘水平</th><td>工频42 kV/1 min，雷电冲击75 kV</td></tr><tr><th>辅助电源</th><td>电压互感器取电或太阳能</td></tr><tr><th>环境</th><td>-40~+45 ℃，覆冰10 mm</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYX/10-300-A</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GYX</td><td>线路柱上补偿</td></tr><tr><td>10</td><td>额定电压，kV</td></tr><tr><td>300</td><td>容量，kvar</td></tr><tr><td>A</td><td>自动；G固定</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', '<h3>接线说明</h3>
<p>跌落式熔断器与避雷器在电源侧，装置通过绝缘导线接入线路。</p>
<h3>接线要点</h3>
<ol><li>安装点宜选在距线路首端2/3处或负荷重心，按线路无功负荷的1/3配置。</li><li>台架对地距离按设计规程，操作机构朝向巡视道路。</li><li>投运后观察24 h，若夜间电压超上限须改为定时退出。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C</td><td>10 kV线路</td></tr><tr><td>跌落式熔断器</td><td>短路保护</td></tr><tr><td>避雷器</td><td>雷电过电压</td></tr><tr><td>控制箱</td><td>定值与通信</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1010, 209, 670, '高压电动机就地补偿柜', 'LH-GYJ', 'LH-GYJ/10-300', '柜面仪表与指示灯，配LH-PM96E显示', '与6/10 kV电动机同投同退的就地补偿柜，随机补偿、减小电缆电流。', '联锁接点、柜内照明与加热、温度监测', '1000 mm×1100 mm×2000 mm（宽×深×高）', '柜体落地，电缆下进下出', '紧靠电动机启动柜安装', '1100 mm', '水泵、风机、磨机等长期运行的高压电动机', '2026-08-07 14:30:00', 'GB/T 11024.1,GB 50227', '/media/products/hv-compensation-1-046114db.webp,/media/products/hv-compensation-2-f9f0c969.webp,/media/products/hv-compensation-3-7d4f8a95.webp', '<h3>产品概述</h3>
<p>就地补偿电容与电动机并联、由同一断路器控制，可减少供电电缆与变压器的无功电流，特别适合容量大、运行时间长、距离变电所远的电动机。</p>
<p>为防止自励磁，补偿容量一般不超过电动机空载励磁无功的90%，交付前提供容量校核表。</p>
<h3>功能特点</h3>
<ul><li>避免独立投切，无谐振与过补风险</li><li>柜内真空接触器与熔断器组合保护</li><li>可与变频器配合（变频运行时闭锁投入）</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>6、10 kV</td></tr><tr><th>容量</th><td>100~600 kvar</td></tr><tr><th>电抗率</th><td>0.5%~1%（限流）</td></tr><tr><th>联锁</th><td>与电动机断路器同投同退</td></tr><tr><th>防护等级</th><td>IP3X</td></tr><tr><th>绝缘水平</th><td>6 kV：30 kV/1 min；10 kV：42 kV/1 min</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYJ/10-300</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GYJ</td><td>电动机就地补偿</td></tr><tr><td>10</td><td>额定电压，kV</td></tr><tr><td>300</td><td>容量，kvar</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', '<h3>接线说明</h3>
<p>与电动机并联，接于启动柜负荷侧。</p>
<h3>接线要点</h3>
<ol><li>变频启动的电动机须在工频旁路投入后再投电容。</li><li>核对相序与同期，接线端子按力矩紧固并贴封条。</li><li>联锁接点接入电动机断路器辅助触点，断路器分闸同时退出电容。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C</td><td>主回路</td></tr><tr><td>联锁1、2</td><td>断路器辅助触点</td></tr><tr><td>TA二次</td><td>监视电流</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1011, 211, 660, '抗谐波集成电容器（7%电抗率）', 'LH-XCS-7', 'LH-XCS/480-30-7%', '机身LCD显示电压谐波畸变率、电流与两级温度', '电容与7%调谐电抗一体、抑制5次及以上谐波的抗谐波补偿单元。', '铜电抗、外置集中显示、谐波数据上传', '525 mm×190 mm×370 mm（深×宽×高）', '无需面板开孔；安装孔4×φ9，孔距480 mm×150 mm', '安装梁或底座立式安装，上方留100 mm散热空间', '525 mm', '变频器、中小型整流装置较多的工业与商业配电系统', '2026-07-30 11:50:00', 'GB/T 15576,GB/T 12747.1,GB/T 29312,GB/T 14549', '/media/products/harmonic-integrated-capacitor-1-77798466.webp,/media/products/harmonic-integrated-capacitor-2-79d3d368.webp,/media/products/harmonic-integrated-capacitor-3-2a6818d4.webp', '<h3>产品概述</h3>
<p>LH-XCS-7在480 V电容回路中串入7%电抗器，调谐频率189 Hz，系统主要谐波频率下回路呈感性，既补无功又不放大5次及以上谐波。</p>
<p>电容与电抗分仓布置并各设温度测点，电抗温度过高时先告警、再退出，避免铁心过热损坏。</p>
<h3>功能特点</h3>
<ul><li>按电压谐波畸变率闭锁投入，THDu超过6%自动退出</li><li>铁心电抗线性度1.8倍额定电流，合闸不饱和</li><li>实际输出按电压与电抗率折算，面板可显示等效容量</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统额定电压</th><td>AC 400 V</td></tr><tr><th>电容器额定电压</th><td>480 V</td></tr><tr><th>标称容量</th><td>10、20、30、40、50 kvar</td></tr><tr><th>400 V实际输出</th><td>7.5、14.9、22.4、29.9、37.3 kvar</td></tr><tr><th>电抗率</th><td>7%（谐振频率189 Hz）</td></tr><tr><th>合闸涌流</th><td>≤2.5 In</td></tr><tr><th>电抗温升</th><td>≤80 K（H级绝缘）</td></tr><tr><th>投切次数</th><td>≥100万次</td></tr><tr><th>噪声</th><td>≤50 dB（1 m）</td></tr><tr><th>环境</th><td>-25~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/480-30-7%</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-XCS</td><td>抗谐波集成电容，共补</td></tr><tr><td>480</td><td>电容器额定电压，V</td></tr><tr><td>30</td><td>标称容量，kvar</td></tr><tr><td>7%</td><td>电抗率</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相三线接入，电抗器已在内部串联，外部不得再加电抗。</p>
<h3>接线要点</h3>
<ol><li>上级断路器按1.5倍额定电流选择，脱扣曲线选C型或更高。</li><li>同柜内多台之间保持20 mm间距，柜顶强制排风。</li><li>与不同电抗率的回路并联时须先做谐振校核。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C</td><td>主回路</td></tr><tr><td>PE</td><td>接地</td></tr><tr><td>网络1/2</td><td>级联RJ45</td></tr><tr><td>T1、T2</td><td>电容/电抗温度输出（选配）</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1012, 211, 650, '抗谐波集成电容器（14%电抗率）', 'LH-XCS-14', 'LH-XCS/525-30-14%', '机身LCD显示3、5、7次谐波电流及退出记录', '14%电抗率、525 V电容，抑制3次及以上谐波的抗谐波单元。', '中性线电流显示、低噪声型（≤45 dB）', '545 mm×210 mm×390 mm（深×宽×高）', '无需面板开孔；安装孔4×φ9，孔距500 mm×170 mm', '底座立式安装', '545 mm', '单相开关电源、LED照明、UPS等三次谐波突出的系统', '2026-07-22 16:05:00', 'GB/T 15576,GB/T 12747.1,GB/T 14549', '/media/products/harmonic-integrated-capacitor-2-79d3d368.webp,/media/products/harmonic-integrated-capacitor-1-77798466.webp,/media/products/harmonic-integrated-capacitor-3-2a6818d4.webp', '<h3>产品概述</h3>
<p>当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>退出原因中文记录，可区分过压、谐波、过温</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统额定电压</th><td>AC 400 V</td></tr><tr><th>电容器额定电压</th><td>525 V</td></tr><tr><th>标称容量</th><td>15、30、45、60 kvar</td></tr><tr><th>400 V实际输出</th><td>10.1、20.2、30.4、40.5 kvar</td></tr><tr><th>电抗率</th><td>14%（谐振频率134 Hz）</td></tr><tr><th>电抗绝缘等级</th><td>H级</td></tr><tr><th>噪声</th><td>≤50 dB（1 m）</td></tr><tr><th>环境</th><td>-25~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-XCS</td><td>抗谐波集成电容，共补</td></tr><tr><td>525</td><td>电容器额定电压，V</td></tr><tr><td>30</td><td>标称容量，kvar</td></tr><tr><td>14%</td><td>电抗率</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相三线接入；三次谐波系统须复核中性线截面。</p>
<h3>接线要点</h3>
<ol><li>中性线截面不小于相线，必要时加倍，防止零线过热。</li><li>与7%回路混装时须核对并联谐振，避免在3~5次之间出现峰值。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C</td><td>主回路</td></tr><tr><td>PE</td><td>接地</td></tr><tr><td>网络1/2</td><td>级联RJ45</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1013, 211, 640, '板式抗谐波补偿组件', 'LH-XCB', 'LH-XCB/480-40-7%-T', '测控面板显示；板上设投切与温度LED', '电容、电抗、开关装于一块安装板的抗谐波组件，成套厂快速装柜。', '母线排、支路熔断器指示、端子改为铜排', '500 mm×700 mm×320 mm（宽×高×深，整板）', '安装板四角孔φ9，孔距460 mm×660 mm', '固定在柜体立柱的安装板上', '320 mm', '固定分隔柜、GGD等常用柜体的批量装配', '2026-07-14 13:20:00', 'GB/T 15576,GB/T 12747.1,GB/T 29312', '/media/products/harmonic-integrated-capacitor-1-77798466.webp,/media/products/harmonic-integrated-capacitor-2-79d3d368.webp,/media/products/harmonic-integrated-capacitor-3-2a6818d4.webp', '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V系统</td></tr><tr><th>标称容量</th><td>40、60 kvar（480 V/7%或525 V/14%）</td></tr><tr><th>投切元件</th><td>晶闸管或复合开关，可选</td></tr><tr><th>支路熔断器</th><td>NH系列，带熔断指示</td></tr><tr><th>工频耐压</th><td>1890 V，5 s</td></tr><tr><th>重量</th><td>约45 kg（60 kvar）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-XCB</td><td>板式组件</td></tr><tr><td>480</td><td>电容器额定电压，V</td></tr><tr><td>40</td><td>标称容量，kvar</td></tr><tr><td>7%</td><td>电抗率</td></tr><tr><td>T</td><td>晶闸管投切；F复合开关</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1014, 212, 630, '抗谐波分补集成电容器', 'LH-XCF', 'LH-XCF/300-24-14%', 'LCD分相显示谐波电流与补偿状态', '单相电抗与单相电容逐相组合的分补抗谐波单元，适配三次谐波与不平衡并存场所。', '中性线谐波监测、每相容量不等配置', '545 mm×230 mm×390 mm（深×宽×高）', '无需面板开孔；安装孔4×φ9，孔距500 mm×190 mm', '立式安装，须强制风冷', '545 mm', '写字楼、医院门诊、商场等照明与办公负荷', '2026-07-05 10:40:00', 'GB/T 15576,GB/T 12747.1,GB/T 14549', '/media/products/harmonic-integrated-capacitor-2-79d3d368.webp,/media/products/harmonic-integrated-capacitor-1-77798466.webp,/media/products/harmonic-integrated-capacitor-3-2a6818d4.webp', '<h3>产品概述</h3>
<p>三相照明与单相开关电源同时存在时，三次谐波在中性线叠加、三相又不平衡，LH-XCF每相配14%单相电抗与300 V电容，逐相独立补偿。</p>
<p>每台可只投某一相，因此在轻载时不会把轻载相补成容性。</p>
<h3>功能特点</h3>
<ul><li>三相独立电抗器，磁路互不耦合，补偿更精确</li><li>中性线谐波电流实测显示</li><li>单相故障隔离，其余两相不停</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统额定电压</th><td>AC 230 V（相电压）</td></tr><tr><th>电容器额定电压</th><td>300 V（14%电抗）</td></tr><tr><th>标称容量</th><td>15、24、30 kvar（三相合计）</td></tr><tr><th>230 V实际输出</th><td>10.3、16.4、20.5 kvar</td></tr><tr><th>电抗率</th><td>14%</td></tr><tr><th>合闸涌流</th><td>≤2.5 In</td></tr><tr><th>环境</th><td>-25~+50 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCF/300-24-14%</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-XCF</td><td>抗谐波分补</td></tr><tr><td>300</td><td>电容器额定电压，V</td></tr><tr><td>24</td><td>三相合计标称容量，kvar</td></tr><tr><td>14%</td><td>电抗率</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接入，中性线必须单独敷设。</p>
<h3>接线要点</h3>
<ol><li>中性线截面不小于相线，单独从总中性排引出。</li><li>各相互感器变比一致，公共端接地。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N</td><td>主回路</td></tr><tr><td>IA~IC、I*</td><td>取样</td></tr><tr><td>网络1/2</td><td>级联</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1015, 213, 620, '工业调谐滤波成套柜', 'LH-GXL', 'LH-GXL/400-5.7.11-500', '10英寸触摸屏，频谱柱状图与支路一次图', '5、7、11次单调谐组合的工业滤波柜，按实测频谱设计支路。', '与APF协调、支路电流不平衡监测、双路通信', '单柜1000 mm×1000 mm×2200 mm（宽×深×高），按支路数并柜', '落地安装，基础槽钢', '落地并柜，柜顶强制排风', '1000 mm', '稳定运行的整流、电解、化工生产线', '2026-06-27 15:55:00', 'GB/T 15576,GB/T 14549,GB/T 7251.1', '/media/products/industrial-harmonic-cabinet-1-b6937fca.webp,/media/products/industrial-harmonic-cabinet-2-e15fd827.webp,/media/products/industrial-harmonic-cabinet-3-dcd6f55e.webp', '<h3>产品概述</h3>
<p>LH-GXL每条支路由滤波电容与空心或铁心滤波电抗组成串联谐振回路，调谐点略低于目标谐波频率，既吸收谐波又避免精确谐振带来的过流。</p>
<p>方案附支路谐振曲线、各运行方式的校核结论以及投运前后谐波含量的预估值。</p>
<h3>功能特点</h3>
<ul><li>支路电抗、电容按实测值配对，调谐偏差不大于1%</li><li>每条支路独立熔断器与不平衡监测</li><li>与生产线联锁，先滤波后补偿，防止单支路过流</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400、690 V</td></tr><tr><th>支路</th><td>3~6条（5、7、11、13次或高通）</td></tr><tr><th>单柜容量</th><td>150~800 kvar</td></tr><tr><th>调谐偏差</th><td>≤±1%（出厂）</td></tr><tr><th>滤波效果</th><td>主要谐波次数电流下降50%~80%，以现场复测为准</td></tr><tr><th>防护等级</th><td>IP3X</td></tr><tr><th>噪声</th><td>≤70 dB（1 m）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXL/400-5.7.11-500</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GXL</td><td>工业滤波柜</td></tr><tr><td>400</td><td>额定电压，V</td></tr><tr><td>5.7.11</td><td>支路次数</td></tr><tr><td>500</td><td>总容量，kvar</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>主回路由母排或电缆接至电源母线，二次与生产线PLC联锁。</p>
<h3>接线要点</h3>
<ol><li>投运顺序：5次→7次→11次，退出顺序相反，由控制器自动执行。</li><li>并联其他电容补偿回路前须重新校核谐振。</li><li>定期（建议每季度）复测支路电流，偏差超过10%时检查电容容量。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>母排A、B、C、PE</td><td>主回路</td></tr><tr><td>PLC联锁干接点</td><td>生产线联锁</td></tr><tr><td>RS485/网口</td><td>通信</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1016, 213, 610, '中频炉专用滤波补偿装置', 'LH-GXZ', 'LH-GXZ/575-1000-6P', '触摸屏显示炉功率、频谱与投切档位', '适配六脉波、十二脉波中频炉，5、7或11、13次多支路滤波的专用装置。', '熔炼周期联动、水冷电抗、炉体数据接入', '柜组（3面）3000 mm×1000 mm×2300 mm', '落地安装，基础槽钢', '靠近中频电源柜安装，缩短电缆', '1000 mm', '铸造车间中频熔炼炉、透热炉', '2026-06-19 12:15:00', 'GB/T 14549,GB/T 15576', '/media/products/industrial-harmonic-cabinet-2-e15fd827.webp,/media/products/industrial-harmonic-cabinet-1-b6937fca.webp,/media/products/industrial-harmonic-cabinet-3-dcd6f55e.webp', '<h3>产品概述</h3>
<p>六脉波中频炉特征谐波为5、7、11、13次，十二脉波为11、13次；熔炼过程中功率在数十秒内从20%升到100%，固定投入的滤波支路在低功率段会造成过补与电压抬升。</p>
<p>LH-GXZ按熔炼功率档位分级投切支路，并与炉体电源通信，功率升降时提前动作。</p>
<h3>功能特点</h3>
<ul><li>与中频电源通信，按功率档位提前投切</li><li>支路电抗留有20%电流裕度，适应炉料变化</li><li>退出时自动检测过补并限速投退</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400、575、690 V</td></tr><tr><th>匹配炉功率</th><td>250~2000 kW</td></tr><tr><th>支路</th><td>六脉波：5、7、11、13次；十二脉波：11、13次</td></tr><tr><th>响应</th><td>≤20 ms（晶闸管型）</td></tr><tr><th>补偿后功率因数</th><td>0.92~0.97（依工况）</td></tr><tr><th>防护等级</th><td>IP3X</td></tr><tr><th>冷却</th><td>强迫风冷或水冷</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXZ/575-1000-6P</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GXZ</td><td>中频炉专用</td></tr><tr><td>575</td><td>额定电压，V</td></tr><tr><td>1000</td><td>匹配炉功率，kW</td></tr><tr><td>6P</td><td>六脉波；12P十二脉波</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>与中频电源共用进线断路器或独立断路器，互感器装在总进线。</p>
<h3>接线要点</h3>
<ol><li>滤波装置应在中频炉启动前投入5次支路，停炉前最后退出。</li><li>电抗器与炉体通风系统分开，避免金属粉尘堆积。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>母排</td><td>主回路</td></tr><tr><td>RS485</td><td>与中频电源通信</td></tr><tr><td>急停</td><td>硬接线联锁</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1017, 214, 600, '晶闸管动态投切滤波装置', 'LH-GXT', 'LH-GXT/400-300-5.7', '柜面触摸屏，响应时间与闪变值曲线', '晶闸管过零触发、20 ms内完成投切的动态滤波补偿柜。', '闪变治理、电压暂降记录、风冷/水冷可选', '单柜800 mm×1000 mm×2200 mm', '落地安装，基础槽钢', '落地并柜', '1000 mm', '点焊机、轧机、起重机、破碎机等冲击负荷', '2026-06-11 09:30:00', 'GB/T 15576,JB/T 10695,GB/T 12326,GB/T 14549', '/media/products/industrial-harmonic-cabinet-1-b6937fca.webp,/media/products/industrial-harmonic-cabinet-2-e15fd827.webp,/media/products/industrial-harmonic-cabinet-3-dcd6f55e.webp', '<h3>产品概述</h3>
<p>冲击负荷的无功在数个周波内大幅变化，接触器投切来不及响应。LH-GXT每支路用两组晶闸管反并联，按瞬时无功计算给出触发，全响应时间不大于20 ms。</p>
<p>与普通TSC不同，其支路为LC滤波回路，投切过程中始终不放大谐波，可同时改善电压波动与闪变。</p>
<h3>功能特点</h3>
<ul><li>相控预充电使投入涌流接近零</li><li>每支路温度、熔断器与缺相保护</li><li>可与APF组成“动态滤波加有源”混合方案</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V</td></tr><tr><th>容量</th><td>150、300、450、600 kvar</td></tr><tr><th>响应时间</th><td>≤20 ms</td></tr><tr><th>动作次数</th><td>不限（无触点）</td></tr><tr><th>闪变改善</th><td>典型30%~60%，以现场为准</td></tr><tr><th>冷却</th><td>强迫风冷</td></tr><tr><th>防护等级</th><td>IP31</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXT/400-300-5.7</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GXT</td><td>晶闸管动态滤波</td></tr><tr><td>400</td><td>额定电压，V</td></tr><tr><td>300</td><td>容量，kvar</td></tr><tr><td>5.7</td><td>支路次数</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li><li>GB/T 12326《电能质量 电压波动和闪变》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相三线主回路，三相电流取样来自负荷侧。</p>
<h3>接线要点</h3>
<ol><li>触发板电源与主回路同相，禁止倒相。</li><li>风冷进风口与墙面距离不小于300 mm，定期清灰。</li><li>现场须做一次投切响应时间实测并留存波形。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>母排A、B、C</td><td>主回路</td></tr><tr><td>IA~IC</td><td>取样</td></tr><tr><td>24 V</td><td>触发电源</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1018, 216, 590, '集成电容测控显示装置', 'LH-CK200', 'LH-CK200/5A-4G', '128×64点阵中文LCD，四键操作，两排状态指示灯', '智能电容总线主站与柜面电参量显示一体机，120方形。', '4DI/2DO、温湿度、第二路RS485', '120 mm×120 mm×90 mm（宽×高×深）', '112 mm×112 mm（+0.8/0 mm）', '柜门嵌入安装，两侧卡件压紧', '≤85 mm（含端子）', '智能电容补偿柜、抗谐波补偿柜', '2026-06-03 14:45:00', 'DL/T 597,JB/T 9663,GB/T 15576', '/media/products/integrated-meter-controller-1-b9c95fe9.webp,/media/products/integrated-meter-controller-2-ef177faf.webp,/media/products/integrated-meter-controller-3-06b67ca2.webp', '<h3>产品概述</h3>
<p>LH-CK200作为智能电容器组的主站，集中整定参数、显示母线电参量并统一下发投切策略，每台电容单元的容量、温度、投切次数都能在面板上逐路查看。</p>
<p>与单只功率因数表相比，它既负责显示又负责控制，柜面只需一个开孔。</p>
<h3>功能特点</h3>
<ul><li>自动识别总线上的电容单元与容量，最多40台</li><li>循环投切，各路累计运行时间差不大于5%</li><li>谐波越限闭锁与过压退出可独立整定</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测量</th><td>三相电压、电流、有功、无功、功率因数、频率、2~31次谐波</td></tr><tr><th>准确度</th><td>电压/电流0.2级，功率0.5级，功率因数±0.005</td></tr><tr><th>电压输入</th><td>3×220/380 V，最大450 V</td></tr><tr><th>电流输入</th><td>3×5 A（CT二次）</td></tr><tr><th>组网</th><td>RS485，最多40台</td></tr><tr><th>上行</th><td>RS485/Modbus-RTU，2400~38400 bps</td></tr><tr><th>整定</th><td>COSφ 0.90~0.99，延时1~999 s，谐波闭锁1%~30%</td></tr><tr><th>工作电源</th><td>AC/DC 85~265 V，功耗≤5 W</td></tr><tr><th>环境</th><td>-25~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK200/5A-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-CK200</td><td>集成电容测控</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>4G</td><td>带4G上行；缺省为RS485</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>DL/T 597《低压无功补偿控制器使用技术条件》</li><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>取样电流必须取自总进线，且位于电容柜电源侧。</p>
<h3>接线要点</h3>
<ol><li>电压UA、UB、UC、UN与电流IA、IB、IC须同相、极性一致，方向由进线指向负荷。</li><li>下行总线用屏蔽双绞线，屏蔽层单端接地，长度不超过600 m。</li><li>投运后看功率因数：轻载应接近1、重载滞后，若显示超前且投切后更超前，检查极性。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1~4</td><td>UA、UB、UC、UN</td></tr><tr><td>5~10</td><td>IA、IB、IC及回零</td></tr><tr><td>A1、B1</td><td>电容总线</td></tr><tr><td>A2、B2</td><td>上行通信</td></tr><tr><td>21、22</td><td>工作电源</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1019, 217, 580, '配变综合测控终端', 'LH-CK300', 'LH-CK300/5A-4G-T4', '大屏段码LCD，负荷率、功率因数与告警轮显', '台区变压器监测、计量、补偿控制与远程上送一体终端，4G可选。', '4G、开门告警、4路温度、剩余电流、北斗对时', '280 mm×200 mm×90 mm（壁挂）', '无开孔，四孔安装220 mm×150 mm', '挂箱或配电室墙面安装', '90 mm', '10/0.4 kV台区变压器、箱变、JP柜', '2026-05-26 11:05:00', 'GB/T 17215.321,GB/T 17215.301,DL/T 645,DL/T 597', '/media/products/integrated-meter-controller-2-ef177faf.webp,/media/products/integrated-meter-controller-1-b9c95fe9.webp,/media/products/integrated-meter-controller-3-06b67ca2.webp', '<h3>产品概述</h3>
<p>LH-CK300在台区终端上实现电能计量、负荷曲线、变压器测温与无功补偿四合一，替代传统的计量表加控制器组合。</p>
<p>负荷曲线默认15 min一点、存储不少于30天，支持抄表与历史补召。</p>
<h3>功能特点</h3>
<ul><li>变压器负载率、三相不平衡度、功率因数逐日统计</li><li>补偿控制支持电容组与SVG混合</li><li>断电后保持最后一次冻结数据与上报</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测量准确度</th><td>电压、电流0.2级，有功C级（0.5S级），无功2级</td></tr><tr><th>电压输入</th><td>3×220/380 V</td></tr><tr><th>电流输入</th><td>3×5 A（1.5(6) A）</td></tr><tr><th>通信</th><td>4G Cat.1（选配），2路RS485</td></tr><tr><th>规约</th><td>Modbus-RTU、DL/T 645-2007</td></tr><tr><th>存储</th><td>负荷曲线≥30天，事件200条</td></tr><tr><th>备用电源</th><td>超级电容，失电上报</td></tr><tr><th>环境</th><td>-25~+60 ℃，防护等级IP51（箱内）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK300/5A-4G-T4</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-CK300</td><td>配变测控终端</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>4G</td><td>带4G</td></tr><tr><td>T4</td><td>4路测温</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接入，互感器二次与电压引自变压器低压侧。</p>
<h3>接线要点</h3>
<ol><li>电压回路经熔断器，电流回路设试验端子以便校验。</li><li>SIM卡槽朝下安装，天线引出箱体。</li><li>温度探头贴于变压器油箱或绕组引线处，固定牢靠并绝缘。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>UA~UN</td><td>电压</td></tr><tr><td>IA~IC</td><td>电流</td></tr><tr><td>T1~T4</td><td>温度</td></tr><tr><td>RS485-1/2</td><td>下行/上行</td></tr><tr><td>GPS</td><td>北斗/定位</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1020, 217, 570, '台区融合综合测控终端', 'LH-CK310', 'LH-CK310/5A-LoRa', 'LCD+运行指示灯，手机扫码进入本地维护页面', '带边缘计算与多规约转换的台区测控终端，兼作网关。', '北斗、Wi-Fi维护口、U盘导出、加密芯片', '320 mm×220 mm×100 mm（壁挂）', '无开孔，四孔安装260 mm×160 mm', '配电室或箱变低压室安装', '100 mm', '新建台区、小区配电房与工商业用户配电室', '2026-05-17 16:20:00', 'GB/T 17215.321,DL/T 645,DL/T 698.45,DL/T 597', '/media/products/integrated-meter-controller-1-b9c95fe9.webp,/media/products/integrated-meter-controller-2-ef177faf.webp,/media/products/integrated-meter-controller-3-06b67ca2.webp', '<h3>产品概述</h3>
<p>LH-CK310在测量与补偿控制之外，汇聚现场RS485仪表、LoRa传感器与断路器数据，按MQTT上送云平台，一台终端代替测控加网关。</p>
<p>边缘侧可运行越限判断、投切策略与告警压缩，断网时本地策略不受影响。</p>
<h3>功能特点</h3>
<ul><li>下行4路RS485、1路LoRa，最多接入64只设备</li><li>断点续传，最少缓存30天</li><li>远程升级与参数下发，支持分组授权</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测量准确度</th><td>有功C级（0.5S级），电压电流0.2级</td></tr><tr><th>电流输入</th><td>3×5 A</td></tr><tr><th>下行</th><td>4×RS485 + LoRa（470~510 MHz）</td></tr><tr><th>上行</th><td>4G Cat.1 + 以太网，MQTT、Modbus-TCP</td></tr><tr><th>规约</th><td>DL/T 645-2007、Modbus-RTU、DL/T 698.45</td></tr><tr><th>存储</th><td>32 MB，数据≥30天</td></tr><tr><th>电源</th><td>AC 220 V，备用超级电容</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK310/5A-LoRa</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-CK310</td><td>台区测控网关</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>LoRa</td><td>带LoRa；缺省4G+以太网</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 698.45《电能信息采集与管理系统 第4-5部分：通信协议—面向对象的数据交换协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>与LH-CK300相同，另接LoRa天线与多路下行总线。</p>
<h3>接线要点</h3>
<ol><li>LoRa天线尽量靠上、远离金属板300 mm以上。</li><li>每路485挂接不超过32台，同一路统一规约。</li><li>下行设备地址按安装顺序由低到高，便于排查。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>UA~UN、IA~IC</td><td>电压电流</td></tr><tr><td>RS485-1~4</td><td>下行</td></tr><tr><td>LAN</td><td>上行网口</td></tr><tr><td>ANT1/2</td><td>4G/LoRa天线</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1021, 219, 560, '7英寸集中显示触摸屏', 'LH-HMI7', 'LH-HMI7/2R1E', '7英寸800×480彩色触摸屏，中文界面与实时曲线', '补偿柜与电能质量柜的统一人机界面，7英寸彩色触摸屏。', '10英寸、网口双口、权限分级与日志', '200 mm×150 mm×45 mm（宽×高×深）', '192 mm×138 mm（+0.8/0 mm）', '柜门嵌入安装，卡扣或四角螺钉', '≤40 mm', '补偿柜、APF/SVG柜、集中治理柜', '2026-05-09 13:40:00', 'GB/T 7251.8', '/media/products/controller-panel-1-a86a86c2.webp,/media/products/controller-panel-2-c485cebe.webp,/media/products/controller-panel-3-97222a06.webp', '<h3>产品概述</h3>
<p>LH-HMI7用一次图、棒图与曲线三种视图显示整柜运行：左边一次图可点开任意一路，右边为功率因数与谐波趋势，底部为告警与操作记录。</p>
<p>它只做监视与参数下发，不参与投切逻辑，掉电或更换不影响设备自身运行。</p>
<h3>功能特点</h3>
<ul><li>一次图与设备参数由工程文件导入，现场无需编程</li><li>历史曲线30天，支持U盘导出</li><li>操作权限三级：巡视、操作、厂家</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>屏幕</th><td>7英寸TFT，电阻/电容触摸可选</td></tr><tr><th>面板防护</th><td>IP65（前面板）</td></tr><tr><th>下行</th><td>2路RS485，最多64台设备</td></tr><tr><th>上行</th><td>以太网，Modbus-TCP</td></tr><tr><th>存储</th><td>曲线≥30天，事件1000条</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，≤8 W</td></tr><tr><th>工作环境</th><td>-10~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-HMI7/2R1E</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-HMI7</td><td>7英寸集中显示</td></tr><tr><td>2R</td><td>2路RS485</td></tr><tr><td>1E</td><td>1路以太网</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>', '');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1022, 221, 550, '模块式静止无功发生器', 'LH-SVG-M', 'LH-SVG-M/400-100-4L', '模块面板LED状态灯，参数由柜面触摸屏集中显示', '三电平机架式SVG模块，±30~±100 kvar连续可调，毫秒级响应。', '三相不平衡补偿、3/5/7次谐波补偿、与电容器混合控制', '500 mm×560 mm×230 mm（宽×深×高，100 kvar）', '19英寸机架抽屉安装，面板宽482.6 mm；无需现场开孔', '机架导轨安装，前面板四点固定，后部接线', '560 mm（另留后部接线与出风空间150 mm）', '负荷变化快、存在容性倒送或三相不平衡的0.4 kV配电系统', '2026-05-01 10:55:00', 'NB/T 42057,GB/T 15543,GB/T 14549,GB/T 7251.1', '/media/products/svg-module-1-06ba56c0.webp,/media/products/svg-module-2-e981e92b.webp,/media/products/svg-module-3-47706b33.webp', '<h3>产品概述</h3>
<p>LH-SVG-M以三电平IGBT变流器输出幅值与相位连续可调的补偿电流，既可发容性无功也可发感性无功，补偿后功率因数可稳定在0.99附近，没有电容器分级投切的台阶与涌流。</p>
<p>模块之间采用主从对等方式并联，任一模块故障自动退出，其余模块重新分配容量。</p>
<h3>功能特点</h3>
<ul><li>瞬时响应小于100 µs，全响应不大于10 ms</li><li>电网电压在320~480 V范围内可持续输出</li><li>剩余容量可用于三相不平衡电流转移，三相四线机型中性线能力为相线的1.0倍</li><li>与智能电容器共用总线，基础无功由电容承担、波动部分由SVG承担</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（-20%~+20%），50/60 Hz</td></tr><tr><th>接线</th><td>三相三线/三相四线</td></tr><tr><th>额定容量</th><td>30、50、75、100 kvar</td></tr><tr><th>输出范围</th><td>额定感性~额定容性，连续可调</td></tr><tr><th>瞬时响应时间</th><td>＜100 µs</td></tr><tr><th>全响应时间</th><td>≤10 ms</td></tr><tr><th>有功损耗</th><td>≤2.5%额定容量</td></tr><tr><th>等效开关频率</th><td>20 kHz</td></tr><tr><th>并联数量</th><td>单柜最多8台，总台数不大于16</td></tr><tr><th>冷却</th><td>智能调速强制风冷</td></tr><tr><th>噪声</th><td>≤65 dB（1 m）</td></tr><tr><th>防护等级</th><td>IP20（模块）</td></tr><tr><th>通信</th><td>RS485/Modbus-RTU</td></tr><tr><th>环境</th><td>-10~+45 ℃，45 ℃以上降额</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-M/400-100-4L</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-SVG-M</td><td>模块式SVG</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>100</td><td>额定容量，kvar</td></tr><tr><td>4L</td><td>三相四线；3L三相三线</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>主回路经断路器与熔断器接入母线；电流互感器可装在电网侧或负荷侧，须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²。</li><li>三只互感器同规格（二次5 A），P1朝电源、P2朝负荷，二次S1、S2分别接入，不得开路。</li><li>多台并联时电流信号串联接入或由主机分发，二次负荷须小于互感器额定负荷。</li><li>合闸顺序：先合控制电源自检，再合主回路，预充电完成后启动。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N</td><td>主回路</td></tr><tr><td>PE</td><td>保护接地，不小于16 mm²</td></tr><tr><td>CTA±、CTB±、CTC±</td><td>取样电流</td></tr><tr><td>485A、485B</td><td>通信</td></tr><tr><td>EPO</td><td>急停干接点</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1023, 221, 540, '高密度SVG混合补偿模块', 'LH-SVG-MH', 'LH-SVG-MH/400-150-12', '前面板2.8英寸彩色屏，显示输出容量、温度与告警', '150 kvar高密度SVG模块，内置电容投切接口，单模块完成混合补偿。', '12路电容投切输出、以太网口、N+1冗余', '500 mm×640 mm×270 mm（宽×深×高）', '19英寸机架安装，6U；无需现场开孔', '机架托板安装，前进后出风道', '640 mm', '变压器容量1000 kVA及以上、需要大容量连续补偿的配电室', '2026-04-23 15:10:00', 'NB/T 42057,GB/T 15576,GB/T 14549', '/media/products/svg-module-2-e981e92b.webp,/media/products/svg-module-1-06ba56c0.webp,/media/products/svg-module-3-47706b33.webp', '<h3>产品概述</h3>
<p>LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机。</p>
<p>控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容，SVG始终保留不少于20%的调节裕度。</p>
<h3>功能特点</h3>
<ul><li>每级电容容量可单独登记，投切前预判避免过补</li><li>N+1冗余：一台退出时其余模块短时过载110%承接</li><li>散热器温度、风机转速在线监测，风机堵转预警</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（-20%~+15%）</td></tr><tr><th>额定容量</th><td>150 kvar（额定电流217 A）</td></tr><tr><th>电容投切输出</th><td>12路，DC 12 V/20 mA</td></tr><tr><th>全响应时间</th><td>≤10 ms</td></tr><tr><th>有功损耗</th><td>≤2.2%额定容量</td></tr><tr><th>短时过载</th><td>110%，1 min</td></tr><tr><th>并联数量</th><td>最多8台</td></tr><tr><th>通信</th><td>RS485、以太网（Modbus-TCP）</td></tr><tr><th>噪声</th><td>≤68 dB（1 m）</td></tr><tr><th>环境</th><td>-10~+40 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-MH/400-150-12</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-SVG-MH</td><td>高密度混合SVG模块</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>150</td><td>额定容量，kvar</td></tr><tr><td>12</td><td>电容投切路数</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>SVG主回路与电容回路共母线，取样互感器装在两者共同的电源侧。</p>
<h3>接线要点</h3>
<ol><li>主回路建议铜排30 mm×4 mm或95 mm²铜导线。</li><li>投切输出公共端为+12 V，单路负载不超过20 mA，不得并联使用。</li><li>首台投运时须执行“电容容量自学习”，逐路投切并校核登记容量。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L1、L2、L3、N</td><td>主回路</td></tr><tr><td>DO1~DO12、COM</td><td>电容投切输出</td></tr><tr><td>CT1~CT3</td><td>取样</td></tr><tr><td>LAN</td><td>以太网</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1024, 222, 530, '壁挂式静止无功发生器', 'LH-SVG-W', 'LH-SVG-W/400-50', '4.3英寸彩色触摸屏，实时波形、柱状图与历史曲线', '4.3英寸彩屏、整机壁挂的SVG，适合小配电间与分支回路就地补偿。', 'IP42防护、4G、并联功能', '500 mm×250 mm×720 mm（宽×深×高，50 kvar）', '背板挂钩安装，孔距360 mm×680 mm；无需面板开孔', '墙面或支架壁挂，底部进线', '250 mm', '空间狭小的楼层配电间、充电站、小型工厂', '2026-04-15 12:30:00', 'NB/T 42057,GB/T 15543,GB/T 4208', '/media/products/svg-wall-1-ddca9fab.webp,/media/products/svg-wall-2-b38a12c0.webp,/media/products/svg-wall-3-e4859de3.webp', '<h3>产品概述</h3>
<p>LH-SVG-W把变流模块、断路器、显示与滤波组合在一台壁挂机箱内，无需配柜，挂墙接线即可运行，适合在某一条功率因数差的支路上就地解决问题。</p>
<p>触摸屏可在现场直接查看电网侧、负荷侧与补偿侧三组波形，便于核对互感器极性。</p>
<h3>功能特点</h3>
<ul><li>接线错误自检：上电后自动判断相序与互感器方向并提示</li><li>支持定功率因数、定无功、定电压三种模式</li><li>光伏场景下按发用电方向自动识别无功符号</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（±20%）</td></tr><tr><th>额定容量</th><td>30、50、75 kvar</td></tr><tr><th>接线</th><td>三相四线</td></tr><tr><th>全响应时间</th><td>≤10 ms</td></tr><tr><th>目标功率因数</th><td>-1~+1可设</td></tr><tr><th>有功损耗</th><td>≤2.5%</td></tr><tr><th>噪声</th><td>≤60 dB（50 kvar，1 m）</td></tr><tr><th>防护等级</th><td>IP20（IP42可选）</td></tr><tr><th>重量</th><td>36 kg（50 kvar）</td></tr><tr><th>通信</th><td>RS485，选配4G</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-W/400-50</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-SVG-W</td><td>壁挂式SVG</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>50</td><td>额定容量，kvar</td></tr><tr><td>后缀4G</td><td>带4G</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>底部四芯加地线进线，互感器二次经航空插头接入。</p>
<h3>接线要点</h3>
<ol><li>墙体承重不小于整机重量的4倍，顶部留300 mm、两侧各留100 mm散热空间。</li><li>进线断路器按1.3倍额定电流选择，50 kvar额定电流72 A，选100 A。</li><li>光伏用户的取样互感器须装在并网点与总进线之间的公共部位。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N、PE</td><td>主回路</td></tr><tr><td>CT航插1~6</td><td>三相取样</td></tr><tr><td>485</td><td>通信</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1025, 222, 520, '户外台区SVG补偿箱', 'LH-SVG-P', 'LH-SVG-P/400-50-4G', '箱内LCD，箱外运行/故障双色灯，手机蓝牙维护', 'IP55户外整机SVG，柱上或落地安装，解决台区无功与末端低电压。', '4G回传、防雷加强、与台区终端通信', '650 mm×420 mm×900 mm（宽×深×高）', '抱箍安装，间距500 mm；无开孔', '柱上抱箍或台架安装', '420 mm', '农村台区、光伏接入密集的末端线路', '2026-04-07 09:45:00', 'NB/T 42057,GB/T 12325,GB/T 15543,GB/T 4208', '/media/products/svg-wall-2-b38a12c0.webp,/media/products/svg-wall-1-ddca9fab.webp,/media/products/svg-wall-3-e4859de3.webp', '<h3>产品概述</h3>
<p>户用光伏大量接入后，台区白天电压偏高、夜间偏低，固定电容无法兼顾。LH-SVG-P白天吸收无功压低电压、夜间发出无功抬高电压，并同时补偿三相不平衡。</p>
<p>箱体采用隔离风道，功率器件与控制板不与外界空气直接接触，防尘防潮。</p>
<h3>功能特点</h3>
<ul><li>定电压模式：按电压上下限自动调节无功方向</li><li>隔离式散热风道，IP55防护</li><li>雷击浪涌保护与过电压穿越，恢复后自动并网</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（-25%~+25%）</td></tr><tr><th>额定容量</th><td>30、50、70 kvar</td></tr><tr><th>工作模式</th><td>定电压/定功率因数/不平衡优先</td></tr><tr><th>防护等级</th><td>IP55</td></tr><tr><th>浪涌保护</th><td>20 kA（8/20 µs）</td></tr><tr><th>通信</th><td>4G Cat.1、蓝牙维护、RS485</td></tr><tr><th>工作环境</th><td>-40~+55 ℃，海拔≤4000 m（1000 m以上降额）</td></tr><tr><th>重量</th><td>62 kg（50 kvar）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-P/400-50-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-SVG-P</td><td>户外台区SVG</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>50</td><td>额定容量，kvar</td></tr><tr><td>4G</td><td>带4G回传</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 12325《电能质量 供电电压偏差》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>从变压器低压出线或末端线路T接，互感器为户外开口式。</p>
<h3>接线要点</h3>
<ol><li>接线须在停电并验电后进行，T接点使用绝缘穿刺线夹或接线端子。</li><li>开口互感器箭头指向负荷方向，合口面清洁并锁紧。</li><li>接地引下线不小于25 mm²，接地电阻不大于10 Ω。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N</td><td>主回路电缆</td></tr><tr><td>开口CT</td><td>随机附带线长5 m</td></tr><tr><td>PE</td><td>接地</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1026, 224, 510, '模块式有源电力滤波器', 'LH-APF-M', 'LH-APF-M/400-100-4L', '模块LED指示，柜面触摸屏显示频谱与THDi', '50~150 A机架式APF模块，滤除2~50次谐波，滤除率不低于95%。', '无功与不平衡补偿、单次谐波选择、并联扩容', '500 mm×560 mm×230 mm（宽×深×高，100 A）', '19英寸机架安装；无需现场开孔', '机架导轨安装，前进后出风', '560 mm', '变频器、整流、UPS、LED等非线性负荷集中的配电系统', '2026-03-29 14:05:00', 'JB/T 11067,GB/T 14549,GB/T 7251.1', '/media/products/apf-module-1-04f8fb5f.webp,/media/products/apf-module-2-f9b1f6ba.webp,/media/products/apf-module-3-0d974bae.webp', '<h3>产品概述</h3>
<p>LH-APF-M实时检测负荷电流，以FFT与瞬时无功两种算法并行提取谐波，稳态用FFT保证精度、突变时用瞬时算法保证速度。</p>
<p>各次谐波可单独设置补偿率与上限，遇到系统谐振点时可关闭该次补偿，防止放大。</p>
<h3>功能特点</h3>
<ul><li>总谐波滤除率≥95%（额定负载、THDi≥20%工况）</li><li>输出自动限流，过载时不跳闸、持续满额补偿</li><li>母线电压畸变率THDu≤15%时可正常工作</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（-20%~+20%）</td></tr><tr><th>额定补偿电流</th><td>50、75、100、150 A</td></tr><tr><th>接线</th><td>三相三线/三相四线</td></tr><tr><th>补偿次数</th><td>2~50次，可逐次设置</td></tr><tr><th>滤除率</th><td>≥95%</td></tr><tr><th>中性线滤波能力</th><td>3倍相电流（四线机型）</td></tr><tr><th>瞬时响应</th><td>＜100 µs</td></tr><tr><th>全响应时间</th><td>≤10 ms</td></tr><tr><th>有功损耗</th><td>≤3%</td></tr><tr><th>等效开关频率</th><td>20 kHz</td></tr><tr><th>噪声</th><td>≤65 dB（1 m）</td></tr><tr><th>防护等级</th><td>IP20</td></tr><tr><th>通信</th><td>RS485/Modbus-RTU</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-M/400-100-4L</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-APF-M</td><td>模块式APF</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>100</td><td>补偿电流，A</td></tr><tr><td>4L</td><td>三相四线；3L三相三线</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>并联接入，取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>四线机型中性线导线截面按3倍相电流或手册要求选取。</li><li>电容补偿柜须串不低于7%的电抗器，否则APF可能与电容形成振荡。</li><li>互感器一次额定电流取负荷最大电流的1.2~2倍，准确级0.5级。</li><li>投运步骤：核相→核极性→单次谐波试补→全次补偿。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N</td><td>主回路</td></tr><tr><td>CTA±~CTC±</td><td>取样电流</td></tr><tr><td>PE</td><td>接地</td></tr><tr><td>485</td><td>通信</td></tr><tr><td>EPO</td><td>急停</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1027, 224, 500, '壁挂式有源电力滤波器', 'LH-APF-W', 'LH-APF-W/400-35-S', '4.3英寸彩屏，治理前后波形对比一键查看', '25~50 A壁挂APF，针对单台设备或楼层配电箱的就地谐波治理。', '静音型、IP42、蓝牙调试', '440 mm×220 mm×600 mm（宽×深×高，35 A）', '背板挂装，孔距320 mm×560 mm；无需面板开孔', '墙面壁挂，底部进线', '220 mm', '医疗影像设备、LED大屏、电梯机房、小型数据机房', '2026-03-21 11:20:00', 'JB/T 11067,GB/T 14549', '/media/products/apf-module-2-f9b1f6ba.webp,/media/products/apf-module-1-04f8fb5f.webp,/media/products/apf-module-3-0d974bae.webp', '<h3>产品概述</h3>
<p>谐波越靠近源头治理，流过干线的谐波电流越小。LH-APF-W按单台设备容量设计，安装在设备配电箱旁，避免谐波电流流经整条干线。</p>
<p>静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB，可装在人员停留区域。</p>
<h3>功能特点</h3>
<ul><li>治理前后波形与THDi在屏上并列显示</li><li>夜间自动降频降噪，轻载休眠</li><li>可与同母线的APF自动分配补偿份额</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（±15%）</td></tr><tr><th>额定补偿电流</th><td>25、35、50 A</td></tr><tr><th>补偿次数</th><td>2~50次</td></tr><tr><th>全响应时间</th><td>≤10 ms</td></tr><tr><th>噪声</th><td>≤50 dB（静音型，1 m）</td></tr><tr><th>有功损耗</th><td>≤3%</td></tr><tr><th>防护等级</th><td>IP20（IP42可选）</td></tr><tr><th>重量</th><td>24 kg（35 A）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-W/400-35-S</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-APF-W</td><td>壁挂式APF</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>35</td><td>补偿电流，A</td></tr><tr><td>S</td><td>静音型</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>与被治理设备同一配电箱取电，互感器装在该设备进线。</p>
<h3>接线要点</h3>
<ol><li>就地治理时互感器只套设备支路，不得包含APF自身支路。</li><li>单相为主的负荷必须选四线机型，中性线单独敷设。</li><li>安装面与发热设备保持500 mm以上距离。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N、PE</td><td>主回路</td></tr><tr><td>CT航插</td><td>取样</td></tr><tr><td>蓝牙</td><td>调试</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1028, 225, 490, '有源滤波成套柜', 'LH-APF-G', 'LH-APF-G/400-300-4L', '10英寸触摸屏，各次谐波柱状图、模块状态与日报表', '100~600 A有源滤波整柜，进线断路器、模块与10英寸屏一体出厂。', 'SVG混装、双电源、无线测温、远程诊断', '800 mm×1000 mm×2200 mm（宽×深×高，300 A）', '柜体落地，底框孔4×φ14；无现场开孔', '落地安装，可与低压柜并柜', '1000 mm', '数据中心、医院、轨道交通、半导体厂房的集中谐波治理', '2026-03-13 16:35:00', 'JB/T 11067,GB/T 7251.1,GB/T 14549,GB/T 7251.8', '/media/products/apf-cabinet-1-76b1a208.webp,/media/products/apf-cabinet-2-73e13f19.webp,/media/products/apf-cabinet-3-f9ceadfd.webp', '<h3>产品概述</h3>
<p>LH-APF-G以LH-APF-M模块为核心，柜内设总断路器、模块隔离、浪涌保护和集中风道，模块支持在线更换，整柜不停机。</p>
<p>触摸屏自动生成治理日报：THDi的最大值、95%概率值、平均值与投运率，可直接用于验收。</p>
<h3>功能特点</h3>
<ul><li>模块冗余：任一模块故障，其余模块继续补偿</li><li>APF与SVG可同柜混装，触摸屏统一分配</li><li>验收报表一键导出</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（690 V可定制）</td></tr><tr><th>额定补偿电流</th><td>100、150、200、300、400、600 A</td></tr><tr><th>滤除率</th><td>≥95%</td></tr><tr><th>全响应时间</th><td>≤10 ms</td></tr><tr><th>额定短时耐受电流</th><td>35 kA，1 s</td></tr><tr><th>进线方式</th><td>上进/下进/母排并柜</td></tr><tr><th>防护等级</th><td>IP31</td></tr><tr><th>通信</th><td>RS485、以太网</td></tr><tr><th>噪声</th><td>≤70 dB（1 m）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-G/400-300-4L</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-APF-G</td><td>APF成套柜</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>300</td><td>补偿电流，A</td></tr><tr><td>4L</td><td>三相四线</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>', '<h3>接线说明</h3>
<p>上级断路器额定电流不小于1.3倍补偿电流，互感器二次引至柜内试验端子。</p>
<h3>接线要点</h3>
<ol><li>互感器二次电缆用屏蔽双绞线，长度不超过30 m时截面2.5 mm²，更长时4 mm²。</li><li>中性线铜排按补偿电流的1.5~3倍校核。</li><li>验收时在额定负荷的70%以上连续记录24 h。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>母排A、B、C、N、PE</td><td>主回路</td></tr><tr><td>X1:1~6</td><td>互感器取样</td></tr><tr><td>X2</td><td>通信与急停</td></tr><tr><td>X3</td><td>告警干接点</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1029, 226, 480, '三相不平衡自动调节装置', 'LH-SPC', 'LH-SPC/400-50-4G', '箱内LCD显示治理前后三相电流、不平衡度与中性线电流', '电力电子相间转移电流，台区出口不平衡度降至5%以内。', '电容混合、4G回传、末端电压辅助控制', '600 mm×450 mm×1000 mm（宽×深×高，户外箱）', '柱上抱箍间距500 mm；无面板开孔', '变压器台架侧装或落地安装', '450 mm', '农村台区、老旧小区、单相充电桩集中的配变低压出口', '2026-03-05 13:55:00', 'GB/T 15543,GB/T 14549,GB/T 4208', '/media/products/phase-balancer-1-524aaaf8.webp,/media/products/phase-balancer-2-7b36836f.webp,/media/products/phase-balancer-3-86a648e2.webp', '<h3>产品概述</h3>
<p>LH-SPC检测变压器低压侧三相电流，计算各相与平均值的差额，由三相四线变流器从轻载相吸收、向重载相输出等量电流，使变压器侧三相电流趋于平衡、零线电流趋近于零。</p>
<p>在补偿不平衡的同时可用剩余容量补偿无功，治理后变压器铜耗与零线损耗同步下降。</p>
<h3>功能特点</h3>
<ul><li>不平衡优先、无功其次的容量分配策略，可改</li><li>治理后变压器侧不平衡度≤5%（容量足够时）</li><li>过载自动限幅，电网恢复后自动投入</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V（-25%~+20%），三相四线</td></tr><tr><th>额定容量</th><td>35、50、70、100 kvar</td></tr><tr><th>单相可转移电流</th><td>50 kvar机型：72 A</td></tr><tr><th>中性线能力</th><td>216 A（50 kvar机型）</td></tr><tr><th>响应时间</th><td>≤10 ms</td></tr><tr><th>有功损耗</th><td>≤3%</td></tr><tr><th>防护等级</th><td>IP54</td></tr><tr><th>噪声</th><td>≤60 dB（1 m）</td></tr><tr><th>环境</th><td>-40~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-SPC/400-50-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-SPC</td><td>三相不平衡调节</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>50</td><td>额定容量，kvar</td></tr><tr><td>4G</td><td>带4G</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>并联在变压器低压母线，互感器装在变压器出口与装置接入点之间的干线上（网侧取样）。</p>
<h3>接线要点</h3>
<ol><li>中性线电缆截面按3倍相电流校核，严禁小于相线。</li><li>三相互感器变比按变压器额定电流选取，方向指向负荷。</li><li>投运后读取变压器侧三相电流，差值若增大说明互感器相别错误。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N</td><td>主回路</td></tr><tr><td>开口CT×3</td><td>网侧取样</td></tr><tr><td>4G天线</td><td>外置</td></tr><tr><td>PE</td><td>接地</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1030, 227, 470, '智能换相开关组', 'LH-HXK', 'LH-HXK/1+12-100-LoRa', '主控LCD显示相位分布图，换相单元三色相位灯', '1台主控加多台换相单元，把单相用户不停电切换到轻载相。', 'LoRa或HPLC通信、手动换相钥匙、动作次数寿命预告', '主控240 mm×160 mm×80 mm；换相单元220 mm×150 mm×90 mm（宽×高×深）', '无面板开孔；换相单元四孔安装190 mm×120 mm', '主控装配变侧，换相单元装分支箱或表箱前', '90 mm', '居民单相负荷随机性大的低压台区', '2026-02-25 10:10:00', 'GB/T 15543,GB/T 14048.1,GB/T 4208', '/media/products/phase-balancer-2-7b36836f.webp,/media/products/phase-balancer-1-524aaaf8.webp,/media/products/phase-balancer-3-86a648e2.webp', '<h3>产品概述</h3>
<p>LH-HXK由主控终端按一段时间内的三相电流优化求解“谁换到哪一相”，再通过无线下发给换相单元。换相过程采用过零快速切换，中断时间不大于20 ms，不影响一般家用电器。</p>
<p>与电力电子调节装置相比，换相开关没有持续损耗，从源头改善线路全长的平衡度。</p>
<h3>功能特点</h3>
<ul><li>每日动作次数上限可设，避免频繁换相</li><li>换相前核对单元电流与电压，异常时闭锁</li><li>三相换相开关内部互锁，不会造成相间短路</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 230 V（单相输出，三相输入）</td></tr><tr><th>额定电流</th><td>换相单元60、100 A</td></tr><tr><th>换相中断时间</th><td>≤20 ms</td></tr><tr><th>单台主控管理</th><td>最多24台换相单元</td></tr><tr><th>机械寿命</th><td>≥10万次</td></tr><tr><th>通信</th><td>LoRa 470~510 MHz或HPLC</td></tr><tr><th>短路耐受</th><td>3 kA，0.1 s</td></tr><tr><th>防护等级</th><td>IP54</td></tr><tr><th>环境</th><td>-40~+70 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-HXK/1+12-100-LoRa</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-HXK</td><td>智能换相开关组</td></tr><tr><td>1+12</td><td>1主控12单元</td></tr><tr><td>100</td><td>单元额定电流，A</td></tr><tr><td>LoRa</td><td>通信方式</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14048.1《低压开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>换相单元输入接A、B、C、N三相四线，输出接单相用户L、N。</p>
<h3>接线要点</h3>
<ol><li>输入三相须与主控登记相别一致，接线后用主控“相位核对”功能逐台校验。</li><li>带三相设备的用户不得接入换相单元。</li><li>雷雨季前检查单元浪涌保护与密封。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N（入）</td><td>三相进线</td></tr><tr><td>L、N（出）</td><td>单相用户</td></tr><tr><td>PE</td><td>接地</td></tr><tr><td>ANT</td><td>LoRa天线</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1031, 229, 460, 'A级电能质量在线监测装置', 'LH-PQM-A', 'LH-PQM-A/220-5A', '7英寸彩色触摸屏，实时频谱、趋势、事件列表与矢量图', 'A级测量、512点/周采样的在线监测装置，支持暂降录波与PQDIF。', '双以太网、DL/T 860、北斗对时、触发录波DI', '250 mm×180 mm×160 mm（宽×高×深）', '238 mm×168 mm（面板式，+1/0 mm）', '面板嵌入或19英寸上架（加装饰板）', '≤150 mm', '变电站、新能源并网点、重要用户进线的电能质量监测', '2026-02-17 15:30:00', 'GB/T 19862,GB/T 39853.1,GB/T 14549,GB/T 24337,GB/T 12326,GB/T 15543', '/media/products/controller-panel-2-c485cebe.webp,/media/products/controller-panel-1-a86a86c2.webp,/media/products/controller-panel-3-97222a06.webp', '<h3>产品概述</h3>
<p>LH-PQM-A按GB/T 19862的A级要求测量电压偏差、频率、谐波、间谐波、闪变、不平衡度和暂态事件，10个周波为一个基本测量窗。</p>
<p>事件触发后自动录波（触发前5、后10个周波），并生成持续时间、残压、相别的统计表，便于判责与治理前后对比。</p>
<h3>功能特点</h3>
<ul><li>2~50次谐波与间谐波、闪变Pst/Plt一次测全</li><li>暂降/暂升/中断按残压与持续时间二维统计</li><li>标准PQDIF文件与CSV导出，报表按日、周、月</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测量等级</th><td>GB/T 19862 A级</td></tr><tr><th>采样率</th><td>512点/周波（50 Hz）</td></tr><tr><th>电压测量</th><td>3×57.7/100 V、3×220/380 V，误差±0.1%</td></tr><tr><th>电流测量</th><td>3×5 A，误差±0.1%；可配卡钳</td></tr><tr><th>频率误差</th><td>±0.01 Hz</td></tr><tr><th>暂降检测</th><td>残压与持续时间，半周波刷新</td></tr><tr><th>存储</th><td>32 GB，事件与统计≥1年</td></tr><tr><th>接口</th><td>2×RJ45、RS485、USB</td></tr><tr><th>规约</th><td>Modbus-TCP、DL/T 860、PQDIF</td></tr><tr><th>电源</th><td>AC/DC 85~265 V</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-A/220-5A</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PQM-A</td><td>A级监测装置</td></tr><tr><td>220</td><td>电压规格，V（相）</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>后缀100</td><td>100 V PT二次</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 39853.1《供电系统中的电能质量测量 第1部分：电能质量监测设备（PQI）》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 24337《电能质量 公用电网间谐波》</li><li>GB/T 12326《电能质量 电压波动和闪变》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li></ul>', '<h3>接线说明</h3>
<p>三相四线或三相三线PT接入，对时天线可选。</p>
<h3>接线要点</h3>
<ol><li>PT二次回路经独立空开，二次负荷小于PT额定负荷的25%。</li><li>卡钳接入时须核对方向箭头，可在面板做相量图自检。</li><li>北斗天线置于窗外或屋面，避免遮挡。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>Ua~Un</td><td>电压</td></tr><tr><td>Ia~Ic</td><td>电流/卡钳</td></tr><tr><td>LAN1/2</td><td>双以太网</td></tr><tr><td>IRIG-B</td><td>对时</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1032, 229, 450, '面板式电能质量分析仪表', 'LH-PQM-S', 'LH-PQM-S/220-5A-E', '3.5英寸彩屏，谐波棒图、波形与事件列表', '96方形S级电能质量表，2~63次谐波与事件告警，开关柜就地监测。', '录波U盘、以太网、4DO', '96 mm×96 mm×95 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，侧卡固定', '≤90 mm', '重要馈线回路、变频器进线、充电站进线的就地监测', '2026-02-08 12:45:00', 'GB/T 19862,GB/T 14549,GB/T 22264.7', '/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PQM-S把谐波、不平衡、暂降记录集成进96方形面板，在普通多功能表的位置上即可获得电能质量数据，适合逐回路排查谐波来源。</p>
<p>事件按越限幅度与持续时间分级，可直接驱动继电器告警。</p>
<h3>功能特点</h3>
<ul><li>2~63次谐波、间谐波组与THD</li><li>暂降、暂升、短时中断记录500条，带时标</li><li>THD越限可闭锁补偿装置投入</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测量等级</th><td>S级</td></tr><tr><th>采样</th><td>128点/周波</td></tr><tr><th>电压输入</th><td>3×220/380 V或3×57.7/100 V</td></tr><tr><th>电流输入</th><td>3×5 A或1 A</td></tr><tr><th>电压电流准确度</th><td>0.2级</td></tr><tr><th>谐波误差</th><td>THD≥1%时±5%（相对）</td></tr><tr><th>事件</th><td>暂降、暂升、中断，500条</td></tr><tr><th>通信</th><td>RS485（Modbus-RTU），可选以太网</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，≤5 W</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-S/220-5A-E</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PQM-S</td><td>面板式电能质量表</td></tr><tr><td>220</td><td>电压规格</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>E</td><td>以太网</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>接线与多功能表相同，三相四线或三相三线在菜单中选择。</p>
<h3>接线要点</h3>
<ol><li>谐波测量对互感器带宽有要求，测量20次以上谐波时选专用互感器。</li><li>电流端子用线鼻子压接，防止接触电阻引起误差。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>2~5</td><td>UA、UB、UC、UN</td></tr><tr><td>6~11</td><td>IA*、IA、IB*、IB、IC*、IC</td></tr><tr><td>21、22</td><td>通信</td></tr><tr><td>58、59</td><td>电源</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1033, 230, 440, '低压应急电源快速接入箱（壁挂）', 'LH-KJX', 'LH-KJX/400-5P', '面板相序表与电压指示灯，合闸状态红绿灯', '250~630 A壁挂快接箱，色标单芯连接器与机械联锁，插接即供电。', '门磁、相序闭锁、计量、铅封', '800 mm×300 mm×1000 mm（宽×深×高，400 A）', '壁挂四孔孔距740 mm×940 mm；面板自带，无需开孔', '建筑外墙或配电房外壁挂安装，中心高1.4 m', '300 mm', '小区配电房、学校、医院门诊楼的发电车接入点', '2026-01-31 09:00:00', 'GB/T 11918.1,GB/T 7251.1,GB/T 4208', '/media/products/quick-connect-box-1-03692f3a.webp,/media/products/quick-connect-box-2-1e59af31.webp,/media/products/quick-connect-box-3-b8f5f90e.webp', '<h3>产品概述</h3>
<p>LH-KJX在建筑外侧预留发电车插接口，箱内断路器与市电进线机械联锁，二者不能同时合闸。连接器按A黄、B绿、C红、N蓝、PE黄绿五色布置并带防误插键，两人约10 min即可完成接入。</p>
<p>箱门加锁、面板带相序指示灯，相序错误时禁止合闸。</p>
<h3>功能特点</h3>
<ul><li>五色单芯连接器防误插，额定电流随型号</li><li>机械联锁加电气相序闭锁双重防护</li><li>防护等级IP54，门内加热防凝露</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V</td></tr><tr><th>额定电流</th><td>250、400、630 A</td></tr><tr><th>连接器</th><td>单芯面板插座5只（A/B/C/N/PE）</td></tr><tr><th>联锁</th><td>与市电进线机械联锁</td></tr><tr><th>额定短时耐受电流</th><td>20 kA，1 s</td></tr><tr><th>防护等级</th><td>IP54</td></tr><tr><th>相序指示</th><td>有，错相闭锁</td></tr><tr><th>通信</th><td>RS485（选配）</td></tr><tr><th>环境</th><td>-25~+50 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX/400-5P</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-KJX</td><td>壁挂快接箱</td></tr><tr><td>400</td><td>额定电流，A</td></tr><tr><td>5P</td><td>五芯快接；4P四芯加接地排</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>出线接至低压应急母线段，严禁与市电母线并列。</p>
<h3>接线要点</h3>
<ol><li>出线电缆接应急馈线开关，标识“应急电源进线”。</li><li>连接器插接前必须断开本箱断路器并确认无电。</li><li>每次使用后盖好连接器防护帽，每季度做一次空载合闸与相序检查。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>连接器A/B/C/N/PE</td><td>发电车侧</td></tr><tr><td>出线排</td><td>应急母线</td></tr><tr><td>联锁锁孔</td><td>与市电联锁</td></tr><tr><td>RS485</td><td>选配</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1034, 230, 430, '大电流应急电源快速接入箱（落地）', 'LH-KJX-D', 'LH-KJX-D/1600-3', '电压、电流、频率、相序与断路器状态面板显示', '800~1600 A落地式快接箱，多组并联插座，适配兆瓦级移动电源。', '电动操作、远方遥信、移动储能接口', '1200 mm×600 mm×1600 mm（宽×深×高，1600 A）', '落地四孔φ18；面板自带，无需开孔', '户外基础落地安装，基础高出地面200 mm', '600 mm', '大型医院、数据中心、场馆、泵站保供电', '2026-01-23 14:20:00', 'GB/T 11918.1,GB/T 14048.2,GB/T 7251.1', '/media/products/quick-connect-box-2-1e59af31.webp,/media/products/quick-connect-box-1-03692f3a.webp,/media/products/quick-connect-box-3-b8f5f90e.webp', '<h3>产品概述</h3>
<p>LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，配合两台兆瓦级发电车或移动储能车同时接入，满足大型负荷整体供电。</p>
<p>内部铜排按额定电流校核，连接器侧设独立断路器，支持逐路插接。</p>
<h3>功能特点</h3>
<ul><li>每相2~3只单芯插座并联，均流设计</li><li>框架断路器带本地/远方操作与电动储能</li><li>移动储能接入口预留通信与急停接点</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V</td></tr><tr><th>额定电流</th><td>800、1000、1250、1600 A</td></tr><tr><th>连接器</th><td>每相2~3只单芯插座，单只400 A</td></tr><tr><th>断路器</th><td>框架断路器，额定极限短路分断50 kA</td></tr><tr><th>额定短时耐受电流</th><td>50 kA，1 s</td></tr><tr><th>防护等级</th><td>IP54</td></tr><tr><th>联锁</th><td>市电三锁两钥匙或电气联锁</td></tr><tr><th>通信</th><td>RS485、硬接点</td></tr><tr><th>环境</th><td>-25~+50 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX-D/1600-3</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-KJX-D</td><td>落地大电流快接箱</td></tr><tr><td>1600</td><td>额定电流，A</td></tr><tr><td>3</td><td>每相插座数</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>出线接应急母线，电缆按敷设方式核载流量。</p>
<h3>接线要点</h3>
<ol><li>每相并联插座须同长度电缆，防止不均流。</li><li>移动储能接入时先通信联锁、再合断路器。</li><li>接地排与建筑接地网两点连接。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>连接器组</td><td>电源侧</td></tr><tr><td>出线母排</td><td>负荷侧</td></tr><tr><td>QF端子</td><td>断路器遥控遥信</td></tr><tr><td>EPO</td><td>急停</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1035, 231, 420, '自动切换应急接入柜', 'LH-KJT', 'LH-KJT/400-4G', '7英寸触摸屏，电源一次图、切换记录与自检日志', '快接口加PC级双电源自动转换，市电失电后自动切换到应急电源。', '4G告警、柴油机组联动起动、演练模式', '800 mm×600 mm×1800 mm（宽×深×高，630 A）', '柜体落地；面板自带，无需现场开孔', '低压配电室落地安装', '600 mm', '应急负荷配电、消防负荷、医院手术部', '2026-01-15 11:35:00', 'GB/T 14048.11,GB/T 7251.1,GB/T 11918.1', '/media/products/quick-connect-box-1-03692f3a.webp,/media/products/quick-connect-box-2-1e59af31.webp,/media/products/quick-connect-box-3-b8f5f90e.webp', '<h3>产品概述</h3>
<p>LH-KJT把应急接入口、双电源自动转换开关和馈线开关组合在一起，市电正常时由常用电源供电，失电后按设定延时切换到应急电源侧；应急电源可以是固定机组、移动发电车或储能。</p>
<p>演练模式允许在不停重要负荷的情况下验证应急电源带载能力，并记录切换时间。</p>
<h3>功能特点</h3>
<ul><li>PC级转换开关，电气与机械双重联锁</li><li>切换延时、返回延时可分别设定</li><li>与机组通信自动起动，切换前核对电压频率</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V</td></tr><tr><th>额定电流</th><td>160、250、400、630 A</td></tr><tr><th>转换开关</th><td>PC级，三位置</td></tr><tr><th>切换动作时间</th><td>≤2 s（不含延时）</td></tr><tr><th>额定短时耐受电流</th><td>25 kA，1 s</td></tr><tr><th>防护等级</th><td>IP31</td></tr><tr><th>通信</th><td>RS485，选配4G</td></tr><tr><th>环境</th><td>-10~+40 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJT/400-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-KJT</td><td>自动切换接入柜</td></tr><tr><td>400</td><td>额定电流，A</td></tr><tr><td>4G</td><td>带4G</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 14048.11《低压开关设备和控制设备 第6-1部分：多功能电器 转换开关电器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li></ul>', '<h3>接线说明</h3>
<p>常用电源与应急电源分别接入，出线接应急母线段。</p>
<h3>接线要点</h3>
<ol><li>两路电源相序必须一致，投运前核相。</li><li>消防负荷的切换时间须满足设计要求并留实测记录。</li><li>机组起动干接点与柜内DO1连接，复归由市电恢复触发。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>常用A/B/C/N</td><td>市电进线</td></tr><tr><td>应急A/B/C/N</td><td>应急接入</td></tr><tr><td>出线排</td><td>应急母线</td></tr><tr><td>DO1</td><td>机组起动</td></tr><tr><td>DI1~DI4</td><td>外部信号</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1036, 233, 410, '圆柱形自愈式并联电容器', 'LH-BY', 'LH-BY/0.45-20-3', '无显示；顶盖鼓起即表示过压力隔离已动作', '铝壳圆柱自愈式低压电容器，体积小、散热好、自带过压力隔离。', '温度检测端子、底部螺栓加长、双螺母防松', 'φ76~φ116 mm×(150~280) mm（直径×高）', '安装孔M12，无需开孔', '立式安装，M12螺栓锁紧兼作接地', '280 mm（最大高度）', '低压补偿柜、智能电容器与模块化组件的配套', '2026-01-07 16:55:00', 'GB/T 12747.1', '/media/products/capacitor-cylinder-1-ede9d3b6.webp,/media/products/capacitor-cylinder-2-a0992db4.webp,/media/products/capacitor-cylinder-3-eb9638d2.webp', '<h3>产品概述</h3>
<p>LH-BY采用金属化聚丙烯膜卷绕、真空浸渍，内部三芯△接，自带放电电阻与过压力隔离装置，芯子击穿后内压升高使顶盖鼓起并断开引线。</p>
<p>圆柱形外壳散热面积大，适合密集排列。</p>
<h3>功能特点</h3>
<ul><li>三相内部△接，出线端子带护罩</li><li>介质损耗低，不含油、不渗漏</li><li>过压力隔离：内部故障时机械断开</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400、450、480、525 V</td></tr><tr><th>额定容量</th><td>5、7.5、10、12.5、15、20、25、30 kvar</td></tr><tr><th>容量允差</th><td>-5%~+5%</td></tr><tr><th>损耗</th><td>介质≤0.2 W/kvar，总损耗≤0.4 W/kvar</td></tr><tr><th>最大允许电压</th><td>1.1 Un（每24 h中8 h）</td></tr><tr><th>最大允许电流</th><td>1.3 In持续</td></tr><tr><th>绝缘试验</th><td>端子间2.15 Un/2 s；端子对壳3 kV/10 s</td></tr><tr><th>放电</th><td>3 min内降至75 V以下</td></tr><tr><th>温度类别</th><td>-25/D（最高环境55 ℃）</td></tr><tr><th>参考寿命</th><td>100000 h</td></tr></tbody></table>
<h3>规格与外形</h3>
<table><thead><tr><th>额定电压/容量</th><th>直径×高</th></tr></thead><tbody><tr><td>450 V/10 kvar</td><td>φ86×200 mm</td></tr><tr><td>450 V/20 kvar</td><td>φ96×245 mm</td></tr><tr><td>480 V/30 kvar</td><td>φ116×280 mm</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-BY/0.45-20-3</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-BY</td><td>圆柱形电容器</td></tr><tr><td>0.45</td><td>额定电压，kV</td></tr><tr><td>20</td><td>额定容量，kvar</td></tr><tr><td>3</td><td>三相；1单相</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>三相端子L1、L2、L3，接地经底部M12螺栓。</p>
<h3>接线要点</h3>
<ol><li>电容器之间间距不小于30 mm，顶部距上层不小于100 mm。</li><li>紧固力矩：M12底座10~12 N·m，端子4 N·m。</li><li>重新投入前须经放电并验电，短接放电后方可接触。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L1、L2、L3</td><td>三相端子</td></tr><tr><td>M12</td><td>固定与接地</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1037, 233, 400, '滤波专用圆柱形电容器', 'LH-BYL', 'LH-BYL/0.69-25-3-P', '无显示；可选热敏电阻输出', '690~800 V级高场强滤波电容器，耐2倍过流，用于LC滤波支路。', '容量配对分组、出厂实测值贴签', 'φ116~φ136 mm×(245~345) mm', '安装孔M16，无需开孔', '立式安装，支架强制风冷', '345 mm', '单调谐滤波支路、中频炉滤波装置', '2025-12-30 13:10:00', 'GB/T 12747.1,GB/T 14549', '/media/products/capacitor-cylinder-2-a0992db4.webp,/media/products/capacitor-cylinder-1-ede9d3b6.webp,/media/products/capacitor-cylinder-3-eb9638d2.webp', '<h3>产品概述</h3>
<p>滤波支路中电容器同时承受基波与谐波电压叠加，LH-BYL以较低的工作场强换取长寿命，额定电流裕度2倍。</p>
<p>每只出厂标注实测电容值，按支路配对供货，装配后调谐偏差容易控制在1%以内。</p>
<h3>功能特点</h3>
<ul><li>耐2.0 In持续过流</li><li>实测容量标签与配对码</li><li>端子镀锡，允许多根铜排直接搭接</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 525、690、800 V</td></tr><tr><th>额定容量</th><td>10、20、25、33.3 kvar</td></tr><tr><th>接线</th><td>三相△或单相</td></tr><tr><th>最大允许电流</th><td>2.0 In持续</td></tr><tr><th>峰值电流</th><td>200 In（涌流）</td></tr><tr><th>容量允差</th><td>0~+5%，可按支路配对±1%</td></tr><tr><th>损耗</th><td>总损耗≤0.45 W/kvar</td></tr><tr><th>温度类别</th><td>-25/C（最高环境50 ℃）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-BYL/0.69-25-3-P</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-BYL</td><td>滤波电容器</td></tr><tr><td>0.69</td><td>额定电压，kV</td></tr><tr><td>25</td><td>额定容量，kvar</td></tr><tr><td>P</td><td>按支路配对</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器。</p>
<h3>接线要点</h3>
<ol><li>同一支路电容必须使用同一配对码。</li><li>更换单只后须重测支路谐振频率。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L1、L2、L3</td><td>端子</td></tr><tr><td>M16</td><td>固定与接地</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1038, 234, 390, '方形自愈式并联电容器', 'LH-BF', 'LH-BF/0.45-20-3', '无显示', '钢壳方形三相电容器，多芯并联、侧面出线，适合传统柜体替换。', '防爆阀、吊装孔、加厚壳体', '175 mm×70 mm×(200~290) mm（宽×厚×高）', '安装孔2×φ9，孔距195 mm', '立式安装，两侧安装脚螺栓固定', '70 mm', '接触器投切的低压补偿柜、备品更换', '2025-12-21 10:25:00', 'GB/T 12747.1', '/media/products/capacitor-box-1-5b211422.webp,/media/products/capacitor-box-2-36dcfa9f.webp,/media/products/capacitor-box-3-1d4133d7.webp', '<h3>产品概述</h3>
<p>LH-BF沿用常见方形电容器的安装尺寸，可直接替换旧柜内的同规格产品；内部由多只独立芯子并联，单芯失效后容量小幅下降而不会整只停运。</p>
<h3>功能特点</h3>
<ul><li>每只芯子独立保险，失效后自动脱离</li><li>壳体喷塑，安装脚一体冲压</li><li>端子罩可翻开，带电部分防触及</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400、415、450、480 V</td></tr><tr><th>额定容量</th><td>5、10、15、20、25、30 kvar</td></tr><tr><th>容量允差</th><td>-5%~+10%</td></tr><tr><th>最大允许电流</th><td>1.3 In持续</td></tr><tr><th>损耗</th><td>≤0.5 W/kvar</td></tr><tr><th>绝缘试验</th><td>端子对壳3 kV/10 s</td></tr><tr><th>环境</th><td>-25~+45 ℃（-25/B）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-BF/0.45-20-3</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-BF</td><td>方形电容器</td></tr><tr><td>0.45</td><td>额定电压，kV</td></tr><tr><td>20</td><td>额定容量，kvar</td></tr><tr><td>3</td><td>三相</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1039, 234, 380, '分补方形电容器', 'LH-BFF', 'LH-BFF/0.25-30-1×3', '无显示；顶部故障指示片', '三只单相电容集成一壳、引出四端子的分补电容器。', '单相更换芯组、端子铜排', '230 mm×90 mm×290 mm（宽×厚×高）', '安装孔2×φ9，孔距250 mm', '立式安装', '90 mm', '需要逐相补偿的传统补偿柜', '2025-12-13 15:45:00', 'GB/T 12747.1', '/media/products/capacitor-box-2-36dcfa9f.webp,/media/products/capacitor-box-1-5b211422.webp,/media/products/capacitor-box-3-1d4133d7.webp', '<h3>产品概述</h3>
<p>LH-BFF在一个壳体内布置三只250 V单相电容器，公共端引出为N，可配晶闸管或复合开关做分相投切，节省柜内空间。</p>
<h3>功能特点</h3>
<ul><li>A、B、C、N四端子，内部已Y接</li><li>每相独立放电电阻</li><li>故障指示片弹出便于巡视</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 250 V（相）</td></tr><tr><th>额定容量</th><td>15、20、30 kvar（三相合计）</td></tr><tr><th>容量允差</th><td>-5%~+10%</td></tr><tr><th>最大允许电流</th><td>1.3 In</td></tr><tr><th>放电</th><td>3 min内至75 V以下</td></tr><tr><th>环境</th><td>-25~+45 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-BFF/0.25-30-1×3</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-BFF</td><td>分补方形电容器</td></tr><tr><td>0.25</td><td>额定电压，kV</td></tr><tr><td>30</td><td>三相合计容量，kvar</td></tr><tr><td>1×3</td><td>三只单相</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>四线接入，N线须单独接至中性排。</p>
<h3>接线要点</h3>
<ol><li>三相投切开关各自独立，中性线不经开关。</li><li>N线截面与相线相同。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C、N</td><td>主回路</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1040, 236, 370, '三相调谐串联电抗器', 'LH-DKS', 'LH-DKS/0.48-30-7%-Cu', '无显示；端子侧温度开关状态可接入', '7%与14%电抗率的三相干式调谐电抗器，1.8倍电流不饱和。', '铜绕组、低损耗型、卧式结构', '230 mm×170 mm×210 mm（长×宽×高，480 V/30 kvar/7%）', '底座四孔φ11，孔距180 mm×130 mm', '卧放固定于柜底或电抗器支架，周边留50 mm', '210 mm', '抗谐波补偿柜、板式组件、滤波柜预留', '2025-12-05 12:00:00', 'GB/T 1094.6,GB/T 15576', '/media/products/reactor-1-87abd0e9.webp,/media/products/reactor-2-9a5d8141.webp,/media/products/reactor-3-d8d177f5.webp', '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍额定电流。</p>
<p>绕组内置130 ℃温度开关（常闭），接入控制回路后超温自动退出该支路。</p>
<h3>功能特点</h3>
<ul><li>三相电抗偏差≤3%，避免三相不平衡谐振</li><li>电抗率偏差±3%，调谐频率189 Hz（7%）/134 Hz（14%）</li><li>噪声≤50 dB，适合配电间</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400 V</td></tr><tr><th>电抗率</th><td>7%、14%</td></tr><tr><th>匹配电容</th><td>450、480、525 V，10~60 kvar</td></tr><tr><th>电感偏差</th><td>±3%，三相不平衡≤3%</td></tr><tr><th>线性度</th><td>1.8 In时电感不低于95%</td></tr><tr><th>绝缘等级</th><td>F级（H级可选）</td></tr><tr><th>耐压</th><td>3 kV，1 min</td></tr><tr><th>温升</th><td>≤85 K</td></tr><tr><th>损耗</th><td>约4~6 W/kvar</td></tr></tbody></table>
<h3>规格与外形</h3>
<table><thead><tr><th>规格</th><th>外形（长×宽×高）</th><th>重量</th></tr></thead><tbody><tr><td>480 V/30 kvar/7%</td><td>230×170×210 mm</td><td>15 kg</td></tr><tr><td>525 V/30 kvar/14%</td><td>260×190×230 mm</td><td>22 kg</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKS/0.48-30-7%-Cu</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DKS</td><td>三相调谐电抗</td></tr><tr><td>0.48</td><td>匹配电容额定电压，kV</td></tr><tr><td>30</td><td>匹配电容容量，kvar</td></tr><tr><td>7%</td><td>电抗率</td></tr><tr><td>Cu</td><td>铜绕组；Al铝绕组</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>串接于开关与电容器之间，温度开关接入控制回路。</p>
<h3>接线要点</h3>
<ol><li>A1、B1、C1进线，A2、B2、C2出线至电容器，注意不要接反进出侧。</li><li>温度开关常闭触点串入投切线圈或输入控制器DI。</li><li>与电容器距离不小于50 mm，气流由下至上。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A1/A2、B1/B2、C1/C2</td><td>主回路</td></tr><tr><td>T1、T2</td><td>温度开关</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1041, 237, 360, '滤波电抗器', 'LH-DKL', 'LH-DKL/400-5-100', '无显示；温度开关信号可外接', '按支路谐振频率定制的滤波电抗器，带±5%抽头可调。', '空心结构、水冷、抽头出厂整定', '按支路定制；参考340 mm×260 mm×320 mm（长×宽×高，5次/100 A）', '底座四孔φ14，孔距按图纸', '水平安装，距铁磁体不小于300 mm', '320 mm', '5、7、11、13次单调谐滤波支路与中频炉滤波', '2025-11-27 09:20:00', 'GB/T 1094.6,GB/T 14549', '/media/products/reactor-2-9a5d8141.webp,/media/products/reactor-1-87abd0e9.webp,/media/products/reactor-3-d8d177f5.webp', '<h3>产品概述</h3>
<p>LH-DKL按滤波支路的电容实测值反算电感，并设±5%抽头，现场可用短接片微调，使支路调谐点准确落在目标频率略低处。</p>
<p>空心型无饱和问题，铁心型体积小，按电流与空间选择。</p>
<h3>功能特点</h3>
<ul><li>每台附实测电感值与抽头表</li><li>品质因数Q按支路要求设计，典型30~60</li><li>温升按谐波电流与基波电流合成校核</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>系统电压</th><td>AC 400、690 V</td></tr><tr><th>额定电流</th><td>20~400 A（含谐波）</td></tr><tr><th>电感值</th><td>按支路定制，偏差±2%</td></tr><tr><th>抽头</th><td>±5%，三档</td></tr><tr><th>品质因数</th><td>30~60</td></tr><tr><th>绝缘等级</th><td>H级</td></tr><tr><th>耐压</th><td>4 kV，1 min</td></tr><tr><th>冷却</th><td>自冷或水冷</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKL/400-5-100</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DKL</td><td>滤波电抗</td></tr><tr><td>400</td><td>系统电压，V</td></tr><tr><td>5</td><td>目标谐波次数</td></tr><tr><td>100</td><td>支路电流，A</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>与滤波电容串联，抽头短接片调整后须贴标签。</p>
<h3>接线要点</h3>
<ol><li>调谐前测支路实际电容，换算后选抽头。</li><li>相邻支路电抗轴线垂直布置，减小互感影响。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>主回路进出</td></tr><tr><td>抽头1~3</td><td>电感微调</td></tr><tr><td>T1、T2</td><td>温度开关</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1042, 239, 350, '切换电容接触器', 'LH-QJ', 'LH-QJ-30/220', '机械位置指示片', '带限流电阻线的电容专用接触器，AC-6b类别，限制合闸涌流。', '线圈电压多档、辅助触头组', '78 mm×135 mm×115 mm（宽×高×深，43型）', '35 mm导轨或二孔安装，孔距68 mm×105 mm', '导轨或螺钉安装，垂直安装倾斜不大于22.5°', '115 mm', '投切不频繁的低压补偿柜', '2025-11-19 14:35:00', 'GB/T 14048.4,GB/T 29312', '/media/products/contactor-switch-1-1e423db4.webp,/media/products/contactor-switch-2-8f815245.webp,/media/products/contactor-switch-3-c1cf40a4.webp', '<h3>产品概述</h3>
<p>LH-QJ在主触头闭合前先经限流电阻线接通电容器，把合闸涌流限制在额定电流的20倍以内，主触头闭合后电阻线自动脱离，适合传统接触器投切方案。</p>
<h3>功能特点</h3>
<ul><li>先接通限流触头、后闭合主触头</li><li>银合金主触头，抗熔焊</li><li>辅助触头1常开1常闭，可加装辅助触头块</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定工作电压</th><td>AC 400 V</td></tr><tr><th>使用类别</th><td>AC-6b</td></tr><tr><th>可控容量（400 V）</th><td>12、16、20、30、43、63 kvar</td></tr><tr><th>合闸涌流</th><td>≤20 In</td></tr><tr><th>机械寿命</th><td>≥100万次</td></tr><tr><th>电气寿命</th><td>≥10万次</td></tr><tr><th>线圈电压</th><td>AC 110、220、380 V，50 Hz</td></tr><tr><th>操作频率</th><td>≤120次/h</td></tr><tr><th>环境</th><td>-5~+40 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-QJ-30/220</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-QJ</td><td>切换电容接触器</td></tr><tr><td>30</td><td>可控容量，kvar</td></tr><tr><td>220</td><td>线圈电压，V</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 14048.4《低压开关设备和控制设备 第4-1部分：接触器和电动机起动器 机电式接触器和电动机起动器（含电动机保护器）》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>主触头L1~L3接电容器，限流电阻线两端不得剪断或短接。</p>
<h3>接线要点</h3>
<ol><li>电阻线应自然下垂，与其他导线保持20 mm以上距离。</li><li>线圈由控制器输出驱动，控制器须有投切间隔不小于180 s的放电延时。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L1~L3</td><td>电源侧</td></tr><tr><td>T1~T3</td><td>电容侧</td></tr><tr><td>A1、A2</td><td>线圈</td></tr><tr><td>13、14</td><td>辅助常开</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1043, 240, 340, '智能复合开关', 'LH-FK', 'LH-FK/3-30-12', '面板投切灯与故障闪码（缺相、过温、拒动）', '晶闸管过零导通、磁保持继电器长期保持的复合开关，低损耗无涌流。', 'RS485型、分相型、+60 ℃型', '100 mm×180 mm×110 mm（宽×高×深）', '二孔安装，孔距84 mm×165 mm', '立式安装于柜板', '110 mm', '一般频度投切的共补与分补回路', '2025-11-11 11:50:00', 'GB/T 29312,GB/T 15576', '/media/products/contactor-switch-2-8f815245.webp,/media/products/contactor-switch-1-1e423db4.webp,/media/products/contactor-switch-3-c1cf40a4.webp', '<h3>产品概述</h3>
<p>LH-FK投入时先由晶闸管在电压过零点导通，随后磁保持继电器吸合旁路晶闸管，长期通流损耗仅为晶闸管方式的约1%，无需风扇。</p>
<p>退出时顺序相反，电流过零断开，几乎无涌流与弧光。</p>
<h3>功能特点</h3>
<ul><li>三相独立检测过零，适用共补与分补</li><li>缺相、过温、触点粘连三类故障闪码</li><li>控制信号DC 12 V，可直接由补偿控制器驱动</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定工作电压</th><td>AC 400 V（共补）/230 V（分补）</td></tr><tr><th>控制容量</th><td>20、30、40 kvar</td></tr><tr><th>额定电流</th><td>45、63、80 A</td></tr><tr><th>合闸涌流</th><td>≤3 In</td></tr><tr><th>控制信号</th><td>DC 12 V，5~10 mA/相</td></tr><tr><th>动作时间</th><td>约100 ms</td></tr><tr><th>自身功耗</th><td>≤1.5 W（保持）</td></tr><tr><th>机械寿命</th><td>≥100万次</td></tr><tr><th>环境</th><td>-25~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-FK/3-30-12</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-FK</td><td>复合开关</td></tr><tr><td>3</td><td>共补三相；1分补三单相</td></tr><tr><td>30</td><td>控制容量，kvar</td></tr><tr><td>12</td><td>控制电压，V</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>主回路L1~L3进线，T1~T3接电容器，控制端接控制器输出。</p>
<h3>接线要点</h3>
<ol><li>共补型三相同触发，只接一路控制；分补型每相单独控制。</li><li>与电容器之间不得再串接触器。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L1~L3/T1~T3</td><td>主回路</td></tr><tr><td>K+、K-</td><td>控制信号</td></tr><tr><td>FT</td><td>故障干接点（选配）</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1044, 240, 330, '同步投切开关', 'LH-TB', 'LH-TB/63-RS', '三相状态LED，按键查看投切时间补偿值', '微处理器精确控制磁保持触点在零点动作的同步开关，无半导体器件。', '网络型（RS485组网）、防护涂覆', '98 mm×160 mm×95 mm（宽×高×深）', '二孔安装，孔距80 mm×145 mm', '立式安装', '95 mm', '要求低损耗、免维护的补偿回路', '2025-11-02 16:10:00', 'GB/T 29312', '/media/products/contactor-switch-1-1e423db4.webp,/media/products/contactor-switch-2-8f815245.webp,/media/products/contactor-switch-3-c1cf40a4.webp', '<h3>产品概述</h3>
<p>LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开，既无涌流又无半导体击穿风险。</p>
<h3>功能特点</h3>
<ul><li>动作时间自学习，环境温度变化自动修正</li><li>断电保持，掉电不影响已投入状态（可设断电退出）</li><li>三相互锁，缺相禁止投入</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V</td></tr><tr><th>额定电流</th><td>40、63、80 A</td></tr><tr><th>零点误差</th><td>≤±1 ms</td></tr><tr><th>合闸涌流</th><td>≤3 In</td></tr><tr><th>电气寿命</th><td>≥30万次</td></tr><tr><th>控制</th><td>DC 12 V或RS485</td></tr><tr><th>功耗</th><td>动作瞬间≤10 W，保持0 W</td></tr><tr><th>环境</th><td>-40~+65 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-TB/63-RS</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-TB</td><td>同步开关</td></tr><tr><td>63</td><td>额定电流，A</td></tr><tr><td>RS</td><td>RS485型；D为DC 12 V型</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>与复合开关可互换安装，控制方式须在订货时注明。</p>
<h3>接线要点</h3>
<ol><li>RS485型地址由拨码设置，1~32。</li><li>上电后须完成一次空载自学习再带电容器。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1~3/4~6</td><td>主回路进出</td></tr><tr><td>A、B</td><td>RS485</td></tr><tr><td>V+、V-</td><td>工作电源DC 12 V</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1045, 241, 320, '晶闸管投切模块', 'LH-JK', 'LH-JK/3-40', '触发、故障、过温三色LED', '全程无触点的TSC模块，20 ms响应，适合频繁冲击负荷。', '水冷散热、RS485、分补型', '160 mm×260 mm×185 mm（宽×高×深，含散热器）', '四孔安装，孔距140 mm×240 mm', '立式安装，风道自下而上', '185 mm', '电焊机、起重机、轧机等频繁变化负荷', '2025-10-25 13:25:00', 'GB/T 29312,JB/T 10695,GB/T 15576', '/media/products/contactor-switch-2-8f815245.webp,/media/products/contactor-switch-1-1e423db4.webp,/media/products/contactor-switch-3-c1cf40a4.webp', '<h3>产品概述</h3>
<p>LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，投入涌流近似为零，可连续快速投切而无机械寿命限制。</p>
<h3>功能特点</h3>
<ul><li>等电位触发算法，残压任意值均可零涌流投入</li><li>内置快速熔断器与阻容吸收</li><li>散热器85 ℃过温闭锁，风机75 ℃启动</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电压</th><td>AC 400 V</td></tr><tr><th>控制容量</th><td>20、40、60 kvar</td></tr><tr><th>额定电流</th><td>60、90、120 A</td></tr><tr><th>响应时间</th><td>≤20 ms</td></tr><tr><th>耐压</th><td>晶闸管1800 V</td></tr><tr><th>控制信号</th><td>DC 12 V，10 mA</td></tr><tr><th>导通压降</th><td>≤1.2 V/相</td></tr><tr><th>冷却</th><td>强制风冷，60 kvar风量≥150 m³/h</td></tr><tr><th>环境</th><td>-25~+45 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-JK/3-40</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-JK</td><td>晶闸管模块</td></tr><tr><td>3</td><td>三相共补；1为分补</td></tr><tr><td>40</td><td>控制容量，kvar</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>进线侧必须有快速熔断器，出线接电抗器与电容器。</p>
<h3>接线要点</h3>
<ol><li>散热器与柜内其他发热件间距不小于100 mm。</li><li>触发线与主回路分槽敷设，避免误触发。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>A、B、C</td><td>进线</td></tr><tr><td>a、b、c</td><td>出线</td></tr><tr><td>G+、G-</td><td>触发</td></tr><tr><td>~220 V</td><td>风机电源</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1046, 243, 310, '无功补偿控制器（共补）', 'LH-RC12', 'LH-RC12/J-12', '四位LED数码管，功率因数、电压、电流、THDu轮显', '12路静态输出的共补控制器，144方形，无功与功率因数双判据。', 'RS485、温度输入、AC 220 V接触器输出', '144 mm×144 mm×90 mm（宽×高×深）', '138 mm×138 mm（+1/0 mm）', '面板嵌入安装', '≤80 mm', '接触器或复合开关投切的低压补偿柜', '2025-10-17 10:45:00', 'JB/T 9663,DL/T 597', '/media/products/controller-panel-1-a86a86c2.webp,/media/products/controller-panel-2-c485cebe.webp,/media/products/controller-panel-3-97222a06.webp', '<h3>产品概述</h3>
<p>LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、2:1、1:2:4等编码方式。</p>
<h3>功能特点</h3>
<ul><li>自动识别取样电流极性，无需调换接线</li><li>过压、欠流、谐波越限闭锁并指示</li><li>每路投切次数与总运行时间可查</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>输入电压</th><td>AC 380 V（线电压）或220 V</td></tr><tr><th>输入电流</th><td>0.1~5 A，灵敏度50 mA</td></tr><tr><th>输出路数</th><td>4、6、8、10、12路</td></tr><tr><th>输出型式</th><td>继电器AC 220 V/5 A或DC 12 V/50 mA</td></tr><tr><th>目标功率因数</th><td>0.80~1.00</td></tr><tr><th>投切延时</th><td>5~200 s</td></tr><tr><th>过压定值</th><td>400~460 V可设</td></tr><tr><th>测量误差</th><td>电压±0.5%，功率因数±0.01</td></tr><tr><th>功耗</th><td>≤10 VA</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC12/J-12</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-RC12</td><td>共补控制器</td></tr><tr><td>J</td><td>继电器输出；D为DC 12 V输出</td></tr><tr><td>12</td><td>输出路数</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>电压取B、C相线电压，电流取A相，取样互感器在总进线。</p>
<h3>接线要点</h3>
<ol><li>取样互感器套在总进线A相、电容柜电源侧，二次接Is1、Is2。</li><li>电压引自B、C相，经熔断器；相别错误会使功率因数显示异常。</li><li>输出公共端接零线或+12 V，视输出型式而定。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>Us1、Us2</td><td>取样电压（BC）</td></tr><tr><td>Is1、Is2</td><td>取样电流（A相）</td></tr><tr><td>P、1~12</td><td>输出</td></tr><tr><td>L、N</td><td>工作电源</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1047, 244, 300, '混合无功补偿控制器', 'LH-RC18', 'LH-RC18/C12F6-4G', '160×160点阵LCD，三相数据、棒图与投切状态同屏', '三相取样、共补分补混合、18路输出的点阵液晶控制器。', '4G、2~31次谐波、温控输出', '162 mm×102 mm×120 mm（宽×高×深）', '152 mm×92 mm（+1/0 mm）', '面板嵌入安装', '≤110 mm', '三相不平衡明显的混合补偿系统与台区', '2025-10-09 15:00:00', 'DL/T 597,JB/T 9663,DL/T 645', '/media/products/controller-panel-2-c485cebe.webp,/media/products/controller-panel-1-a86a86c2.webp,/media/products/controller-panel-3-97222a06.webp', '<h3>产品概述</h3>
<p>LH-RC18逐相计算无功缺额，先用分补回路把三相功率因数拉到同一水平，再用共补补足总量；谐波越限时优先退出可能引起谐振的回路。</p>
<h3>功能特点</h3>
<ul><li>分补与共补路数可自由分配</li><li>SVG联动：预留基础无功与波动无功分界</li><li>事件记录200条，含越限、闭锁与故障</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电压输入</th><td>3×220 V</td></tr><tr><th>电流输入</th><td>3×5 A</td></tr><tr><th>输出路数</th><td>最多18路（共补/分补任意组合）</td></tr><tr><th>准确度</th><td>电压、电流0.5级，功率1.0级</td></tr><tr><th>谐波</th><td>2~31次</td></tr><tr><th>通信</th><td>RS485/Modbus-RTU、DL/T 645-2007</td></tr><tr><th>控制</th><td>DC 12 V输出</td></tr><tr><th>存储</th><td>负荷曲线60天</td></tr><tr><th>功耗</th><td>≤5 W</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC18/C12F6-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-RC18</td><td>混合控制器</td></tr><tr><td>C12</td><td>共补12路</td></tr><tr><td>F6</td><td>分补6路（2组）</td></tr><tr><td>4G</td><td>带4G</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>DL/T 597《低压无功补偿控制器使用技术条件》</li><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>三相四线电压与三相电流全部接入，相别必须一一对应。</p>
<h3>接线要点</h3>
<ol><li>投切回路编号与控制器登记保持一致，分补每三路为一组A、B、C。</li><li>核对方法：手动投入A相一组，A相功率因数应上升。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>UA、UB、UC、UN</td><td>电压</td></tr><tr><td>IA~IC、I*</td><td>电流</td></tr><tr><td>+12 V、1~18</td><td>输出</td></tr><tr><td>A、B</td><td>RS485</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1048, 245, 290, '三相多功能电力仪表', 'LH-PM96E', 'LH-PM96E-5A-220-C', '白底蓝字段码LCD，三行同屏加电能行，背光时间可设', '96方形三相全电参量测量与双向电能计量，段码LCD，标配RS485。', '4DI/2DO、1路4~20 mA、第二路RS485、脉冲输出', '96 mm×96 mm×78 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，两侧卡块压紧，适用板厚1~4 mm', '≤72 mm（面板后，含端子）', '高低压开关柜、配电屏、动力柜的回路监测', '2025-10-01 12:15:00', 'GB/T 22264.1,GB/T 22264.7,GB/T 17215.321,GB/T 17215.323', '/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PM96E是多功能电力仪表的基本型，一只仪表同时显示三相电压、电流、功率、功率因数、频率和双向电能，替代开关柜上的多只指针表与转换开关。</p>
<p>仪表采用真有效值测量，PT、CT变比面板可设，显示值即为一次侧实际值；参数设置有密码保护，通信参数可批量下发。</p>
<h3>功能特点</h3>
<ul><li>电压、电流0.2级，有功电能C级（0.5S级）</li><li>接线方式菜单可选：三相四线、三相三线两元件、单相</li><li>错线诊断：缺相、逆相序、电流反向自动提示</li><li>数据保持不少于10年，停电不丢失</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>接线</th><td>三相四线/三相三线，电压57.7/100 V或220/380 V</td></tr><tr><th>电压过载</th><td>持续1.2倍，瞬时2倍/1 s</td></tr><tr><th>电流</th><td>AC 1 A或5 A，持续1.2倍，瞬时10倍/5 s</td></tr><tr><th>输入功耗</th><td>电压≤0.2 VA/相，电流≤0.2 VA/相</td></tr><tr><th>电压、电流准确度</th><td>0.2级</td></tr><tr><th>功率准确度</th><td>0.5级；频率±0.01 Hz</td></tr><tr><th>电能准确度</th><td>有功C级（0.5S级），无功2级</td></tr><tr><th>通信</th><td>RS485，Modbus-RTU，1200~38400 bps</td></tr><tr><th>工作电源</th><td>AC/DC 85~265 V，功耗≤4 VA</td></tr><tr><th>隔离耐压</th><td>AC 2 kV，1 min</td></tr><tr><th>工作环境</th><td>-20~+60 ℃，相对湿度≤93%</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96E-5A-220-C</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM96E</td><td>96方形多功能，LCD</td></tr><tr><td>5A</td><td>电流规格，5A或1A</td></tr><tr><td>220</td><td>电压规格：220为220/380 V，100为57.7/100 V</td></tr><tr><td>C</td><td>1路RS485；CK加4DI/2DO；CM加4~20 mA</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', '<h3>接线说明</h3>
<p>低压系统可直接接入电压、经互感器接入电流；10 kV系统电压、电流均经互感器。</p>
<h3>接线要点</h3>
<ol><li>三相四线：UA、UB、UC、UN分别接11~14端子，三只电流互感器同名端（S1）接4*、6*、8*带星端，S2接5、7、9端。</li><li>三相三线：UB接14端（UN位置），12端空置，B相电流不接，菜单选“3P3W”。</li><li>电流互感器二次不得开路，拆表前先短接试验端子；二次单点接地。</li><li>电压回路串1 A熔断器；上电后检查功率因数符号与相序提示。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源L、N</td></tr><tr><td>11、12、13、14</td><td>UA、UB、UC、UN</td></tr><tr><td>4*、5</td><td>IA进、出</td></tr><tr><td>6*、7</td><td>IB进、出</td></tr><tr><td>8*、9</td><td>IC进、出</td></tr><tr><td>58、59、60</td><td>RS485 A、B、屏蔽</td></tr><tr><td>47、48</td><td>有功脉冲+、-</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1049, 245, 280, '数码管三相多功能电力仪表', 'LH-PM96S', 'LH-PM96S-5A-220-CJ', '三排四位LED数码管，电压/电流/功率按键切换，可自动循环显示', '三排高亮LED数码管显示的经济型96方形多功能表，远距离读数清晰。', 'RS485、1路报警继电器', '96 mm×96 mm×75 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，侧面塑料卡扣', '≤69 mm', '光线较暗的配电室、动力箱与设备控制柜', '2025-09-23 09:35:00', 'GB/T 22264.1,GB/T 22264.7', '/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PM96S以三排红色LED数码管显示三相数据，3 m外可清楚读数，适合照度低或需要远看的场合；保留常用电参量与正向有功电能，去掉了分时与谐波功能，价格更经济。</p>
<h3>功能特点</h3>
<ul><li>亮度4级可调，长期运行自动降亮延寿</li><li>电流、电压同屏三相显示，无需翻页</li><li>报警继电器可设过压、过流、缺相、逆相序</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>接线</th><td>三相四线/三相三线</td></tr><tr><th>电压电流</th><td>3×220/380 V；5 A或1 A</td></tr><tr><th>电压电流准确度</th><td>0.5级</td></tr><tr><th>功率、频率</th><td>1.0级；±0.05 Hz</td></tr><tr><th>有功电能</th><td>B级（1级）</td></tr><tr><th>通信</th><td>选配RS485/Modbus-RTU</td></tr><tr><th>报警输出</th><td>AC 250 V/3 A常开（选配）</td></tr><tr><th>工作电源</th><td>AC 220 V±20%或AC/DC 85~265 V</td></tr><tr><th>环境</th><td>-10~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96S-5A-220-CJ</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM96S</td><td>96方形，LED</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>220</td><td>电压规格</td></tr><tr><td>C</td><td>RS485</td></tr><tr><td>J</td><td>1路报警继电器</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>与LH-PM96E端子顺序相同，可直接替换；不带通信时58、59、60空置。</p>
<h3>接线要点</h3>
<ol><li>更换旧表前记录变比与表底。</li><li>报警继电器触点接入跳闸回路时，必须在菜单中关闭自检动作并做传动试验。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>11~14</td><td>UA、UB、UC、UN</td></tr><tr><td>4*~9</td><td>三相电流</td></tr><tr><td>25、26</td><td>报警继电器</td></tr><tr><td>58、59</td><td>RS485（选配）</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1050, 245, 270, '谐波型多功能电力仪表', 'LH-PM96H', 'LH-PM96H-5A-220-CE', '160×160点阵中文LCD，谐波棒图、相量图与趋势曲线', '2~63次谐波与波形峰值系数分析的96方形多功能表。', '以太网、2DO谐波越限输出、8 MB存储', '96 mm×96 mm×88 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，金属卡具两点固定', '≤82 mm', '变频器、UPS、充电机出线与补偿柜进线的谐波监测', '2025-09-14 14:50:00', 'GB/T 22264.7,GB/T 17215.321,GB/T 14549', '/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PM96H在全电参量之外计算2~63次电压、电流谐波含有率、总畸变率、奇偶次畸变率、K系数与波峰系数，并保存最大值与发生时间。</p>
<p>面板相量图可直观判断电流极性与相别，是接线检查的实用工具。</p>
<h3>功能特点</h3>
<ul><li>每周波128点同步采样，逐次谐波有功方向可查</li><li>THDu、THDi各设三段阈值，可联动闭锁电容投入</li><li>不平衡度按正序、负序、零序分量显示</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>采样</th><td>128点/周波，16位ADC</td></tr><tr><th>谐波</th><td>2~63次，THD、奇次/偶次、K系数</td></tr><tr><th>谐波测量误差</th><td>按GB/T 14549 B级仪器要求</td></tr><tr><th>电压电流</th><td>0.2级</td></tr><tr><th>有功电能</th><td>C级（0.5S级），可分基波与总电能</td></tr><tr><th>存储</th><td>越限记录100条，最值带时标</td></tr><tr><th>通信</th><td>RS485；选配以太网Modbus-TCP</td></tr><tr><th>工作电源</th><td>AC/DC 85~265 V，≤5 VA</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96H-5A-220-CE</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM96H</td><td>96方形，谐波型</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>220</td><td>电压规格</td></tr><tr><td>C</td><td>RS485</td></tr><tr><td>E</td><td>以太网</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相四线推荐接法；三相三线时零序谐波不可测。</p>
<h3>接线要点</h3>
<ol><li>测量高次谐波应选用0.2S或0.5S级互感器，并尽量缩短二次线。</li><li>仪表电流方向须与负荷潮流一致，否则谐波有功方向判断会相反。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>11~14</td><td>电压</td></tr><tr><td>4*~9</td><td>电流</td></tr><tr><td>58、59</td><td>RS485</td></tr><tr><td>RJ45</td><td>以太网（选配）</td></tr><tr><td>31~34</td><td>2路开关输出</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1051, 245, 260, '复费率多功能电力仪表', 'LH-PM96F', 'LH-PM96F-5A-220-D', '大字段码LCD，当前费率、时段与剩余时间同屏', '4费率12时段、最大需量与12个月冻结的96方形分时计量表。', '红外抄表、DL/T 645-2007、时钟电池可更换', '96 mm×96 mm×80 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，侧卡固定，面板可铅封', '≤74 mm', '企业内部分时电量考核、园区转供电核算', '2025-09-06 11:10:00', 'GB/T 17215.301,GB/T 17215.321,DL/T 645,GB/T 22264.7', '/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PM96F内置温补时钟与2套时区表，支持尖、峰、平、谷四费率、每日12时段，按月冻结各费率电量与最大需量，便于核对峰谷电费。</p>
<p>本表用于内部考核，用于对外结算时须另选经强制检定的电能表。</p>
<h3>功能特点</h3>
<ul><li>滑差式需量计算，区间与滑差时间可设</li><li>节假日、周休日可独立设定时段</li><li>12个月历史电量、日冻结62天</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>费率</th><td>4费率、12时段、2套时区表</td></tr><tr><th>时钟</th><td>日误差≤0.5 s/d（23 ℃），电池寿命≥10年</td></tr><tr><th>有功电能</th><td>C级（0.5S级），双向分时</td></tr><tr><th>无功电能</th><td>2级，四象限</td></tr><tr><th>需量</th><td>滑差式，1~60 min</td></tr><tr><th>冻结</th><td>日冻结62天，月冻结12个月</td></tr><tr><th>通信</th><td>RS485：Modbus-RTU与DL/T 645-2007可切换</td></tr><tr><th>电源</th><td>AC/DC 85~265 V</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96F-5A-220-D</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM96F</td><td>96方形，复费率</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>220</td><td>电压规格</td></tr><tr><td>D</td><td>DL/T 645-2007；缺省Modbus</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>接线与LH-PM96E一致，电流端子带铅封盖。</p>
<h3>接线要点</h3>
<ol><li>投运前校准时钟并核对时段表。</li><li>峰谷考核回路的互感器准确级应不低于0.5级。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>11~14</td><td>电压</td></tr><tr><td>4*~9</td><td>电流</td></tr><tr><td>58、59</td><td>RS485</td></tr><tr><td>47、48</td><td>脉冲/秒信号</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1052, 245, 250, '带开关量与变送的多功能电力仪表', 'LH-PM96K', 'LH-PM96K-5A-100-8D4R2A', '段码LCD，下方8位开关状态指示点', '8路开关量输入、4路继电器输出、2路4~20 mA变送的遥信遥控型仪表。', '温湿度模块、以太网口、第二组4~20 mA', '96 mm×96 mm×100 mm（宽×高×深，带扩展模块）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，扩展模块背插并用螺钉锁紧', '≤94 mm', '需要遥测、遥信、遥控合一的馈线柜与电动机回路', '2025-08-29 16:25:00', 'GB/T 22264.7,GB/T 17215.321', '/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PM96K在测量功能上增加遥信、遥控与模拟量变送，一只仪表即可完成一个馈线间隔的“三遥”，适合小型变配电站综合自动化。</p>
<p>遥控采用“选择-返校-执行”三步，防止误操作。</p>
<h3>功能特点</h3>
<ul><li>8路无源干接点DI，内部DC 24 V湿电源</li><li>4路继电器DO，脉冲或电平方式可选</li><li>变送量程与对应电量任意设定，0.5级</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测量</th><td>全电参量，电压电流0.2级</td></tr><tr><th>开关量输入</th><td>8路，光隔离，SOE分辨率1 ms</td></tr><tr><th>继电器输出</th><td>4路，AC 250 V/5 A</td></tr><tr><th>模拟量</th><td>2路4~20 mA，负载≤500 Ω，0.5级</td></tr><tr><th>有功电能</th><td>C级（0.5S级）</td></tr><tr><th>通信</th><td>2路RS485，独立地址</td></tr><tr><th>事件</th><td>SOE 256条</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，≤6 VA</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96K-5A-100-8D4R2A</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM96K</td><td>96方形，三遥型</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>100</td><td>PT二次100 V</td></tr><tr><td>8D4R2A</td><td>8DI/4DO/2AO</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>10 kV系统常用两只PT（V/V接线）、两只CT，菜单选三相三线。</p>
<h3>接线要点</h3>
<ol><li>V/V接线时PT二次B相接地，接UN端子；电流接IA、IC，IB空。</li><li>遥控出口须串接“远方/就地”转换开关。</li><li>DI公共端为内部24 V正，禁止外加电压。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>11~14</td><td>电压</td></tr><tr><td>4*~9</td><td>电流</td></tr><tr><td>70~78</td><td>DI1~DI8与公共端</td></tr><tr><td>20~27</td><td>DO1~DO4</td></tr><tr><td>15~18</td><td>AO1、AO2</td></tr><tr><td>58~61</td><td>双路RS485</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1053, 245, 240, '无线多功能电力仪表', 'LH-PM96W', 'LH-PM96W-5A-220-4G', '段码LCD，信号强度、联网状态与上送计数图标', '内置4G或LoRa的96方形多功能表，改造柜体免敷设通信线。', '外置天线延长2 m、断电上报、蓝牙配置', '96 mm×96 mm×86 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）；天线孔φ12', '面板嵌入式，天线吸盘置于柜外', '≤80 mm', '分散配电室、箱变的开关柜改造', '2025-08-21 13:40:00', 'GB/T 22264.7,GB/T 17215.321', '/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PM96W面板尺寸与常规96方形表相同，更换旧表时不需再拉通信线；4G型每台独立上网，LoRa型经LH-GW200网关汇聚。</p>
<p>断电瞬间由超级电容供电上报停电事件，便于掌握停电范围。</p>
<h3>功能特点</h3>
<ul><li>Modbus寄存器表与LH-PM96E兼容，后台无需改点表</li><li>本地RS485保留，可同时接入现场系统</li><li>数据本地缓存7天，恢复后补传</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测量</th><td>全电参量，电压电流0.2级，有功C级</td></tr><tr><th>4G</th><td>Cat.1，LTE-FDD/TDD，MQTT/TCP</td></tr><tr><th>LoRa</th><td>470~510 MHz，发射功率≤50 mW</td></tr><tr><th>上送间隔</th><td>1~60 min可设</td></tr><tr><th>天线</th><td>SMA，吸盘1.5 m</td></tr><tr><th>缓存</th><td>7天（15 min间隔）</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，峰值8 VA</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96W-5A-220-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM96W</td><td>96方形，无线</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>220</td><td>电压规格</td></tr><tr><td>4G</td><td>通信：4G或LR（LoRa）</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>测量接线与LH-PM96E一致，另接天线。</p>
<h3>接线要点</h3>
<ol><li>金属柜内须将天线引出柜外，馈线不得与主回路电缆同槽。</li><li>插卡、拔卡必须断电操作。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>11~14</td><td>电压</td></tr><tr><td>4*~9</td><td>电流</td></tr><tr><td>58、59</td><td>RS485</td></tr><tr><td>SMA</td><td>天线</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1054, 246, 230, '72方形多功能电力仪表', 'LH-PM72E', 'LH-PM72E-5A-220-C', '段码LCD四行显示，蓝色背光', '72方形小尺寸三相多功能表，适合抽屉单元与小配电箱。', 'RS485、2DI/2DO、导轨支架', '72 mm×72 mm×80 mm（宽×高×深）', '68 mm×68 mm（+0.7/0 mm）', '面板嵌入式，尾部卡架固定', '≤74 mm', 'MCC抽屉单元、动力配电箱、设备控制箱', '2025-08-13 10:00:00', 'GB/T 22264.1,GB/T 22264.7,GB/T 17215.321', '/media/products/panel-meter-72-1-69cde5f0.webp,/media/products/panel-meter-72-2-55b1f6e6.webp,/media/products/panel-meter-72-3-3ac067ff.webp', '<h3>产品概述</h3>
<p>抽屉单元面板空间有限，LH-PM72E在72 mm见方内完成三相全电参量测量与双向电能，通信与变比设置方式与96方形产品一致，同一系统内可混用。</p>
<h3>功能特点</h3>
<ul><li>三按键菜单，中文符号直观</li><li>可显示负载率百分比，便于判断电动机负荷</li><li>尾部端子斜出线，适合浅柜体</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>接线</th><td>三相四线/三相三线</td></tr><tr><th>电压</th><td>3×220/380 V或57.7/100 V</td></tr><tr><th>电流</th><td>5 A或1 A</td></tr><tr><th>准确度</th><td>电压电流0.5级（0.2级可订），功率0.5级</td></tr><tr><th>有功电能</th><td>C级（0.5S级）</td></tr><tr><th>通信</th><td>RS485/Modbus-RTU（选配）</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，≤3 VA</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM72E-5A-220-C</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM72E</td><td>72方形多功能，LCD</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>220</td><td>电压规格</td></tr><tr><td>C</td><td>RS485</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>端子分上下两排，上排电源与通信，下排电压电流。</p>
<h3>接线要点</h3>
<ol><li>抽屉单元的二次插接件须保证电流回路先接后断（带短接片）。</li><li>MCC柜通信线穿越抽屉时采用同一方向的手拉手接法。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>3~6</td><td>UA、UB、UC、UN</td></tr><tr><td>7*~12</td><td>三相电流</td></tr><tr><td>13、14</td><td>RS485</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1055, 246, 220, '电动机回路保护监测仪表', 'LH-PM72D', 'LH-PM72D-5A-C2R', '上下两排数码管，上排电流、下排负载率或热容量', '72方形电动机回路电流监测表，带过载、堵转、缺相告警与起动时间统计。', '热敏电阻输入、RS485、模拟量输出', '72 mm×72 mm×82 mm（宽×高×深）', '68 mm×68 mm（+0.7/0 mm）', '面板嵌入式，尾部卡架固定', '≤76 mm', '水泵、风机、皮带机等低压电动机馈线回路', '2025-08-05 15:15:00', 'GB/T 22264.1,GB/T 22264.7', '/media/products/panel-meter-72-2-55b1f6e6.webp,/media/products/panel-meter-72-1-69cde5f0.webp,/media/products/panel-meter-72-3-3ac067ff.webp', '<h3>产品概述</h3>
<p>LH-PM72D以三相电流为核心，计算负载率、热容量与起动时间，给出过载、欠载、堵转、缺相与不平衡告警，作为热继电器之外的监测补充。</p>
<p>用于保护跳闸时须与主回路元件的分断能力和整定配合校核。</p>
<h3>功能特点</h3>
<ul><li>起动、运行两段整定，避免起动误报</li><li>累计运行小时与起动次数，便于检修计划</li><li>缺相与不平衡定值可分别设定</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电流</th><td>3×5 A（互感器接入），测量范围0.02~6 A</td></tr><tr><th>准确度</th><td>电流0.5级</td></tr><tr><th>告警</th><td>过载、欠载、堵转、缺相、不平衡</td></tr><tr><th>输出</th><td>2路继电器AC 250 V/3 A</td></tr><tr><th>统计</th><td>运行小时、起动次数、最大电流</td></tr><tr><th>通信</th><td>RS485（选配）</td></tr><tr><th>电源</th><td>AC 220 V±20%</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM72D-5A-C2R</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM72D</td><td>电动机监测</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>C</td><td>RS485</td></tr><tr><td>2R</td><td>2路继电器</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>三相电流经互感器接入，不接电压也可运行（功率量不显示）。</p>
<h3>接线要点</h3>
<ol><li>互感器一次额定电流按电动机额定电流的1~1.2倍选取。</li><li>跳闸输出与主接触器线圈串联前须核对触点容量。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>3*~8</td><td>三相电流</td></tr><tr><td>9~11</td><td>继电器1、2</td></tr><tr><td>13、14</td><td>RS485</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1056, 247, 210, '120方形大屏多功能电力仪表', 'LH-PM120E', 'LH-PM120E-5A-100-CE', '128×128点阵中文LCD，一次图界面与大字主画面可切换', '120方形大屏液晶仪表，进线柜与主变低压侧远距离读数。', '谐波31次、以太网、4DI/4DO', '120 mm×120 mm×82 mm（宽×高×深）', '112 mm×112 mm（+0.8/0 mm）', '面板嵌入式，四点夹紧', '≤76 mm', '变压器进线柜、母联柜、能源站总表', '2025-07-27 12:35:00', 'GB/T 22264.1,GB/T 22264.7,GB/T 17215.321', '/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-PM120E以大尺寸点阵屏显示主画面：电流、电压、功率因数三组大字数值与功率棒图，值班人员在2 m外即可读出；翻页可看一次接线与谐波。</p>
<h3>功能特点</h3>
<ul><li>主画面内容可自定义，保留4种布局</li><li>电能、需量、最值分页显示</li><li>仪表自检与通信状态常显</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>接线</th><td>三相四线/三相三线</td></tr><tr><th>电压电流</th><td>3×220/380 V或57.7/100 V；5 A或1 A</td></tr><tr><th>准确度</th><td>0.2级，有功C级（0.5S级）</td></tr><tr><th>谐波</th><td>2~31次（选配）</td></tr><tr><th>通信</th><td>RS485，选配以太网</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，≤5 VA</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr><tr><th>面板防护</th><td>IP52（前面）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM120E-5A-100-CE</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-PM120E</td><td>120方形多功能</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>100</td><td>PT二次100 V</td></tr><tr><td>CE</td><td>RS485+以太网</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>10 kV进线经PT、CT接入，变比在面板设置。</p>
<h3>接线要点</h3>
<ol><li>设置顺序：接线方式→PT变比→CT变比→电能倍率。</li><li>10 kV系统电压端子按100 V接入，切勿误接380 V。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>11~14</td><td>电压</td></tr><tr><td>4*~9</td><td>电流</td></tr><tr><td>58、59</td><td>RS485</td></tr><tr><td>LAN</td><td>以太网</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1057, 249, 200, '单相导轨式电能表', 'LH-DM1', 'LH-DM1-60-485', '5+1位LCD，正反显示方向可旋转', '1模数18 mm单相导轨表，60 A直接接入，出租与设备计量小型化。', 'RS485、红外、蓝牙抄表', '18 mm×118 mm×66 mm（宽×高×深，1P）', '35 mm导轨安装，无需开孔', '35 mm标准导轨，卡接', '66 mm', '出租公寓、设备单机、充电桩单相计量', '2025-07-19 09:50:00', 'GB/T 17215.321,DL/T 645', '/media/products/din-meter-1-5d73db48.webp,/media/products/din-meter-2-18aec046.webp,/media/products/din-meter-3-95c4d98f.webp', '<h3>产品概述</h3>
<p>LH-DM1在单模数宽度内完成60 A直接接入计量，上进下出，箱内零改线即可加装分户计量。</p>
<p>电流规格按现行标准表示为0.2-0.5(60)A（旧标称5(60)A），显示精度0.01 kWh。</p>
<h3>功能特点</h3>
<ul><li>内置合金互感器，抗直流与偶次谐波</li><li>面板可锁定，防止误设</li><li>光电脉冲与RS485可同时使用</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电压</th><td>AC 220 V（±20%）</td></tr><tr><th>电流</th><td>0.2-0.5(60)A，50 Hz</td></tr><tr><th>有功电能</th><td>B级（1级）</td></tr><tr><th>起动电流</th><td>20 mA（0.04倍转折电流）</td></tr><tr><th>显示</th><td>5+1位，LCD</td></tr><tr><th>通信</th><td>RS485（DL/T 645-2007），红外</td></tr><tr><th>脉冲</th><td>6400 imp/kWh（按铭牌）</td></tr><tr><th>自身功耗</th><td>电压回路≤1 W</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM1-60-485</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DM1</td><td>单相导轨表，1P</td></tr><tr><td>60</td><td>最大电流，A</td></tr><tr><td>485</td><td>RS485；IR红外</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>上进下出，L进→电流端→L出，N并接电压端。</p>
<h3>接线要点</h3>
<ol><li>相线必须从1进、3出，反接会导致反向走字。</li><li>零线进出端子连通，不得在表内另接负荷零线。</li><li>60 A回路导线不小于16 mm²（铜），螺钉力矩2.5 N·m。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、3</td><td>相线进、出</td></tr><tr><td>4、6</td><td>零线进、出</td></tr><tr><td>7、8</td><td>RS485</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1058, 249, 190, '单相导轨费控电能表', 'LH-DM2P', 'LH-DM2P-80-LR', '6+2位LCD带背光，剩余金额、当前功率与费率轮显', '2模数单相远程费控表，内置80 A继电器，支持购电与欠费限电。', 'LoRa、4G外置模块、透支额度、恶性负载识别', '36 mm×92 mm×68 mm（宽×高×深，2P）', '35 mm导轨，无需开孔', '35 mm导轨安装', '68 mm', '学生宿舍、出租公寓、养殖圈舍用电控制', '2025-07-11 14:05:00', 'GB/T 17215.321,DL/T 645', '/media/products/din-meter-2-18aec046.webp,/media/products/din-meter-1-5d73db48.webp,/media/products/din-meter-3-95c4d98f.webp', '<h3>产品概述</h3>
<p>LH-DM2P内置磁保持继电器，欠费或越限时分断，充值后现场按键或远程合闸；恶性负载识别可区分阻性加热器与普通电器，超限自动断开并记录。</p>
<h3>功能特点</h3>
<ul><li>预付费余额三段告警：提示、告警、断电</li><li>恶性负载：单相阻性突增识别，功率阈值可设</li><li>停电记录与最近20次开合记录</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电压/电流</th><td>AC 220 V，0.2-0.5(80)A</td></tr><tr><th>有功电能</th><td>B级（1级）</td></tr><tr><th>继电器</th><td>80 A磁保持，机械寿命≥10万次</td></tr><tr><th>费率</th><td>4费率、8时段（可设单费率）</td></tr><tr><th>通信</th><td>RS485 + 可选LoRa（470~510 MHz）</td></tr><tr><th>显示</th><td>6+2位LCD，背光</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM2P-80-LR</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DM2P</td><td>单相费控导轨表</td></tr><tr><td>80</td><td>最大电流，A</td></tr><tr><td>LR</td><td>LoRa；485为RS485</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>出线经内部继电器，断电后后级可能仍有反送电，检修时须拉开总开关。</p>
<h3>接线要点</h3>
<ol><li>上级须有短路保护断路器，本表继电器不承担短路分断。</li><li>LoRa型现场信号小于-110 dBm时加装室外网关。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L进/L出</td><td>相线（经继电器）</td></tr><tr><td>N进/N出</td><td>零线</td></tr><tr><td>485A、B</td><td>抄表</td></tr><tr><td>ANT</td><td>LoRa</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1059, 250, 180, '三相直接接入导轨电能表', 'LH-DM3', 'LH-DM3-80-F485', '6+2位LCD，三相电压电流与电能循环显示', '7模数三相四线直接接入导轨表，最大80 A，分时与通信可选。', '4费率、RS485双协议、脉冲输出', '126 mm×90 mm×65 mm（宽×高×深，7P）', '35 mm导轨安装，无需开孔', '35 mm导轨卡接', '65 mm', '楼层配电箱、充电桩、商铺三相计量', '2025-07-03 11:25:00', 'GB/T 17215.321,GB/T 17215.323,DL/T 645', '/media/products/din-meter-1-5d73db48.webp,/media/products/din-meter-2-18aec046.webp,/media/products/din-meter-3-95c4d98f.webp', '<h3>产品概述</h3>
<p>LH-DM3直接接入最大80 A，省去三只互感器与二次接线，适合配电箱内改造加装；三相四线与三相三线可在菜单设置。</p>
<h3>功能特点</h3>
<ul><li>三相电流方向独立判断，反向自动提示</li><li>通信双协议，Modbus与DL/T 645-2007按键切换</li><li>支持电压缺相后继续计量剩余两相</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电压</th><td>3×220/380 V</td></tr><tr><th>电流</th><td>0.2-0.5(80)A</td></tr><tr><th>有功电能</th><td>B级（1级）</td></tr><tr><th>无功电能</th><td>2级（选配）</td></tr><tr><th>费率</th><td>4费率12时段（F型）</td></tr><tr><th>通信</th><td>RS485</td></tr><tr><th>显示</th><td>6+2位，循环显示可定制</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3-80-F485</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DM3</td><td>三相直通导轨表</td></tr><tr><td>80</td><td>最大电流，A</td></tr><tr><td>F</td><td>复费率</td></tr><tr><td>485</td><td>RS485</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>三相四线1-2-3进、4-5-6出，N接电压公共端。</p>
<h3>接线要点</h3>
<ol><li>进出线不得接反，同一相进出在同一列端子。</li><li>80 A回路导线不小于25 mm²，力矩2.5~3 N·m。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1~3</td><td>A、B、C进线</td></tr><tr><td>4~6</td><td>A、B、C出线</td></tr><tr><td>7</td><td>N</td></tr><tr><td>8、9</td><td>RS485</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1060, 250, 170, '三相互感器接入导轨电能表', 'LH-DM3C', 'LH-DM3C-6A-KCT200/5', '6+2位LCD，变比与一次值直接显示', '4模数72 mm三相导轨多功能电能表，经互感器接入，0.5S级。', '谐波、4DI、开口互感器套装', '72 mm×90 mm×65 mm（宽×高×深，4P）', '35 mm导轨，无需开孔', '35 mm导轨安装', '65 mm', '大电流馈线、列头柜、能源分项计量', '2025-06-25 16:40:00', 'GB/T 17215.321,GB/T 17215.323,DL/T 645', '/media/products/din-meter-2-18aec046.webp,/media/products/din-meter-1-5d73db48.webp,/media/products/din-meter-3-95c4d98f.webp', '<h3>产品概述</h3>
<p>LH-DM3C经互感器接入，变比面板可设，显示值为一次侧电量。套装型附三只开口式互感器，改造回路不停电即可装表。</p>
<h3>功能特点</h3>
<ul><li>有功C级（0.5S级），双向计量</li><li>互感器接线错误诊断</li><li>可作为能耗分项计量采集点，直接接入LH-GW100网关</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电压</th><td>3×220/380 V或57.7/100 V</td></tr><tr><th>电流</th><td>3×0.015-0.075(6)A（旧标称1.5(6)A）</td></tr><tr><th>有功电能</th><td>C级（0.5S级）</td></tr><tr><th>无功电能</th><td>2级</td></tr><tr><th>谐波</th><td>2~31次（H型）</td></tr><tr><th>通信</th><td>RS485，DL/T 645-2007/Modbus-RTU</td></tr><tr><th>脉冲</th><td>400 imp/kWh（按变比换算）</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3C-6A-KCT200/5</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DM3C</td><td>三相互感器导轨表</td></tr><tr><td>6A</td><td>电流规格</td></tr><tr><td>KCT200/5</td><td>套装：开口互感器200/5</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>三相四线，UA、UB、UC、UN与互感器二次分别接入。</p>
<h3>接线要点</h3>
<ol><li>互感器S1接电流进端（带星号），S2接出端并接地。</li><li>变比设置后核对一次电流与钳形表读数。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1~4</td><td>UA、UB、UC、UN</td></tr><tr><td>5*~10</td><td>三相电流</td></tr><tr><td>11、12</td><td>RS485</td></tr><tr><td>13、14</td><td>脉冲</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1061, 252, 160, '三相四线智能电能表', 'LH-TM30', 'LH-TM30-6A-4G', '大屏段码LCD，背光与停电唤醒，当前费率图标', '壁挂式三相四线多功能电能表，C级、4费率、12个月冻结。', '4G、RS485双路、红外、安全芯片', '265 mm×170 mm×75 mm（高×宽×深）', '无面板开孔；挂钩加两孔安装', '表箱或墙面壁挂安装，三点固定', '75 mm', '园区总分表、专变用户内部结算、充电场站', '2025-06-17 13:00:00', 'GB/T 17215.301,GB/T 17215.321,GB/T 17215.323,DL/T 645', '/media/products/three-phase-meter-1-8a818c50.webp,/media/products/three-phase-meter-2-f9f47bd4.webp,/media/products/three-phase-meter-3-58f21607.webp', '<h3>产品概述</h3>
<p>LH-TM30具有双向分时计量、最大需量、事件记录与负荷曲线，按GB/T 17215.321的C级（0.5S级）设计，适合园区转供电、充电站与自备变用户的内部结算。</p>
<p>负荷曲线按15 min记录不少于60天，支持抄读历史与事件。</p>
<h3>功能特点</h3>
<ul><li>失压、断相、逆相序、电流不平衡等30类事件记录</li><li>停电后可按键唤醒显示，抄读不断</li><li>时钟温补，日误差≤0.5 s</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>接线</th><td>三相四线，3×220/380 V</td></tr><tr><th>电流</th><td>直通型0.2-0.5(60)A；互感型0.015-0.075(6)A</td></tr><tr><th>有功电能</th><td>C级（0.5S级）互感型，B级（1级）直通型</td></tr><tr><th>无功电能</th><td>四象限2级</td></tr><tr><th>费率</th><td>4费率、12时段、2套时区</td></tr><tr><th>需量</th><td>滑差式，15 min</td></tr><tr><th>负荷曲线</th><td>≥60天</td></tr><tr><th>通信</th><td>RS485 DL/T 645-2007，红外，选配4G</td></tr><tr><th>环境</th><td>-25~+60 ℃，IP54（箱内IP51）</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM30-6A-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-TM30</td><td>三相智能电能表</td></tr><tr><td>6A</td><td>互感型；60A为直通型</td></tr><tr><td>4G</td><td>带4G；缺省RS485</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>互感型接1~10端子，直通型进出线标A、B、C。</p>
<h3>接线要点</h3>
<ol><li>互感型须装联合接线盒，便于带电换表与校验。</li><li>三相四线严禁零线虚接，否则会按线电压错误计量。</li><li>投运后按“三步核对”：看相序、看功率方向、看与钳表误差。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、3、5、7、9</td><td>三相电流与电压（互感型）</td></tr><tr><td>10</td><td>UN</td></tr><tr><td>11、12</td><td>RS485</td></tr><tr><td>红外窗</td><td>抄表</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1062, 252, 150, '三相三线智能电能表', 'LH-TM33', 'LH-TM33-6A-AUX', '大屏段码LCD，矢量与功率方向指示', '10 kV侧经PT、CT接入的三相三线电能表，两元件0.5S级。', '双485、4G、辅助电源端子', '265 mm×170 mm×75 mm（高×宽×深）', '无面板开孔；三点壁挂', '计量柜或墙面壁挂', '75 mm', '10 kV专变用户计量柜内部考核、光伏并网侧考核', '2025-06-08 10:15:00', 'GB/T 17215.301,GB/T 17215.321,GB/T 17215.323,DL/T 645', '/media/products/three-phase-meter-2-f9f47bd4.webp,/media/products/three-phase-meter-1-8a818c50.webp,/media/products/three-phase-meter-3-58f21607.webp', '<h3>产品概述</h3>
<p>LH-TM33用于中性点不接地的三相三线系统，两元件接法，电压3×100 V，可同时测量正反向有功，适合光伏并网点的双向考核。</p>
<p>带独立辅助电源端子，一次停电时仍可由直流屏供电保持通信。</p>
<h3>功能特点</h3>
<ul><li>两元件法计量，相角与功率方向在屏显示</li><li>正反向有功、四象限无功分别冻结</li><li>失压、失流、相序异常记录</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>接线</th><td>三相三线，3×100 V</td></tr><tr><th>电流</th><td>3×0.015-0.075(6)A（旧标称1.5(6)A），1 A规格可订</td></tr><tr><th>有功电能</th><td>C级（0.5S级）</td></tr><tr><th>无功电能</th><td>2级</td></tr><tr><th>辅助电源</th><td>AC/DC 100~240 V</td></tr><tr><th>通信</th><td>2路RS485，DL/T 645-2007</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM33-6A-AUX</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-TM33</td><td>三相三线表</td></tr><tr><td>6A</td><td>电流规格</td></tr><tr><td>AUX</td><td>带辅助电源</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>PT二次V/V接线，B相接地，电流取A、C相。</p>
<h3>接线要点</h3>
<ol><li>第一元件接UAB、IA，第二元件接UCB、IC。</li><li>计量柜二次回路须用联合接线盒，电流先短接再拆表。</li><li>上电后向量图应为UAB、UCB相差60°附近（感性负荷按功率因数偏移）。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、3</td><td>IA进、出</td></tr><tr><td>7、9</td><td>IC进、出</td></tr><tr><td>2、4、6</td><td>UA、UB、UC</td></tr><tr><td>辅助1、2</td><td>工作电源</td></tr><tr><td>485-1/2</td><td>通信</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1063, 254, 140, '数显电流表', 'LH-DA72', 'LH-DA72-5A-CJ', '单排四位LED，0.56英寸，量程自动小数点', '72方形数显交流电流表，单排四位数码管，带上下限报警可选。', '4~20 mA变送、1路继电器、RS485', '72 mm×72 mm×75 mm（宽×高×深）', '68 mm×68 mm（+0.7/0 mm）', '面板嵌入式，侧卡', '≤68 mm', '开关柜、设备盘、发电机屏的单回路电流指示', '2025-05-31 15:30:00', 'GB/T 22264.1,GB/T 22264.2', '/media/products/panel-meter-72-1-69cde5f0.webp,/media/products/panel-meter-72-2-55b1f6e6.webp,/media/products/panel-meter-72-3-3ac067ff.webp', '<h3>产品概述</h3>
<p>LH-DA72替代指针式电流表，真有效值测量，变比面板可设，显示值为一次电流；三相型采用切换显示A、B、C。</p>
<h3>功能特点</h3>
<ul><li>真有效值，正弦、方波、变频波形均可测量</li><li>上下限报警回差可设</li><li>断线显示“----”，避免误读</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>输入</th><td>AC 5 A或1 A</td></tr><tr><th>准确度</th><td>0.5级</td></tr><tr><th>显示范围</th><td>0~9999（变比1~9999）</td></tr><tr><th>过载</th><td>1.2倍持续，10倍/5 s</td></tr><tr><th>变送</th><td>4~20 mA，负载≤500 Ω（选配）</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，≤3 VA</td></tr><tr><th>环境</th><td>-10~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DA72-5A-CJ</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DA72</td><td>数显电流表</td></tr><tr><td>5A</td><td>电流规格</td></tr><tr><td>C</td><td>4~20 mA变送</td></tr><tr><td>J</td><td>报警继电器</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>串接在电流互感器二次回路中。</p>
<h3>接线要点</h3>
<ol><li>互感器二次串联多表时总阻抗不超过额定负荷。</li><li>拆表前先短接互感器二次。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>3、4</td><td>电流输入</td></tr><tr><td>5、6</td><td>报警/变送</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1064, 254, 130, '三相数显电压表', 'LH-DV96', 'LH-DV96-100-F', '三排四位LED，缺相时对应行闪烁', '96方形三排数显电压表，三相线电压或相电压同屏。', '频率附加、RS485、不平衡报警', '96 mm×96 mm×70 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式', '≤64 mm', '母线电压监测、发电机屏、并机柜', '2025-05-23 12:50:00', 'GB/T 22264.1,GB/T 22264.2', '/media/products/panel-meter-96-1-62603260.webp,/media/products/panel-meter-96-2-8b229bb6.webp,/media/products/panel-meter-96-3-dba229f0.webp', '<h3>产品概述</h3>
<p>LH-DV96同屏显示三相电压，适合母线柜与发电机并机柜；相电压、线电压一键切换，PT变比面板可设，直接显示一次电压值。</p>
<h3>功能特点</h3>
<ul><li>高亮数码管，缺相与越限闪烁提示</li><li>可附加频率显示，用于发电机屏</li><li>不平衡度越限输出（选配）</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>输入</th><td>3×100 V或3×380 V</td></tr><tr><th>准确度</th><td>0.5级，频率±0.1 Hz（选配）</td></tr><tr><th>显示</th><td>三排四位</td></tr><tr><th>变比</th><td>1~1000（PT）</td></tr><tr><th>过载</th><td>1.2倍持续，2倍/1 s</td></tr><tr><th>电源</th><td>AC/DC 85~265 V，≤4 VA</td></tr><tr><th>环境</th><td>-10~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-DV96-100-F</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-DV96</td><td>三相电压表</td></tr><tr><td>100</td><td>PT二次100 V；380直接接入</td></tr><tr><td>F</td><td>附加频率</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接UA~UN，三相三线B相接UN位。</p>
<h3>接线要点</h3>
<ol><li>电压回路串0.5 A熔断器。</li><li>并机柜中须区分母线与发电机侧电压引线。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、2</td><td>工作电源</td></tr><tr><td>11~14</td><td>电压</td></tr><tr><td>25、26</td><td>报警（选配）</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1065, 256, 120, '4G无线三相电力仪表', 'LH-WM40', 'LH-WM40-400-T4-4G', '6+2位LCD，信号、在线、上送成功计数显示', '导轨式三相4G无线表，配三只开口互感器，免布线改造。', '4路NTC测温、2DI、断电上报、剩余电流1路', '72 mm×90 mm×70 mm（宽×高×深，4P）', '35 mm导轨，无需开孔；互感器开口窗φ24或80 mm×40 mm', '导轨安装，互感器现场开口套装', '70 mm', '既有建筑节能改造、设备能耗、分布式用电监测', '2025-05-15 09:05:00', 'GB/T 17215.321,GB/T 17215.323,GB/T 20840.2', '/media/products/wireless-4g-meter-1-0982a56e.webp,/media/products/wireless-4g-meter-2-ba4e6000.webp,/media/products/wireless-4g-meter-3-c2acd3f9.webp', '<h3>产品概述</h3>
<p>LH-WM40把三相计量、4G通信与三只开口互感器打包，一名电工约30 min可完成一个回路的安装，全程无需停电、无需敷设通信线。</p>
<p>数据通过MQTT直接上送澜衡云或用户平台，点表与RS485仪表一致。</p>
<h3>功能特点</h3>
<ul><li>自动识别互感器方向与相别，错误时提示并校正</li><li>每分钟可上送一次，流量约每月80 MB（1 min间隔）</li><li>断电后超级电容维持30 s用于上报</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电压</th><td>3×220/380 V（接线）</td></tr><tr><th>电流</th><td>开口互感器100/200/400/600 A</td></tr><tr><th>有功电能</th><td>主机C级（0.5S级）；含0.5级开口互感器时整套按1级考核</td></tr><tr><th>谐波</th><td>2~31次（选配）</td></tr><tr><th>4G</th><td>Cat.1，MQTT/TCP，专网卡</td></tr><tr><th>测温</th><td>4路NTC，-40~+125 ℃，±1 ℃</td></tr><tr><th>上送间隔</th><td>1、5、15、30 min</td></tr><tr><th>电源</th><td>取自电压回路，≤3 W</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM40-400-T4-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-WM40</td><td>4G无线三相表</td></tr><tr><td>400</td><td>互感器一次额定，A</td></tr><tr><td>T4</td><td>4路测温</td></tr><tr><td>4G</td><td>4G；LR为LoRa型另见LH-WM42</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', '<h3>接线说明</h3>
<p>电压取自同一断路器负荷侧，互感器箭头指向负荷。</p>
<h3>接线要点</h3>
<ol><li>先合上测量熔断器并确认电压显示，再合开口互感器。</li><li>互感器合口面清洁无毛刺，听到锁扣声；合口不严会引入0.5%以上误差。</li><li>同一相的电压线与互感器必须对应，否则功率错误。</li><li>天线竖直放置，与金属件距离≥100 mm。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>UA~UN</td><td>电压（熔断器）</td></tr><tr><td>CT1~CT3</td><td>开口互感器</td></tr><tr><td>T1~T4</td><td>测温</td></tr><tr><td>485A/B</td><td>本地</td></tr><tr><td>ANT</td><td>4G</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1066, 256, 110, '环保用电监测终端', 'LH-WM41', 'LH-WM41-4-4G', 'LED状态灯，手机端显示工况；本体无屏', '面向治污与产污设备的用电工况监测终端，判断治理设施同步运行。', '视频联动、门磁、外接LED大屏', '90 mm×100 mm×75 mm（宽×高×深）', '35 mm导轨或箱体四孔，无面板开孔', '配电箱内导轨安装', '75 mm', '环保设施用电监测、停限产核查', '2025-05-07 14:25:00', 'GB/T 17215.321', '/media/products/wireless-4g-meter-2-ba4e6000.webp,/media/products/wireless-4g-meter-1-0982a56e.webp,/media/products/wireless-4g-meter-3-c2acd3f9.webp', '<h3>产品概述</h3>
<p>LH-WM41为每台产污、治污设备记录启停与功率曲线，按“产污开、治污必须开”的逻辑比对，异常时在云端与手机推送，数据可导出作为自证材料。</p>
<p>终端带本地缓存与断点续传，网络中断期间的记录不丢失。</p>
<h3>功能特点</h3>
<ul><li>产污/治污逻辑关联可配置，支持一对多</li><li>功率阈值与最小运行时长双判据，避免待机误判</li><li>记录不可本地清除，具备校验码</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>输入</th><td>1~4路三相（开口互感器）</td></tr><tr><th>功率准确度</th><td>1.0级</td></tr><tr><th>数据间隔</th><td>1 min</td></tr><tr><th>存储</th><td>60天本地</td></tr><tr><th>通信</th><td>4G Cat.1，MQTT</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM41-4-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-WM41</td><td>环保用电监测</td></tr><tr><td>4</td><td>监测路数</td></tr><tr><td>4G</td><td>4G</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>每路采用三只开口互感器，公共电压一组。</p>
<h3>接线要点</h3>
<ol><li>每台设备独立标识，端子号与平台绑定。</li><li>调试时逐台启停，核对平台显示。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>U公共</td><td>电压</td></tr><tr><td>1~4路CT</td><td>电流</td></tr><tr><td>485</td><td>扩展</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1067, 257, 100, 'LoRa无线三相电力仪表', 'LH-WM42', 'LH-WM42-200-LR', '5+1位LCD，节点号与信号质量显示', 'LoRa自组网三相无线表，一台网关带120只，适合同一配电室密集点位。', '测温、单相版、外置天线', '54 mm×90 mm×65 mm（宽×高×深，3P）', '35 mm导轨，无需开孔', '导轨安装', '65 mm', '数据机房列头柜、商场分项计量、园区楼层', '2025-04-29 11:40:00', 'GB/T 17215.321,GB/T 17215.323', '/media/products/wireless-4g-meter-1-0982a56e.webp,/media/products/wireless-4g-meter-2-ba4e6000.webp,/media/products/wireless-4g-meter-3-c2acd3f9.webp', '<h3>产品概述</h3>
<p>LH-WM42采用470~510 MHz频段LoRa通信，单跳即可到达LH-GW200网关，同一配电室上百个点位只需一张物联网卡，通信费用与供电布线大幅下降。</p>
<h3>功能特点</h3>
<ul><li>时隙化上报，120节点错峰不碰撞</li><li>本地RS485作为调试口，不影响无线</li><li>单相与三相同一网关混挂</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>电压</th><td>3×220/380 V</td></tr><tr><th>电流</th><td>开口互感器100~600 A或互感器1(6)A</td></tr><tr><th>有功电能</th><td>C级（0.5S级）</td></tr><tr><th>LoRa</th><td>470~510 MHz，发射≤50 mW，单跳可视≥800 m</td></tr><tr><th>上报间隔</th><td>1~60 min</td></tr><tr><th>组网容量</th><td>每网关120节点</td></tr><tr><th>电源</th><td>取自电压，≤2 W</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM42-200-LR</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-WM42</td><td>LoRa三相表</td></tr><tr><td>200</td><td>互感器一次额定，A</td></tr><tr><td>LR</td><td>LoRa</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', '<h3>接线说明</h3>
<p>与LH-WM40相同，LoRa天线由板载弹簧天线引出。</p>
<h3>接线要点</h3>
<ol><li>金属柜门内节点RSSI低于-95 dBm时加装外置天线。</li><li>节点号由网关自动分配，端子标签须同步记录。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>UA~UN</td><td>电压</td></tr><tr><td>CT1~CT3</td><td>电流</td></tr><tr><td>ANT</td><td>天线</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1068, 259, 90, '多回路电能表', 'LH-MC12', 'LH-MC12-100-E', '128×64点阵LCD，分回路滚动与总览', '12路三相或36路单相集中计量，插接式互感器，适合列头柜与馈线柜。', '母线测温、开关状态、双网口', '158 mm×112 mm×65 mm（宽×高×深，主机）', '导轨安装，互感器沿线卡接；无面板开孔', '导轨或背板安装，互感器采用端子排插接', '65 mm', '数据中心列头柜、充电站、馈线柜分项计量', '2025-04-20 16:55:00', 'GB/T 17215.305,GB/T 17215.321,GB/T 20840.2', '/media/products/din-meter-1-5d73db48.webp,/media/products/din-meter-2-18aec046.webp,/media/products/din-meter-3-95c4d98f.webp', '<h3>产品概述</h3>
<p>LH-MC12用一台主机加小型插接互感器完成12个三相回路或36个单相回路计量，电压共享，互感器以端子排集中接入，省去大量分散表计。</p>
<p>各回路分别给出功率、电能与谐波，主机汇总后经RS485或网口上送。</p>
<h3>功能特点</h3>
<ul><li>互感器类型自识别，接错位置立即提示</li><li>每回路独立告警与负载率</li><li>说明书按回路与互感器规格分别声明准确度，便于验收</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>回路</th><td>12路三相或36路单相</td></tr><tr><th>互感器</th><td>插接式，50~400 A，0.5级</td></tr><tr><th>有功电能</th><td>主机各回路C级（0.5S级）；含0.5级互感器时整套按1级声明</td></tr><tr><th>电压</th><td>3×220/380 V公共</td></tr><tr><th>谐波</th><td>各回路THD（选配）</td></tr><tr><th>通信</th><td>RS485 + 2×以太网</td></tr><tr><th>测温</th><td>母线8点（选配）</td></tr><tr><th>环境</th><td>-20~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-MC12-100-E</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-MC12</td><td>12路三相多回路表</td></tr><tr><td>100</td><td>单路互感器额定，A</td></tr><tr><td>E</td><td>带以太网</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 17215.305《电测量设备（交流） 特殊要求 第5部分：多回路电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', '<h3>接线说明</h3>
<p>公共电压取自列头柜进线熔断器，各回路互感器按槽位卡接。</p>
<h3>接线要点</h3>
<ol><li>互感器箭头统一指向负荷，槽位号与回路编号一致。</li><li>互感器线束走线槽，远离网线。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>UA~UN</td><td>公共电压</td></tr><tr><td>槽1~12</td><td>互感器</td></tr><tr><td>LAN1/2、485</td><td>通信</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1069, 261, 80, '4G工业物联网网关', 'LH-GW100', 'LH-GW100-4R-4G', '8个LED：电源、运行、4G、网络、485各口', '4路RS485、双上行的导轨网关，MQTT与Modbus-TCP双协议。', 'GPS/北斗、DI/DO、备用卡', '100 mm×95 mm×45 mm（宽×高×深）', '35 mm导轨，无需开孔；天线SMA孔φ6.5', '导轨安装', '45 mm', '配电室RS485仪表集中上云、能源站、光伏电站', '2025-04-12 13:15:00', 'DL/T 645', '/media/products/iot-gateway-1-3bb8dd5a.webp,/media/products/iot-gateway-2-55167863.webp,/media/products/iot-gateway-3-68d735d3.webp', '<h3>产品概述</h3>
<p>LH-GW100接入4路RS485，每路最多32台仪表，支持Modbus、DL/T 645-2007等规约混接，4G与以太网可互为备份。</p>
<p>断网时按时间戳缓存，恢复后自动补传；云端可远程修改点表与采集周期。</p>
<h3>功能特点</h3>
<ul><li>协议与点表图形化配置，不需写代码</li><li>双上行自动切换，切换中断不大于10 s</li><li>边缘规则：越限、变化率、延时三类条件</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>下行</th><td>4×RS485，1200~115200 bps</td></tr><tr><th>上行</th><td>4G Cat.1 + 10/100 M以太网</td></tr><tr><th>协议</th><td>MQTT、Modbus-TCP/RTU、DL/T 645-2007</td></tr><tr><th>接入能力</th><td>最多128台设备、4000个测点</td></tr><tr><th>缓存</th><td>≥30天（15 min周期）</td></tr><tr><th>供电</th><td>DC 9~36 V（附AC 220 V电源）</td></tr><tr><th>功耗</th><td>≤4 W</td></tr><tr><th>环境</th><td>-30~+70 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW100-4R-4G</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GW100</td><td>4G网关</td></tr><tr><td>4R</td><td>4路RS485</td></tr><tr><td>4G</td><td>4G；E仅以太网</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>DL/T 645《多功能电能表通信协议》</li></ul>', '');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1070, 262, 70, 'LoRa集中网关', 'LH-GW200', 'LH-GW200-4G-OD', 'LED：电源、4G、LoRa收发、节点在线数（数码管）', '8通道LoRa接入、120节点汇聚的室内外两用网关。', '太阳能供电、室外IP65、有线回程', '220 mm×180 mm×70 mm（宽×高×深，室外型）', '壁挂四孔180 mm×150 mm；天线N型孔', '壁挂或抱杆安装', '70 mm', '同一配电室或园区的无线仪表、测温、断路器汇聚', '2025-04-04 10:30:00', 'GB/T 4208', '/media/products/iot-gateway-2-55167863.webp,/media/products/iot-gateway-1-3bb8dd5a.webp,/media/products/iot-gateway-3-68d735d3.webp', '<h3>产品概述</h3>
<p>LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-TS系列、LH-SB系列节点，经4G或以太网上送。</p>
<p>室外型防水外壳，可抱杆装在园区中心位置，单跳覆盖半径约800 m（视距）。</p>
<h3>功能特点</h3>
<ul><li>信道自动分配与跳频，邻近网关不干扰</li><li>节点异常掉线5 min内告警</li><li>可作为固定电话线断线后的备份通道</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>LoRa</th><td>470~510 MHz，8通道，SF7~SF12</td></tr><tr><th>节点数</th><td>120（每节点15 min）</td></tr><tr><th>上行</th><td>4G Cat.1 + 以太网，MQTT</td></tr><tr><th>缓存</th><td>30天</td></tr><tr><th>防护</th><td>IP30室内/IP65室外</td></tr><tr><th>供电</th><td>PoE或DC 12~24 V</td></tr><tr><th>天线</th><td>LoRa与4G独立</td></tr><tr><th>环境</th><td>-40~+70 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW200-4G-OD</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-GW200</td><td>LoRa网关</td></tr><tr><td>4G</td><td>4G回程</td></tr><tr><td>OD</td><td>室外型；ID室内</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1071, 264, 60, '物联网微型断路器', 'LH-SB63', 'LH-SB63-3N-30-LR', 'OLED显示电流、电压、漏电与脱扣原因；按钮手动分合', 'C63单相/三相物联网微断，测量、漏电、远程分合与费控一体。', '4G、LoRa、RS485，剩余电流30 mA、电弧告警', '36 mm×90 mm×70 mm（1P+N，宽×高×深）；三相4P 90 mm宽', '35 mm导轨，无需面板开孔', '导轨安装，上进下出', '70 mm', '末端配电、养殖圈舍、路灯、出租公寓', '2025-03-27 15:50:00', 'GB/T 10963.1,GB/T 16917.1', '/media/products/smart-breaker-1-80a1e495.webp,/media/products/smart-breaker-2-ef4462eb.webp,/media/products/smart-breaker-3-0cf862d7.webp', '<h3>产品概述</h3>
<p>LH-SB63在微型断路器上集成测量、剩余电流保护与电动操作，保护功能由机械与电子共同完成，通信中断不影响跳闸。</p>
<p>可按时间表自动合分，用于路灯与养殖设备；费控型支持余额控制。</p>
<h3>功能特点</h3>
<ul><li>过欠压、过温、缺相、漏电、短路、过载六类保护</li><li>每次跳闸记录原因与当时电流</li><li>远程合闸须下发授权，避免误送电</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>额定电流</th><td>16、20、32、40、63 A</td></tr><tr><th>极数</th><td>1P+N、3P、3P+N</td></tr><tr><th>短路分断</th><td>6 kA</td></tr><tr><th>剩余电流</th><td>30、100、300 mA（可关）</td></tr><tr><th>测量</th><td>电压、电流、功率、电能1级（监测）</td></tr><tr><th>通信</th><td>4G/LoRa/RS485</td></tr><tr><th>动作寿命</th><td>电气1万次，机械2万次</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB63-3N-30-LR</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-SB63</td><td>物联网微断</td></tr><tr><td>3N</td><td>3P+N</td></tr><tr><td>30</td><td>剩余电流，mA</td></tr><tr><td>LR</td><td>LoRa；4G；R RS485</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 10963.1《电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器》</li><li>GB/T 16917.1《家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则》</li></ul>', '<h3>接线说明</h3>
<p>上进下出，N线必须经过N极，禁止借用其他回路N线。</p>
<h3>接线要点</h3>
<ol><li>每回路N线独立，混接会引起剩余电流误动作。</li><li>投运后按试验按钮验证剩余电流功能。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、3、5、N</td><td>进线</td></tr><tr><td>2、4、6、N</td><td>出线</td></tr><tr><td>485</td><td>通信</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1072, 265, 50, '物联网塑壳断路器', 'LH-SB250M', 'LH-SB250M-3P-200-EL', '面板LCD显示三相电流、剩余电流与热记忆', '100~250 A电子式塑壳断路器，带测温、测漏与电动操作，支路物联网化。', '4G、预留风门温控、区域联锁', '105 mm×165 mm×110 mm（3P，宽×高×深）；4P 140 mm宽', '固定式，安装孔35 mm×126 mm；面板可开105 mm×60 mm观察窗', '背板垂直安装，旋转手柄可选', '110 mm', '低压柜馈线支路、变压器出线、路灯控制箱', '2025-03-19 12:05:00', 'GB/T 14048.2', '/media/products/smart-breaker-2-ef4462eb.webp,/media/products/smart-breaker-1-80a1e495.webp,/media/products/smart-breaker-3-0cf862d7.webp', '<h3>产品概述</h3>
<p>LH-SB250M在电子脱扣基础上增加接线端子测温与剩余电流监测，支路负荷、端子温升与漏电在平台可见，端子松动在冒烟之前即可发现。</p>
<p>区域联锁型在发生短路时下级先动作、上级延时，缩小停电范围。</p>
<h3>功能特点</h3>
<ul><li>热记忆功能，断电后继续累计热量</li><li>端子测温越限只告警不跳闸，避免误停</li><li>四段保护定值现场或远程整定</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>壳架电流</th><td>250 A，额定电流100、125、160、200、250 A</td></tr><tr><th>极数</th><td>3P、4P</td></tr><tr><th>极限短路分断</th><td>Icu 50 kA（AC 400 V）</td></tr><tr><th>测温</th><td>6路端子温度，±2 ℃</td></tr><tr><th>剩余电流</th><td>30 mA~3 A可设</td></tr><tr><th>通信</th><td>RS485，选配4G</td></tr><tr><th>操作</th><td>电动+手动</td></tr><tr><th>环境</th><td>-25~+60 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB250M-3P-200-EL</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-SB250M</td><td>物联网塑壳</td></tr><tr><td>3P</td><td>极数</td></tr><tr><td>200</td><td>额定电流，A</td></tr><tr><td>EL</td><td>电子+剩余电流</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li></ul>', '<h3>接线说明</h3>
<p>进出线铜排或铜鼻子，防电弧隔板必须装。</p>
<h3>接线要点</h3>
<ol><li>剩余电流型N线必须穿过（4P或外接N线互感器）。</li><li>电动操作机构与机械联锁不得同时用于同一断路器。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>1、3、5</td><td>进线</td></tr><tr><td>2、4、6</td><td>出线</td></tr><tr><td>A1、A2</td><td>电动操作</td></tr><tr><td>485</td><td>通信</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1073, 267, 40, '电流取电无线测温传感器', 'LH-TS10', 'LH-TS10-450', 'LED上电与发送指示，数据在网关与云端显示', '绑带式CT取电测温，母线带电流即工作，无需电池。', '多路合一、IP67、壁挂显示屏', '42 mm×32 mm×18 mm（本体，宽×高×厚）', '无需开孔；绑带绕母排安装', '合金片绑带缠绕在母排或触头', '18 mm', '高低压母排、断路器触头、电缆接头测温', '2025-03-11 09:20:00', 'GB/T 4208', '/media/products/temperature-sensor-1-8b29b026.webp,/media/products/temperature-sensor-2-397402a4.webp,/media/products/temperature-sensor-3-42914aa9.webp', '<h3>产品概述</h3>
<p>LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，永久供电、免维护，适合不便更换电池的高处与柜内。</p>
<p>传感器与被测点同电位，完全绝缘隔离，可用于10 kV触头测温。</p>
<h3>功能特点</h3>
<ul><li>测温范围-40~+125 ℃，±1 ℃</li><li>启动电流5 A，停电后超级电容支持上报一次</li><li>无线470 MHz，柜间穿透能力强</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测温</th><td>-40~+125 ℃，±1 ℃</td></tr><tr><th>取电</th><td>母线电流≥5 A</td></tr><tr><th>发送周期</th><td>电流大时15~30 s，小电流时自动延长</td></tr><tr><th>频率</th><td>470~510 MHz，≤10 mW</td></tr><tr><th>绝缘</th><td>满足12 kV柜内使用要求</td></tr><tr><th>寿命</th><td>≥10年</td></tr><tr><th>防护</th><td>IP65</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS10-450</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-TS10</td><td>取电测温</td></tr><tr><td>450</td><td>绑带长度，mm</td></tr><tr><td>后缀P</td><td>IP67</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1074, 267, 30, '螺栓式电池无线测温传感器', 'LH-TS20', 'LH-TS20-M8', '无本地显示，按键查电量', '低压柜端子与电缆接头用螺栓式测温节点，5年电池。', '6点集中型、磁吸式、温湿度型', '28 mm×28 mm×16 mm（本体），引线20~200 mm', '无需开孔；M8螺栓共同压接', '压接于电缆头螺栓或扎带固定于电缆表面', '16 mm', '低压馈线端子、电缆接头、干式变压器引线', '2025-03-02 14:40:00', 'GB/T 4208', '/media/products/temperature-sensor-2-397402a4.webp,/media/products/temperature-sensor-1-8b29b026.webp,/media/products/temperature-sensor-3-42914aa9.webp', '<h3>产品概述</h3>
<p>LH-TS20通过与电缆头螺栓共压的铜片测温，适合电流较小、取电式无法启动的回路；电池按15 min一次发送设计使用5年以上。</p>
<p>温升过快（1 min内上升超过5 ℃）时立即加发告警帧。</p>
<h3>功能特点</h3>
<ul><li>变化率告警，早期发现接触不良</li><li>电池电压上报，提前3个月提示更换</li><li>同一网关可区分200个点名</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>测温</th><td>-40~+125 ℃，±1 ℃</td></tr><tr><th>电池</th><td>ER14250，约5年（15 min）</td></tr><tr><th>发送</th><td>15 min，突变立即发送</td></tr><tr><th>频率</th><td>470~510 MHz</td></tr><tr><th>绝缘</th><td>适用AC 690 V及以下</td></tr><tr><th>防护</th><td>IP65</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS20-M8</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-TS20</td><td>电池测温</td></tr><tr><td>M8</td><td>螺栓规格</td></tr><tr><td>后缀TH</td><td>温湿度型</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1075, 268, 20, '开口式电流互感器', 'LH-KCT', 'LH-KCT-80-800/5-0.5', '无显示；窗口侧P1/P2箭头与变比标牌', '卡扣开合、免断线安装的测量用电流互感器，100~5000 A。', '防水型、超宽窗口、2 m引线、0.2级（大电流规格）', '外形随窗口：φ24型61 mm×78 mm×36 mm；80×50型125 mm×150 mm×50 mm', '窗口：φ16、φ24、φ36、80×50、120×60、160×80（mm）', '开口套装于母排或电缆，底座固定或扎带固定', '36~60 mm', '节能改造、无线仪表与多回路电能表配套、临时测量', '2025-02-22 11:55:00', 'GB/T 20840.2', '/media/products/ct-open-1-06dc5e7b.webp,/media/products/ct-open-2-2162ab56.webp,/media/products/ct-open-3-6722530d.webp', '<h3>产品概述</h3>
<p>LH-KCT铁心分为两半，锁扣合口，改造时不断线、不停母排即可安装。铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核。</p>
<h3>功能特点</h3>
<ul><li>双锁扣与防错向设计，合口力均匀</li><li>二次内置双向保护，开路不产生高压（毫伏输出型）</li><li>尺寸系列覆盖16~160 mm窗口</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>变比</th><td>100/5、150/5、200/5、300/5、400/5、600/5、800/5、1000/5、1500/5、2000/5、3000/5、5000/5 A</td></tr><tr><th>输出</th><td>5 A、1 A或333 mV</td></tr><tr><th>准确级</th><td>0.5级（≥200 A）、1级</td></tr><tr><th>额定负荷</th><td>1~5 VA（随变比）</td></tr><tr><th>绝缘</th><td>3 kV/1 min（二次对地）</td></tr><tr><th>窗口</th><td>φ16~φ36，80×50~160×80</td></tr><tr><th>环境</th><td>-25~+70 ℃</td></tr></tbody></table>
<h3>规格与外形</h3>
<table><thead><tr><th>规格</th><th>窗口</th><th>外形（宽×高×厚）</th><th>变比范围</th></tr></thead><tbody><tr><td>KCT-24</td><td>φ24 mm</td><td>61×78×36 mm</td><td>100~300/5 A</td></tr><tr><td>KCT-36</td><td>φ36 mm</td><td>75×92×40 mm</td><td>200~600/5 A</td></tr><tr><td>KCT-80</td><td>80×50 mm</td><td>125×150×50 mm</td><td>400~1500/5 A</td></tr><tr><td>KCT-120</td><td>120×60 mm</td><td>172×174×55 mm</td><td>1000~3000/5 A</td></tr><tr><td>KCT-160</td><td>160×80 mm</td><td>220×210×60 mm</td><td>2000~5000/5 A</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-KCT-80-800/5-0.5</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-KCT</td><td>开口互感器</td></tr><tr><td>80</td><td>窗口系列</td></tr><tr><td>800/5</td><td>变比</td></tr><tr><td>0.5</td><td>准确级</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', '<h3>接线说明</h3>
<p>P1朝电源侧、P2朝负荷侧，S1、S2接仪表电流端。</p>
<h3>接线要点</h3>
<ol><li>套装前检查合口面无锈无尘，合口后摇动无松动。</li><li>5 A输出型二次严禁开路；带电安装时先把S1、S2短接或接好仪表再合口。</li><li>同组三只互感器方向一致，二次单点接地。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>P1、P2</td><td>一次（母排穿过方向）</td></tr><tr><td>S1、S2</td><td>二次</td></tr><tr><td>接地</td><td>S2侧单点接地</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `products` (`id`, `type`, `sort`, `title`, `model`, `ordercode`, `displaymode`, `basicfunction`, `optionalfunction`, `shapesize`, `openingsize`, `Installationmethod`, `deepin`, `applicationscope`, `createtime`, `standards`, `images`, `maincontent`, `wirecontent`) VALUES (1076, 269, 10, '剩余电流式电气火灾监控探测器', 'LH-RCD300', 'LH-RCD300-65-LR', '段码LCD显示剩余电流与各点温度，报警时红灯常亮并鸣音', '1路剩余电流加4路测温的组合式探测器，导轨安装，可带开口剩余电流互感器。', 'LoRa、4G、继电器脱扣输出、手机推送', '72 mm×90 mm×66 mm（宽×高×深，4P）；互感器窗口φ45/φ65/φ100', '35 mm导轨，无需开孔；互感器套装于四根导线', '导轨安装，剩余电流互感器穿过A、B、C、N', '66 mm', '民用建筑配电箱、养殖场、商场、出租公寓电气防火', '2025-02-14 16:15:00', 'GB 14287.2', '/media/products/ct-open-2-2162ab56.webp,/media/products/ct-open-1-06dc5e7b.webp,/media/products/ct-open-3-6722530d.webp', '<h3>产品概述</h3>
<p>LH-RCD300连续监测配电回路的剩余电流与导线、接头温度，越限时本地声光报警并上送，帮助在起火之前发现绝缘劣化与接触不良。</p>
<p>监测本身不改变原有保护配置；需要跳闸时由继电器输出配合断路器分励脱扣。</p>
<h3>功能特点</h3>
<ul><li>报警值20~1000 mA连续可设，自动扣除固有泄漏电流</li><li>4路测温独立报警，阈值45~140 ℃</li><li>自检功能：互感器断线、短路即时报故障</li></ul>
<h3>技术参数</h3>
<table><tbody><tr><th>剩余电流</th><td>报警设定20~1000 mA，测量误差±5%</td></tr><tr><th>温度</th><td>4路，45~140 ℃设定，±2 ℃</td></tr><tr><th>报警延时</th><td>0.1~60 s可设</td></tr><tr><th>输出</th><td>1路继电器AC 250 V/5 A</td></tr><tr><th>通信</th><td>RS485/Modbus-RTU，选配LoRa或4G</td></tr><tr><th>互感器窗口</th><td>φ45、φ65、φ100 mm</td></tr><tr><th>工作电源</th><td>AC 220 V，≤3 W</td></tr><tr><th>环境</th><td>-10~+55 ℃</td></tr></tbody></table>
<h3>选型与订货代码</h3>
<p>订货示例：LH-RCD300-65-LR</p>
<table><thead><tr><th>代码段</th><th>含义</th></tr></thead><tbody><tr><td>LH-RCD300</td><td>组合式探测器</td></tr><tr><td>65</td><td>互感器窗口直径，mm</td></tr><tr><td>LR</td><td>LoRa；4G；缺省RS485</td></tr></tbody></table>
<h3>执行标准</h3>
<ul><li>GB 14287.2《电气火灾监控系统 第2部分：剩余电流式电气火灾监控探测器》</li></ul>', '<h3>接线说明</h3>
<p>A、B、C、N四根导线必须同方向一起穿过互感器，PE线不得穿过。</p>
<h3>接线要点</h3>
<ol><li>TN-C系统不能直接使用，须先改造为TN-S或局部TN-C-S。</li><li>互感器下游的N线不得再次接地，也不得与其他回路N线混用。</li><li>投运时记录正常泄漏电流，报警值取其2倍左右且不大于设计要求。</li></ol>
<h3>端子定义</h3>
<table><thead><tr><th>端子</th><th>功能</th></tr></thead><tbody><tr><td>L、N</td><td>工作电源</td></tr><tr><td>Z1、Z2</td><td>剩余电流互感器</td></tr><tr><td>T1~T4</td><td>测温探头</td></tr><tr><td>J1、J2</td><td>报警继电器</td></tr><tr><td>A、B</td><td>RS485</td></tr></tbody></table>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2001, 17, 240, '市政综合体配电电能质量与能效一体化方案', '/media/cases/case-office-e5ae4c2d.webp', '2026-09-25 09:00:00', '/media/cases/case-office-e5ae4c2d.webp,/media/products/svg-module-1-06ba56c0.webp,/media/products/harmonic-integrated-capacitor-1-77798466.webp', '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏显示并存，白天谐波与三相不平衡突出，夜间轻载又容易出现容性倒送。仅按变压器容量的固定比例配置电容器，往往治不了谐波、也躲不开夜间过补。</p>
<h2>现状与目标</h2>
<ul><li>功率因数：月平均不低于0.95，夜间不出现容性倒送</li><li>谐波：公共连接点各次谐波电流满足GB/T 14549换算限值</li><li>计量：照明、空调、动力、特殊用电四大分项全覆盖</li><li>管理：告警到人、报表到月、能耗到区域</li></ul>
<h2>系统配置</h2>
<table><thead><tr><th>层级</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>变压器低压侧</td><td>LH-SVG-M + LH-XCS-7</td><td>电容承担基础无功，SVG承担波动与夜间容性</td></tr><tr><td>重点馈线</td><td>LH-APF-W</td><td>LED屏、电梯机房就地治理</td></tr><tr><td>分项计量</td><td>LH-DM3C、LH-MC12</td><td>四大分项用电</td></tr><tr><td>通信</td><td>LH-GW100</td><td>汇聚RS485与以太网</td></tr><tr><td>平台</td><td>澜衡云</td><td>能效与电能质量同屏</td></tr></tbody></table>
<p>建议先做7天连续监测，再按95%概率大值确定APF与SVG容量；空调季和非空调季的数据差异较大，条件允许时两季各测一次。</p>
<h2>实施与验收</h2>
<p>施工安排在周末停电窗口，互感器全部采用开口式，减少停电时间。验收以治理前后同工况的监测数据对比为准，报告附功率因数、谐波和三相电流趋势图，不以设备面板读数代替第三方仪器数据。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2002, 17, 230, '城市轨道交通车站低压谐波治理方案', '/media/cases/case-metro-d94a0145.webp', '2026-09-05 14:15:00', '/media/cases/case-metro-d94a0145.webp,/media/products/apf-cabinet-1-76b1a208.webp,/media/products/panel-meter-96-1-62603260.webp', '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波叠加后常导致电容柜熔断器熔断、中性线发热。</p>
<h2>治理思路</h2>
<ol><li>在降压所0.4 kV两段母线分别设置LH-APF-G成套柜，按该段实测谐波电流的1.2倍选容量；</li><li>电容补偿全部换成7%电抗率的抗谐波单元，避免与APF互相激励；</li><li>重要负荷馈线配LH-PM96H，长期监视THDi与谐波有功方向。</li></ol>
<h2>母联切换下的运行</h2>
<p>车站两段母线互为备用，母联合闸后负荷集中到一台变压器。APF与SVG的取样互感器须同时采进线与母联电流，由装置按断路器位置合成总电流，避免母联合闸后取样失真。</p>
<table><thead><tr><th>运行方式</th><th>取样</th><th>APF工作</th></tr></thead><tbody><tr><td>分列运行</td><td>本段进线</td><td>各治各段</td></tr><tr><td>母联合闸</td><td>两段进线合成</td><td>按容量比例分担</td></tr></tbody></table>
<p>治理后应复测夜间收车、早高峰发车两个工况，二者谐波频谱差异明显，只测其中一个工况容易得出偏乐观的结论。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2003, 17, 220, '城市照明箱变能耗监测与远程控制方案', '/media/scenes/sol-city-lighting-badbb33c.webp', '2026-08-16 11:30:00', '/media/scenes/sol-city-lighting-badbb33c.webp,/media/products/smart-breaker-1-80a1e495.webp,/media/products/wireless-4g-meter-1-0982a56e.webp', '<p>路灯箱变点多、面广、无人值守，传统做法依靠定时开关与人工巡线，亮灯率低、偷接线难发现、回路老化后漏电风险大。</p>
<h2>设备组成</h2>
<ul><li>每回路装LH-SB63物联网断路器，采集电流、漏电并可远程分合</li><li>箱变总进线装LH-WM40无线表，统计箱变总用电</li><li>回路电流按时段与历史基线比较，判断单灯故障、偷接或线路老化</li></ul>
<h2>控制策略</h2>
<p>按经纬度日出日落加偏移量开关灯，阴雨天由照度修正；后半夜隔盏亮灯或降功率，策略下发到断路器本地执行，通信中断时仍按最近一次时间表工作。</p>
<h2>安全</h2>
<table><thead><tr><th>告警</th><th>判据</th><th>处置</th></tr></thead><tbody><tr><td>漏电</td><td>剩余电流越限</td><td>本地跳闸并推送</td></tr><tr><td>缺相/熔丝断</td><td>某相电流为零</td><td>派单</td></tr><tr><td>箱门打开</td><td>门磁</td><td>现场复核</td></tr><tr><td>通信中断</td><td>30 min无数据</td><td>备用通道巡查</td></tr></tbody></table>
<p>改造以箱变为单位分批割接，单台箱变停电不超过1 h，割接后连续观察三个夜晚再进入下一批。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2004, 17, 210, '老旧小区台区三相不平衡与低电压治理方案', '/media/scenes/sol-substation-3c08a9d6.webp', '2026-07-27 16:50:00', '/media/scenes/sol-substation-3c08a9d6.webp,/media/products/integrated-meter-controller-1-b9c95fe9.webp,/media/products/phase-balancer-1-524aaaf8.webp', '<p>老旧小区单相负荷分布随机，夏季空调集中开启时，台区三相电流差可超过一倍，重载相末端电压跌到200 V以下，而轻载相电压偏高。</p>
<h2>先查后治</h2>
<ol><li>用LH-CK300记录一周三相电流曲线，区分“时间性不平衡”与“结构性不平衡”；</li><li>结构性不平衡（用户长期集中在一相）优先用LH-HXK换相开关重新分布；</li><li>时间性波动由LH-SPC在变压器出口快速调节；</li><li>末端电压仍偏低时，检查导线截面与接头，再考虑LH-SVG-P。</li></ol>
<h2>指标建议</h2>
<table><thead><tr><th>项目</th><th>治理目标</th></tr></thead><tbody><tr><td>变压器出口不平衡度</td><td>≤15%（配置充分时≤5%）</td></tr><tr><td>末端电压</td><td>220 V的-10%~+7%</td></tr><tr><td>功率因数</td><td>≥0.95</td></tr><tr><td>中性线电流</td><td>不大于相电流的25%</td></tr></tbody></table>
<p>表中供电电压偏差按GB/T 12325对220 V单相供电的要求列出；不平衡度目标为工程设定值，公共连接点的电压不平衡仍按GB/T 15543评估。</p>
<p>施工不动户内线路：SPC装在变压器台架、换相单元装在分支箱，居民停电控制在2 h内并提前公告。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2005, 17, 200, '公共充电场站配电与电能质量方案', '/media/banners/hero-city-f5a3ba35.webp', '2026-07-07 13:05:00', '/media/banners/hero-city-f5a3ba35.webp,/media/products/apf-cabinet-1-76b1a208.webp,/media/products/svg-module-1-06ba56c0.webp', '<p>直流充电桩是典型的整流负荷，功率因数较高但谐波与负荷冲击不可忽视；多桩同时启动时，变压器瞬时负载率波动大，对上级电网电压产生影响。</p>
<h2>配电与治理配置</h2>
<ul><li>容量大于630 kVA的场站，低压母线设LH-APF-G，按桩群总电流的10%~15%选取，投运后以实测修正</li><li>变压器低压侧设LH-SVG-M，补偿夜间线缆容性与光伏叠加后的功率因数</li><li>每台桩前装LH-SB250M与LH-DM3C，实现过载联动与分桩计量</li></ul>
<h2>有序充电接口</h2>
<p>场站能量管理可经LH-GW100读取变压器负载率，负载率超过设定值时由充电运营平台按优先级降功率。本方案只提供测量与断路器接口，充电功率调节由桩侧平台执行。</p>
<table><thead><tr><th>变压器</th><th>建议补偿/滤波</th><th>计量</th></tr></thead><tbody><tr><td>630 kVA</td><td>SVG 100 kvar + APF 100 A</td><td>LH-MC12</td></tr><tr><td>1000 kVA</td><td>SVG 150 kvar + APF 200 A</td><td>LH-MC12×2</td></tr><tr><td>1600 kVA</td><td>SVG 300 kvar + APF 300 A</td><td>按桩数</td></tr></tbody></table>
<p>表中为初步估算，正式设计以桩型、功率模块数量和同时系数核算为准；雨雪季节请核对设备防护等级与排水。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2006, 17, 190, '综合医院供电可靠性与谐波治理方案', '/media/cases/case-hospital-fc8f7478.webp', '2026-06-17 10:25:00', '/media/cases/case-hospital-fc8f7478.webp,/media/products/apf-module-1-04f8fb5f.webp,/media/products/panel-meter-96-1-62603260.webp', '<p>医院影像设备（CT、DSA、MRI）冲击电流大、对电压暂降敏感，同时手术部、ICU对供电连续性要求很高，谐波治理与应急电源接入需要一并考虑。</p>
<h2>分区治理</h2>
<ol><li>影像中心：设备进线就地装LH-APF-W并配LH-PQM-S记录暂降；</li><li>信息机房与手术部：上级设LH-APF-G，双电源由LH-KJT自动切换；</li><li>全院变电所：LH-SVG-M与LH-XCS混合补偿，功率因数不低于0.95。</li></ol>
<h2>应急接入</h2>
<p>外墙设LH-KJX-D快速接入箱并完成相序核对，与柴油发电机、移动储能车的接口统一为五色单芯连接器；每季度做一次带载演练并记录切换时间。</p>
<h2>接地与漏电</h2>
<ul><li>医疗IT系统回路不得装普通剩余电流跳闸保护，应使用绝缘监测与故障定位</li><li>门诊、病房普通回路装LH-RCD300，报警值按固有泄漏电流的2倍设定</li></ul>
<table><thead><tr><th>部位</th><th>关键设备</th><th>指标</th></tr></thead><tbody><tr><td>影像中心</td><td>APF、PQM-S</td><td>THDi、暂降次数</td></tr><tr><td>手术部</td><td>KJT</td><td>切换时间</td></tr><tr><td>变电所</td><td>SVG、XCS</td><td>功率因数</td></tr></tbody></table>
<p>改造期间须与临床科室错峰，停电窗口以夜间为宜，并预先准备移动UPS保障不可中断设备。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2007, 17, 180, '智慧校园分项计量与宿舍安全用电方案', '/media/cases/case-school-11748095.webp', '2026-05-28 15:40:00', '/media/cases/case-school-11748095.webp,/media/products/din-meter-1-5d73db48.webp,/media/products/ct-open-1-06dc5e7b.webp', '<p>校园用电的难点是宿舍恶性负载、实验室大功率设备与公共建筑的分项统计，既要管得住安全，又要分得清费用。</p>
<h2>功能设计</h2>
<ul><li>宿舍每间装LH-DM2P费控表，恶性负载识别阈值可按楼栋设置</li><li>教学楼、图书馆、食堂按四大分项计量，LH-MC12集中采集</li><li>实验室总进线加LH-RCD300，监测漏电与温度</li><li>食堂、水泵房功率因数治理采用LH-ZCH混补</li></ul>
<h2>管理平台</h2>
<p>学生通过校园平台缴费与查询，后勤端按楼栋、学院生成月报；费控跳闸与恢复均有日志，重要实验室禁止远程断电。</p>
<table><thead><tr><th>区域</th><th>表计</th><th>通信</th></tr></thead><tbody><tr><td>宿舍</td><td>LH-DM2P</td><td>LoRa</td></tr><tr><td>公共建筑</td><td>LH-MC12、LH-DM3C</td><td>RS485/以太网</td></tr><tr><td>配电房</td><td>LH-PM96E</td><td>RS485</td></tr></tbody></table>
<p>改造在暑期集中进行，单栋宿舍可用两天完成，开学前完成全部表计与平台绑定的核对。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2008, 17, 170, '水务泵站节能补偿与应急供电方案', '/media/cases/case-chemical-d6d7fa89.webp', '2026-05-08 12:55:00', '/media/cases/case-chemical-d6d7fa89.webp,/media/products/hv-compensation-1-046114db.webp,/media/products/harmonic-integrated-capacitor-1-77798466.webp', '<p>取水与送水泵房负荷集中、运行时间长，功率因数低带来的力调电费与线损损失可观；汛期又不允许停电。</p>
<h2>节能与补偿</h2>
<ol><li>大功率定速泵采用LH-GYJ与电动机同投同退，空载时闭锁；</li><li>变频水泵回路谐波由LH-XCS-7与LH-APF-W治理；</li><li>泵站进线装LH-PM120E与LH-TM30，分清峰谷与单位水量电耗。</li></ol>
<h2>应急接入</h2>
<p>在泵房外墙设LH-KJX-D，移动发电车到场10 min内完成插接；配LH-KJT后可实现失电自动启动自备机组并切换。</p>
<table><thead><tr><th>水泵</th><th>补偿/滤波</th><th>备注</th></tr></thead><tbody><tr><td>定速10 kV</td><td>LH-GYJ</td><td>随机补偿，注意自励磁校核</td></tr><tr><td>变频380 V</td><td>LH-XCS-7</td><td>抗谐波补偿</td></tr><tr><td>阀门、加药</td><td>LH-ZCS</td><td>集中补偿</td></tr></tbody></table>
<p>低洼泵站的设备基础应抬高到历史最高内涝水位以上，户外箱体选IP54并配加热防凝露。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2009, 23, 160, '规模化猪场智慧用电与环控供电方案', '/media/banners/breeding-aae27f21.webp', '2026-04-18 09:15:00', '/media/banners/breeding-aae27f21.webp,/media/products/smart-breaker-1-80a1e495.webp,/media/products/quick-connect-box-1-03692f3a.webp', '<p>猪舍环控（风机、水帘、料线、照明、加热垫）对供电连续性极为敏感，夏季风机停转10 min就可能造成不可逆损失。本方案把用电安全、设备运行与应急供电统一在一张图上。</p>
<h2>供电架构</h2>
<ul><li>每栋舍进线装LH-SB250M，支路用LH-SB63，按风机、料线、照明分路控制</li><li>双路电源进场，备用路由LH-KJT自动切换，并与发电机联动</li><li>风机回路电流纳入监测，低于基线20%即推送“皮带打滑或停转”</li></ul>
<h2>告警分级</h2>
<table><thead><tr><th>级别</th><th>事件</th><th>推送</th></tr></thead><tbody><tr><td>一级</td><td>停电、双路失电、舍温越限</td><td>电话加短信加平台</td></tr><tr><td>二级</td><td>风机、料线停转</td><td>平台加短信</td></tr><tr><td>三级</td><td>电压偏低、漏电接近限值</td><td>平台</td></tr></tbody></table>
<p>停电告警由LH-WM40的超级电容供电上报，保证断电瞬间有消息发出，避免“停电的同时设备也停了、没人知道”的情况。</p>
<h2>防火与防雷</h2>
<p>每栋舍配LH-RCD300，漏电与温度同测；猪舍潮湿且有氨气，配电箱选用密封防腐型并加除湿，接线端子每年复紧一次。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2010, 23, 150, '蛋鸡与肉鸡养殖舍通风断电告警方案', '/media/scenes/sol-breeding-ventilation-bae70aa7.webp', '2026-03-29 14:30:00', '/media/scenes/sol-breeding-ventilation-bae70aa7.webp,/media/products/wireless-4g-meter-1-0982a56e.webp,/media/products/ct-open-1-06dc5e7b.webp', '<p>笼养蛋鸡密度大，通风一旦中断，舍内温度数分钟内即可升到危险值。方案的重点是：停电一定有告警、风机停转一定有告警、告警一定有人接。</p>
<h2>监测点</h2>
<ul><li>每栋舍两路独立温度、一路风机电流、一路总电源，四个条件任一异常即判定</li><li>LH-WM40断电上报加电话外呼，同时触发舍外声光</li><li>料线与刮粪电机运行时间统计，超时停转自动关闭，避免烧电机</li></ul>
<h2>用电安全</h2>
<p>鸡舍粉尘大、湿度高，配电箱应选用密封型；LH-RCD300同时监测剩余电流与线缆温度，越限先告警、严重时由断路器脱扣。</p>
<h2>经济性</h2>
<p>以一栋常规肉鸡舍为例，一次因停电引起的损失往往远大于全套监测设备投入；同时风机电流曲线可用来判断皮带打滑与轴承卡滞，提前安排检修。</p>
<table><thead><tr><th>设备</th><th>数量</th><th>说明</th></tr></thead><tbody><tr><td>LH-WM40</td><td>1</td><td>断电上报</td></tr><tr><td>LH-SB63</td><td>按路</td><td>分路控制</td></tr><tr><td>LH-RCD300</td><td>1</td><td>火灾隐患</td></tr><tr><td>LH-GW200</td><td>1/场</td><td>汇聚</td></tr></tbody></table>
<p>投用后每月做一次断电演练，验证告警链路，演练结果留档。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2011, 23, 140, '奶牛牧场挤奶厅与青贮用电方案', '/media/scenes/sol-feed-silo-084fca54.webp', '2026-03-09 11:50:00', '/media/scenes/sol-feed-silo-084fca54.webp,/media/products/harmonic-integrated-capacitor-1-77798466.webp,/media/products/panel-meter-96-1-62603260.webp', '<p>挤奶厅的真空泵与制冷压缩机同时启动时电流冲击明显，电压波动会影响脉动器节律；夏季高温时段的用电连续性直接影响产奶与牛奶冷藏。</p>
<h2>供电与治理</h2>
<ul><li>压缩机与真空泵回路就地装LH-XCB，改善启动功率因数与电压</li><li>挤奶厅装LH-PQM-S，对电压暂降与脉动器停机关联分析</li><li>冷藏罐温度与压缩机电流联锁，异常即推送</li></ul>
<h2>制冷设备运维</h2>
<p>LH-WM42记录压缩机启停次数与电流曲线，启动时间变长、电流升高往往是制冷剂不足或冷凝器脏堵的前兆；清洗前后的对比曲线可作为维护效果的依据。</p>
<table><thead><tr><th>区域</th><th>监测</th><th>告警</th></tr></thead><tbody><tr><td>挤奶厅</td><td>电流、暂降</td><td>停机</td></tr><tr><td>制冷</td><td>电流、温度</td><td>温度越限</td></tr><tr><td>饲料</td><td>功率</td><td>皮带跑偏</td></tr></tbody></table>
<p>青贮装填季的临时用电点应设移动配电箱并单独计量，作业结束及时拆除。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2012, 23, 130, '工厂化循环水养殖供氧供电方案', '/media/scenes/sol-breeding-ventilation-bae70aa7.webp', '2026-02-17 16:05:00', '/media/scenes/sol-breeding-ventilation-bae70aa7.webp,/media/products/quick-connect-box-1-03692f3a.webp,/media/products/din-meter-1-5d73db48.webp', '<p>循环水养殖车间曝气与水泵24 h运行，供电中断30 min即可能造成鱼类缺氧，电源的“多路、自动、可见”是首要要求。</p>
<h2>供电层级</h2>
<ol><li>市电双回路加LH-KJT自动切换；</li><li>柴油机与移动发电车两种应急电源均可接入；</li><li>水泵、风机按重要程度分组，切换过程中优先保曝气、后恢复水泵。</li></ol>
<h2>能耗管理</h2>
<p>循环水车间的电耗主要来自水泵与曝气，单位产量电耗能直接反映工艺水平，建议按池组分回路计量。</p>
<ul><li>LH-MC12统计单位产量电耗，识别低效曝气机</li><li>夜间低价时段提高曝气量，白天随负荷调整</li></ul>
<table><thead><tr><th>设备</th><th>一级负荷</th><th>二级负荷</th></tr></thead><tbody><tr><td>风机</td><td>优先</td><td></td></tr><tr><td>水泵</td><td></td><td>后恢复</td></tr><tr><td>加热/紫外</td><td></td><td>可停</td></tr></tbody></table>
<p>车间湿度高且有盐雾，配电箱选用不锈钢或SMC箱体，导线端子镀锡并做三防处理。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2013, 23, 120, '池塘养殖分布式用电与增氧控制方案', '/media/banners/breeding-aae27f21.webp', '2026-01-28 13:20:00', '/media/banners/breeding-aae27f21.webp,/media/products/smart-breaker-1-80a1e495.webp,/media/products/wireless-4g-meter-1-0982a56e.webp', '<p>连片池塘的增氧机分散在几百亩水面，线路长、电压低、漏电风险大，常规做法是靠人巡塘开关机。</p>
<h2>设备与布点</h2>
<ul><li>每塘岸边配电箱装LH-SB63，增氧机远程启停并监测漏电</li><li>每箱装LH-WM42计量并上报增氧机运行小时</li><li>长线末端电压偏低时，设LH-SVG-P或增补小容量电容</li></ul>
<h2>控制策略</h2>
<p>增氧按溶解氧、气温和时段组合控制：闷热无风的后半夜提前开机，阴雨天延长运行。控制策略只由平台建议，现场可人工接管，接管状态在平台可见。</p>
<table><thead><tr><th>策略</th><th>触发</th><th>动作</th></tr></thead><tbody><tr><td>定时</td><td>03:00</td><td>轮换开机</td></tr><tr><td>溶氧</td><td>低于设定</td><td>追加机组</td></tr><tr><td>限电</td><td>线路过载</td><td>错峰轮停</td></tr></tbody></table>
<p>池塘配电必须装额定动作电流不大于30 mA的剩余电流保护，接地电阻按设计要求复测；雷雨季前检查浪涌保护器与接地。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2014, 23, 110, '饲料加工厂功率因数与电机群治理方案', '/media/scenes/sol-feed-silo-084fca54.webp', '2026-01-08 10:40:00', '/media/scenes/sol-feed-silo-084fca54.webp,/media/products/industrial-harmonic-cabinet-1-b6937fca.webp,/media/products/integrated-meter-controller-1-b9c95fe9.webp', '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
<h2>治理措施</h2>
<ul><li>变压器低压侧设LH-GXT晶闸管动态滤波，响应不大于20 ms</li><li>200 kW以上主机在电机侧设就地补偿或接入LH-CK200统一调度</li><li>粉碎机过载由LH-PM72D监视并统计起动次数</li></ul>
<h2>数据与考核</h2>
<p>按吨料电耗对班组与配方考核，LH-TM30负荷曲线与生产批次对应，能明确看出空转与堵料造成的浪费；功率因数奖惩通过力调电费直接体现。</p>
<table><thead><tr><th>设备</th><th>单机功率</th><th>监测</th></tr></thead><tbody><tr><td>粉碎机</td><td>132 kW</td><td>PM72D</td></tr><tr><td>制粒机</td><td>160 kW</td><td>PM72D</td></tr><tr><td>提升机</td><td>15 kW</td><td>PM72E</td></tr></tbody></table>
<p>粉尘场所的电气设备须按爆炸危险区域划分选型，本方案设备装于非危险区的配电室内。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2015, 23, 100, '冷链与屠宰车间电能质量方案', '/media/factory/factory-warehouse-5a20512b.webp', '2025-12-19 15:55:00', '/media/factory/factory-warehouse-5a20512b.webp,/media/products/harmonic-integrated-capacitor-1-77798466.webp,/media/products/apf-cabinet-1-76b1a208.webp', '<p>冷库压缩机启动冲击大，屠宰线变频输送与清洗泵谐波含量高，电压暂降会造成制冷机组跳停、库温波动。</p>
<h2>做法</h2>
<ul><li>制冷压缩机群用LH-XCS-7集中补偿，变频输送线用LH-APF-G</li><li>进线设LH-PQM-A长期监测，电压暂降与压缩机跳停做时间对齐</li><li>冷库库温与压缩机电流联锁告警</li></ul>
<h2>暂降分析</h2>
<p>如果跳停全部发生在电压暂降时，应考虑给控制回路加暂降保护或把接触器改为延时型；如果跳停与暂降无关，则检查制冷系统自身。监测数据是区分电网侧与设备侧原因的依据，不应凭经验判断。</p>
<table><thead><tr><th>负荷</th><th>方案</th><th>指标</th></tr></thead><tbody><tr><td>压缩机</td><td>LH-XCS-7</td><td>PF≥0.95</td></tr><tr><td>变频线</td><td>LH-APF-G</td><td>THDi达标</td></tr><tr><td>公共</td><td>LH-PQM-A</td><td>暂降统计</td></tr></tbody></table>
<p>氨制冷机房的电气设备应按规范要求选型并设事故排风联锁，监测装置不参与该联锁。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2016, 23, 90, '养殖场光伏与沼气发电并网治理方案', '/media/scenes/sol-solar-roof-420b8752.webp', '2025-11-29 12:15:00', '/media/scenes/sol-solar-roof-420b8752.webp,/media/products/controller-panel-1-a86a86c2.webp,/media/products/svg-module-1-06ba56c0.webp', '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>要点</h2>
<ol><li>公共连接点处装LH-PQM-A，记录双向潮流与功率因数；</li><li>用LH-SVG-M代替固定电容，光伏出力大时吸收无功、夜间发出无功；</li><li>补偿的取样互感器放在公共连接点与场区总进线之间。</li></ol>
<h2>防孤岛与安全</h2>
<p>并网保护由逆变器与并网柜承担，本方案设备不作为防孤岛判据；沼气区域的电气设备应按防爆等级选型，设备安装在非危险区域。</p>
<h2>接入要求</h2>
<p>光伏系统接入按GB/T 29319执行，功率因数、谐波、电压偏差等指标以当地供电企业接入方案答复为准。</p>
<table><thead><tr><th>时段</th><th>光伏</th><th>SVG</th></tr></thead><tbody><tr><td>午间</td><td>倒送</td><td>感性吸收</td></tr><tr><td>夜间</td><td>无</td><td>容性发出</td></tr><tr><td>清晨/傍晚</td><td>波动</td><td>快速调节</td></tr></tbody></table>
<p>验收时应选择一个晴天与一个阴天分别记录24 h数据，覆盖两种典型出力曲线。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2017, 25, 80, '汽车零部件焊装车间电能质量治理方案', '/media/cases/case-automobile-1b9f61ac.webp', '2025-11-09 09:30:00', '/media/cases/case-automobile-1b9f61ac.webp,/media/products/controller-panel-1-a86a86c2.webp,/media/products/panel-meter-96-1-62603260.webp', '<p>点焊机群以数周波为单位反复启停，瞬时无功冲击大，电压波动造成焊点质量不一致，灯光闪烁影响车间环境。</p>
<h2>测量</h2>
<p>在焊装线进线用LH-PQM-A记录电压波动与闪变Pst，同时用LH-PM96H逐条测量馈线，找出同步启动的焊机组。</p>
<h2>治理</h2>
<ul><li>动态：LH-GXT晶闸管投切加APF，响应不大于20 ms</li><li>工艺：调整焊机启动时序，减少同时触发</li><li>监控：LH-SPC平衡三相单相焊机</li></ul>
<table><thead><tr><th>措施</th><th>改善对象</th><th>典型效果</th></tr></thead><tbody><tr><td>动态滤波</td><td>电压波动</td><td>明显</td></tr><tr><td>时序错峰</td><td>峰值电流</td><td>中等</td></tr><tr><td>相间调节</td><td>不平衡</td><td>明显</td></tr></tbody></table>
<p>“典型效果”为定性描述，实际改善量以治理前后的同工况监测报告为准。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2018, 25, 70, '铸造车间中频炉滤波补偿方案', '/media/cases/case-steel-43b3b331.webp', '2025-10-20 14:45:00', '/media/cases/case-steel-43b3b331.webp,/media/products/industrial-harmonic-cabinet-1-b6937fca.webp,/media/products/panel-meter-96-1-62603260.webp', '<p>中频炉六脉波整流产生显著的5、7、11、13次谐波，自然功率因数随触发角变化，直接投电容器极易发生谐振。</p>
<h2>方案组成</h2>
<ol><li>每台炉配LH-GXZ专用滤波装置，5、7、11次支路随功率档位投切；</li><li>变压器二次侧设LH-PM96H与LH-CK200，监视总谐波与功率因数；</li><li>熔炼班组的功率曲线与滤波投切记录对齐，优化送电制度。</li></ol>
<p>滤波容量按最大熔炼功率设计，但必须校核低功率保温段的过补情况，必要时把5次支路拆成两档。</p>
<h2>注意事项</h2>
<ul><li>滤波支路必须先投5次、后投7次与11次，退出顺序相反</li><li>变压器同时带照明与办公时，应专变专用或加装隔离措施</li><li>炉体水冷系统与电气联锁，温度异常先退炉再退滤波</li></ul>
<table><thead><tr><th>脉波数</th><th>特征谐波</th><th>支路</th></tr></thead><tbody><tr><td>6</td><td>5、7、11、13</td><td>5、7、11</td></tr><tr><td>12</td><td>11、13、23、25</td><td>11、13</td></tr></tbody></table>
<p>投运后须复测低功率保温工况，防止过补与电压抬升。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2019, 25, 60, '注塑车间伺服与加热负荷补偿方案', '/media/scenes/sol-workshop-956d31f9.webp', '2025-09-30 11:05:00', '/media/scenes/sol-workshop-956d31f9.webp,/media/products/svg-module-1-06ba56c0.webp,/media/products/smart-capacitor-1-81481da6.webp', '<p>注塑机伺服泵与加热圈组合，功率因数白天在0.70左右，加热圈为单相阻性、三相分配不均。</p>
<h2>治理</h2>
<ul><li>变压器侧LH-SVG-M加LH-ZCS混合，阶梯用电容、波动用SVG</li><li>三相加热圈重新分相，必要时配LH-SPC</li><li>注塑机单机装LH-DM3C，统计单件电耗</li></ul>
<table><thead><tr><th>设备</th><th>主要问题</th><th>对策</th></tr></thead><tbody><tr><td>伺服泵</td><td>谐波</td><td>XCS-7</td></tr><tr><td>加热圈</td><td>不平衡</td><td>分相/SPC</td></tr><tr><td>冷水机</td><td>启动冲击</td><td>错峰</td></tr></tbody></table>
<h2>收益来源</h2>
<p>功率因数提高后变压器可带更多机台，力调电费由罚转奖，加热圈分相后零线电流下降；具体收益应以近12个月电费清单与监测数据核算。</p>
<p>实施顺序建议先分相、再补偿、后计量，避免设备容量按未优化的数据选大。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2020, 25, 50, '纺织车间变频与空调负荷治理方案', '/media/banners/industry-00a924b5.webp', '2025-09-10 16:20:00', '/media/banners/industry-00a924b5.webp,/media/products/apf-cabinet-1-76b1a208.webp,/media/products/harmonic-integrated-capacitor-1-77798466.webp', '<p>喷气织机、空压机与空调变频集中，谐波以5、7次为主，夜间轻载时固定电容容易过补。</p>
<h2>做法</h2>
<ul><li>空压机房设LH-APF-G就地滤波</li><li>织机变压器LH-XCS-7按两档容量投切，轻载留SVG调节</li><li>飞花环境下设备选IP54以上或设独立通风电气间</li></ul>
<h2>管理</h2>
<p>按台班统计万米布电耗，异常自动标红；空压机比功率单独考核，发现漏气与加卸载不当；电气间每周清理滤网。</p>
<table><thead><tr><th>区域</th><th>电能质量</th><th>能效</th></tr></thead><tbody><tr><td>织造</td><td>APF+XCS</td><td>织机效率</td></tr><tr><td>空压</td><td>APF</td><td>比功率</td></tr><tr><td>空调</td><td>SVG</td><td>冷站COP</td></tr></tbody></table>
<p>纺织车间温湿度稳定是质量要求，空调供电回路不应与频繁启停的负荷共用变压器。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2021, 25, 40, '水泥矿山高低压无功综合治理方案', '/media/scenes/sol-substation-3c08a9d6.webp', '2025-08-21 13:40:00', '/media/scenes/sol-substation-3c08a9d6.webp,/media/products/hv-compensation-1-046114db.webp,/media/products/industrial-harmonic-cabinet-1-b6937fca.webp', '<p>原料磨、破碎机等高压大电机多，长距离供电电压损失大，6/10 kV侧与0.4 kV侧需要统筹。</p>
<h2>分层补偿</h2>
<ol><li>10 kV母线LH-GYZ集中补偿，按九区图控制，与高压电机LH-GYJ就地补偿配合；</li><li>大功率低压变频设备用LH-GXL滤波；</li><li>风机水泵低压侧LH-XCS-7。</li></ol>
<table><thead><tr><th>电压</th><th>设备</th><th>目的</th></tr></thead><tbody><tr><td>10 kV</td><td>GYZ、GYJ</td><td>减少主变无功</td></tr><tr><td>0.4 kV</td><td>XCS、GXL</td><td>减少线路无功与谐波</td></tr></tbody></table>
<h2>防重复补偿</h2>
<p>高低压同时补偿时须核算总量：先由低压就地补足，高压母线按剩余无功投切，避免夜间高压侧过补导致电压越限。</p>
<p>粉尘多的现场每月清理柜体滤网，电抗器与电容器用红外测温，测温数据归入LH-TS10系统。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2022, 25, 30, '电子洁净厂房电能质量监测与治理方案', '/media/factory/factory-smt-43411219.webp', '2025-08-01 10:55:00', '/media/factory/factory-smt-43411219.webp,/media/products/controller-panel-1-a86a86c2.webp,/media/products/apf-cabinet-1-76b1a208.webp', '<p>半导体与显示面板设备对电压暂降极为敏感，一次几十毫秒的暂降就可能造成批次报废，仅靠UPS既昂贵又不一定覆盖关键设备。</p>
<h2>三步走</h2>
<ol><li>用LH-PQM-A在进线与关键设备入口做至少一个月监测，形成暂降幅值-持续时间散点；</li><li>结合设备耐受曲线划定需要保护的设备清单；</li><li>按清单配置动态电压恢复、储能或UPS，本司产品负责谐波、无功与监测部分。</li></ol>
<h2>谐波与无功</h2>
<p>洁净室风机过滤单元（FFU）数量大、单机小，谐波分散但总量可观，宜在上级配电集中治理并留出扩产裕度。</p>
<ul><li>FFU与工艺变频：LH-APF-G集中治理</li><li>空调冷站：LH-SVG-M</li><li>重要馈线：LH-PQM-S常年监测</li></ul>
<table><thead><tr><th>设备</th><th>敏感点</th><th>监测</th></tr></thead><tbody><tr><td>曝光机</td><td>暂降</td><td>PQM-A</td></tr><tr><td>泵</td><td>谐波</td><td>PQM-S</td></tr><tr><td>FFU</td><td>THDi</td><td>APF</td></tr></tbody></table>
<p>暂降来自电网的概率通常高于来自厂内，监测装置的时间同步应可靠，便于与供电企业共享事件记录。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2023, 25, 20, '数据中心列头柜监测与补偿方案', '/media/cases/case-datacenter-747ca683.webp', '2025-07-12 15:10:00', '/media/cases/case-datacenter-747ca683.webp,/media/products/din-meter-1-5d73db48.webp,/media/products/temperature-sensor-1-8b29b026.webp', '<p>IT负荷的开关电源在轻载时可能呈容性，UPS并机后功率因数接近1但谐波受模块工况影响，列头柜需要到回路的计量。</p>
<h2>列头柜</h2>
<ul><li>LH-MC12监测每回路电流、功率与开关状态，负载率超过80%预警</li><li>LH-TS20监测母线与接头温度</li><li>PDU级计量数据与机架功率预算对比</li></ul>
<h2>变电所</h2>
<p>容性轻载时不得投电容，改用SVG感性运行；APF容量按UPS并机数与负载率核算，不宜只按满载最大值。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>输出</th></tr></thead><tbody><tr><td>列头柜</td><td>LH-MC12、LH-TS20</td><td>回路数据</td></tr><tr><td>UPS输入</td><td>LH-APF-G</td><td>THDi</td></tr><tr><td>低压母线</td><td>LH-SVG-M</td><td>PF</td></tr></tbody></table>
<p>PUE计算口径按机房标准执行，表计准确级与位置在设计阶段确定，避免后期补点。</p>');
--> statement-breakpoint
INSERT INTO `solutions` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `images`, `maincontent`) VALUES (2024, 25, 10, '工商业屋顶光伏企业功率因数治理方案', '/media/scenes/sol-solar-roof-420b8752.webp', '2025-06-22 12:30:00', '/media/scenes/sol-solar-roof-420b8752.webp,/media/products/integrated-meter-controller-1-b9c95fe9.webp,/media/products/svg-module-1-06ba56c0.webp', '<p>企业装设屋顶光伏后，有功由光伏提供、无功仍从电网吸收，公共连接点功率因数明显下降，部分企业力调电费不降反升。</p>
<h2>原因</h2>
<p>原补偿控制器按总进线功率因数投切，光伏倒送时有功减小，控制器误判而停止补偿；有的取样点位于光伏并网点之后，测到的方向与实际不符。</p>
<h2>改造</h2>
<ol><li>更换为LH-CK300，取样放在总进线，按无功功率而不是功率因数投切；</li><li>增设LH-SVG-M，夜间与倒送时段保持无功平衡；</li><li>光伏侧装LH-TM33，分清发电与用电，月底核对力调电费。</li></ol>
<table><thead><tr><th>时段</th><th>改造前PF</th><th>改造后PF</th></tr></thead><tbody><tr><td>白天</td><td>0.60~0.80（示例）</td><td>≥0.95</td></tr><tr><td>夜间</td><td>0.90</td><td>≥0.97</td></tr></tbody></table>
<p>表中为某类企业的典型示例，不代表普遍数值。力调电费执行口径以当地供电企业为准。</p>
<p>若光伏逆变器具备无功能力，可先申请将部分逆变器设为恒功率因数运行，再决定SVG容量，往往更经济。</p>');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4001, 27, 440, '澜州市民中心变电所混合无功补偿改造', '/media/cases/case-office-e5ae4c2d.webp', '高层办公楼外景：变电所以SVG与抗谐波电容混合补偿无功。', '2026-10-12 09:00:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4002, 27, 430, '云屿新区图书馆分项计量与能耗平台', '/media/cases/case-library-37b4b30c.webp', '图书馆外景：照明、空调与动力分项计量，数据汇入能耗平台。', '2026-09-24 14:15:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4003, 27, 420, '衡川会展中心大屏与舞台灯光谐波治理', '/media/banners/hero-city-f5a3ba35.webp', '夜间的城市楼群：大屏与舞台灯光的谐波由壁挂式APF就地治理。', '2026-09-06 11:30:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4004, 27, 410, '松澜区政务大楼电气火灾监控系统', '/media/cases/case-office-e5ae4c2d.webp', '办公楼外景：楼层配电箱逐回路监测剩余电流与温度。', '2026-08-19 16:50:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4005, 27, 400, '澜州奥体中心保供电应急快速接入点', '/media/cases/case-stadium-c5103ade.webp', '体育场外景：外墙快接箱供移动发电车在保供电时接入。', '2026-08-01 13:05:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4006, 27, 390, '临澜火车站站房照明三次谐波治理', '/media/banners/hero-electrical-room-035f0190.webp', '配电室内成排的低压柜：站房照明母线采用抗谐波补偿。', '2026-07-14 10:25:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4007, 27, 380, '云屿地铁换乘站环控变频谐波治理', '/media/cases/case-metro-d94a0145.webp', '地铁站出入口：环控变频负荷的谐波由有源滤波成套柜治理。', '2026-06-26 15:40:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4008, 27, 370, '望岭文化艺术中心配电智能化改造', '/media/visits/visit-auditorium-af97df89.webp', '带主席台大屏的厅堂：进线与馈线仪表更换为多功能面板表。', '2026-06-08 12:55:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4009, 27, 360, '衡川商业广场混补补偿与分户计量', '/media/cases/case-mall-d2096972.webp', '购物中心外景：混合补偿与分户计量一并改造。', '2026-05-21 09:15:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4010, 27, 350, '青柏路沿线智慧路灯箱变监控', '/media/scenes/sol-city-lighting-badbb33c.webp', '夜间道路与路灯箱变：回路用电逐路监测，可远程分合。', '2026-05-03 14:30:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4011, 27, 340, '澜州水务第二水厂泵站功率因数治理', '/media/products/hv-compensation-1-046114db.webp', '高压补偿柜：用于泵站高压电动机的就地无功补偿。', '2026-04-15 11:50:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4012, 27, 330, '禾澜小区台区三相不平衡治理', '/media/products/phase-balancer-1-524aaaf8.webp', '三相不平衡调节装置：安装在小区箱变低压侧。', '2026-03-28 16:05:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4013, 27, 320, '松澜公共充电站SVG与多回路计量', '/media/scenes/sol-city-lighting-badbb33c.webp', '城市道路旁的箱式变电站：为充电站供电并配置SVG与多回路计量。', '2026-03-10 13:20:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4014, 27, 310, '澜州机场停车楼照明能效改造', '/media/cases/case-airport-64d8a9ec.webp', '机场航站楼与停机坪：停车楼照明按回路无线计量。', '2026-02-20 10:40:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4015, 27, 300, '云屿污水处理厂曝气变频滤波', '/media/cases/case-chemical-d6d7fa89.webp', '厂区的塔器与储罐：曝气风机变频回路配置调谐滤波柜。', '2026-02-02 15:55:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4101, 29, 290, '澜州第一人民医院影像中心谐波治理', '/media/cases/case-hospital-fc8f7478.webp', '医院主楼外景：影像设备的谐波由壁挂式APF就地治理。', '2026-01-15 12:15:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4102, 29, 280, '衡川妇幼保健院双电源自动切换与应急接入', '/media/banners/hero-electrical-room-035f0190.webp', '医院配电室示意：双电源自动切换并预留应急电源接入。', '2025-12-28 09:30:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4103, 29, 270, '云屿康复医院剩余电流与测温监测', '/media/cases/case-hospital-fc8f7478.webp', '医院楼宇外景：病区配电监测剩余电流与接点温度。', '2025-12-10 14:45:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4104, 29, 260, '松澜中医院变电所SVG混合补偿', '/media/banners/hero-electrical-room-035f0190.webp', '变电所内成排的柜体：SVG与智能电容混合补偿。', '2025-11-22 11:05:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4105, 29, 250, '澜州理工学院宿舍费控计量系统', '/media/products/din-meter-2-18aec046.webp', '导轨式电能表：学生宿舍按房间费控计量。', '2025-11-04 16:20:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4106, 29, 240, '衡川第三中学教学楼分项计量', '/media/cases/case-school-11748095.webp', '学校教学楼与钟塔：教学楼分楼层、分用途计量。', '2025-10-17 13:40:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4107, 29, 230, '云屿职业技术学校实训中心补偿与监测', '/media/scenes/sol-workshop-956d31f9.webp', '实训中心车间示意：补偿柜与集中测控显示同步投运。', '2025-09-29 10:55:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4108, 29, 220, '望岭大学图书馆照明三次谐波治理', '/media/cases/case-library-37b4b30c.webp', '图书馆外景：照明回路的三次谐波采用分补型抗谐波单元。', '2025-09-11 15:10:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4109, 29, 210, '澜州医学院实验楼电能质量在线监测', '/media/factory/factory-lab-da999341.webp', '实验室测试台示意：实验楼进线配置A级电能质量监测装置。', '2025-08-24 12:30:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4110, 29, 200, '临澜幼教集团用电安全改造', '/media/products/smart-breaker-1-80a1e495.webp', '物联网微型断路器：幼儿园配电箱改造后可远程查看用电状态。', '2025-08-06 09:45:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4111, 29, 190, '衡川康养中心能耗与漏电监测平台', '/media/ui/platform-dashboard-93ae0fae.webp', '云平台监控大屏界面：能耗与剩余电流在一屏查看。', '2025-07-19 14:05:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4112, 29, 180, '云屿实验小学校园光伏并网补偿', '/media/scenes/sol-solar-roof-420b8752.webp', '屋顶成片的光伏组件：并网后由壁挂式SVG补偿无功。', '2025-07-01 11:20:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4113, 29, 170, '松澜体检中心配电改造与无线测温', '/media/products/temperature-sensor-1-8b29b026.webp', '无线测温传感器：安装在配电柜母排与电缆接头处。', '2025-06-13 16:35:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4114, 29, 160, '澜州传染病医院应急电源快速接入', '/media/cases/case-hospital-fc8f7478.webp', '医院主楼外景：外墙应急电源快接箱供发电车快速接入。', '2025-05-26 13:55:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4201, 31, 150, '衡川机械厂焊装线动态滤波补偿', '/media/cases/case-automobile-1b9f61ac.webp', '焊装线上的机器人与车身：波动负荷由晶闸管投切滤波装置补偿。', '2025-05-08 10:10:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4202, 31, 140, '澜州铸造基地中频炉滤波补偿', '/media/cases/case-steel-43b3b331.webp', '冶炼厂区外景：中频炉母线配置专用滤波补偿装置。', '2025-04-20 15:30:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4203, 31, 130, '云屿电子产业园FFU谐波治理', '/media/factory/factory-smt-43411219.webp', '洁净的电子生产线：FFU谐波由有源滤波成套柜治理。', '2025-04-02 12:45:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4204, 31, 120, '望岭纺织产业园空压站能效监测', '/media/scenes/sol-workshop-956d31f9.webp', '车间内排列整齐的设备：空压站用电按机台监测。', '2025-03-15 09:00:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4205, 31, 110, '松澜注塑工业区混合补偿', '/media/products/svg-module-1-06ba56c0.webp', '静止无功发生器模块：与分补电容组成注塑车间混合补偿。', '2025-02-25 14:20:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4206, 31, 100, '衡川水泥原料磨10 kV无功补偿', '/media/scenes/sol-substation-3c08a9d6.webp', '户外变电站的构架与变压器：10 kV母线集中补偿。', '2025-02-07 11:35:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4207, 31, 90, '澜州饲料厂电机群监测与补偿', '/media/scenes/sol-feed-silo-084fca54.webp', '饲料塔与塔下配电箱：电动机群逐台监测并集中补偿。', '2025-01-20 16:55:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4208, 31, 80, '禾澜生猪养殖基地智慧用电', '/media/banners/breeding-aae27f21.webp', '现代化养殖场的圈舍与料塔：各栋圈舍用电集中监测与告警。', '2025-01-02 13:10:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4209, 31, 70, '临澜循环水养殖车间供电保障', '/media/products/quick-connect-box-1-03692f3a.webp', '应急电源快速接入箱：循环水养殖车间停电时接入发电机。', '2024-12-15 10:25:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4210, 31, 60, '云屿物流园屋顶光伏功率因数治理', '/media/scenes/sol-solar-roof-420b8752.webp', '物流园屋顶光伏组件：并网后功率因数由SVG补偿箱调节。', '2024-11-27 15:45:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4211, 31, 50, '青柏冷链中心压缩机抗谐波补偿', '/media/factory/factory-warehouse-5a20512b.webp', '立体仓库货架与叉车：冷链压缩机回路采用抗谐波补偿。', '2024-11-09 12:00:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4212, 31, 40, '衡川化工园区重要馈线谐波监测', '/media/cases/case-chemical-d6d7fa89.webp', '化工企业的塔器、储罐与管架：重要馈线装设谐波型仪表。', '2024-10-22 09:20:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4213, 31, 30, '松澜木业产业园产污治污用电监测', '/media/scenes/sol-workshop-956d31f9.webp', '生产车间示意：产污与治污设备分别监测用电。', '2024-10-04 14:35:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4214, 31, 20, '澜州数据中心列头柜多回路计量', '/media/cases/case-datacenter-747ca683.webp', '数据中心两侧的服务器机柜：列头柜多回路计量与无线测温。', '2024-09-16 11:50:00');
--> statement-breakpoint
INSERT INTO `cases` (`id`, `type`, `sort`, `title`, `image`, `caption`, `createtime`) VALUES (4215, 31, 10, '望岭矿业选矿厂低压抗谐波改造', '/media/cases/case-steel-43b3b331.webp', '重工业厂区外景：选矿车间低压母线采用板式抗谐波组件。', '2024-08-29 16:10:00');
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4001, 1022);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4001, 1011);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4002, 1060);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4002, 1068);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4003, 1027);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4004, 1076);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4005, 1034);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4006, 1012);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4006, 1014);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4007, 1028);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4008, 1048);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4008, 1056);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4009, 1005);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4009, 1059);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4010, 1071);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4010, 1065);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4011, 1010);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4011, 1013);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4012, 1029);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4012, 1030);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4013, 1023);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4013, 1068);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4014, 1067);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4015, 1015);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4101, 1027);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4101, 1032);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4102, 1035);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4103, 1076);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4103, 1074);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4104, 1022);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4104, 1001);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4105, 1058);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4106, 1059);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4106, 1069);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4107, 1006);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4107, 1018);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4108, 1014);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4109, 1031);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4110, 1071);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4110, 1076);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4111, 1065);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4111, 1070);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4112, 1024);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4113, 1073);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4113, 1048);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4114, 1033);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4201, 1017);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4202, 1016);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4203, 1028);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4203, 1032);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4204, 1065);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4205, 1023);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4205, 1004);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4206, 1008);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4206, 1010);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4207, 1055);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4207, 1017);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4208, 1072);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4208, 1065);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4209, 1035);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4209, 1068);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4210, 1025);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4210, 1019);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4211, 1011);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4212, 1050);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4213, 1066);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4214, 1068);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4214, 1074);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4215, 1013);
--> statement-breakpoint
INSERT INTO `case_products` (`case`, `product`) VALUES (4215, 1026);
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3001, 19, 0, '澜衡电气召开2023年度总结暨2024年工作会议', '/media/visits/visit-auditorium-af97df89.webp', '2024-01-19 09:20:00', '<p>1月18日，澜衡电气在公司一楼多功能厅召开2023年度总结暨2024年工作会议，研发、制造、质量、营销与服务各部门负责人及一线班组代表参加。</p>
<p>会议回顾了过去一年在智能集成电容器、面板仪表与物联网关三条产品线上的交付情况，通报了出厂一次检验合格率、客户现场响应时间与备件满足率三项指标的完成情况，并对七个先进班组进行了表彰。</p>
<h3>2024年重点工作</h3>
<ul><li>完成抽屉式智能电容模块的批量导入与工装更新</li><li>仪表产线引入自动校验台，减少人工调表</li><li>电能质量产品建立“先测后治”的标准服务包</li><li>售后热线实行首问负责与24小时内回访</li></ul>
<p>会议强调，2024年公司将把“让每一份现场数据可追溯”作为质量工作的主线，从来料、装配到出厂检验全部留存编号记录。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3002, 19, 0, 'LH-ZCM抽屉式智能电容模块完成厂内型式试验', '/media/factory/factory-assembly-5fa86fc5.webp', '2024-03-08 10:05:00', '<p>经过为期九周的验证，LH-ZCM抽屉式智能电容模块完成厂内全部型式试验项目，进入小批试制阶段。</p>
<p>试验围绕抽屉结构最关键的三个问题展开：母线夹反复插拔后的接触电阻、满载温升以及带电抽出过程中的联锁可靠性。其中插拔试验累计500次，接触电阻变化控制在设计允许范围内；40 kvar满载温升试验持续至热稳定，母线夹温升低于50 K。</p>
<table><thead><tr><th>试验项目</th><th>考核重点</th><th>结论</th></tr></thead><tbody><tr><td>机械插拔</td><td>500次，接触电阻</td><td>通过</td></tr><tr><td>温升</td><td>额定电流至热稳定</td><td>通过</td></tr><tr><td>联锁</td><td>未退出禁止抽出</td><td>通过</td></tr><tr><td>通信</td><td>热插拔后自动入网</td><td>通过</td></tr></tbody></table>
<p>研发部介绍，该模块单台更换时间约2分钟，适合医院、数据中心等不便停柜检修的补偿系统。试制样机将先在公司配电房挂网运行三个月。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3003, 19, 0, '电磁兼容与环境试验室扩建完成并投入使用', '/media/factory/factory-lab-da999341.webp', '2024-04-23 14:30:00', '<p>4月22日，公司电磁兼容与环境试验室二期扩建通过内部验收并投入使用，新增静电放电、电快速瞬变脉冲群、浪涌与电压暂降四个工位，以及一台步入式高低温湿热箱。</p>
<p>试验室主要承担仪表、网关与测控装置的研发摸底试验和批次抽检。过去需要外送的脉冲群与浪涌摸底项目，如今可以在方案阶段随时进行，样机整改周期由平均三周缩短到一周以内。</p>
<p>质量管理部同步发布了《研发样机电磁兼容摸底管理办法》，要求所有带通信接口的新产品在硬件第二版之前必须完成一轮摸底，试验原始波形归档保存。</p>
<p>需要说明的是，公司试验室用于研发与过程控制，产品对外提供的检验报告仍由具备资质的第三方机构出具。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3004, 19, 0, '安全生产月：制造中心开展触电与初期火灾应急演练', '/media/factory/factory-warehouse-5a20512b.webp', '2024-06-14 16:00:00', '<p>6月是全国“安全生产月”。6月13日下午，制造中心组织了触电急救与初期火灾处置两项综合演练，装配、测试、仓储三个车间共86名员工参加。</p>
<p>演练设置了“成品测试工位电容器残余电荷放电不彻底”情景，重点检验“断电、放电、验电、挂牌”四步程序的执行情况。电容器断电后仍会保留残余电压，现场必须等待放电完成并验电确认，这是公司反复强调的红线。</p>
<ul><li>测试工位全部加装放电指示灯与短接接地棒</li><li>急救箱与AED位置图张贴到每个班组看板</li><li>新员工上岗前必须通过放电与验电实操考核</li></ul>
<p>演练后安全部门对灭火器取用路线、疏散集合点清点方式提出三项改进，均已列入整改计划。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3005, 19, 0, '第二条SMT贴片线投产，仪表主板产能提升', '/media/factory/factory-smt-43411219.webp', '2024-07-29 09:00:00', '<p>7月下旬，公司第二条SMT贴片线完成试产并转入量产，主要承担LH-PM系列面板仪表、LH-DM系列导轨表与LH-GW网关的主板贴装。</p>
<p>新线配置锡膏印刷检测、贴片机、回流炉与炉后自动光学检测，检测数据按主板序列号入库，并与后道的校表数据关联。任意一只仪表出现问题，都可以追溯到贴装当天的炉温曲线与锡膏批次。</p>
<p>投产首月，炉后检测直通率稳定在目标值以上，贴装瓶颈由原来的单线排队变为两线按产品族分工：一线以面板仪表为主，二线以无线与网关类产品为主。</p>
<p>制造部表示，下一步将把自动校表台与贴片线数据打通，减少纸质流转卡。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3006, 19, 0, '澜衡电气携电能质量与物联网产品参加电力装备展', '/media/visits/visit-exhibition-ca1ffd2c.webp', '2024-09-12 11:10:00', '<p>9月10日至12日，公司参加了在区域会展中心举办的电力装备与能源数字化展览会，集中展示了SVG/APF模块、台区不平衡调节装置、抽屉式智能电容与无线仪表等产品。</p>
<p>展台设置了一套可操作的演示系统：用整流负载与单相负载制造谐波和不平衡，再依次投入电容器、抗谐波电容、SVG与APF，观众可以在触摸屏上看到功率因数、THDi与中性线电流的实时变化。</p>
<ul><li>演示一：不加电抗的电容投入后，5次谐波电流被放大</li><li>演示二：7%抗谐波单元投入，无功得到补偿且谐波不放大</li><li>演示三：APF投入，THDi明显下降</li></ul>
<p>三天展期内，技术人员接待现场咨询四百余人次，问题集中在“7%还是14%”“光伏接入后功率因数下降怎么办”“旧柜如何免布线加装仪表”三类。公司将把答疑整理成系列文章在网站陆续发布。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3007, 19, 0, 'LH-PM96系列面板仪表完成平台化升级', '/media/products/panel-meter-96-1-62603260.webp', '2024-10-30 15:40:00', '<p>10月起，LH-PM96系列多功能电力仪表全面切换至新硬件平台，基本型、谐波型、复费率型、三遥型与无线型共用一块核心板，寄存器地址表保持一致。</p>
<p>平台统一后，成套厂和系统集成商最直接的感受是“点表只做一次”：从LH-PM96E升级到LH-PM96H时，原有寄存器不变，谐波数据追加在后面的地址段。</p>
<table><thead><tr><th>型号</th><th>主要差异</th></tr></thead><tbody><tr><td>LH-PM96E</td><td>全电参量与双向电能</td></tr><tr><td>LH-PM96H</td><td>2~63次谐波、相量图</td></tr><tr><td>LH-PM96F</td><td>分时、需量与冻结</td></tr><tr><td>LH-PM96K</td><td>8DI/4DO/2AO</td></tr><tr><td>LH-PM96W</td><td>4G或LoRa</td></tr></tbody></table>
<p>旧平台产品的备件将至少再供应五年，端子排列兼容，可直接替换。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3008, 19, 0, '质量月成果发布：六个QC小组课题结题', '/media/visits/visit-conference-31592633.webp', '2024-12-13 10:30:00', '<p>12月12日，公司召开年度质量月成果发布会，六个QC小组汇报了全年课题，三项成果被纳入作业标准。</p>
<p>获得第一名的课题是“降低开口式互感器合口面返修率”。小组用三个月时间对合口面研磨、清洁与锁扣力矩做了分层分析，最终把清洁工序从抽查改为逐只检查，并在锁扣上增加到位标记，使返修率明显下降。</p>
<ul><li>“减少智能电容通信口虚接”——更换带锁紧的级联插座</li><li>“缩短APF模块老化时间”——改用回馈式老化，节约电能</li><li>“提高包装一次合格率”——改进内衬与条码复核</li></ul>
<p>质量管理部将在下一年度继续推行“一件一码”，把QC小组的改进点固化到电子作业指导书。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3009, 19, 0, '新春开工：生产、发货与服务全面恢复', '/media/factory/factory-gate-504a18f6.webp', '2025-02-12 08:50:00', '<p>2月10日，澜衡电气全面复工。开工第一课是安全教育与设备点检，各车间对老化台、耐压台、行车和压缩空气系统逐项确认后恢复生产。</p>
<p>物流中心优先安排节前积压订单与在建项目急需的备件，首日发出智能电容器、仪表与电抗器四十余单。售后热线400-000-0000假期期间保持值守，共处理现场咨询六十余起，主要集中在节后复产时的电容器投切异常与断路器跳闸。</p>
<h3>给用户的节后送电提示</h3>
<ol><li>停用较久的补偿柜先检查电容器外观、接线与受潮情况</li><li>送电后先手动逐路投切，确认电流正常再转自动</li><li>检查取样互感器二次是否在检修中被短接而未恢复</li><li>仪表时钟与费率时段逐台核对</li></ol>
<p>公司祝愿各位客户与合作伙伴新年设备平安、用电顺畅。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3010, 19, 0, '澜衡云3.0发布：统一点表、离线补传与移动端运维', '/media/ui/platform-dashboard-93ae0fae.webp', '2025-03-28 10:00:00', '<p>3月27日，澜衡云能源物联网平台3.0版本发布。新版本围绕“接得快、看得懂、管得住”重构了设备接入、数据展示与工单三条主线。</p>
<ul><li>统一点表：同类设备的测点编码、单位与告警级别一次定义，多处复用</li><li>离线补传：网关断网期间的数据按原始时间戳补齐，报表不留空洞</li><li>移动端运维：告警、派单、到场打卡与照片留存在手机端闭环</li><li>权限分级：集团、园区、配电室、回路四级授权</li></ul>
<p>3.0版本对存量项目提供平滑升级，原有网关远程升级固件后即可接入，历史数据自动迁移。首批升级的项目以园区与养殖场为主，升级期间本地采集与告警不中断。</p>
<p>平台团队表示，后续版本将继续完善电能质量事件分析与功率因数考核报表。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3011, 19, 0, '2025年第一期渠道与成套厂技术培训班开班', '/media/visits/visit-auditorium-af97df89.webp', '2025-05-16 09:30:00', '<p>5月15日，公司2025年第一期技术培训班开班，来自成套厂、系统集成商与设计单位的52名学员参加，培训为期两天。</p>
<p>课程一改以往逐个产品讲参数的方式，以三个真实问题为主线：补偿柜投上电容后熔断器频繁熔断、光伏并网后功率因数下降、总表与分表之和对不上。学员分组根据给出的波形与数据判断原因、选择设备并画出接线图。</p>
<h3>课程安排</h3>
<table><thead><tr><th>时间</th><th>内容</th></tr></thead><tbody><tr><td>第一天上午</td><td>谐波与谐振、电抗率选择</td></tr><tr><td>第一天下午</td><td>SVG/APF容量计算与取样接线实操</td></tr><tr><td>第二天上午</td><td>仪表接线检查与相量图判读</td></tr><tr><td>第二天下午</td><td>网关配置与平台接入实操</td></tr></tbody></table>
<p>培训结束后进行了接线实操考核，全部学员完成了一次“互感器极性接反”故障的排查。下一期培训计划于下半年举办。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3012, 19, 0, '公司与地方职业院校共建实习实训基地揭牌', '/media/visits/visit-signing-97877c8a.webp', '2025-06-23 14:00:00', '<p>6月20日，公司与地方职业院校共建的电气技术实习实训基地揭牌，首批24名学生将在装配、测试与现场服务三个岗位轮岗学习。</p>
<p>基地配置了一套低压配电综合实训屏，包含进线、补偿、谐波治理、计量与通信五个单元，全部采用公司在售产品，学生可以完成从识图、接线、通电到故障排查的完整过程。</p>
<p>公司为每名学生安排一名技师作为师傅，实行“先看、再辅、后独立”的三段式带教。带电测试工位不向学生开放，所有实操均在断电或安全电压条件下进行。</p>
<p>人力资源部介绍，基地将同时用于新员工入职培训与内部技能等级评定。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3013, 19, 0, '高温大负荷期间，澜衡服务团队开展补偿柜专项巡检', '/media/banners/hero-electrical-room-035f0190.webp', '2025-08-06 17:20:00', '<p>进入8月以来多地持续高温，用电负荷攀升，补偿柜内温度普遍偏高。公司服务团队启动为期三周的专项巡检，为老客户免费检查补偿与治理设备运行状态。</p>
<h3>巡检重点</h3>
<ul><li>电容器外观有无鼓胀、渗漏，实测电流与额定值之比</li><li>柜内风机、滤网与温控是否正常</li><li>电抗器温度开关是否接入、有无发热变色</li><li>取样互感器与控制器功率因数显示是否一致</li></ul>
<p>巡检发现的共性问题是滤网堵塞与风机停转，约占问题总数的一半；其次是电容器容量衰减后未及时更换，剩余电容长期过载。</p>
<p>服务团队建议：环境温度超过40 ℃时，应适当降低补偿柜投入容量或加强通风；对运行超过五年的电容器做一次电容量测量。需要预约巡检的客户可致电400-000-0000或发邮件至service@example.com。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3014, 19, 0, '客户开放日：走进智能制造车间与试验室', '/media/factory/factory-showroom-9afcdd4f.webp', '2025-09-22 10:15:00', '<p>9月19日，公司举办客户开放日，来自不同行业的四十余位用户代表走进贴片车间、电容器装配线、变流模块老化区与电磁兼容试验室。</p>
<p>在变流模块老化区，工程师演示了回馈式老化：两台SVG模块背靠背运行，一台发出无功、一台吸收无功，只消耗模块损耗对应的电能，即可完成额定容量下的长时间老化。</p>
<p>座谈环节，用户最关心的是治理效果如何验收。技术中心建议在合同中明确三点：测量点位置、测量时段与工况、评价用的统计值（通常为95%概率大值），避免以某一瞬间的面板读数作为结论。</p>
<p>公司将把开放日固定为每年一次，并开放线上预约。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3015, 19, 0, '厂区屋顶光伏并网，配套SVG与双向计量同步投运', '/media/scenes/sol-solar-roof-420b8752.webp', '2025-11-10 09:40:00', '<p>11月7日，公司二号厂房屋顶光伏系统并网，配套的LH-SVG-M补偿装置、LH-TM33双向计量与LH-PQM-A监测装置同步投运，厂区成为公司产品的“活样板”。</p>
<p>并网前，技术人员用两周时间记录了厂区负荷与功率因数，预计中午光伏出力较大时公共连接点功率因数会明显下降。并网后，SVG按公共连接点无功调节，白天与夜间的月平均功率因数均保持在考核值以上。</p>
<table><thead><tr><th>测点</th><th>装置</th><th>用途</th></tr></thead><tbody><tr><td>公共连接点</td><td>LH-PQM-A</td><td>谐波、闪变与双向潮流</td></tr><tr><td>并网点</td><td>LH-TM33</td><td>发电量</td></tr><tr><td>低压母线</td><td>LH-SVG-M</td><td>功率因数</td></tr><tr><td>各车间</td><td>LH-MC12</td><td>分项能耗</td></tr></tbody></table>
<p>系统数据在展厅大屏实时展示，欢迎有光伏接入需求的用户到厂参观交流。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3016, 19, 0, '2025年供应商质量大会召开', '/media/visits/visit-conference-31592633.webp', '2025-12-19 15:00:00', '<p>12月18日，公司召开2025年供应商质量大会，薄膜、铝壳、硅钢、IGBT、芯片与结构件等类别的供应商代表参加。</p>
<p>会议通报了全年来料质量数据与典型问题分析。金属化薄膜方阻一致性、电抗器硅钢片毛刺与连接器镀层厚度是重点关注项，公司与相关供应商签署了专项改进计划。</p>
<p>采购部介绍了2026年的三项要求：关键物料批次数据电子化交付、变更提前90天通知、包装可循环使用。</p>
<p>会上还对年度交付稳定的供应商进行了表彰。公司表示将继续坚持“同等条件质量优先”的原则，与供应商共同承担质量责任。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3017, 19, 0, '2025年度表彰大会：把现场问题解决在出厂之前', '/media/visits/visit-auditorium-af97df89.webp', '2026-01-26 09:10:00', '<p>1月23日，公司举行2025年度总结表彰大会，五个团队和三十名个人获得表彰。年度团队奖授予台区不平衡治理项目组，该团队全年走访一百二十多个台区，形成了从测量、选型到验收的标准流程。</p>
<p>会议把“把现场问题解决在出厂之前”确定为2026年的质量主题，要求服务部每月把现场问题分类反馈给研发与制造，研发部在两周内给出措施并公示关闭状态。</p>
<ul><li>研发：推进碳化硅器件在SVG模块中的应用验证</li><li>制造：扩大自动校表与自动老化覆盖率</li><li>服务：现场问题当月关闭率作为考核指标</li></ul>
<p>会后，公司慰问了春节期间值守的生产与服务人员。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3018, 19, 0, 'LH-SVG-MH高密度混合补偿模块进入批量供货', '/media/products/svg-module-1-06ba56c0.webp', '2026-03-23 10:45:00', '<p>经过半年挂网验证，LH-SVG-MH高密度SVG混合补偿模块进入批量供货阶段。单模块容量150 kvar，并自带12路电容投切输出，一台模块即可组成“电容粗调、SVG细调”的混合系统。</p>
<p>挂网验证选择了三种典型负荷：写字楼、注塑车间与充电场站。运行数据表明，混合控制可以在保持功率因数稳定的同时显著减少电容器投切次数，延长开关与电容器寿命。</p>
<h3>适用建议</h3>
<ul><li>基础无功稳定、波动部分占总无功30%以下：电容为主，SVG按波动量选取</li><li>夜间存在容性倒送：SVG容量不小于最大容性无功</li><li>谐波较重：电容支路必须串7%或14%电抗</li></ul>
<p>该模块与LH-SVG-M共用机架与触摸屏，原有机柜可直接扩容。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3019, 19, 0, 'LH-MC12多回路电能表完成按新国标的对标评审', '/media/products/din-meter-1-5d73db48.webp', '2026-04-29 16:30:00', '<p>针对GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》自2026年5月1日起实施，公司组织完成了LH-MC12多回路电能表的对标评审。</p>
<p>评审从标识、各回路准确度声明、互感器与主机的配套关系、回路间串扰以及电磁兼容五个方面逐条比对，明确了需要在铭牌与说明书中补充的内容，并对回路间影响量试验增加了边界工况。</p>
<table><thead><tr><th>评审项</th><th>结论</th></tr></thead><tbody><tr><td>各回路准确度声明</td><td>说明书按回路与互感器规格分列</td></tr><tr><td>互感器配套</td><td>主机与互感器成套编号</td></tr><tr><td>回路间影响</td><td>增加相邻回路满载工况</td></tr><tr><td>标识</td><td>铭牌补充回路数与接线方式</td></tr></tbody></table>
<p>已售产品的说明书更新版可在网站下载或联系sales@example.com索取，硬件无需更换。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3020, 19, 0, '安全生产月：全员开展“停电—验电—放电—接地”实操比武', '/media/factory/factory-assembly-5fa86fc5.webp', '2026-06-15 09:00:00', '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、验电、放电、接地、挂牌、检修、恢复。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3021, 19, 0, '养殖场用电安全服务月：为二百余栋圈舍做免费体检', '/media/banners/breeding-aae27f21.webp', '2026-08-24 11:20:00', '<p>7月下旬至8月，公司联合各地服务网点开展养殖场用电安全服务月，为合作养殖场的二百余栋圈舍提供免费用电体检。</p>
<p>体检内容包括进线与支路接头红外测温、剩余电流测量、接地电阻复测、发电机自启动试验与停电告警链路演练。</p>
<h3>发现的主要问题</h3>
<ul><li>配电箱内粉尘与氨气腐蚀导致端子氧化发热</li><li>剩余电流保护器失效或被短接</li><li>发电机可以启动但切换后相序未核对</li><li>停电告警依赖同一路电源，断电后无法发出</li></ul>
<p>针对停电告警问题，服务人员为部分用户加装了带超级电容的无线仪表，断电后仍可完成上报。相关做法已整理成《养殖场用电自查清单》，可在网站咨询页留言索取。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3022, 19, 0, '澜衡电气第三季度质量与服务数据公布', '/media/ui/monthly-report-de4a1dcb.webp', '2026-10-16 14:10:00', '<p>10月15日，公司对内公布第三季度质量与服务数据，并在经营例会上逐项分析。</p>
<p>三季度现场问题中，安装与接线类占比最高，主要是取样互感器位置与极性错误；产品类问题主要集中在风机与连接器。公司决定从四季度起，所有SVG与APF产品默认开启“接线自检”，上电后自动判断相序与互感器方向并给出中文提示。</p>
<table><thead><tr><th>类别</th><th>主要表现</th><th>措施</th></tr></thead><tbody><tr><td>接线</td><td>互感器极性、位置</td><td>默认开启接线自检</td></tr><tr><td>风机</td><td>堵转、积尘</td><td>出厂增加转速反馈检测</td></tr><tr><td>连接器</td><td>级联口虚接</td><td>更换带锁紧插座</td></tr></tbody></table>
<p>公司同时公布了服务响应时间的统计口径：从热线登记到给出明确处理意见为响应时间，从登记到用户确认关闭为解决时间，两项均按月公示。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3101, 21, 0, '《电能质量管理办法（暂行）》4月1日起施行，用电侧可以先做哪些准备', '/media/scenes/sol-substation-3c08a9d6.webp', '2024-01-26 09:00:00', '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<p>对用电企业而言，变化主要体现在三个阶段：新建与改扩建项目在方案阶段就要考虑干扰性负荷的影响；投运时治理设施应与主体工程同步；运行中需要对自身电能质量状况心中有数。</p>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3102, 21, 0, '配电网高质量发展指导意见发布，低压侧治理进入“数据时代”', '/media/banners/hero-city-f5a3ba35.webp', '2024-03-07 10:20:00', '<p>国家发展改革委、国家能源局印发《关于新形势下配电网高质量发展的指导意见》，围绕补短板、提承载、强支撑、促转型提出任务。文件提出，到2025年配电网具备5亿千瓦左右分布式新能源、1200万台左右充电桩接入能力。</p>
<p>分布式光伏和充电桩都接在配电网末端，对低压台区提出两类挑战：一是潮流由单向变双向，电压偏高与功率因数下降；二是单相负荷集中，三相不平衡加剧。</p>
<ul><li>监测先行：台区出口与末端具备三相电压、电流、功率因数曲线</li><li>治理分层：不平衡、无功、谐波按“源头—支路—出口”分层处理</li><li>设备联动：补偿装置能接受终端指令，而不是各自为战</li></ul>
<p>对设备厂商来说，单纯的“投切准确”已经不够，数据可读、策略可调、远程可维护成为基本要求。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3103, 21, 0, '大规模设备更新行动方案印发，老旧配电设备怎么更新更划算', '/media/banners/hero-electrical-room-035f0190.webp', '2024-03-20 15:30:00', '<p>国务院印发《推动大规模设备更新和消费品以旧换新行动方案》（国发〔2024〕7号），提出实施设备更新、消费品以旧换新、回收循环利用、标准提升四大行动。工业企业的老旧配电与用能设备，是设备更新中容易见效的部分。</p>
<p>补偿与计量设备的更新往往投资不大，却能直接反映在电费单上。判断是否值得更新，可以从三方面入手。</p>
<table><thead><tr><th>对象</th><th>可更新信号</th><th>更新方向</th></tr></thead><tbody><tr><td>电容柜</td><td>力调电费长期被罚、熔断器频繁熔断</td><td>抗谐波集成电容或混合补偿</td></tr><tr><td>指针表与旧表</td><td>无通信、误差大</td><td>多功能或无线仪表</td></tr><tr><td>低压柜</td><td>无测温、无漏电监测</td><td>加装测温与剩余电流监测</td></tr></tbody></table>
<p>更新不等于整柜更换。对柜体完好的老配电室，采用抽插式电容、开口互感器与无线仪表做局部改造，停电时间与投资都可以控制在较低水平。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3104, 21, 0, 'GB/T 29319-2024实施，光伏接入配电网的电能质量要点', '/media/scenes/sol-solar-roof-420b8752.webp', '2024-04-11 09:45:00', '<p>GB/T 29319-2024《光伏发电系统接入配电网技术规定》于2024年3月15日发布并实施，代替2012版。标准从电能质量、有功与无功控制、故障穿越、保护与通信等方面对接入配电网的光伏系统提出要求。</p>
<p>对工商业屋顶光伏业主来说，最容易被忽视的是并网后企业自身的功率因数。光伏主要提供有功，原有无功需求仍从电网获取，公共连接点的有功减少而无功不变，功率因数自然下降。</p>
<ul><li>先看逆变器：能否按设定功率因数或无功指令运行</li><li>再看补偿：控制器取样点是否仍在总进线、是否能识别倒送</li><li>最后看SVG：容量按公共连接点无功缺额与容性倒送的较大值确定</li></ul>
<p>接入前后的电能质量测试点应选在公共连接点，并同时记录光伏出力，以便区分光伏与负荷的影响。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3105, 21, 0, '多功能电能表新国标发布，GB/T 17215.301-2024将于11月1日实施', '/media/products/three-phase-meter-1-8a818c50.webp', '2024-05-17 11:00:00', '<p>GB/T 17215.301-2024《电测量设备（交流） 特殊要求 第1部分：多功能电能表》于2024年4月25日发布，自2024年11月1日起实施。同年换版的还有静止式谐波有功电能表（GB/T 17215.302-2024）等标准。</p>
<p>近几年GB/T 17215系列集中换版，准确度等级的表示由数字向字母过渡：有功A级、B级、C级、D级、E级，工程上常以B级对应旧的1级、C级对应旧的0.5S级来理解，具体误差限以标准原文为准。</p>
<h3>选型时注意</h3>
<ol><li>招标文件中同时写明字母等级与对应旧等级，避免歧义</li><li>电流规格改用最小电流、转折电流、最大电流表示，如0.2-0.5(60)A</li><li>面板类多功能仪表属于安装式数字显示仪表，与结算用电能表不是一类产品</li></ol>
<p>存量表计不因标准换版而自动失效，检定与更换周期按计量管理要求执行。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3106, 21, 0, '新版《供电营业规则》施行，用户无功与电能质量责任再梳理', '/media/cases/case-office-e5ae4c2d.webp', '2024-06-20 10:10:00', '<p>新版《供电营业规则》自2024年6月1日起施行。规则延续了用户应当就地平衡无功、按规定配置无功补偿装置并防止向电网倒送无功的基本原则，并对电能质量干扰的治理责任作了规定。</p>
<p>“倒送无功”是近年容易被忽视的问题：夜间轻载时电缆充电功率、轻载UPS与照明电子镇流器都可能使总进线呈容性，如果电容柜仍处于投入状态，就会出现过补。</p>
<ul><li>检查控制器是否具备过补闭锁</li><li>查看夜间功率因数符号与无功方向</li><li>容性无功持续存在时，用SVG或电抗器吸收</li></ul>
<p>功率因数考核标准与结算方式请以供用电合同和当地供电企业执行口径为准。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3107, 21, 0, '一文读懂力调电费：功率因数从0.85提到0.95省在哪里', '/media/products/controller-panel-1-a86a86c2.webp', '2024-08-16 14:20:00', '<p>力调电费全称为功率因数调整电费，依据用户当月平均功率因数与考核标准的差距，对电费进行增减。常见的考核标准有0.90、0.85与0.80三档，适用于不同容量与性质的用户。</p>
<p>月平均功率因数由有功电量与无功电量计算，因此“瞬时功率因数达标”不等于“月平均达标”。夜间轻载时虽然电流小，但若长时间容性，反向无功电量同样会计入。</p>
<h3>算一个例子</h3>
<p>某用户月有功电量300000 kWh，平均功率因数0.85，对应无功电量约186000 kvarh；提高到0.95后，无功电量约98600 kvarh，即每月少从电网吸收约87000 kvarh无功。补偿容量可按平均有功功率估算：300000 kWh除以720 h约417 kW，所需补偿约417×（0.620-0.329）≈121 kvar，再考虑峰值系数选取。</p>
<ul><li>提高功率因数可减少线路与变压器电流，降低损耗</li><li>变压器释放的视在容量可用于新增负荷</li><li>补偿投资回收期应以实际电费清单计算</li></ul>
<p>示例仅用于说明计算方法，实际电价与奖惩系数以当地执行标准为准。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3108, 21, 0, '变频器为什么让电容器“鼓肚子”？从并联谐振说起', '/media/products/capacitor-cylinder-1-ede9d3b6.webp', '2024-09-27 09:35:00', '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<p>解决办法是在电容回路中串入电抗器，使回路在5次及以上频率呈感性，谐振点移到3次与4次之间。主要谐波为5次及以上时选7%，存在明显3次谐波时选14%。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3109, 21, 0, 'GB/T 7251.1-2023实施八个月，成套补偿柜设计要注意什么', '/media/products/industrial-harmonic-cabinet-1-b6937fca.webp', '2024-11-13 16:00:00', '<p>GB/T 7251.1-2023《低压成套开关设备和控制设备 第1部分：总则》自2024年3月1日起实施，等同采用IEC 61439-1:2020。补偿柜作为成套设备，除满足GB/T 15576外，总则的要求同样适用。</p>
<p>补偿柜的特殊性在于热：电容器与电抗器持续发热，且投切元件集中，温升往往决定柜内最大容量。</p>
<ul><li>温升：按满容量投入校核，风机故障时应能降容或退出</li><li>短路：支路熔断器与柜体短时耐受能力配合</li><li>放电：断电后电容器残压与再投入间隔</li><li>防护：通风口防护等级与滤网维护</li></ul>
<p>设计验证可采用试验、比较或评估的方法，派生规格应说明与已验证方案的差异。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3110, 21, 0, 'GB 20052-2024将于2月1日实施，变压器更新时别忘了同步核算补偿', '/media/scenes/sol-substation-3c08a9d6.webp', '2025-01-15 10:30:00', '<p>GB 20052-2024《电力变压器能效限定值及能效等级》将于2025年2月1日起实施。新版标准适用范围除10 kV配电变压器外，还包括新能源发电侧的相关变压器。</p>
<p>更换高能效变压器后，空载损耗与空载电流下降，变压器自身消耗的无功也随之减小；如果沿用旧的固定补偿电容，轻载时更容易过补。</p>
<ol><li>核算新变压器的空载电流与短路阻抗</li><li>重新计算固定补偿部分，宜小不宜大</li><li>短路阻抗变化会改变谐振次数，须复核电抗率</li></ol>
<p>变压器更新是重新梳理补偿方案的好时机：与其原样搬迁旧柜，不如根据近一年的负荷曲线重新选型。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3111, 21, 0, '分布式光伏管理新规落地，“四可”要求对计量与通信意味着什么', '/media/scenes/sol-solar-roof-420b8752.webp', '2025-02-21 09:50:00', '<p>国家能源局印发的《分布式光伏发电开发建设管理办法》按自然人户用、非自然人户用、一般工商业、大型工商业四类进行管理，并对上网模式作出区分。行业普遍关注的是对新建项目“可观、可测、可调、可控”的要求。</p>
<p>落到设备层面，“可观可测”要求并网点有可靠的计量与数据通道，“可调可控”要求逆变器能接收指令并执行。</p>
<table><thead><tr><th>要求</th><th>涉及设备</th><th>常见短板</th></tr></thead><tbody><tr><td>可观</td><td>并网点采集</td><td>无通信或数据中断</td></tr><tr><td>可测</td><td>双向计量、功率因数</td><td>互感器方向错误</td></tr><tr><td>可调</td><td>逆变器、SVG</td><td>各自控制、互相冲突</td></tr><tr><td>可控</td><td>断路器、网关</td><td>控制权限与安全</td></tr></tbody></table>
<p>对已经投运的项目，先把并网点与总进线的双向计量做准，是成本最低、见效最快的一步。项目适用要求以各地实施细则为准。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3112, 21, 0, '虚拟电厂指导意见发布，用户侧“可调节能力”从计量开始', '/media/ui/site-map-0b62c79f.webp', '2025-04-23 11:15:00', '<p>国家发展改革委、国家能源局发布关于加快推进虚拟电厂发展的指导意见，提出到2027年全国虚拟电厂调节能力达到2000万千瓦以上，到2030年达到5000万千瓦以上。</p>
<p>虚拟电厂把分布式电源、可调节负荷、储能等资源聚合起来参与系统运行与市场交易。对工商业用户来说，参与的前提是知道自己“有多少负荷可以调、能调多久”。</p>
<ul><li>分回路计量：把空调、充电、压缩空气等可调负荷单独计量</li><li>分钟级数据：响应效果评估依赖高频、连续、带时标的数据</li><li>断路器与控制接口：远程控制必须有本地确认与安全联锁</li></ul>
<p>计量与通信是进入虚拟电厂的“入场券”，但并不意味着所有用户都适合参与，应结合生产工艺与收益测算决定。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3113, 21, 0, '7%还是14%？串联电抗率选择的三步法', '/media/products/reactor-1-87abd0e9.webp', '2025-06-11 14:40:00', '<p>串联电抗率的选择看似简单，现场却经常选错：写字楼里装了7%，3次谐波被放大；工厂里装了14%，容量浪费且电压偏高。下面给出一个三步法。</p>
<h3>第一步：看最低次主要谐波</h3>
<p>以实测数据为准。三相整流类负荷（变频器、直流驱动）以5、7次为主；单相整流类负荷（照明、开关电源、UPS）以3次为主。</p>
<h3>第二步：让调谐频率低于它</h3>
<table><thead><tr><th>电抗率</th><th>调谐频率</th><th>适用</th></tr></thead><tbody><tr><td>5.67%</td><td>210 Hz</td><td>5次及以上，谐波较轻</td></tr><tr><td>7%</td><td>189 Hz</td><td>5次及以上</td></tr><tr><td>14%</td><td>134 Hz</td><td>3次及以上</td></tr></tbody></table>
<h3>第三步：成对选电容电压</h3>
<p>串联电抗后电容器端电压升高为系统电压除以（1-p）。400 V系统中，7%时约430 V，14%时约465 V，再叠加谐波与电网上偏差，通常分别选480 V与525 V电容器。</p>
<p>同一母线上不宜混用不同电抗率的支路，确需混用时应校核各种组合下的谐振。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3114, 21, 0, '零碳园区建设启动，园区配电应补哪些“数据课”', '/media/banners/industry-00a924b5.webp', '2025-07-23 10:00:00', '<p>国家发展改革委、工业和信息化部、国家能源局印发《关于开展零碳园区建设的通知》（发改环资〔2025〕910号），支持有条件的地区率先建成一批零碳园区，核心指标是单位能耗碳排放。</p>
<p>碳排放核算离不开能源计量。许多园区的现状是：变电站有表、企业有表，中间环节没有表；电量有数，绿电、蒸汽、冷热没有分项。</p>
<ul><li>园区总进线、各企业关口、公共设施三级计量</li><li>光伏、储能、充电分别计量并区分方向</li><li>能耗数据带时标、可追溯、可审计</li></ul>
<p>计量点规划应与供电、暖通、给排水专业同步进行，避免后期开挖与重复布线。电能质量监测可与计量点共用互感器与通信通道。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3115, 21, 0, '电容器加SVG：混合补偿的容量该怎么分', '/media/products/svg-wall-1-ddca9fab.webp', '2025-09-03 09:25:00', '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~60%</td><td>40%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0~30%</td><td>70%~100%</td></tr></tbody></table>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3116, 21, 0, '台区三相不平衡治理：换相开关与电力电子装置怎么选', '/media/products/phase-balancer-1-524aaaf8.webp', '2025-10-22 15:10:00', '<p>低压台区三相不平衡带来的影响包括变压器出力受限、线损增加、零线电位升高和重载相末端低电压。目前常见的治理手段有人工调相、换相开关与电力电子调节装置。</p>
<table><thead><tr><th>手段</th><th>作用位置</th><th>响应</th><th>特点</th></tr></thead><tbody><tr><td>人工调相</td><td>表箱</td><td>月度</td><td>成本低，跟不上季节变化</td></tr><tr><td>换相开关</td><td>分支/表箱前</td><td>分钟级</td><td>改善全线，无持续损耗</td></tr><tr><td>电力电子装置</td><td>变压器出口</td><td>毫秒级</td><td>效果快，不改善线路末端</td></tr></tbody></table>
<p>判断依据是不平衡的性质：如果一年四季都是同一相重，属于结构性不平衡，应从用户分布入手；如果一天之内重载相来回变化，属于时间性不平衡，适合用快速调节装置。</p>
<p>治理效果评价建议同时看三个量：变压器出口不平衡度、中性线电流、末端电压合格率，只看第一个容易高估效果。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3117, 21, 0, '多回路电能表有了专门国标：GB/T 17215.305-2025解读', '/media/products/din-meter-2-18aec046.webp', '2025-12-08 10:50:00', '<p>GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》于2025年10月31日发布，自2026年5月1日起实施。标准对一台设备测量多个独立回路的电能表单独提出特殊要求。</p>
<p>多回路电能表在列头柜、充电桩群、商业分户计量中应用广泛，过去多参照单回路电能表标准设计，回路之间的影响、互感器与主机的配套关系缺少统一描述。</p>
<ul><li>准确度：关注是否逐回路声明以及是否包含互感器</li><li>回路间影响：相邻回路大电流时误差是否变化</li><li>标识与接线：回路编号、互感器规格、公共电压接线应清晰</li></ul>
<p>用户选型时，可以要求供应商提供回路间影响的试验数据，并在验收时抽查首回路、末回路与满载相邻回路三种情况。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3118, 21, 0, '充电设施快速增长与首批零碳园区公布，配电侧承载力受关注', '/media/scenes/sol-city-lighting-badbb33c.webp', '2026-01-09 09:15:00', '<p>据国家能源局2025年12月底召开的充电基础设施座谈会信息，截至2025年11月底全国累计建成充电设施1932.2万个，公共场站平均充电功率继续提升。同月，首批国家级零碳园区建设名单公布，共52个园区。</p>
<p>两条消息指向同一个问题：配电侧的承载力。大功率充电使单点负荷陡增，零碳园区则要求更高比例的就地新能源，二者叠加，对变压器、线路与电能质量都提出新要求。</p>
<ol><li>先测：变压器负载率、功率因数、谐波与不平衡的年度曲线</li><li>再调：错峰、有序充电、光伏与储能协调</li><li>后治：对确有超标的指标配置治理设备</li></ol>
<p>“先测、再调、后治”的顺序可以避免过度投资，也能让治理设备的容量更有依据。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3119, 21, 0, '高压自愈式并联电容器国家标准发布，6月1日实施', '/media/products/hv-compensation-1-046114db.webp', '2026-03-13 11:30:00', '<p>GB/T 47158-2026于2026年2月27日发布，自2026年6月1日起实施，适用于标称电压1000 V以上交流系统用自愈式并联电力电容器，修改采用IEC 63210:2021。</p>
<p>长期以来，自愈式技术主要用于1000 V及以下的低压电容器，高压侧以全膜油浸结构为主。高压自愈式电容器具有干式、无油的特点，标准的发布为设计、试验与选用提供了统一依据。</p>
<ul><li>关注自愈特性与过压力保护的试验要求</li><li>关注与现有串联电抗器、放电线圈、熔断器的配合</li><li>不宜在既有装置中直接混装两类电容器</li></ul>
<p>标准适用范围与试验细节以正式文本为准，工程选用应结合运行经验逐步推进。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3120, 21, 0, 'GB/T 17215.305正式实施，用户该如何对待存量多回路表', '/media/products/din-meter-3-95c4d98f.webp', '2026-05-08 10:05:00', '<p>5月1日起，GB/T 17215.305-2025正式实施。不少用户关心：已经安装的多回路电能表是否需要更换？</p>
<p>一般而言，推荐性国家标准的实施主要影响新设计、新订货的产品，存量设备按原合同与计量管理要求继续使用；用于贸易结算的表计，其检定与更换按计量法律法规执行。</p>
<h3>存量设备自查</h3>
<ol><li>核对每个回路的互感器规格、方向与槽位是否与台账一致</li><li>抽测三个回路，与标准表或钳形功率表比对</li><li>查看说明书是否给出各回路准确度与回路间影响</li></ol>
<p>新项目招标时，建议直接引用新标准编号，并要求提供逐回路准确度声明。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3121, 21, 0, 'LoRa与4G无线仪表怎么选？从点位密度、信号与费用三方面比较', '/media/products/iot-gateway-1-3bb8dd5a.webp', '2026-07-15 14:50:00', '<p>既有建筑加装电表，最头疼的不是装表，而是拉通信线。无线仪表解决了布线问题，但选4G还是LoRa，需要结合现场情况。</p>
<table><thead><tr><th>比较项</th><th>4G直连</th><th>LoRa加网关</th></tr></thead><tbody><tr><td>点位密度</td><td>分散、每处1~3点</td><td>同一配电室数十点以上</td></tr><tr><td>通信费用</td><td>每点一张卡</td><td>每网关一张卡</td></tr><tr><td>信号</td><td>依赖运营商覆盖，地下室较弱</td><td>近距离可靠，网关放在有4G处</td></tr><tr><td>维护</td><td>单点故障不影响其他</td><td>网关故障影响一片</td></tr></tbody></table>
<p>经验做法是：先在配电室门口与室内各测一次4G信号强度，低于-105 dBm就不建议每点直连；同一空间点位超过8个时，LoRa通常更经济。</p>
<p>无论采用哪种方式，仪表都应支持断点续传与断电上报，否则报表会因为通信抖动留下空洞。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3122, 21, 0, '电气火灾监控探测器新版标准备受关注，剩余电流监测现场三个常见误区', '/media/products/ct-open-1-06dc5e7b.webp', '2026-09-10 09:40:00', '<p>GB 14287.2规定了剩余电流式电气火灾监控探测器的要求，2026年版已列入公开标准目录，发布、实施日期与过渡要求以主管部门公告为准。与此同时，现场安装中的问题依旧反复出现。</p>
<h3>误区一：PE线一起穿过互感器</h3>
<p>剩余电流互感器应让同一回路的相线与中性线一起穿过，PE线不得穿过，否则真实的漏电流被抵消，探测器永远不报警。</p>
<h3>误区二：中性线混用</h3>
<p>不同回路借用中性线，会使两只探测器同时误报。改造前应逐回路核查N线归属。</p>
<h3>误区三：报警值一刀切</h3>
<p>固有泄漏电流与线路长度、设备数量有关，应先记录正常运行时的数值，再设定报警值；一味调高定值等于放弃监测。</p>
<p>剩余电流监测用于预警，不能代替剩余电流保护电器的防触电作用，两者不可互相替代。</p>');
--> statement-breakpoint
INSERT INTO `news` (`id`, `type`, `sort`, `title`, `image`, `createtime`, `maincontent`) VALUES (3123, 21, 0, '数据中心电能质量的三个现实问题：容性、谐波与零线', '/media/cases/case-datacenter-747ca683.webp', '2026-10-12 10:30:00', '<p>随着算力需求增长，数据中心的配电容量不断扩大，电能质量问题也从“有没有超标”转向“轻载时怎么办”。</p>
<ul><li>容性：服务器电源与UPS滤波电容使轻载时总体呈容性，传统电容柜完全不能投</li><li>谐波：UPS并机负载率低时，输入THDi高于满载标称值</li><li>零线：单相服务器电源的3次谐波在零线叠加，列头柜零线温升明显</li></ul>
<p>应对思路是用SVG代替电容、按实际负载率核算APF、在列头柜做到回路级监测，并对零线单独测温测流。</p>
<p>建设初期负载率往往只有20%~30%，如果按满载配置固定补偿，投运头两年几乎无法使用。分期投入模块化设备，按负载增长扩容，更符合数据中心的建设节奏。</p>');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5001, 55, 500, '质量管理体系认证证书（示例编号 SAMPLE-QMS-0001）', '/media/certificates/qualification-01-a29d03d1.webp', '2026-08-31 09:00:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5002, 55, 490, '环境管理体系认证证书（示例编号 SAMPLE-EMS-0002）', '/media/certificates/qualification-02-a11b2868.webp', '2026-08-16 14:15:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5003, 55, 480, '职业健康安全管理体系认证证书（示例编号 SAMPLE-OHS-0003）', '/media/certificates/qualification-03-5f19eea1.webp', '2026-08-01 11:30:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5004, 55, 470, '测量管理体系认证证书（示例编号 SAMPLE-MMS-0004）', '/media/certificates/qualification-01-a29d03d1.webp', '2026-07-17 16:50:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5005, 55, 460, '能源管理体系认证证书（示例编号 SAMPLE-ENMS-0005）', '/media/certificates/qualification-02-a11b2868.webp', '2026-07-02 13:05:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5006, 55, 450, '信息安全管理体系认证证书（示例编号 SAMPLE-ISMS-0006）', '/media/certificates/qualification-03-5f19eea1.webp', '2026-06-17 10:25:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5007, 55, 440, '售后服务评价证书（示例编号 SAMPLE-ASS-0007）', '/media/certificates/qualification-08-3641b778.webp', '2026-06-02 15:40:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5008, 55, 430, '低压成套补偿装置自愿性认证证书（示例编号 SAMPLE-VCC-0008）', '/media/certificates/qualification-06-98f8408e.webp', '2026-05-18 12:55:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5009, 55, 420, '智能集成电容器检验合格报告封面（示例编号 SAMPLE-RPT-0009）', '/media/certificates/qualification-04-8ba3173f.webp', '2026-05-03 09:15:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5010, 55, 410, '静止无功发生器检验合格报告封面（示例编号 SAMPLE-RPT-0010）', '/media/certificates/qualification-06-98f8408e.webp', '2026-04-18 14:30:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5011, 55, 400, '多功能电力仪表计量检测报告封面（示例编号 SAMPLE-RPT-0011）', '/media/certificates/qualification-04-8ba3173f.webp', '2026-04-03 11:50:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5012, 55, 390, '软件企业评估证书（示例编号 SAMPLE-SEC-0012）', '/media/certificates/qualification-05-e587763f.webp', '2026-03-19 16:05:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5013, 55, 380, '重合同守信用企业证书（示例编号 SAMPLE-CRD-0013）', '/media/certificates/qualification-07-355bb58e.webp', '2026-03-04 13:20:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5101, 57, 370, '一种智能电容器组网与主机竞选方法（示例编号 SAMPLE-ZL-INV-0101）', '/media/certificates/invention-01-f901ea8b.webp', '2026-02-17 10:40:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5102, 57, 360, '电容器剩余容量在线估算方法及装置（示例编号 SAMPLE-ZL-INV-0102）', '/media/certificates/invention-02-0cf855ee.webp', '2026-02-02 15:55:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5103, 57, 350, '一种三电平SVG模块并联均流控制方法（示例编号 SAMPLE-ZL-INV-0103）', '/media/certificates/invention-03-3bfa274d.webp', '2026-01-18 12:15:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5104, 57, 340, '谐波电流快速提取与逐次补偿方法（示例编号 SAMPLE-ZL-INV-0104）', '/media/certificates/invention-04-08452f4c.webp', '2026-01-03 09:30:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5105, 57, 330, '台区三相不平衡调节容量分配方法（示例编号 SAMPLE-ZL-INV-0105）', '/media/certificates/invention-05-9fbbb43e.webp', '2025-12-19 14:45:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5106, 57, 320, '换相开关组优化求解与防频繁动作方法（示例编号 SAMPLE-ZL-INV-0106）', '/media/certificates/invention-06-15686f05.webp', '2025-12-04 11:05:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5107, 57, 310, '同步开关触点动作时间自学习方法（示例编号 SAMPLE-ZL-INV-0107）', '/media/certificates/invention-01-f901ea8b.webp', '2025-11-19 16:20:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5108, 57, 300, '电容器与SVG混合补偿协调控制方法（示例编号 SAMPLE-ZL-INV-0108）', '/media/certificates/invention-02-0cf855ee.webp', '2025-11-04 13:40:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5109, 57, 290, '电流互感器极性错误自动识别方法（示例编号 SAMPLE-ZL-INV-0109）', '/media/certificates/invention-03-3bfa274d.webp', '2025-10-20 10:55:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5110, 57, 280, '多回路电能表互感器槽位自识别方法（示例编号 SAMPLE-ZL-INV-0110）', '/media/certificates/invention-04-08452f4c.webp', '2025-10-05 15:10:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5111, 57, 270, '网关断点续传的数据排序与补传方法（示例编号 SAMPLE-ZL-INV-0111）', '/media/certificates/invention-05-9fbbb43e.webp', '2025-09-20 12:30:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5112, 57, 260, '养殖舍停电告警冗余判定方法（示例编号 SAMPLE-ZL-INV-0112）', '/media/certificates/invention-06-15686f05.webp', '2025-09-05 09:45:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5201, 59, 250, '抽屉式智能电容模块母线夹（示例编号 SAMPLE-ZL-UM-0201）', '/media/certificates/utility-01-249ed40a.webp', '2025-08-21 14:05:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5202, 59, 240, '一种电容与电抗分仓散热结构（示例编号 SAMPLE-ZL-UM-0202）', '/media/certificates/utility-02-f10c796e.webp', '2025-08-06 11:20:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5203, 59, 230, '带到位标记的开口式互感器锁扣（示例编号 SAMPLE-ZL-UM-0203）', '/media/certificates/utility-03-00348b29.webp', '2025-07-22 16:35:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5204, 59, 220, '面板仪表卡块式安装结构（示例编号 SAMPLE-ZL-UM-0204）', '/media/certificates/utility-04-b50e080d.webp', '2025-07-07 13:55:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5205, 59, 210, '壁挂式SVG挂装支架（示例编号 SAMPLE-ZL-UM-0205）', '/media/certificates/utility-05-cb5625de.webp', '2025-06-22 10:10:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5206, 59, 200, '户外补偿箱隔离风道（示例编号 SAMPLE-ZL-UM-0206）', '/media/certificates/utility-06-cc4e1468.webp', '2025-06-07 15:30:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5207, 59, 190, '应急快速接入箱防误插连接组件（示例编号 SAMPLE-ZL-UM-0207）', '/media/certificates/utility-01-249ed40a.webp', '2025-05-23 12:45:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5208, 59, 180, '晶闸管投切模块散热器（示例编号 SAMPLE-ZL-UM-0208）', '/media/certificates/utility-02-f10c796e.webp', '2025-05-08 09:00:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5209, 59, 170, '无线测温绑带固定结构（示例编号 SAMPLE-ZL-UM-0209）', '/media/certificates/utility-03-00348b29.webp', '2025-04-23 14:20:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5210, 59, 160, '导轨表出线端子防松结构（示例编号 SAMPLE-ZL-UM-0210）', '/media/certificates/utility-04-b50e080d.webp', '2025-04-08 11:35:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5211, 59, 150, '补偿柜滤网快拆结构（示例编号 SAMPLE-ZL-UM-0211）', '/media/certificates/utility-05-cb5625de.webp', '2025-03-24 16:55:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5212, 59, 140, '电容器放电指示接线座（示例编号 SAMPLE-ZL-UM-0212）', '/media/certificates/utility-06-cc4e1468.webp', '2025-03-09 13:10:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5213, 59, 130, '换相开关机械互锁机构（示例编号 SAMPLE-ZL-UM-0213）', '/media/certificates/utility-01-249ed40a.webp', '2025-02-22 10:25:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5301, 61, 120, '澜衡云能源物联网平台软件 V3.0（示例编号 SAMPLE-SR-0301）', '/media/certificates/software-01-f58455a9.webp', '2025-02-07 15:45:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5302, 61, 110, '智能电容器组网控制软件 V2.4（示例编号 SAMPLE-SR-0302）', '/media/certificates/software-02-7167fa55.webp', '2025-01-23 12:00:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5303, 61, 100, 'SVG并联协调控制软件 V1.6（示例编号 SAMPLE-SR-0303）', '/media/certificates/software-03-b3f3af35.webp', '2025-01-08 09:20:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5304, 61, 90, '有源滤波谐波分析软件 V2.1（示例编号 SAMPLE-SR-0304）', '/media/certificates/software-04-da5164dd.webp', '2024-12-24 14:35:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5305, 61, 80, '电能质量报表分析软件 V1.3（示例编号 SAMPLE-SR-0305）', '/media/certificates/software-01-f58455a9.webp', '2024-12-09 11:50:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5306, 61, 70, '台区三相不平衡优化软件 V1.2（示例编号 SAMPLE-SR-0306）', '/media/certificates/software-02-7167fa55.webp', '2024-11-24 16:10:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5307, 61, 60, '仪表批量校验与追溯软件 V3.2（示例编号 SAMPLE-SR-0307）', '/media/certificates/software-03-b3f3af35.webp', '2024-11-09 13:25:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5308, 61, 50, '网关协议配置工具软件 V2.0（示例编号 SAMPLE-SR-0308）', '/media/certificates/software-04-da5164dd.webp', '2024-10-25 10:45:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5309, 61, 40, '费控与恶性负载识别软件 V1.8（示例编号 SAMPLE-SR-0309）', '/media/certificates/software-01-f58455a9.webp', '2024-10-10 15:00:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5310, 61, 30, '环保用电工况分析软件 V1.1（示例编号 SAMPLE-SR-0310）', '/media/certificates/software-02-7167fa55.webp', '2024-09-25 12:15:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5311, 61, 20, '移动运维工单软件 V1.5（示例编号 SAMPLE-SR-0311）', '/media/certificates/software-03-b3f3af35.webp', '2024-09-10 09:35:00');
--> statement-breakpoint
INSERT INTO `honours` (`id`, `type`, `sort`, `tilte`, `image`, `createtime`) VALUES (5312, 61, 10, '补偿方案选型计算软件 V1.0（示例编号 SAMPLE-SR-0312）', '/media/certificates/software-04-da5164dd.webp', '2024-08-26 14:50:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6001, 160, '厂区主入口与研发楼', '/media/factory/factory-gate-504a18f6.webp', '2026-06-30 09:00:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6002, 150, '智能电容器装配线', '/media/factory/factory-assembly-5fa86fc5.webp', '2026-05-31 14:15:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6003, 140, '金属化薄膜卷绕车间', '/media/scenes/sol-workshop-956d31f9.webp', '2026-05-01 11:30:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6004, 130, 'SMT贴片生产线', '/media/factory/factory-smt-43411219.webp', '2026-04-01 16:50:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6005, 120, '仪表自动校验台', '/media/factory/factory-lab-da999341.webp', '2026-03-02 13:05:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6006, 110, '变流模块老化测试区', '/media/banners/hero-electrical-room-035f0190.webp', '2026-01-31 10:25:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6007, 100, '成套补偿柜装配车间', '/media/factory/factory-assembly-5fa86fc5.webp', '2026-01-01 15:40:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6008, 90, '电抗器绕制与浸漆工位', '/media/products/reactor-3-d8d177f5.webp', '2025-12-02 12:55:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6009, 80, '电磁兼容试验室', '/media/factory/factory-lab-da999341.webp', '2025-11-02 09:15:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6010, 70, '高低温湿热试验箱', '/media/scenes/sol-workshop-956d31f9.webp', '2025-10-03 14:30:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6011, 60, '原材料立体仓库', '/media/factory/factory-warehouse-5a20512b.webp', '2025-09-03 11:50:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6012, 50, '成品发货区', '/media/banners/industry-00a924b5.webp', '2025-08-04 16:05:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6013, 40, '产品展厅', '/media/factory/factory-showroom-9afcdd4f.webp', '2025-07-05 13:20:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6014, 30, '屋顶光伏与SVG示范', '/media/scenes/sol-solar-roof-420b8752.webp', '2025-06-05 10:40:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6015, 20, '员工食堂与活动区', '/media/visits/visit-lounge-1a9ddef8.webp', '2025-05-06 15:55:00');
--> statement-breakpoint
INSERT INTO `factory` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6016, 10, '培训实操教室', '/media/visits/visit-auditorium-af97df89.webp', '2025-04-06 12:15:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6101, 140, '市级工业主管部门调研智能制造车间', '/media/factory/factory-assembly-5fa86fc5.webp', '2026-10-15 09:00:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6102, 130, '高新区管委会走访企业并座谈', '/media/visits/visit-conference-31592633.webp', '2026-09-07 14:15:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6103, 120, '电力行业协会考察团参观试验室', '/media/factory/factory-lab-da999341.webp', '2026-08-01 11:30:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6104, 110, '地方质量监管部门指导计量管理工作', '/media/visits/visit-demo-7345e1fb.webp', '2026-06-24 16:50:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6105, 100, '供电服务单位交流台区治理技术', '/media/factory/factory-showroom-9afcdd4f.webp', '2026-05-18 13:05:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6106, 90, '设计院技术专家组参观电能质量展区', '/media/visits/visit-exhibition-ca1ffd2c.webp', '2026-04-10 10:25:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6107, 80, '职业院校校企合作代表团来访', '/media/visits/visit-signing-97877c8a.webp', '2026-03-04 15:40:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6108, 70, '区科技部门调研研发项目进展', '/media/factory/factory-lab-da999341.webp', '2026-01-25 12:55:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6109, 60, '养殖行业合作社代表考察物联网方案', '/media/visits/visit-demo-7345e1fb.webp', '2025-12-19 09:15:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6110, 50, '园区企业联合参观绿色工厂', '/media/scenes/sol-solar-roof-420b8752.webp', '2025-11-11 14:30:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6111, 40, '金融服务机构走访了解企业发展需求', '/media/visits/visit-lounge-1a9ddef8.webp', '2025-10-05 11:50:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6112, 30, '海外客户代表团参观SVG生产线', '/media/factory/factory-smt-43411219.webp', '2025-08-28 16:05:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6113, 20, '应急管理部门检查安全生产工作', '/media/factory/factory-warehouse-5a20512b.webp', '2025-07-22 13:20:00');
--> statement-breakpoint
INSERT INTO `leaders` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (6114, 10, '数字化转型专家组现场诊断', '/media/banners/cloud-platform-ef8dda5f.webp', '2025-06-14 10:40:00');
--> statement-breakpoint
INSERT INTO `banners` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (7001, 60, '让每一度电更平衡', '/media/banners/hero-electrical-room-035f0190.webp', '2026-10-08 09:00:00');
--> statement-breakpoint
INSERT INTO `banners` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (7002, 50, '补偿、治理、计量，从元件到成套', '/media/banners/hero-products-4060dfdb.webp', '2026-10-07 14:15:00');
--> statement-breakpoint
INSERT INTO `banners` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (7003, 40, '澜衡云：配电现场，一屏可见', '/media/banners/cloud-platform-ef8dda5f.webp', '2026-10-06 11:30:00');
--> statement-breakpoint
INSERT INTO `banners` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (7004, 30, '智慧城市：看得清的用电', '/media/banners/hero-city-f5a3ba35.webp', '2026-10-05 16:50:00');
--> statement-breakpoint
INSERT INTO `banners` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (7005, 20, '智慧养殖：停电停机早知道', '/media/banners/breeding-aae27f21.webp', '2026-10-04 13:05:00');
--> statement-breakpoint
INSERT INTO `banners` (`id`, `sort`, `title`, `image`, `createtime`) VALUES (7006, 10, '智慧工业：先测后治，复测为准', '/media/banners/industry-00a924b5.webp', '2026-10-03 10:25:00');
--> statement-breakpoint
INSERT INTO `pages` (`slug`, `content`) VALUES ('about', '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品系列","value":"70余个"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"/media/factory/factory-gate-504a18f6.webp","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>\n<ul><li>七大产品类、七十余个系列</li><li>从元件到成套、从现场到云端</li><li>测量—设计—制造—验收的一体化服务</li></ul>"},"rd":{"title":"研发实力","image":"/media/factory/factory-lab-da999341.webp","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>试验室配备电磁兼容、环境、电气安全与谐波源等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"/media/certificates/qualification-01-a29d03d1.webp","html":"<p>公司按照质量、环境、职业健康安全与测量管理体系要求运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>\n<p>我们把荣誉看作阶段性的记录，更看重用户现场长期稳定运行的口碑。</p>"},"philosophy":{"title":"经营理念","image":"/media/factory/factory-showroom-9afcdd4f.webp","html":"<p>使命：让每一度电更平衡。愿景：成为用户信赖的电能质量与能源数据伙伴。</p>\n<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>\n<p>对员工，我们提供安全的工作环境与成长通道；对客户，我们提供清晰的选型依据与及时的现场服务；对社会，我们用更少的损耗回应能源转型的要求。</p>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，24小时内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，厂区屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}');
--> statement-breakpoint
INSERT INTO `pages` (`slug`, `content`) VALUES ('cloud', '{"platform":{"title":"澜衡云能源物联网平台","image":"/media/banners/cloud-platform-ef8dda5f.webp","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"/media/ui/platform-dashboard-93ae0fae.webp","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"/media/ui/one-line-diagram-0a392f99.webp","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"/media/ui/device-detail-3b1f7250.webp","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"/media/ui/monthly-report-de4a1dcb.webp","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"/media/ui/alarm-list-6a0dcd99.webp","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"/media/ui/site-map-0b62c79f.webp","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"/media/ui/energy-trend-0a34be9a.webp","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"/media/ui/mobile-app-3fbf7993.webp","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}');
