import { expect, test } from "vitest";
import { deviceOf } from "./device-of.ts";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36", "Chrome · Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari · iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Microsoft Edge · Windows",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · macOS"],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet for Android · Android",
  ],
])("%s is %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each(["", "   ", "curl/8.5.0", "node", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"])(
  "%j is no person's browser",
  (userAgent) => {
    expect(deviceOf(userAgent)).toBe("");
  },
);

test("shows nothing a client made up", () => {
  expect(deviceOf("Log in at evil.example/1.0 (Windows NT 10.0) <b>now</b>")).not.toMatch(/evil|<b>/);
  expect(deviceOf(`Mozilla/5.0 (Windows NT 10.0) ${"x".repeat(100_000)} Chrome/1`)).toBe("Windows");
});
