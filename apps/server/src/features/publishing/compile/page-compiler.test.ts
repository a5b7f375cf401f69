import { type BlockRecord, DOCUMENT_LIMITS, emptyDocument, keysBetween, PAGE_ID, type PageDocument } from "@vitrine/document";
import { afterAll, expect, test } from "vitest";
import { visitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { type CompileInput, openPage } from "./compile-page.ts";
import { type PageSurroundings, pageCompiler } from "./page-compiler.ts";

const compiler = pageCompiler(testBuild);
afterAll(() => compiler.stop());

/** A page of so many headings: at 800 it is made in the thread that several share, at 5,000 in one of its own. */
function pageOf(count: number, words: string): PageDocument {
  const { schema, records } = emptyDocument({ title: words, language: "pt" });
  const orders = keysBetween(null, null, count);
  const block = (id: string, kind: string, order: string, place: Pick<BlockRecord, "parentId" | "slot">, props: BlockRecord["props"]) =>
    ({ type: "block", id, kind, version: 1, order, styles: {}, ...place, props }) as const;
  const section = block("s", "section", "a0", { parentId: PAGE_ID, slot: "body" }, { tag: "section" });
  const headings = orders.map((order, index) => {
    const content = [{ type: "text", text: `${words} ${index}` }];
    return block(`h${index}`, "heading", order, { parentId: "s", slot: "content" }, { level: "h2", content });
  });
  return { schema, records: { ...records, ...Object.fromEntries([section, ...headings].map((each) => [each.id, each])) } };
}

function inputOf(document: PageDocument | string): CompileInput {
  const written = typeof document === "string" ? document : JSON.stringify(document);
  return { document: { written, changes: [], sections: new Map() }, pageId: "pag_1", title: "Página", url: "http://a.localhost/a" };
}

const AROUND: PageSurroundings = {
  found: { sources: new Map(), favicon: undefined, shareImage: undefined, approvedCode: new Set() },
  areServable: Promise.resolve(),
  filesOf: () => [],
  imageIds: [],
};
const around = async () => AROUND;

test("a page is the same wherever it is made: here, beside others in a thread, or in one of its own", { timeout: 60_000 }, async () => {
  const documents = [pageOf(20, "Curta"), pageOf(800, "Média"), pageOf(900, "Outra"), pageOf(5_000, "Longa")];
  const made = await Promise.all(documents.map((document) => compiler.compile(inputOf(document), around)));
  for (const [index, document] of documents.entries()) {
    const page = openPage(visitorScripts(testBuild.visitorFolder), inputOf(document));
    if ("problem" in page) throw new Error(page.problem);
    const here = await page.compile(AROUND.found);
    if ("problem" in here) throw new Error(here.problem);
    expect(made[index]?.route).toEqual(here.route);
    expect(made[index]?.files.map(({ hash }) => hash)).toEqual(here.files.map(({ hash }) => hash));
    expect(made[index]?.files.map(({ bytes }) => bytes.toString("latin1"))).toEqual(
      here.files.map(({ bytes }) => bytes.toString("latin1")),
    );
  }
});

test("one that fails leaves the others their thread: what cannot be read, what may not be made, what is empty", {
  timeout: 60_000,
}, async () => {
  const unreadable = inputOf(JSON.stringify({ schema: 1, records: { x: "y".repeat(200_000) } }));
  const forbidden = new Error("not here");
  const empty = inputOf(emptyDocument({ title: "Vazia", language: "pt" }));
  const emptyAndLong = { ...empty, document: { ...empty.document, written: empty.document.written + " ".repeat(200_000) } };
  const fine = pageOf(800, "Boa");
  const [made, ...failed] = await Promise.allSettled([
    compiler.compile(inputOf(fine), around),
    compiler.compile(unreadable, around),
    compiler.compile(inputOf(pageOf(800, "Proibida")), () => Promise.reject(forbidden)),
    compiler.compile(emptyAndLong, around),
  ]);
  expect(made?.status).toBe("fulfilled");
  expect(failed).toEqual([
    { status: "rejected", reason: expect.objectContaining({ message: expect.stringContaining("cannot be read") }) },
    { status: "rejected", reason: forbidden },
    { status: "rejected", reason: expect.objectContaining({ code: "EMPTY_PAGE" }) },
  ]);
  await expect(compiler.compile(inputOf(fine), around)).resolves.toMatchObject({ ownTitle: "Boa" });
});

const SECTION = "syn_0123456789abcdefghjkmnpqrs";

test("sections are put in where the page is made, and too many of them are refused by words", { timeout: 60_000 }, async () => {
  const { records } = pageOf(1, "Página");
  const place = { kind: "synced", version: 1, parentId: PAGE_ID, slot: "body", styles: {} } as const;
  const showing = (count: number): PageDocument => {
    const orders = keysBetween("a0", null, count);
    const blocks = orders.map((order, index) => ({
      type: "block",
      id: `y${index}`,
      order,
      ...place,
      props: { sectionId: SECTION, version: 1 },
    }));
    return { schema: 1, records: { ...records, ...Object.fromEntries(blocks.map((each) => [each.id, each])) } as PageDocument["records"] };
  };
  const { records: brought } = pageOf(800, "Rodapé");
  const blocks = Object.values(brought).filter((record) => record.type === "block");
  const written = JSON.stringify({ rootIds: ["s"], blocks, tokens: [] });
  const sections = new Map([[SECTION, { version: 2, written, bytes: written.length }]]);
  const withSections = (document: PageDocument): CompileInput => {
    const input = inputOf(document);
    return { ...input, document: { ...input.document, sections } };
  };
  const page = await compiler.compile(withSections(showing(2)), around);
  const html = page.files.find(({ hash }) => hash === page.route.artefact)?.bytes.toString() ?? "";
  expect(html.match(/Rodapé 799/g)).toHaveLength(2);
  const most = Math.ceil(DOCUMENT_LIMITS.records / 800) + 1;
  await expect(compiler.compile(withSections(showing(most)), around)).rejects.toMatchObject({ code: "TOO_LARGE" });
});

/** A worker that says of each page what would be said, but fills its memory over two at once, and over one that is called so. */
const HUNGRY = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from "node:worker_threads";
  let open = 0;
  const fill = () => { for (const all = []; ; ) all.push(new Array(100_000).fill(all.length)); };
  parentPort.on("message", ({ page, input, found }) => {
    if (input && (++open > 1 || input.title === "Enche")) fill();
    if (input) parentPort.postMessage({ page, needs: { imageIds: [], codeSeals: [], ownTitle: input.title } });
    if (found) parentPort.postMessage({ page, made: { ownTitle: "feita", files: [], shownImageIds: [] } });
  });
`)}`,
);

test("what others needed of the memory is not held against a page; what it needs by itself is", { timeout: 60_000 }, async () => {
  const hungry = pageCompiler({ ...testBuild, compileWorker: HUNGRY });
  const input = (title: string): CompileInput => ({ ...inputOf(pageOf(800, "Média")), title });
  try {
    const both = [hungry.compile(input("Primeira"), around), hungry.compile(input("Segunda"), around)];
    await expect(Promise.all(both)).resolves.toMatchObject([{ ownTitle: "feita" }, { ownTitle: "feita" }]);
    await expect(hungry.compile(input("Enche"), around)).rejects.toMatchObject({ code: "PAGE_TOO_HEAVY" });
    await expect(hungry.compile(input("Terceira"), around)).resolves.toMatchObject({ ownTitle: "feita" });
  } finally {
    hungry.stop();
  }
});
