import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { type About, aboutLines, aboutText } from "@/lib/inquiry/message-about";
import { CONTACT } from "@/lib/inquiry/contact-address";
import styles from "./asked-about.module.css";
import { LabelledLines } from "@/components/ui/labelled-lines";

type Props = { about: About; onDrop: () => void; className: string | undefined };

/** The subject of the message, sent with it unless the visitor removes it. */
export function AskedAbout({ about, onDrop, className }: Props) {
  return (
    <div className={classNames(styles.about, className)}>
      <input type="hidden" name="about" value={aboutText(about)} />
      <LabelledLines lines={aboutLines(about)} />
      <a
        className={styles.drop}
        href={CONTACT}
        onClick={(event) => {
          event.preventDefault();
          onDrop();
        }}
      >
        <Icon name="close" size={16} />
        去掉<span className="visually-hidden">，不随留言提交</span>
      </a>
    </div>
  );
}
