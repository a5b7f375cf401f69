import { expect, test } from "vitest";
import { calendarLink } from "./calendar-link.ts";

test("an entry is written with its words and both its ends", () => {
  const start = new Date("2027-02-10T23:30:00Z");
  const link = new URL(calendarLink({ title: "Luz & sombra: já", details: "Sala: 20h", start, minutes: 75 }));
  expect(link.origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Luz & sombra: já",
    dates: "20270210T233000Z/20270211T004500Z",
    details: "Sala: 20h",
  });
});
