import { expect, test } from "vitest";
import { type RecordName, RECORDS } from "@/db/source/shapes";
import { schemaOf } from "./items";
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

test.each(Object.keys(RECORDS) as RecordName[])(
  "an editor reads a Chinese name at every field of %s",
  (noun) => {
    const fields = [...new Set(fieldsOf(schemaOf(noun)))];
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter((field) => !CHINESE.test(fieldName(noun, field)))).toEqual([]);
  },
);
