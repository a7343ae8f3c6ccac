import type { ReactNode } from "react";
import { Button } from "@/components/ui/button-link";
import input from "@/components/ui/input.module.css";
import {
  allowedReplies,
  MAX_REPLY_WORDS,
  outcomeOf,
  type Quotation,
  QUOTATION_REPLY,
  type ReplyKind,
} from "@/lib/inquiry/quotation";
import styles from "./quotation-forms.module.css";

type Props = { number: string; quotation: Quotation; today: string };

function Form({
  number,
  quotation,
  kind,
  children,
}: Omit<Props, "today"> & { kind: ReplyKind; children: ReactNode }) {
  return (
    <form method="post" action={QUOTATION_REPLY} className={styles.form}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="quotation" value={quotation.id} />
      <input type="hidden" name="kind" value={kind} />
      {children}
    </form>
  );
}

function Words({ id, label, isRequired = false }: { id: string; label: string; isRequired?: boolean }) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="words"
        rows={3}
        maxLength={MAX_REPLY_WORDS}
        required={isRequired}
        className={`${input.input} ${styles.words}`}
      />
    </>
  );
}

/** The replies to a quotation, one form each; they work without JavaScript. */
export function QuotationForms({ number, quotation, today }: Props) {
  const allowed = allowedReplies(quotation, today);
  if (outcomeOf(quotation) === "accept")
    return <p className={styles.done}>您已接受这份报价，业务人员会与您联系签订合同。要变更请致电。</p>;
  const common = { number, quotation };
  return (
    <div className={`no-print ${styles.forms}`}>
      {allowed.includes("accept") && (
        <Form {...common} kind="accept">
          <p>接受后由业务人员与您联系签订合同；本站不在线收款。</p>
          <Button type="submit" icon="check">
            接受报价
          </Button>
        </Form>
      )}
      {allowed.includes("ask") && (
        <Form {...common} kind="ask">
          <Words id="ask-words" label="还想问什么（必填）" isRequired />
          <Button type="submit" variant="secondary">
            再次询问
          </Button>
        </Form>
      )}
      {allowed.includes("decline") && (
        <Form {...common} kind="decline">
          <Words id="decline-words" label="不接受的原因（选填）" />
          <Button type="submit" variant="ghost">
            不接受
          </Button>
        </Form>
      )}
    </div>
  );
}
