import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { RECORDS } from "@/db/source/shapes";
import { testContent } from "@/db/testing/project";

const guide = readFileSync("docs/editing.md", "utf8");

/** Names of all fields below a shape. */
function fieldsOf(shape: z.ZodType): string[] {
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
  if (shape instanceof z.ZodArray) return fieldsOf(shape.element as z.ZodType);
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((option) => fieldsOf(option as z.ZodType));
  if (shape instanceof z.ZodRecord) return fieldsOf(shape.valueType as z.ZodType);
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault)
    return fieldsOf(shape.unwrap() as z.ZodType);
  return [];
}

test.each(Object.entries(RECORDS))("the editors' guide names every field of %s", (_, shape) => {
  const fields = fieldsOf(shape);
  expect(fields.length).toBeGreaterThan(3);
  const isNamed = (field: string) => ["`", '"'].some((mark) => guide.includes(mark + field + mark));
  expect(fields.filter((field) => !isNamed(field))).toEqual([]);
});

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
