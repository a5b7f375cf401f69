import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Domain } from "@vitrine/contract";
import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useCountdown } from "../../../platform/forms/use-countdown.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Moment } from "../../../ui/moment.tsx";
import { domainQuery } from "../queries.ts";
import { spokenWait } from "./spoken-wait.ts";
import { summaryOf } from "./summary-of.ts";

/** Milliseconds between two presses: sooner than that nothing at a provider has changed. */
const PAUSE_MS = 10_000;
/** Seconds that are counted down one by one; a longer wait is told in minutes, now and then. */
const COUNTED_S = 90;
/** Milliseconds between two tellings of those. */
const TOLD_MS = 30_000;

export interface LookAgainProps {
  readonly domain: Domain;
  /** Told of every refusal but to wait. */
  readonly onRefused: (error: unknown) => void;
}

/** Has the entries looked at now, and waits before it may be pressed again. */
export function LookAgain({ domain, onRefused }: LookAgainProps) {
  const t = useText("domains");
  const queryClient = useQueryClient();
  const [until, setUntil] = useState<number | null>(null);
  const seconds = useCountdown(until);
  const look = useMutation({
    mutationFn: () => client.domains.verify({ id: domain.id }),
    onSuccess: (looked) => {
      queryClient.setQueryData(domainQuery(domain.id).queryKey, looked);
      void queryClient.invalidateQueries({ queryKey: api.domains.list.key() });
      setUntil(Date.now() + PAUSE_MS);
      if (looked.state === "completed") toast.success({ title: t("look.completed"), desc: looked.spokenName });
      else toast.warning({ title: t("look.result"), desc: summaryOf(looked, t) });
    },
    onError: (error) => {
      const { code, retrySeconds = 0 } = problemOf(error);
      if (code === "TOO_MANY_REQUESTS" && retrySeconds > 0) setUntil(Date.now() + retrySeconds * 1000);
      else onRefused(error);
    },
  });
  return (
    <Button
      variant={domain.state === "completed" ? "secondary" : "primary"}
      icon={<RefreshCw size={17} aria-hidden="true" />}
      isBusy={look.isPending}
      aria-disabled={seconds > 0 || undefined}
      onClick={() => {
        if (seconds > 0) return;
        look.mutate();
      }}
    >
      {look.isPending ? t("look.busy") : seconds > 0 ? t("look.wait", { seconds }) : t("look.again")}
    </Button>
  );
}

/** When the entries were looked at last, and when that happens by itself again. */
export function LookTimes({ domain: { checkedAt, nextCheckAt, state } }: { readonly domain: Domain }) {
  const t = useText("domains");
  const language = useLanguage();
  const next = nextCheckAt === null ? null : Date.parse(nextCheckAt);
  const wait = next === null ? 0 : (next - Date.now()) / 1000;
  const seconds = useCountdown(wait < COUNTED_S ? next : null);
  const [, tick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => tick((ticks) => ticks + 1), TOLD_MS);
    return () => clearInterval(ticking);
  }, []);
  const isOwner = useHasRole("owner");
  const left = wait < COUNTED_S ? seconds : wait;
  const when = left > 0 ? spokenWait(left, language) : t("look.now");
  return (
    <p className="text-tool text-pretty text-ink-soft">
      {checkedAt === null ? (
        t("look.never")
      ) : (
        <>
          {t("look.last")} <Moment iso={checkedAt} />
        </>
      )}
      {nextCheckAt === null && state === "completed" ? null : " · "}
      {nextCheckAt !== null ? (
        <span className="tabular-nums">{t("look.next", { when })}</span>
      ) : state === "completed" ? null : (
        t(isOwner ? "look.ended" : "look.endedForOthers")
      )}
    </p>
  );
}
