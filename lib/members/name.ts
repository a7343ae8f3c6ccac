import { randomInt } from "node:crypto";

const digits = () => String(randomInt(10_000)).padStart(4, "0");

/** The name of a member who gave none: four digits that say nothing of the phone. */
export function givenName(phone: string, draw = digits): string {
  const drawn = draw();
  return phone.includes(drawn) ? givenName(phone, draw) : `工程师${drawn}`;
}
