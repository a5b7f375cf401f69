export type Tone = "neutral" | "success" | "warning" | "danger" | "info";

/** Text and ground of each tone; a word or a picture always says the same. */
export const TONE_CLASS: Readonly<Record<Tone, string>> = {
  neutral: "bg-sunken text-ink-soft",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
};
