import { FRAGMENT_MAX_HTML } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { COPIED_HTML } from "./testing/copied-html.data.ts";

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
});
afterAll(() => server.stop());

const paste = (body: unknown, caller = ana) => caller.call("POST", "/api/pages/fragments", body);

test("HTML of a clipboard comes back as blocks, and nothing is kept of it", async () => {
  const reply = await paste({ html: COPIED_HTML.docs, language: "pt" });
  expect(reply.status).toBe(200);
  const { fragment, pictures, notices } = reply.json();
  expect(fragment.rootIds).toHaveLength(4);
  expect(Object.values(pictures)).toEqual(["https://lh7-rt.googleusercontent.com/docsz/abc"]);
  expect(notices).toEqual([]);
  expect((await ana.call("GET", "/api/pages")).json().items).toEqual([]);
  expect((await ana.call("GET", "/api/images")).json().items).toEqual([]);
});

test("what is no HTML, or longer than anybody copies, is refused", async () => {
  expect((await paste({ html: "oi", language: "pt" })).json().code).toBe("INVALID_HTML");
  expect((await paste({ html: `<p>${"x".repeat(FRAGMENT_MAX_HTML)}`, language: "pt" })).status).toBe(400);
  expect((await paste({ html: `<p>${"x".repeat(20_000_000)}`, language: "pt" })).status).toBe(413);
  // The longest that is taken, in letters that take most bytes.
  expect((await paste({ html: `<p>${"€".repeat(FRAGMENT_MAX_HTML - 3)}`, language: "pt" })).status).toBe(200);
});

test("an account pastes two hundred times in ten minutes, and another one's are not counted with them", async () => {
  const busy = await server.newCaller();
  for (let count = 0; count < 200; count++) await paste({ html: "<p>oi", language: "pt" }, busy);
  expect((await paste({ html: "<p>oi", language: "pt" }, busy)).json().code).toBe("TOO_MANY_REQUESTS");
  expect((await paste({ html: "<p>oi", language: "pt" })).status).toBe(200);
});
