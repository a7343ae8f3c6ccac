import { familyIds, getCategoryTree } from "@/db/queries/categories/categories";
import { listDownloads } from "@/db/queries/files/downloads";
import { listHonoursWithCertificates } from "@/db/queries/company/honours";
import { getProducts } from "@/db/queries/products/product-details";
import { HONOUR_TYPE, MAX_SEARCH, PAGE_SIZE } from "@/lib/constants";
import { type DownloadChoice, isOfProducts, KIND_NAMES } from "@/lib/downloads/address";
import { inSiteOrder } from "@/lib/links/category-tree";
import { grouped } from "@/lib/grouped";
import { pageNumber } from "@/lib/http/params";
import { readQuery, type SearchParams } from "@/lib/links/query";
import { fileRow } from "./file-row";

const limit = PAGE_SIZE.downloads;
/** The number of certificates shown without filters. */
const FIRST_CERTIFICATES = 8;

export async function readChoice(
  searchParams: SearchParams,
): Promise<{ choice: DownloadChoice; page: number }> {
  const { family, kind, q = "", page } = await readQuery(searchParams);
  const chosen = KIND_NAMES.find((known) => known === kind);
  const ofProducts = isOfProducts(chosen);
  return {
    choice: {
      family: ofProducts ? familyIds().find((id) => String(id) === family) : undefined,
      kind: chosen,
      searched: ofProducts ? [...q.trim()].slice(0, MAX_SEARCH).join("") : "",
    },
    page: pageNumber.parse(page),
  };
}

/** The product families with their names. */
const families = () => inSiteOrder(getCategoryTree()).map(({ id, name }) => ({ id, name }));

/** Loads the download centre for the chosen filters. */
export async function loadDownloads({ choice, page }: Awaited<ReturnType<typeof readChoice>>) {
  const { family, kind, searched = "" } = choice;
  const isBare = family === undefined && searched === "" && kind === undefined && page === 1;
  const listed = await listDownloads({ family, searched, mapped: kind === "registers", page, limit });
  const rows = getProducts(isOfProducts(kind) ? listed.places.map(({ product }) => product) : []).map(
    fileRow,
  );
  const names = families();
  const ofFamily = grouped(listed.places, (place) => place.family);
  const certificates = listHonoursWithCertificates({
    type: HONOUR_TYPE.certificate,
    ...(kind === "certificate" ? { page, limit } : { page: 1, limit: FIRST_CERTIFICATES }),
  });
  return {
    ...{ choice, page, size: limit },
    total: kind === "certificate" ? certificates.total : listed.total,
    families: names.map((one) => ({ ...one, count: listed.families.get(one.id) ?? 0 })),
    counts: { products: listed.products, registers: listed.mapped, certificates: certificates.total },
    groups: [...ofFamily].map(([id, places]) => ({
      name: names.find((one) => one.id === id)?.name ?? "",
      rows: rows.filter((row) => places.some(({ product }) => product === row.id)),
    })),
    certificates: isBare || kind === "certificate" ? certificates.items : [],
    isBare,
  };
}
