import { setImmediate as turn } from "node:timers/promises";
import { rendersWaiting, renderSeconds } from "./metrics";

/** The last in a full queue waits some seconds. */
const MOST_WAITING = 100;

/** There are more renderings to do than visitors would wait for. */
export class TooBusy extends Error {}

/** What is to be made, and the visitors in whose lines it waits. */
type Job = { key: string | undefined; visitors: Set<string>; make: () => Promise<void>; refuse: () => void };

/**
 * Makes answers one at a time, for each visitor one in turn: two at once would take as long on the one processor, and
 * whoever asks for much is the one who waits for it.
 */
export class RenderQueue {
  /** What waits, by visitor; the visitors in the order of their turns. */
  private readonly lines = new Map<string, Set<Job>>();
  private readonly byKey = new Map<string, Job>();
  /** Of all lines. */
  private waiting = 0;
  private isBusy = false;

  constructor(private readonly most = MOST_WAITING) {}

  /**
   * @param key what is made, where others may wait for the same
   * @throws TooBusy where the queue is full and nobody has more in it
   */
  run<Result>(visitor: string, key: string | undefined, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        key,
        visitors: new Set(),
        make: () => {
          const end = renderSeconds.startTimer();
          return work().finally(end).then(resolve, reject);
        },
        refuse: () => reject(new TooBusy("too many renderings wait")),
      };
      if (!this.enter(visitor, job)) return job.refuse();
      if (key !== undefined) this.byKey.set(key, job);
      if (!this.isBusy) void this.work();
    });
  }

  /** What waits already, in another's line, is made at this visitor's turn where that comes sooner. */
  join(visitor: string, key: string) {
    const job = this.byKey.get(key);
    if (job && !job.visitors.has(visitor)) this.enter(visitor, job);
  }

  private enter(visitor: string, job: Job): boolean {
    if (this.waiting >= this.most && !this.makeRoom(visitor)) return false;
    const line = this.lines.get(visitor);
    if (line) line.add(job);
    else this.lines.set(visitor, new Set([job]));
    job.visitors.add(visitor);
    this.count(1);
    return true;
  }

  private leave(visitor: string, job: Job) {
    const line = this.lines.get(visitor);
    line?.delete(job);
    if (line?.size === 0) this.lines.delete(visitor);
    job.visitors.delete(visitor);
    this.count(-1);
  }

  /** Takes the last of the longest line out of it, unless this visitor's own would become as long. */
  private makeRoom(visitor: string): boolean {
    const own = this.lines.get(visitor)?.size ?? 0;
    const [longest, line] = [...this.lines].reduce((most, other) =>
      other[1].size > most[1].size ? other : most,
    );
    const last = [...line].at(-1);
    if (!last || line.size <= own + 1) return false;
    this.leave(longest, last);
    if (last.visitors.size === 0) {
      this.forget(last);
      last.refuse();
    }
    return true;
  }

  /** The first of whose turn it is, who is then the last to have another. */
  private next(): Job | undefined {
    const [[visitor, line] = []] = this.lines;
    const [job] = line ?? [];
    if (visitor === undefined || !line || !job) return undefined;
    this.lines.delete(visitor);
    this.lines.set(visitor, line);
    for (const other of [...job.visitors]) this.leave(other, job);
    this.forget(job);
    return job;
  }

  private async work() {
    this.isBusy = true;
    for (let job = this.next(); job; job = this.next()) {
      await job.make();
      // Who came meanwhile is served between two renderings.
      await turn();
    }
    this.isBusy = false;
  }

  private forget({ key }: Job) {
    if (key !== undefined) this.byKey.delete(key);
  }

  private count(change: number) {
    this.waiting += change;
    rendersWaiting.inc(change);
  }
}
