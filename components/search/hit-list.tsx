import { StaticMarkup } from "@/components/ui/static-markup";
import { shownPicture } from "@/components/ui/picture";
import { PictureMarkup } from "@/components/ui/picture-markup";
import { WordsWithHits } from "@/components/ui/words-markup";
import { classNames } from "@/components/ui/class-names";
import type { Hit } from "@/db/queries/search/hits";
import { SEARCH_KIND_NAMES } from "@/lib/links/search-address";
import { hitHref } from "@/lib/search/hit-address";
import { phrasedPieces } from "@/lib/text/phrases";
import styles from "./hit-list.module.css";
import { Marked } from "./marked";
import { ProductHitActions, ProductHitFacts } from "./product-hit";

const titleOf = ({ title }: Hit) => title.map(({ text }) => text).join("");
const isNear = ({ product }: Hit) => product?.missed !== undefined && !product.isText;

/** Hits under a heading; `from` is the index of the first one, `isText` if they only mention the ratings. */
export type HitGroup = { from: number; title: string; isText?: boolean };

type Props = { label?: string; hits: readonly Hit[]; groups?: readonly HitGroup[] };

/** The hits, best first: those that meet everything, then, less prominent, products that miss one rating, and texts. */
export function HitList({ label = "搜索结果", hits, groups = [] }: Props) {
  const texts = groups.find(({ isText }) => isText)?.from ?? hits.length;
  const titles = new Map(groups.map(({ from, title }) => [from, title]));
  return (
    <ol className={styles.hits} aria-label={label}>
      {hits.map((hit, at) => (
        <li
          key={hit.kind + hit.id}
          className={classNames(
            hit.image !== "" && styles.pictured,
            isNear(hit) && styles.partly,
            (isNear(hit) || hit.product?.isText || at >= texts) && styles.quiet,
          )}
        >
          {titles.has(at) && <p className={styles.divider}>{titles.get(at)}</p>}
          {hit.image !== "" && <HitPicture image={hit.image} />}
          <StaticMarkup>
            <HitWords hit={hit} />
          </StaticMarkup>
          {hit.product && <ProductHitActions hit={hit} product={hit.product} title={titleOf(hit)} />}
        </li>
      ))}
    </ol>
  );
}

function HitPicture({ image }: Pick<Hit, "image">) {
  const picture = shownPicture(image);
  const fit = picture.isRender ? "object" : "cover";
  return (
    <StaticMarkup className={classNames(styles.image, styles[fit])}>
      <PictureMarkup picture={picture} fit={fit} sizes="4rem" most={320} />
    </StaticMarkup>
  );
}

/** Links from a found page to the products used in it. */
const Uses = ({ kind, uses }: Pick<Hit, "kind" | "uses">) => (
  <p className={styles.uses}>
    {kind === "cases" ? "所用产品：" : "方案中的产品："}
    {uses.map(({ id, name }) => (
      <a key={id} href={`/newdetail/${id}`}>
        {name}
      </a>
    ))}
  </p>
);

const HitWords = ({ hit }: { hit: Hit }) => (
  <>
    <p className={styles.kind}>{SEARCH_KIND_NAMES[hit.kind]}</p>
    <h2 className={styles.title}>
      <a href={hitHref(hit)}>
        {hit.model && (
          <span className={styles.model}>
            <Marked pieces={hit.modelPieces} />{" "}
          </span>
        )}
        <WordsWithHits pieces={phrasedPieces(hit.title)} />
      </a>
      {hit.isDiscontinued && "（已停产）"}
    </h2>
    <p className={styles.text}>
      <Marked pieces={hit.text} />
    </p>
    {hit.uses.length > 0 && <Uses {...hit} />}
    {hit.product && <ProductHitFacts hit={hit} product={hit.product} title={titleOf(hit)} />}
  </>
);
