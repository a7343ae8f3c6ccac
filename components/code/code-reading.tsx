import { AddToCart } from "@/components/cart/add-to-cart";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { StatusLine } from "@/components/ui/status-line";
import { TableHead } from "@/components/ui/table-head";
import { NoBreakText } from "@/components/ui/no-break-text";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Piece, Reading } from "@/lib/order-code/read";
import { codeHref, partField } from "@/lib/links/code-address";
import { contactHref } from "@/lib/inquiry/contact-address";
import { queryText } from "@/lib/links/filters";
import { phrased } from "@/lib/text/phrases";
import styles from "./code-reading.module.css";

type Props = {
  typed: string;
  product: ProductDetail;
  reading: Reading;
  /** Valid codes similar to this one, if it is invalid. */
  corrections: { code: string; title: string }[];
};

const STATES: Record<Piece["state"], string> = {
  read: "",
  absent: "未写",
  missing: "缺少",
  unknown: "没有",
  extra: "多余",
};

const isWrong = ({ state }: Piece) => state === "missing" || state === "unknown" || state === "extra";

/** The meaning of each part of the code, and the product. */
export function CodeReading({ typed, product, reading, corrections }: Props) {
  const { pieces, problems, choices, code } = reading;
  const href = `/newdetail/${product.id}`;
  const isOfOthers = corrections.some(({ title }) => title !== product.title);
  const chosen = new URLSearchParams(
    choices.flatMap((choice, at) => (choice === undefined ? [] : [[partField(at), choice]])),
  );
  return (
    <Section title={code ?? typed}>
      <div className={styles.reading}>
        <div className={styles.meaning}>
          <div role="status" className={styles.problems}>
            {problems.length === 0 ? (
              <StatusLine tone="success" text="代码完整，各段都读得通。" />
            ) : (
              problems.map((problem) => <StatusLine key={problem} tone="danger" text={problem} />)
            )}
          </div>
          {corrections.length > 0 && (
            <p className={styles.corrections}>
              可以写：
              {corrections.map((correction) => (
                <a key={correction.code} href={codeHref(correction.code)} rel="nofollow">
                  <span className={styles.code}>{correction.code}</span>
                  {isOfOthers && ` ${correction.title}`}
                </a>
              ))}
            </p>
          )}
          <table className={styles.pieces}>
            <caption className="visually-hidden">代码各段的含义</caption>
            <TableHead columns={["代码段", "项目", "含义"]} />
            <tbody>
              <tr>
                <td className={styles.code}>{product.code?.head}</td>
                <th scope="row">产品</th>
                <td>
                  <WordsMarkup text={phrased(product.title)} />
                </td>
              </tr>
              {pieces.map((piece) => (
                <tr key={piece.name} className={isWrong(piece) ? styles.wrong : undefined}>
                  <td className={styles.code}>{piece.written || STATES[piece.state]}</td>
                  <th scope="row">
                    <WordsMarkup text={phrased(piece.name)} />
                  </th>
                  <td>
                    <NoBreakText text={piece.meaning} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.actions}>
            <ButtonLink
              href={contactHref({ products: [product.id], code: code ?? typed })}
              rel="nofollow"
              icon="chat"
            >
              带着型号咨询
            </ButtonLink>
            {code && <AddToCart product={product.id} code={code} />}
            {code && <CopyButton text={code} label="复制代码" otherwise="从标题处复制" />}
          </div>
        </div>
        <div className={styles.product}>
          <a href={href} tabIndex={-1} aria-hidden="true">
            <Picture image={product.image} alt="" sizes="(max-width: 767.98px) 90vw, 18rem" />
          </a>
          <p className={styles.model}>{product.model}</p>
          <p>{product.title}</p>
          <ButtonLink href={href} variant="ghost">
            产品页
          </ButtonLink>
          <ButtonLink href={`${href}?${queryText(chosen)}#ordering`} rel="nofollow" variant="ghost">
            重新选型
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
