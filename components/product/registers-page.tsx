import { ClosingCall } from "@/components/page/closing-call";
import { PlainHead } from "@/components/page/plain-head";
import { SheetHead } from "@/components/page/sheet-head";
import { ButtonLink } from "@/components/ui/button-link";
import { JsonLd } from "@/components/ui/json-ld";
import { JumpList } from "@/components/ui/jump-list";
import { PrintButton } from "@/components/ui/print-button";
import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { contactHref } from "@/lib/inquiry/contact-address";
import type { Grade3 } from "@/lib/links/category-tree";
import { CLOSING } from "@/lib/links/closing-words";
import { productBreadcrumbs, productCrumb } from "@/lib/links/product-breadcrumbs";
import { definitionWords } from "@/lib/registers/file";
import type { RegisterMap } from "@/lib/registers/map";
import { articleData } from "@/lib/seo/article-data";
import styles from "./product-page.module.css";
import { RegisterBlocks } from "./register-blocks";
import { RegisterConnection } from "./register-connection";
import { RegisterLinks } from "./register-links";
import { SheetFoot } from "./sheet-foot";

type Props = {
  product: ProductDetail;
  map: RegisterMap;
  /** From the family down to the product's own category. */
  path: readonly Grade3[];
  /** The title and meta description of the page. */
  facts: { title: string; description: string; path: string; image: string };
};

/** All Modbus registers of a product. */
export function RegistersPage({ product, map, path, facts }: Props) {
  const { id, model, title, revisions } = product;
  const crumb = productCrumb(product, path);
  return (
    <div className={styles.sheet}>
      <JsonLd data={articleData({ kind: "TechArticle", ...facts })} />
      <SheetHead href={facts.path} />
      <SheetFoot model={model} title={title} revision={revisions[0]} />
      <PlainHead
        parents={[...productBreadcrumbs(path).slice(1), crumb]}
        label="通信寄存器"
        path={facts.path}
        title={facts.title}
        lead={definitionWords(map)}
      >
        <RegisterLinks id={id} model={model}>
          <ButtonLink href={crumb.href} variant="secondary" icon="back">
            返回产品
          </ButtonLink>
          <PrintButton />
        </RegisterLinks>
      </PlainHead>
      <Section id="connection" title="连接参数与报文示例">
        <RegisterConnection model={model} map={map} />
      </Section>
      <Section
        id="registers"
        title="寄存器"
        lead="地址从 0 起，就是报文里的地址；值 = 寄存器 × 系数。分块之内没有列出的地址读 0，分块之外应答异常码 02H。"
      >
        <JumpList
          label="寄存器分块"
          items={map.blocks.map(({ id: anchor, title: name, registers }) => ({
            ...{ anchor, name },
            count: registers.length,
          }))}
        />
        <RegisterBlocks blocks={map.blocks} />
      </Section>
      <ClosingCall {...CLOSING.developers} href={contactHref({ products: [id], about: "通信寄存器" })} />
    </div>
  );
}
