export const SERVICE = "/service";

/** The sections of the page, in order. */
export const SERVICE_PARTS = [
  { id: "faults", title: "故障代码" },
  { id: "questions", title: "常见问题" },
  { id: "parts", title: "备件" },
  { id: "repair", title: "维修" },
] as const;

/** Anchors: the questions of a family, a question, the fault codes of a kind of device. */
export const familyAnchor = (family: number) => `faq-${family}`;
export const questionAnchor = (id: string) => `q-${id}`;
export const faultsAnchor = (kind: string) => `faults-${kind}`;

/** Choosing a model leads to its fault codes, opened, with no others before them. */
export const CODES_OF_MODEL = { action: `${SERVICE}#faults`, name: "product" } as const;

export const familyQuestionsHref = (family: number) => `${SERVICE}#${familyAnchor(family)}`;
export const questionHref = (id: string) => `${SERVICE}#${questionAnchor(id)}`;
export const faultsHref = (kind: string) => `${SERVICE}#${faultsAnchor(kind)}`;
