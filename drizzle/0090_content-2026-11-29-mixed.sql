-- content: 云平台画面与案例、新闻配图，问答日期
UPDATE `cases` SET `image` = 'ui/care-centre', `caption` = '云平台界面：14路馈线的用电量与46台末端配电箱的剩余电流在一屏查看。', `updatetime` = '2026-11-29 05:49:27' WHERE `id` = 4111;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = '设备电源告警', `before` = '7', `after` = '0', `unit` = '次/季' WHERE `case` = 4101 AND `place` = 1;
--> statement-breakpoint
UPDATE `case_figures` SET `name` = 'DSA配电箱THDi', `before` = '38', `after` = '5.2', `unit` = '%' WHERE `case` = 4101 AND `place` = 2;
--> statement-breakpoint
UPDATE `news` SET `image` = 'sites/site-tcm-cabinet' WHERE `id` = 3013;
--> statement-breakpoint
UPDATE `news` SET `image` = 'visits/visit-discharge' WHERE `id` = 3020;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-09-29 15:26:00' WHERE `id` = 9001;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-09-30 08:15:00' WHERE `id` = 9002;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-08 08:36:00' WHERE `id` = 9003;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-08 09:19:00' WHERE `id` = 9004;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-09 13:10:00' WHERE `id` = 9005;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-13 14:08:00' WHERE `id` = 9006;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-14 15:20:00' WHERE `id` = 9007;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-16 14:53:00' WHERE `id` = 9008;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-20 16:12:00' WHERE `id` = 9009;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-22 09:38:00' WHERE `id` = 9010;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-23 15:41:00' WHERE `id` = 9011;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-27 10:24:00' WHERE `id` = 9012;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-28 09:36:00' WHERE `id` = 9013;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-10-29 16:05:00' WHERE `id` = 9014;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-02 15:04:00' WHERE `id` = 9015;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-03 15:14:00' WHERE `id` = 9016;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-04 14:44:00' WHERE `id` = 9017;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-05 14:28:00' WHERE `id` = 9018;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-06 17:21:00' WHERE `id` = 9019;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-09 14:38:00' WHERE `id` = 9020;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-12 14:24:00' WHERE `id` = 9021;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-17 10:16:00' WHERE `id` = 9022;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-19 17:12:00' WHERE `id` = 9023;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-20 16:50:00' WHERE `id` = 9024;
--> statement-breakpoint
UPDATE `questions` SET `createtime` = '2026-11-24 10:06:00' WHERE `id` = 9025;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-29 05:49:27' WHERE `id` = 4101;
