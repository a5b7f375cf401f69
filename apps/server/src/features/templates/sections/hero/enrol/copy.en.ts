import type { EnrolCopy } from "./copy.ts";

export const en: EnrolCopy = {
  title: "The first lesson is on us",
  lead: "See how we teach before you decide. Leave your e-mail address, the lesson follows in a moment and the rest can wait.",
  points: [
    "20 minutes of video, on phone or computer",
    "One exercise to do the same day",
    "A single e-mail: leaving the list takes one click",
  ],
  imageAlt: "Phone standing up, showing a video lesson and a list of exercises",
  form: {
    title: "Where shall we send it?",
    name: "Your name",
    email: "Your e-mail",
    submit: "Send me the lesson",
    thanks: "Done. The lesson is on its way to your inbox.",
  },
};
