"use client";

import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import { TabStrip } from "@/components/ui/tab-strip";

type Props = {
  label: string;
  /** Each panel under the address that shows it. */
  items: readonly { label: string; href: string; panel: ReactNode }[];
  /** The `href` that was asked for. */
  asked: string;
  /** The tabs stand below the section's own. */
  isInner?: boolean;
};

/**
 * Tabs whose choice is in the address. The links work by themselves; scripts spare the page load.
 * Panels that are not shown are in the served HTML too.
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
    // All tabs are in this document. Where another one made the entry, Next would load it a second time.
    const follow = (event: PopStateEvent) => {
      if (showAddressed()) event.stopImmediatePropagation();
    };
    // Who went back before the scripts came is at another tab's address already.
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
