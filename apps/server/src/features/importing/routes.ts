import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { requirePlan } from "../../platform/http/api/admit.ts";
import { boundedQueue } from "../../platform/limits/bounded-queue.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { presentPage } from "../pages/index.ts";
import { clonePage } from "./cloning/clone-page.ts";
import { type ImportTools, importPage } from "./import-page.ts";
import { readProject } from "./project/read-project.ts";
import { inOrder } from "./report-of.ts";

/** Imports that an account begins in ten minutes: each may ask for a hundred pictures. */
const MOST_IMPORTS = 30;
const WINDOW_MS = 600_000;
/** An archive is in memory while it is read: one of an account at a time, and few of all. */
const AT_ONCE = { key: 1, all: 3, waiting: 4, patience: 30_000 };
/** Pastes of an account in ten minutes; each takes no longer than somebody waits for a paste. */
const MOST_PASTES = 200;
const PASTES_AT_ONCE = { key: 1, all: 1, waiting: 3, patience: 8_000 };
/** When whoever finds no place should come back, in seconds. */
const COME_BACK = 10;

export function importingRoutes(platform: Platform, tools: ImportTools): Router<typeof contract.importing, RequestContext> {
  const api = implement(contract.importing).$context<RequestContext>();
  const limit = rateLimit(MOST_IMPORTS, WINDOW_MS);
  const full = () => new Refusal("TOO_MANY_REQUESTS", { values: { seconds: COME_BACK } });
  const queue = boundedQueue(AT_ONCE, full);
  const pasteLimit = rateLimit(MOST_PASTES, WINDOW_MS);
  const pastes = boundedQueue(PASTES_AT_ONCE, full);
  return api.router({
    importPage: api.importPage.handler(async ({ input: { file, ...input }, context }) => {
      const caller = requireCaller(context);
      const seconds = limit.hit(caller.accountId, platform.clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const { givenUp } = context;
      const run = async () => {
        const bytes = Buffer.from(await file.arrayBuffer());
        const { language } = caller.actor;
        const { row, site, report } = await importPage(platform, tools, caller, { ...input, bytes, language, givenUp });
        return { page: presentPage(platform.config, row, site), report };
      };
      return queue.run(caller.accountId, run, { signal: givenUp });
    }),
    clonePage: api.clonePage.handler(async ({ input: { ownsContent: _, ...input }, context }) => {
      const caller = requireCaller(context);
      requirePlan(caller, "builder");
      const seconds = limit.hit(caller.accountId, platform.clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const run = async () => {
        const { row, site, report } = await clonePage(platform, tools, context, input);
        return { page: presentPage(platform.config, row, site), report };
      };
      return queue.run(caller.accountId, run, { signal: context.givenUp });
    }),
    readFragment: api.readFragment.handler(({ input: { html, language }, context }) => {
      const { accountId } = requireCaller(context);
      const seconds = pasteLimit.hit(accountId, platform.clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const { givenUp } = context;
      const run = async () => {
        const { fragment, pictures, notices } = await tools.pageReader.readFragment({ html, language }, givenUp);
        return { fragment: { ...fragment }, pictures: { ...pictures }, notices: inOrder(notices) };
      };
      return pastes.run(accountId, run, { signal: givenUp });
    }),
    getProject: api.getProject.handler(({ input, context }) => readProject(platform, requireCaller(context), input.id)),
  });
}
