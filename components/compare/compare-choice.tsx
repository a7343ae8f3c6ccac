"use client";

import { CompareChoiceMarkup, type CompareChoiceProps } from "./compare-choice-markup";

/** A checkbox that adds a product to the comparison. A client component: the RSC payload has its product, not its elements. */
export const CompareChoice = (props: CompareChoiceProps) => <CompareChoiceMarkup {...props} />;
