-- content: 工程问答的问题
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9001, '变频器旁边的电容柜要不要配电抗器', '车间有三台 75 kW 变频器，变压器 1000 kVA，补偿柜 300 kvar 没有电抗器，电容器一年换了两次。要不要改成带电抗的？', '要。变频器是三相整流负荷，主要产生 5、7 次谐波，纯电容与变压器电抗会把其中某一次放大。

先估算谐振次数 n = √(Sk/Qc)：
- 1000 kVA、阻抗电压 6% 的变压器，Sk 约为 16.7 MVA
- 投入 300 kvar 时 n ≈ 7.5，正好在 7 次附近

改法：
1. 用 7% 电抗率，调谐频率 189 Hz，低于 5 次
2. 电容器额定电压提高到 480 V
3. 按折算后的输出核对容量：LH-XCS-7 标称 30 kvar，接在 400 V 上输出 22.4 kvar

改之前实测一次背景谐波；3 次谐波明显的场合另按 14% 核算。', 211, '2026-11-01 09:00:00', 1011, '[{"href":"/tools/harmonics","label":"算谐波与滤波容量"},{"href":"/newdetail/1011","label":"LH-XCS-7 的容量与输出"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9002, '补偿柜里的熔断器总是烧断怎么查', '户内补偿柜，几只电容器支路的熔断器隔几个月就断一相，换上又能用一阵。应该先查什么？', '先分清是电流真的大，还是一下子冲断的，按这个次序查：

1. 测支路电流。LH-BY 持续允许 1.3 倍额定电流，超过多半是谐波放大，用钳表看有效值，再用能测谐波的仪表看 5、7 次
2. 停电放电后测三相容量，允差是 -5%~+5%；一相明显变小，说明内部元件已经退出，应整只更换
3. 看投切方式。没有预充电阻的普通接触器合闸涌流大，投切频繁时先换成切换电容接触器或复合开关
4. 核对熔体规格与端子温升，端子发热会让熔断器提前动作

检修前断开电源，等 3 min 以上，验电，逐相放电并接地。', 233, '2026-11-01 10:07:00', 1036, '[{"href":"/newdetail/1036","label":"LH-BY 的允许电流与容差"},{"href":"/newdetail/1042","label":"LH-QJ 切换电容接触器"},{"href":"/tools/harmonics","label":"算谐波与滤波容量"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9003, '功率因数来回跳，电容投了又切怎么办', 'LH-RC12 管 8 路，每路 30 kvar。夜里负荷小的时候一投就超前，切掉又滞后，一分钟动作好几次。', '这是投切振荡，最小一级比缺口大：投入一级从滞后直接越到超前，控制器只好再切。

- 把其中两路改成 10、15 kvar 一类的小容量，用小级补差，按 1:2:2 排列
- 投切延时加长。LH-RC12 可设 5~200 s，平稳负荷设 30 s 以上
- 目标功率因数不要设得太满，例如 0.95 而不是 1.00，留出一级的余地
- 负荷几秒一变的（点焊、行车、注塑），靠加延时解决不了，用 SVG 补差，全响应时间不超过 10 ms

改容量前用计算器按最小与最大负荷各算一次。', 243, '2026-11-02 11:14:00', 1046, '[{"href":"/tools/kvar","label":"算补偿容量"},{"href":"/newdetail/1046","label":"LH-RC12 的延时与门限"},{"href":"/newdetail/1022","label":"LH-SVG-M"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9004, '负荷全是电机，控制器却显示超前', '新装的补偿控制器，电容一组没投就显示功率因数超前，一直不肯投。互感器装在进线柜。', '感性负荷、电容全部切除时仍显示超前，多半是取样互感器的极性接反，或者电流与电压不是要求的相别。

1. 核对相别：LH-RC12 取 A 相电流和 B、C 相线电压
2. 负荷平稳时手动投入一组：显示由超前向 1 靠近，就是极性接反；超前更多，才是真的过补
3. 投入后完全不变，是这一组没有真正投上，或者互感器装到了电容柜的负荷侧
4. 改二次接线前，先在试验端子把互感器二次短接，二次不能开路

变比设错影响电流与投切门限，不影响显示的超前滞后。', 243, '2026-11-03 12:21:00', 1046, '[{"href":"/newdetail/1046","label":"LH-RC12 的接线"},{"href":"/service","label":"常见问题与服务"},{"href":"/detail/3107","label":"力调电费与功率因数"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9005, '分补电容投入后有一相反而过补', '混合补偿柜，A 相负荷重，投分补电容时 A 相没变化，C 相却超前了。控制器是不是坏了？', '先不要换控制器，这是相别没有对应上：控制器按 A 相的缺额投了电容，投进去的却是 C 相。

- LH-RC18 三相电压、三相电流全部接入，A、B、C 必须一一对应
- 逐相核对：手动只投 A 相分补，看 A 相电流和功率因数是否变化；变的是哪一相，电容就接在哪一相
- 电流互感器二次的相别、极性与电压端子同时核对，一次只改一处
- 分补电容接在相线与零线之间，额定电压按 250 V 选，零线要接牢

常用的分配是共补 70%、分补 30% 左右，单相负荷多的再增加分补。', 244, '2026-11-04 13:28:00', 1047, '[{"href":"/newdetail/1047","label":"LH-RC18 的接线与设置"},{"href":"/newdetail/1039","label":"LH-BFF 分补方形电容器"},{"href":"/tools/kvar","label":"算补偿容量"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9006, '30（20+10）kvar 的智能电容器实际能补多少', '铭牌写 30（20+10）kvar、450 V，现场电压 400 V，投上去算出来只有 23 kvar 多，是不是容量不足？', '不是容量不足。电容器的容量与电压平方成正比，额定容量是在额定电压下的：

Q = Qn ×（U/Un）² = 30 ×（400/450）² ≈ 23.7 kvar

所以选型按输出容量核对。LH-ZCS 括号里的是两组可以分别投切的容量：20+10 可以只投 10、只投 20，或者都投上，这样一台就有三级。

电压偏低时输出更小，380 V 时约为 21.4 kvar；电压长期偏高时电流也大，按最大允许电压核对。', 202, '2026-11-05 14:35:00', 1001, '[{"href":"/tools/kvar","label":"算补偿容量"},{"href":"/newdetail/1001","label":"LH-ZCS 的容量规格"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9007, '1000 kVA 的变压器配多少补偿', '新建厂房，1000 kVA 变压器一台，负荷以电机为主，还没有运行数据。补偿柜订多大？', '没有负荷资料时，先按变压器容量的 30% 估算，就是 300 kvar；有数据以后按公式核对：

Qc = P ×（tanφ1 − tanφ2）

例：平均有功 600 kW，从 0.80 补到 0.95，tanφ 由 0.750 降到 0.329，Qc ≈ 253 kvar。

- LH-GBJ 单柜有 90、120、150、180、240、300、400 kvar，6~12 级
- 有变频器、整流设备的，先定电抗率再定容量，两者一起影响柜数
- 预留扩展位比一次装满更稳妥', 206, '2026-11-06 15:42:00', 1006, '[{"href":"/tools/kvar","label":"算补偿容量"},{"href":"/newdetail/1006","label":"LH-GBJ 的容量与级数"},{"href":"/newdetail/1011","label":"抗谐波的 LH-XCS-7"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9008, '7% 和 14% 的电抗支路能装在一条母线上吗', '旧柜是 7% 电抗，新增的设备有 3 次谐波，想再加一面 14% 的柜，接在同一段母线上。', '不宜直接并在一起。7% 的支路调谐在 189 Hz，14% 的调谐在 134 Hz，在这两个频率之间一个呈感性、一个呈容性，3 次谐波是 150 Hz，正落在中间，可能在支路之间放大。

- 能分段就分段，两段母线各用一种电抗率
- 3 次谐波为主的，整段改为 14%，电容器额定电压用 525 V
- 必须混装时先做谐振校核，再按实测谐波电流核对每一支路
- 3 次谐波主要来自单相电源的，用四线制有源滤波器更直接

LH-DKS 有 7%、14% 两种，匹配 450、480、525 V 的电容。', 236, '2026-11-07 16:49:00', 1040, '[{"href":"/tools/harmonics","label":"算谐波与滤波容量"},{"href":"/newdetail/1040","label":"LH-DKS 的电抗率与匹配"},{"href":"/newdetail/1026","label":"LH-APF-M 四线机型"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9009, '投切电容用复合开关还是接触器', '补偿柜改造，每天投切上百次，原来的接触器触头烧了。换复合开关划算吗？', '看投切次数和对涌流的要求：

- 每天几十次、负荷平稳，用切换电容接触器，便宜、好换
- 每天上百次，或者要求没有明显涌流，用复合开关：LH-FK 合闸涌流不超过 3 倍额定电流，机械寿命不少于 100 万次，保持时自身功耗不超过 1.5 W
- 冲击负荷、要在一个周波左右跟上，用晶闸管投切模块，LH-JK 响应不超过 20 ms，但要考虑散热

LH-FK 控制容量 20、30、40 kvar，动作时间约 100 ms，控制信号是 DC 12 V；控制器输出是 AC 220 V 继电器的，要换成 DC 12 V 输出的型号。', 240, '2026-11-08 09:56:00', 1043, '[{"href":"/newdetail/1043","label":"LH-FK 的参数"},{"href":"/newdetail/1042","label":"LH-QJ"},{"href":"/newdetail/1045","label":"LH-JK"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9010, '晶闸管投切模块发热，柜温报警', '动态补偿柜夏天柜温报警，晶闸管模块散热器烫手。要加风机还是换模块？', '晶闸管一直串在主回路里，发热是正常的，要按损耗配风道。

LH-JK 每相导通压降不超过 1.2 V，按 90 A 计三相损耗约为 3 × 1.2 × 90 = 324 W，几路同时投入就是上千瓦。

- 60 kvar 的模块强制风冷，风量不小于 150 m³/h，先查风机转不转、滤网堵不堵
- 环境温度上限是 45 ℃，柜顶出风口不要被电缆挡住
- 模块之间留出间距，电抗器的热风不要吹到晶闸管
- 负荷其实不需要毫秒级投切的回路，改用复合开关，保持时损耗很小', 241, '2026-11-09 10:03:00', 1045, '[{"href":"/newdetail/1045","label":"LH-JK 的散热要求"},{"href":"/newdetail/1043","label":"LH-FK 复合开关"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9011, 'SVG 和电容柜一起用会不会互相打架', '原有 300 kvar 电容柜，负荷波动大，想加一台 100 kvar 的 SVG，两套装置怎么配合？', '可以一起用，分工要清楚：电容承担基本量，SVG 补差。

1. 取样互感器都装在总进线、电容柜的电源侧，两套装置看到同一个关口
2. 电容的投切延时放长，SVG 全响应时间不超过 10 ms，先由 SVG 顶上，缺口稳定之后再投电容
3. SVG 的容量不小于最大一级电容，投切那一级时才填得平
4. 有谐波的，电容支路仍要配电抗器，SVG 不代替电抗器

LH-SVG-M 有 30、50、75、100 kvar，从额定感性到额定容性连续可调，轻载过补时可以发感性无功。', 221, '2026-11-10 11:10:00', 1022, '[{"href":"/tools/kvar","label":"算补偿容量"},{"href":"/newdetail/1022","label":"LH-SVG-M 的容量与响应"},{"href":"/newdetail/1023","label":"LH-SVG-MH 混合补偿模块"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9012, '屋顶光伏并网以后功率因数变低了', '厂房装了光伏，白天关口功率因数从 0.95 掉到 0.7，电容柜明明在投，电费反而多了。', '光伏发的是有功，抵消了从电网取用的有功，而无功仍由电网供给，关口的功率因数自然下降，并不是电容柜坏了。

- 控制取样点放在并网关口，不要放在负荷侧
- 问逆变器能不能参与无功调节，能的先用上，不用另外花钱
- 剩下的缺口在关口侧补：光伏出力几秒一变，电容跟不上，用 SVG
- 有倒送功率的时段，普通控制器可能把超前、滞后判反，先确认它支持四象限

容量按光伏出力最大、负荷无功最大的时段核算，而不是按全天平均。', 221, '2026-11-11 12:17:00', 1022, '[{"href":"/tools/kvar","label":"算补偿容量"},{"href":"/newdetail/1022","label":"LH-SVG-M"},{"href":"/detail/3107","label":"力调电费与功率因数"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9013, '单相负荷多的写字楼，有源滤波选多大', '写字楼的照明、电脑都是单相负荷，实测总电流 300 A，电流畸变率 45%，零线发热。APF 选多少安？', '按实测电流算谐波电流，再乘 1.2 的余量：

Ih = I × THDi ÷ √(1 + THDi²) = 300 × 0.45 ÷ √(1 + 0.45²) ≈ 123 A
123 × 1.2 ≈ 148 A，选 150 A

- 单相负荷的谐波以 3 次为主，一定要选四线制，零线的谐波也要滤；LH-APF-M 四线机型中性线滤波能力是 3 倍相电流
- 互感器装三相，放在要治理的母线电源侧，方向一致
- 补偿次数 2~50 次，可以逐次设置，先滤 3、5、7 次
- 投运后复测，零线电流应明显下降', 224, '2026-11-12 13:24:00', 1026, '[{"href":"/tools/harmonics","label":"算谐波与滤波容量"},{"href":"/newdetail/1026","label":"LH-APF-M 的规格"},{"href":"/newdetail/1027","label":"壁挂的 LH-APF-W"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9014, '零线电流比相线还大，是不是接错线了', '机房配电，三相电流 80 A 上下，零线却有 120 A，三相看着是平衡的，查了几遍线没有错。', '线没有接错，这是 3 次谐波。三相的基波在零线上互相抵消，而 3 次及其倍数次谐波同相位，在零线上相加，零线电流可以达到相线的 1.7 倍。

1. 用能测谐波的仪表看各相的 3 次含量和零线的频率：零线上 150 Hz 为主，就是 3 次谐波
2. 零线上 50 Hz 为主，才是三相不平衡，应先换匀负荷
3. 零线截面、接头与开关的零极按实测电流核对，发热的先处理
4. 治理用四线制有源滤波器，容量按总谐波电流算

LH-PM96H 能看 2~63 次谐波，可以长期监视。', 224, '2026-11-13 14:31:00', 1026, '[{"href":"/tools/harmonics","label":"算谐波与滤波容量"},{"href":"/newdetail/1026","label":"LH-APF-M"},{"href":"/newdetail/1050","label":"LH-PM96H 谐波型仪表"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9015, '台区三相不平衡，用调节装置还是换相开关', '农村台区，单相户多，三相电流有时差一倍，末端电压低。LH-SPC 和 LH-HXK 应该选哪一种？', '看不平衡是怎么变的：

- 负荷分散、线路长、几小时才变一次，用换相开关 LH-HXK，把用户换到轻的相上，线路上的电流也匀了；换相中断不超过 20 ms，一台主控最多管 24 台换相单元
- 变化快，或者还要补无功、压零线电流，用电力电子装置 LH-SPC，响应不超过 10 ms，在安装点就地转移电流
- 末端电压低的，LH-SPC 装在变压器出口只能改善出口，改善不了线路，应装到线路中段，或者用换相开关

GB/T 15543 规定公共连接点负序电压不平衡度正常不超过 2%，短时不超过 4%。', 226, '2026-11-14 15:38:00', 1029, '[{"href":"/newdetail/1029","label":"LH-SPC"},{"href":"/newdetail/1030","label":"LH-HXK"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9016, '设备偶尔停机，怀疑电压暂降，怎么抓', '生产线一个月停两三次，配电室的表没有记录，供电公司说正常。要装什么才能抓到？', '普通仪表一秒左右才刷新一次，几十毫秒的暂降看不到，要用按半周波刷新的监测装置。

- LH-PQM-A 每周波 512 点，测量等级是 GB/T 19862 A 级，记录残压与持续时间，事件与统计能存一年以上
- 装在受影响设备所在的母线，同时在进线装一台，两处对比就知道暂降来自上级还是厂内
- 对时要一致，否则与停机记录对不上
- 抓到以后按残压与持续时间决定办法：控制回路加不间断电源，或者调整变频器的欠压设定

波形按 PQDIF 导出，可以直接交给供电公司。', 229, '2026-11-15 16:45:00', 1031, '[{"href":"/newdetail/1031","label":"LH-PQM-A 的事件记录"},{"href":"/newdetail/1032","label":"LH-PQM-S"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9017, '三只表接在一条 RS485 上，一只也读不通', '单独接一只 LH-PM96E 能读，三只并上去都超时，线是普通护套线，大概 60 m。', '单只能通、并上不通，先看地址：三只表地址相同时会同时应答，互相干扰。

1. 逐只单独接上，把地址改成 1、2、3，范围是 1~247
2. 波特率、校验、停止位三只一致；LH-PM96E 支持 1200~38400 bps
3. A、B 线逐只核对，一只接反会拖住整条线
4. 改成手拉手串接，不要从一点分出三根；换成屏蔽双绞线，屏蔽层单点接地，两端各并 120 Ω
5. 主站的超时放宽到 500 ms 以上再试

用串口工具先读一帧，例如读线电压：
```
主站：地址 功能码 起始地址 个数 CRC
应答：地址 功能码 字节数 数据 CRC
```
寄存器地址从 0 起算，具体见寄存器表。', 245, '2026-11-16 09:52:00', 1048, '[{"href":"/newdetail/1048#registers","label":"LH-PM96E 的寄存器表"},{"href":"/service","label":"常见问题与服务"},{"href":"/developers","label":"数据文件的格式"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9018, '电力仪表功率显示负数，电能不走', '刚装的三相表，总功率是负的，正向电能一直是 0，电流电压都正常。', '多半是电流互感器的方向反了，逐相看就能找到：

- 只有一相为负：这一相的 P1、P2 或 S1、S2 对调了
- 三相都为负：三只都装反，或者这块表就是装在发电、倒送的方向
- 一相正一相负，第三相很小：电压与电流不同相，先对相别，再看相序
- 三相都正常而总数不对：接线方式设错，三相四线设成了三相三线

先看每一相的功率因数，纯电阻负荷应接近 1。改二次接线前先短接互感器二次，二次不能开路，也不装熔断器。倒送电的场合，看反向电能是否在走。', 245, '2026-11-17 10:59:00', 1048, '[{"href":"/newdetail/1048#wiring","label":"LH-PM96E 的接线"},{"href":"/tools/meter","label":"选电力仪表"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9019, '轻载时电流畸变率 40%，要不要治理', 'LH-PM96H 显示夜里电流 THD 40%，白天只有 12%。要不要装滤波器？', '先看谐波电流的安培数，不要只看百分数。畸变率是谐波与基波之比，轻载时基波小，百分数自然高。

例：
- 白天 400 A、12%，谐波电流约为 48 A
- 夜里 60 A、40%，谐波电流约为 22 A，比白天还小

判断要不要治理看三件事：电压总畸变率（0.38 kV 公用电网不超过 5.0%）、公共连接点注入的谐波电流、电容器与零线的实际电流。电压畸变率和电容电流都不超，可以先不治理。

LH-PM96H 测 2~63 次，看最值记录里谐波电流的最大值，按它算容量。', 245, '2026-11-18 11:06:00', 1050, '[{"href":"/tools/harmonics","label":"算谐波与滤波容量"},{"href":"/newdetail/1050","label":"LH-PM96H"},{"href":"/newdetail/1026","label":"LH-APF-M"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9020, '抄来的电能要不要再乘互感器倍率', 'LH-DM3C 接 200/5 的互感器，仪表里变比已经设了 40，系统里又乘了 40，电量大得离谱。', '只能乘一次。仪表里设好变比以后，显示和通信送出的是一次值，系统里的倍率应改为 1。

1. 看仪表的变比设置：200/5 就是 40
2. 用钳表测一次电流，与仪表显示对比；一致说明仪表已经乘过
3. 系统里倍率改为 1，历史数据按 40 折回
4. 用脉冲口采集的，脉冲常数是二次侧的，仍要乘变比

换表、换互感器时，把变比写进交接记录，两边一起改。', 250, '2026-11-19 12:13:00', 1060, '[{"href":"/newdetail/1060","label":"LH-DM3C 的参数"},{"href":"/tools/meter","label":"选电力仪表"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9021, '0.5 级和 0.5S 级互感器差在哪里', '配 LH-DM3C，互感器厂家报了 0.5 和 0.5S 两种，价格差不少，负荷白天大晚上小。', '两者在额定电流附近误差限相同，差别在小电流：0.5S 级从 1% 额定电流起就有误差要求，0.5 级从 5% 起。

- 负荷白天大晚上小，夜里常落在 5% 以下的，选 0.5S 级
- LH-DM3C 有功是 C 级，就是原来的 0.5S 级，互感器也用 S 级才配得上
- 变比不要选大：正常负荷落在一次额定电流的 60%~80%，选大了夜里更容易掉到保证范围以外
- 二次线长的用 1 A 输出，损耗小

只作内部考核、负荷平稳的，0.5 级够用。', 250, '2026-11-20 13:20:00', 1060, '[{"href":"/tools/meter","label":"选电力仪表"},{"href":"/newdetail/1060","label":"LH-DM3C"},{"href":"/newdetail/1075","label":"LH-KCT 开口式互感器"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9022, '地下室的 LoRa 表收不到数据', 'LH-WM42 装在地下配电室，网关在一楼弱电间，地面上的都正常，地下的时有时无。', '地下室和金属柜对无线电的衰减大，先从天线和位置入手，不要急着换 4G。

1. 表的天线引到柜外，不要关在金属柜里
2. 网关天线移到楼梯口或电缆井边，能看到地下室入口的位置
3. LH-WM42 可视距离不小于 800 m，隔两层楼板会降到几十米，超过就加一台网关
4. 上报间隔不要全设成 1 min；一台 LH-GW200 管 120 个节点，按每节点 15 min 设计，太密会互相碰撞

地下室网线到得了的地方，直接把 LH-GW200 装在地下最省事，它可以用 PoE 供电。', 257, '2026-11-21 14:27:00', 1067, '[{"href":"/newdetail/1067","label":"LH-WM42"},{"href":"/newdetail/1070","label":"LH-GW200 的节点数与天线"},{"href":"/service","label":"常见问题与服务"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9023, '网关断网几天，数据会不会丢', '厂区专线要改造，预计断网三天。LH-GW100 下面挂了 60 台表，数据会不会缺一段？', '不会缺。LH-GW100 断网时按时间戳缓存，恢复以后自动补传，15 min 周期能存不少于 30 天。

- 断网前核对网关的时间，缓存靠它的时间戳
- 不要断电；供电是 DC 9~36 V，和专线设备不在一个插座上最好
- 恢复后先看最新数据上来了，再等历史补齐，补传期间不要重启
- 采集周期设成 1 min 的，缓存的天数相应减少

接入能力是 128 台设备、4000 个测点，4 路 RS485；60 台分到 4 路，每路 15 台，不要都挂在一路上，一段总线按 32 台设计。', 261, '2026-11-22 15:34:00', 1069, '[{"href":"/newdetail/1069","label":"LH-GW100 的缓存与接口"},{"href":"/service","label":"常见问题与服务"},{"href":"/yunplat","label":"云平台"}]');
--> statement-breakpoint
INSERT INTO `questions` (`id`, `title`, `content`, `answer`, `family`, `createtime`, `product`, `links`) VALUES (9024, '不停产的改造，开口互感器怎么选', '老配电柜要加表，母线不能拆，用 LH-KCT 开口互感器。400 A 左右的回路，变比、输出、窗口怎么定？', '按这个次序定：

1. 变比：正常负荷落在额定的 60%~80%，400 A 左右选 600/5；LH-KCT 在 200 A 及以上是 0.5 级，以下是 1 级
2. 输出：表是 5 A 输入就选 5 A；二次线长的选 1 A；表有低压输入的可以用 333 mV，开路也没有危险
3. 窗口：电缆用 φ24、φ36，母排用 80×50、120×60、160×80，量好母排宽度加绝缘再定
4. 负荷：额定 1~5 VA，二次线和表的功耗加起来不要超过

开口式不用拆母线，但安装仍应停电、验电；合口面擦净、扣紧，二次接好再送电。5 A、1 A 输出的二次不能开路。', 268, '2026-11-23 16:41:00', 1075, '[{"href":"/tools/meter","label":"选电力仪表"},{"href":"/newdetail/1075","label":"LH-KCT 的变比与窗口"},{"href":"/service","label":"常见问题与服务"}]');
