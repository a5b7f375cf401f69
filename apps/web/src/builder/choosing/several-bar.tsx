import { Ellipsis, LockOpen, X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { BlockMenu } from "../canvas/overlay/block-menu.tsx";
import { useEditorView } from "../editor/use-editor.ts";
import { COMMAND_PICTURES, type Picture } from "../keyboard/command-pictures.ts";
import { keysText } from "../keyboard/keys-text.ts";
import { runCommand } from "../keyboard/run-command.ts";
import { useSelectedRecords } from "../panels/use-selected-records.ts";

const ACTIONS = ["moveTo", "duplicate", "hide", "remove"] as const;

function pictureOf(command: Picture): ReactNode {
  const Icon = COMMAND_PICTURES[command];
  return <Icon size={17} />;
}

/** How many blocks are selected, and what can be done with all of them at once. */
export function SeveralBar() {
  const t = useText("builder");
  const { commands } = useCanvasWorld();
  const { editor } = commands;
  const count = useEditorView((view) => view.selection.filter((id) => editor.store.block(id)).length);
  const isPicking = useEditorView((view) => view.isPicking);
  const isLocked = useLocked();
  const end = (): void => {
    if (isPicking) editor.look({ isPicking: false });
    else editor.select();
  };
  return (
    <div
      role="toolbar"
      aria-label={t("several.title")}
      className="on-ink pointer-events-auto absolute inset-x-0 bottom-3 mx-auto flex w-fit max-w-[96%] items-center gap-0.5 rounded-md border border-line bg-raised py-1 pr-1 pl-3 text-tool text-ink shadow-float"
    >
      <span className="tabular mr-1.5 whitespace-nowrap">
        {isPicking && count === 0 ? t("several.none") : t("several.count", { count })}
      </span>
      {count > 0
        ? ACTIONS.map((command) => (
            <IconButton
              key={command}
              size="sm"
              label={t(`commands.label.${command}`)}
              shortcut={keysText(command)}
              icon={pictureOf(command)}
              onClick={() => runCommand(command, commands)}
              // A telephone has no room for all of them; what is hidden is in the menu too.
              className={command === "hide" ? "max-desktop:hidden" : undefined}
            />
          ))
        : null}
      {count > 0 ? (
        <IconButton
          size="sm"
          label={t(isLocked ? "commands.label.unlock" : "commands.label.lock")}
          shortcut={keysText("lock")}
          icon={isLocked ? <LockOpen size={17} /> : pictureOf("lock")}
          onClick={() => runCommand("lock", commands)}
        />
      ) : null}
      {count > 0 ? <BlockMenu trigger={<IconButton size="sm" label={t("canvas.actions")} icon={<Ellipsis size={17} />} />} /> : null}
      <IconButton size="sm" label={t(isPicking ? "several.endPicking" : "several.clear")} icon={<X size={17} />} onClick={end} />
    </div>
  );
}

/** Whether all that is selected is locked. */
function useLocked(): boolean {
  const records = useSelectedRecords();
  return records.every((record) => record.type === "block" && record.locked);
}
