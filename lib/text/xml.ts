export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes text for XML elements and quoted attributes. */
export const xmlText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
