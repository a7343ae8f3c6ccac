import { HowToSend } from "@/components/page/how-to-send";
import { classNames } from "@/components/ui/class-names";
import { Kept } from "@/components/ui/kept";
import { Whole } from "@/components/ui/whole";
import styles from "./steps.module.css";

type Props = { steps: readonly { title: string; text: string }[]; className?: string | undefined };

/** What is done in its order, each step with its number. */
export const Steps = ({ steps, className }: Props) => (
  <Kept>
    <ol className={classNames(styles.steps, className)}>
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
