import { Logo } from "@/components/ui/logo";
import { FigureList } from "@/components/ui/figure-list";
import { Picture } from "@/components/ui/picture";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { revisionLabel } from "@/lib/revision";
import { Paper, Part } from "./paper";
import styles from "./sheet-front.module.css";
import { SheetTable } from "./sheet-table";

/** The first sheet: what it is, how it looks, and all parameters. */
export function SheetFront({ sheet }: { sheet: DataSheet }) {
  const { model, title, family, image, summary, notice, features, ratings, groups, variants, revision } =
    sheet;
  return (
    <Paper sheet={sheet} page={1}>
      <div className={styles.brand}>
        <Logo />
        <p>
          <strong>
            产品数据页 <NoBreakText text={revisionLabel(revision)} />
          </strong>
          <br />
          {family}
        </p>
      </div>
      <div className={styles.head}>
        <div>
          <h1>
            {model && <span className={styles.model}>{model} </span>}
            <span className={styles.title}>{title}</span>
          </h1>
          {notice && <p className={styles.notice}>{notice}</p>}
          <p className={styles.summary}>{summary}</p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>
                <NoBreakText text={feature} />
              </li>
            ))}
          </ul>
        </div>
        {image && (
          <div>
            <Picture
              image={image}
              alt={`${title}外观`}
              sizes="(max-width: 767.98px) 84vw, 22rem"
              className={styles.picture}
              priority
            />
          </div>
        )}
      </div>
      <FigureList figures={ratings} />
      <Part title="规格参数">
        {groups.map(({ name, lines }) => (
          <section key={name} className={styles.group}>
            <h3>{name}</h3>
            <dl>
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <NoBreakText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Part>
      {variants.map(({ name, ...table }) => (
        <Part key={name} title={name}>
          <SheetTable caption={name} {...table} />
        </Part>
      ))}
    </Paper>
  );
}
