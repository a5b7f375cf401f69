import { blockDefinition } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/popup/dialog.tsx";
import type { CodeHolder } from "./own-code.ts";
import { useCodeState, useOwnCode } from "./own-code-context.ts";

export interface CodeSwitchProps {
  readonly holder: CodeHolder;
  readonly code: string;
  /** Where it may reach. */
  readonly hosts: readonly string[];
}

/** Whether a block's code is on, and the way to change that. Nothing for a block without any. */
export function CodeNotice({ block }: { readonly block: BlockRecord }) {
  const [code = "", ...hosts] = blockDefinition(block.kind)?.ownCode?.(block.props) ?? [];
  return <CodeSwitch holder={block} code={code} hosts={hosts} />;
}

/** Whether code is on, and the way to switch it off, or to see it whole and switch it on. Nothing where there is none. */
export function CodeSwitch(props: CodeSwitchProps) {
  const t = useText("builder");
  const state = useCodeState(props.holder);
  const [isLooking, setLooking] = useState(false);
  if (state === "on") return <CodeOn holder={props.holder} />;
  if (state !== "off") return null;
  return (
    <>
      <Notice tone="warning" title={t("ownCode.offTitle")}>
        {t("ownCode.offText")}
        <Button size="sm" className="mt-2" onClick={() => setLooking(true)}>
          {t("ownCode.look")}
        </Button>
      </Notice>
      {isLooking ? <CodeDialog {...props} onClose={() => setLooking(false)} /> : null}
    </>
  );
}

function CodeOn({ holder }: { readonly holder: CodeHolder }) {
  const t = useText("builder");
  const ownCode = useOwnCode();
  const [isBusy, setBusy] = useState(false);
  const switchOff = async (): Promise<void> => {
    setBusy(true);
    try {
      await ownCode.switchOff(holder);
    } catch (error) {
      setBusy(false);
      toast.error({ title: t("ownCode.stillOn"), desc: error instanceof Error ? error.message : undefined });
    }
  };
  return (
    <div className="flex items-center gap-3">
      <p className="min-w-0 flex-1 text-caption text-ink-soft">{t("ownCode.onText")}</p>
      <Button size="sm" isBusy={isBusy} onClick={() => void switchOff()}>
        {t("ownCode.switchOff")}
      </Button>
    </div>
  );
}

function CodeDialog({ holder, code, hosts, onClose }: CodeSwitchProps & { onClose(): void }) {
  const t = useText("builder");
  const ownCode = useOwnCode();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const switchOn = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await ownCode.switchOn(holder);
      onClose();
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof Error ? error.message : t("ownCode.failed"));
    }
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("ownCode.title")}
      description={t("ownCode.text")}
      footer={
        <>
          <Button onClick={onClose}>{t("ownCode.leaveOff")}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void switchOn()}>
            {t("ownCode.switchOn")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <pre className="rounded-md bg-sunken p-3 font-mono text-caption whitespace-pre-wrap wrap-anywhere">{code}</pre>
        {hosts.length > 0 ? (
          <div className="text-tool">
            <p className="font-medium">{t("ownCode.reaches")}</p>
            <ul className="mt-1 font-mono text-caption text-ink-soft">
              {hosts.map((host) => (
                <li key={host} className="wrap-anywhere">
                  {host}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
      </div>
    </Dialog>
  );
}
