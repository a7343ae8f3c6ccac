import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { entriesOf } from "@/db/source/content-files";
import type { Content } from "@/db/source/shapes";
import { siteWork } from "./test-site-work";

type Product = Content["products"][number];
type Category = Content["categories"][number];
type Family = Content["registers"][number];
type News = Content["news"][number];
type Noun = "cases" | "categories" | "news" | "products" | "questions" | "registers" | "solutions";

/** A project with the shipped content, for an editor's work. */
export function shippedProject(root: string) {
  for (const name of ["db/content", "drizzle"]) cpSync(name, path.join(root, name), { recursive: true });
  symlinkSync(path.resolve("public"), path.join(root, "public"));
}

/** All records of a noun in a project. */
function files<Thing extends { id: number }>(root: string, noun: Noun) {
  const folder = path.join(root, "db/content", noun);
  const read = () =>
    entriesOf(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Thing);
  const write = (thing: Thing) =>
    writeFileSync(path.join(folder, `${thing.id}.json`), JSON.stringify(thing, undefined, 1));
  return {
    all: read,
    next: () => Math.max(...read().map(({ id }) => id)) + 1,
    write,
    remove: (id: number) => rmSync(path.join(folder, `${id}.json`)),
  };
}

const hasAllTables = ({ code, tables, wirecontent }: Product) =>
  code !== undefined && tables["端子"] !== undefined && wirecontent !== "";

/** Adds a product like another, with a model of its own and the same registers, first in its list. */
function addLike(root: string, sister: Product, model: string, fields: Partial<Product>): Product {
  const { all, next, write } = files<Product>(root, "products");
  const used = new Set(all().map(({ images }) => images[0]));
  const picture = all().flatMap(({ images }) => images.filter((image) => !used.has(image)))[0] ?? "";
  const text = JSON.stringify(sister).replaceAll(sister.model, model);
  const product = {
    ...(JSON.parse(text) as Product),
    ...{ id: next(), sort: 9999, images: [picture], title: `新型${sister.title}`, ...fields },
    basicfunction: `${model}是新增的${sister.title}，字数写够一条搜索说明所要的四十个字，并且不与别的产品相同。`,
  };
  write(product);
  const families = files<Family>(root, "registers");
  for (const family of families.all()) {
    const own = family.devices.filter(({ product: id }) => id === sister.id);
    if (own.length === 0) continue;
    family.devices.push(...own.map((device) => ({ ...device, product: product.id })));
    families.write(family);
  }
  return product;
}

/** Adds a family with a series and a category, from existing texts. */
function addLine(root: string, like: Category, name: string): number {
  const { all, next, write } = files<Category>(root, "categories");
  const [first] = all();
  let pid = 0;
  for (const [at, level] of ["", "装置", "（模块式）"].entries()) {
    const id = next();
    const typeinfo = { ...(like.typeinfo ?? first?.typeinfo), title: `${name}${level}` };
    const closing = at === 0 && { closing: { title: `${name}怎么选？`, text: "请准备好负荷资料。" } };
    write({
      ...(at === 2 ? like : {}),
      ...closing,
      id,
      pid,
      name: `${name}${level}`,
      sort: 1,
      typeinfo,
    } as Category);
    pid = id;
  }
  return pid;
}

/** Adds a solution like the first, with a list picture of its own. */
function addSolution(root: string) {
  const { all, next, write } = files<Content["solutions"][number]>(root, "solutions");
  const [model] = all();
  const used = new Set(all().map(({ image }) => image));
  const image = all().flatMap(({ images }) => images.filter((one) => !used.has(one)))[0] ?? "";
  const id = next();
  const maincontent = `<p>第 ${id} 号方案先测负荷与谐波，再按实测数据选定补偿与治理的容量，投运以后复测一次。</p>${model!.maincontent}`;
  write({ ...model!, id, title: `第 ${id} 号方案`, image, maincontent });
}

/** Changes a bound that no other text of its product repeats, in its text and its data. */
function changeBound(root: string): { product: number; text: string } {
  const { all, write } = files<Product>(root, "products");
  for (const product of all())
    for (const line of product.parameters) {
      const { max, unit, text } = line;
      const figure = `${max} ${unit}`;
      const isAlone = JSON.stringify(product).split(figure).length === 2;
      if (text !== `≤${figure}` || max === undefined || !isAlone) continue;
      const changed = { max: max * 2, text: `≤${max * 2} ${unit}` };
      write({
        ...product,
        parameters: product.parameters.map((one) => (one === line ? { ...line, ...changed } : one)),
      });
      return { product: product.id, text: changed.text };
    }
  throw new Error("no bound to change");
}

/**
 * An editor's day: a new product line, a product in an existing list, a terminal, a register, a parameter, a solution,
 * a question, and a change in each text of the site; a renamed case, and a deleted news item.
 */
export function editorsWork(root: string) {
  const products = files<Product>(root, "products");
  const categories = files<Category>(root, "categories");
  const mapped = new Set(
    files<Family>(root, "registers")
      .all()
      .flatMap(({ devices }) => devices.map(({ product }) => product)),
  );
  const sister = products.all().find((product) => hasAllTables(product) && mapped.has(product.id))!;
  const category = categories.all().find(({ id }) => id === sister.type)!;
  // Names that are not in use.
  const free = categories.next();
  const kind = addLine(root, category, `第 ${free} 类装置`);
  const line = addLike(root, sister, `LH-LINE${free}`, { type: kind, title: `低压第 ${free} 类装置` });
  const added = addLike(root, sister, `LH-NEW${free}`, {});
  sister.tables["端子"]?.rows.push(["X8、X9", "备用"]);
  products.write(sister);

  const registers = files<Family>(root, "registers");
  const [family] = registers.all() as [Family];
  const block = family.blocks.find(({ registers: own }) => own.every(({ series }) => !series))!;
  const address =
    Math.max(...family.blocks.flatMap((one) => one.registers.map(({ address }) => address))) + 100;
  block.registers.push({ ...block.registers[0]!, address, name: "备用", symbol: `SPARE${address}` });
  registers.write(family);

  const news = files<News>(root, "news");
  const content = JSON.stringify([products.all(), news.all(), categories.all()]);
  const forgotten = news.all().find(({ id }) => !content.includes(`/detail/${id}`))!;
  news.remove(forgotten.id);
  const [renamed] = files<Content["cases"][number]>(root, "cases").all();
  files<Content["cases"][number]>(root, "cases").write({ ...renamed!, title: `${renamed!.title}（改名）` });
  const questions = files<Content["questions"][number]>(root, "questions");
  questions.write({
    ...questions.all()[0]!,
    id: questions.next(),
    title: "编辑新添的问题",
    content: `新添的情况：${"变压器、负荷与现象写在这里。".repeat(3)}`,
  });
  addSolution(root);
  const bound = changeBound(root);
  siteWork(root, `/detail/${forgotten.id}`);
  return { line: line.id, kind, added: added.id, forgotten: forgotten.id, bound };
}
