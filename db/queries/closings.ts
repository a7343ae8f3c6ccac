import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { categoryClosings } from "@/db/schema";
import { CLOSING, type ClosingWords } from "@/lib/closing-words";

const all = prepared((orm) => orm.select().from(categoryClosings).prepare());

const closings = perContentVersion(
  (_key: "all"): ReadonlyMap<number, ClosingWords> =>
    new Map(
      all()
        .all()
        .map(({ category, ...words }) => [category, words]),
    ),
);

/** What the end of a product family's pages says; others have the product centre's words. */
export const closingOfFamily = (family = 0): ClosingWords =>
  closings("all").get(family) ?? CLOSING.productCentre;
