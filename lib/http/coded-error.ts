/** An error for the log, which gets the code of an error and never its message, as that may quote personal data. */
export const codedError = (code: string) => Object.assign(new Error(code), { code });
