import type { Page } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";

export interface SyncChosen {
  readonly isOn: boolean;
  /** Ids of those that go along. */
  readonly ids: readonly string[];
}

export interface SyncChoiceProps {
  variants: readonly Page[];
  chosen: SyncChosen;
  error: string | undefined;
  onChoose: (chosen: SyncChosen) => void;
}

/** Which variants of a main page are published with it. */
export function SyncChoice({ variants, chosen: { isOn, ids }, error, onChoose }: SyncChoiceProps) {
  const t = useText("publishing");
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-tool font-medium">{t("sync.title")}</legend>
      <Checkbox checked={isOn} onCheckedChange={(isNowOn) => onChoose({ isOn: isNowOn, ids })} label={t("sync.switch")} />
      {isOn ? (
        <div className="flex flex-col gap-2 border-l border-line pl-4">
          {variants.map(({ id, title, slug }) => (
            <Checkbox
              key={id}
              checked={ids.includes(id)}
              onCheckedChange={(isChosen) => onChoose({ isOn, ids: isChosen ? [...ids, id] : ids.filter((each) => each !== id) })}
              label={`/${slug} · ${title}`}
            />
          ))}
        </div>
      ) : null}
      {error ? (
        <p role="alert" className="text-caption text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
