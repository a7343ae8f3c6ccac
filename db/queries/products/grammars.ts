import { perContentVersion } from "@/db/per-content-version";
import { type OrderCode, orderCodeShape } from "@/lib/order-code/shape";

/** As many as a large catalogue has products. */
const MOST = 20_000;

/**
 * How order codes are made, from the JSON that the store holds; read once for each version of the content.
 * @throws when it has another shape, which is a fault of a migration
 */
export const readGrammar = perContentVersion(
  (json: string): OrderCode => orderCodeShape.parse(JSON.parse(json)),
  { most: MOST },
);
