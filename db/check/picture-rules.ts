import { missingFiles, readIndex } from "@/db/source/picture-index";
import type { Index } from "@/db/source/picture-list";
import type { Rule } from "./finding";
import { picturesIn, textsOf } from "./texts";

/** Returns a function that gives the fault of a picture name. */
function pictureFaultOf(index: Index, root: string) {
  const pictures = new Map(
    Object.entries(index).map(([image, picture]) => [picture.name, { image, picture }]),
  );
  return (name: string): string | undefined => {
    const known = pictures.get(name);
    if (!known)
      return `没有名为「${name}」的图片，请先用 pictures 命令收入，或改用 pictures.json 中已有的名称`;
    const [missing] = missingFiles(root, known.image, known.picture);
    return missing && `图片「${name}」缺少文件 public${missing}，请用 pictures 命令重新收入`;
  };
}

/** Pictures that were not imported, or whose files are missing. */
export const pictureFaults: Rule = (content, root) => {
  const faultOf = pictureFaultOf(readIndex(root), root);
  return textsOf(content).flatMap((text) => {
    const { file, id, field } = text;
    return picturesIn(text).flatMap((name) => {
      const says = faultOf(name);
      return says ? [{ file, id, field, says }] : [];
    });
  });
};

/** Carousels with the same picture twice. */
export const carouselFaults: Rule = ({ products, solutions }) => {
  const twice = (images: string[]) => images.find((image, at) => images.indexOf(image) !== at);
  return [
    ...products.map(({ id, images }) => ({ file: "products" as const, id, image: twice(images) })),
    ...solutions.map(({ id, images }) => ({ file: "solutions" as const, id, image: twice(images) })),
  ].flatMap(({ image, ...place }) =>
    image ? [{ ...place, field: "images", says: `同一张图片「${image}」写了两次` }] : [],
  );
};
