"use client";

import { TableHead } from "@/components/ui/table-head";
import { WideTable } from "@/components/ui/wide-table";
import { pointsByRegion } from "@/lib/service/service-points";
import { telHref } from "@/lib/site";
import styles from "./point-table.module.css";

/** Service points by region and province. */
export const PointTable = () => (
  <WideTable label="各省的服务点" className={styles.table}>
    <TableHead columns={["省份", "服务点", "电话", "时间"]} />
    {pointsByRegion.map(({ region, points }) => (
      <tbody key={region}>
        <tr>
          <th scope="rowgroup" colSpan={4} className={styles.region}>
            {region}
          </th>
        </tr>
        {points.map(({ province, city, also, phone, hours }) => (
          <tr key={province}>
            <th scope="row">
              {province}
              {also.length > 0 && <small>兼{also.join("、")}</small>}
            </th>
            <td>{city}</td>
            <td>
              <a href={telHref(phone)}>{phone}</a>
            </td>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </WideTable>
);
