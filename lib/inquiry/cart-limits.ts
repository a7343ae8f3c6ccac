/** Limits of a list (CONTRACT §5). */
export const MOST_LINES = 100;
export const MOST_PIECES = 9999;
export const MAX_NOTE = 200;
export const MAX_PROJECT = 60;
/** The token of a shared list. */
export const SHARED_TOKEN = /^[0-9a-f]{32}$/;
/** The maximum of products whose files are packed: some seconds of work and 3 MB. */
export const MOST_PACKED = 20;
/** Days until a link to a list expires. */
export const SHARED_DAYS = 90;
/** The maximum of valid links to one list. */
export const MOST_SHARED = 30;
/** The maximum size of all notes of a list in bytes of UTF-8, so that anonymous lists cannot fill the disk. */
export const MAX_NOTES = 8192;

/** The rate limit for changes of lines, in multiples of that for messages. */
export const CHANGES_PER_MESSAGE = 20;

/** Cookies: the signed id of the list (HttpOnly), and its total quantity for the header. */
export const CART_COOKIE = "list";
export const COUNT_COOKIE = "cartCount";

export const CART = "/cart";
export const copyHref = (token: string) => `${CART}?copy=${token}`;
/** The printable list. */
export const CART_SHEET = "/cart?view=sheet";
/** The target of the forms of the list; it redirects back. */
export const CART_CHANGE = "/cart/change";
/** The address of the files of all its products. */
export const CART_FILES = "/cart/files";
/** The form that sends the list. */
export const CART_SEND = "/contact?list=1";
export const RECEIPT = "/Receipt";
