import type { Listed } from "@/lib/seo/sitemap-xml";
import type { PushTarget } from "./endpoints";

/** By search engine: each address that it was told of, with the date it had then. */
export type Pushed = Partial<Record<PushTarget["name"], Record<string, string>>>;

/** What Baidu takes in one call. */
const BATCH = 2000;

/** The addresses that are new, or changed since a search engine was told of them; without a date only once. */
export const changedSince = (pushed: Record<string, string> = {}, listed: readonly Listed[]) =>
  listed.filter(({ address, changed = "" }) => pushed[address] !== changed);

/**
 * Tells one search engine of what changed, in batches.
 * @param remember called after each batch, so that a failure later loses nothing
 * @returns a sentence for each batch
 */
export async function pushChanged(
  { name, push }: PushTarget,
  listed: readonly Listed[],
  pushed: Pushed,
  remember: () => void,
): Promise<string[]> {
  const changed = changedSince(pushed[name], listed);
  const sentences: string[] = [];
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH);
    const { says, takesMore } = await push(batch.map(({ address }) => address));
    pushed[name] = {
      ...pushed[name],
      ...Object.fromEntries(batch.map((one) => [one.address, one.changed ?? ""])),
    };
    remember();
    sentences.push(says);
    if (!takesMore) break;
  }
  return sentences;
}
