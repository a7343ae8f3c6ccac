/** A figure as it is printed: with a minus, where the number or what was typed has a hyphen. */
export const withMinus = (figure: number | string) => String(figure).replace("-", "−");
