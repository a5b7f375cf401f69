import { useMutation } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { siteAddress, spokenAddress } from "../../../platform/site-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { takenAddressOf } from "./taken-address.ts";
import { usePageCache } from "./use-page-cache.ts";

export interface ChangeAddressDialogProps {
  page: Page;
  onClose: () => void;
}

/** Gives a page another address: at once where it is live, and then the old one leads there. */
export function ChangeAddressDialog({ page, onClose }: ChangeAddressDialogProps) {
  const t = useText("pages");
  const cache = usePageCache();
  const formId = useId();
  const [typed, setTyped] = useState(page.slug);
  const slug = typed.trim().replace(/^\/+/, "");
  const change = useMutation({
    mutationFn: (to: string) => client.pages.update({ id: page.id, slug: to }),
    onSuccess: async (changed) => {
      toast.success({ title: t("address.changed"), desc: spokenAddress(changed.url ?? `${siteAddress(page.siteName)}/${changed.slug}`) });
      onClose();
      await cache.refresh();
    },
  });
  const taken = takenAddressOf(change.error);
  const problem = change.error && !taken ? problemOf(change.error) : null;
  const atField = taken?.message ?? problem?.fields.find(({ path }) => path === "slug")?.message;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (slug === page.slug) onClose();
    else if (!change.isPending) change.mutate(slug);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("address.title")}
      description={page.status === "published" ? t("address.liveText") : t("address.text")}
      footer={
        <>
          <Button onClick={onClose}>{t("address.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={change.isPending}>
            {t("address.action")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={keep}>
        <TextField
          label={t("newPage.slug")}
          prefix="/"
          value={typed}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          error={atField}
          hint={
            <>
              <output className="font-mono text-tool break-all text-ink">{spokenAddress(`${siteAddress(page.siteName)}/${slug}`)}</output>
              {slug === "" ? <span className="block">{t("address.main")}</span> : null}
            </>
          }
          onChange={(event) => {
            setTyped(event.target.value);
            change.reset();
          }}
        />
        {taken ? (
          <Button
            className="min-w-0 max-w-full self-start"
            onClick={() => {
              setTyped(taken.freeSlug);
              change.reset();
            }}
          >
            <span className="truncate">{t("address.useFree", { slug: taken.freeSlug })}</span>
          </Button>
        ) : null}
        {problem && !atField ? <FormProblem problem={problem} /> : null}
      </form>
    </Dialog>
  );
}
