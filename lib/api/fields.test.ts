import { expect, test } from "vitest";
import { CALLS } from "./calls";
import { answerFieldsOf, parametersOf } from "./fields";
import { answerSchema, inputSchema } from "./schemas";

const callAt = (path: string) => CALLS.find((call) => call.path === path)!;
const parameters = (path: string) =>
  Object.fromEntries(
    parametersOf(inputSchema(callAt(path).input!)).map(({ name, ...facts }) => [name, facts]),
  );

test("the documentation of a field has its type, bounds and default as in the API", () => {
  expect(parameters("/api/Product/getList")).toMatchObject({
    page: { kind: "整数", isRequired: false, fallback: "1", limits: "不小于 1" },
    limit: { kind: "整数", isRequired: false, fallback: "12", limits: "1 至 100" },
    title: { kind: "文字", isRequired: false, fallback: "", limits: "至多 100 字" },
  });
  expect(parameters("/api/Message/add")).toMatchObject({
    name: { isRequired: true, limits: "1 至 50 字" },
    phone: { isRequired: true, limits: "固定格式" },
    sex: { isRequired: false, fallback: "0", limits: "0 或 1" },
  });
});

test("the honeypot field for robots is not documented", () => {
  expect(Object.keys(parameters("/api/Message/add"))).not.toContain("website");
});

test("the documentation of an answer has the path of each field", () => {
  const pathsOf = (path: string) => answerFieldsOf(answerSchema(callAt(path))!).map((field) => field.path);
  expect(pathsOf("/api/carts/products/sum")).toEqual(["data"]);
  expect(pathsOf("/api/News/getList").slice(0, 4)).toEqual([
    "data",
    "data.data",
    "data.data[].id",
    "data.data[].title",
  ]);
  expect(pathsOf("/api/Product/getCategory")).toContain("data[].lists[].listss[].pid");
});
