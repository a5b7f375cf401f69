import { PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { useEffect, useInsertionEffect } from "react";
import { useEditor, useRecord } from "../../editor/use-editor.ts";
import { CanvasBlock } from "./canvas-block.tsx";
import { CanvasLanguage } from "./canvas-session.ts";
import { EmptySlot } from "./empty-slot.tsx";
import { useSectionsInSteps } from "./use-sections-in-steps.ts";

const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const;

interface CanvasPageProps {
  /** Told which sections are drawn before anything of them is measured or painted. */
  readonly onDraw?: (sectionIds: readonly string[]) => void;
}

/** The page being edited, drawn with the views that publish it. */
export function CanvasPage({ onDraw }: CanvasPageProps) {
  const record = useRecord(PAGE_ID);
  const editor = useEditor();
  const language = record?.type === "page" ? record.language : editor.store.page().language;
  const sections = useSectionsInSteps();
  useInsertionEffect(() => onDraw?.(sections), [onDraw, sections]);
  useEffect(() => {
    document.documentElement.lang = HTML_LANGUAGE[language];
  }, [language]);
  if (sections.length === 0) return <EmptySlot parentId={PAGE_ID} slot={PAGE_SLOT} />;
  return (
    <CanvasLanguage value={language}>
      {sections.map((id) => (
        <CanvasBlock key={id} id={id} />
      ))}
    </CanvasLanguage>
  );
}
