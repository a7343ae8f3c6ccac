import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { missingParameters } from "./missing-parameters";

test("a parameter that a product lacks and similar products have is reported, unless it does not apply to the category", () => {
  const weight = (kg: number) => ({
    key: "weight",
    label: "重量",
    text: `${kg} kg`,
    numbers: [kg],
    unit: "kg",
  });
  const discharge = { key: "electrical", label: "残压", text: "3 min 内降至 50 V 以下" };
  const content = editedContent();
  const told = () => content.faults(missingParameters);
  const [first, second, third] = [1001, 1002, 1003];
  for (const id of [first, second, 1004, 1005])
    content.editOne("products", id, { parameters: [weight(12), discharge] });
  content.editOne("products", third, { parameters: [weight(12)] });
  expect(told().filter((sentence) => sentence.includes(`products/${third}.json`))).toEqual([
    expect.stringContaining("没有「残压」，同一产品线有 4 款写了"),
  ]);
  content.write("site/not-applicable", [{ category: 202, keys: ["electrical"] }]);
  expect(told().join()).not.toContain("残压");
  content.write("site/not-applicable", [{ category: 202, keys: ["weight"], labels: ["残压"] }]);
  expect(told().join()).not.toContain("残压");
});
