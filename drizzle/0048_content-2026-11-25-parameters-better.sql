-- content: 对比页按参数表的优劣标出较优的一款
UPDATE `parameters` SET `better` = 'wider' WHERE `key` = 'voltage-tolerance';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'withstand-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'short-time-current';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'breaking-capacity';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'max-current';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'less' WHERE `key` = 'losses';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'less' WHERE `key` = 'active-loss';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'wider' WHERE `key` = 'supply-voltage';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'narrower' WHERE `key` = 'capacitance-tolerance';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'less' WHERE `key` = 'temperature-rise';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'wider' WHERE `key` = 'compensation-orders';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'filter-rate';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'less' WHERE `key` = 'response-time';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'less' WHERE `key` = 'inrush';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'switching-life';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'earlier' WHERE `key` = 'quality-class';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'earlier' WHERE `key` = 'accuracy';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'earlier' WHERE `key` = 'active-energy';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'sampling';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'wider' WHERE `key` = 'harmonics';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'storage';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'wider' WHERE `key` = 'measured-temperature';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'connected-devices';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'wider' WHERE `key` = 'temperature';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'humidity';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'more' WHERE `key` = 'altitude';
--> statement-breakpoint
UPDATE `parameters` SET `better` = 'less' WHERE `key` = 'noise';
