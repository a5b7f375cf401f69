import { SIGHTINGS } from "../../../testing/machinery-slice/intake.ts";
import { systemClock } from "../../clock.ts";
import { stderrLog } from "../../log.ts";
import { openJournals } from "../open-journals.ts";

/*
 * Gathers, in a process that its parent kills or ends: `gather-process FOLDER`. It says how many entries it has added,
 * each time it has added some.
 */
const [dataFolder = ""] = process.argv.slice(2);
const { journals, close } = await openJournals({ dataFolder, kinds: [SIGHTINGS], clock: systemClock, log: stderrLog });
let added = 0;
const adding = setInterval(() => {
  for (let n = 0; n < 40; n++) journals.sightings.add({ n: added++, text: `sighting ${added}` });
  process.stdout.write(`${added}\n`);
}, 2);
process.on("SIGTERM", () => {
  clearInterval(adding);
  void close().then(() => process.exit(0));
});
