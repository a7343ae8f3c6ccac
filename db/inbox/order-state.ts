import { findMessages } from "@/db/queries/inquiry/message-admin";
import { setOrderState } from "@/db/queries/inquiry/orders";
import { isDone, ORDER_STATES } from "@/lib/inquiry/order";
import {
  type MessageCommand,
  ORDER_STATE_NAMES,
  orderStateNamed,
  readId,
  UsageError,
} from "./message-options";
import { doneText } from "./messages-named";

/** Sets the state of the orders of messages; answered or closed ones count as handled. */
export async function setState({ words }: MessageCommand): Promise<string> {
  const state = orderStateNamed(words.at(-1));
  if (!state || words.length < 2)
    throw new UsageError(
      `请写留言的编号和询价单的状态，例如 npm run messages -- state 12 13 处理中（${ORDER_STATE_NAMES}）。`,
    );
  const ids = [...new Set(words.slice(0, -1).map(readId))];
  const known = findMessages(ids);
  const set: number[] = [];
  const bare: number[] = [];
  for (const id of known) ((await setOrderState(id, state)) ? set : bare).push(id);
  const handled = isDone(state) ? "，未处理的留言标为已处理" : "";
  return doneText(
    [
      set.length > 0 && `已把 ${set.length} 份询价单设为${ORDER_STATES[state]}${handled}。`,
      bare.length > 0 && `编号为 ${bare.join("、")} 的留言没有询价单。`,
    ],
    ids.filter((id) => !known.includes(id)),
  );
}
