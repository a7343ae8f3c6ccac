import { notFound } from "next/navigation";
import { productOf } from "@/app/(site)/newdetail/product-facts";
import { RegistersPage } from "@/components/product/registers-page";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { registersHref } from "@/lib/registers/files";
import { describe, pageMetadata } from "@/lib/seo/page-metadata";
import { productTitle } from "@/lib/seo/product-words";

type Props = PageProps<"/newdetail/[id]/registers">;

/** A product without registers is a 404. */
async function load({ params }: Props) {
  const product = productOf((await params).id);
  const map = product.registers ?? notFound();
  const { id, model, title, image } = product;
  const count = map.blocks.reduce((sum, { registers }) => sum + registers.length, 0);
  const facts = {
    title: `${model || title} 通信寄存器`,
    description: describe(
      `${productTitle(product)}的Modbus寄存器表：${map.blocks.length}个分块，${count}项，地址、类型、换算、范围与读写；连接参数、报文示例，CSV与JSON下载。`,
    ),
    path: registersHref(id),
    image,
  };
  return { product, map, facts };
}

export const generateMetadata = async (props: Props) => pageMetadata((await load(props)).facts);

export default async function ProductRegistersPage(props: Props) {
  const { product, map, facts } = await load(props);
  return <RegistersPage product={product} map={map} facts={facts} path={getCategoryPath(product.type)} />;
}
