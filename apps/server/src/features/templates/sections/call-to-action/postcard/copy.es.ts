import type { PostcardCopy } from "./copy.ts";

export const es: PostcardCopy = {
  title: "Antes de cerrar esta página",
  words: [
    "Si leíste hasta aquí, es porque lo tienes en la cabeza hace tiempo. No hace falta que sea perfecto: hace falta empezarlo.",
    "Si te quedó una duda, responde esta postal. La lee una persona.",
  ],
  buy: "Voy a empezar",
  ask: "Hacer una pregunta",
  mail: "mailto:hola@tumarca.example",
  address: ["Para ti,", "que llegaste al final", "y todavía lo piensas"],
};
