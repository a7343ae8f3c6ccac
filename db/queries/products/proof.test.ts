import { expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { storeWithProducts } from "@/db/testing/products";
import { HONOUR_TYPE } from "@/lib/constants";
import { getProof } from "./proof";

test("standards are counted by their products, certificates separately from patents", () => {
  storeWithProducts([
    { id: 101, title: "甲", type: 201 },
    { id: 102, title: "乙", type: 201 },
    { id: 103, title: "丙", type: 201 },
  ]);
  const store = sharedStore();
  store.exec(`
    UPDATE products SET standards = 'GB/T 15576,GB/T 7251.1' WHERE id = 101;
    UPDATE products SET standards = 'GB/T 15576' WHERE id = 102;
    UPDATE products SET standards = '' WHERE id = 103;
    INSERT INTO honours (id, type, tilte) VALUES (1, ${HONOUR_TYPE.certificate}, '证书'), (2, ${HONOUR_TYPE.invention}, '专利');
  `);
  expect(getProof()).toEqual({
    products: 2,
    standards: [
      { number: "GB/T 15576", products: 2 },
      { number: "GB/T 7251.1", products: 1 },
    ],
    certificates: 1,
  });
});
