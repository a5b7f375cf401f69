import { request } from "node:https";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../testing/test-server.ts";
import { purgeAccounts } from "../../accounts/deletion/purge-accounts.ts";
import { pebbleProgram } from "../certificates/testing/pebble-program.ts";
import { startPebble } from "../certificates/testing/start-pebble.ts";
import { domainsFixture } from "../testing/domains-fixture.ts";
import { openPortAhead } from "../testing/open-port-ahead.ts";
import { connectImages, connectPages, imageDomainOf, imagesNamedIn, picturedShop, withImages } from "../testing/pictured-shop.ts";

const program = pebbleProgram();
/** What an authority takes on a busy machine; a passing test never gets there. */
const PATIENT = { timeout: 60_000 };

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

/** What a browser that believes an authority, and nobody else, gets at an address. */
function askOverHttps(address: string, ca: string): Promise<Answer> {
  const { hostname, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: pathname, servername: hostname, headers: { host: hostname }, ca, agent: false };
    const sent = request(options, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("latin1")) text += chunk;
      resolve({ status: response.statusCode, type: response.headers["content-type"], text });
    });
    sent.on("error", reject).end();
  });
}

test.skipIf(program === null)(
  "images come over HTTPS under a certificate of their own, before any page names it, and nothing is left once the account is gone",
  { timeout: 300_000 },
  async () => {
    if (program === null) return;
    const eighty = await openPortAhead();
    onTestFinished(() => eighty.stop());
    const pebble = await startPebble(program, { http: eighty.port });
    onTestFinished(() => pebble.stop());
    const httpsPort = await freePort();
    const fixture = await domainsFixture({
      ...{ VITRINE_ACME_DIRECTORY: pebble.directory, VITRINE_ACME_CA: pebble.extraCa },
      VITRINE_HTTPS_PORT: String(httpsPort),
    });
    onTestFinished(() => fixture.stop());
    // Nobody answers the authority yet: whatever is connected waits for its certificate.
    const ca = await pebble.root();
    const shop = await picturedShop(fixture, "loja");
    const { owner, domain } = shop;
    const host = `img.${domain}`;
    const connected = (await connectImages(owner, host)).json();
    fixture.enter(connected.domain);
    expect((await owner.verify(connected.domain.id)).state).toBe("completed");
    expect(await imageDomainOf(owner, connected.domain.id)).toMatchObject({ stage: "creating", step: "certificate" });
    expect((await fixture.server.send(domain, shop.path)).text).not.toContain(host);
    eighty.leadTo(fixture.server.port);
    await expect.poll(async () => (await imageDomainOf(owner, connected.domain.id)).stage, PATIENT).toBe("active");

    // Its own name and the image domain are ordered side by side.
    const ownSsl = async () => (await owner.call("GET", "/api/domains")).json().items[0].ssl;
    await expect.poll(ownSsl, PATIENT).toBe("active");
    const page = await askOverHttps(`https://${domain}:${httpsPort}${shop.path}`, ca);
    const named = imagesNamedIn(page.text);
    expect([page.status, named.length > 3]).toEqual([200, true]);
    expect(named.filter((address) => !address.startsWith(`https://${host}:${httpsPort}/_v/i/`))).toEqual([]);
    for (const address of new Set(named)) {
      const image = await askOverHttps(address, ca);
      expect([image.status, image.type]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
    expect((await askOverHttps(`https://${host}:${httpsPort}${shop.path}`, ca)).status, "no page").toBe(404);

    const { platform } = fixture.server.running;
    await platform.database.queries.execute(sql`UPDATE accounts SET deletes_at = now() WHERE id = ${owner.accountId}`);
    await purgeAccounts(platform);
    const rowsLeft = async () => {
      const { rows } = await platform.database.queries.execute(sql`SELECT name FROM domains WHERE account_id = ${owner.accountId}`);
      return rows;
    };
    await expect.poll(rowsLeft, PATIENT).toEqual([]);
    await expect.poll(() => fixture.partOf(host), PATIENT).toBeNull();
    await expect(askOverHttps(named[0] ?? "", ca), "no certificate is shown for it").rejects.toThrow();
    expect((await fixture.server.send(host, "/")).status).toBe(421);

    // The name is free, for pages of somebody else as well as for images.
    const next = await fixture.newOwner("outra");
    fixture.clear(domain);
    const taken = await connectPages(fixture, next, domain);
    expect((await next.get(taken.id)).ssl, "the certificate there is stays its own").toBe("active");
    const again = await withImages(fixture, { owner: next, domain, pageId: "", path: "" });
    expect(again.name).toBe(host);
    expect(await fixture.partOf(host)).toMatchObject({ site: "outra", isForImages: true });
  },
);
