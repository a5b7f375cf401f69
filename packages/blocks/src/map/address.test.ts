import { words } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { type MapPlace, mapAddress, placeWords, readPoint } from "./address.ts";

const place: MapPlace = { place: words("Rua da Aurora, 100, Recife"), point: "", provider: "google", zoom: 16 };

describe("readPoint", () => {
  test.each([
    ["-8.0631, -34.8711", [-8.0631, -34.8711]],
    [" -8.0631,-34.8711 ", [-8.0631, -34.8711]],
    ["-25,4296; -49,2719", [-25.4296, -49.2719]],
    ["-25,4296, -49,2719", [-25.4296, -49.2719]],
    ["40 -3", [40, -3]],
    ["90.0,-180", [90, -180]],
  ])("%s is a point", (text, [latitude, longitude]) => expect(readPoint(text)).toEqual({ latitude, longitude }));

  test.each(["", "12", "95, 20", "20, 200", "8°03'S 34°52'W", "1,2,3,4,5", "NaN, NaN", "1e2, 1", `${"1".repeat(400)}, 1`, "-8.0, -34.8 x"])(
    "%s is none",
    (text) => expect(readPoint(text)).toBeNull(),
  );
});

test("a place is what its words say, on one line and no longer than an address", () => {
  expect(placeWords([...words("Rua da Aurora,  100"), { type: "hardBreak" }, ...words("Recife")])).toBe("Rua da Aurora, 100 Recife");
  expect(placeWords(words("a".repeat(20_000)))).toHaveLength(200);
  // What is cut or typed in the middle of a sign is no sign, and no address can be made of it.
  expect(placeWords(words(`${"a".repeat(199)}😀`))).toBe(`${"a".repeat(199)}\uFFFD`);
  expect(() => mapAddress({ ...place, place: words("Rua \uD83D") })).not.toThrow();
});

test("Google looks for the words, or for the point where there is one", () => {
  expect(mapAddress(place)).toEqual({
    open: "https://www.google.com/maps/search/?api=1&query=Rua%20da%20Aurora%2C%20100%2C%20Recife",
    embed: "https://www.google.com/maps?q=Rua%20da%20Aurora%2C%20100%2C%20Recife&z=16&output=embed",
  });
  expect(mapAddress({ ...place, point: "-8,5; -34,5" })).toMatchObject({
    open: "https://www.google.com/maps/search/?api=1&query=-8.5%2C-34.5",
  });
});

test("OpenStreetMap embeds a point, and looks for words on its own pages", () => {
  expect(mapAddress({ ...place, point: "-8, -34", provider: "openstreetmap", zoom: 20 })).toEqual({
    open: "https://www.openstreetmap.org/?mlat=-8&mlon=-34#map=19/-8/-34",
    embed:
      "https://www.openstreetmap.org/export/embed.html?bbox=-34.000858%2C-8.000429%2C-33.999142%2C-7.999571&layer=mapnik&marker=-8%2C-34",
  });
  expect(mapAddress({ ...place, place: words("-8, -34"), provider: "openstreetmap" })?.embed).toContain("marker=-8%2C-34");
  expect(mapAddress({ ...place, provider: "openstreetmap" })).toEqual({
    open: "https://www.openstreetmap.org/search?query=Rua%20da%20Aurora%2C%20100%2C%20Recife",
  });
});

test("the shown part ends where the world does", () => {
  expect(mapAddress({ ...place, point: "90, -180", provider: "openstreetmap", zoom: 1 })?.embed).toContain(
    `bbox=${encodeURIComponent("-180.000000,-22.500000,45.000000,90.000000")}&`,
  );
});

test("nothing is no place, and neither is a link to a map", () => {
  const none = [[], words("  "), words("https://maps.app.goo.gl/abc"), words("javascript://%0aalert(1)")];
  expect(none.map((each) => mapAddress({ ...place, place: each }))).toEqual([null, null, null, null]);
  expect(mapAddress({ ...place, place: words("https://maps.app.goo.gl/abc"), point: "1, 2" })).not.toBeNull();
});

test("whatever the words are, they stay in the query", () => {
  const { open, embed } = mapAddress({ ...place, place: words('a&output=x#y?z=1/../"<>') }) ?? {};
  const looked = "a%26output%3Dx%23y%3Fz%3D1%2F..%2F%22%3C%3E";
  expect(open).toBe(`https://www.google.com/maps/search/?api=1&query=${looked}`);
  expect(embed).toBe(`https://www.google.com/maps?q=${looked}&z=16&output=embed`);
});
