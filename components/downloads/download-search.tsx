import { Button } from "@/components/ui/button-link";
import { MAX_SEARCH } from "@/lib/catalog";
import { DOWNLOADS, type DownloadChoice } from "@/lib/downloads/address";
import styles from "./download-search.module.css";

/** Looks for a model or a title among the downloads, within what is chosen. */
export const DownloadSearch = ({ choice: { family, kind, searched } }: { choice: DownloadChoice }) => (
  <form action={DOWNLOADS} method="get" className={styles.form} role="search" aria-label="查找资料">
    <label htmlFor="downloads-q" className={styles.label}>
      型号或名称
    </label>
    <div className={styles.row}>
      <input
        id="downloads-q"
        name="q"
        type="search"
        className={styles.input}
        defaultValue={searched}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        spellCheck={false}
        placeholder="例如 LH-PM96E"
      />
      <Button type="submit">查找</Button>
    </div>
    {family !== undefined && <input type="hidden" name="family" value={family} />}
    {kind && <input type="hidden" name="kind" value={kind} />}
  </form>
);
