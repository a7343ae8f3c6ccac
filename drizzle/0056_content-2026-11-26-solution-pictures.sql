-- content: 四个方案的图片换成正在使用的产品
UPDATE `solutions` SET `image` = 'sites/site-imaging-filter', `images` = 'sites/site-imaging-filter,products/lh-svg-m-1,products/lh-xcs-7-1' WHERE `id` = 2006;
--> statement-breakpoint
UPDATE `solutions` SET `image` = 'sites/site-dormitory-rooms', `images` = 'sites/site-dormitory-rooms,products/lh-pm96e-1,products/lh-zch-1' WHERE `id` = 2007;
--> statement-breakpoint
UPDATE `solutions` SET `image` = 'sites/site-welding-filter', `images` = 'sites/site-welding-filter,products/lh-pqm-a-1,products/lh-gxt-1' WHERE `id` = 2017;
--> statement-breakpoint
UPDATE `solutions` SET `image` = 'sites/site-cleanroom-monitor', `images` = 'sites/site-cleanroom-monitor,products/lh-pqm-a-1,products/lh-apf-g-1' WHERE `id` = 2022;
