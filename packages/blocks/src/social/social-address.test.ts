import { isSafeHref } from "@vitrine/document";
import { expect, test } from "vitest";
import { SOCIAL_MARKS } from "../brand-marks/social-marks.data.ts";
import { type Network, socialAddress } from "./social-address.ts";

test.each<[Network, string, string]>([
  ["instagram", "@loja.da_ana", "https://www.instagram.com/loja.da_ana"],
  ["instagram", " https://www.instagram.com/loja/?hl=pt ", "https://www.instagram.com/loja/?hl=pt"],
  ["instagram", "Instagram.com/loja", "https://instagram.com/loja"],
  ["instagram", "http://instagram.com/loja", "https://instagram.com/loja"],
  ["facebook", "https://m.facebook.com/profile.php?id=1", "https://m.facebook.com/profile.php?id=1"],
  ["facebook", "m.me/loja", "https://m.me/loja"],
  ["youtube", "loja", "https://www.youtube.com/@loja"],
  ["youtube", "https://youtu.be/abc", "https://youtu.be/abc"],
  ["tiktok", "@loja", "https://www.tiktok.com/@loja"],
  ["whatsapp", "+55 (81) 99999-0000", "https://wa.me/5581999990000"],
  ["whatsapp", "81 99999-0000", "https://wa.me/5581999990000"],
  ["whatsapp", "(81) 3333-0000", "https://wa.me/558133330000"],
  ["whatsapp", "\u202a+55 81 99999\u20110000\u202c", "https://wa.me/5581999990000"],
  ["whatsapp", "55 81 3333-0000", "https://wa.me/558133330000"],
  ["whatsapp", "+1 415 555 0100", "https://wa.me/14155550100"],
  ["whatsapp", "+11 91234-5678", "https://wa.me/11912345678"],
  ["whatsapp", "https://wa.me/5581999990000?text=Oi", "https://wa.me/5581999990000?text=Oi"],
  ["whatsapp", "https://chat.whatsapp.com/AbC", "https://chat.whatsapp.com/AbC"],
  ["x", "https://twitter.com/loja", "https://twitter.com/loja"],
  ["telegram", "t.me/loja", "https://t.me/loja"],
  ["pinterest", "https://br.pinterest.com/loja/", "https://br.pinterest.com/loja/"],
  ["threads", "loja", "https://www.threads.com/@loja"],
  ["spotify", "https://open.spotify.com/show/1", "https://open.spotify.com/show/1"],
  ["discord", "discord.gg/abc", "https://discord.gg/abc"],
  ["twitch", "loja", "https://www.twitch.tv/loja"],
  ["bluesky", "loja.bsky.social", "https://bsky.app/profile/loja.bsky.social"],
  ["email", "ana@exemplo.com.br", "mailto:ana@exemplo.com.br"],
  ["email", "mailto:ana@exemplo.com.br", "mailto:ana@exemplo.com.br"],
  ["phone", "+55 81 3333-0000", "tel:+558133330000"],
  ["phone", "0800 123 4567", "tel:08001234567"],
])("%s: %s leads to %s", (network, typed, to) => {
  expect(socialAddress(network, typed)).toBe(to);
  expect(isSafeHref(to)).toBe(true);
});

test.each<[Network, string]>([
  ["instagram", ""],
  ["instagram", "https://evil.example/instagram.com/loja"],
  ["instagram", "https://instagram.com.evil.example/loja"],
  ["instagram", "https://notinstagram.com/loja"],
  ["instagram", "https://ana@instagram.com/loja"],
  ["instagram", "https://instagram.com:8080/loja"],
  ["instagram", "https://instagram.com"],
  ["instagram", "www.instagram.com"],
  ["instagram", "//instagram.com/loja"],
  ["instagram", "javascript:alert(1)"],
  ["instagram", "https://instagram.com/lo ja"],
  ["instagram", "https://instagram.com\\@evil.example/x"],
  ["instagram", "@.."],
  ["instagram", "https://instagram.com/\u0000"],
  ["facebook", "https://www.instagram.com/loja"],
  ["whatsapp", "999990000"],
  ["whatsapp", "14155550100"],
  ["whatsapp", "loja"],
  ["whatsapp", "https://wa.me"],
  ["spotify", "loja"],
  ["discord", "loja"],
  ["email", "ana"],
  ["email", "ana@exemplo"],
  ["email", "ana@exemplo.com?bcc=todos@evil.example"],
  ["phone", "ligue já"],
  ["phone", "1".repeat(16)],
])("%s: %j is not the network's", (network, typed) => {
  expect(socialAddress(network, typed)).toBeNull();
});

test("whatever is typed, a mark leads to its own network or nowhere", () => {
  const hostile = ["https://evil.example/", "data:text/html,x", "evil.example/@loja", "x".repeat(300), "a@b@instagram.com", "@".repeat(50)];
  for (const network of Object.keys(SOCIAL_MARKS) as Network[]) {
    for (const typed of hostile) expect(socialAddress(network, typed) ?? "").not.toMatch(/evil|data:/);
  }
});
