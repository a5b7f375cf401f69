import { BLOCK_KINDS } from "@vitrine/blocks";
import { clsx } from "clsx";
import { COMMAND_PICTURES } from "../keyboard/command-pictures.ts";
import { KindIcon } from "../palette/kind-icon.tsx";
import type { RunnableItem } from "./use-palette-items.ts";

export interface PaletteOptionProps {
  readonly id: string;
  readonly item: RunnableItem;
  /** Whether Enter means it. */
  readonly isActive: boolean;
  onPoint(): void;
  onPress(): void;
}

/**
 * One thing the palette does: what it is called, its keys, and why it would do nothing just now. The box above has the
 * keyboard all the while.
 */
export function PaletteOption({ id, item, isActive, onPoint, onPress }: PaletteOptionProps) {
  const kind = BLOCK_KINDS.find((known) => known === item.kind);
  const Picture = item.picture && COMMAND_PICTURES[item.picture];
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={item.refusal !== null}
      onPointerMove={onPoint}
      onClick={onPress}
      className={clsx(
        "flex min-h-9 w-full items-center gap-3 rounded-sm px-2.5 py-1 text-left text-tool pointer-coarse:min-h-11",
        isActive && "bg-hover",
        item.refusal === null ? "cursor-pointer" : "cursor-not-allowed",
      )}
    >
      <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center text-ink-faint [&>svg]:size-4">
        {kind ? <KindIcon kind={kind} /> : null}
        {Picture ? <Picture /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx("block truncate", item.refusal !== null && "text-ink-faint")}>
          {item.label}
          {item.detail ? <span className="ml-2 text-caption text-ink-faint">{item.detail}</span> : null}
        </span>
        {item.refusal === null ? null : <span className="block text-caption text-ink-soft">{item.refusal}</span>}
      </span>
      {item.keys ? (
        <kbd className="shrink-0 font-sans text-caption whitespace-nowrap text-ink-faint pointer-coarse:hidden">{item.keys}</kbd>
      ) : null}
    </button>
  );
}
