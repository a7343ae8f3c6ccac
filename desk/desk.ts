import { rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Name } from "@/db/source/shapes";
import { begun, type Beginning, familiesWith } from "./begin";
import { check, type Fault, faultsOf, type Found, othersOf } from "./checks";
import { Documents } from "./documents";
import { Drafts, writeWhole } from "./drafts";
import { historyIn } from "./history";
import { fileOfItem, isRecord, type Item, known, Refusal, shapeOf } from "./items";
import { jsonText } from "./json-text";
import { changedFields, merged } from "./merge";
import { isBuiltIn, NOUNS, pageOf, titleOf } from "./nouns";
import { type Dropped, takeIn } from "./pictures";
import { produced } from "./produced";
import { publishing } from "./publish";
import { blank, type Schema } from "./page/schema";
import { references } from "./references";
import type { previewStore } from "./preview-store";

type Preview = Pick<ReturnType<typeof previewStore>, "show">;

const schemaOf = (noun: Name) =>
  z.toJSONSchema(shapeOf(noun), { io: "input", unrepresentable: "any" }) as Schema;
const valueOf = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/**
 * The functions of the desk, which its page calls by name.
 * @param root the project; the desk writes only below its db/content, and drafts below `own`
 */
export function openDesk(root: string, own: string, preview: Preview) {
  const folder = path.join(root, "db/content");
  const drafts = new Drafts(path.join(own, "drafts"));
  const documents = new Documents(folder, drafts);
  const history = historyIn(path.join(own, "history.json"));
  const found = new WeakMap<object, Found>();
  let checking = new AbortController();

  const show = () => preview.show(documents.content());
  const shapeFaults = (item: Item): Fault[] =>
    (documents.shown(item)?.faults ?? []).map(({ where, says }) => ({
      path: where.map((key) => (typeof key === "number" ? key : String(key))),
      says,
      kind: "fault",
    }));

  function stateOf(item: Item) {
    const file = fileOfItem(item);
    const draft = drafts.get(file);
    const text = documents.text(file);
    const isOthers = draft !== undefined && draft.base !== text;
    const value = draft ? draft.value : documents.saved(item)?.value;
    return {
      value,
      isDraft: draft !== undefined,
      isNew: text === null,
      isGone: draft !== undefined && draft.value === undefined,
      /** Fields that someone else has saved since the draft was begun. */
      others: isOthers ? changedFields(valueOf(draft.base), valueOf(text)) : undefined,
      faults: shapeFaults(item),
      produced: produced(item, documents.shown(item)?.data),
    };
  }

  const desk = {
    list() {
      const items = documents.items();
      return Object.entries(NOUNS).map(([noun, name]) => ({
        noun,
        name,
        items: items
          .filter((item) => item.noun === noun)
          .map((item) => {
            const file = fileOfItem(item);
            const value = documents.shown(item)?.value ?? documents.saved(item)?.value;
            return {
              file,
              id: item.id,
              title: titleOf(item, value),
              isDraft: drafts.get(file) !== undefined,
            };
          }),
      }));
    },
    open(file: string) {
      const item = known(file);
      const schema = schemaOf(item.noun);
      const page = pageOf(item, documents.content());
      return { noun: item.noun, schema, page, isBuiltIn: isBuiltIn(item.noun), ...stateOf(item) };
    },
    /**
     * Stores a draft and shows it in the preview; no value means that the file is to be deleted.
     * @param seen what the form showed before, so that changes of another desk or window are merged and not overwritten
     */
    type(file: string, value?: unknown, seen?: unknown) {
      // Typing has priority over a running check.
      checking.abort();
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
      return { refused: show(), elsewhere: draft ? elsewhere : [], ...stateOf(item) };
    },
    /** Creates a new item as a draft; a copied product is added to the register families of the original. */
    begin(beginning: Beginning): string {
      const { noun, like } = beginning;
      if (!isRecord(noun)) throw new Refusal(`${String(noun)}：不能新建。`);
      const ids = documents
        .items()
        .flatMap((item) => (item.noun === noun && item.id !== "" ? [item.id] : []));
      const id = Math.max(0, ...ids) + 1;
      const sister = like === undefined ? undefined : documents.shown({ noun, id: like })?.value;
      const file = fileOfItem({ noun, id });
      const blanks = blank(schemaOf(noun)) as object;
      drafts.set(file, {
        base: null,
        value: begun(beginning, id, sister as { id: number } | undefined, blanks),
      });
      for (const { id: family, added } of noun === "products" && like
        ? familiesWith(id, like, documents.content())
        : []) {
        const registers = fileOfItem({ noun: "registers", id: family });
        const value = desk.open(registers).value as { devices: unknown[] };
        desk.type(registers, { ...value, devices: [...value.devices, ...added] });
      }
      show();
      return file;
    },
    drop(file: string) {
      drafts.drop(file);
      return { refused: show(), ...stateOf(known(file)) };
    },
    /** Merges a draft with what someone else has saved. */
    merge(file: string) {
      const draft = drafts.get(file);
      const theirs = documents.text(file);
      if (!draft) return stateOf(known(file));
      const value = merged(valueOf(draft.base), draft.value, valueOf(theirs));
      drafts.set(file, { base: theirs, value });
      return { refused: show(), ...stateOf(known(file)) };
    },
    save(file: string) {
      const item = known(file);
      const draft = drafts.get(file);
      if (!draft) return stateOf(item);
      const before = documents.text(file);
      if (draft.base !== before) throw new Refusal(`${file}：别人已经保存过，先看看他改了什么。`);
      if (shapeFaults(item).length > 0) throw new Refusal(`${file}：还有写得不对的字段，先改好再保存。`);
      const after = draft.value === undefined ? null : jsonText(draft.value, before);
      if (after === null) rmSync(path.join(folder, file), { force: true });
      else writeWhole(path.join(folder, file), after);
      const past = history.read();
      history.write({
        ...past,
        saved: [...past.saved, { at: new Date().toISOString(), file, before, after }],
      });
      drafts.drop(file);
      return { refused: show(), ...stateOf(item) };
    },
    /** @returns one sentence for each file that could not be saved */
    saveall(): string[] {
      return drafts.files().flatMap((file) => {
        try {
          desk.save(file);
          return [];
        } catch (fault) {
          if (fault instanceof Refusal) return [fault.message];
          throw fault;
        }
      });
    },
    /** @returns undefined if a later call aborted the check */
    async check(file: string) {
      const item = known(file);
      checking.abort();
      checking = new AbortController();
      const content = documents.content();
      const all = found.get(content) ?? (await check(content, root, checking.signal));
      if (!all) return undefined;
      found.set(content, all);
      return { faults: faultsOf(all, item, stateOf(item).value), others: othersOf(all, item) };
    },
    takein: (dropped: Dropped) => takeIn(root, dropped),
    references: () => references(documents, folder),
  };
  const { changes, publish, unsave, unpublish } = publishing(root, own);
  const andShow =
    <Given extends unknown[]>(does: (...given: Given) => string) =>
    (...given: Given) => {
      const says = does(...given);
      show();
      return says;
    };
  show();
  return { ...desk, changes, publish, unsave: andShow(unsave), unpublish: andShow(unpublish) };
}
