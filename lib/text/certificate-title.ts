/** An honour's title as a heading: the API's ends with the number in brackets, which pages show by itself. */
export const certificateTitle = (tilte: string) => tilte.replace(/（[^（）]*编号[^（）]*）$/, "").trim();
