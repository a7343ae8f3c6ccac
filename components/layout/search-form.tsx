import { Icon } from "@/components/ui/icon";
import { FAMILY_IDS, MAX_TITLE } from "@/lib/catalog";
import { familyHref } from "@/lib/routes/navigation";
import styles from "./search-form.module.css";

type Props = {
  label: string;
  compact?: boolean;
  /** The family whose menu stands beside the result. */
  family?: number;
  /** What was searched for. */
  value?: string | undefined;
};

/** Looks through all products by title (CONTRACT §2: a search drops the menu's choice). */
export function SearchForm({ label, compact = false, family = FAMILY_IDS[0], value }: Props) {
  return (
    <form
      className={`${styles.form} ${compact ? styles.compact : ""}`}
      action={familyHref(family)}
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
        defaultValue={value}
        aria-label="产品名称"
        placeholder="产品名称"
        autoComplete="off"
      />
      <button type="submit" className={styles.submit} aria-label="搜索">
        <Icon name="search" size={compact ? 16 : 20} />
      </button>
    </form>
  );
}
