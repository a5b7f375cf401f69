import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { AdminAccount } from "@vitrine/contract";
import { type FormEvent, useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

/** The fewest characters a reason may have. */
const SHORTEST_REASON = 5;

/** Opens somebody's account as support: with a reason, for an hour, written into the account's log. */
export function SupportForm({ account }: { account: AdminAccount }) {
  const t = useText("admin");
  const queryClient = useQueryClient();
  const router = useRouter();
  const [reason, setReason] = useState("");
  const [isShort, setShort] = useState(false);
  const start = useMutation({
    mutationFn: () => client.admin.startSupport({ id: account.id, reason: reason.trim() }),
    async onSuccess() {
      // From here on everything is read as the customer sees it.
      await router.navigate({ to: "/" });
      await queryClient.resetQueries();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isTooShort = reason.trim().length < SHORTEST_REASON;
    setShort(isTooShort);
    if (!isTooShort) start.mutate();
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextField
        label={t("support.reason")}
        size="sm"
        value={reason}
        maxLength={300}
        error={isShort ? t("support.short") : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {start.error ? <FormProblem problem={problemOf(start.error)} /> : null}
      <div>
        <Button type="submit" size="sm" isBusy={start.isPending}>
          {t("support.start")}
        </Button>
      </div>
    </form>
  );
}
