-- content: 公司环境写明做什么；来访的日期、事由与图片；两套开放接口各是什么
UPDATE `factory` SET `work` = '占地42000 m²，研发、制造与试验在同一厂区。来访前在线预约，写明想看的工序。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6001;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 130, `work` = '出厂前逐台做工频耐压、投切试验和通信联调，数据按序列号留存，一机一档。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6002;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 150, `work` = '来料膜每卷核对首、中、尾三点方阻，卷成的芯子按容量分选，同一台电容器各相容量一致。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6003;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 140, `work` = '两条线，主板首道工序激光打码，炉后光学检测。报修时报出厂编号，就能查到主板批次。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6004;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 90, `title` = '仪表校验台', `work` = '每只仪表用标准源校验，误差按出厂编号存档。报编号，可查当时的校表数据。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6005;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 100, `work` = 'SVG、APF模块两台背靠背满载老化8 h，散热与焊点的早期故障留在厂内。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6006;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 110, `work` = '柜内装配、接线与出厂试验都在厂内完成，现场只接母线、互感器二次线与保护接地。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6007;
--> statement-breakpoint
UPDATE `factory` SET `sort` = 120, `work` = '铜箔线圈绕好后浸漆固化，逐台复测电感量、通电听噪声，合格才装柜。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6008;
--> statement-breakpoint
UPDATE `factory` SET `work` = '静电、脉冲群、浪涌、电压暂降四个工位，带通信接口的新产品在硬件第二版之前先过一轮。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6009;
--> statement-breakpoint
UPDATE `factory` SET `work` = '仪表与终端做−25 ℃冷启动、高温满载和凝露试验，户外箱整箱通电做湿热循环。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6010;
--> statement-breakpoint
UPDATE `factory` SET `work` = '来料按批次入库，批次记到成品的序列号；发现问题，同批物料查得出、隔离得开。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6011;
--> statement-breakpoint
UPDATE `factory` SET `work` = '发运前核对铭牌、订货代码与随机资料；成套柜裹膜，散件用木箱或纸箱包装。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6012;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-assembly', `subject` = '智能制造调研', `shown` = '参观智能电容器装配线与在线检测工位，就一机一档、质量追溯交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6101;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-site-wall', `subject` = '走访座谈', `shown` = '参观展厅的园区配电与用能数据看板，就园区节能改造座谈。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6102;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-monitor-check', `createtime` = '2026-08-04 10:00:00', `shown` = '参观电能质量监测装置的校验与高低温试验，就A级监测方法交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6103;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-meter-check', `createtime` = '2026-06-24 14:30:00', `shown` = '察看电能表校验台与校验记录，就多回路电能表新国标的对标评审给予指导。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6104;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-balancer-bay', `createtime` = '2026-05-18 14:00:00', `shown` = '参观三相不平衡调节与台区SVG样机试验，就末端低电压治理交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6105;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-showroom-products', `subject` = '电能质量产品交流', `shown` = '参观展厅的SVG与抗谐波电容器，就容量计算、电抗率选择与单线图交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6106;
--> statement-breakpoint
UPDATE `leaders` SET `subject` = '校企合作交流', `shown` = '参观实习实训基地与补偿柜实操工位，就轮岗实习与实训任务书交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6107;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-hybrid-bench', `createtime` = '2026-01-27 10:00:00', `shown` = '察看高密度SVG混合补偿模块样机试验，就项目进度与成果转化交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6108;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-farm-board', `shown` = '观看断电告警、分路监测与手机端演示，就圈舍供电与值班通知交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6109;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'scenes/sol-solar-roof', `guest` = '园区企业代表', `subject` = '绿色工厂参观', `shown` = '参观厂区屋顶光伏与配套SVG，就并网后功率因数的变化交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6110;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'factory/factory-showroom', `createtime` = '2025-10-16 10:00:00', `subject` = '企业走访', `shown` = '参观产品展厅，听取产能与供应链情况介绍，就设备更新的资金安排交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6111;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-ageing-rack', `shown` = '参观SVG模块装配与满载老化，就出厂试验项目与验收方法交流。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6112;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-discharge', `shown` = '检查停电、验电、放电、接地操作，抽查剩余电压测量与检修记录。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6113;
--> statement-breakpoint
UPDATE `leaders` SET `createtime` = '2025-06-17 10:40:00', `shown` = '察看澜衡云平台与车间数据采集，就设备联网与数据口径提出建议。', `updatetime` = '2026-11-28 09:40:23' WHERE `id` = 6114;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"platform":{"title":"澜衡云能源物联网平台","image":"banners/cloud-platform","html":"<p>澜衡云是面向配电与用能现场的能源物联网平台。现场的仪表、补偿与治理装置、断路器与传感器经网关接入，平台提供监测、告警、分析、运维与报表五类能力，支持公有云租用与本地部署。</p>\n<h3>平台架构</h3>\n<table><thead><tr><th>层级</th><th>组成</th><th>作用</th></tr></thead><tbody><tr><td>感知层</td><td>电力仪表、测温、剩余电流、断路器</td><td>采集与执行</td></tr><tr><td>边缘层</td><td>4G网关、LoRa网关、测控终端</td><td>协议转换、缓存、本地规则</td></tr><tr><td>平台层</td><td>时序库、规则引擎、报表</td><td>存储、计算、告警</td></tr><tr><td>应用层</td><td>网页、手机、大屏</td><td>监视、运维、分析</td></tr></tbody></table>\n<p>网关断网时按时间戳缓存，恢复后自动补传；保护与投切由现场设备自主完成，不依赖云端，通信中断不影响供电安全。</p>\n<p>平台的开放接口（MQTT、HTTP）读写用户自己现场的数据，随平台开通；产品参数、资料与新闻等公开内容走网站的<a href=\"/developers\">开放接口与产品数据</a>，两套接口各自独立。</p>","subtitle":"把配电现场的每一个测点，变成看得懂、管得住的数据","features":[{"id":"monitor","title":"实时监测","icon":"monitor","text":"一次接线图、设备状态与实时数据同屏，异常设备自动变色定位。"},{"id":"alarm","title":"分级告警","icon":"alarm","text":"按影响程度分三级，电话、短信、平台多通道推送，支持确认、升级与关闭。"},{"id":"pq","title":"电能质量分析","icon":"wave","text":"功率因数、谐波、不平衡、电压合格率按日周月统计，治理前后自动对比。"},{"id":"energy","title":"能耗与电费分析","icon":"chart","text":"分区域、分项、分时统计，峰谷电量与力调电费模拟。"},{"id":"ops","title":"移动运维","icon":"mobile","text":"派单、到场打卡、照片留痕、备件记录在手机端闭环。"},{"id":"control","title":"远程控制","icon":"switch","text":"断路器分合与定时策略，重要回路“选择—返校—执行”三步确认。"},{"id":"safety","title":"用电安全","icon":"shield","text":"剩余电流、温度、电弧告警联动，形成隐患台账。"},{"id":"open","title":"开放接口","icon":"api","text":"MQTT、HTTP接口与数据导出，便于接入用户自有系统。"}]},"showcase":{"title":"云平台展示","sections":[{"title":"总览驾驶舱","image":"ui/platform-dashboard","html":"<p>以地图与卡片展示各站点在线率、今日用电、未处理告警与功率因数排名，点击站点进入一次图。画面是示例，页眉的平台名称由用户自己定。</p>\n<ul><li>站点在线率与通信质量</li><li>今日告警与处理进度</li><li>功率因数与负载率排名</li></ul>","id":"overview"},{"title":"一次接线图","image":"ui/one-line-diagram","html":"<p>按现场实际绘制的一次图，断路器位置、电流、电压与温度直接标注在对应位置，移动端可缩放查看。</p>","id":"diagram"},{"title":"功率因数与补偿","image":"ui/power-factor","html":"<p>展示每段母线的功率因数曲线、电容投入路数与SVG输出，夜间容性时段自动标注。</p>\n<table><thead><tr><th>指标</th><th>说明</th></tr></thead><tbody><tr><td>月平均功率因数</td><td>按有功与无功电量计算</td></tr><tr><td>容性时段</td><td>反向无功大于零的小时数</td></tr><tr><td>补偿利用率</td><td>投入容量与额定容量之比</td></tr></tbody></table>","id":"pf"},{"title":"谐波与事件","image":"ui/harmonics","html":"<p>谐波含有率柱状图、THD趋势与电压暂降散点图，可导出PDF报告用于验收。</p>","id":"harmonic"},{"title":"智慧养殖专题","image":"ui/barns","html":"<p>按圈舍展示温度、风机电流与供电状态，停电、停转与漏电分级推送，支持电话外呼与值班表。</p>","id":"farm"},{"title":"智慧路灯专题","image":"ui/street-lights","html":"<p>回路亮灯率、能耗与漏电一张图，策略下发到箱变断路器本地执行。</p>","id":"city"},{"title":"报表中心","image":"ui/monthly-report","html":"<p>日、周、月与自定义报表，支持定时邮件发送与留档，报表可追溯到原始时标数据。</p>","id":"report"},{"title":"手机端","image":"ui/mobile-app","html":"<p>告警处理、扫码查看设备图纸与说明书、工单与巡检打卡均可在手机完成。</p>","id":"mobile"}]},"deploy":{"title":"部署与安全","html":"<p>公有云模式按站点租用，开通即用；本地部署模式数据不出园区，适合有专网要求的用户。两种模式的现场设备与点表一致，可平滑切换。</p>\n<ul><li>传输加密与设备一机一密</li><li>按角色、站点、回路授权，操作全程留痕</li><li>数据按用户隔离，支持导出与删除</li><li>远程控制默认关闭，启用需二次授权</li></ul>"}}' WHERE `slug` = 'cloud';
--> statement-breakpoint
DELETE FROM `factory` WHERE `id` = 6013;
--> statement-breakpoint
DELETE FROM `factory` WHERE `id` = 6014;
--> statement-breakpoint
DELETE FROM `factory` WHERE `id` = 6016;
