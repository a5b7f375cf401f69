import { AREAS } from "@vitrine/contract";
import { clsx } from "clsx";
import { Check, CircleAlert } from "lucide-react";
import { useId } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { chooseScope, type KeyRight, type ScopeChoice } from "./scope-choice.ts";

export interface ScopeTableProps {
  choice: ScopeChoice;
  onChoiceChange: (choice: ScopeChoice) => void;
  error: string | undefined;
}

const RIGHTS: readonly KeyRight[] = ["read", "write"];

/** What a key may touch: an area a line, reading and writing each a box. */
export function ScopeTable({ choice, onChoiceChange, error }: ScopeTableProps) {
  const t = useText("accounts");
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-tool font-medium text-ink">{t("makeKey.scopes")}</legend>
      <div className={clsx("overflow-clip rounded-md border bg-surface", error ? "border-danger" : "border-line")}>
        <table className="w-full text-tool">
          <thead>
            <tr className="border-b border-line text-caption text-ink-faint">
              <th scope="col" className="py-2 pr-3 pl-3 text-left font-medium">
                {t("makeKey.area")}
              </th>
              {RIGHTS.map((right) => (
                <th key={right} scope="col" className="w-20 px-2 py-2 text-center font-medium">
                  {t(`makeKey.${right}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {AREAS.map((area) => (
              <tr key={area}>
                <th scope="row" className="py-1 pr-3 pl-3 text-left font-regular">
                  {t(`areas.${area}`)}
                </th>
                {RIGHTS.map((right) => (
                  <td key={right} className="px-2 text-center">
                    <label className="mx-auto flex size-9 cursor-pointer items-center justify-center rounded-sm hover:bg-hover pointer-coarse:size-11">
                      <span className="relative flex size-[18px]">
                        <input
                          type="checkbox"
                          checked={choice[area] === "write" || choice[area] === right}
                          onChange={({ target }) => onChoiceChange(chooseScope(choice, area, right, target.checked))}
                          aria-label={`${t(`areas.${area}`)}: ${t(`makeKey.${right}`)}`}
                          className="peer size-full cursor-[inherit] appearance-none rounded-[5px] border border-line-strong bg-surface transition-colors duration-150 checked:border-mar checked:bg-mar"
                        />
                        <Check
                          size={13}
                          strokeWidth={3}
                          aria-hidden="true"
                          className="pointer-events-none absolute inset-0 m-auto text-on-mar opacity-0 peer-checked:opacity-100"
                        />
                      </span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 text-tool text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
