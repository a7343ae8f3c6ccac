import type { MetadataRoute } from "next";
import { getCategoryTree } from "@/db/categories";
import { type Dated, listDated } from "@/db/sitemap";
import { TYPE_PAGE_TITLES } from "@/lib/catalog";
import { absoluteUrl, chinaTime } from "@/lib/seo";
import { typeListHref } from "@/lib/type-list-address";

type Entry = MetadataRoute.Sitemap[number];

const entry = (path: string, changed: string | undefined): Entry => ({
  url: absoluteUrl(path),
  ...(changed ? { lastModified: chinaTime(changed) } : {}),
});

const newest = (...lists: Dated[][]) =>
  lists
    .flatMap(([first]) => first?.changed ?? [])
    .sort()
    .at(-1);

/** Every address that belongs in an index, with the time its content last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { products, solutions, cases, news, honours, factory, leaders } = listDated();
  const sections: [string[], string | undefined][] = [
    [["/index"], newest(products, solutions, cases, news)],
    [["/product_centers"], newest(products)],
    [["/solutionPage", "/cm_city", "/cm_agriculture", "/cm_industry"], newest(solutions)],
    [["/casePage", "/buildings", "/medical", "/industry"], newest(cases)],
    [["/newsPage", "/Companynew", "/news"], newest(news)],
    [["/honor"], newest(honours)],
    [["/factory"], newest(factory)],
    [["/leader"], newest(leaders)],
    [["/yunplat", "/yunshow", "/about", "/contact", "/privacy"], undefined],
  ];
  const families = getCategoryTree().flatMap(({ id, lists }) => [
    typeListHref(id),
    ...lists.flatMap((second) => [
      typeListHref(id, { sid: second.id }),
      ...second.listss.map((third) => typeListHref(id, { sid: second.id, kid: third.id })),
    ]),
  ]);
  const typePages = Object.keys(TYPE_PAGE_TITLES).map((id) => `/prod_type${id}`);
  return [
    ...sections.flatMap(([paths, changed]) => paths.map((path) => entry(path, changed))),
    ...[...families, ...typePages].map((path) => entry(path, newest(products))),
    ...products.map(({ id, changed }) => entry(`/newdetail/${id}`, changed)),
    ...solutions.map(({ id, changed }) => entry(`/cm_detail/${id}`, changed)),
    ...news.map(({ id, changed }) => entry(`/detail/${id}`, changed)),
  ];
}
