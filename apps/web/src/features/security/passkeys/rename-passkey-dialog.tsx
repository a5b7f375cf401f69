import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@vitrine/contract";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { refreshSecurity } from "../queries.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText("security");
  const queryClient = useQueryClient();
  const rename = useMutation({
    mutationFn: (name: string) => client.factors.renamePasskey({ id: passkey.id, name }),
    onSuccess: async () => {
      await refreshSecurity(queryClient);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("passkeys.renameTitle")}>
      <PasskeyNameForm
        initial={passkey.name}
        submitLabel={t("passkeys.renameSubmit")}
        isBusy={rename.isPending}
        problem={rename.error ? <FormProblem problem={problemOf(rename.error)} /> : null}
        onName={(name) => rename.mutate(name)}
      />
    </Dialog>
  );
}
