"use client";

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { FaultBoundary } from "./fault-boundary";
import strip from "./tab-strip.module.css";
import styles from "./tabs.module.css";

type Tab = {
  id: string;
  label: string;
  content: ReactNode;
  /** Hidden in print, where the page has it elsewhere. */
  isScreenOnly?: boolean;
};
type Props = { label: string; items: Tab[] };

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs by the ARIA pattern. Every panel is in the served HTML; without scripts all of them are shown,
 * each under its own name. An address that ends in #id opens that tab.
 */
export const Tabs = (props: Props) => (
  <FaultBoundary name="tabs" of={props.label}>
    <TabPanels {...props} />
  </FaultBoundary>
);

function TabPanels({ label, items }: Props) {
  const base = useId();
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  /** The id of a hidden panel in the URL's hash: it is shown first, then scrolled to. */
  const wanted = useRef("");

  useEffect(() => {
    const open = () => {
      const index = items.findIndex(({ id }) => `#${id}` === location.hash);
      if (index < 0) return;
      const id = location.hash.slice(1);
      if (document.getElementById(id)?.getClientRects().length === 0) wanted.current = id;
      setChosen(index);
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [items]);

  useEffect(() => {
    document.getElementById(wanted.current)?.scrollIntoView();
    wanted.current = "";
  }, [chosen]);

  function move(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(chosen, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div>
      <div className={`script-only no-print ${strip.strip}`}>
        <div ref={list} className={strip.list} role="tablist" aria-label={label} onKeyDown={move}>
          {items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${base}-${item.id}`}
              className={strip.tab}
              aria-selected={index === chosen}
              aria-controls={item.id}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          id={item.id}
          role="tabpanel"
          aria-labelledby={`${base}-${item.id}`}
          tabIndex={0}
          className={item.isScreenOnly ? `no-print ${styles.panel}` : styles.panel}
          data-shown={index === chosen || undefined}
        >
          <h2 className={styles.name}>{item.label}</h2>
          {item.content}
        </div>
      ))}
    </div>
  );
}
