import { IMAGE_DOMAIN_MS, type ImageDomain } from "@vitrine/contract";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

const STEPS = ["entries", "certificate", "pages"] as const;
const TICK_MS = 1_000;

/** How many of the steps are done. */
function doneOf({ stage, step }: ImageDomain): number {
  if (stage === "active") return STEPS.length;
  if (step === null) return 0;
  return step === "certificate" ? 1 : 2;
}

/** Seconds since an image domain's entries were found, counted while somebody looks. */
function useElapsed(since: string | null, isCounting: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isCounting) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isCounting]);
  return since === null ? 0 : Math.max(0, now - Date.parse(since)) / 1000;
}

/** The way of an image domain into service: its entries, its certificate, its pages; at most five minutes once the entries are right. */
export function CreationProgress({ image }: { readonly image: ImageDomain }) {
  const t = useText("domains");
  const isCreating = image.stage === "creating";
  const elapsed = useElapsed(image.domain.completedAt, isCreating);
  const done = doneOf(image);
  const byTime = Math.min(1, (elapsed * 1000) / IMAGE_DOMAIN_MS);
  // A step that is done is worth a third; within one the bar goes on slowly, and never to its end.
  const share = isCreating ? Math.min((done + 0.9 * byTime) / STEPS.length, 0.97) : done / STEPS.length;
  const minutes = Math.floor(elapsed / 60);
  const seconds = String(Math.floor(elapsed % 60)).padStart(2, "0");
  return (
    <section aria-label={t("images.steps.title")} className="rounded-lg border border-line bg-surface p-4">
      <ol className="flex flex-col gap-3 wide:flex-row wide:gap-6">
        {STEPS.map((step, at) => {
          const isDone = at < done;
          const isNow = at === done && image.stage !== "failed";
          return (
            <li key={step} aria-current={isNow ? "step" : undefined} className="flex min-w-0 flex-1 gap-3">
              <span
                aria-hidden="true"
                className={clsx(
                  "grid size-7 shrink-0 place-items-center rounded-pill text-caption font-semibold tabular-nums",
                  isDone ? "bg-success-soft text-success" : isNow ? "bg-mar text-on-mar" : "bg-sunken text-ink-faint",
                )}
              >
                {isDone ? <Check size={16} /> : at + 1}
              </span>
              <div className="min-w-0">
                <p className="flex min-h-7 items-center text-tool font-semibold">{t(`images.steps.${step}`)}</p>
                <p className="text-tool text-pretty text-ink-soft">{t(isDone ? `images.steps.${step}Done` : `images.steps.${step}Text`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
      {isCreating ? (
        <div className="mt-4 flex flex-col gap-2">
          <ProgressBar label={t("images.steps.title")} share={share} text={t("images.steps.spoken", { done, all: STEPS.length })} />
          <p className="text-tool text-ink-soft tabular-nums">{t("images.steps.time", { elapsed: `${minutes}:${seconds}` })}</p>
        </div>
      ) : null}
    </section>
  );
}
