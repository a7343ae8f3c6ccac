import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testContent } from "@/db/testing/project";

const guide = readFileSync("docs/editing.md", "utf8");

test("the guide's example, a new product and the news of it, passes the check as it stands there", () => {
  const example = guide.slice(guide.indexOf("## 一个例子"), guide.indexOf("## 提交什么"));
  const [product, article] = [...example.matchAll(/```json\n(.*?)```/gs)].map(
    ([, text = ""]) =>
      JSON.parse(text.replaceAll("products/svg-cabinet", "products/lh-hxk")) as { id: number },
  );
  const project = testContent();
  project.edit("products", (products) => [...products, product!]);
  project.edit("news", (news) => [...news, article!]);
  expect(project.faults()).toEqual([]);
});
