"use client";

import { WordsMarkup } from "./words-markup";

/** A title that breaks between its phrases. A client component, so that the payload of a page holds its text instead of its elements. */
export const Words = ({ text }: { text: string }) => <WordsMarkup text={text} />;
