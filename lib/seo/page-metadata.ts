import type { Metadata } from "next";
import { env } from "@/lib/env";
import { imageUrl } from "@/lib/image-url";
import { pictureOf } from "@/lib/pictures";
import { SITE } from "@/lib/site";
import { plainText } from "@/lib/text/plain-text";
import { FEED } from "./feed-xml";
import { pageTitle } from "./page-title";

/** The picture of pages without their own. */
const DEFAULT_IMAGE = "/media/brand/og-default.png";
const MAX_DESCRIPTION = 120;

export const absoluteUrl = (path: string) => (/^https?:/.test(path) ? path : `${env().SITE_URL}${path}`);

/** Converts rich content into plain text, cut to the length of a search result. */
export function describe(html: string): string {
  const text = plainText(html);
  return [...text].length > MAX_DESCRIPTION ? `${[...text].slice(0, MAX_DESCRIPTION - 1).join("")}…` : text;
}

type PageFacts = {
  title: string;
  description: string;
  /** The canonical address, relative to the root. */
  path: string;
  image?: string | undefined;
  /** A detail of content that can be shared: `article` has a publication date. */
  published?: string | undefined;
  /** Not indexed: hidden routes, searches. */
  noindex?: boolean;
  /** Links are not followed either, on pages with endless variants of the same content. */
  nofollow?: boolean;
};

/** With the size, a large card is shown before the picture is loaded. */
function sizeOf(image: string | undefined) {
  const known = pictureOf(image ?? "");
  return known && { width: known.width, height: known.height };
}

/** Title, description, canonical address and sharing card of a page. */
export function pageMetadata({ title, description, path, image, published, ...rest }: PageFacts): Metadata {
  const { noindex = false, nofollow = false } = rest;
  const picture = absoluteUrl(imageUrl(image || DEFAULT_IMAGE));
  const card = {
    title,
    description,
    url: absoluteUrl(path),
    siteName: SITE.brand,
    locale: "zh_CN",
    images: [{ url: picture, ...sizeOf(image), alt: title }],
  };
  return {
    title: pageTitle(title),
    description,
    alternates: { canonical: absoluteUrl(path), types: { [FEED.type]: absoluteUrl(FEED.path) } },
    openGraph: published
      ? { ...card, type: "article", publishedTime: published }
      : { ...card, type: "website" },
    // With the address alone: Next would repeat size and alternative text, which these cards take from above.
    twitter: { card: "summary_large_image", images: [picture] },
    ...(noindex || nofollow ? { robots: { index: false, follow: !nofollow } } : {}),
  };
}

/** Converts China time as stored into ISO 8601. */
export const chinaTime = (createtime: string) => `${createtime.replace(" ", "T")}+08:00`;
