import { runSuite } from "./suite.ts";

/** Runs every test; `--no-browser` leaves out those in a browser. */

const withBrowser = !process.argv.includes("--no-browser");

await runSuite(async ({ rules, unit, postgres, browser }) => {
  rules();
  await unit([]);
  await postgres([]);
  if (withBrowser) await browser([]);
});
