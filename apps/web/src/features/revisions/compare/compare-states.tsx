import { useQuery } from "@tanstack/react-query";
import type { Revision } from "@vitrine/contract";
import { clsx } from "clsx";
import { useCallback, useEffect, useMemo, useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { publisherWords } from "../history/changed-words.ts";
import { stateQuery } from "../queries.ts";
import { ChangeSteps } from "./change-steps.tsx";
import { type ChangeKind, comparePages } from "./compare-pages.ts";
import { StateFrame } from "./state-frame.tsx";
import { stateName } from "./state-name.ts";
import type { useRestore } from "./use-restore.ts";
import { useScrolledTogether } from "./use-scrolled-together.ts";

export interface CompareStatesProps {
  readonly pageId: string;
  readonly pageTitle: string;
  readonly revision: Revision;
  /** The later state it stands beside; the page as it is now without. */
  readonly beside: Revision | undefined;
  /** What may be brought back of it; null for somebody who may only look. */
  readonly deeds: ReturnType<typeof useRestore> | null;
}

const EARLIER: readonly ChangeKind[] = ["removed", "changed", "moved"];
const LATER: readonly ChangeKind[] = ["added", "changed", "moved"];

/** Two states of a page side by side, scrolled together, with what differs marked; one after the other where there is no room for two. */
export function CompareStates({ pageId, pageTitle, revision, beside, deeds }: CompareStatesProps) {
  const t = useText("revisions");
  const language = useLanguage();
  const [side, setSide] = useState<"earlier" | "later">("earlier");
  const [step, setStep] = useState<number | null>(null);
  const together = useScrolledTogether();
  const earlier = useQuery(stateQuery(pageId, revision.id));
  const later = useQuery(stateQuery(pageId, beside?.id));
  const [one, other] = [earlier.data, later.data];
  const comparison = useMemo(() => (one && other ? comparePages(one.page, other.page) : null), [one, other]);
  const changes = comparison?.changes;
  const current = step === null ? undefined : changes?.[step];
  const { show } = together;
  const go = useCallback(
    (by: 1 | -1): void => {
      const count = changes?.length ?? 0;
      if (count === 0) return;
      const next = step === null ? (by === 1 ? 0 : count - 1) : (step + by + count) % count;
      const change = changes?.[next];
      setStep(next);
      if (!change) return;
      if (change.kind === "added") setSide("later");
      if (change.kind === "removed") setSide("earlier");
      show(change.id);
    },
    [changes, step, show],
  );
  const onKey = useCallback(
    (event: KeyboardEvent): void => {
      if (!event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      go(event.key === "ArrowDown" ? 1 : -1);
    },
    [go],
  );
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onKey]);
  const failed = [earlier, later].find(({ error }) => error);
  if (failed) return <ProblemState problem={problemOf(failed.error)} onRetry={() => void failed.refetch()} />;
  const states = [
    { key: "earlier", name: stateName(revision, t, language), of: revision, state: one, kinds: EARLIER },
    { key: "later", name: stateName(beside, t, language), of: beside, state: other, kinds: LATER },
  ] as const;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ChangeSteps comparison={comparison} step={step} onGo={go} revisionId={revision.id} current={current} deeds={deeds} />
      <div className="flex justify-center border-b border-line py-2 wide:hidden">
        <SegmentedControl
          label={t("show")}
          value={side}
          onValueChange={setSide}
          options={[
            { value: "earlier", label: t("before") },
            { value: "later", label: t("after") },
          ]}
        />
      </div>
      <div className="grid min-h-0 flex-1 gap-px bg-line wide:grid-cols-2">
        {states.map(({ key, name, of, state, kinds }, place) => (
          <section
            key={key}
            aria-label={name}
            className={clsx("flex min-h-0 min-w-0 flex-col bg-paper", key !== side && "max-wide:hidden")}
          >
            <div className="flex gap-2 border-b border-line px-4 py-2 text-caption text-ink-soft">
              <h2 className="max-w-full shrink-0 truncate font-semibold">{name}</h2>
              {of?.publishedBy ? <p className="min-w-0 truncate">{publisherWords(of, t)}</p> : null}
            </div>
            {state ? (
              <StateFrame
                key={state.at}
                page={state.page}
                title={t("frame.of", { state: name, title: pageTitle })}
                pageTitle={pageTitle}
                stateKey={state.at}
                changes={changes?.filter(({ kind }) => kinds.includes(kind)) ?? []}
                currentId={current?.id}
                place={place}
                together={together}
                onKey={onKey}
              />
            ) : (
              <Skeleton className="size-full" />
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
