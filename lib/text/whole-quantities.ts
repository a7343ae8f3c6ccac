const NO_BREAK = "\u00A0";

/** A number keeps its unit, and a standard its number, where a line ends. */
export const wholeQuantities = (text: string): string =>
  text.replace(/(?<=\d) (?=[A-Za-zµ]{1,5}(?![A-Za-z]))|(?<=\b[A-Z]{2}(?:\/T)?) (?=\d)/g, NO_BREAK);
