import { SectionLinks } from "@/components/page/section-links";
import { Container } from "@/components/ui/container";
import styles from "./message-page.module.css";
import { OpenCircuit } from "./open-circuit";
import { SearchForm } from "@/components/search/search-form";

type Props = { code?: number; title?: string; text?: string };

/** Help for a visitor at an address that does not exist. */
export function NotFoundHelp({
  code = 404,
  title = "页面不存在",
  text = "这个地址没有内容，可能已经移动，也可能输入有误。可以搜索，或从下面的栏目继续。",
}: Props) {
  return (
    <Container className={styles.page}>
      <OpenCircuit />
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.search}>
        <SearchForm label="在全站查找" />
      </div>
      <div className={styles.links}>
        <SectionLinks />
      </div>
    </Container>
  );
}
