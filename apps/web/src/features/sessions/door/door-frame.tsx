import { type ReactNode, Suspense, useEffect } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Wordmark } from "../../../ui/wordmark.tsx";
import { LegalLinks } from "../../legal/index.ts";
import { DoorLanguage } from "./door-language.tsx";
import { ShopWindow } from "./shop-window.tsx";

export interface DoorFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The way in: the form on paper, and beside it, where there is room, a lit window in the evening. */
export function DoorFrame({ title, lead, children }: DoorFrameProps) {
  const t = useText("sessions");
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);
  return (
    <div className="grid min-h-dvh wide:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main className="flex flex-col px-6 py-6 desktop:px-12">
        <div className="flex items-center justify-between gap-4">
          <Wordmark />
          <DoorLanguage />
        </div>
        <div className="mx-auto my-auto w-full max-w-100 py-10">
          <h1 className="font-title text-title font-semibold tracking-[-0.015em] text-balance">{title}</h1>
          <p className="mt-2 mb-8 text-body text-pretty text-ink-soft">{lead}</p>
          {children}
        </div>
        <Suspense>
          <LegalLinks />
        </Suspense>
      </main>
      <aside className="on-ink hidden wide:block">
        {/* Stays where it is while the form beside it grows or is scrolled. */}
        <div className="sticky top-0 flex min-h-dvh flex-col items-center justify-center gap-10 p-12">
          <ShopWindow />
          <p className="max-w-104 text-center font-title text-heading font-medium text-balance text-ink">{t("promise")}</p>
        </div>
      </aside>
    </div>
  );
}
