import { ClosingCall } from "@/components/page/closing-call";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { PrintButton } from "@/components/ui/print-button";
import { SheetHead } from "@/components/page/sheet-head";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { LinkChoice } from "@/components/ui/link-choice";
import { SwipeHint } from "@/components/ui/swipe-hint";
import { StatusLine } from "@/components/ui/status-line";
import type { Family } from "@/db/queries/categories/families";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { ProductItem } from "@/db/queries/products/products";
import {
  type ComparedGroup,
  onlyAlike,
  onlyDifferent,
  onlyPartlyTold,
  saidOnceLast,
} from "@/lib/parameters/compare";
import { contactHref } from "@/lib/inquiry/contact-address";
import { COMPARE, compareHref, MOST_COMPARED } from "@/lib/links/compare";
import { AddProduct } from "./add-product";
import styles from "./compare-page.module.css";
import { CompareTable } from "./compare-table";
import { HowToCompare } from "./how-to-compare";
import { CLOSING } from "@/lib/links/closing-words";

type Props = {
  products: readonly ProductDetail[];
  /** Messages about requested products that are not shown. */
  faults: readonly string[];
  groups: readonly ComparedGroup[];
  /** Only differences are shown. */
  isDifferent: boolean;
  /** Products that can be added. */
  others: readonly ProductItem[];
  families: readonly Family[];
  /** Suggested comparisons, shown if nothing is chosen. */
  pairs: readonly (readonly ProductItem[])[];
};

const countRows = (groups: readonly ComparedGroup[]) =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);

/** Explains which differences are marked as better and which are not. */
const RULE = "“较优”只标同一条件下能比大小的数值，选配的不标。";
const marksBetter = (groups: readonly ComparedGroup[]) =>
  groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ isBetter }) => isBetter)));

/** The rows that are collapsed below the differences. Names of parameters that some products lack stay visible: they may decide. */
function restOf(groups: readonly ComparedGroup[]) {
  const [partly, alike] = [onlyPartlyTold(groups), onlyAlike(groups)];
  const names = partly.flatMap(({ rows }) => rows.map(({ name }) => name)).join("、");
  return [
    {
      label: "有产品未标注的参数",
      summary: `有产品未标注（${countRows(partly)}）：${names}`,
      rest: saidOnceLast(partly).groups,
    },
    { label: "其余参数", summary: `其余 ${countRows(alike)} 项：各款标注相同`, rest: alike },
  ].filter(({ rest }) => rest.length > 0);
}

/** Products side by side. */
export function ComparePage({ products, faults, groups, isDifferent, others, families, pairs }: Props) {
  const ids = products.map(({ id }) => id);
  const different = onlyDifferent(groups);
  const { groups: shown, once } = saidOnceLast(groups);
  const [all, unlike] = [countRows(groups), countRows(different)];
  const isSeveral = ids.length > 1;
  const isOnlyUnlike = isSeveral && isDifferent;
  return (
    <div className={styles.sheet} data-compared={ids.join(",")}>
      <SheetHead href={compareHref(ids, isDifferent)} />
      <BreadcrumbBar
        parents={[{ label: "产品中心", href: "/product_centers" }]}
        label="产品对比"
        path={COMPARE}
      />
      <Container className={styles.page}>
        <h1>产品对比</h1>
        {faults.length > 0 && (
          <div className={`no-print ${styles.faults}`}>
            {faults.map((fault) => (
              <StatusLine key={fault} tone="danger" text={fault} />
            ))}
          </div>
        )}
        {ids.length === 0 && <HowToCompare families={families} pairs={pairs} />}
        {ids.length > 0 && (
          <>
            <p className={styles.lead}>
              {isSeveral
                ? `${all} 项参数，${unlike === 0 ? "标注的值没有不同" : `其中 ${unlike} 项不同`}${once === 0 ? "" : `，${once} 项只有一款标注，列在最后`}。${marksBetter(groups) ? RULE : ""}`
                : `目前只有 1 款。再加 1 至 ${MOST_COMPARED - 1} 款，参数就会并排显示，不同之处会标出。`}
            </p>
            <div className={`no-print ${styles.tools}`}>
              {isSeveral && (
                <LinkChoice
                  label="显示"
                  choices={[
                    { label: `全部参数（${all}）`, href: compareHref(ids), isCurrent: !isDifferent },
                    { label: `只看不同（${unlike}）`, href: compareHref(ids, true), isCurrent: isDifferent },
                  ]}
                />
              )}
              {others.length > 0 && <AddProduct ids={ids} isDifferent={isDifferent} others={others} />}
              <ButtonLink href={contactHref({ products: ids })} rel="nofollow" variant="ghost" icon="chat">
                {isSeveral ? "咨询这几款" : "咨询这款"}
              </ButtonLink>
              <PrintButton variant="ghost" />
            </div>
          </>
        )}
        {ids.length > 3 && <SwipeHint to={`全部 ${ids.length} 款`} />}
        {ids.length > 0 && (
          <CompareTable
            products={products}
            groups={isOnlyUnlike ? different : shown}
            isDifferent={isDifferent}
          />
        )}
        {isOnlyUnlike &&
          restOf(groups).map(({ label, summary, rest }) => (
            <details key={label} className={styles.lead}>
              <summary>{summary}</summary>
              <CompareTable products={products} groups={rest} isDifferent={isDifferent} restLabel={label} />
            </details>
          ))}
      </Container>
      <ClosingCall {...CLOSING.compare} />
    </div>
  );
}
