-- content: Detuned units: how they report
UPDATE `typeinfos` SET `communicatetype` = '集成单元以RJ45级联，经集中测控显示单元以RS485/Modbus-RTU上传；板式组件由控制器投切' WHERE `id` = 210;
