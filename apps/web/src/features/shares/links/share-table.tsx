import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Share, ShareState } from "@vitrine/contract";
import { Copy, ExternalLink, Trash2 } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { exactMoment } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useCopy } from "../../../ui/button/use-copy.ts";
import { FactTable } from "../../../ui/fact-table.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import type { Tone } from "../../../ui/feedback/tone.ts";
import { Moment } from "../../../ui/moment.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";

const TONES = { active: "success", expired: "warning", deleted: "neutral" } as const satisfies Record<ShareState, Tone>;

/** Links with how often each was used, until when it is open, and the way to end it. */
export function ShareTable({ shares }: { shares: readonly Share[] }) {
  const t = useText("shares");
  const language = useLanguage();
  const copy = useCopy();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<Share | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: ({ pageId, id }: Share) => client.shares.remove({ id: pageId, shareId: id }),
    onSuccess: () => toast.success({ title: t("deleted") }),
    onError: (error) => toast.error({ title: t("deleteFailed"), desc: problemOf(error).message || undefined }),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: api.shares.list.key() });
    },
  });
  const actions = (share: Share, url: string) => (
    <div className="flex justify-end gap-1 max-wide:justify-start">
      {share.state === "active" ? (
        <>
          <IconButton label={t("copyLink")} icon={<Copy size={16} />} size="sm" onClick={() => void copy(url)} />
          <IconButton
            label={t("openLink")}
            icon={<ExternalLink size={16} />}
            size="sm"
            onClick={() => window.open(url, "_blank", "noreferrer")}
          />
        </>
      ) : null}
      <IconButton
        label={t("deleteLink")}
        icon={<Trash2 size={16} />}
        size="sm"
        onClick={() => {
          setEnding(share);
          setAsking(true);
        }}
      />
    </div>
  );
  return (
    <>
      <FactTable
        label={t("links")}
        titleHead={t("link")}
        heads={[t("copies"), t("created"), t("expires")]}
        actionHead={t("actions")}
        rows={shares.map((share) => ({
          id: share.id,
          title: share.url ? share.url.replace(/^https?:\/\//, "") : t("gone"),
          badge: <StatusBadge tone={TONES[share.state]}>{t(`states.${share.state}`)}</StatusBadge>,
          facts: [
            new Intl.NumberFormat(language).format(share.copies),
            <Moment key="created" iso={share.createdAt} />,
            <time key="expires" dateTime={share.expiresAt}>
              {exactMoment(share.expiresAt, language)}
            </time>,
          ],
          action: share.url ? actions(share, share.url) : undefined,
        }))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("deleteTitle")}
        text={t("deleteText")}
        confirmLabel={t("deleteLink")}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => {
          if (ending) remove.mutate(ending);
        }}
      />
    </>
  );
}
