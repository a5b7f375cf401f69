/** A desk and a phone, in CSS pixels. */
export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 380, height: 760 };
