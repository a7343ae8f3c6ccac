import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import type { Content, DocumentName } from "@/db/source/shapes";
import { content as testContent } from "@/db/testing/content";
import { faultCodeFaults } from "./fault-code-rules";
import { fewQuestions, questionFaults, sparePartFaults } from "./service-rules";

type Change<Name extends DocumentName> = (document: Content[Name]) => void;

const RULES = {
  "site/fault-codes": faultCodeFaults,
  "site/spare-parts": sparePartFaults,
  "site/questions": questionFaults,
};

/** The faults after an editor has changed a document. */
function faultsAfter<Name extends keyof typeof RULES>(name: Name, change: Change<Name>): string {
  const content = editedContent();
  const document = structuredClone(testContent[name]);
  change(document);
  content.write(name, document);
  return content.faults(RULES[name]).join("\n");
}

type Kinds = Content["site/fault-codes"];
const detector = (kinds: Kinds) => kinds.find(({ id }) => id === "residual-current")!;
const codeOf = (kinds: Kinds, code: string) => detector(kinds).codes.find((one) => one.code === code)!;

test.each<[what: string, Change<"site/fault-codes">, says: string]>([
  [
    "a product that there is not",
    (kinds) => detector(kinds).products.push(9999),
    "site/fault-codes.json，id residual-current，products：产品 9999 不存在。",
  ],
  [
    "a product that stands twice",
    (kinds) => detector(kinds).products.push(1076),
    "products：产品 1076 写了两次。",
  ],
  [
    "a family that is not named",
    (kinds) => detector(kinds).products.push(1001),
    "families：有产品属于产品线 33，这里没有写。",
  ],
  [
    "a family of none of its products",
    (kinds) => detector(kinds).families.push(33),
    "families：products 里没有产品线 33 的产品。",
  ],
  [
    "a code of a product of another kind",
    (kinds) => (codeOf(kinds, "A00").products = [1001]),
    "codes（A00）.products：产品 1001 不在本类的 products 里。",
  ],
  [
    "a register that the product has not",
    (kinds) => (detector(kinds).registers[0]!.symbol = "ALARMS"),
    "registers：产品 1076 没有寄存器 ALARMS。",
  ],
  [
    "a register of another name",
    (kinds) => (detector(kinds).registers[0]!.name = "告警字"),
    "寄存器 ALARM 的名称是「报警字」，不是「告警字」。",
  ],
  [
    "a code of a bit that there is not",
    (kinds) => (codeOf(kinds, "A00").code = "A09"),
    "codes（A09）：寄存器 ALARM 没有第 9 位。",
  ],
  [
    "a bit without a code",
    (kinds) => (codeOf(kinds, "A00").code = "A09"),
    "codes：寄存器 ALARM 第 0 位「剩余电流」没有代码；是状态不是故障的写在 states 里。",
  ],
  [
    "a code that says something else than its bit",
    (kinds) => (codeOf(kinds, "F00").meaning = "风机停转"),
    "codes（F00）.meaning：「风机停转」与寄存器 FAULT 第 0 位的「互感器断线」不符。",
  ],
  [
    "work on a device that nobody made safe",
    (kinds) => (detector(kinds).safety = "注意安全。"),
    "safety：要先写怎样使装置安全",
  ],
  [
    "a discharge of what was not found dead",
    (kinds) => (codeOf(kinds, "F00").remedy = "断电后放电，再查端子"),
    "codes（F00）.remedy：写到放电的一句里，放电前要写等待与验电",
  ],
  [
    "a model that there is not",
    (kinds) => (codeOf(kinds, "F00").remedy = "换成LH-RCD900"),
    "codes（F00）：没有型号「LH-RCD900」。",
  ],
  [
    "an order code that does not read",
    (kinds) => (codeOf(kinds, "F00").remedy = "换成LH-ZCS/451-20+10"),
    "codes（F00）：订货代码「LH-ZCS/451-20+10」读不通。",
  ],
])("an editor is told of faulty fault codes: %s", (_what, change, says) => {
  expect(faultsAfter("site/fault-codes", change)).toContain(says);
});

test("a status bit without a fault needs no code", () => {
  const change: Change<"site/fault-codes"> = (kinds) => {
    detector(kinds).registers[0]!.states = ["剩余电流"];
    detector(kinds).codes = detector(kinds).codes.filter(({ code }) => code !== "A00");
  };
  expect(faultsAfter("site/fault-codes", change)).toBe("");
});

test.each<[what: string, Change<"site/spare-parts">, says: string]>([
  ["a product", (groups) => groups[0]!.parts[0]!.products.push(9999), "products：产品 9999 不存在。"],
  ["the part itself", (groups) => (groups[0]!.parts[0]!.part = 9999), "part：产品 9999 不存在。"],
  ["a model", (groups) => (groups[0]!.parts[0]!.remark = "用于LH-ZCQ"), "remark：没有型号「LH-ZCQ」。"],
])("an editor is told of spare parts with missing references: %s", (_what, change, says) => {
  expect(faultsAfter("site/spare-parts", change)).toContain(says);
});

test.each<[what: string, Change<"site/questions">, says: string]>([
  [
    "a wording that finds another question",
    ([first, second]) => void first!.asked.push(second!.question),
    "site/questions.json，id power-factor-penalty，asked：用「功率因数要达到多少才不罚款？」提问时答的是 kvar-demand。",
  ],
  [
    "a discharge without a test",
    ([first]) => (first!.answer = "直接放电。"),
    "answer：写到放电的一句里，放电前要写等待与验电",
  ],
  ["a model that there is not", ([first]) => (first!.answer = "选LH-ZCQ。"), "answer：没有型号「LH-ZCQ」。"],
])("an editor is told of faulty questions: %s", (_what, change, says) => {
  expect(faultsAfter("site/questions", change)).toContain(says);
});

test("a family with few questions is a warning", () => {
  const content = editedContent();
  content.write(
    "site/questions",
    testContent["site/questions"].filter(({ family }) => family !== 33),
  );
  expect(content.faults(fewQuestions)).toContain(
    "site/questions.json，family：产品线 33 的问题只有 0 个，建议不少于 4 个。",
  );
});
