"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { toast } from "@/components/ui/toast";
import {
  choiceAfter,
  COMPARE,
  COMPARE_FORM,
  compareHref,
  familyInCookies,
  idsCookie,
  idsInCookies,
  isSameChoice,
  MOST_COMPARED,
} from "@/lib/links/compare";
import styles from "./compare-bar.module.css";

const CHANGE = "site:compare";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form=${COMPARE_FORM}]`)];
const remembered = () => idsInCookies(document.cookie);

/** The choice is in a cookie: read again when this page changes it, and when a page comes back from the bfcache. */
function subscribe(look: () => void) {
  addEventListener(CHANGE, look);
  addEventListener("pageshow", look);
  return () => {
    removeEventListener(CHANGE, look);
    removeEventListener("pageshow", look);
  };
}

/** The product family of this page; empty if it shows several. */
const familyHere = () => document.querySelector<HTMLElement>("[data-family]")?.dataset.family ?? "";

/** The bar is hidden on pages of other families than that of the chosen products, until something is chosen there. */
function readIsElsewhere(): boolean {
  const [own, here] = [familyInCookies(document.cookie), familyHere()];
  return own !== "" && here !== "" && own !== here;
}

function choose(ids: readonly string[], family = familyInCookies(document.cookie)) {
  document.cookie = idsCookie(ids, family);
  dispatchEvent(new Event(CHANGE));
}

/** The ids that this page compares; undefined on pages that are no comparison. */
const compared = () =>
  document.querySelector<HTMLElement>("[data-compared]")?.dataset.compared?.split(",").filter(Boolean);

/** The ids that this page compares if they are not the visitor's own choice but come from a shared link. */
function readOthers(): string {
  const shown = compared() ?? [];
  return isSameChoice(shown, remembered()) ? "" : shown.join(",");
}

/** Stores what was changed on the visitor's own comparison page, or what was ticked before hydration. */
function begin() {
  const shown = compared();
  if (shown) {
    const isOwn = location.search === "";
    choose(isOwn ? shown : choiceAfter(remembered(), shown, document.referrer, location.origin));
    if (isOwn && shown.length > 0) history.replaceState(history.state, "", compareHref(shown));
    return;
  }
  const ticked = boxes().flatMap(({ checked, value }) => (checked ? value : []));
  if (ticked.length > 0)
    choose([...new Set([...remembered(), ...ticked])].slice(0, MOST_COMPARED), familyHere());
}

function change({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.getAttribute("form") !== COMPARE_FORM) return;
  const others = remembered().filter((id) => id !== target.value);
  if (!target.checked) return choose(others);
  if (others.length < MOST_COMPARED) {
    choose([...others, target.value], familyHere());
    // The bar that appears may cover the box that was just clicked.
    requestAnimationFrame(() => (target.labels?.[0] ?? target).scrollIntoView({ block: "nearest" }));
    return;
  }
  target.checked = false;
  toast(`一次最多对比 ${MOST_COMPARED} 款`);
}

/**
 * The bar at the bottom of the screen with the number of products chosen for comparison. Without JavaScript or cookies it
 * is a form that submits the boxes ticked on this page.
 */
export function CompareBar() {
  const chosen = useSyncExternalStore(
    subscribe,
    () => remembered().join(","),
    () => "",
  );
  const ids = chosen.split(",").filter(Boolean);
  const others = useSyncExternalStore(subscribe, readOthers, () => "");
  const isElsewhere = useSyncExternalStore(subscribe, readIsElsewhere, () => false);

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
      // The cookie decides what is ticked, not what the browser restores after a reload.
      autoComplete="off"
      className={`no-print ${styles.bar}`}
      aria-label="产品对比"
      data-chosen={(ids.length > 0 && !isElsewhere) || undefined}
      data-others={others !== "" || undefined}
    >
      <div className={styles.panel}>
        {others === "" ? <Choice ids={ids} /> : <Others ids={ids} others={others.split(",")} />}
      </div>
    </form>
  );
}

/** The number of chosen products, with the link to their comparison. */
function Choice({ ids }: { ids: readonly string[] }) {
  return (
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
  );
}

/** On a shared comparison: the visitor's own choice is kept unless they replace it. */
function Others({ ids, others }: { ids: readonly string[]; others: readonly string[] }) {
  return (
    <Container className={styles.inside}>
      <p role="status">
        {ids.length > 0 ? `您选的 ${ids.length} 款没有变` : "这几款来自分享的链接，您还没有自己的对比"}
      </p>
      {ids.length > 0 && (
        <ButtonLink href={compareHref(ids)} variant="ghost">
          看我的
        </ButtonLink>
      )}
      <Button onClick={() => choose(others)}>存为我的对比</Button>
    </Container>
  );
}
