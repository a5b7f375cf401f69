import { type BlockRecord, DISPLAY_LIMITS, type DisplayRule, setBlockSettings } from "@vitrine/document";
import { Plus, Trash2 } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { Switch } from "../../../ui/field/switch.tsx";
import { Menu } from "../../../ui/popup/menu.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { ConditionControl } from "./condition-control.tsx";
import { CONDITION_TYPES, newCondition, newRule } from "./new-condition.ts";

/** To whom a block is shown: its rule, condition by condition. */
export function LogicPanel({ block }: { readonly block: BlockRecord }) {
  const t = useText("builder");
  const editor = useEditor();
  const rule = block.display;
  /** Returns the field that is not as it has to be, or null. */
  const commit = (next: DisplayRule | undefined): string | null => {
    const result = editor.run(setBlockSettings(block.id, { display: next }), `${block.id} display`);
    return result.ok ? null : String(result.problems[0]?.path[4] ?? "");
  };
  const adder = (
    <Menu
      align="start"
      trigger={
        <Button
          size="sm"
          variant={rule ? "quiet" : "secondary"}
          icon={<Plus size={16} />}
          disabled={(rule?.conditions.length ?? 0) >= DISPLAY_LIMITS.conditions}
        >
          {t(rule ? "logic.add" : "logic.create")}
        </Button>
      }
      items={CONDITION_TYPES.map((type) => ({
        label: t(`logic.types.${type}`),
        onSelect: () => {
          const condition = newCondition(type, Date.now());
          commit(rule ? { ...rule, conditions: [...rule.conditions, condition] } : newRule(condition));
        },
      }))}
    />
  );
  if (!rule) {
    return (
      <div className="flex flex-col items-start gap-3 p-4">
        <p className="text-tool text-ink-soft">{t("logic.none")}</p>
        {adder}
      </div>
    );
  }
  const { conditions } = rule;
  // A condition has no name but its place, and what it is about.
  const keys = conditions.map(({ type }, index) => `${index} ${type}`);
  return (
    <div className="flex flex-col gap-4 p-4">
      <SegmentedControl
        label={t("logic.effect")}
        value={rule.effect}
        options={(["show", "hide"] as const).map((value) => ({ value, label: t(`logic.effects.${value}`) }))}
        onValueChange={(effect) => commit({ ...rule, effect, withoutScript: effect === "show" ? "hide" : "show" })}
      />
      {conditions.length > 1 ? (
        <SegmentedControl
          label={t("logic.match")}
          value={rule.match}
          options={(["all", "any"] as const).map((value) => ({ value, label: t(`logic.matches.${value}`) }))}
          onValueChange={(match) => commit({ ...rule, match })}
        />
      ) : null}
      <ul className="flex flex-col gap-2" aria-label={t("logic.conditions")}>
        {conditions.map((condition, index) => (
          <li key={keys[index]}>
            <ConditionControl
              condition={condition}
              number={index + 1}
              commit={(next) => commit({ ...rule, conditions: conditions.with(index, next) })}
              onRemove={() => commit(conditions.length > 1 ? { ...rule, conditions: conditions.toSpliced(index, 1) } : undefined)}
            />
          </li>
        ))}
      </ul>
      {adder}
      <div className="flex flex-col gap-1.5 border-t border-line pt-4">
        <Switch
          label={t("logic.withoutScript")}
          checked={rule.withoutScript === "show"}
          onCheckedChange={(isShown) => commit({ ...rule, withoutScript: isShown ? "show" : "hide" })}
        />
        <p className="text-caption text-ink-faint">{t("logic.withoutScriptHint")}</p>
      </div>
      <p className="text-caption text-ink-faint">{t("logic.note")}</p>
      <Button className="self-start" size="sm" variant="quiet" icon={<Trash2 size={15} />} onClick={() => commit(undefined)}>
        {t("logic.remove")}
      </Button>
    </div>
  );
}
