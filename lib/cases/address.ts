/** A case's own page; its cards lead nowhere (SPEC §2). */
export const CASE = "/case";
export const caseHref = (id: number) => `${CASE}/${id}`;
