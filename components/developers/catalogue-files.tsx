import { ButtonLink } from "@/components/ui/button-link";
import { type Catalogue, COLUMNS } from "@/lib/catalogue/shape";
import { CATALOGUE_FILES, LICENCE } from "@/lib/catalogue/files";
import { fileFieldsOf } from "@/lib/api/fields";
import { FILE_RULES } from "@/lib/api/files";
import { printedAnswer } from "@/lib/api/printed";
import { catalogueSchema } from "@/lib/api/schemas";
import { CallAddress } from "./call-address";
import styles from "./call-details.module.css";
import { CodePanel } from "./code-panel";
import { DataTable } from "./data-table";
import { withCode } from "./with-code";

/** The catalogue as files: where they are, what stands in them, and what one may do with them. */
export function CatalogueFiles({ example }: { example: Catalogue }) {
  const fields = fileFieldsOf(catalogueSchema()).map(({ path, kind, meaning }) => [
    <code key="path">{path}</code>,
    kind,
    meaning,
  ]);
  const columns = Object.entries(COLUMNS).map(([name, meaning]) => [<code key="name">{name}</code>, meaning]);
  return (
    <>
      <p className={styles.note}>{`使用条件：${LICENCE}${FILE_RULES.both}`}</p>
      <article className={styles.call} aria-labelledby="catalogue-json">
        <header>
          <h3 id="catalogue-json" className={styles.title}>
            JSON
          </h3>
          <CallAddress method="GET" path={CATALOGUE_FILES.json.path} />
          <p className={styles.note}>{withCode(FILE_RULES.json)}</p>
        </header>
        <div className={styles.columns}>
          <div className={styles.tables}>
            <DataTable caption="JSON 的字段" columns={["字段", "类型", "说明"]} rows={fields} />
          </div>
          <div className={styles.example}>
            <ButtonLink href={CATALOGUE_FILES.json.path} variant="secondary" icon="download" download>
              catalogue.json
            </ButtonLink>
            <CodePanel title="文件示例" code={printedAnswer(example)} />
          </div>
        </div>
      </article>
      <article className={styles.call} aria-labelledby="catalogue-csv">
        <header>
          <h3 id="catalogue-csv" className={styles.title}>
            CSV
          </h3>
          <CallAddress method="GET" path={CATALOGUE_FILES.csv.path} />
          <p className={styles.note}>{FILE_RULES.csv}</p>
        </header>
        <div className={styles.columns}>
          <div className={styles.tables}>
            <DataTable caption="CSV 的列" columns={["列", "说明"]} rows={columns} />
          </div>
          <div className={styles.example}>
            <ButtonLink href={CATALOGUE_FILES.csv.path} variant="secondary" icon="download" download>
              catalogue.csv
            </ButtonLink>
          </div>
        </div>
      </article>
    </>
  );
}
