export interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  /** The same in words: `45%`. */
  text: string;
}

/** How far something is that takes a while; the words for it stand beside. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className="h-1.5 overflow-hidden rounded-pill bg-sunken"
    >
      <div
        style={{ transform: `scaleX(${share})` }}
        className="h-full origin-left rounded-pill bg-mar transition-transform duration-150 ease-out"
      />
    </div>
  );
}
