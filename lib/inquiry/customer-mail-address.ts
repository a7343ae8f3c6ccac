/** The page that ends mails to a customer; opening it changes nothing, as programs that check mails open every link. */
export const UNSUBSCRIBE = "/unsubscribe";
/** Where its button, and the mail program's own, post to. */
export const UNSUBSCRIBE_SEND = "/unsubscribe/send";
/** The field of the button that has them come again. */
export const AGAIN = { name: "mails", value: "again" } as const;
export const STOP_TOKEN = /^[0-9a-f]{64}$/;

export const stopHref = (token: string) => `${UNSUBSCRIBE}?who=${token}`;
export const stopSendHref = (token: string) => `${UNSUBSCRIBE_SEND}?who=${token}`;
