import { test as base, expect } from "@playwright/test";
import { startTestServer, type TestServer } from "./server.ts";

export { type BrowserContext, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The window as the watching script sees it. */
interface WatchedWindow extends Window {
  reportPolicyViolation?: (violation: string) => Promise<void>;
}

/**
 * Every test in a browser also holds the dashboard to its security policy: whatever the policy had to block, on any
 * of its documents, fails the test, because for a person something would be missing there.
 */
export const test = base.extend<{ policyWatch: undefined }, { plan: string; server: TestServer }>({
  /** What whoever signs up is on: a plan that counts no sites. */
  plan: ["lifetime", { scope: "worker", option: true }],
  /** One server for all files of a worker that bring a person of their own: starting one takes longer than half the tests do. */
  server: [
    async ({ plan }, use) => {
      const server = await startTestServer({ VITRINE_DEFAULT_PLAN: plan });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  policyWatch: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeFunction("reportPolicyViolation", (violation: string) => void violations.push(violation));
      await context.addInitScript(() => {
        // Sites have hosts, and policies, of their own.
        if (location.hostname !== "localhost") return;
        addEventListener("securitypolicyviolation", (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const where = `${location.pathname} (${sourceFile}:${lineNumber})`;
          void (window as WatchedWindow).reportPolicyViolation?.(`${effectiveDirective} blocked ${blockedURI} on ${where} ${sample}`);
        });
      });
      await use(undefined);
      expect(violations, "what the dashboard's security policy blocked").toEqual([]);
    },
    { auto: true },
  ],
});
