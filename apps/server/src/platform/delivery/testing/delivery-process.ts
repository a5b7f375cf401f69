import { systemClock } from "../../clock.ts";
import { openDatabase } from "../../database/database.ts";
import { openOutgoing } from "../../outgoing/outgoing.ts";
import { secretsUnder } from "../../secrets.ts";
import { openDeliveries } from "../delivery.ts";
import { signedRequest } from "../delivery-kind.ts";
import { deliveryMigrations } from "../migrations.ts";

/** What a process to be killed is started with. */
export interface ProcessSettings {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly workerFile: string;
  readonly initialiserFile: string;
  readonly url: string;
  /** Where it goes on sending from. */
  readonly first: number;
}

/** A process of its own that sends to one receiver, a delivery a transaction, saying on its output which are committed, until it is killed. */
const settings = JSON.parse(process.argv[2] ?? "{}") as ProcessSettings;
const { url, first } = settings;
const database = await openDatabase({
  url: settings.databaseUrl,
  folder: settings.folder,
  migrations: deliveryMigrations,
  workerFile: new URL(settings.workerFile),
  initialiserFile: new URL(settings.initialiserFile),
});
const port = Number(new URL(url).port);
const deliveries = openDeliveries({
  database,
  // Each life begins when the leases of the one before are over.
  clock: { ...systemClock, now: () => Date.now() + first * 1_000 },
  log: () => {},
  secrets: secretsUnder(Buffer.alloc(32, 7)),
  outgoing: openOutgoing({ ports: [port], isAllowed: (address) => address === "127.0.0.1" }),
});
const accountId = "acc_1";
const target = { url, method: "POST", headers: {} } as const;
const { id: endpointId } = await deliveries.endpoints.make(database.queries, { accountId, kind: "webhooks", target });
deliveries.start([{ name: "webhooks", prepare: signedRequest, onDisabled: async () => {} }]);
for (let number = first; ; number++) {
  const key = String(number);
  await database.transaction((queries) =>
    deliveries.send(queries, [{ accountId, endpointId, key, topic: "lead.completed", contentType: "text/plain", body: key }]),
  );
  process.stdout.write(`${key}\n`);
}
