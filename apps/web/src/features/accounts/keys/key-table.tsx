import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiKey, AREAS } from "@vitrine/contract";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FactTable } from "../../../ui/fact-table.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Moment } from "../../../ui/moment.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { choiceOf } from "./scope-choice.ts";

/** What a key may do, in words: "Páginas (ler e escrever), Leads (ler)". */
function KeyScopes({ scopes }: Pick<ApiKey, "scopes">) {
  const t = useText("accounts");
  const language = useLanguage();
  const choice = choiceOf(scopes);
  const parts = AREAS.flatMap((area) => {
    const right = choice[area];
    return right ? [`${t(`areas.${area}`)} (${t(`rights.${right}`)})`] : [];
  });
  return <span className="text-pretty whitespace-normal">{new Intl.ListFormat(language, { type: "unit" }).format(parts)}</span>;
}

function Expiry({ expiresAt }: Pick<ApiKey, "expiresAt">) {
  const t = useText("accounts");
  const language = useLanguage();
  if (expiresAt === null) return <>{t("keys.never")}</>;
  const at = Date.parse(expiresAt);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  if (at <= Date.now()) return <StatusBadge tone="warning">{t("keys.expired", { date })}</StatusBadge>;
  return <time dateTime={expiresAt}>{date}</time>;
}

/** Keys with what each may do, when it was last used, and the way to end it. */
export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const t = useText("accounts");
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: (id: string) => client.accounts.revokeKey({ id }),
    onSuccess: () => toast.success({ title: t("keys.revoked") }),
    onError: (error) => toast.error({ title: t("keys.revokeFailed"), desc: problemOf(error).message || undefined }),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: api.accounts.keys.key() });
    },
  });
  return (
    <>
      <FactTable
        label={t("keys.title")}
        titleHead={t("keys.name")}
        heads={[t("keys.scopes"), t("keys.created"), t("keys.lastUsed"), t("keys.expires")]}
        actionHead={t("keys.actions")}
        rows={keys.map((key) => ({
          id: key.id,
          title: key.name,
          subtitle: <code className="font-mono text-caption text-ink-faint">{key.hint}…</code>,
          facts: [
            <KeyScopes key="scopes" scopes={key.scopes} />,
            <Moment key="created" iso={key.createdAt} />,
            key.lastUsedAt ? <Moment key="used" iso={key.lastUsedAt} /> : t("keys.neverUsed"),
            <Expiry key="expires" expiresAt={key.expiresAt} />,
          ],
          action: (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("keys.revokeNamed", { name: key.name })}
              onClick={() => {
                setEnding(key);
                setAsking(true);
              }}
            >
              {t("keys.revoke")}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("keys.revokeTitle", { name: ending?.name ?? "" })}
        text={t("keys.revokeText")}
        confirmLabel={t("keys.revoke")}
        isDangerous
        isBusy={revoke.isPending}
        onConfirm={() => {
          if (ending) revoke.mutate(ending.id);
        }}
      />
    </>
  );
}
