import { LRUCache } from "lru-cache";
import type { Answer } from "./answer";

/** Memory per entry beside its bodies (key, headers, LRU lists), measured with small answers. */
const ENTRY_BYTES = 2048;

const sizeOf = (answer: Answer, key: string) =>
  (answer.packed ? [answer.packed] : Object.values(answer.bodies)).reduce(
    (sum, { length }) => sum + length,
    ENTRY_BYTES + 2 * key.length,
  );

/**
 * The only cache of answers: finished ones, by canonical address or parsed input, valid for one content version. Limited by
 * the memory it uses.
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

  /** The cached answer for the present content version. */
  get(key: string): Answer | undefined {
    this.forgetOldVersion();
    return this.entries.get(key);
  }

  /**
   * The cached answer, or the result of `make`; concurrent requests for the same key share one call.
   * If the content changes while `make` runs, its result is neither cached nor shared with later requests.
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
