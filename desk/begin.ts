import { chinaTime } from "@/lib/text/china-time";
import type { Content, RecordName } from "@/db/source/shapes";
import { stateOf } from "./item-state";
import { fileOfItem, isRecord, Refusal, schemaOf } from "./items";
import { blank } from "./page/schema";
import type { Workspace } from "./workspace";

type Record = { id: number; model?: unknown; title?: unknown; [field: string]: unknown };
export type Beginning = {
  noun: RecordName;
  like?: number | undefined;
  model?: string | undefined;
  title?: string | undefined;
};

const written = (text: string, old: unknown, next: string) =>
  typeof old === "string" && old !== ""
    ? text.replaceAll(JSON.stringify(old).slice(1, -1), JSON.stringify(next).slice(1, -1))
    : text;

/**
 * A new item: a copy of another of its kind, or empty except for id and time. In a copy the model and title of the original are
 * replaced everywhere; its pictures stay until the check asks for others.
 * @param blanks the required fields, empty
 */
function begun({ model, title }: Beginning, id: number, like: Record | undefined, blanks: object): Record {
  const { model: oldModel, title: oldTitle }: Partial<Record> = like ?? {};
  let text = JSON.stringify(like ?? blanks);
  if (title) text = written(text, oldTitle, title);
  if (model) text = written(text, oldModel, model);
  const { discontinued: _discontinued, ...copy } = JSON.parse(text) as Record;
  return {
    ...copy,
    id,
    ...("createtime" in blanks && { createtime: chinaTime(Date.now()) }),
    ...(title && "title" in blanks && { title }),
    ...(title && "tilte" in blanks && { tilte: title }),
    ...(model && { model }),
  };
}

/** Register families that include the original: the copy gets the same registers. */
function familiesWith(id: number, like: number, { registers }: Content) {
  return registers.flatMap((family) => {
    const own = family.devices.filter(({ product }) => product === like);
    if (own.length === 0) return [];
    return [{ id: family.id, added: own.map((device) => ({ ...device, product: id })) }];
  });
}

/**
 * Creates a new item as a draft; a copied product is added to the register families of the original.
 * @param type stores a draft
 */
export function begin(
  workspace: Workspace,
  beginning: Beginning,
  type: (file: string, value: unknown) => unknown,
): string {
  const { documents, drafts, show } = workspace;
  const { noun, like } = beginning;
  if (!isRecord(noun)) throw new Refusal(`${String(noun)}：不能新建。`);
  const ids = documents.items().flatMap((item) => (item.noun === noun && item.id !== "" ? [item.id] : []));
  const id = Math.max(0, ...ids) + 1;
  const sister = like === undefined ? undefined : documents.shown({ noun, id: like })?.value;
  const file = fileOfItem({ noun, id });
  const blanks = blank(schemaOf(noun)) as object;
  drafts.set(file, { base: null, value: begun(beginning, id, sister as Record | undefined, blanks) });
  const families = noun === "products" && like ? familiesWith(id, like, documents.content()) : [];
  for (const { id: family, added } of families) {
    const item = { noun: "registers", id: family } as const;
    const value = stateOf(workspace, item).value as { devices: unknown[] };
    type(fileOfItem(item), { ...value, devices: [...value.devices, ...added] });
  }
  show();
  return file;
}
