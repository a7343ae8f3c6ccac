import { type Call, callId } from "@/lib/api/documented-call";
import { CallAddress } from "./call-address";
import styles from "./call-index.module.css";

type Props = { groups: readonly { id: string; title: string; calls: readonly Call[] }[] };

/** Every call on one screen, each a link to its part of the page. */
export function CallIndex({ groups }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, calls }) => (
        <div key={id}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
            {calls.map((call) => (
              <li key={callId(call)}>
                <a href={`#${callId(call)}`} className={styles.link}>
                  {call.title}
                  <CallAddress {...call} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
