import type { PhysicalProductCopy } from "./copy.ts";

export const en: PhysicalProductCopy = {
  title: "Firefly, the rechargeable lamp that comes along",
  description: "A cordless table lamp: 12 hours of warm light, three levels, USB-C charging and six parts you can replace at home.",
  maker: "Wick",
  nav: { details: "Details", parts: "Parts", questions: "Questions" },
  hero: {
    sort: "Rechargeable lamp",
    name: "Firefly",
    lead: "Off the table, out to the porch, and to bed with you. Twelve hours of warm light and no cord in anybody’s way.",
    price: "$69",
    terms: "or 4 payments of $17.25, no interest",
    buy: "Buy the Firefly",
    facts: ["12 hours of light at medium", "Full charge in 3 hours, by USB-C", "Three levels on a single button"],
    delivery: "Leaves the workshop within 2 working days.",
    alts: {
      night: "An orange, mushroom-shaped lamp glowing on a table at night, between a mug and two books",
      parts: "The lamp taken apart into six pieces, one above the other",
      camp: "The lamp glowing on the ground outside a tent, under the moon",
      size: "The lamp beside a mug, with lines that show its size",
    },
  },
  details: {
    title: "All about it",
    use: {
      name: "How it works",
      words: [
        "Tap the button on the foot to switch it on. Tap again to change the level: **reading**, **table** or **night watch**. Hold for a second and it goes out.",
        "The light is warm, 2,700 K, and comes only from under the cap: it lights the plate and not the eyes across from you. It also works while plugged in.",
      ],
    },
    measures: {
      name: "Measures",
      rows: [
        ["Height", "26 cm"],
        ["Width of the cap", "21 cm"],
        ["Weight", "680 g"],
        ["Light", "up to 220 lumens, 2,700 K"],
        ["Battery", "4,000 mAh, replaceable"],
        ["Lasts", "6, 12 or 60 hours, depending on the level"],
        ["Made of", "painted aluminium and a milk-glass diffuser"],
      ],
    },
    inBox: {
      name: "In the box",
      items: ["1 Firefly lamp, tangerine", "1 USB-C cable, 1 metre, cotton-covered", "1 key to open the foot", "1 sheet of instructions"],
      note: "There is no wall charger in it: the one of your phone will do.",
    },
    sending: {
      name: "Delivery and returns",
      words: [
        "We post within 2 working days, and you follow the parcel with the code in your e-mail. The box is cardboard, with no foam.",
        "Not for you? You have 30 days from delivery to return it. We pay for the way back and refund everything, postage included.",
      ],
    },
  },
  repair: {
    title: "Four screws stand between you and a repair",
    lead: "A good lamp should not be thrown away over a battery. Firefly opens with the key in the box, and each part is sold on its own.",
    parts: [
      ["Cap", "$18"],
      ["Glass diffuser", "$10"],
      ["LED board", "$8"],
      ["Stem", "$11"],
      ["Battery", "$14"],
      ["Foot with button", "$15"],
    ],
    note: "We keep parts for ten years after the last lamp is sold.",
  },
  order: {
    title: "Your order",
    summary: {
      title: "Summary",
      items: [
        ["Firefly, tangerine", "$69"],
        ["Shipping", "by address"],
      ],
      total: ["Total before shipping", "$69"],
      note: "Taxes, where there are any, are shown before you pay.",
    },
    pay: "Go to payment",
    note: "You see shipping and the delivery date before paying.",
    guarantee: {
      title: "Guaranteed for one whole year",
      words:
        "If it stops within a year, we repair or replace it, and we pay for the transport. This comes on top of the rights the law gives you. Falls and dives are not covered.",
    },
  },
  questions: {
    title: "Asked by people who nearly bought one",
    items: [
      ["Can it stay out in the rain?", "Dew and splashes, yes. Rain, no: it is rated IP44. If it gets wet, let it dry upside down."],
      ["Can I read by it?", "You can. At its brightest it lights a book half a metre away. For sewing or drawing, get a lamp with an arm."],
      [
        "How many years does the battery last?",
        "About 800 charges before it loses a fifth of its capacity. Used every other day, that is over four years.",
      ],
      ["Does it get hot?", "The cap gets lukewarm. A child may touch it without a fright, but it is not a toy."],
      ["Is there another colour?", "For now, only tangerine. We would rather get one right than five wrong."],
    ],
  },
  chat: { message: "Hi! I have a question about the Firefly.", bubble: "A question about the Firefly? Ask us here." },
  bar: { words: "Firefly, $69", buy: "Buy" },
  footer: { maker: "Wick, lamps. [Company number]", contact: "Write to the workshop: [hi@wick.example](mailto:hi@wick.example)" },
};
