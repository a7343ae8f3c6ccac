import { ButtonLink } from "@/components/ui/button-link";
import { fileFieldsOf } from "@/lib/api/fields";
import { FILE_RULES, REGISTER_PART } from "@/lib/api/files";
import { printedAnswer } from "@/lib/api/printed";
import { registerFileSchema } from "@/lib/api/schemas";
import { REGISTER_COLUMNS, type RegisterFile } from "@/lib/registers/file";
import { registerFileHref, registersHref } from "@/lib/registers/files";
import { CodePanel } from "./code-panel";
import { DataTable } from "./data-table";
import { FieldPath } from "./field-path";
import { DocumentedPart } from "./documented-part";

/** The register files of a product: their addresses and fields. */
export function RegisterFiles({ example }: { example: RegisterFile | undefined }) {
  const fields = fileFieldsOf(registerFileSchema()).map(({ path, kind, meaning }) => [
    <FieldPath key="path" path={path} />,
    kind,
    meaning,
  ]);
  const columns = Object.entries(REGISTER_COLUMNS).map(([name, meaning]) => [
    <code key="name">{name}</code>,
    meaning,
  ]);
  return (
    <DocumentedPart
      {...REGISTER_PART}
      address={
        <>
          <code>/data/modbus/&#123;id&#125;.json</code> 与 <code>.csv</code>
        </>
      }
      note={FILE_RULES.registers}
      example={
        example && (
          <>
            <ButtonLink
              href={registerFileHref(example.product.id, "json")}
              variant="secondary"
              icon="download"
              download
            >
              {`例：${example.product.id}.json`}
            </ButtonLink>
            <ButtonLink href={registersHref(example.product.id)} variant="ghost">
              {`${example.product.model} 通信寄存器`}
            </ButtonLink>
            <CodePanel title="文件示例" code={printedAnswer(example)} />
          </>
        )
      }
    >
      <DataTable caption="JSON 的字段" columns={["字段", "类型", "说明"]} rows={fields} />
      <DataTable caption="CSV 的列" columns={["列", "说明"]} rows={columns} />
    </DocumentedPart>
  );
}
