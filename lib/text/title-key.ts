/** A title normalized for search: half width and lower case. */
export const titleKey = (title: string) =>
  title
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/　/g, " ")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
