import { ButtonLink } from "@/components/ui/button-link";
import { LIST_FILE_KINDS, LIST_FILES, listFileHref } from "@/lib/inquiry/list-files";

/** Downloads of the list on a page. */
export const ListFiles = ({ page }: { page: string }) =>
  LIST_FILE_KINDS.map((kind) => (
    <ButtonLink
      key={kind}
      href={listFileHref(page, kind)}
      download
      rel="nofollow"
      variant="ghost"
      icon="download"
    >
      {LIST_FILES[kind].label}
    </ButtonLink>
  ));
