import { ClosingCall } from "@/components/page/closing-call";
import { CompareChoice } from "@/components/compare/compare-choice";
import { AddToCart } from "@/components/cart/add-to-cart";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { Rating } from "@/lib/parameters/rating";
import type { Discontinued } from "@/db/queries/products/discontinued";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { ClosingWords } from "@/lib/links/closing-words";
import { contactHref } from "@/lib/inquiry/contact-address";
import { assemble, PARAMETERS } from "@/lib/parameters/assemble";
import { hasTableNamed, hasWideTable, partsInTwo } from "@/lib/parameters/prose";
import type { MenuLink } from "@/lib/links/navigation";
import { showRichText } from "@/lib/text/rich-text";
import { SpecTable } from "./spec-table";
import { DiscontinuedNotice } from "./discontinued-notice";
import { phrased, phrasedNames } from "@/lib/text/phrases";
import { FigureList } from "@/components/ui/figure-list";
import { Words } from "@/components/ui/words";
import styles from "./product-summary.module.css";

type Props = {
  product: ProductDetail;
  ratings: readonly Rating[];
  /** Its dimensions and mounting. */
  mounting: readonly (readonly [name: string, text: string])[];
  /** Undefined while it is in production. */
  discontinued: Discontinued | undefined;
  /** The list that 返回 leads to if there is no history. */
  list: MenuLink;
  /** The path of the product. */
  family: number | undefined;
  /** The name of the family. */
  closing: ClosingWords;
};

/** The short page of a product that the type pages lead to. */
export function ProductSummary(props: Props) {
  const { product, ratings, mounting, discontinued, list, family, closing } = props;
  const { id, title, model, typename, image, basicfunction, outline, prose, lines, tables } = product;
  const parts = partsInTwo(prose, hasTableNamed(PARAMETERS)).join("");
  const [wide, others] = partsInTwo(assemble(parts, lines, tables), hasWideTable);
  return (
    <>
      <BreadcrumbBar
        parents={[{ label: "产品中心", href: "/product_centers" }, list]}
        label={title}
        path={`/prod_detail/${id}`}
      />
      <Container>
        <article className={styles.summary} data-family={family}>
          <div className={styles.image}>
            <Picture
              image={image}
              alt={title}
              fit="contain"
              sizes="(max-width: 959.98px) 84vw, 44rem"
              priority
            />
          </div>
          <div>
            {model !== "" && <p className={styles.model}>{model}</p>}
            <h1>
              <Words text={phrased(title)} />
            </h1>
            <p className={styles.type}>类型：{typename}</p>
            {discontinued && <DiscontinuedNotice {...discontinued} />}
            <p className={styles.lead}>{basicfunction}</p>
            <FigureList figures={phrasedNames(ratings)} />
            <div className={`no-print ${styles.actions}`}>
              <ButtonLink href={`/newdetail/${id}`} icon="arrow">
                完整参数与图纸
              </ButtonLink>
              <ButtonLink
                href={contactHref({ products: [id] })}
                rel="nofollow"
                variant="secondary"
                icon="chat"
              >
                咨询此产品
              </ButtonLink>
            </div>
            <div className={`no-print ${styles.less}`}>
              {!discontinued && <AddToCart product={id} variant="ghost" />}
              <CompareChoice id={id} title={title} />
              <BackLink href={list.href} variant="ghost" />
            </div>
          </div>
          <div className={styles.text}>
            <RichText html={showRichText(others)} />
            {mounting.length > 0 && (
              <section className={styles.mounting}>
                <h2>外形与安装</h2>
                <SpecTable caption={`${title}的外形与安装`} rows={mounting} />
                {outline !== "" && (
                  <p>
                    <a href={`/newdetail/${id}#dimensions`}>外形图与 DXF 图纸</a>
                  </p>
                )}
              </section>
            )}
          </div>
          {wide !== "" && (
            <div className={styles.wide}>
              <RichText html={showRichText(wide)} />
            </div>
          )}
        </article>
      </Container>
      <ClosingCall
        title={`${model || title} 适合您的现场吗？`}
        text={closing.text}
        href={contactHref({ products: [id] })}
      />
    </>
  );
}
