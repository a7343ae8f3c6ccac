import { productSheet } from "@/app/(site)/datasheet/sheet-of";
import { dataSheetPdf } from "@/datasheet/document";
import { sheetPicture } from "@/datasheet/picture";
import { drawingsOf } from "@/drawings";
import { dataSheetName, inlineAs } from "@/lib/datasheet/address";
import { absoluteUrl } from "@/lib/seo/page-metadata";

export const dynamic = "force-dynamic";

/** The data sheet of a product as a file; its address is `/datasheet/{id}.pdf` (next.config.ts). */
export async function GET(_request: Request, { params }: RouteContext<"/datasheet/[id]/pdf">) {
  const { product, sheet } = productSheet((await params).id);
  const file = await dataSheetPdf({
    sheet,
    drawings: drawingsOf(product),
    picture: sheetPicture(sheet.image),
    address: absoluteUrl(`/newdetail/${sheet.id}`),
  });
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": inlineAs(dataSheetName(sheet)),
    },
  });
}
