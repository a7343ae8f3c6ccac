import { HONOUR_TYPE, PATENT_TYPES } from "@/lib/constants";
import { fileOf } from "@/db/source/content-files";
import type { Content } from "@/db/source/shapes";
import { categoryChain } from "./family-of";
import type { Finding, Rule } from "./finding";

type Honour = Content["honours"][number];

/** Faults of single fields. */
function faultsOf(honour: Honour): [string, string][] {
  const { type, tilte, number, applied, issued, expires, version, standards, covers } = honour;
  const [, said] = /（[^（）]*编号\s*([^（）]*)）$/.exec(tilte) ?? [];
  const faults: [string, string | false][] = [
    ["tilte", said !== undefined && said !== number && `括号里的编号与 number「${number}」不同`],
    ["applied", PATENT_TYPES.includes(type) && !applied && "专利要写明申请日期"],
    ["applied", applied !== undefined && applied > issued && "申请日期晚于授权日期"],
    ["expires", expires !== undefined && expires <= issued && "有效期早于颁发日期"],
    ["version", type === HONOUR_TYPE.software && !version && "软件要写明版本"],
    [
      "standards",
      standards !== undefined && type !== HONOUR_TYPE.certificate && "专利与软件著作权没有依据的标准",
    ],
    ["covers", PATENT_TYPES.includes(type) && !covers && "专利要写明用在哪类产品上"],
  ];
  return faults.flatMap(([field, says]) => (says ? [[field, says]] : []));
}

/**
 * The covered categories must exist. A certificate by a standard of our products may only cover categories with a product of
 * that standard; other standards are those of management systems, which apply to all products.
 */
export const coverFaults: Rule = (content) => {
  const known = new Set(content.categories.map(({ id }) => id));
  const made = new Map<string, Set<number>>();
  for (const { type, standards } of content.products)
    for (const standard of standards) {
      const within = made.get(standard) ?? new Set();
      for (const id of categoryChain(type, content)) within.add(id);
      made.set(standard, within);
    }
  return content.honours.flatMap(({ id, standards = [], covers = [] }) =>
    covers.flatMap((category, at): Finding[] => {
      const finding = (says: string) => ({ file: "honours" as const, id, field: `covers.${at}`, says });
      if (!known.has(category)) return [finding(`分类 ${category} 不存在`)];
      if (covers.indexOf(category) < at) return [finding(`分类 ${category} 写了两次`)];
      const without = standards.filter((standard) => {
        const within = made.get(standard.replace(/[-:]\d{4}$/, ""));
        return within && !within.has(category);
      });
      return without.map((standard) => finding(`分类 ${category} 里没有执行 ${standard} 的产品`));
    }),
  );
};

/** Certificates must have unique numbers, and their dates must be in order. */
export const certificateFaults: Rule = ({ honours }) => {
  const repeated = honours.flatMap(({ id, number }, at): Finding[] => {
    const before = honours.slice(0, at).find((other) => other.number === number);
    const says = `「${number}」与 ${fileOf("honours", before?.id ?? "")} 相同，每张证书要有自己的`;
    return before ? [{ file: "honours", id, field: "number", says }] : [];
  });
  const own = honours.flatMap((honour) =>
    faultsOf(honour).map(([field, says]): Finding => ({ file: "honours", id: honour.id, field, says })),
  );
  return [...repeated, ...own];
};
