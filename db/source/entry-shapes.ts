import { z } from "zod";
import { line } from "./line-shapes";
import { id } from "./record-shapes";

export const ids = z.array(id);
export const anchor = line.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "只用小写字母、数字和连字符");
export const href = line.startsWith("/", "要写站内地址，以 / 开头");

/** A list without duplicates of the key that `keyOf` returns. */
export const distinct = <Item>(item: z.ZodType<Item>, keyOf: (item: Item) => string) =>
  z.array(item, "要写成一个列表").superRefine((list, { addIssue }) => {
    const seen = new Set<string>();
    for (const [at, one] of list.entries()) {
      const key = keyOf(one);
      if (seen.has(key)) addIssue({ code: "custom", path: [at], message: `「${key}」写了两次` });
      seen.add(key);
    }
  });
export const byId = <Item extends { id: string }>(item: z.ZodType<Item>) => distinct(item, (one) => one.id);

export const titled = z.strictObject({ title: line, text: line });
export const all = <Key extends string, Item>(keys: readonly Key[], item: z.ZodType<Item>) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, item])) as Record<Key, z.ZodType<Item>>);
