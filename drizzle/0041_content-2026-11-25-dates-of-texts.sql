-- content: what has only got another picture or form is no newer
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2002 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2004 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2005 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2007 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2010 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2013 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2016 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2017 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2018 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2019 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2020 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2022 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `solutions` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 2023 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3004 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3006 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3015 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3101 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3102 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3103 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3104 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3105 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3106 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3107 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3108 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3109 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3110 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3111 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3112 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3113 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3114 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3115 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3116 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3117 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3118 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3119 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3120 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3121 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3122 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `news` SET `updatetime` = '2026-11-23 19:50:39' WHERE `id` = 3123 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5001 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5002 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5003 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5004 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5005 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5006 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5007 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5008 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5009 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5010 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5011 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5012 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5013 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5101 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5102 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5103 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5104 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5105 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5106 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5107 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5108 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5109 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5110 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5111 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5112 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5201 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5202 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5203 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5204 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5205 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5206 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5207 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5208 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5209 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5210 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5211 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5212 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5213 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5301 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5302 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5303 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5304 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5305 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5306 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5307 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5308 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5309 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5310 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5311 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `honours` SET `updatetime` = '' WHERE `id` = 5312 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6001 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6002 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6003 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6004 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6005 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6006 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6007 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6008 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6009 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6010 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6011 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6012 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6013 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6014 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6015 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `factory` SET `updatetime` = '' WHERE `id` = 6016 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6101 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6102 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6103 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6104 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6105 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6106 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6107 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6108 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6110 AND `updatetime` = '2026-11-24 10:06:59';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6112 AND `updatetime` = '2026-11-23 19:50:39';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6113 AND `updatetime` = '2026-11-23 23:22:11';
--> statement-breakpoint
UPDATE `leaders` SET `updatetime` = '' WHERE `id` = 6114 AND `updatetime` = '2026-11-23 22:16:14';
