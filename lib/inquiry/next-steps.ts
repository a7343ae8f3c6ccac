import STEPS from "@/db/content/site/next-steps.json" with { type: "json" };

/** When a visitor is answered, and how. */
export const ANSWER_PROMISE = STEPS.promise;

/** What happens with a message once it is sent. */
export const NEXT_STEPS = [ANSWER_PROMISE, ...STEPS.then];
