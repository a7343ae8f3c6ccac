import { classNames } from "@/components/ui/class-names";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WideTable } from "@/components/ui/wide-table";
import { TableHead } from "@/components/ui/table-head";
import { NoBreakText } from "@/components/ui/no-break-text";
import { partGroups } from "@/lib/service/spare-parts";
import { Disclosure } from "@/components/ui/disclosure";
import { ModelLinks, type Models } from "./models";
import styles from "./service-tables.module.css";

/** Spare parts, the models they fit, and where they are installed. */
export const PartTables = ({ models }: { models: Models }) => (
  <StaticMarkup className={styles.kinds}>
    {partGroups.map(({ id, name, parts }) => (
      <Disclosure key={id} title={name} span={parts.map((part) => part.name).join("、")}>
        <WideTable label={`${name}备件`} className={classNames(styles.table, styles.parts)}>
          <TableHead columns={["备件", "更换", "适用型号", "说明"]} />
          <tbody>
            {parts.map(({ name, place, products, remark, part }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {part !== undefined && models[part] && (
                    <>
                      {" "}
                      <ModelLinks products={[part]} models={models} />
                    </>
                  )}
                </th>
                <td>{place}</td>
                <td>
                  {products
                    .flatMap((one) => models[one] ?? [])
                    .map((model, at, { length }) => (
                      <span key={model}>{at < length - 1 ? `${model}、` : model}</span>
                    ))}
                </td>
                <td>
                  <NoBreakText text={remark} />
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Disclosure>
    ))}
  </StaticMarkup>
);
