import { queryText } from "@/lib/links/filters";

/** The download centre. */
export const DOWNLOADS = "/downloads";

/** Kinds of downloads by their names in the URL. */
export const DOWNLOAD_KINDS = {
  sheet: "数据页",
  drawing: "图纸 DXF",
  registers: "通信寄存器",
  certificate: "证书（示例）",
  catalogue: "产品目录数据",
} as const;

export type DownloadKind = keyof typeof DOWNLOAD_KINDS;

export const KIND_NAMES = Object.keys(DOWNLOAD_KINDS) as DownloadKind[];

/** The visitor's filters; missing ones show everything. */
export type DownloadChoice = {
  family?: number | undefined;
  kind?: DownloadKind | undefined;
  searched?: string;
};

/** Certificates and catalogue files belong to no family or model, so neither can be chosen with them. */
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
