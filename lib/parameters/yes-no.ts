/** The stored and displayed values of yes-or-no parameters. */
export const YES = "是";
export const NO = "否";

const SAYS_YES = /^(?:有|带|可|支持|具备|是)/;
const SAYS_NO = /^(?:无|不|没有|否)/;

/** Reads a text that begins with yes or no: `有，错相闭锁`, `不带`; undefined if it does not. */
export function readYesNo(text: string): boolean | undefined {
  if (SAYS_NO.test(text)) return false;
  return SAYS_YES.test(text) ? true : undefined;
}
