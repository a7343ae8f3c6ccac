/** `30 kvar`, but `12路`: a blank stands before Latin units alone. */
export const measured = (figure: number | string, unit = "") =>
  `${figure}${/^[A-Za-zµΩ℃]/.test(unit) ? " " : ""}${unit}`;
