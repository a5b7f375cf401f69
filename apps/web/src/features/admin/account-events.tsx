import { useInfiniteQuery } from "@tanstack/react-query";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { Moment } from "../../ui/moment.tsx";
import { EventIds, useDeviceLabels, useEventSentence } from "../security/index.ts";
import { eventsOfQuery } from "./queries.ts";

/** What happened to an account's security: what its owner sees, and what support did. */
export function AccountEvents({ id }: { id: string }) {
  const t = useText("admin");
  const sentenceOf = useEventSentence();
  const labelsOf = useDeviceLabels();
  const events = useInfiniteQuery(eventsOfQuery(id));
  if (events.error && !events.data) return <FormProblem problem={problemOf(events.error)} />;
  if (!events.data) return <Spinner />;
  const items = events.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="text-tool text-ink-soft">{t("events.none")}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {items.map((event) => (
          <li key={event.id} className="py-2.5">
            <p className="text-tool wrap-anywhere">
              {sentenceOf(event)}
              {event.isBySupport ? <span className="text-ink-soft"> · {t("events.bySupport")}</span> : null}
            </p>
            <EventIds event={event} />
            <p className="text-caption text-ink-faint">
              {event.device ? `${labelsOf(event).device} · ` : null}
              {event.country ? `${labelsOf(event).country} · ` : null}
              <Moment iso={event.at} />
            </p>
          </li>
        ))}
      </ol>
      {events.hasNextPage ? (
        <div className="pt-3">
          <Button size="sm" isBusy={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
            {t("events.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
