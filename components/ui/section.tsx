"use client";

import { useId } from "react";
import { SectionMarkup, type SectionProps } from "./section-markup";

/** A section of a page. A client component: the RSC payload has its text, not the heading's markup. */
export const Section = (props: SectionProps) => <SectionMarkup heading={useId()} {...props} />;
