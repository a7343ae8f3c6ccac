"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { toast } from "@/components/ui/toast";
import {
  COMPARE,
  COMPARE_FORM,
  compareHref,
  idsCookie,
  idsInCookies,
  MOST_COMPARED,
} from "@/lib/links/compare";
import styles from "./compare-bar.module.css";

const CHANGE = "site:compare";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form=${COMPARE_FORM}]`)];
const remembered = () => idsInCookies(document.cookie);

/** Whoever shows the choice looks again when it changes, and when the browser brings back a page that it kept. */
function subscribe(look: () => void) {
  addEventListener(CHANGE, look);
  addEventListener("pageshow", look);
  return () => {
    removeEventListener(CHANGE, look);
    removeEventListener("pageshow", look);
  };
}

function choose(ids: readonly string[]) {
  document.cookie = idsCookie(ids);
  dispatchEvent(new Event(CHANGE));
}

/** Takes over what the page itself compares, or what was ticked before the scripts came. */
function begin() {
  const compared = document.querySelector<HTMLElement>("[data-compared]")?.dataset.compared;
  if (compared !== undefined) {
    choose(compared.split(",").filter(Boolean));
    if (compared && location.search === "") history.replaceState(history.state, "", compareHref([compared]));
    return;
  }
  const ticked = boxes().flatMap(({ checked, value }) => (checked ? value : []));
  if (ticked.length > 0) choose([...new Set([...remembered(), ...ticked])].slice(0, MOST_COMPARED));
}

function change({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.getAttribute("form") !== COMPARE_FORM) return;
  const others = remembered().filter((id) => id !== target.value);
  if (!target.checked) return choose(others);
  if (others.length < MOST_COMPARED) {
    choose([...others, target.value]);
    // The bar that comes up may cover what was just pressed.
    requestAnimationFrame(() => (target.labels?.[0] ?? target).scrollIntoView({ block: "nearest" }));
    return;
  }
  target.checked = false;
  toast(`一次最多对比 ${MOST_COMPARED} 款`);
}

/**
 * How many products are chosen for comparison, at the foot of every page on which there are some to choose. Without
 * scripts or cookies it is the form that sends the boxes ticked on this page.
 */
export function CompareBar() {
  const chosen = useSyncExternalStore(
    subscribe,
    () => remembered().join(","),
    () => "",
  );
  const ids = chosen.split(",").filter(Boolean);

  useEffect(() => {
    begin();
    document.addEventListener("change", change);
    return () => document.removeEventListener("change", change);
  }, []);

  useEffect(() => {
    for (const box of boxes()) box.checked = chosen.split(",").includes(box.value);
  }, [chosen]);

  return (
    <form
      id={COMPARE_FORM}
      action={COMPARE}
      // The cookie says what is ticked, not what the browser brings back after a reload.
      autoComplete="off"
      className={`no-print ${styles.bar}`}
      aria-label="产品对比"
      data-chosen={ids.length > 0 || undefined}
    >
      <div className={styles.panel}>
        <Container className={styles.inside}>
          <p role="status">
            {ids.length > 0
              ? `已选 ${ids.length} 款${ids.length === MOST_COMPARED ? "，已到上限" : ""}`
              : "对比勾选的产品"}
          </p>
          {ids.length > 0 ? (
            <>
              <Button variant="ghost" onClick={() => choose([])}>
                清空
              </Button>
              <ButtonLink href={compareHref(ids)}>去对比</ButtonLink>
            </>
          ) : (
            <Button type="submit">去对比</Button>
          )}
        </Container>
      </div>
    </form>
  );
}
