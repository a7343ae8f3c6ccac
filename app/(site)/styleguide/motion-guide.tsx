import { Card } from "@/components/ui/card";
import { Carousel } from "@/components/ui/carousel";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { CAROUSEL_DELAY } from "@/lib/constants";
import { picturePath } from "@/lib/pictures";
import styles from "./styleguide.module.css";

const BANNERS = ["hero-electrical-room", "hero-city", "hero-products", "industry"];
const PRODUCTS = ["zcs", "svg-m", "apf-m", "dm3", "pm96e", "dks", "gw100", "kct", "sb63"];
const path = (name: string) => picturePath(name) ?? "";

export function MotionGuide() {
  return (
    <>
      <Carousel
        label="横幅示例"
        delay={CAROUSEL_DELAY.banner}
        controls="over"
        slides={BANNERS.map((name) => (
          <div key={name} className={styles.banner}>
            <Picture image={path(`banners/${name}`)} fit="cover" />
          </div>
        ))}
      />
      <Section title="轮播" id="carousel" lead="悬停暂停，键盘聚焦后停止，减弱动效时不自动播放。">
        <Carousel
          label="产品示例"
          delay={CAROUSEL_DELAY.productDetail}
          layout="row"
          slides={PRODUCTS.map((name, index) => (
            <ul key={name} className={styles.single}>
              <Card
                title={`示例产品 ${index + 1}`}
                image={path(`products/lh-${name}-1`)}
                fit="contain"
                href="/index"
              />
            </ul>
          ))}
        />
      </Section>
    </>
  );
}
