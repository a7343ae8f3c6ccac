"use client";

import { WordsMarkup } from "./words-markup";

/** A title that breaks between its phrases. A client component: the RSC payload has its text, not its elements. */
export const Words = ({ text }: { text: string }) => <WordsMarkup text={text} />;
