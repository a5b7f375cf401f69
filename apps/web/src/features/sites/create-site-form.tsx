import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Site } from "@vitrine/contract";
import { useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { isRefusedFor, problemOf } from "../../platform/calls/problem.ts";
import { slugFrom } from "../../platform/forms/slug.ts";
import { useText } from "../../platform/language/use-text.ts";
import { accountQuery } from "../../platform/person/account.ts";
import { siteAddress, spokenAddress } from "../../platform/site-address.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { regionsQuery } from "./queries.ts";

/** What a host label may have at most. */
const NAME_MAX = 63;

export interface CreateSiteFormProps {
  onCreated: (site: Site) => void;
}

/** A site's name and region; the address grows as one types. */
export function CreateSiteForm({ onCreated }: CreateSiteFormProps) {
  const t = useText("sites");
  const queryClient = useQueryClient();
  const regions = useQuery(regionsQuery);
  const options = regions.data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const [typed, setTyped] = useState("");
  const [hasTried, setTried] = useState(false);
  const [chosenRegion, setRegion] = useState<Site["region"] | null>(null);
  const [isProducer, setProducer] = useState(false);
  const region = chosenRegion ?? options[0]?.value ?? "br";
  const name = slugFrom(typed, NAME_MAX);
  const create = useMutation({
    mutationFn: () => client.sites.create({ name, region, isProducer }),
    onSuccess: async (site) => {
      await queryClient.invalidateQueries({ queryKey: api.sites.key() });
      toast.success({ title: t("created"), desc: spokenAddress(site.url) });
      onCreated(site);
    },
    // The plan, or the sites there are, are others than this screen knows: it finds out, and says so beside the way to plans.
    onError: (error) =>
      isRefusedFor(error, "SITE_LIMIT")
        ? Promise.all([queryClient.invalidateQueries(accountQuery), queryClient.invalidateQueries({ queryKey: api.sites.key() })])
        : undefined,
  });
  const problem = create.error ? problemOf(create.error) : null;
  const atName = problem?.fields.find(({ path }) => path === "name")?.message;
  const error = atName ?? (hasTried && name === "" ? t("nameMissing") : undefined);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name !== "" && !create.isPending) create.mutate();
      }}
    >
      <TextField
        label={t("name")}
        value={typed}
        autoFocus
        autoComplete="off"
        maxLength={NAME_MAX}
        placeholder={t("namePlaceholder")}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          create.reset();
        }}
        hint={
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            {t("addressWillBe")}
            <output className="font-mono text-tool break-all text-ink">{spokenAddress(siteAddress(name || t("nameExample")))}</output>
          </span>
        }
      />
      <SelectField label={t("region")} size="md" value={region} onValueChange={setRegion} options={options} hint={t("regionHint")} />
      <div>
        <Switch label={t("producer")} checked={isProducer} onCheckedChange={setProducer} />
        <p className="mt-1 text-caption text-ink-faint">{t("producerHint")}</p>
      </div>
      {problem && !atName ? <FormProblem problem={problem} /> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={create.isPending}>
          {t("create")}
        </Button>
      </div>
    </form>
  );
}
