import type { Language } from "@vitrine/document";
import type { ExportPart } from "../../../platform/export-part.ts";

const WORDS = {
  pt: {
    title: "Seus dados",
    made: "Feito em",
    intro: "Este arquivo traz tudo o que a sua conta guarda. Os arquivos .json abrem em qualquer editor de texto; os .csv, em planilhas.",
    file: "LEIA-ME.txt",
  },
  en: {
    title: "Your data",
    made: "Made on",
    intro: "This archive holds everything your account stores. The .json files open in any text editor; the .csv files, in spreadsheets.",
    file: "README.txt",
  },
  es: {
    title: "Tus datos",
    made: "Hecho el",
    intro:
      "Este archivo contiene todo lo que tu cuenta guarda. Los archivos .json se abren en cualquier editor de texto; los .csv, en hojas de cálculo.",
    file: "LEEME.txt",
  },
} as const satisfies Record<Language, unknown>;

/** The file that says what is what in an export. */
export function exportReadme(
  parts: readonly ExportPart[],
  language: Language,
  at: Date,
): { readonly path: string; readonly content: string } {
  const { title, made, intro, file } = WORDS[language];
  const lines = [
    `Vitrine: ${title}`,
    `${made} ${at.toISOString()} (UTC)`,
    "",
    intro,
    "",
    ...parts.map(({ about }) => `- ${about[language]}`),
  ];
  // Windows' own editor still wants both.
  return { path: file, content: lines.map((line) => `${line}\r\n`).join("") };
}
