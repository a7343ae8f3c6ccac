import { perRequest } from "@/lib/per-request";
import type { FieldFault } from "./field-fault";
import type { Fields } from "./request-body";

/** A received and checked file: on stable storage, but not part of a message yet (db/attachments.ts). */
export type ReceivedFile = {
  /** Its temporary path. */
  place: string;
  /** SHA-256 of the stored bytes. */
  hash: string;
  /** The visitor's name for it, sanitized. */
  name: string;
  bytes: number;
};

export type ReceivedForm = {
  fields: Fields;
  files: readonly ReceivedFile[];
  /** Why its files were refused. */
  fault?: FieldFault;
};

/** A form with files that the server has received (server/attachments/receive.ts), so that its handler does not read the body. */
export const receivedForm = perRequest<ReceivedForm>("form");

/** The files of the current request. */
export const receivedFiles = () => receivedForm.getStore()?.files ?? [];
