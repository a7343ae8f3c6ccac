import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fromStore } from "@/e2e/content";
import type { Fault } from "./fault";
import { killAgainAndAgain } from "./kill-cycles";
import { checkOf } from "./stored";

const CYCLES = { short: 3, long: 40 };

/** Sends a message with a unique file. @returns whether it was acknowledged */
async function send(url: string, token: string): Promise<boolean> {
  const form = new FormData();
  const message = { name: "故障测试", phone: "13800138000", addres: "澜州", content: token, token };
  for (const [name, value] of Object.entries(message)) form.set(name, value);
  form.set("files", new Blob([`%PDF-1.7\n${token}\n%%EOF\n`]), "清单.pdf");
  try {
    const answer = await fetch(`${url}/api/Message/add`, { method: "POST", body: form });
    return ((await answer.json()) as { code: number }).code === 1;
  } catch {
    return false;
  }
}

/** The messages with an incomplete file. */
function withoutFile(store: string, tokens: ReadonlySet<string>): number {
  const rows = fromStore(
    (opened) =>
      opened
        .prepare("SELECT content, hash FROM messages JOIN attachments ON message = messages.id")
        .raw()
        .all() as [string, string][],
    store,
  );
  const hashes = new Map(rows);
  const isWhole = (token: string) => {
    const hash = hashes.get(token) ?? "";
    const file = `${store}.attachments/${hash}`;
    return (
      hash !== "" &&
      existsSync(file) &&
      createHash("sha256").update(readFileSync(file)).digest("hex") === hash
    );
  };
  return [...tokens].filter((token) => !isWhole(token)).length;
}

/** Visitors post messages with a file each; without a response they retry with the same token. */
export const killNineFiles: Fault = async (scale) => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-kill-"));
  const store = path.join(folder, "site.db");
  const acknowledged = new Set<string>();
  const { cycles, open } = await killAgainAndAgain(store, scale, {
    next: () => randomUUID() as string,
    perform: async (url, token) => {
      const isStored = await send(url, token);
      if (isStored) acknowledged.add(token);
      return isStored;
    },
    cycles: CYCLES[scale],
    isEnough: () => acknowledged.size > 0,
  });
  const lost = withoutFile(store, acknowledged);
  const check = checkOf(store);
  rmSync(folder, { recursive: true, force: true });
  return {
    what: "带附件留言时 kill -9：次数 / 已确认 / 附件不全",
    measured: `${cycles} / ${acknowledged.size} / ${lost}，quick_check ${check}`,
    isFine: lost === 0 && open === 0 && check === "ok",
  };
};
