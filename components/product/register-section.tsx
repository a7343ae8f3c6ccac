import { ButtonLink } from "@/components/ui/button-link";
import { Fold } from "@/components/ui/fold";
import { StaticMarkup } from "@/components/ui/static-markup";
import { Section } from "@/components/ui/section";
import { definitionWords } from "@/lib/registers/file";
import { registersHref } from "@/lib/registers/files";
import type { RegisterMap } from "@/lib/registers/map";
import { spanWords } from "@/lib/registers/words";
import { RegisterConnection } from "./register-connection";
import { RegisterLinks } from "./register-links";
import styles from "./register-section.module.css";

type Props = { product: { id: number; model: string }; map: RegisterMap };

/** The Modbus section on the product's page: the connection, and the blocks on the register page. */
export const RegisterSection = ({ product: { id, model }, map }: Props) => (
  <Section
    id="registers"
    title="通信寄存器"
    lead={definitionWords(map)}
    action={
      <RegisterLinks id={id} model={model}>
        <ButtonLink href={registersHref(id)} icon="arrow">
          全部寄存器
        </ButtonLink>
      </RegisterLinks>
    }
  >
    <Fold title="连接参数、报文示例与各分块" span={`${map.blocks.length} 块`}>
      <RegisterConnection model={model} map={map} brief />
      <StaticMarkup tag="ul" className={styles.blocks} aria-label={`${model} 寄存器分块`}>
        {map.blocks.map((block) => (
          <li key={block.id}>
            <a href={registersHref(id, block.id)}>
              {`${block.title} `}
              <small>{spanWords(block)}</small>
            </a>
          </li>
        ))}
      </StaticMarkup>
    </Fold>
  </Section>
);
