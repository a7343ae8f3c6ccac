import { StaticMarkup } from "@/components/ui/static-markup";
import { SwipeHint } from "@/components/ui/swipe-hint";
import { NoBreakText } from "@/components/ui/no-break-text";
import { describeOneLine, drawOneLine, OneLineSvg } from "@/drawings";
import type { ProductInText } from "@/db/queries/products/products-in-text";
import type { OneLine } from "@/lib/one-line/shape";
import styles from "./one-line-figure.module.css";

type Props = {
  title: string;
  diagram: OneLine;
  /** At least the products in the diagram. */
  products: readonly Pick<ProductInText, "id" | "model">[];
};

/** Diagrams up to this width in pixels are scaled down a little, so that phones show them without scrolling. */
const ON_A_PHONE = 380;
/** Diagrams above this height in pixels keep their size, as their labels would be unreadable if scaled down. */
const IN_A_WINDOW = 736;
/** Diagrams above this width in pixels fill their box; others are not enlarged beyond it. */
const IN_A_ROW = 960;

/** A one-line diagram with the same in text, beside it if it is narrow. */
export function OneLineFigure({ title, diagram, products }: Props) {
  const models = new Map(products.map(({ id, model }) => [id, model]));
  const { width, height } = drawOneLine(diagram, models);
  return (
    <StaticMarkup className={styles.figure}>
      <figure className={styles.drawing}>
        {width > ON_A_PHONE && <SwipeHint to="全图" />}
        <div
          className={styles.scroll}
          data-small={width <= ON_A_PHONE || undefined}
          data-wide={width > IN_A_ROW || undefined}
          data-high={height > IN_A_WINDOW || undefined}
          tabIndex={0}
          role="group"
          aria-label="单线图，可左右滚动"
        >
          <OneLineSvg diagram={diagram} models={models} label={`${title}单线图`} />
        </div>
      </figure>
      <div className={styles.side}>
        <p className={styles.caption}>
          <NoBreakText
            text={`${title}示意单线图：图形符号按GB/T 4728，型号可点开；开关、保护与互感器变比以施工图为准。`}
          />
        </p>
        <details className={styles.words}>
          <summary>用文字读这张图</summary>
          <dl>
            {describeOneLine(diagram, models).map(({ name, lines }) => (
              <div key={name}>
                <dt>
                  <NoBreakText text={name} />
                </dt>
                {lines.map((words) => (
                  <dd key={words}>
                    <NoBreakText text={words.replaceAll("→", "→\u200b")} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      </div>
    </StaticMarkup>
  );
}
