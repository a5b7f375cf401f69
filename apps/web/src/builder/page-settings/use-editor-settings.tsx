import { type Language, PAGE_ID, type PageSettings, setPageSettings, withSettings } from "@vitrine/document";
import { useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useBuilder } from "../builder-context.ts";
import type { Editor } from "../editor/editor.ts";
import { useEditor, useRecord } from "../editor/use-editor.ts";
import { useFrame } from "../frame/frame-view.ts";
import { fetchKindWords, fetchMoreKindWords } from "../kind-words/fetch-kind-words.ts";
import { linkTargets } from "../panels/controls/link-targets.ts";
import { LazyImagePicker } from "../panels/images/lazy-image-picker.ts";
import { canBe } from "./model/judge-settings.ts";
import { settingProblems } from "./model/setting-problems.ts";
import type { ImageChoice, SettingName, SettingsHome } from "./settings-home.ts";

/** What was typed and is not taken, for as long as the page is open: panels come and go. */
const untaken = new WeakMap<Editor, PageSettings>();

function EditorImagePicker({ onPick, onClose }: ImageChoice) {
  return <LazyImagePicker asksAlt={false} alt="" onPick={onPick} onClose={onClose} onMissing={onClose} />;
}

/** The settings of the page that is being edited: each change is an operation, undone and saved as any other. */
export function useEditorSettings(): SettingsHome | null {
  const t = useText("page-settings");
  const tBuilder = useText("builder");
  const editor = useEditor();
  const frame = useFrame();
  const { pageTitle, siteAddress, slug, images, settingsWays } = useBuilder();
  const record = useRecord(PAGE_ID);
  const [held, setHeld] = useState<PageSettings>(() => untaken.get(editor) ?? {});
  // What was chosen last shows at once, and counts, whichever words come first.
  const [speaking, setSpeaking] = useState<Language | null>(null);
  const latest = useRef<Language | null>(null);
  if (record?.type !== "page") return null;
  const put = (name: SettingName, value: unknown): boolean => {
    const settings = { [name]: value };
    // Saving would be refused for it, with all that comes after.
    if (!canBe(withSettings(editor.store.page(), settings), name)) return false;
    return editor.run(setPageSettings(settings), `page ${name}`).ok;
  };
  const speak = async (language: Language): Promise<void> => {
    latest.current = language;
    setSpeaking(language);
    try {
      await fetchKindWords(language);
      await fetchMoreKindWords();
      if (latest.current === language) put("language", language);
    } catch {
      if (latest.current === language) toast.error({ title: tBuilder("chrome.partFailed"), desc: tBuilder("chrome.partFailedText") });
    }
    if (latest.current === language) setSpeaking(null);
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
