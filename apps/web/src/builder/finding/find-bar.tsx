import { ArrowDown, ArrowUp, CaseSensitive, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { sayRefused } from "../canvas/announcer.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import type { WordPlace } from "./block-words.ts";
import { replaceOnPage } from "./find-on-page.ts";
import { FoundWords } from "./found-words.tsx";
import { useFoundMarks } from "./use-found-marks.ts";
import { useFoundWords } from "./use-found-words.ts";

/** Finds words on the page, one place after another, and puts others there; the page stays at hand meanwhile. */
export function FindBar({ onClose }: { onClose(): void }) {
  const t = useText("builder");
  const { handle, commands } = useCanvasWorld();
  const { editor, announcer } = commands;
  const [typed, setTyped] = useState("");
  const [by, setBy] = useState("");
  const [matchesCase, setMatchesCase] = useState(false);
  const [matchesAccents, setMatchesAccents] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [note, setNote] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const places = useFoundWords({ text: typed, matchesCase, matchesAccents });
  const at = Math.min(chosen, Math.max(0, places.length - 1));
  const current = places[at];
  const [walked, setWalked] = useState(0);
  const bar = useRef<HTMLElement>(null);
  const unseen = useFoundMarks(places, current, walked, bar);
  useEffect(() => box.current?.focus(), []);

  const show = (index: number): void => {
    const place = places[index];
    if (!place) return;
    setChosen(index);
    setNote("");
    editor.select(place.blockId);
    handle?.reveal(place.blockId);
    setWalked((count) => count + 1);
  };
  const walk = (by: number): void => show((at + by + places.length) % Math.max(1, places.length));
  const replace = (which: readonly WordPlace[]): void => {
    const result = replaceOnPage(editor, which, by);
    if (!result.ok) {
      sayRefused(announcer, result.problems);
      return;
    }
    const { count, locked } = result.value;
    // A button that has nothing left to replace would take the keyboard with it.
    box.current?.focus();
    setNote([t("find.replaced", { count }), locked > 0 ? t("find.locked", { count: locked }) : ""].filter(Boolean).join(" "));
  };
  const close = (): void => {
    onClose();
    handle?.window.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") close();
    else if (event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey)) box.current?.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search
      ref={bar}
      aria-label={t("find.title")}
      onKeyDown={onKeyDown}
      className="on-ink fixed inset-x-0 top-15 z-30 mx-auto flex w-[min(96vw,26rem)] flex-col gap-2 rounded-lg border border-line bg-raised p-3 text-ink shadow-float"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <TextField
            ref={box}
            label={t("find.find")}
            isLabelHidden
            size="sm"
            placeholder={t("find.find")}
            value={typed}
            maxLength={200}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
              setNote("");
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              // The first press shows where the words are, the next ones go on from there.
              if (current && editor.view.selection.at(-1) !== current.blockId) show(at);
              else walk(event.shiftKey ? -1 : 1);
            }}
          />
        </div>
        <IconButton
          size="sm"
          label={t("find.case")}
          icon={<CaseSensitive size={17} />}
          isActive={matchesCase}
          onClick={() => setMatchesCase(!matchesCase)}
        />
        <IconButton
          size="sm"
          label={t("find.accents")}
          icon={<span className="text-tool leading-none">á</span>}
          isActive={matchesAccents}
          onClick={() => setMatchesAccents(!matchesAccents)}
        />
        <IconButton
          size="sm"
          label={t("find.previous")}
          icon={<ArrowUp size={16} />}
          disabled={places.length === 0}
          onClick={() => walk(-1)}
        />
        <IconButton
          size="sm"
          label={t("find.next")}
          icon={<ArrowDown size={16} />}
          disabled={places.length === 0}
          onClick={() => walk(1)}
        />
        <IconButton size="sm" label={t("find.close")} icon={<X size={16} />} onClick={close} />
      </div>
      <div className="flex flex-wrap items-start gap-1.5">
        <div className="min-w-32 flex-1">
          <TextField
            label={t("find.by")}
            isLabelHidden
            size="sm"
            placeholder={t("find.by")}
            value={by}
            maxLength={2_000}
            onChange={(event) => setBy(event.target.value)}
          />
        </div>
        <Button size="sm" disabled={!current} onClick={() => current && replace([current])}>
          {t("find.replace")}
        </Button>
        <Button size="sm" disabled={!current} onClick={() => replace(places)}>
          {t("find.replaceAll")}
        </Button>
      </div>
      <p role="status" className="min-h-4 text-caption text-ink-soft">
        {note !== ""
          ? note
          : typed === ""
            ? ""
            : places.length === 0
              ? t("find.nothing")
              : [t("find.place", { at: at + 1, count: places.length }), unseen > 0 ? t("find.unseen", { count: unseen }) : ""]
                  .filter(Boolean)
                  .join(" · ")}
      </p>
      {current && note === "" ? <FoundWords place={current} /> : null}
    </search>
  );
}
