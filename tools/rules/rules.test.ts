import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readSources, type SourceFile, specifiersOf } from "../source-files.ts";
import { contractSliceRules } from "./contract-slices.ts";
import { nameRules } from "./known-names.ts";
import { keysOf } from "./messages.ts";
import { otherWords, portugueseIn } from "./portuguese.ts";
import { reachRules } from "./reach.ts";
import { roomRules } from "./rooms.ts";
import { findCircle, sliceRules } from "./slices.ts";
import { whoMayUseWhom } from "./who-may-use-whom.ts";
import { storeRules, wordRules } from "./words.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

function file(path: string, target: string, specifier = "./x.ts"): SourceFile {
  return { path, text: "", imports: [{ specifier, target }] };
}

describe("a planted fault is found", () => {
  test.each([
    ["a package that uses an app", file("packages/document/src/a.ts", "apps/web/src/main.tsx")],
    ["a package that uses one above it", file("packages/document/src/a.ts", "packages/blocks/src/index.ts", "@vitrine/blocks")],
    ["a path into a package", file("apps/web/src/a.ts", "packages/document/src/store.ts", "../../../packages/document/src/store.ts")],
    ["a sub-path of a package", file("apps/web/src/a.ts", "packages/document/src/index.ts#/store", "@vitrine/document/store")],
    [
      "a package's makers for tests",
      file("packages/blocks/src/a.ts", "packages/document/src/index.ts#/testing", "@vitrine/document/testing"),
    ],
    ["the web in the server", file("apps/server/src/a.ts", "apps/web/src/main.tsx")],
    ["the server in the web", file("apps/web/src/a.ts", "apps/server/src/main.ts")],
    ["hosting and the database", file("apps/server/src/hosting/a.ts", "apps/server/src/platform/database/database.ts")],
    ["hosting and a feature", file("apps/server/src/hosting/a.ts", "apps/server/src/features/leads/index.ts")],
    ["hosting and a block", file("apps/server/src/hosting/a.ts", "packages/blocks/src/index.ts", "@vitrine/blocks")],
    ["hosting and who listens", file("apps/server/src/hosting/a.ts", "apps/server/src/front/listen.ts")],
    ["the front and the database", file("apps/server/src/front/a.ts", "apps/server/src/platform/database/database.ts")],
    ["the front and what drains its journals", file("apps/server/src/front/a.ts", "apps/server/src/platform/journal/drain/run-drains.ts")],
    ["the front and a feature", file("apps/server/src/front/a.ts", "apps/server/src/features/leads/index.ts")],
    ["the front and the renderer", file("apps/server/src/front/a.ts", "packages/renderer/src/index.ts", "@vitrine/renderer")],
    ["a feature and the front", file("apps/server/src/features/leads/a.ts", "apps/server/src/front/listen.ts")],
    ["a feature and hosting", file("apps/server/src/features/leads/a.ts", "apps/server/src/hosting/visitor-plane.ts")],
    ["the platform and a slice", file("apps/server/src/platform/a.ts", "apps/server/src/features/leads/index.ts")],
    ["the builder and a slice", file("apps/web/src/builder/a.ts", "apps/web/src/features/pages/index.ts")],
    ["shared web code and its user", file("apps/web/src/ui/button.tsx", "apps/web/src/shell/header.tsx")],
  ])("%s", (_name, planted) => {
    expect(whoMayUseWhom([planted])).toHaveLength(1);
  });

  test("a slice that uses an undeclared sibling, or reaches inside one, or is not in the table", () => {
    const table = { leads: [], pages: ["sites"], sites: [] };
    const edge = file("apps/web/src/features/pages/a.ts", "apps/web/src/features/sites/index.ts");
    const inside = "apps/server/src/features/sites/site-store.ts";
    const face = "apps/server/src/features/sites/index.ts";
    expect(sliceRules([edge, file("apps/server/src/features/leads/a.ts", face)], table)).toHaveLength(1);
    expect(sliceRules([edge, file("apps/server/src/features/pages/a.ts", inside)], table)).toHaveLength(1);
    expect(sliceRules([file("apps/server/src/features/pages/a.ts", face)], table)).toEqual([]);
    expect(sliceRules([edge, file("apps/server/src/features/gossip/a.ts", "apps/server/src/features/gossip/b.ts")], table)).toHaveLength(1);
    expect(findCircle({ a: ["b"], b: ["c"], c: ["a"] })).toEqual(["a", "b", "c", "a"]);
  });

  test("a slice whose name has a hyphen is a slice like any other", () => {
    const table = { "split-tests": [], sites: [] };
    const inside = file("apps/server/src/features/split-tests/a.ts", "apps/server/src/features/sites/site-store.ts");
    expect(sliceRules([inside], table)).toHaveLength(2);
    expect(sliceRules([file("apps/web/src/features/page-folders/a.ts", "apps/web/src/ui/button.tsx")], table)).toHaveLength(1);
    expect(whoMayUseWhom([file("packages/lead-rules/src/a.ts", "apps/web/src/main.tsx")])).toHaveLength(1);
  });

  test("an edge that only tests use, or nobody, is not to stand in the table", () => {
    const face = "apps/server/src/features/sites/index.ts";
    const test = file("apps/server/src/features/pages/a.test.ts", face);
    const found = sliceRules([test], { pages: ["sites"], sites: [] });
    expect(found).toEqual([{ path: "tools/slices.json", message: "pages does not use sites: take the edge out" }]);
  });

  test("a slice of the contract that is not in its list, has another name than its folder, or is named by somebody else", () => {
    const table = { gossip: [], leads: [] };
    const list = (...targets: string[]): SourceFile => ({
      path: "packages/contract/src/slices.ts",
      text: "",
      imports: targets.map((target) => ({ specifier: "./x.ts", target })),
    });
    const value = "packages/contract/src/gossip/slice.ts";
    const slice: SourceFile = { path: value, text: 'export const gossipSlice = { name: "gossip" };', imports: [] };
    expect(contractSliceRules([list(value), slice], table)).toEqual([]);
    expect(contractSliceRules([list(), slice], table)).toHaveLength(1);
    expect(contractSliceRules([list(value), slice], { leads: [] })).toHaveLength(1);
    expect(contractSliceRules([list(value), { ...slice, text: 'export const gossipSlice = { name: "news" };' }], table)).toHaveLength(1);
    expect(contractSliceRules([list(value), slice, file("packages/contract/src/leads/lead.ts", value)], table)).toHaveLength(1);
    expect(contractSliceRules([list(value), slice, file("packages/contract/src/index.ts", value)], table)).toHaveLength(1);
  });

  test("a folder, a slice or a package that no rule knows, and a rule's name that nothing has", () => {
    const uses: readonly (readonly [string, readonly string[]])[] = [
      ["document", []],
      ["contract", ["document"]],
      ["blocks", ["document"]],
      ["checks", ["document", "blocks"]],
      ["renderer", ["document", "blocks"]],
    ];
    const packages = uses.map(([name, others]) => ({
      ...{ path: `packages/${name}/src/index.ts`, text: "" },
      imports: others.map((other) => ({ specifier: `@vitrine/${other}`, target: null })),
    }));
    const sites = file("apps/server/src/features/sites/a.ts", "");
    const said = (more: readonly SourceFile[], table = { sites: [] as string[] }) =>
      nameRules([...packages, sites, ...more], table).map(({ path }) => path);
    expect(said([])).toEqual([]);
    const known = [
      "apps/web/src/main.tsx",
      "apps/web/src/ui/a.tsx",
      "apps/server/src/hosting/a.ts",
      "e2e/sites/a.spec.ts",
      "e2e/support/a.ts",
    ];
    expect(said(known.map((path) => file(path, "")))).toEqual([]);
    expect(said([file("apps/server/src/services/a.ts", ""), file("apps/server/src/services/b.ts", "")])).toEqual([
      "apps/server/src/services",
    ]);
    expect(said([file("apps/worker/src/a.ts", "")])).toEqual(["apps/worker"]);
    expect(said([file("e2e/site/a.spec.ts", "")])).toEqual(["e2e/site"]);
    expect(said([], { sites: [], gossip: [] } as { sites: string[] })).toEqual(["tools/slices.json"]);
    expect(said([], { sites: ["gossip"] })).toEqual(["tools/slices.json"]);
    expect(said([file("packages/quiz/src/a.ts", "")])).toEqual(["packages/quiz"]);
    const none = nameRules([...packages.slice(0, 4), sites], { sites: [] });
    expect(none).toEqual([{ path: "packages/renderer", message: expect.stringContaining("no such package") }]);
    const unused = nameRules([...packages.slice(0, 4), file("packages/renderer/src/a.ts", "", "@vitrine/blocks"), sites], { sites: [] });
    expect(unused).toEqual([{ path: "packages/renderer", message: expect.stringContaining("does not use document") }]);
  });

  test("SQL away from its store", () => {
    expect(storeRules([file("apps/server/src/features/leads/routes.ts", "", "drizzle-orm")])).toHaveLength(1);
    expect(storeRules([file("apps/server/src/features/leads/lead-store.ts", "", "drizzle-orm")])).toEqual([]);
  });

  test.each([
    ["a store that compares accounts", "leads/lead-store.ts", "where(eq(leads.accountId, accountId))", 1],
    ["the same over two lines, in a folder", "videos/files/file-store.ts", "inArray(\n  files.accountId,\n  ids)", 1],
    ["the same in SQL", "quizzes/quiz-store.ts", "SELECT 1 FROM quizzes WHERE account_id = $1", 1],
    ["a call that reaches for a whole account", "leads/routes.ts", "listLeads(queries, wholeAccount(accountId))", 1],
    ["a store that is held to a reach", "leads/lead-store.ts", "where(within(reach, leads))", 0],
    ["a store that inserts", "images/image-store.ts", "target: [images.accountId, images.hash]", 0],
    ["a store about people themselves", "sessions/session/session-store.ts", "eq(sessions.accountId, accountId)", 0],
    ["work that nobody asks for", "leads/remove-leads.ts", "deleteSomeLeads(queries, wholeAccount(accountId))", 0],
  ])("%s", (_name, path, text, findings) => {
    expect(reachRules([{ ...file(`apps/server/src/features/${path}`, ""), text }])).toHaveLength(findings);
  });

  test("a folder with more files than one person can hold", () => {
    const room = (count: number, ending = ".ts") => Array.from({ length: count }, (_, i) => file(`apps/web/src/ui/part-${i}${ending}`, ""));
    expect(roomRules(room(20))).toEqual([]);
    expect(roomRules([...room(20), ...room(40, ".test.tsx"), ...room(3, ".data.ts")])).toEqual([]);
    expect(roomRules([...room(20), file("apps/web/src/ui/menu/menu.tsx", "")])).toEqual([]);
    expect(roomRules(room(21))).toEqual([{ path: "apps/web/src/ui", message: expect.stringContaining("21 files") }]);
  });

  test("a vague name, a file too long, a clock where time is an argument", () => {
    const said = (path: string, text: string) => wordRules([{ path, text, imports: [] }]).length;
    expect(said("packages/document/src/utils.ts", "")).toBe(1);
    expect(said("apps/web/src/a.ts", "\n".repeat(500))).toBe(1);
    expect(said("packages/document/src/a.ts", "const now = Date.now();")).toBe(1);
    expect(said("packages/document/src/a.ts", "const fine = 1;")).toBe(0);
    expect(said("apps/server/src/platform/a.ts", "const request = new AsyncLocalStorage();")).toBe(1);
  });
});

test("imports of every form are seen", () => {
  const code =
    'import a from "./a.ts"; import type { B } from "./b.ts"; export { c } from "./c.ts"; export * from "./d.ts"; const e = () => import("./e.ts");';
  expect(specifiersOf("x.ts", code).sort()).toEqual(["./a.ts", "./b.ts", "./c.ts", "./d.ts", "./e.ts"]);
});

test("message keys are read in dotted form", () => {
  expect(keysOf({ list: { empty: "Nada", many_other: "{{count}} itens" }, title: "Páginas" })).toEqual([
    "list.empty",
    "list.many_other",
    "title",
  ]);
});

describe("one word for one thing in Portuguese", () => {
  test.each([
    ["Apagar a página?", "excluir"],
    ["Ela foi apagada", "excluir"],
    ["Você pode deletar", "excluir"],
    ["Confiar neste dispositivo", "aparelho"],
    ["Abrir o construtor", "editor"],
    ["Entrar na Vitrine", "no, do, ao, pelo or o Vitrine"],
  ])("%s", (text, right) => {
    expect(otherWords(text)).toEqual([expect.stringContaining(`write ${right}`)]);
  });

  test.each(["Excluir a página?", "Confiar neste aparelho", "Entrar no Vitrine", "Modeleta", "{{name}}"])("%s is well said", (text) => {
    expect(otherWords(text)).toEqual([]);
  });

  test("is found in errors, e-mail messages and templates of code, and nowhere else", () => {
    const code = `const a = { message: { pt: "Apagar", es: "Apagar la luz" }, pt: { lines: [\`Oi, \${name}. Até já\`, ["fim"]] } };
      const pt = (x: number) => "não";`;
    expect(portugueseIn("a.ts", code)).toEqual(["Apagar", "Oi, ", ". Até já", "fim"]);
  });
});

test("the project itself is seen whole", () => {
  const files = readSources(root);
  expect(files.length).toBeGreaterThan(150);
  expect(files.some(({ path }) => path === "apps/server/src/main.ts")).toBe(true);
});
