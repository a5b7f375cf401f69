import type { StyleValue, TokenRecord } from "@vitrine/document";
import { Check } from "lucide-react";
import { useText } from "../../../../platform/language/use-text.ts";
import { controlClass } from "../../../../ui/field/control-class.ts";
import { Popover } from "../../../../ui/popup/popover.tsx";
import { useTokenName } from "../../use-token-name.ts";
import { useTokens } from "../../use-tokens.ts";
import { HexPicker } from "./hex-picker.tsx";
import { Swatch } from "./swatch.tsx";

export type ColorValue = Extract<StyleValue, { type: "color" | "token" }>;

export interface ColorFieldProps {
  readonly label: string;
  readonly value: ColorValue | undefined;
  /** The colour as it is drawn where none is set. */
  readonly drawn: string;
  onChange(value: ColorValue): void;
}

/** A colour: one of the page's first, any other below. */
export function ColorField({ label, value, drawn, onChange }: ColorFieldProps) {
  const t = useText("builder");
  const nameOf = useTokenName();
  const tokens = useTokens("color");
  const token = value?.type === "token" ? tokens.find((each) => each.id === value.id) : undefined;
  const color = value?.type === "color" ? value.value : (token?.value ?? drawn);
  const name = token ? nameOf(token) : value?.type === "color" ? value.value : t("style.notSet");
  return (
    <Popover
      side="left"
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${name}`}
          className={`${controlClass(false)} flex h-8 items-center gap-2 px-1.5 text-tool pointer-coarse:h-10`}
        >
          <Swatch color={color} />
          <span className={value ? "truncate" : "truncate text-ink-faint"}>{name}</span>
        </button>
      }
    >
      <div className="flex w-56 flex-col gap-4">
        <TokenGrid tokens={tokens} chosen={token?.id} onChoose={(id) => onChange({ type: "token", id })} />
        <HexPicker label={t("style.customColor")} color={color} onChange={(next) => onChange({ type: "color", value: next })} />
      </div>
    </Popover>
  );
}

interface TokenGridProps {
  readonly tokens: readonly Extract<TokenRecord, { kind: "color" }>[];
  readonly chosen: string | undefined;
  onChoose(id: string): void;
}

function TokenGrid({ tokens, chosen, onChoose }: TokenGridProps) {
  const t = useText("builder");
  const nameOf = useTokenName();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-ink-faint">{t("style.pageColors")}</p>
      <ul className="grid grid-cols-2 gap-1">
        {tokens.map((token) => (
          <li key={token.id}>
            <button
              type="button"
              aria-pressed={token.id === chosen}
              onClick={() => onChoose(token.id)}
              className="flex h-8 w-full items-center gap-2 rounded-sm px-1.5 text-left text-caption hover:bg-hover aria-pressed:bg-mar-soft pointer-coarse:h-11"
            >
              <Swatch color={token.value} />
              <span className="truncate">{nameOf(token)}</span>
              {token.id === chosen ? <Check size={12} aria-hidden="true" className="ml-auto shrink-0 text-mar" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
