import { codeSeal } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, type Json, words } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readZip } from "../../../platform/zip/testing/read-zip.ts";
import { multipartFile } from "../../../testing/multipart.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "loja", region: "br" })).json().id;
});
afterAll(() => server.stop());

type Props = { [key: string]: Json };

function block(id: string, kind: string, props: Props, parentId = "s1"): BlockRecord {
  const slot = parentId === "page" ? "body" : kind === "field" ? "fields" : "content";
  return { type: "block", version: 1, styles: {}, id, kind, parentId, slot, order: `a${id}`, props };
}

const heading = (id: string, text: string) => block(id, "heading", { level: "h2", content: words(text) });
const form = (submitLabel = "Enviar", name = "Contato") =>
  block("f1", "form", { name, submitLabel, after: "message", thanks: "Obrigado", redirectTo: "" });

function documentOf(blocks: readonly BlockRecord[], page: object = {}): object {
  const { schema, records } = emptyDocument({ title: "Café da serra", language: "pt" });
  const section = block("s1", "section", { tag: "section" }, "page");
  const all = [section, ...blocks].map((each) => [each.id, each]);
  const fonts = Object.values(records).flatMap((each) =>
    each.type === "token" && each.kind === "font" ? [[each.id, { ...each, value: "inter" }]] : [],
  );
  return { schema, records: { ...records, page: { ...records.page, ...page }, ...Object.fromEntries([...fonts, ...all]) } };
}

let slugs = 0;
async function newPage(blocks: readonly BlockRecord[], page: object = {}, slug = `pagina-${++slugs}`): Promise<string> {
  const made = await ana.call("POST", "/api/pages", { siteId, slug, title: "Café", document: documentOf(blocks, page) });
  if (made.status !== 201) throw new Error(made.text);
  return made.json().id;
}

const ask = (id: string, caller = ana): Promise<Reply> => caller.call("GET", `/api/pages/${id}/export.zip`);

async function folder(id: string): Promise<Map<string, Buffer>> {
  const reply = await ask(id);
  if (reply.status !== 200) throw new Error(reply.text);
  return readZip(reply.bytes);
}
const textOf = (files: Map<string, Buffer>, path: string): string => files.get(path)?.toString("utf8") ?? "";

async function uploadPhoto(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();
  const { headers, ...rest } = multipartFile("foto.jpg", "image/jpeg", bytes);
  const sent = { ...rest, headers: { ...headers, authorization: `Bearer ${ana.apiKey}` } };
  return (await server.send("localhost", "/api/images", sent)).json().id;
}

/** The policy that a page says itself, before everything else but its encoding. */
function policyIn(html: string): string {
  const [, policy = ""] = /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return policy.replaceAll("&#39;", "'");
}

/** Everything that a page or style sheet loads, as it names it. */
function loaded(text: string): string[] {
  const attributes = [...text.matchAll(/(?:\ssrc|<link rel="(?:icon|preload|stylesheet)" href)="([^"]*)"/g)].map(
    ([, address = ""]) => address,
  );
  const sets = [...text.matchAll(/srcset="([^"]*)"/gi)].flatMap(([, set = ""]) =>
    set.split(",").map((each) => each.trim().split(" ")[0] ?? ""),
  );
  const inCss = [...text.matchAll(/url\("?([^")]*)"?\)/g)].map(([, address = ""]) => address);
  return [...attributes, ...sets, ...inCss].filter((address) => !address.startsWith("data:") && !address.startsWith("#"));
}

test("a page comes as files that name each other: pictures in all their widths, fonts with their licences", async () => {
  const imageId = await uploadPhoto(1500, 1000);
  const image = { imageId, width: 1500, height: 1000 };
  const id = await newPage(
    [heading("h1", "Torra média"), block("i1", "image", { image, alt: "Grãos", href: "", newTab: false }), form()],
    { shareImage: image, favicon: image },
    "ofertas/cafe",
  );
  const reply = await ask(id);
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="ofertas-cafe.zip"',
  });
  const files = await readZip(reply.bytes);
  expect([...files.keys()].slice(0, 2)).toEqual(["index.html", "LEIA-ME.txt"]);
  const html = textOf(files, "index.html");
  const named = loaded(html);
  expect(named.filter((address) => !files.has(address))).toEqual([]);
  expect(html).not.toContain("/_v/");
  expect(html).not.toContain("localhost");
  expect(html).not.toContain(ana.accountId);
  const widths = [...files.keys()].flatMap((path) => /-(\d+)\.webp$/.exec(path)?.[1] ?? []).map(Number);
  expect(widths.sort((a, b) => a - b)).toEqual([320, 480, 640, 960, 1280, 1500]);
  const widest = [...files].find(([path]) => path.endsWith("-1500.webp"))?.[1] ?? Buffer.alloc(0);
  expect(await sharp(widest).metadata()).toMatchObject({ format: "webp", width: 1500 });
  expect(html).toMatch(/<meta property="og:image" content="assets\/[0-9a-f]{40}\.jpg">/);
  expect(named.some((address) => address.endsWith(".woff2"))).toBe(true);
  const licences = [...files.keys()].filter((path) => path.endsWith("-LICENSE.txt"));
  expect(licences).not.toEqual([]);
  for (const path of licences) expect(textOf(files, path)).toContain("SIL Open Font License");
  expect(policyIn(html)).toContain("default-src 'none'");
  expect(policyIn(html)).not.toContain("frame-ancestors");
});

test("the same page gives the same bytes, and its own language's words", async () => {
  const id = await newPage([heading("h1", "Same")], { language: "en" });
  const [one, other] = [await ask(id), await ask(id)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
  expect([...(await readZip(one.bytes)).keys()]).toContain("README.txt");
});

test("a form is closed until somebody would take what it sends, and again when it asks something else", async () => {
  const id = await newPage([heading("h1", "Oferta"), form()]);
  const closed = await folder(id);
  expect(textOf(closed, "index.html")).not.toContain("<form");
  expect(textOf(closed, "index.html")).not.toContain("<script");
  expect(textOf(closed, "index.html")).toContain(
    '<div class="v-form"><p class="v-thanks">Este formulário ainda não recebe respostas.</p></div>',
  );
  expect(textOf(closed, "LEIA-ME.txt")).toContain("ninguém receberia as respostas");

  const { url } = (await ana.call("POST", `/api/pages/${id}/publish`)).json();
  const open = await folder(id);
  const { origin } = new URL(url);
  expect(textOf(open, "index.html")).toContain(`action="${origin}/_v/forms/${id}/f1"`);
  expect(textOf(open, "LEIA-ME.txt")).toContain(`para ${origin}`);
  expect(textOf(open, "LEIA-ME.txt")).not.toContain("ninguém receberia");
  const policy = policyIn(textOf(open, "index.html"));
  expect(policy).toMatch(new RegExp(`form-action [^;]*${origin}`));
  expect(policy).toMatch(new RegExp(`connect-src [^;]*${origin}`));

  const { version } = (await ana.call("GET", `/api/pages/${id}/document`)).json();
  const changed = await ana.call("PUT", `/api/pages/${id}/document`, {
    version,
    document: documentOf([heading("h1", "Oferta"), form("Quero", "Outro")]),
  });
  expect(changed.status).toBe(200);
  expect(textOf(await folder(id), "index.html")).not.toContain("<form");
  await ana.call("POST", `/api/pages/${id}/publish`);
  expect(textOf(await folder(id), "index.html")).toContain("<form");
  await ana.call("POST", `/api/pages/${id}/unpublish`);
  expect(textOf(await folder(id), "index.html")).not.toContain("<form");
});

test("a page that stands elsewhere may send its form, and read what became of it", async () => {
  const id = await newPage([form()]);
  await ana.call("POST", `/api/pages/${id}/publish`);
  const headers = { origin: "https://elsewhere.example", "content-type": "application/json" };
  const asked = await server.send("loja.localhost", `/_v/forms/${id}/f1`, {
    method: "OPTIONS",
    headers: { ...headers, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
  });
  expect([asked.status, asked.headers["access-control-allow-origin"]]).toEqual([204, "*"]);
  expect(asked.headers).not.toHaveProperty("access-control-allow-credentials");
  const sent = await server.send("loja.localhost", `/_v/forms/${id}/f1`, { method: "POST", headers, body: "{}" });
  expect([sent.status, sent.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  const gone = await server.send("loja.localhost", `/_v/forms/${id}/f9`, { method: "OPTIONS", headers });
  expect(gone.status).toBe(404);
});

test("words that look like files bring none, and hostile ones stay words", async () => {
  const hash = "a".repeat(40);
  const id = await newPage([heading("h1", `assets/${hash}-320.webp style-${hash}.css </title><script>alert(1)</script>`)], {
    title: '../../"><script>alert(1)</script>',
  });
  const files = await folder(id);
  expect([...files.keys()].filter((path) => path.includes(hash) || path.includes(".."))).toEqual([]);
  expect(textOf(files, "index.html")).not.toContain("<script>alert");
});

test("code of its owner comes along only once it is approved", async () => {
  const code = block("c1", "html", { name: "Pixel", code: "<script>window.pixel=1</script>", hosts: [] });
  const bia = await server.newPerson({ plan: "lifetime" });
  const site = (await bia.call("POST", "/api/sites", { name: "codigo", region: "br" })).json();
  const page = { siteId: site.id, slug: "pixel", title: "Pixel", document: documentOf([heading("h1", "Pixel"), code]) };
  const { id } = (await bia.call("POST", "/api/pages", page)).json();
  const pageNow = async () => textOf(await readZip((await bia.call("GET", `/api/pages/${id}/export.zip`)).bytes), "index.html");
  expect(await pageNow()).not.toContain("window.pixel");
  expect((await bia.call("PUT", `/api/own-code/${codeSeal(code)}`)).status).toBe(200);
  expect(await pageNow()).toContain("<script>window.pixel=1</script>");
  expect(policyIn(await pageNow())).toMatch(/script-src [^;]*'sha256-/);
});

test("a page of two thousand blocks comes whole, with its style sheet beside it where that is large", async () => {
  const color = (index: number) => `#${index.toString(16).padStart(6, "0")}`;
  const background = { type: "image", imageId: await uploadPhoto(400, 300) };
  const id = await newPage(
    Array.from({ length: 2_000 }, (_, index) => ({
      ...heading(`b${String(index).padStart(5, "0")}1`, `Linha ${index}`),
      styles: {
        base: {
          normal: {
            color: { type: "color", value: color(index) },
            minHeight: { type: "length", value: index, unit: "px" },
            ...(index === 0 ? { backgroundImage: background } : {}),
          },
        },
      },
    })) as BlockRecord[],
  );
  const reply = await ask(id);
  const files = await readZip(reply.bytes);
  expect(textOf(files, "index.html").match(/<h2 /g)).toHaveLength(2_000);
  const sheet = [...files.keys()].find((path) => /^style-[0-9a-f]{40}\.css$/.test(path)) ?? "";
  expect(loaded(textOf(files, "index.html"))).toContain(sheet);
  const inSheet = loaded(textOf(files, sheet));
  expect(inSheet.some((address) => /^assets\/[0-9a-f]{40}-400\.webp$/.test(address))).toBe(true);
  expect(inSheet.filter((address) => !files.has(address))).toEqual([]);
  expect(reply.bytes.length).toBeLessThan(1_000_000);
});

test("nobody else's page comes, and none that is empty, nor one too many", async () => {
  const bia = await server.newCaller();
  const id = await newPage([heading("h1", "Minha")]);
  const foreign = await ask(id, bia);
  expect([foreign.status, foreign.json().code]).toEqual([404, "NOT_FOUND"]);
  const site = (await bia.call("POST", "/api/sites", { name: "bia", region: "br" })).json();
  const empty = (await bia.call("POST", "/api/pages", { siteId: site.id, slug: "vazia", title: "Vazia" })).json();
  const refused = await ask(empty.id, bia);
  expect([refused.status, refused.json().code]).toEqual([409, "EMPTY_PAGE"]);
  const codes = await Promise.all(Array.from({ length: 45 }, async () => (await ask(empty.id, bia)).json().code));
  expect(codes.at(-1)).toBe("TOO_MANY_REQUESTS");
});
