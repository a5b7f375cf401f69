import { Pencil } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { controlClass } from "../../ui/field/control-class.ts";
import { useBuilder } from "../builder-context.ts";

/** The most characters a page's name may have. */
const NAME_MOST = 70;

/** What the page is called; a press opens a box to call it something else. */
export function PageName() {
  const t = useText("builder");
  const { pageTitle, rename } = useBuilder();
  const [typed, setTyped] = useState<string | null>(null);
  const [coming, setComing] = useState<string | null>(null);
  // Whoever ends by a key goes on from the name; whoever presses elsewhere, from there.
  const goesBack = useRef(false);
  const keep = async (): Promise<void> => {
    const title = typed?.trim() ?? "";
    setTyped(null);
    if (typed === null || title === "" || title === pageTitle) return;
    setComing(title);
    const outcome = await rename(title);
    setComing(null);
    if (outcome.kind === "refused") {
      // What was typed is still there, to be mended.
      setTyped(title);
      toast.error({ title: t("header.notRenamed"), desc: outcome.message });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Typing here is not for the page.
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape")) return;
    // The same press would open the box again, by the button that comes in its place.
    event.preventDefault();
    goesBack.current = true;
    if (event.key === "Enter") void keep();
    else setTyped(null);
  };
  if (typed !== null) {
    return (
      <input
        aria-label={t("header.newName")}
        value={typed}
        maxLength={NAME_MOST}
        ref={(box) => {
          if (box && document.activeElement !== box) box.select();
        }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void keep()}
        className={`${controlClass(false)} h-8 max-w-60 px-2 text-tool font-semibold not-wide:hidden`}
      />
    );
  }
  const shown = coming ?? pageTitle;
  return (
    <h1 className="min-w-0 max-w-60 text-tool font-semibold not-wide:hidden">
      <button
        type="button"
        title={t("header.rename")}
        ref={(button) => {
          if (button && goesBack.current) button.focus();
          goesBack.current = false;
        }}
        onClick={() => setTyped(shown)}
        className="group flex max-w-full items-center gap-1.5 rounded-sm px-1.5 py-1 hover:bg-hover"
      >
        <span className="truncate">{shown || t("header.untitled")}</span>
        <Pencil
          size={13}
          aria-hidden="true"
          className="shrink-0 text-ink-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </button>
    </h1>
  );
}
