import type { Article, NewsArticle, Organization, TechArticle } from "schema-dts";
import { imageUrl } from "@/lib/image-url";
import { absoluteUrl, chinaTime } from "./page-metadata";
import { SITE } from "@/lib/site";

type Facts = {
  kind: "Article" | "NewsArticle" | "TechArticle";
  title: string;
  description: string;
  path: string;
  image: string;
  /** In China time. */
  createtime?: string;
  changed?: string;
};

/** Structured data of an article (schema.org). */
export function articleData({
  kind,
  title,
  description,
  path,
  image,
  ...dates
}: Facts): Article | NewsArticle | TechArticle {
  const { createtime, changed } = dates;
  const publisher: Organization = { "@type": "Organization", name: SITE.company, url: absoluteUrl("/index") };
  return {
    "@type": kind,
    headline: title,
    description,
    inLanguage: "zh-CN",
    mainEntityOfPage: absoluteUrl(path),
    author: publisher,
    publisher,
    ...(image && { image: [absoluteUrl(imageUrl(image))] }),
    ...(createtime && { datePublished: chinaTime(createtime) }),
    ...(changed && { dateModified: chinaTime(changed) }),
  };
}
