import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Domain } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { domainQuery, domainsQuery } from "./queries.ts";
import { SupportCode } from "./records/support-code.tsx";

function supportCodeIn(data: unknown): string | null {
  return typeof data === "object" && data !== null && "supportCode" in data && typeof data.supportCode === "string"
    ? data.supportCode
    : null;
}

export interface UnlinkDialogProps {
  readonly domain: Domain;
  /** Where the site's pages stay, as people say it; null where the domain is not their address. */
  readonly remaining: string | null;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onUnlinked: () => void;
}

/** Asks once before a domain is taken off its site, and says why it cannot be. */
export function UnlinkDialog({ domain, remaining, isOpen, onOpenChange, onUnlinked }: UnlinkDialogProps) {
  const t = useText("domains");
  const ui = useText("ui");
  const queryClient = useQueryClient();
  const unlink = useMutation({
    mutationFn: () => client.domains.remove({ id: domain.id }),
    onSuccess: () => {
      toast.success({ title: t("unlink.done"), desc: domain.spokenName });
      onUnlinked();
      queryClient.removeQueries({ queryKey: domainQuery(domain.id).queryKey });
      queryClient.setQueryData(domainsQuery.queryKey, (all) => all?.filter(({ id }) => id !== domain.id));
      void queryClient.invalidateQueries({ queryKey: domainsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: api.sites.key() });
    },
  });
  const problem = unlink.error ? problemOf(unlink.error) : null;
  const supportCode = supportCodeIn(problem?.data);
  const name = domain.spokenName;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        unlink.reset();
        onOpenChange(open);
      }}
      title={t("unlink.title", { name })}
      description={remaining ? t("unlink.text", { name, address: remaining }) : t("unlink.textPlain", { name })}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{ui("cancel")}</Button>
          <Button variant="danger" isBusy={unlink.isPending} onClick={() => unlink.mutate()}>
            {t("unlink.action")}
          </Button>
        </>
      }
    >
      {problem ? (
        <div className="flex flex-col items-start gap-3">
          <FormProblem problem={problem} />
          {supportCode ? <SupportCode code={supportCode} /> : null}
          {problem.code === "DOMAIN_HAS_PAGES" ? (
            <Link to="/pages" search={{ siteId: domain.siteId }} className={buttonClass("secondary", "sm")}>
              {t("unlink.pages")}
            </Link>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  );
}
