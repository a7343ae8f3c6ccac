/** Faults of uploaded files: too many, too large, wrong type, damaged, or no room to store them. */
const FILE_FAULTS = ["fileCount", "fileSize", "fileType", "fileBroken", "fileRoom"] as const;
/** Faults of posted fields: those of a message by name, of its files, and `invalid` for any other. */
export const FIELD_FAULTS = ["name", "phone", "addres", "email", ...FILE_FAULTS, "invalid"] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];
