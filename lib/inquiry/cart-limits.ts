/** Bounds of a list (CONTRACT §5). */
export const MOST_LINES = 100;
export const MOST_PIECES = 9999;
export const MAX_NOTE = 200;
export const MAX_PROJECT = 60;
/** What the link to a list that is shared is known by. */
export const SHARED_TOKEN = /^[0-9a-f]{32}$/;
/** Products of a list whose files are packed: some seconds of work, and 3 MB. */
export const MOST_PACKED = 20;
/** For so long a link to a list leads somewhere. */
export const SHARED_DAYS = 90;
/** Links of one list that lead somewhere at a time. */
export const MOST_SHARED = 30;
/** Bytes of all notes of a list, in UTF-8: lists are for whoever asks, and must not fill the disk. */
export const MAX_NOTES = 8192;

/** A visitor may change lines of lists so many times as often as send messages. */
export const CHANGES_PER_MESSAGE = 20;

/** Cookies: the list's own, signed and for the server alone, and how many pieces are on it, for the header to show. */
export const CART_COOKIE = "list";
export const COUNT_COOKIE = "cartCount";

export const CART = "/cart";
export const copyHref = (token: string) => `${CART}?copy=${token}`;
/** The list to read and to print. */
export const CART_SHEET = "/cart?view=sheet";
/** Where the forms of the list are sent; the answer leads back. */
export const CART_CHANGE = "/cart/change";
/** Where the files of all its products are asked for. */
export const CART_FILES = "/cart/files";
/** The form that sends the list. */
export const CART_SEND = "/contact?list=1";
export const RECEIPT = "/Receipt";
