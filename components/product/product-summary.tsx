import { ClosingCall } from "@/components/layout/closing-call";
import { Trail } from "@/components/section/trail";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { ProductDetail } from "@/db/products";
import type { MenuLink } from "@/lib/navigation";
import { showRichText } from "@/lib/rich-text";
import styles from "./product-summary.module.css";

type Props = {
  product: ProductDetail;
  /** The list that 返回 leads to where there is no history. */
  list: MenuLink;
};

/** The short page of a product that the type pages lead to. */
export function ProductSummary({ product, list }: Props) {
  const { id, title, typename, image, basicfunction, maincontent } = product;
  return (
    <>
      <Trail
        parents={[{ label: "产品中心", href: "/product_centers" }, list]}
        label={title}
        path={`/prod_detail/${id}`}
      />
      <Container>
        <article className={styles.summary}>
          <div className={styles.image}>
            <Picture image={image} alt={title} fit="contain" sizes="(width < 768px) 84vw, 44rem" priority />
          </div>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.type}>类型：{typename}</p>
            <p className={styles.lead}>{basicfunction}</p>
            <div className={`no-print ${styles.actions}`}>
              <ButtonLink href={`/newdetail/${id}`} icon="arrow">
                完整参数与图纸
              </ButtonLink>
              <BackLink href={list.href} />
            </div>
          </div>
          <div className={styles.text}>
            <RichText html={showRichText(maincontent)} />
          </div>
        </article>
      </Container>
      <ClosingCall />
    </>
  );
}
