import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Site } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { showFieldProblems } from "../../../platform/calls/show-field-problems.ts";
import { slugFrom } from "../../../platform/forms/slug.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { TITLE_MAX } from "../list/page-title.tsx";

interface NewPageValues {
  title: string;
  slug: string;
}

export interface NewPageFormProps {
  templateId: string | undefined;
  /** What the page shall speak. */
  language: Language;
  /** At least one, the newest first. */
  sites: readonly Site[];
}

/** The address follows the title until somebody writes another; then the builder opens. */
export function NewPageForm({ templateId, language, sites }: NewPageFormProps) {
  const t = useText("pages");
  const router = useRouter();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSlugOwn, setSlugOwn] = useState(false);
  const site = sites.find(({ id }) => id === chosen) ?? sites[0];
  const form = useForm<NewPageValues>({ defaultValues: { title: "", slug: "" } });
  const { errors } = form.formState;
  const create = useMutation({
    mutationFn: ({ title, slug }: NewPageValues) =>
      client.pages.create({ siteId: site?.id ?? "", title, slug, language, ...(templateId ? { templateId } : {}) }),
    onSuccess: async (page) => {
      void queryClient.invalidateQueries({ queryKey: api.pages.key() });
      await router.navigate({ to: "/builder/$pageId", params: { pageId: page.id } });
    },
    onError: (error) => showFieldProblems(problemOf(error), ["title", "slug"], form.setError),
  });
  const problem = create.error ? problemOf(create.error) : null;
  const isAtField = problem?.fields.some(({ path }) => path === "title" || path === "slug") ?? false;
  const title = form.register("title", {
    required: t("errors.title"),
    onChange: (event: { target: { value: string } }) => {
      if (!isSlugOwn) form.setValue("slug", slugFrom(event.target.value), { shouldValidate: form.formState.isSubmitted });
    },
  });
  const slug = form.register("slug", {
    setValueAs: (value: string) => value.trim().replace(/^\/+/, ""),
    onChange: () => setSlugOwn(true),
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit((values) => create.mutate(values))}>
      <SelectField
        label={t("newPage.site")}
        size="md"
        value={site?.id ?? ""}
        onValueChange={setChosen}
        options={sites.map(({ id, url }) => ({ value: id, label: spokenAddress(url) }))}
      />
      <TextField
        label={t("newPage.pageTitle")}
        placeholder={t("newPage.titlePlaceholder")}
        autoFocus
        autoComplete="off"
        maxLength={TITLE_MAX}
        error={errors.title?.message}
        {...title}
      />
      <TextField
        label={t("newPage.slug")}
        prefix="/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        hint={t("newPage.slugHint")}
        error={errors.slug?.message}
        {...slug}
      />
      {problem && !isAtField ? <FormProblem problem={problem} /> : null}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={create.isPending}>
          {t("newPage.create")}
        </Button>
      </div>
    </form>
  );
}
