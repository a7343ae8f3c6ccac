import { StaticMarkup } from "@/components/ui/static-markup";
import { revisionLabel, type Revision } from "@/lib/revision";
import styles from "./sheet-foot.module.css";

type Props = { model: string; title: string; revision: Revision | undefined };

/** The footer of each printed sheet: model, title and revision. Print only. */
export function SheetFoot({ model, title, revision }: Props) {
  return (
    <StaticMarkup tag="p" className={styles.foot} aria-hidden="true">
      <strong>{model}</strong> {title}
      {revision && ` · 版本 ${revisionLabel(revision)}`}
    </StaticMarkup>
  );
}
