import type { ReactNode } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import type { DoorCall } from "./use-door-call.ts";

/** Above the button of a door: why it did not open, or how long until it does. */
export function DoorProblem({ call }: { call: Pick<DoorCall<unknown>, "problem" | "waitSeconds" | "isQueued"> }): ReactNode {
  const t = useText("sessions");
  const { problem, waitSeconds, isQueued } = call;
  if (!problem) return null;
  if (waitSeconds === 0) return <FormProblem problem={problem} />;
  return (
    <Notice tone={isQueued ? "info" : "warning"}>
      <span className="tabular">{t(isQueued ? "busy" : "tooMany", { count: waitSeconds })}</span>
    </Notice>
  );
}
