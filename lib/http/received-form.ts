import { perRequest } from "@/lib/per-request";
import type { FieldFault } from "./field-fault";
import type { Fields } from "./request-body";

/** A file that came in and was checked: on stable storage, and not yet of any message (db/attachments.ts). */
export type ReceivedFile = {
  /** Where it lies meanwhile. */
  place: string;
  /** SHA-256 of what is stored. */
  hash: string;
  /** As the visitor called it, made plain. */
  name: string;
  bytes: number;
};

export type ReceivedForm = {
  fields: Fields;
  files: readonly ReceivedFile[];
  /** Why its files were not taken. */
  fault?: FieldFault;
};

/** A form with files, as the server has read it (server/attachments/receive.ts): its handler does not read the body. */
export const receivedForm = perRequest<ReceivedForm>("form");

/** The files that came with what is being answered. */
export const receivedFiles = () => receivedForm.getStore()?.files ?? [];
