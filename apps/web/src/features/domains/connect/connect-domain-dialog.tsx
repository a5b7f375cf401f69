import { useRouter } from "@tanstack/react-router";
import { useText } from "../../../platform/language/use-text.ts";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { ConnectDomainForm } from "./connect-domain-form.tsx";

export interface ConnectDomainDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The site it is for; chosen among the account's where it is left out. */
  readonly siteId?: string | undefined;
}

/** Asks for a domain's name, and goes on to what is to be entered for it. */
export function ConnectDomainDialog({ open, onOpenChange, siteId }: ConnectDomainDialogProps) {
  const t = useText("domains");
  const router = useRouter();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("connect.title")} description={t("connect.lead")}>
      <ConnectDomainForm
        siteId={siteId}
        onConnected={({ id }) => void router.navigate({ to: "/dns/$domainId", params: { domainId: id } })}
      />
    </Dialog>
  );
}
