import { ButtonLink } from "@/components/ui/button-link";
import { type Catalogue, COLUMNS } from "@/lib/catalogue/shape";
import { CATALOGUE_FILES, LICENCE } from "@/lib/catalogue/files";
import { fileFieldsOf } from "@/lib/api/fields";
import { FILE_RULES } from "@/lib/api/files";
import { printedAnswer } from "@/lib/api/printed";
import { catalogueSchema } from "@/lib/api/schemas";
import styles from "./catalogue-files.module.css";
import { CodePanel } from "./code-panel";
import { DataTable } from "./data-table";
import { FieldPath } from "./field-path";
import { DocumentedPart } from "./documented-part";
import { withCode } from "./with-code";

/** The files of the catalogue: their addresses, fields and terms of use. */
export function CatalogueFiles({ example }: { example: Catalogue }) {
  const fields = fileFieldsOf(catalogueSchema()).map(({ path, kind, meaning }) => [
    <FieldPath key="path" path={path} />,
    kind,
    meaning,
  ]);
  const columns = Object.entries(COLUMNS).map(([name, meaning]) => [<code key="name">{name}</code>, meaning]);
  return (
    <>
      <p>{`使用条件：${LICENCE}${FILE_RULES.both}`}</p>
      <div className={styles.files}>
        {Object.values(CATALOGUE_FILES).map(({ path }) => (
          <ButtonLink key={path} href={path} variant="secondary" icon="download" download>
            {path.split("/").at(-1)}
          </ButtonLink>
        ))}
      </div>
      <DocumentedPart
        id="catalogue-json"
        title="产品数据 JSON"
        address={<code>{CATALOGUE_FILES.json.path}</code>}
        note={withCode(FILE_RULES.json)}
        example={<CodePanel title="文件示例" code={printedAnswer(example)} />}
      >
        <DataTable caption="JSON 的字段" columns={["字段", "类型", "说明"]} rows={fields} />
      </DocumentedPart>
      <DocumentedPart
        id="catalogue-csv"
        title="产品数据 CSV"
        address={<code>{CATALOGUE_FILES.csv.path}</code>}
        note={FILE_RULES.csv}
      >
        <DataTable caption="CSV 的列" columns={["列", "说明"]} rows={columns} />
      </DocumentedPart>
    </>
  );
}
