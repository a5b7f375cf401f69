import { useInfiniteQuery } from "@tanstack/react-query";
import type { SecurityEvent } from "@vitrine/contract";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { eventsQuery } from "../queries.ts";
import { EVENT_ICONS } from "./event-icons.ts";
import { EventIds } from "./event-ids.tsx";
import { useDeviceLabels } from "./use-device-labels.ts";
import { useEventSentence } from "./use-event-sentence.ts";

function EventRow({ event }: { event: SecurityEvent }) {
  const t = useText("security");
  const sentenceOf = useEventSentence();
  const labelsOf = useDeviceLabels();
  const { device, country } = labelsOf(event);
  const Icon = EVENT_ICONS[event.kind];
  // What is not known of an event goes unsaid: an operator's command comes from no browser and no country.
  const where = [event.device ? device : null, event.country ? country : null];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon
        size={18}
        aria-hidden="true"
        className={event.kind === "log_in_failed" ? "mt-px shrink-0 text-warning" : "mt-px shrink-0 text-ink-faint"}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-tool wrap-anywhere">
            {sentenceOf(event)}
            {event.isBySupport ? <StatusBadge tone="info">{t("bySupport")}</StatusBadge> : null}
          </p>
          <EventIds event={event} />
        </div>
        <p className="text-caption text-ink-faint">
          {where.filter((part) => part !== null).map((part) => `${part} · `)}
          <Moment iso={event.at} />
        </p>
      </div>
    </li>
  );
}

/** What happened to the account's security, newest first. */
export function EventsSection() {
  const t = useText("security");
  const events = useInfiniteQuery(eventsQuery);
  const items = events.data?.pages.flatMap((page) => page.items);
  return (
    <SettingsSection kind="list" title={t("log.title")} text={t("log.text")}>
      {events.error && !items ? (
        <InlineProblem problem={problemOf(events.error)} onRetry={() => void events.refetch()} />
      ) : !items ? (
        <ListSkeleton />
      ) : items.length === 0 ? (
        <p className="text-tool text-ink-soft">{t("log.empty")}</p>
      ) : (
        <ol aria-label={t("log.title")} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      {events.hasNextPage ? (
        <div className="flex justify-center pt-6">
          <Button isBusy={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {t("log.more")}
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}
