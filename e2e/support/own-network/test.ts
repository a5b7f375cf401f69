import type { RequestListener } from "node:http";
import { startTestServer } from "../server.ts";
import { test as base } from "../test.ts";
import { ELSEWHERE, type OwnNetwork, openOwnNetwork } from "./own-network.ts";

/** What stands around a server. */
export interface World {
  readonly answer: RequestListener;
}

const EMPTY: World = { answer: (_request, reply) => void reply.writeHead(404).end() };

/** Tests whose server is alone in a network, around which stands a world that `world` answers for; browsers see that world too. */
export const test = base.extend<object, { world: World; network: OwnNetwork }>({
  world: [EMPTY, { scope: "worker", option: true }],
  network: [
    async ({ world }, use) => {
      const network = await openOwnNetwork(world.answer);
      await use(network);
      await network.leave();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ plan, network }, use) => {
      const server = await startTestServer({ VITRINE_DEFAULT_PLAN: plan, ...network.settings }, network);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  ignoreHTTPSErrors: true,
  launchOptions: [
    async ({ launchOptions, network }, use) => {
      const way = `--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1:${network.browserPort}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), way] });
    },
    { scope: "worker" },
  ],
});
