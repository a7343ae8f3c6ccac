import { IconDrawing } from "@/components/ui/icon-drawing";
import { StaticMarkup } from "@/components/ui/static-markup";
import { typeListHref } from "@/lib/links/type-list-address";
import styles from "./type-menu.module.css";

/** A category and its subcategories. */
export type MenuNode = readonly [id: number, name: string, below?: readonly MenuNode[]];

type Place = {
  /** The path from the family to the current category. */
  path: readonly number[];
  /** Whether the list of the whole family is shown. */
  isWhole: boolean;
};
type Props = Place & { families: readonly MenuNode[]; chosen: string | undefined };

/** The category menu. Families are <details> of one group: one is open at a time. On phones the whole menu is a <details>. */
export function TypeMenuView({ families, chosen, ...place }: Props) {
  return (
    <StaticMarkup tag="details" className={`no-print ${styles.menu}`} data-unfolds="">
      <summary className={styles.opener}>
        <span>产品分类</span>
        <span className={styles.chosen}>{chosen}</span>
        <IconDrawing name="chevron" size={18} className={styles.chevron} />
      </summary>
      <nav aria-label="产品分类">
        <ul className={styles.families}>
          {families.map((family) => (
            <Family key={family[0]} family={family} {...place} />
          ))}
        </ul>
      </nav>
    </StaticMarkup>
  );
}

function Family({ family: [id, name, entries = []], path, isWhole }: Place & { family: MenuNode }) {
  const [openFamily, openEntry, openChild] = path;
  const isOpen = id === openFamily;
  return (
    <li>
      <details name="product-family" open={isOpen}>
        <summary className={styles.family} data-current={isOpen || undefined}>
          {name}
          <IconDrawing name="chevron" size={16} className={styles.chevron} />
        </summary>
        <ul className={styles.entries}>
          <li>
            <a href={typeListHref(id, { list: true })} aria-current={isOpen && isWhole ? "page" : undefined}>
              {`全部${name}`}
            </a>
          </li>
          {entries.map(([sid, entry, children = []]) => (
            <li key={sid}>
              <a
                href={typeListHref(id, { sid })}
                aria-current={sid === openEntry ? (openChild ? "true" : "page") : undefined}
              >
                {entry}
              </a>
              {children.length > 0 && (
                <ul>
                  {children.map(([kid, child]) => (
                    <li key={kid}>
                      <a
                        href={typeListHref(id, { sid, kid })}
                        aria-current={kid === openChild ? "page" : undefined}
                      >
                        {child}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
