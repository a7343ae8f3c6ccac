/** Kinds of personal data in a text, about which author and staff are warned before it is public. */
const KINDS = [
  ["身份证号", /(?<!\d)\d{6}(?:18|19|20)\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/],
  ["手机号码", /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/],
  ["电话号码", /(?<!\d)0\d{2,3}[\s-]\d{7,8}(?!\d)/],
  ["邮箱", /[^\s@<>()，。；：]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u],
] as const;

export type PersonalKind = (typeof KINDS)[number][0];

/** The kinds found in a text, also in full-width digits. */
export function personalIn(text: string): PersonalKind[] {
  const plain = text.normalize("NFKC");
  return KINDS.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
}
