import { isHostName } from "@vitrine/document";
import { expect, test } from "vitest";
import { findHosts } from "./hosts.ts";

test("hosts are found where code names them, each once", () => {
  const code = `<script>!function(f,b){t.src="//connect.facebook.net/en_US/fbevents.js"}(window);fetch('https://API.widget.example:8443/a?u=https://x.example')</script>
<noscript><img src=https://www.facebook.com/tr?id=1></noscript><style>@import url(//fonts.googleapis.com/css)</style>
<a href="https://connect.facebook.net/">a</a> // comment.js wss://live.widget.example https://127.0.0.1/ http://localhost:3000 https://db.internal`;
  expect(findHosts(code)).toEqual([
    "connect.facebook.net",
    "api.widget.example",
    "x.example",
    "www.facebook.com",
    "fonts.googleapis.com",
    "live.widget.example",
  ]);
});

test.each(["a.example", "*.widget.example", "xn--ao-hia.example", "a-b.c-d.co"])("%s may be allowed", (host) =>
  expect(isHostName(host)).toBe(true),
);

test.each([
  "",
  "*",
  "*.com",
  "a.*.example",
  "https://a.example",
  "a.example/x",
  "a.example:8443",
  "a.example;script-src *",
  "a.example *",
  "'unsafe-eval'",
  "data:",
  "127.0.0.1",
  "1.2",
  "localhost",
  "printer.local",
  "A.example",
  "a..example",
  `${"a.".repeat(60)}example`,
])("%s may not", (host) => expect(isHostName(host)).toBe(false));
