import { Icon } from "@/components/ui/icon";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { MAX_SEARCH, MAX_TITLE } from "@/lib/constants";
import { familyHref, SEARCH_PATH } from "@/lib/links/navigation";
import styles from "./search-form.module.css";
import { SuggestField } from "./suggest-field";

type Props = {
  label: string;
  /** The id of the field, if a shortcut or link focuses it. */
  id?: string;
  /** The small form in the header. */
  compact?: boolean;
  /** Searches product titles only, and shows the results beside the menu of this family. */
  family?: number;
  /** The placeholder, if it differs from that in the header. */
  hint?: string;
  /** The current search. */
  value?: string | undefined;
};

const WHOLE_SITE = { action: SEARCH_PATH, name: "q", maxLength: MAX_SEARCH, hint: "型号、产品或问题" };

const products = (family: number) => ({
  action: familyHref(family),
  name: "title",
  maxLength: MAX_TITLE,
  hint: "产品名称或型号",
});

/** Searches the whole site, or all products by title (CONTRACT §2: this drops the menu's choice). */
export function SearchForm({ label, id, compact = false, family, value, ...own }: Props) {
  const { action, name, maxLength, hint } = family === undefined ? WHOLE_SITE : products(family);
  const field = {
    ...{ id, name, maxLength, className: styles.input, type: "search", required: true, defaultValue: value },
    ...{ "aria-label": hint, placeholder: own.hint ?? hint, autoComplete: "off" },
  };
  return (
    <form
      className={`${styles.form} ${compact ? styles.compact : ""}`}
      action={action}
      method="get"
      role="search"
      aria-label={label}
    >
      {family === undefined ? (
        <FaultBoundary name="search" of={label}>
          <SuggestField {...field} />
        </FaultBoundary>
      ) : (
        <input {...field} />
      )}
      <button type="submit" className={styles.submit} aria-label="搜索">
        <Icon name="search" size={compact ? 18 : 20} />
      </button>
    </form>
  );
}
