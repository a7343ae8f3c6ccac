import { eq } from "drizzle-orm";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { discontinuedProducts, products } from "@/db/schema";

export type Discontinued = {
  /** The day, `2026-01-31`. */
  since: string;
  successor: { id: number; model: string; title: string } | undefined;
};

const all = prepared((orm) =>
  orm
    .select({
      product: discontinuedProducts.product,
      since: discontinuedProducts.since,
      id: products.id,
      model: products.model,
      title: products.title,
    })
    .from(discontinuedProducts)
    .leftJoin(products, eq(products.id, discontinuedProducts.successor))
    .prepare(),
);

/** All discontinued products by id: there are few. */
const discontinued = perContentVersion(
  (): ReadonlyMap<number, Discontinued> =>
    new Map(
      all()
        .all()
        .map(({ product, since, id, model, title }) => [
          product,
          {
            since,
            successor: id === null ? undefined : { id, model: model ?? "", title: title ?? "" },
          },
        ]),
    ),
);

export const discontinuedOf = (product: number): Discontinued | undefined => discontinued().get(product);
