import { Fragment } from "react";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { MenuGroup } from "./menu";

type Props = {
  groups: readonly MenuGroup[];
  /** Of the current page. */
  path: string | undefined;
};

/** The groups of links in a submenu, some with a heading. */
export const MenuGroups = ({ groups, path }: Props) => (
  <StaticMarkup>
    {groups.map(({ by, title, href, links }, index) => (
      <Fragment key={index}>
        {by && <p>{by}</p>}
        <div>
          {title && <p>{href ? <a href={href}>{title}</a> : title}</p>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.href === path ? "page" : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Fragment>
    ))}
  </StaticMarkup>
);
