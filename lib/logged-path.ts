const MAX_LOGGED = 200;
/** Paths with a secret number: receipts, and orders of the API. */
const CAPABILITY = /^\/*(Receipt|api\/+orders)\/+.+$/i;
const NUMBER = /[0-9a-f]{24,}/gi;

/**
 * An address for logs: without its query, which is visitor input, and without the number of a receipt, which gives access to it.
 */
export const loggedPath = (address: string): string =>
  (address.split("?", 1)[0] ?? "")
    .replace(CAPABILITY, "/$1/{number}")
    .replace(NUMBER, "{number}")
    .slice(0, MAX_LOGGED);
