import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@vitrine/contract";
import { client } from "../../platform/client.ts";
import { problemOf } from "../../platform/problem.ts";
import { useText } from "../../platform/use-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { refreshSecurity } from "./queries.ts";

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
