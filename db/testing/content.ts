import { drawnProducts } from "@/db/check/drawing-rules";
import { readContent } from "@/db/source/read-content";

const productsOf = (folder: string) => drawnProducts(readContent(folder));

/** The products of db/test-content as a page reads them. */
export const products = productsOf("db/test-content");
/** Those that are shipped, for what must hold for each of them, whoever they are. */
export const shippedProducts = productsOf("db/content");
