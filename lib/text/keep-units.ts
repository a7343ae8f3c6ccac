/** Numbers stay on a line with their units and with what they are multiplied by (`12 × 30 kvar`): no line ends at these blanks. */
export const keepUnits = (text: string): string =>
  text.replace(/(?<=\d) (?=[A-Za-zµΩ%℃])|(?<=\d) × (?=\d)/g, (blank) => blank.replaceAll(" ", "\u00a0"));
