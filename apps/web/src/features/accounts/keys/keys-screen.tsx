import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { confirmItIsYou } from "../confirm-it-is-you.ts";
import { keysQuery } from "../queries.ts";
import { KeyTable } from "./key-table.tsx";
import { KeysArt } from "./keys-art.tsx";

const MakeKeyDialog = lazyPart(async () => (await import("./make-key-dialog.tsx")).MakeKeyDialog);

/** Live keys an account may have. */
const MOST_KEYS = 50;

/** Keys for programs that work on the account's behalf. */
export function KeysScreen() {
  const t = useText("accounts");
  const keys = useQuery(keysQuery);
  const [isMaking, setMaking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const items = keys.data?.items;
  const isFull = items !== undefined && items.length >= MOST_KEYS;
  const begin = async (): Promise<void> => {
    setAsking(true);
    try {
      // Asked before the dialog opens: nothing that is typed there can get lost behind the question.
      if (await confirmItIsYou()) setMaking(true);
    } catch (error) {
      toast.error({ title: t("keys.failed"), desc: problemOf(error).message || undefined });
    } finally {
      setAsking(false);
    }
  };
  const create = (
    <Button variant="primary" icon={<Plus size={17} aria-hidden="true" />} isBusy={isAsking} disabled={isFull} onClick={() => void begin()}>
      {t("keys.create")}
    </Button>
  );
  const isEmpty = items?.length === 0;
  return (
    <>
      <SettingsSection
        kind="list"
        title={t("keys.title")}
        text={
          <>
            {t("keys.text")} <TextLink href="/api/openapi.json">{t("keys.docs")}</TextLink>
          </>
        }
        action={items && !isEmpty ? create : undefined}
      >
        {keys.error && !items ? (
          <ProblemState problem={problemOf(keys.error)} onRetry={() => void keys.refetch()} />
        ) : !items ? (
          <ListSkeleton />
        ) : isEmpty ? (
          <EmptyState art={<KeysArt />} title={t("keys.emptyTitle")} text={t("keys.empty")} action={create} />
        ) : (
          <>
            {isFull ? (
              <p className="mb-4 flex items-center gap-2 text-tool text-ink-soft">
                <KeyRound size={16} aria-hidden="true" />
                {t("keys.full", { count: MOST_KEYS })}
              </p>
            ) : null}
            <KeyTable keys={items} />
          </>
        )}
      </SettingsSection>
      {isMaking ? <MakeKeyDialog onClose={() => setMaking(false)} /> : null}
    </>
  );
}
