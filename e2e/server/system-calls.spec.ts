import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { firstId, fromStore } from "@/e2e/content";
import { startSite } from "@/e2e/start-site";

/** The system calls of a systemd group, including nested groups. */
const callsOf = (group: string): string[] =>
  execFileSync("systemd-analyze", ["--no-pager", "syscall-filter", group], { encoding: "utf8" })
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((name) => (name.startsWith("@") ? callsOf(name) : [name]));

/** The system calls that the unit allows: its filter lines apply in order, and the first adds the default set. */
function callsLetThrough(unit: string): Set<string> {
  const letThrough = new Set(callsOf("@default"));
  for (const [, not, names = ""] of unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm))
    for (const call of names.split(" ").flatMap((name) => (name.startsWith("@") ? callsOf(name) : [name])))
      if (not) letThrough.delete(call);
      else letThrough.add(call);
  return letThrough;
}

/** SQLite changes the owner of files only as root, as in a container; the unit runs as another user. */
const AS_ROOT = "fchown";
/** A call of the process that checks files: it proves that the trace includes child processes. */
const SEEN = "setpriority";

test(
  "pages, documents and uploads need no system call that the systemd unit forbids",
  { tag: "@all" },
  async () => {
    const unit = readFileSync("deploy/site.service", "utf8");
    const letThrough = callsLetThrough(unit);
    expect([...letThrough]).toEqual(expect.arrayContaining(["read", SEEN]));
    const traced = callsOf("@known").filter((call) => !letThrough.has(call) && call !== AS_ROOT);
    const folder = mkdtempSync(path.join(tmpdir(), "lanheng-calls-"));
    const written = path.join(folder, "calls");
    // With a seccomp filter strace stops at these calls only.
    const strace = ["strace", "-D", "-f", "-qq", "--seccomp-bpf", "-e", "signal=none", "-o", written];
    const calls = [SEEN, ...traced].map((call) => `?${call}`).join();
    const site = await startSite({}, [...strace, "-e", `trace=${calls}`]);
    try {
      const product = fromStore((store) => firstId(store, "products"), site.store);
      const pages = ["/", `/newdetail/${product}`, `/search?q=${product}`, "/contact"];
      const papers = [`/datasheet/${product}.pdf`, `/downloads/${product}.zip`];
      for (const address of [...pages, ...papers])
        expect((await fetch(site.url + address)).status, address).toBe(200);
      const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c00" } })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      for (const [field, text] of Object.entries({ name: "王工", phone: "13800138000", addres: "澜州" }))
        form.set(field, text);
      form.set("files", new Blob([new Uint8Array(photo)]), "铭牌.jpg");
      const answer = await fetch(`${site.url}/api/Message/add`, { method: "POST", body: form });
      expect(await answer.json()).toMatchObject({ code: 1 });
    } finally {
      expect(await site.stop()).toBe(0);
    }
    const made = readFileSync(written, "utf8").matchAll(/^\d+ +(\w+)\(/gm);
    expect([...new Set([...made].map(([, call]) => call))]).toEqual([SEEN]);
    rmSync(folder, { recursive: true });
  },
);
