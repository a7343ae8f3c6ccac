import { Container } from "./container";
import { TabStrip } from "./tab-strip";

type Props = {
  label: string;
  items: readonly { label: string; href: string }[];
  current: string;
};

/** The sibling pages of a section, under its banner. */
export function SectionNav({ label, items, current }: Props) {
  return (
    <Container>
      <TabStrip label={label} items={items} current={current} />
    </Container>
  );
}
