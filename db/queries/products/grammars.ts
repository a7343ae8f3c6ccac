import { orderCodeShape } from "@/lib/order-code/shape";
import { jsonReader } from "./json-reader";

/** As many as a large catalogue has products. */
const MOST = 20_000;

/** How order codes are made, from the JSON that the store holds. */
export const readGrammar = jsonReader(orderCodeShape, MOST);
