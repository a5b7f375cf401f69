import type messages from "../../messages/pt.json";

/** Style properties and keywords that have a name in the interface. */
export type TextProperty = keyof (typeof messages)["style"]["names"];
export type TextKeyword = keyof (typeof messages)["style"]["words"];
