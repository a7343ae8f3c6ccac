import { notFound } from "next/navigation";
import { visitorOf } from "@/app/api/visitor-cart";
import { getCartProject, listCartLines } from "@/db/queries/inquiry/carts";
import { readListFile } from "@/lib/inquiry/list-files";
import { listFileAnswer } from "@/app/(site)/cart/list-file-answer";

/** The visitor's own list as a file. */
export async function GET(request: Request, { params }: RouteContext<"/cart/[file]">) {
  const kind = readListFile((await params).file);
  const { cart } = visitorOf(request);
  const lines = listCartLines(cart).map((line) => ({ ...line, href: `/newdetail/${line.product_id}` }));
  if (!kind || lines.length === 0) notFound();
  return listFileAnswer(kind, { lines, project: getCartProject(cart) });
}
