import { BLOCK_DEFINITIONS, type BlockKind, type PaletteGroup } from "@vitrine/blocks";
import { Search } from "lucide-react";
import { Fragment, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { useBuilder } from "../builder-context.ts";
import { useAnnouncer, useCanvasHandle, useDragController } from "../canvas/canvas-provider.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { laterCode } from "../load-later.tsx";
import { refusalText } from "../placing/refusal-text.ts";
import { KindIcon } from "./kind-icon.tsx";
import { labelParts } from "./label-parts.ts";
import { paletteSections } from "./palette-entries.ts";

const inserting = laterCode(() => import("../drag/insert-block.ts"));

export interface PaletteProps {
  readonly groups: readonly PaletteGroup[];
  readonly hasSearch: boolean;
  /** Called when a block was added by a press. */
  onInserted?: (() => void) | undefined;
}

/** The blocks of some groups: pressing one adds it near the selection, dragging puts it where it is dropped. */
export function Palette({ groups, hasSearch, onInserted }: PaletteProps) {
  const t = useText("builder");
  const { language } = useBuilder();
  const editor = useEditor();
  const canvas = useCanvasHandle();
  const drag = useDragController();
  const announcer = useAnnouncer();
  const [search, setSearch] = useState("");
  const sections = paletteSections(language, search, groups);
  const insert = (kind: BlockKind): void =>
    inserting.use(
      (code) => put(kind, code),
      () => announcer.warn("canvas.say.notYet"),
    );
  const put = (kind: BlockKind, { insertBlock, whyNotInserted }: typeof import("../drag/insert-block.ts")): void => {
    if (!insertBlock(editor, kind)) {
      const { homeless } = BLOCK_DEFINITIONS[kind].messages[language];
      toast.warning({ title: t("palette.nowhere"), desc: homeless ?? refusalText(t, language, whyNotInserted(editor, kind)) });
      return;
    }
    announcer.say("canvas.say.added");
    const [added] = editor.view.selection;
    if (added !== undefined) requestAnimationFrame(() => canvas?.reveal(added));
    onInserted?.();
  };
  return (
    <div className="flex flex-col gap-4 p-3">
      {hasSearch ? (
        <TextField
          label={t("palette.search")}
          isLabelHidden
          size="sm"
          type="search"
          placeholder={t("palette.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          suffix={<Search size={14} aria-hidden="true" className="mr-2 text-ink-faint" />}
        />
      ) : null}
      {sections.length === 0 ? <p className="px-1 text-tool text-ink-soft">{t("palette.nothing")}</p> : null}
      {sections.map(({ group, entries }) => (
        <section key={group} className="flex flex-col gap-1.5">
          <h2 className="px-1 text-caption font-medium text-ink-faint">{t(`palette.groups.${group}`)}</h2>
          <ul className="grid grid-cols-3 gap-1">
            {entries.map(({ kind, label }) => (
              <li key={kind}>
                <button
                  type="button"
                  title={t("palette.add", { name: label })}
                  onPointerDown={(event) => drag.startFromPalette(kind, event)}
                  onClick={() => insert(kind)}
                  className="flex h-17 w-full flex-col items-center justify-center gap-1.5 rounded-md border border-line bg-surface px-0.5 text-caption text-ink-soft transition-colors duration-150 ease-out hover:border-line-strong hover:bg-raised hover:text-ink active:bg-pressed"
                >
                  <KindIcon kind={kind} />
                  <span className="line-clamp-2 w-full text-center leading-3.5 hyphens-manual wrap-break-word">
                    {labelParts(label).map((part, at) => (
                      <Fragment key={part}>
                        {at === 0 ? null : <wbr />}
                        {part}
                      </Fragment>
                    ))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
