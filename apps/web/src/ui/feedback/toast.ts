/** Milliseconds a toast stays, and takes to fade. */
export const TOAST_TIMEOUT_MS = 5000;
export const TOAST_FADE_MS = 500;

export type ToastType = "success" | "warning" | "error";

export interface ToastInput {
  title: string;
  desc?: string | undefined;
  /** Shown only with `onBtn`; "Check Now" where it is left out. */
  btnText?: string | undefined;
  onBtn?: (() => void) | undefined;
  /** Milliseconds. */
  timeout?: number | undefined;
}

export interface Toast extends ToastInput {
  readonly id: number;
  readonly type: ToastType;
  readonly timeout: number;
  /** Running towards its end, held by the pointer or the focus, or fading. */
  readonly phase: "running" | "paused" | "leaving";
}

interface Clockwork {
  timer: ReturnType<typeof setTimeout>;
  startedAt: number;
  /** Milliseconds left when the clock was last started. */
  remaining: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const clocks = new Map<number, Clockwork>();
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function setPhase(id: number, phase: Toast["phase"]): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, phase } : toast)));
}

function startClock(id: number, remaining: number): void {
  clocks.set(id, { remaining, startedAt: Date.now(), timer: setTimeout(() => closeToast(id), remaining) });
}

function show(type: ToastType, input: ToastInput): number {
  const id = ++lastId;
  const timeout = input.timeout ?? TOAST_TIMEOUT_MS;
  change([...toasts, { ...input, id, type, timeout, phase: "running" }]);
  startClock(id, timeout);
  return id;
}

/** Says what has just happened; each call returns the toast's id. */
export const toast = {
  success: (input: ToastInput): number => show("success", input),
  warning: (input: ToastInput): number => show("warning", input),
  error: (input: ToastInput): number => show("error", input),
};

/** Holds a toast while the pointer is on it. */
export function pauseToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock || toasts.find((toast) => toast.id === id)?.phase !== "running") return;
  clearTimeout(clock.timer);
  clock.remaining -= Date.now() - clock.startedAt;
  setPhase(id, "paused");
}

/** Goes on from where it was held. */
export function resumeToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock || toasts.find((toast) => toast.id === id)?.phase !== "paused") return;
  setPhase(id, "running");
  startClock(id, Math.max(clock.remaining, 0));
}

/** Fades a toast out, then removes it. */
export function closeToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock) return;
  clearTimeout(clock.timer);
  clocks.delete(id);
  setPhase(id, "leaving");
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_FADE_MS);
}

/** For the area that shows them. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly Toast[] => toasts,
  /** Takes all of them away at once, without fading: what they were about is gone. */
  clear(): void {
    for (const { timer } of clocks.values()) clearTimeout(timer);
    clocks.clear();
    change([]);
  },
};
