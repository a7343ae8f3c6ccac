import { Filled } from "@/components/page/filled";
import { TableHead } from "@/components/ui/table-head";
import { WideTable } from "@/components/ui/wide-table";
import CONTACT from "@/db/content/site/contact.json" with { type: "json" };
import styles from "./contact-desks.module.css";

/** Departments and their responsibilities. */
export const ContactDesks = () => (
  <WideTable label="各类问题的联系方式" className={styles.table}>
    <TableHead columns={["找谁", "问什么", "怎样找", "时间"]} />
    <tbody>
      {CONTACT.desks.map(({ name, answers, reach, hours }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{answers}</td>
          <td>
            <Filled text={reach} />
          </td>
          <td>{hours}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
);

/** How to send photos and data. */
export const SendingWays = () => (
  <dl className={styles.ways}>
    {CONTACT.ways.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          <Filled text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
