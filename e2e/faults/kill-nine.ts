import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { newMessage, post } from "./client";
import type { Fault } from "./fault";
import { killAgainAndAgain } from "./kill-cycles";
import { checkOf, storedContents } from "./stored";

/** The minimum of kills, and of acknowledged messages by then. */
const LEAST = { short: { cycles: 3, acknowledged: 1 }, long: { cycles: 250, acknowledged: 20_000 } };

/** Visitors post messages; without a response they retry with the same token, like the contact form. */
export const killNine: Fault = async (scale) => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-kill-"));
  const store = path.join(folder, "site.db");
  const acknowledged = new Set<string>();
  const least = LEAST[scale];
  const { cycles, open } = await killAgainAndAgain(store, scale, {
    next: newMessage,
    perform: async (url, message) => {
      const isStored = (await post(url, message))?.isStored ?? false;
      if (isStored) acknowledged.add(message.content);
      return isStored;
    },
    cycles: least.cycles,
    isEnough: () => acknowledged.size >= least.acknowledged,
  });
  const stored = storedContents(store);
  const lost = [...acknowledged].filter((content) => !stored.has(content)).length;
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  const check = checkOf(store);
  rmSync(folder, { recursive: true, force: true });
  return {
    what: "留言时 kill -9：次数 / 已确认 / 丢失 / 重复",
    measured: `${cycles} / ${acknowledged.size} / ${lost} / ${doubled}，quick_check ${check}`,
    isFine: lost === 0 && doubled === 0 && open === 0 && check === "ok",
  };
};
