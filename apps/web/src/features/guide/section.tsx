import { HydrateNear } from '@/components/hydrate-near.tsx';
import type { ReactNode } from 'react';

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 space-y-5 border-t border-line pt-10 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <HydrateNear className="space-y-5">{children}</HydrateNear>
    </section>
  );
}

export function Code({ children }: { children: string }) {
  return <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-[0.8125rem] text-ink">{children}</code>;
}
