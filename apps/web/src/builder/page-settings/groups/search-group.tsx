import { PAGE_TEXT_LIMITS } from "@vitrine/document";
import { useText } from "../../../platform/language/use-text.ts";
import { ImageSetting } from "../controls/image-setting.tsx";
import { SettingsPart } from "../controls/settings-part.tsx";
import { SwitchSetting } from "../controls/switch-setting.tsx";
import { TextSetting } from "../controls/text-setting.tsx";
import { SearchPreview } from "../previews/search-preview.tsx";
import { SharePreview } from "../previews/share-preview.tsx";
import { useSettingsHome } from "../settings-home.ts";
import { HeadLists } from "./head-lists.tsx";

/** What search engines and link previews are told. */
export function SearchGroup() {
  const t = useText("page-settings");
  const { page, pageName } = useSettingsHome();
  return (
    <>
      <SettingsPart title={t("search.title")}>
        <TextSetting
          name="title"
          label={t("search.pageTitle")}
          hint={t("search.titleIsName")}
          placeholder={pageName}
          maxLength={PAGE_TEXT_LIMITS.title}
          isCounted
          isOptional={false}
        />
        <TextSetting
          name="description"
          label={t("search.description")}
          hint={t("search.descriptionHint")}
          maxLength={PAGE_TEXT_LIMITS.description}
          isCounted
          isLong
          isOptional={false}
        />
        <SearchPreview />
        <TextSetting name="author" label={t("search.author")} hint={t("search.authorHint")} maxLength={PAGE_TEXT_LIMITS.author} />
        <TextSetting name="keywords" label={t("search.keywords")} hint={t("search.keywordsHint")} maxLength={PAGE_TEXT_LIMITS.keywords} />
        <SwitchSetting name="hiddenFromSearch" label={t("search.hidden")} text={t("search.hiddenText")} />
        <ImageSetting name="favicon" label={t("search.favicon")} hint={t("search.faviconHint")} />
      </SettingsPart>
      <SettingsPart title={t("share.title")} text={t("share.text")}>
        <TextSetting
          name="ogTitle"
          label={t("share.ogTitle")}
          placeholder={page.title || pageName}
          hint={t("share.ogTitleHint")}
          maxLength={PAGE_TEXT_LIMITS.ogTitle}
          isCounted
        />
        <TextSetting
          name="ogDescription"
          label={t("share.ogDescription")}
          placeholder={page.description}
          hint={t("share.ogDescriptionHint")}
          maxLength={PAGE_TEXT_LIMITS.ogDescription}
          isCounted
          isLong
        />
        <ImageSetting name="shareImage" label={t("share.image")} hint={t("share.imageHint")} />
        <SharePreview />
      </SettingsPart>
      <SettingsPart title={t("head.title")} text={t("head.text")}>
        <HeadLists />
      </SettingsPart>
    </>
  );
}
