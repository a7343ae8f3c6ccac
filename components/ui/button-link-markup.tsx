import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { IconDrawing } from "./icon-drawing";
import type { IconName } from "./icon-paths";
import styles from "./button-link.module.css";

type ButtonLooks = {
  children: ReactNode;
  /** One primary action per screen; `ghost` is a text link with an arrow. */
  variant?: "primary" | "secondary" | "ghost";
  /** After the text; `back` stands before it. The default of a ghost link is an arrow. */
  icon?: IconName;
};

export type ButtonLinkProps = ButtonLooks & {
  href: string;
  "data-back"?: string;
  "data-ask"?: boolean;
} & Omit<ComponentProps<"a">, "children" | "href">;

export type ButtonProps = ButtonLooks & Omit<ComponentProps<"button">, "children">;

const buttonClass = (variant: NonNullable<ButtonLooks["variant"]>, className?: string) =>
  classNames(styles.button, styles[variant], className);

function ButtonWords({ children, icon }: { children: ReactNode; icon?: IconName | undefined }) {
  const drawn = icon && <IconDrawing name={icon} />;
  const isBack = icon === "back";
  return (
    <>
      {isBack && drawn}
      <span>{children}</span>
      {!isBack && drawn}
    </>
  );
}

/**
 * A link that looks like a button. An absolute URL opens in a new tab, and screen readers are told so.
 * This is the server component, for use inside StaticMarkup; elsewhere use ButtonLink.
 */
export function ButtonLinkMarkup({
  variant = "primary",
  icon = variant === "ghost" ? "arrow" : undefined,
  href,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  const external = href.startsWith("http");
  return (
    <a
      {...rest}
      href={href}
      className={buttonClass(variant, className)}
      {...(external && { target: "_blank", rel: "noopener" })}
    >
      <ButtonWords icon={external ? "external" : icon}>
        {children}
        {external && <span className="visually-hidden">（在新窗口打开）</span>}
      </ButtonWords>
    </a>
  );
}

/** A button, for use inside StaticMarkup; elsewhere use Button. */
export function ButtonMarkup({
  variant = "primary",
  icon,
  type = "button",
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass(variant, className)}>
      <ButtonWords icon={icon}>{children}</ButtonWords>
    </button>
  );
}
