import { catalogueHead } from "@/db/queries/files/catalogue";
import { CATALOGUE_FILES, TERMS } from "@/lib/catalogue/files";
import { OPEN_DATA } from "@/lib/http/open-data";
import { absoluteUrl } from "@/lib/seo/page-metadata";

/** Streams a text while it is produced. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void pieces.return(undefined),
  });
}

/** A catalogue file; its file name contains the version. */
export function catalogueAnswer(kind: keyof typeof CATALOGUE_FILES, pieces: AsyncGenerator<string>) {
  const { version, date } = catalogueHead();
  const { type, disposition } = CATALOGUE_FILES[kind];
  const name = ["catalogue", date.slice(0, 10), `v${version}.${kind}`].filter(Boolean).join("-");
  return new Response(streamOf(pieces), {
    headers: {
      ...OPEN_DATA,
      "content-type": type,
      "content-disposition": `${disposition}; filename="${name}"`,
      // A table has no place for terms of use.
      link: `<${absoluteUrl(TERMS)}>; rel="license"`,
    },
  });
}
