import { PAGE_ID, type PageSettings, setPageSettings, withSettings } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useBuilder } from "../builder-context.ts";
import type { Editor } from "../editor/editor.ts";
import { useEditor, useRecord } from "../editor/use-editor.ts";
import { useFrame } from "../frame/frame-view.ts";
import { linkTargets } from "../panels/controls/link-targets.ts";
import { LazyImagePicker } from "../panels/images/lazy-image-picker.ts";
import { canBe } from "./model/judge-settings.ts";
import { settingProblems } from "./model/setting-problems.ts";
import type { ImageChoice, SettingName, SettingsHome } from "./settings-home.ts";
import { usePageLanguage } from "./use-page-language.ts";

/** What was typed and is not taken, for as long as the page is open: panels come and go. */
const untaken = new WeakMap<Editor, PageSettings>();

function EditorImagePicker({ onPick, onClose }: ImageChoice) {
  return <LazyImagePicker asksAlt={false} alt="" onPick={onPick} onClose={onClose} onMissing={onClose} />;
}

/** The settings of the page that is being edited: each change is an operation, undone and saved as any other. */
export function useEditorSettings(): SettingsHome | null {
  const t = useText("page-settings");
  const editor = useEditor();
  const frame = useFrame();
  const { pageTitle, siteAddress, slug, images, settingsWays } = useBuilder();
  const record = useRecord(PAGE_ID);
  const [held, setHeld] = useState<PageSettings>(() => untaken.get(editor) ?? {});
  const { speaking, speak } = usePageLanguage();
  if (record?.type !== "page") return null;
  const put = (name: SettingName, value: unknown): boolean => {
    const settings = { [name]: value };
    // Saving would be refused for it, with all that comes after.
    if (!canBe(withSettings(editor.store.page(), settings), name)) return false;
    return editor.run(setPageSettings(settings), `page ${name}`).ok;
  };
  const change = ({ language, ...settings }: PageSettings): void => {
    if (language) void speak(language);
    const next: Record<string, unknown> = { ...held };
    for (const [name, value] of Object.entries(settings)) {
      if (put(name as SettingName, value)) delete next[name];
      else next[name] = value;
    }
    untaken.set(editor, next);
    setHeld(next);
  };
  const page = withSettings(record, { ...held, ...(speaking ? { language: speaking } : {}) });
  return {
    page,
    pageName: pageTitle,
    address: slug === "" ? siteAddress : `${siteAddress}/${slug}`,
    images,
    ImagePicker: EditorImagePicker,
    listAnchors: () => linkTargets(editor).flatMap(({ anchor, opens }) => (opens === undefined ? anchor : [])),
    canChange: true,
    isDense: true,
    problems: settingProblems(page, t),
    change,
    ways: settingsWays,
    goTo: (field) => frame.want({ ownerId: PAGE_ID, field }),
  };
}
