import { sharedStore } from "@/db/connection";
import { listableProducts } from "./lists";
import { readCommand } from "@/db/inbox/message-options";
import { COMMANDS } from "@/db/inbox/message-actions";

/** Leaves no message and no list, and products that may be listed. */
export function emptyDesk() {
  sharedStore().exec(
    "DELETE FROM messages; DELETE FROM carts; DELETE FROM message_limits; DELETE FROM sqlite_sequence",
  );
  listableProducts();
}

/** What the desk is answered to `npm run messages -- …`. */
export const order = async (...typed: string[]) => {
  const read = readCommand(typed);
  return COMMANDS[read.name]!(read);
};

type Row = {
  name?: string;
  phone?: string;
  content?: string;
  about?: string;
  createtime?: string;
  suspected?: number;
  state?: string;
};
/** A stored message. */
export function add({
  name = "王小明",
  phone = "13800138000",
  content = "",
  about = "",
  createtime,
  suspected = 0,
  state = "new",
}: Row) {
  sharedStore()
    .prepare(
      `INSERT INTO messages (name, phone, sex, email, addres, content, about, createtime, source, client, agent, notice, suspected, state)
       VALUES (?, ?, '1', '', '澜州', ?, ?, ?, '/contact', '203.0.113.0/24', 'Edge', '2026-11', ?, ?)`,
    )
    .run(name, phone, content, about, createtime ?? "2026-11-20T05:00:00.000Z", suspected, state);
}
