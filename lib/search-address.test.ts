import { expect, test } from "vitest";
import { isSearch } from "./search-address.mjs";

test.each(["?title=%E4%BB%AA", "?page=2&title=a", "?title=&title=a", "?title=+a"])(
  "%s is a search, rendered for its visitor",
  (query) => {
    expect(isSearch(`/product_type_list/33${query}`)).toBe(true);
  },
);

test.each(["", "?title=", "?title=%20", "?title=a&title=", "?title=%0A", "?subtitle=a", "?sid=201"])(
  "%s is the family's cached list, which never takes a nonce",
  (query) => {
    expect(isSearch(`/product_type_list/33${query}`)).toBe(false);
  },
);

test("no other page is a search", () => {
  expect(isSearch("/newsPage?title=a")).toBe(false);
  expect(isSearch("/product_type_list/33/search?title=a")).toBe(false);
});
