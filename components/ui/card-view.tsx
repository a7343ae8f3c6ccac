"use client";

import { CardMarkup, type CardProps } from "./card-markup";

export type CardViewProps = CardProps;

/** A client component: the RSC payload has the props of a card, not its elements. */
export const CardView = (props: CardProps) => <CardMarkup {...props} />;
