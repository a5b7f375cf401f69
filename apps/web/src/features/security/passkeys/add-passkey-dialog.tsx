import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { refreshSecurity } from "../queries.ts";
import { makePasskey, PasskeyNotMade } from "./make-passkey.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";

/** Names a passkey, has the browser make it, and adds it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText("security");
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: async (name: string) => {
      const { options } = await client.factors.passkeyOptions();
      return client.factors.addPasskey({ name, response: await makePasskey(options) });
    },
    onSuccess: async () => {
      toast.success({ title: t("passkeys.done") });
      await refreshSecurity(queryClient);
      onClose();
    },
  });
  const problem =
    add.error instanceof PasskeyNotMade ? (
      <Notice tone="warning">{add.error.reason === "known" ? t("passkeys.known") : t("passkeys.declined")}</Notice>
    ) : add.error ? (
      <FormProblem problem={problemOf(add.error)} />
    ) : null;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("passkeys.addTitle")} description={t("passkeys.addText")}>
      <PasskeyNameForm
        initial={t("passkeys.suggested")}
        submitLabel={t("passkeys.addSubmit")}
        isBusy={add.isPending}
        problem={problem}
        onName={(name) => add.mutate(name)}
      />
    </Dialog>
  );
}
