import type { Content } from "@/db/source/shapes";
import { HONOUR_TYPE } from "@/lib/constants";
import type { Finding, Rule } from "./finding";

/** Company figures by name: where the counted items are, and their number. */
const COUNTED: Readonly<Record<string, [place: string, count: (content: Content) => number]>> = {
  产品型号: ["products", ({ products }) => products.length],
  服务网点: ["site/service-points.json", (content) => content["site/service-points"].length],
  专利与软件著作权: [
    "honours",
    ({ honours }) => honours.filter(({ type }) => type !== HONOUR_TYPE.certificate).length,
  ],
};

/** Company figures that differ from the counted number. A warning, as a new product is right before the text says so. */
export const wrongCompanyFigures: Rule = (content) =>
  content.about.stats.flatMap(({ label, value }): Finding[] => {
    const [place, count] = COUNTED[label] ?? [];
    const there = count?.(content);
    if (there === undefined || Number.parseInt(value) === there) return [];
    return [
      { file: "about", id: "", field: "stats", says: `${label}写的是 ${value}，${place} 里有 ${there} 个` },
    ];
  });
