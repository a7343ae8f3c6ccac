"use client";

import { PhoneLines } from "@/components/ui/phone-lines";
import { SITE } from "@/lib/site";
import styles from "./order-contacts.module.css";

/** How to order: the site sells nothing itself, these are the people to ask (SPEC §1). */
export function OrderContacts() {
  return (
    <dl className={styles.contacts}>
      <PhoneLines />
      <div>
        <dt>销售邮箱</dt>
        <dd>
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
        </dd>
      </div>
      <div>
        <dt>发货地址</dt>
        <dd>{SITE.dispatchAddress}</dd>
      </div>
    </dl>
  );
}
