import Swiper from "swiper";

export type Motor = {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  stop: () => void;
};

/** Slides out of sight are out of the tab order too. */
function hideUnseen({ slides }: Swiper) {
  for (const slide of slides) slide.inert = !slide.classList.contains("swiper-slide-visible");
}

/** So many slides beyond those in sight have their pictures before they come. */
const AHEAD = 2;

/** A lazy picture beyond the edge of the row is fetched only once it is seen, as an empty box. */
function fetchAhead({ slides, activeIndex }: Swiper) {
  const seen = slides.filter((slide) => slide.classList.contains("swiper-slide-visible")).length;
  for (let nth = 0; nth < Math.min(seen + AHEAD, slides.length); nth++)
    for (const picture of slides[(activeIndex + nth) % slides.length]?.querySelectorAll("img") ?? [])
      picture.loading = "eager";
}

/** Sets the served slides in motion. Fetched only once a carousel is in view; the one file that imports Swiper. */
export function startMotor(viewport: HTMLElement, onChange: (index: number) => void): Motor {
  const track = viewport.firstElementChild as HTMLElement;
  // Rows that barely overflow cannot loop: they go back to the start instead.
  const loops = track.scrollWidth >= viewport.clientWidth * 2;
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    slidesPerView: "auto",
    loop: loops,
    rewind: !loops,
    // Who presses again while a slide is on its way goes one further.
    loopPreventsSliding: false,
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 480,
    watchSlidesProgress: true,
    threshold: 8,
    on: {
      init: (swiper) => {
        hideUnseen(swiper);
        fetchAhead(swiper);
      },
      resize: hideUnseen,
      transitionEnd: hideUnseen,
      slideChange: (swiper) => {
        onChange(swiper.realIndex);
        fetchAhead(swiper);
      },
    },
  });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: (index) => (loops ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    stop: () => swiper.destroy(),
  };
}
