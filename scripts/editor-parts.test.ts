import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { editorParts, fromOneModule, partsIn } from "../apps/web/editor-parts.ts";

const FILE = "/src/builder/frame/dialogs.tsx";
const SOURCE = `const Tour = loadLater(async () => (await import("../guide/tour.tsx")).Tour);
const MenuAt = loadLater(async () => (await import("../popups/popups.ts")).MenuAt);
type Tours = typeof import("../guide/tour.tsx");
const words = () => import("./messages/pt.json");`;

describe("the editor's parts", () => {
  it("are what its files fetch later, without types, words and what opens beside a button", () => {
    expect(partsIn(SOURCE, FILE)).toEqual(["/src/builder/guide/tour.tsx"]);
  });

  it("come from one module, where each has a name of its own", () => {
    const BUILDER = join(import.meta.dirname, "../apps/web/src/builder");
    const code = fromOneModule(SOURCE, join(BUILDER, "frame/dialogs.tsx"));
    const [, tour = ""] = /\(await loadEditorParts\(\)\.then\(\(parts\) => parts\.(p\d+)\)\)\.Tour/.exec(code) ?? [];
    expect(code).toContain('import { loadEditorParts } from "virtual:load-editor-parts";');
    for (const same of ['import("../popups/popups.ts")', 'typeof import("../guide/tour.tsx")', 'import("./messages/pt.json")']) {
      expect(code).toContain(same);
    }
    const all = editorParts().load;
    const module = typeof all === "function" ? String(all.call({} as never, "\0virtual:editor-parts")) : "";
    expect(module).toContain(`export * as ${tour} from ${JSON.stringify(join(BUILDER, "guide/tour.tsx"))};`);
    const asked = globSync("**/*.{ts,tsx}", { cwd: BUILDER })
      .filter((path) => !/\.test\.|\.d\.ts$|^bench\//.test(path))
      .flatMap((path) => [...fromOneModule(readFileSync(join(BUILDER, path), "utf8"), join(BUILDER, path)).matchAll(/=> parts\.(\w+)\)/g)]);
    expect(asked.length).toBeGreaterThan(15);
    for (const [, name] of asked) expect(module).toContain(`export * as ${name} from`);
    const files = [...module.matchAll(/from "(.*)";/g)].map(([, file = ""]) => file);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith("/icon-grid.tsx"))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(new Set(module.match(/(?<=as )p\d+/g)).size).toBe(files.length);
  });
});
