import { ChoiceForm } from "@/components/ui/choice-form";
import { CODES_OF_MODEL } from "@/lib/links/service";
import { faultKinds } from "@/lib/service/fault-codes";
import type { Models } from "./models";

/** For who stands before a device that shows no code, or one that cannot be read: by the model on its plate to all that it may show. */
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
