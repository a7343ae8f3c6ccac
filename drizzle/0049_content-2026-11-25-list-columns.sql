-- content: 列表各列：多数产品都有的参数，不同产品的规格合成一列
UPDATE `category_lists` SET `columns` = '[{"keys":["rated-capacity"]},{"keys":["capacitor-voltage"]},{"keys":["system-voltage"]},{"keys":["protection-class"]}]' WHERE `category` = 33;
--> statement-breakpoint
UPDATE `category_lists` SET `columns` = '[{"name":"容量或电流","keys":["rated-capacity","compensation-current","rated-current"]},{"keys":["system-voltage"]},{"keys":["response-time"]},{"keys":["communication"]}]' WHERE `category` = 41;
--> statement-breakpoint
UPDATE `category_lists` SET `columns` = '[{"name":"规格","keys":["rated-capacity","controlled-capacity","outputs","rated-current"]},{"name":"电压","keys":["capacitor-voltage","system-voltage","voltage-input"]},{"keys":["mounting"]},{"keys":["temperature"]}]' WHERE `category` = 43;
