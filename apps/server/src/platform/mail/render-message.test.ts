import { escapeHtml } from "@vitrine/document";
import { expect, test } from "vitest";
import { messageIdOf } from "./compose-mail.ts";
import { messageText } from "./message-text.ts";
import { renderMessage } from "./render-message.ts";
import { buttonMessage, codeMessage } from "./testing/sample-messages.ts";

const HOSTILE = `"><script>alert(1)</script>' onload='x & "y"`;

test("everything a message says is escaped, in text and in attributes", () => {
  const html = renderMessage(
    {
      subject: HOSTILE,
      heading: HOSTILE,
      paragraphs: [HOSTILE],
      code: HOSTILE,
      button: { label: HOSTILE, url: `http://localhost/?a=${HOSTILE}` },
      facts: [{ label: HOSTILE, value: HOSTILE }],
      footnote: HOSTILE,
    },
    "pt",
  );
  expect(html).not.toContain("<script");
  expect(html).not.toContain(HOSTILE);
  expect(html.split(escapeHtml(HOSTILE)).length - 1).toBeGreaterThanOrEqual(9);
});

test("nothing is loaded from anywhere, and no part is there that the message does not have", () => {
  for (const message of [codeMessage, buttonMessage]) {
    const html = renderMessage(message, "es");
    expect(html).not.toMatch(/<img|<link|@import|url\(|src=/);
    expect(html.includes("Tu código")).toBe(message.code !== undefined);
    expect(html.includes("<a ")).toBe(message.button !== undefined);
    expect(html).toMatch(/^<!doctype html>\n<html lang="es" dir="ltr">/);
  }
});

test("the text part has all of it in reading order", () => {
  expect(messageText({ ...codeMessage, button: { label: "Abrir", url: "https://example.com/a?b=c&d" } }, "pt")).toBe(
    `Confirme que é você

Olá, João & Zé. Digite este código na tela em que você estava. Ele vale por 10 minutos.

Seu código: 482913

Abrir:
https://example.com/a?b=c&d

Quando: 21 de nov. de 2026, 12:00
De onde: São Paulo, Brasil (203.0.113.7)
Aparelho: Chrome no Windows

--
Vitrine
Você recebeu este e-mail porque alguém está entrando na sua conta. Se não foi você, troque sua senha.
`,
  );
});

test("a Message-ID depends on the key alone, and is at the sender's domain", () => {
  expect(messageIdOf("a", "Vitrine <ola@vitrine.app>")).toBe(messageIdOf("a", "ola@vitrine.app"));
  expect(messageIdOf("a", "ola@vitrine.app")).not.toBe(messageIdOf("b", "ola@vitrine.app"));
  expect(messageIdOf("a\r\nBcc: x", "Vitrine")).toMatch(/^<[0-9a-f]{40}@localhost>$/);
});
