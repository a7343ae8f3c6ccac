import { setImmediate as turn } from "node:timers/promises";
import { getTableColumns, gt, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { contentVersion } from "@/db/content-version";
import { products } from "@/db/schema";
import {
  type Catalogue,
  type CatalogueHead,
  type CatalogueProduct,
  toFileParameter,
} from "@/lib/catalogue/shape";
import { fileOrderCode } from "@/lib/catalogue/order-code";
import { LICENCE } from "@/lib/catalogue/files";
import { absoluteUrl, chinaTime } from "@/lib/seo/page-metadata";
import { versionName } from "@/lib/revision";
import { SITE } from "@/lib/site";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { getDictionary } from "@/db/queries/products/dictionary";
import { parameterData } from "@/db/queries/products/parameter-data";
import { parametersOf } from "@/db/queries/products/parameters";
import { dataColumns, readData } from "@/db/queries/products/product-data";
import { factColumns, readFacts } from "@/db/queries/products/product-facts";
import { readRevisions, revisionsColumn } from "@/db/queries/products/revisions";
import { lastChanges } from "@/db/queries/site/sitemap";

/** Products read between two moments for others: some milliseconds. */
const SLICE = 20;

/** What the file is, and the dictionary. */
export function catalogueHead(): CatalogueHead {
  const changed = lastChanges()("products");
  return {
    version: contentVersion(),
    date: changed === undefined ? "" : chinaTime(changed),
    licence: LICENCE,
    source: `${SITE.company}，${absoluteUrl("/index")}`,
    parameters: [...getDictionary().values()].map(({ key, name, unit, kind, group }) => ({
      ...{ key, name, unit, kind, group },
    })),
  };
}

const { images: _images, maincontent: _main, wirecontent: _wire, ...columns } = getTableColumns(products);
// These lie behind the long texts, which need not be read.
const { sort: _sort, createtime: _createtime, updatetime: _updatetime, ...read } = columns;

const nextProducts = prepared((orm) =>
  orm
    .select({ ...read, ...factColumns, ...dataColumns, revisions: revisionsColumn })
    .from(products)
    .where(gt(products.id, sql.placeholder("after")))
    .orderBy(products.id)
    .limit(SLICE)
    .prepare(),
);

function toProduct(row: ReturnType<ReturnType<typeof nextProducts>["all"]>[number]): CatalogueProduct {
  const { id, model, title, type, ordercode } = row;
  const { lines, values, code } = readFacts(row);
  const { combinations, dimensions, cutouts, standards } = readData(row);
  const [cutout] = cutouts;
  const [revision] = readRevisions(row.revisions);
  const discontinued = discontinuedOf(id);
  return {
    ...{ id, model, title },
    url: absoluteUrl(`/newdetail/${id}`),
    category: getCategoryPath(type).map(({ name }) => name),
    parameters: parameterData(parametersOf({ ...row, lines }), values).map((parameter) =>
      toFileParameter(parameter, getDictionary().get(parameter.key)?.kind ?? "text"),
    ),
    state: discontinued ? "discontinued" : "active",
    ...(discontinued && {
      discontinued: {
        since: discontinued.since,
        ...(discontinued.successor && { successor: discontinued.successor.id }),
      },
    }),
    ...(revision && { revision: { version: versionName(revision.number), date: revision.date } }),
    ...(combinations.length > 0 && { combinations }),
    dimensions,
    ...(cutout && { cutout: { needed: cutout.width !== undefined, ...cutout } }),
    standards,
    ...(code && { orderCode: fileOrderCode(code, ordercode) }),
  };
}

/** Every product by its id, slice by slice, so that nobody waits for the whole. */
export async function* catalogueProducts(): AsyncGenerator<CatalogueProduct[]> {
  for (let after = 0; ;) {
    const rows = nextProducts().all({ after });
    yield rows.map(toProduct);
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return;
    after = last.id;
    await turn();
  }
}

/** The file with its first product alone, of which the first parameters. */
export function catalogueExample(): Catalogue {
  const head = catalogueHead();
  const [first] = nextProducts().all({ after: 0 });
  const products = first ? [toProduct(first)] : [];
  return {
    ...head,
    parameters: head.parameters.slice(0, 1),
    products: products.map((product) => ({ ...product, parameters: product.parameters.slice(0, 2) })),
  };
}
