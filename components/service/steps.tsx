import { HowToSend } from "@/components/page/how-to-send";
import { Kept } from "@/components/ui/kept";
import { Whole } from "@/components/ui/whole";
import styles from "./steps.module.css";

type Props = { steps: readonly { title: string; text: string }[] };

/** Numbered steps in order. */
export const Steps = ({ steps }: Props) => (
  <Kept>
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Whole text={text} />
          </p>
          <HowToSend after={text} />
        </li>
      ))}
    </ol>
  </Kept>
);
