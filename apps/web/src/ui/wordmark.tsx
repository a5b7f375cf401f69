/** The mark: a window with its light on, and the name where there is room. */
export function Wordmark({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
        <rect x="2" y="4" width="22" height="18" rx="4" className="fill-mar" />
        <path d="M6.5 9h13v9h-13z" className="fill-on-mar" opacity="0.22" />
        <path d="M6.5 9 13 18l6.5-9" className="stroke-on-mar" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
        <circle cx="20.5" cy="6.5" r="3.5" className="fill-manga stroke-surface" strokeWidth="1.5" />
      </svg>
      <span className={isCompact ? "sr-only" : "font-title text-[19px] font-bold tracking-[-0.02em]"}>Vitrine</span>
    </span>
  );
}
