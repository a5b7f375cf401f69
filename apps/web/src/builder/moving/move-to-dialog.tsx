import { blockCatalog } from "@vitrine/blocks";
import { randomId, subtree } from "@vitrine/document";
import { useState } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { sayRefused } from "../canvas/announcer.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { allLandings, type Landing, landMoved } from "../drag/landing.ts";
import { outermost } from "../editor/outermost.ts";
import { refusalText } from "../placing/refusal-text.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import { PlaceGroupView } from "./place-group-view.tsx";
import { findPlaces, placeGroups } from "./place-groups.ts";

/** The most containers that are listed at once: typing leads to the others. */
const MOST_GROUPS = 60;

/** Every place that the selected blocks may move to, to be chosen by a press: no dragging, and no keys to learn. */
export function MoveToDialog({ onClose }: { onClose(): void }) {
  const t = useText("builder");
  const language = useLanguage();
  const { handle, commands } = useCanvasWorld();
  const { editor, announcer, describe } = commands;
  const [typed, setTyped] = useState("");
  const [plan] = useState(() => {
    const { store, view } = editor;
    const ids = outermost(store, view.selection);
    const trees = ids.map((id) => subtree(store, id));
    const groups = placeGroups(store, allLandings(store, blockCatalog, trees), ids);
    return { ids, groups, refusal: groups.length === 0 ? whyNowhere(store, blockCatalog, trees) : null };
  });
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(plan.groups.filter(({ places }) => places.some(({ isHere }) => isHere)).map(({ parentId }) => parentId)),
  );
  const [first] = plan.ids;
  const found = findPlaces(plan.groups, typed, describe);
  const toggle = (parentId: string): void => {
    const next = new Set(opened);
    if (!next.delete(parentId)) next.add(parentId);
    setOpened(next);
  };
  const move = (landing: Landing): void => {
    onClose();
    const result = editor.run(landMoved(plan.ids, landing, randomId));
    if (!result.ok) {
      sayRefused(announcer, result.problems);
      return;
    }
    editor.select(...plan.ids);
    announcer.say("canvas.say.moved");
    if (first !== undefined) requestAnimationFrame(() => handle?.reveal(first));
  };
  const title =
    plan.ids.length === 1 && first !== undefined
      ? t("moveTo.title", { name: describe(first) })
      : t("moveTo.titleMany", { count: plan.ids.length });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={plan.refusal ? refusalText(t, language, plan.refusal) : t("moveTo.hint")}
    >
      {plan.refusal ? null : (
        <div className="flex flex-col gap-3">
          <TextField
            label={t("moveTo.search")}
            isLabelHidden
            size="sm"
            type="search"
            placeholder={t("moveTo.search")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {found.length === 0 ? <p className="text-tool text-ink-soft">{t("moveTo.nothing")}</p> : null}
          <ul className="flex flex-col gap-0.5" aria-label={t("moveTo.places")}>
            {found.slice(0, MOST_GROUPS).map((group) => (
              <PlaceGroupView
                key={group.parentId}
                group={group}
                isOpen={typed.trim() !== "" || opened.has(group.parentId)}
                onToggle={() => toggle(group.parentId)}
                onChoose={move}
              />
            ))}
          </ul>
          {found.length > MOST_GROUPS ? (
            <p className="text-caption text-ink-faint">{t("moveTo.more", { count: found.length - MOST_GROUPS })}</p>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
