import PDFDocument from "pdfkit";
import { SITE } from "@/lib/site";
import { sheetFonts } from "./fonts";
import { drawFrames, type Frame } from "./frame";
import { type Doc, PAPER } from "./paper";
import type { Flow } from "./structure";

type Facts = {
  /** The title, for screen readers and tabs. */
  title: string;
  subject: string;
  /** The date in the metadata, `2026-01-31`; it makes the bytes of the file reproducible. */
  date: string;
  frame: Frame;
};

function openDocument({ title, subject, date }: Facts): Doc {
  const { regular, bold } = sheetFonts();
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    font: regular as never,
    pdfVersion: "1.7",
    lang: "zh-CN",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: SITE.company,
      Subject: subject,
      CreationDate: new Date(`${date}T00:00:00+08:00`),
    },
  });
  doc.registerFont("regular", regular as never);
  doc.registerFont("bold", bold as never);
  return doc;
}

/** A tagged PDF with header and footer on every page; `fill` writes the content from the top of the first page down. */
export async function pdfOf(facts: Facts, fill: (flow: Flow) => void): Promise<Buffer> {
  const doc = openDocument(facts);
  const pieces: Buffer[] = [];
  doc.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => doc.once("end", resolve));
  const root = doc.struct("Document");
  doc.addStructure(root);
  fill({ doc, root, y: PAPER.top });
  root.end();
  drawFrames(doc, facts.frame);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}
