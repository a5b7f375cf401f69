import { afterEach, beforeEach, expect, it } from "vitest";
import {
  currentLanguage,
  giveBackLanguage,
  INTERFACE_LANGUAGES,
  lendLanguage,
  loadMessages,
  onLanguageChange,
  preferredLanguage,
  showLanguage,
  textsOf,
} from "./i18n.ts";

beforeEach(() => showLanguage("pt"));
afterEach(() => localStorage.clear());

it("takes its languages from the files there are, Portuguese first", () => {
  expect(INTERFACE_LANGUAGES[0]).toBe("pt");
  expect([...INTERFACE_LANGUAGES].sort()).toEqual(["en", "es", "pt"]);
});

it("starts with what was chosen here, then with what the browser asks for, then in Portuguese", () => {
  expect(preferredLanguage("es", ["en-US"])).toBe("es");
  expect(preferredLanguage(null, ["de-DE", "en-GB", "pt"])).toBe("en");
  expect(preferredLanguage(null, ["fr"])).toBe("pt");
  expect(preferredLanguage("xx", [])).toBe("pt");
});

it("fills placeholders, chooses plurals and writes numbers the language's way", async () => {
  await loadMessages("shell", "pages");
  const shell = textsOf("shell");
  expect(shell("trial.left", { count: 1 })).toBe("Seu teste termina hoje ou amanhã");
  expect(shell("trial.left", { count: 14 })).toBe("Teste grátis: faltam 14 dias");
  expect(shell("trial.short", { count: 1234 })).toBe("1.234 dias");
  expect(textsOf("pages")("deleteTitle", { title: "Oferta" })).toBe("Excluir “Oferta”?");
});

it("changes what is on screen at once, remembers it and says so in the document", async () => {
  await loadMessages("pages");
  let told = 0;
  const stop = onLanguageChange(() => told++);
  await showLanguage("en");
  expect(currentLanguage()).toBe("en");
  expect(textsOf("pages")("title")).toBe("Pages");
  expect(document.documentElement.lang).toBe("en");
  expect(localStorage.getItem("vitrine.language")).toBe("en");
  await showLanguage("pt");
  expect(document.documentElement.lang).toBe("pt-BR");
  expect(told).toBe(2);
  stop();
});

it("lends a language for as long as one reads there, and remembers none of it", async () => {
  await showLanguage("es");
  await lendLanguage("en");
  await lendLanguage("pt");
  expect(currentLanguage()).toBe("pt");
  expect(localStorage.getItem("vitrine.language")).toBe("es");
  await giveBackLanguage();
  expect(currentLanguage()).toBe("es");
  // Once somebody chooses, there is nothing to give back.
  await lendLanguage("en");
  await showLanguage("pt");
  await giveBackLanguage();
  expect([currentLanguage(), localStorage.getItem("vitrine.language")]).toEqual(["pt", "pt"]);
});

it("of two changes that overlap shows the later one", async () => {
  await Promise.all([lendLanguage("en"), giveBackLanguage()]);
  expect(currentLanguage()).toBe("pt");
});
