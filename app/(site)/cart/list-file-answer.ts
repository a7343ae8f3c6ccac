import { LIST_FILES, type ListFileKind } from "@/lib/inquiry/list-files";
import { type ListOut, listTable } from "@/lib/inquiry/list-table";
import { csv } from "@/lib/text/csv";
import { xlsx } from "@/lib/text/xlsx";

/** A list as a file, whose name reveals nothing about the visitor or the list. */
export function listFileAnswer(kind: ListFileKind, list: ListOut): Response {
  const { title, rows, head } = listTable(list);
  const name = list.sent ? `inquiry-${list.sent.message}.${kind}` : `inquiry-list.${kind}`;
  return new Response(kind === "csv" ? csv(rows) : xlsx(title, rows, head), {
    headers: {
      "content-type": LIST_FILES[kind].type,
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
