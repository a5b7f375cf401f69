import { isSafeHref } from "@vitrine/document";
import { Bold, Highlighter, Italic, Link2, Strikethrough, Underline, Unlink } from "lucide-react";
import { useEffect, useReducer, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { LinkMenu } from "../panels/controls/link-menu.tsx";
import { repairLink } from "../panels/controls/repair-link.ts";
import { MacroButton } from "./macro-button.tsx";
import { goOnTyping, type TextEditor } from "./text-editor.ts";
import { isMarked, linkAt, setLink, toggleMark } from "./text-format.ts";

const FORMATS = [
  { mark: "bold", icon: <Bold size={16} />, shortcut: "Ctrl B" },
  { mark: "italic", icon: <Italic size={16} />, shortcut: "Ctrl I" },
  { mark: "underline", icon: <Underline size={16} />, shortcut: "Ctrl U" },
  { mark: "strike", icon: <Strikethrough size={16} />, shortcut: "Ctrl Shift S" },
  { mark: "highlight", icon: <Highlighter size={16} />, shortcut: "Ctrl Shift H" },
] as const;

export interface FormatButtonsProps {
  readonly editor: TextEditor;
}

/** What can be done with the chosen words. Pressing a button leaves the caret where it is. */
export function FormatButtons({ editor }: FormatButtonsProps) {
  const t = useText("builder");
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => editor.subscribe(redraw), [editor]);
  if (editor.view.isDestroyed) return null;
  const { state } = editor.view;
  if (isLinking) return <LinkForm editor={editor} onDone={() => setLinking(false)} />;
  return (
    <div role="toolbar" aria-label={t("text.format")} className="flex gap-0.5" onPointerDown={(event) => event.preventDefault()}>
      {FORMATS.map(({ mark, icon, shortcut }) => (
        <IconButton
          key={mark}
          size="sm"
          label={t(`text.${mark}`)}
          shortcut={shortcut}
          icon={icon}
          isActive={isMarked(state, mark)}
          onClick={() => {
            toggleMark(editor, mark);
            goOnTyping(editor);
          }}
        />
      ))}
      <IconButton
        size="sm"
        label={t("text.link")}
        icon={<Link2 size={16} />}
        isActive={isMarked(state, "link")}
        disabled={state.selection.empty && !isMarked(state, "link")}
        onClick={() => setLinking(true)}
      />
      <MacroButton editor={editor} />
    </div>
  );
}

interface LinkFormProps {
  readonly editor: TextEditor;
  onDone(): void;
}

function LinkForm({ editor, onDone }: LinkFormProps) {
  const t = useText("builder");
  const { state } = editor.view;
  const [target, setTarget] = useState(() => linkAt(state)?.href ?? "");
  const [isNewTab, setNewTab] = useState(() => linkAt(state)?.newTab ?? false);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const aim = (next: string): void => {
    setTarget(next);
    setWrong(false);
  };
  const finish = (change?: () => void): void => {
    change?.();
    onDone();
    goOnTyping(editor);
  };
  return (
    <form
      className="flex w-64 flex-col gap-2 p-2"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        finish();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const href = repairLink(target);
        if (href === "" || !isSafeHref(href)) return setWrong(true);
        finish(() => setLink(editor, { href, newTab: isNewTab }));
      }}
    >
      <TextField
        ref={input}
        label={t("text.linkTarget")}
        size="sm"
        autoFocus
        placeholder="https://"
        value={target}
        error={isWrong ? t("content.unsafeLink") : undefined}
        onChange={(event) => aim(event.target.value)}
        suffix={<LinkMenu goOnFrom={() => input.current} onChoose={aim} />}
      />
      <Switch label={t("text.newTab")} checked={isNewTab} onCheckedChange={setNewTab} />
      <div className="flex gap-2">
        <Button size="sm" variant="primary" type="submit">
          {t("text.applyLink")}
        </Button>
        {isMarked(state, "link") ? (
          <Button size="sm" variant="quiet" icon={<Unlink size={16} />} onClick={() => finish(() => setLink(editor, null))}>
            {t("text.removeLink")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
