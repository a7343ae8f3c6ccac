import { NOT_OPEN } from "@/lib/http/envelope";
import { type Call, callId } from "@/lib/openapi/documented-call";
import { CallAddress } from "./call-address";
import { CodePanel } from "./code-panel";
import styles from "./planned-calls.module.css";

const ANSWER = JSON.stringify({ code: 0, msg: NOT_OPEN, data: null }, null, 2);

/** Calls whose addresses are kept and that all answer the same. */
export function PlannedCalls({ calls }: { calls: readonly Call[] }) {
  return (
    <>
      <ul className={styles.list}>
        {calls.map((call) => (
          <li key={callId(call)}>
            <CallAddress {...call} />
          </li>
        ))}
      </ul>
      <div className={styles.answer}>
        <CodePanel title="答复" code={ANSWER} />
      </div>
    </>
  );
}
