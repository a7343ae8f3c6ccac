-- content: scenes without speckle
UPDATE `solutions` SET `image` = '/media/cases/case-office-54156d5e.webp', `images` = '/media/cases/case-office-54156d5e.webp,/media/products/lh-pm96h-1-2478d834.webp,/media/products/lh-svg-m-1-206a191d.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/cases/case-metro-44cf53bd.webp', `images` = '/media/cases/case-metro-44cf53bd.webp,/media/products/lh-apf-g-1-0eddbeff.webp,/media/products/lh-xcs-7-1-0c0ffbec.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/scenes/sol-city-lighting-a9fc67ec.webp', `images` = '/media/scenes/sol-city-lighting-a9fc67ec.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-rcd300-1-09364bb1.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2003;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/cases/case-hospital-19b60fb6.webp', `images` = '/media/cases/case-hospital-19b60fb6.webp,/media/products/lh-svg-m-1-206a191d.webp,/media/products/lh-xcs-7-1-0c0ffbec.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/cases/case-school-526a821e.webp', `images` = '/media/cases/case-school-526a821e.webp,/media/products/lh-pm96e-1-45cc14cf.webp,/media/products/lh-zch-1-1ad18657.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/scenes/sol-breeding-ventilation-945cadd3.webp', `images` = '/media/scenes/sol-breeding-ventilation-945cadd3.webp,/media/products/lh-wm40-1-b44683eb.webp,/media/products/lh-rcd300-1-09364bb1.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2010;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/scenes/sol-feed-silo-f3fda784.webp', `images` = '/media/scenes/sol-feed-silo-f3fda784.webp,/media/products/lh-tm30-1-c270972c.webp,/media/products/lh-ck200-1-758bf0ca.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2014;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/cases/case-automobile-6248f35f.webp', `images` = '/media/cases/case-automobile-6248f35f.webp,/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-gxt-1-0a7c657a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/factory/factory-smt-2704139f.webp', `images` = '/media/factory/factory-smt-2704139f.webp,/media/products/lh-pqm-a-1-109ac738.webp,/media/products/lh-apf-g-1-0eddbeff.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2022;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/cases/case-datacenter-642a6b20.webp', `images` = '/media/cases/case-datacenter-642a6b20.webp,/media/products/lh-ts10-1-41282fb9.webp,/media/products/lh-pm96h-1-2478d834.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2023;
--> statement-breakpoint
UPDATE `solutions` SET `image` = '/media/scenes/sol-solar-roof-b8009c33.webp', `images` = '/media/scenes/sol-solar-roof-b8009c33.webp,/media/products/lh-tm33-1-776b6b2a.webp,/media/products/lh-kct-1-5ea63895.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 2024;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-office-54156d5e.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4004;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-stadium-acf7968d.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4005;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-metro-44cf53bd.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4007;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-mall-11004aa0.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4009;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/scenes/sol-city-lighting-a9fc67ec.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4010;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-airport-21218b10.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4014;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-hospital-19b60fb6.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4101;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-school-526a821e.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4106;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-library-d350e1fd.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4108;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-automobile-6248f35f.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4201;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/factory/factory-smt-2704139f.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4203;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/scenes/sol-feed-silo-f3fda784.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4207;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/scenes/sol-breeding-ventilation-945cadd3.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4208;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/scenes/sol-solar-roof-b8009c33.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4210;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-chemical-ffc2e825.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4212;
--> statement-breakpoint
UPDATE `cases` SET `image` = '/media/cases/case-datacenter-642a6b20.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 4214;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/factory/factory-lab-da42f95a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3003;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/factory/factory-smt-2704139f.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3005;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/visits/visit-exhibition-4163548a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3006;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/factory/factory-gate-210eebd7.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3009;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/factory/factory-showroom-3136bd04.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3014;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/scenes/sol-solar-roof-b8009c33.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3015;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/visits/visit-conference-9dd019b7.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3016;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/factory/factory-assembly-a09250ae.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/scenes/sol-breeding-ventilation-945cadd3.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3021;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/scenes/sol-substation-5a1573e0.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3101;
--> statement-breakpoint
UPDATE `news` SET `image` = '/media/cases/case-datacenter-642a6b20.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 3123;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/factory/factory-gate-210eebd7.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6001;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/factory/factory-assembly-a09250ae.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6002;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/factory/factory-smt-2704139f.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6004;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/factory/factory-lab-da42f95a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6005;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/factory/factory-warehouse-0f4f209a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6011;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/factory/factory-showroom-3136bd04.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6013;
--> statement-breakpoint
UPDATE `factory` SET `image` = '/media/scenes/sol-solar-roof-b8009c33.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6014;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/factory/factory-assembly-a09250ae.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6101;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/visits/visit-conference-9dd019b7.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6102;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/factory/factory-lab-da42f95a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6104;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/factory/factory-showroom-3136bd04.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6105;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/visits/visit-exhibition-4163548a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6106;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/scenes/sol-solar-roof-b8009c33.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6110;
--> statement-breakpoint
UPDATE `leaders` SET `image` = '/media/factory/factory-warehouse-0f4f209a.webp', `updatetime` = '2026-11-23 23:22:11' WHERE `id` = 6113;
--> statement-breakpoint
UPDATE `pages` SET `content` = '{"stats":[{"label":"厂区面积","value":"42000 m²"},{"label":"员工","value":"460人"},{"label":"研发人员占比","value":"26%"},{"label":"产品系列","value":"70余个"},{"label":"服务网点","value":"28个"},{"label":"专利与软件著作权","value":"37项"}],"intro":{"title":"公司简介","image":"/media/factory/factory-gate-210eebd7.webp","html":"<p>澜衡电气创立于2008年，是一家专注于无功补偿、电能质量治理与智能电力仪表的电力设备制造企业。公司以“衡”为名，取“电流三相相衡、有功无功相衡、发展与责任相衡”之意。</p>\n<p>公司产品覆盖七大类：电容补偿、谐波抑制、综合测控显示、电能质量、传统无功补偿散件、智能电表与物联网产品，并以澜衡云平台把现场设备连成一张图，服务于公共建筑、医疗教育、工业制造与现代养殖等领域。</p>\n<p>制造中心建有薄膜卷绕、电容器装配、电抗器绕制、SMT贴片、仪表校验、变流模块老化与成套装配等完整工序，关键工序数据按序列号留存，做到一机一档、可追溯。</p>\n<ul><li>七大产品类、七十余个系列</li><li>从元件到成套、从现场到云端</li><li>测量—设计—制造—验收的一体化服务</li></ul>"},"rd":{"title":"研发实力","image":"/media/factory/factory-lab-da42f95a.webp","html":"<p>技术中心下设电力电子、测控仪表、电容与磁性元件、物联网平台四个研究方向，研发人员约占员工总数的四分之一。</p>\n<p>公司坚持“先测后治”的研发思路：所有电能质量产品在立项之前先完成现场测试与数据积累，以真实波形作为算法验证的输入，而不是只在理想工况下给出指标。</p>\n<table><thead><tr><th>方向</th><th>代表成果</th></tr></thead><tbody><tr><td>电力电子</td><td>三电平SVG、APF与不平衡调节装置</td></tr><tr><td>测控仪表</td><td>96/72/120方形平台化仪表、多回路电能表</td></tr><tr><td>电容与磁性元件</td><td>圆柱形电容器、调谐与滤波电抗器</td></tr><tr><td>物联网平台</td><td>边缘网关、断点续传与移动运维</td></tr></tbody></table>\n<p>试验室配备电磁兼容、环境、电气安全与谐波源等试验能力，主要用于研发摸底与过程控制；对外检验报告由具备资质的第三方机构出具。</p>"},"honours":{"title":"荣誉资质","image":"/media/certificates/sample-qms-0001-d41eca0b.webp","html":"<p>公司按照质量、环境、职业健康安全与测量管理体系要求运行，并持续积累专利与软件著作权。网站“荣誉资质”栏目展示的证书编号均为示例编号，仅用于演示。</p>\n<ul><li>资质证书：管理体系与产品检验报告</li><li>发明专利：控制方法与测量算法</li><li>实用新型：结构与工艺改进</li><li>软件著作权：平台、控制与工具软件</li></ul>\n<p>我们把荣誉看作阶段性的记录，更看重用户现场长期稳定运行的口碑。</p>"},"philosophy":{"title":"经营理念","image":"/media/factory/factory-showroom-3136bd04.webp","html":"<p>使命：让每一度电更平衡。愿景：成为用户信赖的电能质量与能源数据伙伴。</p>\n<h3>我们的四条原则</h3>\n<ol><li>先测后治——没有数据不下结论，治理效果以同工况复测为准</li><li>如实标称——参数按标准与试验数据给出，不以极限值作宣传</li><li>可维护——能不停电更换的就不停电，能免布线的就免布线</li><li>守安全——停电、验电、放电、接地，一步都不能少</li></ol>\n<p>对员工，我们提供安全的工作环境与成长通道；对客户，我们提供清晰的选型依据与及时的现场服务；对社会，我们用更少的损耗回应能源转型的要求。</p>"},"culture":[{"title":"企业使命","text":"让每一度电更平衡"},{"title":"企业愿景","text":"成为用户信赖的电能质量与能源数据伙伴"},{"title":"核心价值","text":"求真、守衡、担当、共进"},{"title":"质量方针","text":"一件一码，数据说话，持续改进"},{"title":"服务承诺","text":"首问负责，24小时内给出处理意见"}],"history":[{"year":"2008","text":"公司成立，从事低压电容器与控制器生产"},{"year":"2012","text":"推出第一代智能集成电容器"},{"year":"2015","text":"96方形多功能电力仪表量产"},{"year":"2017","text":"模块式SVG、APF产品线建立"},{"year":"2019","text":"澜衡云平台1.0上线"},{"year":"2021","text":"台区三相不平衡调节装置批量应用"},{"year":"2023","text":"电磁兼容试验室启用"},{"year":"2025","text":"澜衡云3.0发布，厂区屋顶光伏并网"},{"year":"2026","text":"高密度SVG混合补偿模块批量供货"}]}' WHERE `slug` = 'about';
