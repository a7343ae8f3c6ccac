import { runDesk } from "@/db/inbox/settings";
import { BOARD_COMMANDS } from "@/db/inbox/board-actions";
import { readBoardCommand } from "@/db/inbox/board-options";
import { UsageError } from "@/db/inbox/message-options";

const HELP = `用法：
  npm run board -- queue [--limit 20]                 待审核的问题、手记与回答，最早的在前
  npm run board -- show <编号>                        看全文、各条回答与处理记录；问题和手记写 12，回答写 r34
  npm run board -- allow <编号…>                      通过，随即公开
  npm run board -- refuse <编号…> --why <原因>         退回，作者看到原因
  npm run board -- hide <编号…> --why <原因>           把已公开的隐藏起来
  npm run board -- answer <编号> <回答> | --file <文件>  以本公司工程师的名义回答
  npm run board -- pin <编号> [--off]                 在列表里置顶，或取消
  npm run board -- ban <会员编号> --why <原因> | --off  停止一位会员发布（m5），或恢复
  npm run board -- announce                           马上通知待审核的内容
  npm run board -- stats                              数量与近 30 天的处理`;

await runDesk((typed) => {
  const command = readBoardCommand(typed);
  const answer = Object.hasOwn(BOARD_COMMANDS, command.name) ? BOARD_COMMANDS[command.name] : undefined;
  if (!answer) throw new UsageError(HELP);
  return () => answer(command);
});
