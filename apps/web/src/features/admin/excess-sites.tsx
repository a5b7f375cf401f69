import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { exactMoment } from "../../platform/language/moments.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { InlineProblem } from "../../ui/feedback/inline-problem.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { useAccountChange } from "./use-account-change.ts";

/** Sites that an account's plan has no room for, and whether support knows of them. */
export function ExcessSites({ id }: { id: string }) {
  const t = useText("admin");
  const language = useLanguage();
  const excess = useQuery(api.sites.excess.queryOptions({ input: { id } }));
  const hold = useAccountChange(client.sites.holdExcess, t("excess.done"), t("excess.failed"));
  if (excess.error && !excess.data) return <InlineProblem problem={problemOf(excess.error)} onRetry={() => void excess.refetch()} />;
  if (!excess.data) return <Skeleton className="h-10 w-full" />;
  const { items, isHeld } = excess.data;
  if (items.length === 0) return <p className="text-tool text-ink-soft">{t("excess.none")}</p>;
  return (
    <>
      <ul className="mb-3 text-tool">
        {items.map(({ id: siteId, name, since, offlineAt }) => (
          <li key={siteId} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 truncate">{name}</span>
            <span className="shrink-0 text-ink-soft">
              {offlineAt
                ? t("excess.offlineSince", { at: exactMoment(offlineAt, language) })
                : t("excess.toldAt", { at: exactMoment(since, language) })}
            </span>
          </li>
        ))}
      </ul>
      <Switch
        label={t("excess.hold")}
        checked={isHeld}
        isDisabled={hold.isPending}
        onCheckedChange={(holds) => hold.mutate({ id, isHeld: holds })}
      />
      <p className="mt-1 text-caption text-pretty text-ink-faint">{t("excess.holdHint")}</p>
    </>
  );
}
