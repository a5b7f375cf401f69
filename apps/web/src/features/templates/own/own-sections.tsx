import type { OwnTemplate } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { Moment } from "../../../ui/moment.tsx";
import { OwnTemplateMenu } from "./own-template-menu.tsx";

/** The sections an account has kept. They are put into pages in the editor; here they are named and sorted. */
export function OwnSections({ sections }: { sections: readonly OwnTemplate[] }) {
  const t = useText("templates");
  return (
    <section className="mt-10 max-w-190">
      <h2 className="font-title text-heading font-semibold">{t("own.sections")}</h2>
      <p className="mt-1 mb-4 text-tool text-pretty text-ink-soft">{t("own.sectionsText")}</p>
      <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
        {sections.map((section) => (
          <li key={section.id} className="flex items-center gap-3 py-2 pr-2 pl-4 hover:bg-hover">
            <div className="min-w-0 flex-1">
              <h3 className="truncate text-tool font-semibold">{section.name}</h3>
              <p className="truncate text-caption text-ink-faint">
                {section.category ? `${t(`category.${section.category}`)} · ` : null}
                <Moment iso={section.changedAt} />
              </p>
            </div>
            <OwnTemplateMenu template={section} />
          </li>
        ))}
      </ul>
    </section>
  );
}
