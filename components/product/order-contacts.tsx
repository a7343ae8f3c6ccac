"use client";

import { PhoneLines } from "@/components/ui/phone-lines";
import { SITE } from "@/lib/site";
import styles from "./order-contacts.module.css";

/** The contacts for orders, as the site itself sells nothing (SPEC §1). */
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
