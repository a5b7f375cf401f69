import { LANGUAGES, type Language, PAGE_ID, type PageSettings, setPageSettings } from "@vitrine/document";
import { useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor, useRecord } from "../editor/use-editor.ts";
import { fetchKindWords, fetchMoreKindWords } from "../kind-words/fetch-kind-words.ts";
import { ImageControl } from "./controls/image-control.tsx";
import { LinkControl } from "./controls/link-control.tsx";
import { useDraft } from "./controls/use-draft.ts";
import { FIELD_MARK, useWantedField } from "./use-wanted-field.ts";

/** The most characters that search engines show of each. */
const TITLE_MOST = 70;
const DESCRIPTION_MOST = 155;

const LANGUAGE_NAMES = { pt: "Português", en: "English", es: "Español" } as const;

/** What search engines and link previews are told of the page. */
export function PagePanel() {
  const t = useText("builder");
  const editor = useEditor();
  const { pageTitle } = useBuilder();
  const page = useRecord(PAGE_ID);
  const panel = useRef<HTMLDivElement>(null);
  useWantedField(PAGE_ID, panel);
  const commit = (settings: PageSettings): string | null =>
    editor.run(setPageSettings(settings), `page ${Object.keys(settings).join()}`).ok ? null : t("content.invalid");
  // What was chosen last shows at once, and counts, whichever words come first.
  const [chosen, setChosen] = useState<Language | null>(null);
  const latest = useRef<Language | null>(null);
  const speak = async (language: Language): Promise<void> => {
    latest.current = language;
    setChosen(language);
    try {
      await fetchKindWords(language);
      await fetchMoreKindWords();
      if (latest.current === language) commit({ language });
    } catch {
      if (latest.current === language) toast.error({ title: t("chrome.partFailed"), desc: t("chrome.partFailedText") });
    }
    if (latest.current === language) setChosen(null);
  };
  const link = useDraft(page?.type === "page" ? (page.defaultHref ?? "") : "", (next) => {
    return commit({ defaultHref: next === "" ? undefined : next }) && t("content.unsafeLink");
  });
  if (page?.type !== "page") return null;
  return (
    <div ref={panel} className="flex flex-col gap-5 p-4">
      <div className="contents" {...{ [FIELD_MARK]: "title" }}>
        <TextField
          label={t("page.title")}
          size="sm"
          maxLength={TITLE_MOST}
          value={page.title}
          placeholder={pageTitle}
          hint={page.title === "" ? t("page.titleIsName") : <Count used={page.title.length} most={TITLE_MOST} />}
          onChange={(event) => commit({ title: event.target.value })}
        />
      </div>
      <div className="contents" {...{ [FIELD_MARK]: "description" }}>
        <TextArea
          className="text-tool!"
          label={t("page.description")}
          maxLength={DESCRIPTION_MOST}
          value={page.description}
          hint={<Count used={page.description.length} most={DESCRIPTION_MOST} />}
          onChange={(event) => commit({ description: event.target.value })}
        />
      </div>
      <SearchPreview title={page.title || pageTitle} description={page.description} />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-tool font-medium">
          {t("page.language")}
        </span>
        <SegmentedControl
          label={t("page.language")}
          value={chosen ?? page.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onValueChange={(language) => void speak(language)}
        />
      </div>
      <ImageControl
        label={t("page.favicon")}
        value={page.favicon ?? null}
        alt={null}
        onChange={(reference) => commit({ favicon: reference ?? undefined })}
      />
      <div className="contents" {...{ [FIELD_MARK]: "shareImage" }}>
        <ImageControl
          label={t("page.shareImage")}
          value={page.shareImage ?? null}
          alt={null}
          onChange={(reference) => commit({ shareImage: reference ?? undefined })}
        />
      </div>
      <LinkControl label={t("page.defaultHref")} value={link.shown} error={link.error} onChange={link.change} />
      <Switch
        label={t("page.hidden")}
        checked={page.hiddenFromSearch === true}
        onCheckedChange={(isHidden) => commit({ hiddenFromSearch: isHidden || undefined })}
      />
    </div>
  );
}

function Count({ used, most }: { readonly used: number; readonly most: number }) {
  const t = useText("builder");
  return <span className={used >= most ? "tabular text-warning" : "tabular"}>{t("page.count", { used, most })}</span>;
}

/** How a search result will look. */
function SearchPreview({ title, description }: { readonly title: string; readonly description: string }) {
  const t = useText("builder");
  return (
    <div className="rounded-md border border-line bg-sunken p-3">
      <p className="mb-1 text-caption text-ink-faint">{t("page.preview")}</p>
      <p className="truncate text-tool font-medium text-info">{title || t("page.noTitle")}</p>
      <p className="line-clamp-2 text-caption text-ink-soft">{description || t("page.noDescription")}</p>
    </div>
  );
}
