import { systemClock } from "../../clock.ts";
import { openDatabase } from "../../database/database.ts";
import { secretsUnder } from "../../secrets.ts";
import { mailMigrations } from "../migrations.ts";
import { openOutbox } from "../outbox.ts";
import { codeMessage } from "./sample-messages.ts";

/** A process of its own with an outbox, to be killed: takes one message, in a transaction, and sends what waits. */
const { folder, databaseUrl, workerFile, initialiserFile, smtpUrl, expiresAt } = JSON.parse(process.argv[2] ?? "{}") as Record<
  string,
  string
>;
const database = await openDatabase({
  url: databaseUrl,
  folder: folder ?? "",
  migrations: mailMigrations,
  workerFile: new URL(workerFile ?? ""),
  initialiserFile: new URL(initialiserFile ?? ""),
});
const outbox = openOutbox({
  database,
  clock: systemClock,
  log: () => {},
  config: { publicUrl: "http://localhost:3000", mail: { smtpUrl, from: "ola@vitrine.test" } },
  secrets: secretsUnder(Buffer.alloc(32, 7)),
  print: () => {},
});
const mail = { to: "ana@example.com", language: "pt", key: "code:1", message: codeMessage } as const;
await database.transaction((queries) => outbox.post(queries, expiresAt ? { ...mail, expiresAt: new Date(expiresAt) } : mail));
outbox.wake();
