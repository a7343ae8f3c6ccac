import { MESSAGE_MAX } from "./message-rules";

const MAX_CODE = 100;

const SUBJECTS = {
  product: { stored: "产品", shown: "咨询产品", path: "/newdetail/" },
  solution: { stored: "方案", shown: "咨询方案", path: "/cm_detail/" },
} as const;

/** A product or solution with its name. */
export type Subject = { kind: keyof typeof SUBJECTS; id: number; name: string };

/** The subject of a message, from the address of the form. */
export type About = {
  subjects: readonly Subject[];
  /** An order code, as typed. */
  code: string;
  /** The page that the visitor came from, in words. */
  words: string;
};

const cut = (text: string, most: number) => [...text].slice(0, Math.max(0, most)).join("");

/** Reduces words of an address to one line of visible characters. */
const plain = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ").trim();

/** Reads an order code from an address, where `+` arrives as a space; too long ones are dropped. */
export function readCode(value: string): string {
  const code = plain(value).replace(/(?<=\d) (?=\d)/g, "+");
  return [...code].length > MAX_CODE ? "" : code;
}

export const readWords = (value: string): string => cut(plain(value), MESSAGE_MAX.about);

const hrefOf = ({ kind, id }: Subject) => `${SUBJECTS[kind].path}${id}`;
const idsOf = (kind: Subject["kind"], subjects: readonly Subject[]) =>
  subjects.filter((subject) => subject.kind === kind).map(({ id }) => id);

/** A labelled line, optionally with a link and a remark. */
export type Line = { label: string; text: string; href?: string; remark?: string };

/** The subject as displayed lines. An order code is shown with its product if there is only one. */
export function aboutLines({ subjects, code, words }: About): Line[] {
  const isOfOne = idsOf("product", subjects).length === 1;
  const remark = isOfOne && code ? `（型号代码 ${code}）` : "";
  return [
    ...subjects.map((subject) => ({
      label: SUBJECTS[subject.kind].shown,
      text: subject.name,
      href: hrefOf(subject),
      remark: subject.kind === "product" ? remark : "",
    })),
    ...(code && !isOfOne ? [{ label: "型号代码", text: code }] : []),
    ...(words ? [{ label: "咨询事项", text: words }] : []),
  ];
}

/** The subject as parameters of the form. */
export const askedOf = ({ subjects, code, words }: About) => ({
  products: idsOf("product", subjects),
  solution: idsOf("solution", subjects)[0],
  code,
  about: words,
});

/** The subject as stored with the message, one line each: `产品：LH-ZCS 共补智能集成电容器（/newdetail/1001）`. */
export function aboutText({ subjects, code, words }: About): string {
  const lines = [
    ...subjects.map((subject) => `${SUBJECTS[subject.kind].stored}：${subject.name}（${hrefOf(subject)}）`),
    ...(code ? [`型号代码：${code}`] : []),
    ...(words ? [`页面：${words}`] : []),
  ];
  return cut(lines.join("\n"), MESSAGE_MAX.about);
}
