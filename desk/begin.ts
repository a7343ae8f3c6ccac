import { chinaTime } from "@/lib/text/china-time";
import type { Content, RecordName } from "@/db/source/shapes";

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
 * @param blank the required fields, empty
 */
export function begun(
  { model, title }: Beginning,
  id: number,
  like: Record | undefined,
  blank: object,
): Record {
  const { model: oldModel, title: oldTitle }: Partial<Record> = like ?? {};
  let text = JSON.stringify(like ?? blank);
  if (title) text = written(text, oldTitle, title);
  if (model) text = written(text, oldModel, model);
  const { discontinued: _discontinued, ...copy } = JSON.parse(text) as Record;
  return {
    ...copy,
    id,
    ...("createtime" in blank && { createtime: chinaTime(Date.now()) }),
    ...(title && "title" in blank && { title }),
    ...(title && "tilte" in blank && { tilte: title }),
    ...(model && { model }),
  };
}

/** Register families that include the original: the copy gets the same registers. */
export function familiesWith(id: number, like: number, { registers }: Content) {
  return registers.flatMap((family) => {
    const own = family.devices.filter(({ product }) => product === like);
    if (own.length === 0) return [];
    return [{ id: family.id, added: own.map((device) => ({ ...device, product: id })) }];
  });
}
