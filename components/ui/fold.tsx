"use client";

import { FoldMarkup, type FoldProps } from "./fold-markup";

/** Content that phones show collapsed. A client component: the RSC payload has its title, not its elements. */
export const Fold = (props: FoldProps) => <FoldMarkup {...props} />;
