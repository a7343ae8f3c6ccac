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
 * A new thing, as a copy of one of its kind or with nothing but its number and its time: a sister's model and title become its own
 * wherever they are written; its pictures stay until the check wants others.
 * @param blank what the shape wants at least
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

/** Families of registers in which a sister stands: the new product has the same. */
export function familiesWith(id: number, like: number, { registers }: Content) {
  return registers.flatMap((family) => {
    const own = family.devices.filter(({ product }) => product === like);
    if (own.length === 0) return [];
    return [{ id: family.id, added: own.map((device) => ({ ...device, product: id })) }];
  });
}
