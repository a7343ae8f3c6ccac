/** The subject of a staff command as written there: a question or note `12`, a reply `r34`, a member `m5`. */
export type Subject = { kind: "post" | "reply" | "member"; id: number };

const LETTER = { post: "", reply: "r", member: "m" } as const;
const KIND = { "": "post", r: "reply", m: "member" } as const;

export const subjectText = ({ kind, id }: Subject) => `${LETTER[kind]}${id}`;

export function readSubject(text: string): Subject | undefined {
  const [, letter, id] = /^([rm]?)([1-9]\d{0,14})$/.exec(text) ?? [];
  return id === undefined ? undefined : { kind: KIND[letter as keyof typeof KIND], id: Number(id) };
}
