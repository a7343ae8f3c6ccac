-- content: harmonics in the words of LH-XCB and LH-APF-M
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1013, 17, '2026-11-30', '[{"fact":"基本功能","before":"电容、电抗、开关装于一块安装板的抗谐波组件，成套厂快速装柜。","after":"电容、电抗、开关装于一块安装板，成套厂快速装柜；7%电抗用于5次谐波为主的场合，14%用于3次谐波。"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 8, '2026-11-30', '[{"fact":"功能特点","before":"","after":"四线型一并滤除3次谐波与零线电流，零线发热随之减轻"}]');
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '电容、电抗、开关装于一块安装板，成套厂快速装柜；7%电抗用于5次谐波为主的场合，14%用于3次谐波。', `updatetime` = '2026-11-30 00:54:27' WHERE `id` = 1013;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-APF-M实时检测负荷电流，以FFT与瞬时无功两种算法并行提取谐波，稳态用FFT保证精度、突变时用瞬时算法保证速度。</p>
<p>各次谐波可单独设置补偿率与上限，遇到系统谐振点时可关闭该次补偿，防止放大。</p>
<h3>功能特点</h3>
<ul><li>总谐波滤除率≥95%（额定负载、THDi≥20%工况）</li><li>四线型一并滤除3次谐波与零线电流，零线发热随之减轻</li><li>输出自动限流，过载时不跳闸、持续满额补偿</li><li>母线电压畸变率THDu≤15%时可正常工作</li></ul>
<h3>技术参数</h3>
{{参数}}
<h3>选型与订货代码</h3>
<p>订货示例：LH-APF-M/400-100-4L</p>
{{订货代码}}
<h3>执行标准</h3>
<ul><li>JB/T 11067《低压有源电力滤波装置》</li><li>GB/T 7251.1《低压成套开关设备和控制设备 第1部分：总则》</li></ul>', `updatetime` = '2026-11-30 00:54:27' WHERE `id` = 1026;
