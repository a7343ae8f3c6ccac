import { imageUrl } from "@/lib/image-url";
import { isRender, pictureOf } from "@/lib/pictures";
import { type Pictured, PictureView, type PictureViewProps, type ShownPicture } from "./picture-view";

/** @param image path or whole address as the store holds it */
export function shownPicture(image: string): ShownPicture {
  const known = pictureOf(image);
  const src = image === "" ? "" : imageUrl(image);
  if (!known) return { src };
  const { widths, height, ground } = known;
  return { src, widths, height, ...(isRender(image) && { isRender: true }), ...(ground && { ground }) };
}

/** Items as client components get them: with what their picture is shown from instead of its path. */
export const withPictures = <Item extends { image: string }>(items: readonly Item[]): Pictured<Item>[] =>
  items.map(({ image, ...item }) => ({ ...item, picture: shownPicture(image) }));

type Props = Omit<PictureViewProps, "picture" | "onPhone"> & {
  /** Path or whole address as the store holds it; empty shows a calm placeholder. */
  image: string;
  /** The same of a picture of the project that phones show instead. */
  part?: string | undefined;
};

/**
 * Every picture of the site: AVIF and WebP in the widths that exist, and a box of the right shape. Without `alt` it has
 * the words kept with the picture.
 */
export function Picture({ image, part, alt = pictureOf(image)?.alt, ...rest }: Props) {
  const onPhone = part && pictureOf(part) ? shownPicture(part) : undefined;
  return <PictureView picture={shownPicture(image)} onPhone={onPhone} alt={alt} {...rest} />;
}
