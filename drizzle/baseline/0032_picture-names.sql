-- baseline of 57e9fe99dd343333cc8090ccee42d68eada3ec28dc846893dd95bdfc6644809a
CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message` integer NOT NULL,
	`channel` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	FOREIGN KEY (`message`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `banners` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
, `updatetime` text DEFAULT '' NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `case_products` (
	`case` integer NOT NULL,
	`product` integer NOT NULL,
	PRIMARY KEY(`case`, `product`),
	FOREIGN KEY (`case`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `cases` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`caption` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
, `updatetime` text DEFAULT '' NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`pid` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
, `catalogue` integer DEFAULT 0 NOT NULL, `texts` integer DEFAULT 0 NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `factory` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
, `updatetime` text DEFAULT '' NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `honours` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`tilte` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
, `updatetime` text DEFAULT '' NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `leaders` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
, `updatetime` text DEFAULT '' NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `message_limits` (
	`client` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`refilled` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`sex` text NOT NULL,
	`email` text NOT NULL,
	`addres` text NOT NULL,
	`content` text NOT NULL,
	`createtime` text NOT NULL,
	`source` text NOT NULL,
	`client` text NOT NULL,
	`agent` text NOT NULL,
	`notice` text NOT NULL,
	`suspected` integer DEFAULT false NOT NULL,
	`token` text,
	`state` text DEFAULT 'new' NOT NULL
, `about` text DEFAULT '' NOT NULL, `trapped` integer DEFAULT false NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
, `updatetime` text DEFAULT '' NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `pages` (
	`slug` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_categories` (
	`category` integer NOT NULL,
	`sort` integer NOT NULL,
	`createtime` text NOT NULL,
	`product` integer NOT NULL,
	PRIMARY KEY(`category`, `sort`, `createtime`, `product`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`model` text DEFAULT '' NOT NULL,
	`ordercode` text DEFAULT '' NOT NULL,
	`standards` text DEFAULT '' NOT NULL,
	`images` text DEFAULT '' NOT NULL,
	`displaymode` text DEFAULT '' NOT NULL,
	`basicfunction` text DEFAULT '' NOT NULL,
	`optionalfunction` text DEFAULT '' NOT NULL,
	`shapesize` text DEFAULT '' NOT NULL,
	`openingsize` text DEFAULT '' NOT NULL,
	`Installationmethod` text DEFAULT '' NOT NULL,
	`deepin` text DEFAULT '' NOT NULL,
	`applicationscope` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`wirecontent` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL, `updatetime` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`type`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `solutions` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`images` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
, `updatetime` text DEFAULT '' NOT NULL) STRICT;
--> statement-breakpoint
CREATE TABLE `typeinfos` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`measure` text DEFAULT '' NOT NULL,
	`metering` text DEFAULT '' NOT NULL,
	`display` text DEFAULT '' NOT NULL,
	`communicatetype` text DEFAULT '' NOT NULL,
	`optional` text DEFAULT '' NOT NULL,
	`suit` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `parameters` (
	`key` text PRIMARY KEY NOT NULL,
	`sort` integer NOT NULL,
	`name` text NOT NULL,
	`group` text NOT NULL,
	`kind` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`choices` text DEFAULT '' NOT NULL,
	`filter` integer DEFAULT false NOT NULL,
	`card` integer DEFAULT 0 NOT NULL,
	`field` text DEFAULT '' NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_parameters` (
	`product` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`product`, `place`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`key`) REFERENCES `parameters`(`key`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_tables` (
	`product` integer NOT NULL,
	`name` text NOT NULL,
	`header` text NOT NULL,
	`rows` text NOT NULL,
	PRIMARY KEY(`product`, `name`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_values` (
	`product` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`min` real,
	`max` real,
	`choice` text DEFAULT '' NOT NULL,
	`condition` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`product`, `place`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`key`) REFERENCES `parameters`(`key`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_misses` (
	`words` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`last` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `discontinued_products` (
	`product` integer PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	`successor` integer,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`successor`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `case_facts` (
	`case` integer PRIMARY KEY NOT NULL,
	`year` integer NOT NULL,
	`industry` text NOT NULL,
	`problems` text NOT NULL,
	`site` text NOT NULL,
	`installed` text NOT NULL,
	FOREIGN KEY (`case`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `case_figures` (
	`case` integer NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`before` text DEFAULT '' NOT NULL,
	`after` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`case`, `place`),
	FOREIGN KEY (`case`) REFERENCES `case_facts`(`case`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `solution_cases` (
	`solution` integer NOT NULL,
	`case` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`solution`, `place`),
	FOREIGN KEY (`solution`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `solution_sheets` (
	`solution` integer PRIMARY KEY NOT NULL,
	`figures` text NOT NULL,
	`diagram` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`solution`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `banner_texts` (
	`banner` integer PRIMARY KEY NOT NULL,
	`sentence` text NOT NULL,
	`label` text NOT NULL,
	`href` text NOT NULL,
	`side` text NOT NULL,
	FOREIGN KEY (`banner`) REFERENCES `banners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`honour` integer PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`scope` text NOT NULL,
	`issuer` text NOT NULL,
	`applied` text DEFAULT '' NOT NULL,
	`issued` text NOT NULL,
	`expires` text DEFAULT '' NOT NULL,
	`version` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`honour`) REFERENCES `honours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_registers` (
	`product` integer PRIMARY KEY NOT NULL,
	`map` text NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_revisions` (
	`product` integer NOT NULL,
	`number` integer NOT NULL,
	`date` text NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`product`, `number`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_codes` (
	`product` integer PRIMARY KEY NOT NULL,
	`grammar` text NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `cart_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cart` text NOT NULL,
	`product` integer NOT NULL,
	`code` text NOT NULL,
	`quantity` integer NOT NULL,
	`note` text NOT NULL,
	`checked` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`cart`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`changed` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`addres` text DEFAULT '' NOT NULL
, `created` text DEFAULT '' NOT NULL);
--> statement-breakpoint
CREATE TABLE `orders` (
	`number` text PRIMARY KEY NOT NULL,
	`message` integer NOT NULL,
	`cart` text NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`lines` text NOT NULL,
	`delivery` text NOT NULL,
	FOREIGN KEY (`message`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
INSERT INTO "banners" VALUES
(7001, '让每一度电更平衡', 'banners/hero-electrical-room', 60, '2026-10-08 09:00:00', '2026-11-23 22:16:14'),
(7002, '补偿、治理、计量，从元件到成套', 'banners/hero-products', 50, '2026-10-07 14:15:00', '2026-11-24 10:06:59'),
(7003, '澜衡云：配电现场，一屏可见', 'banners/cloud-platform', 40, '2026-10-06 11:30:00', '2026-11-23 22:16:14'),
(7004, '智慧城市：看得清的用电', 'banners/hero-city', 30, '2026-10-05 16:50:00', '2026-11-23 22:16:14'),
(7005, '智慧养殖：停电停机早知道', 'banners/breeding', 20, '2026-10-04 13:05:00', '2026-11-24 10:06:59'),
(7006, '智慧工业：先测后治，复测为准', 'banners/industry', 10, '2026-10-03 10:25:00', '2026-11-24 10:06:59');
--> statement-breakpoint
INSERT INTO "case_products" VALUES
(4104, 1001),
(4205, 1004),
(4009, 1005),
(4107, 1006),
(4206, 1008),
(4011, 1010),
(4206, 1010),
(4001, 1011),
(4211, 1011),
(4006, 1012),
(4011, 1013),
(4215, 1013),
(4006, 1014),
(4108, 1014),
(4015, 1015),
(4202, 1016),
(4201, 1017),
(4207, 1017),
(4107, 1018),
(4210, 1019),
(4001, 1022),
(4104, 1022),
(4013, 1023),
(4205, 1023),
(4112, 1024),
(4210, 1025),
(4215, 1026),
(4003, 1027),
(4101, 1027),
(4007, 1028),
(4203, 1028),
(4012, 1029),
(4012, 1030),
(4109, 1031),
(4101, 1032),
(4203, 1032),
(4114, 1033),
(4005, 1034),
(4102, 1035),
(4209, 1035),
(4008, 1048),
(4113, 1048),
(4212, 1050),
(4207, 1055),
(4008, 1056),
(4105, 1058),
(4009, 1059),
(4106, 1059),
(4002, 1060),
(4010, 1065),
(4111, 1065),
(4204, 1065),
(4208, 1065),
(4213, 1066),
(4014, 1067),
(4002, 1068),
(4013, 1068),
(4209, 1068),
(4214, 1068),
(4106, 1069),
(4111, 1070),
(4010, 1071),
(4110, 1071),
(4208, 1072),
(4113, 1073),
(4103, 1074),
(4214, 1074),
(4004, 1076),
(4103, 1076),
(4110, 1076);
--> statement-breakpoint
INSERT INTO "cases" VALUES
(4001, 27, '澜州市民中心变电所混合无功补偿改造', 'sites/site-civic-substation', '变电所内敞开的补偿柜：上层为SVG模块，下层为抗谐波集成电容器，两侧是低压抽屉柜。变电所以SVG与抗谐波电容混合补偿无功。', 440, '2026-10-12 09:00:00', '2026-11-23 19:50:39'),
(4002, 27, '云屿新区图书馆分项计量与能耗平台', 'sites/site-library-board', '配电箱内部：导轨上并排安装互感器接入电能表与多回路电能表，下方为分路断路器。照明、空调与动力分项计量，数据汇入能耗平台。', 430, '2026-09-24 14:15:00', '2026-11-24 10:06:59'),
(4003, 27, '衡川会展中心大屏与舞台灯光谐波治理', 'sites/site-stage-power', '舞台调光柜旁墙上的两台LH-APF-W，右侧是大屏背面的箱体。', 420, '2026-09-06 11:30:00', '2026-11-24 10:06:59'),
(4004, 27, '松澜区政务大楼电气火灾监控系统', 'sites/site-fire-detectors', '楼层配电箱内的LH-RCD300逐路监测剩余电流，互感器套着馈线。', 410, '2026-08-19 16:50:00', '2026-11-24 10:06:59'),
(4005, 27, '澜州奥体中心保供电应急快速接入点', 'sites/site-stadium-connect', '体育场外的两台LH-KJX-D：应急发电车到场后按色标插接。', 400, '2026-08-01 13:05:00', '2026-11-24 10:06:59'),
(4006, 27, '临澜火车站站房照明三次谐波治理', 'sites/site-station-room', '火车站变电所内成排的抗谐波电容补偿柜，一台柜门敞开露出电容器，墙上为模拟屏。站房照明母线采用抗谐波补偿。', 390, '2026-07-14 10:25:00', '2026-11-24 10:06:59'),
(4007, 27, '云屿地铁换乘站环控变频谐波治理', 'sites/site-metro-fans', '环控电控室的两台LH-APF-G与变频柜并列，右侧是隧道风机。', 380, '2026-06-26 15:40:00', '2026-11-24 10:06:59'),
(4008, 27, '望岭文化艺术中心配电智能化改造', 'sites/site-arts-meters', '低压柜门近景：进线为120方形大屏仪表，馈线为96方形多功能仪表，逐路排列。进线与馈线仪表更换为多功能面板表。', 370, '2026-06-08 12:55:00', '2026-11-24 10:06:59'),
(4009, 27, '衡川商业广场混补补偿与分户计量', 'sites/site-mall-meters', '配电间墙上的LH-ZCH与按商铺排列的LH-DM3。', 360, '2026-05-21 09:15:00', '2026-11-24 10:06:59'),
(4010, 27, '青柏路沿线智慧路灯箱变监控', 'scenes/sol-city-lighting', '夜间道路与路灯箱变：回路用电逐路监测，可远程分合。', 350, '2026-05-03 14:30:00', '2026-11-24 10:06:59'),
(4011, 27, '澜州水务第二水厂泵站功率因数治理', 'sites/site-pump-hall', '泵房：两台高压电动机就地补偿柜立在墙边，前方是成排的蓝色水泵与出水管。用于泵站高压电动机的就地无功补偿。', 340, '2026-04-15 11:50:00', '2026-11-24 10:06:59'),
(4012, 27, '禾澜小区台区三相不平衡治理', 'sites/site-pole-balancer', '小区路边电杆上的三相不平衡自动调节装置。', 330, '2026-03-28 16:05:00', '2026-11-24 10:06:59'),
(4013, 27, '松澜公共充电站SVG与多回路计量', 'sites/site-charging', '充电站敞开的配电柜：LH-SVG-MH在上，LH-MC12逐桩计量12台充电桩。', 320, '2026-03-10 13:20:00', '2026-11-24 10:06:59'),
(4014, 27, '澜州机场停车楼照明能效改造', 'sites/site-car-park', '停车楼照明配电箱：LH-WM42逐路计量，箱旁是LoRa集中网关。', 310, '2026-02-20 10:40:00', '2026-11-24 10:06:59'),
(4015, 27, '云屿污水处理厂曝气变频滤波', 'sites/site-aeration', '鼓风机房的LH-GXL与变频柜，右侧是曝气风机与总风管。', 300, '2026-02-02 15:55:00', '2026-11-24 10:06:59'),
(4101, 29, '澜州第一人民医院影像中心谐波治理', 'sites/site-imaging-power', '磁共振设备间墙上的LH-APF-W，柜门装LH-PQM-S，观察窗后是磁共振机。', 290, '2026-01-15 12:15:00', '2026-11-24 10:06:59'),
(4102, 29, '衡川妇幼保健院双电源自动切换与应急接入', 'sites/site-transfer-room', '医院配电室：双电源自动切换柜居中，左右为常用与备用进线柜，地面铺绝缘垫。双电源自动切换并预留应急电源接入。', 280, '2025-12-28 09:30:00', '2026-11-24 10:06:59'),
(4103, 29, '云屿康复医院剩余电流与测温监测', 'sites/site-rehab-joints', '低压柜母线室近景：三相铜排接头处各有一只螺栓式无线测温传感器。病区配电监测剩余电流与接点温度。', 270, '2025-12-10 14:45:00', '2026-11-24 10:06:59'),
(4104, 29, '松澜中医院变电所SVG混合补偿', 'sites/site-tcm-cabinet', '补偿柜内部近景：SVG模块下面并列安装智能集成电容器，母线在柜顶。SVG与智能电容混合补偿。', 260, '2025-11-22 11:05:00', '2026-11-24 10:06:59'),
(4105, 29, '澜州理工学院宿舍费控计量系统', 'sites/site-dormitory-meters', '宿舍楼走廊：墙上的集中计量箱敞开门，单相费控电能表按房间排成三行。学生宿舍按房间费控计量。', 250, '2025-11-04 16:20:00', '2026-11-24 10:06:59'),
(4106, 29, '衡川第三中学教学楼分项计量', 'sites/site-classroom-meters', '教学楼楼层配电箱：LH-DM3逐路计量，LH-GW100汇总上传。', 240, '2025-10-17 13:40:00', '2026-11-24 10:06:59'),
(4107, 29, '云屿职业技术学校实训中心补偿与监测', 'sites/site-training-room', '实训教室：成排的实训台与凳子，前方是低压无功补偿柜、抽屉柜和电路图屏幕。补偿柜与集中测控显示同步投运。', 230, '2025-09-29 10:55:00', '2026-11-24 10:06:59'),
(4108, 29, '望岭大学图书馆照明三次谐波治理', 'sites/site-library-filter', '配电间敞开的补偿柜内是LH-XCF，观察窗后是阅览区书架。', 220, '2025-09-11 15:10:00', '2026-11-24 10:06:59'),
(4109, 29, '澜州医学院实验楼电能质量在线监测', 'sites/site-lab-monitor', '实验楼进线柜柜门近景：A级电能质量在线监测装置装在柜门中部，下方为电压电流仪表。实验楼进线配置A级电能质量监测装置。', 210, '2025-08-24 12:30:00', '2026-11-24 10:06:59'),
(4110, 29, '临澜幼教集团用电安全改造', 'sites/site-kindergarten-board', '幼儿园走廊墙上的配电箱敞开门：物联网微型断路器成排，旁边是剩余电流式电气火灾监控探测器。幼儿园配电箱改造后可远程查看用电状态。', 200, '2025-08-06 09:45:00', '2026-11-24 10:06:59'),
(4111, 29, '衡川康养中心能耗与漏电监测平台', 'ui/platform-dashboard', '云平台监控大屏界面：能耗与剩余电流在一屏查看。', 190, '2025-07-19 14:05:00', '2026-11-24 10:06:59'),
(4112, 29, '云屿实验小学校园光伏并网补偿', 'sites/site-school-svg', '配电间墙上的LH-SVG-W，旁边是光伏并网箱与两台逆变器。', 180, '2025-07-01 11:20:00', '2026-11-24 10:06:59'),
(4113, 29, '松澜体检中心配电改造与无线测温', 'sites/site-checkup-joints', '出线柜电缆室近景：电缆接头上方的铜排绑着电流取电无线测温传感器，侧面柜门装多功能仪表。安装在配电柜母排与电缆接头处。', 170, '2025-06-13 16:35:00', '2026-11-23 19:50:39'),
(4114, 29, '澜州传染病医院应急电源快速接入', 'sites/site-quick-connect', '外墙两只应急电源快接箱，色标电缆接到应急发电车。', 160, '2025-05-26 13:55:00', '2026-11-24 10:06:59'),
(4201, 31, '衡川机械厂焊装线动态滤波补偿', 'sites/site-weld-shop', '焊装线旁的两套LH-GXT，一套开门可见晶闸管与滤波支路，身后机器人在焊接驾驶室骨架。', 150, '2025-05-08 10:10:00', '2026-11-24 10:06:59'),
(4202, 31, '澜州铸造基地中频炉滤波补偿', 'sites/site-foundry', '铸造车间：中频炉炉口发光，墙边立着中频炉专用滤波补偿装置。中频炉母线配置专用滤波补偿装置。', 140, '2025-04-20 15:30:00', '2026-11-24 10:06:59'),
(4203, 31, '云屿电子产业园FFU谐波治理', 'sites/site-cleanroom', '技术走廊上的两台LH-APF-G，观察窗内的洁净室吊顶布满FFU。', 130, '2025-04-02 12:45:00', '2026-11-24 10:06:59'),
(4204, 31, '望岭纺织产业园空压站能效监测', 'sites/site-compressors', '空压站：三台螺杆空压机与储气罐，墙上配电箱内为4G无线三相电力仪表。空压站用电按机台监测。', 120, '2025-03-15 09:00:00', '2026-11-24 10:06:59'),
(4205, 31, '松澜注塑工业区混合补偿', 'sites/site-moulding', '注塑车间：成排的注塑机，近处补偿柜敞开，露出SVG模块与分补电容。与分补电容组成注塑车间混合补偿。', 110, '2026-04-25 14:20:00', '2026-11-24 10:06:59'),
(4206, 31, '衡川水泥原料磨10 kV无功补偿', 'sites/site-cement-hv', '10 kV配电室中的一排高压无功补偿柜与电动机就地补偿柜。10 kV母线集中补偿。', 100, '2025-02-07 11:35:00', '2026-11-24 10:06:59'),
(4207, 31, '澜州饲料厂电机群监测与补偿', 'sites/site-feed-motors', '制粒工段：控制柜门上逐台装LH-PM72D，旁边是LH-GXT，身后是制粒机。', 90, '2025-01-20 16:55:00', '2026-11-24 10:06:59'),
(4208, 31, '禾澜生猪养殖基地智慧用电', 'sites/site-pig-barn', '育肥舍过道旁的配电箱：LH-SB250M作进线，LH-WM40测量并上报停电。', 80, '2025-01-02 13:10:00', '2026-11-24 10:06:59'),
(4209, 31, '临澜循环水养殖车间供电保障', 'sites/site-fish-tanks', '循环水养殖车间：圆形蓝色养殖池与水管成排，墙边立着自动切换应急接入柜。循环水养殖车间停电时接入发电机。', 70, '2024-12-15 10:25:00', '2026-11-23 19:50:39'),
(4210, 31, '云屿物流园屋顶光伏功率因数治理', 'sites/site-logistics-roof', '物流园屋顶：光伏组件前的LH-SVG-P补偿箱与并网箱内的LH-CK300。', 60, '2024-11-27 15:45:00', '2026-11-24 10:06:59'),
(4211, 31, '青柏冷链中心压缩机抗谐波补偿', 'sites/site-cold-store', '冷链中心机房：螺杆制冷压缩机与保温管道，补偿柜敞开，露出抗谐波集成电容器。冷链压缩机回路采用抗谐波补偿。', 50, '2024-11-09 12:00:00', '2026-11-24 10:06:59'),
(4212, 31, '衡川化工园区重要馈线谐波监测', 'sites/site-chemical-feeders', '变配电所的抽屉柜逐路装LH-PM96H，窗外是化工园区的管廊与塔器。', 40, '2024-10-22 09:20:00', '2026-11-24 10:06:59'),
(4213, 31, '松澜木业产业园产污治污用电监测', 'sites/site-timber-works', '木业车间的监测箱：两台LH-WM41分别接产污与治污设备，身后是布袋除尘器与推台锯。', 30, '2024-10-04 14:35:00', '2026-11-24 10:06:59'),
(4214, 31, '澜州数据中心列头柜多回路计量', 'sites/site-row-head', '列头柜：LH-MC12逐路计量，铜排接头装LH-TS20；按计量结果封闭冷通道、提高送风温度，PUE由此下降。', 20, '2024-09-16 11:50:00', '2026-11-24 10:06:59'),
(4215, 31, '望岭矿业选矿厂低压抗谐波改造', 'sites/site-ball-mill', '选矿厂磨矿车间：大型球磨机与大齿圈，前方立着低压补偿柜，柜内为板式抗谐波组件与有源滤波模块。选矿车间低压母线采用板式抗谐波组件。', 10, '2024-08-29 16:10:00', '2026-11-24 10:06:59');
--> statement-breakpoint
INSERT INTO "categories" VALUES
(33, 0, '电容补偿', 990),
(35, 0, '谐波抑制', 980),
(37, 35, '工业谐波抑制装置', 980),
(39, 0, '综合测控显示', 970),
(41, 0, '电能质量', 960),
(43, 0, '传统无功补偿散件', 950),
(45, 41, '三相不平衡调节', 970),
(47, 33, '高压自动无功补偿', 970),
(49, 0, '智能电表', 940),
(51, 41, '应急电源快速接入', 950),
(122, 0, '物联网产品', 930),
(139, 49, '多功能电力仪表', 990),
(201, 33, '智能集成电容器', 990),
(202, 201, '共补型智能电容器', 990),
(203, 201, '分补型智能电容器', 980),
(204, 201, '混补型智能电容器', 970),
(205, 33, '低压无功补偿成套', 980),
(206, 205, '户内补偿柜', 990),
(207, 205, '户外补偿箱', 980),
(208, 47, '站用高压补偿柜', 990),
(209, 47, '线路与就地高压补偿', 980),
(210, 35, '抗谐波集成电容器', 990),
(211, 210, '抗谐波共补型', 990),
(212, 210, '抗谐波分补型', 980),
(213, 37, '调谐滤波成套柜', 990),
(214, 37, '动态投切滤波装置', 980),
(215, 39, '集成测控显示装置', 990),
(216, 215, '集成电容测控仪', 990),
(217, 215, '配变综合测控终端', 980),
(218, 39, '集中显示单元', 980),
(219, 218, '触摸屏人机界面', 990),
(220, 41, '静止无功发生器SVG', 990),
(221, 220, '模块式SVG', 990),
(222, 220, '壁挂与户外SVG', 980),
(223, 41, '有源电力滤波器APF', 980),
(224, 223, '模块式APF', 990),
(225, 223, 'APF成套柜', 980),
(226, 45, '电力电子型调节装置', 990),
(227, 45, '智能换相开关', 980),
(228, 41, '电能质量监测', 960),
(229, 228, '在线监测装置', 990),
(230, 51, '手动快速接入箱', 990),
(231, 51, '自动切换接入柜', 980),
(232, 43, '电力电容器', 990),
(233, 232, '圆柱形电容器', 990),
(234, 232, '方形电容器', 980),
(235, 43, '串联电抗器', 980),
(236, 235, '调谐电抗器', 990),
(237, 235, '滤波电抗器', 980),
(238, 43, '投切开关', 970),
(239, 238, '切换电容接触器', 990),
(240, 238, '复合开关与同步开关', 980),
(241, 238, '晶闸管投切模块', 970),
(242, 43, '无功补偿控制器', 960),
(243, 242, '共补控制器', 990),
(244, 242, '混补控制器', 980),
(245, 139, '96方形多功能表', 990),
(246, 139, '72方形多功能表', 980),
(247, 139, '120方形多功能表', 970),
(248, 49, '导轨式电能表', 980),
(249, 248, '单相导轨表', 990),
(250, 248, '三相导轨表', 980),
(251, 49, '三相智能电能表', 970),
(252, 251, '壁挂式三相电能表', 990),
(253, 49, '数显单功能表', 960),
(254, 253, '数显电流电压表', 990),
(255, 49, '无线计量仪表', 950),
(256, 255, '4G无线电表', 990),
(257, 255, 'LoRa无线电表', 980),
(258, 49, '多回路监测仪表', 940),
(259, 258, '多回路电能表', 990),
(260, 122, '物联网关', 990),
(261, 260, '4G边缘网关', 990),
(262, 260, 'LoRa集中网关', 980),
(263, 122, '物联网断路器', 980),
(264, 263, '微型物联网断路器', 990),
(265, 263, '塑壳物联网断路器', 980),
(266, 122, '传感与互感器', 970),
(267, 266, '无线测温传感器', 990),
(268, 266, '开口式互感器', 980),
(269, 266, '剩余电流探测器', 970);
--> statement-breakpoint
INSERT INTO "content_version" VALUES
(1, 4614, 350, 276);
--> statement-breakpoint
INSERT INTO "factory" VALUES
(6001, '厂区主入口与研发楼', 'factory/factory-gate', 160, '2026-06-30 09:00:00', '2026-11-23 23:22:11'),
(6002, '智能电容器装配线', 'factory/factory-assembly', 150, '2026-05-31 14:15:00', '2026-11-23 23:22:11'),
(6003, '金属化薄膜卷绕车间', 'sites/site-winding', 140, '2026-05-01 11:30:00', '2026-11-23 19:50:39'),
(6004, 'SMT贴片生产线', 'factory/factory-smt', 130, '2026-04-01 16:50:00', '2026-11-23 23:22:11'),
(6005, '仪表自动校验台', 'factory/factory-lab', 120, '2026-03-02 13:05:00', '2026-11-23 23:22:11'),
(6006, '变流模块老化测试区', 'sites/site-ageing', 110, '2026-01-31 10:25:00', '2026-11-23 19:50:39'),
(6007, '成套补偿柜装配车间', 'sites/site-cabinet-assembly', 100, '2026-01-01 15:40:00', '2026-11-23 19:50:39'),
(6008, '电抗器绕制与浸漆工位', 'sites/site-reactor-winding', 90, '2025-12-02 12:55:00', '2026-11-23 19:50:39'),
(6009, '电磁兼容试验室', 'sites/site-emc', 80, '2025-11-02 09:15:00', '2026-11-23 19:50:39'),
(6010, '高低温湿热试验箱', 'sites/site-climate-chambers', 70, '2025-10-03 14:30:00', '2026-11-23 19:50:39'),
(6011, '原材料立体仓库', 'factory/factory-warehouse', 60, '2025-09-03 11:50:00', '2026-11-23 23:22:11'),
(6012, '成品发货区', 'sites/site-shipping', 50, '2025-08-04 16:05:00', '2026-11-23 19:50:39'),
(6013, '产品展厅', 'factory/factory-showroom', 40, '2025-07-05 13:20:00', '2026-11-23 23:22:11'),
(6014, '屋顶光伏与SVG示范', 'scenes/sol-solar-roof', 30, '2025-06-05 10:40:00', '2026-11-24 10:06:59'),
(6015, '员工食堂与活动区', 'sites/site-canteen', 20, '2025-05-06 15:55:00', '2026-11-23 19:50:39'),
(6016, '培训实操教室', 'sites/site-training-room', 10, '2025-04-06 12:15:00', '2026-11-23 19:50:39');
--> statement-breakpoint
INSERT INTO "honours" VALUES
(5001, 55, '质量管理体系认证证书（示例编号 SAMPLE-QMS-0001）', 'certificates/sample-qms-0001', 500, '2026-08-31 09:00:00', '2026-11-23 19:50:39'),
(5002, 55, '环境管理体系认证证书（示例编号 SAMPLE-EMS-0002）', 'certificates/sample-ems-0002', 490, '2026-08-16 14:15:00', '2026-11-23 19:50:39'),
(5003, 55, '职业健康安全管理体系认证证书（示例编号 SAMPLE-OHS-0003）', 'certificates/sample-ohs-0003', 480, '2026-08-01 11:30:00', '2026-11-23 19:50:39'),
(5004, 55, '测量管理体系认证证书（示例编号 SAMPLE-MMS-0004）', 'certificates/sample-mms-0004', 470, '2026-07-17 16:50:00', '2026-11-23 19:50:39'),
(5005, 55, '能源管理体系认证证书（示例编号 SAMPLE-ENMS-0005）', 'certificates/sample-enms-0005', 460, '2026-07-02 13:05:00', '2026-11-23 19:50:39'),
(5006, 55, '信息安全管理体系认证证书（示例编号 SAMPLE-ISMS-0006）', 'certificates/sample-isms-0006', 450, '2026-06-17 10:25:00', '2026-11-23 19:50:39'),
(5007, 55, '售后服务评价证书（示例编号 SAMPLE-ASS-0007）', 'certificates/sample-ass-0007', 440, '2026-06-02 15:40:00', '2026-11-23 19:50:39'),
(5008, 55, '低压成套补偿装置自愿性认证证书（示例编号 SAMPLE-VCC-0008）', 'certificates/sample-vcc-0008', 430, '2026-05-18 12:55:00', '2026-11-23 19:50:39'),
(5009, 55, '智能集成电容器检验合格报告封面（示例编号 SAMPLE-RPT-0009）', 'certificates/sample-rpt-0009', 420, '2026-05-03 09:15:00', '2026-11-23 19:50:39'),
(5010, 55, '静止无功发生器检验合格报告封面（示例编号 SAMPLE-RPT-0010）', 'certificates/sample-rpt-0010', 410, '2026-04-18 14:30:00', '2026-11-23 19:50:39'),
(5011, 55, '多功能电力仪表计量检测报告封面（示例编号 SAMPLE-RPT-0011）', 'certificates/sample-rpt-0011', 400, '2026-04-03 11:50:00', '2026-11-23 19:50:39'),
(5012, 55, '软件企业评估证书（示例编号 SAMPLE-SEC-0012）', 'certificates/sample-sec-0012', 390, '2026-03-19 16:05:00', '2026-11-23 19:50:39'),
(5013, 55, '重合同守信用企业证书（示例编号 SAMPLE-CRD-0013）', 'certificates/sample-crd-0013', 380, '2026-03-04 13:20:00', '2026-11-23 19:50:39'),
(5101, 57, '一种智能电容器组网与主机竞选方法（示例编号 SAMPLE-ZL-INV-0101）', 'certificates/sample-zl-inv-0101', 370, '2026-02-17 10:40:00', '2026-11-23 19:50:39'),
(5102, 57, '电容器剩余容量在线估算方法及装置（示例编号 SAMPLE-ZL-INV-0102）', 'certificates/sample-zl-inv-0102', 360, '2026-02-02 15:55:00', '2026-11-23 19:50:39'),
(5103, 57, '一种三电平SVG模块并联均流控制方法（示例编号 SAMPLE-ZL-INV-0103）', 'certificates/sample-zl-inv-0103', 350, '2026-01-18 12:15:00', '2026-11-23 19:50:39'),
(5104, 57, '谐波电流快速提取与逐次补偿方法（示例编号 SAMPLE-ZL-INV-0104）', 'certificates/sample-zl-inv-0104', 340, '2026-01-03 09:30:00', '2026-11-23 19:50:39'),
(5105, 57, '台区三相不平衡调节容量分配方法（示例编号 SAMPLE-ZL-INV-0105）', 'certificates/sample-zl-inv-0105', 330, '2025-12-19 14:45:00', '2026-11-23 19:50:39'),
(5106, 57, '换相开关组优化求解与防频繁动作方法（示例编号 SAMPLE-ZL-INV-0106）', 'certificates/sample-zl-inv-0106', 320, '2025-12-04 11:05:00', '2026-11-23 19:50:39'),
(5107, 57, '同步开关触点动作时间自学习方法（示例编号 SAMPLE-ZL-INV-0107）', 'certificates/sample-zl-inv-0107', 310, '2025-11-19 16:20:00', '2026-11-23 19:50:39'),
(5108, 57, '电容器与SVG混合补偿协调控制方法（示例编号 SAMPLE-ZL-INV-0108）', 'certificates/sample-zl-inv-0108', 300, '2025-11-04 13:40:00', '2026-11-23 19:50:39'),
(5109, 57, '电流互感器极性错误自动识别方法（示例编号 SAMPLE-ZL-INV-0109）', 'certificates/sample-zl-inv-0109', 290, '2025-10-20 10:55:00', '2026-11-23 19:50:39'),
(5110, 57, '多回路电能表互感器槽位自识别方法（示例编号 SAMPLE-ZL-INV-0110）', 'certificates/sample-zl-inv-0110', 280, '2025-10-05 15:10:00', '2026-11-23 19:50:39'),
(5111, 57, '网关断点续传的数据排序与补传方法（示例编号 SAMPLE-ZL-INV-0111）', 'certificates/sample-zl-inv-0111', 270, '2025-09-20 12:30:00', '2026-11-23 19:50:39'),
(5112, 57, '养殖舍停电告警冗余判定方法（示例编号 SAMPLE-ZL-INV-0112）', 'certificates/sample-zl-inv-0112', 260, '2025-09-05 09:45:00', '2026-11-23 19:50:39'),
(5201, 59, '抽屉式智能电容模块母线夹（示例编号 SAMPLE-ZL-UM-0201）', 'certificates/sample-zl-um-0201', 250, '2025-08-21 14:05:00', '2026-11-23 19:50:39'),
(5202, 59, '一种电容与电抗分仓散热结构（示例编号 SAMPLE-ZL-UM-0202）', 'certificates/sample-zl-um-0202', 240, '2025-08-06 11:20:00', '2026-11-23 19:50:39'),
(5203, 59, '带到位标记的开口式互感器锁扣（示例编号 SAMPLE-ZL-UM-0203）', 'certificates/sample-zl-um-0203', 230, '2025-07-22 16:35:00', '2026-11-23 19:50:39'),
(5204, 59, '面板仪表卡块式安装结构（示例编号 SAMPLE-ZL-UM-0204）', 'certificates/sample-zl-um-0204', 220, '2025-07-07 13:55:00', '2026-11-23 19:50:39'),
(5205, 59, '壁挂式SVG挂装支架（示例编号 SAMPLE-ZL-UM-0205）', 'certificates/sample-zl-um-0205', 210, '2025-06-22 10:10:00', '2026-11-23 19:50:39'),
(5206, 59, '户外补偿箱隔离风道（示例编号 SAMPLE-ZL-UM-0206）', 'certificates/sample-zl-um-0206', 200, '2025-06-07 15:30:00', '2026-11-23 19:50:39'),
(5207, 59, '应急快速接入箱防误插连接组件（示例编号 SAMPLE-ZL-UM-0207）', 'certificates/sample-zl-um-0207', 190, '2025-05-23 12:45:00', '2026-11-23 19:50:39'),
(5208, 59, '晶闸管投切模块散热器（示例编号 SAMPLE-ZL-UM-0208）', 'certificates/sample-zl-um-0208', 180, '2025-05-08 09:00:00', '2026-11-23 19:50:39'),
(5209, 59, '无线测温绑带固定结构（示例编号 SAMPLE-ZL-UM-0209）', 'certificates/sample-zl-um-0209', 170, '2025-04-23 14:20:00', '2026-11-23 19:50:39'),
(5210, 59, '导轨表出线端子防松结构（示例编号 SAMPLE-ZL-UM-0210）', 'certificates/sample-zl-um-0210', 160, '2025-04-08 11:35:00', '2026-11-23 19:50:39'),
(5211, 59, '补偿柜滤网快拆结构（示例编号 SAMPLE-ZL-UM-0211）', 'certificates/sample-zl-um-0211', 150, '2025-03-24 16:55:00', '2026-11-23 19:50:39'),
(5212, 59, '电容器放电指示接线座（示例编号 SAMPLE-ZL-UM-0212）', 'certificates/sample-zl-um-0212', 140, '2025-03-09 13:10:00', '2026-11-23 19:50:39'),
(5213, 59, '换相开关机械互锁机构（示例编号 SAMPLE-ZL-UM-0213）', 'certificates/sample-zl-um-0213', 130, '2025-02-22 10:25:00', '2026-11-23 19:50:39'),
(5301, 61, '澜衡云能源物联网平台软件 V3.0（示例编号 SAMPLE-SR-0301）', 'certificates/sample-sr-0301', 120, '2025-02-07 15:45:00', '2026-11-23 19:50:39'),
(5302, 61, '智能电容器组网控制软件 V2.4（示例编号 SAMPLE-SR-0302）', 'certificates/sample-sr-0302', 110, '2025-01-23 12:00:00', '2026-11-23 19:50:39'),
(5303, 61, 'SVG并联协调控制软件 V1.6（示例编号 SAMPLE-SR-0303）', 'certificates/sample-sr-0303', 100, '2025-01-08 09:20:00', '2026-11-23 19:50:39'),
(5304, 61, '有源滤波谐波分析软件 V2.1（示例编号 SAMPLE-SR-0304）', 'certificates/sample-sr-0304', 90, '2024-12-24 14:35:00', '2026-11-23 19:50:39'),
(5305, 61, '电能质量报表分析软件 V1.3（示例编号 SAMPLE-SR-0305）', 'certificates/sample-sr-0305', 80, '2024-12-09 11:50:00', '2026-11-23 19:50:39'),
(5306, 61, '台区三相不平衡优化软件 V1.2（示例编号 SAMPLE-SR-0306）', 'certificates/sample-sr-0306', 70, '2024-11-24 16:10:00', '2026-11-23 19:50:39'),
(5307, 61, '仪表批量校验与追溯软件 V3.2（示例编号 SAMPLE-SR-0307）', 'certificates/sample-sr-0307', 60, '2024-11-09 13:25:00', '2026-11-23 19:50:39'),
(5308, 61, '网关协议配置工具软件 V2.0（示例编号 SAMPLE-SR-0308）', 'certificates/sample-sr-0308', 50, '2024-10-25 10:45:00', '2026-11-23 19:50:39'),
(5309, 61, '费控与恶性负载识别软件 V1.8（示例编号 SAMPLE-SR-0309）', 'certificates/sample-sr-0309', 40, '2024-10-10 15:00:00', '2026-11-23 19:50:39'),
(5310, 61, '环保用电工况分析软件 V1.1（示例编号 SAMPLE-SR-0310）', 'certificates/sample-sr-0310', 30, '2024-09-25 12:15:00', '2026-11-23 19:50:39'),
(5311, 61, '移动运维工单软件 V1.5（示例编号 SAMPLE-SR-0311）', 'certificates/sample-sr-0311', 20, '2024-09-10 09:35:00', '2026-11-23 19:50:39'),
(5312, 61, '补偿方案选型计算软件 V1.0（示例编号 SAMPLE-SR-0312）', 'certificates/sample-sr-0312', 10, '2024-08-26 14:50:00', '2026-11-23 19:50:39');
--> statement-breakpoint
INSERT INTO "leaders" VALUES
(6101, '市级工业主管部门调研智能制造车间', 'factory/factory-assembly', 140, '2026-10-15 09:00:00', '2026-11-23 23:22:11'),
(6102, '高新区管委会走访企业并座谈', 'visits/visit-conference', 130, '2026-09-07 14:15:00', '2026-11-23 23:22:11'),
(6103, '电力行业协会考察团参观试验室', 'sites/site-climate-chambers', 120, '2026-08-01 11:30:00', '2026-11-23 19:50:39'),
(6104, '地方质量监管部门指导计量管理工作', 'factory/factory-lab', 110, '2026-06-24 16:50:00', '2026-11-23 23:22:11'),
(6105, '供电服务单位交流台区治理技术', 'factory/factory-showroom', 100, '2026-05-18 13:05:00', '2026-11-23 23:22:11'),
(6106, '设计院技术专家组参观电能质量展区', 'visits/visit-exhibition', 90, '2026-04-10 10:25:00', '2026-11-23 23:22:11'),
(6107, '职业院校校企合作代表团来访', 'sites/site-training-room', 80, '2026-03-04 15:40:00', '2026-11-23 19:50:39'),
(6108, '区科技部门调研研发项目进展', 'sites/site-emc', 70, '2026-01-25 12:55:00', '2026-11-23 19:50:39'),
(6109, '养殖行业合作社代表考察物联网方案', 'visits/visit-demo', 60, '2025-12-19 09:15:00', ''),
(6110, '园区企业联合参观绿色工厂', 'scenes/sol-solar-roof', 50, '2025-11-11 14:30:00', '2026-11-24 10:06:59'),
(6111, '金融服务机构走访了解企业发展需求', 'visits/visit-lounge', 40, '2025-10-05 11:50:00', ''),
(6112, '海外客户代表团参观SVG生产线', 'sites/site-ageing', 30, '2025-08-28 16:05:00', '2026-11-23 19:50:39'),
(6113, '应急管理部门检查安全生产工作', 'factory/factory-warehouse', 20, '2025-07-22 13:20:00', '2026-11-23 23:22:11'),
(6114, '数字化转型专家组现场诊断', 'banners/cloud-platform', 10, '2025-06-14 10:40:00', '2026-11-23 22:16:14');
--> statement-breakpoint
INSERT INTO "news" VALUES
(3001, 19, '澜衡电气召开2023年度总结暨2024年工作会议', 'visits/visit-annual-meeting', '<p>1月18日，澜衡电气在公司一楼多功能厅召开2023年度总结暨2024年工作会议，研发、制造、质量、营销与服务各部门负责人及一线班组代表参加。</p>
<p>会议回顾了过去一年在智能集成电容器、面板仪表与物联网关三条产品线上的交付情况，通报了出厂一次检验合格率、客户现场响应时间与备件满足率三项指标的完成情况，并对七个先进班组进行了表彰。</p>
<h3>2024年重点工作</h3>
<ul><li>完成抽屉式智能电容模块的批量导入与工装更新</li><li>仪表产线引入自动校验台，减少人工调表</li><li>电能质量产品建立“先测后治”的标准服务包</li><li>售后热线实行首问负责与24小时内回访</li></ul>
<h3>三项指标的口径</h3>
<p>会议用同一口径公布了全年数据，并要求各部门按月更新，数据与出厂编号对应，任何人都能查到原始记录。</p>
<table><thead><tr><th>指标</th><th>统计方法</th><th>2023年</th><th>2024年目标</th></tr></thead><tbody><tr><td>出厂一次检验合格率</td><td>首检合格台数÷送检台数</td><td>98.1%</td><td>98.6%</td></tr><tr><td>热线响应时间</td><td>登记到给出明确意见，中位数</td><td>2.6 h</td><td>2 h以内</td></tr><tr><td>备件满足率</td><td>48 h内发出的备件单÷全部备件单</td><td>94%</td><td>97%</td></tr></tbody></table>
<p>研发部汇报了两个在研项目的进度：抽屉式智能电容模块已完成结构定型，计划一季度进入型式试验；台区测控终端增加规约转换功能，年内形成样机。服务部提出，全年热线登记的问题里约六成与取样互感器的位置、极性有关，建议在说明书首页增加接线自查表，并在控制器中用中文提示接线错误，该建议当场立项。</p>
<p>分组讨论围绕三个题目展开：怎样让备件在两天内发出，怎样把现场数据带回研发，怎样减少手工抄录。讨论形成21条措施，由质量管理部逐条登记责任人和完成日期，每季度公布一次关闭情况，到期没有关闭的说明原因。措施清单与关闭情况张贴在各车间看板上。</p>
<p>会议强调，2024年公司将把“让每一份现场数据可追溯”作为质量工作的主线，从来料、装配到出厂检验全部留存编号记录。</p>', 0, '2024-01-19 09:20:00', '2026-11-24 10:06:59'),
(3002, 19, 'LH-ZCM抽屉式智能电容模块完成厂内型式试验', 'products/lh-zcm-1', '<p>经过为期九周的验证，<a href="/newdetail/1003">LH-ZCM</a>抽屉式智能电容模块完成厂内全部型式试验项目，进入小批试制阶段。</p>
<p>试验围绕抽屉结构最关键的三个问题展开：母线夹反复插拔后的接触电阻、满载温升以及带电抽出过程中的联锁可靠性。其中插拔试验累计500次，接触电阻变化控制在设计允许范围内；40 kvar满载温升试验持续至热稳定，母线夹温升低于50 K。</p>
<table><thead><tr><th>试验项目</th><th>考核重点</th><th>结论</th></tr></thead><tbody><tr><td>机械插拔</td><td>500次，接触电阻</td><td>通过</td></tr><tr><td>温升</td><td>额定电流至热稳定</td><td>通过</td></tr><tr><td>联锁</td><td>未退出禁止抽出</td><td>通过</td></tr><tr><td>通信</td><td>热插拔后自动入网</td><td>通过</td></tr></tbody></table>
<h3>为什么把“插拔”放在第一位</h3>
<p>普通补偿柜更换一台电容要停柜、拆线、再接线。LH-ZCM用镀银母线夹自动对接，电流从弹性触点流过，接触电阻决定发热：40 kvar、450 V的模块额定电流约51 A，接触电阻每增加0.1 mΩ，每个触点就多出约0.26 W热量，三相六个触点约1.6 W，集中在很小的面积上。因此试验每插拔50次测一次接触电阻，500次后仍须在允许范围内，并在此之后再做满载温升，而不是用新触点做温升。</p>
<h3>联锁怎样考核</h3>
<p>模块在投入状态时，面板把手被机械锁住；收到退出指令、电流为零并经延时后才能抽出。试验用强制信号模拟“指令已退出而触点未断开”的情形，模块应保持锁定并报警。通信口则反复热插拔，考核模块重新上电后能否自动取得地址、上报容量，不需要人工设置。</p>
<p>挂网期间将记录每路投切次数、触点温度和三相电流，每两周抽出检查一次触点外观；三个月后再做一次接触电阻复测，与出厂数据对比，结果合格后转入批量。挂网点选在公司配电房的两面补偿柜，白天带注塑与空压设备，夜间只有照明，能够覆盖频繁投切和长时间保持两种工况。</p>
<p>研发部介绍，该模块单台更换时间约2分钟，适合医院、数据中心等不便停柜检修的补偿系统。试制样机将先在公司配电房挂网运行三个月。</p>', 0, '2024-03-08 10:05:00', '2026-11-23 19:50:39'),
(3003, 19, '电磁兼容与环境试验室扩建完成并投入使用', 'factory/factory-lab', '<p>4月22日，公司电磁兼容与环境试验室二期扩建通过内部验收并投入使用，新增静电放电、电快速瞬变脉冲群、浪涌与电压暂降四个工位，以及一台步入式高低温湿热箱。</p>
<p>试验室主要承担仪表、网关与测控装置的研发摸底试验和批次抽检。过去需要外送的脉冲群与浪涌摸底项目，如今可以在方案阶段随时进行，样机整改周期由平均三周缩短到一周以内。</p>
<p>质量管理部同步发布了《研发样机电磁兼容摸底管理办法》，要求所有带通信接口的新产品在硬件第二版之前必须完成一轮摸底，试验原始波形归档保存。</p>
<h3>四个工位能做什么</h3>
<table><thead><tr><th>工位</th><th>模拟的现场现象</th><th>主要对象</th></tr></thead><tbody><tr><td>静电放电</td><td>人体接触面板、按键与接口</td><td>面板仪表、触摸屏</td></tr><tr><td>电快速瞬变脉冲群</td><td>接触器、断路器动作时的干扰</td><td>带通信接口的全部产品</td></tr><tr><td>浪涌</td><td>雷击与大设备投切的冲击</td><td>户外终端、网关</td></tr><tr><td>电压暂降</td><td>短路与电动机起动造成的瞬时低电压</td><td>控制器、电源板</td></tr></tbody></table>
<p>步进式高低温湿热箱的容积可以放下一面户外补偿箱，用来验证-25 ℃冷启动、高温满载和凝露三种情况。过去这类试验只能做模块级，整箱的凝露位置要到现场才能发现。扩建之后，整箱在通电状态下做湿热循环，箱内八个测点同时记录温度和湿度。</p>
<p>一个例子：某款网关的RS485口在脉冲群试验中通信中断。试验员在屏蔽层接地、共模电感和软件重发三处分别改动，半天内完成九轮对比，确认主要路径来自屏蔽层悬空，最终只调整接地方式就通过，没有增加元件。这样的对比在外送试验中需要预约两到三次。</p>
<p>给用户的参考：仪表或网关在现场死机、通信时断时续，先查三处再怀疑设备。一是RS485屏蔽层是否单端接地、有没有断开；二是通信线与接触器线圈、变频器输出是否同槽敷设，间距不宜小于200 mm；三是接触器线圈有没有并联阻容吸收。去年热线登记的通信类问题，约七成在这三处找到原因，没有更换元件。</p>
<p>需要说明的是，公司试验室用于研发与过程控制，产品对外提供的检验报告仍由具备资质的第三方机构出具。</p>', 0, '2024-04-23 14:30:00', '2026-11-24 10:06:59'),
(3004, 19, '安全生产月：制造中心开展触电与初期火灾应急演练', 'news/discharge-cover', '<p>6月是全国“安全生产月”。6月13日下午，制造中心组织了触电急救与初期火灾处置两项综合演练，装配、测试、仓储三个车间共86名员工参加。</p>
<p>演练设置了“成品测试工位电容器残余电荷放电不彻底”情景，重点检验“断电、放电、验电、挂牌”四步程序的执行情况。电容器断电后仍会保留残余电压，现场必须等待放电完成并验电确认，这是公司反复强调的红线。</p>
<ul><li>测试工位全部加装放电指示灯与短接接地棒</li><li>急救箱与AED位置图张贴到每个班组看板</li><li>新员工上岗前必须通过放电与验电实操考核</li></ul>
<figure><img src="news/discharge" alt="曲线图：电容器断电瞬间566 V，放电3分钟降至50 V以下"><figcaption>电容器断电后按指数规律放电：400 V系统断电瞬间最高约566 V，1分钟后仍有约252 V，约3分钟降至50 V以下。</figcaption></figure>
<h3>为什么要等、等多久</h3>
<p>电容器断开电源时，残压取决于断开的瞬间，最不利时等于电压峰值：400×√2≈566 V。内置放电电阻使电压按指数规律下降。以<a href="/newdetail/1001">LH-ZCS</a>为例，断电后3 min内端电压降至50 V以下；只等1分钟，残压仍可能超过250 V，足以造成触电。放电电阻断线时，残压可以保持数小时，所以“等够时间”不能代替“验电”。</p>
<ol><li>断电：断开主开关并确认各支路电流为零</li><li>放电：等待不少于3分钟</li><li>验电：逐相、相间、对地都要验</li><li>短接接地：用接地棒短接后再触碰端子，作业中保持短接</li></ol>
<p>演练中，一个小组在等待放电时直接去取接地棒，漏掉了验电，被裁判中止并重新开始。讲评时把整个过程回放，参演人员自己指出漏项。初期火灾部分设置了控制柜冒烟情景，考核先断电、再用二氧化碳或干粉灭火器扑救，不得用水。疏散集合用时4分10秒，比去年缩短近1分钟。</p>
<p>演练后安全部门对灭火器取用路线、疏散集合点清点方式提出三项改进，均已列入整改计划。</p>', 0, '2024-06-14 16:00:00', '2026-11-24 10:06:59'),
(3005, 19, '第二条SMT贴片线投产，仪表主板产能提升', 'factory/factory-smt', '<p>7月下旬，公司第二条SMT贴片线完成试产并转入量产，主要承担LH-PM系列面板仪表、LH-DM系列导轨表与LH-GW网关的主板贴装。</p>
<p>新线配置锡膏印刷检测、贴片机、回流炉与炉后自动光学检测，检测数据按主板序列号入库，并与后道的校表数据关联。任意一只仪表出现问题，都可以追溯到贴装当天的炉温曲线与锡膏批次。</p>
<p>投产首月，炉后检测直通率稳定在目标值以上，贴装瓶颈由原来的单线排队变为两线按产品族分工：一线以面板仪表为主，二线以无线与网关类产品为主。</p>
<h3>两条线怎样分工</h3>
<table><thead><tr><th>项目</th><th>一线</th><th>二线</th></tr></thead><tbody><tr><td>产品</td><td>LH-PM系列面板仪表、LH-DM系列导轨表</td><td>无线仪表、LH-GW网关</td></tr><tr><td>特点</td><td>品种少、批量大</td><td>品种多、带射频器件</td></tr><tr><td>关键检测</td><td>炉后光学检测</td><td>光学检测与射频抽测</td></tr><tr><td>换线时间</td><td>约25 min</td><td>约40 min</td></tr></tbody></table>
<p>带射频器件的主板对焊盘共面度和屏蔽罩焊接更敏感，单独成线后不再与面板仪表混排，换线次数减少约三分之一。网关主板增加一道射频抽测：每批抽取10片，测发射功率和接收灵敏度，任何一片不合格则整批复测。</p>
<h3>数据怎样追溯</h3>
<p>每块主板在首道工序激光打码，锡膏批次、贴片程序版本、炉温曲线、光学检测图像都记在这个编号下。校表时再把编号与仪表出厂编号绑定。试产期间曾有三块主板校表误差偏大，按编号查回，都出自同一卷取样电阻，物料随即隔离，同卷的其余主板在入库前全部复测，没有一块流出。</p>
<p>车间同时改进了静电防护：两条线的地面、工作台、手环接入同一监测点，阻值超限时产线自动停止进板。新线满负荷时可日产主板约2400片，与后道校表能力匹配，不再需要中间库存。</p>
<p>对用户来说，编号也是售后的入口：报修时提供表壳上的出厂编号，服务人员即可查到主板批次、校表数据和固件版本，同批次有无类似问题当场就能答复。</p>
<p>制造部表示，下一步将把自动校表台与贴片线数据打通，减少纸质流转卡。</p>', 0, '2024-07-29 09:00:00', '2026-11-24 10:06:59'),
(3006, 19, '澜衡电气携电能质量与物联网产品参加电力装备展', 'visits/visit-exhibition', '<p>9月10日至12日，公司参加了在区域会展中心举办的电力装备与能源数字化展览会，集中展示了SVG/APF模块、台区不平衡调节装置、抽屉式智能电容与无线仪表等产品。</p>
<p>展台设置了一套可操作的演示系统：用整流负载与单相负载制造谐波和不平衡，再依次投入电容器、抗谐波电容、SVG与APF，观众可以在触摸屏上看到功率因数、THDi与中性线电流的实时变化。</p>
<ul><li>演示一：不加电抗的电容投入后，5次谐波电流被放大</li><li>演示二：7%抗谐波单元投入，无功得到补偿且谐波不放大</li><li>演示三：APF投入，THDi明显下降</li></ul>
<h3>三组演示的数据</h3>
<p>演示系统用一台六脉波整流负载作谐波源，基波电流约30 A。数据每隔一秒刷新，观众可以自己按下投入按钮。</p>
<table><thead><tr><th>步骤</th><th>功率因数</th><th>THDi</th><th>现象</th></tr></thead><tbody><tr><td>未补偿</td><td>0.78</td><td>28%</td><td>电流波形有明显双峰</td></tr><tr><td>投入普通电容</td><td>0.93</td><td>41%</td><td>5次谐波被放大</td></tr><tr><td>改投7%抗谐波单元</td><td>0.94</td><td>25%</td><td>谐波不再放大</td></tr><tr><td>再投入APF</td><td>0.98</td><td>4%</td><td>波形接近正弦</td></tr></tbody></table>
<p>第二步最引人注意：功率因数变好，谐波电流却变大。这正是现场“补偿上去了、熔断器却频繁熔断”的原因，原理见<a href="/detail/3108">变频器为什么让电容器“鼓肚子”</a>。第三步换上<a href="/newdetail/1011">LH-XCS-7</a>，同样得到补偿，谐波不再放大；第四步投入<a href="/newdetail/1026">LH-APF-M</a>，才真正把谐波滤除。</p>
<p>另一个展台模拟老配电室改造：<a href="/newdetail/1065">LH-WM40</a>配开口互感器，在不断线的情况下八分钟装好一个回路并在手机上看到曲线。许多观众关心地下室信号，技术人员现场测量了展厅不同位置的信号强度，并说明超过8个点位时改用LoRa更合适。</p>
<p>三天展期内，技术人员接待现场咨询四百余人次，问题集中在“7%还是14%”“光伏接入后功率因数下降怎么办”“旧柜如何免布线加装仪表”三类。公司将把答疑整理成系列文章在网站陆续发布。</p>', 0, '2024-09-12 11:10:00', '2026-11-23 23:22:11'),
(3007, 19, 'LH-PM96系列面板仪表完成平台化升级', 'products/lh-pm96e-1', '<p>10月起，LH-PM96系列多功能电力仪表全面切换至新硬件平台，基本型、谐波型、复费率型、三遥型与无线型共用一块核心板，寄存器地址表保持一致。</p>
<p>平台统一后，成套厂和系统集成商最直接的感受是“点表只做一次”：从<a href="/newdetail/1048">LH-PM96E</a>升级到<a href="/newdetail/1050">LH-PM96H</a>时，原有寄存器不变，谐波数据追加在后面的地址段。</p>
<table><thead><tr><th>型号</th><th>主要差异</th></tr></thead><tbody><tr><td>LH-PM96E</td><td>全电参量与双向电能</td></tr><tr><td>LH-PM96H</td><td>2~63次谐波、相量图</td></tr><tr><td><a href="/newdetail/1051">LH-PM96F</a></td><td>分时、需量与冻结</td></tr><tr><td><a href="/newdetail/1052">LH-PM96K</a></td><td>8DI/4DO/2AO</td></tr><tr><td><a href="/newdetail/1053">LH-PM96W</a></td><td>4G或LoRa</td></tr></tbody></table>
<h3>升级时要看三处</h3>
<ul><li>地址：原有寄存器的地址、数据类型、倍率不变，新增数据从后面的地址段开始</li><li>接线：电压、电流、电源、通信四组端子排列相同，原端子排可直接插接</li><li>尺寸：面框96 mm×96 mm，开孔92 mm×92 mm，与旧平台相同</li></ul>
<p>统一平台之前，各型号由不同小组开发，同一个“正向有功电能”在三种仪表里有三个地址，集成商每接一种都要重做点表。平台化时以使用最多的基本型为准，其他型号向它靠拢，并在固件中保留旧地址的映射，旧系统读取不受影响。需要新地址的系统在通信设置里把“兼容映射”关掉即可。</p>
<h3>性能没有因此降低</h3>
<p>新平台使用16位采样，电压、电流准确度0.2级，有功电能C级（0.5S级）；工作电源AC/DC 85~265 V。首批切换抽取五种型号各20台做了高温、低温和脉冲群对比，误差变化均在限值的三分之一以内；另取10台连续通信72 h，没有丢帧。</p>
<p>给在用项目的建议：增补仪表前先读一次通信设置里的固件版本，新旧平台混装在同一条RS485总线上时，波特率与校验位保持一致，并打开兼容映射；全部换成新平台之后再统一关闭，点表只改一次。</p>
<p>旧平台产品的备件将至少再供应五年，端子排列兼容，可直接替换。</p>', 0, '2024-10-30 15:40:00', '2026-11-24 10:06:59'),
(3008, 19, '质量月成果发布：六个QC小组课题结题', 'products/lh-kct-1', '<p>12月12日，公司召开年度质量月成果发布会，六个QC小组汇报了全年课题，三项成果被纳入作业标准。</p>
<p>获得第一名的课题是“降低开口式互感器合口面返修率”。小组用三个月时间对合口面研磨、清洁与锁扣力矩做了分层分析，最终把清洁工序从抽查改为逐只检查，并在锁扣上增加到位标记，使返修率明显下降。</p>
<ul><li>“减少智能电容通信口虚接”——更换带锁紧的级联插座</li><li>“缩短APF模块老化时间”——改用回馈式老化，节约电能</li><li>“提高包装一次合格率”——改进内衬与条码复核</li></ul>
<h3>第一名的课题怎样做成</h3>
<p>开口式互感器<a href="/newdetail/1075">LH-KCT</a>装在已经通电的电缆上，合口面只要夹进一点灰尘，磁路就多出一段气隙，比差随之变大。小组先按工位、班次、批次分层，发现返修集中在“清洁后等待超过30分钟”的批次；再用胶带取样在显微镜下观察，确认是落尘而不是研磨不良。</p>
<table><thead><tr><th>措施</th><th>改前</th><th>改后</th></tr></thead><tbody><tr><td>合口面清洁</td><td>每批抽查10%</td><td>合口前逐只清洁并复检</td></tr><tr><td>清洁到合口的时间</td><td>不限制</td><td>不超过5 min</td></tr><tr><td>锁扣</td><td>凭手感</td><td>到位标记对齐</td></tr><tr><td>返修率</td><td>2.4%</td><td>0.5%</td></tr></tbody></table>
<p>其余两项同样用数据说话：级联插座改为带锁紧结构后，振动试验中通信口虚接由每千台7起降为0；APF老化由电阻负载改为两台模块背靠背的回馈方式，单台8小时老化耗电由约400 kWh降到约25 kWh，只消耗模块自身损耗。</p>
<p>评审组对每个课题追问同一个问题：如果人员更换，改进还能不能保持。因此获奖课题都把做法写进工装或检测程序，而不是只写进培训材料。另外三个课题分别涉及薄膜卷绕张力、电抗器浸漆固化和校表夹具寿命，将在下一年度继续跟踪，数据每季度公布一次。</p>
<p>质量管理部将在下一年度继续推行“一件一码”，把QC小组的改进点固化到电子作业指导书。</p>', 0, '2024-12-13 10:30:00', '2026-11-24 10:06:59'),
(3009, 19, '新春开工：生产、发货与服务全面恢复', 'factory/factory-gate', '<p>2月10日，澜衡电气全面复工。开工第一课是安全教育与设备点检，各车间对老化台、耐压台、行车和压缩空气系统逐项确认后恢复生产。</p>
<h3>首周的生产安排</h3>
<table><thead><tr><th>日期</th><th>车间</th><th>主要工作</th></tr></thead><tbody><tr><td>2月10日</td><td>全部</td><td>安全教育、设备点检、空载试运行</td></tr><tr><td>2月11日</td><td>电容器、仪表</td><td>小批首件确认，校表台比对</td></tr><tr><td>2月12日</td><td>成套、变流</td><td>恢复老化与耐压试验</td></tr><tr><td>2月14日</td><td>物流</td><td>计划发完节前积压订单</td></tr></tbody></table>
<p>停机十多天后，设备最容易出问题的是气路与温控。点检时更换了两处老化的气管，校准了一台浸漆烘箱的温控仪表，并对耐压试验台做了接地和联锁复查。所有校表台用标准表比对合格后才投入使用，首件须由检验员和工艺员共同签字。</p>
<h3>为什么节后投切异常多</h3>
<p>热线记录显示，节后问题多半不是设备损坏：假期轻载时控制器因过补闭锁退出，复产后没有回到自动；检修时把取样互感器二次短接，送电前忘记拆除，控制器看到的电流为零；还有断路器在潮湿环境停用后绝缘下降。按下面的顺序检查，多数可以在半小时内恢复。</p>
<p>物流中心优先安排节前积压订单与在建项目急需的备件，首日发出智能电容器、仪表与电抗器四十余单。售后热线400-000-0000假期期间保持值守，共处理现场咨询六十余起，主要集中在节后复产时的电容器投切异常与断路器跳闸。</p>
<h3>给用户的节后送电提示</h3>
<ol><li>停用较久的补偿柜先检查电容器外观、接线与受潮情况</li><li>送电后先手动逐路投切，确认电流正常再转自动</li><li>检查取样互感器二次是否在检修中被短接而未恢复</li><li>仪表时钟与费率时段逐台核对</li></ol>
<p>复产后的第一个月还应看一眼电费单：假期里变压器空载、电容退出，整月功率因数容易被拉低。以一台1000 kVA变压器为例，空载无功约10 kvar，停产十天就积下约2400 kvarh，而有功电量很少。控制器能分别统计白天和夜间的，可据此判断要不要留一组小电容在假期投入。</p>
<p>公司祝愿各位客户与合作伙伴新年设备平安、用电顺畅。</p>', 0, '2025-02-12 08:50:00', '2026-11-24 10:06:59'),
(3010, 19, '澜衡云3.0发布：统一点表、离线补传与移动端运维', 'ui/platform-dashboard', '<p>3月27日，澜衡云能源物联网平台3.0版本发布。新版本围绕“接得快、看得懂、管得住”重构了设备接入、数据展示与工单三条主线。</p>
<ul><li>统一点表：同类设备的测点编码、单位与告警级别一次定义，多处复用</li><li>离线补传：网关断网期间的数据按原始时间戳补齐，报表不留空洞</li><li>移动端运维：告警、派单、到场打卡与照片留存在手机端闭环</li><li>权限分级：集团、园区、配电室、回路四级授权</li></ul>
<p>3.0版本对存量项目提供平滑升级，原有网关远程升级固件后即可接入，历史数据自动迁移。首批升级的项目以园区与养殖场为主，升级期间本地采集与告警不中断。</p>
<h3>离线补传怎样工作</h3>
<p>网关本地按采集时间写入缓存，断网时继续采集；网络恢复后先传最新数据，再按时间顺序补传空缺部分，平台按原始时间戳入库。<a href="/newdetail/1069">LH-GW100</a>在15 min采集周期下可缓存不少于30天，足以覆盖施工停网、欠费停卡一类的长时间中断。报表先标记“数据不完整”，补齐后自动重算。</p>
<table><thead><tr><th>功能</th><th>2.x版本</th><th>3.0版本</th></tr></thead><tbody><tr><td>断网数据</td><td>缺失，人工补录</td><td>自动补传，保留时标</td></tr><tr><td>新设备接入</td><td>逐点配置，约2 h</td><td>选模板，约10 min</td></tr><tr><td>告警到派单</td><td>人工转发</td><td>自动派单，可设升级时间</td></tr><tr><td>授权</td><td>两级</td><td>四级</td></tr></tbody></table>
<p>统一点表的好处在多站点项目中最明显：同一型号仪表的电压、电流、电能在所有站点使用同一编码，集团报表不再需要逐站对照。平台内置了公司在售全部通信产品的模板，第三方设备可以自建模板并在站点之间复制。</p>
<p>移动端支持弱网：现场照片和处理记录先存在手机，有信号后上传。首批升级的九个项目共接入设备1100余台，升级窗口安排在凌晨，单个项目平均用时35分钟，期间采集不中断，升级后逐点核对一遍数值。</p>
<p>平台团队表示，后续版本将继续完善电能质量事件分析与功率因数考核报表。</p>', 0, '2025-03-28 10:00:00', '2026-11-24 10:06:59'),
(3011, 19, '2025年第一期渠道与成套厂技术培训班开班', 'visits/visit-demo', '<p>5月15日，公司2025年第一期技术培训班开班，来自成套厂、系统集成商与设计单位的52名学员参加，培训为期两天。</p>
<p>课程一改以往逐个产品讲参数的方式，以三个真实问题为主线：补偿柜投上电容后熔断器频繁熔断、光伏并网后功率因数下降、总表与分表之和对不上。学员分组根据给出的波形与数据判断原因、选择设备并画出接线图。</p>
<h3>课程安排</h3>
<table><thead><tr><th>时间</th><th>内容</th></tr></thead><tbody><tr><td>第一天上午</td><td>谐波与谐振、电抗率选择</td></tr><tr><td>第一天下午</td><td>SVG/APF容量计算与取样接线实操</td></tr><tr><td>第二天上午</td><td>仪表接线检查与相量图判读</td></tr><tr><td>第二天下午</td><td>网关配置与平台接入实操</td></tr></tbody></table>
<h3>一道考题</h3>
<p>某企业变压器1000 kVA，短路阻抗6%，投入300 kvar电容后熔断器频繁熔断。学员先算短路容量：1000÷6%≈16.7 MVA；再算谐振次数：√(16700÷300)≈7.5次，靠近7次谐波。结论是改用7%电抗率的支路，谐振点移到3次与4次之间。许多学员第一次意识到，投入容量不同，谐振点也不同，所以故障时有时无。</p>
<p>实操环节在六套接线屏上进行，每套预设一个故障：A相互感器反接、电压与电流不同相、二次短接未拆、变比设错等。学员只允许看仪表的相量图和功率值，判断之后再断电检查。用时最短的一组12分钟找出两个故障，用时最长的一组也在45分钟内完成。</p>
<p>授课老师建议学员回去做两件事：把在用项目的互感器变比、方向列成台账；把近三个月电费单上的功率因数与控制器显示值对一遍，差别超过0.02的要查取样点。讲义和练习题会发给每位学员，课后问题由技术服务人员在两个工作日内答复，并汇编成下一期的例题。</p>
<p>培训结束后进行了接线实操考核，全部学员完成了一次“互感器极性接反”故障的排查。下一期培训计划于下半年举办。</p>', 0, '2025-05-16 09:30:00', '2026-11-24 10:06:59'),
(3012, 19, '公司与地方职业院校共建实习实训基地揭牌', 'visits/visit-signing', '<p>6月20日，公司与地方职业院校共建的电气技术实习实训基地揭牌，首批24名学生将在装配、测试与现场服务三个岗位轮岗学习。</p>
<p>基地配置了一套低压配电综合实训屏，包含进线、补偿、谐波治理、计量与通信五个单元，全部采用公司在售产品，学生可以完成从识图、接线、通电到故障排查的完整过程。</p>
<p>公司为每名学生安排一名技师作为师傅，实行“先看、再辅、后独立”的三段式带教。带电测试工位不向学生开放，所有实操均在断电或安全电压条件下进行。</p>
<h3>轮岗安排</h3>
<table><thead><tr><th>阶段</th><th>时间</th><th>内容</th><th>考核</th></tr></thead><tbody><tr><td>认知</td><td>2周</td><td>安全、识图、元件识别</td><td>笔试与口试</td></tr><tr><td>装配与测试</td><td>6周</td><td>接线、校表、功能测试</td><td>独立完成一面补偿柜的接线检查</td></tr><tr><td>现场服务</td><td>4周</td><td>跟随技师到用户现场</td><td>写出三份现场记录</td></tr></tbody></table>
<p>实训屏可以由教师预设二十种故障，例如互感器反接、通信地址重复、电抗器温度开关断线等。学生先用仪表数据判断，再断电查找。屏内一次回路经隔离变压器供电，并设急停按钮，带教人员离开时自动断电。</p>
<p>学校教师每学期也到企业实践两周，与技师共同编写实训任务书。首批任务书共十二份，内容来自真实的现场问题，例如“总表与分表之和对不上”“光伏投入后功率因数下降”，已去掉用户信息。</p>
<p>学生实习期间按规定购买保险、发放补贴，不安排夜班和登高作业。实习结束后双方自愿签约，不设强制服务期。轮岗期间每周由学校教师与技师共同讲评一次现场记录。第一批学生将在9月中旬完成轮岗，并以小组为单位做一次公开汇报。</p>
<p>以“互感器反接”一题为例：三相有功读数应接近相等，学生看到的却是一相为负、总有功只有实际的三分之一。多数小组先去查变比，用了二十多分钟；会看相量图的小组发现该相电流与电压相差约180°，三分钟就能定位。这道题说明，读数不对时先看角度，再看大小。</p>
<p>人力资源部介绍，基地将同时用于新员工入职培训与内部技能等级评定。</p>', 0, '2025-06-23 14:00:00', '2026-11-24 10:06:59'),
(3013, 19, '高温大负荷期间，澜衡服务团队开展补偿柜专项巡检', 'banners/hero-electrical-room', '<p>进入8月以来多地持续高温，用电负荷攀升，补偿柜内温度普遍偏高。公司服务团队启动为期三周的专项巡检，为老客户免费检查补偿与治理设备运行状态。</p>
<h3>巡检重点</h3>
<ul><li>电容器外观有无鼓胀、渗漏，实测电流与额定值之比</li><li>柜内风机、滤网与温控是否正常</li><li>电抗器温度开关是否接入、有无发热变色</li><li>取样互感器与控制器功率因数显示是否一致</li></ul>
<p>巡检发现的共性问题是滤网堵塞与风机停转，约占问题总数的一半；其次是电容器容量衰减后未及时更换，剩余电容长期过载。</p>
<h3>首批巡检的数据</h3>
<table><thead><tr><th>发现的问题</th><th>占比</th><th>处理</th></tr></thead><tbody><tr><td>滤网堵塞、风机停转</td><td>49%</td><td>清洗、更换风机</td></tr><tr><td>电容器容量衰减</td><td>18%</td><td>更换，复核电抗率匹配</td></tr><tr><td>取样互感器或参数错误</td><td>14%</td><td>改正接线、变比</td></tr><tr><td>端子发热、电抗器温度开关未接</td><td>12%</td><td>紧固、接入报警</td></tr><tr><td>其他</td><td>7%</td><td>记录，列入下次检修</td></tr></tbody></table>
<h3>温度为什么重要</h3>
<p>薄膜电容器的寿命随温度升高而缩短，常用的估算是环境温度每升高约8~10 ℃，寿命减半，具体以制造厂数据为准。柜内带电抗器时发热更集中：按每千乏约5 W估算，200 kvar的抗谐波柜仅电抗器就有约1 kW，风机停转后半小时内柜顶温度可以升高15 ℃以上。</p>
<p>巡检人员用钳形表测每路电流，与额定值比较：低于额定值85%的支路，多半是电容量衰减；高于额定值且波形不正弦的，要测谐波。<a href="/newdetail/1001">LH-ZCS</a>等智能电容可以直接在屏上读出每路电流和内部温度，不必开柜测量。首批共检查补偿柜40余面，现场处理了九成问题，其余等待停电窗口。换下的电容器逐台测量，容量衰减超过10%的，多数来自风机已停转、滤网堵塞的柜子。</p>
<p>服务团队建议：环境温度超过40 ℃时，应适当降低补偿柜投入容量或加强通风；对运行超过五年的电容器做一次电容量测量。需要预约巡检的客户可致电400-000-0000或发邮件至service@example.com。</p>', 0, '2025-08-06 17:20:00', '2026-11-24 10:06:59'),
(3014, 19, '客户开放日：走进智能制造车间与试验室', 'factory/factory-showroom', '<p>9月19日，公司举办客户开放日，来自不同行业的四十余位用户代表走进贴片车间、电容器装配线、变流模块老化区与电磁兼容试验室。</p>
<p>在变流模块老化区，工程师演示了回馈式老化：两台SVG模块背靠背运行，一台发出无功、一台吸收无功，只消耗模块损耗对应的电能，即可完成额定容量下的长时间老化。</p>
<p>座谈环节，用户最关心的是治理效果如何验收。技术中心建议在合同中明确三点：测量点位置、测量时段与工况、评价用的统计值（通常为95%概率大值），避免以某一瞬间的面板读数作为结论。</p>
<h3>开放日看了什么</h3>
<table><thead><tr><th>区域</th><th>现场演示</th><th>观众最常问的问题</th></tr></thead><tbody><tr><td>贴片车间</td><td>主板编号追溯</td><td>坏了一块表能查到什么</td></tr><tr><td>电容器装配线</td><td>薄膜卷绕、容量分选</td><td>为什么容量会衰减</td></tr><tr><td>变流老化区</td><td>SVG背靠背运行</td><td>满载老化多久</td></tr><tr><td>试验室</td><td>脉冲群、浪涌</td><td>仪表为什么会死机</td></tr></tbody></table>
<p>回馈式老化的能耗可以这样估算：两台100 kvar模块满载，有功损耗按额定容量的2.5%计，两台共约5 kW；若用电阻或电抗负载单独老化，除损耗外还要另备同容量的负载设备。运行8小时只用约40 kWh，电流却是满载，散热和焊点都得到充分考核。</p>
<p>在“治理效果怎样验收”的座谈中，工程师用同一组实测数据演示了三种读法：取瞬时值，THDi在6%到19%之间跳动；取平均值是11%；取95%概率大值是16%。三个数都没有错，合同里不写清楚就会有争议。参观者建议公司给出合同附件的参考写法，技术中心已答应在年底前提供。</p>
<p>活动还安排了半小时的接线体验：在断电的演示屏上安装开口互感器，辨认极性。四十多人中有九人第一次装反，这也说明接线自检功能很有必要。</p>
<p>参观者带走的一张卡片写着验收记录要有的五项：测点、时间、工况、仪器、统计值。缺一项，半年后就很难说清当时的数据能不能比较。</p>
<p>公司将把开放日固定为每年一次，并开放线上预约。</p>', 0, '2025-09-22 10:15:00', '2026-11-24 10:06:59'),
(3015, 19, '厂区屋顶光伏并网，配套SVG与双向计量同步投运', 'scenes/sol-solar-roof', '<p>11月7日，公司二号厂房屋顶光伏系统并网，配套的<a href="/newdetail/1022">LH-SVG-M</a>补偿装置、<a href="/newdetail/1062">LH-TM33</a>双向计量与<a href="/newdetail/1031">LH-PQM-A</a>监测装置同步投运，厂区成为公司产品的“活样板”。</p>
<p>并网前，技术人员用两周时间记录了厂区负荷与功率因数，预计中午光伏出力较大时公共连接点功率因数会明显下降。并网后，SVG按公共连接点无功调节，试运行期间白天与夜间的功率因数均保持在考核值以上。</p>
<table><thead><tr><th>测点</th><th>装置</th><th>用途</th></tr></thead><tbody><tr><td>公共连接点</td><td>LH-PQM-A</td><td>谐波、闪变与双向潮流</td></tr><tr><td>并网点</td><td>LH-TM33</td><td>发电量</td></tr><tr><td>低压母线</td><td>LH-SVG-M</td><td>功率因数</td></tr><tr><td>各车间</td><td><a href="/newdetail/1068">LH-MC12</a></td><td>分项能耗</td></tr></tbody></table>
<h3>并网前算了一笔账</h3>
<p>二号厂房正午负荷约400 kW、无功约150 kvar，功率因数约0.94。光伏出力300 kW时，从电网吸收的有功只剩100 kW，无功不变，功率因数降到0.55左右。要在此时保持0.95，公共连接点的无功不能超过100×0.329≈33 kvar，还需补偿约117 kvar，因此选用两台75 kvar的LH-SVG-M，共150 kvar，并留有余量。计算方法见<a href="/detail/3104">光伏接入配电网的电能质量要点</a>。</p>
<p>控制上有一个容易忽略的地方：SVG的取样互感器必须装在公共连接点，而不是光伏并网点或低压母线的一段；否则SVG看不到光伏把有功“顶”回去的那部分。调试时先断开光伏，确认SVG补偿方向正确，再逐步投入逆变器，观察公共连接点功率因数。</p>
<p>计量按双向设置：LH-TM33记录正、反两个方向的有功和四个象限的无功，每日零点冻结。LH-PQM-A按A级方法记录谐波、闪变和暂降，并网前后各三天的记录没有明显变化，将继续观察一个完整的月份。各车间的LH-MC12把用电分到工序，光伏自用比例可以按小时计算。</p>
<p>系统数据在展厅大屏实时展示，欢迎有光伏接入需求的用户到厂参观交流。</p>', 0, '2025-11-10 09:40:00', '2026-11-24 10:06:59'),
(3016, 19, '2025年供应商质量大会召开', 'visits/visit-suppliers', '<p>12月18日，公司召开2025年供应商质量大会，薄膜、铝壳、硅钢、IGBT、芯片与结构件等类别的供应商代表参加。</p>
<p>会议通报了全年来料质量数据与典型问题分析。金属化薄膜方阻一致性、电抗器硅钢片毛刺与连接器镀层厚度是重点关注项，公司与相关供应商签署了专项改进计划。</p>
<p>采购部介绍了2026年的三项要求：关键物料批次数据电子化交付、变更提前90天通知、包装可循环使用。</p>
<h3>三类问题与改进</h3>
<table><thead><tr><th>物料</th><th>问题</th><th>约定的措施</th></tr></thead><tbody><tr><td>金属化薄膜</td><td>同卷方阻波动</td><td>每卷提供首、中、尾三点数据</td></tr><tr><td>硅钢片</td><td>剪切毛刺偏大</td><td>刀具寿命管理，每批附毛刺记录</td></tr><tr><td>连接器</td><td>镀层厚度不均</td><td>每批测三点，低于下限退货</td></tr><tr><td>风机</td><td>转速反馈不一致</td><td>统一信号型式，老化2 h</td></tr></tbody></table>
<p>方阻为什么重要：金属化薄膜靠极薄的金属层实现自愈，方阻偏低时击穿点不易清除，偏高时损耗和温升变大。同一卷首尾差别过大，会使同一批电容器的寿命分散。公司将方阻与电容器出厂容量、损耗角数据关联分析，共同确定控制范围，而不是单方面收紧指标。</p>
<p>变更管理是会上讨论最久的议题。供应商代表提出，90天对紧急替代太长；最终约定分三级：影响安全和性能的变更提前90天，影响外观的提前30天，紧急替代可先书面申请、单独标识并附对比试验。所有变更件在追溯系统中都有标记。</p>
<p>包装循环使用从铝壳和电抗器铁心开始试行，周转箱带编号，预计一年减少一次性木箱约六千只。电子化交付则统一了数据格式，供应商可以直接上传，不需要另装软件。</p>
<p>会上还公开了一次退货的全过程：一批电抗器噪声偏大，来料抽检合格，装柜后才被发现。双方共同解剖后确认是铁心气隙垫片受潮膨胀，供应商改用环氧垫片，公司在来料检验中增加通电听音与电感量复测，此后八批没有再发生。</p>
<p>会上还对年度交付稳定的供应商进行了表彰。公司表示将继续坚持“同等条件质量优先”的原则，与供应商共同承担质量责任。</p>', 0, '2025-12-19 15:00:00', '2026-11-24 10:06:59'),
(3017, 19, '2025年度表彰大会：把现场问题解决在出厂之前', 'banners/contact-building', '<p>1月23日，公司举行2025年度总结表彰大会，五个团队和三十名个人获得表彰。年度团队奖授予台区不平衡治理项目组，该团队全年走访一百二十多个台区，形成了从测量、选型到验收的标准流程。</p>
<p>会议把“把现场问题解决在出厂之前”确定为2026年的质量主题，要求服务部每月把现场问题分类反馈给研发与制造，研发部在两周内给出措施并公示关闭状态。</p>
<ul><li>研发：推进碳化硅器件在SVG模块中的应用验证</li><li>制造：扩大自动校表与自动老化覆盖率</li><li>服务：现场问题当月关闭率作为考核指标</li></ul>
<h3>年度团队做了什么</h3>
<p>台区不平衡治理项目组走访的一百二十多个台区，变压器容量多在200~400 kVA。他们发现，约一半台区的不平衡是结构性的，一年四季同一相偏重，重新分配用户接线就能改善；另一半随时段变化，才需要换相开关<a href="/newdetail/1030">LH-HXK</a>或调节装置<a href="/newdetail/1029">LH-SPC</a>。流程因此规定：先测满七天，再决定用什么。</p>
<table><thead><tr><th>步骤</th><th>内容</th><th>产出</th></tr></thead><tbody><tr><td>测量</td><td>出口与末端各测7天</td><td>电流、电压、零线曲线</td></tr><tr><td>判断</td><td>区分结构性与时间性</td><td>治理方式建议</td></tr><tr><td>安装</td><td>按图施工，核对相序</td><td>接线照片与参数表</td></tr><tr><td>验收</td><td>再测7天，比较三个量</td><td>不平衡度、零线电流、末端电压</td></tr></tbody></table>
<p>个人奖中，有一位装配技师提出把电容器放电电阻的检测移到封盖之前，避免封装后才发现虚焊；一位客服人员把热线里重复出现的问题整理成可以搜索的问答，使同类来电减少约两成。</p>
<p>会议也公布了没有完成的目标：现场问题当月关闭率全年平均86%，低于90%的计划，主要卡在需要跨部门复现的通信类问题。2026年将设专门的复现工位，接收现场寄回的设备与抓包数据，两周内给出结论。</p>
<p>一个台区的结果可供参考：零线电流由186 A降到31 A，末端最低电压由201 V升到214 V，而投入的只有两套换相开关，没有增加变压器容量。</p>
<p>会后，公司慰问了春节期间值守的生产与服务人员。</p>', 0, '2026-01-26 09:10:00', '2026-11-24 10:06:59'),
(3018, 19, 'LH-SVG-MH高密度混合补偿模块进入批量供货', 'products/lh-svg-mh-1', '<p>经过半年挂网验证，<a href="/newdetail/1023">LH-SVG-MH</a>高密度SVG混合补偿模块进入批量供货阶段。单模块容量150 kvar，并自带12路电容投切输出，一台模块即可组成“电容粗调、SVG细调”的混合系统。</p>
<p>挂网验证选择了三种典型负荷：写字楼、注塑车间与充电场站。运行数据表明，混合控制可以在保持功率因数稳定的同时显著减少电容器投切次数，延长开关与电容器寿命。</p>
<h3>适用建议</h3>
<ul><li>基础无功稳定、波动部分占总无功30%以下：电容为主，SVG按波动量选取</li><li>夜间存在容性倒送：SVG容量不小于最大容性无功</li><li>谐波较重：电容支路必须串7%或14%电抗</li></ul>
<h3>三处挂网点的数据</h3>
<table><thead><tr><th>负荷</th><th>补偿前功率因数</th><th>混合补偿后</th><th>电容日均投切次数</th></tr></thead><tbody><tr><td>写字楼</td><td>0.88，夜间呈容性</td><td>0.97</td><td>由46次降到9次</td></tr><tr><td>注塑车间</td><td>0.74，快速波动</td><td>0.96</td><td>由210次降到31次</td></tr><tr><td>充电场站</td><td>0.91，夜间呈容性</td><td>0.98</td><td>由38次降到7次</td></tr></tbody></table>
<h3>一台模块怎样指挥电容</h3>
<p>LH-SVG-MH额定容量150 kvar、额定电流217 A，带12路DC 12 V投切输出。负荷变化时SVG在10 ms以内先补上；变化持续超过设定时间后，模块投入一级电容，自己同步退回相同的量，母线上的无功不会出现台阶。电容只承担稳定的部分，SVG始终留有上下调节的余地。</p>
<p>举例：注塑车间稳定无功约240 kvar，波动±90 kvar。配六级40 kvar抗谐波电容承担稳定部分，一台150 kvar模块承担波动，余量60 kvar，日后增加四五台注塑机也不必扩容；若全用SVG，需要三台模块。按有功损耗不超过2.2%计，一台模块满载损耗约3.3 kW，少开两台就少6 kW以上的发热。容量分配方法见<a href="/detail/3115">混合补偿的容量该怎么分</a>。</p>
<p>该模块与<a href="/newdetail/1022">LH-SVG-M</a>共用机架与触摸屏，原有机柜可直接扩容。</p>', 0, '2026-03-23 10:45:00', '2026-11-24 10:06:59'),
(3019, 19, 'LH-MC12多回路电能表完成按新国标的对标评审', 'products/lh-mc12-1', '<p>针对GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》自2026年5月1日起实施，公司组织完成了<a href="/newdetail/1068">LH-MC12</a>多回路电能表的对标评审。</p>
<p>评审从标识、各回路准确度声明、互感器与主机的配套关系、回路间串扰以及电磁兼容五个方面逐条比对，明确了需要在铭牌与说明书中补充的内容，并对回路间影响量试验增加了边界工况。</p>
<table><thead><tr><th>评审项</th><th>结论</th></tr></thead><tbody><tr><td>各回路准确度声明</td><td>说明书按回路与互感器规格分列</td></tr><tr><td>互感器配套</td><td>主机与互感器成套编号</td></tr><tr><td>回路间影响</td><td>增加相邻回路满载工况</td></tr><tr><td>标识</td><td>铭牌补充回路数与接线方式</td></tr></tbody></table>
<h3>对标怎样做</h3>
<p>评审组把标准条文拆成可以核对的条目，每条对应一份证据：设计文件、试验记录或铭牌照片。没有证据的一律记为“待补”，不以经验代替。评审共列出条目六十余项，其中十一项需要补充资料，两项需要增加试验，没有需要改动硬件的项目。具体要求以标准原文为准。</p>
<p>增加的试验是“相邻回路满载”：被测回路通小电流，左右两个回路通最大电流，看误差变化。试验用50 A规格互感器，被测回路取5 A，相邻回路取额定值，三个位置各测一轮，误差变化均小于该点误差限的四分之一。原因在于插接式互感器带有屏蔽，二次引线采用双绞。</p>
<p>说明书的主要改动是准确度的写法：主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明，避免把主机等级误当作整套等级。互感器与主机改为成套编号，现场更换互感器时在屏上登记新编号，避免主机与互感器错配，误差无从追查。标准内容与用户关心的问题，可以看<a href="/detail/3117">解读</a>和<a href="/detail/3120">存量设备自查</a>两篇文章。</p>
<p>已售产品的说明书更新版可在网站下载或联系sales@example.com索取，硬件无需更换。</p>', 0, '2026-04-29 16:30:00', '2026-11-24 10:06:59'),
(3020, 19, '安全生产月：全员开展“停电—验电—放电—接地”实操比武', 'factory/factory-assembly', '<p>6月12日，公司安全生产月技能比武举行，十六支队伍围绕补偿柜检修的标准程序展开比赛：停电、验电、放电、接地、挂牌、检修、恢复。</p>
<p>比赛特别设置了两个“陷阱”：一台电容器放电电阻被人为断开，断电三分钟后仍有残压；一台柜子存在从馈线侧反送电的可能。只有严格逐项验电的队伍才能顺利完成。</p>
<p>裁判组点评指出，多数失分来自“只验一相”“放电后没有复验”，这也是现场最常见的违章行为。公司已将两个情景编入新员工培训教材。</p>
<h3>评分怎样设置</h3>
<table><thead><tr><th>环节</th><th>分值</th><th>扣分最多的地方</th></tr></thead><tbody><tr><td>停电、挂牌</td><td>20</td><td>没有核对馈线侧是否带电</td></tr><tr><td>验电</td><td>30</td><td>只验一相、没有在有电处先试验电器</td></tr><tr><td>放电、接地</td><td>30</td><td>放电后没有复验</td></tr><tr><td>恢复送电</td><td>20</td><td>没有清点工具、没有先手动逐路投切</td></tr></tbody></table>
<p>第一个“陷阱”用的是一台400 V电容器。正常时内置电阻应在3分钟内把端电压降到50 V以下，比赛用的样品电阻被断开，3分钟后仍有400多伏。十六支队伍中有五支凭“时间到了”就伸手，被裁判叫停。第二个“陷阱”是联络开关在合位，停了进线，馈线侧仍有电。</p>
<p>用时不计入前八名的排序，只要求在40分钟内完成。裁判长解释，检修不是比快，规定最长时间是为了避免拖延，并不奖励抢时间。第一名用时31分钟，全程没有一次漏验。</p>
<p>两个情景的过程已全程录像，将配合放电曲线讲解，用于新员工和外协人员培训。比武之前，各车间的验电器、接地棒也全部送检，更换了四支过期的验电器，并把下次检定日期贴在器具上。</p>
<p>把比武的要求用到自己的配电室，只需三件工具和一张表：与电压等级相符的验电器、带绝缘柄的短接接地线、“禁止合闸”标示牌，以及逐相打勾的检修记录。验电前后都在有电处试一次验电器，五秒钟的动作可以排除“验电器坏了却以为没电”的情形。</p>
<p>比武前三名将代表公司参加园区组织的电工技能竞赛。</p>', 0, '2026-06-15 09:00:00', '2026-11-24 10:06:59'),
(3021, 19, '养殖场用电安全服务月：为二百余栋圈舍做免费体检', 'scenes/sol-breeding-ventilation', '<p>7月下旬至8月，公司联合各地服务网点开展养殖场用电安全服务月，为合作养殖场的二百余栋圈舍提供免费用电体检。</p>
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
<p>针对停电告警问题，服务人员为部分用户加装了带超级电容的无线仪表，断电后仍可完成上报。相关做法已整理成《养殖场用电自查清单》，可在网站咨询页留言索取。</p>', 0, '2026-08-24 11:20:00', '2026-11-24 10:06:59'),
(3022, 19, '澜衡电气第三季度质量与服务数据公布', 'ui/monthly-report', '<p>10月15日，公司对内公布第三季度质量与服务数据，并在经营例会上逐项分析。</p>
<p>三季度现场问题中，安装与接线类占比最高，主要是取样互感器位置与极性错误；产品类问题主要集中在风机与连接器。公司决定从四季度起，所有SVG与APF产品默认开启“接线自检”，上电后自动判断相序与互感器方向并给出中文提示。</p>
<table><thead><tr><th>类别</th><th>主要表现</th><th>措施</th></tr></thead><tbody><tr><td>接线</td><td>互感器极性、位置</td><td>默认开启接线自检</td></tr><tr><td>风机</td><td>堵转、积尘</td><td>出厂增加转速反馈检测</td></tr><tr><td>连接器</td><td>级联口虚接</td><td>更换带锁紧插座</td></tr></tbody></table>
<h3>口径与数据</h3>
<table><thead><tr><th>指标</th><th>二季度</th><th>三季度</th></tr></thead><tbody><tr><td>现场问题（每千台）</td><td>6.8</td><td>5.9</td></tr><tr><td>其中安装与接线类</td><td>57%</td><td>52%</td></tr><tr><td>响应时间中位数</td><td>1.9 h</td><td>1.6 h</td></tr><tr><td>解决时间中位数</td><td>31 h</td><td>27 h</td></tr></tbody></table>
<p>中位数比平均数更能说明多数用户的感受：个别问题要等备件或停电窗口，会把平均值拉得很高。公司同时公布最长的十条记录及原因，其中七条是等待用户安排停电。</p>
<h3>接线自检检查什么</h3>
<ul><li>相序：电压相序是否为A、B、C</li><li>对应：每相电流与电压的夹角是否落在合理范围</li><li>方向：有功是否为正，互感器有没有装反</li><li>位置：本机投入前后，取样电流是否随之变化；不变说明取样装在了补偿装置的负荷侧</li></ul>
<p>第四条能发现最隐蔽的错误：取样点位置不对时，各相角度都正常，装置却永远看不到自己补偿的结果。自检在上电时进行一次，之后每天在负荷稳定时复核，发现异常用中文写明哪一相、怎样改。已售产品可以通过升级固件获得这项功能，升级包由售后提供。</p>
<p>用户可以照样检查自己的设备：记下投入前后的取样电流，投入后电流减小、功率因数升高为正确；电流不变，多半是取样点装在了补偿装置的负荷侧；电流反而增大，先查互感器方向，再查相别。三种情况都不必停电就能看出。</p>
<p>公司同时公布了服务响应时间的统计口径：从热线登记到给出明确处理意见为响应时间，从登记到用户确认关闭为解决时间，两项均按月公示。</p>', 0, '2026-10-16 14:10:00', '2026-11-24 10:06:59'),
(3101, 21, '《电能质量管理办法（暂行）》4月1日起施行，用电侧可以先做哪些准备', 'scenes/sol-substation', '<p>国家发展改革委发布的《电能质量管理办法（暂行）》自2024年4月1日起施行。办法对发电、电网、用户等各方在电能质量规划设计、建设验收、运行监测和治理中的职责作出规定，使电能质量管理有了更明确的制度依据。</p>
<p>对用电企业而言，变化主要体现在三个阶段：新建与改扩建项目在方案阶段就要考虑干扰性负荷的影响；投运时治理设施应与主体工程同步；运行中需要对自身电能质量状况心中有数。</p>
<table><thead><tr><th>干扰源</th><th>主要影响</th><th>先看哪个量</th></tr></thead><tbody><tr><td>变频器、整流、中频炉</td><td>5、7、11、13次谐波</td><td>THDi与各次电流</td></tr><tr><td>电弧炉、大型焊机</td><td>闪变、电压波动</td><td>短时闪变值</td></tr><tr><td>单相电焊、电气化负荷</td><td>三相不平衡</td><td>负序电压不平衡度</td></tr><tr><td>充电桩、UPS轻载</td><td>容性无功、谐波</td><td>夜间功率因数</td></tr></tbody></table>
<h3>建议先做三件事</h3>
<ol><li>盘点干扰源：变频器、整流、中频炉、电弧炉、充电桩、大功率单相设备的容量与位置</li><li>补一次测量：在公共连接点与主要馈线各记录不少于7天</li><li>检查存量补偿：没有串联电抗的电容柜在谐波环境下是否存在放大</li></ol>
<h3>一个估算：六脉波变频器</h3>
<figure><img src="news/drive-spectrum" alt="柱状图：六脉波变频器5至19次谐波，治理前THDi约29%，治理后约1.5%"><figcaption>理想六脉波整流的谐波电流与次数成反比；滤除95%后，THDi由约29%降到约1.5%。</figcaption></figure>
<p>不带电抗器的变频器，实际谐波往往比理想值更大，尤其是5次和7次。估算时先取理想值I<sub>n</sub>＝I<sub>1</sub>/n：若整流负荷基波电流为200 A，5次约40 A，7次约29 A，11次约18 A，各次平方和开方约58 A，这就是有源滤波容量的起点，再按实测修正。例如选100 A的<a href="/newdetail/1026">LH-APF-M</a>，留有裕度。</p>
<h3>测量怎样做才有用</h3>
<p>测量应覆盖一个完整的生产周期，同时记录开了哪些设备；评价用95%概率大值，而不是某一瞬间的读数。公共连接点用A级装置，例如<a href="/newdetail/1031">LH-PQM-A</a>；馈线可用<a href="/newdetail/1032">LH-PQM-S</a>或<a href="/newdetail/1050">LH-PM96H</a>长期监测。中频炉和大功率整流较多的企业，可先了解按实测频谱设计的<a href="/newdetail/1015">LH-GXL</a>、中频炉专用的<a href="/newdetail/1016">LH-GXZ</a>和动态投切的<a href="/newdetail/1017">LH-GXT</a>。报告里写明测点、时段、工况和短路容量，日后才能对比。</p>
<p>具体适用范围与程序以办法原文及当地主管部门、供电企业要求为准。本文为技术解读，不构成法律意见。</p>', 0, '2024-01-26 09:00:00', '2026-11-24 10:06:59'),
(3102, 21, '配电网高质量发展指导意见发布，低压侧治理进入“数据时代”', 'ui/site-map', '<p>国家发展改革委、国家能源局印发《关于新形势下配电网高质量发展的指导意见》，围绕补短板、提承载、强支撑、促转型提出任务。文件提出，到2025年配电网具备5亿千瓦左右分布式新能源、1200万台左右充电桩接入能力。</p>
<p>分布式光伏和充电桩都接在配电网末端，对低压台区提出两类挑战：一是潮流由单向变双向，电压偏高与功率因数下降；二是单相负荷集中，三相不平衡加剧。</p>
<table><thead><tr><th>现象</th><th>低压侧的表现</th><th>可以用的手段</th></tr></thead><tbody><tr><td>潮流双向</td><td>中午末端电压偏高</td><td>逆变器无功、户外SVG</td></tr><tr><td>单相负荷集中</td><td>零线电流大、末端电压低</td><td>换相开关、调节装置</td></tr><tr><td>功率因数下降</td><td>有功减少、无功不变</td><td>按公共连接点补偿</td></tr><tr><td>数据缺失</td><td>事后查不到原因</td><td>测控终端、曲线存储</td></tr></tbody></table>
<ul><li>监测先行：台区出口与末端具备三相电压、电流、功率因数曲线</li><li>治理分层：不平衡、无功、谐波按“源头—支路—出口”分层处理</li><li>设备联动：补偿装置能接受终端指令，而不是各自为战</li></ul>
<h3>光伏为什么会抬高电压</h3>
<p>线路末端的电压变化可以近似写成ΔU≈(P·R＋Q·X)/U。用电时P、Q都从电源流向用户，末端电压降低；光伏反送时P为负，末端电压升高。以一条三相低压线路为例：R＝0.1 Ω，X＝0.04 Ω，U＝400 V，反送60 kW时，ΔU≈60000×0.1/400＝15 V，约为额定值的3.75%；若同时吸收30 kvar感性无功，可以抵消30000×0.04/400＝3 V。可见低压线路电阻较大，单靠无功调压作用有限，往往要与限发、换相、增大导线配合。</p>
<h3>先装什么</h3>
<p>数据先行，并不意味着一次装齐。可以先在台区出口装<a href="/newdetail/1019">LH-CK300</a>，末端选两三个用户装带电压曲线的电能表，运行一个月再决定治理手段；需要与多种设备联动、就地转换规约的，用<a href="/newdetail/1020">LH-CK310</a>。无功波动大、末端电压低的台区用<a href="/newdetail/1025">LH-SVG-P</a>，负荷平稳的用<a href="/newdetail/1007">LH-JPB</a>。所有装置的投退、电压和电流都应带时标上传，才能说明治理前后的变化。</p>
<p>对设备厂商来说，单纯的“投切准确”已经不够，数据可读、策略可调、远程可维护成为基本要求。</p>', 0, '2024-03-07 10:20:00', '2026-11-24 10:06:59'),
(3103, 21, '大规模设备更新行动方案印发，老旧配电设备怎么更新更划算', 'news/payback-cover', '<p>国务院印发《推动大规模设备更新和消费品以旧换新行动方案》（国发〔2024〕7号），提出实施设备更新、消费品以旧换新、回收循环利用、标准提升四大行动。工业企业的老旧配电与用能设备，是设备更新中容易见效的部分。</p>
<p>补偿与计量设备的更新往往投资不大，却能直接反映在电费单上。判断是否值得更新，可以从三方面入手。</p>
<table><thead><tr><th>对象</th><th>可更新信号</th><th>更新方向</th></tr></thead><tbody><tr><td>电容柜</td><td>力调电费长期被罚、熔断器频繁熔断</td><td>抗谐波集成电容或混合补偿</td></tr><tr><td>指针表与旧表</td><td>无通信、误差大</td><td>多功能或无线仪表</td></tr><tr><td>低压柜</td><td>无测温、无漏电监测</td><td>加装测温与剩余电流监测</td></tr></tbody></table>
<h3>算一笔账</h3>
<figure><img src="news/payback" alt="折线图：投入6万元，每月节省2500元，24个月收回"><figcaption>例：投入6万元，每月少付电费2500元，累计收益在第24个月由负转正。</figcaption></figure>
<p>改造是否划算，看静态回收期：投入÷每月节省。某企业一面旧电容柜长期只能投入一半，每月因功率因数不达标多付约2500元；更换为六台40 kvar智能电容并修复控制回路，投入约6万元，回收期60000÷2500＝24个月，而电容器的参考寿命远长于此。若只是控制器取样接错，改线不花钱就能解决，所以一定先查原因再报方案。</p>
<p>节省额要用连续十二个月的电费单计算，不能用最差的一个月乘以十二；同时扣除新装置自身的损耗。带电抗器的补偿支路每千乏损耗约5 W，200 kvar全年投入约多用8760 kWh，不应忽略。</p>
<p>更新不等于整柜更换。对柜体完好的老配电室，采用抽插式电容、开口互感器与无线仪表做局部改造，停电时间与投资都可以控制在较低水平。</p>
<p>局部改造的常见组合是：<a href="/newdetail/1003">LH-ZCM</a>替换老柜内的电容与接触器，柜体空间只容得下方形电容的用<a href="/newdetail/1038">LH-BF</a>原位替换，<a href="/newdetail/1075">LH-KCT</a>在不断线的情况下加装互感器，<a href="/newdetail/1065">LH-WM40</a>解决旧柜没有通信线的问题，<a href="/newdetail/1074">LH-TS20</a>监测电缆接头温度。施工前核对柜内空间、母线载流量和短路耐受能力，旧柜体的防护和接地不合格的，应整柜更换。政策支持的范围、比例与申报办法各地不同，以当地主管部门公布的文件为准。</p>', 0, '2024-03-20 15:30:00', '2026-11-24 10:06:59'),
(3104, 21, 'GB/T 29319-2024实施，光伏接入配电网的电能质量要点', 'news/pv-power-factor-cover', '<p>GB/T 29319-2024《光伏发电系统接入配电网技术规定》于2024年3月15日发布并实施，代替2012版。标准从电能质量、有功与无功控制、故障穿越、保护与通信等方面对接入配电网的光伏系统提出要求。</p>
<p>对工商业屋顶光伏业主来说，最容易被忽视的是并网后企业自身的功率因数。光伏主要提供有功，原有无功需求仍从电网获取，公共连接点的有功减少而无功不变，功率因数自然下降。</p>
<table><thead><tr><th>项目</th><th>并网前</th><th>光伏300 kW</th><th>补偿后</th></tr></thead><tbody><tr><td>电网有功</td><td>400 kW</td><td>100 kW</td><td>100 kW</td></tr><tr><td>电网无功</td><td>150 kvar</td><td>150 kvar</td><td>33 kvar</td></tr><tr><td>功率因数</td><td>0.94</td><td>0.55</td><td>0.95</td></tr></tbody></table>
<figure><img src="news/pv-power-factor" alt="两个功率三角形：光伏发300 kW后电网有功降为100 kW，功率因数由0.94降为0.55"><figcaption>电网有功由400 kW减为100 kW，无功150 kvar不变，功率因数由0.94降到0.55。</figcaption></figure>
<ul><li>先看逆变器：能否按设定功率因数或无功指令运行</li><li>再看补偿：控制器取样点是否仍在总进线、是否能识别倒送</li><li>最后看SVG：容量按公共连接点无功缺额与容性倒送的较大值确定</li></ul>
<h3>补偿容量怎么算</h3>
<p>保持功率因数0.95，允许的无功为有功的0.329倍（tanφ）。电网有功100 kW时，允许100×0.329≈33 kvar，因此需补偿150－33＝117 kvar。有功继续减小甚至反送时，允许的无功趋近于零，补偿容量应按“无功全部补足”考虑，即150 kvar。选两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>可以满足两种情况。</p>
<p>电容柜能不能用？可以，但要过两关：一是控制器在小电流、反方向有功时仍能正确判断，<a href="/newdetail/1047">LH-RC18</a>等带四象限判断的控制器可以，老式控制器往往误认为容性而全部切除；二是光伏出力随云层变化，电容投切频繁。因此常用做法是电容承担稳定部分，SVG承担变化部分。</p>
<p>逆变器能提供无功时，先用逆变器，最省投资。注意它的无功调节以并网点为准，与厂区补偿装置应有一个统一的目标点，避免两套装置互相抵消。标准的适用范围、限值与测试方法以GB/T 29319-2024原文和当地供电企业要求为准。</p>
<p>接入前后的电能质量测试点应选在公共连接点，并同时记录光伏出力，以便区分光伏与负荷的影响。</p>', 0, '2024-04-11 09:45:00', '2026-11-24 10:06:59'),
(3105, 21, '多功能电能表新国标发布，GB/T 17215.301-2024将于11月1日实施', 'news/current-ranges-cover', '<p>GB/T 17215.301-2024《电测量设备（交流） 特殊要求 第1部分：多功能电能表》于2024年4月25日发布，自2024年11月1日起实施。同年换版的还有静止式谐波有功电能表（GB/T 17215.302-2024）等标准。</p>
<p>近几年GB/T 17215系列集中换版，准确度等级的表示由数字向字母过渡：有功A级、B级、C级、D级、E级，工程上常以B级对应旧的1级、C级对应旧的0.5S级来理解，具体误差限以标准原文为准。</p>
<table><thead><tr><th>写法</th><th>最小电流</th><th>转折电流</th><th>最大电流</th><th>旧标称</th></tr></thead><tbody><tr><td>0.2-0.5(60) A</td><td>0.2 A</td><td>0.5 A</td><td>60 A</td><td>5(60) A</td></tr><tr><td>0.015-0.075(6) A</td><td>0.015 A</td><td>0.075 A</td><td>6 A</td><td>1.5(6) A</td></tr></tbody></table>
<figure><img src="news/current-ranges" alt="刻度图：0.2-0.5(60) A电能表的最小、转折与最大电流"><figcaption>0.2-0.5(60) A的含义：转折电流到最大电流之间，是准确度等级规定误差限的主要区间。</figcaption></figure>
<h3>选型时注意</h3>
<ol><li>招标文件中同时写明字母等级与对应旧等级，避免歧义</li><li>电流规格改用最小电流、转折电流、最大电流表示，如0.2-0.5(60)A</li><li>面板类多功能仪表属于安装式数字显示仪表，与结算用电能表不是一类产品</li></ol>
<h3>直接接入还是经互感器</h3>
<p>负荷电流不超过电能表的最大电流，可以直接接入；超过时经互感器接入，读数乘以变比。例如负荷150 A，配200/5的互感器，变比40，表计二次电流最大3.75 A，落在0.075 A到6 A之间。若误选800/5，同样负荷二次只有0.94 A，夜间5 A负荷时二次仅0.03 A，低于转折电流，误差限放宽，计量就不可靠了。</p>
<p>按这个思路，分户、设备计量可用直接接入的<a href="/newdetail/1057">LH-DM1</a>、<a href="/newdetail/1059">LH-DM3</a>，需要费控的用<a href="/newdetail/1058">LH-DM2P</a>；总进线和馈线用经互感器的<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1061">LH-TM30</a>。<a href="/newdetail/1049">LH-PM96S</a>、<a href="/newdetail/1063">LH-DA72</a>、<a href="/newdetail/1064">LH-DV96</a>属于面板显示仪表，用来看运行状态，不用于结算。</p>
<p>验收时逐台核对三件事：铭牌上的电流写法与图纸一致；互感器变比与表内设置一致；标称脉冲常数与实际一致。最后一项可以现场验证：脉冲常数400 imp/kWh的表，若负荷稳定在二次0.9 kW，每分钟应有400×0.9÷60＝6个脉冲。</p>
<p>存量表计不因标准换版而自动失效，检定与更换周期按计量管理要求执行。</p>', 0, '2024-05-17 11:00:00', '2026-11-24 10:06:59'),
(3106, 21, '新版《供电营业规则》施行，用户无功与电能质量责任再梳理', 'news/night-reactive-cover', '<p>新版《供电营业规则》自2024年6月1日起施行。规则延续了用户应当就地平衡无功、按规定配置无功补偿装置并防止向电网倒送无功的基本原则，并对电能质量干扰的治理责任作了规定。</p>
<p>“倒送无功”是近年容易被忽视的问题：夜间轻载时电缆充电功率、轻载UPS与照明电子镇流器都可能使总进线呈容性，如果电容柜仍处于投入状态，就会出现过补。</p>
<table><thead><tr><th>时段</th><th>常见状态</th><th>应当怎样</th></tr></thead><tbody><tr><td>白天满载</td><td>感性，电容全部投入</td><td>保持目标功率因数</td></tr><tr><td>午休、换班</td><td>无功骤减</td><td>按延时逐级切除</td></tr><tr><td>夜间轻载</td><td>呈容性，电容仍在投</td><td>过补闭锁，全部切除</td></tr><tr><td>夜间本身容性</td><td>电容已全切，仍倒送</td><td>SVG吸收感性无功</td></tr></tbody></table>
<figure><img src="news/night-reactive" alt="曲线图：白天吸收无功，夜间电容未退出，向电网倒送"><figcaption>夜间若有60 kvar电容没有退出，无功由吸收变为倒送。</figcaption></figure>
<ul><li>检查控制器是否具备过补闭锁</li><li>查看夜间功率因数符号与无功方向</li><li>容性无功持续存在时，用SVG或电抗器吸收</li></ul>
<h3>倒送多少才算多</h3>
<p>先估算企业自身的容性无功。10 kV电缆的充电功率可按每千米数千乏到十几千乏估计，由电缆截面决定，以制造厂电容值计算为准；0.4 kV的UPS、服务器电源、LED驱动等，轻载时每台也有几百乏到几千乏。某写字楼夜间有功60 kW，总进线容性无功45 kvar，功率因数只有60÷√(60²＋45²)＝0.80，而且方向是倒送。</p>
<p>按多地执行的功率因数调整办法，倒送的无功电量以绝对值与吸收的相加。上例每晚8小时倒送45×8＝360 kvarh，一个月约10800 kvarh；若当月有功电量10万kWh、吸收无功3万kvarh，不计倒送时功率因数约0.96，计入后变成约0.93。可见夜间问题会拉低全月的结果，具体计算以当地规定为准。</p>
<h3>怎样整改</h3>
<p>先看控制器：<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>都可以设置过补闭锁与小电流闭锁，确认目标值没有设得过高；再看手动投入的固定电容，夜间应能自动退出；电容全部退出后仍为容性，才需要<a href="/newdetail/1022">LH-SVG-M</a>连续吸收。上例选50 kvar即可把夜间功率因数恢复到接近1。</p>
<p>功率因数考核标准与结算方式请以供用电合同和当地供电企业执行口径为准。</p>', 0, '2024-06-20 10:10:00', '2026-11-24 10:06:59'),
(3107, 21, '一文读懂力调电费：功率因数从0.85提到0.95省在哪里', 'news/power-triangle-cover', '<p>力调电费全称为功率因数调整电费，依据用户当月平均功率因数与考核标准的差距，对电费进行增减。常见的考核标准有0.90、0.85与0.80三档，适用于不同容量与性质的用户。</p>
<p>月平均功率因数由有功电量与无功电量计算，因此“瞬时功率因数达标”不等于“月平均达标”。夜间轻载时虽然电流小，但若长时间容性，反向无功电量同样会计入。</p>
<table><thead><tr><th>功率因数</th><th>0.90标准时电费调整</th></tr></thead><tbody><tr><td>0.80</td><td>增收5.0%</td></tr><tr><td>0.85</td><td>增收2.5%</td></tr><tr><td>0.90</td><td>不增不减</td></tr><tr><td>0.95及以上</td><td>减收0.75%</td></tr></tbody></table>
<h3>算一个例子</h3>
<p>某用户月有功电量300000 kWh，平均功率因数0.85，对应无功电量约186000 kvarh；提高到0.95后，无功电量约98600 kvarh，即每月少从电网吸收约87000 kvarh无功。补偿容量可按平均有功功率估算：300000 kWh除以720 h约417 kW，所需补偿约417×（0.620-0.329）≈121 kvar，再考虑峰值系数选取。</p>
<figure><img src="news/power-triangle" alt="功率三角形：417 kW由0.85提高到0.95，需补偿121 kvar"><figcaption>有功417 kW不变，功率因数由0.85提高到0.95，无功由258 kvar降到137 kvar，需补偿121 kvar。</figcaption></figure>
<p>再算电费。按现行办法常见的0.90标准，0.85增收2.5%，0.95减收0.75%。若该用户每月参与调整的电费为20万元，改造前多付5000元，改造后少付1500元，每月相差6500元。121 kvar考虑峰值后取160 kvar，可用四台40 kvar的<a href="/newdetail/1001">LH-ZCS</a>组柜；有谐波的场所改用<a href="/newdetail/1011">LH-XCS-7</a>，注意它在400 V下的实际输出小于标称值。</p>
<h3>为什么装了电容还被罚</h3>
<p>常见原因有四个：控制器取样点没有包含全部负荷；三相不平衡，共补按一相取样，另两相欠补，可换成<a href="/newdetail/1004">LH-ZCF</a>或<a href="/newdetail/1005">LH-ZCH</a>；电容衰减、熔断器烧断而无人发现；夜间倒送。先把<a href="/newdetail/1046">LH-RC12</a>、<a href="/newdetail/1047">LH-RC18</a>显示的功率因数与电费单上的月平均值对一遍，相差较大就从取样点查起。</p>
<ul><li>提高功率因数可减少线路与变压器电流，降低损耗</li><li>变压器释放的视在容量可用于新增负荷</li><li>补偿投资回收期应以实际电费清单计算</li></ul>
<p>示例仅用于说明计算方法，实际电价与奖惩系数以当地执行标准为准。</p>', 0, '2024-08-16 14:20:00', '2026-11-24 10:06:59'),
(3108, 21, '变频器为什么让电容器“鼓肚子”？从并联谐振说起', 'news/parallel-resonance-cover', '<p>工厂里常见的一个场景是：新上了一批变频器，没过多久电容柜的熔断器频繁熔断，电容器外壳鼓胀。多数情况下，元凶不是电容器质量，而是谐波与并联谐振。</p>
<p>补偿电容与变压器短路电抗构成并联回路，谐振次数近似等于变压器短路容量与补偿容量之比的平方根。以1000 kVA、短路阻抗6%的变压器为例，短路容量约16.7 MVA，投入300 kvar电容时谐振次数约为7.5次，正好落在7次谐波附近。</p>
<table><thead><tr><th>投入容量（kvar）</th><th>估算谐振次数</th></tr></thead><tbody><tr><td>150</td><td>10.5</td></tr><tr><td>300</td><td>7.5</td></tr><tr><td>450</td><td>6.1</td></tr><tr><td>600</td><td>5.3</td></tr></tbody></table>
<figure><img src="news/parallel-resonance" alt="曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰"><figcaption>1000 kVA变压器（6%）与不同容量的电容并联，阻抗尖峰分别落在10.5、7.5、6.1次。</figcaption></figure>
<h3>放大了多少倍</h3>
<p>谐振次数n<sub>r</sub>＝√(S<sub>k</sub>/Q<sub>c</sub>)。不计电阻时，n次谐波流入变压器的电流是谐波源电流的1/|1－(n/n<sub>r</sub>)²|倍。300 kvar时n<sub>r</sub>≈7.5：5次为1/|1－0.45|≈1.8倍，7次为1/|1－0.88|≈8倍，11次约0.85倍。负荷电阻会压低尖峰，实际没有这么大，但足以使电容器过流。流入电容器的电流等于谐波源电流加上流入变压器的部分，所以熔断器先断。</p>
<p>这也解释了为什么“有时烧、有时不烧”：控制器投入的级数不同，谐振点随之移动，只有移到某次谐波附近时才出问题。现场把每次熔断时的投入容量记下来，往往能看出规律。</p>
<p>解决办法是在电容回路中串入电抗器，使回路在5次及以上频率呈感性，谐振点移到3次与4次之间。主要谐波为5次及以上时选7%，存在明显3次谐波时选14%。</p>
<h3>已经鼓了怎么办</h3>
<p>先停用，不要换上同样的电容继续运行。测一周谐波，确认主要次数；再按<a href="/detail/3113">电抗率三步法</a>选择<a href="/newdetail/1011">LH-XCS-7</a>或<a href="/newdetail/1012">LH-XCS-14</a>，或用<a href="/newdetail/1040">LH-DKS</a>与提高电压等级的<a href="/newdetail/1036">LH-BY</a>组成支路。谐波本身超标时，抗谐波支路只能避免放大，还需要<a href="/newdetail/1026">LH-APF-M</a>滤除。</p>
<p>估算忽略了电网与负荷阻抗，工程设计应按实际参数校核。</p>', 0, '2024-09-27 09:35:00', '2026-11-24 10:06:59'),
(3109, 21, 'GB/T 7251.1-2023实施八个月，成套补偿柜设计要注意什么', 'news/cabinet-losses-cover', '<p>GB/T 7251.1-2023《低压成套开关设备和控制设备 第1部分：总则》自2024年3月1日起实施，等同采用IEC 61439-1:2020。补偿柜作为成套设备，除满足GB/T 15576外，总则的要求同样适用。</p>
<p>补偿柜的特殊性在于热：电容器与电抗器持续发热，且投切元件集中，温升往往决定柜内最大容量。</p>
<table><thead><tr><th>发热部件</th><th>估算</th><th>300 kvar柜</th></tr></thead><tbody><tr><td>7%串联电抗器</td><td>约5 W/kvar</td><td>1500 W</td></tr><tr><td>开关、熔断器</td><td>每组约25 W，10组</td><td>250 W</td></tr><tr><td>电容器</td><td>约0.4 W/kvar</td><td>120 W</td></tr><tr><td>合计</td><td></td><td>约1.9 kW</td></tr></tbody></table>
<figure><img src="news/cabinet-losses" alt="条形图：300 kvar补偿柜发热，电抗器1500 W，开关与熔断器250 W，电容器120 W"><figcaption>300 kvar抗谐波补偿柜的发热分布：电抗器占八成。</figcaption></figure>
<ul><li>温升：按满容量投入校核，风机故障时应能降容或退出</li><li>短路：支路熔断器与柜体短时耐受能力配合</li><li>放电：断电后电容器残压与再投入间隔</li><li>防护：通风口防护等级与滤网维护</li></ul>
<h3>风量怎么估</h3>
<p>强制通风的风量可用V≈3.1×P/ΔT估算，V单位m³/h，P为发热功率（W），ΔT为允许的柜内温升（K）。上例P＝1870 W，允许温升15 K，V≈3.1×1870÷15≈386 m³/h；滤网积灰后风量可能只剩一半，因此选用标称约800 m³/h的风机，并监测柜内温度。高海拔地区空气稀薄，还要修正。</p>
<p>布置上，电抗器放在柜体上部或单独隔开，热气直接排出，不要从电容器旁边经过；进风口在下，出风口在上，两者面积相当。<a href="/newdetail/1013">LH-XCB</a>板式组件把电容、电抗、开关放在一块板上，电抗器位于上侧，就是为此。</p>
<p>风机停转时应有明确的动作：先报警，温度继续上升则逐级切除。<a href="/newdetail/1006">LH-GBJ</a>在电抗器内装温度开关，<a href="/newdetail/1021">LH-HMI7</a>集中显示各路温度与报警。出厂前按满容量投入做温升试验，或与已验证的同系列方案比较；更换了电抗率、风机或防护等级，都要重新说明。条款的准确要求以标准原文为准。</p>
<p>设计验证可采用试验、比较或评估的方法，派生规格应说明与已验证方案的差异。</p>', 0, '2024-11-13 16:00:00', '2026-11-24 10:06:59'),
(3110, 21, 'GB 20052-2024将于2月1日实施，变压器更新时别忘了同步核算补偿', 'news/transformer-reactive-cover', '<p>GB 20052-2024《电力变压器能效限定值及能效等级》将于2025年2月1日起实施。新版标准适用范围除10 kV配电变压器外，还包括新能源发电侧的相关变压器。</p>
<p>更换高能效变压器后，空载损耗与空载电流下降，变压器自身消耗的无功也随之减小；如果沿用旧的固定补偿电容，轻载时更容易过补。</p>
<table><thead><tr><th>项目</th><th>旧变压器</th><th>新变压器</th></tr></thead><tbody><tr><td>容量、短路阻抗</td><td>1000 kVA、6%</td><td>1000 kVA、6%</td></tr><tr><td>空载电流（例）</td><td>1.0%</td><td>0.2%</td></tr><tr><td>空载无功</td><td>10 kvar</td><td>2 kvar</td></tr><tr><td>20 kvar固定电容不过补的负载率</td><td>41%以上</td><td>55%以上</td></tr></tbody></table>
<figure><img src="news/transformer-reactive" alt="曲线图：新变压器空载无功由10 kvar降为2 kvar，20 kvar固定电容过补的范围变宽"><figcaption>变压器消耗的无功随负载率上升；与20 kvar固定电容的交点由41%移到55%，左侧为过补。</figcaption></figure>
<ol><li>核算新变压器的空载电流与短路阻抗</li><li>重新计算固定补偿部分，宜小不宜大</li><li>短路阻抗变化会改变谐振次数，须复核电抗率</li></ol>
<h3>公式与例子</h3>
<p>变压器消耗的无功可写成Q＝S<sub>N</sub>×(I<sub>0</sub>%＋u<sub>k</sub>%×β²)/100，β为负载率。1000 kVA、u<sub>k</sub>为6%的变压器，半载时漏抗消耗1000×6×0.25÷100＝15 kvar，满载时60 kvar；空载部分由空载电流决定。更换后空载部分由10 kvar减到2 kvar，原来20 kvar的固定电容在负载率55%以下就会向电网倒送，夜间尤其明显。表中空载电流为示例，以铭牌和试验报告为准。</p>
<p>短路阻抗变化也要复核谐振。例如阻抗由4%改为6%，短路容量由25 MVA降到16.7 MVA，投入300 kvar时谐振次数由√(25000÷300)≈9.1次移到7.5次，更靠近7次谐波。没有串电抗的旧电容柜，换变压器之前也许没有问题，换了之后却可能出现放大。</p>
<p>建议把固定部分改为可自动投切的最小一级，例如一台10（5+5）kvar的<a href="/newdetail/1001">LH-ZCS</a>；谐波场所用<a href="/newdetail/1011">LH-XCS-7</a>。新柜可按<a href="/newdetail/1006">LH-GBJ</a>重新选型，用近一年负荷曲线核对最小和最大无功。能效等级与损耗限值以标准原文为准。</p>
<p>变压器更新是重新梳理补偿方案的好时机：与其原样搬迁旧柜，不如根据近一年的负荷曲线重新选型。</p>', 0, '2025-01-15 10:30:00', '2026-11-24 10:06:59'),
(3111, 21, '分布式光伏管理新规落地，“四可”要求对计量与通信意味着什么', 'news/four-quadrant-cover', '<p>国家能源局印发的《分布式光伏发电开发建设管理办法》按自然人户用、非自然人户用、一般工商业、大型工商业四类进行管理，并对上网模式作出区分。行业普遍关注的是对新建项目“可观、可测、可调、可控”的要求。</p>
<p>落到设备层面，“可观可测”要求并网点有可靠的计量与数据通道，“可调可控”要求逆变器能接收指令并执行。</p>
<table><thead><tr><th>要求</th><th>涉及设备</th><th>常见短板</th></tr></thead><tbody><tr><td>可观</td><td>并网点采集</td><td>无通信或数据中断</td></tr><tr><td>可测</td><td>双向计量、功率因数</td><td>互感器方向错误</td></tr><tr><td>可调</td><td>逆变器、SVG</td><td>各自控制、互相冲突</td></tr><tr><td>可控</td><td>断路器、网关</td><td>控制权限与安全</td></tr></tbody></table>
<h3>四个象限怎样看</h3>
<figure><img src="news/four-quadrant" alt="四象限图：光伏企业从清晨到正午由第一象限移到第二象限"><figcaption>光伏企业一天之内由第一象限移到第二象限：有功变为上网，无功仍从电网吸收。</figcaption></figure>
<p>以“从电网流入”为正：第一象限有功、无功都流入，是普通用户；光伏大于负荷时有功变为流出，无功仍流入，进入第二象限。单向电能表在此时会停走或误记，普通控制器也会把方向判反。因此并网点和总进线都应使用能分别记录四个象限无功的电能表。</p>
<p>举例：清晨用电300 kW、吸收150 kvar；上午光伏220 kW，净用电80 kW；正午光伏420 kW，净上网120 kW，无功始终是150 kvar。三个时刻的功率因数分别为0.89、0.47、0.62，而负荷本身没有任何变化。只看功率因数会误以为设备坏了，要与方向一起看。</p>
<p>10 kV侧可用<a href="/newdetail/1062">LH-TM33</a>，0.4 kV侧可用<a href="/newdetail/1061">LH-TM30</a>或<a href="/newdetail/1048">LH-PM96E</a>；数据经<a href="/newdetail/1069">LH-GW100</a>上送，断网时本地缓存，恢复后补传。互感器方向用一个简单办法核对：夜间光伏不发电，总进线有功应为正，并网点有功应接近零；正午相反。若符号不对，先查互感器P1、P2朝向，再查二次端子。</p>
<p>对已经投运的项目，先把并网点与总进线的双向计量做准，是成本最低、见效最快的一步。项目适用要求以各地实施细则为准。</p>', 0, '2025-02-21 09:50:00', '2026-11-24 10:06:59'),
(3112, 21, '虚拟电厂指导意见发布，用户侧“可调节能力”从计量开始', 'news/adjustable-load-cover', '<p>国家发展改革委、国家能源局发布关于加快推进虚拟电厂发展的指导意见，提出到2027年全国虚拟电厂调节能力达到2000万千瓦以上，到2030年达到5000万千瓦以上。</p>
<p>虚拟电厂把分布式电源、可调节负荷、储能等资源聚合起来参与系统运行与市场交易。对工商业用户来说，参与的前提是知道自己“有多少负荷可以调、能调多久”。</p>
<table><thead><tr><th>负荷</th><th>能调多少</th><th>能调多久</th><th>注意</th></tr></thead><tbody><tr><td>空调、冷冻机</td><td>20%~40%</td><td>1~2 h</td><td>室温与湿度限值</td></tr><tr><td>充电桩</td><td>50%以上</td><td>1~4 h</td><td>车主取车时间</td></tr><tr><td>空压机、储气</td><td>10%~20%</td><td>0.5~1 h</td><td>最低气压</td></tr><tr><td>连续生产线</td><td>很少</td><td>—</td><td>不应纳入</td></tr></tbody></table>
<figure><img src="news/adjustable-load" alt="曲线图：日负荷中14时至16时可减少200 kW"><figcaption>日负荷中只有一部分能调：本例14时至16时减少200 kW，其余为不可中断负荷。</figcaption></figure>
<ul><li>分回路计量：把空调、充电、压缩空气等可调负荷单独计量</li><li>分钟级数据：响应效果评估依赖高频、连续、带时标的数据</li><li>断路器与控制接口：远程控制必须有本地确认与安全联锁</li></ul>
<h3>响应量怎样计算</h3>
<p>响应量等于基线减去实际负荷。基线一般取近几个同类工作日同一时段的平均值，具体算法由市场规则规定。设14时至16时基线平均880 kW，实际680 kW，响应功率200 kW，响应电量400 kWh。若计量点数据缺了15分钟，这一段可能按未响应处理，因此断点续传和准确时标与设备本身同样重要。</p>
<p>分回路计量可用<a href="/newdetail/1068">LH-MC12</a>，一台测12个三相回路，把空调、充电、空压分开；需要开关量配合的回路用<a href="/newdetail/1052">LH-PM96K</a>，8路输入可以接运行信号，4路继电器输出可以给出启停请求；支路远程分合用<a href="/newdetail/1072">LH-SB250M</a>，必须在现场设置就地、远方切换，并由工艺人员确认。数据由<a href="/newdetail/1069">LH-GW100</a>汇总，以1到15分钟为周期上送。</p>
<p>评估收益时要扣除三项：因调整生产造成的损失，新增计量与控制的投入，以及未达到承诺量时的考核。建议先用三个月的分回路数据做一次“纸上响应”，看看在不影响生产的前提下有多少千瓦可调，再决定是否签约。规则以当地市场文件为准。</p>
<p>计量与通信是进入虚拟电厂的“入场券”，但并不意味着所有用户都适合参与，应结合生产工艺与收益测算决定。</p>', 0, '2025-04-23 11:15:00', '2026-11-24 10:06:59'),
(3113, 21, '7%还是14%？串联电抗率选择的三步法', 'news/tuning-cover', '<p>串联电抗率的选择看似简单，现场却经常选错：写字楼里装了7%，3次谐波被放大；工厂里装了14%，容量浪费且电压偏高。下面给出一个三步法。</p>
<h3>第一步：看最低次主要谐波</h3>
<p>以实测数据为准。三相整流类负荷（变频器、直流驱动）以5、7次为主；单相整流类负荷（照明、开关电源、UPS）以3次为主。</p>
<h3>第二步：让调谐频率低于它</h3>
<table><thead><tr><th>电抗率</th><th>调谐频率</th><th>适用</th></tr></thead><tbody><tr><td>5.67%</td><td>210 Hz</td><td>5次及以上，谐波较轻</td></tr><tr><td>7%</td><td>189 Hz</td><td>5次及以上</td></tr><tr><td>14%</td><td>134 Hz</td><td>3次及以上</td></tr></tbody></table>
<figure><img src="news/tuning" alt="曲线图：7%电抗率的支路在189 Hz由容性变为感性，14%在134 Hz"><figcaption>支路电抗的零点就是调谐频率：7%在189 Hz，14%在134 Hz；零点以上呈感性，不会与电网再发生并联谐振。</figcaption></figure>
<p>调谐频率f＝50/√p：p＝0.07时为189 Hz，p＝0.14时为134 Hz。若3次谐波（150 Hz）明显，7%的支路在150 Hz仍呈容性，会把3次放大；14%的支路在150 Hz已呈感性，因此安全。反过来，只有5次以上谐波时用14%，同样的无功要更高的电容电压和更大的电抗器，投资与损耗都增加。</p>
<h3>第三步：成对选电容电压</h3>
<p>串联电抗后电容器端电压升高为系统电压除以（1-p）。400 V系统中，7%时约430 V，14%时约465 V，再叠加谐波与电网上偏差，通常分别选480 V与525 V电容器。</p>
<table><thead><tr><th>型号</th><th>标称容量</th><th>电容电压</th><th>400 V实际输出</th></tr></thead><tbody><tr><td><a href="/newdetail/1011">LH-XCS-7</a></td><td>30 kvar</td><td>480 V</td><td>22.4 kvar</td></tr><tr><td><a href="/newdetail/1012">LH-XCS-14</a></td><td>30 kvar</td><td>525 V</td><td>20.2 kvar</td></tr></tbody></table>
<p>实际输出Q＝Q<sub>N</sub>×(U/U<sub>N</sub>)²/(1－p)。30 kvar、480 V、7%：30×(400/480)²÷0.93＝22.4 kvar；30 kvar、525 V、14%：30×(400/525)²÷0.86＝20.2 kvar。按标称值直接相加，会少算四分之一以上，这是选型时最常见的错误。</p>
<p>同一母线上不宜混用不同电抗率的支路，确需混用时应校核各种组合下的谐振。</p>
<p>分立元件组柜时，<a href="/newdetail/1040">LH-DKS</a>应与<a href="/newdetail/1036">LH-BY</a>成对订货，电抗器的电感按电容器的电压和容量匹配；3次谐波与不平衡同时存在的场所用<a href="/newdetail/1014">LH-XCF</a>逐相补偿；成套厂装柜可用<a href="/newdetail/1013">LH-XCB</a>。需要真正滤除某次谐波时，用调谐更准的滤波支路，那时电容器用<a href="/newdetail/1037">LH-BYL</a>、电抗器用<a href="/newdetail/1041">LH-DKL</a>，不属于本文讨论的范围。</p>', 0, '2025-06-11 14:40:00', '2026-11-24 10:06:59'),
(3114, 21, '零碳园区建设启动，园区配电应补哪些“数据课”', 'news/metering-gap-cover', '<p>国家发展改革委、工业和信息化部、国家能源局印发《关于开展零碳园区建设的通知》（发改环资〔2025〕910号），支持有条件的地区率先建成一批零碳园区，核心指标是单位能耗碳排放。</p>
<p>碳排放核算离不开能源计量。许多园区的现状是：变电站有表、企业有表，中间环节没有表；电量有数，绿电、蒸汽、冷热没有分项。</p>
<table><thead><tr><th>层级</th><th>计量对象</th><th>核对方法</th></tr></thead><tbody><tr><td>一级</td><td>园区总进线、光伏、储能</td><td>与供电企业表计比对</td></tr><tr><td>二级</td><td>各企业关口、公共设施</td><td>分表之和与总表之差不超过3%</td></tr><tr><td>三级</td><td>车间、空调、空压、照明</td><td>与产量、面积对应</td></tr></tbody></table>
<ul><li>园区总进线、各企业关口、公共设施三级计量</li><li>光伏、储能、充电分别计量并区分方向</li><li>能耗数据带时标、可追溯、可审计</li></ul>
<h3>用差额发现问题</h3>
<p>某园区一天总进线12600 kWh，二级分表合计12150 kWh，差450 kWh，为3.6%。差额里包括变压器和线路损耗、未装表的公共照明，也可能有互感器变比设错。把差额按小时画出来：若整天均匀，多半是固定损耗或漏装；若随某个车间的班次变化，多半是那一路的变比或相序有误。这种核对只需要带时标的小时数据，不需要新增设备。</p>
<p>碳排放核算用电量乘以相应的排放因子，因子由主管部门公布并会更新，计量系统应保存电量原值，不要只保存换算结果；绿电、自发自用与外购电量要分开。储能要分别记录充电与放电，两者之差是损耗，应计入用电。</p>
<h3>点位怎样落地</h3>
<p>总进线用<a href="/newdetail/1062">LH-TM33</a>或<a href="/newdetail/1061">LH-TM30</a>，重要母线加<a href="/newdetail/1031">LH-PQM-A</a>记录电能质量；企业关口用经互感器的<a href="/newdetail/1060">LH-DM3C</a>；列头柜、配电箱回路多的地方用<a href="/newdetail/1068">LH-MC12</a>，一台测12路三相。既有建筑不便布线的用<a href="/newdetail/1067">LH-WM42</a>，经<a href="/newdetail/1070">LH-GW200</a>上传；新建配电室预留通信线，用<a href="/newdetail/1069">LH-GW100</a>汇总。每个计量点建立台账：编号、变比、位置、上级编号、安装日期，五项缺一不可。系统建成后连续运行三个月，差额稳定在约定范围内，再用于核算。指标口径以主管部门文件为准。</p>
<p>计量点规划应与供电、暖通、给排水专业同步进行，避免后期开挖与重复布线。电能质量监测可与计量点共用互感器与通信通道。</p>', 0, '2025-07-23 10:00:00', '2026-11-24 10:06:59'),
(3115, 21, '电容器加SVG：混合补偿的容量该怎么分', 'news/mixed-duty-cover', '<p>纯电容补偿便宜但有台阶、响应慢；纯SVG性能好但投资高、自身有损耗。多数场合，两者混合是更经济的选择，关键在于容量怎么分。</p>
<h3>一条实用的分法</h3>
<ol><li>从负荷曲线中找出“长期存在”的无功，交给电容器</li><li>把“快速波动”的无功，以及夜间容性无功的最大值，交给SVG</li><li>SVG容量不小于最大一级电容的容量，避免投切时出现缺口</li></ol>
<table><thead><tr><th>负荷特点</th><th>电容占比</th><th>SVG占比</th></tr></thead><tbody><tr><td>平稳</td><td>70%~80%</td><td>20%~30%</td></tr><tr><td>中等波动</td><td>50%~60%</td><td>40%~50%</td></tr><tr><td>剧烈波动或常有容性</td><td>0~30%</td><td>70%~100%</td></tr></tbody></table>
<figure><img src="news/mixed-duty" alt="示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足"><figcaption>电容器按50 kvar一级跟随缓慢变化，SVG补足台阶与快速波动之间的差额。</figcaption></figure>
<h3>算一个例子</h3>
<p>某车间一周实测：无功长期不低于150 kvar，快速波动±60 kvar，夜间最大容性40 kvar。电容取150 kvar，分三级、每级50 kvar；SVG容量取三个数中最大的一个：波动60 kvar、最大一级电容50 kvar、夜间容性40 kvar，得60 kvar，选75 kvar一台，留25%裕度。若全部用SVG，需要150＋60＝210 kvar，即三台75 kvar，投资和损耗都明显增加。</p>
<p>表中比例是方案阶段的经验范围，正式选型仍应以不少于一周的实测曲线为准，尤其要把节假日与夜间轻载时段包含进来。</p>
<p>控制上应由同一个控制器协调，SVG先响应、稳定后再由电容接替，SVG退回中间位置等待下一次波动。两套设备各自按功率因数独立控制，容易互相“打架”。</p>
<p>谐波较重时，电容支路用<a href="/newdetail/1011">LH-XCS-7</a>，并按400 V实际输出计算级差。机架式SVG选<a href="/newdetail/1022">LH-SVG-M</a>；小配电间没有位置立柜时，用壁挂的<a href="/newdetail/1024">LH-SVG-W</a>；电容支路的开关按投切频率选：每天几次用接触器<a href="/newdetail/1042">LH-QJ</a>，几十次用复合开关<a href="/newdetail/1043">LH-FK</a>或同步开关<a href="/newdetail/1044">LH-TB</a>，频繁冲击用晶闸管<a href="/newdetail/1045">LH-JK</a>。需要由SVG直接投切电容的，用<a href="/newdetail/1023">LH-SVG-MH</a>，自带12路投切输出，不必再装控制器。已有电容柜完好的，保留电容，只加SVG并改接控制线，停电时间最短。验收时看两点：功率因数曲线没有台阶，电容日投切次数比改造前明显减少。</p>', 0, '2025-09-03 09:25:00', '2026-11-24 10:06:59'),
(3116, 21, '台区三相不平衡治理：换相开关与电力电子装置怎么选', 'news/unbalance-phasors-cover', '<p>低压台区三相不平衡带来的影响包括变压器出力受限、线损增加、零线电位升高和重载相末端低电压。目前常见的治理手段有人工调相、换相开关与电力电子调节装置。</p>
<table><thead><tr><th>手段</th><th>作用位置</th><th>响应</th><th>特点</th></tr></thead><tbody><tr><td>人工调相</td><td>表箱</td><td>月度</td><td>成本低，跟不上季节变化</td></tr><tr><td>换相开关</td><td>分支/表箱前</td><td>分钟级</td><td>改善全线，无持续损耗</td></tr><tr><td>电力电子装置</td><td>变压器出口</td><td>毫秒级</td><td>效果快，不改善线路末端</td></tr></tbody></table>
<figure><img src="news/unbalance-phasors" alt="相量图：三相平衡时零线电流为0，三相120、80、60 A时零线为53 A"><figcaption>三相各87 A时零线为0；三相120、80、60 A时零线约53 A。</figcaption></figure>
<h3>不平衡带来多少损耗</h3>
<p>设三相电流120、80、60 A，功率因数相同，零线电流为√(120²＋80²＋60²－120×80－80×60－60×120)＝√2800≈53 A。若零线与相线截面相同，损耗与120²＋80²＋60²＋53²≈27200成正比；平衡后三相各87 A，为3×87²≈22500，前者多出约两成。不平衡度的定义各规程不同，本例按（最大－最小）/最大计算为50%，考核时以当地规程为准。</p>
<p>判断依据是不平衡的性质：如果一年四季都是同一相重，属于结构性不平衡，应从用户分布入手；如果一天之内重载相来回变化，属于时间性不平衡，适合用快速调节装置。</p>
<h3>装在哪里、装多大</h3>
<p>换相开关<a href="/newdetail/1030">LH-HXK</a>装在分支或表箱前，一台主控带最多24台换相单元，把重载相的单相用户换到轻载相；换相中断不超过20 ms，多数电器不受影响。<a href="/newdetail/1029">LH-SPC</a>装在变压器出口，在三相之间转移电流：上例A相多出约33 A，50 kvar机型单相可转移72 A，足够使用。出口平衡了，线路上的零线电流却没有变化，所以线路长、末端电压低的台区，优先考虑换相开关。</p>
<p>判断前先用<a href="/newdetail/1019">LH-CK300</a>记录七天的三相电流曲线：若A相始终最重，属于结构性；若上午A相重、晚上C相重，属于时间性。两种并存时，先调整用户分布，剩下的再用装置解决，容量可以小一半以上。</p>
<p>治理效果评价建议同时看三个量：变压器出口不平衡度、中性线电流、末端电压合格率，只看第一个容易高估效果。</p>', 0, '2025-10-22 15:10:00', '2026-11-24 10:06:59'),
(3117, 21, '多回路电能表有了专门国标：GB/T 17215.305-2025解读', 'news/multi-circuit-cover', '<p>GB/T 17215.305-2025《电测量设备（交流） 特殊要求 第5部分：多回路电能表》于2025年10月31日发布，自2026年5月1日起实施。标准对一台设备测量多个独立回路的电能表单独提出特殊要求。</p>
<p>多回路电能表在列头柜、充电桩群、商业分户计量中应用广泛，过去多参照单回路电能表标准设计，回路之间的影响、互感器与主机的配套关系缺少统一描述。</p>
<table><thead><tr><th>抽查</th><th>怎样做</th><th>看什么</th></tr></thead><tbody><tr><td>首回路、末回路</td><td>通额定电流10%与100%</td><td>误差是否在声明范围内</td></tr><tr><td>相邻满载</td><td>被测小电流，两侧通最大电流</td><td>误差变化是否超出允许</td></tr><tr><td>编号</td><td>逐路断开负荷</td><td>显示的回路与图纸一致</td></tr><tr><td>方向</td><td>看每路有功符号</td><td>用电回路应为正</td></tr></tbody></table>
<figure><img src="news/multi-circuit" alt="接线示意：一台主机共用电压，测量12个三相回路"><figcaption>多回路电能表共用电压，逐路测电流；验收至少抽查首路、末路和相邻满载三处。</figcaption></figure>
<ul><li>准确度：关注是否逐回路声明以及是否包含互感器</li><li>回路间影响：相邻回路大电流时误差是否变化</li><li>标识与接线：回路编号、互感器规格、公共电压接线应清晰</li></ul>
<h3>为什么会互相影响</h3>
<p>多回路表把十几只互感器集中在一起，二次线并排走线。相邻回路大电流的漏磁会在小电流回路中感应出误差，二次公共线上的压降也会串到别的回路。减小影响的办法是互感器屏蔽、二次双绞、各路单独返回。对用户来说，不必了解内部设计，只要求供应商给出“相邻回路满载时误差变化多少”。</p>
<p>电压共用也要注意：所有回路的功率都用同一组电压计算，若某些回路实际接在另一段母线上，两段电压不同，结果就会有偏差；母联断开后偏差更大。一台多回路表只接同一段母线的回路。</p>
<p>准确度的声明要看清是主机还是整套。以<a href="/newdetail/1068">LH-MC12</a>为例，主机各回路为C级（0.5S级），配0.5级互感器后整套按1级声明；选<a href="/newdetail/1075">LH-KCT</a>等其他互感器时，应按互感器等级重新核算。小电流回路互感器变比不要过大，道理与算例见<a href="/detail/3120">存量多回路表</a>一文。条款的准确内容以标准原文为准。</p>
<p>用户选型时，可以要求供应商提供回路间影响的试验数据，并在验收时抽查首回路、末回路与满载相邻回路三种情况。</p>', 0, '2025-12-08 10:50:00', '2026-11-24 10:06:59'),
(3118, 21, '充电设施快速增长与首批零碳园区公布，配电侧承载力受关注', 'news/charging-load-cover', '<p>据国家能源局2025年12月底召开的充电基础设施座谈会信息，截至2025年11月底全国累计建成充电设施1932.2万个，公共场站平均充电功率继续提升。同月，首批国家级零碳园区建设名单公布，共52个园区。</p>
<p>两条消息指向同一个问题：配电侧的承载力。大功率充电使单点负荷陡增，零碳园区则要求更高比例的就地新能源，二者叠加，对变压器、线路与电能质量都提出新要求。</p>
<table><thead><tr><th>指标</th><th>看多久</th><th>到什么程度再治理</th></tr></thead><tbody><tr><td>变压器负载率</td><td>一年</td><td>持续超过80%，先做有序充电</td></tr><tr><td>功率因数</td><td>一个月</td><td>月平均低于考核值，或夜间倒送</td></tr><tr><td>谐波电流</td><td>一周</td><td>公共连接点超出允许值</td></tr><tr><td>三相不平衡</td><td>一周</td><td>零线电流接近相电流</td></tr></tbody></table>
<figure><img src="news/charging-load" alt="曲线图：同时充电超过1000 kVA变压器容量，有序充电不超过"><figcaption>同时充电使负荷在19时超过1000 kVA变压器容量；同样的电量错开到夜间，峰值不超限。</figcaption></figure>
<ol><li>先测：变压器负载率、功率因数、谐波与不平衡的年度曲线</li><li>再调：错峰、有序充电、光伏与储能协调</li><li>后治：对确有超标的指标配置治理设备</li></ol>
<h3>有序充电能省多少容量</h3>
<p>设变压器1000 kVA，其他负荷晚间约450 kW，二十台快充桩同时使用时再加650 kW，总需求约1100 kW，已经超限。若把充电功率限制在350 kW以内，时间由三小时延长到六小时左右，电量相同，变压器不必增容。限制功率的依据是总进线的实时负荷，所以总表的数据周期应在一分钟以内。</p>
<p>充电桩满载时功率因数通常较高，待机和小功率时却呈容性，并有一定谐波。因此场站补偿不应按满载配电容，而要看夜间空闲时的容性无功：实测30 kvar容性，用50 kvar的<a href="/newdetail/1022">LH-SVG-M</a>即可双向调节；传统电容柜投不上去。谐波较大的场站用<a href="/newdetail/1028">LH-APF-G</a>集中治理。</p>
<p>每台桩的用电可用<a href="/newdetail/1068">LH-MC12</a>集中计量，12路三相，省去逐桩装表；重要场站在低压侧预留<a href="/newdetail/1034">LH-KJX-D</a>快速接入，变压器检修时接移动电源。数据与有序充电系统共用一个网关，由<a href="/newdetail/1069">LH-GW100</a>上传。</p>
<p>“先测、再调、后治”的顺序可以避免过度投资，也能让治理设备的容量更有依据。</p>', 0, '2026-01-09 09:15:00', '2026-11-24 10:06:59'),
(3119, 21, '高压自愈式并联电容器国家标准发布，6月1日实施', 'news/self-healing-cover', '<p>GB/T 47158-2026于2026年2月27日发布，自2026年6月1日起实施，适用于标称电压1000 V以上交流系统用自愈式并联电力电容器，修改采用IEC 63210:2021。</p>
<p>长期以来，自愈式技术主要用于1000 V及以下的低压电容器，高压侧以全膜油浸结构为主。高压自愈式电容器具有干式、无油的特点，标准的发布为设计、试验与选用提供了统一依据。</p>
<table><thead><tr><th>比较</th><th>自愈式（金属化膜）</th><th>全膜油浸</th></tr></thead><tbody><tr><td>击穿后</td><td>击穿点自行隔离，容量略减</td><td>元件短路，靠熔丝隔离</td></tr><tr><td>介质</td><td>干式或少油</td><td>浸渍油</td></tr><tr><td>维护</td><td>定期测容量</td><td>测容量并检查渗漏</td></tr><tr><td>标准</td><td>GB/T 47158-2026</td><td>按原有标准</td></tr></tbody></table>
<figure><img src="news/self-healing" alt="剖面示意：金属化薄膜击穿点周围金属层蒸发后绝缘恢复"><figcaption>自愈的过程：击穿点周围的金属层瞬间蒸发，绝缘恢复，其余部分继续工作。</figcaption></figure>
<ul><li>关注自愈特性与过压力保护的试验要求</li><li>关注与现有串联电抗器、放电线圈、熔断器的配合</li><li>不宜在既有装置中直接混装两类电容器</li></ul>
<h3>自愈不等于不会坏</h3>
<p>每次自愈都消耗一点金属层，容量随之减小。因此自愈式电容器的健康程度可以用容量判断：定期测量，与出厂值比较。电流法最简便，I＝ωCU，电压相同时电流减小5%，就是容量减小5%。下降到制造厂规定的限值，或三相差别明显增大，就应更换。过压力隔离是最后一道保护，动作后不能复用。</p>
<h3>电压怎么配</h3>
<p>串联电抗后电容器端电压升高。10.5 kV母线、星形接线、电抗率6%时，电容器电压为10.5÷√3÷(1－0.06)≈6.45 kV；电抗率12%时约6.89 kV。常用额定值有11/√3≈6.35 kV和12/√3≈6.93 kV，前者在6%时略高于额定电压1.6%，处于允许的长期过电压范围内，后者适合12%。具体以产品允许的长期过电压为准。</p>
<p>目前在运的高压装置，例如<a href="/newdetail/1008">LH-GYZ</a>、<a href="/newdetail/1009">LH-GYX</a>、<a href="/newdetail/1010">LH-GYJ</a>，更换电容器时应保持与原保护整定一致：熔丝、不平衡保护的定值都按原电容器特性计算，换成另一类后要重新整定，并由制造厂给出书面意见。新建装置可以从小容量、便于观察的位置开始应用，运行一年后再扩大。</p>
<p>标准适用范围与试验细节以正式文本为准，工程选用应结合运行经验逐步推进。</p>', 0, '2026-03-13 11:30:00', '2026-11-24 10:06:59'),
(3120, 21, 'GB/T 17215.305正式实施，用户该如何对待存量多回路表', 'news/ct-accuracy-cover', '<p>5月1日起，GB/T 17215.305-2025正式实施。不少用户关心：已经安装的多回路电能表是否需要更换？</p>
<p>一般而言，推荐性国家标准的实施主要影响新设计、新订货的产品，存量设备按原合同与计量管理要求继续使用；用于贸易结算的表计，其检定与更换按计量法律法规执行。</p>
<table><thead><tr><th>60 A负荷</th><th>600/5互感器</th><th>100/5互感器</th></tr></thead><tbody><tr><td>占额定电流</td><td>10%</td><td>60%</td></tr><tr><td>0.5级比差限值（插值）</td><td>约±1.25%</td><td>约±0.63%</td></tr><tr><td>二次电流</td><td>0.5 A</td><td>3 A</td></tr></tbody></table>
<h3>存量设备自查</h3>
<ol><li>核对每个回路的互感器规格、方向与槽位是否与台账一致</li><li>抽测三个回路，与标准表或钳形功率表比对</li><li>查看说明书是否给出各回路准确度与回路间影响</li></ol>
<h3>变比选大了，误差从哪里来</h3>
<figure><img src="news/ct-accuracy" alt="曲线图：0.5级互感器误差限，60 A负荷用600/5时为±1.25%，用100/5时为±0.63%"><figcaption>0.5级测量用互感器在5%、20%、100%额定电流处的比差限值为±1.5%、±0.75%、±0.5%，小电流时误差限放宽。</figcaption></figure>
<p>存量多回路表最常见的问题不是表，而是互感器变比过大：设计时按断路器额定电流选600/5，实际负荷只有60 A，长期工作在10%。按0.5级互感器的误差限插值，允许误差约±1.25%；换成100/5，负荷在60%，约±0.63%，减小一半。选变比的经验是：正常负荷落在额定电流的30%~100%，最大负荷不超过120%。</p>
<p>变比设错则是成倍的错误：互感器100/5，表内设成200/5，电量正好多一倍。核对方法是用钳形表量一次电流，与仪表显示比较，相差超过互感器与钳表误差之和就要查。互感器二次侧严禁开路，更换前先短接。</p>
<p>这两条对所有经互感器接入的仪表都适用：<a href="/newdetail/1068">LH-MC12</a>、<a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1062">LH-TM33</a>、<a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1054">LH-PM72E</a>、<a href="/newdetail/1056">LH-PM120E</a>、<a href="/newdetail/1051">LH-PM96F</a>，以及配开口互感器的<a href="/newdetail/1065">LH-WM40</a>、<a href="/newdetail/1067">LH-WM42</a>。需要更换变比又不能停电时，可用开口式<a href="/newdetail/1075">LH-KCT</a>，注意100/5、150/5为1级，200/5及以上为0.5级。</p>
<p>新项目招标时，建议直接引用新标准编号，并要求提供逐回路准确度声明。</p>', 0, '2026-05-08 10:05:00', '2026-11-24 10:06:59'),
(3121, 21, 'LoRa与4G无线仪表怎么选？从点位密度、信号与费用三方面比较', 'news/lora-4g-cover', '<p>既有建筑加装电表，最头疼的不是装表，而是拉通信线。无线仪表解决了布线问题，但选4G还是LoRa，需要结合现场情况。</p>
<table><thead><tr><th>比较项</th><th>4G直连</th><th>LoRa加网关</th></tr></thead><tbody><tr><td>点位密度</td><td>分散、每处1~3点</td><td>同一配电室数十点以上</td></tr><tr><td>通信费用</td><td>每点一张卡</td><td>每网关一张卡</td></tr><tr><td>信号</td><td>依赖运营商覆盖，地下室较弱</td><td>近距离可靠，网关放在有4G处</td></tr><tr><td>维护</td><td>单点故障不影响其他</td><td>网关故障影响一片</td></tr></tbody></table>
<figure><img src="news/lora-4g" alt="拓扑图：4G每块仪表一张卡，LoRa多块仪表经一台网关上传"><figcaption>4G每块仪表各用一张卡、直接上传；LoRa由一台网关汇集多块仪表，只用一张卡。</figcaption></figure>
<h3>用数字比较</h3>
<p>设同一配电室24个点位，每张卡每年60元。4G方式24张卡，五年7200元；LoRa方式一张卡，五年300元，另加一台网关。若24个点位分散在12处，彼此相距一两千米，每处两点，LoRa要12台网关，反而不如4G。所以先看“同一空间有几个点”，8个左右是常见的分界，具体按当时的资费和设备价格计算。</p>
<p>经验做法是：先在配电室门口与室内各测一次4G信号强度，低于-105 dBm就不建议每点直连；同一空间点位超过8个时，LoRa通常更经济。</p>
<h3>信号与数据量</h3>
<p><a href="/newdetail/1067">LH-WM42</a>与<a href="/newdetail/1053">LH-PM96W</a>的LoRa发射功率不超过50 mW，工作在470~510 MHz，单跳可视距离不小于800 m；穿过一道钢筋混凝土墙，衰减常有十几到二十几分贝，地下室隔两层楼板就可能不通，应现场实测。<a href="/newdetail/1070">LH-GW200</a>在每节点15分钟上报一次时，可接入120个节点；把周期改为1分钟，能接入的节点数相应减少，上报越频繁，碰撞越多。</p>
<p><a href="/newdetail/1065">LH-WM40</a>的4G方式可以做到1分钟上报，适合需要快速响应的回路；环保用电监测<a href="/newdetail/1066">LH-WM41</a>也用4G，直接送到平台。屏幕显示的信号强度以dBm为单位，数值越接近零越好：-85 dBm很好，-95 dBm可用，低于-105 dBm不稳定。天线引到柜外通常可以改善10 dB以上，这是最便宜的办法。两种方式可以混用，由平台统一点表。</p>
<p>无论采用哪种方式，仪表都应支持断点续传与断电上报，否则报表会因为通信抖动留下空洞。</p>', 0, '2026-07-15 14:50:00', '2026-11-24 10:06:59'),
(3122, 21, '电气火灾监控探测器新版标准备受关注，剩余电流监测现场三个常见误区', 'news/residual-current-cover', '<p>GB 14287.2规定了剩余电流式电气火灾监控探测器的要求，2026年版已列入公开标准目录，发布、实施日期与过渡要求以主管部门公告为准。与此同时，现场安装中的问题依旧反复出现。</p>
<table><thead><tr><th>误区</th><th>后果</th><th>正确做法</th></tr></thead><tbody><tr><td>PE线穿过互感器</td><td>漏电流被抵消，不报警</td><td>只穿同一回路的L1、L2、L3、N</td></tr><tr><td>中性线混用</td><td>两只探测器同时误报</td><td>逐回路核查N线归属</td></tr><tr><td>定值一刀切</td><td>误报或漏报</td><td>先记录正常值，再整定</td></tr></tbody></table>
<h3>误区一：PE线一起穿过互感器</h3>
<p>剩余电流互感器应让同一回路的相线与中性线一起穿过，PE线不得穿过，否则真实的漏电流被抵消，探测器永远不报警。</p>
<figure><img src="news/residual-current" alt="原理图：相线与中性线穿过互感器，PE线不穿过，漏电流经PE线返回"><figcaption>相线与中性线一起穿过互感器，漏电流经PE线返回，不在互感器内，因而被测出。</figcaption></figure>
<h3>误区二：中性线混用</h3>
<p>不同回路借用中性线，会使两只探测器同时误报。改造前应逐回路核查N线归属。</p>
<h3>误区三：报警值一刀切</h3>
<p>固有泄漏电流与线路长度、设备数量有关，应先记录正常运行时的数值，再设定报警值；一味调高定值等于放弃监测。</p>
<p>例如一条照明干线正常时剩余电流85 mA，若设60 mA会一直报警，设1000 mA则形同虚设。可在正常值的基础上留出裕度，设为300 mA，延时0.5 s；工程中常见的报警值在300~500 mA之间，以设计文件和标准为准。<a href="/newdetail/1076">LH-RCD300</a>的报警值在20~1000 mA内可调，延时0.1~60 s。</p>
<p>固有泄漏主要来自线路对地电容和设备的滤波电容：每台计算机、变频器都有几百微安到几毫安，几十台并在一起就是几十毫安。它随设备投入而变化，因此应在白天满负荷和夜间各记录一次。</p>
<h3>报警以后怎样查</h3>
<p>先看是突然升高还是慢慢升高：突然升高，多半是某台设备绝缘损坏，逐路断开即可找到；慢慢升高，多半是线路受潮或老化。若两个相邻回路同时报警而且数值接近，先怀疑中性线混接：断开其中一路，另一路恢复正常，就可以确认。查找时用剩余电流钳表逐段测量，比反复断电更快。末端支路可用带漏电监测的<a href="/newdetail/1071">LH-SB63</a>、<a href="/newdetail/1072">LH-SB250M</a>，把范围缩小到一个开关。</p>
<p>剩余电流监测用于预警，不能代替剩余电流保护电器的防触电作用，两者不可互相替代。</p>', 0, '2026-09-10 09:40:00', '2026-11-24 10:06:59'),
(3123, 21, '数据中心电能质量的三个现实问题：容性、谐波与零线', 'cases/case-datacenter', '<p>随着算力需求增长，数据中心的配电容量不断扩大，电能质量问题也从“有没有超标”转向“轻载时怎么办”。</p>
<table><thead><tr><th>问题</th><th>轻载时的表现</th><th>对策</th></tr></thead><tbody><tr><td>容性</td><td>总进线功率因数超前</td><td>SVG连续吸收，不投电容</td></tr><tr><td>谐波</td><td>THDi升高，电流绝对值不大</td><td>按实际负载率核算APF</td></tr><tr><td>零线</td><td>3次叠加，零线发热</td><td>列头柜逐路监测、零线测温</td></tr></tbody></table>
<ul><li>容性：服务器电源与UPS滤波电容使轻载时总体呈容性，传统电容柜完全不能投</li><li>谐波：UPS并机负载率低时，输入THDi高于满载标称值</li><li>零线：单相服务器电源的3次谐波在零线叠加，列头柜零线温升明显</li></ul>
<p>应对思路是用SVG代替电容、按实际负载率核算APF、在列头柜做到回路级监测，并对零线单独测温测流。</p>
<h3>零线为什么会比相线热</h3>
<figure><img src="news/neutral-harmonics" alt="波形图：三相电流各含30%的3次谐波，在零线中叠加为90%"><figcaption>每相含30%的3次谐波，三相的3次同相位，在零线中相加为90%。</figcaption></figure>
<p>三相的基波互差120°，在零线中抵消；3次谐波三相同相位，在零线中直接相加。每相基波100 A、3次30 A时，零线有3×30＝90 A的150 Hz电流；三相再不平衡，还要叠加基波部分。若零线按相线的一半截面选用，就会过热。四线制的<a href="/newdetail/1026">LH-APF-M</a>具有3倍相电流的中性线滤波能力，可以装在列头柜前端；楼层配电箱可用<a href="/newdetail/1027">LH-APF-W</a>。</p>
<p>THDi升高不一定超标：100 A负荷时THDi为30%，谐波约29 A；满载400 A时THDi为10%，谐波约40 A。评价要看各次谐波电流的绝对值，选APF也按电流值，不按百分数。</p>
<p>容性问题同样用绝对值判断。某机房夜间有功200 kW、容性无功120 kvar，功率因数约0.86且为超前，选两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>，随负载增长逐步由吸收转为发出。列头柜用<a href="/newdetail/1068">LH-MC12</a>测到每个回路，接头用<a href="/newdetail/1074">LH-TS20</a>测温，母线用<a href="/newdetail/1073">LH-TS10</a>取电测温。整体做法见<a href="/cm_detail/2023">列头柜监测与补偿方案</a>。</p>
<p>建设初期负载率往往只有20%~30%，如果按满载配置固定补偿，投运头两年几乎无法使用。分期投入模块化设备，按负载增长扩容，更符合数据中心的建设节奏。</p>', 0, '2026-10-12 10:30:00', '2026-11-23 23:22:11');
--> statement-breakpoint
INSERT INTO "pages" VALUES
('about', '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品系列","value":"70余个"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"factory/factory-gate","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>\n<ul><li>七大产品类、七十余个系列</li><li>从元件到成套、从现场到云端</li><li>测量—设计—制造—验收的一体化服务</li></ul>"},"rd":{"title":"研发实力","image":"factory/factory-lab","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>试验室配备电磁兼容、环境、电气安全与谐波源等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"certificates/sample-qms-0001","html":"<p>公司按照质量、环境、职业健康安全与测量管理体系要求运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>\n<p>我们把荣誉看作阶段性的记录，更看重用户现场长期稳定运行的口碑。</p>"},"philosophy":{"title":"经营理念","image":"factory/factory-showroom","html":"<p>使命：让每一度电更平衡。愿景：成为用户信赖的电能质量与能源数据伙伴。</p>\n<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>\n<p>对员工，我们提供安全的工作环境与成长通道；对客户，我们提供清晰的选型依据与及时的现场服务；对社会，我们用更少的损耗回应能源转型的要求。</p>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，24小时内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，厂区屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}'),
('cloud', '{"platform":{"title":"澜衡云能源物联网平台","image":"banners/cloud-platform","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"ui/platform-dashboard","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"ui/one-line-diagram","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"ui/power-factor","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"ui/harmonics","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"ui/barns","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"ui/street-lights","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"ui/monthly-report","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"ui/mobile-app","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}');
--> statement-breakpoint
INSERT INTO "product_categories" VALUES
(33, 670, '2026-08-07 14:30:00', 1010),
(33, 680, '2026-08-15 09:15:00', 1009),
(33, 690, '2026-08-23 12:55:00', 1008),
(33, 700, '2026-09-01 15:40:00', 1007),
(33, 710, '2026-09-09 10:25:00', 1006),
(33, 720, '2026-09-17 13:05:00', 1005),
(33, 730, '2026-09-25 16:50:00', 1004),
(33, 740, '2026-10-03 11:30:00', 1003),
(33, 750, '2026-10-11 14:15:00', 1002),
(33, 760, '2026-10-20 09:00:00', 1001),
(35, 600, '2026-06-11 09:30:00', 1017),
(35, 610, '2026-06-19 12:15:00', 1016),
(35, 620, '2026-06-27 15:55:00', 1015),
(35, 630, '2026-07-05 10:40:00', 1014),
(35, 640, '2026-07-14 13:20:00', 1013),
(35, 650, '2026-07-22 16:05:00', 1012),
(35, 660, '2026-07-30 11:50:00', 1011),
(37, 600, '2026-06-11 09:30:00', 1017),
(37, 610, '2026-06-19 12:15:00', 1016),
(37, 620, '2026-06-27 15:55:00', 1015),
(39, 560, '2026-05-09 13:40:00', 1021),
(39, 570, '2026-05-17 16:20:00', 1020),
(39, 580, '2026-05-26 11:05:00', 1019),
(39, 590, '2026-06-03 14:45:00', 1018),
(41, 420, '2026-01-15 11:35:00', 1035),
(41, 430, '2026-01-23 14:20:00', 1034),
(41, 440, '2026-01-31 09:00:00', 1033),
(41, 450, '2026-02-08 12:45:00', 1032),
(41, 460, '2026-02-17 15:30:00', 1031),
(41, 470, '2026-02-25 10:10:00', 1030),
(41, 480, '2026-03-05 13:55:00', 1029),
(41, 490, '2026-03-13 16:35:00', 1028),
(41, 500, '2026-03-21 11:20:00', 1027),
(41, 510, '2026-03-29 14:05:00', 1026),
(41, 520, '2026-04-07 09:45:00', 1025),
(41, 530, '2026-04-15 12:30:00', 1024),
(41, 540, '2026-04-23 15:10:00', 1023),
(41, 550, '2026-05-01 10:55:00', 1022),
(43, 300, '2025-10-09 15:00:00', 1047),
(43, 310, '2025-10-17 10:45:00', 1046),
(43, 320, '2025-10-25 13:25:00', 1045),
(43, 330, '2025-11-02 16:10:00', 1044),
(43, 340, '2025-11-11 11:50:00', 1043),
(43, 350, '2025-11-19 14:35:00', 1042),
(43, 360, '2025-11-27 09:20:00', 1041),
(43, 370, '2025-12-05 12:00:00', 1040),
(43, 380, '2025-12-13 15:45:00', 1039),
(43, 390, '2025-12-21 10:25:00', 1038),
(43, 400, '2025-12-30 13:10:00', 1037),
(43, 410, '2026-01-07 16:55:00', 1036),
(45, 470, '2026-02-25 10:10:00', 1030),
(45, 480, '2026-03-05 13:55:00', 1029),
(47, 670, '2026-08-07 14:30:00', 1010),
(47, 680, '2026-08-15 09:15:00', 1009),
(47, 690, '2026-08-23 12:55:00', 1008),
(49, 90, '2025-04-20 16:55:00', 1068),
(49, 100, '2025-04-29 11:40:00', 1067),
(49, 110, '2025-05-07 14:25:00', 1066),
(49, 120, '2025-05-15 09:05:00', 1065),
(49, 130, '2025-05-23 12:50:00', 1064),
(49, 140, '2025-05-31 15:30:00', 1063),
(49, 150, '2025-06-08 10:15:00', 1062),
(49, 160, '2025-06-17 13:00:00', 1061),
(49, 170, '2025-06-25 16:40:00', 1060),
(49, 180, '2025-07-03 11:25:00', 1059),
(49, 190, '2025-07-11 14:05:00', 1058),
(49, 200, '2025-07-19 09:50:00', 1057),
(49, 210, '2025-07-27 12:35:00', 1056),
(49, 220, '2025-08-05 15:15:00', 1055),
(49, 230, '2025-08-13 10:00:00', 1054),
(49, 240, '2025-08-21 13:40:00', 1053),
(49, 250, '2025-08-29 16:25:00', 1052),
(49, 260, '2025-09-06 11:10:00', 1051),
(49, 270, '2025-09-14 14:50:00', 1050),
(49, 280, '2025-09-23 09:35:00', 1049),
(49, 290, '2025-10-01 12:15:00', 1048),
(51, 420, '2026-01-15 11:35:00', 1035),
(51, 430, '2026-01-23 14:20:00', 1034),
(51, 440, '2026-01-31 09:00:00', 1033),
(122, 10, '2025-02-14 16:15:00', 1076),
(122, 20, '2025-02-22 11:55:00', 1075),
(122, 30, '2025-03-02 14:40:00', 1074),
(122, 40, '2025-03-11 09:20:00', 1073),
(122, 50, '2025-03-19 12:05:00', 1072),
(122, 60, '2025-03-27 15:50:00', 1071),
(122, 70, '2025-04-04 10:30:00', 1070),
(122, 80, '2025-04-12 13:15:00', 1069),
(139, 210, '2025-07-27 12:35:00', 1056),
(139, 220, '2025-08-05 15:15:00', 1055),
(139, 230, '2025-08-13 10:00:00', 1054),
(139, 240, '2025-08-21 13:40:00', 1053),
(139, 250, '2025-08-29 16:25:00', 1052),
(139, 260, '2025-09-06 11:10:00', 1051),
(139, 270, '2025-09-14 14:50:00', 1050),
(139, 280, '2025-09-23 09:35:00', 1049),
(139, 290, '2025-10-01 12:15:00', 1048),
(201, 720, '2026-09-17 13:05:00', 1005),
(201, 730, '2026-09-25 16:50:00', 1004),
(201, 740, '2026-10-03 11:30:00', 1003),
(201, 750, '2026-10-11 14:15:00', 1002);
--> statement-breakpoint
INSERT INTO "product_categories" VALUES
(201, 760, '2026-10-20 09:00:00', 1001),
(202, 740, '2026-10-03 11:30:00', 1003),
(202, 750, '2026-10-11 14:15:00', 1002),
(202, 760, '2026-10-20 09:00:00', 1001),
(203, 730, '2026-09-25 16:50:00', 1004),
(204, 720, '2026-09-17 13:05:00', 1005),
(205, 700, '2026-09-01 15:40:00', 1007),
(205, 710, '2026-09-09 10:25:00', 1006),
(206, 710, '2026-09-09 10:25:00', 1006),
(207, 700, '2026-09-01 15:40:00', 1007),
(208, 690, '2026-08-23 12:55:00', 1008),
(209, 670, '2026-08-07 14:30:00', 1010),
(209, 680, '2026-08-15 09:15:00', 1009),
(210, 630, '2026-07-05 10:40:00', 1014),
(210, 640, '2026-07-14 13:20:00', 1013),
(210, 650, '2026-07-22 16:05:00', 1012),
(210, 660, '2026-07-30 11:50:00', 1011),
(211, 640, '2026-07-14 13:20:00', 1013),
(211, 650, '2026-07-22 16:05:00', 1012),
(211, 660, '2026-07-30 11:50:00', 1011),
(212, 630, '2026-07-05 10:40:00', 1014),
(213, 610, '2026-06-19 12:15:00', 1016),
(213, 620, '2026-06-27 15:55:00', 1015),
(214, 600, '2026-06-11 09:30:00', 1017),
(215, 570, '2026-05-17 16:20:00', 1020),
(215, 580, '2026-05-26 11:05:00', 1019),
(215, 590, '2026-06-03 14:45:00', 1018),
(216, 590, '2026-06-03 14:45:00', 1018),
(217, 570, '2026-05-17 16:20:00', 1020),
(217, 580, '2026-05-26 11:05:00', 1019),
(218, 560, '2026-05-09 13:40:00', 1021),
(219, 560, '2026-05-09 13:40:00', 1021),
(220, 520, '2026-04-07 09:45:00', 1025),
(220, 530, '2026-04-15 12:30:00', 1024),
(220, 540, '2026-04-23 15:10:00', 1023),
(220, 550, '2026-05-01 10:55:00', 1022),
(221, 540, '2026-04-23 15:10:00', 1023),
(221, 550, '2026-05-01 10:55:00', 1022),
(222, 520, '2026-04-07 09:45:00', 1025),
(222, 530, '2026-04-15 12:30:00', 1024),
(223, 490, '2026-03-13 16:35:00', 1028),
(223, 500, '2026-03-21 11:20:00', 1027),
(223, 510, '2026-03-29 14:05:00', 1026),
(224, 500, '2026-03-21 11:20:00', 1027),
(224, 510, '2026-03-29 14:05:00', 1026),
(225, 490, '2026-03-13 16:35:00', 1028),
(226, 480, '2026-03-05 13:55:00', 1029),
(227, 470, '2026-02-25 10:10:00', 1030),
(228, 450, '2026-02-08 12:45:00', 1032),
(228, 460, '2026-02-17 15:30:00', 1031),
(229, 450, '2026-02-08 12:45:00', 1032),
(229, 460, '2026-02-17 15:30:00', 1031),
(230, 430, '2026-01-23 14:20:00', 1034),
(230, 440, '2026-01-31 09:00:00', 1033),
(231, 420, '2026-01-15 11:35:00', 1035),
(232, 380, '2025-12-13 15:45:00', 1039),
(232, 390, '2025-12-21 10:25:00', 1038),
(232, 400, '2025-12-30 13:10:00', 1037),
(232, 410, '2026-01-07 16:55:00', 1036),
(233, 400, '2025-12-30 13:10:00', 1037),
(233, 410, '2026-01-07 16:55:00', 1036),
(234, 380, '2025-12-13 15:45:00', 1039),
(234, 390, '2025-12-21 10:25:00', 1038),
(235, 360, '2025-11-27 09:20:00', 1041),
(235, 370, '2025-12-05 12:00:00', 1040),
(236, 370, '2025-12-05 12:00:00', 1040),
(237, 360, '2025-11-27 09:20:00', 1041),
(238, 320, '2025-10-25 13:25:00', 1045),
(238, 330, '2025-11-02 16:10:00', 1044),
(238, 340, '2025-11-11 11:50:00', 1043),
(238, 350, '2025-11-19 14:35:00', 1042),
(239, 350, '2025-11-19 14:35:00', 1042),
(240, 330, '2025-11-02 16:10:00', 1044),
(240, 340, '2025-11-11 11:50:00', 1043),
(241, 320, '2025-10-25 13:25:00', 1045),
(242, 300, '2025-10-09 15:00:00', 1047),
(242, 310, '2025-10-17 10:45:00', 1046),
(243, 310, '2025-10-17 10:45:00', 1046),
(244, 300, '2025-10-09 15:00:00', 1047),
(245, 240, '2025-08-21 13:40:00', 1053),
(245, 250, '2025-08-29 16:25:00', 1052),
(245, 260, '2025-09-06 11:10:00', 1051),
(245, 270, '2025-09-14 14:50:00', 1050),
(245, 280, '2025-09-23 09:35:00', 1049),
(245, 290, '2025-10-01 12:15:00', 1048),
(246, 220, '2025-08-05 15:15:00', 1055),
(246, 230, '2025-08-13 10:00:00', 1054),
(247, 210, '2025-07-27 12:35:00', 1056),
(248, 170, '2025-06-25 16:40:00', 1060),
(248, 180, '2025-07-03 11:25:00', 1059),
(248, 190, '2025-07-11 14:05:00', 1058),
(248, 200, '2025-07-19 09:50:00', 1057),
(249, 190, '2025-07-11 14:05:00', 1058),
(249, 200, '2025-07-19 09:50:00', 1057),
(250, 170, '2025-06-25 16:40:00', 1060),
(250, 180, '2025-07-03 11:25:00', 1059),
(251, 150, '2025-06-08 10:15:00', 1062),
(251, 160, '2025-06-17 13:00:00', 1061),
(252, 150, '2025-06-08 10:15:00', 1062),
(252, 160, '2025-06-17 13:00:00', 1061);
--> statement-breakpoint
INSERT INTO "product_categories" VALUES
(253, 130, '2025-05-23 12:50:00', 1064),
(253, 140, '2025-05-31 15:30:00', 1063),
(254, 130, '2025-05-23 12:50:00', 1064),
(254, 140, '2025-05-31 15:30:00', 1063),
(255, 100, '2025-04-29 11:40:00', 1067),
(255, 110, '2025-05-07 14:25:00', 1066),
(255, 120, '2025-05-15 09:05:00', 1065),
(256, 110, '2025-05-07 14:25:00', 1066),
(256, 120, '2025-05-15 09:05:00', 1065),
(257, 100, '2025-04-29 11:40:00', 1067),
(258, 90, '2025-04-20 16:55:00', 1068),
(259, 90, '2025-04-20 16:55:00', 1068),
(260, 70, '2025-04-04 10:30:00', 1070),
(260, 80, '2025-04-12 13:15:00', 1069),
(261, 80, '2025-04-12 13:15:00', 1069),
(262, 70, '2025-04-04 10:30:00', 1070),
(263, 50, '2025-03-19 12:05:00', 1072),
(263, 60, '2025-03-27 15:50:00', 1071),
(264, 60, '2025-03-27 15:50:00', 1071),
(265, 50, '2025-03-19 12:05:00', 1072),
(266, 10, '2025-02-14 16:15:00', 1076),
(266, 20, '2025-02-22 11:55:00', 1075),
(266, 30, '2025-03-02 14:40:00', 1074),
(266, 40, '2025-03-11 09:20:00', 1073),
(267, 30, '2025-03-02 14:40:00', 1074),
(267, 40, '2025-03-11 09:20:00', 1073),
(268, 20, '2025-02-22 11:55:00', 1075),
(269, 10, '2025-02-14 16:15:00', 1076);
--> statement-breakpoint
INSERT INTO "products" VALUES
(1001, 202, '共补型智能集成电容器', 'LH-ZCS', 'LH-ZCS/450-20+10', 'GB/T 15576,GB/T 12747.1,GB/T 29312', 'products/lh-zcs-1,products/lh-zcs-2,products/lh-zcs-3', '机身128×64点阵LCD，显示两路投切状态、电流、体内温度、投切次数与故障代码', '三相共补、过零投切、40台自动组网的智能集成电容器，单台最大40 kvar。', '外接集中显示单元、备用RS485口、+60 ℃高温型', '395 mm×80 mm×(310~350) mm（深×宽×高，视容量）', '无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm', '导轨支架或安装梁立式安装，相邻单元间距不小于20 mm', '395 mm（另留母线接线空间100 mm）', '0.4 kV配电室、箱变低压室的三相动力负荷集中补偿', '<h3>产品概述</h3>
<p>LH-ZCS把两组三相自愈式电容器、两套过零投切开关、微型断路器与测控单元装在80 mm宽的机壳内，每台可独立投切两档容量。多台用网线级联后自动推举主机，按“循环投切、容量匹配”的原则统一调度。</p>
<p>与接触器加控制器的传统方案相比，一面800 mm宽的柜体可安装的容量提高约40%，柜内二次线减少到只剩一组取样线和一根网线。</p>
<h3>功能特点</h3>
<ul><li>合闸在电压过零点、分闸在电流过零点，合闸涌流不大于2.5倍额定电流</li><li>过压、欠压、过流、缺相、过温、容量衰减六类保护，故障路单独退出</li><li>两路可设同容量或2:1容量，单台即可形成三级补偿</li><li>自带微型断路器，单台可独立退出，不影响同柜其他单元；拆装前先断开上级，验电、放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS/450-20+10</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>本品为三相三线接入，A、B、C经自带微断接至电容柜母线；级联口用直通网线依次连接。</p>
<h3>接线要点</h3>
<ol><li>在断电并验电后，将A、B、C三相导线接入顶部微断端子，导线截面按1.5倍额定电流选取（40 kvar建议不小于25 mm²）。</li><li>取样互感器装在总进线A相、电容柜电源侧，二次接至集中测控装置或第一台的取样端子，电压取B、C相线电压。</li><li>用直通网线把各台的“网络1/网络2”口首尾级联，最后一台不需终端电阻。</li><li>上电后等待约30 s，面板显示主从机身份，核对台数与容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', 760, '2026-10-20 09:00:00', '2026-11-24 10:06:59'),
(1002, 202, '重载型共补智能集成电容器', 'LH-ZCS-G', 'LH-ZCS-G/480-25+25', 'GB/T 15576,GB/T 12747.1,GB/T 29312', 'products/lh-zcs-g-1,products/lh-zcs-g-2,products/lh-zcs-g-3', '机身段码LCD加三色状态灯，远处可辨投切与告警', '480 V加强绝缘、耐1.5倍过流的重载型共补单元，用于电压偏高或轻微谐波场所。', '防潮涂覆、+65 ℃高温型、独立温度输出4~20 mA', '420 mm×90 mm×370 mm（深×宽×高）', '无需面板开孔；安装孔4×φ7，孔距400 mm×60 mm', '安装梁立式安装，柜内须强制通风', '420 mm', '夜间电压偏高的工厂、矿山配电室及厂区末端变电所', '<h3>产品概述</h3>
<p>LH-ZCS-G针对系统电压长期处于上偏差、夜间轻载电压超过430 V的现场，电容器额定电压提高到480 V，薄膜厚度与喷金工艺加强，允许1.5倍额定电流持续运行。</p>
<p>因额定电压高于系统电压，400 V下实际输出约为标称容量的69%，选型时须按输出容量折算。</p>
<h3>功能特点</h3>
<ul><li>电容器芯组采用方阻渐变金属化膜，边缘加厚提高喷金接触可靠性</li><li>投切开关采用大电流磁保持继电器，导通压降小，长期运行温升低</li><li>每日自动计算等效容量，衰减超过10%提示更换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCS-G/480-25+25</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>接线方式与LH-ZCS相同，但主回路导线与断路器应按1.5倍额定电流校核。</p>
<h3>接线要点</h3>
<ol><li>50 kvar单元单路额定电流约30 A，进线导线建议不小于35 mm²。</li><li>夜间电压偏高的系统，应把过压保护定值设为440 V、回差8 V，避免反复投退。</li><li>若与普通450 V单元混装，须在参数中分别登记容量与电压等级。</li></ol>
<h3>端子定义</h3>
{{端子}}', 750, '2026-10-11 14:15:00', '2026-11-24 10:06:59'),
(1003, 202, '抽屉式智能电容模块', 'LH-ZCM', 'LH-ZCM/450-30', 'GB/T 15576,GB/T 7251.1,GB/T 12747.1', 'products/lh-zcm-1,products/lh-zcm-2,products/lh-zcm-3', '面板7段数码管加LED光带，光带亮度随容量利用率变化', '抽插结构、母线夹自动对接的模块化共补电容，带电抽出不停柜。', '机械编码防误插、第二通信口、独立计数清零钥匙', '430 mm×200 mm×178 mm（深×宽×高，约4U）', '柜体预制滑轨开档205 mm×185 mm', '滑轨抽插安装，前面板两只快拧螺钉锁紧', '430 mm（滑轨全行程600 mm）', '数据中心、医院等不允许整柜停电检修的补偿柜', '<h3>产品概述</h3>
<p>LH-ZCM把智能电容单元做成标准抽屉，主回路采用镀银母线夹，抽出行程内先断主回路后断通信，更换一台模块只需约2 min。</p>
<p>面板LED光带以颜色和亮度指示该模块容量利用率，巡检人员在柜门外即可判断哪一路老化最快。</p>
<h3>功能特点</h3>
<ul><li>主触头先合后分的防误操作机械联锁</li><li>母线夹额定电流160 A，温升不超过50 K</li><li>模块自带身份码，插入任意槽位自动识别容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCM/450-30</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>柜体侧已预制母线与二次插座，现场只做柜间总线级联。</p>
<h3>接线要点</h3>
<ol><li>确认柜体母线夹插座与模块电压、容量等级一致。</li><li>模块未锁紧前不得投切，锁紧指示灯变绿后方可投运。</li><li>抽出前在面板按“退出”键，待放电指示熄灭再拔出。</li></ol>
<h3>端子定义</h3>
{{端子}}', 740, '2026-10-03 11:30:00', '2026-11-24 10:06:59'),
(1004, 203, '分补型智能集成电容器', 'LH-ZCF', 'LH-ZCF/250-20', 'GB/T 15576,GB/T 12747.1,GB/T 29312', 'products/lh-zcf-1,products/lh-zcf-2,products/lh-zcf-3', 'LCD分三列显示A、B、C相投切状态与每相功率因数', '三相独立投切的分补智能电容，逐相补足无功，抑制不平衡带来的过补。', '每相容量可订不同值、中性线电流监测', '395 mm×80 mm×(330~390) mm（深×宽×高）', '无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm', '立式安装，中性线端子朝向操作侧', '395 mm', '以照明、办公、商业用电为主的三相不平衡配电系统', '<h3>产品概述</h3>
<p>LH-ZCF内部为三只250 V单相电容器，Y接并引出中性线，每相独立投切，避免了共补方案在不平衡系统中“一相欠补、一相过补”的问题。</p>
<p>建议分补容量占总补偿容量的30%~40%，与LH-ZCS组成混合系统。</p>
<h3>功能特点</h3>
<ul><li>每相单独测量电流与功率因数，投切互不影响</li><li>中性线电流实时监测，异常时告警</li><li>单相电容器故障只退出该相，其余两相继续运行</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCF/250-20</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接入，中性线必须可靠连接，不允许与保护线合用。</p>
<h3>接线要点</h3>
<ol><li>A、B、C、N经4P微断接入，N线截面与相线相同。</li><li>三相电流互感器变比须一致，二次分别接入IA、IB、IC，公共端接地。</li><li>接线后核对：负荷为感性时三相功率因数均应为滞后，若某一相显示超前，说明该相电流极性接反。</li></ol>
<h3>端子定义</h3>
{{端子}}', 730, '2026-09-25 16:50:00', '2026-11-24 10:06:59'),
(1005, 204, '混补型智能电容补偿单元', 'LH-ZCH', 'LH-ZCH/120-0.6', 'GB/T 15576,GB/T 7251.1,GB/T 12747.1', 'products/lh-zch-1,products/lh-zch-2,products/lh-zch-3', '5英寸彩色触摸屏，一次图动态显示各路容量与功率因数', '共补加分补一体调度的整机，工厂按比例配好容量，到场即用。', '4G通信、柜内温湿度与风机控制、SVG联动口', '600 mm×400 mm×900 mm（宽×深×高，挂墙整机）', '壁挂四孔φ12，孔距540 mm×820 mm；面板无需开孔', '壁挂或落地支架安装', '400 mm', '中小型商业综合体、学校、物业配电间的整体补偿改造', '<h3>产品概述</h3>
<p>LH-ZCH把分补与共补单元、测控装置、进线隔离开关与浪涌保护装配在一个箱体里，接上三相五线与互感器二次即可运行，适合没有补偿柜的老旧配电间。</p>
<p>测控装置先用分补把三相功率因数拉到同一水平，再用共补补足总量，投切次序由容量与累计运行时间共同决定。</p>
<h3>功能特点</h3>
<ul><li>出厂按60%共补加40%分补配置，可按实测调整比例</li><li>预留SVG联动接点，后期可加装30~50 kvar SVG</li><li>进线带隔离开关与C级浪涌保护器</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-ZCH/120-0.6</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>三相五线进线；电流互感器装于总进线，二次经试验端子接入。</p>
<h3>接线要点</h3>
<ol><li>进线电缆从下部进入，PE与箱体接地端子截面不小于16 mm²。</li><li>三只互感器同相、同极性，二次导线不小于2.5 mm²（铜），单点接地。</li><li>首次投运先设为手动，逐路投切并核对电流方向，再转自动。</li></ol>
<h3>端子定义</h3>
{{端子}}', 720, '2026-09-17 13:05:00', '2026-11-24 10:06:59'),
(1006, 206, '低压智能无功补偿柜', 'LH-GBJ', 'LH-GBJ/240-6-S', 'GB/T 15576,GB/T 7251.1,GB/T 7251.8,GB/T 12325', 'products/lh-gbj-1,products/lh-gbj-2,products/lh-gbj-3', '柜面7英寸彩色触摸屏，一次图、曲线与告警集中显示', '按变压器容量定制的户内低压智能补偿柜，单柜最大400 kvar。', '谐波抑制回路、SVG混合、烟感与门禁、电容温度无线监测', '800 mm×800 mm×2200 mm（宽×深×高，可按并柜尺寸定制）', '柜体落地安装，底框四孔φ14，孔距700 mm×700 mm；面板自带，无需现场开孔', '落地并柜安装，与低压柜母排搭接', '800 mm', '新建与改造项目的低压配电室', '<h3>产品概述</h3>
<p>LH-GBJ以智能集成电容器为基本单元，柜内设进线隔离、测控触摸屏与强制风冷风道，电容单元抽装，单台退出不影响其余各路。</p>
<p>标准方案给出250、315、400、500、630、800、1000、1250 kVA变压器对应的容量表，特殊负荷按实测定制。</p>
<h3>功能特点</h3>
<ul><li>立式风道，进风在下、出风在顶，风机按柜内温度分级启停</li><li>母排镀锡并加热缩套，接头预留测温点</li><li>柜内布线采用端子编号加二维码，现场扫码看图</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GBJ/240-6-S</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li><li>GB/T 12325《电能质量 供电电压偏差》</li></ul>', '<h3>接线说明</h3>
<p>进线自母排，出线无；电流取样来自总进线互感器。</p>
<h3>接线要点</h3>
<ol><li>并柜后核对母排相序与颜色（A黄、B绿、C红），螺栓力矩按母排图执行。</li><li>取样互感器装在电容柜电源侧的总进线上，严禁装在电容柜与母线之间。</li><li>并柜接地排与低压柜接地排连通，接地电阻按设计要求复测。</li></ol>
<h3>端子定义</h3>
{{端子}}', 710, '2026-09-09 10:25:00', '2026-11-24 10:06:59'),
(1007, 207, '户外低压无功补偿箱', 'LH-JPB', 'LH-JPB/120-H-4G', 'GB/T 15576,GB/T 4208,GB/T 7251.1', 'products/lh-jpb-1,products/lh-jpb-2,products/lh-jpb-3', '箱门内LCD，开门可见各路状态，箱外设两只告警指示灯', '台区与箱变用的户外无功补偿箱，IP44、共分补组合、4G回传。', '4G与北斗对时、双锁加二次锁、除湿装置、SPC不平衡单元', '700 mm×450 mm×1000 mm（宽×深×高，柱上型）', '柱上型抱箍间距600 mm；落地型底座四孔φ14，孔距650 mm×350 mm', '柱上台架安装或落地基座安装', '450 mm', '10/0.4 kV柱上变台、箱式变电站外置补偿、小区台区', '<h3>产品概述</h3>
<p>LH-JPB采用304不锈钢箱体，双层百叶加防虫网，内部电容单元自成模块，适配台区常见的60~180 kvar容量段。</p>
<p>带4G回传的型号每15 min上送一次电压、电流、功率因数与投切记录，供台区经理远程判断运行状况。</p>
<h3>功能特点</h3>
<ul><li>自动闭锁：电压越上限或谐波越限时闭锁投入并告警</li><li>箱内温湿度联动排风与加热除湿</li><li>二次锁与门磁，异常开箱推送</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-JPB/120-H-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>三相四线架空或电缆进线，箱内已做相序标识。</p>
<h3>接线要点</h3>
<ol><li>箱体底部进线孔加防水接头，电缆弯曲半径不小于6倍外径。</li><li>避雷器与接地引下线按台架设计，接地电阻不大于4 Ω（与变压器共用时）。</li><li>4G型须检查信号强度，低于-105 dBm时加装外置天线。</li></ol>
<h3>端子定义</h3>
{{端子}}', 700, '2026-09-01 15:40:00', '2026-11-24 10:06:59'),
(1008, 208, '高压自动无功补偿成套装置', 'LH-GYZ', 'LH-GYZ/10-3×600-6%', 'GB/T 11024.1,GB 50227,DL/T 604', 'products/lh-gyz-1,products/lh-gyz-2,products/lh-gyz-3', '控制柜10英寸触摸屏，母线一次图、各组电流与事件SOE', '10 kV母线集中补偿，1~8组自动投切、九区图控制的高压成套装置。', '远方投退与定值召唤、IEC 60870-5-104、门禁闭锁', '单组柜1200 mm×1200 mm×2300 mm（宽×深×高）', '柜体落地，基础槽钢；无现场开孔', '户内高压室落地安装，可与高压开关柜并列', '1200 mm', '35/10 kV变电站10 kV母线、厂矿高压配电室', '<h3>产品概述</h3>
<p>LH-GYZ由进线隔离、真空接触器、串联电抗器、电容器组、放电线圈、氧化锌避雷器与综合控制保护装置组成，控制器按母线电压和无功功率两维判据投切。</p>
<p>电抗率按系统谐波情况在1%、5%、6%、12%中选取，交付前做谐振校核计算书。</p>
<h3>功能特点</h3>
<ul><li>每组独立过流、过压、欠压、开口三角（零序）与外熔丝保护</li><li>电压优先、无功其次，投切间隔可设，避免振荡</li><li>放电线圈与电容器直接并联，断电后残压迅速下降</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYZ/10-3×600-6%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li><li>DL/T 604《高压并联电容器装置使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>10 kV三相三线接入母线，二次接至变电站控制室。</p>
<h3>接线要点</h3>
<ol><li>投运前按三相电容值配平，任意两线路端子间电容的最大值与最小值之比不大于1.02。</li><li>放电线圈一次侧直接并接在电容器两端，中间不得串接开关或熔断器。</li><li>互感器二次与电压互感器二次单点接地，核对极性后再投保护。</li></ol>
<h3>端子定义</h3>
{{端子}}', 690, '2026-08-23 12:55:00', '2026-11-24 10:06:59'),
(1009, 209, '10 kV线路柱上无功补偿装置', 'LH-GYX', 'LH-GYX/10-300-A', 'GB/T 11024.1,GB 50227', 'products/lh-gyx-1,products/lh-gyx-2,products/lh-gyx-3', '地面可视指示器，运行与故障灯，遥控器近距离查看', '安装在10 kV线路电杆上的固定加自动补偿装置，定时或电压控制投退。', '4G遥信、GPS/北斗对时、太阳能辅助电源', '框架1600 mm×900 mm×1400 mm（宽×深×高）', '杆上抱箍安装，双杆间距2.5 m；无开孔', '双杆台架或单杆支架安装', '900 mm', '负荷分散、线路较长的10 kV农网与郊区线路', '<h3>产品概述</h3>
<p>长线路末端电压偏低、线损偏高时，在负荷重心处装设LH-GYX可就地提供无功，减小线路无功电流。</p>
<p>自动型按电压上下限与时间表投退，固定型长期投入，一条线路常采用固定加自动的组合。</p>
<h3>功能特点</h3>
<ul><li>真空开关与永磁操作机构，操作功耗低，适合杆上小容量电源</li><li>过压、欠压、缺相与涌流保护齐全</li><li>带放电线圈，退出后5 min内可靠放电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYX/10-300-A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', '<h3>接线说明</h3>
<p>跌落式熔断器与避雷器在电源侧，装置通过绝缘导线接入线路。</p>
<h3>接线要点</h3>
<ol><li>安装点宜选在距线路首端2/3处或负荷重心，按线路无功负荷的1/3配置。</li><li>台架对地距离按设计规程，操作机构朝向巡视道路。</li><li>投运后观察24 h，若夜间电压超上限须改为定时退出。</li></ol>
<h3>端子定义</h3>
{{端子}}', 680, '2026-08-15 09:15:00', '2026-11-24 10:06:59'),
(1010, 209, '高压电动机就地补偿柜', 'LH-GYJ', 'LH-GYJ/10-300', 'GB/T 11024.1,GB 50227', 'products/lh-gyj-1,products/lh-gyj-2,products/lh-gyj-3', '柜面仪表与指示灯，配LH-PM96E显示', '与6/10 kV电动机同投同退的就地补偿柜，随机补偿、减小电缆电流。', '联锁接点、柜内照明与加热、温度监测', '1000 mm×1100 mm×2000 mm（宽×深×高）', '柜体落地，电缆下进下出', '紧靠电动机启动柜安装', '1100 mm', '水泵、风机、磨机等长期运行的高压电动机', '<h3>产品概述</h3>
<p>就地补偿电容与电动机并联、由同一断路器控制，可减少供电电缆与变压器的无功电流，特别适合容量大、运行时间长、距离变电所远的电动机。</p>
<p>为防止自励磁，补偿容量一般不超过电动机空载励磁无功的90%，交付前提供容量校核表。</p>
<h3>功能特点</h3>
<ul><li>避免独立投切，无谐振与过补风险</li><li>柜内真空接触器与熔断器组合保护</li><li>可与变频器配合（变频运行时闭锁投入）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GYJ/10-300</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11024.1《标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则》</li><li>GB 50227《并联电容器装置设计规范》</li></ul>', '<h3>接线说明</h3>
<p>与电动机并联，接于启动柜负荷侧。</p>
<h3>接线要点</h3>
<ol><li>变频启动的电动机须在工频旁路投入后再投电容。</li><li>核对相序与同期，接线端子按力矩紧固并贴封条。</li><li>联锁接点接入电动机断路器辅助触点，断路器分闸同时退出电容。</li></ol>
<h3>端子定义</h3>
{{端子}}', 670, '2026-08-07 14:30:00', '2026-11-24 10:06:59'),
(1011, 211, '抗谐波集成电容器（7%电抗率）', 'LH-XCS-7', 'LH-XCS/480-30-7%', 'GB/T 15576,GB/T 12747.1,GB/T 29312,GB/T 14549', 'products/lh-xcs-7-1,products/lh-xcs-7-2,products/lh-xcs-7-3', '机身LCD显示电压谐波畸变率、电流与两级温度', '电容与7%调谐电抗一体、抑制5次及以上谐波的抗谐波补偿单元。', '铜电抗、外置集中显示、谐波数据上传', '525 mm×190 mm×370 mm（深×宽×高）', '无需面板开孔；安装孔4×φ9，孔距480 mm×150 mm', '安装梁或底座立式安装，上方留100 mm散热空间', '525 mm', '变频器、中小型整流装置较多的工业与商业配电系统', '<h3>产品概述</h3>
<p>LH-XCS-7在480 V电容回路中串入7%电抗器，调谐频率189 Hz，系统主要谐波频率下回路呈感性，既补无功又不放大5次及以上谐波。</p>
<p>电容与电抗分仓布置并各设温度测点，电抗温度过高时先告警、再退出，避免铁心过热损坏。</p>
<h3>功能特点</h3>
<ul><li>按电压谐波畸变率闭锁投入，THDu超过6%自动退出</li><li>铁心电抗线性度1.8倍额定电流，合闸不饱和</li><li>实际输出按电压与电抗率折算，面板可显示等效容量</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/480-30-7%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相三线接入，电抗器已在内部串联，外部不得再加电抗。</p>
<h3>接线要点</h3>
<ol><li>上级断路器按1.5倍额定电流选择，脱扣曲线选C型或更高。</li><li>同柜内多台之间保持20 mm间距，柜顶强制排风。</li><li>与不同电抗率的回路并联时须先做谐振校核。</li></ol>
<h3>端子定义</h3>
{{端子}}', 660, '2026-07-30 11:50:00', '2026-11-24 10:06:59'),
(1012, 211, '抗谐波集成电容器（14%电抗率）', 'LH-XCS-14', 'LH-XCS/525-30-14%', 'GB/T 15576,GB/T 12747.1,GB/T 14549', 'products/lh-xcs-14-1,products/lh-xcs-14-2,products/lh-xcs-14-3', '机身LCD显示3、5、7次谐波电流及退出记录', '14%电抗率、525 V电容，抑制3次及以上谐波的抗谐波单元。', '中性线电流显示、低噪声型（≤45 dB）', '545 mm×210 mm×390 mm（深×宽×高）', '无需面板开孔；安装孔4×φ9，孔距500 mm×170 mm', '底座立式安装', '545 mm', '单相开关电源、LED照明、UPS等三次谐波突出的系统', '<h3>产品概述</h3>
<p>当三次谐波是主要分量时，7%电抗率不足以避开3次谐振，应选用14%电抗率（调谐频率134 Hz）配525 V电容器。</p>
<p>由于电抗率更高、电容器额定电压更高，400 V下实际输出约为标称的67%，单台标称30 kvar对应输出约20 kvar。</p>
<h3>功能特点</h3>
<ul><li>14%电抗率使3次谐波频率处呈感性</li><li>铁心采用低饱和磁密设计，三次谐波下噪声低</li><li>退出原因中文记录，可区分过压、谐波、过温</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCS/525-30-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相三线接入；三次谐波系统须复核中性线截面。</p>
<h3>接线要点</h3>
<ol><li>中性线截面不小于相线，必要时加倍，防止零线过热。</li><li>与7%回路混装时须核对并联谐振，避免在3~5次之间出现峰值。</li></ol>
<h3>端子定义</h3>
{{端子}}', 650, '2026-07-22 16:05:00', '2026-11-24 10:06:59'),
(1013, 211, '板式抗谐波补偿组件', 'LH-XCB', 'LH-XCB/480-40-7%-T', 'GB/T 15576,GB/T 12747.1,GB/T 29312', 'products/lh-xcb-1,products/lh-xcb-2,products/lh-xcb-3', '测控面板显示；板上设投切与温度LED', '电容、电抗、开关装于一块安装板的抗谐波组件，成套厂快速装柜。', '母线排、支路熔断器指示、端子改为铜排', '500 mm×700 mm×320 mm（宽×高×深，整板）', '安装板四角孔φ9，孔距460 mm×660 mm', '固定在柜体立柱的安装板上', '320 mm', '固定分隔柜、GGD等常用柜体的批量装配', '<h3>产品概述</h3>
<p>LH-XCB把一条抗谐波支路的全部元件预装在安装板上，出厂完成接线与通电试验，成套厂装柜时间由每路约2 h缩短到20 min。</p>
<p>元件均选自澜衡散件系列，可单独更换，不影响整板使用。</p>
<h3>功能特点</h3>
<ul><li>支路熔断器、切换开关、电抗与电容一次排好，母线长度最短</li><li>铭牌含二维码，可查电抗、电容实测值与配对记录</li><li>标准40 kvar、60 kvar两种板，宽度一致便于替换</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCB/480-40-7%-T</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>整板三相三线接入：母线排L1、L2、L3接至柜内母线，支路熔断器、投切开关、电抗器与电容器在板上已接好，现场只接母线、控制线与保护接地。</p>
<h3>接线要点</h3>
<ol><li>支路熔断器为NH系列，更换时用同规格、同分断能力的熔断体。</li><li>控制端K+、K-接控制器的一路输出，DC 12 V，注意极性。</li><li>温度开关T1、T2为常闭触点，串入该路控制回路或接控制器DI，超温退出。</li><li>检修前断开上级开关，等电容器放电3 min并验电、短接放电。</li></ol>
<h3>端子定义</h3>
{{端子}}', 640, '2026-07-14 13:20:00', '2026-11-24 10:06:59'),
(1014, 212, '抗谐波分补集成电容器', 'LH-XCF', 'LH-XCF/300-24-14%', 'GB/T 15576,GB/T 12747.1,GB/T 14549', 'products/lh-xcf-1,products/lh-xcf-2,products/lh-xcf-3', 'LCD分相显示谐波电流与补偿状态', '单相电抗与单相电容逐相组合的分补抗谐波单元，适配三次谐波与不平衡并存场所。', '中性线谐波监测、每相容量不等配置', '545 mm×230 mm×390 mm（深×宽×高）', '无需面板开孔；安装孔4×φ9，孔距500 mm×190 mm', '立式安装，须强制风冷', '545 mm', '写字楼、医院门诊、商场等照明与办公负荷', '<h3>产品概述</h3>
<p>三相照明与单相开关电源同时存在时，三次谐波在中性线叠加、三相又不平衡，LH-XCF每相配14%单相电抗与300 V电容，逐相独立补偿。</p>
<p>每台可只投某一相，因此在轻载时不会把轻载相补成容性。</p>
<h3>功能特点</h3>
<ul><li>三相独立电抗器，磁路互不耦合，补偿更精确</li><li>中性线谐波电流实测显示</li><li>单相故障隔离，其余两相不停</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-XCF/300-24-14%</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接入，中性线必须单独敷设。</p>
<h3>接线要点</h3>
<ol><li>中性线截面不小于相线，单独从总中性排引出。</li><li>各相互感器变比一致，公共端接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', 630, '2026-07-05 10:40:00', '2026-11-24 10:06:59'),
(1015, 213, '工业调谐滤波成套柜', 'LH-GXL', 'LH-GXL/400-5.7.11-500', 'GB/T 15576,GB/T 14549,GB/T 7251.1', 'products/lh-gxl-1,products/lh-gxl-2,products/lh-gxl-3', '10英寸触摸屏，频谱柱状图与支路一次图', '5、7、11次单调谐组合的工业滤波柜，按实测频谱设计支路。', '与APF协调、支路电流不平衡监测、双路通信', '单柜1000 mm×1000 mm×2200 mm（宽×深×高），按支路数并柜', '落地安装，基础槽钢', '落地并柜，柜顶强制排风', '1000 mm', '稳定运行的整流、电解、化工生产线', '<h3>产品概述</h3>
<p>LH-GXL每条支路由滤波电容与空心或铁心滤波电抗组成串联谐振回路，调谐点略低于目标谐波频率，既吸收谐波又避免精确谐振带来的过流。</p>
<p>方案附支路谐振曲线、各运行方式的校核结论以及投运前后谐波含量的预估值。</p>
<h3>功能特点</h3>
<ul><li>支路电抗、电容按实测值配对，调谐偏差不大于1%</li><li>每条支路独立熔断器与不平衡监测</li><li>与生产线联锁，先滤波后补偿，防止单支路过流</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXL/400-5.7.11-500</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>主回路由母排或电缆接至电源母线，二次与生产线PLC联锁。</p>
<h3>接线要点</h3>
<ol><li>投运顺序：5次→7次→11次，退出顺序相反，由控制器自动执行。</li><li>并联其他电容补偿回路前须重新校核谐振。</li><li>定期（建议每季度）复测支路电流，偏差超过10%时检查电容容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', 620, '2026-06-27 15:55:00', '2026-11-24 10:06:59'),
(1016, 213, '中频炉专用滤波补偿装置', 'LH-GXZ', 'LH-GXZ/575-1000-6P', 'GB/T 14549,GB/T 15576', 'products/lh-gxz-1,products/lh-gxz-2,products/lh-gxz-3', '触摸屏显示炉功率、频谱与投切档位', '适配六脉波、十二脉波中频炉，5、7或11、13次多支路滤波的专用装置。', '熔炼周期联动、水冷电抗、炉体数据接入', '柜组（3面）3000 mm×1000 mm×2300 mm', '落地安装，基础槽钢', '靠近中频电源柜安装，缩短电缆', '1000 mm', '铸造车间中频熔炼炉、透热炉', '<h3>产品概述</h3>
<p>六脉波中频炉特征谐波为5、7、11、13次，十二脉波为11、13次；熔炼过程中功率在数十秒内从20%升到100%，固定投入的滤波支路在低功率段会造成过补与电压抬升。</p>
<p>LH-GXZ按熔炼功率档位分级投切支路，并与炉体电源通信，功率升降时提前动作。</p>
<h3>功能特点</h3>
<ul><li>与中频电源通信，按功率档位提前投切</li><li>支路电抗留有20%电流裕度，适应炉料变化</li><li>退出时自动检测过补并限速投退</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXZ/575-1000-6P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>与中频电源共用进线断路器或独立断路器，互感器装在总进线。</p>
<h3>接线要点</h3>
<ol><li>滤波装置应在中频炉启动前投入5次支路，停炉前最后退出。</li><li>电抗器与炉体通风系统分开，避免金属粉尘堆积。</li></ol>
<h3>端子定义</h3>
{{端子}}', 610, '2026-06-19 12:15:00', '2026-11-24 10:06:59'),
(1017, 214, '晶闸管动态投切滤波装置', 'LH-GXT', 'LH-GXT/400-300-5.7', 'GB/T 15576,JB/T 10695,GB/T 12326,GB/T 14549', 'products/lh-gxt-1,products/lh-gxt-2,products/lh-gxt-3', '柜面触摸屏，响应时间与闪变值曲线', '晶闸管过零触发、20 ms内完成投切的动态滤波补偿柜。', '闪变治理、电压暂降记录、风冷/水冷可选', '单柜800 mm×1000 mm×2200 mm', '落地安装，基础槽钢', '落地并柜', '1000 mm', '点焊机、轧机、起重机、破碎机等冲击负荷', '<h3>产品概述</h3>
<p>冲击负荷的无功在数个周波内大幅变化，接触器投切来不及响应。LH-GXT每支路用两组晶闸管反并联，按瞬时无功计算给出触发，全响应时间不大于20 ms。</p>
<p>与普通TSC不同，其支路为LC滤波回路，投切过程中始终不放大谐波，可同时改善电压波动与闪变。</p>
<h3>功能特点</h3>
<ul><li>相控预充电使投入涌流接近零</li><li>每支路温度、熔断器与缺相保护</li><li>可与APF组成“动态滤波加有源”混合方案</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GXT/400-300-5.7</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li><li>GB/T 12326《电能质量 电压波动和闪变》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相三线主回路，三相电流取样来自负荷侧。</p>
<h3>接线要点</h3>
<ol><li>触发板电源与主回路同相，禁止倒相。</li><li>风冷进风口与墙面距离不小于300 mm，定期清灰。</li><li>现场须做一次投切响应时间实测并留存波形。</li></ol>
<h3>端子定义</h3>
{{端子}}', 600, '2026-06-11 09:30:00', '2026-11-24 10:06:59'),
(1018, 216, '集成电容测控显示装置', 'LH-CK200', 'LH-CK200/5A-4G', 'DL/T 597,JB/T 9663,GB/T 15576', 'products/lh-ck200-1,products/lh-ck200-2,products/lh-ck200-3', '128×64点阵中文LCD，四键操作，两排状态指示灯', '智能电容总线主站与柜面电参量显示一体机，120方形。', '4DI/2DO、温湿度、第二路RS485', '120 mm×120 mm×90 mm（宽×高×深）', '112 mm×112 mm（+0.8/0 mm）', '柜门嵌入安装，两侧卡件压紧', '≤85 mm（含端子）', '智能电容补偿柜、抗谐波补偿柜', '<h3>产品概述</h3>
<p>LH-CK200作为智能电容器组的主站，集中整定参数、显示母线电参量并统一下发投切策略，每台电容单元的容量、温度、投切次数都能在面板上逐路查看。</p>
<p>与单只功率因数表相比，它既负责显示又负责控制，柜面只需一个开孔。</p>
<h3>功能特点</h3>
<ul><li>自动识别总线上的电容单元与容量，最多40台</li><li>循环投切，各路累计运行时间差不大于5%</li><li>谐波越限闭锁与过压退出可独立整定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK200/5A-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>DL/T 597《低压无功补偿控制器使用技术条件》</li><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>取样电流必须取自总进线，且位于电容柜电源侧。</p>
<h3>接线要点</h3>
<ol><li>电压UA、UB、UC、UN与电流IA、IB、IC须同相、极性一致，方向由进线指向负荷。</li><li>下行总线用屏蔽双绞线，屏蔽层单端接地，长度不超过600 m。</li><li>投运后看功率因数：轻载应接近1、重载滞后，若显示超前且投切后更超前，检查极性。</li></ol>
<h3>端子定义</h3>
{{端子}}', 590, '2026-06-03 14:45:00', '2026-11-24 10:06:59'),
(1019, 217, '配变综合测控终端', 'LH-CK300', 'LH-CK300/5A-4G-T4', 'GB/T 17215.321,GB/T 17215.301,DL/T 645,DL/T 597', 'products/lh-ck300-1,products/lh-ck300-2,products/lh-ck300-3', '大屏段码LCD，负荷率、功率因数与告警轮显', '台区变压器监测、计量、补偿控制与远程上送一体终端，4G可选。', '4G、开门告警、4路温度、剩余电流、北斗对时', '280 mm×200 mm×90 mm（壁挂）', '无面板开孔；四孔φ6，孔距220 mm×150 mm', '挂箱或配电室墙面安装', '90 mm', '10/0.4 kV台区变压器、箱变、JP柜', '<h3>产品概述</h3>
<p>LH-CK300在台区终端上实现电能计量、负荷曲线、变压器测温与无功补偿四合一，替代传统的计量表加控制器组合。</p>
<p>负荷曲线默认15 min一点、存储不少于30天，支持抄表与历史补召。</p>
<h3>功能特点</h3>
<ul><li>变压器负载率、三相不平衡度、功率因数逐日统计</li><li>补偿控制支持电容组与SVG混合</li><li>断电后保持最后一次冻结数据与上报</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK300/5A-4G-T4</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接入，互感器二次与电压引自变压器低压侧。</p>
<h3>接线要点</h3>
<ol><li>电压回路经熔断器，电流回路设试验端子以便校验。</li><li>SIM卡槽朝下安装，天线引出箱体。</li><li>温度探头贴于变压器油箱或绕组引线处，固定牢靠并绝缘。</li></ol>
<h3>端子定义</h3>
{{端子}}', 580, '2026-05-26 11:05:00', '2026-11-24 10:06:59'),
(1020, 217, '台区融合综合测控终端', 'LH-CK310', 'LH-CK310/5A-LoRa', 'GB/T 17215.321,DL/T 645,DL/T 698.45,DL/T 597', 'products/lh-ck310-1,products/lh-ck310-2,products/lh-ck310-3', 'LCD+运行指示灯，手机扫码进入本地维护页面', '带边缘计算与多规约转换的台区测控终端，兼作网关。', '北斗、Wi-Fi维护口、U盘导出、加密芯片', '320 mm×220 mm×100 mm（壁挂）', '无面板开孔；四孔φ6，孔距260 mm×160 mm', '配电室或箱变低压室安装', '100 mm', '新建台区、小区配电房与工商业用户配电室', '<h3>产品概述</h3>
<p>LH-CK310在测量与补偿控制之外，汇聚现场RS485仪表、LoRa传感器与断路器数据，按MQTT上送云平台，一台终端代替测控加网关。</p>
<p>边缘侧可运行越限判断、投切策略与告警压缩，断网时本地策略不受影响。</p>
<h3>功能特点</h3>
<ul><li>下行4路RS485、1路LoRa，最多接入64只设备</li><li>断点续传，最少缓存30天</li><li>远程升级与参数下发，支持分组授权</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-CK310/5A-LoRa</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>DL/T 698.45《电能信息采集与管理系统 第4-5部分：通信协议—面向对象的数据交换协议》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>与LH-CK300相同，另接LoRa天线与多路下行总线。</p>
<h3>接线要点</h3>
<ol><li>LoRa天线尽量靠上、远离金属板300 mm以上。</li><li>每路485挂接不超过32台，同一路统一规约。</li><li>下行设备地址按安装顺序由低到高，便于排查。</li></ol>
<h3>端子定义</h3>
{{端子}}', 570, '2026-05-17 16:20:00', '2026-11-24 10:06:59'),
(1021, 219, '7英寸集中显示触摸屏', 'LH-HMI7', 'LH-HMI7/2R1E', 'GB/T 7251.8', 'products/lh-hmi7-1,products/lh-hmi7-2,products/lh-hmi7-3', '7英寸800×480彩色触摸屏，中文界面与实时曲线', '补偿柜与电能质量柜的统一人机界面，7英寸彩色触摸屏。', '10英寸、网口双口、权限分级与日志', '200 mm×150 mm×45 mm（宽×高×深）', '192 mm×138 mm（+0.8/0 mm）', '柜门嵌入安装，卡扣或四角螺钉', '≤40 mm', '补偿柜、APF/SVG柜、集中治理柜', '<h3>产品概述</h3>
<p>LH-HMI7用一次图、棒图与曲线三种视图显示整柜运行：左边一次图可点开任意一路，右边为功率因数与谐波趋势，底部为告警与操作记录。</p>
<p>它只做监视与参数下发，不参与投切逻辑，掉电或更换不影响设备自身运行。</p>
<h3>功能特点</h3>
<ul><li>一次图与设备参数由工程文件导入，现场无需编程</li><li>历史曲线30天，支持U盘导出</li><li>操作权限三级：巡视、操作、厂家</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-HMI7/2R1E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>', '<h3>接线说明</h3>
<p>电源、两路RS485与以太网各自接入；触摸屏只做监视与参数下发，掉线不影响设备自身运行。</p>
<h3>接线要点</h3>
<ol><li>RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路不超过32台。</li><li>同一总线上设备的地址不得重复，波特率与校验位一致。</li><li>以太网与电力电缆分槽敷设。</li></ol>
<h3>端子定义</h3>
{{端子}}', 560, '2026-05-09 13:40:00', '2026-11-24 10:06:59'),
(1022, 221, '模块式静止无功发生器', 'LH-SVG-M', 'LH-SVG-M/400-100-4L', 'NB/T 42057,GB/T 15543,GB/T 14549,GB/T 7251.1', 'products/lh-svg-m-1,products/lh-svg-m-2,products/lh-svg-m-3', '模块面板LED状态灯，参数由柜面触摸屏集中显示', '三电平机架式SVG模块，±30~±100 kvar连续可调，毫秒级响应。', '三相不平衡补偿、3/5/7次谐波补偿、与电容器混合控制', '500 mm×560 mm×230 mm（宽×深×高，100 kvar）', '19英寸机架抽屉安装，面板宽482.6 mm；无需现场开孔', '机架导轨安装，前面板四点固定，后部接线', '560 mm（另留后部接线与出风空间150 mm）', '负荷变化快、存在容性倒送或三相不平衡的0.4 kV配电系统', '<h3>产品概述</h3>
<p>LH-SVG-M以三电平IGBT变流器输出幅值与相位连续可调的补偿电流，既可发容性无功也可发感性无功，补偿后功率因数可稳定在0.99附近，没有电容器分级投切的台阶与涌流。</p>
<p>模块之间采用主从对等方式并联，任一模块故障自动退出，其余模块重新分配容量。</p>
<h3>功能特点</h3>
<ul><li>瞬时响应小于100 µs，全响应不大于10 ms</li><li>电网电压在320~480 V范围内可持续输出</li><li>剩余容量可用于三相不平衡电流转移，三相四线机型中性线能力为相线的1.0倍</li><li>与智能电容器共用总线，基础无功由电容承担、波动部分由SVG承担</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-M/400-100-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>主回路经断路器与熔断器接入母线；电流互感器可装在电网侧或负荷侧，须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>主回路导线截面：100 kvar额定电流约144 A，建议铜导线不小于70 mm²。</li><li>三只互感器同规格（二次5 A），P1朝电源、P2朝负荷，二次S1、S2分别接入，不得开路。</li><li>多台并联时电流信号串联接入或由主机分发，二次负荷须小于互感器额定负荷。</li><li>合闸顺序：先合控制电源自检，再合主回路，预充电完成后启动。</li></ol>
<h3>端子定义</h3>
{{端子}}', 550, '2026-05-01 10:55:00', '2026-11-24 10:06:59'),
(1023, 221, '高密度SVG混合补偿模块', 'LH-SVG-MH', 'LH-SVG-MH/400-150-12', 'NB/T 42057,GB/T 15576,GB/T 14549', 'products/lh-svg-mh-1,products/lh-svg-mh-2,products/lh-svg-mh-3', '前面板2.8英寸彩色屏，显示输出容量、温度与告警', '150 kvar高密度SVG模块，内置电容投切接口，单模块完成混合补偿。', '12路电容投切输出、以太网口、N+1冗余', '500 mm×640 mm×270 mm（宽×深×高）', '19英寸机架安装，6U；无需现场开孔', '机架托板安装，前进后出风道', '640 mm', '变压器容量1000 kVA及以上、需要大容量连续补偿的配电室', '<h3>产品概述</h3>
<p>LH-SVG-MH把功率密度提升到同体积机型的1.4倍，同时带12路DC 12 V电容投切输出，可直接驱动复合开关或晶闸管，一台模块就是一套混合补偿系统的主机。</p>
<p>控制策略按“电容粗调、SVG细调”运行：无功缺额超过一级电容容量并稳定30 s后才投切电容，SVG始终保留不少于20%的调节裕度。</p>
<h3>功能特点</h3>
<ul><li>每级电容容量可单独登记，投切前预判避免过补</li><li>N+1冗余：一台退出时其余模块短时过载110%承接</li><li>散热器温度、风机转速在线监测，风机堵转预警</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-MH/400-150-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>SVG主回路与电容回路共母线，取样互感器装在两者共同的电源侧。</p>
<h3>接线要点</h3>
<ol><li>主回路建议铜排30 mm×4 mm或95 mm²铜导线。</li><li>投切输出公共端为+12 V，单路负载不超过20 mA，不得并联使用。</li><li>首台投运时须执行“电容容量自学习”，逐路投切并校核登记容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', 540, '2026-04-23 15:10:00', '2026-11-24 10:06:59'),
(1024, 222, '壁挂式静止无功发生器', 'LH-SVG-W', 'LH-SVG-W/400-50', 'NB/T 42057,GB/T 15543,GB/T 4208', 'products/lh-svg-w-1,products/lh-svg-w-2,products/lh-svg-w-3', '4.3英寸彩色触摸屏，实时波形、柱状图与历史曲线', '4.3英寸彩屏、整机壁挂的SVG，适合小配电间与分支回路就地补偿。', 'IP42防护、4G、并联功能', '500 mm×250 mm×720 mm（宽×深×高，50 kvar）', '背板挂装四孔φ10，孔距360 mm×680 mm；无需面板开孔', '墙面或支架壁挂，底部进线', '250 mm', '空间狭小的楼层配电间、充电站、小型工厂', '<h3>产品概述</h3>
<p>LH-SVG-W把变流模块、断路器、显示与滤波组合在一台壁挂机箱内，无需配柜，挂墙接线即可运行，适合在某一条功率因数差的支路上就地解决问题。</p>
<p>触摸屏可在现场直接查看电网侧、负荷侧与补偿侧三组波形，便于核对互感器极性。</p>
<h3>功能特点</h3>
<ul><li>接线错误自检：上电后自动判断相序与互感器方向并提示</li><li>支持定功率因数、定无功、定电压三种模式</li><li>光伏场景下按发用电方向自动识别无功符号</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-W/400-50</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>底部四芯加地线进线，互感器二次经航空插头接入。</p>
<h3>接线要点</h3>
<ol><li>墙体承重不小于整机重量的4倍，顶部留300 mm、两侧各留100 mm散热空间。</li><li>进线断路器按1.3倍额定电流选择，50 kvar额定电流72 A，选100 A。</li><li>光伏用户的取样互感器须装在并网点与总进线之间的公共部位。</li></ol>
<h3>端子定义</h3>
{{端子}}', 530, '2026-04-15 12:30:00', '2026-11-24 10:06:59'),
(1025, 222, '户外台区SVG补偿箱', 'LH-SVG-P', 'LH-SVG-P/400-50-4G', 'NB/T 42057,GB/T 12325,GB/T 15543,GB/T 4208', 'products/lh-svg-p-1,products/lh-svg-p-2,products/lh-svg-p-3', '箱内LCD，箱外运行/故障双色灯，手机蓝牙维护', 'IP55户外整机SVG，柱上或落地安装，解决台区无功与末端低电压。', '4G回传、防雷加强、与台区终端通信', '650 mm×420 mm×900 mm（宽×深×高）', '抱箍安装，间距500 mm；无开孔', '柱上抱箍或台架安装', '420 mm', '农村台区、光伏接入密集的末端线路', '<h3>产品概述</h3>
<p>户用光伏大量接入后，台区白天电压偏高、夜间偏低，固定电容无法兼顾。LH-SVG-P白天吸收无功压低电压、夜间发出无功抬高电压，并同时补偿三相不平衡。</p>
<p>箱体采用隔离风道，功率器件与控制板不与外界空气直接接触，防尘防潮。</p>
<h3>功能特点</h3>
<ul><li>定电压模式：按电压上下限自动调节无功方向</li><li>隔离式散热风道，IP55防护</li><li>雷击浪涌保护与过电压穿越，恢复后自动并网</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SVG-P/400-50-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 12325《电能质量 供电电压偏差》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>从变压器低压出线或末端线路T接，互感器为户外开口式。</p>
<h3>接线要点</h3>
<ol><li>接线须在停电并验电后进行，T接点使用绝缘穿刺线夹或接线端子。</li><li>开口互感器箭头指向负荷方向，合口面清洁并锁紧。</li><li>接地引下线不小于25 mm²，接地电阻不大于10 Ω。</li></ol>
<h3>端子定义</h3>
{{端子}}', 520, '2026-04-07 09:45:00', '2026-11-24 10:06:59'),
(1026, 224, '模块式有源电力滤波器', 'LH-APF-M', 'LH-APF-M/400-100-4L', 'JB/T 11067,GB/T 14549,GB/T 7251.1', 'products/lh-apf-m-1,products/lh-apf-m-2,products/lh-apf-m-3', '模块LED指示，柜面触摸屏显示频谱与THDi', '50~150 A机架式APF模块，滤除2~50次谐波，滤除率不低于95%。', '无功与不平衡补偿、单次谐波选择、并联扩容', '500 mm×560 mm×230 mm（宽×深×高，100 A）', '19英寸机架安装；无需现场开孔', '机架导轨安装，前进后出风', '560 mm', '变频器、整流、UPS、LED等非线性负荷集中的配电系统', '<h3>产品概述</h3>
<p>LH-APF-M实时检测负荷电流，以FFT与瞬时无功两种算法并行提取谐波，稳态用FFT保证精度、突变时用瞬时算法保证速度。</p>
<p>各次谐波可单独设置补偿率与上限，遇到系统谐振点时可关闭该次补偿，防止放大。</p>
<h3>功能特点</h3>
<ul><li>总谐波滤除率≥95%（额定负载、THDi≥20%工况）</li><li>输出自动限流，过载时不跳闸、持续满额补偿</li><li>母线电压畸变率THDu≤15%时可正常工作</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-M/400-100-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>并联接入，取样互感器宜装在负荷侧并避开电容补偿支路；网侧取样时须在参数中对应设置。</p>
<h3>接线要点</h3>
<ol><li>四线机型中性线导线截面按3倍相电流或手册要求选取。</li><li>电容补偿柜须串不低于7%的电抗器，否则APF可能与电容形成振荡。</li><li>互感器一次额定电流取负荷最大电流的1.2~2倍，准确级0.5级。</li><li>投运步骤：核相→核极性→单次谐波试补→全次补偿。</li></ol>
<h3>端子定义</h3>
{{端子}}', 510, '2026-03-29 14:05:00', '2026-11-24 10:06:59'),
(1027, 224, '壁挂式有源电力滤波器', 'LH-APF-W', 'LH-APF-W/400-35-S', 'JB/T 11067,GB/T 14549', 'products/lh-apf-w-1,products/lh-apf-w-2,products/lh-apf-w-3', '4.3英寸彩屏，治理前后波形对比一键查看', '25~50 A壁挂APF，针对单台设备或楼层配电箱的就地谐波治理。', '静音型、IP42、蓝牙调试', '440 mm×220 mm×600 mm（宽×深×高，35 A）', '背板挂装四孔φ10，孔距320 mm×560 mm；无需面板开孔', '墙面壁挂，底部进线', '220 mm', '医疗影像设备、LED大屏、电梯机房、小型数据机房', '<h3>产品概述</h3>
<p>谐波越靠近源头治理，流过干线的谐波电流越小。LH-APF-W按单台设备容量设计，安装在设备配电箱旁，避免谐波电流流经整条干线。</p>
<p>静音型采用加大散热器与低速风机，1 m处噪声不大于50 dB，可装在人员停留区域。</p>
<h3>功能特点</h3>
<ul><li>治理前后波形与THDi在屏上并列显示</li><li>夜间自动降频降噪，轻载休眠</li><li>可与同母线的APF自动分配补偿份额</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-W/400-35-S</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>与被治理设备同一配电箱取电，互感器装在该设备进线。</p>
<h3>接线要点</h3>
<ol><li>就地治理时互感器只套设备支路，不得包含APF自身支路。</li><li>本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面按中性线电流选。</li><li>安装面与发热设备保持500 mm以上距离。</li></ol>
<h3>端子定义</h3>
{{端子}}', 500, '2026-03-21 11:20:00', '2026-11-24 10:06:59'),
(1028, 225, '有源滤波成套柜', 'LH-APF-G', 'LH-APF-G/400-300-4L', 'JB/T 11067,GB/T 7251.1,GB/T 14549,GB/T 7251.8', 'products/lh-apf-g-1,products/lh-apf-g-2,products/lh-apf-g-3', '10英寸触摸屏，各次谐波柱状图、模块状态与日报表', '100~600 A有源滤波整柜，进线断路器、模块与10英寸屏一体出厂。', 'SVG混装、双电源、无线测温、远程诊断', '800 mm×1000 mm×2200 mm（宽×深×高，300 A）', '柜体落地，底框四孔φ14，孔距700 mm×900 mm；无现场开孔', '落地安装，可与低压柜并柜', '1000 mm', '数据中心、医院、轨道交通、半导体厂房的集中谐波治理', '<h3>产品概述</h3>
<p>LH-APF-G以LH-APF-M模块为核心，柜内设总断路器、模块隔离、浪涌保护和集中风道，模块支持在线更换，整柜不停机。</p>
<p>触摸屏自动生成治理日报：THDi的最大值、95%概率值、平均值与投运率，可直接用于验收。</p>
<h3>功能特点</h3>
<ul><li>模块冗余：任一模块故障，其余模块继续补偿</li><li>APF与SVG可同柜混装，触摸屏统一分配</li><li>验收报表一键导出</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-G/400-300-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>', '<h3>接线说明</h3>
<p>上级断路器额定电流不小于1.3倍补偿电流，互感器二次引至柜内试验端子。</p>
<h3>接线要点</h3>
<ol><li>互感器二次电缆用屏蔽双绞线，长度不超过30 m时截面2.5 mm²，更长时4 mm²。</li><li>中性线铜排按补偿电流的1.5~3倍校核。</li><li>验收时在额定负荷的70%以上连续记录24 h。</li></ol>
<h3>端子定义</h3>
{{端子}}', 490, '2026-03-13 16:35:00', '2026-11-24 10:06:59'),
(1029, 226, '三相不平衡自动调节装置', 'LH-SPC', 'LH-SPC/400-50-4G', 'GB/T 15543,GB/T 14549,GB/T 4208', 'products/lh-spc-1,products/lh-spc-2,products/lh-spc-3', '箱内LCD显示治理前后三相电流、不平衡度与中性线电流', '电力电子相间转移电流，台区出口不平衡度降至5%以内。', '电容混合、4G回传、末端电压辅助控制', '600 mm×450 mm×1000 mm（宽×深×高，户外箱）', '柱上抱箍间距500 mm；无面板开孔', '变压器台架侧装或落地安装', '450 mm', '农村台区、老旧小区、单相充电桩集中的配变低压出口', '<h3>产品概述</h3>
<p>LH-SPC检测变压器低压侧三相电流，计算各相与平均值的差额，由三相四线变流器从轻载相吸收、向重载相输出等量电流，使变压器侧三相电流趋于平衡、零线电流趋近于零。</p>
<p>在补偿不平衡的同时可用剩余容量补偿无功，治理后变压器铜耗与零线损耗同步下降。</p>
<h3>功能特点</h3>
<ul><li>不平衡优先、无功其次的容量分配策略，可改</li><li>治理后变压器侧不平衡度≤5%（容量足够时）</li><li>过载自动限幅，电网恢复后自动投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SPC/400-50-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>并联在变压器低压母线，互感器装在变压器出口与装置接入点之间的干线上（网侧取样）。</p>
<h3>接线要点</h3>
<ol><li>中性线电缆截面按3倍相电流校核，严禁小于相线。</li><li>三相互感器变比按变压器额定电流选取，方向指向负荷。</li><li>投运后读取变压器侧三相电流，差值若增大说明互感器相别错误。</li></ol>
<h3>端子定义</h3>
{{端子}}', 480, '2026-03-05 13:55:00', '2026-11-24 10:06:59'),
(1030, 227, '智能换相开关组', 'LH-HXK', 'LH-HXK/1+12-100-LoRa', 'GB/T 15543,GB/T 14048.1,GB/T 4208', 'products/lh-hxk-1,products/lh-hxk-2,products/lh-hxk-3', '主控LCD显示相位分布图，换相单元三色相位灯', '1台主控加多台换相单元，把单相用户不停电切换到轻载相。', 'LoRa或HPLC通信、手动换相钥匙、动作次数寿命预告', '主控240 mm×160 mm×80 mm；换相单元220 mm×150 mm×90 mm（宽×高×深）', '无面板开孔；换相单元四孔φ5.5，孔距190 mm×120 mm', '主控装配变侧，换相单元装分支箱或表箱前', '90 mm', '居民单相负荷随机性大的低压台区', '<h3>产品概述</h3>
<p>LH-HXK由主控终端按一段时间内的三相电流优化求解“谁换到哪一相”，再通过无线下发给换相单元。换相过程采用过零快速切换，中断时间不大于20 ms，不影响一般家用电器。</p>
<p>与电力电子调节装置相比，换相开关没有持续损耗，从源头改善线路全长的平衡度。</p>
<h3>功能特点</h3>
<ul><li>每日动作次数上限可设，避免频繁换相</li><li>换相前核对单元电流与电压，异常时闭锁</li><li>三相换相开关内部互锁，不会造成相间短路</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-HXK/1+12-100-LoRa</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 15543《电能质量 三相电压不平衡》</li><li>GB/T 14048.1《低压开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>换相单元输入接A、B、C、N三相四线，输出接单相用户L、N。</p>
<h3>接线要点</h3>
<ol><li>输入三相须与主控登记相别一致，接线后用主控“相位核对”功能逐台校验。</li><li>带三相设备的用户不得接入换相单元。</li><li>雷雨季前检查单元浪涌保护与密封。</li></ol>
<h3>端子定义</h3>
{{端子}}', 470, '2026-02-25 10:10:00', '2026-11-24 10:06:59'),
(1031, 229, 'A级电能质量在线监测装置', 'LH-PQM-A', 'LH-PQM-A/220-5A', 'GB/T 19862,GB/T 39853.1,GB/T 14549,GB/T 24337,GB/T 12326,GB/T 15543', 'products/lh-pqm-a-1,products/lh-pqm-a-2,products/lh-pqm-a-3', '7英寸彩色触摸屏，实时频谱、趋势、事件列表与矢量图', 'A级测量、512点/周采样的在线监测装置，支持暂降录波与PQDIF。', '双以太网、DL/T 860、北斗对时、触发录波DI', '250 mm×180 mm×160 mm（宽×高×深）', '238 mm×168 mm（面板式，+1/0 mm）', '面板嵌入或19英寸上架（加装饰板）', '≤150 mm', '变电站、新能源并网点、重要用户进线的电能质量监测', '<h3>产品概述</h3>
<p>LH-PQM-A按GB/T 19862的A级要求测量电压偏差、频率、谐波、间谐波、闪变、不平衡度和暂态事件，10个周波为一个基本测量窗。</p>
<p>事件触发后自动录波（触发前5、后10个周波），并生成持续时间、残压、相别的统计表，便于判责与治理前后对比。</p>
<h3>功能特点</h3>
<ul><li>2~50次谐波与间谐波、闪变Pst/Plt一次测全</li><li>暂降/暂升/中断按残压与持续时间二维统计</li><li>标准PQDIF文件与CSV导出，报表按日、周、月</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-A/220-5A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 39853.1《供电系统中的电能质量测量 第1部分：电能质量监测设备（PQI）》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 24337《电能质量 公用电网间谐波》</li><li>GB/T 12326《电能质量 电压波动和闪变》</li><li>GB/T 15543《电能质量 三相电压不平衡》</li></ul>', '<h3>接线说明</h3>
<p>三相四线或三相三线PT接入，对时天线可选。</p>
<h3>接线要点</h3>
<ol><li>PT二次回路经独立空开，二次负荷小于PT额定负荷的25%。</li><li>卡钳接入时须核对方向箭头，可在面板做相量图自检。</li><li>北斗天线置于窗外或屋面，避免遮挡。</li></ol>
<h3>端子定义</h3>
{{端子}}', 460, '2026-02-17 15:30:00', '2026-11-24 10:06:59'),
(1032, 229, '面板式电能质量分析仪表', 'LH-PQM-S', 'LH-PQM-S/220-5A-E', 'GB/T 19862,GB/T 14549,GB/T 22264.7', 'products/lh-pqm-s-1,products/lh-pqm-s-2,products/lh-pqm-s-3', '3.5英寸彩屏，谐波棒图、波形与事件列表', '96方形S级电能质量表，2~63次谐波与事件告警，开关柜就地监测。', '录波U盘、以太网、4DO', '96 mm×96 mm×95 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，侧卡固定', '≤90 mm', '重要馈线回路、变频器进线、充电站进线的就地监测', '<h3>产品概述</h3>
<p>LH-PQM-S把谐波、不平衡、暂降记录集成进96方形面板，在普通多功能表的位置上即可获得电能质量数据，适合逐回路排查谐波来源。</p>
<p>事件按越限幅度与持续时间分级，可直接驱动继电器告警。</p>
<h3>功能特点</h3>
<ul><li>2~63次谐波、间谐波组与THD</li><li>暂降、暂升、短时中断记录500条，带时标</li><li>THD越限可闭锁补偿装置投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PQM-S/220-5A-E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 14549《电能质量 公用电网谐波》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>接线与多功能表相同，三相四线或三相三线在菜单中选择。</p>
<h3>接线要点</h3>
<ol><li>谐波测量对互感器带宽有要求，测量20次以上谐波时选专用互感器。</li><li>电流端子用线鼻子压接，防止接触电阻引起误差。</li></ol>
<h3>端子定义</h3>
{{端子}}', 450, '2026-02-08 12:45:00', '2026-11-24 10:06:59'),
(1033, 230, '低压应急电源快速接入箱（壁挂）', 'LH-KJX', 'LH-KJX/400-5P', 'GB/T 11918.1,GB/T 7251.1,GB/T 4208', 'products/lh-kjx-1,products/lh-kjx-2,products/lh-kjx-3', '面板相序表与电压指示灯，合闸状态红绿灯', '250~630 A壁挂快接箱，色标单芯连接器与机械联锁，插接即供电。', '门磁、相序闭锁、计量、铅封', '800 mm×300 mm×1000 mm（宽×深×高，400 A）', '壁挂四孔φ12，孔距740 mm×940 mm；面板自带，无需开孔', '建筑外墙或配电房外壁挂安装，中心高1.4 m', '300 mm', '小区配电房、学校、医院门诊楼的发电车接入点', '<h3>产品概述</h3>
<p>LH-KJX在建筑外侧预留发电车插接口，箱内断路器与市电进线机械联锁，二者不能同时合闸。连接器按A黄、B绿、C红、N蓝、PE黄绿五色布置并带防误插键，两人约10 min即可完成接入。</p>
<p>箱门加锁、面板带相序指示灯，相序错误时禁止合闸。</p>
<h3>功能特点</h3>
<ul><li>五色单芯连接器防误插，额定电流随型号</li><li>机械联锁加电气相序闭锁双重防护</li><li>防护等级IP54，门内加热防凝露</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX/400-5P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>出线接至低压应急母线段，严禁与市电母线并列。</p>
<h3>接线要点</h3>
<ol><li>出线电缆接应急馈线开关，标识“应急电源进线”。</li><li>连接器插接前必须断开本箱断路器并确认无电。</li><li>每次使用后盖好连接器防护帽，每季度做一次空载合闸与相序检查。</li></ol>
<h3>端子定义</h3>
{{端子}}', 440, '2026-01-31 09:00:00', '2026-11-24 10:06:59'),
(1034, 230, '大电流应急电源快速接入箱（落地）', 'LH-KJX-D', 'LH-KJX-D/1600-3', 'GB/T 11918.1,GB/T 14048.2,GB/T 7251.1', 'products/lh-kjx-d-1,products/lh-kjx-d-2,products/lh-kjx-d-3', '电压、电流、频率、相序与断路器状态面板显示', '800~1600 A落地式快接箱，多组并联插座，适配兆瓦级移动电源。', '电动操作、远方遥信、移动储能接口', '1200 mm×600 mm×1600 mm（宽×深×高，1600 A）', '落地四孔φ18，孔距1100 mm×500 mm；面板自带，无需开孔', '户外基础落地安装，基础高出地面200 mm', '600 mm', '大型医院、数据中心、场馆、泵站保供电', '<h3>产品概述</h3>
<p>LH-KJX-D按1600 A等级配置每相多只并联插座与框架断路器，配合两台兆瓦级发电车或移动储能车同时接入，满足大型负荷整体供电。</p>
<p>内部铜排按额定电流校核，连接器侧设独立断路器，支持逐路插接。</p>
<h3>功能特点</h3>
<ul><li>每相2~3只单芯插座并联，均流设计</li><li>框架断路器带本地/远方操作与电动储能</li><li>移动储能接入口预留通信与急停接点</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJX-D/1600-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', '<h3>接线说明</h3>
<p>出线接应急母线，电缆按敷设方式核载流量。</p>
<h3>接线要点</h3>
<ol><li>每相并联插座须同长度电缆，防止不均流。</li><li>移动储能接入时先通信联锁、再合断路器。</li><li>接地排与建筑接地网两点连接。</li></ol>
<h3>端子定义</h3>
{{端子}}', 430, '2026-01-23 14:20:00', '2026-11-24 10:06:59'),
(1035, 231, '自动切换应急接入柜', 'LH-KJT', 'LH-KJT/400-4G', 'GB/T 14048.11,GB/T 7251.1,GB/T 11918.1', 'products/lh-kjt-1,products/lh-kjt-2,products/lh-kjt-3', '7英寸触摸屏，电源一次图、切换记录与自检日志', '快接口加PC级双电源自动转换，市电失电后自动切换到应急电源。', '4G告警、柴油机组联动起动、演练模式', '800 mm×600 mm×1800 mm（宽×深×高，630 A）', '柜体落地；面板自带，无需现场开孔', '低压配电室落地安装', '600 mm', '应急负荷配电、消防负荷、医院手术部', '<h3>产品概述</h3>
<p>LH-KJT把应急接入口、双电源自动转换开关和馈线开关组合在一起，市电正常时由常用电源供电，失电后按设定延时切换到应急电源侧；应急电源可以是固定机组、移动发电车或储能。</p>
<p>演练模式允许在不停重要负荷的情况下验证应急电源带载能力，并记录切换时间。</p>
<h3>功能特点</h3>
<ul><li>PC级转换开关，电气与机械双重联锁</li><li>切换延时、返回延时可分别设定</li><li>与机组通信自动起动，切换前核对电压频率</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KJT/400-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.11《低压开关设备和控制设备 第6-1部分：多功能电器 转换开关电器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 11918.1《工业用插头插座和耦合器 第1部分：通用要求》</li></ul>', '<h3>接线说明</h3>
<p>常用电源与应急电源分别接入，出线接应急母线段。</p>
<h3>接线要点</h3>
<ol><li>两路电源相序必须一致，投运前核相。</li><li>消防负荷的切换时间须满足设计要求并留实测记录。</li><li>机组起动干接点与柜内DO1连接，复归由市电恢复触发。</li></ol>
<h3>端子定义</h3>
{{端子}}', 420, '2026-01-15 11:35:00', '2026-11-24 10:06:59'),
(1036, 233, '圆柱形自愈式并联电容器', 'LH-BY', 'LH-BY/0.45-20-3', 'GB/T 12747.1', 'products/lh-by-1,products/lh-by-2,products/lh-by-3', '无显示；顶盖鼓起即表示过压力隔离已动作', '铝壳圆柱自愈式低压电容器，体积小、散热好、自带过压力隔离。', '温度检测端子、底部螺栓加长、双螺母防松', 'φ76~φ116 mm×(150~280) mm（直径×高）', '安装孔M12，无需开孔', '立式安装，M12螺栓锁紧兼作接地', '280 mm（最大高度）', '低压补偿柜、智能电容器与模块化组件的配套', '<h3>产品概述</h3>
<p>LH-BY采用金属化聚丙烯膜卷绕、真空浸渍，内部三芯△接，自带放电电阻与过压力隔离装置，芯子击穿后内压升高使顶盖鼓起并断开引线。</p>
<p>圆柱形外壳散热面积大，适合密集排列。</p>
<h3>功能特点</h3>
<ul><li>三相内部△接，出线端子带护罩</li><li>介质损耗低，不含油、不渗漏</li><li>过压力隔离：内部故障时机械断开</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BY/0.45-20-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>三相端子L1、L2、L3，接地经底部M12螺栓；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>电容器之间间距不小于30 mm，顶部距上层不小于100 mm。</li><li>紧固力矩：M12底座10~12 N·m，端子4 N·m。</li><li>重新投入前须经放电并验电，短接放电后方可接触。</li></ol>
<h3>端子定义</h3>
{{端子}}', 410, '2026-01-07 16:55:00', '2026-11-24 10:06:59'),
(1037, 233, '滤波专用圆柱形电容器', 'LH-BYL', 'LH-BYL/0.69-25-3-P', 'GB/T 12747.1,GB/T 14549', 'products/lh-byl-1,products/lh-byl-2,products/lh-byl-3', '无显示；可选热敏电阻输出', '690~800 V级高场强滤波电容器，耐2倍过流，用于LC滤波支路。', '容量配对分组、出厂实测值贴签', 'φ116~φ136 mm×(245~345) mm', '安装孔M16，无需开孔', '立式安装，支架强制风冷', '345 mm', '单调谐滤波支路、中频炉滤波装置', '<h3>产品概述</h3>
<p>滤波支路中电容器同时承受基波与谐波电压叠加，LH-BYL以较低的工作场强换取长寿命，额定电流裕度2倍。</p>
<p>每只出厂标注实测电容值，按支路配对供货，装配后调谐偏差容易控制在1%以内。</p>
<h3>功能特点</h3>
<ul><li>耐2.0 In持续过流</li><li>实测容量标签与配对码</li><li>端子镀锡，允许多根铜排直接搭接</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BYL/0.69-25-3-P</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>同一支路电容必须使用同一配对码。</li><li>更换单只后须重测支路谐振频率。</li></ol>
<h3>端子定义</h3>
{{端子}}', 400, '2025-12-30 13:10:00', '2026-11-24 10:06:59'),
(1038, 234, '方形自愈式并联电容器', 'LH-BF', 'LH-BF/0.45-20-3', 'GB/T 12747.1', 'products/lh-bf-1,products/lh-bf-2,products/lh-bf-3', '无显示', '钢壳方形三相电容器，多芯并联、侧面出线，适合传统柜体替换。', '防爆阀、吊装孔、加厚壳体', '175 mm×70 mm×(200~290) mm（宽×厚×高）', '安装孔2×φ9，孔距195 mm', '立式安装，两侧安装脚螺栓固定', '70 mm', '接触器投切的低压补偿柜、备品更换', '<h3>产品概述</h3>
<p>LH-BF沿用常见方形电容器的安装尺寸，可直接替换旧柜内的同规格产品；内部由多只独立芯子并联，单芯失效后容量小幅下降而不会整只停运。</p>
<h3>功能特点</h3>
<ul><li>每只芯子独立保险，失效后自动脱离</li><li>壳体喷塑，安装脚一体冲压</li><li>端子罩可翻开，带电部分防触及</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BF/0.45-20-3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>三相端子L1、L2、L3经支路熔断器与投切开关接至母线；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>每次重新投入前须放电并验电，短接放电后方可接触端子。</li><li>端子用铜鼻子压接，导线不得承受拉力。</li><li>壳体经安装脚与接地螺栓可靠接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', 390, '2025-12-21 10:25:00', '2026-11-24 10:06:59'),
(1039, 234, '分补方形电容器', 'LH-BFF', 'LH-BFF/0.25-30-1×3', 'GB/T 12747.1', 'products/lh-bff-1,products/lh-bff-2,products/lh-bff-3', '无显示；顶部故障指示片', '三只单相电容集成一壳、引出四端子的分补电容器。', '单相更换芯组、端子铜排', '230 mm×90 mm×290 mm（宽×厚×高）', '安装孔2×φ9，孔距250 mm', '立式安装', '90 mm', '需要逐相补偿的传统补偿柜', '<h3>产品概述</h3>
<p>LH-BFF在一个壳体内布置三只250 V单相电容器，公共端引出为N，可配晶闸管或复合开关做分相投切，节省柜内空间。</p>
<h3>功能特点</h3>
<ul><li>A、B、C、N四端子，内部已Y接</li><li>每相独立放电电阻</li><li>故障指示片弹出便于巡视</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-BFF/0.25-30-1×3</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', '<h3>接线说明</h3>
<p>四线接入，N线须单独接至中性排；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）。</p>
<h3>接线要点</h3>
<ol><li>三相投切开关各自独立，中性线不经开关。</li><li>N线截面与相线相同。</li></ol>
<h3>端子定义</h3>
{{端子}}', 380, '2025-12-13 15:45:00', '2026-11-24 10:06:59'),
(1040, 236, '三相调谐串联电抗器', 'LH-DKS', 'LH-DKS/0.48-30-7%-Cu', 'GB/T 1094.6,GB/T 15576', 'products/lh-dks-1,products/lh-dks-2,products/lh-dks-3', '无显示；端子侧温度开关状态可接入', '7%与14%电抗率的三相干式调谐电抗器，1.8倍电流不饱和。', '铜绕组、低损耗型、卧式结构', '230 mm×170 mm×210 mm（长×宽×高，480 V/30 kvar/7%）', '底座四孔φ11，孔距180 mm×130 mm', '卧放固定于柜底或电抗器支架，周边留50 mm', '210 mm', '抗谐波补偿柜、板式组件、滤波柜预留', '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍额定电流。</p>
<p>绕组内置130 ℃温度开关（常闭），接入控制回路后超温自动退出该支路。</p>
<h3>功能特点</h3>
<ul><li>三相电抗偏差≤3%，避免三相不平衡谐振</li><li>电抗率偏差±3%，调谐频率189 Hz（7%）/134 Hz（14%）</li><li>噪声≤50 dB，适合配电间</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKS/0.48-30-7%-Cu</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>串接于开关与电容器之间，温度开关接入控制回路。</p>
<h3>接线要点</h3>
<ol><li>A1、B1、C1进线，A2、B2、C2出线至电容器，注意不要接反进出侧。</li><li>温度开关常闭触点串入投切线圈或输入控制器DI。</li><li>与电容器距离不小于50 mm，气流由下至上。</li></ol>
<h3>端子定义</h3>
{{端子}}', 370, '2025-12-05 12:00:00', '2026-11-24 10:06:59'),
(1041, 237, '滤波电抗器', 'LH-DKL', 'LH-DKL/400-5-100', 'GB/T 1094.6,GB/T 14549', 'products/lh-dkl-1,products/lh-dkl-2,products/lh-dkl-3', '无显示；温度开关信号可外接', '按支路谐振频率定制的滤波电抗器，带±5%抽头可调。', '空心结构、水冷、抽头出厂整定', '按支路定制；参考340 mm×260 mm×320 mm（长×宽×高，5次/100 A）', '底座四孔φ14，孔距按图纸', '水平安装，距铁磁体不小于300 mm', '320 mm', '5、7、11、13次单调谐滤波支路与中频炉滤波', '<h3>产品概述</h3>
<p>LH-DKL按滤波支路的电容实测值反算电感，并设±5%抽头，现场可用短接片微调，使支路调谐点准确落在目标频率略低处。</p>
<p>空心型无饱和问题，铁心型体积小，按电流与空间选择。</p>
<h3>功能特点</h3>
<ul><li>每台附实测电感值与抽头表</li><li>品质因数Q按支路要求设计，典型30~60</li><li>温升按谐波电流与基波电流合成校核</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DKL/400-5-100</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>与滤波电容串联，抽头短接片调整后须贴标签。</p>
<h3>接线要点</h3>
<ol><li>调谐前测支路实际电容，换算后选抽头。</li><li>相邻支路电抗轴线垂直布置，减小互感影响。</li></ol>
<h3>端子定义</h3>
{{端子}}', 360, '2025-11-27 09:20:00', '2026-11-24 10:06:59'),
(1042, 239, '切换电容接触器', 'LH-QJ', 'LH-QJ-30/220', 'GB/T 14048.4,GB/T 29312', 'products/lh-qj-1,products/lh-qj-2,products/lh-qj-3', '机械位置指示片', '带限流电阻线的电容专用接触器，AC-6b类别，限制合闸涌流。', '线圈电压多档、辅助触头组', '78 mm×135 mm×115 mm（宽×高×深，43型）', '35 mm导轨或二孔φ5.5，孔距68 mm×105 mm', '导轨或螺钉安装，垂直安装倾斜不大于22.5°', '115 mm', '投切不频繁的低压补偿柜', '<h3>产品概述</h3>
<p>LH-QJ在主触头闭合前先经限流电阻线接通电容器，把合闸涌流限制在额定电流的20倍以内，主触头闭合后电阻线自动脱离，适合传统接触器投切方案。</p>
<h3>功能特点</h3>
<ul><li>先接通限流触头、后闭合主触头</li><li>银合金主触头，抗熔焊</li><li>辅助触头1常开1常闭，可加装辅助触头块</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-QJ-30/220</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.4《低压开关设备和控制设备 第4-1部分：接触器和电动机起动器 机电式接触器和电动机起动器（含电动机保护器）》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>主触头L1~L3接电容器，限流电阻线两端不得剪断或短接。</p>
<h3>接线要点</h3>
<ol><li>电阻线应自然下垂，与其他导线保持20 mm以上距离。</li><li>线圈由控制器输出驱动，控制器须有投切间隔不小于180 s的放电延时。</li></ol>
<h3>端子定义</h3>
{{端子}}', 350, '2025-11-19 14:35:00', '2026-11-24 10:06:59'),
(1043, 240, '智能复合开关', 'LH-FK', 'LH-FK/3-30-12', 'GB/T 29312,GB/T 15576', 'products/lh-fk-1,products/lh-fk-2,products/lh-fk-3', '面板投切灯与故障闪码（缺相、过温、拒动）', '晶闸管过零导通、磁保持继电器长期保持的复合开关，低损耗无涌流。', 'RS485型、分相型、+60 ℃型', '100 mm×180 mm×110 mm（宽×高×深）', '二孔φ6.5，孔距84 mm×165 mm', '立式安装于柜板', '110 mm', '一般频度投切的共补与分补回路', '<h3>产品概述</h3>
<p>LH-FK投入时先由晶闸管在电压过零点导通，随后磁保持继电器吸合旁路晶闸管，长期通流损耗仅为晶闸管方式的约1%，无需风扇。</p>
<p>退出时顺序相反，电流过零断开，几乎无涌流与弧光。</p>
<h3>功能特点</h3>
<ul><li>三相独立检测过零，适用共补与分补</li><li>缺相、过温、触点粘连三类故障闪码</li><li>控制信号DC 12 V，可直接由补偿控制器驱动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-FK/3-30-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>主回路L1~L3进线，T1~T3接电容器，控制端接控制器输出。</p>
<h3>接线要点</h3>
<ol><li>共补型三相同触发，只接一路控制；分补型每相单独控制。</li><li>与电容器之间不得再串接触器。</li></ol>
<h3>端子定义</h3>
{{端子}}', 340, '2025-11-11 11:50:00', '2026-11-24 10:06:59'),
(1044, 240, '同步投切开关', 'LH-TB', 'LH-TB/63-RS', 'GB/T 29312', 'products/lh-tb-1,products/lh-tb-2,products/lh-tb-3', '三相状态LED，按键查看投切时间补偿值', '微处理器精确控制磁保持触点在零点动作的同步开关，无半导体器件。', '网络型（RS485组网）、防护涂覆', '98 mm×160 mm×95 mm（宽×高×深）', '二孔φ6.5，孔距80 mm×145 mm', '立式安装', '95 mm', '要求低损耗、免维护的补偿回路', '<h3>产品概述</h3>
<p>LH-TB不使用晶闸管，靠微处理器测量每次触点动作时间并自学习补偿，使触点在电压零点闭合、电流零点断开，既无涌流又无半导体击穿风险。</p>
<h3>功能特点</h3>
<ul><li>动作时间自学习，环境温度变化自动修正</li><li>断电保持，掉电不影响已投入状态（可设断电退出）</li><li>三相互锁，缺相禁止投入</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TB/63-RS</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', '<h3>接线说明</h3>
<p>与复合开关可互换安装，控制方式须在订货时注明。</p>
<h3>接线要点</h3>
<ol><li>RS485型地址由拨码设置，1~32。</li><li>上电后须完成一次空载自学习再带电容器。</li></ol>
<h3>端子定义</h3>
{{端子}}', 330, '2025-11-02 16:10:00', '2026-11-24 10:06:59'),
(1045, 241, '晶闸管投切模块', 'LH-JK', 'LH-JK/3-40', 'GB/T 29312,JB/T 10695,GB/T 15576', 'products/lh-jk-1,products/lh-jk-2,products/lh-jk-3', '触发、故障、过温三色LED', '全程无触点的TSC模块，20 ms响应，适合频繁冲击负荷。', '水冷散热、RS485、分补型', '160 mm×260 mm×185 mm（宽×高×深，含散热器）', '四孔φ7，孔距140 mm×240 mm', '立式安装，风道自下而上', '185 mm', '电焊机、起重机、轧机等频繁变化负荷', '<h3>产品概述</h3>
<p>LH-JK每相一对反并联晶闸管，在电容器端电压与电网电压相等的时刻触发，投入涌流近似为零，可连续快速投切而无机械寿命限制。</p>
<h3>功能特点</h3>
<ul><li>等电位触发算法，残压任意值均可零涌流投入</li><li>内置快速熔断器与阻容吸收</li><li>散热器85 ℃过温闭锁，风机75 ℃启动</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-JK/3-40</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 29312《低压无功功率补偿投切器》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', '<h3>接线说明</h3>
<p>进线侧必须有快速熔断器，出线接电抗器与电容器。</p>
<h3>接线要点</h3>
<ol><li>散热器与柜内其他发热件间距不小于100 mm。</li><li>触发线与主回路分槽敷设，避免误触发。</li></ol>
<h3>端子定义</h3>
{{端子}}', 320, '2025-10-25 13:25:00', '2026-11-24 10:06:59'),
(1046, 243, '无功补偿控制器（共补）', 'LH-RC12', 'LH-RC12/J-12', 'JB/T 9663,DL/T 597', 'products/lh-rc12-1,products/lh-rc12-2,products/lh-rc12-3', '四位LED数码管，功率因数、电压、电流、THDu轮显', '12路静态输出的共补控制器，144方形，无功与功率因数双判据。', 'RS485、温度输入、AC 220 V接触器输出', '144 mm×144 mm×90 mm（宽×高×深）', '138 mm×138 mm（+1/0 mm）', '面板嵌入安装', '≤80 mm', '接触器或复合开关投切的低压补偿柜', '<h3>产品概述</h3>
<p>LH-RC12以无功功率为投切判据、以功率因数为校验判据，可在轻载时避免投切振荡；每路容量可单独登记，支持等容、2:1、1:2:4等编码方式。</p>
<h3>功能特点</h3>
<ul><li>自动识别取样电流极性，无需调换接线</li><li>过压、欠流、谐波越限闭锁并指示</li><li>每路投切次数与总运行时间可查</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC12/J-12</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 597《低压无功补偿控制器使用技术条件》</li></ul>', '<h3>接线说明</h3>
<p>电压取B、C相线电压，电流取A相，取样互感器在总进线。</p>
<h3>接线要点</h3>
<ol><li>取样互感器套在总进线A相、电容柜电源侧，二次接Is1、Is2。</li><li>电压引自B、C相，经熔断器；相别错误会使功率因数显示异常。</li><li>输出公共端接零线或+12 V，视输出型式而定。</li></ol>
<h3>端子定义</h3>
{{端子}}', 310, '2025-10-17 10:45:00', '2026-11-24 10:06:59'),
(1047, 244, '混合无功补偿控制器', 'LH-RC18', 'LH-RC18/C12F6-4G', 'DL/T 597,JB/T 9663,DL/T 645', 'products/lh-rc18-1,products/lh-rc18-2,products/lh-rc18-3', '160×160点阵LCD，三相数据、棒图与投切状态同屏', '三相取样、共补分补混合、18路输出的点阵液晶控制器。', '4G、2~31次谐波、温控输出', '162 mm×102 mm×120 mm（宽×高×深）', '152 mm×92 mm（+1/0 mm）', '面板嵌入安装', '≤110 mm', '三相不平衡明显的混合补偿系统与台区', '<h3>产品概述</h3>
<p>LH-RC18逐相计算无功缺额，先用分补回路把三相功率因数拉到同一水平，再用共补补足总量；谐波越限时优先退出可能引起谐振的回路。</p>
<h3>功能特点</h3>
<ul><li>分补与共补路数可自由分配</li><li>SVG联动：预留基础无功与波动无功分界</li><li>事件记录200条，含越限、闭锁与故障</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RC18/C12F6-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>DL/T 597《低压无功补偿控制器使用技术条件》</li><li>JB/T 9663《低压无功功率自动补偿控制器》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>三相四线电压与三相电流全部接入，相别必须一一对应。</p>
<h3>接线要点</h3>
<ol><li>投切回路编号与控制器登记保持一致，分补每三路为一组A、B、C。</li><li>核对方法：手动投入A相一组，A相功率因数应上升。</li></ol>
<h3>端子定义</h3>
{{端子}}', 300, '2025-10-09 15:00:00', '2026-11-24 10:06:59'),
(1048, 245, '三相多功能电力仪表', 'LH-PM96E', 'LH-PM96E-5A-220-C', 'GB/T 22264.1,GB/T 22264.7,GB/T 17215.321,GB/T 17215.323', 'products/lh-pm96e-1,products/lh-pm96e-2,products/lh-pm96e-3', '白底蓝字段码LCD，三行同屏加电能行，背光时间可设', '96方形三相全电参量测量与双向电能计量，段码LCD，标配RS485。', '4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485、脉冲输出另行说明', '96 mm×96 mm×78 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，两侧卡块压紧，适用板厚1~4 mm', '≤72 mm（面板后，含端子）', '高低压开关柜、配电屏、动力柜的回路监测', '<h3>产品概述</h3>
<p>LH-PM96E是多功能电力仪表的基本型，一只仪表同时显示三相电压、电流、功率、功率因数、频率和双向电能，替代开关柜上的多只指针表与转换开关。</p>
<p>仪表采用真有效值测量，PT、CT变比面板可设，显示值即为一次侧实际值；参数设置有密码保护，通信参数可批量下发。</p>
<h3>功能特点</h3>
<ul><li>电压、电流0.2级，有功电能C级（0.5S级）</li><li>接线方式菜单可选：三相四线、三相三线两元件、单相</li><li>错线诊断：缺相、逆相序、电流反向自动提示</li><li>数据保持不少于10年，停电不丢失</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96E-5A-220-C</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', '<h3>接线说明</h3>
<p>低压系统可直接接入电压、经互感器接入电流；10 kV系统电压、电流均经互感器。</p>
<h3>接线要点</h3>
<ol><li>三相四线：UA、UB、UC、UN分别接11~14端子，三只电流互感器同名端（S1）接4*、6*、8*带星端，S2接5、7、9端。</li><li>三相三线：UB接14端（UN位置），12端空置，B相电流不接，菜单选“3P3W”。</li><li>电流互感器二次不得开路，拆表前先短接试验端子；二次单点接地。</li><li>电压回路串1 A熔断器；上电后检查功率因数符号与相序提示。</li></ol>
<h3>端子定义</h3>
{{端子}}', 290, '2025-10-01 12:15:00', '2026-11-24 10:06:59'),
(1049, 245, '数码管三相多功能电力仪表', 'LH-PM96S', 'LH-PM96S-5A-220-CJ', 'GB/T 22264.1,GB/T 22264.7', 'products/lh-pm96s-1,products/lh-pm96s-2,products/lh-pm96s-3', '三排四位LED数码管，电压/电流/功率按键切换，可自动循环显示', '三排高亮LED数码管显示的经济型96方形多功能表，远距离读数清晰。', 'RS485、1路报警继电器', '96 mm×96 mm×75 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，侧面塑料卡扣', '≤69 mm', '光线较暗的配电室、动力箱与设备控制柜', '<h3>产品概述</h3>
<p>LH-PM96S以三排红色LED数码管显示三相数据，3 m外可清楚读数，适合照度低或需要远看的场合；保留常用电参量与正向有功电能，去掉了分时与谐波功能，价格更经济。</p>
<h3>功能特点</h3>
<ul><li>亮度4级可调，长期运行自动降亮延寿</li><li>电流、电压同屏三相显示，无需翻页</li><li>报警继电器可设过压、过流、缺相、逆相序</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96S-5A-220-CJ</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>与LH-PM96E端子顺序相同，可直接替换；不带通信时58、59、60空置。</p>
<h3>接线要点</h3>
<ol><li>更换旧表前记录变比与表底。</li><li>报警继电器触点接入跳闸回路时，必须在菜单中关闭自检动作并做传动试验。</li></ol>
<h3>端子定义</h3>
{{端子}}', 280, '2025-09-23 09:35:00', '2026-11-24 10:06:59'),
(1050, 245, '谐波型多功能电力仪表', 'LH-PM96H', 'LH-PM96H-5A-220-CE', 'GB/T 22264.7,GB/T 17215.321,GB/T 14549', 'products/lh-pm96h-1,products/lh-pm96h-2,products/lh-pm96h-3', '160×160点阵中文LCD，谐波棒图、相量图与趋势曲线', '2~63次谐波与波形峰值系数分析的96方形多功能表。', '以太网、2DO谐波越限输出、8 MB存储', '96 mm×96 mm×88 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，金属卡具两点固定', '≤82 mm', '变频器、UPS、充电机出线与补偿柜进线的谐波监测', '<h3>产品概述</h3>
<p>LH-PM96H在全电参量之外计算2~63次电压、电流谐波含有率、总畸变率、奇偶次畸变率、K系数与波峰系数，并保存最大值与发生时间。</p>
<p>面板相量图可直观判断电流极性与相别，是接线检查的实用工具。</p>
<h3>功能特点</h3>
<ul><li>每周波128点同步采样，逐次谐波有功方向可查</li><li>THDu、THDi各设三段阈值，可联动闭锁电容投入</li><li>不平衡度按正序、负序、零序分量显示</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96H-5A-220-CE</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 14549《电能质量 公用电网谐波》</li></ul>', '<h3>接线说明</h3>
<p>三相四线推荐接法；三相三线时零序谐波不可测。</p>
<h3>接线要点</h3>
<ol><li>测量高次谐波应选用0.2S或0.5S级互感器，并尽量缩短二次线。</li><li>仪表电流方向须与负荷潮流一致，否则谐波有功方向判断会相反。</li></ol>
<h3>端子定义</h3>
{{端子}}', 270, '2025-09-14 14:50:00', '2026-11-24 10:06:59'),
(1051, 245, '复费率多功能电力仪表', 'LH-PM96F', 'LH-PM96F-5A-220-D', 'GB/T 17215.301,GB/T 17215.321,DL/T 645,GB/T 22264.7', 'products/lh-pm96f-1,products/lh-pm96f-2,products/lh-pm96f-3', '大字段码LCD，当前费率、时段与剩余时间同屏', '4费率12时段、最大需量与12个月冻结的96方形分时计量表。', '红外抄表、DL/T 645-2007、时钟电池可更换', '96 mm×96 mm×80 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，侧卡固定，面板可铅封', '≤74 mm', '企业内部分时电量考核、园区转供电核算', '<h3>产品概述</h3>
<p>LH-PM96F内置温补时钟与2套时区表，支持尖、峰、平、谷四费率、每日12时段，按月冻结各费率电量与最大需量，便于核对峰谷电费。</p>
<p>本表用于内部考核，用于对外结算时须另选经强制检定的电能表。</p>
<h3>功能特点</h3>
<ul><li>滑差式需量计算，区间与滑差时间可设</li><li>节假日、周休日可独立设定时段</li><li>12个月历史电量、日冻结62天</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96F-5A-220-D</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>接线与LH-PM96E一致，电流端子带铅封盖。</p>
<h3>接线要点</h3>
<ol><li>投运前校准时钟并核对时段表。</li><li>峰谷考核回路的互感器准确级应不低于0.5级。</li></ol>
<h3>端子定义</h3>
{{端子}}', 260, '2025-09-06 11:10:00', '2026-11-24 10:06:59'),
(1052, 245, '带开关量与变送的多功能电力仪表', 'LH-PM96K', 'LH-PM96K-5A-100-8D4R2A', 'GB/T 22264.7,GB/T 17215.321', 'products/lh-pm96k-1,products/lh-pm96k-2,products/lh-pm96k-3', '段码LCD，下方8位开关状态指示点', '8路开关量输入、4路继电器输出、2路4~20 mA变送的遥信遥控型仪表。', '温湿度模块、以太网口、第二组4~20 mA', '96 mm×96 mm×100 mm（宽×高×深，带扩展模块）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式，扩展模块背插并用螺钉锁紧', '≤94 mm', '需要遥测、遥信、遥控合一的馈线柜与电动机回路', '<h3>产品概述</h3>
<p>LH-PM96K在测量功能上增加遥信、遥控与模拟量变送，一只仪表即可完成一个馈线间隔的“三遥”，适合小型变配电站综合自动化。</p>
<p>遥控采用“选择-返校-执行”三步，防止误操作。</p>
<h3>功能特点</h3>
<ul><li>8路无源干接点DI，内部DC 24 V湿电源</li><li>4路继电器DO，脉冲或电平方式可选</li><li>变送量程与对应电量任意设定，0.5级</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96K-5A-100-8D4R2A</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>10 kV系统常用两只PT（V/V接线）、两只CT，菜单选三相三线。</p>
<h3>接线要点</h3>
<ol><li>V/V接线时PT二次B相接地，接UN端子；电流接IA、IC，IB空。</li><li>遥控出口须串接“远方/就地”转换开关。</li><li>DI公共端为内部24 V正，禁止外加电压。</li></ol>
<h3>端子定义</h3>
{{端子}}', 250, '2025-08-29 16:25:00', '2026-11-24 10:06:59'),
(1053, 245, '无线多功能电力仪表', 'LH-PM96W', 'LH-PM96W-5A-220-4G', 'GB/T 22264.7,GB/T 17215.321', 'products/lh-pm96w-1,products/lh-pm96w-2,products/lh-pm96w-3', '段码LCD，信号强度、联网状态与上送计数图标', '内置4G或LoRa的96方形多功能表，改造柜体免敷设通信线。', '外置天线延长2 m、断电上报、蓝牙配置', '96 mm×96 mm×86 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）；天线孔φ12', '面板嵌入式，天线吸盘置于柜外', '≤80 mm', '分散配电室、箱变的开关柜改造', '<h3>产品概述</h3>
<p>LH-PM96W面板尺寸与常规96方形表相同，更换旧表时不需再拉通信线；4G型每台独立上网，LoRa型经LH-GW200网关汇聚。</p>
<p>断电瞬间由超级电容供电上报停电事件，便于掌握停电范围。</p>
<h3>功能特点</h3>
<ul><li>Modbus寄存器表与LH-PM96E兼容，后台无需改点表</li><li>本地RS485保留，可同时接入现场系统</li><li>数据本地缓存7天，恢复后补传</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM96W-5A-220-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>测量接线与LH-PM96E一致，另接天线。</p>
<h3>接线要点</h3>
<ol><li>金属柜内须将天线引出柜外，馈线不得与主回路电缆同槽。</li><li>插卡、拔卡必须断电操作。</li></ol>
<h3>端子定义</h3>
{{端子}}', 240, '2025-08-21 13:40:00', '2026-11-24 10:06:59'),
(1054, 246, '72方形多功能电力仪表', 'LH-PM72E', 'LH-PM72E-5A-220-C', 'GB/T 22264.1,GB/T 22264.7,GB/T 17215.321', 'products/lh-pm72e-1,products/lh-pm72e-2,products/lh-pm72e-3', '段码LCD四行显示，蓝色背光', '72方形小尺寸三相多功能表，适合抽屉单元与小配电箱。', 'RS485、2DI/2DO、导轨支架', '72 mm×72 mm×80 mm（宽×高×深）', '68 mm×68 mm（+0.7/0 mm）', '面板嵌入式，尾部卡架固定', '≤74 mm', 'MCC抽屉单元、动力配电箱、设备控制箱', '<h3>产品概述</h3>
<p>抽屉单元面板空间有限，LH-PM72E在72 mm见方内完成三相全电参量测量与双向电能，通信与变比设置方式与96方形产品一致，同一系统内可混用。</p>
<h3>功能特点</h3>
<ul><li>三按键菜单，中文符号直观</li><li>可显示负载率百分比，便于判断电动机负荷</li><li>尾部端子斜出线，适合浅柜体</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM72E-5A-220-C</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>端子分上下两排，上排电源与通信，下排电压电流。</p>
<h3>接线要点</h3>
<ol><li>抽屉单元的二次插接件须保证电流回路先接后断（带短接片）。</li><li>MCC柜通信线穿越抽屉时采用同一方向的手拉手接法。</li></ol>
<h3>端子定义</h3>
{{端子}}', 230, '2025-08-13 10:00:00', '2026-11-24 10:06:59'),
(1055, 246, '电动机回路保护监测仪表', 'LH-PM72D', 'LH-PM72D-5A-C2R', 'GB/T 22264.1,GB/T 22264.7', 'products/lh-pm72d-1,products/lh-pm72d-2,products/lh-pm72d-3', '上下两排数码管，上排电流、下排负载率或热容量', '72方形电动机回路电流监测表，带过载、堵转、缺相告警与起动时间统计。', '热敏电阻输入、RS485、模拟量输出', '72 mm×72 mm×82 mm（宽×高×深）', '68 mm×68 mm（+0.7/0 mm）', '面板嵌入式，尾部卡架固定', '≤76 mm', '水泵、风机、皮带机等低压电动机馈线回路', '<h3>产品概述</h3>
<p>LH-PM72D以三相电流为核心，计算负载率、热容量与起动时间，给出过载、欠载、堵转、缺相与不平衡告警，作为热继电器之外的监测补充。</p>
<p>用于保护跳闸时须与主回路元件的分断能力和整定配合校核。</p>
<h3>功能特点</h3>
<ul><li>起动、运行两段整定，避免起动误报</li><li>累计运行小时与起动次数，便于检修计划</li><li>缺相与不平衡定值可分别设定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM72D-5A-C2R</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>三相电流经互感器接入，不接电压也可运行（功率量不显示）。</p>
<h3>接线要点</h3>
<ol><li>互感器一次额定电流按电动机额定电流的1~1.2倍选取。</li><li>跳闸输出与主接触器线圈串联前须核对触点容量。</li></ol>
<h3>端子定义</h3>
{{端子}}', 220, '2025-08-05 15:15:00', '2026-11-24 10:06:59'),
(1056, 247, '120方形大屏多功能电力仪表', 'LH-PM120E', 'LH-PM120E-5A-100-CE', 'GB/T 22264.1,GB/T 22264.7,GB/T 17215.321', 'products/lh-pm120e-1,products/lh-pm120e-2,products/lh-pm120e-3', '128×128点阵中文LCD，一次图界面与大字主画面可切换', '120方形大屏液晶仪表，进线柜与主变低压侧远距离读数。', '谐波31次、以太网、4DI/4DO', '120 mm×120 mm×82 mm（宽×高×深）', '112 mm×112 mm（+0.8/0 mm）', '面板嵌入式，四点夹紧', '≤76 mm', '变压器进线柜、母联柜、能源站总表', '<h3>产品概述</h3>
<p>LH-PM120E以大尺寸点阵屏显示主画面：电流、电压、功率因数三组大字数值与功率棒图，值班人员在2 m外即可读出；翻页可看一次接线与谐波。</p>
<h3>功能特点</h3>
<ul><li>主画面内容可自定义，保留4种布局</li><li>电能、需量、最值分页显示</li><li>仪表自检与通信状态常显</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-PM120E-5A-100-CE</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>10 kV进线经PT、CT接入，变比在面板设置。</p>
<h3>接线要点</h3>
<ol><li>设置顺序：接线方式→PT变比→CT变比→电能倍率。</li><li>10 kV系统电压端子按100 V接入，切勿误接380 V。</li></ol>
<h3>端子定义</h3>
{{端子}}', 210, '2025-07-27 12:35:00', '2026-11-24 10:06:59'),
(1057, 249, '单相导轨式电能表', 'LH-DM1', 'LH-DM1-60-485', 'GB/T 17215.321,DL/T 645', 'products/lh-dm1-1,products/lh-dm1-2,products/lh-dm1-3', '5+1位LCD，正反显示方向可旋转', '1模数18 mm单相导轨表，60 A直接接入，出租与设备计量小型化。', 'RS485、红外、蓝牙抄表', '18 mm×118 mm×66 mm（宽×高×深，1P）', '35 mm导轨安装，无需开孔', '35 mm标准导轨，卡接', '66 mm', '出租公寓、设备单机、充电桩单相计量', '<h3>产品概述</h3>
<p>LH-DM1在单模数宽度内完成60 A直接接入计量，上进下出，箱内零改线即可加装分户计量。</p>
<p>电流规格按现行标准表示为0.2-0.5(60)A（旧标称5(60)A），显示精度0.01 kWh。</p>
<h3>功能特点</h3>
<ul><li>内置合金互感器，抗直流与偶次谐波</li><li>面板可锁定，防止误设</li><li>光电脉冲与RS485可同时使用</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM1-60-485</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>上进下出，L进→电流端→L出，N并接电压端。</p>
<h3>接线要点</h3>
<ol><li>相线必须从1进、3出，反接会导致反向走字。</li><li>零线进出端子连通，不得在表内另接负荷零线。</li><li>60 A回路导线不小于16 mm²（铜），螺钉力矩2.5 N·m。</li></ol>
<h3>端子定义</h3>
{{端子}}', 200, '2025-07-19 09:50:00', '2026-11-24 10:06:59'),
(1058, 249, '单相导轨费控电能表', 'LH-DM2P', 'LH-DM2P-80-LR', 'GB/T 17215.321,DL/T 645', 'products/lh-dm2p-1,products/lh-dm2p-2,products/lh-dm2p-3', '6+2位LCD带背光，剩余金额、当前功率与费率轮显', '2模数单相远程费控表，内置80 A继电器，支持购电与欠费限电。', 'LoRa、4G外置模块、透支额度、恶性负载识别', '36 mm×92 mm×68 mm（宽×高×深，2P）', '35 mm导轨，无需开孔', '35 mm导轨安装', '68 mm', '学生宿舍、出租公寓、养殖圈舍用电控制', '<h3>产品概述</h3>
<p>LH-DM2P内置磁保持继电器，欠费或越限时分断，充值后现场按键或远程合闸；恶性负载识别可区分阻性加热器与普通电器，超限自动断开并记录。</p>
<h3>功能特点</h3>
<ul><li>预付费余额三段告警：提示、告警、断电</li><li>恶性负载：单相阻性突增识别，功率阈值可设</li><li>停电记录与最近20次开合记录</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM2P-80-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>出线经内部继电器，断电后后级可能仍有反送电，检修时须拉开总开关。</p>
<h3>接线要点</h3>
<ol><li>上级须有短路保护断路器，本表继电器不承担短路分断。</li><li>LoRa型现场信号小于-110 dBm时加装室外网关。</li></ol>
<h3>端子定义</h3>
{{端子}}', 190, '2025-07-11 14:05:00', '2026-11-24 10:06:59'),
(1059, 250, '三相直接接入导轨电能表', 'LH-DM3', 'LH-DM3-80-F485', 'GB/T 17215.321,GB/T 17215.323,DL/T 645', 'products/lh-dm3-1,products/lh-dm3-2,products/lh-dm3-3', '6+2位LCD，三相电压电流与电能循环显示', '7模数三相四线直接接入导轨表，最大80 A，分时与通信可选。', '4费率、RS485双协议、脉冲输出', '126 mm×90 mm×65 mm（宽×高×深，7P）', '35 mm导轨安装，无需开孔', '35 mm导轨卡接', '65 mm', '楼层配电箱、充电桩、商铺三相计量', '<h3>产品概述</h3>
<p>LH-DM3直接接入最大80 A，省去三只互感器与二次接线，适合配电箱内改造加装；三相四线与三相三线可在菜单设置。</p>
<h3>功能特点</h3>
<ul><li>三相电流方向独立判断，反向自动提示</li><li>通信双协议，Modbus与DL/T 645-2007按键切换</li><li>支持电压缺相后继续计量剩余两相</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3-80-F485</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>三相四线1-2-3进、4-5-6出，N接电压公共端。</p>
<h3>接线要点</h3>
<ol><li>进出线不得接反，同一相进出在同一列端子。</li><li>80 A回路导线不小于25 mm²，力矩2.5~3 N·m。</li></ol>
<h3>端子定义</h3>
{{端子}}', 180, '2025-07-03 11:25:00', '2026-11-24 10:06:59'),
(1060, 250, '三相互感器接入导轨电能表', 'LH-DM3C', 'LH-DM3C-6A-KCT200/5', 'GB/T 17215.321,GB/T 17215.323,DL/T 645', 'products/lh-dm3c-1,products/lh-dm3c-2,products/lh-dm3c-3', '6+2位LCD，变比与一次值直接显示', '4模数72 mm三相导轨多功能电能表，经互感器接入，0.5S级。', '谐波、4DI、开口互感器套装', '72 mm×90 mm×65 mm（宽×高×深，4P）', '35 mm导轨，无需开孔', '35 mm导轨安装', '65 mm', '大电流馈线、列头柜、能源分项计量', '<h3>产品概述</h3>
<p>LH-DM3C经互感器接入，变比面板可设，显示值为一次侧电量。套装型附三只开口式互感器，改造回路不停电即可装表。</p>
<h3>功能特点</h3>
<ul><li>有功C级（0.5S级），双向计量</li><li>互感器接线错误诊断</li><li>可作为能耗分项计量采集点，直接接入LH-GW100网关</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DM3C-6A-KCT200/5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>三相四线，UA、UB、UC、UN与互感器二次分别接入。</p>
<h3>接线要点</h3>
<ol><li>互感器S1接电流进端（带星号），S2接出端并接地。</li><li>变比设置后核对一次电流与钳形表读数。</li></ol>
<h3>端子定义</h3>
{{端子}}', 170, '2025-06-25 16:40:00', '2026-11-24 10:06:59'),
(1061, 252, '三相四线智能电能表', 'LH-TM30', 'LH-TM30-6A-4G', 'GB/T 17215.301,GB/T 17215.321,GB/T 17215.323,DL/T 645', 'products/lh-tm30-1,products/lh-tm30-2,products/lh-tm30-3', '大屏段码LCD，背光与停电唤醒，当前费率图标', '壁挂式三相四线多功能电能表，C级、4费率、12个月冻结。', '4G、RS485双路、红外、安全芯片', '265 mm×170 mm×75 mm（高×宽×深）', '无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm', '表箱或墙面壁挂安装，三点固定', '75 mm', '园区总分表、专变用户内部结算、充电场站', '<h3>产品概述</h3>
<p>LH-TM30具有双向分时计量、最大需量、事件记录与负荷曲线，按GB/T 17215.321的C级（0.5S级）设计，适合园区转供电、充电站与自备变用户的内部结算。</p>
<p>负荷曲线按15 min记录不少于60天，支持抄读历史与事件。</p>
<h3>功能特点</h3>
<ul><li>失压、断相、逆相序、电流不平衡等30类事件记录</li><li>停电后可按键唤醒显示，抄读不断</li><li>时钟温补，日误差≤0.5 s</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM30-6A-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>互感型接1~10端子（1、3，4、6，7、9为三相电流进、出，2、5、8、10为UA、UB、UC、UN），直通型进出线标A、B、C。</p>
<h3>接线要点</h3>
<ol><li>互感型须装联合接线盒，便于带电换表与校验。</li><li>三相四线严禁零线虚接，否则会按线电压错误计量。</li><li>投运后按“三步核对”：看相序、看功率方向、看与钳表误差。</li></ol>
<h3>端子定义</h3>
{{端子}}', 160, '2025-06-17 13:00:00', '2026-11-24 10:06:59'),
(1062, 252, '三相三线智能电能表', 'LH-TM33', 'LH-TM33-6A-AUX', 'GB/T 17215.301,GB/T 17215.321,GB/T 17215.323,DL/T 645', 'products/lh-tm33-1,products/lh-tm33-2,products/lh-tm33-3', '大屏段码LCD，矢量与功率方向指示', '10 kV侧经PT、CT接入的三相三线电能表，两元件0.5S级。', '双485、4G、辅助电源端子', '265 mm×170 mm×75 mm（高×宽×深）', '无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm', '计量柜或墙面壁挂', '75 mm', '10 kV专变用户计量柜内部考核、光伏并网侧考核', '<h3>产品概述</h3>
<p>LH-TM33用于中性点不接地的三相三线系统，两元件接法，电压3×100 V，可同时测量正反向有功，适合光伏并网点的双向考核。</p>
<p>带独立辅助电源端子，一次停电时仍可由直流屏供电保持通信。</p>
<h3>功能特点</h3>
<ul><li>两元件法计量，相角与功率方向在屏显示</li><li>正反向有功、四象限无功分别冻结</li><li>失压、失流、相序异常记录</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TM33-6A-AUX</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.301《电测量设备（交流） 特殊要求 第1部分：多功能电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>PT二次V/V接线，B相接地，电流取A、C相。</p>
<h3>接线要点</h3>
<ol><li>第一元件接UAB、IA，第二元件接UCB、IC。</li><li>计量柜二次回路须用联合接线盒，电流先短接再拆表。</li><li>上电后向量图应为UAB、UCB相差60°附近（感性负荷按功率因数偏移）。</li></ol>
<h3>端子定义</h3>
{{端子}}', 150, '2025-06-08 10:15:00', '2026-11-24 10:06:59'),
(1063, 254, '数显电流表', 'LH-DA72', 'LH-DA72-5A-CJ', 'GB/T 22264.1,GB/T 22264.2', 'products/lh-da72-1,products/lh-da72-2,products/lh-da72-3', '单排四位LED，0.56英寸，量程自动小数点', '72方形数显交流电流表，单排四位数码管，带上下限报警可选。', '4~20 mA变送、1路继电器、RS485', '72 mm×72 mm×75 mm（宽×高×深）', '68 mm×68 mm（+0.7/0 mm）', '面板嵌入式，侧卡', '≤68 mm', '开关柜、设备盘、发电机屏的单回路电流指示', '<h3>产品概述</h3>
<p>LH-DA72替代指针式电流表，真有效值测量，变比面板可设，显示值为一次电流；三相型采用切换显示A、B、C。</p>
<h3>功能特点</h3>
<ul><li>真有效值，正弦、方波、变频波形均可测量</li><li>上下限报警回差可设</li><li>断线显示“----”，避免误读</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DA72-5A-CJ</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>串接在电流互感器二次回路中。</p>
<h3>接线要点</h3>
<ol><li>互感器二次串联多表时总阻抗不超过额定负荷。</li><li>拆表前先短接互感器二次。</li></ol>
<h3>端子定义</h3>
{{端子}}', 140, '2025-05-31 15:30:00', '2026-11-24 10:06:59'),
(1064, 254, '三相数显电压表', 'LH-DV96', 'LH-DV96-100-F', 'GB/T 22264.1,GB/T 22264.2', 'products/lh-dv96-1,products/lh-dv96-2,products/lh-dv96-3', '三排四位LED，缺相时对应行闪烁', '96方形三排数显电压表，三相线电压或相电压同屏。', '频率附加、RS485、不平衡报警', '96 mm×96 mm×70 mm（宽×高×深）', '92 mm×92 mm（+0.8/0 mm）', '面板嵌入式', '≤64 mm', '母线电压监测、发电机屏、并机柜', '<h3>产品概述</h3>
<p>LH-DV96同屏显示三相电压，适合母线柜与发电机并机柜；相电压、线电压一键切换，PT变比面板可设，直接显示一次电压值。</p>
<h3>功能特点</h3>
<ul><li>高亮数码管，缺相与越限闪烁提示</li><li>可附加频率显示，用于发电机屏</li><li>不平衡度越限输出（选配）</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-DV96-100-F</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 22264.1《安装式数字显示电测量仪表 第1部分：定义和通用要求》</li><li>GB/T 22264.2《安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求》</li></ul>', '<h3>接线说明</h3>
<p>三相四线接UA~UN，三相三线B相接UN位。</p>
<h3>接线要点</h3>
<ol><li>电压回路串0.5 A熔断器。</li><li>并机柜中须区分母线与发电机侧电压引线。</li></ol>
<h3>端子定义</h3>
{{端子}}', 130, '2025-05-23 12:50:00', '2026-11-24 10:06:59'),
(1065, 256, '4G无线三相电力仪表', 'LH-WM40', 'LH-WM40-400-T4-4G', 'GB/T 17215.321,GB/T 17215.323,GB/T 20840.2', 'products/lh-wm40-1,products/lh-wm40-2,products/lh-wm40-3', '6+2位LCD，信号、在线、上送成功计数显示', '导轨式三相4G无线表，配三只开口互感器，免布线改造。', '4路NTC测温、2DI、断电上报、剩余电流1路', '72 mm×90 mm×70 mm（宽×高×深，4P）', '35 mm导轨，无需开孔；互感器开口窗φ24或80 mm×40 mm', '导轨安装，互感器现场开口套装', '70 mm', '既有建筑节能改造、设备能耗、分布式用电监测', '<h3>产品概述</h3>
<p>LH-WM40把三相计量、4G通信与三只开口互感器打包，一名电工约30 min可完成一个回路的安装，全程无需停电、无需敷设通信线。</p>
<p>数据通过MQTT直接上送澜衡云或用户平台，点表与RS485仪表一致。</p>
<h3>功能特点</h3>
<ul><li>自动识别互感器方向与相别，错误时提示并校正</li><li>每分钟可上送一次，流量约每月80 MB（1 min间隔）</li><li>断电后超级电容维持30 s用于上报</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM40-400-T4-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', '<h3>接线说明</h3>
<p>电压取自同一断路器负荷侧，互感器箭头指向负荷。</p>
<h3>接线要点</h3>
<ol><li>先合上测量熔断器并确认电压显示，再合开口互感器。</li><li>互感器合口面清洁无毛刺，听到锁扣声；合口不严会引入0.5%以上误差。</li><li>同一相的电压线与互感器必须对应，否则功率错误。</li><li>天线竖直放置，与金属件距离≥100 mm。</li></ol>
<h3>端子定义</h3>
{{端子}}', 120, '2025-05-15 09:05:00', '2026-11-24 10:06:59'),
(1066, 256, '环保用电监测终端', 'LH-WM41', 'LH-WM41-4-4G', 'GB/T 17215.321', 'products/lh-wm41-1,products/lh-wm41-2,products/lh-wm41-3', 'LED状态灯，手机端显示工况；本体无屏', '面向治污与产污设备的用电工况监测终端，判断治理设施同步运行。', '视频联动、门磁、外接LED大屏', '90 mm×100 mm×75 mm（宽×高×深）', '35 mm导轨或箱体四孔，无面板开孔', '配电箱内导轨安装', '75 mm', '环保设施用电监测、停限产核查', '<h3>产品概述</h3>
<p>LH-WM41为每台产污、治污设备记录启停与功率曲线，按“产污开、治污必须开”的逻辑比对，异常时在云端与手机推送，数据可导出作为自证材料。</p>
<p>终端带本地缓存与断点续传，网络中断期间的记录不丢失。</p>
<h3>功能特点</h3>
<ul><li>产污/治污逻辑关联可配置，支持一对多</li><li>功率阈值与最小运行时长双判据，避免待机误判</li><li>记录不可本地清除，具备校验码</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM41-4-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', '<h3>接线说明</h3>
<p>每路采用三只开口互感器，公共电压一组。</p>
<h3>接线要点</h3>
<ol><li>每台设备独立标识，端子号与平台绑定。</li><li>调试时逐台启停，核对平台显示。</li></ol>
<h3>端子定义</h3>
{{端子}}', 110, '2025-05-07 14:25:00', '2026-11-24 10:06:59'),
(1067, 257, 'LoRa无线三相电力仪表', 'LH-WM42', 'LH-WM42-200-LR', 'GB/T 17215.321,GB/T 17215.323', 'products/lh-wm42-1,products/lh-wm42-2,products/lh-wm42-3', '5+1位LCD，节点号与信号质量显示', 'LoRa自组网三相无线表，一台网关带120只，适合同一配电室密集点位。', '测温、单相版、外置天线', '54 mm×90 mm×65 mm（宽×高×深，3P）', '35 mm导轨，无需开孔', '导轨安装', '65 mm', '数据机房列头柜、商场分项计量、园区楼层', '<h3>产品概述</h3>
<p>LH-WM42采用470~510 MHz频段LoRa通信，单跳即可到达LH-GW200网关，同一配电室上百个点位只需一张物联网卡，通信费用与供电布线大幅下降。</p>
<h3>功能特点</h3>
<ul><li>时隙化上报，120节点错峰不碰撞</li><li>本地RS485作为调试口，不影响无线</li><li>单相与三相同一网关混挂</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-WM42-200-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 17215.323《电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）》</li></ul>', '<h3>接线说明</h3>
<p>与LH-WM40相同，LoRa天线由板载弹簧天线引出。</p>
<h3>接线要点</h3>
<ol><li>金属柜门内节点RSSI低于-95 dBm时加装外置天线。</li><li>节点号由网关自动分配，端子标签须同步记录。</li></ol>
<h3>端子定义</h3>
{{端子}}', 100, '2025-04-29 11:40:00', '2026-11-24 10:06:59'),
(1068, 259, '多回路电能表', 'LH-MC12', 'LH-MC12-100-E', 'GB/T 17215.305,GB/T 17215.321,GB/T 20840.2', 'products/lh-mc12-1,products/lh-mc12-2,products/lh-mc12-3', '128×64点阵LCD，分回路滚动与总览', '12路三相或36路单相集中计量，插接式互感器，适合列头柜与馈线柜。', '母线测温、开关状态、双网口', '158 mm×112 mm×65 mm（宽×高×深，主机）', '导轨安装，互感器沿线卡接；无面板开孔', '导轨或背板安装，互感器采用端子排插接', '65 mm', '数据中心列头柜、充电站、馈线柜分项计量', '<h3>产品概述</h3>
<p>LH-MC12用一台主机加小型插接互感器完成12个三相回路或36个单相回路计量，电压共享，互感器以端子排集中接入，省去大量分散表计。</p>
<p>各回路分别给出功率、电能与谐波，主机汇总后经RS485或网口上送。</p>
<h3>功能特点</h3>
<ul><li>互感器类型自识别，接错位置立即提示</li><li>每回路独立告警与负载率</li><li>说明书按回路与互感器规格分别声明准确度，便于验收</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-MC12-100-E</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 17215.305《电测量设备（交流） 特殊要求 第5部分：多回路电能表》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', '<h3>接线说明</h3>
<p>公共电压取自列头柜进线熔断器，各回路互感器按槽位卡接。</p>
<h3>接线要点</h3>
<ol><li>互感器箭头统一指向负荷，槽位号与回路编号一致。</li><li>互感器线束走线槽，远离网线。</li></ol>
<h3>端子定义</h3>
{{端子}}', 90, '2025-04-20 16:55:00', '2026-11-24 10:06:59'),
(1069, 261, '4G工业物联网网关', 'LH-GW100', 'LH-GW100-4R-4G', 'DL/T 645', 'products/lh-gw100-1,products/lh-gw100-2,products/lh-gw100-3', '8个LED：电源、运行、4G、网络、485各口', '4路RS485、双上行的导轨网关，MQTT与Modbus-TCP双协议。', 'GPS/北斗、DI/DO、备用卡', '100 mm×95 mm×45 mm（宽×高×深）', '35 mm导轨，无需开孔；天线SMA孔φ6.5', '导轨安装', '45 mm', '配电室RS485仪表集中上云、能源站、光伏电站', '<h3>产品概述</h3>
<p>LH-GW100接入4路RS485，每路最多32台仪表，支持Modbus、DL/T 645-2007等规约混接，4G与以太网可互为备份。</p>
<p>断网时按时间戳缓存，恢复后自动补传；云端可远程修改点表与采集周期。</p>
<h3>功能特点</h3>
<ul><li>协议与点表图形化配置，不需写代码</li><li>双上行自动切换，切换中断不大于10 s</li><li>边缘规则：越限、变化率、延时三类条件</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW100-4R-4G</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>DL/T 645《多功能电能表通信协议》</li></ul>', '<h3>接线说明</h3>
<p>4路RS485接下行仪表，以太网与4G上行互为备份。</p>
<h3>接线要点</h3>
<ol><li>RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路最多32台。</li><li>同一路设备的波特率与校验位须一致，不同规约分路接入。</li><li>金属柜内须把4G天线引出柜外，断电后再插拔SIM卡。</li></ol>
<h3>端子定义</h3>
{{端子}}', 80, '2025-04-12 13:15:00', '2026-11-24 10:06:59'),
(1070, 262, 'LoRa集中网关', 'LH-GW200', 'LH-GW200-4G-OD', 'GB/T 4208', 'products/lh-gw200-1,products/lh-gw200-2,products/lh-gw200-3', 'LED：电源、4G、LoRa收发、节点在线数（数码管）', '8通道LoRa接入、120节点汇聚的室内外两用网关。', '太阳能供电、室外IP65、有线回程', '220 mm×180 mm×70 mm（宽×高×深，室外型）', '壁挂四孔φ6，孔距180 mm×150 mm；天线N型孔φ16', '壁挂或抱杆安装', '70 mm', '同一配电室或园区的无线仪表、测温、断路器汇聚', '<h3>产品概述</h3>
<p>LH-GW200提供8个LoRa并发通道，集中接入LH-WM42、LH-TS系列、LH-SB系列节点，经4G或以太网上送。</p>
<p>室外型防水外壳，可抱杆装在园区中心位置，单跳覆盖半径约800 m（视距）。</p>
<h3>功能特点</h3>
<ul><li>信道自动分配与跳频，邻近网关不干扰</li><li>节点异常掉线5 min内告警</li><li>可作为固定电话线断线后的备份通道</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-GW200-4G-OD</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '<h3>接线说明</h3>
<p>LoRa节点无线接入，以太网或4G上行；供电用PoE或DC 12~24 V，二者取一。</p>
<h3>接线要点</h3>
<ol><li>室外型的天线竖直安装，两根天线间距不小于300 mm。</li><li>室外安装须加天馈避雷器，抱杆与机壳可靠接地。</li><li>PoE供电时网线不超过100 m。</li></ol>
<h3>端子定义</h3>
{{端子}}', 70, '2025-04-04 10:30:00', '2026-11-24 10:06:59'),
(1071, 264, '物联网微型断路器', 'LH-SB63', 'LH-SB63-1N-C32-30-LR', 'GB/T 10963.1,GB/T 16917.1', 'products/lh-sb63-1,products/lh-sb63-2,products/lh-sb63-3', 'OLED显示电流、电压、漏电与脱扣原因；按钮手动分合', 'C63单相/三相物联网微断，测量、漏电、远程分合与费控一体。', '4G、LoRa、RS485，剩余电流30 mA、电弧告警', '36 mm×90 mm×70 mm（1P+N，宽×高×深）；三相4P 90 mm宽', '35 mm导轨，无需面板开孔', '导轨安装，上进下出', '70 mm', '末端配电、养殖圈舍、路灯、出租公寓', '<h3>产品概述</h3>
<p>LH-SB63在微型断路器上集成测量、剩余电流保护与电动操作，保护功能由机械与电子共同完成，通信中断不影响跳闸。</p>
<p>可按时间表自动合分，用于路灯与养殖设备；费控型支持余额控制。</p>
<h3>功能特点</h3>
<ul><li>过欠压、过温、缺相、漏电、短路、过载六类保护</li><li>每次跳闸记录原因与当时电流</li><li>远程合闸须下发授权，避免误送电</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB63-1N-C32-30-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 10963.1《电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器》</li><li>GB/T 16917.1《家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则》</li></ul>', '<h3>接线说明</h3>
<p>上进下出，N线必须经过N极，禁止借用其他回路N线。</p>
<h3>接线要点</h3>
<ol><li>每回路N线独立，混接会引起剩余电流误动作。</li><li>投运后按试验按钮验证剩余电流功能。</li></ol>
<h3>端子定义</h3>
{{端子}}', 60, '2025-03-27 15:50:00', '2026-11-24 10:06:59'),
(1072, 265, '物联网塑壳断路器', 'LH-SB250M', 'LH-SB250M-3P-200-EL', 'GB/T 14048.2', 'products/lh-sb250m-1,products/lh-sb250m-2,products/lh-sb250m-3', '面板LCD显示三相电流、剩余电流与热记忆', '100~250 A电子式塑壳断路器，带测温、测漏与电动操作，支路物联网化。', '4G、预留风门温控、区域联锁', '105 mm×165 mm×110 mm（3P，宽×高×深）；4P 140 mm宽', '固定式，安装孔4×φ4.5，孔距35 mm×126 mm；面板可开105 mm×60 mm观察窗', '背板垂直安装，旋转手柄可选', '110 mm', '低压柜馈线支路、变压器出线、路灯控制箱', '<h3>产品概述</h3>
<p>LH-SB250M在电子脱扣基础上增加接线端子测温与剩余电流监测，支路负荷、端子温升与漏电在平台可见，端子松动在冒烟之前即可发现。</p>
<p>区域联锁型在发生短路时下级先动作、上级延时，缩小停电范围。</p>
<h3>功能特点</h3>
<ul><li>热记忆功能，断电后继续累计热量</li><li>端子测温越限只告警不跳闸，避免误停</li><li>四段保护定值现场或远程整定</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-SB250M-3P-200-EL</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 14048.2《低压开关设备和控制设备 第2部分：断路器》</li></ul>', '<h3>接线说明</h3>
<p>进出线铜排或铜鼻子，防电弧隔板必须装。</p>
<h3>接线要点</h3>
<ol><li>剩余电流型N线必须穿过（4P或外接N线互感器）。</li><li>电动操作机构与机械联锁不得同时用于同一断路器。</li></ol>
<h3>端子定义</h3>
{{端子}}', 50, '2025-03-19 12:05:00', '2026-11-24 10:06:59'),
(1073, 267, '电流取电无线测温传感器', 'LH-TS10', 'LH-TS10-450', 'GB/T 4208', 'products/lh-ts10-1,products/lh-ts10-2,products/lh-ts10-3', 'LED上电与发送指示，数据在网关与云端显示', '绑带式CT取电测温，母线带电流即工作，无需电池。', '多路合一、IP67、壁挂显示屏', '42 mm×32 mm×18 mm（本体，宽×高×厚）', '无需开孔；绑带绕母排安装', '合金片绑带缠绕在母排或触头', '18 mm', '高低压母排、断路器触头、电缆接头测温', '<h3>产品概述</h3>
<p>LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，永久供电、免维护，适合不便更换电池的高处与柜内。</p>
<p>传感器与被测点同电位，完全绝缘隔离，可用于10 kV触头测温。</p>
<h3>功能特点</h3>
<ul><li>测温范围-40~+125 ℃，±1 ℃</li><li>启动电流5 A，停电后超级电容支持上报一次</li><li>无线470 MHz，柜间穿透能力强</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS10-450</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '', 40, '2025-03-11 09:20:00', '2026-11-24 10:06:59'),
(1074, 267, '螺栓式电池无线测温传感器', 'LH-TS20', 'LH-TS20-M8', 'GB/T 4208', 'products/lh-ts20-1,products/lh-ts20-2,products/lh-ts20-3', '无本地显示，按键查电量', '低压柜端子与电缆接头用螺栓式测温节点，5年电池。', '6点集中型、磁吸式、温湿度型', '28 mm×28 mm×16 mm（本体），引线20~200 mm', '无需开孔；M8螺栓共同压接', '压接于电缆头螺栓或扎带固定于电缆表面', '16 mm', '低压馈线端子、电缆接头、干式变压器引线', '<h3>产品概述</h3>
<p>LH-TS20通过与电缆头螺栓共压的铜片测温，适合电流较小、取电式无法启动的回路；电池按15 min一次发送设计使用5年以上。</p>
<p>温升过快（1 min内上升超过5 ℃）时立即加发告警帧。</p>
<h3>功能特点</h3>
<ul><li>变化率告警，早期发现接触不良</li><li>电池电压上报，提前3个月提示更换</li><li>同一网关可区分200个点名</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS20-M8</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', '', 30, '2025-03-02 14:40:00', '2026-11-24 10:06:59'),
(1075, 268, '开口式电流互感器', 'LH-KCT', 'LH-KCT-80-800/5-0.5', 'GB/T 20840.2', 'products/lh-kct-1,products/lh-kct-2,products/lh-kct-3', '无显示；窗口侧P1/P2箭头与变比标牌', '卡扣开合、免断线安装的测量用电流互感器，100~5000 A。', '防水型、超宽窗口、2 m引线、0.2级（大电流规格，一次1000 A起）；φ16窗口另行说明', '外形随窗口：φ24型61 mm×78 mm×36 mm；80×50型125 mm×150 mm×50 mm', '窗口：φ24、φ36、80×50、120×60、160×80（mm）', '开口套装于母排或电缆，底座固定或扎带固定', '36~60 mm', '节能改造、无线仪表与多回路电能表配套、临时测量', '<h3>产品概述</h3>
<p>LH-KCT铁心分为两半，锁扣合口，改造时不断线、不停母排即可安装。铁心截面加大以补偿气隙，准确级0.5~1级，满足监测与内部考核。</p>
<h3>功能特点</h3>
<ul><li>双锁扣与防错向设计，合口力均匀</li><li>二次内置双向保护，开路不产生高压（毫伏输出型）</li><li>五种窗口覆盖24~160 mm</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>规格与外形</h3>
{{规格与外形}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-KCT-80-800/5-0.5</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 20840.2《互感器 第2部分：电流互感器的补充技术要求》</li></ul>', '<h3>接线说明</h3>
<p>P1朝电源侧、P2朝负荷侧，S1、S2接仪表电流端。</p>
<h3>接线要点</h3>
<ol><li>套装前检查合口面无锈无尘，合口后摇动无松动。</li><li>5 A输出型二次严禁开路；带电安装时先把S1、S2短接或接好仪表再合口。</li><li>同组三只互感器方向一致，二次单点接地。</li></ol>
<h3>端子定义</h3>
{{端子}}', 20, '2025-02-22 11:55:00', '2026-11-24 10:06:59'),
(1076, 269, '剩余电流式电气火灾监控探测器', 'LH-RCD300', 'LH-RCD300-65-LR', 'GB 14287.2', 'products/lh-rcd300-1,products/lh-rcd300-2,products/lh-rcd300-3', '段码LCD显示剩余电流与各点温度，报警时红灯常亮并鸣音', '1路剩余电流加4路测温的组合式探测器，导轨安装，可带开口剩余电流互感器。', 'LoRa、4G、继电器脱扣输出、手机推送', '72 mm×90 mm×66 mm（宽×高×深，4P）；互感器窗口φ45/φ65/φ100', '35 mm导轨，无需开孔；互感器套装于四根导线', '导轨安装，剩余电流互感器穿过A、B、C、N', '66 mm', '民用建筑配电箱、养殖场、商场、出租公寓电气防火', '<h3>产品概述</h3>
<p>LH-RCD300连续监测配电回路的剩余电流与导线、接头温度，越限时本地声光报警并上送，帮助在起火之前发现绝缘劣化与接触不良。</p>
<p>监测本身不改变原有保护配置；需要跳闸时由继电器输出配合断路器分励脱扣。</p>
<h3>功能特点</h3>
<ul><li>报警值20~1000 mA连续可设，自动扣除固有泄漏电流</li><li>4路测温独立报警，阈值45~140 ℃</li><li>自检功能：互感器断线、短路即时报故障</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-RCD300-65-LR</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB 14287.2《电气火灾监控系统 第2部分：剩余电流式电气火灾监控探测器》</li></ul>', '<h3>接线说明</h3>
<p>A、B、C、N四根导线必须同方向一起穿过互感器，PE线不得穿过。</p>
<h3>接线要点</h3>
<ol><li>TN-C系统不能直接使用，须先改造为TN-S或局部TN-C-S。</li><li>互感器下游的N线不得再次接地，也不得与其他回路N线混用。</li><li>投运时记录正常泄漏电流，报警值取其2倍左右且不大于设计要求。</li></ol>
<h3>端子定义</h3>
{{端子}}', 10, '2025-02-14 16:15:00', '2026-11-24 10:06:59');
--> statement-breakpoint
INSERT INTO "solutions" VALUES
(2001, 17, '市政综合体配电电能质量与能效一体化方案', 'sites/site-civic-drawers', 'sites/site-civic-drawers,products/lh-pm96h-1,products/lh-svg-m-1', '<p>市民服务中心、图书馆、会展馆一类市政综合体，照明、电梯、空调变频器和大屏显示并存，白天谐波与三相不平衡突出，夜间轻载又容易出现容性倒送。仅按变压器容量的固定比例配置电容器，往往治不了谐波、也躲不开夜间过补。</p>
<h2>先测七天</h2>
<p>在总进线与大屏、电梯两条馈线各接一台记录仪，连续测7天，取95%概率大值。以一台1250 kVA变压器（短路阻抗6%）的市民中心为例：</p>
<table><thead><tr><th>测点</th><th>结果</th><th>判断</th></tr></thead><tbody><tr><td>总进线</td><td>白天720 kW、0.82；夜间-35 kvar</td><td>容量与夜间过补</td></tr><tr><td>大屏馈线</td><td>3次28 A、5次21 A、7次12 A</td><td>就地滤波</td></tr><tr><td>母线电压</td><td>THDu 3.1%，3次0.7%</td><td>可用7%电抗率</td></tr></tbody></table>
<p>空调季与非空调季差异较大，条件允许时两季各测一次。</p>
<h2>容量怎么算</h2>
<p>由0.82提到0.95，需要无功720×（0.698-0.329）≈266 kvar。长期存在的约150 kvar由4台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>承担（400 V下每台实际输出37.3 kvar，合计149 kvar）；余下117 kvar的波动与夜间35 kvar容性由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担。若不串电抗器，149 kvar与变压器的谐振次数n=√（20.8 MVA÷0.149 MVA）≈11.8，投到300 kvar时降到8.3，7%电抗率把调谐点固定在189 Hz。分工的道理见<a href="/detail/3115">电容器加SVG的容量分法</a>。</p>
<p>大屏馈线谐波有效值√（28²+21²+12²）≈37 A，乘1.2后选50 A的<a href="/newdetail/1027">LH-APF-W</a>。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>作用</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1050">LH-PM96H</a></td><td>谐波与功率因数</td></tr><tr><td>低压母线</td><td>LH-SVG-M 2×75 kvar、LH-XCS-7 4×50 kvar</td><td>混合补偿</td></tr><tr><td>大屏、电梯机房</td><td>LH-APF-W 50 A</td><td>就地滤波</td></tr><tr><td>分项馈线</td><td><a href="/newdetail/1060">LH-DM3C</a>、<a href="/newdetail/1068">LH-MC12</a></td><td>四大分项计量</td></tr><tr><td>配电室</td><td><a href="/newdetail/1069">LH-GW100</a></td><td>汇聚到平台</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>第一个周末装柜并敷设取样线，互感器用开口式<a href="/newdetail/1075">LH-KCT</a>；第二个周末投运。验收取同工况前后各7天的记录：月平均功率因数不低于0.95、夜间无容性倒送、公共连接点谐波电流满足GB/T 14549按短路容量换算后的限值，以第三方仪器数据为准。</p>', 240, '2026-09-25 09:00:00', '2026-11-24 10:06:59'),
(2002, 17, '城市轨道交通车站低压谐波治理方案', 'sites/site-tunnel-fan', 'sites/site-tunnel-fan,products/lh-apf-g-1,products/lh-xcs-7-1', '<p>地铁车站低压负荷中，环控风机与水泵变频器、电扶梯、屏蔽门电源和通信信号电源都是谐波源，5、7、11次谐波叠加后常导致电容柜熔断器熔断、中性线发热。</p>
<h2>问题从哪里来</h2>
<p>降压所两台1000 kVA变压器分列运行，短路阻抗6%，0.4 kV短路容量16.7 MVA。GB/T 14549给出0.38 kV、基准短路容量10 MVA时5次62 A、7次44 A、11次28 A、13次24 A的允许值，按16.7÷10换算后与Ⅰ段实测对照：</p>
<table><thead><tr><th>次数</th><th>实测</th><th>换算值</th></tr></thead><tbody><tr><td>5</td><td>120 A</td><td>103 A</td></tr><tr><td>7</td><td>78 A</td><td>73 A</td></tr><tr><td>11</td><td>42 A</td><td>47 A</td></tr><tr><td>13</td><td>30 A</td><td>40 A</td></tr></tbody></table>
<p>5、7次超出。原电容柜224 kvar未串电抗器，与变压器的谐振次数n=√（16.7÷0.224）≈8.6，切除一半支路时升到12.2，投切过程中多次经过11次附近，这是熔断器熔断的原因，机理见<a href="/detail/3108">并联谐振一文</a>。</p>
<h2>治理配置</h2>
<ol><li>滤波：四个主要次数合成√（120²+78²+42²+30²）≈152 A，乘1.2为183 A，每段设200 A的<a href="/newdetail/1028">LH-APF-G</a>一面。</li><li>补偿：旧电容全部换成<a href="/newdetail/1011">LH-XCS-7</a>，每段6台50 kvar，实际输出224 kvar，调谐点189 Hz，低于5次，与滤波器不会互相放大；电抗率的选法见<a href="/detail/3113">7%还是14%</a>。</li><li>监测：环控、电扶梯、屏蔽门馈线各装一只<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi与谐波有功方向，<a href="/newdetail/1069">LH-GW100</a>汇聚后送综合监控。</li></ol>
<h2>母联切换下的运行</h2>
<p>两段母线互为备用，母联合闸后负荷集中到一台变压器。滤波柜的取样须同时采进线与母联电流，由装置按断路器位置合成总电流，否则母联一合闸取样就失真。</p>
<table><thead><tr><th>运行方式</th><th>取样</th><th>滤波柜</th></tr></thead><tbody><tr><td>分列</td><td>本段进线</td><td>各治各段</td></tr><tr><td>母联合闸</td><td>进线与母联合成</td><td>两柜按容量比例分担，共400 A</td></tr></tbody></table>
<h2>施工与复测</h2>
<p>只在收车后的4 h天窗内施工，一段一夜：第一夜装柜、穿取样互感器，第二夜接母排、送电，期间另一段带全站负荷，由运营方确认容量。治理后复测夜间收车与早高峰发车两个工况，各不少于2 h，两者频谱差异明显，只测一个容易得出偏乐观的结论；再做一次母联合闸试验，检查取样合成是否正确。</p>', 230, '2026-09-05 14:15:00', '2026-11-24 10:06:59'),
(2003, 17, '城市照明箱变能耗监测与远程控制方案', 'sites/site-lamp-substation', 'sites/site-lamp-substation,products/lh-wm40-1,products/lh-rcd300-1', '<p>路灯箱变点多、面广、无人值守，传统做法依靠定时开关与人工巡线，亮灯率低、偷接线难发现、回路老化后漏电风险大。</p>
<h2>一台箱变里有什么</h2>
<p>以100 kVA箱变、6条路灯回路为例。每条回路带36盏120 W的LED灯，三相均分，功率因数0.95。每相功率1.44 kW，电流1440÷（220×0.95）≈6.9 A；6条回路合计25.9 kW，进线约41 A。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>选型</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>开口互感器100 A，不停电安装</td></tr><tr><td>每条回路</td><td><a href="/newdetail/1071">LH-SB63</a></td><td>3P+N、32 A、剩余电流100 mA</td></tr><tr><td>照明母线</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>总剩余电流与电缆头温度</td></tr><tr><td>箱变</td><td>门磁</td><td>接断路器辅助输入</td></tr></tbody></table>
<h2>判据怎么定</h2>
<p>一盏灯约0.57 A，占回路相电流的8.3%。把“电流比同一时段的30天基线低6%并持续10 min”定为单灯故障，高6%定为可能偷接，连续一周缓慢上升而漏电同时增大定为线路老化。6%低于一盏灯的份额，又高于1级测量误差与电压波动的影响。</p>
<p>漏电定值先测后定：雨后实测各回路固有泄漏18~22 mA，取不小于其2倍的标准档，即100 mA；30 mA档雨天会误跳，300 mA档对人身与火灾都偏迟。三个常见误区见<a href="/detail/3122">剩余电流监测</a>。</p>
<h2>控制策略</h2>
<p>按经纬度日出日落加偏移量开关灯，阴雨天由照度修正；后半夜隔盏亮灯。策略下发到断路器本地执行，通信中断时仍按最近一次时间表工作。6条回路后半夜5 h减半，一年少用25.9×0.5×5×365≈2.4万kWh。</p>
<h2>告警与处置</h2>
<table><thead><tr><th>告警</th><th>判据</th><th>处置</th></tr></thead><tbody><tr><td>漏电</td><td>越过定值</td><td>本地跳闸并推送，不自动重合</td></tr><tr><td>缺相</td><td>某相电流为零</td><td>派单</td></tr><tr><td>箱门打开</td><td>无工单而门磁动作</td><td>现场复核</td></tr><tr><td>通信中断</td><td>30 min无数据</td><td>查信号，补巡</td></tr></tbody></table>
<p>箱变分散、每处只有一两台设备，用4G直连比网关经济，比较见<a href="/detail/3121">LoRa与4G怎么选</a>；开工前在箱内与箱外各测一次信号。</p>
<h2>割接与验收</h2>
<p>以箱变为单位白天割接，单台停电不超过1 h，送电后逐回路核对相序、灯数与基线，连续观察三个夜晚再进入下一批。验收抽10%的回路各拔一盏灯、各做一次漏电试验，30 min内平台应有对应告警。</p>', 220, '2026-08-16 11:30:00', '2026-11-24 10:06:59'),
(2004, 17, '老旧小区台区三相不平衡与低电压治理方案', 'sites/site-phase-switches', 'sites/site-phase-switches,products/lh-ck300-1,products/lh-hxk-1', '<p>老旧小区单相负荷分布随机，夏季空调集中开启时，台区三相电流差可超过一倍，重载相末端电压跌到200 V以下，而轻载相电压偏高。</p>
<h2>先查后治</h2>
<p>在变压器出口装<a href="/newdetail/1019">LH-CK300</a>，记录一周三相电流与电压，分清两种不平衡：某一相全天都重，是用户接线造成的结构性不平衡；重载相随时段变化，是时间性波动。例：400 kVA台区晚高峰A、B、C相为420、260、180 A，不平衡度（420-180）÷420≈57%，其中A相有60 A的固定差额来自两个单元全部接在A相。</p>
<h2>先换相，再定装置</h2>
<ol><li>结构性部分用<a href="/newdetail/1030">LH-HXK</a>：把60 A由A相换到C相，三相变为360、260、240 A，平均287 A。</li><li>剩余的时间性部分由<a href="/newdetail/1029">LH-SPC</a>在出口快速转移。A相偏离平均值73 A，50 kvar机型单相可转移72 A，略有不足，按比例选70 kvar机型（约100 A）。若不先换相，偏差133 A，就要选100 kvar。</li><li>末端仍低再考虑<a href="/newdetail/1025">LH-SVG-P</a>，并先查导线截面与接头。</li></ol>
<p>两种手段的取舍见<a href="/detail/3116">换相开关与电力电子装置</a>。</p>
<h2>末端电压核算</h2>
<p>重载相末段400 m为70 mm²铝线，电阻约0.46 Ω/km，合0.184 Ω。治理前相线90 A、中性线80 A，压降（90+80）×0.184≈31 V，首端225 V时末端194 V，低于198 V；治理后中性线降到20 A，压降约20 V，末端205 V。这一步说明该台区不需要再加补偿箱；若支线更长，则选50 kvar的LH-SVG-P，运行在定电压方式。</p>
<h2>设备配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>数量</th></tr></thead><tbody><tr><td>变压器出口</td><td>LH-CK300</td><td>1</td></tr><tr><td>变压器台架</td><td>LH-SPC 70 kvar</td><td>1</td></tr><tr><td>分支箱</td><td>LH-HXK换相单元60 A</td><td>12</td></tr><tr><td>长支线末端</td><td>LH-SVG-P 50 kvar</td><td>按核算</td></tr></tbody></table>
<h2>目标与依据</h2>
<ul><li>出口电流不平衡度不大于15%，中性线电流不大于相电流的25%，两项是工程设定值</li><li>用户端电压为220 V的-10%~+7%，按GB/T 12325</li><li>公共连接点负序电压不平衡度正常运行时不超过2%，按GB/T 15543评估</li></ul>
<p>施工不动户内线路：LH-SPC装在台架，换相单元装在分支箱，逐箱停电不超过2 h并提前公告。投运后再记录一周，与治理前同为工作日与休息日对比，三个量一起看，只看不平衡度容易高估效果。</p>', 210, '2026-07-27 16:50:00', '2026-11-24 10:06:59'),
(2005, 17, '公共充电场站配电与电能质量方案', 'sites/site-charger-meters', 'sites/site-charger-meters,products/lh-mc12-1,products/lh-svg-m-1', '<p>直流充电桩是典型的整流负荷，功率因数较高但谐波与负荷冲击不可忽视；多桩同时启动时，变压器瞬时负载率波动大，对上级电网电压产生影响。</p>
<h2>一座站的负荷</h2>
<p>以1000 kVA变压器带10台120 kW直流桩为例。同时系数取0.6，最大720 kW，效率与功率因数0.98时母线电流约1116 A，负载率73%。单桩满载电流120÷（1.732×0.38×0.98×0.95）≈196 A，桩前选250 A壳架的断路器。</p>
<h2>谐波与无功</h2>
<p>桩群95%概率值：5次72 A、7次45 A、11次38 A、13次26 A，合成√（72²+45²+38²+26²）≈97 A。功率模块半载时畸变率升高，再按总电流的10%~15%（112~167 A）校核，取200 A的<a href="/newdetail/1028">LH-APF-G</a>。满载功率因数0.98，不需要容性补偿；夜间全站待机时输入滤波电容与电缆呈容性，实测-40 kvar，加上站顶光伏与空调，变化范围-40~+110 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>双向调节，不装电容柜。</p>
<h2>不同容量的起步配置</h2>
<table><thead><tr><th>变压器</th><th>补偿与滤波</th><th>计量</th></tr></thead><tbody><tr><td>630 kVA</td><td>SVG 100 kvar、APF 100 A</td><td><a href="/newdetail/1068">LH-MC12</a>一台</td></tr><tr><td>1000 kVA</td><td>SVG 150 kvar、APF 200 A</td><td>LH-MC12两台</td></tr><tr><td>1600 kVA</td><td>SVG 300 kvar、APF 300 A</td><td>按桩数</td></tr></tbody></table>
<p>表中为初步估算，正式设计以桩型、模块数量和同时系数核算；投运一个月后用实测值修正滤波容量。</p>
<h2>桩前与站级</h2>
<ul><li>每台桩前装<a href="/newdetail/1072">LH-SB250M</a>，过载、端子超温与剩余电流本地跳闸</li><li>每台桩装<a href="/newdetail/1060">LH-DM3C</a>，充电量与站内损耗分开统计</li><li><a href="/newdetail/1069">LH-GW100</a>读取变压器负载率，超过85%时通知充电运营平台，由平台按优先级降功率</li></ul>
<p>本方案只提供测量与断路器接口，充电功率调节由桩侧平台执行。承载力的“先测、再调、后治”见<a href="/detail/3118">充电与零碳园区</a>。</p>
<h2>安装与验收</h2>
<p>滤波柜与SVG放在箱变低压室，噪声70 dB以下，靠近居民一侧时夜间复测。核对户外箱的防护等级、排水与进风滤网。验收做三种工况：空闲、半数桩、全部桩同时充电，各记录30 min，看功率因数、THDi与母线电压；公共连接点谐波按GB/T 14549、电压变动按GB/T 12326评价；再抽三台桩试验过载联动与分桩计量的一致性。</p>', 200, '2026-07-07 13:05:00', '2026-11-24 10:06:59'),
(2006, 17, '综合医院供电可靠性与谐波治理方案', 'sites/site-magnetic-resonance', 'sites/site-magnetic-resonance,products/lh-svg-m-1,products/lh-xcs-7-1', '<p>医院影像设备（CT、DSA、MRI）冲击电流大、对电压暂降敏感，同时手术部、ICU对供电连续性要求很高，谐波治理与应急电源接入需要一并考虑。</p>
<h2>把负荷分成三区</h2>
<table><thead><tr><th>分区</th><th>主要问题</th><th>措施</th></tr></thead><tbody><tr><td>影像中心</td><td>冲击、5、7、11次谐波、暂降停机</td><td>就地滤波与事件记录</td></tr><tr><td>手术部、ICU、信息机房</td><td>不能停电</td><td>双电源、UPS、应急接入</td></tr><tr><td>变电所</td><td>无功与总谐波</td><td>混合补偿</td></tr></tbody></table>
<h2>影像中心</h2>
<p>馈线实测5次24 A、7次16 A、11次11 A，合成√（24²+16²+11²）≈31 A，乘1.2为37 A，选50 A的<a href="/newdetail/1027">LH-APF-W</a>挂在设备进线旁，同处装<a href="/newdetail/1032">LH-PQM-S</a>记录暂降的残压与持续时间，与设备停机日志对时，分清电网侧与设备侧原因。</p>
<h2>变电所</h2>
<p>1600 kVA变压器，最大980 kW、0.86，提到0.96需要980×（0.593-0.292）≈295 kvar：4台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>出149 kvar，两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>出150 kvar并承担夜间容性。容量分工见<a href="/detail/3115">混合补偿一文</a>。</p>
<h2>应急电源</h2>
<ol><li>应急负荷420 kW、功率因数0.9，电流约709 A，外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，发电车与移动储能车用同一组五色单芯连接器，错相闭锁。</li><li>手术部由250 A的<a href="/newdetail/1035">LH-KJT</a>在两路之间切换，动作不大于2 s。生命支持设备不允许2 s中断，须另配UPS，切换柜不能代替它。</li><li>每季度带载演练一次，从发电车到场到带满负荷逐项计时。</li></ol>
<h2>接地与漏电</h2>
<ul><li>医疗IT系统不得装剩余电流跳闸保护，使用绝缘监测与故障定位</li><li>门诊、病房普通回路装<a href="/newdetail/1076">LH-RCD300</a>，报警值按固有泄漏电流的2倍设定，误区见<a href="/detail/3122">剩余电流监测</a></li></ul>
<h2>实施与验收</h2>
<p>与临床科室错峰，停电放在夜间并备移动UPS。验收三项：同工况24 h的功率因数与谐波记录，公共连接点谐波电流按GB/T 14549评价；切换时间实测五次取最大值；应急接入从插接到送电的实际用时与相序检查记录。数据由<a href="/newdetail/1069">LH-GW100</a>送后勤平台，切换与跳闸事件保留原始时标。</p>', 190, '2026-06-17 10:25:00', '2026-11-24 10:06:59'),
(2007, 17, '智慧校园分项计量与宿舍安全用电方案', 'sites/site-classroom', 'sites/site-classroom,products/lh-pm96e-1,products/lh-zch-1', '<p>校园用电的难点是宿舍恶性负载、实验室大功率设备与公共建筑的分项统计，既要管得住安全，又要分得清费用。</p>
<h2>宿舍：一间一表</h2>
<p>每间装<a href="/newdetail/1058">LH-DM2P</a>，80 A磁保持继电器，欠费、超功率与恶性负载三种跳闸分别记录原因。阈值不能一刀切：装空调的楼栋启动电流大，按“功率突增超过800 W且近似纯阻性（功率因数0.98以上）”判断电热器具，空调压缩机功率因数低于0.95，不会误跳；公寓楼允许吹风机，阈值放到1500 W。同一间一小时内第三次跳闸转为人工恢复。</p>
<p>一栋320间，LoRa上送，每台<a href="/newdetail/1070">LH-GW200</a>按120个节点（每15 min一次）配置，320÷120≈2.7，需要三台，楼梯间上中下各一台；与4G直连的比较见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>公共建筑：四大分项</h2>
<p>教学楼、图书馆在楼层箱装<a href="/newdetail/1068">LH-MC12</a>，一台12路三相或36路单相，照明插座、空调、动力、特殊用电分开；租赁商铺另装<a href="/newdetail/1060">LH-DM3C</a>。存量多回路表是否要换见<a href="/detail/3120">新国标实施后的做法</a>。</p>
<h2>食堂与水泵房：补偿</h2>
<p>最大180 kW、功率因数0.75，提到0.95需180×（0.882-0.329）≈100 kvar。<a href="/newdetail/1005">LH-ZCH</a>选150 kvar：共补120 kvar用450 V电容，400 V下输出120×（400÷450）²≈95 kvar；分补30 kvar用250 V电容，230 V下约25 kvar，合计120 kvar。若只选120 kvar，实际约97 kvar，就不够了。</p>
<h2>实验室：安全优先</h2>
<p>总进线装<a href="/newdetail/1076">LH-RCD300</a>，监测剩余电流与电缆头温度，先告警后由值班人员处置；冰箱、培养箱等回路禁止远程断电。</p>
<table><thead><tr><th>区域</th><th>设备</th><th>通信</th></tr></thead><tbody><tr><td>宿舍</td><td>LH-DM2P、LH-GW200</td><td>LoRa</td></tr><tr><td>教学楼、图书馆</td><td>LH-MC12</td><td>以太网</td></tr><tr><td>商铺、食堂</td><td>LH-DM3C、LH-ZCH</td><td>RS485</td></tr><tr><td>配电房</td><td><a href="/newdetail/1048">LH-PM96E</a>、<a href="/newdetail/1069">LH-GW100</a></td><td>RS485、4G</td></tr></tbody></table>
<h2>进度与验收</h2>
<p>暑期集中改造，单栋宿舍两天：第一天换表接线，第二天逐间核对房号、相别与表号。开学前抽5%房间做三种跳闸试验，并用标准表比对首末两间；分项电量之和与总表一周电量相差不超过3%。学生在校园平台缴费与查询，跳闸与恢复都有日志。</p>', 180, '2026-05-28 15:40:00', '2026-11-24 10:06:59'),
(2008, 17, '水务泵站节能补偿与应急供电方案', 'sites/site-pump-drives', 'sites/site-pump-drives,products/lh-tm33-1,products/lh-gyj-1', '<p>取水与送水泵房负荷集中、运行时间长，功率因数低带来的力调电费与线损损失可观；汛期又不允许停电。</p>
<h2>定速机组：随机补偿</h2>
<p>10 kV、560 kW定速泵实际功率500 kW，功率因数0.85，提到0.95需要500×（0.620-0.329）≈145 kvar，选150 kvar的<a href="/newdetail/1010">LH-GYJ</a>，与电动机同投同退，空载时闭锁。</p>
<p>随机补偿必须校核自励磁：空载电流I0为12 A时，上限0.9×√3×10×12≈187 kvar，150 kvar可用；若I0只有9 A，上限140 kvar，就要减到100 kvar，差额放到母线集中补。电动机断开后电容仍接在端子上，再次起动须等端电压衰减，并核对保护定值：互感器在电容之前时，测到的电流比电动机小，过载定值要按补偿后电流重算。</p>
<h2>变频机组：先滤波再补偿</h2>
<p>380 V变频泵260 kW，变频器输入功率因数已在0.93以上，无功不是主要矛盾。630 kVA变压器低压侧实测5次40 A、7次22 A、11次10 A，合成√（40²+22²+10²）≈47 A，乘1.2为56 A，在两台变频柜旁各挂一台35 A的<a href="/newdetail/1027">LH-APF-W</a>，合计70 A；阀门、加药与照明的无功用两台30 kvar的<a href="/newdetail/1011">LH-XCS-7</a>，7%电抗率避开5次。母线没有变频器的小站可用<a href="/newdetail/1001">LH-ZCS</a>，有变频器时不要用。</p>
<h2>计量：每立方米水多少电</h2>
<p>10 kV进线<a href="/newdetail/1062">LH-TM33</a>看总量，低压进线<a href="/newdetail/1061">LH-TM30</a>分清峰谷，<a href="/newdetail/1056">LH-PM120E</a>看变频机组的功率，流量信号来自水务系统，两者相除得到单位水量电耗；同样流量下电耗上升5%，提示叶轮磨损或阀门未全开。力调电费的算法见<a href="/detail/3107">一文读懂力调电费</a>。</p>
<h2>汛期应急</h2>
<p>低压必保负荷300 kW、功率因数0.85，电流约536 A。外墙设800 A的<a href="/newdetail/1034">LH-KJX-D</a>，移动发电车到场10 min内插接；站内另有自备机组时配630 A的<a href="/newdetail/1035">LH-KJT</a>，失电后自动起机并切换。10 kV机组不在应急范围内，排涝能力按低压机组核算。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>要点</th></tr></thead><tbody><tr><td>定速10 kV</td><td>LH-GYJ 150 kvar</td><td>自励磁、保护定值</td></tr><tr><td>变频380 V</td><td>LH-APF-W 2×35 A</td><td>就地</td></tr><tr><td>低压母线</td><td>LH-XCS-7 2×30 kvar</td><td>7%电抗率</td></tr><tr><td>外墙</td><td>LH-KJX-D 800 A</td><td>高于内涝水位</td></tr></tbody></table>
<p>设备基础抬到历史最高内涝水位以上，户外箱体IP54并配加热防凝露。汛前带载演练一次；验收以连续7天的功率因数、谐波（GB/T 14549）与单位电耗对比为准，数据由<a href="/newdetail/1069">LH-GW100</a>上送。</p>', 170, '2026-05-08 12:55:00', '2026-11-24 10:06:59'),
(2009, 23, '规模化猪场智慧用电与环控供电方案', 'sites/site-pig-control', 'sites/site-pig-control,products/lh-wm40-1,products/lh-kjt-1', '<p>猪舍环控（风机、水帘、料线、照明、加热垫）对供电连续性极为敏感，夏季风机停转10 min就可能造成不可逆损失。本方案把用电安全、设备运行与应急供电统一在一张图上。</p>
<h2>电源容量</h2>
<p>12栋舍每栋45 kW，需要系数0.6，合计324 kW、功率因数0.85，总电流324÷（1.732×0.38×0.85）≈579 A，切换柜选630 A的<a href="/newdetail/1035">LH-KJT</a>。自备机组按324÷0.85≈381 kVA加两成起动裕度，选500 kVA。恢复送电时12栋不能同时起动：断路器按栋延时5 s依次合闸，1 min内全部恢复。</p>
<h2>每栋舍的配电</h2>
<p>单栋45 kW约80 A，进线装100 A的<a href="/newdetail/1072">LH-SB250M</a>；支路按风机、料线、照明分开，用<a href="/newdetail/1071">LH-SB63</a>。风机支路怎么分，决定了能不能发现单台停转：一台1.1 kW风机约2.4 A，18台接一路时停一台只少5.6%，淹没在电压波动里；4台一路时停一台少25%，越过20%的告警线。所以风机支路每路不多于4台。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>整定</th></tr></thead><tbody><tr><td>进线</td><td>LH-SB250M 100 A</td><td>端子超温90 ℃告警</td></tr><tr><td>风机支路</td><td>LH-SB63 16 A、300 mA</td><td>低于基线20%推送</td></tr><tr><td>料线、照明</td><td>LH-SB63 16 A、30 mA</td><td>漏电本地跳闸</td></tr><tr><td>每栋</td><td><a href="/newdetail/1076">LH-RCD300</a></td><td>剩余电流与线缆温度</td></tr><tr><td>总进线</td><td><a href="/newdetail/1065">LH-WM40</a></td><td>断电上报</td></tr></tbody></table>
<p>风机支路用300 mA并只防火灾，是因为30 mA在潮湿环境误跳会停掉通风；触电防护靠等电位联结与断电检修，两者不能互相代替，见<a href="/detail/3122">剩余电流监测的误区</a>。</p>
<h2>告警分级</h2>
<table><thead><tr><th>级别</th><th>事件</th><th>推送</th></tr></thead><tbody><tr><td>一级</td><td>停电、双路失电、舍温越限</td><td>电话、短信、平台</td></tr><tr><td>二级</td><td>风机、料线停转</td><td>短信、平台</td></tr><tr><td>三级</td><td>电压偏低、漏电接近限值</td><td>平台</td></tr></tbody></table>
<p>停电告警由LH-WM40的超级电容供电上报，避免“停电的同时设备也停了、没人知道”。舍内设备经<a href="/newdetail/1069">LH-GW100</a>上送，网关另配UPS。</p>
<h2>施工与验收</h2>
<p>按栋割接，选在转群空栏期，单栋停电不超过2 h。氨气环境用密封防腐箱并除湿，端子每年复紧一次。验收做三项试验：拉开市电，记录电话外呼与切换用时；拔掉一台风机，10 min内应有告警；按下剩余电流试验按钮，逐路核对动作。以后每月做一次断电演练。</p>', 160, '2026-04-18 09:15:00', '2026-11-24 10:06:59'),
(2010, 23, '蛋鸡与肉鸡养殖舍通风断电告警方案', 'sites/site-hen-house', 'sites/site-hen-house,products/lh-wm40-1,products/lh-rcd300-1', '<p>笼养蛋鸡密度大，通风一旦中断，舍内温度数分钟内即可升到危险值。方案的重点是：停电一定有告警、风机停转一定有告警、告警一定有人接。</p>
<h2>留给人的时间有多少</h2>
<p>一栋120 m×15 m×4 m的舍约7200 m³，养3万只，每只显热按9 W计，共270 kW。空气热容约1.2 kJ/（m³·℃），全舍8640 kJ/℃，不计围护结构时升温270÷8640≈0.031 ℃/s，即1.9 ℃/min。舍温28 ℃停风，5 min后就到37 ℃。由此倒推：告警要在1 min内送到人，值班员4 min内合上备用电源或打开应急侧窗。</p>
<h2>监测点</h2>
<ul><li>两路独立温度：接<a href="/newdetail/1065">LH-WM40</a>的两路NTC，探头放在鸡背高度，前后各一，避免装在进风口</li><li>一路风机电流：<a href="/newdetail/1071">LH-SB63</a>分路测量，每路不多于4台</li><li>一路总电源：LH-WM40失电后由超级电容供电上报，并驱动电话外呼</li></ul>
<p>四个条件任一异常即判定，不做“与”逻辑；两路温度相差5 ℃以上按探头故障告警。舍外声光由UPS供电，与平台无关，网络断了也响。</p>
<h2>通信怎么选</h2>
<p>断电上报走4G直连，不经过场内网关，少一个可能同时失电的环节；分路电流、剩余电流数量多，经LoRa到<a href="/newdetail/1070">LH-GW200</a>，全场一台，放在办公楼并带UPS。两种方式的比较见<a href="/detail/3121">LoRa与4G怎么选</a>。舍内钢结构屏蔽强，网关天线装在室外3 m以上，开工前逐栋测一次信号。</p>
<h2>用电安全</h2>
<p>鸡舍粉尘大、湿度高，配电箱用密封型。<a href="/newdetail/1076">LH-RCD300</a>监测剩余电流与四处电缆头温度，定值按冲洗鸡舍后实测泄漏的2倍选取，越限先告警；断路器端子温度与电流同时异常再脱扣，防止一只探头损坏就停掉通风。料线、刮粪电机单独成路，运行时间超过设定值自动停机。</p>
<table><thead><tr><th>设备</th><th>数量</th><th>用途</th></tr></thead><tbody><tr><td>LH-WM40</td><td>每栋1</td><td>断电、舍温</td></tr><tr><td>LH-SB63</td><td>按路</td><td>分路测量与控制</td></tr><tr><td>LH-RCD300（LoRa）</td><td>每栋1</td><td>火灾隐患</td></tr><tr><td>LH-GW200</td><td>每场1</td><td>汇聚</td></tr></tbody></table>
<h2>投用与演练</h2>
<p>装表不停电，换断路器在空舍期进行，一栋一天。验收在有鸡之前做：断总电源，秒表记录外呼到达时间，连做三次，每次不超过1 min；逐路停一台风机，核对告警内容写明栋号与路号。投用后每月演练一次，演练结果留档，值班电话换人当天更新。</p>', 150, '2026-03-29 14:30:00', '2026-11-24 10:06:59'),
(2011, 23, '奶牛牧场挤奶厅与青贮用电方案', 'sites/site-dairy', 'sites/site-dairy,products/lh-pqm-s-1,products/lh-xcb-1', '<p>挤奶厅的真空泵与制冷压缩机同时启动时电流冲击明显，电压波动会影响脉动器节律；夏季高温时段的用电连续性直接影响产奶与牛奶冷藏。</p>
<h2>电压波动算一算</h2>
<p>变压器315 kVA、短路阻抗4%，短路容量约7.9 MVA。55 kW压缩机星三角起动约150 kVA，电压变动150÷7900≈1.9%；30 kW真空泵直接起动约234 kVA，变动3.0%；两台碰在一起为4.9%。GB/T 12326规定35 kV及以下、每小时变动1次以下时限值4%，1~10次时3%。所以首先要做的不是加设备，而是让两类电机错开10 s以上起动，真空泵改软起动后变动还能再降一半。</p>
<h2>补偿与测量</h2>
<p>压缩机与真空泵合计150 kW、功率因数0.78，提到0.95需要150×（0.802-0.329）≈71 kvar。选两组<a href="/newdetail/1013">LH-XCB</a>，480 V电容、7%电抗率：真空泵组40 kvar，400 V下实际输出40×（400÷480）²÷（1-0.07）≈30 kvar；压缩机组60 kvar，实际约45 kvar，合计75 kvar。只开一台泵时无功约26.5×0.802≈21 kvar，投30 kvar就会过补，所以每组在两台都运行时才投入，停一台即退出。投切元件选晶闸管，动作不产生涌流，频繁起停也不磨损。</p>
<table><thead><tr><th>回路</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>总进线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>暂降、电压变动、功率因数</td></tr><tr><td>真空泵组</td><td>LH-XCB 40 kvar</td><td>两台都运行才投</td></tr><tr><td>制冷压缩机</td><td>LH-XCB 60 kvar、<a href="/newdetail/1067">LH-WM42</a></td><td>启停次数与电流</td></tr><tr><td>青贮、饲料</td><td>LH-WM42</td><td>季节性用电</td></tr></tbody></table>
<p>LH-PQM-S的暂降时刻与脉动器停机记录放在一张时间轴上：同时出现，查电网与起动顺序；不同时，查脉动器电源与真空度。每日挤奶两到三次，一周可得二十次以上样本，足以判断。</p>
<h2>从电流看制冷</h2>
<p>压缩机拉到4 ℃所需时间变长而电流偏低，多为制冷剂不足；电流偏高且排气温度上升，多为冷凝器脏堵。清洗前后各留一周曲线，同样环境温度下比较，就是维护效果的依据。冷藏罐温度高于设定2 ℃持续15 min告警，并附当时的压缩机电流。</p>
<h2>布置与验收</h2>
<p>挤奶厅每天冲洗，仪表与补偿组件放在隔壁电气间，厅内只留防护合格的按钮盒；<a href="/newdetail/1070">LH-GW200</a>一台可覆盖挤奶厅、饲料区与泵房。两班挤奶之间有4 h空档，一次接一组，两天完成。验收取三班挤奶的记录：功率因数不低于0.95，电压变动不大于3%，脉动器无停机。青贮装填季的临时用电设移动配电箱并单独计量，作业结束及时拆除。力调电费的变化按<a href="/detail/3107">这篇文章</a>的方法用电费清单核对。</p>', 140, '2026-03-09 11:50:00', '2026-11-24 10:06:59'),
(2012, 23, '工厂化循环水养殖供氧供电方案', 'sites/site-blower-room', 'sites/site-blower-room,products/lh-kjt-1,products/lh-wm40-1', '<p>循环水养殖车间曝气与水泵24 h运行，供电中断30 min即可能造成鱼类缺氧，电源的“多路、自动、可见”是首要要求。</p>
<h2>缺氧要多久</h2>
<p>养殖密度40 kg/m³、每千克鱼每小时耗氧250 mg时，水体每小时消耗10 mg/L，即0.17 mg/L每分钟。溶氧由8 mg/L降到4 mg/L约24 min，密度加倍只剩12 min。切换与起机必须在5 min内完成，剩下的时间留给人工处置与纯氧瓶。</p>
<h2>供电层级</h2>
<ol><li>两路市电由<a href="/newdetail/1035">LH-KJT</a>自动切换，动作不大于2 s。</li><li>两路都失电时起自备机组；机组故障时，移动发电车接到630 A的<a href="/newdetail/1033">LH-KJX</a>，与市电进线机械联锁，错相闭锁。</li><li>曝气、水泵、加热分三组，断路器按组延时合闸。</li></ol>
<p>机组容量：曝气2×37 kW、水泵3×30 kW，共164 kW，功率因数0.8，需205 kVA，选250 kVA。第一步只投曝气74 kW，约占机组的37%，转速与电压跌落小；10 s后投水泵，电压稳定后再投加热。车间总电流在满负荷280 kW时约500 A，LH-KJT与接入箱都选630 A。</p>
<table><thead><tr><th>负荷</th><th>级别</th><th>投入时刻</th></tr></thead><tbody><tr><td>曝气风机</td><td>一级</td><td>电源恢复即投</td></tr><tr><td>循环水泵</td><td>二级</td><td>延时10 s</td></tr><tr><td>加热、紫外</td><td>三级</td><td>由人确认</td></tr></tbody></table>
<h2>看得见：分回路计量</h2>
<p><a href="/newdetail/1068">LH-MC12</a>接12个三相回路，曝气、水泵按池组分开。每日电量除以当日增重得到单位产量电耗；同一池组曝气电流低而溶氧不升，查曝气盘堵塞，电流高而溶氧不升，查风机叶轮与阀门。多回路表验收时抽查首回路、末回路和相邻满载三种情况，见<a href="/detail/3117">多回路表的国标解读</a>。变频曝气机多时，三项谐波电流按GB/T 14549核一次，低压侧未超出就不加滤波柜。</p>
<h2>监测与告警</h2>
<p>总进线装<a href="/newdetail/1065">LH-WM40</a>，失电由自身超级电容上报；溶氧与水位信号由车间控制器给出，平台只做显示与推送，不参与切换逻辑。<a href="/newdetail/1076">LH-RCD300</a>监测潮湿区回路，盐雾使泄漏电流逐年增加，每季度重录一次固有值。</p>
<h2>设备选型与验收</h2>
<p>配电箱用不锈钢或SMC箱体，导线端子镀锡并做三防处理，LH-KJT为IP31，放在干燥的配电间内。验收在放苗前进行，三项都要实做：拉一路市电，测切换时间；拉两路市电，测起机到曝气恢复的时间，不超过1 min；停机组，从发电车到场到送电计时。以后每季度带载演练一次，<a href="/newdetail/1069">LH-GW100</a>保存每次的时标记录。</p>', 130, '2026-02-17 16:05:00', '2026-11-24 10:06:59'),
(2013, 23, '池塘养殖分布式用电与增氧控制方案', 'sites/site-ponds', 'sites/site-ponds,products/lh-ck300-1,products/lh-svg-p-1', '<p>连片池塘的增氧机分散在几百亩水面，线路长、电压低、漏电风险大，常规做法是靠人巡塘开关机。</p>
<h2>末端电压为什么低</h2>
<p>一条600 m的35 mm²铝线，电阻0.52 Ω、电抗0.21 Ω，末端6台3 kW增氧机共21.2 kW、17 kvar。压降ΔU=（P·R+Q·X）÷U=（21200×0.52+17000×0.21）÷380≈38 V，即10%，超过GB/T 12325三相供电-7%的允许值，电机电流偏大、温升高，增氧效果反而差。</p>
<h2>三种办法比一比</h2>
<table><thead><tr><th>办法</th><th>末端压降</th><th>说明</th></tr></thead><tbody><tr><td>只补到功率因数1</td><td>约29 V，7.6%</td><td>仍略超</td></tr><tr><td>30 kvar的<a href="/newdetail/1025">LH-SVG-P</a>，定电压方式</td><td>约22 V，5.8%</td><td>多发13 kvar抬电压</td></tr><tr><td>换70 mm²线</td><td>约22 V，5.8%</td><td>停电、立杆，费用高</td></tr></tbody></table>
<p>LH-SVG-P按电压调节，夜间停机时自动退回零，不会像固定电容那样把轻载电压抬过+7%；装在末端电杆或岸边，IP55，浪涌保护20 kA。若偏差主要发生在变压器首端，先调分接头。线上还有单相负荷时，同一台装置选不平衡优先方式。</p>
<h2>岸边配电箱</h2>
<ul><li>每塘一箱，<a href="/newdetail/1071">LH-SB63</a>按台分路，额定剩余动作电流30 mA，本地跳闸不依赖通信</li><li><a href="/newdetail/1067">LH-WM42</a>计量并统计增氧机运行小时，电流低于铭牌六成判为叶轮缠草或脱轴</li><li>水下电缆每年测绝缘，接地电阻按设计值复测，雷雨季前检查浪涌保护器</li></ul>
<h2>增氧控制</h2>
<table><thead><tr><th>策略</th><th>触发</th><th>动作</th></tr></thead><tbody><tr><td>定时</td><td>03:00</td><td>轮换开机</td></tr><tr><td>溶氧</td><td>低于设定</td><td>追加机组</td></tr><tr><td>限流</td><td>干线电流超过60 A</td><td>错峰轮停</td></tr></tbody></table>
<p>闷热无风的后半夜提前开机，阴雨天延长运行。策略由平台下发到断路器本地执行，现场可人工接管，接管状态在平台可见；通信中断时按最近一次时间表运行。</p>
<h2>通信与实施</h2>
<p>水面开阔，<a href="/newdetail/1070">LH-GW200</a>装在管理房屋顶可视800 m以上，一台带120个节点，按每箱两个节点可覆盖60口塘，取舍见<a href="/detail/3121">LoRa与4G怎么选</a>。总变压器处装<a href="/newdetail/1019">LH-CK300</a>，记录首端电压作对照。先改线路最长的一条，投运一周后比较：末端电压、增氧机电流、夜间溶氧最低值，三项都有改善再推广到其余线路。每口塘割接停电不超过30 min，避开凌晨增氧时段。</p>', 120, '2026-01-28 13:20:00', '2026-11-24 10:06:59'),
(2014, 23, '饲料加工厂功率因数与电机群治理方案', 'sites/site-feed-mill', 'sites/site-feed-mill,products/lh-tm30-1,products/lh-ck200-1', '<p>粉碎机、制粒机与提升机频繁空载和重载交替，功率因数在0.55~0.85之间快速波动，接触器投切跟不上。</p>
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
<p>动态柜放在非粉尘危险区的配电室，柜前留1.5 m；粉尘场所内的电气设备须按爆炸危险区域划分选型。利用周日检修停电8 h完成接入，旧接触器柜退出备用一个月再拆。验收取一个完整生产班：1 s记录的功率因数95%时间不低于0.95，堵料冲击后40 ms内无功恢复，谐波电流按GB/T 14549复核。数据由<a href="/newdetail/1069">LH-GW100</a>送工厂平台。</p>', 110, '2026-01-08 10:40:00', '2026-11-24 10:06:59'),
(2015, 23, '冷链与屠宰车间电能质量方案', 'sites/site-cold-racks', 'sites/site-cold-racks,products/lh-pqm-a-1,products/lh-ts20-1', '<p>冷库压缩机启动冲击大，屠宰线变频输送与清洗泵谐波含量高，电压暂降会造成制冷机组跳停、库温波动。</p>
<h2>先弄清跳停的原因</h2>
<p>进线装<a href="/newdetail/1031">LH-PQM-A</a>，半周波刷新，记录残压与持续时间；制冷机组的跳停由PLC打时标，两者对时误差小于1 s。连续两个月后分三类：</p>
<table><thead><tr><th>现象</th><th>原因在</th><th>做法</th></tr></thead><tbody><tr><td>跳停都在暂降时刻，残压低于70%</td><td>电网或邻近故障</td><td>控制回路加暂降保护，接触器改延时释放</td></tr><tr><td>跳停与大机起动同时</td><td>厂内</td><td>错峰起动、软起动</td></tr><tr><td>两者无关</td><td>制冷系统</td><td>查高低压与油路</td></tr></tbody></table>
<p>例：8次跳停中6次伴随残压60%~70%、80~120 ms的暂降，主机本身能承受，是接触器线圈释放所致，改控制回路比给主机配UPS便宜两个数量级。</p>
<h2>压缩机：补偿</h2>
<p>1250 kVA变压器带4台200 kW压缩机，实际720 kW、功率因数0.83，提到0.95需要720×（0.672-0.329）≈247 kvar。7台50 kvar的<a href="/newdetail/1011">LH-XCS-7</a>在400 V下输出7×37.3≈261 kvar，按机组启停逐级投切，每级约补一台机的六成，避免轻载过补。螺杆机部分负荷时功率因数更低，要按全年加权，而不是按铭牌点选容量。</p>
<h2>屠宰线：滤波</h2>
<p>输送与清洗泵变频馈线实测5次88 A、7次52 A、11次24 A，合成√（88²+52²+24²）≈105 A，乘1.2为126 A，选150 A的<a href="/newdetail/1028">LH-APF-G</a>。滤波柜取样在变频馈线，不取总进线，避免把补偿支路的电流算进去。变频器与电容放在同一母线的风险见<a href="/detail/3108">并联谐振</a>，7%电抗率正是为此。</p>
<h2>库温与电流联锁告警</h2>
<ul><li><a href="/newdetail/1067">LH-WM42</a>测每台压缩机电流，库温上升而电流为零，为停机；库温上升而电流正常，为化霜或门未关</li><li><a href="/newdetail/1074">LH-TS20</a>贴在补偿柜与压缩机柜电缆头，温度比同相高15 ℃即复紧</li><li><a href="/newdetail/1070">LH-GW200</a>在冷库外，库内节点天线引到门口，-25 ℃以下不放电池节点</li></ul>
<h2>实施与验收</h2>
<p>停电窗口以库温为限：冻结间升温1 ℃约需1 h，允许升4 ℃，所以单次停电不超过4 h，分两次完成，第一次装补偿，第二次装滤波。氨制冷机房的电气设备按规范选型并设事故排风联锁，监测装置不参与该联锁。验收同比两周记录：功率因数不低于0.95，公共连接点谐波电流符合GB/T 14549，暂降中的跳停次数由记录逐条说明。</p>', 100, '2025-12-19 15:55:00', '2026-11-24 10:06:59'),
(2016, 23, '养殖场光伏与沼气发电并网治理方案', 'sites/site-biogas', 'sites/site-biogas,products/lh-pqm-a-1,products/lh-tm33-1', '<p>养殖场屋顶光伏与沼气发电并网后，白天有功倒送、公共连接点功率因数下降，固定电容投入反而使电压升高。</p>
<h2>为什么会“变差”</h2>
<p>场区负荷300 kW、功率因数0.80，无功225 kvar。光伏发250 kW时，从电网只取50 kW，而225 kvar无功仍全部来自电网，并网点功率因数50÷√（50²+225²）≈0.22。负荷没变，变的是分子。再加上沼气机组夜间100 kW，一天里并网点有功在-120~+200 kW之间。</p>
<table><thead><tr><th>时段</th><th>并网点有功</th><th>治理前无功</th><th>SVG动作</th></tr></thead><tbody><tr><td>夜间</td><td>+80~+120 kW</td><td>90 kvar</td><td>发出约60</td></tr><tr><td>清晨、傍晚</td><td>变化快</td><td>150~225 kvar</td><td>10 ms内跟随</td></tr><tr><td>午间</td><td>-120~+50 kW</td><td>225 kvar</td><td>发出约209</td></tr><tr><td>午间休产</td><td>-200 kW</td><td>-20 kvar</td><td>吸收20，抑制过电压</td></tr></tbody></table>
<h2>容量</h2>
<p>有功50 kW要达到0.95，允许从电网取50×0.329≈16 kvar，SVG需发225-16≈209 kvar，选3台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>并列，共225 kvar。倒送时按无功接近零控制，而不是按功率因数：有功过零点附近功率因数没有意义，控制器会来回跳。旧电容柜退出；若电容尚新，可留长期无功的90 kvar作基础，SVG减为两台，分法见<a href="/detail/3115">混合补偿</a>。</p>
<p>电压也要核一下：10 kV支线短路容量40 MVA，200 kW倒送、线路R/X约为1时，电压升高约0.2/40÷√2≈0.4%，不是主要矛盾；400 V侧变压器至光伏柜的电缆压升约2%，逆变器过压停机多由此引起，先查电缆与分接头。</p>
<h2>取样放在哪里</h2>
<p>取样互感器<a href="/newdetail/1075">LH-KCT</a>放在公共连接点与场区总进线之间，极性指向负荷；放到光伏并网点之后，测到的就是另一回事。<a href="/newdetail/1031">LH-PQM-A</a>装在同一点，记录双向潮流、功率因数与谐波；<a href="/newdetail/1062">LH-TM33</a>作10 kV侧双向计量，发电与用电分开。沼气机组单独装<a href="/newdetail/1060">LH-DM3C</a>。</p>
<h2>边界</h2>
<ul><li>防孤岛由逆变器与并网柜承担，本方案设备不作为判据</li><li>沼气区域按防爆等级选型，补偿与监测设备放在非危险区</li><li>光伏接入按GB/T 29319执行，要点见<a href="/detail/3104">标准解读</a>；谐波按GB/T 14549，电压偏差按GB/T 12325，以供电企业答复为准</li></ul>
<h2>投运</h2>
<p>先装监测记录两周，再投SVG，避免用设计值代替实际。验收选一个晴天、一个阴天各记录24 h，覆盖两种出力曲线，并网点功率因数按15 min统计不低于0.95，数据由<a href="/newdetail/1069">LH-GW100</a>上送并留存一年。</p>', 90, '2025-11-29 12:15:00', '2026-11-24 10:06:59'),
(2017, 25, '汽车零部件焊装车间电能质量治理方案', 'cases/case-automobile', 'cases/case-automobile,products/lh-pqm-a-1,products/lh-gxt-1', '<p>点焊机群以数周波为单位反复启停，瞬时无功冲击大，电压波动造成焊点质量不一致，灯光闪烁影响车间环境。</p>
<h2>测量：三件事分开看</h2>
<p>进线装<a href="/newdetail/1031">LH-PQM-A</a>记录电压变动与闪变，逐条馈线用<a href="/newdetail/1050">LH-PM96H</a>轮测，一周后得到：</p>
<table><thead><tr><th>量</th><th>实测</th><th>限值与依据</th></tr></thead><tbody><tr><td>长时间闪变Plt</td><td>1.5</td><td>1.0，GB/T 12326</td></tr><tr><td>负序电压不平衡度</td><td>2.4%</td><td>2%，GB/T 15543</td></tr><tr><td>5次、7次电流</td><td>190 A、105 A</td><td>按GB/T 14549换算</td></tr><tr><td>平均功率因数</td><td>0.70</td><td>考核值</td></tr></tbody></table>
<p>40台180 kVA单相焊机接在三个线电压上，负载持续率8%。记录显示最多4台同时触发，无功冲击约4×180×0.8=576 kvar；2000 kVA变压器短路容量33.3 MVA，电压变动576÷33300≈1.7%，每分钟几十次，闪变由此而来。</p>
<h2>治理按代价从低到高</h2>
<ol><li>时序：由焊装线控制器把触发错开2个周波，同时触发不超过2台，冲击减半，几乎不花钱。</li><li>分相：单相焊机按实测电流在AB、BC、CA间重新分配，不平衡度降到1.6%；余下部分由100 kvar的<a href="/newdetail/1029">LH-SPC</a>转移。</li><li>动态补偿：平均有功620 kW，由0.70提到0.95需620×（1.020-0.329）≈428 kvar，选450 kvar的<a href="/newdetail/1017">LH-GXT</a>，7%电抗率。</li><li>滤波：5、7次合成√（190²+105²）≈217 A，动态柜的调谐支路不吸收5次以上的全部电流，按1.2倍取260 A，选300 A的<a href="/newdetail/1028">LH-APF-G</a>。</li></ol>
<p>晶闸管从检测到投入约一个周波，焊接脉冲本身只有几个周波，所以动态柜不能抹平每一次冲击。该类装置对闪变的改善典型为30%~60%，取40%估算，1.5×（1-0.4）=0.9，达到1.0以内；若还要更低，应改用10 ms全响应的SVG。</p>
<h2>设备与位置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>改善对象</th></tr></thead><tbody><tr><td>低压母线</td><td>LH-GXT 450 kvar</td><td>无功冲击、闪变</td></tr><tr><td>低压母线</td><td>LH-APF-G 300 A</td><td>5、7、11次</td></tr><tr><td>焊装馈线</td><td>LH-SPC 100 kvar</td><td>不平衡</td></tr><tr><td>照明</td><td>改由另一台变压器供电</td><td>灯光闪烁</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>利用两个周日停线：第一个周日分相与改时序，运行一周复测，容量不够再下单，避免按未优化的数据选大；第二个周日并柜。验收取同车型、同节拍的一周Plt与不平衡度记录，焊点质量由工艺部门另行评价。数据经<a href="/newdetail/1069">LH-GW100</a>进车间系统，7%电抗率的依据见<a href="/detail/3113">电抗率三步法</a>。</p>', 80, '2025-11-09 09:30:00', '2026-11-24 10:06:59'),
(2018, 25, '铸造车间中频炉滤波补偿方案', 'sites/site-furnace-door', 'sites/site-furnace-door,products/lh-pm96h-1,products/lh-ck200-1', '<p>中频炉六脉波整流产生显著的5、7、11、13次谐波，自然功率因数随触发角变化，直接投电容器极易发生谐振。</p>
<h2>谐波有多大</h2>
<p>1500 kW炉由1800 kVA专用变压器供690 V，满功率功率因数0.85，基波电流1500÷（1.732×0.69×0.85）≈1477 A。六脉波整流h次谐波约为基波的1/h：5次295 A、7次211 A、11次134 A、13次114 A。折到10 kV乘0.069，5次约20 A。GB/T 14549在10 kV、基准短路容量100 MVA时5次允许20 A，公共连接点150 MVA换算为30 A；两台炉同相位相加41 A，已经超出，分给本用户的份额还要更小。</p>
<h2>容量与支路</h2>
<p>满功率由0.85提到0.95需要1500×（0.620-0.329）≈437 kvar。<a href="/newdetail/1016">LH-GXZ</a>按440 kvar配三条支路：</p>
<table><thead><tr><th>支路</th><th>基波容量</th><th>说明</th></tr></thead><tbody><tr><td>5次</td><td>110+110 kvar</td><td>分两档，供保温段用</td></tr><tr><td>7次</td><td>120 kvar</td><td>—</td></tr><tr><td>11次</td><td>100 kvar</td><td>兼顾13次</td></tr></tbody></table>
<p>滤波电容选<a href="/newdetail/1037">LH-BYL</a>，允许2.0 In持续；电抗器选<a href="/newdetail/1041">LH-DKL</a>，±5%三档抽头用于现场调谐，调谐点略低于特征频率，以免电容老化后偏到感性的另一侧。</p>
<h2>保温段会不会过补</h2>
<p>保温300 kW、功率因数0.80，需要无功225 kvar。若440 kvar全投，过补215 kvar，母线抬高约0.7%，功率因数反而到0.81容性。拆档后只投一档5次110 kvar，余115 kvar，功率因数300÷√（300²+115²）≈0.93，谐波也有去处。这就是5次必须拆成两档的原因。</p>
<h2>运行规则</h2>
<ul><li>先投5次，后投7次与11次，退出顺序相反：单投7次时，它在5次附近与系统并联谐振</li><li>5次支路故障时，联锁退出7、11次并限制炉功率</li><li>变压器不带照明与办公，专变专用</li><li>水冷温度异常先退炉，再退滤波</li></ul>
<p>十二脉波炉以11、13次为主，滤波改为11、13次支路，容量另算。多台炉不要共用一套调谐支路。</p>
<h2>监视与验收</h2>
<p>690 V侧装<a href="/newdetail/1050">LH-PM96H</a>与<a href="/newdetail/1018">LH-CK200</a>，电压经互感器接入，功率曲线与投切记录经<a href="/newdetail/1069">LH-GW100</a>送熔炼班组，按每吨铁水电耗优化送电。安装需停炉两天，正好与筑炉衬同期。验收测四个工况：升温、满功率、保温、停炉，每个工况10 min；各次电流与治理前比较，功率因数在0.92~0.97之间，电容与电抗温升稳定。并联谐振的原理见<a href="/detail/3108">这篇文章</a>。</p>', 70, '2025-10-20 14:45:00', '2026-11-24 10:06:59'),
(2019, 25, '注塑车间伺服与加热负荷补偿方案', 'sites/site-moulding-meters', 'sites/site-moulding-meters,products/lh-xcs-7-1,products/lh-svg-m-1', '<p>注塑机伺服泵与加热圈组合，功率因数白天在0.70左右，加热圈为单相阻性、三相分配不均。</p>
<h2>第一步：分相</h2>
<p>30台注塑机加热圈每台12 kW，约55 A，出厂多接A相。实测三相电流1580、1290、1020 A，中性线约485 A。停机换料时把5台由A相改接C相，三相变为约1305、1290、1295 A，中性线的基波部分降到20 A以内，只用了电工两个夜班。剩余随开机台数变化的部分由50 kvar的<a href="/newdetail/1029">LH-SPC</a>转移，一般企业到这一步可以不装。</p>
<h2>第二步：补偿</h2>
<p>1250 kVA变压器最大640 kW、0.70，视在功率914 kVA，负载率73%；提到0.95后为674 kVA，负载率54%，腾出的240 kVA可再带约10台机。需要无功640×（1.020-0.329）≈442 kvar：</p>
<table><thead><tr><th>成分</th><th>容量</th><th>设备</th></tr></thead><tbody><tr><td>长期无功</td><td>298 kvar</td><td><a href="/newdetail/1011">LH-XCS-7</a> 8×50 kvar（每台37.3）</td></tr><tr><td>开合模波动</td><td>150 kvar</td><td><a href="/newdetail/1022">LH-SVG-M</a> 2×75 kvar</td></tr></tbody></table>
<p>注塑机一个循环几十秒，伺服泵无功在两三秒内变化100 kvar以上，电容只管台阶、SVG管波动，全响应不大于10 ms。SVG容量大于最大一级电容，投切时没有缺口，见<a href="/detail/3115">容量怎么分</a>。</p>
<p>能不能用不带电抗的<a href="/newdetail/1001">LH-ZCS</a>？变压器短路容量20.8 MVA，300 kvar纯电容谐振次数√（20.8÷0.3）≈8.3，分级投切时会扫过11次；伺服驱动的5、7次很丰富，所以本方案用7%电抗率。只有定量泵、没有伺服的老车间，实测THDi低于10%时才用LH-ZCS。</p>
<h2>第三步：计量</h2>
<ul><li>每台注塑机装<a href="/newdetail/1060">LH-DM3C</a>，电量除以合格件数得到单件电耗，同模具不同机台一比就能找出保温棉脱落的料筒</li><li>冷水机、空压机另装<a href="/newdetail/1048">LH-PM96E</a>，错开整点起动</li><li>数据经<a href="/newdetail/1069">LH-GW100</a>与生产系统的模次对应</li></ul>
<h2>收益从哪里来</h2>
<p>力调电费由罚转奖、变压器腾出容量、中性线发热下降，三项分别核算，以近12个月电费清单与监测数据为准；第一项的算法见<a href="/detail/3107">力调电费</a>。单位产量电耗的下降来自管理，不应算成补偿的功劳。</p>
<h2>施工与验收</h2>
<p>先分相、再补偿、后计量，避免设备容量按未优化的数据选大。补偿柜并接需停电4 h，放在换模日；电容与SVG共用总进线取样，由SVG统一投切。验收记录三个班：功率因数不低于0.95，THDu较治理前不升高，谐波电流按GB/T 14549复核，中性线电流不大于相电流的25%。SVG进风避开粉料区，滤网每月清理。</p>', 60, '2025-09-30 11:05:00', '2026-11-24 10:06:59'),
(2020, 25, '纺织车间变频与空调负荷治理方案', 'sites/site-looms', 'sites/site-looms,products/lh-xcs-7-1,products/lh-svg-m-1', '<p>喷气织机、空压机与空调变频集中，谐波以5、7次为主，夜间轻载时固定电容容易过补。</p>
<h2>三类负荷，三种脾气</h2>
<table><thead><tr><th>区域</th><th>特点</th><th>措施</th></tr></thead><tbody><tr><td>织造</td><td>24 h平稳，电机群感性无功</td><td><a href="/newdetail/1011">LH-XCS-7</a>，基础补偿</td></tr><tr><td>空压</td><td>变频为主，谐波集中</td><td><a href="/newdetail/1028">LH-APF-G</a>，就地滤波</td></tr><tr><td>空调</td><td>随季节与昼夜变化</td><td><a href="/newdetail/1022">LH-SVG-M</a>，连续调节</td></tr></tbody></table>
<h2>测量结果与容量</h2>
<p>1600 kVA变压器，白班950 kW、0.84，夜班换品种时低到380 kW、0.92。</p>
<ul><li>白班到0.96需要950×（0.646-0.292）≈336 kvar；夜班380 kW自身无功只有162 kvar，到0.96只需51 kvar</li><li>基础无功：LH-XCS-7 6×50 kvar，实际224 kvar，分两组，夜班只留一组112 kvar</li><li>波动部分：LH-SVG-M 2×75 kvar，夜班可反向吸收，避免容性</li><li>合计374 kvar，比336多一成，作为增加织机的余量</li></ul>
<p>空压站四台160 kW变频机馈线实测5次130 A、7次70 A、11次38 A，合成√（130²+70²+38²）≈152 A，乘1.2为183 A，选200 A。滤波放在空压站而不放在总母线，是因为谐波电流不再流经200 m电缆：按152 A、每相0.03 Ω计，三相少损耗3×152²×0.03≈2.1 kW，一年约1.8万kWh。</p>
<h2>飞花环境</h2>
<p>飞花会在一周内堵住IP20模块的滤网，模块超温降额，看上去像“容量不够”。设备放在车间外的独立电气间，正压送风，进风两道滤网，每周清理；确需放在车间内时整柜做到IP54并加热交换器，按柜内温度重新核算容量，45 ℃以上要降额。</p>
<h2>能效管理</h2>
<p><a href="/newdetail/1065">LH-WM40</a>用开口互感器装在每台空压机上，不停机，15 min上送；用气量来自流量计，比功率升高5%即查漏气与加卸载。织机按台班统计万米布电耗，<a href="/newdetail/1068">LH-MC12</a>分机台组计量，异常自动标红。表的通信方式见<a href="/detail/3121">LoRa与4G怎么选</a>。</p>
<h2>施工与验收</h2>
<p>织机不停台是硬约束：两台变压器之间有联络，逐台转供，在换品种的8 h窗口内完成一台。空调供电回路不与频繁启停的负荷共用变压器。验收取白班、夜班各三天：功率因数15 min值不低于0.96且无容性，空压馈线THDi不高于8%，公共连接点按GB/T 14549评价，电气间温度不高于40 ℃。夜班轻载的那一段最容易不合格，要单独列出。电容与SVG的分工见<a href="/detail/3115">混合补偿</a>。</p>', 50, '2025-09-10 16:20:00', '2026-11-24 10:06:59'),
(2021, 25, '水泥矿山高低压无功综合治理方案', 'sites/site-crusher', 'sites/site-crusher,products/lh-ts10-1,products/lh-gyz-1', '<p>原料磨、破碎机等高压大电机多，长距离供电电压损失大，6/10 kV侧与0.4 kV侧需要统筹。</p>
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
<p>总降停电与窑大修同期，5天内完成一次设备；高压电容器投运前做相间与对地耐压，投运后测合闸涌流与过电压。柜内母排与电抗器接头装<a href="/newdetail/1073">LH-TS10</a>，滤网每月清理，三相温差10 ℃即停检。<a href="/newdetail/1050">LH-PM96H</a>装在各变压器低压侧，<a href="/newdetail/1069">LH-GW100</a>汇总。验收以10 kV关口一个月的平均功率因数为准，谐波电流按GB/T 14549核算；反向无功电量应为零，力调电费的口径见<a href="/detail/3107">这篇文章</a>。</p>', 40, '2025-08-21 13:40:00', '2026-11-24 10:06:59'),
(2022, 25, '电子洁净厂房电能质量监测与治理方案', 'factory/factory-smt', 'factory/factory-smt,products/lh-pqm-a-1,products/lh-apf-g-1', '<p>半导体与显示面板设备对电压暂降极为敏感，一次几十毫秒的暂降就可能造成批次报废，仅靠UPS既昂贵又不一定覆盖关键设备。</p>
<h2>第一步：把暂降画成图</h2>
<p><a href="/newdetail/1031">LH-PQM-A</a>装在进线与关键设备入口各一台，监测至少一个月，把每次事件按残压与持续时间画成散点，再叠上设备的耐受曲线。例：</p>
<table><thead><tr><th>残压</th><th>持续</th><th>次数</th><th>停机</th></tr></thead><tbody><tr><td>80%~90%</td><td>40~100 ms</td><td>5</td><td>0</td></tr><tr><td>60%~80%</td><td>60~120 ms</td><td>3</td><td>曝光机1次</td></tr><tr><td>低于50%</td><td>100 ms</td><td>1</td><td>曝光机、泵</td></tr></tbody></table>
<p>两台装置同时记录到的来自电网，只有末端记录到的来自厂内。本例8次来自电网，所以事件文件用PQDIF保存，便于与供电企业对照；时间同步误差要小于20 ms。</p>
<h2>第二步：划清单</h2>
<p>落在耐受曲线以下的设备才需要保护。曝光机由动态电压恢复或储能保护，控制电源由小型UPS保护，泵类改延时释放接触器。本司产品不做暂降补偿，负责监测、谐波与无功，这一点在方案阶段就要说清。</p>
<h2>第三步：谐波与无功</h2>
<p>4000台风机过滤单元（FFU）每台120 W，共480 kW，电流480÷（1.732×0.38×0.95）≈768 A，实测THDi 28%，谐波电流约215 A，以5、7次为主，三相模块无3次；若是单相电源型FFU，还要看中性线。扩产20%后258 A，在FFU配电的上级母线设300 A的<a href="/newdetail/1028">LH-APF-G</a>，满载留15%余量；单台机上装滤波既无空间也不经济。</p>
<p>空调冷站500 kW、0.86，提到0.96需要500×（0.593-0.292）≈150 kvar，由两台75 kvar的<a href="/newdetail/1022">LH-SVG-M</a>承担。冷机变频加减载频繁，不用接触器投切的电容：投切本身就是一次电压变动，离精密设备又近。SVG容量的考虑见<a href="/detail/3115">容量怎么分</a>。</p>
<h2>配置</h2>
<table><thead><tr><th>位置</th><th>设备</th><th>看什么</th></tr></thead><tbody><tr><td>进线、曝光机入口</td><td>LH-PQM-A</td><td>暂降</td></tr><tr><td>泵、重要馈线</td><td><a href="/newdetail/1032">LH-PQM-S</a></td><td>谐波、事件500条</td></tr><tr><td>FFU母线</td><td>LH-APF-G 300 A</td><td>THDi</td></tr><tr><td>冷站</td><td>LH-SVG-M 2×75 kvar</td><td>功率因数</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>洁净区内不打孔、不放风冷柜，所有功率设备在支持区。接入窗口利用年度停机的两天：第一天并柜，第二天逐级加载；平时只允许不停电装<a href="/newdetail/1075">LH-KCT</a>与仪表。验收分两部分：FFU母线THDi不高于8%、冷站功率因数不低于0.96，公共连接点按GB/T 14549评价；暂降部分不设“消除”的指标，只验收记录是否完整、时标是否一致。仪表经<a href="/newdetail/1069">LH-GW100</a>或以太网进厂务监控。</p>', 30, '2025-08-01 10:55:00', '2026-11-24 10:06:59'),
(2023, 25, '数据中心列头柜监测与补偿方案', 'cases/case-datacenter', 'cases/case-datacenter,products/lh-ts10-1,products/lh-pm96h-1', '<p>IT负荷的开关电源在轻载时可能呈容性，UPS并机后功率因数接近1但谐波受模块工况影响，列头柜需要到回路的计量。</p>
<h2>为什么按轻载设计</h2>
<p>机房投运头两年负载率常只有20%~30%。一台2500 kVA变压器带的UPS组，两种负载率下的实测：</p>
<table><thead><tr><th>项目</th><th>30%负载</th><th>满载</th></tr></thead><tbody><tr><td>有功</td><td>600 kW</td><td>2000 kW</td></tr><tr><td>基波电流</td><td>约912 A</td><td>约3040 A</td></tr><tr><td>输入THDi</td><td>18%</td><td>5%</td></tr><tr><td>谐波电流</td><td>164 A</td><td>152 A</td></tr><tr><td>无功</td><td>-180 kvar（容性）</td><td>约0</td></tr></tbody></table>
<p>畸变率差三倍多，谐波安培数却几乎一样，轻载反而略大，所以<a href="/newdetail/1028">LH-APF-G</a>按164×1.2≈197 A选200 A，只看满载百分数会得出相反的结论。无功同理：-180 kvar要由两台100 kvar的<a href="/newdetail/1022">LH-SVG-M</a>以感性吸收，备用柴油机尤其怕容性，进相过多会失去电压控制。任何电容柜都不得投入。背景见<a href="/detail/3123">数据中心的三个现实问题</a>。</p>
<h2>列头柜</h2>
<ul><li><a href="/newdetail/1068">LH-MC12</a>一台测12路三相或36路单相，双路供电的机柜A、B路各占一路；单路电流超过断路器额定的80%预警，两路之和超过80%也预警，因为一路失电后全部转到另一路</li><li>零线单独测：每相3次电流22 A时，零线叠加为66 A，可能接近相电流</li><li><a href="/newdetail/1074">LH-TS20</a>贴在母线搭接与断路器出线端，15 min发送，温度突变立即发送，<a href="/newdetail/1070">LH-GW200</a>每个机房模块一台</li></ul>
<h2>准确度与口径</h2>
<p>LH-MC12主机各回路为C级，与0.5级插接式互感器合在一起按1级声明；用于机柜计费或PUE计算时写明这一点。PUE=总用电÷IT用电，IT用电取列头柜输出侧之和，与UPS输出表一周电量核对，差值应等于线损，超过2%就查漏接与互感器方向。多回路表的要求见<a href="/detail/3117">国标解读</a>。</p>
<h2>变电所与监测</h2>
<p>UPS输入母线装<a href="/newdetail/1050">LH-PM96H</a>，长期看THDi随负载率的变化，到60%以上负载时滤波仍有余量；<a href="/newdetail/1073">LH-TS10</a>用于10 kV柜电缆头。测点经<a href="/newdetail/1069">LH-GW100</a>进动环系统，Modbus-TCP直接读取，不经公网。</p>
<table><thead><tr><th>位置</th><th>设备</th><th>输出</th></tr></thead><tbody><tr><td>低压母线</td><td>LH-SVG-M 2×100 kvar</td><td>功率因数</td></tr><tr><td>UPS输入</td><td>LH-APF-G 200 A</td><td>THDi</td></tr><tr><td>列头柜</td><td>LH-MC12、LH-TS20</td><td>回路电量、温度</td></tr></tbody></table>
<h2>实施与验收</h2>
<p>列头柜改造逐列进行，先确认A、B路都能独立带载，再停一路装互感器，任何时候不停双路。SVG、滤波柜模块化扩容，预留一倍位置。验收用假负载做30%、60%、100%三档，各记录1 h，看功率因数、THDi与柴油机带载时的电压；谐波按GB/T 14549在公共连接点评价。抽10%回路用钳表核对相序与方向。</p>', 20, '2025-07-12 15:10:00', '2026-11-24 10:06:59'),
(2024, 25, '工商业屋顶光伏企业功率因数治理方案', 'scenes/sol-solar-roof', 'scenes/sol-solar-roof,products/lh-tm33-1,products/lh-kct-1', '<p>企业装设屋顶光伏后，有功由光伏提供、无功仍从电网吸收，公共连接点功率因数明显下降，部分企业力调电费不降反升。</p>
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
<p>光伏接入电能质量按GB/T 29319，谐波按GB/T 14549，电压偏差按GB/T 12325；可观可测的数据由<a href="/newdetail/1069">LH-GW100</a>提供，见<a href="/detail/3111">“四可”要求</a>。分两步投运：先改取样和控制，观察一周；再投SVG。验收选晴天、阴天各24 h，15 min功率因数不低于0.95，关口反向无功电量接近零，再用下一个整月的电费清单复核。防孤岛由并网柜承担，本方案设备不参与。力调电费执行口径以当地供电企业为准。</p>', 10, '2025-06-22 12:30:00', '2026-11-24 10:06:59');
--> statement-breakpoint
INSERT INTO "typeinfos" VALUES
(33, '电容补偿', '以自愈式电力电容器为储能元件、以过零投切为开关方式的无功补偿产品族，覆盖0.4 kV配电房、台区、成套柜到6~10 kV站用补偿，用于提高功率因数、降低线损和释放变压器容量。', '三相电压、三相电流、有功功率、无功功率、功率因数、电容器组电流、电容器体内温度、电压谐波畸变率', '补偿侧不作贸易结算计量；可记录各路电容器累计投入时间与投切次数', '智能集成型自带LCD/LED状态显示；成套柜由柜面测控仪或触摸屏集中显示', 'RS485（Modbus-RTU），支路间RJ45级联；成套柜可选4G上云', '分相补偿、混合补偿、4G通信、柜内温湿度联动、备用容量扩展', '0.4 kV配电室、箱变、JP柜、6~10 kV变配电站及大型电动机就地补偿', '<p>电容补偿结构简单、成本较低，是低压配电中常用的无功补偿方式。澜衡电气的电容补偿产品分为三类：把电容器、投切开关、保护与测控做成一体的智能集成电容器；以智能电容器或散件组成的低压成套补偿柜、户外补偿箱；用于6 kV、10 kV系统的高压自动无功补偿装置。</p>
<h3>怎样选</h3>
<ul><li>谐波含量低（电压总畸变率3%以内、非线性负荷占比15%以内）的配电室：选共补型智能电容器。</li><li>照明、办公等单相负荷多、三相不平衡的场所：选分补或混补型，单相容量占总容量30%~40%。</li><li>非线性负荷占比超过15%时，应改选“谐波抑制”产品族，避免电容器与系统电感并联谐振。</li><li>6~10 kV母线集中补偿或高压电动机就地补偿：选高压自动无功补偿。</li></ul>', 'products/lh-zcs-1'),
(35, '谐波抑制', '在补偿无功的同时避免放大谐波、吸收部分特征谐波的产品族。通过在电容回路串入7%或14%电抗器使回路在主要谐波频率下呈感性，或采用单调谐滤波支路有针对性地吸收5、7、11次谐波。', '三相电压、电流、功率因数、2~31次电压/电流谐波、总谐波畸变率、电容与电抗温度', '不作贸易结算计量', '单元LCD显示；成套柜配触摸屏或测控仪', 'RS485/Modbus-RTU，选配4G', '晶闸管动态投切、与APF混合治理、电抗器温度联锁', '变频器、整流器、中频炉、UPS、充电桩等非线性负荷较多的配电系统', '<p>单纯的电容器会与变压器漏抗形成并联谐振，把原本不大的谐波电流放大数倍，造成电容器鼓肚、熔断器熔断。抗谐波产品用电抗率p决定失谐频率：调谐频率等于50 Hz除以p的平方根，7%对应189 Hz，14%对应134 Hz。</p>
<table><thead><tr><th>主要谐波</th><th>推荐电抗率</th><th>电容器额定电压（400 V系统）</th></tr></thead><tbody><tr><td>5次及以上（变频器、六脉波整流）</td><td>7%</td><td>480 V</td></tr><tr><td>3次及以上（照明、单相开关电源、UPS）</td><td>14%</td><td>525 V</td></tr><tr><td>需要吸收谐波而不只是不放大</td><td>单调谐或高通支路</td><td>按支路计算</td></tr></tbody></table>', 'products/lh-xcs-7-1'),
(37, '工业谐波抑制装置', '面向中频炉、轧机、电弧炉、焊接线、大功率整流等冲击性与强谐波负荷的滤波补偿成套设备，按现场实测频谱设计支路，提供单调谐、双调谐与动态投切方案。', '各支路电流、母线电压、2~50次谐波、功率因数、闪变（选配）', '不作贸易结算计量', '柜面10英寸触摸屏，支路一次图与谐波频谱柱状图', 'RS485/Modbus-RTU、以太网Modbus-TCP', '晶闸管无触点投切、支路熔断器监测、与APF协调控制', '冶金、铸造、化工、橡塑、轨道交通牵引降压所', '<p>工业滤波装置不做“通用一号方案”，必须先测后设计：在典型工况下连续记录不少于一个生产周期的电压电流波形，取95%概率大值作为支路设计依据，并校核各种运行方式下的并联谐振点。</p>
<ol><li>现场测试与负荷调查</li><li>支路参数计算与谐振校核</li><li>出厂电感、电容配对与通电试验</li><li>投运后复测，与GB/T 14549限值比对</li></ol>', 'products/lh-gxl-1'),
(39, '综合测控显示', '补偿系统的“眼睛和指挥”：在一台面板设备上同时完成三相电参量测量、无功补偿控制、谐波监测、电容单元状态显示与远程通信，取代功率因数表、电压电流表与单功能控制器的组合。', '三相电压、电流、有功、无功、功率因数、频率、2~31次谐波、不平衡度、温度', '双向有功、四象限无功，C级（0.5S级）/2级', 'LCD点阵或4.3/7英寸彩色触摸屏', 'RS485/Modbus-RTU、DL/T 645-2007，选配4G、以太网', '开关量输入输出、温湿度采集、剩余电流、门禁', '补偿柜、综合配电箱、箱变、台区', '<p>一台测控装置对应一段母线。取样电流互感器必须套在总进线、位于电容柜电源侧，互感器与电压相别要一致，否则会出现“越补功率因数越低”的典型误接线现象。</p>
<h3>怎样选</h3><table><thead><tr><th>现场</th><th>推荐产品</th></tr></thead><tbody><tr><td>智能电容成套柜，柜面要看电参量</td><td>集成电容测控仪</td></tr><tr><td>台区、箱变，要负荷曲线与远程上送</td><td>配变综合测控终端</td></tr><tr><td>多台电容器、SVG、APF要一屏查看</td><td>集中显示触摸屏</td></tr></tbody></table><h3>安装前核对</h3><ol><li>取样电流互感器在总进线上，位于电容柜的电源侧</li><li>电流与电压的相别、极性与接线图一致</li><li>通信地址与波特率不重复，屏蔽层一端接地</li></ol>', 'products/lh-ck200-1'),
(41, '电能质量', '以电力电子变流技术为核心的治理与监测产品：连续、快速、双向地补偿无功、谐波与三相不平衡，并对电压偏差、谐波、闪变、暂降等指标进行在线监测；同时提供提高供电可靠性的应急电源快速接入装置。', '电压偏差、频率、2~50次谐波、间谐波、不平衡度、闪变、电压暂降/暂升/短时中断、功率因数', '监测装置可带0.2S级计量', '5~7英寸彩屏或面板LCD，柜机配10英寸触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP，监测装置支持DL/T 860', '4G上云、并机、远程升级、户外防护', '数据中心、医院、轨道交通、半导体、充电站、农村台区', '<p>电容器是“台阶式”补偿，秒级响应；变流器是“连续式”补偿，毫秒级响应。两者配合既能控制投资又能满足指标：稳定的基础无功由电容承担，波动部分与容性无功由SVG承担，谐波由APF承担。</p>
<table><thead><tr><th>问题</th><th>推荐产品</th></tr></thead><tbody><tr><td>功率因数波动大、存在容性倒送</td><td>SVG</td></tr><tr><td>电流畸变、零线发热</td><td>APF</td></tr><tr><td>台区三相不平衡、末端低电压</td><td>三相不平衡调节装置或换相开关</td></tr><tr><td>需要数据判责与评估</td><td>电能质量在线监测</td></tr><tr><td>检修、故障时快速供电</td><td>应急电源快速接入装置</td></tr></tbody></table>', 'products/lh-svg-m-1'),
(43, '传统无功补偿散件', '面向成套厂与检修市场的补偿元件：电力电容器、串联电抗器、投切开关与无功补偿控制器，参数成系列，可按图配套。', '控制器测量电压、电流、功率因数、无功；其余为无源元件', '不计量', '控制器LED/LCD显示', '控制器RS485/Modbus-RTU（选配）', '抗谐波配套、高温型、铜绕组', '新建与改造的低压补偿柜、备品备件', '<p>散件方案的关键是“成组匹配”：电容器额定电压、电抗率、开关额定电流和熔断器必须同时核算。常见错误是更换了高电压等级的电容器却没有同步更换电抗器，造成失谐频率漂移。</p>
<h3>怎样选</h3><table><thead><tr><th>元件</th><th>先定什么</th></tr></thead><tbody><tr><td>电力电容器</td><td>额定电压与容量，是否串电抗器</td></tr><tr><td>串联电抗器</td><td>电抗率、电感值与线性度</td></tr><tr><td>投切开关</td><td>投切频度与涌流要求</td></tr><tr><td>控制器</td><td>路数、共补或混补、通信</td></tr></tbody></table><h3>成组核算</h3><ul><li>串7%电抗器配480 V电容器，串14%电抗器配525 V电容器</li><li>按系统电压下的实际输出容量计算总补偿量</li><li>不同电抗率的支路不宜未经核算地并在同一母线上</li></ul>', 'products/lh-by-1'),
(45, '三相不平衡调节装置', '面向低压台区三相负荷不平衡问题，通过电力电子换流在相间转移电流，或通过换相开关把单相用户在A、B、C相间自动调整，使变压器出口三相电流不平衡度降到允许范围。', '三相电流、电压、不平衡度、中性线电流、功率因数、变压器负载率', '可记录各相负荷曲线', '箱内LCD+指示灯', 'RS485/Modbus-RTU、4G、LoRa（换相开关组网）', '与电容混合、末端低电压治理、箱内温湿度', '农村台区、老旧小区、单相充电桩集中区域', '<p>长期不平衡会增加变压器与线路损耗、抬高零线电位，并使重载相末端出现低电压。电力电子型反应快、安装在变压器出口；换相型从源头调整用户分布，安装在分支箱或表箱前，两者可以配合使用。</p>
<h3>两种方案对比</h3><table><thead><tr><th>项目</th><th>电力电子型</th><th>换相型</th></tr></thead><tbody><tr><td>安装位置</td><td>变压器低压出口</td><td>分支箱或表箱前</td></tr><tr><td>响应</td><td>连续、毫秒级</td><td>逐户切换，不大于20 ms</td></tr><tr><td>作用</td><td>出口三相电流平衡，兼补无功</td><td>从源头调整用户分布</td></tr><tr><td>通信</td><td>RS485、4G</td><td>LoRa、HPLC组网</td></tr></tbody></table><h3>选型前的数据</h3><ul><li>变压器容量与近三个月的三相负荷曲线</li><li>中性线电流与末端电压</li><li>单相大负荷与分布式光伏的接入相别</li></ul>', 'products/lh-spc-1'),
(47, '高压自动无功补偿', '用于6 kV、10 kV系统的并联电容器成套装置，由真空开关、串联电抗器、高压电容器、放电线圈、避雷器与综合控制保护装置组成，按电压无功九区图自动投切。', '母线电压、进线电流、有功/无功功率、功率因数、组电流、开口三角电压', '不作贸易结算计量', '控制柜面板中文液晶显示，九区图动作与事件记录可查询', 'RS485/Modbus-RTU；可选以太网，IEC 60870-5-104', '串联电抗率1%、5%、6%、12%可选，户外箱式结构，微机保护远方投退', '35/10 kV变电站10 kV母线、厂矿高压配电室、10 kV线路、6/10 kV电动机就地补偿', '<p>高压补偿装置在变压器高压侧或高压电动机端提供无功，减少主变与线路的无功穿越。装置按母线电压上下限与功率因数（或无功功率）两维判据构成九区图，电压优先、无功其次，避免在电压边界反复投切。</p>
<table><thead><tr><th>电抗率</th><th>典型用途</th></tr></thead><tbody><tr><td>0.1%~1%</td><td>仅限制合闸涌流，背景谐波很小</td></tr><tr><td>4.5%~6%</td><td>抑制5次及以上谐波</td></tr><tr><td>12%~13%</td><td>抑制3次及以上谐波</td></tr></tbody></table>', 'products/lh-gyz-1'),
(49, '智能电表', '覆盖面板、导轨、壁挂与无线四种形态的电力仪表与电能表，测量全电参量、分时电能与谐波，为配电自动化、能源管理与收费系统提供数据。', '三相电压、电流、有功/无功/视在功率、功率因数、频率、不平衡度、2~63次谐波（部分型号）', '有功B级/C级（1级/0.5S级）、无功2级，分时、需量', '段码LCD、LED数码管、点阵LCD', 'RS485（Modbus-RTU、DL/T 645-2007）、4G、LoRa、以太网', '开关量输入输出、模拟量变送、脉冲、费控、无线', '高低压开关柜、配电箱、能源站、出租公寓、园区', '<p>选表先定三件事：装在哪里（面板开孔、导轨还是壁挂）、测什么（显示还是计量）、怎么传（有线还是无线）。用于收费结算的表计须按GB/T 17215系列并完成强制检定，面板类多功能仪表用于监测与内部考核。</p>
<h3>按用途选</h3><table><thead><tr><th>用途</th><th>推荐形态</th></tr></thead><tbody><tr><td>开关柜面板显示与监测</td><td>多功能电力仪表</td></tr><tr><td>配电箱内分项、分户计量</td><td>导轨式电能表</td></tr><tr><td>专变与园区总表、分表</td><td>三相智能电能表</td></tr><tr><td>既有线路不停电加装</td><td>无线计量仪表</td></tr><tr><td>馈线柜、列头柜集中计量</td><td>多回路监测仪表</td></tr></tbody></table>', 'products/lh-pm96e-1'),
(51, '应急电源快速接入装置', '在建筑或台区预留的发电车、移动储能快速接入点，采用色标防误插单芯连接器与机械联锁，把应急供电接入时间从小时级压缩到数分钟。', '进线/应急电压、相序、频率、电流', '可选计量', '指示灯+LCD（自动型）', 'RS485/Modbus-RTU，可选4G', '自动切换、相序闭锁、视频接口', '医院、通信枢纽、保供电场馆、住宅小区、泵站', '<p>传统做法是打开低压柜、用线鼻子临时搭接电缆，停电时间长且有误接风险。快速接入装置在平时完成电缆敷设与相序核对，保供电时只需插接连接器、合闸送电。</p>
<h3>手动还是自动</h3><table><thead><tr><th>类型</th><th>切换方式</th><th>适用</th></tr></thead><tbody><tr><td>手动快速接入箱</td><td>人工插接、手动合闸</td><td>住宅小区、商业与一般公共建筑</td></tr><tr><td>自动切换接入柜</td><td>双电源自动转换</td><td>医院、通信枢纽、泵站等不宜久停的场所</td></tr></tbody></table><h3>使用时必须遵守</h3><ul><li>接入前核对相序与电压等级</li><li>与市电机械联锁，任何时候不与市电并列</li><li>先断开市电侧并验电，再插接连接器</li></ul>', 'products/lh-kjx-1'),
(122, '物联网产品', '把配电现场的仪表、断路器与传感器接到云端的通信与感知设备：网关负责汇聚与协议转换，物联网断路器负责远程分合与保护，传感器负责测温、测流与漏电监测。', '依各产品：温度、电流、剩余电流、开关状态', '断路器与网关可转发计量数据', '指示灯、LCD（部分）', '4G Cat.1、以太网、LoRa、RS485、MQTT', '边缘计算、断点续传、远程升级', '能源管理、智慧消防、智慧养殖、路灯', '<p>物联网产品与仪表、补偿设备使用统一的数据模型：测点编码、量程、告警级别在网关中一次配置，云端与本地触摸屏共用。</p>
<h3>怎样组成一个系统</h3><table><thead><tr><th>层级</th><th>产品</th><th>作用</th></tr></thead><tbody><tr><td>感知</td><td>测温传感器、开口式互感器、剩余电流探测器</td><td>采集温度、电流与漏电</td></tr><tr><td>执行</td><td>物联网断路器</td><td>保护、测量与远程分合</td></tr><tr><td>汇聚</td><td>4G边缘网关、LoRa网关</td><td>协议转换、缓存与上送</td></tr><tr><td>应用</td><td>澜衡云或用户平台</td><td>监测、告警与报表</td></tr></tbody></table><p>保护功能由现场设备自主完成，通信中断不影响动作。</p>', 'products/lh-gw100-1'),
(139, '多功能电力仪表', '面板开孔安装的三相多功能仪表，一台替代电压、电流、功率、电度等多只指针或数字表，按外形分为96、72、120方形三档。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '<p>多功能电力仪表以三相电压、电流的同步采样为基础计算全部电参量。接线方式可在菜单中选择三相四线、三相三线（两元件）与单相，并可设置PT、CT变比，使面板直接显示一次侧值。</p>
<h3>外形与开孔</h3><table><thead><tr><th>外形</th><th>开孔</th><th>适用</th></tr></thead><tbody><tr><td>96 mm×96 mm</td><td>92 mm×92 mm</td><td>常用开关柜面板</td></tr><tr><td>72 mm×72 mm</td><td>68 mm×68 mm</td><td>抽屉单元、小型配电箱</td></tr><tr><td>120 mm×120 mm</td><td>112 mm×112 mm</td><td>进线柜，大字显示</td></tr></tbody></table><h3>接线要点</h3><ul><li>三相四线接Ua、Ub、Uc、Un与三只互感器，二次侧一点接地</li><li>带电时互感器二次回路不得开路，拆表前先在试验端子短接</li><li>RS485手拉手连接，每个端口不超过32台</li></ul><p>面板仪表用于监测与内部考核，不用于贸易结算。</p>', 'products/lh-pm96s-1'),
(201, '智能集成电容器', '把自愈式电容器、过零投切开关、测控单元、快速断路器和温度传感器集成在一个机壳内，直接上母线即可组网工作，无需另配接触器、热继电器和补偿控制器。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '<p>智能集成电容器取消了传统补偿回路里的熔断器、接触器、热继电器与独立控制器之间的大量二次线。多台并联时由地址最小的一台自动作为主机，主机退出后其余单元在数秒内重新竞选主机，任一台故障不影响其他单元投切。</p>
<ul><li>投切过程在电压过零点合闸、电流过零点分闸，合闸涌流不大于额定电流的2.5倍。</li><li>每路电容器都有体内温度传感器，超温先告警、再退出，不靠环境温度间接判断。</li><li>容量、投切次数和运行小时数均可通过RS485读出，便于判断电容器寿命。</li></ul>', 'products/lh-zcs-g-1'),
(202, '共补型智能电容器', '三相△接线、三相同投同切，额定电压450 V或480 V，适合三相基本平衡的动力负荷。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '<p>三相△接线、三相同投同切，额定电压450 V或480 V，适合三相基本平衡的动力负荷。</p>', 'products/lh-zcm-1'),
(203, '分补型智能电容器', '三个单相电容器Y接线引出中性线，各相独立投切，额定电压250 V，适合照明与单相设备较多的场所。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '<p>三个单相电容器Y接线引出中性线，各相独立投切，额定电压250 V，适合照明与单相设备较多的场所。</p>', 'products/lh-zcf-1'),
(204, '混补型智能电容器', '共补与分补单元组合，由同一总线统一调度，先用分补拉平三相功率因数，再用共补补足总量。', '电容器电压、支路电流、体内温度、投切状态、缺相与容量衰减判据', '不计量电能；记录支路累计运行小时与投切次数', '机身LCD或LED数码管，指示投入/退出、故障代码、主从机身份', 'RS485，Modbus-RTU，9600 bps；RJ45直通网线级联，最多40台自动组网', '外接集中显示单元、4G通信模块、备用RS485口', '低压补偿柜、箱变低压室、综合配电箱（JP柜）', '<p>共补与分补单元组合，由同一总线统一调度，先用分补拉平三相功率因数，再用共补补足总量。</p>', 'products/lh-zch-1'),
(205, '低压无功补偿成套', '在工厂内完成装配、接线和出厂试验的成套补偿设备，包括户内补偿柜与户外补偿箱，现场只需接母线、电流互感器二次线与保护接地。', '进线电压、电流、功率因数、无功缺额、柜内温度', '可选带C级（0.5S级）有功计量的测控单元', '柜面7英寸触摸屏或120方形测控仪', 'RS485/Modbus-RTU，选配4G', '谐波抑制回路、SVG混合补偿、风机温控、门禁与烟感', '变电所低压配电室、箱式变电站、台区综合配电箱', '<p>成套补偿柜按GB/T 15576进行设计验证与例行检验，柜体可与常用的固定分隔柜、抽出式柜并柜安装。补偿容量通常取变压器容量的20%~40%，最终以负荷实测或计算为准。</p>
<ul><li>柜内电容回路、进线隔离开关、浪涌保护与测量回路按功能分区。</li><li>风道自下而上，顶部强制排风，温控启停。</li><li>出厂前逐台做工频耐压、投切试验和通信联调。</li></ul>', 'products/lh-gbj-1'),
(206, '户内补偿柜', '外形与低压开关柜统一，防护等级IP30起，可与进线柜、馈线柜并柜。', '进线电压、电流、功率因数、无功缺额、柜内温度', '可选带C级（0.5S级）有功计量的测控单元', '柜面7英寸触摸屏或120方形测控仪', 'RS485/Modbus-RTU，选配4G', '谐波抑制回路、SVG混合补偿、风机温控、门禁与烟感', '变电所低压配电室、箱式变电站、台区综合配电箱', '<p>外形与低压开关柜统一，防护等级IP30起，可与进线柜、馈线柜并柜。</p>', 'products/lh-gbj-1'),
(207, '户外补偿箱', '不锈钢或SMC箱体，防护等级IP44起，用于柱上变台、箱变外置与小区台区。', '进线电压、电流、功率因数、无功缺额、柜内温度', '可选带C级（0.5S级）有功计量的测控单元', '柜面7英寸触摸屏或120方形测控仪', 'RS485/Modbus-RTU，选配4G', '谐波抑制回路、SVG混合补偿、风机温控、门禁与烟感', '变电所低压配电室、箱式变电站、台区综合配电箱', '<p>不锈钢或SMC箱体，防护等级IP44起，用于柱上变台、箱变外置与小区台区。</p>', 'products/lh-jpb-1'),
(208, '站用高压补偿柜', '安装于变电站或厂矿高压配电室，1~8组自动投切，柜式或框架式结构。', '母线电压、进线电流、有功/无功功率、功率因数、组电流、开口三角电压', '不作贸易结算计量', '控制柜面板中文液晶显示，九区图动作与事件记录可查询', 'RS485/Modbus-RTU；可选以太网，IEC 60870-5-104', '串联电抗率1%、5%、6%、12%可选，户外箱式结构，微机保护远方投退', '35/10 kV变电站10 kV母线、厂矿高压配电室、10 kV线路、6/10 kV电动机就地补偿', '<p>安装于变电站或厂矿高压配电室，1~8组自动投切，柜式或框架式结构。</p>', 'products/lh-gyz-1'),
(209, '线路与就地高压补偿', '10 kV架空线路柱上补偿与高压电动机随机补偿，单组或两组，结构紧凑。', '母线电压、进线电流、有功/无功功率、功率因数、组电流、开口三角电压', '不作贸易结算计量', '控制柜面板中文液晶显示，九区图动作与事件记录可查询', 'RS485/Modbus-RTU；可选以太网，IEC 60870-5-104', '串联电抗率1%、5%、6%、12%可选，户外箱式结构，微机保护远方投退', '35/10 kV变电站10 kV母线、厂矿高压配电室、10 kV线路、6/10 kV电动机就地补偿', '<p>10 kV架空线路柱上补偿与高压电动机随机补偿，单组或两组，结构紧凑。</p>', 'products/lh-gyx-1'),
(210, '抗谐波集成电容器', '把电容器、调谐电抗器、过零投切开关与测控集成为一个抽装单元，电抗器与电容器分仓布置、独立测温，适合存在中等谐波的配电室直接替代普通智能电容器。', '电压、电流、谐波畸变率、电容温度、电抗温度、投切状态', '不计量电能；记录投切次数、运行小时', '机身LCD，两级温度与谐波告警', 'RS485/Modbus-RTU，RJ45级联', '铜绕组电抗、高温型（+60 ℃）', '有变频器、UPS、LED照明的商业与工业配电室', '<p>电抗率与电容器额定电压必须成对选择：7%配480 V，14%配525 V。由于串联电抗抬高了电容器端电压，同时电容器额定电压高于系统电压，单元实际输出容量小于标称容量，应按输出容量配置总补偿量。</p>
<ul><li>电抗器线性度不低于1.8倍额定电流，浪涌时不饱和。</li><li>电抗器内置温度开关，超温后单元退出并上报。</li></ul>', 'products/lh-xcs-14-1'),
(211, '抗谐波共补型', '三相共补，7%或14%电抗率，用于以三相非线性负荷为主的系统。', '电压、电流、谐波畸变率、电容温度、电抗温度、投切状态', '不计量电能；记录投切次数、运行小时', '机身LCD，两级温度与谐波告警', 'RS485/Modbus-RTU，RJ45级联', '铜绕组电抗、高温型（+60 ℃）', '有变频器、UPS、LED照明的商业与工业配电室', '<p>三相共补，7%或14%电抗率，用于以三相非线性负荷为主的系统。</p>', 'products/lh-xcb-1'),
(212, '抗谐波分补型', '单相电抗与单相电容逐相组合，用于三次谐波突出且三相不平衡的照明、办公负荷。', '电压、电流、谐波畸变率、电容温度、电抗温度、投切状态', '不计量电能；记录投切次数、运行小时', '机身LCD，两级温度与谐波告警', 'RS485/Modbus-RTU，RJ45级联', '铜绕组电抗、高温型（+60 ℃）', '有变频器、UPS、LED照明的商业与工业配电室', '<p>单相电抗与单相电容逐相组合，用于三次谐波突出且三相不平衡的照明、办公负荷。</p>', 'products/lh-xcf-1'),
(213, '调谐滤波成套柜', '由若干LC单调谐支路组成，吸收5、7、11、13次等特征谐波，适合工况相对稳定的负荷。', '各支路电流、母线电压、2~50次谐波、功率因数、闪变（选配）', '不作贸易结算计量', '柜面10英寸触摸屏，支路一次图与谐波频谱柱状图', 'RS485/Modbus-RTU、以太网Modbus-TCP', '晶闸管无触点投切、支路熔断器监测、与APF协调控制', '冶金、铸造、化工、橡塑、轨道交通牵引降压所', '<p>由若干LC单调谐支路组成，吸收5、7、11、13次等特征谐波，适合工况相对稳定的负荷。</p>', 'products/lh-gxz-1'),
(214, '动态投切滤波装置', '采用晶闸管过零触发，响应不大于20 ms，适合负荷以秒级变化的点焊、起重、轧制设备。', '各支路电流、母线电压、2~50次谐波、功率因数、闪变（选配）', '不作贸易结算计量', '柜面10英寸触摸屏，支路一次图与谐波频谱柱状图', 'RS485/Modbus-RTU、以太网Modbus-TCP', '晶闸管无触点投切、支路熔断器监测、与APF协调控制', '冶金、铸造、化工、橡塑、轨道交通牵引降压所', '<p>采用晶闸管过零触发，响应不大于20 ms，适合负荷以秒级变化的点焊、起重、轧制设备。</p>', 'products/lh-gxt-1'),
(215, '集成测控显示装置', '面板嵌入式测控仪与壁挂式配变终端两类，内置无功优化投切策略，可同时调度共补、分补电容与SVG。', '三相电压/电流/功率/功率因数、谐波、不平衡度、变压器负载率', '双向有功C级、无功2级，分时与需量', '128×64点阵LCD或段码LCD', '2路RS485（一路组网电容，一路上行），Modbus-RTU、DL/T 645-2007', '4G Cat.1、2路温度、4DI/2DO', '智能电容成套柜、JP柜、箱变', '<p>测控装置按“循环投切、先投先切、容量匹配”三原则分配投切任务，使各路电容器的累计运行时间趋于一致，延长整体寿命。</p>
<ul><li>投切门限、延时、过压/欠压、谐波闭锁值均可整定。</li><li>面板可逐路查看电容器电流、温度与投切次数。</li></ul>', 'products/lh-ck300-1'),
(216, '集成电容测控仪', '嵌入补偿柜门板，直接挂接智能电容总线，兼作柜面电参量显示。', '三相电压/电流/功率/功率因数、谐波、不平衡度、变压器负载率', '双向有功C级、无功2级，分时与需量', '128×64点阵LCD或段码LCD', '2路RS485（一路组网电容，一路上行），Modbus-RTU、DL/T 645-2007', '4G Cat.1、2路温度、4DI/2DO', '智能电容成套柜、JP柜、箱变', '<p>嵌入补偿柜门板，直接挂接智能电容总线，兼作柜面电参量显示。</p>', 'products/lh-ck200-1'),
(217, '配变综合测控终端', '壁挂或挂箱安装，用于台区与箱变，带负荷曲线存储与远程上送。', '三相电压/电流/功率/功率因数、谐波、不平衡度、变压器负载率', '双向有功C级、无功2级，分时与需量', '128×64点阵LCD或段码LCD', '2路RS485（一路组网电容，一路上行），Modbus-RTU、DL/T 645-2007', '4G Cat.1、2路温度、4DI/2DO', '智能电容成套柜、JP柜、箱变', '<p>壁挂或挂箱安装，用于台区与箱变，带负荷曲线存储与远程上送。</p>', 'products/lh-ck310-1'),
(218, '集中显示单元', '为多台智能电容器、SVG、APF混合系统提供统一人机界面的彩色触摸屏，一屏看清母线电参量、每路状态、告警与历史曲线。', '读取下级设备数据，自身不直接采样', '汇总下级计量数据', '7英寸或10英寸彩色触摸屏', '下行2路RS485，上行以太网/4G', '历史曲线U盘导出、二维码扫码看图纸', '补偿柜、电能质量综合治理柜', '<p>集中显示单元只做监视与参数下发，不参与投切决策，断电或损坏不影响下级设备自主运行。</p>
<h3>一屏能看到什么</h3><ul><li>母线电压、电流、功率因数与谐波</li><li>每路电容、SVG、APF的状态与输出</li><li>告警、投切记录与历史曲线</li></ul><h3>接入要点</h3><ul><li>下行RS485手拉手连接，下级设备地址不重复</li><li>上行接以太网或4G，数据可同时送往云平台</li><li>屏前维护参数需要密码，参数下发后由下级设备保存</li></ul>', 'products/lh-hmi7-1'),
(219, '触摸屏人机界面', '柜门嵌入安装的彩色触摸屏，面板防护等级IP65。', '读取下级设备数据，自身不直接采样', '汇总下级计量数据', '7英寸或10英寸彩色触摸屏', '下行2路RS485，上行以太网/4G', '历史曲线U盘导出、二维码扫码看图纸', '补偿柜、电能质量综合治理柜', '<p>柜门嵌入安装的彩色触摸屏，面板防护等级IP65。</p>', 'products/lh-hmi7-1'),
(220, '静止无功发生器SVG', '采用三电平IGBT变流器，以电流源方式输出从容性到感性连续可调的无功电流，不受电网谐波谐振影响，可兼顾三相不平衡与低次谐波治理。', '三相电压、网侧/负荷侧/补偿电流、功率因数、不平衡度、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏；壁挂式自带4.3英寸彩屏', 'RS485/Modbus-RTU，选配以太网、4G', '三相不平衡补偿、3/5/7次谐波补偿、与电容混合控制', '变化快、三相不平衡、有容性倒送的低压系统，光伏接入后的功率因数治理', '<p>SVG的额定容量是双向的：100 kvar的SVG可以从100 kvar感性调到100 kvar容性。与分级投切的电容器相比，它没有欠补与过补台阶，也不存在投切涌流。</p>
<ul><li>全响应时间不大于10 ms，瞬时响应小于100 µs。</li><li>电网电压在额定值80%~120%范围内可持续输出。</li></ul>', 'products/lh-svg-mh-1'),
(221, '模块式SVG', '19英寸机架式模块，30~100 kvar，可热备、可并联扩容，装入补偿柜。', '三相电压、网侧/负荷侧/补偿电流、功率因数、不平衡度、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏；壁挂式自带4.3英寸彩屏', 'RS485/Modbus-RTU，选配以太网、4G', '三相不平衡补偿、3/5/7次谐波补偿、与电容混合控制', '变化快、三相不平衡、有容性倒送的低压系统，光伏接入后的功率因数治理', '<p>19英寸机架式模块，30~100 kvar，可热备、可并联扩容，装入补偿柜。</p>', 'products/lh-svg-m-1'),
(222, '壁挂与户外SVG', '整机壁挂或柱上安装，适合空间狭小的配电间与农村台区。', '三相电压、网侧/负荷侧/补偿电流、功率因数、不平衡度、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏；壁挂式自带4.3英寸彩屏', 'RS485/Modbus-RTU，选配以太网、4G', '三相不平衡补偿、3/5/7次谐波补偿、与电容混合控制', '变化快、三相不平衡、有容性倒送的低压系统，光伏接入后的功率因数治理', '<p>整机壁挂或柱上安装，适合空间狭小的配电间与农村台区。</p>', 'products/lh-svg-w-1'),
(223, '有源电力滤波器APF', '实时检测负荷电流中的谐波分量，由IGBT变流器注入等幅反相电流进行抵消，可滤除2~50次谐波，三相四线机型同时治理中性线三次谐波电流。', '三相及中性线电流、2~50次谐波、THDi、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP', '无功补偿、不平衡补偿、单次谐波选择', '变频器群、UPS、LED屏、充电站、医疗影像设备', '<p>APF容量按需要治理的谐波电流有效值选取，而不是按变压器容量选取。没有实测数据时可按负荷性质估算：写字楼10%~15%、商场15%~20%、含大量变频的水泵房25%~35%，再乘1.2倍裕度。</p>
<h3>机型怎样选</h3><table><thead><tr><th>机型</th><th>容量</th><th>适用</th></tr></thead><tbody><tr><td>模块式</td><td>50~150 A</td><td>装入机柜，可并联扩容</td></tr><tr><td>壁挂式</td><td>25~50 A</td><td>配电间狭小、单台负荷就地治理</td></tr><tr><td>成套柜</td><td>100~600 A</td><td>变压器低压侧集中治理</td></tr></tbody></table><h3>与电容器配合</h3><ul><li>同一母线上的电容器至少串7%电抗率的电抗器，避免与APF互相激励</li><li>三相四线系统的中性线电流按相电流的3倍考虑中性线截面</li><li>治理前后在同一工况复测，以第三方仪器数据为准</li></ul>', 'products/lh-apf-m-1'),
(224, '模块式APF', '机架式与壁挂式模块，25~150 A，支持并联。', '三相及中性线电流、2~50次谐波、THDi、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP', '无功补偿、不平衡补偿、单次谐波选择', '变频器群、UPS、LED屏、充电站、医疗影像设备', '<p>机架式与壁挂式模块，25~150 A，支持并联。</p>', 'products/lh-apf-w-1'),
(225, 'APF成套柜', '由多个模块、进线断路器与触摸屏组成的整柜，100~600 A。', '三相及中性线电流、2~50次谐波、THDi、模块温度', '不作贸易结算计量', '模块LED+柜面触摸屏', 'RS485/Modbus-RTU、以太网Modbus-TCP', '无功补偿、不平衡补偿、单次谐波选择', '变频器群、UPS、LED屏、充电站、医疗影像设备', '<p>由多个模块、进线断路器与触摸屏组成的整柜，100~600 A。</p>', 'products/lh-apf-g-1'),
(226, '电力电子型调节装置', '35~100 kvar三相四线换流装置，安装于配变低压出口。', '三相电流、电压、不平衡度、中性线电流、功率因数、变压器负载率', '可记录各相负荷曲线', '箱内LCD+指示灯', 'RS485/Modbus-RTU、4G、LoRa（换相开关组网）', '与电容混合、末端低电压治理、箱内温湿度', '农村台区、老旧小区、单相充电桩集中区域', '<p>35~100 kvar三相四线换流装置，安装于配变低压出口。</p>', 'products/lh-spc-1'),
(227, '智能换相开关', '由主控终端与若干换相单元组成，把单相用户平滑切换到轻载相。', '三相电流、电压、不平衡度、中性线电流、功率因数、变压器负载率', '可记录各相负荷曲线', '箱内LCD+指示灯', 'RS485/Modbus-RTU、4G、LoRa（换相开关组网）', '与电容混合、末端低电压治理、箱内温湿度', '农村台区、老旧小区、单相充电桩集中区域', '<p>由主控终端与若干换相单元组成，把单相用户平滑切换到轻载相。</p>', 'products/lh-hxk-1'),
(228, '电能质量监测', '按GB/T 19862分级要求对公共连接点与重要负荷进行连续监测，形成统计报表、事件录波与限值评估，为治理设计与责任界定提供数据。', '电压/电流、2~50次谐波与间谐波、闪变、不平衡度、频率、暂降/暂升/短时中断', '有功0.2S级，可作内部考核', '5英寸彩色液晶或128×64 LCD', '双以太网、RS485，Modbus-TCP/RTU、DL/T 860、PQDIF文件', 'GPS/北斗对时、录波触发DI', '变电站、新能源并网点、重要用户进线', '<p>监测不是治理，但没有监测就无法证明治理有效。建议在治理前后各留不少于7天的连续数据，用95%概率值进行对比。</p>
<h3>怎样选</h3><table><thead><tr><th>等级</th><th>用途</th></tr></thead><tbody><tr><td>A级</td><td>公共连接点、并网点、需要判责的重要用户</td></tr><tr><td>S级</td><td>厂内馈线、治理前后的对比与日常统计</td></tr></tbody></table><h3>监测的步骤</h3><ol><li>确定监测点与接线方式，核对PT、CT变比</li><li>连续记录不少于7天，覆盖典型工况</li><li>按国家标准限值评估，列出超限指标与时段</li><li>治理后在同一点、同一工况复测</li></ol>', 'products/lh-pqm-a-1'),
(229, '在线监测装置', '固定安装的A级、S级电能质量监测设备。', '电压/电流、2~50次谐波与间谐波、闪变、不平衡度、频率、暂降/暂升/短时中断', '有功0.2S级，可作内部考核', '5英寸彩色液晶或128×64 LCD', '双以太网、RS485，Modbus-TCP/RTU、DL/T 860、PQDIF文件', 'GPS/北斗对时、录波触发DI', '变电站、新能源并网点、重要用户进线', '<p>固定安装的A级、S级电能质量监测设备。</p>', 'products/lh-pqm-s-1'),
(230, '手动快速接入箱', '壁挂或落地箱体，手动合闸，机械联锁，250~1600 A。', '进线/应急电压、相序、频率、电流', '可选计量', '指示灯+LCD（自动型）', 'RS485/Modbus-RTU，可选4G', '自动切换、相序闭锁、视频接口', '医院、通信枢纽、保供电场馆、住宅小区、泵站', '<p>壁挂或落地箱体，手动合闸，机械联锁，250~1600 A。</p>', 'products/lh-kjx-d-1'),
(231, '自动切换接入柜', '内置双电源自动转换开关，支持一键启动与远程监视。', '进线/应急电压、相序、频率、电流', '可选计量', '指示灯+LCD（自动型）', 'RS485/Modbus-RTU，可选4G', '自动切换、相序闭锁、视频接口', '医院、通信枢纽、保供电场馆、住宅小区、泵站', '<p>内置双电源自动转换开关，支持一键启动与远程监视。</p>', 'products/lh-kjt-1'),
(232, '电力电容器', '金属化聚丙烯薄膜自愈式低压并联电容器，干式或微晶蜡浸渍，带过压力隔离与放电电阻，圆柱形与方形两种外形。', '', '', '', '', '带温度端子、1.3/1.5倍过流型', '低压补偿柜与滤波支路', '<p>电容器按GB/T 12747.1设计：允许1.1倍额定电压长期运行（每24 h中8 h）、1.3倍额定电流持续运行；断电后放电电阻在3 min内将端电压降至安全值，重新投入前必须等待放电完成。</p>
<h3>额定电压怎样定</h3><table><thead><tr><th>用法</th><th>电容器额定电压（400 V系统）</th></tr></thead><tbody><tr><td>不串电抗器</td><td>450 V或480 V</td></tr><tr><td>串7%电抗器</td><td>480 V</td></tr><tr><td>串14%电抗器</td><td>525 V</td></tr><tr><td>单相分补</td><td>250 V，串14%电抗器时300 V</td></tr></tbody></table><h3>更换与维护</h3><ul><li>断电、验电，等待放电不少于3 min，短接并接地后再接触端子</li><li>电容器额定电压高于系统电压时，实际输出按电压比的平方折算</li><li>鼓肚、渗漏或容量明显衰减的电容器应整组检查谐波后再更换</li></ul>', 'products/lh-byl-1'),
(233, '圆柱形电容器', '铝壳圆柱结构，体积小、散热好，适合抗谐波与模块化装配。', '', '', '', '', '带温度端子、1.3/1.5倍过流型', '低压补偿柜与滤波支路', '<p>铝壳圆柱结构，体积小、散热好，适合抗谐波与模块化装配。</p>', 'products/lh-by-1'),
(234, '方形电容器', '钢壳方形结构，多单元并联，适合传统柜体替换。', '', '', '', '', '带温度端子、1.3/1.5倍过流型', '低压补偿柜与滤波支路', '<p>钢壳方形结构，多单元并联，适合传统柜体替换。</p>', 'products/lh-bf-1'),
(235, '串联电抗器', '三相或单相干式铁心电抗器，与电容器串联用于限制涌流、抑制谐波或构成滤波支路。', '', '', '', '', '内置温度开关、铜/铝绕组', '抗谐波补偿、滤波支路', '<p>电抗器的线性度比电抗率更重要：合闸和谐波叠加时峰值电流可达额定的1.8倍以上，一旦铁心饱和，电抗率下降，回路可能正好落在谐振点上。</p>
<h3>调谐还是滤波</h3><table><thead><tr><th>类型</th><th>谐振点</th><th>作用</th></tr></thead><tbody><tr><td>调谐电抗器7%</td><td>189 Hz</td><td>避免放大5次及以上谐波</td></tr><tr><td>调谐电抗器14%</td><td>134 Hz</td><td>避免放大3次及以上谐波</td></tr><tr><td>滤波电抗器</td><td>按支路定制</td><td>吸收5、7、11次等特征谐波</td></tr></tbody></table><h3>安装注意</h3><ul><li>电抗器是主要热源，置于柜体上部或单独仓位并强制通风</li><li>温度开关接入控制回路，超温时退出该支路</li><li>更换电容器的额定电压或容量后须重新核算电抗率</li></ul>', 'products/lh-dks-1'),
(236, '调谐电抗器', '电抗率7%或14%，与并联电容器配套使回路失谐。', '', '', '', '', '内置温度开关、铜/铝绕组', '抗谐波补偿、滤波支路', '<p>电抗率7%或14%，与并联电容器配套使回路失谐。</p>', 'products/lh-dks-1'),
(237, '滤波电抗器', '按支路谐振频率定制电感值，用于5、7、11次等单调谐支路。', '', '', '', '', '内置温度开关、铜/铝绕组', '抗谐波补偿、滤波支路', '<p>按支路谐振频率定制电感值，用于5、7、11次等单调谐支路。</p>', 'products/lh-dkl-1'),
(238, '投切开关', '电容器组的投入与切除执行元件，包括切换电容接触器、复合开关、同步开关与晶闸管模块，按动作频度与涌流要求选用。', '', '', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '<table><thead><tr><th>类型</th><th>响应</th><th>涌流</th><th>适用</th></tr></thead><tbody><tr><td>切换电容接触器</td><td>秒级</td><td>≤20倍（限流后）</td><td>投切不频繁</td></tr><tr><td>复合/同步开关</td><td>约100 ms</td><td>≤3倍</td><td>一般频度</td></tr><tr><td>晶闸管模块</td><td>≤20 ms</td><td>近似为零</td><td>频繁、冲击负荷</td></tr></tbody></table>
<p>投切器的通用要求见GB/T 29312。</p>', 'products/lh-qj-1'),
(239, '切换电容接触器', '带限流电阻线的电容专用接触器，AC-6b使用类别。', '', '', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '<p>带限流电阻线的电容专用接触器，AC-6b使用类别。</p>', 'products/lh-qj-1'),
(240, '复合开关与同步开关', '晶闸管与磁保持继电器配合或精确同步控制，实现过零投切与低损耗保持。', '', '', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '<p>晶闸管与磁保持继电器配合或精确同步控制，实现过零投切与低损耗保持。</p>', 'products/lh-fk-1'),
(241, '晶闸管投切模块', '全程无触点，20 ms内完成投切，需强制风冷。', '', '', '工作/故障指示灯', '部分型号RS485', '带缺相保护、带温控风机', '各类低压补偿柜', '<p>全程无触点，20 ms内完成投切，需强制风冷。</p>', 'products/lh-jk-1'),
(242, '无功补偿控制器', '根据母线电压、电流与无功缺额计算投切方案的控制器，支持静态、动态与混合输出。', '电压、电流、功率因数、无功功率、谐波畸变率（部分型号）', '不计量', 'LED数码管或点阵LCD', 'RS485/Modbus-RTU（选配）', '谐波闭锁、温度输入、4G', '低压补偿柜', '<p>控制器以无功功率为投切判据、以功率因数为校验判据，可以避免轻载时的投切振荡。</p>
<h3>共补还是混补</h3><table><thead><tr><th>负荷</th><th>控制器</th><th>取样</th></tr></thead><tbody><tr><td>三相基本平衡</td><td>共补控制器</td><td>单相电流、线电压</td></tr><tr><td>单相负荷多、三相不平衡</td><td>混补控制器</td><td>三相电流、相电压</td></tr></tbody></table><h3>投运时的检查</h3><ul><li>功率因数随电容投入而升高；若反而降低，先查互感器位置与极性</li><li>投入门限、切除门限之间留有余量，避免反复投切</li><li>过压、欠压与谐波闭锁定值按现场整定</li></ul>', 'products/lh-rc12-1'),
(243, '共补控制器', '单相电流取样、三相同投同切，6~12路输出。', '电压、电流、功率因数、无功功率、谐波畸变率（部分型号）', '不计量', 'LED数码管或点阵LCD', 'RS485/Modbus-RTU（选配）', '谐波闭锁、温度输入、4G', '低压补偿柜', '<p>单相电流取样、三相同投同切，6~12路输出。</p>', 'products/lh-rc12-1'),
(244, '混补控制器', '三相电流取样，共补与分补回路混合输出，12~18路。', '电压、电流、功率因数、无功功率、谐波畸变率（部分型号）', '不计量', 'LED数码管或点阵LCD', 'RS485/Modbus-RTU（选配）', '谐波闭锁、温度输入、4G', '低压补偿柜', '<p>三相电流取样，共补与分补回路混合输出，12~18路。</p>', 'products/lh-rc18-1'),
(245, '96方形多功能表', '外形96 mm×96 mm，开孔92 mm×92 mm，开关柜面板的常用规格。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '<p>外形96 mm×96 mm，开孔92 mm×92 mm，开关柜面板的常用规格。</p>', 'products/lh-pm96h-1'),
(246, '72方形多功能表', '外形72 mm×72 mm，开孔68 mm×68 mm，适合抽屉单元与小型配电箱。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '<p>外形72 mm×72 mm，开孔68 mm×68 mm，适合抽屉单元与小型配电箱。</p>', 'products/lh-pm72e-1'),
(247, '120方形多功能表', '外形120 mm×120 mm，开孔112 mm×112 mm，大字显示，适合进线柜。', '全部单相/三相电参量、不平衡度、谐波（H型）', '四象限电能、分时与最大需量（F型）', '白底蓝字段码LCD，LED数码管（S型）', 'RS485/Modbus-RTU，DL/T 645-2007可选', '4DI/4DO、4~20 mA、第二路485、以太网', '高低压开关柜、配电屏、环控柜', '<p>外形120 mm×120 mm，开孔112 mm×112 mm，大字显示，适合进线柜。</p>', 'products/lh-pm120e-1'),
(248, '导轨式电能表', '35 mm标准导轨安装的小型电能表，宽度1~7个模数，适合配电箱内分项计量、充电桩与出租公寓分户计量。', '电压、电流、功率、功率因数、频率', '有功B级（1级），部分C级（0.5S级）；分时4费率', '6+2位段码LCD，背光可选', 'RS485（DL/T 645-2007、Modbus-RTU），红外', '预付费通断、脉冲输出、四费率', '配电箱、充电桩、机房列头柜、公寓', '<p>直接接入式省去互感器与二次线，但进出线较粗，布置时要预留弯曲半径；大于80 A的回路应采用互感器接入式。</p>
<h3>直接接入还是经互感器</h3><table><thead><tr><th>回路电流</th><th>接入方式</th></tr></thead><tbody><tr><td>80 A及以下</td><td>直接接入</td></tr><tr><td>80 A以上</td><td>经互感器接入，电流规格0.015-0.075(6) A</td></tr></tbody></table><h3>接线注意</h3><ul><li>直接接入时同一相的进线与出线不得调换</li><li>互感器二次回路一点接地，带电时不得开路</li><li>费控型跳闸后，须排除故障再合闸</li></ul>', 'products/lh-dm1-1'),
(249, '单相导轨表', '220 V单相计量，宽度1~2个模数，最大电流60~80 A。', '电压、电流、功率、功率因数、频率', '有功B级（1级），部分C级（0.5S级）；分时4费率', '6+2位段码LCD，背光可选', 'RS485（DL/T 645-2007、Modbus-RTU），红外', '预付费通断、脉冲输出、四费率', '配电箱、充电桩、机房列头柜、公寓', '<p>220 V单相计量，宽度1~2个模数，最大电流60~80 A。</p>', 'products/lh-dm2p-1'),
(250, '三相导轨表', '3×220/380 V计量，直接接入至80 A或经互感器接入。', '电压、电流、功率、功率因数、频率', '有功B级（1级），部分C级（0.5S级）；分时4费率', '6+2位段码LCD，背光可选', 'RS485（DL/T 645-2007、Modbus-RTU），红外', '预付费通断、脉冲输出、四费率', '配电箱、充电桩、机房列头柜、公寓', '<p>3×220/380 V计量，直接接入至80 A或经互感器接入。</p>', 'products/lh-dm3-1'),
(251, '三相智能电能表', '壁挂安装的三相四线/三相三线电能表，带分时、需量、事件记录与可选费控，面向园区、商业综合体与自备变用户内部结算。', '三相电压、电流、功率、功率因数、频率、不平衡', '双向有功C级（0.5S级）、四象限无功2级，4费率8时段，最大需量', '大屏段码LCD，停电可唤醒', 'RS485（DL/T 645-2007）、红外，选配4G', '远程费控、内置/外置断路器控制、负荷曲线', '专变用户、园区总表与分表', '<p>三相电能表的接线正确性比表计等级更影响结果。投运前应核对电压相序、电流极性与功率因数，避免“一相极性接反，总功率减半”的情况。</p>
<h3>三相四线与三相三线</h3><table><thead><tr><th>系统</th><th>电压</th><th>测量</th></tr></thead><tbody><tr><td>低压三相四线</td><td>3×220/380 V</td><td>三元件，直接或经互感器</td></tr><tr><td>10 kV三相三线</td><td>3×100 V</td><td>两元件，两只PT接成V/V，A、C相装CT</td></tr></tbody></table><h3>投运前核对</h3><ol><li>电压相序与缺相</li><li>各相电流的极性</li><li>功率、功率因数与现场负荷是否相符</li></ol>', 'products/lh-tm30-1'),
(252, '壁挂式三相电能表', '挂壁或表箱安装，直接接入与互感器接入两种。', '三相电压、电流、功率、功率因数、频率、不平衡', '双向有功C级（0.5S级）、四象限无功2级，4费率8时段，最大需量', '大屏段码LCD，停电可唤醒', 'RS485（DL/T 645-2007）、红外，选配4G', '远程费控、内置/外置断路器控制、负荷曲线', '专变用户、园区总表与分表', '<p>挂壁或表箱安装，直接接入与互感器接入两种。</p>', 'products/lh-tm33-1'),
(253, '数显单功能表', '测量单一电参量的数字面板表，用于替代指针表，显示醒目、接线简单，可带报警与变送输出。', '交流电流或电压、频率、功率因数中的一项', '', 'LED数码管，单排或三排', 'RS485/Modbus-RTU（选配）', '4~20 mA变送、上下限报警', '开关柜、控制台、设备盘面', '<p>单功能表适合只需要就地读数的回路；当同一回路需要两个以上参量时，选多功能电力仪表更经济。</p>
<h3>怎样选</h3><table><thead><tr><th>要看的量</th><th>推荐</th></tr></thead><tbody><tr><td>一相或三相电流</td><td>72方形数显电流表</td></tr><tr><td>三相线电压、相电压</td><td>96方形数显电压表</td></tr><tr><td>两个以上参量</td><td>多功能电力仪表</td></tr></tbody></table><h3>安装与设置</h3><ul><li>按外形开孔：72方形开68 mm×68 mm，96方形开92 mm×92 mm</li><li>输入CT或PT变比后显示一次侧数值</li><li>报警与变送输出按订货代码选配</li></ul>', 'products/lh-da72-1'),
(254, '数显电流电压表', '单相或三相电流表、电压表，72、96方形外形。', '交流电流或电压、频率、功率因数中的一项', '', 'LED数码管，单排或三排', 'RS485/Modbus-RTU（选配）', '4~20 mA变送、上下限报警', '开关柜、控制台、设备盘面', '<p>单相或三相电流表、电压表，72、96方形外形。</p>', 'products/lh-dv96-1'),
(255, '无线计量仪表', '自带4G或LoRa通信的电力仪表，配合开口式互感器实现不停电、免布线安装，数据直接上送澜衡云或用户平台。', '三相电压、电流、功率、功率因数、频率、温度（选配）', '有功C级（0.5S级）、无功2级，分时', '段码LCD，通信状态图标', '4G Cat.1（MQTT）或LoRa 470~510 MHz，本地RS485', '4路测温、2DI/2DO、断电上报', '既有建筑节能改造、环保用电监控、设备能效', '<p>无线计量的核心是信号与供电：4G型单点直连、无需网关，适合分散点位；LoRa型功耗低、同一网关可带上百只，适合同一配电室内的密集点位。</p>
<h3>4G还是LoRa</h3><table><thead><tr><th>比较</th><th>4G型</th><th>LoRa型</th></tr></thead><tbody><tr><td>网关</td><td>不需要</td><td>需要，可汇聚上百只</td></tr><tr><td>适合</td><td>点位分散、有公网信号</td><td>同一配电室或园区内点位密集</td></tr><tr><td>流量费用</td><td>每只一张物联网卡</td><td>每台网关一张</td></tr></tbody></table><h3>安装步骤</h3><ol><li>停电或按带电作业规程装好开口式互感器，箭头指向负荷</li><li>接好电压与工作电源，核对相别</li><li>确认信号强度与上送数据，再封好箱门</li></ol>', 'products/lh-wm40-1'),
(256, '4G无线电表', '每台自带物联网卡，直连云平台，适合分散安装。', '三相电压、电流、功率、功率因数、频率、温度（选配）', '有功C级（0.5S级）、无功2级，分时', '段码LCD，通信状态图标', '4G Cat.1（MQTT），本地RS485', '4路测温、2DI/2DO、断电上报', '既有建筑节能改造、环保用电监控、设备能效', '<p>每台自带物联网卡，直连云平台，适合分散安装。</p>', 'products/lh-wm41-1'),
(257, 'LoRa无线电表', '经LoRa网关汇聚上送，同一配电室密集安装时成本更低。', '三相电压、电流、功率、功率因数、频率、温度（选配）', '有功C级（0.5S级）、无功2级，分时', '段码LCD，通信状态图标', 'LoRa 470~510 MHz，经网关上送；本地RS485', '4路测温、2DI/2DO、断电上报', '既有建筑节能改造、环保用电监控、设备能效', '<p>经LoRa网关汇聚上送，同一配电室密集安装时成本更低。</p>', 'products/lh-wm42-1'),
(258, '多回路监测仪表', '一台主机同时测量多个三相或单相出线回路，互感器小型化并采用端子排式接入，适合馈线柜、列头柜与充电桩群。', '公共电压、各回路电流/功率/功率因数/谐波', '各回路有功C级（0.5S级）', '128×64点阵LCD', 'RS485/Modbus-RTU，选配4G', '开关状态采集、母线测温', '馈线柜、数据中心列头柜、充电站', '<p>多回路电能表的特殊要求已有国家标准GB/T 17215.305，选型时应注意回路数、互感器输出方式与各回路准确度是否分别声明。</p>
<h3>与逐路装表相比</h3><ul><li>公共电压只接一次，各回路只装小型互感器</li><li>一台主机占一段导轨，二次线明显减少</li><li>各回路电量、功率与谐波在同一地址下读取</li></ul><h3>选型时写清</h3><ul><li>三相与单相回路各多少路</li><li>每路互感器的规格与开口尺寸</li><li>是否需要开关状态采集与母线测温</li></ul>', 'products/lh-mc12-1'),
(259, '多回路电能表', '12路三相或36路单相集中计量主机。', '公共电压、各回路电流/功率/功率因数/谐波', '各回路有功C级（0.5S级）', '128×64点阵LCD', 'RS485/Modbus-RTU，选配4G', '开关状态采集、母线测温', '馈线柜、数据中心列头柜、充电站', '<p>12路三相或36路单相集中计量主机。</p>', 'products/lh-mc12-1'),
(260, '物联网关', '用于汇聚RS485、LoRa等现场总线并以MQTT、Modbus-TCP方式上送的边缘设备，具备断点续传与本地规则引擎。', '不直接采样，转发下级数据', '转发', '指示灯，部分带OLED', '下行4路RS485/LoRa，上行4G/以太网；MQTT、Modbus-TCP、IEC 60870-5-104', '边缘脚本、VPN、双卡', '配电室、能源站、分散台区', '<p>网关断网后按时间戳缓存数据，恢复后按先新后旧补传，默认缓存30天。规则引擎可在本地完成越限告警与联动，不依赖云端。</p>
<h3>4G还是LoRa</h3><table><thead><tr><th>网关</th><th>下行</th><th>适用</th></tr></thead><tbody><tr><td>4G边缘网关</td><td>RS485，Modbus设备</td><td>配电室、能源站的有线仪表</td></tr><tr><td>LoRa集中网关</td><td>470~510 MHz LoRa</td><td>密集安装的无线仪表与传感器</td></tr></tbody></table><h3>调试顺序</h3><ol><li>登记下级设备的地址、点表与量程</li><li>设置告警限值与本地联动</li><li>确认上行在线后，断网再恢复，检查补传数据</li></ol>', 'products/lh-gw200-1'),
(261, '4G边缘网关', '4G/以太网双上行，多路RS485下行，带边缘计算。', '不直接采样，转发下级数据', '转发', '指示灯，部分带OLED', '下行4路RS485，上行4G/以太网；MQTT、Modbus-TCP、IEC 60870-5-104', '边缘脚本、VPN、双卡', '配电室、能源站、分散台区', '<p>4G/以太网双上行，多路RS485下行，带边缘计算。</p>', 'products/lh-gw100-1'),
(262, 'LoRa集中网关', '470~510 MHz LoRa接入，汇聚上百只无线仪表与传感器。', '不直接采样，转发下级数据', '转发', '指示灯，部分带OLED', '下行LoRa 470~510 MHz，上行4G/以太网；MQTT、Modbus-TCP', '边缘脚本、VPN、双卡', '配电室、能源站、分散台区', '<p>470~510 MHz LoRa接入，汇聚上百只无线仪表与传感器。</p>', 'products/lh-gw200-1'),
(263, '物联网断路器', '在微型或塑壳断路器上集成测量、通信与电动操作机构，实现远程分合、定时控制、过欠压与过温保护。', '电压、电流、功率、电量、剩余电流、接线端温度', '有功1级（监测用）', '机身LED或LCD', '4G、LoRa、RS485，配合网关', '剩余电流、电弧故障、缺相保护', '配电箱末端、出租公寓、养殖圈舍、路灯', '<p>远程分闸是便利也是风险，重要回路应设置“远程合闸须现场确认”。断路器保护功能不依赖通信，通信中断时仍按本地定值动作。</p>
<h3>微型还是塑壳</h3><table><thead><tr><th>类型</th><th>额定电流</th><th>位置</th></tr></thead><tbody><tr><td>微型物联网断路器</td><td>至63 A</td><td>末端与分支</td></tr><tr><td>塑壳物联网断路器</td><td>63~630 A</td><td>进线与干线</td></tr></tbody></table><h3>远程控制的边界</h3><ul><li>检修时现场挂牌上锁，远程操作一律闭锁</li><li>重要回路执行“选择—返校—执行”三步确认</li><li>剩余电流监测用于预警，不代替人身触电保护</li></ul>', 'products/lh-sb63-1'),
(264, '微型物联网断路器', '1P~4P，额定电流至63 A，末端配电用。', '电压、电流、功率、电量、剩余电流、接线端温度', '有功1级（监测用）', '机身LED或LCD', '4G、LoRa、RS485，配合网关', '剩余电流、电弧故障、缺相保护', '配电箱末端、出租公寓、养殖圈舍、路灯', '<p>1P~4P，额定电流至63 A，末端配电用。</p>', 'products/lh-sb63-1'),
(265, '塑壳物联网断路器', '额定电流63~630 A，分支与进线用。', '电压、电流、功率、电量、剩余电流、接线端温度', '有功1级（监测用）', '机身LED或LCD', '4G、LoRa、RS485，配合网关', '剩余电流、电弧故障、缺相保护', '配电箱末端、出租公寓、养殖圈舍、路灯', '<p>额定电流63~630 A，分支与进线用。</p>', 'products/lh-sb250m-1'),
(266, '传感与互感器', '配电物联网的感知层：无线测温、开口式电流互感器、剩余电流探测，支持不停电安装。', '温度、交流电流、剩余电流', '', '指示灯', '无线470 MHz、RS485，或模拟量输出', '防水型、超小窗口、报警继电器', '母排、电缆接头、变压器出线、配电箱', '<p>传感器安装不改变一次接线。取电式测温依赖回路电流，轻载回路应选电池型；开口互感器合口面须清洁、锁扣到位，否则误差会明显增大。</p>
<h3>怎样选</h3><table><thead><tr><th>监测对象</th><th>产品</th></tr></thead><tbody><tr><td>母排、触头，电流较大</td><td>电流取电式测温传感器</td></tr><tr><td>轻载回路、电缆接头</td><td>电池式测温传感器</td></tr><tr><td>改造项目的回路电流</td><td>开口式电流互感器</td></tr><tr><td>电气火灾预警</td><td>剩余电流式电气火灾监控探测器</td></tr></tbody></table><h3>剩余电流互感器的安装</h3><ul><li>各相线与中性线一起、同方向穿过窗口，PE线在窗口外</li><li>探测点以后的中性线不得与其他回路共用，也不得再接地</li><li>TN-C系统须先改造，再安装探测器</li></ul>', 'products/lh-ts10-1'),
(267, '无线测温传感器', '取电式与电池式，监测母排、触头、电缆头温度。', '温度', '', '指示灯', '无线470 MHz', '防水型、超小窗口、报警继电器', '母排、电缆接头、变压器出线、配电箱', '<p>取电式与电池式，监测母排、触头、电缆头温度。</p>', 'products/lh-ts20-1'),
(268, '开口式互感器', '窗口可开启的电流互感器，改造项目不停电安装。', '交流电流', '', '', '', '防水型、超小窗口', '母排、电缆接头、变压器出线、配电箱', '<p>窗口可开启的电流互感器，改造项目不停电安装。</p>', 'products/lh-kct-1'),
(269, '剩余电流探测器', '剩余电流互感器与探测单元，用于电气火灾监控与漏电告警。', '剩余电流', '', '指示灯', 'RS485', '报警继电器', '母排、电缆接头、变压器出线、配电箱', '<p>剩余电流互感器与探测单元，用于电气火灾监控与漏电告警。</p>', 'products/lh-rcd300-1');
--> statement-breakpoint
INSERT INTO "parameters" VALUES
('accuracy', 44, '准确度等级', '测量与精度', 'choice', '', '0.2级,0.5级,1.0级', 1, 20, ''),
('active-energy', 45, '有功电能准确度', '测量与精度', 'choice', '', 'C级（0.5S级）,B级（1级）', 1, 16, ''),
('active-loss', 11, '有功损耗', '电气参数', 'number', '%', '', 0, 0, ''),
('altitude', 71, '海拔', '环境与安装', 'number', 'm', '', 0, 0, ''),
('analog-outputs', 64, '模拟量输出', '通信与接口', 'number', '路', '2', 1, 0, ''),
('application', 76, '适用范围', '环境与安装', 'text', '', '', 0, 0, 'applicationscope'),
('breaking-capacity', 8, '短路分断能力', '电气参数', 'number', 'kA', '6,50', 1, 35, ''),
('capacitance-tolerance', 14, '容量允差', '电气参数', 'range', '%', '', 0, 0, ''),
('capacitor-voltage', 1, '电容器额定电压', '电气参数', 'list', 'V', '250,300,400,415,450,480,525,690,800', 1, 20, ''),
('circuits', 43, '监测回路数', '测量与精度', 'list', '路', '1..4,12,36', 1, 12, ''),
('communication', 57, '通信方式', '通信与接口', 'choice', '', 'RS485,以太网,4G,LoRa,HPLC,蓝牙,红外', 1, 45, ''),
('compensation-current', 25, '额定补偿电流', '补偿与投切', 'list', 'A', '..50,50..100,100..200,200..', 1, 10, ''),
('compensation-mode', 18, '补偿方式', '补偿与投切', 'choice', '', '共补,分补,混补', 1, 0, ''),
('compensation-orders', 26, '补偿谐波次数', '补偿与投切', 'range', '次', '', 0, 0, ''),
('connected-devices', 61, '接入设备数', '通信与接口', 'number', '台', '..50,50..100,100..', 1, 39, ''),
('construction', 81, '结构与寿命', '结构', 'text', '', '', 0, 0, ''),
('consumption', 12, '自身功耗', '电气参数', 'text', '', '', 0, 0, ''),
('control-signal', 37, '控制信号', '补偿与投切', 'text', '', '', 0, 0, ''),
('controlled-capacity', 23, '控制容量', '补偿与投切', 'list', 'kvar', '..20,20..40,40..', 1, 10, ''),
('cooling', 73, '冷却方式', '环境与安装', 'choice', '', '自冷,风冷,水冷', 1, 0, ''),
('ct-output', 56, '互感器二次输出', '测量与精度', 'choice', '', '5 A,1 A,333 mV', 1, 22, ''),
('ct-primary', 55, '互感器一次电流', '测量与精度', 'list', 'A', '..100,100..400,400..1000,1000..', 1, 10, ''),
('current-input', 42, '电流输入', '测量与精度', 'choice', '', '1 A,5 A,0.015-0.075(6) A,0.2-0.5(60) A,0.2-0.5(80) A,开口互感器,插接式互感器', 1, 42, ''),
('cutout', 78, '开孔尺寸', '结构', 'choice', '', '68 mm×68 mm,92 mm×92 mm,112 mm×112 mm,138 mm×138 mm,152 mm×92 mm,192 mm×138 mm,238 mm×168 mm', 1, 0, 'openingsize'),
('depth', 79, '安装深度', '结构', 'number', 'mm', '', 0, 0, 'deepin'),
('digital-inputs', 62, '开关量输入', '通信与接口', 'number', '路', '8', 1, 37, ''),
('dimensions', 77, '外形尺寸', '结构', 'text', '', '', 0, 0, 'shapesize'),
('display', 66, '显示方式', '通信与接口', 'choice', '', '触摸屏,彩色屏,点阵LCD,段码LCD,LED数码管,指示灯,无显示', 1, 0, 'displaymode'),
('effect', 30, '滤波与治理', '补偿与投切', 'text', '', '', 0, 0, ''),
('electrical', 17, '其他电气特性', '电气参数', 'text', '', '', 0, 0, ''),
('errors', 47, '测量误差', '测量与精度', 'text', '', '', 0, 0, ''),
('filter-rate', 27, '谐波滤除率', '补偿与投切', 'number', '%', '95', 1, 30, ''),
('functions', 82, '基本功能', '功能与订货', 'text', '', '', 0, 0, 'basicfunction'),
('harmonics', 49, '谐波测量次数', '测量与精度', 'range', '次', '31,63', 1, 0, ''),
('humidity', 70, '相对湿度', '环境与安装', 'number', '%', '', 0, 0, ''),
('inrush', 34, '合闸涌流', '补偿与投切', 'number', 'In', '', 0, 0, ''),
('insulation-class', 16, '绝缘等级', '电气参数', 'choice', '', 'F级,H级', 1, 0, ''),
('interface', 65, '其他接口', '通信与接口', 'text', '', '', 0, 0, ''),
('losses', 10, '单位损耗', '电气参数', 'range', 'W/kvar', '', 0, 0, ''),
('max-current', 9, '最大允许电流', '电气参数', 'number', 'In', '', 0, 0, ''),
('measured', 39, '测量内容', '测量与精度', 'text', '', '', 0, 0, ''),
('measured-temperature', 54, '测温范围', '测量与精度', 'range', '℃', '', 0, 44, ''),
('metering', 51, '计量特性', '测量与精度', 'text', '', '', 0, 0, ''),
('mounting', 75, '安装方式', '环境与安装', 'choice', '', '导轨,面板嵌入,壁挂,落地,柱上,机架,柜内固定,抽屉,母排或电缆上', 1, 0, 'Installationmethod'),
('noise', 74, '噪声', '环境与安装', 'number', 'dB', '', 0, 0, ''),
('options', 83, '可选功能', '功能与订货', 'text', '', '', 0, 0, 'optionalfunction'),
('order-code', 84, '订货型号', '功能与订货', 'text', '', '', 0, 0, 'ordercode'),
('output-capacity', 20, '实际输出容量', '补偿与投切', 'list', 'kvar', '', 0, 0, ''),
('outputs', 36, '输出路数', '补偿与投切', 'list', '路', '4,6,8,10,12,18', 1, 28, ''),
('parallel-units', 38, '并联台数', '补偿与投切', 'number', '台', '', 0, 0, ''),
('poles', 4, '极数', '电气参数', 'choice', '', '1P+N,3P,3P+N,4P', 1, 30, ''),
('power-factor', 28, '功率因数', '补偿与投切', 'range', '', '', 0, 0, ''),
('protection', 67, '保护与告警', '保护', 'text', '', '', 0, 0, ''),
('protection-class', 72, '防护等级', '环境与安装', 'choice', '', 'IP20,IP30,IP31,IP3X,IP4X,IP42,IP44,IP51,IP52,IP54,IP55,IP65', 1, 55, ''),
('protocol', 58, '通信规约', '通信与接口', 'choice', '', 'Modbus-RTU,Modbus-TCP,MQTT,DL/T 645-2007,DL/T 698.45,DL/T 860,PQDIF', 1, 0, ''),
('quality-class', 40, '电能质量测量等级', '测量与精度', 'choice', '', 'A级,S级', 1, 10, ''),
('radio-frequency', 59, '无线频段', '通信与接口', 'range', 'MHz', '', 0, 46, ''),
('rated-capacity', 19, '额定容量', '补偿与投切', 'list', 'kvar', '5,10,15,20,25,30,40,50,60,75,100,150,200,300,600', 1, 10, ''),
('rated-current', 3, '额定电流', '电气参数', 'list', 'A', '..40,40..100,100..250,250..630,630..', 1, 15, ''),
('reactance-rate', 24, '电抗率', '补偿与投切', 'list', '%', '1,6,7,12,14', 1, 25, ''),
('reactive-energy', 46, '无功电能准确度', '测量与精度', 'choice', '', '2级', 0, 0, ''),
('relay-outputs', 63, '继电器输出', '通信与接口', 'number', '路', '1,2,4', 1, 0, ''),
('report-interval', 60, '数据间隔', '通信与接口', 'list', 'min', '', 0, 56, ''),
('residual-current', 68, '剩余电流', '保护', 'list', 'mA', '30,100,300', 1, 36, ''),
('response-time', 29, '响应时间', '补偿与投切', 'list', 'ms', '..1,1..20,20..', 1, 40, ''),
('sampling', 48, '采样率', '测量与精度', 'number', '点/周波', '', 0, 30, ''),
('short-time-current', 7, '额定短时耐受电流', '电气参数', 'number', 'kA', '..20,20..35,35..', 1, 50, ''),
('standards', 85, '执行标准', '功能与订货', 'text', '', '', 0, 0, 'standards'),
('step-combination', 21, '分组容量', '补偿与投切', 'choice', 'kvar', '5+5,10+5,10+10,15+15,20+10,20+20,25+25', 1, 0, ''),
('step-count', 22, '补偿级数', '补偿与投切', 'range', '级', '', 0, 0, ''),
('storage', 52, '数据保存', '测量与精度', 'number', '天', '', 0, 0, ''),
('supply-voltage', 13, '工作电源', '电气参数', 'range', 'V', '', 0, 0, ''),
('switching-control', 32, '投切控制', '补偿与投切', 'text', '', '', 0, 0, ''),
('switching-delay', 33, '投切延时', '补偿与投切', 'range', 's', '', 0, 0, ''),
('switching-element', 31, '投切元件', '补偿与投切', 'choice', '', '接触器,同步开关,复合开关,晶闸管,真空接触器,永磁断路器', 1, 0, ''),
('switching-life', 35, '投切寿命', '补偿与投切', 'list', '次', '', 0, 0, ''),
('system-voltage', 0, '系统额定电压', '电气参数', 'list', 'V', '230,400,575,690,6000,10000', 1, 60, ''),
('tariffs', 50, '费率数', '测量与精度', 'number', '费率', '4', 1, 34, ''),
('temperature', 69, '工作温度', '环境与安装', 'range', '℃', '-40,-25,55,60,70', 1, 0, ''),
('temperature-points', 53, '测温路数', '测量与精度', 'number', '路', '4,6', 1, 0, ''),
('temperature-rise', 15, '温升', '电气参数', 'number', 'K', '', 0, 0, ''),
('voltage-input', 41, '电压输入', '测量与精度', 'choice', '', 'AC 220 V,AC 380 V,3×220 V,3×57.7/100 V,3×100 V,3×220/380 V,3×380 V', 1, 38, ''),
('voltage-tolerance', 2, '电压允许偏差', '电气参数', 'range', '%', '', 0, 0, ''),
('weight', 80, '重量', '结构', 'number', 'kg', '', 0, 0, ''),
('wiring', 5, '接线方式', '电气参数', 'choice', '', '单相,三相三线,三相四线,三相△接,三相Y接', 1, 0, ''),
('withstand-voltage', 6, '绝缘耐压', '电气参数', 'list', 'kV', '', 0, 0, '');
--> statement-breakpoint
INSERT INTO "product_parameters" VALUES
(1001, 0, 'system-voltage', '系统额定电压', 'AC 400 V，50 Hz'),
(1001, 1, 'capacitor-voltage', '电容器额定电压', '450 V'),
(1001, 2, 'rated-capacity', '额定容量', '10（5+5）、15（10+5）、20（10+10）、30（15+15、20+10）、40（20+20）kvar'),
(1001, 3, 'wiring', '接线方式', '电容器△接，三相同投同切'),
(1001, 4, 'switching-control', '投切门限', '功率因数与无功双判据，COSφ 0.90~0.99可设'),
(1001, 5, 'switching-delay', '投切延时', '1~180 s可设，出厂10 s'),
(1001, 6, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，功率因数±0.01，温度±1 ℃'),
(1001, 7, 'inrush', '合闸涌流', '≤2.5 In'),
(1001, 8, 'switching-life', '允许投切次数', '≥100万次'),
(1001, 9, 'electrical', '放电', '断电后3 min内端电压降至50 V以下'),
(1001, 10, 'consumption', '静态功耗', '≤3 W'),
(1001, 11, 'temperature', '工作环境', '-25~+55 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m'),
(1002, 0, 'system-voltage', '系统额定电压', 'AC 400 V，50 Hz'),
(1002, 1, 'capacitor-voltage', '电容器额定电压', '480 V'),
(1002, 2, 'rated-capacity', '额定容量', '20（10+10）、30（15+15）、40（20+20）、50（25+25）kvar'),
(1002, 3, 'output-capacity', '400 V实际输出', '标称容量×0.694'),
(1002, 4, 'max-current', '最大允许电流', '1.5 In'),
(1002, 5, 'electrical', '最大允许电压', '1.1 Un，每24 h累计8 h'),
(1002, 6, 'inrush', '合闸涌流', '≤2.5 In'),
(1002, 7, 'switching-life', '机械寿命', '≥100万次'),
(1002, 8, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，温度±1 ℃'),
(1002, 9, 'temperature', '工作环境', '-25~+65 ℃（高温型）'),
(1003, 0, 'system-voltage', '额定电压', 'AC 400 V系统，电容器450 V'),
(1003, 1, 'rated-capacity', '额定容量', '20、30、40 kvar（单路）'),
(1003, 2, 'construction', '主回路接插', '镀银母线夹，插拔寿命≥500次'),
(1003, 3, 'communication', '通信', 'RS485，插拔时自动断开并告警'),
(1003, 4, 'construction', '抽出操作', '可在退出投切状态下带电抽出'),
(1003, 5, 'protection-class', '防护等级', '抽屉面板IP30，柜内IP20'),
(1003, 6, 'temperature', '工作环境', '-25~+55 ℃'),
(1004, 0, 'system-voltage', '系统额定电压', 'AC 230 V（相电压）'),
(1004, 1, 'capacitor-voltage', '电容器额定电压', '250 V'),
(1004, 2, 'rated-capacity', '额定容量', '5、10、15、20、30 kvar（三相合计）'),
(1004, 3, 'wiring', '接线方式', '三相Y接，引出N'),
(1004, 4, 'switching-control', '投切方式', 'A、B、C独立，同步过零'),
(1004, 5, 'switching-control', '相间投切间隔', '≥60 ms'),
(1004, 6, 'errors', '测量误差', '电压≤0.5%，电流≤1.0%，功率因数±0.01'),
(1004, 7, 'inrush', '合闸涌流', '≤2.5 In'),
(1004, 8, 'temperature', '工作环境', '-25~+55 ℃'),
(1005, 0, 'system-voltage', '系统额定电压', 'AC 400 V，三相四线'),
(1005, 1, 'rated-capacity', '总容量', '60、90、120、150 kvar'),
(1005, 2, 'compensation-mode', '组合', '共补450 V + 分补250 V'),
(1005, 3, 'step-count', '级数', '6~10级'),
(1005, 4, 'construction', '进线', '塑壳断路器或隔离开关，额定电流250/400 A'),
(1005, 5, 'protection-class', '防护等级', 'IP30（IP44可选）'),
(1005, 6, 'communication', '通信', 'RS485，选配4G'),
(1005, 7, 'noise', '噪声', '≤50 dB（1 m）'),
(1006, 0, 'system-voltage', '额定工作电压', 'AC 400 V'),
(1006, 1, 'rated-capacity', '单柜容量', '90、120、150、180、240、300、400 kvar'),
(1006, 2, 'step-count', '补偿级数', '6~12级'),
(1006, 3, 'short-time-current', '额定短时耐受电流', '30 kA，1 s'),
(1006, 4, 'protection-class', '防护等级', 'IP31（IP4X可选）'),
(1006, 5, 'electrical', '额定绝缘电压', 'AC 690 V'),
(1006, 6, 'withstand-voltage', '工频耐压', '主回路1890 V，5 s'),
(1006, 7, 'temperature-rise', '温升', '母线不大于60 K'),
(1006, 8, 'communication', '通信', 'RS485/Modbus-RTU，选配4G'),
(1006, 9, 'temperature', '环境', '户内，-5~+40 ℃，24 h平均≤35 ℃'),
(1007, 0, 'system-voltage', '额定电压', 'AC 400 V'),
(1007, 1, 'rated-capacity', '容量', '60、90、120、150、180 kvar'),
(1007, 2, 'compensation-mode', '组合', '共补、分补或混补'),
(1007, 3, 'protection-class', '防护等级', 'IP44'),
(1007, 4, 'construction', '箱体', '304不锈钢，厚2.0 mm'),
(1007, 5, 'communication', '通信', '4G Cat.1（选配），本地RS485'),
(1007, 6, 'temperature', '工作环境', '-25~+45 ℃，海拔≤2000 m'),
(1007, 7, 'mounting', '安装方式', '柱上台架/落地'),
(1008, 0, 'system-voltage', '额定电压', '6、10 kV'),
(1008, 1, 'rated-capacity', '单组容量', '300、600、900、1200、1500 kvar'),
(1008, 2, 'step-count', '组数', '1~8组'),
(1008, 3, 'reactance-rate', '串联电抗率', '1%、5%、6%、12%'),
(1008, 4, 'capacitor-voltage', '电容器额定电压', '按电抗率取11/√3、12/√3 kV等'),
(1008, 5, 'withstand-voltage', '工频耐压', '42 kV（10 kV级，1 min）'),
(1008, 6, 'switching-element', '投切方式', '真空接触器或永磁断路器'),
(1008, 7, 'protection', '保护', '过流、过压、欠压、零序电压、电容器外熔丝'),
(1008, 8, 'protection-class', '防护等级', 'IP3X（户内）'),
(1009, 0, 'system-voltage', '额定电压', '10 kV'),
(1009, 1, 'rated-capacity', '容量', '150、300、450、600 kvar'),
(1009, 2, 'switching-control', '投切', '手动、定时、电压控制'),
(1009, 3, 'reactance-rate', '串联电抗率', '1%（限涌流）或6%'),
(1009, 4, 'withstand-voltage', '绝缘水平', '工频42 kV/1 min，雷电冲击75 kV'),
(1009, 5, 'supply-voltage', '辅助电源', '电压互感器取电或太阳能'),
(1009, 6, 'temperature', '环境', '-40~+45 ℃，覆冰10 mm'),
(1010, 0, 'system-voltage', '额定电压', '6、10 kV'),
(1010, 1, 'rated-capacity', '容量', '100~600 kvar'),
(1010, 2, 'reactance-rate', '电抗率', '0.5%~1%（限流）'),
(1010, 3, 'protection', '联锁', '与电动机断路器同投同退'),
(1010, 4, 'protection-class', '防护等级', 'IP3X'),
(1010, 5, 'withstand-voltage', '绝缘水平', '6 kV：30 kV/1 min；10 kV：42 kV/1 min'),
(1011, 0, 'system-voltage', '系统额定电压', 'AC 400 V'),
(1011, 1, 'capacitor-voltage', '电容器额定电压', '480 V'),
(1011, 2, 'rated-capacity', '标称容量', '10、20、30、40、50 kvar'),
(1011, 3, 'output-capacity', '400 V实际输出', '7.5、14.9、22.4、29.9、37.3 kvar'),
(1011, 4, 'reactance-rate', '电抗率', '7%（谐振频率189 Hz）'),
(1011, 5, 'inrush', '合闸涌流', '≤2.5 In'),
(1011, 6, 'temperature-rise', '电抗温升', '≤80 K（H级绝缘）'),
(1011, 7, 'switching-life', '投切次数', '≥100万次'),
(1011, 8, 'noise', '噪声', '≤50 dB（1 m）'),
(1011, 9, 'temperature', '环境', '-25~+55 ℃'),
(1012, 0, 'system-voltage', '系统额定电压', 'AC 400 V'),
(1012, 1, 'capacitor-voltage', '电容器额定电压', '525 V'),
(1012, 2, 'rated-capacity', '标称容量', '15、30、45、60 kvar'),
(1012, 3, 'output-capacity', '400 V实际输出', '10.1、20.2、30.4、40.5 kvar');
--> statement-breakpoint
INSERT INTO "product_parameters" VALUES
(1012, 4, 'reactance-rate', '电抗率', '14%（谐振频率134 Hz）'),
(1012, 5, 'insulation-class', '电抗绝缘等级', 'H级'),
(1012, 6, 'noise', '噪声', '≤50 dB（1 m）'),
(1012, 7, 'temperature', '环境', '-25~+55 ℃'),
(1013, 0, 'system-voltage', '额定电压', 'AC 400 V系统'),
(1013, 1, 'rated-capacity', '标称容量', '40、60 kvar（480 V/7%或525 V/14%）'),
(1013, 2, 'switching-element', '投切元件', '晶闸管或复合开关，可选'),
(1013, 3, 'protection', '支路熔断器', 'NH系列，带熔断指示'),
(1013, 4, 'withstand-voltage', '工频耐压', '1890 V，5 s'),
(1013, 5, 'weight', '重量', '约45 kg（60 kvar）'),
(1014, 0, 'system-voltage', '系统额定电压', 'AC 230 V（相电压）'),
(1014, 1, 'capacitor-voltage', '电容器额定电压', '300 V（14%电抗）'),
(1014, 2, 'rated-capacity', '标称容量', '15、24、30 kvar（三相合计）'),
(1014, 3, 'output-capacity', '230 V实际输出', '10.3、16.4、20.5 kvar'),
(1014, 4, 'reactance-rate', '电抗率', '14%'),
(1014, 5, 'inrush', '合闸涌流', '≤2.5 In'),
(1014, 6, 'temperature', '环境', '-25~+50 ℃'),
(1015, 0, 'system-voltage', '额定电压', 'AC 400、690 V'),
(1015, 1, 'step-count', '支路', '3~6条（5、7、11、13次或高通）'),
(1015, 2, 'rated-capacity', '单柜容量', '150~800 kvar'),
(1015, 3, 'effect', '调谐偏差', '≤±1%（出厂）'),
(1015, 4, 'effect', '滤波效果', '主要谐波次数电流下降50%~80%，以现场复测为准'),
(1015, 5, 'protection-class', '防护等级', 'IP3X'),
(1015, 6, 'noise', '噪声', '≤70 dB（1 m）'),
(1016, 0, 'system-voltage', '额定电压', 'AC 400、575、690 V'),
(1016, 1, 'effect', '匹配炉功率', '250~2000 kW'),
(1016, 2, 'effect', '支路', '六脉波：5、7、11、13次；十二脉波：11、13次'),
(1016, 3, 'response-time', '响应', '≤20 ms（晶闸管型）'),
(1016, 4, 'power-factor', '补偿后功率因数', '0.92~0.97（依工况）'),
(1016, 5, 'protection-class', '防护等级', 'IP3X'),
(1016, 6, 'cooling', '冷却', '强迫风冷或水冷'),
(1017, 0, 'system-voltage', '额定电压', 'AC 400 V'),
(1017, 1, 'rated-capacity', '容量', '150、300、450、600 kvar'),
(1017, 2, 'response-time', '响应时间', '≤20 ms'),
(1017, 3, 'switching-life', '动作次数', '不限（无触点）'),
(1017, 4, 'effect', '闪变改善', '典型30%~60%，以现场为准'),
(1017, 5, 'cooling', '冷却', '强迫风冷'),
(1017, 6, 'protection-class', '防护等级', 'IP31'),
(1018, 0, 'measured', '测量', '三相电压、电流、有功、无功、功率因数、频率、2~31次谐波'),
(1018, 1, 'accuracy', '准确度', '电压/电流0.2级，功率0.5级，功率因数±0.005'),
(1018, 2, 'voltage-input', '电压输入', '3×220/380 V，最大450 V'),
(1018, 3, 'current-input', '电流输入', '3×5 A（CT二次）'),
(1018, 4, 'communication', '组网', 'RS485，最多40台'),
(1018, 5, 'communication', '上行', 'RS485/Modbus-RTU，2400~38400 bps'),
(1018, 6, 'switching-control', '整定', 'COSφ 0.90~0.99，延时1~999 s，谐波闭锁1%~30%'),
(1018, 7, 'supply-voltage', '工作电源', 'AC/DC 85~265 V，功耗≤5 W'),
(1018, 8, 'temperature', '环境', '-25~+55 ℃'),
(1019, 0, 'accuracy', '测量准确度', '电压、电流0.2级，有功C级（0.5S级），无功2级'),
(1019, 1, 'voltage-input', '电压输入', '3×220/380 V'),
(1019, 2, 'current-input', '电流输入', '3×5 A（1.5(6) A）'),
(1019, 3, 'communication', '通信', '4G Cat.1（选配），2路RS485'),
(1019, 4, 'protocol', '规约', 'Modbus-RTU、DL/T 645-2007'),
(1019, 5, 'storage', '存储', '负荷曲线≥30天，事件200条'),
(1019, 6, 'supply-voltage', '备用电源', '超级电容，失电上报'),
(1019, 7, 'temperature', '环境', '-25~+60 ℃，防护等级IP51（箱内）'),
(1020, 0, 'accuracy', '测量准确度', '有功C级（0.5S级），电压电流0.2级'),
(1020, 1, 'current-input', '电流输入', '3×5 A'),
(1020, 2, 'communication', '下行', '4×RS485 + LoRa（470~510 MHz）'),
(1020, 3, 'communication', '上行', '4G Cat.1 + 以太网，MQTT、Modbus-TCP'),
(1020, 4, 'protocol', '规约', 'DL/T 645-2007、Modbus-RTU、DL/T 698.45'),
(1020, 5, 'storage', '存储', '32 MB，数据≥30天'),
(1020, 6, 'supply-voltage', '电源', 'AC 220 V，备用超级电容'),
(1020, 7, 'temperature', '环境', '-25~+60 ℃'),
(1021, 0, 'display', '屏幕', '7英寸TFT，电阻/电容触摸可选'),
(1021, 1, 'protection-class', '面板防护', 'IP65（前面板）'),
(1021, 2, 'communication', '下行', '2路RS485，最多64台设备'),
(1021, 3, 'communication', '上行', '以太网，Modbus-TCP'),
(1021, 4, 'storage', '存储', '曲线≥30天，事件1000条'),
(1021, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤8 W'),
(1021, 6, 'temperature', '工作环境', '-10~+60 ℃'),
(1022, 0, 'system-voltage', '系统电压', 'AC 400 V（-20%~+20%），50/60 Hz'),
(1022, 1, 'wiring', '接线', '三相三线/三相四线'),
(1022, 2, 'rated-capacity', '额定容量', '30、50、75、100 kvar'),
(1022, 3, 'effect', '输出范围', '额定感性~额定容性，连续可调'),
(1022, 4, 'response-time', '瞬时响应时间', '＜100 µs'),
(1022, 5, 'response-time', '全响应时间', '≤10 ms'),
(1022, 6, 'active-loss', '有功损耗', '≤2.5%额定容量'),
(1022, 7, 'electrical', '等效开关频率', '20 kHz'),
(1022, 8, 'parallel-units', '并联数量', '单柜最多8台，总台数不大于16'),
(1022, 9, 'cooling', '冷却', '智能调速强制风冷'),
(1022, 10, 'noise', '噪声', '≤65 dB（1 m）'),
(1022, 11, 'protection-class', '防护等级', 'IP20（模块）'),
(1022, 12, 'communication', '通信', 'RS485/Modbus-RTU'),
(1022, 13, 'temperature', '环境', '-10~+45 ℃，45 ℃以上降额'),
(1023, 0, 'system-voltage', '系统电压', 'AC 400 V（-20%~+15%）'),
(1023, 1, 'rated-capacity', '额定容量', '150 kvar（额定电流217 A）'),
(1023, 2, 'outputs', '电容投切输出', '12路，DC 12 V/20 mA'),
(1023, 3, 'response-time', '全响应时间', '≤10 ms'),
(1023, 4, 'active-loss', '有功损耗', '≤2.2%额定容量'),
(1023, 5, 'electrical', '短时过载', '110%，1 min'),
(1023, 6, 'parallel-units', '并联数量', '最多8台'),
(1023, 7, 'communication', '通信', 'RS485、以太网（Modbus-TCP）'),
(1023, 8, 'noise', '噪声', '≤68 dB（1 m）'),
(1023, 9, 'temperature', '环境', '-10~+40 ℃'),
(1024, 0, 'system-voltage', '系统电压', 'AC 400 V（±20%）'),
(1024, 1, 'rated-capacity', '额定容量', '30、50、75 kvar'),
(1024, 2, 'wiring', '接线', '三相四线'),
(1024, 3, 'response-time', '全响应时间', '≤10 ms'),
(1024, 4, 'power-factor', '目标功率因数', '-1~+1可设'),
(1024, 5, 'active-loss', '有功损耗', '≤2.5%');
--> statement-breakpoint
INSERT INTO "product_parameters" VALUES
(1024, 6, 'noise', '噪声', '≤60 dB（50 kvar，1 m）'),
(1024, 7, 'protection-class', '防护等级', 'IP20（IP42可选）'),
(1024, 8, 'weight', '重量', '36 kg（50 kvar）'),
(1024, 9, 'communication', '通信', 'RS485，选配4G'),
(1025, 0, 'system-voltage', '系统电压', 'AC 400 V（-25%~+25%）'),
(1025, 1, 'rated-capacity', '额定容量', '30、50、70 kvar'),
(1025, 2, 'switching-control', '工作模式', '定电压/定功率因数/不平衡优先'),
(1025, 3, 'protection-class', '防护等级', 'IP55'),
(1025, 4, 'protection', '浪涌保护', '20 kA（8/20 µs）'),
(1025, 5, 'communication', '通信', '4G Cat.1、蓝牙维护、RS485'),
(1025, 6, 'temperature', '工作环境', '-40~+55 ℃，海拔≤4000 m（1000 m以上降额）'),
(1025, 7, 'weight', '重量', '62 kg（50 kvar）'),
(1026, 0, 'system-voltage', '系统电压', 'AC 400 V（-20%~+20%）'),
(1026, 1, 'compensation-current', '额定补偿电流', '50、75、100、150 A'),
(1026, 2, 'wiring', '接线', '三相三线/三相四线'),
(1026, 3, 'compensation-orders', '补偿次数', '2~50次，可逐次设置'),
(1026, 4, 'filter-rate', '滤除率', '≥95%'),
(1026, 5, 'effect', '中性线滤波能力', '3倍相电流（四线机型）'),
(1026, 6, 'response-time', '瞬时响应', '＜100 µs'),
(1026, 7, 'response-time', '全响应时间', '≤10 ms'),
(1026, 8, 'active-loss', '有功损耗', '≤3%'),
(1026, 9, 'electrical', '等效开关频率', '20 kHz'),
(1026, 10, 'noise', '噪声', '≤65 dB（1 m）'),
(1026, 11, 'protection-class', '防护等级', 'IP20'),
(1026, 12, 'communication', '通信', 'RS485/Modbus-RTU'),
(1027, 0, 'system-voltage', '系统电压', 'AC 400 V（±15%）'),
(1027, 1, 'compensation-current', '额定补偿电流', '25、35、50 A'),
(1027, 2, 'wiring', '接线', '三相四线'),
(1027, 3, 'compensation-orders', '补偿次数', '2~50次'),
(1027, 4, 'response-time', '全响应时间', '≤10 ms'),
(1027, 5, 'noise', '噪声', '≤50 dB（静音型，1 m）'),
(1027, 6, 'active-loss', '有功损耗', '≤3%'),
(1027, 7, 'protection-class', '防护等级', 'IP20（IP42可选）'),
(1027, 8, 'weight', '重量', '24 kg（35 A）'),
(1028, 0, 'system-voltage', '系统电压', 'AC 400 V（690 V可定制）'),
(1028, 1, 'compensation-current', '额定补偿电流', '100、150、200、300、400、600 A'),
(1028, 2, 'wiring', '接线', '三相四线'),
(1028, 3, 'filter-rate', '滤除率', '≥95%'),
(1028, 4, 'response-time', '全响应时间', '≤10 ms'),
(1028, 5, 'short-time-current', '额定短时耐受电流', '35 kA，1 s'),
(1028, 6, 'construction', '进线方式', '上进/下进/母排并柜'),
(1028, 7, 'protection-class', '防护等级', 'IP31'),
(1028, 8, 'communication', '通信', 'RS485、以太网'),
(1028, 9, 'noise', '噪声', '≤70 dB（1 m）'),
(1029, 0, 'system-voltage', '系统电压', 'AC 400 V（-25%~+20%），三相四线'),
(1029, 1, 'rated-capacity', '额定容量', '35、50、70、100 kvar'),
(1029, 2, 'electrical', '单相可转移电流', '50 kvar机型：72 A'),
(1029, 3, 'electrical', '中性线能力', '216 A（50 kvar机型）'),
(1029, 4, 'response-time', '响应时间', '≤10 ms'),
(1029, 5, 'active-loss', '有功损耗', '≤3%'),
(1029, 6, 'protection-class', '防护等级', 'IP54'),
(1029, 7, 'noise', '噪声', '≤60 dB（1 m）'),
(1029, 8, 'temperature', '环境', '-40~+55 ℃'),
(1030, 0, 'system-voltage', '额定电压', 'AC 230 V（单相输出，三相输入）'),
(1030, 1, 'rated-current', '额定电流', '换相单元60、100 A'),
(1030, 2, 'response-time', '换相中断时间', '≤20 ms'),
(1030, 3, 'connected-devices', '单台主控管理', '最多24台换相单元'),
(1030, 4, 'switching-life', '机械寿命', '≥10万次'),
(1030, 5, 'communication', '通信', 'LoRa 470~510 MHz或HPLC'),
(1030, 6, 'short-time-current', '短路耐受', '3 kA，0.1 s'),
(1030, 7, 'protection-class', '防护等级', 'IP54'),
(1030, 8, 'temperature', '环境', '-40~+70 ℃'),
(1031, 0, 'quality-class', '测量等级', 'GB/T 19862 A级'),
(1031, 1, 'sampling', '采样率', '512点/周波（50 Hz）'),
(1031, 2, 'voltage-input', '电压测量', '3×57.7/100 V、3×220/380 V，误差±0.1%'),
(1031, 3, 'current-input', '电流测量', '3×5 A，误差±0.1%；可配卡钳'),
(1031, 4, 'errors', '频率误差', '±0.01 Hz'),
(1031, 5, 'metering', '暂降检测', '残压与持续时间，半周波刷新'),
(1031, 6, 'storage', '存储', '32 GB，事件与统计≥1年'),
(1031, 7, 'communication', '接口', '2×RJ45、RS485、USB'),
(1031, 8, 'protocol', '规约', 'Modbus-TCP、DL/T 860、PQDIF'),
(1031, 9, 'supply-voltage', '电源', 'AC/DC 85~265 V'),
(1031, 10, 'temperature', '环境', '-20~+60 ℃'),
(1032, 0, 'quality-class', '测量等级', 'S级'),
(1032, 1, 'sampling', '采样', '128点/周波'),
(1032, 2, 'voltage-input', '电压输入', '3×220/380 V或3×57.7/100 V'),
(1032, 3, 'current-input', '电流输入', '3×5 A或1 A'),
(1032, 4, 'accuracy', '电压电流准确度', '0.2级'),
(1032, 5, 'errors', '谐波误差', 'THD≥1%时±5%（相对）'),
(1032, 6, 'storage', '事件', '暂降、暂升、中断，500条'),
(1032, 7, 'communication', '通信', 'RS485（Modbus-RTU），可选以太网'),
(1032, 8, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤5 W'),
(1033, 0, 'system-voltage', '额定电压', 'AC 400 V'),
(1033, 1, 'rated-current', '额定电流', '250、400、630 A'),
(1033, 2, 'construction', '连接器', '单芯面板插座5只（A/B/C/N/PE）'),
(1033, 3, 'protection', '联锁', '与市电进线机械联锁'),
(1033, 4, 'short-time-current', '额定短时耐受电流', '20 kA，1 s'),
(1033, 5, 'protection-class', '防护等级', 'IP54'),
(1033, 6, 'protection', '相序指示', '有，错相闭锁'),
(1033, 7, 'communication', '通信', 'RS485（选配）'),
(1033, 8, 'temperature', '环境', '-25~+50 ℃'),
(1034, 0, 'system-voltage', '额定电压', 'AC 400 V'),
(1034, 1, 'rated-current', '额定电流', '800、1000、1250、1600 A'),
(1034, 2, 'construction', '连接器', '每相2~3只单芯插座，单只400 A'),
(1034, 3, 'breaking-capacity', '断路器', '框架断路器，额定极限短路分断50 kA'),
(1034, 4, 'short-time-current', '额定短时耐受电流', '50 kA，1 s'),
(1034, 5, 'protection-class', '防护等级', 'IP54'),
(1034, 6, 'protection', '联锁', '市电三锁两钥匙或电气联锁'),
(1034, 7, 'communication', '通信', 'RS485、硬接点'),
(1034, 8, 'temperature', '环境', '-25~+50 ℃');
--> statement-breakpoint
INSERT INTO "product_parameters" VALUES
(1035, 0, 'system-voltage', '额定电压', 'AC 400 V'),
(1035, 1, 'rated-current', '额定电流', '160、250、400、630 A'),
(1035, 2, 'construction', '转换开关', 'PC级，三位置'),
(1035, 3, 'response-time', '切换动作时间', '≤2 s（不含延时）'),
(1035, 4, 'short-time-current', '额定短时耐受电流', '25 kA，1 s'),
(1035, 5, 'protection-class', '防护等级', 'IP31'),
(1035, 6, 'communication', '通信', 'RS485，选配4G'),
(1035, 7, 'temperature', '环境', '-10~+40 ℃'),
(1036, 0, 'capacitor-voltage', '额定电压', 'AC 400、450、480、525 V'),
(1036, 1, 'rated-capacity', '额定容量', '5、7.5、10、12.5、15、20、25、30 kvar'),
(1036, 2, 'capacitance-tolerance', '容量允差', '-5%~+5%'),
(1036, 3, 'losses', '损耗', '介质≤0.2 W/kvar，总损耗≤0.4 W/kvar'),
(1036, 4, 'electrical', '最大允许电压', '1.1 Un（每24 h中8 h）'),
(1036, 5, 'max-current', '最大允许电流', '1.3 In持续'),
(1036, 6, 'electrical', '绝缘试验', '端子间2.15 Un/2 s；端子对壳3 kV/10 s'),
(1036, 7, 'electrical', '放电', '3 min内降至75 V以下'),
(1036, 8, 'electrical', '温度类别', '-25/D（最高环境55 ℃）'),
(1036, 9, 'construction', '参考寿命', '100000 h'),
(1037, 0, 'capacitor-voltage', '额定电压', 'AC 525、690、800 V'),
(1037, 1, 'rated-capacity', '额定容量', '10、20、25、33.3 kvar'),
(1037, 2, 'wiring', '接线', '三相△或单相'),
(1037, 3, 'max-current', '最大允许电流', '2.0 In持续'),
(1037, 4, 'electrical', '峰值电流', '200 In（涌流）'),
(1037, 5, 'capacitance-tolerance', '容量允差', '0~+5%，可按支路配对±1%'),
(1037, 6, 'losses', '损耗', '总损耗≤0.45 W/kvar'),
(1037, 7, 'electrical', '温度类别', '-25/C（最高环境50 ℃）'),
(1038, 0, 'capacitor-voltage', '额定电压', 'AC 400、415、450、480 V'),
(1038, 1, 'rated-capacity', '额定容量', '5、10、15、20、25、30 kvar'),
(1038, 2, 'capacitance-tolerance', '容量允差', '-5%~+10%'),
(1038, 3, 'max-current', '最大允许电流', '1.3 In持续'),
(1038, 4, 'losses', '损耗', '≤0.5 W/kvar'),
(1038, 5, 'withstand-voltage', '绝缘试验', '端子对壳3 kV/10 s'),
(1038, 6, 'temperature', '环境', '-25~+45 ℃（-25/B）'),
(1039, 0, 'capacitor-voltage', '额定电压', 'AC 250 V（相）'),
(1039, 1, 'rated-capacity', '额定容量', '15、20、30 kvar（三相合计）'),
(1039, 2, 'capacitance-tolerance', '容量允差', '-5%~+10%'),
(1039, 3, 'max-current', '最大允许电流', '1.3 In'),
(1039, 4, 'electrical', '放电', '3 min内至75 V以下'),
(1039, 5, 'temperature', '环境', '-25~+45 ℃'),
(1040, 0, 'system-voltage', '系统电压', 'AC 400 V'),
(1040, 1, 'reactance-rate', '电抗率', '7%、14%'),
(1040, 2, 'rated-capacity', '匹配电容', '450、480、525 V，10~60 kvar'),
(1040, 3, 'electrical', '电感偏差', '±3%，三相不平衡≤3%'),
(1040, 4, 'electrical', '线性度', '1.8 In时电感不低于95%'),
(1040, 5, 'insulation-class', '绝缘等级', 'F级（H级可选）'),
(1040, 6, 'withstand-voltage', '耐压', '3 kV，1 min'),
(1040, 7, 'temperature-rise', '温升', '≤85 K'),
(1040, 8, 'losses', '损耗', '约4~6 W/kvar'),
(1041, 0, 'system-voltage', '系统电压', 'AC 400、690 V'),
(1041, 1, 'rated-current', '额定电流', '20~400 A（含谐波）'),
(1041, 2, 'electrical', '电感值', '按支路定制，偏差±2%'),
(1041, 3, 'electrical', '抽头', '±5%，三档'),
(1041, 4, 'electrical', '品质因数', '30~60'),
(1041, 5, 'insulation-class', '绝缘等级', 'H级'),
(1041, 6, 'withstand-voltage', '耐压', '4 kV，1 min'),
(1041, 7, 'cooling', '冷却', '自冷或水冷'),
(1042, 0, 'system-voltage', '额定工作电压', 'AC 400 V'),
(1042, 1, 'electrical', '使用类别', 'AC-6b'),
(1042, 2, 'controlled-capacity', '可控容量（400 V）', '12、16、20、30、43、63 kvar'),
(1042, 3, 'inrush', '合闸涌流', '≤20 In'),
(1042, 4, 'switching-life', '机械寿命', '≥100万次'),
(1042, 5, 'switching-life', '电气寿命', '≥10万次'),
(1042, 6, 'control-signal', '线圈电压', 'AC 110、220、380 V，50 Hz'),
(1042, 7, 'switching-control', '操作频率', '≤120次/h'),
(1042, 8, 'temperature', '环境', '-5~+40 ℃'),
(1043, 0, 'system-voltage', '额定工作电压', 'AC 400 V（共补）/230 V（分补）'),
(1043, 1, 'controlled-capacity', '控制容量', '20、30、40 kvar'),
(1043, 2, 'rated-current', '额定电流', '45、63、80 A'),
(1043, 3, 'inrush', '合闸涌流', '≤3 In'),
(1043, 4, 'control-signal', '控制信号', 'DC 12 V，5~10 mA/相'),
(1043, 5, 'response-time', '动作时间', '约100 ms'),
(1043, 6, 'consumption', '自身功耗', '≤1.5 W（保持）'),
(1043, 7, 'switching-life', '机械寿命', '≥100万次'),
(1043, 8, 'temperature', '环境', '-25~+55 ℃'),
(1044, 0, 'system-voltage', '额定电压', 'AC 400 V'),
(1044, 1, 'rated-current', '额定电流', '40、63、80 A'),
(1044, 2, 'errors', '零点误差', '≤±1 ms'),
(1044, 3, 'inrush', '合闸涌流', '≤3 In'),
(1044, 4, 'switching-life', '电气寿命', '≥30万次'),
(1044, 5, 'control-signal', '控制', 'DC 12 V或RS485'),
(1044, 6, 'consumption', '功耗', '动作瞬间≤10 W，保持0 W'),
(1044, 7, 'temperature', '环境', '-40~+65 ℃'),
(1045, 0, 'system-voltage', '额定电压', 'AC 400 V'),
(1045, 1, 'controlled-capacity', '控制容量', '20、40、60 kvar'),
(1045, 2, 'rated-current', '额定电流', '60、90、120 A'),
(1045, 3, 'response-time', '响应时间', '≤20 ms'),
(1045, 4, 'withstand-voltage', '耐压', '晶闸管1800 V'),
(1045, 5, 'control-signal', '控制信号', 'DC 12 V，10 mA'),
(1045, 6, 'electrical', '导通压降', '≤1.2 V/相'),
(1045, 7, 'cooling', '冷却', '强制风冷，60 kvar风量≥150 m³/h'),
(1045, 8, 'temperature', '环境', '-25~+45 ℃'),
(1046, 0, 'voltage-input', '输入电压', 'AC 380 V（线电压）或220 V'),
(1046, 1, 'current-input', '输入电流', '0.1~5 A，灵敏度50 mA'),
(1046, 2, 'outputs', '输出路数', '4、6、8、10、12路'),
(1046, 3, 'control-signal', '输出型式', '继电器AC 220 V/5 A或DC 12 V/50 mA'),
(1046, 4, 'power-factor', '目标功率因数', '0.80~1.00'),
(1046, 5, 'switching-delay', '投切延时', '5~200 s'),
(1046, 6, 'switching-control', '过压定值', '400~460 V可设'),
(1046, 7, 'errors', '测量误差', '电压±0.5%，功率因数±0.01'),
(1046, 8, 'consumption', '功耗', '≤10 VA');
--> statement-breakpoint
INSERT INTO "product_parameters" VALUES
(1047, 0, 'voltage-input', '电压输入', '3×220 V'),
(1047, 1, 'current-input', '电流输入', '3×5 A'),
(1047, 2, 'outputs', '输出路数', '最多18路（共补/分补任意组合）'),
(1047, 3, 'accuracy', '准确度', '电压、电流0.5级，功率1.0级'),
(1047, 4, 'harmonics', '谐波', '2~31次'),
(1047, 5, 'communication', '通信', 'RS485/Modbus-RTU、DL/T 645-2007'),
(1047, 6, 'control-signal', '控制', 'DC 12 V输出'),
(1047, 7, 'storage', '存储', '负荷曲线60天'),
(1047, 8, 'consumption', '功耗', '≤5 W'),
(1048, 0, 'wiring', '接线', '三相四线/三相三线，电压57.7/100 V或220/380 V'),
(1048, 1, 'electrical', '电压过载', '持续1.2倍，瞬时2倍/1 s'),
(1048, 2, 'current-input', '电流', 'AC 1 A或5 A，持续1.2倍，瞬时10倍/5 s'),
(1048, 3, 'consumption', '输入功耗', '电压≤0.2 VA/相，电流≤0.2 VA/相'),
(1048, 4, 'accuracy', '电压、电流准确度', '0.2级'),
(1048, 5, 'accuracy', '功率准确度', '0.5级；频率±0.01 Hz'),
(1048, 6, 'active-energy', '电能准确度', '有功C级（0.5S级），无功2级'),
(1048, 7, 'communication', '通信', 'RS485，Modbus-RTU，1200~38400 bps'),
(1048, 8, 'supply-voltage', '工作电源', 'AC/DC 85~265 V，功耗≤4 VA'),
(1048, 9, 'withstand-voltage', '隔离耐压', 'AC 2 kV，1 min'),
(1048, 10, 'temperature', '工作环境', '-20~+60 ℃，相对湿度≤93%'),
(1049, 0, 'wiring', '接线', '三相四线/三相三线'),
(1049, 1, 'voltage-input', '电压电流', '3×220/380 V；5 A或1 A'),
(1049, 2, 'accuracy', '电压电流准确度', '0.5级'),
(1049, 3, 'accuracy', '功率、频率', '1.0级；±0.05 Hz'),
(1049, 4, 'active-energy', '有功电能', 'B级（1级）'),
(1049, 5, 'communication', '通信', '选配RS485/Modbus-RTU'),
(1049, 6, 'relay-outputs', '报警输出', 'AC 250 V/3 A常开（选配）'),
(1049, 7, 'supply-voltage', '工作电源', 'AC 220 V±20%或AC/DC 85~265 V'),
(1049, 8, 'temperature', '环境', '-10~+55 ℃'),
(1050, 0, 'sampling', '采样', '128点/周波，16位ADC'),
(1050, 1, 'harmonics', '谐波', '2~63次，THD、奇次/偶次、K系数'),
(1050, 2, 'errors', '谐波测量误差', '按GB/T 14549 B级仪器要求'),
(1050, 3, 'accuracy', '电压电流', '0.2级'),
(1050, 4, 'active-energy', '有功电能', 'C级（0.5S级），可分基波与总电能'),
(1050, 5, 'storage', '存储', '越限记录100条，最值带时标'),
(1050, 6, 'communication', '通信', 'RS485；选配以太网Modbus-TCP'),
(1050, 7, 'supply-voltage', '工作电源', 'AC/DC 85~265 V，≤5 VA'),
(1050, 8, 'temperature', '环境', '-20~+60 ℃'),
(1051, 0, 'tariffs', '费率', '4费率、12时段、2套时区表'),
(1051, 1, 'metering', '时钟', '日误差≤0.5 s/d（23 ℃），电池寿命≥10年'),
(1051, 2, 'active-energy', '有功电能', 'C级（0.5S级），双向分时'),
(1051, 3, 'reactive-energy', '无功电能', '2级，四象限'),
(1051, 4, 'metering', '需量', '滑差式，1~60 min'),
(1051, 5, 'storage', '冻结', '日冻结62天，月冻结12个月'),
(1051, 6, 'communication', '通信', 'RS485：Modbus-RTU与DL/T 645-2007可切换'),
(1051, 7, 'supply-voltage', '电源', 'AC/DC 85~265 V'),
(1051, 8, 'temperature', '环境', '-25~+60 ℃'),
(1052, 0, 'measured', '测量', '全电参量，电压电流0.2级'),
(1052, 1, 'digital-inputs', '开关量输入', '8路，光隔离，SOE分辨率1 ms'),
(1052, 2, 'relay-outputs', '继电器输出', '4路，AC 250 V/5 A'),
(1052, 3, 'analog-outputs', '模拟量', '2路4~20 mA，负载≤500 Ω，0.5级'),
(1052, 4, 'active-energy', '有功电能', 'C级（0.5S级）'),
(1052, 5, 'communication', '通信', '2路RS485，独立地址'),
(1052, 6, 'storage', '事件', 'SOE 256条'),
(1052, 7, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤6 VA'),
(1052, 8, 'temperature', '环境', '-20~+60 ℃'),
(1053, 0, 'measured', '测量', '全电参量，电压电流0.2级，有功C级'),
(1053, 1, 'communication', '4G', 'Cat.1，LTE-FDD/TDD，MQTT/TCP'),
(1053, 2, 'communication', 'LoRa', '470~510 MHz，发射功率≤50 mW'),
(1053, 3, 'report-interval', '上送间隔', '1~60 min可设'),
(1053, 4, 'interface', '天线', 'SMA，吸盘1.5 m'),
(1053, 5, 'storage', '缓存', '7天（15 min间隔）'),
(1053, 6, 'supply-voltage', '电源', 'AC/DC 85~265 V，峰值8 VA'),
(1053, 7, 'temperature', '环境', '-20~+60 ℃'),
(1054, 0, 'wiring', '接线', '三相四线/三相三线'),
(1054, 1, 'voltage-input', '电压', '3×220/380 V或57.7/100 V'),
(1054, 2, 'current-input', '电流', '5 A或1 A'),
(1054, 3, 'accuracy', '准确度', '电压电流0.5级（0.2级可订），功率0.5级'),
(1054, 4, 'active-energy', '有功电能', 'C级（0.5S级）'),
(1054, 5, 'communication', '通信', 'RS485/Modbus-RTU（选配）'),
(1054, 6, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤3 VA'),
(1054, 7, 'temperature', '环境', '-20~+60 ℃'),
(1055, 0, 'current-input', '电流', '3×5 A（互感器接入），测量范围0.02~6 A'),
(1055, 1, 'accuracy', '准确度', '电流0.5级'),
(1055, 2, 'protection', '告警', '过载、欠载、堵转、缺相、不平衡'),
(1055, 3, 'relay-outputs', '输出', '2路继电器AC 250 V/3 A'),
(1055, 4, 'storage', '统计', '运行小时、起动次数、最大电流'),
(1055, 5, 'communication', '通信', 'RS485（选配）'),
(1055, 6, 'supply-voltage', '电源', 'AC 220 V±20%'),
(1055, 7, 'temperature', '环境', '-20~+60 ℃'),
(1056, 0, 'wiring', '接线', '三相四线/三相三线'),
(1056, 1, 'voltage-input', '电压电流', '3×220/380 V或57.7/100 V；5 A或1 A'),
(1056, 2, 'accuracy', '准确度', '0.2级，有功C级（0.5S级）'),
(1056, 3, 'harmonics', '谐波', '2~31次（选配）'),
(1056, 4, 'communication', '通信', 'RS485，选配以太网'),
(1056, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤5 VA'),
(1056, 6, 'temperature', '环境', '-20~+60 ℃'),
(1056, 7, 'protection-class', '面板防护', 'IP52（前面）'),
(1057, 0, 'voltage-input', '电压', 'AC 220 V（±20%）'),
(1057, 1, 'current-input', '电流', '0.2-0.5(60)A，50 Hz'),
(1057, 2, 'active-energy', '有功电能', 'B级（1级）'),
(1057, 3, 'metering', '起动电流', '20 mA（0.04倍转折电流）'),
(1057, 4, 'display', '显示', '5+1位，LCD'),
(1057, 5, 'communication', '通信', 'RS485（DL/T 645-2007），红外'),
(1057, 6, 'metering', '脉冲', '6400 imp/kWh（按铭牌）'),
(1057, 7, 'consumption', '自身功耗', '电压回路≤1 W'),
(1057, 8, 'temperature', '环境', '-25~+60 ℃'),
(1058, 0, 'voltage-input', '电压/电流', 'AC 220 V，0.2-0.5(80)A'),
(1058, 1, 'active-energy', '有功电能', 'B级（1级）'),
(1058, 2, 'construction', '继电器', '80 A磁保持，机械寿命≥10万次');
--> statement-breakpoint
INSERT INTO "product_parameters" VALUES
(1058, 3, 'tariffs', '费率', '4费率、8时段（可设单费率）'),
(1058, 4, 'communication', '通信', 'RS485 + 可选LoRa（470~510 MHz）'),
(1058, 5, 'display', '显示', '6+2位LCD，背光'),
(1058, 6, 'temperature', '环境', '-25~+60 ℃'),
(1059, 0, 'voltage-input', '电压', '3×220/380 V'),
(1059, 1, 'current-input', '电流', '0.2-0.5(80)A'),
(1059, 2, 'active-energy', '有功电能', 'B级（1级）'),
(1059, 3, 'reactive-energy', '无功电能', '2级（选配）'),
(1059, 4, 'tariffs', '费率', '4费率12时段（F型）'),
(1059, 5, 'communication', '通信', 'RS485'),
(1059, 6, 'display', '显示', '6+2位，循环显示可定制'),
(1059, 7, 'temperature', '环境', '-25~+60 ℃'),
(1060, 0, 'voltage-input', '电压', '3×220/380 V或57.7/100 V'),
(1060, 1, 'current-input', '电流', '3×0.015-0.075(6)A（旧标称1.5(6)A）'),
(1060, 2, 'active-energy', '有功电能', 'C级（0.5S级）'),
(1060, 3, 'reactive-energy', '无功电能', '2级'),
(1060, 4, 'harmonics', '谐波', '2~31次（H型）'),
(1060, 5, 'communication', '通信', 'RS485，DL/T 645-2007/Modbus-RTU'),
(1060, 6, 'metering', '脉冲', '400 imp/kWh（按变比换算）'),
(1060, 7, 'temperature', '环境', '-25~+60 ℃'),
(1061, 0, 'wiring', '接线', '三相四线，3×220/380 V'),
(1061, 1, 'current-input', '电流', '直通型0.2-0.5(60)A；互感型0.015-0.075(6)A'),
(1061, 2, 'active-energy', '有功电能', 'C级（0.5S级）互感型，B级（1级）直通型'),
(1061, 3, 'reactive-energy', '无功电能', '四象限2级'),
(1061, 4, 'tariffs', '费率', '4费率、12时段、2套时区'),
(1061, 5, 'metering', '需量', '滑差式，15 min'),
(1061, 6, 'storage', '负荷曲线', '≥60天'),
(1061, 7, 'communication', '通信', 'RS485 DL/T 645-2007，红外，选配4G'),
(1061, 8, 'temperature', '环境', '-25~+60 ℃，IP54（箱内IP51）'),
(1062, 0, 'wiring', '接线', '三相三线，3×100 V'),
(1062, 1, 'current-input', '电流', '3×0.015-0.075(6)A（旧标称1.5(6)A），1 A规格可订'),
(1062, 2, 'active-energy', '有功电能', 'C级（0.5S级）'),
(1062, 3, 'reactive-energy', '无功电能', '2级'),
(1062, 4, 'supply-voltage', '辅助电源', 'AC/DC 100~240 V'),
(1062, 5, 'communication', '通信', '2路RS485，DL/T 645-2007'),
(1062, 6, 'temperature', '环境', '-25~+60 ℃'),
(1063, 0, 'current-input', '输入', 'AC 5 A或1 A'),
(1063, 1, 'accuracy', '准确度', '0.5级'),
(1063, 2, 'metering', '显示范围', '0~9999（变比1~9999）'),
(1063, 3, 'electrical', '过载', '1.2倍持续，10倍/5 s'),
(1063, 4, 'analog-outputs', '变送', '4~20 mA，负载≤500 Ω（选配）'),
(1063, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤3 VA'),
(1063, 6, 'temperature', '环境', '-10~+60 ℃'),
(1064, 0, 'voltage-input', '输入', '3×100 V或3×380 V'),
(1064, 1, 'accuracy', '准确度', '0.5级，频率±0.1 Hz（选配）'),
(1064, 2, 'display', '显示', '三排四位'),
(1064, 3, 'metering', '变比', '1~1000（PT）'),
(1064, 4, 'electrical', '过载', '1.2倍持续，2倍/1 s'),
(1064, 5, 'supply-voltage', '电源', 'AC/DC 85~265 V，≤4 VA'),
(1064, 6, 'temperature', '环境', '-10~+60 ℃'),
(1065, 0, 'voltage-input', '电压', '3×220/380 V（接线）'),
(1065, 1, 'current-input', '电流', '开口互感器100/200/400/600 A'),
(1065, 2, 'active-energy', '有功电能', '主机C级（0.5S级）；含0.5级开口互感器时整套按1级考核'),
(1065, 3, 'harmonics', '谐波', '2~31次（选配）'),
(1065, 4, 'communication', '4G', 'Cat.1，MQTT/TCP，专网卡'),
(1065, 5, 'temperature-points', '测温', '4路NTC，-40~+125 ℃，±1 ℃'),
(1065, 6, 'report-interval', '上送间隔', '1、5、15、30 min'),
(1065, 7, 'supply-voltage', '电源', '取自电压回路，≤3 W'),
(1065, 8, 'temperature', '环境', '-25~+60 ℃'),
(1066, 0, 'circuits', '输入', '1~4路三相（开口互感器）'),
(1066, 1, 'accuracy', '功率准确度', '1.0级'),
(1066, 2, 'report-interval', '数据间隔', '1 min'),
(1066, 3, 'storage', '存储', '60天本地'),
(1066, 4, 'communication', '通信', '4G Cat.1，MQTT'),
(1066, 5, 'temperature', '环境', '-25~+60 ℃'),
(1067, 0, 'voltage-input', '电压', '3×220/380 V'),
(1067, 1, 'current-input', '电流', '开口互感器100~600 A或互感器1(6)A'),
(1067, 2, 'active-energy', '有功电能', 'C级（0.5S级）'),
(1067, 3, 'communication', 'LoRa', '470~510 MHz，发射≤50 mW，单跳可视≥800 m'),
(1067, 4, 'report-interval', '上报间隔', '1~60 min'),
(1067, 5, 'connected-devices', '组网容量', '每网关120节点'),
(1067, 6, 'supply-voltage', '电源', '取自电压，≤2 W'),
(1067, 7, 'temperature', '环境', '-25~+60 ℃'),
(1068, 0, 'circuits', '回路', '12路三相或36路单相'),
(1068, 1, 'current-input', '互感器', '插接式，50~400 A，0.5级'),
(1068, 2, 'active-energy', '有功电能', '主机各回路C级（0.5S级）；含0.5级互感器时整套按1级声明'),
(1068, 3, 'voltage-input', '电压', '3×220/380 V公共'),
(1068, 4, 'harmonics', '谐波', '各回路THD（选配）'),
(1068, 5, 'communication', '通信', 'RS485 + 2×以太网'),
(1068, 6, 'temperature-points', '测温', '母线8点（选配）'),
(1068, 7, 'temperature', '环境', '-20~+60 ℃'),
(1069, 0, 'communication', '下行', '4×RS485，1200~115200 bps'),
(1069, 1, 'communication', '上行', '4G Cat.1 + 10/100 M以太网'),
(1069, 2, 'protocol', '协议', 'MQTT、Modbus-TCP/RTU、DL/T 645-2007'),
(1069, 3, 'connected-devices', '接入能力', '最多128台设备、4000个测点'),
(1069, 4, 'storage', '缓存', '≥30天（15 min周期）'),
(1069, 5, 'supply-voltage', '供电', 'DC 9~36 V（附AC 220 V电源）'),
(1069, 6, 'consumption', '功耗', '≤4 W'),
(1069, 7, 'temperature', '环境', '-30~+70 ℃'),
(1070, 0, 'communication', 'LoRa', '470~510 MHz，8通道，SF7~SF12'),
(1070, 1, 'connected-devices', '节点数', '120（每节点15 min）'),
(1070, 2, 'communication', '上行', '4G Cat.1 + 以太网，MQTT'),
(1070, 3, 'storage', '缓存', '30天'),
(1070, 4, 'protection-class', '防护', 'IP30室内/IP65室外'),
(1070, 5, 'supply-voltage', '供电', 'PoE或DC 12~24 V'),
(1070, 6, 'interface', '天线', 'LoRa与4G独立'),
(1070, 7, 'temperature', '环境', '-40~+70 ℃'),
(1071, 0, 'rated-current', '额定电流', '16、20、32、40、63 A，C型脱扣'),
(1071, 1, 'poles', '极数', '1P+N、3P、3P+N'),
(1071, 2, 'breaking-capacity', '短路分断', '6 kA');
--> statement-breakpoint
INSERT INTO "product_parameters" VALUES
(1071, 3, 'residual-current', '剩余电流', '30、100、300 mA（可关）'),
(1071, 4, 'measured', '测量', '电压、电流、功率、电能1级（监测）'),
(1071, 5, 'communication', '通信', '4G/LoRa/RS485'),
(1071, 6, 'switching-life', '动作寿命', '电气1万次，机械2万次'),
(1071, 7, 'temperature', '环境', '-25~+60 ℃'),
(1072, 0, 'rated-current', '壳架电流', '250 A，额定电流100、125、160、200、250 A'),
(1072, 1, 'poles', '极数', '3P、4P'),
(1072, 2, 'breaking-capacity', '极限短路分断', 'Icu 50 kA（AC 400 V）'),
(1072, 3, 'temperature-points', '测温', '6路端子温度，±2 ℃'),
(1072, 4, 'residual-current', '剩余电流', '30 mA~3 A可设'),
(1072, 5, 'communication', '通信', 'RS485，选配4G'),
(1072, 6, 'switching-control', '操作', '电动+手动'),
(1072, 7, 'temperature', '环境', '-25~+60 ℃'),
(1073, 0, 'measured-temperature', '测温', '-40~+125 ℃，±1 ℃'),
(1073, 1, 'supply-voltage', '取电', '母线电流≥5 A'),
(1073, 2, 'report-interval', '发送周期', '电流大时15~30 s，小电流时自动延长'),
(1073, 3, 'radio-frequency', '频率', '470~510 MHz，≤10 mW'),
(1073, 4, 'electrical', '绝缘', '满足12 kV柜内使用要求'),
(1073, 5, 'construction', '寿命', '≥10年'),
(1073, 6, 'protection-class', '防护', 'IP65'),
(1074, 0, 'measured-temperature', '测温', '-40~+125 ℃，±1 ℃'),
(1074, 1, 'supply-voltage', '电池', 'ER14250，约5年（15 min）'),
(1074, 2, 'report-interval', '发送', '15 min，突变立即发送'),
(1074, 3, 'radio-frequency', '频率', '470~510 MHz'),
(1074, 4, 'electrical', '绝缘', '适用AC 690 V及以下'),
(1074, 5, 'protection-class', '防护', 'IP65'),
(1075, 0, 'ct-primary', '变比', '100/5、150/5、200/5、300/5、400/5、600/5、800/5、1000/5、1500/5、2000/5、3000/5、5000/5 A'),
(1075, 1, 'ct-output', '输出', '5 A、1 A或333 mV'),
(1075, 2, 'accuracy', '准确级', '0.5级（≥200 A）、1级'),
(1075, 3, 'metering', '额定负荷', '1~5 VA（随变比）'),
(1075, 4, 'withstand-voltage', '绝缘', '3 kV/1 min（二次对地）'),
(1075, 5, 'construction', '窗口', 'φ24、φ36，80×50、120×60、160×80'),
(1075, 6, 'temperature', '环境', '-25~+70 ℃'),
(1076, 0, 'residual-current', '剩余电流', '报警设定20~1000 mA，测量误差±5%'),
(1076, 1, 'temperature-points', '温度', '4路，45~140 ℃设定，±2 ℃'),
(1076, 2, 'protection', '报警延时', '0.1~60 s可设'),
(1076, 3, 'relay-outputs', '输出', '1路继电器AC 250 V/5 A'),
(1076, 4, 'communication', '通信', 'RS485/Modbus-RTU，选配LoRa或4G'),
(1076, 5, 'construction', '互感器窗口', 'φ45、φ65、φ100 mm'),
(1076, 6, 'supply-voltage', '工作电源', 'AC 220 V，≤3 W'),
(1076, 7, 'temperature', '环境', '-10~+55 ℃');
--> statement-breakpoint
INSERT INTO "product_tables" VALUES
(1001, '端子', '["端子","功能"]', '[["A、B、C","电容器主回路（三相）"],["PE","机壳保护接地"],["I+、I-","取样电流（0~5 A，仅主机接）"],["网络1/网络2","级联RJ45"]]'),
(1001, '订货代码', '["代码段","含义"]', '[["LH-ZCS","智能电容器，三相共补"],["450","电容器额定电压，V"],["20+10","第一路20 kvar、第二路10 kvar"],["后缀G","高温型（可选）"]]'),
(1002, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["PE","接地"],["I+、I-","取样电流（0~5 A，仅主机接）"],["TS+、TS-","温度4~20 mA输出（选配）"],["网络1/2","级联RJ45"]]'),
(1002, '订货代码', '["代码段","含义"]', '[["LH-ZCS-G","重载型共补"],["480","电容器额定电压，V"],["25+25","两路各25 kvar"]]'),
(1003, '端子', '["端子","功能"]', '[["母线夹A、B、C","主回路自动对接"],["二次插座1~8","通信、取样、接地"],["PE","抽屉接地簧片先接后断"]]'),
(1003, '订货代码', '["代码段","含义"]', '[["LH-ZCM","抽屉式智能电容模块"],["450","电容器额定电压，V"],["30","额定容量，kvar"]]'),
(1004, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["IA、IB、IC、I*","三相取样电流"],["网络1/2","级联"]]'),
(1004, '订货代码', '["代码段","含义"]', '[["LH-ZCF","智能电容器，三相分补"],["250","电容器额定电压，V"],["20","三相合计容量，kvar"]]'),
(1005, '端子', '["端子","功能"]', '[["L1、L2、L3、N、PE","进线"],["IA~IC、I*","电流取样"],["RS485 A、B","上行通信"],["DO1、DO2","风机与告警输出"]]'),
(1005, '订货代码', '["代码段","含义"]', '[["LH-ZCH","混补整机"],["120","总容量，kvar"],["0.6","共补占比60%"],["后缀4G","带4G通信"]]'),
(1006, '端子', '["端子","功能"]', '[["母排A、B、C、N、PE","主回路"],["X1:1~6","电流取样IA*、IA、IB*、IB、IC*、IC"],["X2","RS485上行"],["X3","告警与风机"]]'),
(1006, '订货代码', '["代码段","含义"]', '[["LH-GBJ","低压智能补偿柜"],["240","总容量，kvar"],["6","级数"],["S","共补；F分补；H混补"]]'),
(1007, '端子', '["端子","功能"]', '[["L1、L2、L3、N、PE","进线"],["IA*、IA、IB*、IB、IC*、IC","CT二次取样"],["4G天线","外置"]]'),
(1007, '订货代码', '["代码段","含义"]', '[["LH-JPB","户外补偿箱"],["120","总容量，kvar"],["H","混补"],["4G","带4G通信"]]'),
(1008, '端子', '["端子","功能"]', '[["母排A、B、C","10 kV主回路"],["1TA二次","组电流与保护"],["TV二次","母线电压100 V"],["端子排X5","远方遥控与信号"]]'),
(1008, '订货代码', '["代码段","含义"]', '[["LH-GYZ","高压自动补偿装置"],["10","额定电压，kV"],["3×600","3组，每组600 kvar"],["6%","串联电抗率"]]'),
(1009, '端子', '["端子","功能"]', '[["A、B、C","10 kV线路"],["跌落式熔断器","短路保护"],["避雷器","雷电过电压"],["控制箱","定值与通信"]]'),
(1009, '订货代码', '["代码段","含义"]', '[["LH-GYX","线路柱上补偿"],["10","额定电压，kV"],["300","容量，kvar"],["A","自动；G固定"]]'),
(1010, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["联锁1、2","断路器辅助触点"],["TA二次","监视电流"]]'),
(1010, '订货代码', '["代码段","含义"]', '[["LH-GYJ","电动机就地补偿"],["10","额定电压，kV"],["300","容量，kvar"]]'),
(1011, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["PE","接地"],["网络1/2","级联RJ45"],["T1、T2","电容/电抗温度输出（选配）"]]'),
(1011, '订货代码', '["代码段","含义"]', '[["LH-XCS","抗谐波集成电容，共补"],["480","电容器额定电压，V"],["30","标称容量，kvar"],["7%","电抗率"]]'),
(1012, '端子', '["端子","功能"]', '[["A、B、C","主回路"],["PE","接地"],["网络1/2","级联RJ45"]]'),
(1012, '订货代码', '["代码段","含义"]', '[["LH-XCS","抗谐波集成电容，共补"],["525","电容器额定电压，V"],["30","标称容量，kvar"],["14%","电抗率"]]'),
(1013, '端子', '["端子","功能"]', '[["L1、L2、L3","母线侧主回路"],["PE","安装板保护接地"],["K+、K-","投切控制DC 12 V"],["T1、T2","电抗器温度开关（常闭）"]]'),
(1013, '订货代码', '["代码段","含义"]', '[["LH-XCB","板式组件"],["480","电容器额定电压，V"],["40","标称容量，kvar"],["7%","电抗率"],["T","晶闸管投切；F复合开关"]]'),
(1014, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["IA~IC、I*","取样"],["网络1/2","级联"]]'),
(1014, '订货代码', '["代码段","含义"]', '[["LH-XCF","抗谐波分补"],["300","电容器额定电压，V"],["24","三相合计标称容量，kvar"],["14%","电抗率"]]'),
(1015, '端子', '["端子","功能"]', '[["母排A、B、C、PE","主回路"],["PLC联锁干接点","生产线联锁"],["RS485/网口","通信"]]'),
(1015, '订货代码', '["代码段","含义"]', '[["LH-GXL","工业滤波柜"],["400","额定电压，V"],["5.7.11","支路次数"],["500","总容量，kvar"]]'),
(1016, '端子', '["端子","功能"]', '[["母排A、B、C","主回路"],["IA*、IA、IB*、IB、IC*、IC","总进线取样电流"],["RS485","与中频电源通信"],["急停","硬接线联锁"]]'),
(1016, '订货代码', '["代码段","含义"]', '[["LH-GXZ","中频炉专用"],["575","额定电压，V"],["1000","匹配炉功率，kW"],["6P","六脉波；12P十二脉波"]]'),
(1017, '端子', '["端子","功能"]', '[["母排A、B、C","主回路"],["IA~IC","取样"],["24 V","触发电源"]]'),
(1017, '订货代码', '["代码段","含义"]', '[["LH-GXT","晶闸管动态滤波"],["400","额定电压，V"],["300","容量，kvar"],["5.7","支路次数"]]'),
(1018, '端子', '["端子","功能"]', '[["1~4","UA、UB、UC、UN"],["5~10","IA*、IA、IB*、IB、IC*、IC"],["A1、B1","电容总线"],["A2、B2","上行通信"],["21、22","工作电源"]]'),
(1018, '订货代码', '["代码段","含义"]', '[["LH-CK200","集成电容测控"],["5A","电流规格"],["4G","带4G上行；缺省为RS485"]]'),
(1019, '端子', '["端子","功能"]', '[["UA~UN","电压"],["IA~IC","电流"],["T1~T4","温度"],["RS485-1/2","下行/上行"],["GPS","北斗/定位"]]'),
(1019, '订货代码', '["代码段","含义"]', '[["LH-CK300","配变测控终端"],["5A","电流规格"],["4G","带4G"],["T4","4路测温"]]'),
(1020, '端子', '["端子","功能"]', '[["UA~UN、IA~IC","电压电流"],["RS485-1~4","下行"],["LAN","上行网口"],["ANT1/2","4G/LoRa天线"]]'),
(1020, '订货代码', '["代码段","含义"]', '[["LH-CK310","台区测控网关"],["5A","电流规格"],["LoRa","带LoRa；缺省4G+以太网"]]'),
(1021, '端子', '["端子","功能"]', '[["L、N","工作电源AC/DC 85~265 V"],["RS485-1、RS485-2","下行设备"],["LAN","以太网上行"]]'),
(1021, '订货代码', '["代码段","含义"]', '[["LH-HMI7","7英寸集中显示"],["2R","2路RS485"],["1E","1路以太网"]]'),
(1022, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["PE","保护接地，不小于16 mm²"],["CTA±、CTB±、CTC±","取样电流"],["485A、485B","通信"],["EPO","急停干接点"]]'),
(1022, '订货代码', '["代码段","含义"]', '[["LH-SVG-M","模块式SVG"],["400","系统电压，V"],["100","额定容量，kvar"],["4L","三相四线；3L三相三线"]]'),
(1023, '端子', '["端子","功能"]', '[["L1、L2、L3、N","主回路"],["DO1~DO12、COM","电容投切输出"],["CT1~CT3","取样"],["LAN","以太网"]]'),
(1023, '订货代码', '["代码段","含义"]', '[["LH-SVG-MH","高密度混合SVG模块"],["400","系统电压，V"],["150","额定容量，kvar"],["12","电容投切路数"]]'),
(1024, '端子', '["端子","功能"]', '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["485A、485B","通信"]]'),
(1024, '订货代码', '["代码段","含义"]', '[["LH-SVG-W","壁挂式SVG"],["400","系统电压，V"],["50","额定容量，kvar"],["后缀4G","带4G"]]'),
(1025, '端子', '["端子","功能"]', '[["A、B、C、N","主回路电缆"],["CTA、CTB、CTC","户外开口互感器S1、S2，随机附带线长5 m，S2单点接地"],["PE","接地"]]'),
(1025, '订货代码', '["代码段","含义"]', '[["LH-SVG-P","户外台区SVG"],["400","系统电压，V"],["50","额定容量，kvar"],["4G","带4G回传"]]'),
(1026, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["CTA±、CTB±、CTC±","取样电流"],["PE","接地"],["485A、485B","通信"],["EPO","急停"]]'),
(1026, '订货代码', '["代码段","含义"]', '[["LH-APF-M","模块式APF"],["400","系统电压，V"],["100","补偿电流，A"],["4L","三相四线；3L三相三线"]]'),
(1027, '端子', '["端子","功能"]', '[["A、B、C、N、PE","主回路"],["CT航插1~6","三相取样"],["蓝牙","调试"]]'),
(1027, '订货代码', '["代码段","含义"]', '[["LH-APF-W","壁挂式APF"],["400","系统电压，V"],["35","补偿电流，A"],["S","静音型"]]'),
(1028, '端子', '["端子","功能"]', '[["母排A、B、C、N、PE","主回路"],["X1:1~6","互感器取样"],["X2","通信与急停"],["X3","告警干接点"]]'),
(1028, '订货代码', '["代码段","含义"]', '[["LH-APF-G","APF成套柜"],["400","系统电压，V"],["300","补偿电流，A"],["4L","三相四线"]]'),
(1029, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"],["CTA、CTB、CTC","户外开口互感器S1、S2，网侧取样，S2单点接地"],["4G天线","外置"],["PE","接地"]]'),
(1029, '订货代码', '["代码段","含义"]', '[["LH-SPC","三相不平衡调节"],["400","系统电压，V"],["50","额定容量，kvar"],["4G","带4G"]]'),
(1030, '端子', '["端子","功能"]', '[["A、B、C、N（入）","三相进线"],["L、N（出）","单相用户"],["PE","接地"],["ANT","LoRa天线"]]'),
(1030, '订货代码', '["代码段","含义"]', '[["LH-HXK","智能换相开关组"],["1+12","1主控12单元"],["100","单元额定电流，A"],["LoRa","通信方式"]]'),
(1031, '端子', '["端子","功能"]', '[["UA~UN","电压"],["IA*、IA、IB*、IB、IC*、IC","电流或卡钳"],["LAN1/2","双以太网"],["IRIG-B","对时"]]'),
(1031, '订货代码', '["代码段","含义"]', '[["LH-PQM-A","A级监测装置"],["220","电压规格，V（相）"],["5A","电流规格"],["后缀100","100 V PT二次"]]'),
(1032, '端子', '["端子","功能"]', '[["2~5","UA、UB、UC、UN"],["6~11","IA*、IA、IB*、IB、IC*、IC"],["21、22","通信"],["58、59","电源"]]'),
(1032, '订货代码', '["代码段","含义"]', '[["LH-PQM-S","面板式电能质量表"],["220","电压规格"],["5A","电流规格"],["E","以太网"]]'),
(1033, '端子', '["端子","功能"]', '[["连接器A/B/C/N/PE","发电车侧"],["出线排","应急母线"],["联锁锁孔","与市电联锁"],["RS485","选配"]]'),
(1033, '订货代码', '["代码段","含义"]', '[["LH-KJX","壁挂快接箱"],["400","额定电流，A"],["5P","五芯快接；4P四芯加接地排"]]'),
(1034, '端子', '["端子","功能"]', '[["连接器组","电源侧"],["出线母排","负荷侧"],["QF端子","断路器遥控遥信"],["EPO","急停"]]'),
(1034, '订货代码', '["代码段","含义"]', '[["LH-KJX-D","落地大电流快接箱"],["1600","额定电流，A"],["3","每相插座数"]]'),
(1035, '端子', '["端子","功能"]', '[["常用A/B/C/N","市电进线"],["应急A/B/C/N","应急接入"],["出线排","应急母线"],["DO1","机组起动"],["DI1~DI4","外部信号"]]'),
(1035, '订货代码', '["代码段","含义"]', '[["LH-KJT","自动切换接入柜"],["400","额定电流，A"],["4G","带4G"]]'),
(1036, '端子', '["端子","功能"]', '[["L1、L2、L3","三相端子"],["M12","固定与接地"]]'),
(1036, '规格与外形', '["额定电压/容量","直径×高"]', '[["450 V/10 kvar","φ86×200 mm"],["450 V/20 kvar","φ96×245 mm"],["480 V/30 kvar","φ116×280 mm"]]'),
(1036, '订货代码', '["代码段","含义"]', '[["LH-BY","圆柱形电容器"],["0.45","额定电压，kV"],["20","额定容量，kvar"],["3","三相；1单相"]]'),
(1037, '端子', '["端子","功能"]', '[["L1、L2、L3","端子"],["M16","固定与接地"]]'),
(1037, '订货代码', '["代码段","含义"]', '[["LH-BYL","滤波电容器"],["0.69","额定电压，kV"],["25","额定容量，kvar"],["P","按支路配对"]]'),
(1038, '端子', '["端子","功能"]', '[["L1、L2、L3","三相端子"],["PE","壳体接地"]]'),
(1038, '订货代码', '["代码段","含义"]', '[["LH-BF","方形电容器"],["0.45","额定电压，kV"],["20","额定容量，kvar"],["3","三相"]]'),
(1039, '端子', '["端子","功能"]', '[["A、B、C、N","主回路"]]'),
(1039, '订货代码', '["代码段","含义"]', '[["LH-BFF","分补方形电容器"],["0.25","额定电压，kV"],["30","三相合计容量，kvar"],["1×3","三只单相"]]'),
(1040, '端子', '["端子","功能"]', '[["A1/A2、B1/B2、C1/C2","主回路"],["T1、T2","温度开关"]]'),
(1040, '规格与外形', '["规格","外形（长×宽×高）","重量"]', '[["480 V/30 kvar/7%","230×170×210 mm","15 kg"],["525 V/30 kvar/14%","260×190×230 mm","22 kg"]]'),
(1040, '订货代码', '["代码段","含义"]', '[["LH-DKS","三相调谐电抗"],["0.48","匹配电容额定电压，kV"],["30","匹配电容容量，kvar"],["7%","电抗率；14%只配0.525 kV"],["Cu","铜绕组；Al铝绕组"]]'),
(1041, '端子', '["端子","功能"]', '[["1、2","主回路进出"],["抽头1~3","电感微调"],["T1、T2","温度开关"]]'),
(1041, '订货代码', '["代码段","含义"]', '[["LH-DKL","滤波电抗"],["400","系统电压，V"],["5","目标谐波次数"],["100","支路电流，A"]]'),
(1042, '端子', '["端子","功能"]', '[["L1~L3","电源侧"],["T1~T3","电容侧"],["A1、A2","线圈"],["13、14","辅助常开"]]'),
(1042, '订货代码', '["代码段","含义"]', '[["LH-QJ","切换电容接触器"],["30","可控容量，kvar"],["220","线圈电压，V"]]'),
(1043, '端子', '["端子","功能"]', '[["L1~L3/T1~T3","主回路"],["K+、K-","控制信号"],["FT","故障干接点（选配）"]]'),
(1043, '订货代码', '["代码段","含义"]', '[["LH-FK","复合开关"],["3","共补三相；1分补三单相"],["30","控制容量，kvar"],["12","控制电压，V"]]'),
(1044, '端子', '["端子","功能"]', '[["1~3/4~6","主回路进出"],["A、B","RS485"],["V+、V-","工作电源DC 12 V"]]'),
(1044, '订货代码', '["代码段","含义"]', '[["LH-TB","同步开关"],["63","额定电流，A"],["RS","RS485型；D为DC 12 V型"]]'),
(1045, '端子', '["端子","功能"]', '[["A、B、C","进线"],["a、b、c","出线"],["G+、G-","触发"],["~220 V","风机电源"]]'),
(1045, '订货代码', '["代码段","含义"]', '[["LH-JK","晶闸管模块"],["3","三相共补；1为分补"],["40","控制容量，kvar"]]'),
(1046, '端子', '["端子","功能"]', '[["Us1、Us2","取样电压（BC）"],["Is1、Is2","取样电流（A相）"],["P、1~12","输出"],["L、N","工作电源"]]'),
(1046, '订货代码', '["代码段","含义"]', '[["LH-RC12","共补控制器"],["J","继电器输出；D为DC 12 V输出"],["12","输出路数"]]'),
(1047, '端子', '["端子","功能"]', '[["UA、UB、UC、UN","电压"],["IA~IC、I*","电流"],["+12 V、1~18","输出"],["A、B","RS485"]]'),
(1047, '订货代码', '["代码段","含义"]', '[["LH-RC18","混合控制器"],["C12","共补12路"],["F6","分补6路（2组）"],["4G","带4G"]]'),
(1048, '端子', '["端子","功能"]', '[["1、2","工作电源L、N"],["11、12、13、14","UA、UB、UC、UN"],["4*、5","IA进、出"],["6*、7","IB进、出"],["8*、9","IC进、出"],["58、59、60","RS485 A、B、屏蔽"],["47、48","有功脉冲+、-"]]'),
(1048, '订货代码', '["代码段","含义"]', '[["LH-PM96E","96方形多功能，LCD"],["5A","电流规格，5A或1A"],["220","电压规格：220为220/380 V，100为57.7/100 V"],["C","1路RS485；CK加4DI/2DO；CM加4~20 mA"]]'),
(1049, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","UA、UB、UC、UN"],["4*~9","三相电流"],["25、26","报警继电器"],["58、59","RS485（选配）"]]'),
(1049, '订货代码', '["代码段","含义"]', '[["LH-PM96S","96方形，LED"],["5A","电流规格"],["220","电压规格"],["C","RS485"],["J","1路报警继电器"]]');
--> statement-breakpoint
INSERT INTO "product_tables" VALUES
(1050, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["RJ45","以太网（选配）"],["31~34","2路开关输出"]]'),
(1050, '订货代码', '["代码段","含义"]', '[["LH-PM96H","96方形，谐波型"],["5A","电流规格"],["220","电压规格"],["C","RS485"],["E","以太网"]]'),
(1051, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["47、48","脉冲/秒信号"]]'),
(1051, '订货代码', '["代码段","含义"]', '[["LH-PM96F","96方形，复费率"],["5A","电流规格"],["220","电压规格"],["D","DL/T 645-2007；缺省Modbus"]]'),
(1052, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["70~78","DI1~DI8与公共端"],["20~27","DO1~DO4"],["15~18","AO1、AO2"],["58~61","双路RS485"]]'),
(1052, '订货代码', '["代码段","含义"]', '[["LH-PM96K","96方形，三遥型"],["5A","电流规格"],["100","PT二次100 V"],["8D4R2A","8DI/4DO/2AO"]]'),
(1053, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["SMA","天线"]]'),
(1053, '订货代码', '["代码段","含义"]', '[["LH-PM96W","96方形，无线"],["5A","电流规格"],["220","电压规格"],["4G","通信：4G或LR（LoRa）"]]'),
(1054, '端子', '["端子","功能"]', '[["1、2","工作电源"],["3~6","UA、UB、UC、UN"],["7*~12","三相电流"],["13、14","RS485"]]'),
(1054, '订货代码', '["代码段","含义"]', '[["LH-PM72E","72方形多功能，LCD"],["5A","电流规格"],["220","电压规格"],["C","RS485"]]'),
(1055, '端子', '["端子","功能"]', '[["1、2","工作电源"],["3*~8","三相电流"],["9~11","继电器1、2"],["13、14","RS485"]]'),
(1055, '订货代码', '["代码段","含义"]', '[["LH-PM72D","电动机监测"],["5A","电流规格"],["C","RS485"],["2R","2路继电器"]]'),
(1056, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["4*~9","电流"],["58、59","RS485"],["LAN","以太网"]]'),
(1056, '订货代码', '["代码段","含义"]', '[["LH-PM120E","120方形多功能"],["5A","电流规格"],["100","PT二次100 V"],["CE","RS485+以太网"]]'),
(1057, '端子', '["端子","功能"]', '[["1、3","相线进、出"],["4、6","零线进、出"],["7、8","RS485"]]'),
(1057, '订货代码', '["代码段","含义"]', '[["LH-DM1","单相导轨表，1P"],["60","最大电流，A"],["485","RS485；IR红外"]]'),
(1058, '端子', '["端子","功能"]', '[["L进/L出","相线（经继电器）"],["N进/N出","零线"],["485A、485B","抄表"],["ANT","LoRa"]]'),
(1058, '订货代码', '["代码段","含义"]', '[["LH-DM2P","单相费控导轨表"],["80","最大电流，A"],["LR","LoRa；485为RS485"]]'),
(1059, '端子', '["端子","功能"]', '[["1~3","A、B、C进线"],["4~6","A、B、C出线"],["7","N"],["8、9","RS485"]]'),
(1059, '订货代码', '["代码段","含义"]', '[["LH-DM3","三相直通导轨表"],["80","最大电流，A"],["F","复费率"],["485","RS485"]]'),
(1060, '端子', '["端子","功能"]', '[["1~4","UA、UB、UC、UN"],["5*~10","三相电流"],["11、12","RS485"],["13、14","脉冲"]]'),
(1060, '订货代码', '["代码段","含义"]', '[["LH-DM3C","三相互感器导轨表"],["6A","电流规格"],["100","电压57.7/100 V；不写为220/380 V"],["KCT200/5","套装：开口互感器200/5"]]'),
(1061, '端子', '["端子","功能"]', '[["1、3","IA进、出"],["4、6","IB进、出"],["7、9","IC进、出"],["2、5、8","UA、UB、UC"],["10","UN"],["11、12","RS485"],["红外窗","抄表"]]'),
(1061, '订货代码', '["代码段","含义"]', '[["LH-TM30","三相智能电能表"],["6A","互感型；60A为直通型"],["4G","带4G；缺省RS485"]]'),
(1062, '端子', '["端子","功能"]', '[["1、3","IA进、出"],["7、9","IC进、出"],["2、4、6","UA、UB、UC"],["辅助1、辅助2","工作电源"],["485-1/2","通信"]]'),
(1062, '订货代码', '["代码段","含义"]', '[["LH-TM33","三相三线表"],["6A","电流规格"],["AUX","带辅助电源"]]'),
(1063, '端子', '["端子","功能"]', '[["1、2","工作电源"],["3、4","电流输入"],["5、6","报警/变送"]]'),
(1063, '订货代码', '["代码段","含义"]', '[["LH-DA72","数显电流表"],["5A","电流规格"],["C","4~20 mA变送"],["J","报警继电器"]]'),
(1064, '端子', '["端子","功能"]', '[["1、2","工作电源"],["11~14","电压"],["25、26","报警（选配）"]]'),
(1064, '订货代码', '["代码段","含义"]', '[["LH-DV96","三相电压表"],["100","PT二次100 V；380直接接入"],["F","附加频率"]]'),
(1065, '端子', '["端子","功能"]', '[["UA~UN","电压（熔断器）"],["CT1~CT3","开口互感器"],["T1~T4","测温"],["485A、485B","本地"],["ANT","4G"]]'),
(1065, '订货代码', '["代码段","含义"]', '[["LH-WM40","4G无线三相表"],["400","互感器一次额定，A"],["T4","4路测温"],["4G","4G；LR为LoRa型另见LH-WM42"]]'),
(1066, '端子', '["端子","功能"]', '[["UA~UN","公共电压"],["CT1~CT3","设备1电流"],["2~4路CT","其余设备电流"],["485A、485B","扩展"]]'),
(1066, '订货代码', '["代码段","含义"]', '[["LH-WM41","环保用电监测"],["4","监测路数"],["4G","4G"]]'),
(1067, '端子', '["端子","功能"]', '[["UA~UN","电压"],["CT1~CT3","电流"],["ANT","天线"]]'),
(1067, '订货代码', '["代码段","含义"]', '[["LH-WM42","LoRa三相表"],["200","互感器一次额定，A"],["LR","LoRa"]]'),
(1068, '端子', '["端子","功能"]', '[["UA~UN","公共电压"],["槽1~12","互感器"],["LAN1/2、485","通信"]]'),
(1068, '订货代码', '["代码段","含义"]', '[["LH-MC12","12路三相多回路表"],["100","单路互感器额定，A"],["E","带以太网"]]'),
(1069, '端子', '["端子","功能"]', '[["V+、V-","工作电源DC 9~36 V"],["RS485-1~4","下行仪表"],["LAN","以太网上行"],["ANT","4G天线"]]'),
(1069, '订货代码', '["代码段","含义"]', '[["LH-GW100","4G网关"],["4R","4路RS485"],["4G","4G；E仅以太网"]]'),
(1070, '端子', '["端子","功能"]', '[["V+、V-","工作电源DC 12~24 V"],["LAN","以太网上行，可PoE供电"],["ANT1","LoRa天线"],["ANT2","4G天线"]]'),
(1070, '订货代码', '["代码段","含义"]', '[["LH-GW200","LoRa网关"],["4G","4G回程"],["OD","室外型；ID室内"]]'),
(1071, '端子', '["端子","功能"]', '[["1、3、5、N","进线"],["2、4、6、N","出线"],["485","通信"]]'),
(1071, '订货代码', '["代码段","含义"]', '[["LH-SB63","物联网微断"],["1N","1P+N；3P；3N为3P+N"],["C32","C型脱扣，额定电流，A"],["30","剩余电流，mA"],["LR","LoRa；4G；R RS485"]]'),
(1072, '端子', '["端子","功能"]', '[["1、3、5","进线"],["2、4、6","出线"],["A1、A2","电动操作"],["485","通信"]]'),
(1072, '订货代码', '["代码段","含义"]', '[["LH-SB250M","物联网塑壳"],["3P","极数"],["200","额定电流，A"],["EL","电子+剩余电流"]]'),
(1073, '订货代码', '["代码段","含义"]', '[["LH-TS10","取电测温"],["450","绑带长度，mm"],["后缀P","IP67"]]'),
(1074, '订货代码', '["代码段","含义"]', '[["LH-TS20","电池测温"],["M8","螺栓规格"],["后缀TH","温湿度型"]]'),
(1075, '端子', '["端子","功能"]', '[["P1、P2","一次（母排穿过方向）"],["S1、S2","二次"],["接地","S2侧单点接地"]]'),
(1075, '规格与外形', '["规格","窗口","外形（宽×高×厚）","变比范围"]', '[["KCT-24","φ24 mm","61×78×36 mm","100~300/5 A"],["KCT-36","φ36 mm","75×92×40 mm","200~600/5 A"],["KCT-80","80×50 mm","125×150×50 mm","400~1500/5 A"],["KCT-120","120×60 mm","172×174×55 mm","1000~3000/5 A"],["KCT-160","160×80 mm","220×210×60 mm","2000~5000/5 A"]]'),
(1075, '订货代码', '["代码段","含义"]', '[["LH-KCT","开口互感器"],["80","窗口系列：24、36、80、120、160"],["800/5","变比；/1为1 A输出，/333mV为毫伏输出"],["0.5","准确级：0.5、1、0.2"]]'),
(1076, '端子', '["端子","功能"]', '[["L、N","工作电源"],["Z1、Z2","剩余电流互感器"],["T1~T4","测温探头"],["J1、J2","报警继电器"],["A、B","RS485"]]'),
(1076, '订货代码', '["代码段","含义"]', '[["LH-RCD300","组合式探测器"],["65","互感器窗口直径，mm"],["LR","LoRa；4G；缺省RS485"]]');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1001, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1001, 1, 'capacitor-voltage', 450.0, 450.0, '', ''),
(1001, 2, 'rated-capacity', 10.0, 10.0, '', ''),
(1001, 3, 'rated-capacity', 15.0, 15.0, '', ''),
(1001, 4, 'rated-capacity', 20.0, 20.0, '', ''),
(1001, 5, 'rated-capacity', 30.0, 30.0, '', ''),
(1001, 6, 'rated-capacity', 40.0, 40.0, '', ''),
(1001, 7, 'step-combination', 10.0, 10.0, '5+5', ''),
(1001, 8, 'step-combination', 15.0, 15.0, '10+5', ''),
(1001, 9, 'step-combination', 20.0, 20.0, '10+10', ''),
(1001, 10, 'step-combination', 30.0, 30.0, '15+15', ''),
(1001, 11, 'step-combination', 30.0, 30.0, '20+10', ''),
(1001, 12, 'step-combination', 40.0, 40.0, '20+20', ''),
(1001, 13, 'wiring', NULL, NULL, '三相△接', ''),
(1001, 14, 'compensation-mode', NULL, NULL, '共补', ''),
(1001, 15, 'power-factor', 0.9, 0.99, '', ''),
(1001, 16, 'switching-delay', 1.0, 180.0, '', ''),
(1001, 17, 'inrush', 2.5, 2.5, '', ''),
(1001, 18, 'switching-life', 1000000.0, 1000000.0, '', ''),
(1001, 19, 'temperature', -25.0, 55.0, '', ''),
(1001, 20, 'humidity', 90.0, 90.0, '', ''),
(1001, 21, 'altitude', 2000.0, 2000.0, '', ''),
(1001, 22, 'communication', NULL, NULL, 'RS485', '选配'),
(1001, 23, 'display', NULL, NULL, '点阵LCD', ''),
(1001, 24, 'mounting', NULL, NULL, '柜内固定', ''),
(1001, 25, 'depth', 395.0, 395.0, '', ''),
(1002, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1002, 1, 'capacitor-voltage', 480.0, 480.0, '', ''),
(1002, 2, 'rated-capacity', 20.0, 20.0, '', ''),
(1002, 3, 'rated-capacity', 30.0, 30.0, '', ''),
(1002, 4, 'rated-capacity', 40.0, 40.0, '', ''),
(1002, 5, 'rated-capacity', 50.0, 50.0, '', ''),
(1002, 6, 'step-combination', 20.0, 20.0, '10+10', ''),
(1002, 7, 'step-combination', 30.0, 30.0, '15+15', ''),
(1002, 8, 'step-combination', 40.0, 40.0, '20+20', ''),
(1002, 9, 'step-combination', 50.0, 50.0, '25+25', ''),
(1002, 10, 'compensation-mode', NULL, NULL, '共补', ''),
(1002, 11, 'max-current', 1.5, 1.5, '', ''),
(1002, 12, 'inrush', 2.5, 2.5, '', ''),
(1002, 13, 'switching-life', 1000000.0, 1000000.0, '', ''),
(1002, 14, 'temperature', -25.0, 65.0, '', '高温型'),
(1002, 15, 'display', NULL, NULL, '段码LCD', ''),
(1002, 16, 'mounting', NULL, NULL, '柜内固定', ''),
(1002, 17, 'depth', 420.0, 420.0, '', ''),
(1003, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1003, 1, 'capacitor-voltage', 450.0, 450.0, '', ''),
(1003, 2, 'rated-capacity', 20.0, 20.0, '', '单路'),
(1003, 3, 'rated-capacity', 30.0, 30.0, '', '单路'),
(1003, 4, 'rated-capacity', 40.0, 40.0, '', '单路'),
(1003, 5, 'compensation-mode', NULL, NULL, '共补', ''),
(1003, 6, 'communication', NULL, NULL, 'RS485', ''),
(1003, 7, 'protection-class', NULL, NULL, 'IP30', '抽屉面板'),
(1003, 8, 'protection-class', NULL, NULL, 'IP20', '柜内'),
(1003, 9, 'temperature', -25.0, 55.0, '', ''),
(1003, 10, 'display', NULL, NULL, 'LED数码管', ''),
(1003, 11, 'mounting', NULL, NULL, '抽屉', ''),
(1003, 12, 'depth', 430.0, 430.0, '', ''),
(1004, 0, 'system-voltage', 230.0, 230.0, '', '相电压'),
(1004, 1, 'capacitor-voltage', 250.0, 250.0, '', ''),
(1004, 2, 'rated-capacity', 5.0, 5.0, '', '三相合计'),
(1004, 3, 'rated-capacity', 10.0, 10.0, '', '三相合计'),
(1004, 4, 'rated-capacity', 15.0, 15.0, '', '三相合计'),
(1004, 5, 'rated-capacity', 20.0, 20.0, '', '三相合计'),
(1004, 6, 'rated-capacity', 30.0, 30.0, '', '三相合计'),
(1004, 7, 'wiring', NULL, NULL, '三相Y接', ''),
(1004, 8, 'compensation-mode', NULL, NULL, '分补', ''),
(1004, 9, 'inrush', 2.5, 2.5, '', ''),
(1004, 10, 'temperature', -25.0, 55.0, '', ''),
(1004, 11, 'display', NULL, NULL, '段码LCD', ''),
(1004, 12, 'mounting', NULL, NULL, '柜内固定', ''),
(1004, 13, 'depth', 395.0, 395.0, '', ''),
(1005, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1005, 1, 'wiring', NULL, NULL, '三相四线', ''),
(1005, 2, 'rated-capacity', 60.0, 60.0, '', ''),
(1005, 3, 'rated-capacity', 90.0, 90.0, '', ''),
(1005, 4, 'rated-capacity', 120.0, 120.0, '', ''),
(1005, 5, 'rated-capacity', 150.0, 150.0, '', ''),
(1005, 6, 'compensation-mode', NULL, NULL, '混补', ''),
(1005, 7, 'capacitor-voltage', 450.0, 450.0, '', '共补'),
(1005, 8, 'capacitor-voltage', 250.0, 250.0, '', '分补'),
(1005, 9, 'step-count', 6.0, 10.0, '', ''),
(1005, 10, 'protection-class', NULL, NULL, 'IP30', ''),
(1005, 11, 'protection-class', NULL, NULL, 'IP44', '可选'),
(1005, 12, 'communication', NULL, NULL, 'RS485', ''),
(1005, 13, 'communication', NULL, NULL, '4G', '选配'),
(1005, 14, 'noise', 50.0, 50.0, '', '1 m'),
(1005, 15, 'display', NULL, NULL, '触摸屏', ''),
(1005, 16, 'mounting', NULL, NULL, '壁挂', ''),
(1005, 17, 'mounting', NULL, NULL, '落地', ''),
(1005, 18, 'depth', 400.0, 400.0, '', ''),
(1006, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1006, 1, 'rated-capacity', 90.0, 90.0, '', ''),
(1006, 2, 'rated-capacity', 120.0, 120.0, '', ''),
(1006, 3, 'rated-capacity', 150.0, 150.0, '', ''),
(1006, 4, 'rated-capacity', 180.0, 180.0, '', ''),
(1006, 5, 'rated-capacity', 240.0, 240.0, '', ''),
(1006, 6, 'rated-capacity', 300.0, 300.0, '', ''),
(1006, 7, 'rated-capacity', 400.0, 400.0, '', ''),
(1006, 8, 'step-count', 6.0, 12.0, '', ''),
(1006, 9, 'short-time-current', 30.0, 30.0, '', '1 s');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1006, 10, 'protection-class', NULL, NULL, 'IP31', ''),
(1006, 11, 'protection-class', NULL, NULL, 'IP4X', '可选'),
(1006, 12, 'withstand-voltage', 1.89, 1.89, '', '主回路，5 s'),
(1006, 13, 'temperature-rise', 60.0, 60.0, '', '母线'),
(1006, 14, 'communication', NULL, NULL, 'RS485', ''),
(1006, 15, 'communication', NULL, NULL, '4G', '选配'),
(1006, 16, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1006, 17, 'temperature', -5.0, 40.0, '', '户内'),
(1006, 18, 'display', NULL, NULL, '触摸屏', ''),
(1006, 19, 'mounting', NULL, NULL, '落地', ''),
(1006, 20, 'depth', 800.0, 800.0, '', ''),
(1007, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1007, 1, 'rated-capacity', 60.0, 60.0, '', ''),
(1007, 2, 'rated-capacity', 90.0, 90.0, '', ''),
(1007, 3, 'rated-capacity', 120.0, 120.0, '', ''),
(1007, 4, 'rated-capacity', 150.0, 150.0, '', ''),
(1007, 5, 'rated-capacity', 180.0, 180.0, '', ''),
(1007, 6, 'compensation-mode', NULL, NULL, '共补', ''),
(1007, 7, 'compensation-mode', NULL, NULL, '分补', ''),
(1007, 8, 'compensation-mode', NULL, NULL, '混补', ''),
(1007, 9, 'protection-class', NULL, NULL, 'IP44', ''),
(1007, 10, 'communication', NULL, NULL, 'RS485', ''),
(1007, 11, 'communication', NULL, NULL, '4G', '选配'),
(1007, 12, 'temperature', -25.0, 45.0, '', ''),
(1007, 13, 'altitude', 2000.0, 2000.0, '', ''),
(1007, 14, 'mounting', NULL, NULL, '柱上', ''),
(1007, 15, 'mounting', NULL, NULL, '落地', ''),
(1007, 16, 'display', NULL, NULL, '段码LCD', ''),
(1007, 17, 'mounting', NULL, NULL, '柱上', ''),
(1007, 18, 'mounting', NULL, NULL, '落地', ''),
(1007, 19, 'depth', 450.0, 450.0, '', ''),
(1008, 0, 'system-voltage', 6000.0, 6000.0, '', ''),
(1008, 1, 'system-voltage', 10000.0, 10000.0, '', ''),
(1008, 2, 'rated-capacity', 300.0, 300.0, '', ''),
(1008, 3, 'rated-capacity', 600.0, 600.0, '', ''),
(1008, 4, 'rated-capacity', 900.0, 900.0, '', ''),
(1008, 5, 'rated-capacity', 1200.0, 1200.0, '', ''),
(1008, 6, 'rated-capacity', 1500.0, 1500.0, '', ''),
(1008, 7, 'step-count', 1.0, 8.0, '', ''),
(1008, 8, 'reactance-rate', 1.0, 1.0, '', ''),
(1008, 9, 'reactance-rate', 5.0, 5.0, '', ''),
(1008, 10, 'reactance-rate', 6.0, 6.0, '', ''),
(1008, 11, 'reactance-rate', 12.0, 12.0, '', ''),
(1008, 12, 'withstand-voltage', 42.0, 42.0, '', '10 kV级，1 min'),
(1008, 13, 'switching-element', NULL, NULL, '真空接触器', ''),
(1008, 14, 'switching-element', NULL, NULL, '永磁断路器', ''),
(1008, 15, 'protection-class', NULL, NULL, 'IP3X', '户内'),
(1008, 16, 'display', NULL, NULL, '触摸屏', ''),
(1008, 17, 'mounting', NULL, NULL, '落地', ''),
(1008, 18, 'depth', 1200.0, 1200.0, '', ''),
(1009, 0, 'system-voltage', 10000.0, 10000.0, '', ''),
(1009, 1, 'rated-capacity', 150.0, 150.0, '', ''),
(1009, 2, 'rated-capacity', 300.0, 300.0, '', ''),
(1009, 3, 'rated-capacity', 450.0, 450.0, '', ''),
(1009, 4, 'rated-capacity', 600.0, 600.0, '', ''),
(1009, 5, 'reactance-rate', 1.0, 1.0, '', ''),
(1009, 6, 'reactance-rate', 6.0, 6.0, '', ''),
(1009, 7, 'withstand-voltage', 42.0, 42.0, '', '工频，1 min'),
(1009, 8, 'withstand-voltage', 75.0, 75.0, '', '雷电冲击'),
(1009, 9, 'temperature', -40.0, 45.0, '', ''),
(1009, 10, 'communication', NULL, NULL, '4G', '选配'),
(1009, 11, 'display', NULL, NULL, '指示灯', ''),
(1009, 12, 'mounting', NULL, NULL, '柱上', ''),
(1009, 13, 'depth', 900.0, 900.0, '', ''),
(1010, 0, 'system-voltage', 6000.0, 6000.0, '', ''),
(1010, 1, 'system-voltage', 10000.0, 10000.0, '', ''),
(1010, 2, 'rated-capacity', 100.0, 600.0, '', ''),
(1010, 3, 'reactance-rate', 0.5, 1.0, '', ''),
(1010, 4, 'protection-class', NULL, NULL, 'IP3X', ''),
(1010, 5, 'withstand-voltage', 30.0, 30.0, '', '6 kV，1 min'),
(1010, 6, 'withstand-voltage', 42.0, 42.0, '', '10 kV，1 min'),
(1010, 7, 'display', NULL, NULL, '指示灯', ''),
(1010, 8, 'mounting', NULL, NULL, '落地', ''),
(1010, 9, 'depth', 1100.0, 1100.0, '', ''),
(1011, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1011, 1, 'capacitor-voltage', 480.0, 480.0, '', ''),
(1011, 2, 'rated-capacity', 10.0, 10.0, '', ''),
(1011, 3, 'rated-capacity', 20.0, 20.0, '', ''),
(1011, 4, 'rated-capacity', 30.0, 30.0, '', ''),
(1011, 5, 'rated-capacity', 40.0, 40.0, '', ''),
(1011, 6, 'rated-capacity', 50.0, 50.0, '', ''),
(1011, 7, 'compensation-mode', NULL, NULL, '共补', ''),
(1011, 8, 'output-capacity', 7.5, 7.5, '', ''),
(1011, 9, 'output-capacity', 14.9, 14.9, '', ''),
(1011, 10, 'output-capacity', 22.4, 22.4, '', ''),
(1011, 11, 'output-capacity', 29.9, 29.9, '', ''),
(1011, 12, 'output-capacity', 37.3, 37.3, '', ''),
(1011, 13, 'reactance-rate', 7.0, 7.0, '', ''),
(1011, 14, 'inrush', 2.5, 2.5, '', ''),
(1011, 15, 'temperature-rise', 80.0, 80.0, '', ''),
(1011, 16, 'insulation-class', NULL, NULL, 'H级', ''),
(1011, 17, 'switching-life', 1000000.0, 1000000.0, '', ''),
(1011, 18, 'noise', 50.0, 50.0, '', '1 m'),
(1011, 19, 'temperature', -25.0, 55.0, '', ''),
(1011, 20, 'display', NULL, NULL, '段码LCD', ''),
(1011, 21, 'mounting', NULL, NULL, '柜内固定', ''),
(1011, 22, 'depth', 525.0, 525.0, '', ''),
(1012, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1012, 1, 'capacitor-voltage', 525.0, 525.0, '', ''),
(1012, 2, 'rated-capacity', 15.0, 15.0, '', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1012, 3, 'rated-capacity', 30.0, 30.0, '', ''),
(1012, 4, 'rated-capacity', 45.0, 45.0, '', ''),
(1012, 5, 'rated-capacity', 60.0, 60.0, '', ''),
(1012, 6, 'compensation-mode', NULL, NULL, '共补', ''),
(1012, 7, 'output-capacity', 10.1, 10.1, '', ''),
(1012, 8, 'output-capacity', 20.2, 20.2, '', ''),
(1012, 9, 'output-capacity', 30.4, 30.4, '', ''),
(1012, 10, 'output-capacity', 40.5, 40.5, '', ''),
(1012, 11, 'reactance-rate', 14.0, 14.0, '', ''),
(1012, 12, 'insulation-class', NULL, NULL, 'H级', ''),
(1012, 13, 'noise', 50.0, 50.0, '', '1 m'),
(1012, 14, 'temperature', -25.0, 55.0, '', ''),
(1012, 15, 'display', NULL, NULL, '段码LCD', ''),
(1012, 16, 'mounting', NULL, NULL, '柜内固定', ''),
(1012, 17, 'depth', 545.0, 545.0, '', ''),
(1013, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1013, 1, 'rated-capacity', 40.0, 40.0, '', ''),
(1013, 2, 'rated-capacity', 60.0, 60.0, '', ''),
(1013, 3, 'capacitor-voltage', 480.0, 480.0, '', ''),
(1013, 4, 'capacitor-voltage', 525.0, 525.0, '', ''),
(1013, 5, 'reactance-rate', 7.0, 7.0, '', ''),
(1013, 6, 'reactance-rate', 14.0, 14.0, '', ''),
(1013, 7, 'compensation-mode', NULL, NULL, '共补', ''),
(1013, 8, 'switching-element', NULL, NULL, '晶闸管', ''),
(1013, 9, 'switching-element', NULL, NULL, '复合开关', ''),
(1013, 10, 'withstand-voltage', 1.89, 1.89, '', '5 s'),
(1013, 11, 'weight', 45.0, 45.0, '', '60 kvar'),
(1013, 12, 'display', NULL, NULL, '指示灯', ''),
(1013, 13, 'mounting', NULL, NULL, '柜内固定', ''),
(1013, 14, 'depth', 320.0, 320.0, '', ''),
(1014, 0, 'system-voltage', 230.0, 230.0, '', '相电压'),
(1014, 1, 'capacitor-voltage', 300.0, 300.0, '', '14%电抗'),
(1014, 2, 'rated-capacity', 15.0, 15.0, '', '三相合计'),
(1014, 3, 'rated-capacity', 24.0, 24.0, '', '三相合计'),
(1014, 4, 'rated-capacity', 30.0, 30.0, '', '三相合计'),
(1014, 5, 'compensation-mode', NULL, NULL, '分补', ''),
(1014, 6, 'output-capacity', 10.3, 10.3, '', ''),
(1014, 7, 'output-capacity', 16.4, 16.4, '', ''),
(1014, 8, 'output-capacity', 20.5, 20.5, '', ''),
(1014, 9, 'reactance-rate', 14.0, 14.0, '', ''),
(1014, 10, 'inrush', 2.5, 2.5, '', ''),
(1014, 11, 'temperature', -25.0, 50.0, '', ''),
(1014, 12, 'display', NULL, NULL, '段码LCD', ''),
(1014, 13, 'mounting', NULL, NULL, '柜内固定', ''),
(1014, 14, 'depth', 545.0, 545.0, '', ''),
(1015, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1015, 1, 'system-voltage', 690.0, 690.0, '', ''),
(1015, 2, 'step-count', 3.0, 6.0, '', ''),
(1015, 3, 'rated-capacity', 150.0, 800.0, '', ''),
(1015, 4, 'protection-class', NULL, NULL, 'IP3X', ''),
(1015, 5, 'noise', 70.0, 70.0, '', '1 m'),
(1015, 6, 'display', NULL, NULL, '触摸屏', ''),
(1015, 7, 'mounting', NULL, NULL, '落地', ''),
(1015, 8, 'depth', 1000.0, 1000.0, '', ''),
(1016, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1016, 1, 'system-voltage', 575.0, 575.0, '', ''),
(1016, 2, 'system-voltage', 690.0, 690.0, '', ''),
(1016, 3, 'response-time', 20.0, 20.0, '', '晶闸管型'),
(1016, 4, 'switching-element', NULL, NULL, '晶闸管', '按型式'),
(1016, 5, 'power-factor', 0.92, 0.97, '', '依工况'),
(1016, 6, 'protection-class', NULL, NULL, 'IP3X', ''),
(1016, 7, 'cooling', NULL, NULL, '风冷', ''),
(1016, 8, 'cooling', NULL, NULL, '水冷', ''),
(1016, 9, 'display', NULL, NULL, '触摸屏', ''),
(1016, 10, 'mounting', NULL, NULL, '落地', ''),
(1016, 11, 'depth', 1000.0, 1000.0, '', ''),
(1017, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1017, 1, 'rated-capacity', 150.0, 150.0, '', ''),
(1017, 2, 'rated-capacity', 300.0, 300.0, '', ''),
(1017, 3, 'rated-capacity', 450.0, 450.0, '', ''),
(1017, 4, 'rated-capacity', 600.0, 600.0, '', ''),
(1017, 5, 'response-time', 20.0, 20.0, '', ''),
(1017, 6, 'switching-element', NULL, NULL, '晶闸管', ''),
(1017, 7, 'cooling', NULL, NULL, '风冷', ''),
(1017, 8, 'protection-class', NULL, NULL, 'IP31', ''),
(1017, 9, 'display', NULL, NULL, '触摸屏', ''),
(1017, 10, 'mounting', NULL, NULL, '落地', ''),
(1017, 11, 'depth', 1000.0, 1000.0, '', ''),
(1018, 0, 'harmonics', 2.0, 31.0, '', ''),
(1018, 1, 'accuracy', NULL, NULL, '0.2级', ''),
(1018, 2, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1018, 3, 'current-input', NULL, NULL, '5 A', ''),
(1018, 4, 'communication', NULL, NULL, 'RS485', ''),
(1018, 5, 'connected-devices', 40.0, 40.0, '', ''),
(1018, 6, 'communication', NULL, NULL, 'RS485', ''),
(1018, 7, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1018, 8, 'power-factor', 0.9, 0.99, '', ''),
(1018, 9, 'switching-delay', 1.0, 999.0, '', ''),
(1018, 10, 'supply-voltage', 85.0, 265.0, '', ''),
(1018, 11, 'temperature', -25.0, 55.0, '', ''),
(1018, 12, 'display', NULL, NULL, '点阵LCD', ''),
(1018, 13, 'mounting', NULL, NULL, '面板嵌入', ''),
(1018, 14, 'cutout', NULL, NULL, '112 mm×112 mm', ''),
(1018, 15, 'depth', 85.0, 85.0, '', ''),
(1019, 0, 'accuracy', NULL, NULL, '0.2级', ''),
(1019, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1019, 2, 'reactive-energy', NULL, NULL, '2级', ''),
(1019, 3, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1019, 4, 'current-input', NULL, NULL, '5 A', ''),
(1019, 5, 'communication', NULL, NULL, 'RS485', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1019, 6, 'communication', NULL, NULL, '4G', '选配'),
(1019, 7, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1019, 8, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1019, 9, 'storage', 30.0, 30.0, '', ''),
(1019, 10, 'temperature', -25.0, 60.0, '', ''),
(1019, 11, 'protection-class', NULL, NULL, 'IP51', '箱内'),
(1019, 12, 'display', NULL, NULL, '段码LCD', ''),
(1019, 13, 'mounting', NULL, NULL, '壁挂', ''),
(1019, 14, 'depth', 90.0, 90.0, '', ''),
(1020, 0, 'accuracy', NULL, NULL, '0.2级', ''),
(1020, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1020, 2, 'current-input', NULL, NULL, '5 A', ''),
(1020, 3, 'communication', NULL, NULL, 'RS485', ''),
(1020, 4, 'communication', NULL, NULL, 'LoRa', ''),
(1020, 5, 'radio-frequency', 470.0, 510.0, '', ''),
(1020, 6, 'communication', NULL, NULL, '4G', ''),
(1020, 7, 'communication', NULL, NULL, '以太网', ''),
(1020, 8, 'protocol', NULL, NULL, 'MQTT', ''),
(1020, 9, 'protocol', NULL, NULL, 'Modbus-TCP', ''),
(1020, 10, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1020, 11, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1020, 12, 'protocol', NULL, NULL, 'DL/T 698.45', ''),
(1020, 13, 'storage', 30.0, 30.0, '', ''),
(1020, 14, 'temperature', -25.0, 60.0, '', ''),
(1020, 15, 'display', NULL, NULL, '段码LCD', ''),
(1020, 16, 'mounting', NULL, NULL, '壁挂', ''),
(1020, 17, 'depth', 100.0, 100.0, '', ''),
(1021, 0, 'display', NULL, NULL, '触摸屏', ''),
(1021, 1, 'protection-class', NULL, NULL, 'IP65', '前面板'),
(1021, 2, 'communication', NULL, NULL, 'RS485', ''),
(1021, 3, 'connected-devices', 64.0, 64.0, '', ''),
(1021, 4, 'communication', NULL, NULL, '以太网', ''),
(1021, 5, 'protocol', NULL, NULL, 'Modbus-TCP', ''),
(1021, 6, 'storage', 30.0, 30.0, '', ''),
(1021, 7, 'supply-voltage', 85.0, 265.0, '', ''),
(1021, 8, 'temperature', -10.0, 60.0, '', ''),
(1021, 9, 'display', NULL, NULL, '触摸屏', ''),
(1021, 10, 'mounting', NULL, NULL, '面板嵌入', ''),
(1021, 11, 'cutout', NULL, NULL, '192 mm×138 mm', ''),
(1021, 12, 'depth', 40.0, 40.0, '', ''),
(1022, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1022, 1, 'voltage-tolerance', -20.0, 20.0, '', ''),
(1022, 2, 'wiring', NULL, NULL, '三相三线', ''),
(1022, 3, 'wiring', NULL, NULL, '三相四线', ''),
(1022, 4, 'rated-capacity', 30.0, 30.0, '', ''),
(1022, 5, 'rated-capacity', 50.0, 50.0, '', ''),
(1022, 6, 'rated-capacity', 75.0, 75.0, '', ''),
(1022, 7, 'rated-capacity', 100.0, 100.0, '', ''),
(1022, 8, 'response-time', 0.1, 0.1, '', '瞬时'),
(1022, 9, 'response-time', 10.0, 10.0, '', ''),
(1022, 10, 'active-loss', 2.5, 2.5, '', ''),
(1022, 11, 'parallel-units', 8.0, 8.0, '', '单柜'),
(1022, 12, 'cooling', NULL, NULL, '风冷', ''),
(1022, 13, 'noise', 65.0, 65.0, '', '1 m'),
(1022, 14, 'protection-class', NULL, NULL, 'IP20', '模块'),
(1022, 15, 'communication', NULL, NULL, 'RS485', ''),
(1022, 16, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1022, 17, 'temperature', -10.0, 45.0, '', ''),
(1022, 18, 'display', NULL, NULL, '指示灯', ''),
(1022, 19, 'mounting', NULL, NULL, '机架', ''),
(1022, 20, 'depth', 560.0, 560.0, '', ''),
(1023, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1023, 1, 'voltage-tolerance', -20.0, 15.0, '', ''),
(1023, 2, 'rated-capacity', 150.0, 150.0, '', ''),
(1023, 3, 'rated-current', 217.0, 217.0, '', ''),
(1023, 4, 'outputs', 12.0, 12.0, '', ''),
(1023, 5, 'response-time', 10.0, 10.0, '', ''),
(1023, 6, 'active-loss', 2.2, 2.2, '', ''),
(1023, 7, 'parallel-units', 8.0, 8.0, '', ''),
(1023, 8, 'communication', NULL, NULL, 'RS485', ''),
(1023, 9, 'communication', NULL, NULL, '以太网', ''),
(1023, 10, 'protocol', NULL, NULL, 'Modbus-TCP', ''),
(1023, 11, 'noise', 68.0, 68.0, '', '1 m'),
(1023, 12, 'temperature', -10.0, 40.0, '', ''),
(1023, 13, 'display', NULL, NULL, '彩色屏', ''),
(1023, 14, 'mounting', NULL, NULL, '机架', ''),
(1023, 15, 'depth', 640.0, 640.0, '', ''),
(1024, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1024, 1, 'voltage-tolerance', -20.0, 20.0, '', ''),
(1024, 2, 'rated-capacity', 30.0, 30.0, '', ''),
(1024, 3, 'rated-capacity', 50.0, 50.0, '', ''),
(1024, 4, 'rated-capacity', 75.0, 75.0, '', ''),
(1024, 5, 'wiring', NULL, NULL, '三相四线', ''),
(1024, 6, 'response-time', 10.0, 10.0, '', ''),
(1024, 7, 'power-factor', -1.0, 1.0, '', ''),
(1024, 8, 'active-loss', 2.5, 2.5, '', ''),
(1024, 9, 'noise', 60.0, 60.0, '', '50 kvar，1 m'),
(1024, 10, 'protection-class', NULL, NULL, 'IP20', ''),
(1024, 11, 'protection-class', NULL, NULL, 'IP42', '可选'),
(1024, 12, 'weight', 36.0, 36.0, '', '50 kvar'),
(1024, 13, 'communication', NULL, NULL, 'RS485', ''),
(1024, 14, 'communication', NULL, NULL, '4G', '选配'),
(1024, 15, 'display', NULL, NULL, '触摸屏', ''),
(1024, 16, 'mounting', NULL, NULL, '壁挂', ''),
(1024, 17, 'depth', 250.0, 250.0, '', ''),
(1025, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1025, 1, 'voltage-tolerance', -25.0, 25.0, '', ''),
(1025, 2, 'rated-capacity', 30.0, 30.0, '', ''),
(1025, 3, 'rated-capacity', 50.0, 50.0, '', ''),
(1025, 4, 'rated-capacity', 70.0, 70.0, '', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1025, 5, 'protection-class', NULL, NULL, 'IP55', ''),
(1025, 6, 'communication', NULL, NULL, 'RS485', ''),
(1025, 7, 'communication', NULL, NULL, '4G', ''),
(1025, 8, 'communication', NULL, NULL, '蓝牙', ''),
(1025, 9, 'temperature', -40.0, 55.0, '', ''),
(1025, 10, 'altitude', 4000.0, 4000.0, '', '1000 m以上降额'),
(1025, 11, 'weight', 62.0, 62.0, '', '50 kvar'),
(1025, 12, 'display', NULL, NULL, '段码LCD', ''),
(1025, 13, 'mounting', NULL, NULL, '柱上', ''),
(1025, 14, 'depth', 420.0, 420.0, '', ''),
(1026, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1026, 1, 'voltage-tolerance', -20.0, 20.0, '', ''),
(1026, 2, 'compensation-current', 50.0, 50.0, '', ''),
(1026, 3, 'compensation-current', 75.0, 75.0, '', ''),
(1026, 4, 'compensation-current', 100.0, 100.0, '', ''),
(1026, 5, 'compensation-current', 150.0, 150.0, '', ''),
(1026, 6, 'wiring', NULL, NULL, '三相三线', ''),
(1026, 7, 'wiring', NULL, NULL, '三相四线', ''),
(1026, 8, 'compensation-orders', 2.0, 50.0, '', ''),
(1026, 9, 'filter-rate', 95.0, 95.0, '', ''),
(1026, 10, 'response-time', 0.1, 0.1, '', '瞬时'),
(1026, 11, 'response-time', 10.0, 10.0, '', ''),
(1026, 12, 'active-loss', 3.0, 3.0, '', ''),
(1026, 13, 'noise', 65.0, 65.0, '', '1 m'),
(1026, 14, 'protection-class', NULL, NULL, 'IP20', ''),
(1026, 15, 'communication', NULL, NULL, 'RS485', ''),
(1026, 16, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1026, 17, 'display', NULL, NULL, '指示灯', ''),
(1026, 18, 'mounting', NULL, NULL, '机架', ''),
(1026, 19, 'depth', 560.0, 560.0, '', ''),
(1027, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1027, 1, 'voltage-tolerance', -15.0, 15.0, '', ''),
(1027, 2, 'compensation-current', 25.0, 25.0, '', ''),
(1027, 3, 'compensation-current', 35.0, 35.0, '', ''),
(1027, 4, 'compensation-current', 50.0, 50.0, '', ''),
(1027, 5, 'wiring', NULL, NULL, '三相四线', ''),
(1027, 6, 'compensation-orders', 2.0, 50.0, '', ''),
(1027, 7, 'response-time', 10.0, 10.0, '', ''),
(1027, 8, 'noise', 50.0, 50.0, '', '静音型，1 m'),
(1027, 9, 'active-loss', 3.0, 3.0, '', ''),
(1027, 10, 'protection-class', NULL, NULL, 'IP20', ''),
(1027, 11, 'protection-class', NULL, NULL, 'IP42', '可选'),
(1027, 12, 'weight', 24.0, 24.0, '', '35 A'),
(1027, 13, 'communication', NULL, NULL, '蓝牙', '选配'),
(1027, 14, 'display', NULL, NULL, '彩色屏', ''),
(1027, 15, 'mounting', NULL, NULL, '壁挂', ''),
(1027, 16, 'depth', 220.0, 220.0, '', ''),
(1028, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1028, 1, 'system-voltage', 690.0, 690.0, '', '可定制'),
(1028, 2, 'compensation-current', 100.0, 100.0, '', ''),
(1028, 3, 'compensation-current', 150.0, 150.0, '', ''),
(1028, 4, 'compensation-current', 200.0, 200.0, '', ''),
(1028, 5, 'compensation-current', 300.0, 300.0, '', ''),
(1028, 6, 'compensation-current', 400.0, 400.0, '', ''),
(1028, 7, 'compensation-current', 600.0, 600.0, '', ''),
(1028, 8, 'wiring', NULL, NULL, '三相四线', ''),
(1028, 9, 'filter-rate', 95.0, 95.0, '', ''),
(1028, 10, 'response-time', 10.0, 10.0, '', ''),
(1028, 11, 'short-time-current', 35.0, 35.0, '', '1 s'),
(1028, 12, 'protection-class', NULL, NULL, 'IP31', ''),
(1028, 13, 'communication', NULL, NULL, 'RS485', ''),
(1028, 14, 'communication', NULL, NULL, '以太网', ''),
(1028, 15, 'noise', 70.0, 70.0, '', '1 m'),
(1028, 16, 'display', NULL, NULL, '触摸屏', ''),
(1028, 17, 'mounting', NULL, NULL, '落地', ''),
(1028, 18, 'depth', 1000.0, 1000.0, '', ''),
(1029, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1029, 1, 'voltage-tolerance', -25.0, 20.0, '', ''),
(1029, 2, 'wiring', NULL, NULL, '三相四线', ''),
(1029, 3, 'rated-capacity', 35.0, 35.0, '', ''),
(1029, 4, 'rated-capacity', 50.0, 50.0, '', ''),
(1029, 5, 'rated-capacity', 70.0, 70.0, '', ''),
(1029, 6, 'rated-capacity', 100.0, 100.0, '', ''),
(1029, 7, 'response-time', 10.0, 10.0, '', ''),
(1029, 8, 'active-loss', 3.0, 3.0, '', ''),
(1029, 9, 'protection-class', NULL, NULL, 'IP54', ''),
(1029, 10, 'noise', 60.0, 60.0, '', '1 m'),
(1029, 11, 'temperature', -40.0, 55.0, '', ''),
(1029, 12, 'communication', NULL, NULL, '4G', '选配'),
(1029, 13, 'display', NULL, NULL, '段码LCD', ''),
(1029, 14, 'mounting', NULL, NULL, '柱上', ''),
(1029, 15, 'mounting', NULL, NULL, '落地', ''),
(1029, 16, 'depth', 450.0, 450.0, '', ''),
(1030, 0, 'system-voltage', 230.0, 230.0, '', ''),
(1030, 1, 'rated-current', 60.0, 60.0, '', '换相单元'),
(1030, 2, 'rated-current', 100.0, 100.0, '', '换相单元'),
(1030, 3, 'response-time', 20.0, 20.0, '', '换相中断'),
(1030, 4, 'connected-devices', 24.0, 24.0, '', ''),
(1030, 5, 'switching-life', 100000.0, 100000.0, '', '机械'),
(1030, 6, 'communication', NULL, NULL, 'LoRa', ''),
(1030, 7, 'communication', NULL, NULL, 'HPLC', ''),
(1030, 8, 'radio-frequency', 470.0, 510.0, '', ''),
(1030, 9, 'short-time-current', 3.0, 3.0, '', '0.1 s'),
(1030, 10, 'protection-class', NULL, NULL, 'IP54', ''),
(1030, 11, 'temperature', -40.0, 70.0, '', ''),
(1030, 12, 'display', NULL, NULL, '段码LCD', ''),
(1030, 13, 'depth', 90.0, 90.0, '', ''),
(1031, 0, 'quality-class', NULL, NULL, 'A级', ''),
(1031, 1, 'sampling', 512.0, 512.0, '', ''),
(1031, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1031, 3, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1031, 4, 'current-input', NULL, NULL, '5 A', ''),
(1031, 5, 'communication', NULL, NULL, '以太网', ''),
(1031, 6, 'communication', NULL, NULL, 'RS485', ''),
(1031, 7, 'protocol', NULL, NULL, 'Modbus-TCP', ''),
(1031, 8, 'protocol', NULL, NULL, 'DL/T 860', ''),
(1031, 9, 'protocol', NULL, NULL, 'PQDIF', ''),
(1031, 10, 'supply-voltage', 85.0, 265.0, '', ''),
(1031, 11, 'temperature', -20.0, 60.0, '', ''),
(1031, 12, 'display', NULL, NULL, '触摸屏', ''),
(1031, 13, 'mounting', NULL, NULL, '面板嵌入', ''),
(1031, 14, 'mounting', NULL, NULL, '机架', ''),
(1031, 15, 'cutout', NULL, NULL, '238 mm×168 mm', ''),
(1031, 16, 'depth', 150.0, 150.0, '', ''),
(1032, 0, 'quality-class', NULL, NULL, 'S级', ''),
(1032, 1, 'sampling', 128.0, 128.0, '', ''),
(1032, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', ''),
(1032, 3, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1032, 4, 'current-input', NULL, NULL, '5 A', ''),
(1032, 5, 'current-input', NULL, NULL, '1 A', ''),
(1032, 6, 'accuracy', NULL, NULL, '0.2级', ''),
(1032, 7, 'communication', NULL, NULL, 'RS485', ''),
(1032, 8, 'communication', NULL, NULL, '以太网', '选配'),
(1032, 9, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1032, 10, 'supply-voltage', 85.0, 265.0, '', ''),
(1032, 11, 'display', NULL, NULL, '彩色屏', ''),
(1032, 12, 'mounting', NULL, NULL, '面板嵌入', ''),
(1032, 13, 'cutout', NULL, NULL, '92 mm×92 mm', ''),
(1032, 14, 'depth', 90.0, 90.0, '', ''),
(1033, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1033, 1, 'rated-current', 250.0, 250.0, '', ''),
(1033, 2, 'rated-current', 400.0, 400.0, '', ''),
(1033, 3, 'rated-current', 630.0, 630.0, '', ''),
(1033, 4, 'short-time-current', 20.0, 20.0, '', '1 s'),
(1033, 5, 'protection-class', NULL, NULL, 'IP54', ''),
(1033, 6, 'communication', NULL, NULL, 'RS485', '选配'),
(1033, 7, 'temperature', -25.0, 50.0, '', ''),
(1033, 8, 'display', NULL, NULL, '指示灯', ''),
(1033, 9, 'mounting', NULL, NULL, '壁挂', ''),
(1033, 10, 'depth', 300.0, 300.0, '', ''),
(1034, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1034, 1, 'rated-current', 800.0, 800.0, '', ''),
(1034, 2, 'rated-current', 1000.0, 1000.0, '', ''),
(1034, 3, 'rated-current', 1250.0, 1250.0, '', ''),
(1034, 4, 'rated-current', 1600.0, 1600.0, '', ''),
(1034, 5, 'breaking-capacity', 50.0, 50.0, '', ''),
(1034, 6, 'short-time-current', 50.0, 50.0, '', '1 s'),
(1034, 7, 'protection-class', NULL, NULL, 'IP54', ''),
(1034, 8, 'communication', NULL, NULL, 'RS485', ''),
(1034, 9, 'temperature', -25.0, 50.0, '', ''),
(1034, 10, 'display', NULL, NULL, '指示灯', ''),
(1034, 11, 'mounting', NULL, NULL, '落地', ''),
(1034, 12, 'depth', 600.0, 600.0, '', ''),
(1035, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1035, 1, 'rated-current', 160.0, 160.0, '', ''),
(1035, 2, 'rated-current', 250.0, 250.0, '', ''),
(1035, 3, 'rated-current', 400.0, 400.0, '', ''),
(1035, 4, 'rated-current', 630.0, 630.0, '', ''),
(1035, 5, 'response-time', 2000.0, 2000.0, '', '不含延时'),
(1035, 6, 'short-time-current', 25.0, 25.0, '', '1 s'),
(1035, 7, 'protection-class', NULL, NULL, 'IP31', ''),
(1035, 8, 'communication', NULL, NULL, 'RS485', ''),
(1035, 9, 'communication', NULL, NULL, '4G', '选配'),
(1035, 10, 'temperature', -10.0, 40.0, '', ''),
(1035, 11, 'display', NULL, NULL, '触摸屏', ''),
(1035, 12, 'mounting', NULL, NULL, '落地', ''),
(1035, 13, 'depth', 600.0, 600.0, '', ''),
(1036, 0, 'capacitor-voltage', 400.0, 400.0, '', ''),
(1036, 1, 'capacitor-voltage', 450.0, 450.0, '', ''),
(1036, 2, 'capacitor-voltage', 480.0, 480.0, '', ''),
(1036, 3, 'capacitor-voltage', 525.0, 525.0, '', ''),
(1036, 4, 'rated-capacity', 5.0, 5.0, '', ''),
(1036, 5, 'rated-capacity', 7.5, 7.5, '', ''),
(1036, 6, 'rated-capacity', 10.0, 10.0, '', ''),
(1036, 7, 'rated-capacity', 12.5, 12.5, '', ''),
(1036, 8, 'rated-capacity', 15.0, 15.0, '', ''),
(1036, 9, 'rated-capacity', 20.0, 20.0, '', ''),
(1036, 10, 'rated-capacity', 25.0, 25.0, '', ''),
(1036, 11, 'rated-capacity', 30.0, 30.0, '', ''),
(1036, 12, 'capacitance-tolerance', -5.0, 5.0, '', ''),
(1036, 13, 'losses', NULL, 0.4, '', '总损耗'),
(1036, 14, 'max-current', 1.3, 1.3, '', ''),
(1036, 15, 'withstand-voltage', 3.0, 3.0, '', '端子对壳，10 s'),
(1036, 16, 'display', NULL, NULL, '无显示', ''),
(1036, 17, 'mounting', NULL, NULL, '柜内固定', ''),
(1036, 18, 'depth', 280.0, 280.0, '', ''),
(1037, 0, 'capacitor-voltage', 525.0, 525.0, '', ''),
(1037, 1, 'capacitor-voltage', 690.0, 690.0, '', ''),
(1037, 2, 'capacitor-voltage', 800.0, 800.0, '', ''),
(1037, 3, 'rated-capacity', 10.0, 10.0, '', ''),
(1037, 4, 'rated-capacity', 20.0, 20.0, '', ''),
(1037, 5, 'rated-capacity', 25.0, 25.0, '', ''),
(1037, 6, 'rated-capacity', 33.3, 33.3, '', ''),
(1037, 7, 'wiring', NULL, NULL, '三相△接', ''),
(1037, 8, 'wiring', NULL, NULL, '单相', ''),
(1037, 9, 'max-current', 2.0, 2.0, '', ''),
(1037, 10, 'capacitance-tolerance', 0.0, 5.0, '', ''),
(1037, 11, 'capacitance-tolerance', -1.0, 1.0, '', '按支路配对'),
(1037, 12, 'losses', NULL, 0.45, '', '总损耗'),
(1037, 13, 'display', NULL, NULL, '无显示', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1037, 14, 'mounting', NULL, NULL, '柜内固定', ''),
(1037, 15, 'depth', 345.0, 345.0, '', ''),
(1038, 0, 'capacitor-voltage', 400.0, 400.0, '', ''),
(1038, 1, 'capacitor-voltage', 415.0, 415.0, '', ''),
(1038, 2, 'capacitor-voltage', 450.0, 450.0, '', ''),
(1038, 3, 'capacitor-voltage', 480.0, 480.0, '', ''),
(1038, 4, 'rated-capacity', 5.0, 5.0, '', ''),
(1038, 5, 'rated-capacity', 10.0, 10.0, '', ''),
(1038, 6, 'rated-capacity', 15.0, 15.0, '', ''),
(1038, 7, 'rated-capacity', 20.0, 20.0, '', ''),
(1038, 8, 'rated-capacity', 25.0, 25.0, '', ''),
(1038, 9, 'rated-capacity', 30.0, 30.0, '', ''),
(1038, 10, 'capacitance-tolerance', -5.0, 10.0, '', ''),
(1038, 11, 'max-current', 1.3, 1.3, '', ''),
(1038, 12, 'losses', NULL, 0.5, '', ''),
(1038, 13, 'withstand-voltage', 3.0, 3.0, '', '端子对壳，10 s'),
(1038, 14, 'temperature', -25.0, 45.0, '', ''),
(1038, 15, 'display', NULL, NULL, '无显示', ''),
(1038, 16, 'mounting', NULL, NULL, '柜内固定', ''),
(1038, 17, 'depth', 70.0, 70.0, '', ''),
(1039, 0, 'capacitor-voltage', 250.0, 250.0, '', '相电压'),
(1039, 1, 'rated-capacity', 15.0, 15.0, '', '三相合计'),
(1039, 2, 'rated-capacity', 20.0, 20.0, '', '三相合计'),
(1039, 3, 'rated-capacity', 30.0, 30.0, '', '三相合计'),
(1039, 4, 'compensation-mode', NULL, NULL, '分补', ''),
(1039, 5, 'capacitance-tolerance', -5.0, 10.0, '', ''),
(1039, 6, 'max-current', 1.3, 1.3, '', ''),
(1039, 7, 'temperature', -25.0, 45.0, '', ''),
(1039, 8, 'display', NULL, NULL, '无显示', ''),
(1039, 9, 'mounting', NULL, NULL, '柜内固定', ''),
(1039, 10, 'depth', 90.0, 90.0, '', ''),
(1040, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1040, 1, 'reactance-rate', 7.0, 7.0, '', ''),
(1040, 2, 'reactance-rate', 14.0, 14.0, '', ''),
(1040, 3, 'rated-capacity', 10.0, 60.0, '', '匹配电容'),
(1040, 4, 'capacitor-voltage', 450.0, 450.0, '', '匹配电容'),
(1040, 5, 'capacitor-voltage', 480.0, 480.0, '', '匹配电容'),
(1040, 6, 'capacitor-voltage', 525.0, 525.0, '', '匹配电容'),
(1040, 7, 'insulation-class', NULL, NULL, 'F级', ''),
(1040, 8, 'insulation-class', NULL, NULL, 'H级', '可选'),
(1040, 9, 'withstand-voltage', 3.0, 3.0, '', '1 min'),
(1040, 10, 'temperature-rise', 85.0, 85.0, '', ''),
(1040, 11, 'losses', 4.0, 6.0, '', ''),
(1040, 12, 'display', NULL, NULL, '无显示', ''),
(1040, 13, 'mounting', NULL, NULL, '柜内固定', ''),
(1040, 14, 'depth', 210.0, 210.0, '', ''),
(1041, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1041, 1, 'system-voltage', 690.0, 690.0, '', ''),
(1041, 2, 'rated-current', 20.0, 400.0, '', '含谐波'),
(1041, 3, 'insulation-class', NULL, NULL, 'H级', ''),
(1041, 4, 'withstand-voltage', 4.0, 4.0, '', '1 min'),
(1041, 5, 'cooling', NULL, NULL, '自冷', ''),
(1041, 6, 'cooling', NULL, NULL, '水冷', ''),
(1041, 7, 'display', NULL, NULL, '无显示', ''),
(1041, 8, 'mounting', NULL, NULL, '柜内固定', ''),
(1041, 9, 'depth', 320.0, 320.0, '', ''),
(1042, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1042, 1, 'switching-element', NULL, NULL, '接触器', ''),
(1042, 2, 'controlled-capacity', 12.0, 12.0, '', ''),
(1042, 3, 'controlled-capacity', 16.0, 16.0, '', ''),
(1042, 4, 'controlled-capacity', 20.0, 20.0, '', ''),
(1042, 5, 'controlled-capacity', 30.0, 30.0, '', ''),
(1042, 6, 'controlled-capacity', 43.0, 43.0, '', ''),
(1042, 7, 'controlled-capacity', 63.0, 63.0, '', ''),
(1042, 8, 'inrush', 20.0, 20.0, '', ''),
(1042, 9, 'switching-life', 1000000.0, 1000000.0, '', '机械'),
(1042, 10, 'switching-life', 100000.0, 100000.0, '', '电气'),
(1042, 11, 'temperature', -5.0, 40.0, '', ''),
(1042, 12, 'display', NULL, NULL, '无显示', ''),
(1042, 13, 'mounting', NULL, NULL, '导轨', ''),
(1042, 14, 'mounting', NULL, NULL, '柜内固定', ''),
(1042, 15, 'depth', 115.0, 115.0, '', ''),
(1043, 0, 'system-voltage', 400.0, 400.0, '', '共补'),
(1043, 1, 'system-voltage', 230.0, 230.0, '', '分补'),
(1043, 2, 'compensation-mode', NULL, NULL, '共补', ''),
(1043, 3, 'compensation-mode', NULL, NULL, '分补', ''),
(1043, 4, 'controlled-capacity', 20.0, 20.0, '', ''),
(1043, 5, 'controlled-capacity', 30.0, 30.0, '', ''),
(1043, 6, 'controlled-capacity', 40.0, 40.0, '', ''),
(1043, 7, 'rated-current', 45.0, 45.0, '', ''),
(1043, 8, 'rated-current', 63.0, 63.0, '', ''),
(1043, 9, 'rated-current', 80.0, 80.0, '', ''),
(1043, 10, 'inrush', 3.0, 3.0, '', ''),
(1043, 11, 'switching-element', NULL, NULL, '复合开关', ''),
(1043, 12, 'response-time', 100.0, 100.0, '', '动作'),
(1043, 13, 'switching-life', 1000000.0, 1000000.0, '', '机械'),
(1043, 14, 'temperature', -25.0, 55.0, '', ''),
(1043, 15, 'communication', NULL, NULL, 'RS485', '选配'),
(1043, 16, 'display', NULL, NULL, '指示灯', ''),
(1043, 17, 'mounting', NULL, NULL, '柜内固定', ''),
(1043, 18, 'depth', 110.0, 110.0, '', ''),
(1044, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1044, 1, 'rated-current', 40.0, 40.0, '', ''),
(1044, 2, 'rated-current', 63.0, 63.0, '', ''),
(1044, 3, 'rated-current', 80.0, 80.0, '', ''),
(1044, 4, 'switching-element', NULL, NULL, '同步开关', ''),
(1044, 5, 'inrush', 3.0, 3.0, '', ''),
(1044, 6, 'switching-life', 300000.0, 300000.0, '', '电气'),
(1044, 7, 'communication', NULL, NULL, 'RS485', '可选'),
(1044, 8, 'temperature', -40.0, 65.0, '', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1044, 9, 'display', NULL, NULL, '指示灯', ''),
(1044, 10, 'mounting', NULL, NULL, '柜内固定', ''),
(1044, 11, 'depth', 95.0, 95.0, '', ''),
(1045, 0, 'system-voltage', 400.0, 400.0, '', ''),
(1045, 1, 'controlled-capacity', 20.0, 20.0, '', ''),
(1045, 2, 'controlled-capacity', 40.0, 40.0, '', ''),
(1045, 3, 'controlled-capacity', 60.0, 60.0, '', ''),
(1045, 4, 'rated-current', 60.0, 60.0, '', ''),
(1045, 5, 'rated-current', 90.0, 90.0, '', ''),
(1045, 6, 'rated-current', 120.0, 120.0, '', ''),
(1045, 7, 'response-time', 20.0, 20.0, '', ''),
(1045, 8, 'switching-element', NULL, NULL, '晶闸管', ''),
(1045, 9, 'withstand-voltage', 1.8, 1.8, '', '晶闸管'),
(1045, 10, 'cooling', NULL, NULL, '风冷', ''),
(1045, 11, 'temperature', -25.0, 45.0, '', ''),
(1045, 12, 'communication', NULL, NULL, 'RS485', '选配'),
(1045, 13, 'display', NULL, NULL, '指示灯', ''),
(1045, 14, 'mounting', NULL, NULL, '柜内固定', ''),
(1045, 15, 'depth', 185.0, 185.0, '', ''),
(1046, 0, 'voltage-input', NULL, NULL, 'AC 380 V', ''),
(1046, 1, 'voltage-input', NULL, NULL, 'AC 220 V', ''),
(1046, 2, 'current-input', NULL, NULL, '5 A', ''),
(1046, 3, 'outputs', 4.0, 4.0, '', ''),
(1046, 4, 'outputs', 6.0, 6.0, '', ''),
(1046, 5, 'outputs', 8.0, 8.0, '', ''),
(1046, 6, 'outputs', 10.0, 10.0, '', ''),
(1046, 7, 'outputs', 12.0, 12.0, '', ''),
(1046, 8, 'compensation-mode', NULL, NULL, '共补', ''),
(1046, 9, 'power-factor', 0.8, 1.0, '', ''),
(1046, 10, 'switching-delay', 5.0, 200.0, '', ''),
(1046, 11, 'communication', NULL, NULL, 'RS485', '选配'),
(1046, 12, 'display', NULL, NULL, 'LED数码管', ''),
(1046, 13, 'mounting', NULL, NULL, '面板嵌入', ''),
(1046, 14, 'cutout', NULL, NULL, '138 mm×138 mm', ''),
(1046, 15, 'depth', 80.0, 80.0, '', ''),
(1047, 0, 'voltage-input', NULL, NULL, '3×220 V', ''),
(1047, 1, 'current-input', NULL, NULL, '5 A', ''),
(1047, 2, 'outputs', 18.0, 18.0, '', ''),
(1047, 3, 'compensation-mode', NULL, NULL, '共补', ''),
(1047, 4, 'compensation-mode', NULL, NULL, '分补', ''),
(1047, 5, 'compensation-mode', NULL, NULL, '混补', ''),
(1047, 6, 'accuracy', NULL, NULL, '0.5级', ''),
(1047, 7, 'harmonics', 2.0, 31.0, '', ''),
(1047, 8, 'communication', NULL, NULL, 'RS485', ''),
(1047, 9, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1047, 10, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1047, 11, 'storage', 60.0, 60.0, '', ''),
(1047, 12, 'communication', NULL, NULL, '4G', '选配'),
(1047, 13, 'display', NULL, NULL, '点阵LCD', ''),
(1047, 14, 'mounting', NULL, NULL, '面板嵌入', ''),
(1047, 15, 'cutout', NULL, NULL, '152 mm×92 mm', ''),
(1047, 16, 'depth', 110.0, 110.0, '', ''),
(1048, 0, 'wiring', NULL, NULL, '三相四线', ''),
(1048, 1, 'wiring', NULL, NULL, '三相三线', ''),
(1048, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', ''),
(1048, 3, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1048, 4, 'current-input', NULL, NULL, '5 A', ''),
(1048, 5, 'current-input', NULL, NULL, '1 A', ''),
(1048, 6, 'accuracy', NULL, NULL, '0.2级', ''),
(1048, 7, 'accuracy', NULL, NULL, '0.5级', '功率'),
(1048, 8, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1048, 9, 'reactive-energy', NULL, NULL, '2级', ''),
(1048, 10, 'communication', NULL, NULL, 'RS485', ''),
(1048, 11, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1048, 12, 'supply-voltage', 85.0, 265.0, '', ''),
(1048, 13, 'withstand-voltage', 2.0, 2.0, '', '1 min'),
(1048, 14, 'temperature', -20.0, 60.0, '', ''),
(1048, 15, 'humidity', 93.0, 93.0, '', ''),
(1048, 16, 'display', NULL, NULL, '段码LCD', ''),
(1048, 17, 'mounting', NULL, NULL, '面板嵌入', ''),
(1048, 18, 'cutout', NULL, NULL, '92 mm×92 mm', ''),
(1048, 19, 'depth', 72.0, 72.0, '', ''),
(1049, 0, 'wiring', NULL, NULL, '三相三线', ''),
(1049, 1, 'wiring', NULL, NULL, '三相四线', ''),
(1049, 2, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1049, 3, 'current-input', NULL, NULL, '5 A', ''),
(1049, 4, 'current-input', NULL, NULL, '1 A', ''),
(1049, 5, 'accuracy', NULL, NULL, '0.5级', ''),
(1049, 6, 'accuracy', NULL, NULL, '1.0级', '功率'),
(1049, 7, 'active-energy', NULL, NULL, 'B级（1级）', ''),
(1049, 8, 'communication', NULL, NULL, 'RS485', '选配'),
(1049, 9, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1049, 10, 'supply-voltage', 85.0, 265.0, '', ''),
(1049, 11, 'temperature', -10.0, 55.0, '', ''),
(1049, 12, 'display', NULL, NULL, 'LED数码管', ''),
(1049, 13, 'mounting', NULL, NULL, '面板嵌入', ''),
(1049, 14, 'cutout', NULL, NULL, '92 mm×92 mm', ''),
(1049, 15, 'depth', 69.0, 69.0, '', ''),
(1050, 0, 'sampling', 128.0, 128.0, '', ''),
(1050, 1, 'harmonics', 2.0, 63.0, '', ''),
(1050, 2, 'accuracy', NULL, NULL, '0.2级', ''),
(1050, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1050, 4, 'communication', NULL, NULL, 'RS485', ''),
(1050, 5, 'communication', NULL, NULL, '以太网', '选配'),
(1050, 6, 'protocol', NULL, NULL, 'Modbus-TCP', ''),
(1050, 7, 'supply-voltage', 85.0, 265.0, '', ''),
(1050, 8, 'temperature', -20.0, 60.0, '', ''),
(1050, 9, 'display', NULL, NULL, '点阵LCD', ''),
(1050, 10, 'mounting', NULL, NULL, '面板嵌入', ''),
(1050, 11, 'cutout', NULL, NULL, '92 mm×92 mm', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1050, 12, 'depth', 82.0, 82.0, '', ''),
(1051, 0, 'tariffs', 4.0, 4.0, '', ''),
(1051, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1051, 2, 'reactive-energy', NULL, NULL, '2级', ''),
(1051, 3, 'storage', 62.0, 62.0, '', '日冻结'),
(1051, 4, 'communication', NULL, NULL, 'RS485', ''),
(1051, 5, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1051, 6, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1051, 7, 'supply-voltage', 85.0, 265.0, '', ''),
(1051, 8, 'temperature', -25.0, 60.0, '', ''),
(1051, 9, 'communication', NULL, NULL, '红外', '选配'),
(1051, 10, 'display', NULL, NULL, '段码LCD', ''),
(1051, 11, 'mounting', NULL, NULL, '面板嵌入', ''),
(1051, 12, 'cutout', NULL, NULL, '92 mm×92 mm', ''),
(1051, 13, 'depth', 74.0, 74.0, '', ''),
(1052, 0, 'accuracy', NULL, NULL, '0.2级', ''),
(1052, 1, 'digital-inputs', 8.0, 8.0, '', ''),
(1052, 2, 'relay-outputs', 4.0, 4.0, '', ''),
(1052, 3, 'analog-outputs', 2.0, 2.0, '', ''),
(1052, 4, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1052, 5, 'communication', NULL, NULL, 'RS485', ''),
(1052, 6, 'supply-voltage', 85.0, 265.0, '', ''),
(1052, 7, 'temperature', -20.0, 60.0, '', ''),
(1052, 8, 'communication', NULL, NULL, '以太网', '选配'),
(1052, 9, 'display', NULL, NULL, '段码LCD', ''),
(1052, 10, 'mounting', NULL, NULL, '面板嵌入', ''),
(1052, 11, 'cutout', NULL, NULL, '92 mm×92 mm', ''),
(1052, 12, 'depth', 94.0, 94.0, '', ''),
(1053, 0, 'accuracy', NULL, NULL, '0.2级', ''),
(1053, 1, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1053, 2, 'communication', NULL, NULL, '4G', ''),
(1053, 3, 'protocol', NULL, NULL, 'MQTT', ''),
(1053, 4, 'communication', NULL, NULL, 'LoRa', ''),
(1053, 5, 'radio-frequency', 470.0, 510.0, '', ''),
(1053, 6, 'report-interval', 1.0, 60.0, '', ''),
(1053, 7, 'storage', 7.0, 7.0, '', ''),
(1053, 8, 'supply-voltage', 85.0, 265.0, '', ''),
(1053, 9, 'temperature', -20.0, 60.0, '', ''),
(1053, 10, 'communication', NULL, NULL, '蓝牙', '选配'),
(1053, 11, 'display', NULL, NULL, '段码LCD', ''),
(1053, 12, 'mounting', NULL, NULL, '面板嵌入', ''),
(1053, 13, 'cutout', NULL, NULL, '92 mm×92 mm', ''),
(1053, 14, 'depth', 80.0, 80.0, '', ''),
(1054, 0, 'wiring', NULL, NULL, '三相三线', ''),
(1054, 1, 'wiring', NULL, NULL, '三相四线', ''),
(1054, 2, 'voltage-input', NULL, NULL, '3×57.7/100 V', ''),
(1054, 3, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1054, 4, 'current-input', NULL, NULL, '5 A', ''),
(1054, 5, 'current-input', NULL, NULL, '1 A', ''),
(1054, 6, 'accuracy', NULL, NULL, '0.5级', ''),
(1054, 7, 'accuracy', NULL, NULL, '0.2级', '可订'),
(1054, 8, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1054, 9, 'communication', NULL, NULL, 'RS485', '选配'),
(1054, 10, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1054, 11, 'supply-voltage', 85.0, 265.0, '', ''),
(1054, 12, 'temperature', -20.0, 60.0, '', ''),
(1054, 13, 'display', NULL, NULL, '段码LCD', ''),
(1054, 14, 'mounting', NULL, NULL, '面板嵌入', ''),
(1054, 15, 'cutout', NULL, NULL, '68 mm×68 mm', ''),
(1054, 16, 'depth', 74.0, 74.0, '', ''),
(1055, 0, 'current-input', NULL, NULL, '5 A', ''),
(1055, 1, 'accuracy', NULL, NULL, '0.5级', ''),
(1055, 2, 'relay-outputs', 2.0, 2.0, '', ''),
(1055, 3, 'communication', NULL, NULL, 'RS485', '选配'),
(1055, 4, 'temperature', -20.0, 60.0, '', ''),
(1055, 5, 'display', NULL, NULL, 'LED数码管', ''),
(1055, 6, 'mounting', NULL, NULL, '面板嵌入', ''),
(1055, 7, 'cutout', NULL, NULL, '68 mm×68 mm', ''),
(1055, 8, 'depth', 76.0, 76.0, '', ''),
(1056, 0, 'wiring', NULL, NULL, '三相三线', ''),
(1056, 1, 'wiring', NULL, NULL, '三相四线', ''),
(1056, 2, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1056, 3, 'voltage-input', NULL, NULL, '3×57.7/100 V', ''),
(1056, 4, 'current-input', NULL, NULL, '5 A', ''),
(1056, 5, 'current-input', NULL, NULL, '1 A', ''),
(1056, 6, 'accuracy', NULL, NULL, '0.2级', ''),
(1056, 7, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1056, 8, 'harmonics', 2.0, 31.0, '', '选配'),
(1056, 9, 'communication', NULL, NULL, 'RS485', ''),
(1056, 10, 'communication', NULL, NULL, '以太网', '选配'),
(1056, 11, 'supply-voltage', 85.0, 265.0, '', ''),
(1056, 12, 'temperature', -20.0, 60.0, '', ''),
(1056, 13, 'protection-class', NULL, NULL, 'IP52', '前面'),
(1056, 14, 'display', NULL, NULL, '点阵LCD', ''),
(1056, 15, 'mounting', NULL, NULL, '面板嵌入', ''),
(1056, 16, 'cutout', NULL, NULL, '112 mm×112 mm', ''),
(1056, 17, 'depth', 76.0, 76.0, '', ''),
(1057, 0, 'voltage-input', NULL, NULL, 'AC 220 V', ''),
(1057, 1, 'voltage-tolerance', -20.0, 20.0, '', ''),
(1057, 2, 'wiring', NULL, NULL, '单相', ''),
(1057, 3, 'current-input', NULL, NULL, '0.2-0.5(60) A', ''),
(1057, 4, 'active-energy', NULL, NULL, 'B级（1级）', ''),
(1057, 5, 'display', NULL, NULL, '段码LCD', ''),
(1057, 6, 'communication', NULL, NULL, 'RS485', ''),
(1057, 7, 'communication', NULL, NULL, '红外', ''),
(1057, 8, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1057, 9, 'temperature', -25.0, 60.0, '', ''),
(1057, 10, 'communication', NULL, NULL, '蓝牙', '选配'),
(1057, 11, 'display', NULL, NULL, '段码LCD', ''),
(1057, 12, 'mounting', NULL, NULL, '导轨', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1057, 13, 'depth', 66.0, 66.0, '', ''),
(1058, 0, 'voltage-input', NULL, NULL, 'AC 220 V', ''),
(1058, 1, 'current-input', NULL, NULL, '0.2-0.5(80) A', ''),
(1058, 2, 'wiring', NULL, NULL, '单相', ''),
(1058, 3, 'active-energy', NULL, NULL, 'B级（1级）', ''),
(1058, 4, 'tariffs', 4.0, 4.0, '', ''),
(1058, 5, 'communication', NULL, NULL, 'RS485', ''),
(1058, 6, 'communication', NULL, NULL, 'LoRa', '可选'),
(1058, 7, 'radio-frequency', 470.0, 510.0, '', ''),
(1058, 8, 'display', NULL, NULL, '段码LCD', ''),
(1058, 9, 'temperature', -25.0, 60.0, '', ''),
(1058, 10, 'communication', NULL, NULL, '4G', '选配'),
(1058, 11, 'display', NULL, NULL, '段码LCD', ''),
(1058, 12, 'mounting', NULL, NULL, '导轨', ''),
(1058, 13, 'depth', 68.0, 68.0, '', ''),
(1059, 0, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1059, 1, 'wiring', NULL, NULL, '三相四线', ''),
(1059, 2, 'current-input', NULL, NULL, '0.2-0.5(80) A', ''),
(1059, 3, 'active-energy', NULL, NULL, 'B级（1级）', ''),
(1059, 4, 'reactive-energy', NULL, NULL, '2级', '选配'),
(1059, 5, 'tariffs', 4.0, 4.0, '', 'F型'),
(1059, 6, 'communication', NULL, NULL, 'RS485', ''),
(1059, 7, 'temperature', -25.0, 60.0, '', ''),
(1059, 8, 'display', NULL, NULL, '段码LCD', ''),
(1059, 9, 'mounting', NULL, NULL, '导轨', ''),
(1059, 10, 'depth', 65.0, 65.0, '', ''),
(1060, 0, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1060, 1, 'voltage-input', NULL, NULL, '3×57.7/100 V', ''),
(1060, 2, 'current-input', NULL, NULL, '0.015-0.075(6) A', ''),
(1060, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1060, 4, 'reactive-energy', NULL, NULL, '2级', ''),
(1060, 5, 'harmonics', 2.0, 31.0, '', 'H型'),
(1060, 6, 'communication', NULL, NULL, 'RS485', ''),
(1060, 7, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1060, 8, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1060, 9, 'temperature', -25.0, 60.0, '', ''),
(1060, 10, 'display', NULL, NULL, '段码LCD', ''),
(1060, 11, 'mounting', NULL, NULL, '导轨', ''),
(1060, 12, 'depth', 65.0, 65.0, '', ''),
(1061, 0, 'wiring', NULL, NULL, '三相四线', ''),
(1061, 1, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1061, 2, 'current-input', NULL, NULL, '0.2-0.5(60) A', '直通型'),
(1061, 3, 'current-input', NULL, NULL, '0.015-0.075(6) A', '互感型'),
(1061, 4, 'active-energy', NULL, NULL, 'C级（0.5S级）', '互感型'),
(1061, 5, 'active-energy', NULL, NULL, 'B级（1级）', '直通型'),
(1061, 6, 'reactive-energy', NULL, NULL, '2级', ''),
(1061, 7, 'tariffs', 4.0, 4.0, '', ''),
(1061, 8, 'storage', 60.0, 60.0, '', '负荷曲线'),
(1061, 9, 'communication', NULL, NULL, 'RS485', ''),
(1061, 10, 'communication', NULL, NULL, '红外', ''),
(1061, 11, 'communication', NULL, NULL, '4G', '选配'),
(1061, 12, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1061, 13, 'temperature', -25.0, 60.0, '', ''),
(1061, 14, 'protection-class', NULL, NULL, 'IP54', ''),
(1061, 15, 'protection-class', NULL, NULL, 'IP51', '箱内'),
(1061, 16, 'display', NULL, NULL, '段码LCD', ''),
(1061, 17, 'mounting', NULL, NULL, '壁挂', ''),
(1061, 18, 'depth', 75.0, 75.0, '', ''),
(1062, 0, 'wiring', NULL, NULL, '三相三线', ''),
(1062, 1, 'voltage-input', NULL, NULL, '3×100 V', ''),
(1062, 2, 'current-input', NULL, NULL, '0.015-0.075(6) A', ''),
(1062, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1062, 4, 'reactive-energy', NULL, NULL, '2级', ''),
(1062, 5, 'supply-voltage', 100.0, 240.0, '', ''),
(1062, 6, 'communication', NULL, NULL, 'RS485', ''),
(1062, 7, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1062, 8, 'temperature', -25.0, 60.0, '', ''),
(1062, 9, 'communication', NULL, NULL, '4G', '选配'),
(1062, 10, 'display', NULL, NULL, '段码LCD', ''),
(1062, 11, 'mounting', NULL, NULL, '壁挂', ''),
(1062, 12, 'depth', 75.0, 75.0, '', ''),
(1063, 0, 'current-input', NULL, NULL, '5 A', ''),
(1063, 1, 'current-input', NULL, NULL, '1 A', ''),
(1063, 2, 'accuracy', NULL, NULL, '0.5级', ''),
(1063, 3, 'supply-voltage', 85.0, 265.0, '', ''),
(1063, 4, 'temperature', -10.0, 60.0, '', ''),
(1063, 5, 'communication', NULL, NULL, 'RS485', '选配'),
(1063, 6, 'display', NULL, NULL, 'LED数码管', ''),
(1063, 7, 'mounting', NULL, NULL, '面板嵌入', ''),
(1063, 8, 'cutout', NULL, NULL, '68 mm×68 mm', ''),
(1063, 9, 'depth', 68.0, 68.0, '', ''),
(1064, 0, 'voltage-input', NULL, NULL, '3×100 V', ''),
(1064, 1, 'voltage-input', NULL, NULL, '3×380 V', ''),
(1064, 2, 'accuracy', NULL, NULL, '0.5级', ''),
(1064, 3, 'supply-voltage', 85.0, 265.0, '', ''),
(1064, 4, 'temperature', -10.0, 60.0, '', ''),
(1064, 5, 'communication', NULL, NULL, 'RS485', '选配'),
(1064, 6, 'display', NULL, NULL, 'LED数码管', ''),
(1064, 7, 'mounting', NULL, NULL, '面板嵌入', ''),
(1064, 8, 'cutout', NULL, NULL, '92 mm×92 mm', ''),
(1064, 9, 'depth', 64.0, 64.0, '', ''),
(1065, 0, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1065, 1, 'current-input', NULL, NULL, '开口互感器', ''),
(1065, 2, 'ct-primary', 100.0, 100.0, '', ''),
(1065, 3, 'ct-primary', 200.0, 200.0, '', ''),
(1065, 4, 'ct-primary', 400.0, 400.0, '', ''),
(1065, 5, 'ct-primary', 600.0, 600.0, '', ''),
(1065, 6, 'active-energy', NULL, NULL, 'C级（0.5S级）', '主机'),
(1065, 7, 'harmonics', 2.0, 31.0, '', '选配'),
(1065, 8, 'communication', NULL, NULL, '4G', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1065, 9, 'protocol', NULL, NULL, 'MQTT', ''),
(1065, 10, 'temperature-points', 4.0, 4.0, '', ''),
(1065, 11, 'measured-temperature', -40.0, 125.0, '', ''),
(1065, 12, 'report-interval', 1.0, 1.0, '', ''),
(1065, 13, 'report-interval', 5.0, 5.0, '', ''),
(1065, 14, 'report-interval', 15.0, 15.0, '', ''),
(1065, 15, 'report-interval', 30.0, 30.0, '', ''),
(1065, 16, 'temperature', -25.0, 60.0, '', ''),
(1065, 17, 'display', NULL, NULL, '段码LCD', ''),
(1065, 18, 'mounting', NULL, NULL, '导轨', ''),
(1065, 19, 'depth', 70.0, 70.0, '', ''),
(1066, 0, 'circuits', 1.0, 4.0, '', '三相'),
(1066, 1, 'current-input', NULL, NULL, '开口互感器', ''),
(1066, 2, 'accuracy', NULL, NULL, '1.0级', '功率'),
(1066, 3, 'report-interval', 1.0, 1.0, '', ''),
(1066, 4, 'storage', 60.0, 60.0, '', ''),
(1066, 5, 'communication', NULL, NULL, '4G', ''),
(1066, 6, 'protocol', NULL, NULL, 'MQTT', ''),
(1066, 7, 'temperature', -25.0, 60.0, '', ''),
(1066, 8, 'display', NULL, NULL, '指示灯', ''),
(1066, 9, 'mounting', NULL, NULL, '导轨', ''),
(1066, 10, 'depth', 75.0, 75.0, '', ''),
(1067, 0, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1067, 1, 'current-input', NULL, NULL, '开口互感器', ''),
(1067, 2, 'ct-primary', 100.0, 600.0, '', ''),
(1067, 3, 'active-energy', NULL, NULL, 'C级（0.5S级）', ''),
(1067, 4, 'communication', NULL, NULL, 'LoRa', ''),
(1067, 5, 'radio-frequency', 470.0, 510.0, '', ''),
(1067, 6, 'report-interval', 1.0, 60.0, '', ''),
(1067, 7, 'connected-devices', 120.0, 120.0, '', ''),
(1067, 8, 'temperature', -25.0, 60.0, '', ''),
(1067, 9, 'display', NULL, NULL, '段码LCD', ''),
(1067, 10, 'mounting', NULL, NULL, '导轨', ''),
(1067, 11, 'depth', 65.0, 65.0, '', ''),
(1068, 0, 'circuits', 12.0, 12.0, '', '三相'),
(1068, 1, 'circuits', 36.0, 36.0, '', '单相'),
(1068, 2, 'current-input', NULL, NULL, '插接式互感器', ''),
(1068, 3, 'ct-primary', 50.0, 400.0, '', ''),
(1068, 4, 'active-energy', NULL, NULL, 'C级（0.5S级）', '主机'),
(1068, 5, 'voltage-input', NULL, NULL, '3×220/380 V', ''),
(1068, 6, 'communication', NULL, NULL, 'RS485', ''),
(1068, 7, 'communication', NULL, NULL, '以太网', ''),
(1068, 8, 'temperature', -20.0, 60.0, '', ''),
(1068, 9, 'display', NULL, NULL, '点阵LCD', ''),
(1068, 10, 'mounting', NULL, NULL, '导轨', ''),
(1068, 11, 'mounting', NULL, NULL, '柜内固定', ''),
(1068, 12, 'depth', 65.0, 65.0, '', ''),
(1069, 0, 'communication', NULL, NULL, 'RS485', ''),
(1069, 1, 'communication', NULL, NULL, '以太网', ''),
(1069, 2, 'communication', NULL, NULL, '4G', ''),
(1069, 3, 'protocol', NULL, NULL, 'MQTT', ''),
(1069, 4, 'protocol', NULL, NULL, 'Modbus-TCP', ''),
(1069, 5, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1069, 6, 'protocol', NULL, NULL, 'DL/T 645-2007', ''),
(1069, 7, 'connected-devices', 128.0, 128.0, '', ''),
(1069, 8, 'storage', 30.0, 30.0, '', ''),
(1069, 9, 'supply-voltage', 9.0, 36.0, '', ''),
(1069, 10, 'temperature', -30.0, 70.0, '', ''),
(1069, 11, 'display', NULL, NULL, '指示灯', ''),
(1069, 12, 'mounting', NULL, NULL, '导轨', ''),
(1069, 13, 'depth', 45.0, 45.0, '', ''),
(1070, 0, 'communication', NULL, NULL, 'LoRa', ''),
(1070, 1, 'radio-frequency', 470.0, 510.0, '', ''),
(1070, 2, 'connected-devices', 120.0, 120.0, '', ''),
(1070, 3, 'communication', NULL, NULL, '4G', ''),
(1070, 4, 'communication', NULL, NULL, '以太网', ''),
(1070, 5, 'protocol', NULL, NULL, 'MQTT', ''),
(1070, 6, 'storage', 30.0, 30.0, '', ''),
(1070, 7, 'protection-class', NULL, NULL, 'IP30', '室内'),
(1070, 8, 'protection-class', NULL, NULL, 'IP65', '室外'),
(1070, 9, 'supply-voltage', 12.0, 24.0, '', ''),
(1070, 10, 'temperature', -40.0, 70.0, '', ''),
(1070, 11, 'display', NULL, NULL, '指示灯', ''),
(1070, 12, 'mounting', NULL, NULL, '柱上', ''),
(1070, 13, 'mounting', NULL, NULL, '壁挂', ''),
(1070, 14, 'depth', 70.0, 70.0, '', ''),
(1071, 0, 'rated-current', 16.0, 16.0, '', ''),
(1071, 1, 'rated-current', 20.0, 20.0, '', ''),
(1071, 2, 'rated-current', 32.0, 32.0, '', ''),
(1071, 3, 'rated-current', 40.0, 40.0, '', ''),
(1071, 4, 'rated-current', 63.0, 63.0, '', ''),
(1071, 5, 'poles', NULL, NULL, '1P+N', ''),
(1071, 6, 'poles', NULL, NULL, '3P', ''),
(1071, 7, 'poles', NULL, NULL, '3P+N', ''),
(1071, 8, 'breaking-capacity', 6.0, 6.0, '', ''),
(1071, 9, 'residual-current', 30.0, 30.0, '', ''),
(1071, 10, 'residual-current', 100.0, 100.0, '', ''),
(1071, 11, 'residual-current', 300.0, 300.0, '', ''),
(1071, 12, 'communication', NULL, NULL, 'RS485', ''),
(1071, 13, 'communication', NULL, NULL, '4G', ''),
(1071, 14, 'communication', NULL, NULL, 'LoRa', ''),
(1071, 15, 'switching-life', 10000.0, 10000.0, '', '电气'),
(1071, 16, 'switching-life', 20000.0, 20000.0, '', '机械'),
(1071, 17, 'temperature', -25.0, 60.0, '', ''),
(1071, 18, 'display', NULL, NULL, '点阵LCD', ''),
(1071, 19, 'mounting', NULL, NULL, '导轨', ''),
(1071, 20, 'depth', 70.0, 70.0, '', ''),
(1072, 0, 'rated-current', 100.0, 100.0, '', ''),
(1072, 1, 'rated-current', 125.0, 125.0, '', ''),
(1072, 2, 'rated-current', 160.0, 160.0, '', '');
--> statement-breakpoint
INSERT INTO "product_values" VALUES
(1072, 3, 'rated-current', 200.0, 200.0, '', ''),
(1072, 4, 'rated-current', 250.0, 250.0, '', ''),
(1072, 5, 'poles', NULL, NULL, '3P', ''),
(1072, 6, 'poles', NULL, NULL, '4P', ''),
(1072, 7, 'breaking-capacity', 50.0, 50.0, '', 'AC 400 V'),
(1072, 8, 'temperature-points', 6.0, 6.0, '', ''),
(1072, 9, 'residual-current', 30.0, 3000.0, '', ''),
(1072, 10, 'communication', NULL, NULL, 'RS485', ''),
(1072, 11, 'communication', NULL, NULL, '4G', '选配'),
(1072, 12, 'temperature', -25.0, 60.0, '', ''),
(1072, 13, 'display', NULL, NULL, '段码LCD', ''),
(1072, 14, 'mounting', NULL, NULL, '柜内固定', ''),
(1072, 15, 'depth', 110.0, 110.0, '', ''),
(1073, 0, 'measured-temperature', -40.0, 125.0, '', ''),
(1073, 1, 'report-interval', 0.25, 0.5, '', ''),
(1073, 2, 'radio-frequency', 470.0, 510.0, '', ''),
(1073, 3, 'protection-class', NULL, NULL, 'IP65', ''),
(1073, 4, 'display', NULL, NULL, '指示灯', ''),
(1073, 5, 'mounting', NULL, NULL, '母排或电缆上', ''),
(1073, 6, 'depth', 18.0, 18.0, '', ''),
(1074, 0, 'measured-temperature', -40.0, 125.0, '', ''),
(1074, 1, 'report-interval', 15.0, 15.0, '', ''),
(1074, 2, 'radio-frequency', 470.0, 510.0, '', ''),
(1074, 3, 'protection-class', NULL, NULL, 'IP65', ''),
(1074, 4, 'display', NULL, NULL, '无显示', ''),
(1074, 5, 'mounting', NULL, NULL, '母排或电缆上', ''),
(1074, 6, 'depth', 16.0, 16.0, '', ''),
(1075, 0, 'ct-primary', 100.0, 100.0, '', ''),
(1075, 1, 'ct-primary', 150.0, 150.0, '', ''),
(1075, 2, 'ct-primary', 200.0, 200.0, '', ''),
(1075, 3, 'ct-primary', 300.0, 300.0, '', ''),
(1075, 4, 'ct-primary', 400.0, 400.0, '', ''),
(1075, 5, 'ct-primary', 600.0, 600.0, '', ''),
(1075, 6, 'ct-primary', 800.0, 800.0, '', ''),
(1075, 7, 'ct-primary', 1000.0, 1000.0, '', ''),
(1075, 8, 'ct-primary', 1500.0, 1500.0, '', ''),
(1075, 9, 'ct-primary', 2000.0, 2000.0, '', ''),
(1075, 10, 'ct-primary', 3000.0, 3000.0, '', ''),
(1075, 11, 'ct-primary', 5000.0, 5000.0, '', ''),
(1075, 12, 'ct-output', NULL, NULL, '5 A', ''),
(1075, 13, 'ct-output', NULL, NULL, '1 A', ''),
(1075, 14, 'ct-output', NULL, NULL, '333 mV', ''),
(1075, 15, 'accuracy', NULL, NULL, '0.5级', ''),
(1075, 16, 'accuracy', NULL, NULL, '1.0级', ''),
(1075, 17, 'withstand-voltage', 3.0, 3.0, '', '二次对地，1 min'),
(1075, 18, 'temperature', -25.0, 70.0, '', ''),
(1075, 19, 'display', NULL, NULL, '无显示', ''),
(1075, 20, 'mounting', NULL, NULL, '母排或电缆上', ''),
(1076, 0, 'residual-current', 20.0, 1000.0, '', '报警设定'),
(1076, 1, 'temperature-points', 4.0, 4.0, '', ''),
(1076, 2, 'measured-temperature', 45.0, 140.0, '', ''),
(1076, 3, 'relay-outputs', 1.0, 1.0, '', ''),
(1076, 4, 'communication', NULL, NULL, 'RS485', ''),
(1076, 5, 'communication', NULL, NULL, '4G', '选配'),
(1076, 6, 'communication', NULL, NULL, 'LoRa', '选配'),
(1076, 7, 'protocol', NULL, NULL, 'Modbus-RTU', ''),
(1076, 8, 'temperature', -10.0, 55.0, '', ''),
(1076, 9, 'display', NULL, NULL, '段码LCD', ''),
(1076, 10, 'mounting', NULL, NULL, '导轨', ''),
(1076, 11, 'depth', 66.0, 66.0, '', '');
--> statement-breakpoint
INSERT INTO "case_facts" VALUES
(4001, 2026, 'public', 'reactive-power', '2×1600 kVA变压器，每台最大有功约1050 kW', 'LH-SVG-M 100 kvar 2台、LH-XCS-7 50 kvar 16台'),
(4002, 2023, 'public', 'metering', '1×1000 kVA变压器，28路馈线，36台楼层配电箱', 'LH-MC12 3台（馈线）、LH-DM3C 36只（楼层，互感器200/5）'),
(4003, 2024, 'public', 'harmonics', '舞台灯光柜2台（各125 A）、大屏配电箱2台（各90 A）', 'LH-APF-W 50 A 2台（灯光柜）、LH-APF-W 35 A 2台（大屏箱）'),
(4004, 2022, 'public', 'safety', '地上18层，楼层配电箱54台', 'LH-RCD300 54台（每台剩余电流1路、温度4路，互感器φ65）'),
(4005, 2025, 'public', 'emergency', '2×2000 kVA变压器，2段保供电母线', 'LH-KJX-D 1000 A 2台（每相3只插座）'),
(4006, 2021, 'transport', 'harmonics,reactive-power', '1×1250 kVA变压器，照明母线最大620 A，LED照明', 'LH-XCS-14 45 kvar 3台、LH-XCF 24 kvar 2台'),
(4007, 2023, 'transport', 'harmonics', '2段环控母线，每段变频风机、水泵约280 kW', 'LH-APF-G 200 A 2套'),
(4008, 2020, 'public', 'metering', '2×800 kVA变压器，2路进线、34路馈线', 'LH-PM120E 2台（进线）、LH-PM96E 34台（馈线）'),
(4009, 2019, 'commerce', 'reactive-power,metering', '1×1000 kVA变压器，最大有功620 kW，68户商铺', 'LH-ZCH 120 kvar 2台、LH-DM3 68只'),
(4010, 2024, 'municipal', 'metering,safety', '6台100 kVA路灯箱变，42路照明回路', 'LH-SB63 3P 40 A 42台、LH-WM40 6台（互感器200 A）'),
(4011, 2020, 'municipal', 'reactive-power', '10 kV送水泵4×450 kW（三用一备），1×800 kVA变压器', 'LH-GYJ 120 kvar 4台、LH-XCB 40 kvar 3组'),
(4012, 2025, 'municipal', 'unbalance', '1×630 kVA台区变压器，312户', 'LH-SPC 100 kvar 1台、LH-HXK 1套（12台100 A换相单元）'),
(4013, 2026, 'transport', 'reactive-power,metering', '1×1250 kVA箱变，12台120 kW直流充电桩', 'LH-SVG-MH 150 kvar 1台、LH-MC12 1台（12路，互感器250 A）'),
(4014, 2022, 'transport', 'metering', '4层停车楼，46路照明回路', 'LH-WM42 46只（互感器100 A）、LH-GW200 1台'),
(4015, 2018, 'municipal', 'harmonics,reactive-power', '1×2000 kVA变压器，5台160 kW曝气风机变频器', 'LH-GXL 300 kvar 1套（5、7、11次）'),
(4101, 2026, 'medical', 'harmonics,monitoring', '1×800 kVA影像专用变压器，CT 2台、MRI 1台、DSA 1台', 'LH-APF-W 50 A 4台（逐台设备）、LH-PQM-S 1台（进线）'),
(4102, 2024, 'medical', 'emergency', '2×630 kVA变压器，6路一级负荷馈线', 'LH-KJT 400 A 2台'),
(4103, 2023, 'medical', 'safety', '3栋病区楼，38台楼层配电箱，12面低压柜', 'LH-RCD300 38台、LH-TS20 96只（低压柜电缆接头）'),
(4104, 2021, 'medical', 'reactive-power', '2×1000 kVA变压器，每台最大有功约650 kW', 'LH-SVG-M 100 kvar 2台、LH-ZCS 40 kvar 10台'),
(4105, 2020, 'education', 'metering,safety', '8栋宿舍楼，1920间', 'LH-DM2P 1920只'),
(4106, 2022, 'education', 'metering', '4栋教学楼，1×500 kVA变压器，52台楼层配电箱', 'LH-DM3 52只、LH-GW100 4台'),
(4107, 2019, 'education', 'reactive-power', '1×630 kVA变压器，机床与焊机实训负荷约360 kW', 'LH-GBJ 240 kvar 1面、LH-CK200 1台'),
(4108, 2018, 'education', 'harmonics,reactive-power', '1×630 kVA变压器，12路照明干线约210 kW', 'LH-XCF 30 kvar 4台'),
(4109, 2024, 'education', 'monitoring', '2×1250 kVA变压器，2路0.4 kV进线', 'LH-PQM-A 2台（A级，512点/周波）'),
(4110, 2023, 'education', 'safety', '5所幼儿园，10台总配电箱，96路末端回路', 'LH-SB63 1P+N 20 A 96台、LH-RCD300 10台'),
(4111, 2022, 'medical', 'metering,safety', '1×800 kVA变压器，14路馈线，46台末端配电箱', 'LH-WM40 14台、LH-GW200 2台（接入LH-RCD300 46台）'),
(4112, 2023, 'education', 'reactive-power', '1×400 kVA变压器，屋顶光伏180 kWp', 'LH-SVG-W 75 kvar 1台'),
(4113, 2025, 'medical', 'safety,metering', '1×630 kVA变压器，7面低压柜，22路馈线', 'LH-TS10 42只（母排、电缆接头）、LH-PM96E 23台'),
(4114, 2021, 'medical', 'emergency', '2×800 kVA变压器，负压病区2段应急母线', 'LH-KJX 630 A 2台（外墙）'),
(4201, 2021, 'machinery', 'reactive-power,harmonics', '1×1600 kVA变压器，52台机器人焊机，平均有功约720 kW', 'LH-GXT 300 kvar 2套（5、7次）'),
(4202, 2018, 'metals', 'harmonics,reactive-power', '2×1500 kW六脉波中频炉，2×2000 kVA变压器（575 V）', 'LH-GXZ 2套（5、7、11、13次，匹配1500 kW）'),
(4203, 2024, 'electronics', 'harmonics,monitoring', '2×1600 kVA变压器，1860台FFU，每段约480 A', 'LH-APF-G 300 A 2套（四线）、LH-PQM-S 2台'),
(4204, 2023, 'light', 'metering', '空压机4×110 kW、2×75 kW', 'LH-WM40 6台（互感器400 A、200 A）'),
(4205, 2026, 'light', 'reactive-power,unbalance', '1×1600 kVA变压器，64台注塑机，最大有功约900 kW', 'LH-SVG-MH 150 kvar 2台、LH-ZCF 30 kvar 8台'),
(4206, 2019, 'metals', 'reactive-power', '10 kV母线最大负荷9.6 MW，原料磨电动机2800 kW', 'LH-GYZ 2×1200 kvar 1套（6%电抗）、LH-GYJ 600 kvar 1台'),
(4207, 2020, 'farming', 'reactive-power,safety', '1×1250 kVA变压器，46台电动机，其中粉碎机2×160 kW', 'LH-GXT 450 kvar 1套、LH-PM72D 46台'),
(4208, 2024, 'farming', 'safety,metering', '2×500 kVA箱变，18栋圈舍', 'LH-SB250M 200 A 18台、LH-WM40 18台（互感器200 A）'),
(4209, 2024, 'farming', 'emergency,metering', '1×500 kVA变压器，保安负荷280 kW，12路水泵与增氧机', 'LH-KJT 630 A 1台、LH-MC12 1台（12路）'),
(4210, 2023, 'commerce', 'reactive-power', '3×630 kVA箱变，屋顶光伏900 kWp', 'LH-SVG-P 70 kvar 6台、LH-CK300 3台'),
(4211, 2022, 'commerce', 'reactive-power,harmonics', '1×1250 kVA变压器，5台132 kW螺杆压缩机（2台变频）', 'LH-XCS-7 50 kvar 7台'),
(4212, 2021, 'chemicals', 'monitoring,harmonics', '3座变配电所，26路重要馈线', 'LH-PM96H 26台'),
(4213, 2022, 'light', 'metering', '14台产污设备、6套治污设备', 'LH-WM41 5台（每台4路）'),
(4214, 2024, 'electronics', 'metering,safety', '48面列头柜，每面24路单相', 'LH-MC12 48台、LH-TS20 288只（每面6只）；按柜功率封闭冷通道，送风20→24 ℃'),
(4215, 2019, 'metals', 'harmonics,reactive-power', '2×2000 kVA变压器，球磨机、浮选机负荷约2300 kW', 'LH-XCB 60 kvar 24组（7%）、LH-APF-M 150 A 4台');
--> statement-breakpoint
INSERT INTO "case_figures" VALUES
(4001, 0, '功率因数', '0.86', '0.98', ''),
(4001, 1, '变压器负载率', '76', '67', '%'),
(4001, 2, '月力调电费', '7900', '-2900', '元'),
(4002, 0, '独立计量回路', '2', '64', '路'),
(4002, 1, '每次抄表', '240', '1', 'min'),
(4002, 2, '月用电量', '7.2', '6.6', '万kWh'),
(4003, 0, '灯光柜THDi', '34', '4.8', '%'),
(4003, 1, '大屏箱THDi', '36', '5.3', '%'),
(4003, 2, '灯光柜中性线电流', '98', '14', 'A'),
(4004, 0, '监测点', '', '270', '处'),
(4004, 1, '最大剩余电流', '780', '140', 'mA'),
(4004, 2, '泄漏超300 mA的回路', '5', '0', '路'),
(4005, 0, '发电车接入', '150', '15', 'min'),
(4005, 1, '每次接入人员', '8', '3', '人'),
(4005, 2, '可接入功率', '', '1000', 'kW'),
(4006, 0, '功率因数', '0.84', '0.96', ''),
(4006, 1, 'THDu', '6.1', '3.6', '%'),
(4006, 2, '三次谐波放大', '1.8', '0.9', '倍'),
(4007, 0, 'THDi', '32', '4.6', '%'),
(4007, 1, '5次谐波电流', '118', '9', 'A'),
(4007, 2, 'THDu', '5.6', '2.4', '%'),
(4008, 0, '在线测量回路', '0', '36', '路'),
(4008, 1, '每月抄表', '300', '5', 'min'),
(4008, 2, '总分电量差', '4.8', '0.9', '%'),
(4009, 0, '功率因数', '0.85', '0.97', ''),
(4009, 1, '月力调电费', '3700', '-1100', '元'),
(4009, 2, '每月抄表', '16', '0.5', 'h'),
(4010, 0, '亮灯率', '96.2', '99.4', '%'),
(4010, 1, '故障发现', '26', '0.2', 'h'),
(4010, 2, '月用电量', '3.1', '2.7', '万kWh'),
(4011, 0, '10 kV功率因数', '0.86', '0.96', ''),
(4011, 1, '单泵馈线电流', '27.2', '24.4', 'A'),
(4011, 2, '月力调电费', '11300', '-4200', '元'),
(4012, 0, '三相不平衡度', '46', '4.5', '%'),
(4012, 1, '中性线电流', '209', '17', 'A'),
(4012, 2, '台区线损率', '7.8', '5.1', '%'),
(4012, 3, '末端最低电压', '198', '213', 'V'),
(4013, 0, '月均功率因数', '0.84', '0.98', ''),
(4013, 1, '月力调电费', '4600', '-1100', '元'),
(4013, 2, '总分电量差', '3.6', '0.8', '%'),
(4014, 0, '单独计量回路', '4', '46', '路'),
(4014, 1, '照明月用电量', '5.4', '3.6', '万kWh'),
(4014, 2, '数据间隔', '', '15', 'min'),
(4015, 0, 'THDi', '33', '9.5', '%'),
(4015, 1, '5次谐波电流', '241', '52', 'A'),
(4015, 2, '功率因数', '0.85', '0.97', ''),
(4101, 0, 'DSA配电箱THDi', '38', '5.2', '%'),
(4101, 1, 'THDu', '4.6', '2.1', '%'),
(4101, 2, '设备电源告警', '7', '0', '次/季'),
(4102, 0, '失电到恢复供电', '900', '14', 's'),
(4102, 1, '切换动作', '', '1.8', 's'),
(4102, 2, '发电车接入', '90', '12', 'min'),
(4103, 0, '监测点', '', '286', '处'),
(4103, 1, '最大剩余电流', '620', '110', 'mA'),
(4103, 2, '接头最高温度', '96', '61', '℃'),
(4104, 0, '功率因数', '0.84', '0.97', ''),
(4104, 1, '变压器负载率', '77', '67', '%'),
(4104, 2, '月力调电费', '7900', '-2000', '元'),
(4105, 0, '每月抄表收费', '320', '4', 'h'),
(4105, 1, '大功率电器跳闸', '35', '4', '次/月'),
(4105, 2, '月用电量', '19.2', '16.8', '万kWh'),
(4106, 0, '独立计量回路', '1', '52', '路'),
(4106, 1, '每次抄表', '180', '1', 'min'),
(4106, 2, '夜间待机功率', '23', '9', 'kW'),
(4107, 0, '功率因数', '0.72', '0.96', ''),
(4107, 1, '进线电流', '722', '541', 'A'),
(4107, 2, '月力调电费', '2270', '-190', '元'),
(4108, 0, '功率因数', '0.86', '0.98', ''),
(4108, 1, 'THDu', '4.8', '3.1', '%'),
(4108, 2, '电容器年更换', '9', '0', '台'),
(4109, 0, '电压暂降记录', '0', '37', '次/年'),
(4109, 1, '最低残压', '', '52', '%'),
(4109, 2, '停机原因查明率', '20', '95', '%'),
(4110, 0, '有漏电保护的回路', '41', '96', '路'),
(4110, 1, '最大剩余电流', '410', '25', 'mA'),
(4110, 2, '停电查找', '90', '6', 'min'),
(4111, 0, '月用电量', '11.8', '10.7', '万kWh'),
(4111, 1, '泄漏超300 mA的回路', '4', '0', '路'),
(4111, 2, '每周巡检', '6', '1.5', 'h'),
(4112, 0, '月均功率因数', '0.71', '0.97', ''),
(4112, 1, '月力调电费', '1200', '-90', '元'),
(4112, 2, '光伏月发电量', '', '1.6', '万kWh'),
(4113, 0, '接头最高温度', '88', '54', '℃'),
(4113, 1, '在线测量回路', '1', '23', '路'),
(4113, 2, '每周巡检', '5', '1', 'h'),
(4114, 0, '发电车接入', '100', '10', 'min'),
(4114, 1, '每次接入人员', '6', '2', '人'),
(4114, 2, '可接入功率', '', '600', 'kW'),
(4201, 0, '功率因数', '0.68', '0.97', ''),
(4201, 1, '长时间闪变Plt', '1.6', '0.8', ''),
(4201, 2, '焊接时电压跌落', '6.8', '3.0', '%'),
(4202, 0, '功率因数', '0.83', '0.95', ''),
(4202, 1, '10 kV侧5次谐波电流', '36', '9', 'A'),
(4202, 2, '10 kV侧THDu', '5.8', '2.6', '%'),
(4202, 3, '铁水电耗', '625', '598', 'kWh/t'),
(4203, 0, 'THDi', '45', '4.9', '%'),
(4203, 1, '中性线电流', '512', '46', 'A'),
(4203, 2, 'THDu', '5.9', '2.3', '%'),
(4204, 0, '比功率', '7.6', '6.9', 'kW/(m³/min)'),
(4204, 1, '空载运行占比', '31', '12', '%');
--> statement-breakpoint
INSERT INTO "case_figures" VALUES
(4204, 2, '月用电量', '28.6', '25.1', '万kWh'),
(4205, 0, '功率因数', '0.78', '0.97', ''),
(4205, 1, '变压器负载率', '72', '58', '%'),
(4205, 2, '三相不平衡度', '24', '8', '%'),
(4205, 3, '月力调电费', '18900', '-2400', '元'),
(4206, 0, '10 kV功率因数', '0.87', '0.97', ''),
(4206, 1, '10 kV进线电流', '637', '571', 'A'),
(4206, 2, '月力调电费', '4.8', '-2.4', '万元'),
(4207, 0, '功率因数', '0.76', '0.98', ''),
(4207, 1, '月力调电费', '12800', '-1400', '元'),
(4207, 2, '电动机烧毁', '5', '0', '台/年'),
(4208, 0, '断电发现', '25', '1', 'min'),
(4208, 1, '端子最高温度', '92', '63', '℃'),
(4208, 2, '每头每月用电', '5.4', '4.8', 'kWh'),
(4209, 0, '停电到恢复增氧', '45', '8', 'min'),
(4209, 1, '切换动作', '', '1.8', 's'),
(4209, 2, '每千克鱼用电', '6.2', '5.6', 'kWh'),
(4210, 0, '月均功率因数', '0.76', '0.98', ''),
(4210, 1, '月力调电费', '10500', '-1100', '元'),
(4210, 2, '电压合格率', '97.1', '99.8', '%'),
(4211, 0, '功率因数', '0.80', '0.96', ''),
(4211, 1, 'THDu', '5.3', '3.4', '%'),
(4211, 2, '电容器年损坏', '11', '0', '台'),
(4211, 3, '月力调电费', '9800', '-1500', '元'),
(4212, 0, '谐波监测馈线', '2', '26', '路'),
(4212, 1, '5次谐波超限馈线', '4', '0', '路'),
(4212, 2, '查找谐波源', '5', '0.5', '天'),
(4213, 0, '监测回路', '', '20', '路'),
(4213, 1, '治污同步运行率', '88', '99.6', '%'),
(4213, 2, '每周台账', '6', '0.5', 'h'),
(4214, 0, '计量回路', '48', '1152', '路'),
(4214, 1, 'PUE', '1.46', '1.38', ''),
(4214, 2, '接头最高温度', '84', '58', '℃'),
(4215, 0, '功率因数', '0.81', '0.97', ''),
(4215, 1, 'THDi', '17', '4.2', '%'),
(4215, 2, 'THDu', '6.2', '2.9', '%'),
(4215, 3, '月力调电费', '3.1', '-0.5', '万元');
--> statement-breakpoint
INSERT INTO "solution_cases" VALUES
(2001, 4001, 0),
(2001, 4002, 1),
(2001, 4003, 2),
(2002, 4007, 0),
(2002, 4006, 1),
(2003, 4010, 0),
(2004, 4012, 0),
(2005, 4013, 0),
(2006, 4101, 0),
(2006, 4102, 1),
(2006, 4104, 2),
(2007, 4105, 0),
(2007, 4106, 1),
(2007, 4107, 2),
(2008, 4011, 0),
(2008, 4015, 1),
(2009, 4208, 0),
(2011, 4211, 0),
(2012, 4209, 0),
(2013, 4209, 0),
(2014, 4207, 0),
(2015, 4211, 0),
(2016, 4210, 0),
(2016, 4112, 1),
(2017, 4201, 0),
(2018, 4202, 0),
(2019, 4205, 0),
(2020, 4204, 0),
(2021, 4206, 0),
(2021, 4215, 1),
(2022, 4203, 0),
(2023, 4214, 0),
(2024, 4210, 0),
(2024, 4112, 1);
--> statement-breakpoint
INSERT INTO "solution_sheets" VALUES
(2001, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"馈线THDi","value":"≤8%"},{"label":"补偿响应","value":"≤10 ms"},{"label":"停电窗口","value":"两个周末"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1250 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"3000/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"大屏"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"电梯机房"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"空调"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"澜衡云"}}'),
(2002, '[{"label":"滤波容量","value":"每段200 A"},{"label":"谐波滤除率","value":"≥95%"},{"label":"电抗率","value":"7%"},{"label":"复测工况","value":"收车与早高峰"}]', '{"sections":[{"name":"0.4 kV Ⅰ段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"环控风机、水泵变频器"}]],"tie":"母联"},{"name":"0.4 kV Ⅱ段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1000 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"滤波取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"电扶梯、屏蔽门电源"}]]}],"network":{"link":"RS485","gateway":1069,"to":"综合监控"}}'),
(2003, '[{"label":"单灯故障识别","value":"电流变化≥6%"},{"label":"漏电动作值","value":"100 mA"},{"label":"单台停电","value":"≤1 h"},{"label":"离线运行","value":"按本地时间表"}]', '{"sections":[{"name":"0.4 kV照明母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"100 kVA"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"100 A"},{"kind":"residual","product":1076,"text":"总剩余电流"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路1，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路2，36盏"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路3~5"}],[{"kind":"breaker","product":1071,"text":"32 A，100 mA"},{"kind":"load","text":"路灯回路6，36盏"}]]}],"network":{"link":"4G Cat.1，每台直连","to":"路灯平台"}}'),
(2004, '[{"label":"出口电流不平衡度","value":"≤15%"},{"label":"末端电压","value":"198~235 V"},{"label":"调节响应","value":"≤10 ms"},{"label":"居民停电","value":"≤2 h"}]', '{"sections":[{"name":"0.4 kV台区母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"400 kVA"},{"kind":"breaker"},{"kind":"meter","product":1019,"text":"600/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"70 kvar"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"1、2单元"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"3、4单元"}],[{"kind":"breaker"},{"kind":"phaseSwitch","product":1030,"text":"60 A×4"},{"kind":"load","text":"5、6单元"}],[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"50 kvar，支线末端"}]]}],"network":{"link":"LoRa、RS485至测控终端","to":"台区平台"}}'),
(2005, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"滤波容量","value":"200 A"},{"label":"补偿响应","value":"≤10 ms"},{"label":"计量","value":"每桩一表"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1000 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1068,"text":"进线回路"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060},{"kind":"load","text":"直流桩1，120 kW"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060},{"kind":"load","text":"直流桩2~9"}],[{"kind":"breaker","product":1072,"text":"250 A"},{"kind":"meter","product":1060},{"kind":"load","text":"直流桩10，120 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"站用电、照明"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"充电运营平台"}}'),
(2006, '[{"label":"目标功率因数","value":"≥0.96"},{"label":"双电源切换动作","value":"≤2 s"},{"label":"影像馈线THDi","value":"≤8%"},{"label":"带载演练","value":"每季度一次"}]', '{"sections":[{"name":"0.4 kV普通段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 1600 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"4×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"apf","product":1027,"text":"50 A","branch":true},{"kind":"load","text":"影像中心"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"门诊、病房"}]],"tie":"母联"},{"name":"0.4 kV应急段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 1600 kVA"},{"kind":"breaker"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"250 A","second":{"kind":"grid","text":"普通段（Ⅰ路）"}},{"kind":"load","text":"手术部、ICU（另配UPS）"}],[{"kind":"breaker"},{"kind":"load","text":"信息机房"}]]}],"network":{"link":"RS485","gateway":1069,"to":"后勤平台"}}'),
(2007, '[{"label":"宿舍表","value":"每间一只"},{"label":"食堂功率因数","value":"≥0.95"},{"label":"单栋割接","value":"2天"},{"label":"网关","value":"每120只表一台"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"800 kVA"},{"kind":"breaker"},{"kind":"meter","product":1048,"text":"1500/5"}]],"feeders":[[{"kind":"breaker"},{"kind":"capacitor","product":1005,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1058,"text":"每间一只"},{"kind":"load","text":"宿舍320间"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"教学楼、图书馆"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"load","text":"食堂、水泵房"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"load","text":"商铺"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"实验楼"}]]}],"network":{"link":"LoRa：宿舍表","gateway":1070,"to":"校园能耗平台"}}'),
(2008, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"自励磁校核","value":"Qc≤0.9√3·U·I0"},{"label":"发电车插接","value":"10 min内"},{"label":"户外箱防护","value":"IP54"}]', '{"sections":[{"name":"10 kV母线","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"meter","product":1062}]],"feeders":[[{"kind":"breaker"},{"kind":"motor","text":"定速泵560 kW"}],[{"kind":"breaker","text":"随机投退"},{"kind":"detuned","product":1010,"text":"150 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"meter","product":1061}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"2×30 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1056},{"kind":"apf","product":1027,"text":"2×35 A","branch":true},{"kind":"load","text":"变频泵260 kW"}],[{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组400 kVA"}},{"kind":"load","text":"必保负荷300 kW"}],[{"kind":"breaker","text":"机械联锁"},{"kind":"plug","product":1034,"text":"800 A"},{"kind":"generator","text":"移动发电车"}]]}],"network":{"link":"RS485","gateway":1069,"to":"水务调度"}}'),
(2009, '[{"label":"断电告警","value":"1 min内"},{"label":"双电源切换动作","value":"≤2 s"},{"label":"风机支路","value":"每路不多于4台"},{"label":"剩余电流","value":"每栋监测"}]', '{"sections":[{"name":"0.4 kV总母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"500 kVA"},{"kind":"meter","product":1065,"text":"断电上报"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"generator","text":"自备机组500 kVA"}}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"饲料间、办公"}],[{"kind":"breaker"},{"kind":"load","text":"第2~12栋舍（配置同第1栋）"}],[{"kind":"breaker","product":1072,"text":"100 A，第1栋进线"},{"kind":"residual","product":1076}]]},{"name":"第1栋舍配电箱","incoming":[],"feeders":[[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机4台，1路"}],[{"kind":"breaker","product":1071,"text":"16 A，300 mA"},{"kind":"load","text":"风机其余各路"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"料线"}],[{"kind":"breaker","product":1071,"text":"16 A，30 mA"},{"kind":"load","text":"照明、加热垫"}]]}],"network":{"link":"RS485","gateway":1069,"to":"养殖平台与电话外呼"}}'),
(2010, '[{"label":"断电告警","value":"1 min内"},{"label":"舍温上升","value":"约1.9 ℃/min（算例）"},{"label":"判据","value":"四个条件任一"},{"label":"断电演练","value":"每月一次"}]', '{"sections":[{"name":"鸡舍配电箱","incoming":[[{"kind":"grid","text":"0.4 kV场区进线"},{"kind":"breaker"},{"kind":"meter","product":1065,"text":"断电上报、两路舍温"},{"kind":"residual","product":1076,"text":"φ65 mm"}]],"feeders":[[{"kind":"breaker","product":1071,"text":"风机1路"},{"kind":"load","text":"风机4台"}],[{"kind":"breaker","product":1071,"text":"风机2路"},{"kind":"load","text":"风机4台"}],[{"kind":"breaker","product":1071,"text":"风机其余各路"},{"kind":"load","text":"风机、水帘泵"}],[{"kind":"breaker","product":1071,"text":"限时"},{"kind":"load","text":"料线、刮粪电机"}],[{"kind":"breaker","product":1071},{"kind":"load","text":"照明"}]]}],"network":{"link":"LoRa：分路与剩余电流","gateway":1070,"to":"养殖平台"}}'),
(2011, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"电压变动","value":"≤3%"},{"label":"起动间隔","value":"≥10 s"},{"label":"投切响应","value":"≤20 ms"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"315 kVA，4%"},{"kind":"breaker"},{"kind":"analyser","product":1032,"text":"暂降与电压变动"}]],"feeders":[[{"kind":"breaker"},{"kind":"contactor"},{"kind":"motor","text":"真空泵2×30 kW"}],[{"kind":"thyristor","text":"两台泵都运行才投"},{"kind":"detuned","product":1013,"text":"40 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"contactor","text":"星三角"},{"kind":"motor","text":"压缩机2×55 kW"}],[{"kind":"thyristor","text":"两台都运行才投"},{"kind":"detuned","product":1013,"text":"60 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"load","text":"青贮、饲料间"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"牧场平台"}}'),
(2012, '[{"label":"双电源切换动作","value":"≤2 s"},{"label":"溶氧余量","value":"约24 min（算例）"},{"label":"恢复顺序","value":"曝气—水泵—加热"},{"label":"应急电源","value":"两种可接入"}]', '{"sections":[{"name":"车间总母线","incoming":[[{"kind":"grid","text":"市电Ⅰ路"},{"kind":"breaker"},{"kind":"changeover","product":1035,"text":"630 A","second":{"kind":"grid","text":"市电Ⅱ路"}},{"kind":"meter","product":1065,"text":"断电上报"}],[{"kind":"generator","text":"自备机组250 kVA"},{"kind":"breaker","text":"与市电联锁"}],[{"kind":"generator","text":"发电车"},{"kind":"plug","product":1033,"text":"630 A"},{"kind":"breaker","text":"机械联锁"}]],"feeders":[[{"kind":"breaker","text":"一级，即投"},{"kind":"meter","product":1068},{"kind":"motor","text":"曝气风机2×37 kW"}],[{"kind":"breaker","text":"二级，延时10 s"},{"kind":"meter","product":1068},{"kind":"motor","text":"循环水泵3×30 kW"}],[{"kind":"breaker","text":"三级，人工"},{"kind":"meter","product":1068},{"kind":"load","text":"加热、紫外"}],[{"kind":"breaker"},{"kind":"residual","product":1076},{"kind":"load","text":"潮湿区照明插座"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"养殖平台"}}'),
(2013, '[{"label":"末端电压偏差","value":"-7%以内"},{"label":"剩余电流","value":"30 mA"},{"label":"补偿箱","value":"IP55户外"},{"label":"网关","value":"每台120点"}]', '{"sections":[{"name":"台区0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"fuse"},{"kind":"transformer","text":"200 kVA"},{"kind":"breaker"},{"kind":"meter","product":1019,"text":"首端电压"}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"其余支线"}],[{"kind":"breaker","text":"600 m，35 mm²铝线"}]]},{"name":"支线末端","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1025,"text":"30 kvar，定电压"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"1号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"2号塘增氧机3 kW"}],[{"kind":"breaker","product":1071,"text":"30 mA"},{"kind":"meter","product":1067},{"kind":"motor","text":"3~6号塘增氧机"}]]}],"network":{"link":"LoRa：岸边配电箱","gateway":1070,"to":"养殖平台"}}'),
(2014, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"动态补偿","value":"600 kvar"},{"label":"响应时间","value":"≤20 ms"},{"label":"考核口径","value":"吨料电耗"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1061,"text":"总计量"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"600 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1055},{"kind":"motor","text":"粉碎机132 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1055},{"kind":"motor","text":"制粒机160 kW×2"}],[{"kind":"breaker"},{"kind":"meter","product":1054},{"kind":"motor","text":"提升机、混合机"}],[{"kind":"breaker"},{"kind":"load","text":"喂料、照明"}]]}],"network":{"link":"RS485","gateway":1069,"to":"工厂平台"}}'),
(2015, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"滤波容量","value":"150 A"},{"label":"监测等级","value":"A级"},{"label":"库温停机","value":"检修期4 h内"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"sensor","product":1074},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机1、2，200 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1067},{"kind":"motor","text":"压缩机3、4，200 kW"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"150 A，取样在本馈线","branch":true},{"kind":"load","text":"屠宰线变频"}],[{"kind":"breaker"},{"kind":"load","text":"冷库照明、化霜"}]]}],"network":{"link":"LoRa","gateway":1070,"to":"能源平台"}}'),
(2016, '[{"label":"并网点功率因数","value":"≥0.95"},{"label":"SVG容量","value":"3×75 kvar"},{"label":"调节响应","value":"≤10 ms"},{"label":"验收记录","value":"晴、阴各24 h"}]', '{"sections":[{"name":"10 kV并网点","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"双向"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"630 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"SVG取样"}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"3×75 kvar"}],[{"kind":"breaker"},{"kind":"pv","text":"屋顶光伏400 kWp"}],[{"kind":"breaker"},{"kind":"meter","product":1060},{"kind":"generator","text":"沼气机组200 kW"}],[{"kind":"breaker"},{"kind":"load","text":"猪舍、水泵300 kW"}],[{"kind":"breaker"},{"kind":"load","text":"沼气站（非危险区）"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"能源平台"}}'),
(2017, '[{"label":"长时间闪变Plt","value":"≤1.0"},{"label":"动态补偿","value":"450 kvar"},{"label":"响应时间","value":"≤20 ms"},{"label":"负序不平衡度","value":"≤2%"}]', '{"sections":[{"name":"0.4 kV焊装母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"闪变、不平衡"}]],"feeders":[[{"kind":"thyristor"},{"kind":"detuned","product":1017,"text":"450 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"AB相焊机14台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"BC相焊机13台"}],[{"kind":"breaker"},{"kind":"meter","product":1050},{"kind":"load","text":"CA相焊机13台"}]]}],"network":{"link":"RS485","gateway":1069,"to":"车间系统"}}'),
(2018, '[{"label":"补偿后功率因数","value":"0.92~0.97"},{"label":"滤波支路","value":"5、7、11次"},{"label":"投切响应","value":"≤20 ms"},{"label":"投入顺序","value":"先5次"}]', '{"sections":[{"name":"690 V炉用母线","incoming":[[{"kind":"grid","text":"10 kV专线"},{"kind":"breaker"},{"kind":"transformer","text":"1800 kVA，10/0.69 kV"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"谐波"},{"kind":"controller","product":1018}]],"feeders":[[{"kind":"breaker"},{"kind":"load","text":"中频炉1500 kW，六脉波"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第1档，110 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"5次第2档，110 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"7次，120 kvar"}],[{"kind":"thyristor"},{"kind":"filter","product":1016,"text":"11次，100 kvar"}]]}],"network":{"link":"RS485","gateway":1069,"to":"熔炼班组"}}'),
(2019, '[{"label":"目标功率因数","value":"≥0.95"},{"label":"中性线电流","value":"≤相电流的25%"},{"label":"变压器负载率","value":"降约19个百分点（算例）"},{"label":"实施顺序","value":"分相—补偿—计量"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1250 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"8×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"balancer","product":1029,"text":"50 kvar，按需"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"每台一只"},{"kind":"load","text":"注塑机1~15"}],[{"kind":"breaker"},{"kind":"meter","product":1060,"text":"每台一只"},{"kind":"load","text":"注塑机16~30"}],[{"kind":"breaker"},{"kind":"meter","product":1048},{"kind":"load","text":"冷水机、空压机"}]]}],"network":{"link":"RS485","gateway":1069,"to":"生产系统"}}'),
(2020, '[{"label":"目标功率因数","value":"≥0.96"},{"label":"滤波容量","value":"200 A"},{"label":"电气间防护","value":"IP54或独立通风"},{"label":"夜间轻载","value":"不过补"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","text":"补偿取样"}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第1组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"第2组，3×50 kvar"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"喷气织机"}],[{"kind":"breaker"},{"kind":"load","text":"空调变频"}],[{"kind":"breaker","text":"200 m电缆"}]]},{"name":"空压站母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"meter","product":1065},{"kind":"motor","text":"空压机1、2，160 kW"}],[{"kind":"breaker"},{"kind":"meter","product":1065},{"kind":"motor","text":"空压机3、4，160 kW"}]]}],"network":{"link":"4G；多回路表走以太网","to":"能效平台"}}'),
(2021, '[{"label":"10 kV功率因数","value":"≥0.95"},{"label":"高压补偿","value":"2100 kvar"},{"label":"串联电抗率","value":"6%"},{"label":"单组投切电压变化","value":"约0.3%"}]', '{"sections":[{"name":"10 kV总降母线","incoming":[[{"kind":"grid","text":"35 kV进线"},{"kind":"breaker"},{"kind":"transformer","text":"16 MVA，35/10 kV"},{"kind":"breaker"}]],"feeders":[[{"kind":"disconnector"},{"kind":"contactor"},{"kind":"sensor","product":1073},{"kind":"detuned","product":1008,"text":"2×600 kvar，6%"}],[{"kind":"breaker"},{"kind":"motor","text":"原料磨"}],[{"kind":"breaker","text":"与原料磨同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"motor","text":"破碎机"}],[{"kind":"breaker","text":"与破碎机同退"},{"kind":"detuned","product":1010,"text":"450 kvar"}],[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA"},{"kind":"breaker"},{"kind":"meter","product":1050}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"6×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"filter","product":1015,"text":"5、7次，300 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"选粉机、窑变频"}],[{"kind":"breaker"},{"kind":"load","text":"风机、水泵、皮带"}],[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"破碎车间"}]]}],"network":{"link":"RS485；测温无线","gateway":1069,"to":"能源中心"}}'),
(2022, '[{"label":"监测等级","value":"A级"},{"label":"滤波容量","value":"300 A"},{"label":"冷站功率因数","value":"≥0.96"},{"label":"监测周期","value":"至少一个月"}]', '{"sections":[{"name":"0.4 kV FFU段","incoming":[[{"kind":"grid","text":"10 kV Ⅰ路"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA，6%"},{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"进线，A级"}]],"feeders":[[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"300 A"}],[{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"不停电装"},{"kind":"load","text":"FFU，480 kW"}],[{"kind":"breaker"},{"kind":"analyser","product":1032},{"kind":"load","text":"工艺真空泵"}]],"tie":"母联"},{"name":"0.4 kV工艺与冷站段","incoming":[[{"kind":"grid","text":"10 kV Ⅱ路"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2500 kVA，6%"},{"kind":"breaker"}]],"feeders":[[{"kind":"breaker"},{"kind":"analyser","product":1031,"text":"A级"},{"kind":"load","text":"曝光机（另设暂降保护）"}],[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×75 kvar"}],[{"kind":"breaker"},{"kind":"load","text":"空调冷站500 kW"}]]}],"network":{"link":"RS485、以太网","gateway":1069,"to":"厂务监控"}}'),
(2023, '[{"label":"回路计量","value":"每路一测"},{"label":"负载预警","value":"80%"},{"label":"滤波容量","value":"200 A"},{"label":"轻载容性","value":"SVG吸收200 kvar"}]', '{"sections":[{"name":"0.4 kV母线","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"sensor","product":1073,"text":"电缆头"},{"kind":"transformer","text":"2500 kVA，6%"},{"kind":"breaker"},{"kind":"meter","product":1050,"text":"THDi"}],[{"kind":"generator","text":"柴油机"},{"kind":"breaker","text":"与市电联锁"}]],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"2×100 kvar，感性"}],[{"kind":"breaker"},{"kind":"apf","product":1028,"text":"200 A"}],[{"kind":"breaker"},{"kind":"load","text":"空调、照明"}],[{"kind":"breaker"},{"kind":"load","text":"UPS-B（B路列头柜同A路）"}],[{"kind":"breaker","text":"UPS-A"}]]},{"name":"列头柜A路","incoming":[],"feeders":[[{"kind":"sensor","product":1074},{"kind":"breaker"},{"kind":"meter","product":1068},{"kind":"load","text":"机柜1~12"}],[{"kind":"breaker"},{"kind":"meter","product":1068,"text":"含零线"},{"kind":"load","text":"机柜13~24"}],[{"kind":"breaker"},{"kind":"load","text":"备用"}]]}],"network":{"link":"RS485：列头柜表计","gateway":1069,"to":"动环系统"}}'),
(2024, '[{"label":"关口功率因数","value":"≥0.95"},{"label":"新增SVG","value":"100 kvar"},{"label":"控制量","value":"无功功率"},{"label":"记录","value":"晴、阴各24 h"}]', '{"sections":[{"name":"10 kV关口","incoming":[[{"kind":"grid","text":"10 kV进线"},{"kind":"breaker"},{"kind":"meter","product":1062,"text":"双向计量"}]],"feeders":[[{"kind":"breaker"},{"kind":"transformer","text":"1600 kVA，6%"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"总进线取样"},{"kind":"controller","product":1019}]]},{"name":"0.4 kV母线","incoming":[],"feeders":[[{"kind":"breaker"},{"kind":"svg","product":1022,"text":"100 kvar"}],[{"kind":"breaker"},{"kind":"detuned","product":1011,"text":"7×50 kvar，7%"}],[{"kind":"breaker"},{"kind":"meter","product":1061,"text":"发电量"},{"kind":"pv","text":"屋顶光伏500 kW"}],[{"kind":"breaker"},{"kind":"load","text":"车间动力"}],[{"kind":"breaker"},{"kind":"load","text":"空调、办公"}]]}],"network":{"link":"RS485","gateway":1069,"to":"能源平台"}}');
--> statement-breakpoint
INSERT INTO "banner_texts" VALUES
(7001, '无功补偿、谐波治理、智能仪表与云平台，从元件到成套。', '查看全部产品', '/product_centers', 'left'),
(7002, '从一只电容器到整面补偿柜，型号、参数与图纸都能查到。', '看电容补偿产品', '/product_type_list/33?view=list', 'left'),
(7003, '电量、谐波、温度与告警汇到一个平台，电脑和手机都能看。', '看澜衡云平台', '/yunplat', 'left'),
(7004, '楼宇、轨道交通、路灯与老旧小区的补偿、治理与分项计量。', '看智慧城市方案', '/cm_city', 'left'),
(7005, '通风与供氧停电即告警，供电可靠，电费算得清。', '看智慧养殖方案', '/cm_agriculture', 'left'),
(7006, '按现场波形选型，把谐波、无功与不平衡治到标准以内。', '看智慧工业方案', '/cm_industry', 'left');
--> statement-breakpoint
INSERT INTO "certificates" VALUES
(5001, 'SAMPLE-QMS-0001', '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务', '示例认证机构', '', '2026-08-21', '2029-08-20', ''),
(5002, 'SAMPLE-EMS-0002', '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的环境管理', '示例认证机构', '', '2026-08-04', '2029-08-03', ''),
(5003, 'SAMPLE-OHS-0003', '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的职业健康安全管理', '示例认证机构', '', '2026-07-17', '2029-07-16', ''),
(5004, 'SAMPLE-MMS-0004', '电容量、电流、电压、谐波与计量误差的出厂检测和试验室测量过程', '示例认证机构', '', '2026-06-29', '2029-06-28', ''),
(5005, 'SAMPLE-ENMS-0005', '电容器卷绕、浸渍、装配与老化试验过程的用能管理', '示例认证机构', '', '2026-06-11', '2029-06-10', ''),
(5006, 'SAMPLE-ISMS-0006', '能源物联网平台的开发、部署与运行维护，以及客户用能数据的管理', '示例认证机构', '', '2026-06-08', '2029-06-07', ''),
(5007, 'SAMPLE-ASS-0007', '无功补偿、谐波治理与电力仪表产品的安装指导、维修、备件与巡检服务', '示例评价中心', '', '2026-05-21', '2029-05-20', ''),
(5008, 'SAMPLE-VCC-0008', '低压无功功率补偿成套装置，额定电压400 V，额定容量不大于600 kvar', '示例认证机构', '', '2026-04-29', '2031-04-28', ''),
(5009, 'SAMPLE-RPT-0009', '智能集成电力电容器：外观、绝缘、温升、投切性能与保护功能共12项，全部合格', '示例检测中心', '', '2026-04-15', '', ''),
(5010, 'SAMPLE-RPT-0010', '静止无功发生器：响应时间、输出电流谐波、效率与电磁兼容共15项，全部合格', '示例检测中心', '', '2026-03-27', '', ''),
(5011, 'SAMPLE-RPT-0011', '多功能电力仪表：电压、电流、功率与电能的基本误差和影响量，有功电能准确度0.5S级', '示例检测中心', '', '2026-03-25', '', ''),
(5012, 'SAMPLE-SEC-0012', '能源管理、电能质量分析与设备嵌入式软件的开发能力', '示例评价中心', '', '2026-03-06', '2027-03-05', ''),
(5013, 'SAMPLE-CRD-0013', '上一年度购销合同、工程合同与服务合同的履约情况', '示例评价中心', '', '2026-02-11', '2028-02-10', ''),
(5101, 'SAMPLE-ZL-INV-0101', '多台智能电容器经通信总线自动组网，主机离线后按剩余容量与地址竞选新主机', '示例专利登记机构', '2023-03-13', '2026-02-06', '2043-03-12', ''),
(5102, 'SAMPLE-ZL-INV-0102', '用投切瞬间的电压和电流估算电容器剩余容量，低于设定值时报警并退出', '示例专利登记机构', '2023-01-20', '2026-01-23', '2043-01-19', ''),
(5103, 'SAMPLE-ZL-INV-0103', '三电平模块并联运行时，以下垂与修正电流共同控制，抑制模块间环流', '示例专利登记机构', '2022-11-28', '2026-01-06', '2042-11-27', ''),
(5104, 'SAMPLE-ZL-INV-0104', '在半个工频周期内提取各次谐波电流，按次数与限值依次分配补偿容量', '示例专利登记机构', '2022-10-11', '2025-12-26', '2042-10-10', ''),
(5105, 'SAMPLE-ZL-INV-0105', '按三相负荷电流与中性线电流，把调节容量分配到台区各相', '示例专利登记机构', '2023-06-14', '2025-12-09', '2043-06-13', ''),
(5106, 'SAMPLE-ZL-INV-0106', '求解换相开关的最优组合，并限制单台开关每日动作次数', '示例专利登记机构', '2023-04-20', '2025-11-21', '2043-04-19', ''),
(5107, 'SAMPLE-ZL-INV-0107', '记录每次吸合与释放时间，自动修正过零投切的提前量', '示例专利登记机构', '2023-02-28', '2025-11-07', '2043-02-27', ''),
(5108, 'SAMPLE-ZL-INV-0108', '电容器承担基础无功，SVG承担快速变化的部分，两者按同一目标功率因数协调', '示例专利登记机构', '2023-01-12', '2025-10-28', '2043-01-11', ''),
(5109, 'SAMPLE-ZL-INV-0109', '由三相功率与相角关系判断互感器极性和相序错误，并给出改正的接法', '示例专利登记机构', '2022-11-18', '2025-10-10', '2042-11-17', ''),
(5110, 'SAMPLE-ZL-INV-0110', '由各回路注入的识别信号确定互感器所在槽位，免去逐路手工设置', '示例专利登记机构', '2022-09-23', '2025-09-23', '2042-09-22', ''),
(5111, 'SAMPLE-ZL-INV-0111', '断网期间的数据带序号存储，恢复后按时间排序补传并去除重复', '示例专利登记机构', '2022-08-01', '2025-09-05', '2042-07-31', ''),
(5112, 'SAMPLE-ZL-INV-0112', '由市电、母线与舍内设备三处状态共同判定停电，任一通道失效仍能告警', '示例专利登记机构', '2022-06-17', '2025-08-29', '2042-06-16', ''),
(5201, 'SAMPLE-ZL-UM-0201', '抽屉推入时与母线自动夹紧的弹性触头，用于抽屉式智能电容模块', '示例专利登记机构', '2024-12-30', '2025-08-12', '2034-12-29', ''),
(5202, 'SAMPLE-ZL-UM-0202', '电容器与电抗器分置两仓、各走风道，用于串联电抗的电容补偿模块', '示例专利登记机构', '2024-11-13', '2025-07-25', '2034-11-12', ''),
(5203, 'SAMPLE-ZL-UM-0203', '闭合后露出标记的锁扣，用于开口式电流互感器', '示例专利登记机构', '2024-09-27', '2025-07-08', '2034-09-26', ''),
(5204, 'SAMPLE-ZL-UM-0204', '免工具的侧面卡块，用于开孔安装的面板式电力仪表', '示例专利登记机构', '2024-08-23', '2025-07-01', '2034-08-22', ''),
(5205, 'SAMPLE-ZL-UM-0205', '可先挂后锁的挂装支架，用于壁挂式静止无功发生器', '示例专利登记机构', '2024-11-04', '2025-06-13', '2034-11-03', ''),
(5206, 'SAMPLE-ZL-UM-0206', '与电气室隔开的迷宫式风道，用于户外补偿箱', '示例专利登记机构', '2024-09-19', '2025-05-27', '2034-09-18', ''),
(5207, 'SAMPLE-ZL-UM-0207', '带异形键位的单芯连接器组件，用于低压应急电源快速接入箱', '示例专利登记机构', '2024-08-02', '2025-05-09', '2034-08-01', ''),
(5208, 'SAMPLE-ZL-UM-0208', '叠片与热管组合的散热器，用于晶闸管投切模块', '示例专利登记机构', '2024-06-28', '2025-04-29', '2034-06-27', ''),
(5209, 'SAMPLE-ZL-UM-0209', '可重复收紧的绝缘绑带和测温头卡座，用于母线与电缆接头的无线测温', '示例专利登记机构', '2024-05-13', '2025-04-15', '2034-05-12', ''),
(5210, 'SAMPLE-ZL-UM-0210', '压线后自锁的出线端子，用于导轨式电能表', '示例专利登记机构', '2024-07-25', '2025-03-28', '2034-07-24', ''),
(5211, 'SAMPLE-ZL-UM-0211', '不停机即可抽出的滤网框，用于补偿柜进风口', '示例专利登记机构', '2024-06-07', '2025-03-11', '2034-06-06', ''),
(5212, 'SAMPLE-ZL-UM-0212', '带放电电阻和指示灯的接线座，用于低压并联电容器', '示例专利登记机构', '2024-04-30', '2025-02-28', '2034-04-29', ''),
(5213, 'SAMPLE-ZL-UM-0213', '使三相不能同时吸合的机械连杆，用于换相开关', '示例专利登记机构', '2024-03-18', '2025-02-14', '2034-03-17', ''),
(5301, 'SAMPLE-SR-0301', '设备接入、实时监测、报警、能耗统计与报表的云端平台', '示例软件登记机构', '', '2025-01-24', '', 'V3.0'),
(5302, 'SAMPLE-SR-0302', '智能电容器的自动组网、循环投切、保护与参数设置', '示例软件登记机构', '', '2025-01-06', '', 'V2.4'),
(5303, 'SAMPLE-SR-0303', '多台SVG并联时的容量分配、主从切换与故障退出', '示例软件登记机构', '', '2024-12-31', '', 'V1.6'),
(5304, 'SAMPLE-SR-0304', '有源滤波装置的谐波采集、频谱显示与补偿效果对比', '示例软件登记机构', '', '2024-12-13', '', 'V2.1'),
(5305, 'SAMPLE-SR-0305', '按日、周、月统计电压偏差、谐波与不平衡度，并导出报表', '示例软件登记机构', '', '2024-11-25', '', 'V1.3'),
(5306, 'SAMPLE-SR-0306', '汇总台区三相负荷，给出换相方案并下发执行', '示例软件登记机构', '', '2024-11-07', '', 'V1.2'),
(5307, 'SAMPLE-SR-0307', '电力仪表的批量误差校验、结果判定与出厂数据追溯', '示例软件登记机构', '', '2024-11-01', '', 'V3.2'),
(5308, 'SAMPLE-SR-0308', '通信协议模板编辑、点表导入、在线调试与配置下发', '示例软件登记机构', '', '2024-10-14', '', 'V2.0'),
(5309, 'SAMPLE-SR-0309', '预付费控制、负荷特征识别与限电提示', '示例软件登记机构', '', '2024-09-26', '', 'V1.8'),
(5310, 'SAMPLE-SR-0310', '生产设备与环保设备用电的关联分析和异常提示', '示例软件登记机构', '', '2024-09-06', '', 'V1.1'),
(5311, 'SAMPLE-SR-0311', '巡检、抢修与缺陷工单的派发、到场签到和现场记录', '示例软件登记机构', '', '2024-09-02', '', 'V1.5'),
(5312, 'SAMPLE-SR-0312', '按负荷与电容、电抗参数计算补偿容量，生成选型清单', '示例软件登记机构', '', '2024-08-15', '', 'V1.0');
--> statement-breakpoint
INSERT INTO "product_registers" VALUES
(1006, '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"}},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"cabinet","title":"柜体","registers":[{"address":2656,"name":"柜内温度","symbol":"TCAB","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120},{"address":2657,"name":"风机启动温度","symbol":"TFAN","type":"UINT16","unit":"℃","scale":1,"access":"R/W","min":30,"max":60},{"address":2658,"name":"柜体状态","symbol":"CAB","type":"UINT16","scale":1,"access":"R","bits":["风机运行","烟感报警","柜门打开","进线隔离开关断开"],"note":"烟感、门禁为选配"}]}]}'),
(1018, '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"units","title":"电容单元","note":"台号为总线自动编址的次序，没有接入的单元读 FFFFH","registers":[{"address":2048,"name":"单元状态","symbol":"UST","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"},"bits":["C1投入","C2投入","过压","欠压","过流","缺相","过温","容量衰减","通信中断"]},{"address":2112,"name":"单元 C1 容量","symbol":"UQ1","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2176,"name":"单元 C2 容量","symbol":"UQ2","type":"UINT16","unit":"kvar","scale":0.1,"access":"R","series":{"from":1,"count":40,"word":"台"}},{"address":2240,"name":"单元温度","symbol":"UTMP","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":120,"series":{"from":1,"count":40,"word":"台"}},{"address":2304,"name":"单元累计投切次数","symbol":"UN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":40,"word":"台"}}]}]}'),
(1019, '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"}},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100},{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"]}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]}]}'),
(1020, '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"}},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":12,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":12,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]},{"id":"transformer","title":"配变监测","registers":[{"address":2432,"name":"变压器额定容量","symbol":"STR","type":"UINT16","unit":"kVA","scale":1,"access":"R/W","min":10,"max":2500},{"address":2433,"name":"负载率","symbol":"LOAD","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":300},{"address":2434,"name":"三相电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100},{"address":2435,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":1,"access":"R","max":30000,"note":"选配，没有时读 FFFFH"},{"address":2436,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"选配，没有接入的路读 7FFFH"},{"address":2440,"name":"开关量输入","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["箱门","DI2","DI3","DI4"]}]},{"id":"curve","title":"负荷曲线与冻结","note":"一次值","registers":[{"address":2464,"name":"补召起点","symbol":"CVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2880,"note":"15 min 一点，1 为最近一点；写入后读下列各项"},{"address":2465,"name":"该点月日","symbol":"CVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月×100+日、时×100+分"},{"address":2466,"name":"该点时分","symbol":"CVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月×100+日、时×100+分"},{"address":2468,"name":"该点总有功功率","symbol":"CVP","type":"INT32","unit":"kW","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2470,"name":"该点总无功功率","symbol":"CVQ","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000},{"address":2472,"name":"该点正向有功电能","symbol":"CVEP","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"}]},{"id":"downlink","title":"下行设备","registers":[{"address":2560,"name":"下行设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":2624,"name":"缓存待上送条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"}]}]}'),
(1021, '{"title":"网关与集中显示寄存器表","revision":"1.2","note":"单元标识 255 读本机寄存器；单元标识 1~247 转发给下行同地址的设备，寄存器按该设备自己的表。","mostRegisters":125,"exceptions":[1,2,3,6,11],"example":{"symbol":"BAUD","words":[96,96]},"tcp":{"port":502,"unit":255},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"state","title":"运行状态","registers":[{"address":64,"name":"连续运行时间","symbol":"UPTIME","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":66,"name":"处理器占用率","symbol":"CPU","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":67,"name":"内存占用率","symbol":"MEM","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":68,"name":"以太网状态","symbol":"LAN","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"10M","2":"100M"}}]},{"id":"screen","title":"画面与权限","registers":[{"address":80,"name":"当前画面","symbol":"PAGE","type":"UINT16","scale":1,"access":"R","values":{"1":"一次图","2":"曲线","3":"告警","4":"参数"}},{"address":81,"name":"登录级别","symbol":"LEVEL","type":"UINT16","scale":1,"access":"R","values":{"0":"巡视","1":"操作","2":"厂家"}},{"address":82,"name":"未确认告警条数","symbol":"ALMN","type":"UINT16","unit":"条","scale":1,"access":"R","max":1000},{"address":83,"name":"背光时间","symbol":"LIGHT","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60}]},{"id":"ports","title":"RS485口","registers":[{"address":128,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"series":{"from":1,"count":2,"word":"口"}},{"address":132,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","series":{"from":1,"count":2,"word":"口"},"values":{"0":"8N1","1":"8E1","2":"8O1"}},{"address":136,"name":"应答超时","symbol":"TIMEOUT","type":"UINT16","unit":"ms","scale":1,"access":"R/W","min":50,"max":5000,"series":{"from":1,"count":2,"word":"口"}},{"address":140,"name":"采集周期","symbol":"POLL","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":3600,"series":{"from":1,"count":2,"word":"口"}},{"address":144,"name":"在线设备数","symbol":"ONLINE","type":"UINT16","unit":"台","scale":1,"access":"R","max":32,"series":{"from":1,"count":2,"word":"口"}},{"address":148,"name":"通信成功率","symbol":"OKRATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100,"series":{"from":1,"count":2,"word":"口"},"note":"最近 1 h"}]},{"id":"devices","title":"下行设备","note":"按点表中的次序","registers":[{"address":256,"name":"设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":384,"name":"累计通信失败次数","symbol":"FAILN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":64,"word":"台"}}]}]}'),
(1022, '{"title":"SVG与APF模块寄存器表","revision":"2.0","note":"电流均为一次侧有效值。写给定与命令之前先把“控制来源”设为通信；通信中断超过 10 s，模块按本机设定继续运行。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2312,2306,2309]},"rtu":{"address":1,"baudRates":[9600,19200,38400],"baudRate":19200,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"grid","title":"系统侧测量","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":42.5,"max":62.5},{"address":264,"name":"A相系统电流","symbol":"ISA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":265,"name":"B相系统电流","symbol":"ISB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":266,"name":"C相系统电流","symbol":"ISC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":267,"name":"A相负载电流","symbol":"ILA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":268,"name":"B相负载电流","symbol":"ILB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":269,"name":"C相负载电流","symbol":"ILC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":272,"name":"系统有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.01,"access":"R","min":-5000,"max":5000},{"address":274,"name":"系统无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.01,"access":"R","min":-5000,"max":5000,"note":"补偿后，正为感性"},{"address":276,"name":"负载无功功率","symbol":"QL","type":"INT32","unit":"kvar","scale":0.01,"access":"R","min":-5000,"max":5000,"note":"补偿前，正为感性"},{"address":278,"name":"系统功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":279,"name":"负载功率因数","symbol":"PFL","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"output","title":"模块输出","registers":[{"address":320,"name":"A相输出电流","symbol":"IOA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":321,"name":"B相输出电流","symbol":"IOB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":322,"name":"C相输出电流","symbol":"IOC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":323,"name":"中性线输出电流","symbol":"ION","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000,"note":"三相三线机型读 0"},{"address":324,"name":"输出率","symbol":"RATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":120,"note":"占额定容量或额定电流的百分数"}]},{"id":"reactive","title":"无功输出","registers":[{"address":325,"name":"输出无功功率","symbol":"QO","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-1000,"max":1000,"note":"正为容性"}]},{"id":"state","title":"运行状态","registers":[{"address":1024,"name":"运行状态","symbol":"STATE","type":"UINT16","scale":1,"access":"R","values":{"0":"停机","1":"预充电","2":"待机","3":"运行","4":"故障"}},{"address":1025,"name":"故障字","symbol":"FAULT","type":"UINT32","scale":1,"access":"R","bits":["输出过流","直流过压","直流欠压","IGBT驱动故障","散热器过温","电网过压","电网欠压","频率越限","缺相","逆相序","风机故障","接触器故障","取样异常","急停动作"]},{"address":1027,"name":"告警字","symbol":"WARN","type":"UINT16","scale":1,"access":"R","bits":["降额运行","风机转速低","通信中断","电流互感器反向","谐振闭锁"]},{"address":1028,"name":"散热器温度","symbol":"TH","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":150,"series":{"from":1,"count":3,"word":"相"}},{"address":1031,"name":"进风温度","symbol":"TAIR","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":100},{"address":1032,"name":"风机转速","symbol":"FAN","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":1033,"name":"直流母线正半压","symbol":"UDCP","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":1034,"name":"直流母线负半压","symbol":"UDCN","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":1036,"name":"累计运行时间","symbol":"HOURS","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":1038,"name":"累计启动次数","symbol":"STARTS","type":"UINT32","unit":"次","scale":1,"access":"R"}]},{"id":"parallel","title":"并联模块","registers":[{"address":1056,"name":"并联模块状态","symbol":"MOD","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":16,"word":"台"},"values":{"0":"未接入","1":"待机","2":"运行","3":"故障"}}]},{"id":"command","title":"命令与公共设置","registers":[{"address":1792,"name":"命令","symbol":"CMD","type":"UINT16","scale":1,"access":"W","values":{"1":"启动","2":"停机","3":"故障复位"}},{"address":1793,"name":"控制来源","symbol":"SOURCE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"面板","1":"通信"}},{"address":1794,"name":"取样互感器一次电流","symbol":"CTP","type":"UINT16","unit":"A","scale":1,"access":"R/W","min":50,"max":6000},{"address":1795,"name":"取样互感器位置","symbol":"CTPOS","type":"UINT16","scale":1,"access":"R/W","values":{"0":"电源侧","1":"负载侧"}},{"address":1796,"name":"输出限幅","symbol":"LIMIT","type":"UINT16","unit":"%","scale":1,"access":"R/W","min":10,"max":100}]},{"id":"svg-set","title":"无功给定","registers":[{"address":1800,"name":"补偿方式","symbol":"SVGMODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"目标功率因数","1":"固定无功","2":"电压支撑"}},{"address":1801,"name":"目标功率因数","symbol":"PFSET","type":"INT16","scale":0.001,"access":"R/W","min":-1,"max":1},{"address":1802,"name":"固定无功给定","symbol":"QSET","type":"INT16","unit":"kvar","scale":0.1,"access":"R/W","min":-1000,"max":1000,"note":"正为容性，超过额定容量时按额定"},{"address":1803,"name":"不平衡补偿","symbol":"UNBON","type":"UINT16","scale":1,"access":"R/W","values":{"0":"退出","1":"投入"}}]},{"id":"low-orders","title":"低次谐波补偿","registers":[{"address":1808,"name":"3次谐波补偿","symbol":"HC3","type":"UINT16","scale":1,"access":"R/W","values":{"0":"退出","1":"投入"},"note":"选配"},{"address":1809,"name":"5次谐波补偿","symbol":"HC5","type":"UINT16","scale":1,"access":"R/W","values":{"0":"退出","1":"投入"},"note":"选配"},{"address":1810,"name":"7次谐波补偿","symbol":"HC7","type":"UINT16","scale":1,"access":"R/W","values":{"0":"退出","1":"投入"},"note":"选配"}]}]}'),
(1023, '{"title":"SVG与APF模块寄存器表","revision":"2.0","note":"电流均为一次侧有效值。写给定与命令之前先把“控制来源”设为通信；通信中断超过 10 s，模块按本机设定继续运行。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2312,2306,2309]},"rtu":{"address":1,"baudRates":[9600,19200,38400],"baudRate":19200,"formats":["8N1","8E1","8O1"]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"grid","title":"系统侧测量","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":42.5,"max":62.5},{"address":264,"name":"A相系统电流","symbol":"ISA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":265,"name":"B相系统电流","symbol":"ISB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":266,"name":"C相系统电流","symbol":"ISC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":267,"name":"A相负载电流","symbol":"ILA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":268,"name":"B相负载电流","symbol":"ILB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":269,"name":"C相负载电流","symbol":"ILC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":272,"name":"系统有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.01,"access":"R","min":-5000,"max":5000},{"address":274,"name":"系统无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.01,"access":"R","min":-5000,"max":5000,"note":"补偿后，正为感性"},{"address":276,"name":"负载无功功率","symbol":"QL","type":"INT32","unit":"kvar","scale":0.01,"access":"R","min":-5000,"max":5000,"note":"补偿前，正为感性"},{"address":278,"name":"系统功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":279,"name":"负载功率因数","symbol":"PFL","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"output","title":"模块输出","registers":[{"address":320,"name":"A相输出电流","symbol":"IOA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":321,"name":"B相输出电流","symbol":"IOB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":322,"name":"C相输出电流","symbol":"IOC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":323,"name":"中性线输出电流","symbol":"ION","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000,"note":"三相三线机型读 0"},{"address":324,"name":"输出率","symbol":"RATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":120,"note":"占额定容量或额定电流的百分数"}]},{"id":"reactive","title":"无功输出","registers":[{"address":325,"name":"输出无功功率","symbol":"QO","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-1000,"max":1000,"note":"正为容性"}]},{"id":"state","title":"运行状态","registers":[{"address":1024,"name":"运行状态","symbol":"STATE","type":"UINT16","scale":1,"access":"R","values":{"0":"停机","1":"预充电","2":"待机","3":"运行","4":"故障"}},{"address":1025,"name":"故障字","symbol":"FAULT","type":"UINT32","scale":1,"access":"R","bits":["输出过流","直流过压","直流欠压","IGBT驱动故障","散热器过温","电网过压","电网欠压","频率越限","缺相","逆相序","风机故障","接触器故障","取样异常","急停动作"]},{"address":1027,"name":"告警字","symbol":"WARN","type":"UINT16","scale":1,"access":"R","bits":["降额运行","风机转速低","通信中断","电流互感器反向","谐振闭锁"]},{"address":1028,"name":"散热器温度","symbol":"TH","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":150,"series":{"from":1,"count":3,"word":"相"}},{"address":1031,"name":"进风温度","symbol":"TAIR","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":100},{"address":1032,"name":"风机转速","symbol":"FAN","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":1033,"name":"直流母线正半压","symbol":"UDCP","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":1034,"name":"直流母线负半压","symbol":"UDCN","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":1036,"name":"累计运行时间","symbol":"HOURS","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":1038,"name":"累计启动次数","symbol":"STARTS","type":"UINT32","unit":"次","scale":1,"access":"R"}]},{"id":"parallel","title":"并联模块","registers":[{"address":1056,"name":"并联模块状态","symbol":"MOD","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":8,"word":"台"},"values":{"0":"未接入","1":"待机","2":"运行","3":"故障"}}]},{"id":"command","title":"命令与公共设置","registers":[{"address":1792,"name":"命令","symbol":"CMD","type":"UINT16","scale":1,"access":"W","values":{"1":"启动","2":"停机","3":"故障复位"}},{"address":1793,"name":"控制来源","symbol":"SOURCE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"面板","1":"通信"}},{"address":1794,"name":"取样互感器一次电流","symbol":"CTP","type":"UINT16","unit":"A","scale":1,"access":"R/W","min":50,"max":6000},{"address":1795,"name":"取样互感器位置","symbol":"CTPOS","type":"UINT16","scale":1,"access":"R/W","values":{"0":"电源侧","1":"负载侧"}},{"address":1796,"name":"输出限幅","symbol":"LIMIT","type":"UINT16","unit":"%","scale":1,"access":"R/W","min":10,"max":100}]},{"id":"svg-set","title":"无功给定","registers":[{"address":1800,"name":"补偿方式","symbol":"SVGMODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"目标功率因数","1":"固定无功","2":"电压支撑"}},{"address":1801,"name":"目标功率因数","symbol":"PFSET","type":"INT16","scale":0.001,"access":"R/W","min":-1,"max":1},{"address":1802,"name":"固定无功给定","symbol":"QSET","type":"INT16","unit":"kvar","scale":0.1,"access":"R/W","min":-1000,"max":1000,"note":"正为容性，超过额定容量时按额定"},{"address":1803,"name":"不平衡补偿","symbol":"UNBON","type":"UINT16","scale":1,"access":"R/W","values":{"0":"退出","1":"投入"}}]},{"id":"capacitors","title":"电容投切输出","registers":[{"address":2304,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"}},{"address":2320,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":200,"series":{"from":1,"count":12,"word":"路"}},{"address":2336,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":12,"word":"路"}},{"address":2368,"name":"投切判定时间","symbol":"STEPDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":10,"max":300},{"address":2369,"name":"SVG保留裕度","symbol":"RESERVE","type":"UINT16","unit":"%","scale":1,"access":"R/W","min":20,"max":50}]}]}'),
(1026, '{"title":"SVG与APF模块寄存器表","revision":"2.0","note":"电流均为一次侧有效值。写给定与命令之前先把“控制来源”设为通信；通信中断超过 10 s，模块按本机设定继续运行。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2312,2306,2309]},"rtu":{"address":1,"baudRates":[9600,19200,38400],"baudRate":19200,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"grid","title":"系统侧测量","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":1000},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":42.5,"max":62.5},{"address":264,"name":"A相系统电流","symbol":"ISA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":265,"name":"B相系统电流","symbol":"ISB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":266,"name":"C相系统电流","symbol":"ISC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":267,"name":"A相负载电流","symbol":"ILA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":268,"name":"B相负载电流","symbol":"ILB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":269,"name":"C相负载电流","symbol":"ILC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":6553.5},{"address":272,"name":"系统有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.01,"access":"R","min":-5000,"max":5000},{"address":274,"name":"系统无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.01,"access":"R","min":-5000,"max":5000,"note":"补偿后，正为感性"},{"address":276,"name":"负载无功功率","symbol":"QL","type":"INT32","unit":"kvar","scale":0.01,"access":"R","min":-5000,"max":5000,"note":"补偿前，正为感性"},{"address":278,"name":"系统功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":279,"name":"负载功率因数","symbol":"PFL","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"output","title":"模块输出","registers":[{"address":320,"name":"A相输出电流","symbol":"IOA","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":321,"name":"B相输出电流","symbol":"IOB","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":322,"name":"C相输出电流","symbol":"IOC","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000},{"address":323,"name":"中性线输出电流","symbol":"ION","type":"UINT16","unit":"A","scale":0.1,"access":"R","max":1000,"note":"三相三线机型读 0"},{"address":324,"name":"输出率","symbol":"RATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":120,"note":"占额定容量或额定电流的百分数"}]},{"id":"harmonics","title":"谐波测量","registers":[{"address":336,"name":"A相系统电流畸变率","symbol":"THDSA","type":"UINT16","unit":"%","scale":0.1,"access":"R","note":"补偿后"},{"address":337,"name":"B相系统电流畸变率","symbol":"THDSB","type":"UINT16","unit":"%","scale":0.1,"access":"R","note":"补偿后"},{"address":338,"name":"C相系统电流畸变率","symbol":"THDSC","type":"UINT16","unit":"%","scale":0.1,"access":"R","note":"补偿后"},{"address":339,"name":"A相负载电流畸变率","symbol":"THDLA","type":"UINT16","unit":"%","scale":0.1,"access":"R","note":"补偿前"},{"address":340,"name":"B相负载电流畸变率","symbol":"THDLB","type":"UINT16","unit":"%","scale":0.1,"access":"R","note":"补偿前"},{"address":341,"name":"C相负载电流畸变率","symbol":"THDLC","type":"UINT16","unit":"%","scale":0.1,"access":"R","note":"补偿前"},{"address":342,"name":"A相电压畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.1,"access":"R"},{"address":343,"name":"B相电压畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.1,"access":"R"},{"address":344,"name":"C相电压畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.1,"access":"R"}]},{"id":"state","title":"运行状态","registers":[{"address":1024,"name":"运行状态","symbol":"STATE","type":"UINT16","scale":1,"access":"R","values":{"0":"停机","1":"预充电","2":"待机","3":"运行","4":"故障"}},{"address":1025,"name":"故障字","symbol":"FAULT","type":"UINT32","scale":1,"access":"R","bits":["输出过流","直流过压","直流欠压","IGBT驱动故障","散热器过温","电网过压","电网欠压","频率越限","缺相","逆相序","风机故障","接触器故障","取样异常","急停动作"]},{"address":1027,"name":"告警字","symbol":"WARN","type":"UINT16","scale":1,"access":"R","bits":["降额运行","风机转速低","通信中断","电流互感器反向","谐振闭锁"]},{"address":1028,"name":"散热器温度","symbol":"TH","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":150,"series":{"from":1,"count":3,"word":"相"}},{"address":1031,"name":"进风温度","symbol":"TAIR","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-40,"max":100},{"address":1032,"name":"风机转速","symbol":"FAN","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":1033,"name":"直流母线正半压","symbol":"UDCP","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":1034,"name":"直流母线负半压","symbol":"UDCN","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":600},{"address":1036,"name":"累计运行时间","symbol":"HOURS","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":1038,"name":"累计启动次数","symbol":"STARTS","type":"UINT32","unit":"次","scale":1,"access":"R"}]},{"id":"parallel","title":"并联模块","registers":[{"address":1056,"name":"并联模块状态","symbol":"MOD","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":16,"word":"台"},"values":{"0":"未接入","1":"待机","2":"运行","3":"故障"}}]},{"id":"command","title":"命令与公共设置","registers":[{"address":1792,"name":"命令","symbol":"CMD","type":"UINT16","scale":1,"access":"W","values":{"1":"启动","2":"停机","3":"故障复位"}},{"address":1793,"name":"控制来源","symbol":"SOURCE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"面板","1":"通信"}},{"address":1794,"name":"取样互感器一次电流","symbol":"CTP","type":"UINT16","unit":"A","scale":1,"access":"R/W","min":50,"max":6000},{"address":1795,"name":"取样互感器位置","symbol":"CTPOS","type":"UINT16","scale":1,"access":"R/W","values":{"0":"电源侧","1":"负载侧"}},{"address":1796,"name":"输出限幅","symbol":"LIMIT","type":"UINT16","unit":"%","scale":1,"access":"R/W","min":10,"max":100}]},{"id":"apf-set","title":"APF给定","registers":[{"address":1840,"name":"无功补偿","symbol":"QON","type":"UINT16","scale":1,"access":"R/W","values":{"0":"退出","1":"投入"},"note":"选配"},{"address":1841,"name":"不平衡补偿","symbol":"UNBON","type":"UINT16","scale":1,"access":"R/W","values":{"0":"退出","1":"投入"},"note":"选配"},{"address":1842,"name":"启动畸变率","symbol":"THDON","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0,"max":50,"note":"负载电流畸变率低于此值时待机"}]},{"id":"orders","title":"逐次谐波补偿","note":"第 n 次在首地址 +（n−2）；遇到谐振点时把该次退出","registers":[{"address":1856,"name":"补偿投退","symbol":"HON","type":"UINT16","scale":1,"access":"R/W","series":{"from":2,"count":49,"word":"次"},"values":{"0":"退出","1":"投入"}},{"address":1920,"name":"补偿率","symbol":"HRATE","type":"UINT16","unit":"%","scale":1,"access":"R/W","min":0,"max":100,"series":{"from":2,"count":49,"word":"次"}},{"address":1984,"name":"补偿电流上限","symbol":"HMAX","type":"UINT16","unit":"A","scale":0.1,"access":"R/W","max":150,"series":{"from":2,"count":49,"word":"次"}}]}]}'),
(1031, '{"title":"电能质量监测装置寄存器表","revision":"1.4","note":"电压、电流、功率为一次侧 FLOAT32，10 周波窗口刷新；百分数为整数寄存器。3 s、10 min 统计值取最近一个完整区间。","mostRegisters":125,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[17244,19661,17243,45875]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"basic","title":"电压、电流与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":258,"name":"B相电压","symbol":"UB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":260,"name":"C相电压","symbol":"UC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":262,"name":"AB线电压","symbol":"UAB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":264,"name":"BC线电压","symbol":"UBC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":266,"name":"CA线电压","symbol":"UCA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":268,"name":"A相电流","symbol":"IA","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":270,"name":"B相电流","symbol":"IB","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":272,"name":"C相电流","symbol":"IC","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":274,"name":"中性线电流","symbol":"IN","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":276,"name":"频率","symbol":"F","type":"FLOAT32","unit":"Hz","scale":1,"access":"R"}]},{"id":"power","title":"功率","registers":[{"address":288,"name":"A相有功功率","symbol":"PA","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":290,"name":"B相有功功率","symbol":"PB","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":292,"name":"C相有功功率","symbol":"PC","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":294,"name":"总有功功率","symbol":"P","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":296,"name":"A相无功功率","symbol":"QA","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":298,"name":"B相无功功率","symbol":"QB","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":300,"name":"C相无功功率","symbol":"QC","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":302,"name":"总无功功率","symbol":"Q","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":304,"name":"总视在功率","symbol":"S","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"},{"address":306,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"deviation","title":"偏差与不平衡度","registers":[{"address":384,"name":"A相电压偏差","symbol":"DUA","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":385,"name":"B相电压偏差","symbol":"DUB","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":386,"name":"C相电压偏差","symbol":"DUC","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":387,"name":"频率偏差","symbol":"DF","type":"INT16","unit":"Hz","scale":0.001,"access":"R","min":-10,"max":10},{"address":388,"name":"负序电压不平衡度","symbol":"UNBU2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":389,"name":"零序电压不平衡度","symbol":"UNBU0","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":390,"name":"负序电流不平衡度","symbol":"UNBI2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100}]},{"id":"flicker","title":"闪变","registers":[{"address":400,"name":"A相短时间闪变值","symbol":"PSTA","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"10 min"},{"address":401,"name":"B相短时间闪变值","symbol":"PSTB","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"10 min"},{"address":402,"name":"C相短时间闪变值","symbol":"PSTC","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"10 min"},{"address":403,"name":"A相长时间闪变值","symbol":"PLTA","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"2 h"},{"address":404,"name":"B相长时间闪变值","symbol":"PLTB","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"2 h"},{"address":405,"name":"C相长时间闪变值","symbol":"PLTC","type":"UINT16","scale":0.001,"access":"R","max":20,"note":"2 h"}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":49,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":49,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":49,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":49,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":49,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":49,"word":"次"}}]},{"id":"interharmonics","title":"间谐波子组含有率","note":"第 n 组介于第 n 与第 n+1 次谐波之间，在首地址 +（n−1）","registers":[{"address":1536,"name":"A相电压间谐波子组含有率","symbol":"IGUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1600,"name":"B相电压间谐波子组含有率","symbol":"IGUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1664,"name":"C相电压间谐波子组含有率","symbol":"IGUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1728,"name":"A相电流间谐波子组含有率","symbol":"IGIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1792,"name":"B相电流间谐波子组含有率","symbol":"IGIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1856,"name":"C相电流间谐波子组含有率","symbol":"IGIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}}]},{"id":"events","title":"电压事件","registers":[{"address":2304,"name":"事件总数","symbol":"EVN","type":"UINT32","unit":"次","scale":1,"access":"R"},{"address":2306,"name":"暂降次数","symbol":"SAGN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2307,"name":"暂升次数","symbol":"SWELLN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2308,"name":"中断次数","symbol":"INTN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2310,"name":"查询序号","symbol":"EVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":500,"note":"1 为最近一次；写入后读下列各项"},{"address":2311,"name":"事件类型","symbol":"EVTYPE","type":"UINT16","scale":1,"access":"R","values":{"1":"暂降","2":"暂升","3":"短时中断"}},{"address":2312,"name":"事件相别","symbol":"EVPHASE","type":"UINT16","scale":1,"access":"R","bits":["A相","B相","C相"]},{"address":2313,"name":"残压或最大电压","symbol":"EVU","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":200,"note":"占标称电压的百分数"},{"address":2314,"name":"持续时间","symbol":"EVT","type":"UINT32","unit":"ms","scale":1,"access":"R"},{"address":2316,"name":"发生年","symbol":"EVYEAR","type":"UINT16","scale":1,"access":"R","min":2000,"max":2099,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2317,"name":"发生月日","symbol":"EVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2318,"name":"发生时分","symbol":"EVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2319,"name":"发生毫秒","symbol":"EVMS","type":"UINT16","scale":1,"access":"R","min":0,"max":59999,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"}]},{"id":"limits","title":"越限与事件门槛","registers":[{"address":2336,"name":"暂降门槛","symbol":"SAGSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":50,"max":95},{"address":2337,"name":"暂升门槛","symbol":"SWELLSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":105,"max":150},{"address":2338,"name":"中断门槛","symbol":"INTSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":20},{"address":2339,"name":"THDu 越限值","symbol":"THDUSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":50},{"address":2340,"name":"THDi 越限值","symbol":"THDISET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":100}]}]}'),
(1032, '{"title":"电能质量监测装置寄存器表","revision":"1.4","note":"电压、电流、功率为一次侧 FLOAT32，10 周波窗口刷新；百分数为整数寄存器。3 s、10 min 统计值取最近一个完整区间。","mostRegisters":125,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[17244,19661,17243,45875]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400,57600,115200],"baudRate":19200,"formats":["8N1","8E1","8O1"]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"basic","title":"电压、电流与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":258,"name":"B相电压","symbol":"UB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":260,"name":"C相电压","symbol":"UC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":262,"name":"AB线电压","symbol":"UAB","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":264,"name":"BC线电压","symbol":"UBC","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":266,"name":"CA线电压","symbol":"UCA","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":268,"name":"A相电流","symbol":"IA","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":270,"name":"B相电流","symbol":"IB","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":272,"name":"C相电流","symbol":"IC","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":274,"name":"中性线电流","symbol":"IN","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":276,"name":"频率","symbol":"F","type":"FLOAT32","unit":"Hz","scale":1,"access":"R"}]},{"id":"power","title":"功率","registers":[{"address":288,"name":"A相有功功率","symbol":"PA","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":290,"name":"B相有功功率","symbol":"PB","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":292,"name":"C相有功功率","symbol":"PC","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":294,"name":"总有功功率","symbol":"P","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":296,"name":"A相无功功率","symbol":"QA","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":298,"name":"B相无功功率","symbol":"QB","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":300,"name":"C相无功功率","symbol":"QC","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":302,"name":"总无功功率","symbol":"Q","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":304,"name":"总视在功率","symbol":"S","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"},{"address":306,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"deviation","title":"偏差与不平衡度","registers":[{"address":384,"name":"A相电压偏差","symbol":"DUA","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":385,"name":"B相电压偏差","symbol":"DUB","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":386,"name":"C相电压偏差","symbol":"DUC","type":"INT16","unit":"%","scale":0.01,"access":"R","min":-100,"max":100},{"address":387,"name":"频率偏差","symbol":"DF","type":"INT16","unit":"Hz","scale":0.001,"access":"R","min":-10,"max":10},{"address":388,"name":"负序电压不平衡度","symbol":"UNBU2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":389,"name":"零序电压不平衡度","symbol":"UNBU0","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":390,"name":"负序电流不平衡度","symbol":"UNBI2","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}}]},{"id":"interharmonics","title":"间谐波子组含有率","note":"第 n 组介于第 n 与第 n+1 次谐波之间，在首地址 +（n−1）","registers":[{"address":1536,"name":"A相电压间谐波子组含有率","symbol":"IGUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1600,"name":"B相电压间谐波子组含有率","symbol":"IGUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1664,"name":"C相电压间谐波子组含有率","symbol":"IGUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1728,"name":"A相电流间谐波子组含有率","symbol":"IGIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1792,"name":"B相电流间谐波子组含有率","symbol":"IGIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}},{"address":1856,"name":"C相电流间谐波子组含有率","symbol":"IGIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","series":{"from":1,"count":50,"word":"组"}}]},{"id":"events","title":"电压事件","registers":[{"address":2304,"name":"事件总数","symbol":"EVN","type":"UINT32","unit":"次","scale":1,"access":"R"},{"address":2306,"name":"暂降次数","symbol":"SAGN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2307,"name":"暂升次数","symbol":"SWELLN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2308,"name":"中断次数","symbol":"INTN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":2310,"name":"查询序号","symbol":"EVSEL","type":"UINT16","scale":1,"access":"R/W","min":1,"max":500,"note":"1 为最近一次；写入后读下列各项"},{"address":2311,"name":"事件类型","symbol":"EVTYPE","type":"UINT16","scale":1,"access":"R","values":{"1":"暂降","2":"暂升","3":"短时中断"}},{"address":2312,"name":"事件相别","symbol":"EVPHASE","type":"UINT16","scale":1,"access":"R","bits":["A相","B相","C相"]},{"address":2313,"name":"残压或最大电压","symbol":"EVU","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":200,"note":"占标称电压的百分数"},{"address":2314,"name":"持续时间","symbol":"EVT","type":"UINT32","unit":"ms","scale":1,"access":"R"},{"address":2316,"name":"发生年","symbol":"EVYEAR","type":"UINT16","scale":1,"access":"R","min":2000,"max":2099,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2317,"name":"发生月日","symbol":"EVDATE","type":"UINT16","scale":1,"access":"R","min":101,"max":1231,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2318,"name":"发生时分","symbol":"EVHM","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"},{"address":2319,"name":"发生毫秒","symbol":"EVMS","type":"UINT16","scale":1,"access":"R","min":0,"max":59999,"note":"月日为月×100+日，时分为时×100+分，毫秒含秒"}]},{"id":"limits","title":"越限与事件门槛","registers":[{"address":2336,"name":"暂降门槛","symbol":"SAGSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":50,"max":95},{"address":2337,"name":"暂升门槛","symbol":"SWELLSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":105,"max":150},{"address":2338,"name":"中断门槛","symbol":"INTSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":20},{"address":2339,"name":"THDu 越限值","symbol":"THDUSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":50},{"address":2340,"name":"THDi 越限值","symbol":"THDISET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":100}]},{"id":"outputs","title":"告警输出（选配）","registers":[{"address":2352,"name":"越限状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["电压偏差","频率偏差","THDu","THDi","不平衡度","暂降","暂升","中断"]},{"address":2353,"name":"开关量输出","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2","DO3","DO4"],"note":"1 为闭合"}]}]}'),
(1047, '{"title":"无功补偿测控装置寄存器表","revision":"3.1","note":"测量部分的地址与电力仪表相同；补偿控制从 0700H 起，投切状态与计数从 0740H 起。","mostRegisters":100,"exceptions":[1,2,3,4,6],"example":{"symbol":"UA","words":[2305,2298,2311]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"control","title":"补偿控制","registers":[{"address":1792,"name":"运行方式","symbol":"MODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"手动","1":"自动"}},{"address":1793,"name":"目标功率因数","symbol":"PFSET","type":"UINT16","scale":0.01,"access":"R/W","min":0.8,"max":1},{"address":1794,"name":"投入延时","symbol":"ONDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1795,"name":"切除延时","symbol":"OFFDLY","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":999},{"address":1796,"name":"谐波闭锁值","symbol":"HLOCK","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":1,"max":30,"note":"THDu 超过后不再投入"},{"address":1797,"name":"过压切除值","symbol":"UOFF","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":220,"max":280,"note":"相电压"},{"address":1798,"name":"欠压切除值","symbol":"ULOW","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":150,"max":210,"note":"相电压"},{"address":1800,"name":"无功缺额","symbol":"QNEED","type":"INT32","unit":"kvar","scale":0.1,"access":"R","min":-5000,"max":5000,"note":"一次侧，正为欠补"},{"address":1802,"name":"已投入容量","symbol":"QON","type":"UINT32","unit":"kvar","scale":0.1,"access":"R","max":5000}]},{"id":"steps","title":"各路投切","registers":[{"address":1856,"name":"各路状态","symbol":"STEP","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"},"values":{"0":"退出","1":"投入","2":"闭锁","3":"故障"}},{"address":1880,"name":"各路容量","symbol":"STEPQ","type":"UINT16","unit":"kvar","scale":0.1,"access":"R/W","max":6553.5,"series":{"from":1,"count":18,"word":"路"}},{"address":1904,"name":"各路累计投切次数","symbol":"STEPN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":18,"word":"路"}},{"address":1944,"name":"手动投切命令","symbol":"STEPCMD","type":"UINT16","scale":1,"access":"W","series":{"from":1,"count":18,"word":"路"},"values":{"0":"切除","1":"投入"},"note":"仅手动方式有效"}]},{"id":"alarms","title":"告警","registers":[{"address":1984,"name":"告警状态","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["过压","欠压","谐波闭锁","欠流","过补","欠补","电容故障","通信中断"]}]},{"id":"svg","title":"SVG联动","registers":[{"address":1992,"name":"SVG在线台数","symbol":"SVGN","type":"UINT16","unit":"台","scale":1,"access":"R","max":16},{"address":1993,"name":"SVG输出无功","symbol":"SVGQ","type":"INT16","unit":"kvar","scale":0.1,"access":"R","min":-2000,"max":2000,"note":"正为容性"},{"address":1994,"name":"基础无功分界","symbol":"QBASE","type":"UINT16","unit":"kvar","scale":1,"access":"R/W","max":2000,"note":"以下由电容承担，以上由SVG承担"}]}]}'),
(1048, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}'),
(1049, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"alarm-relay","title":"报警继电器（选配）","registers":[{"address":772,"name":"继电器状态","symbol":"RELAY","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"闭合"}},{"address":773,"name":"报警条件","symbol":"ALMSEL","type":"UINT16","scale":1,"access":"R/W","bits":["过压","过流","缺相","逆相序"]},{"address":774,"name":"过压定值","symbol":"USET","type":"UINT16","unit":"V","scale":0.1,"access":"R/W","min":10,"max":600},{"address":775,"name":"过流定值","symbol":"ISET","type":"UINT16","unit":"A","scale":0.001,"access":"R/W","min":0.1,"max":10}]}]}'),
(1050, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"tcp":{"port":502,"unit":1},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"sequence","title":"不平衡与序分量","registers":[{"address":304,"name":"负序电压不平衡度","symbol":"UNBU","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":305,"name":"负序电流不平衡度","symbol":"UNBI","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100},{"address":306,"name":"正序电压","symbol":"U1","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":307,"name":"负序电压","symbol":"U2","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":308,"name":"零序电压","symbol":"U0","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":309,"name":"正序电流","symbol":"I1","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":310,"name":"负序电流","symbol":"I2","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":311,"name":"零序电流","symbol":"I0","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-quality","title":"奇偶次畸变率与系数","registers":[{"address":1030,"name":"A相电压奇次谐波畸变率","symbol":"THDOA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1031,"name":"B相电压奇次谐波畸变率","symbol":"THDOB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1032,"name":"C相电压奇次谐波畸变率","symbol":"THDOC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1033,"name":"A相电压偶次谐波畸变率","symbol":"THDEA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1034,"name":"B相电压偶次谐波畸变率","symbol":"THDEB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1035,"name":"C相电压偶次谐波畸变率","symbol":"THDEC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1036,"name":"A相电流K系数","symbol":"KFA","type":"UINT16","scale":0.01,"access":"R"},{"address":1037,"name":"B相电流K系数","symbol":"KFB","type":"UINT16","scale":0.01,"access":"R"},{"address":1038,"name":"C相电流K系数","symbol":"KFC","type":"UINT16","scale":0.01,"access":"R"},{"address":1039,"name":"A相电流波峰系数","symbol":"CFA","type":"UINT16","scale":0.01,"access":"R"},{"address":1040,"name":"B相电流波峰系数","symbol":"CFB","type":"UINT16","scale":0.01,"access":"R"},{"address":1041,"name":"C相电流波峰系数","symbol":"CFC","type":"UINT16","scale":0.01,"access":"R"}]},{"id":"harmonic-limits","title":"谐波越限设置","registers":[{"address":1048,"name":"THDu 阈值","symbol":"THDUSET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":50,"series":{"from":1,"count":3,"word":"段"}},{"address":1051,"name":"THDi 阈值","symbol":"THDISET","type":"UINT16","unit":"%","scale":0.1,"access":"R/W","min":0.5,"max":100,"series":{"from":1,"count":3,"word":"段"}},{"address":1054,"name":"越限状态","symbol":"THDALM","type":"UINT16","scale":1,"access":"R","bits":["THDu 1段","THDu 2段","THDu 3段","THDi 1段","THDi 2段","THDi 3段"]}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":62,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":62,"word":"次"}}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}'),
(1051, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"tariff","title":"费率与时段","registers":[{"address":544,"name":"当前费率","symbol":"TARIFF","type":"UINT16","scale":1,"access":"R","values":{"1":"尖","2":"峰","3":"平","4":"谷"}},{"address":546,"name":"正向有功分费率电能","symbol":"EPIT","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"},"note":"费率 1~4 为尖、峰、平、谷"},{"address":554,"name":"反向有功分费率电能","symbol":"EPET","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"}},{"address":562,"name":"时段起始时刻","symbol":"SLOT","type":"UINT16","scale":1,"access":"R/W","min":0,"max":2359,"series":{"from":1,"count":12,"word":"时段"},"note":"时×100+分，2230 即 22:30"},{"address":574,"name":"时段费率","symbol":"SLOTT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":4,"series":{"from":1,"count":12,"word":"时段"}},{"address":586,"name":"使用中的时区表","symbol":"ZONE","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":592,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":593,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":594,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":595,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":596,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":597,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"demand","title":"需量","note":"二次值，一次值再乘 PT × CT","registers":[{"address":600,"name":"当前有功需量","symbol":"DP","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":602,"name":"本月最大有功需量","symbol":"DPMAX","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":604,"name":"最大需量发生日","symbol":"DPDAY","type":"UINT16","scale":1,"access":"R","min":1,"max":31},{"address":605,"name":"最大需量发生时刻","symbol":"DPTIME","type":"UINT16","scale":1,"access":"R","min":0,"max":2359,"note":"时×100+分"},{"address":606,"name":"需量区间","symbol":"DWIN","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60},{"address":607,"name":"滑差时间","symbol":"DSLIDE","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60,"note":"要能整除需量区间"}]},{"id":"freeze","title":"冻结电能","note":"一次读不完的分几次读，每次起始地址取偶数偏移","registers":[{"address":640,"name":"月冻结正向有功电能","symbol":"EPIM","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":12,"word":"月前"}},{"address":664,"name":"月冻结最大需量","symbol":"DPM","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5,"series":{"from":1,"count":12,"word":"月前"}},{"address":688,"name":"日冻结正向有功电能","symbol":"EPID","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":62,"word":"天前"}}]}]}'),
(1053, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"wireless","title":"无线上送","registers":[{"address":800,"name":"信号强度","symbol":"RSSI","type":"INT16","unit":"dBm","scale":1,"access":"R","min":-120,"max":0},{"address":801,"name":"联网状态","symbol":"NET","type":"UINT16","scale":1,"access":"R","values":{"0":"未入网","1":"已入网","2":"已连平台"}},{"address":802,"name":"上送间隔","symbol":"REPORT","type":"UINT16","unit":"min","scale":1,"access":"R/W","min":1,"max":60},{"address":804,"name":"累计上送次数","symbol":"SENT","type":"UINT32","unit":"次","scale":1,"access":"R"}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}'),
(1054, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[1200,2400,4800,9600,19200,38400],"baudRate":9600,"formats":["8N1","8E1","8O1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"reset","title":"清零命令","registers":[{"address":24,"name":"参数口令","symbol":"UNLOCK","type":"UINT16","scale":1,"access":"W","min":0,"max":9999,"note":"先写口令，60 s 内可写清零命令"},{"address":25,"name":"清零命令","symbol":"RESET","type":"UINT16","scale":1,"access":"W","values":{"1":"清最大需量","2":"清最值记录","3":"清开关量记录"},"note":"电能不能由通信清零"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"digital-outputs","title":"开关量输出","registers":[{"address":769,"name":"开关量输出状态","symbol":"DO","type":"UINT16","scale":1,"access":"R/W","bits":["DO1","DO2"],"note":"1 为闭合；按订货功能，设为告警联动的路不接受写入"}]},{"id":"load","title":"负载率","registers":[{"address":808,"name":"回路额定电流","symbol":"IRATED","type":"UINT16","unit":"A","scale":1,"access":"R/W","min":1,"max":9999,"note":"一次值"},{"address":809,"name":"A相负载率","symbol":"LOADA","type":"UINT16","unit":"%","scale":0.1,"access":"R"},{"address":810,"name":"B相负载率","symbol":"LOADB","type":"UINT16","unit":"%","scale":0.1,"access":"R"},{"address":811,"name":"C相负载率","symbol":"LOADC","type":"UINT16","unit":"%","scale":0.1,"access":"R"}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}'),
(1059, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current-direct","title":"电流（直接接入）","note":"直接接入，寄存器就是一次值，没有变比；分辨力与互感器接入型不同","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":120},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.01,"access":"R","max":360,"note":"三相电流的矢量和"}]},{"id":"power-direct","title":"功率与功率因数（直接接入）","note":"直接接入表的 PT、CT 为 1，寄存器就是一次值；有功为负表示反向，无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-90,"max":90},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-270,"max":270},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-90,"max":90},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-270,"max":270},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":90},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":270},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"tariff","title":"费率与时段","registers":[{"address":544,"name":"当前费率","symbol":"TARIFF","type":"UINT16","scale":1,"access":"R","values":{"1":"尖","2":"峰","3":"平","4":"谷"}},{"address":546,"name":"正向有功分费率电能","symbol":"EPIT","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"},"note":"费率 1~4 为尖、峰、平、谷"},{"address":554,"name":"反向有功分费率电能","symbol":"EPET","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","series":{"from":1,"count":4,"word":"费率"}},{"address":562,"name":"时段起始时刻","symbol":"SLOT","type":"UINT16","scale":1,"access":"R/W","min":0,"max":2359,"series":{"from":1,"count":12,"word":"时段"},"note":"时×100+分，2230 即 22:30"},{"address":574,"name":"时段费率","symbol":"SLOTT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":4,"series":{"from":1,"count":12,"word":"时段"}},{"address":586,"name":"使用中的时区表","symbol":"ZONE","type":"UINT16","scale":1,"access":"R/W","min":1,"max":2}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":592,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":593,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":594,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":595,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":596,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":597,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]}]}'),
(1060, '{"title":"三相电力仪表寄存器表","revision":"2.3","note":"各型号共用同一套地址，只按测量内容增减分块；同一系统内混用时点表不必改。","mostRegisters":100,"exceptions":[1,2,3,6],"example":{"symbol":"UA","words":[2203,2198,2213]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8E1","8N1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"wiring-mode","title":"接线方式","registers":[{"address":19,"name":"接线方式","symbol":"WIRING","type":"UINT16","scale":1,"access":"R/W","values":{"0":"三相四线","1":"三相三线两元件","2":"单相"}}]},{"id":"ratio","title":"变比","registers":[{"address":20,"name":"电压变比 PT","symbol":"PT","type":"UINT16","scale":0.1,"access":"R/W","min":1,"max":6553.5,"note":"10 kV/100 V 写 1000"},{"address":21,"name":"电流变比 CT","symbol":"CT","type":"UINT16","scale":1,"access":"R/W","min":1,"max":9999,"note":"400/5 写 80"}]},{"id":"voltage","title":"电压与频率","registers":[{"address":256,"name":"A相电压","symbol":"UA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":257,"name":"B相电压","symbol":"UB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":258,"name":"C相电压","symbol":"UC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":259,"name":"AB线电压","symbol":"UAB","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":260,"name":"BC线电压","symbol":"UBC","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":261,"name":"CA线电压","symbol":"UCA","type":"UINT16","unit":"V","scale":0.1,"access":"R","max":750},{"address":262,"name":"频率","symbol":"F","type":"UINT16","unit":"Hz","scale":0.01,"access":"R","min":45,"max":65}]},{"id":"current","title":"电流","note":"互感器二次值，一次值 = 寄存器 × 0.001 × CT","registers":[{"address":264,"name":"A相电流","symbol":"IA","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":265,"name":"B相电流","symbol":"IB","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":266,"name":"C相电流","symbol":"IC","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":10},{"address":267,"name":"中性线电流","symbol":"IN","type":"UINT16","unit":"A","scale":0.001,"access":"R","max":30,"note":"三相电流的矢量和"}]},{"id":"power","title":"功率与功率因数","note":"二次值，一次值 = 寄存器 × 0.0001 × PT × CT；有功为负表示反向（送电），无功为正表示感性","registers":[{"address":272,"name":"A相有功功率","symbol":"PA","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":274,"name":"B相有功功率","symbol":"PB","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":276,"name":"C相有功功率","symbol":"PC","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":278,"name":"总有功功率","symbol":"P","type":"INT32","unit":"kW","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":280,"name":"A相无功功率","symbol":"QA","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":282,"name":"B相无功功率","symbol":"QB","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":284,"name":"C相无功功率","symbol":"QC","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-7.5,"max":7.5},{"address":286,"name":"总无功功率","symbol":"Q","type":"INT32","unit":"kvar","scale":0.0001,"access":"R","min":-22.5,"max":22.5},{"address":288,"name":"A相视在功率","symbol":"SA","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":290,"name":"B相视在功率","symbol":"SB","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":292,"name":"C相视在功率","symbol":"SC","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":7.5},{"address":294,"name":"总视在功率","symbol":"S","type":"UINT32","unit":"kVA","scale":0.0001,"access":"R","min":0,"max":22.5},{"address":296,"name":"A相功率因数","symbol":"PFA","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":297,"name":"B相功率因数","symbol":"PFB","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":298,"name":"C相功率因数","symbol":"PFC","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1},{"address":299,"name":"总功率因数","symbol":"PF","type":"INT16","scale":0.001,"access":"R","min":-1,"max":1}]},{"id":"energy","title":"有功电能","registers":[{"address":512,"name":"正向有功电能","symbol":"EPI","type":"UINT32","unit":"kWh","scale":0.01,"access":"R","note":"一次侧，到 42 949 672.95 后归零"}]},{"id":"energy-four","title":"双向与无功电能","registers":[{"address":514,"name":"反向有功电能","symbol":"EPE","type":"UINT32","unit":"kWh","scale":0.01,"access":"R"},{"address":516,"name":"正向无功电能","symbol":"EQI","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"},{"address":518,"name":"反向无功电能","symbol":"EQE","type":"UINT32","unit":"kvarh","scale":0.01,"access":"R"}]},{"id":"digital-inputs","title":"开关量输入","registers":[{"address":768,"name":"开关量输入状态","symbol":"DI","type":"UINT16","scale":1,"access":"R","bits":["DI1","DI2","DI3","DI4"],"note":"1 为闭合；按订货功能，没有的位读 0"}]},{"id":"diagnosis","title":"接线诊断","registers":[{"address":784,"name":"接线诊断","symbol":"DIAG","type":"UINT16","scale":1,"access":"R","bits":["A相缺相","B相缺相","C相缺相","电压逆相序","A相电流反向","B相电流反向","C相电流反向"]}]},{"id":"distortion","title":"畸变率","registers":[{"address":1024,"name":"A相电压总谐波畸变率","symbol":"THDUA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1025,"name":"B相电压总谐波畸变率","symbol":"THDUB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1026,"name":"C相电压总谐波畸变率","symbol":"THDUC","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1027,"name":"A相电流总谐波畸变率","symbol":"THDIA","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1028,"name":"B相电流总谐波畸变率","symbol":"THDIB","type":"UINT16","unit":"%","scale":0.01,"access":"R"},{"address":1029,"name":"C相电流总谐波畸变率","symbol":"THDIC","type":"UINT16","unit":"%","scale":0.01,"access":"R"}]},{"id":"harmonic-orders","title":"各次谐波含有率","note":"占基波的百分数。第 n 次在首地址 +（n−2），每相占 64 个地址","registers":[{"address":1088,"name":"A相电压谐波含有率","symbol":"HRUA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1152,"name":"B相电压谐波含有率","symbol":"HRUB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1216,"name":"C相电压谐波含有率","symbol":"HRUC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":100,"series":{"from":2,"count":30,"word":"次"}},{"address":1280,"name":"A相电流谐波含有率","symbol":"HRIA","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1344,"name":"B相电流谐波含有率","symbol":"HRIB","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}},{"address":1408,"name":"C相电流谐波含有率","symbol":"HRIC","type":"UINT16","unit":"%","scale":0.01,"access":"R","max":655.35,"series":{"from":2,"count":30,"word":"次"}}]},{"id":"primary","title":"一次侧测量值","note":"已乘变比，与面板显示相同，适合直接接入监控系统","registers":[{"address":2048,"name":"A相电压","symbol":"UA1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2050,"name":"B相电压","symbol":"UB1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2052,"name":"C相电压","symbol":"UC1","type":"FLOAT32","unit":"V","scale":1,"access":"R"},{"address":2054,"name":"A相电流","symbol":"IA1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2056,"name":"B相电流","symbol":"IB1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2058,"name":"C相电流","symbol":"IC1","type":"FLOAT32","unit":"A","scale":1,"access":"R"},{"address":2060,"name":"总有功功率","symbol":"P1","type":"FLOAT32","unit":"kW","scale":1,"access":"R"},{"address":2062,"name":"总无功功率","symbol":"Q1","type":"FLOAT32","unit":"kvar","scale":1,"access":"R"},{"address":2064,"name":"总视在功率","symbol":"S1","type":"FLOAT32","unit":"kVA","scale":1,"access":"R"}]}]}'),
(1069, '{"title":"网关与集中显示寄存器表","revision":"1.2","note":"单元标识 255 读本机寄存器；单元标识 1~247 转发给下行同地址的设备，寄存器按该设备自己的表。","mostRegisters":125,"exceptions":[1,2,3,6,11],"example":{"symbol":"BAUD","words":[96,96]},"tcp":{"port":502,"unit":255},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"clock","title":"时钟","note":"用功能码 16 一次写 6 个寄存器；年写四位数","registers":[{"address":32,"name":"年","symbol":"YEAR","type":"UINT16","scale":1,"access":"R/W","min":2000,"max":2099},{"address":33,"name":"月","symbol":"MONTH","type":"UINT16","scale":1,"access":"R/W","min":1,"max":12},{"address":34,"name":"日","symbol":"DAY","type":"UINT16","scale":1,"access":"R/W","min":1,"max":31},{"address":35,"name":"时","symbol":"HOUR","type":"UINT16","scale":1,"access":"R/W","min":0,"max":23},{"address":36,"name":"分","symbol":"MINUTE","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59},{"address":37,"name":"秒","symbol":"SECOND","type":"UINT16","scale":1,"access":"R/W","min":0,"max":59}]},{"id":"state","title":"运行状态","registers":[{"address":64,"name":"连续运行时间","symbol":"UPTIME","type":"UINT32","unit":"h","scale":1,"access":"R"},{"address":66,"name":"处理器占用率","symbol":"CPU","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":67,"name":"内存占用率","symbol":"MEM","type":"UINT16","unit":"%","scale":1,"access":"R","max":100},{"address":68,"name":"以太网状态","symbol":"LAN","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"10M","2":"100M"}}]},{"id":"uplink","title":"上行","registers":[{"address":72,"name":"使用中的上行","symbol":"UP","type":"UINT16","scale":1,"access":"R","values":{"0":"无","1":"以太网","2":"4G"}},{"address":73,"name":"4G信号强度","symbol":"RSSI","type":"INT16","unit":"dBm","scale":1,"access":"R","min":-120,"max":0},{"address":74,"name":"平台连接","symbol":"CLOUD","type":"UINT16","scale":1,"access":"R","values":{"0":"未连接","1":"已连接"}},{"address":75,"name":"缓存待补传条数","symbol":"BUFN","type":"UINT32","unit":"条","scale":1,"access":"R"},{"address":77,"name":"上行切换次数","symbol":"SWITCHN","type":"UINT16","unit":"次","scale":1,"access":"R"}]},{"id":"ports","title":"RS485口","registers":[{"address":128,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":115200,"series":{"from":1,"count":4,"word":"口"}},{"address":132,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","series":{"from":1,"count":4,"word":"口"},"values":{"0":"8N1","1":"8E1","2":"8O1"}},{"address":136,"name":"应答超时","symbol":"TIMEOUT","type":"UINT16","unit":"ms","scale":1,"access":"R/W","min":50,"max":5000,"series":{"from":1,"count":4,"word":"口"}},{"address":140,"name":"采集周期","symbol":"POLL","type":"UINT16","unit":"s","scale":1,"access":"R/W","min":1,"max":3600,"series":{"from":1,"count":4,"word":"口"}},{"address":144,"name":"在线设备数","symbol":"ONLINE","type":"UINT16","unit":"台","scale":1,"access":"R","max":32,"series":{"from":1,"count":4,"word":"口"}},{"address":148,"name":"通信成功率","symbol":"OKRATE","type":"UINT16","unit":"%","scale":0.1,"access":"R","max":100,"series":{"from":1,"count":4,"word":"口"},"note":"最近 1 h"}]},{"id":"devices","title":"下行设备","note":"按点表中的次序","registers":[{"address":256,"name":"设备状态","symbol":"DEV","type":"UINT16","scale":1,"access":"R","series":{"from":1,"count":128,"word":"台"},"values":{"0":"未配置","1":"在线","2":"离线"}},{"address":384,"name":"累计通信失败次数","symbol":"FAILN","type":"UINT32","unit":"次","scale":1,"access":"R","series":{"from":1,"count":128,"word":"台"}}]}]}'),
(1076, '{"title":"电气火灾监控探测器寄存器表","revision":"1.1","note":"报警在本机判断，通信只上送与整定；整定值写入后断电保持。","mostRegisters":64,"exceptions":[1,2,3,6],"example":{"symbol":"IR","words":[2705,322,336,312,327]},"rtu":{"address":1,"baudRates":[2400,4800,9600,19200],"baudRate":9600,"formats":["8N1","8E1"]},"blocks":[{"id":"identity","title":"设备标识","registers":[{"address":0,"name":"产品代码","symbol":"MODEL","type":"UINT16","scale":1,"access":"R","note":"本型号的固定编号，与铭牌二维码中的一致"},{"address":1,"name":"固件版本","symbol":"FW","type":"UINT16","scale":0.01,"access":"R","note":"123 即 V1.23"},{"address":2,"name":"出厂编号","symbol":"SN","type":"UINT32","scale":1,"access":"R"}]},{"id":"link","title":"通信设置","registers":[{"address":16,"name":"从站地址","symbol":"ADDR","type":"UINT16","scale":1,"access":"R/W","min":1,"max":247,"note":"写入后用新地址应答"},{"address":17,"name":"波特率","symbol":"BAUD","type":"UINT16","unit":"bps","scale":100,"access":"R/W","min":1200,"max":38400,"note":"只接受本机支持的波特率，重新上电后生效"},{"address":18,"name":"字符格式","symbol":"FORMAT","type":"UINT16","scale":1,"access":"R/W","values":{"0":"8N1","1":"8E1","2":"8O1"},"note":"只接受本机支持的格式，重新上电后生效"}]},{"id":"measure","title":"测量值","registers":[{"address":256,"name":"剩余电流","symbol":"IR","type":"UINT16","unit":"mA","scale":0.1,"access":"R","max":3000},{"address":257,"name":"温度","symbol":"T","type":"INT16","unit":"℃","scale":0.1,"access":"R","min":-25,"max":200,"series":{"from":1,"count":4,"word":"路"},"note":"探头断线读 7FFFH"}]},{"id":"state","title":"状态","registers":[{"address":264,"name":"探测器状态","symbol":"STATE","type":"UINT16","scale":1,"access":"R","values":{"0":"正常","1":"报警","2":"故障"}},{"address":265,"name":"报警字","symbol":"ALARM","type":"UINT16","scale":1,"access":"R","bits":["剩余电流","温度1","温度2","温度3","温度4"]},{"address":266,"name":"故障字","symbol":"FAULT","type":"UINT16","scale":1,"access":"R","bits":["互感器断线","互感器短路","探头1断线","探头2断线","探头3断线","探头4断线"]},{"address":267,"name":"继电器状态","symbol":"RELAY","type":"UINT16","scale":1,"access":"R","values":{"0":"断开","1":"闭合"}},{"address":268,"name":"累计报警次数","symbol":"ALMN","type":"UINT16","unit":"次","scale":1,"access":"R"},{"address":269,"name":"最近一次报警值","symbol":"ALMV","type":"INT16","scale":0.1,"access":"R","note":"剩余电流为 mA，温度为 ℃，按报警字"}]},{"id":"settings","title":"整定","registers":[{"address":1792,"name":"剩余电流报警值","symbol":"IRSET","type":"UINT16","unit":"mA","scale":1,"access":"R/W","min":20,"max":1000},{"address":1793,"name":"固有泄漏电流","symbol":"IRBASE","type":"UINT16","unit":"mA","scale":1,"access":"R/W","min":0,"max":500,"note":"测量时自动扣除"},{"address":1794,"name":"报警延时","symbol":"DELAY","type":"UINT16","unit":"s","scale":0.1,"access":"R/W","min":0.1,"max":60},{"address":1795,"name":"温度报警值","symbol":"TSET","type":"UINT16","unit":"℃","scale":1,"access":"R/W","min":45,"max":140,"series":{"from":1,"count":4,"word":"路"}},{"address":1799,"name":"继电器方式","symbol":"RELMODE","type":"UINT16","scale":1,"access":"R/W","values":{"0":"只报警","1":"报警并输出"}}]},{"id":"command","title":"命令","registers":[{"address":1808,"name":"命令","symbol":"CMD","type":"UINT16","scale":1,"access":"W","values":{"1":"自检","2":"消音","3":"复位"},"note":"报警条件消除后才能复位"}]}]}');
--> statement-breakpoint
INSERT INTO "product_revisions" VALUES
(1076, 1, '2025-02-14', '[]'),
(1075, 1, '2025-02-22', '[]'),
(1074, 1, '2025-03-02', '[]'),
(1073, 1, '2025-03-11', '[]'),
(1072, 1, '2025-03-19', '[]'),
(1071, 1, '2025-03-27', '[]'),
(1070, 1, '2025-04-04', '[]'),
(1069, 1, '2025-04-12', '[]'),
(1068, 1, '2025-04-20', '[]'),
(1067, 1, '2025-04-29', '[]'),
(1066, 1, '2025-05-07', '[]'),
(1065, 1, '2025-05-15', '[]'),
(1064, 1, '2025-05-23', '[]'),
(1063, 1, '2025-05-31', '[]'),
(1062, 1, '2025-06-08', '[]'),
(1061, 1, '2025-06-17', '[]'),
(1060, 1, '2025-06-25', '[]'),
(1059, 1, '2025-07-03', '[]'),
(1058, 1, '2025-07-11', '[]'),
(1057, 1, '2025-07-19', '[]'),
(1056, 1, '2025-07-27', '[]'),
(1055, 1, '2025-08-05', '[]'),
(1054, 1, '2025-08-13', '[]'),
(1053, 1, '2025-08-21', '[]'),
(1052, 1, '2025-08-29', '[]'),
(1051, 1, '2025-09-06', '[]'),
(1050, 1, '2025-09-14', '[]'),
(1049, 1, '2025-09-23', '[]'),
(1048, 1, '2025-10-01', '[]'),
(1047, 1, '2025-10-09', '[]'),
(1046, 1, '2025-10-17', '[]'),
(1045, 1, '2025-10-25', '[]'),
(1044, 1, '2025-11-02', '[]'),
(1043, 1, '2025-11-11', '[]'),
(1042, 1, '2025-11-19', '[]'),
(1041, 1, '2025-11-27', '[]'),
(1040, 1, '2025-12-05', '[]'),
(1039, 1, '2025-12-13', '[]'),
(1038, 1, '2025-12-21', '[]'),
(1037, 1, '2025-12-30', '[]'),
(1036, 1, '2026-01-07', '[]'),
(1035, 1, '2026-01-15', '[]'),
(1034, 1, '2026-01-23', '[]'),
(1033, 1, '2026-01-31', '[]'),
(1032, 1, '2026-02-08', '[]'),
(1031, 1, '2026-02-17', '[]'),
(1030, 1, '2026-02-25', '[]'),
(1029, 1, '2026-03-05', '[]'),
(1028, 1, '2026-03-13', '[]'),
(1027, 1, '2026-03-21', '[]'),
(1026, 1, '2026-03-29', '[]'),
(1025, 1, '2026-04-07', '[]'),
(1024, 1, '2026-04-15', '[]'),
(1023, 1, '2026-04-23', '[]'),
(1022, 1, '2026-05-01', '[]'),
(1021, 1, '2026-05-09', '[]'),
(1020, 1, '2026-05-17', '[]'),
(1019, 1, '2026-05-26', '[]'),
(1018, 1, '2026-06-03', '[]'),
(1017, 1, '2026-06-11', '[]'),
(1016, 1, '2026-06-19', '[]'),
(1015, 1, '2026-06-27', '[]'),
(1014, 1, '2026-07-05', '[]'),
(1013, 1, '2026-07-14', '[]'),
(1012, 1, '2026-07-22', '[]'),
(1011, 1, '2026-07-30', '[]'),
(1010, 1, '2026-08-07', '[]'),
(1009, 1, '2026-08-15', '[]'),
(1008, 1, '2026-08-23', '[]'),
(1007, 1, '2026-09-01', '[]'),
(1006, 1, '2026-09-09', '[]'),
(1005, 1, '2026-09-17', '[]'),
(1004, 1, '2026-09-25', '[]'),
(1003, 1, '2026-10-03', '[]'),
(1002, 1, '2026-10-11', '[]'),
(1001, 1, '2026-10-20', '[]'),
(1001, 2, '2026-11-24', '[{"fact":"功能特点","before":"自带微型断路器，可带电隔离单台更换，不影响同柜其他单元","after":"自带微型断路器，单台可独立退出，不影响同柜其他单元；拆装前先断开上级，验电、放电"}]'),
(1002, 2, '2026-11-24', '[{"fact":"端子 I+、I-","before":"","after":"取样电流（0~5 A，仅主机接）"}]'),
(1005, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"壁挂四点安装，孔距540 mm×820 mm；面板无需开孔","after":"壁挂四孔φ12，孔距540 mm×820 mm；面板无需开孔"}]'),
(1006, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"柜体落地安装，底框四孔φ14；面板自带，无需现场开孔","after":"柜体落地安装，底框四孔φ14，孔距700 mm×700 mm；面板自带，无需现场开孔"},{"fact":"端子 X1:1~6","before":"电流取样与电压","after":"电流取样IA*、IA、IB*、IB、IC*、IC"}]'),
(1007, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"柱上安装抱箍间距600 mm；落地型底座孔距650 mm×350 mm","after":"柱上型抱箍间距600 mm；落地型底座四孔φ14，孔距650 mm×350 mm"},{"fact":"端子 IA*、IA、IB*、IB、IC*、IC","before":"","after":"CT二次取样"},{"fact":"端子 CT二次","before":"取样","after":""}]'),
(1008, 2, '2026-11-24', '[{"fact":"端子 TV二次","before":"","after":"母线电压100 V"},{"fact":"端子 TV二次100 V","before":"母线电压","after":""}]'),
(1013, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 L1、L2、L3","before":"","after":"母线侧主回路"},{"fact":"端子 PE","before":"","after":"安装板保护接地"},{"fact":"端子 K+、K-","before":"","after":"投切控制DC 12 V"},{"fact":"端子 T1、T2","before":"","after":"电抗器温度开关（常闭）"},{"fact":"接线说明","before":"","after":"整板三相三线接入：母线排L1、L2、L3接至柜内母线，支路熔断器、投切开关、电抗器与电容器在板上已接好，现场只接母线、控制线与保护接地"},{"fact":"接线要点","before":"","after":"支路熔断器为NH系列，更换时用同规格、同分断能力的熔断体；控制端K+、K-接控制器的一路输出，DC 12 V，注意极性；温度开关T1、T2为常闭触点，串入该路控制回路或接控制器DI，超温退出；检修前断开上级开关，等电容器放电3 min并验电…"}]'),
(1016, 2, '2026-11-24', '[{"fact":"端子 母排A、B、C","before":"","after":"主回路"},{"fact":"端子 IA*、IA、IB*、IB、IC*、IC","before":"","after":"总进线取样电流"},{"fact":"端子 母排","before":"主回路","after":""}]'),
(1018, 2, '2026-11-24', '[{"fact":"端子 5~10","before":"IA、IB、IC及回零","after":"IA*、IA、IB*、IB、IC*、IC"}]'),
(1019, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无开孔，四孔安装220 mm×150 mm","after":"无面板开孔；四孔φ6，孔距220 mm×150 mm"}]'),
(1020, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无开孔，四孔安装260 mm×160 mm","after":"无面板开孔；四孔φ6，孔距260 mm×160 mm"}]'),
(1021, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 L、N","before":"","after":"工作电源AC/DC 85~265 V"},{"fact":"端子 RS485-1、RS485-2","before":"","after":"下行设备"},{"fact":"端子 LAN","before":"","after":"以太网上行"},{"fact":"接线说明","before":"","after":"电源、两路RS485与以太网各自接入；触摸屏只做监视与参数下发，掉线不影响设备自身运行"},{"fact":"接线要点","before":"","after":"RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路不超过32台；同一总线上设备的地址不得重复，波特率与校验位一致；以太网与电力电缆分槽敷设"}]'),
(1024, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"背板挂钩安装，孔距360 mm×680 mm；无需面板开孔","after":"背板挂装四孔φ10，孔距360 mm×680 mm；无需面板开孔"},{"fact":"端子 485A、485B","before":"","after":"通信"},{"fact":"端子 485","before":"通信","after":""}]'),
(1025, 2, '2026-11-24', '[{"fact":"端子 CTA、CTB、CTC","before":"","after":"户外开口互感器S1、S2，随机附带线长5 m，S2单点接地"},{"fact":"端子 开口CT","before":"随机附带线长5 m","after":""}]'),
(1026, 2, '2026-11-24', '[{"fact":"端子 CTA±、CTB±、CTC±","before":"","after":"取样电流"},{"fact":"端子 485A、485B","before":"","after":"通信"},{"fact":"端子 CTA±~CTC±","before":"取样电流","after":""},{"fact":"端子 485","before":"通信","after":""}]'),
(1027, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"背板挂装，孔距320 mm×560 mm；无需面板开孔","after":"背板挂装四孔φ10，孔距320 mm×560 mm；无需面板开孔"},{"fact":"接线","before":"","after":"三相四线"},{"fact":"端子 CT航插1~6","before":"","after":"三相取样"},{"fact":"接线要点","before":"单相为主的负荷必须选四线机型，中性线单独敷设","after":"本机为三相四线，N端必须接；单相为主的负荷，中性线单独敷设，截面按中性线电流选"},{"fact":"端子 CT航插","before":"取样","after":""}]'),
(1028, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"柜体落地，底框孔4×φ14；无现场开孔","after":"柜体落地，底框四孔φ14，孔距700 mm×900 mm；无现场开孔"},{"fact":"接线","before":"","after":"三相四线"}]'),
(1029, 2, '2026-11-24', '[{"fact":"端子 CTA、CTB、CTC","before":"","after":"户外开口互感器S1、S2，网侧取样，S2单点接地"},{"fact":"端子 开口CT×3","before":"网侧取样","after":""}]'),
(1030, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无面板开孔；换相单元四孔安装190 mm×120 mm","after":"无面板开孔；换相单元四孔φ5.5，孔距190 mm×120 mm"}]'),
(1031, 2, '2026-11-24', '[{"fact":"端子 UA~UN","before":"","after":"电压"},{"fact":"端子 IA*、IA、IB*、IB、IC*、IC","before":"","after":"电流或卡钳"},{"fact":"端子 Ua~Un","before":"电压","after":""},{"fact":"端子 Ia~Ic","before":"电流/卡钳","after":""}]'),
(1033, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"壁挂四孔孔距740 mm×940 mm；面板自带，无需开孔","after":"壁挂四孔φ12，孔距740 mm×940 mm；面板自带，无需开孔"}]'),
(1034, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"落地四孔φ18；面板自带，无需开孔","after":"落地四孔φ18，孔距1100 mm×500 mm；面板自带，无需开孔"}]'),
(1036, 2, '2026-11-24', '[{"fact":"接线说明","before":"三相端子L1、L2、L3，接地经底部M12螺栓","after":"三相端子L1、L2、L3，接地经底部M12螺栓；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"}]'),
(1037, 2, '2026-11-24', '[{"fact":"接线说明","before":"滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器","after":"滤波支路的电抗器与电容器串联，接线顺序为母线→熔断器→开关→电抗器→电容器；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"}]');
--> statement-breakpoint
INSERT INTO "product_revisions" VALUES
(1038, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 L1、L2、L3","before":"","after":"三相端子"},{"fact":"端子 PE","before":"","after":"壳体接地"},{"fact":"接线说明","before":"","after":"三相端子L1、L2、L3经支路熔断器与投切开关接至母线；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"},{"fact":"接线要点","before":"","after":"每次重新投入前须放电并验电，短接放电后方可接触端子；端子用铜鼻子压接，导线不得承受拉力；壳体经安装脚与接地螺栓可靠接地"}]'),
(1039, 2, '2026-11-24', '[{"fact":"接线说明","before":"四线接入，N线须单独接至中性排","after":"四线接入，N线须单独接至中性排；支路熔断器额定电流取1.5~1.6 In（In为电容器额定电流）"}]'),
(1040, 2, '2026-11-24', '[{"fact":"订货代码 7%","before":"电抗率","after":"电抗率；14%只配0.525 kV"}]'),
(1042, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"35 mm导轨或二孔安装，孔距68 mm×105 mm","after":"35 mm导轨或二孔φ5.5，孔距68 mm×105 mm"}]'),
(1043, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"二孔安装，孔距84 mm×165 mm","after":"二孔φ6.5，孔距84 mm×165 mm"}]'),
(1044, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"二孔安装，孔距80 mm×145 mm","after":"二孔φ6.5，孔距80 mm×145 mm"}]'),
(1045, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"四孔安装，孔距140 mm×240 mm","after":"四孔φ7，孔距140 mm×240 mm"}]'),
(1048, 2, '2026-11-24', '[{"fact":"可选功能","before":"4DI/2DO、1路4~20 mA、第二路RS485、脉冲输出","after":"4DI/2DO（CK）、1路4~20 mA（CM）；第二路RS485、脉冲输出另行说明"}]'),
(1052, 2, '2026-11-24', '[{"fact":"端子 1、2","before":"","after":"工作电源"}]'),
(1058, 2, '2026-11-24', '[{"fact":"端子 485A、485B","before":"","after":"抄表"},{"fact":"端子 485A、B","before":"抄表","after":""}]'),
(1060, 2, '2026-11-24', '[{"fact":"订货代码 100","before":"","after":"电压57.7/100 V；不写为220/380 V"}]'),
(1061, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无面板开孔；挂钩加两孔安装","after":"无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm"},{"fact":"端子 1、3","before":"","after":"IA进、出"},{"fact":"端子 4、6","before":"","after":"IB进、出"},{"fact":"端子 7、9","before":"","after":"IC进、出"},{"fact":"端子 2、5、8","before":"","after":"UA、UB、UC"},{"fact":"接线说明","before":"互感型接1~10端子，直通型进出线标A、B、C","after":"互感型接1~10端子（1、3，4、6，7、9为三相电流进、出，2、5、8、10为UA、UB、UC、UN），直通型进出线标A、B、C"},{"fact":"端子 1、3、5、7、9","before":"三相电流与电压（互感型）","after":""}]'),
(1062, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"无面板开孔；三点壁挂","after":"无面板开孔；三点安装3×φ5.5（上一下二），孔距140 mm×225 mm"},{"fact":"端子 辅助1、辅助2","before":"","after":"工作电源"},{"fact":"端子 辅助1、2","before":"工作电源","after":""}]'),
(1065, 2, '2026-11-24', '[{"fact":"端子 485A、485B","before":"","after":"本地"},{"fact":"端子 485A/B","before":"本地","after":""}]'),
(1066, 2, '2026-11-24', '[{"fact":"端子 UA~UN","before":"","after":"公共电压"},{"fact":"端子 CT1~CT3","before":"","after":"设备1电流"},{"fact":"端子 2~4路CT","before":"","after":"其余设备电流"},{"fact":"端子 485A、485B","before":"","after":"扩展"},{"fact":"端子 U公共","before":"电压","after":""},{"fact":"端子 1~4路CT","before":"电流","after":""},{"fact":"端子 485","before":"扩展","after":""}]'),
(1069, 2, '2026-11-24', '[{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 V+、V-","before":"","after":"工作电源DC 9~36 V"},{"fact":"端子 RS485-1~4","before":"","after":"下行仪表"},{"fact":"端子 LAN","before":"","after":"以太网上行"},{"fact":"端子 ANT","before":"","after":"4G天线"},{"fact":"接线说明","before":"","after":"4路RS485接下行仪表，以太网与4G上行互为备份"},{"fact":"接线要点","before":"","after":"RS485用屏蔽双绞线手拉手接入，屏蔽层单端接地，每路最多32台；同一路设备的波特率与校验位须一致，不同规约分路接入；金属柜内须把4G天线引出柜外，断电后再插拔SIM卡"}]'),
(1070, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"壁挂四孔180 mm×150 mm；天线N型孔","after":"壁挂四孔φ6，孔距180 mm×150 mm；天线N型孔φ16"},{"fact":"端子 表头","before":"","after":"端子、功能"},{"fact":"端子 V+、V-","before":"","after":"工作电源DC 12~24 V"},{"fact":"端子 LAN","before":"","after":"以太网上行，可PoE供电"},{"fact":"端子 ANT1","before":"","after":"LoRa天线"},{"fact":"端子 ANT2","before":"","after":"4G天线"},{"fact":"接线说明","before":"","after":"LoRa节点无线接入，以太网或4G上行；供电用PoE或DC 12~24 V，二者取一"},{"fact":"接线要点","before":"","after":"室外型的天线竖直安装，两根天线间距不小于300 mm；室外安装须加天馈避雷器，抱杆与机壳可靠接地；PoE供电时网线不超过100 m"}]'),
(1071, 2, '2026-11-24', '[{"fact":"订货型号","before":"LH-SB63-3N-30-LR","after":"LH-SB63-1N-C32-30-LR"},{"fact":"额定电流","before":"16、20、32、40、63 A","after":"16、20、32、40、63 A，C型脱扣"},{"fact":"订货代码 1N","before":"","after":"1P+N；3P；3N为3P+N"},{"fact":"订货代码 C32","before":"","after":"C型脱扣，额定电流，A"},{"fact":"选型与订货代码","before":"订货示例：LH-SB63-3N-30-LR","after":"订货示例：LH-SB63-1N-C32-30-LR"},{"fact":"订货代码 3N","before":"3P+N","after":""}]'),
(1072, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"固定式，安装孔35 mm×126 mm；面板可开105 mm×60 mm观察窗","after":"固定式，安装孔4×φ4.5，孔距35 mm×126 mm；面板可开105 mm×60 mm观察窗"}]'),
(1075, 2, '2026-11-24', '[{"fact":"开孔尺寸","before":"窗口：φ16、φ24、φ36、80×50、120×60、160×80（mm）","after":"窗口：φ24、φ36、80×50、120×60、160×80（mm）"},{"fact":"可选功能","before":"防水型、超宽窗口、2 m引线、0.2级（大电流规格）","after":"防水型、超宽窗口、2 m引线、0.2级（大电流规格，一次1000 A起）；φ16窗口另行说明"},{"fact":"窗口","before":"φ16~φ36，80×50~160×80","after":"φ24、φ36，80×50、120×60、160×80"},{"fact":"订货代码 80","before":"窗口系列","after":"窗口系列：24、36、80、120、160"},{"fact":"订货代码 800/5","before":"变比","after":"变比；/1为1 A输出，/333mV为毫伏输出"},{"fact":"订货代码 0.5","before":"准确级","after":"准确级：0.5、1、0.2"},{"fact":"功能特点","before":"尺寸系列覆盖16~160 mm窗口","after":"五种窗口覆盖24~160 mm"}]');
--> statement-breakpoint
INSERT INTO "product_codes" VALUES
(1001, '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{}},{"kind":"choice","name":"高温型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃","sets":{"工作环境":"-25~+60 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1002, '{"head":"LH-ZCS-G","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","unit":"kvar","sums":["10+10","15+15","20+20","25+25"],"with":{"400 V实际输出":["20 kvar×0.694＝13.9 kvar","30 kvar×0.694＝20.8 kvar","40 kvar×0.694＝27.8 kvar","50 kvar×0.694＝34.7 kvar"]}}],"rules":[],"variants":[]}'),
(1003, '{"head":"LH-ZCM","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"额定电压","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","text":"{}（单路）","numbers":[20,30,40],"with":{}}],"rules":[],"variants":[]}'),
(1004, '{"head":"LH-ZCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[250],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[5,10,15,20,30],"with":{}}],"rules":[],"variants":[]}'),
(1005, '{"head":"LH-ZCH","parts":[{"kind":"number","name":"总容量","before":"/","line":"总容量","after":"","unit":"kvar","numbers":[60,90,120,150],"with":{}},{"kind":"choice","name":"共补占比","before":"-","line":"组合","options":[{"code":"0.1","meaning":"共补10%，分补90%","text":"共补450 V占10% + 分补250 V占90%","sets":{}},{"code":"0.2","meaning":"共补20%，分补80%","text":"共补450 V占20% + 分补250 V占80%","sets":{}},{"code":"0.3","meaning":"共补30%，分补70%","text":"共补450 V占30% + 分补250 V占70%","sets":{}},{"code":"0.4","meaning":"共补40%，分补60%","text":"共补450 V占40% + 分补250 V占60%","sets":{}},{"code":"0.5","meaning":"共补50%，分补50%","text":"共补450 V占50% + 分补250 V占50%","sets":{}},{"code":"0.6","meaning":"共补60%，分补40%","text":"共补450 V占60% + 分补250 V占40%","sets":{}},{"code":"0.7","meaning":"共补70%，分补30%","text":"共补450 V占70% + 分补250 V占30%","sets":{}},{"code":"0.8","meaning":"共补80%，分补20%","text":"共补450 V占80% + 分补250 V占20%","sets":{}},{"code":"0.9","meaning":"共补90%，分补10%","text":"共补450 V占90% + 分补250 V占10%","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1006, '{"head":"LH-GBJ","parts":[{"kind":"number","name":"总容量","before":"/","line":"单柜容量","after":"","unit":"kvar","numbers":[90,120,150,180,240,300,400],"with":{}},{"kind":"number","name":"补偿级数","before":"-","line":"补偿级数","after":"","unit":"级","range":{"min":6,"max":12,"step":1},"with":{}},{"kind":"choice","name":"补偿方式","before":"-","options":[{"code":"S","meaning":"共补","sets":{}},{"code":"F","meaning":"分补","sets":{}},{"code":"H","meaning":"混补","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1007, '{"head":"LH-JPB","parts":[{"kind":"number","name":"总容量","before":"/","line":"容量","after":"","unit":"kvar","numbers":[60,90,120,150,180],"with":{}},{"kind":"choice","name":"补偿方式","before":"-","line":"组合","options":[{"code":"S","meaning":"共补","sets":{}},{"code":"F","meaning":"分补","sets":{}},{"code":"H","meaning":"混补","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"本地RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1，本地RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1008, '{"head":"LH-GYZ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[6,10],"with":{}},{"kind":"number","name":"组数","before":"-","line":"组数","after":"","unit":"组","range":{"min":1,"max":8,"step":1},"with":{}},{"kind":"number","name":"单组容量","before":"×","line":"单组容量","after":"","unit":"kvar","numbers":[300,600,900,1200,1500],"with":{}},{"kind":"number","name":"串联电抗率","before":"-","line":"串联电抗率","after":"%","unit":"%","numbers":[1,5,6,12],"with":{}}],"rules":[],"variants":[]}'),
(1009, '{"head":"LH-GYX","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[10],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","numbers":[150,300,450,600],"with":{}},{"kind":"choice","name":"投切方式","before":"-","line":"投切","options":[{"code":"A","meaning":"自动型","text":"自动型：按电压上下限与时间表投退","sets":{}},{"code":"G","meaning":"固定型","text":"固定型：长期投入","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1010, '{"head":"LH-GYJ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[6,10],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","range":{"min":100,"max":600,"step":1},"with":{}}],"rules":[],"variants":[]}'),
(1011, '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[480],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","numbers":[10,20,30,40,50],"with":{"400 V实际输出":["7.5 kvar","14.9 kvar","22.4 kvar","29.9 kvar","37.3 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[7],"with":{}}],"rules":[],"variants":[]}'),
(1012, '{"head":"LH-XCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","numbers":[15,30,45,60],"with":{"400 V实际输出":["10.1 kvar","20.2 kvar","30.4 kvar","40.5 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}'),
(1013, '{"head":"LH-XCB","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"标称容量","after":"","unit":"V","numbers":[480,525],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","numbers":[40,60],"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"标称容量","after":"%","unit":"%","text":"电抗率{}","numbers":[7,14],"with":{}},{"kind":"choice","name":"投切元件","before":"-","line":"投切元件","options":[{"code":"T","meaning":"晶闸管","sets":{}},{"code":"F","meaning":"复合开关","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电容器额定电压":["480"]},"only":{"电抗率":["7"]},"says":"480 V电容器只配7%电抗率，14%电抗率须选525 V"},{"when":{"电容器额定电压":["525"]},"only":{"电抗率":["14"]},"says":"525 V电容器只配14%电抗率，7%电抗率须选480 V"}],"variants":[]}'),
(1014, '{"head":"LH-XCF","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","after":"","unit":"V","numbers":[300],"with":{}},{"kind":"number","name":"标称容量","before":"-","line":"标称容量","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[15,24,30],"with":{"230 V实际输出":["10.3 kvar","16.4 kvar","20.5 kvar"]}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[14],"with":{}}],"rules":[],"variants":[]}'),
(1015, '{"head":"LH-GXL","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"V","text":"AC {}","numbers":[400,690],"with":{}},{"kind":"choice","name":"支路次数","before":"-","line":"支路","options":[{"code":"5.7.11","meaning":"5、7、11次","text":"3条（5、7、11次）","sets":{}},{"code":"5.7.13","meaning":"5、7、13次","text":"3条（5、7、13次）","sets":{}},{"code":"5.11.13","meaning":"5、11、13次","text":"3条（5、11、13次）","sets":{}},{"code":"7.11.13","meaning":"7、11、13次","text":"3条（7、11、13次）","sets":{}},{"code":"5.7.11.13","meaning":"5、7、11、13次","text":"4条（5、7、11、13次）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"总容量","before":"-","line":"单柜容量","after":"","unit":"kvar","range":{"min":150,"max":800,"step":1},"with":{}}],"rules":[],"variants":[]}'),
(1016, '{"head":"LH-GXZ","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"V","text":"AC {}","numbers":[400,575,690],"with":{}},{"kind":"number","name":"匹配炉功率","before":"-","line":"匹配炉功率","after":"","unit":"kW","range":{"min":250,"max":2000,"step":1},"with":{}},{"kind":"choice","name":"整流脉波","before":"-","line":"支路","options":[{"code":"6P","meaning":"六脉波","text":"5、7、11、13次（六脉波）","sets":{}},{"code":"12P","meaning":"十二脉波","text":"11、13次（十二脉波）","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1017, '{"head":"LH-GXT","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"容量","after":"","unit":"kvar","numbers":[150,300,450,600],"with":{}},{"kind":"choice","name":"支路次数","before":"-","options":[{"code":"5.7","meaning":"5、7次","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1018, '{"head":"LH-CK200","parts":[{"kind":"choice","name":"电流规格","before":"/","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A（CT二次）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"上行通信","before":"-","absent":{"meaning":"RS485上行","sets":{"上行":"RS485/Modbus-RTU，2400~38400 bps"}},"options":[{"code":"4G","meaning":"带4G上行","sets":{"上行":"4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1019, '{"head":"LH-CK300","parts":[{"kind":"choice","name":"电流规格","before":"/","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"2路RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1，2路RS485"}}],"elsewhere":[]},{"kind":"choice","name":"测温","before":"-","absent":{"meaning":"不带测温","sets":{}},"options":[{"code":"T4","meaning":"4路测温","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1020, '{"head":"LH-CK310","parts":[{"kind":"choice","name":"电流规格","before":"/","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"LoRa","before":"-","absent":{"meaning":"不带LoRa，上行4G+以太网","sets":{"下行":"4×RS485"}},"options":[{"code":"LoRa","meaning":"带LoRa，上行4G+以太网","sets":{"下行":"4×RS485 + LoRa（470~510 MHz）"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1021, '{"head":"LH-HMI7","parts":[{"kind":"choice","name":"RS485","before":"/","line":"下行","options":[{"code":"2R","meaning":"2路RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"以太网","before":"","line":"上行","options":[{"code":"1E","meaning":"1路以太网","text":"1路以太网，Modbus-TCP","sets":{}},{"code":"2E","meaning":"2路以太网","text":"2路以太网，Modbus-TCP","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1022, '{"head":"LH-SVG-M","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[30,50,75,100],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{}},{"code":"3L","meaning":"三相三线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1023, '{"head":"LH-SVG-MH","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[150],"with":{}},{"kind":"number","name":"电容投切路数","before":"-","line":"电容投切输出","after":"","unit":"路","numbers":[12],"with":{}}],"rules":[],"variants":[]}'),
(1024, '{"head":"LH-SVG-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[30,50,75],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1025, '{"head":"LH-SVG-P","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[30,50,70],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"蓝牙维护、RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"4G Cat.1、蓝牙维护、RS485"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1026, '{"head":"LH-APF-M","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","after":"","unit":"A","numbers":[50,75,100,150],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{"中性线滤波能力":"3倍相电流"}},{"code":"3L","meaning":"三相三线","sets":{"中性线滤波能力":"不滤中性线电流（三相三线）"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1027, '{"head":"LH-APF-W","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","after":"","unit":"A","numbers":[25,35,50],"with":{}},{"kind":"choice","name":"静音型","before":"-","absent":{"meaning":"标准型","sets":{"噪声":"以铭牌为准；静音型≤50 dB（1 m）"}},"options":[{"code":"S","meaning":"静音型","sets":{"噪声":"≤50 dB（1 m）"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1028, '{"head":"LH-APF-G","parts":[{"kind":"choice","name":"系统电压","before":"/","line":"系统电压","options":[{"code":"400","meaning":"AC 400 V","sets":{}},{"code":"690","meaning":"AC 690 V（定制）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"额定补偿电流","before":"-","line":"额定补偿电流","after":"","unit":"A","numbers":[100,150,200,300,400,600],"with":{}},{"kind":"choice","name":"接线","before":"-","line":"接线","options":[{"code":"4L","meaning":"三相四线","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1029, '{"head":"LH-SPC","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","numbers":[400],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[35,50,70,100],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{}},"options":[{"code":"4G","meaning":"带4G通信","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1030, '{"head":"LH-HXK","parts":[{"kind":"number","name":"换相单元","before":"/1+","line":"单台主控管理","after":"","unit":"台","text":"1台主控配{}换相单元（最多24台）","range":{"min":1,"max":24,"step":1},"with":{}},{"kind":"number","name":"单元额定电流","before":"-","line":"额定电流","after":"","unit":"A","text":"换相单元{}","numbers":[60,100],"with":{}},{"kind":"choice","name":"通信方式","before":"-","line":"通信","options":[{"code":"LoRa","meaning":"LoRa","text":"LoRa 470~510 MHz","sets":{}},{"code":"HPLC","meaning":"HPLC","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1031, '{"head":"LH-PQM-A","parts":[{"kind":"choice","name":"电压规格","before":"/","options":[{"code":"220","meaning":"220/380 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电流规格","before":"-","line":"电流测量","options":[{"code":"5A","meaning":"3×5 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"PT接入","before":"-","absent":{"meaning":"直接接入220/380 V","sets":{"电压测量":"3×220/380 V，误差±0.1%"}},"options":[{"code":"100","meaning":"PT二次100 V","sets":{"电压测量":"3×57.7/100 V，误差±0.1%"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1032, '{"head":"LH-PQM-S","parts":[{"kind":"choice","name":"电压规格","before":"/","line":"电压输入","options":[{"code":"220","meaning":"3×220/380 V","sets":{}},{"code":"100","meaning":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电流规格","before":"-","line":"电流输入","options":[{"code":"5A","meaning":"3×5 A","sets":{}},{"code":"1A","meaning":"3×1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"以太网","before":"-","absent":{"meaning":"不带以太网","sets":{"通信":"RS485（Modbus-RTU）"}},"options":[{"code":"E","meaning":"带以太网","sets":{"通信":"RS485（Modbus-RTU），以太网"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1033, '{"head":"LH-KJX","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[250,400,630],"with":{}},{"kind":"choice","name":"快接芯数","before":"-","line":"连接器","options":[{"code":"5P","meaning":"五芯快接","text":"单芯面板插座5只（A/B/C/N/PE）","sets":{}},{"code":"4P","meaning":"四芯加接地排","text":"单芯面板插座4只（A/B/C/N），PE接接地排","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1034, '{"head":"LH-KJX-D","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[800,1000,1250,1600],"with":{}},{"kind":"number","name":"每相插座数","before":"-","line":"连接器","after":"","unit":"只","text":"每相{}单芯插座，单只400 A","numbers":[2,3],"with":{}}],"rules":[],"variants":[]}'),
(1035, '{"head":"LH-KJT","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[160,250,400,630],"with":{}},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485、4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1036, '{"head":"LH-BY","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.4,0.45,0.48,0.525],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[5,7.5,10,12.5,15,20,25,30],"with":{}},{"kind":"choice","name":"相数","before":"-","options":[{"code":"3","meaning":"三相","sets":{}},{"code":"1","meaning":"单相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[{"when":{"额定电压":["0.45"],"额定容量":["10"]},"sets":{"外形尺寸":"φ86 mm×200 mm（直径×高）"}},{"when":{"额定电压":["0.45"],"额定容量":["20"]},"sets":{"外形尺寸":"φ96 mm×245 mm（直径×高）"}},{"when":{"额定电压":["0.48"],"额定容量":["30"]},"sets":{"外形尺寸":"φ116 mm×280 mm（直径×高）"}}]}'),
(1037, '{"head":"LH-BYL","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.525,0.69,0.8],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[10,20,25,33.3],"with":{}},{"kind":"choice","name":"相数","before":"-","line":"接线","options":[{"code":"3","meaning":"三相","text":"三相△","sets":{}},{"code":"1","meaning":"单相","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"配对","before":"-","absent":{"meaning":"不配对","sets":{"容量允差":"0~+5%"}},"options":[{"code":"P","meaning":"按支路配对","sets":{"容量允差":"按支路配对±1%"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1038, '{"head":"LH-BF","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","text":"AC {}","numbers":[0.4,0.415,0.45,0.48],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","numbers":[5,10,15,20,25,30],"with":{}},{"kind":"choice","name":"相数","before":"-","options":[{"code":"3","meaning":"三相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1039, '{"head":"LH-BFF","parts":[{"kind":"number","name":"额定电压","before":"/","line":"额定电压","after":"","unit":"kV","numbers":[0.25],"with":{}},{"kind":"number","name":"额定容量","before":"-","line":"额定容量","after":"","unit":"kvar","text":"{}（三相合计）","numbers":[15,20,30],"with":{}},{"kind":"choice","name":"组成","before":"-","options":[{"code":"1×3","meaning":"三只单相","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1040, '{"head":"LH-DKS","parts":[{"kind":"number","name":"匹配电容电压","before":"/","line":"匹配电容","after":"","unit":"kV","numbers":[0.45,0.48,0.525],"with":{}},{"kind":"number","name":"匹配电容容量","before":"-","line":"匹配电容","after":"","unit":"kvar","range":{"min":10,"max":60,"step":0.5},"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[7,14],"with":{}},{"kind":"choice","name":"绕组","before":"-","options":[{"code":"Cu","meaning":"铜绕组","sets":{}},{"code":"Al","meaning":"铝绕组","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电抗率":["14"]},"only":{"匹配电容电压":["0.525"]},"says":"14%电抗率使电容器承受465 V（400 V系统），须配0.525 kV电容器；0.45、0.48 kV只配7%"}],"variants":[{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["30"],"电抗率":["7"]},"sets":{"外形尺寸":"230 mm×170 mm×210 mm（长×宽×高）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["30"],"电抗率":["14"]},"sets":{"外形尺寸":"260 mm×190 mm×230 mm（长×宽×高）"}}]}'),
(1041, '{"head":"LH-DKL","parts":[{"kind":"number","name":"系统电压","before":"/","line":"系统电压","after":"","unit":"V","text":"AC {}","numbers":[400,690],"with":{}},{"kind":"choice","name":"目标谐波","before":"-","options":[{"code":"5","meaning":"5次","sets":{}},{"code":"7","meaning":"7次","sets":{}},{"code":"11","meaning":"11次","sets":{}},{"code":"13","meaning":"13次","sets":{}}],"elsewhere":[]},{"kind":"number","name":"支路电流","before":"-","line":"额定电流","after":"","unit":"A","text":"{}（含谐波）","range":{"min":20,"max":400,"step":1},"with":{}}],"rules":[],"variants":[]}'),
(1042, '{"head":"LH-QJ","parts":[{"kind":"number","name":"可控容量","before":"-","line":"可控容量（400 V）","after":"","unit":"kvar","numbers":[12,16,20,30,43,63],"with":{}},{"kind":"number","name":"线圈电压","before":"/","line":"线圈电压","after":"","unit":"V","text":"AC {}，50 Hz","numbers":[110,220,380],"with":{}}],"rules":[],"variants":[]}'),
(1043, '{"head":"LH-FK","parts":[{"kind":"choice","name":"型式","before":"/","line":"额定工作电压","options":[{"code":"3","meaning":"共补三相","text":"AC 400 V（共补）","sets":{}},{"code":"1","meaning":"分补三单相","text":"AC 230 V（分补）","sets":{}}],"elsewhere":[]},{"kind":"number","name":"控制容量","before":"-","line":"控制容量","after":"","unit":"kvar","numbers":[20,30,40],"with":{"额定电流":["45 A","63 A","80 A"]}},{"kind":"number","name":"控制电压","before":"-","line":"控制信号","after":"","unit":"V","numbers":[12],"with":{}}],"rules":[],"variants":[]}'),
(1044, '{"head":"LH-TB","parts":[{"kind":"number","name":"额定电流","before":"/","line":"额定电流","after":"","unit":"A","numbers":[40,63,80],"with":{}},{"kind":"choice","name":"控制方式","before":"-","line":"控制","options":[{"code":"RS","meaning":"RS485型","text":"RS485","sets":{}},{"code":"D","meaning":"DC 12 V型","text":"DC 12 V","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1045, '{"head":"LH-JK","parts":[{"kind":"choice","name":"型式","before":"/","options":[{"code":"3","meaning":"三相共补","sets":{}},{"code":"1","meaning":"分补","sets":{}}],"elsewhere":[]},{"kind":"number","name":"控制容量","before":"-","line":"控制容量","after":"","unit":"kvar","numbers":[20,40,60],"with":{"额定电流":["60 A","90 A","120 A"]}}],"rules":[],"variants":[]}'),
(1046, '{"head":"LH-RC12","parts":[{"kind":"choice","name":"输出型式","before":"/","line":"输出型式","options":[{"code":"J","meaning":"继电器输出","text":"继电器AC 220 V/5 A","sets":{}},{"code":"D","meaning":"DC 12 V输出","text":"DC 12 V/50 mA","sets":{}}],"elsewhere":[]},{"kind":"number","name":"输出路数","before":"-","line":"输出路数","after":"","unit":"路","numbers":[4,6,8,10,12],"with":{}}],"rules":[],"variants":[]}'),
(1047, '{"head":"LH-RC18","parts":[{"kind":"number","name":"共补路数","before":"/C","line":"输出路数","after":"","unit":"路","text":"共补{}","range":{"min":0,"max":18,"step":1},"with":{}},{"kind":"choice","name":"分补路数","before":"F","line":"输出路数","options":[{"code":"0","meaning":"不带分补","text":"不带分补","sets":{}},{"code":"3","meaning":"3路（1组）","text":"分补3路（1组）","sets":{}},{"code":"6","meaning":"6路（2组）","text":"分补6路（2组）","sets":{}},{"code":"9","meaning":"9路（3组）","text":"分补9路（3组）","sets":{}},{"code":"12","meaning":"12路（4组）","text":"分补12路（4组）","sets":{}},{"code":"15","meaning":"15路（5组）","text":"分补15路（5组）","sets":{}},{"code":"18","meaning":"18路（6组）","text":"分补18路（6组）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485/Modbus-RTU、DL/T 645-2007"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485/Modbus-RTU、DL/T 645-2007，4G"}}],"elsewhere":[]}],"rules":[{"sum":["共补路数","分补路数"],"min":1,"max":18,"says":"共补与分补合计最多18路，至少1路"}],"variants":[]}'),
(1048, '{"head":"LH-PM96E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"AC 5 A","text":"AC 5 A，持续1.2倍，瞬时10倍/5 s","sets":{}},{"code":"1A","meaning":"AC 1 A","text":"AC 1 A，持续1.2倍，瞬时10倍/5 s","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"接线","options":[{"code":"220","meaning":"220/380 V","text":"三相四线/三相三线，电压220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"三相四线/三相三线，电压57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信与扩展","before":"-","options":[{"code":"C","meaning":"1路RS485","sets":{}},{"code":"CK","meaning":"1路RS485，4DI/2DO","sets":{}},{"code":"CM","meaning":"1路RS485，1路4~20 mA","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1049, '{"head":"LH-PM96S","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电压电流","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压电流","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信与报警","before":"-","absent":{"meaning":"不带通信与报警","sets":{"通信":"不带","报警输出":"不带"}},"options":[{"code":"CJ","meaning":"RS485，1路报警继电器","sets":{"通信":"RS485/Modbus-RTU","报警输出":"AC 250 V/3 A常开"}},{"code":"C","meaning":"RS485","sets":{"通信":"RS485/Modbus-RTU","报警输出":"不带"}},{"code":"J","meaning":"1路报警继电器","sets":{"通信":"不带","报警输出":"AC 250 V/3 A常开"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1050, '{"head":"LH-PM96H","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"CE","meaning":"RS485，以太网","text":"RS485；以太网Modbus-TCP","sets":{}},{"code":"C","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1051, '{"head":"LH-PM96F","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信规约","before":"-","absent":{"meaning":"Modbus-RTU","sets":{"通信":"RS485：出厂Modbus-RTU，可切换为DL/T 645-2007"}},"options":[{"code":"D","meaning":"DL/T 645-2007","sets":{"通信":"RS485：出厂DL/T 645-2007，可切换为Modbus-RTU"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1052, '{"head":"LH-PM96K","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"扩展","before":"-","options":[{"code":"8D4R2A","meaning":"8DI/4DO/2AO","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1053, '{"head":"LH-PM96W","parts":[{"kind":"choice","name":"电流规格","before":"-","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","options":[{"code":"220","meaning":"220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"无线通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{"LoRa":"不带（4G型）"}},{"code":"LR","meaning":"LoRa","sets":{"4G":"不带（LoRa型）"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1054, '{"head":"LH-PM72E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"5 A","sets":{}},{"code":"1A","meaning":"1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","absent":{"meaning":"不带通信","sets":{"通信":"不带"}},"options":[{"code":"C","meaning":"RS485","sets":{"通信":"RS485/Modbus-RTU"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1055, '{"head":"LH-PM72D","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"5A","meaning":"3×5 A（互感器接入）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信与输出","before":"-","options":[{"code":"C2R","meaning":"RS485，2路继电器","sets":{"通信":"RS485"}},{"code":"2R","meaning":"2路继电器，不带RS485","sets":{"通信":"不带"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1056, '{"head":"LH-PM120E","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电压电流","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","line":"电压电流","options":[{"code":"220","meaning":"220/380 V","text":"3×220/380 V","sets":{}},{"code":"100","meaning":"57.7/100 V","text":"3×57.7/100 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"CE","meaning":"RS485+以太网","text":"RS485，以太网","sets":{}},{"code":"C","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1057, '{"head":"LH-DM1","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电流","after":"","unit":"A","numbers":[60],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"485","meaning":"RS485","text":"RS485（DL/T 645-2007）","sets":{}},{"code":"IR","meaning":"红外","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1058, '{"head":"LH-DM2P","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电压/电流","after":"","unit":"A","numbers":[80],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"LR","meaning":"LoRa","text":"RS485 + LoRa（470~510 MHz）","sets":{}},{"code":"485","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1059, '{"head":"LH-DM3","parts":[{"kind":"number","name":"最大电流","before":"-","line":"电流","after":"","unit":"A","numbers":[80],"with":{}},{"kind":"choice","name":"费率与通信","before":"-","options":[{"code":"F485","meaning":"复费率，RS485","sets":{"费率":"4费率12时段"}},{"code":"485","meaning":"单费率，RS485","sets":{"费率":"单费率"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1060, '{"head":"LH-DM3C","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"0.015-0.075(6)A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"电压规格","before":"-","absent":{"meaning":"220/380 V","sets":{"电压":"3×220/380 V"}},"options":[{"code":"100","meaning":"57.7/100 V","sets":{"电压":"3×57.7/100 V"}}],"elsewhere":[]},{"kind":"number","name":"开口互感器","before":"-KCT","absent":{"meaning":"不带互感器，另配","sets":{}},"after":"/5","unit":"/5 A","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{}}],"rules":[],"variants":[]}'),
(1061, '{"head":"LH-TM30","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"互感型0.015-0.075(6)A","sets":{"有功电能":"C级（0.5S级）"}},{"code":"60A","meaning":"直通型0.2-0.5(60)A","sets":{"有功电能":"B级（1级）"}}],"elsewhere":[]},{"kind":"choice","name":"4G通信","before":"-","absent":{"meaning":"不带4G","sets":{"通信":"RS485 DL/T 645-2007，红外"}},"options":[{"code":"4G","meaning":"带4G通信","sets":{"通信":"RS485 DL/T 645-2007，红外，4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1062, '{"head":"LH-TM33","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"电流","options":[{"code":"6A","meaning":"0.015-0.075(6)A","text":"3×0.015-0.075(6)A（旧标称1.5(6)A）","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"辅助电源","before":"-","absent":{"meaning":"不带辅助电源","sets":{"辅助电源":"不带"}},"options":[{"code":"AUX","meaning":"带辅助电源","sets":{"辅助电源":"AC/DC 100~240 V"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1063, '{"head":"LH-DA72","parts":[{"kind":"choice","name":"电流规格","before":"-","line":"输入","options":[{"code":"5A","meaning":"AC 5 A","sets":{}},{"code":"1A","meaning":"AC 1 A","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"变送与报警","before":"-","absent":{"meaning":"不带变送与报警","sets":{"变送":"不带"}},"options":[{"code":"CJ","meaning":"4~20 mA变送，报警继电器","sets":{"变送":"4~20 mA，负载≤500 Ω"}},{"code":"C","meaning":"4~20 mA变送","sets":{"变送":"4~20 mA，负载≤500 Ω"}},{"code":"J","meaning":"报警继电器","sets":{"变送":"不带"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1064, '{"head":"LH-DV96","parts":[{"kind":"choice","name":"电压规格","before":"-","line":"输入","options":[{"code":"100","meaning":"PT二次100 V","text":"3×100 V","sets":{}},{"code":"380","meaning":"380 V直接接入","text":"3×380 V","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"频率","before":"-","absent":{"meaning":"不带频率显示","sets":{"准确度":"0.5级"}},"options":[{"code":"F","meaning":"附加频率显示","sets":{"准确度":"0.5级，频率±0.1 Hz"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1065, '{"head":"LH-WM40","parts":[{"kind":"number","name":"互感器一次电流","before":"-","line":"电流","after":"","unit":"A","text":"开口互感器{}","numbers":[100,200,400,600],"with":{}},{"kind":"choice","name":"测温","before":"-","absent":{"meaning":"不带测温","sets":{}},"options":[{"code":"T4","meaning":"4路测温","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"通信","before":"-","options":[{"code":"4G","meaning":"4G","sets":{}}],"elsewhere":[{"code":"LR","says":"LH-WM40只有4G型，LoRa型请选LH-WM42"}]}],"rules":[],"variants":[]}'),
(1066, '{"head":"LH-WM41","parts":[{"kind":"number","name":"监测路数","before":"-","line":"输入","after":"","unit":"路","text":"{}三相（开口互感器）","range":{"min":1,"max":4,"step":1},"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"4G","meaning":"4G","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1067, '{"head":"LH-WM42","parts":[{"kind":"number","name":"互感器一次电流","before":"-","line":"电流","after":"","unit":"A","text":"开口互感器{}","range":{"min":100,"max":600,"step":50},"with":{}},{"kind":"choice","name":"通信","before":"-","line":"LoRa","options":[{"code":"LR","meaning":"LoRa","sets":{}}],"elsewhere":[{"code":"4G","says":"LH-WM42只有LoRa型，4G型请选LH-WM40"}]}],"rules":[],"variants":[]}'),
(1068, '{"head":"LH-MC12","parts":[{"kind":"number","name":"互感器额定电流","before":"-","line":"互感器","after":"","unit":"A","text":"插接式，{}，0.5级","range":{"min":50,"max":400,"step":50},"with":{}},{"kind":"choice","name":"以太网","before":"-","absent":{"meaning":"不带以太网","sets":{"通信":"RS485"}},"options":[{"code":"E","meaning":"带以太网","sets":{"通信":"RS485 + 2×以太网"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1069, '{"head":"LH-GW100","parts":[{"kind":"choice","name":"RS485","before":"-","line":"下行","options":[{"code":"4R","meaning":"4路RS485","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"上行通信","before":"-","line":"上行","options":[{"code":"4G","meaning":"4G与以太网","text":"4G Cat.1 + 10/100 M以太网","sets":{}},{"code":"E","meaning":"仅以太网","text":"10/100 M以太网","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1070, '{"head":"LH-GW200","parts":[{"kind":"choice","name":"回程","before":"-","line":"上行","options":[{"code":"4G","meaning":"4G回程","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"安装场所","before":"-","line":"防护","options":[{"code":"OD","meaning":"室外型","text":"IP65（室外型）","sets":{}},{"code":"ID","meaning":"室内型","text":"IP30（室内型）","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1071, '{"head":"LH-SB63","parts":[{"kind":"choice","name":"极数","before":"-","line":"极数","options":[{"code":"1N","meaning":"1P+N","sets":{"外形尺寸":"36 mm×90 mm×70 mm（1P+N，宽×高×深）"}},{"code":"3P","meaning":"3P","sets":{}},{"code":"3N","meaning":"3P+N","sets":{"外形尺寸":"90 mm×90 mm×70 mm（3P+N，宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"额定电流","before":"-C","line":"额定电流","after":"","unit":"A","text":"{}，C型脱扣","numbers":[16,20,32,40,63],"with":{}},{"kind":"number","name":"剩余电流","before":"-","line":"剩余电流","after":"","unit":"mA","text":"{}（可关）","numbers":[30,100,300],"with":{}},{"kind":"choice","name":"通信","before":"-","line":"通信","options":[{"code":"LR","meaning":"LoRa","sets":{}},{"code":"4G","meaning":"4G","sets":{}},{"code":"R","meaning":"RS485","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1072, '{"head":"LH-SB250M","parts":[{"kind":"choice","name":"极数","before":"-","line":"极数","options":[{"code":"3P","meaning":"3P","sets":{"外形尺寸":"105 mm×165 mm×110 mm（3P，宽×高×深）"}},{"code":"4P","meaning":"4P","sets":{"外形尺寸":"140 mm×165 mm×110 mm（4P，宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"额定电流","before":"-","line":"壳架电流","after":"","unit":"A","text":"250 A，额定电流{}","numbers":[100,125,160,200,250],"with":{}},{"kind":"choice","name":"脱扣与保护","before":"-","options":[{"code":"EL","meaning":"电子脱扣加剩余电流","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1073, '{"head":"LH-TS10","parts":[{"kind":"number","name":"绑带长度","before":"-","after":"","unit":"mm","numbers":[450],"with":{}},{"kind":"choice","name":"防护","before":"-","absent":{"meaning":"IP65","sets":{"防护":"IP65"}},"options":[{"code":"P","meaning":"IP67","sets":{"防护":"IP67"}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1074, '{"head":"LH-TS20","parts":[{"kind":"choice","name":"螺栓规格","before":"-","options":[{"code":"M8","meaning":"M8螺栓","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"温湿度","before":"-","absent":{"meaning":"只测温度","sets":{}},"options":[{"code":"TH","meaning":"温湿度型","sets":{}}],"elsewhere":[]}],"rules":[],"variants":[]}'),
(1075, '{"head":"LH-KCT","parts":[{"kind":"choice","name":"窗口系列","before":"-","line":"窗口","options":[{"code":"24","meaning":"φ24 mm","sets":{"外形尺寸":"61 mm×78 mm×36 mm（宽×高×厚）"}},{"code":"36","meaning":"φ36 mm","sets":{"外形尺寸":"75 mm×92 mm×40 mm（宽×高×厚）"}},{"code":"80","meaning":"80 mm×50 mm","sets":{"外形尺寸":"125 mm×150 mm×50 mm（宽×高×厚）"}},{"code":"120","meaning":"120 mm×60 mm","sets":{"外形尺寸":"172 mm×174 mm×55 mm（宽×高×厚）"}},{"code":"160","meaning":"160 mm×80 mm","sets":{"外形尺寸":"220 mm×210 mm×60 mm（宽×高×厚）"}}],"elsewhere":[]},{"kind":"number","name":"一次电流","before":"-","line":"变比","after":"","unit":"A","text":"一次{}","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{}},{"kind":"choice","name":"二次输出","before":"/","line":"输出","options":[{"code":"5","meaning":"5 A","sets":{}},{"code":"1","meaning":"1 A","sets":{}},{"code":"333mV","meaning":"333 mV","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"准确级","before":"-","line":"准确级","options":[{"code":"0.5","meaning":"0.5级","sets":{}},{"code":"1","meaning":"1级","sets":{}},{"code":"0.2","meaning":"0.2级","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"窗口系列":["24"]},"only":{"一次电流":["100","150","200","300"]},"says":"φ24窗口的一次电流只有100~300 A"},{"when":{"窗口系列":["36"]},"only":{"一次电流":["200","300","400","600"]},"says":"φ36窗口的一次电流只有200~600 A"},{"when":{"窗口系列":["80"]},"only":{"一次电流":["400","600","800","1000","1500"]},"says":"80×50窗口的一次电流只有400~1500 A"},{"when":{"窗口系列":["120"]},"only":{"一次电流":["1000","1500","2000","3000"]},"says":"120×60窗口的一次电流只有1000~3000 A"},{"when":{"窗口系列":["160"]},"only":{"一次电流":["2000","3000","5000"]},"says":"160×80窗口的一次电流只有2000~5000 A"},{"when":{"准确级":["0.5"]},"only":{"一次电流":["200","300","400","600","800","1000","1500","2000","3000","5000"]},"says":"0.5级从一次200 A起，100 A、150 A只有1级"},{"when":{"准确级":["0.2"]},"only":{"一次电流":["1000","1500","2000","3000","5000"]},"says":"0.2级只有大电流规格，一次1000 A起"}],"variants":[]}'),
(1076, '{"head":"LH-RCD300","parts":[{"kind":"number","name":"互感器窗口","before":"-","line":"互感器窗口","after":"","unit":"mm","text":"φ{}","numbers":[45,65,100],"with":{}},{"kind":"choice","name":"无线通信","before":"-","absent":{"meaning":"RS485","sets":{"通信":"RS485/Modbus-RTU"}},"options":[{"code":"LR","meaning":"LoRa","sets":{"通信":"RS485/Modbus-RTU，LoRa"}},{"code":"4G","meaning":"4G","sets":{"通信":"RS485/Modbus-RTU，4G"}}],"elsewhere":[]}],"rules":[],"variants":[]}');
--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due`);
--> statement-breakpoint
CREATE INDEX `announcements_message` ON `announcements` (`message`);
--> statement-breakpoint
CREATE INDEX `banners_list` ON `banners` (`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `case_products_product` ON `case_products` (`product`);
--> statement-breakpoint
CREATE INDEX `cases_list` ON `cases` (`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `cases_type` ON `cases` (`type`,`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `categories_tree` ON `categories` (`pid`,`sort`,`id`);
--> statement-breakpoint
CREATE INDEX `factory_list` ON `factory` (`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `honours_list` ON `honours` (`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `honours_type` ON `honours` (`type`,`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `leaders_list` ON `leaders` (`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_token` ON `messages` (`token`);
--> statement-breakpoint
CREATE INDEX `messages_time` ON `messages` (`createtime`);
--> statement-breakpoint
CREATE INDEX `messages_phone` ON `messages` (`phone`);
--> statement-breakpoint
CREATE INDEX `news_list` ON `news` (`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `news_type` ON `news` (`type`,`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `products_type` ON `products` (`type`);
--> statement-breakpoint
CREATE INDEX `solutions_list` ON `solutions` (`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE INDEX `solutions_type` ON `solutions` (`type`,`sort`,`createtime`,`id`);
--> statement-breakpoint
CREATE TRIGGER products_categories_insert AFTER INSERT ON products BEGIN
	INSERT OR IGNORE INTO product_categories (category, sort, createtime, product)
		SELECT above.id, new.sort, new.createtime, new.id FROM (WITH RECURSIVE above(id, pid) AS (SELECT id, pid FROM categories WHERE id = new.type UNION SELECT c.id, c.pid FROM categories c JOIN above ON c.id = above.pid) SELECT id FROM above) AS above;
END;
--> statement-breakpoint
CREATE TRIGGER products_categories_update AFTER UPDATE OF type, sort, createtime ON products BEGIN
	DELETE FROM product_categories WHERE product = old.id AND sort = old.sort AND createtime = old.createtime AND category IN (SELECT id FROM categories);
	INSERT OR IGNORE INTO product_categories (category, sort, createtime, product)
		SELECT above.id, new.sort, new.createtime, new.id FROM (WITH RECURSIVE above(id, pid) AS (SELECT id, pid FROM categories WHERE id = new.type UNION SELECT c.id, c.pid FROM categories c JOIN above ON c.id = above.pid) SELECT id FROM above) AS above;
END;
--> statement-breakpoint
CREATE TRIGGER products_categories_delete AFTER DELETE ON products BEGIN
	DELETE FROM product_categories WHERE product = old.id AND sort = old.sort AND createtime = old.createtime AND category IN (SELECT id FROM categories);
END;
--> statement-breakpoint
CREATE TRIGGER categories_moved AFTER UPDATE OF pid ON categories BEGIN
	DELETE FROM product_categories;
	INSERT OR IGNORE INTO product_categories (category, sort, createtime, product)
		SELECT above.id, p.sort, p.createtime, p.id FROM products p JOIN (WITH RECURSIVE above(start, id, pid) AS (SELECT id, id, pid FROM categories UNION SELECT above.start, c.id, c.pid FROM categories c JOIN above ON c.id = above.pid) SELECT start, id FROM above) AS above ON above.start = p.type;
END;
--> statement-breakpoint
CREATE TRIGGER categories_version_insert AFTER INSERT ON categories BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_version_update AFTER UPDATE ON categories BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_version_delete AFTER DELETE ON categories BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_version_insert AFTER INSERT ON typeinfos BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_version_update AFTER UPDATE ON typeinfos BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_version_delete AFTER DELETE ON typeinfos BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_version_insert AFTER INSERT ON products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_version_update AFTER UPDATE ON products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_version_delete AFTER DELETE ON products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_version_insert AFTER INSERT ON solutions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_version_update AFTER UPDATE ON solutions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_version_delete AFTER DELETE ON solutions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER cases_version_insert AFTER INSERT ON cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER cases_version_update AFTER UPDATE ON cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER cases_version_delete AFTER DELETE ON cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_products_version_insert AFTER INSERT ON case_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_products_version_update AFTER UPDATE ON case_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_products_version_delete AFTER DELETE ON case_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_version_insert AFTER INSERT ON news BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_version_update AFTER UPDATE ON news BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_version_delete AFTER DELETE ON news BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER honours_version_insert AFTER INSERT ON honours BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER honours_version_update AFTER UPDATE ON honours BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER honours_version_delete AFTER DELETE ON honours BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER factory_version_insert AFTER INSERT ON factory BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER factory_version_update AFTER UPDATE ON factory BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER factory_version_delete AFTER DELETE ON factory BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER leaders_version_insert AFTER INSERT ON leaders BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER leaders_version_update AFTER UPDATE ON leaders BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER leaders_version_delete AFTER DELETE ON leaders BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banners_version_insert AFTER INSERT ON banners BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banners_version_update AFTER UPDATE ON banners BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banners_version_delete AFTER DELETE ON banners BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_version_insert AFTER INSERT ON pages BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_version_update AFTER UPDATE ON pages BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_version_delete AFTER DELETE ON pages BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE INDEX `products_model` ON `products` (`model`);
--> statement-breakpoint
CREATE INDEX `cases_changed` ON `cases` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);
--> statement-breakpoint
CREATE INDEX `honours_changed` ON `honours` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);
--> statement-breakpoint
CREATE INDEX `news_changed` ON `news` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);
--> statement-breakpoint
CREATE INDEX `products_changed` ON `products` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);
--> statement-breakpoint
CREATE INDEX `solutions_changed` ON `solutions` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);
--> statement-breakpoint
CREATE INDEX `products_list` ON `products` (`sort`,`createtime`,`id`,`type`,`title`);
--> statement-breakpoint
CREATE INDEX `messages_suspected_time` ON `messages` (`suspected`,`createtime`);
--> statement-breakpoint
CREATE INDEX `product_values_key` ON `product_values` (`key`,`product`);
--> statement-breakpoint
CREATE TRIGGER parameters_version_insert AFTER INSERT ON parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_version_update AFTER UPDATE ON parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_version_delete AFTER DELETE ON parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_version_insert AFTER INSERT ON product_parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_version_update AFTER UPDATE ON product_parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_version_delete AFTER DELETE ON product_parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_version_insert AFTER INSERT ON product_values BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_version_update AFTER UPDATE ON product_values BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_version_delete AFTER DELETE ON product_values BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_tables_version_insert AFTER INSERT ON product_tables BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_tables_version_update AFTER UPDATE ON product_tables BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_tables_version_delete AFTER DELETE ON product_tables BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_catalogue_insert AFTER INSERT ON categories BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_catalogue_update AFTER UPDATE ON categories BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_catalogue_delete AFTER DELETE ON categories BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_catalogue_insert AFTER INSERT ON products BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_catalogue_update AFTER UPDATE ON products BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_catalogue_delete AFTER DELETE ON products BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_catalogue_insert AFTER INSERT ON parameters BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_catalogue_update AFTER UPDATE ON parameters BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_catalogue_delete AFTER DELETE ON parameters BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_catalogue_insert AFTER INSERT ON product_values BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_catalogue_update AFTER UPDATE ON product_values BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_catalogue_delete AFTER DELETE ON product_values BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_texts_insert AFTER INSERT ON solutions BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_texts_update AFTER UPDATE ON solutions BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_texts_delete AFTER DELETE ON solutions BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_texts_insert AFTER INSERT ON news BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_texts_update AFTER UPDATE ON news BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_texts_delete AFTER DELETE ON news BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER discontinued_products_version_insert AFTER INSERT ON discontinued_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER discontinued_products_version_update AFTER UPDATE ON discontinued_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER discontinued_products_version_delete AFTER DELETE ON discontinued_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_version_insert AFTER INSERT ON case_facts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_version_update AFTER UPDATE ON case_facts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_version_delete AFTER DELETE ON case_facts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_figures_version_insert AFTER INSERT ON case_figures BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_figures_version_update AFTER UPDATE ON case_figures BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_figures_version_delete AFTER DELETE ON case_figures BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_cases_version_insert AFTER INSERT ON solution_cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_cases_version_update AFTER UPDATE ON solution_cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_cases_version_delete AFTER DELETE ON solution_cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_sheets_version_insert AFTER INSERT ON solution_sheets BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_sheets_version_update AFTER UPDATE ON solution_sheets BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_sheets_version_delete AFTER DELETE ON solution_sheets BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE INDEX `products_standards` ON `products` (`standards`);
--> statement-breakpoint
CREATE TRIGGER banner_texts_version_insert AFTER INSERT ON banner_texts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banner_texts_version_update AFTER UPDATE ON banner_texts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banner_texts_version_delete AFTER DELETE ON banner_texts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_version_insert AFTER INSERT ON certificates BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_version_update AFTER UPDATE ON certificates BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_version_delete AFTER DELETE ON certificates BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_registers_version_insert AFTER INSERT ON product_registers BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_registers_version_update AFTER UPDATE ON product_registers BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_registers_version_delete AFTER DELETE ON product_registers BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_revisions_version_insert AFTER INSERT ON product_revisions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_revisions_version_update AFTER UPDATE ON product_revisions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_revisions_version_delete AFTER DELETE ON product_revisions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_codes_version_insert AFTER INSERT ON product_codes BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_codes_version_update AFTER UPDATE ON product_codes BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_codes_version_delete AFTER DELETE ON product_codes BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_lines_product` ON `cart_lines` (`cart`,`product`,`code`);
--> statement-breakpoint
CREATE INDEX `carts_changed` ON `carts` (`changed`);
--> statement-breakpoint
CREATE INDEX `carts_phone` ON `carts` (`phone`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_message` ON `orders` (`message`);
--> statement-breakpoint
CREATE INDEX `orders_cart` ON `orders` (`cart`,`message`);
--> statement-breakpoint
CREATE INDEX `messages_trapped` ON `messages` (`createtime`) WHERE "messages"."trapped" AND "messages"."suspected";
