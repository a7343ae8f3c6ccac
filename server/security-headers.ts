/** Headers that every answer carries, whatever it is. */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
} as const;

/** The Content-Security-Policy of everything that is not a page. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Of a PDF: browsers show it by a page of their own, which a sandbox or a missing style would leave blank. */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const DATA_HEADERS = { ...SECURITY_HEADERS, "Content-Security-Policy": DATA_POLICY } as const;
