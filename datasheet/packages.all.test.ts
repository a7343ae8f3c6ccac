import { beforeAll, test } from "vitest";
import { shippedProducts } from "@/db/test-content";
import { orderOf } from "@/db/test-sheet-order";
import { shippedStore } from "@/db/test-store";
import { expectFitPackage } from "./test-package";

beforeAll(() => void shippedStore());

test.each(shippedProducts)("$model has a package as large as promised at most", ({ id }) =>
  expectFitPackage(orderOf(id)),
);
