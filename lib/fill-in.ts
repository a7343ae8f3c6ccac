/** An editor's text with figures in the places of their names, `{{级数}}`; db/check holds that no other name stands there. */
export const fillIn = (text: string, figures: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => String(figures[name]));
