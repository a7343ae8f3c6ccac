import { HowToSend } from "@/components/page/how-to-send";
import { StaticMarkup } from "@/components/ui/static-markup";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./steps.module.css";

type Props = { steps: readonly { title: string; text: string }[] };

/** Numbered steps in order. */
export const Steps = ({ steps }: Props) => (
  <StaticMarkup>
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <NoBreakText text={text} />
          </p>
          <HowToSend after={text} />
        </li>
      ))}
    </ol>
  </StaticMarkup>
);
