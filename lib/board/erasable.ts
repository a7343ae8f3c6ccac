/** Marks in a page's HTML what members wrote and may erase: no cache in front of the site keeps such a page. */
export const ERASABLE = "data-erasable";
