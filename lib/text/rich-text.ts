import sanitizeHtml from "sanitize-html";
import { env } from "@/lib/env";
import { imageUrl } from "@/lib/image-url";
import { pictureFile, type PictureSize, webpWidths } from "@/lib/picture-files";
import { pictureOf } from "@/lib/pictures";
import { keepUnits } from "./keep-units";
import { phrasesOf } from "./phrases";
import { isVideoAddress, RICH_ATTRIBUTES } from "./rich-text-rules";

export type RichTextPlace = { siteUrl?: string; imageHost?: string };

const PICTURE_ADDRESS = /^(?:https?:\/\/|\/(?!\/)|[\w-]+\/)/i;
const SIZES = "(min-width: 860px) 820px, 100vw";
const TABLE_OPEN = '<div class="table-scroll" tabindex="0" role="group" aria-label="表格，可左右滚动">';

/** Attributes added by this module, allowed in addition to those of editors. */
const ADDED: Record<string, string[]> = {
  a: ["class", "target", "rel"],
  img: ["srcset", "sizes", "width", "height", "loading", "decoding"],
  iframe: ["sandbox", "loading", "allow", "allowfullscreen", "referrerpolicy"],
};

const link = (href: string, siteUrl: string): Record<string, string> =>
  /^https?:/i.test(href) && !(URL.canParse(href) && new URL(href).origin === siteUrl)
    ? { href, class: "external", target: "_blank", rel: "noopener noreferrer nofollow" }
    : { href };

const pathOf = (src: string, host: string) =>
  host !== "" && src.startsWith(`${host}/`) ? src.slice(host.length) : src;

const srcsetOf = (sizes: PictureSize[], path: string, fullWidth: number, host: string) =>
  sizes.map((size) => `${imageUrl(pictureFile(path, fullWidth, size), host)} ${size.width}w`).join(", ");

function image({ src = "", alt = "" }: Record<string, string>, host: string): Record<string, string> {
  if (!PICTURE_ADDRESS.test(src)) return {};
  const path = pathOf(src, host);
  const known = pictureOf(path);
  const lazy = { loading: "lazy", decoding: "async" };
  if (!known) return { src: imageUrl(path, host), alt, ...lazy };
  const { width, height } = known;
  const webp = webpWidths(width).map((each) => ({ width: each, format: "webp" as const }));
  return {
    src: imageUrl(path, host),
    srcset: srcsetOf(webp, path, width, host),
    sizes: SIZES,
    width: String(width),
    height: String(height),
    alt: alt || known.alt,
    ...lazy,
  };
}

const video = ({ src = "", title = "" }: Record<string, string>): Record<string, string> => ({
  src,
  title: title || "视频",
  sandbox: "allow-scripts allow-same-origin allow-presentation",
  loading: "lazy",
  allow: "fullscreen; picture-in-picture",
  allowfullscreen: "",
  referrerpolicy: "no-referrer",
});

/** Renumbers headings: the first level used becomes `base`, and no level is skipped. */
function outline(html: string, base: number): string {
  const above: number[] = [];
  const open: string[] = [];
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, digit: string) => {
    if (slash !== "") return `</${open.pop() ?? `h${base}`}>`;
    while ((above.at(-1) ?? 0) >= Number(digit)) above.pop();
    above.push(Number(digit));
    open.push(`h${Math.min(base + above.length - 1, 6)}`);
    return `<${open.at(-1)}>`;
  });
}

/** Adds AVIF sources to imported pictures. Expects the attributes as written by `image`, `src` first. */
const withAvif = (html: string, host: string) =>
  html.replace(/<img src="([^"]*)"[^>]*>/g, (img, src: string) => {
    const path = pathOf(src, host);
    const known = pictureOf(path);
    if (!known) return img;
    const avif = known.widths.map((width) => ({ width, format: "avif" as const }));
    const srcset = srcsetOf(avif, path, known.width, host);
    return `<picture><source type="image/avif" srcset="${srcset}" sizes="${SIZES}" />${img}</picture>`;
  });

/** From this length on, a table header must be able to break in a narrow column. */
const LONG_HEADING = 7;

/** Table headers and picture captions break between words only; short ones do not break. */
const withWords = (html: string) =>
  html.replace(/(<(?:th|figcaption|h[2-6])>)([^<&]+)(?=<)/g, (whole, open: string, text: string) =>
    text.length < LONG_HEADING ? whole : open + phrasesOf(text).join("<wbr />"),
  );

/**
 * A range, size or sum of this length is wider than one of four columns on a phone: it may break after `~` or `+`, or
 * before its last length.
 */
const LONG_FIGURE = 11;
const withBreaks = (phrase: string) =>
  phrase.length < LONG_FIGURE
    ? phrase
    : phrase.replace(/(\d~(?=[+−]?\d)|(?:(?:\d{3}|²)\+|×[\d.]+×)(?=\d))/g, "$1<wbr />");

/** Cells break between words only, as narrow columns would otherwise leave single characters on a line. */
const withCellWords = (html: string) =>
  html.replace(/<td[ >].*?<\/td>/gs, (cell) =>
    cell.replace(
      /([>;])([^<>&;]+)(?=[<&])/g,
      (_, before: string, text: string) => before + phrasesOf(text).map(withBreaks).join("<wbr />"),
    ),
  );

/**
 * Editors' HTML for display: sanitized again, headings renumbered below that of the page, tables in scrollable boxes,
 * pictures with sizes, external links marked, players sandboxed. Idempotent.
 * @param base the level of the first heading
 */
export function showRichText(html: string, base = 2, place: RichTextPlace = {}): string {
  const { siteUrl = env().SITE_URL, imageHost = env().IMAGE_HOST ?? "" } = place;
  const tags = Object.keys(RICH_ATTRIBUTES);
  const clean = sanitizeHtml(html, {
    allowedTags: [...tags, "h5", "h6"],
    allowedAttributes: Object.fromEntries(
      tags.map((tag) => [tag, [...(RICH_ATTRIBUTES[tag] ?? []), ...(ADDED[tag] ?? [])]]),
    ),
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    nestingLimit: 40,
    textFilter: keepUnits,
    transformTags: {
      h1: "h2",
      a: (tagName, { href = "" }) => ({ tagName, attribs: link(href.trim(), siteUrl) }),
      img: (tagName, attribs) => ({ tagName, attribs: image(attribs, imageHost) }),
      iframe: (tagName, attribs) => ({ tagName, attribs: video(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === "iframe" && !isVideoAddress(attribs.src ?? "")) || (tag === "img" && !attribs.src),
  });
  return withCellWords(withWords(withAvif(outline(clean, base), imageHost)))
    .replaceAll("<table>", `${TABLE_OPEN}<table>`)
    .replaceAll("</table>", "</table></div>");
}
