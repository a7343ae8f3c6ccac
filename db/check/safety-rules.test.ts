import { expect, test } from "vitest";
import { content as testContent } from "@/db/testing/content";
import type { Content } from "@/db/source/shapes";
import { editedContent } from "@/db/testing/edited-content";
import { productsWithoutRules, safetyFaults } from "./safety-rules";

type Rules = Content["site/safety"];
const deviceOf = ({ devices }: Rules, id: string) => devices.find((one) => one.id === id)!;

function faultsAfter(change: (rules: Rules) => void): string {
  const content = editedContent();
  const rules = structuredClone(testContent["site/safety"]);
  change(rules);
  content.write("site/safety", rules);
  return content.faults(safetyFaults).join("\n");
}

test("the shipped safety rules are accepted", () => {
  expect(faultsAfter(() => undefined)).toBe("");
});

test.each<[what: string, change: (rules: Rules) => void, says: string]>([
  [
    "a wait shorter than a product's own",
    (rules) => (deviceOf(rules, "capacitor").wait = "1 min 以上"),
    "id capacitor，wait：产品 1036 的资料写的是 3 min，这里不能短于它。",
  ],
  [
    "no time where a product says one",
    (rules) => (deviceOf(rules, "smart-capacitor").wait = "稍等"),
    "wait：产品 1001 的资料写的是 3 min",
  ],
  [
    "another time than stands before the codes",
    (rules) => (deviceOf(rules, "smart-capacitor").wait = "5 min 以上"),
    "wait：故障代码 smart-capacitor 的 safety 写的是等待 3 min，两处要一致。",
  ],
  [
    "a category that there is not",
    (rules) => deviceOf(rules, "breaker").categories.push(999),
    "id breaker，categories：分类 999 不存在。",
  ],
  [
    "a category that stands twice",
    (rules) => deviceOf(rules, "sensor").categories.push(263),
    "categories：分类 263 写了两次。",
  ],
  [
    "fault codes whose rules are gone",
    (rules) => (deviceOf(rules, "meter").id = "meters"),
    "故障代码 meter 的 rules 写的「meter」不在这里。",
  ],
  [
    "a discharge before the test",
    ({ steps }) => void steps.splice(3, 2, steps[4]!, steps[3]!),
    "steps：步骤的 act 要依次写出 switch-off、isolate、wait、test、discharge、earth、restore。",
  ],
  [
    "work on what was not found dead",
    (rules) => rules.emergency.push({ title: "着急", text: "直接放电。" }),
    "site/safety.json，emergency.4.text：写到放电的一句里",
  ],
  [
    "a model that there is not",
    (rules) => (deviceOf(rules, "meter").why = "LH-ZCQ 没有电容器"),
    "没有型号「LH-ZCQ」。",
  ],
])("an editor is told of faulty safety rules: %s", (_what, change, says) => {
  expect(faultsAfter(change)).toContain(says);
});

test("a product without safety rules is a warning", () => {
  const content = editedContent();
  const rules = structuredClone(testContent["site/safety"]);
  deviceOf(rules, "breaker").categories = [208];
  content.write("site/safety", rules);
  expect(content.faults(productsWithoutRules)).toContain(
    "products/1071.json，type：分类 264 没有写在 site/safety.json 的任何一类设备里，产品页上没有停电与放电的规则。",
  );
});
