import { useQuery } from "@tanstack/react-query";
import type { Passkey } from "@vitrine/contract";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { confirmItIsYou } from "../../accounts/index.ts";
import { factorsQuery } from "../queries.ts";
import { canMakePasskeys } from "./make-passkey.ts";
import { PasskeyRow } from "./passkey-row.tsx";

const AddPasskeyDialog = lazyPart(async () => (await import("./add-passkey-dialog.tsx")).AddPasskeyDialog);

/** Passkeys an account may have. */
const MOST = 20;

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useText("security");
  if (passkeys.length === 0) {
    return (
      <p className="flex items-start gap-3 rounded-lg border border-line bg-surface px-4 py-4 text-tool text-ink-soft">
        <KeyRound size={18} aria-hidden="true" className="mt-px shrink-0 text-ink-faint" />
        {t("passkeys.empty")}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}

/** Passkeys: what one logs in with instead of a password. */
export function PasskeysSection() {
  const t = useText("security");
  const factors = useQuery(factorsQuery);
  const [isAdding, setAdding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const passkeys = factors.data?.passkeys;
  const begin = async (): Promise<void> => {
    setAsking(true);
    try {
      if (await confirmItIsYou()) setAdding(true);
    } catch (error) {
      toast.error({ title: t("failed.update"), desc: problemOf(error).message || undefined });
    } finally {
      setAsking(false);
    }
  };
  return (
    <SettingsSection title={t("passkeys.title")} text={t("passkeys.text")}>
      {factors.error && !passkeys ? (
        <InlineProblem problem={problemOf(factors.error)} onRetry={() => void factors.refetch()} />
      ) : !passkeys ? (
        <Skeleton className="h-14 w-full" />
      ) : (
        <div className="flex flex-col gap-4">
          <PasskeyList passkeys={passkeys} />
          {!canMakePasskeys() ? (
            <Notice tone="neutral">{t("passkeys.cannot")}</Notice>
          ) : passkeys.length >= MOST ? (
            <p className="text-tool text-ink-soft">{t("passkeys.full", { count: MOST })}</p>
          ) : (
            <div>
              <Button icon={<Plus size={17} aria-hidden="true" />} isBusy={isAsking} onClick={() => void begin()}>
                {t("passkeys.add")}
              </Button>
            </div>
          )}
        </div>
      )}
      {isAdding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
    </SettingsSection>
  );
}
