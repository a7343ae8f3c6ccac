import { CaseGrid } from "@/components/case/case-grid";
import { ClosingCall } from "@/components/layout/closing-call";
import { AnchorNav } from "@/components/section/anchor-nav";
import { NeighboursNav } from "@/components/section/neighbours-nav";
import { TrailData } from "@/components/section/trail-data";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
import type { CaseWithProducts } from "@/db/cases";
import type { Neighbours } from "@/db/neighbours";
import type { ProductDetail, ProductItem } from "@/db/products";
import type { Grade3 } from "@/lib/category";
import { dimensionSheets } from "@/lib/drawing/dimension-sheets";
import { productData, specLines } from "@/lib/product-data";
import { categoryTrail, productTrail } from "@/lib/product-trail";
import { DimensionDrawing } from "./drawings/dimension-drawing";
import { ProductDocuments } from "./product-documents";
import { ProductGrid } from "./product-grid";
import { ProductHead } from "./product-head";
import styles from "./product-page.module.css";
import { ProductTabs } from "./product-tabs";
import { SpecTable } from "./spec-table";
import { SheetHead } from "./sheet-head";

type Props = {
  product: ProductDetail;
  /** From the family down to the product's own category. */
  path: Grade3[];
  related: ProductItem[];
  cases: CaseWithProducts[];
  neighbours: Neighbours;
};

const hrefOf = (id: number) => `/newdetail/${id}`;

/** A product as an engineer wants it: pictures, parameters, drawings, texts, papers, and what stands near it. */
export function ProductPage({ product, path, related, cases, neighbours }: Props) {
  const href = hrefOf(product.id);
  const isDrawn = dimensionSheets(product).length > 0;
  const list = categoryTrail(path).at(-1);
  const parts = [
    { id: "specs", title: "规格参数" },
    ...(isDrawn ? [{ id: "dimensions", title: "外形尺寸" }] : []),
    { id: "details", title: "产品详情" },
    { id: "documents", title: "资料" },
    ...(cases.length > 0 ? [{ id: "cases", title: "应用案例" }] : []),
    ...(related.length > 0 ? [{ id: "related", title: "相关产品" }] : []),
  ];
  return (
    <>
      <JsonLd data={productData(product, path.map(({ name }) => name).join(" / "), href)} />
      <TrailData items={[...productTrail(path), { label: product.title, href }]} />
      <SheetHead href={href} />
      <ProductHead product={product} path={path} />
      <AnchorNav label="本页内容" items={parts} />
      <Section id="specs" title="规格参数">
        <SpecTable caption={`${product.title}规格参数`} rows={specLines(product)} />
      </Section>
      {isDrawn && (
        <Section id="dimensions" title="外形与安装尺寸" tone="soft">
          <DimensionDrawing product={product} />
        </Section>
      )}
      <Container className={styles.details}>
        <div id="details">
          <ProductTabs product={product} />
        </div>
      </Container>
      <div className="no-print">
        <Section id="documents" title="资料" tone="soft">
          <ProductDocuments product={product} />
        </Section>
        {cases.length > 0 && (
          <Section
            id="cases"
            title="应用案例"
            action={
              <ButtonLink href="/casePage" variant="ghost">
                更多工程案例
              </ButtonLink>
            }
          >
            <CaseGrid items={cases} headingLevel={3} />
          </Section>
        )}
        {related.length > 0 && (
          <Section
            id="related"
            title="相关产品"
            action={
              list && (
                <ButtonLink href={list.href} variant="ghost">
                  {list.label}
                </ButtonLink>
              )
            }
          >
            <ProductGrid items={related} hrefFor={hrefOf} headingLevel={3} />
            <NeighboursNav {...neighbours} label="同类产品" words={["上一款", "下一款"]} hrefFor={hrefOf} />
          </Section>
        )}
      </div>
      <ClosingCall title="需要按现场条件选型？" />
    </>
  );
}
