import { LabelledLines } from "@/components/ui/labelled-lines";
import { sentLines } from "./sent-lines";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { PrintButton } from "@/components/ui/print-button";
import { SheetHead } from "@/components/page/sheet-head";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import type { Receipt } from "@/db/queries/inquiry/receipts";
import { CART, RECEIPT } from "@/lib/inquiry/cart-limits";
import { addressText, ORDER_STATES, readableNumber } from "@/lib/inquiry/order";
import { maskedName, maskedPhone, shownLines, STATE_MEANING } from "@/lib/inquiry/receipt";
import { isExpired, outcomeOf, type Quotation, type ReplyFault } from "@/lib/inquiry/quotation";
import { QUOTATION_FILE } from "@/lib/inquiry/list-files";
import { ANSWER_PROMISE } from "@/lib/inquiry/next-steps";
import { contactHref } from "@/lib/inquiry/contact-address";
import { SITE, telHref } from "@/lib/site";
import { chinaTime } from "@/lib/text/china-time";
import { ListFiles } from "./list-files";
import { ListPackage } from "./list-package";
import { QuotationSection } from "./quotation-section";
import { OrderTable } from "./order-table";
import { UnreadTexts } from "./unread-texts";
import styles from "./receipt-page.module.css";

type Props = {
  receipt: Receipt;
  /** Whether the visitor sent it. */
  isOwn: boolean;
  /** The date in China. */
  today: string;
  /** Why a reply to the quotation failed. */
  fault: ReplyFault | undefined;
};

function senderLines({ sender, delivery, files }: Receipt, isOwn: boolean) {
  const { name, phone } = sender;
  if (!isOwn)
    return [
      { label: "姓名", text: maskedName(name) },
      { label: "手机号码", text: maskedPhone(phone) },
    ];
  return [
    ...sentLines(new URLSearchParams(sender), [], files),
    ...(delivery ? [{ label: "收货地址", text: addressText(delivery) }] : []),
  ];
}

const BY_PHONE = "也可以致电，报留言编号即可。";

/** The state of a quoted order, for its sender. */
function quotedText(quotation: Quotation, today: string): string {
  const outcome = outcomeOf(quotation);
  if (outcome === "accept") return "您已接受报价，业务人员会与您联系。";
  if (outcome === "decline") return `您没有接受报价，可以再次询问；${BY_PHONE}`;
  if (isExpired(quotation, today)) return `报价已经到期，可以再次询问；${BY_PHONE}`;
  return `报价在下面，请答复；${BY_PHONE}`;
}

/** The next step for a quoted order. */
const afterAnswer = (quotation: Quotation): string =>
  outcomeOf(quotation) === "accept"
    ? "业务人员按您留下的电话与您联系，签订合同、约定交货。"
    : "接受报价后，业务人员与您联系签订合同。想改数量、交期或付款方式，写在“还想问什么”里，我们重新报价。";

const FOR_OTHERS = "已经报价。报价只给提交这份询价单的浏览器看；换了设备请致电，报留言编号即可。";

/** A sent list, its state, and the next steps. Free text and contact details are shown only to the sender. */
export function ReceiptPage({ receipt, isOwn, today, fault }: Props) {
  const { number, message, createtime, state, quotations, project } = receipt;
  const [newest] = isOwn ? quotations : [];
  const path = `${RECEIPT}/${number}`;
  return (
    <>
      <BreadcrumbBar parents={[{ label: "询价单", href: CART }]} label="询价单回执" path={path} />
      <Container className={styles.receipt}>
        <SheetHead href={path} />
        <div className={styles.head}>
          <h1>{newest ? "报价单" : "询价单回执"}</h1>
          <p className={styles.state}>
            <strong>{ORDER_STATES[state]}</strong>
            {quotations.length > 0 && state === "replied"
              ? newest
                ? quotedText(newest, today)
                : FOR_OTHERS
              : STATE_MEANING[state]}
          </p>
          <LabelledLines
            lines={[
              ...(isOwn && project ? [{ label: "项目名称", text: project }] : []),
              { label: "单号", text: readableNumber(number) },
              { label: "留言编号", text: `第 ${message} 号` },
              { label: "提交时间", text: `${chinaTime(createtime)}（北京时间）` },
            ]}
          />
        </div>
        {newest ? (
          <QuotationSection order={receipt} rounds={quotations} today={today} fault={fault} />
        ) : (
          <section aria-labelledby="products">
            <h2 id="products" className={styles.heading}>
              询价的产品
            </h2>
            <OrderTable caption="询价的产品" lines={shownLines(receipt, isOwn)} />
          </section>
        )}
        {isOwn && <UnreadTexts texts={receipt.unread} />}
        <div className={styles.columns}>
          <section aria-labelledby="sender">
            <h2 id="sender" className={styles.heading}>
              联系信息
            </h2>
            <LabelledLines lines={senderLines(receipt, isOwn)} />
            {!isOwn && (
              <p className={styles.hint}>
                姓名与电话只显示一部分，备注、地址与咨询内容不显示：全文只给提交这份询价单的浏览器看。
              </p>
            )}
          </section>
          <section aria-labelledby="next" className={styles.next}>
            <h2 id="next" className={styles.heading}>
              接下来
            </h2>
            {quotations.length === 0 && (
              <p>
                <strong>{ANSWER_PROMISE.title}。</strong>
                {ANSWER_PROMISE.text}价格、交期与付款方式由业务人员与您确认。
              </p>
            )}
            {newest && <p>{afterAnswer(newest)}</p>}
            <p>
              急需时请拨打销售热线{" "}
              <a className={styles.phone} href={telHref(SITE.salesLine)}>
                {SITE.salesLine}
              </a>
              ，报留言编号 {message} 即可。
            </p>
            {isOwn && (
              <p className="no-print">
                要再看这份询价单：收藏本页网址，或用这个浏览器打开
                <a href={CART}>询价单</a>，提交过的都列在那里。换了设备打开网址，只看得到产品和数量。
              </p>
            )}
          </section>
        </div>
        <div className={`no-print ${styles.actions}`}>
          <PrintButton />
          {newest && (
            <ButtonLink
              href={`${path}/${QUOTATION_FILE}`}
              download
              rel="nofollow"
              variant="ghost"
              icon="download"
            >
              报价单（PDF）
            </ButtonLink>
          )}
          <ListFiles page={path} />
          <ListPackage number={number} />
          <ButtonLink href="/product_centers" variant="secondary">
            再选一单
          </ButtonLink>
          <ButtonLink
            href={contactHref({ about: `询价单，留言编号 ${message}` })}
            rel="nofollow"
            variant="ghost"
            icon="chat"
          >
            咨询这份询价单
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
