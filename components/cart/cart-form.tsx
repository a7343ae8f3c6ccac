"use client";

import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { StatusLine } from "@/components/ui/status-line";
import { CART_FAULT, type Faulty } from "@/lib/inquiry/cart-faults";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { piecesOf } from "@/lib/inquiry/order";
import styles from "./cart.module.css";
import { CartLineFields, type ShownLine } from "./cart-line";
import { useCart } from "./use-cart";

type Props = {
  lines: readonly ShownLine[];
  /** What failed when the form was posted without JavaScript. */
  faulty: readonly Faulty[];
  /** The form to paste a parts list. */
  paste: ReactNode;
  /** The downloads of the list. */
  out: ReactNode;
  /** Earlier orders, if any. */
  sent: ReactNode;
  /** Links to products, for an empty list. */
  empty: ReactNode;
};

const countText = (lines: readonly ShownLine[]) => `${lines.length} 种，${piecesOf(lines)} 件`;

/** Messages about the whole list; faults of lines are summarized by one. */
function sentencesOf(faulty: readonly Faulty[]): string[] {
  const whole = faulty.flatMap(({ line, fault }) => (line === undefined ? CART_FAULT[fault] : []));
  const marked = faulty.filter(({ line }) => line !== undefined).length;
  const lead = `有 ${marked} 处没有保存，已在下面标出；用浏览器的“返回”可以找回填写的内容`;
  return [...new Set(whole), ...(marked > 0 ? [lead] : [])];
}

/** The editable list. Without JavaScript it is one form, posted to /cart/change. */
export const CartForm = (props: Props) => (
  <FaultBoundary name="cart">
    <Lines {...props} />
  </FaultBoundary>
);

function Lines({ lines: initial, faulty, paste, out, sent, empty }: Props) {
  const { form, lines, drafts, faults, status, change, handlers } = useCart(initial, faulty);
  const chosen = lines.filter(({ checked }) => checked === 1);
  const statusLine = (
    <p role="status" className={styles.status}>
      {status}
    </p>
  );
  return (
    <Container className={styles.page}>
      {faulty.length > 0 && (
        <div role="alert">
          {sentencesOf(faulty).map((text) => (
            <StatusLine key={text} tone="danger" text={text} />
          ))}
        </div>
      )}
      {lines.length === 0 ? (
        <>
          <p>询价单还是空的：粘贴清单，或在产品页、计算结果与产品对比里点“加入询价单”。</p>
          {paste}
          {sent}
          {empty}
        </>
      ) : (
        <>
          {paste}
          <form
            ref={form}
            method="post"
            action={CART_CHANGE}
            autoComplete="off"
            aria-label="询价单"
            {...handlers}
          >
            <div className={styles.tools}>
              <p className={styles.count}>{countText(lines)}</p>
              {/* The form's first submit button: Enter in a field activates it. */}
              <Button type="submit" name="do" value="save" variant="ghost">
                保存修改
              </Button>
              <Button type="submit" name="do" value="all" variant="ghost">
                全选
              </Button>
              <Button type="submit" name="do" value="none" variant="ghost">
                全不选
              </Button>
            </div>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <CartLineFields key={line.id} line={line} drafts={drafts} faults={faults} onChange={change} />
              ))}
            </ul>
            <div className={styles.end}>
              <div>
                <p>
                  {chosen.length > 0
                    ? `随单提交 ${countText(chosen)}`
                    : "没有勾选产品：勾选要询价的产品后再提交"}
                </p>
                {statusLine}
              </div>
              <Button type="submit" name="do" value="send" icon="arrow">
                去提交
              </Button>
            </div>
          </form>
        </>
      )}
      {lines.length > 0 ? (
        <div>
          <ButtonLink href="/product_centers" variant="secondary">
            继续选型
          </ButtonLink>
          {out}
          {sent}
        </div>
      ) : (
        statusLine
      )}
    </Container>
  );
}
