import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { GET as modbusFile } from "@/app/data/modbus/[file]/route";
import { CALLS } from "@/lib/api/calls";
import { callId } from "@/lib/api/documented-call";
import { callPaths, type Document } from "@/lib/api/test-answer";
import type { RegisterFile } from "@/lib/registers/file";
import { GET } from "./route";
import { methodsAt, ownAddresses, shippedDocument } from "./test-routes";

let document: Document;

beforeAll(async () => {
  document = await shippedDocument();
});

test("is OpenAPI 3.1 by its official schema, with the site's own address", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  expect(document.servers).toEqual([{ url: "http://localhost:3000" }]);
  expect((await GET()).headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test("is no OpenAPI once a part is missing: the validator looks", async () => {
  const { info: _info, ...rest } = document;
  expect(await new Validator().validate(rest)).toMatchObject({ valid: false });
});

test("holds sound schemas, and each is used", () => {
  const text = JSON.stringify(document);
  const { schemas } = document.components;
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true }).addKeyword("components");
  ajv.addSchema({ components: { schemas } }, "document");
  for (const name of Object.keys(schemas)) {
    expect(() => ajv.compile({ $ref: `document#/components/schemas/${name}` }), name).not.toThrow();
    expect(text, name).toContain(`"#/components/schemas/${name}"`);
  }
  for (const name of Object.keys(document.components.responses))
    expect(text, name).toContain(`"#/components/responses/${name}"`);
});

type Field = { type?: string; default?: unknown };

test("a client that fills in defaults by the document sends what their fields take", () => {
  const ajv = new Ajv2020({ strict: false });
  const found: Field[] = [];
  JSON.stringify(document, (_name, value: Field | undefined) => {
    if (value?.default !== undefined && value.type !== undefined) found.push(value);
    return value;
  });
  expect(found.filter((field) => !ajv.validate(field, field.default))).toEqual([]);
  expect(found.length).toBeGreaterThan(20);
});

test("says of each call by what it knows a visitor, of ids that they are whole numbers, and on what terms", () => {
  const calls = callPaths(document);
  expect(document.security).toEqual([{}]);
  expect(calls["/api/carts"]?.get).toMatchObject({ security: [{ listToken: [] }, { listCookie: [] }, {}] });
  const member = [{ memberToken: [] }, { memberCookie: [] }];
  expect(calls["/api/user/index"]?.get).toMatchObject({ security: [...member, { user: [] }, {}] });
  expect(calls["/api/Speak/add"]?.post).toMatchObject({ security: member });
  expect(calls["/api/Speak/getDetail"]?.post).toMatchObject({ security: [...member, {}] });
  expect(calls["/api/products/{id}"]?.get?.parameters?.[0]).toMatchObject({ schema: { type: "integer" } });
  expect(document.info.license).toMatchObject({ url: "http://localhost:3000/developers#catalogue" });
});

test("tells of every file that a product has, and of the feed", () => {
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      "/datasheet/{id}.pdf",
      "/downloads/{id}.zip",
      "/drawings/{id}/{file}",
      "/feed.xml",
    ]),
  );
});

test("tells of every call in app/api by every method that it answers, and of no other", async () => {
  const told = Object.entries(callPaths(document)).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const addresses = new Set([...ownAddresses(), ...Object.keys(callPaths(document))]);
  const answered = [];
  for (const address of addresses)
    for (const method of await methodsAt(address)) answered.push(`${method} ${address}`);
  expect(told.toSorted()).toEqual(answered.toSorted());
  expect(ownAddresses().length).toBeGreaterThan(15);
});

type Schema = { description?: string; properties?: Record<string, Schema>; items?: Schema };

const fieldsOf = ({ properties = {}, items }: Schema): [name: string, description: string][] => [
  ...Object.entries(properties).flatMap(([name, field]) => [
    [name, field.description ?? ""] as [string, string],
    ...fieldsOf(field),
  ]),
  ...(items ? fieldsOf(items) : []),
];

test("says in Chinese what every call is for, and what every field means", () => {
  const untold = (texts: [name: string, text?: string][]) =>
    texts.filter(([, text = ""]) => !/\p{Script=Han}/u.test(text)).map(([name]) => name);
  const calls = Object.entries(callPaths(document)).flatMap(([path, item]) =>
    Object.values(item).map(({ summary }): [string, string] => [path, summary]),
  );
  expect(untold(calls)).toEqual([]);
  const schemas = Object.values(document.components.schemas) as Schema[];
  const fields = schemas.flatMap(fieldsOf);
  expect(untold(fields)).toEqual([]);
  expect(fields.length).toBeGreaterThan(200);
});

test("has an example of every call that is open", () => {
  const paths = callPaths(document);
  const without = CALLS.filter(({ method, path, answer }) => {
    const examples = paths[path]?.[method.toLowerCase()]?.responses[200].content["application/json"].examples;
    return answer && !examples?.success;
  });
  expect(without.map(callId)).toEqual([]);
});

test("shows the Modbus files of a real product as the site sends them, with their first registers", async () => {
  const shown = (kind: string, type: string) => {
    const { get } = document.paths[`/data/modbus/{id}.${kind}`] as {
      get: { responses: Record<number, { content: Record<string, { example: unknown }> }> };
    };
    return get.responses[200]?.content[type]?.example;
  };
  const json = shown("json", "application/json") as RegisterFile;
  const sent = async (kind: string) => {
    const params = Promise.resolve({ file: `${json.product.id}.${kind}` });
    return (await modbusFile(new Request("http://site.test"), { params })).text();
  };
  const file = JSON.parse(await sent("json")) as RegisterFile;
  const [{ registers, ...block }] = file.blocks as [RegisterFile["blocks"][number]];
  expect(registers.length).toBeGreaterThan(2);
  expect(json).toEqual({ ...file, blocks: [{ ...block, registers: registers.slice(0, 2) }] });
  const check = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    document.components.schemas.registers!,
  );
  expect([check(json), check(file), check({ ...file, blocks: {} })]).toEqual([true, true, false]);
  const csv = shown("csv", "text/csv") as string;
  expect(csv.trimEnd().split("\r\n")).toHaveLength(3);
  expect((await sent("csv")).startsWith(csv)).toBe(true);
});
