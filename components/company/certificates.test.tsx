import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CertificateGrid } from "./certificate-grid";
import { CertificateTable } from "./certificate-table";

const patent = {
  id: 1,
  image: "/media/certificates/a.webp",
  tilte: "一种组网方法（示例编号 SAMPLE-1）",
  certificate: {
    number: "SAMPLE-1",
    scope: "自动组网",
    issuer: "示例专利登记机构",
    applied: "2023-03-13",
    issued: "2026-02-06",
    expires: "2043-03-12",
    version: "",
    standards: [],
    covers: [],
  },
};
const report = {
  ...patent,
  id: 2,
  certificate: { ...patent.certificate, expires: "", standards: ["GB/T 15576-2020"], covers: [201, 205] },
};
const linksOf = (ids: readonly number[]) =>
  ids.map((id) => ({ label: `产品线${id}`, href: `/product_type_list/33?sid=${id}` }));

test("a card's heading goes without the number, which stands below it with the validity; then what it covers", () => {
  const html = renderToStaticMarkup(
    <CertificateGrid items={[patent]} headingLevel={3} type={57} linksOf={linksOf} />,
  );
  expect(html).toMatch(
    /<h3[^>]*><span[^>]*>一种<wbr\/>组网<wbr\/>方法<\/span><\/h3><div[^>]*><span[^>]*>SAMPLE-1<\/span><br\/>示例专利登记机构<br\/>有效至 <time[^>]*><span[^>]*>2043-03-12<\/span><\/time><\/div><p[^>]*>自动组网<\/p>/,
  );
});

test("the large picture says title, number, issuer, scope and days", () => {
  const html = renderToStaticMarkup(
    <CertificateTable items={[patent]} label="发明专利" type={57} linksOf={linksOf} />,
  );
  expect(html).toContain(
    'data-lightbox="一种组网方法\n编号 SAMPLE-1　示例专利登记机构\n范围：自动组网\n申请日期 2023-03-13　授权日期 2026-02-06　有效期至 2043-03-12"',
  );
});

test("the table has a line for each certificate, its name a link to the picture", () => {
  const html = renderToStaticMarkup(
    <CertificateTable items={[patent, report]} label="发明专利" type={57} linksOf={linksOf} />,
  );
  const words = [...html.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
    cell.replace(/<[^>]+>/g, ""),
  );
  expect(words.slice(0, 12)).toEqual([
    ...["名称", "编号", "范围", "发证单位与依据", "授权日期", "有效期至"],
    ...["一种组网方法", "SAMPLE-1", "自动组网", "示例专利登记机构", "2026-02-06", "2043-03-12"],
  ]);
  expect(words.at(-1)).toBe("未载明");
  expect(html).toContain('<a href="/media/certificates/a.webp"');
});

test("a card says by which standard and for which products, with links to their lists", () => {
  const html = renderToStaticMarkup(
    <CertificateGrid items={[report]} headingLevel={3} type={55} linksOf={linksOf} />,
  );
  expect(html).toContain("示例专利登记机构，GB/T\u00a015576-2020<br/>颁发日期");
  expect(html).toContain(
    '自动组网<br/>用于：<a href="/product_type_list/33?sid=201">产品线201</a>、<a href="/product_type_list/33?sid=205">产品线205</a></p>',
  );
});
