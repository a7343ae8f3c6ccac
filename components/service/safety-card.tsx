import { StaticMarkup } from "@/components/ui/static-markup";
import { PrintButton } from "@/components/ui/print-button";
import { Section } from "@/components/ui/section";
import { NoBreakText } from "@/components/ui/no-break-text";
import { SAFETY_RULES } from "@/lib/service/safety";
import styles from "./safety-page.module.css";

type Props = { id: string; title: string; lead: string; steps: readonly string[] };

/** The waiting times, each with its devices. */
const waits = [...new Set(SAFETY_RULES.devices.map(({ wait }) => wait))]
  .filter((wait) => /\d/.test(wait))
  .map((wait) => ({ wait, devices: SAFETY_RULES.devices.filter((device) => device.wait === wait) }));

/**
 * The short form of the steps for the wall of a switch room: printed on the first sheet with the emergency information
 * above.
 */
export const SafetyCard = ({ id, title, lead, steps }: Props) => (
  <div className={styles.sheet}>
    <Section
      id={id}
      title={title}
      tone="soft"
      room="band"
      lead={<span className="no-print">{lead}</span>}
      action={
        <div className="no-print">
          <PrintButton variant="ghost" />
        </div>
      }
    >
      <StaticMarkup className={styles.card}>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <NoBreakText text={step} />
            </li>
          ))}
        </ol>
        <ul>
          {waits.map(({ wait, devices }) => (
            <li key={wait}>
              <strong>
                <NoBreakText text={`等待 ${wait}：`} />
              </strong>
              <NoBreakText text={devices.map(({ name }) => name).join("；")} />
            </li>
          ))}
        </ul>
      </StaticMarkup>
    </Section>
  </div>
);
