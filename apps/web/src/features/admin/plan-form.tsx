import { useQuery } from "@tanstack/react-query";
import type { AdminAccount } from "@vitrine/contract";
import { useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useAccountChange } from "./use-account-change.ts";

/** Puts an account on another plan, until the end of its period or a day. */
export function PlanForm({ account }: { account: AdminAccount }) {
  const t = useText("admin");
  const language = useLanguage();
  const plans = useQuery(api.billing.planTable.queryOptions());
  const [planId, setPlanId] = useState<string | null>(null);
  const [day, setDay] = useState("");
  const rows = plans.data?.items ?? [];
  const current = rows.find(({ id }) => id === account.plan.name.toLowerCase());
  const chosen = planId ?? current?.id ?? "";
  const change = useAccountChange(client.admin.setPlan, t("plan.done"), t("plan.failed"));
  const set = (): void => {
    const renewalDate = day === "" ? undefined : new Date(`${day}T23:59:59.999`).toISOString();
    change.mutate({ id: account.id, name: chosen, ...(renewalDate ? { renewalDate } : {}) }, { onSuccess: () => setDay("") });
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <SelectField<string>
        label={t("plan.label")}
        value={chosen}
        onValueChange={setPlanId}
        isDisabled={rows.length === 0}
        options={[
          ...(current ? [] : [{ value: "", label: account.plan.name }]),
          ...rows.map(({ id, names }) => ({ value: id, label: names[language] })),
        ]}
      />
      <TextField
        label={t("plan.until")}
        hint={t("plan.untilHint")}
        size="sm"
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <div>
        <Button type="submit" size="sm" isBusy={change.isPending} disabled={chosen === ""}>
          {t("plan.set")}
        </Button>
      </div>
    </form>
  );
}
