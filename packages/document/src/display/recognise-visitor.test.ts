import { expect, test } from "vitest";
import { recogniseVisitor } from "./recognise-visitor.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko)";
const TABLET = "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5";

test.each([
  [WINDOWS, 0, "chrome windows desktop"],
  [`${WINDOWS} Edg/140.0.0.0`, 10, "edge windows desktop"],
  [`${WINDOWS} OPR/121.0.0.0`, 0, "opera windows desktop"],
  [`${MAC} Safari/605.1.15`, 0, "safari macos desktop"],
  [`${MAC} Safari/605.1.15`, 5, "safari ios tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1", 5, "safari ios tablet"],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, "safari ios phone"],
  [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 5, "chrome ios phone"],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, "firefox ios phone"],
  [`${IPHONE} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; pt_BR)`, 5, "instagram ios phone"],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBLC/pt_BR]`, 5, "facebook ios phone"],
  [`${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 trill_400 BytedanceWebview/d8a21c6`, 5, "tiktok android phone"],
  [`${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 WhatsApp/2.25`, 5, "whatsapp android phone"],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5, "samsung android phone"],
  [`${TABLET} Chrome/140.0.0.0 Safari/537.36`, 5, "chrome android tablet"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", 0, "firefox linux desktop"],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPX/2.6.4`, 5, "opera ios phone"],
  ["Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16", 5, "opera android phone"],
  ["Mozilla/5.0 (Mobile; Nokia_2780_Flip; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1", 0, "firefox null phone"],
  [
    `${ANDROID} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 390.0.0.28 Android (35/15; 480dpi)`,
    5,
    "instagram android phone",
  ],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", 0, "null null desktop"],
  ["", 0, "null null desktop"],
])("%s with %i touch points is %s", (userAgent, touchPoints, expected) => {
  const { browser, system, device } = recogniseVisitor(userAgent, touchPoints);
  expect(`${browser} ${system} ${device}`).toBe(expected);
});
