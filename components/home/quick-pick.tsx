"use client";

import { SearchForm } from "@/components/layout/search-form";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-paths";
import { TOOL_LINKS } from "@/lib/routes/tools";
import styles from "./quick-pick.module.css";

type Task = { name: string; icon: IconName; href: string; text: string; count: number };

/** The shortest ways to a product: its name or model, or what has to be done. */
export function QuickPick({ tasks }: { tasks: readonly Task[] }) {
  return (
    <section className={styles.band} aria-labelledby="quick-pick">
      <Container className={styles.inside}>
        <div className={styles.ask}>
          <h2 id="quick-pick" className={styles.title}>
            快速选型
          </h2>
          <SearchForm label="快速选型" />
          <p className={styles.tools}>
            按参数算：
            {TOOL_LINKS.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
        <ul className={styles.tasks}>
          {/* Search engines get to these products by the menu. */}
          {tasks.map(({ name, icon, href, text, count }) => (
            <li key={href}>
              <a href={href} className={styles.task} rel="nofollow">
                <Icon name={icon} size={28} className={styles.icon} />
                <span className={styles.name}>
                  {name}
                  <span className={styles.count}>{count} 款</span>
                </span>
                <span className={styles.text}>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
