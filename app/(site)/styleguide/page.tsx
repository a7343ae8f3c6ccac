import type { Metadata } from "next";
import { Container } from "@/components/ui/container";
import { SectionNav } from "@/components/ui/section-nav";
import { pagesOf } from "@/lib/links/navigation";
import { CardsGuide } from "./cards-guide";
import { FormsGuide } from "./forms-guide";
import { MotionGuide } from "./motion-guide";
import { TextGuide } from "./text-guide";
import { PageBanner } from "@/components/ui/page-banner";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { picturePath } from "@/lib/pictures";
import { ClosingCall } from "@/components/page/closing-call";
import { CLOSING } from "@/lib/links/closing-words";

export const metadata: Metadata = { title: "样式指南", robots: { index: false, follow: false } };

/** All shared components in all states, for developers and tests. */
export default function StyleGuidePage() {
  return (
    <>
      <PageBanner
        title="样式指南"
        lead="共享组件的各种状态：长文字、空列表、缺图、键盘与减弱动效。"
        image={picturePath("banners/hero-electrical-room") ?? ""}
      />
      <SectionNav label="栏目页面" items={pagesOf("about")} current="/honor" />
      <Container>
        <Breadcrumbs
          items={[
            { label: "首页", href: "/index" },
            { label: "产品中心", href: "/product_centers" },
            { label: "传统无功补偿散件", href: "/product_type_list/43" },
            { label: "LH-JKWF-12-RS485-Modbus-RTU-Controller 低压无功补偿控制器" },
          ]}
        />
      </Container>
      <TextGuide />
      <CardsGuide />
      <MotionGuide />
      <FormsGuide />
      <ClosingCall {...CLOSING.home} />
    </>
  );
}
