import { strToU8, zipSync } from "fflate";
import { drawingsOf } from "@/drawings";
import { drawingFile } from "@/drawings/files";
import { fileStem } from "@/lib/downloads/package";
import { readme } from "@/lib/downloads/readme";
import { toRegisterFile } from "@/lib/registers/file";
import type { RegisterMap } from "@/lib/registers/map";
import { registerFileText } from "@/lib/registers/write";
import { type Revision, revisionLabel } from "@/lib/revision";
import { dataSheetPdf, type SheetOrder } from "./document";

/** The input of a package: plain data, which can be sent to a worker thread. */
export type PackageOrder = SheetOrder & {
  product: {
    id: number;
    model: string;
    title: string;
    registers: RegisterMap | undefined;
    revisions: Revision[];
  };
};

type Member = { name: string; what: string; content: Uint8Array };

async function drawingMembers({ product }: PackageOrder, stem: string): Promise<Member[]> {
  const members = drawingsOf(product).flatMap((drawing) =>
    (["dxf", "svg"] as const).map(async (format) => ({
      name: `${stem}-${drawing.name}.${format}`,
      what: `${drawing.kind === "wiring" ? "接线图：" : ""}${drawing.caption}（${format.toUpperCase()}）`,
      content: strToU8(await drawingFile(drawing, product, format)),
    })),
  );
  return Promise.all(members);
}

function registerMembers({ product, address }: PackageOrder, stem: string): Member[] {
  const { id, model, title, registers } = product;
  if (!registers) return [];
  const file = toRegisterFile({ id, model, title, url: address }, registers);
  return (["csv", "json"] as const).map((kind) => ({
    name: `${stem}-modbus.${kind}`,
    what: `Modbus寄存器表，版本 ${registers.revision}（${kind.toUpperCase()}）`,
    content: strToU8(registerFileText(file, kind)),
  }));
}

function readmeMember({ product, address }: PackageOrder, files: readonly Member[]): Member {
  const { model, title, revisions } = product;
  const text = readme({ model, title, version: revisionLabel(revisions[0]), address, files });
  return { name: "README.txt", what: "", content: strToU8(text) };
}

/** The earliest date of the ZIP format. */
const FIRST_DAY = "1980-01-01";

/**
 * Noon of the date of the product's latest revision. ZIP has no time zone: fflate writes local time, and local noon is
 * on the same date everywhere.
 */
function modified([newest]: readonly Revision[]): Date {
  const [year = 0, month = 0, day = 0] = (newest?.date ?? FIRST_DAY).split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** All files of a product as a ZIP. The bytes are the same for the same release, as it contains no packing time. */
export async function productPackage(order: PackageOrder): Promise<Uint8Array> {
  const stem = fileStem(order.product);
  const sheet = {
    name: `${stem}-datasheet.pdf`,
    what: "数据页（PDF，A4）",
    content: await dataSheetPdf(order),
  };
  const files = [sheet, ...(await drawingMembers(order, stem)), ...registerMembers(order, stem)];
  const members = [readmeMember(order, files), ...files];
  return zipSync(Object.fromEntries(members.map(({ name, content }) => [name, content])), {
    mtime: modified(order.product.revisions),
  });
}
