import type { SignupCopy } from "./copy.ts";

export const en: SignupCopy = {
  title: "Balcony: one letter a week about growing food in a flat",
  description: "Every Sunday, a short letter about what to plant on your balcony this week. Free, and easy to leave.",
  brand: "Balcony",
  headline: "A kitchen garden two metres wide",
  lead: "Every Sunday, one short letter: what to sow this week, how much to water, and what is ready to pick.",
  form: {
    name: "Sunday letter",
    email: "Your e-mail",
    submit: "Send me the letter",
    thanks: "Done. The next letter arrives on Sunday morning. Do look in your promotions folder too.",
  },
  note: "Free. One click at the foot of any letter and you are out.",
  imageAlt: "An arched window with pots of basil, chives and tomatoes, and a trailing plant in the sun",
  past: {
    title: "From recent letters",
    items: [
      ["Basil that lives past week two", "It is hardly ever the water. The pot is too small."],
      ["Open sun, sun through glass", "Measure your light with nothing but the shadow of your hand."],
      ["One tomato to a bucket", "Ten litres of soil, one hole in the bottom, and some patience."],
    ],
  },
  footer: "Written on a third floor, next to the pots.",
};
