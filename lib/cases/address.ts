/** The page of a case; its cards do not link to it (SPEC §2). */
export const CASE = "/case";
export const caseHref = (id: number) => `${CASE}/${id}`;
