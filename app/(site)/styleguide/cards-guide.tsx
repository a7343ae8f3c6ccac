import { Card } from "@/components/ui/card";
import { CardGrid, DenseCardGrid } from "@/components/ui/card-grid";
import { EmptyState } from "@/components/ui/empty-state";
import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { Pager } from "@/components/ui/pager";
import { Picture } from "@/components/ui/picture";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { picturePath } from "@/lib/pictures";
import styles from "./styleguide.module.css";

const path = (name: string) => picturePath(name) ?? "";
const LONG = "用于大型数据中心与轨道交通的高压无功自动补偿及谐波综合治理成套装置（户外箱式）";
const LATIN = "Pneumonoultramicroscopicsilicovolcanoconiosis-LH-SVG-100-0.4-4L";
const PHOTOS = [
  ["cases/case-hospital", "市第一人民医院配电房电能质量治理"],
  ["cases/case-datacenter", "数据中心谐波治理"],
  ["cases/case-metro", "地铁车站无功补偿"],
  ["certificates/sample-qms-0001", "资质证书样张（竖版）"],
] as const;

const hrefFor = (page: number) => `/styleguide?page=${page}`;

export function CardsGuide() {
  return (
    <>
      <Section
        title="卡片"
        id="cards"
        lead="图片区固定 160 像素高，标题最多两行。"
        action={
          <ButtonLink href="/product_centers" variant="ghost">
            查看全部产品
          </ButtonLink>
        }
      >
        <CardGrid>
          <Card title="智能电容器" image={path("products/lh-zcs-1")} fit="contain" href="/index" />
          <Card
            title={LONG}
            image={path("products/lh-svg-m-1")}
            fit="contain"
            href="/index"
            text="静止无功发生器，响应时间不大于5毫秒，双向连续调节，不与系统谐振。模块化设计，便于扩容与检修。"
          />
          <Card title={LATIN} image="" href="/index" meta="2026-11-20" text={LATIN} />
          <Card title="不可点击的卡片" image={path("cases/case-hospital")} text="没有链接，仅作展示。" />
        </CardGrid>
        <Pager page={1} pages={1} total={4} hrefFor={hrefFor} label="单页分页" />
      </Section>
      <Section title="密排卡片与分页" tone="soft">
        <DenseCardGrid>
          {Array.from({ length: 12 }, (_, index) => (
            <Card
              key={index}
              title={index % 3 ? "多功能电力仪表 96 方形" : LONG}
              image={path(index % 2 ? "products/lh-pm96e-1" : "products/lh-dm3-1")}
              fit="contain"
              href="/index"
            />
          ))}
        </DenseCardGrid>
        <Pager page={5} pages={48} total={570} hrefFor={hrefFor} />
      </Section>
      <Section title="空列表与缺图" id="empty">
        <div className={styles.pair}>
          <EmptyState>
            <ButtonLink href="/product_centers" variant="ghost">
              查看全部产品
            </ButtonLink>
          </EmptyState>
          <Picture image="" alt="图片待补充" />
        </div>
      </Section>
      <Section title="图片预览" tone="soft" id="lightbox">
        <Lightbox name="styleguide">
          <ul className={styles.thumbs}>
            {PHOTOS.map(([name, caption]) => (
              <li key={name}>
                <LightboxLink href={path(name)} caption={caption}>
                  <Picture image={path(name)} alt="" fit="cover" sizes="20rem" />
                </LightboxLink>
              </li>
            ))}
          </ul>
        </Lightbox>
      </Section>
    </>
  );
}
