"use client";

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import type { IconName } from "./icon-paths";
import styles from "./button-link.module.css";

type Looks = {
  children: ReactNode;
  /** One primary action per screen; `ghost` is a text link with an arrow. */
  variant?: "primary" | "secondary" | "ghost";
  /** Behind the words, the way back before them; a ghost link has an arrow unless told otherwise. */
  icon?: IconName;
};

const lookOf = (variant: NonNullable<Looks["variant"]>, className?: string) =>
  classNames(styles.button, styles[variant], className);

function Words({ children, icon }: { children: ReactNode; icon?: IconName }) {
  const drawn = icon && <Icon name={icon} className={styles.icon} />;
  const isBack = icon === "back";
  return (
    <>
      {isBack && drawn}
      <span>{children}</span>
      {!isBack && drawn}
    </>
  );
}

/** A link that looks like a button. A whole address opens in a new tab and says so. */
export function ButtonLink({
  variant = "primary",
  icon = variant === "ghost" ? "arrow" : undefined,
  href,
  children,
  className,
  ...rest
}: Looks & { href: string; "data-back"?: string; "data-ask"?: boolean } & Omit<
    ComponentProps<"a">,
    "children" | "href"
  >) {
  const external = href.startsWith("http");
  return (
    <a
      {...rest}
      href={href}
      className={lookOf(variant, className)}
      {...(external && { target: "_blank", rel: "noopener" })}
    >
      <Words icon={external ? "external" : icon}>
        {children}
        {external && <span className="visually-hidden">（在新窗口打开）</span>}
      </Words>
    </a>
  );
}

export function Button({
  variant = "primary",
  icon,
  type = "button",
  children,
  className,
  ...rest
}: Looks & Omit<ComponentProps<"button">, "children">) {
  return (
    <button {...rest} type={type} className={lookOf(variant, className)}>
      <Words icon={icon}>{children}</Words>
    </button>
  );
}
