import { clsx } from "clsx";
import { Plus, Trash2 } from "lucide-react";
import { type HTMLAttributes, type ReactNode, useRef } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useSetting, useSettingsHome } from "../settings-home.ts";
import { SettingMark } from "./setting-mark.tsx";

/** One half of a pair: under which name it is kept, and what its box is called. */
export interface PairPart<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
}

export interface PairsSettingProps<Key extends string> {
  readonly name: "canonicalLinks" | "metaTags";
  readonly label: string;
  readonly hint: string;
  readonly parts: readonly [PairPart<Key>, PairPart<Key>];
  readonly most: number;
  readonly addLabel: string;
  /** Stands under a pair: what helps where it is wrong. */
  renderHelp?(pair: Readonly<Record<Key, string>>): ReactNode;
}

/** A list of pairs of words, each changed where it stands; a new one is there at once and says what it still needs. */
export function PairsSetting<Key extends string>({ name, label, hint, parts, most, addLabel, renderHelp }: PairsSettingProps<Key>) {
  const t = useText("page-settings");
  const { isDense, problems } = useSettingsHome();
  const { value, error, isDisabled, change } = useSetting(name);
  const list = useRef<HTMLFieldSetElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const pairs = (value ?? []) as unknown as readonly Readonly<Record<Key, string>>[];
  const put = (next: readonly Readonly<Record<Key, string>>[]): void => change((next.length === 0 ? undefined : next) as never);
  const add = (): void => {
    const empty = Object.fromEntries(parts.map(({ key }) => [key, ""])) as Record<Key, string>;
    put([...pairs, empty]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus());
  };
  return (
    <SettingMark name={name}>
      <fieldset ref={list} className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 text-tool font-medium">{label}</legend>
        <p className="text-caption text-pretty text-ink-faint">{hint}</p>
        <ul className="flex flex-col gap-2 empty:hidden">
          {numbered(pairs).map(({ key: row, index, pair }) => (
            <li key={row} className="flex flex-col gap-2 rounded-md border border-line p-2">
              <div className="flex items-start gap-1.5">
                <div className={clsx("grid min-w-0 flex-1 gap-2", !isDense && "desktop:grid-cols-[2fr_3fr]")}>
                  {parts.map(({ key, label: partLabel, placeholder, maxLength, inputMode }) => (
                    <SettingMark key={key} name={`${name}.${index}.${key}`}>
                      <TextField
                        label={partLabel}
                        size="sm"
                        value={pair[key]}
                        placeholder={placeholder}
                        maxLength={maxLength}
                        inputMode={inputMode}
                        autoComplete="off"
                        autoCapitalize="none"
                        spellCheck={false}
                        disabled={isDisabled}
                        error={problems.get(`${name}.${index}.${key}`)}
                        onChange={(event) => put(pairs.with(index, { ...pair, [key]: event.target.value }))}
                        onBlur={() => {
                          const tidy = pair[key].trim();
                          if (tidy !== pair[key]) put(pairs.with(index, { ...pair, [key]: tidy }));
                        }}
                      />
                    </SettingMark>
                  ))}
                </div>
                {isDisabled ? null : (
                  <IconButton
                    size="sm"
                    className="mt-5.5"
                    label={t("pairs.remove", { name: pair[parts[0].key] || String(index + 1) })}
                    icon={<Trash2 size={16} />}
                    onClick={() => {
                      put(pairs.toSpliced(index, 1));
                      adding.current?.focus();
                    }}
                  />
                )}
              </div>
              {renderHelp?.(pair)}
            </li>
          ))}
        </ul>
        {error ? <p className="text-tool text-danger">{error}</p> : null}
        {isDisabled ? null : (
          <Button ref={adding} size="sm" className="self-start" icon={<Plus size={16} />} disabled={pairs.length >= most} onClick={add}>
            {addLabel}
          </Button>
        )}
      </fieldset>
    </SettingMark>
  );
}

/** Pairs by where they stand: nothing else tells one from another with the same words. */
function numbered<Pair>(pairs: readonly Pair[]): { readonly key: string; readonly index: number; readonly pair: Pair }[] {
  return pairs.map((pair, index) => ({ key: `pair ${index}`, index, pair }));
}
