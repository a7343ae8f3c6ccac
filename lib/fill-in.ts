/** Replaces placeholders such as `{{级数}}` in an editor's text; db/check refuses unknown placeholders. */
export const fillIn = (text: string, figures: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => String(figures[name]));
