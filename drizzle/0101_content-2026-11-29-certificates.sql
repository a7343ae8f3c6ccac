-- content: Certificates name no standard that nobody holds
UPDATE `certificates` SET `scope` = '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务' WHERE `honour` = 5001;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的环境管理' WHERE `honour` = 5002;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '低压无功补偿装置、谐波治理装置与电力仪表的设计、制造和售后服务所涉及场所的职业健康安全管理' WHERE `honour` = 5003;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '电容量、电流、电压、谐波与计量误差的出厂检测和试验室测量过程' WHERE `honour` = 5004;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '电容器卷绕、浸渍、装配与老化试验过程的用能管理' WHERE `honour` = 5005;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '能源物联网平台的开发、部署与运行维护，以及客户用能数据的管理' WHERE `honour` = 5006;
--> statement-breakpoint
UPDATE `certificates` SET `scope` = '无功补偿、谐波治理与电力仪表产品的安装指导、维修、备件与巡检服务' WHERE `honour` = 5007;
