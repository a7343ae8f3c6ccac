"use client";

import type { ComponentProps } from "react";
import {
  type ButtonLinkProps,
  ButtonLinkMarkup,
  buttonClass,
  type ButtonLooks,
  ButtonWords,
} from "./button-link-markup";

/** A link that looks like a button. A client component: the RSC payload has its text, not its elements. */
export const ButtonLink = (props: ButtonLinkProps) => <ButtonLinkMarkup {...props} />;

export function Button({
  variant = "primary",
  icon,
  type = "button",
  children,
  className,
  ...rest
}: ButtonLooks & Omit<ComponentProps<"button">, "children">) {
  return (
    <button {...rest} type={type} className={buttonClass(variant, className)}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </button>
  );
}
