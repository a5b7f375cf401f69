import { Check } from "lucide-react";
import { useText } from "../../../../platform/language/use-text.ts";
import type { Chosen } from "./use-chosen.ts";

/** Chooses a page among several. */
export function ChooseBox({ page, chosen }: { page: { readonly id: string; readonly title: string }; chosen: Chosen }) {
  const l = useText("list");
  const isChosen = chosen.has(page.id);
  return (
    <span className="relative -m-2.5 grid size-10 place-items-center">
      <input
        type="checkbox"
        aria-label={l("several.choose", { title: page.title })}
        checked={isChosen}
        disabled={chosen.isFull && !isChosen}
        onChange={() => chosen.toggle(page.id)}
        className="peer absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
      />
      <span className="size-[18px] rounded-[5px] border border-line-strong bg-surface transition-colors duration-150 peer-checked:border-mar peer-checked:bg-mar peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-mar peer-disabled:opacity-40" />
      <Check
        size={13}
        strokeWidth={3}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 m-auto text-on-mar opacity-0 peer-checked:opacity-100"
      />
    </span>
  );
}
