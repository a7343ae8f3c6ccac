/** Marks texts of members in a page's HTML, which they may erase: upstream caches must not store such pages. */
export const ERASABLE = "data-erasable";
