import { runDesk } from "@/db/inbox/settings";
import { UsageError, readCommand } from "@/db/inbox/message-options";
import { COMMANDS } from "@/db/inbox/message-actions";

const HELP = `用法：
  npm run messages -- list [--from 2026-11-01] [--to 2026-11-20] [--state new|handled|spam|suspected]
                           [--order 全部|已收到|处理中|已回复|已关闭] [--limit 50]
                           [--owner 李工|无] [--overdue 只看逾期的] [--by-phone 同一号码的放在一起]
  npm run messages -- show <编号>                          看一条留言的全部内容，连同询价单
  npm run messages -- files <编号> --to <文件夹>             把留言的附件存到文件夹里
  npm run messages -- export <文件.csv> [同 list 的筛选]    导出成 Excel 能打开的表格
  npm run messages -- mark <编号…> handled|spam|new         标记处理结果，询价单的状态不变
  npm run messages -- owner <编号…> <负责人>|无             设定由谁负责
  npm run messages -- due <编号…> 2026-12-01|无            设定在哪一天前办结；过了这天仍未处理的算逾期
  npm run messages -- mails <编号> 停止|恢复                 留言的邮箱不再收通知邮件，或者重新接收
  npm run messages -- state <编号…> 已收到|处理中|已回复|已关闭
                                                           设定这些留言所带询价单的状态，客户在回执上看到；
                                                           已回复、已关闭的同时标为已处理
  npm run messages -- sheet <编号> [文件.json]              生成询价单的报价表，填写价格、交期、有效期等
  npm run messages -- answer <编号> <文件.json>             收下填好的报价表，客户在回执上看到并答复；可以多轮
  npm run messages -- purge                                删除超过保存期限的留言和询价单（网站运行时每小时自动做）
  npm run messages -- forget <手机号码>                     删除一个人的全部留言和询价单
  npm run messages -- faults                               近 30 天各种浏览器里失效的页面部分，不含任何人的信息`;

await runDesk((typed) => {
  const command = readCommand(typed);
  const answer = Object.hasOwn(COMMANDS, command.name) ? COMMANDS[command.name] : undefined;
  if (!answer) throw new UsageError(HELP);
  return () => answer(command);
});
