import { Fragment } from "react";
import { classNames } from "@/components/ui/class-names";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WideTable } from "@/components/ui/wide-table";
import { TableHead } from "@/components/ui/table-head";
import { NoBreakText } from "@/components/ui/no-break-text";
import { safetyHref } from "@/lib/links/safety";
import { faultsAnchor } from "@/lib/links/service";
import { registersHref } from "@/lib/registers/files";
import { codesOf, type FaultKind, faultKinds } from "@/lib/service/fault-codes";
import { codeCount, codeSpans } from "@/lib/service/code-spans";
import { Disclosure } from "@/components/ui/disclosure";
import { ModelLinks, type Models } from "./models";
import styles from "./service-tables.module.css";

type Props = {
  models: Models;
  /** The product whose codes were requested: they come first, expanded, without codes that only other products show. */
  asked?: number | undefined;
};

function FaultTable({ kind, models, asked }: Props & { kind: FaultKind }) {
  const { id, name, products, shown, safety, rules, registers } = kind;
  const isAsked = asked !== undefined && products.includes(asked);
  const codes = isAsked ? codesOf(kind, asked) : kind.codes;
  return (
    <Disclosure
      id={faultsAnchor(id)}
      title={name}
      span={`${codeSpans(codes.map(({ code }) => code))} · ${codeCount(codes.map(({ code }) => code))} 项`}
      isOpen={isAsked}
    >
      <p>
        适用：
        <ModelLinks products={products} models={models} />。
        <NoBreakText text={shown} />
        {registers.map(({ prefix, name, symbol }) => `${prefix}后的数字是“${name}”${symbol}的位号。`)}
        {[...new Set(registers.map(({ product }) => product))]
          .filter((product) => models[product])
          .map((product, at) => (
            <Fragment key={product}>
              {at > 0 && "、"}
              <a href={registersHref(product)}>{`${models[product]}寄存器表`}</a>
            </Fragment>
          ))}
      </p>
      <p>
        <strong>动手之前：</strong>
        {safety} <a href={safetyHref(rules)}>完整步骤</a>
      </p>
      <WideTable label={`${name}故障代码`} className={classNames(styles.table, styles.codes)}>
        <TableHead columns={["显示", "含义", "可能原因", "处理", "何时致电"]} />
        <tbody>
          {codes.map(({ code, meaning, cause, remedy, call, products: only }) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td>
                <NoBreakText text={meaning} />
                {only && (
                  <small>
                    <NoBreakText text={only.flatMap((one) => models[one] ?? []).join("、")} />
                  </small>
                )}
              </td>
              {[cause, remedy, call].map((text, at) => (
                <td key={at}>
                  <NoBreakText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Disclosure>
  );
}

/** A table of fault codes per kind of device. */
export function FaultTables({ models, asked }: Props) {
  const isAsked = ({ products }: FaultKind) => asked !== undefined && products.includes(asked);
  const kinds = [...faultKinds.filter(isAsked), ...faultKinds.filter((kind) => !isAsked(kind))];
  return (
    <StaticMarkup className={styles.kinds}>
      {kinds.map((kind) => (
        <FaultTable key={kind.id} kind={kind} models={models} asked={asked} />
      ))}
    </StaticMarkup>
  );
}
