import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { registerFileHref } from "@/lib/registers/files";
import { HeadLinks } from "./head-links";

type Props = { id: number; model: string; children: ReactNode };

/** Links to the register files of a product, after other links. */
export const RegisterLinks = ({ id, model, children }: Props) => (
  <HeadLinks>
    {children}
    {(["csv", "json"] as const).map((kind) => (
      <ButtonLink
        key={kind}
        href={registerFileHref(id, kind)}
        variant="ghost"
        icon="download"
        aria-label={`下载 ${model} 寄存器表 ${kind.toUpperCase()}`}
        download
      >
        {kind.toUpperCase()}
      </ButtonLink>
    ))}
  </HeadLinks>
);
