import { FamilyLinks } from "@/components/page/family-links";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Found } from "@/db/queries/search/search-words";
import type { Category } from "@/lib/links/category-tree";
import { contactHref } from "@/lib/inquiry/contact-address";
import { SITE, telHref } from "@/lib/site";
import styles from "./nothing-found.module.css";

type Props = { searched: string; nearest: Found["nearest"]; families: readonly Category[] };

/** Shown without hits: similar models, other places to look, and contacts. */
export function NothingFound({ searched, nearest, families }: Props) {
  return (
    <>
      <EmptyState text={`没有找到“${searched}”。`} />
      {nearest.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>您是不是要找</h2>
          <ul className={styles.links}>
            {nearest.map(({ id, model, title }) => (
              <li key={id}>
                <ButtonLink href={`/newdetail/${id}`} variant="ghost">
                  {model} {title}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.heading}>按类别查找</h2>
        <FamilyLinks families={families} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>问工程师</h2>
        <p>
          可以换一个更短的词，或写出型号的一部分。也可以致电{" "}
          <a href={telHref(SITE.salesLine)}>{SITE.salesLine}</a>，我们帮您选型。
        </p>
        <ButtonLink href={contactHref({ about: `搜索：${searched}` })} rel="nofollow" icon="chat">
          在线咨询
        </ButtonLink>
      </section>
    </>
  );
}
