import STEPS from "@/db/content/site/next-steps.json" with { type: "json" };

/** When and how a visitor gets an answer. */
export const ANSWER_PROMISE = STEPS.promise;

/** What happens after a message was sent. */
export const NEXT_STEPS = [ANSWER_PROMISE, ...STEPS.then];
