import { useText } from "../../platform/language/use-text.ts";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { FieldError } from "../../ui/field/field-frame.tsx";
import type { PublishVariant } from "../builder-props.ts";

export interface VariantChoiceProps {
  readonly variants: readonly PublishVariant[];
  /** Ids of those that go along. */
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  onChoose(ids: readonly string[]): void;
}

/** Which variants of the page are published with it. */
export function VariantChoice({ variants, chosen, error, onChoose }: VariantChoiceProps) {
  const t = useText("publish");
  return (
    <fieldset aria-describedby={error ? "along-error along-hint" : "along-hint"}>
      <legend className="mb-1 text-tool font-medium">{t("variants.title")}</legend>
      <div className="flex flex-col">
        {variants.map(({ id, title, slug }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onCheckedChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
            label={`/${slug} · ${title}`}
          />
        ))}
      </div>
      <FieldError id="along" error={error} />
      <p id="along-hint" className="mt-1 text-caption text-ink-faint">
        {t("variants.hint")}
      </p>
    </fieldset>
  );
}
