import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { joinZips } from "./join-zips";

const bytes = (text: string) => strToU8(text.repeat(500));

test("several ZIPs become one with a folder for each, with the same bytes", () => {
  const one = zipSync({ "README.txt": bytes("甲"), "a.dxf": bytes("0\r\n") });
  const other = zipSync({ "README.txt": bytes("乙") }, { level: 0 });
  const joined = joinZips([
    { folder: "", zip: zipSync({ "list.csv": bytes("1,2\r\n") }) },
    { folder: "LH-A/", zip: one },
    { folder: "LH-B/", zip: other },
  ]);
  expect(unzipSync(joined)).toEqual({
    "list.csv": bytes("1,2\r\n"),
    "LH-A/README.txt": bytes("甲"),
    "LH-A/a.dxf": bytes("0\r\n"),
    "LH-B/README.txt": bytes("乙"),
  });
});

test("without ZIPs, the result is an empty ZIP", () => {
  expect(unzipSync(joinZips([]))).toEqual({});
});
