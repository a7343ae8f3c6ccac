import { setImmediate as turn } from "node:timers/promises";
import { fileRow } from "@/app/(site)/downloads/file-row";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { listDownloads } from "@/db/queries/files/downloads";
import { listHonoursWithCertificates } from "@/db/queries/company/honours";
import { getProducts } from "@/db/queries/products/product-details";
import { productTypes } from "@/db/queries/products/products";
import { builtPerContentVersion } from "@/db/per-content-version";
import { HONOUR_TYPE } from "@/lib/constants";
import { CATALOGUE_ROWS } from "@/lib/downloads/catalogue-rows";
import { type Resource, resourcesOf } from "@/lib/downloads/resources";
import type { ContentInput } from "@/lib/api/content-calls";
import { type Page, pageOf } from "@/lib/links/paging";
import { certificateTitle } from "@/lib/text/certificate-title";

/** Products read before yielding to other requests: some milliseconds of work. */
const SLICE = 20;
const ALL = { page: 1, limit: Number.MAX_SAFE_INTEGER };

type Placed = Resource & { type: number };

const bare = { product_id: 0, model: "", type: 0 };

const ofCatalogue = (): Placed[] =>
  CATALOGUE_ROWS.map(({ name, format, href }) => ({
    ...bare,
    ...{ id: `catalogue-${format.toLowerCase()}`, title: `${name} ${format}`, kind: "catalogue" },
    ...{ size: null, date: "", url: href },
  }));

const ofCertificates = (): Placed[] =>
  listHonoursWithCertificates({ ...ALL, type: HONOUR_TYPE.certificate }).items.map(
    ({ id, tilte, image, certificate }) => ({
      ...bare,
      ...{ id: `certificate-${id}`, title: certificateTitle(tilte), kind: "certificate" },
      ...{ size: null, date: certificate?.issued ?? "", url: image },
    }),
  );

/** All files of the download centre, in its order. */
const allResources = builtPerContentVersion("resources", async (): Promise<Placed[]> => {
  const { places } = await listDownloads({ ...ALL, searched: "", mapped: false });
  const ids = places.map(({ product }) => product);
  const types = productTypes(ids);
  const found: Placed[] = [];
  for (let at = 0; at < ids.length; at += SLICE) {
    for (const product of getProducts(ids.slice(at, at + SLICE)))
      found.push(
        ...resourcesOf(fileRow(product)).map((file) => ({ ...file, type: types.get(product.id) ?? 0 })),
      );
    await turn();
  }
  return [...found, ...ofCatalogue(), ...ofCertificates()];
});

const isIn = (category: number, place: number) =>
  category > 0 && getCategoryPath(category).some(({ id }) => id === place);

/** One page of the requested files. */
export async function listResources({
  kind,
  product,
  type,
  ...page
}: ContentInput<"/api/Resources/getList">): Promise<Page<Resource>> {
  const found = (await allResources()).filter(
    (file) =>
      (kind === undefined || file.kind === kind) &&
      (product === undefined || file.product_id === product) &&
      (type === undefined || isIn(file.type, type)),
  );
  const { items, total } = pageOf(found, page);
  return { items: items.map(({ type: _type, ...file }) => file), total };
}
