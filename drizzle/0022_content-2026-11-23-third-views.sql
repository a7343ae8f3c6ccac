-- content: third views of products, banners at 2560 px
UPDATE `products` SET `images` = '/media/products/lh-zch-1-1ad18657.webp,/media/products/lh-zch-2-8478379a.webp,/media/products/lh-zch-3-124d470a.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyz-1-49defc94.webp,/media/products/lh-gyz-2-45adaf14.webp,/media/products/lh-gyz-3-64c50cd6.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyx-1-3d546f1d.webp,/media/products/lh-gyx-2-eabaf2bb.webp,/media/products/lh-gyx-3-347d0b7b.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-gyj-1-bc018014.webp,/media/products/lh-gyj-2-e99f54c2.webp,/media/products/lh-gyj-3-12c312c3.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ck200-1-758bf0ca.webp,/media/products/lh-ck200-2-d6539bdb.webp,/media/products/lh-ck200-3-fd8ac537.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ck300-1-a010863d.webp,/media/products/lh-ck300-2-c891c74e.webp,/media/products/lh-ck300-3-8f4607f0.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-ck310-1-e2b95ef2.webp,/media/products/lh-ck310-2-09a8ae7b.webp,/media/products/lh-ck310-3-23f22a3d.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-hmi7-1-9e3e4487.webp,/media/products/lh-hmi7-2-6e462771.webp,/media/products/lh-hmi7-3-022dd9c3.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-m-1-206a191d.webp,/media/products/lh-svg-m-2-afdb86b6.webp,/media/products/lh-svg-m-3-8d0cc4fd.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-svg-mh-1-28660bfb.webp,/media/products/lh-svg-mh-2-b2ab327e.webp,/media/products/lh-svg-mh-3-adefbf8f.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-apf-m-1-095b645e.webp,/media/products/lh-apf-m-2-ea686c9c.webp,/media/products/lh-apf-m-3-cdb2cc0d.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-hxk-1-faf6c21b.webp,/media/products/lh-hxk-2-1d2fcb45.webp,/media/products/lh-hxk-3-5ba09c8c.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-pqm-a-2-ecf39285.webp,/media/products/lh-pqm-a-3-6875f236.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-pqm-s-1-850d6d2f.webp,/media/products/lh-pqm-s-2-b32c1ac3.webp,/media/products/lh-pqm-s-3-b4d379a5.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-kjx-d-1-adb46df8.webp,/media/products/lh-kjx-d-2-6258524e.webp,/media/products/lh-kjx-d-3-791215fd.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-qj-1-bd82a0c0.webp,/media/products/lh-qj-2-14779c38.webp,/media/products/lh-qj-3-957f745d.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-fk-1-0a905b25.webp,/media/products/lh-fk-2-8dadbebf.webp,/media/products/lh-fk-3-701638c8.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-tb-1-1cb6c1af.webp,/media/products/lh-tb-2-6a5adf02.webp,/media/products/lh-tb-3-346eeb04.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-jk-1-965777a8.webp,/media/products/lh-jk-2-edcea1e0.webp,/media/products/lh-jk-3-8a4fbb5e.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-rc12-1-68bfa068.webp,/media/products/lh-rc12-2-4509a91b.webp,/media/products/lh-rc12-3-0a1fc886.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `images` = '/media/products/lh-rc18-1-0e0e7ad1.webp,/media/products/lh-rc18-2-cbaa8fe0.webp,/media/products/lh-rc18-3-44e04644.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/banners/breeding-76dc30a3.webp', `images` = '/media/banners/breeding-76dc30a3.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-kjt-1-bb1eba7a.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/banners/hero-electrical-room-a8665d20.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 3013;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/banners/contact-building-c3886bcc.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 3017;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/banners/hero-city-df689252.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 3102;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/banners/cloud-platform-46482935.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 6114;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/hero-electrical-room-a8665d20.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 7001;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/hero-products-7e36b667.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 7002;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/cloud-platform-46482935.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 7003;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/hero-city-df689252.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 7004;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/breeding-76dc30a3.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 7005;
--> statement-breakpoint
UPDATE `banners` SET `image` = '/media/banners/industry-5b046f94.webp', `updatetime` = '2026-11-23 22:16:14' WHERE `id` = 7006;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"/media/banners/cloud-platform-46482935.webp","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"/media/ui/platform-dashboard-93ae0fae.webp","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"/media/ui/one-line-diagram-0a392f99.webp","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"/media/ui/power-factor-4343bf77.webp","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"/media/ui/harmonics-0e61a521.webp","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"/media/ui/barns-f146a3cb.webp","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"/media/ui/street-lights-ddc41a8b.webp","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"/media/ui/monthly-report-de4a1dcb.webp","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"/media/ui/mobile-app-3fbf7993.webp","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
