import { createServer } from "node:http";

/** An application that has nothing to do: what a call costs here is what it costs to be asked and to answer. */
const [socketPath = ""] = process.argv.slice(2);
const BODY = Buffer.from(JSON.stringify({ sites: Array.from({ length: 20 }, (_, n) => ({ id: `sit_${n}`, name: `loja-${n}` })) }));
const listener: Parameters<typeof createServer>[1] = (request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store", "content-length": BODY.length }).end(BODY);
};
const direct = createServer(listener).listen(0, "127.0.0.1", () => {
  createServer({ keepAliveTimeout: 75_000 }, listener).listen(socketPath, () => process.send?.(direct.address()));
});
