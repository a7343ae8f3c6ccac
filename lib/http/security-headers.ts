/** Headers that every answer carries, whatever it is. */
export const SECURITY_HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
} as const;

/** The Content-Security-Policy of everything that is not a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Of a PDF: browsers show it by a page of their own, which a sandbox or a missing style would leave blank. */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const DATA_HEADERS = { ...SECURITY_HEADERS, "content-security-policy": DATA_POLICY } as const;
