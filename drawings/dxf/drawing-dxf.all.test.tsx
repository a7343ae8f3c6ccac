import { test } from "vitest";
import { shippedProducts } from "@/db/testing/content";
import { expectGoodFile, filesOf } from "./test-files";

test.each(shippedProducts.flatMap(filesOf))(
  "$name is what the product's texts and the page's drawing say",
  expectGoodFile,
);
