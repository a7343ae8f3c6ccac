import { StaticMarkup } from "@/components/ui/static-markup";
import type { MenuLink } from "@/lib/links/navigation";
import { faultsHref } from "@/lib/links/service";
import { faultKinds } from "@/lib/service/fault-codes";
import { SAFETY_RULES } from "@/lib/service/safety";
import { Disclosure } from "@/components/ui/disclosure";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./safety-page.module.css";

/** Product lists by kind of device. */
export type DeviceLists = Readonly<Record<string, readonly MenuLink[]>>;

/** Kinds of device by waiting time; expanded, with their special rules and links to products and fault codes. */
export const DeviceRules = ({ lists }: { lists: DeviceLists }) => (
  <StaticMarkup className={styles.devices}>
    {SAFETY_RULES.devices.map(({ id, name, wait, why, live, rules }) => (
      <Disclosure
        key={id}
        id={id}
        title={name}
        span={
          <>
            断电后等待：<strong data-time={/\d/.test(wait) || undefined}>{wait}</strong>
          </>
        }
      >
        <p>
          <NoBreakText text={`${why}。`} />
        </p>
        <p className={styles.live}>
          <strong>断开后仍带电：</strong>
          <NoBreakText text={`${live}。`} />
        </p>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>
              <NoBreakText text={rule} />
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          {lists[id]?.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {faultKinds
            .filter((kind) => kind.rules === id)
            .map((kind) => (
              <a key={kind.id} href={faultsHref(kind.id)}>
                {kind.name}故障代码
              </a>
            ))}
        </p>
      </Disclosure>
    ))}
  </StaticMarkup>
);
