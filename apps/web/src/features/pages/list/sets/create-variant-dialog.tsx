import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Page } from "@vitrine/contract";
import { LANGUAGES, type Language } from "@vitrine/document";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../../../platform/calls/client.ts";
import { problemOf } from "../../../../platform/calls/problem.ts";
import { languageName } from "../../../../platform/language/language-name.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { siteAddress, spokenAddress } from "../../../../platform/site-address.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { toast } from "../../../../ui/feedback/toast.ts";
import { Checkbox } from "../../../../ui/field/checkbox.tsx";
import { FormProblem } from "../../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { Dialog } from "../../../../ui/popup/dialog.tsx";
import { TITLE_MAX } from "../page-title.tsx";
import { usePageCache } from "../use-page-cache.ts";

/** Makes a variant of a page: its content, in a language, under a name and an address of its own. */
export function CreateVariantDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useText("pages");
  const l = useText("list");
  const router = useRouter();
  const cache = usePageCache();
  const formId = useId();
  const [language, setLanguage] = useState<Language>(page.language);
  const [title, setTitle] = useState("");
  const [typed, setTyped] = useState("");
  const [syncs, setSyncs] = useState(false);
  const slug = typed.trim().replace(/^\/+/, "");
  const make = useMutation({
    mutationFn: () => client.pages.addVariant({ id: page.id, language, title, syncs, ...(slug ? { slug } : {}) }),
    onSuccess: async (made) => {
      toast.success({
        title: l("set.made"),
        desc: made.title,
        btnText: t("edit"),
        onBtn: () => void router.navigate({ to: "/builder/$pageId", params: { pageId: made.id } }),
      });
      onClose();
      await cache.refresh();
    },
  });
  const problem = make.error ? problemOf(make.error) : null;
  const at = (field: string): string | undefined => problem?.fields.find(({ path }) => path === field)?.message;
  const isAtField = Boolean(at("title") ?? at("slug"));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!make.isPending) make.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={l("set.createTitle", { title: page.title })}
      description={l("set.createText")}
      footer={
        <>
          <Button onClick={onClose}>{t("address.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={make.isPending}>
            {l("set.createAction")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
        <SelectField<Language>
          label={l("set.language")}
          size="md"
          value={language}
          onValueChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        <TextField
          label={t("newPage.pageTitle")}
          value={title}
          autoComplete="off"
          maxLength={TITLE_MAX}
          placeholder={page.title}
          hint={l("set.titleHint")}
          error={at("title")}
          onChange={(event) => {
            setTitle(event.target.value);
            make.reset();
          }}
        />
        <TextField
          label={t("newPage.slug")}
          prefix="/"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          error={at("slug")}
          hint={
            slug ? (
              <output className="font-mono text-tool break-all text-ink">{spokenAddress(`${siteAddress(page.siteName)}/${slug}`)}</output>
            ) : (
              l("set.slugHint")
            )
          }
          onChange={(event) => {
            setTyped(event.target.value);
            make.reset();
          }}
        />
        <Checkbox label={l("set.sync")} checked={syncs} onCheckedChange={setSyncs} />
        {problem && !isAtField ? <FormProblem problem={problem} /> : null}
      </form>
    </Dialog>
  );
}
