import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { storeFile } from "@/db/connection";
import { everyAddress } from "@/db/queries/site/site-addresses";
import { env } from "@/lib/env";
import { pushTargets } from "@/lib/push/endpoints";
import { changedSince, pushChanged, type Pushed } from "@/lib/push/push";
import { readSettings } from "@/lib/settings.mjs";

process.umask(0o077);
readSettings();

/** What was submitted to search engines, stored beside the database. If it is lost, everything is submitted again. */
const file = () => path.join(path.dirname(storeFile()), "pushed.json");

const readPushed = (): Pushed =>
  existsSync(file()) ? (JSON.parse(readFileSync(file(), "utf8")) as Pushed) : {};

function writePushed(pushed: Pushed) {
  writeFileSync(`${file()}.new`, JSON.stringify(pushed));
  renameSync(`${file()}.new`, file());
}

async function run(isDry: boolean) {
  const { SITE_URL: site, BAIDU_PUSH_TOKEN: token, INDEXNOW_KEY: key } = env();
  const targets = pushTargets({ site, token, key });
  if (targets.length === 0) throw new Error("没有设置 BAIDU_PUSH_TOKEN 或 INDEXNOW_KEY，没有可推送的地方。");
  const listed = everyAddress();
  const pushed = readPushed();
  for (const target of targets) {
    const { name } = target;
    if (isDry) {
      const changed = changedSince(pushed[name], listed);
      console.log(
        [`${name}：有 ${changed.length} 个地址要推送`, ...changed.map((one) => one.address)].join("\n"),
      );
      continue;
    }
    try {
      const sentences = await pushChanged(target, listed, pushed, () => writePushed(pushed));
      console.log(`${name}：${sentences.join("；") || "没有变化"}`);
    } catch (error) {
      console.error(`${name}：没有推送成功，${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}

try {
  await run(parseArgs({ options: { "dry-run": { type: "boolean", default: false } } }).values["dry-run"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
