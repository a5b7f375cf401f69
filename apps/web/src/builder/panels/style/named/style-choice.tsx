import { type BlockRecord, makeStyle, randomId, STYLES_A_BLOCK, STYLES_A_PAGE, type StyleRecord, setStyleIds } from "@vitrine/document";
import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useEditor } from "../../../editor/use-editor.ts";
import { useNamedStyles } from "../use-named-styles.ts";
import { StyleSample } from "./style-sample.tsx";

/** From so many on they are searched, not only looked through. */
const MANY = 7;

export interface StyleChoiceProps {
  readonly blocks: readonly BlockRecord[];
  /** Whether one of the blocks has as many styles as it takes. */
  readonly isFull: boolean;
  onDone(): void;
  onDelete(styleId: string): void;
}

/** The page's named styles to choose from, each with a picture of its look; and one made of the chosen block's own. */
export function StyleChoice({ blocks, isFull, onDone, onDelete }: StyleChoiceProps) {
  const t = useText("builder");
  const editor = useEditor();
  const [sought, seek] = useState("");
  const all = useNamedStyles();
  const free = all.filter(({ id }) => !blocks.every((block) => block.styleIds?.includes(id)));
  const found = free.filter(({ name }) => name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()));
  const [only] = blocks.length === 1 ? blocks : [];
  const add = (styleId: string): void => {
    editor.run((transaction, catalog) => {
      for (const { id, styleIds = [] } of blocks) {
        if (!styleIds.includes(styleId)) setStyleIds(id, [...styleIds, styleId])(transaction, catalog);
      }
    });
    onDone();
  };
  return (
    <div className="-m-1 flex w-64 flex-col gap-3">
      {free.length >= MANY ? (
        <TextField
          label={t("looks.search")}
          isLabelHidden
          size="sm"
          placeholder={t("looks.search")}
          value={sought}
          onChange={(event) => seek(event.target.value)}
        />
      ) : null}
      {isFull ? <p className="text-caption text-warning">{t("looks.full", { most: STYLES_A_BLOCK })}</p> : null}
      {found.length === 0 ? (
        <p className="text-caption text-ink-soft">
          {t(all.length === 0 ? "looks.noneYet" : free.length === 0 ? "looks.noneLeft" : "looks.noneFound")}
        </p>
      ) : (
        <ul className="-mx-1 flex max-h-64 flex-col overflow-y-auto">
          {found.map((style) => (
            <ChoiceRow
              key={style.id}
              style={style}
              isDisabled={isFull}
              onChoose={() => add(style.id)}
              onDelete={() => onDelete(style.id)}
            />
          ))}
        </ul>
      )}
      {only && !isFull ? <NewStyle block={only} isPageFull={all.length >= STYLES_A_PAGE} onDone={onDone} /> : null}
    </div>
  );
}

interface ChoiceRowProps {
  readonly style: StyleRecord;
  readonly isDisabled: boolean;
  onChoose(): void;
  onDelete(): void;
}

function ChoiceRow({ style, isDisabled, onChoose, onDelete }: ChoiceRowProps) {
  const t = useText("builder");
  const editor = useEditor();
  const count = editor.store.blocksWith(style.id).size;
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        disabled={isDisabled}
        onClick={onChoose}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm px-1.5 py-1 text-left text-tool hover:bg-hover disabled:opacity-45 disabled:hover:bg-transparent"
      >
        <StyleSample style={style} />
        <span className="flex min-w-0 flex-col">
          <span className="truncate text-ink">{style.name}</span>
          <span className="truncate text-caption text-ink-faint">{count === 0 ? t("looks.unused") : t("looks.uses", { count })}</span>
        </span>
      </button>
      <IconButton size="sm" label={t("looks.deleteNamed", { name: style.name })} icon={<Trash2 size={15} />} onClick={onDelete} />
    </li>
  );
}

interface NewStyleProps {
  readonly block: BlockRecord;
  readonly isPageFull: boolean;
  onDone(): void;
}

/** Makes a style of what the block has of its own. */
function NewStyle({ block, isPageFull, onDone }: NewStyleProps) {
  const t = useText("builder");
  const editor = useEditor();
  const [name, setName] = useState("");
  if (isPageFull) return <p className="text-caption text-warning">{t("looks.pageFull", { most: STYLES_A_PAGE })}</p>;
  const make = (event: FormEvent): void => {
    event.preventDefault();
    if (editor.run(makeStyle(block.id, { id: randomId(), name: name.trim() || t("looks.newName") })).ok) onDone();
  };
  return (
    <form onSubmit={make} className="flex flex-col gap-2 border-t border-line pt-3">
      <TextField
        label={t("looks.make")}
        hint={t("looks.makeHint")}
        size="sm"
        maxLength={60}
        placeholder={t("looks.newName")}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="sm" type="submit">
        {t("looks.makeAction")}
      </Button>
    </form>
  );
}
