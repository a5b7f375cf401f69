import { createServer } from "node:http";
import { openPassOn } from "../../apps/server/src/front/pass-on/pass-on.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { stderrLog } from "../../apps/server/src/platform/log.ts";

/** What passes calls on, and nothing besides. */
const [socketPath = ""] = process.argv.slice(2);
const passOn = openPassOn({ socketPath, config: { publicUrl: "http://localhost:3000" }, clock: systemClock, log: stderrLog });
const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
  passOn.handle(request, response, { address: request.socket.remoteAddress ?? "", scheme: "http", plane: "dashboard" });
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
