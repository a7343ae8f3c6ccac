/** What can be wrong with a field of a post: one of the message's own, or any other that is not as it must be. */
export const FIELD_FAULTS = ["name", "phone", "addres", "email", "invalid"] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];
