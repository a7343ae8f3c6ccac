import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import type { ProductDetail } from "@/db/products";
import type { Grade3 } from "@/lib/category";
import { commaList } from "@/lib/image-url";
import { SITE, telHref } from "@/lib/site";
import { PrintButton } from "./print-button";
import { ProductGallery } from "./product-gallery";
import styles from "./product-head.module.css";
import { ProductTrail } from "./product-trail";

/** Pictures beside what a visitor wants to know first, and what they can do. */
export function ProductHead({ product, path }: { product: ProductDetail; path: Grade3[] }) {
  const facts = [
    ["产品类型", product.typename],
    ["订货型号", product.ordercode],
    ["安装方式", product.Installationmethod],
    ["适用范围", product.applicationscope],
  ].filter(([, value]) => value !== "");
  return (
    <Container>
      <div className={styles.trail}>
        <ProductTrail path={path} title={product.title} />
      </div>
      <div className={styles.head}>
        <div className={styles.gallery}>
          <ProductGallery title={product.title} images={commaList(product.images)} />
        </div>
        <div>
          {product.model !== "" && <p className={styles.model}>{product.model}</p>}
          <h1 className={styles.title}>{product.title}</h1>
          <p className={styles.lead}>{product.basicfunction}</p>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={`no-print ${styles.actions}`}>
            <ButtonLink href="/contact" icon="chat">
              咨询此产品
            </ButtonLink>
            <ButtonLink href={telHref(SITE.salesLine)} variant="secondary" icon="phone">
              {SITE.salesLine}
            </ButtonLink>
            <PrintButton variant="ghost" />
          </div>
        </div>
      </div>
    </Container>
  );
}
