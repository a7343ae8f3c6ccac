-- content: cases 4215 and 4006 calculate what was installed, with the old bank off
UPDATE `cases` SET `title` = '临澜火车站站房照明抗谐波补偿', `updatetime` = '2026-11-30 00:59:16' WHERE `id` = 4006;
--> statement-breakpoint
UPDATE `case_facts` SET `site` = '1×1250 kVA变压器，照明母线最大620 A，LED照明，旧电容已停用' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_facts` SET `installed` = 'LH-XCB 60 kvar 24组（7%）、LH-APF-M 150 A 4台、LH-RC12 2台、LH-KCT 3000/5 8只' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>站房LED照明多，母线最大电流620 A，3、5、7次谐波都明显。原补偿柜约115 kvar，未串电抗器，与变压器在13次附近谐振，11次被放大到约3倍，电容器过流、鼓肚；停用后功率因数只有0.84。</p><h2>做法</h2><p>3次是主要谐波，补偿全部换成14%电抗率：三相部分用3台45 kvar的LH-XCS-14，单相照明不平衡的部分用2台24 kvar的LH-XCF分相投切，400 V下共输出124 kvar。调谐点在134 Hz，低于3次，对3次及以上都呈感性，投入后不再放大，但也不滤除3次。5台用一根网线级联，由1台LH-CK200按母线进线的三相电流（1000/5）统一投切。</p><h2>投运与复测</h2><p>功率因数由0.84（旧电容停用时）提到0.96；与旧电容投入时相比，11次谐波电压由3.3%降到1.1%，不再放大，母线THDu由6.1%降到3.6%，在5%的限值以内。灯具产生的3次谐波与中性线电流不变。</p>', `calculation` = '{"tool":"kvar","values":{"p":"360","pf1":"0.84","pf2":"0.95","sn":"1250","h":"40","order":"3","react":"14","std":"0.85"},"count":1,"says":"旧电容停用时约360 kW、0.84，按补到0.95算；3次为主，取14%电抗率。计算按共补选LH-XCS-14；单相照明不平衡，改用3台45 kvar加2台24 kvar的LH-XCF，全投到0.96。"}' WHERE `case` = 4006;
--> statement-breakpoint
UPDATE `case_sheets` SET `maincontent` = '<h2>现场与任务</h2><p>选矿厂2台2000 kVA变压器，球磨机、浮选机负荷约2300 kW，功率因数0.81，变频浮选机使THDi 17%，原电容器的熔断器频繁熔断，已停用。</p><h2>做法</h2><p>每段母线装12组60 kvar、7%电抗率的LH-XCB补无功（输出538 kvar），分装三面带风机的柜，每面4组，由1台12路的LH-RC12按进线A相电流（3000/5）投切；2台150 A的LH-APF-M并联滤谐波。THDi主要靠APF降：7%电抗率只保证不放大，每段谐波约340 A，电容支路分走三成，余下约240 A由APF的300 A滤除。先投抗谐波电容，再开APF，避免APF去补电容支路吸收的那部分谐波。母联平时断开；合闸后停电进线一段的取样为零，该段LH-RC12欠流退出电容、APF不输出，由另一段按总电流补偿与滤波，负荷限在一台变压器以内。</p><h2>投运与复测</h2><p>功率因数由0.81提到0.97，THDi由17%降到4.2%，THDu由6.2%降到2.9%，力调电费由每月加收3.1万元变为减收0.5万元。</p>', `equipment` = '[{"product":1013,"code":"LH-XCB/480-60-7%-T","quantity":24,"unit":"组","use":"两段母线各12组"},{"product":1026,"code":"LH-APF-M/400-150-4L","quantity":4,"unit":"台","use":"两段母线各2台并联"},{"product":1046,"code":"LH-RC12/D-12","quantity":2,"unit":"台","use":"两段母线各1台，DC 12 V投切LH-XCB"},{"product":1075,"code":"LH-KCT-160-3000/5-0.5","quantity":8,"unit":"台","use":"两段进线各4只：APF取样三相各1只，补偿取样A相1只"}]', `diagram` = '{"sections":[{"name":"0.4 kVⅠ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T1 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，3000/5，APF取样"},{"kind":"currentTransformer","product":1075,"text":"1只，3000/5，补偿取样"},{"kind":"controller","product":1046}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]],"tie":"母联断路器"},{"name":"0.4 kVⅡ段","incoming":[[{"kind":"grid","text":"10 kV市电进线"},{"kind":"breaker"},{"kind":"transformer","text":"T2 2000 kVA"},{"kind":"breaker"},{"kind":"currentTransformer","product":1075,"text":"3只，3000/5，APF取样"},{"kind":"currentTransformer","product":1075,"text":"1只，3000/5，补偿取样"},{"kind":"controller","product":1046}]],"feeders":[[{"kind":"breaker"},{"kind":"detuned","product":1013,"text":"12×60 kvar，7%"}],[{"kind":"breaker"},{"kind":"apf","product":1026,"text":"2×150 A"}],[{"kind":"breaker"},{"kind":"motor","text":"球磨机、浮选机"}]]}]}', `calculation` = '{"tool":"kvar","values":{"p":"1150","pf1":"0.81","pf2":"0.96","sn":"2000","by2":"thdi","h":"17","order":"5","react":"7","std":"0.90"},"count":2,"says":"每段约1150 kW，按0.81补到0.96算，5次为主，取7%电抗率。计算选出智能单元LH-XCS-7；磨机、浮选机起停频繁，改用晶闸管投切、再投不必等180 s的LH-XCB，每段720 kvar，全投到0.97。"}' WHERE `case` = 4215;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '11次谐波电压', `before` = '3.3', `after` = '1.1', `unit` = '%' WHERE `case` = 4006 AND `place` = 2;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 00:59:16' WHERE `id` = 4215;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 00:59:16' WHERE `id` = 2002;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-30 00:59:16' WHERE `id` = 2021;
--> statement-breakpoint
DELETE FROM `solution_cases` WHERE `solution` = 2002 AND `place` = 1;
--> statement-breakpoint
DELETE FROM `solution_cases` WHERE `solution` = 2021 AND `place` = 1;
