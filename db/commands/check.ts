import {
  CASE_TYPE,
  FAMILY_IDS,
  HONOUR_TYPE,
  METER_LIST_ENTRY,
  NEWS_TYPE,
  SOLUTION_TYPE,
} from "@/lib/catalog";
import { picturePath } from "@/lib/pictures";
import { richTextFault } from "./purify";
import type { Content, Name } from "./shapes";

type Found = { file: Name; id: number | string; field: string; fault: string };
type Listed = { id: number; type?: number; products?: number[] };

const RICH_FIELDS = new Set(["maincontent", "wirecontent", "html"]);
const PICTURE_FIELDS = new Set(["image", "images"]);
const TYPES: Partial<Record<Name, readonly number[]>> = {
  solutions: Object.values(SOLUTION_TYPE),
  cases: Object.values(CASE_TYPE),
  news: Object.values(NEWS_TYPE),
  honours: Object.values(HONOUR_TYPE),
};

/** Names of pictures used inside rich text. */
const pictureNames = (html: string) =>
  [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, src = ""]) => src);
const unknownPicture = (name: string) =>
  picturePath(name)
    ? []
    : [`没有名为「${name}」的图片，请先用 pictures 命令收入，或改用 lib/pictures.json 中已有的名称`];

/** Faults of pictures and rich text anywhere in a record. */
function faultsWithin(value: unknown, field: string): { field: string; fault: string }[] {
  const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
  if (typeof value === "string") {
    const rich = RICH_FIELDS.has(name);
    const pictures = PICTURE_FIELDS.has(name) ? [value] : rich ? pictureNames(value) : [];
    const faults = [rich ? richTextFault(value) : undefined, ...pictures.flatMap(unknownPicture)];
    return faults.filter((fault) => fault !== undefined).map((fault) => ({ field, fault }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    faultsWithin(inner, field === "" ? key : `${field}.${key}`),
  );
}

function categoryFaults(categories: Content["categories"]): Found[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const fixed = [...FAMILY_IDS, METER_LIST_ENTRY].filter((id) => !byId.has(id));
  const found = fixed.map((id) => ({
    file: "categories" as const,
    id,
    field: "id",
    fault: "网站需要这个分类，不能删除",
  }));
  for (const { id, pid } of categories) {
    const above: number[] = [];
    for (let at = pid; at !== 0 && above.length <= 3; at = byId.get(at)?.pid ?? 0) above.push(at);
    const fault =
      pid !== 0 && !byId.has(pid) ? `上级分类 ${pid} 不存在` : above.length > 2 ? "分类最多三级" : undefined;
    if (fault) found.push({ file: "categories", id, field: "pid", fault });
  }
  return found;
}

function listFaults(
  file: Name,
  list: Listed[],
  types: readonly number[] | undefined,
  products: Set<number>,
): Found[] {
  const seen = new Set<number>();
  return list.flatMap(({ id, type, products: used = [] }) => {
    const found: Found[] = [];
    if (seen.has(id)) found.push({ file, id, field: "id", fault: "编号重复" });
    seen.add(id);
    if (types && type !== undefined && !types.includes(type))
      found.push({ file, id, field: "type", fault: `类型 ${type} 不存在` });
    if (new Set(used).size < used.length)
      found.push({ file, id, field: "products", fault: "同一产品写了两次" });
    for (const product of used.filter((product) => !products.has(product)))
      found.push({ file, id, field: "products", fault: `产品 ${product} 不存在` });
    return found;
  });
}

/** Everything that is wrong with the content beyond its shape: one Chinese sentence naming file, id and field each. */
export function contentFaults(content: Content): string[] {
  const categories = content.categories.map(({ id }) => id);
  const products = new Set(content.products.map(({ id }) => id));
  const found = categoryFaults(content.categories);
  for (const [file, value] of Object.entries(content) as [Name, Content[Name]][]) {
    const records: (Listed | { id: string })[] = Array.isArray(value) ? value : [{ id: "", ...value }];
    const types = file === "products" ? categories : TYPES[file];
    if (Array.isArray(value)) found.push(...listFaults(file, value, types, products));
    for (const record of records)
      found.push(...faultsWithin(record, "").map((fault) => ({ file, id: record.id, ...fault })));
  }
  return found.map(
    ({ file, id, field, fault }) => `${file}.json，${id === "" ? "" : `id ${id}，`}${field}：${fault}。`,
  );
}
