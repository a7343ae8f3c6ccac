import { afterAll, beforeAll, expect, test } from "vitest";
import { POST as call } from "@/app/api/Product/getCategory/route";
import { GET as openApi } from "@/app/openapi.json/route";
import { closeStore, sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { GET as csvFile } from "./catalogue.csv/route";
import { GET as jsonFile } from "./catalogue.json/route";
import { GET as modbusFile } from "./modbus/[file]/route";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const asked = new Request("http://site.test", { method: "POST" });
const registers = () => {
  const id = sharedStore().prepare("SELECT min(product) FROM product_registers").pluck().get() as number;
  return modbusFile(asked, { params: Promise.resolve({ file: `${id}.json` }) });
};

test("a page of another site may read the data files and the document of the calls", async () => {
  for (const answer of [openApi(), csvFile(), jsonFile(), registers()])
    expect((await answer).headers.get("access-control-allow-origin")).toBe("*");
});

test("a page of another site may not read what a call answers", async () => {
  expect((await call(asked)).headers.get("access-control-allow-origin")).toBeNull();
});
