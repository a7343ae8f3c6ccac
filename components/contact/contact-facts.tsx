import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { SITE, telHref } from "@/lib/site";
import styles from "./contact-facts.module.css";

type Fact = { icon: IconName; label: string; text: string; href?: string };

const phone = (label: string, text: string): Fact => ({ icon: "phone", label, text, href: telHref(text) });
const mail = (label: string, text: string): Fact => ({ icon: "mail", label, text, href: `mailto:${text}` });

const FACTS: Fact[] = [
  phone("销售热线", SITE.salesLine),
  phone("技术热线", SITE.technicalLine),
  phone("售后热线", SITE.afterSalesLine),
  { icon: "fax", label: "传真", text: SITE.fax },
  mail("销售邮箱", SITE.email),
  mail("服务邮箱", SITE.serviceEmail),
  { icon: "pin", label: "公司地址", text: SITE.address },
];

/** Other ways to contact the company. */
export function ContactFacts() {
  return (
    <dl className={styles.facts}>
      {FACTS.map(({ icon, label, text, href }) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon name={icon} className={styles.icon} />
            {label}
          </dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
