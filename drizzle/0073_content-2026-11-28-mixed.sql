-- content: 更正：电能质量限值不是产品的执行标准，在参数表里另列一行；负号写成 −
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('power-quality-limits', '电能质量限值', '功能与订货', 'text', 87, '', '', 0, 0, '', '');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1006, 10, 'power-quality-limits', '电能质量限值', 'GB/T 12325（供电电压偏差）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1011, 10, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1012, 8, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1014, 7, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1015, 7, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1016, 7, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1017, 7, 'power-quality-limits', '电能质量限值', 'GB/T 12326（电压波动和闪变）、GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1022, 14, 'power-quality-limits', '电能质量限值', 'GB/T 15543（三相电压不平衡）、GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1023, 10, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1024, 10, 'power-quality-limits', '电能质量限值', 'GB/T 15543（三相电压不平衡）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1025, 8, 'power-quality-limits', '电能质量限值', 'GB/T 12325（供电电压偏差）、GB/T 15543（三相电压不平衡）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1026, 13, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1027, 9, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1028, 10, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1029, 9, 'power-quality-limits', '电能质量限值', 'GB/T 15543（三相电压不平衡）、GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1030, 9, 'power-quality-limits', '电能质量限值', 'GB/T 15543（三相电压不平衡）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1031, 11, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）、GB/T 24337（公用电网间谐波）、GB/T 12326（电压波动和闪变）、GB/T 15543（三相电压不平衡）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1032, 9, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1037, 8, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1041, 8, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_parameters` (`product`, `place`, `key`, `label`, `text`) VALUES (1050, 9, 'power-quality-limits', '电能质量限值', 'GB/T 14549（公用电网谐波）');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1006, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 12325；GB/T 12325《电能质量 供电电压偏差》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 12325（供电电压偏差）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 2, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 4, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 12326；GB/T 14549；GB/T 12326《电能质量 电压波动和闪变》；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 12326（电压波动和闪变）、GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 15543；GB/T 14549；GB/T 15543《电能质量 三相电压不平衡》；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 15543（三相电压不平衡）、GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 15543；GB/T 15543《电能质量 三相电压不平衡》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 15543（三相电压不平衡）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 12325；GB/T 15543；GB/T 12325《电能质量 供电电压偏差》；GB/T 15543《电能质量 三相电压不平衡》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 12325（供电电压偏差）、GB/T 15543（三相电压不平衡）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 4, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 15543；GB/T 14549；GB/T 15543《电能质量 三相电压不平衡》；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 15543（三相电压不平衡）、GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1030, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 15543；GB/T 15543《电能质量 三相电压不平衡》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 15543（三相电压不平衡）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1031, 3, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 24337；GB/T 12326；GB/T 15543；GB/T 14549《电能质量 公用电网谐波》；GB/T 24337《电能质量 公用电网间谐波》；GB/T 12326《电能质量 电压波动和闪变》；GB…","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）、GB/T 24337（公用电网间谐波）、GB/T 12326（电压波动和闪变）、GB/T 15543（三相电压不平衡）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1032, 2, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1037, 4, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1041, 2, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1050, 2, '2026-11-28', '[{"fact":"执行标准","before":"GB/T 14549；GB/T 14549《电能质量 公用电网谐波》","after":""},{"fact":"电能质量限值","before":"","after":"GB/T 14549（公用电网谐波）"}]');
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 88 WHERE `key` = 'standards';
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>', `standards` = 'GB/T 15576,GB/T 7251.1,GB/T 7251.8', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>三相四线架空或电缆进线，箱内已做相序标识。</p>
<h3>接线要点</h3>
<ol><li>箱体底部进线孔加防水接头，电缆弯曲半径不小于6倍外径。</li><li>避雷器与接地引下线按台架设计，接地电阻不大于4 Ω（与变压器共用时）。</li><li>4G型须检查信号强度，低于−105 dBm时加装外置天线。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li><li>GB/T 29312《低压无功功率补偿投切器》</li></ul>', `standards` = 'GB/T 15576,GB/T 12747.1,GB/T 29312', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `standards` = 'GB/T 15576,GB/T 12747.1', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `standards` = 'GB/T 15576,GB/T 12747.1', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `standards` = 'GB/T 15576,GB/T 7251.1', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `standards` = 'GB/T 15576', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>JB/T 10695《低压无功功率动态补偿装置》</li></ul>', `standards` = 'GB/T 15576,JB/T 10695', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `standards` = 'NB/T 42057,GB/T 7251.1', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `standards` = 'NB/T 42057,GB/T 15576', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `standards` = 'NB/T 42057,GB/T 4208', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>NB/T 42057《低压静止无功发生器》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `standards` = 'NB/T 42057,GB/T 4208', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `standards` = 'JB/T 11067,GB/T 7251.1', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>JB/T 11067《低压有源电力滤波装置》</li></ul>', `standards` = 'JB/T 11067', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li><li>GB/T 7251.8《低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求》</li></ul>', `standards` = 'JB/T 11067,GB/T 7251.1,GB/T 7251.8', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `standards` = 'GB/T 4208', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 14048.1《低压开关设备和控制设备 第1部分：总则》</li><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `standards` = 'GB/T 14048.1,GB/T 4208', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 39853.1《供电系统中的电能质量测量 第1部分：电能质量监测设备（PQI）》</li></ul>', `standards` = 'GB/T 19862,GB/T 39853.1', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 19862《电能质量监测设备通用要求》</li><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li></ul>', `standards` = 'GB/T 19862,GB/T 22264.7', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 12747.1《标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则》</li></ul>', `standards` = 'GB/T 12747.1', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1037;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li></ul>', `standards` = 'GB/T 1094.6', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
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
<ul><li>GB/T 22264.7《安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求》</li><li>GB/T 17215.321《电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）》</li></ul>', `standards` = 'GB/T 22264.7,GB/T 17215.321', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>出线经内部继电器，断电后后级可能仍有反送电，检修时须拉开总开关。</p>
<h3>接线要点</h3>
<ol><li>上级须有短路保护断路器，本表继电器不承担短路分断。</li><li>LoRa型现场信号小于−110 dBm时加装室外网关。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1058;
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>与LH-WM40相同，LoRa天线由板载弹簧天线引出。</p>
<h3>接线要点</h3>
<ol><li>金属柜门内节点RSSI低于−95 dBm时加装外置天线。</li><li>节点号由网关自动分配，端子标签须同步记录。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1067;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-TS10以导磁合金片环绕母排取电，回路电流达到5 A即可启动，永久供电、免维护，适合不便更换电池的高处与柜内。</p>
<p>传感器与被测点同电位，完全绝缘隔离，可用于10 kV触头测温。</p>
<h3>功能特点</h3>
<ul><li>测温范围−40~+125 ℃，±1 ℃</li><li>启动电流5 A，停电后超级电容支持上报一次</li><li>无线470 MHz，柜间穿透能力强</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-TS10-450</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>GB/T 4208《外壳防护等级（IP代码）》</li></ul>', `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m' WHERE `product` = 1001 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃；高温型−25~+65 ℃（选配）' WHERE `product` = 1002 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃' WHERE `product` = 1003 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃' WHERE `product` = 1004 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '户内，−5~+40 ℃，24 h平均≤35 ℃' WHERE `product` = 1006 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+45 ℃，海拔≤2000 m' WHERE `product` = 1007 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+45 ℃，覆冰10 mm' WHERE `product` = 1009 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃' WHERE `product` = 1011 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃' WHERE `product` = 1012 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+50 ℃' WHERE `product` = 1014 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃' WHERE `product` = 1018 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃，防护等级IP51（箱内）' WHERE `product` = 1019 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1020 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+60 ℃' WHERE `product` = 1021 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V（−20%~+20%），50/60 Hz' WHERE `product` = 1022 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+45 ℃，45 ℃以上降额' WHERE `product` = 1022 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V（−20%~+15%）' WHERE `product` = 1023 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+40 ℃' WHERE `product` = 1023 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−1~+1可设' WHERE `product` = 1024 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V（−25%~+25%）' WHERE `product` = 1025 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+55 ℃，海拔≤4000 m（1000 m以上降额）' WHERE `product` = 1025 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V（−20%~+20%）' WHERE `product` = 1026 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'AC 400 V（−25%~+20%），三相四线' WHERE `product` = 1029 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+55 ℃' WHERE `product` = 1029 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+70 ℃' WHERE `product` = 1030 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1031 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+50 ℃' WHERE `product` = 1033 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+50 ℃' WHERE `product` = 1034 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+40 ℃' WHERE `product` = 1035 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−5%~+5%' WHERE `product` = 1036 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−5%~+10%' WHERE `product` = 1038 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+45 ℃（-25/B）' WHERE `product` = 1038 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−5%~+10%' WHERE `product` = 1039 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+45 ℃' WHERE `product` = 1039 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−5~+40 ℃' WHERE `product` = 1042 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+55 ℃' WHERE `product` = 1043 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+65 ℃' WHERE `product` = 1044 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+45 ℃' WHERE `product` = 1045 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃，相对湿度≤93%' WHERE `product` = 1048 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+55 ℃' WHERE `product` = 1049 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1050 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1051 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1052 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1053 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1054 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1055 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1056 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1057 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1058 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1059 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1060 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃，IP54（箱内IP51）' WHERE `product` = 1061 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1062 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+60 ℃' WHERE `product` = 1063 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+60 ℃' WHERE `product` = 1064 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '4路NTC，−40~+125 ℃，±1 ℃' WHERE `product` = 1065 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1065 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1066 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1067 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−20~+60 ℃' WHERE `product` = 1068 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−30~+70 ℃' WHERE `product` = 1069 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+70 ℃' WHERE `product` = 1070 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1071 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+60 ℃' WHERE `product` = 1072 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+125 ℃，±1 ℃' WHERE `product` = 1073 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−40~+125 ℃，±1 ℃' WHERE `product` = 1074 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−25~+70 ℃' WHERE `product` = 1075 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '−10~+55 ℃' WHERE `product` = 1076 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-ZCS","parts":[{"kind":"number","name":"电容器额定电压","before":"/","line":"电容器额定电压","figure":"volts","after":"","unit":"V","numbers":[450],"with":{}},{"kind":"steps","name":"两路容量","before":"-","line":"额定容量","figure":"size","unit":"kvar","sums":["5+5","10+5","10+10","15+15","20+10","20+20"],"with":{}},{"kind":"choice","name":"高温型","before":"-","absent":{"meaning":"标准型，环境温度上限+55 ℃","sets":{}},"options":[{"code":"G","meaning":"高温型，环境温度上限+60 ℃；写在代码末尾，与重载型LH-ZCS-G不同","sets":{"工作环境":"−25~+60 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m"}}],"elsewhere":[]}],"rules":[],"variants":[]}' WHERE `product` = 1001;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 7251.1', `title` = '低压成套开关设备和控制设备 第1部分：总则' WHERE `product` = 1015 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 15576', `title` = '低压成套无功功率补偿装置' WHERE `product` = 1016 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 7251.1', `title` = '低压成套开关设备和控制设备 第1部分：总则' WHERE `product` = 1022 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 4208', `title` = '外壳防护等级（IP代码）' WHERE `product` = 1024 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 4208', `title` = '外壳防护等级（IP代码）' WHERE `product` = 1025 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 7251.1', `title` = '低压成套开关设备和控制设备 第1部分：总则' WHERE `product` = 1026 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 7251.8', `title` = '低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求' WHERE `product` = 1028 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 4208', `title` = '外壳防护等级（IP代码）' WHERE `product` = 1029 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 14048.1', `title` = '低压开关设备和控制设备 第1部分：总则' WHERE `product` = 1030 AND `place` = 0;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 4208', `title` = '外壳防护等级（IP代码）' WHERE `product` = 1030 AND `place` = 1;
--> statement-breakpoint
UPDATE `product_standards` SET `number` = 'GB/T 22264.7', `title` = '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求' WHERE `product` = 1032 AND `place` = 1;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1036;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1057;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1059;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1060;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1062;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1065;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1066;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1068;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1069;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1070;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1072;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-28 01:59:59' WHERE `id` = 1076;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1006 AND `place` = 3;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1011 AND `place` = 3;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1012 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1014 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1015 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1016 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1017 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1017 AND `place` = 3;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1022 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1022 AND `place` = 3;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1023 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1024 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1025 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1025 AND `place` = 3;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1026 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1027 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1028 AND `place` = 3;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1029 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1029 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1030 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1031 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1031 AND `place` = 3;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1031 AND `place` = 4;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1031 AND `place` = 5;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1032 AND `place` = 2;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1037 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1041 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `product_standards` WHERE `product` = 1050 AND `place` = 2;
