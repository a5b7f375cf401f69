import { join } from "node:path";
import { LEADS } from "@vitrine/contract";
import { listen } from "../../apps/server/src/front/listen.ts";
import { visitorFront } from "../../apps/server/src/front/visitor-front.ts";
import { readBody } from "../../apps/server/src/hosting/forms/read-body.ts";
import type { OwnRoute } from "../../apps/server/src/hosting/visit.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { openJournals } from "../../apps/server/src/platform/journal/open-journals.ts";
import { stderrLog } from "../../apps/server/src/platform/log.ts";
import { folderStorage } from "../../apps/server/src/platform/storage/folder-storage.ts";
import { SIGHTINGS } from "../../apps/server/src/testing/machinery-slice/intake.ts";

/** A front as it ships, with one more address: `/_v/sightings/` takes entries of a gathered kind. */
const [dataFolder = "", port = ""] = process.argv.slice(2);
const config = readConfig({ PORT: port, VITRINE_DATA: dataFolder });
const storage = await folderStorage(join(dataFolder, "storage"), "front");
const { journals, close } = await openJournals({ dataFolder, kinds: [LEADS, SIGHTINGS], clock: systemClock, log: stderrLog });

const MAX_BYTES = 4_096;
const MAX_MS = 10_000;
const take: OwnRoute = async ({ site, request, response, addressOf }) => {
  const body = await readBody(request, MAX_BYTES, MAX_MS);
  if ("failed" in body) return void response.writeHead(413).end();
  const { n, text } = JSON.parse(body.bytes.toString("utf8"));
  const at = systemClock.now();
  journals.sightings.add({ n, text, id: systemClock.id("event"), at, siteId: site.siteId, ip: addressOf(request) });
  response.writeHead(204).end();
};
const moreRoutes = new Map([["sightings", take]]);
const visitors = visitorFront({ config, storage, journals, clock: systemClock, log: stderrLog, moreRoutes });
const server = await listen({
  ...visitors,
  passOn: (_request, response) => response.writeHead(502).end(),
  uploads: () => false,
  readiness: async () => "ready",
  appReadiness: async () => "ready",
});
process.on("SIGTERM", () => {
  void server
    .stop(1_000)
    .then(close)
    .then(() => process.exit(0));
});
process.send?.("listens");
