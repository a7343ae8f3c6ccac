"use client";

import { type ButtonLinkProps, ButtonLinkMarkup, ButtonMarkup, type ButtonProps } from "./button-link-markup";

/** A link that looks like a button. A client component: the RSC payload has its text, not its elements. */
export const ButtonLink = (props: ButtonLinkProps) => <ButtonLinkMarkup {...props} />;

export const Button = (props: ButtonProps) => <ButtonMarkup {...props} />;
