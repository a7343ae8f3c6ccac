-- content: losses of capacitors in the winding shop with their unit
UPDATE `factory` SET `work` = '膜卷核对方阻；喷金、热定型后逐台测容量与损耗：圆柱±5%，方形−5%~+10%；≤0.4、0.5 W/kvar。', `updatetime` = '2026-12-01 04:30:44' WHERE `id` = 6003;
