import type { ExportFile, ExportPart } from "../../../platform/export-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { zipStream } from "../../../platform/zip/zip-stream.ts";
import { recordEvent } from "../../audit/index.ts";
import { type AccountRow, findAccount } from "../account-store.ts";
import { accountPart } from "./account-part.ts";
import { exportReadme } from "./readme.ts";

/** Everything an account owns as one zip archive, read no faster than it is sent. */
export async function exportAccount(
  platform: Platform,
  context: RequestContext,
  others: readonly ExportPart[],
): Promise<{ readonly name: string; readonly stream: ReadableStream<Uint8Array> }> {
  const { database, clock, log } = platform;
  const { accountId } = requireCaller(context);
  const account = await findAccount(database.queries, accountId);
  if (!account) throw new Refusal("NOT_SIGNED_IN");
  const at = new Date(clock.now());
  const parts = [accountPart(platform), ...others];
  await recordEvent(database.queries, platform, context, { accountId, kind: "exported" });
  return {
    name: `vitrine-${at.toISOString().slice(0, 10)}.zip`,
    stream: zipStream(filesOf(parts, account, at), at, (error) =>
      log("error", "accounts.export_broke_off", { requestId: context.requestId, error }),
    ),
  };
}

async function* filesOf(parts: readonly ExportPart[], { id, language }: AccountRow, at: Date): AsyncGenerator<ExportFile> {
  yield exportReadme(parts, language, at);
  for (const part of parts) yield* part.files(id);
}
