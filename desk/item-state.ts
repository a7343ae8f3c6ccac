import type { Fault } from "./checks";
import type { Documents } from "./documents";
import { fileOfItem, type Item } from "./items";
import { changedFields } from "./merge";
import { produced } from "./produced";
import type { Workspace } from "./workspace";

/** The value of a file's text; undefined if there is no file. */
export const valueOf = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** The fields that do not fit the shape of their noun. */
export const shapeFaults = (documents: Documents, item: Item): Fault[] =>
  (documents.shown(item)?.faults ?? []).map(({ where, says }) => ({
    path: where.map((key) => (typeof key === "number" ? key : String(key))),
    says,
    kind: "fault",
  }));

/** What the form shows of an item. */
export function stateOf({ documents, drafts }: Pick<Workspace, "documents" | "drafts">, item: Item) {
  const file = fileOfItem(item);
  const draft = drafts.get(file);
  const text = documents.text(file);
  const isOthers = draft !== undefined && draft.base !== text;
  return {
    value: draft ? draft.value : documents.saved(item)?.value,
    isDraft: draft !== undefined,
    isNew: text === null,
    isGone: draft !== undefined && draft.value === undefined,
    /** Fields that someone else has saved since the draft was begun. */
    others: isOthers ? changedFields(valueOf(draft.base), valueOf(text)) : undefined,
    faults: shapeFaults(documents, item),
    produced: produced(item, documents.shown(item)?.data),
  };
}
