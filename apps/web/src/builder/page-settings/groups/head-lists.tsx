import { fieldOfMetaTag, META_TAG_LIMITS, MOST_CANONICAL_LINKS } from "@vitrine/document";
import { ArrowRight } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { repairLink } from "../../panels/controls/repair-link.ts";
import { PairsSetting } from "../controls/pairs-setting.tsx";
import { TextSetting } from "../controls/text-setting.tsx";
import { useSettingsHome } from "../settings-home.ts";

/** What the head of the page says to programs: which address it goes by, which others it has, and what its owner adds. */
export function HeadLists() {
  const t = useText("page-settings");
  const { goTo } = useSettingsHome();
  return (
    <>
      <TextSetting
        name="canonical"
        label={t("head.canonical")}
        hint={t("head.canonicalHint")}
        placeholder="https://"
        inputMode="url"
        maxLength={2048}
        repair={repairLink}
      />
      <PairsSetting
        name="canonicalLinks"
        label={t("head.links")}
        hint={t("head.linksHint")}
        most={MOST_CANONICAL_LINKS}
        addLabel={t("head.addLink")}
        parts={[
          { key: "name", label: t("head.linkName"), placeholder: "pt-BR", maxLength: 20 },
          { key: "link", label: t("head.link"), placeholder: "https://", maxLength: 2048, inputMode: "url" },
        ]}
      />
      <PairsSetting
        name="metaTags"
        label={t("head.tags")}
        hint={t("head.tagsHint")}
        most={META_TAG_LIMITS.tags}
        addLabel={t("head.addTag")}
        parts={[
          { key: "name", label: t("head.tagName"), placeholder: "theme-color", maxLength: META_TAG_LIMITS.name },
          { key: "content", label: t("head.tagContent"), placeholder: "#0b6e7a", maxLength: META_TAG_LIMITS.content },
        ]}
        renderHelp={({ name }) => {
          const field = fieldOfMetaTag(name);
          if (!field) return null;
          return (
            <Button size="sm" className="self-start" icon={<ArrowRight size={16} />} onClick={() => goTo(field)}>
              {t("head.goToField", { field: t(`names.${field}`) })}
            </Button>
          );
        }}
      />
    </>
  );
}
