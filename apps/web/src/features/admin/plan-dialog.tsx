import { PLAN_KINDS, PLAN_PERIODS, type Plan } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { type DraftField, draftOf, EDITABLE_ENTITLEMENTS, NEW_PLAN, type PlanDraft, readDraft } from "./plan-draft.ts";
import { useAccountChange } from "./use-account-change.ts";

const CURRENCIES = ["BRL", "USD", "EUR", "MXN", "ARS", "COP", "CLP"] as const satisfies readonly PlanDraft["currency"][];

/** A plan of the table, or a new one: its names, its limits, what it includes, what it costs. */
export function PlanDialog({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  const t = useText("admin");
  const [draft, setDraft] = useState<PlanDraft>(plan ? draftOf(plan) : NEW_PLAN);
  const [wrong, setWrong] = useState<readonly DraftField[]>([]);
  const save = useAccountChange(client.billing.putPlan, t("form.saved"), t("form.failed"));
  const set = (changes: Partial<PlanDraft>): void => setDraft({ ...draft, ...changes });
  const field = (name: Exclude<keyof PlanDraft, "isOffered" | "entitlements" | "kind" | "period" | "currency">) => ({
    size: "sm" as const,
    value: draft[name],
    error: wrong.some((one) => one === name) ? t(`wrong.${name as DraftField}`) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  const submit = (): void => {
    const read = readDraft(draft);
    setWrong("wrong" in read ? read.wrong : []);
    if ("plan" in read) save.mutate(read.plan, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={plan ? t("form.edit") : t("form.add")}
      footer={
        <>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
          <Button variant="primary" isBusy={save.isPending} onClick={submit}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 desktop:grid-cols-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label={t("form.id")} hint={t("form.idHint")} {...field("id")} disabled={plan !== null} />
        <SelectField
          label={t("form.kind")}
          value={draft.kind}
          onValueChange={(kind) => set({ kind })}
          options={PLAN_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <SelectField
          label={t("form.period")}
          value={draft.period}
          onValueChange={(period) => set({ period })}
          options={PLAN_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
        <TextField label={t("form.pt")} {...field("pt")} />
        <TextField label={t("form.en")} {...field("en")} />
        <TextField label={t("form.es")} {...field("es")} />
        <div className="desktop:col-span-3">
          <TextField label={t("form.aliases")} hint={t("form.aliasesHint")} {...field("aliases")} />
        </div>
        <TextField label={t("form.siteCap")} hint={t("form.siteCapHint")} inputMode="numeric" {...field("siteCap")} />
        <TextField label={t("form.price")} hint={t("form.priceHint")} inputMode="decimal" {...field("price")} />
        <SelectField
          label={t("form.currency")}
          value={draft.currency}
          onValueChange={(currency) => set({ currency })}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        {draft.period === "trial" ? <TextField label={t("form.trialDays")} inputMode="numeric" {...field("trialDays")} /> : null}
        <fieldset className="desktop:col-span-3">
          <legend className="mb-2 text-tool font-medium">{t("form.includes")}</legend>
          <div className="grid gap-2 desktop:grid-cols-2">
            {EDITABLE_ENTITLEMENTS.map((entitlement) => (
              <Checkbox
                key={entitlement}
                label={t(`entitlement.${entitlement}`)}
                checked={draft.entitlements.includes(entitlement)}
                onCheckedChange={(isIncluded) =>
                  set({
                    entitlements: isIncluded
                      ? [...draft.entitlements, entitlement]
                      : draft.entitlements.filter((other) => other !== entitlement),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="desktop:col-span-3">
          <Switch label={t("form.isOffered")} checked={draft.isOffered} onCheckedChange={(isOffered) => set({ isOffered })} />
        </div>
        {save.error ? (
          <div className="desktop:col-span-3">
            <FormProblem problem={problemOf(save.error)} />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
