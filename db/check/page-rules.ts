import { fileOf } from "@/db/source/content-files";
import { MAX_TITLE_WIDTH, titleWidth } from "@/lib/seo/page-title";
import { assembled } from "./assembled";
import type { Finding, Rule } from "./finding";
import { type PageWords, pageWords } from "./page-words";
import { proseLength, wordsOf } from "./texts";

const LEAST_TOLD = 30;
const MIN_DESCRIPTION = 40;
const MIN_INTRODUCTION = 20;
const MIN_PRODUCT_TEXT = 200;
/** Recommended lengths of texts without tables and figures. */
const PROSE = { solutions: { least: 600, most: 900 }, news: { least: 600, most: 1000 } };

/** Pages that repeat the words of another page, as selected by `words`. */
function repeated(pages: PageWords[], words: (page: PageWords) => string, say: (page: PageWords) => Finding) {
  const first = new Map<string, PageWords>();
  return pages.flatMap((page) => {
    const before = first.get(words(page));
    if (!before) first.set(words(page), page);
    const told = before && say(page);
    return told
      ? [{ ...told, says: `${told.says}与 ${fileOf(before.file, before.id)} 相同，搜索引擎分不清` }]
      : [];
  });
}

/** Pages with the same title or description, which search engines cannot tell apart. */
export const repeatedWords: Rule = (content) => {
  const pages = pageWords(content);
  const names = content.categories.map(({ id, name }) => ({
    file: "categories" as const,
    id,
    title: name,
    description: "",
    field: "name",
  }));
  const titleOf = ({ title }: PageWords) => title;
  return [
    ...repeated(pages, titleOf, ({ file, id }) => ({ file, id, field: "title", says: "标题" })),
    ...repeated(names, titleOf, ({ file, id }) => ({ file, id, field: "name", says: "分类名称" })),
    ...repeated(
      pages,
      ({ description }) => description,
      ({ file, id, field }) => ({ file, id, field, says: "页面说明" }),
    ),
  ];
};

/** Pages with a too short description (e2e/server/crawl.spec.ts checks every page). */
export const tooLittleTold: Rule = (content) =>
  pageWords(content).flatMap(({ file, id, field, description }) => {
    const { length } = [...description];
    const says = `页面说明只有 ${length} 个字，搜索结果要不少于 ${LEAST_TOLD} 个`;
    return length < LEAST_TOLD ? [{ file, id, field, says }] : [];
  });

/** Titles too long for search results, so that the page title has only their first clauses. */
export const longTitles: Rule = (content) =>
  pageWords(content).flatMap(({ file, id, title }) => {
    const width = Math.ceil(titleWidth(title));
    const says = `标题约 ${width} 个字宽，搜索结果只显示前面不超过 ${MAX_TITLE_WIDTH} 个的分句`;
    return width > MAX_TITLE_WIDTH ? [{ file, id, field: "title", says }] : [];
  });

const tooShort = (text: string, least: number) => {
  const length = [...text].length;
  return length < least ? `只有 ${length} 个字，建议不少于 ${least} 个` : undefined;
};

const proseFault = (html: string, { least, most }: { least: number; most: number }) => {
  const length = proseLength(html);
  if (length < least) return `表格与图以外只有 ${length} 个字，建议不少于 ${least} 个`;
  return length > most ? `表格与图以外有 ${length} 个字，建议不超过 ${most} 个` : undefined;
};

/** Texts that are too short or too long. */
export const thinTexts: Rule = (content) => {
  const { products, categories } = content;
  const found: (Omit<Finding, "says"> & { says: string | undefined })[] = [
    ...pageWords(content)
      .filter(({ file }) => file === "products")
      .map(({ file, id, field, description }) => ({
        file,
        id,
        field: `${field} 与 applicationscope`,
        says: tooShort(description, MIN_DESCRIPTION),
      })),
    ...products.map(assembled).map(({ id, maincontent }) => ({
      file: "products" as const,
      id,
      field: "maincontent",
      says: tooShort(wordsOf(maincontent), MIN_PRODUCT_TEXT),
    })),
    ...(["solutions", "news"] as const).flatMap((file) =>
      content[file].map(({ id, maincontent }) => ({
        file,
        id,
        field: "maincontent",
        says: proseFault(maincontent, PROSE[file]),
      })),
    ),
    ...categories.map(({ id, typeinfo }) => ({
      file: "categories" as const,
      id,
      field: "typeinfo.description",
      says: typeinfo && tooShort(typeinfo.description, MIN_INTRODUCTION),
    })),
  ];
  return found.flatMap(({ says, ...place }) => (says ? [{ ...place, says }] : []));
};
