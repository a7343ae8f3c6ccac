-- content: 筛选的选项
UPDATE `parameters` SET `choices` = '230,400,575,690,6000,10000' WHERE `key` = 'system-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '250,300,400,415,450,480,525,690,800' WHERE `key` = 'capacitor-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '..40,40..100,100..250,250..630,630..' WHERE `key` = 'rated-current';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '..20,20..35,35..' WHERE `key` = 'short-time-current';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '6,50' WHERE `key` = 'breaking-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '5,10,15,20,25,30,40,50,60,75,100,150,200,300,600' WHERE `key` = 'rated-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '..20,20..40,40..' WHERE `key` = 'controlled-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '1,6,7,12,14' WHERE `key` = 'reactance-rate';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '..50,50..100,100..200,200..' WHERE `key` = 'compensation-current';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '95' WHERE `key` = 'filter-rate';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '..1,1..20,20..' WHERE `key` = 'response-time';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '4,6,8,10,12,18' WHERE `key` = 'outputs';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '1..4,12,36' WHERE `key` = 'circuits';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '31,63' WHERE `key` = 'harmonics';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '4' WHERE `key` = 'tariffs';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '4,6' WHERE `key` = 'temperature-points';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '..100,100..400,400..1000,1000..' WHERE `key` = 'ct-primary';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '..50,50..100,100..' WHERE `key` = 'connected-devices';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '8' WHERE `key` = 'digital-inputs';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '1,2,4' WHERE `key` = 'relay-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '2' WHERE `key` = 'analog-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '30,100,300' WHERE `key` = 'residual-current';
--> statement-breakpoint
UPDATE `parameters` SET `choices` = '-40,-25,55,60,70' WHERE `key` = 'temperature';
