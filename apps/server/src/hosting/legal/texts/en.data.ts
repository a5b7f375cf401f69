import type { LegalWords } from "./legal-text.ts";

export const LEGAL_EN: LegalWords = {
  who: "whoever publishes this site ({site})",
  contact: "through the contact details that this site shows",
  byEmail: "by e-mail at {email}",
  model:
    "This is a general text, made from a model and from what is known of the site. Whoever answers for the site must review it and adapt it to what they really do.",
  nav: "Texts of this site",
  privacy: {
    title: "Privacy policy",
    lead: "How {site} handles personal data, in plain language.",
    sections: [
      {
        title: "Who is responsible",
        lines: ["{who} is responsible for your data (the controller). To ask anything about privacy, get in touch {contact}."],
      },
      {
        title: "What data is handled",
        lines: [
          "- What you type into forms: for example your name, e-mail, phone number and answers to the page's questions.",
          "- Technical data of what you send and of the visit: IP address, browser and device, date and time, the page you opened and where you came from, with the parameters of the address.",
          "- What measuring and advertising tools collect, on pages that use them. Where a consent notice is shown, they only run after you accept.",
        ],
      },
      {
        title: "What for, and on what ground",
        lines: [
          "- To answer you and deliver what you asked for or bought: a contract, or steps before one.",
          "- To send you news and offers: your consent, which you can withdraw at any time.",
          "- To measure visits and ads with tools of others: your consent.",
          "- To keep the site online and safe, and to prevent fraud and automated submissions: legitimate interest.",
          "- To follow the law and to defend rights in proceedings: legal obligation.",
        ],
      },
      {
        title: "Who else gets it",
        lines: [
          "Your data is not sold. It reaches companies that work for this site, only as far as needed: hosting, messages, payment and delivery; and the measuring and advertising tools that you accept. Authorities get it where the law or a court order requires so.",
          "Some of these companies may be in other countries. Data is then transferred under the safeguards that the law asks for.",
        ],
      },
      {
        title: "Cookies and browser storage",
        lines: [
          "Pages keep in your browser only what they need to work, such as your answer to the consent notice. Tools of others may use cookies of their own. You can delete everything in your browser's settings and, on pages with a notice, change your answer under “Privacy choices”.",
        ],
      },
      {
        title: "For how long",
        lines: [
          "Data is kept for as long as the purposes above need it, or as long as the law requires. After that it is deleted or made anonymous.",
        ],
      },
      {
        title: "Your rights",
        lines: [
          "At any time and free of charge, you can ask:",
          "- whether your data is handled, and for a copy of it;",
          "- to have incomplete or wrong data corrected;",
          "- to have it deleted, blocked or made anonymous;",
          "- to take it to another service;",
          "- who it was shared with;",
          "- to withdraw a consent, or to object to a use.",
          "To do so, get in touch {contact}. You can also complain to the data protection authority of where you live.",
        ],
      },
      {
        title: "Safety and children",
        lines: [
          "Reasonable measures protect the data against wrongful access and use. This site is not meant for children; if a child has sent data, let us know so that it is deleted.",
        ],
      },
      { title: "Changes", lines: ["This policy may change. The text on this page is the one that holds."] },
    ],
  },
  terms: {
    title: "Terms of use",
    lead: "The rules for using the pages of {site}. By using them you agree to these rules.",
    sections: [
      { title: "Who we are", lines: ["This site is published by {who}. Questions and complaints are taken {contact}."] },
      {
        title: "What you find here",
        lines: [
          "The pages present products, services and information. Prices, deadlines, conditions and availability are those shown in the offer when you buy; they may change for later purchases.",
          "Testimonials and results show single cases and do not promise that the same happens to you. Nothing here replaces advice from a health, legal or financial professional.",
        ],
      },
      {
        title: "Purchases, withdrawal and guarantee",
        lines: [
          "An offer binds whoever makes it. The rights to withdraw from a purchase and to get your money back are those that the consumer law of where you live gives you; longer guarantees, where they are announced, hold on top of that.",
          "Payment may take place on another company's page, which has rules of its own.",
        ],
      },
      {
        title: "What we expect of you",
        lines: [
          "- Give true data, and your own.",
          "- Do not try to harm the site, nor use it to deceive or bother others.",
          "- Do not use programs that send forms automatically.",
        ],
      },
      {
        title: "Texts, pictures and brands",
        lines: [
          "The content of this site belongs to whoever publishes it or allowed its use. Copying it or using it commercially takes permission, apart from what the law allows.",
        ],
      },
      { title: "Links to other sites", lines: ["Some pages lead to sites of other companies. What happens there is up to them."] },
      {
        title: "Liability",
        lines: [
          "The site may be offline for a while, and may contain mistakes, which are corrected once they are known. Nothing in these terms limits rights that the law gives to consumers.",
        ],
      },
      {
        title: "Law",
        lines: [
          "The law of the country where whoever publishes this site is established applies. If you are a consumer, you keep the protection and the courts of where you live.",
        ],
      },
      { title: "Changes", lines: ["The terms may change. For each purchase, those hold that stood on this page when it was made."] },
    ],
  },
};
