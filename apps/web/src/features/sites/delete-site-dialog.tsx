import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Site } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { InlineProblem } from "../../ui/feedback/inline-problem.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { useSiteChange } from "./use-site-change.ts";

/** Says what goes with a site and what stays, and deletes it once its name was typed. */
export function DeleteSiteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useText("sites");
  const formId = useId();
  const [typed, setTyped] = useState("");
  const removal = useQuery(api.sites.removal.queryOptions({ input: { id: site.id }, staleTime: 0 }));
  const remove = useSiteChange(
    () => client.sites.remove({ id: site.id }),
    () => {
      const next = removal.data?.nextMain;
      toast.success({ title: t("delete.done", { name: site.name }), desc: next ? t("delete.nextMain", { name: next.name }) : undefined });
      onClose();
    },
  );
  const lost = removal.data;
  const isBlocked = (lost?.publishedPages ?? site.pages.published) > 0;
  const isNamed = typed.trim().toLowerCase() === site.name;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("delete.title", { name: site.name })}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          {isBlocked ? (
            <Link to="/pages" search={{ siteId: site.id }} className={buttonClass("primary", "md")}>
              {t("seePages")}
            </Link>
          ) : (
            <Button type="submit" form={formId} variant="danger" disabled={!lost || !isNamed} isBusy={remove.isPending}>
              {t("delete.action")}
            </Button>
          )}
        </>
      }
    >
      {removal.error && !lost ? (
        <InlineProblem problem={problemOf(removal.error)} onRetry={() => void removal.refetch()} />
      ) : !lost ? (
        <Skeleton className="h-40 w-full" />
      ) : isBlocked ? (
        <Notice tone="warning" title={t("delete.blocked")}>
          {t("delete.published", { count: lost.publishedPages })}
        </Notice>
      ) : (
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (isNamed && !remove.isPending) remove.mutate(undefined);
          }}
        >
          <div className="text-tool text-pretty text-ink-soft">
            <p>{t("delete.text")}</p>
            <ul className="mt-2 list-disc space-y-1 pl-5">
              <li>{t("delete.pages", { count: lost.pages })}</li>
              <li>{t("delete.leads", { count: lost.leads })}</li>
              {site.domain ? <li>{t("delete.domain", { name: site.domain })}</li> : null}
              {lost.earlierNames.length > 0 ? <li>{t("delete.names", { names: lost.earlierNames.join(", ") })}</li> : null}
              {lost.nextMain ? <li>{t("delete.nextMain", { name: lost.nextMain.name })}</li> : null}
            </ul>
          </div>
          <TextField
            label={t("delete.confirm", { name: site.name })}
            value={typed}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              remove.reset();
            }}
          />
          {remove.error ? <FormProblem problem={problemOf(remove.error)} /> : null}
        </form>
      )}
    </Dialog>
  );
}
