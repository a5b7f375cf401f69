import type { ThankyouCopy } from "./copy.ts";

export const en: ThankyouCopy = {
  title: "Thank you! Your coffee is on the roasting list",
  description: "Your subscription is confirmed. Here is what happens now, when your bag ships and how to brew the first cup.",
  brand: "Cold Ridge Coffee",
  headline: "Thank you.",
  promise: "This bag has your name on it.",
  lead: "Your subscription is confirmed and the receipt is in your inbox. We’ll take it from here.",
  imageAlt: "A steaming cup in front of hills planted with coffee, the sun coming up",
  steps: {
    title: "What happens now",
    items: [
      ["Today", "You hear from us", "An e-mail with your order number and a button to change the grind or the address."],
      ["Tuesday", "We roast", "Only what was ordered. Your name goes on the bag, by hand."],
      ["By Friday", "It’s in the post", "You get a tracking number. Most places take 3 to 6 working days."],
    ],
  },
  recipe: {
    title: "While you wait: our house pour-over",
    lead: "For two cups, with the dripper you already own.",
    items: [
      "Boil 400 ml of water and give it a minute",
      "Rinse the filter and throw that water away",
      "Add 28 g of coffee, about four heaped tablespoons",
      "Wet the grounds, count to thirty, then pour the rest in circles",
    ],
  },
  letter: {
    words: [
      "The best coffee is the one its drinker likes. So we roast to order and read every answer. If yours isn’t how you like it, answer the e-mail: I read it and change the next roast.",
    ],
    signed: "Your roaster, Cold Ridge",
  },
  help: {
    title: "Something not right?",
    words: "Write to [hello@coldridge.example](mailto:hello@coldridge.example). We answer Monday to Friday, 8 to 5.",
  },
  footer: "Cold Ridge Coffee, a small family farm",
};
