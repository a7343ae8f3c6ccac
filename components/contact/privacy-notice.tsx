import { Fragment } from "react";
import { Filled } from "@/components/page/filled";
import { Container } from "@/components/ui/container";
import { TableHead } from "@/components/ui/table-head";
import NOTICE from "@/db/content/site/privacy.json" with { type: "json" };
import styles from "./privacy-notice.module.css";

type Block = string | { list: string[] } | { header: string[]; rows: string[][] };

function NoticeBlock({ block }: { block: Block }) {
  if (typeof block === "string")
    return (
      <p>
        <Filled text={block} />
      </p>
    );
  if ("list" in block)
    return (
      <ul>
        {block.list.map((text) => (
          <li key={text}>
            <Filled text={text} />
          </li>
        ))}
      </ul>
    );
  return (
    <table className={styles.table}>
      <TableHead columns={block.header} />
      <tbody>
        {block.rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((text, at) => (
              <td key={at}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => <NoticeBlock key={at} block={block} />);

/** 《个人信息处理说明》, required by article 17 of the Personal Information Protection Law. */
export function PrivacyNotice() {
  return (
    <Container className={styles.notice}>
      <h1>{NOTICE.title}</h1>
      <p className={styles.version}>
        <Filled text={NOTICE.version} />
      </p>
      <Blocks blocks={NOTICE.opening} />
      {NOTICE.sections.map(({ title, content }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <Blocks blocks={content} />
        </Fragment>
      ))}
      <p>
        <a href="/contact">返回联系我们</a>
      </p>
    </Container>
  );
}
