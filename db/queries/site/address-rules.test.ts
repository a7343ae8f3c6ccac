import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { addressOf } from "@/lib/routes/address";
import { addressRules } from "./address-rules";

beforeAll(() => {
  emptyStore().exec(`
    INSERT INTO categories (id, name, pid) VALUES (33, 'a', 0), (201, 'b', 33), (202, 'c', 201), (41, 'd', 0), (301, 'e', 41);
    INSERT INTO products (id, title, type) VALUES (1001, 'p', 202);
    INSERT INTO solutions (id, title, type) VALUES (2001, 's', 17);
  `);
});
afterAll(closeStore);

const canonical = (address: string) => {
  const [path = "", query = ""] = address.split("?");
  return addressOf(path, query, addressRules)?.canonical;
};

test.each([
  ["/contact?product=1001", "/contact?product=1001"],
  ["/contact?product=123456", "/contact"],
  ["/contact?solution=2001", "/contact?solution=2001"],
  ["/contact?solution=1001&product=2001", "/contact"],
  ["/product_type_list/33?sid=201&kid=202", "/product_type_list/33?kid=202&sid=201"],
  ["/product_type_list/201?kid=202", "/product_type_list/201?kid=202"],
  ["/product_type_list/33?sid=999", "/product_type_list/33"],
  ["/product_type_list/33?sid=301", "/product_type_list/33"],
  ["/product_type_list/33?sid=202&kid=201", "/product_type_list/33"],
  ["/product_type_list/33?sid=33", "/product_type_list/33"],
  ["/product_type_list/99?sid=999", "/product_type_list/99"],
])("values that no product has are removed from an address: %s is %s", (asked, is) => {
  expect(canonical(asked)).toBe(is);
});

test("values in an address are checked again when content changes", () => {
  expect(canonical("/contact?product=1002")).toBe("/contact");
  sharedStore().exec("INSERT INTO products (id, title, type) VALUES (1002, 'p', 202)");
  expect(canonical("/contact?product=1002")).toBe("/contact?product=1002");
});

test("if the store cannot be read, an address is not changed", () => {
  sharedStore().exec("ALTER TABLE products RENAME TO away");
  expect(canonical("/contact?product=7")).toBe("/contact?product=7");
});
