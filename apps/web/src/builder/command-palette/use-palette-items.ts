import { BLOCK_DEFINITIONS, type BlockKind } from "@vitrine/blocks";
import { useMemo, useRef } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useBuilder } from "../builder-context.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { keyNames } from "../canvas/overlay/key-names.ts";
import { insertBlock, whyNotInserted } from "../drag/insert-block.ts";
import { blockExcerpt, blockName } from "../editor/block-name.ts";
import { useBlock, useEditorView } from "../editor/use-editor.ts";
import type { LeftPanel } from "../frame/frame-view.ts";
import { useSaveNow } from "../header/use-save-now.ts";
import { type Command, KEYS } from "../keyboard/command-of.ts";
import type { Picture } from "../keyboard/command-pictures.ts";
import { keysText } from "../keyboard/keys-text.ts";
import { runCommand } from "../keyboard/run-command.ts";
import { runRefusalText, whyNotRun } from "../keyboard/why-not-run.ts";
import { layerRows } from "../layers/layer-rows.ts";
import { paletteSections } from "../palette/palette-entries.ts";
import { useSyncedItems } from "../sections/use-synced-items.tsx";
import type { PaletteItem } from "./find-items.ts";

/** An item with what it does. */
export interface RunnableItem extends PaletteItem {
  /** As shown: `Ctrl D`. */
  readonly keys?: string;
  /** What a block is, to draw it; none for commands. */
  readonly kind?: string;
  /** What a command is drawn as. */
  readonly picture?: Picture;
  /** The first words of a layer. */
  readonly detail?: string;
  run(): void;
}

/** In the order in which they are listed; the palette itself is open already. */
const COMMANDS = (Object.keys(KEYS) as Command[]).filter((command): command is Exclude<Command, "palette"> => command !== "palette");
const DIALOGS = ["preview", "publish", "download", "tour"] as const;
const PANELS = ["layers", "sections", "style", "page", "publish"] as const satisfies readonly LeftPanel[];

const PANELS_OF_SECTION = ["layers", "sections"] as const satisfies readonly LeftPanel[];

/** All that the palette offers, as it is when it opens: commands, blocks to add, and layers to go to. */
export function usePaletteItems(): readonly RunnableItem[] {
  const t = useText("builder");
  const language = useLanguage();
  const { handle, commands } = useCanvasWorld();
  const { editor, announcer, frame } = commands;
  const { save } = useSaveNow();
  const { isSection = false } = useBuilder();
  const syncedItems = useSyncedItems(useBlock(useEditorView((view) => (view.selection.length === 1 ? (view.selection[0] ?? "") : ""))));
  const saving = useRef(save);
  saving.current = save;
  return useMemo(() => {
    const onPage = (act: () => void) => () => {
      handle?.window.focus();
      act();
    };
    const insert = (kind: BlockKind): void => {
      if (!insertBlock(editor, kind)) {
        announcer.refuse(whyNotInserted(editor, kind));
        return;
      }
      announcer.say("canvas.say.added");
      const [added] = editor.view.selection;
      if (added !== undefined) requestAnimationFrame(() => handle?.reveal(added));
    };
    const select = (id: string): void => {
      editor.select(id);
      handle?.reveal(id);
    };
    return [
      ...COMMANDS.map((command): RunnableItem => {
        const refusal = whyNotRun(command, commands);
        return {
          id: command,
          group: "commands",
          label: t(`commands.label.${command}`),
          also: t(`commands.also.${command}`),
          keys: keysText(command),
          picture: command,
          refusal: refusal && runRefusalText(t, language, refusal),
          run: onPage(() => void runCommand(command, commands)),
        };
      }),
      {
        id: "save",
        group: "commands",
        label: t("save.now"),
        also: t("commands.also.save"),
        keys: `${keyNames.control} S`,
        picture: "save",
        refusal: null,
        run: () => void saving.current(),
      },
      ...syncedItems.map(
        ({ label, onSelect }): RunnableItem => ({
          id: label,
          group: "commands",
          label,
          also: "",
          picture: "synced",
          refusal: null,
          run: onSelect,
        }),
      ),
      ...(isSection ? [] : DIALOGS).map(
        (type): RunnableItem => ({
          id: `open ${type}`,
          group: "commands",
          label: t(`commands.open.${type}`),
          also: t(`commands.openAlso.${type}`),
          picture: type,
          refusal: null,
          run: () => frame.open({ type }),
        }),
      ),
      ...(isSection ? PANELS_OF_SECTION : PANELS).map(
        (panel): RunnableItem => ({
          id: `panel ${panel}`,
          group: "commands",
          label: t("rail.open", { name: t(`rail.${panel}`) }),
          also: "",
          picture: `${panel} panel`,
          refusal: null,
          run: () => frame.showLeft(panel),
        }),
      ),
      ...paletteSections(language, "").flatMap(({ entries }) =>
        entries.map(
          ({ kind, label }): RunnableItem => ({
            id: `block ${kind}`,
            group: "blocks",
            label: t("commands.insert", { name: label }),
            also: Object.values(BLOCK_DEFINITIONS[kind].messages)
              .map((words) => words.label)
              .join(" "),
            kind,
            refusal: null,
            run: onPage(() => insert(kind)),
          }),
        ),
      ),
      ...layerRows(editor.store, new Set()).flatMap(({ id }): RunnableItem[] => {
        const block = editor.store.block(id);
        if (!block) return [];
        const detail = blockExcerpt(block);
        const go = onPage(() => select(id));
        return [
          {
            id: `layer ${id}`,
            group: "layers",
            label: blockName(block, language),
            also: detail,
            detail,
            kind: block.kind,
            refusal: null,
            run: go,
          },
        ];
      }),
    ];
  }, [t, language, handle, commands, editor, announcer, frame, isSection, syncedItems]);
}
