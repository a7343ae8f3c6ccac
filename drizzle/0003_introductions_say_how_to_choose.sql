-- introductions say how to choose
UPDATE `typeinfos` SET `maincontent` = '<p>一台测控装置对应一段母线。取样电流互感器必须套在总进线、位于电容柜电源侧，互感器与电压相别要一致，否则会出现“越补功率因数越低”的典型误接线现象。</p>
<h3>怎样选</h3><table><thead><tr><th>现场</th><th>推荐产品</th></tr></thead><tbody><tr><td>智能电容成套柜，柜面要看电参量</td><td>集成电容测控仪</td></tr><tr><td>台区、箱变，要负荷曲线与远程上送</td><td>配变综合测控终端</td></tr><tr><td>多台电容器、SVG、APF要一屏查看</td><td>集中显示触摸屏</td></tr></tbody></table><h3>安装前核对</h3><ol><li>取样电流互感器在总进线上，位于电容柜的电源侧</li><li>电流与电压的相别、极性与接线图一致</li><li>通信地址与波特率不重复，屏蔽层一端接地</li></ol>' WHERE `id` = 39;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>集中显示单元只做监视与参数下发，不参与投切决策，断电或损坏不影响下级设备自主运行。</p>
<h3>一屏能看到什么</h3><ul><li>母线电压、电流、功率因数与谐波</li><li>每路电容、SVG、APF的状态与输出</li><li>告警、投切记录与历史曲线</li></ul><h3>接入要点</h3><ul><li>下行RS485手拉手连接，下级设备地址不重复</li><li>上行接以太网或4G，数据可同时送往云平台</li><li>屏前维护参数需要密码，参数下发后由下级设备保存</li></ul>' WHERE `id` = 218;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>APF容量按需要治理的谐波电流有效值选取，而不是按变压器容量选取。没有实测数据时可按负荷性质估算：写字楼10%~15%、商场15%~20%、含大量变频的水泵房25%~35%，再乘1.2倍裕度。</p>
<h3>机型怎样选</h3><table><thead><tr><th>机型</th><th>容量</th><th>适用</th></tr></thead><tbody><tr><td>模块式</td><td>50~150 A</td><td>装入机柜，可并联扩容</td></tr><tr><td>壁挂式</td><td>25~50 A</td><td>配电间狭小、单台负荷就地治理</td></tr><tr><td>成套柜</td><td>100~600 A</td><td>变压器低压侧集中治理</td></tr></tbody></table><h3>与电容器配合</h3><ul><li>同一母线上的电容器至少串7%电抗率的电抗器，避免与APF互相激励</li><li>三相四线系统的中性线电流按相电流的3倍考虑中性线截面</li><li>治理前后在同一工况复测，以第三方仪器数据为准</li></ul>' WHERE `id` = 223;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>长期不平衡会增加变压器与线路损耗、抬高零线电位，并使重载相末端出现低电压。电力电子型反应快、安装在变压器出口；换相型从源头调整用户分布，安装在分支箱或表箱前，两者可以配合使用。</p>
<h3>两种方案对比</h3><table><thead><tr><th>项目</th><th>电力电子型</th><th>换相型</th></tr></thead><tbody><tr><td>安装位置</td><td>变压器低压出口</td><td>分支箱或表箱前</td></tr><tr><td>响应</td><td>连续、毫秒级</td><td>逐户切换，不大于20 ms</td></tr><tr><td>作用</td><td>出口三相电流平衡，兼补无功</td><td>从源头调整用户分布</td></tr><tr><td>通信</td><td>RS485、4G</td><td>LoRa、HPLC组网</td></tr></tbody></table><h3>选型前的数据</h3><ul><li>变压器容量与近三个月的三相负荷曲线</li><li>中性线电流与末端电压</li><li>单相大负荷与分布式光伏的接入相别</li></ul>' WHERE `id` = 45;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>监测不是治理，但没有监测就无法证明治理有效。建议在治理前后各留不少于7天的连续数据，用95%概率值进行对比。</p>
<h3>怎样选</h3><table><thead><tr><th>等级</th><th>用途</th></tr></thead><tbody><tr><td>A级</td><td>公共连接点、并网点、需要判责的重要用户</td></tr><tr><td>S级</td><td>厂内馈线、治理前后的对比与日常统计</td></tr></tbody></table><h3>监测的步骤</h3><ol><li>确定监测点与接线方式，核对PT、CT变比</li><li>连续记录不少于7天，覆盖典型工况</li><li>按国家标准限值评估，列出超限指标与时段</li><li>治理后在同一点、同一工况复测</li></ol>' WHERE `id` = 228;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>传统做法是打开低压柜、用线鼻子临时搭接电缆，停电时间长且有误接风险。快速接入装置在平时完成电缆敷设与相序核对，保供电时只需插接连接器、合闸送电。</p>
<h3>手动还是自动</h3><table><thead><tr><th>类型</th><th>切换方式</th><th>适用</th></tr></thead><tbody><tr><td>手动快速接入箱</td><td>人工插接、手动合闸</td><td>住宅小区、商业与一般公共建筑</td></tr><tr><td>自动切换接入柜</td><td>双电源自动转换</td><td>医院、通信枢纽、泵站等不宜久停的场所</td></tr></tbody></table><h3>使用时必须遵守</h3><ul><li>接入前核对相序与电压等级</li><li>与市电机械联锁，任何时候不与市电并列</li><li>先断开市电侧并验电，再插接连接器</li></ul>' WHERE `id` = 51;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>散件方案的关键是“成组匹配”：电容器额定电压、电抗率、开关额定电流和熔断器必须同时核算。常见错误是更换了高电压等级的电容器却没有同步更换电抗器，造成失谐频率漂移。</p>
<h3>怎样选</h3><table><thead><tr><th>元件</th><th>先定什么</th></tr></thead><tbody><tr><td>电力电容器</td><td>额定电压与容量，是否串电抗器</td></tr><tr><td>串联电抗器</td><td>电抗率、电感值与线性度</td></tr><tr><td>投切开关</td><td>投切频度与涌流要求</td></tr><tr><td>控制器</td><td>路数、共补或混补、通信</td></tr></tbody></table><h3>成组核算</h3><ul><li>串7%电抗器配480 V电容器，串14%电抗器配525 V电容器</li><li>按系统电压下的实际输出容量计算总补偿量</li><li>不同电抗率的支路不宜未经核算地并在同一母线上</li></ul>' WHERE `id` = 43;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '', `display` = '', `communicatetype` = '', `maincontent` = '<p>电容器按GB/T 12747.1设计：允许1.1倍额定电压长期运行（每24 h中8 h）、1.3倍额定电流持续运行；断电后放电电阻在3 min内将端电压降至安全值，重新投入前必须等待放电完成。</p>
<h3>额定电压怎样定</h3><table><thead><tr><th>用法</th><th>电容器额定电压（400 V系统）</th></tr></thead><tbody><tr><td>不串电抗器</td><td>450 V或480 V</td></tr><tr><td>串7%电抗器</td><td>480 V</td></tr><tr><td>串14%电抗器</td><td>525 V</td></tr><tr><td>单相分补</td><td>250 V，串14%电抗器时300 V</td></tr></tbody></table><h3>更换与维护</h3><ul><li>断电、验电，等待放电不少于3 min，短接并接地后再接触端子</li><li>电容器额定电压高于系统电压时，实际输出按电压比的平方折算</li><li>鼓肚、渗漏或容量明显衰减的电容器应整组检查谐波后再更换</li></ul>' WHERE `id` = 232;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '', `display` = '', `communicatetype` = '' WHERE `id` = 233;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '', `display` = '', `communicatetype` = '' WHERE `id` = 234;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '', `display` = '', `communicatetype` = '', `maincontent` = '<p>电抗器的线性度比电抗率更重要：合闸和谐波叠加时峰值电流可达额定的1.8倍以上，一旦铁心饱和，电抗率下降，回路可能正好落在谐振点上。</p>
<h3>调谐还是滤波</h3><table><thead><tr><th>类型</th><th>谐振点</th><th>作用</th></tr></thead><tbody><tr><td>调谐电抗器7%</td><td>189 Hz</td><td>避免放大5次及以上谐波</td></tr><tr><td>调谐电抗器14%</td><td>134 Hz</td><td>避免放大3次及以上谐波</td></tr><tr><td>滤波电抗器</td><td>按支路定制</td><td>吸收5、7、11次等特征谐波</td></tr></tbody></table><h3>安装注意</h3><ul><li>电抗器是主要热源，置于柜体上部或单独仓位并强制通风</li><li>温度开关接入控制回路，超温时退出该支路</li><li>更换电容器的额定电压或容量后须重新核算电抗率</li></ul>' WHERE `id` = 235;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '', `display` = '', `communicatetype` = '' WHERE `id` = 236;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '', `display` = '', `communicatetype` = '' WHERE `id` = 237;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '' WHERE `id` = 238;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '' WHERE `id` = 239;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '' WHERE `id` = 240;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '', `metering` = '' WHERE `id` = 241;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>控制器以无功功率为投切判据、以功率因数为校验判据，可以避免轻载时的投切振荡。</p>
<h3>共补还是混补</h3><table><thead><tr><th>负荷</th><th>控制器</th><th>取样</th></tr></thead><tbody><tr><td>三相基本平衡</td><td>共补控制器</td><td>单相电流、线电压</td></tr><tr><td>单相负荷多、三相不平衡</td><td>混补控制器</td><td>三相电流、相电压</td></tr></tbody></table><h3>投运时的检查</h3><ul><li>功率因数随电容投入而升高；若反而降低，先查互感器位置与极性</li><li>投入门限、切除门限之间留有余量，避免反复投切</li><li>过压、欠压与谐波闭锁定值按现场整定</li></ul>' WHERE `id` = 242;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>选表先定三件事：装在哪里（面板开孔、导轨还是壁挂）、测什么（显示还是计量）、怎么传（有线还是无线）。用于收费结算的表计须按GB/T 17215系列并完成强制检定，面板类多功能仪表用于监测与内部考核。</p>
<h3>按用途选</h3><table><thead><tr><th>用途</th><th>推荐形态</th></tr></thead><tbody><tr><td>开关柜面板显示与监测</td><td>多功能电力仪表</td></tr><tr><td>配电箱内分项、分户计量</td><td>导轨式电能表</td></tr><tr><td>专变与园区总表、分表</td><td>三相智能电能表</td></tr><tr><td>既有线路不停电加装</td><td>无线计量仪表</td></tr><tr><td>馈线柜、列头柜集中计量</td><td>多回路监测仪表</td></tr></tbody></table>' WHERE `id` = 49;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>多功能电力仪表以三相电压、电流的同步采样为基础计算全部电参量。接线方式可在菜单中选择三相四线、三相三线（两元件）与单相，并可设置PT、CT变比，使面板直接显示一次侧值。</p>
<h3>外形与开孔</h3><table><thead><tr><th>外形</th><th>开孔</th><th>适用</th></tr></thead><tbody><tr><td>96 mm×96 mm</td><td>92 mm×92 mm</td><td>常用开关柜面板</td></tr><tr><td>72 mm×72 mm</td><td>68 mm×68 mm</td><td>抽屉单元、小型配电箱</td></tr><tr><td>120 mm×120 mm</td><td>112 mm×112 mm</td><td>进线柜，大字显示</td></tr></tbody></table><h3>接线要点</h3><ul><li>三相四线接Ua、Ub、Uc、Un与三只互感器，二次侧一点接地</li><li>带电时互感器二次回路不得开路，拆表前先在试验端子短接</li><li>RS485手拉手连接，每个端口不超过32台</li></ul><p>面板仪表用于监测与内部考核，不用于贸易结算。</p>' WHERE `id` = 139;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>直接接入式省去互感器与二次线，但进出线较粗，布置时要预留弯曲半径；大于80 A的回路应采用互感器接入式。</p>
<h3>直接接入还是经互感器</h3><table><thead><tr><th>回路电流</th><th>接入方式</th></tr></thead><tbody><tr><td>80 A及以下</td><td>直接接入</td></tr><tr><td>80 A以上</td><td>经互感器接入，电流规格0.015-0.075(6) A</td></tr></tbody></table><h3>接线注意</h3><ul><li>直接接入时同一相的进线与出线不得调换</li><li>互感器二次回路一点接地，带电时不得开路</li><li>费控型跳闸后，须排除故障再合闸</li></ul>' WHERE `id` = 248;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>三相电能表的接线正确性比表计等级更影响结果。投运前应核对电压相序、电流极性与功率因数，避免“一相极性接反，总功率减半”的情况。</p>
<h3>三相四线与三相三线</h3><table><thead><tr><th>系统</th><th>电压</th><th>测量</th></tr></thead><tbody><tr><td>低压三相四线</td><td>3×220/380 V</td><td>三元件，直接或经互感器</td></tr><tr><td>10 kV三相三线</td><td>3×100 V</td><td>两元件，两只PT接成V/V，A、C相装CT</td></tr></tbody></table><h3>投运前核对</h3><ol><li>电压相序与缺相</li><li>各相电流的极性</li><li>功率、功率因数与现场负荷是否相符</li></ol>' WHERE `id` = 251;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '', `maincontent` = '<p>单功能表适合只需要就地读数的回路；当同一回路需要两个以上参量时，选多功能电力仪表更经济。</p>
<h3>怎样选</h3><table><thead><tr><th>要看的量</th><th>推荐</th></tr></thead><tbody><tr><td>一相或三相电流</td><td>72方形数显电流表</td></tr><tr><td>三相线电压、相电压</td><td>96方形数显电压表</td></tr><tr><td>两个以上参量</td><td>多功能电力仪表</td></tr></tbody></table><h3>安装与设置</h3><ul><li>按外形开孔：72方形开68 mm×68 mm，96方形开92 mm×92 mm</li><li>输入CT或PT变比后显示一次侧数值</li><li>报警与变送输出按订货代码选配</li></ul>' WHERE `id` = 253;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '' WHERE `id` = 254;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>无线计量的核心是信号与供电：4G型单点直连、无需网关，适合分散点位；LoRa型功耗低、同一网关可带上百只，适合同一配电室内的密集点位。</p>
<h3>4G还是LoRa</h3><table><thead><tr><th>比较</th><th>4G型</th><th>LoRa型</th></tr></thead><tbody><tr><td>网关</td><td>不需要</td><td>需要，可汇聚上百只</td></tr><tr><td>适合</td><td>点位分散、有公网信号</td><td>同一配电室或园区内点位密集</td></tr><tr><td>流量费用</td><td>每只一张物联网卡</td><td>每台网关一张</td></tr></tbody></table><h3>安装步骤</h3><ol><li>停电或按带电作业规程装好开口式互感器，箭头指向负荷</li><li>接好电压与工作电源，核对相别</li><li>确认信号强度与上送数据，再封好箱门</li></ol>' WHERE `id` = 255;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = '4G Cat.1（MQTT），本地RS485' WHERE `id` = 256;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = 'LoRa 470~510 MHz，经网关上送；本地RS485' WHERE `id` = 257;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>多回路电能表的特殊要求已有国家标准GB/T 17215.305，选型时应注意回路数、互感器输出方式与各回路准确度是否分别声明。</p>
<h3>与逐路装表相比</h3><ul><li>公共电压只接一次，各回路只装小型互感器</li><li>一台主机占一段导轨，二次线明显减少</li><li>各回路电量、功率与谐波在同一地址下读取</li></ul><h3>选型时写清</h3><ul><li>三相与单相回路各多少路</li><li>每路互感器的规格与开口尺寸</li><li>是否需要开关状态采集与母线测温</li></ul>' WHERE `id` = 258;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>物联网产品与仪表、补偿设备使用统一的数据模型：测点编码、量程、告警级别在网关中一次配置，云端与本地触摸屏共用。</p>
<h3>怎样组成一个系统</h3><table><thead><tr><th>层级</th><th>产品</th><th>作用</th></tr></thead><tbody><tr><td>感知</td><td>测温传感器、开口式互感器、剩余电流探测器</td><td>采集温度、电流与漏电</td></tr><tr><td>执行</td><td>物联网断路器</td><td>保护、测量与远程分合</td></tr><tr><td>汇聚</td><td>4G边缘网关、LoRa网关</td><td>协议转换、缓存与上送</td></tr><tr><td>应用</td><td>澜衡云或用户平台</td><td>监测、告警与报表</td></tr></tbody></table><p>保护功能由现场设备自主完成，通信中断不影响动作。</p>' WHERE `id` = 122;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>网关断网后按时间戳缓存数据，恢复后按先新后旧补传，默认缓存30天。规则引擎可在本地完成越限告警与联动，不依赖云端。</p>
<h3>4G还是LoRa</h3><table><thead><tr><th>网关</th><th>下行</th><th>适用</th></tr></thead><tbody><tr><td>4G边缘网关</td><td>RS485，Modbus设备</td><td>配电室、能源站的有线仪表</td></tr><tr><td>LoRa集中网关</td><td>470~510 MHz LoRa</td><td>密集安装的无线仪表与传感器</td></tr></tbody></table><h3>调试顺序</h3><ol><li>登记下级设备的地址、点表与量程</li><li>设置告警限值与本地联动</li><li>确认上行在线后，断网再恢复，检查补传数据</li></ol>' WHERE `id` = 260;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = '下行4路RS485，上行4G/以太网；MQTT、Modbus-TCP、IEC 60870-5-104' WHERE `id` = 261;
--> statement-breakpoint
UPDATE `typeinfos` SET `communicatetype` = '下行LoRa 470~510 MHz，上行4G/以太网；MQTT、Modbus-TCP' WHERE `id` = 262;
--> statement-breakpoint
UPDATE `typeinfos` SET `maincontent` = '<p>远程分闸是便利也是风险，重要回路应设置“远程合闸须现场确认”。断路器保护功能不依赖通信，通信中断时仍按本地定值动作。</p>
<h3>微型还是塑壳</h3><table><thead><tr><th>类型</th><th>额定电流</th><th>位置</th></tr></thead><tbody><tr><td>微型物联网断路器</td><td>至63 A</td><td>末端与分支</td></tr><tr><td>塑壳物联网断路器</td><td>63~630 A</td><td>进线与干线</td></tr></tbody></table><h3>远程控制的边界</h3><ul><li>检修时现场挂牌上锁，远程操作一律闭锁</li><li>重要回路执行“选择—返校—执行”三步确认</li><li>剩余电流监测用于预警，不代替人身触电保护</li></ul>' WHERE `id` = 263;
--> statement-breakpoint
UPDATE `typeinfos` SET `metering` = '', `maincontent` = '<p>传感器安装不改变一次接线。取电式测温依赖回路电流，轻载回路应选电池型；开口互感器合口面须清洁、锁扣到位，否则误差会明显增大。</p>
<h3>怎样选</h3><table><thead><tr><th>监测对象</th><th>产品</th></tr></thead><tbody><tr><td>母排、触头，电流较大</td><td>电流取电式测温传感器</td></tr><tr><td>轻载回路、电缆接头</td><td>电池式测温传感器</td></tr><tr><td>改造项目的回路电流</td><td>开口式电流互感器</td></tr><tr><td>电气火灾预警</td><td>剩余电流式电气火灾监控探测器</td></tr></tbody></table><h3>剩余电流互感器的安装</h3><ul><li>各相线与中性线一起、同方向穿过窗口，PE线在窗口外</li><li>探测点以后的中性线不得与其他回路共用，也不得再接地</li><li>TN-C系统须先改造，再安装探测器</li></ul>' WHERE `id` = 266;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '温度', `metering` = '', `communicatetype` = '无线470 MHz' WHERE `id` = 267;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '交流电流', `metering` = '', `display` = '', `communicatetype` = '', `optional` = '防水型、超小窗口' WHERE `id` = 268;
--> statement-breakpoint
UPDATE `typeinfos` SET `measure` = '剩余电流', `metering` = '', `communicatetype` = 'RS485', `optional` = '报警继电器' WHERE `id` = 269;
--> statement-breakpoint
UPDATE `solutions` SET `maincontent` = '<p>循环水养殖车间曝气与水泵24 h运行，供电中断30 min即可能造成鱼类缺氧，电源的“多路、自动、可见”是首要要求。</p>
<h2>供电层级</h2>
<ol><li>市电双回路加LH-KJT自动切换；</li><li>柴油机与移动发电车两种应急电源均可接入；</li><li>水泵、风机按重要程度分组，切换过程中优先保曝气、后恢复水泵。</li></ol>
<h2>能耗管理</h2>
<p>循环水车间的电耗主要来自水泵与曝气，单位产量电耗能直接反映工艺水平，建议按池组分回路计量。</p>
<ul><li>LH-MC12统计单位产量电耗，识别低效曝气机</li><li>夜间低价时段提高曝气量，白天随负荷调整</li></ul>
<table><thead><tr><th>设备</th><th>负荷级别</th><th>电源切换时</th></tr></thead><tbody><tr><td>曝气风机</td><td>一级</td><td>优先恢复</td></tr><tr><td>循环水泵</td><td>二级</td><td>随后恢复</td></tr><tr><td>加热、紫外</td><td>三级</td><td>可以暂停</td></tr></tbody></table>
<p>车间湿度高且有盐雾，配电箱选用不锈钢或SMC箱体，导线端子镀锡并做三防处理。</p>' WHERE `id` = 2012;
