import { queryText } from "@/lib/links/filters";

/** The download centre. */
export const DOWNLOADS = "/downloads";

/** What can be taken away, by the names of the address. */
export const DOWNLOAD_KINDS = {
  sheet: "数据页",
  drawing: "图纸 DXF",
  registers: "通信寄存器",
  certificate: "证书（示例）",
  catalogue: "产品目录数据",
} as const;

export type DownloadKind = keyof typeof DOWNLOAD_KINDS;

export const KIND_NAMES = Object.keys(DOWNLOAD_KINDS) as DownloadKind[];

/** What a visitor chose to see of it; all where nothing is. */
export type DownloadChoice = {
  family?: number | undefined;
  kind?: DownloadKind | undefined;
  searched?: string;
};

/** Kinds that no product family and no model has: choosing one leaves both out. */
export const isOfProducts = (kind: DownloadKind | undefined) =>
  kind !== "certificate" && kind !== "catalogue";

export function downloadsHref({ family, kind, searched = "" }: DownloadChoice, page = 1): string {
  const query = new URLSearchParams();
  if (family !== undefined) query.set("family", String(family));
  if (kind) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  if (searched !== "") query.set("q", searched);
  return query.size > 0 ? `${DOWNLOADS}?${queryText(query)}` : DOWNLOADS;
}
