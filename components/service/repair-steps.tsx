import { ButtonLink } from "@/components/ui/button-link";
import REPAIR from "@/db/content/site/repair.json" with { type: "json" };
import { contactHref } from "@/lib/inquiry/contact-address";
import { SITE, telHref } from "@/lib/site";
import { Steps } from "./steps";
import styles from "./service.module.css";

const PLACES = [
  { label: "售后热线", text: SITE.afterSalesLine, href: telHref(SITE.afterSalesLine) },
  { label: "技术热线", text: SITE.technicalLine, href: telHref(SITE.technicalLine) },
  { label: "服务邮箱", text: SITE.serviceEmail, href: `mailto:${SITE.serviceEmail}` },
  { label: "寄修地址", text: SITE.dispatchAddress },
];

/** From the fault report to the return of the device, and whom to call. */
export const RepairSteps = () => (
  <div className={styles.repair}>
    <Steps steps={REPAIR.steps} />
    <div className={styles.places}>
      <dl>
        {PLACES.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
      <p>{REPAIR.warranty}</p>
      <p className="no-print">
        <ButtonLink href={contactHref({ about: "报修：设备故障" })} rel="nofollow" icon="arrow">
          在线报修
        </ButtonLink>
      </p>
    </div>
  </div>
);
