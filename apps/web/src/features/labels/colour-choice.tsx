import { LABEL_COLOURS, type LabelColour } from "@vitrine/contract";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useId } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { LABEL_TEXT } from "./label-colours.ts";

/** One of the nine colours; arrow keys choose. */
export function ColourChoice({ value, onValueChange }: { value: LabelColour; onValueChange: (value: LabelColour) => void }) {
  const t = useText("labels");
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t("colour")} className="flex flex-wrap gap-1">
      {LABEL_COLOURS.map((colour) => (
        <label
          key={colour}
          title={t(`colours.${colour}`)}
          className={clsx(
            "relative grid size-8 cursor-pointer place-items-center rounded-md bg-current/12 has-checked:outline-2 has-checked:outline-current has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mar pointer-coarse:size-10",
            LABEL_TEXT[colour],
          )}
        >
          <input
            type="radio"
            name={name}
            value={colour}
            checked={colour === value}
            aria-label={t(`colours.${colour}`)}
            onChange={() => onValueChange(colour)}
            className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
          />
          {colour === value ? (
            <Check size={15} strokeWidth={3} aria-hidden="true" />
          ) : (
            <span aria-hidden="true" className="size-3 rounded-pill bg-current" />
          )}
        </label>
      ))}
    </div>
  );
}
