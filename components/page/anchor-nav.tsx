"use client";

import { useEffect, useRef } from "react";
import { Container } from "@/components/ui/container";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import styles from "./anchor-nav.module.css";
import { usePartInView } from "./use-part-in-view";

type Props = { label: string; items: readonly { id: string; title: string }[] };

/** Sticky links to the sections of a long page; the current one is marked. */
export const AnchorNav = (props: Props) => (
  <FaultBoundary name="contents">
    <Anchors {...props} />
  </FaultBoundary>
);

function Anchors({ label, items }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = usePartInView(items.map(({ id }) => id));

  // On phones the row scrolls sideways: keep the current link visible.
  useEffect(() => {
    const box = list.current;
    const link = box?.querySelector<HTMLElement>("[aria-current]");
    if (box && link) box.scrollTo({ left: link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav className={`no-print ${styles.nav}`} aria-label={label}>
      <Container>
        <ul ref={list} className={styles.list}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
