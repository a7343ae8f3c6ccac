import type { Listed } from "@/lib/seo/sitemap-xml";
import type { PushTarget } from "./endpoints";

/** By search engine: the URLs it was notified of, with their dates at that time. */
export type Pushed = Partial<Record<PushTarget["name"], Record<string, string>>>;

/** Baidu's limit per call. */
const BATCH = 2000;

/** URLs that are new or have changed since the search engine was notified; those without a date are sent once. */
export const changedSince = (pushed: Record<string, string> = {}, listed: readonly Listed[]) =>
  listed.filter(({ address, changed = "" }) => pushed[address] !== changed);

/**
 * Notifies a search engine of changes, in batches.
 * @param remember called after each batch, so that a later failure loses nothing
 * @returns one sentence per batch
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
