import { test } from "vitest";
import { shippedProducts } from "@/db/testing/content";
import { expectGoodFile, filesOf } from "./test-files";

test.each(shippedProducts().flatMap(filesOf))(
  "$name matches the texts of the product and the drawing on the page",
  expectGoodFile,
);
