"use client";

import { SearchForm } from "@/components/search/search-form";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { Section } from "@/components/ui/section";
import styles from "./quick-pick.module.css";

type Way = { href: string; text: string; count: number };
type Task = { name: string; icon: IconName; ways: readonly Way[] };

/** The shortest ways to a product: by name or model, or by task. */
export function QuickPick({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Section label="快速选型" room="band">
      <div className={styles.inside}>
        <div>
          <h2 className={styles.title}>快速选型</h2>
          <SearchForm label="快速选型" hint="型号或参数，如450V 20kvar" />
        </div>
        <ul className={styles.tasks}>
          {/* Search engines reach these products through the menu. */}
          {tasks.map(({ name, icon, ways }) => (
            <li key={name} className={styles.task}>
              <Icon name={icon} size={28} className={styles.icon} />
              <span className={styles.name}>{name}</span>
              {ways.map(({ href, text, count }) => (
                <a key={href} href={href} className={styles.way} rel="nofollow">
                  {text}
                  <span className={styles.count}>{count} 款</span>
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
