/** Headers of every answer. */
export const SECURITY_HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
} as const;

/** The Content-Security-Policy of answers that are no page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The policy of PDFs: browsers show them in a page of their own, which stays blank under a sandbox or without styles. */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const DATA_HEADERS = { ...SECURITY_HEADERS, "content-security-policy": DATA_POLICY } as const;
