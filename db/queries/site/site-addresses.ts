import { publicPosts } from "@/db/queries/board/board";
import { categoryLists, laterPages, laterPagesByPath } from "./list-addresses";
import { countDated, lastChanges, listDated } from "./sitemap";
import { commaList, imageUrl } from "@/lib/image-url";
import { boardHref, postHref } from "@/lib/board/addresses";
import type { PostKind } from "@/lib/board/rules";
import { PAGE_SIZE } from "@/lib/constants";
import { absoluteUrl, chinaTime } from "@/lib/seo/page-metadata";
import type { Listed } from "@/lib/seo/sitemap-xml";
import { registersHref } from "@/lib/registers/files";
import { ROUTES } from "@/lib/routes/routes";

/** The limit of one sitemap file (sitemaps.org), and the items per file once there are several: a megabyte or two. */
const MAX_ADDRESSES = 50_000;
const PART_ADDRESSES = 10_000;

const PAGES = "pages";
const DETAILS = { products: "newdetail", solutions: "cm_detail", cases: "case", news: "detail" } as const;
type Kind = keyof typeof DETAILS;
const KINDS = Object.keys(DETAILS) as Kind[];

const entry = (path: string, changed: string | undefined, pictures: readonly string[] = []): Listed => ({
  address: absoluteUrl(path),
  changed: changed && chinaTime(changed),
  pictures: [...new Set(pictures)].map((picture) => absoluteUrl(imageUrl(picture))),
});

/** Questions, notes and the later pages of their lists; the first page of the questions is in the table of routes. */
function boardPages(): Listed[] {
  const posts = publicPosts();
  const countOf = (kind: PostKind) => posts.filter((post) => post.kind === kind).length;
  const notes = countOf("stick");
  return [
    ...laterPages(countOf("speak"), PAGE_SIZE.board, (page) => boardHref({ kind: "speak" }, page)),
    ...(notes > 0 ? [boardHref({ kind: "stick" })] : []),
    ...laterPages(notes, PAGE_SIZE.board, (page) => boardHref({ kind: "stick" }, page)),
  ]
    .map((path) => entry(path, undefined))
    .concat(posts.map((post) => entry(postHref(post), post.createtime)));
}

function listPages(): Listed[] {
  const lastChange = lastChanges();
  const later = laterPagesByPath();
  const pages = Object.entries(ROUTES).flatMap(([path, { indexed }]) => {
    if (!indexed) return [];
    const changed = lastChange(...indexed);
    return [entry(path, changed), ...(later.get(path) ?? []).map((page) => entry(page, changed))];
  });
  return [...pages, ...[...categoryLists()].map(([path, changed]) => entry(path, changed)), ...boardPages()];
}

const listDetails = (kind: Kind, limit: number, offset = 0) =>
  listDated(kind, limit, offset).flatMap(({ id, changed, pictures, mapped }) => [
    entry(`/${DETAILS[kind]}/${id}`, changed, commaList(pictures)),
    ...(mapped ? [entry(registersHref(id), changed)] : []),
  ]);

/** Every address for search engines. */
export const everyAddress = (pages = listPages()): Listed[] => [
  ...pages,
  ...KINDS.flatMap((kind) => listDetails(kind, countDated(kind))),
];

/** The same, if they fit into one file; else undefined. */
export function listAddresses(): Listed[] | undefined {
  const details = KINDS.reduce((sum, kind) => sum + countDated(kind), 0);
  const pages = listPages();
  if (details + pages.length > MAX_ADDRESSES) return undefined;
  const all = everyAddress(pages);
  // The count above does not include the register pages.
  return all.length > MAX_ADDRESSES ? undefined : all;
}

/** The sitemap files if there are several: the pages, then `products-1` and so on, newest content first. */
export const listParts = (): Listed[] => [
  entry(`/sitemap/${PAGES}.xml`, lastChanges()(...KINDS)),
  ...KINDS.flatMap((kind) =>
    Array.from({ length: Math.ceil(countDated(kind) / PART_ADDRESSES) }, (_, at) =>
      entry(
        `/sitemap/${kind}-${at + 1}.xml`,
        listDated(kind, 1, at * PART_ADDRESSES).map(({ changed }) => changed)[0],
      ),
    ),
  ),
];

/** The addresses of one of these files; undefined for any other name. */
export function listPart(name: string): Listed[] | undefined {
  if (name === `${PAGES}.xml`) return listPages();
  const [, word, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const kind = KINDS.find((known) => known === word);
  const found = kind && listDetails(kind, PART_ADDRESSES, (Number(number) - 1) * PART_ADDRESSES);
  return found?.length ? found : undefined;
}
