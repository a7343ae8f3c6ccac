import type { StoredMessage } from "@/db/queries/inquiry/message-admin";
import { firstUntil, REPLY_KINDS, totalOf } from "@/lib/inquiry/quotation";
import { minute } from "@/lib/inquiry/quotation-paper";
import { visibleUnderLabel } from "@/lib/text/visible";

/** All quotation rounds of an order with the replies of the customer, newest first. */
export const quotationText = ({ quotations, order }: StoredMessage): string[] =>
  quotations.flatMap((quotation, at) => {
    const until = firstUntil(quotation);
    const offered = [
      minute(quotation.createtime),
      `合计 ${totalOf(quotation, order?.lines ?? []) ?? "见各行"}`,
      ...(until ? [`有效期至 ${until}`] : []),
    ].join("，");
    return [
      `第 ${quotations.length - at} 轮报价：${offered}`,
      ...quotation.replies.map(
        ({ kind, words, createtime }) =>
          `    ${minute(createtime)} 客户${REPLY_KINDS[kind]}${words ? `：${visibleUnderLabel(words)}` : ""}`,
      ),
    ];
  });
