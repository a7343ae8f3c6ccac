import type { Content } from "@/db/commands/shapes";
import type { Finding, Rule } from "./finding";

const SHOWN = 6;

type Product = Content["products"][number];

/** Products that visitors cannot tell apart by the picture in a list. */
export const sharedPictures: Rule = ({ products }) => {
  const byPicture = new Map<string, Product[]>();
  for (const product of products) {
    const image = product.images[0] ?? "";
    byPicture.set(image, [...(byPicture.get(image) ?? []), product]);
  }
  return [...byPicture].flatMap(([image, [first, ...others]]): Finding[] => {
    if (!first || others.length === 0) return [];
    const ids = others.slice(0, SHOWN).map(({ id }) => id);
    const more = others.length > SHOWN ? "…" : "";
    const says = `列表图片「${image}」与另外 ${others.length} 个产品共用（${ids.join("、")}${more}）`;
    return [{ file: "products", id: first.id, field: "images.0", says }];
  });
};

/** Products with nothing to turn to in their carousel. */
export const singlePictures: Rule = ({ products }) =>
  products
    .filter(({ images }) => images.length === 1)
    .map(({ id }) => ({ file: "products", id, field: "images", says: "只有一张图片，轮播没有可翻的" }));

type Listed = { id: number; sort: number; image: string; createtime?: string };

/** As the site lists them: editors' sort first, then the newest. */
const inOrder = (list: Listed[]) =>
  list.toSorted(
    (a, b) => b.sort - a.sort || (b.createtime ?? "").localeCompare(a.createtime ?? "") || b.id - a.id,
  );

const alike = (file: Finding["file"], field: string, list: Listed[]): Finding[] =>
  inOrder(list).flatMap(({ id, image }, at, all) =>
    all[at + 1]?.image === image
      ? [{ file, id, field, says: `与列表中紧挨着的 id ${all[at + 1]?.id} 用了同一张图片「${image}」` }]
      : [],
  );

const byKey = <Item>(list: Item[], keyOf: (item: Item) => number): Item[][] =>
  [...new Set(list.map(keyOf))].map((key) => list.filter((item) => keyOf(item) === key));

/** Neighbours in a list that show the same picture. */
export const alikeNeighbours: Rule = (content) => {
  const { products, solutions, cases, news, honours, factory, leaders, banners, categories } = content;
  const typed = Object.entries({ solutions, cases, news, honours }) as [
    Finding["file"],
    (Listed & { type: number })[],
  ][];
  const plain = Object.entries({ factory, leaders, banners }) as [Finding["file"], Listed[]][];
  const introductions = categories.flatMap(({ id, pid, sort, typeinfo }) =>
    typeinfo ? [{ id, pid, sort, image: typeinfo.image }] : [],
  );
  return [
    ...alike(
      "products",
      "images.0",
      products.map((product) => ({ ...product, image: product.images[0] ?? "" })),
    ),
    ...plain.flatMap(([file, list]) => alike(file, "image", list)),
    ...typed.flatMap(([file, list]) =>
      byKey(list, ({ type }) => type).flatMap((part) => alike(file, "image", part)),
    ),
    ...byKey(introductions, ({ pid }) => pid).flatMap((level) =>
      alike("categories", "typeinfo.image", level),
    ),
  ];
};
