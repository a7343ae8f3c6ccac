"use client";

import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import { keepFocus } from "./keep-focus";
import { FaultBoundary } from "./fault-boundary";
import styles from "./lightbox.module.css";
import { leaveFullScreen, useFullScreen } from "./use-full-screen";
import { useSwipe } from "./use-swipe";

type Shot = { src: string; alt: string; caption: string };
type Props = {
  /** Unique on the page. */
  name: string;
  children: ReactNode;
  /** Captions of the large pictures, where they say more than the links. */
  captions?: readonly string[];
  /** Pictures with small lettering: on phones they open zoomed in. */
  isDetailed?: boolean;
};
const onPhone = () => matchMedia("(max-width: 767.98px)").matches;
const NOTHING: Shot[] = [];
const LINKS = "a[data-lightbox]";

/** Shows the pictures of the LightboxLinks inside it, one at a time. */
export const Lightbox = (props: Props) => (
  <FaultBoundary name="lightbox" of={props.name}>
    <Pictures {...props} />
  </FaultBoundary>
);

function Pictures({ children, captions = [], isDetailed = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [shots, setShots] = useState(NOTHING);
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const fullScreen = useFullScreen();
  const shot = shots[index];

  function open(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(LINKS)];
    opener.current = link;
    setShots(
      links.map(({ href, dataset: { lightbox: alt = "" } }, at) => ({
        src: href,
        alt,
        caption: captions[at] ?? alt,
      })),
    );
    go(links.indexOf(link));
    dialog.current?.showModal();
  }

  function go(to: number) {
    setIndex(to);
    setZoomed(isDetailed && onPhone());
  }

  const step = (by: number) => go((index + by + shots.length) % shots.length);
  const swipe = useSwipe((by) => !isZoomed && step(by));

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    keepFocus(event);
    if (event.key === "ArrowRight" && !isZoomed) step(1);
    if (event.key === "ArrowLeft" && !isZoomed) step(-1);
    if (event.key === "+" || event.key === "=") setZoomed(true);
    if (event.key === "-") setZoomed(false);
  }

  function onClose() {
    leaveFullScreen();
    opener.current?.focus();
  }

  return (
    <>
      <div onClick={open}>{children}</div>
      <dialog
        ref={dialog}
        className={styles.dialog}
        data-surface="dark"
        aria-label="图片预览"
        onKeyDown={onKeyDown}
        onClose={onClose}
      >
        {shot && (
          <>
            <div className={styles.bar}>
              <p className={styles.caption} aria-live="polite">
                {shot.caption}
                <span className={styles.count}>
                  {index + 1} / {shots.length}
                </span>
              </p>
              <Tool
                icon={isZoomed ? "zoomOut" : "zoomIn"}
                label={isZoomed ? "缩小" : "放大"}
                act={() => setZoomed(!isZoomed)}
              />
              {document.fullscreenEnabled && (
                <Tool
                  icon={fullScreen.isFull ? "window" : "fullScreen"}
                  label={fullScreen.isFull ? "退出全屏" : "全屏"}
                  act={fullScreen.toggle}
                />
              )}
              <Tool icon="close" label="关闭" act={() => dialog.current?.close()} />
            </div>
            <div
              className={styles.stage}
              data-zoomed={isZoomed}
              {...swipe}
              // Scrollable regions must be focusable.
              {...(isZoomed && { tabIndex: 0, role: "group", "aria-label": "放大的图片，可滚动" })}
            >
              <img key={shot.src} src={shot.src} alt={shot.alt} onClick={() => setZoomed(!isZoomed)} />
            </div>
            {shots.length > 1 && (
              <div className={styles.steps}>
                <Tool icon="previous" label="上一张" act={() => step(-1)} />
                <Tool icon="next" label="下一张" act={() => step(1)} />
              </div>
            )}
          </>
        )}
      </dialog>
    </>
  );
}

function Tool({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} onClick={act}>
      <Icon name={icon} size={24} />
    </button>
  );
}
