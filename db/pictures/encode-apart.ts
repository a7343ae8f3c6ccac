import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Encoded, Scale } from "./encode";
import { ContentFaults } from "@/db/source/content-faults";

export type Order = { bytes: Uint8Array; scale: Scale; maxBytes: number };
export type Answer = { encoded: Encoded } | { fault: string };
export type Limits = { maxMs?: number; maxBytes?: number };

const WORKER = fileURLToPath(new URL("./picture-worker.ts", import.meta.url));
const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
/** Several times as long as the largest allowed picture takes. */
const MAX_MS = 120_000;
const MAX_BYTES = 512 * 1024 * 1024;

/**
 * Encodes a picture in a separate process with limits on time and memory.
 * @returns the sizes, or a message for the editor
 */
export async function encodeApart(
  bytes: Uint8Array,
  scale: Scale,
  { maxMs = MAX_MS, maxBytes = MAX_BYTES }: Limits = {},
): Promise<Answer> {
  // Releases do not include the image libraries of this command.
  if (!existsSync(WORKER))
    throw new ContentFaults(["收入图片要在项目目录里做，先运行 npm ci：发布目录里没有处理图片的软件包。"]);
  const worker = fork(WORKER, {
    cwd: PROJECT,
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    timeout: maxMs,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve, reject) => {
    worker.once("message", (message) => resolve(message as Answer));
    worker.once("error", reject);
    worker.once("exit", (code, signal) =>
      resolve({ fault: signal === "SIGKILL" ? "处理时间过长" : `处理时出错（${code ?? signal}）` }),
    );
    worker.send({ bytes, scale, maxBytes } satisfies Order);
  });
}
