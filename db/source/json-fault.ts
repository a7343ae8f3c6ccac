import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A syntax error: its position, and the message. */
type Fault = { at: number; says: string };

const BLANK = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)(?!\w)/y;

/** Full-width characters of a Chinese keyboard, and the JSON characters that were meant. */
const MEANT: Readonly<Record<string, string>> = {
  "，": "写了中文逗号「，」，要写英文逗号「,」",
  "、": "写了顿号「、」，要写英文逗号「,」",
  "：": "写了中文冒号「：」，要写英文冒号「:」",
  "；": "写了中文分号「；」，要写英文逗号「,」",
  ";": "写了分号「;」，要写英文逗号「,」",
  "“": '写了中文引号「“」，要写英文引号「"」',
  "”": '写了中文引号「”」，要写英文引号「"」',
  "＂": '写了全角引号「＂」，要写英文引号「"」',
  "‘": '写了中文引号「‘」，要写英文引号「"」',
  "’": '写了中文引号「’」，要写英文引号「"」',
  "'": "写了单引号「'」，要写英文双引号「\"」",
  "｛": "写了全角括号「｛」，要写「{」",
  "｝": "写了全角括号「｝」，要写「}」",
  "【": "写了中文括号「【」，要写「[」",
  "】": "写了中文括号「】」，要写「]」",
  "/": "JSON 里不能写注释，请删去",
  "<": "这里像是没有解决的合并冲突，请只留下要的一份，删去标记行",
  "\ufeff": "文件开头有看不见的标记（BOM），请存成不带 BOM 的 UTF-8",
  "\u3000": "有一个全角空格，请删去",
  "\u00a0": "有一个不换行空格，请改成普通空格",
};

/** A JSON parser that finds the first syntax error or duplicate key. */
class Reader {
  private at = 0;
  /** The end of the last token: a missing comma is reported there, not on the next line. */
  private end = 0;

  constructor(private readonly text: string) {}

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length;
    if (length === undefined) return false;
    this.at += length;
    return true;
  }

  private next(): string {
    this.take(BLANK);
    return this.text[this.at] ?? "";
  }

  private fail(says: string, at = this.at): never {
    throw { at, says } satisfies Fault;
  }

  /** Fails at this character, with a specific message for a known mistake, or else this one. */
  private failHere(otherwise: string): never {
    this.fail(MEANT[this.next()] ?? otherwise);
  }

  private string(): boolean {
    if (this.next() !== '"') return false;
    if (this.take(STRING)) return (this.end = this.at) > 0;
    const line = /^[^\n\r]*/.exec(this.text.slice(this.at))?.[0] ?? "";
    if (/\t/.test(line)) this.fail("文字里有制表符，请改成空格");
    if (/\\[^"\\/bfnrtu]/.test(line)) this.fail("文字里的反斜杠「\\」要写成「\\\\」");
    this.fail('这段文字没有收尾的英文引号「"」');
  }

  private value(): void {
    const sign = this.next();
    if (sign === "{") return this.members("{", "}");
    if (sign === "[") return this.members("[", "]");
    if (this.string() || this.take(NUMBER) || this.take(WORD)) return void (this.end = this.at);
    if (sign === "") this.fail("文件到这里就结束了，后面少了内容", this.end);
    if (sign === "," || sign === "}" || sign === "]") this.fail(`「${sign}」前面少了值`);
    this.failHere('这里要写文字（放在英文引号「"」里）、数、true、false 或 null');
  }

  private key(known: Set<string>): void {
    this.next();
    const start = this.at;
    if (!this.string()) this.failHere('这里要写字段名，放在英文引号「"」里');
    const name = this.text.slice(start, this.at);
    if (known.has(name)) this.fail(`字段 ${name} 写了两次，请只留一个`, start);
    known.add(name);
    if (this.next() !== ":") this.failHere("字段名后面少了英文冒号「:」");
    this.at++;
    this.value();
  }

  private members(open: "{" | "[", close: "}" | "]"): void {
    const start = this.at++;
    const keys = new Set<string>();
    if (this.next() === close) return void (this.end = ++this.at);
    for (;;) {
      if (open === "{") this.key(keys);
      else this.value();
      const sign = this.next();
      if (sign === close) return void (this.end = ++this.at);
      if (sign === "") this.fail(`这里的「${open}」没有收尾的「${close}」`, start);
      if (sign !== ",") this.failBetween(close);
      const comma = this.at++;
      if (this.next() === close) this.fail(`最后一项后面多了逗号「,」，请删去`, comma);
    }
  }

  /** Fails if there is no comma between two members. */
  private failBetween(close: string): never {
    const sign = this.next();
    if (/["{[\d\-tfn]/.test(sign)) this.fail("后面少了英文逗号「,」", this.end - 1);
    if (this.text[this.end - 1] === '"' && this.end === this.at)
      this.fail(MEANT[sign] ?? '这段文字里的英文引号「"」会被当作收尾，请改成中文引号「“”」或写成「\\"」');
    this.failHere(`这里要写英文逗号「,」或「${close}」`);
  }

  whole(): void {
    this.value();
    if (this.next() !== "") this.fail(MEANT[this.next()] ?? "文件应在这里结束，后面多了内容");
  }
}

const SHOWN = 40;

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split("\n");
  const column = before.at(-1)?.length ?? 0;
  const line = text.split("\n")[before.length - 1] ?? "";
  const from = Math.max(0, column - SHOWN / 2);
  const shown = line.slice(from, from + SHOWN).trim();
  const [cutBefore, cutAfter] = [from > 0 ? "…" : "", from + SHOWN < line.trimEnd().length ? "…" : ""];
  return `第 ${before.length} 行${shown && `「${cutBefore}${shown}${cutAfter}」`}`;
}

function faultOf(text: string): Fault | undefined {
  try {
    new Reader(text).whole();
    return undefined;
  } catch (fault) {
    if (typeof fault === "object" && fault !== null && "at" in fault) return fault as Fault;
    throw fault;
  }
}

/**
 * Parses a JSON file. JSON.parse would silently keep the second of two equal keys; here they are a fault.
 * @returns the value, or a sentence for the editor: the line, what it has and what was meant
 */
export function readJson(file: string, text: string): { value: unknown } | { fault: string } {
  const found = faultOf(text);
  if (!found) return { value: JSON.parse(text) };
  return { fault: `${file}：不是正确的 JSON，${placeOf(text, found.at)}：${found.says}。` };
}

/** One message per file below a content folder that cannot be parsed. */
export function unreadableFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const read = readJson(file, readFileSync(path.join(folder, file), "utf8"));
      return "fault" in read ? [read.fault] : [];
    });
}
