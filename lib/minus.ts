/** Replaces the hyphen of a negative figure by a minus sign. */
export const withMinus = (figure: number | string) => String(figure).replace("-", "−");
