import { TableHead } from "@/components/ui/table-head";
import { LICENCE, TERMS } from "@/lib/catalogue/files";
import { CATALOGUE_ROWS } from "@/lib/downloads/catalogue-rows";
import styles from "./file-table.module.css";

/** The files of the whole catalogue. */
export const CatalogueRows = () => (
  <>
    <table className={styles.table} aria-label="产品目录数据">
      <TableHead columns={["文件", "内容", "下载"]} />
      <tbody>
        {CATALOGUE_ROWS.map(({ name, format, href, text }) => (
          <tr key={href}>
            <th scope="row">{name}</th>
            <td>{text}</td>
            <td>
              <a className={styles.file} href={href} aria-label={`${format}：${name}`}>
                {format}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>
      使用条件：{LICENCE}字段的说明见<a href={TERMS}>开放接口与产品数据</a>。
    </p>
  </>
);
