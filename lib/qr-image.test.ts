import { inflateSync } from "node:zlib";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { codeImage } from "./qr-image";
import { codePath } from "./qr-path";

const read = (url: string) => Buffer.from(url.replace("data:image/png;base64,", ""), "base64");

test("a QR code is a PNG with one pixel per module, dark ones black", () => {
  const png = read(
    codeImage([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  );
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([4, 2, 1, 0]);
  const length = png.readUInt32BE(33);
  const lines = inflateSync(png.subarray(41, 41 + length));
  expect([...lines]).toEqual([0, 0b00101111, 0, 0b11111111]);
});

test("it takes much less of a page than its path", () => {
  const { data } = encode("https://www.example.com/newdetail/1001", { ecc: "M", border: 2 });
  expect(codeImage(data).length).toBeLessThan(codePath(data).length / 2);
});
