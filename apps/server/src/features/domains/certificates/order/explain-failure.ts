import { SSL_PROBLEMS, type SslProblemCode } from "@vitrine/contract";
import type { AcmeProblem } from "../../../../platform/acme/acme-problem.ts";

/** Types of problems that mean to the owner what another one means. */
const SAME: Readonly<Record<string, SslProblemCode>> = {
  tls: "connection",
  incorrectResponse: "unauthorized",
  unsupportedIdentifier: "rejectedIdentifier",
  badCSR: "malformed",
  notFound: "malformed",
};

/** What the owner is told of an authority's "no". */
export function explainFailure({ type }: Pick<AcmeProblem, "type">): SslProblemCode {
  if (Object.hasOwn(SSL_PROBLEMS, type)) return type as SslProblemCode;
  return (Object.hasOwn(SAME, type) ? SAME[type] : undefined) ?? "refused";
}
