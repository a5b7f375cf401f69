import { useInfiniteQuery } from "@tanstack/react-query";
import type { Session } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { FactTable } from "../../../ui/fact-table.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { sessionsQuery } from "../queries.ts";
import { useSecurityChange } from "../use-security-change.ts";
import { DeviceIcon } from "./device-icon.tsx";
import { spanOf } from "./spans.ts";
import { Upcoming } from "./upcoming.tsx";
import { useDeviceLabels } from "./use-device-labels.ts";

function SessionTable({ sessions }: { sessions: readonly Session[] }) {
  const t = useText("security");
  const language = useLanguage();
  const labelsOf = useDeviceLabels();
  const revoke = useSecurityChange((sessionId: string) => client.sessions.revoke({ sessionId }), {
    failed: t("failed.revoke"),
    done: t("sessions.revoked"),
  });
  return (
    <FactTable
      label={t("sessions.title")}
      titleHead={t("device")}
      heads={[t("sessions.lastActivity"), t("sessions.signedIn"), t("sessions.duration"), t("expires")]}
      actionHead={t("actions")}
      rows={sessions.map((session) => {
        const { device, country } = labelsOf(session);
        return {
          id: session.sessionId,
          icon: <DeviceIcon device={session.device} />,
          title: device,
          badge: (
            <>
              {session.isCurrent ? <StatusBadge tone="success">{t("sessions.current")}</StatusBadge> : null}
              {session.isTrusted ? <StatusBadge tone="neutral">{t("sessions.trusted")}</StatusBadge> : null}
            </>
          ),
          subtitle: country,
          facts: [
            session.isCurrent ? t("now") : <Moment key="activity" iso={session.lastActivityAt} />,
            <Moment key="since" iso={session.signedInAt} />,
            spanOf(session.duration, language) ?? t("sessions.underAMinute"),
            <Upcoming key="expires" iso={session.expiresAt} />,
          ],
          action: session.isCurrent ? undefined : (
            <Button
              size="sm"
              variant="quiet"
              isBusy={revoke.isPending && revoke.variables === session.sessionId}
              aria-label={t("sessions.revokeNamed", { device })}
              onClick={() => revoke.mutate(session.sessionId)}
            >
              {t("sessions.revoke")}
            </Button>
          ),
        };
      })}
    />
  );
}

/** Where the account is logged in, and how to end that. */
export function SessionsSection() {
  const t = useText("security");
  const sessions = useInfiniteQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const revokeAll = useSecurityChange(() => client.sessions.revokeAll(), {
    failed: t("failed.revoke"),
    done: t("sessions.allRevoked"),
  });
  // One's own first: it is what the others are held against.
  const items = sessions.data?.pages.flatMap((page) => page.items).sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const hasOthers = items?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <SettingsSection
      kind="list"
      title={t("sessions.title")}
      text={t("sessions.text")}
      action={
        hasOthers ? (
          <Button isBusy={revokeAll.isPending} onClick={() => setAsking(true)}>
            {t("sessions.revokeAll")}
          </Button>
        ) : undefined
      }
    >
      {sessions.error && !items ? (
        <InlineProblem problem={problemOf(sessions.error)} onRetry={() => void sessions.refetch()} />
      ) : !items ? (
        <ListSkeleton />
      ) : (
        <SessionTable sessions={items} />
      )}
      <LoadMore hasMore={sessions.hasNextPage} isLoading={sessions.isFetchingNextPage} onLoad={() => void sessions.fetchNextPage()} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("sessions.revokeAllTitle")}
        text={t("sessions.revokeAllText")}
        confirmLabel={t("sessions.revokeAllConfirm")}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          revokeAll.mutate();
        }}
      />
    </SettingsSection>
  );
}
