import { imageUrl } from "./image-url";
import { SITE } from "./site";

export type SocialCode = { label: string; src: string };

/** The QR codes of the company's social accounts, WeChat first. */
export const socialCodes = (): SocialCode[] =>
  SITE.qrCodes.map(({ label, image }) => ({ label, src: imageUrl(image) }));
