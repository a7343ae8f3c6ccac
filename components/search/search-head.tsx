import { SearchForm } from "@/components/layout/search-form";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { Container } from "@/components/ui/container";
import { SEARCH_PATH } from "@/lib/routes/navigation";
import styles from "./search-head.module.css";

/** The search field over what it found. */
export function SearchHead({ searched }: { searched: string }) {
  return (
    <div className={styles.head}>
      <BreadcrumbBar label="搜索" path={SEARCH_PATH} />
      <Container className={styles.words}>
        <h1 className={styles.title}>{searched === "" ? "搜索" : `搜索“${searched}”`}</h1>
        <SearchForm label="搜索" value={searched} />
      </Container>
    </div>
  );
}
