import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Domain } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { sitesQuery } from "../../sites/index.ts";
import { domainQuery, domainsQuery } from "../queries.ts";
import { NameField } from "./name-field.tsx";
import { readTypedName } from "./read-typed-name.ts";

export interface ConnectDomainFormProps {
  /** The site it is for; chosen here among several where it is left out. */
  readonly siteId?: string | undefined;
  readonly onConnected: (domain: Domain) => void;
}

/** What is meant by what was typed, where that is not what stands there; otherwise how it is written. */
function NameHint({ typed }: { readonly typed: string }) {
  const t = useText("domains");
  const name = readTypedName(typed);
  if (!name || name.ascii === typed) return t("connect.pasteHint");
  return (
    <>
      {t("connect.will")} <output className="font-mono text-tool break-all text-ink">{name.spoken}</output>
      {name.spoken === name.ascii ? null : (
        <span className="block">
          {t("asRegistered")} <code className="font-mono break-all">{name.ascii}</code>
        </span>
      )}
    </>
  );
}

/** A domain's name and the site that it is to lead to. */
export function ConnectDomainForm({ siteId, onConnected }: ConnectDomainFormProps) {
  const t = useText("domains");
  const queryClient = useQueryClient();
  const known = useQuery(sitesQuery);
  const sites = known.data;
  const [chosen, choose] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const [hasTried, setTried] = useState(false);
  const site = sites?.find(({ id }) => id === (chosen ?? siteId)) ?? sites?.[0];
  const connect = useMutation({
    mutationFn: (id: string) => client.domains.connect({ id, name: readTypedName(typed)?.ascii ?? typed }),
    onSuccess: (domain) => {
      queryClient.setQueryData(domainQuery(domain.id).queryKey, domain);
      void queryClient.invalidateQueries({ queryKey: domainsQuery.queryKey });
      toast.success({ title: t("connect.done"), desc: t("connect.doneText") });
      onConnected(domain);
    },
  });
  const problem = connect.error ? problemOf(connect.error) : null;
  const atName = problem?.fields.find(({ path }) => path === "name")?.message;
  const isMissing = typed.trim() === "";
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing && site && !connect.isPending) connect.mutate(site.id);
      }}
    >
      <NameField
        label={t("connect.label")}
        value={typed}
        placeholder={t("connect.placeholder")}
        error={atName ?? (hasTried && isMissing ? t("connect.missing") : undefined)}
        hint={<NameHint typed={typed} />}
        onChange={(name) => {
          setTyped(name);
          connect.reset();
        }}
      />
      {known.error && !sites ? (
        <InlineProblem problem={problemOf(known.error)} onRetry={() => void known.refetch()} />
      ) : !sites || !site ? (
        <Skeleton className="h-10 w-full" />
      ) : siteId || sites.length === 1 ? (
        <p className="text-tool text-pretty wrap-anywhere text-ink-soft">{t("connect.leadTo", { site: site.name })}</p>
      ) : (
        <SelectField
          label={t("connect.site")}
          size="md"
          value={site.id}
          onValueChange={choose}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {problem && !atName ? <FormProblem problem={problem} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-52 text-caption text-pretty text-ink-faint">{t("connect.already")}</p>
        <Button type="submit" variant="primary" isBusy={connect.isPending}>
          {t("connect.submit")}
        </Button>
      </div>
    </form>
  );
}
