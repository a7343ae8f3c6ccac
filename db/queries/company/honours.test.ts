import { expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import { listHonours, listHonoursWithCertificates } from "./honours";

const page = { page: 1, limit: 8, type: 55 };

test("an honour has the details of its certificate at the next request; the API's list is unchanged", () => {
  const store = emptyStore();
  store.exec("INSERT INTO honours (id, type, tilte) VALUES (1, 55, '证书甲（编号 A-1）'), (2, 55, '证书乙')");
  expect(listHonoursWithCertificates(page).items.map(({ certificate }) => certificate)).toEqual([
    undefined,
    undefined,
  ]);
  store.exec(
    "INSERT INTO certificates (honour, number, scope, issuer, issued, standards, covers) VALUES (1, 'A-1', '电容器', '机构', '2026-01-31', 'GB/T 15576-2020,GB/T 29312-2022', '201,205')",
  );
  expect(listHonoursWithCertificates(page).items.find(({ id }) => id === 1)?.certificate).toEqual({
    number: "A-1",
    scope: "电容器",
    issuer: "机构",
    applied: "",
    issued: "2026-01-31",
    expires: "",
    version: "",
    standards: ["GB/T 15576-2020", "GB/T 29312-2022"],
    covers: [201, 205],
  });
  expect(listHonours(page).items.map((item) => Object.keys(item))).toEqual([
    ["id", "image", "tilte"],
    ["id", "image", "tilte"],
  ]);
});
