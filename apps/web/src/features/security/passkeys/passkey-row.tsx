import type { Passkey } from "@vitrine/contract";
import { KeyRound, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { useSecurityChange } from "../use-security-change.ts";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";

/** One passkey: its name, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useText("security");
  const [isRenaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const remove = useSecurityChange(() => client.factors.removePasskey({ id }), {
    failed: t("failed.passkeyRemove"),
    done: t("passkeys.removed"),
  });
  return (
    <li className="flex items-center gap-3 py-2.5 pr-2 pl-4">
      <KeyRound size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="text-tool font-semibold wrap-anywhere">{name}</p>
        <p className="text-caption text-ink-faint">
          {t("passkeys.added")} <Moment iso={createdAt} /> ·{" "}
          {lastUsedAt ? (
            <>
              {t("passkeys.used")} <Moment iso={lastUsedAt} />
            </>
          ) : (
            t("passkeys.neverUsed")
          )}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton size="sm" label={t("passkeys.rename", { name })} icon={<Pencil size={16} />} onClick={() => setRenaming(true)} />
        <IconButton
          size="sm"
          label={t("passkeys.remove", { name })}
          icon={<Trash2 size={16} />}
          aria-busy={remove.isPending || undefined}
          disabled={remove.isPending}
          onClick={() => setAsking(true)}
        />
      </div>
      {isRenaming ? <RenamePasskeyDialog passkey={passkey} onClose={() => setRenaming(false)} /> : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("passkeys.removeTitle", { name })}
        text={t("passkeys.removeText")}
        confirmLabel={t("passkeys.removeConfirm")}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
    </li>
  );
}
