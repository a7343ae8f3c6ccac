import { Fragment } from "react";
import type { MenuLink } from "@/lib/links/navigation";

/** The lists of the products for which a certificate is valid, or in which a patent is used. */
export const CoveredProducts = ({ links }: { links: readonly MenuLink[] }) =>
  links.length > 0 && (
    <>
      <br />
      用于：
      {links.map(({ label, href }, at) => (
        <Fragment key={href}>
          {at > 0 && "、"}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </>
  );
