import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { LinkChips } from "@/components/ui/link-chips";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { TypeInfo } from "@/db/queries/categories/categories";
import type { Grade2 } from "@/lib/links/category-tree";
import { showRichText } from "@/lib/text/rich-text";
import { typeListHref } from "@/lib/links/type-list-address";
import { SpecTable } from "./spec-table";
import styles from "./type-introduction.module.css";

type Props = {
  family: number;
  entry: Grade2;
  info: TypeInfo;
  /** The number of products of the type. */
  total: number;
  /** Its products side by side; if there are many, the first ones. */
  children: ReactNode;
};

/** The introduction of a type: its products side by side, its purpose and its features. */
export function TypeIntroduction({ family, entry, info, total, children }: Props) {
  return (
    <article className={styles.introduction}>
      <section>
        <div className={styles.products}>
          <h2 className={styles.heading}>选型对照</h2>
          <ButtonLink href={typeListHref(family, { sid: entry.id, list: true })} variant="ghost">
            查看全部 {total} 款产品，按参数筛选
          </ButtonLink>
        </div>
        {entry.listss.length > 0 && (
          <LinkChips
            label="细分类型"
            links={entry.listss.map(({ id, name }) => ({
              label: name,
              href: typeListHref(family, { sid: entry.id, kid: id }),
            }))}
          />
        )}
        {children}
      </section>
      <section>
        <h2 className={styles.heading}>主要参数</h2>
        <div className={styles.main}>
          <figure className={styles.figure}>
            <div className={styles.image}>
              <Picture
                image={info.image}
                alt={info.title}
                fit="contain"
                sizes="(max-width: 767.98px) 84vw, 16rem"
              />
            </div>
            <figcaption>{info.title}</figcaption>
          </figure>
          <SpecTable
            caption={`${info.title}的主要参数`}
            rows={[
              ["测量", info.measure],
              ["计量", info.metering],
              ["显示", info.display],
              ["通信方式", info.communicatetype],
              ["可选功能", info.optional],
              ["适用场合", info.suit],
            ]}
          />
        </div>
      </section>
      {info.maincontent !== "" && (
        <section>
          <h2 className={styles.heading}>选型说明</h2>
          <RichText html={showRichText(info.maincontent, 3)} />
        </section>
      )}
    </article>
  );
}
