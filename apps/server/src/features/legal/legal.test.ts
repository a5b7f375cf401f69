import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LEGAL_DOCUMENTS, type LegalText } from "@vitrine/contract";
import { LANGUAGES } from "@vitrine/document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { listConsents, recordConsents } from "./consent-store.ts";
import { legalVersions } from "./legal-versions.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_SUPPORT_EMAIL: "ajuda_ao_cliente@example.com" });
  folder = join(server.dataFolder, "legal");
});
afterAll(() => server.stop());
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(document: string, language = "pt"): Promise<LegalText> {
  const reply = await server.send("localhost", `/api/legal/${document}?language=${language}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.json();
}

async function write(name: string, markdown: string, changedAt = new Date("2026-03-04T05:06:07Z")): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), markdown);
  await utimes(join(folder, name), changedAt, changedAt);
}

describe("the texts that come with the product", () => {
  const all = LEGAL_DOCUMENTS.flatMap((document) => LANGUAGES.map((language) => [document, language] as const));

  test.each(all)("%s in %s is whole: title, sections, contact, no place left unfilled", async (document, language) => {
    const text = await read(document, language);
    expect(text).toMatchObject({ document, language, updatedAt: "2026-11-21T00:00:00.000Z" });
    expect(text.title.length).toBeGreaterThan(8);
    expect(text.version).toMatch(/^2026-11-21\.[0-9a-f]{12}$/);
    expect(text.html).toContain('<a href="mailto:ajuda_ao_cliente@example.com">');
    expect(text.html).toContain(`<a href="http://localhost:${server.port}">`);
    expect(text.html).not.toMatch(/\{\w+\}|<h1|undefined/);
    for (const { id, title } of text.sections) expect(text.html).toContain(`<h2 id="${id}" tabindex="-1">${title}</h2>`);
  });

  test.each(LEGAL_DOCUMENTS)("%s says the same in each language: as many sections, points and paragraphs", async (document) => {
    const shapes = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { html } = await read(document, language);
        return ["<h2", "<li>", "<p>", "<strong>", "<a "].map((tag) => html.split(tag).length - 1);
      }),
    );
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  });

  test("without an address for support they name the operator's channel", async () => {
    const plain = await startTestServer();
    const reply = await plain.send("localhost", "/api/legal/privacy?language=pt");
    expect(reply.json().html).toContain("o canal de atendimento de quem opera esta instalação");
    expect(reply.json().html).not.toContain("mailto:");
    await plain.stop();
  });
});

describe("the operator's own text", () => {
  test("takes the place of ours, with its own title and date, at once and again after each change", async () => {
    const ours = await read("terms");
    await write("terms.pt.md", "# Contrato\n\nPrimeira.\n");
    const first = await read("terms");
    expect(first).toMatchObject({ title: "Contrato", html: "<p>Primeira.</p>\n", sections: [], updatedAt: "2026-03-04T05:06:07.000Z" });
    await write("terms.pt.md", "# Contrato\n\nSegunda.\n", new Date("2026-05-06T07:08:09Z"));
    const second = await read("terms");
    expect(second.html).toBe("<p>Segunda.</p>\n");
    expect(new Set([ours.version, first.version, second.version]).size).toBe(3);
    expect(second.version.startsWith("2026-05-06.")).toBe(true);
    await rm(folder, { recursive: true });
    expect((await read("terms")).version).toBe(ours.version);
  });

  test("stands in for the languages it was not written in, and says in which it is", async () => {
    await write("terms.es.md", "# Contrato\n\nTexto.\n");
    for (const language of LANGUAGES) expect(await read("terms", language)).toMatchObject({ language: "es", title: "Contrato" });
    expect((await read("privacy", "en")).language).toBe("en");
  });

  test("has a title of ours where it gives itself none", async () => {
    await write("privacy.en.md", "Just words.\n\n## One & *two*\n\n### Deeper\n");
    expect(await read("privacy", "en")).toMatchObject({
      title: "Privacy notice",
      html: '<p>Just words.</p>\n<h2 id="section-1" tabindex="-1">One &amp; <em>two</em></h2>\n<h3>Deeper</h3>\n',
      sections: [{ id: "section-1", title: "One & two" }],
    });
  });

  test("brings no markup, script or odd address with it", async () => {
    await write(
      "terms.pt.md",
      [
        "# T",
        "<script>alert(1)</script>",
        'Um <img src=x onerror="alert(1)"> e <h2 id="x">isto</h2>.',
        "[a](javascript:alert(1)) [b](data:text/html,x) [c](https://example.com/)",
        "## <svg onload=alert(1)>",
      ].join("\n\n"),
    );
    const { html, sections } = await read("terms");
    expect(html).not.toMatch(/<(?:script|img|svg)|href="(?:javascript|data)/i);
    expect(html.match(/<h2/g)).toHaveLength(1);
    expect(html).toContain('<a href="https://example.com/">c</a>');
    expect(sections).toEqual([{ id: "section-1", title: "<svg onload=alert(1)>" }]);
  });

  test.each(["..%2f..%2fsecret", "terms.pt", "TERMS", "x", "%2e%2e%2fsecret"])("no other file is read: %s", async (document) => {
    const reply = await server.send("localhost", `/api/legal/${document}?language=pt`);
    expect([400, 404]).toContain(reply.status);
    expect((await server.send("localhost", "/api/legal/terms?language=../en")).status).toBe(400);
  });
});

test("without a language the browser's is used", async () => {
  const reply = await server.send("localhost", "/api/legal/terms", { headers: { "accept-language": "es-MX,es;q=0.9" } });
  expect(reply.json().language).toBe("es");
});

describe("agreeing", () => {
  test("keeps which version was agreed to, when, in which language and from where, once", async () => {
    const { accountId } = await server.newCaller();
    const { queries } = server.running.platform.database;
    const versions = await legalVersions(server.running.platform, "es");
    expect(versions.map(({ document, language }) => [document, language])).toEqual([
      ["terms", "es"],
      ["privacy", "es"],
    ]);
    const acceptedAt = new Date("2026-11-21T12:00:00.000Z");
    await recordConsents(queries, { accountId, versions, acceptedAt, ip: "198.51.100.7" });
    await recordConsents(queries, { accountId, versions, acceptedAt: new Date("2027-01-01T00:00:00Z"), ip: "203.0.113.9" });
    const { version } = await read("terms", "es");
    const kept = await listConsents(queries, accountId);
    expect(kept).toHaveLength(2);
    expect(kept).toContainEqual({ accountId, document: "terms", version, language: "es", acceptedAt, ip: "198.51.100.7" });
  });

  test("to a new version is kept beside the old one", async () => {
    const { accountId } = await server.newCaller();
    const { queries } = server.running.platform.database;
    const agree = async () =>
      recordConsents(queries, {
        accountId,
        versions: await legalVersions(server.running.platform, "pt"),
        acceptedAt: new Date(),
        ip: "::1",
      });
    await agree();
    await write("terms.pt.md", "# Novo\n");
    await agree();
    expect((await listConsents(queries, accountId)).map(({ document }) => document).sort()).toEqual(["privacy", "terms", "terms"]);
  });
});
