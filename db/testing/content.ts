import { drawnProducts } from "@/db/check/drawing-rules";
import { readContent } from "@/db/source/read-content";

/** So that no test file changes what others in its process read. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** What is in db/test-content, read once in a process. */
export const content = frozen(readContent("db/test-content"));
/** The products of db/test-content as a page reads them. */
export const products = drawnProducts(content);
/** Those that are shipped, for what must hold for each of them, whoever they are. */
export const shippedProducts = () => drawnProducts(readContent("db/content"));
