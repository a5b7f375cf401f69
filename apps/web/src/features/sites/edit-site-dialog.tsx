import { useQuery } from "@tanstack/react-query";
import type { Site } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { siteAddress, spokenAddress } from "../../platform/site-address.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { regionsQuery } from "./queries.ts";
import { useSiteChange } from "./use-site-change.ts";

/** What a host label may have at most. */
const NAME_MAX = 63;

/** Renames a site, and changes where it is and what it is for. The addresses it had go on leading to it. */
export function EditSiteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useText("sites");
  const formId = useId();
  const regions = useQuery(regionsQuery);
  const [typed, setTyped] = useState(site.name);
  const [region, setRegion] = useState(site.region);
  const [isProducer, setProducer] = useState(site.isProducer);
  const name = typed.trim().toLowerCase();
  const options = regions.data?.items.map(({ id, name: label }) => ({ value: id, label })) ?? [{ value: site.region, label: site.region }];
  const change = useSiteChange(
    () => client.sites.update({ id: site.id, name, region, isProducer }),
    (changed) => {
      toast.success({ title: t("edit.done"), desc: spokenAddress(changed.url) });
      onClose();
    },
  );
  const problem = change.error ? problemOf(change.error) : null;
  const at = (field: string) => problem?.fields.find(({ path }) => path === field)?.message;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const isSame = name === site.name && region === site.region && isProducer === site.isProducer;
    if (isSame) onClose();
    else if (!change.isPending) change.mutate(undefined);
  };
  const isRenamed = name !== site.name && name !== "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("edit.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={change.isPending}>
            {t("edit.save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={keep}>
        <TextField
          label={t("name")}
          value={typed}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={NAME_MAX}
          error={at("name")}
          hint={
            <>
              <output className="font-mono text-tool break-all text-ink">{spokenAddress(siteAddress(name || t("nameExample")))}</output>
              {isRenamed ? (
                <span className="mt-1 block">{t("edit.leadsOn", { address: spokenAddress(siteAddress(site.name)) })}</span>
              ) : null}
            </>
          }
          onChange={(event) => {
            setTyped(event.target.value);
            change.reset();
          }}
        />
        <SelectField label={t("region")} size="md" value={region} onValueChange={setRegion} options={options} hint={t("regionHint")} />
        <div>
          <Switch label={t("producer")} checked={isProducer} onCheckedChange={setProducer} />
          <p className="mt-1 text-caption text-ink-faint">{t("producerHint")}</p>
        </div>
        {problem && !at("name") ? <FormProblem problem={problem} /> : null}
      </form>
    </Dialog>
  );
}
