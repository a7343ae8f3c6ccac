import { notFound } from "next/navigation";
import { ownerOf } from "@/app/api/order-owner";
import { listFileAnswer } from "@/app/(site)/cart/list-file-answer";
import { quotationInWorker } from "@/datasheet/worker-client";
import { chinaDay } from "@/db/queries/inquiry/desk";
import { isOwn } from "@/db/queries/inquiry/orders";
import { getReceipt, type Receipt } from "@/db/queries/inquiry/receipts";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import { QUOTATION_FILE, readListFile } from "@/lib/inquiry/list-files";
import { type QuotationPaper, quotationPaper } from "@/lib/inquiry/quotation-paper";
import { shownLines } from "@/lib/inquiry/receipt";
import { absoluteUrl } from "@/lib/seo/page-metadata";

async function paperAnswer({ message }: Receipt, paper: QuotationPaper): Promise<Response> {
  return new Response(await quotationInWorker(paper), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="quotation-${message}.pdf"`,
    },
  });
}

/** A sent list as a file; only the sender gets notes, project name and quotation, and the quotation as PDF. */
export async function GET(request: Request, { params }: RouteContext<"/Receipt/[number]/[file]">) {
  const { number, file } = await params;
  const kind = readListFile(file);
  const receipt = (kind ?? file === QUOTATION_FILE) ? getReceipt(number) : undefined;
  if (!receipt) notFound();
  const isSender = isOwn(receipt, ownerOf(request));
  const today = chinaDay(new Date());
  if (!kind) {
    const paper = isSender && quotationPaper(receipt, today, absoluteUrl(`${RECEIPT}/${number}`));
    return paper ? paperAnswer(receipt, paper) : notFound();
  }
  const { message, createtime, quotations, project } = receipt;
  const quotation = isSender ? quotations[0] : undefined;
  return listFileAnswer(kind, {
    lines: shownLines(receipt, isSender),
    project: isSender ? project : "",
    sent: { number, message, createtime, quotation, today },
  });
}
