-- content: Figures that texts state as bounds are bounds
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1001 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1001 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1001 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1001 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1002 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1002 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1004 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1005 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1006 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1007 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1011 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1011 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1011 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1011 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1012 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1014 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1015 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1016 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1017 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1018 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1018 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1019 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1020 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1021 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1021 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1021 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1022 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1022 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1022 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1022 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1022 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1023 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1023 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1023 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1023 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1024 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1024 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1024 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1025 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1026 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1026 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1026 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1026 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1026 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1027 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1027 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1027 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1028 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1028 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1028 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1029 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1029 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1029 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1030 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1030 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1030 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1031 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1032 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1035 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1040 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1042 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1042 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1042 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1043 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1043 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1044 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1044 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1045 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1046 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1047 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1047 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1048 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1048 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1049 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1050 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1051 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1052 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1053 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1054 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1055 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1056 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1061 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1063 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1064 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `min` = NULL WHERE `product` = 1069 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `max` = NULL WHERE `product` = 1069 AND `place` = 8;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1019;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1020;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1021;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1032;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1042;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1043;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1044;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1045;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1046;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1050;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1051;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1052;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1053;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1055;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1056;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1061;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1063;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1064;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-24 23:29:29' WHERE `id` = 1069;
