"use client";

import { useEffect, useRef, type FocusEvent, type ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./carousel.module.css";
import { Icon } from "./icon";
import { FaultBoundary } from "./fault-boundary";
import { useCarousel } from "./use-carousel";

type Props = {
  /** The label for screen readers, without the word carousel. */
  label: string;
  /** Without JavaScript they are a scroll-snap row. */
  slides: ReactNode[];
  /** Milliseconds between two slides (lib/constants CAROUSEL_DELAY); 0 disables auto-rotation. */
  delay?: number;
  /** One slide across, or a row of cards. */
  layout?: "full" | "row";
  /** Where the controls are: on the slide, below it, or in the heading line above. */
  controls?: "over" | "below" | "above";
  /** Thumbnails instead of dots. */
  thumbnails?: ReactNode[];
};

/** With more slides than this, a counter replaces the dots. */
const MOST_DOTS = 7;

export const Carousel = (props: Props) => (
  <FaultBoundary name="carousel" of={props.label}>
    <Slides {...props} />
  </FaultBoundary>
);

function Slides({ label, slides, delay = 0, layout = "full", controls = "below", ...rest }: Props) {
  const { thumbnails } = rest;
  const region = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { index, isLive, isPlaying, isReady, setHeld, toggle, stop, move } = useCarousel(viewport, delay);

  useEffect(() => region.current?.style.setProperty("--delay", `${delay}ms`), [delay]);

  // A click moves focus too; only keyboard focus stops the rotation.
  const stopOnFocus = (event: FocusEvent) => event.target.matches(":focus-visible") && stop();

  return (
    <div
      ref={region}
      className={classNames(styles.carousel, styles[layout], styles[controls])}
      role="group"
      aria-roledescription="轮播"
      aria-label={label}
      data-live={isLive}
      data-playing={isPlaying}
      data-ready={isReady}
      onFocus={stopOnFocus}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {slides.length > 1 && (
        <div className={`script-only no-print ${styles.controls}`}>
          {delay > 0 && (
            <button
              type="button"
              className={styles.button}
              aria-label={isPlaying ? "停止轮播" : "开始轮播"}
              onClick={toggle}
            >
              <Icon name={isPlaying ? "pause" : "play"} size={18} />
            </button>
          )}
          {slides.length <= MOST_DOTS ? (
            <div className={thumbnails ? styles.thumbnails : styles.dots}>
              {slides.map((_, at) => (
                <button
                  key={at}
                  type="button"
                  className={thumbnails ? styles.thumbnail : styles.dot}
                  aria-label={`第 ${at + 1} 张`}
                  aria-current={at === index}
                  onClick={() => void move((motor) => motor.goTo(at))}
                >
                  {thumbnails?.[at]}
                </button>
              ))}
            </div>
          ) : (
            <span className={styles.count}>
              {index + 1} / {slides.length}
            </span>
          )}
          <button
            type="button"
            className={styles.button}
            aria-label="上一张"
            onClick={() => void move((motor) => motor.previous())}
          >
            <Icon name="previous" size={18} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label="下一张"
            onClick={() => void move((motor) => motor.next())}
          >
            <Icon name="next" size={18} />
          </button>
        </div>
      )}
      {/* Focusable while it is a scrolling row, until Swiper takes over. */}
      <div ref={viewport} className={styles.viewport} tabIndex={isReady ? undefined : 0}>
        <div className={`swiper-wrapper ${styles.track}`} aria-live={isPlaying ? "off" : "polite"}>
          {slides.map((slide, at) => (
            <div
              key={at}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription="幻灯片"
              aria-label={`${at + 1} / ${slides.length}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
