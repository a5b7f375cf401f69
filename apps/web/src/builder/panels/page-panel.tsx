import { LANGUAGES, PAGE_ID, type PageSettings, setPageSettings } from "@vitrine/document";
import { useText } from "../../platform/language/use-text.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor, useRecord } from "../editor/use-editor.ts";
import { ImageControl } from "./controls/image-control.tsx";
import { LinkControl } from "./controls/link-control.tsx";
import { useDraft } from "./controls/use-draft.ts";

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
  const commit = (settings: PageSettings): string | null =>
    editor.run(setPageSettings(settings), `page ${Object.keys(settings).join()}`).ok ? null : t("content.invalid");
  const link = useDraft(page?.type === "page" ? (page.defaultHref ?? "") : "", (next) => {
    return commit({ defaultHref: next === "" ? undefined : next }) && t("content.unsafeLink");
  });
  if (page?.type !== "page") return null;
  return (
    <div className="flex flex-col gap-5 p-4">
      <TextField
        label={t("page.title")}
        size="sm"
        maxLength={TITLE_MOST}
        value={page.title}
        placeholder={pageTitle}
        hint={page.title === "" ? t("page.titleIsName") : <Count used={page.title.length} most={TITLE_MOST} />}
        onChange={(event) => commit({ title: event.target.value })}
      />
      <TextArea
        className="text-tool!"
        label={t("page.description")}
        maxLength={DESCRIPTION_MOST}
        value={page.description}
        hint={<Count used={page.description.length} most={DESCRIPTION_MOST} />}
        onChange={(event) => commit({ description: event.target.value })}
      />
      <SearchPreview title={page.title || pageTitle} description={page.description} />
      <SelectField
        label={t("page.language")}
        value={page.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onValueChange={(language) => commit({ language })}
      />
      <ImageControl
        label={t("page.favicon")}
        value={page.favicon}
        alt={null}
        onChange={(reference) => commit({ favicon: reference ?? undefined })}
      />
      <ImageControl
        label={t("page.shareImage")}
        value={page.shareImage}
        alt={null}
        onChange={(reference) => commit({ shareImage: reference ?? undefined })}
      />
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
