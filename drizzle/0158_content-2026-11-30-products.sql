-- content: LH-PM96E接线要点写短
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 11, '2026-11-30', '[{"fact":"接线要点","before":"三相四线：UA、UB、UC、UN分别接11~14端子，三只电流互感器同名端（S1）接4*、6*、8*带星端，S2接5、7、9端；电流互感器二次不得开路，拆表前先短接试验端子；二次单点接地","after":"三相四线：UA、UB、UC、UN接11~14，三只互感器S1接4*、6*、8*，S2接5、7、9；互感器二次不得开路，拆表前先短接；二次单点接地"}]');
--> statement-breakpoint
UPDATE `products` SET `wirecontent` = '<h3>接线说明</h3>
<p>低压系统可直接接入电压、经互感器接入电流；10 kV系统电压、电流均经互感器。</p>
<h3>接线要点</h3>
<ol><li>三相四线：UA、UB、UC、UN接11~14，三只互感器S1接4*、6*、8*，S2接5、7、9。</li><li>三相三线：UB接14端（UN位置），12端空置，B相电流不接，菜单选“3P3W”。</li><li>互感器二次不得开路，拆表前先短接；二次单点接地。</li><li>电压回路串1 A熔断器；上电后检查功率因数符号与相序提示。</li></ol>
<h3>端子定义</h3>
{{端子}}', `updatetime` = '2026-11-30 22:49:33' WHERE `id` = 1048;
