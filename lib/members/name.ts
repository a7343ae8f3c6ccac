import { randomInt } from "node:crypto";

const digits = () => String(randomInt(10_000)).padStart(4, "0");

/** The default name of a member: with four random digits, not those of the phone number. */
export function givenName(phone: string, draw = digits): string {
  const drawn = draw();
  return phone.includes(drawn) ? givenName(phone, draw) : `工程师${drawn}`;
}
