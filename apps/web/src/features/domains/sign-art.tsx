/** A shop's hanging sign, with room for a name. */
export function SignArt() {
  return (
    <svg
      width="168"
      height="104"
      viewBox="0 0 168 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 96h152" />
      <path d="M22 96V14M30 96V14M18 14h16" />
      <path d="M30 24h96M30 44c14 0 20-8 20-20" />
      <path d="M66 24v12M114 24v12" />
      <rect x="52" y="36" width="76" height="36" rx="6" className="stroke-mar" strokeWidth="2" />
      <path d="M64 54h18M92 54h24" />
      <path d="M87 54.500v.01" className="stroke-mar" strokeWidth="3" />
      <path d="M138 96V76h14v20" strokeDasharray="3 5" opacity="0.7" />
    </svg>
  );
}
