import type { Label } from "@vitrine/contract";
import { clsx } from "clsx";
import { Package, Tag } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { LABEL_TEXT } from "./label-colours.ts";

/** A tag or a product: told apart by a picture, and by a word for who hears it. */
export function LabelChip({ label: { kind, name, colour } }: { label: Pick<Label, "kind" | "name" | "colour"> }) {
  const t = useText("labels");
  const Picture = kind === "tag" ? Tag : Package;
  return (
    <span
      title={name}
      className={clsx(
        "inline-flex h-5 max-w-full min-w-0 items-center gap-1 rounded-sm bg-current/12 px-1.5 text-caption font-medium",
        LABEL_TEXT[colour],
      )}
    >
      <Picture size={11} strokeWidth={2.25} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{t(`kinds.${kind}`)} </span>
      <span className="truncate">{name}</span>
    </span>
  );
}
