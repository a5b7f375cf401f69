import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../platform/client.ts";
import { problemOf } from "../../platform/problem.ts";
import { useText } from "../../platform/use-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.ts";
import { makePasskey, PasskeyNotMade } from "./make-passkey.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { refreshSecurity } from "./queries.ts";

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
