import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Page, PageSchedule } from "@vitrine/contract";
import { CalendarClock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { exactMoment, writtenMoment, zoneName } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { Button } from "../../../ui/button/button.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { usePlanGuard } from "../../billing/index.ts";
import { scheduleQuery } from "../queries.ts";
import { fieldOf, inBrasilia, momentOf } from "./local-time.ts";

/** When a page goes on the air and off it by itself. */
export function ScheduleSection({ page }: { page: Page }) {
  const t = useText("publishing");
  const mayEdit = useHasRole("editor");
  const schedule = useQuery(scheduleQuery(page.id));
  if (!schedule.data) {
    return schedule.error ? (
      <InlineProblem problem={problemOf(schedule.error)} onRetry={() => void schedule.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  const { publish, unpublish, problem } = schedule.data;
  return (
    <div className="flex flex-col gap-5">
      {problem ? <MissedTime problem={problem} /> : null}
      {mayEdit ? (
        // Another time that was set meanwhile is another form.
        <ScheduleForm key={`${publish?.at} ${unpublish?.at}`} page={page} schedule={schedule.data} />
      ) : publish || unpublish ? (
        <SetTimes schedule={schedule.data} />
      ) : (
        <p className="text-tool text-ink-soft">{t("schedule.none")}</p>
      )}
    </div>
  );
}

function MissedTime({ problem: { what, at, message } }: { problem: NonNullable<PageSchedule["problem"]> }) {
  const t = useText("publishing");
  const language = useLanguage();
  return (
    <Notice tone="warning" title={t(`schedule.missed.${what}`, { at: exactMoment(at, language) })}>
      {message}
    </Notice>
  );
}

function SetTimes({ schedule: { publish, unpublish } }: { schedule: PageSchedule }) {
  const t = useText("publishing");
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-1 text-tool">
      {publish ? <li>{t("schedule.set.publish", { at: exactMoment(publish.at, language) })}</li> : null}
      {unpublish ? <li>{t("schedule.set.unpublish", { at: exactMoment(unpublish.at, language) })}</li> : null}
    </ul>
  );
}

function ScheduleForm({ page, schedule: { publish, unpublish } }: { page: Page; schedule: PageSchedule }) {
  const t = useText("publishing");
  const queryClient = useQueryClient();
  const mayBegin = usePlanGuard();
  const before = { publishAt: fieldOf(publish?.at ?? null), unpublishAt: fieldOf(unpublish?.at ?? null) };
  const [typed, setTyped] = useState(before);
  const save = useMutation({
    // What was not touched stays to the millisecond.
    mutationFn: (times: { publishAt?: string | null; unpublishAt?: string | null }) =>
      client.publishing.schedule({ id: page.id, ...times }),
    onSuccess: (saved) => {
      queryClient.setQueryData(scheduleQuery(page.id).queryKey, saved);
      toast.success({ title: saved.publish || saved.unpublish ? t("schedule.saved") : t("schedule.cleared") });
      void queryClient.invalidateQueries({ queryKey: api.pages.key() });
    },
  });
  const problem = save.error ? problemOf(save.error) : null;
  const atField = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const isSame = typed.publishAt === before.publishAt && typed.unpublishAt === before.unpublishAt;
  const changed = (names: readonly ("publishAt" | "unpublishAt")[], next: typeof typed) =>
    Object.fromEntries(names.filter((name) => next[name] !== before[name]).map((name) => [name, momentOf(next[name])]));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isSame || save.isPending || !mayBegin("publish")) return;
    save.mutate(changed(["publishAt", "unpublishAt"], typed));
  };
  const change = (name: "publishAt" | "unpublishAt", value: string): void => {
    setTyped((known) => ({ ...known, [name]: value }));
    save.reset();
  };
  const hasTime = before.publishAt !== "" || before.unpublishAt !== "";
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={send}>
      <TextField
        type="datetime-local"
        label={page.status === "published" ? t("schedule.publishChangesAt") : t("schedule.publishAt")}
        value={typed.publishAt}
        error={atField("publishAt")}
        hint={<TimeHint typed={typed.publishAt} by={publish?.by} />}
        onChange={(event) => change("publishAt", event.target.value)}
      />
      <TextField
        type="datetime-local"
        label={t("schedule.unpublishAt")}
        value={typed.unpublishAt}
        error={atField("unpublishAt")}
        hint={<TimeHint typed={typed.unpublishAt} by={unpublish?.by} />}
        onChange={(event) => change("unpublishAt", event.target.value)}
      />
      <p className="text-caption text-pretty text-ink-faint">{t("schedule.asItIs")}</p>
      {problem && problem.fields.length === 0 ? <FormProblem problem={problem} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" icon={<CalendarClock size={16} aria-hidden="true" />} isBusy={save.isPending} disabled={isSame}>
          {hasTime ? t("schedule.change") : t("schedule.action")}
        </Button>
        {hasTime ? (
          <Button
            variant="quiet"
            onClick={() => {
              if (!save.isPending && mayBegin("publish")) save.mutate({ publishAt: null, unpublishAt: null });
            }}
          >
            {t("schedule.clear")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** The time in words, whose clock it goes by, and who set it. */
function TimeHint({ typed, by }: { typed: string; by: string | null | undefined }) {
  const t = useText("publishing");
  const language = useLanguage();
  const at = momentOf(typed);
  if (at === null) return <>{zoneName(language, new Date())}</>;
  const there = inBrasilia(at, language);
  return (
    <>
      <span className="text-ink-soft">{writtenMoment(at, language)}</span>
      {` · ${zoneName(language, new Date(at))}`}
      {there ? ` · ${t("schedule.brasilia", { at: there })}` : ""}
      {by ? ` · ${t("schedule.by", { name: by })}` : ""}
    </>
  );
}
