-- content: 方案的摘要；来访者、事由、看了什么、相关新闻；公司环境去掉食堂
UPDATE `solution_sheets` SET `brief` = '{"problem":"谐波与三相不平衡并存，夜间轻载过补","load":"1250 kVA变压器，720 kW，照明、电梯、空调变频、大屏","target":"功率因数≥0.95，馈线THDi≤8%","devices":["LH-XCS-7","LH-SVG-M","LH-APF-W"]}' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"5、7次谐波超出，电容柜熔断器熔断","load":"每段1000 kVA变压器，环控风机、水泵变频、电扶梯","target":"谐波滤除率≥95%，公共连接点按GB/T 14549","devices":["LH-APF-G","LH-XCS-7","LH-PM96H"]}' WHERE `solution` = 2002;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"无人值守，偷接难发现，漏电风险大","load":"100 kVA箱变，6条路灯回路，25.9 kW LED","target":"单灯故障能识别，漏电100 mA本地跳闸","devices":["LH-WM40","LH-SB63","LH-RCD300"]}' WHERE `solution` = 2003;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"三相电流不平衡57%，末端电压低于198 V","load":"400 kVA台区，晚高峰420、260、180 A","target":"不平衡度≤15%，末端198~235 V","devices":["LH-SPC","LH-HXK","LH-SVG-P"]}' WHERE `solution` = 2004;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"桩群谐波，夜间待机呈容性","load":"1000 kVA变压器，10台120 kW直流桩","target":"功率因数≥0.95，滤波容量200 A","devices":["LH-APF-G","LH-SVG-M","LH-SB250M"]}' WHERE `solution` = 2005;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"影像设备冲击与谐波，手术部不能断电","load":"1600 kVA变压器，980 kW，影像中心与手术部","target":"功率因数≥0.96，影像馈线THDi≤8%，切换≤2 s","devices":["LH-APF-W","LH-XCS-7","LH-SVG-M","LH-KJT"]}' WHERE `solution` = 2006;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"宿舍恶性负载，费用分不清","load":"一栋320间宿舍，食堂与水泵房180 kW","target":"食堂功率因数≥0.95，每间宿舍一表","devices":["LH-DM2P","LH-MC12","LH-ZCH"]}' WHERE `solution` = 2007;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"功率因数低，汛期又不允许停电","load":"10 kV、560 kW定速泵，380 V变频泵260 kW","target":"功率因数≥0.95，发电车10 min内插接","devices":["LH-GYJ","LH-APF-W","LH-KJX-D"]}' WHERE `solution` = 2008;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"夏季风机停转10 min就可能造成损失","load":"12栋舍，合计324 kW，风机、料线、照明","target":"断电1 min内告警，双电源切换≤2 s","devices":["LH-KJT","LH-SB63","LH-WM40","LH-RCD300"]}' WHERE `solution` = 2009;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"停风后舍温每分钟升1.9 ℃","load":"一栋3万只，风机、料线、刮粪电机","target":"断电1 min内告警到人","devices":["LH-WM40","LH-SB63","LH-RCD300"]}' WHERE `solution` = 2010;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"两台电机同时起动，电压变动4.9%","load":"315 kVA变压器，压缩机与真空泵150 kW","target":"功率因数≥0.95，电压变动≤3%","devices":["LH-XCB","LH-PQM-S","LH-WM42"]}' WHERE `solution` = 2011;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"断电约24 min溶氧就降到4 mg/L","load":"曝气2×37 kW、水泵3×30 kW，满负荷280 kW","target":"双电源切换≤2 s，起机恢复曝气≤1 min","devices":["LH-KJT","LH-KJX","LH-MC12"]}' WHERE `solution` = 2012;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"600 m线路末端压降10%，漏电风险大","load":"末端6台3 kW增氧机，21.2 kW、17 kvar","target":"末端电压偏差-7%以内，剩余电流30 mA","devices":["LH-SVG-P","LH-SB63","LH-WM42"]}' WHERE `solution` = 2013;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"功率因数在0.55~0.85之间快速波动","load":"1600 kVA变压器，粉碎机2×132 kW、制粒机2×160 kW","target":"功率因数≥0.95，响应≤20 ms","devices":["LH-GXT","LH-PM72D","LH-TM30"]}' WHERE `solution` = 2014;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"电压暂降使机组跳停，变频馈线谐波高","load":"1250 kVA变压器，4台200 kW压缩机，清洗泵变频","target":"功率因数≥0.95，谐波电流按GB/T 14549","devices":["LH-XCS-7","LH-APF-G","LH-PQM-A"]}' WHERE `solution` = 2015;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"午间并网点功率因数降到0.22","load":"场区300 kW、光伏250 kW、沼气机组100 kW","target":"并网点功率因数≥0.95，响应≤10 ms","devices":["LH-SVG-M","LH-PQM-A","LH-TM33"]}' WHERE `solution` = 2016;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"点焊冲击，长时间闪变Plt达1.5","load":"2000 kVA变压器，40台180 kVA单相焊机，平均620 kW","target":"功率因数0.95，Plt≤1.0，负序不平衡度≤2%","devices":["LH-GXT","LH-APF-G","LH-SPC"]}' WHERE `solution` = 2017;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"5、7、11次谐波，直接投电容易谐振","load":"1800 kVA专用变压器，1500 kW六脉波中频炉","target":"功率因数0.92~0.97，5、7、11次滤波","devices":["LH-GXZ","LH-BYL","LH-CK200"]}' WHERE `solution` = 2018;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"功率因数0.70，加热圈三相分配不均","load":"1250 kVA变压器，30台注塑机，640 kW","target":"功率因数≥0.95，中性线电流≤25%","devices":["LH-XCS-7","LH-SVG-M","LH-SPC"]}' WHERE `solution` = 2019;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"空压站5、7次谐波，夜间轻载过补","load":"1600 kVA变压器，织机、4台160 kW变频空压机","target":"功率因数≥0.96，空压馈线THDi≤8%","devices":["LH-XCS-7","LH-SVG-M","LH-APF-G"]}' WHERE `solution` = 2020;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"高低压各自补偿，线损大又会倒送","load":"10 kV母线9.6 MW，原料磨、破碎机、变频风机","target":"10 kV关口功率因数≥0.95，反向无功为零","devices":["LH-GYJ","LH-GYZ","LH-XCS-7","LH-GXL"]}' WHERE `solution` = 2021;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"暂降使曝光机停机，FFU THDi 28%","load":"4000台FFU共480 kW，空调冷站500 kW","target":"FFU母线THDi≤8%，冷站功率因数≥0.96","devices":["LH-PQM-A","LH-APF-G","LH-SVG-M"]}' WHERE `solution` = 2022;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"轻载呈容性180 kvar，THDi 18%","load":"2500 kVA变压器与UPS组，600~2000 kW","target":"轻载无容性，谐波按GB/T 14549","devices":["LH-SVG-M","LH-APF-G","LH-MC12"]}' WHERE `solution` = 2023;
--> statement-breakpoint
UPDATE `solution_sheets` SET `brief` = '{"problem":"光伏投运后功率因数由0.92降到0.66","load":"负荷800 kW，屋顶光伏500 kW","target":"关口功率因数≥0.95","devices":["LH-SVG-M","LH-CK300","LH-XCS-7"]}' WHERE `solution` = 2024;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'products/lh-zcs-1', `guest` = '市级工业主管部门', `subject` = '智能制造车间调研', `shown` = '智能电容器装配线、在线检测与一机一档', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6101;
--> statement-breakpoint
UPDATE `leaders` SET `guest` = '高新区管委会', `subject` = '走访与座谈', `shown` = '园区配电与用能数据看板', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6102;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'products/lh-pqm-a-1', `guest` = '电力行业协会考察团', `subject` = '试验室参观', `shown` = '电能质量监测装置的校验与环境试验', `article` = 3003, `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6103;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'products/lh-mc12-1', `guest` = '地方质量监管部门', `subject` = '计量管理工作指导', `shown` = '电能表校验记录与新国标对标评审', `article` = 3019, `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6104;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'sites/site-pole-balancer', `guest` = '供电服务单位', `subject` = '台区治理技术交流', `shown` = '三相不平衡调节与末端电压治理样机', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6105;
--> statement-breakpoint
UPDATE `leaders` SET `guest` = '设计院技术专家组', `subject` = '电能质量展区参观', `shown` = 'SVG、APF选型与单线图', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6106;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-signing', `guest` = '职业院校校企合作代表团', `subject` = '校企合作', `shown` = '实习实训基地与补偿柜实操工位', `article` = 3012, `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6107;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'products/lh-svg-mh-1', `guest` = '区科技部门', `subject` = '研发项目调研', `shown` = '高密度混合补偿模块样机', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6108;
--> statement-breakpoint
UPDATE `leaders` SET `guest` = '养殖行业合作社代表', `subject` = '物联网方案考察', `shown` = '断电告警、分路监测与手机端演示', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6109;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'ui/power-factor', `guest` = '园区企业', `subject` = '绿色工厂联合参观', `shown` = '屋顶光伏并网后的功率因数曲线', `article` = 3015, `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6110;
--> statement-breakpoint
UPDATE `leaders` SET `guest` = '金融服务机构', `subject` = '走访了解发展需求', `shown` = '产品展厅与产能、供应链看板', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6111;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'products/lh-svg-m-1', `guest` = '海外客户代表团', `subject` = 'SVG生产线参观', `shown` = 'SVG模块装配与满载老化', `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6112;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'news/discharge-cover', `guest` = '应急管理部门', `subject` = '安全生产检查', `shown` = '停电、验电、放电、接地操作与剩余电压', `article` = 3004, `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6113;
--> statement-breakpoint
UPDATE `leaders` SET `guest` = '数字化转型专家组', `subject` = '现场诊断', `shown` = '澜衡云平台与车间数据采集', `article` = 3010, `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 6114;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2004;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2005;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2008;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2009;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2010;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2011;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2012;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2013;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2015;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2016;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2018;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2019;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2020;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2021;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2023;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-25 23:17:47' WHERE `id` = 2024;
--> statement-breakpoint
DELETE FROM `factory` WHERE `id` = 6015;
