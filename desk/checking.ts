import { check, faultsOf, type Found, othersOf } from "./checks";
import { stateOf } from "./item-state";
import { known } from "./items";
import type { Workspace } from "./workspace";

/** The content check, of which one run at a time goes on; its findings are remembered while the content stays the same. */
export function checking(workspace: Workspace, root: string) {
  const found = new WeakMap<object, Found>();
  let running = new AbortController();
  const abort = () => running.abort();
  return {
    abort,
    /** @returns undefined if a later call aborted the check */
    async check(file: string) {
      const item = known(file);
      abort();
      running = new AbortController();
      const content = workspace.documents.content();
      const all = found.get(content) ?? (await check(content, root, running.signal));
      if (!all) return undefined;
      found.set(content, all);
      return { faults: faultsOf(all, item, stateOf(workspace, item).value), others: othersOf(all, item) };
    },
  };
}
