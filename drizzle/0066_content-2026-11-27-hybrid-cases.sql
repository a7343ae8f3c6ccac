-- content: 三个混合补偿案例的选型计算写明电容与SVG各补多少
UPDATE `case_sheets` SET `calculation` = '{"tool":"kvar","values":{"p":"1050","pf1":"0.86","pf2":"0.98","sn":"1600","h":"20","order":"5","react":"7","std":"0.85"},"count":2,"says":"每台变压器最大有功1050 kW，由0.86补到0.98；非线性负荷约占变压器两成，取7%电抗率。现场每台变压器8台50 kvar的LH-XCS-7输出约299 kvar，其余由100 kvar的SVG连续补，合计约399 kvar。"}' WHERE `case` = 4001;
--> statement-breakpoint
UPDATE `case_sheets` SET `calculation` = '{"tool":"kvar","values":{"p":"650","pf1":"0.84","pf2":"0.97","sn":"1000","react":"0","std":"0.85"},"count":2,"says":"每台变压器最大有功650 kW，由0.84补到0.97，电容不串电抗器。现场每台变压器5台40 kvar的LH-ZCS输出约158 kvar，其余由100 kvar的SVG连续补，合计约258 kvar。"}' WHERE `case` = 4104;
--> statement-breakpoint
UPDATE `case_sheets` SET `calculation` = '{"tool":"kvar","values":{"p":"900","pf1":"0.78","pf2":"0.97","sn":"1600","duty":"unbalanced","react":"0","std":"0.90"},"count":1,"says":"最大有功约900 kW，由0.78补到0.97；三相不平衡，SVG与分补电容混合。现场8台30 kvar的分补电容输出约203 kvar，其余由两台150 kvar的SVG连续补，合计约503 kvar。"}' WHERE `case` = 4205;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-27 01:46:09' WHERE `id` = 4001;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-27 01:46:09' WHERE `id` = 4104;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-27 01:46:09' WHERE `id` = 4205;
