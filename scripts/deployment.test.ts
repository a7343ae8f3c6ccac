import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "@/lib/env";

const read = (file: string) => readFileSync(file, "utf8");
const assignments = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([A-Z][A-Z_]+)=(\S*)/g)].map(([, name = "", value = ""]) => [name, value]),
  );

const unit = read("deploy/site.service");
const nginx = read("deploy/nginx.conf");
const dockerfile = read("deploy/Dockerfile");
const example = read(".env.example");

const unitSettings = assignments(
  [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line]) => line).join(" "),
);
const imageSettings = assignments([...dockerfile.matchAll(/^ENV (.*)$/gm)].map(([, line]) => line).join(" "));
const upstream = /server ([\d.]+):(\d+);/.exec(nginx) ?? [];

describe("the settings that are shipped", () => {
  test("are good ones, each set for itself", () => {
    for (const settings of [unitSettings, imageSettings]) expect(() => readEnv(settings)).not.toThrow();
  });

  test("name every setting in the example, none of them set, so that a copy changes nothing", () => {
    expect(example.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
    const shown = assignments([...example.matchAll(/^#([A-Z_]+=.*)$/gm)].map(([, line]) => line).join("\n"));
    const { PORT, HOSTNAME, DATABASE_FILE, MESSAGE_BURST, MESSAGE_REFILL_S, SITE_URL, LOG_LEVEL } = readEnv(
      {},
    );
    expect(shown).toMatchObject({
      PORT: String(PORT),
      HOSTNAME,
      DATABASE_FILE,
      SITE_URL,
      LOG_LEVEL,
      MESSAGE_BURST: String(MESSAGE_BURST),
      MESSAGE_REFILL_S: String(MESSAGE_REFILL_S),
    });
    expect(readEnv(shown)).toEqual(readEnv({}));
  });
});

describe("nginx in front of several machines", () => {
  const cluster = read("deploy/nginx-cluster.conf");
  const serversOf = (configuration: string, name: string) => {
    const [, block = ""] = new RegExp(`^upstream ${name} \\{([^}]*)\\}`, "m").exec(configuration) ?? [];
    return [...block.matchAll(/^ +server ([^ ;]+)/gm)].map(([, server]) => server);
  };

  test("has all of them read and one of them write", () => {
    const machines = serversOf(cluster, "lanheng");
    expect(machines.length).toBeGreaterThanOrEqual(3);
    expect(serversOf(cluster, "lanheng_writer")).toEqual(machines.slice(0, 1));
  });

  test("is the same as in front of one, but for the machines", () => {
    const include = "\ninclude /etc/nginx/lanheng-site.conf;\n";
    for (const configuration of [nginx, cluster]) {
      expect(configuration.endsWith(include)).toBe(true);
      expect(configuration.match(/^\w+ .*[{;]$/gm)).toEqual([
        "upstream lanheng {",
        "upstream lanheng_writer {",
        include.trim(),
      ]);
    }
  });
});

describe("the unit of systemd", () => {
  test("has the site listen where nginx asks, and for nobody else, and believe nginx only", () => {
    expect([unitSettings.HOSTNAME, unitSettings.PORT]).toEqual(upstream.slice(1));
    expect(unitSettings.TRUST_PROXY).toBe("loopback");
  });

  test("holds nothing that systemd does not know; where there is none, settings in known sections only", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "unit-"));
    const file = path.join(folder, "lanheng.service");
    writeFileSync(file, unit.replace("/usr/bin/node", process.execPath));
    const { error, status, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    if (!error) expect([status, stderr]).toEqual([0, ""]);
    const odd = /^(?!#|$|\[(?:Unit|Service|Install)\]$|[A-Z]\w+=)/;
    expect(unit.split("\n").filter((line) => odd.test(line))).toEqual([]);
  });

  test("lets the operator's file, which is read later, decide", () => {
    expect(unit.indexOf("\nEnvironment=")).toBeLessThan(unit.indexOf("\nEnvironmentFile="));
  });

  test("keeps the store where the service may write", () => {
    const [, folder = ""] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
    expect(unitSettings.DATABASE_FILE).toMatch(new RegExp(`^/var/lib/${folder}/`));
    expect(unit).toContain("ProtectSystem=strict");
  });

  test("runs what the image runs, and gives it time to finish", () => {
    const command = /^ExecStart=\S*node (.*)$/m.exec(unit)?.[1];
    const inImage = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
    expect(inImage.slice(1).join(" ")).toBe(command);
    expect(command).toMatch(/ server\.mjs$/);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(13);
  });
});

describe("the image of Docker", () => {
  test("gives memory back as the unit does", () => {
    const ofMemory = ({ MALLOC_TRIM_THRESHOLD_, MALLOC_ARENA_MAX }: Record<string, string>) => [
      MALLOC_TRIM_THRESHOLD_,
      MALLOC_ARENA_MAX,
    ];
    expect(ofMemory(imageSettings)).toEqual(ofMemory(unitSettings));
    expect(ofMemory(unitSettings)).toEqual(["131072", "2"]);
  });

  test("believes nobody by itself; who runs it behind a proxy opens the port to that proxy only", () => {
    expect(imageSettings.TRUST_PROXY).toBeUndefined();
    const behindProxy = /docker run .*TRUST_PROXY=(\S+).*/.exec(dockerfile);
    expect(behindProxy?.[0]).toContain("-p 127.0.0.1:");
    expect(() => readEnv({ TRUST_PROXY: behindProxy?.[1] })).not.toThrow();
  });

  test("is made of what is there, on a Node that the site runs on", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    expect(copied.filter((name) => !existsSync(name))).toEqual([]);
    const bases = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
    expect(bases).toEqual([read(".nvmrc").trim(), read(".nvmrc").trim()]);
  });

  test("keeps the store in its volume", () => {
    const [, volume = ""] = /^VOLUME (.*)$/m.exec(dockerfile) ?? [];
    expect(imageSettings.DATABASE_FILE?.startsWith(`${volume}/`)).toBe(true);
  });
});
