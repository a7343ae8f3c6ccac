-- content: case 4108 is titled by what was done
UPDATE `cases` SET `title` = '望岭大学图书馆照明抗谐波补偿', `updatetime` = '2026-11-30 01:26:11' WHERE `id` = 4108;
