import { expect, test } from "vitest";
import { shippedProducts } from "@/db/test-content";
import { drawingsOf } from ".";
import { expectSoundDrawings } from "./test-drawings";

test.each(shippedProducts)("the drawings of $model hold what any drawing promises", expectSoundDrawings);

test("every hole that a product is drilled for has its diameter", () => {
  const bare = shippedProducts.flatMap((product) =>
    drawingsOf(product).flatMap(({ name, sheet }) =>
      sheet?.holes.some(({ diameter }) => diameter === undefined) ? [`${product.model} ${name}`] : [],
    ),
  );
  expect(bare).toEqual([]);
});
