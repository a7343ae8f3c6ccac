import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Content, DocumentName } from "@/db/source/shapes";

/**
 * Valid changes of each document that the site is built with; `gone` is the address of a page that the editor has
 * deleted.
 */
export function siteWork(root: string, gone: string) {
  function change<Name extends DocumentName>(name: Name, edit: (document: Content[Name]) => void) {
    const file = path.join(root, "db/content", `${name}.json`);
    const document = JSON.parse(readFileSync(file, "utf8")) as Content[Name];
    edit(document);
    writeFileSync(file, JSON.stringify(document, undefined, 1));
  }
  const added = "编辑新添的一句。";

  change("site/questions", (questions) => {
    const first = questions[0]!;
    const id = `${first.id}-new`;
    questions.push({ ...first, id, question: "新添的问题怎么问？", asked: ["新添的问法"], answer: added });
  });
  change("site/fault-codes", (kinds) => {
    const { codes } = kinds.find(({ registers }) => registers.length === 0)!;
    codes.push({ ...codes[0]!, code: "NEW1", meaning: "新添的故障" });
  });
  change("site/spare-parts", ([group]) => {
    group!.parts.push({ ...group!.parts[0]!, name: "新添的备件" });
  });
  change("site/synonyms", (groups) => void groups.push(["新添的词", "新添的说法"]));
  change("site/terms", (terms) => void terms.push("新添的术语"));
  change("site/subjects", ([first]) => void first!.words.push("新添的一类"));
  change("site/places", ([first]) => void first!.words.push("新添的去处"));
  change("site/redirects", (redirects) => void redirects.push({ from: gone, gone: true }));
  change("site/shippings", (ways) => {
    ways.push({
      id: Math.max(...ways.map(({ id }) => id)) + 1,
      title: "新添的运输",
      text: `到{{寄修地址}}。${added}`,
    });
  });
  change("site/repair", ({ steps }) => void steps.push({ title: "新添的一步", text: added }));
  change("site/safety", ({ tools }) => void tools.push({ title: "新添的用品", text: added }));
  change("site/sending", ({ asked }) => void asked.push("新添的资料"));
  change("site/contact", ({ ways }) => void ways.push({ title: "新添的办法", text: `寄到{{寄修地址}}。` }));
  change("site/service-points", ([first]) => void (first!.hours = "每天 9:00~21:00"));
  change("site/finder", (keys) => void keys.reverse());
  change("site/parameter-words", ([first]) => void first!.words.push("三围"));
  change("site/not-applicable", (entries) => void entries.pop());
  change("site/tasks", (tasks) => void tasks.pop());
  change("site/lists", ({ lists }) => void (lists.city.lead += added));
  change("site/pages", ({ service }) => void (service.lead += added));
  change("site/next-steps", ({ promise }) => void (promise.text += added));
  change("site/cloud-ways", (ways) => void ways.reverse());
  change("site/closing", ({ home }) => void (home.text += added));
  change("site/closed-pages", ({ login }) => void (login.text += added));
  change("site/order-states", (states) => void (states.closed += added));
  change("site/product-centre", ({ finder }) => void (finder.text += added));
  change("site/privacy", ({ opening }) => void opening.push(added));
  change("site/tool-notes", ({ kvar }) => void (kvar.clean = `${kvar.clean}${added}`));
}
