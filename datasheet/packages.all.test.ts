import { beforeAll, test } from "vitest";
import { shippedProducts } from "@/db/testing/content";
import { orderOf } from "@/db/testing/sheet-order";
import { shippedStore } from "@/db/testing/store";
import { productPackage } from "./package";
import { expectFitPackage } from "./test-package";

beforeAll(() => void shippedStore());

test.each(shippedProducts())("the package of $model stays within its size limit", async ({ id }) =>
  expectFitPackage(id, await productPackage(orderOf(id))),
);
