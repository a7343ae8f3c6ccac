import type { ReactNode } from "react";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { SheetHead } from "@/components/page/sheet-head";
import { Container } from "@/components/ui/container";
import { LabelledLines } from "@/components/ui/labelled-lines";
import { CART } from "@/lib/inquiry/cart-limits";
import type { Line } from "@/lib/inquiry/message-about";
import type { OrderLine } from "@/lib/inquiry/order";
import { OrderTable } from "./order-table";
import styles from "./receipt-page.module.css";

type Props = {
  title: string;
  /** Facts about the whole list. */
  facts: readonly Line[];
  lines: readonly OrderLine[];
  /** The available actions. */
  children: ReactNode;
};

/** A list for reading and printing, laid out like a receipt. */
export const ListSheet = ({ title, facts, lines, children }: Props) => (
  <>
    <BreadcrumbBar parents={[{ label: "询价单", href: CART }]} label={title} path={CART} />
    <Container className={styles.receipt}>
      <SheetHead href={CART} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <LabelledLines lines={facts} />
      </div>
      <OrderTable
        caption={title}
        lines={lines.map((line) => ({ ...line, href: `/newdetail/${line.product_id}` }))}
      />
      {children}
    </Container>
  </>
);
