import { clsx } from "clsx";
import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../button/icon-button.tsx";
import { closeToast, pauseToast, resumeToast, TOAST_FADE_MS, type Toast, toastStore } from "./toast.ts";

const LOOKS = {
  success: { icon: CircleCheck, text: "text-success", bar: "bg-success" },
  warning: { icon: TriangleAlert, text: "text-warning", bar: "bg-warning" },
  error: { icon: CircleAlert, text: "text-danger", bar: "bg-danger" },
} as const;

/** Pixels: where the first toast stands, and how far apart they are. */
const FIRST = 20;
const APART = 100;

function ToastCard({ toast, index }: { toast: Toast; index: number }) {
  const t = useText("ui");
  const { icon: Icon, text, bar } = LOOKS[toast.type];
  const press = (): void => {
    toast.onBtn?.();
    closeToast(toast.id);
  };
  return (
    <li
      data-phase={toast.phase}
      onPointerEnter={() => pauseToast(toast.id)}
      onPointerLeave={() => resumeToast(toast.id)}
      onFocus={() => pauseToast(toast.id)}
      onBlur={() => resumeToast(toast.id)}
      style={{ top: FIRST + index * APART, transitionDuration: `${TOAST_FADE_MS}ms, 150ms` }}
      className={clsx(
        "pointer-events-auto fixed right-5 left-5 flex max-h-[92px] min-h-16 items-start gap-3 overflow-hidden rounded-lg border border-line bg-raised py-2.5 pr-2 pl-4 text-ink shadow-float transition-[opacity,top] ease-out desktop:left-auto desktop:w-90",
        toast.phase === "leaving" && "opacity-0",
      )}
    >
      <Icon size={20} aria-hidden="true" className={clsx("mt-0.5 shrink-0", text)} />
      <div role={toast.type === "success" ? "status" : "alert"} className="max-h-18 min-w-0 flex-1 overflow-hidden wrap-anywhere">
        <p className={clsx("text-tool font-semibold", toast.desc ? "line-clamp-2" : "line-clamp-3")}>{toast.title}</p>
        {toast.desc ? <p className="line-clamp-3 text-caption text-ink-soft desktop:line-clamp-2 desktop:text-tool">{toast.desc}</p> : null}
      </div>
      <div className="flex shrink-0 flex-col-reverse items-end self-stretch justify-end desktop:flex-row desktop:items-start">
        {toast.onBtn ? (
          <button
            type="button"
            onClick={press}
            className="rounded-sm px-2 py-1 text-tool font-semibold text-mar hover:bg-hover desktop:self-center"
          >
            {toast.btnText ?? t("checkNow")}
          </button>
        ) : null}
        <IconButton label={t("close")} icon={<X size={16} />} size="sm" onClick={() => closeToast(toast.id)} className="-mt-1" />
      </div>
      <span
        aria-hidden="true"
        style={{ animationDuration: `${toast.timeout}ms`, animationPlayState: toast.phase === "running" ? "running" : "paused" }}
        className={clsx("absolute bottom-0 left-0 h-0.5 w-full origin-left animate-fill", bar)}
      />
    </li>
  );
}

/** Where toasts appear: once on a screen, above everything. */
export function ToastArea() {
  const t = useText("ui");
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot);
  return (
    <section aria-label={t("notifications")} className="pointer-events-none fixed inset-x-0 top-0 z-60">
      <ol>
        {toasts.map((toast, index) => (
          <ToastCard key={toast.id} toast={toast} index={index} />
        ))}
      </ol>
    </section>
  );
}
