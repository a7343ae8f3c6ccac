import type { Finding, Rule } from "./finding";

/** What the company's own figure of its service points is called. */
const FIGURE = "服务网点";

/** Service points: each province is looked after by one of them, and there are as many as the company says. */
export const servicePointFaults: Rule = (content) => {
  const points = content["site/service-points"];
  const named = points.flatMap(({ province, also = [] }) =>
    [province, ...also].map((one) => ({ id: province, one })),
  );
  const twice = named
    .filter(({ one }, at) => named.findIndex((other) => other.one === one) < at)
    .map(({ id, one }): Finding => ({
      file: "site/service-points",
      id,
      field: "also",
      says: `「${one}」已经由另一个服务点负责`,
    }));
  const told = content.about.stats.find(({ label }) => label === FIGURE)?.value;
  if (told === undefined || Number.parseInt(told) === points.length) return twice;
  const says = `${FIGURE}写的是 ${told}，site/service-points.json 里有 ${points.length} 个`;
  return [...twice, { file: "about", id: "", field: "stats", says }];
};
