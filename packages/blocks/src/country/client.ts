/** Writes the name of the visitor's country into the page's words; without this script the words in its place stay. */
import { fillMacros } from "../macros/fill-macros.ts";
import { countryOf } from "./country-of.ts";

const country = countryOf(document.documentElement.lang, Intl.DateTimeFormat().resolvedOptions().timeZone ?? "", navigator.languages);
fillMacros(document, "[data-m=country]", () => country);
