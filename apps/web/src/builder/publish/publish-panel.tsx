import { CalendarClock, CircleCheck, CircleDashed, ExternalLink, Globe, History } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Moment } from "../../ui/moment.tsx";
import { useBuilder } from "../builder-context.ts";
import { useFrame } from "../frame/frame-view.ts";
import { WeightBreakdown } from "../header/weight/weight-breakdown.tsx";
import { useReview } from "../review/page-review-provider.tsx";
import { useSaveState } from "../save/autosave-context.ts";
import { DownloadSection } from "./download/download-section.tsx";
import { publicationState } from "./publication-state.ts";

/** What visitors have of the page, where, and what it weighs. */
export function PublishPanel() {
  const t = useText("builder");
  const tPanel = useText("publish");
  const frame = useFrame();
  const { publication, liveUrl, siteAddress, slug, publishingPath } = useBuilder();
  const { review } = useReview();
  const state = publicationState(publication, useSaveState());
  return (
    <div className="flex flex-col gap-5 p-4">
      <section className="flex flex-col gap-2" aria-live="polite">
        <State state={state} />
        {publication ? (
          <p className="text-caption text-ink-soft">
            {tPanel("at")} <Moment iso={publication.at} />
          </p>
        ) : null}
        <p className="text-tool text-pretty text-ink-soft">{tPanel(`text.${state}`)}</p>
      </section>
      <section className="flex flex-col gap-1.5">
        <h3 className="text-tool font-semibold">{t("publish.address")}</h3>
        <p className="flex items-start gap-2 rounded-md bg-sunken px-3 py-2 text-tool">
          <Globe size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-faint" />
          <span className="min-w-0 wrap-anywhere">
            {siteAddress}/{slug}
          </span>
        </p>
        <p className="text-caption text-ink-faint">{tPanel("addressHint")}</p>
      </section>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Globe size={15} />} onClick={() => frame.open({ type: "publish" })}>
          {tPanel(`action.${state}`)}
        </Button>
        {liveUrl ? (
          <a href={liveUrl} target="_blank" rel="noopener" className={buttonClass("quiet", "sm")}>
            <ExternalLink size={15} aria-hidden="true" />
            {t("publish.visit")}
          </a>
        ) : null}
      </div>
      <a href={publishingPath} target="_blank" rel="noopener" className={`self-start ${buttonClass("quiet", "sm")}`}>
        <CalendarClock size={15} aria-hidden="true" />
        {tPanel("more")}
      </a>
      <DownloadSection />
      {review ? (
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h3 className="text-tool font-semibold">{t("weight.title")}</h3>
          <WeightBreakdown review={review} />
        </section>
      ) : null}
    </div>
  );
}

const LOOKS: Readonly<Record<ReturnType<typeof publicationState>, { readonly tone: string; readonly icon: ReactNode }>> = {
  never: { tone: "text-ink-soft", icon: <CircleDashed size={16} aria-hidden="true" /> },
  current: { tone: "text-success", icon: <CircleCheck size={16} aria-hidden="true" /> },
  behind: { tone: "text-warning", icon: <History size={16} aria-hidden="true" /> },
};

function State({ state }: { readonly state: ReturnType<typeof publicationState> }) {
  const tPanel = useText("publish");
  const { tone, icon } = LOOKS[state];
  return (
    <h2 className={`flex items-center gap-2 text-tool font-semibold ${tone}`}>
      {icon}
      {tPanel(`state.${state}`)}
    </h2>
  );
}
