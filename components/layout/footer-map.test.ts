import { expect, test } from "vitest";
import { FAMILY_IDS } from "@/lib/constants";
import { familyListHref } from "@/lib/links/type-list-address";
import { footerMap } from "./footer-map";

const families = FAMILY_IDS.map((id) => ({ id, name: `产品线 ${id}`, lists: [] }));
const hrefs = footerMap(families).flatMap(({ links }) => links.map(({ href }) => href));

test("the footer leads to every family and to every section, each once", () => {
  expect(hrefs).toEqual(expect.arrayContaining(FAMILY_IDS.map(familyListHref)));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...["/product_centers", "/solutionPage", "/casePage", "/yunplat", "/newsPage", "/about", "/contact"],
      ...["/cm_city", "/cm_agriculture", "/cm_industry", "/honor", "/data/catalogue.csv", "/developers"],
      "/downloads",
      "/service",
      ...["/tools/kvar", "/tools/harmonics", "/tools/meter"],
    ]),
  );
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test("a family that editors removed is left out", () => {
  const [products] = footerMap(families.slice(1));
  expect(products?.links).toHaveLength(FAMILY_IDS.length);
});
