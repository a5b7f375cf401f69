import type { MasterclassCopy } from "./copy.ts";

export const en: MasterclassCopy = {
  title: "Good pictures in the dark: a live phone photo class",
  description:
    "One night, ninety minutes and the phone you own: a free live class on photographing the moon, the street and people after dark.",
  kicker: "A live class, free, online",
  when: { locale: "en-GB", hour: "8 pm, Brasília time (UTC−3)" },
  imageAlt: "A dark city at night; on a phone’s screen the same city is lit up under a full moon",
  headline: "Good shots\nin the dark",
  lead: "Ninety minutes to get, out of the phone you already own, a picture of the night that looks like what you saw.",
  reserve: "I want to watch",
  credits: "With one phone, one tea towel, one candle and your own window",
  join: {
    title: "Lights off, come in",
    words: "The link arrives by e-mail at once, and again an hour before.",
    starts: "The class starts in",
    form: "Live class",
    name: "Your name",
    email: "Your best e-mail",
    submit: "Save my seat",
    thanks: "Your seat is saved. Look at your e-mail: the link to the room is on its way.",
    note: "Only the link and one reminder. One click takes you off the list.",
  },
  plan: {
    title: "The night, hour by hour",
    items: [
      [
        "8:00 pm",
        "What the phone sees and you don’t",
        "Why night pictures turn yellow, shaky or washed out, and which of the three is your problem.",
      ],
      [
        "8:20 pm",
        "Steady with no tripod",
        "A folded towel, a wall and the self-timer. Everybody takes the first picture here, from the window.",
      ],
      ["8:45 pm", "People by candlelight", "Where the light goes, where the face goes, and why the flash stays off."],
      ["9:05 pm", "A moon that isn’t a white dot", "Lock the focus, pull the exposure down and wait for the cloud to pass."],
      ["9:20 pm", "Your pictures on screen", "Send in tonight’s if you like. We talk about them until 9:30, and end on time."],
    ],
  },
  bring: {
    title: "Keep these at hand",
    items: [
      "Your phone, charged, with a clean lens",
      "A tea towel: it will be the tripod",
      "A candle or a bedside lamp",
      "A window or a back yard",
    ],
  },
  host: {
    title: "Who teaches",
    name: "[Your name]",
    words: [
      "[Say in two sentences what you photograph, since when, and where your work can be seen.]",
      "[Say what comes after, too: if you present a paid course at the end, announce it here. People who know it stay to the end.]",
    ],
  },
  footer: "Good shots in the dark. Questions: [class@goodinthedark.example](mailto:class@goodinthedark.example)",
};
