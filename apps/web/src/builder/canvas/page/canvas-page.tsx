import { PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { useEffect } from "react";
import { useEditor, useRecord } from "../../editor/use-editor.ts";
import { CanvasSlot } from "./canvas-block.tsx";

const HTML_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const;

/** The page being edited, drawn with the views that publish it. */
export function CanvasPage() {
  const record = useRecord(PAGE_ID);
  const editor = useEditor();
  const language = record?.type === "page" ? record.language : editor.store.page().language;
  useEffect(() => {
    document.documentElement.lang = HTML_LANGUAGE[language];
  }, [language]);
  return <CanvasSlot parentId={PAGE_ID} slot={PAGE_SLOT} />;
}
