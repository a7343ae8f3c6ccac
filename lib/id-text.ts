/** The text of an id in an address. */
export const ID = /^[1-9]\d{0,14}$/;
