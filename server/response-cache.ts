import { LRUCache } from "lru-cache";
import type { Answer } from "./answer";

/** What an entry takes beside its bodies: key, headers and the cache's own lists, measured on small answers. */
const ENTRY_BYTES = 2048;

const sizeOf = (answer: Answer, key: string) =>
  (answer.packed ? [answer.packed] : Object.values(answer.bodies)).reduce(
    (sum, { length }) => sum + length,
    ENTRY_BYTES + 2 * key.length,
  );

/**
 * The one place where answers are kept: finished, by canonical address or checked input, for one version of the
 * content. Bounded by the bytes it really holds.
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, Answer>;
  private readonly pending = new Map<string, Promise<Answer>>();
  private version: number | undefined;

  constructor(
    maxBytes: number,
    private readonly contentVersion: () => number,
  ) {
    this.entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** The answer that is kept, made from the content as it is now. */
  get(key: string): Answer | undefined {
    this.forgetOldVersion();
    return this.entries.get(key);
  }

  /**
   * The kept answer, or the one that `make` gives; equal requests wait for one making.
   * A making that began before a change of the content is neither kept nor shared after it.
   */
  async getOrMake(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const ready = this.get(key) ?? this.pending.get(key);
    if (ready) return ready;
    const { version } = this;
    const making = make()
      .then((answer) => {
        if (answer.cache === "made" && this.contentVersion() === version)
          this.entries.set(key, { ...answer, cache: "kept" });
        return answer;
      })
      .finally(() => {
        if (this.pending.get(key) === making) this.pending.delete(key);
      });
    this.pending.set(key, making);
    return making;
  }

  private forgetOldVersion() {
    const version = this.contentVersion();
    if (version === this.version) return;
    this.entries.clear();
    this.pending.clear();
    this.version = version;
  }
}
