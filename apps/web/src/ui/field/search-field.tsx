import { Search } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useState } from "react";
import { TextField } from "./text-field.tsx";

/** Milliseconds of silence after which what was typed is searched. */
export const SEARCH_PAUSE_MS = 250;

export interface SearchFieldProps {
  /** Says what is searched; shown as long as nothing is typed. */
  label: string;
  /** What is searched now, without spaces around it; undefined where nothing is. */
  value: string | undefined;
  onValueChange: (value: string | undefined) => void;
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Words a list is narrowed to. They are searched once the hand rests, and follow a search that is set or cleared elsewhere. */
export function SearchField({ label, value, onValueChange, maxLength, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(value ?? "");
  const [known, setKnown] = useState(value);
  const [reported, setReported] = useState(value);
  // What comes back is either what was searched from here, while the hand may have gone on, or somebody else's.
  if (value !== known) {
    setKnown(value);
    if (value !== reported) {
      setReported(value);
      setTyped(value ?? "");
    }
  }
  const wanted = typed.trim() || undefined;
  const search = useEffectEvent(() => {
    setReported(wanted);
    onValueChange(wanted);
  });
  useEffect(() => {
    if (wanted === reported) return;
    const timer = setTimeout(search, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, reported]);
  return (
    <TextField
      ref={ref}
      label={label}
      isLabelHidden
      size="sm"
      type="search"
      placeholder={label}
      value={typed}
      maxLength={maxLength}
      onChange={({ target }) => setTyped(target.value)}
      suffix={<Search size={15} aria-hidden="true" className="mr-2 text-ink-faint" />}
    />
  );
}
