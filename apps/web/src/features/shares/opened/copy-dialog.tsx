import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { pageLackOf, planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { PlanState } from "../../billing/index.ts";
import { EditorsOnly, NoSiteYet } from "../../pages/index.ts";
import { CreateSiteForm, sitesQuery } from "../../sites/index.ts";

export interface CopyDialogProps {
  readonly token: string;
  readonly title: string;
  onClose(): void;
}

/** Makes a copy of the page on one of one's own sites, and leads to it in the editor. */
export function CopyDialog({ token, title, onClose }: CopyDialogProps) {
  const t = useText("shares");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const formId = useId();
  const account = useAccount();
  const isOwner = useHasRole("owner");
  const mayEdit = useHasRole("editor");
  const sites = useQuery(sitesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const site = sites.data?.find(({ id }) => id === chosen) ?? sites.data?.[0];
  const lack = isOwner ? pageLackOf(account, sites.data?.length) : planLackOf(account, "builder");
  const copy = useMutation({
    mutationFn: (siteId: string) => client.shares.copy({ token, siteId }),
    onSuccess: async ({ id, title: named }) => {
      toast.success({ title: t("copied", { title: named }) });
      void queryClient.invalidateQueries({ queryKey: api.pages.key() });
      await navigate({ to: "/builder/$pageId", params: { pageId: id } });
    },
  });
  const hindrance = !mayEdit ? <EditorsOnly /> : lack ? <PlanState lack={lack} /> : null;
  const isForm = !hindrance && site !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("copy.title", { title })}
      description={isForm ? t("copy.text") : undefined}
      footer={
        isForm ? (
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button type="submit" form={formId} variant="primary" isBusy={copy.isPending}>
              {t("copy.action")}
            </Button>
          </>
        ) : undefined
      }
    >
      {hindrance ??
        (sites.error && !sites.data ? (
          <ProblemState problem={problemOf(sites.error)} onRetry={() => void sites.refetch()} />
        ) : !sites.data ? (
          <Skeleton className="h-16 w-full" />
        ) : site ? (
          <form
            id={formId}
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (!copy.isPending) copy.mutate(site.id);
            }}
          >
            <SelectField
              label={t("copy.site")}
              size="md"
              value={site.id}
              onValueChange={setChosen}
              options={sites.data.map(({ id, url }) => ({ value: id, label: spokenAddress(url) }))}
            />
            {copy.error ? <FormProblem problem={problemOf(copy.error)} /> : null}
          </form>
        ) : (
          <SiteFirst onCreated={() => void sites.refetch()} />
        ))}
    </Dialog>
  );
}

/** For an account that has no site yet, where a copy could stand. */
function SiteFirst({ onCreated }: { readonly onCreated: () => void }) {
  const t = useText("shares");
  if (!useHasRole("owner")) return <NoSiteYet />;
  return (
    <>
      <p className="mb-4 text-tool text-ink-soft">{t("copy.siteFirst")}</p>
      <CreateSiteForm onCreated={onCreated} />
    </>
  );
}
