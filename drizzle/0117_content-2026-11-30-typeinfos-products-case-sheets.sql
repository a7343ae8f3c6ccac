-- content: LH-DKS: the temperature switch opens above the rise at 45 ℃; LH-CK200's family does not count energy
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 8, '2026-11-30', '[{"fact":"产品概述","before":"绕组内置130 ℃温度开关（常闭），接入控制回路后超温自动退出该支路","after":"绕组内置140 ℃温度开关（常闭，45 ℃环境加85 K温升是130 ℃，F级限值155 ℃），接入控制回路后超温自动退出该支路"}]');
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '不计量电能', `communicatetype` = '2路RS485（一路组网电容，一路上行），Modbus-RTU' WHERE `id` = 216;
--> statement-breakpoint
UPDATE `products` SET `maincontent` = '<h3>产品概述</h3>
<p>LH-DKS采用多气隙分段铁心与F/H级绝缘，气隙均匀分布降低漏磁与噪声，线性度不低于1.8倍额定电流。</p>
<p>规格里的电压、容量是匹配电容器的额定值，不是电抗器自己的容量。</p>
<p>绕组内置140 ℃温度开关（常闭，45 ℃环境加85 K温升是130 ℃，F级限值155 ℃），接入控制回路后超温自动退出该支路。</p>
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
<ul><li>GB/T 1094.6《电力变压器 第6部分：电抗器》</li><li>GB/T 15576《低压成套无功功率补偿装置》</li></ul>', `updatetime` = '2026-11-30 00:03:46' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>图书馆12路照明干线约210 kW，大量电子镇流器与LED，3次谐波大，不串电抗器的普通电容器又与变压器在11次附近谐振，每年更换9台。</p><h2>做法</h2><p>原电容全部拆除，换4台30 kvar的LH-XCF，14%电抗率、分相补偿，第一台作主机，按母线进线三相电流（600/5）统一投切，三相各自投切，既不放大3次谐波，也不会一相过补一相欠补。</p><h2>投运与复测</h2><p>功率因数由0.86提到0.98，THDu由4.8%降到3.1%，投运后电容器再没有更换。</p>' WHERE `case` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 00:03:46' WHERE `id` = 4108;
