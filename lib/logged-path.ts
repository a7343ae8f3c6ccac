const MAX_LOGGED = 200;
/** Whose number opens what it names: a receipt, and the order of the API. */
const CAPABILITY = /^\/*(Receipt|api\/+orders)\/+.+$/i;
const NUMBER = /[0-9a-f]{24,}/gi;

/**
 * An address as logs have it: without its query, which a visitor typed, and without the number of a receipt, which would
 * let whoever reads the log see it.
 */
export const loggedPath = (address: string): string =>
  (address.split("?", 1)[0] ?? "")
    .replace(CAPABILITY, "/$1/{number}")
    .replace(NUMBER, "{number}")
    .slice(0, MAX_LOGGED);
