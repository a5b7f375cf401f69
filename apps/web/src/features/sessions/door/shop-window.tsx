/** A lit window in the evening: a page in it, and a lead that has just come in. */
export function ShopWindow() {
  return (
    <svg viewBox="0 0 440 400" className="w-full max-w-110" fill="none" aria-hidden="true">
      <path d="M20 380h400" className="stroke-line" strokeWidth="2" />
      <rect x="52" y="92" width="336" height="288" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
      <rect x="72" y="130" width="296" height="230" rx="6" fill="#fbf8f2" />
      <rect x="72" y="130" width="296" height="22" rx="6" fill="#efe9dd" />
      <circle cx="86" cy="141" r="3.5" fill="#c9c0ae" />
      <circle cx="98" cy="141" r="3.5" fill="#c9c0ae" />
      <circle cx="110" cy="141" r="3.5" fill="#c9c0ae" />
      <rect x="94" y="172" width="150" height="14" rx="3" fill="#1d2638" />
      <rect x="94" y="193" width="118" height="14" rx="3" fill="#1d2638" />
      <rect x="94" y="218" width="138" height="6" rx="3" fill="#b9b3a6" />
      <rect x="94" y="230" width="124" height="6" rx="3" fill="#b9b3a6" />
      <rect x="94" y="242" width="96" height="6" rx="3" fill="#b9b3a6" />
      <rect x="94" y="264" width="96" height="28" rx="6" fill="#006b73" />
      <rect x="112" y="275" width="60" height="6" rx="3" fill="#fff" />
      <rect x="262" y="172" width="84" height="120" rx="8" fill="#d9ecec" />
      <path d="M262 262c18-22 30-10 44-24s22-14 40-4v50a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8z" fill="#8fc4c4" />
      <circle cx="322" cy="198" r="11" fill="#f4a83d" />
      <path d="M94 314h76M94 326h62M186 314h76M186 326h54M278 314h68M278 326h50" stroke="#d8d2c5" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M40 52a8 8 0 0 1 8-8h344a8 8 0 0 1 8 8l14 42a23 23 0 0 1-46 0 23 23 0 0 1-49 0 23 23 0 0 1-49 0 23 23 0 0 1-50 0 23 23 0 0 1-50 0 23 23 0 0 1-49 0 23 23 0 0 1-49 0 23 23 0 0 1-46 0z"
        className="fill-mar"
      />
      <path
        d="M72 94 84 44h43l-6 50a23 23 0 0 1-49 0zM170 94l4-50h46v50a23 23 0 0 1-50 0zM270 94l-4-50h46l7 50a23 23 0 0 1-49 0z"
        fill="#fbf8f2"
        opacity="0.9"
      />
      <g>
        <rect x="232" y="322" width="196" height="58" rx="10" className="fill-raised stroke-line" strokeWidth="1.5" />
        <circle cx="260" cy="351" r="14" className="fill-success-soft" />
        <path d="m254 351 4.5 4.5 8-9" className="stroke-success" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
        <rect x="284" y="339" width="94" height="7" rx="3.5" className="fill-ink" />
        <rect x="284" y="354" width="122" height="6" rx="3" className="fill-ink-faint" />
        <circle cx="416" cy="334" r="4.5" className="fill-manga" />
      </g>
    </svg>
  );
}
