import { ButtonLink } from "@/components/ui/button-link";
import { fileFieldsOf } from "@/lib/openapi/fields";
import { registerFileSchema } from "@/lib/openapi/schemas";
import { REGISTER_COLUMNS } from "@/lib/registers/file";
import { registerFileHref } from "@/lib/registers/files";
import { CallAddress } from "./call-address";
import styles from "./call-details.module.css";
import { DataTable } from "./data-table";

/** The Modbus registers of a product as files: where they are, and what stands in them. */
export function RegisterFiles({ example }: { example: number | undefined }) {
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
        <p className={styles.note}>
          支持 Modbus 的产品各有一份寄存器表，id 是产品的编号；没有寄存器表的产品答复 404。CSV 一行一项。
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.tables}>
          <DataTable caption="JSON 的字段" columns={["字段", "类型", "说明"]} rows={fields} />
          <DataTable caption="CSV 的列" columns={["列", "说明"]} rows={columns} />
        </div>
        {example !== undefined && (
          <div className={styles.example}>
            <ButtonLink href={registerFileHref(example, "json")} variant="secondary" icon="download" download>
              {`例：${example}.json`}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
