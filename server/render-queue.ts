import { setImmediate as turn } from "node:timers/promises";
import { rendersWaiting, renderSeconds } from "./metrics";

/** A full queue takes some seconds. */
const MOST_WAITING = 100;

/** The queue is full. */
export class TooBusy extends Error {}

/** A rendering, and the visitors whose lines it is in. */
type Job = { key: string | undefined; visitors: Set<string>; make: () => Promise<void>; refuse: () => void };

/**
 * Renders one answer at a time, round-robin over visitors, so that a visitor who sends many requests delays only himself.
 * Rendering is CPU-bound on one thread: two at once would take as long.
 */
export class RenderQueue {
  /** Waiting jobs by visitor; the order of the visitors is the order of their turns. */
  private readonly lines = new Map<string, Set<Job>>();
  private readonly byKey = new Map<string, Job>();
  /** The total length of all lines. */
  private waiting = 0;
  private isBusy = false;

  constructor(private readonly most = MOST_WAITING) {}

  /**
   * @param key identifies the result where other visitors may wait for the same one
   * @throws TooBusy if the queue is full and no other visitor has a longer line
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

  /** Adds a job that waits in the line of another visitor to this visitor's line, so that the earlier turn counts. */
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

  /** Removes the last job of the longest line, unless this visitor's own line would become as long. */
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

  /** The first job of the visitor whose turn it is, who moves to the end. */
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
      // Lets the server handle other events between two renderings.
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
