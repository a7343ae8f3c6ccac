export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text as XML holds it, in an element or between the quotes of an attribute. */
export const xmlText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
