import type { Severity } from "@vitrine/checks";
import { CircleAlert, Lightbulb, type LucideIcon, TriangleAlert } from "lucide-react";

/** The picture and colour that go with the words of a severity. */
export const SEVERITY_LOOKS: Readonly<Record<Severity, { readonly Icon: LucideIcon; readonly tone: string }>> = {
  error: { Icon: CircleAlert, tone: "text-danger" },
  warning: { Icon: TriangleAlert, tone: "text-warning" },
  hint: { Icon: Lightbulb, tone: "text-info" },
};
