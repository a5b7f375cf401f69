import { expect, it } from "vitest";
import { href, isSafeHref, webAddress } from "./href.ts";

it.each([
  "https://good.test:99999/",
  "https://good.test:65536",
  "http://good.test:0x50/",
  "https://a:b:80/",
  "https://[zz]/",
  "https://[::1/",
  "https://1.2.3.4.5/",
  "https://999.1.1.1/",
  "https://%zz/",
  "https://a<b/",
  "https://a^b/",
  "https://:80/",
])("%s is no link: no browser goes there", (value) => {
  expect([isSafeHref(value), href.safeParse(value).success, webAddress.safeParse(value).success]).toEqual([false, false, false]);
});

it.each([
  "https://good.test:65535/",
  "http://localhost:3000",
  "https://[2001:db8::1]:8443/a?b#c",
  "https://ação.example/é",
  "HTTPS://GOOD.TEST/x y".replace(" ", "%20"),
])("%s is one", (value) => expect([isSafeHref(value), webAddress.safeParse(value).success]).toEqual([true, true]));
