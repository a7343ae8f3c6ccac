-- content: what stands beside products in four families; where banks of capacitors with and without reactors are
INSERT INTO `category_lists` (`category`, `columns`, `elsewhere`, `target`) VALUES (33, 'rated-capacity,capacitor-voltage,system-voltage,protection-class', '带 7%、14% 电抗器、用于有谐波场所的低压电容器组，归在谐波抑制。', 35);
--> statement-breakpoint
INSERT INTO `category_lists` (`category`, `columns`, `elsewhere`, `target`) VALUES (35, '', '不带电抗器的低压电容器组和 6~10 kV 高压补偿装置，归在电容补偿。', 33);
--> statement-breakpoint
INSERT INTO `category_lists` (`category`, `columns`, `elsewhere`, `target`) VALUES (41, 'rated-capacity,compensation-current,rated-current,communication', '', NULL);
--> statement-breakpoint
INSERT INTO `category_lists` (`category`, `columns`, `elsewhere`, `target`) VALUES (43, 'rated-capacity,controlled-capacity,rated-current,outputs', '', NULL);
