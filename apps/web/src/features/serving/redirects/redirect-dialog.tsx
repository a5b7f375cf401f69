import { findRedirectProblems, REDIRECT_FROM_MOST, REDIRECT_TO_MOST, type Redirect, redirectKey } from "@vitrine/contract";
import { type FormEvent, useId, useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { tidyFrom, tidyTo } from "./tidy-address.ts";
import { useSaveRedirects } from "./use-save-redirects.ts";

export interface RedirectDialogProps {
  readonly siteId: string;
  readonly items: readonly Redirect[];
  /** The one that is changed; a new one without it. */
  readonly redirect: Redirect | undefined;
  readonly onClose: () => void;
}

/** Adds a redirect, or changes one. */
export function RedirectDialog({ siteId, items, redirect, onClose }: RedirectDialogProps) {
  const t = useText("serving");
  const formId = useId();
  const [from, setFrom] = useState(redirect?.from ?? "");
  const [to, setTo] = useState(redirect?.to ?? "");
  const [wrong, setWrong] = useState<{ readonly from?: string; readonly to?: string }>({});
  const save = useSaveRedirects(siteId);
  const next = { from: tidyFrom(from), to: tidyTo(to) };
  const put = (list: readonly Redirect[]): Redirect[] => {
    const at = redirect ? list.findIndex((each) => each.from === redirect.from) : -1;
    return at < 0 ? [...list, next] : list.map((each, index) => (index === at ? next : each));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    const list = put(items);
    const place = list.indexOf(next);
    const problems = findRedirectProblems(list).filter(
      ({ index, code }) => index === place || code === "redirect_loop" || code === "redirect_twice" || code === "redirect_chain",
    );
    const words = (field: "from" | "to"): string | undefined => {
      const problem = problems.find((each) => each.field === field);
      return problem && t(`problem.${problem.code}`, { way: problem.way ?? "" });
    };
    const found = { from: words("from"), to: words("to") };
    setWrong({ ...(found.from ? { from: found.from } : {}), ...(found.to ? { to: found.to } : {}) });
    if (problems.length > 0) return;
    save.mutate(put, {
      onSuccess: () => {
        toast.success({ title: redirect ? t("redirects.changed") : t("redirects.added"), desc: `${next.from} → ${next.to}` });
        onClose();
      },
    });
  };
  const replaces = !redirect && items.some((each) => redirectKey(each.from) === redirectKey(next.from));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={redirect ? t("redirects.editTitle") : t("redirects.addTitle")}
      description={t("redirects.queryKept")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending}>
            {redirect ? t("save") : t("redirects.add")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <TextField
          label={t("redirects.from")}
          value={from}
          autoFocus
          {...PATH_FIELD}
          maxLength={REDIRECT_FROM_MOST}
          placeholder="/"
          error={wrong.from ?? (replaces ? t("problem.redirect_twice") : undefined)}
          hint={t("redirects.fromHint")}
          onChange={({ target }) => {
            setFrom(target.value);
            setWrong({});
            save.reset();
          }}
        />
        <TextField
          label={t("redirects.to")}
          value={to}
          {...PATH_FIELD}
          maxLength={REDIRECT_TO_MOST}
          error={wrong.to}
          hint={t("redirects.toHint")}
          onChange={({ target }) => {
            setTo(target.value);
            setWrong({});
            save.reset();
          }}
        />
        {save.error ? <FormProblem problem={problemOf(save.error)} /> : null}
      </form>
    </Dialog>
  );
}

const PATH_FIELD = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, inputMode: "url" } as const;
