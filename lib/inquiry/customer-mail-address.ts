/** The unsubscribe page. Opening it changes nothing, because mail scanners open every link. */
export const UNSUBSCRIBE = "/unsubscribe";
/** The target of its button, and of the unsubscribe button of mail programs. */
export const UNSUBSCRIBE_SEND = "/unsubscribe/send";
/** The field of the button that subscribes again. */
export const AGAIN = { name: "mails", value: "again" } as const;
export const STOP_TOKEN = /^[0-9a-f]{64}$/;

export const stopHref = (token: string) => `${UNSUBSCRIBE}?who=${token}`;
export const stopSendHref = (token: string) => `${UNSUBSCRIBE_SEND}?who=${token}`;
