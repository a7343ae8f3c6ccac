import { notFound } from "next/navigation";
import { visitorOf } from "@/app/api/visitor-cart";
import { getReceipt } from "@/db/queries/inquiry/receipts";
import { shownLines } from "@/lib/inquiry/receipt";
import { readListFile } from "@/lib/inquiry/list-files";
import { listFileAnswer } from "@/app/(site)/cart/list-file-answer";

/** What was sent as a file: with notes, project and quotation for whoever sent it. */
export async function GET(request: Request, { params }: RouteContext<"/Receipt/[number]/[file]">) {
  const { number, file } = await params;
  const kind = readListFile(file);
  const receipt = kind && getReceipt(number);
  if (!receipt) notFound();
  const isOwn = receipt.cart === visitorOf(request).cart;
  const { message, createtime, quotations, project } = receipt;
  const quotation = isOwn ? quotations[0] : undefined;
  return listFileAnswer(kind, {
    lines: shownLines(receipt, isOwn),
    project: isOwn ? project : "",
    sent: { number, message, createtime, quotation },
  });
}
