import { expect, test } from "vitest";
import { z } from "zod";
import { RECORDS } from "@/db/source/shapes";
import type { Schema } from "./page/schema";
import { fieldName } from "./words";

const CHINESE = /[\u4e00-\u9fff]|^RTU$|^TCP$/;

function fieldsOf({
  properties = {},
  items,
  anyOf = [],
  oneOf = [],
  additionalProperties,
}: Schema): string[] {
  const inner = [items, additionalProperties || undefined, ...anyOf, ...oneOf, ...Object.values(properties)];
  return [...Object.keys(properties), ...inner.flatMap((one) => (one ? fieldsOf(one) : []))];
}

test.each(Object.entries(RECORDS))("an editor reads a Chinese name at every field of %s", (noun, shape) => {
  const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Schema;
  const fields = [...new Set(fieldsOf(schema))];
  expect(fields.length).toBeGreaterThan(3);
  expect(fields.filter((field) => !CHINESE.test(fieldName(noun, field)))).toEqual([]);
});
