import { imageUrl } from "@/lib/image-url";
import { isRender, pictureOf } from "@/lib/pictures";
import { type Pictured, PictureView, type PictureViewProps, type ShownPicture } from "./picture-view";

/** @param image path or absolute URL, as stored in the database */
export function shownPicture(image: string): ShownPicture {
  const known = pictureOf(image);
  const src = image === "" ? "" : imageUrl(image);
  if (!known) return { src };
  const { widths, height, ground } = known;
  return { src, widths, height, ...(isRender(image) && { isRender: true }), ...(ground && { ground }) };
}

/** Items for client components, with the picture's data instead of its path. */
export const withPictures = <Item extends { image: string }>(items: readonly Item[]): Pictured<Item>[] =>
  items.map(({ image, ...item }) => ({ ...item, picture: shownPicture(image) }));

type Props = Omit<PictureViewProps, "picture" | "onPhone"> & {
  /** Path or absolute URL, as stored; an empty string shows a placeholder. */
  image: string;
  /** Path of the picture to show on phones instead. */
  part?: string | undefined;
};

/** A picture with its AVIF and WebP files and its dimensions; `alt` defaults to the text in db/content/pictures.json. */
export function Picture({ image, part, alt = pictureOf(image)?.alt, ...rest }: Props) {
  const onPhone = part && pictureOf(part) ? shownPicture(part) : undefined;
  return <PictureView picture={shownPicture(image)} onPhone={onPhone} alt={alt} {...rest} />;
}
