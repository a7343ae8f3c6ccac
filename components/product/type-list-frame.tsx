import type { ReactNode } from "react";
import { ClosingCall } from "@/components/page/closing-call";
import { SearchForm } from "@/components/search/search-form";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { Container } from "@/components/ui/container";
import type { Elsewhere } from "@/db/queries/categories/categories";
import { categoryListHref } from "@/lib/links/type-list-address";
import { FAMILY_IDS } from "@/lib/constants";
import type { ClosingWords } from "@/lib/links/closing-words";
import type { Category } from "@/lib/links/category-tree";
import type { MenuLink } from "@/lib/links/navigation";
import styles from "./type-list-frame.module.css";
import { phrased } from "@/lib/text/phrases";
import { NoBreakText } from "@/components/ui/no-break-text";
import { Words } from "@/components/ui/words";
import { type MenuPlace, TypeMenu } from "./type-menu";

type Props = {
  families: Category[];
  place: MenuPlace;
  /** The path from the product centre to this page. */
  trail: MenuLink[];
  title: string;
  lead?: string | undefined;
  /** Other places to look. */
  elsewhere?: Elsewhere | undefined;
  searched?: string | undefined;
  closing: ClosingWords;
  children: ReactNode;
};

/** Menu and search beside the content: an introduction, a list, or search results. */
export function TypeListFrame({
  families,
  place,
  trail,
  title,
  lead,
  elsewhere,
  searched,
  closing,
  children,
}: Props) {
  const current = trail.at(-1);
  return (
    <>
      <div className={styles.head}>
        <BreadcrumbBar
          parents={trail.slice(0, -1)}
          label={current?.label ?? title}
          path={current?.href ?? ""}
        />
        <Container>
          <h1>
            <Words text={phrased(title)} />
          </h1>
          {lead && (
            <p className={styles.lead}>
              <NoBreakText text={lead} />
            </p>
          )}
          {elsewhere && (
            <p className={styles.elsewhere}>
              <NoBreakText text={elsewhere.text} />
              <a href={categoryListHref(elsewhere.path.map(({ id }) => id))}>
                查看{elsewhere.path.at(-1)?.name}
              </a>
            </p>
          )}
        </Container>
      </div>
      <Container className={styles.columns}>
        <div className={styles.side}>
          <SearchForm
            label="按名称搜索产品"
            family={place.family?.id ?? FAMILY_IDS[0]}
            hint="在产品中查找"
            value={searched}
          />
          <TypeMenu families={families} place={place} />
        </div>
        {/* All products here are of one family, except for a search. */}
        <div className={styles.content} data-family={searched === undefined ? place.family?.id : undefined}>
          {children}
        </div>
      </Container>
      <ClosingCall {...closing} />
    </>
  );
}
