import known from "@/db/content/pictures.json" with { type: "json" };

/** The plain ground of a drawing, which reaches its edges: of charts, whatever they stand on can go on with it. */
export type Ground = "light" | "dark";

/** What the project knows of a picture that was taken in by `npm run content -- pictures`. */
export type Picture = {
  /** The name editors use in db/content, e.g. `products/lh-zcs-1`. */
  name: string;
  width: number;
  height: number;
  alt: string;
  subject: string;
  ground?: Ground;
  /** Widths at which there is an AVIF, ascending; the last is the full width. */
  widths: number[];
};

const pictures = known as Readonly<Record<string, Picture>>;

/** The picture at a path; undefined for unknown paths and whole addresses. */
export const pictureOf = (image: string): Picture | undefined =>
  Object.hasOwn(pictures, image) ? pictures[image] : undefined;

const paths = new Map(Object.entries(pictures).map(([path, { name }]) => [name, path]));

/** The path of the picture of a name. */
export const picturePath = (name: string): string | undefined => paths.get(name);

const pathOr = (name: string) => picturePath(name) ?? name;

/** Names with commas between as paths; what is no name stays as it is. */
export const picturePaths = (names: string): string =>
  names.includes(",") ? names.split(",").map(pathOr).join(",") : pathOr(names);

/** Editors' HTML with the paths of its pictures. */
export const withPicturePaths = (html: string): string =>
  html.includes("<img")
    ? html.replace(
        /(<img\b[^>]*?\bsrc=")([^"]*)"/g,
        (_, before: string, name: string) => `${before}${pathOr(name)}"`,
      )
    : html;

/** Whether an editor's picture name is that of a product. */
export const isProductName = (name: string) => name.startsWith("products/");

/** A product on a plain studio floor, which must be seen whole. */
export const isRender = (image: string) => isProductName(pictureOf(image)?.name ?? "");

/** Of a product's picture there is a JPEG too, which PDF can hold: for its data sheet, 60 mm wide there. */
export const PRINT_WIDTH = 640;

export const printFile = (image: string, { width }: Pick<Picture, "width">): string =>
  image.replace(/\.webp$/, `-${Math.min(width, PRINT_WIDTH)}.jpg`);
