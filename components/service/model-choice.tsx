import { ChoiceForm } from "@/components/ui/choice-form";
import { CODES_OF_MODEL } from "@/lib/links/service";
import { faultKinds } from "@/lib/service/fault-codes";
import type { Models } from "./models";

/**
 * For a device whose display shows no code, or none that can be read: from the model on the nameplate to all its codes.
 */
export const ModelChoice = ({ models, chosen }: { models: Models; chosen?: number | undefined }) => (
  <ChoiceForm {...CODES_OF_MODEL} label="不知道代码？按型号查" button="看代码" chosen={chosen}>
    {faultKinds.map(({ id, name, products }) => (
      <optgroup key={id} label={name}>
        {products.map(
          (product) =>
            models[product] && (
              <option key={product} value={product}>
                {models[product]}
              </option>
            ),
        )}
      </optgroup>
    ))}
  </ChoiceForm>
);
