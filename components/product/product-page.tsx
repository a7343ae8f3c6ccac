import { ClosingCall } from "@/components/page/closing-call";
import { AnchorNav } from "@/components/page/anchor-nav";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { OpenAnchor } from "@/components/ui/open-anchor";
import { Section } from "@/components/ui/section";
import type { ParameterGroup } from "@/db/queries/products/parameters";
import type { Rating } from "@/lib/parameters/rating";
import type { Discontinued } from "@/db/queries/products/discontinued";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { ParameterData } from "@/lib/catalogue/shape";
import type { Grade3 } from "@/lib/links/category-tree";
import { drawingsOf } from "@/drawings";
import { assemble, PARAMETERS } from "@/lib/parameters/assemble";
import {
  hasTable,
  hasTableBeside,
  hasTableNamed,
  ORDER_CODE,
  partsInTwo,
  withoutFirstHeading,
} from "@/lib/parameters/prose";
import type { ClosingWords } from "@/lib/links/closing-words";
import { contactHref } from "@/lib/inquiry/contact-address";
import { toolOf } from "@/lib/links/tools";
import { SAFETY_RULES, safetyDeviceOf } from "@/lib/service/safety";
import { productData } from "@/lib/seo/product-data";
import { productBreadcrumbs, productCrumb } from "@/lib/links/product-breadcrumbs";
import { showRichText } from "@/lib/text/rich-text";
import { MenuChoiceNames } from "./menu-choice";
import { TechnicalSections } from "./technical-sections";
import { ProductDocuments } from "./product-documents";
import { ProductHead } from "./product-head";
import { ProductOrdering } from "./product-ordering";
import { type Near, ProductNear } from "./product-near";
import { readingParts } from "./product-reading";
import styles from "./product-page.module.css";
import { ProductTabs } from "./product-tabs";
import { RegisterSection } from "./register-section";
import { SheetFoot } from "./sheet-foot";
import { SheetHead } from "@/components/page/sheet-head";

type Props = Near & {
  product: ProductDetail;
  groups: ParameterGroup[];
  parameters: ParameterData[];
  ratings: Rating[];
  /** From the family down to the product's own category. */
  path: Grade3[];
  /** Undefined for products still in production. */
  discontinued: Discontinued | undefined;
  /** From the closest category that has any. */
  closing: ClosingWords;
};

/** The product page: pictures, parameters, drawings, texts, downloads, and related content. */
export function ProductPage({ product, groups, parameters, ratings, path, ...others }: Props) {
  const { discontinued, closing, ...near } = others;
  const { cases, questions, mentions } = near;
  const drawings = drawingsOf(product);
  const sized = drawings.filter(({ kind }) => kind !== "wiring");
  const wired = drawings.filter(({ kind }) => kind === "wiring");
  const shown = (prose: string) => showRichText(assemble(prose, product.lines, product.tables), 3);
  const [sizes] = partsInTwo(product.prose, hasTableBeside([PARAMETERS, ORDER_CODE]));
  const ordering = withoutFirstHeading(partsInTwo(product.prose, hasTableNamed(ORDER_CODE))[0]);
  const [terminals, notes] = partsInTwo(product.wirecontent, hasTable);
  const crumb = productCrumb(product, path);
  const safety = safetyDeviceOf(SAFETY_RULES.devices, path.map(({ id }) => id).reverse())?.id;
  const parts = [
    { id: "specs", title: "参数" },
    ...(sized.length > 0 || sizes !== "" ? [{ id: "dimensions", title: "尺寸" }] : []),
    ...(product.wirecontent === "" ? [] : [{ id: "wiring", title: "接线" }]),
    { id: ordering === "" ? "order" : "ordering", title: "订货" },
    ...(product.registers ? [{ id: "registers", title: "通信寄存器" }] : []),
    { id: "documents", title: "资料" },
    ...(mentions.solutions.length > 0 ? [{ id: "solutions", title: "方案" }] : []),
    ...(cases.length > 0 ? [{ id: "cases", title: "案例" }] : []),
    ...readingParts({ questions, ...mentions }),
  ];
  return (
    <div className={styles.sheet} data-family={path[0]?.id}>
      <JsonLd data={productData(product, parameters, path.map(({ name }) => name).join(" / "), crumb.href)} />
      <SheetHead href={crumb.href} />
      <SheetFoot model={product.model} title={product.title} revision={product.revisions[0]} />
      <MenuChoiceNames path={path} />
      <BreadcrumbBar parents={productBreadcrumbs(path).slice(1)} label={crumb.label} path={crumb.href} />
      <ProductHead
        product={product}
        ratings={ratings}
        drawings={drawings}
        discontinued={discontinued}
        tool={toolOf(product)}
      />
      <AnchorNav label="本页内容" items={parts} />
      <TechnicalSections
        {...{ product, groups, sized, wired, terminals, notes, safety }}
        sizes={sizes && shown(sizes)}
      />
      <Container className={styles.details}>
        <div id="details">
          <ProductTabs product={product} />
        </div>
      </Container>
      {ordering !== "" && (
        <ProductOrdering
          product={product}
          words={shown(ordering)}
          isDiscontinued={discontinued !== undefined}
        />
      )}
      <div className="no-print">
        {product.registers && <RegisterSection product={product} map={product.registers} />}
        <Section id="documents" title="资料" tone="soft">
          <ProductDocuments product={product} drawings={drawings} family={path[0]?.id} safety={safety} />
        </Section>
        <ProductNear product={product} {...near} />
      </div>
      <ClosingCall
        title={`${product.model || product.title} 适合您的现场吗？`}
        text={closing.text}
        href={contactHref({ products: [product.id] })}
      />
      <OpenAnchor />
    </div>
  );
}
