import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTypes, { astToString } from "openapi-typescript";
import ts from "typescript";
import { beforeAll, expect, inject, test } from "vitest";
import { shippedDocument } from "./test-routes";

const folder = path.join(inject("runFolder"), "clients");
const file = path.join(folder, "openapi.json");
let source: string;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  source = JSON.stringify(await shippedDocument());
  writeFileSync(file, source);
});

/** TypeScript's errors in a file, with the packages of this project. */
function faultsOf(made: string): string[] {
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    paths: { zod: [path.resolve("node_modules/zod")] },
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([made], options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

test("redocly finds no fault in the document", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  expect(problems.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
});

test("openapi-typescript makes types of it that TypeScript takes, its entities by name", async () => {
  const made = path.join(folder, "types.ts");
  const types = astToString(await openapiTypes(JSON.parse(source)));
  writeFileSync(made, types);
  expect(faultsOf(made)).toEqual([]);
  expect(types).toMatch(/CartLine: \{/);
});

test("hey-api makes zod schemas of it that TypeScript takes", async () => {
  const output = path.join(folder, "zod");
  await createClient({ input: file, output, plugins: ["zod"], logs: { level: "silent", file: false } });
  expect(faultsOf(path.join(output, "zod.gen.ts"))).toEqual([]);
});

test("a default of the wrong type does not compile in a client", async () => {
  const output = path.join(folder, "wrong");
  const wrong = path.join(folder, "wrong.json");
  writeFileSync(wrong, source.replaceAll('"default":1,', '"default":"1",'));
  await createClient({ input: wrong, output, plugins: ["zod"], logs: { level: "silent", file: false } });
  expect(faultsOf(path.join(output, "zod.gen.ts"))).not.toEqual([]);
});
