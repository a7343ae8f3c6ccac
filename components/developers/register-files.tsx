import { ButtonLink } from "@/components/ui/button-link";
import { fileFieldsOf } from "@/lib/api/fields";
import { FILE_RULES } from "@/lib/api/files";
import { printedAnswer } from "@/lib/api/printed";
import { registerFileSchema } from "@/lib/api/schemas";
import { REGISTER_COLUMNS, type RegisterFile } from "@/lib/registers/file";
import { registerFileHref } from "@/lib/registers/files";
import { CallAddress } from "./call-address";
import styles from "./call-details.module.css";
import { CodePanel } from "./code-panel";
import { DataTable } from "./data-table";

/** The Modbus registers of a product as files: where they are, and what stands in them. */
export function RegisterFiles({ example }: { example: RegisterFile | undefined }) {
  const fields = fileFieldsOf(registerFileSchema()).map(({ path, kind, meaning }) => [
    <code key="path">{path}</code>,
    kind,
    meaning,
  ]);
  const columns = Object.entries(REGISTER_COLUMNS).map(([name, meaning]) => [
    <code key="name">{name}</code>,
    meaning,
  ]);
  return (
    <article className={styles.call} aria-labelledby="registers">
      <header>
        <h3 id="registers" className={styles.title}>
          Modbus 寄存器
        </h3>
        <CallAddress method="GET" path="/data/modbus/{id}.json" />
        <CallAddress method="GET" path="/data/modbus/{id}.csv" />
        <p className={styles.note}>{FILE_RULES.registers}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.tables}>
          <DataTable caption="JSON 的字段" columns={["字段", "类型", "说明"]} rows={fields} />
          <DataTable caption="CSV 的列" columns={["列", "说明"]} rows={columns} />
        </div>
        {example && (
          <div className={styles.example}>
            <ButtonLink
              href={registerFileHref(example.product.id, "json")}
              variant="secondary"
              icon="download"
              download
            >
              {`例：${example.product.id}.json`}
            </ButtonLink>
            <CodePanel title="文件示例" code={printedAnswer(example)} />
          </div>
        )}
      </div>
    </article>
  );
}
