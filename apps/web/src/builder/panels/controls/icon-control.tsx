import { type Drawing, DrawnIcon, drawing } from "@vitrine/blocks";
import type { Json } from "@vitrine/document";
import { Replace, Shapes, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { IconPicker } from "../icons/icon-picker.tsx";

export interface IconControlProps {
  readonly label: string;
  readonly value: Json | undefined;
  onChange(next: Drawing | null): void;
}

/** A drawing of the bundled set, or none. */
export function IconControl({ label, value, onChange }: IconControlProps) {
  const t = useText("builder");
  const [isPicking, setPicking] = useState(false);
  const parsed = drawing.safeParse(value);
  const chosen = parsed.success ? parsed.data : null;
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-tool font-medium">{label}</span>
      {chosen ? (
        <div className="flex items-center gap-2 rounded-md border border-line bg-sunken p-2">
          <span className="mr-auto grid size-10 shrink-0 place-items-center rounded-sm bg-surface">
            <DrawnIcon drawing={chosen} size={22} stroke={1.75} />
          </span>
          <IconButton size="sm" label={t("icons.change")} icon={<Replace size={16} />} onClick={() => setPicking(true)} />
          <IconButton size="sm" label={t("icons.remove")} icon={<Trash2 size={16} />} onClick={() => onChange(null)} />
        </div>
      ) : (
        <Button size="sm" icon={<Shapes size={16} />} onClick={() => setPicking(true)}>
          {t("icons.choose")}
        </Button>
      )}
      {isPicking ? (
        <IconPicker
          chosen={chosen}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            onChange(picked);
            setPicking(false);
          }}
        />
      ) : null}
    </div>
  );
}
