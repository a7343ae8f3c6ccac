import { LabelledLines } from "@/components/ui/labelled-lines";
import { StatusLine } from "@/components/ui/status-line";
import type { Order } from "@/db/queries/inquiry/orders";
import {
  firstUntil,
  isExpired,
  type Quotation,
  type QuotationReply,
  REPLY_FAULT,
  REPLY_KINDS,
  type ReplyFault,
} from "@/lib/inquiry/quotation";
import { minute, quotedWhen, termLines } from "@/lib/inquiry/quotation-paper";
import { QuotationForms } from "./quotation-forms";
import styles from "./quotation-section.module.css";
import { QuotationTable } from "./quotation-table";

type Props = {
  order: Order;
  /** Newest first. */
  rounds: readonly Quotation[];
  /** The date in China. */
  today: string;
  fault: ReplyFault | undefined;
};

function Replies({ replies }: { replies: readonly QuotationReply[] }) {
  if (replies.length === 0) return null;
  return (
    <ul className={styles.replies}>
      {replies.map(({ kind, words, createtime }) => (
        <li key={createtime}>
          {minute(createtime)} 您{REPLY_KINDS[kind]}
          {words && <span className={styles.words}>{words}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The newest quotation for an order with the possible replies, and earlier rounds. */
export function QuotationSection({ order, rounds, today, fault }: Props) {
  const [newest, ...before] = rounds;
  if (!newest) return null;
  const { lines, number } = order;
  return (
    <section id="quotation" aria-labelledby="quoted" className={styles.quotation}>
      <h2 id="quoted" className={styles.heading}>
        第 {rounds.length} 轮报价
      </h2>
      {isExpired(newest, today) && (
        <p className={styles.late}>报价已于 {firstUntil(newest)} 到期，需要时请再次询问。</p>
      )}
      <LabelledLines lines={[...quotedWhen(newest), ...termLines(newest)]} />
      <QuotationTable caption="报价" asked={lines} quotation={newest} today={today} />
      <Replies replies={newest.replies} />
      {fault && <StatusLine tone="danger" text={REPLY_FAULT[fault]} />}
      <QuotationForms number={number} quotation={newest} today={today} />
      {before.length > 0 && (
        <details className={`no-print ${styles.before}`}>
          <summary>此前的报价（{before.length} 轮）</summary>
          {before.map((round, at) => (
            <div key={round.id} className={styles.round}>
              <h3>第 {before.length - at} 轮报价</h3>
              <LabelledLines lines={[...quotedWhen(round), ...termLines(round)]} />
              <QuotationTable
                caption={`第 ${before.length - at} 轮报价`}
                asked={lines}
                quotation={round}
                today={today}
              />
              <Replies replies={round.replies} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
