import { notFound } from "next/navigation";
import { ClosingCall } from "@/components/page/closing-call";
import { Article } from "@/components/news/article";
import { ProductsInText } from "@/components/page/products-in-text";
import { NextLinks } from "@/components/page/next-links";
import { NeighboursNav } from "@/components/page/neighbours-nav";
import { Reading } from "@/components/page/reading";
import { SideList } from "@/components/page/side-list";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
import { listProductsInText } from "@/db/queries/products/products-in-text";
import { getNews, getNewsNeighbours } from "@/db/queries/articles/news";
import { relatedNews } from "@/db/queries/articles/related-news";
import { articleData } from "@/lib/seo/article-data";
import { NEWS_TYPE } from "@/lib/constants";
import { toolsIn } from "@/lib/links/articles";
import { CLOSING } from "@/lib/links/closing-words";
import { routeId } from "@/lib/http/params";
import { COMBINED, listOfType, LISTS } from "@/lib/links/section-lists";
import { chinaTime, describe, pageMetadata } from "@/lib/seo/page-metadata";
import { timeFactor } from "@/lib/seo/time-factor";
import { withContents } from "@/lib/text/contents";
import { showRichText } from "@/lib/text/rich-text";

type Props = PageProps<"/detail/[id]">;

const MOST_PRODUCTS = 12;
/** A text with a single section has no table of contents. */
const FEWEST_PARTS = 2;
const hrefOf = (id: number) => `/detail/${id}`;

async function load({ params }: Props) {
  const article = getNews(routeId.parse((await params).id)) ?? notFound();
  return {
    article,
    facts: {
      title: article.title,
      description: describe(article.maincontent) || article.title,
      path: hrefOf(article.id),
      image: article.image,
    },
  };
}

export async function generateMetadata(props: Props) {
  const { article, facts } = await load(props);
  return pageMetadata({ ...facts, published: chinaTime(article.createtime) });
}

export default async function NewsDetailPage(props: Props) {
  const { article, facts } = await load(props);
  const list = listOfType(article.type) ?? COMBINED.news;
  const { html, parts } = withContents(showRichText(article.maincontent));
  const tools = toolsIn(article.maincontent);
  const products = listProductsInText(article.maincontent, MOST_PRODUCTS);
  const related = await relatedNews(article, products);
  const contents = {
    title: "本文内容",
    items: parts.map(({ id, title }) => ({ label: title, href: `#${id}` })),
  };
  const others = {
    title: "相关文章",
    items: related.map(({ id, title, image }) => ({ label: title, href: hrefOf(id), image })),
    more:
      article.type === NEWS_TYPE.industry
        ? { label: "全部行业文章", href: `${LISTS.trade.path}#articles` }
        : { label: "全部公司资讯", href: LISTS.company.path },
  };
  const beside = [
    ...(parts.length >= FEWEST_PARTS ? [contents] : []),
    ...(related.length > 0 ? [others] : []),
  ];

  return (
    <>
      <JsonLd data={articleData({ kind: "NewsArticle", ...article, ...facts })} />
      <JsonLd data={timeFactor({ ...article, ...facts })} />
      <BreadcrumbBar
        parents={[
          { label: COMBINED.news.label, href: COMBINED.news.path },
          { label: list.label, href: list.path },
        ]}
        label={article.title}
        path={facts.path}
      />
      <Reading aside={beside.length > 0 && beside.map((list) => <SideList key={list.title} {...list} />)}>
        <Article article={article} html={html} kind={list.label} backHref={list.path} />
        <NeighboursNav {...getNewsNeighbours(article)} label="上下篇" hrefFor={hrefOf} />
      </Reading>
      {tools.length > 0 && (
        <Section title="文中用到的计算工具" room="band">
          <NextLinks items={tools} />
        </Section>
      )}
      {products.length > 0 && (
        <Section title="文中提到的产品" tone="soft">
          <ProductsInText items={products} />
        </Section>
      )}
      <ClosingCall {...CLOSING.news} />
    </>
  );
}
