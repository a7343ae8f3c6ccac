import { NoBreakText } from "@/components/ui/no-break-text";
import type { Column } from "@/lib/tools/answer";
import styles from "./tool-columns.module.css";

/** What the target needs and what the chosen products give, side by side where there is room. */
export const ToolColumns = ({ columns }: { columns: readonly Column[] }) => (
  <div className={styles.columns}>
    {columns.map(({ title, figures }) => (
      <div key={title} role="group" aria-label={title}>
        <h3>
          <NoBreakText text={title} />
        </h3>
        <dl>
          {figures.map(({ name, text }) => (
            <div key={name}>
              <dt>
                <NoBreakText text={name} />
              </dt>
              <dd>
                <NoBreakText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
);
