import { notFound } from "next/navigation";
import { getProduct } from "@/db/queries/products/product-details";
import { OPEN_DATA } from "@/lib/http/open-data";
import { toRegisterFile } from "@/lib/registers/file";
import { readRegisterFileName, REGISTER_FILES, registerFileName } from "@/lib/registers/files";
import { registerFileText } from "@/lib/registers/write";
import { absoluteUrl } from "@/lib/seo/page-metadata";

export const dynamic = "force-dynamic";

/** The Modbus registers of a product as a table or as data. */
export async function GET(_request: Request, { params }: RouteContext<"/data/modbus/[file]">) {
  const asked = readRegisterFileName((await params).file);
  const product = asked && getProduct(asked.id);
  if (!asked || !product?.registers) notFound();
  const { id, model, title } = product;
  const file = toRegisterFile({ id, model, title, url: absoluteUrl(`/newdetail/${id}`) }, product.registers);
  const { type, disposition } = REGISTER_FILES[asked.kind];
  return new Response(registerFileText(file, asked.kind), {
    headers: {
      ...OPEN_DATA,
      "content-type": type,
      "content-disposition": `${disposition}; filename="${registerFileName(model, asked.kind)}"`,
    },
  });
}
