import { expect, test } from "vitest";
import { certificateTitle } from "./certificate-title";

test("a heading omits the number at the end of the title; other brackets are kept", () => {
  expect(certificateTitle("质量管理体系认证证书（示例编号 SAMPLE-QMS-0001）")).toBe("质量管理体系认证证书");
  expect(certificateTitle("补偿箱（户外）（编号 A-1）")).toBe("补偿箱（户外）");
  expect(certificateTitle("补偿箱（户外）")).toBe("补偿箱（户外）");
});
