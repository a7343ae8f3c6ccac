import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const SHAPE = /^([0-9a-f]{32})\.([\w-]{43})$/;

/** The id of a new list: 128 random bits. */
export const newCartId = () => randomBytes(16).toString("hex");

/** The number of a new order: 96 random bits. */
export const newOrderNumber = () => randomBytes(12).toString("hex");

const signatureOf = (id: string, key: string) =>
  createHmac("sha256", Buffer.from(key, "hex")).update(id).digest("base64url");

/** The signed id of a list, which the visitor keeps in a cookie or sends as the header `token`. */
export const signedCart = (id: string, key: string): string => `${id}.${signatureOf(id, key)}`;

/** The id of a list with a valid signature; undefined for anything else. */
export function readSignedCart(signed: string, key: string): string | undefined {
  const [, id, signature] = SHAPE.exec(signed) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, key))) ? id : undefined;
}
