/** How a parameter that is yes or no is stored and shown. */
export const YES = "是";
export const NO = "否";

const SAYS_YES = /^(?:有|带|可|支持|具备|是)/;
const SAYS_NO = /^(?:无|不|没有|否)/;

/** What a text says that begins with yes or no: `有，错相闭锁`, `不带`; undefined where it begins otherwise. */
export function readYesNo(text: string): boolean | undefined {
  if (SAYS_NO.test(text)) return false;
  return SAYS_YES.test(text) ? true : undefined;
}
