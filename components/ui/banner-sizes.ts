/**
 * Across the page. On phones a banner is lower than wide, and its picture is shown wider than the screen, cut at both sides; a
 * little less than that real width, here and elsewhere: their dense screens do not show the difference.
 */
export const BANNER_SIZES = "(max-width: 767.98px) 110vw, 100vw";
