export const SERVICE = "/service";

/** Parts of the page, in their order. */
export const SERVICE_PARTS = [
  { id: "faults", title: "故障代码" },
  { id: "questions", title: "常见问题" },
  { id: "parts", title: "备件" },
  { id: "repair", title: "维修" },
] as const;

/** Anchors of a family's questions, of one question, of the fault codes of a kind of device. */
export const familyAnchor = (family: number) => `faq-${family}`;
export const questionAnchor = (id: string) => `q-${id}`;
export const faultsAnchor = (kind: string) => `faults-${kind}`;

/** Where the choice of a model leads: to its codes, open, and no other's before them. */
export const CODES_OF_MODEL = { action: `${SERVICE}#faults`, name: "product" } as const;

export const familyQuestionsHref = (family: number) => `${SERVICE}#${familyAnchor(family)}`;
export const questionHref = (id: string) => `${SERVICE}#${questionAnchor(id)}`;
export const faultsHref = (kind: string) => `${SERVICE}#${faultsAnchor(kind)}`;
