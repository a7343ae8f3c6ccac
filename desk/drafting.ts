import { stateOf, valueOf } from "./item-state";
import { known } from "./items";
import { changedFields, merged } from "./merge";
import type { Workspace } from "./workspace";

/** Changes of drafts; each is shown in the preview at once. */
export function drafting(workspace: Workspace) {
  const { documents, drafts, show } = workspace;
  return {
    /**
     * Stores a draft; no value means that the file is to be deleted.
     * @param seen what the form showed before, so that changes of another desk or window are merged and not overwritten
     */
    type(file: string, value?: unknown, seen?: unknown) {
      const item = known(file);
      const draft = drafts.get(file);
      const now = draft ? draft.value : documents.saved(item)?.value;
      const elsewhere = seen === undefined || value === undefined ? [] : changedFields(seen, now);
      const next = draft && elsewhere.length > 0 ? merged(seen, value, now) : value;
      // Someone else saved after the form was opened: the draft is based on what the form showed.
      const isBehind = !draft && elsewhere.length > 0;
      const base = isBehind ? JSON.stringify(seen) : draft ? draft.base : documents.text(file);
      const isAsSaved =
        base === documents.text(file) && JSON.stringify(next) === JSON.stringify(valueOf(base));
      if (isAsSaved) drafts.drop(file);
      else drafts.set(file, { base, value: next });
      return { refused: show(), elsewhere: draft ? elsewhere : [], ...stateOf(workspace, item) };
    },
    drop(file: string) {
      drafts.drop(file);
      return { refused: show(), ...stateOf(workspace, known(file)) };
    },
    /** Merges a draft with what someone else has saved. */
    merge(file: string) {
      const draft = drafts.get(file);
      const theirs = documents.text(file);
      if (!draft) return stateOf(workspace, known(file));
      const value = merged(valueOf(draft.base), draft.value, valueOf(theirs));
      drafts.set(file, { base: theirs, value });
      return { refused: show(), ...stateOf(workspace, known(file)) };
    },
  };
}
