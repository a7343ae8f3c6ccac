"use client";

import { RatingListMarkup, type RatingListProps } from "./rating-list-markup";

/** The key ratings of a product. A client component: the RSC payload has the values, not the elements. */
export const RatingList = (props: RatingListProps) => <RatingListMarkup {...props} />;
