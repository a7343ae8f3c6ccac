-- content: solution 2001: it is the SVG that answers within 10 ms
UPDATE `solution_sheets` SET `figures` = '[{"label":"目标功率因数","value":"≥0.95"},{"label":"馈线THDi","value":"≤8%"},{"label":"SVG响应","value":"≤10 ms"},{"label":"三相不平衡度","value":"15%→≤10%"}]' WHERE `solution` = 2001;
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-29 22:39:34' WHERE `id` = 2001;
