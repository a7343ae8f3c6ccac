/**
 * Across the page. On phones a little less than the real width, here and elsewhere: their dense screens do not show the
 * difference, and the next smaller file is half as large.
 */
export const BANNER_SIZES = "(max-width: 767.98px) 84vw, 100vw";

/** A banner lower than its picture on phones, where the picture is wider than the screen and cropped at both sides. */
export const LOW_BANNER_SIZES = "(max-width: 767.98px) 110vw, 100vw";
