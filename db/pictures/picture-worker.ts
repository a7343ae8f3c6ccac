// Runs as a separate process per picture (db/pictures/encode-apart.ts), which contains the damage of a hostile file.
import { encodeSizes } from "./encode";
import type { Answer, Order } from "./encode-apart";

const WATCH_MS = 20;

function sentenceOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (/unsupported image format|is empty/i.test(reason)) return "不是 PNG、JPEG、WebP 或 AVIF 图片";
  return /pixel limit/i.test(reason) ? "超过 5000 万像素" : `读不出来（${reason}）`;
}

const answer = (message: Answer) => process.send?.(message, () => process.disconnect());

process.once("message", async ({ bytes, scale, maxBytes }: Order) => {
  // libvips uses its own threads, so this timer always runs.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() <= maxBytes) return;
    clearInterval(watch);
    process.send?.({ fault: "占用内存过多" } satisfies Answer, () => process.kill(process.pid, "SIGKILL"));
  }, WATCH_MS);
  try {
    answer({ encoded: await encodeSizes(bytes, scale) });
  } catch (error) {
    answer({ fault: sentenceOf(error) });
  } finally {
    clearInterval(watch);
  }
});
