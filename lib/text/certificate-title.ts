/** The title of an honour without the number in brackets at its end, which pages show separately. */
export const certificateTitle = (tilte: string) => tilte.replace(/（[^（）]*编号[^（）]*）$/, "").trim();
