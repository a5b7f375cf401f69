import type { LocalLinksCopy } from "./copy.ts";

export const en: LocalLinksCopy = {
  title: "Square Juices: menu, opening hours and WhatsApp",
  description: "Juice pressed while you wait on Market Square: today's menu, opening hours, the map and orders by WhatsApp.",
  name: "Square Juices",
  tagline: "Real fruit, blended before your eyes",
  imageAlt: "Painted sign: a pineapple, a glass of juice with a straw and a slice of orange, and a wedge of watermelon",
  open: "Tuesday to Sunday, from 7 am",
  links: { order: "Order by WhatsApp", menu: "See the menu", way: "How to get here", photos: "Fruit of the day on Instagram" },
  message: "Hi! I would like to order for pick-up:",
  menu: {
    title: "Menu",
    groups: [
      {
        name: "Juices, 400 ml",
        items: [
          ["Orange, nothing but orange", "$4"],
          ["Pineapple and mint", "$5"],
          ["Watermelon and ginger", "$5"],
          ["Passion fruit, properly sour", "$5.50"],
          ["Kale, lime and apple", "$5.50"],
        ],
      },
      {
        name: "Smoothies, 500 ml",
        items: [
          ["Banana and oats", "$6"],
          ["Avocado and lime", "$7"],
          ["Papaya and orange", "$6"],
        ],
      },
      {
        name: "To eat",
        items: [
          ["Toasted roll with butter", "$3"],
          ["Ham and cheese toastie", "$5.50"],
          ["Cake of the day, a slice", "$4"],
        ],
      },
    ],
    note: "Plant milk at no extra cost. Brought your own cup? 50¢ off.",
  },
  hours: {
    title: "Opening hours",
    items: [
      ["Tuesday to Friday", "7 am to 7 pm"],
      ["Saturday", "8 am to 6 pm"],
      ["Sunday, market day", "8 am to 3 pm"],
      ["Monday", "Closed"],
    ],
    note: "When the fruit runs out we close early, and say so on Instagram.",
  },
  map: {
    title: "Square Juices",
    place: "Market Square, [your city]",
    note: "The red sign next to the old horse trough. There are racks for bicycles.",
  },
  footer: "Cash only until 8; after that the card machine wakes up.",
};
