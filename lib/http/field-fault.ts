/** What can be wrong with the files of a post, by their number, size, kind, what is in them, or the room for them. */
const FILE_FAULTS = ["fileCount", "fileSize", "fileType", "fileBroken", "fileRoom"] as const;
/** What can be wrong with a field of a post: one of the message's own, its files, or any other that is not as it must be. */
export const FIELD_FAULTS = ["name", "phone", "addres", "email", ...FILE_FAULTS, "invalid"] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];
