import { classNames } from "@/components/ui/class-names";
import { Kept } from "@/components/ui/kept";
import { WideTable } from "@/components/ui/wide-table";
import { TableHead } from "@/components/ui/table-head";
import { Whole } from "@/components/ui/whole";
import { partGroups } from "@/lib/service/spare-parts";
import { Disclosure } from "@/components/ui/disclosure";
import { ModelLinks, type Models } from "./models";
import styles from "./service-tables.module.css";

/** Spare parts, the models they fit, and where they are installed. */
export const PartTables = ({ models }: { models: Models }) => (
  <Kept className={styles.kinds}>
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
                  <Whole text={remark} />
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Disclosure>
    ))}
  </Kept>
);
