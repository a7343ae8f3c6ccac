import { getCategoryTree } from "@/db/queries/categories";
import { countDated, lastChanges, listDated } from "@/db/queries/sitemap";
import { absoluteUrl, chinaTime } from "@/lib/seo/page-metadata";
import type { Listed } from "@/lib/seo/sitemap-xml";
import { ROUTES } from "@/lib/routes/routes";
import { typeListHref } from "@/lib/routes/type-list-address";

/** What one file may hold (sitemaps.org), and what each holds once there are several: a megabyte. */
const MAX_ADDRESSES = 50_000;
const PART_ADDRESSES = 10_000;

const PAGES = "pages";
const DETAILS = { products: "newdetail", solutions: "cm_detail", news: "detail" } as const;
type Kind = keyof typeof DETAILS;
const KINDS = Object.keys(DETAILS) as Kind[];

const entry = (path: string, changed: string | undefined): Listed => ({
  address: absoluteUrl(path),
  changed: changed && chinaTime(changed),
});

function listPages(): Listed[] {
  const families = getCategoryTree().flatMap(({ id, lists }) => [
    typeListHref(id),
    ...lists.flatMap((second) => [
      typeListHref(id, { sid: second.id }),
      ...second.listss.map((third) => typeListHref(id, { sid: second.id, kid: third.id })),
    ]),
  ]);
  const lastChange = lastChanges();
  const pages = Object.entries(ROUTES).flatMap(([path, { indexed }]) =>
    indexed ? [entry(path, lastChange(...indexed))] : [],
  );
  const catalogued = lastChange("products");
  return [...pages, ...families.map((path) => entry(path, catalogued))];
}

const listDetails = (kind: Kind, limit: number, offset = 0) =>
  listDated(kind, limit, offset).map(({ id, changed }) => entry(`/${DETAILS[kind]}/${id}`, changed));

/** Every address that belongs in an index, with the time its content last changed; undefined where one file is too small. */
export function listAddresses(): Listed[] | undefined {
  const details = KINDS.reduce((sum, kind) => sum + countDated(kind), 0);
  const pages = listPages();
  if (pages.length + details > MAX_ADDRESSES) return undefined;
  return [...pages, ...KINDS.flatMap((kind) => listDetails(kind, MAX_ADDRESSES))];
}

/** The files that together hold every address: the pages, then `products-1` and so on, the newest content first. */
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
