-- content: 电能质量监测装置与物联网网关增加使用中的图片
UPDATE `products` SET `images` = 'products/lh-pqm-a-1,products/lh-pqm-a-2,products/lh-pqm-a-3,products/lh-pqm-a-4' WHERE `id` = 1031;
--> statement-breakpoint
UPDATE `products` SET `images` = 'products/lh-gw100-1,products/lh-gw100-2,products/lh-gw100-3,products/lh-gw100-4' WHERE `id` = 1069;
