import type { Problem } from "../../../platform/calls/problem.ts";
import { useRetryWhenBack } from "../../../platform/calls/use-retry-when-back.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";

export interface SaveBarProps {
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly failure: Problem | null;
  /** Tries again, once that may be of use. */
  onRetry(): void;
  onDiscard(): void;
}

/** Stands at the foot of the screen for as long as something is not saved. */
export function SaveBar({ isSaving, failure, onRetry, onDiscard }: SaveBarProps) {
  const t = useText("pages");
  return (
    <section
      aria-label={t("settings.unsaved")}
      className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-col gap-3 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:mx-0 desktop:mb-4 desktop:rounded-lg desktop:border"
    >
      {failure ? <Failure problem={failure} onRetry={onRetry} /> : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="flex min-w-0 flex-1 items-center gap-2 text-tool text-ink-soft max-desktop:basis-full">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-pill bg-manga" />
          {t("settings.unsaved")}
        </p>
        <Button onClick={onDiscard}>{t("settings.discard")}</Button>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t("settings.save")}
        </Button>
      </div>
    </section>
  );
}

function Failure({ problem, onRetry }: { readonly problem: Problem; onRetry(): void }) {
  useRetryWhenBack(problem, onRetry);
  return <FormProblem problem={problem} />;
}
