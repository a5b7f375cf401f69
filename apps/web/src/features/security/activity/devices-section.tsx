import { useInfiniteQuery } from "@tanstack/react-query";
import type { TrustedDevice } from "@vitrine/contract";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { FactTable } from "../../../ui/fact-table.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { devicesQuery } from "../queries.ts";
import { useSecurityChange } from "../use-security-change.ts";
import { DeviceIcon } from "./device-icon.tsx";
import { Upcoming } from "./upcoming.tsx";
import { useDeviceLabels } from "./use-device-labels.ts";

function DeviceTable({ devices }: { devices: readonly TrustedDevice[] }) {
  const t = useText("security");
  const labelsOf = useDeviceLabels();
  const remove = useSecurityChange((id: string) => client.sessions.removeDevice({ id }), {
    failed: t("failed.device"),
    done: t("devices.removed"),
  });
  return (
    <FactTable
      label={t("devices.title")}
      titleHead={t("device")}
      heads={[t("devices.since"), t("devices.lastUsed"), t("expires")]}
      actionHead={t("actions")}
      rows={devices.map((row) => {
        const { device, country } = labelsOf(row);
        return {
          id: row.id,
          icon: <DeviceIcon device={row.device} />,
          title: device,
          badge: row.isCurrent ? <StatusBadge tone="success">{t("devices.current")}</StatusBadge> : null,
          subtitle: country,
          facts: [
            <Moment key="since" iso={row.since} />,
            <Moment key="used" iso={row.lastUsedAt} />,
            <Upcoming key="expires" iso={row.expiresAt} />,
          ],
          action: (
            <Button
              size="sm"
              variant="quiet"
              isBusy={remove.isPending && remove.variables === row.id}
              aria-label={t("devices.removeNamed", { device })}
              onClick={() => remove.mutate(row.id)}
            >
              {t("devices.remove")}
            </Button>
          ),
        };
      })}
    />
  );
}

/** Devices that are not asked for a second factor, for thirty days each. */
export function DevicesSection() {
  const t = useText("security");
  const devices = useInfiniteQuery(devicesQuery);
  const [isAsking, setAsking] = useState(false);
  const removeAll = useSecurityChange(() => client.sessions.removeDevices(), {
    failed: t("failed.device"),
    done: t("devices.allRemoved"),
  });
  const items = devices.data?.pages.flatMap((page) => page.items);
  return (
    <SettingsSection
      kind="list"
      title={t("devices.title")}
      text={t("devices.text")}
      action={
        items && items.length > 1 ? (
          <Button isBusy={removeAll.isPending} onClick={() => setAsking(true)}>
            {t("devices.removeAll")}
          </Button>
        ) : undefined
      }
    >
      {devices.error && !items ? (
        <InlineProblem problem={problemOf(devices.error)} onRetry={() => void devices.refetch()} />
      ) : !items ? (
        <ListSkeleton />
      ) : items.length === 0 ? (
        <p className="flex items-start gap-3 rounded-lg border border-line bg-surface px-4 py-4 text-tool text-pretty text-ink-soft">
          <ShieldCheck size={18} aria-hidden="true" className="mt-px shrink-0 text-ink-faint" />
          {t("devices.empty")}
        </p>
      ) : (
        <DeviceTable devices={items} />
      )}
      <LoadMore hasMore={devices.hasNextPage} isLoading={devices.isFetchingNextPage} onLoad={() => void devices.fetchNextPage()} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("devices.removeAllTitle")}
        text={t("devices.removeAllText")}
        confirmLabel={t("devices.removeAll")}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          removeAll.mutate();
        }}
      />
    </SettingsSection>
  );
}
