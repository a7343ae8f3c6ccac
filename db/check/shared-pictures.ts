import { fileOf } from "@/db/source/content-files";
import type { Finding, Rule } from "./finding";

type Shown = { id: number; image: string };

const sharedIn = (file: Finding["file"], field: string, list: readonly Shown[]): Finding[] =>
  list.flatMap(({ id, image }, at): Finding[] => {
    const before = list.slice(0, at).find((other) => other.image === image);
    const says = `列表图片「${image}」与 ${fileOf(file, before?.id ?? "")} 相同，列表里每条要有自己的图片`;
    return before ? [{ file, id, field, says }] : [];
  });

/** Items with the same picture in a list. */
export const sharedPictures: Rule = ({ products, ...content }) => {
  const { cases, solutions, news, honours, factory, leaders, banners } = content;
  const lists = Object.entries({ cases, solutions, news, honours, factory, leaders, banners });
  return [
    ...sharedIn(
      "products",
      "images.0",
      products.map(({ id, images }) => ({ id, image: images[0] ?? "" })),
    ),
    ...lists.flatMap(([file, list]) => sharedIn(file as Finding["file"], "image", list)),
  ];
};

/** Products with a single picture. */
export const singlePictures: Rule = ({ products }) =>
  products
    .filter(({ images }) => images.length === 1)
    .map(({ id }) => ({ file: "products", id, field: "images", says: "只有一张图片，轮播没有可翻的" }));
