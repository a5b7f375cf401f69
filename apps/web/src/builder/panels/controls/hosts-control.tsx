import { findHosts } from "@vitrine/blocks";
import { isHostName, type Json } from "@vitrine/document";
import { useId, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

export interface HostsControlProps {
  readonly label: string;
  readonly value: Json | undefined;
  /** Where they are looked for. */
  readonly code: string;
  readonly max: number;
  commit(next: string[]): string | null;
}

/** The hosts that a piece of code names, each to be allowed or not; and a line for one that it does not name itself. */
export function HostsControl({ label, value, code, max, commit }: HostsControlProps) {
  const t = useText("builder");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const allowed = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  const all = [...new Set([...findHosts(code), ...allowed])];
  const isFull = allowed.length >= max;
  const add = (): void => {
    const host = typed
      .trim()
      .toLowerCase()
      .replace(/^(?:https?|wss?):\/\//, "")
      .replace(/\/.*$/, "");
    if (!isHostName(host)) {
      setProblem(t("ownCode.badHost"));
      return;
    }
    setProblem(undefined);
    setTyped("");
    if (!allowed.includes(host)) commit([...allowed, host]);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-labelledby={id}>
      <span id={id} className="text-tool font-medium">
        {label}
      </span>
      <p className="text-caption text-ink-soft">{all.length === 0 ? t("ownCode.noHosts") : t("ownCode.hostsHint")}</p>
      {all.map((host) => {
        const isAllowed = allowed.includes(host);
        return (
          <div key={host} className="min-w-0 wrap-anywhere">
            <Checkbox
              label={host}
              checked={isAllowed}
              isDisabled={isFull && !isAllowed}
              onCheckedChange={(isOn) => commit(isOn ? [...allowed, host] : allowed.filter((each) => each !== host))}
            />
          </div>
        );
      })}
      <div className="flex items-end gap-1.5">
        <div className="min-w-0 flex-1">
          <TextField
            label={t("ownCode.anotherHost")}
            size="sm"
            placeholder="exemplo.com.br"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={problem}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // It adds, and sends no form around it.
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button size="sm" disabled={isFull || typed.trim() === ""} onClick={add}>
          {t("ownCode.allow")}
        </Button>
      </div>
    </fieldset>
  );
}
