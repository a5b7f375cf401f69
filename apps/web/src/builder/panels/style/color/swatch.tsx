/** A colour as it is; what is transparent shows through as squares. */
export function Swatch({ color }: { readonly color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 overflow-hidden rounded-sm border border-line-strong"
      style={{
        background: `linear-gradient(${color || "transparent"},${color || "transparent"}),repeating-conic-gradient(#c9ced3 0 25%,#fff 0 50%) 0/10px 10px`,
      }}
    />
  );
}
