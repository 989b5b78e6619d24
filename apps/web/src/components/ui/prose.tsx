import type { ReactNode } from 'react';

/** Running text of a page with its title. */
export function Prose({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-14 sm:py-20">
      <h1 className="text-title">{title}</h1>
      {lead ? <p className="mt-4 text-lg text-ink-muted">{lead}</p> : null}
      <div className="mt-10 space-y-10 text-ink-soft [&_h2]:mb-2 [&_h2]:text-lg [&_h2]:font-semibold [&_h2]:text-ink [&_section]:scroll-mt-24 [&_section]:space-y-3">{children}</div>
    </div>
  );
}
