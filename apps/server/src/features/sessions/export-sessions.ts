import type { ExportPart } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { listHistory } from "./session/session-history-store.ts";

/** How an account came in and from where, for its export: no secret that opens anything. */
export function exportSessions({ database }: Pick<Platform, "database">): ExportPart {
  return {
    name: "sessions",
    about: {
      pt: "sessions.json: de quais aparelhos, endereços e países sua conta foi aberta, os aparelhos confiáveis e as contas do Google ligadas a ela.",
      en: "sessions.json: the devices, addresses and countries your account was opened from, its trusted devices, and the Google accounts linked to it.",
      es: "sessions.json: los dispositivos, direcciones y países desde los que se abrió tu cuenta, sus dispositivos de confianza y las cuentas de Google vinculadas.",
    },
    async *files(accountId) {
      const found = await listHistory(database.queries, accountId);
      const content = {
        sessions: found.sessions.map((row) => ({
          id: row.id,
          device: row.device,
          userAgent: row.userAgent,
          ip: row.ip,
          country: row.country,
          signedInAt: row.createdAt.toISOString(),
          lastActivityAt: row.lastActivityAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
          revokedAt: row.revokedAt?.toISOString() ?? null,
        })),
        trustedDevices: found.devices.map((row) => ({
          id: row.id,
          device: row.device,
          country: row.country,
          since: row.createdAt.toISOString(),
          lastUsedAt: row.lastUsedAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
        })),
        identities: found.identities.map((row) => ({ issuer: row.issuer, subject: row.subject, since: row.createdAt.toISOString() })),
      };
      yield { path: "sessions.json", content: `${JSON.stringify(content, null, 2)}\n` };
    },
  };
}
