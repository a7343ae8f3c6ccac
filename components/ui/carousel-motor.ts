import Swiper from "swiper";

export type Motor = {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  stop: () => void;
};

/** Slides that are not visible leave the tab order. */
function hideUnseen({ slides }: Swiper) {
  for (const slide of slides) slide.inert = !slide.classList.contains("swiper-slide-visible");
}

/** How many slides beyond the visible ones load their pictures early. */
const AHEAD = 2;

/** Lazy pictures outside the row would load only once they slide in, and be blank until then. */
function fetchAhead({ slides, activeIndex }: Swiper) {
  const seen = slides.filter((slide) => slide.classList.contains("swiper-slide-visible")).length;
  for (let nth = 0; nth < Math.min(seen + AHEAD, slides.length); nth++)
    for (const picture of slides[(activeIndex + nth) % slides.length]?.querySelectorAll("img") ?? [])
      picture.loading = "eager";
}

/** Starts Swiper on the server-rendered slides. The only file that imports Swiper; loaded when a carousel scrolls into view. */
export function startMotor(viewport: HTMLElement, onChange: (index: number) => void): Motor {
  const track = viewport.firstElementChild as HTMLElement;
  // Rows that barely overflow cannot loop: they go back to the start instead.
  const loops = track.scrollWidth >= viewport.clientWidth * 2;
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    slidesPerView: "auto",
    loop: loops,
    rewind: !loops,
    // A click during a transition advances one slide further.
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
