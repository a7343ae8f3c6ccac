import { classNames } from "./class-names";
import { ICON_PATHS, type IconName } from "./icon-paths";
import styles from "./icon.module.css";

export type IconProps = { name: IconName; size?: number; className?: string | undefined };

/** As high as it is wide, by app/globals.module.css. The icon as a server component, for use inside StaticMarkup; elsewhere use Icon. */
export const IconDrawing = ({ name, size, className }: IconProps) => (
  <svg className={classNames(styles.icon, className)} width={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICON_PATHS[name]} />
  </svg>
);
