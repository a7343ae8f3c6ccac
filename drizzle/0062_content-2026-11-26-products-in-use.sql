-- content: 三款产品增加使用中的图片
UPDATE `products` SET `images` = 'products/lh-svg-m-1,products/lh-svg-m-2,products/lh-svg-m-3,products/lh-svg-m-4' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `images` = 'products/lh-pm96e-1,products/lh-pm96e-2,products/lh-pm96e-3,products/lh-pm96e-4' WHERE `id` = 1048;
--> statement-breakpoint
UPDATE `products` SET `images` = 'products/lh-dm2p-1,products/lh-dm2p-2,products/lh-dm2p-3,products/lh-dm2p-4' WHERE `id` = 1058;
