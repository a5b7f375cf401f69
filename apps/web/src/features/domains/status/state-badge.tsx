import type { Domain } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";

const TONES = { checking: "info", pending: "warning", completed: "success" } as const;

/** How far the entries of a domain are. */
export function DnsBadge({ state }: { readonly state: Domain["state"] }) {
  const t = useText("domains");
  return <StatusBadge tone={TONES[state]}>{t(`dns.${state}`)}</StatusBadge>;
}

/** Whether visitors see the padlock; where it could not be had, that somebody has to act. */
export function SslBadge({ domain: { ssl, sslProblem } }: { readonly domain: Pick<Domain, "ssl" | "sslProblem"> }) {
  const t = useText("domains");
  if (ssl === "pending" && sslProblem) return <StatusBadge tone="danger">{t("certificate.notActivated")}</StatusBadge>;
  return <StatusBadge tone={ssl === "active" ? "success" : "neutral"}>{t(`certificate.${ssl}`)}</StatusBadge>;
}
