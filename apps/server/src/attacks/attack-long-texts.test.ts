import { emailAddress, fullName, newPassword, phoneNumber, siteName, slug, username } from "@vitrine/contract";
import { isSafeHref } from "@vitrine/document";
import { expect, test } from "vitest";

const LENGTH = 100_000;
const long = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length));

/** What makes an expression try again and again, for each kind of text that is checked by one. */
const HOSTILE: readonly string[] = [
  ...["a", "1", "-", ".", " ", "a-", "a.", "a/", "1 ", "(", "a1", "\u00e9", "aA1#", "_", "%00"].map(long),
  `a${long("1")}b${long("1")}`,
  `${long("a")}!`,
  `${long("a-")}/`,
  `a@${long("a")}`,
  `a@${long("a.")}`,
  `a@${long("a-")}!`,
  `${long("a.")}@a`,
  `+55 ${long("9 ")}x`,
  `http://${long("1:")}`,
  `https://${long("a")} `,
  `mailto:${long("a")} `,
  `tel:${long("1 ")}x`,
  `/${long("/a")}"`,
  `${long(" ")}x${long(" ")}`,
];

const KINDS: readonly (readonly [name: string, check: (text: string) => unknown])[] = [
  ["an e-mail address", (text) => emailAddress.safeParse(text)],
  ["a name", (text) => fullName.safeParse(text)],
  ["a phone", (text) => phoneNumber.safeParse(text)],
  ["a username", (text) => username.safeParse(text)],
  ["a password", (text) => newPassword.safeParse(text)],
  ["the name of a site", (text) => siteName.safeParse(text)],
  ["the path of a page", (text) => slug.safeParse(text)],
  ["a link", (text) => isSafeHref(text)],
];

test.each(KINDS)("%s of 100,000 characters is judged in no time, whatever they are", (_name, check) => {
  check("aquecimento");
  for (const text of HOSTILE) {
    const before = process.cpuUsage();
    check(text);
    const { user } = process.cpuUsage(before);
    // In microseconds. An expression that goes back over what it has read would take minutes.
    expect(user, text.slice(0, 20)).toBeLessThan(500_000);
  }
});
