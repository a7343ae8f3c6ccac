import { Share } from "@/components/page/share";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Carousel } from "@/components/ui/carousel";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import type { SolutionBrief } from "@/db/queries/articles/solution-sheets";
import type { SolutionDetail } from "@/db/queries/articles/solutions";
import { CAROUSEL_DELAY } from "@/lib/constants";
import { commaList } from "@/lib/image-url";
import { isRender } from "@/lib/pictures";
import { solutionFile } from "@/lib/datasheet/address";
import { contactHref } from "@/lib/inquiry/contact-address";
import { phrased } from "@/lib/text/phrases";
import { Words } from "@/components/ui/words";
import { BriefLines } from "./brief-lines";
import styles from "./solution-head.module.css";

type Props = {
  solution: Pick<SolutionDetail, "id" | "title" | "image" | "images">;
  field: { label: string; path: string };
  summary: string;
  brief: SolutionBrief | undefined;
};

/** A solution's title, summary and brief beside its three pictures. */
export function SolutionHead({ solution, field, summary, brief }: Props) {
  const images = commaList(solution.images);
  const slides = (images.length > 0 ? images : [solution.image]).map((image, index) => (
    <div key={image} className={styles.slide}>
      <Picture
        image={image}
        fit={isRender(image) ? "contain" : "cover"}
        sizes="(max-width: 959.98px) 84vw, 40rem"
        priority={index === 0}
      />
    </div>
  ));
  return (
    <Container className={styles.head}>
      <div>
        <p className={styles.field}>{field.label}解决方案</p>
        <h1 className={styles.title}>
          <Words text={phrased(solution.title)} />
        </h1>
      </div>
      <div>
        {summary && <p className={styles.summary}>{summary}</p>}
        {brief && <BriefLines brief={brief} />}
        <p className={`no-print ${styles.actions}`}>
          <ButtonLink href={contactHref({ solution: solution.id })} rel="nofollow" icon="arrow">
            咨询这个方案
          </ButtonLink>
          <ButtonLink href={solutionFile(solution.id)} variant="secondary">
            方案 PDF
          </ButtonLink>
          <BackLink href={field.path} variant="ghost" />
        </p>
        <Share path={`/cm_detail/${solution.id}`} />
      </div>
      <div className={styles.pictures}>
        <Carousel label={`${solution.title}图片`} slides={slides} delay={CAROUSEL_DELAY.banner} />
      </div>
    </Container>
  );
}
