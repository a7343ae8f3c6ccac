"use client";

import { Fold } from "@/components/ui/fold";
import { TableHead } from "@/components/ui/table-head";
import { pointsByRegion } from "@/lib/service/service-points";
import { telHref } from "@/lib/site";
import styles from "./point-table.module.css";

type Region = (typeof pointsByRegion)[number];

/** The provinces of a region, also those that other provinces' service points cover. */
const provincesOf = (points: Region["points"]) =>
  points.flatMap(({ province, also }) => [province, ...also]).join("、");

const Points = ({ region, points }: Region) => (
  <table className={styles.table}>
    <colgroup>
      <col />
      <col />
      <col />
      <col />
    </colgroup>
    <TableHead columns={["省份", "服务点", "电话", "时间"]} />
    <tbody>
      <tr className={styles.region}>
        <th scope="rowgroup" colSpan={4}>
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
  </table>
);

/** Service points by region and province; on phones a region is collapsed under the names of its provinces. */
export const PointTable = () => (
  <div role="region" aria-label="各省的服务点" className={styles.regions}>
    {pointsByRegion.map((shown) => (
      <Fold key={shown.region} title={shown.region} span={provincesOf(shown.points)}>
        <Points {...shown} />
      </Fold>
    ))}
  </div>
);
