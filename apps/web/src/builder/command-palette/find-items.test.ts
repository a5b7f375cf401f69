import { describe, expect, it } from "vitest";
import { findItems, foldItems, type PaletteItem } from "./find-items.ts";
import { recentCommands, rememberCommand } from "./recent-commands.ts";

const item = (id: string, label: string, also = "", group: PaletteItem["group"] = "commands"): PaletteItem => ({
  id,
  label,
  also,
  group,
  refusal: null,
});
const ITEMS = foldItems([
  item("undo", "Desfazer", "voltar undo"),
  item("duplicate", "Duplicar", "copiar"),
  item("block button", "Adicionar Botão", "Button Botón", "blocks"),
  item("layer b1", "Botão", "Quero começar agora", "layers"),
  item("lock", "Bloquear", "desbloquear"),
]);
const ids = (typed: string, recent: readonly string[] = []) => findItems(ITEMS, typed, recent).map(({ id }) => id);

describe("findItems", () => {
  it.each([
    ["botao", ["layer b1", "block button"]],
    ["BOTÓN", ["block button"]],
    ["undo", ["undo"]],
    ["des", ["undo", "lock"]],
    ["comecar quero", ["layer b1"]],
    ["agora nunca", []],
  ])("%s finds %o", (typed, found) => {
    expect(ids(typed)).toEqual(found);
  });

  it("lists all but layers before anything is typed, what was used last first", () => {
    expect(ids("")).toEqual(["undo", "duplicate", "block button", "lock"]);
    expect(ids("  ", ["lock", "block button", "layer b1"])).toEqual(["lock", "block button", "undo", "duplicate"]);
    expect(ids("d", ["lock"])).toEqual(["undo", "duplicate", "block button", "lock"]);
  });

  it("lists what would do nothing just now after all that does, until it is asked for", () => {
    const items = foldItems([{ ...item("undo", "Desfazer"), refusal: "Não há nada para desfazer." }, item("find", "Buscar")]);
    const found = (typed: string): string[] => findItems(items, typed, ["undo"]).map(({ id }) => id);
    expect(found("")).toEqual(["find", "undo"]);
    expect(found("desf")).toEqual(["undo"]);
  });

  it("lists no more layers than one can look through, and takes any letter for a letter", () => {
    const layers = foldItems(Array.from({ length: 500 }, (_, index) => item(`layer ${index}`, "Texto", "", "layers")));
    expect(findItems(layers, "texto", [])).toHaveLength(40);
    expect(findItems(ITEMS, ".*(", [])).toEqual([]);
  });
});

describe("what was used last", () => {
  it("is remembered once each, the newest first, and read from whatever is kept", () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
    for (const id of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "b"]) rememberCommand(id, storage);
    expect(recentCommands(storage)).toEqual(["b", "i", "h", "g", "f", "e", "d", "c"]);
    for (const hostile of ["{", '{"a":1}', "[1,null]"]) {
      kept.set([...kept.keys()][0] ?? "", hostile);
      expect(recentCommands(storage)).toEqual([]);
    }
  });

  it("is nothing where a browser keeps nothing", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(() => rememberCommand("a", full)).not.toThrow();
  });
});
