"use client";

import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import { TabStrip } from "@/components/ui/tab-strip";

type Props = {
  label: string;
  /** The panels with their URLs. */
  items: readonly { label: string; href: string; panel: ReactNode }[];
  /** The `href` of the tab that the server rendered. */
  asked: string;
  /** The tabs are below those of the section. */
  isInner?: boolean;
};

/**
 * Tabs whose choice is in the URL. Without JavaScript the links load the page; with it no load is needed, as the HTML has
 * all panels.
 */
export function LinkedTabs({ label, items, asked, isInner }: Props) {
  const [shown, setShown] = useState(asked);

  useEffect(() => {
    const showAddressed = () => {
      const address = location.pathname + location.search;
      const isTab = items.some(({ href }) => href === address);
      setShown(isTab ? address : asked);
      return isTab;
    };
    // All tabs are in this document; Next would reload the page for a history entry of another one.
    const follow = (event: PopStateEvent) => {
      if (showAddressed()) event.stopImmediatePropagation();
    };
    // Before hydration the visitor may have gone back to another tab's URL.
    showAddressed();
    addEventListener("popstate", follow, { capture: true });
    return () => removeEventListener("popstate", follow, { capture: true });
  }, [items, asked]);

  function choose(event: MouseEvent) {
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (href === shown) return;
    history.pushState(null, "", href);
    setShown(href);
  }

  return (
    <>
      <div onClick={choose}>
        <TabStrip label={label} items={items} current={shown} isInner={isInner} />
      </div>
      {items.map(({ href, panel }) => (
        <div key={href} hidden={href !== shown}>
          {panel}
        </div>
      ))}
    </>
  );
}
