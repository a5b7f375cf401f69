import { expect, test } from "vitest";
import { isBannedMail } from "./is-banned-mail.ts";

const config = { mailDomains: { banned: ["rival.example", "co.com"], allowed: ["good.rival.example", "yopmail.com"] } };

test.each([
  "a@mailinator.com",
  "a@sub.mailinator.com",
  "a@a.b.c.mailinator.com",
  "a@MAILINATOR.com",
  "a@mailinator.com.",
  "a@rival.example",
  "a@mail.rival.example",
  "a@guerrillamail.com",
])("%s is banned", (email) => {
  expect(isBannedMail(config, email)).toBe(true);
});

test.each([
  "a@gmail.com",
  "a@example.com.br",
  "a@empresa.com.br",
  "a@good.rival.example",
  "a@mail.good.rival.example",
  "a@yopmail.com",
  "a@mailinator-empresa.com.br",
  "a@mailinator.com.empresa.com.br",
])("%s is not", (email) => {
  expect(isBannedMail(config, email)).toBe(false);
});
