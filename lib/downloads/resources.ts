import { dataSheetFile, MOST_KB } from "@/lib/datasheet/address";
import { registerFileHref } from "@/lib/registers/files";
import { FILE_MOST_KB } from "./sizes";

/** Kinds of downloads by their names in the API. */
export const RESOURCE_KINDS = ["datasheet", "drawing", "registers", "catalogue", "certificate"] as const;
type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** A file in the API's spelling. */
export type Resource = {
  id: string;
  title: string;
  kind: ResourceKind;
  product_id: number;
  model: string;
  /** The maximum size in KB; null if unknown. */
  size: number | null;
  date: string;
  url: string;
};

type ProductFiles = {
  id: number;
  model: string;
  title: string;
  date?: string;
  drawings: readonly { name: string; caption: string }[];
  hasRegisters: boolean;
};

/** The single files of a product. */
export function resourcesOf({
  id,
  model,
  title,
  date = "",
  drawings,
  hasRegisters,
}: ProductFiles): Resource[] {
  const name = model || title;
  const file = (kind: ResourceKind, end: string, of: string, size: number, url: string): Resource => ({
    ...{ id: `${id}-${end}`, title: `${name} ${of}`, kind, product_id: id, model, size, date, url },
  });
  return [
    file("datasheet", "datasheet.pdf", "数据页 PDF", MOST_KB, dataSheetFile(id)),
    ...drawings.flatMap((drawing) =>
      (["dxf", "svg"] as const).map((format) => {
        const end = `${drawing.name}.${format}`;
        const of = `${drawing.caption} ${format.toUpperCase()}`;
        return file("drawing", end, of, FILE_MOST_KB[format], `/drawings/${id}/${end}`);
      }),
    ),
    ...(hasRegisters ? (["csv", "json"] as const) : []).map((format) =>
      file(
        "registers",
        `modbus.${format}`,
        `寄存器表 ${format.toUpperCase()}`,
        FILE_MOST_KB[format],
        registerFileHref(id, format),
      ),
    ),
  ];
}
