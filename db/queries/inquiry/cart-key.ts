import { ensureSecret, secretOf } from "./secrets";

const NAME = "cart";

/** The key that signs list ids, in hex; undefined before the first list is created. */
export const cartKey = (): string | undefined => secretOf(NAME);

/** Creates the key if there is none. It never changes. */
export const ensureCartKey = () => void ensureSecret(NAME);
