import { blockDefinition } from "@vitrine/blocks";
import {
  type BlockRecord,
  ENTRANCE_EFFECTS,
  ENTRANCE_LIMITS,
  type Entrance,
  type EntranceEffect,
  sameJson,
  setBlockSettings,
} from "@vitrine/document";
import { Play } from "lucide-react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { Switch } from "../../../../ui/field/switch.tsx";
import { useCanvasHandle } from "../../../canvas/canvas-provider.tsx";
import { useEditor } from "../../../editor/use-editor.ts";
import { playEntrance, wantsLittleMotion } from "./play-entrance.ts";

const FIRST = { duration: 600, delay: 0 } as const;
const FIRST_STAGGER = 80;
const TIMES = ["duration", "delay"] as const;

/** How the chosen blocks come into sight, with a press to see it. The same at every width and in every state. */
export function EntranceField({ blocks }: { readonly blocks: readonly BlockRecord[] }) {
  const t = useText("builder");
  const editor = useEditor();
  const canvas = useCanvasHandle();
  const own = blocks.at(-1)?.entrance;
  const isMixed = blocks.some((block) => !sameJson(block.entrance ?? null, own ?? null));
  const holdsBlocks = blocks.every((block) => Object.keys(blockDefinition(block.kind)?.slots ?? {}).length > 0);
  const set = (entrance: Entrance | undefined): void => {
    const key = `entrance ${blocks.map(({ id }) => id).join()}`;
    editor.run((transaction, catalog) => {
      for (const { id } of blocks) setBlockSettings(id, { entrance })(transaction, catalog);
    }, key);
  };
  const setStagger = (stagger: number | undefined): void => {
    if (!own) return;
    const { stagger: _, ...rest } = own;
    set(stagger === undefined ? rest : { ...rest, stagger });
  };
  const choose = (effect: EntranceEffect | "none" | ""): void => {
    if (effect !== "") set(effect === "none" ? undefined : { ...FIRST, ...own, effect });
  };
  const play = (): void => {
    if (!canvas || !own) return;
    const ids = blocks.flatMap(({ id }) => (own.stagger === undefined ? [id] : editor.store.allChildren(id).map((child) => child.id)));
    playEntrance(
      ids.flatMap((id) => canvas.elementOf(id) ?? []),
      own,
    );
  };
  const names = ["none", ...ENTRANCE_EFFECTS] as const;
  return (
    <div className="flex flex-col gap-3">
      <SelectField<EntranceEffect | "none" | "">
        label={t("style.entrance.label")}
        value={isMixed ? "" : (own?.effect ?? "none")}
        onValueChange={choose}
        options={[
          ...(isMixed ? [{ value: "" as const, label: t("style.mixed") }] : []),
          ...names.map((value) => ({ value, label: t(`style.entrance.${value}`) })),
        ]}
      />
      {own && !isMixed ? (
        <>
          <div className="grid grid-cols-2 gap-3">
            {TIMES.map((time) => (
              <NumberField
                key={time}
                label={t(`style.entrance.${time}`)}
                unit="ms"
                min={ENTRANCE_LIMITS[time].least}
                max={ENTRANCE_LIMITS[time].most}
                step={50}
                value={own[time]}
                onValueChange={(next) => {
                  if (next !== null) set({ ...own, [time]: Math.round(next) });
                }}
              />
            ))}
          </div>
          {holdsBlocks ? (
            <>
              <Switch
                label={t("style.entrance.inTurn")}
                checked={own.stagger !== undefined}
                onCheckedChange={(isOn) => setStagger(isOn ? FIRST_STAGGER : undefined)}
              />
              {own.stagger === undefined ? null : (
                <NumberField
                  label={t("style.entrance.stagger")}
                  unit="ms"
                  min={ENTRANCE_LIMITS.stagger.least}
                  max={ENTRANCE_LIMITS.stagger.most}
                  step={20}
                  value={own.stagger}
                  onValueChange={(next) => {
                    if (next !== null) setStagger(Math.round(next));
                  }}
                />
              )}
            </>
          ) : null}
          {wantsLittleMotion() ? (
            <p className="text-caption text-ink-soft">{t("style.entrance.littleMotion")}</p>
          ) : (
            <Button size="sm" className="self-start" icon={<Play size={16} />} onClick={play}>
              {t("style.entrance.play")}
            </Button>
          )}
          <p className="text-caption text-ink-faint">{t("style.entrance.hint")}</p>
        </>
      ) : null}
    </div>
  );
}
