import type { ReactNode } from "react";

export interface EmptyStateProps {
  art?: ReactNode;
  title: string;
  /** One sentence that teaches what will be here, or what to do. */
  text: ReactNode;
  action?: ReactNode;
  /** Whether it is all there is on the screen, and its title the screen's. */
  isScreen?: boolean | undefined;
}

/** Where a list will be. */
export function EmptyState({ art, title, text, action, isScreen = false }: EmptyStateProps) {
  const Title = isScreen ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-4 py-12 text-center">
      {art ? (
        <div aria-hidden="true" className="mb-5 text-ink-faint">
          {art}
        </div>
      ) : null}
      <Title className="font-title text-heading font-semibold text-balance">{title}</Title>
      <p className="mt-1.5 text-tool text-pretty text-ink-soft">{text}</p>
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
