import type { Finding, Rule } from "./finding";

/** Each province must have exactly one service point. */
export const servicePointFaults: Rule = (content) => {
  const points = content["site/service-points"];
  const named = points.flatMap(({ province, also = [] }) =>
    [province, ...also].map((one) => ({ id: province, one })),
  );
  return named
    .filter(({ one }, at) => named.findIndex((other) => other.one === one) < at)
    .map(({ id, one }): Finding => ({
      file: "site/service-points",
      id,
      field: "also",
      says: `「${one}」已经由另一个服务点负责`,
    }));
};
