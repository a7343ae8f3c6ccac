import { HONOUR_TYPE, PATENT_TYPES } from "@/lib/constants";
import { fileOf } from "@/db/source/content-files";
import type { Content } from "@/db/source/shapes";
import type { Finding, Rule } from "./finding";

type Honour = Content["honours"][number];

/** Faults of single fields. */
function faultsOf({ type, tilte, number, applied, issued, expires, version }: Honour): [string, string][] {
  const [, said] = /（[^（）]*编号\s*([^（）]*)）$/.exec(tilte) ?? [];
  const faults: [string, string | false][] = [
    ["tilte", said !== undefined && said !== number && `括号里的编号与 number「${number}」不同`],
    ["applied", PATENT_TYPES.includes(type) && !applied && "专利要写明申请日期"],
    ["applied", applied !== undefined && applied > issued && "申请日期晚于授权日期"],
    ["expires", expires !== undefined && expires <= issued && "有效期早于颁发日期"],
    ["version", type === HONOUR_TYPE.software && !version && "软件要写明版本"],
  ];
  return faults.flatMap(([field, says]) => (says ? [[field, says]] : []));
}

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
