-- content: 五款产品增加使用中的图片
UPDATE `products` SET `images` = 'products/lh-zcs-1,products/lh-zcs-2,products/lh-zcs-3,products/lh-zcs-4' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `images` = 'products/lh-xcs-7-1,products/lh-xcs-7-2,products/lh-xcs-7-3,products/lh-xcs-7-4' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `images` = 'products/lh-ck200-1,products/lh-ck200-2,products/lh-ck200-3,products/lh-ck200-4' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `images` = 'products/lh-apf-m-1,products/lh-apf-m-2,products/lh-apf-m-3,products/lh-apf-m-4' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `images` = 'products/lh-by-1,products/lh-by-2,products/lh-by-3,products/lh-by-4' WHERE `id` = 1036;
