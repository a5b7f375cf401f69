import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { NameField } from "../connect/name-field.tsx";
import { imageDomainQuery } from "./queries.ts";

export interface ConnectImagesDialogProps {
  readonly siteId: string;
  /** What people most often choose under the site's domain. */
  readonly suggestion: string;
  readonly onClose: () => void;
}

/** Asks for the subdomain that is to show a site's images, and goes on to what is to be entered for it. */
export function ConnectImagesDialog({ siteId, suggestion, onClose }: ConnectImagesDialogProps) {
  const t = useText("domains");
  const router = useRouter();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(suggestion);
  const [hasTried, setTried] = useState(false);
  const connect = useMutation({
    mutationFn: () => client.domains.connectImages({ id: siteId, name: typed }),
    onSuccess: async (image) => {
      const { id } = image.domain;
      queryClient.setQueryData(imageDomainQuery(id).queryKey, image);
      void queryClient.invalidateQueries({ queryKey: api.domains.listImages.key() });
      toast.success({ title: t("images.connect.done"), desc: t("connect.doneText") });
      await router.navigate({ to: "/dns/images/$domainId", params: { domainId: id } });
    },
  });
  const problem = connect.error ? problemOf(connect.error) : null;
  const atName = problem?.fields.find(({ path }) => path === "name")?.message;
  const isMissing = typed.trim() === "";
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("images.connect.title")}
      description={t("images.connect.lead")}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isMissing && !connect.isPending) connect.mutate();
        }}
      >
        <NameField
          label={t("images.connect.label")}
          value={typed}
          error={atName ?? (hasTried && isMissing ? t("images.connect.missing") : undefined)}
          hint={t("images.connect.hint")}
          onChange={(name) => {
            setTyped(name);
            connect.reset();
          }}
        />
        {problem && !atName ? <FormProblem problem={problem} /> : null}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" isBusy={connect.isPending}>
            {t("connect.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
