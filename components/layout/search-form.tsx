import { Icon } from "@/components/ui/icon";
import { FAMILY_IDS, MAX_TITLE } from "@/lib/catalog";
import { familyHref } from "@/lib/navigation";
import styles from "./search-form.module.css";

/** Looks through all products by title (CONTRACT §2: a search drops the menu's choice). */
export function SearchForm({ label, compact = false }: { label: string; compact?: boolean }) {
  return (
    <form
      className={`${styles.form} ${compact ? styles.compact : ""}`}
      action={familyHref(FAMILY_IDS[0])}
      method="get"
      role="search"
      aria-label={label}
    >
      <input
        className={styles.input}
        type="search"
        name="title"
        maxLength={MAX_TITLE}
        required
        aria-label="产品名称或型号"
        placeholder="产品名称或型号"
        autoComplete="off"
      />
      <button type="submit" className={styles.submit} aria-label="搜索">
        <Icon name="search" size={compact ? 16 : 20} />
      </button>
    </form>
  );
}
