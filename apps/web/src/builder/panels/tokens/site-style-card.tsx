import { adoptSiteStyle, leaveSiteStyle, sameJson, type TokenRecord } from "@vitrine/document";
import { Globe } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import type { SiteStyleNow } from "../../site-style/site-styles.ts";
import { useSiteStyle } from "../../site-style/use-site-style.ts";
import { useAllTokens } from "../use-tokens.ts";
import { SaveSiteStyleDialog } from "./save-site-style-dialog.tsx";

/** How the page stands to its site's style, and the ways between them. */
export function SiteStyleCard() {
  const t = useText("builder");
  const editor = useEditor();
  const tokens = useAllTokens();
  const site = useSiteStyle();
  const [isSaving, setSaving] = useState(false);
  const { style } = site;
  return (
    <section aria-label={t("siteStyle.title")} className="mx-4 flex flex-col gap-2 rounded-md border border-line bg-sunken p-3">
      <h3 className="flex items-center gap-2 text-tool font-semibold">
        <Globe size={15} aria-hidden="true" className="text-ink-faint" />
        {t("siteStyle.title")}
      </h3>
      {style ? (
        <Standing
          style={style}
          tokens={tokens}
          onUse={() => editor.run(adoptSiteStyle(style.tokens))}
          onLeave={() => editor.run(leaveSiteStyle())}
          onSave={() => setSaving(true)}
        />
      ) : site.problem === null ? (
        <>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-8 w-2/3" />
        </>
      ) : (
        <>
          <p role="alert" className="text-caption text-danger">
            {site.problem}
          </p>
          <Button size="sm" className="w-fit" onClick={site.read}>
            {t("siteStyle.tryAgain")}
          </Button>
        </>
      )}
      {style?.update ? <Update update={style.update} isRunning={site.isRunning} /> : null}
      {isSaving && style ? (
        <SaveSiteStyleDialog
          style={style}
          onSaved={(saved) => {
            site.show(saved);
            editor.run(adoptSiteStyle(saved.tokens));
            setSaving(false);
          }}
          onStale={site.read}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </section>
  );
}

interface StandingProps {
  readonly style: SiteStyleNow;
  readonly tokens: readonly TokenRecord[];
  onUse(): void;
  onLeave(): void;
  onSave(): void;
}

function Standing({ style, tokens, onUse, onLeave, onSave }: StandingProps) {
  const t = useText("builder");
  const followed = tokens.filter(({ site }) => site);
  const isSame = (one: TokenRecord): boolean => followed.some((token) => sameJson(token, { ...one, site: true }));
  const apart = tokens.length - followed.length + style.tokens.filter((one) => !tokens.some(({ id }) => id === one.id)).length;
  const isBehind = followed.length > 0 && style.tokens.some((one) => followed.some(({ id }) => id === one.id) && !isSame(one));
  const said =
    style.version === 0
      ? t("siteStyle.none")
      : followed.length === 0
        ? t("siteStyle.own")
        : apart > 0
          ? t("siteStyle.apart", { count: apart })
          : t("siteStyle.follows");
  const isUseOffered = style.version > 0 && (followed.length === 0 || apart > 0 || isBehind);
  const isSaveOffered = style.version === 0 || followed.length === 0 || apart > 0;
  return (
    <>
      <p className="text-caption text-ink-soft">{said}</p>
      <div className="flex flex-wrap gap-1.5">
        {isUseOffered ? (
          <Button size="sm" onClick={onUse}>
            {t("siteStyle.use")}
          </Button>
        ) : null}
        {isSaveOffered ? (
          <Button size="sm" onClick={onSave}>
            {t("siteStyle.save")}
          </Button>
        ) : null}
        {followed.length > 0 ? (
          <Button size="sm" variant="quiet" onClick={onLeave}>
            {t("siteStyle.leave")}
          </Button>
        ) : null}
      </div>
    </>
  );
}

interface UpdateProps {
  readonly update: NonNullable<SiteStyleNow["update"]>;
  readonly isRunning: boolean;
}

/** How far the pages are that a save changes, and those that stay as they were. */
function Update({ update: { pages, done, refused }, isRunning }: UpdateProps) {
  const t = useText("builder");
  const text = t("siteStyle.progress", { done, count: pages });
  return (
    <div className="flex flex-col gap-1.5">
      <p role="status" className={isRunning ? "text-caption text-ink-soft" : "sr-only"}>
        {isRunning ? text : refused.length === 0 ? t("siteStyle.done") : ""}
      </p>
      {isRunning ? <ProgressBar label={t("siteStyle.title")} share={pages === 0 ? 1 : done / pages} text={text} /> : null}
      {refused.length > 0 ? (
        <div className="text-caption">
          <p className="font-medium text-warning">{t("siteStyle.refused", { count: refused.length })}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ pageId, title, message }) => (
              <li key={pageId} className="text-ink-soft wrap-anywhere">
                <span className="font-medium text-ink">{title}</span>: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
